"""Slash commands: what they do, where they work, what they refuse; and that Discord takes them."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.backend import serializers

from bot.app.client import Pactum
from bot.app.settings import BotOptions
from bot.messages.sending import Timer
from db.connection.statements import Statement
from host.house import House
from tests.bot.fixes.acting import Moderator, labels
from tests.bot.people import Seat, World, make_bot, selects_of, texts_of

HOUR = 3600.0


def reply(result: Any) -> str:
    return texts_of(result.response.components)


async def two_tables(world: World) -> tuple[Seat, int, int]:
    ada, ben = world.person("ada"), world.person("ben")
    return ada, await world.seated(ada, ben), await world.seated(ada, ben)


# --------------------------------------------------------------------------------- registration


def walk(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [*options, *(inner for one in options for inner in walk(one.get("options", [])))]


def test_commands_keep_discords_limits(house: House) -> None:
    tree = make_bot(house).tree
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    assert 1 <= len(payload) <= 100
    for command in payload:
        assert len(command["options"]) <= 25
        assert command["contexts"]
        for one in [command, *walk(command["options"])]:
            assert 1 <= len(one["description"]) <= 100
            assert 1 <= len(one["name"]) <= 32
            assert not one["description"].startswith(("command-", "option-"))
            assert len(one.get("options", [])) <= 25


def test_no_privileged_intent_is_asked_for(house: House) -> None:
    intents = make_bot(house).intents
    assert not intents.members
    assert not intents.presences
    assert not intents.message_content


async def test_at_its_start_the_bot_registers_its_commands(world: World) -> None:
    before = dict(world.env.backend.commands.pop(None))
    await world.env.restart_bot(make_bot(world.house))
    after = world.env.backend.commands[None]
    assert [{**one, "id": ""} for one in after.values()] == [{**one, "id": ""} for one in before.values()]


async def test_a_failed_registration_does_not_stop_the_bot(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    registered = world.env.backend.commands.pop(None)
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(HOUR)  # of a clock that is put forward below

    monkeypatch.setattr("bot.app.registering.SOON", 0.0)
    world.env.inject_error("PUT", "/applications/*/commands", status=503, times=2)
    bot = make_bot(world.house)
    bot._registration._timer = Timer(sleep=sleep)
    await world.env.restart_bot(bot)
    await world.env.settle()
    assert pauses == [60.0]
    assert None not in world.env.backend.commands
    world.env.backend.commands[None] = dict(registered)  # as Discord keeps those of an earlier start
    ada = world.person("ada")
    assert reply(await ada.member.slash(world.channel, "help"))
    del world.env.backend.commands[None]
    await world.env.advance_time(HOUR)
    assert pauses == [60.0, 120.0]
    await world.env.advance_time(HOUR)
    assert len(world.env.backend.commands[None]) == len(registered)


async def test_desk_and_offer_work_in_direct_messages_and_table_does_not(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada)
    await world.join(ada)
    offered = ada.user.available_commands()
    assert {"desk", "offer", "help"} <= set(offered)
    assert not any(name.startswith(("table", "pactum")) for name in offered)


# ------------------------------------------------------------------------------------- /pactum


async def test_setup_is_for_those_who_manage_the_server(world: World) -> None:
    ada = world.person("ada")
    assert "Only server managers" in reply(await ada.member.slash(world.channel, "pactum setup"))


async def test_tables_open_in_the_home_channel(world: World) -> None:
    home = world.guild.create_text_channel("tables")
    admin = world.env.create_user("boss")
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = world.guild.add_member(admin, roles=[role])
    said = await boss.slash(world.channel, "pactum setup", home=home, moderators=role)
    assert f"New tables open in <#{home.id}>" in reply(said)
    assert f"<@&{role.id}>" in reply(said)
    ada = world.person("ada")
    opened = await ada.member.slash(world.channel, "table new", game="bids")
    assert opened.response.ephemeral
    assert f"<#{home.id}>" in reply(opened)
    assert "Join" in str(world.messages(home.id)[-1].components)


# -------------------------------------------------------------------------------------- /table


async def test_only_offered_games_can_be_opened(house: House) -> None:
    assert "bids" not in Pactum(house, BotOptions(sweep_seconds=None)).games


async def test_an_unknown_game_is_refused(world: World) -> None:
    ada = world.person("ada")
    refused = reply(await ada.member.slash(world.channel, "table new", game="chess"))
    assert "no such game" in refused
    assert "Architects of the West Kingdom" in refused


async def test_a_game_is_meant_by_its_name_the_beginning_of_a_word_or_its_id(world: World) -> None:
    ada = world.person("ada")
    for typed, game in (
        ("Deal with the Devil", "devil"),
        ("arch", "architects"),
        ("west", "architects"),
        ("devil", "devil"),
    ):
        await ada.member.slash(world.channel, "table new", game=typed)
        assert (await world.house.lookups.tables_in(world.guild.id))[0].game == game, typed
    several = reply(await ada.member.slash(world.channel, "table new", game="de"))
    assert "Deal with the Devil" in several


async def test_options_are_found_by_their_sentence_too(world: World) -> None:
    ada = world.person("ada")

    async def offered(game: str, typed: str) -> list[str]:
        choices = await ada.member.autocomplete(world.channel, "table new", "options", typed, game=game)
        return [choice["value"] for choice in choices]

    assert await offered("arch", "promo") == ["promos=yes"]
    assert "learners=yes" in await offered("Deal with the Devil", "")
    assert await offered("devil", "reputation") == ["learners=yes"]
    assert await offered("devil", "learners=yes tease") == ["learners=yes jesters=yes"]


async def test_options_that_cannot_be_used_are_refused_by_name(world: World) -> None:
    ada = world.person("ada")
    refused = await ada.member.slash(world.channel, "table new", game="bids", options="dragons=3")
    assert "dragons" in reply(refused)
    named = reply(await ada.member.slash(world.channel, "table new", game="deal with", options="quick"))
    assert "Deal with the Devil" in named
    assert "learners=yes" in named


async def test_missing_permissions_are_named(world: World) -> None:
    bare = world.guild.create_text_channel(
        "bare",
        overwrites={
            world.guild.default_role: discord.PermissionOverwrite(
                create_public_threads=False, send_messages_in_threads=False
            )
        },
    )
    ada = world.person("ada")
    refused = await ada.member.slash(bare, "table new", game="bids")
    assert "Create Public Threads and Send Messages in Threads" in reply(refused)
    assert refused.response.ephemeral
    assert not await world.house.lookups.tables_in(world.guild.id)


async def test_tables_are_listed_and_shown(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    assert "No tables here yet" in reply(await ada.member.slash(world.channel, "table list"))
    table = await world.seated(ada, ben)
    lobby = await world.lobby(ada)
    listed = reply(await ben.member.slash(world.channel, "table list"))
    assert f"table {table}" in listed
    assert "Your turn" in listed
    assert "Waiting for 2 players." in listed
    due = (await world.house.play.board(table)).due_at
    assert due is not None
    assert f"Due <t:{int(due.timestamp())}:R>." in listed
    assert "open to join" in listed
    assert "no crown yet" in reply(await ben.member.slash(world.channel, "table show", table=str(table)))
    assert "Fingerprint" in reply(await ben.member.slash(world.channel, "table show", table=f"#{lobby}"))


@pytest.mark.parametrize("typed", ["9999", "nonsense", "9" * 30])
async def test_a_table_that_is_not_there_is_refused(world: World, typed: str) -> None:
    ada = world.person("ada")
    assert "no such table" in reply(await ada.member.slash(world.channel, "table show", table=typed))


async def test_tables_of_other_servers_are_not_shown(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    elsewhere = world.env.create_guild("Elsewhere")
    there = elsewhere.create_text_channel("games")
    eve = elsewhere.add_member(world.env.create_user("eve"))
    assert "no such table" in texts_of((await eve.slash(there, "table show", table=str(table))).response.components)


async def test_tables_and_games_are_suggested(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    shown = await ben.member.autocomplete(world.channel, "table show", "table", str(table))
    assert [one["value"] for one in shown] == [str(table)]
    games = await ben.member.autocomplete(world.channel, "table new", "game", "bi")
    assert [one["value"] for one in games] == ["bids"]
    assert await world.person("eve").member.autocomplete(world.channel, "desk", "table", "") == []


# --------------------------------------------------------------------------- /desk and /offer


async def test_the_desk_opens_for_the_only_table(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    opened = await ada.member.slash(world.channel, "desk")
    assert opened.response.ephemeral
    assert "How much do you bid" in reply(opened)


async def test_the_desk_opens_in_a_direct_message_beside_the_living_one(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    opened = await ada.user.slash("desk")
    assert opened.response.ephemeral
    assert "How much do you bid" in reply(opened)


async def test_somebody_without_a_table_is_told_so(world: World) -> None:
    assert "not in a game right now" in reply(await world.person("eve").member.slash(world.channel, "desk"))


async def test_the_desk_of_a_table_that_has_not_begun_says_so(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    await world.join(ada)
    assert "hasn't started yet" in reply(await ada.member.slash(world.channel, "desk", table=str(table)))


async def test_a_typed_command_never_guesses_the_table(world: World) -> None:
    ada, first, second = await two_tables(world)
    assert "choose one" in reply(await ada.member.slash(world.channel, "offer", what="5"))
    menu = selects_of((await ada.member.slash(world.channel, "desk")).response.components)[0]
    assert {one["value"] for one in menu["options"]} == {str(first), str(second)}
    offered = await ada.member.slash(world.channel, "offer", what="5", table=str(second))
    assert f"table {second}" in reply(offered)
    assert (await world.house.play.desk(first, ada.user.id)).drafts == {}


async def test_an_offer_is_a_draft_with_the_same_seal(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    offered = await ada.member.slash(world.channel, "offer", what="5")
    assert "**Your bid**: 5" in reply(offered)
    assert (await world.house.play.desk(table, ada.user.id)).sealed is None
    await ada.member.click(offered.response, label="Seal")
    assert "Your sealed bid: 5 coins" in texts_of(offered.response.components)
    again = await ada.member.slash(world.channel, "offer", what="4")
    assert "You've already sealed" in reply(again)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("3 dragons for a kingdom", "Type the coins you bid"),
        ("500", "Choose between"),
        ("@everyone **now**", "Type the coins you bid"),
    ],
)
async def test_an_offer_that_makes_no_sense_is_refused_in_private(world: World, typed: str, answer: str) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    refused = await ada.member.slash(world.channel, "offer", what=typed)
    assert refused.response.ephemeral
    assert answer in reply(refused)
    assert (await world.house.play.desk(table, ada.user.id)).drafts == {}


async def test_everybody_is_no_role_of_moderators(world: World) -> None:
    boss = Moderator(world, "boss", manages=True)
    said = reply(await boss.member.slash(world.channel, "pactum setup", moderators=world.guild.default_role))
    assert "Everyone has the role @everyone" in said
    assert (await world.house.lookups.server(world.guild.id)).moderator_role_id is None


async def test_the_role_of_a_bot_is_no_role_of_moderators(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    boss = Moderator(world, "boss", manages=True)
    role = world.guild.create_role("Pactum")
    payload = serializers.role_payload

    def of_a_bot(shown: Any) -> Any:  # the simulated Discord does not say whose role it is
        return {**payload(shown), "tags": {"bot_id": "1"}} if shown.id == role.id else payload(shown)

    monkeypatch.setattr(serializers, "role_payload", of_a_bot)
    said = reply(await boss.member.slash(world.channel, "pactum setup", moderators=role))
    assert "belongs to a bot" in said
    assert (await world.house.lookups.server(world.guild.id)).moderator_role_id is None


async def test_an_everyone_stored_by_an_earlier_release_moderates_nothing(world: World) -> None:
    ada, ben, eve = (world.person(name) for name in ("ada", "ben", "eve"))
    table = await world.seated(ada, ben)
    statement = Statement("INSERT INTO servers (server_id, moderator_role_id) VALUES (:server, :server)")
    await world.house.database.write(statement, {"server": world.guild.id})
    for command in ("fix pause", "fix look"):
        assert "Only moderators" in reply(await eve.member.slash(world.channel, command, table=str(table)))
    boss = Moderator(world, "boss", manages=True)
    said = reply(await boss.member.slash(world.channel, "pactum setup"))
    assert "No moderator role is set" in said
    assert "Apply" in labels(await boss.member.slash(world.channel, "fix pause", table=str(table)))[0]
