"""Killed at any request, before or after Discord did it: one lobby, one thread, one board, each message once."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest
import simcord.http.router
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.http.client import router

from db.connection.address import engine_url
from db.connection.session import Database
from host.house import House
from host.lobby.bounds import ROOMY
from tests.bot.people import Seat, World, buttons_of, parsed, running, texts_of
from tests.ground import Clock, Entropy, kept

REQUESTS = 30  # of the evening
FEWEST = 28  # edits that come close together are one


class Killed(asyncio.CancelledError):
    """The process is no more: whatever it was doing ends here."""


class Mortal(Database):
    """A way to the database that ends with its process."""

    alive = True

    async def _tried(self, work: Any) -> Any:
        if not self.alive:
            raise Killed
        return await super()._tried(work)


class Death:
    """Kills the bot at its `at`-th request, `when` Discord has done it or before; nothing comes after."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int, when: Literal["before", "after"]) -> None:
        self.at = at
        self.when = when
        self.count = 0
        self.struck = ""
        self.database: Mortal | None = None
        dispatch = router.dispatch

        def dispatched(backend: Any, method: str, path: str, **how: Any) -> Any:
            if self.database is not None and not self.database.alive:
                raise Killed
            self.count += 1
            if self.count == self.at:
                self.struck = f"{method} {path}"
                done = self.when == "after" and dispatch(backend, method, path, **how)
                assert self.database is not None
                self.database.alive = False
                raise Killed(done)
            return dispatch(backend, method, path, **how)

        monkeypatch.setattr(simcord.http.router, "dispatch", dispatched)


class Evening:
    """Two people open a table, sit down, start, call a vote and bid; whoever gets no answer presses again."""

    def __init__(self, world: World, death: Death, url: str, clock: Clock) -> None:
        self._world = world
        self._death = death
        self._url = url
        self._clock = clock
        self.ada, self.ben = world.person("ada"), world.person("ben")

    async def pass_(self) -> int:
        """Play it; the table's number."""
        while (lobby := self._lobby()) is None:
            await self._tries(self.ada.member.slash(self._world.channel, "table new", game="bids"))
        table = int(parsed(buttons_of(lobby.components)["Join"]["custom_id"])["table"])
        for seat in (self.ada, self.ben):
            while (await self._world.house.lookups.table(table)).card(seat.user.id) is None:
                await self._tries(self._world.join(seat, self._world.message(self._lobby()), seat.name))
        close_dms(self._world, self.ben)
        while (await self._world.house.lookups.table(table)).status == "lobby":
            await self._tries(self.ada.member.click(self._world.message(self._lobby()), label="Start"))
        await self._tries(self._voted(table))
        for coins, seat in enumerate((self.ada, self.ben)):
            await self._tries(self._sealed(table, seat, coins))
        for _ in range(3):
            self._clock.pass_(minutes=3)
            await self._tries(self._world.deliver())
        return table

    def _lobby(self) -> Any:
        found = [one for one in self._world.messages(self._world.channel.id) if "Join" in buttons_of(one.components)]
        return found[-1] if found else None

    async def _voted(self, table: int) -> None:
        await self._world.house.votes.call_vote(table, self.ada.user.id, "pause", "test:vote")

    async def _sealed(self, table: int, seat: Seat, coins: int) -> None:
        """Ada bids the least, so she is asked something new; her earlier desk folds."""
        await self._world.house.play.answer(table, seat.user.id, "1.bid", {"coins": coins}, f"test:bid:{coins}")

    async def _tries(self, does: Any) -> None:
        try:
            await does
            await self._world.env.settle()
        except Exception:
            if self._death.database is None or self._death.database.alive:
                raise
        if self._death.database is not None and not self._death.database.alive:
            await self._rises()

    async def _rises(self) -> None:
        """A new process."""
        self._death.database = database = Mortal(engine_url(self._url), "test", pool_size=3)
        database.nonce_key = bytes(32)
        self._world.house = House(database, clock=self._clock, entropy=Entropy(), limits=ROOMY)
        await self._world.restart()


def close_dms(world: World, seat: Seat) -> None:
    channel = world.env.backend.get_dm_channel(seat.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("at", kept(range(1, REQUESTS + 1), *range(1, REQUESTS + 1, 6)))
async def test_a_kill_at_any_request_doubles_nothing_and_leaves_nothing_stale(
    database_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch, at: int, when: Literal["before", "after"]
) -> None:
    death = Death(monkeypatch, 0, when)
    database = Mortal(engine_url(database_url), "test", pool_size=3)
    database.nonce_key = bytes(32)
    async with running(House(database, clock=clock, entropy=Entropy(), limits=ROOMY)) as world:
        death.at, death.database = death.count + at, database
        evening = Evening(world, death, database_url, clock)
        table = await evening.pass_()
        assert death.struck or at > FEWEST
        shown = (await world.house.play.board(table)).table
        bot = world.env.backend.bot_user.id
        here = [one for one in world.messages(world.channel.id) if one.author_id == bot and of(table, one)]
        assert len(here) == 1, death.struck
        assert here[0].id == shown.lobby_message_id, death.struck
        assert f"<#{shown.thread_id}>" in texts_of(here[0].components), death.struck
        threads = [one for one in world.env.backend.channels.values() if one.parent_id == world.channel.id]
        assert [one.id for one in threads] == [shown.thread_id], death.struck
        told = [one for one in world.messages(shown.thread_id or 0) if one.author_id == bot and one.components]
        boards = [one for one in told if of(table, one)]
        assert [(one.id, one.pinned) for one in boards] == [(shown.board_message_id, True)], death.struck
        words = [texts_of(one.components) for one in told]
        assert len([one for one in words if "I can't message you directly" in one]) == 1, death.struck
        assert len([one for one in words if "pausing" in one.lower()]) == 1, death.struck
        (begun,) = [one for one in words if "Round 1" in one and one not in texts_of(boards[0].components)]
        assert "Fingerprint" in begun, death.struck
        assert "takes the crown" not in begun, death.struck  # it is never edited
        assert len([one for one in words if "ben takes the crown" in one]) == 1, death.struck
        for seat in (evening.ada, evening.ben):
            welcomes = [texts_of(one.components) for one in seat.dms() if "You're at" in texts_of(one.components)]
            # A table whose lobby was never shown has its opener too.
            assert len([one for one in welcomes if f"[table {table}]" in one]) == 1, death.struck
            assert len(welcomes) == len(set(welcomes)), death.struck
            filled = [one for one in seat.dms() if f"joined [table {table}]" in texts_of(one.components)]
            assert len(filled) <= (seat is evening.ada), death.struck  # if the game has not begun before
        beside = ("You're at", "Enough have joined")
        desks = [one for one in evening.ada.dms() if not texts_of(one.components).startswith(beside)]
        folded, living = (texts_of(one.components) for one in desks)
        assert folded.startswith("-# ✓ Round 1"), death.struck
        assert not buttons_of(desks[0].components), death.struck
        assert living.count("ben takes the crown") == 1, death.struck
        assert "How do you want to be consoled?" in living, death.struck
        assert "not chosen yet" in living, death.struck
        await world.house.database.close()
    await database.close()


def of(table: int, message: Any) -> bool:
    """Whether a message is the lobby of that table."""
    ours = bool(message.components) and not int(message.flags) & EPHEMERAL_FLAG
    return ours and texts_of(message.components).splitlines()[0].endswith(f"· table {table}")
