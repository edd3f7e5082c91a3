"""What a first game explains where a picture leaves little room: its first sentences, never a part of one."""

from __future__ import annotations

import pytest

from bot.desk.attachments import DeskPicture
from bot.desk.view import desk_view
from engine.texts import say
from face.core.first_game import Explanation
from face.core.names import reader_for
from face.wordings.lengths import beginnings
from tests.bot.drawing import TABLE, desk
from tests.bot.people import texts_of

NEW = (Explanation("ask-offer", say("devil-first-ask-offer", role="devil", sell_basic=1, sell_rare=2), leads=True),)


def explained(high: int) -> str:
    picture = DeskPicture("desk-0123456789abcdef-1.png", "", high)
    view = desk_view(desk(), reader_for(TABLE, "en"), new=NEW, picture=picture)
    return texts_of(view.to_components())


async def test_the_first_sentence_of_a_first_game_is_there_where_there_is_room_for_no_more() -> None:
    said = [explained(high) for high in range(0, 1100, 20)]
    whole = [words for words in said if "twice that for two." in words]
    first = [words for words in said if "may buy it all." in words and "twice that for two." not in words]
    assert whole
    assert first


@pytest.mark.parametrize(
    ("words", "cut"),
    [
        ("One. Two! Three? Four", ["One. Two! Three? Four", "One. Two! Three?", "One. Two!", "One."]),
        ("**New** (your first game): one; two.", ["**New** (your first game): one; two."]),
        ("", [""]),
    ],
)
def test_words_lose_whole_sentences(words: str, cut: list[str]) -> None:
    assert list(beginnings(words)) == cut
