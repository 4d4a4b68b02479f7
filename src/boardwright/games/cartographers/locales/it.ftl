# Cartographers. Card texts are our own words; names follow the English edition.

game-cartographers = Cartographers
    .about = Disegna la mappa della regina prima dell'inverno
    .time = 30–45 min

### Goods: a number and its noun. $n: how many.

noun-star = { $n ->
    [one] { $n } stella
   *[other] { $n } stelle
}
noun-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
noun-option = { $n ->
    [one] { $n } disegno possibile
   *[other] { $n } disegni possibili
}

### Names

side-a = Terre Selvagge
side-b = Terre Desolate
side-own = Schema personale

terrain-forest = Foresta
terrain-village = Villaggio
terrain-farm = Fattoria
terrain-water = Acqua
terrain-monster = Mostro

# The legend under the map; at most 12 characters each.
legend-forest = foreste
legend-village = villaggi
legend-farm = fattorie
legend-water = acqua
legend-monster = mostri
legend-mountain = montagne
legend-ruins = rovine vuote
legend-wasteland = desolazione
legend-on-ruins = su rovine
legend-fits = ci sta

season-spring = Primavera
season-summer = Estate
season-fall = Autunno
season-winter = Inverno
season-over = Fine della partita

back-forest = Foresta
back-village = Villaggio
back-farm_water = Fattoria e Acqua
back-arrangement = Disposizione

edict-letter-a = A
edict-letter-b = B
edict-letter-c = C
edict-letter-d = D

card-great_river = Grande Fiume
    .rule = { rule-landscape }
card-farmland = Terre Coltivate
    .rule = { rule-landscape }
card-hamlet = Borgo
    .rule = { rule-landscape }
card-forgotten_forest = Foresta Dimenticata
    .rule = { rule-landscape }
card-hinterland_stream = Ruscello dell'Entroterra
    .rule = { rule-landscape }
card-homestead = Podere
    .rule = { rule-landscape }
card-orchard = Frutteto
    .rule = { rule-landscape }
card-treetop_village = Villaggio sugli Alberi
    .rule = { rule-landscape }
card-marshlands = Paludi
    .rule = { rule-landscape }
card-fishing_village = Villaggio di Pescatori
    .rule = { rule-landscape }
card-rift_lands = Spaccature
    .rule = { rule-rift_lands }
card-temple_ruins = Rovine di un Tempio
    .rule = { rule-ruins }
card-outpost_ruins = Rovine di un Avamposto
    .rule = { rule-ruins }
card-goblin_attack = Attacco dei Goblin
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "SE", direction: "counterclockwise") }
card-bugbear_assault = Assalto dei Bugbear
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "NE", direction: "clockwise") }
card-kobold_onslaught = Offensiva dei Coboldi
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "SW", direction: "clockwise") }
card-gnoll_raid = Incursione degli Gnoll
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "NW", direction: "counterclockwise") }

### Rule texts of explore and ambush cards

rule-landscape = Disegna una delle forme con uno dei terreni. Puoi ruotarla e capovolgerla come vuoi. Se nessuna forma ci sta, riempi invece un quadrato 1×1.
rule-rift_lands = Riempi uno spazio vuoto a scelta con un terreno qualsiasi, anche Mostro.
rule-ruins = Il prossimo disegno di una carta Paesaggio deve coprire uno spazio Rovine. Se non è possibile, riempi un quadrato 1×1 in un punto a scelta.
rule-ambush-clockwise = Passa la tua mappa in senso orario e disegna questa forma, riempita di mostri, sulla mappa che ricevi.
rule-ambush-counterclockwise = Passa la tua mappa in senso antiorario e disegna questa forma, riempita di mostri, sulla mappa che ricevi.
# How the monsters come in a game alone
-ambush-solo = I mostri occupano il primo punto in cui la forma stampata ci sta: cerca lungo il bordo a partire dall'angolo { $corner ->
    [NW] in alto a sinistra
    [NE] in alto a destra
    [SE] in basso a destra
   *[SW] in basso a sinistra
}, { $direction ->
    [clockwise] { direction-clockwise }
   *[counterclockwise] { direction-counterclockwise }
}, poi un anello più all'interno e così via.

### Scoring cards

edict-sentinel_wood = Bosco della Sentinella
    .rule = 1 stella per ogni spazio Foresta sul bordo della mappa.
