"""What everybody reads of a seat, its acts and its chests, what it tells of its role, and what is believed of it."""
