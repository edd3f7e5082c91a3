"""Holds all that games share: the contract, forms, agenda, chance, happenings, refusals, registry, playouts."""
