"""A table half of whose people sit at pages and half in a simulated Discord, where they click."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from engine.chance import Chance
from host.house import House
from tests.bot.clicker import Clicker
from tests.bot.people import running
from tests.demo.hands import Pressed
from tests.demo.seats_on_pages import seated
from tests.host.seating import PEOPLE
from web import events


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are told without a wait: the time of a simulated Discord stands still."""
    monkeypatch.setattr(events, "GATHERED", 0.0)


async def half_in_discord(browser: Browser, house: House, game_id: str, *, breaks: float, rounds: int = 0) -> Pressed:
    """Plays a game, or so many rounds of it; what was pressed on the two pages.

    `breaks`: how likely a page loses touch, or is loaded again, before an answer. All that is told of the result is the
    same in both pages, and desks in Discord tell it, too.
    """
    stream = Chance(bytes(32)).stream("clicks")
    async with running(house) as world:
        seats = [world.person(person.name.casefold()) for person in PEOPLE]
        table_id = await world.seated(*seats, game=game_id)
        clickers = {seat.user.id: Clicker(world, table_id, seat, stream) for seat in seats[2:]}

        async def in_discord(person_id: int, wanted: dict[str, object]) -> None:
            await world.deliver()
            await clickers[person_id].look(ephemeral=True)
            await clickers[person_id].answer(wanted)

        async with seated(browser, house, table_id, [seat.user.id for seat in seats[:2]]) as at_pages:
            pressed = await at_pages.play(breaks=breaks, rounds=rounds, in_discord=in_discord)
            assert at_pages.problems == []
            if not rounds:
                first, second = await at_pages.results()
                assert first == second
        await world.deliver()
        assert (await house.play.board(table_id)).results is not None or rounds
        for seat in seats[2:]:
            await seat.open_desk(table_id)
            assert rounds or "Total" in seat.words()
        return pressed
