# Everdell. Card texts are our own words; names follow the English edition.

game-everdell = Everdell
    .about = Build a woodland city through four seasons
    .time = 40–80 min

### Goods: a number and its noun. $n: how many.

noun-twig = { $n ->
    [one] { $n } twig
   *[other] { $n } twigs
}
noun-resin = { $n ->
    [one] { $n } resin
   *[other] { $n } resin
}
noun-pebble = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
noun-berry = { $n ->
    [one] { $n } berry
   *[other] { $n } berries
}

### Names of resources and of the face-up row

good-twig = twig
good-resin = resin
good-pebble = pebble
good-berry = berry

zone-meadow = Meadow
# The Meadow in sentences of the family. row-of stands before "card"
row-from = from the Meadow
row-in = in the Meadow
row-of = Meadow

### Critters. .rule: what the card does, at most about 220 characters

card-architect = Architect
    .rule = At the end of the game: score { GOODS("point", 1, case: "acc") } for each resin and each pebble in your supply, up to { GOODS("point", 6, case: "acc") } in total.
card-bard = Bard
    .rule = When played: you may discard up to { GOODS("card", 5, case: "acc") } from your hand. Gain { GOODS("point", 1, case: "acc") } for each card discarded.
card-barge_toad = Barge Toad
    .rule = When played and at Production: gain { GOODS("twig", 2, case: "acc") } for each { card-farm } in your city.
card-chip_sweep = Chip Sweep
    .rule = When played and at Production: activate a green card in your city. It cannot be a { card-chip_sweep }.
card-doctor = Doctor
    .rule = When played and at Production: you may pay up to { GOODS("berry", 3, case: "acc") }. Gain { GOODS("point", 1, case: "acc") } for each berry paid.
card-fool = Fool
    .rule = When played: place this card in a free slot of an opponent's city without a { card-fool }, even after they have passed. It is theirs from then on. Solo: discard it and remove any card from Rugwort's city instead.
card-historian = Historian
    .rule = After you play another card: draw { GOODS("card", 1, case: "acc") }.
card-husband = Husband
    .rule = When played and at Production: gain { GOODS("resource", 1, case: "acc") } of any kind if this card is paired with a { card-wife } and your city has a { card-farm }. A pair shares a slot; each has a single partner.
card-innkeeper = Innkeeper
    .rule = When you play a Critter: you may discard this card from your city to reduce the Critter's cost by up to { GOODS("berry", 3) }. No other card-playing ability may be used for that Critter.
card-judge = Judge
    .rule = When you play a card: you may replace { GOODS("resource", 1, case: "acc") } of its cost with { GOODS("resource", 1) } of another kind. No other card-playing ability may be used for that card.
card-king = King
    .rule = At the end of the game: score { GOODS("point", 1, case: "acc") } for each basic Event and { GOODS("point", 2, case: "acc") } for each special Event you have achieved.
card-miner_mole = Miner Mole
    .rule = When played and at Production: you may copy a green card in an opponent's city, except a { card-storehouse }. Whatever it counts is counted in that city. A { card-miner_mole } there copies from any city but its own, even from yours.
card-monk = Monk
    .rule = When played and at Production: you may give up to { GOODS("berry", 2, case: "acc") } to an opponent. Gain { GOODS("point", 2, case: "acc") } for each berry given. While this card is in your city: your { card-monastery } has a second spot.
card-peddler = Peddler
    .rule = When played and at Production: you may pay up to { GOODS("resource", 2, case: "acc") } of any kind. Gain { GOODS("resource", 1, case: "acc") } of any kind for each resource paid.
card-postal_pigeon = Postal Pigeon
    .rule = When played: reveal { GOODS("card", 2, case: "acc") } from the deck. You may play 1 of them with a base value of up to { GOODS("point", 3) } for free; no other card-playing ability may be used for it. Discard the rest.
card-queen = Queen
    .rule = When you place a worker here: you may play a card with a base value of up to { GOODS("point", 3) } from your hand or the Meadow for free. No other card-playing ability may be used for it.
card-ranger = Ranger
    .rule = When played: move a deployed, non-permanent worker of yours to another location that accepts it. Resolve that location. While this card is in your city: your { card-dungeon } has a second cell, but not for the { card-ranger }.
