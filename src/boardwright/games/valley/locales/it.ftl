# The valley: what Everdell and its kin share. Terms follow the Italian edition.
# What the sentences leave to each game: row-from, row-in, row-of (out of, in, and of its face-up row), example-code, example-name.

### A number and its noun. $n: how many.

noun-card = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
# A point token during the game, a point in the scores.
noun-point = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
noun-worker = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
}
# A resource of a kind still open; texts add "qualsiasi" where any kind will do.
noun-resource = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
}

### Names

# The printed keyword, as in "carta Produzione"; .short: the color.
colour-tan = Viaggiatore
    .short = bronzo
    .sign = br
colour-green = Produzione
    .short = verde
    .sign = ve
colour-red = Destinazione
    .short = rosso
    .sign = ro
colour-blue = Governo
    .short = blu
    .sign = bl
colour-purple = Prosperità
    .short = viola
    .sign = vi

kind-critter = Animale
kind-construction = Costruzione

# Feminine: agrees with "carta".
rarity-common = Comune
rarity-unique = Unica

season-winter = inverno
season-spring = primavera
season-summer = estate
season-autumn = autunno
season-over = fine della partita

zone-hand = mano

### Score lines

source-cards = Punti base delle carte
source-points = Segnalini punto
# What purple cards bring at the end, together
source-bonuses = Bonus delle carte

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

prompt-action = Scegli la tua azione.
prompt-use-help = Scegli la carta della tua città da usare per giocare { $card }.
prompt-pay = Scegli che cosa pagare per giocare { $card }.
prompt-react = Scegli quale carta reagisce per prima alla carta { $card }.
prompt-react-place = Scegli quale carta reagisce per prima alla carta { $place }.
prompt-produce = Scegli la prossima carta che produce.
prompt-gain = { $source }: scegli una risorsa (ancora { $left }).
# $amount: a number with its noun, the most that can be paid
prompt-spend = { $source }: paga fino a { $amount }.
prompt-exchange = { $source }: paga una risorsa (ancora { $left }) o fermati.
prompt-receiver = { $source }: scegli chi riceve.
# $to may also be to-nobody, which has an article: never after a preposition
prompt-give = { $source }: dai fino a { $amount }; riceve { $to }.
prompt-give-exactly = { $source }: dai una risorsa (ancora { $left }); riceve { $to }.
prompt-give-to-several = { $source }: dai una risorsa (ancora { $left }) o fermati.
prompt-discard = { $source }: scarta una carta (ancora { $left }) o fermati.
prompt-discard-exactly = { $source }: scarta una carta (ancora { $left }).
prompt-give-cards = { $source }: dai una carta (ancora { $left }); riceve { $to }.
# Each card to a player of one's choice
prompt-give-each = { $source }: dai una carta (ancora { $left }).
prompt-pile = { $source }: scegli da dove rivelare le carte.
prompt-play-one = { $source }: scegli una carta da giocare.
prompt-take = { $source }: prendi una carta { row-from } (ancora { $left }).
prompt-discard-row = { $source }: scarta una carta { row-from } (ancora { $left }).
prompt-activate = { $source }: scegli una carta Produzione da attivare.
prompt-discard-city = { $source }: scarta una carta dalla tua città (ancora { $left }).
prompt-copy-place = { $source }: scegli il luogo da copiare.
prompt-lift = { $source }: scegli il lavoratore da muovere.
# $from: where the worker is
prompt-move = { $source }: scegli dove va il lavoratore.

### Options, as they stand in a list under their question

option-done = fermati qui
option-pass = Passa: non avrai altri turni
# $season: one of the season-… messages; the variants are those words, for the sake of the article
option-prepare = { $season ->
    [primavera] Preparati per la primavera
    [estate] Preparati per l'estate
    [autunno] Preparati per l'autunno
   *[other] Preparati per la stagione: { $season }
}
option-nothing = niente
option-helper = { $card } (con { $helper })
option-reveal-deck = dal mazzo
option-reveal-discard = dalla pila degli scarti
# Many options are no more than the name of what they point at.
option-card = { $card }
option-place = { $place }
option-good = { $good }
option-goods = { $goods }
option-player = { $player }
# $good, $card: what is given
option-good-to = { $good } per { $player }
option-card-to = { $card } per { $player }
# A card in the city of another player
option-card-of = { $card } di { $player }
option-stray = un lavoratore senza luogo
to-nobody = la riserva generale

