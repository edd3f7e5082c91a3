"""The use cases of a hosted table, free of Discord. `house.House` is the door."""
