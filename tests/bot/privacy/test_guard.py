"""One person who hammers is held up, politely and alone."""

from __future__ import annotations

from typing import Any

from bot.app.underway import MOST_AT_ONCE, MOST_KNOWN, SECONDS, SPARED, RateLimiter
from host.house import House
from tests.bot.people import running, texts_of


class Seconds:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_as_many_again_after_a_rest() -> None:
    clock = Seconds()
    guard = RateLimiter(clock=clock)
    assert [guard.allow(1) for _ in range(MOST_AT_ONCE + 2)] == [True] * MOST_AT_ONCE + [False] * 2
    assert guard.allow(2)
    clock.now += SECONDS / MOST_AT_ONCE
    assert [guard.allow(1), guard.allow(1)] == [True, False]
    clock.now += SECONDS
    assert [guard.allow(1) for _ in range(MOST_AT_ONCE + 1)] == [True] * MOST_AT_ONCE + [False]


def test_suggestions_leave_turns_for_clicks() -> None:
    guard = RateLimiter(clock=Seconds())
    assert sum(guard.allow(1, spare=SPARED) for _ in range(3 * MOST_AT_ONCE)) == MOST_AT_ONCE - SPARED
    assert sum(guard.allow(1) for _ in range(3 * MOST_AT_ONCE)) == SPARED


def test_who_keeps_hammering_is_let_through_as_soon_as_they_stop() -> None:
    clock = Seconds()
    guard = RateLimiter(clock=clock)
    let = 0
    for _ in range(1000):
        let += guard.allow(1)
        clock.now += 0.001
    assert let == MOST_AT_ONCE + MOST_AT_ONCE / SECONDS - 1  # what was refused costs nothing
    clock.now += 2 * SECONDS / MOST_AT_ONCE
    assert guard.allow(1)


def test_people_at_rest_are_forgotten() -> None:
    clock = Seconds()
    guard = RateLimiter(clock=clock)
    for person in range(MOST_KNOWN):
        guard.allow(person)
    clock.now += SECONDS
    guard.allow(MOST_KNOWN)
    assert len(guard._free) == 1


async def test_buttons_modals_commands_and_suggestions_are_refused_in_a_hurry(house: House) -> None:
    clock = Seconds()
    async with running(house, guard=RateLimiter(clock=clock)) as world:
        ada, ben = world.person("ada"), world.person("ben")
        await world.lobby(ben)
        await world.join(ada)
        asked = await ada.member.click(world.lobby_message, label="Add a word")
        for _ in range(MOST_AT_ONCE - 2):
            await ada.member.slash(world.channel, "help")

        def words(result: Any) -> str:
            assert result.response.ephemeral
            return texts_of(result.response.components)

        assert "A little slower" in words(await ada.member.slash(world.channel, "help"))
        assert "A little slower" in words(await ada.member.click(world.lobby_message, label="Join"))
        assert "A little slower" in words(await ada.member.submit_modal(asked, {"word": ""}))
        assert not await ada.member.autocomplete(world.channel, "table new", "game", "")
        assert await ben.member.autocomplete(world.channel, "me timezone", "zone", "")
        clock.now += SECONDS
        (table,) = await world.house.lookups.tables_of(ada.user.id)
        assert [card.name for card in table.seats] == ["ben", "ada"]
