"""What presses do beyond the straight path: strangers, old buttons, double clicks, liberties, two desks at once."""

from __future__ import annotations

import copy

import pytest
from simcord.components import walk_components
from simcord.results import to_discord_message

from tests.bot.people import Seat, World, buttons_of, parsed, selects_of, texts_of
from tests.bot.pressing import reply, table_of_two


async def test_a_usual_bid_takes_two_clicks(world: World) -> None:
    _, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    assert "You would keep" in ada.words()
    await ada.press("Seal")
    assert "Your sealed bid: 3 coins" in ada.words()
    assert "Waiting for one player." in ada.words()


async def test_a_sealed_bid_can_be_taken_back_and_changed(world: World) -> None:
    _, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    await ada.press("Seal")
    await ada.press("Take back")
    assert "**Your bid**: 3" in ada.words()
    await ada.choose("coins", "4")
    await ada.press("Seal")
    assert "Your sealed bid: 4 coins" in ada.words()


async def test_a_stranger_pressing_my_desk_is_told_in_private(world: World) -> None:
    table, _, _ = await table_of_two(world)
    eve = world.person("eve")
    refused = await eve.member.click(world.board(table), label="My desk")
    assert refused.response.ephemeral
    assert "You're not at this table" in reply(refused)


async def test_a_draft_is_the_same_in_dm_and_ephemeral(world: World) -> None:
    table, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    await ada.open_desk(table)
    assert "**Your bid**: 3" in ada.words()


async def test_a_seal_only_seals_what_is_shown_beside_it(world: World) -> None:
    table, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    dm = ada.desk
    await ada.open_desk(table)
    await ada.choose("coins", "5")
    ada.desk, ada.private = dm, True
    await ada.press("Seal")
    assert "changed somewhere else" in ada.words()
    assert "**Your bid**: 5" in ada.words()
    assert (await world.house.play.desk(table, ada.user.id)).sealed is None
    await ada.press("Seal")
    assert "Your sealed bid: 5 coins" in ada.words()


async def test_a_draft_is_still_there_after_a_restart(world: World) -> None:
    _, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    await world.restart()
    await ada.press("Refresh")
    assert "**Your bid**: 3" in ada.words()
    await ada.press("Clear")
    assert "*not chosen yet*" in ada.words()


async def test_sealing_twice_is_one_move(world: World) -> None:
    table, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    seal = ada.buttons()["Seal"]
    stored = world.env.backend.get_message(ada.desk.channel.id, ada.desk.id)
    before = copy.deepcopy(stored.components)
    await ada.press("Seal")
    stored.components = before  # the second click left before the first one's answer came
    await ada.user.click(ada.desk, custom_id=seal["custom_id"])
    assert "Your sealed bid: 3 coins" in ada.words()
    assert "step is over" not in ada.words()
    assert (await world.house.play.desk(table, ada.user.id)).view.bid == 3


async def test_an_old_button_shows_the_present_desk(world: World) -> None:
    _, ada, ben = await table_of_two(world)
    await ada.choose("coins", "0")
    await ben.choose("coins", "1")
    old = world.env.backend.get_message(ben.desk.channel.id, ben.desk.id)
    before = copy.deepcopy(old.components)
    await ada.press("Seal")
    await ben.press("Seal")
    old.components = before
    await ben.user.click(to_discord_message(world.env, old), label="Seal")
    assert "That step is over. Here's the current one." in texts_of(old.components)
    assert "the consolation" in texts_of(old.components)
    assert "How much do you bid" not in texts_of(old.components)


async def test_what_happened_stays_when_the_desk_under_it_changes(world: World) -> None:
    _, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    await ada.press("Seal")
    assert "Your purse holds" in ada.words()
    assert "Sealed." in ada.words()


