"""The chronicle of a finished game: what is collected from its moves, and what is told of it."""
