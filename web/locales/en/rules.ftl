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

### The gallery

rules-cards-title = Cards and places
# $game: name of a game
rules-cards-of = Cards of { $game }
rules-search-cards = Search names and texts
rules-filter-all = all
rules-filter-colour = Color
rules-group-cards = Cards
rules-filter-group = Section
rules-reset = Clear filters
rules-copies = { $n ->
    [one] { $n } copy in the deck
   *[other] { $n } copies in the deck
}
rules-previous = Previous
rules-next = Next

### Tables

rules-season = Season