async def test_a_settled_step_comes_as_one_message_with_the_next_question(world: World) -> None:
    _, ada, ben = await table_of_two(world)
    await ada.choose("coins", "0")
    await ada.press("Seal")
    before = len(ada.dms()), len(ben.dms())
    await ben.choose("coins", "1")
    await ben.press("Seal")
    assert (len(ada.dms()), len(ben.dms())) == (before[0] + 1, before[1])  # whoever settles it goes on in place
    assert "You take the crown" in ben.words()
    assert "Nothing to decide right now" in ben.words()
    sealed = ada.dms()[-2]
    assert texts_of(sealed.components).startswith("-# ✓")
    assert not buttons_of(sealed.components)
    ada.take_dm()
    assert "ben takes the crown" in ada.words()
    assert "How do you want to be consoled" in ada.words()


async def test_an_ephemeral_desk_goes_on_by_itself_when_a_step_settles(world: World) -> None:
    table, ada, ben = await table_of_two(world)
    await ben.choose("coins", "1")
    await ben.press("Seal")
    await ada.open_desk(table)
    await ada.choose("coins", "0")
    await ada.press("Seal")
    assert "ben takes the crown" in ada.words()
    assert "How do you want to be consoled" in ada.words()


async def test_a_liberty_is_opened_done_and_gone(world: World) -> None:
    _, ada, ben = await table_of_two(world)
    coins = (await world.house.play.desk(1, ada.user.id)).view.coins
    sent = len(ben.dms())
    await ada.press("Pawn the family silver for 3 coins")
    assert "Do it" in ada.buttons()
    await ada.press("Back")
    await ada.press("Pawn the family silver for 3 coins")
    await ada.press("Do it")
    assert f"**{coins + 3} coins**" in ada.words()
    assert "The silver is pawned" in ada.words()
    assert "Pawn the family silver for 3 coins" not in ada.buttons()
    assert len(ben.dms()) == sent


async def test_nobody_elses_desk_changes_a_byte_when_somebody_seals(world: World) -> None:
    table, ada, ben = await table_of_two(world)
    before = ben.words()
    await ada.choose("coins", "3")
    await ada.press("Seal")
    await ben.press("Refresh")
    assert ben.words() == before
    thread = world.messages(world.thread(table))
    assert not any("3 coins" in texts_of(one.components) for one in thread)


async def test_the_board_says_how_many_are_waited_for(world: World) -> None:
    table, ada, _ = await table_of_two(world)
    assert "Waiting for 2 players." in texts_of(world.stored_board(table).components)
    await ada.choose("coins", "3")
    await ada.press("Seal")
    assert "Waiting for one player." in texts_of(world.stored_board(table).components)


async def test_after_the_end_old_buttons_show_the_final_standing(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada, options="rounds=1")
    for seat in (ada, ben):
        await world.join(seat)
    await ada.member.click(world.lobby_message, label="Start")
    ada.take_dm()
    ben.take_dm()
    first = ada.desk
    old = world.env.backend.get_message(first.channel.id, first.id)
    await ada.choose("coins", "0")
    before = copy.deepcopy(old.components)
    await ada.press("Seal")
    await ben.choose("coins", "1")
    await ben.press("Seal")
    ada.take_dm()
    await ada.press("Two coins")
    await ada.press("Seal")
    assert (await world.house.play.board(table)).table.status == "ended"
    old.components = before
    await ada.user.click(first, label="Seal")
    assert "This game is over." in texts_of(old.components)
    final = ada.dms()[-1]
    assert f"/{final.channel_id}/{final.id})" in texts_of(old.components)
    assert not buttons_of(old.components)
    assert "Total " in texts_of(final.components)
    board = texts_of(world.stored_board(table).components)
    assert "Total " in board


# ----------------------------------------------------------------------------- several tables


async def test_a_person_at_two_tables_chooses_and_each_desk_names_its_table(world: World) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    first = await world.seated(ada, ben)
    second = await world.seated(ada, cleo)
    result = await ada.member.slash(world.channel, "desk")
    menu = selects_of(result.response.components)[0]
    assert {one["value"] for one in menu["options"]} == {str(first), str(second)}
    await ada.member.select(result.response, [str(second)], custom_id=menu["custom_id"])
    assert f"table {second}" in texts_of(result.response.components)
    menu = selects_of(result.response.components)[0]
    assert parsed(menu["custom_id"])["table"] == str(second)


