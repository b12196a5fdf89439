### Το 7 Wonders Duel στην οθόνη: ερωτήσεις, ταμπλό, ιστορικό, πόντοι, υπόμνημα, το ταμπλό με λόγια.

seven_wonders_duel-ui-fact = Τρεις Εποχές, δύο πόλεις, τρεις τρόποι να κερδίσετε

## Λέξεις

seven_wonders_duel-ui-and = {" και "}
seven_wonders_duel-ui-numeral = { $age ->
    [1] Αʹ
    [2] Βʹ
   *[3] Γʹ
}
seven_wonders_duel-ui-age = Εποχή { $age }
seven_wonders_duel-ui-free = δωρεάν
seven_wonders_duel-ui-units = { $resource }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
seven_wonders_duel-ui-coins = { $count ->
    [one] 1 νόμισμα
   *[other] { $count } νομίσματα
}
seven_wonders_duel-ui-points = { $count ->
    [one] 1 πόντος
   *[other] { $count } πόντοι
}
seven_wonders_duel-ui-back-age1 = Κλειστή κάρτα της Εποχής Αʹ
seven_wonders_duel-ui-back-age2 = Κλειστή κάρτα της Εποχής Βʹ
seven_wonders_duel-ui-back-age3 = Κλειστή κάρτα της Εποχής Γʹ
seven_wonders_duel-ui-back-guild = Κλειστή Συντεχνία
seven_wonders_duel-ui-kind-brown = Ακατέργαστοι πόροι
seven_wonders_duel-ui-kind-grey = Κατεργασμένοι πόροι
seven_wonders_duel-ui-kind-blue = Αστικό κτίριο
seven_wonders_duel-ui-kind-green = Επιστήμη
seven_wonders_duel-ui-kind-yellow = Εμπόριο
seven_wonders_duel-ui-kind-red = Στρατός
seven_wonders_duel-ui-kind-purple = Συντεχνία
seven_wonders_duel-ui-kind-wonder = Θαύμα
seven_wonders_duel-ui-kind-token = Δείκτης Προόδου
seven_wonders_duel-ui-colour-brown = καφέ
seven_wonders_duel-ui-colour-grey = γκρι
seven_wonders_duel-ui-colour-blue = μπλε
seven_wonders_duel-ui-colour-green = πράσινη
seven_wonders_duel-ui-colour-yellow = κίτρινη
seven_wonders_duel-ui-colour-red = κόκκινη
seven_wonders_duel-ui-colour-purple = μωβ
seven_wonders_duel-ui-counted-brown = καφέ κάρτα
seven_wonders_duel-ui-counted-grey = γκρι κάρτα
seven_wonders_duel-ui-counted-blue = μπλε κάρτα
seven_wonders_duel-ui-counted-green = πράσινη κάρτα
seven_wonders_duel-ui-counted-yellow = κίτρινη κάρτα
seven_wonders_duel-ui-counted-red = κόκκινη κάρτα
seven_wonders_duel-ui-counted-purple = Συντεχνία
seven_wonders_duel-ui-counted-wonder = κτισμένο Θαύμα
seven_wonders_duel-ui-counted-progress_token = δείκτη Προόδου
seven_wonders_duel-ui-counted-coin_triple = τριάδα νομισμάτων
seven_wonders_duel-ui-category-military = Στρατός
seven_wonders_duel-ui-category-blue = Αστικά κτίρια
seven_wonders_duel-ui-category-green = Επιστήμη
seven_wonders_duel-ui-category-yellow = Εμπόριο
seven_wonders_duel-ui-category-guilds = Συντεχνίες
seven_wonders_duel-ui-category-wonders = Θαύματα
seven_wonders_duel-ui-category-progress = Πρόοδος
seven_wonders_duel-ui-category-coins = Νομίσματα
seven_wonders_duel-ui-total = Σύνολο

## Θαύματα, σύντομα

