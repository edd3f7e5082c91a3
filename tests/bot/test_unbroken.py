"""A number and what it counts stay on one line of a phone."""

from __future__ import annotations

import pytest

from bot.messages.page import Page
from face.wordings.lengths import unbroken, words_height


@pytest.mark.parametrize(
    ("words", "kept"),  # `_` joins without a gap, `~` is a no-break space
    [
        ("+2🪵 13⬜ −1👁️ 1🏆", "+2_🪵 13_⬜ −1_👁️ 1_🏆"),
        ("⚖️8 📜5 🦇1", "⚖️_8 📜_5 🦇_1"),
        ("· 🏆 **28** so far", "· 🏆~**28** so far"),
        ("🪵 4 wood · 12 of 20", "🪵~4~wood · 12~of 20"),
        ("1 2 or 3🪵", "1 2~or 3_🪵"),
        ("3🟢S ⚪L (2🟦A 1🟩3)", "3_🟢_S ⚪_L (2_🟦_A 1_🟩_3)"),
        ("3🪵 `/offer 2 wood` ```Gold 1 🪵```", "3_🪵 `/offer 2 wood` ```Gold 1 🪵```"),
    ],
)
def test_numbers_keep_to_their_signs_and_words(words: str, kept: str) -> None:
    shown = unbroken(words)
    assert shown.replace("\u2060", "_").replace("\u00a0", "~") == kept
    assert unbroken(shown) == shown
    assert words_height(shown * 9) == words_height(words * 9)


def test_every_text_of_a_message_is_unbroken() -> None:
    page = Page()
    assert (page.text("4 wood 2🪵") or {})["content"] == "4\u00a0wood 2\u2060🪵"
