## Καρκασσόν: επιλογές, κινήσεις, αρνήσεις, θέσεις.

game-carcassonne = Καρκασσόν

# Επιλογές
carcassonne-option-small_city = Κλειστή πόλη με δύο πλακίδια
carcassonne-option-small_city-4 = 4 πόντοι
carcassonne-option-small_city-2 = 2 πόντοι
carcassonne-option-first = Ποιος ξεκινά
carcassonne-option-first-random = με κλήρωση
carcassonne-option-first-0 = η πρώτη θέση
carcassonne-option-first-1 = η δεύτερη θέση
carcassonne-option-first-2 = η τρίτη θέση
carcassonne-option-first-3 = η τέταρτη θέση
carcassonne-option-first-4 = η πέμπτη θέση
carcassonne-option-first-5 = η έκτη θέση
carcassonne-option-assistance = Βοήθεια στην οθόνη
carcassonne-option-assistance-full = πλήρης: αξία κάθε τοποθεσίας, πλακίδια που απομένουν, πόντοι αν τελείωνε τώρα
carcassonne-option-assistance-standard = κανονική: αξία κάθε τοποθεσίας, πλακίδια που απομένουν
carcassonne-option-assistance-purist = καμία, όπως στο πραγματικό τραπέζι
carcassonne-options-first = Δεν μπορεί να ξεκινήσει η θέση { $first }: οι θέσεις είναι { $seats } (με αρίθμηση από το 0).

# Πώς τελείωσε
carcassonne-ending-pile = Παίχτηκε το τελευταίο πλακίδιο.

# Κινήσεις που δεν διαβάζονται
carcassonne-move-text = Το «{ $text }» δεν είναι κίνηση του Καρκασσόν. Οι κινήσεις γράφονται «1,-2 r3» (τοποθέτηση), «meeple c0», «none».
carcassonne-move-far = Το «{ $text }» είναι πολύ μακριά: οι συντεταγμένες είναι από -{ $reach } ως { $reach }.
carcassonne-move-tile = «{ $text }»: δεν υπάρχει πλακίδιο «{ $tile }».
carcassonne-move-segment = «{ $text }»: το «{ $segment }» δεν είναι τμήμα πλακιδίου. Τα τμήματα γράφονται c, r ή f με έναν αριθμό από 0 ως 7, ή m.

# Γιατί δεν επιτρέπεται μια κίνηση
carcassonne-refusal-over = Το παιχνίδι τελείωσε.
carcassonne-refusal-step = Δεν είναι η ώρα γι' αυτό: { $step ->
    [first] πρέπει να κληρωθεί ποιος ξεκινά.
    [draw] πρέπει να τραβηχτεί πλακίδιο.
    [place] πρέπει να τοποθετηθεί το πλακίδιο.
    [roll] πρέπει να πέσει το ζάρι.
    [land] πρέπει να επιλεγεί πού προσγειώνεται ο βοηθός.
    [ferry] πρέπει να τοποθετηθεί η βάρκα.
    [ferries] μπορούν να μετακινηθούν βάρκες, ή όχι.
    [ingot] πρέπει να τοποθετηθεί η δεύτερη ράβδος.
    [magic] πρέπει να μετακινηθεί ο μάγος ή η μάγισσα.
    [part] μάγος και μάγισσα είναι στην ίδια τοποθεσία: ένας από τους δύο πρέπει να φύγει.
    [robber] μπορεί να τοποθετηθεί ο ληστής του πίνακα, ή όχι.
    [score] πρέπει να επιλεγεί τι βαθμολογείται μετά.
    [award] πρέπει να κινηθεί ο δείκτης ή ο αγγελιοφόρος.
    [rob] πρέπει να κινηθεί ο δείκτης ή ο αγγελιοφόρος για τους πόντους ληστείας.
    [share] πρέπει να παρθεί μία ράβδος.
    [message] πρέπει να γυρίσει ή να χρησιμοποιηθεί μήνυμα.
    [crop] πρέπει να γίνει η ενέργεια του σχεδίου στα χωράφια.
   *[figure] πρέπει να αποφασιστεί αν μπαίνει πιόνι και πού.
}
carcassonne-refusal-unknown-tile = Δεν υπάρχει τέτοιο πλακίδιο.
carcassonne-refusal-tile-gone = Δεν απομένει άλλο { $tile } στη στοίβα.
carcassonne-refusal-seat = Δεν υπάρχει θέση { $seat }: οι θέσεις είναι { $seats } (με αρίθμηση από το 0).
carcassonne-refusal-taken = Στο { $at } υπάρχει ήδη πλακίδιο.
carcassonne-refusal-apart = { $corner ->
    [yes] Στο { $at } το πλακίδιο θα άγγιζε άλλα μόνο στη γωνία. Πρέπει να αγγίζει με πλευρά.
   *[no] Εκεί το πλακίδιο δεν θα άγγιζε κανένα άλλο.
}
carcassonne-refusal-edges = Στο { $at } η { $side ->
    [N] βόρεια
    [E] ανατολική
    [S] νότια
   *[W] δυτική
} πλευρά δεν ταιριάζει: { $here ->
    [city] πόλη
    [road] δρόμος
   *[field] λιβάδι
} δίπλα σε { $there ->
    [city] πόλη
    [road] δρόμο
   *[field] λιβάδι
}.
carcassonne-refusal-no-segment = Το πλακίδιο { $tile } δεν έχει τέτοιο τμήμα.
carcassonne-refusal-no-figure = Δεν υπάρχει τέτοιο πιόνι σε αυτό το παιχνίδι.
carcassonne-refusal-occupied = Η τοποθεσία είναι πιασμένη: υπάρχει βοηθός στο { $occupied }.

