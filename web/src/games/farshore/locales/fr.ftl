# Le plateau de Farshore dans le navigateur. Les noms des cartes, des lieux et des règles viennent des catalogues du jeu.

### Navires

farshore-track = Piste des navires
# One ship, for those who listen. $points: of its space; $chest: points of the next space with a chest
farshore-ship-told = { $player } : navire sur { $points }, prochain coffre sur { $chest }
farshore-ship-told-last = { $player } : navire sur { $points }, plus aucun coffre devant
# Where the own ship would be after the move that is looked at
farshore-ship-would = Votre navire serait sur { $points }

### Wind roses. $rose: their letter

farshore-rose = rose { $rose }
# A title; $what: what it shows
farshore-rose-of = Rose des vents : { $what }
# $roses: what the others show, in no order
farshore-rose-next = Encore à venir : { $roses }
farshore-rose-text = Une carte qui a ce trait ({ $what }) fait avancer votre navire de { GOODS("space", 1, case: "acc") }.
# On a card. $roses: one letter, or both
farshore-wind = correspond à la rose des vents { $roses }

### Weather. $n: cards that will still come

farshore-weather-left = { $n ->
    [0] la dernière carte
    [one] encore { $n } carte
   *[other] encore { $n } cartes
}
farshore-weather-upper = Moitié supérieure
farshore-weather-lower = Moitié inférieure
farshore-weather-idle = ne s'applique pas dans cette partie

### The board

# Tabs on a phone: one word each
farshore-tab-sea = Mer
farshore-tab-places = Lieux
farshore-shore = Rivage
farshore-islands = Îles
farshore-harbor = Port
farshore-bay = Baie
farshore-bay-empty = vide
# A face-down island; $place: its name
farshore-turned = { $place }, sous l'eau depuis la Marée haute

### Dunes

farshore-dunes = Dunes
# Beside the heading, a reminder
farshore-dunes-hint = un ouvrier obtient une tuile Carte ; nombres × tuiles
# Own cards that count for a map. $met of $of
farshore-map-met = Votre ville en a { $met } sur { $of }
# $tiles: numbers on the tiles, the next first
farshore-map-left = Tuiles restantes : { $tiles }
farshore-map-none = Plus aucune tuile
farshore-map-owner = { $player } a la tuile { $points }
farshore-map-yours = à vous
farshore-maps-of = { $n ->
    [0] Aucune tuile Carte
    [one] { $n } tuile Carte : { $points }
   *[other] { $n } tuiles Carte : { $points }
}

### Captain Bonny

# Under her name. $name: the level in a word
farshore-level = { $name }, niveau { $level }
# How she plays, in short
farshore-bonny-how = La Capitaine Bonnie joue après vous. Elle ne paie rien, et ses cartes n'ont aucun effet. Tant qu'il lui reste un ouvrier, elle révèle un Trajet et prend le premier lieu libre ; sans ouvrier, elle joue une carte. Chacune de ses cartes vaut { GOODS("point", 2, case: "acc") }, une violette { GOODS("point", 6, case: "acc") }.
farshore-plan = Plan
farshore-plan-row = { $colour } sur la ligne { $row }
farshore-plan-off = { $colour } au-dessus de la carte
farshore-plan-hint = Le marqueur le plus haut décide de la couleur qu'elle cherche ; sur une même ligne, celui de gauche.
farshore-route = Trajet
farshore-route-last = Son dernier Trajet
# Told to who listens, behind the place of a route
farshore-route-taken = elle est allée ici
# $n of $of route cards have been used
farshore-routes = Trajets utilisés : { $n } sur { $of }

### What no source prints. $parts: cost, effect, points


### The text view

text-maps = Tuiles Carte
# $tiles: the numbers on the tiles that are left
text-tiles = Tuiles restantes : { $tiles }
text-none-left = Plus aucune
text-anchors = ancres : { $n }
text-ship = navire : { $points }
text-high-tide = Marée haute : { $island } est retournée.
# $route: the places of a card, in order
text-route = Dernier Trajet de la Capitaine Bonnie : { $route }
# $markers: colors with their rows
text-plan = Plan de la Capitaine Bonnie, couleur et rangée : { $markers }

### The rules

