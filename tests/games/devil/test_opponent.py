"""The simple opponent of Deal with the Devil trades, builds, and borrows little."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.policies import Position
from engine.registry import game as rules_of
from engine.texts import Happening
from games.devil.rules.policies.apprentice import ENOUGH, Apprentice
from tests.contract.opponents import evening
from tests.games.devil.builders import DEVIL, GAME, table


@pytest.mark.parametrize("number", range(3))
def test_devils_and_mortals_trade_build_and_stay_out_of_debt(number: int) -> None:
    happenings: list[Happening] = []
    for after, news in evening("devil", number, 4):
        happenings += news
        state = after
    counts = rules_of("devil").tally(tuple(happenings))  # type: ignore[attr-defined]
    assert counts["chests_taken"] >= 6
    assert counts["souls_sold"] >= 1
    assert counts["buildings"] >= 16
    assert sum(kingdom.debt for kingdom in state.kingdoms) <= 30  # of 40; 17 in the mean


def test_the_devil_buys_no_more_pieces_than_bring_what_they_cost() -> None:
    for pieces, packs in ((ENOUGH - 1, True), (ENOUGH, False)):
        state = table("trading.offer", 4, devil={"pure": pieces, "goods": {"wood": 3, "glass": 3, "coins": 8}})
        value = Apprentice().answer(Position(GAME, state, DEVIL, GAME.asks(state)[DEVIL], Chance(bytes(32))))
        assert any((*value["goods"].values(), value["coins"])) == packs
