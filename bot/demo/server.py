"""A simulated Discord with the real bot in it, on a clock that can be moved: a server, its people, and a table."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import os
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import copy_context
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import ChannelHandle

from bot.app.background.jobs import TIDY_SECONDS
from bot.app.client import Pactum
from bot.app.settings import BotOptions
from bot.app.underway import NEVER_REFUSES
from bot.delivery.pictures import PicturesOfBoards
from bot.demo.position import DemoPosition, put_state
from bot.demo.view import Viewer
from bot.messages.custom_ids import Press
from bot.messages.sending import NEVER_WAITS
from db.server.opening import open_database
from engine.policies import strongest_level
from engine.registry import game as rules_of
from face.pictures.png.rendering import PictureProcesses, Rendering
from face.pictures.theme import font_files
from face.wordings.locales import ENGLISH, offered_locale
from face.wordings.texts import texts
from host.house import House, StewardThinking
from host.lobby.bounds import ROOMY
from host.stewards.answers import Workers
from host.stewards.thinking import AtOnce, Question, Thinker, Thought
from host.values import Person, Place, Table


class DemoClock:
    """A clock that can be put forward, never back."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def __call__(self) -> datetime:
        """The time of day in the demo, with its zone."""
        return datetime.now(UTC) + self._ahead

    def forward(self, by: timedelta) -> None:
        """Lets `by` pass at once. Raises ValueError for a step back."""
        if by < timedelta():
            raise ValueError("time goes one way")
        self._ahead += by


class DemoBot(Pactum):
    """The bot in a simulated Discord."""

    env: simcord.Env

    def __init__(self, house: House, options: BotOptions, **how: Any) -> None:
        super().__init__(house, options, **how)
        self._looked = asyncio.Event()
        self.reviews.following.sleep = self.forecasts.following.sleep = self._next_look
        self.tree.remove_command("ask-fix")  # the old name of /request: "/fix" and Enter would choose it

    async def _next_look(self, _: float) -> None:
        """Waits until the demo looks at the bot again: nothing waits for a bar meanwhile."""
        await self.env.external_wait(self._looked.wait(), reason="the next look at a bar")

    def look(self) -> None:
        """Says that the demo looks at what the bot has done."""
        self._looked.set()
        self._looked.clear()


class ReviewsAside:
    """Thinks about reviews beside the demo, which does not wait for them: one takes most of a minute."""

    env: simcord.Env

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._outside = copy_context()  # what begins there is none of the bot's work

    async def think(self, question: Question) -> Thought:
        """Returns what the steward wants to do, as `thinker` does."""
        if question.reviewed is None:
            return await self.thinker.think(question)
        thinking = self._outside.run(asyncio.create_task, self.thinker.think(question))
        try:
            thought: Thought = await self.env.external_wait(thinking, reason="a review")
        except simcord.SetupError:  # asked for on a page, by none of the bot's own work: nothing waits for it
            return await thinking
        return thought

    async def close(self) -> None:
        """Ends all that still thinks."""
        await self.thinker.close()


SETTLE = 30.0  # seconds that the bot may take to come to rest
_STEP = timedelta(minutes=15)  # in which the clock is put forward
_LOOKS_EVERY = timedelta(seconds=1)  # orders say to the minute when they answer
_TIDIES_EVERY = timedelta(seconds=TIDY_SECONDS)
MOST_PEOPLE = 6  # who have a name in the locale files
LOBBY, OVER = "lobby", "ended"  # of a table
USUAL = 4  # at a table, if the game leaves it open and you hold no more seats


