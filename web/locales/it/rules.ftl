# The rules reference and the card gallery: for somebody who never saw the box. Own words; numbers come from the facts of the games.
# Readers: players. A topic: its title, then .a, .b, … its paragraphs, each a thought of its own.

### The page

rules-title = Regolamento
# $game: name of a game
rules-of = Regolamento di { $game }
rules-choose = Quale gioco?
rules-contents = Indice
rules-search = Cerca regole, carte, luoghi
rules-found = { $n ->
    [0] Nessun risultato.
    [one] { $n } risultato
   *[other] { $n } risultati
}
rules-to-cards = Tutte le carte e i luoghi
rules-to-rules = Al regolamento
rules-players = Giocatori: { $least }–{ $most }
rules-about-everdell = Costruisci una città di animali sotto l'Albero Eterno, con lavoratori e carte, attraverso quattro stagioni.
rules-about-farshore = Costruisci una città sul mare, naviga lungo la costa e raccogli mappe.
rules-about-cartographers = Disegna una mappa delle terre del nord. Tutti disegnano insieme, e gli editti della regina danno il punteggio.

### The gallery

rules-cards-title = Carte e luoghi
# $game: name of a game
rules-cards-of = Carte di { $game }
rules-search-cards = Cerca nei nomi e nei testi
rules-filter-all = tutto
rules-filter-colour = Colore
rules-filter-kind = Tipo
rules-filter-rarity = Rarità
rules-filter-group = Sezione
rules-reset = Togli i filtri
rules-copies = { $n ->
    [one] { $n } copia nel mazzo
   *[other] { $n } copie nel mazzo
}
rules-cost = Costo
rules-free = gratis
rules-value = Punti base
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Ospita gratis: { $cards }
rules-free-any = Ospita gratis un Animale qualsiasi.
rules-home = Vive in: { $cards }
# $n: time of a card, of Cartographers
rules-time = Tempo { $n }
rules-shape-coin = con moneta
rules-solo-number = Solitario: { $n }
rules-reconstructed = Ricostruito
rules-reconstructed-title = Il segno °: ricostruito
rules-reconstructed-hint = Nessuna fonte pubblica riporta tutti i costi e gli effetti di Farshore. Ciò che non abbiamo trovato l'abbiamo ricostruito in armonia con il resto del gioco e segnato. La scatola può differire; nomi, colori e regole generali sono quelli pubblicati.
rules-previous = Precedente
rules-next = Successiva

rules-group-card = Carte del mazzo
rules-group-basic = Luoghi Base
rules-group-forest = Carte Foresta
rules-group-haven = Rifugio
rules-group-journey = Viaggio
rules-group-event-basic = Eventi base
rules-group-event-special = Eventi speciali
rules-group-shore = Costa
rules-group-island = Isole
rules-group-docks = Moli
rules-group-lookout = Torre di Vedetta
rules-group-map = Mappe
rules-group-weather = Clima
rules-group-rose = Rose dei Venti
rules-group-explore = Carte Paesaggio
rules-group-ruins = Carte Rovine
rules-group-ambush = Carte Imboscata
rules-group-edict = Carte Punteggio

### What the colors of cards mean

rules-colour-tan = Agisce una volta, quando la giochi.
rules-colour-green = Agisce quando la giochi e di nuovo a ogni Produzione.
rules-colour-red = Agisce quando ci collochi un lavoratore, non quando la giochi.
rules-colour-blue = Resta in vigore: agisce quando fai ciò che nomina, per esempio giocare una carta, o rende le carte meno care.
rules-colour-purple = Non fa nulla durante la partita. Alla fine dà punti bonus.

### Everdell and Farshore

rules-valley-turn = Il tuo turno
    .a = Fai esattamente una di tre cose: collochi un lavoratore, giochi una carta o ti prepari per la stagione successiva. Poi tocca al prossimo giocatore.
    .b = Ti prepari per la stagione successiva solo quando tutti i tuoi lavoratori sono schierati. Ognuno cambia stagione quando vuole: uno può essere in estate mentre un altro è ancora in inverno.
    .c = In autunno puoi invece passare. Chi ha passato non gioca più; gli altri continuano.
rules-valley-city = La tua città
    .a = In una città c'è posto per { GOODS("card", $slots, case: "acc") }. La loro disposizione non conta.
    .b = Di una carta Comune una città può avere quante copie vuoi, di una carta Unica una sola.
rules-valley-colours = I cinque colori
    .a = Il colore di una carta dice quando agisce.

### Everdell

