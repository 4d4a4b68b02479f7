# The review of a finished game: where it turned, what was better, and why. Readers: players.
# Sentences that the terminal has as well are in `terminal.ftl`.

review-title = Analisi
# Heading over the chart: what could be expected as the lead at the end, in points
review-expected-lead = Vantaggio finale atteso
review-expected-rating = Valutazione finale attesa
# Beside the heading: whose lead it is
review-of-player = di { $player }
review-band = La fascia comprende otto partite immaginate su dieci. In ciascuna le carte che un giocatore non vedeva sono distribuite di nuovo.
review-lines = Una linea per giocatore: il vantaggio atteso sul migliore degli altri.
# What a screen reader calls the chart; $end: the lead at the end, $n: how many turning points there are
review-chart = Grafico: il risultato atteso nel corso della partita. Alla fine { $end }. { $n ->
    [0] Finora nessuna svolta.
    [one] { $n } svolta.
   *[other] { $n } svolte.
} La tabella qui sotto riporta i numeri.
# Headings of the table of numbers
review-step = Passo
review-expected = Atteso
# In place of a season
review-step-n = Passo { $n }

### Progress

review-beginning = Lettura della partita…
review-done = { $n } decisioni su { $all }.
# $n: seconds, rounded up
review-left = Ancora al massimo circa { $n } s.
review-stop = Interrompi
review-go-on = Continua
review-looking = Ricerca delle svolte; ognuna appare appena è certa.
review-failed = Non è stato possibile finire l'analisi.

### A turning point

review-moments = Svolte
review-moment-n = Svolta { $n }
# In the list of better answers; $option: the one that was played
review-instead = non { $option }
review-before = Svolta precedente (,)
review-next = Svolta successiva (.)
# The number of the turning point among all
review-of = { $n } / { $all }
# $points: a number with one decimal
review-lost-here = Qui hai perso circa { $points } punti
review-lost-by = Qui { $player } ha perso circa { $points } punti
# Marks of the two answers
review-played = Giocata
review-better = Meglio
review-why = Perché.
review-worlds = { $n ->
    [one] Stima su { $n } partita immaginata
   *[other] Stima su { $n } partite immaginate
}, con ciò che il giocatore poteva sapere.
review-show = Mostra sul tavolo

### Trying again

# Buttons: answer a turning point oneself, and stop doing so
review-try = Riprova
review-try-stop = Mostra la risposta migliore
review-try-search = Cerca una risposta
# $n: how many answers are not shown
review-try-more = { $n ->
    [one] Ancora { $n } risposta; cercala.
   *[other] Ancora { $n } risposte; cercale.
}
review-try-busy = Prova in partite immaginate…
# Under an answer, after a colon: how good it is
review-try-beyond = anche meglio di ciò che l'analisi ha trovato.
review-try-equal = buona all'incirca quanto la risposta migliore.
review-try-better = meglio della giocata, ma non la migliore.
review-try-same = buona all'incirca quanto la giocata.
review-try-worse = peggio della giocata.
# $gain, $gap: points with their sign and ±
review-try-numbers = { $gain } punti rispetto alla giocata, { $gap } rispetto alla risposta migliore.

### Accuracy

# The row under those of the seasons
review-whole = Partita
