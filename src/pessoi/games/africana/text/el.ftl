## Africana: επιλογές, κινήσεις, αρνήσεις, θέσεις, δικά σας αρχεία, τι έγινε.

game-africana = Africana

# Επιλογές
africana-option-first = Αρχικός παίκτης
africana-option-first-random = με κλήρωση
africana-option-first-0 = η πρώτη θέση
africana-option-first-1 = η δεύτερη θέση
africana-option-first-2 = η τρίτη θέση
africana-option-first-3 = η τέταρτη θέση
africana-option-round_limit = Το πολύ τόσοι γύροι
africana-option-round_limit-2000 = 2000: σαν να μην υπάρχει όριο
africana-option-round_limit-100 = 100
africana-option-round_limit-40 = 40
africana-option-round_limit-20 = 20: σύντομο παιχνίδι
africana-option-round_limit-3 = 3: μια γεύση
africana-option-files = Ταμπλό και κάρτες
africana-option-files-shipped = του πακέτου
africana-option-files-hint = Δύο αρχεία της ίδιας μορφής με του πακέτου, με τον τυπωμένο χάρτη ή δικό σας.
africana-option-files-part-board = Αρχείο ταμπλό
africana-option-files-part-cards = Αρχείο καρτών
africana-option-won = Ολοκληρωμένες κάρτες
africana-option-won-cards = ανοιχτές, σύνολα κρυφά ως το τέλος
africana-option-won-totals = ανοιχτές, με τρέχοντα σύνολα
africana-option-won-hidden = των άλλων κρυφές ως το τέλος
africana-options-first = Η θέση { $first } δεν μπορεί να αρχίσει: υπάρχουν { $seats } θέσεις, από το 0.

# Πώς τελείωσε
africana-ending-missions = Οι αποστολές τελείωσαν και ο γύρος παίχτηκε ως το τέλος.
africana-ending-round_limit = Παίχτηκε ο τελευταίος γύρος του ορίου.
africana-tie-silver = Ίσοι πόντοι: κρίνουν τα περισσότερα ασημένια.
africana-tie-shared = Ίσοι πόντοι και ασημένια: η νίκη μοιράζεται.

# Κινήσεις που δεν διαβάζονται
africana-move-text = «{ $text }»: δεν είναι κίνηση του Africana. Οι κινήσεις γράφονται έτσι: «A», «turn right», «step cairo grey», «join 2», «complete N01», «done».
africana-move-name = «{ $text }»: τίποτα τέτοιο δεν λέγεται «{ $name }».