rules-everdell-goal = Di che cosa si tratta
    .a = Sotto l'Albero Eterno ognuno costruisce una città di Animali e Costruzioni, attraverso quattro stagioni dall'inverno all'autunno. I lavoratori portano risorse, le risorse pagano le carte, e le carte portano altro ancora.
    .b = Le Costruzioni costano rametti, resina e ciottoli, gli Animali bacche. Nulla si esaurisce mai. Vince chi ha più punti quando tutti hanno passato.
rules-everdell-start = Come si comincia
    .a = Tutti iniziano in inverno con { GOODS("worker", $winter) } e una mano di carte: { $first }, { $second }, { $third }, { $fourth } in ordine di turno. Nessuno ha ancora risorse.
    .b = Nel Prato { GOODS("card", $row) } stanno a faccia in su per tutti. In gioco ci sono tutti i luoghi Base, { $forest } carte Foresta ({ $forestMany } con tre o quattro giocatori), gli Eventi base e 4 Eventi speciali scelti a caso.
rules-everdell-places = Collocare un lavoratore
    .a = Collocalo dove c'è posto e ottieni subito ciò che il luogo dà. Resta lì finché non ti prepari per la stagione successiva.
    .b = Un luogo esclusivo ha posto per un solo lavoratore in tutto, uno condiviso per quanti se ne vuole, anche diversi tuoi.
    .c = Una carta Foresta ha un posto; con quattro giocatori ne ha due, e tu puoi prenderne uno solo.
    .d = I lavoratori vanno anche al Rifugio, sugli Eventi, sulle carte rosse della tua città e sulle carte aperte di altre città, il cui proprietario ottiene { GOODS("point", 1, case: "acc") }. Il Viaggio è aperto solo in autunno.
rules-everdell-cards = Giocare una carta
    .a = Gioca una carta dalla mano o direttamente dal Prato e paga esattamente ciò che vi è stampato. Un vuoto nel Prato si riempie subito.
    .b = Invece di pagare puoi ospitare un Animale: una Costruzione della tua città che lo nomina riceve un segnalino occupato, e l'Animale è gratis. Ogni Costruzione lo fa una volta nella partita; l'Albero Eterno accoglie un Animale qualsiasi.
    .c = Alcune carte aiutano a giocarne altre: le rendono meno care o gratis. Per una carta vale un solo aiuto.
    .d = L'ordine: usa un aiuto, paga, rifornisci il Prato, metti la carta in città, fai ciò che dice, poi ciò che dicono di essa le tue altre carte.
    .e = Un Vagabondo non occupa slot della città; un Marito e una Moglie insieme ne occupano uno.
rules-everdell-hand = Mano, Prato, mazzo
    .a = Non hai mai in mano più di { GOODS("card", $hand) }. Una pescata si ferma lì; ciò che non puoi pescare resta nel mazzo.
    .b = Le carte scartate stanno a faccia in giù. Quando il mazzo è vuoto si mescolano e formano un nuovo mazzo.
    .c = Le carte che dai vanno a un giocatore che ha posto in mano e non ha passato. Se non ce n'è, si scartano, e tu ottieni comunque ciò che ti spetta.
rules-everdell-seasons = Le stagioni
    .a = Quando ti prepari per una stagione tutti i tuoi lavoratori tornano, ne ottieni di nuovi e la stagione ti porta qualcosa. Poi il tuo turno finisce.
    .b = I lavoratori sul Monastero e sul Cimitero restano lì per sempre.
rules-everdell-events = Eventi
    .a = Colloca un lavoratore su un Evento di cui la tua città soddisfa i requisiti. È tuo per il resto della partita, anche se le carte richieste lasciano la città.
    .b = Ogni Evento va a un solo giocatore. Gli Eventi base chiedono carte di un colore, quelli speciali due carte precise, o due di ogni colore.
rules-everdell-end = La fine
    .a = In autunno passi quando non puoi o non vuoi fare altro. Quando tutti hanno passato la partita è finita.
    .b = Chi ha passato non riceve più carte né risorse dagli altri. Le carte aperte della sua città si possono ancora visitare.
rules-everdell-scoring = Punteggio
    .a = Si sommano: i punti base delle carte in città, i segnalini punto con quelli sulle carte, i bonus delle carte viola, i lavoratori in Viaggio e gli Eventi.
    .b = In caso di pareggio contano più Eventi, poi più risorse rimaste. Se è pari anche questo, la vittoria è condivisa.
rules-everdell-solo = Da solo contro Rugwort
    .a = Giochi con le regole normali. Rugwort non ha turni, ma prende una carta dopo ognuna delle tue, e i suoi lavoratori ti sbarrano la strada. Vinci con più punti di lui.

