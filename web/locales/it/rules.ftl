# The rules reference and the card gallery: for somebody who never saw the box. Own words; numbers come from the facts of the games.
# Readers: players. A topic: its title, then .a, .b, … its paragraphs, each a thought of its own.

### The page

rules-title = Regolamento
# $game: name of a game
rules-of = Regolamento di { $game }
rules-choose = Quale gioco?
rules-contents = Indice
rules-search = Cerca regole, carte, luoghi
rules-found = { $n ->
    [0] Nessun risultato.
    [one] { $n } risultato
   *[other] { $n } risultati
}
rules-to-cards = Tutte le carte e i luoghi
rules-to-rules = Al regolamento
rules-players = Giocatori: { $least }–{ $most }

### The gallery

rules-cards-title = Carte e luoghi
# $game: name of a game
rules-cards-of = Carte di { $game }
rules-search-cards = Cerca nei nomi e nei testi
rules-filter-all = tutto
rules-filter-colour = Colore
rules-group-cards = Carte
rules-filter-group = Sezione
rules-reset = Togli i filtri
rules-copies = { $n ->
    [one] { $n } copia nel mazzo
   *[other] { $n } copie nel mazzo
}
rules-previous = Precedente
rules-next = Successiva

### Tables

rules-season = Stagione
