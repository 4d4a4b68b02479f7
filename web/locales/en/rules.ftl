# The rules reference and the card gallery: for somebody who never saw the box. Own words; numbers come from the facts of the games.
# Readers: players. A topic: its title, then .a, .b, … its paragraphs, each a thought of its own.

### The page

rules-title = Rules
# $game: name of a game
rules-of = Rules of { $game }
rules-choose = Which game?
rules-contents = Contents
rules-search = Search rules, cards, places
rules-found = { $n ->
    [0] Nothing found.
    [one] { $n } result
   *[other] { $n } results
}
rules-to-cards = All cards and places
rules-to-rules = To the rules
rules-players = Players: { $least }–{ $most }
rules-about-everdell = Build a city of critters under the Ever Tree, with workers and cards, through four seasons.
rules-about-farshore = Build a city by the sea, sail along the coast and collect maps.
rules-about-cartographers = Draw a map of the northern lands. Everybody draws at the same time, and the queen's edicts score it.

### The gallery

rules-cards-title = Cards and places
# $game: name of a game
rules-cards-of = Cards of { $game }
rules-search-cards = Search names and texts
rules-filter-all = all
rules-filter-colour = Color
rules-filter-kind = Kind
rules-filter-rarity = Rarity
rules-filter-group = Section
rules-reset = Clear filters
rules-copies = { $n ->
    [one] { $n } copy in the deck
   *[other] { $n } copies in the deck
}
rules-cost = Cost
rules-free = free
rules-value = Printed points
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Houses for free: { $cards }
rules-free-any = Houses any one Critter for free.
rules-home = Lives in: { $cards }
# $n: time of a card, of Cartographers
rules-time = Time { $n }
rules-shape-coin = with a coin
rules-solo-number = Solo: { $n }
rules-reconstructed = Reconstructed
rules-reconstructed-title = Marked with °: reconstructed
rules-reconstructed-hint = No public source prints every cost and effect of Farshore. What we did not find we worked out to fit the rest of the game, and marked it. The printed box may differ; names, colors and the rules around them are as published.
rules-previous = Previous
rules-next = Next

rules-group-card = Cards of the deck
rules-group-basic = Basic locations
rules-group-forest = Forest cards
rules-group-haven = Haven
rules-group-journey = Journey
rules-group-event-basic = Basic Events
rules-group-event-special = Special Events
rules-group-shore = Shore
rules-group-island = Islands
rules-group-docks = Docks
rules-group-lookout = Lookout
rules-group-map = Maps
rules-group-weather = Weather
rules-group-rose = Wind roses
rules-group-explore = Landscape cards
rules-group-ruins = Ruins cards
rules-group-ambush = Ambush cards
rules-group-edict = Scoring cards

### What the colors of cards mean

rules-colour-tan = Acts once, when you play it.
rules-colour-green = Acts when you play it and again at every Production.
rules-colour-red = Acts when you place a worker on it, not when you play it.
rules-colour-blue = Stays in force: it acts when you do something that it names, such as playing a card, or makes cards cheaper.
rules-colour-purple = Does nothing during the game. At the end it brings bonus points.

### Everdell and Farshore

rules-valley-turn = Your turn
    .a = You do exactly one of three things: place a worker, play a card, or prepare for the next season. Then it is the next player's turn.
    .b = You prepare for the next season only when all your workers are placed. Players change season each in their own time: one may be in summer while another is still in winter.
    .c = In autumn you may pass instead. Whoever has passed takes no more turns; the others go on.
rules-valley-city = Your city
    .a = A city has room for { GOODS("card", $slots, case: "acc") }. How they lie does not matter.
    .b = Of a common card a city may hold any number, of a unique one only one.
rules-valley-colours = The five colors
    .a = The color of a card says when it acts.

### Everdell

rules-everdell-goal = What it is about
    .a = Under the Ever Tree everybody builds a city of Critters and Constructions, through four seasons from winter to autumn. Workers bring resources, resources pay for cards, and cards bring more of everything.
    .b = Constructions cost twigs, resin, and pebbles, Critters cost berries. Nothing ever runs out. Whoever has the most points when all have passed wins.
rules-everdell-start = How it begins
    .a = Everybody begins in winter with { GOODS("worker", $winter) } and a hand of cards: { $first }, { $second }, { $third }, { $fourth } in turn order. Nobody has resources yet.
    .b = In the Meadow { GOODS("card", $row) } lie face up for everybody. In play are all Basic locations, { $forest } Forest cards ({ $forestMany } with three or four players), the basic Events, and 4 of the special Events, dealt by chance.
rules-everdell-places = Placing a worker
    .a = Place it where there is room, and you get at once what the place gives. It stays there until you prepare for the next season.
    .b = An exclusive place has room for one worker in all, a shared one for any number, even several of yours.
    .c = A Forest card has one spot; with four players it has two, and you may take only one of them.
    .d = Workers also go to the Haven, to Events, to red cards of your city, and to open cards in other cities, whose owner gains { GOODS("point", 1, case: "acc") } for it. The Journey is open in autumn only.
rules-everdell-cards = Playing a card
    .a = Play a card from your hand or straight from the Meadow and pay what is printed on it, exactly. A gap in the Meadow is filled at once.
    .b = Instead of paying, you may house a Critter: a Construction of your city that names it takes an occupied token, and the Critter is free. Each Construction does this once in the game; the Ever Tree takes any one Critter.
    .c = Some cards help to play others: they make them cheaper or free. Only one such help counts for a card.
    .d = The order: use a help, pay, fill the Meadow, put the card in your city, do what it says, then do what your other cards say about it.
    .e = A Wanderer fills no slot of the city; a Husband and a Wife together fill one.
