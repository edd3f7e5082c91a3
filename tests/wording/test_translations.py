"""Each language that is offered is held against English; numbers and lists read as each language has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.wording.files as files
from face.wordings.locales import ENGLISH, LEAST_SHARE, OFFERED, UNFINISHED
from face.wordings.shares import share_said
from face.wordings.texts import Texts, is_for_operators, is_translated, wording_files, written_languages
from tests.games.bids.rules import GAME
from tests.wording.references import dangling, unused
from tests.wording.rules import Fault, faults

COUNTED = """counted = { $n ->
    [one] one
    [few] few
    [many] many
   *[other] other
}
"""
PLANTED = (
    """
bids-crown = { $seat } the crown
bids-purse = { $oops } 👻 a
bids-revealed = { $seat }: { $coins ->
    [one] mince
   *[other] mincí
}
bids-told-round = { $round }: { $seat } { $bids }
refused-not-asked = That step is over.
vote-asks-pause = **{ $who } shall?
bot-change = """
    + "x" * 151
)
GERMAN = """
thing-coin = { $count ->
   *[other] { $count } Münzen
}
bot-seal = Wer will
"""
LANGUAGES = written_languages()
NOUNS = "actions|buildings|cards|debts|outsiders|provisions|rounds|suspicions|tables|times|walls|wings|workers"
COUNTED_NOUN = re.compile(rf"\{{ \$([\w-]+) \}}\** (?:{NOUNS})\b")
NEVER_ONE = {  # by the rules, the packs or the house's own limits
    *("architects-blamed", "architects-board-deal", "architects-now-deal", "architects-risk-capture"),
    *("paladins-about-pass", "paladins-card-order"),
    *("paladins-first-ask-draft", "paladins-short-per-fortify", "trouble-done-too-often"),
    *("architects-picture-deal", "paladins-guilty-one", "paladins-guilty-several"),
    *("trouble-joined-too-often", "trouble-taken-back-too-often", "trouble-tournament-rounds"),
}
PLURALS = {
    "en": ("one", "other", "other", "other", "other", "other"),
    "cs": ("one", "few", "other", "other", "other", "many"),
    "pl": ("one", "few", "many", "many", "few", "other"),
    "ru": ("one", "few", "many", "one", "few", "other"),
}


@pytest.mark.parametrize("locale", sorted(set(OFFERED) - {ENGLISH}))
def test_nothing_is_lacking_in_a_language_that_is_offered(locale: str) -> None:
    """Of one that is not finished a part may be missing; what is there is sound."""
    allowed = {"missing"} if locale in UNFINISHED else set()
    assert [f"{fault.file} {fault.key}: {fault.what}" for fault in faults(locale) if fault.kind not in allowed] == []
    assert share_said(locale) >= LEAST_SHARE


def test_a_game_must_be_translated_once_it_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tuple(map(is_translated, ("bids.ftl", "rules-bids.ftl", "core.ftl"))) == (0, 0, 1)
    monkeypatch.setattr(GAME.__class__, "offered", True)
    assert is_translated("bids.ftl")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_whatever_a_wording_names_is_there(locale: str) -> None:
    assert [f"{file} {key}: {name}" for file, key, name in dangling(locale)] == []


@pytest.mark.parametrize("locale", sorted(OFFERED))
def test_something_asks_for_every_wording(locale: str) -> None:
    assert [f"{file} {key}" for file, key in unused(locale)] == []


@pytest.mark.parametrize(
    ("wording", "lacking"),
    [
        ("bot-seal = { verb-nope }", "verb-nope"),
        ("bot-seal = { -nope }", "-nope"),
        ("bot-seal = { bot-back.nope }\nbot-back = x", "bot-back.nope"),
        ("bot-seal = { $n ->\n    [one] { verb-nope }\n   *[other] x\n }", "verb-nope"),
        ("bot-seal = x\n    .gen = { verb-nope }", "verb-nope"),
        ("bot-seal = { -brand.nope ->\n    [a] x\n   *[b] y\n }\n-brand = x", "-brand.nope"),
        ('bot-seal = { -brand(nope: "x") }\n-brand = { $case }', "-brand($nope)"),
        ('bot-seal = { -brand(case: "x") }\n-brand = { $case }', None),
    ],
)
def test_a_reference_to_nothing_is_found_in_any_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wording: str, lacking: str | None
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(wording + "\n", encoding="utf-8")
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
    assert [name for _, _, name in dangling("en")] == ([lacking] if lacking else [])


def test_a_wording_nobody_asks_for_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text("bot-seal = { verb-a }\nverb-a = a\nverb-b = { verb-c }\nverb-c = c\n")
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
    assert [key for _, key in unused("en")] == ["verb-b", "verb-c"]


def test_a_number_that_may_be_one_chooses_its_noun() -> None:
    found = set()
    for path in (path for path in wording_files("en") if not is_for_operators(path.name)):
        for wording in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
            for noun in COUNTED_NOUN.finditer(wording):
                if f"{{ ${noun[1]} ->" not in wording[: noun.start()]:
                    found.add(wording.partition(" =")[0])
    assert found == NEVER_ONE


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> list[Fault]:
    """The faults of a Czech that has some, held against the real English."""
    folder = tmp_path_factory.mktemp("planted")
    (folder / "cs").mkdir()
    (folder / "cs" / "some.ftl").write_text(PLANTED, encoding="utf-8")
    files.link_files(folder, "en")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("face.wordings.texts.locale_folders", lambda: (folder,))
        files.language.cache_clear()
        found = faults("cs")
    files.language.cache_clear()
    return found


@pytest.mark.parametrize(
    ("key", "kind", "what"),
    [
        ("bids-crown", "left", "the"),
        ("bids-purse", "unknown", ""),
        ("bids-revealed", "plural", "[few]"),
        ("refused-not-asked", "missing", "reads as in English"),
        ("vote-asks-pause", "sign", "odd"),
        ("bot-change", "length", "151"),
        ("bot-seal", "missing", "Seal"),
        ("devil-building-mill", "missing", "Mill"),
    ],
)
def test_a_fault_is_found(planted: list[Fault], key: str, kind: str, what: str) -> None:
    assert [fault for fault in planted if (fault.key, fault.kind) == (key, kind) and what in fault.what]


@pytest.fixture
def german(tmp_path: Path) -> Iterator[None]:
    """A German of three wordings, held against the real English."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "core.ftl").write_text(GERMAN, encoding="utf-8")
    files.link_files(tmp_path, *OFFERED)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
        for kept in (files.language, share_said):
            kept.cache_clear()
        yield
    for kept in (files.language, share_said):
        kept.cache_clear()


@pytest.mark.usefixtures("german")
def test_a_new_language_is_held_to_its_own_plurals_and_may_have_words_that_look_english() -> None:
    found = {(fault.key, fault.kind): fault.what for fault in faults("de") if fault.kind not in {"missing", "unused"}}
    assert found == {("thing-coin", "plural"): "$count lacks [one]"}


@pytest.mark.parametrize("locale", PLURALS)
def test_numbers_choose_the_words_that_the_language_has_for_them(tmp_path: Path, locale: str) -> None:
    (tmp_path / locale).mkdir()
    (tmp_path / locale / "some.ftl").write_text(COUNTED, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
        known = Texts(locale)
        assert tuple(known.format("counted", {"n": n}) for n in (1, 2, 5, 21, 22, 1.5)) == PLURALS[locale]


@pytest.mark.parametrize(
    ("locale", "shown"), [("en", "a, b, and c"), ("cs", "a, b a\xa0c"), ("pl", "a, b i c"), ("ru", "a, b и c")]
)
def test_lists_read_as_the_language_has_them(locale: str, shown: str) -> None:
    assert Texts(locale, "none").listed(["a", "b", "c"]) == shown
