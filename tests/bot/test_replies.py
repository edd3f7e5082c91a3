"""Answers in time: at once if the work is quick, put off and made good if it is slow."""

from __future__ import annotations

import asyncio
import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages.page import plain_message
from bot.messages.replies import Reply

PATIENCE = 60  # seconds, on a busy machine


class Wire:
    """An interaction as far as answering goes: it writes down what Discord would get."""

    def __init__(self, *, server: bool, pressed: bool, ephemeral: bool = True) -> None:
        self.guild_id = 1 if server else None
        flags = discord.MessageFlags(ephemeral=ephemeral)
        self.message = SimpleNamespace(flags=flags) if pressed else None
        self.response = self
        self.sent: list[Any] = []
        self.put_off = asyncio.Event()

    def is_done(self) -> bool:
        return bool(self.sent)

    async def defer(self, **how: Any) -> None:
        self.sent.append(("defer", how))
        self.put_off.set()

    async def send_message(
        self, *, view: discord.ui.LayoutView, ephemeral: bool, file: discord.File | None = None
    ) -> None:
        self.sent.append(("send", ephemeral) if file is None else ("send", ephemeral, file.filename))

    async def edit_message(self, *, view: discord.ui.LayoutView, attachments: Any = ()) -> None:
        self.sent.append(("edit",))

    async def edit_original_response(
        self, *, view: discord.ui.LayoutView, attachments: list[discord.File] | None = None
    ) -> None:
        self.sent.append(("edit later", *(file.filename for file in attachments or ())))


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.messages.replies.REPLY_PATIENCE", 0.001)


async def answered(wire: Wire, *, fresh: bool, slow: bool) -> list[Any]:
    async def work() -> str:
        if slow:
            await asyncio.wait_for(wire.put_off.wait(), PATIENCE)
        return "done"

    reply = Reply(wire, fresh=fresh)  # type: ignore[arg-type]
    assert await reply.within(work()) == "done"
    await reply.show(plain_message("hello"))
    return wire.sent


async def test_quick_work_is_answered_at_once() -> None:
    assert await answered(Wire(server=True, pressed=True), fresh=False, slow=False) == [("edit",)]
    assert await answered(Wire(server=True, pressed=True), fresh=True, slow=False) == [("send", True)]


async def test_slow_work_on_a_pressed_message_is_put_off_without_a_trace() -> None:
    assert await answered(Wire(server=True, pressed=True), fresh=False, slow=True) == [("defer", {}), ("edit later",)]


async def test_slow_work_for_a_new_desk_is_put_off_in_private() -> None:
    put_off = ("defer", {"ephemeral": True, "thinking": True})
    assert await answered(Wire(server=True, pressed=True), fresh=True, slow=True) == [put_off, ("edit later",)]


async def test_one_work_after_the_other_is_waited_for_no_longer_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, wire = asyncio.get_running_loop(), Wire(server=True, pressed=True)
    real = loop.time
    monkeypatch.setattr("bot.messages.replies.REPLY_PATIENCE", 60.0)
    reply = Reply(wire, fresh=False)  # type: ignore[arg-type]
    await reply.within(asyncio.sleep(0))
    monkeypatch.setattr(loop, "time", lambda: real() + 61)
    await reply.within(asyncio.wait_for(wire.put_off.wait(), 5))
    assert wire.sent == [("defer", {})]


@pytest.mark.parametrize("slow", [False, True])
async def test_what_is_opened_in_a_direct_message_passes_too(slow: bool) -> None:
    deferred = [("defer", {"ephemeral": True, "thinking": True}), ("edit later",)]
    sent = await answered(Wire(server=False, pressed=False), fresh=True, slow=slow)
    assert sent == (deferred if slow else [("send", True)])


async def test_what_goes_wrong_in_slow_work_comes_through() -> None:
    wire = Wire(server=True, pressed=True)

    async def broken() -> None:
        await asyncio.wait_for(wire.put_off.wait(), PATIENCE)
        raise RuntimeError("no")

    with pytest.raises(RuntimeError, match="no"):
        await Reply(wire, fresh=False).within(broken())  # type: ignore[arg-type]


@pytest.mark.parametrize("slow", [False, True])
async def test_a_file_is_sent_for_their_eyes_only_after_a_deferral_too(slow: bool) -> None:
    wire = Wire(server=True, pressed=False)
    reply = Reply(wire, fresh=True)  # type: ignore[arg-type]

    async def work() -> None:
        if slow:
            await asyncio.wait_for(wire.put_off.wait(), PATIENCE)

    await reply.within(work())
    await reply.attach(plain_message("hello"), discord.File(io.BytesIO(b"{}"), "game.json"))
    deferred = [("defer", {"ephemeral": True, "thinking": True}), ("edit later", "game.json")]
    assert wire.sent == (deferred if slow else [("send", True, "game.json")])


async def test_a_deferral_that_is_lost_takes_nothing_from_what_was_done() -> None:
    class Lossy(Wire):
        async def defer(self, **how: Any) -> None:
            self.put_off.set()
            raise ConnectionResetError(104, "reset by peer")

    assert await answered(Lossy(server=True, pressed=True), fresh=True, slow=True) == [("send", True)]


@pytest.mark.parametrize(
    ("server", "ephemeral", "edits"), [(True, False, False), (True, True, True), (False, False, True)]
)
async def test_a_message_others_see_is_changed_only_by_what_is_shared_with_them(
    server: bool, ephemeral: bool, edits: bool
) -> None:
    for shared in (False, True):
        wire = Wire(server=server, pressed=True, ephemeral=ephemeral)
        await Reply(wire, fresh=False, shared=shared).show(plain_message("hello"))  # type: ignore[arg-type]
        assert wire.sent == [("edit",) if edits or shared else ("send", True)]
