"""Leaving, open seats, newcomers, votes and rematches, as people press them."""

from __future__ import annotations

from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from host.values import Trouble
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.ground import Clock
from tests.host.seating import play_out


def bot_of(world: World) -> Any:
    return world.env.bot


def reply(result: Any) -> str:
    return texts_of(result.response.components)


def in_thread(world: World, table: int) -> list[Any]:
    bot = world.env.backend.bot_user.id
    return [one for one in world.messages(world.thread(table)) if one.author_id == bot]


def told(world: World, table: int) -> str:
    return "\n".join(texts_of(one.components) for one in in_thread(world, table))


def vote_of(world: World, table: int) -> Any:
    """The newest message with Yes and No, or that had them."""
    return next(one for one in reversed(in_thread(world, table)) if "Yes: " in texts_of(one.components))


async def three(world: World) -> tuple[Seat, Seat, Seat, int]:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    return ada, ben, cleo, await world.seated(ada, ben, cleo)


async def leave(world: World, seat: Seat, table: int) -> Any:
    asked = await seat.member.slash(world.channel, "table leave", table=str(table))
    assert asked.response.ephemeral
    assert "Your seat opens" in reply(asked)
    done = await seat.member.click(asked.response, label="Leave the game")
    await world.env.settle()
    return done


# -------------------------------------------------------------------------------- leaving and taking over


async def test_leaving_a_lobby_needs_no_second_thought(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    assert "You've left" in reply(await ben.member.slash(world.channel, "table leave", table=str(table)))
    assert "ben" not in texts_of(world.messages(world.channel.id)[0].components)


async def test_leaving_a_game_asks_first_and_tells_the_table(world: World) -> None:
    ada, _, _, table = await three(world)
    await leave(world, ada, table)
    assert "**ada** has left the game" in told(world, table)
    assert told(world, table).count("A crown is up for auction") == 1  # the step is not told anew
    assert "The seat of ada is open" in texts_of(world.stored_board(table).components)
    again = await ada.member.slash(world.channel, "table leave", table=str(table))
    assert "You're not at this table" in reply(again)


async def test_old_buttons_of_who_left_are_dead(world: World) -> None:
    ada, _, _, table = await three(world)
    ada.take_dm()
    await leave(world, ada, table)
    await world.deliver()
    assert "You've left this table" in ada.words()
    assert not ada.buttons()
    opened = await ada.member.click(world.board(table), label="My desk")
    assert "You're not at this table" in reply(opened)


async def test_a_newcomer_finds_the_seat_looks_at_the_table_and_takes_over(world: World) -> None:
    ada, _, _, table = await three(world)
    dora = world.person("dora")
    assert "no open seat" in reply(await dora.member.slash(world.channel, "seats"))
    await leave(world, ada, table)
    listed = await dora.member.slash(world.channel, "seats")
    assert "the seat of ada" in reply(listed)
    assert listed.response.ephemeral
    coins = [(await world.house.play.desk(table, one)).view.coins for one in await people_at(world, table)]
    look = await dora.member.click(listed.response, label=f"Table {table}: ada")
    shown = reply(look)
    assert "Waiting for" in shown
    assert not any(f"holds {coin}" in shown for coin in coins)
    took = await dora.member.click(look.response, label="Take over the seat of ada")
    assert f"You're at table {table}" in reply(took)
    await world.env.settle()
    assert "**dora** has taken over" in told(world, table)
    dora.take_dm()
    assert "You've taken over this seat" in dora.words()
    await dora.choose("coins", "1")
    await dora.press("Seal")
    assert (await world.house.play.desk(table, dora.user.id)).sealed is not None


@pytest.mark.parametrize("watched", [True, False])
async def test_whoever_takes_over_a_seat_is_told_before_and_then_that_strangers_watch(
    world: World, *, watched: bool
) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben, watched=watched)
    await leave(world, ada, table)
    listed = await dora.member.slash(world.channel, "seats")
    assert ("without signing in" in reply(listed)) == watched
    look = await dora.member.click(listed.response, label=f"Table {table}: ada")
    took = await dora.member.click(look.response, label="Take over the seat of ada")
    assert ("without signing in" in reply(took)) == watched


