# Everdell, base game. Card texts are our own words; names follow the Russian editions. Readers: players.

game-everdell = Эверделл
    .about = Постройте лесной город за четыре времени года
    .time = 40–80 мин

### Goods: a number and its noun. $n: how many.

noun-twig = { $n ->
    [one] { $n } ветка
    [few] { $n } ветки
   *[many] { $n } веток
}
    .acc = { $n ->
        [one] { $n } ветку
        [few] { $n } ветки
       *[many] { $n } веток
    }
noun-resin = { $n ->
    [one] { $n } смола
    [few] { $n } смолы
   *[many] { $n } смолы
}
    .acc = { $n ->
        [one] { $n } смолу
        [few] { $n } смолы
       *[many] { $n } смолы
    }
noun-pebble = { $n ->
    [one] { $n } камушек
    [few] { $n } камушка
   *[many] { $n } камушков
}
noun-berry = { $n ->
    [one] { $n } ягода
    [few] { $n } ягоды
   *[many] { $n } ягод
}
    .acc = { $n ->
        [one] { $n } ягоду
        [few] { $n } ягоды
       *[many] { $n } ягод
    }

### Bare names: resources

good-twig = ветка
good-resin = смола
good-pebble = камушек
good-berry = ягода

### Bare names: zones

zone-meadow = поляна
# The Meadow in sentences of the family. row-of follows «карту»
row-from = с поляны
row-in = на поляне
row-of = с поляны

### Cards: critters. Value: the name; .rule: what the card does.

card-architect = Архитектор
    .rule = В конце игры: { GOODS("point", 1) } за каждую единицу смолы и за каждый камушек в вашем запасе, но всего не более { GOODS("point", 6) }.
card-bard = Бард
    .rule = При розыгрыше: вы можете сбросить с руки не более чем { GOODS("card", 5, case: "acc") }. Получите { GOODS("point", 1, case: "acc") } за каждую сброшенную карту.
card-barge_toad = Веточник
    .rule = При розыгрыше и при сборе урожая: получите { GOODS("twig", 2, case: "acc") } за каждую карту «{ card-farm }» в вашем городе.
card-chip_sweep = Дворник
    .rule = При розыгрыше и при сборе урожая: примените свойство другой зелёной карты в вашем городе. Карту «{ card-chip_sweep }» выбрать нельзя.
card-doctor = Лекарь
    .rule = При розыгрыше и при сборе урожая: вы можете заплатить не более чем { GOODS("berry", 3, case: "acc") }. Получите { GOODS("point", 1, case: "acc") } за каждую уплаченную ягоду.
card-fool = Шут
    .rule = При розыгрыше: поместите эту карту не в ваш город, а в свободную ячейку города соперника, у которого нет карты «{ card-fool }». Подойдёт и соперник, который завершил партию. Владельцу она приносит { GOODS("point", -2, case: "acc") }.
card-historian = Историк
    .rule = После того как вы разыграли любую другую карту: возьмите { GOODS("card", 1, case: "acc") } из колоды.
card-husband = Муж
    .rule = При розыгрыше и при сборе урожая: получите { GOODS("resource", 1, case: "acc") }, если эта карта в паре с картой «{ card-wife }», а в вашем городе есть карта «{ card-farm }». Пара занимает 1 ячейку.
card-innkeeper = Трактирщик
    .rule = Когда вы разыгрываете существо: вы можете сбросить эту карту из вашего города, чтобы снизить его стоимость не более чем на { GOODS("berry", 3, case: "acc") }. Нельзя сочетать с другими свойствами-скидками.
card-judge = Судья
    .rule = Когда вы разыгрываете карту: вы можете заменить в её стоимости { GOODS("resource", 1, case: "acc") } на ресурс другого вида. Нельзя сочетать с другими свойствами-скидками.
card-king = Король
    .rule = В конце игры: { GOODS("point", 1) } за каждое основное и { GOODS("point", 2) } за каждое особое событие, в котором вы приняли участие.
card-miner_mole = Землекоп
    .rule = При розыгрыше и при сборе урожая: вы можете скопировать зелёную карту в городе соперника, кроме карты «{ card-storehouse }». Её условия проверяются в том городе. Чужая карта «{ card-miner_mole }» копирует карту любого другого города, в том числе вашего.
