### Το Rattus Cartus στην οθόνη: ερωτήσεις, ταμπλό, ιστορικό, πόντοι, υπόμνημα, το ταμπλό με λόγια.

rattus_cartus-ui-fact = Κερδίστε τις τάξεις, και ζήστε μετά την πανούκλα

## Πράγματα

rattus_cartus-ui-card = { $card }, { $nuns ->
    [0] χωρίς καλόγρια
    [one] 1 καλόγρια
   *[other] { $nuns } καλόγριες
}
rattus_cartus-ui-cards = { $count ->
    [0] καμία κάρτα
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}
rattus_cartus-ui-rats = { $count ->
    [one] 1 ποντικός
   *[other] { $count } ποντικοί
}
rattus_cartus-ui-hand-of = { $count ->
    [one] 1 κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
rattus_cartus-ui-influence-of = επιρροή συνολικά: { $count }
rattus_cartus-ui-tokens = { $count ->
    [one] 1 δείκτης πόντων νίκης
   *[other] { $count } δείκτες πόντων νίκης
}
rattus_cartus-ui-laid-count = { $count ->
    [one] 1 κλειστή κάρτα
   *[other] { $count } κλειστές κάρτες
}
rattus_cartus-ui-laid = Στο κτίριο: { $cards }
rattus_cartus-ui-known = Γνωρίζετε: { $cards }
rattus_cartus-ui-deck = Στοίβα καρτών πληθυσμού: { $count }
rattus_cartus-ui-discard = Στοίβα ξεσκαρταρίσματος: { $count }
rattus_cartus-ui-no-cards = Καμία κάρτα στο χέρι

## Ενέργειες

rattus_cartus-ui-special = Ειδική ενέργεια
rattus_cartus-ui-basic = Βασική ενέργεια
rattus_cartus-ui-supplies = Εφόδια
rattus_cartus-ui-special-is = ειδική ενέργεια: { $action }
rattus_cartus-ui-basic-is = βασική ενέργεια: { $action }
rattus_cartus-ui-supply-is = εφόδια: { $supply }
rattus_cartus-ui-effect-take = { $count } × { $stack } από το απόθεμα
rattus_cartus-ui-effect-draw = τραβήξτε { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}
rattus_cartus-ui-effect-discard_rats = αφαιρέστε { $count ->
    [one] 1 ποντικό
   *[other] { $count } ποντικούς
}
rattus_cartus-ui-effect-look_nuns = δείτε { $count ->
    [one] 1 κάρτα της Γραμμής Καλογριών
   *[other] { $count } κάρτες της Γραμμής Καλογριών
}
rattus_cartus-ui-effect-levy = όποιος δεν είναι σε Φυλάκιο και έχει τουλάχιστον όσες κάρτες έχετε σας δίνει { $count } κάρτες
rattus_cartus-ui-effect-draw_per_influence = { $per ->
    [1] τραβήξτε 1 κάρτα για κάθε πόντο επιρροής που κερδίσατε εδώ
   *[other] τραβήξτε 1 κάρτα για κάθε { $per } πόντους επιρροής που κερδίσατε εδώ
}
rattus_cartus-ui-effect-discard_rats_and_trade = { $count ->
    [0] {""}
    [one] {"αφαιρέστε 1 ποντικό, και "}
   *[other] {"αφαιρέστε "}{ $count }{" ποντικούς, και "}
}ξεσκαρτάρετε έως { $cards } κάρτες, για έναν ποντικό την καθεμία
rattus_cartus-ui-effect-influence = { $count ->
    [one] ακόμη 1 πόντος επιρροής
   *[other] ακόμη { $count } πόντοι επιρροής
}
rattus_cartus-ui-effect-none = τίποτα
rattus_cartus-ui-supply-draw = { $count ->
    [one] τραβήξτε 1 κάρτα
   *[other] τραβήξτε { $count } κάρτες
}
rattus_cartus-ui-supply-rats = { $count ->
    [one] ξεσκαρτάρετε 1 ποντικό
   *[other] ξεσκαρτάρετε { $count } ποντικούς
}
rattus_cartus-ui-supply-look = { $count ->
    [one] δείτε 1 καλόγρια
   *[other] δείτε { $count } καλόγριες
}
rattus_cartus-ui-reconstructed = Ανασύνθεση: το κείμενο των κανόνων δεν το λέει
rattus_cartus-ui-reconstructed-note = Ανασύνθεση, αφού το κείμενο των κανόνων δεν τα λέει: τα εφόδια των καρτών κτιρίων, οι αριθμοί στην Καλύβα του Αυλητή, πώς μοιράζονται οι καλόγριες στις τάξεις, η αρχή και το τέλος των μετρητών, η αξία ενός δείκτη. Ένα τραπέζι μπορεί να παίξει με δικό του αρχείο καρτών.

## Ταμπλό

rattus_cartus-ui-board = Τραπέζι του Rattus Cartus
rattus_cartus-ui-row = Κτίρια αυτού του γύρου
rattus_cartus-ui-no-row = Ανοίγουν τα κτίρια αυτού του γύρου
rattus_cartus-ui-nuns = Γραμμή Καλογριών
rattus_cartus-ui-seen = { $short ->
    [true] είδατε { $seen }/{ $all }
   *[false] έχετε δει { $seen } από { $all }
}
rattus_cartus-ui-influence = Επιρροή
rattus_cartus-ui-own-rats = Οι ποντικοί σας
rattus_cartus-ui-stacks = Στοίβες
rattus_cartus-ui-hand = Το χέρι σας
rattus_cartus-ui-players = Παίκτες
rattus_cartus-ui-detail = Από κοντά
rattus_cartus-ui-plague = Η πανούκλα
rattus_cartus-ui-nuns-seen = Καλόγριες που είδατε: { $seen } · { $unseen ->
    [0] γνωρίζετε όλη τη γραμμή
    [one] 1 κάρτα σας είναι άγνωστη
   *[other] { $unseen } κάρτες σας είναι άγνωστες
}
rattus_cartus-ui-odds = Θα επιζούσατε
rattus_cartus-ui-survival-bars = Με τόσους ποντικούς θα επιζούσατε:
rattus_cartus-ui-survival = Καλόγριες που είδατε: { $seen }· { $unseen ->
    [0] γνωρίζετε όλη τη γραμμή
    [one] 1 κάρτα σας είναι άγνωστη
   *[other] { $unseen } κάρτες σας είναι άγνωστες
}. Πιθανότητα να επιζήσετε με τους ποντικούς σας: { $percent } %
rattus_cartus-ui-nun = Γραμμή Καλογριών, θέση { $place }: { $known ->
    [true] { $card }
   *[false] κλειστή
}{ $looked ->
    [0] {""}
   *[other] {"· την έχουν δει: "}{ $names }
}
rattus_cartus-ui-track = { $class }: { $count ->
    [0] κανείς δεν έχει επιρροή
   *[other] { $places }
}
rattus_cartus-ui-spaces = Μέσα είναι: { $building }
rattus_cartus-ui-inside = μέσα: { $names }
rattus_cartus-ui-supplied = Πήραν αυτά τα εφόδια: { $names }
rattus_cartus-ui-holds = έχει την ειδική ενέργεια
rattus_cartus-ui-beats = { $beats ->
    [0] Ειδική ενέργεια: με όσες κάρτες θέλετε
    [one] Ειδική ενέργεια: από 1 κάρτα που μετρά
   *[other] Ειδική ενέργεια: από { $beats } κάρτες που μετρούν
}
rattus_cartus-ui-held = έχετε μόνο { $count }
rattus_cartus-ui-starter = Αρχικός παίκτης
rattus_cartus-ui-stage = { $phase ->
    [setup] στήσιμο
    [scoring] τέλος του παιχνιδιού
    [over] τέλος του παιχνιδιού
   *[other] Γύρος { $round } από { $rounds }{ $last ->
        [true] , ο τελευταίος
       *[false] {""}
    } · { $phase ->
        [new_buildings] νέα κτίρια
        [supplies] προμήθειες
        [entering] είσοδος σε κτίρια
       *[resolving] επίλυση κτιρίων
    }
}
rattus_cartus-ui-stage-short = Γύρος { $round }/{ $rounds }
rattus_cartus-ui-round = Γύρος { $round } από { $rounds }{ $last ->
    [true] , ο τελευταίος
   *[false] {""}
} · { $phase ->
    [setup] στήσιμο
    [new_buildings] νέα κτίρια
    [supplies] προμήθειες
    [entering] είσοδος σε κτίρια
    [resolving] επίλυση κτιρίων
    [scoring] τέλος
   *[over] τέλος
} · αρχίζει: { $name }
rattus_cartus-ui-summary-now = Τώρα

## Ερωτήσεις

rattus_cartus-ui-key-building = κτίριο
rattus_cartus-ui-key-nun = θέση
rattus_cartus-ui-key-card = κάρτα
rattus_cartus-ui-choose-building = Διαλέξτε πρώτα κτίριο
rattus_cartus-ui-choose-nun = Διαλέξτε πρώτα κάρτα της Γραμμής Καλογριών
rattus_cartus-ui-choose-cards = { $count ->
    [one] Διαλέξτε 1 κάρτα
   *[other] Διαλέξτε { $count } κάρτες
}
rattus_cartus-ui-supply-question = Ποια εφόδια παίρνετε;
rattus_cartus-ui-supply-hint = Αργότερα μπορείτε να μπείτε και σε άλλο κτίριο
rattus_cartus-ui-take-supply = Πάρτε τα εφόδια
rattus_cartus-ui-look-question = Ποια καλόγρια κοιτάτε;
rattus_cartus-ui-look-hint = { $left ->
    [one] Τη βλέπετε μόνο εσείς
   *[other] Τη βλέπετε μόνο εσείς · μένουν { $left } ματιές
}
rattus_cartus-ui-look = { $place ->
    [0] Δείτε
   *[other] Δείτε την κάρτα { $place }
}
rattus_cartus-ui-enter-question = Σε ποιο κτίριο μπαίνετε;
rattus_cartus-ui-enter-hint = Ύστερα διαλέγετε τις κάρτες που παίζετε εκεί
rattus_cartus-ui-pass = Παίξτε πάσο
rattus_cartus-ui-lay-question = { $building }: ποιες κάρτες παίζετε;
rattus_cartus-ui-lay-hint = επιρροή { $class } +{ $influence }
rattus_cartus-ui-lay-unseen = οι άλλοι βλέπουν μόνο το πλήθος
rattus_cartus-ui-lay-rats = { $count ->
    [one] 1 ποντικός
   *[other] { $count } ποντικοί
} για κάρτες άλλων τάξεων
rattus_cartus-ui-lay-special = { $enough ->
    [true] ως τώρα αρκούν για την ειδική ενέργεια
   *[false] η ειδική ενέργεια θέλει { $beats }
}
rattus_cartus-ui-enter = { $count ->
    [0] Μπείτε χωρίς κάρτα
    [one] Μπείτε με 1 κάρτα
   *[other] Μπείτε με { $count } κάρτες
}
rattus_cartus-ui-action-question = { $building }: ποια ενέργεια;
rattus_cartus-ui-special-of = ειδική ενέργεια: { $name }
rattus_cartus-ui-do-special = Ειδική ενέργεια
rattus_cartus-ui-do-basic = Βασική ενέργεια
rattus_cartus-ui-do-decline = Καμία ενέργεια
rattus_cartus-ui-giver-question = Ποιος σας δίνει κάρτες;
rattus_cartus-ui-giver-hint = Έχετε τα περισσότερα σπαθιά· αυτοί ισοβαθμούν με τα λιγότερα
rattus_cartus-ui-giver = { $name }, { $hand ->
    [one] 1 κάρτα
   *[other] { $hand } κάρτες
}
rattus_cartus-ui-flute-question = Ποιος παίρνει έναν ποντικό σας;
rattus_cartus-ui-flute-hint = Έχετε τα περισσότερα φλάουτα· αυτοί ισοβαθμούν με τα λιγότερα
rattus_cartus-ui-give-question = { $count ->
    [one] Ποια κάρτα δίνετε;
   *[other] Ποιες { $count } κάρτες δίνετε;
}
rattus_cartus-ui-give-hint = Διαλέξατε { $count } από { $most } · τις βλέπετε μόνο οι δυο σας
rattus_cartus-ui-give = { $count ->
    [one] Δώστε 1 κάρτα
   *[other] Δώστε { $count } κάρτες
}
rattus_cartus-ui-drop-question = Ποιες κάρτες ξεσκαρτάρετε;
rattus_cartus-ui-drop-hint = Διαλέξατε { $count }, έως { $most } · με την καθεμία φεύγει ένας ποντικός
rattus_cartus-ui-drop = { $count ->
    [0] Μην ξεσκαρτάρετε καμία
    [one] Ξεσκαρτάρετε 1 κάρτα
   *[other] Ξεσκαρτάρετε { $count } κάρτες
}

## Κινήσεις με λόγια

rattus_cartus-ui-move-supply = εφόδια από: { $building } ({ $supply })
rattus_cartus-ui-move-look = δείτε την καλόγρια { $place }{ $known ->
    [true] , τη γνωρίζετε ήδη
   *[false] {""}
}
rattus_cartus-ui-move-enter = μπείτε: { $building }
rattus_cartus-ui-move-pass = παίξτε πάσο
rattus_cartus-ui-move-lay = παίξτε: { $card }
rattus_cartus-ui-move-done = καμία άλλη κάρτα
rattus_cartus-ui-move-giver = κάρτες από: { $name }
rattus_cartus-ui-move-give = δώστε: { $card }
rattus_cartus-ui-move-flute = ένας ποντικός σε: { $name }
rattus_cartus-ui-move-special = ειδική ενέργεια: { $action }
rattus_cartus-ui-move-basic = βασική ενέργεια: { $action }
rattus_cartus-ui-move-decline = καμία ενέργεια
rattus_cartus-ui-move-drop = ξεσκαρτάρετε: { $card }

## Ιστορικό

rattus_cartus-ui-log-first = αρχίζει: { $name }
rattus_cartus-ui-log-building = στο παιχνίδι: { $building }
rattus_cartus-ui-log-draw = { $known ->
    [true] τραβά: { $card }
   *[false] τραβά μία κάρτα
}
rattus_cartus-ui-log-reshuffle = η στοίβα ξεσκαρταρίσματος γίνεται στοίβα: { $count } κάρτες
rattus_cartus-ui-log-turn = ανοίγει: { $building }
rattus_cartus-ui-log-replace = όλα ίδια: κάτω πηγαίνει { $building }, στη θέση του { $by }
rattus_cartus-ui-log-round = { $last ->
    [true] Γύρος { $round }, ο τελευταίος
   *[false] Γύρος { $round }
} · αρχίζει: { $name }
rattus_cartus-ui-log-supply = εφόδια από: { $building }
rattus_cartus-ui-log-look = { $known ->
    [true] κοιτά την καλόγρια { $place }: { $card }
   *[false] κοιτά την καλόγρια { $place }
}
rattus_cartus-ui-log-rats = { $more ->
    [true] +{ $count }
   *[false] −{ $count }
} { $count ->
    [one] ποντικός
   *[other] ποντικοί
}: { $reason ->
    [supply] εφόδια
    [strangers] άλλες τάξεις
    [action] ενέργεια
    [drop] κάρτες που ξεσκαρταρίστηκαν
   *[flute] φλάουτα
}
rattus_cartus-ui-log-pass = παίζει πάσο
rattus_cartus-ui-log-enter = μπαίνει: { $building }
rattus_cartus-ui-log-lay = { $count ->
    [0] δεν παίζει κάρτα
    [one] παίζει 1 κάρτα
   *[other] παίζει { $count } κάρτες
}{ $known ->
    [true] {": "}{ $cards }
   *[false] {""}
}
rattus_cartus-ui-log-shown = ανοίγει: { $cards }
rattus_cartus-ui-log-influence = { $class }: +{ $count }, τώρα { $value }{ $reason ->
    [last] {" "}(τελευταίος γύρος)
   *[cards] {""}
}
rattus_cartus-ui-log-holder = έχει την ειδική ενέργεια με { $counting ->
    [0] καμία κάρτα που μετρά
    [one] 1 κάρτα που μετρά
   *[other] { $counting } κάρτες που μετρούν
}
rattus_cartus-ui-log-swords = έχει τα περισσότερα σπαθιά· το μισό χέρι δίνει: { $giver } ({ $count })
rattus_cartus-ui-log-gift = δίνει { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
} σε: { $name }{ $known ->
    [true] {" · "}{ $cards }
   *[false] {""}
}{ $reason ->
    [levy] {" (Φυλάκιο)"}
   *[sword] {" (σπαθιά)"}
}
rattus_cartus-ui-log-flutes = έχει τα περισσότερα φλάουτα· έναν ποντικό παίρνει: { $taker }
rattus_cartus-ui-log-action = { $building }: { $action ->
    [special] ειδική ενέργεια
    [basic] βασική ενέργεια
   *[decline] καμία ενέργεια
}
rattus_cartus-ui-log-take = παίρνει: { $stack } × { $count }
rattus_cartus-ui-log-levy = { $count ->
    [0] κανείς δεν δίνει κάρτες
   *[other] δίνουν κάρτες: { $names }
}
rattus_cartus-ui-log-drop = ξεσκαρτάρει: { $card }
rattus_cartus-ui-log-hand = { $count ->
    [0] δείχνει άδειο χέρι
   *[other] δείχνει το χέρι: { $cards }
}
rattus_cartus-ui-log-nun = καλόγρια { $place }: { $card }
rattus_cartus-ui-log-plague = { $alive ->
    [true] επιζεί
   *[false] σκοτώνεται από την πανούκλα
}: { $rats ->
    [one] 1 ποντικός
   *[other] { $rats } ποντικοί
}, { $nuns ->
    [one] 1 καλόγρια
   *[other] { $nuns } καλόγριες
}

## Πόντοι

rattus_cartus-ui-line-class = { $class }
rattus_cartus-ui-line-hand = Κάρτες στο χέρι
rattus_cartus-ui-line-sword = Σπαθιά
rattus_cartus-ui-line-flute = Φλάουτα
rattus_cartus-ui-line-pass = Πάσο
rattus_cartus-ui-line-gold = Χρυσός
rattus_cartus-ui-line-token = Δείκτες
rattus_cartus-ui-award-title = { $name }: { $what }
rattus_cartus-ui-term-class = { $class }, με επιρροή { $count }
rattus_cartus-ui-term-hand = περισσότερες κάρτες που μετρούν στο χέρι: { $count }
rattus_cartus-ui-term-sword = περισσότερα σπαθιά στο χέρι: { $count }
rattus_cartus-ui-term-flute = περισσότερα φλάουτα στο χέρι: { $count }
rattus_cartus-ui-term-pass = περισσότερα πάσο στο χέρι: { $count }
rattus_cartus-ui-term-gold = κάρτες χρυσού: { $count }
rattus_cartus-ui-term-token = δείκτες πόντων νίκης: { $count }
rattus_cartus-ui-ended-survived = Η πανούκλα πέρασε
rattus_cartus-ui-ended-all_dead = Η πανούκλα δεν άφησε κανέναν
rattus_cartus-ui-ended-fewest_rats = Επιζούν οι λιγότεροι ποντικοί
rattus_cartus-ui-ending = Η καταμέτρηση
rattus_cartus-ui-ending-again = Γραμμή γραμμή
rattus_cartus-ui-ending-skip = Στο τέλος
rattus_cartus-ui-total = Πόντοι
rattus_cartus-ui-rats-at-end = Ποντικοί
rattus_cartus-ui-nuns-at-end = Καλόγριες στη γραμμή
rattus_cartus-ui-fate = { $won ->
    [true] νικά
   *[false] { $alive ->
        [true] επιζεί
       *[false] πέθανε
    }
}

## Αρνήσεις

rattus_cartus-ui-refused = Δεν γίνεται
rattus_cartus-ui-refused-step = Όχι τώρα
rattus_cartus-ui-refused-seat = Είναι σειρά άλλου παίκτη
rattus_cartus-ui-refused-place = Δεν είναι κάρτα της σειράς
rattus_cartus-ui-refused-looked-twice = Όχι δύο φορές η ίδια
rattus_cartus-ui-refused-pass-none = Δεν έχετε πάσο
rattus_cartus-ui-refused-hand = Δεν είναι στο χέρι σας
rattus_cartus-ui-refused-kind-gold = Ο χρυσός δεν παίζεται
rattus_cartus-ui-refused-kind-pass = Το πάσο δεν παίζεται σε κτίριο
rattus_cartus-ui-refused-too-few = Λίγες κάρτες
rattus_cartus-ui-refused-special = Δεν έχετε την ειδική ενέργεια
rattus_cartus-ui-refused-basic = Δεν υπάρχει βασική ενέργεια

## Υπόμνημα

rattus_cartus-ui-reference = Κάρτες και εικονίδια
rattus_cartus-ui-coming = Μένουν να ανοίξουν
rattus_cartus-ui-decks = Στοίβα κτιρίων: { $buildings } · στοίβα αντικατάστασης: { $replacement }
rattus_cartus-ui-classes = Τάξεις
rattus_cartus-ui-special-cards = Κάρτες των ανοιχτών στοιβών
rattus_cartus-ui-about-joker = Μετρά σαν κάρτα κάθε τάξης και δεν φέρνει ποτέ ποντικό.
rattus_cartus-ui-about-sword = Όποιος έχει τα περισσότερα σε ένα κτίριο παίρνει μισό χέρι από κάποιον με τα λιγότερα.
rattus_cartus-ui-about-flute = Όποιος έχει τα περισσότερα σε ένα κτίριο δίνει έναν ποντικό σε κάποιον με τα λιγότερα.
rattus_cartus-ui-about-pass = Μπαίνετε αργότερα από τους άλλους.
rattus_cartus-ui-about-gold = Δεν παίζεται ποτέ, μετρά στο τέλος.
rattus_cartus-ui-icons = Εικονίδια
rattus_cartus-ui-icon-special = ειδική ενέργεια
rattus_cartus-ui-icon-basic = βασική ενέργεια
rattus_cartus-ui-icon-draw = τραβήξτε κάρτα
rattus_cartus-ui-icon-rat = αφαιρέστε ποντικό
rattus_cartus-ui-icon-eye = δείτε καλόγρια
rattus_cartus-ui-icon-influence = πόντος επιρροής
rattus_cartus-ui-icon-thrown = ξεσκαρτάρετε κάρτα
rattus_cartus-ui-icon-levied = κάρτα που δίνει άλλος
rattus_cartus-ui-icon-nun = καλόγρια
rattus_cartus-ui-icon-token = πόντος νίκης
