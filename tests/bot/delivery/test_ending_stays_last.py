"""How a game ended stays the last message of its thread, however far the board has scrolled by then."""

from __future__ import annotations

import pytest

from bot.board import places
from tests.bot.delivery.test_long_news import answer_all
from tests.bot.people import World, texts_of
from tests.ground import kept


@pytest.mark.parametrize(("game", "score"), kept([("bids", "Victory"), ("devil", "Total ")], ("bids", "Victory")))
async def test_no_board_is_posted_below_how_the_game_ended(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, score: str
) -> None:
    monkeypatch.setattr(places, "SCROLLED_FAR", 0)
    table = await world.seated(*(world.person(name) for name in ("ada", "ben", "cleo", "dan")), game=game)
    first = world.board(table).id
    while (await world.house.lookups.table(table)).status == "playing":
        await answer_all(world.house, table)
        await world.deliver()
    assert world.board(table).id != first  # it was posted anew meanwhile
    assert score in texts_of(world.messages(world.thread(table))[-1].components)
    last = texts_of(world.messages(world.thread(table))[-1].components)
    assert "/table dossier" in last  # once the thread is archived its buttons may be dead
