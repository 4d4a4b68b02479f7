# Первые партии с подсказками: см. английский каталог.

### Страница, которая их предлагает

lessons-heading = Учиться играя
lessons-about = Первая партия с подсказками против дружелюбного бота. Вам рассказывают, что перед вами, и предлагают ход, а поступать можно и по-своему.
lessons-minutes = около { $n ->
    [one] { $n } минуты
    [few] { $n } минут
   *[many] { $n } минут
}
lessons-start = Начать
lessons-continue = Продолжить
lessons-anew = Начать заново
lessons-again = Сыграть ещё раз

### Карточка рядом со столом

lessons-step = Шаг { $n } из { $m }
lessons-next = Дальше
lessons-back = Назад
lessons-show = Показать
lessons-skip-step = Пропустить шаг
lessons-play-on = Играть дальше
lessons-got-it = Понятно
lessons-fold = Свернуть урок
lessons-unfold = Развернуть урок
lessons-leave = Закончить урок
lessons-chosen = Выбрано. Теперь подтвердите.
# What is chosen is not what the step speaks of
lessons-chosen-other = Это другое действие, так тоже можно. Подтвердите или вернитесь назад.
# What was begun asks for more
lessons-finishing = Почти готово. Остался ещё один вопрос: ответьте на него.
lessons-waits = Ходят другие…

### Конец

lessons-end = Посмотрите, откуда взялись очки и что можно было сделать иначе. Сыграть снова, с новыми картами, можно когда угодно.
    .title = Ваша первая партия