async def test_a_player_gives_an_open_seat_to_an_automatic_player(world: World) -> None:
    ada, ben, _, table = await three(world)
    await leave(world, ada, table)
    listed = await ben.member.slash(world.channel, "seats")
    look = await ben.member.click(listed.response, label=f"Table {table}: ada")
    assert set(buttons_of(look.response.components)) >= {"Give it to a caretaker"}
    assert "Take over the seat of ada" not in buttons_of(look.response.components)  # he has one
    given = await ben.member.click(look.response, label="Give it to a caretaker")
    assert f"an automatic player, plays on at table {table}" in reply(given)
    await world.env.settle()
    assert ", an automatic player, has taken over an open seat" in told(world, table)
    board = texts_of(world.stored_board(table).components)
    assert "is an automatic player" in board
    assert "is open" not in board


async def test_a_seat_that_somebody_has_taken_meanwhile_is_not_given(world: World) -> None:
    ada, ben, _, table = await three(world)
    await leave(world, ada, table)
    dora = world.person("dora")
    looks = []
    for one in (dora, ben):
        listed = await one.member.slash(world.channel, "seats")
        looks.append(await one.member.click(listed.response, label=f"Table {table}: ada"))
    await dora.member.click(looks[0].response, label="Take over the seat of ada")
    late = await ben.member.click(looks[1].response, label="Give it to a caretaker")
    assert "no longer open" in texts_of((late.followups or [late.response])[0].components)


async def people_at(world: World, table: int) -> list[int]:
    return [card.person_id for card in (await world.house.play.board(table)).table.seats if card.taken]


async def test_a_seat_taken_by_somebody_else_meanwhile_is_refused(world: World) -> None:
    ada, _, _, table = await three(world)
    await leave(world, ada, table)
    dora, emil = world.person("dora"), world.person("emil")
    looks = []
    for one in (dora, emil):
        listed = await one.member.slash(world.channel, "seats")
        looks.append(await one.member.click(listed.response, label=f"Table {table}: ada"))
    await dora.member.click(looks[0].response, label="Take over the seat of ada")
    late = await emil.member.click(looks[1].response, label="Take over the seat of ada")
    assert "no longer open" in texts_of((late.followups or [late.response])[0].components)


async def test_an_onlooker_reads_only_what_is_public(world: World) -> None:
    ada, _, _, table = await three(world)
    story = await ada.member.slash(world.channel, "table story", table=str(table))
    assert story.response.ephemeral
    assert reply(story)
    stranger = world.person("emil")
    seen = await stranger.member.slash(world.channel, "table story", table=str(table))
    assert "A crown is up" in reply(seen)
    assert "What only you were told" not in str(seen.response.components)


async def test_who_is_no_longer_on_the_server_has_left(world: World, clock: Clock) -> None:
    ada, _, _, table = await three(world)
    world.guild.remove_member(ada.member)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    assert len(await people_at(world, table)) == 3  # they were seen a moment ago
    clock.pass_(hours=13)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    assert len(await people_at(world, table)) == 2
    assert "**ada** has left the game" in told(world, table)


async def test_who_cannot_be_written_to_any_more_is_looked_for_at_once(world: World) -> None:
    ada, ben, cleo, table = await three(world)
    world.guild.remove_member(ada.member)
    channel = world.env.backend.get_dm_channel(ada.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50278, times=None)
    await world.house.play.answer(table, ada.user.id, "1.bid", {"coins": 0}, "i:ada")
    for one in (ben, cleo):
        one.take_dm()
        await one.choose("coins", "1")
        await one.press("Seal")
    await world.deliver()
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    assert len(await people_at(world, table)) == 2


