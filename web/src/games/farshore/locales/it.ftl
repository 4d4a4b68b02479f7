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


### The text view

text-maps = Mappe
# $tiles: the numbers on the tiles that are left
text-tiles = Tessere rimaste: { $tiles }
text-none-left = Esaurite
text-anchors = ancore: { $n }
text-ship = nave: { $points }
text-high-tide = Alta marea: { $island } è coperta.
# $route: the places of a card, in order
text-route = Ultima rotta della Capitana Bonny: { $route }
# $markers: colors with their rows
text-plan = Piano della Capitana Bonny, colore e riga: { $markers }

### The rules

rules-about-farshore = Costruisci una città sul mare, naviga lungo la costa e raccogli mappe.
rules-group-shore = Costa
rules-group-island = Isole
rules-group-docks = Moli
rules-group-lookout = Torre di Vedetta
rules-group-map = Mappe
rules-group-weather = Clima
rules-group-rose = Rose dei Venti
rules-farshore-goal = Di che cosa si tratta
    .a = Sul mare ognuno costruisce una città di Animali e Costruzioni, attraverso quattro stagioni dall'inverno all'autunno. Inoltre ognuno ha una Nave, che il vento spinge avanti quando giochi le carte giuste.
    .b = Le Costruzioni costano legname, alghe e sassolini, gli Animali funghi. Nulla si esaurisce mai. Vince chi ha più punti quando tutti hanno passato.
rules-farshore-start = Come si comincia
    .a = Tutti iniziano in inverno con { GOODS("worker", $winter) }, { $anchors } Ancore, una Nave all'inizio del tracciato e una mano di carte: { $first }, { $second }, { $third }, { $fourth } in ordine di turno. Una volta, prima del primo turno, puoi scartare tutta la mano e pescarne una nuova.
    .b = Nella Baia { GOODS("card", $row) } di nome diverso stanno a faccia in su per tutti; quelle uguali stanno una sull'altra. C'è un'isola per ogni giocatore.
rules-farshore-places = Collocare un lavoratore
    .a = Collocalo dove c'è posto e ottieni subito ciò che il luogo dà. Resta lì finché non ti prepari per la stagione successiva.
    .b = Un luogo Costa, un'isola e una carta rossa hanno posto per un solo lavoratore in tutto. I Moli, la Torre di Vedetta e le Dune ne accolgono quanti si vuole.
    .c = Visiti solo le carte rosse della tua città.
rules-farshore-cards = Giocare una carta
    .a = Gioca una carta dalla mano o direttamente dalla Baia e paga ciò che vi è stampato. Un Tesoro sostituisce una risorsa qualsiasi.
    .b = Oppure usa un'Ancora: mettila su una Costruzione della tua città che ha il colore dell'Animale e ancora nessuna Ancora, e quell'Animale è gratis. Le tue { $anchors } Ancore valgono per tutta la partita.
    .c = Alcune carte aiutano a giocarne altre: le rendono meno care o gratis. Per una carta vale un solo aiuto.
    .d = L'ordine: usa un aiuto, paga, metti la carta in città, fai ciò che dice, fai ciò che dicono di essa le tue altre carte, muovi la Nave, rifornisci la Baia.
    .e = Il Relitto e il Naufrago non occupano slot della città.
rules-farshore-ship = Vento, Nave e Tesori
    .a = Due Rose dei Venti sono a faccia in su. Per ognuna a cui corrisponde una carta che giochi, la tua Nave avanza di 1 casella. Anche alcune carte e alcuni luoghi la muovono.
    .b = Ogni Forziere che la Nave raggiunge o supera ti dà un Tesoro. Paga una risorsa qualsiasi; non speso vale { GOODS("point", $treasure, case: "acc") } alla fine.
    .c = Conta solo la casella in cui la Nave si ferma. L'ultima vale { GOODS("point", $last, case: "acc") }.
rules-farshore-maps = Mappe e Dune
    .a = Colloca un lavoratore sulle Dune per reclamare la prima tessera di una Mappa di cui la tua città ha le carte. Le carte restano e possono valere anche per altre Mappe.
    .b = Di ogni Mappa puoi avere una tessera. Alla fine i numeri sulle tessere si sommano e si moltiplicano per quante tessere hai: le prime hanno numeri più alti, tante tessere li moltiplicano.
rules-farshore-hand = Mano, Baia, mazzo
    .a = Non hai mai in mano più di { GOODS("card", $hand) }. Una pescata si ferma lì.
    .b = Le carte scartate stanno a faccia in giù. Quando il mazzo è vuoto si mescolano e formano un nuovo mazzo.
    .c = Le carte che dai vanno a un giocatore che ha posto in mano e non ha passato. Se non ce n'è, si scartano, e tu ottieni comunque ciò che ti spetta.
