# The plain pages of the server, for any browser. Readers: players.

### The frame

pages-languages = Lingua
pages-nobody = Senza accesso
pages-problem = Non è andata
pages-home = Alla pagina iniziale
pages-back = Torna al tavolo

### Start

pages-welcome = Tavoli per giochi delle stagioni: in solitario, con i bot o con gli amici. Pagine semplici per ogni browser.
pages-who = Chi sei?
pages-name = Nome
pages-password = Password
pages-come-in = Entra come ospite
pages-log-in = Accedi
pages-log-out = Esci
pages-register = Crea un account
pages-register-hint = Una password di almeno 8 caratteri. Se sei ospite, conservi i tuoi posti.
pages-hello = Sei { $name }.
pages-hello-guest = Sei { $name }, ospite. I tuoi tavoli sono legati a questo browser finché non crei un account.
pages-new-table = Prepara un tavolo
pages-game = Gioco
pages-seats = Posti
pages-seats-hint = Con posti liberi ricevi dei link per gli amici; senza, la partita comincia subito. Più posti per te: condividete uno schermo, e ogni posto può avere un nome.
pages-levels = Come giocano i bot
pages-seat-name = Nome a questo posto
pages-kind-none = nessuno
pages-kind-me = io
pages-kind-open = libero
# $bot: name of a bot
pages-kind-bot = bot: { $bot }
pages-terms = Chat, orologio e altro
pages-clock = Orologio
pages-clock-none = nessuno
pages-clock-answer = per ogni risposta
pages-clock-bank = per tutta la partita
pages-clock-minutes = Minuti sull'orologio
pages-clock-more = Secondi in più per ogni risposta (tutta la partita)
pages-chat-off = spenta
pages-chat-seats = giocatori
pages-chat-all = giocatori e spettatori
pages-listed = Tutti possono guardare e prendere i posti liberi
pages-live-scores = Mostra tutti i punteggi durante la partita
pages-with-undo = Si può tornare indietro di un passo
pages-seed = Seme (lo stesso seme dà le stesse carte; vuoto: a caso)
pages-set-up = Prepara
pages-my-tables = I miei tavoli
pages-no-tables = Non hai partite in corso.
pages-finished = Partite finite
pages-open-tables = Tavoli aperti
pages-no-open-tables = Al momento nessun tavolo è aperto a tutti.
pages-list-turn = tocca a te
pages-list-gathering = in attesa di giocatori
pages-list-running = in corso
pages-list-over = finita
pages-list-closed = chiusa
pages-list-free = { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
pages-come-by-link = Ho un link

### By a link

pages-join = Entra con un link
pages-join-hint = Incolla il link che hai ricevuto. (Con gli script succede da sé.)
pages-join-name = Come ti chiamiamo?
pages-join-now = Entra
pages-link = Link

### The table

# $game: name of a game
pages-title-turn = Tocca a te: { $game }
pages-your-turn = Tocca a te.
pages-gathering = Il tavolo aspetta i suoi giocatori.
pages-closed = Il tavolo è stato chiuso prima della fine.
pages-refresh = Guarda di nuovo
pages-refreshing = Questa pagina si aggiorna da sé.
pages-hold-still = Tienila ferma
# $time: minutes and seconds
pages-time-left = { $player }: { $time }
pages-undo = Annulla il mio ultimo passo
pages-undo-of = Annulla l'ultimo passo di { $player }
pages-hint = Consiglio
pages-why-not = Che cosa non si può fare, e perché
pages-hand-over = Lo schermo passa: ora gioca { $player }
pages-i-am = Sono { $player }
pages-table = Il tavolo
pages-result = Risultato
pages-more = Punteggi e testi delle regole
pages-replay = Rivedi la partita
pages-record = File della partita
pages-news = Che cosa è successo
pages-older = Prima ancora

### Seats

pages-free = Posto libero
pages-seat-you = tu
pages-seat-bot = bot
pages-seat-here = presente
pages-seat-left = al momento via
pages-seat-forfeited = posto ceduto
pages-seat-helped = al suo posto: { $bot }
pages-seat-asked = di turno
pages-sit = Siediti
pages-seat-a-bot = Bot: { $bot }
pages-rise = Libera il posto
pages-begin = Comincia
pages-leave = Vai via
pages-return = Ritorna
pages-stand-in = Chiama un sostituto
pages-which-bot = Bot
pages-how-answer = Per una risposta
pages-how-stand-in = Fino al ritorno
pages-how-forfeit = Per sempre

### Around the table

pages-chat = Chat
pages-message = Messaggio
pages-say = Invia
pages-write = Scrivi agli altri
pages-invite = Invita
pages-link-join = Link per giocare
pages-link-watch = Link per guardare
pages-link-eyes = Link per guardare con gli occhi di { $player }
pages-link-once = Copia questo link e mandalo; si vede solo questa volta. Vale due settimane.
pages-rematch = Gioca ancora
pages-close = Chiudi il tavolo
pages-close-now = Chiudilo per tutti

### What happened at the table

pages-log-sat = { $player } si siede.
pages-log-rose = Un posto è di nuovo libero ({ $player }).
pages-log-began = La partita comincia.
pages-log-left = { $player } va via.
pages-log-returned = { $player } ritorna.
pages-log-closed = { $player } chiude il tavolo.
# $by calls $bot to the seat of $player
pages-log-answer = { $by } fa rispondere { $bot } una volta per { $player }.
pages-log-stand-in = { $by } chiama { $bot } al posto di { $player }.
pages-log-forfeit = { $by } dà via per sempre il posto di { $player }: gioca { $bot }.
pages-log-rematch = { $player } prepara un'altra partita.
pages-rematch-link = Vai

### Scores, rules, replay

pages-scores = Punteggi
pages-boards = Tutte le mappe
pages-rules = Testi delle regole
pages-rules-about = Carta, luogo o regola
pages-search = Cerca
pages-eyes = Visto da
pages-everybody = tutti
pages-first = Inizio
pages-previous = Indietro
pages-next = Avanti
pages-last = Fine
pages-step = Dopo { $step } risposte su { $total }
