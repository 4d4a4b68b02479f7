# Everdell: Farshore. Names follow the French edition where there is one; what cards and places do is worded from the set.

game-farshore = Farshore
    .about = Longez la côte, dressez des cartes, prenez le vent
    .time = 40–80 min

### Goods: a number and its noun. $n: how many.

noun-driftwood = { $n ->
    [one] { $n } bois flotté
   *[other] { $n } bois flottés
}
noun-seaweed = { $n ->
    [one] { $n } algue
   *[other] { $n } algues
}
noun-sea_stone = { $n ->
    [one] { $n } pierre marine
   *[other] { $n } pierres marines
}
noun-mushroom = { $n ->
    [one] { $n } champignon
   *[other] { $n } champignons
}
noun-treasure = { $n ->
    [one] { $n } trésor
   *[other] { $n } trésors
}
# A piece of a cost that any resource pays for
noun-any = { $n ->
    [one] { $n } ressource au choix
   *[other] { $n } ressources au choix
}
# Spaces of the ship track
noun-space = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}

good-driftwood = bois flotté
good-seaweed = algue
good-sea_stone = pierre marine
good-mushroom = champignon
good-treasure = trésor
# Signs for goods in a cost, one letter each; any: a piece that any resource pays for
sign-driftwood = B
sign-seaweed = A
sign-sea_stone = P
sign-mushroom = C
sign-treasure = T
sign-any = ?

### The Bay, in the forms that sentences of the family need

zone-bay = Baie
row-from = de la Baie
row-in = dans la Baie
# After « carte »
row-of = de la Baie
from-bay = depuis la Baie
from-deck = depuis la pioche

### Cards

card-abbey = Abbaye
card-admiral = Amiral
card-beach_sledge = Traîneau de sable
card-cartographer = Cartographe
card-castaway = Paria
card-cooper = Charpentier
card-crows_nest = Nid-de-pie
card-customs_office = Douane
card-customs_officer = Douanier
card-diver = Plongeur
card-galleon = Galion
card-galley = Galère
card-gardens = Jardins
card-governor = Gouverneur
card-grove = Bosquet
card-guild_master = Chef de guildes
card-harbor = Bassin portuaire
card-herbalist = Herboriste
card-hideout = Planque
card-illuminator = Enlumineur
card-inn = Auberge
card-lighthouse = Phare
card-lighthouse_keeper = Gardien de phare
card-manor = Manoir
card-market = Marché
card-merchant = Marchand
card-navigator = Navigateur
card-pilgrim = Pèlerin
card-pirate = Pirate
card-port = Port
card-post_office = Bureau de poste
card-postal_pigeon = Pigeon voyageur
card-rope_bridge = Pont de corde
card-sail_maker = Maître voilier
card-scavenger = Charognard
card-scribe = Scribe
card-scriptorium = Scriptorium
card-sculptor = Sculpteur
card-sea_chip = Écureuil de mer
card-shipwreck = Épave
card-sloop = Voilier
card-steward = Intendant
card-stowaway = Clandestin
card-tangle_raft = Radeau algueux
card-treasure_hunter = Collectionneur
card-tumbler = Polisseuse
card-warehouse = Entrepôt
card-windmill = Moulin à vent

### Places

place-shore_driftwood = Rivage du bois flotté
place-shore_seaweed = Rivage des algues
place-shore_sea_stone = Rivage des pierres marines
place-shore_mushroom = Rivage des champignons
place-docks = Quais
place-lookout = Belvédère
place-isle_spit = Langue de bois flotté
place-isle_lagoon = Lagon des algues
place-isle_gems = Crique aux gemmes
place-isle_mushroom = Rocher aux champignons
place-isle_chest = Îlot des contrebandiers
place-isle_wind = Pointe au vent
place-isle_monks = Île aux moines
place-isle_trade = Récif des marchands
place-isle_yard = Île du chantier
place-isle_echo = Île de l'Écho

