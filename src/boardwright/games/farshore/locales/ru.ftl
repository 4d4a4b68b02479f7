# Everdell: Farshore. Names follow the Russian edition where there is one; what cards and places do is worded from the set.

game-farshore = Дальний берег
    .about = Плывите вдоль берега, открывайте карты, ловите ветер
    .time = 40–80 мин

### Goods: a number and its noun. $n: how many.

noun-driftwood = { $n ->
    [one] { $n } коряга
    [few] { $n } коряги
   *[many] { $n } коряг
}
    .acc = { $n ->
        [one] { $n } корягу
        [few] { $n } коряги
       *[many] { $n } коряг
    }
noun-seaweed = { $n ->
    [one] { $n } водоросль
    [few] { $n } водоросли
   *[many] { $n } водорослей
}
noun-sea_stone = { $n ->
    [one] { $n } морской самоцвет
    [few] { $n } морских самоцвета
   *[many] { $n } морских самоцветов
}
noun-mushroom = { $n ->
    [one] { $n } гриб
    [few] { $n } гриба
   *[many] { $n } грибов
}
noun-treasure = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[many] { $n } сокровищ
}
# A piece of a cost that any resource pays for
noun-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
# Spaces of the ship track
noun-space = { $n ->
    [one] { $n } отметка
    [few] { $n } отметки
   *[many] { $n } отметок
}
    .acc = { $n ->
        [one] { $n } отметку
        [few] { $n } отметки
       *[many] { $n } отметок
    }

good-driftwood = коряга
good-seaweed = водоросль
good-sea_stone = морской самоцвет
good-mushroom = гриб
good-treasure = сокровище
# Signs for goods in a cost, one letter each; any: a piece that any resource pays for
sign-driftwood = К
sign-seaweed = В
sign-sea_stone = М
sign-mushroom = Г
sign-treasure = С
sign-any = ?

### The Bay, in the forms that sentences of the family need

zone-bay = бухта
row-from = из бухты
row-in = в бухте
# After «карту»
row-of = из бухты
from-bay = из бухты
from-deck = из колоды

### Cards

card-abbey = Аббатство
card-admiral = Адмирал
card-beach_sledge = Пляжные сани
card-cartographer = Картограф
card-castaway = Изгой
card-cooper = Бондарь
card-crows_nest = Воронье гнездо
card-customs_office = Таможня
card-customs_officer = Таможенник
card-diver = Ныряльщик
card-galleon = Галеон
card-galley = Галера
card-gardens = Сады
card-governor = Губернатор
card-grove = Роща
card-guild_master = Глава гильдии
card-harbor = Гавань
card-herbalist = Травник
card-hideout = Укрытие
card-illuminator = Миниатюрист
card-inn = Трактир
card-lighthouse = Маяк
card-lighthouse_keeper = Смотритель маяка
card-manor = Поместье
card-market = Рынок
card-merchant = Торговец
card-navigator = Штурман
card-pilgrim = Паломник
card-pirate = Пират
card-port = Порт
card-post_office = Почта
card-postal_pigeon = Почтовый голубь
card-rope_bridge = Верёвочный мост
card-sail_maker = Парусный мастер
card-scavenger = Собиратель
card-scribe = Писец
card-scriptorium = Скрипторий
card-sculptor = Скульптор
card-sea_chip = Бурундук-матрос
card-shipwreck = Обломки корабля
card-sloop = Шлюп
card-steward = Управляющий
card-stowaway = Безбилетник
card-tangle_raft = Плот из водорослей
card-treasure_hunter = Охотник за сокровищами
card-tumbler = Шлифовальный барабан
card-warehouse = Пакгауз
card-windmill = Ветряная мельница

### Places

place-shore_driftwood = Берег коряг
place-shore_seaweed = Берег водорослей
place-shore_sea_stone = Берег самоцветов
place-shore_mushroom = Берег грибов
place-docks = Причалы
place-lookout = Дозорный мыс
place-isle_spit = Коса коряг
place-isle_lagoon = Лагуна водорослей
place-isle_gems = Самоцветная бухточка
place-isle_mushroom = Грибной утёс
place-isle_chest = Островок контрабандистов
place-isle_wind = Наветренный мыс
place-isle_monks = Остров монахов
place-isle_trade = Риф торговцев
place-isle_yard = Остров-верфь
place-isle_echo = Остров эха

### Maps, claimed on the Dunes

