### Η σελίδα: ό,τι δεν ανήκει σε ένα παιχνίδι.

## Πλαίσιο

ui-title = { $page } · Πεσσοί
ui-title-home = Πεσσοί: επιτραπέζια παιχνίδια
ui-skip = Στο περιεχόμενο
ui-nav = Σελίδες
ui-nav-home = αρχική σελίδα
ui-nav-games = Παιχνίδια
ui-nav-tables = Τα τραπέζια μου
ui-nav-rules = Κανόνες
ui-nav-waiting = { $count ->
    [one] σειρά σας σε ένα τραπέζι
   *[other] σειρά σας σε { $count } τραπέζια
}
ui-language = Γλώσσα
ui-theme-dark = Σκούρο θέμα
ui-theme-light = Φωτεινό θέμα
ui-your-name = Το όνομά σας
ui-rename = Αλλαγή ονόματος
ui-guest = Επισκέπτης
ui-save = Αποθήκευση
ui-close = Κλείσιμο
ui-copy = Αντιγραφή
ui-copied = Αντιγράφηκε
ui-you = εσείς
ui-bot = υπολογιστής
ui-bot-name = Υπολογιστής
ui-bot-name-letter = Υπολογιστής { $number ->
     [1] Α
     [2] Β
     [3] Γ
     [4] Δ
     [5] Ε
    *[6] Ζ
}
ui-footer = Ελεύθερο λογισμικό. Καμία σχέση με τους εκδότες των παιχνιδιών.

## Αρχική σελίδα

ui-home-turns = { $count ->
    [one] Σειρά σας σε ένα τραπέζι
    [2] Σειρά σας σε δύο τραπέζια
    [3] Σειρά σας σε τρία τραπέζια
   *[other] Σειρά σας σε { $count } τραπέζια
}
ui-home-running = Τα τραπέζια σας
ui-home-with = με: { $names }
ui-home-alone = μόνοι σας
ui-home-waiting = Περιμένει παίκτες
ui-home-your-turn = Παίζετε εσείς
ui-home-their-turn = Παίζουν οι άλλοι
ui-home-to-table = Στο τραπέζι
ui-home-look = Δείτε
ui-home-games = { $count ->
    [one] Παίξτε
    [2] Δύο παιχνίδια
    [3] Τρία παιχνίδια
    [4] Τέσσερα παιχνίδια
    [5] Πέντε παιχνίδια
   *[other] { $count } παιχνίδια
}
ui-home-games-hint = Μόνοι με τον υπολογιστή, σε μία οθόνη ή με φίλους. Χωρίς λογαριασμό.
ui-home-players = { $range } παίκτες
ui-home-play = Παίξτε
ui-home-friends = Με άλλους
ui-join = Μπείτε
ui-join-title = Έχετε πρόσκληση;
ui-join-hint = Επικολλήστε τον σύνδεσμο ή τα έξι γράμματα του τραπεζιού.
ui-join-wrong = Δεν είναι ούτε σύνδεσμος τραπεζιού ούτε έξι γράμματα.
ui-open-tables = Ανοιχτά τραπέζια
ui-open-tables-none = Κανένα ανοιχτό τραπέζι
ui-open-tables-none-hint = Στήστε ένα και στείλτε τον σύνδεσμο.
ui-new-table = Νέο τραπέζι
ui-record-title = Δείτε μια καταγραφή
ui-record-hint = Το αρχείο μιας τελειωμένης παρτίδας ανοίγει ως αναπαραγωγή.
ui-record-choose = Διαλέξτε αρχείο
ui-record-reading = Διαβάζεται…
ui-record-unreadable = Το «{ $name }» δεν είναι καταγραφή: δεν είναι JSON.
ui-tables-none = Κανένα τραπέζι ακόμη
ui-tables-none-hint = Εδώ μαζεύονται τα τραπέζια όπου κάθεστε.

## Νέο τραπέζι

