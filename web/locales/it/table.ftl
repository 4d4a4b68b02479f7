# At a table: the question and its answers, the log, the menu. Readers: players.

### Things that can be chosen, for those who listen

table-can = Si può scegliere
table-sheet-raise = Mostra di più
table-sheet-lower = Mostra di meno
table-selected = Scelto

### The question

# What an answer costs, brings, scores, and what follows from it: headings of a list
table-pay = Paghi
table-gain = Ottieni
table-score = Punti
table-then = Poi
table-no-way-back = Si scoprirà qualcosa di nascosto: non si potrà annullare.
table-ways = Modi per farlo
table-answers = Risposte
table-all-answers = Tutte le risposte ({ $n })
table-choose-start = Scegli qualcosa con la cornice dorata.
table-choose-lit = Scegli uno degli elementi con la cornice tratteggiata.
table-choose-none = Nessuna scelta
table-choose-several = Scegli { $n }
table-picked-of = { $n } su { $most }
table-picked-most = { $n } su un massimo di { $most }
table-picked-least = { $n }, almeno { $least }
table-drop = Togli: { $what }
table-fewer = Di meno: { $what }
table-more = Di più: { $what }
table-more-of = Altri { $n }: { $what }
table-pick-all = Tutto ({ $n })
table-pick-others = Il resto ({ $n })
table-over = La partita è finita
# $players: one name, or several joined
table-hint = Consiglio
table-hint-thinking = { $bot } sta pensando…
table-thinking = { $n ->
    [one] { $players } sta pensando…
   *[other] { $players } stanno pensando…
}
table-thinking-time = Quanto del tempo per pensare è trascorso
table-waiting = In attesa di { $players }
table-waiting-many = { $n ->
    [one] In attesa di { $n } giocatore
   *[other] In attesa di { $n } giocatori
}
table-you-watch = Stai guardando la partita.
table-look-around = Intanto puoi guardare ogni carta e ogni città.
table-prepare-hint = Tocca una carta o un luogo per preparare la tua prossima azione.
table-take-back = Riprendi
table-held = Sarà giocata fra un attimo. Esc la riprende.
table-prepared = Preparato per il tuo turno.
table-prepared-gone = Ciò che avevi preparato non è più possibile.

# The act on the button that does it. $what: a card, a place, goods

### One screen for several people

table-hand-over = Ora gioca { $player }
table-hand-over-why = Tutto è coperto, così nessuno vede le carte altrui.
table-hand-over-ready = Sono { $player }: mostra il mio tavolo

### Around the board

table-season = Stagione: { $season }
table-log-all = Tutti
table-log-of = Mostra le azioni di
table-log-empty = Ancora niente.
table-log-earlier = Prima
table-since = Dal tuo turno
table-turn-so-far = Il tuo turno finora
table-chat = Chat
table-unread = da leggere
# Shows once more, as movement, what happened since the last turn
table-show-again = Mostra di nuovo
table-go-there = Vai
table-say = Scrivi al tavolo
table-send = Invia
table-mute = Nascondi la chat
table-unmute = Mostra la chat
table-clock = Tempo rimasto
# $d: days, $h: hours
table-clock-days = { $d } g { $h } h
table-late = tempo scaduto

### The menu

table-replay = Rivedi la partita
table-to-server = Affida la partita al server
table-watch-link = Link per spettatori
table-copied = Copiato. Chi ha il link può guardare.
table-leave = Lascia il tavolo: { $player }
table-return = Torna al tavolo: { $player }
table-stand-in = Fai giocare un bot al posto di { $player }
table-close = Chiudi il tavolo per sempre
table-sure = Sicuro? Premi di nuovo

### Tables that are drawn from their views alone

table-face-down = una carta coperta
table-log = Registro
