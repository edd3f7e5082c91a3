"""Makes the page of a replay: one HTML file that needs nothing else, neither the network nor fonts of the reader."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from msgspec import Struct, field, json

from db.tables.store import number_of_table
from engine.packs import exact_key
from engine.texts import Param, SeatRef, Text, Typed, say
from face.core.face import face
from face.core.names import game_name, table_title
from face.pictures.theme import font_faces
from face.records.review import review_lines
from face.replay.scenes import ALL_READERS, TABLE_READER, Reel, ToldStep, board_reel, desk_reel, draw_words, tell_steps
from face.replay.signs import sign_sheet
from face.table.dossier import headline
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.proof.course import Course, course_of
from host.proof.export import GameExport
from host.proof.noted import Differs
from host.reviews.reviewed import Review, ReviewedAnswer

_PIECE = re.compile(r'<g id="[^"]*">.*?</g>(?=<g id=|</defs>)|<[^>]*>[^<]*')  # a whole sign, or a tag and its words
COMPRESSION = 6  # of gzip


class Pieces:
    """The different pieces of all scenes, numbered in the order they came."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def all(self) -> list[str]:
        """The pieces by their numbers."""
        return list(self._numbers)

    def of(self, parts: Iterable[str]) -> list[int]:
        """The numbers of these pieces."""
        return [self._numbers.setdefault(part, len(self._numbers)) for part in parts]


def _pieces_of(svg: str) -> list[str]:
    """A picture cut before each tag, its signs and emblems whole; its pieces in a row are the picture again."""
    return _PIECE.findall(svg)


def _packed(data: Any) -> str:
    """`data` as JSON, compressed, in letters that can stand in a page. The same data give the same letters."""
    return base64.b64encode(gzip.compress(json.encode(data), COMPRESSION, mtime=0)).decode()


class Rereader(Reader, frozen=True):
    """A reader who remembers what they have read. It lasts as long as the page that is made for them."""

    read: dict[tuple[bytes, int], str] = field(default_factory=dict)

    def label(self, text: Param, most: int = 80) -> str:
        """See `Reader.label`."""
        key = (json.encode(text), most)
        words = self.read.get(key)
        if words is None:
            words = self.read[key] = super().label(text, most)
        return words


_SHOWN = 16  # digits of the head
_MODULES = ("steps.js", "replay.js")  # the second imports the first
_BETWEEN_MODULES = re.compile(r"^(?:import .*\n|export )", re.MULTILINE)
TEMPLATES = PackageLoader("face.replay")
_TEMPLATES = Environment(
    loader=TEMPLATES, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)
_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; font-src data:"
LABELS = ("controls", "first", "back", "play", "on", "last", "slider", "eyes", "scenes", "log")


class Asked(Struct, frozen=True):
    """How a replay is wanted. `names`: of the seats, in their order; numbers stand for those that are missing.

    `practice`: it was a practice game, which an export does not say. `review`: the reader's own, as JSON, "" if they
    have none. `persons`: who played automatically, as of `Reader`: seat and number. `home`: the address to which it
    leads back, "" for a file of its own.
    """

    locale: str
    names: tuple[str, ...] = ()
    practice: bool = False
    review: str = ""
    persons: tuple[tuple[int, int], ...] = ()
    home: str = ""


class _Page(Struct, frozen=True):
    """The page, as the bytes of a file. `finding`: the first mistake in the export, None if it holds."""

    content: bytes
    finding: Differs | None


class NothingToShow(Exception):  # noqa: N818  names the finding
    """No move of the file can be played. `finding`: why."""

    def __init__(self, finding: Differs) -> None:
        super().__init__(str(finding))
        self.finding = finding


def prepare_locale(locale: str) -> None:
    """Loads wordings and fonts of a language: half of what a first page takes."""
    wordings = texts(locale)
    font_faces("".join(wordings.format(f"replay-{name}", {}) for name in LABELS))


def replay_page(export: GameExport, asked: Asked) -> _Page:
    """The page of a finished game. Raises OtherVersion if our rules or cards cannot play it, NothingToShow."""
    course = course_of(export)
    if not course.steps:
        raise NothingToShow(course.finding or Differs("no-moves"))
    wordings, its = texts(asked.locale), face(export.game)
    names = {seat: name for seat, name in enumerate(asked.names) if seat < course.seats}
    known, who = its.names(exact_key(export.pack[0], export.pack[2])), dict(asked.persons)
    reader = Rereader(wordings, names, known, export.game, None, who)
    number = table_title(export.table, practice=asked.practice)
    title = reader.label(say("replay-title", game=game_name(export.game), table=number), 200)
    kind = "picture-practice" if asked.practice else "picture-table"
    corner = reader.label(say(kind, table=number_of_table(export.table)))
    reels = [("board", say("replay-board"), board_reel(course, its, reader, corner))]
    own = {seat: Rereader(wordings, names, known, export.game, seat, who) for seat in range(course.seats)}
    for seat, theirs in own.items():
        reels.append((str(seat), say("replay-desk", seat=SeatRef(seat)), desk_reel(course, its, theirs, seat, corner)))
    reviewed = _reviewed(course, export.game, asked.review, own) if asked.review else []
    data, words = _data(reels, tell_steps(course, its, reader, own), course, reader, reviewed)
    return _Page(_filled(export, course, reader, title, asked.home, data, words), course.finding)


