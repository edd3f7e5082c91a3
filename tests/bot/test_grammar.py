"""What languages with cases and genders ask of a sentence's parameters."""

from __future__ import annotations

from pathlib import Path

import pytest

import face.wordings.texts as kit_texts
from engine.texts import Listed, Named, SeatRef, Text, Things, say
from face.core.names import card_names
from face.wordings.reader import Reader
from face.wordings.texts import Texts

GRAMMAR = """
test-takes = { $seat-is ->
    [you] Bereš { $what-acc }.
   *[other] { $seat } bere { $what-acc }.
}
test-without = Bez { $what-gen } to nejde.
test-plain = Tady je { $what }.
test-price = { $what ->
    [nothing] zdarma
   *[other] za { $what-acc }
}
test-new = { $what-gender ->
    [f] Nová { $what }
    [n] Nové { $what }
   *[m] Nový { $what }
}
test-good-marble = mramor
    .gen = mramoru
    .gender = m
test-good-stone = kámen
    .gen = kamene
test-card-mill = Pila
    .acc = Pilu
    .gen = Pily
    .gender = f
test-wrapped = karta { $what }
    .acc = kartu { $what-acc }
thing-log = { $count ->
    [one] { $count } kláda
    [few] { $count } klády
    [many] { $count } klády
   *[other] { $count } klád
}
    .acc = { $count ->
    [one] { $count } kládu
    [few] { $count } klády
    [many] { $count } klády
   *[other] { $count } klád
}
things-none = nic
    .gen = ničeho
seat = Místo { $number }
seat-you = ty
    .acc = tebe
"""


class Sawmill:
    name = "Sawmill"


@pytest.fixture
def czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "test.ftl").write_text(GRAMMAR, encoding="utf-8")
    kit_texts.texts("en")  # kept from now on
    monkeypatch.setattr(kit_texts, "locale_folders", lambda: (tmp_path,))
    wordings = Texts("cs")
    names = card_names("test", {"card": {"mill": Sawmill(), "lost": Sawmill()}})
    monkeypatch.setattr("face.core.names.texts", lambda locale: wordings)
    return Reader(wordings, {0: "Ada"}, names, seat=1)


def test_a_sentence_asks_for_the_case_it_needs(czech: Reader) -> None:
    assert czech.line(say("test-takes", seat=SeatRef(0), what=Named("card", "mill"))) == "Ada bere Pilu."
    assert czech.line(say("test-takes", seat=SeatRef(1), what=Named("card", "mill"))) == "Bereš Pilu."
    assert czech.line(say("test-without", what=Named("card", "mill"))) == "Bez Pily to nejde."
    assert czech.line(say("test-plain", what=Named("card", "mill"))) == "Tady je Pila."


def test_amounts_stand_in_the_case_and_number_of_their_sentence(czech: Reader) -> None:
    said = [czech.line(say("test-takes", seat=SeatRef(0), what=Things({"log": count}))) for count in (1, 2, 5, 22)]
    assert said == ["Ada bere 1 kládu.", "Ada bere 2 klády.", "Ada bere 5 klád.", "Ada bere 22 klád."]
    assert czech.line(say("test-without", what=Things({}))) == "Bez ničeho to nejde."


def test_a_wording_chooses_by_whether_there_is_anything_at_all(czech: Reader) -> None:
    assert czech.line(say("test-price", what=Things({}))) == "zdarma"
    assert czech.line(say("test-price", what=say("things-none"))) == "zdarma"
    assert czech.line(say("test-price", what=Things({"log": 2}))) == "za 2 klády"


def test_a_list_stands_in_its_case_as_a_whole(czech: Reader) -> None:
    both = Listed((Named("test-good", "marble"), Named("test-good", "stone"), Named("card", "mill")))
    assert czech.line(say("test-without", what=both)) == "Bez mramoru, kamene a\u00a0Pily to nejde."


def test_a_part_of_a_sentence_hands_the_case_on(czech: Reader) -> None:
    wrapped = say("test-wrapped", what=Named("card", "mill"))
    assert czech.line(say("test-takes", seat=SeatRef(0), what=wrapped)) == "Ada bere kartu Pilu."
    assert czech.line(say("test-plain", what=wrapped)) == "Tady je karta Pila."


def test_a_word_agrees_with_the_gender_of_what_it_speaks_of(czech: Reader) -> None:
    assert czech.line(say("test-new", what=Named("card", "mill"))) == "Nová Pila"
    assert czech.line(say("test-new", what=Named("test-good", "marble"))) == "Nový mramor"
    assert czech.line(say("test-new", what=SeatRef(0))) == "Nový Ada"


def test_what_has_no_such_form_stays_as_it_is(czech: Reader) -> None:
    assert czech.line(say("test-takes", seat=SeatRef(0), what=Named("test-good", "stone"))) == "Ada bere kámen."
    assert czech.line(say("test-takes", seat=SeatRef(0), what=Named("card", "lost"))) == "Ada bere Sawmill."
    assert czech.line(say("test-takes", seat=SeatRef(0), what="typed")) == "Ada bere typed."


def test_a_reader_is_addressed_in_the_case_of_the_sentence(czech: Reader) -> None:
    assert czech.line(say("test-takes", seat=SeatRef(0), what=SeatRef(1))) == "Ada bere tebe."


def test_what_a_language_lacks_is_said_in_english(czech: Reader, caplog: pytest.LogCaptureFixture) -> None:
    assert czech.line(Text("refused-not-asked")) == "That step is over."
    assert not caplog.records
