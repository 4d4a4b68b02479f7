# Everdell: Farshore. Names follow the Italian edition where there is one; what cards and places do is worded from the set.

game-farshore = Farshore
    .about = Naviga lungo la costa, traccia mappe, prendi il vento
    .time = 40–80 min

### Goods: a number and its noun. $n: how many.

noun-driftwood = { $n ->
    [one] { $n } legname
   *[other] { $n } legnami
}
noun-seaweed = { $n ->
    [one] { $n } alga
   *[other] { $n } alghe
}
noun-sea_stone = { $n ->
    [one] { $n } sassolino
   *[other] { $n } sassolini
}
noun-mushroom = { $n ->
    [one] { $n } fungo
   *[other] { $n } funghi
}
noun-treasure = { $n ->
    [one] { $n } Tesoro
   *[other] { $n } Tesori
}
# A piece of a cost that any resource pays for
noun-any = { $n ->
    [one] { $n } risorsa qualsiasi
   *[other] { $n } risorse qualsiasi
}
# Spaces of the ship track
noun-space = { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
}

good-driftwood = legname
good-seaweed = alga
good-sea_stone = sassolino
good-mushroom = fungo
good-treasure = Tesoro
# Signs for goods in a cost, one letter each; any: a piece that any resource pays for
sign-driftwood = L
sign-seaweed = A
sign-sea_stone = S
sign-mushroom = F
sign-treasure = T
sign-any = ?

### The Bay, in the forms that sentences of the family need

zone-bay = Baia
row-from = dalla Baia
row-in = nella Baia
# After "carta"
row-of = della Baia
from-bay = dalla Baia
from-deck = dal mazzo

### Cards

card-abbey = Abbazia
card-admiral = Ammiraglio
card-beach_sledge = Slitta da Spiaggia
card-cartographer = Cartografo
card-castaway = Naufrago
card-cooper = Bottaio
card-crows_nest = Coffa
card-customs_office = Dogana
card-customs_officer = Doganiere
card-diver = Sommozzatore
card-galleon = Galeone
card-galley = Galea
card-gardens = Giardini
card-governor = Governatore
card-grove = Boschetto
card-guild_master = Maestro di Gilda
card-harbor = Darsena
card-herbalist = Erborista
card-hideout = Covo
card-illuminator = Miniatore
card-inn = Locanda
card-lighthouse = Faro
card-lighthouse_keeper = Guardiano del Faro
card-manor = Maniero
card-market = Mercato
card-merchant = Mercante
card-navigator = Navigatore
card-pilgrim = Pellegrino
card-pirate = Pirata
card-port = Porto
card-post_office = Ufficio Postale
card-postal_pigeon = Piccione Postino
card-rope_bridge = Ponte di Corda
card-sail_maker = Velaio
card-scavenger = Recuperante
card-scribe = Scriba
card-scriptorium = Scriptorium
card-sculptor = Scultore
card-sea_chip = Scoiattolo di Mare
card-shipwreck = Relitto
card-sloop = Barca a Vela
card-steward = Intendente
card-stowaway = Clandestino
card-tangle_raft = Zattera d'Alghe
card-treasure_hunter = Cacciatore di Tesori
card-tumbler = Levigatrice
card-warehouse = Magazzino
card-windmill = Mulino a Vento

### Places

place-shore_driftwood = Costa del Legname
place-shore_seaweed = Costa delle Alghe
place-shore_sea_stone = Costa dei Sassolini
place-shore_mushroom = Costa dei Funghi
place-docks = Moli
place-lookout = Torre di Vedetta
place-isle_spit = Lingua di Legname
place-isle_lagoon = Laguna delle Alghe
place-isle_gems = Cala delle Gemme
place-isle_mushroom = Scoglio dei Funghi
place-isle_chest = Isolotto dei Contrabbandieri
place-isle_wind = Punta Sopravvento
place-isle_monks = Isola dei Monaci
place-isle_trade = Scogliera dei Mercanti
place-isle_yard = Isola del Cantiere
place-isle_echo = Isola dell'Eco

### Maps, claimed on the Dunes

map-map_green = Mappa verde
map-map_rainbow = Mappa dei cinque colori
map-map_tan = Mappa bronzo
map-map_blue = Mappa blu
map-map_red = Mappa rossa
map-map_purple = Mappa viola

### Weather

weather-weather_fog = Nebbia
weather-weather_surge = Mareggiata
weather-weather_headwind = Vento Contrario
weather-weather_doldrums = Bonaccia
weather-weather_downpour = Acquazzone
weather-weather_frost = Gelata
weather-weather_rough_seas = Mare Grosso
weather-weather_drought = Siccità
weather-weather_lightning = Fulmini
weather-weather_hail = Grandine
weather-weather_squall = Burrasca

