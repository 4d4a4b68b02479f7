# Al tavolo di Everdell: zone del tabellone.

everdell-clearings = Luoghi Base
everdell-forest = Foresta
everdell-forest-spots = { $n ->
    [one] { $n } lavoratore ciascuno
   *[other] { $n } lavoratori ciascuno
}
everdell-haven = Rifugio e Viaggio
everdell-basic = Eventi base
everdell-special = Eventi speciali
everdell-clearing-one = Luogo Base
everdell-basic-one = Evento base
everdell-special-one = Evento speciale
everdell-each = { GOODS("point", $n) } ciascuno
everdell-places = Luoghi
everdell-tree = Albero Eterno: lavoratori in attesa delle stagioni a venire
everdell-needs = richiede { $cards }
everdell-guarded = chiusa da Rugwort
everdell-year = Anno { $n }

### The text view

text-events = Eventi

### The rules

rules-about-everdell = Costruisci una città di animali sotto l'Albero Eterno, con lavoratori e carte, attraverso quattro stagioni.
rules-group-basic = Luoghi Base
rules-group-forest = Carte Foresta
rules-group-haven = Rifugio
rules-group-journey = Viaggio
rules-group-event-basic = Eventi base
rules-group-event-special = Eventi speciali
rules-everdell-goal = Di che cosa si tratta
    .a = Sotto l'Albero Eterno ognuno costruisce una città di Animali e Costruzioni, attraverso quattro stagioni dall'inverno all'autunno. I lavoratori portano risorse, le risorse pagano le carte, e le carte portano altro ancora.
    .b = Le Costruzioni costano rametti, resina e ciottoli, gli Animali bacche. Nulla si esaurisce mai. Vince chi ha più punti quando tutti hanno passato.
rules-everdell-start = Come si comincia
    .a = Tutti iniziano in inverno con { GOODS("worker", $winter) } e una mano di carte: { $first }, { $second }, { $third }, { $fourth } in ordine di turno. Nessuno ha ancora risorse.
    .b = Nel Prato { GOODS("card", $row) } stanno a faccia in su per tutti. In gioco ci sono tutti i luoghi Base, { $forest } carte Foresta ({ $forestMany } con tre o quattro giocatori), gli Eventi base e 4 Eventi speciali scelti a caso.
rules-everdell-places = Collocare un lavoratore
    .a = Collocalo dove c'è posto e ottieni subito ciò che il luogo dà. Resta lì finché non ti prepari per la stagione successiva.
    .b = Un luogo esclusivo ha posto per un solo lavoratore in tutto, uno condiviso per quanti se ne vuole, anche diversi tuoi.
    .c = Una carta Foresta ha un posto; con quattro giocatori ne ha due, e tu puoi prenderne uno solo.
    .d = I lavoratori vanno anche al Rifugio, sugli Eventi, sulle carte rosse della tua città e sulle carte aperte di altre città, il cui proprietario ottiene { GOODS("point", 1, case: "acc") }. Il Viaggio è aperto solo in autunno.
rules-everdell-cards = Giocare una carta
    .a = Gioca una carta dalla mano o direttamente dal Prato e paga esattamente ciò che vi è stampato. Un vuoto nel Prato si riempie subito.
    .b = Invece di pagare puoi ospitare un Animale: una Costruzione della tua città che lo nomina riceve un segnalino occupato, e l'Animale è gratis. Ogni Costruzione lo fa una volta nella partita; l'Albero Eterno accoglie un Animale qualsiasi.
    .c = Alcune carte aiutano a giocarne altre: le rendono meno care o gratis. Per una carta vale un solo aiuto.
    .d = L'ordine: usa un aiuto, paga, rifornisci il Prato, metti la carta in città, fai ciò che dice, poi ciò che dicono di essa le tue altre carte.
    .e = Un Vagabondo non occupa slot della città; un Marito e una Moglie insieme ne occupano uno.
rules-everdell-hand = Mano, Prato, mazzo
    .a = Non hai mai in mano più di { GOODS("card", $hand) }. Una pescata si ferma lì; ciò che non puoi pescare resta nel mazzo.
    .b = Le carte scartate stanno a faccia in giù. Quando il mazzo è vuoto si mescolano e formano un nuovo mazzo.
    .c = Le carte che dai vanno a un giocatore che ha posto in mano e non ha passato. Se non ce n'è, si scartano, e tu ottieni comunque ciò che ti spetta.
rules-everdell-seasons = Le stagioni
    .a = Quando ti prepari per una stagione tutti i tuoi lavoratori tornano, ne ottieni di nuovi e la stagione ti porta qualcosa. Poi il tuo turno finisce.
    .b = I lavoratori sul Monastero e sul Cimitero restano lì per sempre.
rules-everdell-events = Eventi
    .a = Colloca un lavoratore su un Evento di cui la tua città soddisfa i requisiti. È tuo per il resto della partita, anche se le carte richieste lasciano la città.
    .b = Ogni Evento va a un solo giocatore. Gli Eventi base chiedono carte di un colore, quelli speciali due carte precise, o due di ogni colore.
rules-everdell-end = La fine
    .a = In autunno passi quando non puoi o non vuoi fare altro. Quando tutti hanno passato la partita è finita.
    .b = Chi ha passato non riceve più carte né risorse dagli altri. Le carte aperte della sua città si possono ancora visitare.
