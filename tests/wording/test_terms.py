"""One word for one thing, in each language and in the docs that players read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from face.wordings.locales import OFFERED
from tests.wording.terms import TERMS, docs_read, other_words, read_of
from tests.wording.voice import AVOIDED

ROOT = Path(__file__).parents[2]
OTHERS = {
    "en": ("Clocks stand, and the clocks run again.", "an angel's wings", "a soul fragment", "boards as text alone"),
    "cs": ("Pozastaveno: hodiny stojí.", "s celým úvěrem", "Co sháním", "křídla anděla"),
    "de": ("Die Uhren stehen.", "versiegelt", "2 Schuldbriefe", "ein Außenstehender"),
    "pl": ("Zegary stoją.", "+1 skrzydła anioła", "traci 1 reputacji", "Stałe polecenia"),
    "ru": ("Часы стоят.", "крыло ангела", "карты на руке", "игр с рейтингом", "второй просмотр"),
}


@pytest.mark.parametrize("locale", sorted({*TERMS, *OFFERED}))
def test_no_wording_has_another_word_for_a_thing(locale: str) -> None:
    assert other_words(TERMS[locale], read_of(locale)) == []


@pytest.mark.parametrize("locale", sorted(TERMS))
def test_each_term_is_used(locale: str) -> None:
    texts = [words for _, words in read_of(locale)]
    assert [term.thing for term in TERMS[locale] if not any(re.search(term.forms, words) for words in texts)] == []


@pytest.mark.parametrize(("locale", "words"), [(locale, words) for locale, each in OTHERS.items() for words in each])
def test_another_word_is_found(locale: str, words: str) -> None:
    assert other_words(TERMS[locale], [("planted", words)])


def test_docs_for_players_have_no_other_word_for_a_thing() -> None:
    assert other_words(TERMS["en"], docs_read(ROOT)) == []


def test_docs_for_players_are_in_the_voice_of_the_bot() -> None:
    found = []
    for file, text in docs_read(ROOT):
        for line in (line for line in text.splitlines() if not line.startswith("    ")):  # no code
            said = re.sub(r"`[^`]*`", "…", line)
            found += [
                f"{file}: “{m[0].strip()}”: {instead}" for words, instead in AVOIDED for m in re.finditer(words, said)
            ]
    assert found == []


@pytest.mark.parametrize("locale", sorted(OFFERED))
def test_no_award_is_called_as_a_temper(locale: str) -> None:
    """One is for what a player did in that game, the other says how an automatic player is inclined."""
    said = [*read_of(locale)]
    of_each = (words for key, words in said if re.fullmatch(r"\w+-temper-\w+", key))
    tempers = {word for words in of_each for word in words.casefold().split()}
    awards = {found[1] for key, words in said if "-award-" in key and (found := re.search(r"\*\*(.+?)\*\*", words))}
    assert tempers
    assert sorted(award for award in awards if award.casefold() in tempers) == []
