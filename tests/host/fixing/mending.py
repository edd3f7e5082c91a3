"""A moderator, and fixes made in two clicks; what must hold after each."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from db.session import Database
from engine.core.refusals import Refusal
from host.fixing.kinds import Fix, Proposal
from host.house import House
from host.replay import load, rebuild
from host.tables import Person, Row, Table, Trouble
from tests.host.seating import PLACE, cause, state_of

MODERATOR, OTHER = Person(900, "Mona"), Person(901, "Olaf")
WHY = "a number was wrong"


async def looked(house: House, table: Table, fix: Fix, by: Person = MODERATOR, **more: Any) -> Proposal:
    """The first click."""
    return await house.look_at_fix(table.id, by, fix, cause(), server_id=PLACE.server_id, **more)


async def applied(house: House, proposal: Proposal, by: Person = MODERATOR, reason: str = WHY) -> Proposal:
    """The second click."""
    table = proposal.table
    return await house.apply_fix(table.id, proposal.id, by, reason, cause(), server_id=PLACE.server_id)


async def fixed(house: House, table: Table, fix: Fix, **more: Any) -> Proposal:
    """Both clicks."""
    return await applied(house, await looked(house, table, fix, **more))


async def refused(awaitable: Any) -> str:
    """The code of why it was not done."""
    with pytest.raises((Trouble, Refusal)) as caught:
        await awaitable
    return caught.value.code


def seat_of(table: Table, person: Person) -> int:
    return next(card.seat or 0 for card in table.seats if card.person_id == person.id)


def at(table: Table, seat: int) -> int:
    """Who sits there."""
    return table.seats[seat].person_id


async def sound(house: House, table: Table) -> None:
    """The log replays, chain and all, to the state that is stored."""
    assert rebuild(await load(house, table.id)) == await state_of(house, table)


async def heard(house: House) -> dict[tuple[str, int], list[str]]:
    """All that waits is delivered: the ids of what each lane was told."""
    told: dict[tuple[str, int], list[str]] = {}
    for row, keys in await delivered(house):
        told.setdefault(row.lane, []).extend(keys)
    return told


async def delivered(house: House) -> list[tuple[Row, list[str]]]:
    """All that waits is delivered: each row with the ids of what it told, or its kind where it tells no news."""
    out: list[tuple[Row, list[str]]] = []
    number = 1000
    while claimed := await house.outbox.claim(20):
        for row in claimed:
            news = await house.outbox.news(row) if row.kind in ("news", "welcome") else None
            out.append((row, [row.kind] if news is None else [one.key for one in news.happenings]))
            number += row.id
            await house.outbox.sent(row.id, number)
    return out


async def put(database: Database, statement: str, **values: Any) -> None:
    """Write behind the house's back."""
    await database.write(sa.text(statement), values)