# Τι δεν πάει καλά σε μια θέση
carcassonne-position = Αυτή η θέση δεν διαβάζεται:
carcassonne-position-key = Δεν υπάρχει πεδίο «{ $name }». Γνωστά: { $known }.
carcassonne-position-step = Το «{ $value }» δεν είναι βήμα. Γνωστά: { $known }.
carcassonne-position-list = Το «{ $name }» πρέπει να είναι λίστα.
carcassonne-position-number = Το { $where } πρέπει να είναι ακέραιος από { $low } ως { $high }, όχι «{ $value }».
carcassonne-position-tile = { $where }: δεν υπάρχει πλακίδιο «{ $value }».
carcassonne-position-start = Πρώτο πρέπει να είναι το αρχικό πλακίδιο, BG-CRFR στο 0,0 χωρίς στροφή.
carcassonne-position-tile-keys = Το { $where } χρειάζεται «at», «tile», «rotation» και μπορεί να έχει «seat», τίποτε άλλο.
carcassonne-position-cell = Το { $where } πρέπει να είναι δύο αριθμοί, όχι «{ $value }».
carcassonne-position-at = Το { $where } δεν μπορεί να βρίσκεται εκεί:
carcassonne-position-figure-keys = Το { $where } χρειάζεται «seat», «figure», «segment», τίποτε άλλο.
carcassonne-position-figure = { $where }: δεν υπάρχει πιόνι «{ $value }». Γνωστά: { $known }.
carcassonne-position-figure-twice = { $where }: στο { $segment } υπάρχει ήδη άλλο πιόνι.
carcassonne-position-figures = Η θέση { $seat } έχει στο ταμπλό πιόνια «{ $figure }»: { $count }. Υπάρχουν { $most }.
carcassonne-position-segment = { $where }: κανένα πλακίδιο στο ταμπλό δεν έχει το τμήμα «{ $value }».
carcassonne-position-points = Οι θέσεις είναι { $seats }, αλλά το «points» έχει { $count }.
carcassonne-position-no-tile = Στο βήμα «place» πρέπει να δίνεται το «tile» που τραβήχτηκε.
carcassonne-position-tile-not-drawn = Στο βήμα «{ $step }» δεν έχει τραβηχτεί «tile».
carcassonne-position-pile = Το «pile» πρέπει να είναι αντικείμενο με τον αριθμό κάθε πλακιδίου.
carcassonne-position-copies = Χρησιμοποιούνται { $count } από το { $tile } (ταμπλό, στοίβα, χέρι, εκτός). Υπάρχουν { $copies }.
carcassonne-position-begun = Στο βήμα «first» υπάρχει μόνο το αρχικό πλακίδιο και κανείς δεν έχει πόντους.
carcassonne-position-pile-empty = Στο βήμα «draw» η στοίβα δεν μπορεί να είναι άδεια.
carcassonne-position-tile-fits-nowhere = Το { $tile } δεν ταιριάζει πουθενά· θα είχε βγει από το παιχνίδι.
carcassonne-position-last-tile = Στο βήμα «figure» η θέση { $seat } πρέπει να έχει τοποθετήσει το τελευταίο πλακίδιο.
carcassonne-position-no-choice = { $step ->
    [figure] Στο βήμα «figure» η θέση { $seat } πρέπει να έχει πιόνι στο απόθεμα και πού να το βάλει στο τελευταίο πλακίδιο.
   *[other] Στο βήμα «{ $step }» δεν υπάρχει εδώ τίποτα να αποφασιστεί· το παιχνίδι θα είχε προχωρήσει μόνο του.
}
carcassonne-position-pile-left = Στο βήμα «over» η στοίβα πρέπει να είναι άδεια· έχει πλακίδια: { $count }.
carcassonne-position-complete = Υπάρχει πιόνι στο { $segment }, αλλά αυτή η τοποθεσία είναι κλειστή και έχει βαθμολογηθεί (κανόνας { $rule }).
