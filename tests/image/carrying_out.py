"""Has the image built and run without Docker: asks for its wheels, then goes where there is no network."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from tests.image.composed import reads_yaml
from tests.tls_server import debian_programs

ROOT = Path(__file__).parents[2]
NEEDED = ("unshare", "chroot", "setpriv", "useradd", "mount", "ldd")
SBIN = ":/usr/sbin:/sbin"


def unable() -> str:
    """What this machine can't be given for it, in a sentence; "" if nothing."""
    (wanted,) = re.findall(r"^FROM python:(\d+\.\d+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    if sys.platform != "linux" or os.getuid() != 0:
        return "the image is built by root on Linux alone, in namespaces of its own"
    if sysconfig.get_python_version() != wanted:
        return f"the image has Python {wanted}, this is {sysconfig.get_python_version()}"
    namespaces = ("unshare", "--mount", "--net", "--pid", "--fork", "true")
    if shutil.which("unshare") and subprocess.run(namespaces, check=False).returncode != 0:
        return "this machine lets nobody make namespaces"
    return ""


def lacking() -> str:
    """What has to be installed for it first, in a sentence; "" if nothing."""
    programs = [name for name in NEEDED if shutil.which(name, path=os.environ.get("PATH", "") + SBIN) is None]
    if programs:
        return f"the image is built with {', '.join(programs)} (Debian: util-linux, passwd)"
    if debian_programs() is None:
        return "the image runs beside a PostgreSQL (Debian: apt-get install postgresql)"
    if not reads_yaml():
        return "compose files are read by Debian's Python (Debian: apt-get install python3-yaml)"
    return ""


def carry_out(place: Path) -> dict[str, Any]:
    """Build and run the image in an empty folder that everybody may enter; what was seen. Raises CalledProcessError."""
    (place / "wheels").mkdir()
    wheels = ("download", "--quiet", "--require-hashes", "--only-binary=:all:", f"--dest={place}/wheels")
    subprocess.run([sys.executable, "-m", "pip", *wheels, f"--requirement={ROOT}/requirements.txt"], check=True)
    command = [sys.executable, "-m", "tests.image.running", str(place)]
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PACTUM_", "PIP_", "PG"))}
    surroundings["PATH"] = os.environ.get("PATH", "") + SBIN
    subprocess.run(["unshare", "--mount", "--net", *command], cwd=ROOT, env=surroundings, check=True)
    report: dict[str, Any] = json.loads((place / "report.json").read_text())
    return report
