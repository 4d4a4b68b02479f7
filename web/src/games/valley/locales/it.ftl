# Ai tavoli della famiglia: zone, e nomi delle cose per chi ascolta.

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

valley-occupied = segnalino occupato
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
valley-others = Altri

valley-bot = bot
valley-state-thinking = deve giocare
valley-state-passed = ha passato
valley-state-away = non collegato
valley-state-left = fuori dalla partita

### What an answer does; $what: the card, place or goods

table-deed-play = Gioca: { $what }
table-deed-visit = Manda un lavoratore: { $what }
table-deed-discard = Scarta: { $what }
table-deed-take = Prendi: { $what }
table-deed-gain = Ottieni: { $what }
table-deed-pay = Paga: { $what }
table-deed-give = Dai: { $what }
table-deed-to = Scegli: { $what }
table-deed-keep = Tieni: { $what }
table-deed-copy = Usa: { $what }
table-deed-activate = Attiva: { $what }
table-deed-produce = Ora: { $what }
table-deed-react = Ora: { $what }
table-deed-recall = Richiama: { $what }
table-deed-remove = Togli: { $what }
table-deed-claim = Prendi: { $what }

### The text view

text-shown = Carte rivelate
text-empty-space = vuoto
text-achieved = Realizzato da { $player }
# $players: names, joined
text-workers = Lavoratori qui: { $players }
text-hand = mano: { $n }
text-slots = carte in città: { $n }

### The rules

rules-filter-kind = Tipo
rules-filter-rarity = Rarità
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Ospita gratis: { $cards }
rules-home = Vive in: { $cards }
rules-group-card = Carte del mazzo
rules-colour-tan = Agisce una volta, quando la giochi.
rules-colour-green = Agisce quando la giochi e di nuovo a ogni Produzione.
rules-colour-red = Agisce quando ci collochi un lavoratore, non quando la giochi.
rules-colour-blue = Resta in vigore: agisce quando fai ciò che nomina, per esempio giocare una carta, o rende le carte meno care.
rules-colour-purple = Non fa nulla durante la partita. Alla fine dà punti bonus.
rules-valley-turn = Il tuo turno
    .a = Fai esattamente una di tre cose: collochi un lavoratore, giochi una carta o ti prepari per la stagione successiva. Poi tocca al prossimo giocatore.
    .b = Ti prepari per la stagione successiva solo quando tutti i tuoi lavoratori sono schierati. Ognuno cambia stagione quando vuole: uno può essere in estate mentre un altro è ancora in inverno.
    .c = In autunno puoi invece passare. Chi ha passato non gioca più; gli altri continuano.
rules-valley-city = La tua città
    .a = In una città c'è posto per { GOODS("card", $slots, case: "acc") }. La loro disposizione non conta.
    .b = Di una carta Comune una città può avere quante copie vuoi, di una carta Unica una sola.
rules-valley-colours = I cinque colori
    .a = Il colore di una carta dice quando agisce.
rules-season-workers = Lavoratori
rules-season-brings = Porta
rules-bonus-produce = Produzione: tutte le tue carte verdi agiscono una volta
# $n: how many cards; $row: "from the Meadow", "from the Bay"
rules-bonus-take = Prendi { GOODS("card", $n, case: "acc") } { $row }
rules-bonus-take-deck = Prendi { GOODS("card", $n, case: "acc") } { $row } o dal mazzo
rules-bonus-none = –

### The guided first game

lessons-valley-tip-spot = Una carta rossa della tua città ha posto per un lavoratore. Mandane uno lì per usarla.
    .title = Un luogo tutto tuo
lessons-valley-tip-full-hand = Hai 8 carte in mano, di più non ce ne stanno. Le carte che pescheresti ora vanno perse per te: prima giocane qualcuna.
    .title = La tua mano è piena
lessons-valley-tip-no-worker = Non hai più lavoratori. Puoi ancora giocare carte. Quando non puoi o non vuoi, preparati per la stagione seguente.
    .title = Tutti i lavoratori sono fuori
lessons-valley-tip-no-room = La tua città ha 15 carte. Poche carte vi trovano ancora posto.
    .title = La tua città è piena
lessons-valley-tip-summer = In estate le carte verdi riposano. Invece prendi carte tra quelle scoperte.
    .title = Estate
lessons-valley-tip-autumn = È l'ultima stagione. Usa bene lavoratori e risorse. Quando non c'è più nulla da fare, passa.
    .title = Autunno
