## Οι επεκτάσεις του Καρκασσόν: επιλογές, κινήσεις, αρνήσεις, θέσεις, ιστορικό.

# Επιλογές
carcassonne-option-expansions = Επεκτάσεις
carcassonne-option-expansions-inns = Πανδοχεία & Καθεδρικοί
carcassonne-option-expansions-traders = Έμποροι & Κτίστες
carcassonne-option-expansions-flying = Οι Ιπτάμενες Μηχανές
carcassonne-option-expansions-messengers = Οι Αγγελιοφόροι
carcassonne-option-expansions-ferries = Ο Βαρκάρης
carcassonne-option-expansions-gold = Τα Χρυσωρυχεία
carcassonne-option-expansions-magic = Μάγος & Μάγισσα
carcassonne-option-expansions-robbers = Οι Ληστές
carcassonne-option-expansions-crops = Σχέδια στα Χωράφια

# Κινήσεις που δεν διαβάζονται
carcassonne-move-ferry = «{ $text }»: δώστε δύο δρόμους της λίμνης, πρώτα τον μικρότερο αριθμό, όπως «ferry r0-r2» ή «ferry 1,0 r0-r2».
carcassonne-move-cell = «{ $text }»: δώστε ένα τετράγωνο, όπως «gold 1,-2» ή «take 1,-2».
carcassonne-move-spot = «{ $text }»: δώστε ένα τμήμα του ταμπλό, όπως «mage 1,-2:c0», ή «off».
carcassonne-move-figure = «{ $text }»: δώστε το πιόνι, meeple ή big, και πού στέκεται, όπως «return meeple 1,-2:r0».

# Γιατί δεν επιτρέπεται μια κίνηση
carcassonne-refusal-no-figure-left = Δεν υπάρχει στο απόθεμα: { carcassonne-figure-names }.
carcassonne-figure-names = { $figure ->
    [big] μεγάλος βοηθός
    [builder] κτίστης
    [pig] γουρούνι
   *[meeple] βοηθός
}
carcassonne-refusal-builder-where = Ο κτίστης στέκεται μόνο σε δρόμους και πόλεις.
carcassonne-refusal-builder-alone = Ο κτίστης μπαίνει μόνο δίπλα σε δικό σας βοηθό. Εκεί δεν έχετε κανέναν.
carcassonne-refusal-pig-where = Το γουρούνι στέκεται μόνο σε λιβάδια.
carcassonne-refusal-pig-alone = Το γουρούνι μπαίνει μόνο δίπλα σε δικό σας αγρότη. Σε αυτό το λιβάδι δεν έχετε κανέναν.
carcassonne-refusal-flight-kind = Πετούν μόνο βοηθοί.
carcassonne-refusal-no-machine = Το πλακίδιο που μόλις μπήκε δεν έχει ιπτάμενη μηχανή.
carcassonne-refusal-die = Το ζάρι δείχνει 1, 2 ή 3.
carcassonne-refusal-land-field = Κανείς δεν προσγειώνεται σε λιβάδι.
carcassonne-refusal-land-complete = Στο { $at } δεν υπάρχει ανοιχτό { $segment }.
carcassonne-refusal-ferry-far = Η βάρκα στο { $at } δεν μετακινείται τώρα: δεν είναι η πρώτη σε δρόμο που συνέχισε το νέο πλακίδιο, ή έχει ήδη μετακινηθεί.
carcassonne-refusal-ferry-itself = Η βάρκα ενώνει δύο διαφορετικούς δρόμους της λίμνης της.
carcassonne-refusal-ferry-road = Η λίμνη στο { $at } δεν έχει και τους δύο δρόμους, { $one } και { $two }.
carcassonne-refusal-ferry-same = Η βάρκα στο { $at } ενώνει ήδη { $one } και { $two }.
carcassonne-refusal-magic-off = Ο μάγος και η μάγισσα βγαίνουν από το ταμπλό μόνο αν δεν έχουν πού να πάνε, και μόνο αν βρίσκονται εκεί.
carcassonne-refusal-magic-where = Ο μάγος και η μάγισσα στέκονται σε δρόμους και πόλεις: το { $segment } δεν είναι.
carcassonne-refusal-magic-complete = Η τοποθεσία στο { $segment } είναι κλειστή.
carcassonne-refusal-magic-held = Στην τοποθεσία στο { $segment } βρίσκεται ήδη ο μάγος ή η μάγισσα.
carcassonne-refusal-magic-name = Αυτό το κομμάτι δίνεται με το πρώτο του τμήμα: { $first }.
carcassonne-refusal-robber-there = Ο ληστής του πίνακα βρίσκεται ήδη στη θέση { $space }.
carcassonne-refusal-robber-empty = Στη θέση { $space } του πίνακα δεν υπάρχει πιόνι αντιπάλου.
carcassonne-refusal-score = Στο { $segment } δεν αρχίζει τοποθεσία που πρέπει να βαθμολογηθεί.
carcassonne-refusal-advance = Κινείται ο δείκτης ή ο αγγελιοφόρος, τίποτε άλλο.
carcassonne-refusal-message-known = Αυτό το μήνυμα έχει ήδη τη σειρά του στη στοίβα.
carcassonne-refusal-message-use = Το μήνυμα { $message } δεν μπορεί να χρησιμοποιηθεί έτσι τώρα.
carcassonne-refusal-no-such-meeple = Δεν έχετε τέτοιο πιόνι στο { $segment }.
carcassonne-refusal-recall-minority = Στο { $segment } κάποιος άλλος έχει περισσότερους βοηθούς.
carcassonne-refusal-gold-far = Η δεύτερη ράβδος μπαίνει σε πλακίδιο δίπλα στο νέο.
carcassonne-refusal-gold-none = Στο { $at } δεν υπάρχει ράβδος.
carcassonne-refusal-gold-claim = Δεν δικαιούστε τις ράβδους στο { $at }: το πλακίδιο δεν ανήκει σε κάτι δικό σας που μόλις έκλεισε.
carcassonne-refusal-crop-choice = Η επιλογή ανάμεσα σε A (προσθήκη) και B (επιστροφή) γίνεται μία φορά, πριν κινηθεί κανείς.
carcassonne-refusal-crop-other = { $choice ->
    [A] Όλοι μπορούν να προσθέσουν βοηθό· τίποτα δεν επιστρέφει.
   *[B] Όλοι πρέπει να πάρουν έναν πίσω.
}
carcassonne-refusal-crop-none = Δεν έχετε τέτοιο πιόνι στο { $segment }.
carcassonne-refusal-crop-kind = { $symbol ->
    [rake] Η τσουγκράνα αφορά μόνο αγρότες.
    [club] Το ρόπαλο αφορά μόνο ληστές.
   *[shield] Η ασπίδα αφορά μόνο ιππότες.
}
carcassonne-refusal-crop-beside = Βοηθός μπαίνει μόνο σε τμήμα όπου στέκεται δικός σας: όχι στο { $segment }.

