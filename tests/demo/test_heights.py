"""A desk fits a phone screen and a half, whatever is asked: the fullest desk of each kind in a game of stewards."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from bot.demo.server import line
from bot.games.face import face
from bot.kit.heights import PHONE_PAGE
from engine.core.forms import Draft
from engine.core.registry import game as rules_of
from host.log import journal
from host.proof.export import parsed
from host.proof.replay import Log, walk
from tests.demo.browser import PHONE, PRIVATE, Player, demo

SEED = "5"
KINDS = {
    "architects": ("draft", "turn", "recall", "discard"),
    "devil": (
        *("offer", "viewing", "plan", "keep", "pass", "done"),
        *("vote", "questioned", "wings", "packing", "inquisitors"),
    ),
    "paladins": ("draft", "paladins", "tavern", "turn", "either"),
}
ASKED = [(game, kind) for game, kinds in KINDS.items() for kind in kinds]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("games")


@pytest.mark.parametrize(("game", "kind"), ASKED)
def test_the_fullest_desk_of_a_kind_fits_a_phone_screen_and_a_half(
    chromium: Browser, games: Path, game: str, kind: str
) -> None:
    export = simulated(games, game)
    at = fullest(export)[kind]
    with demo("--from", str(export), "--at", str(at)) as address:
        player = Player(chromium, address, PHONE)
        people = [line(f"person-{number}") for number in range(1, len(parsed(export.read_bytes()).seats) + 1)]
        heights = {person: height_of_desk(player, person) for person in people}
    assert any(heights.values())
    assert max(heights.values()) <= PHONE_PAGE, heights


def height_of_desk(player: Player, person: str) -> float:
    """Pixels of the newest private message of a person, 0 without one."""
    player.become(person)
    player.go(PRIVATE)
    player.rests()
    desks = player.messages.locator("[data-message-id]")
    box = desks.last.bounding_box() if desks.count() else None
    return 0 if box is None else box["height"]


@cache
def simulated(folder: Path, game: str) -> Path:
    """An export of a game of stewards."""
    pactum, export = str(Path(sys.executable).with_name("pactum")), folder / f"{game}.json"
    command = [pactum, "simulate", game, "--tables", "1", "--seed", SEED, "--players", "steward", "--export", export]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return export


@cache
def fullest(export: Path) -> dict[str, int]:
    """The move after which a desk of each kind of question has most to say."""
    kept = parsed(export.read_bytes())
    entries = tuple(journal.read(msgspec.json.encode(move)) for move in kept.moves)
    rules, look = rules_of(kept.game), face(kept.game)
    most: dict[str, tuple[int, int]] = {}
    for step in walk(Log(entries, bytes.fromhex(kept.opening_seed))):
        for seat, ask in rules.asks(step.state).items():
            words = len(repr(_shown(rules, look, step.state, seat, ask)))
            most[ask.kind] = max(most.get(ask.kind, (0, 0)), (words, step.entry.number))
    return {kind: number for kind, (_, number) in most.items()}


def _shown(rules: Any, look: Any, state: Any, seat: int, ask: Any) -> tuple[Any, ...]:
    view = rules.view(state, seat)
    return look.desk(view), look.details(view, ask, rules.form(state, seat, ask.id, Draft({})))
