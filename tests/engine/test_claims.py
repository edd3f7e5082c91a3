"""What a reason claims is held against form, view and rules; where it does not hold another one is said, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engine.extras import claims
from engine.extras.claims import (
    Afforded,
    AnyOpen,
    Because,
    Between,
    Claim,
    Evidence,
    Lacks,
    LackTogether,
    Met,
    Needed,
    NoneOpen,
    Opens,
    Proofs,
    Spare,
    Unmet,
    Untouched,
    because,
    exactly,
    first_that_holds,
    holds,
    reasons_for,
    risks_for,
)
from engine.policies import Caretaker, Position
from engine.texts import Text, say
from tests.contract.opponents import chance
from tests.games.bids.rules import GAME

CARDS: dict[str, dict[str, int]] = {"barn": {"wood": 2, "stone": 1}, "shed": {}}
THEN = {"barn": {"stone": 2}, "shed": {"wood": 1}}


def lacking(evidence: Evidence, what: str, after: bool) -> Mapping[str, int]:
    return (THEN if after else CARDS)[what]


def together(evidence: Evidence, what: tuple[str, ...]) -> Mapping[str, int]:
    return sum((Counter(CARDS[each]) for each in what), Counter())


PROOFS = Proofs(
    lacking=lacking,
    together=together,
    hand=lambda evidence: tuple(CARDS),
    numbers={"coins": lambda evidence: 7},
    opened=lambda evidence, field, option: option == "peek",
    afforded=lambda evidence, aims: len(aims) < 2,
)


def position() -> Position:
    state = GAME.setup(GAME.options_type(), 2, chance(1)).state
    return Position(GAME, state, 0, GAME.asks(state)[0], chance(2))


class Offers(Evidence):
    """A question whose field `do` offers "coins", and nothing else."""

    def closed(self, field: str, option: str) -> bool:
        return (field, option) != ("do", "coins")


EVIDENCE = Offers(position(), {})


@pytest.mark.parametrize(
    ("claim", "so"),
    [
        (NoneOpen("do", ("peek", "rest")), True),
        (NoneOpen("do", ("peek", "coins")), False),
        (NoneOpen("do", ("peek",), after=True), False),
        (NoneOpen("do", ("rest",), after=True), True),
        (AnyOpen("do", ("coins", "rest")), True),
        (AnyOpen("do", ("peek",)), True),
        (AnyOpen("do", ("rest",)), False),
        (Opens("do", ("peek",)), True),
        (Opens("do", ("peek", "rest")), False),
        (Opens("do", ("coins",)), False),
        (Lacks("barn", {"wood": 2}), True),
        (Lacks("barn", {"wood": 1}), False),
        (Lacks("barn", {"wood": 2, "glass": 1}), False),
        (Lacks("shed", {}), False),
        (Lacks("barn", {"stone": 2}, after=True), True),
        (LackTogether(("barn", "barn"), {"wood": 4}), True),
        (LackTogether(("barn", "barn"), {"wood": 2}), False),
        (LackTogether(("shed",), {}), False),
        (Met("shed"), True),
        (Met("barn"), False),
        (Met("barn", ("glass",)), True),
        (Met("barn", ("glass", "stone")), False),
        (Met("shed", after=True), False),
        (Unmet(("barn",)), True),
        (Unmet(("barn", "shed")), False),
        (Spare(("glass",)), True),
        (Spare(("glass", "wood")), False),
        (Spare(("glass",), after=True), True),
        (Needed(("wood", "stone")), True),
        (Needed(("wood", "glass")), False),
        (Untouched(), False),
        (Untouched("shed"), False),
        (Afforded(("peek",)), True),
        (Afforded(("peek", "rest")), False),
        (Between("coins", 7), True),
        (Between("coins", 8), False),
        (Between("coins", 0, 6), False),
        (exactly("coins", 7), True),
        (exactly("silver", 7), False),
    ],
)
def test_a_claim_holds_where_it_is_so(claim: Claim, so: bool) -> None:
    assert holds(claim, EVIDENCE, PROOFS) is so


def test_nothing_in_hand_is_touched_where_each_lacks_no_more() -> None:
    proofs = Proofs(lacking=lambda evidence, what, after: {"wood": 1 if after else 2}, hand=lambda evidence: ("barn",))
    assert holds(Untouched(), EVIDENCE, proofs)
    assert holds(Untouched("barn"), EVIDENCE, proofs)
    assert not holds(Afforded(()), EVIDENCE, proofs), "what nobody can prove does not hold"


def test_what_nobody_can_prove_does_not_hold() -> None:
    for claim in (exactly("coins", 7), AnyOpen("do", ("peek",)), Opens("do", ("peek",)), Claim()):
        assert not holds(claim, EVIDENCE, Proofs())


def test_the_first_reason_of_which_all_holds_is_said() -> None:
    wrong, right, also = because("a", exactly("coins", 1)), because("b", exactly("coins", 7)), because("c")
    assert first_that_holds(wrong.or_else(right).or_else(also), EVIDENCE, PROOFS) == say("b")
    assert first_that_holds(wrong.or_else(wrong).or_else(also), EVIDENCE, PROOFS) == say("c")
    assert first_that_holds(because("a", exactly("coins", 7), exactly("coins", 1)), EVIDENCE, PROOFS) is None


class Talker(Caretaker):
    """Says three things of the position, the first of them false."""

    def explain(self, position: Position, value: Mapping[str, Any]) -> tuple[Because | Text, ...]:
        return (because("false", NoneOpen("bid", ())).or_else(because("true", coins=1)), say("bare"))

    def warn(self, position: Position, value: Mapping[str, Any]) -> tuple[Because | Text, ...]:
        return (because("dangerous", exactly("purse", 1)),)


def test_a_policy_of_any_game_is_asked_for_what_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reasons_for(Talker(), position(), {}) == (say("false"), say("bare"))  # no option at all can be chosen
    assert risks_for(Talker(), position(), {}) == (), "a game that brings no proofs proves no number"
    monkeypatch.setattr(claims, "part", lambda game_id, name: Proven)
    assert risks_for(Talker(), position(), {}) == (say("dangerous"),)


class Proven:
    PROOFS = Proofs(numbers={"purse": lambda evidence: 1})


def test_a_policy_that_cannot_say_why_says_nothing() -> None:
    assert reasons_for(Caretaker(), position(), {}) == risks_for(Caretaker(), position(), {}) == ()


def test_evidence_reads_the_form_of_the_question() -> None:
    states = [GAME.setup(GAME.options_type(), 2, chance(1)).state]
    while not any(ask.kind == "console" for ask in GAME.asks(states[-1]).values()):
        seat, ask = next(iter(GAME.asks(states[-1]).items()))
        states.append(GAME.answer(states[-1], seat, ask.id, GAME.absent(states[-1], seat), chance(1)).state)
    seat, ask = next(iter(GAME.asks(states[-1]).items()))
    evidence = Evidence(Position(GAME, states[-1], seat, ask, chance(2)), GAME.absent(states[-1], seat))
    field = evidence.position.form(claims.Draft()).fields[0]
    ids = [option.id for option in field.node.options if option.closed is None]  # type: ignore[union-attr]
    assert not any(evidence.closed(field.name, id) for id in ids)
    assert evidence.closed(field.name, "nothing-like-it")
    assert evidence.after == GAME.view(evidence.then, seat) != evidence.view
