# The review of a finished game: where it turned, what was better, and why. Readers: players.
# Sentences that the terminal has as well are in `terminal.ftl`.

review-title = Разбор
# Heading over the chart: what could be expected as the lead at the end, in points
review-expected-lead = Ожидаемый отрыв в конце
review-expected-rating = Ожидаемая оценка в конце
# Beside the heading: whose lead it is
review-of-player = { $player }
review-band = В полосе — восемь из десяти воображаемых партий. Карты, которых игрок не видел, в каждой сдаются заново.
review-lines = Линия на каждого игрока: ожидаемый отрыв от лучшего из остальных.
# What a screen reader calls the chart; $end: the lead at the end, $n: how many turning points there are
review-chart = График: ожидаемый результат по ходу партии. В конце { $end }. { $n ->
    [0] Переломных моментов пока нет.
    [one] { $n } переломный момент.
    [few] { $n } переломных момента.
   *[many] { $n } переломных моментов.
} Числа — в таблице ниже.
# Headings of the table of numbers
review-step = Шаг
review-expected = Ожидалось
# In place of a season
review-step-n = Шаг { $n }

### Progress

review-beginning = Партия читается…
review-done = Решений: { $n } из { $all }.
# $n: seconds, rounded up
review-left = Осталось не больше { $n } с или около того.
review-stop = Остановить
review-go-on = Продолжить
review-looking = Идёт поиск переломных моментов; каждый появится, как только станет ясен.
review-failed = Разбор не удалось закончить.

### A turning point

review-moments = Переломные моменты
review-moment-n = Переломный момент { $n }
# In the list of better answers; $option: the one that was played
review-instead = а не { $option }
review-before = Предыдущий момент (,)
review-next = Следующий момент (.)
# The number of the turning point among all
review-of = { $n } / { $all }
# $points: a number with one decimal
review-lost-here = Здесь вы потеряли около { $points } очка
review-lost-by = { $player }: здесь потеряно около { $points } очка
# Marks of the two answers
review-played = Сыграно
review-better = Лучше
review-why = Почему.
review-worlds = { $n ->
    [one] Оценка по { $n } воображаемой партии
    [few] Оценка по { $n } воображаемым партиям
   *[many] Оценка по { $n } воображаемым партиям
}, исходя из того, что игрок мог знать.
review-show = Показать на поле

### Trying again

# Buttons: answer a turning point oneself, and stop doing so
review-try = Попробовать ещё раз
review-try-stop = Показать, что было лучше
review-try-search = Найти ответ
# $n: how many answers are not shown
review-try-more = { $n ->
    [one] Ещё { $n } ответ; его можно найти поиском.
    [few] Ещё { $n } ответа; их можно найти поиском.
   *[many] Ещё { $n } ответов; их можно найти поиском.
}
review-try-busy = Проверка в воображаемых партиях…
# Under an answer, after a colon: how good it is
review-try-beyond = даже лучше, чем нашёл разбор.
review-try-equal = примерно не хуже лучшего ответа.
review-try-better = лучше сыгранного, но не лучший ответ.
review-try-same = примерно так же, как сыгранное.
review-try-worse = хуже сыгранного.
# $gain, $gap: points with their sign and ±
review-try-numbers = К сыгранному: { $gain } очка, к лучшему ответу: { $gap }.

### Accuracy

# The row under those of the seasons
review-whole = Партия
