# The server: its commands, and what it refuses. Readers: players, hosts, builders.

### Commands

help-serve = Открыть столы для браузеров и программ: один процесс, один файл базы данных.
help-host = Адрес для подключений; 0.0.0.0 — для всех, кому доступен этот компьютер. По умолчанию: только этот компьютер.
help-host-word = АДРЕС
help-port = Порт для подключений; 0 — любой свободный. По умолчанию: 8080.
help-processes = Число процессов сервера на одном порту; 0 — по одному на ядро, не больше 4 с SQLite и 8 с PostgreSQL. По умолчанию: 0.
help-no-open = Не открывать браузер.
help-database = Где хранятся партии: sqlite:///ФАЙЛ или postgresql+psycopg://… По умолчанию: boardwright.db в этой папке.
help-config = Файл настроек (TOML). По умолчанию: boardwright.toml в этой папке, если он есть.
# The server is ready. $address: what to type into a browser.
serve-open = Boardwright открыт по адресу { $address } (Ctrl-C закрывает его)

### Backups. $file: the file; the numbers are what it holds.

help-backup = Сохранить в одном файле всё, что хранит сервер; останавливать его не нужно.
help-restore = Восстановить копию в пустую базу данных, SQLite или PostgreSQL. Сервер в это время должен быть остановлен.
help-replace = Заменить содержимое базы данных; оно пропадёт.
backup-done = Копия сохранена: { $file }. Столы: { $tables }; записи журналов: { $entries }; люди: { $people }.
restore-done = Восстановлено из { $file }. Столы: { $tables }; записи журналов: { $entries }; люди: { $people }.

### The commands of an administrator. Readers: hosts.

help-admin = Управлять сервером: столы, люди, объявления. Сервер может работать или нет.
help-admin-list = Показать список столов.
help-admin-inspect = Показать журнал стола таким, каким его знают зрители.
help-admin-close = Сразу закрыть стол; игроки это увидят.
help-admin-export = Сохранить партию стола, завершённую или нет, как запись; без файла она выводится. Запись раскрывает скрытое.
help-admin-import = Открыть стол из сохранённой партии.
help-admin-people = Показать список людей.
help-admin-revoke = Отозвать сеансы и ссылки: все у одного человека или по параметрам.
help-admin-ban = Закрыть человеку доступ: его сеансы и ссылки прекращаются, войти нельзя.
help-admin-unban = Вернуть человеку доступ.
help-admin-announce = Показать строку всем, кто подключён.
help-admin-audit = Показать, что делали администраторы.
help-table-word = СТОЛ
help-name-word = ИМЯ
help-text-word = ТЕКСТ
help-status = Только столы в этом состоянии.
help-of-game = Только столы этой игры.
help-secrets = Показать журнал как он записан, со всем скрытым. Этот просмотр будет отмечен.
help-for = Кому достанется стол: имя или идентификатор.
help-link = Отозвать эту ссылку; её идентификатор есть в списке ссылок стола.
help-sessions = Завершить сеансы этого человека, но не ссылки.
help-seconds = Через сколько секунд произойдёт объявленное; игроки видят обратный отсчёт.
# Headings of lists
column-table = Стол
column-game = Игра
column-status = Состояние
column-entries = Записи
column-changed = Изменён
column-id = Id
column-name = Имя
column-kind = Вид
column-tables = Столы
column-sessions = Сеансы
column-since = С
column-time = Время
column-what = Что
# Status of a table; kinds of people
status-gathering = сбор
status-running = идёт
status-over = завершён
status-closed = закрыт
person-account = учётная запись
person-guest = гость
person-banned = доступ закрыт
# $status: one of those above; $entries: number of entries of its log
inspect-heading = Стол { $table }: «{ $game }», { $status }, записей: { $entries }.
# What happens at a table, as its log tells it. $player: who holds the seat; $name: who did it; $seat: from 0.
deed-created = Стол готов.
deed-sat = { $player } садится за стол.
deed-rose = Место { $seat } снова свободно.
deed-began = Партия начинается.
deed-chose = { $player } отвечает.
deed-said = { $name }: { $text }
deed-left = { $player } выходит из-за стола.
deed-returned = { $player } возвращается.
deed-replaced = { $name } сажает бота на место игрока { $player }: { $bot }.
deed-closed = { $name } закрывает стол.
deed-rematch = { $name } открывает стол для реванша: { $text }.
# What an administrator has done
admin-closed = Стол закрыт: { $table }
admin-imported = Стол готов: { $table }
admin-revoked = Отозвано: сеансы { $sessions }, ссылки { $links }.
admin-banned = Доступ закрыт: { $name }. Завершено сеансов: { $sessions }.
admin-unbanned = Доступ возвращён: { $name }.
admin-announced = Объявление отправлено.

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
refusal-needs-server = для этого нужен сервер; без него можно играть только на этом устройстве.
refusal-server-stopping = сервер сейчас перезапустится; вернитесь через минуту.
refusal-server-error = у нас что-то пошло не так.
refusal-conflict = это уже есть.

