# Everdell: Farshore. Names follow the English edition where there is one; what cards and places do is worded from the set.

game-farshore = Farshore
    .about = Sail the coast, chart maps, catch the wind
    .time = 40–80 min

### Goods: a number and its noun. $n: how many.

noun-driftwood = { $n ->
    [one] { $n } driftwood
   *[other] { $n } driftwood
}
noun-seaweed = { $n ->
    [one] { $n } seaweed
   *[other] { $n } seaweed
}
noun-sea_stone = { $n ->
    [one] { $n } sea stone
   *[other] { $n } sea stones
}
noun-mushroom = { $n ->
    [one] { $n } mushroom
   *[other] { $n } mushrooms
}
noun-treasure = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
# A piece of a cost that any resource pays for
noun-any = { $n ->
    [one] { $n } resource of any kind
   *[other] { $n } resources of any kind
}
# Spaces of the ship track
noun-space = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}

good-driftwood = driftwood
good-seaweed = seaweed
good-sea_stone = sea stone
good-mushroom = mushroom
good-treasure = treasure
# Signs for goods in a cost, one letter each; any: a piece that any resource pays for
sign-driftwood = D
sign-seaweed = S
sign-sea_stone = G
sign-mushroom = M
sign-treasure = T
sign-any = ?

### The Bay, in the forms that sentences of the family need

zone-bay = Bay
row-from = from the Bay
row-in = in the Bay
# Before "card"
row-of = Bay
from-bay = from the Bay
from-deck = from the deck

### Cards

card-abbey = Abbey
card-admiral = Admiral
card-beach_sledge = Beach Sledge
card-cartographer = Cartographer
card-castaway = Castaway
card-cooper = Cooper
card-crows_nest = Crow's Nest
card-customs_office = Customs Office
card-customs_officer = Customs Officer
card-diver = Diver
card-galleon = Galleon
card-galley = Galley
card-gardens = Gardens
card-governor = Governor
card-grove = Grove
card-guild_master = Guild Master
card-harbor = Harbor
card-herbalist = Herbalist
card-hideout = Hideout
card-illuminator = Illuminator
card-inn = Inn
card-lighthouse = Lighthouse
card-lighthouse_keeper = Lighthouse Keeper
card-manor = Manor
card-market = Market
card-merchant = Merchant
card-navigator = Navigator
card-pilgrim = Pilgrim
card-pirate = Pirate
card-port = Port
card-post_office = Post Office
card-postal_pigeon = Postal Pigeon
card-rope_bridge = Rope Bridge
card-sail_maker = Sail Maker
card-scavenger = Scavenger
card-scribe = Scribe
card-scriptorium = Scriptorium
card-sculptor = Sculptor
card-sea_chip = Sea Chip
card-shipwreck = Shipwreck
card-sloop = Sloop
card-steward = Steward
card-stowaway = Stowaway
card-tangle_raft = Tangle Raft
card-treasure_hunter = Treasure Hunter
card-tumbler = Tumbler
card-warehouse = Warehouse
card-windmill = Windmill

### Places

place-shore_driftwood = Driftwood shore
place-shore_seaweed = Seaweed shore
place-shore_sea_stone = Sea-stone shore
place-shore_mushroom = Mushroom shore
place-docks = Docks
place-lookout = Lookout
place-isle_spit = Driftwood Spit
place-isle_lagoon = Kelp Lagoon
place-isle_gems = Gem Cove
place-isle_mushroom = Mushroom Rock
place-isle_chest = Smugglers' Key
place-isle_wind = Windward Point
place-isle_monks = Monks' Isle
place-isle_trade = Traders' Reef
place-isle_yard = Shipyard Isle
place-isle_echo = Echo Isle

### Maps, claimed on the Dunes

map-map_green = Green map
map-map_rainbow = Five-color map
map-map_tan = Tan map
map-map_blue = Blue map
map-map_red = Red map
map-map_purple = Purple map

### Weather

weather-weather_fog = Fog
weather-weather_surge = Storm Surge
weather-weather_headwind = Headwind
weather-weather_doldrums = Doldrums
weather-weather_downpour = Downpour
weather-weather_frost = Frost
weather-weather_rough_seas = Rough Seas
weather-weather_drought = Drought
weather-weather_lightning = Lightning
weather-weather_hail = Hail
weather-weather_squall = Squall

### Captain Bonny

player-bonny = Captain Bonny
player-rival = { player-bonny }
level-1 = Bashful
    .rule = Each wind rose that a card of hers matches moves her ship { GOODS("space", 1, case: "acc") }.
