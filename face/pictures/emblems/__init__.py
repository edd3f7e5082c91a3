"""The emblems of cards: what a building is, who a person is, whose arms these are, in shapes of our own."""
