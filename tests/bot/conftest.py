from tests.bot.fixtures import complaints, house, kept_secret, nothing_fails, world

__all__ = ["complaints", "house", "kept_secret", "nothing_fails", "world"]
