"""Many random tables of Paladins, with one to four players: everything there is in the game occurs.

Every second table is played by players who play on (`eager.py`): the end of the map is far for dice. `make check` plays
120 tables of each size (PALADINS_TABLES), `make coverage` 1,000; by itself it plays 120.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import games.paladins.rules
from engine import texts
from engine.forms import Draft, Pick, Picks, Several
from engine.playouts import Move, Playout
from engine.registry import game
from engine.texts import Happening, Named, Text
from games.paladins.rules import facts
from games.paladins.rules.chronicle.tally import FIGURES
from games.paladins.rules.effects import Ability, Gain
from games.paladins.rules.mechanics import reasons
from games.paladins.rules.pack import pack
from games.paladins.rules.rulebook import ACTIONS, WORKERS
from games.paladins.rules.virtual import actions as its_actions
from games.paladins.rules.virtual import facts as its_facts
from tests.contract.journeys import chance
from tests.games.paladins.eager import EagerPlayout
from tests.games.probing import probe, refused

TABLES = int(os.environ.get("PALADINS_TABLES", "120"))  # of each size
SEATS = (1, 2, 3, 4)
PROBES = 97  # one step in so many is also tried with answers the rules refuse
STATE_LIMIT = 16_000  # bytes as JSON
PALADINS: Any = game("paladins")
CARDS = pack()
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
SOURCES = "\n".join(file.read_text() for file in Path(games.paladins.rules.__path__[0]).rglob("*.py"))
ELSEWHERE = {
    texts.SEALED_NEEDS_IT,  # no liberty of this game can spoil a sealed answer
    texts.TOO_FEW,  # nothing asks for a least number
}
RARE = {reasons.MAP_FULL, reasons.NO_WALLS, reasons.NO_OUTSIDERS, reasons.NO_EFFECT}  # they have tests of their own


class Seen:
    """What occurred over all tables."""

    def __init__(self) -> None:
        self.asks: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()
        self.named: dict[str, Counter[str]] = {}
        self.cards: dict[str, Counter[str]] = {}
        self.its: Counter[str] = Counter()
        self.why: Counter[str] = Counter()
        self.finished = 0
        self.largest = 0
        self.tally: Counter[str] = Counter()

    def card(self, where: str, *cards: str) -> None:
        """Counts cards that came there."""
        self.cards.setdefault(where, Counter()).update(cards)


@pytest.fixture(scope="module")
def seen() -> Seen:
    everything = Seen()
    for seats in SEATS:
        for number in range(TABLES):
            _play(everything, seats, number)
    return everything


def _play(seen: Seen, seats: int, number: int) -> None:
    options = PALADINS.options_type(difficulty=("easy", "standard", "hard")[number % 3])
    luck, players = chance(number + 10_000 * seats), chance(number + 1_000_000)
    playout = (EagerPlayout if number % 2 else Playout)(PALADINS, options, seats, luck, players)
    if isinstance(playout, EagerPlayout):
        playout.plan = number // 2
    state = playout.state
    for at, (move, outcome) in enumerate(playout.steps()):
        seen.asks[PALADINS.asks(state)[move.seat].kind] += 1
        if at % PROBES == 0 or _new_reasons(seen, state, move.seat, move.ask, move.value):
            probe(seen.codes, PALADINS, state, move.seat, move.ask, move.value)
            _probe_more(seen, state, move)
        if at % PROBES == 0:
            seen.largest = max(seen.largest, len(msgspec.json.encode(outcome.state)))
        for happening in outcome.happenings:
            _hear(seen, happening)
        seen.tally.update(PALADINS.tally(outcome.happenings))
        seen.card("tavern", *outcome.state.tavern)
        state = outcome.state
    for player in state.players:
        seen.card("walls", *player.walls)
        seen.card("attacked", *player.attacked)
        seen.card("converted", *player.converted)
        seen.card("retinue", *player.retinue)
        seen.card("map", *player.monks, *player.outposts)
        seen.card("jars", *player.jars)
        seen.card("suspicions", *player.suspicions)
    seen.card("orders", *state.orders)
    seen.finished += PALADINS.result(state) is not None and state.round == CARDS.board.rounds


def _probe_more(seen: Seen, state: Any, move: Move) -> None:
    """Tries workers that nobody has or that fit nowhere, a Favour that lies face down, and keeping everybody."""
    player = state.players[move.seat]
    everybody = {kind: count for kind, count in zip(WORKERS, player.workers, strict=True) if count}
    tries: list[dict[str, Any]] = [{"action": "pass", "keep": everybody}]
    if "workers" in move.value:
        tries += [{**move.value, "workers": ".".join([kind] * 3)} for kind in WORKERS]
        tries.append(
            {**move.value, "workers": ".".join(kind for kind, count in everybody.items() for _ in range(count))}
        )
    if "favour" in move.value:
        tries.append({**move.value, "favour": state.favours[-1]})
    for bad in tries:
        refused(seen.codes, lambda bad=bad: PALADINS.answer(state, move.seat, move.ask, bad, chance(1)))  # type: ignore[misc]


def _hear(seen: Seen, happening: Happening) -> None:
    for text in (happening.public, *happening.private.values()):
        if text is None:
            continue
        _count(seen, text)
        if text.key in (its_facts.Schemed.wording, its_facts.SchemedInstead.wording):
            _scheme(seen, text)
        for deed in getattr(text.params.get("deeds"), "items", ()):
            _count(seen, deed)


def _count(seen: Seen, text: Text) -> None:
    seen.keys[text.key] += 1
    for param in text.params.values():
        if isinstance(param, Named):
            seen.named.setdefault(text.key, Counter())[param.id] += 1


def _scheme(seen: Seen, text: Text) -> None:
    action, scheme, why = (text.params.get(name) for name in ("action", "scheme", "why"))
    if isinstance(action, Named) and isinstance(scheme, Named):
        seen.its[action.id] += 1
        seen.card("schemes", scheme.id)
    if isinstance(why, Text):
        seen.why[why.key] += 1


def _new_reasons(seen: Seen, state: Any, seat: int, ask: str, value: dict[str, Any]) -> bool:
    """Whether an option is closed for a reason nobody was refused with so far."""
    fields = PALADINS.form(state, seat, ask, Draft(value)).fields
    options = [
        option for field in fields if isinstance(field.node, Pick | Picks | Several) for option in field.node.options
    ]
    return any(option.closed and option.closed.key.removeprefix("refused-") not in seen.codes for option in options)


def test_all_tables_finish_after_seven_rounds(seen: Seen) -> None:
    assert seen.finished == TABLES * len(SEATS)


def test_every_kind_of_ask_occurs(seen: Seen) -> None:
    assert {"draft", "paladins", "tavern", "turn", "repent", "either"} - set(seen.asks) == set()


def test_every_action_is_done_by_players_and_every_one_of_its_own_by_the_virtual_player(seen: Seen) -> None:
    assert {*ACTIONS, "favour"} - set(seen.named["paladins-turn"]) == set()
    own = {*its_actions.FALLBACKS, *CARDS.board.right, its_actions.FAVOUR}
    assert own - set(seen.its) == set()
    whys = {its_actions.USED, its_actions.WORKERS, its_actions.OFTEN, its_actions.LEVEL, its_actions.TARGET}
    whys |= {its_actions.ORDER, its_actions.FAVOUR}
    assert {f"paladins-virtual-why-{why}" for why in whys} - set(seen.why) == set()


@pytest.mark.parametrize(("where", "cards"), [
    ("tavern", CARDS.tavern), ("walls", CARDS.walls), ("attacked", CARDS.outsiders), ("converted", CARDS.outsiders),
    ("retinue", CARDS.townsfolk), ("map", CARDS.spaces), ("jars", CARDS.jars), ("suspicions", CARDS.suspicions),
    ("orders", CARDS.orders), ("schemes", CARDS.schemes),
])  # fmt: skip
def test_every_card_and_space_is_used(seen: Seen, where: str, cards: dict[str, object]) -> None:
    assert set(cards) - set(seen.cards[where]) == set()


@pytest.mark.parametrize(("wording", "cards"), [
    ("paladins-revealed", CARDS.paladins), ("paladins-did-favour", CARDS.favours),
    ("paladins-did-send-away", CARDS.townsfolk), ("paladins-did-recruit", CARDS.townsfolk),
    ("paladins-drafted", CARDS.townsfolk),
])  # fmt: skip
def test_every_card_is_told(seen: Seen, wording: str, cards: dict[str, object]) -> None:
    assert set(cards) - set(seen.named[wording]) == set()


def test_every_verb_is_on_cards_that_occur(seen: Seen) -> None:
    rewards = [CARDS.spaces[space].gain for space in seen.cards["map"]]
    rewards += [CARDS.favours[card].gain for card in seen.named["paladins-did-favour"]]
    rewards += [CARDS.townsfolk[card].discard for card in seen.named["paladins-did-send-away"]]
    rewards += [CARDS.walls[card].gain for card in seen.cards["walls"]]
    gained = {_tag(verb) for reward in rewards for verb in reward}
    gained |= {
        _tag(verb) for reward in rewards for either in reward for way in getattr(either, "of", ()) for verb in way
    }
    assert {_tag(verb) for verb in _kinds(Gain)} - gained == set()
    abilities = {_tag(CARDS.paladins[card].ability) for card in seen.named["paladins-revealed"]}
    assert {_tag(verb) for verb in _kinds(Ability)} - abilities == set()


def _kinds(union: Any) -> tuple[Any, ...]:
    return tuple(union.__args__)


def _tag(verb: Any) -> str:
    return str(verb.__struct_config__.tag)


def test_every_refusal_occurs(seen: Seen) -> None:
    refused(seen.codes, lambda: PALADINS.setup(PALADINS.options_type(), 5, chance(1)))
    refused(seen.codes, lambda: PALADINS.setup(PALADINS.options_type(pack="mybox"), 2, chance(1)))
    codes = {value for name, value in vars(reasons).items() if name.isupper()}
    codes |= {value for name, value in vars(texts).items() if name.isupper() and name[0] != "_"} - ELSEWHERE
    assert codes - RARE - set(seen.codes) == set()


def test_everything_that_can_be_told_is_told(seen: Seen) -> None:
    """Every fact, and every other happening in the sources, occurs."""
    kinds = [kind for module in (facts, its_facts) for kind in vars(module).values() if hasattr(kind, "wording")]
    told = {kind.wording for kind in kinds} - {"paladins-preview-then"}  # that is read before, never told
    told |= set(re.findall(r'\bwork\.say\(\s*"(paladins-[a-z-]+)"', SOURCES))
    assert told - set(seen.keys) == set()


def test_states_stay_small(seen: Seen) -> None:
    assert seen.largest < STATE_LIMIT


def test_no_figure_is_zero(seen: Seen) -> None:
    assert [name for name in FIGURES if not seen.tally[name]] == []
