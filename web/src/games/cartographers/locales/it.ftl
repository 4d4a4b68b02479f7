# The table of Cartographers in the browser. Card names and rule texts are in the server's catalogue.

### The map. $player: a name, never inflected

cartographers-your-map = La tua mappa
cartographers-map-of = Mappa di { $player }
cartographers-space-empty = vuoto
cartographers-space-counted = contato dall'editto
cartographers-space-no-fit = qui non ci sta
cartographers-space-pinned = il tuo disegno
cartographers-space-new = disegnato da poco

### Drawing

cartographers-drawing = Il tuo disegno
cartographers-time = Tempo
# After the name of a terrain, for those who listen; $n: how many spaces the shape has
cartographers-choice = { $n ->
    [one] forma di { $n } spazio.
   *[other] forma di { $n } spazi.
}
cartographers-with-coin = Fa guadagnare una moneta.
# Under a shape that cannot be chosen; at most 14 characters
cartographers-no-room = non ci sta
cartographers-turn = Ruota
cartographers-flip = Capovolgi
cartographers-hint-place = Scegli sulla mappa uno spazio senza tratteggio.
cartographers-hint-ruins = Scegli uno spazio: la forma deve coprire Rovine.
cartographers-hint-ambush = Mappa di { $player }: scegli uno spazio per i mostri.
cartographers-hint-pin = Qui ci sta. Tocca o premi Invio per posarla.
cartographers-hint-drop = Qui ci sta. Lasciala andare per posarla.
cartographers-hint-pinned = Posata. Conferma, oppure spostala ancora.
cartographers-misfit = Qui la forma non ci sta.
cartographers-misfit-ruins = Deve coprire uno spazio Rovine: spostala lì.
cartographers-misfit-turn = Così non ci sta: ruotala o capovolgila.
cartographers-hatched = Spazi tratteggiati: lì la forma, così com'è, non ci sta.
cartographers-single-ruins = Nessuna forma della carta può coprire Rovine vuote: riempi un quadrato 1×1 dove vuoi.
cartographers-on-map-of = mappa di { $player }
cartographers-ambush-banner = Imboscata: disegni mostri sulla mappa di { $player }.
# The button that takes the shape off the map again; at most 8 characters
cartographers-lift = Togli
# The button; $terrain: its name
cartographers-draw-here = Disegna qui: { $terrain }
cartographers-draw-monsters = Disegna qui i mostri
# $n: stars with their sign
cartographers-gain = Stelle in questa stagione: { $n }
cartographers-becomes = diventa
# Before what monsters do to the map of another
cartographers-effect-on = Per { $player }:
# With this card the time is up
cartographers-last-card = Ultima carta della stagione

### Sealed

cartographers-sealed = Sigillato
cartographers-sealed-until = Puoi cambiarlo finché non arriva l'ultimo disegno.
# $players: names; $more: how many others
cartographers-still-drawing = { $more ->
    [0] Disegnano ancora: { $players }
   *[other] Disegnano ancora: { $players } e altri { $more }
}
cartographers-change = Cambia il disegno
cartographers-sealed-hint = sigillati finché tutti disegnano
cartographers-state-sealed = sigillato
cartographers-state-drawing = disegna

### Edicts. $season, $seasons, $edicts: names

cartographers-edicts = Editti
cartographers-season-scores = { $season }: { $edicts }
# Before the letter, the stars and their change, for those who listen
cartographers-edict = Editto
cartographers-edict-now = Stelle ora:
cartographers-edict-then = Con questo disegno:
cartographers-scored-now = questa stagione
cartographers-scored-in = stagione: { $season }
cartographers-scored-no-more = Non conta più.
cartographers-scored-seasons = Conta in: { $seasons }.
cartographers-monsters = Spazi vuoti accanto ai mostri

### Season and deck

