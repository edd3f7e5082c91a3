"""What a turn offers stands where it stood the turn before: what is closed now stays in its place and says why."""

from __future__ import annotations

import re

import pytest

from host.table import stored_table
from tests.host.seating import PEOPLE, answered, playing, state_of
from tests.web.browsing import Browser, Served

MOST = 120  # answers
CHOICE = re.compile(r'<button name="press" value="([^"]*)" class="choice[^>]*id="(\w+)--\d+">(.*?)</button>', re.DOTALL)
STANDING = 8  # places or actions that every turn offers, before what cards offer
FIRST = {"architects": "location", "paladins": "action"}


@pytest.mark.parametrize("game_id", FIRST)
async def test_what_is_closed_stays_in_its_place_and_says_why(served: Served, game_id: str) -> None:
    table = await playing(served.house, *PEOPLE[:2], game=game_id)
    game = stored_table.rules_of_table(await served.house.tables.read(table.id))
    pages = [await Browser(served, table.id, card.person_id or 0).sign_in() for card in table.seats]
    places: dict[str, int] = {}
    closed = turns = 0
    for _ in range(MOST):
        state = await state_of(served.house, table)
        seat, ask = next(iter(game.asks(state).items()))
        if ask.kind == "turn":
            turns += 1
            await pages[seat].refresh()
            offered = [found for found in CHOICE.findall(pages[seat].html["desk"]) if found[1] == FIRST[game_id]]
            assert "Not now" not in pages[seat].words
            for at, (send, _, words) in enumerate(offered):
                closed += not send
                assert send or 'class="why"' in words
                name = re.findall(r"[A-Z]\w+", re.sub(r"<[^>]*>", "", words))[0]
                if at < STANDING:
                    assert places.setdefault(name, at) == at
        await answered(served.house, table, seat, ask.id, game.absent(state, seat))
        if turns > 6:
            break
    assert turns > 6
    assert closed
