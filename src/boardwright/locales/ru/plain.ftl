# What any game says that has no other words for it: a title may put its own in place, under the same key.

### The table

# $game: the name of the game; $seed: the number it was dealt from
heading = { $game } — зерно { $seed }
# Cards whose faces the reader does not see
cards-face-down = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
# A question for which a title has no words
prompt-plain = Выберите.
# Somebody whom the rules play
player-rival = Соперник
# What can be explained besides cards
rules-about = Игра
rules-nothing = Здесь нет текста правила для «{ $name }».
noun-option = { $n ->
    [one] { $n } возможный ход
    [few] { $n } возможных хода
   *[many] { $n } возможных ходов
}

### An answer

# $option: what was chosen
preview = { $option }
preview-nothing = Счёт не меняется.
# $points: the score after it; $change: the difference, with its sign
preview-total = Счёт: { $points } ({ $change })
confirm-hint = Это нельзя отменить. Нажмите Enter (или введите «{ $confirm }») либо выберите другой ход.
# $help: what to type for help
prompt-hint = (номер; помощь: { $help })
nothing-entered = Сначала выберите номер из списка; ? показывает, что можно ввести.
undo-too-late = Отменять нечего: открылись новые карты или ход сделал другой игрок.
undo-done = { $player } отменяет последний шаг.
# $most: the last number of the list
refusal-option-number = выберите номер от 1 до { $most }.

### What can be typed

help-number-word = НОМЕР
typing-number = выбрать из списка
typing-code = вариант по его коду
typing-confirm = подтвердить выбор, который нельзя отменить (или просто нажать Enter)
typing-undo = отменить ваш последний шаг, пока не открылись новые карты и не сделал ход другой игрок
type-show = показать стол
typing-show = показать стол ещё раз (или просто Enter)
typing-codes = перечислить все возможные ходы в виде кодов
type-maps = всё
typing-maps = показать стол, каким его видят все
typing-log = что произошло после вашего прошлого выбора
typing-rules = показать правила; с названием — только их: правила НАЗВАНИЕ

### The result

title-won = победа
title-lost = поражение
verdict-won = Победа: { $players }.
verdict-shared = Победу делят: { $players }.
# $rival: a player whom the rules play; $other: its points
verdict-solo-won = Вы побеждаете со счётом { $points }:{ $other }! Соперник: { $rival }.
verdict-solo-lost = { $rival } побеждает со счётом { $other }:{ $points }.
verdict-alone = Игра окончена: очки — { $points }.
verdict-rated = Игра окончена: очки — { $points }, оценка — { $rating }.
by-source = Победные очки по источникам, на игрока и партию
by-card = Карты перед игроками в конце

### Bench

bench-games = случайных партий
bench-decisions = случайных решений
bench-options = варианты решения
bench-views = виды с обоих мест
bench-redeal = мир с новой раздачей карт
