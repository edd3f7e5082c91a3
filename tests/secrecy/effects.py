"""What a press has changed at any table, and whether it was the presser's own."""

from __future__ import annotations

from typing import Any

import msgspec

from db.connection.session import Database
from db.connection.statements import Statement
from host.values import Table
from tests.bot.people import Seat

LATEST = Statement(
    "SELECT s.table_id, s.number, md5(s.body) AS body, t.status,"
    " (SELECT coalesce(json_object_agg(d.seat || ' ' || d.ask, d.partial ORDER BY d.seat, d.ask), '{}')::text"
    "   FROM drafts d WHERE d.table_id = s.table_id) AS drafts,"
    " (SELECT md5(string_agg((to_jsonb(c) - 'read_upto')::text, '|' ORDER BY c.joined))"
    "   FROM seats c WHERE c.table_id = s.table_id) AS seats,"
    " (SELECT json_object_agg(coalesce(c.person_id, 0), c.read_upto ORDER BY c.joined)::text"
    "   FROM seats c WHERE c.table_id = s.table_id) AS read,"
    " (SELECT json_object_agg(h.seat, md5(h.value::text) ORDER BY h.seat)::text FROM held_answers h"
    "   WHERE h.table_id = s.table_id) AS held"
    " FROM states s JOIN tables t ON t.id = s.table_id WHERE s.table_id >= :first ORDER BY s.table_id"
)
MADE = Statement(
    "SELECT seat, kind, person_id, settled FROM moves WHERE table_id = :table AND number > :number ORDER BY number"
)


class FaultError(AssertionError):
    """A press had an effect it must not have, told something, or broke something."""


class Effects:
    """Reads what the database holds of these tables, which may get more."""

    def __init__(self, database: Database, tables: dict[int, Table]) -> None:
        self._database, self._tables = database, tables

    async def latest(self) -> dict[int, Any]:
        """A row for each table: its state, its drafts, who sits there, what they have read, what is held."""
        rows = await self._database.fetch(LATEST, {"first": min(self._tables)})
        return {row.table_id: row for row in rows}

    async def judge(self, before: Any, after: Any, person: Seat, table_id: int, where: str) -> int:
        """The number of tables that moved. Raises FaultError unless all changes are the presser's own, there."""
        moved = 0
        for one, was in before.items():
            now = after[one]
            if was == now or was.status == "lobby":
                continue
            seat = self.seat(one, person)
            if seat is None or one != table_id:
                raise FaultError(f"{where} changed table {one}: {was} {now}")
            if was.seats != now.seats and now.status == was.status:
                raise FaultError(f"{where} changed who sits at table {one}")
            if _others(was.read, person.user.id) != _others(now.read, person.user.id):
                raise FaultError(f"{where} changed what others have read")
            made = await self._database.fetch(MADE, {"table": one, "number": was.number})
            if was.body != now.body and not made:
                raise FaultError(f"{where} changed the state of table {one} without a move")
            held, left = _others(was.held or "{}", seat), _others(now.held or "{}", seat)
            ended = {int(other) for other in held.keys() - left.keys()}
            if (left and left != held) or ended - {move.seat for move in made if move.kind == "answer"}:
                raise FaultError(f"{where} changed what is held for somebody else at table {one}")
            mine = [move for move in made if move.kind != "order-off" and move.seat not in ended]
            if any((move.seat, move.person_id) != (seat, person.user.id) for move in mine):
                raise FaultError(f"{where} moved for somebody else: {made}")
            if not any(move.settled for move in made) and _others(was.drafts, seat) != _others(now.drafts, seat):
                raise FaultError(f"{where} changed somebody else's draft")
            moved += bool(made)
        return moved

    def seat(self, table_id: int, person: Seat) -> int | None:
        """Where somebody sits; 0 as well for a seat in a lobby."""
        table = self._tables.get(table_id)
        card = None if table is None else table.card(person.user.id)
        return None if card is None else card.seat or 0


def _others(kept: str, own: int) -> dict[str, Any]:
    """What is kept under other numbers than `own`: of seats, of people."""
    return {key: value for key, value in msgspec.json.decode(kept).items() if key.split(" ")[0] != str(own)}
