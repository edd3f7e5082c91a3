"""A game from top to bottom: set-up, the draft, turns and their consequences, and the absent answer."""
