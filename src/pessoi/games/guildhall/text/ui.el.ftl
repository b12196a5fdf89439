### Το Guildhall στην οθόνη: ερωτήσεις, τραπέζι, ιστορικό, πόντοι, υπόμνημα, το τραπέζι με λόγια.

guildhall-ui-fact = Έξι επαγγέλματα, πέντε χρώματα, είκοσι πόντοι νίκης

## Λέξεις

guildhall-ui-card = { $profession }, { $colour }
guildhall-ui-no-ability = Χωρίς ικανότητα
guildhall-ui-nothing = τίποτα
guildhall-ui-cost = κόστος: { $cost ->
    [one] 1 ολοκληρωμένο τμήμα
   *[other] { $cost } ολοκληρωμένα τμήματα
}
guildhall-ui-too-dear = δεν φτάνουν τα τμήματα
guildhall-ui-level = { $profession ->
    [TX] { $level } στη συντεχνία
    [DA] { $level } στη συντεχνία
   *[other] επίπεδο { $level }
}
guildhall-ui-chapter = { $profession }: { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}{ $level ->
    [none] {""}
   *[other] , επίπεδο { $level }
}
guildhall-ui-per-card = { $profession ->
    [TX] ×{ $count } ΠΝ
   *[other] ×{ $count }
}
guildhall-ui-times = { $profession ->
   *[other] ×{ $count }
}
guildhall-ui-tokens = { $count ->
    [one] 1 δείκτης ΠΝ
   *[other] { $count } δείκτες ΠΝ
}
guildhall-ui-points-of = { $points } από { $goal } ΠΝ{ $parts ->
    [none] {""}
   *[other] : { $parts }
}
guildhall-ui-hand-count = χέρι { $count }
guildhall-ui-completed = { $count } από { $most } πλήρη
guildhall-ui-completed-count = ολοκληρωμένα τμήματα: { $count }
guildhall-ui-completed-one = Ολοκληρωμένο τμήμα: { $profession }
guildhall-ui-source-card = Κάρτες ΠΝ
guildhall-ui-source-token = Δείκτες ΠΝ

## Το τραπέζι

guildhall-ui-board = Το τραπέζι
guildhall-ui-row = Κεντρική γραμμή
guildhall-ui-deck = Τράπουλα { $count }
guildhall-ui-put-back = Επιστρέψατε στην κορυφή: { $cards }
guildhall-ui-pile = Απορρίψεις { $count }
guildhall-ui-pile-tab = Στοίβα
guildhall-ui-pile-row = { $profession }: { $count } στη στοίβα
guildhall-ui-top = Κορυφή της στοίβας: { $card }
guildhall-ui-known-hand = Ξέρετε από το χέρι: { $cards }
guildhall-ui-known-pile = Ξέρετε από τη στοίβα: { $cards }
guildhall-ui-area = Περιοχή ενεργειών
guildhall-ui-area-of = Παίζει: { $name }
guildhall-ui-actions-left = { $count ->
    [0] καμία άλλη ενέργεια
    [one] μένει 1 ενέργεια
   *[other] μένουν { $count } ενέργειες
}
guildhall-ui-guilds = Συντεχνίες
guildhall-ui-guild = Συντεχνία: { $name }
guildhall-ui-own-guild = Η συντεχνία σας: { $name }
guildhall-ui-own-tab = Δική σας
guildhall-ui-own-hand = Το χέρι σας: { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}
guildhall-ui-robbed = Το χέρι που βλέπετε: { $name }
guildhall-ui-abilities = Ικανότητες
guildhall-ui-hand-now = Τι κάνει τώρα κάθε κάρτα του χεριού
guildhall-ui-in-guild = έχετε { $count }
guildhall-ui-point = Δείξτε μια κάρτα για να δείτε τι κάνει.
guildhall-ui-search = Η στοίβα ξεσκαρταρίσματος: { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}
guildhall-ui-search-words = Η στοίβα όλη: { $cards }
guildhall-ui-ending = Κάρτες και δείκτες ΠΝ στο τέλος

## Ερωτήσεις

