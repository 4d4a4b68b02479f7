# The frame of every page: where to go, how the line to the server is, buttons that many pages have. Readers: players.

### Names

shell-title = Boardwright
shell-language = Langue
# Every language by its own name, the same in all catalogues
shell-language-en = English
shell-language-it = Italiano
shell-language-fr = Français
shell-language-ru = Русский

### Where to go. A word or two each

# What a screen reader calls the list of these
shell-nav = Pages
shell-nav-start = Accueil
shell-nav-rules = Règles
shell-nav-cards = Cartes
shell-nav-daily = Partie du jour
shell-nav-learn = Didacticiel
shell-nav-settings = Réglages
shell-nav-text = Vue texte
shell-nav-plain = Page simple
# The first thing the tab key reaches
shell-skip = Aller au contenu

### The line to the server

shell-connecting = Connexion…
# $n: seconds until the next try
shell-lost = Connexion perdue. Nouvel essai dans { $n } s.
shell-silent = Le serveur ne répond pas. Nouvelle connexion dans { $n } s.
shell-kept = Ce que vous avez fait est conservé et sera envoyé alors.
shell-offline = Vous êtes hors ligne. La suite dès que le réseau revient.
shell-late = Le serveur n'a pas encore répondu. Toujours en attente…
shell-reconnecting = Connexion perdue. Reconnexion…
shell-mended = Connexion rétablie.
# On a button: do not wait for the next try
shell-try-now = Essayer maintenant

### Whose turn it is

shell-your-turn = À vous de jouer
# $player: a name, or several joined
shell-turn-of = Tour : { $player }
# The title of the browser's tab; $game: name of a game
shell-tab-turn = À vous : { $game }

### Buttons

shell-undo = Annuler
shell-back = Retour
shell-confirm = Confirmer
shell-close = Fermer
# Leaves a choice without changing anything
shell-cancel = Retour
shell-menu = Menu
shell-more = Plus
shell-copy = Copier
shell-copied = Copie faite

### When something is not there

shell-loading = Chargement…
shell-error = Cela n'a pas marché.
# $reason: one of the refusals, a sentence
shell-error-reason = Cela n'a pas marché : { $reason }
shell-retry = Réessayer
shell-not-found = Il n'y a rien ici.
shell-not-found-hint = L'adresse est peut-être mal écrite, ou ce qui était ici n'y est plus.
shell-to-start = Vers la page d'accueil
shell-new-version = Une nouvelle version est là.
shell-reload = Recharger

### Who one is, and the way back from the text view

shell-picture-view = Vue illustrée
shell-log-in = Se connecter
shell-logged-out = Votre session est terminée.
shell-account = Compte
shell-account-of = Compte : { $name }
shell-forgotten = Le serveur ne reconnaît plus ce navigateur : sa session est terminée. Vous continuez en nouvel invité, ou vous vous connectez si vous avez un compte.

# Games on this device. $came, $all (numbers in words): megabytes; $n: seconds
shell-engine-comes = Téléchargement des jeux : { $came } Mo sur { $all }, encore { $n } s environ.
shell-engine-starts = Démarrage…
shell-engine-failed = Les jeux n'ont pas pu démarrer sur cet appareil.
