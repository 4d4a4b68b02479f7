# Everdell. Card texts are our own words; names follow the Italian edition.

game-everdell = Everdell
    .about = Costruisci una città nel bosco in quattro stagioni
    .time = 40–80 min

### Goods: a number and its noun. $n: how many.

noun-twig = { $n ->
    [one] { $n } rametto
   *[other] { $n } rametti
}
noun-resin = { $n ->
    [one] { $n } resina
   *[other] { $n } resine
}
noun-pebble = { $n ->
    [one] { $n } ciottolo
   *[other] { $n } ciottoli
}
noun-berry = { $n ->
    [one] { $n } bacca
   *[other] { $n } bacche
}

### Names

good-twig = rametto
good-resin = resina
good-pebble = ciottolo
good-berry = bacca

zone-meadow = Prato
# The Meadow in sentences of the family. row-of follows "carta"
row-from = dal Prato
row-in = nel Prato
row-of = del Prato

### Critters. Value: the name; .rule: what the card does, at most about 220 characters.

card-architect = Architetto
    .rule = Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni resina e per ogni ciottolo nella tua riserva, al massimo { GOODS("point", 6, case: "acc") } in tutto.
card-bard = Bardo
    .rule = Quando giochi questa carta: puoi scartare fino a { GOODS("card", 5, case: "acc") } dalla tua mano. Ottieni { GOODS("point", 1, case: "acc") } per ogni carta scartata.
card-barge_toad = Rospo della Chiatta
    .rule = Quando giochi questa carta e durante la Produzione: ottieni { GOODS("twig", 2, case: "acc") } per ogni carta { card-farm } nella tua città.
card-chip_sweep = Spazzatrucioli
    .rule = Quando giochi questa carta e durante la Produzione: attiva un'altra carta Produzione della tua città. Non può essere una carta { card-chip_sweep }.
card-doctor = Dottore
    .rule = Quando giochi questa carta e durante la Produzione: puoi pagare fino a { GOODS("berry", 3, case: "acc") }. Ottieni { GOODS("point", 1, case: "acc") } per ogni bacca pagata.
card-fool = Giullare
    .rule = Quando giochi questa carta: va in uno slot libero della città di un avversario che non ne ha già una copia, anche se ha passato. Da quel momento è sua. In solitario: scartala e rimuovi { GOODS("card", 1, case: "acc") } a scelta dalla città di { player-rugwort }.
card-historian = Storico
    .rule = Dopo ogni altra carta che giochi: pesca { GOODS("card", 1, case: "acc") }.
card-husband = Marito
    .rule = Fa coppia con una sola carta { card-wife } e ne condivide lo slot. Quando giochi questa carta e durante la Produzione: se è in coppia e nella tua città c'è una carta { card-farm }, ottieni { GOODS("resource", 1, case: "acc") } qualsiasi.
card-innkeeper = Locandiere
    .rule = Quando giochi un Animale: puoi scartare questa carta dalla tua città per pagare fino a { GOODS("berry", 3, case: "acc") } in meno. Non si combina con altre abilità inerenti al giocare carte.
card-judge = Giudice
    .rule = Quando giochi una carta: puoi pagare { GOODS("resource", 1, case: "acc") } qualsiasi al posto di una risorsa di tipo diverso prevista dal costo. Non si combina con altre abilità inerenti al giocare carte.
card-king = Re
    .rule = Alla fine della partita: con gli Eventi che hai realizzato fai { GOODS("point", 1, case: "acc") } per ogni Evento base e { GOODS("point", 2, case: "acc") } per ogni Evento speciale.
card-miner_mole = Talpa Minatrice
    .rule = Quando giochi questa carta e durante la Produzione: puoi copiare una carta Produzione nella città di un avversario. Contano le carte di quella città, ma guadagni e pagamenti sono tuoi. Non puoi copiare una carta { card-storehouse } di un'altra città.
card-monk = Monaco
    .rule = Quando giochi questa carta e durante la Produzione: puoi dare fino a { GOODS("berry", 2, case: "acc") } a un solo avversario. Ottieni { GOODS("point", 2, case: "acc") } per ogni bacca data. Finché è nella tua città: sblocca la seconda casella della carta { card-monastery }.
card-peddler = Venditore Ambulante
    .rule = Quando giochi questa carta e durante la Produzione: puoi scambiare con la riserva generale fino a { GOODS("resource", 2, case: "acc") } qualsiasi che possiedi. Ne ottieni altrettante del tipo che vuoi.
