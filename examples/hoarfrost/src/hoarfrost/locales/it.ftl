# Brina: tutte le parole del titolo in italiano.

game-hoarfrost = Brina
    .about = Mancano otto sere al gelo. Tutti mandano fuori un animale, coperto e nello stesso momento; i veloci scelgono per primi, i lenti sono furbi. Vince la dispensa migliore.
preset-hoarfrost-standard = Partita normale
preset-hoarfrost-short = Partita breve di cinque sere
preset-hoarfrost-solo-cub = Da soli contro il volpacchiotto
preset-hoarfrost-solo-vixen = Da soli contro la volpe
preset-hoarfrost-solo-grey = Da soli contro la vecchia volpe grigia
choice-evenings = Sere
choice-fox = Rivale
fox-cub = Volpacchiotto (facile)
fox-vixen = Volpe (comincia con 4 semi)
fox-grey = Vecchia volpe grigia (comincia con 8 semi)
player-rival = La volpe
player-fox = La volpe

noun-seed = { $n ->
    [one] { $n } seme
   *[other] { $n } semi
}

## Animali

card-hare = Lepre
    .rule = Velocità 1. Nessuno è più veloce.
card-wren = Scricciolo
    .rule = Velocità 2. 1 seme se nella tua dispensa non c'era ancora un bottino così.
card-weasel = Donnola
    .rule = Velocità 3. Prende 1 seme al giocatore il cui animale arriva subito dopo.
card-squirrel = Scoiattolo
    .rule = Velocità 4. 2 semi se prende una nocciola.
card-blackbird = Merlo
    .rule = Velocità 5. 2 semi se prende una mora o una prugnola.
card-owl = Gufo
    .rule = Velocità 6. Stasera i lenti arrivano per primi.
card-hedgehog = Riccio
    .rule = Velocità 7. 2 semi se prende una mela o un fungo.
card-jay = Ghiandaia
    .rule = Velocità 8. Prima può mettere nella siepe un bottino della tua dispensa; allora ne prende due.
card-mole = Talpa
    .rule = Velocità 9. Può invece scavare: il primo bottino del mazzo, alla cieca, e 2 semi.
card-toad = Rospo
    .rule = Velocità 10. 1 seme, e 1 in più per ogni animale arrivato stasera prima di lui.
card-badger = Tasso
    .rule = Velocità 11. Prende due bottini, ma non i semi che hanno accanto.
card-dormouse = Ghiro
    .rule = Velocità 12. Può invece dormire: nessun bottino, ma 4 semi.
card-lantern = Lanterna
    .rule = Fra animali ugualmente veloci il tuo arriva per primo. Ogni sera la lanterna passa al giocatore seguente.

## Bottino

card-hazelnut = Nocciola
    .rule = La prima vale 1 punto, la seconda 3, la terza 5 e così via.
card-apple = Mela
    .rule = 2 punti.
card-blackberry = Mora
    .rule = 6 punti se una tua foglia la copre, altrimenti 1. Una foglia copre una mora.
card-leaf = Foglia
    .rule = 1 punto, e copre una mora.
card-mushroom = Fungo
    .rule = 7 punti ogni due; uno da solo vale 1.
card-feather = Piuma
    .rule = 1 punto. Chi ha più piume (almeno 2): 5 punti in più; in tre o quattro giocatori il secondo: 2 in più.
card-honeycomb = Favo
    .rule = 1 punto per ogni altro bottino che hai esattamente una volta.
card-sloe = Prugnola
    .rule = Una sola è aspra: meno 2 punti. Il gelo ne addolcisce due o più: 3 punti ciascuna.

source-hazelnut = { card-hazelnut }
source-apple = { card-apple }
source-blackberry = { card-blackberry }
source-leaf = { card-leaf }
source-mushroom = { card-mushroom }
source-feather = { card-feather }
source-honeycomb = { card-honeycomb }
source-sloe = { card-sloe }
source-seeds = Semi

## Il tavolo

zone-evening = Sera
zone-hedge = Nella siepe
zone-pile = Bottini ancora nascosti
zone-out = Fuori stasera
zone-hand = Animali in mano
zone-store = Dispensa
zone-seeds = Semi

mark-sealed = scelto
mark-home = a casa
mark-turn-1 = prende ora
mark-turn-2 = secondo
mark-turn-3 = terzo
mark-turn-4 = quarto
mark-seeds-1 = +1 seme
mark-seeds-2 = +2 semi
mark-seeds-3 = +3 semi
mark-seeds-4 = +4 semi
mark-seeds-5 = +5 semi
mark-seeds-6 = +6 semi
mark-seeds-7 = +7 semi

prompt-send = Sera { $evening } di { $evenings }: quale animale mandi fuori?
prompt-give = { $card }: metti nella siepe un bottino della tua dispensa e ne prendi due?
prompt-first = { $card }: prendi il primo di due bottini.
prompt-take = { $card }: prendi un bottino.

option-send = Manda: { $card }
option-take = Prendi: { $card }
option-take-seeds = Prendi: { $card } (+{ GOODS("seed", $seeds) })
option-give = Rimetti: { $card }
option-keep = Tieni tutto
option-dig = Scava (alla cieca, +2 semi)
option-sleep = Dormi (4 semi)

log-evening = Sera { $evening } di { $evenings }.
log-grows = Nuovo nella siepe: { $cards }.
log-draws = { $player } pesca: { $cards }.
log-chosen = { $player } sceglie: { $card }.
log-ready = { $player } ha scelto un animale.
log-sends = { $player } manda: { $card }.
log-turned = { $card }: stasera i lenti arrivano per primi.
log-takes = { $player } prende: { $card }.
log-takes-seeds = { $player } prende: { $card } e { GOODS("seed", $seeds) }.
log-earns = { $card }: { $player } riceve { GOODS("seed", $seeds) }.
log-steals = { $player } prende un seme a { $to }.
log-gives = { $player } mette nella siepe: { $card }.
log-digs = { $player } dissotterra: { $card }.
log-nothing = { $card }: per { $player } non resta niente.
log-sweetens = Tutto ciò che resta nella siepe riceve un seme.
log-frost = È arrivata la brina: si contano le dispense.

refusal-not-in-hand = questo animale non è in mano.
refusal-too-many-cards = di { $card } ce ne sono solo { $most }.
refusal-game-over = la partita è finita, nessuno è fuori.
refusal-all-sealed = tutti hanno scelto, quindi gli animali sarebbero fuori.
refusal-sent-already = gli animali sono già fuori.
refusal-wrong-order = questi animali non arrivano in quest'ordine.
refusal-wrong-stage = questo animale non lo fa.
refusal-empty-hedge = non c'è niente da prendere.
refusal-fox-alone = la volpe la incontra solo chi gioca da solo.
