# The command line and the terminal table.

### Help pages of the commands. One or two sentences each.

help-boardwright = Boardwright, un tavolo digitale per i giochi da tavolo delle stagioni. Un progetto amatoriale con parole e disegni propri, non affiliato agli editori.
help-play = Gioca una partita nel terminale: in solitario, con altre persone a questa tastiera o con i bot.
help-replay = Racconta mossa per mossa una partita salvata.
help-simulate = Fai giocare molte partite ai bot e riassumi i punteggi.
help-position = Carica una posizione da un file JSON, applica codici e stampa le decisioni in attesa, tutte le viste e i punteggi.
help-bench = Misura la velocità delle regole su questa macchina.
help-usage = Uso:
help-options = Opzioni
help-commands = Comandi
help-options-word = [OPZIONI]
help-command-word = COMANDO [OPZIONI]
help-game-word = GIOCO
help-file-word = FILE
help-code-word = CODICE
help-bot-word = BOT
help-players-word = POSTI
help-help = Mostra questa pagina.
help-version = Mostra la versione.
help-lang = Lingua: en, it, fr o ru.
notice-letters = Questo terminale non mostra le lettere della lingua richiesta; si usa l'inglese.
help-players = Posti, separati da virgole: you (tu), nomi di persone o bot ({ $bots }). Un numero indica altrettante persone. Predefinito: solo tu.
help-seed = Un numero intero; lo stesso seme dà le stesse carte. Predefinito: a caso.
help-map = Lato della mappa: a (Terre Selvagge) o b (Terre Desolate).
help-edicts = Gli id delle quattro carte Punteggio da A a D, una per ogni retro. Predefinito: a sorte.
help-any-terrain = Con l'obbligo delle Rovine il quadrato 1×1 può avere qualsiasi terreno, come nel regolamento inglese.
help-resume = Riprendi una partita salvata.
help-to = Fermati dopo questo numero di risposte.
help-seat = Racconta la partita come l'ha vista questo posto (da 0).
help-pick = Applica un codice di opzione; si può ripetere. Se più posti sono in attesa, scrivi posto e codice: "1 forest:b3b4c4".
help-json = Stampa in JSON.
help-number = Quante partite. Predefinito: 100.
help-bot = Il bot in ogni posto: { $bots }. Predefinito: greedy.
help-seats = Quanti posti. Predefinito: 1.
help-jobs = Quanti processi. Predefinito: uno per ogni core.
help-picture = Salva l'istogramma come immagine (.png, .svg o .pdf).

### Bad arguments: one line each.

error-whole = "{ $value }" non è un numero intero da { $least } a { $most }.
error-one-of = "{ $value }" non è un valore noto. Valori noti: { $known }
error-extra = argomento di troppo: { $value }
error-command = il comando "{ $value }" non esiste. Comandi noti: { $known }
error-option = l'opzione { $value } non esiste.
error-option-close = l'opzione { $value } non esiste. Forse { $known }?
error-option-value = { $value } richiede un valore.
error-missing = manca { $value }.
error-missing-game = manca il gioco. Giochi noti: { $known }
error-parameter = { $option }: { $reason }
error-with-resume = { $value } non va insieme a --resume: una partita salvata ha già la sua preparazione.

refusal-player-name = "{ $name }" non può essere un nome: non deve essere vuoto né cominciare con un numero.
refusal-no-bot = questo bot non è noto. Bot noti: { $known }
refusal-pick-seat = una scelta è un codice, oppure un posto e un codice.
refusal-pick-needs-seat = più posti sono in attesa ({ $seats }); scrivi il posto prima del codice.
refusal-file-read = non è possibile leggere il file: { $problem }
refusal-file-write = non è possibile scrivere il file: { $problem }
refusal-file-missing = il file o la cartella non esiste.
refusal-file-is-folder = questa è una cartella.
refusal-file-permission = l'accesso al file non è consentito.
refusal-file-disk-full = il disco è pieno.
refusal-file-too-large = il file è troppo grande.
refusal-file-text = questo non è un file di testo (riga { $line }).
refusal-file-json = questo non è JSON valido (riga { $line }, colonna { $column }).
refusal-file-json-plain = un nome compare due volte, un numero è troppo lungo o le parentesi sono troppo annidate.
refusal-file-foreign = il file esiste e non è una partita salvata; resta com'è.
refusal-file-other-game = il file contiene un'altra partita, o questa più avanti; resta com'è.
refusal-file-folder = la cartella non esiste.
refusal-picture-kind = un file di immagine termina con { $known }
refusal-picture-library = le immagini richiedono matplotlib; installa boardwright[plots].

### Players

