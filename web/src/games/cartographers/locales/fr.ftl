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

### The text view

text-edicts = Cartes Décompte
text-map-of = Carte de { $player }
text-mark-forest = Fo
text-mark-village = Vi
text-mark-farm = Ch
text-mark-water = Ea
text-mark-monster = Mo
text-mark-ruins = Ru
text-legend = Fo forêt, Vi village, Ch champ, Ea eau, Mo monstre, ^ montagne, Ru ruines, # désolation
text-shape = { $n ->
    [one] Forme de { $n } case : { $spaces }.
   *[other] Forme de { $n } cases : { $spaces }.
}
text-shape-coin = { $n ->
    [one] Forme de { $n } case, rapporte une pièce : { $spaces }.
   *[other] Forme de { $n } cases, rapporte une pièce : { $spaces }.
}
text-shape-anywhere = Ainsi dans le coin supérieur gauche. Vous pouvez les tourner, retourner et déplacer.
text-monsters = Cases vides à côté des monstres : { $n }
text-scored-now = compté cette saison

### The rules

rules-about-cartographers = Dessinez un parchemin des terres du nord. Tout le monde dessine en même temps, et les décrets de la reine donnent les points.
rules-shape-coin = avec une pièce
rules-solo-number = Solo : { $n }
rules-group-explore = Cartes Paysage
rules-group-ruins = Cartes Ruines
rules-group-ambush = Cartes Embuscade
rules-group-edict = Cartes Décompte
rules-cartographers-goal = De quoi s'agit-il ?
    .a = Chacun dessine des paysages sur son propre parchemin, tous en même temps. Quatre décrets disent ce que la reine aime voir. Après chacune des quatre saisons, deux d'entre eux sont comptés ; le plus d'étoiles l'emporte.
    .b = Un parchemin a { $size } lignes et { $size } colonnes. Des montagnes et des ruines y sont imprimées, sur l'autre face aussi des terres désolées.
rules-cartographers-turn = Un tour
    .a = Une carte est révélée. Chacun choisit un de ses terrains et une de ses formes et la dessine, tous en même temps. Puis on additionne le temps des cartes ; s'il atteint la durée de la saison, la saison est finie.
    .b = Il n'y a pas de tour à attendre : votre dessin reste caché jusqu'à ce que tous aient confirmé.
rules-cartographers-drawing = Dessiner
    .a = Tournez et retournez la forme comme vous voulez et posez-la sur des cases vides, où vous voulez. Elle n'a pas besoin de toucher ce qui est déjà dessiné.
    .b = Si aucune forme de la carte ne tient nulle part, remplissez une seule case vide avec un terrain de la carte. Tant qu'une forme tient, il faut la dessiner.
    .c = Les cases dessinées, les montagnes et les terres désolées sont remplies. Les ruines sont vides tant que personne n'y dessine, et restent des ruines ensuite. Deux cases sont adjacentes si elles ont un côté commun.
rules-cartographers-ruins = Ruines
    .a = Après une carte Ruines, le prochain paysage doit recouvrir au moins une case Ruines vide.
    .b = Si c'est impossible sur votre parchemin, remplissez une seule case où vous voulez avec un terrain de la carte.
rules-cartographers-ambush = Embuscade
    .a = Quand une embuscade sort, vous passez votre parchemin à un voisin et dessinez des monstres sur celui que vous recevez, là où ils gênent. Puis les parchemins reviennent.
    .b = À chaque saison, une carte Embuscade rejoint la pioche ; celles qui ne sont pas sorties y restent.
rules-cartographers-coins = Pièces et monstres
    .a = Une forme avec une pièce vous rapporte une pièce, et une montagne aussi, dès que les quatre cases autour d'elle sont remplies. Une pièce donne 1 étoile à la fin de chaque saison dès lors : les premières valent le plus. Il y a { $coins } pièces au plus.
    .b = À la fin de chaque saison, vous perdez 1 étoile par case vide adjacente à un monstre. Remplissez les cases autour d'eux.
rules-cartographers-seasons = Les saisons
    .a = Une saison finit quand le temps de ses cartes atteint sa durée. La dernière carte est dessinée en entier. Puis toutes les cartes Exploration sont mélangées de nouveau.
    .b = Chaque décret est compté dans deux saisons, en entier les deux fois.
rules-cartographers-edicts = Les décrets
    .a = Quatre cartes Décompte sont attribuées, une de chaque sorte, aux décrets A à D. Une zone, ce sont toutes les cases d'un même terrain qui se touchent par un côté.
rules-cartographers-scoring = Décompte
    .a = Une saison rapporte : le premier décret, le deuxième décret, 1 étoile par pièce, moins 1 étoile par case vide adjacente à un monstre. Le total peut être négatif.
    .b = La somme des quatre saisons est votre score. En cas d'égalité l'emporte qui a perdu le moins d'étoiles à cause des monstres ; sinon, la victoire est partagée.
rules-cartographers-solo = En solo
    .a = Les monstres viennent alors d'eux-mêmes : chaque carte Embuscade dit depuis quel coin et dans quel sens ils cherchent la première place où leur forme tient.
    .b = À la fin, vous soustrayez de votre score les nombres des quatre cartes Décompte. C'est votre évaluation, et elle vous vaut un titre.
