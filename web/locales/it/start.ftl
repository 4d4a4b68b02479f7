# La pagina iniziale, il tavolo prima della partita, la pagina dietro un link.

start-title = Boardwright
start-heading = Scegli un gioco, scegli la compagnia, comincia.
start-beside = Che cosa ti aspetta
start-footer = Un client libero fatto da giocatori. Nessun legame con gli editori o gli autori di questi giochi; tutti i disegni e i testi sono nostri.
start-names = Nocciola, Felce, Muschio, Trifoglio, Rovo, Ginepro, Sasso, Acetosella, Cardo, Ghianda, Tiglio, Salvia

start-game = Gioco
start-players = { $least }–{ $most } giocatori
start-players-exactly = { $most } giocatori

start-company = Compagnia
start-company-bots = Solitario e bot
start-company-friends = Amici con un link
start-company-same = Stesso schermo
start-company-friends-hint = Ricevi un link da mandare. Chi lo apre si siede; la partita comincia quando lo dici tu.
start-company-same-hint = Vi passate lo schermo. Tra un turno e l'altro tutto è coperto.
start-opponents = Avversari
start-solo = Solitario
start-solo-against = Solitario: { $rival }
start-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bot
}
start-solo-score = Per conto tuo
start-solo-score-hint = Alla fine le tue stelle ricevono un titolo
start-seats = Posti
start-your-name = Il tuo nome
start-name-twin = Al tavolo c'è già qualcuno con questo nome. Sarete distinti dal numero del posto.
start-seat-you = tu
start-seat-bot = Bot
start-seat-friend = Un amico
start-seat-open = arriva con il link
start-seat-here = a questo schermo
start-seat-level = bot: { $bot }
start-bot-named = Bot ({ $bot })
start-seat-name = Nome al posto { $n }
start-seat-who = Chi siede al posto { $n }
start-seat-remove = Togli il posto { $n }
start-rival-remove = Senza { $rival }
start-add-bot = Aggiungi un bot
start-add-seat = Aggiungi un posto
start-level-share = Su questo dispositivo in quel tempo arriva a circa il { $n } % delle sue riflessioni.
start-levels-full = A piena forza su questo dispositivo: { $levels }.

start-summary-standard = Preparazione normale, carte a caso.
start-summary-preset = { $preset }, carte a caso.
start-summary-own = Una preparazione tua.
start-summary-seed = Una distribuzione scelta da te.
start-setup-open = Cambia
start-setup-close = Fatto
start-setup-game = Il gioco
start-setup-terms = Al tavolo
start-presets = Preparazione
start-choice-none = senza
start-choice-dealt = { $n } a caso
start-choice-some = { $n } di { $of }
start-choice-chance = Lascia al caso
start-choice-own = File personale
start-choice-clear = Senza
# A set file, instead of choosing it
start-choice-paste = Oppure incolla qui il testo
start-choice-pasted = Testo incollato
start-unfinished = { $choice }: scegline { $n } o nessuna.
start-clock-minutes = Minuti
start-clock-more = Secondi in più per ogni risposta
start-listed = Aperto a tutti
start-live-scores = Punteggi durante la partita
start-live-scores-hint = Altrimenti ognuno vede solo il proprio
start-undo = Annullare
start-undo-hint = Finché niente di nascosto è venuto alla luce
start-seed = Seme
start-seed-chance = a caso
start-seed-hint = Lo stesso numero dà le stesse carte. Tutti vedono che è stato scelto.
start-go = Comincia { $game }
start-go-friends = Invita al tavolo di { $game }

