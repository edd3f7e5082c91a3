"""The proof of a finished game: replay, export, verification; simulated games with a log of the same kind."""
