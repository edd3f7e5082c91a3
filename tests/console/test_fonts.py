"""Without its fonts the bot does not start, and says which is missing; without pictures it needs none."""

from __future__ import annotations

import pytest

from bot.app.process import CannotRun, drawn_as, serve
from bot.app.settings import Settings
from face.pictures import theme


@pytest.fixture(autouse=True)
def _without_a_font(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = theme.FontFace("font_source_sans_pro", "SourceSansPro-Lost")
    monkeypatch.setattr(theme, "FACES", {**theme.FACES, (theme.SANS, 400): lost})


async def test_a_missing_font_refuses_to_start_and_says_which() -> None:
    with pytest.raises(CannotRun, match=r"SourceSansPro-Lost.*font-source-sans-pro"):
        await serve(Settings(DISCORD_TOKEN="a.b.c"), print)


def test_without_pictures_no_font_is_needed() -> None:
    assert drawn_as(Settings(PACTUM_PICTURE_PROCESSES=0)).rendering is None
