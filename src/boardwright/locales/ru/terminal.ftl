# The command line and the terminal table.

### Help pages of the commands. One or two sentences each.

help-boardwright = Boardwright — цифровой стол для настольных игр о временах года. Проект поклонников со своими текстами и рисунками; с издателями не связан.
help-play = Сыграть в терминале: в одиночку, с людьми за этой клавиатурой или с ботами.
help-replay = Пересказать сохранённую партию ход за ходом.
help-simulate = Дать ботам сыграть много партий и подвести итоги.
help-position = Загрузить позицию из файла JSON, применить коды и вывести ожидаемые ответы, виды со всех мест и счёт.
help-hint = Сказать, что сделал бы бот в сохранённой партии или позиции и почему.
help-review = Разобрать законченную партию: чего стоил каждый ответ, что было лучше и почему. Это занимает минуту-две; Ctrl+C покажет то, что уже найдено.
help-bench = Измерить быстродействие правил на этом компьютере.
help-usage = Использование:
help-options = Параметры
help-commands = Команды
help-options-word = [ПАРАМЕТРЫ]
help-command-word = КОМАНДА [ПАРАМЕТРЫ]
help-game-word = ИГРА
help-file-word = ФАЙЛ
help-code-word = КОД
help-bot-word = БОТ
help-players-word = МЕСТА
help-help = Показать эту страницу.
help-version = Показать версию.
help-lang = Язык: en, it, fr или ru.
notice-letters = Терминал не показывает буквы этого языка; используется английский.
help-players = Места через запятую: you (это вы), имена людей или боты ({ $bots }). Число задаёт количество людей. По умолчанию: вы в одиночку.
help-seed = Целое число; одно и то же зерно даёт одну и ту же раздачу карт. По умолчанию: случайное.
help-resume = Продолжить сохранённую партию или начать с позиции.
help-to = Остановиться после этого числа ответов.
help-seat = Рассказать так, как партию видели с этого места (места считаются с 0).
help-pick = Сделать ход по его коду; можно повторять. Если ответа ждут с нескольких мест, укажите место и код: "1 forest:b3b4c4".
help-json = Вывести JSON.
help-number = Сколько партий сыграть. По умолчанию: 100.
help-bot = Бот на всех местах: { $bots }. По умолчанию: casual.
help-level = Бот, у которого спрашивают: { $bots }. По умолчанию: expert.
help-hint-seat = Место, для которого нужна подсказка; если не указано, первое, от которого ждут ответа.
help-thorough = Сыграть вдвое больше воображаемых партий.
help-review-out = Записать также в файл .csv или .parquet, чего стоило каждое решение.
help-seats = Сколько мест. По умолчанию: 1.
help-jobs = Сколько процессов. По умолчанию: по одному на ядро.
help-cards = Показать, как часто разыгрывали каждую карту и что она принесла.
help-picture = Сохранить гистограмму как изображение (.png, .svg или .pdf).

### Bad arguments: one line each.

error-whole = «{ $value }» — не целое число от { $least } до { $most }.
error-one-of = значение «{ $value }» неизвестно. Допустимые значения: { $known }
error-extra = лишний аргумент: { $value }
error-command = команды «{ $value }» нет. Есть команды: { $known }
error-option = параметра { $value } нет.
error-option-close = параметра { $value } нет. Возможно, это { $known }?
error-option-value = для { $value } нужно значение.
error-missing = не указано: { $value }.
error-missing-game = не указана игра. Есть игры: { $known }
error-parameter = { $option }: { $reason }
error-other-game = { $value } не относится к игре «{ $game }».
error-with-resume = { $value } нельзя указать вместе с --resume: у сохранённой партии свои настройки.

