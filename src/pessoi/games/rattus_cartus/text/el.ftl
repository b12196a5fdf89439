## Rattus Cartus: επιλογές, ονόματα, κινήσεις, αρνήσεις, αρχεία καρτών, θέσεις, τι συνέβη.

game-rattus_cartus = Rattus Cartus

# Επιλογές
rattus_cartus-option-building_choice = Κτίρια του παιχνιδιού
rattus_cartus-option-building_choice-first_game = όσα προτείνονται για πρώτο παιχνίδι
rattus_cartus-option-building_choice-one_per_class = ένα κτίριο κάθε τάξης, στην τύχη
rattus_cartus-option-building_choice-mixed = ανάμεικτα: πέντε κάρτες κάθε τάξης, στην τύχη
rattus_cartus-option-building_choice-list = δοσμένη λίστα
rattus_cartus-option-building_list = Λίστα καρτών κτιρίων
rattus_cartus-option-building_list-hint = Τριάντα κάρτες, πέντε κάθε τάξης, με τα ονόματα του αρχείου καρτών: farm_1 farm_3 palace_2 …
rattus_cartus-option-simultaneous_supply = Επιλογή προμήθειας από όλους μαζί
rattus_cartus-option-simultaneous_supply-false = με τη σειρά
rattus_cartus-option-simultaneous_supply-true = όλοι επιλέγουν κρυφά και μετά εκτελούνται όλες
rattus_cartus-option-all_dead_lowest_rats_survive = Όταν η πανούκλα θα σκότωνε τους πάντες
rattus_cartus-option-all_dead_lowest_rats_survive-false = όλοι χάνουν
rattus_cartus-option-all_dead_lowest_rats_survive-true = επιζούν όσοι έχουν τους λιγότερους ποντικούς
rattus_cartus-option-cards = Αρχείο καρτών
rattus_cartus-option-cards-standard = το κανονικό
rattus_cartus-option-cards-hint = Όποιος έχει τις τυπωμένες κάρτες μπορεί να γράψει τα νούμερά τους σε αρχείο της ίδιας μορφής.
rattus_cartus-option-show_rats = Ποντικοί των άλλων
rattus_cartus-option-show_rats-false = κρυφοί, όπως στο τραπέζι
rattus_cartus-option-show_rats-true = φανεροί
rattus_cartus-option-survival = Η πιθανότητά μου να επιζήσω
rattus_cartus-option-survival-true = φαίνεται
rattus_cartus-option-survival-false = δεν φαίνεται

# Ονόματα
rattus_cartus-card-Pe = Χωρικός
rattus_cartus-card-Me = Έμπορος
rattus_cartus-card-Mo = Μοναχός
rattus_cartus-card-Kn = Ιππότης
rattus_cartus-card-Wi = Μάγισσα
rattus_cartus-card-Ki = Βασιλιάς
rattus_cartus-card-Jo = Μπαλαντέρ
rattus_cartus-card-Sw = Σπαθί
rattus_cartus-card-Fl = Φλάουτο
rattus_cartus-card-Pa = Πάσο
rattus_cartus-card-Go = Χρυσός
rattus_cartus-class-peasantry = Χωρικοί
rattus_cartus-class-bourgeoisie = Αστική Τάξη
rattus_cartus-class-church = Κλήρος
rattus_cartus-class-chivalry = Ιπποσύνη
rattus_cartus-class-magic = Μαγεία
rattus_cartus-class-royalty = Ευγενείς
rattus_cartus-building-palace = Παλάτι
rattus_cartus-building-treasury = Θησαυροφυλάκιο
rattus_cartus-building-monastery = Μοναστήρι
rattus_cartus-building-hospital = Νοσοκομείο
rattus_cartus-building-market = Αγορά
rattus_cartus-building-office = Γραφείο
rattus_cartus-building-castle = Κάστρο
rattus_cartus-building-guard_tower = Φυλάκιο
rattus_cartus-building-farm = Φάρμα
rattus_cartus-building-brewery = Ζυθοποιείο
rattus_cartus-building-pipers_hut = Καλύβα του Αυλητή
rattus_cartus-building-fortune_tent = Σκηνή του Μέντιουμ
rattus_cartus-stack-joker = Μπαλαντέρ
rattus_cartus-stack-sword = Σπαθί
rattus_cartus-stack-flute = Φλάουτο
rattus_cartus-stack-pass = Πάσο
rattus_cartus-stack-gold = Χρυσός
rattus_cartus-stack-vp_token = Δείκτης πόντων νίκης

