"""What the check tells a translator: how much there is, what is only copied, and where to begin."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import face.wordings.shares as shares
from face.wordings.locales import ENGLISH, OFFERED, chosen_language, offered_locale, own_name, there_are
from face.wordings.shares import copied_keys, share_said
from face.wordings.texts import is_translated, wording_files, written_languages
from tests.wording import files
from tests.wording.check import main
from tests.wording.order import AFTER, FIRST, GAMES, LAST, OF_A_GAME, place_of
from tests.wording.rules import asked_of_a_language, faults, left_in_english
from tests.wording.sources import ROOT

GUIDE = (ROOT / "docs" / "developers" / "languages.md").read_text(encoding="utf-8")
COPIED = """seat = Seat { $number }
refused-not-asked = That step is over.
refused-not-offered = Das gibt es hier nicht.
fixed = { subject }: { $what } { $by }.
subject = { $seat-is ->
    [you] Du
   *[other] { $seat }
}
"""
ENTIRE = frozenset({"seat", "refused-not-asked"})
VERB = """verb-take = { $seat-is ->
    [you] nimmst
   *[other] nimmt
}
"""
CARDS = """cards-button = Karten
cards-head = Karten · { $game } · { $table }
cards-which = Was möchtest du lesen?
cards-none = Hier gibt es noch nichts zu lesen.
cards-before = ◀ Seite { $page } von { $pages }
cards-after = Seite { $page } von { $pages } ▶
cards-first = ◀ Erste Seite
cards-last = Letzte Seite ▶
command-table-cards = Lies alles, was an einem Tisch offen liegt: Karten, Regeln, wer was hat
trouble-nothing-open = An diesem Tisch gibt es noch nichts zu lesen. Karten gibt es, sobald die Partie läuft.
"""
Write = Callable[..., None]


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes a German, by the names of its files without their end, beside the languages that are offered."""
    files.link_files(tmp_path, *OFFERED)
    (tmp_path / "de").mkdir()
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))

    def forget() -> None:
        for kept in (files.language, share_said, shares._wanted_keys):
            kept.cache_clear()

    def write(**words: str) -> None:
        for name, content in words.items():
            (tmp_path / "de" / f"{name.replace('_', '-')}.ftl").write_text(content, encoding="utf-8")
        forget()

    yield write
    forget()


def said_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    main(["de", *arguments])
    return capsys.readouterr().out


def test_what_is_copied_from_english_is_missing(german: Write) -> None:
    german(core=COPIED)
    assert copied_keys("de") == ENTIRE  # `fixed` has no words of its own
    assert {fault.key for fault in faults("de") if "reads as in English" in fault.what} == ENTIRE
    assert {fault.kind for fault in faults("de") if fault.key in ENTIRE} == {"missing"}


def test_a_copied_file_is_no_share_of_a_language(german: Write) -> None:
    german(core="seat = Platz { $number }\n")
    before = share_said("de")
    german(core="seat = Platz { $number }\n", cards=(ROOT / "face" / "locales" / "en" / "cards.ftl").read_text("utf-8"))
    assert share_said("de") == before > 0


