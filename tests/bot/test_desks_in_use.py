"""Desks that somebody is at are passed over by the delivery, at a cost that does not grow with the people who click."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from bot.desk.hands import IN_USE, DesksAtHand
from db.connection.statements import Statement
from db.tables.living_desks import MARK_ALL
from host.messages.living_desks import DeskKey, LivingDesks
from tests.bot.living import three
from tests.bot.people import World
from tests.ground import Clock


def test_a_desk_is_in_use_for_a_minute_after_the_last_press_and_nothing_is_kept_of_it_afterwards(clock: Clock) -> None:
    at_hand = DesksAtHand(clock)
    with at_hand.held((1, 1)):
        assert at_hand.being_answered() == {(1, 1)}
    with at_hand.held((2, 2)):
        pass
    assert at_hand.being_answered() == set()
    clock.pass_(seconds=IN_USE.seconds / 2)
    with at_hand.held((1, 1)):
        pass
    clock.pass_(seconds=IN_USE.seconds / 2)
    assert at_hand.is_in_use((1, 1))
    assert not at_hand.is_in_use((2, 2))
    assert len(at_hand._pressed) == 1
    clock.pass_(seconds=IN_USE.seconds / 2)
    assert not at_hand.is_in_use((1, 1))
    assert not at_hand._pressed


async def test_the_database_is_told_of_the_desks_that_have_to_wait_not_of_all_in_use(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, ben, _) = await three(world)
    for seat in (ada, ben):
        seat.take_dm()
        await seat.press("Refresh")
    told: list[set[DeskKey]] = []
    dirty = LivingDesks.dirty

    async def noted(self: LivingDesks, limit: int, but: Collection[DeskKey], held: Collection[DeskKey]) -> Any:
        told.append(set(held))
        return await dirty(self, limit, but, held)

    monkeypatch.setattr(LivingDesks, "dirty", noted)
    await world.deliver()
    assert set().union(*told) == set()
    await world.house.database.write(Statement(MARK_ALL), {"table": table})  # as others change it
    await world.deliver()
    await world.deliver()
    assert told[-1] == {(table, ada.user.id), (table, ben.user.id)}
    assert (await world.house.living_desks.at(table, ada.user.id)).dirty
    clock.pass_(seconds=IN_USE.seconds)
    await world.deliver()
    assert told[-1] == set()
    assert not (await world.house.living_desks.at(table, ada.user.id)).dirty
