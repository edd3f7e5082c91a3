"""What is chosen for a table, and changed as long as it has not started.

A pace says how fast a table plays: a preset, own numbers, or a bank of hours.
"""

from __future__ import annotations

from msgspec.structs import replace

from db.tables import lobby
from db.tables.move_writes import Ticks
from db.trouble import Trouble
from host.clocks.patience import LEAST_PATIENCE, MOST_PATIENCE
from host.lobby.stewards import in_lobby
from host.table.access import Tables
from host.table.stored_table import table_of
from host.table.transaction import TableTransaction
from host.values import BAD_PACE, Pace, Table

LEAST = 1  # minute
MOST_MINUTES = 14 * 24 * 60  # minutes
BAD_GRACE = "bad-grace"  # `most`, in minutes

BAD_EXTENSIONS = "bad-extensions"  # `most`
MOST_EXTENSIONS = 5  # that each player may take by themselves
EXTENSIONS = 2  # of tables that people open, unless a bank gives their time
BAD_PATIENCE = "bad-patience"  # `least` and `most`, in decisions
USUAL_PATIENCE = 2  # of tables that people open
LONGEST_GRACE = 10  # minutes
STEWARD_MINUTES = 180  # seconds in which stewards answer, at tables that people open
GRACE = 1  # minute, of tables that people open
DAILY = Pace("daily", 24 * 60)
PRESETS = {pace.name: pace for pace in (Pace("live", 10), Pace("evening", 2 * 60), DAILY, Pace("relaxed", 72 * 60))}
PRACTICE = Pace("practice", 0, stewards=0)  # one person alone, as long as they like; stewards answer at once
_OWN = "own"


def usual_pace(name: str) -> Pace:
    """The preset of that name as tables have it that open by themselves, for wishes or for a tournament."""
    usual = {"grace": GRACE, "stewards": STEWARD_MINUTES, "extensions": EXTENSIONS, "patience": USUAL_PATIENCE}
    return replace(PRESETS[name], **usual)


def own_pace(minutes: int) -> Pace:
    """`minutes` for each decision. Raises Trouble `bad-pace` below a minute and beyond 14 days."""
    return Pace(_OWN, _bounded(minutes))


def bank_pace(minutes: int, increment: int) -> Pace:
    """A bank of `minutes` for each seat; every decision adds `increment` minutes. Raises Trouble `bad-pace`."""
    return Pace(_OWN, _bounded(increment), _bounded(minutes))


def checked_pace(pace: Pace) -> Pace:
    """`pace` if it is within bounds. Raises Trouble `bad-pace`, `bad-grace`, `bad-extensions`, `bad-patience`."""
    if not 0 <= pace.grace <= LONGEST_GRACE:
        raise Trouble(BAD_GRACE, most=LONGEST_GRACE)
    if not 0 <= pace.extensions <= MOST_EXTENSIONS:
        raise Trouble(BAD_EXTENSIONS, most=MOST_EXTENSIONS)
    if pace.patience and not LEAST_PATIENCE <= pace.patience <= MOST_PATIENCE:
        raise Trouble(BAD_PATIENCE, least=LEAST_PATIENCE, most=MOST_PATIENCE)
    if pace.bank is not None:
        _bounded(pace.bank)
    _bounded(pace.minutes)
    return pace


def _bounded(minutes: int) -> int:
    if not LEAST <= minutes <= MOST_MINUTES:
        raise Trouble(BAD_PACE, least=LEAST, most=MOST_MINUTES)
    return minutes


class LobbySettings:
    """The use cases of settings in a lobby. Whoever sits there may change them; the start's move tells them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set_hints(self, table_id: int, person_id: int, on: bool, cause: str) -> Table:
        """Lets the players of the table ask for hints, or not. What is so already changes nothing.

        Raises Trouble `not-seated`, `already-started`, `table-closed`, `table-ended`.
        """

        async def work(tx: TableTransaction) -> None:
            in_lobby(tx.table)
            tx.seat_of(person_id)
            if tx.table.hints != on:
                await lobby.set_hints(tx.connection, table_id, on)
                await tx.tick(Ticks())  # the lobby is shown anew

        await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return table_of((await self._tables.read(table_id)).shown)