seven_wonders_duel-ui-short-appian_way = Αππία Οδός
seven_wonders_duel-ui-short-circus_maximus = Μεγάλος Ιππόδρομος
seven_wonders_duel-ui-short-colossus = Κολοσσός
seven_wonders_duel-ui-short-great_library = Μεγάλη Βιβλιοθήκη
seven_wonders_duel-ui-short-great_lighthouse = Φάρος
seven_wonders_duel-ui-short-hanging_gardens = Κρεμαστοί Κήποι
seven_wonders_duel-ui-short-mausoleum = Μαυσωλείο
seven_wonders_duel-ui-short-piraeus = Λιμάνι
seven_wonders_duel-ui-short-pyramids = Πυραμίδες
seven_wonders_duel-ui-short-sphinx = Σφίγγα
seven_wonders_duel-ui-short-statue_of_zeus = Άγαλμα του Δία
seven_wonders_duel-ui-short-temple_of_artemis = Ναός της Αρτέμιδος

## Σύμβολα

seven_wonders_duel-ui-symbol-mortar = γουδί
seven_wonders_duel-ui-symbol-quill = γραφίδα
seven_wonders_duel-ui-symbol-pendulum = νήμα της στάθμης
seven_wonders_duel-ui-symbol-wheel = τροχός
seven_wonders_duel-ui-symbol-sundial = ηλιακό ρολόι
seven_wonders_duel-ui-symbol-armillary_sphere = αστρολάβος
seven_wonders_duel-ui-symbol-law = ζυγός
seven_wonders_duel-ui-chain-horseshoe = πέταλο
seven_wonders_duel-ui-chain-sword = σπαθί
seven_wonders_duel-ui-chain-tower = πύργος
seven_wonders_duel-ui-chain-target = στόχος
seven_wonders_duel-ui-chain-helmet = κράνος
seven_wonders_duel-ui-chain-book = βιβλίο
seven_wonders_duel-ui-chain-gear = γρανάζι
seven_wonders_duel-ui-chain-lyre = λύρα
seven_wonders_duel-ui-chain-lamp = λυχνάρι
seven_wonders_duel-ui-chain-mask = μάσκα
seven_wonders_duel-ui-chain-column = κίονας
seven_wonders_duel-ui-chain-moon = σελήνη
seven_wonders_duel-ui-chain-sun = ήλιος
seven_wonders_duel-ui-chain-drop = σταγόνα
seven_wonders_duel-ui-chain-temple_front = πρόσοψη ναού
seven_wonders_duel-ui-chain-amphora = αμφορέας
seven_wonders_duel-ui-chain-barrel = βαρέλι

## Τι κάνει

seven_wonders_duel-ui-effect-produce = Παράγει: { $resource }{ $amount ->
    [1] {""}
   *[other] {" "}× { $amount }
}
seven_wonders_duel-ui-effect-produce_choice = Παράγει ένα από: { $resources }
seven_wonders_duel-ui-effect-fixed_price = Σταθερή τιμή { $price } για: { $resources }
seven_wonders_duel-ui-effect-victory_points = { $amount ->
    [one] 1 πόντος
   *[other] { $amount } πόντοι
}
seven_wonders_duel-ui-effect-coins = { $amount } νομίσματα αμέσως
seven_wonders_duel-ui-effect-shields = { $amount ->
    [one] 1 ασπίδα
   *[other] { $amount } ασπίδες
}
seven_wonders_duel-ui-effect-science = Σύμβολο: { $symbol }
seven_wonders_duel-ui-effect-coins_per = Νομίσματα αμέσως, { $amount } για κάθε { $things }{ $city ->
    [largest] {" "}της πόλης που έχει τα περισσότερα
   *[own] {""}
}
seven_wonders_duel-ui-effect-vp_per = Στο τέλος πόντοι, { $amount } για κάθε { $things }{ $city ->
    [largest] {" "}της πόλης που έχει τα περισσότερα
   *[own] {""}
}
seven_wonders_duel-ui-effect-extra_turn = Παίζετε ξανά
seven_wonders_duel-ui-effect-opponent_loses_coins = Ο αντίπαλος χάνει { $amount } νομίσματα
seven_wonders_duel-ui-effect-discard_opponent_card = Φεύγει μία { $colour } κάρτα του αντιπάλου
seven_wonders_duel-ui-effect-choose_removed_progress_token = Τραβάτε { $draw } δείκτες Προόδου, κρατάτε έναν
seven_wonders_duel-ui-effect-build_from_discard = Κτίζετε δωρεάν μία κάρτα από τις απορρίψεις
seven_wonders_duel-ui-effect-resource_discount = { $applies ->
    [wonder] Τα Θαύματα
   *[other] Τα μπλε κτίρια
} κοστίζουν { $amount } πόρους λιγότερο
seven_wonders_duel-ui-effect-collect_opponent_trade = Όσα πληρώνει ο αντίπαλος για πόρους τα παίρνετε εσείς
seven_wonders_duel-ui-effect-extra_shield = Κάθε κόκκινη κάρτα από τώρα: { $amount ->
    [one] μία ασπίδα
   *[other] { $amount } ασπίδες
} επιπλέον
seven_wonders_duel-ui-effect-grant_extra_turn = Κάθε Θαύμα από τώρα: παίζετε ξανά
seven_wonders_duel-ui-effect-coins_on_chain = Κάθε κτίσιμο με αλυσίδα: { $amount } νομίσματα

