# Everdell, base game. Card texts are our own words; names are those of the data file.

game-everdell = Everdell
    .about = Bâtissez une ville dans les bois en quatre saisons
    .time = 40–80 min

### Goods: a number and its noun. $n: how many.

noun-twig = { $n ->
    [one] { $n } brindille
   *[other] { $n } brindilles
}
noun-resin = { $n ->
    [one] { $n } résine
   *[other] { $n } résines
}
noun-pebble = { $n ->
    [one] { $n } galet
   *[other] { $n } galets
}
noun-berry = { $n ->
    [one] { $n } baie
   *[other] { $n } baies
}

### Names

good-twig = brindille
good-resin = résine
good-pebble = galet
good-berry = baie

zone-meadow = Prairie
# The Meadow in sentences of the family. row-of follows « carte »; one takes a card « dans », so there row-in stands
row-from = de la Prairie
row-in = dans la Prairie
row-of = de la Prairie

### Cards: the name; .rule: what the card does, shown with the card, about 220 characters

card-architect = Architecte
    .rule = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque résine et chaque galet de votre réserve, jusqu'à { GOODS("point", 6, case: "acc") } au total.
card-bard = Barde
    .rule = Quand vous jouez cette carte : vous pouvez défausser jusqu'à { GOODS("card", 5, case: "acc") } de votre main. Gagnez { GOODS("point", 1, case: "acc") } pour chaque carte défaussée.
card-barge_toad = Crapaud de barque
    .rule = Quand vous jouez cette carte et lors de la Production : gagnez { GOODS("twig", 2, case: "acc") } pour chaque carte { card-farm } de votre ville.
card-chip_sweep = Ramasse-miettes
    .rule = Quand vous jouez cette carte et lors de la Production : activez une carte Production de votre ville, sauf une carte { card-chip_sweep }.
card-doctor = Médecin
    .rule = Quand vous jouez cette carte et lors de la Production : vous pouvez payer jusqu'à { GOODS("berry", 3, case: "acc") }. Gagnez { GOODS("point", 1, case: "acc") } pour chaque baie payée.
card-fool = Fou
    .rule = Quand vous jouez cette carte : placez-la sur une case libre d'une ville adverse sans carte { card-fool }, même si l'adversaire a passé. Elle compte alors dans cette ville. Sans ville possible, vous ne pouvez pas la jouer.
card-historian = Historien
    .rule = Après avoir joué une autre carte : piochez { GOODS("card", 1, case: "acc") }.
card-husband = Mari
    .rule = Une carte { card-husband } et une carte { card-wife } forment un couple et partagent une case. Quand vous jouez cette carte et lors de la Production : si elle est en couple et que votre ville contient une carte { card-farm }, gagnez { GOODS("resource", 1, case: "acc") } au choix.
card-innkeeper = Aubergiste
    .rule = Quand vous jouez une Créature : vous pouvez défausser cette carte de votre ville pour payer jusqu'à { GOODS("berry", 3, case: "acc") } de moins. Exclut toute autre capacité de jeu de carte.
card-judge = Juge
    .rule = Quand vous jouez une carte : vous pouvez remplacer { GOODS("resource", 1, case: "acc") } de son coût par { GOODS("resource", 1, case: "acc") } d'un autre type. Exclut toute autre capacité de jeu de carte.
card-king = Roi
    .rule = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque Événement de base que vous avez réalisé, et { GOODS("point", 2, case: "acc") } pour chaque Événement spécial.
card-miner_mole = Taupe minière
    .rule = Quand vous jouez cette carte et lors de la Production : vous pouvez copier une carte Production d'une ville adverse, sauf une carte { card-storehouse }. Comptez les cartes de cette ville-là. Une carte { card-miner_mole } y copie une carte de toute autre ville, même de la vôtre.
card-monk = Moine
    .rule = Quand vous jouez cette carte et lors de la Production : vous pouvez donner jusqu'à { GOODS("berry", 2, case: "acc") } à un adversaire. Gagnez { GOODS("point", 2, case: "acc") } pour chaque baie donnée. Avec cette carte en ville, votre carte { card-monastery } accueille { GOODS("worker", 2, case: "acc") }.
card-peddler = Colporteur
    .rule = Quand vous jouez cette carte et lors de la Production : vous pouvez échanger jusqu'à { GOODS("resource", 2, case: "acc") } contre autant de ressources au choix de la réserve générale.
