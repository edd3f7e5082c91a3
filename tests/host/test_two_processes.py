"""Two processes share what is to be done on one database; what a dead one was at, the other goes on with."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from db.connection.presence import LEASE
from db.connection.session import Database
from db.connection.statements import Statement
from host.house import House
from host.lobby.bounds import ROOMY
from host.values import OutboxMessage
from tests.connections import Connections
from tests.ground import Clock, Entropy, rows
from tests.host.seating import ANNA, BERT, bid, playing
from tests.host.test_outbox import settled, threaded


@pytest.fixture
async def houses(connections: Connections, database: Database, clock: Clock) -> tuple[House, House]:
    """One that leads, and one for clicks."""
    made = []
    for number, base in enumerate((database, connections.database())):
        await base.presence.join(leads=number == 0)
        made.append(House(base, clock=clock, entropy=Entropy(str(number)), limits=ROOMY))
    await made[0].database.presence.beat()
    return made[0], made[1]


async def dies(house: House, witness: House) -> None:
    """That process is silent until its lease is over, and the other notices."""
    owner = house.database.presence.owner
    silent = Statement("UPDATE processes SET beat_at = beat_at - CAST(:lease AS interval) * 1.1 WHERE owner = :owner")
    await house.database.write(silent, {"lease": LEASE, "owner": owner})
    await witness.database.presence.beat()


async def test_no_message_goes_to_two_processes_and_each_recipient_reads_in_order(houses: tuple[House, House]) -> None:
    tables = [await threaded(houses[0]) for _ in range(6)]
    for table in tables[:3]:
        await settled(houses[0], table)
    sent: list[OutboxMessage] = []

    async def delivers(house: House) -> None:
        for _ in range(40):
            for row in await house.outbox.claim(2):
                await asyncio.sleep(0)
                await house.outbox.sent(row.id, row.id)
                sent.append(row)

    await asyncio.gather(*map(delivers, houses))
    ids = [row.id for row in sent]
    assert len(ids) == len(set(ids)) == len(await rows(houses[0].database, "SELECT 1 FROM outbox"))
    for lane in {row.lane for row in sent}:
        own = [row.id for row in sent if row.lane == lane]
        assert own == sorted(own)


async def test_what_a_live_process_sends_is_never_taken_from_it_however_long_it_takes(
    houses: tuple[House, House], clock: Clock
) -> None:
    await threaded(houses[0])
    assert await houses[0].outbox.claim(10)
    clock.pass_(hours=1)
    assert await houses[1].outbox.claim(10) == ()


async def test_what_a_dead_process_was_sending_is_looked_for_and_sent_by_the_other(houses: tuple[House, House]) -> None:
    await threaded(houses[0])
    before = await houses[0].outbox.claim(10)
    await dies(houses[0], houses[1])
    after = await houses[1].outbox.claim(10)
    assert [(row.id, row.nonce, row.again) for row in after] == [(row.id, row.nonce, True) for row in before]


async def test_a_deadline_that_a_dead_process_has_claimed_expires_all_the_same(
    houses: tuple[House, House], clock: Clock
) -> None:
    table = await playing(houses[0])
    claim = Statement("UPDATE clocks SET claimed_by = :owner, claimed_until = :until")
    clock.pass_(days=3)
    until = clock.now + timedelta(minutes=4)  # one from further ahead is taken for that of another time
    await houses[0].database.write(claim, {"owner": houses[0].database.presence.owner, "until": until})
    assert await houses[1].deadlines.expire_due() == 0
    await dies(houses[0], houses[1])
    assert await houses[1].deadlines.expire_due() == 1
    assert await rows(houses[1].database, f"SELECT 1 FROM moves WHERE table_id = {table.id} AND kind = 'due'")  # noqa: S608


async def test_a_board_is_drawn_by_one_process_until_that_is_gone(houses: tuple[House, House]) -> None:
    first, second = houses
    tables = [await threaded(first) for _ in range(3)]
    drawn = await first.lookups.dirty_boards(2)
    assert {mark.table_id for mark in await second.lookups.dirty_boards(10)} == {tables[2].id}
    for mark in drawn:
        await first.lookups.board_clean(mark.table_id, mark.version)
    for table in tables:
        await bid(first, table, ANNA, 1)
        await bid(first, table, BERT, 0)
    assert len(await second.lookups.dirty_boards(10)) == 1
    await dies(first, second)
    assert len(await second.lookups.dirty_boards(10)) == 3


async def test_a_language_that_is_chosen_in_one_process_is_read_in_the_other_when_the_bell_rings(
    houses: tuple[House, House],
) -> None:
    first, second = houses
    await second.languages.refresh()
    await first.languages.choose(ANNA.id, "cs")
    assert second.languages.of_person(ANNA.id) is None
    second.database.presence.hear(f"{first.database.presence.owner} languages")
    assert second.languages._reading is not None
    await second.languages._reading
    assert second.languages.of_person(ANNA.id) == "cs"


async def test_the_language_of_a_server_is_known_where_the_server_is_not(houses: tuple[House, House]) -> None:
    first, second = houses
    table = await playing(first)
    await first.languages.note_servers({table.place.server_id: "pl", 12345: "ru"})
    await second.languages.refresh()
    assert second.languages.on_discord(table.place.server_id) == "pl"
    assert second.languages.on_discord(12345) is None  # nobody plays there