refusal-only-alone = это только для одиночной игры.
refusal-one-at-a-time = выбирайте по одному.
refusal-player-name = «{ $name }» не может быть именем: имя не должно быть пустым или начинаться с числа.
refusal-no-bot = такого бота нет. Есть боты: { $known }
refusal-pick-seat = здесь нужен код хода или место и код.
refusal-pick-needs-seat = ответа ждут с нескольких мест ({ $seats }); укажите место перед кодом.
refusal-file-read = файл не удаётся прочитать: { $problem }
refusal-file-write = файл не удаётся записать: { $problem }
refusal-file-missing = такого файла или папки нет.
refusal-file-is-folder = это папка.
refusal-file-permission = нет доступа к файлу.
refusal-file-disk-full = на диске нет места.
refusal-file-too-large = файл слишком большой.
refusal-file-text = это не текстовый файл (строка { $line }).
refusal-file-json = здесь ошибка в записи JSON (строка { $line }, столбец { $column }).
refusal-file-json-plain = имя встречается дважды, число слишком длинное или скобки вложены слишком глубоко.
refusal-file-foreign = файл уже есть, и это не сохранённая партия; он остаётся как есть.
refusal-file-other-game = в файле другая партия или более поздний ход этой; файл не изменён.
refusal-file-folder = такой папки нет.
refusal-picture-kind = имя файла с изображением оканчивается на { $known }
refusal-picture-library = для изображений нужна библиотека matplotlib; установите boardwright[plots].

### Players

# $n: number of the player
player-n = Игрок { $n }
# Seats are numbered from 0 in positions and records
seat-n = Место { $n }
bot-random = Случайный
    .about = Делает любой разрешённый ход.
bot-beginner = Новичок
    .about = Играет как в первой партии, с ошибками.
bot-casual = Любитель
    .about = Берёт то, что сейчас кажется лучшим.
bot-good = Умелый
    .about = Смотрит немного вперёд.
bot-strong = Сильный
    .about = Перед каждым ходом проигрывает в уме множество партий.
bot-expert = Эксперт
    .about = Лучший, какой у нас есть: взвешивает больше, чем под силу человеку.
# How long a bot thinks. $n: seconds
bot-quick = Отвечает сразу.
bot-slow = Думает над ходом не более { $n ->
    [one] { $n } секунды
    [few] { $n } секунд
   *[many] { $n } секунд
}.

### The table

not-understood = Слово «{ $word }» неизвестно; ? показывает, что можно ввести.
codes-count = { GOODS("option", $n) }.
hand-over = Передайте клавиатуру игроку { $player }
turn-over-hint = Нажмите Enter, чтобы закончить ход, или { $undo }, чтобы вернуть его.
# $name: what was typed
why-nothing = С названием «{ $name }» всё доступно, или этого здесь нет.
why-possible = { $name }: это возможно.
why-all = В списке есть всё, что сейчас возможно.
why-line = { $name }: { $reason }
over-hint = «{ $save } ФАЙЛ» сохранит партию; Enter — выйти.
press-enter = Нажмите Enter, чтобы продолжить.
# Where a page is full
more-hint = Enter — дальше.
waiting = Ожидание: { $players }
saved = Сохранено: { $file }
save-where = Укажите файл: { $save } ФАЙЛ
quit-unsaved = Партия не сохранена. «{ $save } ФАЙЛ» записывает её, «{ $quit }» завершает без сохранения, Enter возвращает к игре.
goodbye = До свидания.
goodbye-unsaved = До свидания. Партия не сохранена.

### What can be typed: words for each command, the first one is shown in hints.

type-confirm = да ок !
type-undo = отмена назад
type-codes = коды
type-scores = счёт счет
type-rules = правила
type-log = журнал
type-save = сохранить
type-quit = выход выйти
type-hint = подсказка совет
type-why = почему
type-help = ? помощь

typing-scores = показать текущий счёт
typing-save = записать партию: сохранить ФАЙЛ; продолжить: --resume ФАЙЛ
typing-quit = выйти из-за стола
typing-hint = что сделал бы бот и почему: подсказка, можно с уровнем
typing-why = почему что-то недоступно: почему, или почему и название
typing-help = этот список

### Hints

# $option: what an answer does, in words; $value: what it is worth, one of the three messages below; $n: the
# same as a number alone. Lines under each other
hint-best = Лучше всего: { $option }, { $value }.
hint-then = Чуть хуже: { $option } ({ $n }).
hint-only = Возможен только один ответ: { $option }.
# $n: a number with one decimal, as text; with its sign where it is a difference of points
hint-worth = оценка { $n }
hint-margin = к концу партии перевес около { $n } ПО
hint-rating = итоговая оценка около { $n }
# $bot: the level; $n: how many games
hint-why-tried = { $bot } проигрывает первый вариант в уме: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}.
hint-why-judged = { $bot } судит по тому, что ответ даёт сразу.
hint-why-foreseen = { $bot } по опыту многих партий знает, чем они кончаются.
hint-close = Первые два варианта почти равны.
hint-clear = Следующий вариант хуже на { $n }.