edict-greenbough = Ramoverde
    .rule = 1 stella per ogni riga e per ogni colonna in cui c'è almeno uno spazio Foresta.
edict-treetower = Torre d'Alberi
    .rule = 1 stella per ogni spazio Foresta con tutti e quattro i lati chiusi da spazi riempiti o dal bordo della mappa.
edict-stoneside_forest = Foresta Pedemontana
    .rule = 3 stelle per ogni montagna che un gruppo Foresta collega a un'altra montagna.
edict-canal_lake = Lago dei Canali
    .rule = 1 stella per ogni spazio Acqua adiacente a una Fattoria e 1 stella per ogni spazio Fattoria adiacente all'Acqua.
edict-mages_valley = Valle dei Maghi
    .rule = 2 stelle per ogni spazio Acqua adiacente a una montagna e 1 stella per ogni spazio Fattoria adiacente a una montagna.
edict-golden_granary = Il Granaio Dorato
    .rule = 1 stella per ogni spazio Acqua adiacente alle Rovine e 3 stelle per ogni spazio Fattoria disegnato sulle Rovine.
edict-shoreside_expanse = Distesa Costiera
    .rule = 3 stelle per ogni gruppo Fattoria che non tocca né l'Acqua né il bordo della mappa e 3 stelle per ogni gruppo Acqua che non tocca né Fattorie né il bordo.
edict-wildholds = Roccaforti Selvagge
    .rule = 8 stelle per ogni gruppo Villaggio che conta 6 o più spazi.
edict-great_city = Grande Città
    .rule = 1 stella per ogni spazio del tuo gruppo Villaggio più grande tra quelli non adiacenti a una montagna.
edict-greengold_plains = Pianure d'Oroverde
    .rule = 3 stelle per ogni gruppo Villaggio che confina con almeno 3 altre tipologie di terreno.
edict-shieldgate = Porta dello Scudo
    .rule = 2 stelle per ogni spazio del tuo secondo gruppo Villaggio per grandezza.
edict-borderlands = Terre di Confine
    .rule = 6 stelle per ogni riga e per ogni colonna riempita per intero.
edict-lost_barony = Baronia Perduta
    .rule = 3 stelle per ogni spazio lungo un lato del tuo quadrato riempito più grande.
edict-broken_road = La Strada Spezzata
    .rule = 3 stelle per ogni diagonale tutta riempita che scende dal bordo sinistro al bordo inferiore.
edict-cauldrons = I Calderoni
    .rule = 1 stella per ogni spazio vuoto con tutti e quattro i lati chiusi da spazi riempiti o dal bordo della mappa.

### Solo titles, by least rating

title-30 = Cartografo Leggendario
title-20 = Artigiano delle Mappe
title-10 = Topografo Viaggiatore
title-0 = Perito Apprendista
title-minus-5 = Assessore Dilettante
title-minus-10 = Assistente Incapace
title-minus-20 = Semplice Scribacchino
title-minus-30 = Bevitore di Inchiostro
title-none = nessun titolo

### Prompts: one imperative sentence, at most 60 characters.

prompt-draw = Disegna una forma della carta { $source }.
prompt-draw-ruins = Disegna una forma che copra uno spazio Rovine.
# $map: whose map it is
prompt-ambush = Disegna i mostri sulla mappa di { $map }.

### Options. $terrain: one of the terrain-… messages; $spaces: names of spaces.

option-drawing = { $terrain }: { $spaces }

### Score lines

source-coins = Monete
source-monsters = Mostri

### Log: actor, verb in the present, object. $player: a name, never inflected; $spaces: names of spaces.

log-revealed = Carta rivelata: { $card }. Tempo: { $time } su { $limit }.
log-drawn = { $player } disegna { $terrain }: { $spaces }.
# The same, with coins earned
log-drawn-coins = { $player } disegna { $terrain }: { $spaces }; guadagna { GOODS("coin", $coins, case: "acc") }.
# On somebody else's map in an ambush; $map: whose map
log-drawn-on = { $player } disegna mostri sulla mappa di { $map }: { $spaces }.
log-drawn-on-coins = { $player } disegna mostri sulla mappa di { $map }: { $spaces }. { $map } guadagna { GOODS("coin", $coins, case: "acc") }.
log-map-full = La mappa di { $map } è piena e resta com'è.
log-ambushed = { $card }: i mostri occupano { $spaces }.
log-ambushed-coins = { $card }: i mostri occupano { $spaces }, chiudendo { $coins ->
    [one] una montagna
   *[other] più montagne
}. Guadagni { GOODS("coin", $coins, case: "acc") }.
log-ambush-ignored = { $card }: non c'è posto per i mostri.
log-season-scored = { $season }: { $player } totalizza { GOODS("star", $total, case: "acc") } ({ $first_edict } { $first }, { $second_edict } { $second }, monete { $coins }, mostri { $loss ->
    [0] 0
   *[other] −{ $loss }
}).
log-season-began = Comincia una nuova stagione: { $season }.
# $n: how many winners; $players: their names
verdict-winners = { $n ->
    [one] Vince { $players }!
   *[other] { $players } condividono la vittoria!
}

