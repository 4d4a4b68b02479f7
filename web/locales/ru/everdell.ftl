# За столом «Эверделла»: зоны игрового поля.

everdell-clearings = Основные локации
everdell-forest = Лес
everdell-forest-spots = { $n ->
    [one] по { $n } работнику
    [few] по { $n } работника
   *[many] по { $n } работников
}
everdell-haven = Убежище и путешествие
everdell-basic = Основные события
everdell-special = Особые события
everdell-clearing-one = Основная локация
everdell-basic-one = Основное событие
everdell-special-one = Особое событие
everdell-each = по { GOODS("point", $n, case: "acc") }
everdell-places = Локации
everdell-tree = Вечное древо: работники, которые ждут следующих сезонов
everdell-needs = нужны { $cards }
everdell-guarded = закрыто: { player-rugwort }
everdell-year = Год { $n }
