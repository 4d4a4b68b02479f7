# Главная страница, стол перед партией, страница по ссылке.

start-title = Boardwright
start-heading = Выберите игру, компанию — и начинайте.
start-beside = Что вас ждёт
start-footer = Свободный клиент, сделанный игроками. Не связан с издателями и авторами этих игр; все рисунки и тексты — наши собственные.
start-names = Орешник, Папоротник, Мох, Клевер, Ежевика, Можжевельник, Камешек, Щавель, Репейник, Жёлудь, Липа, Шалфей

start-game = Игра
start-players = { $least }–{ $most } игроков
start-players-exactly = Игроков: { $most }

start-company = Компания
start-company-bots = Соло и боты
start-company-friends = Друзья по ссылке
start-company-same = За одним экраном
start-company-friends-hint = Вы получите ссылку для друзей. Кто её откроет, сядет за стол; партия начнётся, когда вы скажете.
start-company-same-hint = Вы передаёте экран друг другу. Между ходами всё закрыто.
start-opponents = Соперники
start-solo = Соло
start-solo-against = Соло: { $rival }
start-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[many] { $n } ботов
}
start-solo-score = В одиночку
start-solo-score-hint = В конце звёзды приносят звание
start-seats = Места
start-your-name = Ваше имя
start-name-twin = За столом уже есть игрок с таким именем. Вас будут различать по номеру места.
start-seat-you = вы
start-seat-bot = Бот
start-seat-friend = Друг
start-seat-open = придёт по ссылке
start-seat-here = за этим экраном
start-seat-level = бот: { $bot }
start-bot-named = Бот ({ $bot })
start-seat-name = Имя на месте { $n }
start-seat-who = Кто на месте { $n }
start-seat-remove = Убрать место { $n }
start-rival-remove = Убрать соперника: { $rival }
start-add-bot = Добавить бота
start-add-seat = Добавить место
start-level-share = На этом устройстве за это время он успевает продумать около { $n } % обычного.
start-levels-full = В полную силу на этом устройстве: { $levels }.

start-summary-standard = Обычная подготовка, случайный расклад.
start-summary-preset = { $preset }, случайный расклад.
start-summary-own = Своя подготовка.
start-summary-seed = Выбранный вами расклад.
start-setup-open = Изменить
start-setup-close = Готово
start-setup-game = Игра
start-setup-terms = За столом
start-presets = Подготовка
start-choice-none = без них
start-choice-dealt = { $n } случайно
start-choice-some = выбрано { $n } из { $of }
start-choice-chance = Оставить случаю
start-choice-own = Свой файл
start-choice-clear = Без него
# A set file, instead of choosing it
start-choice-paste = Или вставьте текст сюда
start-choice-pasted = Вставленный текст
start-unfinished = { $choice }: выберите { $n } или ни одной.
start-clock-minutes = Минуты
start-clock-more = Добавка за ответ, в секундах
start-listed = Открыт для всех
start-live-scores = Счёт во время партии
start-live-scores-hint = Иначе каждый видит только свой
start-undo = Отмена хода
start-undo-hint = Пока не открылось ничего скрытого
start-seed = Зерно
start-seed-chance = случайно
start-seed-hint = Одно и то же число даёт один и тот же расклад. Все видят, что оно выбрано.
start-go = Начать: { $game }
start-go-friends = Пригласить: { $game }

start-yours = Ваши партии
start-yours-wait = { $n ->
    [one] { $n } ждёт вас
    [few] { $n } ждут вас
   *[many] { $n } ждут вас
}
start-yours-none = Сейчас партий нет.
start-yours-first = Здесь будут ваши партии. Они хранятся сколько угодно дней.
start-yours-more = { $n ->
    [one] ещё { $n }
    [few] ещё { $n }
   *[many] ещё { $n }
}
start-finished = Завершённые партии ({ $n })
start-open = Открытые столы
start-open-hint = Приглашаются все
start-row-with = — { $players }
start-row-alone = соло
start-row-turn = ваш ход
start-row-gathering = ждёт игроков
start-row-running = идёт
start-row-over = завершена
start-row-closed = закрыта
start-row-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
start-play = Играть
start-look = Открыть
start-see = Итог
start-watch = Смотреть
start-sit = Сесть

