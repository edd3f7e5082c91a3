"""The rulebook's table options: offered, shown, and on the desks."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.texts import Refusal
from face.wordings.texts import texts
from games.devil.face.face import FACE
from games.devil.face.forms.answers import offer_of
from games.devil.rules import GAME
from games.devil.rules.state import OPTIONAL, Chest, Options, State
from tests.bot.people import World
from tests.games.devil.bot.played import READER, form_of
from tests.games.devil.bot.test_clicks import Hand, with_role
from tests.games.devil.builders import MOON, SUN, answer, settled, table
from tests.games.devil.test_trading import viewing

ENGLISH = texts("en")
EVERYTHING = Options(**dict.fromkeys(OPTIONAL, True))
NAMES = ("Learners", "Jesters", "Indulgences in chests", "Goods as bribes", "Role preferences")
FOUR = ("ada", "ben", "cleo", "dan")


def desk_words(state: State, seat: int, **given: Any) -> str:
    """What that seat's desk says of itself and of what it is asked, the headings of the inputs included."""
    view, ask = GAME.view(state, seat), GAME.asks(state)[seat]
    form = form_of(state, seat, ask, given)
    headings = [FACE.field(ask, field.name, ENGLISH.has) for field in form.fields]
    preview = GAME.preview(state, seat, ask.id, form.value)
    return READER.lines([*FACE.own(view), ask.prompt, *FACE.details(view, ask, form), *headings, *preview])


def sealed_words(state: State, seat: int) -> str:
    return READER.lines(FACE.sealed(GAME.view(state, seat), GAME.sealed(state)[seat]))


def told(happenings: Any, seat: int | None) -> str:
    return READER.lines(FACE.condensed(tuple(text for one in happenings if (text := one.read_by(seat)) is not None)))


# Offered and shown


def test_every_option_is_offered_with_its_name_and_a_sentence_that_fits_a_suggestion() -> None:
    offers = dict(FACE.offers())
    assert list(offers) == [f"{name}=yes" for name in OPTIONAL]
    for text, name in zip(offers.values(), NAMES, strict=True):
        said = READER.label(text, 200)
        assert said.startswith(f"{name}: ")
        assert len(said) <= 100


def test_the_lobby_names_the_options_in_force_and_no_others() -> None:
    assert FACE.options({"pack": "house", "learners": False}) == ()
    said = READER.lines(FACE.options({"pack": "house", "learners": True, "jesters": True}))
    assert [line.partition("**:")[0] for line in said.splitlines()] == ["**Learners", "**Jesters"]


@pytest.mark.parametrize("name", OPTIONAL)
def test_the_board_names_the_options_in_force(name: str) -> None:
    said = READER.lines(FACE.board(GAME.view(table("trading.offer", options=Options(**{name: True})), None)))
    assert [one for one in NAMES if f"**{one}**" in said] == [NAMES[OPTIONAL.index(name)]]


async def test_a_table_is_opened_with_options_and_its_lobby_says_so(world: World) -> None:
    people = [world.person(name) for name in FOUR]
    await world.lobby(people[0], "devil", options="jesters=yes learners=yes")
    words = str(world.lobby_message.components)
    assert "**Jesters**: tokens without effect" in words
    assert "**Learners**" in words
    assert "Goods as bribes" not in words


async def test_the_suggestions_name_what_can_still_be_added(world: World) -> None:
    ada = world.person("ada")
    found = await ada.member.autocomplete(world.channel, "table new", "options", "jesters=yes ", game="devil")
    of_any_game = {
        "grace",
        "extensions",
        "patience",
        "weekends",
        "holidays",
        "stand_in",
        "hints",
        "try",
        "rated",
        "remarks",
        "onlookers",
    }
    own = [one["value"] for one in found if not of_any_game & set(one["value"].replace("=", " ").split())]
    assert own == [f"jesters=yes {name}=yes" for name in OPTIONAL if name != "jesters"]


# Role preferences


