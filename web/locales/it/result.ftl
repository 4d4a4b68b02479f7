# The end of a game: scores, how they came about, what to do next. Readers: players.

result-title = Risultato
# Under the verdict; $amount: points or stars between the first and the second place, with their number
result-margin = { $amount } in più del secondo posto.
result-level = I primi due sono alla pari.
result-place = Sei al posto { $n } su { $all }, con { $amount } in meno.
result-place-level = Sei al posto { $n } su { $all }.
# Beside the title of a solo game
result-rating = Valutazione { $n }
# Of a title that words nothing of it itself; $n: how many have won, $players: who
result-winners = { $n ->
    [one] Vince { $players }.
   *[other] { $players } condividono la vittoria.
}
result-alone = Il tuo risultato: { $n }
result-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

### Headings

result-scores = Punteggi
result-by-source = per provenienza
result-course = Nel corso delle stagioni
# Where a title has no seasons
result-course-plain = Andamento della partita
result-course-steps = Punti dopo ogni passo.
# Under the chart
result-course-hint = I punti dopo ogni passo. Un cerchio sulla linea: qui inizia una stagione per quel giocatore.
result-course-seasons = I punti alla fine di ogni stagione.
# What a screen reader calls the chart; the table below says the same
result-course-label = Grafico: i punti di ogni giocatore nel corso della partita. I numeri sono nella tabella qui sotto.
result-course-start = Inizio
result-course-end = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
}
result-course-missing = L'andamento di questa partita non può essere mostrato.
# $player: a name
result-earners = Da dove vengono i punti: { $player }
result-of = Punti di

### The table of numbers

result-numbers = Tutti i numeri
result-player = Giocatore
result-total = Totale
result-all-players = Tutti i { $n } giocatori
result-fewer-players = Meno giocatori

### How the points of a card add up, in few words

result-copies = { $n } copie
result-printed = { $n } base
result-bonus = { $n } bonus
# On a button; $n: how many there are in all
result-all-earners = Mostra tutto ({ $n })

### What to do next

result-rematch = Rivincita
result-come-over = Vai alla rivincita
result-replay = Rivedi la partita
result-review = Analisi
result-share = Condividi
result-share-hint = Chi ha questo link può guardare il tavolo e rivedere la partita. Vale due settimane.
result-record = File della partita
result-more = Punteggi e andamento della partita

### Checking the deal

result-fair = Le carte erano regolari?
result-fair-hint = Prima della prima carta questo tavolo ha mostrato un impegno: l'hash SHA-256 del seme e di un sale. Ora che entrambi sono scoperti, chiunque può verificare che nessuna carta sia stata cambiata.
result-commitment = Impegno
result-seed = Seme
result-salt = Sale
result-fair-yes = Verificato in questo browser: corrispondono.
result-fair-no = Non corrispondono.
result-fair-elsewhere = Questo browser può verificarlo solo con una connessione sicura.
result-fair-chosen = Il seme di questa partita è stato scelto da qualcuno, che forse conosceva le carte.
