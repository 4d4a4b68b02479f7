# Расклад дня.

daily-title = Расклад дня
daily-lead = Одинаковые карты для всех, в одиночку, раз в день.
daily-left = новые расклады через { $h } ч { $m } мин
daily-start = Сыграть
daily-continue = Продолжить
daily-see = Ваш итог
daily-all = Все раздачи
daily-best = Лучшие
daily-players = { $n ->
    [0] пока никто не завершил
    [one] { $n } игрок завершил
    [few] { $n } игрока завершили
   *[many] { $n } игроков завершили
}
daily-nobody = Пока никто не завершил.
daily-so-far = { $n ->
    [one] { $n } игрок завершил; лучший итог: { $best }.
    [few] { $n } игрока завершили; лучший итог: { $best }.
   *[many] { $n } игроков завершили; лучший итог: { $best }.
}
daily-of = { $game }, { $setup }.
daily-same = Карты у всех одинаковые.
daily-won = победа
daily-lost = поражение
daily-yesterday = Вчера
daily-past = В прошлые дни
daily-before = На день раньше
daily-after = На день позже