### Why not: the fact that is in the way; also shown in short beside a card or a place

# $missing: goods with their numbers
refusal-goods-short = richiede ancora { $missing }.
# $price: goods with their numbers
refusal-price-short = richiede { $price }.
refusal-no-slot = tutti gli slot della città ({ $slots }) sono occupati.
refusal-already-in-city = carta Unica, già nella tua città.
refusal-nothing-to-replace = richiede una Costruzione da sostituire nella tua città.
refusal-no-city-takes-it = ogni città avversaria è piena o ha già la carta { $card }.
refusal-card-not-there = questa carta non è né nella tua mano né { row-in }.
refusal-helper-absent = la carta { $card } non è nella tua città.
refusal-helper-useless = ora la carta { $card } non aiuta a giocare questa carta.
refusal-no-such-place = in questa partita questo luogo non c'è.
refusal-spot-taken = non c'è posto per il tuo lavoratore.
refusal-no-worker = non hai più lavoratori da collocare.
refusal-not-open = la carta { $card } non è aperta ai lavoratori altrui.
# $season: one of the season-… messages
refusal-place-season = aperto solo in { $season }.
refusal-card-missing = richiede { $card } nella tua città.
# $colour: one of the colour-… messages; $have: how many there are
refusal-colour-short = colore { $colour }: { $have } su { $n }.
refusal-hand-short = richiede { GOODS("card", $n) } nella tua mano.
# Where any good would do for what is missing
refusal-resources-short-by = richiede ancora { GOODS("resource", $n) } fra i tipi che mancano.
refusal-already-yours = ce l'hai già.
refusal-place-closed = non si può più visitare in questa partita.
refusal-resources-short = richiede { GOODS("resource", $n) }.
refusal-nothing-playable = non puoi giocare nessuna carta { row-of }.
refusal-city-short = richiede un'altra carta nella tua città.
refusal-pass-early = si può passare solo in { $season }.
refusal-last-season = l'autunno è l'ultima stagione.
refusal-workers-left = hai ancora { GOODS("worker", $n, case: "acc") } da collocare.

### Positions

