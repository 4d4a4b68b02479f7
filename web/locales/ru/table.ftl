# At a table: the question and its answers, the log, the menu. Readers: players.

### Things that can be chosen, for those who listen

table-can = Можно выбрать
table-sheet-raise = Показать больше
table-sheet-lower = Показать меньше
table-selected = Выбрано

### The question

# What an answer costs, brings, scores, and what follows from it: headings of a list
table-pay = Цена
table-gain = Доход
table-score = Очки
table-then = Затем
table-no-way-back = Откроется что-то скрытое: отменить будет нельзя.
table-ways = Способы
table-answers = Ответы
table-all-answers = Все ответы ({ $n })
table-choose-start = Выберите что-нибудь в золотой рамке.
table-choose-lit = Выберите что-нибудь в пунктирной рамке.
table-choose-none = Ничего не выбирать
table-choose-several = Выбрать { $n }
table-picked-of = { $n } из { $most }
table-picked-most = { $n }, не больше { $most }
table-picked-least = { $n }, не меньше { $least }
table-drop = Убрать: { $what }
table-fewer = Меньше: { $what }
table-more = Больше: { $what }
table-more-of = Ещё { $n }: { $what }
table-pick-all = Все ({ $n })
table-pick-others = Остальные ({ $n })
table-over = Партия окончена
# $players: one name, or several joined
table-hint = Подсказка
table-hint-thinking = { $bot } думает…
table-thinking = { $n ->
    [one] { $players } думает…
    [few] { $players } думают…
   *[many] { $players } думают…
}
table-thinking-time = Сколько времени на раздумье уже прошло
table-waiting = Ход: { $players }
table-waiting-many = { $n ->
    [one] Ждём ещё { $n } игрока
    [few] Ждём ещё { $n } игроков
   *[many] Ждём ещё { $n } игроков
}
table-you-watch = Вы наблюдаете за партией.
table-look-around = А пока можно посмотреть любую карту и любой город.
table-prepare-hint = Нажмите на карту или место, чтобы подготовить следующее действие.
table-take-back = Вернуть
table-held = Будет сыграно через мгновение. Esc возвращает.
table-prepared = Подготовлено к вашему ходу.
table-prepared-gone = То, что вы подготовили, больше невозможно.

# The act on the button that does it. $what: a card, a place, goods

### One screen for several people

table-hand-over = Передайте экран: { $player }
table-hand-over-why = Всё закрыто, чтобы никто не видел чужих карт.
table-hand-over-ready = Я { $player }: показать мой стол

### Around the board

table-season = Время года: { $season }
table-log-all = Все
table-log-of = Показать действия
table-log-empty = Пока ничего.
table-log-earlier = Раньше
table-since = С вашего хода
table-turn-so-far = Ваш ход
table-chat = Чат
table-unread = непрочитанное
# Shows once more, as movement, what happened since the last turn
table-show-again = Показать снова
table-go-there = Перейти
table-say = Написать за стол
table-send = Отправить
table-mute = Скрыть чат
table-unmute = Показать чат
table-clock = Осталось времени
# $d: days, $h: hours
table-clock-days = { $d } д { $h } ч
table-late = время вышло

### The menu

table-replay = Просмотр партии
table-to-server = Передать партию серверу
table-watch-link = Ссылка для зрителей
table-copied = Скопировано. По этой ссылке можно смотреть.
table-leave = Уйти из-за стола: { $player }
table-return = Вернуться: { $player }
table-stand-in = Пусть за игрока играет бот: { $player }
table-close = Закрыть стол насовсем
table-sure = Точно? Нажмите ещё раз

### Tables that are drawn from their views alone

table-face-down = карта рубашкой вверх
table-log = Журнал
