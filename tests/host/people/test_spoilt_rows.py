"""One row that nobody can read keeps a person from nothing: their export, being forgotten, coming back, reminders."""

from __future__ import annotations

from db.connection.statements import Statement
from host.deadlines.reminders import Due
from host.house import House
from host.values import OutboxMessage
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, play_out, playing
from tests.host.test_skipping import PACE


async def write(house: House, statement: str) -> None:
    await house.database.write(Statement(statement), {})


async def test_an_export_names_a_move_that_nobody_can_read(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await write(house, f"UPDATE moves SET entry = 'no' WHERE table_id = {table.id} AND kind = 'join'")  # noqa: S608
    found = await house.privacy.stored_of(ANNA.id)
    assert {(move["kind"], move["value"] is None) for move in found["moves"]} >= {("join", True), ("open", False)}


async def test_who_is_in_a_log_that_nobody_can_read_is_given_their_data_and_forgotten(
    house: House, clock: Clock
) -> None:
    broken, other = await playing(house, ANNA, BERT), await playing(house, ANNA, CLEO)
    for table in (broken, other):
        await play_out(house, table)
    await house.records.count_due()
    await write(house, "UPDATE outbox SET state = 'sent'")
    clock.pass_(days=9)
    await house.condensing.condense_due()
    await write(house, f"UPDATE condensed_logs SET body = 'no' WHERE table_id = {broken.id}")  # noqa: S608
    found = await house.privacy.stored_of(ANNA.id)
    assert {move["table_id"] for move in found["moves"]} == {other.id}
    await house.privacy.forget(ANNA.id)
    kept = await rows(house.database, "SELECT people FROM condensed_logs")
    assert not [row for row in kept if ANNA.id in row.people]
    assert await rows(house.database, f"SELECT 1 FROM seats WHERE person_id = {ANNA.id}") == []  # noqa: S608


async def test_a_reminder_tells_of_the_tables_that_can_be_read(house: House, clock: Clock) -> None:
    broken, sound = await playing(house, ANNA, BERT), await playing(house, ANNA, CLEO)
    due = clock.now
    items = tuple(
        Due(table.id, card.seat or 0, "1.bid", "hour", due)
        for table in (broken, sound)
        if (card := table.card(ANNA.id)) is not None
    )
    await write(house, PACE.format(id=broken.id))
    now = clock.now
    payload = {
        "items": [
            {
                "table_id": i.table_id,
                "seat": i.seat,
                "ask": i.ask,
                "rung": i.rung,
                "due_at": now.isoformat(),
                "last": False,
            }
            for i in items
        ]
    }
    row = OutboxMessage(1, ("player", ANNA.id), broken.id, "reminder", 0, now, "sending", "", 0, now, payload=payload)
    assert [table.id for table, _ in (await house.reminders.reminder(row)).items] == [sound.id]


async def test_a_pack_that_nobody_can_read_keeps_no_bot_from_starting(house: House) -> None:
    await playing(house, ANNA, BERT, CLEO, DORA, game="devil")
    await write(house, "UPDATE packs SET content = 'no'")
    assert await house.packs.keep_packs() >= 0
