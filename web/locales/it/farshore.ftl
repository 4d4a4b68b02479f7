# Il tabellone di Farshore nel browser. I nomi di carte, luoghi e regole vengono dai cataloghi del gioco.

### Navi

farshore-track = Tracciato Nave
# One ship, for those who listen. $points: of its space; $chest: points of the next space with a chest
farshore-ship-told = { $player }: Nave sul { $points }, prossimo forziere sul { $chest }
farshore-ship-told-last = { $player }: Nave sul { $points }, nessun altro forziere davanti
# Where the own ship would be after the move that is looked at
farshore-ship-would = La tua Nave sarebbe sul { $points }

### Wind roses. $rose: their letter

farshore-rose = rosa { $rose }
# A title; $what: what it shows
farshore-rose-of = Rosa dei Venti: { $what }
# $roses: what the others show, in no order
farshore-rose-next = Ancora da scoprire: { $roses }
farshore-rose-text = Una carta con questa caratteristica ({ $what }) muove la tua Nave di { GOODS("space", 1, case: "acc") }.
# On a card. $roses: one letter, or both
farshore-wind = corrisponde alla Rosa dei Venti { $roses }

### Weather. $n: cards that will still come

farshore-weather-left = { $n ->
    [0] l'ultima carta
    [one] ancora { $n } carta
   *[other] ancora { $n } carte
}
farshore-weather-upper = Metà superiore
farshore-weather-lower = Metà inferiore
farshore-weather-idle = non si applica in questa partita

### The board

# Tabs on a phone: one word each
farshore-tab-sea = Mare
farshore-tab-places = Luoghi
farshore-shore = Costa
farshore-islands = Isole
farshore-harbor = Porto
farshore-bay = Baia
farshore-bay-empty = vuoto
# A face-down island; $place: its name
farshore-turned = { $place }, sommersa dall'Alta Marea

### Dunes

farshore-dunes = Dune
# Beside the heading, a reminder
farshore-dunes-hint = un lavoratore prende una Mappa; numeri × Mappe
# Own cards that count for a map. $met of $of
farshore-map-met = La tua città ne ha { $met } su { $of }
# $tiles: numbers on the tiles, the next first
farshore-map-left = Tessere rimaste: { $tiles }
farshore-map-none = Nessuna tessera rimasta
farshore-map-owner = { $player } ha la tessera { $points }
farshore-map-yours = tua
farshore-maps-of = { $n ->
    [0] Nessuna Mappa
    [one] { $n } Mappa: { $points }
   *[other] { $n } Mappe: { $points }
}

### Captain Bonny

# Under her name. $name: the level in a word
farshore-level = { $name }, livello { $level }
# How she plays, in short
farshore-bonny-how = La Capitana Bonny gioca dopo di te. Non paga nulla e le sue carte non hanno effetto. Finché ha un lavoratore, rivela una Rotta e ne occupa il primo luogo libero; senza lavoratori gioca una carta. Ogni sua carta vale { GOODS("point", 2, case: "acc") }, una carta Prosperità { GOODS("point", 6, case: "acc") }.
farshore-plan = Programma
farshore-plan-row = { $colour } nella fila { $row }
farshore-plan-off = { $colour } sopra la carta
farshore-plan-hint = Il segnalino più in alto decide quale colore cerca; nella stessa fila, quello più a sinistra.
farshore-route = Rotta
farshore-route-last = La sua ultima Rotta
# Told to who listens, behind the place of a route
farshore-route-taken = è andata qui
# $n of $of route cards have been used
farshore-routes = Rotte usate: { $n } su { $of }

### What no source prints. $parts: cost, effect, points

farshore-reconstructed = ° ricostruito: nessuna fonte pubblica ne riporta { $parts }
