# Иней: все слова игры по-русски.

game-hoarfrost = Иней
    .about = До морозов восемь вечеров. Все разом и втёмную посылают по зверьку; быстрые выбирают первыми, медленные хитры. Побеждает лучшая кладовая.
preset-hoarfrost-standard = Обычная игра
preset-hoarfrost-short = Короткая игра в пять вечеров
preset-hoarfrost-solo-cub = В одиночку против лисёнка
preset-hoarfrost-solo-vixen = В одиночку против лисицы
preset-hoarfrost-solo-grey = В одиночку против старой седой лисы
choice-evenings = Вечера
choice-fox = Соперник
fox-cub = Лисёнок (легко)
fox-vixen = Лисица (начинает с 4 семечками)
fox-grey = Старая седая лиса (начинает с 8 семечками)
player-rival = Лиса
player-fox = Лиса

noun-seed = { $n ->
    [one] { $n } семечко
    [few] { $n } семечка
   *[many] { $n } семечек
}

## Звери

card-hare = Заяц
    .rule = Скорость 1. Быстрее никого нет.
card-wren = Крапивник
    .rule = Скорость 2. 1 семечко, если такой находки в вашей кладовой ещё не было.
card-weasel = Ласка
    .rule = Скорость 3. Забирает 1 семечко у игрока, чей зверь приходит следующим.
card-squirrel = Белка
    .rule = Скорость 4. 2 семечка, если берёт лесной орех.
card-blackbird = Чёрный дрозд
    .rule = Скорость 5. 2 семечка, если берёт ежевику или тёрн.
card-owl = Сова
    .rule = Скорость 6. Сегодня первыми приходят медленные.
card-hedgehog = Ёж
    .rule = Скорость 7. 2 семечка, если берёт яблоко или гриб.
card-jay = Сойка
    .rule = Скорость 8. Может сначала положить в изгородь находку из вашей кладовой; тогда берёт две.
card-mole = Крот
    .rule = Скорость 9. Может вместо этого рыть: верхняя находка стопки вслепую и 2 семечка.
card-toad = Жаба
    .rule = Скорость 10. 1 семечко и ещё по 1 за каждого зверя, пришедшего сегодня раньше.
card-badger = Барсук
    .rule = Скорость 11. Берёт две находки, но без лежащих рядом семечек.
card-dormouse = Соня
    .rule = Скорость 12. Может вместо этого спать: без находки, зато 4 семечка.
card-lantern = Фонарь
    .rule = Среди равно быстрых зверей ваш приходит первым. Каждый вечер фонарь переходит к следующему игроку.

## Находки

card-hazelnut = Лесной орех
    .rule = Первый приносит 1 очко, второй 3, третий 5 и так далее.
card-apple = Яблоко
    .rule = 2 очка.
card-blackberry = Ежевика
    .rule = 6 очков, если её укрывает ваш лист, иначе 1. Лист укрывает одну ежевику.
card-leaf = Лист
    .rule = 1 очко, и он укрывает ежевику.
card-mushroom = Гриб
    .rule = 7 очков за каждые два; один без пары приносит 1.
card-feather = Перо
    .rule = 1 очко. Больше всех перьев (хотя бы 2): ещё 5 очков; втроём и вчетвером за второе место ещё 2.
card-honeycomb = Соты
    .rule = 1 очко за каждую другую находку, которая у вас ровно одна.
card-sloe = Тёрн
    .rule = Один горчит: минус 2 очка. Два и больше мороз делает сладкими: по 3 очка.

source-hazelnut = { card-hazelnut }
source-apple = { card-apple }
source-blackberry = { card-blackberry }
source-leaf = { card-leaf }
source-mushroom = { card-mushroom }
source-feather = { card-feather }
source-honeycomb = { card-honeycomb }
source-sloe = { card-sloe }
source-seeds = Семечки

## Стол

zone-evening = Вечер
zone-hedge = В изгороди
zone-pile = Ещё скрытые находки
zone-out = Сегодня вышли
zone-hand = Звери на руке
zone-store = Кладовая
zone-seeds = Семечки

mark-sealed = выбран
mark-home = дома
mark-turn-1 = берёт сейчас
mark-turn-2 = второй
mark-turn-3 = третий
mark-turn-4 = четвёртый
mark-seeds-1 = +1 семечко
mark-seeds-2 = +2 семечка
mark-seeds-3 = +3 семечка
mark-seeds-4 = +4 семечка
mark-seeds-5 = +5 семечек
mark-seeds-6 = +6 семечек
mark-seeds-7 = +7 семечек

prompt-send = Вечер { $evening } из { $evenings }: какого зверя вы посылаете?
prompt-give = { $card }: положить в изгородь находку из кладовой и взять две?
prompt-first = { $card }: возьмите первую из двух находок.
prompt-take = { $card }: возьмите находку.

option-send = Послать: { $card }
option-take = Взять: { $card }
option-take-seeds = Взять: { $card } (+{ GOODS("seed", $seeds) })
option-give = Вернуть: { $card }
option-keep = Всё оставить себе
option-dig = Рыть (вслепую, +2 семечка)
option-sleep = Спать (4 семечка)

log-evening = Вечер { $evening } из { $evenings }.
log-grows = Новое в изгороди: { $cards }.
log-draws = { $player } тянет: { $cards }.
log-chosen = { $player } выбирает: { $card }.
log-ready = { $player }: зверь выбран.
log-sends = { $player } посылает: { $card }.
log-turned = { $card }: сегодня первыми приходят медленные.
log-takes = { $player } берёт: { $card }.
log-takes-seeds = { $player } берёт: { $card } и { GOODS("seed", $seeds) }.
log-earns = { $card }: { $player } получает { GOODS("seed", $seeds) }.
log-steals = { $player } забирает семечко у игрока { $to }.
log-gives = { $player } кладёт в изгородь: { $card }.
log-digs = { $player } выкапывает: { $card }.
log-nothing = { $card }: игроку { $player } ничего не осталось.
log-sweetens = Ко всему, что осталось в изгороди, добавляется по семечку.
log-frost = Пришёл иней: считаем кладовые.

refusal-not-in-hand = этого зверя нет на руке.
refusal-too-many-cards = карт «{ $card }» всего { $most }.
refusal-game-over = игра окончена, никого снаружи нет.
refusal-all-sealed = все уже выбрали, значит звери были бы снаружи.
refusal-sent-already = звери уже снаружи.
refusal-wrong-order = эти звери приходят не в таком порядке.
refusal-wrong-stage = этот зверь так не делает.
refusal-empty-hedge = брать нечего.
refusal-fox-alone = лису встречает только тот, кто играет один.