refusal-card-copies = le copie della carta { $card } nel gioco sono solo { $copies }.
refusal-row-twice = la carta { $card } è già { row-in }; indica quante copie.
refusal-unique-twice = la carta { $card } è Unica: una città può averne una sola.
refusal-city-full = una città ha { $slots } slot.
refusal-card-spots-full = non c'è posto per un altro lavoratore sulla carta { $card }.
refusal-place-full = non c'è posto per un altro lavoratore: { $place }.
refusal-no-spot = la carta { $card } non accetta lavoratori di questo giocatore.
refusal-no-such-card = in nessuna città c'è la carta "{ $value }".
refusal-worker-count = in questa stagione i lavoratori sono { $workers }; il conto non torna.
refusal-passed-early = si può passare solo in { $season }.
refusal-turn-passed = il posto { $seat } ha già passato e non ha altri turni.
refusal-only-with-rival = il dado serve solo in solitario.
refusal-holds-nothing = sulla carta { $card } non sta niente di simile.
refusal-cells = sotto la carta { $card } stanno al massimo { $most } Animali.
refusal-event-goods = su { $event } stanno al massimo { $most } risorse, e solo quelle richieste.
refusal-event-cards = sotto { $event } stanno al massimo { $most } carte.
refusal-event-critters = sotto { $event } stanno al massimo { $most } Animali.
refusal-agenda-turn = il primo effetto deve essere il turno del posto di turno.
refusal-agenda = nessuna partita può portare a questi effetti.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-reshuffle = La pila degli scarti, mescolata, forma un nuovo mazzo di { GOODS("card", $n) }.
log-draw = { $player } pesca { GOODS("card", $n, case: "acc") }.
log-draw-none = { $player } non pesca: la mano è piena.
log-drawn = { $player } pesca { $cards }.
log-discard = { $player } scarta { GOODS("card", $n, case: "acc") }.
log-take = { $player } prende { $card } { row-from }.
log-give = { $player } dà { $goods-acc }; riceve { $to }.
log-give-supply = { $player } restituisce { $goods-acc } alla riserva generale: nessuno può ricevere risorse.
log-give-card = { $player } dà una carta; riceve { $to }.
log-given-card = Carta data: { $card }.
log-lose = La carta { $card } lascia la città di { $player }.
# $from: one of the from-… messages; $paid: goods
log-play = { $player } gioca { $card } { $from } pagando { $paid-acc }.
log-play-free = { $player } gioca { $card } { $from } gratuitamente.
log-play-helper = { $player } gioca { $card } { $from } con l'aiuto della carta { $by } pagando { $paid-acc }.
log-play-helper-free = { $player } gioca { $card } { $from } con l'aiuto della carta { $by } senza pagare.
from-hand = dalla mano
from-shown = dalle carte rivelate
log-visit = { $player } colloca un lavoratore: { $place }.
log-visit-card = { $player } colloca un lavoratore sulla carta { $card } di { $owner }.
log-visit-card-own = { $player } colloca un lavoratore sulla carta { $card }.
log-points = { $player } ottiene { GOODS("point", $n, case: "acc") } ({ $by }).
log-points-only = { $player } ottiene { GOODS("point", $n, case: "acc") }.
log-gain = { $player } ottiene { $goods-acc } ({ $by }).
log-gain-only = { $player } ottiene { $goods-acc }.
log-pay = { $player } paga { $goods-acc } ({ $by }).
log-reveal = { $player } rivela { $cards }.
log-discard-row = { $player } scarta { $card } { row-from }.
log-activate = { $player } attiva la carta { $card } di { $owner }.
log-activate-own = { $player } attiva { $card }.
log-copy = { $player } risolve un luogo: { $place } ({ $by }).
# $season as in option-prepare
log-prepare = { $season ->
    [primavera] { $player } si prepara per la primavera con { GOODS("worker", $workers) }.
    [estate] { $player } si prepara per l'estate con { GOODS("worker", $workers) }.
    [autunno] { $player } si prepara per l'autunno con { GOODS("worker", $workers) }.
   *[other] { $player } si prepara per la stagione ({ $season }) con { GOODS("worker", $workers) }.
}
log-pass = { $player } passa.

### In the terminal

piles = Mazzo: { $deck }. Pila degli scarti: { $discard }.
zone-board = Tabellone
city-of = Città di { $player }
city-empty = ancora nessuna carta
hand-empty = nessuna carta
shown-cards = Carte rivelate: { $cards }
# The printed value of a card, in little space
value-short = ({ $points } { $colour })
row-closed = (chiusa)
# Why a card cannot be played; $goods: lacking goods in signs
lacks = manca: { $goods }
# $cards: names of cards a place asks for and the city lacks
needs-cards = richiede { $cards }
# Other ways to play a card than paying for it, after their number
way-helper = con { $card }
passed-short = ha passato
achieved-by = ({ $player })
mark-worker = lavoratore: { $players }
mark-under = sotto: { $cards }
column-workers = Lavoratori
column-points = Segnalini
column-hand = Mano
column-slots = Città
column-score = Punti
typing-code = l'opzione come codice, per esempio { example-code }
type-maps = c città citta
typing-maps = mostra tutte le città e il tabellone
typing-rules = mostra le regole; con un nome, solo quelle: regole { example-name }
by-card = Carte nelle città alla fine
bench-two-player-games = partite casuali in due
bench-two-player-decisions = decisioni casuali
bench-turn-options = opzioni di un turno
bench-casual-games = partite in due del bot Amatore
bench-casual-wins = partite su 100 vinte dal bot Amatore contro il bot Casuale

### Hints: what an answer does, within a sentence. $what: the card or the place; $zone: where the card lies

hint-play = gioca { $what }
hint-play-from = gioca { $what } ({ $zone })
hint-visit = manda un lavoratore: { $what }

### What cards and places of sets do. One sentence each; together they are the text of a card. $n: how many; $goods: goods after a verb; $kinds: resources to choose from; $each: nothing, or one of the each-… messages; $limit: nothing, or limit-points; $which: a description of cards; $colours: colors, for the description "colours"

