"""The same evening in two worlds of the real bot: everybody clicks, time passes, and all that the bot sends is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from db.connection.session import Database
from db.connection.statements import Statement
from db.schema import ROWS
from db.tables.store import StoredTable
from engine.chance import Stream
from engine.contract import Game
from engine.playouts import random_value
from engine.registry import game as game_of
from engine.texts import Refusal
from host.house import House
from host.lobby.settings import DAILY
from host.table.stored_table import state_of
from host.values import Person, Place
from tests.bot.clicker import Clicker
from tests.bot.people import BESIDE, World, buttons_of, parsed, presses_of
from tests.bot.pictures.drawing import PaperDrawer, picturing
from tests.contract.journeys import chance
from tests.ground import Clock, Entropy
from tests.host.seating import cause, put
from tests.secrecy.requests_seen import Sent, Stamped
from tests.secrecy.sent import LeakError
from tests.secrecy.twins import Twins

NAMES = ("ada", "ben", "cleo", "dan", "emil")
GRACEFUL = replace(DAILY, grace=1)  # whoever seals last has a minute to take it back
HOURS = (12.1, 18.1, 23.1)  # after the beginning, of 24 until the deadline: each rung of the reminders
EMPTY = Statement(f"TRUNCATE {', '.join(table.name for table in ROWS.sorted_tables)} RESTART IDENTITY")
DIRTY = Statement("UPDATE boards SET dirty = true, version = version + 1")

Prepared = Callable[[World], None]


class Half(Clicker):
    """Fills in what is asked and does not seal it."""

    async def _click(self, button: dict[str, Any]) -> None:
        if parsed(button["custom_id"])["action"] != "seal":
            await super()._click(button)


class Evening:
    """One world: a table in a position, its people, and what they do."""

    def __init__(self, world: World, clock: Clock, pair: Twins, state: Any, *, other: bool) -> None:
        self._world, self._clock, self._pair, self._state = world, clock, pair, state
        self._game: Game[Any] = game_of(pair.game_id)
        self._people = [world.person(name) for name in NAMES[: pair.seats]]
        self._stranger = world.person("eve")
        self._mine = chance(pair.number).stream("viewer")
        self._theirs = chance(pair.number + other).stream("others")
        self._other = other
        self._holder: int | None = None
        self._again = False  # the viewer has sealed a second time
        self._log = Stamped(clock)
        world.env.backend.http_requests = self._log
        self._log.reads_files(world.env.backend.cdn)
        self.me = self._people[pair.viewer]

    async def pass_(self) -> dict[str, list[Any]]:
        """Everything from the position on; what was sent to the viewer and to all, by where."""
        house = self._world.house
        self._table = await self._sit_down()
        await put(house, (await house.play.board(self._table)).table, self._state)
        self._log.kept.clear()
        await house.database.write(DIRTY, {})
        await self._world.deliver()
        await self._look_about()
        await self._answer()
        await self._look_again()
        await self._let_go()
        await self._let_time_pass()
        return await Sent(self._world, self._log, self._table, self.me).seen()

    async def _sit_down(self) -> int:
        house, place = self._world.house, Place(self._world.guild.id, self._world.channel.id)
        people = [Person(one.user.id, one.name) for one in self._people]
        table = await house.lobby.open_table(
            self._pair.game_id, place, people[0], self._pair.options, cause(), pace=GRACEFUL
        )
        for person in people:
            await house.lobby.join(table.id, person, person.name, cause())
        await house.lobby.start(table.id, people[0].id, cause())
        await self._world.deliver()
        return table.id

    async def _look_about(self) -> None:
        """The viewer and a stranger press and type what gives nothing away."""
        me, board = self.me, self._world.board(self._table)
        await self._stranger.member.click(board, label="My desk")
        await self._stranger.member.slash(self._world.channel, "table show", table=str(self._table))
        for command in ("desk", "orders", "table list", "table story", "seats"):
            await me.member.slash(self._world.channel, command)
        await self._stranger.member.click(board, label="What's new")
        await self._read_the_log()
        for words in ("3", "1 wood for 2"):
            await me.member.slash(self._world.channel, "offer", what=words)
        await me.member.autocomplete(self._world.channel, "desk", "table", "")
        await self._press_the_living_desk()
        await me.open_desk(self._table)
        for custom_id in presses_of(me.components(), "open"):  # a card may be called as a liberty is
            await me.actor.click(me.desk, custom_id=custom_id)
            await me.press("Back")

    async def _read_the_log(self) -> None:
        """The viewer reads the log, whole and in parts, and what is new; a stranger reads it as well."""
        log, channel = {"table": str(self._table)}, self._world.channel
        await self._stranger.member.slash(channel, "log", **log)
        for wanted in ({}, {"round": "1"}, {"round": "99"}, {"kind": "own"}, {"seat": f"seat:{self._pair.viewer}"}):
            await self.me.member.slash(channel, "log", **wanted, **log)
        for option in ("round", "seat", "kind", "table"):
            await self.me.member.autocomplete(channel, "log", option, "", **({} if option == "table" else log))
        await self.me.member.click(self._world.board(self._table), label="What's new")

    async def _press_the_living_desk(self) -> None:
        """Press the desk in the direct messages: from then on any mark makes an edit of it."""
        for stored in reversed(self.me.dms()):
            if "Refresh" in buttons_of(stored.components):
                await self.me.user.click(self._world.message(stored), label="Refresh")
                return

    async def _look_again(self) -> None:
        """After what the others did in secret: all that can be opened beside a desk, and the lists."""
        me = self.me
        await self._world.deliver()
        await me.open_desk(self._table)
        for custom_id in presses_of(me.components(), *BESIDE):
            await me.actor.click(me.desk, custom_id=custom_id)
        for command in ("table list", "table story", "table cards"):
            await me.member.slash(self._world.channel, command)
        await self._read_the_log()
        await self._stranger.member.slash(self._world.channel, "table list")
        await me.member.autocomplete(self._world.channel, "card", "name", "e", table=str(self._table))

    async def _answer(self) -> None:
        """Those who can seal do, all but one; the others fill in their forms. The viewer looks every time."""
        owing = sorted(self._game.asks(self._state))
        others = [seat for seat in owing if seat != self._pair.viewer]
        shut = len(owing) > 1 and any(self._seals(seat) for seat in owing)
        for seat in others[:-1] if shut else others:
            await self._by_clicks(self._kind(seat, shut=shut), seat, self._theirs)
            await self.me.press("Refresh")
        if self._pair.viewer in owing:
            kind = self._kind(self._pair.viewer, shut=shut)
            await self._by_clicks(kind, self._pair.viewer, self._mine)
            if kind is Clicker:
                await self.me.press("Take back")
        if self._other:
            await self._act_in_secret(others[-1:] if shut else others)
        await self._all_but_one(others[-1] if shut and others else None)

    async def _all_but_one(self, last: int | None) -> None:
        """The viewer seals again. In the other world `last` does too, and their answer is held."""
        if self._pair.viewer in self._game.asks(await self._now()):
            self._again = await self._by_hand(self._pair.viewer, self._mine)
        if self._other and last is not None and self._game.asks(await self._now()).keys() == {last}:
            self._holder = last if await self._by_hand(last, self._theirs) else None
            assert self._holder is None or (await self._stored()).held is not None

    async def _by_hand(self, seat: int, stream: Stream) -> bool:
        """Whether that seat could seal an answer of its choice."""
        state = await self._now()
        ask = self._game.asks(state)[seat].id
        if not self._seals(seat):
            return False
        try:
            value = random_value(self._game, state, seat, ask, stream)
            await self._world.house.play.answer(self._table, self._id(seat), ask, value, cause())
        except Refusal:
            return False
        return True

    async def _let_go(self) -> None:
        """What is held is taken back, as if it had never been; so is what the viewer has sealed again."""
        play = self._world.house.play
        if self._holder is not None:
            ask = self._game.asks(await self._now())[self._holder].id
            await play.take_back(self._table, self._id(self._holder), ask, cause())
        if self._again:
            ask = self._game.sealed(await self._now())[self._pair.viewer].id
            await play.take_back(self._table, int(self.me.user.id), ask, cause())

    async def _stored(self) -> StoredTable:
        return await self._world.house.tables.read(self._table)

    async def _now(self) -> Any:
        return state_of(await self._stored())

    async def _act_in_secret(self, owing: list[int]) -> None:
        """What is nobody else's business: reminders muted, and liberties that tell the others nothing."""
        house = self._world.house
        for seat in owing:
            await house.reminders.mute(self._table, self._id(seat), self._game.asks(self._state)[seat].id)
        for seat in range(self._pair.seats):
            state = state_of(await house.tables.read(self._table))
            for ask in self._game.liberties(state, seat) if seat != self._pair.viewer else ():
                value = self._secret(state, seat, ask.id)
                if value is not None:
                    await house.play.answer(self._table, self._id(seat), ask.id, value, cause())
                    break

    def _secret(self, state: Any, seat: int, ask: str) -> dict[str, Any] | None:
        """A value for that liberty which changes nothing for the viewer and the public, if there is one."""
        game, viewer = self._game, self._pair.viewer
        try:
            value = random_value(game, state, seat, ask, self._theirs)
            outcome = game.answer(state, seat, ask, value, chance(1))
        except Refusal:
            return None
        told = [one for one in outcome.happenings if one.read_by(viewer) is not None or one.read_by(None) is not None]
        same = all(game.view(state, one) == game.view(outcome.state, one) for one in (viewer, None))
        return value if same and not told and game.asks(outcome.state) == game.asks(state) else None

    def _id(self, seat: int) -> int:
        return int(self._people[seat].user.id)

    def _kind(self, seat: int, *, shut: bool) -> type[Clicker]:
        """Who only seals presses Seal; who would answer for good, seeing cards or telling something, does not."""
        return Clicker if shut and self._seals(seat) else Half

    def _seals(self, seat: int) -> bool:
        """Whether an answer of that seat is sealed, so that it can be given without telling anything."""
        ask = self._game.asks(self._state)[seat].id
        value = random_value(self._game, self._state, seat, ask, chance(1).stream("probe"))
        outcome = self._game.answer(self._state, seat, ask, value, chance(1))
        return not outcome.settled and seat in self._game.sealed(outcome.state)

    async def _by_clicks(self, kind: type[Clicker], seat: int, stream: Stream) -> None:
        person = self._people[seat]
        clicker = kind(self._world, self._table, person, stream)
        await clicker.look(ephemeral=True)
        await clicker.answer()

    async def _let_time_pass(self) -> None:
        """The reminders come; somebody asks for more time, the viewer says yes."""
        begun = self._clock.now
        for hours in HOURS:
            self._clock.now = begun
            self._clock.pass_(hours=hours)
            await self._world.env.bot.chores.keep_time()  # type: ignore[attr-defined]
            await self._world.deliver()
        caller = self._people[(self._pair.viewer + 1) % self._pair.seats]
        await caller.member.slash(self._world.channel, "table extend", hours=5)
        await self._world.deliver()
        vote = self._world.messages(self._world.thread(self._table))[-1]
        if "Yes" in buttons_of(vote.components):
            await self.me.member.click(self._world.message(vote), label="Yes")
        await self._world.deliver()


