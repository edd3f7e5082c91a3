"""What the players of a table ask of each other, and of its moderators: votes and requests, in words."""
