"""The console command: what it says when something is missing, and the figures it prints."""

from __future__ import annotations

import base64
import json
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from typer.testing import CliRunner

from bot.app.process import advice_when_closed
from bot.cli.arguments import known_game
from bot.cli.commands import app
from bot.cli.doctor_discord import PERMISSIONS, application_of, invite_address
from bot.lobby.own_permissions import NEEDED
from tests.ground import kept

run = partial(CliRunner().invoke, catch_exceptions=False)  # what goes wrong shows itself


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PACTUM_DATA_DIR", str(tmp_path / "data"))
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PACTUM_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)


def test_run_without_a_token_says_where_to_get_one_and_that_there_is_a_demo() -> None:
    done = run(app, ["run"])
    assert done.exit_code == 2
    assert "DISCORD_TOKEN" in done.stderr
    assert "developer portal" in done.stderr
    assert "make demo" in done.stderr
    assert "Traceback" not in done.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--language", "de"), "--preview shows one that isn't finished"),
        (("--language", "sv", "--preview"), "Translate a file of face/locales/en into face/locales/sv first"),
        (("--language", "../en", "--preview"), "There's nothing in"),
    ],
)
def test_a_language_that_cannot_be_shown_is_refused_with_what_to_do(words: tuple[str, ...], said: str) -> None:
    done = run(app, ["demo", *words])
    assert done.exit_code == 2
    assert said in " ".join(done.stderr.split())


def test_a_setting_that_cannot_be_used_is_named() -> None:
    done = run(app, ["run"], env={"PACTUM_LOG_LEVEL": "loud"})
    assert done.exit_code == 2
    assert "PACTUM_LOG_LEVEL" in done.stderr
    assert "Traceback" not in done.output


def test_simulate_prints_one_json_object_of_figures() -> None:
    done = run(app, ["simulate", "bids", "--tables", "20", "--seed", "7", "--json"])
    figures = json.loads(done.stdout)
    assert figures["tables"] == figures["finished"] == 20
    assert figures["decisions"] >= 20 * 3 * 5
    assert {"seconds", "decisions_per_s", "tables_per_s"} <= set(figures)


