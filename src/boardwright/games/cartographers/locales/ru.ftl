# Cartographers. Card texts are our own words; names follow the English edition.

game-cartographers = Картографы
    .about = Нарисуйте карту для королевы до зимы
    .time = 30–45 мин

### Goods: a number and its noun. $n: how many.

noun-star = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
}
    .acc = { $n ->
        [one] { $n } звезду
        [few] { $n } звезды
       *[many] { $n } звёзд
    }
noun-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
noun-option = { $n ->
    [one] { $n } возможный рисунок
    [few] { $n } возможных рисунка
   *[many] { $n } возможных рисунков
}
    .acc = { $n ->
        [one] { $n } возможный рисунок
        [few] { $n } возможных рисунка
       *[many] { $n } возможных рисунков
    }

### Names

side-a = Дикие земли
side-b = Пустошь
side-own = Своя схема

terrain-forest = лес
terrain-village = поселение
terrain-farm = поля
terrain-water = водоём
terrain-monster = монстры

# The legend under the map; at most 12 characters each.
legend-forest = лес
legend-village = поселение
legend-farm = поля
legend-water = водоём
legend-monster = монстры
legend-mountain = гора
legend-ruins = руины
legend-wasteland = ущелье
legend-on-ruins = на руинах
legend-fits = поместится

season-spring = Весна
season-summer = Лето
season-fall = Осень
season-winter = Зима
season-over = Конец игры

back-forest = Лес
back-village = Поселение
back-farm_water = Поля и водоём
back-arrangement = Расположение

edict-letter-a = А
edict-letter-b = Б
edict-letter-c = В
edict-letter-d = Г

card-great_river = Великая река
    .rule = { rule-landscape }
card-farmland = Угодья
    .rule = { rule-landscape }
card-hamlet = Городок
    .rule = { rule-landscape }
card-forgotten_forest = Забытый лес
    .rule = { rule-landscape }
card-hinterland_stream = Река в полях
    .rule = { rule-landscape }
card-homestead = Хутор
    .rule = { rule-landscape }
card-orchard = Сад
    .rule = { rule-landscape }
card-treetop_village = Лесные хижины
    .rule = { rule-landscape }
card-marshlands = Болото
    .rule = { rule-landscape }
card-fishing_village = Рыбацкая деревня
    .rule = { rule-landscape }
card-rift_lands = Аномалия
    .rule = { rule-rift_lands }
card-temple_ruins = Руины храма
    .rule = { rule-ruins }
card-outpost_ruins = Руины форта
    .rule = { rule-ruins }
card-goblin_attack = Атака гоблинов
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "SE", direction: "counterclockwise") }
card-bugbear_assault = Натиск багберов
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "NE", direction: "clockwise") }
card-kobold_onslaught = Рейд кобольдов
    .rule = { rule-ambush-clockwise }
    .solo = { -ambush-solo(corner: "SW", direction: "clockwise") }
card-gnoll_raid = Набег гноллов
    .rule = { rule-ambush-counterclockwise }
    .solo = { -ambush-solo(corner: "NW", direction: "counterclockwise") }

### Rule texts of explore and ambush cards

rule-landscape = Нарисуйте одну из фигур, выбрав один из типов местности. Поворачивайте и отражайте её как угодно. Если ни одна фигура не помещается, заполните вместо неё одну клетку.
rule-rift_lands = Заполните любую незаполненную клетку любым типом местности, в том числе монстрами.
rule-ruins = Следующая фигура с карты местности должна накрыть клетку руин. Если это невозможно, заполните одну клетку где угодно.
rule-ambush-clockwise = Передайте вашу карту владений по часовой стрелке и нарисуйте эту фигуру из монстров на той карте владений, которая придёт к вам.
rule-ambush-counterclockwise = Передайте вашу карту владений против часовой стрелки и нарисуйте эту фигуру из монстров на той карте владений, которая придёт к вам.
# How the monsters come in a game alone
-ambush-solo = Монстры занимают первое место, куда фигура ложится так, как напечатана. Место ищут вдоль края карты владений от { $corner ->
    [NW] левого верхнего
    [NE] правого верхнего
    [SE] правого нижнего
   *[SW] левого нижнего
} угла { $direction ->
    [clockwise] { direction-clockwise }
   *[counterclockwise] { direction-counterclockwise }
}, затем на одно кольцо ближе к центру.