cartographers-season = Stagione
cartographers-deck = { $n ->
    [one] { $n } carta rimasta
   *[other] { $n } carte rimaste
}
cartographers-revealed = In questa stagione
cartographers-to-come = Ancora nel mazzo
cartographers-ambushes-among = { $n ->
    [one] e { $n } imboscata
   *[other] e { $n } imboscate
}
cartographers-ambushes-unseen = Imboscate non ancora viste
# The heading of what a season brought
cartographers-season-over = Fine della stagione: { $season }
cartographers-season-limit = La stagione finisce quando il tempo arriva a { $n }.
cartographers-season-edicts = Alla fine contano gli editti { $edicts }, le monete e i mostri.

### Scores

cartographers-your-score = Il tuo punteggio
cartographers-score-of = Punteggio: { $player }
cartographers-total = Totale
cartographers-expected = Alla fine, se nulla cambia: { $n }
# $rating: with its sign; $title: a solo title; $par: sum of the numbers on the edicts
cartographers-rating = Valutazione { $rating } (contro { $par }): { $title }

### Others

cartographers-neighbours = Vicini
cartographers-all-maps = Tutte le mappe
cartographers-more-maps = { $n ->
    [one] Un'altra mappa
   *[other] Altre { $n } mappe
}
cartographers-looking-at = Stai guardando la mappa di { $player }.
cartographers-back-to-drawing = Torna al disegno
cartographers-back-to-mine = Torna alla mia mappa

### Explained. $back: kind of scoring card

cartographers-scoring-card = Carta Punteggio: { $back }
cartographers-solo-number = In una partita in solitario: { $n } in meno nella valutazione.

### The text view

text-edicts = Carte Punteggio
text-map-of = Mappa di { $player }
text-mark-forest = Fo
text-mark-village = Vi
text-mark-farm = Fa
text-mark-water = Ac
text-mark-monster = Mo
text-mark-ruins = Ro
text-legend = Fo foresta, Vi villaggio, Fa fattorie, Ac acqua, Mo mostro, ^ montagna, Ro rovine, # desolazione
text-shape = { $n ->
    [one] Forma di { $n } spazio: { $spaces }.
   *[other] Forma di { $n } spazi: { $spaces }.
}
text-shape-coin = { $n ->
    [one] Forma di { $n } spazio, dà una moneta: { $spaces }.
   *[other] Forma di { $n } spazi, dà una moneta: { $spaces }.
}
text-shape-anywhere = Così nell'angolo in alto a sinistra. Si possono girare, capovolgere e spostare.
text-monsters = Spazi vuoti accanto ai mostri: { $n }
text-scored-now = conta in questa stagione

### The rules

rules-about-cartographers = Disegna una mappa delle terre del nord. Tutti disegnano insieme, e gli editti della regina danno il punteggio.
rules-shape-coin = con moneta
rules-solo-number = Solitario: { $n }
rules-group-explore = Carte Paesaggio
rules-group-ruins = Carte Rovine
rules-group-ambush = Carte Imboscata
rules-group-edict = Carte Punteggio
rules-cartographers-goal = Di che cosa si tratta
    .a = Ognuno disegna paesaggi su una propria mappa, tutti nello stesso momento. Quattro editti dicono che cosa piace alla regina. Dopo ognuna delle quattro stagioni se ne contano due; vince chi ha più stelle.
    .b = Una mappa ha { $size } righe e { $size } colonne. Vi sono stampate montagne e rovine, sull'altro lato anche terre desolate.
rules-cartographers-turn = Un turno
    .a = Si rivela una carta. Ognuno sceglie uno dei suoi terreni e una delle sue forme e la disegna, tutti insieme. Poi si somma il tempo delle carte; se raggiunge il limite della stagione, la stagione è finita.
    .b = Non si aspetta il proprio turno: il tuo disegno resta segreto finché tutti hanno consegnato.
