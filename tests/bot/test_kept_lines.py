"""Whole sentences are kept for all readers to whom they read the same, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.texts import Listed, Named, Param, SeatRef, Text, Things, Typed, say
from face.wordings import texts
from face.wordings.reader import Reader
from face.wordings.texts import Texts

WORDINGS = """
said = So: { $what }
own = { $seat-is ->
    [you] You have { $count }.
   *[other] { $seat } has { $count }.
}
seat = Seat { $number }
seat-you = you
things-none = nothing
thing-wood = { $count } wood
refused-late = Too late.
bids-refused-late = Too late to bid.
mill = the mill
"""


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "x.ftl").write_text(WORDINGS)
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
    return Texts("en")


def test_a_sentence_about_nobody_is_kept_once_and_reads_as_if_it_were_anew(known: Texts) -> None:
    for count in (1, 2):
        for _ in range(3):
            assert Reader(known).line(say("said", what=Things({"wood": count}))) == f"So: {count} wood"
    assert len(known.lines) == 2


@pytest.mark.parametrize(
    ("param", "shows"),
    [
        (SeatRef(1), "{name}"),
        (Typed("my word"), "my word"),
        ("a plain word", "a plain word"),
        (Listed((SeatRef(1), 3)), "{name} and 3"),
        (say("said", what=Typed("my word")), "my word"),
    ],
)
def test_no_sentence_with_words_of_a_person_is_kept(known: Texts, param: Param, shows: str) -> None:
    for name in ("Ada", "Ben"):
        reader = Reader(known, {1: name})
        for shown in (reader.line(say("said", what=param)), reader.label(say("said", what=param))):
            assert shows.format(name=name) in shown
    assert len(known.lines) == 0


def test_what_is_said_to_a_seat_about_itself_is_not_said_to_another(known: Texts) -> None:
    text = say("own", seat=SeatRef(0), count=2)
    for _ in range(2):
        assert Reader(known, {0: "Ada", 1: "Ben"}, seat=0).line(text) == "You have 2."
        assert Reader(known, {0: "Ada", 1: "Ben"}, seat=1).line(text) == "Ada has 2."
        assert Reader(known, {0: "Eve", 1: "Ben"}, seat=None).line(text) == "Eve has 2."


def test_lines_labels_and_lengths_are_kept_apart(known: Texts) -> None:
    reader, text = Reader(known), say("said", what=Text("mill"))
    for _ in range(2):
        assert (reader.line(text), reader.label(text), reader.label(text, 10)) == (
            "So: the mill",
            "So: the mill",
            "So: the…",
        )


def test_things_are_named_as_the_pack_of_the_readers_table_names_them(known: Texts) -> None:
    text = say("said", what=Named("building", "mill"))
    for _ in range(2):
        assert Reader(known, name_of=lambda kind, id, locale: "Old Mill").line(text) == "So: Old Mill"
        assert Reader(known, name_of=lambda kind, id, locale: Text("mill")).line(text) == "So: the mill"


def test_a_refusal_reads_as_the_game_says_it(known: Texts) -> None:
    for _ in range(2):
        assert Reader(known, game="bids").line(Text("refused-late")) == "Too late to bid."
        assert Reader(known, game="devil").line(Text("refused-late")) == "Too late."


def test_a_sentence_with_a_wording_that_is_missing_is_a_line_in_the_log_each_time(
    known: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        assert Reader(known).line(say("said", what=Text("no-such-wording"))) == "So: no-such-wording"
    assert len(caplog.records) == 2


def test_what_is_kept_is_bounded(known: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "MOST", 10)
    for count in range(1, 50):
        Reader(known).line(say("said", what=count))
        assert len(known.lines) <= 10
    assert len(known.lines) >= 5


def test_half_a_character_that_somebody_typed_is_said_and_not_kept(known: Texts) -> None:
    before = len(known.lines)
    for half in ("\ud800", "\udfff"):
        assert Reader(known).line(say("said", what=Typed(f"x{half}"))).startswith("So: x")
    assert len(known.lines) == before


def test_a_part_that_names_nobody_is_kept_though_the_sentence_around_it_is_not(known: Texts) -> None:
    text = say("said", what=say("said", what=Things({"wood": 2})))
    quoting = say("said", what=Listed((say("own", seat=SeatRef(0), count=2), Typed("my word"))))
    for _ in range(2):
        assert Reader(known).line(text) == "So: So: 2 wood"
        assert Reader(known, {0: "Ada"}, seat=0).line(quoting) == "So: You have 2. and my word"
        assert Reader(known, {0: "Ada"}, seat=1).line(quoting) == "So: Ada has 2. and my word"
    kept = [*known.lines._kept.values()]
    assert "So: 2 wood" in kept  # the part
    assert not any("word" in line or "Ada" in line for line in kept)


def test_what_a_wording_has_no_use_for_does_not_keep_it_from_being_kept(known: Texts) -> None:
    for word in ("yes", "no"):
        assert Reader(known).line(Text("mill", {"unused": word, "round": 3})) == "the mill"
    assert len(known.lines) == 2
