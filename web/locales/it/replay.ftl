# Looking back at a game, step by step. Readers: players.

replay-title = Rivedi la partita
# $step, $total: numbers of steps
replay-step = Passo { $step } di { $total }
# Step 0
replay-deal = Si distribuiscono le carte.
# An answer whose words these eyes may not know, or that has none
replay-silent = { $player } risponde.
replay-answers = { $player }: { $what }
replay-handed = { $player } consegna un disegno, ancora segreto.
replay-steps = Passi
replay-fetching = Carico i passi…

### Controls; most stand on buttons with an icon, the words are read aloud

replay-controls = Comandi
replay-first = All'inizio
replay-turn-back = Turno precedente
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-on = Un passo avanti
replay-turn-on = Turno successivo
replay-last = Alla fine
replay-slider = Passo
replay-speed = Velocità
# $n: 1, 2, 4 times as fast
replay-speed-of = { $n }×
replay-jump = Vai a una stagione…
# $season: name of a season
replay-jump-season = { $season } (passo { $step })
replay-jump-player = { $player }: { $season } (passo { $step })
replay-keys = Tasti: ← → un passo, Pag su e Pag giù un turno, Inizio, Fine, Spazio per avviare.
replay-eyes = Visto da
replay-everybody = tutti

### Elsewhere

replay-link = Link a questo passo
replay-position = Salva la posizione
replay-table = Al tavolo
replay-fork = Continua da qui
replay-fork-hint = Una nuova partita inizia da questo passo. Gli altri posti vanno ai bot.
replay-fork-seat = Il tuo posto
replay-fork-name = Il tuo nome
replay-fork-begin = Inizia
replay-fork-over = Qui la partita è finita: torna indietro di qualche passo.
replay-not-over = La partita si può rivedere quando è finita.