level-2 = Bold
    .rule = Each wind rose that a card of hers matches moves her ship { GOODS("space", 2, case: "acc") }.
level-3 = Brilliant
    .rule = Each wind rose that a card of hers matches moves her ship { GOODS("space", 2, case: "acc") }, and the upper half of the weather cards applies to you.
level-4 = Breathtaking
    .rule = Each wind rose that a card of hers matches moves her ship { GOODS("space", 2, case: "acc") }, and both halves of the weather cards apply to you.
# How she plays, in a few sentences
rule-bonny = Captain Bonny acts after the last player. She pays nothing, and the texts of her cards do nothing. While she has a worker, a route card shows her three places, and she takes the first that is free; shore locations and islands she only blocks. Without a worker she plays a card: one of her hand at random, else one from the Bay by her plan, where each card moves the marker of its color up. She prepares for a season on her first turn after the last player has: she claims every map her city has the cards for, and draws cards. In autumn she plays her hand, claims maps with her workers, and then passes. Each of her cards is worth { GOODS("point", 2, case: "acc") }, a purple one { GOODS("point", 6, case: "acc") }; maps, treasures and the ship count as for everybody. A card you would give her is discarded.
# Stops of a route. $n: how many; $colour: a color
stop-island = the leftmost island
stop-red-play = a red card of hers (she plays a card)
stop-red-treasure = a red card of hers ({ GOODS("treasure", $n) })
stop-red-ship = a red card of hers (her ship moves { GOODS("space", $n, case: "acc") })
stop-docks-ship = the Docks (her ship moves { GOODS("space", $n, case: "acc") })
stop-lookout = the Lookout (a purple card for her, { $colour } cards are discarded, { GOODS("treasure", 1) })

### What cards and places do that no other title of the family has; the rest is in its catalogue

effect-gain-same = Gain { GOODS("resource", $n, case: "acc") } more of the kind that the location gives.
effect-draw-to-limit = Draw up to your hand limit, each card from the deck or the Bay.
effect-draw-either = Draw { GOODS("card", $n, case: "acc") }{ $each }, each from the deck or the Bay.
effect-ship = Move your ship { GOODS("space", $n, case: "acc") }{ $each }; this is no wind.
effect-copy = Use { $places ->
    [a-shore-location] a shore location
    [an-island] a face-up island
   *[both] a shore location or a face-up island
}, occupied or not, without placing a worker.
effect-claim = Claim a map of a kind you do not have for which your city is at most { GOODS("card", $n) } short. You can visit only if there is one.
effect-when-wind = Whenever wind roses move your ship for another card you play:
effect-when-placed = Whenever you place a worker on { $places ->
    [a-shore-location] a shore location
    [an-island] an island
   *[both] a shore location or an island
}:
effect-per-map = At the end: { GOODS("point", $n) } for each map you have.
effect-per-treasure = At the end: { GOODS("point", $n) } more for each unspent treasure.
effect-per-chest = At the end: { GOODS("point", $n) } for each chest your ship has reached or passed.
each-space = { $every ->
    [1] { " " }for each space
   *[other] { " " }for every { GOODS("space", $every) }
}
# What a map needs. $cards: numbers with colors
map-needs = Your city needs: { $cards }.
# $n: how many cards of a color
cards-of-colour = { $n } { $colour }

### What is not printed on cards, for those who ask (rules NAME)

topic-anchors = Anchors
    .rule = You have 3 for the whole game. A Critter is free if you put an anchor on a Construction of its color in your city; each Construction carries at most one, and it never comes back.
topic-treasure = Treasure
    .rule = It pays for any one resource, but is none: what grants any resource never grants a treasure. Unspent, it is worth { GOODS("point", 2) } at the end.
topic-ship = Ship and chests
    .rule = Your ship sails along a track of { GOODS("point", 60) }; only the space where it ends counts. Each chest that it reaches or passes gives you a treasure.
topic-roses = Wind roses
    .rule = Two are face up. For each of them that a card you play matches, your ship moves 1 space. They change when the last player has prepared for a season; after summer has come for all, High Tide turns two islands face down.
topic-maps = Maps and the Dunes
    .rule = Place a worker on the Dunes to claim a tile of a map whose cards your city has; one of each map. At the end the numbers on your tiles are added up and multiplied by how many tiles you have.
topic-weather = Weather
    .rule = One card is face up at a time and applies to all players, not to Captain Bonny. The next one comes with the next wind roses.
topic-marks = Marks: ° ? ×
    .rule = ° reconstructed: no public source prints it (docs/farshore-data.md). ? in a cost: one resource of any kind. ×2: two such cards lie on each other in the Bay.