map-map_green = Зелёный пергамент
map-map_rainbow = Пятицветный пергамент
map-map_tan = Коричневый пергамент
map-map_blue = Синий пергамент
map-map_red = Красный пергамент
map-map_purple = Сиреневый пергамент

### Weather

weather-weather_fog = Туман
weather-weather_surge = Штормовой нагон
weather-weather_headwind = Встречный ветер
weather-weather_doldrums = Штиль
weather-weather_downpour = Ливень
weather-weather_frost = Мороз
weather-weather_rough_seas = Бурное море
weather-weather_drought = Засуха
weather-weather_lightning = Молния
weather-weather_hail = Град
weather-weather_squall = Шквал

### Captain Bonny

player-bonny = Капитан Бонни
player-rival = { player-bonny }
level-1 = Застенчивая
    .rule = Каждая роза ветров, которой соответствует её карта, перемещает её корабль на { GOODS("space", 1, case: "acc") }.
level-2 = Смелая
    .rule = Каждая роза ветров, которой соответствует её карта, перемещает её корабль на { GOODS("space", 2, case: "acc") }.
level-3 = Блистательная
    .rule = Каждая роза ветров, которой соответствует её карта, перемещает её корабль на { GOODS("space", 2, case: "acc") }, а для вас действует верхняя половина карт погоды.
level-4 = Беспощадная
    .rule = Каждая роза ветров, которой соответствует её карта, перемещает её корабль на { GOODS("space", 2, case: "acc") }, а для вас действуют обе половины карт погоды.
# How she plays, in a few sentences
rule-bonny = Капитан Бонни ходит после последнего игрока. Она ничего не платит, а свойства её карт не действуют. Пока у неё есть работник, карта маршрута показывает ей три места, и она выбирает первое свободное; береговые локации и острова она только занимает. Без работника она разыгрывает карту: случайную с руки, а если рука пуста — карту из бухты по своему плану, где каждая карта сдвигает маркер своего цвета вверх. К сезону она готовится в свой первый ход после того, как к нему подготовились все игроки: получает каждый пергамент, для которого в её городе хватает карт, и берёт карты на руку. Осенью она разыгрывает карты с руки, берёт пергаменты с помощью работников, а затем завершает партию. Каждая её карта приносит { GOODS("point", 2, case: "acc") }, сиреневая — { GOODS("point", 6, case: "acc") }; пергаменты, сокровища и корабль учитываются как у всех. Карта, которую вы отдаёте ей, уходит в сброс.
# Stops of a route. $n: how many; $colour: a color
stop-island = самый левый остров
stop-red-play = её красная карта (розыгрыш карты)
stop-red-treasure = её красная карта ({ GOODS("treasure", $n) })
stop-red-ship = её красная карта (корабль перемещается на { GOODS("space", $n, case: "acc") })
stop-docks-ship = причалы (корабль перемещается на { GOODS("space", $n, case: "acc") })
stop-lookout = дозорный мыс (сиреневая карта для неё, сброс карт: { $colour } цвет, { GOODS("treasure", 1) })

### What cards and places do that no other title of the family has; the rest is in its catalogue

effect-gain-same = Получите ещё { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
} из тех, что даёт эта локация.
effect-draw-to-limit = Доберите карты до предела руки, каждую из колоды или бухты.
effect-draw-either = Возьмите { GOODS("card", $n, case: "acc") } из колоды { $n ->
    [1] или бухты
   *[other] и/или бухты
}{ $each }.
effect-ship = Переместите ваш корабль на { GOODS("space", $n, case: "acc") }{ $each }; это не перемещение из-за роз ветров.
effect-copy = Скопируйте { $places ->
    [a-shore-location] береговую локацию
    [an-island] открытый остров
   *[both] береговую локацию или открытый остров
}, даже если место занято; работника там размещать не нужно.
effect-claim = Возьмите пергамент того вида, которого у вас нет и для которого вашему городу не хватает не более { $n ->
    [one] { $n } карты
    [few] { $n } карт
   *[many] { $n } карт
}. Если такого нет, работника сюда не разместить.
effect-when-wind = После того как розы ветров переместили ваш корабль за другую карту, которую вы разыграли:
effect-when-placed = После того как вы разместили работника { $places ->
    [a-shore-location] в береговой локации
    [an-island] на острове
   *[both] в береговой локации или на острове
}:
effect-per-map = В конце игры: { GOODS("point", $n) } за каждый ваш пергамент.
effect-per-treasure = В конце игры: ещё { GOODS("point", $n) } за каждое ваше непотраченное сокровище.
effect-per-chest = В конце игры: { GOODS("point", $n) } за каждую отметку с сокровищем, до которой дошёл ваш корабль.
each-space = { $every ->
    [1] { " " }за каждую отметку
   *[other] { " " }за каждые { GOODS("space", $every, case: "acc") }
}
# What a map needs. $cards: numbers with colors
map-needs = Карты, нужные в вашем городе, по цветам: { $cards }.
# $n: how many cards of a color
cards-of-colour = { $colour } — { $n }

