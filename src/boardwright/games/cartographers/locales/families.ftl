### Not words, and the same in every language: the families of messages that name a parameter

family-first_edict = edict
# $map: the seat whose map it is
family-map = owner
family-second_edict = edict
family-source = source card edict
family-spaces = squares
