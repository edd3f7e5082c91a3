"""Moves of a started table that are no answers: somebody leaves, a seat is taken, the table has voted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from db import store
from engine.core.happenings import Happening
from host import journal
from host.clocks import read
from host.premises import Premises


async def note(
    premises: Premises,
    connection: AsyncConnection,
    found: store.Found,
    kind: journal.Kind,
    value: dict[str, Any],
    cause: str,
    person_id: int | None,
    *,
    happenings: Iterable[Happening] = (),
    status: str | None = None,
    posts: tuple[store.Post, ...] | None = None,
    ticks: store.Ticks | None = None,
    seat: int | None = None,
    drafted: str | None = None,
    dirty: bool = True,
) -> int:
    """Append a move that leaves the game's state as it is, and tell `happenings`; its number.

    `status`: the table's from now on, None for as before. `posts`: messages, None for one to the thread. `ticks`:
    what becomes of the clocks, None for nothing; those of a table that closes are gone. `seat`: whose move it is;
    `drafted`: the id under which it has lain half-made; `dirty`: the board must be shown anew.
    """
    table_id = found.shown.id
    if status == "closed":
        ticks = store.Ticks(gone=tuple((clock.seat, clock.ask) for clock in read(found.clocks)))
    sealed = journal.write(
        table=table_id,
        number=found.number + 1,
        kind=kind,
        previous=found.head,
        entropy=premises.entropy,
        value=value,
        seat=seat,
        epoch=found.epoch,
        happenings=happenings,
    )
    await store.append(
        connection,
        store.Writing(
            table_id=table_id,
            number=sealed.number,
            kind=kind,
            seat=seat,
            settled=False,
            entry=sealed.entry,
            hash=sealed.hash,
            cause=cause,
            person_id=person_id,
            at=premises.clock(),
            status=status or found.shown.status,
            moment=found.shown.moment,
            dirty=dirty,
            ended=status == "closed",
            posts=(store.Post("thread", table_id),) if posts is None else posts,
            sealed=None if seat is None or drafted is None else (seat, drafted),
            ticks=ticks or store.Ticks(),
        ),
    )
    return sealed.number
