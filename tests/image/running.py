"""Runs the image as docker-compose.yml does, on a network of its own, and keeps what it says and lets be done.

Beside it are a PostgreSQL, as the compose file's `database`, and a Discord of the tests. All that is seen is written to
report.json.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import psutil

from tests.image.building import Image, built
from tests.image.composed import composed, filled_in, seconds
from tests.image.container import Place, inside, mounted
from tests.tls_server import debian_programs
from tests.wire.bot_process import TOKEN
from tests.wire.discord_by_http import PUBLIC_KEY, signature_of
from tests.wire.discord_stand_in import DiscordStandIn
from tests.wire.player import Player

ROOT = Path(__file__).parents[2]
PASSWORD = "a p@ss/word"  # neither of these may stand in an address
NOBODY = 65534  # runs the database
ENV_FILE = {"PACTUM_WEB_URL": "https://pactum.example", "DISCORD_PUBLIC_KEY": PUBLIC_KEY}  # the operator's .env
SIGN_IN = 120.0  # seconds
BEGINNING = 2_000  # characters of a page that are kept
PING = b'{"id":"1","application_id":"1","type":1,"token":"t","version":1}'  # when its address is saved
ASKED = (  # what each address answers once the bot is there
    ("metrics", "GET", "http://127.0.0.1:9108/metrics"),
    ("ready", "GET", "http://127.0.0.1:9108/ready"),
    ("page", "GET", "http://127.0.0.1:8080/t/1/open?k=none"),
    ("style", "GET", "http://127.0.0.1:8080/static/fonts.css"),
)
TRIED = """
import json, os, shutil, socket, sys

def can(path):
    try:
        with open(os.path.join(path, "tried"), "w"):
            os.remove(os.path.join(path, "tried"))
    except OSError:
        return False
    return True