start-join = Войти за стол
start-join-link = Ссылка или код
start-join-hint = Вставьте ссылку, которую вам прислали.
start-join-now = Войти
start-import = Открыть сохранённую партию или позицию
start-kept = Хранится на этом устройстве
start-kept-hint = Партии остаются в этом браузере. Для надёжности время от времени сохраняйте их в файл.
start-save-all = Сохранить все партии в один файл
start-away = Играть без сервера
start-away-hint = Игры загружаются один раз, 6 МБ. Потом здесь можно играть и без связи.
start-away-now = Вы играете на этом устройстве, без сервера. Партию можно передать серверу через её меню.
start-away-back = Вернуться на сервер
start-invited = Вас приглашают
start-invited-hint = За столом вас ждёт место. Как вас называть?
start-invited-by = { $host } приглашает вас: { $game }
start-invited-seats = { $n ->
    [one] Свободно { $n } место из { $all }.
    [few] Свободно { $n } места из { $all }.
   *[many] Свободно { $n } мест из { $all }.
}
start-invited-full = Свободных мест нет. Вы можете наблюдать.
start-invited-with = За столом: { $players }.
start-watching = Вы можете наблюдать: { $game }
start-watching-of = По этой ссылке можно наблюдать за столом. Хозяин: { $host }. Места вы не занимаете.
start-watching-hint = По этой ссылке можно наблюдать. Места вы не занимаете.
start-watch-in = Смотреть
start-come-in = Войти
start-have-account = Есть учётная запись?
start-on-the-way = Идём к столу…
start-link-gone = Возможно, её срок истёк или её отозвали. Попросите новую.
start-link-trouble = Ссылка ещё действует; попробуйте снова.
start-link-another = Другая ссылка

start-learn = Впервые здесь?
start-learn-hint = Первая партия с подсказками покажет всё за десять минут.
start-learn-now = Научиться: { $game }

start-gathering = { $n ->
    [one] Стол на { $n } игрока
    [few] Стол на { $n } игроков
   *[many] Стол на { $n } игроков
}
start-table-closed = Этот стол закрыт.
start-seat-free = Свободное место
start-seat-free-hint = для того, кто придёт
start-seat-ready = на месте
start-seat-online = за столом
start-seat-away = сейчас не здесь
start-seat-host = хозяин стола
start-rise = Встать
start-free = Освободить место
start-sit-beside = Игрок рядом с вами
start-waiting-seats = { $n ->
    [one] Ещё { $n } место свободно.
    [few] Ещё { $n } места свободны.
   *[many] Ещё { $n } мест свободны.
}
start-fill = Посадить ботов и начать
start-complete = Все в сборе.
start-begin = Начать: { $game }
start-waits-for = Когда все соберутся, партию начнёт { $player }.
start-waits = Партия начнётся, когда все соберутся.
start-invite = Пригласить друзей
start-invite-text = Сыграем вместе: { $game }
start-invite-until = Действует до { $date }; сесть за стол может любой, у кого она есть.
start-share = Поделиться
start-agreed = Как договорились
start-agreed-line = { $what }: { $how }
start-agreed-standard = Обычная подготовка, случайный расклад
start-agreed-own = своё
start-agreed-seed = Расклад выбран хозяином стола
start-agreed-rules = Правила те же, с какими партия началась (версия { $rules })
start-agreed-no-clock = Без часов
start-agreed-answer = На каждый ответ: { $time }
start-agreed-bank = На всю партию: { $time }
start-agreed-bank-more = На всю партию: { $time }, за каждый ответ ещё { $more } с
start-agreed-hidden-scores = Чужой счёт скрыт до конца
start-agreed-undo = Шаг можно взять назад
start-agreed-no-undo = Сделанного не вернуть: отмены нет

# No answer at all: the net is gone, or the server is
refusal-unreachable = сервер недоступен; проверьте соединение.
# The file comes from a page without a server. The words in quotes are those of start-away
refusal-needs-device = в этом файле все партии одного устройства; сначала выберите «Играть без сервера».
