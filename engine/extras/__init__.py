"""What a game may bring beside its rules: what is told after its end, what a moderator may set right, lessons."""
