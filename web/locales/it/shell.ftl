# The frame of every page: where to go, how the line to the server is, buttons that many pages have. Readers: players.

### Names

shell-title = Boardwright
shell-language = Lingua
# Every language by its own name, the same in all catalogues
shell-language-en = English
shell-language-it = Italiano
shell-language-fr = Français
shell-language-ru = Русский

### Where to go. A word or two each

# What a screen reader calls the list of these
shell-nav = Pagine
shell-nav-start = Inizio
shell-nav-rules = Regole
shell-nav-cards = Carte
shell-nav-daily = Partita del giorno
shell-nav-learn = Tutorial
shell-nav-settings = Impostazioni
shell-nav-text = Vista testuale
shell-nav-plain = Pagina semplice
# The first thing the tab key reaches
shell-skip = Vai al contenuto

### The line to the server

shell-connecting = Connessione…
# $n: seconds until the next try
shell-lost = Connessione persa. Nuovo tentativo tra { $n } s.
shell-silent = Il server non risponde. Nuovo collegamento tra { $n } s.
shell-kept = Ciò che hai fatto resta e parte allora.
shell-offline = Sei offline. Si riprende appena torna la rete.
shell-late = Il server non ha ancora risposto. Ancora in attesa…
shell-reconnecting = Connessione persa. Riconnessione…
shell-mended = Connessione ristabilita.
# On a button: do not wait for the next try
shell-try-now = Prova ora

### Whose turn it is

shell-your-turn = Tocca a te
# $player: a name, or several joined
shell-turn-of = Turno di { $player }
# The title of the browser's tab; $game: name of a game
shell-tab-turn = Tocca a te: { $game }

### Buttons

shell-undo = Annulla
shell-back = Indietro
shell-confirm = Conferma
shell-close = Chiudi
# Leaves a choice without changing anything
shell-cancel = Indietro
shell-menu = Menu
shell-more = Altro
shell-copy = Copia
shell-copied = Copia fatta

### When something is not there

shell-loading = Caricamento…
shell-error = Non è andata.
# $reason: one of the refusals, a sentence
shell-error-reason = Non è andata: { $reason }
shell-retry = Riprova
shell-not-found = Qui non c'è niente.
shell-not-found-hint = Forse l'indirizzo è sbagliato, o ciò che era qui non c'è più.
shell-to-start = Alla pagina iniziale
shell-new-version = C'è una nuova versione.
shell-reload = Ricarica

### Who one is, and the way back from the text view

shell-picture-view = Vista illustrata
shell-log-in = Accedi
shell-logged-out = La sessione è finita.
shell-account = Profilo
shell-account-of = Profilo di { $name }
shell-forgotten = Il server non riconosce più questo browser: la sua sessione è finita. Continui come nuovo ospite, o accedi se hai un account.

# Games on this device. $came, $all (numbers in words): megabytes; $n: seconds
shell-engine-comes = Scarico i giochi: { $came } di { $all } MB, ancora circa { $n } s.
shell-engine-starts = Avvio…
shell-engine-failed = Non è stato possibile avviare i giochi su questo dispositivo.
