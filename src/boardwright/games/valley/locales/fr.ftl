# The valley: what Everdell and its kin share.
# What the sentences leave to each game: row-from, row-in, row-of (out of, in, and of its face-up row), example-code, example-name.

### A number and its noun. $n: how many.

noun-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
# A point token, or points scored
noun-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-worker = { $n ->
    [one] { $n } ouvrier
   *[other] { $n } ouvriers
}
# Of any kind; the sentence adds « au choix » where the player picks
noun-resource = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}

### Names

# The printed keyword, used after « carte »; .short: the color, agreeing with nothing
colour-tan = Voyageur
    .short = marron
    .sign = ma
colour-green = Production
    .short = vert
    .sign = ve
colour-red = Destination
    .short = rouge
    .sign = ro
colour-blue = Gouvernance
    .short = bleu
    .sign = bl
colour-purple = Prospérité
    .short = violet
    .sign = vi

kind-critter = Créature
kind-construction = Construction
# Feminine: said of a carte, a Créature, a Construction
rarity-common = Commune
rarity-unique = Unique

season-winter = hiver
season-spring = printemps
season-summer = été
season-autumn = automne
season-over = fin de la partie

zone-hand = main

### Score lines

source-cards = Valeur de base des cartes
source-points = Jetons Point
# What purple cards bring at the end, together
source-bonuses = Bonus des cartes

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

prompt-action = Choisissez votre action.
prompt-use-help = Choisissez la carte de votre ville à utiliser pour jouer { $card }.
prompt-pay = Choisissez ce que vous payez pour la carte { $card }.
prompt-react = Choisissez la carte qui réagit d'abord à la carte { $card }.
prompt-react-place = Choisissez la carte qui réagit d'abord à la carte { $place }.
prompt-produce = Choisissez la prochaine carte qui produit.
prompt-gain = { $source } : choisissez une ressource (encore { $left }).
# $amount: a number with its noun, the most that can be paid
prompt-spend = { $source } : payez jusqu'à { $amount }.
prompt-exchange = { $source } : payez une ressource (encore { $left }) ou arrêtez-vous.
prompt-receiver = { $source } : choisissez qui reçoit le don.
# $to may also be to-nobody
prompt-give = { $source } : donnez jusqu'à { $amount } à { $to }.
prompt-give-exactly = { $source } : donnez une ressource à { $to } (encore { $left }).
prompt-give-to-several = { $source } : donnez une ressource (encore { $left }) ou arrêtez-vous.
prompt-discard = { $source } : défaussez une carte (encore { $left }) ou arrêtez-vous.
prompt-discard-exactly = { $source } : défaussez une carte (encore { $left }).
prompt-give-cards = { $source } : donnez une carte à { $to } (encore { $left }).
# Each card to a player of one's choice
prompt-give-each = { $source } : donnez une carte (encore { $left }).
prompt-pile = { $source } : choisissez d'où viennent les cartes à révéler.
prompt-play-one = { $source } : choisissez une carte à jouer.
prompt-take = { $source } : prenez une carte { row-from } (encore { $left }).
prompt-discard-row = { $source } : défaussez une carte { row-from } (encore { $left }).
prompt-activate = { $source } : choisissez une carte Production à activer.
prompt-discard-city = { $source } : défaussez une carte de votre ville (encore { $left }).
prompt-copy-place = { $source } : choisissez le lieu à copier.
prompt-lift = { $source } : choisissez l'ouvrier à déplacer.
# $from: where the worker is
prompt-move = { $source } : choisissez où va l'ouvrier.

### Options, as they stand in a list under their question

option-done = s'arrêter là
option-pass = Passer : vous ne jouerez plus aucun tour
# $season: one of the season-… messages; the variants are those words, for the sake of the article. The curved apostrophe is typed here: none is set before a parameter
option-prepare = { $season ->
    [printemps] Se préparer pour le printemps
   *[other] Se préparer pour l’{ $season }
}
option-nothing = rien
option-helper = { $card } (avec { $helper })
option-reveal-deck = de la pioche
option-reveal-discard = de la défausse
# Many options are no more than the name of what they point at.
option-card = { $card }
option-place = { $place }
option-good = { $good }
option-goods = { $goods }
option-player = { $player }
# $good, $card: what is given
option-good-to = { $good } à { $player }
option-card-to = { $card } à { $player }
# A card in the city of another player
option-card-of = { $card } chez { $player }
option-stray = un ouvrier sans lieu
to-nobody = la réserve générale

### Why not: the fact that is in the way; also shown in short beside a card or a place

