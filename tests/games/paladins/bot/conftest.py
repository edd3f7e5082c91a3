from tests.bot.fixtures import complaints, house, kept_secret, world

__all__ = ["complaints", "house", "kept_secret", "world"]
