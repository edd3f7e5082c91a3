"""What a preview says one has then: over random drafts it is what the seat's own view shows after its answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.texts import Text, by_wording, fact_of
from games.paladins.rules.facts import Afterwards, Guilty, Inquisition
from games.paladins.rules.phases.turns import REPENT, TURN
from games.paladins.rules.rulebook import ATTRIBUTES, WORKERS
from games.paladins.rules.view import View
from tests.contract.journeys import Journey
from tests.games.paladins.table import GAME
from tests.ground import in_depth

pytestmark = pytest.mark.sampled
GAMES = in_depth(12, 5, 4)
SHOWS = frozenset({"paladins-preview-wall", "paladins-preview-criminals", "paladins-preview-inquisition"})
INQUISITION = frozenset({Inquisition.wording, "paladins-inquisition-cards"})


def told(lines: tuple[Text, ...]) -> Any:
    found = [fact for line in lines if (fact := fact_of(line, by_wording(Afterwards))) is not None]
    assert len(found) <= 1
    return found[0] if found else None


def held(view: View) -> dict[str, int]:
    assert view.viewer is not None
    me = view.seats[view.viewer]
    goods = dict(zip(WORKERS, me.workers, strict=True)) | {"silver": me.silver, "provisions": me.provisions}
    tracks = {attribute: getattr(me, attribute) for attribute in ATTRIBUTES}
    here = {"debts": me.debts, "suspicions": len(me.suspicions), "tax": view.tax}
    return {**goods, "held": sum(goods.values()), **tracks, **here}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_one_has_then_is_what_the_view_shows_after_the_answer(seats: int) -> None:
    seen = Counter[str]()
    for number in range(GAMES):
        for at in Journey(GAME, seats, number):
            ask = GAME.asks(at.before).get(at.seat)
            if ask is None or ask.id != at.ask or ask.kind == REPENT:
                continue
            lines, after = GAME.preview(at.before, at.seat, at.ask, at.value), at.outcome.state
            then, now = GAME.view(after, at.seat), GAME.view(at.before, at.seat)
            fact, keys = told(lines), {line.key for line in lines}
            struck = any(h.public is not None and h.public.key in INQUISITION for h in at.outcome.happenings)
            if keys & SHOWS:
                if "paladins-preview-criminals" in keys and not struck:
                    assert fact.suspicions == len(then.seats[at.seat].suspicions)
                    if seats > 1 or ask.kind == "tavern":
                        assert fact.place == standing_plainly([len(one.suspicions) for one in then.boards], at.seat)
                    seen["drawn"] += 1
                continue
            if struck or ask.kind != TURN or after.round != at.before.round:
                continue  # what others do, or a new round, is no part of it
            shown = held(then)
            if seats == 1:  # the virtual player has moved since
                del shown["tax"]
            if fact is None:
                assert {name: held(now)[name] for name in shown} == shown, (at.ask, at.value)
                continue
            seen["told"] += 1
            assert {name: getattr(fact, name) for name in shown} == shown, (at.ask, at.value)
            if seats == 1:
                continue
            assert (fact.taxed == "yes") is (then.tax != now.tax)
            if fact.place != "unmoved":
                assert fact.place == standing_plainly([len(one.suspicions) for one in then.boards], at.seat)
                seen[fact.place] += 1
    assert {"told", "drawn", *(("highest",) if seats > 1 else ())} <= set(seen)


def standing_plainly(counts: list[int], seat: int) -> str:
    mine = counts[seat]
    above, below = sum(one > mine for one in counts), sum(one < mine for one in counts)
    if not above and not below:
        return "alike"
    shared = "-shared" if counts.count(mine) > 1 else ""
    return "between" if above and below else f"{'lowest' if above else 'highest'}{shared}"


def test_whoever_would_have_most_suspicions_is_whom_an_inquisition_finds_guilty() -> None:
    found = 0
    for number in range(GAMES * 3):
        for at in Journey(GAME, 3, number):
            if at.ask.startswith("back:"):
                continue
            lines = GAME.preview(at.before, at.seat, at.ask, at.value)
            fact = told(lines)
            if "paladins-preview-inquisition" not in {line.key for line in lines} or fact is None:
                continue
            guilty = [h.public.params for h in at.outcome.happenings if h.public and h.public.key == Guilty.wording]
            if len(guilty) != 1 or at.outcome.state.agenda or "paladins-preview-criminals" in {x.key for x in lines}:
                continue
            found += 1
            named = str(guilty[0])
            mine = fact.place in ("highest", "highest-shared") or (fact.place == "alike" and fact.suspicions > 0)
            assert (f"SeatRef(seat={at.seat})" in named) is mine
    assert found
