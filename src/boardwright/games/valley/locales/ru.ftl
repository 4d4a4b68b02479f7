# The valley: what Everdell and its kin share. Terms follow the Russian editions. Readers: players.
# What the sentences leave to each game: row-from, row-in, row-of (out of, in, and of its face-up row), example-code, example-name.

### A number and its noun. $n: how many.

noun-card = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
# Points and point tokens alike; ПО does not change, so it also follows «не более».
noun-point = { $n ->
    [one] { $n } ПО
    [few] { $n } ПО
   *[many] { $n } ПО
}
noun-worker = { $n ->
    [one] { $n } работник
    [few] { $n } работника
   *[many] { $n } работников
}
    .acc = { $n ->
        [one] { $n } работника
        [few] { $n } работников
       *[many] { $n } работников
    }
noun-resource = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}

### Bare names: colours of cards. Value: the keyword; .short: the colour, agreeing with «цвет».

colour-tan = странствия
    .short = коричневый
    .sign = кор
colour-green = урожай
    .short = зелёный
    .sign = зел
colour-red = локация
    .short = красный
    .sign = кра
colour-blue = управление
    .short = синий
    .sign = син
colour-purple = процветание
    .short = сиреневый
    .sign = сир

### Bare names: kinds and rarities. Both kinds are neuter, and the rarities agree with them.

kind-critter = существо
kind-construction = сооружение
rarity-common = обычное
rarity-unique = уникальное

### Bare names: seasons

season-winter = зима
season-spring = весна
season-summer = лето
season-autumn = осень
season-over = конец игры

### Bare names: zones

zone-hand = рука

### Score lines

source-cards = Карты в городе
source-points = Жетоны ПО
# What purple cards bring at the end, together
source-bonuses = Бонусы карт

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

prompt-action = Выберите действие.
prompt-use-help = Выберите карту вашего города для розыгрыша карты «{ $card }».
prompt-pay = Выберите, чем заплатить за карту «{ $card }».
prompt-react = Выберите, какая карта сработает первой после карты «{ $card }».
prompt-react-place = Выберите, какая карта сработает первой после карты «{ $place }».
prompt-produce = Выберите, какая карта урожая сработает следующей.
prompt-gain = «{ $source }»: выберите ресурс (осталось: { $left }).
# $amount: a number with its noun in the nominative, the most that can be paid; so «максимум», never «не более»
prompt-spend = «{ $source }»: выберите, сколько заплатить (максимум { $amount }).
prompt-exchange = «{ $source }»: заплатите ресурс (осталось: { $left }) или закончите.
prompt-receiver = «{ $source }»: выберите получателя.
# $to may also be to-nobody: always in the nominative
prompt-give = «{ $source }»: выберите, сколько отдать (максимум { $amount }); получатель — { $to }.
prompt-give-exactly = «{ $source }»: отдайте ресурс (осталось: { $left }); получатель — { $to }.
prompt-give-to-several = «{ $source }»: отдайте ресурс (осталось: { $left }) или закончите.
prompt-discard = «{ $source }»: сбросьте карту с руки (осталось: { $left }) или закончите.
prompt-discard-exactly = «{ $source }»: сбросьте карту с руки (осталось: { $left }).
prompt-give-cards = «{ $source }»: отдайте карту с руки (осталось: { $left }); получатель — { $to }.
# Each card to a player of one's choice
prompt-give-each = «{ $source }»: отдайте карту с руки (осталось: { $left }).
prompt-pile = «{ $source }»: выберите, откуда раскрыть карты.
prompt-play-one = «{ $source }»: выберите, какую карту разыграть.
# $source may also be a season, which is no title: not at the beginning
prompt-take = Возьмите карту { row-from } ({ $source }; осталось: { $left }).
prompt-discard-row = «{ $source }»: сбросьте карту { row-from } (осталось: { $left }).
prompt-activate = «{ $source }»: выберите зелёную карту, чтобы применить её свойство.
prompt-discard-city = «{ $source }»: сбросьте карту из вашего города (осталось: { $left }).
prompt-copy-place = «{ $source }»: выберите, какую локацию скопировать.
prompt-lift = «{ $source }»: выберите, какого работника переместить.
# $from: where the worker is
prompt-move = «{ $source }»: выберите, куда переместить работника.

### Options, as they stand in a list under their question