## Πληρωμή

seven_wonders_duel-ui-pay-produced = παράγεται
seven_wonders_duel-ui-pay-choice = με επιλογή
seven_wonders_duel-ui-pay-discount = έκπτωση
seven_wonders_duel-ui-pay-printed = Νομίσματα
seven_wonders_duel-ui-pay-chain = Αλυσίδα: { $symbol } ({ $card })
seven_wonders_duel-ui-pay-nothing = Χωρίς κόστος
seven_wonders_duel-ui-pay-total = Πληρώνετε
seven_wonders_duel-ui-pay-total-of = Πληρώνει: { $name }
seven_wonders_duel-ui-pay-missing = Λείπουν { $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
}
seven_wonders_duel-ui-pay-opponent = Οι { $coins } για πόρους πάνε στον αντίπαλο (Οικονομία)
seven_wonders_duel-ui-why-price = { $base } + { $symbols ->
    [0] 0: ο αντίπαλος δεν παράγει
    [one] 1 που παράγει ο αντίπαλος
   *[other] { $symbols } που παράγει ο αντίπαλος
}
seven_wonders_duel-ui-why-fixed = σταθερή τιμή { $price }: { $card }
seven_wonders_duel-ui-hint-made = παράγετε: { $units }
seven_wonders_duel-ui-hint-dropped = έκπτωση: { $units }
seven_wonders_duel-ui-hint-bought = αγορά: { $units }
seven_wonders_duel-ui-hint-priced = { $units } προς { $price }
seven_wonders_duel-ui-hint-total = πληρώνετε { $total } από { $coins ->
    [one] το 1 νόμισμα
   *[other] τα { $coins }
}
seven_wonders_duel-ui-hint-missing = κοστίζει { $total }, έχετε { $coins }
seven_wonders_duel-ui-hint-chain = Δωρεάν, με αλυσίδα από: { $card }
seven_wonders_duel-ui-price = { $total ->
    [0] δωρεάν
    [one] 1 νόμισμα
   *[other] { $total } νομίσματα
}{ $affordable ->
    [false] , δεν φτάνουν
   *[other] {""}
}
seven_wonders_duel-ui-price-chain = δωρεάν με αλυσίδα

## Ερωτήσεις

