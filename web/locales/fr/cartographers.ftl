# The table of Cartographers in the browser. Card names and rule texts are in the server's catalogue.

### The map. $player: a name, never inflected

cartographers-your-map = Votre parchemin
cartographers-map-of = Parchemin : { $player }
cartographers-space-empty = vide
cartographers-space-counted = comptée par le décret
cartographers-space-no-fit = ne tient pas ici
cartographers-space-pinned = votre dessin
cartographers-space-new = dessinée à l'instant

### Drawing

cartographers-drawing = Votre dessin
cartographers-time = Temps
# After the name of a terrain, for those who listen; $n: how many spaces the shape has
cartographers-choice = { $n ->
    [one] forme de { $n } case.
   *[other] forme de { $n } cases.
}
cartographers-with-coin = Rapporte une pièce.
# Under a shape that cannot be chosen; at most 14 characters
cartographers-no-room = pas de place
cartographers-turn = Tourner
cartographers-flip = Retourner en miroir
cartographers-hint-place = Choisissez une case sans hachures.
cartographers-hint-ruins = Choisissez une case : la forme doit recouvrir des Ruines.
cartographers-hint-ambush = Parchemin : { $player }. Choisissez une case pour les monstres.
cartographers-hint-pin = Elle tient ici. Touchez ou appuyez sur Entrée pour la poser.
cartographers-hint-drop = Elle tient ici. Lâchez-la pour la poser.
cartographers-hint-pinned = Posée. Confirmez ou déplacez-la.
cartographers-misfit = La forme ne tient pas ici.
cartographers-misfit-ruins = Elle doit recouvrir une case Ruines : déplacez-la.
cartographers-misfit-turn = Pas dans ce sens : tournez-la ou retournez-la.
cartographers-hatched = Cases hachurées : dans ce sens, la forme n'y tient pas.
cartographers-single-ruins = Aucune forme de la carte ne peut recouvrir des Ruines vides : dessinez un carré 1×1 où vous voulez.
cartographers-on-map-of = parchemin : { $player }
cartographers-ambush-banner = Embuscade : dessinez des monstres sur le parchemin de ce joueur : { $player }.
# The button that takes the shape off the map again; at most 8 characters
cartographers-lift = Retirer
# The button; $terrain: its name
cartographers-draw-here = Dessiner ici : { $terrain }
cartographers-draw-monsters = Dessiner ici les monstres
# $n: stars with their sign
cartographers-gain = Étoiles cette saison : { $n }
cartographers-becomes = devient
# Before what monsters do to the map of another
cartographers-effect-on = Pour { $player } :
# With this card the time is up
cartographers-last-card = Dernière carte de la saison
cartographers-unfold = En voir plus

### Sealed

cartographers-sealed = Scellé
cartographers-sealed-until = Vous pouvez le changer jusqu'au dernier dessin rendu.
# $players: names; $more: how many others
cartographers-still-drawing = { $more ->
    [0] Dessinent encore : { $players }
   *[other] Dessinent encore : { $players } et { $more } de plus
}
cartographers-change = Changer le dessin
cartographers-sealed-hint = scellés jusqu'au dernier dessin
cartographers-state-sealed = scellé
cartographers-state-drawing = dessine

### Edicts. $season, $seasons, $edicts: names

cartographers-edicts = Décrets
cartographers-season-scores = { $season } : { $edicts }
# Before the letter, the stars and their change, for those who listen
cartographers-edict = Décret
cartographers-edict-now = Étoiles maintenant :
cartographers-edict-then = Avec ce dessin :
cartographers-scored-now = cette saison
cartographers-scored-in = saison : { $season }
cartographers-scored-no-more = N'est plus compté.
cartographers-scored-seasons = Compté : { $seasons }.
cartographers-monsters = Cases vides à côté des monstres

### Season and deck

cartographers-season = Saison
cartographers-deck = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
}
cartographers-revealed = Cette saison
cartographers-to-come = Encore dans la pioche
cartographers-ambushes-among = { $n ->
    [one] et { $n } embuscade
   *[other] et { $n } embuscades
}
cartographers-ambushes-unseen = Embuscades pas encore vues
# The heading of what a season brought
cartographers-season-over = Fin de la saison : { $season }
cartographers-season-limit = La saison se termine quand le temps atteint { $n }.
cartographers-season-edicts = À la fin, on compte les décrets { $edicts }, les pièces et les monstres.

### Scores

cartographers-your-score = Votre score
cartographers-score-of = Score : { $player }
cartographers-total = Total
cartographers-expected = À la fin, si rien ne change : { $n }
# $rating: with its sign; $title: a solo title; $par: sum of the numbers on the edicts
cartographers-rating = Évaluation { $rating } (contre { $par }) : { $title }

### Others

cartographers-since = Depuis votre dernier dessin
cartographers-log = Journal
cartographers-chat = Discussion
cartographers-neighbours = Voisins
cartographers-all-maps = Tous les parchemins
cartographers-more-maps = { $n ->
    [one] { $n } autre parchemin
   *[other] { $n } autres parchemins
}
cartographers-looking-at = Vous regardez un autre parchemin : { $player }.
cartographers-back-to-drawing = Revenir au dessin
cartographers-back-to-mine = Revenir à mon parchemin

### Explained. $back: kind of scoring card

cartographers-scoring-card = Carte Décompte : { $back }
cartographers-solo-number = En solitaire : { $n } de moins dans l'évaluation.