# Πώς τελείωσε
rattus_cartus-ending-survived = Η πανούκλα πέρασε: από όσους ζουν κερδίζει εκείνος με τους περισσότερους πόντους.
rattus_cartus-ending-all_dead = Η πανούκλα σκότωσε τους πάντες: όλοι χάνουν.
rattus_cartus-ending-fewest_rats = Κανείς δεν θα ζούσε: επιζούν όσοι έχουν τους λιγότερους ποντικούς.
rattus_cartus-tie-rats = Ισοπαλία: κερδίζει όποιος έχει λιγότερους ποντικούς.
rattus_cartus-tie-shared = Ισοπαλία και στους ποντικούς: οι παίκτες μοιράζονται τη νίκη.

# Κινήσεις που δεν διαβάζονται
rattus_cartus-move-text = «{ $text }»: δεν είναι κίνηση του Rattus Cartus. Οι κινήσεις γράφονται όπως «supply 2», «enter 1», «lay Mo2», «done», «special».
rattus_cartus-move-name = «{ $text }»: τίποτα τέτοιο δεν λέγεται «{ $name }».
rattus_cartus-move-nun = «{ $text }»: χρειάζεται θέση και κάρτα, όπως «nun 3 Mo2».
rattus_cartus-move-set = «{ $text }»: χρειάζονται πέντε κάρτες κτιρίων μιας τάξης, η καθεμία μία φορά, με τη σειρά των δεδομένων.

# Γιατί δεν επιτρέπεται μια κίνηση
rattus_cartus-refusal-over = Το παιχνίδι τελείωσε.
rattus_cartus-refusal-unknown = Δεν υπάρχει τέτοια κίνηση.
rattus_cartus-refusal-step = Δεν είναι αυτό που έρχεται τώρα: { $step ->
    [first] ορίζεται στην τύχη ο Αρχικός παίκτης.
    [building] τραβιέται ένα κτίριο μιας τάξης.
    [cards] τραβιούνται οι κάρτες μιας τάξης.
    [turn] ανοίγει μια κάρτα κτιρίου.
    [draw] τραβιέται μια κάρτα πληθυσμού.
    [nun] ανοίγει μια κάρτα της Γραμμής Καλογριών.
    [supply] επιλέγεται ενέργεια προμήθειας.
    [look] κάποιος βλέπει μια κάρτα της Γραμμής Καλογριών.
    [enter] κάποιος μπαίνει σε κτίριο.
    [lay] παίζονται κάρτες κλειστές.
    [giver] επιλέγεται ποιος δίνει κάρτες.
    [give] δίνονται κάρτες.
    [flute] επιλέγεται ποιος παίρνει τον ποντικό.
    [action] επιλέγεται ενέργεια του κτιρίου.
   *[drop] μπορούν να ξεσκαρταριστούν κάρτες.
}
rattus_cartus-refusal-pass-none = Δεν υπάρχει πάσο στο χέρι σας.
rattus_cartus-refusal-special = Η ειδική ενέργεια αυτού του κτιρίου δεν είναι δική σας.
rattus_cartus-refusal-basic = Αυτό το κτίριο δεν έχει βασική ενέργεια.
rattus_cartus-refusal-kind-gold = { $card }: ο χρυσός δεν παίζεται ποτέ.
rattus_cartus-refusal-kind-pass = { $card }: το πάσο παίζεται μόνο αντί να μπει κανείς σε κτίριο.
rattus_cartus-refusal-hand = { $card }: δεν υπάρχει (άλλη) τέτοια κάρτα στο χέρι σας.
rattus_cartus-refusal-order = { $card }: οι κάρτες λέγονται με τη σειρά τους και έχει ήδη ειπωθεί: { $after }.
rattus_cartus-refusal-too-few = { $card }: μετά από αυτήν δεν θα έμεναν αρκετές κάρτες για να δοθούν { $count }.
rattus_cartus-refusal-row = Στη γραμμή υπάρχουν { $count } κτίρια.
rattus_cartus-refusal-place = Η Γραμμή Καλογριών έχει { $count } κάρτες.
rattus_cartus-refusal-looked-twice = Η κάρτα στη θέση { $place } φάνηκε ήδη σε αυτή την ενέργεια.
rattus_cartus-refusal-giver = Αυτός ο παίκτης δεν έχει τα λιγότερα σπαθιά στο κτίριο.
rattus_cartus-refusal-flute = Αυτός ο παίκτης δεν έχει τα λιγότερα φλάουτα στο κτίριο.
rattus_cartus-refusal-draw = Αυτή η κάρτα δεν είναι στη στοίβα.
rattus_cartus-refusal-nun = Αυτή η κάρτα δεν μπορεί να είναι στη Γραμμή Καλογριών, ή ζητείται η θέση { $place }.
rattus_cartus-refusal-turn = { $card }: αυτή η κάρτα κτιρίου δεν μπορεί να έρθει τώρα.
rattus_cartus-refusal-first = Οι θέσεις είναι { $count }.
rattus_cartus-refusal-building = Πρέπει να είναι κτίριο της τάξης: { $class }.
rattus_cartus-refusal-cards = Πρέπει να είναι πέντε από τις δέκα κάρτες κτιρίων της τάξης: { $class }.

