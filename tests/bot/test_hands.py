"""Desks that are pressed in one process are left alone for a while by the one that edits them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.delivery.deliverer import ARRIVED, DELIVER, REPLY_GETS_THERE
from bot.desk.hands import HANDS, IN_USE, MOST_DESKS_AT_ONCE, DesksAtHand, Hands
from bot.messages.sending import NEVER_WAITS, Timer
from db.connection.presence import Presence
from host.house import House
from tests.bot.people import World, make_bot
from tests.bot.signing import until

NOW = datetime(2026, 3, 1, tzinfo=UTC)


class Ringing(Presence):
    """One whose bells the test hears."""

    def __init__(self, *, leads: bool) -> None:
        nothing: Any = None
        super().__init__(nothing)
        self.leads = leads
        self.rung: list[str] = []

    def ring(self, what: str, words: str = "") -> None:
        assert what == HANDS
        self.rung.append(words)


async def told() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_a_process_for_clicks_tells_of_the_desks_that_were_pressed_in_it() -> None:
    here, there = Ringing(leads=False), Ringing(leads=True)
    clock = [NOW]
    at_hand, edited = DesksAtHand(lambda: clock[0]), DesksAtHand(lambda: clock[0])
    at_hand.on_press = Hands(here, at_hand, NEVER_WAITS).note
    edits = Hands(there, edited, NEVER_WAITS)
    for key in ((3, 7), (3, 8), (3, 7)):
        with at_hand.held(key):
            assert here.rung == []
    await told()
    assert here.rung == ["3:7 3:8"]
    edits.heard(here.rung[0])
    assert edited.is_in_use((3, 7))
    assert not edited.is_in_use((4, 7))
    clock[0] += IN_USE + timedelta(seconds=1)
    assert not edited.is_in_use((3, 7))


async def test_the_process_that_leads_tells_nobody() -> None:
    presence = Ringing(leads=True)
    at_hand = DesksAtHand(lambda: NOW)
    at_hand.on_press = Hands(presence, at_hand, NEVER_WAITS).note
    with at_hand.held((3, 7)):
        pass
    await told()
    assert presence.rung == []


async def test_a_bell_names_no_more_desks_than_it_can_hold() -> None:
    presence = Ringing(leads=False)
    at_hand = DesksAtHand(lambda: NOW)
    at_hand.on_press = Hands(presence, at_hand, NEVER_WAITS).note
    for person in range(MOST_DESKS_AT_ONCE + 1):
        with at_hand.held((10**9, 10**18 + person)):
            pass
    await told()
    assert len(presence.rung) == 2
    assert max(map(len, presence.rung)) < 7_900


async def test_desks_are_not_edited_under_a_reply_that_another_process_gives(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Any = world.env.bot
    slept: list[float] = []
    go = asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await go.wait()

    woken: list[bool] = []
    monkeypatch.setattr(bot.deliverer, "_timer", Timer(sleep=sleep))
    monkeypatch.setattr(bot.deliverer.desks, "wake", lambda: woken.append(True))
    deliverer = bot.deliverer
    deliverer._begin()
    assert woken == [True]
    deliverer._begin(elsewhere=True)
    deliverer._begin(elsewhere=True)
    await told()
    assert (len(woken), slept) == (1, [REPLY_GETS_THERE])
    others = (deliverer.boards, deliverer.lanes.urgent, deliverer.votes)
    await until(lambda: not any(crew.at_work for crew in others))
    rest = asyncio.create_task(deliverer.at_rest())
    await told()
    assert not rest.done()
    go.set()
    await rest
    assert len(woken) == 2
    go.clear()
    deliverer._begin(elsewhere=True)
    await deliverer.close()
    await asyncio.wait_for(deliverer.at_rest(), 10)
    assert len(woken) == 2


async def test_desks_that_are_not_told_of_yet_keep_no_process_from_its_end(house: House) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def sleep(_: float) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    async with make_bot(house, timer=Timer(sleep=sleep)) as bot:
        bot.presence.leads = False
        bot.hands.note((3, 7))
        await begun.wait()
    assert ended.is_set()


async def test_the_bot_says_who_is_told_of_presses_and_of_what_other_processes_ring_for(world: World) -> None:
    bot: Any = world.env.bot
    heard = bot.presence.heard
    assert (heard[HANDS], heard[DELIVER], heard[ARRIVED]) == (
        bot.hands.heard,
        bot.deliverer.heard,
        bot.deliverer.lanes.heard,
    )
    assert bot.play._at_hand.on_press == bot.hands.note
    places = bot.deliverer.places
    assert places.follow == bot.deliverer.pictures.follow
    with bot.deliverer.boards.held(5):
        assert places.lobbies.held(5)
    assert not places.lobbies.held(5)
