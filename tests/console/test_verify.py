"""`pactum verify` and `pactum simulate --export`: what they say, and their exit codes."""

from __future__ import annotations

import ast
import json
import re
import resource
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import host
from bot.cli.commands import app
from engine.contract import checked_by
from engine.registry import game as rules_of
from engine.registry import game_ids
from face.wordings.texts import DEFAULT_LOCALE, Texts
from host.proof.export import FORMAT, LARGEST_EXPORT, WITHOUT_CARDS, parse_export, running_release
from tests.ground import kept
from tests.host.forging import FORGERIES, chained, exported, nth, opened
from tools.simulated import SimulatedTable

run = CliRunner().invoke
PATIENCE = 10.0  # seconds of work for a whole game, the start of Python included; and for a file that is not read


def saved(where: Path, export: Any) -> str:
    path = where / "game.json"
    path.write_bytes(export if isinstance(export, bytes) else json.dumps(export).encode())
    return str(path)


@cache
def head(game_id: str = "devil") -> str:
    return parse_export(exported(game_id)).head


def refused(*words: str) -> tuple[int, str]:
    """The exit code, and what was said; never a traceback."""
    done = run(app, ["verify", *words])
    assert done.exit_code != 0
    assert "Traceback" not in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return done.exit_code, done.stderr


# ------------------------------------------------------------------------------------ what holds


def test_a_game_that_holds_is_anchored_with_its_head_and_not_without(tmp_path: Path) -> None:
    file = saved(tmp_path, exported())
    alone = run(app, ["verify", file])
    assert alone.exit_code == 0
    assert "Consistent, not anchored" in alone.stdout
    assert head() in alone.stdout
    whole = run(app, ["verify", file, "--head", head()])
    assert whole.exit_code == 0
    assert "Consistent and anchored" in whole.stdout
    begun = run(app, ["verify", file, "--head", head()[:20]])
    assert begun.exit_code == 0
    assert "80 of 256 bits" in begun.stdout


def with_words(*words: str, game_id: str = "devil") -> tuple[bytes, str]:
    """An export of a game whose players added words, and its fingerprint."""
    table = SimulatedTable(rules_of(game_id), len(words), 5, 0, words)
    raw = table.export()
    return raw, parse_export(raw).commitment


def test_fingerprint_and_words_are_printed_and_unproved_until_they_are_given(tmp_path: Path) -> None:
    raw, fingerprint = with_words("quartz", "", "two words", "a=b")
    file, lobby_head = (
        saved(tmp_path, raw),
        next(str(move["previous"]) for move in parse_export(raw).moves if move["kind"] == "start"),
    )
    words = ("--word", "Ann=quartz", "--word", "Ben=", "--word", "  two words ", "--word", "Dan=a=b")
    for given, proved, unproved in (
        ((), "", "The seed is UNPROVED"),
        (("--head", parse_export(raw).head), "", "The seed is UNPROVED"),
        (words, "(as you gave them)", "The seed is UNPROVED"),
        (("--fingerprint", fingerprint), "(as you gave it)", "The words are UNPROVED"),
        (("--fingerprint", fingerprint, *words[:4]), "(2 of 4 compared)", "The words are UNPROVED"),
        (("--fingerprint", fingerprint, *words), "The seed is the lobby's", ""),
        (("--fingerprint", f" {fingerprint[:16].upper()}… ", *words), "64 of 256 bits", ""),
        (("--lobby-head", lobby_head), "The seed is the lobby's", ""),
        (("--fingerprint", fingerprint, *words[:3], "Ben=-", *words[4:]), "The seed is the lobby's", ""),  # as printed
    ):
        done = run(app, ["verify", file, *given])
        assert done.exit_code == 0, done.stderr
        assert fingerprint in done.stdout
        assert "1. “quartz”, 2. -, 3. “two words”, 4. “a=b”" in done.stdout
        assert proved in done.stdout
        assert ("UNPROVED" in done.stdout) == bool(unproved)
        assert unproved in done.stdout


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        (("--fingerprint", "0" * 64), "The fingerprint you gave"),
        (("--fingerprint", "0" * 16), "The fingerprint you gave"),
        (("--word", "Ann=sunk"), "Word no. 1 you gave, “sunk”"),
        (("--word", "Cleo=two words", "--word", "Ann=quartz"), "Word no. 2 you gave, “quartz”"),
        (("--word", "Ann=quartz", "--word", "Ben=x", "--word", "C=two words", "--word", "D=a=b"), "Word no. 2"),
        (("--word", "A=-", "--word", "Ben=", "--word", "C=two words", "--word", "D=a=b"), "Word no. 1 you gave, “-”"),
        (("--word", "quartz") * 5, "You gave 5 words"),
        (("--lobby-head", "0" * 64), "The lobby's head you gave"),
    ],
)
def test_what_the_lobby_did_not_show_is_refused(tmp_path: Path, kept: tuple[str, ...], said: str) -> None:
    raw, _ = with_words("quartz", "", "two words", "a=b")
    code, words = refused(saved(tmp_path, raw), *kept)
    assert code == 1
    assert said in words
    assert "Word no." not in said or "1. “quartz”, 2. -, 3. “two words”, 4. “a=b”" in words


