### Οι επεκτάσεις του Καρκασσόν στην οθόνη: πιόνια, ερωτήσεις, κινήσεις, ιστορικό, πόντοι, επιλογή επεκτάσεων.

## Πιόνια και σύμβολα

carcassonne-ui-piece-meeple = βοηθός
carcassonne-ui-piece-big = μεγάλος βοηθός
carcassonne-ui-piece-builder = κτίστης
carcassonne-ui-piece-pig = γουρούνι
carcassonne-ui-piece-mage = μάγος
carcassonne-ui-piece-witch = μάγισσα
carcassonne-ui-piece-robber = ληστής του πίνακα
carcassonne-ui-piece-marker = δείκτης
carcassonne-ui-piece-messenger = αγγελιοφόρος
carcassonne-ui-at = { $feature } στο ({ $cell })
carcassonne-ui-ferry = βάρκα: { $roads }
carcassonne-ui-ferry-at = Βάρκα στο ({ $cell })
carcassonne-ui-gold-at = { carcassonne-ui-ingots } στο ({ $cell })
carcassonne-ui-ingots = { $count ->
    [one] μία ράβδος
   *[other] { $count } ράβδοι
}
carcassonne-ui-with-inn = πανδοχείο
carcassonne-ui-with-cathedral = καθεδρικός
carcassonne-ui-with-wine = κρασί
carcassonne-ui-with-grain = σιτάρι
carcassonne-ui-with-cloth = ύφασμα
carcassonne-ui-with-machine = ιπτάμενη μηχανή
carcassonne-ui-with-lake = λίμνη
carcassonne-ui-with-gold = σύμβολο χρυσού
carcassonne-ui-with-magic = σύμβολο μαγείας
carcassonne-ui-with-pouch = πουγκί
carcassonne-ui-with-rake = σχέδιο στο χωράφι με τσουγκράνα
carcassonne-ui-with-club = σχέδιο στο χωράφι με ρόπαλο
carcassonne-ui-with-shield = σχέδιο στο χωράφι με ασπίδα

## Ερωτήσεις