### Maps, claimed on the Dunes

map-map_green = Tuile Carte verte
map-map_rainbow = Tuile Carte des cinq couleurs
map-map_tan = Tuile Carte marron
map-map_blue = Tuile Carte bleue
map-map_red = Tuile Carte rouge
map-map_purple = Tuile Carte violette

### Weather

weather-weather_fog = Brouillard
weather-weather_surge = Onde de tempête
weather-weather_headwind = Vent debout
weather-weather_doldrums = Pétole
weather-weather_downpour = Averse
weather-weather_frost = Gel
weather-weather_rough_seas = Mer agitée
weather-weather_drought = Sécheresse
weather-weather_lightning = Foudre
weather-weather_hail = Grêle
weather-weather_squall = Grain

### Captain Bonny

player-bonny = Capitaine Bonnie
player-rival = { player-bonny }
level-1 = Blême
    .rule = Chaque rose des vents à laquelle correspond une carte de Bonnie fait avancer son navire de { GOODS("space", 1, case: "acc") }.
level-2 = Brave
    .rule = Chaque rose des vents à laquelle correspond une carte de Bonnie fait avancer son navire de { GOODS("space", 2, case: "acc") }.
level-3 = Brillante
    .rule = Chaque rose des vents à laquelle correspond une carte de Bonnie fait avancer son navire de { GOODS("space", 2, case: "acc") }, et la moitié supérieure des cartes Météo s'applique à vous.
level-4 = Brutale
    .rule = Chaque rose des vents à laquelle correspond une carte de Bonnie fait avancer son navire de { GOODS("space", 2, case: "acc") }, et les 2 moitiés des cartes Météo s'appliquent à vous.
# How she plays, in a few sentences
rule-bonny = La Capitaine Bonnie joue après le dernier joueur. Elle ne paie rien, et le texte de ses cartes n'a aucun effet. Tant qu'il lui reste un ouvrier, une carte Trajet lui montre 3 lieux, et elle prend le premier qui est libre ; les lieux du Rivage et les Îles, elle ne fait que les bloquer. Sans ouvrier, elle joue une carte : une carte de sa main au hasard, sinon une carte de la Baie selon son plan, où chaque carte fait monter le marqueur de sa couleur. Elle se prépare pour une saison à son premier tour après la préparation du dernier joueur : elle obtient chaque tuile Carte dont sa ville remplit la condition, et pioche des cartes. En automne, elle joue sa main, obtient des tuiles Carte avec ses ouvriers, puis passe. Chacune de ses cartes vaut { GOODS("point", 2, case: "acc") }, une carte violette { GOODS("point", 6, case: "acc") } ; tuiles Carte, trésors et navire comptent comme pour tout le monde. Une carte que vous devriez lui donner est défaussée.
# Stops of a route. $n: how many; $colour: a color word, which the variants are
stop-island = l'Île la plus à gauche
stop-red-play = une de ses cartes rouges (elle joue une carte)
stop-red-treasure = une de ses cartes rouges ({ GOODS("treasure", $n) })
stop-red-ship = une de ses cartes rouges (son navire avance de { GOODS("space", $n, case: "acc") })
stop-docks-ship = les Quais (son navire avance de { GOODS("space", $n, case: "acc") })
stop-lookout = le Belvédère (une carte violette pour elle, { $colour ->
    [vert] cartes vertes défaussées
    [rouge] cartes rouges défaussées
    [bleu] cartes bleues défaussées
    [violet] cartes violettes défaussées
   *[other] cartes { $colour } défaussées
}, { GOODS("treasure", 1) })

### What cards and places do that no other title of the family has; the rest is in its catalogue