rules-everdell-scoring = Punteggio
    .a = Si sommano: i punti base delle carte in città, i segnalini punto con quelli sulle carte, i bonus delle carte viola, i lavoratori in Viaggio e gli Eventi.
    .b = In caso di pareggio contano più Eventi, poi più risorse rimaste. Se è pari anche questo, la vittoria è condivisa.
rules-everdell-solo = Da solo contro Rugwort
    .a = Giochi con le regole normali. Rugwort non ha turni, ma prende una carta dopo ognuna delle tue, e i suoi lavoratori ti sbarrano la strada. Vinci con più punti di lui.

### The guided first game

lessons-everdell-learn-1 = Inviare lavoratori e raccogliere risorse
lessons-everdell-learn-2 = Giocare carte nella tua città e pagarle
lessons-everdell-learn-3 = Accogliere un Animale gratis
lessons-everdell-learn-4 = Stagioni, Eventi e ciò che conta alla fine
lessons-everdell-goal = Costruisci una città di al massimo 15 carte, da un inverno all'autunno seguente. Vince chi ha più punti.
    Nel tuo turno fai una sola cosa: collochi un lavoratore, giochi una carta o ti prepari per la stagione seguente.
    .title = Ecco Everdell
lessons-everdell-hand = Queste carte le vedi solo tu. In alto a sinistra c'è il costo, a destra i punti; un numero in rosso dice cosa ti manca. { $farm } costa { GOODS("twig", 2, case: "acc") } e { GOODS("resin", 1, case: "acc") }.
    Punta una carta, o tienila premuta, per leggerla tutta.
    .title = La tua mano
lessons-everdell-meadow = Queste otto carte sono scoperte per tutti. Puoi giocarle come se le avessi in mano. Quando una va via, arriva la prossima dal mazzo.
    .title = Il Prato
lessons-everdell-worker = Non hai ancora nulla per pagare: colloca un lavoratore. Il luogo che dà { GOODS("twig", 3, case: "acc") } serve per { $farm }. Molti luoghi accolgono un solo lavoratore.
    Scegli questo luogo o premi “Mostrami”.
    .title = Colloca un lavoratore
lessons-everdell-confirm = Prima vedi che cosa porta una mossa. Nulla è fatto finché non confermi.
    “Annulla” riporta indietro una mossa, finché nessun altro ha giocato e nulla di nascosto è stato visto.
    .title = Guarda, poi conferma
lessons-everdell-since = Poi tocca all'avversario. “Dal tuo ultimo turno” dice che cosa è successo. Ognuno passa le stagioni al proprio ritmo.
    .title = Che cosa ha fatto l'altro
lessons-everdell-resin = Per { $farm } manca ancora { GOODS("resin", 1, case: "acc") }. Questo luogo la dà, e anche una carta. Colloca il secondo lavoratore.
    .title = Ora la resina
lessons-everdell-play = Ora puoi pagare { $farm }: scegli la carta nella tua mano. Ciò che paghi torna nella riserva, la carta entra nella tua città. Agisce subito.
    .title = Gioca una carta
lessons-everdell-colors = Le carte verdi agiscono quando le giochi e di nuovo in primavera e in autunno. Le bronzo una volta sola. Le rosse accolgono un lavoratore. Le blu aiutano da lì in poi. Le viola danno punti alla fine.
    .title = Cinque colori
lessons-everdell-free = Ogni Costruzione fa entrare gratis un Animale nella tua città, una volta. { $farm } è la casa di { $husband } o { $wife }. Hai { $wife } in mano: gioca la carta senza pagare.
    .title = Un Animale gratis
lessons-everdell-season = Tutti i tuoi lavoratori sono fuori. Preparati per la primavera: tornano, se ne aggiunge uno e le carte verdi agiscono ancora. È il tuo turno intero.
    .title = Prepararsi alla stagione
lessons-everdell-spring = Ora hai 3 lavoratori, in estate 4, in autunno 6. Raccogli ciò che costa la prossima carta e giocala quando puoi. Per giocare carte non servono lavoratori.
    .title = E così via
lessons-everdell-events = Se nella tua città ci sono le carte che un Evento chiede e hai un lavoratore libero, mandalo lì per punti in più. Solo chi arriva per primo ottiene l'Evento.
    .title = Eventi
lessons-everdell-scoring = In autunno nessuno torna: giochi finché passi. Poi si sommano i punti delle carte, i segnalini, i bonus viola, gli Eventi e il Viaggio. I punti che hai ora sono accanto alla tua città.
    .title = La fine
lessons-everdell-on = Ora la partita è tua. Quando capita qualcosa di nuovo, te lo dico. Se scegli qualcosa che non puoi fare, leggi il perché.
    .title = Ne sai abbastanza
lessons-everdell-tip-event = Hai ciò che un Evento chiede. Manda un lavoratore prima che lo faccia qualcun altro.
    .title = Un Evento è possibile
lessons-everdell-tip-open = Puoi collocare un lavoratore su una carta aperta di un'altra città. Il suo proprietario ottiene un punto.
    .title = Una visita ai vicini

### Names

name-breaks-everdell =
    Am-bu-lan-te Ar-chi-tet-to Bec-chi-no Bot-te-ga-io Ca-stel-lo Ci-mi-te-ro Fat-to-ria
    Giul-la-re In-se-gnan-te In-ta-glia-to-re Lo-can-die-re Ma-gaz-zi-no Mi-na-tri-ce
    Mo-na-ste-ro Oro-lo-gio Pic-cio-ne Raf-fi-ne-ria Spaz-za-tru-cio-li Tri-bu-na-le
    Uni-ver-si-tà Va-ga-bon-do Ven-di-to-re