@pytest.mark.parametrize("option", ["--fingerprint", "--lobby-head"])
@pytest.mark.parametrize("typed", ["0", "g" * 64, "0" * 65, ""])
def test_what_is_no_fingerprint_is_refused(tmp_path: Path, option: str, typed: str) -> None:
    code, said = refused(saved(tmp_path, exported("bids")), option, typed)
    assert (code, "64 digits" in said) == (2, True)


def test_words_of_a_file_cannot_steer_a_terminal(tmp_path: Path) -> None:
    export = opened(exported())
    export["words"][0] = export["moves"][1]["value"]["word"] = "\x1b[31m\u202e"
    _, said = refused(saved(tmp_path, chained(export)), "--word", "Ann=x")
    assert "31m" in said
    assert all(one.isprintable() or one == "\n" for one in said)


def test_simulate_writes_an_export_that_holds_and_is_the_same_for_a_seed(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json", "three.json")]
    for file, seed in zip(files, ("11", "11", "12"), strict=True):
        done = run(app, ["simulate", "devil", "--tables", "1", "--seed", seed, "--export", str(file)])
        assert done.exit_code == 0, done.output
    one, two, three = (file.read_bytes() for file in files)
    assert one == two != three
    assert json.loads(one)["moves"][0]["kind"] == "open"
    for file in files:
        assert run(app, ["verify", str(file)]).exit_code == 0


def test_the_exported_game_is_the_one_the_figures_are_of(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ["simulate", "bids", "--tables", "1", "--seed", "3", "--seats", "2", "--json"]
    figures = json.loads(run(app, words).stdout)
    with_export = json.loads(run(app, [*words, "--export", str(file)]).stdout)
    assert figures["decisions"] == with_export["decisions"]
    answers = [move for move in json.loads(file.read_text())["moves"] if move["kind"] == "answer"]
    assert len(answers) == figures["decisions"]


@pytest.mark.parametrize("words", [["--tables", "2"], []])
def test_an_export_is_of_one_table(tmp_path: Path, words: list[str]) -> None:
    file = tmp_path / "game.json"
    done = run(app, ["simulate", "bids", *words, "--export", str(file)])
    assert done.exit_code == 2
    assert "--tables 1" in done.stderr
    assert not file.exists()


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    done = run(app, ["simulate", "bids", "--tables", "1", "--export", str(tmp_path / "no" / "game.json")])
    assert done.exit_code == 1
    assert "can't be written" in done.stderr


# -------------------------------------------------------------------------------- what does not


@pytest.mark.parametrize("name", kept(FORGERIES, *sorted(FORGERIES)[2::8]))
def test_every_forgery_is_refused_with_a_sentence(tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture) -> None:
    export = opened(exported())
    FORGERIES[name].forge(export)
    found = [refused(saved(tmp_path, export), "--head", head())]
    if FORGERIES[name].replayed is not None:
        found.append(refused(saved(tmp_path, chained(export))))
    for code, said in found:
        assert code in (1, 3)
        assert said.strip().endswith(".")
    assert [one.getMessage() for one in caplog.records if one.name != "asyncio"] == []  # a wording was missing


def test_the_first_difference_is_named_by_its_move_with_both_values(tmp_path: Path) -> None:
    export = opened(exported())
    FORGERIES["the result of a draw"].forge(export)
    code, said = refused(saved(tmp_path, chained(export)))
    assert code == 1
    number = next(move["number"] for move in export["moves"] if move["draws"] and move["kind"] != "start")
    assert said.startswith(f"Move {number}: draw no. 1 should be [")
    assert "the file says [" in said


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "isn't JSON"),
        (b"Lorem ipsum", "isn't JSON"),
        (b"{}", "not an export from Pactum"),
        (exported("bids")[:4000], "was cut off in line"),
        (exported("bids")[:-4], "was cut off in line"),
        (b'{"pactum-export": 1, "moves": NaN}', "number NaN"),
        (b'{"pactum-export": 1, "game": "a", "game": "b"}', "“game” twice"),
        (b'{"pactum-export": 1, "x": ' + b"[" * 99 + b"]" * 99 + b"}", "nested deeper"),
        (b'{"pactum-export": 1}', "isn't written the way an export is"),
        (exported("bids").replace(b'"rules":1', b'"rules":"1"', 1), "isn't written the way an export is"),
        (exported("bids").replace(b'"rules":1', b'"rules":1,"wish":1', 1), "isn't written the way an export is"),
    ],
)
def test_what_is_no_export_is_named_with_what_to_do(tmp_path: Path, content: bytes, said: str) -> None:
    code, words = refused(saved(tmp_path, content))
    assert code == 2
    assert said in words
    assert "/table export" in words


