## Guildhall: Job Faire: επιλογές, κινήσεις, αρνήσεις, θέσεις, τι έγινε.

game-guildhall = Guildhall: Job Faire
guildhall-profession-card = { $profession } ({ $colour })

# Επιλογές
guildhall-option-professions = Επαγγέλματα
guildhall-option-professions-job_faire = τα έξι του Job Faire
guildhall-option-professions-random = έξι από τα δώδεκα, με κλήρωση
guildhall-option-professions-all = και τα δώδεκα, ένα πολύ μεγαλύτερο παιχνίδι
guildhall-option-named = Παίρνουν μέρος οπωσδήποτε
guildhall-option-named-bricklayer = Κτίστης
guildhall-option-named-hunter = Κυνηγός
guildhall-option-named-peddler = Πλανόδιος
guildhall-option-named-robber = Ληστής
guildhall-option-named-scholar = Λόγιος
guildhall-option-named-tax_collector = Εφοριακός
guildhall-option-named-assassin = Δολοφόνος
guildhall-option-named-dancer = Χορεύτρια
guildhall-option-named-farmer = Αγρότης
guildhall-option-named-historian = Ιστορικός
guildhall-option-named-trader = Έμπορος
guildhall-option-named-weaver = Υφάντρα
guildhall-option-first_player = Πρώτος παίκτης
guildhall-option-first_player-random = με κλήρωση
guildhall-option-first_player-0 = η πρώτη θέση
guildhall-option-first_player-1 = η δεύτερη θέση
guildhall-option-first_player-2 = η τρίτη θέση
guildhall-option-first_player-3 = η τέταρτη θέση
guildhall-option-first_refill = Στην προετοιμασία ο πρώτος παίκτης τραβάει μέχρι
guildhall-option-first_refill-9 = 9 κάρτες, όπως οι άλλοι
guildhall-option-first_refill-8 = 8 κάρτες, κατά γράμμα του βιβλίου κανόνων
guildhall-option-round_limit = Το παιχνίδι διακόπτεται μετά από
guildhall-option-round_limit-1000 = 1000 πλήρεις κύκλους
guildhall-option-round_limit-50 = 50 πλήρεις κύκλους
guildhall-option-round_limit-3 = 3 πλήρεις κύκλους
guildhall-option-memory = Φαίνεται τι έχει δει κανείς από χέρια και στοίβα
guildhall-option-memory-false = όχι, όπως σε πραγματικό τραπέζι
guildhall-option-memory-true = ναι
guildhall-options-named = Ορίστηκαν { $count } επαγγέλματα· σε παιχνίδι με έξι χωρούν το πολύ { $most }.
guildhall-options-first = Η θέση { $seat } δεν μπορεί να ξεκινήσει: οι θέσεις είναι { $seats }.

# Πώς τελείωσε
guildhall-ending-twenty = Είκοσι πόντοι νίκης στο τέλος ενός γύρου.
guildhall-ending-round_limit = Διακόπηκε στο όριο των κύκλων, χωρίς νικητή.

# Κινήσεις που δεν διαβάζονται
guildhall-move-text = «{ $text }»: δεν είναι κίνηση του Guildhall. Οι κινήσεις γράφονται έτσι: «play BR-p 2», «discard HU-b», «buy vp7».
guildhall-move-name = «{ $text }»: τίποτα τέτοιο δεν λέγεται «{ $name }».

