# Cartographers. Card texts are our own words; names follow the English edition.

game-cartographers = Cartographers
    .about = Dessinez la carte de la reine avant l'hiver
    .time = 30–45 min

### Goods: a number and its noun. $n: how many.

noun-star = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
noun-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
noun-option = { $n ->
    [one] { $n } dessin possible
   *[other] { $n } dessins possibles
}

### Names

side-a = Terres sauvages
side-b = Terres désolées
side-own = Plan personnel

terrain-forest = forêt
terrain-village = village
terrain-farm = champ
terrain-water = eau
terrain-monster = monstre

# The legend under the map; at most 12 characters each.
legend-forest = forêt
legend-village = village
legend-farm = champ
legend-water = eau
legend-monster = monstre
legend-mountain = montagne
legend-ruins = ruines
legend-wasteland = désolation
legend-on-ruins = sur ruines
legend-fits = tient ici

season-spring = Printemps
season-summer = Été
season-fall = Automne
season-winter = Hiver
season-over = Fin de la partie

back-forest = Forêt
back-village = Village
back-farm_water = Champ et eau
back-arrangement = Disposition

edict-letter-a = A
edict-letter-b = B
edict-letter-c = C
edict-letter-d = D

card-great_river = Grande rivière
    .rule = { rule-landscape }
card-farmland = Terres agricoles
    .rule = { rule-landscape }
card-hamlet = Hameau
    .rule = { rule-landscape }
card-forgotten_forest = Forêt oubliée
    .rule = { rule-landscape }
card-hinterland_stream = Ruisseau préservé
    .rule = { rule-landscape }
card-homestead = Exploitation agricole
    .rule = { rule-landscape }
card-orchard = Verger
    .rule = { rule-landscape }
card-treetop_village = Village perché
    .rule = { rule-landscape }
card-marshlands = Marécage
    .rule = { rule-landscape }
card-fishing_village = Village de pêcheurs
    .rule = { rule-landscape }
card-rift_lands = Terres fracturées
    .rule = { rule-rift_lands }
card-temple_ruins = Temple en ruines
    .rule = { rule-ruins }
card-outpost_ruins = Avant-poste en ruines
    .rule = { rule-ruins }
card-goblin_attack = Attaque de gobelins
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "SE", direction: "counterclockwise") }
card-bugbear_assault = Assaut de gobelours
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "NE", direction: "clockwise") }
card-kobold_onslaught = Offensive de kobolds
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "SW", direction: "clockwise") }
card-gnoll_raid = Raid de gnolls
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "NW", direction: "counterclockwise") }

### Rule texts of explore and ambush cards

rule-landscape = Dessinez une des formes dans un des terrains. Vous pouvez la tourner et la retourner en miroir. Si aucune forme ne tient, dessinez un carré 1×1 à la place.
rule-rift_lands = Remplissez n'importe quelle case vide avec n'importe quel terrain, monstre compris.
rule-ruins = Le prochain dessin d'une carte Paysage doit recouvrir une case Ruines. Si c'est impossible, dessinez un carré 1×1 où vous voulez.
rule-ambush-clockwise = Passez votre parchemin dans le sens horaire. Dessinez cette forme, remplie de monstres, sur le parchemin que vous recevez.
rule-ambush-counterclockwise = Passez votre parchemin dans le sens antihoraire. Dessinez cette forme, remplie de monstres, sur le parchemin que vous recevez.
# How the monsters come in a game alone
-ambush-solo = Les monstres occupent la première position où la forme imprimée tient : la recherche suit le bord depuis le coin { $corner ->
    [NW] supérieur gauche
    [NE] supérieur droit
    [SE] inférieur droit
   *[SW] inférieur gauche
}, { $direction ->
    [clockwise] { direction-clockwise }
   *[counterclockwise] { direction-counterclockwise }
}, puis reprend une case plus à l'intérieur.

### Scoring cards

edict-sentinel_wood = Bois de la sentinelle
    .rule = 1 étoile pour chaque case Forêt au bord du parchemin.
edict-greenbough = Chemin verdoyant
    .rule = 1 étoile pour chaque ligne et chaque colonne avec au moins 1 case Forêt.
edict-treetower = Arbres vigies
    .rule = 1 étoile pour chaque case Forêt dont chacun des 4 côtés touche une case remplie ou le bord du parchemin.