async def test_role_preferences_are_asked_before_the_roles_are_dealt(world: World) -> None:
    people = [world.person(name) for name in FOUR]
    number = await world.seated(*people, game="devil", options="role_preferences=yes")
    for seat in people:
        seat.take_dm()
        assert "Which role would you like to play?" in seat.words()
        assert "You have no role yet" in seat.words()
    hand = Hand(people[0])
    desk = await world.house.play.desk(number, people[0].user.id)
    assert desk.ask is not None
    assert desk.ask.kind == "preferences"
    await hand.press("Seal")
    assert "The devil: I don't mind." in people[0].words()
    for seat in people[1:]:
        await seat.press("Seal")
    await world.deliver()
    roles = {(await world.house.play.desk(number, seat.user.id)).view.own.role for seat in people}
    assert roles == {"sun", "moon", "cultist", "devil"}


def test_a_wish_reads_back_in_words() -> None:
    state = table("roles.preferences", 1, options=EVERYTHING)
    state = replace(state, kingdoms=tuple(replace(one, role="undealt", pure=0) for one in state.kingdoms))
    assert "nobody else ever reads it" in desk_words(state, SUN)
    assert "jester" not in desk_words(state, SUN)
    assert "👻" not in desk_words(state, SUN)
    sealed = answer_of(state, SUN, devil="gladly", mortal="unwillingly")
    assert sealed_words(sealed, SUN).splitlines() == [
        "A mortal: I'd rather not.",
        "The cultist: I don't mind.",
        "The devil: I'd like that.",
    ]


def answer_of(state: State, seat: int, **value: Any) -> State:
    found: State = GAME.answer(state, seat, GAME.asks(state)[seat].id, value, None).state  # type: ignore[arg-type]
    return found


# Jesters


def test_the_desk_says_what_jesters_are_for_and_shows_how_many_there_are() -> None:
    said = desk_words(table("trading.offer", sun={"jesters": 5}, options=EVERYTHING), SUN)
    assert "🤡 5 jesters behind your wall" in said
    assert "with no effect" in said
    assert "Jesters for the chest" in said


def test_without_the_option_no_desk_speaks_of_jesters_or_indulgences_to_trade() -> None:
    said = desk_words(table("trading.offer", sun={"indulgences": 1}), SUN)
    assert "jester" not in said
    assert "After the trades" not in said


def test_a_chest_of_jesters_reads_like_a_full_one() -> None:
    state = table("trading.offer", sun={"jesters": 2}, options=EVERYTHING)
    value = {"jesters": {"jester-laughing": 2}, "price": "coins-3"}
    assert "You offer **2 laughing jesters** for **3 coins**." in desk_words(state, SUN, **value)
    assert sealed_words(answer(state, "sun", **value), SUN) == "You offer **2 laughing jesters** for **3 coins**."


def test_a_viewer_reads_that_jesters_stay_and_may_leave_some() -> None:
    chest = Chest({"stone": 1}, False, 3, jesters={"jester-weeping": 1})
    state = viewing("moon", "cultist", chest, moon={"jesters": 1}, options=EVERYTHING)
    said = desk_words(state, MOON)
    assert "**1 stone and 1 weeping jester**" in said
    assert "they're part of no deal and stay in the chest" in said
    assert "Jesters left in it" in said
    sealed = answer(state, "moon", answer="refuse", jesters={"jester-laughing": 1})
    answered, chest_again = sealed_words(sealed, MOON).splitlines()
    assert answered == "Leave it; you leave 1 laughing jester in the chest."
    assert "**1 stone and 1 weeping jester**" in chest_again


def test_jesters_beside_a_payment_are_read_by_the_owner() -> None:
    chest = Chest({}, True, 1, "sun", pure=1, jesters={"jester-weeping": 2})
    after = settled(viewing("moon", "devil", chest, True, options=EVERYTHING))
    said = told(after.told, 3)
    assert "soul pieces: 1 pure, 0 marked" in said
    assert "Also in it: 2 weeping jesters." in said


# Indulgences in chests


