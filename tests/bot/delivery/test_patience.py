"""Where no picture comes, messages with opening scenes hold the others up once, and not again for each of them."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.delivery.deliverer import _PLACES
from bot.desk.pictures import DeskPictures
from bot.messages.in_time import SharedPatience
from bot.messages.sending import Timer
from bot.reading.openings import ALL_SECONDS, OPENING_SECONDS, Openings
from engine.chance import SEED_BYTES, Chance
from face.pictures.png.rendering import Rendering
from games.devil.rules import GAME
from host.table.projections import Explanations
from host.values import PersonSettings
from tests.bot.delivery.faults import until
from tests.bot.pictures.drawing import PaperDrawer
from tests.bot.test_every_desk import desk_of, table_of

SEATS = 120
STEP = 0.5  # seconds


class Hours:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timer = Timer(lambda: self.now, self.sleep)
        self.asleep: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        """Sleeps until so many seconds have passed."""
        woken = asyncio.Event()
        self.asleep.append((self.now + seconds, woken))
        await woken.wait()

    def step(self) -> None:
        """Lets a step pass, and wakes whoever has slept for long enough."""
        self.now += STEP
        for at, woken in self.asleep:
            if at <= self.now:
                woken.set()
        self.asleep = [(at, woken) for at, woken in self.asleep if not woken.is_set()]


async def test_a_hundred_openings_whose_pictures_do_not_come_hold_others_up_for_a_while_and_no_longer() -> None:
    hours, house = Hours(), SimpleNamespace()
    drawer = PaperDrawer()
    drawer.free.clear()
    openings = Openings(DeskPictures(house, Rendering(drawer), hours.timer), hours.timer)  # type: ignore[arg-type]
    state = GAME.setup(GAME.options_type(), 4, Chance(bytes(SEED_BYTES), 0)).state
    reading: Any = SimpleNamespace(
        desk=desk_of(GAME, state, table_of(GAME, 4), 0), explanations=Explanations("first", True, frozenset())
    )
    places, begun, said = asyncio.Semaphore(_PLACES), list[int](), list[Any]()

    async def send(person: int) -> None:
        async with places:
            begun.append(person)
            said.append(await openings.message(reading, PersonSettings(person)))

    sending = [asyncio.create_task(send(person)) for person in range(1, SEATS + 1)]
    while True:
        await until(lambda: len(said) == SEATS or 0 < len(begun) - len(said) == len(hours.asleep))
        if len(said) == SEATS:
            break
        hours.step()
    await asyncio.gather(*sending)
    assert hours.now <= ALL_SECONDS
    assert all(each.picture is None and each.view.children for each in said)
    drawer.free.set()


async def test_time_in_which_nobody_waits_comes_back() -> None:
    hours = Hours()
    patience = SharedPatience(ALL_SECONDS, hours.timer)
    for _ in range(3):
        with patience.waiting(OPENING_SECONDS) as seconds:
            hours.now += seconds
    assert patience.is_over
    hours.now += 2.0
    assert not patience.is_over
    with patience.waiting(OPENING_SECONDS) as seconds:
        assert seconds == 2.0
    hours.now += 1000.0
    with patience.waiting(OPENING_SECONDS) as seconds:
        assert seconds == OPENING_SECONDS
