### Not words, and the same in every language: the families of messages that name a parameter

family-by = card event map place season source
family-card = card
family-cards = card
family-colour = colour.short
family-event = event map place
family-helper = card
family-home = card
family-map = event map place
family-place = event map place
family-source = source card event map place season
