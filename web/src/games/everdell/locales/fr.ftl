# À la table d'Everdell : zones du plateau.

everdell-clearings = Lieux de base
everdell-forest = Forêt
everdell-forest-spots = { $n ->
    [one] { $n } ouvrier par lieu
   *[other] { $n } ouvriers par lieu
}
everdell-haven = Havre de paix et Voyage
everdell-basic = Événements de base
everdell-special = Événements spéciaux
everdell-clearing-one = Lieu de base
everdell-basic-one = Événement de base
everdell-special-one = Événement spécial
everdell-each = { GOODS("point", $n) } chacun
everdell-places = Lieux
everdell-tree = Arbre éternel : ouvriers qui attendent les saisons à venir
everdell-needs = demande : { $cards }
everdell-guarded = fermée : { player-rugwort }
everdell-year = Année { $n }

### The text view

text-events = Événements

### The rules

rules-about-everdell = Bâtissez une ville de créatures sous l'Arbre éternel, avec des ouvriers et des cartes, au fil de quatre saisons.
rules-group-basic = Lieux de base
rules-group-forest = Cartes de Forêt
rules-group-haven = Havre de paix
rules-group-journey = Voyage
rules-group-event-basic = Événements de base
rules-group-event-special = Événements spéciaux
rules-everdell-goal = De quoi s'agit-il ?
    .a = Sous l'Arbre éternel, chacun bâtit une ville de Créatures et de Constructions, au fil de quatre saisons, de l'hiver à l'automne. Les ouvriers apportent des ressources, les ressources paient des cartes, et les cartes apportent encore davantage.
    .b = Les Constructions coûtent des brindilles, de la résine et des galets, les Créatures des baies. Rien ne s'épuise jamais. Quand tous ont passé, le plus grand nombre de points l'emporte.
rules-everdell-start = Le début
    .a = Chacun commence en hiver avec { GOODS("worker", $winter) } et une main de cartes : { $first }, { $second }, { $third }, { $fourth } dans l'ordre du tour. Personne n'a encore de ressources.
    .b = Dans la Prairie, { GOODS("card", $row) } sont visibles pour tous. Sont en jeu tous les lieux de base, { $forest } cartes de Forêt ({ $forestMany } à trois ou quatre joueurs), les Événements de base et 4 Événements spéciaux tirés au hasard.
rules-everdell-places = Placer un ouvrier
    .a = Placez-le où il y a de la place, et vous recevez aussitôt ce que donne le lieu. Il y reste jusqu'à votre préparation pour la saison suivante.
    .b = Un lieu exclusif a de la place pour un seul ouvrier en tout, un lieu partagé pour autant qu'on veut, même plusieurs des vôtres.
    .c = Une carte de Forêt a un emplacement ; à quatre joueurs elle en a deux, dont vous ne pouvez occuper qu'un.
    .d = Les ouvriers vont aussi au Havre de paix, sur les Événements, sur les cartes rouges de votre ville et sur les cartes ouvertes des autres villes, dont le propriétaire gagne alors { GOODS("point", 1, case: "acc") }. Le Voyage n'est ouvert qu'en automne.
rules-everdell-cards = Jouer une carte
    .a = Jouez une carte de votre main ou directement de la Prairie et payez exactement ce qui y est imprimé. Une place vide de la Prairie est aussitôt remplie.
    .b = Au lieu de payer, vous pouvez loger une Créature : une Construction de votre ville qui la nomme reçoit un jeton Occupé, et la Créature est gratuite. Chaque Construction le fait une fois dans la partie ; l'Arbre éternel loge n'importe quelle Créature.
    .c = Certaines cartes aident à en jouer d'autres : elles les rendent moins chères ou gratuites. Une seule aide compte par carte.
    .d = L'ordre : utiliser une aide, payer, remplir la Prairie, mettre la carte dans la ville, faire ce qu'elle dit, puis ce que vos autres cartes disent à son sujet.
    .e = Un Vagabond n'occupe aucune case de la ville ; un Mari et une Épouse en occupent une à eux deux.
rules-everdell-hand = Main, Prairie, pioche
    .a = Vous n'avez jamais plus de { GOODS("card", $hand) } en main. Une pioche s'arrête là ; ce que vous ne pouvez pas piocher reste dans la pioche.
    .b = Les cartes défaussées sont face cachée. Quand la pioche est vide, elles sont mélangées pour en former une nouvelle.
    .c = Les cartes que vous donnez vont à un joueur qui a de la place et n'a pas passé. S'il n'y en a pas, elles sont défaussées, et vous recevez quand même votre dû.
rules-everdell-seasons = Les saisons
    .a = Quand vous vous préparez pour une saison, tous vos ouvriers reviennent, vous en recevez de nouveaux, et la saison vous apporte quelque chose. Puis votre tour est fini.
    .b = Les ouvriers du Monastère et du Cimetière y restent pour toujours.
rules-everdell-events = Événements
    .a = Placez un ouvrier sur un Événement dont votre ville remplit les conditions. Il est à vous jusqu'à la fin, même si les cartes demandées quittent votre ville.
    .b = Chaque Événement va à un seul joueur. Les Événements de base demandent des cartes d'une couleur, les Événements spéciaux deux cartes précises, ou deux de chaque couleur.
rules-everdell-end = La fin
    .a = En automne, vous passez quand vous ne pouvez ou ne voulez plus rien faire. Quand tous ont passé, la partie est finie.
    .b = Qui a passé ne reçoit plus ni cartes ni ressources des autres. Les cartes ouvertes de sa ville peuvent encore être visitées.
rules-everdell-scoring = Décompte
    .a = On additionne : la valeur de base des cartes de la ville, les jetons Point, ceux des cartes compris, les bonus des cartes violettes, les ouvriers en Voyage et les Événements.
    .b = En cas d'égalité, le plus d'Événements l'emporte, puis le plus de ressources restantes. Sinon, la victoire est partagée.
rules-everdell-solo = En solo contre Paillasson
    .a = Vous jouez selon les règles normales. Paillasson n'a pas de tour, mais prend une carte après chacune des vôtres, et ses ouvriers vous barrent la route. Vous gagnez avec plus de points que lui.

### The guided first game

lessons-everdell-learn-1 = Placer des ouvriers et récolter des ressources
lessons-everdell-learn-2 = Jouer des cartes dans votre ville et les payer
lessons-everdell-learn-3 = Accueillir une Créature gratuitement
lessons-everdell-learn-4 = Les saisons, les Événements et ce qui compte à la fin
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

### Names

name-breaks-everdell =
    Ar-chi-tecte Au-ber-giste brin-dilles Cha-pelle Ci-me-tière Col-por-teur Com-mer-çant En-tre-pôt
    fo-res-tier His-to-rien Mo-nas-tère Pro-fes-seur Raf-fi-ne-rie res-sour-ces Sculp-teur
    Uni-ver-si-té Va-ga-bond voya-geur Épi-ce-rie