card-monk = Монах
    .rule = При розыгрыше и при сборе урожая: вы можете отдать не более чем { GOODS("berry", 2, case: "acc") } сопернику на выбор. Получите { GOODS("point", 2, case: "acc") } за каждую. Пока эта карта в вашем городе, на карте «{ card-monastery }» открыто второе место.
card-peddler = Барахольщик
    .rule = При розыгрыше и при сборе урожая: вы можете обменять не более чем { GOODS("resource", 2, case: "acc") } на столько же любых ресурсов из общего запаса.
card-postal_pigeon = Почтальон
    .rule = При розыгрыше: раскройте { GOODS("card", 2, case: "acc") } с верха колоды. Вы можете бесплатно разыграть из них { GOODS("card", 1, case: "acc") }, если на ней напечатано не более { GOODS("point", 3) }. Остальные сбросьте. Нельзя сочетать с другими свойствами-скидками.
card-queen = Королева
    .rule = Когда вы размещаете здесь работника: вы можете бесплатно разыграть с руки или с поляны карту, на которой напечатано не более { GOODS("point", 3) }. Нельзя сочетать с другими свойствами-скидками.
card-ranger = Следопыт
    .rule = При розыгрыше: переместите { GOODS("worker", 1, case: "acc") } из размещённых вами, кроме постоянных, на другое доступное место и примените его эффект. Пока эта карта в городе, у карты «{ card-dungeon }» открыта вторая камера, но не для этой карты.
card-shepherd = Пастырь
    .rule = Ресурсы, которыми вы платите за эту карту, получает соперник по вашему выбору. При розыгрыше: получите { GOODS("berry", 3, case: "acc") }, затем { GOODS("point", 1, case: "acc") } за каждый жетон ПО на вашей карте «{ card-chapel }».
card-shopkeeper = Лавочник
    .rule = После того как вы разыграли другое существо в ваш город: получите { GOODS("berry", 1, case: "acc") }.
card-teacher = Учитель
    .rule = При розыгрыше и при сборе урожая: возьмите { GOODS("card", 2, case: "acc") } из колоды. Оставьте { GOODS("card", 1, case: "acc") }, а другую отдайте сопернику, у которого на руке есть место; если такого нет, сбросьте её.
card-undertaker = Гробовщик
    .rule = При розыгрыше: сбросьте { GOODS("card", 3, case: "acc") } с поляны и пополните её. Возьмите на руку { GOODS("card", 1, case: "acc") } с поляны и снова пополните её. Пока эта карта в вашем городе, на карте «{ card-cemetery }» открыто второе место.
card-wanderer = Странник
    .rule = При розыгрыше: возьмите { GOODS("card", 3, case: "acc") } из колоды. Эта карта не занимает ячейку города.
card-wife = Жена
    .rule = В конце игры: { GOODS("point", 3) }, если эта карта в паре с картой «{ card-husband }». Пара занимает 1 ячейку.
card-woodcarver = Резчик
    .rule = При розыгрыше и при сборе урожая: вы можете заплатить не более чем { GOODS("twig", 3, case: "acc") }. Получите { GOODS("point", 1, case: "acc") } за каждую уплаченную ветку.

### Cards: constructions. Value: the name; .rule: what the card does.

card-castle = Замок
    .rule = В конце игры: { GOODS("point", 1) } за каждое обычное сооружение в вашем городе.
card-cemetery = Кладбище
    .rule = Когда вы размещаете здесь работника: раскройте { GOODS("card", 4, case: "acc") } с верха колоды или сброса. Разыграйте из них { GOODS("card", 1, case: "acc") } бесплатно, без других свойств-скидок. Остальные сбросьте. Работник здесь постоянный: до конца игры. Второе место открывает карта «{ card-undertaker }».
card-chapel = Часовня
    .rule = Когда вы размещаете здесь работника: поместите на эту карту { GOODS("point", 1, case: "acc") } из общего запаса. Затем возьмите { GOODS("card", 2, case: "acc") } из колоды за каждый жетон ПО на ней. Жетоны остаются здесь и учитываются в вашем счёте.
