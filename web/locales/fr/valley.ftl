# Aux tables d'Everdell et de Farshore : zones, et noms des choses pour qui écoute.

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
valley-home-colour = Une ancre ici : une Créature { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
} gratuite
valley-guest-colour = Gratuit avec une ancre sur une Construction { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
}

valley-occupied = jeton Occupé
valley-anchored = avec une ancre
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
valley-sheet-raise = Montrer plus
valley-sheet-lower = Montrer moins

valley-bot = bot
valley-state-thinking = doit jouer
valley-state-passed = a passé
valley-state-away = hors ligne
valley-state-left = hors de la partie
