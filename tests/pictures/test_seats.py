"""Each seat has a sign of its own."""

from __future__ import annotations

import pytest

from engine.extras.chronicle import Chart, ChartLine
from engine.registry import game as game_of
from engine.texts import SeatRef, Text
from face.core.face import face
from face.pictures.canvas import Around
from face.pictures.charts import people
from face.pictures.pieces import seats_of
from face.wordings.initials import initials_of
from face.wordings.reader import Reader
from face.wordings.texts import texts
from tests.pictures.scenes import positions


@pytest.mark.parametrize(
    ("names", "signs"),
    [
        (["Mathilda", "Brother Anselm", "Dame Odile", "Master Corvin"], "MBDC"),
        (["Steward 1", "Steward 2", "Ann", "Steward 4"], "12A4"),
        (["ann", "Anna", "Annä", "anna"], "ANÄ1"),
        (["a", "a", "a", "a", "a"], "A1234"),
        (["Щука", "Šárka", "Łukasz", "Łódź"], "ЩŠŁÓ"),
    ],
)
def test_letters_differ(names: list[str], signs: str) -> None:
    assert "".join(initials_of(names)) == signs


def test_a_person_keeps_their_initial_beside_an_automatic_player_who_shares_it() -> None:
    names = ["Milo", "Alda", "Mathilda"]
    assert "".join(initials_of(names)) == "MAT"
    assert "".join(initials_of(names, giving_way={0, 1})) == "IAM"
    reader = Reader(texts("en"), dict(enumerate(names)), persons={0: 14, 1: 1})
    assert "".join(reader.initials()) == "IAM"
    assert [seat.letter for seat in seats_of(reader, 3)] == reader.initials()
    chart = Chart("coins", Text("x"), (0, 1), tuple(ChartLine(SeatRef(seat), (1, 2)) for seat in range(3)))
    assert [seat.letter for seat in people(chart, reader)] == reader.initials()


def test_a_name_that_cannot_be_drawn_is_the_number_of_the_seat() -> None:
    reader = Reader(texts("en"), {0: "🦊" * 32, 1: "ᏣᎳᎩ", 2: "Ann"})
    assert [(seat.name, seat.letter) for seat in seats_of(reader, 3)] == [
        ("Seat 1", "1"),
        ("Seat 2", "2"),
        ("Ann", "A"),
    ]


def test_a_desk_shows_its_seat_by_the_letter_it_has_on_the_board() -> None:
    game, names = game_of("architects"), {seat: f"Seat {seat + 1}" for seat in range(5)}
    state = positions("architects")[2]
    reader = Reader(texts("en"), names, face("architects").name, "architects", 0)
    picture = face("architects").desk_picture(game.view(state, 0), reader, Around("Table 1", ()))
    assert picture is not None
    letter = seats_of(reader, len(game.view(state, 0).seats))[0].letter
    assert (letter, f">{letter}</text>" in picture.svg, ">S</text>" in picture.svg) == ("1", True, False)