status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(json.dumps({
    "written": [path for path in sys.argv[1].split(",") if can(path)],
    "programs": [name for name in ("git", "make", "gcc", "curl") if shutil.which(name)],
    "networks": [name for _, name in socket.if_nameindex()],
    "user": os.getuid(), "groups": os.getgroups(), "rights": status["CapBnd"].strip(), "first": os.getpid(),
}))
"""
FOLDERS = ("/", "/app", "/app/bot", "/data", "/etc", "/home/pactum", "/tmp", "/backups", "/exports", "/run/secrets")  # noqa: S108


class Container:
    """The service `bot` of the compose file, made from an image."""

    def __init__(self, image: Image, place: Path, stand_in: str) -> None:
        """`place`: for its volumes and secrets. `stand_in`: where Discord is."""
        file = composed("docker-compose.yml")
        self.service: dict[str, Any] = file["services"]["bot"]
        self._image = image
        given = {name: filled_in(value, ENV_FILE) for name, value in self.service["environment"].items()}
        self.environment = {
            **image.environment,
            "HOME": f"/home/{image.user}",
            **given,
            "PACTUM_TEST_DISCORD_API": stand_in,
        }
        names = [volume.split(":") for volume in self.service["volumes"]]
        self.place = Place(
            image.root,
            read_only=self.service["read_only"],
            tmpfs=self.service["tmpfs"],
            volumes={path: _volume(image, place / "volumes" / name, path) for name, path in names},
            files={f"/run/secrets/{name}": _secret(place / "secrets" / name) for name in self.service["secrets"]},
        )

    def command(self, *words: str) -> list[str]:
        """A command in it, as the image's user."""
        return inside(self._image.root, self._image.user, self._image.folder, words, bare=True)

    async def says(self, *words: str) -> tuple[int, str]:
        """The exit code of such a command, and all it writes."""
        asked = await asyncio.create_subprocess_exec(
            *self.command(*words),
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await asyncio.wait_for(asked.communicate(), SIGN_IN)
        return asked.returncode or 0, said.decode()

    @contextlib.asynccontextmanager
    async def running(self, discord: DiscordStandIn) -> Any:
        """The image's own command, signed in; it is killed if it still runs at the end."""
        process = await asyncio.create_subprocess_exec(
            *self.command(*self._image.entrypoint, *self._image.command),
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            waits = [asyncio.create_task(one) for one in (discord.ready.wait(), process.wait())]
            await asyncio.wait(waits, timeout=SIGN_IN, return_when=asyncio.FIRST_COMPLETED)
            if not discord.ready.is_set():
                process.kill()
                raise AssertionError((await process.communicate())[0].decode())
            yield process
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


async def observed(image: Image, place: Path) -> dict[str, Any]:
    """All that is seen of a container of that image, from before its start to its end."""
    discord = DiscordStandIn(TOKEN)
    await discord.start()
    container = Container(image, place, discord.api)
    check: list[str] = container.service["healthcheck"]["test"]
    seen: dict[str, Any] = {"grace": seconds(container.service["stop_grace_period"])}
    with mounted(container.place), database(place):
        seen["health_before"] = await container.says(*image.health)
        async with container.running(discord) as process:
            seen["health"] = await until_well(container, image.health)
            seen["compose_health"] = await until_well(container, check[1:])
            code, said = await container.says("python", "-c", TRIED, ",".join(FOLDERS))
            seen["tried"] = json.loads(said) if code == 0 else said
            seen["pages"] = {name: await asked(method, address) for name, method, address in ASKED}
            for name, signature in (
                ("interactions", signature_of(PING)),
                ("unsigned", {"Content-Type": "application/json"}),
            ):
                seen["pages"][name] = await asked("POST", "http://127.0.0.1:8080/interactions", PING, signature)
            seen["answered"], seen["pictures"] = await played(discord)
            seen["backup"] = await container.says("pactum", "backup", "/backups/pactum.dump")
            began = time.monotonic()
            (first,) = psutil.Process(process.pid).children()
            first.send_signal(signal.SIGTERM)
            said, _ = await asyncio.wait_for(process.communicate(), SIGN_IN)
            seen["stop"] = {"code": process.returncode, "seconds": time.monotonic() - began, "said": said.decode()}
        seen["health_after"] = await container.says(*image.health)
    await discord.stop()
    return seen


async def played(discord: DiscordStandIn) -> tuple[bool, int]:
    """Whether a command is answered, and how many pictures came with the desk of a practice game."""
    ada = Player(discord, "Ada")
    opened = await ada.types("table new", game="devil")
    await ada.does(discord.people.slash(ada.id, ada.dm, "practice", game="paladins"))
    end = time.monotonic() + SIGN_IN
    while not discord.pictures and time.monotonic() < end:  # noqa: ASYNC110  the stand-in counts them
        await asyncio.sleep(0.1)
    return opened.reply is not None, discord.pictures


async def until_well(container: Container, check: list[str]) -> tuple[int, str]:
    """What a health check says at last: a container that has just begun has a minute for it."""
    end = time.monotonic() + seconds(container.service["healthcheck"]["start_period"])
    while True:
        code, said = await container.says(*check)
        if code == 0 or time.monotonic() > end:
            return code, said
        await asyncio.sleep(0.5)


async def asked(
    method: str, address: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """What an address answers: the status and how the text begins."""
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, address, data=body, headers=headers) as answer,
    ):
        return answer.status, (await answer.text())[:BEGINNING]


@contextlib.contextmanager
def database(place: Path) -> Iterator[None]:
    """A PostgreSQL at the port of the compose file's, with its user, its database and a password."""
    programs = debian_programs()
    assert programs is not None
    folder = place / "database"
    folder.mkdir()
    (folder / "password").write_text(PASSWORD)
    for path in (folder, folder / "password"):
        os.chown(path, NOBODY, NOBODY)

    def run(program: str, *words: str) -> None:
        command = [programs / program, *words]
        subprocess.run(command, user=NOBODY, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    data = f"--pgdata={folder}/data"
    known = ("--username=pactum", f"--pwfile={folder}/password", "--auth-local=trust", "--auth-host=scram-sha-256")
    run("initdb", "--no-sync", "--encoding=UTF8", *known, data)
    options = f"-c fsync=off -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    run("pg_ctl", data, "--wait", f"--log={folder}/log", f"--options={options}", "start")
    try:
        run("psql", "--quiet", f"--host={folder}", "--username=pactum", "--command=CREATE DATABASE pactum", "postgres")
        yield
    finally:
        run("pg_ctl", data, "--mode=immediate", "stop")


def _volume(image: Image, folder: Path, path: str) -> Path:
    """A new volume, with the owner and the rights that the image gives the folder it takes the place of."""
    made = image.root / path.lstrip("/")
    folder.mkdir(parents=True)
    shutil.copystat(made, folder)
    os.chown(folder, made.stat().st_uid, made.stat().st_gid)
    return folder


def _secret(file: Path) -> Path:
    """The file of a secret, as the operator makes it; nobody has that of the application."""
    known = {"discord_token": TOKEN, "database_password": PASSWORD}
    file.parent.mkdir(exist_ok=True)
    file.write_text(known.get(file.name, ""))
    file.chmod(0o644)
    return file


def raise_loopback() -> None:
    """Brings up the only network there is."""
    read_flags, write_flags, up = 0x8913, 0x8914, 1
    with socket.socket() as any_socket:
        request = struct.pack("16sh14x", b"lo", 0)
        flags = struct.unpack("16sh14x", fcntl.ioctl(any_socket, read_flags, request))[1]
        fcntl.ioctl(any_socket, write_flags, struct.pack("16sh14x", b"lo", flags | up))


def main() -> None:
    """Builds in the folder that is named, runs, and writes report.json there."""
    place = Path(sys.argv[1])
    raise_loopback()
    image = built(ROOT, place)
    names = "127.0.0.1 localhost database\n"  # as the network of the compose file knows them
    (image.root / "etc/hosts").write_text(names)
    (place / "report.json").write_text(json.dumps(asyncio.run(observed(image, place))))


if __name__ == "__main__":
    main()
