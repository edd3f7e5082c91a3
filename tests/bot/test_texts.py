from __future__ import annotations

import ast
import logging
from pathlib import Path
from typing import Any

import discord
import pytest

import bot
import face.wordings.texts as kit_texts
from engine.texts import Listed, Named, Param, Refusal, SeatRef, Text, Things, Typed, say
from face.wordings.reader import Reader
from face.wordings.texts import (
    SENTENCES_KEPT,
    Personal,
    Texts,
    escape_words,
    load_locales,
    texts,
    tidy_line,
    wording_files,
    written_languages,
)

ROOT = Path(bot.__file__).parent.parent
GOODS = "devil-cards.ftl"  # to read all files takes half a second
READER = Reader(texts("en"), {0: "Ada", 1: "*Ben* @everyone <@1> [x](https://y.z)"})


def test_amounts_are_listed_with_plurals() -> None:
    assert READER.line(Things({"coin": 1})) == "1 coin"
    assert READER.line(Listed((Things({"coin": 2}), "x", "y"))) == "2 coins, x, and y"


def test_nothing_is_called_nothing() -> None:
    assert READER.line(Things({})) == "nothing"


def test_a_seat_is_its_players_name() -> None:
    assert READER.line(say("bids-crown", seat=SeatRef(0))) == "Ada takes the crown."


def test_a_seat_nobody_has_taken_is_numbered() -> None:
    assert READER.line(SeatRef(3)) == "Seat 4"


def test_names_cannot_mark_up_or_mention() -> None:
    shown = READER.line(SeatRef(1))
    assert "@everyone" not in shown
    assert "<@1>" not in shown
    assert "](" not in shown
    assert r"\*Ben\*" in shown


def test_labels_show_names_as_they_are_without_backslashes() -> None:
    assert READER.label(SeatRef(1)).startswith("*Ben* @everyone")


@pytest.mark.parametrize("locale", ["en", "cs", "pl", "ru"])
def test_the_number_of_a_table_reads_as_it_is_typed(locale: str) -> None:
    line = Reader(texts(locale)).line(say("fix-head", game=say("game-devil"), table=1234567))
    assert "1234567" in line


def test_typed_words_are_escaped_but_ids_are_not() -> None:
    assert READER.line("left_side") == "left_side"
    assert READER.line("**loud**") == r"\*\*loud\*\*"


def test_typed_words_never_pass_for_a_mention_or_an_address_of_the_bots_own() -> None:
    mention, link = "<@123>", "https://discord.com/channels/1/2/3"
    assert (READER.line(mention), READER.line(link)) == (mention, link)
    assert "<@123>" not in READER.line(Typed(mention))
    assert "https://" not in READER.line(Typed(link))


def test_control_and_direction_characters_vanish() -> None:
    assert tidy_line("A\u202eda\n\x00 Lovelace") == "Ada Lovelace"
    assert len(tidy_line("x" * 99)) == 32


def test_escaping_twice_markers_keeps_every_letter() -> None:
    assert escape_words("a_b").replace("\\", "") == "a_b"


