"""Lets a policy decide for a steward. It runs in a process of its own: state and ids come in, a value goes out."""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

from msgspec import Struct, json

from engine.core.chance import SEED_BYTES, Chance
from engine.core.packs import packs_of
from engine.core.policies import Position, decided, policies, volunteered
from engine.core.registry import game as rules_of
from host.table.cards import with_cards

BROKEN, SLOW = "broken", "slow"  # why nothing was thought


class Question(Struct, frozen=True):
    """A decision that a steward owes. `state`: of the whole game, JSON; `ask`: the id, without an epoch.

    `files`: the cards of the table. `seed`: of the chance of this decision. `volunteers`: whether it may take a liberty
    first. `effort`: of the policy, in multiples of what a simulation spends.
    """

    game: str
    state: bytes
    pack: tuple[str, int, str]
    files: dict[str, bytes]
    seat: int
    ask: str
    level: str
    seed: bytes
    volunteers: bool = True
    effort: int = 1


class Thought(Struct, frozen=True):
    """What a steward wants to do: `value` for the question `ask`, or for a liberty of that id.

    `failed`: why it is nothing (None as value), or the caretaker's answer: the type of the policy's error.
    """

    ask: str
    value: dict[str, Any] | None
    failed: str = ""


class Thinker(Protocol):
    """Something that can think about questions without keeping anybody waiting."""

    async def think(self, question: Question) -> Thought:
        """Return what the steward wants to do; never raises because of a policy."""

    async def close(self) -> None:
        """End all that still thinks."""


class AtOnce:
    """Thinks in this very process, while everything else waits: for tests and simulations."""

    async def think(self, question: Question) -> Thought:
        return thought_of(question)

    async def close(self) -> None:
        return


def seed_of(table_seed: bytes, *parts: object) -> bytes:
    """The seed of one decision: it tells nothing of the game's own chance, and is the same after a restart."""
    named = "/".join(map(str, parts)).encode()
    return hashlib.blake2b(named, key=table_seed[:64], digest_size=SEED_BYTES, person=b"steward").digest()


def thought_of(question: Question) -> Thought:
    """Let the policy of that level decide, by what its seat may know alone."""
    try:
        game = rules_of(question.game)
        its = packs_of(game)
        if its is not None and not its.packs.holds(question.pack[2]) and question.files:
            its.packs.keep(question.files, question.pack[2])
        state = json.decode(question.state, type=game.state_type)
        state = with_cards(question.game, state, question.pack, ended=False)
        ask = game.asks(state)[question.seat]
        policy, chance = policies(game)[question.level], Chance(question.seed)
        if question.volunteers and game.liberties(state, question.seat):
            liberty = volunteered(policy, Position(game, state, question.seat, ask, chance, question.effort))
            if liberty is not None:
                return Thought(*liberty)
        decision = decided(policy, Position(game, state, question.seat, ask, chance, question.effort))
        return Thought(ask.id, decision.value, decision.failed)
    except Exception as error:
        return Thought(question.ask, None, type(error).__name__)
