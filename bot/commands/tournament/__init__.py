"""The command /tournament."""
