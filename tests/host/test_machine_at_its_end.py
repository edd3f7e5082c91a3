"""Where the machine has no memory, thread or file left no table is at fault: nothing is halted, it is done later."""

from __future__ import annotations

import errno
from typing import Any, NoReturn

import pytest

from db.connection.session import Database
from db.trouble import DATABASE_AWAY, MACHINE_EXHAUSTED
from engine import registry
from host.house import House
from host.proof import course
from host.table.halting import is_of_machine
from host.table.transaction import TableTransaction
from host.upkeep import live_check
from host.upkeep.live_check import LiveCheck
from host.values import Trouble
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, bid, cause, playing


class Met(Exception):  # noqa: N818  what a game might raise because of the first
    """An error that comes of another."""


def memory() -> NoReturn:
    raise MemoryError


def files() -> NoReturn:
    raise OSError(errno.EMFILE, "Too many open files")


def threads() -> NoReturn:
    raise RuntimeError("can't start new thread")


def handled() -> NoReturn:
    try:
        memory()
    except MemoryError:
        raise Met  # noqa: B904  as a game would


def caused() -> NoReturn:
    try:
        files()
    except OSError as error:
        raise Met from error


def depth() -> NoReturn:
    raise RecursionError("maximum recursion depth exceeded")


def forgotten() -> NoReturn:
    try:
        memory()
    except MemoryError:
        raise Met from None


async def halted(database: Database) -> list[int]:
    return [row.id for row in await rows(database, "SELECT id FROM tables WHERE frozen_at IS NOT NULL ORDER BY id")]


@pytest.mark.parametrize("broken", [memory, files, threads, handled, caused])
async def test_a_machine_at_its_end_halts_no_table(house: House, database: Database, broken: Any) -> None:
    table = await playing(house)

    async def work(tx: TableTransaction) -> None:
        broken()

    with pytest.raises(Trouble) as met:
        await house.tables.locked(table.id, cause(), ANNA.id, work)
    assert met.value.code in (MACHINE_EXHAUSTED, DATABASE_AWAY)  # files are wanted for connections alone
    assert await halted(database) == []
    await bid(house, table, ANNA, 1)  # and it goes on


@pytest.mark.parametrize("broken", [depth, forgotten])
async def test_what_would_come_again_halts_it(house: House, database: Database, broken: Any) -> None:
    table = await playing(house)

    async def work(tx: TableTransaction) -> None:
        broken()

    with pytest.raises(Trouble, match="table-frozen"):
        await house.tables.locked(table.id, cause(), ANNA.id, work)
    assert await halted(database) == [table.id]


async def test_a_start_short_of_memory_halts_nothing(
    house: House, database: Database, clock: Clock, entropy: Entropy, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing(house, ANNA, BERT)
    check = LiveCheck(database, clock=clock, entropy=entropy)
    looked: list[int] = []

    def shown(row: Any) -> None:
        looked.append(row.id)
        memory()

    monkeypatch.setattr(live_check, "present", list)
    monkeypatch.setattr(live_check, "_shown", shown)
    await check.sweep()
    assert (len(looked), await halted(database)) == (1, [])  # whoever needs it later looks again
    with pytest.raises(Trouble, match=MACHINE_EXHAUSTED):
        await check.check(every=True, halt=True)
    assert await halted(database) == []


def test_a_dossier_is_told_once_there_is_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "moves_of", lambda _: memory())
    monkeypatch.setattr(course, "find_chronicle", lambda _: object())
    game = next(iter(registry.games()))
    log: Any = None
    with pytest.raises(Trouble, match=MACHINE_EXHAUSTED):
        course.chronicle_of(game, log)


def test_an_error_of_the_rules_is_none_of_the_machine() -> None:
    assert not is_of_machine(ValueError("bad"))
    assert not is_of_machine(OSError(errno.ECONNREFUSED, "refused"))
    assert not is_of_machine(RuntimeError("dictionary changed size during iteration"))
    assert not is_of_machine(None)
