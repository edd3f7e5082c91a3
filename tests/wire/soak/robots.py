"""Robots that play over the wire: they see what people see, and press what they are offered."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from bot.messages.custom_ids import _MODAL, Press, _press
from face.wordings.texts import texts
from tests.wire.discord_parts import ApiError, Json, walk
from tests.wire.discord_people import Interaction
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

ANSWER = 5.0  # seconds for an answer; Discord gives three, but a test machine is busy
DEAD = 0.3  # seconds after which nobody waits for a bot that was killed
RASH = 0.1  # of the presses that do not wait until the bot is there
LOOK = 0.05  # seconds between two looks for something to do
PAUSE = 0.02  # seconds between two presses of one person
IDLE = 4.0  # seconds with nothing to press, after which a robot asks for its desk
IDLE_ON_SERVER = 0.5
SEALS = 0.85  # of the presses, where something can be sealed
BUTTON, SELECT, FIELD = 2, 3, 4
FORM = {"set": 4.0, "pick": 4.0, "control": 4.0, "step": 1.0, "type": 0.2}  # how often what is pressed
BESIDE = {"take-back": 0.15, "open": 0.3, "clear": 0.1, "refresh": 0.05, "story": 0.02, "cards": 0.02, "notes": 0.02}
ALWAYS = ("back", "sure")
STUCK = 14  # presses on one question, after which it is left to its deadline for a while

Offered = list[tuple[Json, Json, Press]]  # message, control, what it does


class Seal(NamedTuple):
    """An answer that was pressed. `accepted`: the reply says that it counts, or that nothing was changed (False)."""

    interaction: str
    person: int
    table: int
    ask: str
    accepted: bool | None


class Ledger:
    """What robots were told. `promised`: asks that a desk showed as sealed, by table and person."""

    def __init__(self) -> None:
        self.seals: list[Seal] = []
        self.clicks: Counter[str] = Counter()
        self.unanswered = 0
        self.defects: list[str] = []
        self._withdrawn: set[tuple[int, int, str]] = set()
        self._unexpected = texts("en").format("error-unexpected", {})
        self._nothing = {texts("en").format(f"trouble-{code}", {}) for code in ("database-away", "table-busy")}
        over = ("bot-moment-over", "bot-sealed-already", "trouble-table-ended")
        self._over = {texts("en").format(key, {}) for key in over}
        self._committed = texts("en").format("error-committed", {})

    def heard(self, done: Interaction, press: Press, shown: list[Json]) -> None:
        """Note what the bot has answered to a press, if it has."""
        self.clicks[press.action] += 1
        words = " ".join(one.get("content") or "" for one in walk(shown))
        if self._unexpected in words:
            self.defects.append(f"{press} was answered: {self._unexpected}")
        if press.action == "take-back":
            self._withdrawn.add((press.table, int(done.user), press.ask))
        if press.action not in ("seal", "control"):
            return
        accepted = _accepted(press, shown, words, self._over) if shown else None
        if any(nothing in words for nothing in self._nothing):
            accepted = False
        elif self._committed in words:
            accepted = True
        self.seals.append(Seal(done.id, int(done.user), press.table, press.ask, accepted))

    def withdrew(self, seal: Seal) -> bool:
        """Whether that answer may have been taken back before it became a move."""
        return (seal.table, seal.person, seal.ask) in self._withdrawn


def _accepted(press: Press, shown: list[Json], words: str, over: set[str]) -> bool | None:
    """True if a desk that answers a Seal shows the answer as given, None if it does not say."""
    meant = [one for component in walk(shown) if (one := press_of(component)) is not None]
    if any(one.action == "take-back" and one.ask == press.ask for one in meant):
        return True if press.action == "seal" else None
    if press.action == "control" or not any(one.action == "refresh" for one in meant):
        return None
    refused = any(one.ask == press.ask for one in meant) or any(one in words for one in over)
    return None if refused else True  # what is free to do is offered again


def press_of(control: Json) -> Press | None:
    """What a control does, None if it cannot be pressed."""
    custom_id = control.get("custom_id", "")
    match = _MODAL.fullmatch("m" + custom_id[1:])
    if match is None or control.get("disabled") or control["type"] not in (BUTTON, SELECT):
        return None
    return _press(match)


class Robot:
    """One person at one table. `table`: 0 until it is known."""

    def __init__(self, discord: DiscordStandIn, name: str, ledger: Ledger, seed: int) -> None:
        self.player = Player(discord, name)
        self.person = int(self.player.id)
        self.table = 0
        self._discord = discord
        self._ledger = ledger
        self._chance = random.Random(f"{seed}/{name}")  # noqa: S311  a test
        self._tries: Counter[str] = Counter()
        self._own: str | None = None  # a desk only they see, in the thread
        self._idle = IDLE

    def stay_on_the_server(self) -> None:
        """Close the direct messages: the desk is looked up in the thread whenever there is nothing to press."""
        self._discord.world.closed_dms.add(self.player.id)
        self._idle = IDLE_ON_SERVER

    async def play(self, thread: Callable[[], str | None], over: Callable[[], bool]) -> None:
        """Press what is offered until the game is over. `thread`: the table's, once there is one."""
        idle, seen = 0.0, -1
        while not over():
            changes = self._changes()
            if changes == seen and idle <= self._idle:
                await asyncio.sleep(LOOK)
                idle += LOOK
                continue
            seen = changes
            offered = self._offered()
            chosen = self._choice(offered)
            if chosen is None:
                if idle > self._idle:
                    idle, seen = -self._idle * self._chance.random(), -1
                    self._tries.clear()
                    await self._look_up(thread(), offered)
                continue
            idle, seen = 0.0, -1
            await self._press(*chosen)
            await asyncio.sleep(PAUSE)

    async def press(self, message: Json, control: Json, press: Press, values: list[str] | None = None) -> list[Json]:
        """Press; what the answer shows, [] without one."""
        await self._wait_for_bot()
        try:
            done = self._discord.people.click(self.player.id, message["id"], control["custom_id"], values)
        except (KeyError, ApiError):  # it has changed just now, or is gone
            return []
        return await self._answer(done, press)

    async def types(self, command: str, **options: Any) -> list[Json]:
        """A command; what the answer shows, [] without one."""
        await self._wait_for_bot()
        world = self._discord.world
        with suppress(KeyError):  # not registered yet
            done = self._discord.people.slash(self.player.id, world.channel_id, command, **options)
            return await self._answer(done, Press(f"/{command.split()[0]}"))
        await asyncio.sleep(LOOK)
        return []

    async def _answer(self, done: Interaction, press: Press) -> list[Json]:
        shown: list[Json] = []
        if not await self._replied(done):
            self._ledger.unanswered += 1
        else:
            if done.deferred is not None:  # it is filled in later
                for _ in range(int(ANSWER / LOOK)):
                    if done.deferred is None:
                        break
                    await asyncio.sleep(LOOK)
            message = self._discord.world.messages.get(done.original or "")
            shown = [] if message is None else list(message["components"])
            if message is not None and message.get("_only_for") and message["channel_id"] != self.player.dm:
                self._own = message["id"]
            for follow_up in done.messages:
                shown += self._discord.world.messages[follow_up]["components"]
        self._ledger.heard(done, press, shown)
        if done.modal and press.action == "type":
            fields = [one["custom_id"] for one in walk(done.modal["components"]) if one["type"] == FIELD]
            typed = {field: str(self._chance.randrange(12)) for field in fields}
            with suppress(ApiError):  # the channel is gone
                await self._answer(self._discord.people.submit(done, **typed), Press("typed"))
        return shown

    async def _replied(self, done: Interaction) -> bool:
        for _ in range(int(ANSWER / DEAD)):
            with suppress(TimeoutError):
                await self._discord.people.answered(done, DEAD)
                return True
            if done.lost or not self._discord.answers.is_set():
                return False
        return False

    async def _wait_for_bot(self) -> None:
        if self._chance.random() > RASH:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._discord.answers.wait(), 2 * ANSWER)

    # ------------------------------------------------------------------------- what to press

    def _changes(self) -> int:
        """A number that changes with the messages this person sees."""
        world = self._discord.world
        own = world.messages.get(self._own or "", {})
        return world.changes[self.player.dm] + world.changes[own.get("channel_id", "")] * bool(own)

    def _offered(self) -> Offered:
        """What the newest message that offers something offers, of the last few."""
        world = self._discord.world
        messages = [one for one in world.in_channel(self.player.dm)[-8:] if not one.get("_deleted")]
        own = world.messages.get(self._own or "")
        if own is not None and not own.get("_deleted"):
            messages.append(own)
        fallback: Offered = []
        for message in reversed(messages):
            offered = [(message, one, press) for one in walk(message["components"]) if (press := press_of(one))]
            offered = [one for one in offered if one[2].table == self.table or not self.table]
            if any(press.action in FORM or press.action in ("seal", *ALWAYS) for _, _, press in offered):
                return offered
            fallback = fallback or offered
        return fallback

    def _choice(self, offered: Offered) -> tuple[Json, Json, Press] | None:
        for one in offered:
            if one[2].action in ALWAYS and self._tries[one[1]["custom_id"]] < 3:
                return one
        seals = [one for one in offered if one[2].action == "seal" and self._tries[one[1]["custom_id"]] < 3]
        if seals and self._chance.random() < SEALS:
            return self._chance.choice(seals)
        open_ = [one for one in offered if one[2].action in FORM and self._tries[one[2].ask] < STUCK]
        beside = [one for one in offered if one[2].action in BESIDE and self._tries[one[2].action] < 4]
        usual = open_ + (beside if open_ or self._chance.random() < 0.02 else [])
        if not usual:
            return None
        weights = [(FORM | BESIDE)[one[2].action] for one in usual]
        return self._chance.choices(usual, weights)[0]

    async def _press(self, message: Json, control: Json, press: Press) -> None:
        values = None
        if control["type"] == SELECT:
            options = [one["value"] for one in control["options"]]
            least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(options))
            values = self._chance.sample(options, self._chance.randint(max(1, least), max(1, most)))
        self._tries[control["custom_id"] if press.action in ("seal", *ALWAYS) else press.ask] += 1
        if press.action in BESIDE:
            self._tries[press.action] += 1
        await self.press(message, control, press, values)

    async def _look_up(self, thread: str | None, offered: Offered) -> None:
        """Look at the desk anew: refresh it, or ask for it at the table; write to them again where the table offers."""
        ways = [one for one in offered if one[2].action == "refresh"]
        world = self._discord.world
        for message in world.in_channel(thread)[-30:] if thread else ():
            if not message.get("_deleted") and not message.get("_only_for"):
                found = ((message, one, press) for one in walk(message["components"]) if (press := press_of(one)))
                ways += [one for one in found if one[2].action in ("desk", "dms")]
        if ways:
            await self.press(*self._chance.choice((ways[-1], self._chance.choice(ways))))
        else:
            await self.types("desk")
