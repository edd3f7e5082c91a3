"""Paladins alone, as text, by ear: whoever hears a desk and sees no colour finds each answer and knows the hand.

A sign is heard by its name in Unicode, without its colour: of a green circle only the circle.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import Any

import pytest
from simcord.components import walk_components

from bot.desk.view import desk_view
from engine.chance import Chance
from engine.contract import Ask
from engine.policies import Match
from engine.texts import Things, say
from face.core.face import face
from face.core.names import reader_for
from face.desk.form import shown_form
from face.pictures.canvas import Around
from face.wordings.lengths import JOINER, SPACE
from face.wordings.locales import OFFERED
from face.wordings.reader import Reader
from games.paladins.rules import GAME
from games.paladins.rules.rulebook import WORKERS
from games.paladins.rules.state import Options, State
from host.play.desk_reading import Filled
from tests.bot.people import buttons_of
from tests.bot.test_colour_never_alone import is_sign, is_signs_alone, labels_in
from tests.games.paladins.bot.played import desk_of, form_of, table_of
from tests.ground import sized

ROUNDS = sized(7, 2)
COLOURS = re.compile(r"\b(white|black|red|blue|green|purple|yellow|orange|brown|large|medium|small) ")


def heard(words: str) -> str:
    """What a screen reader says of these words, without colours and emphasis."""
    plain = words.replace(JOINER, "").replace(SPACE, " ").replace("*", "")
    named = "".join(f" {unicodedata.name(one).lower()} " if is_sign(one) else one for one in plain)
    return " ".join(COLOURS.sub("", named).replace("\ufe0f", "").split())


def selects(components: Any) -> dict[str, dict[str, str]]:
    """The selects of a message by their custom id: what is heard of each option, by its value."""
    return {
        one["custom_id"]: {
            option["value"]: heard(f"{option['label']}: {option.get('description', '')}") for option in one["options"]
        }
        for one in walk_components(components)
        if one.get("options")
    }


def texts_on(components: Any) -> str:
    return "\n".join(heard(one["content"]) for one in walk_components(components) if one.get("type") == 10)


def shown(state: State, ask: Ask, value: dict[str, Any], reader: Reader) -> Any:
    """The desk with an answer that is filled in so far."""
    form = form_of(state, 0, ask, value)
    preview = () if form.problem else GAME.preview(state, 0, ask.id, form.value)
    desk = desk_of(state, 0)
    return desk_view(desk, reader, shown_form(desk, ask, Filled(value, form, preview))).to_components()


def hold_hand(state: State, components: Any, reader: Reader) -> None:
    """Fails if the workers in hand cannot be heard on the desk: of each kind how many, by its letters."""
    letters = [reader.label(say(f"paladins-space-{kind}"))[1:] for kind in WORKERS]
    said = texts_on(components)
    for count, letter in zip(GAME.view(state, 0).boards[0].workers, letters, strict=True):
        number = "" if count == 1 else f"{count} "
        assert not count or re.search(rf"(?<!\w){number}circle {letter}\b", said), (count, letter, said)


def hold_picture(state: State, reader: Reader) -> None:
    """Fails if the text of the picture of a desk does not say which workers are in hand."""
    view = GAME.view(state, 0)
    picture = face("paladins").desk_picture(view, reader, Around())
    assert picture is not None
    for kind, count in zip(WORKERS, view.boards[0].workers, strict=True):
        said = reader.label(Things({kind: count}))
        assert (said in picture.alt) == (count > 0), (said, picture.alt)


@pytest.mark.sampled
@pytest.mark.parametrize("locale", sorted(OFFERED))
async def test_rounds_alone_can_be_played_by_ear(locale: str) -> None:
    match = Match(GAME, Options(), ("steward",), (Chance(bytes([8]) * 32), Chance(bytes([9]) * 32)), float)
    reader = reader_for(table_of(match.state), locale, 0)
    state: State = match.state
    chosen, kinds = 0, Counter[str]()
    for move, _ in match.steps():
        before, state = state, match.state
        if before.round > ROUNDS:
            break
        ask = next(
            each for each in (GAME.asks(before).get(0), *GAME.liberties(before, 0)) if each and each.id == move.ask
        )
        kinds[ask.kind] += 1
        given = list(move.value.items())
        for at, (_, target) in enumerate(given):
            components = shown(before, ask, dict(given[:at]), reader)
            if before.step == "play":
                hold_hand(before, components, reader)
            assert [label for label in labels_in(components) if is_signs_alone(label)] == []
            for options in selects(components).values():
                twice = [words for words, times in Counter(options.values()).items() if times > 1]
                assert twice == []
                chosen += isinstance(target, str) and target in options
        assert reader.label(say(f"paladins-seal-{ask.kind}")) in buttons_of(shown(before, ask, move.value, reader))
        hold_picture(before, reader)
    assert kinds["turn"] > 4 * ROUNDS
    assert kinds["tavern"] >= ROUNDS
    assert chosen > 8 * ROUNDS


def test_what_is_heard_has_no_colour() -> None:
    assert heard("**3🟢** ⚪ ✝️2") == "3 circle circle latin cross 2"
