"""The actions of the player boards: each says why it is closed, and is done over a draft."""
