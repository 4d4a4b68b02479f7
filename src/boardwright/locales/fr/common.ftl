# Words that every game shares. Readers: players and builders.

### Lists and numbers

# A list within a sentence. $first: all items but the last, joined by commas; $last: the last item.
list-and = { $first } et { $last }
# Between things to choose from
list-or = { $first } ou { $last }

# Ways round a table or a board, within a sentence
direction-clockwise = dans le sens horaire
direction-counterclockwise = dans le sens antihoraire

### Options

# An option about which a game says no more than its code
option-plain = { $code }

### Refusals: the fact that is in the way, then what would help. No blame.

# Puts the place before the reason. $where: a field, an option code, a line of a file, a command-line option.
refusal-at = { $where } : { $reason }
where-line = ligne { $line }

# An answer. $seat: number of a seat, from 0.
refusal-not-asked = la place { $seat } n'a rien à répondre pour l'instant.
refusal-no-seat = il n'y a pas de place { $seat }.
refusal-nothing-to-retract = il n'y a aucune réponse à annuler : toutes sont déjà arrivées, ou aucune n'a encore été donnée.
refusal-nothing-to-undo = il n'y a aucune action de la place { $seat } à annuler.
refusal-game-is-over = la partie serait déjà finie.
refusal-not-offered = ce n'est pas une des options proposées.
refusal-pick-count = ce n'est pas le bon nombre : choisissez-en de { $least } à { $most }.
refusal-not-together = ces réponses ne peuvent pas être données ensemble : quelque chose est révélé entre-temps.

# Setting up a game. $least, $most: bounds; $known: what is accepted.
refusal-seed-range = la graine doit être un nombre entier de 0 à 2^128 − 1.
refusal-seat-count = le jeu se joue de { $least } à { $most } joueurs.

# Fields of a position or an option. $value: what was given.
refusal-not-object = il faut ici un objet avec des champs nommés.
refusal-not-list = il faut ici une liste.
refusal-not-whole = il faut ici un nombre entier.
refusal-not-flag = il faut ici true ou false.
refusal-not-text = il faut ici un texte.
refusal-unknown-field = ce champ n'existe pas. Champs connus : { $known }
refusal-field-missing = il manque le champ « { $field } ».
refusal-not-one-of = « { $value } » n'est pas une valeur connue. Valeurs connues : { $known }
refusal-chosen-twice = « { $value } » figure 2 fois.
refusal-range = le nombre doit aller de { $least } à { $most }.
refusal-length = { $least ->
    [0] le nombre d'éléments de la liste est de { $most } au plus.
   *[other] le nombre d'éléments de la liste doit aller de { $least } à { $most }.
}
refusal-length-exact = { $exact ->
    [0] la liste doit être vide ici.
    [one] la liste doit compter exactement { $exact } élément.
   *[other] la liste doit compter exactement { $exact } éléments.
}
refusal-version = cette version des règles n'est pas connue ; ici, c'est la version { $known }.
refusal-rng-digits = il faut ici 32 chiffres hexadécimaux.

# Files with a recorded game. The line number stands before the message.
refusal-record-magic = ce n'est pas une partie enregistrée : la première ligne doit être « { $magic } ».
refusal-record-game = le jeu « { $game } » n'est pas connu.
refusal-record-rules = partie enregistrée avec la version { $rules } des règles ; ici, c'est la version { $known }.
refusal-record-expected = « { $expected } » est attendu ici.
refusal-record-whole = « { $key } » demande un nombre entier.
refusal-record-options = les options doivent former un objet JSON.
refusal-record-name = ce n'est pas un nom tel que le jeu l'écrit.
refusal-record-answer = une place et un code d'option sont attendus ici.
refusal-record-truncated = le fichier s'arrête trop tôt ; il manque la fin.
refusal-record-count = le nombre de réponses ne correspond pas : il y en a { $count }.
refusal-record-digest = la somme de contrôle ne correspond pas : le fichier a été modifié ou endommagé.
refusal-record-spelling = la ligne n'est pas telle que le jeu l'écrit : { $right }
refusal-record-trailing = rien ne peut suivre la fin de la partie.