# Επιλογές που δεν γίνονται δεκτές
rattus_cartus-buildings-list = { $option }: πρέπει να είναι λίστα καρτών κτιρίων.
rattus_cartus-buildings-names = { $option }: πρέπει να λέει κάρτες κτιρίων, την καθεμία μία φορά· άγνωστες: { $wrong }· δύο φορές: { $twice }.
rattus_cartus-buildings-class = Η λίστα έχει { $count } κάρτες κτιρίων της τάξης { $class }· χρειάζονται { $wanted }.
rattus_cartus-buildings-unused = Λίστα καρτών κτιρίων δίνεται μόνο με «building_choice: list».
rattus_cartus-cards = Με αυτό το αρχείο καρτών ({ $option }) δεν γίνεται παιχνίδι:
rattus_cartus-cards-long = Το αρχείο είναι πολύ μεγάλο για αρχείο καρτών.
rattus_cartus-cards-json = Το κείμενο δεν είναι αντικείμενο JSON: { $detail }.
rattus_cartus-cards-key = { $where }: δεν υπάρχει τέτοιο πεδίο.
rattus_cartus-cards-missing = { $where }: λείπει.
rattus_cartus-cards-fixed = { $where }: πρέπει να είναι { $wanted } και όχι { $value }, όπως λένε οι κανόνες.
rattus_cartus-cards-ids = { $where }: πρέπει να έχει τα ονόματα του κανονικού αρχείου, με τη σειρά του· λάθος: { $value }.
rattus_cartus-cards-shape = { $where }: δεν έχει τη μορφή του κανονικού αρχείου.
rattus_cartus-cards-count = { $where }: πρέπει να είναι { $wanted } και όχι { $count }.
rattus_cartus-cards-number = { $where }: πρέπει να είναι ακέραιος από { $low } έως { $high } και όχι «{ $value }».
rattus_cartus-cards-effect = { $where }: το «{ $value }» δεν είναι ένα από τα { $known }.
rattus_cartus-cards-uses = { $where }: πρέπει να λέει τι παίρνουν οι ενέργειες: { $wanted }.
rattus_cartus-cards-more = { $where }: η ειδική ενέργεια πρέπει να δίνει περισσότερα από τη βασική, που δίνει 1.
rattus_cartus-cards-empty = { $where }: μια ενέργεια προμήθειας πρέπει να κάνει κάτι.

