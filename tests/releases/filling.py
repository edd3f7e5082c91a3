"""The bot that fills a database, its people, and what they do at its tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simcord.components import walk_components

from engine.chance import Chance
from engine.playouts import random_value
from host.table import stored_table
from tests.bot.clicker import Clicker
from tests.bot.people import Seat, World, parsed, selects_of
from tests.ground import Clock
from tests.releases.hosted import Bytes

NAMES = ("ada", "ben", "cleo", "dan")
LONG_GAME = 200  # answers after which a position is given up


class Filling:
    """The bot, its people and the tables they sit at."""

    def __init__(self, world: World, clock: Clock, bytes_: Bytes) -> None:
        self.world, self.house, self.clock, self.bytes = world, world.house, clock, bytes_
        self.people = [world.person(name) for name in NAMES]
        self.stream = Chance(bytes(31) + b"\x07").stream("filling")
        self.tables: dict[str, int] = {}
        self._causes = 0
        self._looked_at: set[tuple[str, ...]] = set()

    def cause(self) -> str:
        self._causes += 1
        self.bytes.begin()
        return f"filled:{self._causes}"

    async def opened(self, name: str, game: str, seats: int, options: str = "") -> int:
        """A table that has begun, by clicks."""
        self.bytes.begin()
        table = await self.world.seated(*self.people[:seats], game=game, options=options)
        self.tables[name] = table
        return table

    async def state(self, table: int) -> Any:
        return stored_table.state_of(await self.house.tables.read(table))

    async def until(self, table: int, there: Callable[[Any], bool]) -> None:
        """Random answers until the position is `there`."""
        for _ in range(LONG_GAME):
            found = await self.house.tables.read(table)
            game, state = stored_table.rules_of_table(found), stored_table.state_of(found)
            if there(state) or not game.asks(state):
                break
            seat = self.stream.pick(sorted(game.asks(state)))
            await self.answer(table, seat)
        await self.world.deliver()

    async def answer(self, table: int, seat: int) -> None:
        found = await self.house.tables.read(table)
        game, state = stored_table.rules_of_table(found), stored_table.state_of(found)
        ask = game.asks(state)[seat].id
        value = random_value(game, state, seat, ask, self.stream)
        person = (await self.house.lookups.table(table)).seats[seat].person_id
        await self.house.play.answer(table, person, ask, value, self.cause())

    async def clicked(self, table: int, answers: int) -> None:
        """Answers by clicks alone; what was sealed is taken back once and sealed again."""
        clickers = {seat.user.id: Clicker(self.world, table, seat, self.stream) for seat in self.people}
        for number in range(answers):
            self.bytes.begin()
            for card in (await self.house.lookups.table(table)).seats:
                desk = await self.house.play.desk(table, card.person_id)
                if desk.ask is None:
                    continue
                clicker = clickers[card.person_id]
                await clicker.look(ephemeral=True)
                await self.looked_around(clicker.seat)
                await clicker.answer()
                if number % 3 == 0 and "Take back" in clicker.seat.buttons():
                    await clicker.seat.press("Take back")
                    await clicker.answer()
                break
        await self.world.deliver()

    async def looked_around(self, seat: Seat) -> None:
        """Press what opens something, once for each kind of question, and come back."""
        for component in list(walk_components(seat.components())):
            parts = parsed(component["custom_id"]) if "custom_id" in component else {}
            if parts.get("action") not in ("open", "turn", "unfold", "cards", "type"):
                continue
            for value in [option["value"] for option in component.get("options", ())] or [""]:
                kind = (parts["action"], parts["ask"].split(".")[-1], parts["field"], value.split(".")[-1])
                if kind in self._looked_at or not self._is_there(seat, component["custom_id"]):
                    continue
                self._looked_at.add(kind)
                if value:
                    await seat.actor.select(seat.desk, [value], custom_id=component["custom_id"])
                else:
                    await seat.actor.click(seat.desk, custom_id=component["custom_id"])
                if parts["action"] == "open":
                    await self._typed(seat)
                for label in ("Back", "My desk", "Refresh"):
                    if parts["action"] != "cards" and label in seat.buttons():
                        await seat.press(label)
                        break

    async def _typed(self, seat: Seat) -> None:
        """Open the modals of the form that is shown."""
        for component in list(walk_components(seat.components())):
            parts = parsed(component["custom_id"]) if "custom_id" in component else {}
            if parts.get("action") == "type" and ("typed", parts["field"]) not in self._looked_at:
                self._looked_at.add(("typed", parts["field"]))
                await seat.actor.click(seat.desk, custom_id=component["custom_id"])

    def _is_there(self, seat: Seat, custom_id: str) -> bool:
        return any(component.get("custom_id") == custom_id for component in walk_components(seat.components()))

    async def ordered(self, table: int, seat: Seat) -> None:
        """Look at all standing orders by clicks."""
        await seat.open_desk(table)
        if not any(label.startswith("Standing orders") for label in seat.buttons()):
            return
        label = next(label for label in seat.buttons() if label.startswith("Standing orders"))
        await seat.press(label)
        for menu in selects_of(seat.components()):
            if parsed(menu["custom_id"])["action"] == "open":
                for option in menu["options"]:
                    await seat.actor.select(seat.desk, [option["value"]], custom_id=menu["custom_id"])
                    if "Give this order" in seat.buttons():
                        await seat.press("Give this order")
                    elif "Back" in seat.buttons():
                        await seat.press("Back")