# $missing: goods with their numbers
refusal-goods-short = il manque { $missing }.
# $price: goods with their numbers
refusal-price-short = il faut { $price }.
refusal-no-slot = les { $slots } cases de la ville sont prises.
refusal-already-in-city = carte Unique, déjà dans votre ville.
refusal-nothing-to-replace = il faut une Construction à remplacer dans votre ville.
refusal-no-city-takes-it = toute ville adverse est pleine ou a déjà la carte { $card }.
refusal-card-not-there = cette carte n'est ni dans votre main ni { row-in }.
refusal-helper-absent = la carte { $card } n'est pas dans votre ville.
refusal-helper-useless = la carte { $card } ne peut pas aider à jouer celle-ci pour l'instant.
refusal-no-such-place = ce lieu n'existe pas dans cette partie.
refusal-spot-taken = il n'y a pas de place pour votre ouvrier.
refusal-no-worker = vous n'avez plus d'ouvrier à placer.
refusal-not-open = la carte { $card } n'est pas ouverte aux ouvriers des autres.
# $season: one of the season-… messages, as in option-prepare
refusal-place-season = { $season ->
    [printemps] ouvert seulement au printemps.
   *[other] ouvert seulement en { $season }.
}
refusal-card-missing = il faut la carte { $card } en ville.
# $colour: the colour word, which the variants are; $have: how many there are
refusal-colour-short = { $colour ->
    [vert] cartes vertes : { $have } sur { $n }.
    [rouge] cartes rouges : { $have } sur { $n }.
    [bleu] cartes bleues : { $have } sur { $n }.
    [violet] cartes violettes : { $have } sur { $n }.
   *[other] cartes { $colour } : { $have } sur { $n }.
}
refusal-hand-short = il faut { GOODS("card", $n) } en main.
# Where any good would do for what is missing
refusal-resources-short-by = il manque { GOODS("resource", $n) } parmi celles demandées.
refusal-already-yours = vous l'avez déjà.
refusal-place-closed = fermé jusqu'à la fin de la partie.
refusal-resources-short = il faut { GOODS("resource", $n) }.
refusal-nothing-playable = aucune carte { row-of } n'est jouable.
refusal-city-short = il faut une autre carte dans votre ville.
refusal-pass-early = { $season ->
    [printemps] vous ne pouvez passer qu'au printemps.
   *[other] vous ne pouvez passer qu'en { $season }.
}
refusal-last-season = l'automne est la dernière saison.
refusal-workers-left = placez d'abord { GOODS("worker", $n, case: "acc") }.

### Positions

refusal-card-copies = { $copies ->
    [one] le jeu ne compte que { $copies } exemplaire de la carte { $card }.
   *[other] le jeu ne compte que { $copies } exemplaires de la carte { $card }.
}
refusal-row-twice = la carte { $card } est déjà { row-in } ; indiquez le nombre d'exemplaires.
refusal-unique-twice = la carte { $card } est Unique : une ville n'en contient qu'une.
refusal-city-full = une ville compte { $slots } cases.
refusal-card-spots-full = il n'y a pas de place pour un ouvrier de plus sur la carte { $card }.
refusal-place-full = il n'y a pas de place pour un ouvrier de plus ici : { $place }.
refusal-no-spot = la carte { $card } n'accueille aucun ouvrier de ce joueur.
refusal-no-such-card = aucune ville ne contient la carte « { $value } ».
refusal-worker-count = à cette saison, le total des ouvriers est de { $workers } ; le compte n'y est pas.
refusal-passed-early = { $season ->
    [printemps] on ne peut passer qu'au printemps.
   *[other] on ne peut passer qu'en { $season }.
}
refusal-turn-passed = la place { $seat } a passé et n'a plus de tour.
refusal-only-with-rival = le dé ne sert qu'en solitaire.
refusal-holds-nothing = rien de tel ne se pose sur la carte { $card }.
refusal-cells = au plus { $most } Créatures se placent sous la carte { $card }.
refusal-event-goods = au plus { $most } ressources se posent sur « { $event } », et seulement celles qui y vont.
refusal-event-cards = au plus { $most } cartes se placent sous « { $event } ».
refusal-event-critters = au plus { $most } Créatures se placent sous « { $event } ».
refusal-agenda-turn = le premier effet doit être le tour de la place dont c'est le tour.
refusal-agenda = aucune partie ne mène à ces effets.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-reshuffle = La défausse, mélangée, forme une nouvelle pioche de { GOODS("card", $n) }.
log-draw = { $player } pioche { GOODS("card", $n, case: "acc") }.
log-draw-none = { $player } ne pioche pas : la main est pleine.
log-drawn = { $player } pioche { $cards }.
log-discard = { $player } défausse { GOODS("card", $n, case: "acc") }.
log-take = { $player } prend { $card } { row-in }.
log-give = { $player } donne { $goods-acc } à { $to }.
log-give-supply = { $player } remet { $goods-acc } dans la réserve générale : personne ne peut recevoir ce don.
log-give-card = { $player } donne une carte à { $to }.
log-given-card = Carte donnée : { $card }.
log-lose = Chez { $player }, la carte { $card } quitte la ville.
# $from: one of the from-… messages; $paid: goods
log-play = { $player } joue { $card } { $from } pour { $paid-acc }.
log-play-free = { $player } joue { $card } { $from } gratuitement.
log-play-helper = { $player } joue { $card } { $from } avec la carte { $by } en payant { $paid-acc }.
log-play-helper-free = { $player } joue { $card } { $from } avec la carte { $by } sans payer.
from-hand = depuis sa main
from-shown = depuis les cartes révélées
log-visit = { $player } place un ouvrier : { $place }.
log-visit-card = { $player } place un ouvrier sur la carte { $card } chez { $owner }.
log-visit-card-own = { $player } place un ouvrier sur la carte { $card }.
log-points = { $player } gagne { GOODS("point", $n, case: "acc") } ({ $by }).
log-points-only = { $player } gagne { GOODS("point", $n, case: "acc") }.
log-gain = { $player } gagne { $goods-acc } ({ $by }).
log-gain-only = { $player } gagne { $goods-acc }.
log-pay = { $player } paie { $goods-acc } ({ $by }).
log-reveal = { $player } révèle { $cards }.
log-discard-row = { $player } défausse { $card } { row-from }.
log-activate = { $player } active { $card } chez { $owner }.
log-activate-own = { $player } active { $card }.
log-copy = { $player } résout un lieu : { $place } ({ $by }).
# $season as in option-prepare
log-prepare = { $season ->
    [printemps] { $player } se prépare pour le printemps avec { GOODS("worker", $workers) }.
   *[other] { $player } se prépare pour l’{ $season } avec { GOODS("worker", $workers) }.
}
log-pass = { $player } passe.

