"""What is looked up beside the table: notes, cards, rules and votes, in a drawer or on pages of their own."""
