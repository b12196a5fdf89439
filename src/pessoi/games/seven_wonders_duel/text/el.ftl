## 7 Wonders Duel: επιλογές, κινήσεις, αρνήσεις, θέσεις, τι έγινε.

game-seven_wonders_duel = 7 Wonders Duel

# Επιλογές
seven_wonders_duel-option-wonders = Θαύματα
seven_wonders_duel-option-wonders-draft = επιλέγονται με τη σειρά
seven_wonders_duel-option-wonders-first_game = δοσμένα, για πρώτο παιχνίδι
seven_wonders_duel-option-centre_start = Επόμενη Εποχή με το πιόνι στο κέντρο
seven_wonders_duel-option-centre_start-begins = ξεκινάει όποιος έπαιξε την τελευταία κάρτα
seven_wonders_duel-option-centre_start-chooses = όποιος έπαιξε την τελευταία κάρτα επιλέγει ποιος ξεκινάει
seven_wonders_duel-option-first = Πρώτος παίκτης
seven_wonders_duel-option-first-random = με κλήρωση
seven_wonders_duel-option-first-0 = η πρώτη θέση
seven_wonders_duel-option-first-1 = η δεύτερη θέση
seven_wonders_duel-option-assistance = Βοήθεια στην οθόνη
seven_wonders_duel-option-assistance-full = πλήρης: κόστη, κάρτες που δεν φάνηκαν ακόμη, πόντοι αν το παιχνίδι τελείωνε τώρα
seven_wonders_duel-option-assistance-standard = κανονική: κόστη, κάρτες που δεν φάνηκαν ακόμη
seven_wonders_duel-option-assistance-purist = καμία, όπως σε πραγματικό τραπέζι

# Πώς τελείωσε
seven_wonders_duel-ending-military = Στρατιωτική υπεροχή: το πιόνι μπήκε σε πρωτεύουσα.
seven_wonders_duel-ending-scientific = Επιστημονική υπεροχή: έξι διαφορετικά σύμβολα σε μία πόλη.
seven_wonders_duel-ending-civilian = Αστική νίκη: μετρούν οι πόντοι.
seven_wonders_duel-tie-blue = Ισοπαλία: κρίνουν οι πόντοι των μπλε Κτιρίων.
seven_wonders_duel-tie-shared = Ισοπαλία και στα μπλε Κτίρια: η νίκη μοιράζεται.

# Κινήσεις που δεν διαβάζονται
seven_wonders_duel-move-text = «{ $text }»: δεν είναι κίνηση του 7 Wonders Duel. Οι κινήσεις γράφονται έτσι: «build baths», «discard baths», «wonder sphinx baths».
seven_wonders_duel-move-wonder = «{ $text }»: πρέπει να λέει ένα Θαύμα και την κάρτα κάτω του, όπως «wonder sphinx baths».
seven_wonders_duel-move-name = «{ $text }»: τίποτα τέτοιο δεν λέγεται «{ $name }».
seven_wonders_duel-move-order = «{ $text }»: καθένα πρέπει να λέγεται μία φορά, με τη σειρά των δεδομένων.

