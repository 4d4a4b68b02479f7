# The valley: what Everdell and its kin share.
# What the sentences leave to each game: row-from, row-in, row-of (out of, in, and of its face-up row), example-code, example-name.

### A number and its noun. $n: how many.

noun-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# Points of the score and point tokens alike
noun-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
noun-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
# A resource whose kind is open; where the player is free to choose, the sentence adds "of any kind"
noun-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}

### Names of colors, kinds, rarities, seasons, and zones

# The printed keyword of the color; .short: the color itself
colour-tan = Traveler
    .short = tan
    .sign = ta
colour-green = Production
    .short = green
    .sign = gr
colour-red = Destination
    .short = red
    .sign = re
colour-blue = Governance
    .short = blue
    .sign = bl
colour-purple = Prosperity
    .short = purple
    .sign = pu

kind-critter = Critter
kind-construction = Construction

rarity-common = common
rarity-unique = unique

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn
season-over = end of the game

zone-hand = hand

### Score lines

# Base values of the cards in the city
source-cards = Cards in the city
source-points = Point tokens
# What purple cards bring at the end, together
source-bonuses = Bonuses of cards

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

prompt-action = Choose your action.
prompt-use-help = Choose the card of your city to use for { $card }.
prompt-pay = Choose what to pay for { $card }.
prompt-react = Choose which card reacts to { $card } first.
prompt-react-place = Choose which card reacts to { $place } first.
prompt-produce = Choose which card produces next.
prompt-gain = { $source }: choose a resource ({ $left } to go).
# $amount: a number with its noun, the most that can be paid
prompt-spend = { $source }: pay up to { $amount }.
prompt-exchange = { $source }: pay a resource or stop (up to { $left } more).
prompt-receiver = { $source }: choose who receives it.
prompt-give = { $source }: give up to { $amount } to { $to }.
prompt-give-exactly = { $source }: give a resource to { $to } ({ $left } to go).
prompt-give-to-several = { $source }: give a resource or stop (up to { $left } more).
prompt-discard = { $source }: discard a card or stop (up to { $left } more).
prompt-discard-exactly = { $source }: discard a card ({ $left } to go).
prompt-give-cards = { $source }: give a card to { $to } ({ $left } to go).
# Each card to a player of one's choice
prompt-give-each = { $source }: give a card ({ $left } to go).
prompt-pile = { $source }: choose where to reveal cards from.
prompt-play-one = { $source }: choose a card to play.
prompt-take = { $source }: take a card { row-from } ({ $left } to go).
prompt-discard-row = { $source }: discard a { row-of } card ({ $left } to go).
prompt-activate = { $source }: choose a green card to act.
prompt-discard-city = { $source }: discard a card of your city ({ $left } to go).
prompt-copy-place = { $source }: choose the location to copy.
prompt-lift = { $source }: choose the worker to move.
# $from: where the worker is
prompt-move = { $source }: choose where the worker goes.

### Options, as they stand in a list under their question

option-done = stop here
option-pass = Pass: you take no more turns
# $season: one of the season-… messages
option-prepare = Prepare for { $season }
option-nothing = nothing
option-helper = { $card } (with { $helper })
option-reveal-deck = the deck
option-reveal-discard = the discard pile
# Many options are no more than the name of what they point at.
option-card = { $card }
option-place = { $place }
option-good = { $good }
option-goods = { $goods }
option-player = { $player }
# $good, $card: what is given
option-good-to = { $good } to { $player }
option-card-to = { $card } to { $player }
# A card in the city of another player
option-card-of = { $card } of { $player }
option-stray = a worker without a place
to-nobody = the supply

### Why not: the fact that is in the way; also shown in short beside a card or a place

