"""How Paladins of the West Kingdom looks."""