effect-gain-same = Gagnez { GOODS("resource", $n, case: "acc") } de plus du type que donne ce lieu.
effect-draw-to-limit = Piochez jusqu'à votre limite de cartes en main, chaque carte de la pioche ou de la Baie.
effect-draw-either = { $n ->
    [one] Prenez { GOODS("card", $n, case: "acc") } de la pioche ou de la Baie{ $each }.
   *[other] Prenez { GOODS("card", $n, case: "acc") }{ $each }, chacune de la pioche ou de la Baie.
}
effect-ship = Déplacez votre navire de { GOODS("space", $n, case: "acc") }{ $each } ; cela ne compte pas comme du vent.
effect-copy = Copiez { $places ->
    [a-shore-location] un lieu du Rivage, occupé ou non
    [an-island] une Île face visible, occupée ou non
   *[both] un lieu du Rivage ou une Île face visible, occupé ou non
}, sans y placer d'ouvrier.
effect-claim = Obtenez une tuile Carte d'un type que vous n'avez pas, pour laquelle il manque au plus { GOODS("card", $n) } à votre ville. Sans tuile possible, la visite est impossible.
effect-when-wind = Chaque fois que des roses des vents déplacent votre navire pour une autre carte que vous jouez :
effect-when-placed = Chaque fois que vous placez un ouvrier sur { $places ->
    [a-shore-location] un lieu du Rivage
    [an-island] une Île
   *[both] un lieu du Rivage ou une Île
} :
effect-per-map = À la fin de la partie : marquez { GOODS("point", $n, case: "acc") } pour chaque tuile Carte que vous avez.
effect-per-treasure = À la fin de la partie : marquez { GOODS("point", $n, case: "acc") } de plus pour chaque trésor non dépensé.
effect-per-chest = À la fin de la partie : marquez { GOODS("point", $n, case: "acc") } pour chaque case Trésor atteinte ou dépassée par votre navire.
each-space = { $every ->
    [1] { " " }pour chaque case
   *[other] { " " }toutes les { GOODS("space", $every) }
}
# What a map needs. $cards: numbers with colors
map-needs = Cartes à avoir dans votre ville : { $cards }.
# $n: how many cards of a color; $colour: the color word, which the variants are
cards-of-colour = { $n ->
    [one] { $n } { $colour ->
        [vert] verte
        [bleu] bleue
        [violet] violette
       *[other] { $colour }
    }
   *[other] { $n } { $colour ->
        [vert] vertes
        [rouge] rouges
        [bleu] bleues
        [violet] violettes
       *[other] { $colour }
    }
}

### What is not printed on cards, for those who ask (rules NAME)

topic-anchors = Ancres
    .rule = Vous en avez 3 pour toute la partie. Une Créature est gratuite si vous posez une ancre sur une Construction de sa couleur dans votre ville ; chaque Construction en porte au plus une, et elle ne revient jamais.
topic-treasure = Trésor
    .rule = Il paie n'importe quelle ressource, mais n'en est pas une : ce qui donne une ressource au choix ne donne jamais de trésor. Non dépensé, il vaut { GOODS("point", 2) } à la fin.
topic-ship = Navire et coffres
    .rule = Votre navire avance sur une piste de { GOODS("point", 60) } ; seule compte la case où il finit. Chaque coffre atteint ou dépassé vous donne un trésor.
topic-roses = Roses des vents
    .rule = Deux sont visibles. Pour chacune qui correspond à une carte que vous jouez, votre navire avance de 1 case. Elles changent quand le dernier joueur s'est préparé pour une saison ; quand l'été est venu pour tous, la Marée haute retourne deux îles face cachée.
topic-maps = Tuiles Carte et Dunes
    .rule = Placez un ouvrier sur les Dunes pour obtenir une tuile d'une Carte dont votre ville remplit la condition ; une par Carte. À la fin, les nombres de vos tuiles sont additionnés, puis multipliés par le nombre de vos tuiles.
topic-weather = Météo
    .rule = Une carte à la fois est visible et s'applique à tous les joueurs, pas à la Capitaine Bonnie. La suivante vient avec les roses des vents suivantes.