# $missing: goods with their numbers
refusal-goods-short = needs { $missing } more.
# $price: goods with their numbers
refusal-price-short = needs { $price }.
refusal-no-slot = all { $slots } slots of the city are taken.
refusal-already-in-city = unique and already in your city.
refusal-nothing-to-replace = needs a Construction in your city to replace.
refusal-no-city-takes-it = no opponent has a free slot and no { $card } yet.
refusal-card-not-there = this card is neither in your hand nor { row-in }.
refusal-helper-absent = { $card } is not in your city.
refusal-helper-useless = { $card } cannot help to play this card now.
refusal-no-such-place = there is no such place in this game.
refusal-spot-taken = there is no room for your worker.
refusal-no-worker = you have no worker left to place.
refusal-not-open = { $card } is not open to workers of others.
# $season: one of the season-… messages
refusal-place-season = open only in { $season }.
refusal-card-missing = needs { $card }.
# $colour: the colour word; $have: how many there are
refusal-colour-short = { $colour } cards: { $have } of { $n }.
refusal-hand-short = needs { GOODS("card", $n) } in your hand.
# Where any good would do for what is missing
refusal-resources-short-by = needs { GOODS("resource", $n) } more, of whatever kind is lacking.
refusal-already-yours = you have this already.
refusal-place-closed = closed for the rest of the game.
refusal-resources-short = needs { GOODS("resource", $n) }.
refusal-nothing-playable = no { row-of } card can be played.
refusal-city-short = needs another card in your city.
refusal-pass-early = passing is possible only in { $season }.
refusal-last-season = autumn is the last season.
refusal-workers-left = place { GOODS("worker", $n, case: "acc") } first.

### Positions

refusal-card-copies = there are only { $copies } copies of { $card } in the game.
refusal-row-twice = { $card } lies { row-in } already; say how many copies.
refusal-unique-twice = { $card } is unique: a city holds it once.
refusal-city-full = a city has { $slots } slots.
refusal-card-spots-full = there is no room for one more worker on { $card }.
refusal-place-full = there is no room for one more worker on { $place }.
refusal-no-spot = { $card } takes no worker here.
refusal-no-such-card = there is no card "{ $value }" in any city.
refusal-worker-count = there are { $workers } workers in this season; they do not add up.
refusal-passed-early = passing is possible only in { $season }.
refusal-turn-passed = seat { $seat } has passed and has no turn.
refusal-only-with-rival = dice are thrown only in the game alone.
refusal-holds-nothing = nothing of this kind lies on { $card }.
refusal-cells = at most { $most } Critters lie under { $card }.
refusal-event-goods = at most { $most } goods lie on { $event }, and only those it asks for.
refusal-event-cards = at most { $most } cards lie under { $event }.
refusal-event-critters = at most { $most } Critters lie under { $event }.
refusal-agenda-turn = the first effect has to be the turn of the seat whose turn it is.
refusal-agenda = no game leads to these effects.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-reshuffle = The discard pile is shuffled into a new deck of { GOODS("card", $n) }.
log-draw = { $player } draws { GOODS("card", $n, case: "acc") }.
log-draw-none = { $player } draws nothing: the hand is full.
log-drawn = { $player } draws { $cards }.
log-discard = { $player } discards { GOODS("card", $n, case: "acc") }.
log-take = { $player } takes { $card } { row-from }.
log-give = { $player } gives { $goods-acc } to { $to }.
log-give-supply = { $player } returns { $goods-acc } to the supply: no player receives it.
log-give-card = { $player } gives a card to { $to }.
log-given-card = The card given is { $card }.
log-lose = { $card } leaves the city of { $player }.
# $from: one of the from-… messages; $paid: goods
log-play = { $player } plays { $card } { $from } for { $paid-acc }.
log-play-free = { $player } plays { $card } { $from } for nothing.
log-play-helper = { $player } plays { $card } { $from } with { $by } for { $paid-acc }.
log-play-helper-free = { $player } plays { $card } { $from } with { $by } for nothing.
from-hand = from the hand
from-shown = from the revealed cards
log-visit = { $player } places a worker: { $place }.
log-visit-card = { $player } places a worker on { $card } of { $owner }.
log-visit-card-own = { $player } places a worker on { $card }.
log-points = { $player } gains { GOODS("point", $n, case: "acc") } ({ $by }).
log-points-only = { $player } gains { GOODS("point", $n, case: "acc") }.
log-gain = { $player } gains { $goods-acc } ({ $by }).
log-gain-only = { $player } gains { $goods-acc }.
log-pay = { $player } pays { $goods-acc } ({ $by }).
log-reveal = { $player } reveals { $cards }.
log-discard-row = { $player } discards { $card } { row-from }.
log-activate = { $player } activates { $card } of { $owner }.
log-activate-own = { $player } activates { $card }.
log-copy = { $player } uses { $place } ({ $by }).
log-prepare = { $player } prepares for { $season } with { GOODS("worker", $workers) }.
log-pass = { $player } passes.

