"""Carries out a Dockerfile's instructions, one after the other, in an empty root and without a network."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from msgspec import Struct

from tests.image.base import ENVIRONMENT, PACKAGES_AT, WHEELS_AT, lay_base, lay_packages
from tests.image.container import Place, inside, mounted
from tests.image.dockerfile import Instruction, instructions, left_out, without_options

OFFLINE = {"PIP_QUIET": "1", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": WHEELS_AT, "PIP_CONFIG_FILE": "/dev/null"}


class Image(Struct):
    """A root, and how a process in it is started. `health`: the command that says how it is."""

    root: Path
    environment: dict[str, str]
    user: str = "root"
    folder: str = "/"
    entrypoint: list[str] = []
    command: list[str] = []
    health: list[str] = []


def built(context: Path, place: Path) -> Image:
    """The image that the Dockerfile of `context` describes, made in `place`, which has the wheels.

    Raises ValueError for an instruction that is not known here, CalledProcessError for a step that fails.
    """
    (place / "root").mkdir()
    image = Image(place / "root", dict(ENVIRONMENT))
    for instruction in instructions((context / "Dockerfile").read_text(encoding="utf-8")):
        print(instruction.word, instruction.text.partition(" && ")[0], flush=True)
        _carry_out(instruction, image, context, place)
    return image


def _carry_out(instruction: Instruction, image: Image, context: Path, place: Path) -> None:
    match instruction.word:
        case "FROM":
            lay_base(image.root)
            lay_packages(place / "packages")
        case "ENV":
            image.environment |= instruction.settings
        case "WORKDIR":
            image.folder = instruction.text
            (image.root / image.folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
        case "COPY":
            _copy(instruction, image, context)
        case "RUN":
            _run(instruction, image, place)
        case "USER":
            image.user = instruction.text
        case "ENTRYPOINT":
            image.entrypoint = instruction.words
        case "CMD":
            image.command = instruction.words
        case "HEALTHCHECK":
            image.health = without_options(instruction).words
        case unknown:
            raise ValueError(f"{unknown}: say in tests/image/building.py what is done for it")


def _copy(instruction: Instruction, image: Image, context: Path) -> None:
    """Files go into the folder that is named last; of a folder, what is in it."""
    *sources, last = instruction.text.split()
    ignore = (context / ".dockerignore").read_text(encoding="utf-8")
    target = image.root / image.folder.lstrip("/") / last

    def ignored(folder: str, names: list[str]) -> set[str]:
        inner = Path(folder).relative_to(context)
        return {name for name in names if left_out((inner / name).as_posix(), ignore)}

    for source in sources:
        if left_out(source, ignore):
            raise ValueError(f"COPY {source}: .dockerignore keeps it from the image")
        if (context / source).is_dir():
            shutil.copytree(context / source, target, ignore=ignored, dirs_exist_ok=True)
        else:
            target.mkdir(parents=True, exist_ok=True)
            shutil.copy(context / source, target)


def _run(instruction: Instruction, image: Image, place: Path) -> None:
    """By the user of that line, with the packages and wheels at hand."""
    there = Place(image.root, volumes={PACKAGES_AT: place / "packages", WHEELS_AT: place / "wheels"})
    with mounted(there):
        command = inside(image.root, image.user, image.folder, instruction.words)
        subprocess.run(command, env=image.environment | OFFLINE, check=True)
    for name in there.volumes:
        (image.root / name.lstrip("/")).rmdir()
