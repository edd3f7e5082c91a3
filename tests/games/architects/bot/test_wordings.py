"""Everything Architects says has a wording: what random games come to say, and what stands in the sources."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.forms import Pick, Picks, Several
from engine.playouts import random_value
from engine.texts import Refusal, Text
from face.table.dossier import ending_in_words
from face.wordings.texts import texts
from games.architects.face.cards import apprentice_line, apprentice_note, building_line, building_note, character_line
from games.architects.face.face import FACE
from games.architects.rules import GAME
from games.architects.rules.mechanics import reasons
from games.architects.rules.pack import pack
from games.architects.rules.state import FREE, Options
from tests.bot.wordings import said
from tests.games.architects.bot.played import READER, asked, form_of, played
from tests.games.architects.building import after, having, standing, table

ENGLISH = texts("en")
TABLES: list[tuple[int, int, dict[str, Any]]] = [
    (40, 2, {"boards": "all", "promos": True}),
    (41, 3, {"boards": "variable"}),
    (42, 4, {"promos": True}),
    (43, 5, {"boards": "all", "promos": True}),
    (44, 4, {"boards": "all-chosen", "apprentice": True}),
]
LATER = [pytest.param(*row, marks=pytest.mark.long) for row in TABLES[1:4]]
EVERY_TABLE = pytest.mark.parametrize(("seed", "seats", "options"), [TABLES[0], *LATER, TABLES[4]])


def shown(text: Text) -> str:
    return said(READER, text)


def shown_question(state: Any, seat: int, ask: Ask, value: dict[str, Any]) -> None:
    """All that a desk says of a question at one moment."""
    form, view = form_of(state, seat, ask, value), GAME.view(state, seat)
    preview = GAME.preview(state, seat, ask.id, form.value)
    layout = FACE.layout(view, ask, form, value, preview)
    for field in form.fields:
        shown(FACE.field(ask, field.name, ENGLISH.has))
        for option in field.node.options if isinstance(field.node, Pick | Picks | Several) else ():
            shown(option.text)
            if option.closed is not None:
                shown(option.closed)
    for text in (*preview, *FACE.details(view, ask, form), *layout.labels.values()):
        shown(text)
    for notes in layout.notes.values():
        for note in notes.values():
            shown(note)
    for control in layout.controls:
        shown(control.label)
        for choice in control.choices:
            shown(choice.text)
            if choice.note is not None:
                shown(choice.note)


@EVERY_TABLE
@pytest.mark.usefixtures("complaints")
def test_what_happens_can_be_said(seed: int, seats: int, options: dict[str, Any]) -> None:
    for state, outcome in played(seed, seats, **options):
        for viewer in (None, *range(seats)):
            told = tuple(text for one in outcome.happenings if (text := one.read_by(viewer)) is not None)
            for text in (*told, *FACE.condensed(told)):
                shown(text)
        result = GAME.result(state)
        if result is not None:
            assert ending_in_words(result, READER)


@EVERY_TABLE
@pytest.mark.usefixtures("complaints")
def test_what_is_asked_and_what_it_would_do_can_be_said(seed: int, seats: int, options: dict[str, Any]) -> None:
    stream = Chance(bytes([seed]) * 32).stream("answers")
    for number, (state, _) in enumerate(played(seed + 10, seats, **options)):
        if number % 3:
            continue
        for seat, ask in asked(state):
            shown(ask.prompt)
            try:
                value = random_value(GAME, state, seat, ask.id, stream)
            except Refusal as refusal:
                shown(refusal.text)
                continue
            shown_question(state, seat, ask, {})
            shown_question(state, seat, ask, value)


@EVERY_TABLE
@pytest.mark.usefixtures("complaints")
def test_every_position_can_be_said(seed: int, seats: int, options: dict[str, Any]) -> None:
    for number, (state, _) in enumerate(played(seed + 20, seats, **options)):
        if number % 5 and state.step in ("turn", "end"):
            continue
        onlooker = GAME.view(state, None)
        for text in (*FACE.board(onlooker), FACE.headline(onlooker), *FACE.phase(onlooker)):
            shown(text)
        for seat in range(seats):
            view = GAME.view(state, seat)
            for text in FACE.own(view):
                shown(text)
            sealed = GAME.sealed(state).get(seat)
            if sealed is not None:
                lines = FACE.sealed(view, sealed)
                assert lines, sealed
                for text in lines:
                    shown(text)


@pytest.mark.usefixtures("complaints")
def test_every_card_can_be_said() -> None:
    cards = pack()
    for building in cards.buildings.values():
        shown(building_line(building))
        shown(building_note(building))
    for apprentice in cards.apprentices.values():
        shown(apprentice_line(apprentice))
        shown(apprentice_note(apprentice))
    for character in cards.characters.values():
        shown(character_line(character))


@pytest.mark.usefixtures("complaints")
def test_who_has_nobody_at_an_open_circle_reads_whose_worker_comes_home_from_where() -> None:
    state = having(replace(table(), prison=(3, 0, 0), market=(FREE, 0, 1)), 0, workers=0)
    state = having(having(state, 1, captured=(1, 0, 0)), 2, captured=(4, 0, 0))
    ask = GAME.asks(state)[0]
    form = form_of(state, 0, ask, {})
    node = form.fields[0].node
    assert isinstance(node, Pick)
    assert [READER.line(one.text) for one in node.options] == [
        "Prison: one of your 3 workers there",
        "Board of Seat 2: your captured worker",
        "Board of Seat 3: one of your 4 captured workers",
        "Black Market: your worker on space 2",
    ]
    assert "(house rule)" in READER.lines(FACE.details(GAME.view(state, 0), ask, form))


def test_while_boards_are_chosen_nobody_reads_what_a_seat_without_one_would_begin_with() -> None:
    state = after(GAME.setup(Options(boards="chosen"), 2, Chance(bytes(32))).state, board="ada")
    said = READER.lines(FACE.board(GAME.view(state, None))).splitlines()
    assert [line for line in said if "Seat 1" in line] == ["🔵① **Seat 1** ⬅️ · no board yet"]
    assert any("Seat 2" in line and "virtue 11" in line for line in said)
    assert "Virtue" not in READER.lines(FACE.own(GAME.view(state, 0)))


def test_an_order_nobody_can_be_given_is_not_counted_to_nought() -> None:
    state = having(standing(table(), "guardhouse", 1), 0, captured=(0, 2, 0))
    form = form_of(state, 0, GAME.asks(state)[0], {"location": "guardhouse"})
    said = READER.lines(FACE.details(GAME.view(state, 0), GAME.asks(state)[0], form))
    assert "releasing workers from Prison (none of your workers is there)" in said
    assert " 0 " not in said


@pytest.mark.usefixtures("complaints")
def test_the_options_of_a_table_are_read_at_it() -> None:
    state = next(iter(played(62, 3, boards="all-chosen", apprentice=True)))[0]
    table = next(one for one in FACE.reference(GAME.view(state, None)) if one.id == "table")
    said = " ".join(shown(entry.text) for entry in table.entries)
    assert "any of the ten characters, chosen" in said
    assert "hires one free" in said


def test_the_cards_of_the_draft_are_not_called_a_hand() -> None:
    view = GAME.view(GAME.setup(Options(), 3, Chance(bytes(32))).state, 0)
    assert [section.id for section in FACE.reference(view)][:2] == ["pile", "workshop"]


def test_every_sign_in_the_lines_of_the_others_is_explained_among_the_cards() -> None:
    state = having(having(table(), 1, debts=2, level=1, captured=(1, 0, 0), built=("well",)), 0, workers=5)
    view = GAME.view(replace(state, prison=(0, 2, 0)), 0)
    (other,) = (
        line
        for line in FACE.own(view)
        if line.key == "architects-other" and line.params["virtue"] == 7 and line.params["debts"] == 2
    )
    (signs,) = (section for section in FACE.reference(view) if section.id == "signs")
    legend = READER.line(signs.entries[0].text)
    used = set(re.findall(r"[⚖🥈👷🔒⛓🏠⛪📜]", READER.line(other)))
    assert len(used) == 8
    assert all(sign in legend for sign in used)


def test_what_a_first_game_explains_begins_with_the_question_and_then_tells_what_bites_first() -> None:
    state = table()
    ask = GAME.asks(state)[0]
    terms = [
        [each.id for each in FACE.explanations(replace(GAME.view(state, 0), round=now), ask)] for now in (1, 3, 4, 10)
    ]
    assert [each[:3] for each in terms] == [["ask-turn", "hand", "guildhall"]] * 4
    assert set(terms[0]) < set(terms[1]) == set(terms[3])
    assert terms[2].index("tax") < terms[2].index("debt")
    held = replace(GAME.view(having(state, 0, debts=1), 0), round=4)
    told = [each.id for each in FACE.explanations(held, ask)]
    assert told.index("debt") < told.index("tax")


@pytest.mark.usefixtures("complaints")
def test_the_goods_printed_on_the_board_stand_on_it_while_no_card_lies_there() -> None:
    state = next(iter(played(63, 3)))[0]
    said = " ".join(READER.line(line) for line in FACE.board(GAME.view(state, None)))
    assert "3 silver: 2 marble, 1 stone, and 1 wood" in said


@pytest.mark.parametrize("code", sorted(value for name, value in vars(reasons).items() if name.isupper()))
def test_every_reason_has_a_wording(code: str) -> None:
    assert ENGLISH.has(f"architects-refused-{code}") or ENGLISH.has(f"refused-{code}")


def test_a_reason_of_this_game_goes_before_the_one_all_share() -> None:
    assert READER.line(Text("refused-cannot-pay")) == "You can't afford it."
