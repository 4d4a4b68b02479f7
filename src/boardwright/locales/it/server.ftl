# The server: what it refuses, and its notices. Readers: players, hosts, builders.

### Refusals at a table. Readers: players.

refusal-stale = nel frattempo il tavolo è andato avanti; ecco com'è adesso.
refusal-daily-secret = la partita del giorno resta segreta fino alla fine della giornata.
refusal-no-day = per quella data non c'è una partita del giorno.
refusal-no-table = questo tavolo non esiste.
refusal-no-access = questo tavolo non è aperto a te; chiedi un link.
refusal-no-reviews = questo server non fa analisi delle partite.
refusal-no-turning-point = qui non si conosce niente di meglio.
refusal-hint-company = qui giocano più persone: i consigli sono per le partite da soli o con i bot.
refusal-hint-daily = la partita del giorno si gioca senza consigli.
refusal-not-your-seat = questo non è il tuo posto.
refusal-not-host = solo l'organizzatore del tavolo può farlo.
refusal-not-seated = solo i giocatori di questo tavolo possono farlo.
refusal-not-anothers-seat = questo vale per il posto di un altro giocatore.
refusal-not-late = questo giocatore non è in ritardo e non ha lasciato il tavolo.
refusal-not-away = sei già al tavolo.
refusal-return-first = un bot risponde per te; prima torna al tavolo.
refusal-forfeited = questo posto ha abbandonato la partita.
refusal-already-left = hai già lasciato il tavolo.
refusal-seat-taken = questo posto è occupato.
refusal-seat-free = questo posto è già libero.
refusal-seats-open = ci sono posti senza giocatore.
refusal-table-full = non c'è un posto libero.
refusal-already-begun = la partita è già cominciata.
refusal-not-begun = la partita non è ancora cominciata.
refusal-not-over = la partita non è ancora finita.
refusal-table-over = la partita è finita.
refusal-chat-off = questo tavolo non ha la chat.
refusal-chat-seats = qui possono scrivere solo i giocatori.
refusal-chat-empty = non c'è niente da dire.
refusal-no-such-answer = questa partita ha { $most } risposte.
refusal-rules-changed = questa partita è cominciata con altre regole (versione { $rules }) e non si può mostrare.
refusal-log-broken = il registro di questo tavolo è danneggiato.
refusal-moved = il tavolo si sta spostando; riprova.
refusal-no-owner = il tavolo al momento non è raggiungibile; riprova.
refusal-storage-failed = non è stato possibile salvare, quindi non è cambiato nulla; riprova più tardi.
refusal-storage-full = su questo dispositivo non c'è più spazio, quindi non è cambiato nulla; prima esporta o elimina qualche vecchia partita.
refusal-storage-none = questo browser qui non conserva nulla (finestra anonima?), quindi non è cambiato nulla.
refusal-games-file = questo non è un file di partite come lo salva un dispositivo, oppure è danneggiato; non è stato aperto nulla.
refusal-games-left-out =
    { $n ->
        [one] una partita di questo file qui non si può giocare ed è stata tralasciata.
       *[other] { $n } partite di questo file qui non si possono giocare e sono state tralasciate.
    }
refusal-needs-server = per questo serve un server; senza, si gioca solo su questo dispositivo.
refusal-server-stopping = il server sta per riavviarsi; torna tra un momento.
refusal-server-error = qualcosa è andato storto da parte nostra.
refusal-conflict = questo esiste già.

### Refusals at the door, and why a connection ends. Readers: players, builders.

refusal-no-session = prima di' chi sei.
refusal-bad-login = il nome o la password non corrisponde.
refusal-name-taken = questo nome è già di qualcuno.
refusal-has-account = hai già un account.
refusal-name-mixed = questo nome mescola lettere di alfabeti diversi; scrivilo in uno solo.
refusal-bad-password = questa password è sbagliata.
refusal-no-account = gli ospiti non hanno password; crea prima un account.
refusal-no-such-session = questa sessione è già finita.
refusal-no-guests = questo server è per chi ha un account.
refusal-no-accounts = questo server non ha account.
refusal-no-link = questo link è sconosciuto o scaduto.
refusal-busy = il server al momento ha troppo da fare; non è cambiato nulla. Riprova tra un momento.
refusal-no-push = su questo server le notifiche ai telefoni sono disattivate.
refusal-push-address = questo non è l'indirizzo di un servizio di notifiche.
# $host: the name of a host
refusal-push-host = { $host }: a questo indirizzo il server non manda notifiche.
refusal-push-keys = queste chiavi non sono valide.
refusal-too-many = troppe richieste; aspetta un momento.
refusal-too-many-reviews = hai già più analisi in corso; aspetta che una finisca.
refusal-too-many-sockets = hai troppe connessioni aperte.
refusal-too-many-tables = una connessione non può seguire così tanti tavoli.
refusal-too-slow = la connessione era troppo lenta.
refusal-session-over = questa sessione è finita.
refusal-restart = il server si riavvia; torna tra un momento.
refusal-origin = questa pagina non può usare il server.
refusal-bad-message = questo messaggio non si può leggere.
refusal-bad-request = questa richiesta non si può leggere.
refusal-wrong-encoding = il corpo deve essere testo UTF-8 non compresso.
refusal-hello-first = prima bisogna salutare (hello).
refusal-already-greeted = il saluto (hello) c'è già stato.
refusal-protocol-version = questo server usa la versione { $protocol } del protocollo; ricarica la pagina o aggiorna il programma.
refusal-no-page = qui non c'è niente.
refusal-no-method = non si può chiedere in questo modo.
refusal-too-large = è troppo grande.

### Notices to phones; the text below names the game

push-turn = Tocca a te