rules-about-farshore = Bâtissez une ville au bord de la mer, naviguez le long de la côte et réunissez des tuiles Carte.
rules-group-shore = Rivage
rules-group-island = Îles
rules-group-docks = Quais
rules-group-lookout = Belvédère
rules-group-map = Tuiles Carte
rules-group-weather = Météo
rules-group-rose = Roses des vents
rules-farshore-goal = De quoi s'agit-il ?
    .a = Au bord de la mer, chacun bâtit une ville de Créatures et de Constructions, au fil de quatre saisons, de l'hiver à l'automne. Chacun a aussi un navire, que le vent pousse quand vous jouez les bonnes cartes.
    .b = Les Constructions coûtent du bois flotté, des algues et des pierres marines, les Créatures des champignons. Rien ne s'épuise jamais. Quand tous ont passé, le plus grand nombre de points l'emporte.
rules-farshore-start = Le début
    .a = Chacun commence en hiver avec { GOODS("worker", $winter) }, { $anchors } ancres, un navire au début de la piste et une main de cartes : { $first }, { $second }, { $third }, { $fourth } dans l'ordre du tour. Une fois, avant le premier tour, vous pouvez défausser toute votre main et en piocher une nouvelle.
    .b = Dans la Baie, { GOODS("card", $row) } de noms différents sont visibles pour tous ; les cartes identiques sont empilées. Il y a une île par joueur.
rules-farshore-places = Placer un ouvrier
    .a = Placez-le où il y a de la place, et vous recevez aussitôt ce que donne le lieu. Il y reste jusqu'à votre préparation pour la saison suivante.
    .b = Un lieu du Rivage, une île et une carte rouge ont de la place pour un seul ouvrier en tout. Les Quais, le Belvédère et les Dunes en accueillent autant qu'on veut.
    .c = Vous ne visitez que les cartes rouges de votre propre ville.
rules-farshore-cards = Jouer une carte
    .a = Jouez une carte de votre main ou directement de la Baie et payez ce qui y est imprimé. Un trésor remplace n'importe quelle ressource.
    .b = Ou utilisez une ancre : posez-la sur une Construction de votre ville qui a la couleur d'une Créature et pas encore d'ancre, et cette Créature est gratuite. Vos { $anchors } ancres sont pour toute la partie.
    .c = Certaines cartes aident à en jouer d'autres : elles les rendent moins chères ou gratuites. Une seule aide compte par carte.
    .d = L'ordre : utiliser une aide, payer, mettre la carte dans la ville, faire ce qu'elle dit, faire ce que vos autres cartes disent à son sujet, déplacer le navire, remplir la Baie.
    .e = L'Épave et le Paria n'occupent aucune case de la ville.
rules-farshore-ship = Vent, navire et trésors
    .a = Deux roses des vents sont visibles. Pour chacune à laquelle correspond une carte que vous jouez, votre navire avance de 1 case. Certaines cartes et certains lieux le déplacent aussi.
    .b = Chaque case Trésor que votre navire atteint ou dépasse vous donne un trésor. Il paie n'importe quelle ressource ; non dépensé, il vaut { GOODS("point", $treasure, case: "acc") } à la fin.
    .c = Seule compte la case où le navire s'arrête. La dernière vaut { GOODS("point", $last, case: "acc") }.
rules-farshore-maps = Tuiles Carte et Dunes
    .a = Placez un ouvrier sur les Dunes pour obtenir la première tuile d'une Carte dont votre ville a les couleurs. Les cartes de la ville restent et peuvent compter pour d'autres tuiles.
    .b = Vous pouvez avoir une tuile de chaque Carte. À la fin, on additionne les nombres de vos tuiles et on multiplie par le nombre de tuiles : les premières ont des nombres plus grands, et chaque tuile de plus les multiplie.
rules-farshore-hand = Main, Baie, pioche
    .a = Vous n'avez jamais plus de { GOODS("card", $hand) } en main. Une pioche s'arrête là.
    .b = Les cartes défaussées sont face cachée. Quand la pioche est vide, elles sont mélangées pour en former une nouvelle.
    .c = Les cartes que vous donnez vont à un joueur qui a de la place et n'a pas passé. S'il n'y en a pas, elles sont défaussées, et vous recevez quand même votre dû.
