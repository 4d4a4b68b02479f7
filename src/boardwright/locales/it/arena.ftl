# L'arena, e le partite registrate in colonne.

### Aiuto

help-arena = Fa giocare i bot fra loro, con le stesse carte in tutti i posti, e li valuta.
help-dataset = Trasforma le partite registrate in colonne per l’analisi.
help-bots-word = BOT,BOT
help-option-word = NOME=VALORE
help-guest-word = NOME=COMANDO
help-address-word = INDIRIZZO
help-sources-word = PARTITA…
help-bots = Chi si incontra, tutti contro tutti: { $bots }, quelli esterni come modulo:attributo, e gli ospiti.
help-match = Invece una sola formazione: un bot per ogni posto.
help-arena-seats = Posti a ogni tavolo; 1 per le partite in solitario. Predefinito: 2.
help-arena-number = Partite di ogni formazione, arrotondate a rotazioni intere dei posti. Predefinito: 100.
help-arena-seed = Seme della prima partita; gli altri seguono. Predefinito: 0.
help-option = Un’opzione qualsiasi della preparazione; si può ripetere.
help-arena-out = Conserva i risultati in un file .csv o .parquet. Lo stesso comando riprende da dove si era fermato.
help-arena-picture = Salva la classifica come immagine (.png, .svg o .pdf).
help-ray = Gioca sul cluster Ray a questo indirizzo; "local" ne avvia uno qui.
help-arena-server = L’indirizzo di un server dove giocano gli ospiti.
help-guest = Un programma che entra a un tavolo con un link e gioca fino alla fine; il link è il suo ultimo argomento. Si può ripetere.
help-dataset-out = Il file .csv o .parquet da scrivere.
help-dataset-games = Una riga per ogni partita invece di una per ogni decisione.

### Argomenti errati

error-bots-or-match = indica --bots oppure --match.

refusal-bot-module = questo bot non si può caricare: { $problem }
refusal-bot-attribute = il modulo { $module } non ha "{ $attribute }".
refusal-bot-kind = questo non è un bot: non è un boardwright.bots.Bot.
refusal-bot-twice = un bot è indicato due volte.
refusal-bot-failed = questo bot si è interrotto: { $problem }
refusal-bot-illegal = questo bot ha risposto con { $move } per il posto { $seat }, che non è fra le sue opzioni.
refusal-option-form = un’opzione si scrive NOME=VALORE.
refusal-ledger-foreign = questo file esiste e non contiene risultati dell’arena; resta com’è.
refusal-ledger-row = la riga { $line } non è un risultato dell’arena.
refusal-ledger-other = questo file contiene risultati di un’altra gara (altri bot, posti, opzioni o carte); scegli un altro file.
refusal-ledger-rules = questo file contiene risultati con altre regole; scegli un altro file.
refusal-no-cluster = nessun cluster risponde: { $problem }
refusal-cluster-library = un cluster richiede Ray; installa boardwright[ray].
refusal-guest-form = un ospite si scrive NOME=COMANDO, con un nome di lettere non ancora usato.
refusal-guest-server = gli ospiti richiedono l’indirizzo di un server.
refusal-guest-program = il programma non si può avviare: { $problem }
refusal-guest-absent = questo ospite non ha preso posto.
refusal-guest-left = la partita con il seme { $seed } non è arrivata alla fine: un ospite l’ha lasciata.
refusal-server-silent = il server non risponde come dovrebbe: { $problem }
refusal-no-marker = alla pagina manca questo segno, o la sua fine.
refusal-columns-kind = il nome del file deve finire in { $known }
refusal-parquet-library = i file Parquet richiedono pyarrow; installa boardwright[arena].
refusal-no-records = qui non ci sono partite registrate.

### Classifica

arena-bot = Bot
arena-games = Partite
# A rating on the scale of openskill
arena-strength = Forza
# The share of games won, with its interval
arena-won = Vinte % (95 %)
arena-score = Punteggio medio
arena-rating = Valutazione media
# The mean, and the longest in brackets
arena-seconds = Secondi a decisione
arena-meetings = Incontri
arena-no-strength = La forza richiede openskill; installa boardwright[arena].
arena-going-on = { $n ->
    [one] { $n } partita è già stata giocata.
   *[other] { $n } partite sono già state giocate.
}
arena-nothing-yet = Nessuna partita è ancora finita.
arena-kept = Risultati: { $file }
arena-stopped = Interrotto. Lo stesso comando riprende.
arena-stopped-unkept = Interrotto. Con --out FILE i risultati si conservano.

### Colonne

dataset-rows = { $n ->
    [one] { $n } riga
   *[other] { $n } righe
}
# $rows: "20 rows"
dataset-written = { $file }: { $rows }
