# Premières parties guidées : voir le catalogue anglais.

### La page qui les propose

lessons-heading = Apprendre en jouant
lessons-about = Une première partie guidée contre un bot amical. On vous explique ce que vous voyez et on vous propose un coup ; vous pouvez toujours faire autre chose.
lessons-minutes = environ { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
lessons-start = Commencer
lessons-continue = Continuer
lessons-anew = Recommencer
lessons-again = Rejouer

### La fiche à côté de la table

lessons-step = Étape { $n } sur { $m }
lessons-next = Suivant
lessons-back = Précédent
lessons-show = Montrer
lessons-skip-step = Passer l'étape
lessons-play-on = Continuer à jouer
lessons-got-it = Compris
lessons-fold = Replier la leçon
lessons-unfold = Déplier la leçon
lessons-leave = Quitter la leçon
lessons-chosen = C'est choisi. Confirmez.
# What is chosen is not what the step speaks of
lessons-chosen-other = C'est autre chose, permis aussi. Confirmez, ou revenez en arrière.
# What was begun asks for more
lessons-finishing = Presque fini. Il reste une question : répondez-y.
lessons-waits = Au tour des autres…

### La fin

lessons-end = Regardez d'où viennent les points et ce que vous feriez autrement. Vous pouvez rejouer avec de nouvelles cartes quand vous voulez.
    .title = Votre première partie
