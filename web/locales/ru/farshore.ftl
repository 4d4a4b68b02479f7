# Поле «Дальнего берега» в браузере. Названия карт, мест и правил берутся из каталогов игры.

### Корабли

farshore-track = Морской путь
# One ship, for those who listen. $points: of its space; $chest: points of the next space with a chest
farshore-ship-told = { $player }: корабль на отметке { $points }, следующий сундук на { $chest }
farshore-ship-told-last = { $player }: корабль на отметке { $points }, сундуков впереди больше нет
# Where the own ship would be after the move that is looked at
farshore-ship-would = Ваш корабль окажется на отметке { $points }

### Wind roses. $rose: their letter

farshore-rose = роза { $rose }
# A title; $what: what it shows
farshore-rose-of = Роза ветров: { $what }
# $roses: what the others show, in no order
farshore-rose-next = Ещё появятся: { $roses }
farshore-rose-text = Карта с этим признаком ({ $what }) перемещает ваш корабль на { GOODS("space", 1, case: "acc") }.
# On a card. $roses: one letter, or both
farshore-wind = соответствует розе ветров { $roses }

### Weather. $n: cards that will still come

farshore-weather-left = { $n ->
    [0] последняя карта
    [one] ещё { $n } карта
    [few] ещё { $n } карты
   *[many] ещё { $n } карт
}
farshore-weather-upper = Верхняя половина
farshore-weather-lower = Нижняя половина
farshore-weather-idle = в этой партии не действует

### The board

# Tabs on a phone: one word each
farshore-tab-sea = Море
farshore-tab-places = Места
farshore-shore = Берег
farshore-islands = Острова
farshore-harbor = Гавань
farshore-bay = Бухта
farshore-bay-empty = пусто
# A face-down island; $place: its name
farshore-turned = { $place }: под водой после прилива

### Dunes

farshore-dunes = Дюны
# Beside the heading, a reminder
farshore-dunes-hint = работник берёт пергамент; числа × пергаменты
# Own cards that count for a map. $met of $of
farshore-map-met = В вашем городе есть { $met } из { $of }
# $tiles: numbers on the tiles, the next first
farshore-map-left = Осталось: { $tiles }
farshore-map-none = Пергаментов не осталось
farshore-map-owner = { $player }: пергамент { $points }
farshore-map-yours = ваш
farshore-maps-of = { $n ->
    [0] Нет пергаментов
    [one] { $n } пергамент: { $points }
    [few] { $n } пергамента: { $points }
   *[many] { $n } пергаментов: { $points }
}

### Captain Bonny

# Under her name. $name: the level in a word
farshore-level = { $name }, уровень { $level }
# How she plays, in short
farshore-bonny-how = Капитан Бонни ходит после вас. Она ничего не платит, а свойства её карт не действуют. Пока у неё есть работник, она раскрывает маршрут и занимает первое свободное место; без работника она разыгрывает карту. Каждая её карта приносит { GOODS("point", 2, case: "acc") }, сиреневая — { GOODS("point", 6, case: "acc") }.
farshore-plan = План
farshore-plan-row = { $colour } в ряду { $row }
farshore-plan-off = { $colour } над картой
farshore-plan-hint = Верхний маркер решает, какой цвет она ищет; в одном ряду — самый левый.
farshore-route = Маршрут
farshore-route-last = Её последний маршрут
# Told to who listens, behind the place of a route
farshore-route-taken = она пошла сюда
# $n of $of route cards have been used
farshore-routes = Маршрутов использовано: { $n } из { $of }

### What no source prints. $parts: cost, effect, points

farshore-reconstructed = ° реконструкция: { $parts }; в открытых источниках этого нет
