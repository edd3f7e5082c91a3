"""Tournaments by clicks and commands in Discord's stand-in, and robots who play their tables."""

from __future__ import annotations

from typing import Any

from engine.chance import Chance
from tests.bot.fixes.acting import Moderator, moderator
from tests.bot.people import Seat, World, texts_of
from tests.ground import Clock
from tests.host.tournaments.robots import answer

NAMES = ("ada", "ben", "cleo", "dora", "emil", "fay", "gus", "hana")
DOES = {"start": "Seat the first round", "cancel": "Cancel the tournament", "close-round": "Close the round"}
JOIN, JOIN_YES = "Join…", "Join"


class Cup:
    """A tournament of Bids on a server, its moderator, and people who may join."""

    def __init__(self, world: World, clock: Clock, boss: Moderator) -> None:
        self.world, self.clock, self.boss = world, clock, boss
        self.people: list[Seat] = []
        self.number = 0

    async def opened(self, name: str = "Autumn cup", **options: Any) -> Any:
        """`/tournament open` by the moderator."""
        chosen = {"game": "bids", "until": "3 days", "rounds": 2, "people": 8, **options}
        result = await self.boss.member.slash(self.world.channel, "tournament open", name=name, **chosen)
        here = await self.world.house.tournaments.on_server(self.world.guild.id)
        self.number = here[0].id if here else 0
        return result

    async def invited(self) -> Any:
        """The message with the button *Join*, in the channel."""
        shown = await self.shown()
        assert shown.thread_id is not None
        return next(
            self.world.message(one) for one in self.world.messages(self.world.channel.id) if one.id == shown.thread_id
        )

    async def joins(self, seat: Seat) -> str:
        """Presses *Join* in the channel, reads the rules, and confirms; what is said then."""
        asked = await seat.member.click(await self.invited(), label=JOIN)
        if asked.response is None or JOIN_YES not in str(asked.response.components):
            return words(self.world, asked)
        return words(self.world, await seat.member.click(asked.response, label=JOIN_YES))

    async def filled(self, count: int = 6) -> None:
        self.people = [self.world.person(name) for name in NAMES[:count]]
        for seat in self.people:
            said = await self.joins(seat)
            assert "You're in" in said, said

    async def does(self, command: str, label: str = "", **options: Any) -> str:
        """A command of the moderator, and the button that does it; what is said then."""
        label = label or DOES.get(command, command)
        asked = await self.boss.member.slash(self.world.channel, f"tournament {command}", **options)
        if asked.response is None or label not in str(asked.response.components):
            return words(self.world, asked)
        return words(self.world, await self.boss.member.click(asked.response, label=label))

    async def corrects(self, command: str, reason: str = "a slip of mine", **options: Any) -> str:
        asked = await self.boss.member.slash(self.world.channel, f"tournament {command}", **options)
        if asked.response is None or "Correct…" not in str(asked.response.components):
            return words(self.world, asked)
        modal = await self.boss.member.click(asked.response, label="Correct…")
        return words(self.world, await self.boss.member.submit_modal(modal, {"words": reason}))

    async def swept(self, seconds: float = 61) -> None:
        """Time passes, rounds are seated and closed, messages go out, the thread is told."""
        self.clock.pass_(seconds=seconds)
        await self.world.house.sweeps.run()
        await self.world.deliver()
        await self.world.env.bot.tidying.announce()  # type: ignore[attr-defined]
        await self.world.deliver()

    async def shown(self) -> Any:
        return await self.world.house.tournaments.shown(self.number)

    async def played(self, *idle: int) -> None:
        """The tables of the round are played to their end, those of `idle` excepted; then the next one is seated."""
        stream = Chance(bytes(32)).stream("robots")
        tables = [each for each in (await self.shown()).tables[-1] if each is not None and each not in idle]
        for _ in range(60):
            going = [each for each in tables if await answer(self.world.house, each, stream)]
            self.clock.pass_(seconds=240)
            await self.world.house.sweeps.run()
            if not going:
                break
        await self.swept()

    async def told(self) -> list[str]:
        """What the thread tells, a message each."""
        shown = await self.shown()
        return [texts_of(one.components) for one in self.world.messages(shown.thread_id)]


async def cup(world: World, clock: Clock) -> Cup:
    return Cup(world, clock, await moderator(world))


def words(world: World, result: Any) -> str:
    """What a command or a press was answered, as it is now."""
    shown = result.response or (result.followups[0] if result.followups else None)
    if shown is None:
        raise AssertionError(world.env.transcript())
    return texts_of(world.message_now(shown).components)
