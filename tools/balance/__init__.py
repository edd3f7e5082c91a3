"""What `pactum balance` does: plays the runs of a game, counts, and writes the report."""
