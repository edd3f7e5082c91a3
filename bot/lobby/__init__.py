"""How people come to a table and leave it: lobbies, seats, votes, practice."""