card-shepherd = Shepherd
    .rule = When you pay for this card: the resources go to an opponent, not to the supply. When played: gain { GOODS("berry", 3, case: "acc") }. Gain { GOODS("point", 1, case: "acc") } for each point token on your { card-chapel }; those tokens stay there.
card-shopkeeper = Shopkeeper
    .rule = After you play another Critter into your city: gain { GOODS("berry", 1, case: "acc") }.
card-teacher = Teacher
    .rule = When played and at Production: draw { GOODS("card", 2, case: "acc") }. Keep 1 of them and give the other to an opponent with room in hand. If nobody has room, discard it.
card-undertaker = Undertaker
    .rule = When played: discard { GOODS("card", 3, case: "acc") } from the Meadow and refill it. Take { GOODS("card", 1, case: "acc") } from the Meadow into your hand and refill it. While this card is in your city: your { card-cemetery } has a second spot.
card-wanderer = Wanderer
    .rule = When played: draw { GOODS("card", 3, case: "acc") }. This card fills no slot and can be played into a full city.
card-wife = Wife
    .rule = At the end of the game: score { GOODS("point", 3, case: "acc") } if this card is paired with a { card-husband }. A pair shares a slot; each has a single partner.
card-woodcarver = Woodcarver
    .rule = When played and at Production: you may pay up to { GOODS("twig", 3, case: "acc") }. Gain { GOODS("point", 1, case: "acc") } for each twig paid.

### Constructions. .rule: what the card does, at most about 220 characters

card-castle = Castle
    .rule = At the end of the game: score { GOODS("point", 1, case: "acc") } for each common Construction in your city.
card-cemetery = Cemetery
    .rule = When you place a worker here: reveal { GOODS("card", 4, case: "acc") } from deck or discard pile. Play 1 for free, without other card-playing abilities. Discard the rest. The worker stays permanently. An { card-undertaker } in your city opens a second spot.
card-chapel = Chapel
    .rule = When you place a worker here: place { GOODS("point", 1, case: "acc") } on this card as a token. Draw { GOODS("card", 2, case: "acc") } for each point token on it. At the end of the game: score the tokens on it.
card-clock_tower = Clock Tower
    .rule = When played: place { GOODS("point", 3, case: "acc") } on this card. When you start to prepare for a season: you may remove { GOODS("point", 1, case: "acc") } from it to resolve again a Basic or Forest location where you have a worker. At the end of the game: score what is left.