### In the terminal

piles = Deck: { $deck }. Discard pile: { $discard }.
zone-board = Board
city-of = City of { $player }
city-empty = no cards yet
hand-empty = no cards
shown-cards = Revealed: { $cards }
# The printed value of a card, in little space
value-short = ({ $points } { $colour })
row-closed = (closed)
# Why a card cannot be played; $goods: lacking goods in signs
lacks = lacks { $goods }
# $cards: names of cards a place asks for and the city lacks
needs-cards = needs { $cards }
# Other ways to play a card than paying for it, after their number
way-helper = with { $card }
passed-short = passed
achieved-by = ({ $player })
mark-worker = worker: { $players }
mark-under = under it: { $cards }
column-workers = Workers
column-points = Tokens
column-hand = Hand
column-slots = City
column-score = Score
typing-code = the option as a code, such as { example-code }
type-maps = c cities
typing-maps = show all cities and the board
typing-rules = show rule texts; with a name only those: rules { example-name }
by-card = Cards in the cities at the end
bench-two-player-games = random two-player games
bench-two-player-decisions = random decisions
bench-turn-options = options of a turn
bench-casual-games = two-player games of the casual bot
bench-casual-wins = games of 100 the casual bot wins against the random one

### Hints: what an answer does, within a sentence. $what: the card or the place; $zone: where the card lies

hint-play = play { $what }
hint-play-from = play { $what } ({ $zone })
hint-visit = send a worker: { $what }

### What cards and places of sets do. One sentence each; together they are the text of a card. $n: how many; $goods: goods after a verb; $kinds: resources to choose from; $each: nothing, or one of the each-… messages; $limit: nothing, or limit-points; $which: a description of cards; $colours: colors, for the description "colours"

