"""The bot as `pip install` leaves it: its wheel, in an environment of its own, far from any checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests.processes import ended, line_of
from tests.wire.bot_process import TOKEN, BotProcess
from tests.wire.discord_stand_in import DiscordStandIn

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]
BUILT_FROM = ("web/src/", "web/package.json", "web/tsconfig.json")  # of it is built what travels
PARTS = ("engine", "games", "db", "host", "face", "web", "bot", "alembic")
MEASURED = re.compile(r"games/\w+/(balance/|under_test\.py)")
BUILT = "from setuptools import build_meta; print(build_meta.build_{}('{}'))"


class Installed(Struct, frozen=True):
    """What was built, and the environment it was installed in. `place` is empty but for these."""

    place: Path
    source: Path
    wheel: Path
    python: Path

    @property
    def pactum(self) -> str:
        return str(self.python.with_name("pactum"))


def ours() -> list[str]:
    """Every file of the checkout that is, or will be, in its repository."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def installed() -> Iterator[Installed]:
    """A source archive of the checkout, a wheel of that archive, and nothing else of ours in an environment."""
    place = Path(tempfile.mkdtemp(prefix="pactum-"))
    place.chmod(0o755)  # Postgres runs as another user
    copied = place / "checkout"
    for name in ours():
        (copied / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, copied / name)

    def run(*command: str | Path, folder: Path) -> str:
        done = subprocess.run(
            command, cwd=folder, env=environment(place), capture_output=True, text=True, check=False
        )  # on PYTHONPATH pip would find the checkout, and call it installed
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip().splitlines()[-1] if done.stdout.strip() else ""

    source = place / run(sys.executable, "-c", BUILT.format("sdist", place), folder=copied)
    shutil.rmtree(copied)
    shutil.unpack_archive(source, place / "unpacked")
    (unpacked,) = (place / "unpacked").iterdir()
    wheel = place / run(sys.executable, "-c", BUILT.format("wheel", place), folder=unpacked)
    shutil.rmtree(place / "unpacked")

    made = place / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", made, folder=place)
    python = made / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "--quiet", "install")
    run(*pip, "--no-deps", "--no-index", "--constraint", ROOT / "constraints.txt", wheel, folder=place)
    # What Pactum needs is that of the tests. A folder named by a .pth has its own .pth files not read: the checkout,
    # which is installed there to be edited, stays out.
    site = Path(run(python, "-c", "import sysconfig as s; print(s.get_path('purelib'))", folder=place))
    (site / "needed.pth").write_text(sysconfig.get_path("purelib"))
    yield Installed(place, source, wheel, python)
    shutil.rmtree(place, ignore_errors=True)


@pytest.fixture
def folder(installed: Installed) -> Iterator[Path]:
    """An empty folder to start in."""
    made = Path(tempfile.mkdtemp(prefix="pactum-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made, ignore_errors=True)


def environment(folder: Path) -> dict[str, str]:
    """That of a person who has just installed it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PACTUM_", "PG", "PYTHON"))}
    return kept | {"DATABASE_URL": "", "HOME": str(folder), "PACTUM_DATA_DIR": str(folder / "data")}


def said(installed: Installed, folder: Path, *words: str) -> str:
    done = subprocess.run(
        [installed.pactum, *words], cwd=folder, env=environment(folder), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_and_the_source_archive_hold_every_file_of_ours(installed: Installed) -> None:
    wanted = {name for name in ours() if name.startswith(tuple(f"{part}/" for part in PARTS))}
    wanted = {name for name in wanted if not name.startswith(BUILT_FROM)}
    assert len(wanted) > 500
    with tarfile.open(installed.source) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert wanted - packed == set()
    assert {"README.md", "CONTRIBUTING.md", "LICENSE", "NOTICE", "constraints.txt", ".env.example"} - packed == set()
    with zipfile.ZipFile(installed.wheel) as archive:
        placed = set(archive.namelist())
    measured = {name for name in wanted if MEASURED.match(name)}  # with tools/, which are not installed
    assert {re.sub("^alembic/", "db/migrations/", name) for name in wanted - measured} - placed == set()
    assert len(measured) > 8
    assert measured & placed == set()
    assert [name for name in placed if name.startswith("alembic/")] == []  # the library's own folder
    assert [name for name in placed if "bids" in name] == []  # the tests' game


def test_nothing_of_the_checkout_is_used(installed: Installed, folder: Path) -> None:
    modules = "import alembic, bot, db, db.server.revisions as r, engine, face, host"
    asked = f"{modules}; print(db.__file__, r.SCRIPTS, alembic.__file__)"
    done = subprocess.run(
        [installed.python, "-c", asked], cwd=folder, env=environment(folder), capture_output=True, text=True, check=True
    )
    package, scripts, library = done.stdout.split()
    assert Path(package).is_relative_to(installed.place)
    assert Path(scripts) == Path(package).parent / "migrations"
    assert "site-packages/alembic/__init__.py" in library


def test_an_empty_folder_is_migrated(installed: Installed, folder: Path) -> None:
    assert "schema" in said(installed, folder, "db", "upgrade")
    assert "up to date" in said(installed, folder, "db", "upgrade")
    assert "0 tables" in said(installed, folder, "backup", "pactum.dump")


async def test_the_bot_starts_in_an_empty_folder(
    installed: Installed, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.wire.bot_process.SIGN_IN", 120.0)  # all games, for the first time, on a busy machine
    discord = DiscordStandIn(TOKEN)
    await discord.start()
    bot = BotProcess(discord, folder / "data", command=(installed.pactum,))
    try:
        await bot.start(PYTHONPATH="", PACTUM_TEST_GAMES="", PACTUM_GAME_PACKAGES="")
        code, words = await bot.stop()
    finally:
        await bot.stop()
        await discord.stop()
    assert (code, "Traceback" in words) == (0, False), words


@pytest.mark.parametrize("game", ["devil", "architects", "paladins"])
def test_the_demo_starts_in_an_empty_folder(installed: Installed, folder: Path, game: str) -> None:
    words = ("demo", "--game", game, "--port", "0", "--no-browser", "--language", "cs")
    shown = {**environment(folder), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [installed.pactum, *words], cwd=folder, env=shown, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert line_of(process, "http://127.0.0.1:")
        finally:
            code = ended(process)
    assert code == 0
