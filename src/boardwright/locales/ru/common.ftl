# Words that every game shares. Readers: players and builders.

### Lists and numbers

# A list within a sentence. $first: all items but the last, joined by commas; $last: the last item.
list-and = { $first } и { $last }
# Between things to choose from
list-or = { $first } или { $last }

# Ways round a table or a board, within a sentence
direction-clockwise = по часовой стрелке
direction-counterclockwise = против часовой стрелки

### Options

# An option about which a game says no more than its code
option-plain = { $code }

### Refusals: the fact that is in the way, then what would help. No blame.

# Puts the place before the reason. $where: a field, an option code, a line of a file, a command-line option.
refusal-at = { $where }: { $reason }
where-line = строка { $line }

# An answer. $seat: number of a seat, from 0.
refusal-not-asked = с места { $seat } сейчас ответа не ждут.
refusal-no-seat = места { $seat } нет.
refusal-nothing-to-retract = отменять нечего: ответа ещё нет или все ответы уже даны.
refusal-nothing-to-undo = у места { $seat } нет шага, который можно вернуть.
refusal-game-is-over = партия была бы уже завершена.
refusal-not-offered = такого хода нет среди возможных.
refusal-pick-count = здесь нужно другое количество: от { $least } до { $most }.
refusal-not-together = эти ответы нельзя дать вместе: между ними открывается что-то новое.

# Setting up a game. $least, $most: bounds; $known: what is accepted.
refusal-seed-range = зерно должно быть целым числом от 0 до 2^128 − 1.
refusal-seat-count = число игроков должно быть от { $least } до { $most }.

# Fields of a position or an option. $value: what was given.
refusal-not-object = здесь нужен объект с именованными полями.
refusal-not-list = здесь нужен список.
refusal-not-whole = здесь нужно целое число.
refusal-not-flag = здесь нужно true или false.
refusal-not-text = здесь нужен текст.
refusal-unknown-field = такого поля нет. Есть поля: { $known }
refusal-field-missing = не хватает поля «{ $field }».
refusal-not-one-of = значение «{ $value }» неизвестно. Допустимые значения: { $known }
refusal-chosen-twice = «{ $value }» встречается дважды.
refusal-range = число должно быть от { $least } до { $most }.
refusal-length = число записей в списке должно быть от { $least } до { $most }.
refusal-length-exact = число записей в списке должно быть равно { $exact }.
refusal-version = эта версия правил неизвестна; здесь действует версия { $known }.
refusal-rng-digits = здесь нужны 32 шестнадцатеричные цифры.

# Files with a recorded game. The line number stands before the message.
refusal-record-magic = это не запись партии: первой строкой должно быть «{ $magic }».
refusal-record-game = игра «{ $game }» неизвестна.
refusal-record-rules = запись сделана по версии правил { $rules }; здесь действует версия { $known }.
refusal-record-expected = здесь ожидается «{ $expected }».
refusal-record-whole = для «{ $key }» нужно целое число.
refusal-record-options = настройки партии должны быть объектом JSON.
refusal-record-name = игра записывает имена в другом виде.
refusal-record-answer = здесь ожидаются место и код хода.
refusal-record-truncated = файл обрывается слишком рано: конца записи нет.
refusal-record-count = число ответов не совпадает: в записи их { $count }.
refusal-record-digest = контрольная сумма не совпадает: файл изменён или повреждён.
refusal-record-spelling = строка записана не так, как её пишет игра: { $right }
refusal-record-trailing = после конца партии ничего не должно быть.
