# Prime partite guidate: vedi il catalogo inglese.

### La pagina che le offre

lessons-heading = Impara giocando
lessons-about = Una prima partita guidata contro un bot amichevole. Qualcuno ti spiega ciò che vedi e propone una mossa; puoi sempre fare altro.
lessons-minutes = circa { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
lessons-start = Inizia
lessons-continue = Continua
lessons-anew = Ricomincia
lessons-again = Rigioca

### La scheda accanto al tavolo

lessons-step = Passo { $n } di { $m }
lessons-next = Avanti
lessons-back = Indietro
lessons-show = Mostrami
lessons-skip-step = Salta il passo
lessons-play-on = Continua a giocare
lessons-got-it = Ho capito
lessons-fold = Riduci la lezione
lessons-unfold = Apri la lezione
lessons-leave = Lascia la lezione
lessons-chosen = Scelto. Ora conferma.
# What is chosen is not what the step speaks of
lessons-chosen-other = Altro, che puoi anche fare. Conferma oppure torna indietro.
# What was begun asks for more
lessons-finishing = Quasi fatto. Rimane una domanda: rispondi.
lessons-waits = Tocca agli altri…

### La fine

lessons-end = Guarda da dove vengono i punti e che cosa faresti in modo diverso. Puoi rigiocare con carte nuove quando vuoi.
    .title = La tua prima partita
