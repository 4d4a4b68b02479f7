# Guided first games. Readers: people who never saw the box. Each step: a title of at most 30 characters, two or three short
# sentences; the card they stand on is narrow. The same words are read in the text view, so they do not speak of what is drawn.

### The page that offers them

lessons-heading = Learn by playing
lessons-about = A guided first game against a friendly bot. Somebody tells you what you see, proposes a move, and you may always do something else.
# $n: minutes
lessons-minutes = about { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lessons-start = Start
lessons-continue = Continue
lessons-anew = Begin anew
lessons-again = Play it again

lessons-everdell-learn-1 = Send workers and gather resources
lessons-everdell-learn-2 = Play cards into your city and pay for them
lessons-everdell-learn-3 = Let a Critter move in for free
lessons-everdell-learn-4 = Seasons, Events, and what counts at the end
lessons-farshore-learn-1 = Send workers to the shore and the islands
lessons-farshore-learn-2 = Catch the wind and sail your ship
lessons-farshore-learn-3 = Use treasures and anchors
lessons-farshore-learn-4 = Seasons, maps, and what counts at the end
lessons-cartographers-learn-1 = Turn, flip, and place shapes on your map
lessons-cartographers-learn-2 = Read the edicts that bring stars
lessons-cartographers-learn-3 = Earn coins, cover ruins, survive an ambush
lessons-cartographers-learn-4 = Play a whole spring and see it scored

### The card beside the table

# $n: this step; $m: all of them
lessons-step = Step { $n } of { $m }
lessons-next = Next
lessons-back = Back
lessons-show = Show me
lessons-skip-step = Skip this step
lessons-play-on = Play on
lessons-got-it = Got it
lessons-fold = Fold the lesson
lessons-unfold = Unfold the lesson
lessons-leave = Leave the lesson
# Something is chosen; the button that confirms it stands elsewhere
lessons-chosen = Chosen. Now confirm it.
# What is chosen is not what the step speaks of
lessons-chosen-other = Something else, which you may do, too. Confirm it, or go back.
# What was begun asks for more
lessons-finishing = Almost done. One more question belongs to this: answer it.
lessons-waits = The others have their turn…

### Everdell

lessons-everdell-goal = You build a city of at most 15 cards, from one winter to the next autumn. The most points win.
    In your turn you do one thing: send a worker, play a card, or prepare for the next season.
    .title = Welcome to Everdell
# $farm: name of a card
lessons-everdell-hand = Only you see these cards. Top left is what a card costs, top right its points; a red number tells what you still lack. { $farm } costs { GOODS("twig", 2, case: "acc") } and { GOODS("resin", 1, case: "acc") }.
    Point at a card, or hold it, to read all of it.
    .title = Your hand
lessons-everdell-meadow = These eight cards lie open for everybody. You can play them as if you held them. When one is gone, the next comes from the deck.
    .title = The Meadow
lessons-everdell-worker = You have nothing to pay with yet, so send a worker. The place for { GOODS("twig", 3, case: "acc") } helps with { $farm }. Many places hold only one worker.
    Choose it, or press “Show me”.
    .title = Send a worker
lessons-everdell-confirm = First you see what a move brings. Nothing is done before you confirm.
    “Undo” takes a move back, as long as nobody has moved and nothing hidden was seen.
    .title = Look, then confirm
lessons-everdell-since = Then your opponent has a turn. “Since your last turn” tells what happened. Everybody goes through the seasons at their own pace.
    .title = What the other did
lessons-everdell-resin = { $farm } still needs { GOODS("resin", 1, case: "acc") }. This place gives it and a card as well. Send your second worker.
    .title = Now the resin
lessons-everdell-play = You can pay for { $farm }: choose it in your hand. What you pay goes to the supply, the card into your city. It acts at once.
    .title = Play a card
lessons-everdell-colors = Green cards act when played, and again in spring and autumn. Tan ones act once. Red ones have room for a worker. Blue ones help from then on. Purple ones bring points at the end.
    .title = Five colors
lessons-everdell-free = Each Construction brings one Critter into your city for free, once. { $farm } is a home for { $husband } or { $wife }. You hold { $wife }: play it without paying.
    .title = A Critter for free
lessons-everdell-season = All your workers are out. Prepare for spring: they come back, a new one joins you, and your green cards act again. That is your turn.
    .title = Prepare for the season
lessons-everdell-spring = Now you have 3 workers, then 4 in summer, 6 in autumn. Gather what your next card costs, and play it when you can. Playing cards needs no worker.
    .title = And so on
lessons-everdell-events = Have the cards an Event asks for in your city and a worker to spare: send it there for extra points. Only the first to come gets an Event.
    .title = Events
lessons-everdell-scoring = In autumn nobody returns: play on until you pass. Then the points of your cards, tokens, purple bonuses, Events, and the Journey are added up. How many points you have now stands beside your city.
    .title = The end
lessons-everdell-on = The game is yours now. When something new comes up, I will tell you. What you cannot do tells you why, if you choose it.
    .title = You know enough

lessons-everdell-tip-event = You have what an Event asks for. Send a worker there before somebody else does.
    .title = An Event is possible
lessons-everdell-tip-open = You may send a worker to an open card in another city. Its owner gets a point for it.
    .title = A visit next door

### Farshore

lessons-farshore-goal = You build a city of at most 15 cards on the coast and sail your ship as far as you can. The most points win.
    In your turn you do one thing: send a worker, play a card, or prepare for the next season.
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

### Everdell and Farshore

lessons-valley-tip-spot = A red card in your own city has room for a worker. Send one there to use it.
    .title = A place of your own
lessons-valley-tip-full-hand = You hold 8 cards, and no more fit. Cards you would draw now are lost to you: play some first.
    .title = Your hand is full
lessons-valley-tip-no-worker = No worker is left. You can still play cards. When you cannot or do not want to, prepare for the next season.
    .title = All workers are out
lessons-valley-tip-no-room = Your city has 15 cards. Few cards still find room in it.
    .title = Your city is full
lessons-valley-tip-summer = In summer green cards rest. Instead you take cards from those that lie open.
    .title = Summer
lessons-valley-tip-autumn = This is the last season. Use your workers and your resources well. When nothing is left to do, pass.
    .title = Autumn

### Cartographers

lessons-cartographers-goal = You draw this map through four seasons: forest, village, farm, and water, shape by shape. The most stars win.
    Blank spaces are yours to fill. Mountains are there already.
    .title = Your map
lessons-cartographers-card = Each turn one card comes up for everybody. It shows terrain and shape. This one is forest, and you choose one of two shapes. The small one earns a coin.
    .title = A card comes up
# $first: name of an edict
lessons-cartographers-edicts = Edicts say what brings stars. Spring counts A and B, summer B and C, fall C and D, winter D and A. A is { $first } today: a star for each forest space at the edge.
    .title = The edicts
lessons-cartographers-turn = Before you place a shape you may turn it and flip it. It has to lie on empty spaces. It need not touch anything.
    .title = Turn and flip
lessons-cartographers-place = Draw the forest along the edge of your map. Choose a shape, then a space; choose another space to move it. It does not fit where you see hatching.
    Or press “Show me”.
    .title = Place it
lessons-cartographers-confirm = Now you see what it would bring, and the spaces an edict counts are lit. Nothing is drawn before you confirm.
    .title = Look, then confirm
lessons-cartographers-others = Everybody draws at the same time, each on an own map. You can look at the maps of the others whenever you like.
    .title = The others
lessons-cartographers-terrain = This card has one shape and two terrains. You choose which. More forest along the edge brings stars at once.
    .title = One shape, two terrains
lessons-cartographers-coins = When all four sides of a mountain are filled, you earn a coin. Each coin is a star at the end of every season, so early ones pay best. Draw beside a mountain.
    .title = Coins and mountains
lessons-cartographers-ruins = A ruins card came up first. So this shape must cover a ruins space. If it fits on none, you draw a single space anywhere instead.
    .title = Ruins
lessons-cartographers-ambush = Monsters come. You draw them on the map of your neighbor, and your neighbor on yours. Each empty space beside a monster costs a star every season. So leave many empty spaces around them.
    .title = Ambush
lessons-cartographers-time = Cards take time. When the time of the season is used up, it ends: this is the last card of spring. Then A and B are counted, with coins and monsters.
    .title = Time runs out
lessons-cartographers-scored = Spring brought these stars. The two edicts and your coins count up, empty spaces beside monsters count down. Fill those spaces in summer.
    .title = Spring is over
lessons-cartographers-on = Three more seasons, and the map is yours. When something new comes up, I will tell you.
    .title = You know enough

lessons-cartographers-tip-single = No shape of this card fits on your map. So you draw one single space of its terrain.
    .title = Nothing fits
lessons-cartographers-tip-rift = This card is a single space of any terrain, even a monster. It fills gaps, around mountains for instance.
    .title = Any terrain
lessons-cartographers-tip-ruins-again = Ruins again: this shape has to cover a ruins space.
    .title = Ruins
lessons-cartographers-tip-ambush-again = Monsters again, on the map of your neighbor. Put them where many empty spaces are beside them.
    .title = Ambush
lessons-cartographers-tip-winter = The last season counts D and A. It is the shortest.
    .title = Winter

### The end

lessons-end = Look at where the points came from, and at what you would do otherwise. You can play again with new cards whenever you like.
    .title = Your first game