### In the terminal

piles = Pioche : { $deck }. Défausse : { $discard }.
zone-board = Plateau
city-of = Ville : { $player }
city-empty = encore aucune carte
hand-empty = aucune carte
shown-cards = Cartes révélées : { $cards }
# The printed value of a card, in little space
value-short = ({ $points } { $colour })
row-closed = (bloquée)
# Why a card cannot be played; $goods: lacking goods in signs
lacks = il manque { $goods }
# $cards: names of cards a place asks for and the city lacks
needs-cards = il faut { $cards }
# Other ways to play a card than paying for it, after their number
way-helper = avec { $card }
passed-short = a passé
achieved-by = ({ $player })
mark-worker = ouvrier : { $players }
mark-under = dessous : { $cards }
column-workers = Ouvriers
column-points = Jetons
column-hand = Main
column-slots = Ville
column-score = Score
typing-code = l'option comme code, par exemple { example-code }
type-maps = v villes
typing-maps = afficher toutes les villes et le plateau
typing-rules = afficher les règles ; avec un nom, celles-là seulement : règles { example-name }
by-card = Cartes dans les cités à la fin
bench-two-player-games = parties à 2 joueurs au hasard
bench-two-player-decisions = décisions au hasard
bench-turn-options = options d'un tour
bench-casual-games = parties à 2 joueurs du bot Amateur
bench-casual-wins = parties sur 100 gagnées par le bot Amateur contre le bot Hasard

### Hints: what an answer does, within a sentence. $what: the card or the place; $zone: where the card lies

hint-play = jouer { $what }
hint-play-from = jouer { $what } ({ $zone })
hint-visit = envoyer un ouvrier : { $what }

### What cards and places of sets do. One sentence each; together they are the text of a card. $n: how many; $goods: goods after a verb; $kinds: resources to choose from; $each: nothing, or one of the each-… messages; $limit: nothing, or limit-points; $which: a description of cards; $colours: colors, for the description "colours"

