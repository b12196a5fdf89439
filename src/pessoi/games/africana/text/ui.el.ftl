### Africana στην οθόνη: ερωτήσεις, χάρτης, αποστολές, βιβλία, ιστορικό, πόντοι, το ταμπλό με λόγια.

africana-ui-fact = Μια ολόκληρη ήπειρος, με πέντε χρώματα καρτών ταξιδιού

## Λέξεις

africana-ui-language = el
africana-ui-colour-pink = ροζ
africana-ui-colour-cyan = σιέλ
africana-ui-colour-grey = γκρι
africana-ui-colour-orange = πορτοκαλί
africana-ui-colour-purple = μωβ
africana-ui-wild = μπαλαντέρ
africana-ui-helper = Βοηθός
africana-ui-helper-card = βοηθός: { $colour }
africana-ui-artifact-mask = Μάσκα
africana-ui-artifact-drum = Τύμπανο
africana-ui-artifact-figurine = Ειδώλιο
africana-ui-artifact-vessel = Αγγείο
africana-ui-artifact-shield = Ασπίδα
africana-ui-mission = { $from }, μετά { $to }
africana-ui-goal = προορισμός: { $place }
africana-ui-brings = { $silver ->
    [one] 1 ασημένιο
   *[other] { $silver } ασημένια
}, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
africana-ui-bonus = { $type ->
    [silver] +{ $amount } { $amount ->
        [one] ασημένιο
       *[other] ασημένια
    }
   *[travel_card] +{ $amount } { $amount ->
        [one] κάρτα
       *[other] κάρτες
    }
}
africana-ui-silver = { $count ->
    [one] 1 ασημένιο
   *[other] { $count } ασημένια
}
africana-ui-cards = { $count ->
    [0] καμία κάρτα στο χέρι
    [one] 1 κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
africana-ui-won = { $count ->
    [0] τίποτα ολοκληρωμένο
    [one] 1 ολοκληρωμένη
   *[other] { $count } ολοκληρωμένες
}
africana-ui-open-count = { $count ->
    [0] καμία ανοιχτή περιπέτεια
    [one] 1 ανοιχτή περιπέτεια
   *[other] { $count } ανοιχτές περιπέτειες
}
africana-ui-score = { $points ->
    [one] 1 πόντος τώρα
   *[other] { $points } πόντοι τώρα
}
africana-ui-joined = συμμετέχουν: { $names }
africana-ui-no-cards = Καμία κάρτα στο χέρι
africana-ui-no-mission = καμία αποστολή
africana-ui-no-page = καμία σελίδα
africana-ui-no-open = Καμία ανοιχτή περιπέτεια
africana-ui-pile = { $side ->
    [left] αριστερή στοίβα
   *[right] δεξιά στοίβα
}: { $count }

## Ερωτήσεις

africana-ui-action-question = Ποια ενέργεια κάνετε;
africana-ui-action-hint = { $count ->
    [0] Δεν φτάνετε σε καμία τοποθεσία
    [one] Φτάνετε σε 1 τοποθεσία του χάρτη
   *[other] Φτάνετε σε { $count } τοποθεσίες του χάρτη
}
africana-ui-action-A = Τραβήξτε κάρτες
africana-ui-action-B = Ανοίξτε το βιβλίο
africana-ui-action-C = Ταξιδέψτε
africana-ui-way-question = { $place }: με ποιον τρόπο;
africana-ui-way-hint = Οι ακριβότεροι τρόποι κρατούν κάρτες
africana-ui-book-question = Αγοράζετε σελίδα;
africana-ui-book-hint = { $free ->
    [true] η επόμενη σελίδα γυρίζει δωρεάν
   *[false] γύρισμα 1, αγορά 5
}
africana-ui-key-book = γύρισμα αριστερής, δεξιάς
africana-ui-move-question = { $place }. Συνεχίζετε το ταξίδι;
africana-ui-move-hint = { $count ->
    [0] Δεν φτάνετε σε άλλη τοποθεσία
    [one] Φτάνετε σε 1 τοποθεσία
   *[other] Φτάνετε σε { $count } τοποθεσίες
}
africana-ui-join = Αποστολή για { $goal }, { $bonus }
africana-ui-complete = Ολοκλήρωση: { $thing }
africana-ui-discard-cards = { $count ->
    [one] Ποια κάρτα ξεσκαρτάρετε;
   *[other] Ποιες { $count } κάρτες ξεσκαρτάρετε;
}
africana-ui-discard-adventures = { $count ->
    [one] Ποια περιπέτεια αφήνετε;
   *[other] Ποιες { $count } περιπέτειες αφήνετε;
}
africana-ui-discard-hint = Διαλέξατε { $count } από { $of }
africana-ui-discard = Ξεσκαρτάρετε { $count }
africana-ui-discard-more = { $count ->
    [one] Διαλέξτε ακόμη 1
   *[other] Διαλέξτε ακόμη { $count }
}
africana-ui-key-discard = επιλογή

## Κινήσεις

africana-ui-move-turn = γύρισμα προς τα { $to ->
    [left] αριστερά
   *[right] δεξιά
} ({ $cost } ασήμι): { $card }
africana-ui-move-buy = αγορά ({ $cost } ασήμι): { $card }
africana-ui-move-step = { $place }, με { $card }{ $paid ->
    [true] {" "}και { $cost } ασημένια
   *[false] {""}
}
africana-ui-move-join = συμμετοχή: { $mission } ({ $bonus })
africana-ui-move-complete_mission = ολοκλήρωση: { $mission }
africana-ui-move-complete_adventure = ολοκλήρωση: { $adventure }
africana-ui-move-done = { $action ->
    [B] Κλείστε το βιβλίο
   *[C] Τέλος κίνησης
}
africana-ui-move-discard_hand = ξεσκαρτάρισμα: { $card }
africana-ui-move-discard_adventure = εγκατάλειψη: { $adventure }

## Ταμπλό

africana-ui-board = Αφρική
africana-ui-map = Χάρτης
africana-ui-equator = Ισημερινός
africana-ui-north-letter = Β
africana-ui-zones = Μέρη του ταμπλό
africana-ui-zone-missions = Αποστολές { $count }
africana-ui-zone-books = Βιβλία
africana-ui-place = { $place }: { $symbols }
africana-ui-here = εδώ: { $names }
africana-ui-reachable = φτάνετε με { $way }
africana-ui-fit = { $whole ->
    [true] Όλος ο χάρτης
   *[false] Πιο κοντά
}
africana-ui-missions = Αποστολές
africana-ui-mission-pile = { $count } στη στοίβα
africana-ui-north = Βόρειο βιβλίο
africana-ui-south = Νότιο βιβλίο
africana-ui-turn = Γυρίστε
africana-ui-buy = Αγοράστε
africana-ui-hand = Το χέρι σας
africana-ui-table = Στο τραπέζι
africana-ui-open = Οι ανοιχτές περιπέτειές σας
africana-ui-artifacts = Τα τεχνουργήματά σας
africana-ui-sets = Σετ έως τώρα: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
africana-ui-reach = Φτάνετε σε
africana-ui-players = Παίκτες
africana-ui-summary-now = Τώρα
africana-ui-round = Γύρος { $round }{ $ending ->
    [true] , ο τελευταίος
   *[false] {""}
}. Αποστολές στη στοίβα: { $count }
africana-ui-total = Σύνολο

## Ιστορικό

africana-ui-log-first = αρχίζει
africana-ui-log-drawn = τραβά{ $known ->
    [true] : { $card }
   *[false] {" "}κάρτα ταξιδιού
}
africana-ui-log-reshuffled = νέα στοίβα ταξιδιού με { $count } κάρτες
africana-ui-log-page = { $book ->
    [north] βόρειο
   *[south] νότιο
} βιβλίο: { $card }
africana-ui-log-mission = νέα αποστολή: { $mission }
africana-ui-log-action = { $action ->
    [A] τραβά κάρτες ταξιδιού
   *[B] ανοίγει το βιβλίο
}
africana-ui-log-turned = γυρίζει σελίδα: { $card }
africana-ui-log-bought = αγοράζει: { $card }
africana-ui-log-stepped = ταξιδεύει: { $to } ({ $card }{ $paid ->
    [true] , με πληρωμή
   *[false] {""}
})
africana-ui-log-joined = συμμετέχει: { $mission }
africana-ui-log-completed_mission = ολοκληρώνει αποστολή: { $mission }
africana-ui-log-completed_adventure = ολοκληρώνει περιπέτεια: { $adventure }
africana-ui-log-silver = { $more ->
    [true] παίρνει
   *[false] πληρώνει
} { $count ->
    [one] 1 ασημένιο
   *[other] { $count } ασημένια
}
africana-ui-log-discarded = ξεσκαρτάρει: { $card }
africana-ui-log-dropped = αφήνει περιπέτεια: { $adventure }
africana-ui-log-ending = Οι αποστολές τελειώνουν: αυτός είναι ο τελευταίος γύρος
africana-ui-log-over = Το παιχνίδι τελείωσε

## Πόντοι

africana-ui-points-missions = Αποστολές
africana-ui-points-artifacts = Τεχνουργήματα
africana-ui-points-sets = Σετ
africana-ui-points-helpers = Βοηθοί
africana-ui-points-silver = Ασημένια νομίσματα
africana-ui-points-travel = Κάρτες ταξιδιού
africana-ui-points-open = Ανοιχτές περιπέτειες
africana-ui-award-title = { $name }: { $what }
africana-ui-term-missions = { $pieces }
africana-ui-term-artifacts = { $pieces }
africana-ui-term-sets = { $pieces }
africana-ui-term-helpers = { $pieces }
africana-ui-term-silver = { $count } φορές δέκα ασημένια
africana-ui-term-travel = { $count } φορές δύο κάρτες ταξιδιού
africana-ui-term-open = { $pieces }

## Αρνήσεις

africana-ui-refused = Δεν επιτρέπεται
africana-ui-refused-not-neighbour = Καμία διαδρομή ως εκεί
africana-ui-refused-fit = Η κάρτα δεν ταιριάζει
africana-ui-refused-silver = Λίγο ασήμι
africana-ui-refused-not-in-hand = Δεν είναι στο χέρι σας
africana-ui-refused-played = Παίχτηκε ήδη
africana-ui-refused-pile-empty = Δεν μένει τίποτα εκεί

## Αναφορά

africana-ui-reference = Κάρτες και σύμβολα
africana-ui-symbols = Σύμβολα ταξιδιού
africana-ui-discard-pile = Ξεσκαρταρισμένες κάρτες ταξιδιού
africana-ui-travel-pile = Στοίβα ταξιδιού: { $count }
africana-ui-letters = Αποστολές που έρχονται: { $letters }
africana-ui-helpers-left = Κάρτες βοηθών που μένουν
africana-ui-removed = Εκτός παιχνιδιού: { $cards }

## Από πού είναι ταμπλό και κάρτες

africana-ui-sources = Τι είναι τυπωμένο και τι ανακατασκευασμένο
africana-ui-sources-what = Όλοι οι αριθμοί των κανόνων είναι του βιβλίου κανόνων. Το ταμπλό και οι κάρτες ήταν εικόνες που δεν υπάρχουν στο κείμενό του: ό,τι λένε το ίδιο ή δημόσιες περιγραφές χρησιμοποιείται όπως είναι, τα υπόλοιπα σχεδιάστηκαν ώστε να συμφωνούν με αυτά. Ένα τραπέζι μπορεί να έχει δικά του αρχεία, για παράδειγμα με τις τυπωμένες τιμές.
africana-ui-sources-places = Ονόματα των τοποθεσιών
africana-ui-sources-symbols = Σύμβολα των τοποθεσιών
africana-ui-sources-routes = Ταξιδιωτικές διαδρομές
africana-ui-sources-missions = Αποστολές
africana-ui-sources-adventures = Περιπέτειες
africana-ui-sources-count = { $origin ->
        [rulebook] από το βιβλίο κανόνων
        [public] από δημόσιες περιγραφές
        [partly] εν μέρει ανακατασκευασμένα
       *[other] ανακατασκευασμένα
    }: { $count }
