"""What a preview says one has then: over random drafts it is what the seat's own view shows after its answer."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from engine.texts import Listed, Text, by_wording, fact_of
from face.core.names import reader_for
from games.architects.face.own_area import own_lines
from games.architects.rules import GAME
from games.architects.rules.facts import Afterwards, Guilty, ResetAhead
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import KINDS
from games.architects.rules.view import View
from tests.bot import drawing
from tests.contract.journeys import Journey
from tests.ground import in_depth

pytestmark = pytest.mark.sampled
GAMES = in_depth(12, 5, 3)
READER = reader_for(drawing.TABLE, "en")
NOW = re.compile(r"Score now \*\*(−?\d+)\*\*: (.*)")


def told(lines: tuple[Text, ...], kind: type[Any]) -> Any:
    found = [fact for line in lines if (fact := fact_of(line, by_wording(kind))) is not None]
    assert len(found) <= 1
    return found[0] if found else None


def held(view: View) -> dict[str, int]:
    assert view.viewer is not None
    me = view.seats[view.viewer]
    stock = {kind: me.stock.get(kind, 0) for kind in KINDS}
    return {**stock, "held": sum(stock.values()), "debts": me.debts, "virtue": me.virtue}


def test_what_one_has_then_is_what_the_view_shows_after_the_answer() -> None:
    seen = Counter[str]()
    for seats in (2, 5):
        for number in range(GAMES):
            for at in Journey(GAME, seats, number):
                if at.ask.startswith("back:"):
                    continue
                lines = GAME.preview(at.before, at.seat, at.ask, at.value)
                then, now = (GAME.view(state, at.seat) for state in (at.outcome.state, at.before))
                keys = {line.key for line in lines}
                if "architects-preview-for-good" in keys or then.step in ("react", "end", "reset"):
                    seen["hidden, or not over"] += 1
                    continue
                fact = told(lines, Afterwards)
                if fact is None:
                    assert held(now) == held(then), (at.ask, at.value)
                    continue
                seen["told"] += 1
                assert {name: getattr(fact, name) for name in held(then)} == held(then), (at.ask, at.value)
                if fact.place != "unmoved":
                    tracks = [seat.virtue for seat in then.seats]
                    assert fact.place == standing_plainly(tracks, at.seat)
                    seen[fact.place] += 1
    assert {"told", "highest", "lowest", "between", "highest-shared", "lowest-shared"} <= set(seen)
    assert seen["told"] > seen["hidden, or not over"]


def standing_plainly(tracks: list[int], seat: int) -> str:
    mine = tracks[seat]
    above, below = sum(one > mine for one in tracks), sum(one < mine for one in tracks)
    if not above and not below:
        return "alike"
    shared = "-shared" if tracks.count(mine) > 1 else ""
    return "between" if above and below else f"{'lowest' if above else 'highest'}{shared}"


def test_who_takes_the_debt_of_a_reset_is_who_was_to_take_it() -> None:
    seen = Counter[str]()
    for number in range(GAMES * 3):
        for at in Journey(GAME, 3, number):
            if at.ask.startswith("back:"):
                continue
            fact = told(GAME.preview(at.before, at.seat, at.ask, at.value), ResetAhead)
            if fact is None or at.outcome.state.step in ("reset", "keep", "hire", "work"):
                continue
            guilty = [
                happening.public.params["seats"]
                for happening in at.outcome.happenings
                if happening.public is not None and happening.public.key == Guilty.wording
            ]
            seats = [ref.seat for each in guilty if isinstance(each, Listed) for ref in each.items]  # type: ignore[union-attr]
            mine = "you" if seats == [at.seat] else "shared" if at.seat in seats else "others" if seats else "nobody"
            assert fact.most == mine, at.value
            seen[mine] += 1
    assert {"you", "others"} <= set(seen)


def test_the_score_of_now_adds_up() -> None:
    counted = 0
    for number in range(GAMES):
        for at in Journey(GAME, 3, number):
            view = GAME.view(at.before, at.seat)
            said = READER.lines(own_lines(view, pack(view.pack)))
            if match := NOW.search(said):
                numbers = [int(each.replace("−", "-")) for each in re.findall(r"−?\d+", match[2])]
                assert sum(numbers) == int(match[1].replace("−", "-")), said
                counted += 1
    assert counted
