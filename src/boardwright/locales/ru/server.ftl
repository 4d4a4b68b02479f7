# The server: what it refuses, and its notices. Readers: players, hosts, builders.

### Refusals at a table. Readers: players.

refusal-stale = за столом уже всё изменилось; вот как обстоит дело сейчас.
refusal-daily-secret = партия дня остаётся тайной, пока день не закончится.
refusal-no-day = на эту дату партии дня нет.
refusal-no-table = такого стола нет.
refusal-no-access = этот стол для вас закрыт; попросите ссылку.
refusal-no-reviews = этот сервер не разбирает партии.
refusal-no-turning-point = здесь ничего лучше не найдено.
refusal-hint-company = здесь играют несколько человек: подсказки есть только в одиночных партиях и партиях с ботами.
refusal-hint-daily = в партии дня подсказок нет.
refusal-not-your-seat = это не ваше место.
refusal-not-host = это может сделать только хозяин стола.
refusal-not-seated = это могут делать только игроки за этим столом.
refusal-not-anothers-seat = это только для места другого игрока.
refusal-not-late = этот игрок не опаздывает и не выходил из-за стола.
refusal-not-away = вы и так за столом.
refusal-return-first = за вас отвечает бот; сначала вернитесь.
refusal-forfeited = это место выбыло из партии.
refusal-already-left = вы уже вышли из-за стола.
refusal-seat-taken = это место занято.
refusal-seat-free = это место уже свободно.
refusal-seats-open = есть места без игроков.
refusal-table-full = свободных мест нет.
refusal-already-begun = партия уже началась.
refusal-not-begun = партия ещё не началась.
refusal-not-over = партия ещё не завершена.
refusal-table-over = партия завершена.
refusal-chat-off = за этим столом нет чата.
refusal-chat-seats = здесь пишут только игроки.
refusal-chat-empty = сообщение пустое.
refusal-no-such-answer = число ответов в этой партии: { $most }.
refusal-rules-changed = эта партия начата по другим правилам (версия { $rules }), показать её нельзя.
refusal-log-broken = журнал этого стола повреждён.
refusal-moved = стол переносится; попробуйте ещё раз.
refusal-no-owner = стол сейчас недоступен; попробуйте ещё раз.
refusal-storage-failed = сохранить не удалось, поэтому ничего не изменилось; попробуйте позже.
refusal-storage-full = на этом устройстве не осталось места, поэтому ничего не изменилось; сначала сохраните в файл или удалите старые партии.
refusal-storage-none = этот браузер здесь ничего не хранит (приватное окно?), поэтому ничего не изменилось.
refusal-games-file = это не файл с партиями, как его сохраняет устройство, или он повреждён; ничего не открыто.
refusal-games-left-out =
    { $n ->
        [one] { $n } партия из этого файла не может быть сыграна здесь и пропущена.
        [few] { $n } партии из этого файла не могут быть сыграны здесь и пропущены.
       *[many] { $n } партий из этого файла не могут быть сыграны здесь и пропущены.
    }
refusal-needs-server = для этого нужен сервер; без него можно играть только на этом устройстве.
refusal-server-stopping = сервер сейчас перезапустится; вернитесь через минуту.
refusal-server-error = у нас что-то пошло не так.
refusal-conflict = это уже есть.

### Refusals at the door, and why a connection ends. Readers: players, builders.

refusal-no-session = сначала представьтесь.
refusal-bad-login = имя или пароль не подходит.
refusal-name-taken = это имя уже занято.
refusal-has-account = у вас уже есть учётная запись.
refusal-name-mixed = в этом имени смешаны буквы разных алфавитов; запишите его одним.
refusal-bad-password = этот пароль неверен.
refusal-no-account = у гостей нет пароля; сначала создайте учётную запись.
refusal-no-such-session = этот сеанс уже завершён.
refusal-no-guests = этот сервер только для людей с учётной записью.
refusal-no-accounts = на этом сервере нет учётных записей.
refusal-no-link = эта ссылка неизвестна или устарела.
refusal-busy = сервер сейчас перегружен, ничего не изменилось; попробуйте через минуту.
refusal-no-push = уведомления на телефон на этом сервере отключены.
refusal-push-address = это не адрес службы уведомлений.
# $host: the name of a host
refusal-push-host = этот сервер не отправляет уведомления на { $host }.
refusal-push-keys = эти ключи недействительны.
refusal-too-many = слишком много запросов; подождите немного.
refusal-too-many-reviews = у вас уже идёт несколько разборов; дождитесь конца одного из них.
refusal-too-many-sockets = у вас слишком много соединений.
refusal-too-many-tables = одно соединение не может следить за таким числом столов.
refusal-too-slow = соединение было слишком медленным.
refusal-session-over = этот сеанс завершён.
refusal-restart = сервер перезапускается; вернитесь через минуту.
refusal-origin = этой странице нельзя обращаться к серверу.
refusal-bad-message = это сообщение не удаётся прочитать.
refusal-bad-request = этот запрос не удаётся прочитать.
refusal-wrong-encoding = тело запроса должно быть несжатым текстом в UTF-8.
refusal-hello-first = сначала нужно поздороваться (hello).
refusal-already-greeted = приветствие (hello) уже было.
refusal-protocol-version = этот сервер говорит на версии протокола { $protocol }; перезагрузите страницу или обновите программу.
refusal-no-page = здесь ничего нет.
refusal-no-method = так спросить нельзя.
refusal-too-large = это слишком велико.

### Notices to phones; the text below names the game

push-turn = Ваш ход
