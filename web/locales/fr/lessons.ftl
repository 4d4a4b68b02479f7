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

lessons-everdell-learn-1 = Placer des ouvriers et récolter des ressources
lessons-everdell-learn-2 = Jouer des cartes dans votre ville et les payer
lessons-everdell-learn-3 = Accueillir une Créature gratuitement
lessons-everdell-learn-4 = Les saisons, les Événements et ce qui compte à la fin
lessons-farshore-learn-1 = Placer des ouvriers sur le Rivage et les îles
lessons-farshore-learn-2 = Prendre le vent et déplacer votre navire
lessons-farshore-learn-3 = Utiliser trésors et ancres
lessons-farshore-learn-4 = Les saisons, les tuiles Carte et ce qui compte à la fin
lessons-cartographers-learn-1 = Tourner, retourner et placer des formes
lessons-cartographers-learn-2 = Lire les décrets qui rapportent des étoiles
lessons-cartographers-learn-3 = Pièces, Ruines et embuscade
lessons-cartographers-learn-4 = Jouer tout un printemps et le décompter

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

### Everdell

lessons-everdell-goal = Vous bâtissez une ville de 15 cartes au plus, d'un hiver à l'automne suivant. Le plus de points l'emporte.
    À votre tour, vous faites une seule chose : placer un ouvrier, jouer une carte ou vous préparer pour la saison suivante.
    .title = Bienvenue à Everdell
lessons-everdell-hand = Personne d'autre ne voit ces cartes. En haut à gauche le coût, à droite les points ; un nombre en rouge dit ce qui vous manque. { $farm } coûte { GOODS("twig", 2, case: "acc") } et { GOODS("resin", 1, case: "acc") }.
    Pointez une carte, ou gardez le doigt dessus, pour la lire en entier.
    .title = Votre main
lessons-everdell-meadow = Ces huit cartes sont visibles de tous. Vous pouvez les jouer comme si elles étaient dans votre main. Quand l'une part, la suivante vient de la pioche.
    .title = La Prairie
lessons-everdell-worker = Vous n'avez encore rien pour payer : placez un ouvrier. Le lieu qui donne { GOODS("twig", 3, case: "acc") } aide pour { $farm }. Beaucoup de lieux n'accueillent qu'un ouvrier.
    Choisissez-le ou appuyez sur « Montrer ».
    .title = Placez un ouvrier
lessons-everdell-confirm = Vous voyez d'abord ce qu'un coup rapporte. Rien n'est fait avant que vous confirmiez.
    « Annuler » reprend un coup, tant que personne d'autre n'a joué et que rien de caché n'a été vu.
    .title = Regardez, puis confirmez
lessons-everdell-since = Ensuite, c'est au tour de votre adversaire. « Depuis votre dernier tour » dit ce qui s'est passé. Chacun passe les saisons à son rythme.
    .title = Ce que l'autre a fait
lessons-everdell-resin = Pour { $farm }, il manque encore { GOODS("resin", 1, case: "acc") }. Ce lieu la donne, et une carte en plus. Placez votre second ouvrier.
    .title = La résine maintenant
lessons-everdell-play = Vous pouvez payer { $farm } : choisissez la carte dans votre main. Ce que vous payez retourne à la réserve, la carte entre dans votre ville. Elle agit aussitôt.
    .title = Jouez une carte
lessons-everdell-colors = Les cartes vertes agissent quand vous les jouez, puis au printemps et en automne. Les marron une seule fois. Les rouges accueillent un ouvrier. Les bleues aident ensuite. Les violettes donnent des points à la fin.
    .title = Cinq couleurs
lessons-everdell-free = Chaque Construction fait entrer une Créature gratuitement dans votre ville, une fois. { $farm } peut loger { $husband } ou { $wife }. Vous avez { $wife } en main : jouez la carte sans payer.
    .title = Une Créature gratuite
lessons-everdell-season = Tous vos ouvriers sont placés. Préparez-vous pour le printemps : ils reviennent, un nouveau vous rejoint et vos cartes vertes agissent encore. C'est tout votre tour.
    .title = Préparer la saison
