"""Liar's Dice, a distribution of its own: what somebody who is not of this project adds to Pactum."""
