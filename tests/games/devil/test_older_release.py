"""What release 0.1.0 (rules version 1) knew otherwise of the Devil, in its stored states; the rest: tests/releases."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from games.devil.rules import GAME
from games.devil.rules.mechanics.costs import tokens_to_pay
from games.devil.rules.mechanics.resolution import Resolution
from games.devil.rules.phases.actions import scene
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.state import Todo
from tests.releases.stored import states_of, unpacked

STORED = states_of("0.1.0", "devil")
SINCE = {"roles.preferences"}  # steps that this release did not have


def test_the_states_are_of_every_kind() -> None:
    steps = Counter(state.step for state in STORED)
    asking = {name for name, step in STEPS.items() if type(step).owed is not type(STEPS["interest"]).owed}
    assert asking - SINCE <= steps.keys()
    assert {state.round for state in STORED} == {1, 2, 3, 4, 5}
    assert {state.options.learners for state in STORED} == {False, True}
    assert any(any(state.sealed) for state in STORED)
    assert any(kingdom.turn and kingdom.turn.used > 2 for state in STORED for kingdom in state.kingdoms)


def test_a_stored_state_with_the_plans_nobody_read_is_read_without_them() -> None:
    lines = [msgspec.json.decode(line) for line in unpacked("0.1.0", "devil/states.jsonl.xz").splitlines()]
    assert any(any(line["plans"]) for line in lines)
    assert not any("plans" in msgspec.json.decode(msgspec.json.encode(state)) for state in STORED)


def test_a_stored_action_phase_pays_the_tokens_it_has_used_once() -> None:
    """No grain was set aside by that release: step 10 takes it, or it costs reputation as it did then."""
    found = 0
    for state in STORED:
        for seat, kingdom in enumerate(state.kingdoms):
            if kingdom.turn is None or "tokens" not in {todo.act for todo in kingdom.agenda}:
                continue
            owed = tokens_to_pay(kingdom, state.pack, kingdom.turn.used)
            resolution = Resolution(scene(state, seat))
            resolution.run(replace(kingdom, agenda=(Todo("tokens"),)))
            told = Counter(deed.key for deed in resolution.deeds)
            assert told["devil-did-token"] + told["devil-did-skip"] == owed
            found += owed
    assert found


def test_a_stored_question_has_its_old_id() -> None:
    """Old buttons and drafts: the round, the phase and the step, as that release wrote them."""
    for state in STORED:
        for ask in GAME.asks(state).values():
            assert ask.id.startswith(f"{state.round}.{state.step.partition('.')[0]}.")
