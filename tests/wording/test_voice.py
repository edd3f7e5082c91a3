"""English is in the voice of docs/developers/voice.md: no word it avoids, no long sentence where one must act.

Wordings are, and the pages for readers (README, CHANGELOG, docs).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.wording.voice import AVOIDED, faults_of, page_faults, pages, voice_faults

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "developers" / "voice.md"
READ = [page for page in pages(ROOT) if page != PAGE]

PLANTED = (
    ("trouble-a", "You cannot do that.", "cannot"),
    ("trouble-a", "That is not on offer.", "is not"),
    ("desk-a", "The game goes on.", "goes on"),
    ("desk-a", "You sit at this table.", "sit at"),
    ("desk-a", "Ada is waited for.", "is waited for"),
    ("desk-a", "Nothing is asked of you.", "asked of you"),
    ("desk-a", "The house is away.", "The house"),
    ("desk-a", "Ada asks: shall it end?", "shall"),
    ("desk-a", "Whom you suspect", "Whom"),
    ("desk-a", "Begin anew.", "anew"),
    ("desk-a", "See the present deadlines.", "the present"),
    ("desk-a", "The tables at which you play", "at which"),
    ("desk-a", "Everybody reads it.", "Everybody"),
    ("desk-a", "Everyone who plays reads it.", "Everyone who"),
    ("desk-a", "Whoever has most virtue begins.", "has most"),
    ("desk-a", "Who leaves early loses.", "Who leaves early loses"),
    ("desk-a", "It is to be seen there.", "is to be"),
    ("desk-a", "The rest stands above.", "stands above"),
    ("desk-a", "It ends by `/table leave`.", "by `/"),
    ("desk-a", "{ $n ->\n    [one] One\n   *[other] Who has most\n} points.", "has most"),
    ("desk-a", "Which of the many " + "very " * 12 + "good cards?", "a question of 18 words"),
    ("trouble-a", "It is " + "very " * 30 + "late.", "a sentence of 33 words"),
)
RIGHT = (
    ("desk-a", "It goes on the board, and a stand-in stands in for you. The house rules say more."),
    ("desk-a", "Place it where you like, who is asked: { $who }?"),
    ("desk-a", "Whoever has the most virtue begins; most of it comes from the Cathedral."),
    ("trouble-a", "I can't read “{ $typed }”. Write for example: 10 min, 36 h, 2 days."),
)


def _faults(key: str, words: str) -> list[str]:
    [entry] = FluentParser().parse(f"{key} = {words}\n").body
    assert isinstance(entry, Message)
    assert entry.value is not None
    return list(faults_of(key, entry.value))


def test_english_has_no_word_that_the_page_avoids() -> None:
    assert [f"{file} {key}: {what}" for file, key, what in voice_faults()] == []


@pytest.mark.parametrize("page", READ, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_has_no_word_that_is_avoided(page: Path) -> None:
    assert list(page_faults(page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# A heading that cannot be", "cannot"),
        ("A paragraph that is broken where it is\nnot right.", "is not"),
        ("- a line of a list, everybody\n  knows it\n- and that it cannot", "everybody"),
        ("| a | the house |\n", "the house"),
        ("It ends by `/table leave` alone.", "by `/"),
        ("Said:\n\n    cannot\n\nThat is not code.", "is not"),
    ],
)
def test_what_a_page_must_not_say_is_found(text: str, found: str) -> None:
    assert any(found in fault for fault in page_faults(text))


@pytest.mark.parametrize(
    "text",
    [
        "`is not`, as it was typed",
        "Said:\n\n    cannot\n\n    anew\n",
        "```python\nif it is not so:\n```",
        "- it is\n- not this",
    ],
)
def test_code_and_what_is_typed_are_not_read(text: str) -> None:
    assert list(page_faults(text)) == []


@pytest.mark.parametrize(("key", "words", "found"), PLANTED)
def test_what_is_avoided_is_found(key: str, words: str, found: str) -> None:
    assert any(found in fault for fault in _faults(key, words))


@pytest.mark.parametrize(("key", "words"), RIGHT)
def test_what_is_right_is_left_alone(key: str, words: str) -> None:
    assert _faults(key, words) == []


def test_each_word_to_avoid_is_planted() -> None:
    words = [words for _, words, _ in PLANTED]
    assert [pattern for pattern, _ in AVOIDED if not any(re.search(pattern, each) for each in words)] == []


def test_the_sentences_of_the_page_are_in_its_own_voice() -> None:
    rows = PAGE.read_text().partition("| before | after |")[2].partition("\n\n")[0].splitlines()[2:]
    after = [row.split("|")[2].strip() for row in rows]
    assert len(after) == 10
    assert {each: _faults("trouble-a", each) for each in after if _faults("trouble-a", each)} == {}
