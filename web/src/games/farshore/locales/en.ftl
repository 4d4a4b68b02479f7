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


### The text view

text-maps = Maps
# $tiles: the numbers on the tiles that are left
text-tiles = Tiles left: { $tiles }
text-none-left = None left
text-anchors = anchors: { $n }
text-ship = ship: { $points }
text-high-tide = High tide: { $island } is turned face down.
# $route: the places of a card, in order
text-route = Captain Bonny's last route: { $route }
# $markers: colors with their rows
text-plan = Captain Bonny's plan, color and row: { $markers }

### The rules

rules-about-farshore = Build a city by the sea, sail along the coast and collect maps.
rules-group-shore = Shore
rules-group-island = Islands
rules-group-docks = Docks
rules-group-lookout = Lookout
rules-group-map = Maps
rules-group-weather = Weather
rules-group-rose = Wind roses
rules-farshore-goal = What it is about
    .a = By the sea everybody builds a city of Critters and Constructions, through four seasons from winter to autumn. Besides, each has a ship, which the wind drives on whenever you play the right cards.
    .b = Constructions cost driftwood, seaweed, and sea stones, Critters cost mushrooms. Nothing ever runs out. Whoever has the most points when all have passed wins.
rules-farshore-start = How it begins
    .a = Everybody begins in winter with { GOODS("worker", $winter) }, { $anchors } anchors, a ship at the start of the track, and a hand of cards: { $first }, { $second }, { $third }, { $fourth } in turn order. Once, before the first turn, you may discard the whole hand and draw a new one.
    .b = In the Bay { GOODS("card", $row) } of different names lie face up for everybody; equal ones lie on each other. There is one island for each player.
rules-farshore-places = Placing a worker
    .a = Place it where there is room, and you get at once what the place gives. It stays there until you prepare for the next season.
    .b = A shore location, an island, and a red card have room for one worker in all. The Docks, the Lookout, and the Dunes have room for any number.
    .c = You visit only the red cards of your own city.
rules-farshore-cards = Playing a card
    .a = Play a card from your hand or straight from the Bay and pay what is printed on it. A treasure stands in for any one resource.
    .b = Or use an anchor: put it on a Construction of your city that has the color of a Critter and no anchor yet, and that Critter is free. Your { $anchors } anchors are for the whole game.
    .c = Some cards help to play others: they make them cheaper or free. Only one such help counts for a card.
    .d = The order: use a help, pay, put the card in your city, do what it says, do what your other cards say about it, move the ship, fill the Bay.
    .e = The Shipwreck and the Castaway fill no slot of the city.
rules-farshore-ship = Wind, ship, and treasure
    .a = Two wind roses are face up. For each of them that a card you play matches, your ship sails on 1 space. Some cards and places move it too.
    .b = Each chest that your ship reaches or passes gives you a treasure. It pays for any resource; unspent, it is worth { GOODS("point", $treasure, case: "acc") } at the end.
    .c = Only the space where your ship ends counts. The last one is worth { GOODS("point", $last, case: "acc") }.
rules-farshore-maps = Maps and the Dunes
    .a = Place a worker on the Dunes to claim the top tile of a map whose cards your city holds. The cards stay, and may count for other maps too.
    .b = You may have one tile of each map. At the end the numbers on your tiles are added up and multiplied by how many tiles you have: early tiles have higher numbers, more tiles multiply them.
rules-farshore-hand = Hand, Bay, deck
    .a = You never hold more than { GOODS("card", $hand) }. A draw stops there.
    .b = Discarded cards lie face down. When the deck is empty they are shuffled into a new one.
    .c = Cards that you give go to a player who has room and has not passed. If there is none, they are discarded, and you still get what you gave them for.
rules-farshore-seasons = The seasons
    .a = When you prepare for a season, all your workers come back, you get a new one, and the season brings you something. Then your turn is over.
    .b = When the last player has prepared for a season, the wind turns: both wind roses change. When the last one has reached summer, High Tide comes first, and that player turns { $tide } islands face down; they are closed from then on.
rules-farshore-end = The end
    .a = In autumn you pass when you can or want to do no more. When everybody has passed the game is over.
    .b = Whoever has passed gets no cards or resources from others, and their workers stay where they are.
rules-farshore-scoring = Scoring
    .a = You add up: the printed points of the cards in your city, the bonuses of purple cards, point tokens, { GOODS("point", $treasure, case: "acc") } for each unspent treasure, your maps, and the space of your ship.
    .b = A tie is broken by the ship that is further on, then by more maps, more treasures, more resources. If all that is equal, the victory is shared.
rules-farshore-solo = Captain Bonny
    .a = Alone you play against Captain Bonny; two or three players may invite her too. She takes turns by route cards and a plan of her own. There are four levels.
rules-farshore-weather = Weather
    .a = At Captain Bonny's higher levels, and without her if you wish, a weather card is in force. The next one comes when the wind roses change. It concerns the players, never Captain Bonny.
