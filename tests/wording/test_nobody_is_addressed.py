"""Wordings that a replay shows under the names of others address nobody; those with a reader agree with them."""

from __future__ import annotations

import re

import pytest

from bot.kit.languages import OFFERED
from bot.kit.texts import Reader, texts
from bot.replay.told import answered_parts
from engine.core.contract import Ask
from engine.core.texts import SeatRef, say
from tests.wording.files import language

YOU = re.compile(
    r"\b(you\w*|tv[ůéáý]\w*|tvoj\w*|tobě|tebe|twoj\w*|twój|tobą|masz|máš|jsi|jesteś|тво\w+|твоё|ты|теб\w+|тобой)\b",
    re.IGNORECASE,
)
SHOWN = re.compile(r"(architects|devil|paladins|bids)-(field-(?!order-)|picture-|decided-)")


@pytest.mark.parametrize("locale", OFFERED)
def test_headings_of_answers_and_of_pictures_address_nobody(locale: str) -> None:
    known = language(locale).wordings
    shown = {key: wording.words for key, wording in known.items() if SHOWN.match(key) and not key.startswith("bids")}
    assert len(shown) > 150
    assert {key: words for key, words in shown.items() if YOU.search(words)} == {}


def test_an_answer_with_headings_is_told_without_the_question_that_addresses_its_seat() -> None:
    ask = Ask("1.turn", "action", say("paladins-ask-action"))
    heading, no_input = say("paladins-field-action"), (ask.prompt,)
    assert answered_parts(ask, (ask.prompt, heading)) == (heading,)
    assert answered_parts(ask, no_input) == no_input
    assert answered_parts(ask, (heading, heading)) == (heading, heading)


@pytest.mark.parametrize(("locale", "name"), [("en", "Seat 4"), ("cs", "Hráč 4"), ("pl", "Gracz 4"), ("ru", "Игрок 4")])
def test_a_seat_without_a_name_does_not_read_like_a_place_in_the_ranking(locale: str, name: str) -> None:
    assert Reader(texts(locale)).line(SeatRef(3)) == name


@pytest.mark.parametrize("role", ["devil", "cultist"])
@pytest.mark.parametrize(
    ("locale", "own", "others"),
    [
        ("cs", "a mýlíš se", "a mýlí se"),
        ("pl", "błędnie zgadujesz", "błędnie zgaduje,"),
        ("ru", "ошибаешься", "ошибается"),
    ],
)
def test_a_wrong_guess_agrees_with_its_reader(locale: str, own: str, others: str, role: str) -> None:
    guess = say(f"devil-guess-wrong-{role}", seat=SeatRef(0), whom=SeatRef(1), points=1)
    names = {0: "Anna", 1: "Bohumil"}
    assert own in Reader(texts(locale), names, None, "devil", 0).line(guess)
    assert others in Reader(texts(locale), names, None, "devil", 2).line(guess)
