## Παίκτες του υπολογιστή: επίπεδα στο τραπέζι, και τι μπορεί να μην πάει καλά με το όνομά τους.

bots-level-easy = Εύκολο
bots-level-medium = Μέτριο
bots-level-hard = Δύσκολο

bots-unknown = Δεν υπάρχει παίκτης υπολογιστή «{ $bot }». Υπάρχουν: { $known }.
bots-setting-unknown = Ο παίκτης «{ $bot }» δεν έχει ρύθμιση «{ $setting }». { $known ->
    [none] Δεν έχει καμία.
   *[other] Υπάρχουν: { $known }.
}
bots-setting-value = Η τιμή «{ $value }» δεν ταιριάζει στη ρύθμιση «{ $setting }» του παίκτη «{ $bot }». Επιτρέπονται { $whole ->
    [yes] ακέραιοι αριθμοί
   *[no] αριθμοί
} από { $least } έως { $most }.
bots-number = { $bots ->
    [one] Δόθηκε { $bots } παίκτης υπολογιστή
   *[other] Δόθηκαν { $bots } παίκτες υπολογιστή
}, αλλά το παιχνίδι έχει θέσεις για { $seats }.
