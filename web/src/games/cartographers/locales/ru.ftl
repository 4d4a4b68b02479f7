# The table of Cartographers in the browser. Card names and rule texts are in the server's catalogue.

### The map. $player: a name, never inflected

cartographers-your-map = Ваша карта
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

### The text view

text-edicts = Карты подсчёта очков
text-map-of = Карта игрока: { $player }
text-mark-forest = Ле
text-mark-village = Де
text-mark-farm = По
text-mark-water = Во
text-mark-monster = Мо
text-mark-ruins = Ру
text-legend = Ле лес, Де деревня, По поля, Во вода, Мо монстр, ^ гора, Ру руины, # ущелье
text-shape = { $n ->
    [one] Фигура из { $n } клетки: { $spaces }.
    [few] Фигура из { $n } клеток: { $spaces }.
   *[many] Фигура из { $n } клеток: { $spaces }.
}
text-shape-coin = { $n ->
    [one] Фигура из { $n } клетки, приносит монету: { $spaces }.
    [few] Фигура из { $n } клеток, приносит монету: { $spaces }.
   *[many] Фигура из { $n } клеток, приносит монету: { $spaces }.
}
text-shape-anywhere = Так они лежат в верхнем левом углу. Их можно поворачивать, переворачивать и сдвигать.
text-monsters = Пустых клеток рядом с монстрами: { $n }
text-scored-now = считается в этом сезоне

### The rules

rules-about-cartographers = Нарисуйте карту северных земель. Все рисуют одновременно, а очки дают указы королевы.
rules-shape-coin = с монетой
rules-solo-number = В одиночку: { $n }
rules-group-explore = Карты местности
rules-group-ruins = Карты руин
rules-group-ambush = Карты засады
rules-group-edict = Карты подсчёта очков
rules-cartographers-goal = О чём эта игра
    .a = Каждый рисует местность на своей карте владений, все одновременно. Четыре указа говорят, что угодно королеве. После каждого из четырёх сезонов считаются два из них; побеждает тот, у кого больше всего звёзд.
    .b = Рядов и столбцов на карте владений по { $size }. На ней напечатаны горы и руины, а на другой стороне ещё и ущелье.
rules-cartographers-turn = Раунд
    .a = Открывается карта. Каждый выбирает один из её типов местности и одну из её фигур и рисует, все одновременно. Затем складывается время карт; если оно достигло продолжительности сезона, сезон окончен.
    .b = Ждать своего хода не нужно: ваш рисунок скрыт, пока не сдадут все.
rules-cartographers-drawing = Рисование
    .a = Поворачивайте и отражайте фигуру как угодно и рисуйте её на незаполненных клетках где угодно. Она не обязана касаться нарисованного раньше.
    .b = Если ни одна фигура карты нигде не помещается, заполните одну клетку местностью с карты. Пока хоть одна помещается, рисовать нужно её.
    .c = Нарисованные клетки, горы и ущелье считаются заполненными. Руины не заполнены, пока на них никто не нарисовал, и остаются руинами и после этого. Клетки примыкают друг к другу, если у них общая сторона.
rules-cartographers-ruins = Руины
    .a = После карты руин следующая местность должна накрыть хотя бы одну незаполненную клетку руин.
    .b = Если на вашей карте владений это невозможно, заполните одну клетку где угодно местностью с карты.
rules-cartographers-ambush = Засада
    .a = Когда выходит засада, вы передаёте свою карту владений соседу и рисуете монстров на той, которую получили, там, где они мешают больше всего. Потом карты возвращаются.
    .b = Каждый сезон в колоду добавляется одна карта засады; не вышедшие остаются в ней.
rules-cartographers-coins = Монеты и монстры
    .a = Фигура с монетой приносит монету, и гора тоже, как только заполнены все четыре клетки вокруг неё. Монета даёт 1 звезду в конце каждого сезона, начиная с этого: ранние ценнее. Монет не более { $coins }.
    .b = В конце каждого сезона вы теряете 1 звезду за каждую незаполненную клетку рядом с монстром. Заполняйте клетки вокруг них.
rules-cartographers-seasons = Сезоны
    .a = Сезон кончается, когда время его карт достигает его продолжительности. Последнюю карту рисуют целиком. Затем все карты исследования снова перемешиваются.
    .b = Каждый указ считается в двух сезонах, оба раза полностью.
rules-cartographers-edicts = Указы
    .a = Четыре карты подсчёта очков, по одной каждого вида, раздаются указам от А до Г. Область — это все клетки одной местности, которые соединены сторонами.
rules-cartographers-scoring = Подсчёт очков
    .a = Сезон приносит: первый указ, второй указ, 1 звезду за каждую монету, минус 1 звезду за каждую незаполненную клетку рядом с монстром. Может выйти и меньше нуля.
    .b = Сумма четырёх сезонов — ваш счёт. При ничьей побеждает тот, кто потерял меньше звёзд из-за монстров; если и это поровну, победа разделена.
