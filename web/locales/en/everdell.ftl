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