guildhall-ui-action-question = { $hand ->
    [0] Τι κάνετε;
   *[other] Ποια κάρτα παίζετε;
}
guildhall-ui-buyable = { $count ->
    [one] αγοράζεται 1 κάρτα ΠΝ
   *[other] αγοράζονται { $count } κάρτες ΠΝ
}
guildhall-ui-key-card = κάρτα
guildhall-ui-key-other = άλλη κάρτα
guildhall-ui-key-target = διαλέξτε
guildhall-ui-end = Τέλος γύρου
guildhall-ui-to-discard = Ξεσκάρταρε, τράβα
guildhall-ui-draw = Τράβα { $count }
guildhall-ui-play-question = { $card }: τι επίπεδο παίζετε;
guildhall-ui-play-hint = { $count ->
    [0] δεν έχετε ίδιο επάγγελμα στη συντεχνία
    [one] 1 ίδιο επάγγελμα στη συντεχνία
   *[other] { $count } ίδια επαγγέλματα στη συντεχνία
}
guildhall-ui-play-plain = Χωρίς ικανότητα
guildhall-ui-play-level = Επίπεδο { $level }
guildhall-ui-play-tax = Πάρε { $points } ΠΝ, δώσε 1
guildhall-ui-play-dance = { $count ->
    [0] +1 ενέργεια
   *[other] Τράβα { $count }, +1 ενέργεια
}
guildhall-ui-victim-question = { $card }: από ποιον παίρνετε;
guildhall-ui-victim = { $name } ({ $count })
guildhall-ui-buy-question = Αγοράζετε { $value } ΠΝ, σύνολο { $points };
guildhall-ui-buy = Αγόρασε { $value } ΠΝ
guildhall-ui-stage-question = { $kind ->
    [discard] Ποιες κάρτες ξεσκαρτάρετε;
    [opening] Ποιες 3 κάρτες τοποθετείτε;
    [pay] Με ποια τμήματα πληρώνετε;
    [drop] Ποιο ολοκληρωμένο τμήμα αφήνετε;
    [back] Ποιες κάρτες επιστρέφετε;
    [fetch] { $several ->
        [yes] Ποιες κάρτες παίρνετε;
       *[no] Ποια κάρτα παίρνετε;
    }
    [lay] { $several ->
        [yes] Τι δίνετε στη στοίβα;
       *[no] Ποια κάρτα δίνετε;
    }
    [own] { $several ->
        [yes] Ποιες κάρτες σας δίνετε;
       *[no] Ποια κάρτα σας δίνετε;
    }
    [theirs] { $several ->
        [yes] Ποιες κάρτες παίρνετε;
       *[no] Τι παίρνετε;
    }
    [take] Ποια κάρτα παίρνετε;
    [give] Ποια κάρτα σας δίνετε;
    [strike] Ποια κάρτα ξεσκαρτάρετε;
    [place] Ποια κάρτα τοποθετείτε;
   *[use] Τι παίρνετε;
}
guildhall-ui-stage-hint = { $count ->
    [0] διαλέξατε { $picked }
   *[other] διαλέξατε { $picked } από { $count }
}{ $kind ->
    [discard] {" "}· τραβάτε { $drawn }
    [back] {" "}· οι άλλοι βλέπουν μόνο το πλήθος
   *[other] {""}
}
guildhall-ui-on-top = πάνω: { $card }
guildhall-ui-stage-act = { $kind ->
    [discard] { $picked ->
        [0] { $drawn ->
            [0] Κράτα τες όλες
           *[other] Τράβα { $drawn }
        }
       *[other] Ξεσκάρταρε { $picked }, τράβα { $drawn }
    }
    [opening] Τοποθέτησε 3
    [pay] Πλήρωσε
    [drop] Άφησέ το
    [back] Επίστρεψε { $count }
    [fetch] Πάρε
    [lay] Αντάλλαξε
    [own] { $picked ->
        [0] Καμία κάρτα
       *[other] Δώσε { $picked }
    }
    [theirs] Αντάλλαξε
    [take] Πάρε
    [give] Δώσε
    [strike] Ξεσκάρταρε
    [place] Τοποθέτησε
   *[use] Πάρε
}
guildhall-ui-choose-first = { $count ->
    [one] Διαλέξτε πρώτα 1.
   *[other] Διαλέξτε πρώτα { $count }.
}
guildhall-ui-place-done = Τέλος τοποθέτησης
guildhall-ui-give-to = Σε: { $name }
guildhall-ui-lower-question = Η στοίβα δεν φτάνει. Τι κάνετε;
guildhall-ui-lower-hint = Το επίπεδο που διαλέξατε δεν γίνεται με αυτές τις κάρτες.
guildhall-ui-lower-none = Τίποτα
guildhall-ui-use-question = { $card }: τη χρησιμοποιείτε;
guildhall-ui-use = Ναι, τώρα
guildhall-ui-order-question = Ποια κάρτα μένει πάνω;
guildhall-ui-order-hint = Πηγαίνουν στη στοίβα { $count }· η τελευταία που διαλέγετε μένει πάνω.
guildhall-ui-order = Πάνω: { $card }

