"""Look, reason, done: what a moderator, the table and the player read of each fix."""

from __future__ import annotations

import re

import pytest

from host.values import Person
from tests.bot.fixes.acting import (
    Moderator,
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
from tests.bot.people import World, buttons_of, texts_of
from tests.host.seating import play_out

pytestmark = pytest.mark.usefixtures("complaints")


# ------------------------------------------------------------------------------------ the look


async def test_a_look_changes_nothing_and_says_what_would(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "adjust", player=await seat_of(world, table, ada), what="crowns", by=1)
    assert found.response.ephemeral
    assert "Correct something ada has" in reply(found)
    assert "crowns" in reply(found)
    assert "One private desk" in reply(found)
    assert labels(found) == ["Apply…", "Cancel"]
    assert "mia" not in told(world, table)
    assert not await world.house.fixes.fix_history(table)


async def test_cancel_leaves_everything_as_it_is(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "pause")
    await mia.member.click(found.response, label="Cancel")
    assert "Nothing was changed" in texts_of(world.message_now(found.response).components)
    assert not (await world.house.lookups.table(table)).paused


async def test_the_table_reads_what_by_whom_and_why(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    seat = await seat_of(world, table, ada)
    said = await fixed(mia, table, "adjust", "counted wrong", player=seat, what="crowns", by=1)
    assert "Applied" in said
    last = in_thread(world, table)[-1]
    assert f"<@{mia.user.id}>" in texts_of(last.components)
    assert "has corrected something that ada has" in texts_of(last.components)
    assert "counted wrong" in texts_of(last.components)
    assert "+1" in texts_of(last.components)
    sent = [one.json for one in world.env.http_requests if one.path == f"/channels/{world.thread(table)}/messages"]
    assert not sent[-1]["allowed_mentions"].get("users")
    assert sent[-1]["allowed_mentions"]["parse"] == []


async def test_a_secret_is_told_to_its_player_alone(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia = await moderator(world)
    seat = await seat_of(world, table, ada)
    found = await look(mia, table, "adjust", player=seat, what="coins", by=2)
    coins = (await world.house.play.desk(table, ada.user.id)).view.coins
    assert str(coins) not in reply(found).replace("+2", "").replace(f"table {table}", "")
    assert "Applied" in await apply(mia, found)
    assert "+2" in dms_of(ada)
    assert "+2" not in told(world, table)
    assert "+2" not in dms_of(ben)
    assert (await world.house.play.desk(table, ada.user.id)).view.coins == coins + 2


# ------------------------------------------------------------------------------------ the reason


@pytest.mark.parametrize(
    ("reason", "said"),
    [("@everyone look", "can't mention anyone"), ("<@123>", "can't mention anyone"), ("  ", "Give a reason")],
)
async def test_a_reason_pings_nobody(world: World, reason: str, said: str) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "pause")
    assert said in await apply(mia, found, reason)
    assert not (await world.house.lookups.table(table)).paused
    assert "Applied" in await apply(mia, found, "then so")  # the look is still good


async def test_a_reason_shows_as_it_was_typed(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    await fixed(mia, table, "pause", "**loud** [x](https://y.z) `code`")
    assert r"\*\*loud\*\* \[x\]" in told(world, table)


# ---------------------------------------------------------------------------- forged and late


async def test_a_player_who_presses_apply_is_refused(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "pause")
    press = buttons_of(found.response.components)["Apply…"]["custom_id"]
    forged = await ada.member.click(world.board(table), label="My desk")
    world.message_now(forged.response).components[0]["components"].append(
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "Forged", "custom_id": press}]}
    )
    pressed = await ada.member.click(forged.response, label="Forged")
    assert pressed.modal is None
    assert "Only moderators of this server" in reply(pressed)
    assert not (await world.house.lookups.table(table)).paused


