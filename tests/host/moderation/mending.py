"""A moderator, and fixes made in two clicks; what must hold after each."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from engine.texts import Refusal
from host.fixes import Fix
from host.house import House
from host.moderation.values import Proposal
from host.proof.replay import load_log, rebuild_state
from host.values import OutboxMessage, Person, Table, Trouble
from tests.host.seating import PLACE, cause, state_of

MODERATOR, OTHER = Person(900, "Mona"), Person(901, "Olaf")
WHY = "a number was wrong"


async def looked(house: House, table: Table, fix: Fix, by: Person = MODERATOR, **more: Any) -> Proposal:
    """The first click."""
    return await house.moderation.look_at_fix(table.id, by, fix, cause(), server_id=PLACE.server_id, **more)


async def applied(house: House, proposal: Proposal, by: Person = MODERATOR, reason: str = WHY) -> Proposal:
    """The second click."""
    table = proposal.table
    return await house.moderation.apply_fix(table.id, proposal.id, by, reason, cause(), server_id=PLACE.server_id)


async def fixed(house: House, table: Table, fix: Fix, **more: Any) -> Proposal:
    """Both clicks; a newcomer who is offered a seat accepts it."""
    done = await applied(house, await looked(house, table, fix, **more))
    return await accepted(house, done) if done.consent == "newcomer" else done


async def accepted(house: House, offered: Proposal) -> Proposal:
    """The newcomer says yes."""
    assert offered.state == "asked"
    return await house.moderation.answer_fix(offered.table.id, offered.id, offered.newcomer or 0, True, cause())


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
    assert rebuild_state(await load_log(house.tables, table.id)) == await state_of(house, table)


async def on_desk(house: House, table: Table, person_id: int) -> list[str]:
    """The ids of what the person's desk tells that no message has told them."""
    now = house.clock()
    row = OutboxMessage(0, ("player", person_id), table.id, "news", 2**31 - 1, now, "sent", "", 0, now)
    return [text.key for text in (await house.outbox.news(row)).happenings]


async def heard(house: House) -> dict[tuple[str, int], list[str]]:
    """All that waits is delivered: the ids of what each lane was told."""
    told: dict[tuple[str, int], list[str]] = {}
    for row, keys in await delivered(house):
        told.setdefault(row.lane, []).extend(keys)
    return told


async def delivered(house: House) -> list[tuple[OutboxMessage, list[str]]]:
    """All that waits is delivered: each row with the ids of what it told, or its kind where it tells no news."""
    out: list[tuple[OutboxMessage, list[str]]] = []
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
    await database.write(Statement(statement), values)
