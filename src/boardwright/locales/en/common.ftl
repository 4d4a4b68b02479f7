# Words that every game shares. Readers: players and builders.

### Lists and numbers

# A list within a sentence. $first: all items but the last, joined by commas; $last: the last item.
list-and = { $first } and { $last }
# Between things to choose from
list-or = { $first } or { $last }

# Ways round a table or a board, within a sentence
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise

### Options

# An option about which a game says no more than its code
option-plain = { $code }

### Refusals: the fact that is in the way, then what would help. No blame.

# Puts the place before the reason. $where: a field, an option code, a line of a file, a command-line option.
refusal-at = { $where }: { $reason }
where-line = line { $line }

# An answer. $seat: number of a seat, from 0.
refusal-not-asked = seat { $seat } has nothing to answer now.
refusal-no-seat = there is no seat { $seat }.
refusal-nothing-to-retract = there is no answer to take back: all are in, or none was given.
refusal-nothing-to-undo = there is no step of seat { $seat } to take back.
refusal-game-is-over = the game would already be over.
refusal-not-offered = this is not one of the options.
refusal-pick-count = choose { $least } to { $most } here.
refusal-not-together = these answers cannot be given together: something hidden is revealed between them.

# Setting up a game. $least, $most: bounds; $known: what is accepted.
refusal-seed-range = the seed has to be a whole number from 0 to 2^128 − 1.
refusal-seat-count = the game takes { $least } to { $most } players.

# Fields of a position or an option. $value: what was given.
refusal-not-object = an object with named fields is needed here.
refusal-not-list = a list is needed here.
refusal-not-whole = a whole number is needed here.
refusal-not-flag = true or false is needed here.
refusal-not-text = a text is needed here.
refusal-unknown-field = no such field. Known: { $known }
refusal-field-missing = the field "{ $field }" is missing.
refusal-not-one-of = "{ $value }" is not known. Known: { $known }
refusal-chosen-twice = "{ $value }" is given twice.
refusal-range = the number has to be from { $least } to { $most }.
refusal-length = { $least ->
    [0] the list may hold at most { $most } entries.
   *[other] the list has to hold { $least } to { $most } entries.
}
refusal-length-exact = { $exact ->
    [0] the list has to be empty here.
    [one] the list has to hold exactly { $exact } entry.
   *[other] the list has to hold exactly { $exact } entries.
}
refusal-version = this version of the rules is not known; here it is { $known }.
refusal-rng-digits = 32 hexadecimal digits are needed here.

# Files with a recorded game. The line number stands before the message.
refusal-record-magic = this is not a recorded game: the first line has to be "{ $magic }".
refusal-record-game = the game "{ $game }" is not known.
refusal-record-rules = recorded with rules version { $rules }; here it is { $known }.
refusal-record-expected = "{ $expected }" is expected here.
refusal-record-whole = "{ $key }" needs a whole number.
refusal-record-options = the options have to be a JSON object.
refusal-record-name = this is not a name as the game writes it.
refusal-record-answer = a seat and an option code are expected here.
refusal-record-truncated = the file ends too early; its end is missing.
refusal-record-count = the number of answers does not match: there are { $count }.
refusal-record-digest = the check sum does not match: the file was changed or damaged.
refusal-record-spelling = the line is not as the game writes it: { $right }
refusal-record-trailing = nothing may follow the end of the game.
