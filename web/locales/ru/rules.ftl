# The rules reference and the card gallery: for somebody who never saw the box. Own words; numbers come from the facts of the games.
# Readers: players. A topic: its title, then .a, .b, … its paragraphs, each a thought of its own.

### The page

rules-title = Правила игры
# $game: name of a game
rules-of = Правила: { $game }
rules-choose = Какая игра?
rules-contents = Содержание
rules-search = Искать правила, карты, локации
rules-found = { $n ->
    [0] Ничего не найдено.
    [one] Найдено: { $n }
    [few] Найдено: { $n }
   *[many] Найдено: { $n }
}
rules-to-cards = Все карты и локации
rules-to-rules = К правилам
rules-players = Игроки: { $least }–{ $most }

### The gallery

rules-cards-title = Карты и локации
# $game: name of a game
rules-cards-of = Карты: { $game }
rules-search-cards = Искать в названиях и текстах
rules-filter-all = все
rules-filter-colour = Цвет
rules-group-cards = Карты
rules-filter-group = Раздел
rules-reset = Сбросить фильтры
rules-copies = { $n ->
    [one] { $n } экземпляр в колоде
    [few] { $n } экземпляра в колоде
   *[many] { $n } экземпляров в колоде
}
rules-previous = Предыдущая
rules-next = Следующая

### Tables

rules-season = Сезон
