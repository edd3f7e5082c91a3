"""Rules at hand: a hint behind every question, topics and cards by name, with or without a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.reading.cards import card_view
from bot.reading.rules import topic_view
from engine.contract import Ask
from engine.playouts import Playout
from engine.registry import game as game_of
from engine.registry import game_ids, part
from face.core.face import face
from face.table.look_up import Book, CardBook, meant_topic, suggested_cards, suggested_topics
from face.wordings import close_names
from face.wordings.close_names import closest, fitting
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.values import Trouble
from tests.bot.drawing import hold_limits
from tests.bot.people import World, buttons_of, selects_of, texts_of
from tests.contract.journeys import chance
from tools.under_test import all_under_test

ALL = [(game, game_of(game).seats[1]) for game in game_ids()]
GAMES = [(game, seats) for game, seats in ALL if face(game).topics("")]
PROMPTS = tuple(f"{game}-ask-" for game in game_ids())


def reader(game: str) -> Reader:
    return Reader(texts("en"), {seat: f"P{seat}" for seat in range(5)}, face(game).names(""), game)


def book(game: str) -> Book:
    return Book(game, face(game).topics(""), reader(game))


def cards_of(game: str) -> CardBook:
    return CardBook(game, face(game).cards(""), (), reader(game))


def asked(game_id: str, seats: int, seed: int) -> Iterator[tuple[Any, Ask]]:
    """Every question of a random game, with the view of who is asked."""
    game = game_of(game_id)
    playout = Playout(game, game.options_type(), seats, chance(seed), chance(seed + 1))
    for _ in playout.steps():
        for seat, ask in game.asks(playout.state).items():
            view = game.view(playout.state, seat)
            yield from ((view, each) for each in (ask, *game.liberties(playout.state, seat)))


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(("game", "seats"), ALL)
def test_every_question_of_a_game_has_a_hint_with_what_is_overlooked(game: str, seats: int) -> None:
    said: dict[str, str] = {}
    for view, ask in asked(game, seats, 5):
        words = reader(game).line(face(game).hint(view, ask))
        said[ask.prompt.key] = max(
            words, said.get(ask.prompt.key, ""), key=len
        )  # short where nothing is left to decide
    assert said
    wrong = {
        key: words
        for key, words in said.items()
        if "Often overlooked:" not in words or words.count(". ") < 1 or len(words) >= 700
    }
    assert not wrong, "a hint has two sentences, one of them “Often overlooked: …”, and under 700 characters"


def test_every_prompt_there_is_has_a_hint() -> None:
    known = texts("en")
    prompts = [key for key in known._entries if key.startswith(PROMPTS)]
    assert len(prompts) > 30
    assert [key for key in prompts if not known.has(key.replace("-ask-", "-hint-"))] == []


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_first_game_explains_is_a_line_for_a_term_and_three_sentences_for_a_question(
    game: str, seats: int
) -> None:
    lines, leads = {}, {}
    for view, ask in asked(game, seats, 7):
        for explanation in face(game).explanations(view, ask):
            (leads if explanation.leads else lines)[explanation.id] = reader(game).line(explanation.text)
    assert len(lines) >= 12
    assert all(0 < len(line) <= 170 and "\n" not in line for line in lines.values())
    for id, words in leads.items():
        assert words.startswith("**"), id
        sentences = re.findall(r"[.!?](?= |$)", words.removeprefix("**").partition("**")[2])
        assert 1 <= len(sentences) <= 3, (id, words)
        assert len(words) <= 320, (id, len(words))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_kind_of_question_of_a_game_is_explained_first_of_all(game: str, seats: int) -> None:
    known, asks = texts("en"), {ask.kind: (view, ask) for seed in (5, 7, 9) for view, ask in asked(game, seats, seed)}
    assert len(asks) >= 5
    for kind, (view, ask) in asks.items():
        first = face(game).explanations(view, ask)[0]
        assert (first.id, first.leads) == (f"ask-{kind}", True)
        assert known.has(first.text.key), first.text.key


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_kinds_that_random_games_seldom_ask_are_explained_too(game: str) -> None:
    known, its = texts("en"), part(game, "face.rules")
    kinds = set(getattr(its, "TOPIC_OF", None) or its.ABOUT) - {"order"}
    assert [kind for kind in kinds if not known.has(f"{game}-first-ask-{kind}")] == []
    explained = [key for key in known._entries if key.startswith(f"{game}-first-ask-")]
    assert {key.removeprefix(f"{game}-first-ask-") for key in explained} == kinds


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_every_topic_fits_into_a_message_and_all_into_a_select(game: str) -> None:
    there = book(game)
    assert 10 < len(there.topics) <= MOST_OPTIONS
    for topic in there.topics:
        hold_limits(topic_view(there, topic.id).to_components())
        assert meant_topic([there], there.reader.label(topic.title, 100)) == (there, topic.id)


@pytest.mark.parametrize(
    ("game", "term"), [(game, term) for game, known in all_under_test().items() for term in known.terms]
)
def test_every_term_leads_to_a_topic(game: str, term: str) -> None:
    assert suggested_topics([book(game)], term)
    meant_topic([book(game)], term)


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_every_game_says_what_its_signs_mean(game: str) -> None:
    there, topic = meant_topic([book(game)], "signs")
    said = texts_of(topic_view(there, topic).to_components())
    assert len(re.findall(r"[^\x00-\u2190]\ufe0f? \w+", said)) > 12


def test_a_misspelt_topic_is_answered_by_what_is_spelt_like_it() -> None:
    with pytest.raises(Trouble, match="no-such-topic") as refused:
        meant_topic([book("devil")], "repuation")
    assert refused.value.details["count"]
    assert "Reputation" in reader("devil").line(refused.value.text)


def test_every_card_of_the_packs_is_read_by_its_name() -> None:
    books = [cards_of(game) for game, _ in GAMES]
    hold_limits(card_view(books, "market").to_components())
    for each in books:
        assert len(each.cards) >= 80
        for name, value in suggested_cards([each], ""):
            assert name in texts_of(card_view([each], value).to_components())


def test_a_misspelt_card_is_answered_by_what_is_spelt_like_it() -> None:
    with pytest.raises(Trouble, match="no-such-card") as refused:
        card_view([cards_of("architects")], "Dungeom")
    assert "Dungeon" in reader("architects").line(refused.value.text)


def test_names_that_begin_with_what_is_typed_come_first() -> None:
    named = {1: "Black Market", 2: "Markets of old", 3: "Supermarket", 4: "Well"}
    assert fitting("mark", named) == [1, 2, 3]
    assert closest("wel", named) == [4]
    assert closest("zzz", named) == []


# In Discord


async def test_the_question_mark_explains_the_question_to_who_pressed_it_alone(world: World) -> None:
    ada, *others = (world.person(name) for name in ("ada", "ben", "cleo", "dora"))
    table = await world.seated(ada, *others, game="devil")
    await ada.open_desk(table)
    seen = (await ada.press("?")).response
    assert seen.ephemeral
    words = texts_of(seen.components)
    assert "two others in turn may buy it all" in words
    assert "you never learn who took it" in words
    more = (await ada.member.click(seen, label="Rules")).response
    assert more.ephemeral
    assert "Trading: offers and viewings" in texts_of(more.components)
    menu = selects_of(more.components)[0]
    await ada.member.select(more, ["wings"], custom_id=menu["custom_id"])
    assert "Angel wing" in texts_of(world.message_now(more).components)


async def test_the_lobby_leads_to_the_rules_of_its_game(world: World) -> None:
    ada, eve = world.person("ada"), world.person("eve")
    await world.lobby(ada, "devil")
    read = (await eve.member.click(world.lobby_message, label="Rules")).response
    assert read.ephemeral
    assert "How a round goes" in texts_of(read.components)
    assert {"Join", "Fingerprint"} <= set(buttons_of(world.message_now(world.lobby_message).components))


async def test_the_lobby_of_a_game_that_is_on_still_leads_to_its_rules(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    await world.seated(*people, game="devil")
    read = (await people[0].member.click(world.lobby_message, label="Rules")).response
    assert read.ephemeral
    assert "How a round goes" in texts_of(read.components)


async def test_rules_are_read_without_a_table_and_in_direct_messages(world: World) -> None:
    eve = world.person("eve")
    seen = await eve.member.slash(world.channel, "rules", topic="houseguest")
    assert "inquisitor of your own" in texts_of(seen.response.components)
    assert seen.response.ephemeral
    asked_for = await eve.member.slash(world.channel, "rules")
    assert set(buttons_of(asked_for.response.components)) >= {"Deal with the Devil"}
    offered = await eve.member.autocomplete(world.channel, "rules", "topic", "knot")
    assert [each["value"] for each in offered] == ["devil:reputation"]
    alike = await eve.member.autocomplete(world.channel, "rules", "topic", "catedral", game="arch")
    assert [each["value"] for each in alike] == ["architects:cathedral"]
    wrong = await eve.member.slash(world.channel, "rules", topic="inquisiton")
    assert "Did you mean" in texts_of(wrong.response.components)


async def test_a_card_is_read_without_a_table_and_at_a_table_of_that_game_only(world: World) -> None:
    eve = world.person("eve")
    seen = await eve.member.slash(world.channel, "card", name="watchtower")
    assert "Watchtower" in texts_of(seen.response.components)
    offered = await eve.member.autocomplete(world.channel, "card", "name", "dungeon")
    assert [each["value"] for each in offered] == ["architects:building/dungeon"]
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated(*people, game="devil")
    there = await people[0].member.autocomplete(world.channel, "card", "name", "watchtower", table=str(table))
    assert all(":" not in each["value"] for each in there)


def test_what_is_far_longer_than_a_name_is_compared_with_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A suggestion is asked for with every letter, and a forged one may be thousands of characters long."""
    compared: list[str] = []
    real = close_names.SequenceMatcher
    monkeypatch.setattr(
        close_names, "SequenceMatcher", lambda junk, typed, word: compared.append(word) or real(junk, typed, word)
    )
    named = {"a": "Abbey", "b": "Harbour Tower"}
    assert closest("abey", named) == ["a"]
    compared.clear()
    assert closest("abey" * 20, named) == []
    assert compared == []
    assert fitting("abbey " * 20, named) == ["a"]
    assert fitting("abbey " * 1000, named) == []


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_the_topic_of_a_question_is_in_the_rules(game: str, seats: int) -> None:
    there = {topic.id for topic in face(game).topics("")}
    topics = {ask.kind: face(game).topic(ask) for _, ask in asked(game, seats, 5)}
    assert {topic for topic in topics.values() if topic} <= there
    assert game != "devil" or (topics["plan"], topics["offer"]) == ("plan", "trading")
    assert game != "architects" or (topics["draft"], topics["turn"], topics["recall"]) == ("hand", "places", "workers")


async def test_rules_that_a_question_leads_to_open_at_its_topic(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    await world.seated(*people, game="devil")
    ada = people[0]
    ada.take_dm()
    hint = (await ada.press("?")).response
    shown = (await ada.user.click(hint, label="Rules")).response
    (menu,) = selects_of(shown.components)
    assert [one["value"] for one in menu["options"] if one.get("default")] == ["trading"]