option-done = закончить на этом
option-pass = Завершить партию (ходов не будет)
# $season: one of the season-… messages, always in the nominative
option-prepare = Подготовиться к сезону: { $season }
option-nothing = ничего
option-helper = { $card } (помощь: { $helper })
option-reveal-deck = из колоды
option-reveal-discard = из сброса
# Many options are no more than the name of what they point at.
option-card = { $card }
option-place = { $place }
option-good = { $good }
option-goods = { $goods }
option-player = { $player }
# $good, $card: what is given
option-good-to = { $good } для игрока { $player }
option-card-to = { $card } для игрока { $player }
# A card in the city of another player
option-card-of = { $card } (город: { $player })
option-stray = без места
to-nobody = общий запас

### Why not: the fact that is in the way; also shown in short beside a card or a place

# $missing: goods with their numbers, in the nominative
refusal-goods-short = не хватает ресурсов ({ $missing }).
# $price: goods with their numbers, in the nominative
refusal-price-short = нужны ресурсы ({ $price }).
refusal-no-slot = все ячейки города ({ $slots }) заняты.
refusal-already-in-city = карта уникальная и уже есть в вашем городе.
refusal-nothing-to-replace = в вашем городе нет сооружения, которое можно заменить.
refusal-no-city-takes-it = в городах соперников нет места или уже есть карта «{ $card }».
refusal-card-not-there = этой карты нет ни у вас на руке, ни { row-in }.
refusal-helper-absent = карты «{ $card }» нет в вашем городе.
refusal-helper-useless = карта «{ $card }» сейчас не поможет разыграть эту карту.
refusal-no-such-place = в этой партии такого места нет.
refusal-spot-taken = для вашего работника здесь нет места.
refusal-no-worker = у вас не осталось доступных работников.
refusal-not-open = карта «{ $card }» не открыта для чужих работников.
# $season: one of the season-… messages, always in the nominative
refusal-place-season = доступно только в сезон «{ $season }».
refusal-card-missing = нужна карта «{ $card }».
# $colour: the colour word, agreeing with «цвет»; $have: how many there are
refusal-colour-short = карт { $have } из { $n } ({ $colour } цвет).
refusal-hand-short = нужно иметь на руке { GOODS("card", $n, case: "acc") }.
# Where any good would do for what is missing
refusal-resources-short-by = не хватает { $n ->
    [one] { $n } ресурса
    [few] { $n } ресурсов
   *[many] { $n } ресурсов
} (любого вида из недостающих).
refusal-already-yours = у вас это уже есть.
refusal-place-closed = закрыто до конца игры.
refusal-resources-short = нужно иметь { GOODS("resource", $n, case: "acc") }.
refusal-nothing-playable = ни одну карту { row-of } нельзя разыграть.
refusal-city-short = нужна другая карта в вашем городе.
refusal-pass-early = завершить партию можно только в сезон «{ $season }».
refusal-last-season = осень — последний сезон.
refusal-workers-left = сначала разместите { GOODS("worker", $n, case: "acc") }.

### Positions

