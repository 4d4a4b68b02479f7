# The rules reference and the card gallery: for somebody who never saw the box. Own words; numbers come from the facts of the games.
# Readers: players. A topic: its title, then .a, .b, … its paragraphs, each a thought of its own.

### The page

rules-title = Règles du jeu
# $game: name of a game
rules-of = Règles : { $game }
rules-choose = Quel jeu ?
rules-contents = Sommaire
rules-search = Chercher règles, cartes, lieux
rules-found = { $n ->
    [0] Aucun résultat.
    [one] { $n } résultat
   *[other] { $n } résultats
}
rules-to-cards = Toutes les cartes et tous les lieux
rules-to-rules = Vers les règles
rules-players = Joueurs : { $least }–{ $most }
rules-about-everdell = Bâtissez une ville de créatures sous l'Arbre éternel, avec des ouvriers et des cartes, au fil de quatre saisons.
rules-about-farshore = Bâtissez une ville au bord de la mer, naviguez le long de la côte et réunissez des tuiles Carte.
rules-about-cartographers = Dessinez un parchemin des terres du nord. Tout le monde dessine en même temps, et les décrets de la reine donnent les points.

### The gallery

rules-cards-title = Cartes et lieux
# $game: name of a game
rules-cards-of = Cartes : { $game }
rules-search-cards = Chercher dans les noms et les textes
rules-filter-all = tout
rules-filter-colour = Couleur
rules-filter-kind = Genre
rules-filter-rarity = Rareté
rules-filter-group = Rubrique
rules-reset = Effacer les filtres
rules-copies = { $n ->
    [one] { $n } exemplaire dans la pioche
   *[other] { $n } exemplaires dans la pioche
}
rules-cost = Coût
rules-free = gratuit
rules-value = Valeur de base
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Loge gratuitement : { $cards }
rules-free-any = Loge gratuitement n'importe quelle Créature.
rules-home = Habite : { $cards }
# $n: time of a card, of Cartographers
rules-time = Temps { $n }
rules-shape-coin = avec une pièce
rules-solo-number = Solo : { $n }
rules-reconstructed = Reconstitué
rules-reconstructed-title = Le signe ° : reconstitué
rules-reconstructed-hint = Aucune source publique ne donne tous les coûts et effets de Farshore. Ce que nous n'avons pas trouvé, nous l'avons reconstitué pour aller avec le reste du jeu, et signalé. La boîte peut différer ; noms, couleurs et règles générales sont ceux qui ont été publiés.
rules-previous = Précédente
rules-next = Suivante

rules-group-card = Cartes de la pioche
rules-group-basic = Lieux de base
rules-group-forest = Cartes de Forêt
rules-group-haven = Havre de paix
rules-group-journey = Voyage
rules-group-event-basic = Événements de base
rules-group-event-special = Événements spéciaux
rules-group-shore = Rivage
rules-group-island = Îles
rules-group-docks = Quais
rules-group-lookout = Belvédère
rules-group-map = Tuiles Carte
rules-group-weather = Météo
rules-group-rose = Roses des vents
rules-group-explore = Cartes Paysage
rules-group-ruins = Cartes Ruines
rules-group-ambush = Cartes Embuscade
rules-group-edict = Cartes Décompte

### What the colors of cards mean

rules-colour-tan = Agit une fois, quand vous la jouez.
rules-colour-green = Agit quand vous la jouez, puis à chaque Production.
rules-colour-red = Agit quand vous y placez un ouvrier, pas quand vous la jouez.
rules-colour-blue = Reste en vigueur : elle agit quand vous faites ce qu'elle nomme, par exemple jouer une carte, ou réduit le coût des cartes.
rules-colour-purple = Ne fait rien pendant la partie. À la fin, elle donne des points bonus.

### Everdell and Farshore

rules-valley-turn = Votre tour
    .a = Vous faites exactement une de ces trois choses : placer un ouvrier, jouer une carte ou vous préparer pour la saison suivante. Puis c'est au joueur suivant.
    .b = Vous ne vous préparez pour la saison suivante que lorsque tous vos ouvriers sont déployés. Chacun change de saison à son rythme : l'un peut être en été quand un autre est encore en hiver.
    .c = En automne, vous pouvez passer à la place. Qui a passé ne joue plus ; les autres continuent.
rules-valley-city = Votre ville
    .a = Une ville a de la place pour { GOODS("card", $slots, case: "acc") }. Leur disposition n'a pas d'importance.
    .b = Une ville peut contenir autant d'exemplaires d'une carte Commune que vous voulez, mais un seul d'une carte Unique.
rules-valley-colours = Les cinq couleurs
    .a = La couleur d'une carte dit quand elle agit.

### Everdell

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

### Farshore

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

### Cartographers

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

### Tables

rules-season = Saison
rules-season-workers = Ouvriers
rules-season-brings = Apporte
rules-season-limit = Durée
rules-season-scored = Décrets comptés
rules-bonus-produce = Production : toutes vos cartes vertes agissent une fois
# $n: how many cards; $row: "from the Meadow", "from the Bay"
rules-bonus-take = Prenez { GOODS("card", $n, case: "acc") } { $row }
rules-bonus-take-deck = Prenez { GOODS("card", $n, case: "acc") } { $row } ou de la pioche
rules-bonus-none = –