def test_the_desk_says_that_a_traded_indulgence_will_show() -> None:
    said = desk_words(table("trading.offer", sun={"indulgences": 1}, options=EVERYTHING), SUN)
    assert "You can also offer your indulgence" in said
    assert "After the trades everyone sees who holds how many" in said


def test_after_the_trades_everybody_reads_who_holds_how_many() -> None:
    chest = Chest({"wood": 1}, False, 5, indulgences=1)
    cultist = {"indulgences": 1, "traded": -1}
    moon = {"goods": {"coins": 5}}
    state = viewing("moon", "cultist", chest, True, moon=moon, cultist=cultist, options=EVERYTHING)
    after = settled(state, moon={"answer": "accept"})
    assert "After the trades *Ben* holds 1 indulgence (1 more than before)." in told(after.told, None).replace("\\", "")
    assert "After the trades Cleo holds no indulgences (1 fewer than before)." in told(after.told, None)
    assert "You take 1 wood and 1 indulgence and pay 5 coins." in told(after.told, MOON)


# Goods as bribes


def test_the_ritual_desk_offers_goods_and_says_what_they_bring() -> None:
    state = table("inquisition.pack", 3, sun={"goods": {"wood": 2, "glass": 1}}, options=EVERYTHING)
    said = desk_words(state, SUN, goods={"wood": 1, "glass": 1})
    assert "Goods as a bribe" in said
    assert "Goods are sold when the chests open: 1 coin for wood, stone or grain, 2 coins for glass" in said
    assert "1 wood and 1 glass will sell for 3 coins in bribes" in said
    assert "1 wood and 1 glass" in sealed_words(answer(state, "sun", goods={"wood": 1, "glass": 1}), SUN)


def test_what_the_goods_brought_is_read_by_all() -> None:
    state = table("inquisition.pack", 3, sun={"goods": {"wood": 2, "glass": 1}}, options=EVERYTHING)
    said = told(settled(state, sun={"goods": {"wood": 1, "glass": 1}}).told, None)
    assert "🎁 The chest of the ☀️ sun opens: 1 wood and 1 glass." in said
    assert "The goods in the chests sell for 3 coins in bribes." in said


# Typed offers


def typed(words: str, options: Options, **sun: Any) -> dict[str, Any]:
    view = GAME.view(table("trading.offer", sun=sun, options=options), SUN)
    assert view.own is not None
    return offer_of(words, view.own, READER, view.options)


def test_indulgences_and_jesters_can_be_typed_into_an_offer() -> None:
    offer = typed("1 indulgence 2 laughing jesters for 5", EVERYTHING, indulgences=1, jesters=2)
    assert offer == {
        "goods": {"indulgences": 1},
        "coins": 0,
        "price": "coins-5",
        "jesters": {"jester-laughing": 2},
    }


@pytest.mark.parametrize("words", ["2 indulgences for 5", "1 laughing jester 2 weeping jesters for 5"])
def test_more_than_there_are_is_refused(words: str) -> None:
    with pytest.raises(Refusal, match="devil-too-few-there"):
        typed(words, EVERYTHING, indulgences=1, jesters=2)


@pytest.mark.parametrize("words", ["1 indulgence for 5", "1 laughing jester for 5"])
def test_without_the_option_they_are_no_things_to_trade(words: str) -> None:
    with pytest.raises(Refusal, match="unknown-thing"):
        typed(words, Options(), indulgences=1)


# By clicks


async def test_a_mortal_lays_jesters_into_a_chest_by_clicks(world: World) -> None:
    people = [world.person(name) for name in FOUR]
    number = await world.seated(*people, game="devil", options="jesters=yes")
    seat = await with_role(world, number, people, "sun", "moon")
    seat.take_dm()
    hand = Hand(seat)
    await hand.choose("jesters", "jester-laughing.1", "jester-weeping.1")
    await hand.choose("price", "coins-4")
    assert "1 laughing jester and 1 weeping jester" in seat.words()
    await hand.press("Seal")
    assert (await world.house.play.desk(number, seat.user.id)).view.own.jesters == 3