rules-farshore-seasons = Les saisons
    .a = Quand vous vous préparez pour une saison, tous vos ouvriers reviennent, vous en recevez un nouveau, et la saison vous apporte quelque chose. Puis votre tour est fini.
    .b = Quand le dernier joueur s'est préparé pour une saison, le vent tourne : les deux roses des vents changent. Quand le dernier arrive en été, la Marée haute vient d'abord : ce joueur retourne { $tide } îles, fermées dès lors.
rules-farshore-end = La fin
    .a = En automne, vous passez quand vous ne pouvez ou ne voulez plus rien faire. Quand tous ont passé, la partie est finie.
    .b = Qui a passé ne reçoit plus ni cartes ni ressources des autres, et ses ouvriers restent où ils sont.
rules-farshore-scoring = Décompte
    .a = On additionne : la valeur de base des cartes de la ville, les bonus des cartes violettes, les jetons Point, { GOODS("point", $treasure, case: "acc") } par trésor non dépensé, les tuiles Carte et la case du navire.
    .b = En cas d'égalité compte le navire le plus avancé, puis le plus de tuiles Carte, de trésors, de ressources. Sinon, la victoire est partagée.
rules-farshore-solo = Capitaine Bonnie
    .a = Seul, vous jouez contre la Capitaine Bonnie ; à deux ou trois, vous pouvez aussi l'inviter. Elle joue ses propres tours, avec des cartes Trajet et un plan à elle. Il y a quatre niveaux.
rules-farshore-weather = Météo
    .a = Aux niveaux élevés de la Capitaine Bonnie, et sans elle si vous voulez, une carte Météo est en vigueur. La suivante vient quand les roses des vents changent. Elle concerne les joueurs, jamais la Capitaine Bonnie.
title-notice = Les coûts et la plupart des effets des cartes de Farshore sont reconstitués, car aucune source publique ne les donne. Qui possède la boîte peut les corriger.
rules-reconstructed = Reconstitué
rules-reconstructed-title = Le signe ° : reconstitué
    .a = Aucune source publique ne donne les coûts et la plupart des effets des cartes de Farshore, ni ses îles, ses roses des vents, ses trajets et sa météo. Nous les avons reconstitués pour aller avec le reste du jeu, et signalés. La boîte peut différer. Types, couleurs et points des cartes et règles générales sont ceux qui ont été publiés. Les noms des îles et de la météo sont de nous. Qui possède la boîte peut corriger chaque entrée dans un fichier.

### The guided first game

lessons-farshore-learn-1 = Placer des ouvriers sur le Rivage et les îles
lessons-farshore-learn-2 = Prendre le vent et déplacer votre navire
lessons-farshore-learn-3 = Utiliser trésors et ancres
lessons-farshore-learn-4 = Les saisons, les tuiles Carte et ce qui compte à la fin
lessons-farshore-goal = Vous bâtissez sur la côte une ville de 15 cartes au plus et menez votre navire aussi loin que possible. Le plus de points l'emporte.
    À votre tour, vous faites une seule chose : placer un ouvrier, jouer une carte ou vous préparer pour la saison suivante.
    Les coûts et la plupart des effets des cartes sont reconstitués (signe °).
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

# In place of what the family says: a home is for a color, and an anchor takes it. $colour: the color word
valley-home-of = Une ancre ici : une Créature { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
} gratuite
valley-guest-of = Gratuit avec une ancre sur une Construction { $colour ->
    [vert] verte
    [bleu] bleue
    [violet] violette
   *[other] { $colour }
}
valley-occupied = avec une ancre

### Names

name-breaks-farshore =
    Bel-vé-dère Car-to-graphe cham-pi-gnons Cha-ro-gnard Char-pen-tier Clan-des-tin
    Col-lec-tion-neur Cons-truc-tion con-tre-ban-diers Créa-ture Des-ti-na-tion Doua-nier Écu-reuil
    En-lu-mi-neur En-tre-pôt Gou-ver-nance Gou-ver-neur Her-bo-riste In-ten-dant Mar-chand
    mar-chands Na-vi-ga-teur Plon-geur Po-lis-seuse por-tuaire Pro-duc-tion Pros-pé-ri-té
    Scrip-to-rium Sculp-teur Traî-neau voya-geur
