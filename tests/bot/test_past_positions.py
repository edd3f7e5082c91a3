"""Play on from here in Discord: a moment, then whose eyes, then a desk in direct messages."""

from __future__ import annotations

import pytest
from simcord.results import to_discord_message

from bot.desk.beside import TRIAL
from bot.lobby.trials import TrialPresses
from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from db.trouble import Trouble
from host.values import Person
from tests.bot.people import World, selects_of, texts_of
from tests.bot.pressing import reply
from tests.bot.test_practice import rest
from tests.host.seating import play_out
from tests.secrecy.paper import Wire

BUTTON = "Play on from here"


async def test_from_the_dossier_a_finished_game_is_played_on_through_the_chosen_eyes(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await play_out(world.house, (await world.house.play.board(table)).table)
    dossier = (await ada.member.slash(world.channel, "table dossier", table=str(table))).response
    asked = (await ada.member.click(dossier, label=BUTTON)).response
    assert asked.ephemeral
    moments = await world.house.past_positions.moments(table)
    assert "Pick the moment" in texts_of(asked.components)
    await ada.member.select(to_discord_message(world.env, world.message_now(asked)), values=[str(moments[1].number)])
    now = world.message_now(asked)
    assert "Pick whose place you take" in texts_of(now.components)
    eyes = selects_of(now.components)[0]["custom_id"]
    begun = await ada.member.select(to_discord_message(world.env, now), values=["1"], custom_id=eyes)
    assert "The game continues in your direct messages" in reply(begun)
    await rest(world)
    ada.take_dm()
    assert "The world as it was in table" in ada.words()
    assert next(part["accent_color"] for part in ada.components() if "accent_color" in part) == TRIAL
    assert {"Back to that position", "End it"} <= ada.buttons().keys()
    assert not ada.buttons().keys() & {"Another world", "Answer like this", "Keep as note", "Give up"}
    await ada.press("End it")
    assert "It's over." in ada.words()


async def test_a_forged_press_begins_nothing_while_the_game_goes_on(world: World) -> None:
    ada, eve = world.person("ada"), world.person("eve")
    table = await world.seated(ada, world.person("ben"))
    handlers = Handlers(TrialPresses(world.house, None, None, None))  # type: ignore[arg-type]
    for who, code in ((ada, "not-over"), (eve, "no-such-table")):
        wire = Wire(who.user.id, server=False, components=[])
        with pytest.raises(Trouble, match=code):
            await handlers.press(wire, Press("play-on", table), [])  # type: ignore[arg-type]


async def test_with_others_a_lobby_opens_beside_the_table_and_begins_there(world: World) -> None:
    ada, ben, eve = world.person("ada"), world.person("ben"), world.person("eve")
    table = await world.seated(ada, ben)
    await play_out(world.house, (await world.house.play.board(table)).table)
    dossier = (await eve.member.slash(world.channel, "table dossier", table=str(table))).response
    asked = (await eve.member.click(dossier, label=BUTTON)).response
    moments = await world.house.past_positions.moments(table)
    await eve.member.select(to_discord_message(world.env, world.message_now(asked)), values=[str(moments[1].number)])
    now = world.message_now(asked)
    assert "a lobby opens beside the table" in texts_of(now.components)
    others = selects_of(now.components)[-1]["custom_id"]
    opened = await eve.member.select(to_discord_message(world.env, now), values=["1"], custom_id=others)
    lobby = max(each.id for each in await world.house.lookups.tables_in(world.guild.id))
    assert f"Table {lobby} is open in" in reply(opened)
    message = world._lobby_of((await world.house.lookups.table(lobby)).lobby_message_id)
    assert f"The game of table {table} continues here" in texts_of(world.message_now(message).components)
    await world.house.lobby.join(lobby, Person(ben.user.id, "Ben"), "", "join")
    await world.house.lobby.start(lobby, eve.user.id, "start")
    seats = [(await world.house.play.desk(lobby, person.user.id)).seat for person in (eve, ben)]
    assert seats == [1, 0]
