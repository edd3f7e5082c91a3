"""/practice: one person, stewards, one direct message; nobody else sees or joins it, and no server lists it."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from bot.app.client import Pactum
from bot.commands.wording import table_choices
from db.tables.store import number_of_table
from engine.chance import Chance
from face.core.names import names_of, reader_for
from face.desk.desk import OPENING
from face.table.outlook import game_length_text
from face.table.scenes import _title
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.practice import IDLE, MOST_OWN
from tests.bot.clicker import Clicker
from tests.bot.people import Seat, World, buttons_of, selects_of, texts_of
from tests.bot.pressing import reply


async def rest(world: World) -> None:
    """All stewards have answered, and what the bot shows by itself, without a sweep, is shown."""
    await world.house.prompt_stewards.at_rest()
    await world.env.bot.deliverer.at_rest()  # type: ignore[attr-defined]
    await world.env.settle()


async def practise(world: World, seat: Seat, game: str = "bids", **options: Any) -> int:
    """Type /practice in the direct messages; the number of the table, whose desk the person looks at."""
    await seat.user.slash("practice", game=game, **options)
    await rest(world)
    seat.take_dm()
    (newest, *_) = await world.house.practice.open_of(seat.user.id)
    return newest.id


async def play_out(world: World, seat: Seat, table: int, *, restart: bool = False) -> int:
    """Play by clicks on the one message until the game is over; how many answers that took."""
    clicker = Clicker(world, table, seat, Chance(bytes(32)).stream("practice"))
    for answers in range(600):
        if (await world.house.lookups.table(table)).status == "ended":
            return answers
        if restart and answers % 10 == 5:
            await world.restart()
        await clicker.answer()
        await rest(world)
    raise AssertionError("the game does not end")


def close_dms(world: World, seat: Seat) -> None:
    channel = world.env.backend.get_dm_channel(seat.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)


async def test_a_game_is_begun_in_direct_messages_by_one_command(world: World) -> None:
    ada = world.person("ada")
    result = await ada.member.slash(world.channel, "practice", game="bids")
    await rest(world)
    assert "is in your direct messages" in reply(result)
    assert result.response.ephemeral
    (desk,) = ada.dms()
    assert "practice 1" in texts_of(desk.components)
    assert {"Give up", "Board", "Refresh"} <= buttons_of(desk.components).keys()
    assert selects_of(desk.components)


async def test_nobody_in_the_direct_messages_is_sent_to_them(world: World) -> None:
    ada = world.person("ada")
    await ada.member.slash(world.channel, "practice", game="bids")
    here, elsewhere = "in the new message here", "It continues there"
    asked = await ada.user.slash("practice", game="bids")
    assert here in reply(await ada.user.click(asked.response, label="Continue"))
    begun = reply(await ada.user.click(asked.response, label="Start another"))
    assert "is the new message here" in begun
    assert "direct messages" not in begun
    listed = await ada.member.slash(world.channel, "practice", game="bids")
    on = selects_of(listed.response.components)[0]
    one = on["options"][0]["value"]
    assert elsewhere in reply(await ada.member.select(listed.response, [one], custom_id=on["custom_id"]))


async def test_a_game_says_how_long_it_is_and_who_plays_against_you(world: World) -> None:
    ada = world.person("ada")
    result = await ada.user.slash("practice", game="architects", level="steward", opponents=2)
    await rest(world)
    (table,) = await world.house.practice.open_of(ada.user.id)
    length = game_length_text(table)
    assert length is not None
    said = reply(result)
    assert reader_for(table, "en").line(length) in said
    for name, card in zip(names_of(table, texts("en")), table.seats, strict=True):
        assert (f"**{name}**" in said) is (card.level is not None)


async def test_a_game_is_called_practice_by_its_number_everywhere(world: World) -> None:
    ada = world.person("ada")
    table = number_of_table(await practise(world, ada))
    await practise(world, ada, "devil")
    helped = await ada.user.slash("help")
    words = reply(helped) + " ".join(buttons_of(helped.response.components))
    assert f"Bids, practice {table}" in words
    assert f"My desk · practice {table}" in words
    which = await ada.user.slash("desk")
    (menu,) = selects_of(which.response.components)
    assert f"Bids · practice {table}" in [option["label"] for option in menu["options"]]
    suggested = table_choices(await world.house.practice.open_of(ada.user.id), "", Reader(texts("en")))
    assert any(name.startswith(f"Bids · practice {table} · ") for name, _ in suggested)
    for said in (words, str(menu), str(suggested), ada.words()):
        assert f"table {table}" not in said


async def test_a_game_is_begun_on_a_server_and_nothing_of_it_stands_there(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    result = await ada.member.slash(world.channel, "practice", game="bids")
    await rest(world)
    assert result.response.ephemeral
    assert [one for one in world.messages(world.channel.id) if not one.flags & 64] == []
    assert not world.channel.threads
    listed = await ben.member.slash(world.channel, "table list")
    assert "practice" not in reply(listed)
    shown = await ben.member.slash(world.channel, "table show", table="1")
    assert "There's no such table" in reply(shown)
    seats = await ben.member.slash(world.channel, "seats")
    assert "#1" not in reply(seats)


async def test_everything_happens_in_one_message(world: World) -> None:
    ada = world.person("ada")
    table = await practise(world, ada)
    answers = await play_out(world, ada, table)
    (only,) = ada.dms()
    assert answers >= 3
    assert "Another game" in buttons_of(only.components)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param("devil", {}, marks=pytest.mark.long),
        pytest.param("architects", {"level": "steward"}, marks=pytest.mark.long),
        pytest.param("paladins", {"opponents": 0}, marks=pytest.mark.long),
        pytest.param("paladins", {"opponents": 1}, marks=pytest.mark.long),
    ],
)
async def test_a_whole_game_of_each_kind_by_clicks_with_restarts(
    world: World, game: str, options: dict[str, Any]
) -> None:
    ada = world.person("ada")
    table = await practise(world, ada, game, **options)
    await play_out(world, ada, table, restart=True)
    _, only = ada.dms()  # below who one is
    assert {"Dossier", "Another game"} <= buttons_of(only.components).keys()


async def test_the_desk_tells_what_has_happened_since_the_last_press(world: World) -> None:
    ada = world.person("ada")
    table = await practise(world, ada)
    clicker = Clicker(world, table, ada, Chance(bytes(32)).stream("practice"))
    await clicker.answer()
    await rest(world)
    first = ada.words()
    await clicker.answer()
    await rest(world)
    news = next(one["content"] for one in _texts(ada.components()) if one.get("id") == 7001)
    assert "bid" in news.casefold()
    assert news not in first
    shown = [one["content"] for one in _texts(ada.components())]
    assert shown.index(news) == len(shown) - 2  # below the question and one's own things, above what is filled in


def _texts(components: Any) -> list[Any]:
    from simcord.components import walk_components

    return [one for one in walk_components(components) if one.get("type") == 10]


async def test_another_game_like_it_follows_by_a_button(world: World) -> None:
    ada = world.person("ada")
    table = await practise(world, ada, opponents=2)
    await play_out(world, ada, table)
    await ada.press("Another game")
    await rest(world)
    (after,) = await world.house.practice.open_of(ada.user.id)
    assert (after.number, len(after.seats)) == (2, 3)
    assert len(ada.dms()) == 2


async def test_with_one_open_it_is_asked_which_is_meant(world: World) -> None:
    ada = world.person("ada")
    await practise(world, ada)
    result = await ada.user.slash("practice", game="bids")
    assert "You have a practice game of" in reply(result)
    assert {"Continue", "End it", "Start another"} <= buttons_of(result.response.components).keys()
    assert len(await world.house.practice.open_of(ada.user.id)) == 1
    await ada.user.click(result.response, label="Start another")
    assert len(await world.house.practice.open_of(ada.user.id)) == 2
    several = await ada.user.slash("practice", game="bids")
    assert "2 practice games" in reply(several)
    end = selects_of(several.response.components)[1]
    second, first = await world.house.practice.open_of(ada.user.id)
    assert [option["label"].split(" · ")[1] for option in end["options"]] == ["practice 2", "practice 1"]
    asked = await ada.user.select(several.response, [str(second.id)], custom_id=end["custom_id"])
    await ada.user.click(asked.response, label="End it")
    assert await world.house.practice.open_of(ada.user.id) == (first,)


async def test_going_on_brings_the_desk_down_and_folds_the_one_before(world: World) -> None:
    ada = world.person("ada")
    await practise(world, ada)
    result = await ada.user.slash("practice", game="bids")
    await ada.user.click(result.response, label="Continue")
    await rest(world)
    before, now = ada.dms()
    assert "Give up" in buttons_of(now.components)
    assert buttons_of(before.components) == {}


async def test_giving_up_takes_a_second_press_and_ends_it_at_once(world: World) -> None:
    ada = world.person("ada")
    table = await practise(world, ada)
    asked = await ada.press("Give up")
    assert (await world.house.lookups.table(table)).status == "playing"
    await ada.user.click(asked.response, label="End it")
    await rest(world)
    assert (await world.house.lookups.table(table)).status == "closed"
    assert "This practice game is closed" in ada.words()
    assert ada.buttons() == {}


async def test_a_game_that_was_left_says_so_when_it_closes(world: World) -> None:
    ada = world.person("ada")
    await practise(world, ada)
    world.house.clock.pass_(seconds=IDLE.total_seconds() + 1)  # type: ignore[attr-defined]
    await world.env.bot.tidying.sweep()  # type: ignore[attr-defined]
    await rest(world)
    assert "nothing happened in it for a week" in ada.words()


async def test_closed_direct_messages_open_nothing_and_it_says_what_to_do(world: World) -> None:
    ada = world.person("ada")
    close_dms(world, ada)
    result = await ada.member.slash(world.channel, "practice", game="bids")
    assert "I didn't open a practice game" in reply(result)
    assert "Privacy Settings" in reply(result)
    assert await world.house.practice.open_of(ada.user.id) == ()


async def test_the_eleventh_game_is_refused_and_one_can_be_ended_right_there(world: World) -> None:
    ada = world.person("ada")
    for _ in range(MOST_OWN):
        await world.house.practice.begin("bids", "caretaker", 1, _person(ada), f"i:{_}", 5_000_000 + _)
    result = await ada.user.slash("practice", game="paladins", opponents=0)
    assert "10 practice games open" in reply(result)
    assert len(ada.dms()) == 0
    end = selects_of(result.response.components)[1]
    asked = await ada.user.select(result.response, [end["options"][0]["value"]], custom_id=end["custom_id"])
    await ada.user.click(asked.response, label="End it")
    await ada.user.slash("practice", game="paladins", opponents=0)
    assert (await world.house.practice.open_of(ada.user.id))[0].game == "paladins"


def _person(seat: Seat) -> Any:
    from host.values import Person

    return Person(seat.user.id, seat.name, "en-US")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"game": "chess"}, "There's no such game here"),
        ({"game": "devil", "level": "grandmaster"}, "Available: apprentice and steward"),
        ({"game": "devil", "opponents": 2}, "with exactly 3 opponents"),
        ({"game": "architects", "opponents": 0}, "with 1 to 4 opponents"),
        ({"game": "paladins", "opponents": 4}, "alone or with up to 3 opponents"),
    ],
)
async def test_what_cannot_be_played_is_refused_with_what_can(
    world: World, options: dict[str, Any], words: str
) -> None:
    ada = world.person("ada")
    assert words in reply(await ada.user.slash("practice", **options))
    assert ada.dms() == []


async def test_somebody_else_cannot_press_it(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await practise(world, ada)
    await practise(world, ben)
    stranger = await ben.member.slash(world.channel, "table leave", table=str(table))
    assert "There's no such table" in reply(stranger)
    left = await ada.member.slash(world.channel, "table pause", table=str(table))
    assert "Give up" in reply(left)


async def test_games_with_people_keep_the_short_commands_of_their_server(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await practise(world, ada)
    result = await ada.member.slash(world.channel, "desk")
    assert f"table {table}" in reply(result)


async def test_the_log_of_a_finished_practice_is_for_its_player_alone(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await practise(world, ada)
    await play_out(world, ada, table)
    own = await ada.member.slash(world.channel, "table export", table=str(table))
    assert f"practice {number_of_table(table)}, with the seed" in reply(own)
    assert "thread" not in reply(own)  # it has none, and no lobby
    other = await ben.member.slash(world.channel, "table export", table=str(table))
    assert "There's no such table" in reply(other)
    assert (await ada.press("Dossier")).response is not None


async def test_levels_and_numbers_of_opponents_are_suggested_by_the_game(world: World) -> None:
    ada = world.person("ada")

    async def offered(option: str, game: str) -> list[object]:
        return [one["value"] for one in await ada.user.autocomplete("practice", option, "", game=game)]

    assert await offered("opponents", "devil") == [3]
    assert await offered("opponents", "paladins") == [0, 1, 2, 3]
    assert await offered("level", "architects") == ["apprentice", "steward"]
    assert await offered("level", "chess") == []


async def test_a_desk_that_was_deleted_comes_again_by_going_on(world: World) -> None:
    ada = world.person("ada")
    await practise(world, ada)
    (desk,) = ada.dms()
    del world.env.backend.messages[desk.channel_id][desk.id]
    result = await ada.user.slash("practice", game="bids")
    await ada.user.click(result.response, label="Continue")
    await rest(world)
    (again,) = ada.dms()
    assert "Give up" in buttons_of(again.components)


async def test_a_practice_game_has_one_name_wherever_it_is_read(world: World) -> None:
    ada = world.person("ada")
    await world.house.settings.set_explains(ada.user.id, "never")
    table = await practise(world, ada, "devil")
    for label in ("Board", "Cards", "What's new", "Notes"):
        shown = await ada.press(label)
        said = texts_of(shown.response.components) if shown.response else str(shown.modal)
        assert "table 1" not in said.lower()
        assert label == "Notes" or "practice 1" in said
    board = await world.house.play.board(table)
    reader = reader_for(board.table, "en")
    assert _title(board.table, reader) == "Practice 1"


async def test_practice_uses_up_no_number_of_a_table_and_is_typed_as_it_is_shown(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    tables = [await world.seated(ada, ben)]
    practice = await practise(world, ada)
    tables.append(await world.seated(ada, ben))
    assert (tables, number_of_table(practice)) == ([1, 2], 1)
    assert "· practice 1" in reply(await ada.user.slash("desk", table="practice 1"))
    for typed in ("1", "#1", "table 1", "stůl 1"):
        assert "· table 1" in reply(await ada.user.slash("desk", table=typed))
    for typed in (str(practice), "Cviceni 1", "TRENING 1", "тренировка 1"):
        assert "· practice 1" in reply(await ada.user.slash("desk", table=typed))
    for typed in ("practice 2", "game 1", "practice", "table 1 2"):
        assert "no such table" in reply(await ada.user.slash("desk", table=typed)).lower()


async def test_unfinished_practice_stands_in_the_way_of_no_table(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    practice = await practise(world, ada)
    table = await world.seated(ada, ben)
    for typed in ("desk", "orders"):
        assert f"· table {table}" in reply(await ada.user.slash(typed))
        assert f"· table {table}" in reply(await ada.member.slash(world.channel, typed))
    helped = buttons_of((await ada.user.slash("help")).response.components)
    assert [label for label in helped if "My desk" in label] == [f"My desk · table {table}", "My desk · practice 1"]
    await world.house.practice.end(practice, ada.user.id, "end")
    practice = await practise(world, ada)
    assert f"· table {table}" in reply(await ada.user.slash("desk"))


async def test_typed_words_go_to_the_table_whose_question_they_answer(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    practice = await practise(world, ada)
    first, second = await world.seated(ada, ben), await world.seated(ada, ben)
    assert "choose one" in reply(await ada.user.slash("offer", what="5"))
    thread = (await world.house.lookups.table(first)).thread_id
    here = await ada.member.slash(next(each for each in world.channel.threads if each.id == thread), "offer", what="4")
    assert f"· table {first}" in reply(here)
    await ada.member.click(here.response, label="Seal")
    await rest(world)
    offered = await ada.user.slash("offer", what="5")
    assert f"· table {second}" in reply(offered)
    await ada.user.click(offered.response, label="Seal")
    assert "· practice 1" in reply(await ada.user.slash("offer", what="3"))
    assert (await world.house.play.desk(practice, ada.user.id)).drafts != {}


async def test_replay_and_export_of_a_practice_game_name_it_as_its_desk_does(world: World) -> None:
    ada = world.person("ada")
    table = await practise(world, ada)
    await play_out(world, ada, table)
    exported = await ada.member.slash(world.channel, "table export", table=str(table))
    assert "The whole log of practice 1" in reply(exported)
    sent = await ada.member.slash(world.channel, "table replay", table="Practice 1")
    assert "The replay of practice 1" in reply(sent)
    shown = sent.followups[0] if sent.response is None else sent.response
    (file,) = shown.attachments
    (title,) = re.findall("<title>(.*?)</title>", (await file.read()).decode())
    assert title.endswith(" · practice 1")
    await cast(Pactum, world.env.bot).pages.close()


async def test_a_first_game_of_a_kind_tells_who_one_is_above_its_desk(world: World) -> None:
    ada = world.person("ada")
    table = await practise(world, ada, "devil")
    opening, desk = ada.dms()
    assert "**First**" in texts_of(opening.components)
    assert "practice 1" in texts_of(opening.components)
    assert "Seal" in str(desk.components)
    await world.house.settings.explained(ada.user.id, table, [OPENING])
    await world.house.practice.end(table, ada.user.id, "end")
    await practise(world, ada, "devil")
    assert len(ada.dms()) == 3  # the desk alone: they know


async def test_a_lesson_has_words_of_its_own_to_open_with(world: World) -> None:
    ada = world.person("ada")
    await practise(world, ada, "devil", lesson="start")
    (desk,) = ada.dms()
    assert "**First**" not in texts_of(desk.components)


async def test_an_opening_that_cannot_be_shown_is_taken_back(world: World) -> None:
    ada = world.person("ada")
    await practise(world, ada)
    world.env.inject_error("PATCH", f"/channels/{ada.desk.channel.id}/messages/*", status=403, code=50001, times=None)
    await ada.user.slash("practice", game="devil")
    await rest(world)
    assert not [each for each in ada.dms() if "**First**" in texts_of(each.components)]
    assert len(ada.dms()) == 2  # the desk of each game
