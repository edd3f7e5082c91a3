"""Starts processes in a root as a container's: its mounts, its user, its numbers of processes; no rights beyond these.

All of it is done by root in a mount namespace of its own, which the caller is in already.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct, field

SHARED = "/dev/shm"  # noqa: S108  for processes that share memory, as large as Docker makes it
DEVICES = ("null", "zero", "full", "random", "urandom")


class Place(Struct, frozen=True):
    """What is mounted around a root: `volumes` and `files` by their paths in it; `files` can only be read."""

    root: Path
    read_only: bool = False
    tmpfs: Sequence[str] = ()
    volumes: dict[str, Path] = field(default_factory=dict)
    files: dict[str, Path] = field(default_factory=dict)

    def at(self, path: str) -> Path:
        """Where a path of the container is for those outside."""
        return self.root / path.lstrip("/")


@contextmanager
def mounted(place: Place) -> Iterator[None]:
    """While the block runs all of that is mounted."""
    for path in place.volumes:
        place.at(path).mkdir(parents=True, exist_ok=True)
    for path in place.files:
        place.at(path).parent.mkdir(parents=True, exist_ok=True)
        place.at(path).touch()
    _mount("--bind", place.root, place.root)
    if place.read_only:
        _mount("-o", "remount,bind,ro", place.root)
    try:
        _mount("-t", "tmpfs", "-o", "mode=755", "dev", place.at("/dev"))
        for name in DEVICES:
            place.at(f"/dev/{name}").touch()
            _mount("--bind", f"/dev/{name}", place.at(f"/dev/{name}"))
        place.at(SHARED).mkdir()
        _mount("-t", "tmpfs", "-o", "mode=1777,size=64m", "shm", place.at(SHARED))
        for path in place.tmpfs:
            _mount("-t", "tmpfs", "-o", "mode=1777", "tmpfs", place.at(path))
        for path, folder in place.volumes.items():
            _mount("--bind", folder, place.at(path))
        for path, file in place.files.items():
            _mount("--bind", file, place.at(path))
            _mount("-o", "remount,bind,ro", place.at(path))
        yield
    finally:
        subprocess.run(["umount", "--recursive", place.root], check=True)


def inside(root: Path, user: str, folder: str, command: Sequence[str], *, bare: bool = False) -> list[str]:
    """The command that starts `command` in a root as its process number 1. `bare`: without any of root's rights."""
    rights = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"] if bare else []
    return [
        *("/usr/bin/unshare", "--pid", "--fork", "--kill-child", f"--mount-proc={root}/proc"),
        *("/usr/sbin/chroot", str(root), "/usr/bin/env", f"--chdir={folder}"),
        *("setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups", *rights, "--"),
        *command,
    ]


def _mount(*words: str | Path) -> None:
    subprocess.run(["mount", *words], check=True)