card-postal_pigeon = Pigeon voyageur
    .rule = Quand vous jouez cette carte : révélez { GOODS("card", 2, case: "acc") } de la pioche. Vous pouvez jouer gratuitement l'une d'elles, d'une valeur de base de { GOODS("point", 3, case: "acc") } au plus. Défaussez toute carte non jouée. Exclut toute autre capacité de jeu de carte.
card-queen = Reine
    .rule = Quand vous placez un ouvrier ici : vous pouvez jouer gratuitement une carte de votre main ou de la Prairie, d'une valeur de base de { GOODS("point", 3, case: "acc") } au plus. Exclut toute autre capacité de jeu de carte.
card-ranger = Garde forestier
    .rule = Quand vous jouez cette carte : déplacez un de vos ouvriers déployés non permanents vers un autre lieu qui peut l'accueillir. Résolvez ce lieu. Avec cette carte en ville, votre carte { card-dungeon } a 2 cellules ; la seconde est interdite à cette carte.
card-shepherd = Berger
    .rule = Ce que vous payez pour cette carte va à un adversaire, pas à la réserve générale. Quand vous jouez cette carte : gagnez { GOODS("berry", 3, case: "acc") }. Gagnez { GOODS("point", 1, case: "acc") } pour chaque jeton Point sur votre carte { card-chapel } ; ces jetons y restent.
card-shopkeeper = Commerçant
    .rule = Après avoir joué une autre Créature dans votre ville : gagnez { GOODS("berry", 1, case: "acc") }.
card-teacher = Professeur
    .rule = Quand vous jouez cette carte et lors de la Production : piochez { GOODS("card", 2, case: "acc") }. Gardez-en une et donnez l'autre à un adversaire dont la main n'est pas pleine.
card-undertaker = Croque-mort
    .rule = Quand vous jouez cette carte : défaussez { GOODS("card", 3, case: "acc") } de la Prairie et réapprovisionnez-la. Prenez ensuite { GOODS("card", 1, case: "acc") } de la Prairie dans votre main. Avec cette carte en ville, votre carte { card-cemetery } accueille { GOODS("worker", 2, case: "acc") }.
card-wanderer = Vagabond
    .rule = Quand vous jouez cette carte : piochez { GOODS("card", 3, case: "acc") }. Cette carte n'occupe aucune case de votre ville.
card-wife = Épouse
    .rule = Une carte { card-husband } et une carte { card-wife } forment un couple et partagent une case. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") } si cette carte est en couple.
card-woodcarver = Sculpteur sur bois
    .rule = Quand vous jouez cette carte et lors de la Production : vous pouvez payer jusqu'à { GOODS("twig", 3, case: "acc") }. Gagnez { GOODS("point", 1, case: "acc") } pour chaque brindille payée.
card-castle = Château
    .rule = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque Construction Commune de votre ville.
card-cemetery = Cimetière
    .rule = Quand vous placez un ouvrier ici : révélez { GOODS("card", 4, case: "acc") } de la pioche ou de la défausse. Jouez-en une gratuitement si possible, sans autre capacité de jeu de carte. Défaussez le reste. L'ouvrier, permanent, ne revient pas. Accueille { GOODS("worker", 2, case: "acc") } avec une carte { card-undertaker } en ville.
card-chapel = Chapelle
    .rule = Quand vous placez un ouvrier ici : placez { GOODS("point", 1, case: "acc") } de la réserve générale sur cette carte. Piochez { GOODS("card", 2, case: "acc") } pour chaque jeton Point posé dessus. Ces jetons y restent et comptent à la fin de la partie.
card-clock_tower = Clocher de l'horloge
    .rule = Quand vous jouez cette carte : placez { GOODS("point", 3, case: "acc") } dessus. Quand vous vous préparez pour une saison : vous pouvez d'abord retirer { GOODS("point", 1, case: "acc") } pour résoudre de nouveau un lieu de base ou de Forêt où vous avez un ouvrier. Le reste compte à la fin.