edict-stoneside_forest = Forêt des hauts plateaux
    .rule = 3 étoiles pour chaque montagne qu'une zone Forêt relie à une autre montagne.
edict-canal_lake = Canaux d'irrigation
    .rule = 1 étoile pour chaque case Eau adjacente à un champ, et 1 étoile pour chaque case Champ adjacente à de l'eau.
edict-mages_valley = Vallée des mages
    .rule = 2 étoiles pour chaque case Eau adjacente à une montagne, et 1 étoile pour chaque case Champ adjacente à une montagne.
edict-golden_granary = Grenier doré
    .rule = 1 étoile pour chaque case Eau adjacente à des ruines, et 3 étoiles pour chaque case Champ sur des ruines.
edict-shoreside_expanse = Montée des eaux
    .rule = 3 étoiles pour chaque zone Champ qui ne touche ni eau ni bord du parchemin, et 3 étoiles pour chaque zone Eau qui ne touche ni champ ni bord.
edict-wildholds = Places fortes
    .rule = 8 étoiles pour chaque zone Village de 6 cases ou plus.
edict-great_city = Grande cité
    .rule = 1 étoile pour chaque case de la plus grande de vos zones Village qui ne touchent aucune montagne.
edict-greengold_plains = Plaines de l'or vert
    .rule = 3 étoiles pour chaque zone Village adjacente à 3 autres types de terrain ou plus.
edict-shieldgate = Remparts
    .rule = 2 étoiles pour chaque case de votre deuxième plus grande zone Village.
edict-borderlands = Frontières
    .rule = 6 étoiles pour chaque ligne ou colonne entièrement remplie.
edict-lost_barony = Baronnie perdue
    .rule = 3 étoiles pour chaque case le long d'un côté de votre plus grand carré rempli.
edict-broken_road = Route brisée
    .rule = 3 étoiles pour chaque diagonale remplie qui descend du bord gauche au bord inférieur.
edict-cauldrons = Les chaudrons
    .rule = 1 étoile pour chaque case vide dont chacun des 4 côtés touche une case remplie ou le bord du parchemin.

### Solo titles, by least rating

title-30 = Cartographe légendaire
title-20 = Maître cartographe
title-10 = Topographe itinérant
title-0 = Apprenti géomètre
title-minus-5 = Assesseur amateur
title-minus-10 = Assistant incompétent
title-minus-20 = Gribouilleur étourdi
title-minus-30 = Buveur d'encre patenté
title-none = aucun titre

### Prompts: one imperative sentence, at most 60 characters.

prompt-draw = Dessinez une forme de la carte { $source }.
prompt-draw-ruins = Dessinez une forme qui recouvre une case Ruines.
# $map: whose map it is
prompt-ambush = Dessinez les monstres chez { $map }.

### Options. $terrain: one of the terrain-… messages; $spaces: names of spaces.

option-drawing = { $terrain } : { $spaces }

### Score lines

source-coins = Pièces
source-monsters = Monstres

### Log: actor, verb in the present, object. $player: a name, never inflected; $spaces: names of spaces.

log-revealed = Carte révélée : { $card }. Temps : { $time } sur { $limit }.
log-drawn = { $player } dessine le terrain { $terrain } : { $spaces }.
# The same, with coins earned
log-drawn-coins = { $player } dessine le terrain { $terrain } : { $spaces }, et gagne { GOODS("coin", $coins, case: "acc") }.
# On somebody else's map in an ambush; $map: whose map
log-drawn-on = { $player } dessine des monstres chez { $map } : { $spaces }.
log-drawn-on-coins = { $player } dessine des monstres chez { $map } : { $spaces }. { $map } gagne { GOODS("coin", $coins, case: "acc") }.
log-map-full = Le parchemin est plein chez { $map } ; personne n'y dessine.
log-ambushed = { $card } : les monstres occupent { $spaces }.
log-ambushed-coins = { $card } : les monstres occupent { $spaces } et finissent d'entourer { $coins ->
    [one] une montagne
   *[other] des montagnes
}. Vous gagnez { GOODS("coin", $coins, case: "acc") }.
log-ambush-ignored = { $card } : les monstres ne tiennent nulle part.
log-season-scored = { $player } gagne { GOODS("star", $total, case: "acc") } ({ $season }) : { $first_edict } { $first }, { $second_edict } { $second }, pièces { $coins }, monstres { $loss ->
    [0] 0
   *[other] −{ $loss }
}.
log-season-began = Nouvelle saison : { $season }.
# $n: how many winners; $players: their names
verdict-winners = { $n ->
    [one] { $players } gagne !
   *[other] { $players } partagent la victoire !
}