### Scoring cards

edict-sentinel_wood = Сторожевой лес
    .rule = 1 звезда за каждую клетку леса на краю карты владений.
edict-greenbough = Зелёный край
    .rule = 1 звезда за каждый ряд и за каждый столбец, где есть хотя бы одна клетка леса.
edict-treetower = Дерево-великан
    .rule = 1 звезда за каждую клетку леса, если с каждой из четырёх её сторон — заполненная клетка или край карты владений.
edict-stoneside_forest = Горнолесье
    .rule = 3 звезды за каждую гору, которую область леса соединяет с другой горой.
edict-canal_lake = Приозёрье
    .rule = 1 звезда за каждую клетку водоёма рядом с полями и 1 звезда за каждую клетку полей рядом с водоёмом.
edict-mages_valley = Долина волшебников
    .rule = 2 звезды за каждую клетку водоёма рядом с горой и 1 звезда за каждую клетку полей рядом с горой.
edict-golden_granary = Золотая жила
    .rule = 1 звезда за каждую клетку водоёма рядом с руинами и 3 звезды за каждую клетку полей на руинах.
edict-shoreside_expanse = Нетронутые берега
    .rule = 3 звезды за каждую область полей, которая не касается ни водоёма, ни края карты владений, и 3 звезды за каждую область водоёма, которая не касается ни полей, ни края.
edict-wildholds = Община
    .rule = 8 звёзд за каждую область поселения, в которой не менее 6 клеток.
edict-great_city = Великий город
    .rule = 1 звезда за каждую клетку самой большой области поселения из тех, что не примыкают к горе.
edict-greengold_plains = Земля обетованная
    .rule = 3 звезды за каждую область поселения, рядом с которой не менее 3 других типов местности.
edict-shieldgate = Форпост
    .rule = 2 звезды за каждую клетку второй по величине области поселения.
edict-borderlands = Необъятные просторы
    .rule = 6 звёзд за каждый ряд и за каждый столбец, заполненный целиком.
edict-lost_barony = Затерянное княжество
    .rule = 3 звезды за каждую клетку вдоль одной стороны самого большого заполненного квадрата.
edict-broken_road = Разбитые дороги
    .rule = 3 звезды за каждую заполненную диагональ, которая спускается от левого края карты владений до нижнего.
edict-cauldrons = Кальдеры
    .rule = 1 звезда за каждую незаполненную клетку, если с каждой из четырёх её сторон — заполненная клетка или край карты владений.

### Solo titles, by least rating

title-30 = Легендарный картограф
title-20 = Мастер карт
title-10 = Странствующий топограф
title-0 = Ученик землемера
title-minus-5 = Оценщик-любитель
title-minus-10 = Неумелый помощник
title-minus-20 = Бестолковый рисовальщик
title-minus-30 = Беспечный чернилопийца
title-none = без титула

### Prompts: one imperative sentence, at most 60 characters.

prompt-draw = Нарисуйте фигуру с карты «{ $source }».
prompt-draw-ruins = Нарисуйте фигуру, которая накроет клетку руин.
# $map: whose map it is
prompt-ambush = Нарисуйте монстров. Карта владений: { $map }.

### Options. $terrain: one of the terrain-… messages; $spaces: names of spaces.

option-drawing = { $terrain }: { $spaces }

### Score lines

source-coins = Монеты
source-monsters = Монстры

### Log: actor, verb in the present, object. $player: a name, never inflected; $spaces: names of spaces.

log-revealed = Открывается карта «{ $card }». Время: { $time } из { $limit }.
log-drawn = { $player } рисует местность «{ $terrain }»: { $spaces }.
# The same, with coins earned
log-drawn-coins = { $player } рисует местность «{ $terrain }»: { $spaces } — и получает { GOODS("coin", $coins, case: "acc") }.
# On somebody else's map in an ambush; $map: whose map
log-drawn-on = { $player } рисует монстров на чужой карте владений ({ $map }): { $spaces }.
log-drawn-on-coins = { $player } рисует монстров на чужой карте владений ({ $map }): { $spaces }. { $map } получает { GOODS("coin", $coins, case: "acc") }.
log-map-full = Карта владений ({ $map }) заполнена; на ней ничего не рисуют.
log-ambushed = «{ $card }»: монстры занимают { $spaces }.
log-ambushed-coins = «{ $card }»: монстры занимают { $spaces } и окружают { $coins ->
    [1] гору
    [one] горы
    [few] горы
   *[many] горы
}. Вы получаете { GOODS("coin", $coins, case: "acc") }.
log-ambush-ignored = «{ $card }»: для монстров нет места.
log-season-scored = { $season }: { $player } получает { GOODS("star", $total, case: "acc") } («{ $first_edict }» { $first }, «{ $second_edict }» { $second }, монеты { $coins }, монстры { $loss ->
    [0] 0
   *[other] −{ $loss }
}).
log-season-began = Новый сезон: { $season }.
# $n: how many winners; $players: their names
verdict-winners = { $n ->
    [1] Победа: { $players }!
    [one] Победу делят: { $players }!
    [few] Победу делят: { $players }!
   *[many] Победу делят: { $players }!
}