card-postal_pigeon = Piccione Postino
    .rule = Quando giochi questa carta: rivela { GOODS("card", 2, case: "acc") } dal mazzo. Puoi giocarne una gratuitamente, se il suo valore base non supera { GOODS("point", 3, case: "acc") }, senza altre abilità inerenti al giocare carte. Scarta le carte rivelate non giocate.
card-queen = Regina
    .rule = Quando collochi qui un lavoratore: puoi giocare gratuitamente { GOODS("card", 1, case: "acc") } dalla tua mano o dal Prato, se il suo valore base non supera { GOODS("point", 3, case: "acc") }. Non si combina con altre abilità inerenti al giocare carte.
card-ranger = Ranger
    .rule = Quando giochi questa carta: muovi un tuo lavoratore schierato non permanente in un altro luogo disponibile. Risolvi quel luogo. Finché è nella tua città: sblocca la seconda cella della carta { card-dungeon }, dove però non può andare.
card-shepherd = Pastore
    .rule = Le risorse che paghi per questa carta vanno a un avversario a tua scelta. Quando giochi questa carta: ottieni { GOODS("berry", 3, case: "acc") }. Ottieni { GOODS("point", 1, case: "acc") } per ogni segnalino punto sulla tua carta { card-chapel }. I segnalini restano lì.
card-shopkeeper = Bottegaio
    .rule = Dopo ogni altro Animale che giochi nella tua città: ottieni { GOODS("berry", 1, case: "acc") }.
card-teacher = Insegnante
    .rule = Quando giochi questa carta e durante la Produzione: pesca { GOODS("card", 2, case: "acc") }. Tieni { GOODS("card", 1, case: "acc") } e dai l'altra a un avversario con meno di { GOODS("card", 8) } in mano.
card-undertaker = Becchino
    .rule = Quando giochi questa carta: scarta { GOODS("card", 3, case: "acc") } dal Prato. Rifornisci il Prato. Pesca { GOODS("card", 1, case: "acc") } dal Prato. Finché è nella tua città: sblocca la seconda casella della carta { card-cemetery }.
card-wanderer = Vagabondo
    .rule = Non occupa slot nella tua città. Quando giochi questa carta: pesca { GOODS("card", 3, case: "acc") }.
card-wife = Moglie
    .rule = Fa coppia con una sola carta { card-husband } e ne condivide lo slot. Alla fine della partita: fai { GOODS("point", 3, case: "acc") } se è in coppia.
card-woodcarver = Intagliatore
    .rule = Quando giochi questa carta e durante la Produzione: puoi pagare fino a { GOODS("twig", 3, case: "acc") }. Ottieni { GOODS("point", 1, case: "acc") } per ogni rametto pagato.

### Constructions

card-castle = Castello
    .rule = Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni Costruzione Comune nella tua città.
card-cemetery = Cimitero
    .rule = Quando collochi qui un lavoratore: rivela { GOODS("card", 4, case: "acc") } dal mazzo o dalla pila degli scarti. Giocane una gratuitamente, senza altre abilità inerenti al giocare carte. Scarta le altre. Il lavoratore è permanente: non torna più. Seconda casella: solo con la carta { card-undertaker } in città.
card-chapel = Chiesa
    .rule = Quando collochi qui un lavoratore: colloca su questa carta { GOODS("point", 1, case: "acc") } dalla riserva generale. Pesca { GOODS("card", 2, case: "acc") } per ogni segnalino punto che ora c'è sopra. I segnalini restano e contano alla fine della partita.
card-clock_tower = Torre dell'Orologio
    .rule = Quando giochi questa carta: collocaci sopra { GOODS("point", 3, case: "acc") }. Quando ti prepari per la stagione, prima di riprendere i lavoratori: puoi togliere { GOODS("point", 1, case: "acc") } per risolvere di nuovo un luogo Base o Foresta con un tuo lavoratore. I punti rimasti contano alla fine.
