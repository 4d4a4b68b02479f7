# Cartographers. Card texts are our own words; names follow the English edition.

game-cartographers = Cartographers
    .about = Draw the queen's map before winter
    .time = 30–45 min

### Goods: a number and its noun. $n: how many.

noun-star = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
noun-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
noun-option = { $n ->
    [one] { $n } possible drawing
   *[other] { $n } possible drawings
}

### Names

side-a = Wilderness
side-b = Wastelands
side-own = Own layout

terrain-forest = forest
terrain-village = village
terrain-farm = farm
terrain-water = water
terrain-monster = monster

# The legend under the map; at most 12 characters each.
legend-forest = forest
legend-village = village
legend-farm = farm
legend-water = water
legend-monster = monster
legend-mountain = mountain
legend-ruins = ruins
legend-wasteland = wasteland
legend-on-ruins = on ruins
legend-fits = fits here

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter
season-over = End of the game

back-forest = Forest
back-village = Village
back-farm_water = Farm and water
back-arrangement = Arrangement

edict-letter-a = A
edict-letter-b = B
edict-letter-c = C
edict-letter-d = D

card-great_river = Great River
    .rule = { rule-landscape }
card-farmland = Farmland
    .rule = { rule-landscape }
card-hamlet = Hamlet
    .rule = { rule-landscape }
card-forgotten_forest = Forgotten Forest
    .rule = { rule-landscape }
card-hinterland_stream = Hinterland Stream
    .rule = { rule-landscape }
card-homestead = Homestead
    .rule = { rule-landscape }
card-orchard = Orchard
    .rule = { rule-landscape }
card-treetop_village = Treetop Village
    .rule = { rule-landscape }
card-marshlands = Marshlands
    .rule = { rule-landscape }
card-fishing_village = Fishing Village
    .rule = { rule-landscape }
card-rift_lands = Rift Lands
    .rule = { rule-rift_lands }
card-temple_ruins = Temple Ruins
    .rule = { rule-ruins }
card-outpost_ruins = Outpost Ruins
    .rule = { rule-ruins }
card-goblin_attack = Goblin Attack
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "SE", direction: "counterclockwise") }
card-bugbear_assault = Bugbear Assault
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "NE", direction: "clockwise") }
card-kobold_onslaught = Kobold Onslaught
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "SW", direction: "clockwise") }
card-gnoll_raid = Gnoll Raid
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "NW", direction: "counterclockwise") }

### Rule texts of explore and ambush cards

rule-landscape = Draw one of the shapes in one of the terrains. Turn and flip it as you like. If no shape fits, fill a single space instead.
rule-rift_lands = Fill any one empty space with any terrain, monster included.
rule-ruins = The next landscape drawing has to cover a ruins space. If that cannot be, fill a single space anywhere.
rule-ambush-clockwise = Pass your map clockwise and draw this shape with monsters on the map you receive.
rule-ambush-counterclockwise = Pass your map counterclockwise and draw this shape with monsters on the map you receive.
# How the monsters come in a game alone
-ambush-solo = The monsters take the first place where the printed shape fits, looking around the edge from the { $corner ->
    [NW] top left
    [NE] top right
    [SE] bottom right
   *[SW] bottom left
} corner, { $direction ->
    [clockwise] { direction-clockwise }
   *[counterclockwise] { direction-counterclockwise }
}, then one ring further in.

### Scoring cards

edict-sentinel_wood = Sentinel Wood
    .rule = 1 star for each forest space on the edge of the map.
edict-greenbough = Greenbough
    .rule = 1 star for each row and each column with at least one forest space.
edict-treetower = Treetower
    .rule = 1 star for each forest space whose four sides are all filled spaces or map edge.
edict-stoneside_forest = Stoneside Forest
    .rule = 3 stars for each mountain that a cluster of forest links to another mountain.
edict-canal_lake = Canal Lake
    .rule = 1 star for each water space next to a farm, and 1 star for each farm space next to water.
edict-mages_valley = Mages Valley
    .rule = 2 stars for each water space next to a mountain, and 1 star for each farm space next to one.
edict-golden_granary = The Golden Granary
    .rule = 1 star for each water space next to ruins, and 3 stars for each farm space on ruins.
edict-shoreside_expanse = Shoreside Expanse
    .rule = 3 stars for each farm cluster that touches neither water nor the map edge, and 3 for each water cluster that touches neither farm nor edge.
edict-wildholds = Wildholds
    .rule = 8 stars for each village cluster of 6 or more spaces.
edict-great_city = Great City
    .rule = 1 star for each space of the largest of your village clusters that are not next to a mountain.
edict-greengold_plains = Greengold Plains
    .rule = 3 stars for each village cluster next to 3 or more other kinds of terrain.
