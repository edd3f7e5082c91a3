"""Many random tables of Deal with the Devil: everything there is in the game occurs, or is named here.

`make check` plays 200, `make coverage` 1,000 (DEVIL_TABLES); by itself it plays 150.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import games.devil.rules
from engine import texts
from engine.extras.fixing import Change
from engine.forms import Draft
from engine.registry import game
from games.devil.rules.effects import AnyEffect
from games.devil.rules.pack import pack
from tests.contract.journeys import ALL_OPTIONS, Journey, chance
from tests.games.probing import probe, refused

TABLES = int(os.environ.get("DEVIL_TABLES", "150"))
RARE = (323,)  # a table at which something happens that does not happen at a few hundred others
NUMBERS = (*range(TABLES), *(number for number in RARE if number >= TABLES))
OPTIONED = 4  # one table in so many is played with all options
PROBES = 9  # one step in so many is also tried with answers the rules refuse
DEVIL: Any = game("devil")
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
SOURCES = "\n".join(file.read_text() for file in Path(games.devil.rules.__path__[0]).rglob("*.py"))


class Seen:
    """What occurred over all tables."""

    def __init__(self) -> None:
        self.asks: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.built: Counter[str] = Counter()
        self.finished = 0


@pytest.fixture(scope="module")
def seen() -> Seen:
    found = Seen()
    for number in NUMBERS:
        journey = Journey(ALL_OPTIONS["devil"] if number % OPTIONED == 0 else DEVIL, 4, number)
        found.keys.update(told.public.key for told in journey.first.happenings if told.public)
        for at, step in enumerate(journey):
            back = step.ask.startswith("back:")
            if not back:
                owed = DEVIL.asks(step.before).get(step.seat)
                found.asks[owed.kind if owed and owed.id == step.ask else step.ask.partition(".")[2]] += 1
            if at % PROBES == 0 and not back:
                probe(found.codes, DEVIL, step.before, step.seat, step.ask, step.value)
            for happening in step.outcome.happenings:
                text = happening.public
                if text is not None:
                    found.keys[text.key] += 1
                    if text.key in ("devil-did-left", "devil-did-right"):
                        found.played[f"{text.params['what'].id} {text.key[-5:].strip('-')}"] += 1  # type: ignore[union-attr]
        found.codes.update(journey.refusals)
        for kingdom in journey.state.kingdoms:
            found.built.update(kingdom.built)
        found.finished += DEVIL.result(journey.state) is not None
    return found


def test_all_tables_finish(seen: Seen) -> None:
    assert seen.finished == len(NUMBERS)


def test_every_kind_of_ask_occurs(seen: Seen) -> None:
    """All but choices while plans are carried out: plans make them ahead (tests/games/devil/test_resolving.py)."""
    kinds = set(re.findall(r'^    kind = "([a-z]+)"$', SOURCES, re.M)) | {"keep", "bank", "repay", "wish"}
    assert kinds - set(seen.asks) == set()


def test_every_building_is_built(seen: Seen) -> None:
    assert set(pack().buildings) - set(seen.built) == set()


def test_both_sides_of_every_event_are_played(seen: Seen) -> None:
    sides = {f"{event} {side}" for event in pack().events for side in ("left", "right")}
    assert sides - set(seen.played) == set()


def test_every_verb_is_on_cards_that_occur(seen: Seen) -> None:
    verbs = {verb.__struct_config__.tag for verb in AnyEffect.__args__}  # type: ignore[attr-defined]
    on_cards = {
        effect.__struct_config__.tag
        for card in pack().buildings.values()
        if seen.built[card.id]
        for effect in card.effect
    }
    on_cards |= {
        effect.__struct_config__.tag
        for event in pack().events.values()
        for side in (event.left, event.right)
        for effect in side.effect
    }
    assert verbs - on_cards == set()


def test_every_refusal_occurs(seen: Seen) -> None:
    refused(seen.codes, lambda: DEVIL.setup(DEVIL.options_type(pack="../house"), 4, chance(1)))
    refused(seen.codes, lambda: DEVIL.setup(DEVIL.options_type(), 3, chance(1)))
    state = DEVIL.setup(DEVIL.options_type(), 4, chance(1)).state
    owing = DEVIL.fix(state, 0, Change("debt", 1)).state
    refused(seen.codes, lambda: DEVIL.fix(owing, 0, Change("debt", pack().board.debt_limit)))
    order = DEVIL.order_form(DEVIL.view(state, 0), "chest", Draft({"what": "same"}))  # nothing was offered yet
    seen.codes.update([order.problem.code])
    codes = set(re.findall(r'"refused-([a-z-]+)"', SOURCES)) | set(re.findall(r'Refusal\("([a-z-]+)"', SOURCES))
    codes |= {value for name, value in vars(texts).items() if name.isupper() and name[0] != "_"}
    assert codes - set(seen.codes) == set()


def test_everything_that_can_be_told_is_told(seen: Seen) -> None:
    """Every public happening in the sources occurs; those made of two parts are looked up by their beginning."""
    told = set(re.findall(r'public\(say\("(devil-[a-z-]+)"', SOURCES))
    assert told - set(seen.keys) == set()


def test_states_stay_small(seen: Seen) -> None:
    journey = Journey(DEVIL, 4, 1)
    assert max(len(msgspec.json.encode(step.outcome.state)) for step in journey) < 16_000