### Reviews of finished games

review-progress = Разбор партии
review-partial = Остановлено после { $n } решений из { $all }; вот что найдено.
review-curve-margin = Ожидаемый итоговый перевес игрока { $player }: { $points }.
review-curve-rating = Ожидаемая итоговая оценка игрока { $player }: { $points }.
review-curve-point = { $when } { $lead } ± { $n }
review-curve-end = в конце { $lead }
review-start = в начале
review-none = Переломных моментов нет: ни один ответ не был явно хуже другого на 2 ПО.
review-game = В партии
review-point = { $when }, ответ { $answer }, { $player }: { $played }. Лучше: { $best }. Потеря: { $loss } ± { $error } ПО.
review-source = { $source } { $points }
review-denied = { $source } { $points } (не достались лучшему из соперников)
review-why-points = В воображаемых партиях ПО приносят: { $sources }.
review-why-spread = В большинстве воображаемых партий итог лучше; разница складывается из многих мелочей.
review-why-sooner = Сразу даёт на { $points } ПО больше.
review-why-later = Сразу даёт на { $points } ПО меньше, но окупается позже.
review-why-next = Открывает возможность: { $option } (среди следующих ответов в { $often } % воображаемых партий, иначе в { $seldom } %).
review-again = { $n ->
    [one] То же самое было лучше { $n } раз подряд.
    [few] То же самое было лучше { $n } раза подряд.
   *[many] То же самое было лучше { $n } раз подряд.
}
review-player = Игрок
review-accuracy = Точность
review-choices = Решения
review-cost = Цена ответов
review-result-margin = Перевес
review-result-rating = Оценка
review-rest = Удача и невидимое
review-witness = Точность относится только к этой партии: одна партия мало говорит об уровне игры.

### Scores and results

column-season = Сезон
column-total = Итог
column-rank = Место
column-player = Игрок
total-so-far = Пока всего
expected = { $player }: { $points } в конце, если ничего не изменится.
# A question of a position with the seat it is put to
pending-of = { $player }: { $prompt }
pick-refused = Недопустимо: { $reason }

### Simulation

simulating = { $game }
time-left = осталось:
summary = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
row-score = Счёт
row-rating = Оценка
column-mean = среднее
column-error = ±
column-deviation = откл.
column-least = мин.
column-quarter = 25 %
column-median = медиана
column-three-quarters = 75 %
column-most = макс.
column-source = Источник
column-games = Партии
column-results = Результаты
wins-by-seat = Победы, в том числе разделённые, по местам: { $wins }
# $turns: a mean
turns-each = Ходов на игрока: { $turns }
column-winners = У победителей
column-share = Доля
column-card = Карта
column-players = Игроки
column-bonus = Бонус
column-difference = С ней − без неё
refusal-no-cards-to-count = в этой игре перед игроками не лежат карты.
# One entry of the list above: $seat, from 0; $share, a percentage
wins-of-seat = { $seat }: { $share } %
simulate-speed = В секунду: партий { $games }, ответов { $answers }.
picture-saved = Изображение: { $file }
picture-title = { $game } — { $bot } — { $games }

### Bench

column-measure = Показатель
column-figure = Значение
column-bar = Порог
column-steps = Шаги цикла
bar-holds = достигнуто
bar-missed = не достигнуто
bench-copy = копия состояния
bench-dump = состояние как простые данные
bench-view = вид с места
bench-plain = обычная сборка
bench-compiled = скомпилированная сборка
bench-calibration = Калибровочный цикл: { $seconds } с. { $machine }
bench-steps = Шаги цикла: сколько шагов калибровочного цикла занимает одна операция; так сравнивают машины.

### Set files

help-check-set = Проверить файл набора: все ошибки с номерами строк.
check-set-problems = { $n ->
    [one] { $n } ошибка.
    [few] { $n } ошибки.
   *[many] { $n } ошибок.
}
# $column: where reading stopped
refusal-not-toml = это не TOML (столбец { $column }).
