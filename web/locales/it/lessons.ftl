# Prime partite guidate: vedi il catalogo inglese.

### La pagina che le offre

lessons-heading = Impara giocando
lessons-about = Una prima partita guidata contro un bot amichevole. Qualcuno ti spiega ciò che vedi e propone una mossa; puoi sempre fare altro.
lessons-minutes = circa { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
lessons-start = Inizia
lessons-continue = Continua
lessons-anew = Ricomincia
lessons-again = Rigioca

lessons-everdell-learn-1 = Inviare lavoratori e raccogliere risorse
lessons-everdell-learn-2 = Giocare carte nella tua città e pagarle
lessons-everdell-learn-3 = Accogliere un Animale gratis
lessons-everdell-learn-4 = Stagioni, Eventi e ciò che conta alla fine
lessons-farshore-learn-1 = Inviare lavoratori sulla Costa e sulle isole
lessons-farshore-learn-2 = Prendere il vento e muovere la Nave
lessons-farshore-learn-3 = Usare Tesori e Ancore
lessons-farshore-learn-4 = Stagioni, tessere Mappa e ciò che conta alla fine
lessons-cartographers-learn-1 = Ruotare, ribaltare e collocare forme sulla mappa
lessons-cartographers-learn-2 = Leggere gli editti che danno stelle
lessons-cartographers-learn-3 = Monete, Rovine e un'imboscata
lessons-cartographers-learn-4 = Giocare tutta una primavera e contarne i punti

### La scheda accanto al tavolo

lessons-step = Passo { $n } di { $m }
lessons-next = Avanti
lessons-back = Indietro
lessons-show = Mostrami
lessons-skip-step = Salta il passo
lessons-play-on = Continua a giocare
lessons-got-it = Ho capito
lessons-fold = Riduci la lezione
lessons-unfold = Apri la lezione
lessons-leave = Lascia la lezione
lessons-chosen = Scelto. Ora conferma.
# What is chosen is not what the step speaks of
lessons-chosen-other = Altro, che puoi anche fare. Conferma oppure torna indietro.
# What was begun asks for more
lessons-finishing = Quasi fatto. Rimane una domanda: rispondi.
lessons-waits = Tocca agli altri…

### Everdell

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

### Farshore

lessons-farshore-goal = Costruisci sulla costa una città di al massimo 15 carte e porta la tua Nave più lontano che puoi. Vince chi ha più punti.
    Nel tuo turno fai una sola cosa: collochi un lavoratore, giochi una carta o ti prepari per la stagione seguente.
    .title = Ecco Farshore
lessons-farshore-hand = Queste carte le vedi solo tu. In alto a sinistra c'è il costo, a destra i punti. Punta una carta, o tienila premuta, per leggerla tutta.
    Una volta, prima della partita, puoi cambiarle tutte. Questa mano è buona: tienila.
    .title = La tua mano
lessons-farshore-bay = Queste carte sono scoperte per tutti. Puoi giocarle come se le avessi in mano. Nessun nome è qui due volte: le copie stanno una sull'altra.
    .title = La Baia
lessons-farshore-worker = Non hai ancora nulla per pagare: colloca un lavoratore. Quest'isola dà { GOODS("driftwood", 2, case: "acc") } e { GOODS("seaweed", 2, case: "acc") }: bastano per { $grove } nella tua mano.
    Scegli l'isola o premi “Mostrami”.
    .title = Colloca un lavoratore
lessons-farshore-confirm = Prima vedi che cosa porta una mossa. Nulla è fatto finché non confermi.
    “Annulla” riporta indietro una mossa, finché nessun altro ha giocato e nulla di nascosto è stato visto.
    .title = Guarda, poi conferma
lessons-farshore-since = Poi tocca all'avversario. “Dal tuo ultimo turno” dice che cosa è successo. Ognuno passa le stagioni al proprio ritmo.
    .title = Che cosa ha fatto l'altro
lessons-farshore-roses = Due Rose dei Venti dicono quali carte prendono il vento: ora le carte verdi e le Costruzioni. Per ognuna che corrisponde alla carta giocata, la tua Nave avanza di una casella. { $grove } corrisponde a entrambe: ogni piccola bussola su una carta ne indica una.
    .title = Il vento
lessons-farshore-play = Scegli { $grove } nella tua mano e paga. La carta entra nella tua città, agisce subito e muove la Nave di due caselle.
    .title = Gioca una carta
lessons-farshore-ship = La tua Nave ha preso il mare. Alla fine conta la casella dove si trova, fino a 60 punti. Quando raggiunge o supera un Forziere, prendi un Tesoro.
    .title = La tua Nave
lessons-farshore-treasure = Un Tesoro paga al posto di una risorsa qualsiasi. Quelli che non spendi valgono 2 punti ciascuno alla fine.
    .title = Tesori
lessons-farshore-anchor = Hai 3 Ancore per tutta la partita. Una di esse, posta su una Costruzione, fa giocare gratis un Animale dello stesso colore. { $grove } è verde, e anche { $hunter } nella tua mano: scegli quella carta.
    .title = Getta l'Ancora
lessons-farshore-colors = Le carte verdi agiscono quando le giochi e di nuovo in primavera e in autunno. Le bronzo una volta sola. Le rosse accolgono un lavoratore. Le blu aiutano da lì in poi. Le viola danno punti alla fine.
    .title = Cinque colori
lessons-farshore-again = Colloca l'altro lavoratore. Costa e isole accolgono un lavoratore ciascuna. Ai Moli e alla Torre di Vedetta c'è posto per tutti: lì le carte diventano risorse, o la mano torna a 8 carte.
    .title = Un altro luogo
lessons-farshore-season = Tutti i tuoi lavoratori sono fuori. Puoi ancora giocare carte, oppure prepararti per la primavera: tornano, se ne aggiunge uno e le carte verdi agiscono ancora. È il tuo turno intero.
    .title = Prepararsi alla stagione
lessons-farshore-dunes = Con i colori giusti nella tua città, un lavoratore sulle Dune reclama una tessera Mappa. Vale il suo numero per le tessere Mappa che hai: la prossima migliora anche le altre.
    .title = Le Mappe sulle Dune
lessons-farshore-scoring = In autunno giochi finché passi. Poi si sommano carte, bonus viola, segnalini, Tesori, Mappe e Nave. I punti che hai ora sono accanto alla tua città.
    .title = La fine
lessons-farshore-on = Ora la partita è tua. Quando capita qualcosa di nuovo, te lo dico. Se scegli qualcosa che non puoi fare, leggi il perché.
    .title = Ne sai abbastanza

lessons-farshore-tip-map = La tua città ha i colori di una tessera Mappa. Manda un lavoratore sulle Dune: chi arriva prima ottiene il numero più alto.
    .title = Una Mappa è possibile
lessons-farshore-tip-tide = Gli altri sono già in estate. Due isole vengono sommerse e scegli tu quali: nessuno potrà più visitarle.
    .title = Alta Marea
lessons-farshore-tip-winds = Tutti hanno cambiato stagione, quindi il vento è girato. Guarda quali carte muovono ora la tua Nave.
    .title = Nuovi venti

### Everdell e Farshore

lessons-valley-tip-spot = Una carta rossa della tua città ha posto per un lavoratore. Mandane uno lì per usarla.
    .title = Un luogo tutto tuo
lessons-valley-tip-full-hand = Hai 8 carte in mano, di più non ce ne stanno. Le carte che pescheresti ora vanno perse per te: prima giocane qualcuna.
    .title = La tua mano è piena
lessons-valley-tip-no-worker = Non hai più lavoratori. Puoi ancora giocare carte. Quando non puoi o non vuoi, preparati per la stagione seguente.
    .title = Tutti i lavoratori sono fuori
lessons-valley-tip-no-room = La tua città ha 15 carte. Poche carte vi trovano ancora posto.
    .title = La tua città è piena
lessons-valley-tip-summer = In estate le carte verdi riposano. Invece prendi carte tra quelle scoperte.
    .title = Estate
lessons-valley-tip-autumn = È l'ultima stagione. Usa bene lavoratori e risorse. Quando non c'è più nulla da fare, passa.
    .title = Autunno

### Cartographers

lessons-cartographers-goal = Disegni questa mappa per quattro stagioni: foreste, villaggi, fattorie e acqua, forma dopo forma. Vince chi ha più stelle.
    Gli spazi vuoti sono da riempire. Le montagne ci sono già.
    .title = La tua mappa
lessons-cartographers-card = A ogni turno si rivela una carta per tutti. Mostra terreno e forma. Questa è foresta, e scegli una di due forme. La piccola dà una moneta.
    .title = Si rivela una carta
lessons-cartographers-edicts = Gli editti dicono che cosa dà stelle. La primavera conta A e B, l'estate B e C, l'autunno C e D, l'inverno D e A. Oggi A è { $first }: una stella per ogni spazio Foresta sul bordo.
    .title = Gli editti
lessons-cartographers-turn = Prima di collocare una forma puoi ruotarla e ribaltarla. Deve stare su spazi vuoti. Non deve toccare nulla.
    .title = Ruota e ribalta
lessons-cartographers-place = Disegna la foresta lungo il bordo della mappa. Scegli una forma, poi uno spazio; scegli un altro spazio per spostarla. Dove è tratteggiato non ci sta.
    Oppure premi “Mostrami”.
    .title = Colloca la forma
lessons-cartographers-confirm = Ora vedi che cosa porterebbe, e gli spazi che un editto conta sono in evidenza. Nulla è disegnato finché non confermi.
    .title = Guarda, poi conferma
lessons-cartographers-others = Tutti disegnano nello stesso momento, ognuno sulla propria mappa. Puoi guardare le mappe degli altri quando vuoi.
    .title = Gli altri
lessons-cartographers-terrain = Questa carta ha una forma e due terreni. Scegli tu quale. Altra foresta lungo il bordo porta subito stelle.
    .title = Una forma, due terreni
lessons-cartographers-coins = Quando i quattro lati di una montagna sono riempiti, ottieni una moneta. Ogni moneta è una stella alla fine di ogni stagione: prima è, meglio è. Disegna accanto a una montagna.
    .title = Monete e montagne
lessons-cartographers-ruins = Prima è uscita una carta Rovine. Perciò questa forma deve coprire uno spazio Rovine. Se non ne copre nessuno, disegni invece un solo spazio dove vuoi.
    .title = Rovine
lessons-cartographers-ambush = Arrivano i mostri. Li disegni sulla mappa del vicino, e il vicino sulla tua. Ogni spazio vuoto accanto a un mostro costa una stella a stagione. Qui lascia molti spazi vuoti intorno a loro.
    .title = Imboscata
lessons-cartographers-time = Le carte prendono tempo. Finito il tempo, finisce la stagione: questa è l'ultima carta della primavera. Poi si contano A e B, con monete e mostri.
    .title = Il tempo scade
lessons-cartographers-scored = La primavera ha portato queste stelle. I due editti e le monete si sommano, gli spazi vuoti accanto ai mostri si sottraggono. Riempili in estate.
    .title = La primavera è finita
lessons-cartographers-on = Ancora tre stagioni e la mappa è tua. Quando capita qualcosa di nuovo, te lo dico.
    .title = Ne sai abbastanza

lessons-cartographers-tip-single = Nessuna forma di questa carta sta sulla tua mappa. Perciò disegni un solo spazio del suo terreno.
    .title = Non c'è posto
lessons-cartographers-tip-rift = Questa carta è un solo spazio di qualsiasi terreno, anche un mostro. Riempie i buchi, per esempio intorno alle montagne.
    .title = Qualsiasi terreno
lessons-cartographers-tip-ruins-again = Di nuovo Rovine: questa forma deve coprire uno spazio Rovine.
    .title = Rovine
lessons-cartographers-tip-ambush-again = Di nuovo mostri, sulla mappa del vicino. Mettili dove hanno accanto molti spazi vuoti.
    .title = Imboscata
lessons-cartographers-tip-winter = L'ultima stagione conta D e A. È la più corta.
    .title = Inverno

### La fine

lessons-end = Guarda da dove vengono i punti e che cosa faresti in modo diverso. Puoi rigiocare con carte nuove quando vuoi.
    .title = La tua prima partita
