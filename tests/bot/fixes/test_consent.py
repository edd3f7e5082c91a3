"""Fixes that somebody else must agree to: a player, asked in private, or the table, by a vote; and players' wishes."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.custom_ids import Press
from bot.messages.page import Page, button
from face.desk.filling import digest
from tests.bot.fixes.acting import (
    apply,
    bids,
    dms_of,
    fixed,
    in_thread,
    labels,
    look,
    moderator,
    reply,
    seat_of,
    three,
    told,
)
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.ground import Clock

pytestmark = pytest.mark.usefixtures("complaints")
NOT_THERE = "There are fewer than that"


async def coins_of(world: World, table: int, who: Seat) -> int:
    coins: int = (await world.house.play.desk(table, who.user.id)).view.coins
    return coins


async def asked(world: World, by: int = -1) -> tuple[Seat, Seat, int, Any]:
    """Ada is asked whether coins of hers may go; Ada, the moderator, the table, the moderator's message."""
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "adjust", player=await seat_of(world, table, ada), what="coins", by=by)
    assert "The player must confirm it" in reply(found)
    assert "The player must confirm" in await apply(mia, found, "one too many")
    return ada, mia, table, found


# ---------------------------------------------------------------------------------- the player


async def test_what_takes_a_secret_away_is_asked_of_its_player(world: World) -> None:
    ada, _, table, _ = await asked(world)
    before = await coins_of(world, table, ada)
    ada.take_dm()
    assert "coins −1." in ada.words()
    assert "one too many" in ada.words()
    assert "**mia**, who moderates" in ada.words()
    assert "mia" not in told(world, table)
    await ada.press("Confirm")
    await world.env.settle()
    assert "Done" in ada.words()
    assert await coins_of(world, table, ada) == before - 1
    assert "has corrected something that ada has" in told(world, table)
    assert "−1" not in told(world, table)


async def test_a_player_who_declines_changes_nothing(world: World) -> None:
    ada, _, table, _ = await asked(world)
    before = await coins_of(world, table, ada)
    ada.take_dm()
    await ada.press("Decline")
    assert "Nothing was changed" in ada.words()
    assert await coins_of(world, table, ada) == before
    assert not await world.house.fixes.fix_history(table)
    assert "coins" not in told(world, table)


async def test_why_it_could_not_be_done_is_the_players_alone(world: World) -> None:
    ada, mia, table, _ = await asked(world, by=-12)
    ada.take_dm()
    await ada.press("Confirm")
    await world.env.settle()
    assert "Not done" in ada.words()
    assert NOT_THERE in ada.words()
    overview = reply(await look(mia, table, "look"))
    assert NOT_THERE not in overview + told(world, table)
    assert not await world.house.fixes.fix_history(table)


async def test_only_the_player_who_is_asked_can_answer(world: World) -> None:
    ada, _, table, _ = await asked(world)
    ada.take_dm()
    press = buttons_of(ada.components())["Confirm"]["custom_id"]
    ben = next(one for one in (await world.house.lookups.table(table)).seats if one.name == "ben")
    with pytest.raises(Exception, match="not-seated"):
        await world.house.moderation.answer_fix(table, int(press.split(":")[3]), ben.person_id, True, "i:ben")