### Refused drawings

refusal-no-drawing = рисунок записывают так: местность, двоеточие и клетки, например forest:b3b4c4.
refusal-no-terrain = местности «{ $terrain }» нет.
refusal-off-map = клетка { $space } за краем карты владений; ряды — от a до k, столбцы — от 1 до 11.
refusal-spelling = клетки перечисляют в порядке чтения, каждую один раз: { $right }
refusal-terrain-not-on-card = на карте «{ $card }» нет этого типа местности.
refusal-overlap = клетка { $space } уже заполнена; рисунок накрывает только незаполненные клетки.
refusal-shape-not-on-card = на карте «{ $card }» нет такой фигуры.
refusal-single-not-allowed = фигуру из одной клетки рисуют, только если ничто другое не помещается.
refusal-ruins-not-covered = рисунок должен накрыть незаполненную клетку руин.
refusal-only-single = ни одна фигура карты «{ $card }» не может накрыть незаполненную клетку руин, поэтому рисуют фигуру из одной клетки.

### Impossible positions and set-ups

refusal-edict-back = у четырёх указов должны быть четыре разные рубашки; рубашка «{ $back }» встречается дважды.
refusal-land-row = в каждом ряду схемы 11 знаков из этих: { $marks }
refusal-land-without-room = на схеме нет клеток, на которых можно рисовать.
refusal-map-row = в каждом ряду карты владений 11 букв.
refusal-map-space = на клетке { $space } не может быть «{ $mark }»: там напечатано «{ $printed }».
refusal-card-twice = карта «{ $card }» не может выйти ещё раз.
refusal-not-ambush = это не карта засады.
refusal-too-many-ambushes = к этому сезону могло выйти не более { $most ->
    [one] { $most } карты засады
    [few] { $most } карт засады
   *[many] { $most } карт засады
}.
refusal-not-in-deck = карты «{ $card }» в этот момент нет в колоде.
refusal-time-unreachable = с оставшимися картами сезон не мог занять столько времени.
refusal-ambush-not-revealed = карта «{ $card }» должна быть среди открытых карт этого сезона.
refusal-ambushes-column = карты засады из открытых карт тоже должны быть указаны здесь.
refusal-time-column = сумма времени открытых карт — { $time }.
refusal-ruins-column = это не согласуется с открытыми картами.
refusal-season-is-over = сезон был бы уже завершён.
refusal-all-handed = ответы даны со всех мест, поэтому рисунки были бы уже открыты.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-map = Сторона карты владений
choice-edicts = Карты подсчёта очков
choice-any_terrain = Руины: любой тип местности для одной клетки
preset-cartographers-standard = Обычная игра
preset-cartographers-solo = Одиночная игра
preset-cartographers-wastelands = { side-b }

### In the terminal

