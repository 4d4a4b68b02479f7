# Tornei. Lettori: giocatori.

refusal-tournament-terms = queste condizioni del torneo non vanno insieme.
refusal-tournament-over = il torneo è finito.
refusal-tournament-nobody = nessuno con questo numero è nel torneo.
refusal-tournament-members = un iscritto è una persona, o due compagni dove si gioca a coppie.
refusal-tournament-entered = partecipi già a questo torneo.
refusal-tournament-late = è troppo tardi per iscriversi.
refusal-tournament-round-running = un turno è in corso.
refusal-tournament-rounds-played = tutti i turni sono stati giocati.
refusal-tournament-no-round = nessun turno è in corso.
refusal-tournament-deals-played = questi giocatori hanno già avuto tutte le distribuzioni.
refusal-tournament-match = numero di giocatori sbagliato per un tavolo.
refusal-tournament-busy = qualcuno qui sta già giocando o si è ritirato.
refusal-tournament-no-game = non esiste una partita così da riportare.
refusal-tournament-too-few = ci sono troppo pochi giocatori per un turno.
