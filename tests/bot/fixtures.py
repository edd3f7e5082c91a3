"""What tests at the bot ask for, here and in `tests/games/<id>/bot`: a house, and people on a simulated Discord."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator

import pytest

from db.connection.session import Database
from host.house import House, StewardThinking
from host.lobby.bounds import ROOMY
from host.stewards.thinking import AtOnce
from tests.bot.people import World, running
from tests.ground import Clock, Entropy
from tests.secrecy.discretion import discreet, overheard, said_of, secrets_of


@pytest.fixture
def house(database: Database, clock: Clock, entropy: Entropy) -> House:
    return House(database, clock=clock, entropy=entropy, limits=ROOMY, thinking=StewardThinking(AtOnce()))


@pytest.fixture
async def world(house: House) -> AsyncIterator[World]:
    async with running(house) as world:
        yield world


@pytest.fixture
def complaints(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fails at the end if a wording or a parameter was missing."""
    with caplog.at_level(logging.ERROR, logger="face.wordings.texts"):
        yield
    assert sorted({record.getMessage() for record in caplog.get_records("call")}) == []


@pytest.fixture
async def kept_secret(world: World, capfd: pytest.CaptureFixture[str]) -> AsyncIterator[None]:
    """Fails at the end if a secret of any table was logged at debug level, printed, or given as an audit reason."""
    with overheard() as log:
        yield
    secrets = await secrets_of(world.house)
    assert "DEBUG" in log.getvalue()
    assert secrets
    discreet(said_of(world, capfd, log.getvalue()), secrets)


@pytest.fixture
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No desk is left undrawn."""
    yield
    assert [one.getMessage() for one in caplog.get_records("call") if one.name == "bot.delivery.living_desks"] == []