async def test_any_moderator_of_the_server_may_apply_what_another_looked_at(world: World) -> None:
    *_, table = await three(world)
    mia, max_ = await moderator(world), Moderator(world, "max", manages=True)
    found = await look(mia, table, "pause")
    done = await world.house.moderation.apply_fix(
        table,
        int(buttons_of(found.response.components)["Apply…"]["custom_id"].split(":")[3]),
        Person(max_.user.id, max_.name),
        "both of us",
        "i:max",
        server_id=world.guild.id,
    )
    assert done.state == "applied"
    assert "Too late" in await apply(mia, found)


async def test_the_look_survives_a_restart(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "pause")
    await world.restart()
    assert "Applied" in await apply(mia, found)
    assert (await world.house.lookups.table(table)).paused


async def test_pressing_twice_is_one_fix(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    found = await look(mia, table, "deadline", hours=5)
    shown = await mia.member.click(found.response, label="Apply…")
    again = await mia.member.click(found.response, label="Apply…")
    await mia.member.submit_modal(shown, {"words": "slow week"})
    late = await mia.member.submit_modal(again, {"words": "slow week"})
    assert "Too late" in reply(late)
    assert len(await world.house.fixes.fix_history(table)) == 1


# ------------------------------------------------------------------------------ each kind of fix


async def test_deadlines_move_for_all_or_one(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia = await moderator(world)
    before = (await world.house.play.desk(table, ben.user.id)).due_at
    assert "Applied" in await fixed(mia, table, "deadline", hours=24, player=await seat_of(world, table, ada))
    assert (await world.house.play.desk(table, ben.user.id)).due_at == before
    assert before is not None
    assert (await world.house.play.desk(table, ada.user.id)).due_at > before  # type: ignore[operator]
    assert "24 hours later" in told(world, table)
    assert "moved by 1 to" in reply(await look(mia, table, "deadline", hours=0))


async def test_pause_and_resume(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    assert "The game isn't paused" in reply(await look(mia, table, "resume"))
    await fixed(mia, table, "pause")
    assert "Paused" in texts_of(world.stored_board(table).components)
    await fixed(mia, table, "resume")
    assert not (await world.house.lookups.table(table)).paused
    assert "has resumed the game" in told(world, table)


async def test_the_safe_answer_for_somebody(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    seat = await seat_of(world, table, ada)
    found = await look(mia, table, "answer", player=seat)
    assert "If ada owes a decision" in reply(found)
    assert "Applied" in await apply(mia, found)
    assert (await world.house.play.desk(table, ada.user.id)).sealed is not None
    assert "The safe answer was given for you" in dms_of(ada)
    await fixed(mia, table, "answer", player=seat)
    assert "You owed no answer" in dms_of(ada)
    assert told(world, table).count("has had the safe answer given for ada, if one was owed") == 2


async def test_reopening_says_the_same_whether_there_was_something_or_not(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia = await moderator(world)
    await bids(world, table, (ada, 3))
    looks = [await look(mia, table, "reopen", player=await seat_of(world, table, who)) for who in (ada, ben)]
    said = [reply(found).replace("ada", "X").replace("ben", "X") for found in looks]
    assert said[0] == said[1]
    done = (await apply(mia, looks[0])).replace("ada", "X")
    second = await fixed(mia, table, "reopen", player=await seat_of(world, table, ben))
    assert done == second.replace("ben", "X")
    assert (await world.house.play.desk(table, ada.user.id)).drafts == {"1.bid": {"coins": 3}}
    assert "is open again" in dms_of(ada)
    assert "You'd sealed nothing" in dms_of(ben)


async def test_a_player_is_removed_and_another_comes_in(world: World) -> None:
    ada, _, _, table = await three(world)
    mia, dora = await moderator(world), world.person("dora")
    seat = await seat_of(world, table, ada)
    await fixed(mia, table, "remove", player=seat)
    assert "has removed ada from the seat" in told(world, table)
    assert "Offered in private" in await fixed(mia, table, "replace", player=seat, newcomer=dora.member)
    assert "dora" not in told(world, table)
    dora.take_dm()
    assert "offers you a seat there" in dora.words()
    await dora.press("Confirm")
    await world.env.settle()
    assert "has given a seat to dora" in told(world, table)
    dora.take_dm()
    await dora.choose("coins", "1")
    await dora.press("Seal")
    assert (await world.house.play.desk(table, dora.user.id)).sealed is not None


async def test_a_seat_is_not_given_to_who_knows_too_much(world: World) -> None:
    ada, ben, cleo, table = await three(world)
    mia = await moderator(world)
    seat = await seat_of(world, table, ada)
    await world.house.seats.vacate(table, cleo.user.id, "i:leave")
    for newcomer, said in (
        (ben.member, "<@{}> is already at this table"),
        (cleo.member, "<@{}> has had another seat"),
        (mia.member, "another moderator"),
    ):
        found = await look(mia, table, "replace", player=seat, newcomer=newcomer)
        assert said.format(newcomer.id) in reply(found)


async def test_a_void_game_is_over(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    await fixed(mia, table, "void")
    assert (await world.house.lookups.table(table)).status == "closed"
    assert "declared the game void" in told(world, table)
    assert "abandoned" in texts_of(world.stored_board(table).components)


async def test_a_fix_for_a_table_that_has_not_begun(world: World) -> None:
    ada, mia = world.person("ada"), await moderator(world)
    table = await world.lobby(ada)
    assert "hasn't started yet" in reply(await look(mia, table, "pause"))


async def test_a_seat_that_is_not_there(world: World) -> None:
    *_, table = await three(world)
    mia = await moderator(world)
    assert "no such player" in reply(await look(mia, table, "reopen", player="seat:17"))
    assert "no such player" in reply(await look(mia, table, "reopen", player="0"))
    assert "no such player" in reply(await look(mia, table, "reopen", player="nobody"))
    assert "If ada has sealed" in reply(await look(mia, table, "reopen", player="ADA"))


async def test_a_number_that_would_break_a_rule(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    seat = await seat_of(world, table, ada)
    found = await look(mia, table, "adjust", player=seat, what="crowns", by=17)
    assert "Apply…" not in labels(found)
    assert "Choose between" in reply(found)
    assert "can't be changed here" in reply(await look(mia, table, "adjust", player=seat, what="dragons", by=1))


# --------------------------------------------------------------------------------------- the result


async def test_a_final_result_is_corrected_and_says_so(world: World) -> None:
    ada, *_, table = await three(world, options="rounds=1")
    mia = await moderator(world)
    assert "isn't over yet" in reply(await look(mia, table, "result", scores="ada 1, ben 2, cleo 3"))
    await play_out(world.house, await world.house.lookups.table(table))
    await world.deliver()
    suggested = await mia.member.autocomplete(world.channel, "fix result", "scores", "", table=str(table))
    assert "ada" in suggested[0]["value"]
    assert "I can't read these scores" in reply(await look(mia, table, "result", scores="ada 12"))
    found = await look(mia, table, "result", scores="Ben 9, ada: 12; cleo -1")
    assert "Place 1: ada with **12**" in reply(found)
    assert "Applied" in await apply(mia, found, "forgot the bonus")
    board = texts_of(world.stored_board(table).components)
    assert "**ada wins** with 12 points, 3 ahead of ben" in board
    assert re.search(r"^1\. ada\b.*: \*\*12\*\*$", board, re.MULTILINE)
    assert re.search(r"^Total +12 +9 +−1$", board, re.MULTILINE)
    assert "1. ada: **12**" in told(world, table)
    assert "Corrected by the moderators" in board
    await ada.open_desk(table)
    assert "Corrected by the moderators" in ada.words()
    assert "forgot the bonus" in reply(await look(ada, table, "history"))