ui-new-title = Νέο τραπέζι: { $game }
ui-new-game = Παιχνίδι
ui-new-presets = Έτοιμες επιλογές
ui-new-own-file = δικό σας αρχείο
ui-new-file = Αρχείο
ui-new-start = Ξεκινήστε
ui-new-make = Στήστε το τραπέζι
ui-new-back = Πίσω
ui-seats = Παίκτες
ui-seat-number = Θέση { $number }
ui-seat-name = Όνομα στη θέση { $number }
ui-seat-person = Παίκτης { $number }
ui-seat-remove = Χωρίς τη θέση { $number }
ui-seat-add = Ένας παίκτης ακόμη
ui-seat-me = Εσείς
ui-seat-local = Κάποιος σε αυτή την οθόνη
ui-seat-open = Ελεύθερη, για όποιον έχει τον σύνδεσμο
ui-seat-bot = Υπολογιστής: { $level }
ui-seat-free = ελεύθερη
ui-level-name = επίπεδο: { $level }
ui-clock = Ρολόι
ui-clock-none = Χωρίς ρολόι
ui-clock-short = { $minutes }′ + { $seconds }″
ui-clock-setting = { NUMBER($minutes) } λεπτά για τον καθένα, { NUMBER($seconds) } δευτερόλεπτα για κάθε κίνηση
ui-clock-days = { $days } μέρες ο καθένας
ui-clock-hint = Όποιος μείνει χωρίς χρόνο χάνει.
ui-clock-left = Χρόνος που απομένει
ui-private = Έξω από τον κατάλογο των ανοιχτών τραπεζιών
ui-private-hint = Έρχεται μόνο όποιος έχει τον σύνδεσμο ή τα έξι γράμματα.

## Πριν από το παιχνίδι

ui-waiting-room = Πριν από το παιχνίδι
ui-waiting-title = { $count ->
    [one] Λείπει ένας παίκτης
   *[other] Λείπουν { $count } παίκτες
}
ui-sit = Καθίστε
ui-stand-up = Σηκωθείτε
ui-invite = Πρόσκληση
ui-invite-link = Σύνδεσμος του τραπεζιού
ui-invite-code = Ή με αυτά τα έξι γράμματα:
ui-fairness = Τίμιο μοίρασμα
ui-fairness-hint = Ο διακομιστής δεσμεύεται με αυτόν τον αριθμό. Μετά το παιχνίδι φανερώνεται το μυστικό του και ο καθένας ελέγχει κάθε κλήρο.
ui-fairness-shown = Ο αριθμός πριν από το παιχνίδι και το μυστικό του: με την καταγραφή ο καθένας ελέγχει κάθε κλήρο.

## Τραπέζι

ui-loading-table = Φορτώνει το τραπέζι
ui-additions = { $count } επεκτάσεις
ui-move-number = κίνηση { $ply }
ui-players-and-log = Παίκτες και ιστορικό
ui-spectators = { $count ->
    [0] Κανείς δεν παρακολουθεί
    [one] Ένας παρακολουθεί
   *[other] Παρακολουθούν { $count }
}
ui-away = δεν είναι εδώ τώρα
ui-resigned = παραιτήθηκε
ui-points-word = { $points ->
    [one] πόντος
   *[other] πόντοι
}
ui-log = Ιστορικό
ui-log-empty = Καμία κίνηση ακόμη
ui-log-undo = παίρνει πίσω
ui-log-go = Στην κίνηση { $ply }
ui-log-award = { $points }, από πού;
ui-chat = Συζήτηση
ui-chat-unread = { $count ->
    [one] Συζήτηση, ένα νέο μήνυμα
   *[other] Συζήτηση, { $count } νέα μηνύματα
}
ui-chat-empty = Κανείς δεν έχει πει κάτι ακόμη.
ui-chat-placeholder = Μήνυμα
ui-chat-send = Στείλτε

## Μπάρα κίνησης