# Γιατί δεν επιτρέπεται μια κίνηση
guildhall-refusal-over = Το παιχνίδι έχει τελειώσει.
guildhall-refusal-unknown = Δεν υπάρχει τέτοια κίνηση.
guildhall-refusal-step = Δεν είναι η ώρα του: { $step ->
    [first] κληρώνεται ο πρώτος παίκτης.
    [professions] κληρώνεται ένα επάγγελμα.
    [row] ανοίγει μια κάρτα ΠΝ.
    [draw] τραβιέται μια κάρτα.
    [show] ο Λόγιος δείχνει μια κάρτα.
    [seize] παίρνεται μια τυχαία κάρτα του χεριού.
    [setup] ξεσκαρτάρονται κάρτες, ή «done».
    [opening] τοποθετείται μια κάρτα της αρχικής συντεχνίας.
    [action] επιλέγεται ενέργεια ή το τέλος του γύρου.
    [pay] δίνονται ολοκληρωμένα τμήματα και ορίζεται η πάνω κάρτα τους.
    [back] μια κάρτα επιστρέφεται στην τράπουλα.
    [hunt] ανταλλάσσονται κάρτες της στοίβας.
    [search] τοποθετείται μια κάρτα της στοίβας.
    [swap] ορίζονται οι κάρτες μιας ανταλλαγής.
    [rob] παίρνεται μια κάρτα του χεριού που φάνηκε.
    [give] δίνεται μια κάρτα της συντεχνίας.
    [strike] ξεσκαρτάρεται μια κάρτα από τη συντεχνία ενός αντιπάλου.
    [use] η ικανότητα χρησιμοποιείται ή όχι.
    [place] τοποθετείται μια κάρτα του χεριού στη συντεχνία.
   *[drop] ξεσκαρτάρεται το ολοκληρωμένο τμήμα που περισσεύει.
}
guildhall-refusal-draw = Αυτό δεν μπορεί να τραβηχτεί τώρα.
guildhall-refusal-begun = Το ξεσκαρτάρισμα άρχισε: κι άλλες κάρτες, ή «done».
guildhall-refusal-hand = { $card }: δεν είναι στο χέρι σας.
guildhall-refusal-guild = { $card }: είναι ήδη ανοιχτή στη συντεχνία σας.
guildhall-refusal-profession = { $profession }: έχετε ήδη παίξει αυτό το επάγγελμα σε αυτόν τον γύρο.
guildhall-refusal-level = { $card }: με { $count } κάρτες του επαγγέλματος στη συντεχνία δεν υπάρχει τέτοιο επίπεδο.
guildhall-refusal-ability = { $card }: το επίπεδο { $level } δεν μπορεί να γίνει ολόκληρο.
guildhall-refusal-opponent = Αυτό θέλει άλλον αντίπαλο, ή κανέναν.
guildhall-refusal-row = { $vp }: δεν βρίσκεται στην κεντρική γραμμή.
guildhall-refusal-cost = Κοστίζει { $cost ->
    [one] ένα ολοκληρωμένο τμήμα
   *[other] { $cost } ολοκληρωμένα τμήματα
}· έχετε { $have }.
guildhall-refusal-paid = Τα τμήματα ορίστηκαν· τώρα ορίστε ποια κάρτα μένει πάνω.
guildhall-refusal-chapter = { $profession }: δεν έχετε τέτοιο ολοκληρωμένο τμήμα.
guildhall-refusal-order = Αυτό ορίζεται με αύξουσα σειρά, ώστε να μένει ολόκληρη επιλογή.
guildhall-refusal-top = Αυτή η κάρτα δεν είναι από όσες ξεσκαρτάρονται, ή δεν είναι η σειρά της.
guildhall-refusal-opening = Οι τρεις αρχικές κάρτες είναι διαφορετικές και ορίζονται με αύξουσα σειρά.
guildhall-refusal-duplicate = { $card }: είναι ήδη ανοιχτή στη συντεχνία.
guildhall-refusal-pile = { $card }: δεν είναι στη στοίβα ξεσκαρταρίσματος.
guildhall-refusal-fetch = { $card }: ήταν στη συντεχνία σας πριν ψάξετε, δεν παίρνεται.
guildhall-refusal-lay = { $card }: δεν μπορεί να δοθεί· πρέπει να είναι κάρτα της συντεχνίας σας, στο επίπεδο 4 του ίδιου τμήματος.
guildhall-refusal-lower = Μετά από αυτό το ψάξιμο γίνεται άλλο επίπεδο, ή κανένα.
guildhall-refusal-take = { $card }: δεν παίρνεται· δεν είναι σε εκείνο το χέρι, ή είναι διπλή ενώ άλλες μπορούν να τοποθετηθούν.
guildhall-refusal-gift = { $card }: δεν μπορεί να δοθεί εκεί· δεν είναι στη συντεχνία σας ή είναι στη δική τους.
guildhall-refusal-strike = { $card }: δεν ξεσκαρτάρεται· δεν είναι σε εκείνη τη συντεχνία ή δεν ταιριάζει στο επίπεδο.
guildhall-refusal-use = Δεν το κάνει αυτό η κάρτα ΠΝ, ή θα ήταν διπλή κάρτα.
guildhall-refusal-must-place = Πρέπει να τοποθετηθεί μια κάρτα του χεριού.
guildhall-refusal-swap = Αυτό δεν χωράει στην ανταλλαγή: μια κάρτα θα ήταν διπλή σε συντεχνία, ή δεν είναι εκεί.