# Γιατί δεν επιτρέπεται μια κίνηση
seven_wonders_duel-refusal-over = Το παιχνίδι έχει τελειώσει.
seven_wonders_duel-refusal-step = Δεν είναι η ώρα του: { $step ->
    [first] κληρώνεται ο πρώτος παίκτης.
    [tokens] κληρώνονται οι δείκτες Προόδου του ταμπλό.
    [wonders] απλώνονται Θαύματα.
    [guilds] απλώνεται η δομή της Εποχής Γ΄.
    [lay] απλώνεται μια κάρτα.
    [reveal] αποκαλύπτεται μια κάρτα.
    [draw] τραβιούνται δείκτες Προόδου.
    [pick] επιλέγεται ένα Θαύμα.
    [begin] επιλέγεται ποιος ξεκινάει την Εποχή.
    [turn] μια διαθέσιμη κάρτα κτίζεται, ξεσκαρτάρεται ή μπαίνει κάτω από Θαύμα.
    [token] επιλέγεται ένας δείκτης Προόδου του ταμπλό.
    [keep] κρατιέται ένας από τους δείκτες που τραβήχτηκαν.
    [revive] κτίζεται μια κάρτα από τη στοίβα ξεσκαρταρίσματος.
   *[raze] ξεσκαρτάρεται μια κάρτα του αντιπάλου.
}
seven_wonders_duel-refusal-seat = Υπάρχουν μόνο οι θέσεις 0 και 1.
seven_wonders_duel-refusal-unknown = Δεν υπάρχει τέτοια κάρτα ή τέτοιο Θαύμα.
seven_wonders_duel-refusal-not-there = Η κάρτα αυτή δεν βρίσκεται ανοιχτή στη δομή.
seven_wonders_duel-refusal-covered = Η κάρτα αυτή δεν είναι διαθέσιμη. Πάνω της: { $cards }.
seven_wonders_duel-face-down = κλειστή κάρτα
seven_wonders_duel-refusal-coins = Κοστίζει { $cost } { $cost ->
    [one] νόμισμα
   *[other] νομίσματα
} και έχετε { $coins }.
seven_wonders_duel-refusal-wonder-built = Το Θαύμα αυτό είναι ήδη κτισμένο.
seven_wonders_duel-refusal-wonder-boxed = Κτίστηκαν επτά Θαύματα: αυτό βγήκε από το παιχνίδι.
seven_wonders_duel-refusal-wonder-other = Το Θαύμα αυτό δεν είναι δικό σας.
seven_wonders_duel-refusal-pick = Το Θαύμα αυτό δεν είναι απλωμένο.
seven_wonders_duel-refusal-token = Ο δείκτης Προόδου αυτός δεν βρίσκεται στο ταμπλό.
seven_wonders_duel-refusal-keep = Ο δείκτης Προόδου αυτός δεν τραβήχτηκε.
seven_wonders_duel-refusal-revive = Η κάρτα αυτή δεν βρίσκεται στη στοίβα ξεσκαρταρίσματος.
seven_wonders_duel-refusal-raze = Δεν είναι κάρτα του αντιπάλου με το χρώμα που πρέπει να φύγει.
seven_wonders_duel-refusal-back = Η κάρτα αυτή έχει άλλη πίσω όψη.
seven_wonders_duel-refusal-seen = Η κάρτα αυτή έχει ήδη φανεί σε αυτό το παιχνίδι.
seven_wonders_duel-refusal-draw = Πρέπει να τραβηχτούν { $count }, από όσα υπάρχουν.

