# The text view: the table in words, and what can be typed there. Readers: players.

### The table in words

# A line about somebody or something; $what: all that is told, and what stands between
text-of = { $who }: { $what }
text-between = { "; " }
text-players = Players
text-now = Now
text-scores = Scores
text-news = Since your last turn
text-score = score { $points }
text-thinks = thinks

### Typing

text-command = Command
# In the empty field
text-command-hint = number, code or word
text-enter = Enter
text-answers = What the table says
text-confirm = Press Enter to confirm, or choose something else.
text-undone = Taken back.
text-not-understood = "{ $text }" is not understood. { $help } lists the commands.
text-nothing-typed = Type the number of an answer, or { $help }.
# $code: an example
text-many-options = { $n } answers. Write one as terrain and squares, for example { $code }.
text-number = Choose a number from 1 to { $most }.
text-nothing-called = Nothing here is called "{ $name }".
text-rules-of-what = Write a name behind it: { $rules } NAME

### Words that may be typed, separated by spaces; the first one is shown. Small letters

text-type-help = help ?
text-type-undo = undo u
text-type-options = options o
text-type-hint = hint tip
text-type-why = why
text-type-hand = hand h
text-type-market = market m
text-type-places = places p
text-type-events = events e
text-type-city = city c
text-type-players = players
text-type-scores = scores s
text-type-log = log l
text-type-rules = rules r
text-type-say = say
text-type-all = all a

### What the commands do

text-typing-help = this list
text-typing-undo = take back your last step
text-typing-options = all answers with their numbers
text-typing-hint = what a bot would do, and why
text-no-hint = There are no hints here.
text-typing-why = what cannot be done now, and why
text-typing-hand = your hand
text-typing-market = the cards on offer
text-typing-places = the places of the board
text-typing-events = events or maps
text-typing-city = all cities or maps
text-typing-players = a line for each player
text-typing-scores = the scores by source
text-typing-log = what happened since your last turn
text-typing-rules = the rule text of a card or place, by its name
text-typing-say = say something to the table
text-typing-all = the whole table
text-typing-number = A number chooses an answer; with ! behind it, it is sent at once.
