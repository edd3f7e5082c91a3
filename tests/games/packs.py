"""Packs with a mistake in them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.packs import PackError, Packs


def mistake(packs: Packs[Any], folder: Path) -> PackError:
    """What is said of the pack in `folder`."""
    with pytest.raises(PackError) as raised:
        packs.load(folder)
    return raised.value


def with_change(packs: Packs[Any], folder: Path, file: str, old: str, new: str) -> PackError:
    """What is said once `old`, which stands in that file once, is replaced by `new`."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return mistake(packs, folder)
