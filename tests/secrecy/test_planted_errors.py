"""An error that quotes a secret is logged without it, whichever package of ours it passed through, in every shape."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import re
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_args

import aiohttp
import pytest

import bot.app.logs
from bot.app.logs import BLOT, LogFormat, is_ours
from tests.secrecy.discretion import overheard
from web.rendering import Templates

ROOT = Path(__file__).parents[2]
SECRET = "goldfinch-4711"
FLOORS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["root_packages"]
PACKAGES = sorted(
    {
        folder.relative_to(ROOT)
        for floor in (*FLOORS, "tests")
        for folder in ((ROOT / floor), *(ROOT / floor).iterdir())
        if folder.is_dir() and any(folder.glob("*.py"))
    }
)
Raise = Callable[[], None]


def raising(file: Path, words: str = SECRET, kind: type[BaseException] = KeyError) -> Raise:
    """What raises an error as code of that file would."""
    found: dict[str, Any] = {"kind": kind, "words": words}
    exec(compile("def planted():\n    raise kind(f'{words}')\n", str(file), "exec"), found)  # noqa: S102
    planted: Raise = found["planted"]
    return planted


def caught(work: Raise) -> BaseException:
    """The error that it raises."""
    try:
        work()
    except BaseException as error:
        return error
    raise AssertionError("nothing was raised")


def chained(work: Raise) -> None:
    try:
        work()
    except KeyError as error:
        raise ValueError(f"of {SECRET}") from error


def while_another(work: Raise) -> None:
    try:
        work()
    except KeyError:
        raise RuntimeError("about something else")  # noqa: B904  that is what is tried


def hidden(work: Raise) -> None:
    try:
        work()
    except KeyError:
        raise RuntimeError(SECRET) from None


def in_groups(work: Raise) -> None:
    inner = ExceptionGroup(f"group of {SECRET}", [ValueError(f"a\n{SECRET}\nb")])  # type: ignore[type-var]
    raise ExceptionGroup("outer", [inner, caught(work)])  # type: ignore[list-item]


def with_notes(work: Raise) -> None:
    error = caught(work)
    error.add_note(f"it was\n{SECRET}")
    raise error


def no_code(work: Raise) -> None:
    try:
        work()
    except KeyError as error:
        raise SyntaxError(SECRET, ("a", 1, 1, SECRET)) from error


def in_a_circle(work: Raise) -> None:
    error, other = caught(work), ValueError(SECRET)
    error.__cause__, other.__context__ = other, error
    raise error


SHAPES: tuple[Callable[[Raise], None], ...] = (
    lambda work: work(),
    *(chained, while_another, hidden, in_groups, with_notes, no_code, in_a_circle),
)


@pytest.fixture(params=get_args(LogFormat))
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    with overheard(form=request.param) as stream:
        yield stream


@pytest.mark.crossed
@pytest.mark.parametrize("package", PACKAGES, ids=str)
def test_an_error_of_any_package_is_logged_without_its_message(log: io.StringIO, package: Path) -> None:
    for name in ("web.server", "aiohttp.server", "asyncio", "x"):
        for shape in SHAPES:
            log.seek(0)
            log.truncate()
            work = partial(shape, raising(ROOT / package / "some.py"))
            logging.getLogger(name).error("broke", exc_info=caught(work))
            assert SECRET not in log.getvalue(), shape
            assert f"{package}/some.py" in log.getvalue() or shape is hidden
            assert BLOT in log.getvalue()


def test_an_error_of_a_game_from_outside_is_logged_without_its_message(
    log: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Be it a folder somewhere, or installed among the libraries."""
    among = Path(sysconfig.get_path("purelib")) / "pennies"
    monkeypatch.setattr(bot.app.logs, "folders", lambda: (among,))
    bot.app.logs._installed.cache_clear()
    for file in (tmp_path / "pennies" / "game.py", among / "game.py"):
        logging.getLogger("x").error("broke", exc_info=caught(raising(file)))
    bot.app.logs._installed.cache_clear()
    assert SECRET not in log.getvalue()
    assert log.getvalue().count(f"KeyError: {BLOT}") == 2