seven_wonders_duel-ui-card-question = Ποια κάρτα παίρνετε;
seven_wonders_duel-ui-card-hint = { $free ->
    [one] Μία ελεύθερη
   *[other] { $free } ελεύθερες
} · έχετε { $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
}
seven_wonders_duel-ui-again = Παίζετε ξανά
seven_wonders_duel-ui-use-question = { $card }: τι κάνετε;
seven_wonders_duel-ui-sell = Πούλησε
seven_wonders_duel-ui-sell-for = Πούλησε: +{ $coins } νομίσματα
seven_wonders_duel-ui-to-wonder = Σε Θαύμα
seven_wonders_duel-ui-build = Κτίσε
seven_wonders_duel-ui-build-for = Κτίσε: { $price }{ $gain ->
    [0] {""}
   *[other] , φέρνει { $gain }
}
seven_wonders_duel-ui-build-free = Κτίσε δωρεάν
seven_wonders_duel-ui-no-wonder = Κανένα Θαύμα σας δεν μπορεί να κτιστεί τώρα
seven_wonders_duel-ui-other-use = Όχι σε Θαύμα
seven_wonders_duel-ui-wonder-question = Ποιο Θαύμα κτίζετε;
seven_wonders_duel-ui-wonder-hint = { $count ->
    [one] Ένα μπορεί να κτιστεί
   *[other] { $count } μπορούν να κτιστούν
} · κάτω του μπαίνει: { $card }
seven_wonders_duel-ui-wonder-chosen = { $wonder }, με κάρτα: { $card }
seven_wonders_duel-ui-begin-question = Ποιος ξεκινάει την Εποχή;
seven_wonders_duel-ui-begin-hint = Διαλέγει όποιος έχει τον πιο αδύναμο στρατό
seven_wonders_duel-ui-begin-me = Ξεκινάω εγώ
seven_wonders_duel-ui-begin-other = Ξεκινάει: { $name }
seven_wonders_duel-ui-thing-question = { $kind ->
    [pick] Ποιο Θαύμα παίρνετε;
    [token] Ποιον δείκτη Προόδου παίρνετε;
    [keep] Ποιον δείκτη Προόδου κρατάτε;
    [revive] Ποια κάρτα κτίζετε δωρεάν;
   *[raze] Ποια κάρτα του αντιπάλου φεύγει;
}
seven_wonders_duel-ui-thing-hint = { $kind ->
    [pick] Διαλέξτε ένα από τα { $count }
    [token] Κάνατε ζευγάρι συμβόλων
    [keep] Ο αντίπαλος δεν τους βλέπει
    [revive] { $source } · { $count } στις απορρίψεις
   *[raze] { $source }
}
seven_wonders_duel-ui-take = { $kind ->
    [keep] Κρατάω αυτόν
    [revive] Κτίσε αυτήν
    [raze] Να φύγει
   *[other] Παίρνω
}
seven_wonders_duel-ui-choose-first = Διαλέξτε πρώτα
seven_wonders_duel-ui-key-card = κάρτα
seven_wonders_duel-ui-key-wonder = Θαύμα
seven_wonders_duel-ui-key-thing = επιλογή
seven_wonders_duel-ui-key-other = άλλη κάρτα

## Ταμπλό

seven_wonders_duel-ui-board = Ταμπλό
seven_wonders_duel-ui-structure = Δομή, { $age }, { $left ->
    [one] 1 κάρτα
   *[other] { $left } κάρτες
}
seven_wonders_duel-ui-left = { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}
seven_wonders_duel-ui-covered = καλύπτεται
seven_wonders_duel-ui-city = Πόλη: { $name }
seven_wonders_duel-ui-treasury = { $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
}
seven_wonders_duel-ui-score-now = { $points } πόντοι αν τελείωνε τώρα
seven_wonders_duel-ui-bank = τιμή της τράπεζας
seven_wonders_duel-ui-resource = { $resource }: παράγει { $made }, αγοράζει προς { $price }
seven_wonders_duel-ui-resource-fixed = { $resource }: παράγει { $made }, αγοράζει προς { $price } ({ $card })
seven_wonders_duel-ui-choice = ένα από: { $resources } ({ $item })
seven_wonders_duel-ui-wonders = Θαύματα { $built }/{ $all }
seven_wonders_duel-ui-cards = Κάρτες
seven_wonders_duel-ui-wonder-state = { $state ->
    [built] κτισμένο
    [boxed] εκτός παιχνιδιού
   *[unbuilt] άκτιστο
}
seven_wonders_duel-ui-wonder-under = κτισμένο με: { $card }
seven_wonders_duel-ui-wonder-for = { $wonder }, κτίσιμο με αυτή την κάρτα: { $price }
seven_wonders_duel-ui-track = Στρατός: { $space ->
    [0] το πιόνι στο κέντρο
   *[other] το πιόνι { $space } από το κέντρο προς: { $name }
}
seven_wonders_duel-ui-progress = Πρόοδος
seven_wonders_duel-ui-science = Επιστήμη
seven_wonders_duel-ui-science-of = { $name }: { $count } από { $all } σύμβολα
seven_wonders_duel-ui-discards = Απορρίψεις: { $count }
seven_wonders_duel-ui-discards-none = Καμία απόρριψη
seven_wonders_duel-ui-show-structure = Δομή
seven_wonders_duel-ui-show-choice = Επιλογή
seven_wonders_duel-ui-wonders-made = Θαύματα: { $count } από { $all }

