"""/practice lesson: one position, one goal, in one message; again, and the next, until the last."""

from __future__ import annotations

import pytest

from bot.desk.lesson import lesson_view
from engine.extras.lessons import lessons, numbered_lessons
from face.core.names import reader_for
from face.desk.lessons import MOST_STEPS, steward_words
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.table import stored_table
from tests.bot.people import Seat, World, texts_of
from tests.bot.pressing import reply
from tests.bot.test_practice import rest

ONE_STEP = [("architects", "prison"), ("devil", "build"), ("paladins", "workshop")]


async def begun(world: World, seat: Seat, game: str, key: str) -> int:
    """Type /practice for that lesson; the number of its table, whose desk the person looks at."""
    result = await seat.user.slash("practice", game=game, lesson=key)
    assert "Your lesson is the new message here" in reply(result)
    await rest(world)
    seat.take_dm()
    return await newest(world, seat)


async def newest(world: World, seat: Seat) -> int:
    (table, *_) = await world.house.practice.open_of(seat.user.id)
    return table.id


async def follow_hints(world: World, seat: Seat) -> None:
    """Press Hint, put it into the form, and seal, until the lesson is over."""
    for _ in range(12):
        if "Again" in seat.buttons():
            return
        hint = await seat.press("Hint")
        await seat.user.click(hint.response, label="Put it into the form")
        await rest(world)
        await seat.press("Do it" if "Do it" in seat.buttons() else "Seal")
        await rest(world)
    raise AssertionError(seat.words())


async def miss(world: World, seat: Seat, table_id: int) -> None:
    """Safe answers, given elsewhere, until the lesson is over."""
    for number in range(20):
        stored = await world.house.tables.read(table_id)
        if stored.shown.status != "playing":
            return
        game, state = stored_table.rules_of_table(stored), stored_table.state_of(stored)
        desk = await world.house.play.desk(table_id, seat.user.id)
        assert desk.ask is not None
        value = game.absent(state, desk.seat)
        await world.house.play.answer(table_id, seat.user.id, desk.ask.id, value, f"i:miss-{number}")
        await rest(world)
    raise AssertionError("the lesson does not end")


def test_each_of_several_answers_of_a_steward_has_its_own_reasons_beneath() -> None:
    reader = Reader(texts("en"))
    several = [(game, lesson) for game in ("devil", "paladins") for lesson in lessons(game) if len(lesson.steward) > 1]
    assert several
    for game, lesson in several:
        _, *lines = steward_words(lesson, game, reader).splitlines()
        reasoned = [bool(step.why) for step in lesson.steward[:MOST_STEPS]]
        assert [line.startswith("> -# ") for line in lines] == [
            reason for each in reasoned for reason in ((False, True) if each else (False,))
        ]


@pytest.mark.parametrize(("game", "key"), ONE_STEP)
async def test_a_lesson_is_reached_by_its_hint_and_the_next_follows_in_the_same_message(
    world: World, game: str, key: str
) -> None:
    ada = world.person("ada")
    (number,) = [number for number, lesson in numbered_lessons(game).items() if lesson.key == key]
    first = await begun(world, ada, game, key)
    assert f"lesson {number} of 8" in ada.words()
    assert "\\" not in "".join(ada.words().splitlines()[:2])
    await follow_hints(world, ada)
    assert "\\" not in "".join(ada.words().splitlines()[:2])
    for words in ("Goal reached", "A steward would have answered the same.", "Why:"):
        assert words in ada.words()
    assert "A steward would answer" not in ada.words()
    (message,) = ada.dms()
    (following,) = [label for label in ada.buttons() if label.startswith("Next: ")]
    await ada.press(following)
    await rest(world)
    assert [each.id for each in ada.dms()] == [message.id]
    assert f"lesson {number + 1} of 8" in ada.words()
    assert await newest(world, ada) != first
    assert await world.house.lessons.learnt(ada.user.id, game) == {key}