ui-prompt = Τι γίνεται τώρα
ui-prompt-waiting = Παίζει: { $name }
ui-prompt-thinking = Σκέφτεται
ui-prompt-absent = Δεν είναι εδώ τώρα· το παιχνίδι περιμένει
ui-prompt-table-draws = Τραβά το τραπέζι
ui-prompt-confirm = Τελειώσατε την κίνηση;
ui-prompt-end-turn = Τέλος κίνησης
ui-undo = Αναίρεση
ui-undo-ask = Ζητήστε αναίρεση
ui-undo-asked = Ζητήσατε αναίρεση
ui-undo-asked-hint = Θα απαντήσουν: { $names }
ui-undo-withdraw = Αφήστε το
ui-undo-consent = Δέχεστε την αναίρεση;
ui-undo-consent-hint = Τη ζητά: { $name }
ui-undo-accept = Ναι, ας αναιρεθεί
ui-undo-decline = Όχι, μένει
ui-table-moved = Στο μεταξύ το τραπέζι προχώρησε.
ui-offline = Χωρίς σύνδεση.
ui-offline-safe = Η τελευταία κίνησή σας αποθηκεύτηκε.
ui-offline-waiting = Η κίνησή σας θα σταλεί μόλις υπάρξει σύνδεση.
ui-offline-retry = { $seconds ->
    [one] Νέα προσπάθεια σε ένα δευτερόλεπτο.
   *[other] Νέα προσπάθεια σε { $seconds } δευτερόλεπτα.
}
ui-offline-now = Τώρα
ui-notation = Κίνηση
ui-notation-moves = Επιτρεπτές κινήσεις
ui-notation-next = { $count ->
    [one] Ακολουθεί μία δυνατή κίνηση.
   *[other] Ακολουθούν { $count } δυνατές κινήσεις.
}
ui-refused = Δεν επιτρέπεται
ui-rule = Κανόνας { $rule }
ui-rule-all = Όλοι οι κανόνες
ui-rule-missing = Ο κανόνας δεν έχει κείμενο ακόμη.

## Τέλος

ui-awards = Πόντοι: { $name }
ui-awards-none = Κανένας πόντος ακόμη.
ui-result = Αποτέλεσμα
ui-result-total = Σύνολο
ui-result-winner = Κερδίζει: { $name }{ $points ->
    [0] {""}
   *[other] , { $points } πόντοι
}
ui-result-shared = Κερδίζουν: { $names }{ $points ->
    [0] {""}
   *[other] , { $points } πόντοι
}
ui-result-resigned = Παραιτήθηκε: { $name }
ui-result-time = Έμεινε χωρίς χρόνο: { $name }
ui-result-abandoned = Διακόπηκε
ui-result-source = { $name }, { $source }: { $points }
ui-ending = Μετριούνται οι πόντοι
ui-ending-skip = Στο αποτέλεσμα
ui-over-ended = Το παιχνίδι τελείωσε
ui-over-replay = Αναπαραγωγή
ui-over-rematch = Παίξτε πάλι
ui-over-next-table = Στο επόμενο παιχνίδι

## Μενού

ui-menu = Μενού
ui-menu-notation = Κίνηση με σημειογραφία
ui-menu-undo-turn = Αναίρεση όλης της σειράς
ui-menu-summary = Το ταμπλό με λόγια
ui-menu-reference = Τι απομένει
ui-menu-options = Αυτό το τραπέζι
ui-menu-link = Συνέχεια από άλλη συσκευή
ui-menu-record = Λήψη της καταγραφής
ui-menu-rules = Κανόνες
ui-menu-confirm-turns = Ερώτηση πριν τελειώσει η κίνησή μου
ui-menu-leave = Έξοδος, η θέση μένει δική σας
ui-link-hint = Όποιος ανοίξει αυτόν τον σύνδεσμο παίζει από τη θέση σας. Κρατήστε τον για εσάς.
ui-link-make = Σύνδεσμος για: { $name }
ui-resign = Παραίτηση
ui-resign-ask = Παραιτείστε από το παιχνίδι;
ui-resign-yes = Παραίτηση
ui-resign-no = Συνέχεια

## Αναπαραγωγή

ui-replay = αναπαραγωγή
ui-replay-title = Αναπαραγωγή: { $game }
ui-replay-over = Τέλος παιχνιδιού
ui-replay-loading = Φορτώνει η αναπαραγωγή, κίνηση { $ply } από { $plies }
ui-replay-missing = Δεν υπάρχει αναπαραγωγή εδώ
ui-replay-length = { $plies ->
    [one] μία κίνηση
   *[other] { $plies } κινήσεις
}
ui-replay-fair = κάθε κλήρος ελέγχεται
ui-replay-ply = Κίνηση { $ply } από { $plies }
ui-replay-award = πόντοι { $number } από { $count }
ui-replay-slider = Κίνηση που φαίνεται
ui-replay-transport = Βήματα
ui-replay-first = Στην αρχή
ui-replay-back = Μία κίνηση πίσω
ui-replay-play = Ροή
ui-replay-pause = Παύση
ui-replay-next = Μία κίνηση μπροστά
ui-replay-last = Στο τέλος
ui-replay-link = Σύνδεσμος ως εδώ
ui-replay-award-previous = Προηγούμενοι πόντοι
ui-replay-award-next = Επόμενοι πόντοι