def test_files_that_are_none_are_named_with_what_to_do(tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(10 * LARGEST_EXPORT)
    for path, said in ((tmp_path / "nothing", "There's no file"), (tmp_path, "is a directory"), (large, "20 MB")):
        begun = time.process_time()
        code, words = refused(str(path))
        assert (code, said in words, "/table export" in words) == (2, True, True)
        assert time.process_time() - begun < PATIENCE


@pytest.mark.parametrize("typed", ["0", "g" * 64, "0" * 65, ""])
def test_what_is_no_head_is_refused(tmp_path: Path, typed: str) -> None:
    code, said = refused(saved(tmp_path, exported("bids")), "--head", typed)
    assert (code, "64 digits" in said) == (2, True)


def test_a_head_of_another_game_or_of_an_earlier_step_is_refused(tmp_path: Path) -> None:
    file = saved(tmp_path, exported())
    assert refused(file, "--head", "0" * 64)[0] == 1
    earlier = str(parse_export(exported()).moves[-1]["previous"])
    code, said = refused(file, "--head", earlier)
    assert (code, "isn't anchored" in said) == (1, True)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("pactum-export", FORMAT + 1, "another format"),
        ("rules", 99, "rules version 99"),
        ("game", "chess", "isn't here: chess"),
        ("pack", ["house", 1, "0" * 64], "with the cards"),
    ],
)
def test_another_version_is_told_which_release_to_install(tmp_path: Path, field: str, value: Any, said: str) -> None:
    export = opened(exported())
    export[field] = value
    if field == "pack":  # as release 0.1.0 wrote it: the cards are named only
        del export["cards"]
        export["pactum-export"], export["moves"][0]["value"]["pack"] = WITHOUT_CARDS, value
        chained(export)
    code, words = refused(saved(tmp_path, {**export, "pactum": "7.2.0"}))
    assert code == 3
    assert said in words
    assert "Install Pactum 7.2.0" in words
    code, words = refused(saved(tmp_path, {**export, "pactum": running_release()}))
    assert (code, "the very build" in words) == (3, True)


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if checked_by(rules_of(game_id), 1)])
def test_a_game_of_older_rules_that_plays_alike_holds_and_a_file_that_only_says_so_does_not(
    tmp_path: Path, game_id: str
) -> None:
    export = opened(exported(game_id))
    code, words = refused(saved(tmp_path, {**export, "rules": 1}))
    assert (code, "“rules”" in words) == (1, True)
    export["rules"] = export["moves"][0]["value"]["rules"] = 1
    done = run(app, ["verify", saved(tmp_path, chained(export))])
    assert done.exit_code == 0
    assert (
        f"The game started with rules version 1; it's the same game by rules version {rules_of(game_id).version}"
        in (done.stdout)
    )