### Captain Bonny

player-bonny = Capitana Bonny
player-rival = { player-bonny }
level-1 = Modesta
    .rule = La sua Nave si muove di { GOODS("space", 1, case: "acc") } per ogni Rosa dei Venti a cui corrisponde una sua carta.
level-2 = Audace
    .rule = La sua Nave si muove di { GOODS("space", 2, case: "acc") } per ogni Rosa dei Venti a cui corrisponde una sua carta.
level-3 = Brillante
    .rule = La sua Nave si muove di { GOODS("space", 2, case: "acc") } per ogni Rosa dei Venti a cui corrisponde una sua carta. La metà superiore delle carte Clima vale per te.
level-4 = Mozzafiato
    .rule = La sua Nave si muove di { GOODS("space", 2, case: "acc") } per ogni Rosa dei Venti a cui corrisponde una sua carta. Entrambe le metà delle carte Clima valgono per te.
# How she plays, in a few sentences
rule-bonny = La Capitana Bonny agisce dopo l'ultimo giocatore. Non paga nulla e i testi delle sue carte non hanno effetto. Finché ha un lavoratore, una carta Rotta le indica tre luoghi e lei occupa il primo libero; i luoghi Costa e le isole li blocca soltanto. Senza lavoratori gioca una carta: una a caso dalla sua mano, altrimenti una dalla Baia secondo il suo Programma, dove ogni carta fa salire l'indicatore del proprio colore. Si prepara per una stagione nel suo primo turno dopo che l'ha fatto l'ultimo giocatore: reclama ogni Mappa per cui la sua città ha le carte e pesca carte. In autunno gioca la sua mano, reclama Mappe con i suoi lavoratori e poi passa. Ogni sua carta vale { GOODS("point", 2, case: "acc") }, una carta Prosperità { GOODS("point", 6, case: "acc") }; Mappe, Tesori e Nave contano come per tutti. Una carta che le daresti si scarta.
# Stops of a route. $n: how many; $colour: a color
stop-island = l'isola più a sinistra
stop-red-play = una sua carta Destinazione (gioca una carta)
stop-red-treasure = una sua carta Destinazione (ottiene { GOODS("treasure", $n) })
stop-red-ship = una sua carta Destinazione (la sua Nave si muove di { GOODS("space", $n, case: "acc") })
stop-docks-ship = i Moli (la sua Nave si muove di { GOODS("space", $n, case: "acc") })
stop-lookout = la Torre di Vedetta (prende una carta Prosperità, scarta le carte di colore { $colour } e ottiene { GOODS("treasure", 1) })

### What cards and places do that no other title of the family has; the rest is in its catalogue

effect-gain-same = Ottieni { GOODS("resource", $n, case: "acc") } in più del tipo che dà il luogo.
effect-draw-to-limit = Pesca fino al limite di mano, ogni carta dal mazzo o dalla Baia.
effect-draw-either = { $n ->
    [one] Pesca { GOODS("card", $n, case: "acc") } dal mazzo o dalla Baia{ $each }.
   *[other] Pesca { GOODS("card", $n, case: "acc") }{ $each }, ognuna dal mazzo o dalla Baia.
}
effect-ship = Muovi la tua Nave di { GOODS("space", $n, case: "acc") }{ $each }; non vale come vento.
effect-copy = Risolvi { $places ->
    [a-shore-location] un luogo Costa, libero o occupato
    [an-island] un'isola a faccia in su, libera o occupata
   *[both] un luogo Costa o un'isola a faccia in su, liberi o occupati
}, senza collocare un lavoratore.
effect-claim = Reclama una Mappa di un tipo che non hai, per cui alla tua città { $n ->
    [one] manca al massimo { GOODS("card", $n) }
   *[other] mancano al massimo { GOODS("card", $n) }
}. Puoi collocare qui un lavoratore solo se ce n'è una.
effect-when-wind = Ogni volta che le Rose dei Venti muovono la tua Nave per un'altra carta che giochi:
effect-when-placed = Ogni volta che collochi un lavoratore su { $places ->
    [a-shore-location] un luogo Costa
    [an-island] un'isola
   *[both] un luogo Costa o un'isola
}:
effect-per-map = Alla fine della partita: fai { GOODS("point", $n) } per ogni Mappa che hai.
effect-per-treasure = Alla fine della partita: fai { GOODS("point", $n) } in più per ogni Tesoro non speso.
effect-per-chest = Alla fine della partita: fai { GOODS("point", $n) } per ogni Forziere che la tua Nave ha raggiunto o superato.
each-space = { $every ->
    [1] { " " }per ogni casella
   *[other] { " " }ogni { GOODS("space", $every) }
}
# What a map needs. $cards: numbers with colors
map-needs = Carte richieste nella tua città: { $cards }.
# $n: how many cards of a color; $colour: a color by its .short. The variants are those words, to agree with "carta"
cards-of-colour = { $colour ->
    [verde] { $n ->
        [one] { $n } verde
       *[other] { $n } verdi
    }
    [rosso] { $n ->
        [one] { $n } rossa
       *[other] { $n } rosse
    }
   *[other] { $n } { $colour }
}

