# Words that every game shares. Readers: players and builders.

### Lists and numbers

# A list within a sentence. $first: all items but the last, joined by commas; $last: the last item.
list-and = { $first } e { $last }
# Between things to choose from
list-or = { $first } o { $last }

# Ways round a table or a board, within a sentence
direction-clockwise = in senso orario
direction-counterclockwise = in senso antiorario

### Options

# An option about which a game says no more than its code
option-plain = { $code }

### Refusals: the fact that is in the way, then what would help. No blame.

# Puts the place before the reason. $where: a field, an option code, a line of a file, a command-line option.
refusal-at = { $where }: { $reason }
where-line = riga { $line }

# An answer. $seat: number of a seat, from 0.
refusal-not-asked = il posto { $seat } ora non ha nulla a cui rispondere.
refusal-no-seat = non esiste il posto { $seat }.
refusal-nothing-to-retract = non c'è una risposta da ritirare: ci sono già tutte, o non ne è arrivata nessuna.
refusal-nothing-to-undo = non c'è nessun passo del posto { $seat } da annullare.
refusal-game-is-over = la partita sarebbe già finita.
refusal-not-offered = questa non è una delle opzioni.
refusal-pick-count = il numero non è giusto: scegline da { $least } a { $most }.
refusal-not-together = queste risposte non si possono dare insieme: tra l'una e l'altra si rivela qualcosa.

# Setting up a game. $least, $most: bounds; $known: what is accepted.
refusal-seed-range = il seme dev'essere un numero intero da 0 a 2^128 − 1.
refusal-seat-count = il gioco ammette da { $least } a { $most } giocatori.

# Fields of a position or an option. $value: what was given.
refusal-not-object = qui serve un oggetto con i suoi campi.
refusal-not-list = qui serve una lista.
refusal-not-whole = qui serve un numero intero.
refusal-not-flag = qui serve true o false.
refusal-not-text = qui serve un testo.
refusal-unknown-field = questo campo non esiste. Campi noti: { $known }
refusal-field-missing = manca il campo "{ $field }".
refusal-not-one-of = "{ $value }" non è un valore noto. Valori noti: { $known }
refusal-chosen-twice = "{ $value }" compare due volte.
refusal-range = il numero dev'essere compreso tra { $least } e { $most }.
refusal-length = { $least ->
    [0] numero di elementi ammesso nella lista: al massimo { $most }.
   *[other] numero di elementi richiesto nella lista: da { $least } a { $most }.
}
refusal-length-exact = { $exact ->
    [0] qui la lista deve essere vuota.
    [one] la lista deve avere esattamente { $exact } elemento.
   *[other] la lista deve avere esattamente { $exact } elementi.
}
refusal-version = questa versione delle regole è sconosciuta; qui vale la { $known }.
refusal-rng-digits = qui servono 32 cifre esadecimali.

# Files with a recorded game. The line number stands before the message.
refusal-record-magic = questa non è una partita registrata: la prima riga dev'essere "{ $magic }".
refusal-record-game = il gioco "{ $game }" è sconosciuto.
refusal-record-rules = partita registrata con la versione { $rules } delle regole; qui vale la { $known }.
refusal-record-expected = qui dev'esserci "{ $expected }".
refusal-record-whole = "{ $key }" richiede un numero intero.
refusal-record-options = le opzioni devono essere un oggetto JSON.
refusal-record-name = questo non è un nome nella forma in cui lo scrive il gioco.
refusal-record-answer = qui devono esserci un posto e un codice di opzione.
refusal-record-truncated = il file finisce troppo presto: manca la parte finale.
refusal-record-count = il numero di risposte non corrisponde; risposte presenti: { $count }.
refusal-record-digest = la somma di controllo non corrisponde: il file è stato modificato o danneggiato.
refusal-record-spelling = la riga non è come la scrive il gioco: { $right }
refusal-record-trailing = dopo la fine della partita non può esserci altro.