class _Reviewed(Struct, frozen=True):
    """A decision of the reader's review: the step in which it was made, its lines, and whether it mattered most."""

    step: int
    lines: list[str]
    costly: bool


def _reviewed(course: Course, game: str, body: str, own: Mapping[int, Reader]) -> list[_Reviewed]:
    """The decisions of a review that differ from a steward's, those that mattered most first."""
    review = json.decode(body, type=Review)
    if review.seat not in own:
        return []
    reader, costly = own[review.seat], review.costly()
    steps = {step.entry.number: at for at, step in enumerate(course.steps)}
    differing = [each for each in review.decisions if each.other is not None and each not in costly]
    return [
        _Reviewed(steps[each.number], _plain_lines(each, game, reader), each in costly)
        for each in (*costly, *differing)
        if each.number in steps
    ]


def _plain_lines(each: ReviewedAnswer, game: str, reader: Reader) -> list[str]:
    return review_lines(each, game, reader, lambda text: reader.plain(text, 400))


def _data(
    reels: list[tuple[str, Text, Reel]],
    steps: tuple[ToldStep, ...],
    course: Course,
    reader: Reader,
    reviewed: Sequence[_Reviewed] = (),
) -> tuple[str, str]:
    """The data of the page, packed, and all words in them."""
    pieces = Pieces()
    seats = [id for id, _, _ in reels if id.isdigit()]
    shown = []
    for id, title, reel in reels:
        scenes = [
            {
                "svg": pieces.of(_pieces_of(scene.svg)),
                "alt": pieces.of([scene.alt])[0],
                "lines": pieces.of(map(draw_words, scene.lines)),
            }
            for scene in reel.scenes
        ]
        eyes = [ALL_READERS, TABLE_READER, *seats] if id == "board" else [ALL_READERS, id]
        shown.append(
            {"id": id, "title": draw_words(reader.label(title)), "eyes": eyes, "scenes": scenes, "at": reel.at}
        )
    written = [
        {
            "move": of.entry.number,
            "moment": pieces.of([draw_words(step.moment)])[0],
            "lines": {eyes: pieces.of(map(draw_words, lines)) for eyes, lines in step.lines.items() if lines},
            "over": not of.game.asks(of.state),
        }
        for step, of in zip(steps, course.steps, strict=True)
    ]
    through = [
        {"id": ALL_READERS, "name": reader.label(say("replay-eyes-all"))},
        {"id": TABLE_READER, "name": reader.label(say("replay-eyes-table"))},
        *({"id": seat, "name": reader.label(SeatRef(int(seat)))} for seat in seats),
    ]
    words = {"in_words": reader.label(say("replay-in-words"))}
    data = {"pieces": pieces.all, "reels": shown, "steps": written, "eyes": through, "words": words}
    if reviewed:
        words["review"] = reader.label(say("review-title-page"))
        data["review"] = [
            {"step": each.step, "lines": pieces.of(map(draw_words, each.lines)), "costly": each.costly}
            for each in reviewed
        ]
        data["pieces"] = pieces.all
    return _packed(data), "".join(pieces.all)


def _filled(export: GameExport, course: Course, reader: Reader, title: str, home: str, data: str, words: str) -> bytes:
    script = _BETWEEN_MODULES.sub("", "".join(map(_static, _MODULES)))
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    result = "" if course.result is None else draw_words(reader.label(headline(course.result), 400))
    style = "".join((font_faces(words), _static("replay.css"), _static("steps.css")))
    page = _TEMPLATES.get_template("replay.html").render(
        language=reader.texts.locale,
        policy=Markup(f"{_POLICY}; script-src 'sha256-{digest}'"),  # noqa: S704  our own words
        title=title,
        home=home,
        result=Markup(result),  # noqa: S704  signs drawn, and nothing else is markup
        signs=sign_sheet(result + words),
        kind="holds" if course.finding is None else "wrong",
        check=" ".join(_check(export, course, reader)),
        style=Markup(style),  # noqa: S704
        data=data,
        script=Markup(script),  # noqa: S704
        say=lambda key: reader.label(Text(key), 400),
    )
    return page.encode()


def _check(export: GameExport, course: Course, reader: Reader) -> list[str]:
    if course.finding is not None:
        named = course.finding.details.items()
        details: dict[str, Param] = {name: Typed(value) if isinstance(value, str) else value for name, value in named}
        return [reader.label(say("replay-wrong", why=Text(f"differs-{course.finding.code}", details)), 1000)]
    said = [say("replay-holds", moves=len(export.moves), steps=len(course.steps), head=export.head[:_SHOWN])]
    if course.undone:
        said.append(say("replay-undone", count=course.undone))
    return [reader.label(text, 400) for text in said]


def _static(name: str) -> str:
    return static_file(name).decode()


def policy_of(page: bytes) -> str:
    """The policy that a replay's page has for itself: it loads nothing, and runs its own script alone."""
    found = re.search(rb'Content-Security-Policy" content="([^"]*)"', page)
    return "default-src 'none'" if found is None else found[1].decode()


def static_file(name: str) -> bytes:
    """A file that pages of tables share with replays. Raises OSError for a name that none has."""
    return (files(__package__) / "static" / name).read_bytes()