# Τι δεν πάει καλά σε μια θέση
guildhall-position = Η θέση αυτή δεν διαβάζεται:
guildhall-position-key = Δεν υπάρχει πεδίο «{ $name }» στο { $where }. Γνωστά: { $known }.
guildhall-position-number = { $where }: πρέπει να είναι ακέραιος από { $low } έως { $high }, όχι «{ $value }».
guildhall-position-name = { $where }: άγνωστο «{ $value }». Γνωστά: { $known }.
guildhall-position-unknown = { $where }: δεν υπάρχει «{ $value }».
guildhall-position-list = { $where }: πρέπει να είναι λίστα.
guildhall-position-object = { $where }: πρέπει να είναι αντικείμενο.
guildhall-position-seats = Το «seats» έχει { $count } στοιχεία· οι θέσεις είναι { $due }.
guildhall-position-too-many = { $where }: πάνω από { $most } στοιχεία, ή άλλος αριθμός από όσα λέει.
guildhall-position-twice = { $where }: η { $card } υπάρχει εκεί δύο φορές.
guildhall-position-professions = Το «professions» πρέπει να έχει { $count } διαφορετικά, μαζί με τα { $sure }.
guildhall-position-professions-missing = Στο παιχνίδι είναι { $given } επαγγέλματα· πρέπει να είναι { $count }.
guildhall-position-area-size = Στην περιοχή ενεργειών είναι { $count } κάρτες, πάνω από { $most }.
guildhall-position-work = Στο βήμα «{ $step }» το «work» πρέπει να είναι ένα από τα { $known }.
guildhall-position-turn-step = Το βήμα «{ $step }» δεν ταιριάζει με τον γύρο { $turn }: η προετοιμασία είναι ο γύρος 0.
guildhall-position-first = Στο βήμα «{ $step }» τα «first» και «active» πρέπει να είναι { $step ->
    [first] null
   *[other] θέσεις
}.
guildhall-position-setup = Στο βήμα «{ $step }» δεν υπάρχει ακόμη τίποτα άλλο από { $step ->
    [first] την τράπουλα
    [professions] την τράπουλα
    [row] τη γραμμή
   *[other] χέρια, αρχικές συντεχνίες και ξεσκαρταρίσματα
}.
guildhall-position-opening = Στην προετοιμασία η θέση { $seat } έχει τώρα { $due } κάρτες στη συντεχνία της.
guildhall-position-turn = Στον γύρο { $turn } παίζει η θέση { $seat }.
guildhall-position-rounds = Ο γύρος { $turn } είναι πέρα από το όριο· ο τελευταίος είναι ο { $most }.
guildhall-position-actions = { $count } ενέργειες δεν γίνεται να απομένουν: για επιλογή θέλει τουλάχιστον μία, και το πολύ είναι { $most }.
guildhall-position-played = Τα επαγγέλματα που παίχτηκαν ({ $played }) δεν ταιριάζουν με την περιοχή ενεργειών ({ $area }).
guildhall-position-over-area = Όταν το παιχνίδι έχει τελειώσει, η περιοχή ενεργειών είναι άδεια και τίποτα δεν μετράει ως παιγμένο.
guildhall-position-area-vp = Η θέση { $seat } δεν έχει τις κάρτες ΠΝ της περιοχής ενεργειών της.
guildhall-position-chapter-whole = Η θέση { $seat } έχει ανοιχτές και τις πέντε { $profession }: αυτό είναι ολοκληρωμένο τμήμα.
guildhall-position-completed = Η θέση { $seat } έχει { $count } ολοκληρωμένα τμήματα· το πολύ { $most }, εκτός από το βήμα «drop».
guildhall-position-no-drop = Στο βήμα «drop» μια θέση πρέπει να έχει τέταρτο ολοκληρωμένο τμήμα.
guildhall-position-points = Η θέση { $seat } έχει { $points } πόντους: το παιχνίδι θα είχε τελειώσει με τον γύρο της.
guildhall-position-reason = Στο βήμα «{ $step }» το «reason» πρέπει να είναι { $step ->
    [over] twenty, με 20 πόντους της θέσης που παίζει, ή round_limit στον τελευταίο γύρο
   *[other] null
}.
guildhall-position-row-early = Στο βήμα «{ $step }» η γραμμή είναι άδεια.
guildhall-position-row = { $empty } θέσεις της γραμμής είναι άδειες και απομένουν { $left } κάρτες ΠΝ: δεν ταιριάζει με το βήμα «{ $step }».
guildhall-position-vp-copies = Με αυτόν τον αριθμό θέσεων υπάρχουν { $most } αντίγραφα της { $vp }.
guildhall-position-copies = Η { $card } υπάρχει { $count } φορές· το παιχνίδι έχει { $most }.
guildhall-position-out = Η { $card } δεν μπορεί να είναι εκτός παιχνιδιού: τα αντίγραφά της είναι αλλού.
guildhall-position-deck = Η τράπουλα πρέπει να έχει { $due } αντίγραφα της { $card }, ή το «out» να λέει πού είναι.
guildhall-position-deck-size = Η τράπουλα πρέπει να έχει { $due } κάρτες.
guildhall-position-unknown-chapter = Μια πλήρης θέση λέει τα επαγγέλματα των ολοκληρωμένων τμημάτων.
guildhall-position-own-unknown = Η θέση { $seat } ξέρει τις δικές της κάρτες και τα τμήματά της.
guildhall-position-chapters-known = Τα ολοκληρωμένα τμήματα της θέσης { $seat } δεν είναι γνωστά σε αυτόν που βλέπει: πρέπει να είναι null.
guildhall-position-chapters-fit = { $count } ολοκληρωμένα τμήματα είναι κρυφά, αλλά οι κάρτες που μένουν κάνουν το πολύ { $most }.
guildhall-position-put-back = Όποιος επέστρεψε κάρτες στην τράπουλα τις ξέρει.
guildhall-position-top = Η πάνω κάρτα της στοίβας είναι ανοιχτή: δεν μπορεί να είναι null.
guildhall-position-source = Στο βήμα «{ $step }» το «source» πρέπει να είναι η κάρτα που έχει αυτή την ικανότητα.
guildhall-position-source-area = Στο βήμα «{ $step }» το «source» πρέπει να είναι η τελευταία κάρτα της περιοχής ενεργειών.
guildhall-position-level = Στο βήμα «{ $step }» το «level» πρέπει να είναι ένα από όσα έχει εκεί η κάρτα, και null για κάρτα ΠΝ.
guildhall-position-shown = Στο βήμα «{ $step }» δεν περιμένουν κάρτες που φάνηκαν.
guildhall-position-left = Το «left» είναι { $count }· εδώ πάει από { $low } έως { $high }.
guildhall-position-back = Στο χέρι πρέπει να είναι { $count } κάρτες για επιστροφή, και καμία να μην έχει ήδη επιστραφεί.
guildhall-position-opponent = Στο βήμα «{ $step }» το «opponent» πρέπει να είναι { $step ->
    [rob] άλλη θέση
    [seize] άλλη θέση
   *[other] null, ή άλλη θέση αφού οριστεί
}.
guildhall-position-hand = Η θέση { $seat } πρέπει να έχει τουλάχιστον { $least } κάρτες στο χέρι.
guildhall-position-dead = Στο βήμα «{ $step }» δεν θα ήταν δυνατό τίποτα εδώ.
guildhall-position-chosen = Τα «chosen», «laid» ή «low» δεν μπορεί να προέκυψαν στο βήμα «{ $step }».
guildhall-position-learned = «learned»: η { $card } δεν υπάρχει τόσες φορές στο { $where }.
guildhall-position-learned-others = «learned»: όσα ξέρει η θέση { $seat } δεν είναι για αυτόν που βλέπει, ή δεν υπάρχει τέτοια θέση.
guildhall-position-learned-shown = Το «learned» και το { $where } δεν συμφωνούν για την { $card }.
guildhall-position-learned-top = «learned»: όλοι ξέρουν την πάνω κάρτα της στοίβας.
guildhall-position-learned-search = «learned»: η θέση που παίζει βλέπει το { $where }, άρα ξέρει κάθε κάρτα εκεί.

