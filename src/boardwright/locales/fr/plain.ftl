# What any game says that has no other words for it: a title may put its own in place, under the same key.

### The table

# $game: the name of the game; $seed: the number it was dealt from
heading = { $game } – graine { $seed }
# Cards whose faces the reader does not see
cards-face-down = { $n ->
    [one] { $n } carte face cachée
   *[other] { $n } cartes face cachée
}
# A question for which a title has no words
prompt-plain = Choisissez.
# Somebody whom the rules play
player-rival = Rival
# What can be explained besides cards
rules-about = Le jeu
rules-nothing = Il n'y a ici aucune règle pour « { $name } ».
noun-option = { $n ->
    [one] { $n } réponse possible
   *[other] { $n } réponses possibles
}

### An answer

# $option: what was chosen
preview = { $option }
preview-nothing = Aucun score ne change.
# $points: the score after it; $change: the difference, with its sign
preview-total = Score : { $points } ({ $change })
confirm-hint = Ce choix ne peut pas être annulé. Appuyez sur Entrée (ou { $confirm }), ou choisissez autre chose.
# $help: what to type for help
prompt-hint = (numéro ; aide : { $help })
nothing-entered = Choisissez d'abord un numéro dans la liste ; « ? » montre ce que vous pouvez taper.
undo-too-late = Il n'y a rien à annuler : des cartes ont été dévoilées, ou quelqu'un d'autre a agi.
undo-done = { $player } annule son dernier choix.
# $most: the last number of the list
refusal-option-number = choisissez un numéro de 1 à { $most }.

### What can be typed

help-number-word = NUMÉRO
typing-number = choisir dans la liste
typing-code = une option par son code
typing-confirm = confirmer un choix qui ne peut pas être annulé (ou simplement Entrée)
typing-undo = annuler votre dernier choix, tant qu'aucune carte n'est dévoilée et que personne d'autre n'agit
type-show = montrer table
typing-show = afficher de nouveau la table (ou simplement Entrée)
typing-codes = lister toutes les options comme codes
type-maps = tout
typing-maps = afficher la table comme tous la voient
typing-log = ce qui s'est passé depuis votre dernier choix
typing-rules = afficher les règles ; avec un nom, seulement celles-là : regles NOM

### The result

title-won = victoire
title-lost = défaite
verdict-won = { $players } gagne.
verdict-shared = { $players } partagent la victoire.
# $rival: a player whom the rules play; $other: its points
verdict-solo-won = Vous gagnez contre { $rival } sur le score de { $points } à { $other } !
verdict-solo-lost = { $rival } gagne sur le score de { $other } à { $points }.
verdict-alone = La partie est finie : { $points } points.
verdict-rated = La partie est finie : { $points } points, évaluation { $rating }.
by-source = Points par source, par joueur et par partie
by-card = Cartes devant les joueurs à la fin

### Bench

bench-games = parties au hasard
bench-decisions = décisions au hasard
bench-options = options d'une décision
bench-views = vues des 2 places
bench-redeal = un monde aux cartes redistribuées