rules-everdell-hand = Hand, Meadow, deck
    .a = You never hold more than { GOODS("card", $hand) }. A draw stops there; what you cannot draw stays in the deck.
    .b = Discarded cards lie face down. When the deck is empty they are shuffled into a new one.
    .c = Cards that you give go to a player who has room and has not passed. If there is none, they are discarded, and you still get what you gave them for.
rules-everdell-seasons = The seasons
    .a = When you prepare for a season, all your workers come back, you get new ones, and the season brings you something. Then your turn is over.
    .b = Workers on the Monastery and the Cemetery stay there for good.
rules-everdell-events = Events
    .a = Place a worker on an Event whose conditions your city meets. It is yours for the rest of the game, even if the cards it asked for leave your city.
    .b = Only one player gets each Event. Basic Events ask for cards of a color, special ones for two certain cards, or two of every color.
rules-everdell-end = The end
    .a = In autumn you pass when you can or want to do no more. When everybody has passed the game is over.
    .b = Whoever has passed gets no cards or resources from others. Open cards in their city can still be visited.
rules-everdell-scoring = Scoring
    .a = You add up: the printed points of the cards in your city, your point tokens with those on your cards, the bonuses of purple cards, your workers on the Journey, and your Events.
    .b = A tie is broken by more Events, then by more resources left. If that is equal too, the victory is shared.
rules-everdell-solo = Alone against Rugwort
    .a = You play by the normal rules. Rugwort takes no turns but a card after each of yours, and his workers stand in your way. You win with more points than he has.

### Farshore

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

### Cartographers

rules-cartographers-goal = What it is about
    .a = Everybody draws landscapes on a map of their own, all at the same time. Four edicts say what the queen likes to see. After each of the four seasons two of them are scored; the most stars win.
    .b = A map has { $size } rows and { $size } columns. Mountains and ruins are printed on it, on the other side wasteland too.
rules-cartographers-turn = A turn
    .a = A card is revealed. Everybody chooses one of its terrains and one of its shapes and draws it, all at the same time. Then the time of the cards is added up; if it reaches the limit of the season, the season is over.
    .b = There are no turns to wait for: your drawing stays sealed until all have handed in.
rules-cartographers-drawing = Drawing
    .a = Turn and flip a shape as you like and put it anywhere on empty spaces. It need not touch anything drawn before.
    .b = If no shape of the card fits anywhere, fill a single empty space with a terrain of the card. As long as one fits you have to draw it.
    .c = Drawn spaces, mountains, and wasteland are filled. Ruins are empty until somebody draws on them, and stay ruins even then. Spaces are next to each other when they share a side.
rules-cartographers-ruins = Ruins
    .a = After a ruins card the next landscape has to cover an empty ruins space with at least one of its spaces.
    .b = If that is impossible on your map, fill a single space anywhere with a terrain of the card.
rules-cartographers-ambush = Ambush
    .a = When an ambush comes up, you hand your map to a neighbor and draw monsters on the map you receive, where they hurt. Then the maps go back.
    .b = One ambush card joins the deck in each season; those that did not come up stay in it.
rules-cartographers-coins = Coins and monsters
    .a = A shape with a coin earns you a coin, and so does a mountain as soon as all four spaces around it are filled. A coin brings 1 star at the end of every season from then on, so early ones are worth most. There are { $coins } coins at most.
    .b = At the end of every season you lose 1 star for each empty space next to a monster. Fill the spaces around them.
rules-cartographers-seasons = The seasons
    .a = A season ends when the time of its cards reaches its limit. The last card is drawn in full. Then all explore cards are shuffled again.
    .b = Each edict is scored in two seasons, in full both times.
rules-cartographers-edicts = The edicts
    .a = Four scoring cards are dealt, one of each kind, to the edicts A to D. A group is all spaces of one terrain that hang together side by side.
rules-cartographers-scoring = Scoring
    .a = A season brings: the first edict, the second edict, 1 star for each coin, less 1 star for each empty space next to a monster. It may be less than nothing.
    .b = The sum of the four seasons is your score. A tie goes to whoever lost fewer stars to monsters; if that is equal too, the victory is shared.
rules-cartographers-solo = Alone
    .a = Monsters then come by themselves: each ambush card says from which corner and which way round they look for the first place where their shape fits.
    .b = At the end you subtract the numbers on the four scoring cards from your score. That is your rating, and it earns you a title.
# A table of titles
rules-cartographers-titles = Rating at least
rules-cartographers-sides = The two sides of the map
    .a = Both have mountains and ruins. On the second one a wasteland lies in the middle; nothing can be drawn there.

### Tables

rules-season = Season
rules-season-workers = Workers
rules-season-brings = Brings
rules-season-limit = Time limit
rules-season-scored = Edicts scored
rules-bonus-produce = Production: all your green cards act once
# $n: how many cards; $row: "from the Meadow", "from the Bay"
rules-bonus-take = Take { GOODS("card", $n, case: "acc") } { $row }
rules-bonus-take-deck = Take { GOODS("card", $n, case: "acc") } { $row } or from the deck
rules-bonus-none = –
