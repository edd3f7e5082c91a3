"""Somebody who answers by clicks alone: fills in whatever the desk asks, evenly, and presses Seal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from simcord.components import walk_components

from engine.chance import Stream
from engine.forms import Amount, Bundle, Field, Pick, Several
from engine.nodes import check_value
from engine.playouts import draw_value
from engine.texts import Refusal
from tests.bot.people import Seat, World, parsed

TOUCH_ODDS = 3  # one preset input in so many is set by hand all the same

Paused = Callable[[str], Awaitable[None]]
"""Called between two clicks of one answer, with the kind of the question."""


async def _go_on(kind: str) -> None:
    """Nothing between two clicks."""


class Clicker:
    """Plays one seat of a table. `clicks` counts interactions and modals sent."""

    def __init__(self, world: World, table: int, seat: Seat, stream: Stream, paused: Paused = _go_on) -> None:
        self.world, self.table, self.seat, self._stream, self._paused = world, table, seat, stream, paused
        self.clicks = 0
        self._wanted: Mapping[str, Any] = {}

    async def look(self, *, ephemeral: bool) -> None:
        """Open the desk: the newest direct message, or My desk on the board."""
        if ephemeral:
            await self.seat.open_desk(self.table)
        else:
            self.seat.take_dm()

    async def answer(self, wanted: Mapping[str, Any] | None = None) -> None:
        """Fill in what is asked and seal it; `wanted`: what to choose where it is offered."""
        self._wanted = wanted or {}
        me = self.seat.user.id
        ask = (await self.world.house.play.desk(self.table, me)).ask
        assert ask is not None
        touched: set[str] = set()
        while True:
            desk = await self.world.house.play.desk(self.table, me)
            draft = desk.drafts.get(ask.id, {})
            menu = self._untouched(touched)
            if menu is not None:
                await self._use(menu, ask.id, draft)
                await self._paused(ask.kind)
                continue
            _, form, _ = await self.world.house.play.form(self.table, me, ask.id, draft)
            field = self._next(form.fields, form.missing, touched)
            if field is None:
                break
            touched.add(field.name)
            await self._fill(field)
            await self._paused(ask.kind)
        sure = self._find("sure", "")
        if sure is not None:
            await self._click(sure)
        await self._click(self._control("seal", ""))

    def _untouched(self, touched: set[str]) -> dict[str, Any] | None:
        """A select of the game's own that was not used yet; from now on it counts as used."""
        for one in walk_components(self.seat.components()):
            name = parsed(one["custom_id"]) if one.get("type") == 3 else {}
            if name.get("action") == "control" and name["field"] not in touched:
                touched.add(name["field"])
                return dict(one)
        return None

    async def _use(self, menu: dict[str, Any], ask_id: str, before: dict[str, Any]) -> None:
        """Choose evenly; if that is refused, one option alone."""
        values = [one["value"] for one in menu["options"]]
        count = menu["min_values"] + self._stream.below(menu["max_values"] - menu["min_values"] + 1)
        chosen = list(self._stream.shuffled(values)[:count])
        if (meant := self._wanted.get(parsed(menu["custom_id"])["field"])) in values:
            chosen = [meant]
        await self.seat.actor.select(self.seat.desk, chosen, custom_id=menu["custom_id"])
        self.clicks += 1
        desk = await self.world.house.play.desk(self.table, self.seat.user.id)
        if len(chosen) > 1 and desk.drafts.get(ask_id, {}) == before:
            await self.seat.actor.select(self.seat.desk, chosen[:1], custom_id=menu["custom_id"])
            self.clicks += 1

    def _next(self, fields: tuple[Field, ...], missing: tuple[str, ...], touched: set[str]) -> Field | None:
        for field in fields:
            if field.name in missing:
                return field
            if field.name not in touched:
                touched.add(field.name)
                if self._stream.below(TOUCH_ODDS) == 0 and self._find("set", field.name):
                    return field
        return None

    async def _fill(self, field: Field) -> None:
        node = field.node
        value = draw_value(node, self._stream)
        if field.name in self._wanted:
            with suppress(Refusal):
                value = self._wants(field)
        assert value is not None, field
        if isinstance(node, Pick):
            button = self._find("pick", field.name, str(value))
            if button is not None:
                await self._click(button)
                return
            await self._select(field.name, [str(value)])
        elif isinstance(node, Amount):
            if self._find("set", field.name):
                await self._select(field.name, [str(value)])
            else:
                await self._type(field.name, str(value))
        elif isinstance(node, Bundle):
            assert isinstance(value, dict)
            await self._select(field.name, [f"{kind}.{at + 1}" for kind, count in value.items() for at in range(count)])
        elif isinstance(node, Several):
            assert isinstance(value, list)
            if more := value[len(node.chosen) :]:
                await self._select(field.name, more)
            else:
                await self._click(self._control("pick", field.name))  # nothing at all, or the last one back
        else:
            assert isinstance(value, list)
            await self._select(field.name, value)

    def _wants(self, field: Field) -> Any:
        """What is to be chosen there. Raises Refusal if it is not offered."""
        wanted, node = self._wanted[field.name], field.node
        if not isinstance(node, Several):
            return check_value(field.name, node, wanted)
        return [*(option.id for option in node.chosen), check_value(field.name, Pick(node.options), wanted)]

    async def _select(self, field: str, values: list[str]) -> None:
        menu = self._control("set", field)
        offered = {one["value"] for one in menu["options"]}
        await self.seat.actor.select(
            self.seat.desk, [one for one in values if one in offered], custom_id=menu["custom_id"]
        )
        self.clicks += 1

    async def _type(self, field: str, words: str) -> None:
        shown = await self.seat.actor.click(self.seat.desk, custom_id=self._control("type", field)["custom_id"])
        await self.seat.actor.submit_modal(shown, {"words": words})
        self.clicks += 2

    async def _click(self, button: dict[str, Any]) -> None:
        await self.seat.actor.click(self.seat.desk, custom_id=button["custom_id"])
        self.clicks += 1

    def _control(self, action: str, field: str) -> dict[str, Any]:
        found = self._find(action, field)
        assert found is not None, f"no way to {action} {field}:\n{self.seat.words()}"
        return found

    def _find(self, action: str, field: str, argument: str | None = None) -> dict[str, Any] | None:
        """The enabled control of that action and field."""
        for one in walk_components(self.seat.components()):
            if one.get("type") not in (2, 3) or one.get("disabled") or "custom_id" not in one:
                continue
            parts = parsed(one["custom_id"])
            here = parts["action"] == action and (action == "seal" or parts["field"] == field)
            if here and argument in (None, parts["argument"].replace("%3A", ":")):
                return dict(one)
        return None
