"""Bids, the contract's test game: rules, face, wordings and what tests must know, in one folder."""
