"""Of a matrix of tests so many are chosen that every value is run, evenly, and some with all the others."""

from __future__ import annotations

from itertools import product

from tests.crossed import choose_rows

MATRIX = [{"game": game, "names": names} for game, names in product("abc", (1, 2, 3, 4))]


def test_every_value_is_run_in_as_few_tests_as_can_be() -> None:
    chosen = [MATRIX[at] for at in choose_rows(MATRIX, {})]
    assert {row["game"] for row in chosen} == set("abc")
    assert [row["names"] for row in chosen] == [1, 2, 3, 4]


def test_what_is_whole_is_run_with_all_the_others_and_these_take_turns() -> None:
    chosen = [MATRIX[at] for at in choose_rows(MATRIX, {"names": 2})]
    assert [row["game"] for row in chosen if row["names"] == 2] == list("abc")
    assert [(row["game"], row["names"]) for row in chosen if row["names"] != 2] == [("a", 1), ("b", 3), ("c", 4)]


def test_where_every_row_has_a_value_of_its_own_all_are_run() -> None:
    rows = [{"name": name, "bytes": [name]} for name in "abcd"]
    assert sorted(choose_rows(rows, {})) == [0, 1, 2, 3]