refusal-card-copies = экземпляров карты «{ $card }» в игре только { $copies }.
refusal-row-twice = карта «{ $card }» уже лежит { row-in }; укажите число экземпляров.
refusal-unique-twice = карта «{ $card }» уникальная: в городе может быть только одна такая.
refusal-city-full = всего ячеек в городе: { $slots }.
refusal-card-spots-full = на карте «{ $card }» нет места ещё для одного работника.
refusal-place-full = «{ $place }»: нет места ещё для одного работника.
refusal-no-spot = на карте «{ $card }» нет места для работника этого игрока.
refusal-no-such-card = ни в одном городе нет карты «{ $value }».
refusal-worker-count = работников в этом сезоне { $workers }; числа не сходятся.
refusal-passed-early = завершить партию можно только в сезон «{ $season }».
refusal-turn-passed = для места { $seat } партия завершена, ходов больше нет.
refusal-only-with-rival = кубик бросают только в одиночной игре.
refusal-holds-nothing = на карте «{ $card }» такого не бывает.
refusal-cells = под картой «{ $card }» не больше { $most } существ.
refusal-event-goods = на событии «{ $event }» не больше { $most } ресурсов, и только нужные.
refusal-event-cards = под событием «{ $event }» не больше { $most } карт.
refusal-event-critters = под событием «{ $event }» не больше { $most } существ.
refusal-agenda-turn = первым эффектом должен быть ход места, чей сейчас ход.
refusal-agenda = ни одна партия не приводит к таким эффектам.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-reshuffle = Сброс перемешивают в новую колоду: { GOODS("card", $n) }.
log-draw = { $player } берёт { GOODS("card", $n, case: "acc") } из колоды.
log-draw-none = { $player } не берёт карт: рука полна.
# $cards: names in the nominative, so after a colon
log-drawn = { $player } берёт из колоды: { $cards }.
log-discard = { $player } сбрасывает { GOODS("card", $n, case: "acc") }.
log-take = { $player } берёт карту «{ $card }» { row-from }.
log-give = { $player } отдаёт { $goods-acc } игроку { $to }.
log-give-supply = { $player } возвращает { $goods-acc } в общий запас: отдать некому.
log-give-card = { $player } отдаёт карту игроку { $to }.
log-given-card = Отданная карта: «{ $card }».
log-lose = Карта «{ $card }» покидает город игрока { $player }.
# $from: one of the from-… messages; $paid: goods
log-play = { $player } разыгрывает карту «{ $card }» { $from } и платит { $paid-acc }.
log-play-free = { $player } разыгрывает карту «{ $card }» { $from } бесплатно.
log-play-helper = { $player } с помощью карты «{ $by }» разыгрывает карту «{ $card }» { $from } и платит { $paid-acc }.
log-play-helper-free = { $player } с помощью карты «{ $by }» разыгрывает карту «{ $card }» { $from } бесплатно.
from-hand = с руки
from-shown = из раскрытых карт
log-visit = { $player } размещает работника: «{ $place }».
log-visit-card = { $player } размещает работника на карте «{ $card }» в городе игрока { $owner }.
log-visit-card-own = { $player } размещает работника на карте «{ $card }».
log-points = { $player } получает { GOODS("point", $n, case: "acc") } («{ $by }»).
log-points-only = { $player } получает { GOODS("point", $n, case: "acc") }.
log-gain = { $player } получает { $goods-acc } («{ $by }»).
log-gain-only = { $player } получает { $goods-acc }.
log-pay = { $player } платит { $goods-acc } («{ $by }»).
log-reveal = { $player } раскрывает: { $cards }.
log-discard-row = { $player } сбрасывает карту «{ $card }» { row-from }.
log-activate = { $player } применяет свойство карты «{ $card }» в городе игрока { $owner }.
log-activate-own = { $player } применяет свойство карты «{ $card }».
log-copy = { $player } применяет локацию «{ $place }» («{ $by }»).
log-prepare = { $player } готовится к сезону «{ $season }»: { GOODS("worker", $workers) }.
log-pass = { $player } завершает партию.

### In the terminal

piles = Колода: { $deck }. Сброс: { $discard }.
zone-board = Игровое поле
city-of = Город: { $player }
city-empty = карт пока нет
hand-empty = карт нет
shown-cards = Раскрыто: { $cards }
# The printed value of a card, in little space
value-short = ({ $points } { $colour })
row-closed = (закрыта)
# Why a card cannot be played; $goods: lacking goods in signs
lacks = не хватает { $goods }
# $cards: names of cards a place asks for and the city lacks
needs-cards = нужно: { $cards }
# Other ways to play a card than paying for it, after their number
way-helper = помощь: { $card }
passed-short = завершено
achieved-by = ({ $player })
mark-worker = работник: { $players }
mark-under = под картой: { $cards }
column-workers = Работники
column-points = Жетоны
column-hand = Рука
column-slots = Город
column-score = Счёт
typing-code = ход в виде кода, например { example-code }
type-maps = г города
typing-maps = показать все города и игровое поле
typing-rules = показать тексты правил; с названием — только нужные: правила { example-name }
by-card = Карты в городах в конце игры
bench-two-player-games = случайные партии на двоих
bench-two-player-decisions = случайные решения
bench-turn-options = возможные действия в свой ход
bench-casual-games = партии бота «Любитель» на двоих
bench-casual-wins = сколько партий из 100 бот «Любитель» выигрывает у случайного

### Hints: what an answer does, within a sentence. $what: the card or the place; $zone: where the card lies

hint-play = разыграть карту { $what }
hint-play-from = разыграть карту { $what } ({ $zone })
hint-visit = отправить работника: { $what }