topic-marks = Signes : ° ? ×
    .rule = ° reconstitué : aucune source publique ne l'imprime (docs/farshore-data.md). ? dans un coût : une ressource au choix. ×2 : deux cartes identiques superposées dans la Baie.

### Weather: what it does to players, not to Captain Bonny. $n: how many; $goods: goods

weather-effect-after_island_discard = Après avoir résolu une Île, défaussez { GOODS("card", $n, case: "acc") }, si vous en avez.
weather-effect-bay_costs_more = Une carte de la Baie que vous jouez en payant coûte { $goods } de plus.
weather-effect-chests_on_landing_only = Une case Trésor ne vous donne un trésor que si votre navire y termine son déplacement.
weather-effect-constructions_cost_more = Une Construction que vous jouez en payant coûte { $goods } de plus.
weather-effect-critters_cost_more = Une Créature que vous jouez en payant coûte { $goods } de plus.
weather-effect-docks_at_most = Sur les Quais, vous défaussez au plus { GOODS("card", $n, case: "acc") } pour des ressources.
weather-effect-docks_first_discard = Sur les Quais, vous défaussez d'abord { GOODS("card", $n, case: "acc") } sans rien gagner, si vous en avez.
weather-effect-green_cards_idle = Vos cartes vertes ne s'activent pas quand vous les jouez.
weather-effect-green_cards_skipped = { $n ->
    [one] Quand vous vous préparez pour le printemps ou l'automne, { $n } de vos cartes vertes, au choix, ne s'active pas.
   *[other] Quand vous vous préparez pour le printemps ou l'automne, { $n } de vos cartes vertes, au choix, ne s'activent pas.
}
weather-effect-hand_limit = Quand vous piochez, votre limite est de { GOODS("card", $n) } en main.
weather-effect-island_asks_for = Pour placer un ouvrier sur une Île, vous devez d'abord défausser { GOODS("card", $n, case: "acc") }.
weather-effect-lookout_from_deck = Sur le Belvédère, vous ne prenez que des cartes de la pioche.
weather-effect-no_anchors = Vous ne pouvez pas utiliser d'ancre.
weather-effect-no_bay_draws = Vous ne pouvez pas prendre en main de cartes de la Baie ; piochez à la place.
weather-effect-no_treasures = Vous ne pouvez pas dépenser de trésor.
weather-effect-season_discard = { $n ->
    [one] À la fin de votre préparation pour une saison, défaussez { GOODS("card", $n, case: "acc") }, si vous en avez.
   *[other] À la fin de votre préparation pour une saison, défaussez { GOODS("card", $n, case: "acc") }, ou toutes si vous en avez moins.
}
weather-effect-season_return = À la fin de votre préparation pour une saison, remettez { GOODS("resource", $n, case: "acc") } au choix dans la réserve générale, si vous en avez.
weather-effect-ship_moves_less = Tout effet autre que les roses des vents déplace votre navire de { GOODS("space", $n, case: "acc") } de moins.
weather-effect-shore_gives_less = Un lieu du Rivage où vous placez un ouvrier vous donne { GOODS("resource", $n, case: "acc") } de moins, au choix.
# $rose: A, B, or both
weather-effect-still_rose = { $rose ->
    [A] La rose des vents { $rose } ne déplace pas votre navire.
    [B] La rose des vents { $rose } ne déplace pas votre navire.
   *[other] Les roses des vents { $rose } ne déplacent pas votre navire.
}
weather-effect-wind_at_most = Les roses des vents déplacent votre navire de { GOODS("space", $n, case: "acc") } au plus par carte.

### Entries of the set that no source prints

# A small mark behind the name; reconstructed-note explains it
mark-reconstructed = °
reconstructed-note = ° reconstitué, faute de source publique : { $parts }
part-cost = coût
part-effect = effet
part-needs = condition

### Score lines

