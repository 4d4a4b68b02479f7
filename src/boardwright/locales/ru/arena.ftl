# Арена, и записи партий в столбцах.

### Справка

help-arena = Боты играют друг с другом, с одинаковыми раскладами на всех местах, и получают оценки.
help-dataset = Превращает записанные партии в столбцы для анализа.
help-bots-word = БОТ,БОТ
help-option-word = ИМЯ=ЗНАЧЕНИЕ
help-guest-word = ИМЯ=КОМАНДА
help-address-word = АДРЕС
help-sources-word = ЗАПИСЬ…
help-bots = Кто с кем встречается, каждый с каждым: { $bots }, сторонние в виде модуль:атрибут, и гости.
help-match = Вместо этого один состав: по боту на каждое место.
help-arena-seats = Мест за каждым столом; 1 для одиночных партий. По умолчанию: 2.
help-arena-number = Партий у каждого состава, с округлением до полных кругов по местам. По умолчанию: 100.
help-arena-seed = Зерно первого расклада; остальные идут следом. По умолчанию: 0.
help-option = Любой параметр подготовки; можно повторять.
help-arena-out = Хранить результаты в файле .csv или .parquet. Та же команда продолжит с места остановки.
help-arena-picture = Сохранить таблицу как картинку (.png, .svg или .pdf).
help-ray = Играть на кластере Ray по этому адресу; «local» запускает кластер здесь.
help-arena-server = Адрес сервера, где играют гости.
help-guest = Программа, которая садится за стол по ссылке и играет до конца; ссылка – её последний аргумент. Можно повторять.
help-dataset-out = Файл .csv или .parquet, который будет записан.
help-dataset-games = Одна строка на партию вместо одной на решение.

### Ошибки в аргументах

error-bots-or-match = укажите либо --bots, либо --match.

refusal-bot-module = этого бота не загрузить: { $problem }
refusal-bot-attribute = в модуле { $module } нет «{ $attribute }».
refusal-bot-kind = это не бот: не boardwright.bots.Bot.
refusal-bot-twice = бот назван дважды.
refusal-bot-failed = в этом боте произошла ошибка: { $problem }
refusal-bot-illegal = этот бот ответил { $move } за место { $seat }, чего нет среди его вариантов.
refusal-option-form = параметр пишется так: ИМЯ=ЗНАЧЕНИЕ.
refusal-ledger-foreign = этот файл существует, и в нём нет результатов арены; он оставлен как есть.
refusal-ledger-row = строка { $line } – не результат арены.
refusal-ledger-other = в этом файле результаты другого состязания (другие боты, места, параметры или расклады); выберите другой файл.
refusal-ledger-rules = в этом файле результаты по другим правилам; выберите другой файл.
refusal-no-cluster = кластер не отвечает: { $problem }
refusal-cluster-library = для кластера нужен Ray; установите boardwright[ray].
refusal-guest-form = гость пишется так: ИМЯ=КОМАНДА, имя из букв и ещё не занято.
refusal-guest-server = гостям нужен адрес сервера.
refusal-guest-program = программу не запустить: { $problem }
refusal-guest-absent = этот гость не занял своё место.
refusal-guest-left = партия с зерном { $seed } не доиграна: гость ушёл.
refusal-server-silent = сервер отвечает не так, как должен: { $problem }
refusal-no-marker = на странице нет этой метки или её конца.
refusal-columns-kind = имя файла должно кончаться на { $known }
refusal-parquet-library = для файлов Parquet нужен pyarrow; установите boardwright[arena].
refusal-no-records = здесь нет записанных партий.

### Таблица

arena-bot = Бот
arena-games = Партий
# A rating on the scale of openskill
arena-strength = Сила
# The share of games won, with its interval
arena-won = Побед % (95 %)
arena-score = Средний счёт
arena-rating = Средняя оценка
# The mean, and the longest in brackets
arena-seconds = Секунд на решение
arena-meetings = Встречи
arena-no-strength = Для силы нужен openskill; установите boardwright[arena].
arena-going-on = { $n ->
    [one] { $n } партия уже сыграна.
    [few] { $n } партии уже сыграны.
   *[many] { $n } партий уже сыграно.
}
arena-nothing-yet = Ни одна партия ещё не закончена.
arena-kept = Результаты: { $file }
arena-stopped = Остановлено. Та же команда продолжит.
arena-stopped-unkept = Остановлено. С --out ФАЙЛ результаты сохраняются.

### Столбцы

dataset-rows = { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
}
# $rows: "20 rows"
dataset-written = { $file }: { $rows }
