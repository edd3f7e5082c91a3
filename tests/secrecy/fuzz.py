"""Presses nobody was offered: forged, mutated, replayed, by the wrong person, at the wrong table."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Any

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace
from simcord.actors import _component_interaction
from simcord.components import walk_components

from bot.app.client import Pactum
from bot.messages.custom_ids import _PRESSED, CUSTOM_ID_LENGTH, _press
from db.connection.statements import Statement
from engine.chance import Stream
from engine.registry import game as game_of
from engine.registry import game_ids
from face.wordings.texts import texts
from host.lobby.settings import DAILY
from host.proof.replay import load_log, rebuild_state
from host.table.stored_table import state_of
from host.values import Person, Place, Table
from tests.bot.people import Seat, World, texts_of
from tests.contract.journeys import chance
from tests.host.seating import cause
from tests.secrecy.effects import Effects, FaultError
from tests.secrecy.paper import Wire

GAMES = [(game_id, game_of(game_id).seats[0]) for game_id in (*game_ids(), game_ids()[0])]  # the last is not begun
PACES = (DAILY, replace(DAILY, grace=1))
FIRST = 1 << 50  # interaction: no cause that a test makes up is that of a press
SETTLED = 25  # presses after which held answers settle
PLAYING = {"control", "open", "pick", "seal", "set", "step", "sure", "take-back"}  # what a game is played by
PARTING = {"ask-vote", "leave", "rematch", "sit", "vacate", "vote"}  # who sits there may; strangers must not
JUNK = (
    *("", "0", "-1", "1", "7", "999999999999", "9" * 40, "nonsense", "nil%00", "üñï ☃", "'; DROP TABLE moves; --"),
    *("\u202e\u200b", "%3A%25", "a" * 120, "٣", "1.bid", "1.console", "1.trading.offer", "order.bid", "draft.1"),
)
SHARE = 60  # one press in so many goes all the way through a simulated Discord
TWINS = 8  # one press without an effect in so many is made again in a world its presser cannot tell apart
RENEWED = 2_000  # presses after which fresh tables are laid
MOST_KNOWN = 400  # controls kept to press again
SWAP = Statement("UPDATE states SET body = :body WHERE table_id = :table")


class Control(Struct, frozen=True):
    """A button or select that was shown to somebody, with the message it stood in."""

    custom_id: str
    owner: int
    options: tuple[str, ...]
    message: list[Any]


class Errors(logging.Handler):
    """What was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