card-courthouse = Palais de justice
    .rule = Après avoir joué une autre Construction dans votre ville : gagnez { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") } ou { GOODS("pebble", 1, case: "acc") }, au choix.
card-crane = Grue
    .rule = Quand vous jouez une Construction : vous pouvez défausser cette carte de votre ville pour payer jusqu'à { GOODS("resource", 3, case: "acc") } de moins, au choix. Exclut toute autre capacité de jeu de carte.
card-dungeon = Donjon
    .rule = Quand vous jouez une carte : vous pouvez emprisonner ici une Créature de votre ville pour payer jusqu'à { GOODS("resource", 3, case: "acc") } de moins, au choix. Exclut toute autre capacité de jeu de carte. 1 cellule, ou 2 avec une carte { card-ranger } en ville, interdite dans la seconde.
card-evertree = Arbre éternel
    .rule = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque carte Prospérité de votre ville, celle-ci comprise. Vous pouvez placer ici un jeton Occupé, une seule fois, pour jouer gratuitement n'importe quelle Créature.
card-fairgrounds = Fête foraine
    .rule = Quand vous jouez cette carte et lors de la Production : piochez { GOODS("card", 2, case: "acc") }.
card-farm = Ferme
    .rule = Quand vous jouez cette carte et lors de la Production : gagnez { GOODS("berry", 1, case: "acc") }.
card-general_store = Épicerie
    .rule = Quand vous jouez cette carte et lors de la Production : gagnez { GOODS("berry", 1, case: "acc") }, ou { GOODS("berry", 2, case: "acc") } si votre ville contient au moins une carte { card-farm }.
card-inn = Auberge
    .rule = Quand vous placez un ouvrier ici : jouez une carte de la Prairie en payant jusqu'à { GOODS("resource", 3, case: "acc") } de moins, au choix. Exclut toute autre capacité de jeu de carte. Carte ouverte à tous : son propriétaire gagne { GOODS("point", 1, case: "acc") } si un adversaire la visite.
card-lookout = Guet
    .rule = Quand vous placez un ouvrier ici : copiez un lieu de base ou un lieu de Forêt en jeu, occupé ou non, comme si vous veniez d'y placer un ouvrier.
card-mine = Mine
    .rule = Quand vous jouez cette carte et lors de la Production : gagnez { GOODS("pebble", 1, case: "acc") }.
card-monastery = Monastère
    .rule = Quand vous placez un ouvrier ici : donnez { GOODS("resource", 2, case: "acc") } au choix à un adversaire. Gagnez { GOODS("point", 4, case: "acc") }. L'ouvrier, permanent, ne revient pas. Accueille { GOODS("worker", 2, case: "acc") } avec une carte { card-monk } en ville.
card-palace = Palais
    .rule = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque Construction Unique de votre ville, celle-ci comprise.
card-post_office = Bureau de poste
    .rule = Quand vous placez un ouvrier ici : donnez { GOODS("card", 2, case: "acc") } de votre main à un adversaire. Vous pouvez défausser d'autres cartes. Piochez jusqu'à avoir { GOODS("card", 8, case: "acc") } en main. Carte ouverte à tous : son propriétaire gagne { GOODS("point", 1, case: "acc") } si un adversaire la visite.
card-resin_refinery = Raffinerie de résine
    .rule = Quand vous jouez cette carte et lors de la Production : gagnez { GOODS("resin", 1, case: "acc") }.
card-ruins = Ruines
    .rule = Quand vous jouez cette carte : défaussez une autre Construction de votre ville et placez cette carte sur sa case. Gagnez les ressources du coût imprimé de la Construction défaussée. Piochez { GOODS("card", 2, case: "acc") }.
card-school = École
    .rule = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque Créature Commune de votre ville.
card-storehouse = Entrepôt
    .rule = Quand vous jouez cette carte et lors de la Production : placez dessus { GOODS("twig", 3, case: "acc") }, { GOODS("resin", 2, case: "acc") }, { GOODS("pebble", 1, case: "acc") } ou { GOODS("berry", 2, case: "acc") } de la réserve générale. Quand vous placez un ouvrier ici : prenez toutes les ressources posées dessus.
card-theater = Théâtre
    .rule = À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque Créature Unique de votre ville.
card-twig_barge = Barque aux brindilles
    .rule = Quand vous jouez cette carte et lors de la Production : gagnez { GOODS("twig", 2, case: "acc") }.
card-university = Université
    .rule = Quand vous placez un ouvrier ici : défaussez une autre carte de votre ville. Gagnez les ressources de son coût imprimé. Gagnez { GOODS("resource", 1, case: "acc") } au choix et { GOODS("point", 1, case: "acc") }.

### Places: a label of at most 28 characters; .rule: what a worker gets there

place-three_twigs = { GOODS("twig", 3) }
    .rule = Gagnez { GOODS("twig", 3, case: "acc") }. Lieu exclusif : { GOODS("worker", 1) } au plus.
place-two_twigs_one_card = { GOODS("twig", 2) } et { GOODS("card", 1) }
    .rule = Gagnez { GOODS("twig", 2, case: "acc") }. Piochez { GOODS("card", 1, case: "acc") }. Lieu partagé : ouvriers sans limite.
place-two_resin = { GOODS("resin", 2) }
    .rule = Gagnez { GOODS("resin", 2, case: "acc") }. Lieu exclusif : { GOODS("worker", 1) } au plus.
place-one_resin_one_card = { GOODS("resin", 1) } et { GOODS("card", 1) }
    .rule = Gagnez { GOODS("resin", 1, case: "acc") }. Piochez { GOODS("card", 1, case: "acc") }. Lieu partagé : ouvriers sans limite.
place-two_cards_one_point = { GOODS("card", 2) } et { GOODS("point", 1) }
    .rule = Piochez { GOODS("card", 2, case: "acc") }. Gagnez { GOODS("point", 1, case: "acc") }. Lieu partagé : ouvriers sans limite.
place-one_pebble = { GOODS("pebble", 1) }
    .rule = Gagnez { GOODS("pebble", 1, case: "acc") }. Lieu exclusif : { GOODS("worker", 1) } au plus.
place-one_berry_one_card = { GOODS("berry", 1) } et { GOODS("card", 1) }
    .rule = Gagnez { GOODS("berry", 1, case: "acc") }. Piochez { GOODS("card", 1, case: "acc") }. Lieu exclusif : { GOODS("worker", 1) } au plus.
place-one_berry = { GOODS("berry", 1) }
    .rule = Gagnez { GOODS("berry", 1, case: "acc") }. Lieu partagé : ouvriers sans limite.
place-two_berries_one_card = { GOODS("berry", 2) } et { GOODS("card", 1) }
    .rule = Gagnez { GOODS("berry", 2, case: "acc") }. Piochez { GOODS("card", 1, case: "acc") }.
place-two_any = { GOODS("resource", 2) } au choix
    .rule = Gagnez { GOODS("resource", 2, case: "acc") } au choix, identiques ou différentes.
place-discard_any_draw_double = Défausser, piocher le double
    .rule = Vous pouvez défausser autant de cartes de votre main que vous voulez. Piochez ensuite { GOODS("card", 2, case: "acc") } pour chaque carte défaussée, sans dépasser { GOODS("card", 8, case: "acc") } en main.
place-copy_basic_one_card = Lieu de base copié, { GOODS("card", 1) }
    .rule = Copiez un lieu de base au choix, occupé ou non. Piochez ensuite { GOODS("card", 1, case: "acc") }.
place-three_cards_one_pebble = { GOODS("card", 3) } et { GOODS("pebble", 1) }
    .rule = Piochez { GOODS("card", 3, case: "acc") }. Gagnez { GOODS("pebble", 1, case: "acc") }.
place-twig_resin_berry = Brindille, résine et baie
    .rule = Gagnez { GOODS("twig", 1, case: "acc") }, { GOODS("resin", 1, case: "acc") } et { GOODS("berry", 1, case: "acc") }.
place-three_berries = { GOODS("berry", 3) }
    .rule = Gagnez { GOODS("berry", 3, case: "acc") }.
place-two_resin_one_twig = { GOODS("resin", 2) } et { GOODS("twig", 1) }
    .rule = Gagnez { GOODS("resin", 2, case: "acc") } et { GOODS("twig", 1, case: "acc") }.
place-two_cards_one_any = { GOODS("card", 2) } et { GOODS("resource", 1) }
    .rule = Piochez { GOODS("card", 2, case: "acc") }. Gagnez { GOODS("resource", 1, case: "acc") } au choix.
place-discard_three_gain_any = { GOODS("card", 3) } contre ressources
    .rule = Vous pouvez défausser jusqu'à { GOODS("card", 3, case: "acc") } de votre main. Gagnez { GOODS("resource", 1, case: "acc") } au choix pour chaque carte défaussée.
place-draw_two_meadow_play_one = { GOODS("card", 2) } de la Prairie
    .rule = Prenez { GOODS("card", 2, case: "acc") } de la Prairie dans votre main. Vous pouvez jouer l'une d'elles en payant { GOODS("resource", 1, case: "acc") } de moins, au choix. Réapprovisionnez la Prairie. Exclut toute autre capacité de jeu de carte.
place-haven = Havre de paix
    .rule = Vous pouvez défausser autant de cartes de votre main que vous voulez. Gagnez { GOODS("resource", 1, case: "acc") } au choix toutes les { GOODS("card", 2, case: "acc") } défaussées. Lieu partagé : ouvriers sans limite.
place-journey_5 = Voyage (5)
    .rule = En automne seulement : défaussez { GOODS("card", 5, case: "acc") } de votre main. À la fin de la partie : marquez { GOODS("point", 5, case: "acc") } pour votre ouvrier ici. Lieu exclusif : { GOODS("worker", 1) } au plus.
place-journey_4 = Voyage (4)
    .rule = En automne seulement : défaussez { GOODS("card", 4, case: "acc") } de votre main. À la fin de la partie : marquez { GOODS("point", 4, case: "acc") } pour votre ouvrier ici. Lieu exclusif : { GOODS("worker", 1) } au plus.
place-journey_3 = Voyage (3)
    .rule = En automne seulement : défaussez { GOODS("card", 3, case: "acc") } de votre main. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") } pour votre ouvrier ici. Lieu exclusif : { GOODS("worker", 1) } au plus.
place-journey_2 = Voyage (2)
    .rule = En automne seulement : défaussez { GOODS("card", 2, case: "acc") } de votre main. À la fin de la partie : marquez { GOODS("point", 2, case: "acc") } pour chacun de vos ouvriers ici. Lieu partagé : ouvriers sans limite.

### Events: the name; .rule: what it needs, then what it does and is worth

event-city_monument = Monument de la ville
    .rule = Condition : au moins { GOODS("card", 3) } { colour-blue } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") }.
event-grand_tour = Grand Tour
    .rule = Condition : au moins { GOODS("card", 3) } { colour-red } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") }.
event-harvest_festival = Fête de la récolte
    .rule = Condition : au moins { GOODS("card", 4) } { colour-green } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") }.
event-cartographers_expedition = Expédition du cartographe
    .rule = Condition : au moins { GOODS("card", 3) } { colour-tan } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") }.
event-a_brilliant_marketing_plan = Un plan marketing brillant
    .rule = Condition : les cartes { card-shopkeeper } et { card-post_office } dans votre ville. Quand vous réalisez cet Événement : vous pouvez donner à vos adversaires jusqu'à { GOODS("resource", 3, case: "acc") } au total. Gagnez { GOODS("point", 2, case: "acc") } pour chaque ressource donnée.
event-a_well_run_city = Une ville bien gérée
    .rule = Condition : les cartes { card-chip_sweep } et { card-clock_tower } dans votre ville. Quand vous réalisez cet Événement : récupérez un de vos ouvriers déployés non permanents, même celui placé ici ; il redevient disponible dès cette saison. À la fin de la partie : marquez { GOODS("point", 4, case: "acc") }.
event-an_evening_of_fireworks = Une soirée de feux d'artifice
    .rule = Condition : les cartes { card-lookout } et { card-miner_mole } dans votre ville. Quand vous réalisez cet Événement : vous pouvez placer jusqu'à { GOODS("twig", 3, case: "acc") } dessus. À la fin de la partie : marquez { GOODS("point", 2, case: "acc") } pour chaque brindille posée dessus.
event-ancient_scrolls_discovered = Découvertes des parchemins antiques
    .rule = Condition : les cartes { card-historian } et { card-ruins } dans votre ville. Quand vous réalisez cet Événement : révélez { GOODS("card", 5, case: "acc") } de la pioche. Placez chacune dans votre main, sous cet Événement ou dans la défausse, au choix. À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque carte placée dessous.
event-capture_of_the_acorn_thieves = Capture des voleurs de glands
    .rule = Condition : les cartes { card-courthouse } et { card-ranger } dans votre ville. Quand vous réalisez cet Événement : vous pouvez placer dessous jusqu'à 2 Créatures de votre ville, qui la quittent. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") } pour chaque Créature placée dessous.
event-croak_wart_cure = Traitement de verrue
    .rule = Condition : les cartes { card-undertaker } et { card-barge_toad } dans votre ville. Coût : payez { GOODS("berry", 2, case: "acc") } et défaussez { GOODS("card", 2, case: "acc") } de votre ville. À la fin de la partie : marquez { GOODS("point", 6, case: "acc") }.
event-flying_doctor_service = Service de médecins volants
    .rule = Condition : les cartes { card-doctor } et { card-postal_pigeon } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") } pour chaque couple de cartes { card-husband } et { card-wife } dans toutes les villes, la vôtre comprise.
event-graduation_of_scholars = Diplôme des érudits
    .rule = Condition : les cartes { card-teacher } et { card-university } dans votre ville. Quand vous réalisez cet Événement : vous pouvez placer dessous jusqu'à 3 Créatures de votre main. À la fin de la partie : marquez { GOODS("point", 2, case: "acc") } pour chaque Créature placée dessous.
event-ministering_to_miscreants = S'occuper des mécréants
    .rule = Condition : les cartes { card-monk } et { card-dungeon } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") } pour chaque prisonnier de votre carte { card-dungeon }.
event-path_of_the_pilgrims = Sentier des pèlerins
    .rule = Condition : les cartes { card-monastery } et { card-wanderer } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") } pour chaque ouvrier sur votre carte { card-monastery }.
event-performer_in_residence = Spectacle en salle
    .rule = Condition : les cartes { card-inn } et { card-bard } dans votre ville. Quand vous réalisez cet Événement : vous pouvez placer jusqu'à { GOODS("berry", 3, case: "acc") } dessus. À la fin de la partie : marquez { GOODS("point", 2, case: "acc") } pour chaque baie posée dessus.
event-pristine_chapel_ceiling = Plafond de la chapelle Pristine
    .rule = Condition : les cartes { card-woodcarver } et { card-chapel } dans votre ville. Quand vous réalisez cet Événement : piochez { GOODS("card", 1, case: "acc") } et gagnez { GOODS("resource", 1, case: "acc") } au choix pour chaque jeton Point de votre carte { card-chapel }. À la fin de la partie : marquez { GOODS("point", 2, case: "acc") } pour chaque jeton Point de cette carte.
event-remembering_the_fallen = En mémoire des disparus
    .rule = Condition : les cartes { card-cemetery } et { card-shepherd } dans votre ville. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") } pour chaque ouvrier sur votre carte { card-cemetery }.
event-tax_relief = Allégements fiscaux
    .rule = Condition : les cartes { card-judge } et { card-queen } dans votre ville. Quand vous réalisez cet Événement : activez une fois chaque carte Production de votre ville, dans l'ordre de votre choix. À la fin de la partie : marquez { GOODS("point", 3, case: "acc") }.
event-the_everdell_games = Les jeux d'Everdell
    .rule = Condition : au moins { GOODS("card", 2) } de chacune des 5 couleurs dans votre ville. À la fin de la partie : marquez { GOODS("point", 9, case: "acc") }.
event-under_new_management = Nouvelle direction
    .rule = Condition : les cartes { card-peddler } et { card-general_store } dans votre ville. Quand vous réalisez cet Événement : vous pouvez placer jusqu'à { GOODS("resource", 3, case: "acc") } au choix dessus. À la fin de la partie : marquez { GOODS("point", 1, case: "acc") } pour chaque brindille ou baie posée dessus, et { GOODS("point", 2, case: "acc") } pour chaque résine ou galet.

### Solo: the opponent, his name in each year, what is special about the year, and how he plays

year-1 = Paillasson le scélérat
    .rule = En automne, l'ouvrier de { player-rugwort } quitte la Forêt pour le lieu { place-journey_3 } et lui rapporte { GOODS("point", 3, case: "acc") }. { player-rugwort } marque aussi { GOODS("point", 3, case: "acc") } pour chaque Événement spécial en jeu que vous n'avez pas réalisé.
year-2 = Paillasson le véreux
    .rule = En automne, l'ouvrier de { player-rugwort } quitte la Forêt pour le lieu { place-journey_4 } et lui rapporte { GOODS("point", 4, case: "acc") }. { player-rugwort } marque aussi { GOODS("point", 6, case: "acc") } pour chaque Événement spécial en jeu que vous n'avez pas réalisé.
year-3 = Paillasson le vaurien
    .rule = En automne, l'ouvrier de { player-rugwort } quitte la Forêt pour le lieu { place-journey_5 } et lui rapporte { GOODS("point", 5, case: "acc") } ; son ouvrier des lieux de base et un de vos ouvriers disponibles quittent alors la partie, et il vous reste { GOODS("worker", 5) }. { player-rugwort } marque aussi { GOODS("point", 6, case: "acc") } pour chaque Événement spécial en jeu que vous n'avez pas réalisé.
player-rugwort = Paillasson
player-rival = { player-rugwort }
rule-rugwort = { player-rugwort } n'a ni tour, ni main, ni ressources ; ses cartes n'ont aucun effet, sa ville aucune limite, et il commence avec { GOODS("worker", 1) } sur la première carte de Forêt et { GOODS("worker", 1) } sur le lieu « { place-three_twigs } ». Votre action terminée, il prend pour chaque carte jouée la carte de la Prairie désignée par le dé à 8 faces et la place dans sa ville ; s'il prend une carte { card-fool }, elle va dans votre ville, et si vous en jouez une, défaussez-la et retirez une carte de la sienne. Après chacune de vos préparations de saison, il réalise les Événements de base dont sa ville remplit la condition, place ses nouveaux ouvriers sur la Prairie, puis déplace ceux de la Forêt et des lieux de base. Ses ouvriers bloquent leurs lieux, et vous ne pouvez ni jouer, ni prendre, ni défausser une carte de la Prairie placée sous l'un d'eux. Ce que vous donneriez à un adversaire va dans la défausse ou dans la réserve générale ; vous pouvez visiter les cartes ouvertes de sa ville, et chaque visite lui rapporte { GOODS("point", 1, case: "acc") }. À la fin de la partie, il marque { GOODS("point", 2, case: "acc") } par carte de sa ville ({ GOODS("point", 3, case: "acc") } si elle est Prospérité) et { GOODS("point", 3, case: "acc") } par Événement de base réalisé.

### Score lines

source-journey = Voyage
source-missed = Événements spéciaux non réalisés
source-rugwort_cards = Cartes de { player-rugwort }

### Prompts: one imperative sentence, at most 60 characters without names. $source: who asks; $left: how many more; $to: a player

# $goods: what was paid
prompt-tribute = Choisissez qui reçoit { $goods-acc }.
prompt-make-room = Choisissez la Construction que la carte { $card } remplace.
prompt-choose-city = Choisissez dans quelle ville va la carte { $card }.
prompt-before-season = Choisissez une carte à utiliser avant le retour de vos ouvriers.
prompt-keep = { $source } : choisissez la carte à garder.
prompt-give-other = { $source } : choisissez qui reçoit l'autre carte.
prompt-fill-store = { $source } : choisissez ce que vous placez dessus.
prompt-store-goods = { $source } : placez une ressource dessus (encore { $left }) ou arrêtez-vous.
prompt-tuck-hand = { $source } : placez dessous une Créature de votre main ou arrêtez-vous.
prompt-tuck-city = { $source } : placez dessous une Créature de votre ville ou arrêtez-vous.
prompt-sort = { $source } : choisissez où va une carte révélée.
prompt-reactivate = { $source } : choisissez un lieu à résoudre de nouveau ou arrêtez-vous.
prompt-recall = { $source } : choisissez l'ouvrier à récupérer.
prompt-rival-loses = { $source } : choisissez la carte à retirer de la ville de { player-rugwort }.

### Options, as they stand in a list under their question

option-home = { $card } (gratuitement : occupe { $home })
option-sort-hand = { $card } : dans votre main
option-sort-under = { $card } : sous l'Événement
option-sort-discard = { $card } : dans la défausse

### Why not: the fact that is in the way; also shown in short beside a card or a place

refusal-position-closed = un ouvrier de { player-rugwort } bloque cette carte.
refusal-not-its-home = cette Créature ne peut pas occuper la carte { $card }.
refusal-no-housing = aucune Créature ne peut occuper de Construction pour l'instant.
refusal-home-taken = la carte { $card } est déjà occupée.
refusal-already-achieved = cet Événement est déjà réalisé.

### Positions

refusal-rival-event = Paillasson n'accomplit pas l'événement « { $event } ».
refusal-claimed-twice = l'Événement « { $event } » ne se réalise qu'une fois.
refusal-not-construction = la carte { $card } est une Créature et ne peut pas être occupée.
refusal-event-not-achieved = un ouvrier n'occupe « { $event } » que si son propriétaire a réalisé cet Événement.
refusal-event-holds = rien de tel ne se pose sur « { $event } ».

### Log: actor, verb in the present, object. $player: a name, never inflected; $by: what brings it

log-tribute = Le paiement va à { $to } : { $goods-acc }.
log-play-home = { $player } joue { $card } { $from } en occupant la carte { $by }.
from-meadow = depuis la Prairie
log-arrive = La carte { $card } arrive en ville chez { $to }.
log-imprison = { $player } emprisonne { $card } sous la carte { $by }.
log-put-point = { $player } place un jeton Point sur la carte { $card } ({ $n } en tout).
log-store = { $player } place { $goods-acc } sur la carte { $card }.
log-achieve = { $player } réalise l'Événement « { $event } ».
log-lay = { $player } place { $goods-acc } sur l'Événement « { $event } ».
log-tuck = { $player } place { $card } sous l'Événement « { $event } ».
# $fate: one of the fate-… messages
log-sort = { $player } place { $card } { $fate }.
fate-hand = dans sa main
fate-under = sous l'Événement
fate-discard = dans la défausse
log-recall = { $player } récupère un ouvrier : { $spot }.
# $roll: the die
log-rival-plays = { player-rugwort } lance le dé ({ $roll }) et prend { $card }.
log-rival-plays-you = { player-rugwort } lance le dé ({ $roll }) : la carte { $card } va dans votre ville.
log-rival-prepares = { $season ->
    [printemps] { player-rugwort } se prépare pour le printemps.
   *[other] { player-rugwort } se prépare pour l’{ $season }.
}
log-rival-kidnaps = { $season ->
    [printemps] { player-rugwort } se prépare pour le printemps ; un de ses ouvriers et un des vôtres quittent la partie.
   *[other] { player-rugwort } se prépare pour l’{ $season } ; un de ses ouvriers et un des vôtres quittent la partie.
}

### Setting up: what can be chosen, and set-ups with a name. Titles of a few words.

choice-forest = Cartes de Forêt
choice-events = Événements spéciaux
choice-year = Année contre { player-rugwort }
choice-direction = Tour de la Forêt par { player-rugwort }
preset-everdell-standard = Partie standard
preset-everdell-year1 = Jeu solo : { year-1 }
preset-everdell-year2 = Jeu solo : { year-2 }
preset-everdell-year3 = Jeu solo : { year-3 }

### In the terminal

help-solo = Everdell en solo : l'année contre Paillasson. Par défaut : year1.
help-forest = Everdell : les cartes de Forêt par identifiant, 3 à 1 ou 2 joueurs, 4 au-delà. Par défaut : au hasard.
help-events = Everdell : les 4 Événements spéciaux par identifiant. Par défaut : au hasard.
help-direction = Everdell en solo : le sens dans lequel l'ouvrier de Paillasson fait le tour de la Forêt. Par défaut : clockwise (sens horaire).
# In the list of what can be typed: a code of a move, and a name to ask about
example-code = play:farm
example-name = auberge
heading-solo = { $game } – année { $n }, { $year } – graine { $seed }
zone-events = Événements
# Signs for goods in a cost, one letter each. Brindille and baie share their initial: brinDille, Baie
sign-twig = D
sign-resin = R
sign-pebble = G
sign-berry = B
# Other ways to play a card than paying for it, after their number
way-home = occupe { $card }
mark-occupied = occupée
verdict-tie-break = L'égalité est tranchée par les Événements réalisés, puis par les ressources restantes.

### Sets: what cards add that a set brings

effect-copy = Copiez { $places ->
    [a-basic-location] un lieu de base
    [a-forest-location] un lieu Forêt en jeu
   *[both] un lieu de base ou un lieu Forêt en jeu
}, occupé ou non, sans y placer d'ouvrier.
choice-set = Cartes d'un set
help-set-more = Everdell : ajoute les cartes et les ressources du set de ce fichier.
# $file: the name of the file; the numbers are what the set adds
check-set-fine = { $file } : aucune erreur. Le set ajoute des cartes : { $cards }, dont { $kinds } différentes ; des ressources : { $goods }.
