# Партии одного человека. Читатели: игроки.

games-title = Ваши партии
games-lead = Чем они закончились, что у них общего и их повторы. Это видите только вы.
games-none = Ни одна ваша партия ещё не закончена. Первая появится здесь, как только закончится.
games-begin = Начать партию
games-company = { $company ->
    [alone] в одиночку
    [bots] мест: { $n }, с ботами
   *[people] мест: { $n }, с людьми
}
games-kind = { $game }, { games-company }
games-played = Партии
games-won = Победы
games-percent = { $n } %
games-mean = Очки в среднем
games-best = Лучший результат
games-trend = Очки в последних партиях ({ $n }): от { $least } до { $most }, в среднем { $mean }.
games-sources = Откуда взялись очки, в среднем
games-history = Все партии
games-filter-game = Какая игра
games-all = Все игры
games-filter-company = С кем
games-with-anybody = С кем угодно
games-with = { $company ->
    [alone] В одиночку
    [bots] С ботами
   *[people] С людьми
}
games-was-won = победа
games-was-lost = не победа
games-replay = Повтор: { $game }, очки: { $points }
games-no-match = Таких партий нет.
games-more = Более ранние партии
