### Το Καρκασσόν στην οθόνη: μπάρα κίνησης, ταμπλό, ιστορικό, πόντοι, το ταμπλό με λόγια.

## Πράγματα

carcassonne-ui-city = πόλη
carcassonne-ui-road = δρόμος
carcassonne-ui-field = λιβάδι
carcassonne-ui-monastery = μοναστήρι
carcassonne-ui-knight = ιππότης
carcassonne-ui-thief = ληστής
carcassonne-ui-farmer = αγρότης
carcassonne-ui-monk = μοναχός

## Θέσεις και στροφές

carcassonne-ui-cell = { $x }, { $y }
carcassonne-ui-turns = { $turns ->
    [0] χωρίς στροφή
    [1] μία στροφή
    [2] δύο στροφές
   *[3] τρεις στροφές
}
carcassonne-ui-north = βόρεια
carcassonne-ui-east = ανατολικά
carcassonne-ui-south = νότια
carcassonne-ui-west = δυτικά

## Μπάρα κίνησης

carcassonne-ui-place-question = Τοποθετήστε το πλακίδιο
carcassonne-ui-place-hint = { $places ->
    [one] Μία θέση
   *[other] { $places } θέσεις
}, { $pile ->
    [0] είναι το τελευταίο πλακίδιο
    [one] απομένει ένα πλακίδιο
   *[other] απομένουν { $pile } πλακίδια
}
carcassonne-ui-rotations-hint = { $rotations ->
    [one] Εδώ ταιριάζει με έναν μόνο τρόπο
   *[other] Εδώ ταιριάζει με { $rotations } τρόπους
}
carcassonne-ui-figure-question = Πού βάζετε βοηθό;
carcassonne-ui-figure-hint = { $spots ->
    [one] Μία θέση στο πλακίδιο
   *[other] { $spots } θέσεις στο πλακίδιο
}
carcassonne-ui-turn = Στροφή
carcassonne-ui-turn-left = Στροφή αριστερά
carcassonne-ui-turn-right = Στροφή δεξιά
carcassonne-ui-here = Εδώ
carcassonne-ui-no-figure = Χωρίς βοηθό
carcassonne-ui-choose-place = Διαλέξτε πρώτα θέση
carcassonne-ui-key-turn = στροφή
carcassonne-ui-key-next = επόμενη θέση
carcassonne-ui-key-spot = θέση

## Ταμπλό

carcassonne-ui-board = Ταμπλό με { $tiles ->
    [one] ένα πλακίδιο
   *[other] { $tiles } πλακίδια
}
carcassonne-ui-zoom-in = Μεγέθυνση
carcassonne-ui-zoom-out = Σμίκρυνση
carcassonne-ui-fit = Όλο το ταμπλό
carcassonne-ui-barred-cell = { $cell }: το πλακίδιο δεν ταιριάζει, ρωτήστε γιατί

## Τι θα έπιανε μια θέση

carcassonne-ui-spot = { $role }: { $feature }
carcassonne-ui-spot-now = { $points ->
    [one] 1 πόντος τώρα
   *[other] { $points } πόντοι τώρα
}
carcassonne-ui-spot-later = αξία ως τώρα { $points }
carcassonne-ui-spot-field = μετρά στο τέλος

## Αυτό που δείχνει ο δείκτης

carcassonne-ui-feature-tiles = { $tiles ->
    [one] ένα πλακίδιο
   *[other] { $tiles } πλακίδια
}
carcassonne-ui-feature-pennants = { $pennants ->
    [one] ένας θυρεός
   *[other] { $pennants } θυρεοί
}
carcassonne-ui-feature-edges = { $open ->
    [one] ανοιχτό σε μία πλευρά
   *[other] ανοιχτό σε { $open } πλευρές
}
carcassonne-ui-feature-neighbours = { $open ->
    [one] λείπει ένας γείτονας
   *[other] λείπουν { $open } γείτονες
}
carcassonne-ui-feature-value = αξία { $value }
carcassonne-ui-feature-cities = { $points ->
    [0] δεν τρέφει ακόμα κλειστή πόλη
   *[other] αξία στο τέλος { $points }
}
carcassonne-ui-feature-nobody = κανενός

## Ιστορικό

carcassonne-ui-log-first = ξεκινά: { $name }
carcassonne-ui-log-drawn = τραβά { $tile }
carcassonne-ui-log-placed = τοποθετεί στο ({ $cell })
carcassonne-ui-log-figure-city = βάζει ιππότη στην πόλη
carcassonne-ui-log-figure-road = βάζει ληστή στον δρόμο
carcassonne-ui-log-figure-field = ξαπλώνει αγρότη στο λιβάδι
carcassonne-ui-log-figure-monastery = βάζει μοναχό στο μοναστήρι
carcassonne-ui-log-points = { $feature }: { $terms }
carcassonne-ui-log-returned = { $name }: ο βοηθός γυρίζει χωρίς πόντους
carcassonne-ui-log-discarded = εκτός παιχνιδιού, δεν ταιριάζει πουθενά: { $tile }
carcassonne-ui-log-over = τέλος παιχνιδιού

