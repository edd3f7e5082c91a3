from tests.bot.fixtures import house, world

__all__ = ["house", "world"]
