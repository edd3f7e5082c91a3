"""What an evening has sent, by where it shows: without ids and hashes in which no secret has a part."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.types import HttpLogEntry

from bot.delivery.messages import MARKS
from bot.messages.sending import message_mark
from db.connection.statements import Statement
from host.messages.outbox import nonce_of
from tests.bot.people import Seat, World
from tests.ground import Clock

MARK_OR_HASH = re.compile(r"\b[0-9a-f]{64}\b|\b[0-9a-f]{24}[a-z]?\b|\b\d{5,19}\b")
LINKED = re.compile(r"/thread/\d{17,}")  # a message in the thread: its id tells when the bot came to send it
AFTER = re.compile(r'"after":\d{17,}')  # the same of a message behind which the bot looks for others
POSTS = Statement("SELECT id FROM outbox")
HASHES = Statement("SELECT hash FROM moves")


class Request(Struct, frozen=True):
    """A request of the bot: by the house's clock, with what Discord gets, the bytes of files too."""

    at: datetime
    entry: HttpLogEntry
    files: tuple[bytes, ...] = ()


class Stamped(list[HttpLogEntry]):
    """The log of requests; each gets the time on the house's clock. `kept` begins when it is cleared."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self.kept: list[Request] = []

    def append(self, entry: HttpLogEntry) -> None:
        super().append(entry)
        self.kept.append(Request(self._clock.now, entry))

    def reads_files(self, cdn: Any) -> None:
        """Keep what is attached to requests, too."""
        store = cdn.store_attachment

        def noted(number: int, channel: int, name: str, content: bytes, words: str | None) -> Any:
            self.kept[-1] = replace(self.kept[-1], files=(*self.kept[-1].files, content))
            return store(number, channel, name, content, words)

        cdn.store_attachment = noted


def _said(body: Any) -> Any:
    """A request's body. Of an attachment that stays only the name and the words: its id and address are chance."""
    if not isinstance(body, dict):
        return body
    if "data" in body:  # of the reply to a press
        return {**body, "data": _said(body["data"])}
    if not body.get("attachments"):
        return body
    files = [(file.get("filename"), file.get("description"), "size" in file) for file in body["attachments"]]
    return {**body, "attachments": files}


class Sent:
    """The requests of the bot at one table, as `me` and everybody can see them."""

    def __init__(self, world: World, log: Stamped, table: int, me: Seat) -> None:
        self._world, self._log, self._table, self.me = world, log, table, me

    async def seen(self) -> dict[str, list[Any]]:
        """What was sent to the viewer and to all, by where."""
        return self._seen(await self._marks())

    async def _marks(self) -> dict[str, str]:
        """What no secret has a part in, but chance has: hashes of the log, and by what a message is found again."""
        house = self._world.house
        thread = (await house.play.board(self._table)).table.thread_id
        marks = {str(thread): "thread"}  # its id tells when the bot came to make it
        marks |= {bytes(row.hash).hex(): "head" for row in await house.database.fetch(HASHES, {})}
        for row in await house.database.fetch(POSTS, {}):
            nonce = nonce_of(row.id, house.database.nonce_key)
            marks |= {f"{nonce}{end}": "nonce" for end in MARKS} | {
                str(message_mark(nonce + end)): "mark" for end in MARKS
            }
        return marks

    def _seen(self, marks: dict[str, str]) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = {}
        messages: dict[str, dict[str, int]] = {}  # by lane: which lane comes first is nobody's doing
        for request in self._log.kept:
            lane = self._lane(request.entry)
            if lane is None:
                continue
            lane = marks.get(lane, lane)
            body = msgspec.json.encode([_said(request.entry.json), request.entry.params]).decode()
            body += "".join(file.decode() for file in request.files)
            body = MARK_OR_HASH.sub(lambda hit: marks.get(hit[0], hit[0]), body)
            body = AFTER.sub('"after":message', LINKED.sub("/thread/message", body))
            path = re.sub(r"/\d{17,}/[^/]{20,}", "/token", request.entry.path)
            here = messages.setdefault(lane, {})
            path = re.sub(r"\d{17,}", lambda hit, here=here: str(here.setdefault(hit[0], len(here))), path)
            found.setdefault(lane, []).append([request.at, request.entry.method, path, body, request.entry.reason])
        return found

    def _lane(self, entry: HttpLogEntry) -> str | None:
        """Where a request shows: the viewer's direct messages, replies to them, a public channel; None for others'."""
        backend, parts = self._world.env.backend, entry.path.strip("/").split("/")
        if parts[0] == "channels":
            owner = {channel: user for user, channel in backend.dm_channels.items()}.get(int(parts[1]))
            if owner is not None and owner != self.me.user.id:
                return None
            lane = parts[1] if owner is None else "direct"
            # Boards, votes and living desks are changed beside the messages, whichever is there first.
            return lane if entry.method != "PATCH" else f"{lane} changed {self._place(parts)}"
        if parts[0] in ("interactions", "webhooks"):
            number = int(parts[1]) if parts[0] == "interactions" else backend.interaction_tokens[parts[2]]
            record = backend.interactions[number]
            if record.user_id == self.me.user.id:
                return "replies"
            return str(record.channel_id) if self._is_public(entry, record) else None
        if parts == ["users", "@me", "channels"]:
            return None if int(entry.json["recipient_id"]) != self.me.user.id else "direct"
        return "elsewhere"

    def _place(self, parts: list[str]) -> str:
        """Which message of its channel a request changes: the board, or which of the others, by their order."""
        there = self._world.env.backend.messages[int(parts[1])]
        stored = there.get(int(parts[3])) if len(parts) > 3 else None
        if stored is None or stored.pinned:
            return "board" if stored else "itself"
        others = sorted(number for number, one in there.items() if one.components and not one.pinned)
        return str(others.index(int(parts[3])))

    def _is_public(self, entry: HttpLogEntry, record: Any) -> bool:
        body = entry.json if isinstance(entry.json, dict) else {}
        if record.guild_id is None or body.get("type") in (8, 9):
            return False
        data = body.get("data") or body
        changed = record.source_message_id if body.get("type") in (6, 7) else record.message_id
        if body.get("type") in (6, 7) or entry.method == "PATCH":  # a message that is there
            source = self._world.env.backend.messages[record.channel_id].get(changed)
            return source is not None and not int(source.flags) & EPHEMERAL_FLAG
        return not int(data.get("flags") or 0) & EPHEMERAL_FLAG