rules-farshore-seasons = Le stagioni
    .a = Quando ti prepari per una stagione tutti i tuoi lavoratori tornano, ne ottieni uno nuovo e la stagione ti porta qualcosa. Poi il tuo turno finisce.
    .b = Quando l'ultimo giocatore si è preparato per una stagione il vento gira: entrambe le Rose dei Venti cambiano. Quando l'ultimo arriva in estate viene prima l'Alta Marea: quel giocatore gira a faccia in giù { $tide } isole, chiuse da allora in poi.
rules-farshore-end = La fine
    .a = In autunno passi quando non puoi o non vuoi fare altro. Quando tutti hanno passato la partita è finita.
    .b = Chi ha passato non riceve più carte né risorse dagli altri, e i suoi lavoratori restano dove sono.
rules-farshore-scoring = Punteggio
    .a = Si sommano: i punti base delle carte in città, i bonus delle carte viola, i segnalini punto, { GOODS("point", $treasure, case: "acc") } per ogni Tesoro non speso, le Mappe e la casella della Nave.
    .b = In caso di pareggio conta la Nave più avanti, poi più Mappe, più Tesori, più risorse. Se tutto è pari, la vittoria è condivisa.
rules-farshore-solo = Capitana Bonny
    .a = Da solo giochi contro la Capitana Bonny; anche due o tre giocatori possono invitarla. Ha turni suoi, con carte Rotta e un proprio Programma. I livelli sono quattro.
rules-farshore-weather = Clima
    .a = Ai livelli più alti della Capitana Bonny, e se vuoi anche senza di lei, vale una carta Clima. La prossima arriva quando cambiano le Rose dei Venti. Riguarda i giocatori, mai la Capitana Bonny.
title-notice = I costi e quasi tutti gli effetti delle carte di Farshore sono ricostruiti, perché nessuna fonte pubblica li riporta. Chi possiede la scatola può correggerli.
rules-reconstructed = Ricostruito
rules-reconstructed-title = Il segno °: ricostruito
    .a = Nessuna fonte pubblica riporta i costi e quasi tutti gli effetti delle carte di Farshore, né le isole, le Rose dei Venti, le rotte e il clima. Li abbiamo ricostruiti in armonia con il resto del gioco e segnati. La scatola può differire. Tipi, colori e punti delle carte e le regole generali sono quelli pubblicati. Sono nostri i nomi italiani delle carte che il regolamento non cita, e quelli di isole e clima. Chi possiede la scatola può correggere ogni voce con un file.

### The guided first game

lessons-farshore-learn-1 = Inviare lavoratori sulla Costa e sulle isole
lessons-farshore-learn-2 = Prendere il vento e muovere la Nave
lessons-farshore-learn-3 = Usare Tesori e Ancore
lessons-farshore-learn-4 = Stagioni, tessere Mappa e ciò che conta alla fine
lessons-farshore-goal = Costruisci sulla costa una città di al massimo 15 carte e porta la tua Nave più lontano che puoi. Vince chi ha più punti.
    Nel tuo turno fai una sola cosa: collochi un lavoratore, giochi una carta o ti prepari per la stagione seguente.
    I costi e quasi tutti gli effetti delle carte sono ricostruiti (segno °).
    .title = Ecco Farshore
lessons-farshore-hand = Queste carte le vedi solo tu. In alto a sinistra c'è il costo, a destra i punti. Punta una carta, o tienila premuta, per leggerla tutta.
    Una volta, prima della partita, puoi cambiarle tutte. Questa mano è buona: tienila.
    .title = La tua mano
lessons-farshore-bay = Queste carte sono scoperte per tutti. Puoi giocarle come se le avessi in mano. Nessun nome è qui due volte: le copie stanno una sull'altra.
    .title = La Baia
lessons-farshore-worker = Non hai ancora nulla per pagare: colloca un lavoratore. Quest'isola dà { GOODS("driftwood", 2, case: "acc") } e { GOODS("seaweed", 2, case: "acc") }: bastano per { $grove } nella tua mano.
    Scegli l'isola o premi “Mostrami”.
    .title = Colloca un lavoratore
lessons-farshore-confirm = Prima vedi che cosa porta una mossa. Nulla è fatto finché non confermi.
    “Annulla” riporta indietro una mossa, finché nessun altro ha giocato e nulla di nascosto è stato visto.
    .title = Guarda, poi conferma
