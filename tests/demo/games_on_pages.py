"""Whole games on the pages of a table, each person at a browser of their own: minutes each (`make table-page`)."""

from __future__ import annotations

import os

import pytest

from engine.core.chance import Chance
from host.house import House
from tests.bot.clicker import Clicker
from tests.bot.fixtures import house as a_house
from tests.bot.people import running
from tests.demo.browser import REQUIRED, missing
from tests.demo.seats_on_pages import seated
from tests.host.seating import PEOPLE, playing
from web import events

house = a_house
BREAKS = 0.06  # of answers before which a browser loses touch or is loaded again
ROUNDS = int(os.environ.get("PACTUM_ROUNDS", "0"))


@pytest.fixture(autouse=True)
def _browser() -> None:
    if reason := missing():
        if os.environ.get(REQUIRED):
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.mark.parametrize(("game_id", "count"), [("devil", 4), ("architects", 2), ("paladins", 2)])
async def test_a_whole_game_is_played_on_pages_alone(house: House, game_id: str, count: int) -> None:
    people = PEOPLE[:count]
    table = await playing(house, *people, game=game_id)
    async with seated(house, table.id, [person.id for person in people]) as at_pages:
        pressed = await at_pages.play(breaks=BREAKS, rounds=ROUNDS)
        print(f"\n{game_id}: {pressed.told()}; out of touch {at_pages.reconnects}, loaded again {at_pages.reloads}")
        for hands in at_pages.pages.values():
            print(f"  {hands.pressed.told()}")
        assert at_pages.problems == []
        if ROUNDS:
            return
        first, *others = await at_pages.results()
        assert first
        assert all(other == first for other in others)
        assert at_pages.reconnects
        assert at_pages.reloads


@pytest.mark.parametrize("game_id", ["bids", "devil"])
async def test_a_whole_game_is_played_half_on_pages_and_half_in_discord(
    house: House, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "GATHERED", 0.0)  # the time of a simulated Discord stands still
    stream = Chance(bytes(32)).stream("clicks")
    async with running(house) as world:
        seats = [world.person(person.name.casefold()) for person in PEOPLE]
        table_id = await world.seated(*seats, game=game_id)
        clickers = {seat.user.id: Clicker(world, table_id, seat, stream) for seat in seats[2:]}

        async def in_discord(person_id: int, wanted: dict[str, object]) -> None:
            await world.deliver()
            await clickers[person_id].look(ephemeral=True)
            await clickers[person_id].answer(wanted)

        async with seated(house, table_id, [seat.user.id for seat in seats[:2]]) as at_pages:
            pressed = await at_pages.play(breaks=BREAKS, rounds=ROUNDS, in_discord=in_discord)
            print(f"\n{game_id}, half in Discord: {pressed.told()}")
            assert at_pages.problems == []
            if not ROUNDS:
                first, second = await at_pages.results()
                assert first == second
        await world.deliver()
        for seat in seats:
            await seat.open_desk(table_id)
            assert ROUNDS or "Total" in seat.words()