async def lived(database: Database, pair: Twins, *, other: bool, prepared: Prepared | None = None) -> dict[str, Any]:
    """An evening at an empty house, from one position of the pair. `prepared`: what is done to its bot first."""
    await database.write(EMPTY, {})
    clock = Clock()
    house = House(database, clock=clock, entropy=Entropy())
    async with picturing(house, PaperDrawer()) as world:
        if prepared is not None:
            prepared(world)
        return await Evening(world, clock, pair, pair.other if other else pair.state, other=other).pass_()


async def compared(database: Database, pair: Twins, prepared: Prepared | None = None, *, times: int = 1) -> int:
    """Live the same evening in both worlds; how many requests were equal. Raises LeakError.

    Of a desk's picture and its words either may come first, by how busy the machine is. A difference that is there
    because of the world is there again: it counts if the evening, lived so many `times` in each world, was never equal.
    """
    first, second = [], []
    for _ in range(times):
        second.append(await lived(database, pair, other=True, prepared=prepared))
        first.append(await lived(database, pair, other=False, prepared=prepared))
        found = [_difference(one, two) for one in first for two in second]
        if None in found:
            return sum(map(len, first[0].values()))
    raise LeakError(f"{pair.phase} {pair.number}, {found[0]}")


def _difference(first: dict[str, Any], second: dict[str, Any]) -> str | None:
    for lane in {**first, **second}:
        left, right = first.get(lane, []), second.get(lane, [])
        for at, (one, two) in enumerate(zip(left, right, strict=False)):
            if one != two:
                return f"{lane}, message {at}:\n{one}\n{two}"
        if len(left) != len(right):
            return f"{lane}: {len(left)} and {len(right)} messages"
    return None
