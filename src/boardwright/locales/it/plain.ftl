# What any game says that has no other words for it: a title may put its own in place, under the same key.

### The table

# $game: the name of the game; $seed: the number it was dealt from
heading = { $game } - seme { $seed }
# Cards whose faces the reader does not see
cards-face-down = { $n ->
    [one] { $n } carta coperta
   *[other] { $n } carte coperte
}
# A question for which a title has no words
prompt-plain = Scegli.
# Somebody whom the rules play
player-rival = Rivale
# What can be explained besides cards
rules-about = Il gioco
rules-nothing = Qui non c'è nessuna regola per “{ $name }”.
noun-option = { $n ->
    [one] { $n } risposta possibile
   *[other] { $n } risposte possibili
}

### An answer

# $option: what was chosen
preview = { $option }
preview-nothing = I punteggi non cambiano.
# $points: the score after it; $change: the difference, with its sign
preview-total = Punteggio: { $points } ({ $change })
confirm-hint = Questa scelta non si può annullare. Premi Invio (o { $confirm }), oppure scegli altro.
# $help: what to type for help
prompt-hint = (un numero; { $help } per aiuto)
nothing-entered = Scegli prima un numero dall'elenco; ? mostra che cosa puoi scrivere.
undo-too-late = Non c'è nulla da annullare: sono uscite nuove carte o ha agito qualcun altro.
undo-done = { $player } annulla l'ultimo passo.
# $most: the last number of the list
refusal-option-number = scegli un numero da 1 a { $most }.

### What can be typed

help-number-word = NUMERO
typing-number = scegli dall'elenco
typing-code = un'opzione con il suo codice
typing-confirm = conferma una scelta che non si può annullare (o premi soltanto Invio)
typing-undo = annulla il tuo ultimo passo, finché non escono carte o non agisce qualcun altro
type-show = mostra tavolo
typing-show = mostra di nuovo il tavolo (o premi solo Invio)
typing-codes = elenca tutte le opzioni come codici
type-maps = tutto
typing-maps = mostra il tavolo come lo vedono tutti
typing-log = che cosa è successo dalla tua ultima scelta
typing-rules = mostra le regole; con un nome, solo quelle: regole NOME

### The result

title-won = vittoria
title-lost = sconfitta
verdict-won = Vince { $players }.
verdict-shared = { $players } condividono la vittoria.
# $rival: a player whom the rules play; $other: its points
verdict-solo-won = Vinci per { $points } punti a { $other } contro { $rival }!
verdict-solo-lost = { $rival } vince per { $other } punti a { $points }.
verdict-alone = La partita è finita: { $points } punti.
verdict-rated = La partita è finita: { $points } punti, valutazione { $rating }.
by-source = Punti per fonte, per giocatore e per partita
by-card = Carte davanti ai giocatori alla fine

### Bench

bench-games = partite casuali
bench-decisions = decisioni casuali
bench-options = opzioni di una decisione
bench-views = viste di entrambi i posti
bench-redeal = un mondo con le carte ridistribuite