class Fuzz:
    """Presses at tables of all games. `made`: presses; `moves`: those that were legal and moved something."""

    def __init__(self, world: World, number: int) -> None:
        self._world, self._house = world, world.house
        self._bot: Pactum = world.env.bot  # type: ignore[assignment]
        self._house.tables.wake = self._house.tables.redraw = asyncio.Event()  # nobody reads the news here
        self._stream: Stream = chance(number).stream("presses")
        self._actions = ("burn", *sorted(self._bot.handlers.presses))  # all there are, and one that nobody knows
        self._people = [world.person(name) for name in ("ada", "ben", "cleo", "dan", "eve")]
        self._known: list[Control] = []
        self._tables: dict[int, Table] = {}
        self._effects = Effects(world.house.database, self._tables)
        self._interaction = FIRST
        self._errors = Errors()
        self._unexpected = texts("en").format("error-unexpected", {})
        self._repeated = False
        self.made = self.moves = self.compared = self.simulated = 0

    async def run(self, presses: int) -> None:
        """So many presses. Raises FaultError."""
        await self._world.lobby(self._people[0])  # a message to press on
        logging.getLogger().addHandler(self._errors)
        try:
            while self.made < presses:
                if self.made % RENEWED == 0:
                    await self._check_tables()
                    await self._lay_tables()
                await self._once()
                self.made += 1
            await self._check_tables()
        finally:
            logging.getLogger().removeHandler(self._errors)

    async def forge(self, custom_ids: tuple[str, ...]) -> None:
        """Everybody presses these at fresh tables. Raises FaultError."""
        logging.getLogger().addHandler(self._errors)
        try:
            await self._lay_tables()
            for custom_id in custom_ids:
                for one in self._people:
                    await self._pressed(one, custom_id, [], [], True)
        finally:
            logging.getLogger().removeHandler(self._errors)

    # ----------------------------------------------------------------------------- tables

    async def _lay_tables(self) -> None:
        place = Place(self._world.guild.id, self._world.channel.id)
        self._tables.clear()
        self._known.clear()
        for at, (game, count) in enumerate(GAMES):
            people = [Person(one.user.id, one.name) for one in self._people[:count]]
            table = await self._house.lobby.open_table(game, place, people[0], {}, cause(), pace=PACES[at % 2])
            for person in people:
                await self._house.lobby.join(table.id, person, "", cause())
            if at < len(GAMES) - 1:
                await self._house.lobby.start(table.id, people[0].id, cause())
            self._tables[table.id] = (await self._house.play.board(table.id)).table
        for table_id in self._tables:
            for one in self._people:
                for action in ("desk", "orders", "story"):
                    await self._pressed(one, f"p:{action}:{table_id}:::", [], [], True)

    async def _check_tables(self) -> None:
        """All moves were legal: the log gives the same state."""
        for table_id, table in self._tables.items():
            found = await self._house.tables.read(table_id)
            if found.state is not None and rebuild_state(await load_log(self._house.tables, table_id)) != state_of(
                found
            ):
                raise FaultError(f"table {table_id} of {table.game} is not what its log says")

    # ------------------------------------------------------------------------- one press

    async def _once(self) -> None:
        if self.made % SETTLED == 0:
            self._house.clock.pass_(minutes=2)  # type: ignore[attr-defined]
            await self._house.graces.settle_due()
        await self._bot.deliverer.at_rest()  # what a lobby has set going makes threads, and answers link to them
        playing = [one for one in self._known if _meant(one.custom_id)[0] in PLAYING]
        control = self._pick(playing if playing and self._stream.below(2) else self._known)
        person = self._person(control)
        custom_id = self._mutated(control.custom_id)
        action, table_id = _meant(custom_id)
        if action in PARTING and self._effects.seat(table_id, person) is not None:
            person = self._people[-1]
        values = self._values(control)
        server = bool(self._stream.below(2))
        before = await self._effects.latest()
        if self._stream.below(SHARE) == 0:
            await self._through_discord(person, custom_id, values)
            answers = None
        else:
            answers = await self._pressed(person, custom_id, values, control.message, server)
        after = await self._effects.latest()
        where = f"{custom_id!r} {values} by {person.name}"
        self.moves += await self._effects.judge(before, after, person, table_id, where)
        if answers is not None and before == after and self._stream.below(TWINS) == 0:
            await self._compare(answers, table_id, person, custom_id, values, control.message, server)

    def _person(self, control: Control) -> Seat:
        if self._stream.below(2):
            return self._pick(self._people)
        return next(one for one in self._people if one.user.id == control.owner)

    def _values(self, control: Control) -> list[str]:
        shuffled = self._stream.shuffled((*control.options, self._pick(JUNK)))
        return list(shuffled[: self._stream.below(4)])

    def _mutated(self, custom_id: str) -> str:
        """The id as it was shown, or with some parts from other ids or of nonsense."""
        parts = custom_id.split(":")
        for _ in range(max(0, self._stream.below(5) - 2)):
            at = self._stream.below(len(parts))
            if at == 0:
                parts[0] = self._pick(("p", "s", "m"))
            elif at == 1:
                parts[1] = self._pick(self._actions)
            elif self._stream.below(2):
                parts[at] = self._pick(self._known).custom_id.split(":")[at]
            elif at == 2:
                parts[2] = self._pick((*(str(one) for one in self._tables), *JUNK))
            else:
                parts[at] = self._pick(JUNK).replace("%", "%25").replace(":", "%3A")
        return ":".join(parts)[:CUSTOM_ID_LENGTH]

    async def _pressed(
        self, person: Seat, custom_id: str, values: list[str], message: list[Any], server: bool
    ) -> list[Any]:
        """What the bot answers to a press, as Discord would hand it on."""
        self._repeated = self._stream.below(10) == 0  # one in ten comes with the number of the one before
        self._interaction += not self._repeated
        wire = Wire(person.user.id, server=server, components=message or None, client=self._bot)
        wire.id, wire.guild_id = self._interaction, wire.guild_id and self._world.guild.id
        wire.channel = self._world.channel
        wire.user.create_dm = lambda: self._bot.create_dm(discord.Object(person.user.id))
        if custom_id.startswith("m:"):
            wire.type = discord.InteractionType.modal_submit
            typed = {"type": 4, "custom_id": "words", "value": values[0] if values else ""}
            wire.data = {"custom_id": custom_id, "components": [{"type": 18, "component": typed}]}
            await self._bot.on_interaction(wire)  # type: ignore[arg-type]
            return self._heard(wire, person, custom_id)
        for kind, shape in _PRESSED.items():
            match = shape.fullmatch(custom_id)
            if match is not None:
                given = values if kind is discord.ComponentType.select else []
                await self._bot.press(wire, _press(match), given)  # type: ignore[arg-type]
                if not wire.answers:
                    raise FaultError(f"no answer to {custom_id!r} by {person.name}")
                return self._heard(wire, person, custom_id)
        return []

    def _heard(self, wire: Wire, person: Seat, custom_id: str) -> list[Any]:
        """The answers; what they show can be pressed from now on."""
        if self._errors.said:
            raise FaultError(f"{self._errors.said} after {custom_id!r} by {person.name}")
        for _, body in wire.answers:
            shown = body if isinstance(body, list) else []
            if self._unexpected in texts_of(shown):
                raise FaultError(f"unexpected after {custom_id!r} by {person.name}")
            for one in walk_components(shown):
                if "custom_id" in one:
                    options = tuple(choice["value"] for choice in one.get("options", ()))
                    self._known.append(Control(one["custom_id"], person.user.id, options, shown))
            if isinstance(body, dict) and "custom_id" in body:
                self._known.append(Control(body["custom_id"], person.user.id, (), []))
        while len(self._known) > MOST_KNOWN:
            self._known.pop(self._stream.below(len(self._known)))
        return wire.answers

    async def _through_discord(self, person: Seat, custom_id: str, values: list[str]) -> None:
        """The same press as a gateway event, at a message of the server."""
        stored = self._world.messages(self._world.channel.id)
        kind = 3 if custom_id.startswith("s:") else 2
        data = {"custom_id": custom_id, "component_type": kind, "values": values}
        if stored and not custom_id.startswith("m:"):
            await _component_interaction(person.member, stored[-1], data)
            self.simulated += 1
        if self._errors.said:
            raise FaultError(f"{self._errors.said} after {custom_id!r} by {person.name}")

    async def _compare(self, answers: list[Any], table_id: int, person: Seat, *pressed: Any) -> None:
        """The same press in a world that the presser cannot tell apart is answered the same.

        One that is taken for a press made before is answered as that was: it is not compared.
        """
        if table_id not in self._tables or self._repeated or str(pressed[0]).split(":")[1:2] == ["forget"]:
            return  # whoever is forgotten has nothing left to be forgotten
        found = await self._house.tables.read(table_id)
        if found.state is None or found.shown.status != "playing":
            return
        game, seat = game_of(found.shown.game), self._effects.seat(table_id, person) or 0
        twin = game.resample(state_of(found), seat, chance(self.made))
        before = await self._effects.latest()
        await self._put(table_id, msgspec.json.encode(twin))
        again = await self._pressed(person, *pressed)
        await self._put(table_id, found.state)
        now = await self._effects.latest()
        if now != before:
            changed = [f"{before[one]} became {now[one]}" for one in now if before[one] != now[one]]
            raise FaultError(f"{pressed} by {person.name} has an effect in one world only: {changed}")
        if not self._repeated and not _same(again, answers):
            raise FaultError(f"{pressed} by {person.name}:\n{answers}\n{again}")
        self.compared += 1

    async def _put(self, table_id: int, state: bytes) -> None:
        await self._house.database.write(SWAP, {"table": table_id, "body": zlib.compress(state, 1)})

    def _pick(self, items: Any) -> Any:
        return self._stream.pick(items)


def _meant(custom_id: str) -> tuple[str, int]:
    """The action and the table of an id, 0 for none."""
    parts = custom_id.split(":")
    return (parts[1] if len(parts) > 1 else ""), int(parts[2]) if len(parts) > 2 and parts[2].isdecimal() else 0


def _same(again: list[Any], answers: list[Any]) -> bool:
    """Whether both say the same. On a busy machine one may have been put off: then the way it came does not count."""
    if any(how == "defer" for how, _ in (*again, *answers)):
        again, answers = ([body for how, body in said if how != "defer"] for said in (again, answers))
    return msgspec.json.encode(again) == msgspec.json.encode(answers)