def test_older_rules_that_only_tell_otherwise_hold_and_the_events_are_counted(tmp_path: Path) -> None:
    export = opened(exported())
    export["rules"] = export["moves"][0]["value"]["rules"] = 2
    dropped = nth(export, lambda move: move["kind"] == "answer" and move["happenings"], 5)
    count, dropped["happenings"] = len(dropped["happenings"]) + 1, []
    told = nth(export, lambda move: move["kind"] == "answer" and len(move["happenings"]) > 1, -1)["happenings"]
    told.insert(0, told[0])
    done = run(app, ["verify", saved(tmp_path, chained(export))])
    assert done.exit_code == 0
    assert f"the same draws, states and standings; {count} events are told otherwise now" in done.stdout


def test_the_release_that_is_named_for_older_rules_is_one_that_reads_the_file(tmp_path: Path) -> None:
    for rules, form, named in ((1, FORMAT, ""), (1, WITHOUT_CARDS, "0.1.0 (cb55dd5)"), (2, FORMAT, "0.2.0")):
        export = opened(exported())
        export["rules"] = export["moves"][0]["value"]["rules"] = rules
        nth(export, lambda move: move["kind"] == "answer" and move["settled"], 1)["settled"] = False
        if form == WITHOUT_CARDS:
            del export["cards"]
            export["pactum-export"] = form
        code, words = refused(saved(tmp_path, chained(export)))
        assert (code, "NOT CHECKED" in words) == (4, True)
        assert ("as published" in words) == bool(named)
        assert f"Pactum {named} as published" in words or not named


def test_without_the_cards_no_move_of_a_game_of_older_rules_is_played_again(tmp_path: Path) -> None:
    export = opened(exported())
    export["rules"] = export["moves"][0]["value"]["rules"] = 1
    export["pack"] = export["moves"][0]["value"]["pack"] = ["house", 1, "0" * 64]
    export["cards"] = {}
    code, words = refused(saved(tmp_path, chained(export)))
    assert (code, "No move was replayed" in words, "neither in the file nor known" in words) == (4, True, True)


def test_what_comes_from_the_file_cannot_steer_a_terminal(tmp_path: Path) -> None:
    export = opened(exported())
    export["rules"], export["pactum"] = 99, "\x1b[31m7\x9b2J\u202e"
    _, words = refused(saved(tmp_path, export))
    assert "7" in words
    assert all(one.isprintable() or one == "\n" for one in words)


def test_every_finding_has_a_wording() -> None:
    """All codes that the sources can raise, found by looking through them."""
    known = Texts(DEFAULT_LOCALE, "cli.ftl")
    on_pages = Texts(DEFAULT_LOCALE, "differs.ftl")
    raisers = {"Differs": "differs", "Unreadable": "unreadable", "OtherVersion": "other", "differing": "differs"}
    found = {"cli-other-format", "cli-differs-unplayable"}
    for module in ("verify", "noted", "export", "frame", "replay"):
        tree = ast.parse((Path(host.__file__).parent / "proof" / f"{module}.py").read_text())
        for call in [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]:
            name = getattr(call.func, "id", "")
            at = 1 if name in ("Diverged", "differing", "listed") else 0
            prefix = {**raisers, "Diverged": "differs", "listed": "differs"}.get(name)
            for one in ast.walk(call.args[at]) if prefix and len(call.args) > at else ():
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    found.add(f"cli-{prefix}-{one.value}")
    assert len(found) > 35
    assert not [key for key in sorted(found) if not known.has(key) and not on_pages.has(key.removeprefix("cli-"))]
    by_hand = re.compile("cli-differs-(?:head|fingerprint|word|lobby)")  # only a command is given these
    assert not [key for key in found if known.has(key) and "differs" in key and not by_hand.match(key)]


def test_a_whole_game_is_checked_by_a_process_of_its_own_within_seconds(tmp_path: Path) -> None:
    """Of work: how long others keep the machine from it is not measured."""
    file = saved(tmp_path, exported())
    command = [sys.executable, "-c", "from bot.cli import app; app()", "verify", file, "--head", head()]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        command, cwd=Path(host.__file__).parent.parent, capture_output=True, text=True, check=False, timeout=60
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.returncode == 0, done.stderr
    assert "anchored" in done.stdout
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < PATIENCE