async def test_an_error_in_a_template_is_logged_without_its_message(log: io.StringIO) -> None:
    class Broken:
        def __html__(self) -> str:
            raise KeyError(SECRET)

    pages = Templates()
    values = {"language": "en", "token": "", "label": ""}
    for error in (
        caught(lambda: pages.rendered("open.html", told=[Broken()], **values)),
        caught(lambda: pages.rendered("open.html", **values)),
        caught(raising(Path("<template>"))),
    ):
        logging.getLogger("web.server").error("broke", exc_info=error)
    assert log.getvalue().count(BLOT) == 3
    assert SECRET not in log.getvalue()


async def test_an_error_of_a_task_that_nobody_waited_for_is_logged_without_its_message(log: io.StringIO) -> None:
    async def fail() -> None:
        chained(raising(ROOT / "web" / "some.py", f"{SECRET}>\n) > {SECRET}"))

    def handled(_: Any, context: dict[str, Any]) -> None:
        asyncio.get_running_loop().default_exception_handler(context)

    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    loop.set_exception_handler(handled)
    task = asyncio.create_task(fail(), name="planted")
    await asyncio.wait([task])
    del task
    gc.collect()
    loop.set_exception_handler(before)
    assert "never retrieved" in log.getvalue()
    assert SECRET not in log.getvalue()


def test_an_error_that_is_given_to_a_line_shows_its_kind_alone(log: io.StringIO) -> None:
    error = caught(lambda: chained(raising(ROOT / "web" / "some.py")))
    logging.getLogger("x").warning("%s broke: %r", "it", error)
    logging.getLogger("x").warning("broke: %s", error)
    assert SECRET not in log.getvalue()
    assert log.getvalue().count(f"broke: ValueError: {BLOT}") == 2


def test_what_libraries_and_the_system_say_stays(log: io.StringIO) -> None:
    library = Path(aiohttp.__file__).parent / "client.py"
    logging.getLogger("x").error("broke", exc_info=caught_alone(library, "no route"))
    logging.getLogger("x").error("broke", exc_info=caught(raising(ROOT / "web/some.py", "disk full", OSError)))
    assert re.search(r"ValueError: no route", log.getvalue())
    assert "OSError: disk full" in log.getvalue()


def caught_alone(file: Path, words: str) -> BaseException:
    """An error of that file, as if none of ours had called it."""
    error = caught(raising(file, words, ValueError))
    assert error.__traceback__ is not None
    return error.with_traceback(error.__traceback__.tb_next)


@pytest.mark.parametrize(
    ("file", "ours"),
    [
        (str(ROOT / "web" / "server.py"), True),
        ("<template>", True),
        ("<string>", True),
        ("/elsewhere/pennies/game.py", True),
        ("<frozen importlib._bootstrap>", False),
        (aiohttp.__file__, False),
        (asyncio.__file__, False),
        (str(Path(sys.prefix) / "lib" / "x.py"), True),
    ],
)
def test_what_is_no_librarys_counts_as_ours(file: str, ours: bool) -> None:
    assert is_ours(file) is ours


def test_an_installed_bot_is_ours_and_its_neighbours_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    among = Path(sysconfig.get_path("purelib"))
    monkeypatch.setattr(bot.app.logs, "_ROOT", among)
    monkeypatch.setattr(
        bot.app.logs.metadata, "files", lambda _: [Path("web/server.py"), Path("pactum-1.dist-info/RECORD")]
    )
    bot.app.logs._installed.cache_clear()
    try:
        assert is_ours(str(among / "web" / "server.py"))
        assert not is_ours(str(among / "aiohttp" / "web.py"))
    finally:
        bot.app.logs._installed.cache_clear()