edict-shieldgate = Shieldgate
    .rule = 2 stars for each space of your second largest village cluster.
edict-borderlands = Borderlands
    .rule = 6 stars for each row and each column that is completely filled.
edict-lost_barony = Lost Barony
    .rule = 3 stars for each space along one side of your largest filled square.
edict-broken_road = The Broken Road
    .rule = 3 stars for each filled diagonal that runs from the left edge down to the bottom edge.
edict-cauldrons = The Cauldrons
    .rule = 1 star for each empty space whose four sides are all filled spaces or map edge.

### Solo titles, by least rating

title-30 = Legendary Cartographer
title-20 = Master Mapsmith
title-10 = Journeyman Topographer
title-0 = Apprentice Surveyor
title-minus-5 = Amateur Assessor
title-minus-10 = Inept Assistant
title-minus-20 = Dimwitted Doodler
title-minus-30 = Oblivious Inkdrinker
title-none = no title

### Prompts: one imperative sentence, at most 60 characters.

prompt-draw = Draw a shape of { $source } on your map.
prompt-draw-ruins = Draw a shape that covers a ruins space.
# $map: whose map it is
prompt-ambush = Draw the monsters on the map of { $map }.

### Options. $terrain: one of the terrain-… messages; $spaces: names of spaces.

option-drawing = { $terrain }: { $spaces }

### Score lines

source-coins = Coins
source-monsters = Monsters

### Log: actor, verb in the present, object. $player: a name, never inflected; $spaces: names of spaces.

log-revealed = { $card } is revealed. Time: { $time } of { $limit }.
log-drawn = { $player } draws { $terrain }: { $spaces }.
# The same, with coins earned
log-drawn-coins = { $player } draws { $terrain }: { $spaces }, and earns { GOODS("coin", $coins, case: "acc") }.
# On somebody else's map in an ambush; $map: whose map
log-drawn-on = { $player } draws monsters on the map of { $map }: { $spaces }.
log-drawn-on-coins = { $player } draws monsters on the map of { $map }: { $spaces }. { $map } earns { GOODS("coin", $coins, case: "acc") }.
log-map-full = The map of { $map } is full; nothing is drawn on it.
log-ambushed = { $card }: monsters take { $spaces }.
log-ambushed-coins = { $card }: monsters take { $spaces } and close in { $coins ->
    [one] a mountain
   *[other] mountains
}. You earn { GOODS("coin", $coins, case: "acc") }.
log-ambush-ignored = { $card }: there is no room for the monsters.
log-season-scored = { $player } scores { GOODS("star", $total, case: "acc") } for { $season }: { $first_edict } { $first }, { $second_edict } { $second }, coins { $coins }, monsters { $loss ->
    [0] 0
   *[other] −{ $loss }
}.
log-season-began = { $season } begins.
# $n: how many winners; $players: their names
verdict-winners = { $n ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}

### Refused drawings

refusal-no-drawing = a drawing is written as terrain, colon and spaces, such as forest:b3b4c4.
refusal-no-terrain = there is no terrain "{ $terrain }".
refusal-off-map = { $space } is off the map; rows are a to k, columns 1 to 11.
refusal-spelling = spaces are named in reading order, each once: { $right }
refusal-terrain-not-on-card = { $card } does not show this terrain.
refusal-overlap = { $space } is not empty; a drawing covers empty spaces only.
refusal-shape-not-on-card = this is not a shape of { $card }.
refusal-single-not-allowed = a single space is allowed only when nothing else fits.
refusal-ruins-not-covered = the drawing has to cover an empty ruins space.
refusal-only-single = no shape of { $card } can cover empty ruins, so a single space is drawn.

### Impossible positions and set-ups

refusal-edict-back = the four edicts need four different backs; { $back } comes twice.
refusal-land-row = a row of the layout has 11 marks out of { $marks }
refusal-land-without-room = the layout has no space to draw on.
refusal-map-row = a row of the map has 11 letters.
refusal-map-space = { $space } cannot be "{ $mark }": the sheet prints "{ $printed }" there.
refusal-card-twice = { $card } cannot come up again.
refusal-not-ambush = this is no ambush card.
refusal-too-many-ambushes = { $most ->
    [one] at most { $most } ambush card can have come up by this season.
   *[other] at most { $most } ambush cards can have come up by this season.
}
refusal-not-in-deck = { $card } is not in the deck at that moment.
refusal-time-unreachable = the season cannot have taken that much time with the cards that are left.
refusal-ambush-not-revealed = { $card } has to be among the revealed cards of this season.
refusal-ambushes-column = the ambush cards among the revealed ones have to be listed here too.
refusal-time-column = the revealed cards add up to { $time }.
refusal-ruins-column = this does not agree with the revealed cards.
refusal-season-is-over = the season would already be over.
refusal-all-handed = all seats have handed in, so the drawings would be open already.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-map = Side of the map
choice-edicts = Scoring cards
choice-any_terrain = Ruins: any terrain for the single space
preset-cartographers-standard = Standard game
preset-cartographers-solo = Solo game
preset-cartographers-wastelands = { side-b }