@pytest.mark.parametrize(("game", "key"), ONE_STEP)
async def test_a_lesson_that_is_missed_says_so_and_is_tried_again(world: World, game: str, key: str) -> None:
    ada = world.person("ada")
    table = await begun(world, ada, game, key)
    await miss(world, ada, table)
    assert "Not this time" in ada.words()
    assert "A steward would answer" in ada.words()
    before = ada.words().splitlines()[0]
    await ada.press("Again")
    await rest(world)
    assert ada.words().splitlines()[0] == before
    assert "Hint" in ada.buttons()
    await follow_hints(world, ada)
    assert "Goal reached" in ada.words()
    assert await world.house.practice.open_of(ada.user.id) == ()


@pytest.mark.parametrize("game", sorted({game for game, _ in ONE_STEP}))
async def test_after_the_last_lesson_a_whole_game_is_offered(world: World, game: str) -> None:
    ada = world.person("ada")
    table = await begun(world, ada, game, "8")
    await miss(world, ada, table)
    assert not [label for label in ada.buttons() if label.startswith("Next: ")]
    await ada.press("Play a whole game")
    await rest(world)
    (begun_game,) = await world.house.practice.open_of(ada.user.id)
    assert (begun_game.game, begun_game.lesson) == (game, None)


@pytest.mark.parametrize("game", sorted({game for game, _ in ONE_STEP}))
async def test_the_lesson_before_the_first_says_who_one_is_and_takes_one_answer(world: World, game: str) -> None:
    ada = world.person("ada")
    await begun(world, ada, game, "0")
    assert "lesson 0 of 8" in ada.words()
    assert "Only points win" in ada.words()
    hint = await ada.press("Hint")
    await ada.user.click(hint.response, label="Put it into the form")
    await rest(world)
    await ada.press("Do it" if "Do it" in ada.buttons() else "Seal")
    await rest(world)
    assert "Goal reached" in ada.words()
    assert [label for label in ada.buttons() if label.startswith("Next: ")]


async def test_the_list_of_lessons_shows_what_was_learnt(world: World) -> None:
    ada = world.person("ada")
    await begun(world, ada, "architects", "prison")
    await follow_hints(world, ada)
    offered = await ada.user.autocomplete("practice", "lesson", "", game="architects")
    names = [str(each["name"]) for each in offered]
    assert [name for name in names if "✓" in name] == ["3 · Sell your captives ✓"]
    assert len(names) == 9
    assert names[0] == "0 · Your part and what wins"
    assert await ada.user.autocomplete("practice", "lesson", "", game="bids") == []


async def test_a_lesson_begun_at_a_server_is_said_to_be_in_the_direct_messages(world: World) -> None:
    ada = world.person("ada")
    result = await ada.member.slash(world.channel, "practice", game="architects", lesson="prison")
    assert "Your lesson is in your direct messages" in reply(result)


async def test_what_is_no_lesson_is_refused(world: World) -> None:
    ada = world.person("ada")
    assert "no such lesson" in reply(await ada.user.slash("practice", game="bids", lesson="1"))
    assert ada.dms() == []


async def test_a_lesson_that_is_given_up_is_closed_like_any_practice(world: World) -> None:
    ada = world.person("ada")
    await begun(world, ada, "architects", "dig")
    asked = await ada.press("Give up")
    await ada.user.click(asked.response, label="End it")
    await rest(world)
    assert "This practice game is closed" in ada.words()
    assert ada.buttons() == {}


async def test_a_lesson_is_no_game_that_one_is_asked_to_continue(world: World) -> None:
    ada = world.person("ada")
    await begun(world, ada, "architects", "dig")
    result = await ada.user.slash("practice", game="architects")
    assert "is the new message here" in reply(result)


@pytest.mark.parametrize("locale", sorted(OFFERED))
async def test_a_lesson_fits_its_message_in_every_language(world: World, locale: str) -> None:
    ada = world.person("ada")
    for game, key in ONE_STEP:
        table = await begun(world, ada, game, key)
        await miss(world, ada, table)
        desk = await world.house.play.desk(table, ada.user.id)
        view = lesson_view(desk, reader_for(desk.table, locale, desk.seat))
        assert len(texts_of(view.to_components())) < 4000
