"""Why a steward would answer so can be said of every question of whole games, in three sentences at most."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from msgspec import json

from engine.chance import Chance
from engine.extras.claims import Explaining, reasons_for
from engine.playouts import random_value
from engine.policies import Match, Position
from engine.texts import say
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.devil.face.cards import names_at
from games.devil.rules.policies import POLICIES
from games.devil.rules.policies.acts.telling import clue_text
from games.devil.rules.policies.plans import idles
from games.devil.rules.policies.reading import Clue
from games.devil.rules.rulebook import GOODS
from games.devil.rules.state import Chest, Inquisition, State
from host.stewards.thinking import Question, thought_of
from tests.contract.opponents import chance
from tests.games.devil.builders import DEVIL, GAME, MOON, SUN, showing, table

STEWARD: Any = POLICIES["steward"]
REPAYS = bytes([2]) * 32  # by lot it repays all before an inquisition
READER = Reader(texts("en"), name_of=names_at("house"))


def sentences(position: Position, value: dict[str, Any]) -> list[str]:
    return [READER.line(text) for text in reasons_for(STEWARD, position, value)]


@pytest.mark.usefixtures("complaints")
def test_every_answer_of_a_game_has_its_reason() -> None:
    match = Match(GAME, GAME.options_type(), ("apprentice",) * 4, (chance(1), chance(1, 1)), float)
    said: Counter[str] = Counter()
    for number, _ in enumerate(match.steps()):
        for seat, ask in GAME.asks(match.state).items():
            position = Position(GAME, match.state, seat, ask, chance(2, number))
            value = random_value(GAME, position.world, seat, ask.id, position.stream("any"))
            words = sentences(position, value)
            assert words, ask.kind
            assert len(words) <= 3
            assert not any("{" in sentence or "devil-why" in sentence for sentence in words)
            said[ask.kind] += len(words)
    assert min(said[kind] for kind in ("keep", "offer", "viewing", "plan", "vote", "packing", "inquisitors")) > 5
    assert isinstance(STEWARD, Explaining)


@pytest.mark.usefixtures("complaints")
def test_it_names_what_is_lacking_and_what_things_are_worth() -> None:
    sun = {"hand": ("catacombs",), "goods": {"stone": 2, "grain": 1, "coins": 2}}
    state = table("trading.first", chests=(Chest({"marble": 1}, False, 4),) * 4, sun=sun)
    position = Position(GAME, state, SUN, GAME.asks(state)[SUN], Chance(bytes(32)))
    worth, lacking = sentences(position, {"answer": "accept"})
    assert worth.endswith("coins to you, and it costs 4.")
    assert "marble" in lacking


def reason(state: State, seat: int, **value: Any) -> str:
    """The first sentence on that answer."""
    return sentences(Position(GAME, state, seat, GAME.asks(state)[seat], Chance(bytes(32))), value)[0]


@pytest.mark.usefixtures("complaints")
def test_it_says_what_a_kept_card_lacks_or_that_it_can_be_paid_for() -> None:
    rich = {"hand": ("catacombs", "quarry"), "goods": {"wood": 2, "grain": 2, "stone": 1}}
    state = table("cards.pick", sun=rich)
    assert reason(state, SUN, card="quarry").startswith("You can pay for Quarry at once")
    assert reason(state, SUN, card="catacombs").endswith("it lacks 1 stone and 1 marble.")


@pytest.mark.usefixtures("complaints")
def test_it_says_how_likely_the_accused_is_the_devil_or_the_cultist() -> None:
    state = table("hunt.vote")
    assert re.search(r"is \d+% likely to be the devil or the cultist", reason(state, SUN, whom="1"))
    assert "silence would give them away" in reason(state, SUN, whom="nobody")
    confessed = {"confessed": True}
    moon = table("hunt.vote", known={MOON: "moon"}, devil=confessed, cultist=confessed)
    assert "more likely a mortal" in reason(moon, SUN, whom="nobody")
    assert "is hardly the devil" in reason(table("hunt.vote", known={MOON: "moon"}), DEVIL, whom=str(MOON))
    none = table("hunt.vote", devil=confessed, cultist=confessed, moon=confessed)
    assert reason(none, SUN, whom="nobody") == "Nobody you could accuse is left."


@pytest.mark.usefixtures("complaints")
def test_a_chest_that_is_left_though_it_is_worth_its_price_would_cost_coins_that_a_plan_needs() -> None:
    state = table("trading.first", chests=(Chest({"marble": 3}, False, 4),) * 4, sun={"hand": ("catacombs",)})
    assert "your plan does more with" in reason(state, SUN, answer="refuse")
    assert reason(state, SUN, answer="accept").endswith("and it costs 4.")


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
@pytest.mark.parametrize(("step", "number"), [("cards.done", 2), ("inquisition.answer", 5)])
def test_a_repayment_that_comes_first_has_its_reason(step: str, number: int, locale: str) -> None:
    """In the last inquisition nothing is borrowed for: there it is weighed against coins that are left over."""
    state = table(step, number, sun={"debt": 8, "goods": {"coins": 4}}, known={})
    ask, value = f"{number}.repay", {"coins": 4}
    position = Position(GAME, state, SUN, GAME.asks(state)[SUN], Chance(REPAYS))
    assert STEWARD.volunteer(position) == (ask, value)
    liberty = next(each for each in GAME.liberties(state, SUN) if each.id == ask)
    (why,) = reasons_for(STEWARD, position.about(liberty), value)
    assert why == say("devil-why-repay" if number == 2 else "devil-why-repay-last")
    assert "devil-why" not in Reader(texts(locale), name_of=names_at("house")).line(why)


def test_a_thought_has_the_reasons_of_both_what_comes_first_and_what_is_answered() -> None:
    state = table("cards.done", 2, sun={"debt": 8, "goods": {"coins": 4}})
    ask = GAME.asks(state)[SUN].id
    question = Question(
        "devil", json.encode(state), GAME.pack(state.options), {}, SUN, ask, "steward", REPAYS, advises=True
    )
    advice = thought_of(question).advice
    assert advice is not None
    assert [text.key for text in advice.why_first] == ["devil-why-repay"]
    assert [text.key for text in advice.why] == ["devil-why-done"]


def test_a_wish_is_for_what_is_lacking_or_for_cover() -> None:
    state = table("trading.offer", sun={"hand": ("catacombs",), "goods": {"stone": 2, "grain": 1, "coins": 2}})
    position = Position(GAME, state, SUN, GAME.asks(state)[SUN], Chance(bytes(32)))
    wish = position.about(next(each for each in GAME.liberties(state, SUN) if each.kind == "wish"))
    assert [text.key for text in reasons_for(STEWARD, wish, {"goods": ["marble"]})] == ["devil-why-lacking"]
    both = reasons_for(STEWARD, wish, {"goods": ["marble", "stone"]})
    assert [text.key for text in both] == ["devil-why-lacking", "devil-why-wish-cover"]


@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_a_loan_that_nothing_asks_for_is_cover_in_round_1_alone(locale: str) -> None:
    for number, keys in ((1, ["devil-why-borrow-cover"]), (2, [])):
        state = table("trading.offer", number)
        position = Position(GAME, state, SUN, GAME.asks(state)[SUN], Chance(bytes(32)))
        bank = position.about(next(each for each in GAME.liberties(state, SUN) if each.kind == "bank"))
        why = reasons_for(STEWARD, bank, {"trade": "borrow", "times": 1})
        assert [text.key for text in why] == keys
        assert not reasons_for(STEWARD, bank, {"trade": "buy-wood", "times": 1})
        for text in why:
            assert "devil-why" not in Reader(texts(locale), name_of=names_at("house")).line(text)


@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_a_plan_that_builds_nothing_on_purpose_says_why(locale: str) -> None:
    state = table("actions.plan", 1, sun={}, devil={"goods": dict.fromkeys(GOODS, 5)})
    nothing = {"event": "left", "build1": "none", "finance": "borrow"}
    told = set()
    for seed in range(60):
        for seat in (SUN, DEVIL):
            position = Position(GAME, state, seat, GAME.asks(state)[seat], Chance(bytes([seed]) * 32))
            why = reasons_for(STEWARD, position, nothing)
            told.add((seat, idles(position), why[0].key))
            assert "devil-why" not in Reader(texts(locale), name_of=names_at("house")).line(why[0])
    assert told == {
        (SUN, False, "devil-why-no-plan"),
        (DEVIL, False, "devil-why-no-plan"),
        (DEVIL, True, "devil-why-idle"),
    }


@pytest.mark.usefixtures("complaints")
def test_a_plan_names_what_it_completes_and_praises_early_ones_only_before_the_last_round() -> None:
    rural, (town,) = showing("rural", count=2), showing("town")
    sun = {"hand": (town,), "built": rural, "goods": dict.fromkeys(GOODS, 5)}
    for number in (2, 5):
        state = table("actions.plan", number, sun=sun)
        position = Position(GAME, state, SUN, GAME.asks(state)[SUN], Chance(bytes(32)))
        _, completes = sentences(position, {"build1": town, "m0.field": "0"})
        assert completes.startswith("It completes the achievement ")
        assert ("early ones" in completes) == (number == 2)


@pytest.mark.usefixtures("complaints")
@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_a_clue_is_said_in_a_sentence_or_two(locale: str) -> None:
    reader = Reader(texts(locale), name_of=names_at("house"))
    for times in (1, 2, 3):
        for seats in ((), (1,), (1, 2)):
            line = reader.line(clue_text(Clue("moon", 1, "stone", 2, times, seats)))
            assert "2" in line
            assert "{" not in line
            assert "devil-" not in line


def test_a_clue_says_the_mark_the_goods_and_the_names() -> None:
    reader = Reader(texts("en"), dict(enumerate(("Mathilda", "Anselm", "Odile", "Corvin"))), name_of=names_at("house"))
    assert reader.line(clue_text(Clue("moon", 1, "stone", 2, 2, (1, 2)))) == (
        "The chests of the 🌙 moon have held stone twice; in round 1 it was 2 stone. Of the others, only Anselm and"
        " Odile can have had that much from starting goods and production."
    )
    assert reader.line(clue_text(Clue("devil", 1, "grain", 3, 1, (1, 2)))).endswith(
        "from starting goods and production. That counts what the 😈 devil begins with: 1 grain."
    )
    assert "begins" not in reader.line(clue_text(Clue("devil", 1, "grain", 3, 1, ())))


@pytest.mark.parametrize(
    ("coins", "lying", "bribed", "said"),
    [
        (4, 0, 0, "You haven't the coins to send the next inquisitor away."),
        (4, 1, 0, "What a bribe would save you is worth less than the coins, or it saves the others nearly as much."),
        (9, 0, 3, "Nobody is left who takes a bribe."),
    ],
)
def test_why_no_bribe_is_given_is_so(coins: int, lying: int, bribed: int, said: str) -> None:
    board = Inquisition(slots=("orator", "vandal", "bailiff"), coins=lying, bribed=bribed)
    state = table("inquisition.pack", 5, inquisition=board, sun={"goods": {"coins": coins}})
    position = Position(GAME, state, SUN, GAME.asks(state)[SUN], chance(3))
    assert sentences(position, {"bribe": 0})[0] == said