rules-cartographers-drawing = Disegnare
    .a = Ruota e capovolgi la forma come vuoi e mettila su spazi vuoti, dove vuoi. Non deve toccare ciò che è già disegnato.
    .b = Se nessuna forma della carta ci sta, riempi un solo spazio vuoto con un terreno della carta. Finché una ci sta, devi disegnarla.
    .c = Gli spazi disegnati, le montagne e le terre desolate sono riempiti. Le rovine sono vuote finché nessuno ci disegna, e restano rovine anche dopo. Due spazi sono adiacenti se hanno un lato in comune.
rules-cartographers-ruins = Rovine
    .a = Dopo una carta Rovine il prossimo paesaggio deve coprire almeno uno spazio Rovine vuoto.
    .b = Se sulla tua mappa è impossibile, riempi un solo spazio dove vuoi con un terreno della carta.
rules-cartographers-ambush = Imboscata
    .a = Quando esce un'imboscata passi la tua mappa a un vicino e disegni mostri sulla mappa che ricevi, dove fanno più danno. Poi le mappe tornano indietro.
    .b = In ogni stagione una carta Imboscata entra nel mazzo; quelle non uscite vi restano.
rules-cartographers-coins = Monete e mostri
    .a = Una forma con moneta ti fa guadagnare una moneta, e così una montagna appena i quattro spazi intorno sono riempiti. Una moneta dà 1 stella alla fine di ogni stagione da allora in poi: le prime valgono di più. Le monete sono al massimo { $coins }.
    .b = Alla fine di ogni stagione perdi 1 stella per ogni spazio vuoto adiacente a un mostro. Riempi gli spazi intorno.
rules-cartographers-seasons = Le stagioni
    .a = Una stagione finisce quando il tempo delle sue carte raggiunge il limite. L'ultima carta si disegna per intero. Poi tutte le carte Esplorazione si mescolano di nuovo.
    .b = Ogni editto conta in due stagioni, per intero tutte e due le volte.
rules-cartographers-edicts = Gli editti
    .a = Si danno quattro carte Punteggio, una di ogni genere, agli editti da A a D. Un gruppo è l'insieme degli spazi di uno stesso terreno uniti lato a lato.
rules-cartographers-scoring = Punteggio
    .a = Una stagione porta: il primo editto, il secondo editto, 1 stella per ogni moneta, meno 1 stella per ogni spazio vuoto adiacente a un mostro. Può essere meno di zero.
    .b = La somma delle quattro stagioni è il tuo punteggio. Un pareggio va a chi ha perso meno stelle per i mostri; se è pari anche questo, la vittoria è condivisa.
rules-cartographers-solo = Da solo
    .a = I mostri arrivano da sé: ogni carta Imboscata dice da quale angolo e in quale verso cercano il primo posto in cui la loro forma ci sta.
    .b = Alla fine sottrai dal tuo punteggio i numeri delle quattro carte Punteggio. È la tua valutazione, e ti dà un titolo.
# A table of titles
rules-cartographers-titles = Valutazione almeno
rules-cartographers-sides = I due lati della mappa
    .a = Entrambi hanno montagne e rovine. Sul secondo, al centro, ci sono terre desolate: lì non si disegna.
rules-season-limit = Tempo limite
rules-season-scored = Editti contati

### The guided first game

lessons-cartographers-learn-1 = Ruotare, ribaltare e collocare forme sulla mappa
lessons-cartographers-learn-2 = Leggere gli editti che danno stelle
lessons-cartographers-learn-3 = Monete, Rovine e un'imboscata
lessons-cartographers-learn-4 = Giocare tutta una primavera e contarne i punti
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

### Names

name-breaks-cartographers =
    Avam-po-sto Cal-de-ro-ni Co-stie-ra Col-ti-va-te Di-men-ti-ca-ta En-tro-ter-ra Frut-te-to
    In-cur-sio-ne Of-fen-si-va Oro-ver-de Pe-de-mon-ta-na Pe-sca-to-ri Ra-mo-ver-de
    Roc-ca-for-ti Ru-scel-lo Sel-vag-ge Sen-ti-nel-la Spac-ca-tu-re Spez-za-ta Vil-lag-gio
