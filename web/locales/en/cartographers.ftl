# The table of Cartographers in the browser. Card names and rule texts are in the server's catalogue.

### The map. $player: a name, never inflected

cartographers-your-map = Your map
cartographers-map-of = Map of { $player }
cartographers-space-empty = empty
cartographers-space-counted = counted by the edict
cartographers-space-no-fit = does not fit here
cartographers-space-pinned = your drawing
cartographers-space-new = newly drawn

### Drawing

cartographers-drawing = Your drawing
cartographers-time = Time
# After the name of a terrain, for those who listen; $n: how many spaces the shape has
cartographers-choice = { $n ->
    [one] shape of { $n } space.
   *[other] shape of { $n } spaces.
}
cartographers-with-coin = Earns a coin.
# Under a shape that cannot be chosen; at most 14 characters
cartographers-no-room = no room
cartographers-turn = Turn
cartographers-flip = Flip
cartographers-hint-place = Choose a space without hatching.
cartographers-hint-ruins = Choose a space: the shape must cover ruins.
cartographers-hint-ambush = Map of { $player }: choose a space for the monsters.
cartographers-hint-pin = It fits here. Tap or press Enter to put it down.
cartographers-hint-drop = It fits here. Let go to put it down.
cartographers-hint-pinned = Put down. Confirm it, or move it on.
cartographers-misfit = The shape does not fit here.
cartographers-misfit-ruins = It must cover a ruins space: move it there.
cartographers-misfit-turn = It does not fit this way: turn or flip it.
cartographers-hatched = Hatched spaces: the shape, as it lies now, does not fit there.
cartographers-single-ruins = No shape of the card can cover empty ruins: fill a single space anywhere.
cartographers-on-map-of = map of { $player }
cartographers-ambush-banner = Ambush: you draw monsters on the map of { $player }.
# The button that takes the shape off the map again; at most 8 characters
cartographers-lift = Remove
# The button; $terrain: its name
cartographers-draw-here = Draw { $terrain } here
cartographers-draw-monsters = Draw monsters here
# $n: stars with their sign
cartographers-gain = Stars this season: { $n }
cartographers-becomes = becomes
# Before what monsters do to the map of another
cartographers-effect-on = For { $player }:
# With this card the time is up
cartographers-last-card = Last card of the season
cartographers-unfold = Show more

### Sealed

cartographers-sealed = Sealed
cartographers-sealed-until = You may change it until the last drawing is in.
# $players: names; $more: how many others
cartographers-still-drawing = { $more ->
    [0] Still drawing: { $players }
   *[other] Still drawing: { $players } and { $more } more
}
cartographers-change = Change the drawing
cartographers-sealed-hint = sealed until all have drawn
cartographers-state-sealed = sealed
cartographers-state-drawing = drawing

### Edicts. $season, $seasons, $edicts: names

cartographers-edicts = Edicts
cartographers-season-scores = { $season } scores { $edicts }
# Before the letter, the stars and their change, for those who listen
cartographers-edict = Edict
cartographers-edict-now = Stars now:
cartographers-edict-then = With this drawing:
cartographers-scored-now = this season
cartographers-scored-in = in { $season }
cartographers-scored-no-more = Not scored any more.
cartographers-scored-seasons = Scored in: { $seasons }.
cartographers-monsters = Empty spaces beside monsters

### Season and deck

cartographers-season = Season
cartographers-deck = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
cartographers-revealed = This season
cartographers-to-come = Still to come
cartographers-ambushes-among = { $n ->
    [one] and { $n } ambush
   *[other] and { $n } ambushes
}
cartographers-ambushes-unseen = Ambushes not seen yet
# The heading of what a season brought
cartographers-season-over = { $season } is over
cartographers-season-limit = The season ends when the time reaches { $n }.
cartographers-season-edicts = At its end the edicts { $edicts } are scored, with coins and monsters.

### Scores

cartographers-your-score = Your score
cartographers-score-of = Score: { $player }
cartographers-total = Total
cartographers-expected = At the end, if nothing changed: { $n }
# $rating: with its sign; $title: a solo title; $par: sum of the numbers on the edicts
cartographers-rating = Rating { $rating } (against { $par }): { $title }

### Others

cartographers-since = Since your last drawing
cartographers-log = Log
cartographers-chat = Chat
cartographers-neighbours = Neighbors
cartographers-all-maps = All maps
cartographers-more-maps = { $n ->
    [one] { $n } more map
   *[other] { $n } more maps
}
cartographers-looking-at = You look at the map of { $player }.
cartographers-back-to-drawing = Back to the drawing
cartographers-back-to-mine = Back to my map

### Explained. $back: kind of scoring card

cartographers-scoring-card = Scoring card: { $back }
cartographers-solo-number = In a solo game it lowers the rating by { $n }.
