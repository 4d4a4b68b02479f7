# Givre : tous les mots du titre en français.

game-hoarfrost = Givre
    .about = Il reste huit soirs avant le gel. Chacun envoie un animal, face cachée et tous en même temps ; les rapides choisissent d'abord, les lents sont rusés. La meilleure réserve l'emporte.
preset-hoarfrost-standard = Partie normale
preset-hoarfrost-short = Partie courte de cinq soirs
preset-hoarfrost-solo-cub = Seul contre le renardeau
preset-hoarfrost-solo-vixen = Seul contre la renarde
preset-hoarfrost-solo-grey = Seul contre le vieux renard gris
choice-evenings = Soirs
choice-fox = Rival
fox-cub = Renardeau (facile)
fox-vixen = Renarde (commence avec 4 graines)
fox-grey = Vieux renard gris (commence avec 8 graines)
player-rival = Le renard
player-fox = Le renard

noun-seed = { $n ->
    [one] { $n } graine
   *[other] { $n } graines
}

## Animaux

card-hare = Lièvre
    .rule = Vitesse 1. Rien n'est plus rapide.
card-wren = Troglodyte
    .rule = Vitesse 2. 1 graine si votre réserve n'avait pas encore cette trouvaille.
card-weasel = Belette
    .rule = Vitesse 3. Prend 1 graine au joueur dont l'animal vient juste après.
card-squirrel = Écureuil
    .rule = Vitesse 4. 2 graines s'il prend une noisette.
card-blackbird = Merle
    .rule = Vitesse 5. 2 graines s'il prend une mûre ou une prunelle.
card-owl = Hibou
    .rule = Vitesse 6. Ce soir, les lents passent en premier.
card-hedgehog = Hérisson
    .rule = Vitesse 7. 2 graines s'il prend une pomme ou un champignon.
card-jay = Geai
    .rule = Vitesse 8. Peut d'abord remettre dans la haie une trouvaille de votre réserve ; il en prend alors deux.
card-mole = Taupe
    .rule = Vitesse 9. Peut creuser à la place : la première trouvaille de la pile, à l'aveugle, et 2 graines.
card-toad = Crapaud
    .rule = Vitesse 10. 1 graine, et 1 de plus par animal passé avant lui ce soir.
card-badger = Blaireau
    .rule = Vitesse 11. Prend deux trouvailles, mais pas les graines posées à côté.
card-dormouse = Loir
    .rule = Vitesse 12. Peut dormir à la place : aucune trouvaille, mais 4 graines.
card-lantern = Lanterne
    .rule = Entre animaux aussi rapides, le vôtre passe en premier. Chaque soir, la lanterne va au joueur suivant.

## Trouvailles

card-hazelnut = Noisette
    .rule = La première vaut 1 point, la deuxième 3, la troisième 5, et ainsi de suite.
card-apple = Pomme
    .rule = 2 points.
card-blackberry = Mûre
    .rule = 6 points si une de vos feuilles la couvre, sinon 1. Une feuille couvre une mûre.
card-leaf = Feuille
    .rule = 1 point, et elle couvre une mûre.
card-mushroom = Champignon
    .rule = 7 points pour deux ; un seul vaut 1.
card-feather = Plume
    .rule = 1 point. Le plus de plumes (au moins 2) : 5 points de plus ; à trois ou quatre, le deuxième : 2 de plus.
card-honeycomb = Rayon de miel
    .rule = 1 point pour chaque autre trouvaille que vous avez exactement une fois.
card-sloe = Prunelle
    .rule = Seule, elle est amère : moins 2 points. Le gel en adoucit deux ou plus : 3 points chacune.

source-hazelnut = { card-hazelnut }
source-apple = { card-apple }
source-blackberry = { card-blackberry }
source-leaf = { card-leaf }
source-mushroom = { card-mushroom }
source-feather = { card-feather }
source-honeycomb = { card-honeycomb }
source-sloe = { card-sloe }
source-seeds = Graines

## La table

zone-evening = Soir
zone-hedge = Dans la haie
zone-pile = Trouvailles encore cachées
zone-out = Dehors ce soir
zone-hand = Animaux en main
zone-store = Réserve
zone-seeds = Graines

mark-sealed = choisi
mark-home = rentré
mark-turn-1 = prend maintenant
mark-turn-2 = deuxième
mark-turn-3 = troisième
mark-turn-4 = quatrième
mark-seeds-1 = +1 graine
mark-seeds-2 = +2 graines
mark-seeds-3 = +3 graines
mark-seeds-4 = +4 graines
mark-seeds-5 = +5 graines
mark-seeds-6 = +6 graines
mark-seeds-7 = +7 graines

prompt-send = Soir { $evening } sur { $evenings } : quel animal envoyez-vous ?
prompt-give = { $card } : remettre une trouvaille de votre réserve dans la haie et en prendre deux ?
prompt-first = { $card } : prenez la première de deux trouvailles.
prompt-take = { $card } : prenez une trouvaille.

option-send = Envoyer : { $card }
option-take = Prendre : { $card }
option-take-seeds = Prendre : { $card } (+{ GOODS("seed", $seeds) })
option-give = Remettre : { $card }
option-keep = Tout garder
option-dig = Creuser (à l'aveugle, +2 graines)
option-sleep = Dormir (4 graines)

log-evening = Soir { $evening } sur { $evenings }.
log-grows = Nouveau dans la haie : { $cards }.
log-draws = { $player } pioche : { $cards }.
log-chosen = { $player } choisit : { $card }.
log-ready = { $player } a choisi un animal.
log-sends = { $player } envoie : { $card }.
log-turned = { $card } : ce soir, les lents passent en premier.
log-takes = { $player } prend : { $card }.
log-takes-seeds = { $player } prend : { $card } et { GOODS("seed", $seeds) }.
log-earns = { $card } : { $player } reçoit { GOODS("seed", $seeds) }.
log-steals = { $player } prend une graine à { $to }.
log-gives = { $player } remet dans la haie : { $card }.
log-digs = { $player } déterre : { $card }.
log-nothing = { $card } : il ne reste rien pour { $player }.
log-sweetens = Tout ce qui reste dans la haie reçoit une graine.
log-frost = Le givre est là : on compte les réserves.

refusal-not-in-hand = cet animal n'est pas en main.
refusal-too-many-cards = il n'y a que { $most } cartes « { $card } ».
refusal-game-over = la partie est finie, personne n'est dehors.
refusal-all-sealed = tous ont choisi : les animaux seraient dehors.
refusal-sent-already = les animaux sont déjà dehors.
refusal-wrong-order = ces animaux ne passent pas dans cet ordre.
refusal-wrong-stage = cet animal ne fait pas cela.
refusal-empty-hedge = il n'y a rien à prendre.
refusal-fox-alone = seul un joueur solitaire rencontre le renard.
