# La partita del giorno.

daily-title = Partita del giorno
daily-lead = Le stesse carte per tutti, in solitario, una volta al giorno.
daily-left = nuove partite tra { $h } h { $m } min
daily-start = Gioca
daily-continue = Continua
daily-see = Il tuo risultato
daily-all = Tutte le partite
daily-best = I migliori
daily-players = { $n ->
    [0] nessuno ha ancora finito
    [one] { $n } ha finito
   *[other] { $n } hanno finito
}
daily-nobody = Nessuno l'ha ancora finita.
daily-so-far = { $n ->
    [one] { $n } ha finito; finora il meglio è { $best }.
   *[other] { $n } hanno finito; finora il meglio è { $best }.
}
daily-of = { $game }, { $setup }.
daily-same = Tutti ricevono le stesse carte.
daily-won = vittoria
daily-lost = sconfitta
daily-yesterday = Ieri
daily-past = Nei giorni passati
daily-before = Un giorno prima
daily-after = Un giorno dopo
