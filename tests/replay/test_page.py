from __future__ import annotations

import re

import pytest
from markupsafe import escape

from engine.registry import games
from face.replay.page import Asked, NothingToShow, replay_page
from host.proof.course import course_of
from host.proof.export import parse_export
from tests.ground import kept
from tests.host.forging import chained, closed, opened
from tests.replay.pages import NAMES, data_in, exported, page_of, told_to
from tests.web.test_signs import written
from tools.under_test import quick_games

LARGEST = 1_000_000  # bytes
LONGEST_HEADLINE = 400  # characters
LEAST = 10  # private lines that a game of secrets tells a seat


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
def test_the_page_is_one_small_file_that_loads_nothing(game_id: str) -> None:
    page = page_of(game_id).decode()
    assert len(page) < LARGEST
    assert not re.search(r'(?:src|href)="(?!#)|@import|url\((?!data:)', page)
    assert "default-src 'none'" in page
    words = "".join(data_in(page.encode())["pieces"])
    assert set(re.findall(r"https?://[^\"' <]+", words)) <= {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("game_id", kept(["architects", "devil", "paladins"], *quick_games()))
def test_the_pictures_name_the_table_and_the_game_once(game_id: str) -> None:
    words = "".join(data_in(page_of(game_id))["pieces"])
    assert re.search(r">Table \d+<", words)
    assert not re.search(r">[^<]+ · table", words)


@pytest.mark.parametrize("game_id", kept(["architects", "devil", "paladins"], *quick_games()))
def test_no_sign_is_left_to_the_fonts_of_a_device(game_id: str) -> None:
    page, data = page_of(game_id).decode(), data_in(page_of(game_id))
    scenes = [data["pieces"][line] for reel in data["reels"] for scene in reel["scenes"] for line in scene["lines"]]
    (headline,) = re.findall(r'<p class="result">(.*?)</p>', page, re.DOTALL)
    words = "".join((headline, *told_to(data, "all"), *told_to(data, "0"), *scenes))
    assert not [sign for sign in re.sub(r'<span class="sign">.*?</span>', "", words) if not written(sign)]
    assert set(re.findall(r'href="#(sign-[\w-]+)"', words)) == set(re.findall(r'<symbol id="(sign-[\w-]+)"', page))


def test_the_page_says_how_many_entries_hold_and_how_many_are_steps() -> None:
    steps = len(data_in(page_of("devil"))["steps"])
    assert f", {steps} of them steps of the game" in page_of("devil").decode()


def test_the_same_game_makes_the_same_page() -> None:
    again = replay_page(parse_export(exported("bids")), Asked("en", NAMES)).content
    assert again == page_of("bids")


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
def test_each_pair_of_eyes_reads_what_it_could_read_then(game_id: str) -> None:
    data, course = data_in(page_of(game_id)), course_of(parse_export(exported(game_id)))
    assert len(data["steps"]) == len(course.steps)
    assert [each["id"] for each in data["eyes"]] == ["all", "table", *map(str, range(course.seats))]
    for step, shown in zip(course.steps, data["steps"], strict=True):
        for seat in range(course.seats):
            theirs = any(one.read_by(seat) is not None for one in step.entry.happenings)
            assert (str(seat) in shown["lines"]) == (theirs or (step.entry.seat == seat and step.given is not None))
        public = any(one.public is not None for one in step.entry.happenings)
        assert ("table" in shown["lines"]) == public


def test_a_seat_does_not_read_what_another_was_told() -> None:
    data, course = data_in(page_of("devil")), course_of(parse_export(exported("devil")))
    for seat in range(course.seats):
        secret = {
            line.removeprefix(f"To {NAMES[other]} alone: ")
            for other in range(course.seats)
            if other != seat
            for line in told_to(data, "all")
            if line.startswith(f"To {NAMES[other]} alone: You draw")
        }
        assert len(secret) >= LEAST
        assert not secret & {*told_to(data, str(seat)), *told_to(data, "table")}


def test_sealed_answers_are_told_to_who_gave_them_and_to_who_sees_all() -> None:
    data = data_in(page_of("bids"))
    assert any(line.startswith("Ann: ") for line in told_to(data, "all"))
    assert any(line.startswith("Ann: ") for line in told_to(data, "0"))
    assert not any(line.startswith(("Ann: ", "You: ")) for line in told_to(data, "table"))


def test_through_the_eyes_of_a_seat_it_is_called_by_its_name() -> None:
    told = told_to(data_in(page_of("devil")), "0")
    assert not [line for line in told if line.startswith(("You ", "You:"))]
    assert any(line.startswith("To Ann alone: You draw") for line in told)


def test_names_of_people_are_words_and_nothing_else() -> None:
    name = "<script>alert(1)</script>\u202e&"
    page = replay_page(parse_export(exported("bids")), Asked("en", (name, "🏰" * 32))).content
    assert b"<script>alert" not in page
    data = data_in(page)
    assert "\u202e" not in "".join(data["pieces"])
    assert data["eyes"][2]["name"].startswith("<script>")  # put in as text by the page's script


def test_automatic_players_have_their_faces_in_it() -> None:
    asked = Asked("en", NAMES, persons=((1, 5), (2, 8)))
    drawn = "".join(data_in(replay_page(parse_export(exported("architects")), asked).content)["pieces"])
    assert {*re.findall(r'href="#p-(\d+)-', drawn)} == {"5"}, "there are two seats"
    plain = "".join(data_in(page_of("architects"))["pieces"])
    assert not re.search(r'href="#p-\d+-', plain)


@pytest.mark.parametrize("mark", ["script", "data", "fonts", "style", "title", "nothing"])
def test_a_name_that_looks_like_a_place_to_fill_in_is_a_name(mark: str) -> None:
    """Nothing of the page's own is put where the name stands."""
    name = f"{{{{ {mark} }}}}"
    page = replay_page(parse_export(exported("bids")), Asked("en", (name, name))).content
    assert [each["name"] for each in data_in(page)["eyes"][2:4]] == [name, name]
    (headline,) = re.findall(r'<p class="result">(.*?)</p>', page.decode(), re.DOTALL)
    assert name in headline
    assert len(headline) < LONGEST_HEADLINE


def test_the_page_sends_nothing_and_takes_its_addresses_from_nobody() -> None:
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page_of("bids").decode())
    assert {"default-src 'none'", "base-uri 'none'", "form-action 'none'"} <= set(policy.split("; "))


