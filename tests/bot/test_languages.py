"""Who reads which language: their own choice before their Discord's; at a table of a server all read the server's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

import bot.messages.reading_language
import face.wordings.shares
import host.people.settings
from bot.commands.wording import language_choices
from face.wordings.locales import ENGLISH, OFFERED, is_offered, locale_name, offered_locale, own_name
from face.wordings.texts import written_languages
from tests.bot.people import Seat, World, texts_of
from tests.bot.speaking import abroad, offering, server_speaks, speaks, written_in
from tests.bot.test_time_me import reply, says

ROOT = Path(__file__).parents[2]
WHO_READS_WHAT = Path(bot.messages.reading_language.__file__)

CZECH = """
bot-my-desk = Můj stůl
bot-joined = Sedíš u stolu { $table }.
bot-join = Join
bot-start = Start
bot-lobby-how = Stiskni Join.
bot-lobby-enough = Stiskni Join.
bot-board-head = Hra, stůl { $table }
bot-thread-name = Stůl { $table }
bids-headline-bid = Kolo { $round } z { $rounds }
me-language = Čteš { $language }.
"""


@pytest.fixture(autouse=True)
def _abroad() -> Iterator[None]:
    with abroad():
        yield


@pytest.fixture
def czech(tmp_path: Path) -> Iterator[None]:
    """Czech is offered, with a few wordings."""
    with written_in(tmp_path, cs=CZECH), offering("cs"):
        yield


async def joining(world: World, seat: Seat) -> str:
    joined = await world.join(seat)
    return texts_of(joined.followups[-1].components)


def lobby_words(world: World) -> str:
    return texts_of(world.message_now(world.lobby_message).components)


def test_each_language_offered_has_wordings_and_a_name_of_its_own() -> None:
    assert OFFERED[0] == ENGLISH
    for language in OFFERED:
        assert own_name(language)
        assert language in written_languages()


def test_every_locale_of_discords_has_a_name_and_is_read_in_one_that_is_offered() -> None:
    for locale in discord.Locale:
        assert locale_name(locale.value)
        assert offered_locale(locale.value) in OFFERED
    assert is_offered("en-GB")
    assert not is_offered("de")


def test_there_is_one_place_that_says_who_reads_which_language() -> None:
    elsewhere = [
        path.name
        for floor in ("bot", "face", "games", "host")
        for path in (ROOT / floor).rglob("*.py")
        if "interaction.locale" in path.read_text(encoding="utf-8") and path != WHO_READS_WHAT
    ]
    assert elsewhere == []


@pytest.mark.usefixtures("czech")
async def test_people_read_the_language_of_their_discord(world: World) -> None:
    ada, ben, cleo = world.person("ada"), speaks(world.person("ben"), "cs"), world.person("cleo")
    await world.lobby(ada)
    assert "Sedíš u stolu 1." in await joining(world, ben)
    assert "You're at table 1." in await joining(world, cleo)


@pytest.mark.usefixtures("czech")
async def test_whoever_has_chosen_reads_that_wherever_their_discord_is(world: World) -> None:
    ada, ben, cleo = world.person("ada"), speaks(world.person("ben"), "cs"), world.person("cleo")
    await says(world, ben, "me language", language="en")
    await world.house.languages.choose(cleo.user.id, "cs")
    await world.lobby(ada)
    assert "You're at table 1." in await joining(world, ben)
    assert "Sedíš u stolu 1." in await joining(world, cleo)
    assert (await world.house.settings.player(cleo.user.id)).locale == "cs"
    await says(world, ben, "me language", language="discord")
    assert world.house.languages.of_person(ben.user.id) is None


@pytest.mark.usefixtures("czech")
async def test_what_all_read_is_in_the_servers_language_whoever_presses(world: World) -> None:
    server_speaks(world, "cs")
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    await world.lobby(ada)
    assert "Stiskni Join." in lobby_words(world)
    for seat in (ben, cleo):
        await world.join(seat)
        assert "Stiskni Join." in lobby_words(world)
    await ada.member.click(world.lobby_message, label="Start")
    await world.deliver()
    table = (await world.house.play.board(1)).table
    guild = world.env.bot.get_guild(world.guild.id)
    assert guild is not None
    thread = guild.get_thread(table.thread_id or 0)
    assert thread is not None
    assert thread.name == "Stůl 1"
    board = next(message for message in world.messages(thread.id) if message.pinned)
    assert "Kolo 1 z 3" in texts_of(board.components)


@pytest.mark.usefixtures("czech")
async def test_moderators_may_choose_what_all_read(world: World) -> None:
    server_speaks(world, "cs")
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    assert "**Čeština**" in reply(await boss.slash(world.channel, "pactum language"))
    assert "**English**" in reply(await boss.slash(world.channel, "pactum language", language="en"))
    await world.lobby(world.person("ada"))
    assert "press **Join**" in lobby_words(world)


async def test_only_who_manages_the_server_chooses_what_all_read(world: World) -> None:
    ada = world.person("ada")
    await says(world, ada, "pactum language", language="en")
    assert world.house.languages.of_server(world.guild.id) is None


async def test_a_language_that_is_lacking_is_told_once_with_those_there_are(world: World) -> None:
    ada, ben = world.person("ada"), speaks(world.person("ben"), "de")
    await world.lobby(ada)
    assert "Your Discord is in German" in (first := await joining(world, ben))
    assert "English" in first
    await world.lobby(ada)
    assert "German" not in await joining(world, ben)


async def test_whoever_opens_a_table_is_told_too_and_nobody_else_reads_it(world: World) -> None:
    ada = speaks(world.person("ada"), "de")
    opened = await ada.member.slash(world.channel, "table new", game="bids")
    assert "German" not in texts_of(opened.response.components)
    assert "Your Discord is in German" in texts_of(opened.followups[-1].components)
    assert opened.followups[-1].ephemeral


async def test_settings_say_what_one_reads_and_why(world: World) -> None:
    ada = speaks(world.person("ada"), "de")
    assert "your Discord is in German, which I don't speak yet" in await says(world, ada, "me show")
    assert "as you chose" in await says(world, ada, "me language", language="en")
    assert "as you chose" in await says(world, ada, "me show")
    assert "as your Discord does" in await says(world, world.person("ben"), "me show")


async def test_a_language_that_is_not_finished_says_how_much_of_it_there_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (bot.messages.reading_language, face.wordings.shares):
        monkeypatch.setattr(module, "UNFINISHED", frozenset({"pl"}))
        monkeypatch.setattr(module, "share_said", lambda language: 0.72)
    said = await says(world, world.person("ada"), "me language", language="pl")
    assert "Twój język to **Polski**" in said
    assert "Przetłumaczone jest 72%" in said
    assert [choice.name for choice in language_choices() if choice.value in ("cs", "pl")] == ["Čeština", "Polski (72%)"]


async def test_no_click_reads_the_database_for_a_language(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = world.person("ada")
    await world.house.languages.choose(ada.user.id, "cs")
    monkeypatch.setattr(world.house.languages, "_database", None)
    assert world.house.languages.of_person(ada.user.id) == "cs"
    assert world.house.languages.of_server(world.guild.id) is None


async def test_choices_outlive_a_restart_and_are_read_anew_by_the_sweep(world: World) -> None:
    ada = world.person("ada")
    await world.house.languages.choose(ada.user.id, "en")
    await world.house.languages.choose_for_server(world.guild.id, "en")
    world.house.languages._people, world.house.languages._servers = {}, {}
    await world.env.bot.chores.sweep()  # type: ignore[attr-defined]
    assert world.house.languages.of_person(ada.user.id) == "en"
    assert world.house.languages.of_server(world.guild.id) == "en"


async def test_what_is_kept_of_choices_is_bounded(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host.people.settings, "KEPT", 2)
    for person in (1, 2, 3):
        await world.house.languages.choose(person, "en")
    assert [world.house.languages.of_person(person) for person in (1, 2, 3)] == [None, "en", "en"]
    await world.house.languages.refresh()
    assert len(world.house.languages._people) == 2


async def test_a_choice_is_exported_and_forgotten(world: World) -> None:
    ada = world.person("ada")
    await says(world, ada, "me language", language="en")
    stored = await world.house.privacy.stored_of(ada.user.id)
    assert stored["settings"][0]["language"] == "en"
    await world.house.privacy.forget(ada.user.id)
    assert world.house.languages.of_person(ada.user.id) is None