effect-gain-points = Ottieni { GOODS("point", $n, case: "acc") }{ $each }.
effect-gain-choice = Ottieni { GOODS("resource", $n, case: "acc") } ({ $kinds }){ $each }.
effect-gain-any = Ottieni { GOODS("resource", $n, case: "acc") } qualsiasi{ $each }.
effect-gain = Ottieni { $goods }{ $each }.
effect-draw-row = Pesca { GOODS("card", $n, case: "acc") } { row-from }.
effect-draw = Pesca { GOODS("card", $n, case: "acc") }{ $each }.
effect-discard-together = Puoi scartare fino a { GOODS("card", $n, case: "acc") }, { $k } alla volta.
effect-discard-any = Puoi scartare quante carte vuoi.
effect-discard-up-to = Puoi scartare fino a { GOODS("card", $n, case: "acc") }.
effect-discard = { $n ->
    [one] Scarta { GOODS("card", $n, case: "acc") }, se ne hai.
   *[other] Scarta { GOODS("card", $n, case: "acc") }; se ne hai meno, scartale tutte.
}
effect-pay-up-to = Puoi pagare fino a { GOODS("resource", $n, case: "acc") } ({ $kinds }).
effect-pay-one-up-to = Puoi pagare fino a { $goods }.
effect-pay-any-up-to = Puoi pagare fino a { GOODS("resource", $n, case: "acc") } qualsiasi.
effect-pay = Paga { GOODS("resource", $n, case: "acc") } ({ $kinds }): senza, niente visita.
effect-pay-one = Paga { $goods }: senza, niente visita.
effect-pay-any = Paga { GOODS("resource", $n, case: "acc") } qualsiasi: senza, niente visita.
effect-activate-other = Attiva un'altra carta Produzione della tua città, ma non con lo stesso nome di questa.
effect-activate = { $n ->
    [one] Puoi attivare { $n } carta Produzione della tua città.
   *[other] Puoi attivare fino a { $n } carte Produzione diverse della tua città.
}
effect-reveal = Rivela { GOODS("card", $n, case: "acc") } dal mazzo; puoi giocarne gratuitamente una{ $limit }. Scarta le altre.
effect-play = Gioca { $less ->
    [0] gratuitamente{ " " }
   *[other] { "" }
}{ $source ->
    [hand] dalla tua mano
    [row] { row-from }
   *[both] dalla tua mano o { row-from }
} { $which ->
    [critter] un Animale
    [construction] una Costruzione
    [common-card] una carta Comune
    [common-critter] un Animale Comune
    [common-construction] una Costruzione Comune
    [unique-card] una carta Unica
    [unique-critter] un Animale Unico
    [unique-construction] una Costruzione Unica
    [colours] una carta di colore { $colours }
   *[card] una carta
}{ $limit }{ $less ->
    [0] { "" }
   *[other] { " " }pagando fino a { GOODS("resource", $less, case: "acc") } in meno
}.
# Where a worker is placed for it
effect-needs-play = Puoi collocare qui un lavoratore solo se c'è una carta che puoi giocare così.
effect-move-worker = Puoi muovere un tuo lavoratore schierato in un altro luogo che può visitare. Risolvi quel luogo.
effect-give-up-to = Puoi dare fino a { GOODS("card", $n, case: "acc") } ad altri giocatori.
effect-give = { $n ->
    [one] Dai { GOODS("card", $n, case: "acc") } a un altro giocatore: senza, niente visita.
   *[other] Dai { GOODS("card", $n, case: "acc") } ad altri giocatori, ognuna a chi vuoi: senza, niente visita.
}
effect-when-play-row = Ogni volta che giochi { row-from } { $which ->
    [critter] un altro Animale
    [construction] un'altra Costruzione
    [common-card] un'altra carta Comune
    [common-critter] un altro Animale Comune
    [common-construction] un'altra Costruzione Comune
    [unique-card] un'altra carta Unica
    [unique-critter] un altro Animale Unico
    [unique-construction] un'altra Costruzione Unica
    [colours] un'altra carta di colore { $colours }
   *[card] un'altra carta
}:
effect-when-play = Ogni volta che giochi { $which ->
    [critter] un altro Animale
    [construction] un'altra Costruzione
    [common-card] un'altra carta Comune
    [common-critter] un altro Animale Comune
    [common-construction] un'altra Costruzione Comune
    [unique-card] un'altra carta Unica
    [unique-critter] un altro Animale Unico
    [unique-construction] un'altra Costruzione Unica
    [colours] un'altra carta di colore { $colours }
   *[card] un'altra carta
}:
effect-help-discard = Quando giochi { $which ->
    [critter] un Animale
    [construction] una Costruzione
    [common-card] una carta Comune
    [common-critter] un Animale Comune
    [common-construction] una Costruzione Comune
    [unique-card] una carta Unica
    [unique-critter] un Animale Unico
    [unique-construction] una Costruzione Unica
    [colours] una carta di colore { $colours }
   *[card] una carta
}: puoi scartare fino a { GOODS("card", $n, case: "acc") }. Per ogni carta scartata paghi { GOODS("resource", 1, case: "acc") } a tua scelta in meno.
effect-help-swap = Quando giochi una carta: puoi pagare { GOODS("resource", 1, case: "acc") } del suo costo con una di tipo diverso.
effect-help-less = Quando giochi { $which ->
    [critter] un Animale
    [construction] una Costruzione
    [common-card] una carta Comune
    [common-critter] un Animale Comune
    [common-construction] una Costruzione Comune
    [unique-card] una carta Unica
    [unique-critter] un Animale Unico
    [unique-construction] una Costruzione Unica
    [colours] una carta di colore { $colours }
   *[card] una carta
}: puoi pagare fino a { GOODS("resource", $n, case: "acc") } a tua scelta in meno.
effect-per-good = Alla fine: { GOODS("point", 1) } per ogni risorsa rimasta ({ $kinds }), al massimo { GOODS("point", $k) }.
effect-per-card = Alla fine della partita: fai { GOODS("point", $n) } per ogni { $which ->
    [critter] Animale
    [construction] Costruzione
    [common-card] carta Comune
    [common-critter] Animale Comune
    [common-construction] Costruzione Comune
    [unique-card] carta Unica
    [unique-critter] Animale Unico
    [unique-construction] Costruzione Unica
    [colours] carta di colore { $colours }
   *[card] carta
} nella tua città.
effect-no-slot = Non occupa slot nella tua città.
# When cards of these colors act; followed by what they do
effect-green = Quando giochi questa carta e durante la Produzione:
effect-tan = Quando giochi questa carta:
effect-red = Quando collochi qui un lavoratore:
# After what is gained, drawn or moved; with a space before it. $every: for every so many
each-card = { $every ->
    [1] { " " }per ogni carta
   *[other] { " " }ogni { GOODS("card", $every) }
}
each-resource = { $every ->
    [1] { " " }per ogni risorsa pagata
   *[other] { " " }ogni { GOODS("resource", $every) } pagate
}
each-copies = { " " }per ogni carta { $card } nella tua città
limit-points = { " " }che vale al massimo { GOODS("point", $n) }

### What is wrong with a set file

refusal-bad-id = "{ $value }" non è un id: lettere minuscole, cifre e _, con una lettera all'inizio.
refusal-bad-name = "{ $value }" non è un nome: lettere su una riga, senza graffe, virgolette e barre inverse.
refusal-reserved-id = "{ $value }" qui ha già un altro significato: scegli un altro id.
refusal-id-twice = l'id "{ $value }" compare due volte, la prima in { $first }.
# $value: what stands there; $close: the phrase that is most like it
refusal-phrase = "{ $value }" non è una frase dei set. La più simile è: { $close }
refusal-phrase-misplaced = "{ $value }" non va bene qui: docs/sets.md dice dove può stare.
# $field: a field of the entry; $colour: a color
refusal-not-for-colour = "{ $field }" non vale per le carte di colore { $colour }.
refusal-nothing-counted = prima di "for each" serve una frase che scarta, dà o paga.

### The plain pages: headings over actions that do the same; $zone: where the card is, such as "hand" or "Meadow"

pages-visit = Colloca un lavoratore
pages-play = Gioca una carta ({ $zone })
pages-otherwise = Oppure