effect-gain-points = Gagnez { GOODS("point", $n, case: "acc") }{ $each }.
effect-gain-choice = { $n ->
    [one] Gagnez { $n } { $kinds }{ $each }.
   *[other] Gagnez { $n } ressources au choix ({ $kinds }){ $each }.
}
effect-gain-any = Gagnez { GOODS("resource", $n, case: "acc") } au choix{ $each }.
effect-gain = Gagnez { $goods }{ $each }.
effect-draw-row = Prenez { GOODS("card", $n, case: "acc") } { row-from }.
effect-draw = Piochez { GOODS("card", $n, case: "acc") }{ $each }.
effect-discard-together = Vous pouvez défausser jusqu'à { GOODS("card", $n, case: "acc") } de votre main, { $k } à la fois.
effect-discard-any = Vous pouvez défausser autant de cartes de votre main que vous voulez.
effect-discard-up-to = { $n ->
    [one] Vous pouvez défausser { GOODS("card", $n, case: "acc") } de votre main.
   *[other] Vous pouvez défausser jusqu'à { GOODS("card", $n, case: "acc") } de votre main.
}
effect-discard = { $n ->
    [one] Défaussez { GOODS("card", $n, case: "acc") } de votre main, si vous en avez.
   *[other] Défaussez { GOODS("card", $n, case: "acc") } de votre main, ou toutes si vous en avez moins.
}
effect-pay-up-to = Vous pouvez payer jusqu'à { GOODS("resource", $n, case: "acc") } ({ $kinds }).
effect-pay-one-up-to = Vous pouvez payer jusqu'à { $goods }.
effect-pay-any-up-to = { $n ->
    [one] Vous pouvez payer { GOODS("resource", $n, case: "acc") } au choix.
   *[other] Vous pouvez payer jusqu'à { GOODS("resource", $n, case: "acc") } au choix.
}
effect-pay = Payez { GOODS("resource", $n, case: "acc") } ({ $kinds }) ; sans cela, la visite est impossible.
effect-pay-one = Payez { $goods } ; sans cela, la visite est impossible.
effect-pay-any = Payez { GOODS("resource", $n, case: "acc") } au choix ; sans cela, la visite est impossible.
effect-activate-other = Activez une autre carte verte de votre ville, d'un nom différent.
effect-activate = { $n ->
    [one] Vous pouvez activer { $n } carte verte de votre ville.
   *[other] Vous pouvez activer jusqu'à { $n } cartes vertes différentes de votre ville.
}
effect-reveal = Révélez { GOODS("card", $n, case: "acc") } de la pioche ; vous pouvez en jouer une gratuitement{ $limit }. Défaussez le reste.
effect-play = { $less ->
    [0] Jouez gratuitement
   *[other] Jouez
} { $which ->
    [critter] une Créature
    [construction] une Construction
    [common-card] une carte Commune
    [common-critter] une Créature Commune
    [common-construction] une Construction Commune
    [unique-card] une carte Unique
    [unique-critter] une Créature Unique
    [unique-construction] une Construction Unique
    [colours] une carte ({ $colours })
   *[card] une carte
} { $source ->
    [hand] de votre main
    [row] { row-from }
   *[both] de votre main ou { row-from }
}{ $limit }{ $less ->
    [0] { "" }
   *[other] , en payant jusqu'à { GOODS("resource", $less, case: "acc") } de moins, au choix
}.
# Where a worker is placed for it
effect-needs-play = Sans carte jouable, la visite est impossible.
effect-move-worker = Vous pouvez déplacer un de vos ouvriers déployés vers un autre lieu qui peut l'accueillir, et résoudre ce lieu.
effect-give-up-to = { $n ->
    [one] Vous pouvez donner { GOODS("card", $n, case: "acc") } de votre main à un adversaire.
   *[other] Vous pouvez donner jusqu'à { GOODS("card", $n, case: "acc") } de votre main à vos adversaires.
}
effect-give = { $n ->
    [one] Donnez { GOODS("card", $n, case: "acc") } de votre main à un adversaire au choix ; sans cela, la visite est impossible.
   *[other] Donnez { GOODS("card", $n, case: "acc") } de votre main, chacune à un adversaire au choix ; sans cela, la visite est impossible.
}
effect-when-play-row = Chaque fois que vous jouez { $which ->
    [critter] une autre Créature
    [construction] une autre Construction
    [common-card] une autre carte Commune
    [common-critter] une autre Créature Commune
    [common-construction] une autre Construction Commune
    [unique-card] une autre carte Unique
    [unique-critter] une autre Créature Unique
    [unique-construction] une autre Construction Unique
    [colours] une autre carte ({ $colours })
   *[card] une autre carte
} { row-from } :
effect-when-play = Chaque fois que vous jouez { $which ->
    [critter] une autre Créature
    [construction] une autre Construction
    [common-card] une autre carte Commune
    [common-critter] une autre Créature Commune
    [common-construction] une autre Construction Commune
    [unique-card] une autre carte Unique
    [unique-critter] une autre Créature Unique
    [unique-construction] une autre Construction Unique
    [colours] une autre carte ({ $colours })
   *[card] une autre carte
} :
effect-help-discard = Quand vous jouez { $which ->
    [critter] une Créature
    [construction] une Construction
    [common-card] une carte Commune
    [common-critter] une Créature Commune
    [common-construction] une Construction Commune
    [unique-card] une carte Unique
    [unique-critter] une Créature Unique
    [unique-construction] une Construction Unique
    [colours] une carte ({ $colours })
   *[card] une carte
} : vous pouvez défausser jusqu'à { GOODS("card", $n, case: "acc") } de votre main ; chaque carte défaussée réduit le coût de { GOODS("resource", 1, case: "acc") } au choix.
effect-help-swap = Quand vous jouez une carte : vous pouvez payer { GOODS("resource", 1, case: "acc") } de son coût avec une ressource d'un autre type.
effect-help-less = Quand vous jouez { $which ->
    [critter] une Créature
    [construction] une Construction
    [common-card] une carte Commune
    [common-critter] une Créature Commune
    [common-construction] une Construction Commune
    [unique-card] une carte Unique
    [unique-critter] une Créature Unique
    [unique-construction] une Construction Unique
    [colours] une carte ({ $colours })
   *[card] une carte
} : vous pouvez payer jusqu'à { GOODS("resource", $n, case: "acc") } de moins, au choix.
effect-per-good = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } par ressource restante ({ $kinds }), { GOODS("point", $k) } au plus.
# The variants for a single color are the color words, for the sake of agreement
effect-per-card = À la fin de la partie : marquez { GOODS("point", $n, case: "acc") } pour chaque { $which ->
    [critter] Créature de votre ville
    [construction] Construction de votre ville
    [common-card] carte Commune de votre ville
    [common-critter] Créature Commune de votre ville
    [common-construction] Construction Commune de votre ville
    [unique-card] carte Unique de votre ville
    [unique-critter] Créature Unique de votre ville
    [unique-construction] Construction Unique de votre ville
    [colours] { $colours ->
        [vert] carte verte de votre ville
        [rouge] carte rouge de votre ville
        [bleu] carte bleue de votre ville
        [violet] carte violette de votre ville
        [marron] carte marron de votre ville
       *[other] carte de votre ville d'une de ces couleurs : { $colours }
    }
   *[card] carte de votre ville
}.
effect-no-slot = N'occupe aucune case de la ville.
# When cards of these colors act; followed by what they do
effect-green = Quand vous jouez cette carte et lors de la Production :
effect-tan = Quand vous jouez cette carte :
effect-red = Quand vous placez un ouvrier ici :
# After what is gained, drawn or moved; with a space before it. $every: for every so many
each-card = { $every ->
    [1] { " " }pour chaque carte
   *[other] { " " }toutes les { GOODS("card", $every) }
}
each-resource = { $every ->
    [1] { " " }pour chaque ressource payée
   *[other] { " " }toutes les { GOODS("resource", $every) } payées
}
each-copies = { " " }pour chaque carte { $card } de votre ville
# Stands at the end of a clause, or before a comma
limit-points = , d'une valeur de base de { GOODS("point", $n) } au plus

