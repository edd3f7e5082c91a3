"""Many tables from a few: their rows are copied in the database, what Discord would show of them when it is looked at.

The k-th copy of a person, channel or message has the id of the first less k * `STEP`, the copy of a table its number
plus k * `NUMBERS`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

import asyncpg

from tests.wire.discord_parts import Json, walk
from tests.wire.discord_world import World

STEP = 1 << 41  # a snowflake nine minutes older: longer than it takes to open the first tables
NUMBERS = 1_000  # table numbers that are kept for the first tables
ROWS = 10_000_000  # outbox rows that are kept for them
LAST = 2  # direct messages of each person that are copied
PEOPLE = frozenset({"person_id", "opener_id", "dm_channel_id"})
MESSAGES = frozenset({"message_id", "thread_id", "lobby_message_id", "board_message_id", "chapter_message"})
LEFT_OUT = frozenset({"uncounted", "results", "scores"})
_ID = re.compile(r"(?<!\d)\d{17,19}(?!\d)")
_PRESS = re.compile(r"(?<=^)([psm]:[a-z-]+:)(\d+)(?=:)")


async def copied(connection: asyncpg.Connection[Any], copies: int) -> None:
    """Copy all rows of all tables so many times."""
    rows = await connection.fetch(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY ordinal_position"
    )
    columns: dict[str, list[str]] = {}
    for table, column in rows:
        columns.setdefault(table, []).append(column)
    wanted = [name for name in columns if "table_id" in columns[name] and name not in LEFT_OUT]
    await connection.execute("SET session_replication_role = replica")  # what copies refer to is copied as well
    for name in ("players", "tables", *wanted):
        chosen = ", ".join(_shifted(name, column) for column in columns[name])
        await connection.execute(
            f"INSERT INTO {name} ({', '.join(columns[name])}) OVERRIDING SYSTEM VALUE"  # noqa: S608
            f" SELECT {chosen} FROM {name} CROSS JOIN generate_series(1::bigint, {copies}) AS k",
            timeout=1800,
        )
    for name in ("tables", "outbox"):
        sequence = f"pg_get_serial_sequence('{name}', 'id')"
        await connection.execute(f"SELECT setval({sequence}, (SELECT max(id) FROM {name}))")  # noqa: S608
    await connection.execute("VACUUM ANALYZE", timeout=1800)
    await connection.execute("CHECKPOINT", timeout=1800)


def _shifted(table: str, column: str) -> str:
    if column == "table_id" or (table, column) == ("tables", "id"):
        return f"{column} + k * {NUMBERS}"
    if (table, column) == ("outbox", "lane_id"):
        return f"CASE WHEN lane_kind = 'player' THEN lane_id - k * {STEP} ELSE lane_id + k * {NUMBERS} END"
    if (table, column) in (("outbox", "id"), ("desks", "row_id")):
        return f"CASE WHEN {column} > 0 THEN {column} + k * {ROWS} ELSE 0 END"
    return f"{column} - k * {STEP}" if column in PEOPLE | MESSAGES else column


class Looked(dict[str, Any]):
    """A dictionary that has what is missing made before it says that it is not there."""

    def __init__(self, known: dict[str, Any], make: Callable[[str], bool]) -> None:
        super().__init__(known)
        self._make = make

    def __missing__(self, key: str) -> Any:
        if not self._make(key):
            raise KeyError(key)
        return dict.__getitem__(self, key)

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (self._make(str(key)) and super().__contains__(key))

    def get(self, key: str, default: Any = None) -> Any:
        """As of a dictionary."""
        try:
            return self[key]
        except KeyError:
            return default


class FirstTable:
    """A table that is copied: its number, the ids of its players, and of its thread and messages outside of it."""

    def __init__(self, number: int, people: list[str], thread: str, others: Iterable[str]) -> None:
        self.number = number
        self.people = people
        self.thread = thread
        self.others = [*others]
        self.ids: frozenset[str] = frozenset()
        self.text = ""


class Copies:
    """Shows copies of `tables` in `world`. The tables must stand still until all of it is made."""

    def __init__(self, world: World, tables: list[FirstTable], copies: int) -> None:
        self._world = world
        self._copies = copies
        self._made: set[tuple[int, int]] = set()
        self._owner: dict[str, FirstTable] = {}
        for table in tables:
            self._taken_down(table)
            self._owner.update(dict.fromkeys(table.ids, table))
        self._oldest = min(map(int, self._owner))
        for name in ("users", "members", "channels", "messages", "_in_channel", "_dms"):
            setattr(world, name, Looked(getattr(world, name), self.made))

    def person(self, first: str, copy: int) -> str:
        """The id of a copy of that person, whose messages are there from now on."""
        self.made(shifted := str(int(first) - copy * STEP))
        return shifted

    def made(self, id: str) -> bool:
        """Make the copy of a table that somebody or something with that id belongs to. Whether there is one."""
        copy = -(-(self._oldest - int(id)) // STEP) if id.isdecimal() else 0
        table = self._owner.get(str(int(id) + copy * STEP)) if 0 < copy <= self._copies else None
        if table is None or (table.number, copy) in self._made:
            return False
        self._made.add((table.number, copy))
        self._make(table, copy)
        return True

    def _taken_down(self, table: FirstTable) -> None:
        world = self._world
        dms = {person: world.dm(person) for person in table.people}
        messages = [one for dm in dms.values() for one in world.seen_by("", dm["id"])[-LAST:]]
        messages += [world.messages[one] for one in table.others if one in world.messages]
        kept = {
            "users": [world.users[person] for person in table.people],
            "members": [world.members[person] for person in table.people],
            "channels": [*dms.values(), world.channels[table.thread]],
            "messages": messages,
        }
        table.ids = frozenset((*table.people, table.thread, *(one["id"] for one in (*dms.values(), *messages))))
        table.text = json.dumps(kept)

    def _make(self, table: FirstTable, copy: int) -> None:
        world = self._world

        def shifted(match: re.Match[str]) -> str:
            return str(int(match[0]) - copy * STEP) if match[0] in table.ids else match[0]

        kept: Json = json.loads(_ID.sub(shifted, table.text))
        for user in kept["users"]:
            dict.__setitem__(world.users, user["id"], user)
        for member in kept["members"]:
            dict.__setitem__(world.members, member["user"]["id"], member)
        for channel in kept["channels"]:
            dict.__setitem__(world.channels, channel["id"], channel)
            dict.setdefault(world._in_channel, channel["id"], [])
            for reader in channel.get("recipients", ()):
                dict.__setitem__(world._dms, reader["id"], channel)
        for message in kept["messages"]:
            for control in walk(message["components"]):
                if "custom_id" in control:
                    control["custom_id"] = _PRESS.sub(
                        lambda match: f"{match[1]}{int(match[2]) + copy * NUMBERS}", control["custom_id"]
                    )
            dict.__setitem__(world.messages, message["id"], message)
            dict.setdefault(world._in_channel, message["channel_id"], []).append(message)