## Κανόνες

ui-rules-title = Κανόνες: { $game }
ui-rules-games = Παιχνίδια
ui-rules-hint = Με δικά μας λόγια. Οι αρνήσεις και οι πόντοι δείχνουν σε αυτούς τους κανόνες με τον αριθμό τους.
ui-rules-table = Οι κανόνες αυτού του τραπεζιού: { $additions }.
ui-rules-nothing-added = το παιχνίδι χωρίς προσθήκες
ui-rules-whole = Όλοι οι κανόνες
ui-rules-search = Αναζήτηση στους κανόνες
ui-rules-none = Κανένας κανόνας δεν το περιέχει.

## Παιχνίδια χωρίς δικό τους ταμπλό

ui-general-question = Διαλέξτε κίνηση
ui-general-hint = { $count ->
    [one] μία δυνατή κίνηση
   *[other] { $count } δυνατές κινήσεις
}
ui-general-do = Κάντε τη
ui-general-choose-first = Διαλέξτε πρώτα μια κίνηση
ui-general-moves = Δυνατές κινήσεις
ui-general-award = Πόντοι: { $name }

## Σφάλματα

ui-error-unreachable = Ο διακομιστής δεν απαντά.
ui-error-unknown = Ο διακομιστής απάντησε κάτι απρόσμενο.
ui-error-asked = Ζητήθηκε:
ui-error-home = Στην αρχική σελίδα
ui-error-no-page = Δεν υπάρχει τέτοια σελίδα
ui-error-no-page-text = Η διεύθυνση είναι λάθος ή ό,τι υπήρχε εδώ μεταφέρθηκε.
ui-error-no-table = Δεν υπάρχει τέτοιο τραπέζι
ui-error-no-table-text = Ίσως κόπηκε ο σύνδεσμος, ή το τραπέζι δεν παίχτηκε ποτέ και αποσύρθηκε.
ui-board-failed = Το ταμπλό δεν μπορεί να φανεί
ui-board-failed-text = Κάτι πήγε στραβά σε αυτό το παράθυρο. Το παιχνίδι είναι ασφαλές στον διακομιστή.
ui-board-failed-retry = Νέα προσπάθεια
ui-error-refused = Ο διακομιστής κλείνει την πόρτα
ui-error-refused-text = Έρχονται πολλές συνδέσεις από αυτόν τον περιηγητή. Κλείστε μερικά παράθυρα και φορτώστε πάλι τη σελίδα.
ui-code-wrong = Κανένα τραπέζι δεν έχει αυτά τα γράμματα
ui-seat-link-wrong = Ο σύνδεσμος της θέσης δεν ισχύει

## Σχετικά

ui-about = Σχετικά με τους Πεσσούς
ui-about-what-title = Τι είναι
ui-about-what = Ένα ανοιχτό σύστημα για σύγχρονα επιτραπέζια παιχνίδια: μόνοι με τον υπολογιστή, σε μία οθόνη ή με φίλους. Πεσσοί λέγονταν στα αρχαία ελληνικά τα βότσαλα των παιχνιδιών.
ui-about-publishers-title = Τα παιχνίδια
ui-about-publishers = Τα παιχνίδια ανήκουν στους δημιουργούς και στους εκδότες τους. Οι Πεσσοί δεν έχουν σχέση με αυτούς· οι κανόνες και οι εικόνες εδώ είναι δικά μας.
ui-about-licence-title = Άδεια
ui-about-licence = Οι Πεσσοί είναι ελεύθερο λογισμικό με την άδεια Apache 2.0.
ui-about-fonts-title = Γραμματοσειρές
ui-about-fonts = Literata, Source Sans 3 και JetBrains Mono, με την άδεια SIL Open Font License 1.1.
ui-about-privacy-title = Τι κρατιέται
ui-about-privacy = Το όνομα που διαλέγετε, τα τραπέζια σας και όσα ειπώθηκαν σε αυτά· και ένα cookie, με το οποίο ο περιηγητής σας ξαναβρίσκει τις θέσεις του. Η σελίδα δεν ζητά τίποτε από άλλον διακομιστή.