### What cards and places of sets do. One sentence each; together they are the text of a card. $n: how many; $goods: goods after a verb; $kinds: resources to choose from; $each: nothing, or one of the each-… messages; $limit: nothing, or limit-points; $which: a description of cards; $colours: colors, for the description "colours"

effect-gain-points = Получите { GOODS("point", $n, case: "acc") }{ $each }.
# $kinds is in the nominative, so in brackets
effect-gain-choice = Получите { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
} на выбор ({ $kinds }){ $each }.
effect-gain-any = Получите { GOODS("resource", $n, case: "acc") }{ $each }.
effect-gain = Получите { $goods }{ $each }.
effect-draw-row = Возьмите { GOODS("card", $n, case: "acc") } { row-from }.
effect-draw = Возьмите { GOODS("card", $n, case: "acc") } из колоды{ $each }.
effect-discard-together = Вы можете сбросить с руки не более чем { GOODS("card", $n, case: "acc") }, по { $k } за раз.
effect-discard-any = Вы можете сбросить с руки сколько угодно карт.
effect-discard-up-to = Вы можете сбросить с руки не более чем { GOODS("card", $n, case: "acc") }.
effect-discard = Сбросьте с руки { GOODS("card", $n, case: "acc") }{ $n ->
    [1] , если есть
   *[other] ; если карт меньше, сбросьте все
}.
effect-pay-up-to = Вы можете заплатить не более чем { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
} ({ $kinds }).
effect-pay-one-up-to = Вы можете заплатить не более чем { $goods }.
effect-pay-any-up-to = Вы можете заплатить не более чем { GOODS("resource", $n, case: "acc") }.
effect-pay = Заплатите { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
} ({ $kinds }); иначе работника сюда не разместить.
effect-pay-one = Заплатите { $goods }; иначе работника сюда не разместить.
effect-pay-any = Заплатите { GOODS("resource", $n, case: "acc") }; иначе работника сюда не разместить.
effect-activate-other = Примените свойство другой зелёной карты в вашем городе. Карту с таким же названием выбрать нельзя.
effect-activate = Вы можете применить { $n ->
    [one] свойство не более чем { $n } зелёной карты
    [few] свойства не более чем { $n } разных зелёных карт
   *[many] свойства не более чем { $n } разных зелёных карт
} в вашем городе.
effect-reveal = Раскройте { GOODS("card", $n, case: "acc") } с верха колоды. Вы можете бесплатно разыграть карту из раскрытых{ $limit }. Остальные сбросьте.
effect-play = Разыграйте { $which ->
    [critter] существо
    [construction] сооружение
    [common-card] обычную карту
    [common-critter] обычное существо
    [common-construction] обычное сооружение
    [unique-card] уникальную карту
    [unique-critter] уникальное существо
    [unique-construction] уникальное сооружение
    [colours] карту ({ $colours } цвет)
   *[card] карту
}{ $limit } { $source ->
    [hand] с руки
    [row] { row-from }
   *[both] с руки или { row-from }
}{ $less ->
    [0] { " " }бесплатно
   *[other] , снизив стоимость не более чем на { GOODS("resource", $less, case: "acc") }
}.
# Where a worker is placed for it
effect-needs-play = Если разыграть нечего, работника сюда не разместить.
effect-move-worker = Вы можете переместить { GOODS("worker", 1, case: "acc") } из размещённых вами в другую доступную локацию и применить её эффект.
effect-give-up-to = Вы можете отдать { $n ->
    [1] сопернику на выбор
   *[other] соперникам (можно разным)
} не более чем { GOODS("card", $n, case: "acc") } с руки.
effect-give = Отдайте { $n ->
    [1] сопернику на выбор
   *[other] соперникам (можно разным)
} { GOODS("card", $n, case: "acc") } с руки; иначе работника сюда не разместить.
effect-when-play-row = После того как вы разыграли { $which ->
    [critter] другое существо
    [construction] другое сооружение
    [common-card] другую обычную карту
    [common-critter] другое обычное существо
    [common-construction] другое обычное сооружение
    [unique-card] другую уникальную карту
    [unique-critter] другое уникальное существо
    [unique-construction] другое уникальное сооружение
    [colours] другую карту ({ $colours } цвет)
   *[card] другую карту
} { row-from }:
effect-when-play = После того как вы разыграли { $which ->
    [critter] другое существо
    [construction] другое сооружение
    [common-card] другую обычную карту
    [common-critter] другое обычное существо
    [common-construction] другое обычное сооружение
    [unique-card] другую уникальную карту
    [unique-critter] другое уникальное существо
    [unique-construction] другое уникальное сооружение
    [colours] другую карту ({ $colours } цвет)
   *[card] другую карту
}:
effect-help-discard = Когда вы разыгрываете { $which ->
    [critter] существо
    [construction] сооружение
    [common-card] обычную карту
    [common-critter] обычное существо
    [common-construction] обычное сооружение
    [unique-card] уникальную карту
    [unique-critter] уникальное существо
    [unique-construction] уникальное сооружение
    [colours] карту ({ $colours } цвет)
   *[card] карту
}: вы можете сбросить с руки не более чем { GOODS("card", $n, case: "acc") }. Каждая снижает стоимость на { GOODS("resource", 1, case: "acc") }.
effect-help-swap = Когда вы разыгрываете карту: вы можете заменить в её стоимости { GOODS("resource", 1, case: "acc") } на ресурс другого вида.
effect-help-less = Когда вы разыгрываете { $which ->
    [critter] существо
    [construction] сооружение
    [common-card] обычную карту
    [common-critter] обычное существо
    [common-construction] обычное сооружение
    [unique-card] уникальную карту
    [unique-critter] уникальное существо
    [unique-construction] уникальное сооружение
    [colours] карту ({ $colours } цвет)
   *[card] карту
}: вы можете снизить стоимость не более чем на { GOODS("resource", $n, case: "acc") }.
effect-per-good = В конце игры: { GOODS("point", 1) } за каждый оставшийся ресурс ({ $kinds }), но не более { GOODS("point", $k) }.
effect-per-card = В конце игры: { GOODS("point", $n) } за { $which ->
    [critter] каждое существо в вашем городе
    [construction] каждое сооружение в вашем городе
    [common-card] каждую обычную карту в вашем городе
    [common-critter] каждое обычное существо в вашем городе
    [common-construction] каждое обычное сооружение в вашем городе
    [unique-card] каждую уникальную карту в вашем городе
    [unique-critter] каждое уникальное существо в вашем городе
    [unique-construction] каждое уникальное сооружение в вашем городе
    [colours] каждую карту в вашем городе ({ $colours } цвет)
   *[card] каждую карту в вашем городе
}.
effect-no-slot = Эта карта не занимает ячейку города.
# When cards of these colors act; followed by what they do
effect-green = При розыгрыше и при сборе урожая:
effect-tan = При розыгрыше:
effect-red = Когда вы размещаете здесь работника:
# After what is gained, drawn or moved; with a space before it. $every: for every so many
each-card = { $every ->
    [1] { " " }за каждую такую карту
   *[other] { " " }за каждые { GOODS("card", $every, case: "acc") }
}
each-resource = { $every ->
    [1] { " " }за каждый уплаченный ресурс
    [one] { " " }за каждый { $every } уплаченный ресурс
    [few] { " " }за каждые { $every } уплаченных ресурса
   *[many] { " " }за каждые { $every } уплаченных ресурсов
}
each-copies = { " " }за каждую карту «{ $card }» в вашем городе
limit-points = { " " }(на карте напечатано не более { GOODS("point", $n) })

### What is wrong with a set file

refusal-bad-id = «{ $value }» — не id: нужны строчные латинские буквы, цифры и _, первой идёт буква.
refusal-bad-name = «{ $value }» — не имя: буквы в одну строку, без фигурных скобок, кавычек и обратной косой черты.
refusal-reserved-id = «{ $value }» уже значит здесь другое: выберите другой id.
refusal-id-twice = id «{ $value }» встречается дважды, в первый раз здесь: { $first }.
# $value: what stands there; $close: the phrase that is most like it
refusal-phrase = «{ $value }» — не фраза набора. Самая близкая: { $close }
refusal-phrase-misplaced = «{ $value }» здесь не к месту: где она уместна, сказано в docs/sets.md.
# $field: a field of the entry; $colour: a color
refusal-not-for-colour = поле «{ $field }» не для карт этого цвета ({ $colour }).
refusal-nothing-counted = перед «for each» нужна фраза, которая сбрасывает, отдаёт или платит.

### The plain pages: headings over actions that do the same; $zone: where the card is, such as "hand" or "Meadow"

pages-visit = Разместить работника
pages-play = Сыграть карту ({ $zone })
pages-otherwise = Или
