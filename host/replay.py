"""The log rebuilds the state: from setup through every move, each compared with what was stored when it was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db import records
from db.session import Database
from db.trouble import Trouble
from engine.core.chance import Chance
from engine.core.contract import Outcome
from engine.core.registry import game as rules_of
from host import journal
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
    opening = log.entries[0].value if log.entries else None
    if opening is None:
        raise Trouble(NO_SUCH_TABLE)
    if commitment(log.opening_seed) != opening["commitment"]:
        raise Diverged(1)
    game = rules_of(opening["game"])
    words: dict[int, str] = {}
    seed = b""
    state: Any = None
    for entry in log.entries[1:]:
        chance = Chance(seed, entry.epoch) if seed else None
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
        state = outcome.state
    return state


def _same(entry: journal.Entry, outcome: Outcome, chance: Chance) -> bool:
    told: Sequence[Any] = outcome.happenings
    return tuple(told) == entry.happenings and tuple(chance.draws) == entry.draws