async def test_a_newcomer_with_closed_messages_finds_the_story_on_the_desk(world: World) -> None:
    ada, _, _, table = await three(world)
    dora = world.person("dora")
    await leave(world, ada, table)
    channel = world.env.backend.get_dm_channel(dora.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    listed = await dora.member.slash(world.channel, "seats")
    look = await dora.member.click(listed.response, label=f"Table {table}: ada")
    await dora.member.click(look.response, label="Take over the seat of ada")
    await world.deliver()
    await dora.open_desk(table)
    assert "You've taken over this seat" in dora.words()
    assert "Your purse holds" in dora.words()


# ---------------------------------------------------------------------------------------------- votes


async def test_a_vote_is_a_message_with_buttons_and_ends_when_decided(world: World) -> None:
    ada, ben, _, table = await three(world)
    asked = await ada.member.slash(world.channel, "table pause", table=str(table))
    assert "The vote is" in reply(asked)
    await world.env.settle()
    vote = vote_of(world, table)
    assert "**ada** suggests **pausing** the game" in texts_of(vote.components)
    assert "Yes: ada" in texts_of(vote.components)
    assert "2 of 3" in texts_of(vote.components)
    await ben.member.click(world.message(vote), label="Yes")
    await world.env.settle()
    assert (await world.house.play.board(table)).table.paused
    vote = vote_of(world, table)
    assert "Agreed" in texts_of(vote.components)
    assert not buttons_of(vote.components)
    assert "the game is paused" in told(world, table)
    assert "Paused" in texts_of(world.stored_board(table).components)


async def test_votes_of_strangers_and_votes_that_are_over_are_refused(world: World) -> None:
    ada, ben, cleo, table = await three(world)
    await ada.member.slash(world.channel, "table pause", table=str(table))
    await world.env.settle()
    old = world.message(vote_of(world, table))
    stranger = world.person("emil")
    refused = await stranger.member.click(old, label="Yes")
    assert "You're not at this table" in reply(refused)
    await ben.member.click(old, label="Yes")
    with pytest.raises(Trouble, match="vote-over"):
        await world.house.votes.cast(table, cleo.user.id, 1, False, "i:late")


async def test_a_vote_cut_off_after_it_arrived_is_not_sent_twice_and_still_changes(
    world: World, database: Database
) -> None:
    ada, ben, _, table = await three(world)
    await ada.member.slash(world.channel, "table pause", table=str(table))
    await world.deliver()
    count = len(in_thread(world, table))
    await database.write(Statement("UPDATE outbox SET state = 'sending' WHERE kind LIKE 'vote%'"), {})
    await world.restart()
    assert len(in_thread(world, table)) == count
    await world.house.votes.cast(table, ben.user.id, 1, True, "i:ben")
    await world.deliver()
    assert "Agreed" in texts_of(vote_of(world, table).components)


async def test_a_vote_that_ran_out_says_so(world: World, clock: Clock) -> None:
    ada, _, _, table = await three(world)
    await ada.member.slash(world.channel, "table extend", hours=12, table=str(table))
    await world.env.settle()
    clock.pass_(hours=25)
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    assert "Not agreed in time" in texts_of(vote_of(world, table).components)


async def test_an_abandoned_game_is_over_for_all(world: World) -> None:
    ada, ben, cleo, table = await three(world)
    await ada.member.slash(world.channel, "table abandon", table=str(table))
    await world.env.settle()
    for one in (ben, cleo):
        await one.member.click(world.message(vote_of(world, table)), label="Yes")
    await world.env.settle()
    assert "the game is abandoned" in told(world, table)
    assert "abandoned" in texts_of(world.stored_board(table).components)
    await world.deliver()
    ada.take_dm()
    assert "This table is closed" in ada.words()
    assert not ada.buttons()


# ------------------------------------------------------------------------------------ the end of a table


async def over(world: World) -> tuple[Seat, Seat, int]:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada, options="rounds=1")
    lobby = world.lobby_message
    for one in (ada, ben):
        await world.join(one, lobby)
    await ada.member.click(lobby, label="Start")
    await world.env.settle()
    await play_out(world.house, (await world.house.play.board(table)).table)
    await world.deliver()
    return ada, ben, table


