"""The verdict on a soak: what was accepted stands in the log once, what was told was told once, all games hold."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.board.places import board_thing, lobby_thing
from bot.cli.verifying import HOLDS, NotedProof, check_export
from bot.delivery.messages import MARKS
from bot.messages.sending import message_mark
from db.connection.address import engine_url
from db.connection.session import Database
from face.table.board import MOST_HEADS, SHORT, SHORT_HEAD
from host.house import House
from host.log import journal
from host.messages.outbox import nonce_of
from tests.wire.discord_parts import Json, walk
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.discord_world import DIRECT
from tests.wire.soak.robots import Ledger
from tests.wire.soak.tables import Records

REFUSED = {"closed", "50007", "50013", "10003", "10008"}  # what the bad days have closed, forbidden or deleted
DEFECTS = re.compile(r"(ERROR|CRITICAL) +(bot|db|host|engine|asyncio)\b|^DIED|^future: <")
TIME = "%d. %H:%M:%S"  # by the bot's clock, on which days pass in minutes
BETWEEN = re.compile(rf"`([0-9a-f]{{{SHORT_HEAD}}})`")
LAST = re.compile(rf"`([0-9a-f]{{{SHORT}}})`|\b([0-9a-f]{{64}})\b")  # of a message with the start, of one with the end
DRIVERS_OWN = "coro=<Connection.close()"  # asyncpg's, of a connection that the server had cut already
NOT_RETRIEVED = "exception was never retrieved"  # whose it was, and which, stands in another line: `future: <…>`
COMMANDS_LATER = "the commands could not be registered"  # Discord failed just then; they are at the next start
MOST_SHOWN = 20  # faults of a kind

MOVES = "SELECT table_id, number, kind, cause, person_id, entry, hash, settled FROM moves ORDER BY table_id, number"
ASKED = (
    "SELECT k.table_id, k.seat, k.ask, k.opened_at, k.due_at, k.next_at, k.running, k.stand_in, c.steward, c.person_id"
    " FROM clocks k JOIN seats c ON c.table_id = k.table_id AND c.seat = k.seat ORDER BY k.table_id, k.seat"
)
ROWS = "SELECT id, table_id, lane_kind, lane_id, kind, number, state, message_id, failure, attempts FROM outbox"


class Verdict:
    """`faults`: sentences; `figures`: what was counted."""

    def __init__(self, discord: DiscordStandIn, ledger: Ledger, place: Path, now: datetime | None = None) -> None:
        """`now`: by the bot's clock."""
        self._world = discord.world
        self._ledger = ledger
        self._place = place
        self._now = now or datetime.now(UTC)
        self._records = Records(place)
        self._by_nonce: dict[str, list[Json]] = {}
        self._key = b""
        self.figures: dict[str, Any] = {}
        self.faults: list[str] = []

    async def reach(self) -> None:
        """Look at everything."""
        moves, rows, tables, lease, clocks = [
            await self._rows(statement)
            for statement in (MOVES, ROWS, "SELECT * FROM tables", "SELECT nonce_key FROM lease", ASKED)
        ]
        self._asked = clocks
        self._key = bytes(lease[0]["nonce_key"])
        for message in self._world.messages.values():
            if message.get("nonce") is not None:
                self._by_nonce.setdefault(str(message["nonce"]), []).append(message)
        self._answers(moves)
        self._notices(rows)
        self._public_places(tables)
        self._stories(moves, rows, tables)
        await self._chains(tables, moves)
        self._words()

    async def _rows(self, statement: str) -> list[Any]:
        rows = await self._records.fetch(statement)
        if rows is None:
            raise RuntimeError("the database is away at the end of the soak")
        return rows

    def _fault(self, kind: str, words: str) -> None:
        count = self.figures.setdefault("faults", Counter())
        count[kind] += 1
        if count[kind] <= MOST_SHOWN:
            self.faults.append(f"{kind}: {words}")

    def _answers(self, moves: list[Any]) -> None:
        """Every answer that a desk showed as given is in the log, each click at most once."""
        causes = Counter((move["table_id"], move["cause"]) for move in moves if move["cause"])
        answered = {
            (move["table_id"], move["person_id"], journal.read_entry(move["entry"]).ask)
            for move in moves
            if move["kind"] == "answer"
        }
        for (table, cause), count in causes.items():
            if count > 1:
                self._fault("answer doubled", f"{cause} stands {count} times in the log of table {table}")
        accepted = 0
        told = Counter(seal.accepted for seal in self._ledger.seals)
        for seal in self._ledger.seals:
            here = (seal.table, f"i:{seal.interaction}") in causes
            accepted += here
            before = (seal.table, seal.person, seal.ask) in answered
            if seal.accepted and not here and not before and not self._ledger.withdrew(seal):
                self._fault("answer lost", str(seal))
            if here and seal.accepted is False:
                self._fault("accepted, but told otherwise", str(seal))
        self.figures |= {
            "accepted_answers": accepted,
            "told_accepted": told[True],
            "committed_without_a_reply": sum(
                1
                for seal in self._ledger.seals
                if seal.accepted is None and (seal.table, f"i:{seal.interaction}") in causes
            ),
            "moves": len(moves),
        }

    def _notices(self, rows: list[Any]) -> None:
        """Every row of the outbox has arrived once, or could not."""
        states = Counter(row["state"] for row in rows)
        failures = Counter(row["failure"] for row in rows if row["state"] == "failed")
        for nonce, messages in self._by_nonce.items():
            seen = [one["id"] for one in messages if not one.get("_deleted")]  # one that was deleted may come again
            if len(seen) > 1:
                self._fault("notice doubled", f"{nonce} was posted as {seen}")
        mine = {}
        for row in rows:
            nonce = nonce_of(row["id"], self._key)
            mine[nonce] = row
            name = f"row {row['id']} ({row['kind']}) of table {row['table_id']} to {row['lane_kind']} {row['lane_id']}"
            if row["state"] in ("pending", "sending"):
                self._fault(
                    "notice stuck", f"{name}: {row['state']} after {row['attempts']} attempts, {row['failure']}"
                )
            elif row["state"] == "failed" and row["failure"] not in REFUSED:
                self._fault("notice failed", f"{name}: {row['failure']}")
            elif row["state"] == "sent" and row["message_id"]:
                self._arrived(row, nonce, name)
        self.figures |= {
            "notices": len(rows),
            "notices_by_state": dict(states),
            "notices_refused_by_discord": dict(failures),
            "messages_posted": len(self._by_nonce),
        }

    def _arrived(self, row: Any, nonce: str, name: str) -> None:
        message = self._world.messages.get(str(row["message_id"]))
        if message is None:
            self._fault("notice lost", f"{name} names a message that never was")
            return
        if row["lane_kind"] == "player" and row["kind"] == "news":
            if not any(nonce + mark in self._by_nonce for mark in MARKS):
                self._fault("notice lost", f"{name} was never posted")
            elif self._world.channels.get(message["channel_id"], {}).get("type") not in (DIRECT, None):
                self._fault("notice astray", f"{name} was posted elsewhere")

    def _public_places(self, tables: list[Any]) -> None:
        """One lobby message and one board for each table."""
        for table in tables:
            before, boards = None, []
            while (posted := self._by_nonce.get(nonce_of(board_thing(table["id"], before), self._key))) is not None:
                boards += posted
                before = int(posted[-1]["id"])
            left = [one["id"] for one in boards if not one.get("_deleted")]
            if any(int(one) != table["board_message_id"] for one in left):
                self._fault("board doubled", f"table {table['id']} has {left}, and knows {table['board_message_id']}")
            mark = message_mark(nonce_of(lobby_thing(table["id"]), self._key))
            lobbies = [
                one["id"]
                for one in self._world.in_channel(self._world.channel_id)
                if not one.get("_deleted") and one["components"] and one["components"][0].get("id") == mark
            ]
            if any(int(one) != table["lobby_message_id"] for one in lobbies):
                self._fault("lobby doubled", f"table {table['id']} has {lobbies}")

    def _stories(self, moves: list[Any], rows: list[Any], tables: list[Any]) -> None:
        """Every settled step is told in its table's thread, in one message."""
        boards = boards_among(self._world.messages.values(), tables)
        told: dict[str, list[Json]] = {}
        for message in self._world.messages.values():
            if message.get("_only_for") or message["id"] in boards or message["channel_id"] == self._world.channel_id:
                continue
            for head in heads_told(_words(message)):
                told.setdefault(head, []).append(message)
        steps = 0
        for table in tables:
            last = max(
                (row["number"] for row in rows if _story(row, table["id"]) and row["state"] == "sent"), default=-1
            )
            settled = [
                one for one in moves if one["table_id"] == table["id"] and one["settled"] and one["number"] <= last
            ]
            steps += len(settled)
            crowded, silent = False, _with_nothing_to_tell(rows, table["id"])
            for move in reversed(settled):
                found = told.get(move["hash"].hex()[:SHORT_HEAD], [])
                left = {one["id"] for one in found if not one.get("_deleted")}
                if len(left) > 1:
                    words = [f"{one['id']}, edited {one.get('edited_timestamp')}: {_words(one)}" for one in found]
                    self._fault("step told twice", f"move {move['number']} of table {table['id']}: {words}")
                if found:  # a message has room for so many heads: it leaves out earlier ones
                    crowded = any(_heads(one) >= MOST_HEADS for one in found)
                elif not crowded and move["kind"] in journal.SECRET and move["number"] not in silent:
                    self._fault("step not told", f"move {move['number']} ({move['kind']}) of table {table['id']}")
        self.figures["steps_told"] = steps

    async def _chains(self, tables: list[Any], moves: list[Any]) -> None:
        """Every table has ended, and `pactum verify` finds no mistake in its export."""
        dsn = f"postgresql://postgres:@/postgres?host={self._place / 'data' / 'postgres'}"
        database = Database(engine_url(dsn), "soak", pool_size=2)
        heads = {move["table_id"]: move["hash"].hex() for move in moves}
        statuses = Counter(table["status"] for table in tables)
        verified = 0
        try:
            house = House(database, clock=lambda: datetime.now(UTC), entropy=os.urandom)
            for table in tables:
                if table["frozen_at"] is not None:
                    self._fault("table frozen", f"table {table['id']}: {table['frozen_why']}")
                if table["status"] in ("closed", "lobby"):  # a second one, after a reply that was lost
                    continue
                if table["status"] != "ended":
                    words = waited_for([row for row in self._asked if row["table_id"] == table["id"]], self._now)
                    self._fault("table stuck", f"table {table['id']} is {table['status']}; {words}")
                    continue
                file = self._place / f"{table['id']}.json"
                file.write_bytes(await house.exports.export(table["id"]))
                said = check_export(file, NotedProof(head=heads[table["id"]]))
                verified += said.code == HOLDS
                if said.code != HOLDS:
                    self._fault("chain broken", f"table {table['id']}: {said.words}")
        finally:
            await database.close()
        self.figures |= {"tables": dict(statuses), "verified": verified}

    def _words(self) -> None:
        """No defect was shown to anybody or logged."""
        for words in self._ledger.defects:
            self._fault("defect shown", words)
        lines = (self._place / "bot.log").read_text(encoding="utf-8", errors="replace").splitlines()
        for line in lines:
            if is_defect(line):
                self._fault("defect logged", line[:500])


