"""What the doctor says of the way by which clicks come."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

from bot.app.by_http.interactions import PATH, Interactions
from bot.app.by_http.signatures import PublicKeys
from bot.app.settings import Settings
from bot.cli.doctor_discord import interactions
from face.wordings.console import cli_line
from tests.bot.signing import OTHER_PUBLIC, PUBLIC
from web.entry.door import Door


@asynccontextmanager
async def answered(tls: ssl.SSLContext | None = None) -> AsyncIterator[str]:
    """An Interactions Endpoint URL where somebody answers."""
    app = web.Application()
    app.add_subapp(PATH, Interactions(PublicKeys([PUBLIC]), lambda: None, Door()).app())
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=tls).start()
    yield f"{'https' if tls else 'http'}://127.0.0.1:{runner.addresses[0][1]}{PATH}"
    await runner.cleanup()


@pytest.fixture
async def address() -> AsyncIterator[str]:
    async with answered() as where:
        yield where


@pytest.fixture
def unknown(tmp_path: Path) -> ssl.SSLContext:
    """With a certificate that nobody trusts."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    command = ["openssl", *words, "-keyout", "key", "-out", "crt"]
    subprocess.run(command, cwd=tmp_path, check=True, stderr=subprocess.DEVNULL)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "crt", tmp_path / "key")
    return context


async def said(key: str, where: str | None, keys: str | None) -> list[tuple[str, str]]:
    settings = Settings(DISCORD_PUBLIC_KEY=keys, _env_file=None)  # type: ignore[call-arg]
    return [(finding.kind, finding.what) async for finding in interactions(key, where, settings)]


async def test_an_endpoint_that_refuses_what_is_not_signed_is_well(address: str) -> None:
    well = [("ok", cli_line("doctor-endpoint-url", address=address))]
    assert await said(PUBLIC, address, PUBLIC.upper()) == well
    assert await said(PUBLIC, address, f"{OTHER_PUBLIC},{PUBLIC}") == well


async def test_an_endpoint_where_nobody_answers_is_named(address: str) -> None:
    problem = await said(PUBLIC, address.replace(PATH, "/elsewhere"), PUBLIC)
    assert problem == [("wrong", cli_line("doctor-endpoint-url-away", problem="404"))]


async def test_a_certificate_that_nobody_trusts_is_told_apart_from_nobody(unknown: ssl.SSLContext) -> None:
    async with answered(unknown) as address:
        [(kind, what)] = await said(PUBLIC, address, PUBLIC)
    assert kind == "wrong"
    assert what.startswith(f"The certificate at {address} isn't one this machine trusts (self")


async def test_a_key_and_an_address_go_together(address: str) -> None:
    assert await said(PUBLIC, None, None) == []
    assert await said(PUBLIC, address, None) == [("wrong", cli_line("doctor-interactions-elsewhere"))]
    assert await said(PUBLIC, address, OTHER_PUBLIC) == [("wrong", cli_line("doctor-other-public-key"))]
    assert await said(PUBLIC, None, PUBLIC) == [("note", cli_line("doctor-no-endpoint-url"))]
