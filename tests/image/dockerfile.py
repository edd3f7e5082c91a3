"""Reads a Dockerfile: its instructions in their order, and what each is made of."""

from __future__ import annotations

import json
import shlex
from fnmatch import fnmatch

from msgspec import Struct


class Instruction(Struct, frozen=True):
    """One instruction, such as COPY, with all that stands behind the word."""

    word: str
    text: str

    @property
    def words(self) -> list[str]:
        """The text as a command: of its JSON form, or by the shell."""
        if self.text.startswith("["):
            words: list[str] = json.loads(self.text)
            return words
        return ["/bin/sh", "-c", self.text]

    @property
    def settings(self) -> dict[str, str]:
        """The text as the pairs that ENV sets."""
        return dict(pair.split("=", 1) for pair in shlex.split(self.text))


def instructions(text: str) -> list[Instruction]:
    """The instructions of a Dockerfile. Lines that end with a backslash go on in the next one."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ").splitlines()
    parts = (line.strip().partition(" ") for line in whole)
    return [Instruction(word.upper(), rest.strip()) for word, _, rest in parts]


def without_options(instruction: Instruction) -> Instruction:
    """The instruction behind the options of HEALTHCHECK: its CMD."""
    words = instruction.text.split(" ")
    while words[0].startswith("--"):
        del words[0]
    return Instruction(words[0].upper(), " ".join(words[1:]))


def left_out(path: str, ignore: str) -> bool:
    """Whether the lines of a .dockerignore keep that path, relative to the context, from an image."""
    parts = path.split("/")
    for pattern in ignore.split():
        name = pattern.removeprefix("**/")
        if any(fnmatch(part, name) for part in (parts if name != pattern else parts[:1])):
            return True
    return False