# Τι λάθος έχει μια θέση
seven_wonders_duel-position = Η θέση αυτή δεν διαβάζεται:
seven_wonders_duel-position-key = Δεν υπάρχει πεδίο «{ $name }» στο { $where }. Γνωστά: { $known }.
seven_wonders_duel-position-number = { $where }: πρέπει να είναι ακέραιος από { $low } έως { $high }, όχι «{ $value }».
seven_wonders_duel-position-flag = { $where }: πρέπει να είναι true ή false, όχι «{ $value }».
seven_wonders_duel-position-name = { $where }: άγνωστο «{ $value }». Γνωστά: { $known }.
seven_wonders_duel-position-unknown = { $where }: δεν υπάρχει «{ $value }».
seven_wonders_duel-position-list = { $where }: πρέπει να είναι λίστα.
seven_wonders_duel-position-object = { $where }: πρέπει να είναι αντικείμενο.
seven_wonders_duel-position-twice = { $name }: υπάρχει δύο φορές, στο { $first } και στο { $second }.
seven_wonders_duel-position-seats = Οι θέσεις είναι δύο, αλλά το «seats» έχει { $count } στοιχεία.
seven_wonders_duel-position-loot-seats = Το «loot» χρειάζεται δύο λίστες, μία για κάθε θέση, όχι { $count }.
seven_wonders_duel-position-loot = { $where }: δεν υπάρχει εκεί δείκτης Στρατού { $value } νομισμάτων, ή λέγεται δύο φορές.
seven_wonders_duel-position-loot-passed = Το πιόνι στο { $pawn } έχει περάσει τον δείκτη των { $coins } νομισμάτων της θέσης { $seat }: δεν μπορεί να είναι εκεί.
seven_wonders_duel-position-wonders = Η θέση { $seat } έχει { $count } Θαύματα· ένας παίκτης έχει { $most }.
seven_wonders_duel-position-wonders-built = Κτισμένα Θαύματα: { $count }· ένα παιχνίδι έχει το πολύ { $most }.
seven_wonders_duel-position-under = { $where }: υπάρχει κάρτα κάτω από Θαύμα που δεν κτίστηκε.
seven_wonders_duel-position-boxed = { $wonder }: δεν μπορεί να είναι στο κουτί, αφού κτισμένα Θαύματα είναι μόνο { $count }.
seven_wonders_duel-position-unbuilt = Κτίστηκαν επτά Θαύματα: τα άλλα { $count } πρέπει να είναι «boxed».
seven_wonders_duel-position-built-in-draft = { $wonder }: δεν μπορεί να είναι κτισμένο στην επιλογή Θαυμάτων.
seven_wonders_duel-position-draft-begun = Στο βήμα «{ $step }» κανείς δεν έχει ακόμη Θαύμα.
seven_wonders_duel-position-draft-group = Πριν απλωθεί μια ομάδα έχουν επιλεγεί 0 ή 4 Θαύματα, όχι { $count }.
seven_wonders_duel-position-draft-lying = Με { $held } επιλεγμένα Θαύματα δεν μπορεί να είναι απλωμένα { $lying }.
seven_wonders_duel-position-draft-active = Τώρα επιλέγει η θέση { $seat }.
seven_wonders_duel-position-draft-order = Με τη σειρά της επιλογής η θέση { $seat } έχει πάρει { $due } Θαύματα, όχι { $count }.
seven_wonders_duel-position-group = Στο βήμα «{ $step }» δεν είναι απλωμένα Θαύματα.
seven_wonders_duel-position-first = Στο βήμα «{ $step }» ο πρώτος παίκτης { $step ->
    [first] δεν είναι ακόμη γνωστός: «first» πρέπει να είναι null
   *[other] είναι γνωστός: «first» πρέπει να είναι 0 ή 1
}.
seven_wonders_duel-position-active = Στο βήμα «{ $step }» το «active» πρέπει να είναι 0 ή 1.
seven_wonders_duel-position-age = Το βήμα «{ $step }» δεν ταιριάζει με age { $age }.
seven_wonders_duel-position-extra = Στο βήμα «{ $step }» δεν εκκρεμεί άλλη σειρά του ίδιου παίκτη.
seven_wonders_duel-position-tokens = Δείκτες Προόδου στο ταμπλό και στις πόλεις: { $count }· πρέπει να είναι { $due }.
seven_wonders_duel-position-library = Τραβήχτηκαν δείκτες για τη Μεγάλη Βιβλιοθήκη, αλλά δεν είναι κτισμένη ή δεν ήρθε ακόμη η ώρα.
seven_wonders_duel-position-library-missing = Η Μεγάλη Βιβλιοθήκη είναι κτισμένη: το «library» πρέπει να λέει τι τραβήχτηκε.
seven_wonders_duel-position-library-kept = Στο βήμα «{ $step }» είναι { $step ->
    [keep] ακόμη άγνωστο ποιος δείκτης κρατήθηκε
   *[other] γνωστό ποιος δείκτης κρατήθηκε
}.
seven_wonders_duel-position-library-not-held = Κρατήθηκε ο δείκτης { $token }, αλλά ο κάτοχος της Μεγάλης Βιβλιοθήκης δεν τον έχει.
seven_wonders_duel-position-library-unknown = Πρέπει να λέγονται οι δείκτες που τραβήχτηκαν για τη Μεγάλη Βιβλιοθήκη.
seven_wonders_duel-position-library-drawn = Για τη Μεγάλη Βιβλιοθήκη τραβιούνται { $count } δείκτες από όσους μπήκαν στην άκρη, μαζί με αυτόν που κρατήθηκε.
seven_wonders_duel-position-future = { $cards }: δεν μπορεί να έχουν φανεί σε age { $age }.
seven_wonders_duel-position-deck = Κάρτες της τράπουλας { $deck } στο παιχνίδι: { $count }· μοιράζονται { $most }.
seven_wonders_duel-position-slot = Δεν υπάρχει θέση «{ $value }» στη δομή του age { $age }.
seven_wonders_duel-position-slot-covered = { $slot }: έχει παρθεί, ενώ άλλες κάρτες είναι ακόμη πάνω της.
seven_wonders_duel-position-slot-up = { $slot }: είναι ανοιχτή, η κάρτα της πρέπει να λέγεται.
seven_wonders_duel-position-slot-down = { $slot }: είναι κλειστή και καλυμμένη, η κάρτα της { $card } δεν μπορεί να είναι γνωστή.
seven_wonders_duel-position-slot-deck = { $card }: δεν μπορεί να βρίσκεται στο { $slot } σε age { $age }.
seven_wonders_duel-position-guild-known = { $slot }: δεν είναι θέση άγνωστης κάρτας· το «guilds» λέει μόνο τέτοιες.
seven_wonders_duel-position-guilds = Στη δομή βρίσκονται { $count } Συντεχνίες· υπάρχουν { $most }.
seven_wonders_duel-position-guilds-age = Στη δομή του age { $age } δεν υπάρχουν Συντεχνίες.
seven_wonders_duel-position-guilds-step = Στο βήμα «guilds» η δομή του age 3 είναι ολόκληρη και καμία κάρτα της δεν είναι γνωστή.
seven_wonders_duel-position-structure-whole = Στο βήμα «{ $step }» υπάρχουν και οι 20 θέσεις.
seven_wonders_duel-position-structure-empty = Στο βήμα «turn» πρέπει να μένει κάρτα.
seven_wonders_duel-position-all-laid = Στο βήμα «lay» πρέπει να λείπει η κάρτα μιας ανοιχτής θέσης.
seven_wonders_duel-position-laying-order = Οι ανοιχτές κάρτες απλώνονται με τη σειρά των θέσεων.
seven_wonders_duel-position-turned-up = Στο βήμα «{ $step }» καμία ακάλυπτη κάρτα δεν είναι κλειστή.
seven_wonders_duel-position-nothing-to-reveal = Στο βήμα «reveal» πρέπει μια ακάλυπτη κάρτα να είναι κλειστή.
seven_wonders_duel-position-source = Στο βήμα «{ $step }» το «source» πρέπει να είναι { $step ->
    [token] η κάρτα που έκανε το ζευγάρι
    [draw] η Μεγάλη Βιβλιοθήκη, κτισμένη από την ενεργή θέση
    [keep] η Μεγάλη Βιβλιοθήκη, κτισμένη από την ενεργή θέση
    [revive] το Μαυσωλείο, κτισμένο από την ενεργή θέση
    [raze] ο Μεγάλος Ιππόδρομος ή το Άγαλμα του Δία, κτισμένα από την ενεργή θέση
   *[other] null
}.
seven_wonders_duel-position-no-pair = Στο βήμα «token» το «source» είναι πράσινη κάρτα της ενεργής θέσης που έκανε ζευγάρι, και υπάρχουν δείκτες στο ταμπλό.
seven_wonders_duel-position-no-discard = Στο βήμα «revive» η στοίβα ξεσκαρταρίσματος δεν μπορεί να είναι άδεια.
seven_wonders_duel-position-no-target = Στο βήμα «raze» ο αντίπαλος πρέπει να έχει κάρτα του χρώματος.
seven_wonders_duel-position-no-choice = Εδώ κανείς δεν επιλέγει ποιος ξεκινάει: σε age 1, ή με το πιόνι στο κέντρο όταν ξεκινάει ο τελευταίος παίκτης.
seven_wonders_duel-position-reason = Στο βήμα «{ $step }» το «reason» πρέπει να είναι { $step ->
    [over] military, scientific ή civilian
   *[other] null
}.
seven_wonders_duel-position-reason-wrong = Το παιχνίδι δεν μπορεί να τελείωσε με «{ $reason }».
seven_wonders_duel-position-capital = Το πιόνι στο { $pawn } είναι σε πρωτεύουσα: το παιχνίδι τελείωσε με «military».
seven_wonders_duel-position-science = Η θέση { $seat } έχει έξι διαφορετικά σύμβολα: το παιχνίδι τελείωσε με «scientific».

