# Les parties d'une personne. Pour : les joueurs.

games-title = Vos parties
games-lead = Leur fin, ce qu'elles ont en commun et de quoi les revoir. Vous seul voyez cette page.
games-none = Aucune de vos parties n'est encore terminée. La première sera ici dès qu'elle finira.
games-begin = Commencer une partie
games-company = { $company ->
    [alone] en solo
    [bots] { $n } places, avec des bots
   *[people] { $n } places, avec d'autres personnes
}
games-kind = { $game }, { games-company }
games-played = Parties
games-won = Gagnées
games-percent = { $n } %
games-mean = Points en moyenne
games-best = Meilleur score
games-trend = Points des { $n } dernières parties : de { $least } à { $most }, { $mean } en moyenne.
games-sources = D'où viennent les points, en moyenne
games-history = Toutes les parties
games-filter-game = Quel jeu
games-all = Tous les jeux
games-filter-company = Avec qui
games-with-anybody = Avec n'importe qui
games-with = { $company ->
    [alone] En solo
    [bots] Avec des bots
   *[people] Avec d'autres personnes
}
games-was-won = gagnée
games-was-lost = non gagnée
games-replay = Revoir : { $game }, { $points } points
games-no-match = Aucune partie ne correspond.
games-more = Parties précédentes