lessons-everdell-spring = Vous avez maintenant 3 ouvriers, puis 4 en été, 6 en automne. Récoltez ce que coûte votre prochaine carte et jouez-la dès que possible. Jouer une carte ne demande pas d'ouvrier.
    .title = Et ainsi de suite
lessons-everdell-events = Ayez dans votre ville les cartes qu'un Événement demande et un ouvrier libre : placez-le là pour des points en plus. Seul le premier arrivé obtient l'Événement.
    .title = Les Événements
lessons-everdell-scoring = En automne, personne ne revient : jouez jusqu'à passer. Puis on additionne cartes, jetons, bonus violets, Événements et Voyage. Vos points du moment sont indiqués à côté de votre ville.
    .title = La fin
lessons-everdell-on = La partie est à vous. Quand quelque chose de nouveau arrive, je vous le dirai. Choisissez ce que vous ne pouvez pas faire : vous lirez pourquoi.
    .title = Vous en savez assez

lessons-everdell-tip-event = Vous avez ce qu'un Événement demande. Placez-y un ouvrier avant quelqu'un d'autre.
    .title = Un Événement est possible
lessons-everdell-tip-open = Vous pouvez placer un ouvrier sur une carte ouverte d'une autre ville. Son propriétaire gagne un point.
    .title = Une visite chez le voisin

### Farshore

lessons-farshore-goal = Vous bâtissez sur la côte une ville de 15 cartes au plus et menez votre navire aussi loin que possible. Le plus de points l'emporte.
    À votre tour, vous faites une seule chose : placer un ouvrier, jouer une carte ou vous préparer pour la saison suivante.
    .title = Bienvenue à Farshore
lessons-farshore-hand = Personne d'autre ne voit ces cartes. En haut à gauche le coût, à droite les points. Pointez une carte, ou gardez le doigt dessus, pour la lire en entier.
    Une fois, avant la partie, vous pouvez toutes les échanger. Cette main est bonne : gardez-la.
    .title = Votre main
lessons-farshore-bay = Ces cartes sont visibles de tous. Vous pouvez les jouer comme si elles étaient dans votre main. Aucun nom n'y est deux fois : les exemplaires s'empilent.
    .title = La Baie
lessons-farshore-worker = Vous n'avez encore rien pour payer : placez un ouvrier. Cette île donne { GOODS("driftwood", 2, case: "acc") } et { GOODS("seaweed", 2, case: "acc") } : assez pour { $grove } dans votre main.
    Choisissez-la ou appuyez sur « Montrer ».
    .title = Placez un ouvrier
lessons-farshore-confirm = Vous voyez d'abord ce qu'un coup rapporte. Rien n'est fait avant que vous confirmiez.
    « Annuler » reprend un coup, tant que personne d'autre n'a joué et que rien de caché n'a été vu.
    .title = Regardez, puis confirmez
lessons-farshore-since = Ensuite, c'est au tour de votre adversaire. « Depuis votre dernier tour » dit ce qui s'est passé. Chacun passe les saisons à son rythme.
    .title = Ce que l'autre a fait
lessons-farshore-roses = Deux roses des vents disent quelles cartes prennent le vent : les cartes vertes et les Constructions pour l'instant. Pour chacune qui correspond à la carte jouée, votre navire avance d'une case. { $grove } correspond aux deux : chaque petite boussole sur une carte en indique une.
    .title = Le vent
lessons-farshore-play = Choisissez { $grove } dans votre main et payez. La carte entre dans votre ville, agit aussitôt et déplace votre navire de deux cases.
    .title = Jouez une carte
lessons-farshore-ship = Votre navire a pris la mer. À la fin compte la case où il se trouve, jusqu'à 60 points. Quand il atteint ou dépasse une case Trésor, vous prenez un trésor.
    .title = Votre navire