### What is not printed on cards, for those who ask (rules NAME)

topic-anchors = Якоря
    .rule = У вас их 3 на всю игру. Существо бесплатно, если вы кладёте якорь на сооружение того же цвета в своём городе; на сооружении лежит не больше одного якоря, и он не возвращается.
topic-treasure = Сокровище
    .rule = Им можно заплатить за любой ресурс, но само оно не ресурс: эффект, дающий ресурс на выбор, сокровища не даёт. Непотраченное, в конце игры оно приносит { GOODS("point", 2, case: "acc") }.
topic-ship = Корабль и сундуки
    .rule = Ваш корабль плывёт по шкале до { GOODS("point", 60) }; считается только деление, на котором он остановился. Каждый сундук, которого корабль достиг или мимо которого прошёл, даёт сокровище.
topic-roses = Розы ветров
    .rule = Две из них открыты. За каждую, которой соответствует разыгранная вами карта, корабль сдвигается на 1 деление. Они меняются, когда к сезону подготовился последний игрок; когда лето наступило для всех, прилив переворачивает два острова лицом вниз.
topic-maps = Пергаменты и дюны
    .rule = Разместите работника на дюнах, чтобы взять пергамент, для которого в вашем городе есть карты; каждого вида не больше одного. В конце числа на ваших пергаментах складываются и умножаются на количество ваших пергаментов.
topic-weather = Погода
    .rule = Открыта одна карта; она действует на всех игроков, но не на капитана Бонни. Следующая приходит вместе со следующими розами ветров.
topic-marks = Знаки: ° ? ×
    .rule = ° реконструкция: в открытых источниках этого нет (docs/farshore-data.md). ? в стоимости: любой ресурс. ×2: в бухте лежат друг на друге две такие карты.

### Weather: what it does to players, not to Captain Bonny. $n: how many; $goods: goods

weather-effect-after_island_discard = После того как вы применили остров: сбросьте с руки { GOODS("card", $n, case: "acc") }, если есть.
weather-effect-bay_costs_more = Карта из бухты, за которую вы платите, стоит дороже на { $goods }.
weather-effect-chests_on_landing_only = Отметка с сокровищем приносит вам сокровище, только если ваш корабль на ней остановился.
weather-effect-constructions_cost_more = Сооружение, за которое вы платите, стоит дороже на { $goods }.
weather-effect-critters_cost_more = Существо, за которое вы платите, стоит дороже на { $goods }.
weather-effect-docks_at_most = На причалах вы можете сбросить ради ресурсов не более чем { GOODS("card", $n, case: "acc") }.
weather-effect-docks_first_discard = На причалах сначала сбросьте с руки { GOODS("card", $n, case: "acc") } без награды, если есть.
weather-effect-green_cards_idle = Ваши зелёные карты не срабатывают при розыгрыше.
weather-effect-green_cards_skipped = При подготовке к весне и к осени { $n ->
    [one] не срабатывает { $n } ваша зелёная карта
    [few] не срабатывают { $n } ваши зелёные карты
   *[many] не срабатывают { $n } ваших зелёных карт
} на выбор.
weather-effect-hand_limit = Когда вы берёте карты, ваш предел руки — { GOODS("card", $n) }.
weather-effect-island_asks_for = Чтобы разместить работника на острове, сначала сбросьте с руки { GOODS("card", $n, case: "acc") }.
weather-effect-lookout_from_deck = На дозорном мысе вы берёте карты только из колоды.
weather-effect-no_anchors = Вы не можете использовать якоря.
weather-effect-no_bay_draws = Вы не можете брать карты из бухты; вместо этого берите их из колоды.
weather-effect-no_treasures = Вы не можете тратить сокровища.
weather-effect-season_discard = В конце вашей подготовки к сезону: сбросьте с руки { GOODS("card", $n, case: "acc") }{ $n ->
    [1] , если есть
   *[other] ; если карт меньше, сбросьте все
}.
weather-effect-season_return = В конце вашей подготовки к сезону: верните в общий запас { GOODS("resource", $n, case: "acc") }, если есть.
weather-effect-ship_moves_less = Все эффекты, кроме роз ветров, перемещают ваш корабль на { GOODS("space", $n, case: "acc") } меньше.
weather-effect-shore_gives_less = Береговая локация, в которой вы размещаете работника, даёт на { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
} меньше, на ваш выбор.
# $rose: A, B, or both
weather-effect-still_rose = Роза ветров «{ $rose ->
    [A] А
    [B] Б
   *[other] { $rose }
}» не перемещает ваш корабль.
weather-effect-wind_at_most = За карту розы ветров перемещают ваш корабль не более чем на { GOODS("space", $n, case: "acc") }.