## Όταν κάτι δεν γίνεται

guildhall-ui-refused = Δεν γίνεται
guildhall-ui-refused-guild = Υπάρχει στη συντεχνία σας
guildhall-ui-refused-profession = Παίχτηκε σε αυτόν τον γύρο
guildhall-ui-refused-level = Δεν φτάνει το επίπεδο
guildhall-ui-refused-cost = Δεν φτάνουν τα τμήματα
guildhall-ui-refused-duplicate = Είναι διπλή
guildhall-ui-refused-opening = Δύο ίδιες κάρτες

## Κινήσεις με λόγια

guildhall-ui-move-play = παίζει: { $card }{ $level ->
    [none] {" "}χωρίς ικανότητα
    [used] {""}
   *[other] {" "}στο επίπεδο { $level }
} { $name }
guildhall-ui-move-discard = ξεσκαρτάρει: { $card }
guildhall-ui-move-place = τοποθετεί: { $card }
guildhall-ui-move-under = στη στοίβα: { $card }
guildhall-ui-move-top = πάνω στη στοίβα: { $card }
guildhall-ui-move-back = επιστρέφει στην τράπουλα: { $card }
guildhall-ui-move-fetch = παίρνει από τη στοίβα: { $card }
guildhall-ui-move-lay = δίνει στη στοίβα: { $card }
guildhall-ui-move-hand = δίνει από το χέρι: { $card }
guildhall-ui-move-take = παίρνει: { $card }
guildhall-ui-move-give = δίνει: { $card } { $name }
guildhall-ui-move-for = παίρνει: { $card } { $name }
guildhall-ui-move-strike = ξεσκαρτάρει: { $card } { $name }
guildhall-ui-move-chapter = τμήμα: { $profession } { $name }
guildhall-ui-move-buy = αγοράζει: { $card }
guildhall-ui-move-row = στη γραμμή: { $card }
guildhall-ui-move-pay = πληρώνει με τμήμα: { $profession }
guildhall-ui-move-drop = αφήνει τμήμα: { $profession }
guildhall-ui-move-with = παίζεται με: { $profession }
guildhall-ui-move-level = { $level ->
    [none] δεν κάνει τίποτα
   *[other] επίπεδο { $level }
}
guildhall-ui-move-first = πρώτος παίκτης: { $name }
guildhall-ui-move-draw = τραβάει: { $card }
guildhall-ui-move-show = αποκαλύπτεται: { $card }
guildhall-ui-move-done = τέλος επιλογής
guildhall-ui-move-end = τέλος γύρου
guildhall-ui-move-enough = όχι άλλες κάρτες
guildhall-ui-move-use = χρησιμοποιεί την ικανότητα
guildhall-ui-move-skip = χωρίς ικανότητα

## Ιστορικό