# Τι δεν πάει καλά σε μια θέση
carcassonne-position-ferry = Το { $where } πρέπει να δίνει δύο δρόμους της λίμνης, όπως ["r0", "r2"].
carcassonne-position-ferry-itself = { $where }: η βάρκα δεν ενώνει τον δρόμο { $road } με τον εαυτό του (κανόνας { $rule }).
carcassonne-position-ferry-missing = Η λίμνη στο { $segment } χρειάζεται «ferry».
carcassonne-position-ferry-early = Η λίμνη στο { $segment } έχει βάρκα, αλλά η βάρκα της τοποθετείται μόλις τώρα.
carcassonne-position-claims = { $where }: οι απαιτήσεις είναι θέσεις που παίρνουν ράβδους που υπάρχουν εκεί, την ώρα της μοιρασιάς.
carcassonne-position-seats = Το «{ $name }» πρέπει να είναι λίστα με ένα στοιχείο για κάθε θέση ({ $seats }).
carcassonne-position-flag = Το { $where } πρέπει να είναι true ή false, όχι «{ $value }».
carcassonne-position-messages = Το «messages» χρειάζεται «order», διαφορετικούς αριθμούς από 1 ως 8, και «turned», πόσα έχουν γυρίσει συνολικά.
carcassonne-position-second = Το «second» είναι ένα από τα { $known }, όχι «{ $value }».
carcassonne-position-goods = Το { $where } χρειάζεται έναν αριθμό για καθένα από τα { $known }.
carcassonne-position-tokens = Οι θέσεις έχουν δείκτες { $goods }: { $count }. Υπάρχουν { $most }.
carcassonne-position-ingots = Χρησιμοποιούνται ράβδοι (πλακίδια και θέσεις): { $count }. Υπάρχουν { $most }.
carcassonne-position-magic = Το «magic» χρειάζεται { $known }, το καθένα τμήμα ή null.
carcassonne-position-magic-where = { $where }: ο μάγος και η μάγισσα στέκονται σε δρόμους και πόλεις, όχι στο { $segment }.
carcassonne-position-companion = Το πιόνι στο { $segment } ({ $figure }) στέκεται χωρίς βοηθό του ιδιοκτήτη του ή εκεί που δεν μπορεί (κανόνας { $rule }).
carcassonne-position-agenda = Το «agenda» δεν ταιριάζει: πρέπει να είναι τα βήματα ενός γύρου με όλα τους τα στοιχεία, από τον γύρο ως το βήμα που περιμένει.
carcassonne-position-agenda-needed = Το βήμα «{ $step }» χρειάζεται ολόκληρο το «agenda».

