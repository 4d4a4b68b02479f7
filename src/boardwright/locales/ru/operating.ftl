# Что читают хозяева: команды, резервные копии, настройки. Читатели: хозяева.

### Commands

help-serve = Открыть столы для браузеров и программ. Партии хранятся в базе данных, по умолчанию в одном файле.
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