def system_language() -> str:
    """The language this computer is set to, if it is offered; else English."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return offered_locale((next(filter(None, settings), ENGLISH)).partition(".")[0].replace("_", "-"))


def _drawn_from(seed: int) -> Callable[[int], bytes]:
    """Bytes that look random and are the same for the same seed: never for a game that counts."""
    counter = itertools.count()
    return lambda size: hashlib.shake_256(f"{seed}/{next(counter)}".encode()).digest(size)


class DemoServer:
    """`yours`: the people whose seats you hold; stewards hold the others. `home`: the server's channel.

    `moderator`: never sits down, and may use /fix. `clock`: the clock that house and Discord go by.
    `language`: what all of them read, the server too.
    """

    def __init__(
        self,
        game_id: str,
        env: simcord.Env,
        bot: DemoBot,
        clock: DemoClock,
        *,
        seats: int,
        of: int,
        language: str,
    ) -> None:
        """`of`: how many seats the table has, 0 for as many as usual."""
        self.env = env
        self.bot = bot
        self.house = bot.house
        self.clock = clock
        self.language = language
        self._game_id = game_id
        guild = env.create_guild(self.line("server"), preferred_locale=self.locale)
        self.home: ChannelHandle = guild.create_text_channel(self.line("channel"))
        self.yours: list[Viewer] = []
        fewest, most = rules_of(game_id).seats
        self._usual = of or max(fewest, min(most, MOST_PEOPLE, max(USUAL, seats)))
        for number in range(1, max(1, min(seats, self._usual)) + 1):
            name = self.line(f"person-{number}")
            user = env.create_user(name.casefold().replace(" ", "-"), global_name=name)
            self.yours.append(Viewer(guild.add_member(user), user))
        may_fix = guild.create_role(self.line("moderator-role"), permissions=discord.Permissions(manage_guild=True))
        user = env.create_user("moderator", global_name=self.line("moderator"))
        self.moderator = Viewer(guild.add_member(user, roles=[may_fix]), user)
        self._newest = 0
        self._filled: set[int] = set()  # tables whose lobby the stewards have seen
        self._done_at = self._tidied_at = clock()

    def line(self, key: str, **params: str | int) -> str:
        """The sentence `demo-<key>`."""
        return texts(self.language).format(f"demo-{key}", params)

    @property
    def locale(self) -> str:
        """The language by Discord's name for it."""
        return discord.Locale.american_english.value if self.language == ENGLISH else self.language

    async def settle_language(self) -> None:
        """Lets everybody read the server's language: each person of the simulated Discord has an English one."""
        for person in (*self.yours, self.moderator):
            await self.house.languages.choose(person.id, self.language)

    async def gather(self) -> Table:
        """Opens a table and let everybody join, by the very commands and clicks that people use."""
        stewards = self._usual - len(self.yours)
        with_them = {"stewards": stewards} if stewards else {}
        await self.yours[0].member.slash(self.home, "table new", game=self._game_id, **with_them)
        lobby = self.home.history()[-1]
        table = await self.table()
        assert table is not None  # noqa: S101  opened just now
        self._filled.add(table.id)
        for person in self.yours[1:]:  # whoever opens a table sits at it
            await self._join(person, table, lobby)
        return table

    async def fill(self) -> None:
        """Seats stewards in each lobby that is new where you sit, as long as it has room: at a table of your own.

        Where there are some, as many as were asked for sit there, or those of the game before.
        """
        for table in await self.tables():
            if table.status != LOBBY or table.lobby_message_id is None or table.id in self._filled:
                continue
            self._filled.add(table.id)
            if any(card.level is not None for card in table.seats):
                continue
            you = next((each.id for each in self.yours if table.card(each.id) is not None), None)
            room = min(table.most, max(table.fewest, self._usual)) - len(table.seats)
            for number in range(room if you is not None else 0):
                level = strongest_level(rules_of(table.game))
                await self.house.steward_seats.add(table.id, you or 0, level, f"demo:{table.id}/{number}")

    async def let_stewards_answer(self) -> bool:
        """Lets the stewards answer whose moment has come; whether any did."""
        answered = False
        while await self.house.stewards.sweep():
            answered = True
        return answered

    async def _join(self, person: Viewer, table: Table, lobby: discord.Message) -> None:
        await person.member.click(lobby, custom_id=Press("join", table.id).button_id())

    async def start(self) -> Table:
        """Press Start in the newest lobby, as the first of the people."""
        table = await self.table()
        lobby = next(
            message for message in self.home.history() if table is not None and message.id == table.lobby_message_id
        )
        assert table is not None  # noqa: S101  it has a lobby
        await self.yours[0].member.click(lobby, custom_id=Press("start", table.id).button_id())
        return table

    async def start_from(self, position: DemoPosition) -> None:
        """Begins a game in that position; everybody's desk is there."""
        people = [Person(viewer.id, viewer.name) for viewer in self.yours]
        place = Place(self.env.guild.id, self.home.id)
        table = await self.house.lobby.open_table(position.game, place, people[0], position.options, "from")
        for person in people:
            await self.house.lobby.join(table.id, person, "", f"from:{person.id}")
        await self.house.lobby.start(table.id, people[0].id, "from:start")
        await put_state(self.house, table.id, position.state)
        await self.bot.deliverer.at_rest()
        await self.env.settle()

    async def catch_up(self) -> None:
        """Lets the simulated Discord's clock show what the demo's clock shows."""
        await self.env.advance_time(max(0.0, (self.clock() - self.env.now()).total_seconds()))

    @property
    def behind(self) -> bool:
        """Whether enough time has passed since `do_what_is_due` for something to have fallen due."""
        return self.clock() - self._done_at >= _LOOKS_EVERY

    async def do_what_is_due(self) -> None:
        """Does all that the bot's scheduler and its timer of orders do over and over, but for the heartbeat.

        Here and nowhere else, whether time passes by itself or is put forward. Without a heartbeat a leap of the clock
        is no outage, for which deadlines would be moved.
        """
        self._done_at = now = self.clock()
        await self.catch_up()
        await self.house.graces.settle_due()
        await self.house.order_calls.answer_by_orders()  # before the sweep, to which a call is missed after seconds
        await self.bot.chores.keep_time()
        if now - self._tidied_at >= _TIDIES_EVERY:
            self._tidied_at = now
            await self.bot.chores.tidy()

    async def forward(self, by: timedelta) -> None:
        """Lets `by` pass, in steps, so that everything that falls due in between happens at its time."""
        while by > timedelta():
            step = min(by, _STEP)
            self.clock.forward(step)
            by -= step
            await self.do_what_is_due()
            await self.bot.deliverer.at_rest()
            await self.env.settle()

    async def tables(self) -> tuple[Table, ...]:
        """All tables that are open or in play."""
        return await self.house.lookups.tables_in(self.env.guild.id)

    async def table(self) -> Table | None:
        """The newest table, ended ones included; None if none was ever open."""
        tables = await self.tables()
        self._newest = max((table.id for table in tables), default=self._newest)
        return (await self.house.play.board(self._newest)).table if self._newest else None


