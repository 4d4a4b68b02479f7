# The command line and the terminal table.

### Help pages of the commands. One or two sentences each.

help-boardwright = Boardwright, un tavolo digitale per i giochi da tavolo delle stagioni. Un progetto amatoriale con parole e disegni propri, non affiliato agli editori.
help-play = Gioca una partita nel terminale: in solitario, con altre persone a questa tastiera o con i bot.
help-replay = Racconta mossa per mossa una partita salvata.
help-simulate = Fai giocare molte partite ai bot e riassumi i punteggi.
help-position = Carica una posizione da un file JSON, applica codici e stampa le decisioni in attesa, tutte le viste e i punteggi.
help-hint = Mostra che cosa farebbe un bot in una partita salvata o in una posizione, e perché.
help-review = Analizza una partita finita: quanto è costata ogni risposta, che cosa era meglio e perché. Richiede un minuto o due; Ctrl+C mostra ciò che è stato trovato.
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
help-resume = Riprendi una partita salvata, o comincia da una posizione.
help-to = Fermati dopo questo numero di risposte.
help-seat = Racconta la partita come l'ha vista questo posto (da 0).
help-pick = Applica un codice di opzione; si può ripetere. Se più posti sono in attesa, scrivi posto e codice: "1 forest:b3b4c4".
help-json = Stampa in JSON.
help-number = Quante partite. Predefinito: 100.
help-bot = Il bot in ogni posto: { $bots }. Predefinito: casual.
help-level = Il bot a cui si chiede: { $bots }. Predefinito: expert.
help-hint-seat = Il posto che vuole saperlo; se manca, il primo che deve rispondere.
help-thorough = Gioca il doppio delle partite immaginate.
help-review-out = Scrive anche in un file .csv o .parquet quanto è costata ogni decisione.
help-seats = Quanti posti. Predefinito: 1.
help-jobs = Quanti processi. Predefinito: uno per ogni core.
help-cards = Mostra quante volte ogni carta è stata giocata e che cosa ha reso.
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
error-other-game = { $value } non riguarda { $game }.
error-with-resume = { $value } non va insieme a --resume: una partita salvata ha già la sua preparazione.

refusal-only-alone = vale solo per una partita in solitario.
refusal-one-at-a-time = scegli una cosa alla volta.
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
    .about = Gioca una mossa permessa qualsiasi.
bot-beginner = Principiante
    .about = Gioca come alla prima partita, errori compresi.
bot-casual = Amatore
    .about = Prende ciò che ora sembra meglio.
bot-good = Abile
    .about = Guarda un po' avanti.
bot-strong = Forte
    .about = Prima di ogni mossa prova molte partite possibili.
bot-expert = Esperto
    .about = Il migliore che abbiamo: valuta più di quanto possa chiunque.
# How long a bot thinks. $n: seconds
bot-quick = Risponde subito.
bot-slow = Pensa fino a { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
} per mossa.

### The table

not-understood = "{ $word }" non è un comando noto; ? mostra che cosa puoi scrivere.
codes-count = { GOODS("option", $n) }.
hand-over = La tastiera passa: ora gioca { $player }
turn-over-hint = Premi Invio per finire il turno, o { $undo } per tornare indietro.
# $name: what was typed
why-nothing = Non manca niente di nome “{ $name }”: si può fare, o non è qui.
why-possible = { $name }: si può fare.
why-all = L'elenco contiene tutto ciò che si può fare ora.
why-line = { $name }: { $reason }
over-hint = "{ $save } FILE" conserva la partita; Invio per uscire.
press-enter = Premi Invio per continuare.
# Where a page is full
more-hint = Invio mostra il resto.
waiting = In attesa di: { $players }
saved = Partita salvata: { $file }
save-where = Indica un file: { $save } FILE
quit-unsaved = La partita non è salvata. "{ $save } FILE" la salva, "{ $quit }" esce senza salvare, Invio continua.
goodbye = A presto.
goodbye-unsaved = A presto. La partita non è stata salvata.

### What can be typed: words for each command, the first one is shown in hints.

type-confirm = ok sì si !
type-undo = annulla
type-codes = codici
type-scores = p punti
type-rules = regole carte
type-log = registro
type-save = salva
type-quit = esci q
type-hint = consiglio suggerimento
type-why = perché perche
type-help = ? aiuto