# Τι έγινε, για το τερματικό
guildhall-log-first = παίζει πρώτη
guildhall-log-profession = στο παιχνίδι: { $profession }
guildhall-log-row = στην κεντρική γραμμή: { $vp }
guildhall-log-draw = τραβάει μια κάρτα{ $card ->
    [none] {""}
   *[other] : { $card }
}
guildhall-log-reshuffle = η στοίβα ξεσκαρταρίσματος ({ $count }) γίνεται τράπουλα
guildhall-log-more = τραβάει άλλη μία κάρτα, για να έχει τρεις διαφορετικές
guildhall-log-discard = ξεσκαρτάρει { $count ->
    [0] τίποτα
    [one] { $top }
   *[other] { $count } κάρτες, πάνω { $top }
}
guildhall-log-place = { $card }: στη συντεχνία της θέσης { $owner }
guildhall-log-duplicate = { $card }: διπλή κάρτα, ξεσκαρτάρεται
guildhall-log-play = παίζει { $card } { $level ->
    [none] χωρίς ικανότητα
   *[other] στο επίπεδο { $level }
}{ $opponent ->
    [none] {""}
   *[other] , εναντίον της θέσης { $opponent }
}
guildhall-log-buy = αγοράζει { $vp }
guildhall-log-pay = δίνει { $count ->
    [one] ένα ολοκληρωμένο τμήμα
   *[other] { $count } ολοκληρωμένα τμήματα
}, πάνω { $top }
guildhall-log-drop = ξεσκαρτάρει ένα ολοκληρωμένο τμήμα, πάνω { $top }
guildhall-log-complete = ολοκληρώνει τμήμα: { $profession }
guildhall-log-back = επιστρέφει { $count ->
    [one] μια κάρτα
   *[other] { $count } κάρτες
} στην τράπουλα{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
guildhall-log-search = ψάχνει τη στοίβα ξεσκαρταρίσματος
guildhall-log-vain = δεν βρίσκει τίποτα που να παίρνεται
guildhall-log-lower = κάνει αντί γι' αυτό το επίπεδο { $level }
guildhall-log-uncovered = πάνω στη στοίβα τώρα: { $top }
guildhall-log-found = παίρνει από τη στοίβα { $card }
guildhall-log-hunt = παίρνει από τη στοίβα { $taken }, δίνει { $laid }, πάνω { $top }
guildhall-log-swap = δίνει { $given }, παίρνει { $taken }{ $opponent ->
    [none] {""}
   *[other] {" "}(θέση { $opponent })
}
guildhall-log-look = βλέπει το χέρι της θέσης { $opponent }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
guildhall-log-take = παίρνει { $card } από το χέρι της θέσης { $opponent }
guildhall-log-strike = ξεσκαρτάρει { $card } της θέσης { $opponent }
guildhall-log-show = δείχνει { $card }
guildhall-log-give = δίνει { $card } στη θέση { $opponent }
guildhall-log-move_chapter = παίρνει το τμήμα { $profession } της θέσης { $opponent }
guildhall-log-actions = έχει { $count ->
    [one] άλλη μία ενέργεια
   *[other] άλλες { $count } ενέργειες
}
guildhall-log-use = χρησιμοποιεί { $vp }
guildhall-log-skip = δεν χρησιμοποιεί { $vp }
guildhall-log-points = { $points } ΠΝ
guildhall-log-end = τελειώνει τον γύρο
guildhall-log-turn = αρχίζει ο γύρος { $turn }
guildhall-log-over = { $won ->
    [yes] νικά
   *[no] διακόπηκε στο όριο των κύκλων
}