# Γιατί δεν επιτρέπεται μια κίνηση
africana-refusal-over = Το παιχνίδι έχει τελειώσει.
africana-refusal-step = Δεν είναι η ώρα του: { $step ->
    [first] κληρώνεται ο αρχικός παίκτης.
    [draw] τραβιέται κάρτα ταξιδιού.
    [mission] ανοίγει μια αποστολή.
    [page] ανοίγει μια σελίδα.
    [action] επιλέγεται ενέργεια: A τράβηγμα, B αγορά, C μετακίνηση.
    [book] η ενέργεια B είναι σε εξέλιξη: γύρισμα σελίδας, αγορά ή τέλος.
    [move] η ενέργεια C είναι σε εξέλιξη: βήμα, συμμετοχή, ολοκλήρωση ή τέλος.
    [discard_hand] πρέπει να ξεσκαρταριστεί μια κάρτα.
   *[discard_adventure] πρέπει να ξεσκαρταριστεί μια ανολοκλήρωτη περιπέτεια.
}
africana-refusal-unknown = Δεν υπάρχει τέτοια κίνηση.
africana-refusal-seat = Δεν υπάρχει τέτοια θέση.
africana-refusal-draw-colour = Στη στοίβα ταξιδιού δεν υπάρχει κάρτα αυτού του χρώματος.
africana-refusal-draw-mission = Η επόμενη αποστολή είναι { $letter } που δεν φάνηκε ακόμη.
africana-refusal-draw-page = Η επόμενη σελίδα είναι του βιβλίου αυτού και δεν την είδε κανείς.
africana-refusal-pile-empty = Η { $side ->
    [left] αριστερή
   *[right] δεξιά
} στοίβα είναι άδεια.
africana-refusal-silver = Κοστίζει { $cost } ασημένια και έχετε { $silver }.
africana-refusal-not-neighbour = Καμία διαδρομή δεν οδηγεί από { $from } σε { $to }.
africana-refusal-not-in-hand = Η κάρτα δεν είναι στο χέρι σας: { $card }.
africana-refusal-played = Η κάρτα παίχτηκε ήδη σε αυτή την ενέργεια: { $card }.
africana-refusal-fit = { $to }: η κάρτα { $card } δεν ταιριάζει.
africana-refusal-paid-fits = { $card }: ταιριάζει από μόνη της σε { $to }, δεν πληρώνεται τίποτα.
africana-refusal-paid-wild = Το μπαλαντέρ είναι όλα τα χρώματα, δεν πληρώνεται τίποτα.
africana-refusal-slot-empty = Στη θέση { $slot } δεν υπάρχει αποστολή.
africana-refusal-join-place = { $mission }: η συμμετοχή γίνεται σε { $place }.
africana-refusal-join-twice = { $mission }: συμμετέχετε ήδη.
africana-refusal-join-markers = Δεν σας μένει δείκτης.
africana-refusal-complete-marker = { $mission }: δεν συμμετέχετε.
africana-refusal-complete-place = { $mission }: ολοκληρώνεται σε { $place }.
africana-refusal-adventure-not-open = { $adventure }: δεν είναι ανολοκλήρωτη περιπέτειά σας.
africana-refusal-adventure-place = { $adventure }: ολοκληρώνεται σε { $place }.
africana-refusal-discard-order = Το ξεσκαρτάρισμα γίνεται με τη σειρά: { $card } έρχεται πολύ αργά.
africana-refusal-discard-short = Μετά από { $card } δεν θα έμεναν αρκετές για να ξεσκαρταριστούν { $surplus } με τη σειρά.

