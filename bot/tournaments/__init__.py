"""Tournaments on Discord: what people read and press, what moderators do, and the thread that tells it all."""
