"""A first game of a kind explains phases and terms once, when they come up; what is folded away stays away."""

from __future__ import annotations

import pytest
from simcord.components import walk_components

from face.desk.desk import OPENING, new_to
from games.devil.face.face import FACE
from games.devil.rules import GAME
from games.devil.rules.state import State
from host.table.projections import Explanations
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.test_every_desk import desk_of, table_of
from tests.bot.test_whole_game import play_round
from tests.games.devil.builders import SUN, table
from tests.host.seating import safely_until

HEAD = "New to you"
REFERENCE = {"What's new", "Notes", "Standing orders", "Thread"}


async def kingdoms(world: World) -> tuple[Seat, int]:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    return people[0], await world.seated(*people, game="devil")


async def test_what_is_folded_away_is_never_shown_again(world: World) -> None:
    ada, table = await kingdoms(world)
    await ada.open_desk(table)
    assert HEAD in ada.words()
    assert "**Trade.** Pack goods you don't need" in ada.words()
    await ada.press("Got it")
    assert "**Trade.**" not in ada.words()
    while "Got it" in buttons_of(ada.components()):
        await ada.press("Got it")
    assert HEAD not in ada.words()
    await ada.open_desk(table)
    assert HEAD not in ada.words()


async def test_what_is_new_stays_until_it_is_folded_away(world: World) -> None:
    ada, table = await kingdoms(world)
    await ada.open_desk(table)
    await ada.choose("price", next(option for option in ada.offered("price")))
    assert HEAD in ada.words()
    assert "Got it" in buttons_of(ada.components())


async def test_what_is_new_stays_beside_a_question_that_is_asked_once_more(world: World) -> None:
    ada, table = await kingdoms(world)
    await safely_until(world.house, await world.house.lookups.table(table), lambda state: state.step == "actions.plan")
    await ada.open_desk(table)
    await ada.press("Seal")
    assert "Your plan is empty" in ada.words()
    assert HEAD in ada.words()


async def test_what_one_player_folds_away_is_explained_to_the_others(world: World) -> None:
    ada, table = await kingdoms(world)
    await ada.open_desk(table)
    await ada.press("Got it")
    known = (await world.house.settings.explanations(ada.user.id, "devil")).known
    assert known == {"devil.ask-offer", "devil.opening"}
    assert not (await world.house.settings.explanations(1, "devil")).known


async def test_a_button_stops_all_explanations_there_and_then(world: World) -> None:
    ada, table = await kingdoms(world)
    await ada.open_desk(table)
    await ada.press("Stop explaining")
    assert HEAD not in ada.words()
    assert "`/me explanations` turns it on again" in ada.words()
    await ada.open_desk(table)
    assert HEAD not in ada.words()
    await ada.member.slash(world.channel, "me explanations", when="first")
    await ada.press("Refresh")
    assert "**Trade.**" in ada.words()


async def test_a_switch_turns_it_off_and_on(world: World) -> None:
    ada, table = await kingdoms(world)
    said = await ada.member.slash(world.channel, "me explanations", when="never")
    assert "Nothing explains itself" in texts_of(said.response.components)
    await ada.open_desk(table)
    assert HEAD not in ada.words()
    assert "Nothing explains itself" in texts_of((await ada.member.slash(world.channel, "me show")).response.components)
    await ada.member.slash(world.channel, "me explanations", when="always")
    await ada.press("Refresh")
    assert HEAD in ada.words()