### Refused drawings

refusal-no-drawing = un dessin s'écrit avec un terrain, deux-points et des cases, comme forest:b3b4c4.
refusal-no-terrain = il n'y a pas de terrain « { $terrain } ».
refusal-off-map = { $space } est hors du parchemin ; les lignes vont de a à k, les colonnes de 1 à 11.
refusal-spelling = les cases s'écrivent dans l'ordre de lecture, chacune une fois : { $right }
refusal-terrain-not-on-card = la carte { $card } ne montre pas ce terrain.
refusal-overlap = la case { $space } n'est pas vide ; un dessin ne recouvre que des cases vides.
refusal-shape-not-on-card = ce n'est pas une forme de la carte { $card }.
refusal-single-not-allowed = un carré 1×1 n'est autorisé que si rien d'autre ne tient.
refusal-ruins-not-covered = le dessin doit recouvrir une case Ruines vide.
refusal-only-single = aucune forme de la carte { $card } ne peut recouvrir une case Ruines vide, donc le dessin est un carré 1×1.

### Impossible positions and set-ups

refusal-edict-back = les 4 décrets demandent 4 catégories différentes ; la catégorie { $back } figure 2 fois.
refusal-land-row = une ligne du plan compte 11 signes parmi { $marks }
refusal-land-without-room = le plan n'a aucune case où dessiner.
refusal-map-row = une ligne du parchemin compte 11 lettres.
refusal-map-space = { $space } ne peut pas être « { $mark } » : « { $printed } » y est imprimé.
refusal-card-twice = la carte { $card } ne peut pas sortir une deuxième fois.
refusal-not-ambush = ce n'est pas une carte Embuscade.
refusal-too-many-ambushes = { $most ->
    [0] aucune carte Embuscade ne peut être sortie à cette saison.
    [one] { $most } carte Embuscade au plus peut être sortie à cette saison.
   *[other] { $most } cartes Embuscade au plus peuvent être sorties à cette saison.
}
refusal-not-in-deck = la carte { $card } n'est pas dans la pioche à ce moment-là.
refusal-time-unreachable = avec les cartes restantes, la saison ne peut pas avoir pris ce temps.
refusal-ambush-not-revealed = la carte { $card } doit être parmi les cartes révélées de cette saison.
refusal-ambushes-column = les cartes Embuscade déjà révélées doivent aussi figurer ici.
refusal-time-column = les cartes révélées totalisent { $time }.
refusal-ruins-column = cela ne concorde pas avec les cartes révélées.
refusal-season-is-over = la saison serait déjà finie.
refusal-all-handed = toutes les places ont confirmé, donc les dessins seraient déjà visibles.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-map = Face du parchemin
choice-edicts = Cartes Décompte
choice-any_terrain = Ruines : n'importe quel terrain pour le carré 1×1
preset-cartographers-standard = Partie standard
preset-cartographers-solo = Jeu solo
preset-cartographers-wastelands = { side-b }

### In the terminal

