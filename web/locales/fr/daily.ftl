# La donne du jour.

daily-title = Donne du jour
daily-lead = Les mêmes cartes pour tous, en solo, une fois par jour.
daily-left = nouvelles donnes dans { $h } h { $m } min
daily-start = Jouer
daily-continue = Continuer
daily-see = Votre résultat
daily-all = Toutes les donnes
daily-best = Les meilleurs
daily-players = { $n ->
    [0] personne n'a encore terminé
    [one] { $n } personne a terminé
   *[other] { $n } personnes ont terminé
}
daily-nobody = Personne ne l'a encore terminée.
daily-so-far = { $n ->
    [one] { $n } personne a terminé ; le mieux pour l'instant : { $best }.
   *[other] { $n } personnes ont terminé ; le mieux pour l'instant : { $best }.
}
daily-of = { $game }, { $setup }.
daily-same = Tout le monde reçoit les mêmes cartes.
daily-won = victoire
daily-lost = défaite
daily-yesterday = Hier
daily-past = Les jours passés
daily-before = Un jour plus tôt
daily-after = Un jour plus tard
