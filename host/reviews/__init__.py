"""Reviews of games that are over: what a steward would have answered in a player's place, and what that was worth."""
