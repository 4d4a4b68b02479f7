# At the table of Everdell: zones of the board.

everdell-clearings = Basic locations
everdell-forest = Forest
# Beside the heading: how many workers fit on each Forest card
everdell-forest-spots = { $n ->
    [one] { $n } worker each
   *[other] { $n } workers each
}
everdell-haven = Haven and Journey
everdell-basic = Basic Events
everdell-special = Special Events
# What one of them is, under its name
everdell-clearing-one = Basic location
everdell-basic-one = Basic Event
everdell-special-one = Special Event
# Beside the heading of the basic Events
everdell-each = { GOODS("point", $n) } each
everdell-places = Places
everdell-tree = Ever Tree: workers that wait for the seasons to come
# What a special Event asks for, for those who listen. $cards: names or colors
everdell-needs = needs { $cards }
# A worker of Rugwort stands on this card of the Meadow
everdell-guarded = closed by Rugwort
everdell-year = Year { $n }

### The text view

text-events = Events

### The rules

rules-about-everdell = Build a city of critters under the Ever Tree, with workers and cards, through four seasons.
rules-group-basic = Basic locations
rules-group-forest = Forest cards
rules-group-haven = Haven
rules-group-journey = Journey
rules-group-event-basic = Basic Events
rules-group-event-special = Special Events
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

### The guided first game

lessons-everdell-learn-1 = Send workers and gather resources
lessons-everdell-learn-2 = Play cards into your city and pay for them
lessons-everdell-learn-3 = Let a Critter move in for free
lessons-everdell-learn-4 = Seasons, Events, and what counts at the end
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

### Names

# Where a long word of a name may be broken, for cards with little room. Words that are missing stay whole
name-breaks-everdell =
    Ar-chi-tect Cem-e-tery Court-house Fair-grounds His-to-rian Inn-keeper Mon-as-tery
    Re-fin-ery Shep-herd Shop-keeper Store-house Un-der-taker Uni-ver-sity Wan-derer Wood-carver
