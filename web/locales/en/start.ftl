# The start page, the table before a game, the page behind a link. Readers: players.

start-title = Boardwright
start-heading = Pick a game, pick your company, start.
start-beside = What waits for you
start-footer = A free client made by players. Not affiliated with the publishers or designers of these games; all drawings and texts are our own.
# Friendly names for people who have not said theirs; separated by commas
start-names = Hazel, Fern, Moss, Clover, Bramble, Juniper, Pebble, Sorrel, Thistle, Acorn, Linden, Sage

### The games

start-game = Game
start-players = { $least }–{ $most } players
start-players-exactly = { $most } players

### Company

start-company = Company
start-company-bots = Solo and bots
start-company-friends = Friends by link
start-company-same = Same screen
start-company-friends-hint = You get a link to send. Whoever opens it sits down; the game begins when you say so.
start-company-same-hint = You pass the screen around. Between two turns everything is covered.
start-opponents = Opponents
# $rival: Rugwort or Captain Bonny
start-solo = Solo
start-solo-against = Solo: { $rival }
start-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
start-solo-score = On your own
start-solo-score-hint = Your stars are rated at the end
start-seats = Seats
start-your-name = Your name
start-name-twin = Somebody at the table has this name. You will both be shown with the number of your seat.
start-seat-you = you
start-seat-bot = Bot
start-seat-friend = A friend
start-seat-open = comes by link
start-seat-here = at this screen
# In a list of who may sit there; $bot: name of a bot
start-seat-level = bot: { $bot }
start-bot-named = Bot ({ $bot })
# Names of fields, for screen readers; $n: number of the seat
start-seat-name = Name at seat { $n }
start-seat-who = Who sits at seat { $n }
start-seat-remove = Remove seat { $n }
start-rival-remove = Without { $rival }
start-add-bot = Add a bot
start-add-seat = Add a seat
# How much of its usual thinking a bot does on a slow device; $n: percent
start-level-share = On this device it gets through about { $n } % of its thinking in that time.
# $levels: names of bots, joined
start-levels-full = At full strength on this device: { $levels }.

### Set-up

start-summary-standard = Standard set-up, random deal.
start-summary-preset = { $preset }, random deal.
start-summary-own = Your own set-up.
start-summary-seed = A deal you have chosen.
start-setup-open = Change
start-setup-close = Done
start-setup-game = The game
start-setup-terms = At the table
start-presets = Set-up
start-choice-none = without
# Nothing is chosen: so many are dealt
start-choice-dealt = { $n } by chance
start-choice-some = { $n } of { $of } chosen
start-choice-chance = Leave it to chance
start-choice-own = Own file
start-choice-clear = Without it
# A set file, instead of choosing it
start-choice-paste = Or paste its text here
start-choice-pasted = Pasted text
# $choice: name of the choice, $n: how many it takes
start-unfinished = { $choice }: choose { $n } or none.
start-clock-minutes = Minutes
start-clock-more = More seconds for each answer
start-listed = Open to everybody
start-live-scores = Scores during the game
start-live-scores-hint = Otherwise everybody sees only their own
start-undo = Undo
start-undo-hint = As long as nothing hidden has come to light
start-seed = Seed
start-seed-chance = by chance
start-seed-hint = The same number deals the same cards. Everybody sees that it was chosen.
# The button; $game: name of the game
start-go = Start { $game }
start-go-friends = Invite to { $game }

### Your games, open tables

start-yours = Your games
start-yours-wait = { $n ->
    [one] { $n } waits for you
   *[other] { $n } wait for you
}
start-yours-none = No game in progress.
start-yours-first = Your games will lie here. They keep, even for days.
start-yours-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
start-finished = Finished games ({ $n })
start-open = Open tables
start-open-hint = Everybody is welcome
start-row-with = with { $players }
start-row-alone = solo
start-row-turn = your turn
start-row-gathering = waiting for players
start-row-running = in progress
start-row-over = over
start-row-closed = closed
start-row-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
start-play = Play
start-look = Look
start-see = Result
start-watch = Watch
start-sit = Sit down

### By a link, by a file

start-join = Join a table
start-join-link = Link or code
start-join-hint = Paste the link you were given.
start-join-now = Join
start-import = Open a saved game or a position
start-kept = Kept on this device
start-kept-hint = Games stay in this browser. To be safe, save them in a file now and then.
start-save-all = Save all games in one file
# On a button, and beside it: to play on this device although the page has a server
start-away = Play without the server
start-away-hint = The games are fetched once, 6 MB. Then you can play here even when the connection is gone.
start-away-now = You are playing on this device, without the server. A game can be handed to the server in its menu.
start-away-back = Back to the server
start-invited = You are invited
start-invited-hint = A place at a table is waiting. What shall we call you there?
# $host: a name, $game: name of a game
start-invited-by = { $host } invites you to { $game }
# $n free seats of $all
start-invited-seats = { $n ->
    [one] { $n } of { $all } seats is free.
   *[other] { $n } of { $all } seats are free.
}
start-invited-full = No seat is free. You can watch.
# $players: who sits there, joined
start-invited-with = At the table: { $players }.
# Over the page of a link for spectators
start-watching = You may watch: { $game }
start-watching-of = This link is for watching a table of { $host }. You take no seat.
start-watching-hint = This link is for watching. You take no seat.
start-watch-in = Watch the table
start-come-in = Join the table
start-have-account = You have an account?
start-on-the-way = On the way to the table…
start-link-gone = It may have expired, or somebody has withdrawn it. Ask for a new one.
start-link-trouble = The link is still good; try again.
start-link-another = Another link

### For newcomers

start-learn = New here?
start-learn-hint = A guided first game shows you everything in ten minutes.
start-learn-now = Learn { $game }

### The table before the game

start-gathering = { $n ->
    [one] A table for { $n } player
   *[other] A table for { $n } players
}
start-table-closed = This table was closed.
start-seat-free = Free seat
start-seat-free-hint = for whoever comes
start-seat-ready = ready
start-seat-online = here
start-seat-away = not here right now
start-seat-host = host
start-rise = Stand up
start-free = Free the seat
start-sit-beside = Somebody beside you
start-waiting-seats = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
}
start-fill = Fill with bots and start
start-complete = Everybody is here.
start-begin = Begin { $game }
# $player: the host
start-waits-for = { $player } begins the game when everybody is here.
start-waits = The game begins when everybody is here.
start-invite = Invite friends
start-invite-text = Come and play { $game } with me
start-invite-until = Works until { $date }; anybody who has it can sit down.
start-share = Share
start-agreed = What was agreed on
# $what: a choice, $how: its value
start-agreed-line = { $what }: { $how }
start-agreed-standard = Standard set-up, random deal
start-agreed-own = of their own
start-agreed-seed = The deal was chosen by the host
start-agreed-rules = The rules are those with which it began (version { $rules })
start-agreed-no-clock = No clock
start-agreed-answer = { $time } for each answer
start-agreed-bank = { $time } for the whole game
start-agreed-bank-more = { $time } for the whole game, { $more } s more for each answer
start-agreed-hidden-scores = Scores of others are hidden until the end
start-agreed-undo = Steps can be taken back
start-agreed-no-undo = What is done is done: no undo

# No answer at all: the net is gone, or the server is
refusal-unreachable = the server cannot be reached; check your connection.
# The file comes from a page without a server. The words in quotes are those of start-away
refusal-needs-device = this file holds all games of a device; choose "Play without the server" first.