help-map = Face du parchemin : a (Terres sauvages) ou b (Terres désolées).
help-edicts = Les 4 cartes Décompte de A à D, par identifiant, une de chaque catégorie. Par défaut : au hasard.
help-any-terrain = Sous l'obligation de Ruines, le carré 1×1 peut prendre n'importe quel terrain, comme dans les règles anglaises.
# $game, $side: names; $seed: the seed of the deal
heading = { $game } – { $side } – graine { $seed }
time-of = Temps { $time } sur { $limit }
revealed-before = Déjà révélées cette saison : { $cards }
# Above a map where there are several; $coins: the message below
owner = { $player } – { $coins }
coins-of = Pièces : { $coins } sur { $most }
card-time = temps { $time }
must-cover-ruins = Recouvrez une case Ruines
single-space = Rien de la carte ne tient : dessinez un carré 1×1.
# After the number of a shape
with-coin = + pièce
does-not-fit = (ne tient pas)
# Answers to "why". $n: number of the shape
why-shape = forme { $n }
why-nowhere = elle ne tient nulle part pour l'instant
terrains = Terrain :
rule-coins = 1 étoile pour chaque pièce à la fin de chaque saison. Une forme avec pièce rapporte 1 pièce ; une montagne aussi, quand son dernier côté libre est rempli.
rule-monsters = Perdez 1 étoile à la fin de chaque saison pour chaque case vide adjacente à un monstre.
preview = Si vous confirmez ce dessin :
preview-of = Si vous confirmez ce dessin, chez { $player } :
preview-nothing = Aucun score ne change.
# $points: total if nothing changed any more; $change: with its sign
preview-total = Final si rien ne change : { $points } ({ $change })
confirm-hint = Appuyez sur Entrée (ou { $confirm }) pour confirmer, ou modifiez encore le dessin.
# After a prompt; $confirm, $help: words to type
prompt-hint = (case, ex. b3 ; aide : { $help })
nothing-entered = Choisissez d'abord une case ; « ? » montre ce que vous pouvez taper.
undo-too-late = Il n'y a rien à annuler ; une fois la carte suivante révélée, les dessins restent.
undo-done = { $player } annule son dessin.
refusal-shape-off-map = avec @ sur { $space }, la forme sort du parchemin.
refusal-no-such-shape = { $most ->
    [one] la carte ne montre que la forme { $most }.
   *[other] la carte montre les formes 1 à { $most }.
}
type-turn = t tourner
type-flip = i inverser miroir retourner
type-where = o où ou
type-show = montrer table
type-maps = p parchemins
typing-square = poser la case @ de la forme sur cette case
typing-shape = choisir une forme de la carte par son numéro
typing-turn = tourner la forme d'un quart de tour, dans le sens horaire
typing-flip = retourner la forme en miroir (gauche-droite)
typing-where = marquer où la forme tient dans ce sens ; encore pour arrêter
typing-terrain = choisir un terrain par son nom ou ses premières lettres
typing-together = le tout sur une seule ligne
typing-squares = dessiner exactement ces cases dans le terrain choisi
typing-code = le dessin entier comme code d'option
typing-confirm = confirmer le dessin (ou simplement Entrée)
typing-undo = annuler le dessin à l'essai ; à plusieurs, le dernier confirmé, tant qu'il en manque un
typing-show = afficher de nouveau la table (ou simplement Entrée)
typing-codes = lister tous les dessins possibles
typing-maps = afficher tous les parchemins
typing-rules = afficher les règles de toutes les cartes sur la table
typing-log = ce qui s'est passé depuis votre dernier dessin
column-first-edict = Premier décret
column-second-edict = Second décret
column-coins = Pièces
column-monsters = Monstres
# First column of the score table: a finished season, and the running one as it would score now
season-name = { $season }
season-so-far = { $season } (en cours)
# $code: option code of an answer that only this seat may see
handed-sealed = Réponse confirmée, encore cachée : { $code }
rating-sum = Évaluation : { $total } − ({ $numbers }) = { $rating }
# $title: a solo title
verdict-solo = Votre évaluation est de { $rating } : { $title }.
by-source = Étoiles par source, par joueur et par partie
bench-solo-games = parties solo au hasard
bench-solo-decisions = décisions au hasard
bench-options-sample = options : nombre et un tirage
bench-options-length = options : nombre
bench-options-moves = options : tous les coups
bench-options-codes = options : tous les codes
bench-four-edicts = les 4 décrets d'une partie
bench-sixteen-edicts = les 16 cartes Décompte
bench-casual-games = parties solo du bot Amateur
bench-crowd = une partie au hasard à 100 joueurs
bench-casual-rating = évaluation moyenne du bot Amateur sur 200 parties solo
bench-kernel-games = parties solo au hasard du noyau compilé

### The plain pages

pages-shape = Forme
pages-terrain = Terrain
# $n: number of the shape, $places: in how many places it fits
pages-shape-n = Forme { $n }, emplacements possibles : { $places }
pages-put = Choisissez où va la première case en haut à gauche
pages-hand-in = Remettre
pages-type-code = L'écrire
pages-code = Dessin
pages-code-hint = Terrain et cases, par exemple forest:b3b4c4
