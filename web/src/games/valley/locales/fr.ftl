# Aux tables de la famille : zones, et noms des choses pour qui écoute.

valley-kind = { $rarity ->
    [unique] { $kind ->
        [critter] Créature unique
       *[construction] Construction unique
    }
   *[common] { $kind ->
        [critter] Créature commune
       *[construction] Construction commune
    }
}
valley-type = { $colour }, { $kind }
valley-card-name = { $card }, { $kind }, couleur : { $colour }, { $cost }, { $points }
valley-cost = coûte { $goods }
valley-cost-none = ne coûte rien
valley-card-down = une carte face cachée
valley-points-word = { $n ->
    [one] point
   *[other] points
}
valley-home-of = { $cards } : arrivée gratuite, une fois
valley-home-any = N'importe quelle Créature : arrivée gratuite, une fois
valley-guest-of = Gratuit avec, dans votre ville : { $cards }

valley-occupied = jeton Occupé
valley-points-on = dessus : { GOODS("point", $n) }
valley-goods-on = dessus : { $goods }
valley-under = dessous : { $cards }
valley-workers-on = ouvriers : { $players }
valley-spots-any = place pour autant d'ouvriers que l'on veut
valley-spots-free = { $n ->
    [0] aucune place
   *[other] place pour { GOODS("worker", $n) }
}

valley-players = Joueurs
valley-own = Votre main et votre réserve
valley-hand = Votre main
valley-hand-known = Cartes connues en main
valley-supply = Votre réserve
valley-city-mine = Votre ville
valley-city-open = Ouvrir la ville : { $player }
valley-city-close = Fermer la ville : { $player }
valley-city-bar = Ville : { $n } cases sur { $all }
valley-slots = { $used } sur { $all }
valley-slots-then = { $used } sur { $all }, puis { $next }
valley-slot-free = case libre
valley-new = nouveau
valley-no-slot = sans case
valley-shown = Cartes révélées
valley-deck = Pioche : { GOODS("card", $n) }
valley-discard = Défausse : { GOODS("card", $n) }
valley-discard-seen = Cartes dans la défausse
valley-since = Depuis votre dernier tour
valley-log = Journal
valley-chat = Discussion
valley-jump = Aller à
valley-jump-city = Ville
valley-others = Autres

valley-bot = bot
valley-state-thinking = doit jouer
valley-state-passed = a passé
valley-state-away = hors ligne
valley-state-left = hors de la partie

### What an answer does; $what: the card, place or goods

table-deed-play = Jouer : { $what }
table-deed-visit = Envoyer un ouvrier : { $what }
table-deed-discard = Défausser : { $what }
table-deed-take = Prendre : { $what }
table-deed-gain = Gagner : { $what }
table-deed-pay = Payer : { $what }
table-deed-give = Donner : { $what }
table-deed-to = Choisir : { $what }
table-deed-keep = Garder : { $what }
table-deed-copy = Utiliser : { $what }
table-deed-activate = Activer : { $what }
table-deed-produce = D'abord : { $what }
table-deed-react = D'abord : { $what }
table-deed-recall = Rappeler : { $what }
table-deed-remove = Retirer : { $what }
table-deed-claim = Prendre : { $what }

### The text view

text-shown = Cartes révélées
text-empty-space = vide
text-achieved = Réalisé par { $player }
# $players: names, joined
text-workers = Ouvriers ici : { $players }
text-hand = main : { $n }
text-slots = cartes dans la ville : { $n }

### The rules

rules-filter-kind = Genre
rules-filter-rarity = Rareté
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Loge gratuitement : { $cards }
rules-home = Habite : { $cards }
rules-group-card = Cartes de la pioche
rules-colour-tan = Agit une fois, quand vous la jouez.
rules-colour-green = Agit quand vous la jouez, puis à chaque Production.
rules-colour-red = Agit quand vous y placez un ouvrier, pas quand vous la jouez.
rules-colour-blue = Reste en vigueur : elle agit quand vous faites ce qu'elle nomme, par exemple jouer une carte, ou réduit le coût des cartes.
rules-colour-purple = Ne fait rien pendant la partie. À la fin, elle donne des points bonus.
rules-valley-turn = Votre tour
    .a = Vous faites exactement une de ces trois choses : placer un ouvrier, jouer une carte ou vous préparer pour la saison suivante. Puis c'est au joueur suivant.
    .b = Vous ne vous préparez pour la saison suivante que lorsque tous vos ouvriers sont déployés. Chacun change de saison à son rythme : l'un peut être en été quand un autre est encore en hiver.
    .c = En automne, vous pouvez passer à la place. Qui a passé ne joue plus ; les autres continuent.
rules-valley-city = Votre ville
    .a = Une ville a de la place pour { GOODS("card", $slots, case: "acc") }. Leur disposition n'a pas d'importance.
    .b = Une ville peut contenir autant d'exemplaires d'une carte Commune que vous voulez, mais un seul d'une carte Unique.
rules-valley-colours = Les cinq couleurs
    .a = La couleur d'une carte dit quand elle agit.
rules-season-workers = Ouvriers
rules-season-brings = Apporte
rules-bonus-produce = Production : toutes vos cartes vertes agissent une fois
# $n: how many cards; $row: "from the Meadow", "from the Bay"
rules-bonus-take = Prenez { GOODS("card", $n, case: "acc") } { $row }
rules-bonus-take-deck = Prenez { GOODS("card", $n, case: "acc") } { $row } ou de la pioche
rules-bonus-none = –

### The guided first game

lessons-valley-tip-spot = Une carte rouge de votre ville a de la place pour un ouvrier. Placez-en un là pour l'utiliser.
    .title = Un lieu à vous
lessons-valley-tip-full-hand = Vous avez 8 cartes en main, pas une de plus. Les cartes que vous piocheriez sont perdues pour vous : jouez-en d'abord.
    .title = Votre main est pleine
lessons-valley-tip-no-worker = Vous n'avez plus d'ouvrier. Vous pouvez encore jouer des cartes. Quand vous ne pouvez ou ne voulez plus, préparez-vous pour la saison suivante.
    .title = Tous les ouvriers sont placés
lessons-valley-tip-no-room = Votre ville a 15 cartes. Peu de cartes y trouvent encore place.
    .title = Votre ville est pleine
lessons-valley-tip-summer = En été, les cartes vertes se reposent. À la place, vous prenez des cartes visibles de tous.
    .title = L'été
lessons-valley-tip-autumn = C'est la dernière saison. Utilisez bien vos ouvriers et vos ressources. Quand il n'y a plus rien à faire, passez.
    .title = L'automne
