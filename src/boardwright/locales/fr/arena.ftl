# L'arène, et les parties enregistrées en colonnes.

### Aide

help-arena = Fait jouer les bots les uns contre les autres, avec les mêmes cartes à toutes les places, et les évalue.
help-dataset = Transforme les parties enregistrées en colonnes pour l’analyse.
help-bots-word = BOT,BOT
help-option-word = NOM=VALEUR
help-guest-word = NOM=COMMANDE
help-address-word = ADRESSE
help-sources-word = PARTIE…
help-bots = Qui rencontre qui, tous contre tous : { $bots }, ceux de l’extérieur sous la forme module:attribut, et les invités.
help-match = Une seule composition à la place : un bot par place.
help-arena-seats = Places à chaque table ; 1 pour les parties en solo. Par défaut : 2.
help-arena-number = Parties de chaque composition, arrondies à des rotations entières des places. Par défaut : 100.
help-arena-seed = Graine de la première donne ; les autres suivent. Par défaut : 0.
help-option = N’importe quelle option de la mise en place ; peut être répétée.
help-arena-out = Conserver les résultats dans un fichier .csv ou .parquet. La même commande reprend là où elle s’est arrêtée.
help-arena-picture = Enregistrer le classement comme image (.png, .svg ou .pdf).
help-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici.
help-arena-server = L’adresse d’un serveur où jouent les invités.
help-guest = Un programme qui rejoint une table par un lien et joue jusqu’au bout ; le lien est son dernier argument. Peut être répété.
help-dataset-out = Le fichier .csv ou .parquet à écrire.
help-dataset-games = Une ligne par partie au lieu d’une par décision.

### Mauvais arguments

error-bots-or-match = donnez soit --bots, soit --match.

refusal-bot-module = ce bot ne peut pas être chargé : { $problem }
refusal-bot-attribute = le module { $module } n’a pas de « { $attribute } ».
refusal-bot-kind = ce n’est pas un bot : ce n’est pas un boardwright.bots.Bot.
refusal-bot-twice = un bot est nommé deux fois.
refusal-bot-failed = ce bot a échoué : { $problem }
refusal-bot-illegal = ce bot a répondu { $move } pour la place { $seat }, ce qui n’est pas parmi ses options.
refusal-option-form = une option s’écrit NOM=VALEUR.
refusal-ledger-foreign = ce fichier existe et ne contient pas de résultats de l’arène ; il reste tel quel.
refusal-ledger-row = la ligne { $line } n’est pas un résultat de l’arène.
refusal-ledger-other = ce fichier contient les résultats d’un autre concours (autres bots, places, options ou donnes) ; choisissez un autre fichier.
refusal-ledger-rules = ce fichier contient des résultats d’autres règles ; choisissez un autre fichier.
refusal-no-cluster = aucune grappe ne répond : { $problem }
refusal-cluster-library = une grappe demande Ray ; installez boardwright[ray].
refusal-guest-form = un invité s’écrit NOM=COMMANDE, avec un nom en lettres qui n’est pas pris.
refusal-guest-server = les invités ont besoin de l’adresse d’un serveur.
refusal-guest-program = le programme ne peut pas être démarré : { $problem }
refusal-guest-absent = cet invité n’a pas pris sa place.
refusal-guest-left = la partie de graine { $seed } n’est pas allée à son terme : un invité l’a quittée.
refusal-server-silent = le serveur ne répond pas comme il devrait : { $problem }
refusal-no-marker = il manque à la page ce repère, ou sa fin.
refusal-columns-kind = le nom du fichier doit finir par { $known }
refusal-parquet-library = les fichiers Parquet demandent pyarrow ; installez boardwright[arena].
refusal-no-records = il n’y a pas de parties enregistrées ici.

### Classement

arena-bot = Bot
arena-games = Parties
# A rating on the scale of openskill
arena-strength = Force
# The share of games won, with its interval
arena-won = Gagnées % (95 %)
arena-score = Score moyen
arena-rating = Évaluation moyenne
# The mean, and the longest in brackets
arena-seconds = Secondes par décision
arena-meetings = Rencontres
arena-no-strength = La force demande openskill ; installez boardwright[arena].
arena-going-on = { $n ->
    [one] { $n } partie a déjà été jouée.
   *[other] { $n } parties ont déjà été jouées.
}
arena-nothing-yet = Aucune partie n’est encore finie.
arena-kept = Résultats : { $file }
arena-stopped = Arrêté. La même commande reprend.
arena-stopped-unkept = Arrêté. Avec --out FICHIER, les résultats sont conservés.

### Colonnes

dataset-rows = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
# $rows: "20 rows"
dataset-written = { $file } : { $rows }
