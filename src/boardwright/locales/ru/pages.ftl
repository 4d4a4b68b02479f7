# The plain pages of the server, for any browser. Readers: players.

### The frame

pages-languages = Язык
pages-nobody = Без входа
pages-problem = Не получилось
pages-home = На главную страницу
pages-back = Назад к столу

### Start

pages-welcome = Столы для игр о временах года: в одиночку, с ботами или с друзьями. Простые страницы для любого браузера.
pages-who = Кто вы?
pages-name = Имя
pages-password = Пароль
pages-come-in = Войти как гость
pages-log-in = Войти
pages-log-out = Выйти
pages-register = Создать учётную запись
pages-register-hint = Пароль не короче 8 знаков. Гость сохраняет свои места.
pages-hello = Вы — { $name }.
pages-hello-guest = Вы — { $name }, гость. Пока нет учётной записи, ваши столы доступны только в этом браузере.
pages-new-table = Открыть стол
pages-game = Игра
pages-seats = Места
pages-seats-hint = Для свободных мест вы получите ссылки для друзей; если свободных мест нет, партия начнётся сразу. Несколько своих мест: вы играете за одним экраном, и у каждого места может быть имя.
pages-levels = Как играют боты
pages-seat-name = Имя на этом месте
pages-kind-none = никто
pages-kind-me = я
pages-kind-open = свободно
# $bot: name of a bot
pages-kind-bot = бот: { $bot }
pages-terms = Чат, часы и прочее
pages-clock = Часы
pages-clock-none = без часов
pages-clock-answer = на каждый ответ
pages-clock-bank = на всю партию
pages-clock-minutes = Минуты на часах
pages-clock-more = Добавка за каждый ответ, в секундах (вся партия)
pages-chat-off = выключен
pages-chat-seats = игроки
pages-chat-all = игроки и зрители
pages-listed = Все могут смотреть и занимать свободные места
pages-live-scores = Показывать весь счёт во время партии
pages-with-undo = Шаг можно взять назад
pages-seed = Зерно (одно и то же зерно — одни и те же карты; пусто: случайно)
pages-set-up = Открыть
pages-my-tables = Мои столы
pages-no-tables = У вас нет текущих партий.
pages-finished = Завершённые партии
pages-open-tables = Открытые столы
pages-no-open-tables = Сейчас нет столов, открытых для всех.
pages-list-turn = ваш ход
pages-list-gathering = ждёт игроков
pages-list-running = идёт
pages-list-over = завершена
pages-list-closed = закрыта
pages-list-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
pages-come-by-link = У меня есть ссылка

### By a link

pages-join = Вход по ссылке
pages-join-hint = Вставьте полученную ссылку. (Если скрипты включены, это происходит само.)
pages-join-name = Как вас называть?
pages-join-now = Войти
pages-link = Ссылка

### The table

# $game: name of a game
pages-title-turn = Ваш ход: { $game }
pages-your-turn = Ваш ход.
pages-gathering = Стол ждёт игроков.
pages-closed = Стол закрыт до конца партии.
pages-refresh = Обновить
pages-refreshing = Страница обновляется сама.
pages-hold-still = Остановить
# $time: minutes and seconds
pages-time-left = { $player }: { $time }
pages-undo = Взять назад мой последний шаг
pages-undo-of = Взять назад последний шаг: { $player }
pages-hint = Подсказка
pages-why-not = Что сейчас невозможно и почему
pages-hand-over = Передайте экран: { $player }
pages-i-am = Я — { $player }
pages-table = Стол
pages-result = Итог
pages-more = Счёт и тексты правил
pages-replay = Просмотр партии
pages-record = Файл партии
pages-news = Что произошло
pages-older = Раньше

### Seats

pages-free = Свободное место
pages-seat-you = вы
pages-seat-bot = бот
pages-seat-here = в сети
pages-seat-left = отсутствует
pages-seat-forfeited = место сдано
pages-seat-helped = замена: { $bot }
pages-seat-asked = ходит
pages-sit = Сесть
pages-seat-a-bot = Бот: { $bot }
pages-rise = Освободить место
pages-begin = Начать
pages-leave = Уйти
pages-return = Вернуться
pages-stand-in = Позвать замену
pages-which-bot = Бот
pages-how-answer = На один ответ
pages-how-stand-in = До возвращения
pages-how-forfeit = Насовсем

### Around the table

pages-chat = Чат
pages-message = Сообщение
pages-say = Отправить
pages-write = Написать остальным
pages-invite = Пригласить
pages-link-join = Ссылка для игры
pages-link-watch = Ссылка для зрителей
pages-link-eyes = Ссылка, чтобы смотреть глазами игрока { $player }
pages-link-once = Скопируйте и отправьте эту ссылку: она показана только один раз и действует две недели.
pages-rematch = Сыграть ещё
pages-close = Закрыть стол
pages-close-now = Закрыть для всех

### What happened at the table

pages-log-sat = { $player } садится за стол.
pages-log-rose = Место снова свободно ({ $player }).
pages-log-began = Партия начинается.
pages-log-left = { $player } уходит.
pages-log-returned = { $player } возвращается.
pages-log-closed = { $player } закрывает стол.
# $by calls $bot to the seat of $player
pages-log-answer = { $by }: один ответ вместо игрока { $player } даёт { $bot }.
pages-log-stand-in = { $by } зовёт на замену: { $bot } вместо игрока { $player }.
pages-log-forfeit = { $by } отдаёт место игрока { $player } насовсем: { $bot }.
pages-log-rematch = { $player } готовит ещё одну партию.
pages-rematch-link = Перейти

### Scores, rules, replay

pages-scores = Счёт
pages-boards = Все карты
pages-rules = Тексты правил
pages-rules-about = Карта, место или правило
pages-search = Найти
pages-eyes = Глазами
pages-everybody = все
pages-first = В начало
pages-previous = Назад
pages-next = Вперёд
pages-last = В конец
pages-step = Ответов: { $step } из { $total }
