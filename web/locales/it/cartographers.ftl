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
cartographers-unfold = Mostra di più

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

cartographers-since = Dal tuo ultimo disegno
cartographers-log = Registro
cartographers-chat = Chat
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
