"""Somebody at the page of a table in a browser, who carries out answers by pressing what stands on it."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections import Counter
from collections.abc import Awaitable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from msgspec import Struct
from playwright.async_api import Locator, Page, expect

from engine.contract import Ask
from engine.forms import Form, Picks, Several
from engine.texts import Refusal
from face.core.face import face
from face.core.parts import Layout, answer_of
from face.desk.filling import use_control
from host.house import House
from host.play.desk_reading import DeskReading, Filled

MOST_PRESSES = 80  # for one answer
MOST_WAYS = 400  # to tick the boxes of one input
FAR = 10**6  # how far an input is from its answer that is not there, or has none
_READ = """question => [...question.querySelectorAll("button[name=press]:enabled")].map(button => ({
  value: button.value, choice: button.classList.contains("choice"),
  boxes: button.dataset.boxes ?? null, typed: button.dataset.typed ?? null,
  all: [...question.querySelectorAll("input[type=checkbox]:enabled")]
    .filter(box => box.name === button.dataset.boxes).map(box => box.value),
}))"""


class Pressed(Struct):
    """What somebody has pressed. `clicks`: what the same takes on the desk in Discord, where a select takes several."""

    answers: int = 0
    presses: int = 0
    clicks: int = 0
    seconds: float = 0.0

    def __add__(self, other: Pressed) -> Pressed:
        mine, theirs = self.__struct_fields__, other
        return Pressed(*(getattr(self, name) + getattr(theirs, name) for name in mine))

    def told(self) -> str:
        """In one line, by answer."""
        each = max(1, self.answers)
        return (
            f"{self.answers} answers, {self.presses} presses ({self.presses / each:.1f} each; "
            f"{self.clicks / each:.1f} clicks on a desk), {self.seconds / each:.2f} s of waiting each"
        )


class Unreachable(AssertionError):  # noqa: N818  what it says of an answer
    """The page has no way to an answer that the rules take."""


class Hands:
    """One person at one page. `pressed` counts."""

    def __init__(self, house: House, table_id: int, person_id: int, page: Page) -> None:
        self._house = house
        self._table_id = table_id
        self._person_id = person_id
        self.page = page
        self.pressed = Pressed()
        self._last = ""  # the input that was pressed last: one select on a desk takes several of it

    async def answer(self, ask: Ask, wanted: Mapping[str, Any], *, owed: bool) -> None:
        """Fills in that answer and seals it. `owed`: it is no liberty. Raises Unreachable."""
        self._last = ""
        number = await self._number()
        await self._open(ask.id, owed=owed)
        laid: tuple[str, ...] | None = None
        for _ in range(MOST_PRESSES):
            reading = await self._house.play.reading(self._table_id, self._person_id)
            goal = _Goal(reading, ask, wanted)
            now = await reading.filled(ask.id)
            far = goal.far(now, laid)
            if not any(far) and now.form.ready:
                break
            nearer = await self._nearer(reading, ask, goal, now, far)
            if nearer is None:
                break
            button, value, laid = nearer
            await self._press(ask.id, button, value)
            if await self._number() != number:
                break  # a choice that seals
        else:
            raise Unreachable(f"{ask.id}: {wanted} is never reached; it stands at {now.draft}")
        while await self._number() == number:
            seal = self._question(ask.id).locator("#seal")
            self.pressed.clicks += 1
            await self._click(seal)
        self.pressed.answers += 1

    async def _number(self) -> int:
        return (await self._house.tables.read(self._table_id)).number

    def _question(self, ask_id: str) -> Locator:
        return self.page.locator(f'#desk form.question[data-ask="{ask_id}"]')

    async def _open(self, ask_id: str, *, owed: bool) -> None:
        if not owed:
            link = self.page.locator(f'#desk a[data-open="{ask_id}"]')
            await link.or_(self._question(ask_id)).first.wait_for()
            if await link.count():
                self.pressed.presses += 1
                self.pressed.clicks += 1
                await self._waited(link.click())
        elif await self.page.locator('#desk form.question a[data-open=""]').count():
            self.pressed.presses += 1
            await self._waited(self.page.locator('#desk form.question a[data-open=""]').click())
        await self._question(ask_id).wait_for()

    async def _nearer(
        self, reading: DeskReading, ask: Ask, goal: _Goal, now: Filled, far: tuple[int, ...]
    ) -> tuple[dict[str, Any], Any, tuple[str, ...] | None] | None:
        """The button whose press comes nearest to the goal, what it sends, and what lies on spaces then.

        None where no button comes nearer and what is filled in does the same. Raises Unreachable.
        """
        best = None
        buttons = await self._question(ask.id).evaluate(_READ)
        for button in buttons:
            send = json.loads(button["value"])
            for value in _values(button, send, goal):
                if send["do"] == "lay":
                    then = goal.far(now, tuple(value))
                    after: tuple[str, ...] | None = tuple(value)
                else:
                    with suppress(Refusal):
                        then = goal.far(await _after(reading, ask.id, now, send, value), None)
                        after = None
                        if best is None or then < best[0]:
                            best = then, button, value, after
                    continue
                if best is None or then < best[0]:
                    best = then, button, value, after
        if (best is None or best[0] >= far) and now.form.ready and now.preview == goal.preview:
            return None
        if best is None or best[0] >= far:
            offered = [button["value"] for button in buttons]
            raise Unreachable(f"{ask.id}: {goal.wanted} from {now.draft} {now.form.problem}: nothing of {offered}")
        return best[1:]

    async def _press(self, ask_id: str, button: Mapping[str, Any], value: Any) -> None:
        question = self._question(ask_id)
        name = json.loads(button["value"]).get("field", "")
        if button["boxes"] is not None:
            await self._tick(question, button["boxes"], value)
            self.pressed.clicks += name != self._last
            self._last = name
            return
        if button["typed"] is not None:
            await question.locator(f'input[type=number][name="{button["typed"]}"]').fill(str(value))
            self.pressed.presses += 1
            self.pressed.clicks += 1
        self.pressed.clicks += name != self._last
        self._last = name
        pressed = question.locator(f"button[name=press][value='{button['value']}']").first
        if not await pressed.is_visible():
            await question.locator("details:not([open])", has=pressed).locator("summary").first.click()
            self.pressed.presses += 1
        await self._click(pressed)

    async def _tick(self, question: Locator, name: str, wanted: Collection[str]) -> None:
        """Ticks the boxes of an input: it is sent as soon as there are enough of them."""
        for ticks in (False, True):
            for box in await question.locator(f'input[type=checkbox][name="{name}"]').all():
                if await box.is_checked() != ticks and (await box.get_attribute("value") in wanted) == ticks:
                    self.pressed.presses += 1
                    await self._waited(box.click())
                    await self.page.locator("body:not([data-busy])").wait_for()

    async def _waited(self, pressing: Awaitable[None]) -> None:
        began = time.perf_counter()
        await pressing
        self.pressed.seconds += time.perf_counter() - began

    async def _click(self, button: Locator) -> None:
        self.pressed.presses += 1
        await self._waited(self._clicked(button))

    async def _clicked(self, button: Locator) -> None:
        async with self.page.expect_response(re.compile("/press")) as coming:
            await button.click()
        answer = await coming.value
        assert answer.status == 200, await answer.text()
        await answer.finished()
        await self.page.locator("body:not([data-busy])").wait_for()  # it is drawn

    async def in_touch(self) -> None:
        """Waits until the page says no more that it is out of touch."""
        await expect(self.page.locator("#away")).to_be_hidden()


class _Goal:
    """An answer, and how far a form is from it."""

    def __init__(self, reading: DeskReading, ask: Ask, wanted: Mapping[str, Any]) -> None:
        self._reading = reading
        self._ask = ask
        filled = reading.fill_in(ask.id, dict(wanted))
        self._fields = tuple(field.name for field in filled.form.fields)
        self.wanted = _answer(filled)
        self.preview = filled.preview

    def far(self, filled: Filled, laid: tuple[str, ...] | None) -> tuple[int, ...]:
        """By input, the first first. `laid`: what lies on spaces, where that is no answer yet."""
        form, answer = filled.form, _answer(filled)
        desk = self._reading.desk
        layout = face(desk.table.game).layout(desk.view, self._ask, form, filled.draft, filled.preview)
        return tuple(
            _far(form, layout, name, answer.get(name), self.wanted.get(name), laid) + (name in form.missing)
            for name in self._fields
        )


def _answer(filled: Filled) -> dict[str, Any]:
    """What is chosen in each input."""
    chosen = {field.name: field.node.chosen for field in filled.form.fields if isinstance(field.node, Several)}
    steps = {name: [option.id for option in options] for name, options in chosen.items()}
    return {**answer_of(filled.form, filled.draft), **steps}


def _far(form: Form, layout: Layout, name: str, value: Any, wanted: Any, laid: tuple[str, ...] | None) -> int:
    ways = next((each.ways for each in layout.layings if each.field == name), None)
    if ways is not None and wanted in ways:
        lies = Counter(ways.get(str(value), ()) if laid is None else laid)
        goal = Counter(ways[wanted])
        apart = ((lies - goal) + (goal - lies)).total()
        return apart * 2 + (apart == 0 and value != wanted)
    if value == wanted:
        return 0
    if value is None or wanted is None:
        return FAR
    if isinstance(value, dict):
        return sum(abs(value.get(kind, 0) - wanted.get(kind, 0)) for kind in {*value, *wanted})
    if isinstance(value, list | tuple):
        if any(field.name == name and isinstance(field.node, Picks) for field in form.fields):
            return len({*value} ^ {*wanted})
        same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(value, wanted, strict=False)))
        return len(value) + len(wanted) - 2 * same
    return abs(value - wanted) if isinstance(value, int) and isinstance(wanted, int) else 1


def _values(button: Mapping[str, Any], send: Mapping[str, Any], goal: _Goal) -> Iterator[Any]:
    """What a button can send."""
    if send["do"] not in ("set", "control", "lay"):
        return
    if button["typed"] is not None:
        yield goal.wanted.get(send["field"])
    elif button["boxes"] is None:
        value = send.get("value")
        if not (button["choice"] and isinstance(value, str) and value != goal.wanted.get(send["field"])):
            yield value
    elif send["do"] == "set":
        yield list(goal.wanted.get(send["field"]) or ())
    else:
        ids: Iterable[str] = button["all"]
        ways = (way for count in range(len(button["all"]) + 1) for way in itertools.combinations(ids, count))
        yield from map(list, itertools.islice(ways, MOST_WAYS))


async def _after(reading: DeskReading, ask_id: str, now: Filled, send: Mapping[str, Any], value: Any) -> Filled:
    """The form once that was pressed. Raises Refusal."""
    if send["do"] == "set":
        return await reading.changed(ask_id, {**now.draft, send["field"]: value}, send["field"])
    used = await use_control(reading, ask_id, now, send["field"], [str(each) for each in value])
    return await reading.changed(ask_id, used.draft, "")
