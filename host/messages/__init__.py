"""What is sent to people: the outbox, and the living desk of each player."""