help-map = Сторона карты владений: a (Дикие земли) или b (Пустошь).
help-edicts = Четыре карты подсчёта очков для указов А, Б, В, Г по их id, по одной с каждой рубашкой. По умолчанию: случайные.
help-any-terrain = При требовании руин у фигуры из одной клетки может быть любой тип местности, как в английских правилах.
# $game, $side: names; $seed: the seed of the deal
heading = { $game } — { $side } — зерно { $seed }
time-of = Время: { $time } из { $limit }
revealed-before = Открыто раньше в этом сезоне: { $cards }
# Above a map where there are several; $coins: the message below
owner = { $player } — { $coins }
coins-of = Монеты: { $coins } из { $most }
card-time = время { $time }
must-cover-ruins = Накройте руины
single-space = Ни одна фигура карты не помещается: заполните одну клетку.
# After the number of a shape
with-coin = + монета
does-not-fit = (не помещается)
# Answers to "why". $n: number of the shape
why-shape = фигура { $n }
why-nowhere = сейчас нигде не помещается
terrains = Тип местности:
rule-coins = 1 звезда за каждую монету в конце каждого сезона. Монету приносит фигура с монетой, а также гора, когда заполнена последняя клетка рядом с ней.
rule-monsters = В конце каждого сезона потеряйте 1 звезду за каждую незаполненную клетку рядом с монстром.
preview = Если подтвердить рисунок:
preview-of = Если подтвердить рисунок (карта владений: { $player }):
preview-nothing = Счёт не изменится.
# $points: total if nothing changed any more; $change: with its sign
preview-total = Итог без изменений: { $points } ({ $change })
confirm-hint = Нажмите Enter (или введите «{ $confirm }»), чтобы подтвердить, или меняйте дальше.
# After a prompt; $confirm, $help: words to type
prompt-hint = (клетка, например b3; помощь: { $help })
nothing-entered = Сначала выберите клетку; ? показывает, что можно ввести.
undo-too-late = Отменять нечего; когда открыта следующая карта, рисунки остаются.
undo-done = { $player } отменяет свой рисунок.
refusal-shape-off-map = если поставить @ на { $space }, фигура выйдет за край карты владений.
refusal-no-such-shape = { $most ->
    [1] на карте только фигура { $most }.
    [one] на карте фигуры от 1 до { $most }.
    [few] на карте фигуры от 1 до { $most }.
   *[many] на карте фигуры от 1 до { $most }.
}
type-turn = п пов повернуть поворот
type-flip = о отр отразить зеркало
type-where = г где
type-show = показать поле
type-maps = владения
typing-square = поставить фигуру: её клетка @ ляжет сюда
typing-shape = выбрать фигуру карты по номеру
typing-turn = повернуть фигуру на четверть по часовой стрелке
typing-flip = отразить фигуру слева направо
typing-where = показать, куда ложится фигура в этом повороте; ещё раз — скрыть
typing-terrain = выбрать местность по названию или его первым буквам
typing-together = всё это одной строкой
typing-squares = нарисовать выбранную местность ровно на этих клетках
typing-code = весь рисунок в виде кода хода
typing-confirm = подтвердить рисунок (или просто нажать Enter)
typing-undo = отменить пробный рисунок; если игроков несколько — последний подтверждённый, пока не готовы все
typing-show = показать стол ещё раз (или просто Enter)
typing-codes = перечислить все возможные рисунки
typing-maps = показать все карты владений
typing-rules = показать правила всех карт на столе
typing-log = что произошло после вашего прошлого рисунка
column-first-edict = Первый указ
column-second-edict = Второй указ
column-coins = Монеты
column-monsters = Монстры
# First column of the score table: a finished season, and the running one as it would score now
season-name = { $season }
season-so-far = { $season } (сейчас)
# $code: option code of an answer that only this seat may see
handed-sealed = Ответ дан, но ещё не открыт: { $code }
rating-sum = Оценка: { $total } − ({ $numbers }) = { $rating }
# $title: a solo title
verdict-solo = Ваша оценка: { $rating } — { $title }.
by-source = Звёзды по источникам, на игрока и партию
bench-solo-games = случайные одиночные партии
bench-solo-decisions = случайные решения
bench-options-sample = ходы: число и выборка
bench-options-length = ходы: число
bench-options-moves = ходы: все
bench-options-codes = ходы: все коды
bench-four-edicts = четыре указа партии
bench-sixteen-edicts = все шестнадцать карт подсчёта очков
bench-casual-games = одиночные партии бота «Любитель»
bench-crowd = случайная партия на 100 игроков
bench-casual-rating = бот «Любитель»: средняя оценка за 200 одиночных партий
bench-kernel-games = случайные одиночные партии в скомпилированном ядре

### The plain pages

pages-shape = Фигура
pages-terrain = Местность
# $n: number of the shape, $places: in how many places it fits
pages-shape-n = Фигура { $n }, подходящих мест: { $places }
pages-put = Выберите, куда встанет первая клетка сверху слева
pages-hand-in = Сдать
pages-type-code = Ввести текстом
pages-code = Рисунок
pages-code-hint = Местность и клетки, например forest:b3b4c4
