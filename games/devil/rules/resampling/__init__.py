"""Other worlds that a seat cannot tell from its own: kingdoms, decks, and chests under way."""