### Weather: what it does to players, not to Captain Bonny. $n: how many; $goods: goods

weather-effect-after_island_discard = After you use an island, discard { GOODS("card", $n, case: "acc") }, if you have any.
weather-effect-bay_costs_more = A card that you pay for and play from the Bay costs { $goods } more.
weather-effect-chests_on_landing_only = A chest gives you a treasure only if your ship ends its move on it.
weather-effect-constructions_cost_more = A Construction that you pay for costs { $goods } more.
weather-effect-critters_cost_more = A Critter that you pay for costs { $goods } more.
weather-effect-docks_at_most = At the Docks you discard at most { GOODS("card", $n, case: "acc") } for resources.
weather-effect-docks_first_discard = At the Docks you first discard { GOODS("card", $n, case: "acc") } for nothing, if you have any.
weather-effect-green_cards_idle = Your green cards do not act when you play them.
weather-effect-green_cards_skipped = When you prepare for spring or autumn, { $n } of your green cards, of your choice, { $n ->
    [one] does
   *[other] do
} not act.
weather-effect-hand_limit = When you draw, your hand limit is { GOODS("card", $n) }.
weather-effect-island_asks_for = To place a worker on an island you must first discard { GOODS("card", $n, case: "acc") }.
weather-effect-lookout_from_deck = At the Lookout you draw from the deck only.
weather-effect-no_anchors = You cannot use anchors.
weather-effect-no_bay_draws = You cannot draw from the Bay; draw from the deck instead.
weather-effect-no_treasures = You cannot spend treasures.
weather-effect-season_discard = At the end of your preparation for a season, discard { GOODS("card", $n, case: "acc") }, or all you have.
weather-effect-season_return = At the end of your preparation for a season, return { GOODS("resource", $n, case: "acc") } of your choice, if you have any.
weather-effect-ship_moves_less = Effects other than wind roses move your ship { GOODS("space", $n, case: "acc") } less.
weather-effect-shore_gives_less = A shore location where you place a worker gives you { GOODS("resource", $n, case: "acc") } less, of your choice.
# $rose: A, B, or both
weather-effect-still_rose = Wind rose { $rose } does not move your ship.
weather-effect-wind_at_most = Wind roses move your ship at most { GOODS("space", $n, case: "acc") } for a card.

### Entries of the set that no source prints

# A small mark behind the name; reconstructed-note explains it
mark-reconstructed = °
reconstructed-note = ° reconstructed: no public source prints this { $parts }
part-cost = cost
part-effect = effect
part-needs = requirement

### Score lines

source-ship = Ship
source-maps = Maps
source-treasures = Unspent treasures
source-bonny_cards = Captain Bonny's cards
source-wind = the wind
source-route = her route
source-weather = the weather

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more

prompt-mulligan = Look at your opening hand.
prompt-take-or-draw = { $source }: take a card ({ $left } to go).
prompt-claim = { $source }: choose the map to claim.
prompt-weather-discard = The weather: discard a card ({ $left } to go).
prompt-weather-return = The weather: choose a resource to return.
prompt-high-tide = High Tide: turn an island face down ({ $left } to go).
prompt-autumn = Autumn: choose what comes first.
prompt-skip-green = The weather: choose a green card that does not act.
option-keep = keep this hand
option-redraw = discard it and draw a new one
option-draw = the top card of the deck
option-first-cards = draw cards
option-first-green = production
option-home = { $card } (free: an anchor on { $home })

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = this card is closed to you.
refusal-not-its-home = an anchor on { $card } does not bring this card.
refusal-home-taken = { $card } already carries an anchor.
refusal-no-housing = no anchor can be used.
refusal-already-achieved = no tile of this map is left.
refusal-no-map = your city is not close to any map that is left.
# An island that asks for a card, in some weather
refusal-nothing-left = afterwards nothing could be done there.

### Setting up, and positions

refusal-rival-event = Captain Bonny does not claim { $event }.
refusal-claimed-twice = { $event }: a player has one tile of it, and there are only so many.
refusal-not-construction = { $card } is a Critter and carries no anchor.
refusal-event-not-achieved = a worker stands on { $event } only if its owner has claimed it.
refusal-event-holds = nothing lies on { $event }.
refusal-anchors = there are at most { $most } anchors of a player.
refusal-only-treasure = Captain Bonny has treasures and no other goods.
refusal-only-with-bonny = only in a game with Captain Bonny.
refusal-weather-by-level = with Captain Bonny her level decides about the weather.
refusal-bonny-seats = Captain Bonny joins at most { $most } players.