card-courthouse = Courthouse
    .rule = After you play another Construction into your city: gain { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") }, or { GOODS("pebble", 1, case: "acc") }, as you choose.
card-crane = Crane
    .rule = When you play a Construction: you may discard this card from your city to reduce the cost by up to { GOODS("resource", 3) } of your choice. No other card-playing ability may be used for that Construction.
card-dungeon = Dungeon
    .rule = When you play a card: you may imprison a Critter of your city to reduce the cost by up to { GOODS("resource", 3) } of your choice. No other card-playing ability may be used for it. 1 cell; a { card-ranger } in your city opens a second but cannot fill it.
card-evertree = Ever Tree
    .rule = At the end of the game: score { GOODS("point", 1, case: "acc") } for each purple card in your city, this one included. When you play any Critter: you may place an occupied token here instead of paying, if there is none yet.
card-fairgrounds = Fairgrounds
    .rule = When played and at Production: draw { GOODS("card", 2, case: "acc") }.
card-farm = Farm
    .rule = When played and at Production: gain { GOODS("berry", 1, case: "acc") }.
card-general_store = General Store
    .rule = When played and at Production: gain { GOODS("berry", 1, case: "acc") }, or { GOODS("berry", 2, case: "acc") } if a { card-farm } is in your city.
card-inn = Inn
    .rule = When you place a worker here: play a card from the Meadow, its cost reduced by up to { GOODS("resource", 3) } of your choice, without other card-playing abilities. Open: opponents may place a worker here; the owner then gains { GOODS("point", 1, case: "acc") }.
card-lookout = Lookout
    .rule = When you place a worker here: copy a Basic location or a Forest location in play, even an occupied one.
card-mine = Mine
    .rule = When played and at Production: gain { GOODS("pebble", 1, case: "acc") }.
card-monastery = Monastery
    .rule = When you place a worker here: give { GOODS("resource", 2, case: "acc") } of any kind to an opponent. Gain { GOODS("point", 4, case: "acc") }. The worker stays permanently. A { card-monk } in your city opens a second spot.
card-palace = Palace
    .rule = At the end of the game: score { GOODS("point", 1, case: "acc") } for each unique Construction in your city, this one included.
card-post_office = Post Office
    .rule = When you place a worker here: give { GOODS("card", 2, case: "acc") } from your hand to an opponent. You may discard any number of cards. Draw until you hold { GOODS("card", 8, case: "acc") }. Open: opponents may place a worker here; the owner then gains { GOODS("point", 1, case: "acc") }.
card-resin_refinery = Resin Refinery
    .rule = When played and at Production: gain { GOODS("resin", 1, case: "acc") }.
card-ruins = Ruins
    .rule = When played: discard another Construction from your city and put this card in its slot; without one it cannot be played. Gain resources equal to the printed cost of the discarded card. Draw { GOODS("card", 2, case: "acc") }.
card-school = School
    .rule = At the end of the game: score { GOODS("point", 1, case: "acc") } for each common Critter in your city.
card-storehouse = Storehouse
    .rule = When played and at Production: place { GOODS("twig", 3, case: "acc") }, { GOODS("resin", 2, case: "acc") }, { GOODS("pebble", 1, case: "acc") }, or { GOODS("berry", 2, case: "acc") } from the supply on this card, as you choose. When you place a worker here: take everything on it.
card-theater = Theater
    .rule = At the end of the game: score { GOODS("point", 1, case: "acc") } for each unique Critter in your city.
card-twig_barge = Twig Barge
    .rule = When played and at Production: gain { GOODS("twig", 2, case: "acc") }.
card-university = University
    .rule = When you place a worker here: discard another card from your city. Gain resources equal to its printed cost. Gain { GOODS("resource", 1, case: "acc") } of any kind and { GOODS("point", 1, case: "acc") }.

### Basic locations. The name is a label of at most 28 characters, numbers and nouns included.

place-three_twigs = { GOODS("twig", 3) }
    .rule = When you place a worker here: gain { GOODS("twig", 3, case: "acc") }. Exclusive: room for { GOODS("worker", 1, case: "acc") }.
place-two_twigs_one_card = { GOODS("twig", 2) } and { GOODS("card", 1) }
    .rule = When you place a worker here: gain { GOODS("twig", 2, case: "acc") } and draw { GOODS("card", 1, case: "acc") }. Shared: room for any number of workers.
place-two_resin = { GOODS("resin", 2) }
    .rule = When you place a worker here: gain { GOODS("resin", 2, case: "acc") }. Exclusive: room for { GOODS("worker", 1, case: "acc") }.
place-one_resin_one_card = { GOODS("resin", 1) } and { GOODS("card", 1) }
    .rule = When you place a worker here: gain { GOODS("resin", 1, case: "acc") } and draw { GOODS("card", 1, case: "acc") }. Shared: room for any number of workers.
place-two_cards_one_point = { GOODS("card", 2) } and { GOODS("point", 1) }
    .rule = When you place a worker here: draw { GOODS("card", 2, case: "acc") } and gain { GOODS("point", 1, case: "acc") }. Shared: room for any number of workers.
place-one_pebble = { GOODS("pebble", 1) }
    .rule = When you place a worker here: gain { GOODS("pebble", 1, case: "acc") }. Exclusive: room for { GOODS("worker", 1, case: "acc") }.
place-one_berry_one_card = { GOODS("berry", 1) } and { GOODS("card", 1) }
    .rule = When you place a worker here: gain { GOODS("berry", 1, case: "acc") } and draw { GOODS("card", 1, case: "acc") }. Exclusive: room for { GOODS("worker", 1, case: "acc") }.
place-one_berry = { GOODS("berry", 1) }
    .rule = When you place a worker here: gain { GOODS("berry", 1, case: "acc") }. Shared: room for any number of workers.

### Forest cards. The name is a label of at most 28 characters. How many workers fit depends on the number of players, so the texts leave it out.

place-two_berries_one_card = { GOODS("berry", 2) } and { GOODS("card", 1) }
    .rule = When you place a worker here: gain { GOODS("berry", 2, case: "acc") } and draw { GOODS("card", 1, case: "acc") }.
place-two_any = { GOODS("resource", 2) } of any kind
    .rule = When you place a worker here: gain { GOODS("resource", 2, case: "acc") } of any kind, the same or different.
place-discard_any_draw_double = Discard any, draw double
    .rule = When you place a worker here: you may discard any number of cards from your hand. Draw { GOODS("card", 2, case: "acc") } for each card discarded, up to the hand limit.
place-copy_basic_one_card = Copy Basic location, { GOODS("card", 1) }
    .rule = When you place a worker here: copy a Basic location, even an occupied one. Draw { GOODS("card", 1, case: "acc") }.
place-three_cards_one_pebble = { GOODS("card", 3) } and { GOODS("pebble", 1) }
    .rule = When you place a worker here: draw { GOODS("card", 3, case: "acc") } and gain { GOODS("pebble", 1, case: "acc") }.
place-twig_resin_berry = { GOODS("twig", 1) }, { GOODS("resin", 1) }, and { GOODS("berry", 1) }
    .rule = When you place a worker here: gain { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") }, and { GOODS("berry", 1, case: "acc") }.
place-three_berries = { GOODS("berry", 3) }
    .rule = When you place a worker here: gain { GOODS("berry", 3, case: "acc") }.
place-two_resin_one_twig = { GOODS("resin", 2) } and { GOODS("twig", 1) }
    .rule = When you place a worker here: gain { GOODS("resin", 2, case: "acc") } and { GOODS("twig", 1, case: "acc") }.
place-two_cards_one_any = { GOODS("card", 2) } and { GOODS("resource", 1) }
    .rule = When you place a worker here: draw { GOODS("card", 2, case: "acc") } and gain { GOODS("resource", 1, case: "acc") } of any kind.
place-discard_three_gain_any = Up to { GOODS("card", 3) } for resources
    .rule = When you place a worker here: you may discard up to { GOODS("card", 3, case: "acc") } from your hand. Gain { GOODS("resource", 1, case: "acc") } of any kind for each card discarded.
place-draw_two_meadow_play_one = { GOODS("card", 2) } from Meadow, play 1
    .rule = When you place a worker here: take { GOODS("card", 2, case: "acc") } from the Meadow into your hand. You may play 1 of them, its cost reduced by { GOODS("resource", 1) } of your choice, without other card-playing abilities. Refill the Meadow.

### Haven and Journey. The name is a label of at most 28 characters; in brackets the points of the Journey spot.

place-haven = Haven
    .rule = When you place a worker here: you may discard any number of cards from your hand. Gain { GOODS("resource", 1, case: "acc") } of any kind for every { GOODS("card", 2) } discarded. Shared: room for any number of workers.
place-journey_5 = Journey (5)
    .rule = When you place a worker here, in autumn only: discard { GOODS("card", 5, case: "acc") } from your hand. At the end of the game: score { GOODS("point", 5, case: "acc") } for this worker. Exclusive: room for { GOODS("worker", 1, case: "acc") }.
place-journey_4 = Journey (4)
    .rule = When you place a worker here, in autumn only: discard { GOODS("card", 4, case: "acc") } from your hand. At the end of the game: score { GOODS("point", 4, case: "acc") } for this worker. Exclusive: room for { GOODS("worker", 1, case: "acc") }.
place-journey_3 = Journey (3)
    .rule = When you place a worker here, in autumn only: discard { GOODS("card", 3, case: "acc") } from your hand. At the end of the game: score { GOODS("point", 3, case: "acc") } for this worker. Exclusive: room for { GOODS("worker", 1, case: "acc") }.
place-journey_2 = Journey (2)
    .rule = When you place a worker here, in autumn only: discard { GOODS("card", 2, case: "acc") } from your hand. At the end of the game: score { GOODS("point", 2, case: "acc") } for each worker here. Shared: room for any number of workers.

### Basic Events. .rule: what it needs, then what it is worth

event-city_monument = City Monument
    .rule = Needs at least { GOODS("card", 3, case: "acc") } in your city that are blue ({ colour-blue }). At the end of the game: score { GOODS("point", 3, case: "acc") }.
event-grand_tour = Grand Tour
    .rule = Needs at least { GOODS("card", 3, case: "acc") } in your city that are red ({ colour-red }). At the end of the game: score { GOODS("point", 3, case: "acc") }.
event-harvest_festival = Harvest Festival
    .rule = Needs at least { GOODS("card", 4, case: "acc") } in your city that are green ({ colour-green }). At the end of the game: score { GOODS("point", 3, case: "acc") }.
event-cartographers_expedition = Cartographer's Expedition
    .rule = Needs at least { GOODS("card", 3, case: "acc") } in your city that are tan ({ colour-tan }). At the end of the game: score { GOODS("point", 3, case: "acc") }.

### Special Events. .rule: what it needs, then what it does and is worth

event-a_brilliant_marketing_plan = A Brilliant Marketing Plan
    .rule = Needs a { card-shopkeeper } and a { card-post_office } in your city. When achieved: you may give up to { GOODS("resource", 3, case: "acc") } to opponents, split as you like. Gain { GOODS("point", 2, case: "acc") } for each resource given.
event-a_well_run_city = A Well Run City
    .rule = Needs a { card-chip_sweep } and a { card-clock_tower } in your city. When achieved: take back a deployed worker of yours that is not permanent, even the one placed here; it is available again this season. At the end of the game: score { GOODS("point", 4, case: "acc") }.
event-an_evening_of_fireworks = An Evening of Fireworks
    .rule = Needs a { card-lookout } and a { card-miner_mole } in your city. When achieved: you may place up to { GOODS("twig", 3, case: "acc") } on this Event. At the end of the game: score { GOODS("point", 2, case: "acc") } for each twig on it.
event-ancient_scrolls_discovered = Ancient Scrolls Discovered
    .rule = Needs a { card-historian } and { card-ruins } in your city. When achieved: reveal { GOODS("card", 5, case: "acc") } from the deck. You may take any of them into your hand. You may place any of them under this Event. Discard the rest. At the end of the game: score { GOODS("point", 1, case: "acc") } for each card under it.
event-capture_of_the_acorn_thieves = Capture of the Acorn Thieves
    .rule = Needs a { card-courthouse } and a { card-ranger } in your city. When achieved: you may place up to 2 Critters from your city under this Event. At the end of the game: score { GOODS("point", 3, case: "acc") } for each Critter under it.
event-croak_wart_cure = Croak Wart Cure
    .rule = Needs an { card-undertaker } and a { card-barge_toad } in your city. To achieve it: pay { GOODS("berry", 2, case: "acc") } and discard { GOODS("card", 2, case: "acc") } from your city, even the needed ones. At the end of the game: score { GOODS("point", 6, case: "acc") }.
event-flying_doctor_service = Flying Doctor Service
    .rule = Needs a { card-doctor } and a { card-postal_pigeon } in your city. At the end of the game: score { GOODS("point", 3, case: "acc") } for each pair of { card-husband } and { card-wife } in all cities, yours included.
event-graduation_of_scholars = Graduation of Scholars
    .rule = Needs a { card-teacher } and a { card-university } in your city. When achieved: you may place up to 3 Critters from your hand under this Event. At the end of the game: score { GOODS("point", 2, case: "acc") } for each Critter under it.
event-ministering_to_miscreants = Ministering to Miscreants
    .rule = Needs a { card-monk } and a { card-dungeon } in your city. At the end of the game: score { GOODS("point", 3, case: "acc") } for each prisoner in your { card-dungeon }.
event-path_of_the_pilgrims = Path of the Pilgrims
    .rule = Needs a { card-monastery } and a { card-wanderer } in your city. At the end of the game: score { GOODS("point", 3, case: "acc") } for each worker in your { card-monastery }.
event-performer_in_residence = Performer in Residence
    .rule = Needs an { card-inn } and a { card-bard } in your city. When achieved: you may place up to { GOODS("berry", 3, case: "acc") } on this Event. At the end of the game: score { GOODS("point", 2, case: "acc") } for each berry on it.
event-pristine_chapel_ceiling = Pristine Chapel Ceiling
    .rule = Needs a { card-woodcarver } and a { card-chapel } in your city. When achieved: draw { GOODS("card", 1, case: "acc") } and gain { GOODS("resource", 1, case: "acc") } of any kind for each point token on your { card-chapel }. At the end of the game: score { GOODS("point", 2, case: "acc") } for each point token on it.
event-remembering_the_fallen = Remembering the Fallen
    .rule = Needs a { card-cemetery } and a { card-shepherd } in your city. At the end of the game: score { GOODS("point", 3, case: "acc") } for each worker in your { card-cemetery }.
event-tax_relief = Tax Relief
    .rule = Needs a { card-judge } and a { card-queen } in your city. When achieved: activate each green card in your city, in the order you choose. At the end of the game: score { GOODS("point", 3, case: "acc") }.
event-the_everdell_games = The Everdell Games
    .rule = Needs at least { GOODS("card", 2, case: "acc") } of each color in your city: tan, green, red, blue, and purple. At the end of the game: score { GOODS("point", 9, case: "acc") }.
event-under_new_management = Under New Management
    .rule = Needs a { card-peddler } and a { card-general_store } in your city. When achieved: you may place up to { GOODS("resource", 3, case: "acc") } of any kind on this Event. At the end of the game: score { GOODS("point", 1, case: "acc") } for each twig and berry on it, and { GOODS("point", 2, case: "acc") } for each resin and pebble on it.

### Solo game: Rugwort and his three years

year-1 = Rugwort the Rascal
    .rule = In autumn: Rugwort takes the Journey spot worth { GOODS("point", 3, case: "acc") }. At the end of the game: he scores { GOODS("point", 3, case: "acc") } for each special Event in play that you did not achieve.
year-2 = Rugwort the Rotten
    .rule = In autumn: Rugwort takes the Journey spot worth { GOODS("point", 4, case: "acc") }. At the end of the game: he scores { GOODS("point", 6, case: "acc") } for each special Event in play that you did not achieve.
year-3 = Rugwort the Rapscallion
    .rule = In autumn: Rugwort takes the Journey spot worth { GOODS("point", 5, case: "acc") }, and { GOODS("worker", 1) } of yours leaves the game together with his from the Basic locations. At the end of the game: he scores { GOODS("point", 6, case: "acc") } for each special Event in play that you did not achieve.
player-rugwort = Rugwort
player-rival = { player-rugwort }
# How he plays, in a few sentences
rule-rugwort = Rugwort takes no turns; his first workers stand on the first Forest card and on the Basic location with { GOODS("twig", 3) }, and whatever his workers stand on, spaces of the Meadow included, is closed to you except for copying. After your action: for each card you played, a die picks a card from the Meadow for his city, where it has no effect; a { card-fool } comes into your city instead. After you prepare for a season: he takes each basic Event his city has the cards for, places his new workers on the Meadow, and moves on in the Forest and on the Basic locations; in autumn he leaves the Forest for the Journey. What you would give to an opponent is discarded or returned to the supply, and you still gain the reward; visiting an { card-inn } or a { card-post_office } in his city gives him { GOODS("point", 1, case: "acc") }. At the end of the game: he takes basic Events once more, then scores { GOODS("point", 2, case: "acc") } for each card, or { GOODS("point", 3, case: "acc") } if it is purple, and { GOODS("point", 3, case: "acc") } for each basic Event.

### Score lines

source-journey = Journey
# Rugwort's: special Events that the player did not achieve
source-missed = Special Events not achieved
source-rugwort_cards = Rugwort's cards

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

# $goods: what was paid
prompt-tribute = Choose who receives { $goods-acc }.
prompt-make-room = Choose the Construction that { $card } replaces.
prompt-choose-city = Choose whose city { $card } goes to.
prompt-before-season = Choose a card to use before your workers return.
prompt-keep = { $source }: choose the card to keep.
prompt-give-other = { $source }: choose who receives the other card.
prompt-fill-store = { $source }: choose what to put on it.
prompt-store-goods = { $source }: put a resource on it or stop (up to { $left } more).
prompt-tuck-hand = { $source }: put a Critter from your hand under it, or stop.
prompt-tuck-city = { $source }: put a Critter of your city under it, or stop.
prompt-sort = { $source }: choose where a revealed card goes.
prompt-reactivate = { $source }: choose a location to use again, or stop.
prompt-recall = { $source }: choose the worker to take back.
prompt-rival-loses = { $source }: choose the card of his city to remove.

### Options, as they stand in a list under their question

option-home = { $card } (free: lives in { $home })
option-sort-hand = { $card }: into your hand
option-sort-under = { $card }: under the event
option-sort-discard = { $card }: discard

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = a worker of Rugwort keeps this card from you.
refusal-not-its-home = this card does not live in { $card }.
refusal-no-housing = no Critter can move in now.
refusal-home-taken = { $card } is already occupied.
refusal-already-achieved = this event has been achieved.

### Positions

refusal-rival-event = Rugwort does not achieve { $event }.
refusal-claimed-twice = { $event } is achieved only once.
refusal-not-construction = { $card } is a Critter and cannot be occupied.
refusal-event-not-achieved = a worker stands on { $event } only if its owner has achieved it.
refusal-event-holds = nothing of this kind lies on { $event }.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-tribute = The payment goes to { $to }: { $goods-acc }.
log-play-home = { $player } plays { $card } { $from }: it lives in { $by }.
from-meadow = from the Meadow
log-arrive = { $card } goes into the city of { $to }.
log-imprison = { $player } puts { $card } under { $by }.
log-put-point = { $player } puts a point token on { $card }: { $n } now.
log-store = { $player } puts { $goods-acc } on { $card }.
log-achieve = { $player } achieves { $event }.
log-lay = { $player } puts { $goods-acc } on { $event }.
log-tuck = { $player } puts { $card } under { $event }.
# $fate: one of the fate-… messages
log-sort = { $player } sorts { $card }: { $fate }.
fate-hand = into the hand
fate-under = under the event
fate-discard = discarded
log-recall = { $player } takes a worker back: { $spot }.
# $roll: the die
log-rival-plays = Rugwort rolls { $roll } and takes { $card }.
log-rival-plays-you = Rugwort rolls { $roll }: { $card } goes into your city.
log-rival-prepares = Rugwort prepares for { $season }.
log-rival-kidnaps = Rugwort prepares for { $season }; a worker of his and one of yours leave the game.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-forest = Forest cards
choice-events = Special Events
choice-year = Year against Rugwort
choice-direction = Rugwort's way around the Forest
preset-everdell-standard = Standard game
preset-everdell-year1 = Solo: { year-1 }
preset-everdell-year2 = Solo: { year-2 }
preset-everdell-year3 = Solo: { year-3 }

### In the terminal

help-solo = Everdell alone: the year against Rugwort. Default: year1.
help-forest = Everdell: the forest cards by id, 3 with one or two players, 4 with more. Default: dealt.
help-events = Everdell: the four special events by id. Default: dealt.
help-direction = Everdell alone: how Rugwort's worker goes around the forest. Default: clockwise.
# In the list of what can be typed: a code of a move, and a name to ask about
example-code = play:farm
example-name = inn
heading-solo = { $game } - year { $n }, { $year } - seed { $seed }
zone-events = Events
# Signs for goods in a cost, one letter each
sign-twig = T
sign-resin = R
sign-pebble = P
sign-berry = B
# Other ways to play a card than paying for it, after their number
way-home = lives in { $card }
mark-occupied = occupied
verdict-tie-break = The tie is broken by achieved Events, then by resources left.

### Sets: what cards add that a set brings

effect-copy = Use { $places ->
    [a-basic-location] a basic location
    [a-forest-location] a forest location in play
   *[both] a basic location or a forest location in play
}, occupied or not, without placing a worker.
choice-set = Cards of a set
help-set-more = Everdell: add the cards and goods of the set in this file.
# $file: the name of the file; the numbers are what the set adds
check-set-fine = { $file }: all right. It adds cards: { $cards } of { $kinds } kinds; goods: { $goods }.
