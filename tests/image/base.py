"""An empty root with what the image's base has, taken from this machine: Python, pip, a shell, a few programs.

It has no git, no make and no compiler, and of Debian's packages only those that the Dockerfile asks for.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from tests.tls_server import debian_programs

PATH = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
ENVIRONMENT = {"PATH": PATH, "LANG": "C.UTF-8", "HOME": "/root"}
PROGRAMS = ("sh", "env", "cp", "rm", "install", "useradd", "setpriv")
LIBRARIES = ("libstdc++.so.6", "libgcc_s.so.1", "libresolv.so.2", "libdl.so.2", "libpthread.so.0", "librt.so.1")
PACKAGES = {"postgresql-client": ("pg_dump", "pg_restore", "psql")}  # of Debian, and what the image wants of each
NOT_COPIED = shutil.ignore_patterns(
    *("site-packages", "dist-packages", "config-3*", "ensurepip", "test", "tests", "idlelib", "tkinter"),
    "EXTERNALLY-MANAGED",  # Debian's own Python forbids what the image does
)
PACKAGES_AT, WHEELS_AT = "/packages", "/wheels"  # there only while the image is built
APT_GET = f"""\
#!/bin/sh -e
# Installs what this machine has of a package, for there is no network.
test "$1" = install || exit 0
shift
for name; do
  case "$name" in -*) ;; *) cp -a --remove-destination "{PACKAGES_AT}/$name/." / ;; esac
done
"""
PIP = """\
#!/usr/local/bin/python
import sys
from pip._internal.cli.main import main
sys.exit(main())
"""
ACCOUNTS = {
    "passwd": "root:x:0:0:root:/root:/bin/sh\n",
    "group": "root:x:0:\n",
    "shadow": "root:*:19000:0:99999:7:::\n",
    "gshadow": "root:*::\n",
    "nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
    "hosts": "127.0.0.1 localhost\n",
}


def lay_base(root: Path) -> None:
    """Lays an empty root out as the image's base."""
    for name in (
        "etc",
        "proc",
        "dev",
        "tmp",
        "root",
        "run",
        "usr/local/bin",
        "usr/bin",
        "usr/sbin",
        "var/lib/apt/lists",
    ):
        (root / name).mkdir(parents=True)
    for name in ("bin", "sbin", "lib", "lib64"):
        (root / "usr" / name).mkdir(exist_ok=True)
        (root / name).symlink_to(f"usr/{name}")
    (root / "tmp").chmod(0o1777)
    for name, content in ACCOUNTS.items():
        (root / "etc" / name).write_text(content)
    shutil.copy("/etc/login.defs", root / "etc/login.defs")
    for name in PROGRAMS:
        _place(root, _program(name), "usr/bin")
    _written(root / "usr/bin/apt-get", APT_GET)
    _copy_libraries(root, _known_libraries())
    shutil.copytree("/usr/share/zoneinfo", root / "usr/share/zoneinfo", symlinks=True)
    _lay_python(root)


def lay_packages(place: Path) -> None:
    """Lays out what each package of Debian would bring, in a folder of its name."""
    programs = debian_programs()
    assert programs is not None
    for package, names in PACKAGES.items():
        for name in names:
            _place(place / package, programs / name, "usr/bin")


def _lay_python(root: Path) -> None:
    """Python as the base has it, at its usual place, with the tests' pip."""
    prefix = "usr" if sys.base_prefix == "/usr" else "usr/local"
    version = f"python{sysconfig.get_python_version()}"
    program = Path(os.path.realpath(sys.executable))
    _place(root, program, f"{prefix}/bin", version)
    for name in ("python", "python3"):
        (root / "usr/local/bin" / name).symlink_to(f"/{prefix}/bin/{version}")
    library = root / prefix / "lib" / version
    shutil.copytree(sysconfig.get_path("stdlib"), library, ignore=NOT_COPIED, symlinks=True)
    _copy_libraries(root, _needed(library.rglob("*.so")))
    asked = ["chroot", root, "/usr/local/bin/python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True, env=ENVIRONMENT)
    packages = root / said.stdout.strip().lstrip("/")
    for file in distribution("pip").files or ():
        if file.parts[0].startswith("pip") and "__pycache__" not in file.parts:
            (packages / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), packages / file)
    _written(root / "usr/local/bin/pip", PIP)


def _program(name: str) -> Path:
    found = shutil.which(name, path=PATH)
    assert found is not None, name
    return Path(found)


def _place(root: Path, program: Path, folder: str, name: str = "") -> None:
    """Copies a program with all libraries it needs."""
    (root / folder).mkdir(parents=True, exist_ok=True)
    shutil.copy(program, root / folder / (name or program.name))
    _copy_libraries(root, _needed([program]))


def _needed(files: Iterable[Path]) -> set[Path]:
    """The libraries that the loader would open for these programs and libraries."""
    said = subprocess.run(["ldd", *files], capture_output=True, text=True, check=False).stdout
    return {Path(found) for found in re.findall(r"(/\S+) \(0x", said)}


def _known_libraries() -> list[Path]:
    """Where this machine has the libraries that packages from the index count on."""
    said = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    return [Path(found) for name, found in re.findall(r"(\S+) \([^)]*\) => (\S+)", said) if name in LIBRARIES]


def _copy_libraries(root: Path, libraries: Iterable[Path]) -> None:
    for library in libraries:
        folder = library.parent.resolve()
        target = root / (folder.relative_to("/") if folder.is_relative_to("/usr") else "usr/lib") / library.name
        if not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, target)


def _written(path: Path, content: str) -> None:
    path.write_text(content)
    path.chmod(0o755)
