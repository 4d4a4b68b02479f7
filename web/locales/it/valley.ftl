# Ai tavoli di Everdell e Farshore: zone, e nomi delle cose per chi ascolta.

valley-kind = { $rarity ->
    [unique] { $kind ->
        [critter] Animale unico
       *[construction] Costruzione unica
    }
   *[common] { $kind ->
        [critter] Animale comune
       *[construction] Costruzione comune
    }
}
valley-type = { $colour }, { $kind }
valley-card-name = { $card }, { $kind }, colore { $colour }, { $cost }, { $points }
valley-cost = costa { $goods }
valley-cost-none = non costa nulla
valley-card-down = una carta coperta
valley-points-word = { $n ->
    [one] punto
   *[other] punti
}
valley-home-of = { $cards } arriva gratis, una volta
valley-home-any = Qualsiasi Animale arriva gratis, una volta
valley-guest-of = Gratis con { $cards } nella tua città
valley-home-colour = Un'Ancora qui gioca gratis un Animale di colore { $colour }
valley-guest-colour = Gratis con un'Ancora su una Costruzione di colore { $colour }

valley-occupied = segnalino occupato
valley-anchored = con un'Ancora
valley-points-on = sopra { GOODS("point", $n) }
valley-goods-on = sopra { $goods }
valley-under = sotto { $cards }
valley-workers-on = lavoratori di { $players }
valley-spots-any = spazio per qualsiasi numero di lavoratori
valley-spots-free = { $n ->
    [0] nessuno spazio
   *[other] spazio per { GOODS("worker", $n) }
}

valley-players = Giocatori
valley-own = La tua mano e la tua riserva
valley-hand = La tua mano
valley-hand-known = Carte note in mano
valley-supply = La tua riserva
valley-city-mine = La tua città
valley-city-open = Apri la città di { $player }
valley-city-close = Chiudi la città di { $player }
valley-city-bar = Città: { $n } slot su { $all }
valley-slots = { $used } su { $all }
valley-slots-then = { $used } su { $all }, poi { $next }
valley-slot-free = slot libero
valley-new = nuova
valley-no-slot = no slot
valley-shown = Carte rivelate
valley-deck = Mazzo: { GOODS("card", $n) }
valley-discard = Pila degli scarti: { GOODS("card", $n) }
valley-discard-seen = Carte nella pila degli scarti
valley-since = Dal tuo ultimo turno
valley-log = Diario
valley-chat = Chat
valley-jump = Vai a
valley-jump-city = Città
valley-sheet-raise = Mostra di più
valley-sheet-lower = Mostra di meno

valley-bot = bot
valley-state-thinking = deve giocare
valley-state-passed = ha passato
valley-state-away = non collegato
valley-state-left = fuori dalla partita
