"""The replay of a finished game, sent as a file."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from bot.app.client import Pactum
from face.replay.page import Asked
from face.replay.replays import REPLAY_UNKNOWN, Replays, WantedPage
from face.replay.worker import PageOrder, make_page
from host.values import Trouble
from tests.bot.people import World, texts_of
from tests.bot.test_fairness import played
from tests.replay.pages import data_in


def bot(world: World) -> Pactum:
    found: Any = world.env.bot
    assert isinstance(found, Pactum)
    return found


def reply(result: Any) -> str:
    shown = result.followups[0] if result.response is None else result.response
    return texts_of(shown.components)


async def test_anybody_on_the_server_gets_the_page_of_a_finished_game(world: World) -> None:
    table, (ada, *_) = await played(world, "ada", "ben", "cleo")
    sent = await world.person("eve").member.slash(world.channel, "table replay", table=str(table))
    (file,) = sent.response.attachments
    assert file.filename == f"pactum-bids-{table}.html"
    assert sent.response.ephemeral
    data = data_in(await file.read())
    assert {eyes["name"] for eyes in data["eyes"]} == {"everyone", "the thread", "ada", "ben", "cleo"}
    shown = await ada.member.slash(world.channel, "table dossier", table=str(table))
    pressed = await ada.member.click(shown.response, label="Replay, step by step")
    (again,) = pressed.response.attachments
    assert await again.read() == await file.read()
    await bot(world).pages.close()


async def test_the_replay_of_a_running_game_is_refused(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    running = await world.seated(ada, ben)
    refused = await ada.member.slash(world.channel, "table replay", table=str(running))
    assert "only after the game has ended" in reply(refused)
    assert not refused.response.attachments


async def test_a_page_that_takes_too_long_is_said_and_can_be_asked_for_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, *_) = await played(world, "ada", "ben", "cleo")

    async def late(*_: Any, **__: Any) -> bytes:
        raise TimeoutError

    monkeypatch.setattr(bot(world).pages.processes, "ask", late)
    refused = await ada.member.slash(world.channel, "table replay", table=str(table))
    assert "try again in a minute" in reply(refused)


async def test_what_cannot_be_played_any_more_is_told_from_what_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = Replays()

    async def nothing(*_: Any, **__: Any) -> bytes:
        return b""

    async def export() -> bytes:
        return b"{}"

    monkeypatch.setattr(pages.processes, "ask", nothing)
    with pytest.raises(Trouble) as trouble:
        await pages.page(WantedPage(1, "head", Asked("en")), export, 1)
    assert trouble.value.code == REPLAY_UNKNOWN


async def test_who_looks_at_a_dossier_has_what_the_page_needs_loaded_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, *_) = await played(world, "ada", "ben", "cleo")
    asked: list[PageOrder] = []

    async def answered(line: bytes, *_: Any, **__: Any) -> bytes:
        asked.append(json.decode(line, type=PageOrder))
        return b""

    monkeypatch.setattr(bot(world).pages.processes, "ask", answered)
    for _ in range(2):
        await ada.member.slash(world.channel, "table dossier", table=str(table))
    assert asked == [PageOrder(b"", Asked("en"))]
    assert make_page(json.encode(asked[0])) == b""
