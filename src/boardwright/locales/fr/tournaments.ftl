# Tournois. Lecteurs : joueurs.

refusal-tournament-terms = ces conditions du tournoi ne vont pas ensemble.
refusal-tournament-over = le tournoi est terminé.
refusal-tournament-nobody = personne n'a ce numéro dans le tournoi.
refusal-tournament-members = un inscrit est une personne, ou deux partenaires là où on joue par paires.
refusal-tournament-entered = tu participes déjà à ce tournoi.
refusal-tournament-late = il est trop tard pour s'inscrire.
refusal-tournament-round-running = une ronde est en cours.
refusal-tournament-rounds-played = toutes les rondes ont été jouées.
refusal-tournament-no-round = aucune ronde n'est en cours.
refusal-tournament-deals-played = ces joueurs ont déjà eu toutes les donnes.
refusal-tournament-match = mauvais nombre de joueurs pour une table.
refusal-tournament-busy = quelqu'un ici joue déjà ou s'est retiré.
refusal-tournament-no-game = il n'y a pas de telle partie à rapporter.
refusal-tournament-too-few = il y a trop peu de joueurs pour une ronde.