# Θέσεις που δεν γίνονται δεκτές
rattus_cartus-position = Η θέση αυτή δεν διαβάζεται:
rattus_cartus-position-key = Δεν υπάρχει πεδίο «{ $name }» στο { $where }. Γνωστά: { $known }.
rattus_cartus-position-number = { $where }: πρέπει να είναι ακέραιος από { $low } έως { $high } και όχι «{ $value }».
rattus_cartus-position-flag = { $where }: πρέπει να είναι true ή false και όχι «{ $value }».
rattus_cartus-position-name = { $where }: άγνωστο «{ $value }». Γνωστά: { $known }.
rattus_cartus-position-unknown = { $where }: δεν υπάρχει «{ $value }».
rattus_cartus-position-list = { $where }: πρέπει να είναι λίστα.
rattus_cartus-position-object = { $where }: πρέπει να είναι αντικείμενο.
rattus_cartus-position-too-many = { $where }: δεν υπάρχουν τόσες κάρτες { $card }.
rattus_cartus-position-row = Η γραμμή έχει { $count } κτίρια· είναι το πολύ { $most }.
rattus_cartus-position-seats = Οι θέσεις είναι { $seats }, αλλά το «seats» έχει { $count } στοιχεία.
rattus_cartus-position-order = { $where }: όποιος δεν μπήκε σε κτίριο δεν έχει σειρά.
rattus_cartus-position-orders = Η σειρά εισόδου πρέπει να μετρά 0, 1, 2 και ούτω καθεξής, όχι { $value }.
rattus_cartus-position-track-value = { $where }: η θέση { $value } λέγεται δύο φορές.
rattus_cartus-position-track-seat = { $where }: η θέση { $seat } έχει μόνο έναν δίσκο.
rattus_cartus-position-nuns = Η Γραμμή Καλογριών έχει { $most } κάρτες και όχι { $count }.
rattus_cartus-position-cell = { $where }: πρέπει να είναι άλλες θέσεις, η καθεμία σε μία ομάδα.
rattus_cartus-position-bounds = { $where }: χρειάζεται τα πεδία { $known }.
rattus_cartus-position-phase = Το βήμα «{ $step }» δεν ανήκει στη φάση «{ $phase }».
rattus_cartus-position-start = Στο βήμα «{ $step }» ο Αρχικός παίκτης { $step ->
    [first] δεν μπορεί να είναι ακόμη γνωστός.
   *[other] πρέπει να λέγεται.
}
rattus_cartus-position-round = Ο γύρος { $round } δεν ταιριάζει με τη φάση «{ $phase }».
rattus_cartus-position-not-last = Οι πόντοι μετριούνται μετά τον γύρο { $rounds } και όχι { $round }.
rattus_cartus-position-active = Στο βήμα «{ $step }» το «active» πρέπει να είναι θέση.
rattus_cartus-position-not-in-game = { $card }: δεν είναι από τα κτίρια αυτού του παιχνιδιού.
rattus_cartus-position-twice = { $card }: βρίσκεται σε δύο μέρη.
rattus_cartus-position-class = Κάρτες κτιρίων της τάξης { $class } στο παιχνίδι: { $count } και όχι { $wanted }.
rattus_cartus-position-row-size = Στη γραμμή πρέπει να είναι τώρα { $wanted } κτίρια και όχι { $count }.
rattus_cartus-position-row-same = Όλα τα κτίρια της γραμμής είναι ίδια: το τελευταίο πρέπει πρώτα να αντικατασταθεί.
rattus_cartus-position-used = Κτίρια προηγούμενων γύρων: { $count } και όχι { $wanted }.
rattus_cartus-position-under = Κάτω από τη στοίβα αντικατάστασης είναι { $count } κάρτες· η στοίβα έχει { $most }.
rattus_cartus-position-stack = { $stack }: { $held } στους παίκτες και { $left } στη στοίβα, αλλά υπάρχουν { $total }.
rattus_cartus-position-hidden-specials = Λείπουν { $count } ειδικές κάρτες, αλλά άγνωστες είναι μόνο { $places } κάρτες.
rattus_cartus-position-deck = Η στοίβα καρτών πληθυσμού πρέπει να έχει { $wanted } κάρτες και όχι { $value }.
rattus_cartus-position-deck-empty = Πρέπει να τραβηχτεί κάρτα, αλλά η στοίβα είναι άδεια.
rattus_cartus-position-rest-missing = Η πρώτη στοίβα τελείωσε: το «rest» πρέπει να λέει τις κάρτες καλογριών που δεν είδε κανείς.
rattus_cartus-position-remade = Η στοίβα ξαναφτιάχτηκε, άρα το «rest» πρέπει να λέει τις κάρτες καλογριών που δεν είδε κανείς.
rattus_cartus-position-rest = Το «rest» έχει { $count } κάρτες για { $wanted } θέσεις που δεν είδε κανείς.
rattus_cartus-position-laid-kind = { $where }: πάσα και χρυσός δεν παίζονται σε κτίριο.
rattus_cartus-position-laid-nowhere = { $where }: κάρτες παίζονται μόνο σε κτίριο.
rattus_cartus-position-place-phase = { $where }: δεν έχει νόημα στη φάση «{ $phase }».
rattus_cartus-position-shown = { $where }: οι κάρτες ανοίγουν όταν επιλύεται το κτίριό τους, με δύο παίκτες όλες μαζί.
rattus_cartus-position-counting = { $where }: οι κάρτες που μετρούν είναι γνωστές μόνο όταν ανοίξουν.
rattus_cartus-position-counted = { $where }: πρέπει να είναι { $wanted }.
rattus_cartus-position-nun-undrawn = { $where }: κάποιος την είδε, άρα η κάρτα πρέπει να λέγεται.
rattus_cartus-position-nun-hidden = { $where }: αυτός για τον οποίο είναι η θέση ξέρει την κάρτα.
rattus_cartus-position-nun-known = { $where }: αυτός για τον οποίο είναι η θέση δεν μπορεί να ξέρει την κάρτα.
rattus_cartus-position-nun-drawn = { $where }: κανείς δεν την είδε, άρα η κάρτα δεν μπορεί να είναι γνωστή.
rattus_cartus-position-counter = Το «{ $where }» δεν ταιριάζει με το βήμα «{ $step }».
rattus_cartus-position-spot = Η κάρτα στη θέση { $place } έχει ήδη φανεί.
rattus_cartus-position-turn = Το «turn» { $turn } δεν ταιριάζει με το «active» { $active }.
rattus_cartus-position-carrying = Οι ενέργειες προμήθειας που επιλέγονται μαζί εκτελούνται όταν επιλέξουν όλοι.
rattus_cartus-position-supply = { $where }: πρέπει να λέει επιλογή μόνο για όσους έχουν ήδη επιλέξει, με τη σειρά.
rattus_cartus-position-supply-hidden = { $where }: πρέπει να είναι «?» μόνο όπου η επιλογή είναι ακόμη κρυφή.
rattus_cartus-position-entered = Η θέση { $seat } έχει ήδη μπει σε κτίριο.
rattus_cartus-position-lays = Η θέση { $seat } πρέπει να μπήκε τελευταία και να μην έχει παίξει ακόμη τίποτα.
rattus_cartus-position-no-cards = Η θέση { $seat } δεν έχει κάρτες να παίξει.
rattus_cartus-position-no-place = Το «place» πρέπει να λέει ποιο κτίριο επιλύεται.
rattus_cartus-position-not-entered = { $where }: όταν επιλύονται τα κτίρια έχουν μπει όλοι.
rattus_cartus-position-laid-done = { $where }: αυτό το κτίριο επιλύθηκε, οι κάρτες του ξεσκαρταρίστηκαν.
rattus_cartus-position-actor = Η θέση { $seat } δεν μπορεί να είναι αυτή που ρωτιέται στο βήμα «{ $step }».
rattus_cartus-position-chosen = { $card }: δεν μπορεί να έχει ειπωθεί ως τώρα.
rattus_cartus-position-chosen-hidden = Οι κάρτες που λέχθηκαν ως τώρα είναι κρυφές από αυτόν για τον οποίο είναι η θέση.
rattus_cartus-position-learned-other = «learned.{ $who }»: ό,τι έμαθαν οι άλλοι είναι εδώ κρυφό.
rattus_cartus-position-impossible = Οι άγνωστες κάρτες δεν χωρούν πουθενά με όσα είναι γνωστά.
rattus_cartus-position-sure = { $where }: { $card } δεν είναι εκεί όπου είναι σίγουρα.
rattus_cartus-position-bound = { $where }: υπάρχουν περισσότερες { $card } από όσες μπορεί.
rattus_cartus-position-bound-early = { $where }: δεν περιορίζεται τίποτα πριν ξαναφτιαχτεί η στοίβα.