### Refused drawings

refusal-no-drawing = un disegno si scrive con terreno, due punti e spazi, per esempio forest:b3b4c4.
refusal-no-terrain = il terreno "{ $terrain }" non esiste.
refusal-off-map = { $space } è fuori dalla mappa: le righe sono a–k, le colonne 1–11.
refusal-spelling = gli spazi si scrivono in ordine di lettura, ciascuno una volta sola: { $right }
refusal-terrain-not-on-card = la carta { $card } non mostra questo terreno.
refusal-overlap = { $space } non è vuoto; un disegno copre solo spazi vuoti.
refusal-shape-not-on-card = questa non è una forma della carta { $card }.
refusal-single-not-allowed = un quadrato 1×1 è consentito solo quando nient'altro ci sta.
refusal-ruins-not-covered = il disegno deve coprire uno spazio Rovine vuoto.
refusal-only-single = nessuna forma della carta { $card } può coprire Rovine vuote, quindi si disegna un quadrato 1×1.

### Impossible positions and set-ups

refusal-edict-back = i quattro editti richiedono quattro retri diversi; il retro { $back } compare due volte.
refusal-land-row = una riga dello schema ha 11 segni, scelti tra { $marks }
refusal-land-without-room = lo schema non ha spazi su cui disegnare.
refusal-map-row = una riga della mappa ha 11 lettere.
refusal-map-space = { $space } non può essere "{ $mark }": lì il foglio riporta "{ $printed }".
refusal-card-twice = la carta { $card } non può uscire di nuovo.
refusal-not-ambush = questa non è una carta Imboscata.
refusal-too-many-ambushes = { $most ->
    [one] entro questa stagione può essere uscita al massimo { $most } carta Imboscata.
   *[other] entro questa stagione possono essere uscite al massimo { $most } carte Imboscata.
}
refusal-not-in-deck = in quel momento la carta { $card } non è nel mazzo.
refusal-time-unreachable = con le carte rimaste la stagione non può essere durata tanto.
refusal-ambush-not-revealed = la carta { $card } deve essere tra le carte rivelate di questa stagione.
refusal-ambushes-column = anche le carte Imboscata tra quelle rivelate vanno elencate qui.
refusal-time-column = la somma delle carte rivelate è { $time }.
refusal-ruins-column = questo non concorda con le carte rivelate.
refusal-season-is-over = la stagione sarebbe già finita.
refusal-all-handed = tutti i posti hanno consegnato, quindi i disegni sarebbero già scoperti.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-map = Lato della mappa
choice-edicts = Carte Punteggio
choice-any_terrain = Rovine: qualsiasi terreno per il quadrato 1×1
preset-cartographers-standard = Partita standard
preset-cartographers-solo = Partita in solitario
preset-cartographers-wastelands = { side-b }

### In the terminal