# $n: number of the player
player-n = Giocatore { $n }
# Seats are numbered from 0 in positions and records
seat-n = Posto { $n }
bot-random = Casuale
bot-greedy = Vorace

### The table

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
not-understood = "{ $word }" non è un comando noto; ? mostra che cosa puoi scrivere.
codes-count = { GOODS("option", $n) }.
undo-too-late = Non c'è nulla da annullare; con la carta successiva i disegni restano.
undo-done = { $player } annulla il disegno.
hand-over = Passa la tastiera a { $player }
press-enter = Premi Invio per continuare.
waiting = In attesa di: { $players }
saved = Partita salvata: { $file }
save-where = Indica un file: { $save } FILE
quit-unsaved = La partita non è salvata. "{ $save } FILE" la salva, "{ $quit }" esce senza salvare, Invio continua.
goodbye = A presto.
goodbye-unsaved = A presto. La partita non è stata salvata.
refusal-shape-off-map = con @ su { $space } la forma esce dalla mappa.
refusal-no-such-shape = { $most ->
    [one] la carta mostra soltanto la forma { $most }.
   *[other] la carta mostra le forme da 1 a { $most }.
}

### What can be typed: words for each command, the first one is shown in hints.

type-turn = r ruota gira
type-flip = c capovolgi specchia
type-where = dove
type-confirm = ok sì si !
type-undo = annulla
type-show = mostra mappa
type-codes = codici
type-maps = m mappe
type-scores = p punti
type-rules = regole carte
type-log = registro
type-save = salva
type-quit = esci q
type-help = ? aiuto

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
typing-scores = mostra i punteggi fino a ora
typing-rules = mostra le regole di tutte le carte sul tavolo
typing-log = che cosa è successo dal tuo ultimo disegno
typing-save = salva la partita: salva FILE; si riprende con --resume FILE
typing-quit = abbandona il tavolo
typing-help = questo elenco

### Scores and results

column-season = Stagione
column-first-edict = Primo editto
column-second-edict = Secondo editto
column-coins = Monete
column-monsters = Mostri
column-total = Totale
column-rank = Posizione
column-player = Giocatore
total-so-far = Totale finora
# First column of the score table: a finished season, and the running one as it would score now
season-name = { $season }
season-so-far = { $season } (ora)
# $code: option code of an answer that only this seat may see
handed-sealed = Disegno consegnato, ancora segreto: { $code }
expected = { $player }: { $points } alla fine se non cambiasse nulla.
rating-sum = Valutazione: { $total } − ({ $numbers }) = { $rating }
# $title: a solo title
verdict-solo = La tua valutazione è { $rating }: { $title }.
# A question of a position with the seat it is put to
pending-of = { $player }: { $prompt }
pick-refused = Non consentito: { $reason }

### Simulation

simulating = { $game }
time-left = restano:
summary = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
row-score = Punteggio
row-rating = Valutazione
column-mean = media
column-error = ±
column-deviation = dev. st.
column-least = min
column-quarter = 25 %
column-median = mediana
column-three-quarters = 75 %
column-most = max
by-source = Stelle per fonte, per giocatore e per partita
column-source = Fonte
column-games = Partite
column-results = Risultati
wins-by-seat = Vittorie, anche condivise, per posto: { $wins }
# One entry of the list above: $seat, from 0; $share, a percentage
wins-of-seat = { $seat }: { $share } %
simulate-speed = { $games } partite e { $answers } risposte al secondo.
picture-saved = Immagine: { $file }
picture-title = { $game } - { $bot } - { $games }

### Bench

column-measure = Misura
column-figure = Valore
column-bar = Soglia
column-steps = Passi del ciclo
bar-holds = raggiunta
bar-missed = mancata
bench-solo-games = partite casuali in solitario
bench-solo-decisions = decisioni casuali
bench-options-sample = opzioni: quante sono e un campione
bench-options-length = opzioni: quante sono
bench-options-moves = opzioni: tutte le mosse
bench-options-codes = opzioni: tutti i codici
bench-four-edicts = i quattro editti di una partita
bench-sixteen-edicts = tutte le sedici carte Punteggio
bench-copy = copia di uno stato
bench-dump = stato come dati semplici
bench-view = vista di un posto
bench-greedy-games = partite in solitario del bot Vorace
bench-crowd = una partita casuale con 100 giocatori
bench-greedy-rating = valutazione media in 200 partite del bot Vorace
bench-plain = interpretato
bench-compiled = compilato
bench-calibration = Ciclo di calibrazione: { $seconds } s. { $machine }
bench-steps = Passi del ciclo: quanti passi del ciclo di calibrazione costa ogni misura; servono a confrontare macchine diverse.
