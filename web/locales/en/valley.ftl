# At the tables of Everdell and Farshore: zones, and names of things for those who listen.

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
# $colour: the color word
valley-home-colour = An anchor here plays a { $colour } Critter free
valley-guest-colour = Free with an anchor on a { $colour } Construction

valley-occupied = occupied
valley-anchored = with an anchor
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
valley-sheet-raise = Show more
valley-sheet-lower = Show less

# States of a player, short
valley-bot = bot
valley-state-thinking = to move
valley-state-passed = passed
valley-state-away = away
valley-state-left = left the game
