# The table of Cartographers in the browser. Card names and rule texts are in the server's catalogue.

### The map. $player: a name, never inflected

cartographers-your-map = Ваша карта владений
cartographers-map-of = Карта владений: { $player }
cartographers-space-empty = незаполненная
cartographers-space-counted = учитывается указом
cartographers-space-no-fit = здесь не помещается
cartographers-space-pinned = ваш рисунок
cartographers-space-new = только что нарисована

### Drawing

cartographers-drawing = Ваш рисунок
cartographers-time = Время
# After the name of a terrain, for those who listen; $n: how many spaces the shape has
cartographers-choice = { $n ->
    [one] фигура из { $n } клетки.
    [few] фигура из { $n } клеток.
   *[many] фигура из { $n } клеток.
}
cartographers-with-coin = Приносит монету.
# Under a shape that cannot be chosen; at most 14 characters
cartographers-no-room = нет места
cartographers-turn = Повернуть
cartographers-flip = Отразить
cartographers-hint-place = Выберите на карте клетку без штриховки.
cartographers-hint-ruins = Выберите клетку: фигура должна накрыть руины.
cartographers-hint-ambush = Карта владений: { $player }. Выберите клетку для монстров.
cartographers-hint-pin = Помещается. Коснитесь или нажмите Enter, чтобы положить.
cartographers-hint-drop = Помещается. Отпустите, чтобы положить.
cartographers-hint-pinned = Фигура положена. Подтвердите или сдвиньте её.
cartographers-misfit = Здесь фигура не помещается.
cartographers-misfit-ruins = Фигура должна накрыть руины: передвиньте её.
cartographers-misfit-turn = Так не помещается: поверните или отразите фигуру.
cartographers-hatched = Штриховка: там фигура в таком положении не поместится.
cartographers-single-ruins = Ни одна фигура карты не накроет незаполненные руины: заполните любую одну клетку.
cartographers-on-map-of = карта: { $player }
cartographers-ambush-banner = Засада: вы рисуете монстров на чужой карте владений ({ $player }).
# The button that takes the shape off the map again; at most 8 characters
cartographers-lift = Снять
# The button; $terrain: its name
cartographers-draw-here = Нарисовать: { $terrain }
cartographers-draw-monsters = Нарисовать монстров
# $n: stars with their sign
cartographers-gain = Звёзды за этот сезон: { $n }
cartographers-becomes = станет
# Before what monsters do to the map of another
cartographers-effect-on = Для игрока { $player }:
# With this card the time is up
cartographers-last-card = Последняя карта сезона
cartographers-unfold = Показать больше

### Sealed

cartographers-sealed = Запечатано
cartographers-sealed-until = Рисунок можно изменить, пока не сдан последний.
# $players: names; $more: how many others
cartographers-still-drawing = { $more ->
    [0] Ещё рисуют: { $players }
   *[other] Ещё рисуют: { $players } и другие (ещё { $more })
}
cartographers-change = Изменить рисунок
cartographers-sealed-hint = рисунки закрыты, пока не сданы все
cartographers-state-sealed = запечатано
cartographers-state-drawing = рисует

### Edicts. $season, $seasons, $edicts: names

cartographers-edicts = Указы
cartographers-season-scores = { $season }: { $edicts }
# Before the letter, the stars and their change, for those who listen
cartographers-edict = Указ
cartographers-edict-now = Звёзды сейчас:
cartographers-edict-then = С этим рисунком:
cartographers-scored-now = этот сезон
cartographers-scored-in = сезон: { $season }
cartographers-scored-no-more = Больше не учитывается.
cartographers-scored-seasons = Учитывается: { $seasons }.
cartographers-monsters = Незаполненные клетки рядом с монстрами

### Season and deck

cartographers-season = Сезон
cartographers-deck = { $n ->
    [one] Осталась { $n } карта
    [few] Осталось { $n } карты
   *[many] Осталось { $n } карт
}
cartographers-revealed = В этом сезоне
cartographers-to-come = Ещё в колоде
cartographers-ambushes-among = { $n ->
    [one] и { $n } засада
    [few] и { $n } засады
   *[many] и { $n } засад
}
cartographers-ambushes-unseen = Засады, которых ещё не было
# The heading of what a season brought
cartographers-season-over = Сезон окончен: { $season }
cartographers-season-limit = Сезон кончается, когда время достигает { $n }.
cartographers-season-edicts = В конце учитываются указы { $edicts }, монеты и монстры.

### Scores

cartographers-your-score = Ваш счёт
cartographers-score-of = Счёт: { $player }
cartographers-total = Итог
cartographers-expected = В конце, если ничего не изменится: { $n }
# $rating: with its sign; $title: a solo title; $par: sum of the numbers on the edicts
cartographers-rating = Оценка { $rating } (против { $par }): { $title }

### Others

cartographers-since = С вашего последнего рисунка
cartographers-log = Журнал
cartographers-chat = Чат
cartographers-neighbours = Соседи
cartographers-all-maps = Все карты владений
cartographers-more-maps = { $n ->
    [one] Ещё { $n } карта владений
    [few] Ещё { $n } карты владений
   *[many] Ещё { $n } карт владений
}
cartographers-looking-at = Вы смотрите на чужую карту владений ({ $player }).
cartographers-back-to-drawing = Вернуться к рисунку
cartographers-back-to-mine = К моей карте

### Explained. $back: kind of scoring card

cartographers-scoring-card = Карта подсчёта очков: { $back }
cartographers-solo-number = В игре для одного: { $n } вычитается из оценки.
