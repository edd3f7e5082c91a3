"""What is counted of public acts: who asked, accused, repaid, built and spent, and what they were."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.contract import Outcome
from engine.playouts import Move
from games.devil.balance.acting import Acting
from games.devil.rules.past import WishesOfRound
from games.devil.rules.state import Kingdom, State
from tests.games.devil.builders import CULTIST, DEVIL, MOON, SUN, table

NOBODY = Move(0, "1.actions.choice0", {})


def told_by(acting: Acting, state: State, name: str) -> dict[str, list[float]]:
    told: dict[str, list[float]] = {}
    for sample in acting.samples(state):
        if sample.name == name:
            told.setdefault(sample.of, []).append(sample.value)
    return told


def changed(state: State, step: str, seat: int, **changes: Any) -> State:
    kingdoms: list[Kingdom] = list(state.kingdoms)
    kingdoms[seat] = replace(kingdoms[seat], **changes)
    return replace(state, step=step, kingdoms=tuple(kingdoms))


def test_each_act_is_counted_by_what_its_seats_are() -> None:
    acting, hunt = Acting(), table("hunt.vote", 2)
    for seat, whom in ((SUN, "nobody"), (MOON, "3"), (CULTIST, "3"), (DEVIL, "nobody")):
        acting.saw(hunt, Move(seat, "2.hunt.vote", {"whom": whom}), Outcome(hunt, ()))
    assert told_by(acting, hunt, "act-devil") == {
        "accuses nobody, round 2": [0.0, 1.0],
        "accuses someone, round 2": [0.0, 0.0],
    }
    assert told_by(acting, hunt, "act-mortal")["accuses nobody, round 2"] == [1.0, 0.0]


def test_goods_that_were_asked_for_are_counted_once_all_have_packed() -> None:
    acting, offer = Acting(), table("trading.offer", 1)
    asked = (("wood", "stone", "grain"), ("wood",), (), ("glass", "marble"))
    after = replace(table("trading.first", 1), past_wishes=(WishesOfRound(1, asked),))
    acting.saw(offer, Move(SUN, "1.trading.offer", {}), Outcome(offer, ()))
    assert told_by(acting, after, "act-mortal") == {}
    acting.saw(offer, Move(SUN, "1.trading.offer", {}), Outcome(after, ()))
    assert told_by(acting, after, "act-mortal") == {
        "asks for many goods, round 1": [1.0],
        "asks for few goods, round 1": [1.0, 0.0, 0.0],
    }


def test_what_a_seat_built_kept_and_borrowed_is_counted_with_each_two_of_its_acts() -> None:
    acting, offer = Acting(), table("trading.offer", 1, past_wishes=(WishesOfRound(1, ((),) * 4),))
    packed, traded, over = (replace(offer, step=step) for step in ("trading.first", "actions.plan", "interest"))
    acting.saw(offer, NOBODY, Outcome(packed, ()))
    built = changed(over, "interest", DEVIL, built=("mill",), known_debt=2, hired=("town",))
    acting.saw(traded, NOBODY, Outcome(built, ()))
    told = told_by(acting, built, "act-devil")
    assert told["builds 1, round 1"] == told["borrows, round 1"] == told["keeps a courtier, round 1"] == [1.0]
    assert told["builds 0, round 1"] == told["spends little, round 1"][:3] == [0.0] * 3
    assert told_by(acting, built, "acts-devil")["builds 1 and keeps a courtier, round 1"] == [1.0]


def test_repaying_is_counted_and_nothing_of_round_3() -> None:
    acting, cards = Acting(), table("cards.done", 2)
    acting.saw(cards, Move(CULTIST, "2.repay", {"coins": 1}), Outcome(cards, ()))
    late = table("cards.done", 3)
    acting.saw(late, Move(DEVIL, "3.repay", {"coins": 1}), Outcome(late, ()))
    assert told_by(acting, cards, "act-cultist") == {"repays, round 2": [1.0]}