# Τι δεν πάει καλά με μια θέση
africana-position = Η θέση δεν διαβάζεται:
africana-position-key = Δεν υπάρχει πεδίο «{ $name }» σε { $where }. Γνωστά: { $known }.
africana-position-number = { $where }: πρέπει να είναι ακέραιος από { $low } έως { $high }, όχι «{ $value }».
africana-position-flag = { $where }: πρέπει να είναι true ή false, όχι «{ $value }».
africana-position-name = { $where }: το «{ $value }» δεν είναι γνωστό. Γνωστά: { $known }.
africana-position-unknown = { $where }: δεν υπάρχει «{ $value }».
africana-position-list = { $where }: πρέπει να είναι λίστα.
africana-position-object = { $where }: πρέπει να είναι αντικείμενο.
africana-position-twice = { $name }: υπάρχει δύο φορές, σε { $first } και σε { $second }.
africana-position-seats = Υπάρχουν { $seats } θέσεις, αλλά το «seats» έχει { $count }.
africana-position-location = Η θέση { $seat } δεν βρίσκεται πουθενά πριν γίνει γνωστός ο αρχικός παίκτης.
africana-position-floor = Στο βήμα «{ $step }» δεν ξεσκαρτάρεται τίποτα: το «floor» πρέπει να είναι null.
africana-position-slots = Υπάρχουν πέντε θέσεις αποστολών, αλλά το «missions» έχει { $count }.
africana-position-marker-twice = { $where }: η θέση { $seat } έχει δύο δείκτες εκεί.
africana-position-page = { $where }: { $adventure } ανήκει στο άλλο βιβλίο.
africana-position-unread = Βιβλίο «{ $book }»: { $due } σελίδες δεν φάνηκαν, όχι «{ $value }».
africana-position-learned = Υπάρχουν { $seats } θέσεις, αλλά το «learned» έχει { $count }.
africana-position-first = Στο βήμα «{ $step }» τα «first» και «active» πρέπει να είναι { $step ->
    [first] null
   *[other] θέσεις
}.
africana-position-round = Ο γύρος { $round } δεν ταιριάζει με το βήμα «{ $step }» και όριο { $limit }.
africana-position-action = Στο βήμα «{ $step }» η ενέργεια πρέπει να είναι μία από { $known } (- για καμία).
africana-position-due = Στο βήμα «{ $step }» το «due» πρέπει να είναι { $step ->
    [draw] τουλάχιστον 1
   *[other] 0
}.
africana-position-due-most = Εδώ δεν μπορούν να τραβηχτούν περισσότερες από { $most } κάρτες.
africana-position-free = Στο βήμα «{ $step }» καμία σελίδα δεν είναι δωρεάν.
africana-position-table = Στο βήμα «{ $step }» δεν υπάρχει κάρτα στο τραπέζι.
africana-position-marker-empty = Η θέση αποστολής { $slot } είναι άδεια, αλλά έχει δείκτη.
africana-position-markers = Η θέση { $seat } έχει περισσότερους από τέσσερις δείκτες.
africana-position-slot-empty = Στο βήμα «{ $step }» καμία θέση αποστολής δεν είναι άδεια πριν αρχίσει το τέλος.
africana-position-refill = Στο βήμα «mission» μια θέση πρέπει να είναι άδεια και να μένει αποστολή.
africana-position-ending = Με { $left } αποστολές ακόμη, το «ending» πρέπει να λέει αν μια συμπλήρωση δεν έφτασε.
africana-position-hand-known = Το χέρι της θέσης { $seat } δεν είναι γνωστό εδώ: το «travel» πρέπει να είναι αριθμός.
africana-position-hand-hidden = Το χέρι της θέσης { $seat } πρέπει να δίνεται ανά χρώμα.
africana-position-helpers = Η θέση { $seat } έχει { $held } κάρτες βοηθού { $colour }, αλλά ολοκλήρωσε { $earned } τέτοιες περιπέτειες.
africana-position-learned-hidden = Τι τράβηξε η θέση { $seat } δεν είναι γνωστό εδώ.
africana-position-wild = Κάθε θέση έχει ένα μπαλαντέρ: στο τραπέζι ή στο χέρι.
africana-position-hand-limit = Η θέση { $seat } έχει περισσότερες από πέντε κάρτες έξω από τη σειρά της.
africana-position-open-limit = Η θέση { $seat } έχει περισσότερες από τρεις ανολοκλήρωτες περιπέτειες έξω από τη σειρά της.
africana-position-surplus = Στο βήμα «{ $step }» πρέπει να υπάρχουν αρκετές για ξεσκαρτάρισμα, με τη σειρά.
africana-position-unfolding = Στο βήμα «page» η δεξιά στοίβα του βιβλίου «{ $book }» έχει μόνο σελίδες που δεν φάνηκαν.
africana-position-top = Η πάνω κάρτα της δεξιάς στοίβας του βιβλίου «{ $book }» είναι γνωστή.
africana-position-dealt = Η θέση { $seat } δεν έχει τις κάρτες που έχει μοιράσει ως τώρα η προετοιμασία.
africana-position-setup-slots = Στο βήμα «{ $step }» της προετοιμασίας οι θέσεις αποστολών γεμίζουν από αριστερά, όσο έχει προχωρήσει.
africana-position-setup-books = Στο βήμα «{ $step }» της προετοιμασίας φαίνονται άλλες σελίδες.
africana-position-setup-active = Μετά το μοίρασμα ενεργή είναι η αρχική θέση { $seat }.
africana-position-setup = Στην προετοιμασία δεν έχει γίνει ακόμη τίποτα άλλο.
africana-position-colour = Υπάρχουν { $count } κάρτες ταξιδιού παραπάνω στο χρώμα { $colour }.
africana-position-pile = Για τη στοίβα ταξιδιού μένουν { $count } κάρτες.
africana-position-ceiling = Η στοίβα ταξιδιού έχει περισσότερες κάρτες { $colour } από όσες χωρούν μετά από όσα τράβηξε η θέση { $seat }.
africana-position-learned-most = Η θέση { $seat } τράβηξε περισσότερες από όσες είχε η στοίβα.
africana-position-layout = Οι κρυφές κάρτες δεν μοιράζονται στα χέρια και στη στοίβα.
africana-position-reason = Στο βήμα «{ $step }» το «reason» πρέπει να είναι { $step ->
    [over] missions ή round_limit
   *[other] null
}.
africana-position-reason-wrong = Το παιχνίδι δεν μπορεί να τελείωσε με «{ $reason }».

