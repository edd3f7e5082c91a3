"""The count of English words takes what people read, in every variant, and nothing else."""

from __future__ import annotations

from face.wordings.texts import is_for_operators, wording_files
from tools.words import english_words, known_of, table_of_words, words_of

COUNTED = """
# A comment is not read.
thing-coin = { $count ->
    [one] A coin
   *[other] { $count } coins, don't spend them
} of { thing-king }.
typed-hours = h hour hours
devil-words-for = wood stone
"""


def test_all_variants_count_and_neither_comments_nor_keys_nor_what_is_typed() -> None:
    assert words_of(COUNTED) == 2 + 4 + 1


def test_only_what_was_there_counts_by_its_id_or_as_it_is_worded() -> None:
    then = known_of(["kept = Two words\nrenamed = As it { $was }\ntyped-off = Three words more\n"])
    now = "kept = Said in four words\nanother = As it { $was }\nadded = Quite new\nalike = As it is\n"
    assert words_of(now, then) == 4 + 2


def test_all_english_files_for_players_are_counted() -> None:
    read = [path for path in wording_files("en") if not is_for_operators(path.name) and "tests" not in path.parts]
    counted = english_words(None)
    assert set(counted) == {path.name for path in read}
    assert min(counted.values()) > 0


def test_the_words_of_a_commit_stand_before_those_of_now() -> None:
    assert list(table_of_words({"a.ftl": 7, "b.ftl": 2}, {"a.ftl": 5, "old.ftl": 4})) == [
        "      5 →       7       +2  a.ftl",
        "      4 →       0       -4  old.ftl",
        "      0 →       2       +2  b.ftl",
        "      9 →       9       +0  in all",
    ]