# Τι έγινε, για το τερματικό
seven_wonders_duel-log-first = είναι ο πρώτος παίκτης
seven_wonders_duel-log-tokens = Δείκτες Προόδου στο ταμπλό: { $tokens }
seven_wonders_duel-log-wonders = Απλώθηκαν Θαύματα: { $wonders }
seven_wonders_duel-log-picked = παίρνει: { $item }
seven_wonders_duel-log-structure = Αρχίζει η Εποχή { $age }
seven_wonders_duel-log-guilds = πλάτες Συντεχνιών στα { $slots }
seven_wonders_duel-log-laid = { $slot }: { $item }
seven_wonders_duel-log-reveal = αποκαλύπτεται στο { $slot }: { $item }
seven_wonders_duel-log-begins = ξεκινάει την Εποχή { $age }
seven_wonders_duel-log-built = κτίζει: { $item } { $how ->
    [chain] δωρεάν με αλυσίδα
    [mausoleum] με το Μαυσωλείο
   *[paid] για { $cost }
}
seven_wonders_duel-log-wonder = κτίζει: { $item } για { $cost }, με κάρτα: { $card }
seven_wonders_duel-log-discarded = ξεσκαρτάρει: { $item }
seven_wonders_duel-log-coins = { $coins } νομίσματα ({ $reason ->
    [discard] ξεσκαρτάρισμα
    [cost] κόστος
    [card] αποτέλεσμα κάρτας
    [wonder] αποτέλεσμα Θαύματος
    [token] αποτέλεσμα δείκτη
    [urbanism] Αστυφιλία
    [economy] Οικονομία
    [loot] λεηλασία
   *[loss] απώλεια
})
seven_wonders_duel-log-pawn = κινεί το πιόνι από { $from } σε { $to }
seven_wonders_duel-log-loot = λεηλατείται
seven_wonders_duel-log-symbol = σύμβολο: { $item }
seven_wonders_duel-log-pair = ζευγάρι: { $item }
seven_wonders_duel-log-token = παίρνει δείκτη: { $item }
seven_wonders_duel-log-library = τραβάει { $count } δείκτες Προόδου { $tokens }
seven_wonders_duel-log-library_shown = είχε τραβήξει: { $tokens }
seven_wonders_duel-log-razed = ξεσκαρτάρει του αντιπάλου: { $item }
seven_wonders_duel-log-boxed = επιστρέφει στο κουτί: { $item }
seven_wonders_duel-log-extra = παίζει ξανά
seven_wonders_duel-log-extra_lost = χάνει τη νέα σειρά: δεν έμεινε κάρτα
seven_wonders_duel-log-age_over = Τέλος της Εποχής { $age }
seven_wonders_duel-log-points = { $category ->
    [military] στρατός
    [blue] αστικά Κτίρια
    [green] επιστημονικά Κτίρια
    [yellow] εμπορικά Κτίρια
    [guilds] Συντεχνίες
    [wonders] Θαύματα
    [progress] δείκτες Προόδου
   *[coins] θησαυροφυλάκιο
}: { $points }
seven_wonders_duel-log-over = Το παιχνίδι τελείωσε.

