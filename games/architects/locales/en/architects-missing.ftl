# What is still to choose in a form, instead of the heading of an input (<game>-field-<input>) and "not chosen yet". No full stop.

architects-field-location-missing = Choose where your worker goes
architects-field-place-missing = Choose where from
architects-field-good-missing = Choose what to dig for
architects-field-goods-missing = Choose what to give
architects-field-dismiss-who-missing = Choose who leaves
architects-field-dismiss-missing = { architects-field-dismiss-who-missing }
architects-field-apprentice-who-missing = Choose who to hire
architects-field-hire-who-missing = { architects-field-apprentice-who-missing }
architects-field-leaves-missing = Choose who makes room
architects-field-space-missing = Choose a space
architects-field-draft-card-missing = Choose the card to keep
architects-field-keep-card-missing = { architects-field-draft-card-missing }
architects-field-turn-card-missing = Choose the card to discard
architects-field-work-card-missing = { architects-field-turn-card-missing }
architects-field-sell-missing = { architects-field-turn-card-missing }
architects-field-cards-missing = Choose the cards to discard
