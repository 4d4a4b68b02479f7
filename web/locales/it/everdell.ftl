# Al tavolo di Everdell: zone del tabellone.

everdell-clearings = Luoghi Base
everdell-forest = Foresta
everdell-forest-spots = { $n ->
    [one] { $n } lavoratore ciascuno
   *[other] { $n } lavoratori ciascuno
}
everdell-haven = Rifugio e Viaggio
everdell-basic = Eventi base
everdell-special = Eventi speciali
everdell-clearing-one = Luogo Base
everdell-basic-one = Evento base
everdell-special-one = Evento speciale
everdell-each = { GOODS("point", $n) } ciascuno
everdell-places = Luoghi
everdell-tree = Albero Eterno: lavoratori in attesa delle stagioni a venire
everdell-needs = richiede { $cards }
everdell-guarded = chiusa da Rugwort
everdell-year = Anno { $n }