# Ιστορικό
carcassonne-log-figure = βάζει: { carcassonne-figure-names }, { $segment }
carcassonne-log-second = κερδίζει δεύτερο πλακίδιο με τον κτίστη
carcassonne-log-again = παίζει δεύτερο πλακίδιο
carcassonne-log-goods = παίρνει εμπορεύματα: { $goods }
carcassonne-log-good = { $kind ->
    [wine] κρασί
    [grain] σιτάρι
   *[cloth] ύφασμα
} { $count }
carcassonne-log-flying = πετά: { carcassonne-figure-names }
carcassonne-log-rolled = το ζάρι δείχνει { $distance }
carcassonne-log-landed = προσγειώνεται στο { $segment }
carcassonne-log-crashed = δεν έχει πού να προσγειωθεί· το πιόνι γυρίζει
carcassonne-log-ferry = βάζει βάρκα στο ({ $cell }): { $roads }
carcassonne-log-ferry-moved = μετακινεί τη βάρκα στο ({ $cell }): { $roads }
carcassonne-log-gold = βάζει ράβδο στο ({ $cell })
carcassonne-log-ingot = παίρνει ράβδο από το ({ $cell })
carcassonne-log-magic = { $figure ->
    [mage] πάει τον μάγο στο { $segment }
   *[witch] πάει τη μάγισσα στο { $segment }
}
carcassonne-log-magic-off = { $figure ->
    [mage] βγάζει τον μάγο από το ταμπλό
   *[witch] βγάζει τη μάγισσα από το ταμπλό
}
carcassonne-log-magic-left = { $figure ->
    [mage] ο μάγος φεύγει από το ταμπλό
   *[witch] η μάγισσα φεύγει από το ταμπλό
}
carcassonne-log-returned = γυρίζει: { carcassonne-figure-names }
carcassonne-log-robber = βάζει τον ληστή του πίνακα στη θέση { $space }
carcassonne-log-caught = ο ληστής στη θέση { $space } παίρνει τα μισά
carcassonne-log-followed = ο ληστής ακολουθεί στη θέση { $space }
carcassonne-log-robber-home = ο ληστής γυρίζει
carcassonne-log-dark = { $figure ->
    [messenger] ο αγγελιοφόρος σταματά στη σκούρα θέση { $space }
   *[marker] ο δείκτης σταματά στη σκούρα θέση { $space }
}
carcassonne-log-message = γυρίζει το μήνυμα { $message }: { carcassonne-message-names }
carcassonne-message-names = { $message ->
    [1] ο μικρότερος δρόμος
    [2] η μικρότερη πόλη
    [3] το μικρότερο μοναστήρι
    [4] δύο πόντοι για κάθε θυρεό
    [5] δύο πόντοι για κάθε ιππότη
    [6] δύο πόντοι για κάθε αγρότη
    [7] άλλο ένα πλακίδιο
   *[8] πόντοι για έναν βοηθό, που γυρίζει
}
carcassonne-log-use = { $use ->
    [effect] χρησιμοποιεί το μήνυμα
   *[points] παίρνει αντ' αυτού δύο πόντους
}
carcassonne-log-crop = { $choice ->
    [A] όλοι μπορούν να προσθέσουν βοηθό
   *[B] όλοι πρέπει να πάρουν έναν βοηθό πίσω
}: { $symbol ->
    [rake] αγρότες
    [club] ληστές
   *[shield] ιππότες
}
carcassonne-log-added = προσθέτει: { carcassonne-figure-names }, { $segment }
carcassonne-log-source-message = μήνυμα { $message }
carcassonne-log-source-robbery = ληστεία
carcassonne-log-source-goods = τα περισσότερα εμπορεύματα: { $goods ->
    [wine] κρασί
    [grain] σιτάρι
   *[cloth] ύφασμα
}
carcassonne-log-source-gold = χρυσός

# Τι μετρήθηκε
carcassonne-ui-term-mage = ο μάγος σε { $count ->
    [one] 1 πλακίδιο
   *[other] { $count } πλακίδια
}, από 1
carcassonne-ui-term-witch = η μάγισσα αφήνει τα μισά ({ $each })
carcassonne-ui-term-pig = το γουρούνι: { $count ->
    [one] 1 πόλη
   *[other] { $count } πόλεις
}, από 1 ακόμη
carcassonne-ui-term-knight = { $count ->
    [one] 1 ιππότης
   *[other] { $count } ιππότες
}, από { $each }
carcassonne-ui-term-farmer = { $count ->
    [one] 1 αγρότης
   *[other] { $count } αγρότες
}, από { $each }
carcassonne-ui-term-message = δύο πόντοι αντί για το μήνυμα
carcassonne-ui-term-robbery = τα μισά από τους πόντους αντιπάλου
carcassonne-ui-term-goods = τα περισσότερα ενός είδους
carcassonne-ui-term-ingot = { $count ->
    [one] 1 ράβδος
   *[other] { $count } ράβδοι
}, από { $each }