# Τι συνέβη
rattus_cartus-log-first = είναι ο Αρχικός παίκτης
rattus_cartus-log-building = στο παιχνίδι: { $building }
rattus_cartus-log-cards = στο παιχνίδι: { $cards }
rattus_cartus-log-draw = τραβάει μια κάρτα πληθυσμού { $card }
rattus_cartus-log-reshuffle = { $count } κάρτες από το ξεσκαρτάρισμα γίνονται στοίβα καρτών πληθυσμού
rattus_cartus-log-turn = ανοίγει στη θέση { $place }: { $card }
rattus_cartus-log-replace = όλα ίδια: { $by } αντικαθιστά { $card }
rattus_cartus-log-round = αρχίζει τον γύρο { $round } { $last ->
    [yes] (τον τελευταίο)
   *[no] {""}
}
rattus_cartus-log-supply = επιλέγει την ενέργεια προμήθειας του κτιρίου { $place }: { $card }
rattus_cartus-log-look = βλέπει τη θέση { $place } της Γραμμής Καλογριών { $card }
rattus_cartus-log-rats = { $rats } ποντικοί ({ $reason ->
    [supply] ενέργεια προμήθειας
    [strangers] κάρτες άλλων τάξεων
    [action] ενέργεια κτιρίου
    [drop] κάρτα που ξεσκαρταρίστηκε
   *[flute] φλάουτα
})
rattus_cartus-log-pass = παίζει πάσο
rattus_cartus-log-enter = μπαίνει σε κτίριο: { $building }, θέση { $space }
rattus_cartus-log-lay = παίζει { $count } κλειστές κάρτες { $cards }
rattus_cartus-log-shown = ανοίγει: { $cards }
rattus_cartus-log-influence = { $count } πόντοι επιρροής, { $class }: τώρα { $value }
rattus_cartus-log-holder = έχει την ειδική ενέργεια του κτιρίου { $place }
rattus_cartus-log-swords = παίρνει με σπαθιά { $count } κάρτες από τη θέση { $giver }
rattus_cartus-log-gift = δίνει { $count } κάρτες στη θέση { $to } { $cards }
rattus_cartus-log-flutes = δίνει έναν ποντικό στη θέση { $taker }
rattus_cartus-log-action = { $action ->
    [special] ειδική ενέργεια
    [basic] βασική ενέργεια
   *[decline] καμία ενέργεια
}: { $building }
rattus_cartus-log-take = παίρνει { $count }: { $stack }
rattus_cartus-log-levy = επιβάλλει εισφορά· θέσεις που δίνουν: { $seats }
rattus_cartus-log-drop = ξεσκαρτάρει: { $card }
rattus_cartus-log-discard = κτίριο { $place }: ξεσκαρτάρονται { $count } κάρτες πληθυσμού
rattus_cartus-log-round_over = παίρνει την κάρτα Αρχικού παίκτη
rattus_cartus-log-hand = δείχνει το χέρι: { $cards }
rattus_cartus-log-points = { $points } πόντοι: { $line ->
    [class] επιρροή { $count }
    [hand] περισσότερες κάρτες στο χέρι
    [sword] περισσότερα σπαθιά
    [flute] περισσότερα φλάουτα
    [pass] περισσότερα πάσα
    [gold] χρυσός { $count }
   *[token] δείκτες { $count }
} { $class }
rattus_cartus-log-nun = θέση { $place } της Γραμμής Καλογριών: { $card }
rattus_cartus-log-plague = { $alive ->
    [yes] επιζεί: { $rats } ποντικοί, { $nuns } καλόγριες
   *[no] σκοτώνεται από την πανούκλα: { $rats } ποντικοί, { $nuns } καλόγριες
}
rattus_cartus-log-over = { $reason ->
    [all_dead] δεν επέζησε κανείς
   *[other] νίκη: θέση { $winners }
}
