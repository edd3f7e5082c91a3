"""Who made a fix is said by name, by a mention, or as somebody: never by a number."""

from __future__ import annotations

from engine.texts import say
from face.table.news import texts_of_news
from host.values import News
from tests.bot.drawing import TABLE

FIX = say("fix-told-thaw", reason="")


def test_a_moderator_without_a_name_is_somebody() -> None:
    news = News(TABLE, None, (FIX, FIX, FIX), by=(7, 8, 0))
    named = [text.params["by"] for text in texts_of_news(news, {7: "Ada"})]
    assert named == ["Ada", say("fix-somebody"), say("fix-somebody")]
    assert [text.params["by"] for text in texts_of_news(news)] == ["<@7>", "<@8>", say("fix-somebody")]