### Турниры. Читатели: игроки.

refusal-tournament-terms = эти условия турнира не сочетаются.
refusal-tournament-over = турнир окончен.
refusal-tournament-nobody = участника с таким номером в турнире нет.
refusal-tournament-members = участник — это один человек или два партнёра там, где играют парами.
refusal-tournament-entered = вы уже участвуете в этом турнире.
refusal-tournament-late = записываться уже поздно.
refusal-tournament-round-running = идёт тур.
refusal-tournament-rounds-played = все туры сыграны.
refusal-tournament-no-round = сейчас тур не идёт.
refusal-tournament-deals-played = эти игроки уже получили все раздачи.
refusal-tournament-match = неверное число игроков за столом.
refusal-tournament-busy = кто-то здесь уже играет или выбыл.
refusal-tournament-no-game = такой партии в туре нет.
refusal-tournament-too-few = для тура слишком мало игроков.

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

### Refusals on the command line. $problem: what the system says. Readers: hosts.

refusal-no-server = сервер не установлен (не хватает: { $package }). Установите boardwright[server].
refusal-no-postgres = драйвер PostgreSQL не установлен (не хватает: { $package }). Установите boardwright[postgres].
refusal-cannot-listen = сервер не может принимать подключения здесь: { $problem }
refusal-database-in-use = этой базой данных пользуется сервер; сначала остановите его.
refusal-database-failed = базой данных воспользоваться не удаётся: { $problem }
refusal-database-newer = база данных от более новой версии Boardwright (ревизия { $revision }).
refusal-database-version = база данных от другой версии Boardwright (ревизия { $revision }); более старую сервер обновит при запуске.
refusal-database-full = база данных не пуста; --replace заменит её содержимое.
refusal-no-database = здесь нет базы данных сервера.
refusal-not-backup = это не резервная копия Boardwright.
refusal-backup-damaged = эта копия повреждена; из неё ничего не восстановлено.
refusal-backup-newer = эта копия от более новой версии Boardwright (ревизия { $revision }).
refusal-backup-foreign = файл уже есть, и это не резервная копия; он остаётся как есть.
refusal-backup-failed = сделать копию не удаётся: { $problem }
refusal-no-person = здесь нет никого с таким именем или идентификатором.
refusal-several-people = это имя у нескольких людей; укажите идентификатор: { $known }
refusal-not-banned = доступ этого человека не закрыт.
refusal-revoke-one = укажите что-то одно: имя, --link или --sessions.
# Settings. The name of the setting stands before the message.
refusal-settings-unknown = такой настройки нет. Есть настройки: { $known }
refusal-settings-whole = здесь нужно целое число от { $least } до { $most }.
refusal-settings-least = здесь нужно целое число не меньше { $least }.
refusal-settings-number = здесь нужно число от 0 до { $most }.
refusal-settings-above = здесь нужно число больше 0, но не больше { $most }.
refusal-settings-site = здесь нужен адрес, как его пишут браузеры, например https://play.example.org, без пути.
refusal-settings-proxy = здесь нужны адреса или сети, например 127.0.0.1 или 10.0.0.0/8, либо одна *.
refusal-settings-push-host = здесь нужны имена узлов, например push.example.org или push.example.org:8443, либо *.
refusal-settings-push-contact = здесь нужен адрес: mailto:ИМЯ@УЗЕЛ или https://…
refusal-settings-database = здесь нужно sqlite:///ФАЙЛ или postgresql+psycopg://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА.

### Notices to phones; the text below names the game

push-turn = Ваш ход
