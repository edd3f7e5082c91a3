"""Many random tables of Architects, with two to five players: everything there is in the game occurs.

`make check` plays 48 tables of each size (ARCHITECTS_TABLES), `make coverage` 1,000; by itself it plays 32.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import games.architects.rules
from engine import texts
from engine.chance import Chance
from engine.forms import Draft, Pick, Picks, Several
from engine.playouts import Playout
from engine.registry import game
from games.architects.rules.chronicle.tally import FIGURES
from games.architects.rules.effects import AnyEffect, Power
from games.architects.rules.mechanics import reasons
from games.architects.rules.pack import pack
from games.architects.rules.rulebook import PLACES
from games.architects.rules.state import guildhall_spaces
from tests.contract.journeys import chance
from tests.games.probing import probe, refused

TABLES = int(os.environ.get("ARCHITECTS_TABLES", "32"))  # of each size
SEATS = (2, 3, 4, 5)
PROBES = 97  # one step in so many is also tried with answers the rules refuse
STATE_LIMIT = 20_000  # bytes as JSON
ARCHITECTS: Any = game("architects")
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
SOURCES = "\n".join(file.read_text() for file in Path(games.architects.rules.__path__[0]).rglob("*.py"))
ELSEWHERE = {texts.SEALED_NEEDS_IT}  # no liberty of this game can spoil a sealed answer


class Seen:
    """What occurred over all tables."""

    def __init__(self) -> None:
        self.asks: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.built: Counter[str] = Counter()
        self.hired: Counter[str] = Counter()
        self.boards: Counter[str] = Counter()
        self.finished = 0
        self.full = 0
        self.largest = 0
        self.tally: Counter[str] = Counter()


def _options(number: int) -> Any:
    boards = ("standard", "all", "variable", "chosen", "all-chosen")[number % 5]
    more = {"silver": "same"} if number % 4 == 2 else {}
    return ARCHITECTS.options_type(promos=number % 2 == 0, boards=boards, apprentice=number % 3 == 1, **more)


@pytest.fixture(scope="module")
def seen() -> Seen:
    found = Seen()
    for seats in SEATS:
        for number in range(TABLES):
            _play(found, seats, number)
    return found


def _play(found: Seen, seats: int, number: int) -> None:
    playout = Playout(ARCHITECTS, _options(number), seats, _luck(seats, number), chance(number + 1_000_000))
    state = playout.state
    for at, (move, outcome) in enumerate(playout.steps()):
        asks = {ask.id: ask.kind for ask in (*ARCHITECTS.asks(state).values(), *ARCHITECTS.liberties(state, move.seat))}
        found.asks[asks[move.ask]] += 1
        if at % PROBES == 0 or _new_reasons(found, state, move.seat, move.ask, move.value):
            probe(found.codes, ARCHITECTS, state, move.seat, move.ask, move.value)
        if at % PROBES == 0:
            found.largest = max(found.largest, len(msgspec.json.encode(outcome.state)))
        for happening in outcome.happenings:
            _hear(found, happening)
        found.tally.update(ARCHITECTS.tally(outcome.happenings))
        state = outcome.state
    for player in state.players:
        found.built.update(player.built)
        found.boards[player.character] += 1
    found.finished += ARCHITECTS.result(state) is not None
    found.full += len(state.guildhall) >= guildhall_spaces(state)


def _luck(seats: int, number: int) -> Chance:
    return chance(number + 10_000 * seats)


def _hear(found: Seen, happening: Any) -> None:
    for text in (happening.public, *happening.private.values()):
        if text is None:
            continue
        found.keys[text.key] += 1
        if text.key in ("architects-turn", "architects-turn-idle"):
            found.places[text.params["place"].id] += 1
        for deed in getattr(text.params.get("deeds"), "items", ()):
            found.keys[deed.key] += 1
            if deed.key == "architects-did-hire":
                found.hired[deed.params["what"].id] += 1


def _new_reasons(found: Seen, state: Any, seat: int, ask: str, value: dict[str, Any]) -> bool:
    """Whether an option is closed for a reason nobody was refused with so far."""
    fields = ARCHITECTS.form(state, seat, ask, Draft(value)).fields
    options = [
        option for field in fields if isinstance(field.node, Pick | Picks | Several) for option in field.node.options
    ]
    return any(one.closed and one.closed.key.removeprefix("refused-") not in found.codes for one in options)


def test_all_tables_finish_by_the_guildhalls_end(seen: Seen) -> None:
    assert seen.finished == seen.full == TABLES * len(SEATS)


def test_every_kind_of_ask_occurs(seen: Seen) -> None:
    kinds = {"boards", "draft", "apprentice", "turn", "recall", "keep", "hire", "work", "reset", "react", "discard"}
    assert {*kinds, "dismiss"} - set(seen.asks) == set()


def test_every_place_is_used(seen: Seen) -> None:
    assert set(PLACES) - set(seen.places) == set()


def test_every_building_is_built(seen: Seen) -> None:
    assert set(pack().buildings) - set(seen.built) == set()


def test_every_apprentice_is_hired(seen: Seen) -> None:
    assert set(pack().apprentices) - set(seen.hired) == set()


def test_every_board_is_played(seen: Seen) -> None:
    assert {"", *pack().characters} - set(seen.boards) == set()


def test_every_verb_is_on_cards_that_occur(seen: Seen) -> None:
    verbs = {verb.__struct_config__.tag for verb in AnyEffect.__args__}  # type: ignore[attr-defined]
    built = {pack().buildings[card].effect.__struct_config__.tag for card in seen.built}
    assert verbs - built == set()
    powers = {verb.__struct_config__.tag for verb in Power.__args__}  # type: ignore[attr-defined]
    cards = [pack().apprentices[card] for card in seen.hired]
    boards = [pack().characters[board] for board in seen.boards if board]
    held = {power.__struct_config__.tag for card in (*cards, *boards) for power in card.power}
    assert powers - held == set()


def test_every_refusal_occurs(seen: Seen) -> None:
    refused(seen.codes, lambda: ARCHITECTS.setup(ARCHITECTS.options_type(), 6, chance(1)))
    refused(seen.codes, lambda: ARCHITECTS.setup(ARCHITECTS.options_type(pack="mybox"), 2, chance(1)))
    codes = {value for name, value in vars(reasons).items() if name.isupper()}
    codes |= {value for name, value in vars(texts).items() if name.isupper() and name[0] != "_"} - ELSEWHERE
    assert codes - set(seen.codes) == set()


def test_everything_that_can_be_told_is_told(seen: Seen) -> None:
    """Every happening and every deed in the sources occurs."""
    told = set(re.findall(r'\b(?:tell|did)\(\s*"(architects-[a-z-]+)"', SOURCES))
    told |= set(re.findall(r'(?:public|private)\((?:\w+, )?say\("(architects-[a-z-]+)"', SOURCES))
    missing = told - set(seen.keys) - {"architects-begins", "architects-plays", "architects-took-back"}
    missing -= {"architects-choose-boards"}  # at set-up
    assert missing - {"architects-no-workers"} == set()  # rare: it has its own test


def test_states_stay_small(seen: Seen) -> None:
    assert seen.largest < STATE_LIMIT


def test_no_figure_is_zero(seen: Seen) -> None:
    assert [name for name in FIGURES if not seen.tally[name]] == []
