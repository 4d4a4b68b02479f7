# Турниры. Читатели: игроки.

refusal-tournament-terms = эти условия турнира не сочетаются.
refusal-tournament-over = турнир окончен.
refusal-tournament-nobody = участника с таким номером в турнире нет.
refusal-tournament-members = участник — это один человек или два партнёра там, где играют парами.
refusal-tournament-entered = вы уже участвуете в этом турнире.
refusal-tournament-late = записываться уже поздно.
refusal-tournament-round-running = идёт тур.
refusal-tournament-rounds-played = все туры сыграны.
refusal-tournament-no-round = сейчас тур не идёт.
refusal-tournament-deals-played = эти игроки уже получили все раздачи.
refusal-tournament-match = неверное число игроков за столом.
refusal-tournament-busy = кто-то здесь уже играет или выбыл.
refusal-tournament-no-game = такой партии в туре нет.
refusal-tournament-too-few = для тура слишком мало игроков.
