"""Each seat has a sign of its own."""

from __future__ import annotations

import pytest

from bot.kit.texts import Reader, texts
from bot.pictures.seats import letters, seats_of


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
    assert "".join(letters(names)) == signs


def test_a_name_that_cannot_be_drawn_is_the_number_of_the_seat() -> None:
    reader = Reader(texts("en"), {0: "🦊" * 32, 1: "שלום", 2: "Ann"})
    assert [(seat.name, seat.letter) for seat in seats_of(reader, 3)] == [
        ("Seat 1", "1"),
        ("Seat 2", "2"),
        ("Ann", "A"),
    ]