async def test_only_the_first_game_of_a_kind_explains_itself(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben")]
    table = await world.seated(*seats)
    me, settings = seats[0].user.id, world.house.settings
    assert (await settings.explanations(me, "bids")).on
    for number in (1, 2, 3):
        await play_round(world, table, seats, number, restart=False)
    assert not (await settings.explanations(me, "bids")).on
    assert (await settings.explanations(me, "devil")).on
    await settings.set_explains(me, "always")
    assert (await settings.explanations(me, "bids")).on


async def test_what_was_explained_is_in_the_export_of_a_person(world: World) -> None:
    ada, table = await kingdoms(world)
    await world.house.settings.explained(ada.user.id, table, ["wing"])
    exported = await world.house.privacy.stored_of(ada.user.id)
    assert exported["settings"][0]["explained"] == "devil.wing"


async def test_what_was_explained_beside_a_question_is_known_once_it_is_answered(world: World) -> None:
    ada, table = await kingdoms(world)
    await ada.open_desk(table)
    await ada.choose("price", next(option for option in ada.offered("price")))
    await ada.press("Seal")
    known = (await world.house.settings.explanations(ada.user.id, "devil")).known
    assert known == {"devil.ask-offer", "devil.opening"}
    assert "**Roles**" not in ada.words()


async def test_the_reply_to_an_answer_explains_no_more_what_stood_beside_the_question(world: World) -> None:
    ada, table = await kingdoms(world)
    await ada.open_desk(table)
    await ada.choose("price", next(option for option in ada.offered("price")))
    assert HEAD in ada.words()
    await ada.press("Seal")
    assert "Waiting for" in ada.words()
    assert HEAD not in ada.words()


def explained_at(state: State, seat: int) -> list[str]:
    return [each.id for each in FACE.explanations(GAME.view(state, seat), GAME.asks(state)[seat])]


def test_terms_are_explained_beside_the_questions_they_matter_to() -> None:
    mortal = {"edge": ("mill",), "angels": 1, "demons": 1, "indulgences": 1, "debt": 3}
    terms = ("edge", "angel", "demon", "indulgence", "debt", "reputation")
    at_plan = explained_at(table("actions.plan", 2, sun=mortal), SUN)
    assert set(terms) <= set(at_plan)
    assert at_plan[:5] == ["ask-plan", "achievement", "token", "reputation", "courtier"]  # due there in any first game
    state = table("actions.plan", 1)
    desk = desk_of(GAME, state, table_of(GAME, 4), SUN)
    at_first = new_to(desk, GAME.asks(state)[SUN], Explanations("first", True, frozenset()))
    assert [each.id for each in at_first] == ["ask-plan", "reputation"]  # before the round's end brings it
    at_vote = explained_at(table("hunt.vote", 2, sun=mortal), SUN)
    assert at_vote[:2] == ["ask-vote", "demon"]
    assert not {"edge", "debt"} & set(at_vote)


async def test_what_the_opening_scene_tells_stands_on_no_desk(world: World) -> None:
    ada, table = await kingdoms(world)
    desk = await world.house.play.desk(table, ada.user.id)
    told = FACE.opening(desk.view).terms
    assert {"role", "soul", "goods", "achievement", "token"} <= told
    new = new_to(desk, desk.ask, Explanations("first", True, frozenset({"devil.ask-offer"})))
    assert not told & {each.id for each in new}


def test_two_explanations_stand_beside_a_question_at_most() -> None:
    mortal = {"edge": ("mill",), "angels": 1, "demons": 1, "indulgences": 1, "debt": 3}
    state = table("actions.plan", 3, sun=mortal)
    desk = desk_of(GAME, state, table_of(GAME, 4), SUN)
    new = new_to(desk, desk.ask, Explanations("first", True, frozenset()))
    assert len(new) == 2
    assert len(FACE.explanations(desk.view, desk.ask)) > 2


@pytest.mark.parametrize("game", ["devil", "architects", "paladins"])
async def test_the_first_question_of_a_first_game_has_what_a_newcomer_needs_and_the_next_has_it_all(
    world: World, game: str
) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    await world.house.settings.set_explains(seats[1].user.id, "never")
    table = await world.seated(*seats, game=game)
    ada, ben = seats[:2]
    for seat in (ada, ben):
        await seat.open_desk(table)
    newcomer, regular = (labels_of_desk(seat) for seat in (ada, ben))
    assert not {*newcomer} & REFERENCE
    assert {*newcomer} >= {"Board", "Cards", "?"}
    assert "[go to the thread]" in ada.words()
    assert {*regular} >= REFERENCE - {"Thread"}  # who waits finds it in the text
    await world.house.settings.explained(ada.user.id, table, [OPENING])
    await ada.press("Refresh")
    assert {*labels_of_desk(ada)} >= REFERENCE - {"Thread"}


def labels_of_desk(seat: Seat) -> list[str]:
    return [each["label"] for each in walk_components(seat.components()) if each.get("type") == 2]