## Επιλογή Θαυμάτων

seven_wonders_duel-ui-draft = Επιλογή Θαυμάτων
seven_wonders_duel-ui-draft-round = Ομάδα { $round } από 2
seven_wonders_duel-ui-draft-order = Σειρά επιλογής
seven_wonders_duel-ui-draft-step = { $number }. { $name }{ $state ->
    [done] , έγινε
    [now] , τώρα
   *[later] {""}
}
seven_wonders_duel-ui-draft-waiting = Απλώνονται Θαύματα

## Λεπτομέρειες

seven_wonders_duel-ui-gives-chain = Δίνει { $symbol }: κτίζετε μετά δωρεάν: { $card }
seven_wonders_duel-ui-takes-chain = Δωρεάν με { $symbol } από: { $card }
seven_wonders_duel-ui-covered-by = Την καλύπτουν: { $cards }
seven_wonders_duel-ui-covered-by-unknown = κλειστή κάρτα
seven_wonders_duel-ui-unseen = Είναι μία από αυτές που δεν φάνηκαν ακόμη ({ $count }):
seven_wonders_duel-ui-unseen-secret = Τι είναι δεν φαίνεται ακόμη.
seven_wonders_duel-ui-if-over = Αν τελείωνε τώρα
seven_wonders_duel-ui-detail-hint = Δείξτε μια κάρτα για να δείτε το κόστος της.
seven_wonders_duel-ui-detail = Λεπτομέρειες

## Κινήσεις με λόγια

seven_wonders_duel-ui-move-build = κτίζει: { $card }, { $price }
seven_wonders_duel-ui-move-discard = πουλά: { $card }, { $coins } νομίσματα
seven_wonders_duel-ui-move-wonder = κτίζει: { $wonder }, { $price }, με κάρτα: { $card }
seven_wonders_duel-ui-move-pick = παίρνει: { $wonder }
seven_wonders_duel-ui-move-begin = ξεκινάει: { $name }
seven_wonders_duel-ui-move-first = πρώτος παίκτης: { $name }
seven_wonders_duel-ui-move-token = παίρνει δείκτη: { $token }
seven_wonders_duel-ui-move-keep = κρατά δείκτη: { $token }
seven_wonders_duel-ui-move-revive = κτίζει από τις απορρίψεις: { $card }
seven_wonders_duel-ui-move-raze = πετά του αντιπάλου: { $card }
seven_wonders_duel-ui-move-tokens = δείκτες Προόδου: { $tokens }
seven_wonders_duel-ui-move-draw = τραβά δείκτες: { $tokens }
seven_wonders_duel-ui-move-wonders = Θαύματα: { $wonders }
seven_wonders_duel-ui-move-guilds = Συντεχνίες στη δομή: { $count }
seven_wonders_duel-ui-move-lay = απλώνεται: { $card }
seven_wonders_duel-ui-move-reveal = ανοίγει: { $card }

## Ιστορικό

