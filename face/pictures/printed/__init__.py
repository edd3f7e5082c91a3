"""What is printed: cards, their frames, their emblems."""
