"""Runs the targets. A case is known by target, seed and number, and can be run again alone."""

from __future__ import annotations

import logging
import random
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from tests.edges.gateway import Gateway
from tests.edges.targets import Addresses, Answers, CustomIds, Environment, Exports, PackFiles, Target, Typed

MILLION = 1_000_000
MOST_FAULTS = 10  # of a target


class Fault(Struct, frozen=True):
    """A case that went wrong."""

    target: str
    number: int
    why: str


class Ran(Struct):
    """What was run of one target."""

    target: str
    cases: int = 0
    seconds: float = 0.0
    faults: list[Fault] = []


def targets(folder: Path) -> Iterator[Target]:
    """All edges, made when their turn comes. `folder`: for files."""
    yield CustomIds()
    yield Typed()
    yield Answers()
    yield PackFiles()
    yield Exports(folder)
    yield Environment()
    yield Addresses()
    with Gateway.open() as gateway:
        yield gateway


def run(target: Target, seed: int, cases: int, first: int = 0) -> Ran:
    """Run so many cases of a target, beginning with number `first`."""
    ran, begun = Ran(target.name), time.monotonic()
    with quiet():
        for number in range(first, first + cases):
            try:
                target.case(random.Random(f"{target.name}/{seed}/{number}"))  # noqa: S311  a test
            except Exception:
                ran.faults.append(Fault(target.name, number, traceback.format_exc(limit=-4)))
                if len(ran.faults) >= MOST_FAULTS:
                    break
            ran.cases += 1
    ran.seconds = round(time.monotonic() - begun, 1)
    return ran


@contextmanager
def quiet() -> Iterator[None]:
    """What is refused is logged in great numbers, and nobody reads it."""
    before: Any = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(before)
