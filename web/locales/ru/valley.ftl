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
valley-home-colour = Якорь на этой карте: одно существо бесплатно, цвет: { $colour }
valley-guest-colour = Бесплатно с якорем на сооружении, цвет: { $colour }

valley-occupied = дверь закрыта
valley-anchored = с якорем
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
valley-sheet-raise = Показать больше
valley-sheet-lower = Показать меньше

valley-bot = бот
valley-state-thinking = ходит
valley-state-passed = пас
valley-state-away = не в сети
valley-state-left = вне игры
