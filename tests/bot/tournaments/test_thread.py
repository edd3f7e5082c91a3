"""The thread of a tournament tells each step once, whatever is killed, deleted or forbidden meanwhile."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.tournaments import thread as module
from host.tournaments.hosting import Tournaments
from tests.bot.people import World, buttons_of, texts_of
from tests.bot.tournaments.clicks import Cup, cup, words
from tests.ground import Clock


class Killed(BaseException):
    """What no handler takes for an error."""


async def begun(world: World, clock: Clock, people: int = 6) -> Cup:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(people)
    await autumn.swept()
    return autumn


@pytest.mark.parametrize("more", [0, 2])
async def test_a_kill_after_a_message_tells_nothing_twice_and_then_what_is_new(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch, more: int
) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(6)
    with monkeypatch.context() as patched:

        async def killed(self: Tournaments, tournament_id: int, upto: int) -> None:
            raise Killed

        patched.setattr(Tournaments, "told", killed)
        with pytest.raises(Killed):
            await autumn.swept()
    assert sum("Joined:" in told for told in await autumn.told()) == 1
    for name in ("xena", "yve")[:more]:
        await autumn.joins(world.person(name))
    await autumn.swept()
    await autumn.swept()
    told = [each for each in await autumn.told() if "Joined:" in each]
    assert len(told) == 1 + bool(more)
    assert "\n".join(told).count("ada") == 1
    assert ("xena and yve. Now 8 of 8" in told[-1]) is bool(more)


async def test_a_round_that_takes_several_messages_is_told_whole_after_a_kill(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("face.wordings.lengths.LONG_PAGE", 160)
    autumn = await begun(world, clock)
    await autumn.does("start")
    sent = 0
    send = module.TournamentThreads._send
    with monkeypatch.context() as patched:

        async def killed(self: module.TournamentThreads, *told: object, **how: object) -> None:
            nonlocal sent
            await send(self, *told, **how)  # type: ignore[arg-type]
            sent += 1
            raise Killed

        patched.setattr(module.TournamentThreads, "_send", killed)
        with pytest.raises(Killed):
            await autumn.swept()
    assert sent == 1
    await autumn.swept()
    told = "\n".join(await autumn.told())
    for number in (await autumn.shown()).tables[0]:
        assert told.count(f"[table {number}](") == 1
    assert told.count("Round 1 of 2 begins") == 1


async def test_a_deleted_thread_is_made_again_and_goes_on(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    before = (await autumn.shown()).thread_id
    assert before is not None
    world.env.backend.delete_channel(before)
    await autumn.does("start")
    await autumn.swept()
    shown = await autumn.shown()
    assert shown.thread_id not in (None, before)
    told = "\n".join(await autumn.told())
    assert told.count("earlier thread of this tournament was deleted") == 1
    assert "Round 1 of 2 begins" in told
    await autumn.played()
    assert "Round 1 of 2 is over." in "\n".join(await autumn.told())


async def test_where_writing_is_forbidden_the_tournament_plays_on_and_its_opener_is_told_once(
    world: World, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    autumn = await begun(world, clock)
    thread = (await autumn.shown()).thread_id
    world.env.inject_error("POST", f"/channels/{thread}/messages", status=403, code=50013, times=None)
    await autumn.does("start")
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            await autumn.swept(3_700)
    shown = await autumn.shown()
    assert len(shown.tournament.rounds) == 1
    assert None not in shown.tables[0]
    silent = [one for one in autumn.boss.dms() if "I can't post the news" in texts_of(one.components)]
    assert len(silent) == 1
    world.env.backend.faults.clear()
    await autumn.swept(3_700)
    assert "Round 1 of 2 begins" in "\n".join(await autumn.told())


async def test_where_discord_is_away_it_is_told_later(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    thread = (await autumn.shown()).thread_id
    world.env.inject_error("POST", f"/channels/{thread}/messages", status=500, times=None)
    await autumn.does("start")
    await autumn.swept()
    world.env.backend.faults.clear()
    await autumn.swept()
    assert "\n".join(await autumn.told()).count("Round 1 of 2 begins") == 1
    assert "I can't post" not in "\n".join(texts_of(one.components) for one in autumn.boss.dms())


async def test_a_thread_that_could_not_be_made_is_made_by_the_next_sweep(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=None)
    assert "couldn't post it" in words(world, await autumn.opened())
    world.env.backend.faults.clear()
    await autumn.swept(5)
    assert (await autumn.shown()).thread_id is None  # another process may just be making it
    await autumn.swept()
    assert "You're in" in await autumn.joins(world.person("ada"))
    await autumn.swept()
    assert "Joined: ada" in "\n".join(await autumn.told())


async def test_two_sweeps_at_once_make_one_thread_and_tell_once(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(6)
    clock.pass_(minutes=2)
    threads = world.env.bot.tournament_threads  # type: ignore[attr-defined]
    await asyncio.gather(threads.tell_news(), threads.tell_news(), threads.open_thread(autumn.number))
    assert sum("Joined:" in told for told in await autumn.told()) == 1


async def test_the_thread_speaks_the_language_of_the_server(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    await autumn.filled(6)
    await world.house.languages.choose_for_server(world.guild.id, "cs")
    await autumn.swept()
    assert "Nově přihlášeni: ada" in "\n".join(await autumn.told())


async def test_people_who_register_within_a_minute_are_told_together(world: World, clock: Clock) -> None:
    autumn = await cup(world, clock)
    await autumn.opened()
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    await autumn.joins(ada)
    await autumn.swept(30)
    await autumn.joins(ben)
    await autumn.swept(20)
    assert "Joined:" not in "\n".join(await autumn.told())
    await autumn.swept(20)
    await autumn.joins(cleo)
    await autumn.swept()
    joined = [told for told in await autumn.told() if "Joined:" in told]
    assert ["Joined: ada and ben. Now 2 of 8." in joined[0], "Joined: cleo. Now 3 of 8." in joined[1]] == [True, True]


async def test_the_message_in_the_channel_invites_no_more_once_it_has_begun(world: World, clock: Clock) -> None:
    autumn = await begun(world, clock)
    before = texts_of(world.message_now(await autumn.invited()).components)
    assert "**Join** tells you the rules first" in before
    await autumn.does("start")
    await autumn.swept()
    after = world.message_now(await autumn.invited())
    assert "Round 1 of 2" in texts_of(after.components)
    assert "Join" not in buttons_of(after.components)
