"""Says for each game in which moments its lessons are looked for."""
