"""Hints in whole games of stewards: true beside the desk, more than the card, with their risks, promises kept."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.texts import Named, Text
from games.paladins.face.cards import joining_line
from games.paladins.rules.mechanics.scoring import done
from games.paladins.rules.phases.tavern import TAVERN
from games.paladins.rules.phases.turns import TURN
from games.paladins.rules.policies import POLICIES
from games.paladins.rules.policies.moves import Moves
from games.paladins.rules.policies.plan import TOLD, hiring, planned
from games.paladins.rules.policies.round_ahead import aims_of
from games.paladins.rules.policies.why import AIMS
from games.paladins.rules.policies.worth import Worth, sketched
from games.paladins.rules.state import State
from tests.contract.hinted import Hinted, asked, hint_at, hints, repeats, risky, said_in_play
from tests.games.paladins.bot.judged import TRUE, after, last_round, named, points, shows, turned, twice
from tests.games.paladins.bot.played import READER
from tests.ground import in_depth, sized

pytestmark = [pytest.mark.sampled, pytest.mark.usefixtures("complaints")]
TABLES = sized(((4, 1), (1, 3), (2, 4), (1, 5)), ((2, 4), (1, 3)))
COUNT = in_depth(300, 60, 40)
IN_PLAY = in_depth(((4, 11), (1, 12), (2, 13), (3, 14), (4, 15), (3, 16)), ((4, 11), (1, 12), (2, 13)), ((2, 13),))
MANY = in_depth(1440, 300, 60)  # answers of stewards; a thousand are to be had
LAST_ROUND = sized(20, 5)
ROUNDS = sized(((4, 1), (4, 2), (3, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 7)), ((2, 4), (1, 3)))
KEPT = 0.95  # of the rounds in which something was promised; of few rounds one may break it
FULL = 640  # sketches that are followed in a search that is called full: twice those of a hint


@cache
def in_play() -> tuple[Hinted, ...]:
    found = tuple(said_in_play("paladins", IN_PLAY, MANY))
    assert len(found) >= in_depth(1000, 250, 50)
    return found


@cache
def corpus() -> tuple[Hinted, ...]:
    return tuple(hints("paladins", TABLES, COUNT))


@cache
def last_rounds() -> tuple[Hinted, ...]:
    found = hints(
        "paladins",
        TABLES,
        LAST_ROUND * len(TABLES),
        lambda state, ask: ask.kind == TURN and not state.agenda and last_round(state),
    )
    return tuple(found)


def test_no_reason_contradicts_what_the_desk_says() -> None:
    said: Counter[str] = Counter()
    wrong = []
    for hint in (*corpus(), *in_play(), *last_rounds()):
        for text in hint.reasons:
            name = text.key.removeprefix("paladins-why-")
            said[name] += 1
            if name in TRUE and not TRUE[name](text, hint):
                wrong.append((hint.number, hint.value, READER.line(text)))
            if last_round(hint.position.world):
                assert not name.endswith("-later"), "there is no later"
        if twice(hint):
            wrong.append((hint.number, hint.value, "named twice"))
    assert wrong == []
    assert len(said) > 10


AIMING = frozenset(
    f"paladins-why-{name}"
    for name in ("then", "also", "group", "group-aims", "goods", "conspire", "opens", "last-leads")
)


def test_the_workers_that_an_answer_leaves_are_enough_for_all_that_it_aims_at() -> None:
    told, wrong = 0, []
    for hint in (*corpus(), *in_play(), *last_rounds()):
        for text in hint.reasons:
            aims = [*named(text), *(named(text, "aims") if "aims" in text.params else ())] if text.key in AIMING else []
            if not set(aims) <= set(AIMS):
                continue  # a Favour or a townsfolk: the plan names all its steps where it has no aim
            told += len(aims) > 1
            covered = int("develop" in aims[:-1])  # by the workshop, of those that come after it
            if sum(_spaces(hint, aim) for aim in aims) - covered > _workers_left(hint):
                wrong.append((hint.number, hint.value, READER.line(text)))
    assert wrong == []
    assert told > 3


def _spaces(hint: Hinted, action: str) -> int:
    """The spaces of an action that no workshop covers once the answer is given."""
    then = turned(hint)
    covered = then.players[hint.position.seat].workshops.get(action, 0).bit_count()
    printed = ("", "") if action == "develop" else then.pack.board.right[action].spaces
    return len(printed) - covered


def _workers_left(hint: Hinted) -> int:
    return sum(turned(hint).players[hint.position.seat].workers)


def test_no_reason_merely_repeats_the_card() -> None:
    for hint in corpus():
        pack = hint.position.world.pack
        for text in hint.reasons:
            what = text.params.get("what")
            if isinstance(what, Named) and what.kind == "townsfolk":
                printed = READER.line(joining_line(pack.townsfolk[what.id], hint.position.view, pack))
                assert not repeats(READER.line(text), printed), READER.line(text)


def test_a_townsfolk_who_is_sent_away_is_told_by_what_they_bring() -> None:
    recruits = [hint for hint in (*corpus(), *in_play()) if hint.value.get("action") == "recruit" and hint.reasons]
    assert len(recruits) > 5
    for hint in recruits:
        assert hint.reasons[0].key != "paladins-why-then", (hint.number, hint.value)


def test_a_hint_at_the_tavern_drops_nothing_of_the_plan() -> None:
    found: Counter[str] = Counter()
    for hint in (*corpus(), *in_play()):
        text = hint.reasons[0] if hint.reasons and hint.position.ask.kind == TAVERN else None
        if text is None or text.key not in ("paladins-why-group", "paladins-why-group-aims"):
            continue
        world, seat = hint.position.world, hint.position.seat
        weights = POLICIES["steward"].weights(seat)
        (plan,) = hiring(world, seat, world.players[seat], [hint.value["card"]], weights, TOLD)
        more = named(text, "more")
        told = [*named(text), *(named(text, "aims") if "aims" in text.params else ()), *more]
        assert sorted(told) == sorted(aims_of(plan)), (hint.number, hint.value)
        assert (" on the way, " in READER.line(text)) == bool(more)
        found["more"] += bool(more)
        found["all"] += 1
    assert found["all"] > found["more"] > 0


def test_a_criminal_is_never_given_for_a_criminal() -> None:
    for seats, seed in TABLES:
        for number, (state, seat, ask) in enumerate(asked("paladins", seats, seed)):
            if ask.kind == TURN and not state.agenda and number % 9 == 0:
                hint = hint_at("paladins", state, seat, ask, number)
                assert not (hint.value["action"] == "conspire" and "criminal" in hint.value["workers"])


def test_every_threshold_within_reach_is_named_as_a_risk() -> None:
    found: Counter[str] = Counter()
    for hint in (*corpus(), *last_rounds()):
        names = {key.removeprefix("paladins-risk-") for key in hint.keys if key.startswith("paladins-risk-")}
        found.update(names)
        assert _expected(hint) <= names, (hint.number, hint.value)
        assert names & INQUISITIONS or not _caught_by_the_virtual_player(hint), (hint.number, hint.value)
        assert all(READER.line(risk).endswith(".") for risk in hint.risks)
    assert found["inquisition"]
    assert found["inquisition-near"]


def _inquisition(text: Text, hint: Hinted) -> bool:
    """Whether anybody else has more suspicions than the seat will have, as the sentence says."""
    count, players = text.params["count"], hint.position.world.players
    others = max(len(player.suspicions) for seat, player in enumerate(players) if seat != hint.position.seat)
    assert isinstance(count, int)
    return (others > count) if text.params.get("caught") == "no" else count > 0 and count >= others


def _near(text: Text, hint: Hinted) -> bool:
    then = turned(hint)
    own = len(then.players[hint.position.seat].suspicions)
    left, count = text.params["tax"], text.params["count"]
    assert isinstance(left, int)
    if text.params["how"] == "may":
        return _inquisition(text, hint) and then.tax >= left
    return _inquisition(text, hint) and (shows(hint) or (then.tax, own) == (left, count))


def _takes_debts(text: Text, hint: Hinted) -> bool:
    count, seat = text.params["count"], hint.position.seat
    assert isinstance(count, int)
    return turned(hint).players[seat].debts >= hint.position.world.players[seat].debts + count


def _suspected(text: Text, hint: Hinted) -> bool:
    """Whether the answer adds to the suspicions of its seat, of whom nobody then has more."""
    own = len(hint.position.world.players[hint.position.seat].suspicions)
    count = text.params["count"]
    assert isinstance(count, int)
    return own < count and _inquisition(text, hint)


RISKS = {"debt": _takes_debts, "inquisition": _inquisition, "inquisition-near": _near, "suspected": _suspected}


def test_no_risk_contradicts_what_comes_of_it() -> None:
    wrong = []
    for hint in risky("paladins", IN_PLAY, MANY):
        for text in hint.risks:
            if not RISKS[text.key.removeprefix("paladins-risk-")](text, hint):
                wrong.append((hint.number, hint.value, READER.line(text)))
    assert wrong == []


def _expected(hint: Hinted) -> set[str]:
    """What three ways of the hidden cards bring: a debt that a turn itself takes, or one of the Inquisition."""
    world = hint.position.world
    if hint.position.ask.kind not in (TURN, TAVERN) or world.agenda:
        return set()
    thens = [turned(hint, number) for number in range(3)]
    return {"inquisition"} if any(_struck(world, then) for then in thens) else set()


def _struck(before: State, then: State) -> bool:
    return then.tax > before.tax and len(then.suspicion_discards) > len(before.suspicion_discards)


INQUISITIONS = {"inquisition", "inquisition-near"}


def _caught_by_the_virtual_player(hint: Hinted) -> bool:
    """Whether the turn of the virtual player that follows can bring an Inquisition, and the seat a debt by it."""
    world, seat = hint.position.world, hint.position.seat
    if world.virtual is None or hint.position.ask.kind not in (TURN, TAVERN) or world.agenda:
        return False
    both = [(turned(hint, number), after(hint, number)) for number in range(3)]
    return any(
        then.round == later.round and _struck(then, later) and later.players[seat].debts > then.players[seat].debts
        for then, later in both
    )


def test_in_the_last_round_a_hint_says_what_it_brings_now() -> None:
    for hint in last_rounds():
        if hint.value["action"] == "pass":
            continue
        (said,) = [text for text in hint.reasons if text.key.startswith("paladins-why-last")]
        assert said.key.endswith(("-hidden", "-leads")) == shows(hint)
        if not shows(hint):
            now = said.params["points"]
            assert isinstance(now, int)
            assert (-now if said.key.endswith("loss") else now) == points(hint), hint.value


def test_in_the_last_round_a_hint_is_the_best_turn_by_points_within_one() -> None:
    for hint in last_rounds():
        world, seat = hint.position.world, hint.position.seat
        player, worth = world.players[seat], Worth(world, seat, POLICIES["steward"].weights(seat))
        moves = Moves(world, player, worth)
        best = planned(moves, worth, sketched(world, player), FULL).worth
        assert _with_first(hint, moves, worth) >= best - 1, hint.value


def _with_first(hint: Hinted, moves: Moves, worth: Worth) -> float:
    """What the best plan is worth that begins as the hint does."""
    world, seat = hint.position.world, hint.position.seat
    sketch, action = sketched(world, world.players[seat]), hint.value["action"]
    if action == "pass":
        return worth.of(sketch)[0]
    ways = [child for child, step, _ in moves.after(sketch) if step.action == action and _fits(step.fields, hint.value)]
    return max(planned(moves, worth, child, FULL).worth for child in ways)


def _fits(fields: Any, value: dict[str, Any]) -> bool:
    return all(value.get(name) == wanted for name, wanted in fields)


def test_what_is_promised_for_a_round_is_done_in_it() -> None:
    promised = kept = 0
    for seats, seed in ROUNDS:
        questions = asked("paladins", seats, seed)
        for number, (state, seat, ask) in enumerate(questions):
            if ask.kind == TAVERN and not state.agenda:
                hint = hint_at("paladins", state, seat, ask, number)
                sure = [action for text in hint.reasons if text.key == "paladins-why-group" for action in named(text)]
                if sure and hint.value["card"] == _hired(questions, seat, state.round):
                    promised += 1
                    kept += set(sure) <= _done_in_round(questions, seat, state.round)
    assert promised > len(ROUNDS) * 5
    print("KEPT", promised, kept)
    assert promised - kept <= max(1, promised * (1 - KEPT))


def _hired(questions: list[Any], seat: int, number: int) -> str:
    """The tavern card that a seat took in a round: a steward who plays thinks less than a hint does."""
    taken = (state for state, _, _ in questions if state.round == number and seat in state.drinkers)
    return next((str(state.tavern[state.drinkers.index(seat)]) for state in taken), "")


def _done_in_round(questions: list[Any], seat: int, number: int) -> set[str]:
    """The actions that a seat has done in a round, by what its counts rose in it."""
    seen = [state.players[seat] for state, _, _ in questions if state.round == number]
    later = [state.players[seat] for state, _, _ in questions if state.round > number]
    first, last = seen[0], (later or [seen[-1]])[0]
    raised = {action for action in AIMS if done(last, action) > done(first, action)}
    return raised | {action for player in seen for action in player.placed}
