"""The log rebuilds the state: from setup through every move, each compared with what was stored when it was made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db import records
from db.session import Database
from db.trouble import Trouble
from engine.core.chance import SEED_BYTES, Chance
from engine.core.contract import Game, Outcome
from host import journal
from host.epochs import game_of
from host.fixing.effects import effect
from host.premises import Premises
from host.seeds import commitment, final_seed
from host.tables import NO_SUCH_TABLE

BESIDE_THE_GAME = frozenset(
    {"order", "order-off", "vacate", "take-over", "vote", "rest", "close"}
)  # moves that leave the state as it is


class Diverged(Exception):  # noqa: N818  names the finding
    """Playing move `number` again gave something else than what the log says."""

    def __init__(self, number: int) -> None:
        super().__init__(f"move {number}")
        self.number = number


class Log(Struct, frozen=True):
    """A whole checked log and the secret it was played from."""

    entries: tuple[journal.Entry, ...]
    opening_seed: bytes


async def load(premises: Premises, table_id: int) -> Log:
    """Read the log of a table and check its chain. Raises journal.ChainBroken, Trouble `no-such-table`."""
    found = await premises.found(table_id)
    return Log(journal.checked(await _sealed(premises.database, table_id), found.head), found.opening_seed)


async def _sealed(database: Database, table_id: int) -> list[journal.Sealed]:
    rows = await database.fetch(records.MOVES, {"table": table_id})
    return [journal.Sealed(row.number, row.entry, row.hash) for row in rows]


def rebuild(log: Log) -> Any:
    """The state after all moves of `log`; None if the game has not started.

    Raises Diverged where the rules, the draws or the happenings differ from the log, or the seed from its commitment.
    """
    state: Any = None
    for made in walk(log):
        state = made.state
    return state


class Made(Struct, frozen=True):
    """The game after a move that touched it. `back_to`: of a rewind, the move it goes back to."""

    entry: journal.Entry
    game: Game[Any]
    state: Any
    back_to: int | None = None


def walk(log: Log) -> Iterator[Made]:
    """The game after each move of `log` that touches it, undone ones too. Raises as `rebuild` does."""
    opening = log.entries[0].value if log.entries else None
    if opening is None:
        raise Trouble(NO_SUCH_TABLE)
    if commitment(log.opening_seed) != opening["commitment"]:
        raise Diverged(1)
    words: dict[int, str] = {}
    states: dict[int, Any] = {}
    seed = b""
    state: Any = None
    for entry in log.entries[1:]:
        game = game_of(opening["game"], entry.epoch)
        chance = Chance(seed, entry.epoch) if seed else None
        back_to: int | None = None
        if entry.kind == "join":
            words[entry.value["joined"]] = entry.value["word"]
            continue
        if entry.kind == "leave":
            del words[entry.value["joined"]]
            continue
        if entry.kind == "start":
            seed = final_seed(log.opening_seed, [words[joined] for joined in sorted(words)])
            chance = Chance(seed, entry.epoch)
            if chance.stream("seats").shuffled(range(len(words))) != tuple(entry.value["seats"]):
                raise Diverged(entry.number)
            outcome = game.setup(msgspec.convert(opening["options"], game.options_type), len(words), chance)
        elif entry.kind in BESIDE_THE_GAME:
            continue
        elif entry.kind == "fix":
            back_to = entry.value.get("to")
            if back_to is not None and back_to not in states:
                raise Diverged(entry.number)
            chance = chance or Chance(bytes(SEED_BYTES))  # a lobby that is closed draws nothing
            past = None if back_to is None else states[back_to]
            outcome = effect(game, state, entry.value, chance, past)
        elif chance is None or entry.seat is None or entry.ask is None:
            raise Diverged(entry.number)
        elif entry.kind == "take-back":
            outcome = game.take_back(state, entry.seat, entry.ask)
        else:
            outcome = game.answer(state, entry.seat, entry.ask, entry.value, chance)
        if entry.kind == "by-order":  # the player is told first what answered for them
            entry = replace(entry, happenings=entry.happenings[1:])
        if not _same(entry, outcome, chance):
            raise Diverged(entry.number)
        touched = entry.kind != "fix" or back_to is not None or outcome.state is not state
        state = states[entry.number] = outcome.state
        if touched:
            yield Made(entry, game, state, back_to)


def _same(entry: journal.Entry, outcome: Outcome, chance: Chance) -> bool:
    told: Sequence[Any] = outcome.happenings
    return tuple(told) == entry.happenings and tuple(chance.draws) == entry.draws