source-ship = Navire
source-maps = Tuiles Carte
source-treasures = Trésors non dépensés
source-bonny_cards = Cartes de la Capitaine Bonnie
source-wind = le vent
source-route = son trajet
source-weather = la météo

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more

prompt-mulligan = Regardez votre main de départ.
prompt-take-or-draw = { $source } : prenez une carte (encore { $left }).
prompt-claim = { $source } : choisissez la tuile Carte à obtenir.
prompt-weather-discard = Météo : défaussez une carte (encore { $left }).
prompt-weather-return = Météo : choisissez une ressource à remettre.
prompt-high-tide = Marée haute : retournez une Île face cachée (encore { $left }).
prompt-autumn = Automne : choisissez ce que vous faites d'abord.
prompt-skip-green = Météo : choisissez une carte verte qui ne s'active pas.
option-keep = garder cette main
option-redraw = la défausser et en piocher une autre
option-draw = la première carte de la pioche
option-first-cards = prendre des cartes
option-first-green = activer les cartes vertes
option-home = { $card } (gratuitement : ancre sur { $home })

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = cette carte vous est fermée.
refusal-not-its-home = une ancre sur { $card } n'amène pas cette carte.
refusal-home-taken = la carte { $card } porte déjà une ancre.
refusal-no-housing = aucune ancre n'est utilisable.
refusal-already-achieved = il ne reste aucune tuile de ce type.
refusal-no-map = votre ville est trop loin de toute tuile Carte restante.
# An island that asks for a card, in some weather
refusal-nothing-left = ensuite, on ne pourrait rien y faire.

### Setting up, and positions

refusal-rival-event = la Capitaine Bonnie n'obtient pas « { $event } ».
refusal-claimed-twice = « { $event } » : une seule tuile par joueur, et leur nombre est limité.
refusal-not-construction = la carte { $card } est une Créature et ne porte pas d'ancre.
refusal-event-not-achieved = un ouvrier n'occupe « { $event } » que si son propriétaire a obtenu cette tuile.
refusal-event-holds = rien ne se pose sur « { $event } ».
refusal-anchors = un joueur a au plus { $most } ancres.
refusal-only-treasure = la Capitaine Bonnie a des trésors, mais aucune ressource.
refusal-only-with-bonny = seulement dans une partie avec la Capitaine Bonnie.
refusal-weather-by-level = avec la Capitaine Bonnie, la météo dépend de son niveau de difficulté.
refusal-bonny-seats = la Capitaine Bonnie affronte au plus { $most } joueurs.

### Sets

