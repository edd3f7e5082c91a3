"""Makes what all answers to browsers have in common: headers, JSON, the cookie; and reads what requests send."""

from __future__ import annotations

import gzip
import hmac
from collections.abc import Callable
from hashlib import sha256
from time import perf_counter
from typing import TypeVar

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from db.storable import is_storable
from host.people.page_sessions import SESSION_LASTS
from host.workers.allowances import in_thread

COOKIE = "pactum"
PERSON_COOKIE = "pactum-me"  # of a browser that is signed in to all tables of a person
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors "
)
IN_NO_FRAME = "'none'"
_HOW_MUCH = 6  # of nine levels of compression: higher ones cost more than they save
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

_OWN_SITE = ("same-origin", "none")  # a page of ours asks, or somebody who typed the address
STRICT = "max-age=31536000"  # seconds, for which browsers ask by https alone

_T = TypeVar("_T")


def number_sent(words: str, digits: int = 18) -> int | None:
    """Reads a number that a browser has sent, of so many digits at most; None for anything else."""
    return int(words) if words.isascii() and words.isdecimal() and len(words) <= digits else None


def dressed(answer: web.StreamResponse, frames: str = IN_NO_FRAME) -> web.StreamResponse:
    """Adds the headers of all answers. `frames`: the origins that may show it in a frame.

    An answer with a Content-Security-Policy of its own keeps that beside.
    """
    answer.headers.update(_HEADERS)
    own = answer.headers.get("Content-Security-Policy")
    answer.headers["Content-Security-Policy"] = f"{own}; frame-ancestors {frames}" if own else _POLICY + frames
    answer.headers.setdefault("Cache-Control", "no-store")
    return answer


def takes_gzip(request: web.Request) -> bool:
    """Whether the browser can read what is compressed."""
    return "gzip" in request.headers.get("Accept-Encoding", "")


async def compress(request: web.Request, answer: web.Response) -> None:
    """Compresses an answer for a browser that can read it, in a thread, so that others are answered meanwhile.

    If another site may have made the address, the answer is not compressed. It repeats some of the address beside
    secret cards and the token of presses, and whoever overhears the line could guess these bit by bit by its length.
    """
    answer.headers.setdefault("Vary", "Accept-Encoding")
    if request.method == "GET" and request.query and request.headers.get("Sec-Fetch-Site", "") not in _OWN_SITE:
        return
    if "Content-Encoding" in answer.headers or answer.content_type.startswith("font/"):  # packed already
        return
    if not takes_gzip(request):
        return
    assert isinstance(answer.body, bytes)  # noqa: S101  it is made here
    answer.body = await in_thread(gzip.compress, answer.body, _HOW_MUCH)
    answer.headers["Content-Encoding"] = "gzip"


def let_in(answer: web.StreamResponse, table_id: int, cookie: str, *, secure: bool) -> None:
    """Gives the browser the cookie of its session, for that table alone."""
    answer.set_cookie(
        COOKIE,
        cookie,
        path=f"/t/{table_id}",
        max_age=int(SESSION_LASTS.total_seconds()),
        secure=secure,
        httponly=True,
        samesite="Lax",
    )


def keep_signed_in(answer: web.StreamResponse, cookie: str, *, secure: bool) -> None:
    """Gives the browser the cookie by which it is signed in to all tables of a person."""
    seconds = int(SESSION_LASTS.total_seconds())
    answer.set_cookie(PERSON_COOKIE, cookie, path="/", max_age=seconds, secure=secure, httponly=True, samesite="Lax")


def cookies_of(request: web.Request) -> list[str]:
    """What the browser brings by which a page may open: of its link to that table, then of its person."""
    return list(filter(None, (request.cookies.get(COOKIE), request.cookies.get(PERSON_COOKIE))))


def let_in_framed(answer: web.StreamResponse, table_id: int, cookie: str) -> None:
    """Gives a browser the cookie in Discord's frame, which it keeps apart from that of a window of its own.

    The header is written by hand, as Python knows `Partitioned` from 3.14 on.
    """
    seconds = int(SESSION_LASTS.total_seconds())
    answer.headers.add(
        "Set-Cookie",
        f"{COOKIE}={cookie}; Path=/t/{table_id}; Max-Age={seconds}; HttpOnly; Secure; SameSite=None; Partitioned",
    )


def json_answer(said: object, status: int = 200) -> web.Response:
    """The answer that a page's program reads."""
    return web.Response(body=msgspec.json.encode(said), status=status, content_type="application/json")


class NotReadable(Exception):  # noqa: N818  refused where it is read
    """What somebody sent has not the shape that is expected."""


def read_json(body: bytes, kind: type[_T]) -> _T:
    """Reads JSON of that kind. Raises NotReadable for anything else, also if it is too deep or cannot be stored."""
    try:
        sent = msgspec.json.decode(body)
        if is_storable(sent):
            return msgspec.convert(sent, kind)
    except (ValueError, RecursionError):  # no JSON, no text, of another shape, lists in lists in lists
        pass
    raise NotReadable


async def read_form(request: web.Request) -> dict[str, str]:
    """Reads the fields of a form as text. Raises HTTPBadRequest if it is none."""
    try:
        return {name: str(value) for name, value in (await request.post()).items()}
    except (ValueError, LookupError, AssertionError, RuntimeError):  # no text, no known encoding, parts without an end
        raise web.HTTPBadRequest from None


def csrf_of(cookie: str) -> str:
    """The token that a page of ours sends with a press, and that no other site can know."""
    return hmac.new(cookie.encode("utf-8", "replace"), b"pactum page", sha256).hexdigest()


def language_of(request: web.Request) -> str:
    """The first language that a browser asks for, English if it names none."""
    return request.headers.get("Accept-Language", "en").split(",")[0].split(";")[0].strip()[:20] or "en"


def kind_of_page(request: web.Request) -> str:
    """What was asked for, whoever and whichever table it is about: "t-press", "root", "unknown"."""
    resource = request.match_info.route.resource
    if resource is None:
        return "unknown"
    parts = [part for part in resource.canonical.split("/") if part and "{" not in part]
    return "-".join(parts) or "root"


def telling_of_answers(
    told: Callable[[str, int, float], None],
) -> Middleware:
    """A middleware that says of each answer its kind, status and seconds; not of streams, which last."""

    @web.middleware
    async def around(request: web.Request, handler: Handler) -> web.StreamResponse:
        began = perf_counter()
        answer = await handler(request)
        if isinstance(answer, web.Response):
            told(kind_of_page(request), answer.status, perf_counter() - began)
        return answer

    return around