guildhall-ui-log-first = ξεκινάει: { $name }
guildhall-ui-log-profession = επάγγελμα: { $profession }
guildhall-ui-log-row = στη γραμμή: { $card }
guildhall-ui-log-draw = { $known ->
    [yes] τραβάει: { $card }
   *[no] τραβάει κάρτα: { $name }
}
guildhall-ui-log-reshuffle = ανακατεύεται η στοίβα: { $count }
guildhall-ui-log-more = τραβάει ακόμη { $count }
guildhall-ui-log-discard = { $count ->
    [0] δεν ξεσκαρτάρει
   *[other] ξεσκαρτάρει { $count }, πάνω: { $top }
}
guildhall-ui-log-place = { $from ->
    [deck] μπαίνει από την τράπουλα: { $card }
    [pile] μπαίνει από τη στοίβα: { $card }
   *[hand] τοποθετεί: { $card }
}
guildhall-ui-log-duplicate = διπλή, ξεσκαρτάρεται: { $card }
guildhall-ui-log-play = παίζει: { $card }{ $level ->
    [none] {" "}· χωρίς ικανότητα
    [used] {""}
   *[other] {" "}· επίπεδο { $level }
}{ $against ->
    [somebody] {" "}· από: { $name }
   *[nobody] {""}
}
guildhall-ui-log-buy = αγοράζει: { $card }
guildhall-ui-log-skip = δεν χρησιμοποιεί: { $card }
guildhall-ui-log-pay = { $count ->
    [one] πληρώνει 1 τμήμα: { $profession }
   *[other] πληρώνει { $count } τμήματα, πάνω: { $profession }
}
guildhall-ui-log-drop = αφήνει το τέταρτο τμήμα: { $profession } ({ $name })
guildhall-ui-log-complete = συμπληρώνει τμήμα: { $profession }{ $whose ->
    [other] {" "}({ $name })
   *[own] {""}
}
guildhall-ui-log-back = επιστρέφει στην τράπουλα { $count }
guildhall-ui-log-search = ψάχνει τη στοίβα: { $count }
guildhall-ui-log-vain = η στοίβα δεν φτάνει: δεν γίνεται τίποτα
guildhall-ui-log-lower = η στοίβα δεν φτάνει: επίπεδο { $level }
guildhall-ui-log-uncovered = πάνω στη στοίβα: { $card }
guildhall-ui-log-hunt = παίρνει: { $taken } · δίνει στη στοίβα: { $laid }
guildhall-ui-log-swap = δίνει: { $given } · παίρνει: { $taken }{ $against ->
    [somebody] {" "}· από: { $name }
   *[nobody] {""}
}
guildhall-ui-log-look = βλέπει το χέρι ({ $count }): { $name }
guildhall-ui-log-take = παίρνει: { $card } · από: { $name }
guildhall-ui-log-strike = ξεσκαρτάρει: { $card } · από: { $name }
guildhall-ui-log-give = δίνει: { $card } · σε: { $name }
guildhall-ui-log-show = αποκαλύπτεται: { $card }
guildhall-ui-log-move_chapter = παίρνει τμήμα: { $profession } ({ $count }) · από: { $name }
guildhall-ui-log-actions = { $count ->
    [one] έχει άλλη 1 ενέργεια
   *[other] έχει άλλες { $count } ενέργειες
}
guildhall-ui-log-turn = γύρος: { $name }
guildhall-ui-log-over = Το παιχνίδι τελείωσε.

## Πόντοι

guildhall-ui-award-title = { $what }: { $name }
guildhall-ui-term = { $profession } × { $count }

## Το τραπέζι με λόγια

guildhall-ui-summary-now = Ο γύρος τώρα
guildhall-ui-summary-piles = Τράπουλα και στοίβα

## Υπόμνημα

guildhall-ui-reference = Υπόμνημα: επαγγέλματα, κάρτες ΠΝ, σύμβολα
guildhall-ui-legend-anatomy = Η κάρτα
guildhall-ui-legend-1 = Χρώμα και έμβλημα
guildhall-ui-legend-2 = Επάγγελμα
guildhall-ui-legend-3 = Εργαλείο του επαγγέλματος
guildhall-ui-legend-4 = Επίπεδα, το ενεργό ανοιχτό
guildhall-ui-legend-professions = Επαγγέλματα
guildhall-ui-legend-vp = Κάρτες ΠΝ
guildhall-ui-legend-colours = Χρώματα
guildhall-ui-legend-signs = Σύμβολα
guildhall-ui-sign-completed = ολοκληρωμένο τμήμα
guildhall-ui-sign-points = πόντοι νίκης
guildhall-ui-sign-own = κάρτα σας
guildhall-ui-sign-theirs = κάρτα αντιπάλου
guildhall-ui-sign-chapter = τμήμα αντιπάλου
guildhall-ui-sign-guild = η συντεχνία σας
guildhall-ui-sign-hand = το χέρι σας
guildhall-ui-sign-draw = τράβα
guildhall-ui-sign-action = ενέργεια
guildhall-ui-sign-goes = πηγαίνει
guildhall-ui-sign-swap = ανταλλάσσεται
