"""The page of a replay holds its reader's review, where there is one, and each decision leads to its step."""

from __future__ import annotations

import pytest
from msgspec import json
from msgspec.structs import replace

from engine.contract import Part, Standing
from engine.texts import Text
from face.core.face import face
from face.records.review import review_entries, review_pages
from face.replay.page import Asked, replay_page
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.proof.course import course_of
from host.proof.export import GameExport, parse_export
from host.reviews.reviewed import Review, ReviewedAnswer
from host.reviews.reviews import TableReview
from host.table.answers_in_words import AnswerInWords
from tests.bot.drawing import TABLE
from tests.replay.pages import data_in, exported

READER = Reader(texts("en"))


@pytest.fixture(scope="module")
def export() -> GameExport:
    return parse_export(exported("bids"))


def body(export: GameExport, seat: int = 0) -> str:
    """A review of two decisions, of which the later one cost more."""
    given = [step for step in course_of(export).steps if step.given is not None and step.entry.seat == seat]
    first, second = given[0], given[-1]
    assert first.given is not None
    assert second.given is not None
    other = AnswerInWords(second.given.ask, second.given.words)
    why = (Text("bids-name"),)
    answers = (
        ReviewedAnswer(first.entry.number, "1.bid", first.given, other, points=-0.2),
        ReviewedAnswer(second.entry.number, "2.bid", second.given, other, why, 4.2, 1.0, 3.0, 6, agreed=True),
    )
    return json.encode(Review(seat, answers)).decode()


def test_without_a_review_the_page_is_as_it_was(export: GameExport) -> None:
    assert "review" not in data_in(replay_page(export, Asked("en", ("ada", "ben"))).content)


@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_what_mattered_most_comes_first_and_leads_to_its_step(export: GameExport, locale: str) -> None:
    data = data_in(replay_page(export, Asked(locale, ("ada", "ben"), review=body(export))).content)
    first, second = data["review"]
    assert (first["costly"], second["costly"]) == (True, False)
    numbers = [step.entry.number for step in course_of(export).steps]
    kept = json.decode(body(export), type=Review)
    assert [numbers[each["step"]] for each in data["review"]] == [each.number for each in reversed(kept.decisions)]
    words = " ".join(data["pieces"][line] for line in first["lines"])
    assert "4" in words
    assert "*" not in words


def test_what_mattered_most_says_what_the_own_answer_did(export: GameExport) -> None:
    review = json.decode(body(export), type=Review)
    (*others, costly) = review.decisions
    did = (Text("bids-name"),)
    review = replace(review, decisions=(*others, replace(costly, effects=did)))
    first, *rest = review_pages(TableReview(TABLE, review), READER)
    (told,) = map(READER.line, did)
    assert f"> -# {told}" in first
    assert not any(f"-# {told}" in page for page in rest)


def alike(export: GameExport, count: int) -> TableReview:
    """A review of one decision with another answer, and then of so many a steward would have answered alike."""
    first, last = json.decode(body(export), type=Review).decisions
    same = [replace(first, number=10 + at, moment=f"{at + 2}.bid", other=None, points=0.0) for at in range(count)]
    return TableReview(TABLE, Review(0, (last, *same)))


def test_decisions_in_a_row_as_a_stewards_are_one_line(export: GameExport) -> None:
    for count in (2, 3, 40):
        _, *rest = review_pages(alike(export, count), READER)
        assert "\n".join(rest).count("✓") == (count if count < 3 else 1)
        assert len(rest) == 1
    entry = list(review_entries(alike(export, 40), READER))[-1]
    first, last = (READER.line(face(TABLE.game).moment(f"{number}.bid")) for number in (2, 41))
    assert entry.line == f"✓ {first} – {last}: 40 decisions as a steward"
    assert entry.folded.count("✓") == 40
    assert f"**{last}**" in entry.folded
    lost = alike(export, 3).review
    told = replace(lost, decisions=(*lost.decisions[:2], replace(lost.decisions[2], lost=Text("bids-name"))))
    assert "\n".join(review_pages(TableReview(TABLE, told), READER)[1:]).count("✓") == 2  # a lost turn is no steward's


def test_a_review_says_how_many_answers_it_leaves_out(export: GameExport) -> None:
    review = json.decode(body(export), type=Review)
    assert review.given == 0  # of an older release, too
    assert "given for you" not in review_pages(TableReview(TABLE, review), READER)[0]
    for some in (replace(review, given=3), replace(review, decisions=(), given=3)):
        told = review_pages(TableReview(TABLE, some), READER)[0]
        assert "3 answers were given for you by deadline or stand-in, and aren't reviewed." in told


def test_a_review_says_where_points_were_lost_to_the_winner(export: GameExport) -> None:
    """Whoever lost though no decision cost them anything learns what others made more of."""
    parts = [tuple(Part(Text("bids-name"), points) for points in each) for each in ((9, 4), (9, 1))]
    results = (Standing(1, 1, 13, (), parts[0]), Standing(0, 2, 10, (), parts[1]))
    review = json.decode(body(export), type=Review)
    reading = Reader(texts("en"), {0: "Ada", 1: "Ben"}, seat=0)
    first = review_pages(TableReview(TABLE, review, results), reading)[0]
    assert "You finished 3 points behind Ben, furthest behind in " in first
    assert "furthest" not in review_pages(TableReview(TABLE, replace(review, seat=1), results), reading)[0]
    assert "furthest" not in review_pages(TableReview(TABLE, review), reading)[0]


def told(export: GameExport, locale: str = "en", **changes: object) -> str:
    """The first page, where what cost most is another answer by those `changes`."""
    review = json.decode(body(export), type=Review)
    (*others, costly) = review.decisions
    review = replace(review, decisions=(*others, replace(costly, **changes)))
    return review_pages(TableReview(TABLE, review), Reader(texts(locale)))[0]


def test_a_number_is_told_only_where_playouts_agree_on_it(export: GameExport) -> None:
    assert "Clearly better: about 4 points." in told(export)
    vague = told(export, agreed=False)
    assert "**Clearly better.**" in vague
    assert "4" not in vague
    assert "Played on" not in vague


@pytest.mark.parametrize(
    ("locale", "words"),
    [("cs", "Mnohem lepší"), ("pl", "Dużo lepiej"), ("ru", "Намного лучше")],
)
def test_words_say_in_every_language_how_much_better_it_was(export: GameExport, locale: str, words: str) -> None:
    assert words in told(export, locale, points=9.0)
    assert words not in told(export, locale, points=1.5, error=0.5)


def test_lost_turns_are_named(export: GameExport) -> None:
    assert "whole turn" not in told(export)
    assert "It costs about 2 whole turns." in told(export, turns=2.1)
    lost = told(export, lost=Text("bids-name"))
    assert "Turns of yours that brought almost nothing: 1." in lost
    assert f" · {READER.line(Text('bids-name'))}" in lost
