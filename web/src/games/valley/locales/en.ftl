# At the tables of the family: zones, and names of things for those who listen.

# $rarity: common or unique; $kind: critter or construction
valley-kind = { $rarity ->
    [unique] { $kind ->
        [critter] unique Critter
       *[construction] unique Construction
    }
   *[common] { $kind ->
        [critter] common Critter
       *[construction] common Construction
    }
}
# Under the name of a full card. $kind: the message above; $colour: the keyword of the color
valley-type = { $colour }, { $kind }
# A card for those who listen. $colour: the color word; $cost, $points: messages with their numbers
valley-card-name = { $card }, { $colour } { $kind }, { $cost }, { $points }
valley-cost = costs { $goods }
valley-cost-none = costs nothing
valley-card-down = a card face down
# After a number that stands alone on the screen
valley-points-word = { $n ->
    [one] point
   *[other] points
}
# Who may come without paying. $cards: names joined with "or"
valley-home-of = { $cards } comes free, once
valley-home-any = Any Critter comes free, once
valley-guest-of = Free with { $cards } in your city

valley-occupied = occupied
valley-points-on = { GOODS("point", $n) } on it
valley-goods-on = on it { $goods }
valley-under = under it { $cards }
valley-workers-on = workers of { $players }
valley-spots-any = room for any number of workers
valley-spots-free = { $n ->
    [0] no room
   *[other] room for { GOODS("worker", $n) }
}

valley-players = Players
valley-own = Your hand and supply
valley-hand = Your hand
valley-hand-known = Known cards in hand
valley-supply = Your supply
valley-city-mine = Your city
valley-city-open = Open the city of { $player }
valley-city-close = Close the city of { $player }
# $n: slots used
valley-city-bar = City: { $n } of { $all } slots
valley-slots = { $used } of { $all }
# $next: slots used after the move that is being previewed
valley-slots-then = { $used } of { $all }, then { $next }
valley-slot-free = free slot
# Small marks on cards of a city, at most 10 characters
valley-new = new
valley-no-slot = no slot
# Above cards that an effect has laid aside
valley-shown = Revealed
valley-deck = Deck: { GOODS("card", $n) }
valley-discard = Discard pile: { GOODS("card", $n) }
valley-discard-seen = Cards in the discard pile
valley-since = Since your last turn
valley-log = Log
valley-chat = Chat
valley-jump = Jump to
valley-jump-city = City
valley-others = Others

# States of a player, short
valley-bot = bot
valley-state-thinking = to move
valley-state-passed = passed
valley-state-away = away
valley-state-left = left the game

### What an answer does; $what: the card, place or goods

table-deed-play = Play: { $what }
table-deed-visit = Send a worker: { $what }
table-deed-discard = Discard: { $what }
table-deed-take = Take: { $what }
table-deed-gain = Gain: { $what }
table-deed-pay = Pay: { $what }
table-deed-give = Give: { $what }
table-deed-to = Choose: { $what }
table-deed-keep = Keep: { $what }
table-deed-copy = Use: { $what }
table-deed-activate = Activate: { $what }
table-deed-produce = Next: { $what }
table-deed-react = Next: { $what }
table-deed-recall = Bring back: { $what }
table-deed-remove = Remove: { $what }
table-deed-claim = Claim: { $what }

### The text view

text-shown = Revealed cards
text-empty-space = empty
text-achieved = Achieved by { $player }
# $players: names, joined
text-workers = Workers here: { $players }
text-hand = hand: { $n }
text-slots = cards in the city: { $n }

### The rules

rules-filter-kind = Kind
rules-filter-rarity = Rarity
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Houses for free: { $cards }
rules-home = Lives in: { $cards }
rules-group-card = Cards of the deck
rules-colour-tan = Acts once, when you play it.
rules-colour-green = Acts when you play it and again at every Production.
rules-colour-red = Acts when you place a worker on it, not when you play it.
rules-colour-blue = Stays in force: it acts when you do something that it names, such as playing a card, or makes cards cheaper.
rules-colour-purple = Does nothing during the game. At the end it brings bonus points.
rules-valley-turn = Your turn
    .a = You do exactly one of three things: place a worker, play a card, or prepare for the next season. Then it is the next player's turn.
    .b = You prepare for the next season only when all your workers are placed. Players change season each in their own time: one may be in summer while another is still in winter.
    .c = In autumn you may pass instead. Whoever has passed takes no more turns; the others go on.
rules-valley-city = Your city
    .a = A city has room for { GOODS("card", $slots, case: "acc") }. How they lie does not matter.
    .b = Of a common card a city may hold any number, of a unique one only one.
rules-valley-colours = The five colors
    .a = The color of a card says when it acts.
rules-season-workers = Workers
rules-season-brings = Brings
rules-bonus-produce = Production: all your green cards act once
# $n: how many cards; $row: "from the Meadow", "from the Bay"
rules-bonus-take = Take { GOODS("card", $n, case: "acc") } { $row }
rules-bonus-take-deck = Take { GOODS("card", $n, case: "acc") } { $row } or from the deck
rules-bonus-none = –

### The guided first game

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