help-map = Lato della mappa: a (Terre Selvagge) o b (Terre Desolate).
help-edicts = Gli id delle quattro carte Punteggio da A a D, una per ogni retro. Predefinito: a sorte.
help-any-terrain = Con l'obbligo delle Rovine il quadrato 1×1 può avere qualsiasi terreno, come nel regolamento inglese.
# $game, $side: names; $seed: the seed of the deal
heading = { $game } - { $side } - seme { $seed }
time-of = Tempo { $time } su { $limit }
revealed-before = Già rivelate in questa stagione: { $cards }
# Above a map where there are several; $coins: the message below
owner = { $player } - { $coins }
coins-of = Monete: { $coins } su { $most }
card-time = tempo { $time }
must-cover-ruins = Copri uno spazio Rovine
single-space = Nessuna forma della carta ci sta: riempi un quadrato 1×1.
# After the number of a shape
with-coin = + moneta
does-not-fit = (non ci sta)
# Answers to "why". $n: number of the shape
why-shape = forma { $n }
why-nowhere = ora non ci sta da nessuna parte
terrains = Terreno:
rule-coins = 1 stella per ogni moneta alla fine di ogni stagione. Una forma con moneta ne fa guadagnare una, e così pure una montagna quando viene riempito il suo ultimo lato libero.
rule-monsters = Alla fine di ogni stagione perdi 1 stella per ogni spazio vuoto adiacente a un mostro.
preview = Se consegni questo disegno:
preview-of = Se consegni questo disegno, sulla mappa di { $player }:
preview-nothing = I punteggi non cambiano.
# $points: total if nothing changed any more; $change: with its sign
preview-total = Finale se nulla cambia: { $points } ({ $change })
confirm-hint = Premi Invio (o { $confirm }) per consegnare, oppure continua a modificare.
# After a prompt; $confirm, $help: words to type
prompt-hint = (ad es. b3; { $help } per aiuto)
nothing-entered = Scegli prima uno spazio; ? mostra che cosa puoi scrivere.
undo-too-late = Non c'è nulla da annullare; con la carta successiva i disegni restano.
undo-done = { $player } annulla il disegno.
refusal-shape-off-map = con @ su { $space } la forma esce dalla mappa.
refusal-no-such-shape = { $most ->
    [one] la carta mostra soltanto la forma { $most }.
   *[other] la carta mostra le forme da 1 a { $most }.
}
type-turn = r ruota gira
type-flip = c capovolgi specchia
type-where = dove
type-show = mostra mappa
type-maps = m mappe
typing-square = colloca qui lo spazio della forma segnato con @
typing-shape = scegli con il numero una forma della carta
typing-turn = ruota la forma di un quarto di giro in senso orario
typing-flip = capovolgi la forma da sinistra a destra
typing-where = segna dove ci sta la forma così ruotata; di nuovo per smettere
typing-terrain = scegli un terreno con il suo nome o con le prime lettere
typing-together = tutto insieme in una riga
typing-squares = disegna esattamente questi spazi con il terreno scelto
typing-code = l'intero disegno come codice di opzione
typing-confirm = consegna il disegno (o premi soltanto Invio)
typing-undo = annulla il disegno in prova; in più persone, l'ultimo consegnato, finché ne manca qualcuno
typing-show = mostra di nuovo il tavolo (o premi solo Invio)
typing-codes = elenca tutti i disegni possibili
typing-maps = mostra tutte le mappe
typing-rules = mostra le regole di tutte le carte sul tavolo
typing-log = che cosa è successo dal tuo ultimo disegno
column-first-edict = Primo editto
column-second-edict = Secondo editto
column-coins = Monete
column-monsters = Mostri
# First column of the score table: a finished season, and the running one as it would score now
season-name = { $season }
season-so-far = { $season } (ora)
# $code: option code of an answer that only this seat may see
handed-sealed = Disegno consegnato, ancora segreto: { $code }
rating-sum = Valutazione: { $total } − ({ $numbers }) = { $rating }
# $title: a solo title
verdict-solo = La tua valutazione è { $rating }: { $title }.
by-source = Stelle per fonte, per giocatore e per partita
bench-solo-games = partite casuali in solitario
bench-solo-decisions = decisioni casuali
bench-options-sample = opzioni: quante sono e un campione
bench-options-length = opzioni: quante sono
bench-options-moves = opzioni: tutte le mosse
bench-options-codes = opzioni: tutti i codici
bench-four-edicts = i quattro editti di una partita
bench-sixteen-edicts = tutte le sedici carte Punteggio
bench-casual-games = partite in solitario del bot Amatore
bench-crowd = una partita casuale con 100 giocatori
bench-casual-rating = valutazione media in 200 partite del bot Amatore
bench-kernel-games = partite casuali in solitario del nucleo compilato

### The plain pages

pages-shape = Forma
pages-terrain = Terreno
# $n: number of the shape, $places: in how many places it fits
pages-shape-n = Forma { $n }, posizioni possibili: { $places }
pages-put = Scegli dove va il primo spazio in alto a sinistra
pages-hand-in = Consegna
pages-type-code = Scrivilo
pages-code = Disegno
pages-code-hint = Terreno e spazi, per esempio forest:b3b4c4