### Entries of the set that no source prints

# A small mark behind the name; reconstructed-note explains it
mark-reconstructed = °
reconstructed-note = ° реконструкция: { $parts }; в открытых источниках этого нет
part-cost = стоимость
part-effect = эффект
part-needs = условие

### Score lines

source-ship = Корабль
source-maps = Пергаменты
source-treasures = Непотраченные сокровища
source-bonny_cards = Карты капитана Бонни
source-wind = ветер
source-route = маршрут
source-weather = погода

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more

prompt-mulligan = Посмотрите на свои первые карты.
# $source may also be a season, which is no title: not at the beginning
prompt-take-or-draw = Возьмите карту ({ $source }; осталось: { $left }).
prompt-claim = «{ $source }»: выберите, какой пергамент взять.
prompt-weather-discard = Погода: сбросьте карту с руки (осталось: { $left }).
prompt-weather-return = Погода: выберите, какой ресурс вернуть.
prompt-high-tide = Высокие приливы: переверните остров (осталось: { $left }).
prompt-autumn = Осень: выберите, что сделать сначала.
prompt-skip-green = Погода: выберите зелёную карту, которая не сработает.
option-keep = оставить карты
option-redraw = сбросить все и взять новые
option-draw = верхняя карта колоды
option-first-cards = взять карты
option-first-green = сбор урожая
option-home = { $card } (бесплатно, якорь: { $home })

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = эта карта для вас закрыта.
refusal-not-its-home = якорь на карте «{ $card }» эту карту не приводит.
refusal-home-taken = на карте «{ $card }» уже есть якорь.
refusal-no-housing = использовать якорь сейчас нельзя.
refusal-already-achieved = жетонов этого пергамента не осталось.
refusal-no-map = для любого из оставшихся пергаментов в вашем городе слишком мало нужных карт.
# An island that asks for a card, in some weather
refusal-nothing-left = после этого там ничего нельзя было бы сделать.

### Setting up, and positions

refusal-rival-event = Капитан Бонни не берёт жетон «{ $event }».
refusal-claimed-twice = жетон «{ $event }»: у игрока может быть только один такой, и число их ограничено.
refusal-not-construction = карта «{ $card }» — существо: якорь на неё не помещают.
refusal-event-not-achieved = работник стоит в дюнах у жетона «{ $event }», только если его владелец взял такой жетон.
refusal-event-holds = на жетоне «{ $event }» ничего не лежит.
refusal-anchors = якорей у игрока не больше { $most }.
refusal-only-treasure = у капитана Бонни могут быть только сокровища.
refusal-only-with-bonny = только в партии с капитаном Бонни.
refusal-weather-by-level = в партии с капитаном Бонни погоду задаёт её уровень.
refusal-bonny-seats = вместе с капитаном Бонни игроков может быть не больше { $most }.

### Sets

