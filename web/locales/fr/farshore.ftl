# Le plateau de Farshore dans le navigateur. Les noms des cartes, des lieux et des règles viennent des catalogues du jeu.

### Navires

farshore-track = Piste des navires
# One ship, for those who listen. $points: of its space; $chest: points of the next space with a chest
farshore-ship-told = { $player } : navire sur { $points }, prochain coffre sur { $chest }
farshore-ship-told-last = { $player } : navire sur { $points }, plus aucun coffre devant
# Where the own ship would be after the move that is looked at
farshore-ship-would = Votre navire serait sur { $points }

### Wind roses. $rose: their letter

farshore-rose = rose { $rose }
# A title; $what: what it shows
farshore-rose-of = Rose des vents : { $what }
# $roses: what the others show, in no order
farshore-rose-next = Encore à venir : { $roses }
farshore-rose-text = Une carte qui a ce trait ({ $what }) fait avancer votre navire de { GOODS("space", 1, case: "acc") }.
# On a card. $roses: one letter, or both
farshore-wind = correspond à la rose des vents { $roses }

### Weather. $n: cards that will still come

farshore-weather-left = { $n ->
    [0] la dernière carte
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}
farshore-weather-upper = Moitié supérieure
farshore-weather-lower = Moitié inférieure
farshore-weather-idle = ne s'applique pas dans cette partie

### The board

# Tabs on a phone: one word each
farshore-tab-sea = Mer
farshore-tab-places = Lieux
farshore-shore = Rivage
farshore-islands = Îles
farshore-harbor = Port
farshore-bay = Baie
farshore-bay-empty = vide
# A face-down island; $place: its name
farshore-turned = { $place }, sous l'eau depuis la Marée haute

### Dunes

farshore-dunes = Dunes
# Beside the heading, a reminder
farshore-dunes-hint = un ouvrier obtient une tuile Carte ; nombres × tuiles
# Own cards that count for a map. $met of $of
farshore-map-met = Votre ville en a { $met } sur { $of }
# $tiles: numbers on the tiles, the next first
farshore-map-left = Tuiles restantes : { $tiles }
farshore-map-none = Plus aucune tuile
farshore-map-owner = { $player } a la tuile { $points }
farshore-map-yours = à vous
farshore-maps-of = { $n ->
    [0] Aucune tuile Carte
    [one] { $n } tuile Carte : { $points }
   *[other] { $n } tuiles Carte : { $points }
}

### Captain Bonny

# Under her name. $name: the level in a word
farshore-level = { $name }, niveau { $level }
# How she plays, in short
farshore-bonny-how = La Capitaine Bonnie joue après vous. Elle ne paie rien, et ses cartes n'ont aucun effet. Tant qu'il lui reste un ouvrier, elle révèle un Trajet et prend le premier lieu libre ; sans ouvrier, elle joue une carte. Chacune de ses cartes vaut { GOODS("point", 2, case: "acc") }, une violette { GOODS("point", 6, case: "acc") }.
farshore-plan = Plan
farshore-plan-row = { $colour } sur la ligne { $row }
farshore-plan-off = { $colour } au-dessus de la carte
farshore-plan-hint = Le marqueur le plus haut décide de la couleur qu'elle cherche ; sur une même ligne, celui de gauche.
farshore-route = Trajet
farshore-route-last = Son dernier Trajet
# Told to who listens, behind the place of a route
farshore-route-taken = elle est allée ici
# $n of $of route cards have been used
farshore-routes = Trajets utilisés : { $n } sur { $of }

### What no source prints. $parts: cost, effect, points

farshore-reconstructed = ° reconstitué, faute de source publique : { $parts }