### Farshore

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

### Cartographers

rules-cartographers-goal = Di che cosa si tratta
    .a = Ognuno disegna paesaggi su una propria mappa, tutti nello stesso momento. Quattro editti dicono che cosa piace alla regina. Dopo ognuna delle quattro stagioni se ne contano due; vince chi ha più stelle.
    .b = Una mappa ha { $size } righe e { $size } colonne. Vi sono stampate montagne e rovine, sull'altro lato anche terre desolate.
rules-cartographers-turn = Un turno
    .a = Si rivela una carta. Ognuno sceglie uno dei suoi terreni e una delle sue forme e la disegna, tutti insieme. Poi si somma il tempo delle carte; se raggiunge il limite della stagione, la stagione è finita.
    .b = Non si aspetta il proprio turno: il tuo disegno resta segreto finché tutti hanno consegnato.
rules-cartographers-drawing = Disegnare
    .a = Ruota e capovolgi la forma come vuoi e mettila su spazi vuoti, dove vuoi. Non deve toccare ciò che è già disegnato.
    .b = Se nessuna forma della carta ci sta, riempi un solo spazio vuoto con un terreno della carta. Finché una ci sta, devi disegnarla.
    .c = Gli spazi disegnati, le montagne e le terre desolate sono riempiti. Le rovine sono vuote finché nessuno ci disegna, e restano rovine anche dopo. Due spazi sono adiacenti se hanno un lato in comune.
rules-cartographers-ruins = Rovine
    .a = Dopo una carta Rovine il prossimo paesaggio deve coprire almeno uno spazio Rovine vuoto.
    .b = Se sulla tua mappa è impossibile, riempi un solo spazio dove vuoi con un terreno della carta.
rules-cartographers-ambush = Imboscata
    .a = Quando esce un'imboscata passi la tua mappa a un vicino e disegni mostri sulla mappa che ricevi, dove fanno più danno. Poi le mappe tornano indietro.
    .b = In ogni stagione una carta Imboscata entra nel mazzo; quelle non uscite vi restano.
rules-cartographers-coins = Monete e mostri
    .a = Una forma con moneta ti fa guadagnare una moneta, e così una montagna appena i quattro spazi intorno sono riempiti. Una moneta dà 1 stella alla fine di ogni stagione da allora in poi: le prime valgono di più. Le monete sono al massimo { $coins }.
    .b = Alla fine di ogni stagione perdi 1 stella per ogni spazio vuoto adiacente a un mostro. Riempi gli spazi intorno.
rules-cartographers-seasons = Le stagioni
    .a = Una stagione finisce quando il tempo delle sue carte raggiunge il limite. L'ultima carta si disegna per intero. Poi tutte le carte Esplorazione si mescolano di nuovo.
    .b = Ogni editto conta in due stagioni, per intero tutte e due le volte.
rules-cartographers-edicts = Gli editti
    .a = Si danno quattro carte Punteggio, una di ogni genere, agli editti da A a D. Un gruppo è l'insieme degli spazi di uno stesso terreno uniti lato a lato.
rules-cartographers-scoring = Punteggio
    .a = Una stagione porta: il primo editto, il secondo editto, 1 stella per ogni moneta, meno 1 stella per ogni spazio vuoto adiacente a un mostro. Può essere meno di zero.
    .b = La somma delle quattro stagioni è il tuo punteggio. Un pareggio va a chi ha perso meno stelle per i mostri; se è pari anche questo, la vittoria è condivisa.
rules-cartographers-solo = Da solo
    .a = I mostri arrivano da sé: ogni carta Imboscata dice da quale angolo e in quale verso cercano il primo posto in cui la loro forma ci sta.
    .b = Alla fine sottrai dal tuo punteggio i numeri delle quattro carte Punteggio. È la tua valutazione, e ti dà un titolo.
# A table of titles
rules-cartographers-titles = Valutazione almeno
rules-cartographers-sides = I due lati della mappa
    .a = Entrambi hanno montagne e rovine. Sul secondo, al centro, ci sono terre desolate: lì non si disegna.

### Tables

rules-season = Stagione
rules-season-workers = Lavoratori
rules-season-brings = Porta
rules-season-limit = Tempo limite
rules-season-scored = Editti contati
rules-bonus-produce = Produzione: tutte le tue carte verdi agiscono una volta
# $n: how many cards; $row: "from the Meadow", "from the Bay"
rules-bonus-take = Prendi { GOODS("card", $n, case: "acc") } { $row }
rules-bonus-take-deck = Prendi { GOODS("card", $n, case: "acc") } { $row } o dal mazzo
rules-bonus-none = –