### What is not printed on cards, for those who ask (rules NAME)

topic-anchors = Ancore
    .rule = Ne hai 3 per tutta la partita. Un Animale è gratis se metti un'Ancora su una Costruzione del suo colore nella tua città; ogni Costruzione ne porta al massimo una, che non torna mai.
topic-treasure = Tesoro
    .rule = Vale come una risorsa qualsiasi quando paghi, ma non è una risorsa: chi ottiene una risorsa a scelta non ottiene mai un Tesoro. Non speso, alla fine vale { GOODS("point", 2) }.
topic-ship = Nave e forzieri
    .rule = La tua Nave percorre un tracciato di { GOODS("point", 60) }; conta solo lo spazio in cui finisce. Ogni forziere raggiunto o superato ti dà un Tesoro.
topic-roses = Rose dei Venti
    .rule = Due sono a faccia in su. Per ognuna che corrisponde a una carta che giochi, la tua Nave si muove di 1 spazio. Cambiano quando l'ultimo giocatore si è preparato per una stagione; quando l'estate è arrivata per tutti, l'Alta Marea gira due isole a faccia in giù.
topic-maps = Mappe e Dune
    .rule = Colloca un lavoratore sulle Dune per prendere una tessera di una Mappa per cui la tua città ha le carte; una per ogni Mappa. Alla fine si sommano i numeri delle tue tessere e si moltiplicano per quante tessere hai.
topic-weather = Clima
    .rule = Una carta alla volta è a faccia in su e vale per tutti i giocatori, non per la Capitana Bonny. La prossima arriva con le prossime Rose dei Venti.
topic-marks = Segni: ° ? ×
    .rule = ° ricostruito: nessuna fonte pubblica lo riporta (docs/farshore-data.md). ? in un costo: una risorsa qualsiasi. ×2: due carte uguali una sull'altra nella Baia.

### Weather: what it does to players, not to Captain Bonny. $n: how many; $goods: goods

weather-effect-after_island_discard = Dopo aver risolto un'isola: scarta { GOODS("card", $n, case: "acc") }, se ne hai.
weather-effect-bay_costs_more = Se paghi per giocare una carta dalla Baia, costa { $goods } in più.
weather-effect-chests_on_landing_only = Un Forziere ti dà un Tesoro solo se la tua Nave termina il movimento sulla sua casella.
weather-effect-constructions_cost_more = Se paghi per giocare una Costruzione, costa { $goods } in più.
weather-effect-critters_cost_more = Se paghi per giocare un Animale, costa { $goods } in più.
weather-effect-docks_at_most = Sui Moli puoi scartare al massimo { GOODS("card", $n, case: "acc") } in cambio di risorse.
weather-effect-docks_first_discard = Sui Moli scarta prima { GOODS("card", $n, case: "acc") } senza ottenere nulla, se ne hai.
weather-effect-green_cards_idle = Le tue carte Produzione non si attivano quando le giochi.
weather-effect-green_cards_skipped = { $n ->
    [one] Quando ti prepari per la primavera o per l'autunno: { GOODS("card", $n) } Produzione a tua scelta non si attiva.
   *[other] Quando ti prepari per la primavera o per l'autunno: { GOODS("card", $n) } Produzione a tua scelta non si attivano.
}
weather-effect-hand_limit = Quando peschi, il tuo limite di mano è di { GOODS("card", $n) }.
weather-effect-island_asks_for = Per collocare un lavoratore su un'isola: scarta prima { GOODS("card", $n, case: "acc") }.
weather-effect-lookout_from_deck = Sulla Torre di Vedetta peschi solo dal mazzo.
weather-effect-no_anchors = Non puoi utilizzare Ancore.
weather-effect-no_bay_draws = Non puoi pescare dalla Baia: pesca invece dal mazzo.
weather-effect-no_treasures = Non puoi spendere Tesori.
weather-effect-season_discard = { $n ->
    [one] Alla fine della tua preparazione per una stagione: scarta { GOODS("card", $n, case: "acc") }, se ne hai.
   *[other] Alla fine della tua preparazione per una stagione: scarta { GOODS("card", $n, case: "acc") }; se ne hai meno, scartale tutte.
}
weather-effect-season_return = Alla fine della tua preparazione per una stagione: restituisci { GOODS("resource", $n, case: "acc") } a tua scelta, se ne hai.
weather-effect-ship_moves_less = Gli effetti diversi dalle Rose dei Venti muovono la tua Nave di { GOODS("space", $n, case: "acc") } in meno.
weather-effect-shore_gives_less = Un luogo Costa su cui collochi un lavoratore ti dà { GOODS("resource", $n, case: "acc") } a tua scelta in meno.
# $rose: A, B, or both
weather-effect-still_rose = Rosa dei Venti { $rose }: la tua Nave non si muove.
weather-effect-wind_at_most = Le Rose dei Venti muovono la tua Nave al massimo di { GOODS("space", $n, case: "acc") } per carta.