# Before the first game: on the start page, at a table before it begins, with an invitation, on the page of deals
title-notice = The costs and most effects of the cards of Farshore are reconstructed, because no public source prints them. Who owns the box can correct them.
rules-reconstructed = Reconstructed
rules-reconstructed-title = Marked with °: reconstructed
    .a = No public source prints the costs and most effects of the cards of Farshore, nor its islands, wind roses, routes, and weather. We worked them out to fit the rest of the game, and marked them. The printed box may differ. Names, kinds, colors, and points of the cards and the general rules are as published. The names of islands, weather, and Captain Bonny's levels are ours. Who owns the box can correct every entry in a set file.

### The guided first game

lessons-farshore-learn-1 = Send workers to the shore and the islands
lessons-farshore-learn-2 = Catch the wind and sail your ship
lessons-farshore-learn-3 = Use treasures and anchors
lessons-farshore-learn-4 = Seasons, maps, and what counts at the end
lessons-farshore-goal = You build a city of at most 15 cards on the coast and sail your ship as far as you can. The most points win.
    In your turn you do one thing: send a worker, play a card, or prepare for the next season.
    The costs and most effects of its cards are reconstructed (marked °).
    .title = Welcome to Farshore
# $grove: name of a card
lessons-farshore-hand = Only you see these cards. Top left is what a card costs, top right its points. Point at a card, or hold it, to read all of it.
    Once, before the game, you may exchange all of them. This hand is good: keep it.
    .title = Your hand
lessons-farshore-bay = These cards lie open for everybody. You can play them as if you held them. No name lies here twice: copies are stacked.
    .title = The Bay
lessons-farshore-worker = You have nothing to pay with yet, so send a worker. This island gives { GOODS("driftwood", 2, case: "acc") } and { GOODS("seaweed", 2, case: "acc") }: enough for { $grove } in your hand.
    Choose it, or press “Show me”.
    .title = Send a worker
lessons-farshore-confirm = First you see what a move brings. Nothing is done before you confirm.
    “Undo” takes a move back, as long as nobody has moved and nothing hidden was seen.
    .title = Look, then confirm
lessons-farshore-since = Then your opponent has a turn. “Since your last turn” tells what happened. Everybody goes through the seasons at their own pace.
    .title = What the other did
lessons-farshore-roses = Two wind roses say which cards catch the wind: now green cards, and Constructions. For each that matches the card you play, your ship moves one space. { $grove } matches both: each small compass on a card stands for one.
    .title = The wind
lessons-farshore-play = Choose { $grove } in your hand and pay for it. It goes into your city, acts at once, and moves your ship by two.
    .title = Play a card
lessons-farshore-ship = Your ship has sailed. Where it stands at the end counts, up to 60 points. When it reaches or passes a chest, you take a treasure.
    .title = Your ship
lessons-farshore-treasure = A treasure pays for any one resource. Those you do not spend are worth 2 points each at the end.
    .title = Treasures
lessons-farshore-anchor = You have 3 anchors for the whole game. One of them, put on a Construction, plays a Critter of the same color for free. { $grove } is green, and so is { $hunter } in your hand: choose that card.
    .title = Drop an anchor
lessons-farshore-colors = Green cards act when played, and again in spring and autumn. Tan ones act once. Red ones have room for a worker. Blue ones help from then on. Purple ones bring points at the end.
    .title = Five colors
lessons-farshore-again = Send your other worker. Shore and islands hold one worker each. The Docks and the Lookout have room for all: cards become resources there, or your hand is filled up to 8.
    .title = Another place
lessons-farshore-season = All your workers are out. You may still play cards, or prepare for spring: they come back, a new one joins you, and your green cards act again. That is your turn.
    .title = Prepare for the season
lessons-farshore-dunes = With the right colors in your city, a worker on the Dunes claims a map. A map counts its number times how many maps you have, so the next one makes all of them better.
    .title = Maps on the Dunes
lessons-farshore-scoring = In autumn play on until you pass. Then cards, purple bonuses, tokens, treasures, maps, and the ship are added up. How many points you have now stands beside your city.
    .title = The end
lessons-farshore-on = The game is yours now. When something new comes up, I will tell you. What you cannot do tells you why, if you choose it.
    .title = You know enough
lessons-farshore-tip-map = Your city has the colors of a map. Send a worker to the Dunes: those who come first get the higher number.
    .title = A map is possible
lessons-farshore-tip-tide = You came last into summer. Two islands are flooded, and you choose which: nobody can visit them any more.
    .title = High Tide
lessons-farshore-tip-winds = Everybody has changed season, so the wind has turned. See which cards move your ship now.
    .title = New winds

# In place of what the family says: a home is for a color, and an anchor takes it. $colour: the color word
valley-home-of = An anchor here plays a { $colour } Critter free
valley-guest-of = Free with an anchor on a { $colour } Construction
valley-occupied = with an anchor

### Names

# Where a long word of a name may be broken, for cards with little room. Words that are missing stay whole
name-breaks-farshore =
    Car-tog-ra-pher Cast-away Con-struc-tion Des-ti-na-tion Drift-wood Gov-er-nance Gov-er-nor
    Herb-al-ist Il-lu-mi-na-tor Light-house Mer-chant Nav-i-ga-tor Pro-duc-tion Pros-per-ity
    Scav-en-ger Scrip-to-rium Sculp-tor Ship-wreck Smug-glers Stow-away Trav-eler Trea-sure
    Ware-house Wind-mill
