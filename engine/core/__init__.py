"""What every game shares: the contract, forms, agenda, chance, happenings, refusals, registry, playouts."""
