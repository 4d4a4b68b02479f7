# Looking back at a game, step by step. Readers: players.

replay-title = Повтор партии
# $step, $total: numbers of steps
replay-step = Шаг { $step } из { $total }
# Step 0
replay-deal = Карты розданы.
# An answer whose words these eyes may not know, or that has none
replay-silent = { $player } отвечает.
replay-answers = { $player }: { $what }
replay-handed = { $player } сдаёт рисунок, он ещё скрыт.
replay-steps = Шаги
replay-fetching = Загрузка шагов…

### Controls; most stand on buttons with an icon, the words are read aloud

replay-controls = Управление повтором
replay-first = В начало
replay-turn-back = Предыдущий ход
replay-back = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = На шаг вперёд
replay-turn-on = Следующий ход
replay-last = В конец
replay-slider = Шаг
replay-speed = Скорость
# $n: 1, 2, 4 times as fast
replay-speed-of = { $n }×
replay-jump = Перейти к сезону…
# $season: name of a season
replay-jump-season = { $season } (шаг { $step })
replay-jump-player = { $player }: { $season } (шаг { $step })
replay-keys = Клавиши: ← → — шаг, Page Up и Page Down — ход, Home, End, пробел — смотреть.
replay-eyes = Глазами
replay-everybody = всех

### Elsewhere

replay-link = Ссылка на этот шаг
replay-position = Сохранить позицию
replay-table = К столу
replay-fork = Играть отсюда
replay-fork-hint = С этого шага начнётся новая партия. Остальные места займут боты.
replay-fork-seat = Ваше место
replay-fork-name = Ваше имя
replay-fork-begin = Начать
replay-fork-over = Здесь партия окончена; вернитесь на несколько шагов.
replay-not-over = Повтор откроется, когда партия закончится.
