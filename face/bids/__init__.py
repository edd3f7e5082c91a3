"""The test game's face."""
