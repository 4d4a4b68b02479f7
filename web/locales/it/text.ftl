# The text view: the table in words, and what can be typed there. Readers: players.

### The table in words

# A line about somebody or something; $what: all that is told, and what stands between
text-of = { $who }: { $what }
text-between = { "; " }
text-players = Giocatori
text-now = Adesso
text-scores = Punteggi
text-news = Dal tuo ultimo turno
text-score = punteggio { $points }
text-thinks = sta pensando

### Typing

text-command = Comando
# In the empty field
text-command-hint = numero, codice o parola
text-enter = Invio
text-answers = Che cosa dice il tavolo
text-confirm = Premi Invio per confermare, o scegli altro.
text-undone = Annullato.
text-not-understood = «{ $text }» non è chiaro. { $help } elenca i comandi.
text-nothing-typed = Scrivi il numero di una risposta, oppure { $help }.
# $code: an example
text-many-options = { $n } risposte. Scrivi terreno e caselle, per esempio { $code }.
text-number = Scegli un numero da 1 a { $most }.
text-nothing-called = Qui niente si chiama «{ $name }».
text-rules-of-what = Scrivi un nome: { $rules } NOME

### Words that may be typed, separated by spaces; the first one is shown. Small letters

text-type-help = aiuto ?
text-type-undo = annulla
text-type-options = opzioni
text-type-hint = consiglio suggerimento
text-type-why = perché perche
text-type-hand = mano
text-type-market = mercato
text-type-places = luoghi
text-type-events = eventi
text-type-city = città citta
text-type-players = giocatori
text-type-scores = punti
text-type-log = diario
text-type-rules = regole
text-type-say = di'
text-type-all = tutto

### What the commands do

text-typing-help = questo elenco
text-typing-undo = annulla l'ultimo passo
text-typing-options = tutte le risposte con i numeri
text-typing-hint = che cosa farebbe un bot, e perché
text-no-hint = Qui non ci sono consigli.
text-typing-why = che cosa non si può fare ora, e perché
text-typing-hand = la tua mano
text-typing-market = le carte disponibili
text-typing-places = i luoghi del tabellone
text-typing-events = eventi o mappe
text-typing-city = tutte le città o le mappe
text-typing-players = una riga per giocatore
text-typing-scores = i punteggi per origine
text-typing-log = che cosa è successo dal tuo ultimo turno
text-typing-rules = il testo di una carta o di un luogo, per nome
text-typing-say = dire qualcosa al tavolo
text-typing-all = tutto il tavolo
text-typing-number = Un numero sceglie una risposta; con ! in fondo è inviata subito.
