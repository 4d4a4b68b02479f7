# Le partite di una persona. Chi legge: chi gioca.

games-title = Le tue partite
games-lead = Come sono finite, che cosa hanno in comune e come rivederle. Questa pagina la vedi solo tu.
games-none = Nessuna tua partita è ancora finita. La prima sarà qui appena finisce.
games-begin = Inizia una partita
games-company = { $company ->
    [alone] in solitario
    [bots] { $n } posti, con i bot
   *[people] { $n } posti, con altre persone
}
games-kind = { $game }, { games-company }
games-played = Partite
games-won = Vinte
games-percent = { $n } %
games-mean = Punti in media
games-best = Punteggio migliore
games-trend = Punti delle ultime { $n } partite: da { $least } a { $most }, in media { $mean }.
games-sources = Da dove vengono i punti, in media
games-history = Tutte le partite
games-filter-game = Quale gioco
games-all = Tutti i giochi
games-filter-company = Con chi
games-with-anybody = Con chiunque
games-with = { $company ->
    [alone] In solitario
    [bots] Con i bot
   *[people] Con altre persone
}
games-was-won = vinta
games-was-lost = non vinta
games-replay = Rivedi: { $game }, { $points } punti
games-no-match = Nessuna partita corrisponde.
games-more = Partite precedenti
