# The frame of every page: where to go, how the line to the server is, buttons that many pages have. Readers: players.

### Names

shell-title = Boardwright
shell-language = Язык
# Every language by its own name, the same in all catalogues
shell-language-en = English
shell-language-it = Italiano
shell-language-fr = Français
shell-language-ru = Русский

### Where to go. A word or two each

# What a screen reader calls the list of these
shell-nav = Страницы
shell-nav-start = Начало
shell-nav-rules = Правила
shell-nav-cards = Карты
shell-nav-daily = Партия дня
shell-nav-learn = Обучение
shell-nav-settings = Настройки
shell-nav-text = Текстовый режим
shell-nav-plain = Простая страница
# The first thing the tab key reaches
shell-skip = К содержанию

### The line to the server

shell-connecting = Соединение…
# $n: seconds until the next try
shell-lost = Нет соединения. Новая попытка через { $n } с.
shell-silent = Сервер не отвечает. Новое подключение через { $n } с.
shell-kept = Ваши действия сохранены и будут отправлены.
shell-offline = Нет сети. Игра продолжится, как только сеть появится.
shell-late = Сервер ещё не ответил. Ждём…
shell-reconnecting = Нет соединения. Восстановление связи…
shell-mended = Соединение восстановлено.
# On a button: do not wait for the next try
shell-try-now = Попробовать сейчас

### Whose turn it is

shell-your-turn = Ваш ход
# $player: a name, or several joined
shell-turn-of = Ход: { $player }
# The title of the browser's tab; $game: name of a game
shell-tab-turn = Ваш ход: { $game }

### Buttons

shell-undo = Отменить
shell-back = Назад
shell-confirm = Подтвердить
shell-close = Закрыть
# Leaves a choice without changing anything
shell-cancel = Назад
shell-menu = Меню
shell-more = Ещё
shell-copy = Скопировать
shell-copied = Скопировано

### When something is not there

shell-loading = Загрузка…
shell-error = Не получилось.
# $reason: one of the refusals, a sentence
shell-error-reason = Не получилось: { $reason }
shell-retry = Повторить
shell-not-found = Здесь ничего нет.
shell-not-found-hint = Возможно, в адресе ошибка, или того, что здесь было, больше нет.
shell-to-start = На главную страницу
shell-new-version = Вышла новая версия.
shell-reload = Обновить

### Who one is, and the way back from the text view

shell-picture-view = Вид с картинками
shell-log-in = Войти
shell-logged-out = Вы вышли из системы.
shell-account = Профиль
shell-account-of = Профиль: { $name }
shell-forgotten = Сервер больше не узнаёт этот браузер: его сеанс завершён. Вы продолжите как новый гость или войдёте, если у вас есть учётная запись.

# Games on this device. $came, $all (numbers in words): megabytes; $n: seconds
shell-engine-comes = Загрузка игр: { $came } из { $all } МБ, осталось около { $n } с.
shell-engine-starts = Запуск…
shell-engine-failed = Не удалось запустить игры на этом устройстве.
