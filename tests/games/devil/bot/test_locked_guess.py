"""A guess that is locked is not asked again, and the desk of round 5 says what it was."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from face.core.names import reader_for
from games.devil.face.face import FACE
from games.devil.rules import GAME
from games.devil.rules.state import Guess, Inquisition, State
from host.table.answers_in_words import answer_in_words
from tests.bot.people import texts_of
from tests.games.devil.bot.played import TABLE, desk_components, form_of
from tests.games.devil.builders import CULTIST, DEVIL, SLOTS, SUN, table

BOTH = (Guess("sun", "devil", DEVIL), Guess("sun", "cultist", CULTIST))


def packing(*locked: Guess) -> State:
    return table("inquisition.pack", 5, inquisition=replace(Inquisition(slots=SLOTS), locked=locked))


def hidden(state: State) -> frozenset[str]:
    ask = GAME.asks(state)[SUN]
    return FACE.layout(GAME.view(state, SUN), ask, form_of(state, SUN, ask, {}), {}, ()).hidden


def test_whoever_has_guessed_both_is_asked_for_no_guess() -> None:
    assert hidden(packing(*BOTH)) == {"devil", "cultist"}
    assert hidden(packing(BOTH[0])) == {"devil"}
    assert hidden(packing()) == frozenset()


@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
async def test_the_desk_names_the_locked_guesses_of_its_player_only(locale: str) -> None:
    reader = reader_for(TABLE, locale)
    state = packing(*BOTH, Guess("moon", "devil", CULTIST))
    ask = GAME.asks(state)[SUN]
    lines = [reader.line(line) for line in FACE.details(GAME.view(state, SUN), ask, form_of(state, SUN, ask, {}))]
    locked = [line for line in lines if "🔒" in line]
    assert ["Dora" in line for line in locked] == [True, False]
    assert ["Cleo" in line for line in locked] == [False, True]


async def test_nothing_on_it_says_that_there_is_no_guess() -> None:
    state = packing(*BOTH)
    shown = texts_of(desk_components(state, SUN, GAME.asks(state)[SUN], {}))
    assert "No guess" not in shown
    assert "Guess: the" not in shown


def test_an_answer_in_words_is_silent_of_a_guess_that_was_not_made() -> None:
    state = packing(*BOTH)
    ask = GAME.asks(state)[SUN]
    value = form_of(state, SUN, ask, {}).sealed()
    words = answer_in_words(GAME, state, SUN, ask, value).words
    reader = reader_for(TABLE, "en")
    said = [reader.line(line) for line in FACE.decided(ask, words, reader.texts.has)]
    assert said
    assert not any("No guess" in line for line in said)