### In the terminal

help-map = Side of the map: a (Wilderness) or b (Wastelands).
help-edicts = The four scoring cards for A to D by id, one of each back. Default: dealt.
help-any-terrain = Under the ruins obligation the single space may show any terrain, as in the English rulebook.
# $game, $side: names; $seed: the seed of the deal
heading = { $game } - { $side } - seed { $seed }
time-of = Time { $time } of { $limit }
revealed-before = Earlier this season: { $cards }
# Above a map where there are several; $coins: the message below
owner = { $player } - { $coins }
coins-of = Coins: { $coins } of { $most }
card-time = time { $time }
must-cover-ruins = Cover ruins
single-space = Nothing of the card fits: fill a single space.
# After the number of a shape
with-coin = + coin
does-not-fit = (does not fit)
# Answers to "why". $n: number of the shape
why-shape = shape { $n }
why-nowhere = it fits nowhere now
terrains = Terrain:
rule-coins = 1 star for each coin at the end of every season. A shape with a coin earns one; so does a mountain when its last free side is filled.
rule-monsters = Lose 1 star at the end of every season for each empty space next to a monster.
preview = If you hand this in:
preview-of = If you hand this in, on the map of { $player }:
preview-nothing = No score changes.
# $points: total if nothing changed any more; $change: with its sign
preview-total = Final if nothing else changed: { $points } ({ $change })
confirm-hint = Press Enter (or { $confirm }) to hand it in, or go on changing it.
# After a prompt; $confirm, $help: words to type
prompt-hint = (a square such as b3; { $help } for help)
nothing-entered = Choose a square first; ? shows what you can type.
undo-too-late = There is nothing to take back; drawings stand once the next card is revealed.
undo-done = { $player } takes the drawing back.
refusal-shape-off-map = with @ on { $space } the shape leaves the map.
refusal-no-such-shape = { $most ->
    [one] the card shows shape { $most } only.
   *[other] the card shows shapes 1 to { $most }.
}
type-turn = r turn rotate
type-flip = f flip mirror
type-where = w where
type-show = show map
type-maps = m maps
typing-square = put the space marked @ on this square
typing-shape = choose a shape of the card by its number
typing-turn = turn the shape by a quarter, clockwise
typing-flip = flip the shape left to right
typing-where = mark the squares where the shape fits as it is turned now; again to stop
typing-terrain = choose a terrain by its name, or the first letters of it
typing-together = all of it in one line
typing-squares = draw exactly these spaces in the chosen terrain
typing-code = the whole drawing as an option code
typing-confirm = hand the drawing in (or just press Enter)
typing-undo = take back the drawing being tried; with several people, the sealed one handed in last, until all are in
typing-show = show the table again (or just press Enter)
typing-codes = list all possible drawings
typing-maps = show all maps
typing-rules = show the rule texts of all cards on the table
typing-log = what happened since your last drawing
column-first-edict = First edict
column-second-edict = Second edict
column-coins = Coins
column-monsters = Monsters
# First column of the score table: a finished season, and the running one as it would score now
season-name = { $season }
season-so-far = { $season } (now)
# $code: option code of an answer that only this seat may see
handed-sealed = Handed in, still sealed: { $code }
rating-sum = Rating: { $total } − ({ $numbers }) = { $rating }
# $title: a solo title
verdict-solo = Your rating is { $rating }: { $title }.
by-source = Stars by source, per player and game
bench-solo-games = random solo games
bench-solo-decisions = random decisions
bench-options-sample = options: length and a sample
bench-options-length = options: length
bench-options-moves = options: all moves
bench-options-codes = options: all codes
bench-four-edicts = the four edicts of a game
bench-sixteen-edicts = all sixteen scoring cards
bench-casual-games = solo games of the casual bot
bench-crowd = a random game of 100 players
bench-casual-rating = mean rating of 200 casual solo games
bench-kernel-games = random solo games of the batch kernel

### The plain pages

pages-shape = Shape
pages-terrain = Terrain
# $n: number of the shape, $places: in how many places it fits
pages-shape-n = Shape { $n }, fits in places: { $places }
pages-put = Choose where the upper left space goes
pages-hand-in = Hand in
pages-type-code = Type it instead
pages-code = Drawing
pages-code-hint = Terrain and spaces, such as forest:b3b4c4