### Entries of the set that no source prints

# A small mark behind the name; reconstructed-note explains it
mark-reconstructed = °
reconstructed-note = ° ricostruito: nessuna fonte pubblica ne riporta { $parts }
part-cost = il costo
part-effect = l'effetto
part-needs = il requisito

### Score lines

source-ship = Nave
source-maps = Mappe
source-treasures = Tesori non spesi
source-bonny_cards = Carte della Capitana Bonny
source-wind = il vento
source-route = la sua rotta
source-weather = il clima

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more

prompt-mulligan = Guarda la tua mano iniziale.
prompt-take-or-draw = { $source }: prendi una carta (ancora { $left }).
prompt-claim = { $source }: scegli la Mappa da reclamare.
prompt-weather-discard = Clima: scarta una carta (ancora { $left }).
prompt-weather-return = Clima: scegli una risorsa da restituire.
prompt-high-tide = Alta Marea: gira un'isola a faccia in giù (ancora { $left }).
prompt-autumn = Autunno: scegli che cosa viene prima.
prompt-skip-green = Clima: scegli una carta Produzione che non si attiva.
option-keep = tieni questa mano
option-redraw = scartala e pescane una nuova
option-draw = la carta in cima al mazzo
option-first-cards = pescare carte
option-first-green = la Produzione
option-home = { $card } (gratis: Ancora su { $home })

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = questa carta è chiusa per te.
refusal-not-its-home = un'Ancora su { $card } non porta questa carta.
refusal-home-taken = sulla carta { $card } c'è già un'Ancora.
refusal-no-housing = non si possono utilizzare Ancore.
refusal-already-achieved = di questa Mappa non restano tessere.
refusal-no-map = nessuna Mappa rimasta è alla portata della tua città.
# An island that asks for a card, in some weather
refusal-nothing-left = dopo non si potrebbe fare nulla lì.

### Setting up, and positions

refusal-rival-event = la Capitana Bonny non reclama la { $event }.
refusal-claimed-twice = { $event }: un giocatore ne ha una sola tessera, e le tessere sono contate.
refusal-not-construction = la carta { $card } è un Animale e non porta Ancore.
refusal-event-not-achieved = un lavoratore sta sulla { $event } solo se il suo proprietario l'ha reclamata.
refusal-event-holds = sulla { $event } non sta niente.
refusal-anchors = un giocatore ha al massimo { $most } Ancore.
refusal-only-treasure = la Capitana Bonny ha soltanto Tesori.
refusal-only-with-bonny = solo in una partita con la Capitana Bonny.
refusal-weather-by-level = con la Capitana Bonny è il suo livello a decidere il clima.
refusal-bonny-seats = la Capitana Bonny gioca con al massimo { $most } giocatori.

### Sets

