"""`pactum balance`: the figures of many games, and what it says to a misspelt wish."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli.commands import app

run = partial(CliRunner().invoke, catch_exceptions=False)  # what goes wrong shows itself


def weighed(*words: str) -> dict[str, Any]:
    done = run(app, ["balance", *words, "--json"])
    assert done.exit_code == 0, done.output
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def test_a_game_without_measures_of_its_own_is_weighed_by_wins_and_points() -> None:
    figures = weighed("bids", "--tables", "12", "--seed", "3")
    by_seat = next(measure for measure in figures["measures"] if measure["name"] == "wins-by-seat")
    assert [row["of"] for row in by_seat["rows"]] == ["1", "2", "3", "4"]
    assert {row["n"] for row in by_seat["rows"]} == {12}
    assert sum(row["mean"] for row in by_seat["rows"]) == pytest.approx(1, abs=0.001)
    assert all(row["low"] <= row["mean"] <= row["high"] for row in by_seat["rows"])


def test_the_number_of_processes_changes_no_figure() -> None:
    words = ("bids", "--tables", "9", "--seed", "3")
    assert weighed(*words) == weighed(*words, "--processes", "2")
    assert weighed(*words) != weighed("bids", "--tables", "9", "--seed", "4")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "bids"),
        (["bids", "--tables", "0"], "--tables"),
        (["bids", "--seats", "9"], "2 to 4"),
        (["bids", "--pack", "gold"], "leave --pack out"),
        (["devil", "--pack", "gold"], "house"),
        (["devil", "--pack", "Gold/.."], "house"),
        (["devil", "--pack", "house@" + "0" * 64], "house"),
        (["devil", "--runs", "main,angels"], "hermit"),
        (["bids", "--processes", "0"], "--processes"),
    ],
)
def test_a_misspelt_wish_is_answered_with_what_there_is(words: list[str], said: str) -> None:
    done = run(app, ["balance", *words])
    assert done.exit_code == 2
    assert said in done.stderr
    assert "Traceback" not in done.output
