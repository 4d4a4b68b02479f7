# The server: its commands, and what it refuses. Readers: players, hosts, builders.

### Commands

help-serve = Apri tavoli per browser e programmi: un solo processo, un solo file come database.
help-host = Indirizzo su cui ascoltare; 0.0.0.0 per chiunque raggiunga questa macchina. Predefinito: solo questa macchina.
help-host-word = INDIRIZZO
help-port = Porta su cui ascoltare; 0 per una qualsiasi libera. Predefinito: 8080.
help-processes = Processi che servono, su una sola porta; 0 per uno per core, al massimo 4 con SQLite e 8 con PostgreSQL. Predefinito: 0.
help-no-open = Non apre il browser.
help-database = Dove si conservano le partite: sqlite:///FILE o postgresql+psycopg://… Predefinito: boardwright.db in questa cartella.
help-config = File delle impostazioni (TOML). Predefinito: boardwright.toml in questa cartella, se c'è.
# The server is ready. $address: what to type into a browser.
serve-open = Boardwright è aperto su { $address } (Ctrl-C lo chiude)

### Backups. $file: the file; the numbers are what it holds.

help-backup = Salva in un solo file tutto ciò che il server conserva; può restare acceso.
help-restore = Ripristina una copia in un database vuoto, SQLite o PostgreSQL. Nel frattempo nessun server deve usarlo.
help-replace = Sostituisci il contenuto del database, che va perso.
backup-done = Copia salvata: { $file }. Tavoli: { $tables }; voci dei registri: { $entries }; persone: { $people }.
restore-done = Ripristino da { $file } riuscito. Tavoli: { $tables }; voci dei registri: { $entries }; persone: { $people }.

### The commands of an administrator. Readers: hosts.

help-admin = Gestisci un server: tavoli, persone, annunci. Può essere acceso o spento.
help-admin-list = Elenca i tavoli.
help-admin-inspect = Mostra il registro di un tavolo, come lo conoscono gli spettatori.
help-admin-close = Chiudi subito un tavolo; i suoi giocatori lo vedono.
help-admin-export = Salva la partita di un tavolo, finita o no, come registrazione; senza file la stampa. Rivela ciò che è nascosto.
help-admin-import = Prepara un tavolo da una partita salvata.
help-admin-people = Elenca le persone.
help-admin-revoke = Revoca sessioni e link: tutti quelli di una persona, o come dicono le opzioni.
help-admin-ban = Escludi una persona: sessioni e link finiscono e non può più accedere.
help-admin-unban = Riammetti una persona esclusa.
help-admin-announce = Mostra una riga a tutte le persone connesse.
help-admin-audit = Elenca che cosa hanno fatto gli amministratori.
help-table-word = TAVOLO
help-name-word = NOME
help-text-word = TESTO
help-status = Solo i tavoli in questo stato.
help-of-game = Solo i tavoli di questo gioco.
help-secrets = Mostra il registro com'è scritto, con tutto ciò che è nascosto. Resta annotato che hai guardato.
help-for = A chi va il tavolo: un nome o un id.
help-link = Revoca questo link; il suo id è nell'elenco dei link del tavolo.
help-sessions = Chiudi le sessioni di questa persona, non i link.
help-seconds = Secondi fino a ciò che si annuncia; i giocatori vedono il conto alla rovescia.
# Headings of lists
column-table = Tavolo
column-game = Gioco
column-status = Stato
column-entries = Voci
column-changed = Modificato
column-id = Id
column-name = Nome
column-kind = Tipo
column-tables = Tavoli
column-sessions = Sessioni
column-since = Dal
column-time = Ora
column-what = Che cosa
# Status of a table; kinds of people
status-gathering = in attesa
status-running = in corso
status-over = finito
status-closed = chiuso
person-account = account
person-guest = ospite
person-banned = senza accesso
# $status: one of those above; $entries: number of entries of its log
inspect-heading = Tavolo { $table }: { $game }, { $status }, voci: { $entries }.
# What happens at a table, as its log tells it. $player: who holds the seat; $name: who did it; $seat: from 0.
deed-created = Il tavolo è pronto.
deed-sat = { $player } prende posto.
deed-rose = Il posto { $seat } è di nuovo libero.
deed-began = La partita comincia.
deed-chose = { $player } risponde.
deed-said = { $name }: { $text }
deed-left = { $player } lascia il tavolo.
deed-returned = { $player } torna al tavolo.
deed-replaced = { $name } chiama un bot al posto di { $player }: { $bot }.
deed-closed = { $name } chiude il tavolo.
deed-rematch = { $name } prepara la rivincita: tavolo { $text }.
# What an administrator has done
admin-closed = Tavolo chiuso: { $table }
admin-imported = Tavolo pronto: { $table }
admin-revoked = Revocati: sessioni { $sessions }, link { $links }.
admin-banned = Accesso negato: { $name }. Sessioni chiuse: { $sessions }.
admin-unbanned = Accesso ridato: { $name }.
admin-announced = Annuncio inviato.

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
refusal-needs-server = per questo serve un server; senza, si gioca solo su questo dispositivo.
refusal-server-stopping = il server sta per riavviarsi; torna tra un momento.
refusal-server-error = qualcosa è andato storto da parte nostra.
refusal-conflict = questo esiste già.