seven_wonders_duel-ui-log-first = Πρώτος παίκτης: { $name }
seven_wonders_duel-ui-log-tokens = Δείκτες Προόδου: { $tokens }
seven_wonders_duel-ui-log-wonders = Θαύματα: { $wonders }
seven_wonders_duel-ui-log-picked = παίρνει: { $wonder }
seven_wonders_duel-ui-log-structure = Απλώνεται η δομή της Εποχής { $age }
seven_wonders_duel-ui-log-laid = Απλώνεται: { $card }
seven_wonders_duel-ui-log-reveal = Ανοίγει: { $card }
seven_wonders_duel-ui-log-begins = Ξεκινάει την Εποχή { $age }: { $name }
seven_wonders_duel-ui-log-built = { $how ->
    [chain] κτίζει δωρεάν: { $card }
    [mausoleum] κτίζει από τις απορρίψεις: { $card }
   *[paid] κτίζει: { $card }
}
seven_wonders_duel-ui-log-wonder = κτίζει: { $wonder }{ $again ->
    [true] {" "}και παίζει ξανά
   *[other] {""}
}
seven_wonders_duel-ui-log-discarded = πουλά: { $card }
seven_wonders_duel-ui-log-coins = { $reason ->
    [discard] νομίσματα από πώληση
    [cost] κόστος: { $item }
    [urbanism] νομίσματα από αλυσίδα (Αστυφιλία)
    [economy] νομίσματα από αγορές του αντιπάλου (Οικονομία)
    [loot] λεηλασία
    [loss] χάνει νομίσματα: { $item }
   *[other] νομίσματα: { $item }
}
seven_wonders_duel-ui-log-pawn = στρατός: { $shields ->
    [one] 1 ασπίδα
   *[other] { $shields } ασπίδες
}
seven_wonders_duel-ui-log-loot = λεηλασία: { $name }
seven_wonders_duel-ui-log-pair = ζευγάρι: { $symbol }
seven_wonders_duel-ui-log-token = παίρνει δείκτη: { $token }
seven_wonders_duel-ui-log-library = τραβά { $count } δείκτες{ $known ->
    [yes] : { $tokens }
   *[no] {""}
}
seven_wonders_duel-ui-log-library_shown = είχε τραβήξει: { $tokens }
seven_wonders_duel-ui-log-razed = πετά του αντιπάλου: { $card }
seven_wonders_duel-ui-log-boxed = στο κουτί: { $wonder }
seven_wonders_duel-ui-log-extra_lost = δεν έμεινε κάρτα για να παίξει ξανά
seven_wonders_duel-ui-log-age_over = Τέλος της Εποχής { $age }
seven_wonders_duel-ui-log-over = { $reason ->
    [military] Τέλος: στρατιωτική υπεροχή
    [scientific] Τέλος: επιστημονική υπεροχή
   *[civilian] Τέλος: μετρούν οι πόντοι
}

## Πόντοι και νομίσματα

seven_wonders_duel-ui-award-title = { $name }: { $what }
seven_wonders_duel-ui-coins-formula = { $coins ->
    [one] { $formula } νόμισμα
   *[other] { $formula } νομίσματα
}
seven_wonders_duel-ui-term-distance = Το πιόνι { $count ->
    [one] 1 διάστημα
   *[other] { $count } διαστήματα
} μπροστά
seven_wonders_duel-ui-term-printed = { $item }
seven_wonders_duel-ui-term-counted = { $item }: { $count } × { $each }
seven_wonders_duel-ui-term-coin_triple = Τριάδες νομισμάτων: { $count }
seven_wonders_duel-ui-term-base = Για κάθε κάρτα
seven_wonders_duel-ui-term-yellow = Κίτρινες κάρτες: { $count }

## Αρνήσεις