effect-gain-points = Gain { GOODS("point", $n, case: "acc") }{ $each }.
effect-gain-choice = Gain { $n } { $kinds }{ $each }.
effect-gain-any = Gain { GOODS("resource", $n, case: "acc") } of any kind{ $each }.
effect-gain = Gain { $goods }{ $each }.
effect-draw-row = Draw { GOODS("card", $n, case: "acc") } { row-from }.
effect-draw = Draw { GOODS("card", $n, case: "acc") }{ $each }.
effect-discard-together = You may discard up to { GOODS("card", $n, case: "acc") }, { $k } at a time.
effect-discard-any = You may discard any number of cards.
effect-discard-up-to = You may discard up to { GOODS("card", $n, case: "acc") }.
effect-discard = Discard { GOODS("card", $n, case: "acc") }, or all you have.
effect-pay-up-to = You may pay up to { $n } { $kinds }.
effect-pay-one-up-to = You may pay up to { $goods }.
effect-pay-any-up-to = You may pay up to { GOODS("resource", $n, case: "acc") } of any kind.
effect-pay = Pay { $n } { $kinds }; you need them to visit.
effect-pay-one = Pay { $goods }; you need them to visit.
effect-pay-any = Pay { GOODS("resource", $n, case: "acc") } of any kind; you need them to visit.
effect-activate-other = Activate another green card of your city, but none of this name.
effect-activate = { $n ->
    [one] You may activate a green card of your city.
   *[other] You may activate up to { $n } different green cards of your city.
}
effect-reveal = Reveal { GOODS("card", $n, case: "acc") } from the deck; you may play one of them{ $limit } for nothing. Discard the rest.
effect-play = Play { $which ->
    [critter] a Critter
    [construction] a Construction
    [common-card] a common card
    [common-critter] a common Critter
    [common-construction] a common Construction
    [unique-card] a unique card
    [unique-critter] a unique Critter
    [unique-construction] a unique Construction
    [colours] a { $colours } card
   *[card] a card
}{ $limit } { $source ->
    [hand] from your hand
    [row] { row-from }
   *[both] from your hand or { row-from }
} { $less ->
    [0] for nothing
   *[other] for up to { GOODS("resource", $less, case: "acc") } less
}.
# Where a worker is placed for it
effect-needs-play = You can place a worker here only if you can play such a card.
effect-move-worker = You may move one of your deployed workers to another location that it may visit, and use that location.
effect-give-up-to = { $n ->
    [one] You may give { GOODS("card", $n, case: "acc") } to another player.
   *[other] You may give up to { GOODS("card", $n, case: "acc") } to other players.
}
effect-give = { $n ->
    [one] Give { GOODS("card", $n, case: "acc") } to another player; you need it to visit.
   *[other] Give { GOODS("card", $n, case: "acc") } to other players, each to whom you like; you need them to visit.
}
effect-when-play-row = Whenever you play { $which ->
    [critter] another Critter
    [construction] another Construction
    [common-card] another common card
    [common-critter] another common Critter
    [common-construction] another common Construction
    [unique-card] another unique card
    [unique-critter] another unique Critter
    [unique-construction] another unique Construction
    [colours] another { $colours } card
   *[card] another card
} { row-from }:
effect-when-play = Whenever you play { $which ->
    [critter] another Critter
    [construction] another Construction
    [common-card] another common card
    [common-critter] another common Critter
    [common-construction] another common Construction
    [unique-card] another unique card
    [unique-critter] another unique Critter
    [unique-construction] another unique Construction
    [colours] another { $colours } card
   *[card] another card
}:
effect-help-discard = When you play { $which ->
    [critter] a Critter
    [construction] a Construction
    [common-card] a common card
    [common-critter] a common Critter
    [common-construction] a common Construction
    [unique-card] a unique card
    [unique-critter] a unique Critter
    [unique-construction] a unique Construction
    [colours] a { $colours } card
   *[card] a card
}, you may discard up to { GOODS("card", $n, case: "acc") }; it costs { GOODS("resource", 1, case: "acc") } of your choice less for each.
effect-help-swap = When you play a card, you may pay { GOODS("resource", 1, case: "acc") } of its cost with one of another kind.
effect-help-less = When you play { $which ->
    [critter] a Critter
    [construction] a Construction
    [common-card] a common card
    [common-critter] a common Critter
    [common-construction] a common Construction
    [unique-card] a unique card
    [unique-critter] a unique Critter
    [unique-construction] a unique Construction
    [colours] a { $colours } card
   *[card] a card
}, you may pay up to { GOODS("resource", $n, case: "acc") } of your choice less.
effect-per-good = At the end: { GOODS("point", 1) } for each { $kinds } left, at most { GOODS("point", $k) }.
effect-per-card = At the end: { GOODS("point", $n) } for each { $which ->
    [critter] Critter
    [construction] Construction
    [common-card] common card
    [common-critter] common Critter
    [common-construction] common Construction
    [unique-card] unique card
    [unique-critter] unique Critter
    [unique-construction] unique Construction
    [colours] { $colours } card
   *[card] card
} of your city.
effect-no-slot = Takes no slot in the city.
# When cards of these colors act; followed by what they do
effect-green = When played and at Production:
effect-tan = When played:
effect-red = When you place a worker here:
# After what is gained, drawn or moved; with a space before it. $every: for every so many
each-card = { $every ->
    [1] { " " }for each card
   *[other] { " " }for every { GOODS("card", $every) }
}
each-resource = { $every ->
    [1] { " " }for each resource paid
   *[other] { " " }for every { GOODS("resource", $every) } paid
}
each-copies = { " " }for each { $card } in your city
limit-points = { " " }worth at most { GOODS("point", $n) }

### What is wrong with a set file

refusal-bad-id = "{ $value }" is no id: small letters, digits and _, beginning with a letter.
refusal-bad-name = "{ $value }" is no name: letters on one line, without braces, quotes and backslashes.
refusal-reserved-id = "{ $value }" means something else here; choose another id.
refusal-id-twice = the id "{ $value }" stands twice, first in { $first }.
# $value: what stands there; $close: the phrase that is most like it
refusal-phrase = "{ $value }" is no phrase of a set. The closest is: { $close }
refusal-phrase-misplaced = "{ $value }" does not fit here: docs/sets.md says where it does.
# $field: a field of the entry; $colour: a color
refusal-not-for-colour = "{ $field }" is not for { $colour } cards.
refusal-nothing-counted = "for each" needs a phrase before it that discards, gives or pays.

### The plain pages: headings over actions that do the same; $zone: where the card is, such as "hand" or "Meadow"

pages-visit = Place a worker
pages-play = Play a card ({ $zone })
pages-otherwise = Or