card-courthouse = Tribunale
    .rule = Dopo ogni altra Costruzione che giochi nella tua città: ottieni a scelta { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") } o { GOODS("pebble", 1, case: "acc") }.
card-crane = Gru
    .rule = Quando giochi una Costruzione: puoi scartare questa carta dalla tua città per pagare fino a { GOODS("resource", 3, case: "acc") } qualsiasi in meno. Non si combina con altre abilità inerenti al giocare carte.
card-dungeon = Dungeon
    .rule = Quando giochi una carta: puoi togliere un Animale dalla tua città e imprigionarlo qui per pagare fino a { GOODS("resource", 3, case: "acc") } qualsiasi in meno. Non si combina con altre abilità inerenti al giocare carte. Ha 1 cella, 2 se in città c'è la carta { card-ranger }, che non può andare nella seconda.
card-evertree = Albero Eterno
    .rule = Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni carta Prosperità nella tua città, compresa questa. Una volta sola: puoi collocare qui un segnalino occupato per giocare gratuitamente un Animale qualsiasi.
card-fairgrounds = Fiera
    .rule = Quando giochi questa carta e durante la Produzione: pesca { GOODS("card", 2, case: "acc") }.
card-farm = Fattoria
    .rule = Quando giochi questa carta e durante la Produzione: ottieni { GOODS("berry", 1, case: "acc") }.
card-general_store = Emporio
    .rule = Quando giochi questa carta e durante la Produzione: ottieni { GOODS("berry", 1, case: "acc") }, oppure { GOODS("berry", 2, case: "acc") } se nella tua città c'è almeno una carta { card-farm }.
card-inn = Locanda
    .rule = Carta aperta a tutti. Quando collochi qui un lavoratore: gioca { GOODS("card", 1, case: "acc") } dal Prato pagando fino a { GOODS("resource", 3, case: "acc") } qualsiasi in meno. Non si combina con altre abilità inerenti al giocare carte. Se la visita un avversario: chi la possiede ottiene { GOODS("point", 1, case: "acc") }.
card-lookout = Torre di Vedetta
    .rule = Quando collochi qui un lavoratore: risolvi un luogo Base o Foresta in gioco, libero o occupato, come se lo visitassi.
card-mine = Miniera
    .rule = Quando giochi questa carta e durante la Produzione: ottieni { GOODS("pebble", 1, case: "acc") }.
card-monastery = Monastero
    .rule = Quando collochi qui un lavoratore: dai { GOODS("resource", 2, case: "acc") } qualsiasi a un solo avversario. Ottieni { GOODS("point", 4, case: "acc") }. Il lavoratore è permanente: non torna più. Seconda casella: solo con la carta { card-monk } in città.
card-palace = Palazzo
    .rule = Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni Costruzione Unica nella tua città, compresa questa.
card-post_office = Ufficio Postale
    .rule = Carta aperta a tutti. Quando collochi qui un lavoratore: dai { GOODS("card", 2, case: "acc") } dalla tua mano a un solo avversario. Puoi scartare altre carte, quante ne vuoi. Pesca fino ad avere { GOODS("card", 8, case: "acc") } in mano. Se la visita un avversario: chi la possiede ottiene { GOODS("point", 1, case: "acc") }.
card-resin_refinery = Raffineria di Resina
    .rule = Quando giochi questa carta e durante la Produzione: ottieni { GOODS("resin", 1, case: "acc") }.
card-ruins = Rovine
    .rule = Quando giochi questa carta: scarta un'altra Costruzione della tua città. Questa carta ne prende lo slot. Ottieni le risorse del costo stampato sulla carta scartata. Pesca { GOODS("card", 2, case: "acc") }.
card-school = Scuola
    .rule = Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni Animale Comune nella tua città.
card-storehouse = Magazzino
    .rule = Quando giochi questa carta e durante la Produzione: collocaci sopra { GOODS("twig", 3, case: "acc") }, { GOODS("resin", 2, case: "acc") }, { GOODS("pebble", 1, case: "acc") } o { GOODS("berry", 2, case: "acc") } dalla riserva generale. Quando collochi qui un lavoratore: prendi tutte le risorse sulla carta. Solo chi la possiede può visitarla.
card-theater = Teatro
    .rule = Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni Animale Unico nella tua città.
card-twig_barge = Chiatta di Rametti
    .rule = Quando giochi questa carta e durante la Produzione: ottieni { GOODS("twig", 2, case: "acc") }.
card-university = Università
    .rule = Quando collochi qui un lavoratore: scarta un'altra carta della tua città. Ottieni le risorse del costo stampato sulla carta scartata. Ottieni { GOODS("resource", 1, case: "acc") } qualsiasi e { GOODS("point", 1, case: "acc") }.

### Places on the board. Value: a label of at most 28 characters; .rule: the whole effect.

# Basic locations
place-three_twigs = { GOODS("twig", 3) }
    .rule = Ottieni { GOODS("twig", 3, case: "acc") }. Luogo esclusivo: un solo lavoratore.
place-two_twigs_one_card = { GOODS("twig", 2) } e { GOODS("card", 1) }
    .rule = Ottieni { GOODS("twig", 2, case: "acc") }. Pesca { GOODS("card", 1, case: "acc") }. Luogo condiviso: quanti lavoratori si vuole.
place-two_resin = { GOODS("resin", 2) }
    .rule = Ottieni { GOODS("resin", 2, case: "acc") }. Luogo esclusivo: un solo lavoratore.
place-one_resin_one_card = { GOODS("resin", 1) } e { GOODS("card", 1) }
    .rule = Ottieni { GOODS("resin", 1, case: "acc") }. Pesca { GOODS("card", 1, case: "acc") }. Luogo condiviso: quanti lavoratori si vuole.
place-two_cards_one_point = { GOODS("card", 2) } e { GOODS("point", 1) }
    .rule = Pesca { GOODS("card", 2, case: "acc") }. Ottieni { GOODS("point", 1, case: "acc") }. Luogo condiviso: quanti lavoratori si vuole.
place-one_pebble = { GOODS("pebble", 1) }
    .rule = Ottieni { GOODS("pebble", 1, case: "acc") }. Luogo esclusivo: un solo lavoratore.
place-one_berry_one_card = { GOODS("berry", 1) } e { GOODS("card", 1) }
    .rule = Ottieni { GOODS("berry", 1, case: "acc") }. Pesca { GOODS("card", 1, case: "acc") }. Luogo esclusivo: un solo lavoratore.
place-one_berry = { GOODS("berry", 1) }
    .rule = Ottieni { GOODS("berry", 1, case: "acc") }. Luogo condiviso: quanti lavoratori si vuole.

# Forest cards
place-two_berries_one_card = { GOODS("berry", 2) } e { GOODS("card", 1) }
    .rule = Ottieni { GOODS("berry", 2, case: "acc") }. Pesca { GOODS("card", 1, case: "acc") }.
place-two_any = { GOODS("resource", 2) } qualsiasi
    .rule = Ottieni { GOODS("resource", 2, case: "acc") } qualsiasi, uguali o diverse.
place-discard_any_draw_double = Scarta e pesca il doppio
    .rule = Puoi scartare quante carte vuoi dalla tua mano. Pesca { GOODS("card", 2, case: "acc") } per ogni carta scartata, fino al limite di mano.
place-copy_basic_one_card = Copia un luogo Base, { GOODS("card", 1) }
    .rule = Risolvi un luogo Base a scelta, libero o occupato. Pesca { GOODS("card", 1, case: "acc") }.
place-three_cards_one_pebble = { GOODS("card", 3) } e { GOODS("pebble", 1) }
    .rule = Pesca { GOODS("card", 3, case: "acc") }. Ottieni { GOODS("pebble", 1, case: "acc") }.
place-twig_resin_berry = { GOODS("twig", 1) }, { GOODS("resin", 1) }, { GOODS("berry", 1) }
    .rule = Ottieni { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") } e { GOODS("berry", 1, case: "acc") }.
place-three_berries = { GOODS("berry", 3) }
    .rule = Ottieni { GOODS("berry", 3, case: "acc") }.
place-two_resin_one_twig = { GOODS("resin", 2) } e { GOODS("twig", 1) }
    .rule = Ottieni { GOODS("resin", 2, case: "acc") } e { GOODS("twig", 1, case: "acc") }.
place-two_cards_one_any = { GOODS("card", 2) }, { GOODS("resource", 1) } qualsiasi
    .rule = Pesca { GOODS("card", 2, case: "acc") }. Ottieni { GOODS("resource", 1, case: "acc") } qualsiasi.
place-discard_three_gain_any = Cambia { GOODS("card", 3, case: "acc") } in risorse
    .rule = Puoi scartare fino a { GOODS("card", 3, case: "acc") } dalla tua mano. Ottieni { GOODS("resource", 1, case: "acc") } qualsiasi per ogni carta scartata.
place-draw_two_meadow_play_one = { GOODS("card", 2) } dal Prato e sconto
    .rule = Pesca { GOODS("card", 2, case: "acc") } dal Prato. Puoi giocarne una pagando { GOODS("resource", 1, case: "acc") } qualsiasi in meno, senza altre abilità inerenti al giocare carte. Rifornisci il Prato.

# Haven and Journey
place-haven = Rifugio
    .rule = Puoi scartare quante carte vuoi dalla tua mano. Ogni { GOODS("card", 2, case: "acc") } scartate ottieni { GOODS("resource", 1, case: "acc") } qualsiasi; una carta spaiata non dà nulla. Luogo condiviso: quanti lavoratori si vuole.
place-journey_5 = Viaggio (5)
    .rule = Solo in autunno: scarta { GOODS("card", 5, case: "acc") } dalla tua mano. Alla fine della partita: fai { GOODS("point", 5, case: "acc") } per il tuo lavoratore qui. Luogo esclusivo: un solo lavoratore.
place-journey_4 = Viaggio (4)
    .rule = Solo in autunno: scarta { GOODS("card", 4, case: "acc") } dalla tua mano. Alla fine della partita: fai { GOODS("point", 4, case: "acc") } per il tuo lavoratore qui. Luogo esclusivo: un solo lavoratore.
place-journey_3 = Viaggio (3)
    .rule = Solo in autunno: scarta { GOODS("card", 3, case: "acc") } dalla tua mano. Alla fine della partita: fai { GOODS("point", 3, case: "acc") } per il tuo lavoratore qui. Luogo esclusivo: un solo lavoratore.
place-journey_2 = Viaggio (2)
    .rule = Solo in autunno: scarta { GOODS("card", 2, case: "acc") } dalla tua mano. Alla fine della partita: fai { GOODS("point", 2, case: "acc") } per ogni tuo lavoratore qui. Luogo condiviso: quanti lavoratori si vuole.

### Events. Value: the name; .rule: what it needs, what it does, what it is worth.

# Basic events
event-city_monument = Monumento Cittadino
    .rule = Richiede almeno { GOODS("card", 3, case: "acc") } { colour-blue } nella tua città. Vale { GOODS("point", 3, case: "acc") }.
event-grand_tour = Gran Tour
    .rule = Richiede almeno { GOODS("card", 3, case: "acc") } { colour-red } nella tua città. Vale { GOODS("point", 3, case: "acc") }.
event-harvest_festival = Festival del Raccolto
    .rule = Richiede almeno { GOODS("card", 4, case: "acc") } { colour-green } nella tua città. Vale { GOODS("point", 3, case: "acc") }.
event-cartographers_expedition = Spedizione dei Cartografi
    .rule = Richiede almeno { GOODS("card", 3, case: "acc") } { colour-tan } nella tua città. Vale { GOODS("point", 3, case: "acc") }.

# Special events
event-a_brilliant_marketing_plan = Un Piano Marketing Brillante
    .rule = Richiede nella tua città le carte { card-shopkeeper } e { card-post_office }. Quando lo realizzi: puoi dare fino a { GOODS("resource", 3, case: "acc") } qualsiasi in tutto a uno o più avversari. Ottieni { GOODS("point", 2, case: "acc") } per ogni risorsa data.
event-a_well_run_city = Una Città Ben Amministrata
    .rule = Richiede nella tua città le carte { card-chip_sweep } e { card-clock_tower }. Quando lo realizzi: riprendi un tuo lavoratore schierato non permanente, anche quello appena collocato qui. Torna subito disponibile. Vale { GOODS("point", 4, case: "acc") }.
event-an_evening_of_fireworks = Una Serata di Fuochi d'Artificio
    .rule = Richiede nella tua città le carte { card-lookout } e { card-miner_mole }. Quando lo realizzi: puoi collocarci sopra fino a { GOODS("twig", 3, case: "acc") }. Alla fine della partita: fai { GOODS("point", 2, case: "acc") } per ogni rametto sull'Evento.
event-ancient_scrolls_discovered = La Scoperta di Antiche Pergamene
    .rule = Richiede nella tua città le carte { card-historian } e { card-ruins }. Quando lo realizzi: rivela { GOODS("card", 5, case: "acc") } dal mazzo. Per ognuna scegli: nella tua mano (fino al limite), sotto l'Evento o nella pila degli scarti. Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni carta sotto l'Evento.
event-capture_of_the_acorn_thieves = La Cattura dei Ladri di Ghiande
    .rule = Richiede nella tua città le carte { card-courthouse } e { card-ranger }. Quando lo realizzi: puoi spostare sotto l'Evento fino a 2 Animali della tua città. Alla fine della partita: fai { GOODS("point", 3, case: "acc") } per ogni Animale sotto l'Evento.
event-croak_wart_cure = Cura della Verruca Gracchiante
    .rule = Richiede nella tua città le carte { card-undertaker } e { card-barge_toad }. Per realizzarlo: paga { GOODS("berry", 2, case: "acc") } e scarta { GOODS("card", 2, case: "acc") } dalla tua città. Vale { GOODS("point", 6, case: "acc") }.
event-flying_doctor_service = Servizio Dottore Volante
    .rule = Richiede nella tua città le carte { card-doctor } e { card-postal_pigeon }. Alla fine della partita: fai { GOODS("point", 3, case: "acc") } per ogni coppia di carte { card-husband } e { card-wife } in qualsiasi città, anche nella tua.
event-graduation_of_scholars = Laurea degli Alunni
    .rule = Richiede nella tua città le carte { card-teacher } e { card-university }. Quando lo realizzi: puoi collocare sotto l'Evento fino a 3 Animali dalla tua mano. Alla fine della partita: fai { GOODS("point", 2, case: "acc") } per ogni Animale sotto l'Evento.
event-ministering_to_miscreants = Provvedere ai Miscredenti
    .rule = Richiede nella tua città le carte { card-monk } e { card-dungeon }. Alla fine della partita: fai { GOODS("point", 3, case: "acc") } per ogni prigioniero della tua carta { card-dungeon }.
event-path_of_the_pilgrims = Cammino dei Pellegrini
    .rule = Richiede nella tua città le carte { card-monastery } e { card-wanderer }. Alla fine della partita: fai { GOODS("point", 3, case: "acc") } per ogni lavoratore sulla tua carta { card-monastery }.
event-performer_in_residence = Artista Locale
    .rule = Richiede nella tua città le carte { card-inn } e { card-bard }. Quando lo realizzi: puoi collocarci sopra fino a { GOODS("berry", 3, case: "acc") }. Alla fine della partita: fai { GOODS("point", 2, case: "acc") } per ogni bacca sull'Evento.
event-pristine_chapel_ceiling = La Volta della Cappella Cinguettina
    .rule = Richiede nella tua città le carte { card-woodcarver } e { card-chapel }. Quando lo realizzi: per ogni segnalino punto sulla tua carta { card-chapel } pesca { GOODS("card", 1, case: "acc") } e ottieni { GOODS("resource", 1, case: "acc") } qualsiasi. Alla fine della partita: fai { GOODS("point", 2, case: "acc") } per ogni segnalino punto che vi si trova.
event-remembering_the_fallen = Ricordare i Caduti
    .rule = Richiede nella tua città le carte { card-cemetery } e { card-shepherd }. Alla fine della partita: fai { GOODS("point", 3, case: "acc") } per ogni lavoratore sulla tua carta { card-cemetery }.
event-tax_relief = Sgravi Fiscali
    .rule = Richiede nella tua città le carte { card-judge } e { card-queen }. Quando lo realizzi: attiva tutte le carte Produzione della tua città, nell'ordine che vuoi. Vale { GOODS("point", 3, case: "acc") }.
event-the_everdell_games = I Giochi di Everdell
    .rule = Richiede nella tua città almeno { GOODS("card", 2, case: "acc") } di ognuno dei 5 colori. Vale { GOODS("point", 9, case: "acc") }.
event-under_new_management = Nuova Gestione
    .rule = Richiede nella tua città le carte { card-peddler } ed { card-general_store }. Quando lo realizzi: puoi collocarci sopra fino a { GOODS("resource", 3, case: "acc") } qualsiasi. Alla fine della partita: fai { GOODS("point", 1, case: "acc") } per ogni rametto o bacca e { GOODS("point", 2, case: "acc") } per ogni resina o ciottolo sull'Evento.

### Solo: Rugwort

year-1 = Rugwort il Farabutto
    .rule = In autunno il suo lavoratore nella Foresta va in Viaggio, sulla casella da { GOODS("point", 3) }. Alla fine della partita { player-rugwort } fa { GOODS("point", 3, case: "acc") } per ogni Evento speciale in gioco che non hai realizzato.
year-2 = Rugwort il Corrotto
    .rule = In autunno il suo lavoratore nella Foresta va in Viaggio, sulla casella da { GOODS("point", 4) }. Alla fine della partita { player-rugwort } fa { GOODS("point", 6, case: "acc") } per ogni Evento speciale in gioco che non hai realizzato.
year-3 = Rugwort la Canaglia
    .rule = In autunno il suo lavoratore nella Foresta va in Viaggio, sulla casella da { GOODS("point", 5) }; quello sui luoghi Base lascia il gioco insieme a uno dei tuoi disponibili, e per l'ultima stagione hai { GOODS("worker", 5, case: "acc") }. Alla fine della partita { player-rugwort } fa { GOODS("point", 6, case: "acc") } per ogni Evento speciale in gioco che non hai realizzato.
player-rugwort = Rugwort
player-rival = { player-rugwort }
# How he plays, in 3 to 5 sentences.
rule-rugwort = Dopo ogni carta che giochi, { player-rugwort } tira il dado a 8 facce e mette nella sua città la carta del Prato con quel numero, senza costi, effetti né limiti; una carta { card-fool } va invece nella tua. All'inizio i suoi lavoratori bloccano il primo luogo Foresta e il luogo Base da { GOODS("twig", 3) }; dopo ogni tua preparazione per la stagione si spostano e altri si aggiungono sulle prime posizioni del Prato: i luoghi e le carte del Prato con un suo lavoratore sono chiusi per te. Dopo ogni tua preparazione e alla fine della partita prende gli Eventi base per cui ha abbastanza carte del colore giusto. Le carte che daresti a un avversario si scartano, le risorse tornano nella riserva generale e la ricompensa resta tua. Puoi visitare le carte { card-inn } e { card-post_office } nella sua città: ogni visita gli dà { GOODS("point", 1, case: "acc") }. Alla fine della partita fa { GOODS("point", 2, case: "acc") } per ogni sua carta ({ GOODS("point", 3, case: "acc") } se è una carta Prosperità) e { GOODS("point", 3, case: "acc") } per ogni suo Evento base.

### Score lines

source-journey = Viaggio
# Rugwort's: special events the player did not achieve
source-missed = Eventi speciali non realizzati
source-rugwort_cards = Carte di Rugwort

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

# $goods: what was paid
prompt-tribute = Scegli chi riceve { $goods-acc }.
prompt-make-room = Scegli la Costruzione da sostituire con la carta { $card }.
prompt-choose-city = Scegli in quale città va la carta { $card }.
prompt-before-season = Scegli una carta da usare prima che i lavoratori tornino.
prompt-keep = { $source }: scegli la carta da tenere.
prompt-give-other = { $source }: scegli chi riceve l'altra carta.
prompt-fill-store = { $source }: scegli che cosa collocarci sopra.
prompt-store-goods = { $source }: collocaci sopra una risorsa (ancora { $left }) o fermati.
prompt-tuck-hand = { $source }: collocaci sotto un Animale dalla tua mano o fermati.
prompt-tuck-city = { $source }: collocaci sotto un Animale della tua città o fermati.
prompt-sort = { $source }: scegli dove va una carta rivelata.
prompt-reactivate = { $source }: scegli un luogo da risolvere di nuovo o fermati.
prompt-recall = { $source }: scegli il lavoratore da riprendere.
prompt-rival-loses = { $source }: scegli la carta da rimuovere dalla città di Rugwort.

### Options, as they stand in a list under their question

option-home = { $card } (gratis: occupa { $home })
option-sort-hand = { $card }: nella tua mano
option-sort-under = { $card }: sotto l'Evento
option-sort-discard = { $card }: scarta

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = un lavoratore di Rugwort ti blocca questa carta.
refusal-not-its-home = questo Animale non può occupare la carta { $card }.
refusal-no-housing = ora nessun Animale può occupare una Costruzione.
refusal-home-taken = la carta { $card } è già occupata.
refusal-already-achieved = questo Evento è già stato realizzato.

### Positions

refusal-rival-event = Rugwort non realizza l'evento { $event }.
refusal-claimed-twice = l'Evento { $event } si realizza una volta sola.
refusal-not-construction = la carta { $card } è un Animale e non può essere occupata.
refusal-event-not-achieved = un lavoratore sta su { $event } solo se il suo proprietario ha realizzato l'Evento.
refusal-event-holds = su { $event } non sta niente di simile.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-tribute = { $to } riceve il pagamento: { $goods-acc }.
log-play-home = { $player } gioca { $card } { $from } occupando la carta { $by }.
from-meadow = dal Prato
log-arrive = La carta { $card } va nella città di { $to }.
log-imprison = { $player } imprigiona { $card } sotto la carta { $by }.
log-put-point = { $player } colloca un segnalino punto sulla carta { $card } (in tutto { $n }).
log-store = { $player } colloca { $goods-acc } sulla carta { $card }.
log-achieve = { $player } realizza l'Evento { $event }.
log-lay = { $player } colloca { $goods-acc } sull'Evento { $event }.
log-tuck = { $player } colloca { $card } sotto l'Evento { $event }.
# $fate: one of the fate-… messages
log-sort = { $player } mette la carta { $card } { $fate }.
fate-hand = nella propria mano
fate-under = sotto l'Evento
fate-discard = nella pila degli scarti
log-recall = { $player } riprende un lavoratore: { $spot }.
# $roll: the die
log-rival-plays = Rugwort tira il dado ({ $roll }) e prende { $card }.
log-rival-plays-you = Rugwort tira il dado ({ $roll }): la carta { $card } va nella tua città.
log-rival-prepares = { $season ->
    [primavera] Rugwort si prepara per la primavera.
    [estate] Rugwort si prepara per l'estate.
    [autunno] Rugwort si prepara per l'autunno.
   *[other] Rugwort si prepara per la stagione ({ $season }).
}
log-rival-kidnaps = { $season ->
    [primavera] Rugwort si prepara per la primavera; un suo lavoratore e uno dei tuoi lasciano il gioco.
    [estate] Rugwort si prepara per l'estate; un suo lavoratore e uno dei tuoi lasciano il gioco.
    [autunno] Rugwort si prepara per l'autunno; un suo lavoratore e uno dei tuoi lasciano il gioco.
   *[other] Rugwort si prepara per la stagione ({ $season }); un suo lavoratore e uno dei tuoi lasciano il gioco.
}

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-forest = Carte Foresta
choice-events = Eventi speciali
choice-year = Anno contro Rugwort
choice-direction = Giro di Rugwort nella Foresta
preset-everdell-standard = Partita standard
preset-everdell-year1 = In solitario: { year-1 }
preset-everdell-year2 = In solitario: { year-2 }
preset-everdell-year3 = In solitario: { year-3 }

### In the terminal

help-solo = Everdell in solitario: l'anno contro Rugwort. Predefinito: year1.
help-forest = Everdell: gli id delle carte Foresta, 3 con uno o due giocatori, 4 con più giocatori. Predefinito: a sorte.
help-events = Everdell: gli id dei quattro Eventi speciali. Predefinito: a sorte.
help-direction = Everdell in solitario: in che senso il lavoratore di Rugwort gira nella Foresta. Predefinito: clockwise (orario).
# In the list of what can be typed: a code of a move, and a name to ask about
example-code = play:farm
example-name = locanda
heading-solo = { $game } - anno { $n }, { $year } - seme { $seed }
zone-events = Eventi
# Signs for goods in a cost, one letter each. Rametto and resina share their initial: raMetto, reSina
sign-twig = M
sign-resin = S
sign-pebble = C
sign-berry = B
# Other ways to play a card than paying for it, after their number
way-home = occupa { $card }
mark-occupied = occupata
verdict-tie-break = La parità si risolve con gli Eventi realizzati, poi con le risorse rimaste.

### Sets: what cards add that a set brings

effect-copy = Risolvi { $places ->
    [a-basic-location] un luogo base, libero o occupato
    [a-forest-location] un luogo della Foresta in gioco, libero o occupato
   *[both] un luogo base o un luogo della Foresta in gioco, libero o occupato
}, senza collocare un lavoratore.
choice-set = Carte di un set
help-set-more = Everdell: aggiunge le carte e le risorse del set in questo file.
# $file: the name of the file; the numbers are what the set adds
check-set-fine = { $file }: tutto a posto. Aggiunge carte: { $cards } ({ $kinds } diverse); risorse: { $goods }.