lessons-farshore-since = Poi tocca all'avversario. “Dal tuo ultimo turno” dice che cosa è successo. Ognuno passa le stagioni al proprio ritmo.
    .title = Che cosa ha fatto l'altro
lessons-farshore-roses = Due Rose dei Venti dicono quali carte prendono il vento: ora le carte verdi e le Costruzioni. Per ognuna che corrisponde alla carta giocata, la tua Nave avanza di una casella. { $grove } corrisponde a entrambe: ogni piccola bussola su una carta ne indica una.
    .title = Il vento
lessons-farshore-play = Scegli { $grove } nella tua mano e paga. La carta entra nella tua città, agisce subito e muove la Nave di due caselle.
    .title = Gioca una carta
lessons-farshore-ship = La tua Nave ha preso il mare. Alla fine conta la casella dove si trova, fino a 60 punti. Quando raggiunge o supera un Forziere, prendi un Tesoro.
    .title = La tua Nave
lessons-farshore-treasure = Un Tesoro paga al posto di una risorsa qualsiasi. Quelli che non spendi valgono 2 punti ciascuno alla fine.
    .title = Tesori
lessons-farshore-anchor = Hai 3 Ancore per tutta la partita. Una di esse, posta su una Costruzione, fa giocare gratis un Animale dello stesso colore. { $grove } è verde, e anche { $hunter } nella tua mano: scegli quella carta.
    .title = Getta l'Ancora
lessons-farshore-colors = Le carte verdi agiscono quando le giochi e di nuovo in primavera e in autunno. Le bronzo una volta sola. Le rosse accolgono un lavoratore. Le blu aiutano da lì in poi. Le viola danno punti alla fine.
    .title = Cinque colori
lessons-farshore-again = Colloca l'altro lavoratore. Costa e isole accolgono un lavoratore ciascuna. Ai Moli e alla Torre di Vedetta c'è posto per tutti: lì le carte diventano risorse, o la mano torna a 8 carte.
    .title = Un altro luogo
lessons-farshore-season = Tutti i tuoi lavoratori sono fuori. Puoi ancora giocare carte, oppure prepararti per la primavera: tornano, se ne aggiunge uno e le carte verdi agiscono ancora. È il tuo turno intero.
    .title = Prepararsi alla stagione
lessons-farshore-dunes = Con i colori giusti nella tua città, un lavoratore sulle Dune reclama una tessera Mappa. Vale il suo numero per le tessere Mappa che hai: la prossima migliora anche le altre.
    .title = Le Mappe sulle Dune
lessons-farshore-scoring = In autunno giochi finché passi. Poi si sommano carte, bonus viola, segnalini, Tesori, Mappe e Nave. I punti che hai ora sono accanto alla tua città.
    .title = La fine
lessons-farshore-on = Ora la partita è tua. Quando capita qualcosa di nuovo, te lo dico. Se scegli qualcosa che non puoi fare, leggi il perché.
    .title = Ne sai abbastanza
lessons-farshore-tip-map = La tua città ha i colori di una tessera Mappa. Manda un lavoratore sulle Dune: chi arriva prima ottiene il numero più alto.
    .title = Una Mappa è possibile
lessons-farshore-tip-tide = Gli altri sono già in estate. Due isole vengono sommerse e scegli tu quali: nessuno potrà più visitarle.
    .title = Alta Marea
lessons-farshore-tip-winds = Tutti hanno cambiato stagione, quindi il vento è girato. Guarda quali carte muovono ora la tua Nave.
    .title = Nuovi venti

# In place of what the family says: a home is for a color, and an anchor takes it. $colour: the color word
valley-home-of = Un'Ancora qui gioca gratis un Animale di colore { $colour }
valley-guest-of = Gratis con un'Ancora su una Costruzione di colore { $colour }
valley-occupied = con un'Ancora

### Names

name-breaks-farshore =
    Am-mi-ra-glio Bo-schet-to Cac-cia-to-re Car-to-gra-fo Clan-de-sti-no Con-trab-ban-die-ri
    Co-stru-zio-ne De-sti-na-zio-ne Do-ga-nie-re Er-bo-ri-sta Giar-di-ni Go-ver-na-to-re Guar-dia-no
    In-ten-den-te Le-vi-ga-tri-ce Ma-gaz-zi-no Mer-can-te Mi-nia-to-re Nau-fra-go Na-vi-ga-to-re
    Pel-le-gri-no Pic-cio-ne Pro-du-zio-ne Pro-spe-ri-tà Re-cu-pe-ran-te Sas-so-li-ni Sco-glie-ra
    Sco-iat-to-lo Scrip-to-rium Scul-to-re Som-moz-za-to-re So-prav-ven-to Spiag-gia Viag-gia-to-re
