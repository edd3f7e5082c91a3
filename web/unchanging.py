"""Serves the files of pages that change with releases only: programs, styles and fonts."""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files

from aiohttp import web

from face.pictures.fonts import FACES
from face.pictures.theme import woff_of
from face.replay.page import static_file
from web.answers import takes_gzip

_WITH_REPLAYS = ("steps.css", "steps.js")
_SCRIPTS = (
    "answers.js",
    "calls.js",
    "outlived.js",
    "page.js",
    "scene.js",
    "waiting.js",
    "watched.js",
    "drawer.js",
    "foot.js",
    "follows.js",
    "glide.js",
    "keys.js",
    "ways.js",
    "zoom.js",
    "tab.js",
    "past.js",
    "steps.js",
    "open.js",
    "activity.js",
    "mine.js",
    "next.js",
)
_BUILT = "activity.js"  # small already, and its licence stays in it
_COMMENTS = re.compile(rb"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)\n", re.MULTILINE | re.DOTALL)
_REMARKS = re.compile(rb"^((?:[^\"'`/\n]|\"[^\"'`\n]*\")*?)[ \t]+// [^\n]*$", re.MULTILINE)  # behind plain code
_CASTS = re.compile(rb"/\*\* @(?:type|param) [^\n]*?\*/ ?")  # in a line: in no text of ours
_GOES_ON = re.compile(rb"^((?:(?!//)[^\n`])*[{(,;])\n", re.MULTILINE)  # a line after which the next may stand beside it
_PLAIN = re.compile(rb"^[^\"'`/\n]+$", re.MULTILINE)  # a line without texts and patterns
_APART = re.compile(rb" ?([=,;{}()?:&|<>!]+) ?")
_INDENTED = re.compile(rb"^\s+", re.MULTILINE)  # and lines without anything
_SIGNS = ("mark.svg", "asked.svg")
_STYLES = ("page.css", "mine.css", "steps.css")
_STATIC = {
    **dict.fromkeys(_SIGNS, "image/svg+xml"),
    **dict.fromkeys(_SCRIPTS, "text/javascript"),
    **dict.fromkeys(_STYLES, "text/css"),
}
_FOR_A_DAY = "public, max-age=86400"
_FOR_GOOD = "public, max-age=31536000, immutable"
_NOT_KEPT = "no-store"  # a process of another release was asked


def routes() -> list[web.RouteDef]:
    """The routes of these files."""
    return [
        web.get("/static/fonts.css", _fonts),
        web.get(r"/static/font-{number:\d}-{digest:[0-9a-f]+}.woff", _font),
        web.get(r"/static/{version:[0-9a-f]{12}}/{name}", _static),
        web.get("/static/{name}", _static),
    ]


async def _static(request: web.Request) -> web.Response:
    name, version = request.match_info["name"], request.match_info.get("version")
    if name not in _STATIC:
        raise web.HTTPNotFound
    kept = _FOR_A_DAY if version is None else _FOR_GOOD if version == files_version() else _NOT_KEPT
    headers, body = {"Cache-Control": kept, "Vary": "Accept-Encoding"}, _file(name)
    if takes_gzip(request):
        headers["Content-Encoding"], body = "gzip", _packed(name)
    return web.Response(body=body, content_type=_STATIC[name], headers=headers)


async def _fonts(_: web.Request) -> web.Response:
    rules = []
    for number, (family, weight) in enumerate(FACES):
        where = f"/static/font-{number}-{_digest(await asyncio.to_thread(woff_of, family, weight))}.woff"
        rules.append(
            f"@font-face{{font-family:'{family}';font-weight:{weight};font-display:swap;"
            f"src:url({where}) format('woff')}}"
        )
    return web.Response(text="\n".join(rules), content_type="text/css", headers={"Cache-Control": _FOR_A_DAY})


async def _font(request: web.Request) -> web.Response:
    number, faces = int(request.match_info["number"]), list(FACES)
    if number >= len(faces):
        raise web.HTTPNotFound
    return web.Response(
        body=await asyncio.to_thread(woff_of, *faces[number]),
        content_type="font/woff",
        headers={"Cache-Control": _FOR_GOOD},
    )


@cache
def files_version() -> str:
    """The name of the programs and styles of this release, in each address, so that no page mixes two releases."""
    return _digest(b"".join(map(_file, sorted(_STATIC))))


@cache
def _file(name: str) -> bytes:
    found = static_file(name) if name in _WITH_REPLAYS else (files("web") / "static" / name).read_bytes()
    return bare(found) if name in _SCRIPTS and name != _BUILT else found


def bare(script: bytes) -> bytes:
    """A program without what browsers need not load: indentation, types, comments, ends of lines, blanks."""
    plain = _INDENTED.sub(b"", _REMARKS.sub(rb"\1", _CASTS.sub(b"", _COMMENTS.sub(b"", script))))
    dense = _PLAIN.sub(lambda line: _APART.sub(rb"\1", line[0]), plain)
    return _GOES_ON.sub(rb"\1", dense)


@cache
def _packed(name: str) -> bytes:
    return gzip.compress(_file(name), 9)


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:12]