async def test_closed_messages_are_answered_at_the_table(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia = await moderator(world)
    channel = world.env.backend.get_dm_channel(ada.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    await fixed(mia, table, "adjust", player=await seat_of(world, table, ada), what="coins", by=-1)
    await world.deliver()
    call = world.message(in_thread(world, table)[-1])
    assert f"<@{ada.user.id}>, the moderators have a question" in texts_of(in_thread(world, table)[-1].components)
    assert "coins" not in texts_of(in_thread(world, table)[-1].components)
    assert "question is for someone else" in reply(await ben.member.click(call, label="Read it"))
    before = await coins_of(world, table, ada)
    read = await ada.member.click(call, label="Read it")
    assert read.response.ephemeral
    assert "coins −1." in reply(read)
    await ada.member.click(read.response, label="Confirm")
    assert await coins_of(world, table, ada) == before - 1
    assert "This question is settled" in reply(await ada.member.click(call, label="Read it"))


async def test_a_question_that_was_answered_is_not_answered_again(world: World) -> None:
    ada, _, table, _ = await asked(world)
    ada.take_dm()
    stored = world.message_now(ada.desk)
    old = stored.components
    before = await coins_of(world, table, ada)
    await ada.press("Confirm")
    assert "Confirm" not in ada.buttons()
    stored.components = old
    await ada.press("Confirm")
    assert "Done" in ada.words()
    assert await coins_of(world, table, ada) == before - 1


async def test_who_has_left_the_seat_is_not_asked_about_it(world: World, clock: Clock) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    channel = world.env.backend.get_dm_channel(ada.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=500, code=0)
    await fixed(mia, table, "adjust", player=await seat_of(world, table, ada), what="coins", by=-1)
    await world.house.seats.vacate(table, ada.user.id, "i:leave")
    clock.pass_(minutes=5)
    await world.deliver()
    assert "coins −1" not in dms_of(ada)


# -------------------------------------------------------------------------------------- wishes


async def test_a_wish_is_looked_at_and_made_by_a_moderator(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia = await moderator(world)
    before = await coins_of(world, table, ada)
    wished = await ada.member.slash(
        world.channel, "request adjust", what="coins", by=-1, why="I took 1 too many, hidden", table=str(table)
    )
    assert wished.response.ephemeral
    assert "I've passed your request to the moderators" in reply(wished)
    await world.env.settle()
    assert "**ada** asks the moderators for a fix" in told(world, table)
    assert "hidden" not in told(world, table) + dms_of(ben)
    sent = [one.json for one in world.env.http_requests if one.path == f"/channels/{world.thread(table)}/messages"]
    assert [int(one) for one in sent[-1]["allowed_mentions"]["roles"]] == [mia.role.id]
    listed = await mia.member.slash(world.channel, "fix requests")
    assert "I took 1 too many, hidden" in reply(listed)
    looked = await mia.member.click(listed.response, label="Look at 1")
    assert "ada asks for it" in reply(looked)
    assert labels(looked) == ["Apply…", "Turn down…"]
    assert "Applied" in await apply(mia, looked, "as asked")
    assert await coins_of(world, table, ada) == before - 1
    assert "hidden" not in told(world, table)
    assert "as asked" in told(world, table)
    assert "No player on this server" in reply(await mia.member.slash(world.channel, "fix requests"))


async def test_a_wish_that_is_turned_down_is_told_to_its_player(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    await ada.member.slash(world.channel, "request deadline", hours=48, why="a wedding", table=str(table))
    overview = await look(mia, table, "look")
    assert "a wedding" in reply(overview)
    looked = await mia.member.click(overview.response, label="Look at 1")
    asked_why = await mia.member.click(looked.response, label="Turn down…")
    await mia.member.submit_modal(asked_why, {"words": "the break is next week"})
    assert "Not done" in texts_of(world.message_now(looked.response).components)
    await world.env.settle()
    assert "Your request was turned down" in dms_of(ada)
    assert "Why: “the break is next week”" in dms_of(ada)


async def test_wishes_are_of_ones_own_seat_and_few(world: World) -> None:
    ada, _, _, table = await three(world)
    stranger = world.person("eve")
    refused = await stranger.member.slash(world.channel, "request pause", why="please", table=str(table))
    assert "You're not at this table" in reply(refused)
    for _ in range(3):
        await ada.member.slash(world.channel, "request pause", why="please", table=str(table))
    more = await ada.member.slash(world.channel, "request pause", why="please", table=str(table))
    assert "You've already asked for 3 fixes" in reply(more)
    loud = await ada.member.slash(world.channel, "request answer", why="@everyone", table=str(table))
    assert "can't mention anyone" in reply(loud)


# -------------------------------------------------------------------------------------- rewinds


async def settled_round(world: World) -> tuple[Seat, Seat, Seat, int]:
    """A round of bids that everybody has seen settle."""
    ada, ben, cleo, table = await three(world)
    await bids(world, table, (cleo, 0), (ada, 2), (ben, 1))
    return ada, ben, cleo, table


async def back(world: World, mia: Seat, table: int) -> str:
    """The point before the bids, as the list offers it."""
    offered = await mia.member.autocomplete(world.channel, "fix rewind", "to", "", table=str(table))
    assert "Round 1: sealed bids" in offered[-1]["name"], offered
    return str(offered[-1]["value"])


async def test_a_rewind_past_what_was_seen_needs_the_whole_table(world: World) -> None:
    ada, ben, cleo, table = await settled_round(world)
    mia = await moderator(world)
    before = len(in_thread(world, table))
    dms = {seat.name: len(seat.dms()) for seat in (ada, ben, cleo)}
    offered = await mia.member.autocomplete(world.channel, "fix rewind", "to", "", table=str(table))
    assert "needs the table's consent" in offered[-1]["name"]
    looked = await look(mia, table, "rewind", to=await back(world, mia, table))
    assert "the table must agree" in reply(looked)
    assert "The table votes" in await apply(mia, looked, "ada sealed for ben")
    vote = world.message(in_thread(world, table)[-1])
    shown = texts_of(in_thread(world, table)[-1].components)
    assert f"<@{mia.user.id}>" in shown
    assert "ada sealed for ben" in shown
    assert "Round 1: sealed bids" in shown
    assert "All 3 must say yes" in shown
    old = {}
    for seat in (ada, ben, cleo):
        await seat.open_desk(table)
        old[seat.name] = seat.desk
    for seat in (ada, ben):
        await seat.member.click(vote, label="Yes")
    assert (await world.house.lookups.table(table)).moment == "1.console"
    await cleo.member.click(vote, label="Yes")
    await world.deliver()
    assert (await world.house.lookups.table(table)).moment == "1.bid"
    assert f"<@{mia.user.id}> **has rewound the game** to where Round 1: sealed bids began" in told(world, table)
    await sweep(world)
    marked = [one for one in in_thread(world, table) if "Undone by a rewind" in texts_of(one.components)]
    assert marked
    assert not any(buttons_of(one.components) for one in marked)
    assert all(in_thread(world, table).index(one) < before for one in marked)
    undone = [one for one in cleo.dms() if "taken back by a rewind" in texts_of(one.components)]
    assert ["consoled" in texts_of(one.components) for one in undone] == [False, True]  # she alone was asked that
    for seat in (ada, ben, cleo):
        assert len(seat.dms()) == dms[seat.name] + 1
        *earlier, desk = seat.dms()
        assert "has rewound the game" in texts_of(desk.components)
        assert not any(buttons_of(one.components) for one in earlier)
        assert "-# ⏪" in texts_of(earlier[-1].components)
        assert "takes the crown" not in dms_of(seat)  # no desk tells what has not happened


async def sweep(world: World) -> None:
    """What the scheduler does, and all that it has begun."""
    deliverer = world.env.bot.deliverer  # type: ignore[attr-defined]
    await deliverer.sweep()
    await deliverer.at_rest()


async def test_buttons_from_before_a_rewind_are_dead(world: World) -> None:
    ada, ben, cleo, table = await three(world)
    mia = await moderator(world)
    ada.take_dm()
    await ada.choose("coins", "3")
    early = ada.desk
    await bids(world, table, (ben, 1), (cleo, 0))
    await ada.press("Seal")
    await world.deliver()
    looked = await look(mia, table, "rewind", to=await back(world, mia, table))
    await apply(mia, looked)
    for seat in (ada, ben, cleo):
        await seat.member.click(world.message(in_thread(world, table)[-1]), label="Yes")
    await world.deliver()
    page = Page()
    page.text("an old desk")
    page.buttons([button("Seal", Press("seal", table, "1.bid", argument=digest({"coins": 3})))])
    world.message_now(early).components = page.view().to_components()
    await ada.user.click(early, label="Seal")
    assert "step is over" in texts_of(world.message_now(early).components)
    assert (await world.house.play.desk(table, ada.user.id)).sealed is None


async def test_a_table_that_does_not_agree_goes_on(world: World) -> None:
    _, ben, _, table = await settled_round(world)
    mia = await moderator(world)
    await apply(mia, await look(mia, table, "rewind", to=await back(world, mia, table)))
    vote = world.message(in_thread(world, table)[-1])
    await ben.member.click(vote, label="No")
    await world.deliver()
    assert "Not agreed" in texts_of(world.message_now(vote).components)
    assert (await world.house.lookups.table(table)).moment == "1.console"


async def test_an_outsider_has_no_say_in_a_rewind(world: World, clock: Clock) -> None:
    *_, table = await settled_round(world)
    mia = await moderator(world)
    await apply(mia, await look(mia, table, "rewind", to=await back(world, mia, table)))
    vote = world.message(in_thread(world, table)[-1])
    assert "You're not at this table" in reply(await world.person("eve").member.click(vote, label="Yes"))
    clock.pass_(hours=25)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    assert "Not agreed in time" in texts_of(world.message_now(vote).components)


async def test_a_point_that_is_not_in_the_list(world: World) -> None:
    *_, table = await settled_round(world)
    mia = await moderator(world)
    for typed in ("0:1.bid", "1:9.bid", "nonsense", "-1:"):
        assert "can't go back there" in reply(await look(mia, table, "rewind", to=typed))
