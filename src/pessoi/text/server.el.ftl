## Όσα λέει ο διακομιστής: γιατί ένα αίτημα δεν εκτελείται. Οι θέσεις μετρούν από το 0.

# Το ίδιο το αίτημα
server-malformed = Το αίτημα δεν είναι κατανοητό.
server-malformed-at = «{ $where }»: { $reason }.
server-unknown-address = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
server-wrong-method = Η διεύθυνση δεν δέχεται αυτή τη μέθοδο.
server-wrong-type = Το περιεχόμενο του αιτήματος έχει λάθος τύπο· πρέπει να είναι JSON.
server-too-large = Το αίτημα είναι πολύ μεγάλο.
server-refused = Το αίτημα δεν γίνεται δεκτό.
server-foreign-origin = Σελίδα άλλου ιστότοπου δεν επιτρέπεται να το ζητήσει.
server-too-fast = Πάρα πολλά αιτήματα. Δοκιμάστε ξανά σε { $seconds ->
    [one] ένα δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
server-too-many-connections = Πάρα πολλές συνδέσεις ταυτόχρονα. Κλείστε μερικά παράθυρα.
server-busy = Πάρα πολλοί ενεργούν ταυτόχρονα σε αυτό το τραπέζι. Δοκιμάστε ξανά.
server-fault = Ο διακομιστής έκανε λάθος. Το λάθος καταγράφηκε.

# Τραπέζια και θέσεις
server-unknown-table = Δεν υπάρχει τραπέζι «{ $table }».
server-unknown-seat = Δεν υπάρχει θέση { $seat }· το τραπέζι έχει { $seats }, μετρώντας από το 0.
server-unknown-seat-link = Ο σύνδεσμος θέσης δεν ισχύει ή τον αντικατέστησε νεότερος.
server-unknown-code = Κανένα τραπέζι δεν έχει αυτόν τον κωδικό πρόσκλησης.
server-unknown-commitment = Αυτή η δέσμευση δεν δόθηκε σε εσάς ή έχει ήδη χρησιμοποιηθεί.
server-unknown-ply = Δεν υπάρχει κίνηση { $ply }· η παρτίδα έχει { $plies }.
server-unknown-level = Δεν υπάρχει επίπεδο «{ $level }». Υπάρχουν: { $known }.
server-other-rules = Το τραπέζι άρχισε με την έκδοση { $version } των κανόνων· εδώ υπάρχει η έκδοση { $current }.
server-table-broken = Οι αποθηκευμένες κινήσεις του τραπεζιού «{ $table }» δεν αναπαράγονται.
server-seats-not-an-option = Ο αριθμός των θέσεων προκύπτει από τη λίστα τους· δεν είναι επιλογή.

# Συμμετοχή
server-table-full = Όλες οι θέσεις του τραπεζιού είναι πιασμένες.
server-seat-taken = Η θέση { $seat } είναι πιασμένη.
server-has-begun = Η παρτίδα άρχισε· η θέση δεν επιστρέφεται πια.
server-not-your-seat = Η θέση { $seat } δεν είναι δική σας.
server-not-seated = Αυτό επιτρέπεται μόνο σε όσους έπαιξαν στο τραπέζι.

# Παιχνίδι
server-not-playing = { $state ->
    [open] Η παρτίδα δεν άρχισε: κάποιος λείπει.
   *[over] Η παρτίδα τελείωσε.
}
server-not-over = Η παρτίδα δεν τελείωσε.
server-stale = Η παρτίδα προχώρησε: βρίσκεται πια στην έκδοση { $version }.
server-has-resigned = Η θέση αυτή έχει παραιτηθεί.
server-time-over = Ο χρόνος της θέσης τελείωσε.
server-nothing-to-undo = Δεν υπάρχει κίνηση για αναίρεση.
server-key-used = Μια εντολή με το κλειδί { $command } έχει ήδη εκτελεστεί και ζητούσε κάτι άλλο· κάθε εντολή θέλει νέο κλειδί.
server-nothing-asked = Κανείς δεν ζητά τη συγκατάθεση αυτής της θέσης.
server-too-many-undos = Έγιναν πάρα πολλές αναιρέσεις σε αυτή την παρτίδα.
server-empty-chat = Το μήνυμα είναι κενό.

# Αρχεία παρτίδων
server-record-long = Το αρχείο έχει { $moves } εγγραφές· το πολύ { $most } είναι δυνατές.
server-record-undos = Ένα αρχείο που ανεβαίνει μπορεί να έχει το πολύ { $most } αναιρέσεις.

# Εκκίνηση
server-database-url = Το «{ $url }» δεν είναι διεύθυνση βάσης δεδομένων. Γράψτε sqlite:///ΑΡΧΕΙΟ ή postgresql://ΧΡΗΣΤΗΣ@ΥΠΟΛΟΓΙΣΤΗΣ/ΟΝΟΜΑ.
server-workers-need-redis = Για { $workers } διεργασίες χρειάζεται διεύθυνση Redis, ώστε να ενημερώνονται μεταξύ τους.
server-setting = Η μεταβλητή { $name } δεν μπορεί να είναι «{ $value }»: θέλει { $wanted ->
    [whole] ακέραιο από { $least } και πάνω
   *[number] αριθμό μεγαλύτερο από 0
}.
server-redis-url = Το «{ $url }» δεν είναι διεύθυνση του Redis. Γράψτε redis://ΥΠΟΛΟΓΙΣΤΗΣ:ΘΥΡΑ.
server-database-closed = Η βάση δεδομένων { $url } δεν ανοίγει: { $reason }.
server-address-taken = Η διεύθυνση { $host }, θύρα { $port }, δεν είναι διαθέσιμη: { $reason }.