carcassonne-ui-ask-land = Πού προσγειώνεται;
carcassonne-ui-ask-ferry = Πού περνά η βάρκα;
carcassonne-ui-ask-ferries = Μετακινείτε βάρκα;
carcassonne-ui-ask-ingot = Πού μπαίνει η δεύτερη ράβδος;
carcassonne-ui-ask-magic = { $figure ->
    [mage] Πού πηγαίνει ο μάγος;
   *[witch] Πού πηγαίνει η μάγισσα;
}
carcassonne-ui-ask-robber = Πού περιμένει ο ληστής σας;
carcassonne-ui-ask-score = Τι βαθμολογείται τώρα;
carcassonne-ui-ask-award = Ποιο πιόνι προχωρά;
carcassonne-ui-ask-share = Ποια ράβδο παίρνετε;
carcassonne-ui-ask-message = { $message ->
    [0] Τι κάνει το μήνυμα;
   *[other] Μήνυμα { $message }: τι παίρνετε;
}
carcassonne-ui-ask-crop = Προσθήκη βοηθών ή επιστροφή;
carcassonne-ui-ask-crop-A = { $symbol ->
    [rake] Προσθέτετε αγρότη;
    [club] Προσθέτετε ληστή;
   *[shield] Προσθέτετε ιππότη;
}
carcassonne-ui-ask-crop-B = { $symbol ->
    [rake] Ποιος αγρότης γυρίζει;
    [club] Ποιος ληστής γυρίζει;
   *[shield] Ποιος ιππότης γυρίζει;
}
carcassonne-ui-turn-of = παίζει: { $name }
carcassonne-ui-hint-land = Το ζάρι δείχνει { $distance }
carcassonne-ui-hint-points = { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
carcassonne-ui-hint-crop = { $symbol ->
    [rake] Αφορά τους αγρότες όλων
    [club] Αφορά τους ληστές όλων
   *[shield] Αφορά τους ιππότες όλων
}
carcassonne-ui-hint-robber = Παίρνει τα μισά από όποιον φύγει με πόντους
carcassonne-ui-figure-spots = { $spots ->
    [one] Μία δυνατότητα
   *[other] { $spots } δυνατότητες
}
carcassonne-ui-choices-piece = Ποιο πιόνι
carcassonne-ui-choices-robber = Θέσεις του πίνακα
carcassonne-ui-choices-award = Πιόνια του πίνακα
carcassonne-ui-choices-crop = Τι κάνουν όλοι
carcassonne-ui-key-piece = πιόνι
carcassonne-ui-crop-short-A = Προσθήκη
carcassonne-ui-crop-short-B = Επιστροφή

## Κουμπιά

carcassonne-ui-fly = Πτήση
carcassonne-ui-choose = Αυτό
carcassonne-ui-take = Παίρνω
carcassonne-ui-advance = Προχωρά { $points }
carcassonne-ui-use-effect = { $points ->
    [0] Χρήση
   *[other] Χρήση +{ $points }
}
carcassonne-ui-use-points = Δύο πόντοι
carcassonne-ui-pass-ferries = Καμία βάρκα
carcassonne-ui-pass-robber = Χωρίς ληστή
carcassonne-ui-pass-crop = Κανέναν

## Κινήσεις με λόγια

carcassonne-ui-move-put = { $piece }: { $segment }
carcassonne-ui-move-off = { $piece }: εκτός ταμπλό
carcassonne-ui-move-fly = { $piece }: πετά
carcassonne-ui-move-roll = το ζάρι δείχνει { $distance }
carcassonne-ui-move-land = προσγείωση: { $segment }
carcassonne-ui-move-ferry = βάρκα στο ({ $cell }): { $roads }
carcassonne-ui-move-gold = ράβδος στο ({ $cell })
carcassonne-ui-move-take = ράβδος από το ({ $cell })
carcassonne-ui-move-robber = ληστής του πίνακα στη θέση { $space }: { $names }
carcassonne-ui-move-score = { $segment }, αξία { $value }
carcassonne-ui-move-award = { $piece } από { $from } σε { $to }{ $dark ->
    [1] , μήνυμα
   *[0] {""}
}
carcassonne-ui-move-message = μήνυμα { $message }
carcassonne-ui-move-use-effect = { $points ->
    [0] χρήση του μηνύματος
   *[other] χρήση του μηνύματος για { $points }
}
carcassonne-ui-move-use-points = δύο πόντοι αντί για το μήνυμα
carcassonne-ui-move-return = γυρίζει: { $piece }, { $segment }
carcassonne-ui-move-add = προσθήκη: { $piece }, { $segment }
carcassonne-ui-move-pass = τίποτε
carcassonne-ui-crop-A = όλοι μπορούν να προσθέσουν βοηθό
carcassonne-ui-crop-B = όλοι πρέπει να πάρουν έναν βοηθό πίσω

## Ιστορικό

carcassonne-ui-log-put = βάζει: { $piece }, { $segment }
carcassonne-ui-log-piece-returned = { $name }: γυρίζει: { $piece }
carcassonne-ui-log-piece-unpaid = { $name }: γυρίζει χωρίς πόντους: { $piece }
carcassonne-ui-log-second = ο κτίστης κερδίζει δεύτερο πλακίδιο
carcassonne-ui-log-again = παίζει το δεύτερο πλακίδιο
carcassonne-ui-log-flying = πετά: { $piece }
carcassonne-ui-log-crashed = δεν έχει πού να προσγειωθεί, γυρίζει: { $piece }
carcassonne-ui-log-landed = προσγειώνεται: { $piece }, { $segment }
carcassonne-ui-log-added = προσθέτει: { $piece }, { $segment }
carcassonne-ui-log-ferry = βάζει βάρκα στο ({ $cell })
carcassonne-ui-log-ferry-moved = μετακινεί τη βάρκα στο ({ $cell })
carcassonne-ui-log-caught = ο ληστής στη θέση { $space } του πίνακα κλέβει: { $victim }
carcassonne-ui-log-followed = ο ληστής του πίνακα ακολουθεί στη θέση { $space }: { $name }

## Πόντοι

carcassonne-ui-count-mage = ο μάγος
carcassonne-ui-count-witch = η μάγισσα
carcassonne-ui-count-pig = το γουρούνι
carcassonne-ui-count-knight = { $count ->
    [one] 1 ιππότης
   *[other] { $count } ιππότες
}
carcassonne-ui-count-farmer = { $count ->
    [one] 1 αγρότης
   *[other] { $count } αγρότες
}
carcassonne-ui-count-ingot = { carcassonne-ui-ingots }
carcassonne-ui-source-messages = Μηνύματα
carcassonne-ui-source-robberies = Ληστείες
carcassonne-ui-source-goods = Εμπορεύματα
carcassonne-ui-source-gold = Χρυσός
carcassonne-ui-robbed-of = τα μισά από { $points }
carcassonne-ui-tokens = { $count ->
    [one] ένα εμπόρευμα
   *[other] { $count } εμπορεύματα
}
carcassonne-ui-way = { $piece } από { $from } σε { $to }

## Αρνήσεις: τίτλοι

carcassonne-ui-refused-none-left = Δεν έμεινε στο χέρι
carcassonne-ui-refused-companion = Χρειάζεται δικός σας βοηθός
carcassonne-ui-refused-flight = Δεν πετά εκεί
carcassonne-ui-refused-ferry = Η βάρκα δεν πάει εκεί
carcassonne-ui-refused-gold = Όχι αυτή η ράβδος
carcassonne-ui-refused-magic = Δεν χωρά μαγεία
carcassonne-ui-refused-robber = Δεν χωρά ληστής
carcassonne-ui-refused-message = Όχι με αυτό το μήνυμα
carcassonne-ui-refused-crop = Όχι με αυτό το σχέδιο

## Το ταμπλό με λόγια, απόθεμα

carcassonne-ui-in-hand = { $piece } στο χέρι
carcassonne-ui-has-points = { $piece } { $points }
carcassonne-ui-robber-on = ληστής του πίνακα στη θέση { $space }
carcassonne-ui-summary-magic = { $piece }: { $place }
carcassonne-ui-beside = δίπλα στο ταμπλό
carcassonne-ui-summary-messages = { $turned ->
    [one] έχει γυρίσει ένα μήνυμα
   *[other] έχουν γυρίσει { $turned } μηνύματα
}
carcassonne-ui-messages-known = Μηνύματα που γύρισαν, με τη σειρά της στοίβας
carcassonne-ui-ferries-left = { $count ->
    [one] απομένει μία βάρκα
   *[other] απομένουν { $count } βάρκες
}
carcassonne-ui-ingots-left = { $count ->
    [one] απομένει μία ράβδος
   *[other] απομένουν { $count } ράβδοι
}
carcassonne-ui-goods-left = εμπορεύματα που απομένουν: { $goods }

## Επιλογή επεκτάσεων

carcassonne-option-expansions-inns-hint = Πανδοχεία για διπλούς δρόμους, καθεδρικοί για τριπλές πόλεις, και ένας μεγάλος βοηθός που μετρά για δύο.
carcassonne-option-expansions-traders-hint = Εμπορεύματα στις πόλεις, κτίστης για δεύτερο πλακίδιο, γουρούνι για πιο πλούσια λιβάδια.
carcassonne-option-expansions-flying-hint = Ένας βοηθός απογειώνεται, το ζάρι λέει πόσο μακριά, και προσγειώνεται ακόμη και σε ξένη τοποθεσία.
carcassonne-option-expansions-messengers-hint = Δεύτερο πιόνι στον πίνακα των πόντων· στις σκούρες θέσεις περιμένει μήνυμα.
carcassonne-option-expansions-ferries-hint = Στις λίμνες οι βάρκες ενώνουν δρόμους και τους χωρίζουν ξανά.
carcassonne-option-expansions-gold-hint = Ράβδοι χρυσού πάνω στα πλακίδια: τις παίρνει όποιος κλείνει ό,τι βρίσκεται εκεί.
carcassonne-option-expansions-magic-hint = Ο μάγος πλουτίζει έναν ανοιχτό δρόμο ή μια πόλη, η μάγισσα αφήνει τα μισά.
carcassonne-option-expansions-robbers-hint = Ένας ληστής περιμένει στον πίνακα των πόντων και παίρνει τα μισά από τους άλλους.
carcassonne-option-expansions-crops-hint = Σχέδια στα χωράφια: όλοι προσθέτουν αγρότη, ληστή ή ιππότη, ή παίρνουν έναν πίσω.
carcassonne-ui-preset-base = Βασικό
carcassonne-ui-preset-big = Οι δύο μεγάλες
carcassonne-ui-preset-small = Οι μικρές
carcassonne-ui-preset-all = Όλες
