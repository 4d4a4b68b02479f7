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
rules-filter-kind = Tipo
rules-filter-rarity = Rarità
rules-filter-group = Sezione
rules-reset = Togli i filtri
rules-copies = { $n ->
    [one] { $n } copia nel mazzo
   *[other] { $n } copie nel mazzo
}
rules-cost = Costo
rules-free = gratis
rules-value = Punti base
# Which Critters a Construction houses, or where a Critter lives
rules-free-for = Ospita gratis: { $cards }
rules-free-any = Ospita gratis un Animale qualsiasi.
rules-home = Vive in: { $cards }
rules-reconstructed = Ricostruito
rules-reconstructed-title = Il segno °: ricostruito
rules-reconstructed-hint = Nessuna fonte pubblica riporta tutti i costi e gli effetti di Farshore. Ciò che non abbiamo trovato l'abbiamo ricostruito in armonia con il resto del gioco e segnato. La scatola può differire; nomi, colori e regole generali sono quelli pubblicati.
rules-previous = Precedente
rules-next = Successiva

### Tables

rules-season = Stagione
