"""Reads locale files, and keeps what Fluent makes of them beside them, as Python does with its own files.

To parse all languages takes two seconds of the processor, a tenth of that to read what was kept. What is kept counts
only for the very words, and the versions of Fluent and Python, that it was made of; where nothing can be written, every
start parses.
"""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import sys
import tempfile
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode

KEPT = "__pycache__"  # the folder beside a locale file

_log = logging.getLogger(__name__)


def read(path: Path) -> Any:
    """The syntax tree of the locale file `path`, a `fluent.syntax.ast.Resource`; its nodes have no spans."""
    source = path.read_bytes()
    mark = hashlib.sha256(_makers() + source).digest()
    kept = path.parent / KEPT / f"{path.name}.pickle"
    with suppress(OSError):
        whole = kept.read_bytes()
        if whole.startswith(mark):
            try:
                return pickle.loads(whole[len(mark) :])  # noqa: S301  whoever can write it can write our code too
            except Exception as error:  # a damaged file can raise anything
                _log.warning("%s is damaged (%s) and is made anew", kept, type(error).__name__)
    resource = FluentResource(source.decode())
    _forget_spans(resource)
    if not sys.dont_write_bytecode:
        with suppress(OSError):
            _write(kept, mark + pickle.dumps(resource, pickle.HIGHEST_PROTOCOL))
    return resource


@cache
def _makers() -> bytes:
    """What the kept trees depend on beside the words."""
    return f"{sys.implementation.cache_tag} {version('fluent.syntax')} {version('fluent.runtime')}\n".encode()


def _forget_spans(node: object) -> None:
    """Drop where in the file each piece stands: half of what would be kept, and nobody asks for it."""
    if isinstance(node, list):
        for one in node:
            _forget_spans(one)
    elif isinstance(node, BaseNode):
        vars(node)["span"] = None
        for value in vars(node).values():
            _forget_spans(value)


def _write(path: Path, content: bytes) -> None:
    """Put the file in place at once, as several processes may start together. Raises OSError."""
    path.parent.mkdir(exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise
