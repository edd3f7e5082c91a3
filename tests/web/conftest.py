from tests.bot.fixtures import complaints, house
from tests.web.browsing import served

__all__ = ["complaints", "house", "served"]