def test_a_language_that_takes_a_few_words_as_they_are_lists_them(
    german: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    german(bot="bot-start = Start\n", devil_opponents="opponent-devil-1 = Mathilda\n")
    assert "bot-start" in {fault.key for fault in faults("de") if "reads as in English" in fault.what}
    monkeypatch.setattr("tests.wording.listed.SAME", {"de": frozenset({"bot-start"})})
    assert not [fault for fault in faults("de") if "reads as in English" in fault.what]


def test_names_of_cards_are_a_part_of_a_language(german: Write) -> None:
    german(core="seat = Platz { $number }\n")
    before = share_said("de")
    german(core="seat = Platz { $number }\n", devil_names="devil-building-mill = Mühle\n")
    assert share_said("de") == pytest.approx(2 * before)


def test_the_check_says_how_much_there_is_of_each_file(german: Write, capsys: pytest.CaptureFixture[str]) -> None:
    german(core=COPIED)
    said = said_of(capsys)
    assert re.search(r"\d%  core\.ftl: 2 of \d\d\n", said)
    assert re.search(r"\n +0%  devil-names\.ftl: 0 of \d+\n", said)
    assert re.search(
        r"\nde: 2 of \d,\d{3} wordings \(0%\)\. In what is begun: \d+ missing\. Begin with core\.ftl\.\n$", said
    )


def test_the_check_begins_with_what_one_begins_with(german: Write, capsys: pytest.CaptureFixture[str]) -> None:
    german(core="seat = Platz { $number }\n", architects="architects-name = Architekten\n", bot="bot-back = Zurück\n")
    said = said_of(capsys)
    headings = re.findall(r"^([a-z-]+)\.ftl$", said, re.MULTILINE)
    assert headings == ["core", "bot", "architects"]
    assert [name for name in re.findall(r"%  ([a-z-]+)\.ftl", said) if name in headings] == headings


def test_a_file_nobody_has_begun_is_told_in_a_line_unless_it_is_asked_for(
    german: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    german(core="seat = Platz { $number }\n")
    assert "devil-building-mill" not in said_of(capsys)
    assert "missing   devil-building-mill: the name of a card: Mill" in said_of(capsys, "devil-names")


def test_a_sentence_that_names_a_verb_leads_to_the_file_where_english_has_it(german: Write) -> None:
    german(core="fixed = { $what } { $by } { verb-take }.\n")
    assert [fault.what for fault in faults("de") if fault.key == "fixed" and fault.kind == "missing"] == [
        "names verb-take, which is not there yet: it's in verbs.ftl of English"
    ]


def test_a_verb_may_wait_for_the_sentences_that_name_it(german: Write) -> None:
    german(verbs=VERB)
    assert not [fault for fault in faults("de") if fault.file == "verbs.ftl"]


def test_verbs_that_were_copied_and_named_nowhere_are_told_once(german: Write) -> None:
    german(verbs=(ROOT / "face" / "locales" / "en" / "verbs.ftl").read_text(encoding="utf-8"))
    (fault,) = [fault for fault in faults("de") if fault.file == "verbs.ftl"]
    assert fault.kind == "unused"
    assert "more: copied" in fault.what


def test_a_language_without_a_fault_is_told_what_comes_next(german: Write, capsys: pytest.CaptureFixture[str]) -> None:
    german(cards=CARDS.replace("{ $game }", ""))
    assert said_of(capsys).endswith("In what is begun: 1 parameter. Begin with cards.ftl.\n")
    german(cards=CARDS)
    said = said_of(capsys, "cards")
    assert "100%  cards.ftl: 10 of 10" in said
    assert "devil-cards" not in said
    assert said.endswith("wordings (0%). Nothing to mend. Next: core.ftl.\n")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("tlh", "“tlh” is no code of a language as “de” or “pt-BR” is. Say which language: cs,"),
        ("sv", "There's nothing in “sv” yet: translate face/locales/en/core.ftl into face/locales/sv/core.ftl"),
        ("en", "Say which language"),
    ],
)
def test_the_check_asks_for_a_language(capsys: pytest.CaptureFixture[str], code: str, said: str) -> None:
    assert main([code]) == 2
    assert said in capsys.readouterr().out


def test_every_file_has_its_place_and_the_guide_names_it() -> None:
    listed = re.findall(r"`((?:<game>-?)?[a-z-]*)`", GUIDE.partition("### The files")[2].partition("\n### ")[0])
    in_order = (*FIRST, *(f"<game>-{kind}".removesuffix("-") for kind in OF_A_GAME), *AFTER)
    assert [name for name in listed if name in in_order] == list(in_order)
    english = {path.name for path in wording_files("en") if is_translated(path.name)}
    there = english | set(asked_of_a_language().values())
    assert [file for file in sorted(there) if place_of(file)[0] == LAST] == []
    kinds = {file.removesuffix(".ftl").partition("-")[2] for file in there if file.partition("-")[0] in GAMES}
    assert set(FIRST) | set(AFTER) == {file.removesuffix(".ftl") for file in english if not of_a_game(file)}
    assert set(OF_A_GAME) - {""} == kinds - {""}


def of_a_game(file: str) -> bool:
    return file.removesuffix(".ftl").partition("-")[0] in GAMES


def test_the_guide_names_the_tests_that_hold_words_of_each_language() -> None:
    named = set(re.findall(r"`(tests/[a-z_/]+\.py)`", GUIDE))
    holding = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Dict)
        if {key.value for key in node.keys if isinstance(key, ast.Constant)} >= set(OFFERED)
    }
    assert len(holding) > 5
    assert holding - named == set()


@pytest.mark.parametrize("locale", sorted(set(written_languages()) - set(OFFERED)))
def test_a_preview_is_offered_to_nobody_and_what_it_says_is_its_own(locale: str) -> None:
    assert offered_locale(locale) == ENGLISH
    assert own_name(locale) not in str(there_are())
    assert chosen_language(locale) is None
    assert 0 < share_said(locale) < 1
    assert not left_in_english(locale)
    assert not files.language(locale).junk