### What is wrong with a set file

refusal-bad-id = « { $value } » n'est pas un identifiant : minuscules, chiffres et _, avec une lettre au début.
refusal-bad-name = « { $value } » n'est pas un nom : des lettres sur une ligne, sans accolades, guillemets droits ni barres obliques inverses.
refusal-reserved-id = « { $value } » a déjà un autre sens ici : choisissez un autre identifiant.
refusal-id-twice = l'identifiant « { $value } » figure 2 fois, d'abord dans { $first }.
# $value: what stands there; $close: the phrase that is most like it
refusal-phrase = « { $value } » n'est pas une formule connue. La plus proche : { $close }
refusal-phrase-misplaced = « { $value } » ne va pas ici : docs/sets.md dit où elle va.
# $field: a field of the entry; $colour: a color word, which the variants are
refusal-not-for-colour = { $colour ->
    [vert] « { $field } » ne va pas avec les cartes vertes.
    [rouge] « { $field } » ne va pas avec les cartes rouges.
    [bleu] « { $field } » ne va pas avec les cartes bleues.
    [violet] « { $field } » ne va pas avec les cartes violettes.
   *[other] « { $field } » ne va pas avec les cartes { $colour }.
}
refusal-nothing-counted = avant "for each", il faut une formule qui défausse, donne ou paie.

### The plain pages: headings over actions that do the same; $zone: where the card is, such as "hand" or "Meadow"

pages-visit = Placer un ouvrier
pages-play = Jouer une carte ({ $zone })
pages-otherwise = Ou bien