@asynccontextmanager
async def demo_server(
    game_id: str,
    seats: int,
    seed: int | None = None,
    bot_type: type[DemoBot] = DemoBot,
    position: DemoPosition | None = None,
    within: int = 0,
    language: str = ENGLISH,
    page_address: str | None = None,
) -> AsyncIterator[DemoServer]:
    """A server with a table in the lobby and everybody seated, you on `seats` of them. All of it is gone afterwards.

    `position`: the table is in play, in that position, and all its seats are yours. `within`: seconds in which stewards
    answer, thinking in processes of their own; 0: at once, and they think in this one. `language`: what is read there.
    `page_address`: where tables have pages, None for none.

    The same `seed` deals the same game and lets the stewards choose alike; None deals one nobody can foresee.
    Raises KeyError for an unknown game, Trouble if the embedded database does not start.
    """
    with tempfile.TemporaryDirectory(prefix="pactum-demo-") as directory:
        async with open_database(None, Path(directory)) as database:
            entropy = os.urandom if seed is None else _drawn_from(seed)
            clock = DemoClock()
            thinker = Workers() if within else AtOnce()
            adviser = ReviewsAside(thinker)
            house = House(
                database, clock=clock, entropy=entropy, limits=ROOMY, thinking=StewardThinking(thinker, adviser)
            )
            bot = bot_type(
                house,
                BotOptions((game_id,), sweep_seconds=None, stewards_within=within, page_address=page_address),
                timer=NEVER_WAITS,
                guard=NEVER_REFUSES,
                pictures=PicturesOfBoards(Rendering(PictureProcesses(font_files()))),
            )
            env = bot.env = adviser.env = simcord.Env(bot, settle_timeout=SETTLE, shard_count=1)
            env.backend.advance_clock((clock() - env.now()).total_seconds())
            of = 0 if position is None else position.seats
            server = DemoServer(game_id, env, bot, clock, seats=max(seats, of), of=of, language=language)
            env.backend.bot_user.name = server.line("title")
            await env.start()
            try:
                with env.time_context():
                    await server.settle_language()
                    await (server.gather() if position is None else server.start_from(position))
                    yield server
            finally:
                await bot.deliverer.close()  # what presses on pages have begun is no work of the simulated Discord
                await env.shutdown()
                await house.stewards.close()
