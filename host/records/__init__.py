"""What people have played: results of ended tables, ratings by them, and how both are read."""