start-yours = Le tue partite
start-yours-wait = { $n ->
    [one] { $n } ti aspetta
   *[other] { $n } ti aspettano
}
start-yours-none = Nessuna partita in corso.
start-yours-first = Qui troverai le tue partite. Si conservano, anche per giorni.
start-yours-more = { $n ->
    [one] un'altra ({ $n })
   *[other] altre { $n }
}
start-finished = Partite finite ({ $n })
start-open = Tavoli aperti
start-open-hint = Chiunque è benvenuto
start-row-with = con { $players }
start-row-alone = in solitario
start-row-turn = tocca a te
start-row-gathering = in attesa di giocatori
start-row-running = in corso
start-row-over = finita
start-row-closed = chiusa
start-row-free = { $n ->
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
start-play = Gioca
start-look = Guarda
start-see = Risultato
start-watch = Assisti
start-sit = Siediti

start-join = Unisciti a un tavolo
start-join-link = Link o codice
start-join-hint = Incolla il link che hai ricevuto.
start-join-now = Entra
start-import = Apri una partita salvata o una posizione
start-kept = Conservate su questo dispositivo
start-kept-hint = Le partite restano in questo browser. Per sicurezza salvale ogni tanto in un file.
start-save-all = Salva tutte le partite in un file
start-away = Gioca senza il server
start-away-hint = I giochi si scaricano una volta sola, 6 MB. Poi puoi giocare qui anche senza connessione.
start-away-now = Stai giocando su questo dispositivo, senza il server. Dal menu di una partita puoi affidarla al server.
start-away-back = Torna al server
start-invited = Hai un invito
start-invited-hint = Un posto al tavolo ti aspetta. Come ti chiamiamo?
start-invited-by = { $host } ti invita: { $game }
start-invited-seats = { $n ->
    [one] È libero { $n } posto su { $all }.
   *[other] Sono liberi { $n } posti su { $all }.
}
start-invited-full = Non ci sono posti liberi. Puoi guardare.
start-invited-with = Al tavolo: { $players }.
start-watching = Puoi guardare: { $game }
start-watching-of = Questo link serve per guardare un tavolo di { $host }. Non prendi posto.
start-watching-hint = Questo link serve per guardare. Non prendi posto.
start-watch-in = Guarda il tavolo
start-come-in = Entra
start-have-account = Hai un account?
start-on-the-way = Verso il tavolo…
start-link-gone = Forse è scaduto, o qualcuno l'ha ritirato. Chiedine uno nuovo.
start-link-trouble = Il link vale ancora; riprova.
start-link-another = Un altro link

start-learn = È la prima volta?
start-learn-hint = Una prima partita guidata ti mostra tutto in dieci minuti.
start-learn-now = Impara { $game }

start-gathering = { $n ->
    [one] Un tavolo per { $n } giocatore
   *[other] Un tavolo per { $n } giocatori
}
start-table-closed = Questo tavolo è stato chiuso.
start-seat-free = Posto libero
start-seat-free-hint = per chi arriva
start-seat-ready = a disposizione
start-seat-online = al tavolo
start-seat-away = ora non c'è
start-seat-host = ospita
start-rise = Alzati
start-free = Libera il posto
start-sit-beside = Qualcuno accanto a te
start-waiting-seats = { $n ->
    [one] { $n } posto è ancora libero.
   *[other] { $n } posti sono ancora liberi.
}
start-fill = Riempi con bot e comincia
start-complete = Ci siete tutti.
start-begin = Comincia { $game }
start-waits-for = { $player } comincia la partita quando ci siete tutti.
start-waits = La partita comincia quando ci siete tutti.
start-invite = Invita gli amici
start-invite-text = Vieni a giocare con me: { $game }
start-invite-until = Vale fino al { $date }; chi ce l'ha può sedersi.
start-share = Condividi
start-agreed = Che cosa si è deciso
start-agreed-line = { $what }: { $how }
start-agreed-standard = Preparazione normale, carte a caso
start-agreed-own = personale
start-agreed-seed = La distribuzione è stata scelta da chi ospita
start-agreed-rules = Le regole sono quelle con cui è cominciata (versione { $rules })
start-agreed-no-clock = Senza orologio
start-agreed-answer = { $time } per ogni risposta
start-agreed-bank = { $time } per tutta la partita
start-agreed-bank-more = { $time } per tutta la partita, { $more } s in più per ogni risposta
start-agreed-hidden-scores = I punteggi altrui restano nascosti fino alla fine
start-agreed-undo = Si può tornare indietro
start-agreed-no-undo = Quel che è fatto è fatto: non si annulla

# No answer at all: the net is gone, or the server is
refusal-unreachable = il server non risponde; controlla la connessione.
# The file comes from a page without a server. The words in quotes are those of start-away
refusal-needs-device = questo file contiene tutte le partite di un dispositivo; prima scegli "Gioca senza il server".
