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
