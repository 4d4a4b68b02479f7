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

### The text view

text-edicts = Scoring cards
text-map-of = Map of { $player }
# The marks of the terrain on the map: two letters, different also for those who only listen
text-mark-forest = Fo
text-mark-village = Vi
text-mark-farm = Fa
text-mark-water = Wa
text-mark-monster = Mo
text-mark-ruins = Ru
text-legend = Fo forest, Vi village, Fa farm, Wa water, Mo monster, ^ mountain, Ru ruins, # wasteland
# A shape of the card; $n: how many spaces it has, $spaces: where they lie in the upper left corner of the map
text-shape = { $n ->
    [one] Shape of { $n } space: { $spaces }.
   *[other] Shape of { $n } spaces: { $spaces }.
}
text-shape-coin = { $n ->
    [one] Shape of { $n } space, earns a coin: { $spaces }.
   *[other] Shape of { $n } spaces, earns a coin: { $spaces }.
}
text-shape-anywhere = So they lie in the upper left corner. They may be turned, flipped and moved.
text-monsters = Empty spaces beside monsters: { $n }
text-scored-now = scored this season

### The rules

rules-about-cartographers = Draw a map of the northern lands. Everybody draws at the same time, and the queen's edicts score it.
rules-shape-coin = with a coin
rules-solo-number = Solo: { $n }
rules-group-explore = Landscape cards
rules-group-ruins = Ruins cards
rules-group-ambush = Ambush cards
rules-group-edict = Scoring cards
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
rules-season-limit = Time limit
rules-season-scored = Edicts scored

### The guided first game

lessons-cartographers-learn-1 = Turn, flip, and place shapes on your map
lessons-cartographers-learn-2 = Read the edicts that bring stars
lessons-cartographers-learn-3 = Earn coins, cover ruins, survive an ambush
lessons-cartographers-learn-4 = Play a whole spring and see it scored
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

### Names

# Where a long word of a name may be broken, for cards with little room. Words that are missing stay whole
name-breaks-cartographers =
    Bor-der-lands Caul-drons Farm-land For-got-ten Green-bough Green-gold Hin-ter-land
    Home-stead Marsh-lands On-slaught Sen-ti-nel Shield-gate Shore-side Stone-side Tree-tower
    Wild-holds
