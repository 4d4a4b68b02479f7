# The text view: the table in words, and what can be typed there. Readers: players.

### The table in words

# A line about somebody or something; $what: all that is told, and what stands between
text-of = { $who }: { $what }
text-between = { "; " }
text-players = Игроки
text-now = Сейчас
text-scores = Очки
text-news = С вашего последнего хода
text-score = счёт { $points }
text-thinks = думает

### Typing

text-command = Команда
# In the empty field
text-command-hint = номер, код или слово
text-enter = Ввод
text-answers = Ответы стола
text-confirm = Нажмите Enter, чтобы подтвердить, или выберите другое.
text-undone = Отменено.
text-not-understood = «{ $text }» непонятно. { $help } покажет команды.
text-nothing-typed = Введите номер ответа или { $help }.
# $code: an example
text-many-options = Ответов: { $n }. Напишите местность и клетки, например { $code }.
text-number = Выберите число от 1 до { $most }.
text-nothing-called = Здесь ничего не называется «{ $name }».
text-rules-of-what = Добавьте название: { $rules } НАЗВАНИЕ

### Words that may be typed, separated by spaces; the first one is shown. Small letters

text-type-help = помощь ?
text-type-undo = отмена
text-type-options = варианты
text-type-hint = подсказка совет
text-type-why = почему
text-type-hand = рука
text-type-market = рынок
text-type-places = места
text-type-events = события
text-type-city = город
text-type-players = игроки
text-type-scores = очки
text-type-log = журнал
text-type-rules = правила
text-type-say = сказать
text-type-all = всё все

### What the commands do

text-typing-help = этот список
text-typing-undo = вернуть последний шаг
text-typing-options = все ответы с номерами
text-typing-hint = что сделал бы бот и почему
text-no-hint = Здесь подсказок нет.
text-typing-why = чего сейчас нельзя и почему
text-typing-hand = карты на руке
text-typing-market = открытые карты на столе
text-typing-places = места на поле
text-typing-events = события или пергаменты
text-typing-city = все города или карты
text-typing-players = по строке на игрока
text-typing-scores = очки по источникам
text-typing-log = что случилось с вашего хода
text-typing-rules = текст карты или места по названию
text-typing-say = написать за стол
text-typing-all = весь стол
text-typing-number = Число выбирает ответ; с ! в конце он отправляется сразу.