refusal-too-few-cards = карт в наборе должно быть не меньше { $least }.
refusal-too-few-roses = роз ветров в стопке «{ $stack }» должно быть не меньше { $least }.
refusal-never-matches = ни у одной карты не может быть всех этих признаков.
refusal-needs-nothing = у пергамента должно быть условие.
refusal-not-ascending = отметки должны идти по возрастанию.
refusal-last-stop = последней остановкой должны быть причалы (docks) или дозорный мыс (lookout).
# $known: what may stand there
refusal-stop = «{ $value }» — не остановка. Допустимые остановки: { $known }, «red card: play a card», «red card: gain N treasure», «red card: move the ship N», «docks: move the ship N», «lookout: discard COLOR».
refusal-both-halves = «{ $value }» стоит в обеих половинах.
refusal-half-empty = половина карты погоды должна что-то делать.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-play-home = { $player } разыгрывает карту «{ $card }» { $from } бесплатно: якорь на карте «{ $by }».
# $points: the number on the tile
log-achieve = { $player } берёт жетон «{ $map }» (число на нём: { $points }).
log-redraw = { $player } сбрасывает все карты с руки.
# $n: spaces moved; $points: of the space reached; $treasures: chests on the way
log-sail = { $treasures ->
    [0] { $player } перемещает корабль на { GOODS("space", $n, case: "acc") } ({ $by }): теперь { GOODS("point", $points) }.
   *[other] { $player } перемещает корабль на { GOODS("space", $n, case: "acc") } ({ $by }): теперь { GOODS("point", $points) } и ещё { GOODS("treasure", $treasures) }.
}
log-high-tide = Высокие приливы: жетон «{ $place }» переворачивается лицевой стороной вниз.
# $a, $b: what the wind roses show
log-roses = Ветер перемен. На розах ветров: { $a } и { $b }.
log-weather = Погода: «{ $weather }».
# $path: its stops
log-route = { $player } раскрывает маршрут и занимает первое свободное место: { $path }.
log-rival-prepares = { $player } готовится к сезону «{ $season }»: { GOODS("worker", $workers) }.
log-rival-draws = { $player } берёт { GOODS("card", $n, case: "acc") } из колоды.
log-rival-takes = { $player } берёт из бухты: { $cards }.
log-rival-discards = { $player } сбрасывает из бухты: { $cards }.
log-rival-plays = { $player } разыгрывает карту «{ $card }» { $from }.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-islands = Острова
choice-bonny = Уровень капитана Бонни
choice-weather = Карты погоды
weather-half-upper = Верхняя половина
weather-half-both = Обе половины
choice-set = Свой набор
preset-farshore-standard = Обычная игра
preset-farshore-weather-upper = С погодой: верхняя половина
preset-farshore-weather-both = С погодой: обе половины
preset-farshore-bonny1 = { player-bonny }: { level-1 }
preset-farshore-bonny2 = { player-bonny }: { level-2 }
preset-farshore-bonny3 = { player-bonny }: { level-3 }
preset-farshore-bonny4 = { player-bonny }: { level-4 }

### In the terminal

help-bonny = «Дальний берег»: уровень капитана Бонни, от 1 до 4. По умолчанию: 1 в одиночной игре, иначе без неё.
help-weather = «Дальний берег» без капитана Бонни: карты погоды, их верхняя половина (upper) или обе (both).
help-islands = «Дальний берег»: острова по их id, по одному на игрока. По умолчанию: случайные.
help-set = «Дальний берег»: играть с набором из этого файла вместо стандартного.
example-code = play:grove
example-name = причалы
# $level: her level by name
heading-bonny = { $game } — { $rival }, уровень { $n }: { $level } — зерно { $seed }
zone-events = Дюны: пергаменты
# After the name of a place: what it does
place-offers = : { $text }
# Between things that are told one after the other
between = { "; " }
zone-ships = Корабли
# $points: of the space; $maps: numbers on the tiles
ship-of = { $player }: { $points } (якоря { $anchors }, пергаменты { $maps })
ship-of-rival = { $player }: { $points } (пергаменты { $maps })
zone-sea = Розы ветров
# The letters of the two stacks
rose-a = А
rose-b = Б
zone-weather = Погода
# Followed by her color markers, each with its row
plan-now = план (цвет и ряд):
under-water = (прилив)
# Tiles of a map that are left, the next first
tiles-left = [{ $tiles }]
copies-short = ×{ $n }
way-home = якорь: { $card }
mark-occupied = якорь
verdict-tie-break = Ничья решается по кораблю, затем по пергаментам, сокровищам и ресурсам.

### Checking a set file (boardwright check-set)

# $file: the name of the file; the numbers are what the set holds
check-set-fine = { $file }: всё в порядке. Карты: { $cards }, из них разных: { $kinds }; острова: { $islands }; розы ветров: { $roses }; пергаменты: { $maps }; маршруты: { $routes }; карты погоды: { $weathers }.
# $box: how many cards the boxed game has
check-set-count = Карты в коробке с игрой: { $box }.
# $n: entries marked as reconstructed
check-set-reconstructed = Записи с реконструкцией: { $n }.
