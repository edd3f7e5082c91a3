"""Makes the positions of lessons: plays games of stewards and takes moments in which a steward reaches the goal."""
