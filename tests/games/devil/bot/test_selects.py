"""The selects that stand in for several inputs: they show the draft, they change it, they never mean another answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.playouts import random_value
from engine.texts import Refusal, say
from face.core.names import reader_for
from face.core.parts import Control, Layout, PartlyRefused
from face.wordings.lengths import MORE, OPTION_LABEL
from face.wordings.reader import Reader
from games.devil.face.cards import left_line, right_line, sentences, short_side
from games.devil.face.desk import short_cost, worth_in_brief
from games.devil.face.face import FACE
from games.devil.rules import GAME
from games.devil.rules.pack import CONTENT, HOUSE, PACKS, Event
from games.devil.rules.rulebook import GOODS
from games.devil.rules.state import State
from tests.games.devil.bot.played import READER, TABLE, form_of, positions
from tests.games.devil.builders import table

SEEDS = range(20, 23)
LANGUAGES = ("en", "cs", "pl", "ru")
PLAN = ("discard", "event", "use", "build1", "act1", "build2", "act2", "hire")


def layout(state: State, seat: int, ask: Ask, draft: dict[str, Any]) -> Layout:
    form = form_of(state, seat, ask, draft)
    return FACE.layout(GAME.view(state, seat), ask, form, draft, GAME.preview(state, seat, ask.id, form.value))


def used(state: State, seat: int, ask: Ask, draft: dict[str, Any], control: str, *values: str) -> dict[str, Any]:
    form = form_of(state, seat, ask, draft)
    return FACE.controlled(GAME.view(state, seat), ask, form, draft, control, list(values))


def chosen(control: Control) -> list[str]:
    return [choice.id for choice in control.choices if choice.chosen]


def random_answers(kind: str) -> Iterator[tuple[State, int, Ask, dict[str, Any]]]:
    stream = Chance(bytes(32)).stream("answers")
    for state, seat, ask in positions(SEEDS, kind):
        yield state, seat, ask, random_value(GAME, state, seat, ask.id, stream)


def plan_with(state: State, seat: int, ask: Ask, *values: str) -> dict[str, Any]:
    return used(state, seat, ask, {}, "plan-tokens", *values)


def two_to_build() -> tuple[State, int, Ask, tuple[str, ...]]:
    """A plan with at least three buildings in hand and one event."""
    for state, seat, ask in positions(SEEDS, "plan"):
        own = GAME.view(state, seat).own
        hand = own.hand
        if len(hand) >= 3 and len(own.events) == 1:
            return state, seat, ask, hand
    raise AssertionError


def with_action(state: State, hand: tuple[str, ...]) -> str | None:
    return next((card for card in hand if state.pack.buildings[card].action), None)


# ----------------------------------------------------------------------------------------------------------- plan


def test_what_a_plans_selects_show_means_the_same_plan_when_it_is_sent_again() -> None:
    for state, seat, ask, value in random_answers("plan"):
        for control in layout(state, seat, ask, value).controls:
            again = used(state, seat, ask, value, control.name, *chosen(control))
            form = form_of(state, seat, ask, again)
            assert form.ready, form.problem
            before = {name: value[name] for name in PLAN if name in value and value[name] not in ("none", "no", [])}
            after = {name: form.value[name] for name in PLAN if name in form.value}
            assert before == {name: one for name, one in after.items() if one not in ("none", "no", [])}


def test_every_single_choice_of_a_plan_is_one_the_rules_take() -> None:
    for state, seat, ask, value in random_answers("plan"):
        draft = {name: value[name] for name in ("discard",) if name in value}
        for control in layout(state, seat, ask, draft).controls:
            for choice in control.choices:
                form = form_of(state, seat, ask, used(state, seat, ask, draft, control.name, choice.id))
                assert form.problem is None, (choice.id, form.problem)


def test_the_selects_of_a_plan_cover_what_its_form_asks_first() -> None:
    for state, seat, ask in positions(SEEDS, "plan"):
        covered = frozenset().union(*(one.covers for one in layout(state, seat, ask, {}).controls))
        missing = form_of(state, seat, ask, {}).missing  # what cards ask, Stables too, has a question of its own
        assert set(missing) <= covered | {name for name in missing if "." in name or name.startswith("free")}


def test_of_two_events_one_goes_before_anything_else_is_asked() -> None:
    counted = set()
    for state, seat, ask in positions(SEEDS, "plan"):
        events = GAME.view(state, seat).own.events
        names = [control.name for control in layout(state, seat, ask, {}).controls if control.choices]
        assert len(events) < 2 or "plan-tokens" not in names
        if len(events) == 2:
            draft = used(state, seat, ask, {}, "plan-event", f"none:{events[1]}")
            assert draft == {"event": "none", "discard": events[0]}
            assert "plan-tokens" in [control.name for control in layout(state, seat, ask, draft).controls]
        counted.add(len(events))
    assert {1, 2} <= counted


def test_using_a_building_at_once_builds_it() -> None:
    for state, seat, ask in positions(SEEDS, "plan"):
        card = with_action(state, GAME.view(state, seat).own.hand)
        if card is not None:
            assert plan_with(state, seat, ask, f"act:{card}") == {"build1": card, "act1": "yes"}
            return
    raise AssertionError


def test_the_second_building_can_be_built_first() -> None:
    state, seat, ask, hand = two_to_build()
    draft = plan_with(state, seat, ask, f"build:{hand[0]}", f"build:{hand[1]}")
    assert (draft["build1"], draft["build2"]) == (hand[0], hand[1])
    order = next(one for one in layout(state, seat, ask, draft).controls if one.name == "plan-order")
    assert chosen(order) == [hand[0]]
    turned = used(state, seat, ask, draft, "plan-order", hand[1])
    assert (turned["build1"], turned["build2"]) == (hand[1], hand[0])


def test_the_order_of_building_stays_when_a_token_is_added() -> None:
    state, seat, ask, hand = two_to_build()
    draft = {"build1": hand[1], "build2": hand[0]}
    hire = next(one.id for one in tokens(state, seat, ask, draft).choices if one.id.startswith("hire:"))
    more = used(state, seat, ask, draft, "plan-tokens", f"build:{hand[0]}", f"build:{hand[1]}", hire)
    assert (more["build1"], more["build2"], more["hire"]) == (hand[1], hand[0], hire.removeprefix("hire:"))


def tokens(state: State, seat: int, ask: Ask, draft: dict[str, Any]) -> Control:
    return next(one for one in layout(state, seat, ask, draft).controls if one.name == "plan-tokens")


def test_a_choice_made_ahead_follows_its_building() -> None:
    state, seat, ask, hand = two_to_build()
    draft = {"build1": hand[0], "build2": hand[1], "n0.0": {"wood": 1}, "n1.0": {"grain": 1}, "l.0": {"stone": 1}}
    turned = used(state, seat, ask, draft, "plan-order", hand[1])
    assert (turned["n0.0"], turned["n1.0"], turned["l.0"]) == ({"grain": 1}, {"wood": 1}, {"stone": 1})
    fewer = used(state, seat, ask, draft, "plan-tokens", f"build:{hand[1]}")
    assert fewer["n0.0"] == {"grain": 1}
    assert "n1.0" not in fewer


def test_three_buildings_are_too_many() -> None:
    state, seat, ask, hand = two_to_build()
    with pytest.raises(PartlyRefused) as caught:
        plan_with(state, seat, ask, *(f"build:{card}" for card in hand[:3]))
    assert caught.value.code == "devil-two-builds"
    assert caught.value.draft == plan_with(state, seat, ask, *(f"build:{card}" for card in hand[:2]))


def test_two_courtiers_are_too_many() -> None:
    state, seat, ask, _ = two_to_build()
    hires = [one.id for one in tokens(state, seat, ask, {}).choices if one.id.startswith("hire:")]
    with pytest.raises(PartlyRefused) as caught:
        plan_with(state, seat, ask, *hires[:2])
    assert caught.value.code == "devil-one-courtier"
    assert caught.value.draft == plan_with(state, seat, ask, hires[0])


def test_a_building_used_at_once_takes_two_tokens() -> None:
    for state, seat, ask in positions(SEEDS, "plan"):
        hand = GAME.view(state, seat).own.hand
        able = [card for card in hand if state.pack.buildings[card].action]
        if len(able) < 2 or len(GAME.view(state, seat).own.events) > 1:
            continue
        hires = [one.id for one in tokens(state, seat, ask, {}).choices if one.id.startswith("hire:")]
        if hires and GAME.view(state, seat).own.tokens[0] == 4:
            with pytest.raises(Refusal) as caught:
                plan_with(state, seat, ask, f"act:{able[0]}", f"act:{able[1]}", hires[0])
            assert caught.value.code == "devil-few-tokens"
            return
    raise AssertionError


def test_how_to_pay_is_asked_only_where_coins_are_missing() -> None:
    seen = set()
    for state, seat, ask, value in random_answers("plan"):
        short = any(line.key.endswith(("-sold", "-borrowed")) for line in GAME.preview(state, seat, ask.id, value))
        hidden = "finance" in layout(state, seat, ask, {**value, "finance": "sell"}).hidden
        if value.get("finance") != "borrow":
            assert hidden is not short
            seen.add(hidden)
    assert seen == {True, False}


# ----------------------------------------------------------------------------------------------------------- bank


def test_every_trade_on_offer_is_taken_by_the_bank() -> None:
    verbs = set()
    for state, seat, ask in positions(range(20, 21), "bank"):
        for control in layout(state, seat, ask, {}).controls:
            for choice in control.choices:
                value = used(state, seat, ask, {}, control.name, choice.id)
                assert form_of(state, seat, ask, value).ready, choice.id
                verbs.add(choice.id.partition(":")[0])
    goods = ("wood", "stone", "grain", "glass", "marble")
    assert verbs == {*(f"buy-{good}" for good in goods), *(f"sell-{good}" for good in goods), "borrow"}


def test_whatever_the_bank_trades_is_on_offer() -> None:
    for state, seat, ask in positions(range(20, 21), "bank"):
        shown = {choice.id.partition(":")[0] for one in layout(state, seat, ask, {}).controls for choice in one.choices}
        trade = next(field.node for field in form_of(state, seat, ask, {}).fields if field.name == "trade")
        assert shown == {option.id for option in trade.options if option.closed is None}


# ---------------------------------------------------------------------------------------------------- inquisitors


def test_the_inquisitors_selects_show_what_was_answered() -> None:
    for state, seat, ask, value in random_answers("inquisitors"):
        shown = {one.name: set(chosen(one)) for one in layout(state, seat, ask, value).controls}
        for name, answer in (("answer-soul", "soul"), ("answer-indulgence", "indulgence")):
            given = {field for field, one in value.items() if one == answer} or {"nobody"}
            assert shown.get(name, given) == given


def test_who_gets_no_answer_takes_the_penalty() -> None:
    for state, seat, ask in positions(SEEDS, "inquisitors"):
        draft = used(state, seat, ask, {}, "answer-soul", "nobody")
        assert set(draft.values()) == {"penalty"}
        assert form_of(state, seat, ask, draft).problem is None


def test_pieces_are_shown_to_whom_they_were_given_and_an_indulgence_takes_their_place() -> None:
    for state, seat, ask in positions(range(20, 40), "inquisitors"):
        own, me = GAME.view(state, seat).own, GAME.view(state, seat).seats[seat]
        fields = [field.name for field in form_of(state, seat, ask, {}).fields]
        if own.pieces_left and me.indulgences and len(fields) > 1:
            draft = used(state, seat, ask, {}, "answer-soul", fields[0])
            assert draft[fields[0]] == "soul"
            draft = used(state, seat, ask, draft, "answer-indulgence", fields[0])
            assert draft[fields[0]] == "indulgence"
            assert draft[fields[1]] == "penalty"
            return
    raise AssertionError


def test_nobody_goes_when_somebody_is_chosen_and_comes_back_instead_of_everybody() -> None:
    for state, seat, ask in positions(SEEDS, "inquisitors"):
        if GAME.view(state, seat).own.pieces_left > 1 and len(form_of(state, seat, ask, {}).fields) > 1:
            field = form_of(state, seat, ask, {}).fields[0].name
            draft = used(state, seat, ask, {}, "answer-soul", "nobody")
            draft = used(state, seat, ask, draft, "answer-soul", "nobody", field)
            assert draft[field] == "soul"
            (menu,) = (one for one in layout(state, seat, ask, draft).controls if one.name == "answer-soul")
            assert chosen(menu) == [field]
            draft = used(state, seat, ask, draft, "answer-soul", field, "nobody")
            assert draft[field] == "penalty"
            (menu,) = (one for one in layout(state, seat, ask, draft).controls if one.name == "answer-soul")
            assert chosen(menu) == ["nobody"]
            return
    raise AssertionError


def test_a_minor_achievement_to_lose_says_if_it_is_earned_and_which_field_falls_back() -> None:
    state = table(
        "actions.plan", 4, sun={"hand": ("dam",), "goods": dict.fromkeys(GOODS, 5), "minors": (2, -1, -2, -1)}
    )
    ask, draft = GAME.asks(state)[0], {"build1": "dam"}
    [name] = form_of(state, 0, ask, draft).missing
    notes = layout(state, 0, ask, draft).notes[name]
    assert {id: READER.line(note) for id, note in notes.items()} == {
        "0": "earned: field 3 falls back to level 1",
        "1": "not earned",
        "3": "not earned",
    }


def test_each_use_of_courtiers_and_each_field_says_which_achievement_it_is_for() -> None:
    built = ("mill", "market-stalls", "toll-gate")
    state = table("actions.plan", 4, sun={"built": built, "hired": ("rural", "church")})
    ask = GAME.asks(state)[0]
    first = {"achieve.0": "minor-0:rural"}
    labels = layout(state, 0, ask, {**first, "m0.field": "1"}).labels
    assert READER.line(labels["achieve.0"]).endswith(
        "an achievement: rural/rural/town, town/town/church, rural/town/church"
    )
    assert READER.line(labels["achieve.1"]).endswith("one more achievement: town/town/church, rural/town/church")
    assert READER.line(labels["m0.field"]) == "Field that the achievement rural/rural/town improves"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_events_are_never_cut(language: str) -> None:
    """What an option costs and brings stands in it in full, whatever pack the table plays with."""
    archived = [PACKS.load(folder) for folder in sorted((CONTENT.parent / "archive").iterdir())]
    for cards in (PACKS.load(CONTENT / HOUSE), *archived):
        reader = reader_for(replace(TABLE, pack=cards.key), language)
        for event in cards.events.values():
            for side in ("left", "right"):
                said = reader.label(short_side(event, side), 2 * OPTION_LABEL)
                assert len(said) <= OPTION_LABEL, said
                assert {*re.findall(r"\d+", shown(event, side, reader))} <= {*re.findall(r"\d+", said)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_buildings_say_all_they_cost_and_do_what_they_lose_first(language: str) -> None:
    archived = [PACKS.load(folder) for folder in sorted((CONTENT.parent / "archive").iterdir())]
    for cards in (PACKS.load(CONTENT / HOUSE), *archived):
        reader = reader_for(replace(TABLE, pack=cards.key), language)
        for card in cards.buildings.values():
            option = say("devil-choose-card", cost=short_cost(card, (), cards), worth=worth_in_brief(card))
            said = reader.label(option, 2 * OPTION_LABEL)
            assert len(said) <= OPTION_LABEL, said
            figures = re.findall(r"\d+", reader.lines(sentences(card.effect)))
            assert {*figures} - {"1"} <= {*re.findall(r"\d+", said)}
            if any(effect.when == "cost" for effect in card.effect):
                loses = reader.line(say("devil-brief-when-cost", does="")).strip()
                assert said.index(loses) < said.index(f"{card.points} ")


def shown(event: Event, side: str, reader: Reader) -> str:
    """The same option as *Cards* has it."""
    return reader.line(left_line(event) if side == "left" else right_line(event))


async def test_the_plan_offers_both_options_of_an_event_in_full() -> None:
    state = table("actions.plan", 4, sun={"events": ("cathedral-builders",)})
    ask = GAME.asks(state)[0]
    event = layout(state, 0, ask, {}).controls[0]
    notes = [READER.label(choice.note, OPTION_LABEL) for choice in event.choices if choice.note is not None]
    assert not any(note.endswith(MORE) for note in notes)
    assert any(note.startswith("−") for note in notes)
