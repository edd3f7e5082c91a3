"""/table try: a board of one's own in an imagined world, in a direct message; what leads from there to the table."""

from __future__ import annotations

import pytest

from bot.desk.beside import TRIAL
from db.connection.statements import Statement
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.pressing import reply
from tests.bot.test_people import vote_of
from tests.bot.test_practice import practise, rest

ROW = {"Another world", "Back to my turn", "Keep as note", "Answer like this", "End the trial"}


async def trying(world: World, seat: Seat, table: int) -> None:
    """Type /table try on the server; the person looks at the desk of their trial."""
    result = await seat.member.slash(world.channel, "table try", table=str(table))
    assert "Your trial is in your direct messages" in reply(result)
    assert result.response.ephemeral
    await rest(world)
    seat.take_dm()


async def trials_of(world: World, table: int) -> list[int]:
    """Those that are open."""
    found = Statement("SELECT id FROM tables WHERE trial_of = :table AND status = 'playing'")
    return [row.id for row in await world.house.database.fetch(found, {"table": table})]


async def answered(world: World, seat: Seat) -> None:
    """Give the first answer that the trial offers."""
    await seat.choose("coins", "0")
    await seat.press("Seal")
    await rest(world)


async def test_a_trial_is_begun_by_a_command_where_the_table_has_them(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben, options="try=yes")
    await trying(world, ada, table)
    assert buttons_of(ada.components()).keys() >= ROW
    assert "World 1, imagined" in ada.words()
    assert f"#{table}" not in ada.words()
    assert next(part["accent_color"] for part in ada.components() if "accent_color" in part) == TRIAL
    assert "Give up" not in ada.buttons()
    told = texts_of(world.stored_board(table).components)
    assert "You can try things out" in told


async def test_who_has_not_agreed_on_trials_can_ask_the_table(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben)
    refused = await ada.member.slash(world.channel, "table try", table=str(table))
    assert "haven't agreed on trials" in reply(refused)
    assert not any("trial" in texts_of(each.components).lower() for each in ada.dms())
    await ada.member.click(refused.response, label="Ask the table")
    await rest(world)
    vote = vote_of(world, table)
    assert "everyone can **try things out**" in texts_of(vote.components)
    assert "All 2 must say yes" in texts_of(vote.components)
    await ben.member.click(world.message(vote), label="Yes")
    await rest(world)
    assert "You can try things out" in texts_of(world.stored_board(table).components)
    await trying(world, ben, table)


@pytest.mark.parametrize("practising", [True, False])
async def test_a_trial_is_begun_by_a_button_of_the_desk(world: World, practising: bool) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    if practising:
        table = await practise(world, ada)
    else:
        table = await world.seated_by_clicks(ada, ben, options="try=yes")
        await ada.open_desk(table)
    told = await ada.press("Try it out")
    assert "Your trial is" in reply(told)
    await rest(world)
    ada.take_dm()
    assert ada.buttons().keys() >= ROW
    assert not ada.buttons().keys() & {"Try it out", "Give up"}


async def test_the_first_answer_is_carried_into_the_form_of_the_table_and_sealed_by_nobody(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben, options="try=yes")
    head = (await world.house.tables.read(table)).head
    await trying(world, ada, table)
    early = await ada.press("Answer like this")
    assert "You haven't answered anything" in reply(early)
    await answered(world, ada)
    shown = await ada.press("Answer like this")
    assert "Your first answer of the trial is filled in" in reply(shown)
    desk = await world.house.play.desk(table, ada.user.id)
    assert desk.ask is not None
    assert desk.drafts[desk.ask.id] == {"coins": 0}
    assert (await world.house.tables.read(table)).head == head
    noted = await ada.press("Keep as note")
    assert "Added to your notes" in reply(noted)
    assert (await world.house.notes.read(table, ada.user.id)).words in reply(noted).replace("\\", "")
    assert "World 1, tried:" in (await world.house.notes.read(table, ada.user.id)).words
    assert (await world.house.notes.read(table, ben.user.id)).words == ""


async def test_a_trial_begins_with_the_form_as_it_stands_at_the_table(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben, options="try=yes")
    await ada.open_desk(table)
    await ada.choose("coins", "2")
    await trying(world, ada, table)
    drafts = []
    for each in (table, *await trials_of(world, table)):
        desk = await world.house.play.desk(each, ada.user.id)
        assert desk.ask is not None
        drafts.append(desk.drafts[desk.ask.id])
    assert drafts == [{"coins": 2}, {"coins": 2}]
    await ada.press("Seal")
    await rest(world)
    assert (await world.house.play.desk(table, ada.user.id)).drafts == {desk.ask.id: {"coins": 2}}


async def test_another_world_and_ones_turn_again_are_shown_in_the_same_message(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben, options="try=yes")
    await trying(world, ada, table)
    messages = len(ada.dms())
    for way in ("Another world", "Back to my turn"):
        await answered(world, ada)
        await ada.press(way)
        await rest(world)
        assert len(ada.dms()) == messages
        assert ada.buttons().keys() >= ROW
        assert "World 2, imagined" in ada.words()
    shown = await ada.press("Answer like this")  # what is filled in here, though nothing was answered in this world
    assert "is filled in" in reply(shown)
    real = await world.house.play.desk(table, ada.user.id)
    assert list(real.drafts.values()) == [{"coins": 0}]
    await ada.press("Back to World 1")
    await rest(world)
    assert len(ada.dms()) == messages
    assert "World 1, imagined" in ada.words()
    assert "Back to World 1" not in ada.buttons()
    await ada.press("End the trial")
    assert "The trial is over" in ada.words()
    assert ada.buttons() == {}
    assert (await world.house.play.desk(table, ada.user.id)).ask is not None


async def test_no_list_and_no_typed_word_means_a_trial(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated_by_clicks(ada, ben, options="try=yes")
    await trying(world, ada, table)
    for words in ("help", "desk"):
        told = reply(await ada.user.slash(words))
        assert "Trial" not in told
        assert "practice" not in told.replace("/practice", "")
    assert [each.id for each in await world.house.lookups.tables_of(ada.user.id)] == [table]
