# За столами «Эверделла» и «Эверделл: Дальний берег»: зоны и названия для тех, кто слушает.

valley-kind = { $rarity ->
    [unique] { $kind ->
        [critter] уникальное существо
       *[construction] уникальное сооружение
    }
   *[common] { $kind ->
        [critter] обычное существо
       *[construction] обычное сооружение
    }
}
valley-type = { $kind }, { $colour }
valley-card-name = { $card }, { $kind }, цвет: { $colour }, { $cost }, { $points }
valley-cost = стоит { $goods }
valley-cost-none = ничего не стоит
valley-card-down = карта лицом вниз
valley-points-word = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
valley-home-of = { $cards } — один раз бесплатно
valley-home-any = Любое существо — один раз бесплатно
valley-guest-of = Бесплатно, если в городе есть { $cards }

valley-occupied = дверь закрыта
valley-points-on = на карте { GOODS("point", $n) }
valley-goods-on = на карте { $goods }
valley-under = под картой { $cards }
valley-workers-on = работники: { $players }
valley-spots-any = место для любого числа работников
valley-spots-free = { $n ->
    [0] мест нет
    [one] свободно { $n } место
    [few] свободно { $n } места
   *[many] свободно { $n } мест
}

valley-players = Игроки
valley-own = Ваша рука и личный запас
valley-hand = Ваша рука
valley-hand-known = Известные карты в руке
valley-supply = Личный запас
valley-city-mine = Ваш город
valley-city-open = Открыть город: { $player }
valley-city-close = Закрыть город: { $player }
valley-city-bar = Город: занято ячеек { $n } из { $all }
valley-slots = { $used } из { $all }
valley-slots-then = { $used } из { $all }, потом { $next }
valley-slot-free = свободная ячейка
valley-new = новая
valley-no-slot = без места
valley-shown = Открытые карты
valley-deck = Колода: { GOODS("card", $n) }
valley-discard = Стопка сброса: { GOODS("card", $n) }
valley-discard-seen = Карты в стопке сброса
valley-since = С вашего прошлого хода
valley-log = Журнал
valley-chat = Чат
valley-jump = Перейти
valley-jump-city = Город
valley-others = Другие

valley-bot = бот
valley-state-thinking = ходит
valley-state-passed = пас
valley-state-away = не в сети
valley-state-left = вне игры

### What an answer does; $what: the card, place or goods

table-deed-play = Разыграть: { $what }
table-deed-visit = Отправить работника: { $what }
table-deed-discard = Сбросить: { $what }
table-deed-take = Взять: { $what }
table-deed-gain = Получить: { $what }
table-deed-pay = Заплатить: { $what }
table-deed-give = Отдать: { $what }
table-deed-to = Выбрать: { $what }
table-deed-keep = Оставить: { $what }
table-deed-copy = Использовать: { $what }
table-deed-activate = Применить: { $what }
table-deed-produce = Сначала: { $what }
table-deed-react = Сначала: { $what }
table-deed-recall = Вернуть: { $what }
table-deed-remove = Убрать: { $what }
table-deed-claim = Взять: { $what }

### The text view

text-shown = Открытые карты
text-empty-space = пусто
text-achieved = Получено: { $player }
# $players: names, joined
text-workers = Здесь работники: { $players }
text-hand = на руке: { $n }
text-slots = карт в городе: { $n }

### The rules

rules-filter-kind = Вид
rules-filter-rarity = Редкость
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Бесплатно поселит: { $cards }
rules-home = Живёт здесь: { $cards }
rules-group-card = Карты колоды
rules-colour-tan = Действует один раз, при розыгрыше.
rules-colour-green = Действует при розыгрыше и снова при каждом сборе урожая.
rules-colour-red = Действует, когда вы размещаете на ней работника, а не при розыгрыше.
rules-colour-blue = Действует постоянно: когда вы делаете то, что в ней названо, например разыгрываете карту, или снижает стоимость карт.
rules-colour-purple = Во время партии не действует. В конце приносит дополнительные ПО.
rules-valley-turn = Ваш ход
    .a = Вы делаете ровно одно из трёх: размещаете работника, разыгрываете карту или готовитесь к следующему сезону. Затем ход переходит к следующему игроку.
    .b = Готовиться к следующему сезону можно, только когда все ваши работники размещены. Каждый меняет сезон сам: у одного уже лето, а у другого ещё зима.
    .c = Осенью вместо этого можно завершить партию. Тот, кто её завершил, больше не ходит; остальные продолжают.
rules-valley-city = Ваш город
    .a = В городе есть место для { $slots ->
        [one] { $slots } карты
        [few] { $slots } карт
       *[many] { $slots } карт
    }. Как они лежат, неважно.
    .b = Обычных карт с одним названием в городе может быть сколько угодно, уникальная — только одна.
rules-valley-colours = Пять цветов
    .a = Цвет карты говорит, когда она действует.
rules-season-workers = Работники
rules-season-brings = Приносит
rules-bonus-produce = Сбор урожая: все ваши зелёные карты действуют один раз
# $n: how many cards; $row: "from the Meadow", "from the Bay"
rules-bonus-take = Возьмите { GOODS("card", $n, case: "acc") } { $row }
rules-bonus-take-deck = Возьмите { GOODS("card", $n, case: "acc") } { $row } или из колоды
rules-bonus-none = –

### The guided first game

lessons-valley-tip-spot = На красной карте в вашем городе есть место для работника. Разместите его там, чтобы её применить.
    .title = Своя локация
lessons-valley-tip-full-hand = У вас на руке 8 карт, больше нельзя. Новые карты взять не получится: сначала разыграйте что-нибудь.
    .title = Рука полна
lessons-valley-tip-no-worker = Свободных работников нет. Разыгрывать карты ещё можно. Когда нечего или не хочется, готовьтесь к следующему сезону.
    .title = Все работники размещены
lessons-valley-tip-no-room = В вашем городе 15 карт. Места хватит лишь немногим картам.
    .title = Город заполнен
lessons-valley-tip-summer = Летом зелёные карты отдыхают. Вместо этого вы берёте карты из тех, что лежат открыто.
    .title = Лето
lessons-valley-tip-autumn = Это последний сезон. Распорядитесь работниками и ресурсами с умом. Когда делать больше нечего, завершите партию.
    .title = Осень
