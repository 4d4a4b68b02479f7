# Guided first games. Readers: people who never saw the box. Each step: a title of at most 30 characters, two or three short
# sentences; the card they stand on is narrow. The same words are read in the text view, so they do not speak of what is drawn.

### The page that offers them

lessons-heading = Learn by playing
lessons-about = A guided first game against a friendly bot. Somebody tells you what you see, proposes a move, and you may always do something else.
# $n: minutes
lessons-minutes = about { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lessons-start = Start
lessons-continue = Continue
lessons-anew = Begin anew
lessons-again = Play it again

### The card beside the table

# $n: this step; $m: all of them
lessons-step = Step { $n } of { $m }
lessons-next = Next
lessons-back = Back
lessons-show = Show me
lessons-skip-step = Skip this step
lessons-play-on = Play on
lessons-got-it = Got it
lessons-fold = Fold the lesson
lessons-unfold = Unfold the lesson
lessons-leave = Leave the lesson
# Something is chosen; the button that confirms it stands elsewhere
lessons-chosen = Chosen. Now confirm it.
# What is chosen is not what the step speaks of
lessons-chosen-other = Something else, which you may do, too. Confirm it, or go back.
# What was begun asks for more
lessons-finishing = Almost done. One more question belongs to this: answer it.
lessons-waits = The others have their turn…

### The end

lessons-end = Look at where the points came from, and at what you would do otherwise. You can play again with new cards whenever you like.
    .title = Your first game
