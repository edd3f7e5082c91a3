"""What people read and see of a tournament: its rules, its rounds, each step told, the standings in words and drawn."""
