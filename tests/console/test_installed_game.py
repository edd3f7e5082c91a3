"""A game's own distribution, installed by pip beside the wheel of the bot: it is offered and played."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.console.test_installed import BUILT, ROOT, Installed, environment, folder, installed
from tests.processes import ended, line_of

__all__ = ["folder", "installed"]
pytestmark = pytest.mark.long
LIARS = ROOT / "tests" / "outside" / "liars"

# A whole game at a table of a house and a simulated Discord, all of it from the installed bot.
PLAYED = """
import asyncio, json, liars
from bot.demo.server import demo_server
from engine.chance import Chance
from engine.playouts import random_value
from engine.registry import games, packages
from face.wordings.texts import texts
from host.table import stored_table

async def play():
    stream = Chance(bytes(32)).stream("players")
    async with demo_server("liars", seats=5, seed=7, language="cs") as server:
        table, kinds = await server.start(), set()
        shown = json.dumps([part.to_dict() for said in server.home.history() for part in said.components])
        while not (board := await server.house.play.board(table.id)).results:
            stored = await server.house.tables.read(table.id)
            state = stored_table.state_of(stored)
            for seat, ask in games()["liars"].asks(state).items():
                value = random_value(games()["liars"], state, seat, ask.id, stream)
                person = board.table.seats[seat].person_id
                kinds.add(value["verb"])
                await server.house.play.answer(table.id, person, ask.id, value, f"test:{stored.number}")
        places = [standing.place for standing in board.results]
        return {"status": board.table.status, "places": places, "verbs": sorted(kinds), "lobby": shown}

said = asyncio.run(play())
said |= {"from": liars.__file__, "package": packages()["liars"], "offered": games()["liars"].offered}
print(json.dumps(said | {"question": texts("cs").format("liars-ask", {})}))
"""


@pytest.fixture(scope="module")
def with_liars(installed: Installed) -> Installed:
    """The same environment, with the wheel of that distribution beside Pactum's. No index is asked."""
    copied = installed.place / "liars"
    shutil.copytree(LIARS, copied, ignore=shutil.ignore_patterns("__pycache__"))

    def run(*command: str | Path, where: Path) -> str:
        known = environment(installed.place)
        done = subprocess.run(command, cwd=where, env=known, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    wheel = run(sys.executable, "-c", BUILT.format("wheel", installed.place), where=copied).splitlines()[-1]
    shutil.rmtree(copied)
    pip = (sys.executable, "-m", "pip", "--python", installed.python, "--disable-pip-version-check", "--quiet")
    run(*pip, "install", "--no-deps", "--no-index", installed.place / wheel, where=installed.place)
    return installed


def test_it_is_offered_and_a_whole_game_is_played(with_liars: Installed, folder: Path) -> None:
    done = subprocess.run(
        [with_liars.python, "-c", PLAYED],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert Path(said["from"]).is_relative_to(with_liars.place)
    assert (said["package"], said["offered"]) == ("liars", True)
    assert (said["status"], sorted(said["places"])[0], len(said["places"])) == ("ended", 1, 5)
    assert {"raise", "doubt"} <= set(said["verbs"]) <= {"raise", "show", "doubt", "exact"}
    assert "Liar's Dice" in said["lobby"]
    assert said["question"] == "What do you do?"  # in English where a language is lacking


def test_the_demo_shows_it(with_liars: Installed, folder: Path) -> None:
    words = ("demo", "--game", "liars", "--port", "0", "--no-browser", "--language", "en")
    shown = {**environment(folder), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [with_liars.pactum, *words], cwd=folder, env=shown, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert line_of(process, "http://127.0.0.1:")
        finally:
            code = ended(process)
    assert code == 0
