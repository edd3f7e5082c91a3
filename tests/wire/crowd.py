"""People who press what their desks offer, many at a time: each clicks only when their last click is answered."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from typing import Any

from bot.messages.custom_ids import _MODAL, Press, _press
from tests.wire.discord_parts import Json, walk
from tests.wire.discord_people import Interaction
from tests.wire.discord_stand_in import DiscordStandIn

SEALS = 0.25  # of the presses, where a desk can be sealed
MIX = {"set": 6.0, "pick": 6.0, "control": 6.0, "refresh": 2.0, "open": 1.0, "take-back": 0.5, "unfold": 0.5}
SELECT, BUTTON = 3, 2
PATIENCE = 60.0  # seconds for one answer
LOOKS = 200  # at people who have nothing to press, before waiting
PAUSE = 0.02  # seconds, until a desk that is being exchanged for a new one is there
MS = 1000

Offered = list[tuple[Json, Press]]  # controls that can be pressed, and what each does
Sitter = tuple[str, str]  # a person and the channel of their direct messages


class Clicked:
    """What was measured of one bot."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.waits: list[float] = []
        self.waits_of: defaultdict[str, list[float]] = defaultdict(list)  # by what was pressed

    @property
    def actions(self) -> Counter[str]:
        """How often what was pressed."""
        return Counter({action: len(waits) for action, waits in self.waits_of.items()})

    @property
    def per_second(self) -> float:
        """Answered clicks."""
        return len(self.waits) / self.seconds if self.seconds else 0.0


def percentile(waits: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(waits)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * MS, 2) if ordered else 0.0


class Crowd:
    """People at tables."""

    def __init__(self, discord: DiscordStandIn, people: list[Sitter], seed: int) -> None:
        self._discord = discord
        self._idle = people
        self._chance = random.Random(seed)  # noqa: S311  a benchmark

    async def clicks(self, count: int, in_flight: int, into: Clicked) -> None:
        """`count` clicks, `in_flight` at a time."""
        left = iter(range(count))
        begun = time.perf_counter()
        await asyncio.gather(*(self._one_after_the_other(left, into) for _ in range(in_flight)))
        into.seconds += time.perf_counter() - begun

    async def _one_after_the_other(self, left: Any, into: Clicked) -> None:
        for _ in left:
            person, desk, offered = await self._someone()
            try:
                done, action = self._press(person, desk, offered)
                await self._discord.people.finished(done, PATIENCE)
            finally:
                self._idle.append(person)
            into.waits.append(done.took)
            into.waits_of[action].append(done.took)

    async def _someone(self) -> tuple[Sitter, Json, Offered]:
        """Somebody idle with something to press, and the newest message that offers it. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for _ in range(LOOKS if self._idle else 0):
                    at = self._chance.randrange(len(self._idle))
                    person = self._idle[at]
                    for desk in reversed(self._discord.world.seen_by(*person)):
                        offered = [(one, press) for one in walk(desk["components"]) if (press := pressed(one))]
                        if offered:
                            self._idle[at] = self._idle[-1]
                            self._idle.pop()
                            return person, desk, offered
                await asyncio.sleep(PAUSE)

    def _press(self, person: Sitter, desk: Json, offered: Offered) -> tuple[Interaction, str]:
        sealing = [pair for pair in offered if pair[1].action in ("seal", "sure")]
        if sealing and self._chance.random() < SEALS:
            control, press = self._chance.choice(sealing)
        else:
            usual = [pair for pair in offered if pair[1].action in MIX] or offered
            weights = [MIX.get(press.action, 1.0) for _, press in usual]
            control, press = self._chance.choices(usual, weights)[0]
        values = None
        if control["type"] == SELECT:
            options = [one["value"] for one in control["options"]]
            least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(options))
            values = self._chance.sample(options, self._chance.randint(max(1, least), max(1, most)))
        return self._discord.people.click(person[0], desk["id"], control["custom_id"], values), press.action


def pressed(control: Json) -> Press | None:
    """What the control would do, None for one that cannot be pressed or opens a modal."""
    custom_id = control.get("custom_id", "")
    match = _MODAL.fullmatch("m" + custom_id[1:])
    if match is None or control.get("disabled") or control["type"] not in (SELECT, BUTTON):
        return None
    press = _press(match)
    return press if press.action in MIX or press.action in ("seal", "sure") else None