seven_wonders_duel-ui-refused = Δεν γίνεται τώρα
seven_wonders_duel-ui-refused-covered = Την καλύπτουν άλλες
seven_wonders_duel-ui-refused-gone = Δεν είναι στη δομή
seven_wonders_duel-ui-refused-wonder = Δεν είναι δικό σας
seven_wonders_duel-ui-refused-coins = Δεν φτάνουν τα νομίσματα
seven_wonders_duel-ui-refused-built = Είναι ήδη κτισμένο
seven_wonders_duel-ui-refused-boxed = Βγήκε από το παιχνίδι

## Υπόμνημα

seven_wonders_duel-ui-reference = Υπόμνημα και κάρτες που απομένουν
seven_wonders_duel-ui-legend-anatomy = Η κάρτα
seven_wonders_duel-ui-legend-1 = Τι δίνει
seven_wonders_duel-ui-legend-2 = Σύμβολο αλυσίδας που δίνει
seven_wonders_duel-ui-legend-3 = Κόστος: νομίσματα, πόροι, αλυσίδα
seven_wonders_duel-ui-legend-4 = Κτίσμα του χρώματος
seven_wonders_duel-ui-legend-5 = Σήμα του χρώματος
seven_wonders_duel-ui-legend-6 = Όνομα
seven_wonders_duel-ui-legend-covered = Σε καλυμμένη κάρτα το κόστος είναι μία σειρά κάτω από τη ζώνη.
seven_wonders_duel-ui-legend-resources = Πόροι
seven_wonders_duel-ui-legend-effects = Αποτελέσματα
seven_wonders_duel-ui-legend-science = Επιστήμη
seven_wonders_duel-ui-legend-chains = Αλυσίδες
seven_wonders_duel-ui-legend-colours = Χρώματα
seven_wonders_duel-ui-legend-tokens = Δείκτες Προόδου
seven_wonders_duel-ui-legend-unseen = Κάρτες που δεν φάνηκαν ακόμη
seven_wonders_duel-ui-legend-aside = Δείκτες Προόδου στην άκρη
seven_wonders_duel-ui-icon-coins = νομίσματα
seven_wonders_duel-ui-icon-points = πόντοι
seven_wonders_duel-ui-icon-shield = ασπίδα
seven_wonders_duel-ui-icon-turn = παίζετε ξανά
seven_wonders_duel-ui-icon-loss = χάνει ο αντίπαλος
seven_wonders_duel-ui-icon-razed = κάρτα του αντιπάλου φεύγει
seven_wonders_duel-ui-icon-revive = κτίσιμο από απορρίψεις
seven_wonders_duel-ui-icon-library = δείκτης από την άκρη
seven_wonders_duel-ui-icon-each = για κάθε κάρτα
seven_wonders_duel-ui-icon-wonder = για κάθε Θαύμα
seven_wonders_duel-ui-icon-largest = της πόλης με τα περισσότερα
seven_wonders_duel-ui-icon-triple = τρία νομίσματα

## Το ταμπλό με λόγια

seven_wonders_duel-ui-summary-now = Τώρα
seven_wonders_duel-ui-summary-free = Ελεύθερες κάρτες
seven_wonders_duel-ui-summary-covered = Καλυμμένες κάρτες
seven_wonders_duel-ui-summary-board = Στρατός και πρόοδος
seven_wonders_duel-ui-summary-age = Εποχή { $age }, { $left ->
    [one] 1 κάρτα στη δομή
   *[other] { $left } κάρτες στη δομή
}
seven_wonders_duel-ui-summary-cost = Κόστος: { $cost }
seven_wonders_duel-ui-summary-production = Παράγει: { $made }
seven_wonders_duel-ui-summary-prices = Αγοράζει: { $prices }
seven_wonders_duel-ui-summary-cards = Κάρτες: { $cards }
seven_wonders_duel-ui-summary-tokens = Δείκτες Προόδου: { $tokens }
seven_wonders_duel-ui-summary-symbols = Σύμβολα: { $symbols }
seven_wonders_duel-ui-summary-loot = Δείκτες Στρατού, { $name } θα έχανε: { $coins }
seven_wonders_duel-ui-summary-discard = Απορρίψεις: { $cards }
seven_wonders_duel-ui-nothing = τίποτα