### Tornei. Lettori: giocatori.

refusal-tournament-terms = queste condizioni del torneo non vanno insieme.
refusal-tournament-over = il torneo è finito.
refusal-tournament-nobody = nessuno con questo numero è nel torneo.
refusal-tournament-members = un iscritto è una persona, o due compagni dove si gioca a coppie.
refusal-tournament-entered = partecipi già a questo torneo.
refusal-tournament-late = è troppo tardi per iscriversi.
refusal-tournament-round-running = un turno è in corso.
refusal-tournament-rounds-played = tutti i turni sono stati giocati.
refusal-tournament-no-round = nessun turno è in corso.
refusal-tournament-deals-played = questi giocatori hanno già avuto tutte le distribuzioni.
refusal-tournament-match = numero di giocatori sbagliato per un tavolo.
refusal-tournament-busy = qualcuno qui sta già giocando o si è ritirato.
refusal-tournament-no-game = non esiste una partita così da riportare.
refusal-tournament-too-few = ci sono troppo pochi giocatori per un turno.

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

### Refusals on the command line. $problem: what the system says. Readers: hosts.

refusal-no-server = il server non è installato (manca: { $package }). Installa boardwright[server].
refusal-no-postgres = il driver di PostgreSQL non è installato (manca: { $package }). Installa boardwright[postgres].
refusal-cannot-listen = il server non può ascoltare qui: { $problem }
refusal-database-in-use = un server usa questo database; prima fermalo.
refusal-database-failed = il database non è utilizzabile: { $problem }
refusal-database-newer = il database è di una versione più recente di Boardwright (revisione { $revision }).
refusal-database-version = il database è di un'altra versione di Boardwright (revisione { $revision }); all'avvio il server ne aggiorna uno più vecchio.
refusal-database-full = il database non è vuoto; --replace ne sostituisce il contenuto.
refusal-no-database = qui non c'è il database di un server.
refusal-not-backup = questa non è una copia di sicurezza di Boardwright.
refusal-backup-damaged = questa copia è danneggiata; non ne è stato ripristinato nulla.
refusal-backup-newer = questa copia viene da una versione più recente di Boardwright (revisione { $revision }).
refusal-backup-foreign = il file esiste e non è una copia di sicurezza; resta com'è.
refusal-backup-failed = non è possibile fare la copia: { $problem }
refusal-no-person = qui nessuno ha questo nome o id.
refusal-several-people = più persone hanno questo nome; usa un id: { $known }
refusal-not-banned = questa persona ha già accesso.
refusal-revoke-one = serve una sola cosa: un nome, --link o --sessions.
# Settings. The name of the setting stands before the message.
refusal-settings-unknown = questa impostazione non esiste. Impostazioni note: { $known }
refusal-settings-whole = qui serve un numero intero da { $least } a { $most }.
refusal-settings-least = qui serve un numero intero, almeno { $least }.
refusal-settings-number = qui serve un numero da 0 a { $most }.
refusal-settings-above = qui serve un numero maggiore di 0, al massimo { $most }.
refusal-settings-site = qui serve un indirizzo come lo scrivono i browser, per esempio https://play.example.org, senza percorso.
refusal-settings-proxy = qui servono indirizzi o reti, per esempio 127.0.0.1 o 10.0.0.0/8, oppure * da solo.
refusal-settings-push-host = qui servono nomi di host, per esempio push.example.org o push.example.org:8443, oppure *.
refusal-settings-push-contact = qui serve un indirizzo: mailto:NOME@HOST o https://…
refusal-settings-database = qui serve sqlite:///FILE o postgresql+psycopg://UTENTE:PASSWORD@HOST/NOME.

### Notices to phones; the text below names the game

push-turn = Tocca a te