refusal-too-few-cards = un set richiede almeno { $least } carte.
refusal-too-few-roses = la pila { $stack } richiede almeno { $least } Rose dei Venti.
refusal-never-matches = nessuna carta può avere tutte queste proprietà.
refusal-needs-nothing = una Mappa deve richiedere qualcosa.
refusal-not-ascending = le caselle devono essere in ordine crescente.
refusal-last-stop = l'ultima tappa deve essere docks (i Moli) o lookout (la Torre di Vedetta).
# $known: what may stand there
refusal-stop = "{ $value }" non è una tappa: { $known }, "red card: play a card", "red card: gain N treasure", "red card: move the ship N", "docks: move the ship N", "lookout: discard COLOR".
refusal-both-halves = "{ $value }" compare in entrambe le metà.
refusal-half-empty = ogni metà di una carta Clima deve avere un effetto.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-play-home = { $player } gioca { $card } { $from } con un'Ancora sulla carta { $by }.
# $points: the number on the tile
log-achieve = { $player } reclama la { $map }: tessera { $points }.
log-redraw = { $player } scarta tutta la mano.
# $n: spaces moved; $points: of the space reached; $treasures: chests on the way
log-sail = { $treasures ->
    [0] { $player } muove la Nave di { GOODS("space", $n, case: "acc") } ({ $by }): ora { GOODS("point", $points) }.
   *[other] { $player } muove la Nave di { GOODS("space", $n, case: "acc") } ({ $by }): ora { GOODS("point", $points) }, e ottiene { GOODS("treasure", $treasures) }.
}
log-high-tide = Alta Marea: { $place } va a faccia in giù.
# $a, $b: what the wind roses show
log-roses = Venti del Cambiamento: le Rose dei Venti mostrano { $a } e { $b }.
log-weather = Clima: { $weather }.
# $path: its stops
log-route = { $player } rivela una rotta e occupa il primo luogo libero: { $path }.
# $season as in option-prepare
log-rival-prepares = { $season ->
    [primavera] { $player } si prepara per la primavera con { GOODS("worker", $workers) }.
    [estate] { $player } si prepara per l'estate con { GOODS("worker", $workers) }.
    [autunno] { $player } si prepara per l'autunno con { GOODS("worker", $workers) }.
   *[other] { $player } si prepara per la stagione ({ $season }) con { GOODS("worker", $workers) }.
}
log-rival-draws = { $player } pesca { GOODS("card", $n, case: "acc") }.
log-rival-takes = { $player } prende { $cards } dalla Baia.
log-rival-discards = { $player } scarta { $cards } dalla Baia.
log-rival-plays = { $player } gioca { $card } { $from }.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-islands = Isole
choice-bonny = Livello della Capitana Bonny
choice-weather = Carte Clima
weather-half-upper = Metà superiore
weather-half-both = Entrambe le metà
choice-set = Set personale
preset-farshore-standard = Partita standard
preset-farshore-weather-upper = Con il clima: metà superiore
preset-farshore-weather-both = Con il clima: entrambe le metà
preset-farshore-bonny1 = { player-bonny }: { level-1 }
preset-farshore-bonny2 = { player-bonny }: { level-2 }
preset-farshore-bonny3 = { player-bonny }: { level-3 }
preset-farshore-bonny4 = { player-bonny }: { level-4 }

### In the terminal

help-bonny = Farshore: il livello della Capitana Bonny, da 1 a 4. Predefinito: 1 in solitario, altrimenti senza di lei.
help-weather = Farshore senza la Capitana Bonny: le carte Clima, la metà superiore o entrambe.
help-islands = Farshore: gli id delle isole, una per giocatore. Predefinito: a sorte.
help-set = Farshore: gioca con il set di questo file invece che con quello standard.
example-code = play:grove
example-name = moli
# $level: her level by name
heading-bonny = { $game } - { $rival }, livello { $n }: { $level } - seme { $seed }
zone-events = Dune: Mappe
# After the name of a place: what it does
place-offers = : { $text }
# Between things that are told one after the other
between = { "; " }
zone-ships = Navi
# $points: of the space; $maps: numbers on the tiles
ship-of = { $player }: { $points } (Ancore { $anchors }, Mappe { $maps })
ship-of-rival = { $player }: { $points } (Mappe { $maps })
zone-sea = Rose dei Venti
# The letters of the two stacks
rose-a = A
rose-b = B
zone-weather = Clima
# Followed by her color markers, each with its row
plan-now = programma (colore e fila):
under-water = (Alta Marea)
# Tiles of a map that are left, the next first
tiles-left = [{ $tiles }]
copies-short = ×{ $n }
way-home = Ancora su { $card }
mark-occupied = Ancora
verdict-tie-break = La parità si risolve con la Nave, poi con le Mappe, i Tesori e le risorse rimaste.

### Checking a set file (boardwright check-set)

# $file: the name of the file; the numbers are what the set holds
check-set-fine = { $file }: tutto a posto. Carte: { $cards } ({ $kinds } diverse); isole: { $islands }; Rose dei Venti: { $roses }; Mappe: { $maps }; carte Rotta: { $routes }; carte Clima: { $weathers }.
# $box: how many cards the boxed game has
check-set-count = Carte nel gioco in scatola: { $box }.
# $n: entries marked as reconstructed
check-set-reconstructed = Voci con qualcosa di ricostruito: { $n }.
