# The board of Farshore in the browser. What cards, places and rules are called comes from the catalogues of the game.

### Ships

farshore-track = Ship track
# One ship, for those who listen. $points: of its space; $chest: points of the next space with a chest
farshore-ship-told = { $player }: ship on { $points }, next chest on { $chest }
farshore-ship-told-last = { $player }: ship on { $points }, no more chests ahead
# Where the own ship would be after the move that is looked at
farshore-ship-would = Your ship would be on { $points }

### Wind roses. $rose: their letter

farshore-rose = rose { $rose }
# A title; $what: what it shows
farshore-rose-of = Wind rose: { $what }
# $roses: what the others show, in no order
farshore-rose-next = Still to come: { $roses }
farshore-rose-text = A card with this property ({ $what }) moves your ship { GOODS("space", 1, case: "acc") }.
# On a card. $roses: one letter, or both
farshore-wind = matches wind rose { $roses }

### Weather. $n: cards that will still come

farshore-weather-left = { $n ->
    [0] the last card
    [one] { $n } more to come
   *[other] { $n } more to come
}
farshore-weather-upper = Upper half
farshore-weather-lower = Lower half
farshore-weather-idle = does not apply in this game

### The board

# Tabs on a phone: one word each
farshore-tab-sea = Sea
farshore-tab-places = Places
farshore-shore = Shore
farshore-islands = Islands
farshore-harbor = Harbor
farshore-bay = Bay
farshore-bay-empty = empty
# A face-down island; $place: its name
farshore-turned = { $place }, under water since High Tide

### Dunes

farshore-dunes = Dunes
# Beside the heading, a reminder
farshore-dunes-hint = a worker claims a map; numbers × maps
# Own cards that count for a map. $met of $of
farshore-map-met = Your city has { $met } of { $of }
# $tiles: numbers on the tiles, the next first
farshore-map-left = Tiles left: { $tiles }
farshore-map-none = No tile left
farshore-map-owner = { $player } has tile { $points }
farshore-map-yours = yours
farshore-maps-of = { $n ->
    [0] No maps
    [one] { $n } map: { $points }
   *[other] { $n } maps: { $points }
}

### Captain Bonny

# Under her name. $name: the level in a word
farshore-level = { $name }, level { $level }
# How she plays, in short
farshore-bonny-how = Captain Bonny plays after you. She pays nothing, and her cards have no effect. With a worker left she turns up a route and takes its first free place; without one she plays a card. Each of her cards is worth { GOODS("point", 2, case: "acc") }, a purple one { GOODS("point", 6, case: "acc") }.
farshore-plan = Plan
farshore-plan-row = { $colour } in row { $row }
farshore-plan-off = { $colour } above the card
farshore-plan-hint = The highest marker decides which color she looks for, within a row the leftmost.
farshore-route = Route
farshore-route-last = Her last route
# Told to who listens, behind the place of a route
farshore-route-taken = she went here
# $n of $of route cards have been used
farshore-routes = Routes used: { $n } of { $of }

### What no source prints. $parts: cost, effect, points

farshore-reconstructed = ° reconstructed: no public source prints this { $parts }
