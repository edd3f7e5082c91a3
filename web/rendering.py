"""Fills in the templates of pages, and answers with those that only say something: an error, or that a link opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any

from aiohttp import web
from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from engine.texts import Text, say
from face.pictures.alone import alone
from face.pictures.canvas import Picture
from face.replay.page import TEMPLATES
from face.replay.signs import draw_signs, sign_sheet
from face.wordings.reader import Reader
from face.wordings.texts import texts
from web.answers import PERSON_COOKIE, json_answer, language_of
from web.unchanging import files_version

NOT_IN = 401
_OPENING, _OPEN, _LATE = say("web-opening"), say("web-open"), say("web-late")
_FOR_GOOD = (200, NOT_IN, 403, 404, 410)  # asked for again it would be the same, or done


@cache
def _environment() -> tuple[Environment, str]:
    """The environment of all templates, which are compiled once for a process, and the name of this release."""
    loader = ChoiceLoader([PackageLoader("web"), TEMPLATES])
    made = Environment(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    version, signs = files_version(), sign_sheet()
    # Names what stays on a page that stands open: what it is sent later must fit it.
    around, *_ = loader.get_source(made, "page.html")
    release = sha256(f"{version}{signs}{around}".encode()).hexdigest()[:12]
    drawn = {"drawn": lambda name: Markup(alone(name))}  # noqa: S704  drawn by us
    made.globals |= {"version": version, "signs": signs, "release": release, **drawn}
    made.filters["signed"] = draw_signs
    return made, release


class Templates:
    """The templates of pages. `release`: names those of this release; parts of a page may not fit another's."""

    def __init__(self) -> None:
        self._environment, self.release = _environment()

    def rendered(self, template: str, **values: Any) -> str:
        """A template of ours, filled in."""
        return self._environment.get_template(template).render(values)

    def told(
        self, request: web.Request, status: int, *said: Text, ways: Sequence[tuple[str, str]] = ()
    ) -> web.Response:
        """Sentences, as a page or as the page's program reads them. A page that can be asked for again leads there.

        `ways`: addresses and words of further links.
        """
        reader = Reader(texts(language_of(request)))
        if "json" in request.headers.get("Accept", ""):
            return json_answer({"error": " ".join(reader.label(text, 300) for text in said)}, status)
        return self._gate(reader, *said, status=status, ways=[*_ways(request, status, reader), *ways])

    def opening(
        self, request: web.Request, token: str, said: Text = _OPENING, press: Text = _OPEN, slow: Text = _LATE
    ) -> web.Response:
        """A page that uses the link with that token by a press: whoever only looks at links uses none up.

        `said`: what it does; `press`: the words of the button; `slow`: what to do if it takes too long.
        """
        reader = Reader(texts(language_of(request)))
        return self._gate(reader, said, token=token, label=reader.label(press), late=reader.label(slow, 300))

    def _gate(self, reader: Reader, *said: Text, status: int = 200, **values: Any) -> web.Response:
        told = [reader.label(text, 300) for text in said]
        values = {"token": "", "ways": (), **values, "language": reader.texts.locale, "told": told}
        return web.Response(status=status, text=self.rendered("open.html", **values), content_type="text/html")


def way_to_all(request: web.Request) -> list[tuple[str, str]]:
    """Where a page leads once its table was left: to all tables, if its browser is signed in to somebody's."""
    if PERSON_COOKIE not in request.cookies:
        return []
    return [("/", Reader(texts(language_of(request))).label(say("mine-all")))]


def _ways(request: web.Request, status: int, reader: Reader) -> list[tuple[str, str]]:
    """Where a page leads that says that something could not be shown: there once more, and to its table."""
    table = request.match_info.get("table")
    if table is None or status in _FOR_GOOD:
        return []
    again = (str(request.rel_url), reader.label(say("web-again")))
    in_trial = request.path == f"/t/{table}/trial"  # what leads to the table itself says so
    home = (f"/t/{table}", reader.label(say("trial-back-to") if in_trial else say("web-back")))
    if request.method != "GET":
        return [home] if request.path != f"{home[0]}/open" else []
    return [again] if request.path == home[0] else [again, home]


def svg_of(picture: Picture | None) -> dict[str, Any] | None:
    """A picture as templates are given it, with its words for whoever hears the page."""
    if picture is None:
        return None
    svg = picture.svg[picture.svg.index("<svg") :]
    return {"svg": Markup(svg), "alt": picture.alt}  # noqa: S704
