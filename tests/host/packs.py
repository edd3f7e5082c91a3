"""The files of a game's packs as somebody who runs the bot edits them, between one start of the bot and the next."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from engine.registry import game as rules_of
from engine.registry import part


class Folder:
    """A copy of a game's content that may be edited. `read_anew`: what a new process finds."""

    def __init__(self, game: str, home: Path, patch: pytest.MonkeyPatch) -> None:
        self.name: str = rules_of(game).options_type().pack  # type: ignore[attr-defined]
        self._module: Any = part(game, "rules.pack")
        self._home = home
        shutil.copytree(self._module.CONTENT, home / "content")
        patch.setattr(self._module.PACKS, "_home", home)
        self.read_anew()

    @property
    def key(self) -> tuple[str, int, str]:
        key: tuple[str, int, str] = self._module.pack().key
        return key

    def comment(self, words: str) -> None:
        board = self._home / "content" / self.name / "board.toml"
        board.write_text(f"{board.read_text(encoding='utf-8')}\n# {words}\n", encoding="utf-8")
        self.read_anew()

    def rename(self, file: str, old: str, new: str) -> None:
        path = self._home / "content" / self.name / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        self.read_anew()

    def remove(self) -> None:
        shutil.rmtree(self._home / "content" / self.name)
        self.read_anew()

    def put_back(self) -> None:
        shutil.rmtree(self._home / "content")
        shutil.copytree(self._module.CONTENT, self._home / "content")
        self.read_anew()

    def read_anew(self) -> None:
        self._module.PACKS.forget()