rules-cartographers-solo = В одиночку
    .a = Тогда монстры приходят сами: каждая карта засады говорит, из какого угла и в какую сторону они ищут первое место, где их фигура помещается.
    .b = В конце вычтите из счёта числа на четырёх картах подсчёта очков. Это ваша оценка, и она приносит титул.
# A table of titles
rules-cartographers-titles = Оценка не ниже
rules-cartographers-sides = Две стороны карты владений
    .a = На обеих есть горы и руины. На второй посередине ущелье: там рисовать нельзя.
rules-season-limit = Продолжительность
rules-season-scored = Считаются указы

### The guided first game

lessons-cartographers-learn-1 = Поворачивать, отражать и размещать фигуры
lessons-cartographers-learn-2 = Читать указы, которые приносят звёзды
lessons-cartographers-learn-3 = Монеты, руины и засада
lessons-cartographers-learn-4 = Сыграть целую весну и подсчитать её
lessons-cartographers-goal = Четыре сезона вы рисуете эту карту владений: леса, поселения, поля и водоёмы, фигуру за фигурой. Побеждает тот, у кого больше звёзд.
    Пустые клетки заполняете вы. Горы на карте уже есть.
    .title = Ваша карта владений
lessons-cartographers-card = Каждый раунд для всех раскрывается одна карта. На ней местность и фигура. Здесь — лес, и вы выбираете одну из двух фигур. Маленькая приносит монету.
    .title = Раскрыта карта
lessons-cartographers-edicts = Указы говорят, что приносит звёзды. Весной считаются А и Б, летом Б и В, осенью В и Г, зимой Г и А. Сегодня А — «{ $first }»: звезда за каждую клетку леса у края.
    .title = Указы
lessons-cartographers-turn = Перед размещением фигуру можно повернуть и отразить. Она должна лечь на пустые клетки. Касаться чего-либо она не обязана.
    .title = Поворот и отражение
lessons-cartographers-place = Нарисуйте лес вдоль края карты. Выберите фигуру, затем клетку; чтобы передвинуть фигуру, выберите другую клетку. Где штриховка, она не поместится.
    Или нажмите «Показать».
    .title = Разместите фигуру
lessons-cartographers-confirm = Видно, что это принесёт, а клетки, которые считает указ, подсвечены. Пока вы не подтвердите, ничего не нарисовано.
    .title = Посмотрите и подтвердите
lessons-cartographers-others = Все рисуют одновременно, каждый на своей карте. Карты других можно смотреть когда угодно.
    .title = Остальные игроки
lessons-cartographers-terrain = На этой карте одна фигура и две местности. Выбираете вы. Ещё немного леса вдоль края сразу принесёт звёзды.
    .title = Фигура и две местности
lessons-cartographers-coins = Когда заполнены все четыре стороны горы, вы получаете монету. Каждая монета — звезда в конце каждого сезона, так что ранние выгоднее. Рисуйте рядом с горой.
    .title = Монеты и горы
lessons-cartographers-ruins = Сначала вышла карта руин. Поэтому фигура должна накрыть клетку руин. Если это невозможно, вы рисуете фигуру из одной клетки где угодно.
    .title = Руины
lessons-cartographers-ambush = Пришли монстры. Вы рисуете их на карте соседа, а сосед — на вашей. Каждая пустая клетка рядом с монстром отнимает звезду в каждом сезоне. Оставьте вокруг них побольше пустых клеток.
    .title = Засада
lessons-cartographers-time = Карты занимают время. Когда время сезона вышло, он кончается: это последняя карта весны. Затем считаются А и Б, монеты и монстры.
    .title = Время на исходе
lessons-cartographers-scored = Весна принесла эти звёзды. Два указа и монеты прибавляются, пустые клетки рядом с монстрами вычитаются. Летом заполните эти клетки.
    .title = Весна окончена
lessons-cartographers-on = Ещё три сезона, и карта готова. Когда встретится что-то новое, я подскажу.
    .title = Этого достаточно
lessons-cartographers-tip-single = Ни одна фигура этой карты у вас не помещается. Поэтому вы рисуете одну клетку её местности.
    .title = Ничего не помещается
lessons-cartographers-tip-rift = Эта карта — одна клетка любой местности, даже монстр. Ею удобно закрывать пробелы, например вокруг гор.
    .title = Любая местность
lessons-cartographers-tip-ruins-again = Снова руины: фигура должна накрыть клетку руин.
    .title = Руины
lessons-cartographers-tip-ambush-again = Снова монстры, на карте соседа. Ставьте их там, где рядом много пустых клеток.
    .title = Засада
lessons-cartographers-tip-winter = В последнем сезоне считаются Г и А. Он самый короткий.
    .title = Зима

### Names

name-breaks-cartographers =
    Ано-ма-лия баг-бе-ров вол-шеб-ни-ков го-бли-нов Гор-но-ле-сье За-те-рян-ное Каль-де-ры
    кня-же-ство ко-боль-дов Необъ-ят-ные Нетро-ну-тые обе-то-ван-ная При-озё-рье про-сто-ры
    Раз-би-тые Ры-бац-кая Сто-ро-же-вой