card-clock_tower = Башня
    .rule = При розыгрыше: поместите сюда { GOODS("point", 3, case: "acc") }. В начале подготовки к каждому сезону: вы можете убрать отсюда { GOODS("point", 1, case: "acc") }, чтобы ещё раз применить основную или лесную локацию с вашим работником. Оставшиеся жетоны учитываются в вашем счёте.
card-courthouse = Суд
    .rule = После того как вы разыграли другое сооружение в ваш город: получите на выбор { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") } или { GOODS("pebble", 1, case: "acc") }.
card-crane = Кран
    .rule = Когда вы разыгрываете сооружение: вы можете сбросить эту карту из вашего города, чтобы снизить его стоимость не более чем на { GOODS("resource", 3, case: "acc") }. Нельзя сочетать с другими свойствами-скидками.
card-dungeon = Темница
    .rule = Когда вы разыгрываете карту: вы можете поместить сюда узником существо из вашего города, чтобы снизить стоимость не более чем на { GOODS("resource", 3, case: "acc") }. Вторую камеру открывает карта «{ card-ranger }». Нельзя сочетать с другими свойствами-скидками.
card-evertree = Вечное древо
    .rule = В конце игры: { GOODS("point", 1) } за каждую сиреневую карту в вашем городе, считая эту. Когда вы разыгрываете любое существо: вы можете вместо оплаты поместить сюда жетон закрытой двери (только 1 раз).
card-fairgrounds = Ярмарка
    .rule = При розыгрыше и при сборе урожая: возьмите { GOODS("card", 2, case: "acc") } из колоды.
card-farm = Ферма
    .rule = При розыгрыше и при сборе урожая: получите { GOODS("berry", 1, case: "acc") }.
card-general_store = Лавка
    .rule = При розыгрыше и при сборе урожая: получите { GOODS("berry", 1, case: "acc") }, а если в вашем городе есть карта «{ card-farm }» — { GOODS("berry", 2, case: "acc") }.
card-inn = Трактир
    .rule = Когда вы размещаете здесь работника: разыграйте карту с поляны, снизив её стоимость не более чем на { GOODS("resource", 3, case: "acc") }, без других свойств-скидок. Открытая карта: если сюда приходит соперник, владелец получает { GOODS("point", 1, case: "acc") }.
card-lookout = Вышка
    .rule = Когда вы размещаете здесь работника: скопируйте любую основную или лесную локацию в игре, даже занятую.
card-mine = Шахта
    .rule = При розыгрыше и при сборе урожая: получите { GOODS("pebble", 1, case: "acc") }.
card-monastery = Монастырь
    .rule = Когда вы размещаете здесь работника: отдайте { GOODS("resource", 2, case: "acc") } сопернику на выбор и получите { GOODS("point", 4, case: "acc") }. Работник здесь постоянный: до конца игры. Второе место открывает карта «{ card-monk }».
card-palace = Дворец
    .rule = В конце игры: { GOODS("point", 1) } за каждое уникальное сооружение в вашем городе, считая это.
card-post_office = Почта
    .rule = Когда вы размещаете здесь работника: отдайте { GOODS("card", 2, case: "acc") } с руки сопернику на выбор. Вы можете сбросить с руки сколько угодно карт. Доберите из колоды до { GOODS("card", 8) } на руке. Открытая карта: если сюда приходит соперник, владелец получает { GOODS("point", 1, case: "acc") }.
card-resin_refinery = Смоловарня
    .rule = При розыгрыше и при сборе урожая: получите { GOODS("resin", 1, case: "acc") }.
card-ruins = Развалины
    .rule = При розыгрыше: сбросьте другое сооружение из вашего города (без него эту карту не разыграть) и займите его ячейку. Получите ресурсы, равные его напечатанной стоимости. Затем возьмите { GOODS("card", 2, case: "acc") } из колоды.
card-school = Школа
    .rule = В конце игры: { GOODS("point", 1) } за каждое обычное существо в вашем городе.
card-storehouse = Склад
    .rule = При розыгрыше и при сборе урожая: поместите сюда из общего запаса { GOODS("twig", 3, case: "acc") }, { GOODS("resin", 2, case: "acc") }, { GOODS("pebble", 1, case: "acc") } или { GOODS("berry", 2, case: "acc") }. Когда вы размещаете здесь работника: возьмите все ресурсы отсюда.
card-theater = Театр
    .rule = В конце игры: { GOODS("point", 1) } за каждое уникальное существо в вашем городе.
card-twig_barge = Ветковозка
    .rule = При розыгрыше и при сборе урожая: получите { GOODS("twig", 2, case: "acc") }.
card-university = Университет
    .rule = Когда вы размещаете здесь работника: сбросьте другую карту из вашего города. Получите ресурсы, равные её напечатанной стоимости, затем { GOODS("resource", 1, case: "acc") } и { GOODS("point", 1, case: "acc") }.

### Basic locations. Value: a label of at most 28 characters; .rule: what the place gives.

place-three_twigs = { GOODS("twig", 3) }
    .rule = Получите { GOODS("twig", 3, case: "acc") }. Одиночная локация: вмещает { GOODS("worker", 1, case: "acc") }.
place-two_twigs_one_card = { GOODS("twig", 2) } и { GOODS("card", 1) }
    .rule = Получите { GOODS("twig", 2, case: "acc") } и возьмите { GOODS("card", 1, case: "acc") } из колоды. Общая локация: вмещает сколько угодно работников.
place-two_resin = { GOODS("resin", 2) }
    .rule = Получите { GOODS("resin", 2, case: "acc") }. Одиночная локация: вмещает { GOODS("worker", 1, case: "acc") }.
place-one_resin_one_card = { GOODS("resin", 1) } и { GOODS("card", 1) }
    .rule = Получите { GOODS("resin", 1, case: "acc") } и возьмите { GOODS("card", 1, case: "acc") } из колоды. Общая локация: вмещает сколько угодно работников.
place-two_cards_one_point = { GOODS("card", 2) } и { GOODS("point", 1) }
    .rule = Возьмите { GOODS("card", 2, case: "acc") } из колоды и получите { GOODS("point", 1, case: "acc") }. Общая локация: вмещает сколько угодно работников.
place-one_pebble = { GOODS("pebble", 1) }
    .rule = Получите { GOODS("pebble", 1, case: "acc") }. Одиночная локация: вмещает { GOODS("worker", 1, case: "acc") }.
place-one_berry_one_card = { GOODS("berry", 1) } и { GOODS("card", 1) }
    .rule = Получите { GOODS("berry", 1, case: "acc") } и возьмите { GOODS("card", 1, case: "acc") } из колоды. Одиночная локация: вмещает { GOODS("worker", 1, case: "acc") }.
place-one_berry = { GOODS("berry", 1) }
    .rule = Получите { GOODS("berry", 1, case: "acc") }. Общая локация: вмещает сколько угодно работников.

### Forest locations. Value: a label of at most 28 characters; .rule: what the place gives.

place-two_berries_one_card = { GOODS("berry", 2) } и { GOODS("card", 1) }
    .rule = Получите { GOODS("berry", 2, case: "acc") } и возьмите { GOODS("card", 1, case: "acc") } из колоды.
place-two_any = { GOODS("resource", 2) }
    .rule = Получите { GOODS("resource", 2, case: "acc") }, одинаковых или разных.
place-discard_any_draw_double = Сброс: { GOODS("card", 2) } за каждую
    .rule = Вы можете сбросить с руки сколько угодно карт. Затем возьмите { GOODS("card", 2, case: "acc") } из колоды за каждую сброшенную; предел руки — { GOODS("card", 8) }.
place-copy_basic_one_card = Копия локации и { GOODS("card", 1) }
    .rule = Скопируйте любую основную локацию, даже занятую. Затем возьмите { GOODS("card", 1, case: "acc") } из колоды.
place-three_cards_one_pebble = { GOODS("card", 3) } и { GOODS("pebble", 1) }
    .rule = Возьмите { GOODS("card", 3, case: "acc") } из колоды и получите { GOODS("pebble", 1, case: "acc") }.
place-twig_resin_berry = { GOODS("twig", 1) }, { GOODS("resin", 1) } и { GOODS("berry", 1) }
    .rule = Получите { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") } и { GOODS("berry", 1, case: "acc") }.
place-three_berries = { GOODS("berry", 3) }
    .rule = Получите { GOODS("berry", 3, case: "acc") }.
place-two_resin_one_twig = { GOODS("resin", 2) } и { GOODS("twig", 1) }
    .rule = Получите { GOODS("resin", 2, case: "acc") } и { GOODS("twig", 1, case: "acc") }.
place-two_cards_one_any = { GOODS("card", 2) } и { GOODS("resource", 1) }
    .rule = Возьмите { GOODS("card", 2, case: "acc") } из колоды и получите { GOODS("resource", 1, case: "acc") }.
place-discard_three_gain_any = Сброс: любой ресурс за карту
    .rule = Вы можете сбросить с руки не более чем { GOODS("card", 3, case: "acc") }. Получите { GOODS("resource", 1, case: "acc") } за каждую сброшенную карту.
place-draw_two_meadow_play_one = { GOODS("card", 2) } с поляны и розыгрыш
    .rule = Возьмите на руку { GOODS("card", 2, case: "acc") } с поляны. Вы можете разыграть из них { GOODS("card", 1, case: "acc") }, снизив стоимость на { GOODS("resource", 1, case: "acc") }, без других свойств-скидок. Пополните поляну.

### Haven and Journey. Value: a label of at most 28 characters; .rule: what the place gives.

place-haven = Убежище
    .rule = Вы можете сбросить с руки сколько угодно карт. Получите { GOODS("resource", 1, case: "acc") } за каждые { GOODS("card", 2, case: "acc") }. Общее место: вмещает сколько угодно работников.
place-journey_5 = Путешествие (5)
    .rule = Только осенью: сбросьте с руки { GOODS("card", 5, case: "acc") }. В конце игры: { GOODS("point", 5) } за работника здесь. Одиночное место: вмещает { GOODS("worker", 1, case: "acc") }.
place-journey_4 = Путешествие (4)
    .rule = Только осенью: сбросьте с руки { GOODS("card", 4, case: "acc") }. В конце игры: { GOODS("point", 4) } за работника здесь. Одиночное место: вмещает { GOODS("worker", 1, case: "acc") }.
place-journey_3 = Путешествие (3)
    .rule = Только осенью: сбросьте с руки { GOODS("card", 3, case: "acc") }. В конце игры: { GOODS("point", 3) } за работника здесь. Одиночное место: вмещает { GOODS("worker", 1, case: "acc") }.
place-journey_2 = Путешествие (2)
    .rule = Только осенью: сбросьте с руки { GOODS("card", 2, case: "acc") }. В конце игры: { GOODS("point", 2) } за каждого вашего работника здесь. Общее место: вмещает сколько угодно работников.

### Basic events. Value: the name; .rule: what it needs, then what it is worth.

event-city_monument = Городской памятник
    .rule = Условие: в вашем городе не менее чем { GOODS("card", 3) } синего цвета. В конце игры: { GOODS("point", 3) }.
event-grand_tour = Большая регата
    .rule = Условие: в вашем городе не менее чем { GOODS("card", 3) } красного цвета. В конце игры: { GOODS("point", 3) }.
event-harvest_festival = Праздник урожая
    .rule = Условие: в вашем городе не менее чем { GOODS("card", 4) } зелёного цвета. В конце игры: { GOODS("point", 3) }.
event-cartographers_expedition = Картографическая экспедиция
    .rule = Условие: в вашем городе не менее чем { GOODS("card", 3) } коричневого цвета. В конце игры: { GOODS("point", 3) }.

### Special events. Value: the name; .rule: what it needs, then what it does and is worth.

event-a_brilliant_marketing_plan = Выгодный обмен
    .rule = Условие: в вашем городе есть карты «{ card-shopkeeper }» и «{ card-post_office }». При участии: вы можете отдать соперникам (можно разным) в сумме не более чем { GOODS("resource", 3, case: "acc") }. Получите { GOODS("point", 2, case: "acc") } за каждый ресурс.
event-a_well_run_city = Генеральная уборка города
    .rule = Условие: в вашем городе есть карты «{ card-chip_sweep }» и «{ card-clock_tower }». При участии: верните { GOODS("worker", 1, case: "acc") } из размещённых вами, кроме постоянных (можно и этого); он снова доступен в этом сезоне. В конце игры: { GOODS("point", 4) }.
event-an_evening_of_fireworks = Праздник фейерверков
    .rule = Условие: в вашем городе есть карты «{ card-lookout }» и «{ card-miner_mole }». При участии: вы можете поместить сюда не более чем { GOODS("twig", 3, case: "acc") }. В конце игры: { GOODS("point", 2) } за каждую ветку здесь.
event-ancient_scrolls_discovered = Обнаружение древних свитков
    .rule = Условие: в вашем городе есть карты «{ card-historian }» и «{ card-ruins }». При участии: раскройте { GOODS("card", 5, case: "acc") } из колоды. Каждую возьмите на руку, поместите под это событие или сбросьте. В конце игры: { GOODS("point", 1) } за каждую карту под событием.
event-capture_of_the_acorn_thieves = Задержание расхитителей желудей
    .rule = Условие: в вашем городе есть карты «{ card-courthouse }» и «{ card-ranger }». При участии: вы можете поместить под это событие не более чем 2 существа из вашего города. В конце игры: { GOODS("point", 3) } за каждое существо под событием.
event-croak_wart_cure = Создание лекарства от квакоты
    .rule = Условие: в вашем городе есть карты «{ card-undertaker }» и «{ card-barge_toad }». При участии: заплатите { GOODS("berry", 2, case: "acc") } и сбросьте { GOODS("card", 2, case: "acc") } из вашего города (можно и названные). В конце игры: { GOODS("point", 6) }.
event-flying_doctor_service = Служба санитаров леса
    .rule = Условие: в вашем городе есть карты «{ card-doctor }» и «{ card-postal_pigeon }». В конце игры: { GOODS("point", 3) } за каждую пару карт «{ card-husband }» и «{ card-wife }» во всех городах.
event-graduation_of_scholars = Выпускной
    .rule = Условие: в вашем городе есть карты «{ card-teacher }» и «{ card-university }». При участии: вы можете поместить под это событие не более чем 3 существа с руки. В конце игры: { GOODS("point", 2) } за каждое существо под событием.
event-ministering_to_miscreants = Служба для заключённых
    .rule = Условие: в вашем городе есть карты «{ card-monk }» и «{ card-dungeon }». В конце игры: { GOODS("point", 3) } за каждого узника под вашей картой «{ card-dungeon }».
event-path_of_the_pilgrims = Шествие пилигримов
    .rule = Условие: в вашем городе есть карты «{ card-monastery }» и «{ card-wanderer }». В конце игры: { GOODS("point", 3) } за каждого работника на вашей карте «{ card-monastery }».
event-performer_in_residence = Выступление артиста
    .rule = Условие: в вашем городе есть карты «{ card-inn }» и «{ card-bard }». При участии: вы можете поместить сюда не более чем { GOODS("berry", 3, case: "acc") }. В конце игры: { GOODS("point", 2) } за каждую ягоду здесь.
event-pristine_chapel_ceiling = Роспись по потолку
    .rule = Условие: в вашем городе есть карты «{ card-woodcarver }» и «{ card-chapel }». При участии: за каждый жетон ПО на карте «{ card-chapel }» возьмите { GOODS("card", 1, case: "acc") } из колоды и получите { GOODS("resource", 1, case: "acc") }. В конце игры: { GOODS("point", 2) } за каждый жетон ПО на ней.
event-remembering_the_fallen = Поминовение павших
    .rule = Условие: в вашем городе есть карты «{ card-cemetery }» и «{ card-shepherd }». В конце игры: { GOODS("point", 3) } за каждого работника на вашей карте «{ card-cemetery }».
event-tax_relief = Послабление налогов
    .rule = Условие: в вашем городе есть карты «{ card-judge }» и «{ card-queen }». При участии: примените свойства всех зелёных карт в вашем городе в любом порядке. В конце игры: { GOODS("point", 3) }.
event-the_everdell_games = Эверделльские игры
    .rule = Условие: в вашем городе не менее чем по { GOODS("card", 2, case: "acc") } каждого из 5 цветов. В конце игры: { GOODS("point", 9) }.
event-under_new_management = Смена владельца
    .rule = Условие: в вашем городе есть карты «{ card-peddler }» и «{ card-general_store }». При участии: вы можете поместить сюда не более чем { GOODS("resource", 3, case: "acc") }. В конце игры: { GOODS("point", 1) } за каждую ветку и ягоду здесь, { GOODS("point", 2) } за каждую единицу смолы и каждый камушек.

### Solo: Rugwort. Value: his name in that year; .rule: what is special about the year.

year-1 = Ругворт Противный
    .rule = Осенью лесной работник Ругворта занимает место путешествия на { GOODS("point", 3, case: "acc") }. За каждое из 4 особых событий, в котором вы не приняли участие, Ругворт получает { GOODS("point", 3, case: "acc") }.
year-2 = Ругворт Пагубный
    .rule = Осенью лесной работник Ругворта занимает место путешествия на { GOODS("point", 4, case: "acc") }. За каждое из 4 особых событий, в котором вы не приняли участие, Ругворт получает { GOODS("point", 6, case: "acc") }.
year-3 = Ругворт Подлый
    .rule = Осенью лесной работник Ругворта занимает место путешествия на { GOODS("point", 5, case: "acc") }, а его работник с основных локаций и { GOODS("worker", 1) } из ваших выбывают из игры. За каждое из 4 особых событий, в котором вы не приняли участие, Ругворт получает { GOODS("point", 6, case: "acc") }.
player-rugwort = Ругворт
player-rival = { player-rugwort }
rule-rugwort = Ругворт не делает ходов, но локации и места на поляне, занятые его работниками, для вас закрыты; в начале игры это первая лесная локация и локация «{ place-three_twigs }». После каждой карты, которую вы разыграли, кубик выбирает карту на поляне, и она уходит в город Ругворта: её свойства не действуют, а в конце игры она приносит ему ровно { GOODS("point", 2, case: "acc") }, сиреневая — { GOODS("point", 3, case: "acc") }. После каждой вашей подготовки к сезону и в конце игры он забирает основные события, условия которых выполнены в его городе (каждое — { GOODS("point", 3) }); к сезону он также размещает работников на поляне (весной на месте 1, летом на месте 2, осенью на местах 3 и 4), а остальных перемещает дальше. Карта «{ card-fool }», которую выбрал кубик, попадает в ваш город; если её разыгрываете вы, сбросьте её и уберите любую карту из города Ругворта. Всё, что вы отдаёте сопернику, уходит в сброс или в общий запас, а награда остаётся вашей; за каждого вашего работника на открытой карте Ругворта он получает { GOODS("point", 1, case: "acc") }.

### Score lines

source-journey = Путешествие
source-missed = Пропущенные особые события
source-rugwort_cards = Карты Ругворта

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

# $goods: what was paid
prompt-tribute = Выберите, кто получит { $goods-acc }.
prompt-make-room = Выберите, какое сооружение уступит место карте «{ $card }».
prompt-choose-city = Выберите, в чей город попадёт карта «{ $card }».
prompt-before-season = Выберите карту, которая сработает до возвращения работников.
prompt-keep = «{ $source }»: выберите, какую карту оставить.
prompt-give-other = «{ $source }»: выберите, кому отдать другую карту.
prompt-fill-store = «{ $source }»: выберите, что сюда поместить.
prompt-store-goods = «{ $source }»: поместите сюда ресурс (осталось: { $left }) или закончите.
prompt-tuck-hand = «{ $source }»: поместите под событие существо с руки или закончите.
prompt-tuck-city = «{ $source }»: поместите под событие существо из вашего города или закончите.
prompt-sort = «{ $source }»: выберите, куда попадёт раскрытая карта.
prompt-reactivate = «{ $source }»: выберите, какую локацию применить ещё раз, или закончите.
prompt-recall = «{ $source }»: выберите, какого работника вернуть.
prompt-rival-loses = «{ $source }»: выберите, какую карту убрать из города Ругворта.

### Options, as they stand in a list under their question

option-home = { $card } (бесплатно, дом: { $home })
option-sort-hand = { $card }: на руку
option-sort-under = { $card }: под событие
option-sort-discard = { $card }: в сброс

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = эту карту закрывает работник Ругворта.
refusal-not-its-home = карта «{ $card }» — не дом для этого существа.
refusal-no-housing = сейчас ни одно существо не может заселиться.
refusal-home-taken = на карте «{ $card }» дверь уже закрыта.
refusal-already-achieved = в этом событии уже приняли участие.

### Positions

refusal-rival-event = Ругворт не выполняет событие «{ $event }».
refusal-claimed-twice = в событии «{ $event }» принимают участие только один раз.
refusal-not-construction = карта «{ $card }» — существо: жетон закрытой двери на неё не помещают.
refusal-event-not-achieved = работник стоит на событии «{ $event }», только если его владелец принял в нём участие.
refusal-event-holds = на событии «{ $event }» такого не бывает.

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-tribute = Плату получает { $to }: { $goods-acc }.
log-play-home = { $player } разыгрывает карту «{ $card }» { $from } бесплатно: её дом — карта «{ $by }».
from-meadow = с поляны
log-arrive = Карта «{ $card }» попадает в город игрока { $to }.
log-imprison = { $player } помещает узником карту «{ $card }» под карту «{ $by }».
log-put-point = { $player } помещает жетон ПО на карту «{ $card }» (теперь их { $n }).
log-store = { $player } помещает { $goods-acc } на карту «{ $card }».
log-achieve = { $player } принимает участие в событии «{ $event }».
log-lay = { $player } помещает { $goods-acc } на событие «{ $event }».
log-tuck = { $player } помещает карту «{ $card }» под событие «{ $event }».
# $fate: one of the fate-… messages
log-sort = { $player } отправляет карту «{ $card }» { $fate }.
fate-hand = на руку
fate-under = под событие
fate-discard = в сброс
log-recall = { $player } возвращает работника: { $spot }.
# $roll: the die
log-rival-plays = Ругворт бросает кубик ({ $roll }) и забирает карту «{ $card }».
log-rival-plays-you = Ругворт бросает кубик ({ $roll }): карта «{ $card }» попадает в ваш город.
log-rival-prepares = Ругворт готовится к сезону «{ $season }».
log-rival-kidnaps = Ругворт готовится к сезону «{ $season }»; его работник и ваш работник выбывают из игры.

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-forest = Лесные локации
choice-events = Особые события
choice-year = Год против Ругворта
choice-direction = Обход леса работником Ругворта
preset-everdell-standard = Обычная игра
preset-everdell-year1 = Одиночная игра: { year-1 }
preset-everdell-year2 = Одиночная игра: { year-2 }
preset-everdell-year3 = Одиночная игра: { year-3 }

### In the terminal

help-solo = «Эверделл», одиночная игра: год против Ругворта. По умолчанию: year1.
help-forest = «Эверделл»: лесные локации по их id, 3 для одного или двух игроков, 4 для большего числа. По умолчанию: случайные.
help-events = «Эверделл»: четыре особых события по их id. По умолчанию: случайные.
help-direction = «Эверделл», одиночная игра: в какую сторону работник Ругворта обходит лес. По умолчанию: clockwise (по часовой стрелке).
# In the list of what can be typed: a code of a move, and a name to ask about
example-code = play:farm
example-name = трактир
heading-solo = { $game } — год { $n }, { $year } — зерно { $seed }
zone-events = События
# Signs for goods in a cost, one letter each
sign-twig = В
sign-resin = С
sign-pebble = К
sign-berry = Я
# Other ways to play a card than paying for it, after their number
way-home = дом: { $card }
mark-occupied = дверь закрыта
verdict-tie-break = Ничья решается по событиям, затем по оставшимся ресурсам.

### Sets: what cards add that a set brings

effect-copy = Скопируйте { $places ->
    [a-basic-location] базовую локацию
    [a-forest-location] лесную локацию в игре
   *[both] базовую или лесную локацию в игре
}, даже если место занято; работника там размещать не нужно.
choice-set = Карты набора
help-set-more = «Эверделл»: добавить карты и ресурсы набора из этого файла.
# $file: the name of the file; the numbers are what the set adds
check-set-fine = { $file }: всё в порядке. Набор добавляет карты: { $cards }, из них разных: { $kinds }; ресурсы: { $goods }.