# Τι δεν πάει καλά με δικά σας αρχεία
africana-files = Τα αρχεία ταμπλό και καρτών δεν χρησιμοποιούνται:
africana-files-json = Το κείμενο «{ $name }» δεν είναι JSON: { $detail }.
africana-files-missing = Λείπει: { $where }.
africana-files-type = { $where }: πρέπει να είναι { $expected }, όχι «{ $value }».
africana-files-rule = { $check ->
    [symbols] Πρέπει να υπάρχουν τα πέντε σύμβολα pink, cyan, grey, orange και purple
    [places] Πρέπει να υπάρχουν 22 τοποθεσίες με διαφορετικά ids
    [sides] 11 τοποθεσίες πρέπει να είναι στον βορρά και 11 στον νότο
    [place-symbols] Μια τοποθεσία δείχνει ένα ή δύο διαφορετικά γνωστά σύμβολα
    [latitude] Το γεωγραφικό πλάτος πρέπει να συμφωνεί με την πλευρά του ισημερινού
    [coordinates] Μια τοποθεσία πρέπει να βρίσκεται πάνω στον χάρτη
    [starts] Οι αρχικές πόλεις πρέπει να είναι napoli, cape_town, lagos και jeddah, για Ιταλία, Γαλλία, Γερμανία και Αγγλία
    [route] Μια διαδρομή ενώνει δύο διαφορετικές γνωστές τοποθεσίες, μία φορά
    [network] Οι διαδρομές πρέπει να είναι ένα δίκτυο
    [crossing] Μια διαδρομή πρέπει να περνά τον ισημερινό
    [regions] Οι δύο περιοχές και τα βιβλία τους πρέπει να είναι του βιβλίου κανόνων
    [slots] Οι πέντε θέσεις πρέπει να αριθμούνται από αριστερά
    [bonus-two] Μια θέση πρέπει να έχει bonus 2 ασημένια
    [bonus-card] Μια θέση πρέπει να έχει bonus κάρτες ταξιδιού
    [numbers] Οι αριθμοί του βιβλίου κανόνων δεν αλλάζουν
    [travel-cards] Πρέπει να υπάρχουν 60 κάρτες ταξιδιού στα πέντε χρώματα
    [mission-count] Πρέπει να υπάρχουν 34 αποστολές με διαφορετικά ids
    [backs] Οι πλάτες πρέπει να είναι A, B και C, με τουλάχιστον πέντε A και δέκα C
    [mission] Μια αποστολή οδηγεί από μια γνωστή τοποθεσία σε άλλη
    [mission-three] Μια αποστολή πρέπει να πληρώνει 3 ασημένια
    [adventure-count] Πρέπει να υπάρχουν 30 περιπέτειες με διαφορετικά ids
    [artifact-kinds] Πρέπει να υπάρχουν πέντε είδη τεχνουργημάτων
    [book-count] Ένα βιβλίο έχει 15 περιπέτειες
    [book-goals] Οι προορισμοί ενός βιβλίου είναι στην άλλη περιοχή
    [book-artifacts] Ένα βιβλίο έχει δύο τεχνουργήματα από κάθε είδος
    [book-helpers] Ένα βιβλίο έχει έναν βοηθό από κάθε χρώμα
   *[adventure-reward] Ένα τεχνούργημα δίνει ασημένια και πόντους
}: { $where }.
africana-files-design = Όσο τα αρχεία δηλώνονται ανακατασκευασμένα, πρέπει να κρατούν την ισορροπία: { $check ->
    [joined] cape_town – lagos, aswan – cairo, cape_town – port_natal και mozambique – port_natal είναι διαδρομές
    [mozambique] στη mozambique μπαίνει κανείς με ροζ
    [even] κάθε χρώμα υπάρχει εξίσου συχνά, στο σύνολο και σε κάθε περιοχή
    [apart] δύο διαδρομές δεν διασταυρώνονται στο σχέδιο
    [degree] κάθε τοποθεσία έχει 2 έως 5 διαδρομές
    [choice] από κάθε τοποθεσία τουλάχιστον τέσσερα χρώματα οδηγούν κάπου
    [far] δύο τοποθεσίες δεν απέχουν πάνω από 5 βήματα
    [mean] η μέση απόσταση πέρα από τον ισημερινό είναι 3 έως 4 βήματα
    [travel] υπάρχουν 12 κάρτες ταξιδιού από κάθε χρώμα
    [goals] κάθε τοποθεσία είναι προορισμός μίας ή δύο περιπετειών
    [kinds-apart] δύο τεχνουργήματα ενός είδους σε ένα βιβλίο έχουν διαφορετικούς προορισμούς
    [worth] τα πέντε είδη αξίζουν το ίδιο
    [letters] υπάρχουν 10 A, 10 B και 14 C αποστολές
    [natal] μια αποστολή από port_natal σε serengeti πληρώνει 4 ασημένια
    [length] οι αποστολές έχουν 2 έως 5 βήματα και μακραίνουν από A σε C
    [pay] οι αποστολές δίνουν λιγότερα ασημένια και περισσότερους πόντους από A σε C
    [share] 60 έως 85 τοις εκατό των αποστολών περνούν τον ισημερινό
    [ends] κάθε τοποθεσία αρχίζει, και τελειώνει, μία ή δύο αποστολές
    [pairs] δύο αποστολές δεν ενώνουν τις ίδιες δύο τοποθεσίες
    [distinct] οι αποστολές ενός γράμματος έχουν διαφορετικές αρχές και διαφορετικά τέλη
    [land] οι τοποθεσίες είναι στη στεριά ή κοντά σε ακτή
   *[drawn] οι διαδρομές σχεδιάζονται όπου λέει το είδος τους
}: { $where }.