def test_the_same_seed_plays_the_same_games() -> None:
    def decisions(seed: int) -> int:
        done = run(app, ["simulate", "bids", "--tables", "30", "--seed", str(seed), "--json"])
        return int(json.loads(done.stdout)["decisions"])

    assert decisions(7) == decisions(7)
    assert len({decisions(seed) for seed in range(5)}) > 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "bids"),
        (["simulate", "bids", "--seats", "9"], "2 to 4"),
        (["simulate", "bids", "--players", "angels"], "random"),
        (["demo", "--game", "chess"], "bids"),
    ],
)
def test_a_misspelt_wish_is_answered_with_what_there_is(words: list[str], said: str) -> None:
    done = run(app, words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert "Traceback" not in done.output


def test_an_invite_asks_for_what_the_bot_does_and_no_more() -> None:
    address = invite_address(4711)
    assert f"permissions={PERMISSIONS.value}" in address
    assert "client_id=4711" in address
    assert "scope=bot+applications.commands" in address
    assert PERMISSIONS.pin_messages
    assert discord.Permissions(**dict.fromkeys(NEEDED, True)) <= PERMISSIONS
    assert not PERMISSIONS & discord.Permissions(administrator=True, manage_messages=True, mention_everyone=True)


def test_the_application_is_read_off_its_token() -> None:
    head = base64.urlsafe_b64encode(b"123456789012345678").decode().rstrip("=")
    assert application_of(f"{head}.GaBcDe.abc") == 123456789012345678
    assert application_of("a client secret") is None
    assert application_of("###.x.y") is None
    for spoilt in (f'"{head}.GaBcDe.abc"', f"Bot {head}.GaBcDe.abc", f"{head}.Ga BcDe.abc"):
        assert application_of(spoilt) is None


def test_the_doctor_names_what_is_wrong_in_a_sentence_each() -> None:
    done = run(app, ["doctor"])
    assert done.exit_code == 1
    wrong = [one for one in done.stdout.splitlines() if one.startswith("WRONG")]
    assert len(wrong) == 1
    assert "DISCORD_TOKEN" in wrong[0]
    assert "One thing is wrong." in done.stdout


def test_the_doctor_knows_a_token_from_a_client_secret() -> None:
    done = run(app, ["doctor"], env={"DISCORD_TOKEN": "kRx9_a-client-secret"})
    assert "client secret" in done.stdout
    assert "kRx9" not in done.output


def test_the_doctor_says_when_nobody_answers_at_the_database_address() -> None:
    done = run(app, ["doctor"], env={"DATABASE_URL": "postgresql://pactum:tiger@127.0.0.1:1/pactum"})
    wrong = [one for one in done.stdout.splitlines() if one.startswith("WRONG")]
    assert any("127.0.0.1:1" in one for one in wrong)
    assert "tiger" not in done.output


@pytest.mark.long
def test_the_benchmark_of_the_outbox_prints_its_figures() -> None:
    done = run(app, ["bench", "outbox", "--lanes", "30", "--delivered", "100", "--json"])
    figures = json.loads(done.stdout)
    assert (figures["lanes"], figures["delivered"], figures["news_first"]) == (30, 100, True)
    assert 0 < figures["claim_ms"] <= figures["worst_claim_ms"]


def test_the_benchmark_of_the_rules_prints_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    colours = {name: name for name in ("RED", "BLUE", "WHITE", "ORANGE")}
    game = SimpleNamespace(play=lambda: sum(range(1000)))
    rival = SimpleNamespace(Color=colours, RandomPlayer=str, Game=lambda players, seed: game)
    monkeypatch.setattr("tools.bench.engine._rival", lambda: rival)
    monkeypatch.setattr("importlib.metadata.version", lambda name: "9" if name == "catanatron" else "")
    figures = json.loads(run(app, ["bench", "engine", "--tables", "1", "--rounds", "1", "--json"]).stdout)
    assert {"devil-4", "architects-2", "architects-4", "architects-5", "paladins-1", "paladins-4"} <= set(
        figures["games"]
    )
    assert figures["catanatron"]["version"] == "9"
    for speed in figures["games"].values():
        assert speed["tables_per_s"] < speed["decisions_per_s"]
        assert min(speed["encode_us"], speed["decode_us"]) > 0
        assert speed["ratio"] == pytest.approx(speed["tables_per_s"] / figures["catanatron"]["games_per_s"], abs=0.02)


@pytest.mark.parametrize("words", [["bench", "outbox"], ["simulate", "bids"], ["balance", "bids"]])
def test_without_a_checkout_its_tools_say_where_they_are(
    words: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.cli.commands.CHECKOUT", tmp_path)
    done = run(app, words)
    assert (done.exit_code, "checkout" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("code", "says"),
    [(4004, "token"), (4011, "outgrown"), (4013, "4013"), (4014, "privileged intent"), (4012, "4012")],
)
def test_a_connection_that_discord_closes_for_good_is_named_with_what_to_do(code: int, says: str) -> None:
    socket = SimpleNamespace(close_code=code)
    said = advice_when_closed(discord.ConnectionClosed(socket, shard_id=None, code=code))  # type: ignore[arg-type]
    assert says in said
    assert "Check the network" not in said
    assert said.endswith(".")


def test_a_newcomer_is_shown_deal_with_the_devil() -> None:
    assert known_game(None) == "devil"


def test_intents_that_are_refused_are_named() -> None:
    assert "4014" in advice_when_closed(discord.PrivilegedIntentsRequired(None))


@pytest.mark.long
def test_the_benchmark_of_delivery_prints_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("BACKLOG", 20),
        ("PACED", 3),
        ("HANGS", 0.4),
        ("WATCHED", 0.5),
        ("EVERY", 0.2),
        ("SWEEP", 0.5),
    ):
        monkeypatch.setattr(f"tools.bench.delivery.{name}", value)
    done = run(app, ["bench", "delivery", "--tables", "6", "--think", "0.01", "--json"])
    figures = json.loads(done.stdout)
    assert figures["alone"]["messages"] == 20
    assert figures["alone"]["messages_per_s"] > 0
    assert figures["hanging"]["lag_median_s"] > 0
    assert figures["outage"]["tables"] == 6
    assert figures["outage"]["still_waiting"] == 0


@pytest.mark.long
def test_the_benchmark_of_bursts_prints_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("WATCHED", 0.5), ("SWEEP", 0.5)):
        monkeypatch.setattr(f"tools.bench.burst.{name}", value)
    done = run(app, ["bench", "burst", "--tables", "4", "--reminders", "8", "--think", "0.01", "--json"])
    figures = json.loads(done.stdout)
    assert (figures["settled"]["tables"], figures["settled"]["messages"]) == (4, 8)
    assert (figures["held"]["tables"], figures["reminders"]["due"]) == (4, 8)
    assert figures["settled"]["longest_stall_ms"] >= 0 <= figures["held"]["longest_stall_ms"]


@pytest.mark.long
@pytest.mark.parametrize(("how", "processes"), kept([((), 1), (("--way", "http", "--processes", "2"), 3)], 1))
def test_the_benchmark_of_clicks_prints_its_figures(how: tuple[str, ...], processes: int) -> None:
    sizes = ["--tables", "2", "--clicks", "90", "--concurrency", "4"]
    done = run(app, ["bench", "clicks", *sizes, *how, "--json"])
    figures = json.loads(done.stdout)
    assert (figures["tables"], figures["clicks"], figures["concurrency"]) == (2, 90, 4)
    assert len(figures["cpu_ms_a_click_of_each_process"]) == processes
    assert figures["ratio"] == pytest.approx(figures["clicks_per_s"] / figures["bare_clicks_per_s"], rel=0.02)
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["sequential_p50_ms"] > 0
    assert figures["cpu_ms_a_click"] > 0
    assert 0 < figures["moves_committed"] <= 90
    assert figures["outbox_written"] >= figures["outbox_sent"] >= 0
    assert (figures["news_lag_p99_ms"] or 0) >= (figures["news_lag_p50_ms"] or 0) >= 0
    assert sum(figures["presses"].values()) == 90
