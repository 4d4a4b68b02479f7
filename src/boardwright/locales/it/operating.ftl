# Quello che leggono i gestori: comandi, copie, impostazioni. Lettori: gestori.

### Commands

help-serve = Apri tavoli per browser e programmi. Le partite stanno in un database, di norma in un solo file.
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