# A table of titles
rules-cartographers-titles = Évaluation d'au moins
rules-cartographers-sides = Les deux faces du parchemin
    .a = Toutes deux ont des montagnes et des ruines. Sur la seconde, des terres désolées occupent le milieu : on n'y dessine pas.
rules-season-limit = Durée
rules-season-scored = Décrets comptés

### The guided first game

lessons-cartographers-learn-1 = Tourner, retourner et placer des formes
lessons-cartographers-learn-2 = Lire les décrets qui rapportent des étoiles
lessons-cartographers-learn-3 = Pièces, Ruines et embuscade
lessons-cartographers-learn-4 = Jouer tout un printemps et le décompter
lessons-cartographers-goal = Vous dessinez ce parchemin pendant quatre saisons : forêts, villages, champs et eau, forme après forme. Le plus d'étoiles l'emporte.
    Les cases vides sont à remplir. Les montagnes sont déjà là.
    .title = Votre parchemin
lessons-cartographers-card = À chaque tour, une carte est révélée pour tous. Elle montre terrain et forme. Celle-ci est une forêt, et vous choisissez l'une des deux formes. La petite rapporte une pièce.
    .title = Une carte arrive
lessons-cartographers-edicts = Les décrets disent ce qui rapporte des étoiles. Le printemps compte A et B, l'été B et C, l'automne C et D, l'hiver D et A. A est aujourd'hui { $first } : une étoile par case Forêt au bord.
    .title = Les décrets
lessons-cartographers-turn = Avant de placer une forme, vous pouvez la tourner et la retourner. Elle doit tenir sur des cases vides. Elle n'a rien besoin de toucher.
    .title = Tourner et retourner
lessons-cartographers-place = Dessinez la forêt le long du bord de votre parchemin. Choisissez une forme, puis une case ; choisissez une autre case pour la déplacer. Là où c'est hachuré, elle ne tient pas.
    Ou appuyez sur « Montrer ».
    .title = Placez-la
lessons-cartographers-confirm = Vous voyez ce que cela rapporterait, et les cases qu'un décret compte sont mises en avant. Rien n'est dessiné avant que vous confirmiez.
    .title = Regardez, puis confirmez
lessons-cartographers-others = Tout le monde dessine en même temps, chacun sur son parchemin. Vous pouvez regarder ceux des autres quand vous voulez.
    .title = Les autres
lessons-cartographers-terrain = Cette carte a une forme et deux terrains. À vous de choisir. Plus de forêt le long du bord rapporte tout de suite des étoiles.
    .title = Une forme, deux terrains
lessons-cartographers-coins = Quand les quatre côtés d'une montagne sont remplis, vous gagnez une pièce. Chaque pièce est une étoile à la fin de chaque saison : les premières rapportent le plus. Dessinez à côté d'une montagne.
    .title = Pièces et montagnes
lessons-cartographers-ruins = Une carte Ruines est venue d'abord. Cette forme doit donc recouvrir une case Ruines. Si elle n'y tient nulle part, vous dessinez une seule case où vous voulez.
    .title = Ruines
lessons-cartographers-ambush = Des monstres arrivent. Vous les dessinez chez votre voisin, et lui chez vous. Chaque case vide à côté d'un monstre coûte une étoile par saison. Laissez donc beaucoup de cases vides autour d'eux.
    .title = Embuscade
lessons-cartographers-time = Les cartes prennent du temps. Quand celui de la saison est écoulé, elle finit : c'est la dernière carte du printemps. Puis on compte A et B, les pièces et les monstres.
    .title = Le temps s'écoule
lessons-cartographers-scored = Le printemps a rapporté ces étoiles. Les deux décrets et vos pièces s'ajoutent, les cases vides à côté des monstres se retirent. Remplissez-les en été.
    .title = Le printemps est fini
lessons-cartographers-on = Encore trois saisons, et le parchemin est à vous. Quand quelque chose de nouveau arrive, je vous le dirai.
    .title = Vous en savez assez
lessons-cartographers-tip-single = Aucune forme de cette carte ne tient sur votre parchemin. Vous dessinez donc une seule case de son terrain.
    .title = Rien ne tient
lessons-cartographers-tip-rift = Cette carte est une seule case de n'importe quel terrain, même un monstre. Elle bouche les trous, autour des montagnes par exemple.
    .title = Tous les terrains
lessons-cartographers-tip-ruins-again = Encore des Ruines : cette forme doit recouvrir une case Ruines.
    .title = Ruines
lessons-cartographers-tip-ambush-again = Encore des monstres, chez votre voisin. Mettez-les là où beaucoup de cases vides les entourent.
    .title = Embuscade
lessons-cartographers-tip-winter = La dernière saison compte D et A. C'est la plus courte.
    .title = L'hiver

### Names

name-breaks-cartographers =
    agri-cole agri-coles Ba-ron-nie chau-drons Ex-ploi-ta-tion frac-tu-rées Fron-tières
    go-be-lins go-be-lours ir-ri-ga-tion Ma-ré-cage Of-fen-sive pla-teaux pré-ser-vé pê-cheurs
    Rem-parts Ruis-seau sen-ti-nelle ver-doyant
