"""Everything Deal with the Devil says has a wording: what random games come to say, and what stands in the sources."""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.devil
import engine.devil
from bot.desk import standings
from bot.devil.face import FACE
from bot.texts import LOCALES, texts
from engine.core.chance import Chance
from engine.core.forms import Pick, Picks
from engine.core.playouts import random_value
from engine.core.refusals import Refusal
from engine.core.texts import Text
from engine.devil import GAME
from engine.devil.turn_order import TURN_ORDER
from tests.bot.devil.played import READER, form_of, played

SOURCES = sorted(
    path for package in (engine.devil, bot.devil) for path in Path(str(package.__file__)).parent.rglob("*.py")
)
KEY = re.compile(r"(devil|refused|thing)-[a-z0-9-]*")
STEMS = {f"(refused-)?{stem}" for stem in ("devil-step", "devil-phase", "devil-packed-guess")}  # no ids themselves
ENGLISH = texts("en")


@pytest.fixture
def complaints(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Fails at the end if a wording or a parameter was missing."""
    with caplog.at_level(logging.ERROR, logger="bot.texts"):
        yield caplog
        assert not {record.getMessage() for record in caplog.records}


def shown(text: Text) -> str:
    """The text as a line and as a label; both say something."""
    line = READER.line(text)
    assert line.strip(), text
    assert READER.label(text).strip(), text
    assert "{" not in line
    return line


@pytest.mark.parametrize("seed", range(40, 48))
@pytest.mark.usefixtures("complaints")
def test_what_happens_can_be_said(seed: int) -> None:
    for state, outcome in played(seed):
        for happening in outcome.happenings:
            for text in (happening.public, *happening.private.values()):
                if text is not None:
                    shown(text)
        for seat in (None, 0, 1, 2, 3):
            told = tuple(text for one in outcome.happenings if (text := one.told(seat)) is not None)
            for text in FACE.told(told):
                shown(text)
        result = GAME.result(state)
        if result is not None:
            assert standings(result, READER)


@pytest.mark.parametrize("seed", range(50, 54))
@pytest.mark.usefixtures("complaints")
def test_what_is_asked_and_what_it_would_do_can_be_said(seed: int) -> None:
    stream = Chance(bytes([seed]) * 32).stream("answers")
    for state, _ in played(seed):
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


@pytest.mark.parametrize("seed", range(60, 64))
@pytest.mark.usefixtures("complaints")
def test_every_position_can_be_said(seed: int) -> None:
    for state, _ in played(seed):
        onlooker = GAME.view(state, None)
        for text in (*FACE.board(onlooker), FACE.headline(onlooker), *FACE.phase(onlooker)):
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


class Keys(ast.NodeVisitor):
    """Ids of wordings in a source, as patterns: what is put in at run time stands for anything."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and KEY.fullmatch(node.value):
            self.found.add(f"(refused-)?{node.value}")  # a code of a refusal is the end of its id

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [part.value if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in node.values]
        if isinstance(node.values[0], ast.Constant) and KEY.fullmatch(str(parts[0])):
            self.found.add("".join(map(str, parts)))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part)

    def visit_Call(self, node: ast.Call) -> None:
        first = node.args[0] if node.args else None
        if getattr(node.func, "id", "") == "Refusal" and isinstance(first, ast.Constant):
            self.found.add(f"refused-{first.value}")
        self.generic_visit(node)


def keys_in(source: str) -> set[str]:
    keys = Keys()
    keys.visit(ast.parse(source))
    return keys.found


def known_ids() -> list[str]:
    files = sorted((LOCALES / "en").glob("*.ftl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line.partition(" =")[0] for line in lines if re.match(r"[a-z][a-z0-9-]* =", line)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_id_in_the_sources_has_a_wording(path: Path) -> None:
    known = known_ids()
    keys = keys_in(path.read_text(encoding="utf-8")) - STEMS
    assert not {key for key in keys if not any(re.fullmatch(key, one) for one in known)}


def test_the_scan_finds_ids() -> None:
    found = keys_in('say("devil-a")\nsay(f"devil-{x}-b")\nRefusal("no")\nf"{a}-devil"\n"devil"')
    assert found == {"(refused-)?devil-a", "devil-[a-z0-9-]+-b", "refused-no"}


@pytest.mark.parametrize("step", [step.name for step in TURN_ORDER])
def test_every_step_has_a_name_and_says_what_it_is_about(step: str) -> None:
    for stem in ("devil-step", "devil-phase"):
        assert ENGLISH.has(f"{stem}-{step.replace('.', '-')}")
