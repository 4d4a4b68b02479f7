# The rules reference and the card gallery: for somebody who never saw the box. Own words; numbers come from the facts of the games.
# Readers: players. A topic: its title, then .a, .b, … its paragraphs, each a thought of its own.

### The page

rules-title = Règles du jeu
# $game: name of a game
rules-of = Règles : { $game }
rules-choose = Quel jeu ?
rules-contents = Sommaire
rules-search = Chercher règles, cartes, lieux
rules-found = { $n ->
    [0] Aucun résultat.
    [one] { $n } résultat
   *[other] { $n } résultats
}
rules-to-cards = Toutes les cartes et tous les lieux
rules-to-rules = Vers les règles
rules-players = Joueurs : { $least }–{ $most }

### The gallery

rules-cards-title = Cartes et lieux
# $game: name of a game
rules-cards-of = Cartes : { $game }
rules-search-cards = Chercher dans les noms et les textes
rules-filter-all = tout
rules-filter-colour = Couleur
rules-group-cards = Cartes
rules-filter-group = Rubrique
rules-reset = Effacer les filtres
rules-copies = { $n ->
    [one] { $n } exemplaire dans la pioche
   *[other] { $n } exemplaires dans la pioche
}
rules-previous = Précédente
rules-next = Suivante

### Tables

rules-season = Saison
