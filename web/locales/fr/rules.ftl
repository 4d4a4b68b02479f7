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
rules-filter-kind = Genre
rules-filter-rarity = Rareté
rules-filter-group = Rubrique
rules-reset = Effacer les filtres
rules-copies = { $n ->
    [one] { $n } exemplaire dans la pioche
   *[other] { $n } exemplaires dans la pioche
}
rules-cost = Coût
rules-free = gratuit
rules-value = Valeur de base
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Loge gratuitement : { $cards }
rules-free-any = Loge gratuitement n'importe quelle Créature.
rules-home = Habite : { $cards }
rules-reconstructed = Reconstitué
rules-reconstructed-title = Le signe ° : reconstitué
rules-reconstructed-hint = Aucune source publique ne donne tous les coûts et effets de Farshore. Ce que nous n'avons pas trouvé, nous l'avons reconstitué pour aller avec le reste du jeu, et signalé. La boîte peut différer ; noms, couleurs et règles générales sont ceux qui ont été publiés.
rules-previous = Précédente
rules-next = Suivante

### Tables

rules-season = Saison