def is_defect(line: str) -> bool:
    """Whether a line of the log tells of a defect. All bots write into one file, each a record at a time."""
    harmless = (DRIVERS_OWN, NOT_RETRIEVED, COMMANDS_LATER)
    return bool(DEFECTS.search(line)) and not any(words in line for words in harmless)


def waited_for(clocks: list[Any], now: datetime) -> str:
    """Who is asked at a table that is not over, what, since when and until when: stuck, or only slow."""
    asked = []
    for row in clocks:
        who = "a steward" if row["steward"] else "nobody" if row["person_id"] is None else f"person {row['person_id']}"
        away = ", a stand-in answers" if row["stand_in"] else ""
        clock = "" if row["next_at"] is not None else ", its clock stands" if row["running"] else ", has sealed"
        span = f"since {row['opened_at']:{TIME}} until {row['due_at']:{TIME}}{clock}"
        asked.append(f"seat {row['seat']} ({who}{away}): {row['ask']} {span}")
    return f"at {now:{TIME}} are asked: {'; '.join(asked) or 'nobody'}"


def boards_among(messages: Iterable[Json], tables: Iterable[Any]) -> set[str]:
    """The ids of boards, which show the end of the log, too. Where a pin failed, the table alone knows its board."""
    pinned = {message["id"] for message in messages if message.get("pinned")}
    return pinned | {str(table["board_message_id"]) for table in tables}


def _words(message: Json) -> str:
    return " ".join(one.get("content") or "" for one in walk(message["components"]))


def heads_told(words: str) -> list[str]:
    """The first digits of each head of the log in a message: short ones, and the last of the start and of the end."""
    last = ["".join(found)[:SHORT_HEAD] for found in LAST.findall(words)]
    return [*BETWEEN.findall(words), *last]


def _story(row: Any, table: int) -> bool:
    return row["table_id"] == table and row["lane_kind"] == "thread" and row["kind"] == "news"


def _with_nothing_to_tell(rows: list[Any], table: int) -> set[int]:
    """The numbers of moves whose row of the thread had nothing to say."""
    numbers: set[int] = set()
    before = 0
    for row in sorted((row for row in rows if _story(row, table)), key=lambda row: row["id"]):
        if row["message_id"] == 0:
            numbers.update(range(before + 1, row["number"] + 1))
        before = row["number"]
    return numbers


def _heads(message: Json) -> int:
    return sum(len(BETWEEN.findall(one.get("content") or "")) for one in walk(message["components"]))
