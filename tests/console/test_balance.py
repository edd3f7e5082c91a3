"""`pactum balance`: the figures of many games, and what it says to a misspelt wish."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import to_builtins
from msgspec.structs import replace
from typer.testing import CliRunner

from bot.cli.commands import app
from engine.contract import Outcome, Standing
from engine.playouts import Move
from engine.policies import WithRoles
from engine.registry import game as rules_of
from engine.registry import games as all_games
from tools.balance.command import Wanted, head, names, ordered
from tools.balance.measures import MAIN, InTurn, Measure, Run, Sample, balance_of
from tools.balance.playing import Order, Row, Table, Tally, counted, roles_in_turn, rows_of, table_in_turn, watched
from tools.balance.report import Head, measure_title, report

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


@pytest.mark.long
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


# ---------------------------------------------------------------------- figures and aims


def rows(measure: Measure, *games: tuple[Sample, ...], against: tuple[tuple[Sample, ...], ...] = ()) -> list[Row]:
    tallies = {MAIN: counted(Run(MAIN, ("random",)), [(game, ()) for game in games])}
    if against:
        tallies["other"] = counted(Run("other", ("random",)), [(game, ()) for game in against])
    return list(rows_of(measure, tallies))


def test_a_share_has_wilsons_interval_and_a_mean_one_of_its_errors() -> None:
    games = [(Sample("won", "a", float(number < 3)),) for number in range(10)]
    (share,) = rows(Measure(MAIN, "won"), *games)
    assert (share.mean, share.n) == (0.3, 10)
    assert (share.low, share.high) == pytest.approx((0.1078, 0.6032), abs=0.0001)
    points = [(Sample("points", "", value),) for value in (8, 10, 12)]
    (mean,) = rows(Measure(MAIN, "points", share=False), *points)
    assert (mean.low, mean.mean, mean.high) == pytest.approx((10 - 1.96 * 2 / 3**0.5, 10, 10 + 1.96 * 2 / 3**0.5))


def test_an_aim_is_met_by_the_mean_and_surely_by_the_whole_interval() -> None:
    some = [(Sample("won", "", float(number % 2)),) for number in range(20)]
    many = some * 50

    def verdict(games: list[tuple[Sample, ...]], least: float | None, most: float | None) -> tuple[str, bool]:
        (row,) = rows(Measure(MAIN, "won", least=least, most=most), *games)
        return row.aim, row.sure

    assert verdict(some, 0.45, 0.55) == ("met", False)
    assert verdict(many, 0.45, 0.55) == ("met", True)
    assert verdict(some, 0.6, None) == ("missed", False)
    assert verdict(many, 0.6, None) == ("missed", True)
    assert verdict(many, None, 0.4) == ("missed", True)
    assert verdict(many, None, None) == ("", True)


def test_an_aim_can_be_for_some_things_only_and_a_mean_against_another_run() -> None:
    games = [(Sample("minors", "1", 4), Sample("minors", "5", 1)), (Sample("minors", "1", 2), Sample("minors", "5", 0))]
    found = rows(Measure(MAIN, "minors", share=False, least=2, aimed=("5",)), *games)
    assert [(row.of, row.aim) for row in found] == [("1", ""), ("5", "missed")]
    other = (tuple(Sample("minors", of, 6) for of in "15"),) * 3
    (ratio,) = rows(Measure(MAIN, "minors", share=False, of=("1",), against="other"), *games, against=other)
    assert ratio.mean == 0.5
    assert ratio.low < 0.5 < ratio.high


def test_the_best_of_several_runs_is_held_to_a_bound_for_its_interval_too() -> None:
    def played(name: str, wins: int, games: int) -> Tally:
        seen = [(Sample("won", name, float(number < wins)), Sample("won", "other", 1.0)) for number in range(games)]
        return counted(Run(name, (name,)), [(samples, ()) for samples in seen])

    both = Measure("best", "won", most=0.28, ceiling=0.33, of=("a", "b"), runs=("a", "b"), best=True)
    for games, aim in ((1000, "met"), (40, "missed")):  # few games cannot say that it is no more than a third
        tallies = {"a": played("a", games // 10, games), "b": played("b", games // 4, games)}
        (row,) = rows_of(both, tallies)
        assert (row.of, row.mean, row.aim) == ("b", 0.25, aim)
    every = rows_of(replace(both, best=False, most=None, ceiling=None), tallies)
    assert [(row.of, row.aim) for row in every] == [("a", ""), ("b", "")]
    assert rows_of(both, {}) == ()
    shown = report(Head("bids", "x", ("", 0, ""), "y"), tallies, (Table(both, (row,)),), str, "").text
    assert ", b | at most 28.0 %, its interval up to 33.0 % | 25.0 % |" in shown


def test_few_figures_have_a_line_each_among_the_aims_and_many_have_one_together() -> None:
    def lines(things: str) -> list[str]:
        measure = Measure(MAIN, "wins-by-seat", least=0.5, most=1.0)
        tallies = {
            MAIN: counted(Run(MAIN, ("random",)), [(tuple(Sample("wins-by-seat", of, of < "c") for of in things), ())])
        }
        tables = (Table(measure, rows_of(measure, tallies)),)
        text = report(Head("bids", "x", ("", 0, ""), "y"), tallies, tables, lambda kind, id: id, "").text
        return [line for line in text.splitlines() if line.startswith("| Wins by seat")]

    few = lines("abc")
    assert [line.split(" | ")[0] for line in few] == ["| Wins by seat, a", "| Wins by seat, b", "| Wins by seat, c"]
    assert "| 0.0 % | 0.0 to 79.3 | 1 | **missed**" in few[2]
    (many,) = lines("abcdef")
    assert "| 0.0 % to 100.0 % | 2 of 6; not c 0.0 %, d 0.0 %, e 0.0 % +1 | 1 | **missed** |" in many


def test_long_tables_keep_what_misses_or_is_near_a_bound_and_all_rows_are_printed_if_wanted() -> None:
    def printed(measure: Measure, missing: int, *, all_rows: bool) -> tuple[list[float], str]:
        cards = [Sample("built", f"card {at}", at / 100) for at in range(41 - missing, 81)]
        tables = (Table(measure, rows_of(measure, {MAIN: counted(Run(MAIN, ("random",)), [(tuple(cards), ())])})),)
        text = report(Head("bids", "x", ("", 0, ""), "y"), {}, tables, str, "", all_rows=all_rows).text
        shown = [float(mean) for mean in re.findall(r"^\| card \d+ \| ([\d.]+) ", text, re.MULTILINE)]
        return shown, "".join(re.findall(r"^Left out.*$", text, re.MULTILINE))

    aimed = Measure(MAIN, "built", share=False, least=0.41, most=1.0)
    near = [0.48, 0.47, 0.46, 0.45, 0.44, 0.43, 0.42, 0.41]
    assert printed(aimed, 0, all_rows=False) == (
        near,
        "Left out: 32 that meet the aim, from 0.49 to 0.80. `--all-rows` prints them.",
    )
    assert printed(aimed, 3, all_rows=False)[0] == [*near[3:], 0.40, 0.39, 0.38]
    assert printed(aimed, 11, all_rows=False)[0] == [(40 - at) / 100 for at in range(11)]  # however many miss
    for_all = printed(aimed, 3, all_rows=True)
    assert (len(for_all[0]), for_all[1]) == (43, "")
    free, left = printed(Measure(MAIN, "built", share=False), 0, all_rows=False)
    assert free == [0.80, 0.79, 0.78, 0.77, 0.44, 0.43, 0.42, 0.41]
    assert left == "Left out: 32 between these, from 0.45 to 0.76. `--all-rows` prints them."


def test_what_the_overview_says_of_each_row_is_not_said_again() -> None:
    def text(*, all_rows: bool) -> str:
        measure = Measure(MAIN, "winner-score", share=False, least=1, most=2)
        rows = rows_of(measure, {MAIN: counted(Run(MAIN, ("random",)), [((Sample("winner-score", "", 1.5),), ())])})
        return report(Head("bids", "x", ("", 0, ""), "y"), {}, (Table(measure, rows),), str, "", all_rows=all_rows).text

    assert "| Points of the winner | 1.00 to 2.00 | 1.50 | 1.50 to 1.50 | 1 | met" in text(all_rows=False)
    assert "## Points of the winner" not in text(all_rows=False)
    assert "## Points of the winner" in text(all_rows=True)


# ---------------------------------------------------------------------- who sits where, as what


def test_everybody_sits_everywhere_and_is_everything_equally_often() -> None:
    roles = ("sun", "moon", "cultist", "devil")
    for begin in (0, 16, 80):
        met = Counter(
            (seat, roles_in_turn(number, roles)[seat], number % 4)
            for number in range(begin, begin + 16)
            for seat in range(4)
        )
        assert len(met) == 64
        assert set(met.values()) == {1}
    assert len({roles_in_turn(number, roles) for number in range(96)}) == 24


def test_tables_are_dealt_until_the_roles_are_those_of_their_turn() -> None:
    rules, series = rules_of("devil"), Order("devil", 20, 6, None, {}).series(Run(MAIN, ("caretaker",)))
    for number in (0, 5, 19):
        samples, _ = watched(series, number)
        as_role = {sample.of for sample in samples if sample.name == "wins-by-player"}
        assert as_role == {"caretaker", *(f"caretaker as {role}" for role in ("sun", "moon", "cultist", "devil"))}
        dealt = table_in_turn(series, number).playout.state
        assert isinstance(rules, WithRoles)
        assert rules.roles(dealt) == roles_in_turn(number, rules.roles(dealt))


def test_roles_that_are_dealt_later_are_left_to_chance() -> None:
    series = Order("devil", 1, 6, None, {"role_preferences": True}).series(Run(MAIN, ("caretaker",)))
    samples, failed = watched(series, 0)
    assert samples
    assert not failed


def test_how_many_tables_a_simple_strategy_plays_can_be_asked_for_by_itself() -> None:
    alone, beside = Run("alone", ("caretaker",), part=0.1, strategy=True), Run("other", ("random",), part=0.1)
    for strategies, tables in ((None, 20), (7, 7)):
        order = Order("devil", 200, 1, None, {}, strategies=strategies)
        assert (order.series(alone).tables, order.series(beside).tables) == (tables, 20)
    wanted = Wanted("devil", 200, 1, None, "", "", "", 1, True, None, 7)
    assert head(wanted, ("house", 3, "0")).command == "pactum balance devil --tables 200 --seed 1 --strategies 7"
    assert head(replace(wanted, all_rows=True), ("house", 3, "0")).command.endswith("--strategies 7 --all-rows")


def test_wins_are_counted_from_whoever_has_the_first_turn() -> None:
    final = tuple(Standing(seat, place, 20 - place) for place, seat in enumerate((2, 0, 1), start=1))
    watch = InTurn(lambda state: final, lambda state: int(state), lambda state: ("", "red", "blue"))
    watch.saw(1, Move(0, "", {}), Outcome(0))
    watch.saw(0, Move(0, "", {}), Outcome(0))
    seen = {(sample.name, sample.of): sample.value for sample in watch.samples(0)}
    assert {seen["wins-by-turn", turn] for turn in "13"} == {0.0}
    assert (seen["wins-by-turn", "2"], seen["score-by-turn", "2"]) == (1.0, 19)
    assert (seen["wins-by-board", "blue"], seen["wins-by-board", "red"]) == (1.0, 0.0)
    assert ("wins-by-board", "") not in seen


def test_a_run_has_options_of_its_own_beside_those_that_were_typed() -> None:
    rules = rules_of("architects")
    wanted = Wanted("architects", 1, 1, None, "", "promos=yes", "", 1, True, None)
    order = ordered(wanted, replace(rules.options_type(), promos=True))
    options = {run.id: to_builtins(order.series(run).options) for run in balance_of(rules).runs}
    boards = {name: its["boards"] for name, its in options.items()}
    assert boards == {**dict.fromkeys(("main", "two", "three", "five"), "standard"), "boards": "all"}
    assert all(its["promos"] for its in options.values())


# ---------------------------------------------------------------------- the report


def test_the_report_is_markdown_with_a_chart_for_every_measure_of_several_things(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "balance-devil.md"
    words = ["devil", "--tables", "1", "--runs", "apprentices", "--seed", "4", "-o", str(file)]
    done = run(app, ["balance", *words])
    assert done.exit_code == 0, done.output
    text = file.read_text(encoding="utf-8")
    key = rules_of("devil").pack(rules_of("devil").options_type())
    assert f"version {key[1]}, hash `{key[2]}`" in text
    assert "`pactum balance devil --tables 1 --seed 4 --runs apprentices`" in text
    assert "| Wins by role among apprentices, 🕯️ cultist | 18.0 % to 32.0 % |" in text
    assert text.index("## Aims") < text.index("## Runs")
    linked = set(re.findall(r"\]\((balance-devil/[^)]+)\)", text))
    assert linked == {f"balance-devil/{path.name}" for path in (file.parent / "balance-devil").iterdir()} != set()
    for chart in linked:
        drawn = ElementTree.parse(file.parent / chart).getroot()  # noqa: S314  written here
        bars = [bar for bar in drawn.iter("{http://www.w3.org/2000/svg}rect") if bar.get("class") in ("bar", "missed")]
        assert len(bars) == 4
        assert all(float(bar.get("width", "-1")) >= 0 for bar in bars)


def test_the_same_command_writes_the_same_report(tmp_path: Path) -> None:
    said = [run(app, ["balance", "bids", "--tables", "8", "--seed", "2"]).stdout for _ in range(2)]
    assert said[0] == said[1]
    assert "# Balance of" in said[0]
    assert "| Crowns | " in said[0]
    assert "no aims" in said[0]
    assert "## Aims" not in said[0]


def test_cards_are_named_as_players_know_them() -> None:
    measure = Measure(MAIN, "event", kind="event")
    tallies = {MAIN: counted(Run(MAIN, ("random",)), [((Sample("event", "drought left", 1.0),), ())])}
    tables = (Table(measure, rows_of(measure, tallies)),)
    pack = rules_of("devil").pack(rules_of("devil").options_type())
    text = report(Head("devil", "x", pack, "y"), tallies, tables, names("devil", pack), "").text
    assert "| Grain Fleet left | 100.0 % |" in text


def test_what_needs_no_wording_of_its_own_is_named_without_an_error(caplog: pytest.LogCaptureFixture) -> None:
    pack = rules_of("devil").pack(rules_of("devil").options_type())
    label = names("devil", pack)
    assert (label("achievement", "church"), label("score", "so-far")) == ("5 church", "During play")
    assert names("bids", ("", 0, ""))("score", "unheard-of") == "unheard-of"
    assert not caplog.records


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(app, ["balance", "bids", "--tables", "1", "-o", str(tmp_path / "file" / "b.md")])
    assert done.exit_code == 1
    assert "b.md" in done.stderr
    assert "Traceback" not in done.output


PAGES = Path(__file__).parents[2] / "docs" / "developers"
OFFERED = sorted(game_id for game_id, rules in all_games().items() if rules.offered)


@pytest.mark.parametrize("game_id", OFFERED)
def test_a_page_is_of_the_cards_that_are_dealt_and_has_every_measure(game_id: str) -> None:
    """Whoever changes cards or measures makes it anew, with the command in its head."""
    rules, page = rules_of(game_id), (PAGES / f"balance-{game_id}.md").read_text(encoding="utf-8")
    name, version, digest = rules.pack(rules.options_type())
    assert f"Cards: `{name}`, version {version}, hash `{digest}`." in page
    assert re.search(rf"^Made by `pactum balance {game_id} [^`]+`;", page, re.MULTILINE)
    told = re.findall(r"^(?:## |\| )(.+)$", page, re.MULTILINE)  # with a section, or in the overview alone
    titles = {measure_title(measure) for measure in balance_of(rules).measures}
    assert {title for title in titles if not any(line.startswith(title) for line in told)} == set()