### Sets

refusal-too-few-cards = a set needs at least { $least } cards.
refusal-too-few-roses = stack { $stack } needs at least { $least } wind roses.
refusal-never-matches = no card can have all these properties.
refusal-needs-nothing = a map has to need something.
refusal-not-ascending = the spaces have to ascend.
refusal-last-stop = the last stop has to be the docks or the lookout.
# $known: what may stand there
refusal-stop = "{ $value }" is no stop: { $known }, "red card: play a card", "red card: gain N treasure", "red card: move the ship N", "docks: move the ship N", "lookout: discard COLOR".
refusal-both-halves = "{ $value }" stands in both halves.
refusal-half-empty = half a weather card has to do something.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-play-home = { $player } plays { $card } { $from } with an anchor on { $by }.
# $points: the number on the tile
log-achieve = { $player } claims { $map }: tile { $points }.
log-redraw = { $player } discards the whole hand.
# $n: spaces moved; $points: of the space reached; $treasures: chests on the way
log-sail = { $treasures ->
    [0] { $player } sails { GOODS("space", $n, case: "acc") } ({ $by }): now { GOODS("point", $points) }.
   *[other] { $player } sails { GOODS("space", $n, case: "acc") } ({ $by }): now { GOODS("point", $points) }, and { GOODS("treasure", $treasures) }.
}
log-high-tide = High Tide: { $place } is turned face down.
# $a, $b: what the wind roses show
log-roses = Winds of Change: the wind roses show { $a } and { $b }.
log-weather = The weather: { $weather }.
# $path: its stops; what she takes is told next
log-route = { $player } reveals a route and takes the first free place: { $path }.
log-rival-prepares = { $player } prepares for { $season } with { GOODS("worker", $workers) }.
log-rival-draws = { $player } draws { GOODS("card", $n, case: "acc") }.
log-rival-takes = { $player } takes { $cards } from the Bay.
log-rival-discards = { $player } discards { $cards } from the Bay.
log-rival-plays = { $player } plays { $card } { $from }.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-islands = Islands
choice-bonny = Captain Bonny's level
choice-weather = Weather cards
weather-half-upper = Upper half
weather-half-both = Both halves
choice-set = Own set
preset-farshore-standard = Standard game
preset-farshore-weather-upper = With weather: upper half
preset-farshore-weather-both = With weather: both halves
preset-farshore-bonny1 = { player-bonny }: { level-1 }
preset-farshore-bonny2 = { player-bonny }: { level-2 }
preset-farshore-bonny3 = { player-bonny }: { level-3 }
preset-farshore-bonny4 = { player-bonny }: { level-4 }

### In the terminal

help-bonny = Farshore: Captain Bonny's level, 1 to 4. Default: 1 alone, without her otherwise.
help-weather = Farshore without Captain Bonny: weather cards, their upper half or both.
help-islands = Farshore: the islands by id, one for each player. Default: dealt.
help-set = Farshore: play the set in this file instead of the standard one.
example-code = play:grove
example-name = docks
# $level: her level by name
heading-bonny = { $game } - { $rival }, level { $n }: { $level } - seed { $seed }
zone-events = Dunes: maps
# After the name of a place: what it does
place-offers = : { $text }
# Between things that are told one after the other
between = { "; " }
zone-ships = Ships
# $points: of the space; $maps: numbers on the tiles
ship-of = { $player }: { $points } (anchors { $anchors }, maps { $maps })
ship-of-rival = { $player }: { $points } (maps { $maps })
zone-sea = Wind roses
# The letters of the two stacks
rose-a = A
rose-b = B
zone-weather = Weather
# Followed by her color markers, each with its row
plan-now = plan (color and row):
under-water = (High Tide)
# Tiles of a map that are left, the next first
tiles-left = [{ $tiles }]
copies-short = ×{ $n }
way-home = anchor on { $card }
mark-occupied = anchor
verdict-tie-break = The tie is broken by the ship, then maps, treasures and resources.

### Checking a set file (boardwright check-set)

# $file: the name of the file; the numbers are what the set holds
check-set-fine = { $file }: all right. Cards: { $cards } of { $kinds } kinds; islands: { $islands }; wind roses: { $roses }; maps: { $maps }; routes: { $routes }; weather cards: { $weathers }.
# $box: how many cards the boxed game has
check-set-count = Cards in the boxed game: { $box }.
# $n: entries marked as reconstructed
check-set-reconstructed = Entries with something reconstructed: { $n }.