def test_a_file_that_does_not_hold_says_so_and_shows_what_stands_before() -> None:
    export = opened(exported("bids"))
    at = next(number for number, move in enumerate(export["moves"]) if move["kind"] == "answer" and number > 12)
    export["moves"][at]["value"] = {"coins": 99}
    made = replay_page(closed(chained(export)), Asked("en"))
    assert made.finding is not None
    page = made.content.decode()
    assert '<p class="check wrong">' in page
    assert escape("This file doesn't hold") in page
    assert len(data_in(made.content)["steps"]) < len(data_in(page_of("bids"))["steps"])


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "This file doesn't hold: "),
        ("cs", "Tento soubor nesedí: "),
        ("pl", "Ten plik się nie zgadza: "),
        ("ru", "Этот файл неверен: "),
    ],
)
def test_a_page_says_in_its_language_that_its_file_does_not_hold_and_in_english_why(locale: str, said: str) -> None:
    export = opened(exported("bids"))
    at = next(number for number, move in enumerate(export["moves"]) if move["kind"] == "answer" and number > 12)
    export["moves"][at]["commitment"] = "<b>\x9b\u202e0"
    made = replay_page(closed(chained(export)), Asked(locale, NAMES))
    assert made.finding is not None
    page = made.content.decode()
    assert escape(f"{said}Move {at + 1}: the commitment of the answer should be") in page
    assert not [sign for sign in ("<b>", "\x9b", "\u202e") if sign in page]


def test_a_file_of_which_nothing_can_be_played_makes_no_page() -> None:
    export = opened(exported("bids"))
    export["moves"][3]["salt"] = "0" * 32
    with pytest.raises(NothingToShow):
        replay_page(closed(export), Asked("en"))