typing-scores = mostra i punteggi fino a ora
typing-save = salva la partita: salva FILE; si riprende con --resume FILE
typing-quit = abbandona il tavolo
typing-hint = che cosa farebbe un bot e perché: consiglio, o consiglio e un livello
typing-why = perché qualcosa non è disponibile: perché, o perché e un nome
typing-help = questo elenco

### Hints

# $option: what an answer does, in words; $value: what it is worth, one of the three messages below; $n: the
# same as a number alone. Lines under each other
hint-best = Meglio: { $option }, { $value }.
hint-then = In alternativa: { $option } ({ $n }).
hint-only = C'è una sola risposta: { $option }.
# $n: a number with one decimal, as text; with its sign where it is a difference of points
hint-worth = stima { $n }
hint-margin = vantaggio finale in punti circa { $n }
hint-rating = valutazione finale circa { $n }
# $bot: the level; $n: how many games
hint-why-tried = { $bot } ha provato la prima in { $n ->
    [one] { $n } partita immaginata
   *[other] { $n } partite immaginate
}.
hint-why-judged = { $bot } giudica da ciò che una risposta porta subito.
hint-why-foreseen = { $bot } ha imparato da molte partite come vanno a finire.
hint-close = Le prime due si equivalgono.
hint-clear = La seguente vale { $n } in meno.

### Reviews of finished games

review-progress = Esame della partita
review-partial = Fermato dopo { $n } decisioni su { $all }; ecco ciò che è stato trovato.
review-curve-margin = Vantaggio finale previsto di { $player }: { $points }.
review-curve-rating = Valutazione finale prevista di { $player }: { $points }.
review-curve-point = { $when } { $lead } ± { $n }
review-curve-end = alla fine { $lead }
review-start = all'inizio
review-none = Nessun punto di svolta: nessuna risposta era chiaramente peggiore di un'altra di 2 punti.
review-game = Nella partita
review-point = { $when }, risposta { $answer }, { $player }: { $played }. Meglio: { $best }. È costato { $loss } ± { $error } punti.
review-source = { $source } { $points }
review-denied = { $source } { $points } (tolti al migliore degli altri)
review-why-points = Nelle partite immaginate i punti vengono da: { $sources }.
review-why-spread = Nella maggior parte delle partite immaginate va meglio; la differenza è sparsa su molte cose.
review-why-sooner = Porta subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
review-why-later = Porta subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno, e rende più tardi.
review-why-next = Rende possibile questo: { $option } (tra le risposte seguenti nel { $often } % delle partite immaginate, altrimenti nel { $seldom } %).
review-again = La stessa cosa era meglio { $n } volte di seguito.
review-player = Giocatore
review-accuracy = Precisione
review-choices = Decisioni
review-cost = Costo delle risposte
review-result-margin = Vantaggio
review-result-rating = Valutazione
review-rest = Fortuna e il non visto
review-witness = La precisione riguarda solo questa partita: una partita dice poco su quanto bene si gioca.

### Scores and results

column-season = Stagione
column-total = Totale
column-rank = Posizione
column-player = Giocatore
total-so-far = Totale finora
expected = { $player }: { $points } alla fine se non cambiasse nulla.
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
column-source = Fonte
column-games = Partite
column-results = Risultati
wins-by-seat = Vittorie, anche condivise, per posto: { $wins }
# $turns: a mean
turns-each = Turni per giocatore: { $turns }
column-winners = Vincitori
column-share = Quota
column-card = Carta
column-players = Giocatori
column-bonus = Bonus
column-difference = Con − senza
refusal-no-cards-to-count = in questo gioco non ci sono carte davanti ai giocatori.
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
bench-copy = copia di uno stato
bench-dump = stato come dati semplici
bench-view = vista di un posto
bench-plain = interpretato
bench-compiled = compilato
bench-calibration = Ciclo di calibrazione: { $seconds } s. { $machine }
bench-steps = Passi del ciclo: quanti passi del ciclo di calibrazione costa ogni misura; servono a confrontare macchine diverse.

### Set files

help-check-set = Controlla il file di un set: ogni errore con la sua riga.
check-set-problems = { $n ->
    [one] { $n } errore.
   *[other] { $n } errori.
}
# $column: where reading stopped
refusal-not-toml = questo non è TOML valido (colonna { $column }).