def test_a_missing_wording_is_an_error_and_shows_its_key(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert READER.line(say("no-such-wording")) == "no-such-wording"
    assert "no-such-wording" in caplog.text


def test_a_named_thing_is_named_by_the_pack_or_by_its_wording() -> None:
    named = Reader(texts("en"), {}, lambda kind, id, locale: f"{kind} {id}" if kind == "card" else None)
    assert named.line(Named("card", "7")) == "card 7"
    assert named.line(Named("permission", "view_channel")) == "View Channel"


def test_an_unknown_language_reads_english() -> None:
    assert texts("tlh").locale == "en"
    assert texts("en-US").locale == "en"


def test_unreadable_wordings_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text("hello = { $name\n", encoding="utf-8")
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
    with pytest.raises(ValueError, match=r"a\.ftl"):
        Texts("xx")


# ---------------------------------------------------------------------- every id used by code has a wording


def used_keys(tree: ast.Module) -> set[str]:
    """Ids written out in calls of say, Text, described, Refusal and Trouble, and in `<CODE> = "..."` beside them."""
    found: set[str] = set()
    prefixes = {"say": "", "Text": "", "described": "", "Refusal": "refused-", "Trouble": "trouble-"}
    constants = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name not in prefixes:
            continue
        for first in branches(node.args[0]):
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add(prefixes[name] + first.value)
            elif isinstance(first, ast.Name) and first.id in constants:
                found.add(prefixes[name] + constants[first.id])
    return found


def branches(node: ast.expr) -> list[ast.expr]:
    """Both sides of `a if b else c`."""
    if isinstance(node, ast.IfExp):
        return [*branches(node.body), *branches(node.orelse)]
    return [node]


SOURCES = sorted(
    path
    for package in ("engine", "db", "host", "face", "web", "bot")
    for path in (ROOT / package).rglob("*.py")
    if "demo" not in path.parts
)


def test_every_id_in_code_has_a_wording() -> None:
    known = texts("en")
    used = {str(path.relative_to(ROOT)): used_keys(ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES}
    assert used
    missing = [(path, key) for path, keys in used.items() for key in sorted(keys) if not known.has(key)]
    assert missing == [], missing


def test_the_scan_finds_ids() -> None:
    found = used_keys(ast.parse('C = "late"\nsay("a-b")\nText("x" if y else "z")\nRefusal("no")\nTrouble(C)'))
    assert found == {"a-b", "x", "z", "refused-no", "trouble-late"}


def test_every_code_of_refusal_and_trouble_has_a_wording() -> None:
    import db.trouble
    import engine.extras.fixing
    import engine.texts
    import host.values

    known = texts("en")
    for module, prefix in (
        (engine.texts, "refused-"),
        (engine.extras.fixing, "refused-"),
        (db.trouble, "trouble-"),
        (host.values, "trouble-"),
    ):
        codes = [
            value
            for name, value in vars(module).items()
            if name.isupper() and not name.startswith("_") and isinstance(value, str)
        ]
        assert codes
        assert not [code for code in codes if not known.has(prefix + code)]


def test_no_wording_is_written_twice() -> None:
    for language in written_languages():
        seen: set[str] = set()
        for path in wording_files(language):
            for line in path.read_text(encoding="utf-8").splitlines():
                key, equals, _ = line.partition(" =")
                if equals and key and key[0].isalpha() and " " not in key:
                    assert key not in seen, f"{key} in {path.name}"
                    seen.add(key)


def test_a_refusal_reads_as_a_sentence() -> None:
    assert READER.line(Refusal("out-of-range", least=1, most=3, field="x").text) == "Choose between 1 and 3."


def test_params_of_one_text_may_be_texts() -> None:
    inner = Text("bids-field-coins")
    assert READER.line(say("bot-field", label=inner, value=5)) == "**Your bid**: 5"


def test_a_sentence_that_repeats_is_formatted_once_and_reads_as_if_it_were_anew() -> None:
    known = Texts("en", GOODS)
    anew = [Texts("en", GOODS).format("thing-wood", {"count": count}) for count in (1, 2)]
    for _ in range(3):
        assert [known.format("thing-wood", {"count": count}) for count in (1, 2)] == anew
    assert known._kept.cache_info().misses == 2


def test_numbers_that_python_holds_for_equal_are_not_taken_for_each_other() -> None:
    known, forgetful = Texts("en", GOODS), Texts("en", GOODS)
    for value in (1, True, 1.0, "1", 1.5, 1):
        forgetful._kept.cache_clear()
        assert known.format("thing-wood", {"count": value}) == forgetful.format("thing-wood", {"count": value})


@pytest.mark.parametrize(
    "param",
    [
        SeatRef(1),
        Typed("my word"),
        "a plain word",
        Listed((Things({"wood": 1}), SeatRef(1))),
        say("seat", number=SeatRef(1)),
    ],
)
def test_what_a_person_typed_or_is_called_by_is_never_kept(param: Param) -> None:
    known, keys = Texts("en", "[cd]*.ftl"), list[str]()

    def noting(kept: Any) -> Any:
        def noted(*key: Any) -> Any:
            keys.append(repr(key))
            return kept(*key)

        return noted

    known._kept, known._kept_lists = noting(known._kept), noting(known._kept_lists)
    shown = Reader(known, {1: "Benedikta"}).line(param)
    said = known.format("devil-details-pass", {"seat": known.listed([shown, "wood"])})
    assert shown in said
    assert len(keys) >= 2
    assert not any(words in key for key in keys for words in ("Benedikta", "my word", "a plain word"))


def test_a_sentence_about_people_is_formatted_once_and_names_each_of_them() -> None:
    known = Texts("en", "[bcv]*.ftl")
    crowned = [Reader(known, {0: name}).line(say("bids-crown", seat=SeatRef(0))) for name in ("Ada", "Ben")]
    assert crowned == ["Ada takes the crown.", "Ben takes the crown."]
    assert known._kept.cache_info().misses == 1
    both = known.listed([Personal("Ada"), "wood", Personal("\ue000\ue100")])
    assert both == "Ada, wood, and \ue000\ue100"


def test_words_that_decide_what_a_sentence_says_are_not_left_out_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text(
        "said = So: { part }\npart = { $side ->\n    [left] L { $name }\n   *[right] R { $name }\n }\n"
    )
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
    known = Texts("en")
    assert known.choices("said").by == {"side"}
    assert known.format("said", {"side": Personal("left"), "name": Personal("Ada")}) == "So: L Ada"
    assert known.format("said", {"side": Personal("up"), "name": Personal("Ada")}) == "So: R Ada"


def test_a_word_that_only_picks_a_variant_keeps_no_sentence_from_being_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text("said = { $side ->\n    [left] L { $name }\n   *[right] R { $name }\n }\n")
    monkeypatch.setattr("face.wordings.texts.locale_folders", lambda: (tmp_path,))
    known = Texts("en")

    def lines(side: str, name: str) -> list[str]:
        return [Reader(known, {0: seated}).line(say("said", side=side, name=name or SeatRef(0))) for seated in "AB"]

    assert lines("left", "") == ["L A", "L B"]
    assert known._kept.cache_info().misses == 1
    assert lines("up", "") == ["R A", "R B"]
    assert lines("left", "left") == ["L left"] * 2  # the word of a person, where nothing is chosen by it
    assert known._kept.cache_info().misses == 1


@pytest.mark.parametrize("typed", ["a" * 3000, "*" * 3000, "@" * 3000, "\U0001f4a5" * 3000])
def test_however_much_somebody_types_there_is_a_sentence_about_it(typed: str, caplog: pytest.LogCaptureFixture) -> None:
    shown = READER.line(say("refused-no-such-pack", pack=Typed(typed), packs="house"))
    assert "house" in shown
    assert "…" in shown
    assert caplog.records == []


def test_what_is_kept_is_bounded() -> None:
    known = Texts("en", GOODS)
    for count in range(SENTENCES_KEPT + 10):
        known.format("thing-wood", {"count": count})
    assert known._kept.cache_info().currsize == SENTENCES_KEPT


def test_a_missing_wording_is_a_line_in_the_log_each_time(caplog: pytest.LogCaptureFixture) -> None:
    known = Texts("en", GOODS)
    assert [known.format("no-such-wording", {}) for _ in range(2)] == ["no-such-wording"] * 2
    assert len(caplog.records) == 2


def test_all_of_discords_locales_share_the_wordings_they_are_given() -> None:
    found = [texts(str(locale)) for locale in discord.Locale]
    assert len({id(one) for one in found}) == len({one.locale for one in found})


def test_no_click_waits_for_the_files_of_its_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    load_locales()
    languages = written_languages()
    monkeypatch.setattr(kit_texts, "Texts", None)
    monkeypatch.setattr(Path, "is_dir", None)
    for locale in discord.Locale:
        assert texts(locale.value).locale in languages


def test_a_long_label_ends_at_a_word() -> None:
    words = "gain 1 coin, and then for each player whose debt is higher"
    said = [Reader(texts("en")).label(words, most) for most in (13, 22, 25, 80)]
    assert said == ["gain 1 coin…", "gain 1 coin, and then…", "gain 1 coin, and then…", words]
    assert Reader(texts("en")).label("x" * 30, 10) == "x" * 9 + "…"
