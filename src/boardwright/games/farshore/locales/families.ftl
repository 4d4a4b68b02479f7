### Not words, and the same in every language: the families of messages that name a parameter

# $a, $b: what the wind roses show
family-a = colour.short kind rarity
    .between = { " + " }
family-b = colour.short kind rarity
    .between = { " + " }
# $path: the stops of a route
family-path = stop
    .between = { between }
family-weather = weather