lessons-farshore-treasure = Un trésor paie à la place d'une ressource au choix. Ceux que vous ne dépensez pas valent 2 points chacun à la fin.
    .title = Les trésors
lessons-farshore-anchor = Vous avez 3 ancres pour toute la partie. L'une d'elles, posée sur une Construction, fait jouer gratuitement une Créature de la même couleur. { $grove } est de couleur verte, tout comme { $hunter } dans votre main : choisissez cette carte.
    .title = Jetez l'ancre
lessons-farshore-colors = Les cartes vertes agissent quand vous les jouez, puis au printemps et en automne. Les marron une seule fois. Les rouges accueillent un ouvrier. Les bleues aident ensuite. Les violettes donnent des points à la fin.
    .title = Cinq couleurs
lessons-farshore-again = Placez votre autre ouvrier. Le Rivage et les îles accueillent un ouvrier par lieu. Aux Quais et au Belvédère, il y a place pour tous : là, des cartes deviennent des ressources, ou votre main remonte à 8 cartes.
    .title = Un autre lieu
lessons-farshore-season = Tous vos ouvriers sont placés. Vous pouvez encore jouer des cartes, ou vous préparer pour le printemps : ils reviennent, un nouveau vous rejoint et vos cartes vertes agissent encore. C'est tout votre tour.
    .title = Préparer la saison
lessons-farshore-dunes = Avec les bonnes couleurs dans votre ville, un ouvrier sur les Dunes obtient une tuile Carte. Elle vaut son nombre fois le nombre de vos tuiles Carte : la suivante améliore donc les autres.
    .title = Les tuiles Carte des Dunes
lessons-farshore-scoring = En automne, jouez jusqu'à passer. Puis on additionne cartes, bonus violets, jetons, trésors, tuiles Carte et navire. Vos points du moment sont indiqués à côté de votre ville.
    .title = La fin
lessons-farshore-on = La partie est à vous. Quand quelque chose de nouveau arrive, je vous le dirai. Choisissez ce que vous ne pouvez pas faire : vous lirez pourquoi.
    .title = Vous en savez assez

lessons-farshore-tip-map = Votre ville a les couleurs d'une tuile Carte. Placez un ouvrier sur les Dunes : le premier arrivé obtient le plus grand nombre.
    .title = Une tuile Carte est possible
lessons-farshore-tip-tide = Vous arrivez en été en dernier. Deux îles sont submergées et vous choisissez lesquelles : plus personne ne pourra les visiter.
    .title = Marée haute
lessons-farshore-tip-winds = Tout le monde a changé de saison, et le vent a tourné. Voyez quelles cartes déplacent maintenant votre navire.
    .title = Nouveaux vents

### Everdell et Farshore

lessons-valley-tip-spot = Une carte rouge de votre ville a de la place pour un ouvrier. Placez-en un là pour l'utiliser.
    .title = Un lieu à vous
lessons-valley-tip-full-hand = Vous avez 8 cartes en main, pas une de plus. Les cartes que vous piocheriez sont perdues pour vous : jouez-en d'abord.
    .title = Votre main est pleine
lessons-valley-tip-no-worker = Vous n'avez plus d'ouvrier. Vous pouvez encore jouer des cartes. Quand vous ne pouvez ou ne voulez plus, préparez-vous pour la saison suivante.
    .title = Tous les ouvriers sont placés
lessons-valley-tip-no-room = Votre ville a 15 cartes. Peu de cartes y trouvent encore place.
    .title = Votre ville est pleine
lessons-valley-tip-summer = En été, les cartes vertes se reposent. À la place, vous prenez des cartes visibles de tous.
    .title = L'été
lessons-valley-tip-autumn = C'est la dernière saison. Utilisez bien vos ouvriers et vos ressources. Quand il n'y a plus rien à faire, passez.
    .title = L'automne

### Cartographers

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

### La fin

lessons-end = Regardez d'où viennent les points et ce que vous feriez autrement. Vous pouvez rejouer avec de nouvelles cartes quand vous voulez.
    .title = Votre première partie
