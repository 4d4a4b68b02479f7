# Hoarfrost: all words of the title in English.

game-hoarfrost = Hoarfrost
    .about = Eight evenings are left before the frost. Everybody sends out an animal, face down and all at once; the fast choose first, the slow are cunning. The best store wins.
preset-hoarfrost-standard = Standard game
preset-hoarfrost-short = Short game of five evenings
preset-hoarfrost-solo-cub = Alone against the fox cub
preset-hoarfrost-solo-vixen = Alone against the vixen
preset-hoarfrost-solo-grey = Alone against the old grey fox
choice-evenings = Evenings
choice-fox = Rival
fox-cub = Fox cub (easy)
fox-vixen = Vixen (begins with 4 seeds)
fox-grey = Old grey fox (begins with 8 seeds)
player-rival = The fox
player-fox = The fox

noun-seed = { $n ->
    [one] { $n } seed
   *[other] { $n } seeds
}

## Animals

card-hare = Hare
    .rule = Speed 1. Nothing is faster.
card-wren = Wren
    .rule = Speed 2. 1 seed if your store had no such find yet.
card-weasel = Weasel
    .rule = Speed 3. Takes 1 seed from the player whose animal comes next.
card-squirrel = Squirrel
    .rule = Speed 4. 2 seeds if it takes a hazelnut.
card-blackbird = Blackbird
    .rule = Speed 5. 2 seeds if it takes a blackberry or a sloe.
card-owl = Owl
    .rule = Speed 6. Tonight the slow come first.
card-hedgehog = Hedgehog
    .rule = Speed 7. 2 seeds if it takes an apple or a mushroom.
card-jay = Jay
    .rule = Speed 8. May first put a find of your store into the hedge; then it takes two.
card-mole = Mole
    .rule = Speed 9. May dig instead: the top find of the pile, unseen, and 2 seeds.
card-toad = Toad
    .rule = Speed 10. 1 seed, and 1 more for each animal that came before it tonight.
card-badger = Badger
    .rule = Speed 11. Takes two finds, but no seeds that lie beside them.
card-dormouse = Dormouse
    .rule = Speed 12. May sleep instead: no find, but 4 seeds.
card-lantern = Lantern
    .rule = Among equally fast animals yours comes first. Each evening the lantern goes to the next player.

## Finds

card-hazelnut = Hazelnut
    .rule = The first is worth 1 point, the second 3, the third 5, and so on.
card-apple = Apple
    .rule = 2 points.
card-blackberry = Blackberry
    .rule = 6 points if one of your leaves covers it, otherwise 1. A leaf covers one blackberry.
card-leaf = Leaf
    .rule = 1 point, and it covers a blackberry.
card-mushroom = Mushroom
    .rule = 7 points for every two; a single one is worth 1.
card-feather = Feather
    .rule = 1 point. Most feathers (at least 2): 5 points more; with three or four players the second most: 2 more.
card-honeycomb = Honeycomb
    .rule = 1 point for every other find of which you have exactly one.
card-sloe = Sloe
    .rule = A single one is bitter: minus 2 points. The frost sweetens two or more: 3 points each.

source-hazelnut = { card-hazelnut }
source-apple = { card-apple }
source-blackberry = { card-blackberry }
source-leaf = { card-leaf }
source-mushroom = { card-mushroom }
source-feather = { card-feather }
source-honeycomb = { card-honeycomb }
source-sloe = { card-sloe }
source-seeds = Seeds

## The table

zone-evening = Evening
zone-hedge = In the hedge
zone-pile = Finds still hidden
zone-out = Out tonight
zone-hand = Animals in hand
zone-store = Store
zone-seeds = Seeds

mark-sealed = chosen
mark-home = back home
mark-turn-1 = takes now
mark-turn-2 = second
mark-turn-3 = third
mark-turn-4 = fourth
mark-seeds-1 = +1 seed
mark-seeds-2 = +2 seeds
mark-seeds-3 = +3 seeds
mark-seeds-4 = +4 seeds
mark-seeds-5 = +5 seeds
mark-seeds-6 = +6 seeds
mark-seeds-7 = +7 seeds

prompt-send = Evening { $evening } of { $evenings }: which animal do you send out?
prompt-give = { $card }: put a find of your store into the hedge and take two?
prompt-first = { $card }: take the first of two finds.
prompt-take = { $card }: take a find.

option-send = Send: { $card }
option-take = Take: { $card }
option-take-seeds = Take: { $card } (+{ GOODS("seed", $seeds) })
option-give = Put back: { $card }
option-keep = Keep everything
option-dig = Dig (unseen, +2 seeds)
option-sleep = Sleep (4 seeds)

log-evening = Evening { $evening } of { $evenings }.
log-grows = New in the hedge: { $cards }.
log-draws = { $player } draws: { $cards }.
log-chosen = { $player } chooses: { $card }.
log-ready = { $player } has chosen an animal.
log-sends = { $player } sends: { $card }.
log-turned = { $card }: tonight the slow come first.
log-takes = { $player } takes: { $card }.
log-takes-seeds = { $player } takes: { $card } and { GOODS("seed", $seeds) }.
log-earns = { $card }: { $player } gets { GOODS("seed", $seeds) }.
log-steals = { $player } takes a seed from { $to }.
log-gives = { $player } puts into the hedge: { $card }.
log-digs = { $player } digs up: { $card }.
log-nothing = { $card }: nothing is left for { $player }.
log-sweetens = Everything left in the hedge gets a seed.
log-frost = The hoarfrost has come: stores are counted.

refusal-not-in-hand = this animal is not in the hand.
refusal-too-many-cards = there are only { $most } of { $card }.
refusal-game-over = the game is over, nobody is out.
refusal-all-sealed = all have chosen, so the animals would be out.
refusal-sent-already = the animals are out already.
refusal-wrong-order = this is not the order in which these animals come.
refusal-wrong-stage = this animal does not do that.
refusal-empty-hedge = there is nothing to take.
refusal-fox-alone = only who plays alone meets the fox.