refusal-too-few-cards = le matériel doit compter au moins { $least } cartes.
refusal-too-few-roses = la pile { $stack } doit compter au moins { $least } roses des vents.
refusal-never-matches = aucune carte ne peut avoir toutes ces propriétés.
refusal-needs-nothing = une tuile Carte doit demander quelque chose.
refusal-not-ascending = les cases doivent être dans l'ordre croissant.
refusal-last-stop = la dernière étape doit être les Quais (docks) ou le Belvédère (lookout).
# $known: what may stand there
refusal-stop = « { $value } » n'est pas une étape : { $known }, "red card: play a card", "red card: gain N treasure", "red card: move the ship N", "docks: move the ship N", "lookout: discard COULEUR".
refusal-both-halves = « { $value } » figure dans les 2 moitiés.
refusal-half-empty = chaque moitié d'une carte Météo doit avoir un effet.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-play-home = { $player } joue { $card } { $from } avec une ancre sur la carte { $by }.
# $points: the number on the tile
log-achieve = { $player } obtient « { $map } », de valeur { $points }.
log-redraw = { $player } défausse toute sa main.
# $n: spaces moved; $points: of the space reached; $treasures: chests on the way
log-sail = { $treasures ->
    [0] { $player } déplace son navire de { GOODS("space", $n, case: "acc") } ({ $by }) : { GOODS("point", $points) } à présent.
   *[other] { $player } déplace son navire de { GOODS("space", $n, case: "acc") } ({ $by }) : { GOODS("point", $points) } à présent, et { GOODS("treasure", $treasures) }.
}
log-high-tide = Marée haute : { $place } passe face cachée.
# $a, $b: what the wind roses show
log-roses = Vents du changement : les roses des vents montrent { $a } et { $b }.
log-weather = Météo : { $weather }.
# $path: its stops
log-route = { $player } révèle un trajet et prend le premier lieu libre : { $path }.
# $season as in option-prepare
log-rival-prepares = { $season ->
    [printemps] { $player } se prépare pour le printemps avec { GOODS("worker", $workers) }.
   *[other] { $player } se prépare pour l’{ $season } avec { GOODS("worker", $workers) }.
}
log-rival-draws = { $player } pioche { GOODS("card", $n, case: "acc") }.
log-rival-takes = { $player } prend { $cards } dans la Baie.
log-rival-discards = { $player } défausse { $cards } de la Baie.
log-rival-plays = { $player } joue { $card } { $from }.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-islands = Îles
choice-bonny = Niveau de la Capitaine Bonnie
choice-weather = Cartes Météo
weather-half-upper = Moitié supérieure
weather-half-both = Les 2 moitiés
choice-set = Matériel personnel
preset-farshore-standard = Partie standard
preset-farshore-weather-upper = Avec la météo : moitié supérieure
preset-farshore-weather-both = Avec la météo : les 2 moitiés
preset-farshore-bonny1 = { player-bonny } : { level-1 }
preset-farshore-bonny2 = { player-bonny } : { level-2 }
preset-farshore-bonny3 = { player-bonny } : { level-3 }
preset-farshore-bonny4 = { player-bonny } : { level-4 }

### In the terminal

help-bonny = Farshore : le niveau de la Capitaine Bonnie, de 1 à 4. Par défaut : 1 en solo, sinon sans elle.
help-weather = Farshore sans la Capitaine Bonnie : les cartes Météo, leur moitié supérieure (upper) ou les 2 moitiés (both).
help-islands = Farshore : les Îles par identifiant, une par joueur. Par défaut : au hasard.
help-set = Farshore : jouer avec le matériel de ce fichier au lieu du matériel standard.
example-code = play:grove
example-name = quais
# $level: her level by name
heading-bonny = { $game } – { $rival }, niveau { $n } : { $level } – graine { $seed }
zone-events = Dunes : tuiles Carte
# After the name of a place: what it does
place-offers = { "\u00A0" }: { $text }
# Between things that are told one after the other
between = { "\u00A0; " }
zone-ships = Navires
# $points: of the space; $maps: numbers on the tiles
ship-of = { $player } : { $points } (ancres { $anchors }, cartes { $maps })
ship-of-rival = { $player } : { $points } (cartes { $maps })
zone-sea = Roses des vents
# The letters of the two stacks
rose-a = A
rose-b = B
zone-weather = Météo
# Followed by her color markers, each with its row
plan-now = plan (couleur et ligne) :
under-water = (Marée haute)
# Tiles of a map that are left, the next first
tiles-left = [{ $tiles }]
copies-short = ×{ $n }
way-home = ancre sur { $card }
mark-occupied = ancre
verdict-tie-break = L'égalité est tranchée par le navire, puis par les tuiles Carte, les trésors et les ressources.

### Checking a set file (boardwright check-set)

# $file: the name of the file; the numbers are what the set holds
check-set-fine = { $file } : aucune erreur. Cartes : { $cards }, dont { $kinds } différentes ; Îles : { $islands } ; roses des vents : { $roses } ; tuiles Carte : { $maps } ; trajets : { $routes } ; cartes Météo : { $weathers }.
# $box: how many cards the boxed game has
check-set-count = Cartes dans la boîte du jeu : { $box }.
# $n: entries marked as reconstructed
check-set-reconstructed = Entrées en partie reconstituées : { $n }.