async def test_a_rematch_opens_one_lobby_and_invites_the_others_by_name(world: World) -> None:
    ada, ben, table = await over(world)
    before = len(world.messages(world.channel.id))
    pressed = await ada.member.click(world.board(table), label="Rematch")
    assert f"<#{world.channel.id}>" in reply(pressed)
    opened, invited = world.messages(world.channel.id)[before:]
    assert "Join" in buttons_of(opened.components)
    assert f"<@{ben.user.id}>, will you join?" in texts_of(invited.components)
    sent = [one.json for one in world.env.http_requests if one.path == f"/channels/{world.channel.id}/messages"]
    assert [int(one) for one in sent[-1]["allowed_mentions"]["users"]] == [ben.user.id]
    await ben.member.click(world.board(table), label="Rematch")
    assert len(world.messages(world.channel.id)) == before + 2


async def test_a_rematch_is_opened_from_a_direct_message_too(world: World) -> None:
    ada, _, _ = await over(world)
    before = len(world.messages(world.channel.id))
    ada.take_dm()
    assert f"<#{world.channel.id}>" in reply(await ada.press("Rematch"))
    assert len(world.messages(world.channel.id)) == before + 2


async def test_a_rematch_from_a_page_seats_whoever_presses_and_invites_once(world: World) -> None:
    ada, ben, table = await over(world)
    before = len(world.messages(world.channel.id))
    first = await bot_of(world).lobbies.rematch(table, ada.user.id, "w:1")
    again = await bot_of(world).lobbies.rematch(table, ben.user.id, "w:2")
    assert again.id == first.id
    assert [card.person_id for card in again.seats] == [ada.user.id, ben.user.id]
    opened, invited = world.messages(world.channel.id)[before : before + 2]
    assert "Join" in buttons_of(opened.components)
    assert f"<@{ben.user.id}>, will you join?" in texts_of(invited.components)
    with pytest.raises(Trouble, match="not-seated"):
        await bot_of(world).lobbies.rematch(table, world.person("emil").user.id, "w:3")


async def test_a_rematch_from_a_page_needs_what_the_bot_may_in_the_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = await over(world)
    monkeypatch.setattr("bot.lobby.on_pages.lacking_permissions", lambda has, needed: ["send_messages"])
    with pytest.raises(Trouble, match="rematch-unposted"):
        await bot_of(world).lobbies.rematch(table, ada.user.id, "w:1")
    assert (await world.house.lookups.tables_in(world.guild.id)) == ()


async def test_a_game_begins_from_a_page_where_the_bot_may_show_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, before = await over(world)
    table = (await bot_of(world).lobbies.rematch(before, ada.user.id, "w:1")).id
    await bot_of(world).lobbies.rematch(before, ben.user.id, "w:2")
    with monkeypatch.context() as without:
        without.setattr("bot.lobby.on_pages.lacking_permissions", lambda has, needed: ["create_public_threads"])
        with pytest.raises(Trouble, match="start-unposted"):
            await bot_of(world).lobbies.start(table, ada.user.id, "w:3")
    assert (await world.house.lookups.table(table)).status == "lobby"
    await bot_of(world).lobbies.start(table, ada.user.id, "w:4")
    assert (await world.house.lookups.table(table)).status == "playing"


async def test_only_who_played_asks_for_a_rematch(world: World) -> None:
    _, _, table = await over(world)
    stranger = world.person("emil")
    assert "You're not at this table" in reply(await stranger.member.click(world.board(table), label="Rematch"))