# Τι έγινε, για το τερματικό
africana-log-first = είναι ο αρχικός παίκτης
africana-log-drawn = τραβά κάρτα ταξιδιού { $card }
africana-log-reshuffled = { $count } κάρτες ταξιδιού ανακατεύονται σε νέα στοίβα
africana-log-page = { $book ->
    [north] βόρειο
   *[south] νότιο
} βιβλίο: ανοίγει { $card }
africana-log-mission = θέση { $slot }: { $mission }
africana-log-action = { $action ->
    [A] τραβά κάρτες ταξιδιού
    [B] αγοράζει περιπέτειες
   *[C] μετακινεί τον εξερευνητή
}
africana-log-turned = γυρίζει { $card } { $to ->
    [left] αριστερά
   *[right] δεξιά
}
africana-log-bought = αγοράζει { $card }
africana-log-stepped = { $from } → { $to } με { $card }
africana-log-joined = συμμετέχει: { $mission }
africana-log-completed_mission = ολοκληρώνει { $mission }
africana-log-completed_adventure = ολοκληρώνει { $adventure }
africana-log-silver = { $silver } ασημένια
africana-log-cleared = το τραπέζι αδειάζει
africana-log-discarded = ξεσκαρτάρει { $card }
africana-log-dropped = ξεσκαρτάρει την περιπέτεια { $adventure }
africana-log-ending = Οι αποστολές τελειώνουν: αυτός είναι ο τελευταίος γύρος.
africana-log-points = { $category ->
    [missions] αποστολές
    [artifacts] τεχνουργήματα
    [sets] σετ
    [helpers] βοηθοί
    [silver] ασημένια
    [travel] κάρτες ταξιδιού
   *[open] ανολοκλήρωτες περιπέτειες
}: { $points }
africana-log-over = Το παιχνίδι τελείωσε.
