"""News and boards: once, in order, to where they can be read; closed messages hang nothing."""

from __future__ import annotations

from bot.messages.sending import message_mark
from db.connection.session import Database
from db.connection.statements import Statement
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.ground import Clock


def close_dms(world: World, seat: Seat) -> None:
    """Every message to that person is refused from now on."""
    channel = world.env.backend.get_dm_channel(seat.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)


def open_dms(world: World) -> None:
    world.env.backend.faults.clear()


def told_in_thread(world: World, table: int) -> list[str]:
    bot = world.env.backend.bot_user.id
    return [texts_of(one.components) for one in world.messages(world.thread(table)) if one.author_id == bot]


async def test_somebody_whose_messages_are_closed_is_told_when_joining(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.lobby(ada)
    close_dms(world, ben)
    joined = await world.join(ben)
    assert "I can't message you directly" in texts_of(joined.followups[0].components)
    assert (await world.house.settings.player(ben.user.id)).dms == "closed"


async def test_messages_closed_in_the_middle_are_told_at_the_table_once_and_without_a_secret(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    close_dms(world, ben)
    await ada.member.click(world.lobby_message, label="Start")
    coins = (await world.house.play.desk(table, ben.user.id)).view.coins
    notices = [words for words in told_in_thread(world, table) if "I can't message you directly" in words]
    assert len(notices) == 1
    assert f"<@{ben.user.id}>" in notices[0]
    assert f"{coins} coins" not in "\n".join(told_in_thread(world, table))
    await ben.open_desk(table)
    assert f"Your purse holds {coins} coins" in ben.words()  # what the direct message would have told
    await ben.choose("coins", "1")
    await ben.press("Seal")
    ada.take_dm()
    await ada.choose("coins", "0")
    await ada.press("Seal")
    assert len([words for words in told_in_thread(world, table) if "I can't message" in words]) == 1
    refused = [one for one in world.env.http_requests if one.path == f"/channels/{ben_dm(world, ben)}/messages"]
    assert len(refused) == 2  # the welcome and the first news: none after that


def ben_dm(world: World, seat: Seat) -> int:
    return int(world.env.backend.get_dm_channel(seat.user.id).id)


async def test_opened_messages_are_tried_again_by_a_press(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    close_dms(world, ben)
    await ada.member.click(world.lobby_message, label="Start")
    notice = next(
        one
        for one in world.messages(world.thread(1))
        if "Try direct messages again" in buttons_of(one.components or [])
    )
    still = await ben.member.click(world.message(notice), label="Try direct messages again")
    assert "still can't message" in texts_of(still.response.components)
    open_dms(world)
    again = await ben.member.click(world.message(notice), label="Try direct messages again")
    assert "directly again" in texts_of(again.response.components)
    assert (await world.house.settings.player(ben.user.id)).dms == "open"
    await world.env.settle()
    assert "I can message you again" in texts_of(ben.dms()[-1].components)


async def test_a_message_that_fails_comes_later_and_once(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    world.env.inject_error("POST", f"/channels/{ben_dm(world, ben)}/messages", status=500, times=20)
    before = len(ben.dms())
    await ada.member.click(world.lobby_message, label="Start")
    open_dms(world)
    assert len(ben.dms()) == before
    await world.deliver()
    assert len(ben.dms()) == before  # not yet
    clock.pass_(minutes=1)
    await world.deliver()
    assert len(ben.dms()) == before + 1
    assert (await world.house.settings.player(ben.user.id)).dms == "open"


async def test_a_message_cut_off_after_it_arrived_is_not_sent_twice(world: World, database: Database) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    counts = len(ada.dms()), len(ben.dms()), len(told_in_thread(world, table))
    await database.write(Statement("UPDATE outbox SET state = 'sending', message_id = NULL"), {})
    await world.restart()
    assert (len(ada.dms()), len(ben.dms()), len(told_in_thread(world, table))) == counts
    states = await database.fetch(Statement("SELECT DISTINCT state FROM outbox"), {})
    assert [row.state for row in states] == ["sent"]


async def test_a_message_cut_off_before_it_arrived_is_sent(world: World, database: Database) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    backend = world.env.backend
    backend.delete_message(ada.dms()[-1].channel_id, ada.dms()[-1].id)
    before = len(ada.dms())
    await database.write(Statement("UPDATE outbox SET state = 'sending' WHERE lane_id = :id"), {"id": ada.user.id})
    await world.restart()
    assert len(ada.dms()) == before + 1


async def test_a_message_carries_a_nonce_that_discord_enforces(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    sent = [one.json for one in world.env.http_requests if one.path == f"/channels/{ben_dm(world, ben)}/messages"]
    assert sent[-1]["enforce_nonce"] is True
    assert 1 <= len(sent[-1]["nonce"]) <= 25
    assert sent[-1]["components"][0]["id"] == message_mark(sent[-1]["nonce"])
    assert sent[-1]["allowed_mentions"] == {"parse": []}


async def test_a_deleted_board_is_put_up_again_and_pinned(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    old = world.stored_board(table)
    world.env.backend.delete_message(old.channel_id, old.id)
    ada.take_dm()
    await ada.choose("coins", "1")
    await ada.press("Seal")
    new = world.stored_board(table)
    assert new.id != old.id
    assert "Waiting for one player." in texts_of(new.components)


async def test_a_thread_that_went_to_sleep_is_woken_for_its_board(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    thread = world.thread(table)
    world.env.inject_error(
        "PATCH", f"/channels/{thread}/messages/*", status=400, code=50083, message="Thread is archived"
    )
    ada.take_dm()
    await ada.choose("coins", "1")
    await ada.press("Seal")
    assert "Waiting for one player." in texts_of(world.stored_board(table).components)
    woken = [one.json for one in world.env.http_requests if (one.method, one.path) == ("PATCH", f"/channels/{thread}")]
    assert woken == [{"archived": False}]


async def test_a_thread_made_but_not_noted_is_found_again(world: World, database: Database) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    thread = world.thread(table)
    await database.write(Statement("UPDATE tables SET thread_id = NULL"), {})
    await database.write(Statement("UPDATE boards SET dirty = true"), {})
    world.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160004)
    await world.restart()
    assert (await world.house.play.board(table)).table.thread_id == thread


async def test_a_process_that_is_not_on_the_server_makes_the_thread_of_a_table_too(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    world.env.bot._connection._guilds.pop(world.guild.id)
    await world.house.lobby.start(table, ada.user.id, "i:start")
    await world.deliver()
    assert (await world.house.play.board(table)).table.thread_id is not None


async def test_a_game_begins_though_its_board_cannot_be_pinned(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    world.env.inject_error("PUT", "/channels/*/messages/pins/*", status=403, code=50013, times=None)
    table = await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    await ada.member.click(world.lobby_message, label="Start")
    board = (await world.house.play.board(table)).table
    assert board.board_message_id is not None
    ada.take_dm()
    assert "Round 1" in ada.words()


async def test_a_board_that_may_not_be_edited_is_shown_once_the_permission_is_back(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    board = (await world.house.play.board(table)).table.board_message_id
    thread = world.thread(table)
    world.env.inject_error("PATCH", f"/channels/{thread}/messages/{board}", status=403, code=50013)
    for seat, coins in ((ada, "0"), (ben, "1")):
        seat.take_dm()
        await seat.choose("coins", coins)
        await seat.press("Seal")
    await world.deliver()

    def shown() -> str:
        return next(texts_of(one.components) for one in world.messages(thread) if one.id == board)

    assert "consolation" not in shown().lower()
    clock.pass_(seconds=20)
    await world.deliver()
    assert "consolation" in shown().lower()


async def test_the_thread_hears_what_everyone_may_know(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    for seat, coins in ((ada, "0"), (ben, "1")):
        seat.take_dm()
        await seat.choose("coins", coins)
        await seat.press("Seal")
    said = told_in_thread(world, table)
    assert "ben takes the crown." in said[-1]
    assert "Round 1" in said[-2]


async def test_a_first_message_that_fails_for_other_reasons_closes_nothing(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.lobby(ada)
    world.env.inject_error("POST", f"/channels/{ben_dm(world, ben)}/messages", status=500)
    joined = await world.join(ben)
    assert "You're at table" in texts_of(joined.followups[0].components)
    assert (await world.house.settings.player(ben.user.id)).dms == "open"


async def test_a_deleted_thread_is_opened_again_with_its_board(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    old = world.thread(table)
    world.env.backend.delete_channel(old)
    for seat, coins in ((ada, "0"), (ben, "1")):
        seat.take_dm()
        await seat.choose("coins", coins)
        await seat.press("Seal")
    new = world.thread(table)
    assert new != old
    assert "the consolation" in texts_of(world.stored_board(table).components)
    assert "ben takes the crown." in told_in_thread(world, table)[-1]
    said = [texts_of(message.components) for message in world.messages(new)]
    assert ["earlier thread of this table was deleted" in words for words in said].count(True) == 1
    assert f"<#{new}>" in texts_of(world.message_now(world.lobby_message).components)


async def test_players_whose_channel_was_deleted_are_told_once_each(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    ben.take_dm()
    for channel in (world.thread(table), world.lobby_message.channel.id):
        world.env.backend.delete_channel(channel)
    for seat, coins in ((ada, "0"), (ben, "1")):
        await seat.choose("coins", coins)
        await seat.press("Seal")
    for _ in range(3):  # its board is tried again at each change
        clock.pass_(minutes=5)
        await world.house.outbox.place_gone(table)
        await world.deliver()
    for seat in (ada, ben):
        said = [texts_of(message.components) for message in seat.dms()]
        assert [f"channel and thread of table {table} were deleted" in words for words in said].count(True) == 1


async def test_a_lobby_message_that_was_deleted_does_not_stop_the_game(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    world.env.backend.delete_message(world.lobby_message.channel_id, world.lobby_message.id)
    shown = await ada.member.slash(world.channel, "table show", table=str(table))
    await ada.member.click(shown.response, label="Start")
    await world.deliver()
    assert any("Round 1" in told for told in told_in_thread(world, table))  # that the board is pinned is told, too
