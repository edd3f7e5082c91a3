"""Everything Deal with the Devil says has a wording: what random games come to say, and what stands in the sources."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.forms import Pick, Picks
from engine.playouts import random_value
from engine.texts import Refusal, Text
from face.table.dossier import ending_in_words
from face.wordings.texts import texts
from games.devil.face.face import FACE
from games.devil.rules import GAME
from games.devil.rules.phases.turn_order import STEPS
from tests.bot.wordings import said
from tests.games.devil.bot.played import ALL_OPTIONS, READER, form_of, played
from tests.ground import kept

ENGLISH = texts("en")


def shown(text: Text) -> str:
    return said(READER, text)


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["usual", "all-options"])
@pytest.mark.parametrize("seed", kept(range(40, 48), 40, 41))
@pytest.mark.usefixtures("complaints")
def test_what_happens_can_be_said(seed: int, options: dict[str, bool]) -> None:
    for state, outcome in played(seed, **options):
        for happening in outcome.happenings:
            for text in (happening.public, *happening.private.values()):
                if text is not None:
                    shown(text)
        for seat in (None, 0, 1, 2, 3):
            told = tuple(text for one in outcome.happenings if (text := one.read_by(seat)) is not None)
            for text in FACE.condensed(told):
                shown(text)
        result = GAME.result(state)
        if result is not None:
            assert ending_in_words(result, READER)


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["usual", "all-options"])
@pytest.mark.parametrize("seed", kept(range(50, 54), 50))
@pytest.mark.usefixtures("complaints")
def test_what_is_asked_and_what_it_would_do_can_be_said(seed: int, options: dict[str, bool]) -> None:
    stream = Chance(bytes([seed]) * 32).stream("answers")
    for state, _ in played(seed, **options):
        for seat in range(4):
            owed = GAME.asks(state).get(seat)
            for ask in (*((owed,) if owed else ()), *GAME.liberties(state, seat)):
                shown(ask.prompt)
                try:
                    value = random_value(GAME, state, seat, ask.id, stream)
                except Refusal as refusal:
                    shown(refusal.text)
                    continue
                form = form_of(state, seat, ask, value)
                for field in form.fields:
                    shown(FACE.field(ask, field.name, ENGLISH.has))
                    for option in field.node.options if isinstance(field.node, Pick | Picks) else ():
                        shown(option.text)
                        if option.closed is not None:
                            shown(option.closed)
                view = GAME.view(state, seat)
                preview = GAME.preview(state, seat, ask.id, value)
                layout = FACE.layout(view, ask, form, value, preview)
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


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS], ids=["usual", "all-options"])
@pytest.mark.parametrize("seed", kept(range(60, 64), 60))
@pytest.mark.usefixtures("complaints")
def test_every_position_can_be_said(seed: int, options: dict[str, bool]) -> None:
    for state, _ in played(seed, **options):
        onlooker = GAME.view(state, None)
        phase = FACE.phase(onlooker) if GAME.result(state) is None else ()
        for text in (*FACE.board(onlooker), FACE.headline(onlooker), *phase):
            shown(text)
        for seat in range(4):
            view = GAME.view(state, seat)
            for text in FACE.own(view):
                shown(text)
            sealed = GAME.sealed(state).get(seat)
            if sealed is not None and sealed.kind != "done":
                lines = FACE.sealed(view, sealed)
                assert lines, sealed
                for text in lines:
                    shown(text)


@pytest.mark.parametrize("step", list(STEPS))
def test_every_step_has_a_name_and_says_what_it_is_about(step: str) -> None:
    for stem in ("devil-step", "devil-phase"):
        assert ENGLISH.has(f"{stem}-{step.replace('.', '-')}")
