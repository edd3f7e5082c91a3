"""The console command: what it says when something is missing, and the figures it prints."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import discord
import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.invite import PERMISSIONS, application_of, invite_address
from bot.lobby import NEEDED

run = CliRunner().invoke


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
    assert any("127.0.0.1:1" in one or "database" in one.lower() for one in wrong)
    assert "tiger" not in done.output
