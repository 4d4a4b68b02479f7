# The end of a game: scores, how they came about, what to do next. Readers: players.

result-title = Итоги
# Under the verdict; $amount: points or stars between the first and the second place, with their number
result-margin = Отрыв от второго места — { $amount }.
result-level = У первых двух поровну.
result-place = Ваше место: { $n } из { $all }; отставание: { $amount }.
result-place-level = Ваше место: { $n } из { $all }.
# Beside the title of a solo game
result-rating = Оценка { $n }
# Of a title that words nothing of it itself; $n: how many have won, $players: who
result-winners = { $n ->
    [one] Побеждает { $players }.
    [few] { $players } делят победу.
   *[many] { $players } делят победу.
}
result-alone = Ваш результат: { $n }
result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}

### Headings

result-scores = Счёт
result-by-source = по источникам
result-course = По сезонам
# Where a title has no seasons
result-course-plain = Ход игры
result-course-steps = Очки после каждого шага.
# Under the chart
result-course-hint = Очки после каждого шага. Кружок на линии: для этого игрока начинается сезон.
result-course-seasons = Очки в конце каждого сезона.
# What a screen reader calls the chart; the table below says the same
result-course-label = График: очки каждого игрока в ходе партии. Числа есть в таблице ниже.
result-course-start = Начало
result-course-end = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
result-course-missing = Ход этой партии показать нельзя.
# $player: a name
result-earners = Откуда очки: { $player }
result-of = Очки игрока

### The table of numbers

result-numbers = Все числа
result-player = Игрок
result-total = Итог
result-all-players = Все игроки ({ $n })
result-fewer-players = Меньше игроков

### How the points of a card add up, in few words

result-copies = карт: { $n }
result-printed = { $n } на карте
result-bonus = { $n } бонус
# On a button; $n: how many there are in all
result-all-earners = Показать всё ({ $n })

### What to do next

result-rematch = Реванш
result-come-over = Перейти к реваншу
result-replay = Повтор партии
result-review = Разбор
result-share = Поделиться
result-share-hint = По этой ссылке можно посмотреть стол и повтор партии. Она действует две недели.
result-record = Файл партии
result-more = Счёт и ход партии

### Checking the deal

result-fair = Честной ли была раздача?
result-fair-hint = До первой карты стол показал обязательство: хеш SHA-256 от зерна и соли. Теперь и то и другое открыто, и каждый может проверить, что ни одна карта не была подменена.
result-commitment = Обязательство
result-seed = Зерно
result-salt = Соль
result-fair-yes = Проверено в этом браузере: всё совпадает.
result-fair-no = Не совпадает.
result-fair-elsewhere = Этот браузер может проверить это только по защищённому соединению.
result-fair-chosen = Зерно этой партии кто-то выбрал и мог знать карты заранее.
