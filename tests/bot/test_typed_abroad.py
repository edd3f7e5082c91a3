"""What people type in their own language, or in English, with diacritics or without."""

from __future__ import annotations

from datetime import time, timedelta
from pathlib import Path

import pytest

from bot.reading.cards import card_view
from face.core.face import face
from face.table.look_up import Book, CardBook, suggested_cards, suggested_topics
from face.wordings.close_names import closest, fitting, fold_case
from face.wordings.reader import Reader
from face.wordings.texts import texts
from face.wordings.typed_amounts import parse_things
from face.wordings.typed_times import hours_of, length_of
from host.values import Trouble
from tests.bot.people import texts_of
from tests.bot.speaking import offering, written_in

CZECH = """
typed-and = a
typed-to = až do
typed-hours = h hod hodina hodiny hodin
typed-days = den dny dní
thing-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
    .acc = { $count } dřevo
devil-building-mill = Mlýn
devil-building-quarry = Kamenný lom
"""


@pytest.fixture(autouse=True)
def _czech(tmp_path: Path) -> object:
    with written_in(tmp_path, cs=CZECH), offering("cs"):
        yield


def test_case_and_diacritics_do_not_count() -> None:
    assert [fold_case(word) for word in (" Růženec", "Łódź", "Ещё", "mlyn")] == ["ruzenec", "lodz", "еще", "mlyn"]


@pytest.mark.parametrize("typed", ["2 dny 3 hodiny", "2 DNY 3 hod", "51 hodin", "2 days 3 h"])
def test_lengths_are_read_in_ones_own_language_and_in_english(typed: str) -> None:
    assert length_of(typed, texts("cs")) == timedelta(hours=51)


@pytest.mark.parametrize("typed", ["22 až 7", "22 az 7", "22 do 7", "22 to 7", "22-7"])
def test_nights_are_read_in_ones_own_language_and_in_english(typed: str) -> None:
    assert hours_of(typed, texts("cs")) == (time(22), time(7))


def test_words_between_times_that_mean_nothing_are_refused() -> None:
    with pytest.raises(Trouble, match="unclear-hours"):
        hours_of("22 xx 7", texts("cs"))


@pytest.mark.parametrize("typed", ["2 dřeva a 1 sklo", "2 dreva, 1 glass", "2 wood and 1 glass", "2 dřevo 1 glass"])
def test_amounts_are_read_in_every_number_and_case(typed: str) -> None:
    typed = typed.replace("sklo", "glass")
    assert parse_things(typed, ("wood", "glass"), Reader(texts("cs"))) == {"wood": 2, "glass": 1}


def books(language: str) -> tuple[CardBook, ...]:
    reader = Reader(texts(language), {}, face("devil").names(""), "devil")
    return (CardBook("devil", face("devil").cards(""), (), reader),)


@pytest.mark.parametrize("typed", ["Mlýn", "mlyn", "mly", "Mill", "mlynn"])
def test_a_card_is_suggested_by_its_own_name_by_the_english_one_and_by_a_typo(typed: str) -> None:
    assert suggested_cards(books("cs"), typed)[0] == ("Mlýn", "building/mill")


@pytest.mark.parametrize("typed", ["mlyn", "mill"])
def test_a_card_is_shown_by_either_name(typed: str) -> None:
    shown = card_view(books("cs"), typed)
    assert "Mlýn" in texts_of([one.to_component_dict() for one in shown.children])


def test_who_reads_english_is_not_shown_by_other_names() -> None:
    assert suggested_cards(books("en"), "mlyn") == []


def test_a_topic_is_found_by_english_words() -> None:
    reader = Reader(texts("cs"), {}, face("devil").names(""), "devil")
    book = Book("devil", face("devil").topics(""), reader, 0)
    english = Book("devil", face("devil").topics(""), Reader(texts("en"), {}, None, "devil"), 0)
    title = suggested_topics((english,), "")[3][0]
    assert suggested_topics((book,), title)


def test_other_names_count_beside_ones_own() -> None:
    named, also = {1: "Mlýn", 2: "Lom"}, {1: "Mill", 2: "Quarry"}
    assert fitting("quar", named, also) == [2]
    assert closest("quary", named, also=also) == [2]
    assert fitting("quar", named) == []
