# What any game says that has no other words for it: a title may put its own in place, under the same key.

### The table

# $game: the name of the game; $seed: the number it was dealt from
heading = { $game } - seed { $seed }
# Cards whose faces the reader does not see
cards-face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
# A question for which a title has no words
prompt-plain = Choose.
# Somebody whom the rules play
player-rival = Rival
# What can be explained besides cards
rules-about = The game
rules-nothing = There is no rule text for "{ $name }" here.
noun-option = { $n ->
    [one] { $n } possible answer
   *[other] { $n } possible answers
}

### An answer

# $option: what was chosen
preview = { $option }
preview-nothing = No score changes.
# $points: the score after it; $change: the difference, with its sign
preview-total = Score: { $points } ({ $change })
confirm-hint = This cannot be taken back. Press Enter (or { $confirm }), or choose something else.
# $help: what to type for help
prompt-hint = (a number; { $help } for help)
nothing-entered = Choose a number from the list first; ? shows what you can type.
undo-too-late = There is nothing to take back: cards have come to light, or others have acted.
undo-done = { $player } takes the last step back.
# $most: the last number of the list
refusal-option-number = choose a number from 1 to { $most }.

### What can be typed

help-number-word = NUMBER
typing-number = choose from the list
typing-code = an option by its code
typing-confirm = confirm a choice that cannot be taken back (or just press Enter)
typing-undo = take back your last step, until cards come to light or somebody else acts
type-show = show table
typing-show = show the table again (or just press Enter)
typing-codes = list all options as codes
type-maps = all
typing-maps = show the table as everybody sees it
typing-log = what happened since your last choice
typing-rules = show rule texts; with a name only those: rules NAME

### The result

title-won = won
title-lost = lost
verdict-won = { $players } wins.
verdict-shared = { $players } share the victory.
# $rival: a player whom the rules play; $other: its points
verdict-solo-won = You win with { $points } to { $other } points against { $rival }!
verdict-solo-lost = { $rival } wins with { $other } to { $points } points.
verdict-alone = The game is over: { $points } points.
verdict-rated = The game is over: { $points } points, rating { $rating }.
by-source = Points by source, per player and game
by-card = Cards in front of players at the end

### Bench

bench-games = random games
bench-decisions = random decisions
bench-options = options of a decision
bench-views = views of both seats
bench-redeal = a world re-dealt