## Πόντοι

carcassonne-ui-award-title = { $name }, { $feature }
carcassonne-ui-finished-city = κλειστή πόλη
carcassonne-ui-finished-road = κλειστός δρόμος
carcassonne-ui-finished-monastery = πλήρες μοναστήρι
carcassonne-ui-unfinished-city = ημιτελής πόλη
carcassonne-ui-unfinished-road = ημιτελής δρόμος
carcassonne-ui-unfinished-monastery = ημιτελές μοναστήρι
carcassonne-ui-count-tile = { $count ->
    [one] 1 πλακίδιο
   *[other] { $count } πλακίδια
}
carcassonne-ui-count-pennant = { $count ->
    [one] 1 θυρεός
   *[other] { $count } θυρεοί
}
carcassonne-ui-count-city = { $count ->
    [one] 1 πόλη
   *[other] { $count } πόλεις
}
carcassonne-ui-count-neighbour = { $count ->
    [one] 1 γείτονας
   *[other] { $count } γείτονες
}
carcassonne-ui-count-monastery = το μοναστήρι
carcassonne-ui-term-tile = { carcassonne-ui-count-tile }, { $each } το καθένα
carcassonne-ui-term-pennant = { carcassonne-ui-count-pennant }, { $each } ο καθένας
carcassonne-ui-term-city = { $count ->
    [one] 1 κλειστή πόλη
   *[other] { $count } κλειστές πόλεις
}, { $each } η καθεμιά
carcassonne-ui-term-neighbour = { carcassonne-ui-count-neighbour }, { $each } ο καθένας
carcassonne-ui-term-monastery = το ίδιο το μοναστήρι
carcassonne-ui-majority = { $name } { $weight }
carcassonne-ui-source-roads = Δρόμοι
carcassonne-ui-source-cities = Πόλεις
carcassonne-ui-source-monasteries = Μοναστήρια
carcassonne-ui-source-fields = Λιβάδια

## Αρνήσεις: τίτλοι

carcassonne-ui-refused-edge = Δεν ταιριάζει { $side }
carcassonne-ui-refused-cell = Εδώ δεν μπαίνει πλακίδιο
carcassonne-ui-refused-occupied = Έχει ήδη βοηθό
carcassonne-ui-refused = Δεν γίνεται τώρα

## Κινήσεις με λόγια

carcassonne-ui-move-place = { $cell }, { $turns }
carcassonne-ui-move-figure-city = ιππότης στην πόλη
carcassonne-ui-move-figure-road = ληστής στον δρόμο
carcassonne-ui-move-figure-field = αγρότης στο λιβάδι
carcassonne-ui-move-figure-monastery = μοναχός στο μοναστήρι
carcassonne-ui-move-none = χωρίς βοηθό
carcassonne-ui-move-draw = τραβά { $tile }
carcassonne-ui-move-first = ξεκινά: { $name }

## Το ταμπλό με λόγια

carcassonne-ui-summary-now = Τώρα
carcassonne-ui-summary-players = Παίκτες
carcassonne-ui-summary-features = Δρόμοι, πόλεις, μοναστήρια και λιβάδια
carcassonne-ui-summary-tiles = Πλακίδια, με τη σειρά που μπήκαν
carcassonne-ui-summary-hand = Πλακίδιο στο χέρι: { $tile }
carcassonne-ui-summary-pile = { $pile ->
    [one] Απομένει ένα πλακίδιο
   *[other] Απομένουν { $pile } πλακίδια
}
carcassonne-ui-summary-player = { $name }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}, { $meeples ->
    [one] ένας βοηθός στο χέρι
   *[other] { $meeples } βοηθοί στο χέρι
}
carcassonne-ui-summary-tile = { $cell }: { $sides }
carcassonne-ui-summary-side = { $side } { $kind }
carcassonne-ui-summary-figure = { $role }: { $name }
carcassonne-ui-summary-feature = { $feature } στο ({ $cell }): { $facts }
carcassonne-ui-with-pennant = θυρεός
carcassonne-ui-with-monastery = μοναστήρι

## Παίκτες και πλακίδια που απομένουν

carcassonne-ui-supply = { $count ->
    [one] ένας βοηθός στο χέρι
   *[other] { $count } βοηθοί στο χέρι
}
carcassonne-ui-projected = { $points } αν τελείωνε τώρα
carcassonne-ui-remaining-count = { $count ->
    [one] Απομένει ένα πλακίδιο
   *[other] Απομένουν { $count } πλακίδια
}
carcassonne-ui-remaining-discarded = Εκτός παιχνιδιού
carcassonne-ui-remaining-of = { $left } από { $all }
carcassonne-ui-remaining-hidden = Σε αυτό το τραπέζι δεν φαίνεται ποια πλακίδια απομένουν

## Αρχική σελίδα

carcassonne-ui-fact = 72 πλακίδια