async def test_playing_at_one_table_leaves_the_other_alone(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    first = await world.seated(ada, ben)
    ada.take_dm()
    at_first = ada.desk
    second = await world.seated(ada, ben)
    ada.desk, ada.private = at_first, True
    await ada.choose("coins", "2")
    await ada.press("Seal")
    assert (await world.house.play.desk(first, ada.user.id)).sealed is not None
    assert (await world.house.play.desk(second, ada.user.id)).sealed is None


# ------------------------------------------------------------------------------------ restarts


async def test_a_modal_sent_after_a_restart_still_counts(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    shown = await ada.member.click(world.lobby_message, label="Add a word")
    await world.restart()
    await ada.member.submit_modal(shown, {"word": "late"})
    assert [card.word for card in (await world.house.play.board(table)).table.seats] == ["late"]


async def test_nothing_about_messages_is_kept_in_memory(world: World) -> None:
    _, ada, _ = await table_of_two(world)
    await ada.choose("coins", "3")
    store = world.env.bot._connection._view_store
    assert not store._views
    assert not store._modals
    assert not store._synced_message_views


async def test_a_draft_that_has_become_impossible_does_not_stand_in_the_way(world: World) -> None:
    table, ada, _ = await table_of_two(world)
    await world.house.play.draft(table, ada.user.id, "1.bid", {"coins": 99, "whom": "1"})
    await ada.press("Refresh")
    assert "**Your bid**: *not chosen yet*" in ada.words()
    await ada.choose("coins", "3")
    await ada.press("Seal")
    assert "Your sealed bid: 3 coins" in ada.words()


@pytest.mark.parametrize(
    ("game", "field"), [("bids", "coins"), ("devil", "price"), ("paladins", ""), ("architects", "")]
)
async def test_no_button_moves_when_a_draft_begins_or_ends(world: World, game: str, field: str) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")][: 2 if game == "bids" else 4]
    table = await world.seated(*seats, game=game)
    (ada, *_) = [seat for seat in seats if (await world.house.play.desk(table, seat.user.id)).ask is not None]
    await ada.open_desk(table)
    at_first = rows_of(ada)
    assert "Clear" not in ada.buttons()
    if field:
        await ada.choose(field, ada.offered(field)[0])
    else:
        await pick_first(ada)
    assert "Clear" in ada.buttons()
    assert without_clear(rows_of(ada)) == without_clear(at_first)
    assert [row[-1] for row in rows_of(ada) if "Clear" in row] == ["Clear"]
    await ada.press("Clear")
    assert rows_of(ada) == at_first


@pytest.mark.parametrize(("locale", "there"), [("en-US", True), ("ru", False)])
async def test_clear_stands_in_its_row_from_the_start_where_it_costs_no_other(
    world: World, locale: str, there: bool
) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    await world.house.languages.choose(seats[0].user.id, locale)
    table = await world.seated(*seats, game="devil")
    await seats[0].open_desk(table)
    assert any({"Clear", "Очистить"} & {*row} for row in rows_of(seats[0])) is there
    at_first = without_clear(rows_of(seats[0]))
    await seats[0].choose("price", seats[0].offered("price")[0])
    assert without_clear(rows_of(seats[0])) == at_first


def without_clear(rows: list[list[str]]) -> list[list[str]]:
    return [[label for label in row if label not in ("Clear", "Очистить")] for row in rows]


async def pick_first(seat: Seat) -> None:
    menus = [
        menu for menu in selects_of(seat.components()) if parsed(menu["custom_id"])["action"] in ("control", "set")
    ]
    if menus:
        (menu, *_) = menus
        await seat.actor.select(seat.desk, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    else:
        buttons = seat.buttons().values()
        label = next(each["label"] for each in buttons if parsed(each["custom_id"])["action"] == "pick")
        await seat.press(label)


def rows_of(seat: Seat) -> list[list[str]]:
    """The labels of the buttons of a desk, by rows, whether they can be pressed or not."""
    rows = [each["components"] for each in walk_components(seat.components()) if each.get("type") == 1]
    return [[each["label"] for each in row if each["type"] == 2] for row in rows]
