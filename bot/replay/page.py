"""Makes the page of a replay: one HTML file that needs nothing else, neither the network nor fonts of the reader."""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape
from importlib.resources import files

from msgspec import Struct

from bot.desk.ending import headline
from bot.games.face import face
from bot.games.readers import game_name, number_of
from bot.kit.reader import Reader
from bot.kit.texts import texts
from bot.pictures.embedded import font_faces
from bot.replay.packing import Pieces, packed, pieces_of
from bot.replay.rereading import Rereader
from bot.replay.scenes import Reel, board_reel, desk_reel
from bot.replay.told import ALL, TABLE, Told, told
from engine.core.packs import exact
from engine.core.texts import Param, SeatRef, Text, Typed, say
from host.proof.course import Course, course_of
from host.proof.export import GameExport
from host.proof.verify import Differs

SHOWN = 16  # digits of the head
MARK = re.compile(r"%%(\w+)%%")  # a place to fill in
POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; font-src data:"
LABELS = ("controls", "first", "back", "play", "on", "last", "slider", "eyes", "scenes", "log")


class Asked(Struct, frozen=True):
    """How a replay is wanted. `names`: of the seats, in their order; numbers stand for those that are missing.

    `practice`: it was a practice game, which an export does not say.
    """

    locale: str
    names: tuple[str, ...] = ()
    practice: bool = False


class Page(Struct, frozen=True):
    """The page, as the bytes of a file. `finding`: the first mistake in the export, None if it holds."""

    content: bytes
    finding: Differs | None


class NothingToShow(Exception):  # noqa: N818  names the finding
    """No move of the file can be played. `finding`: why."""

    def __init__(self, finding: Differs) -> None:
        super().__init__(str(finding))
        self.finding = finding


def prepare(locale: str) -> None:
    """Loads wordings and fonts of a language: half of what a first page takes."""
    wordings = texts(locale)
    font_faces("".join(wordings.format(f"replay-{name}", {}) for name in LABELS))


def replay_page(export: GameExport, asked: Asked) -> Page:
    """The page of a finished game. Raises OtherVersion if our rules or cards cannot play it, NothingToShow."""
    course = course_of(export)
    if not course.steps:
        raise NothingToShow(course.finding or Differs("no-moves"))
    wordings, its = texts(asked.locale), face(export.game)
    names = {seat: name for seat, name in enumerate(asked.names) if seat < course.seats}
    reader = Rereader(wordings, names, its.names(exact(export.pack[0], export.pack[2])), export.game)
    number = number_of(export.table, practice=asked.practice)
    title = reader.label(say("replay-title", game=game_name(export.game), table=number), 200)
    reels = [("board", say("replay-board"), board_reel(course, its, reader, title))]
    own = {seat: Rereader(wordings, names, reader.name_of, export.game, seat) for seat in range(course.seats)}
    for seat, theirs in own.items():
        reels.append((str(seat), say("replay-desk", seat=SeatRef(seat)), desk_reel(course, its, theirs, seat, title)))
    data, words = _data(reels, told(course, its, reader, own), reader)
    return Page(_filled(export, course, reader, title, data, words), course.finding)


def _data(reels: list[tuple[str, Text, Reel]], steps: tuple[Told, ...], reader: Reader) -> tuple[str, str]:
    """The data of the page, packed, and all words in them."""
    pieces = Pieces()
    seats = [id for id, _, _ in reels if id.isdigit()]
    shown = []
    for id, title, reel in reels:
        scenes = [
            {
                "svg": pieces.of(pieces_of(scene.svg)),
                "alt": pieces.of([scene.alt])[0],
                "lines": pieces.of(scene.lines),
            }
            for scene in reel.scenes
        ]
        eyes = [ALL, TABLE, *seats] if id == "board" else [ALL, id]
        shown.append({"id": id, "title": reader.label(title), "eyes": eyes, "scenes": scenes, "at": reel.at})
    written = [
        {
            "moment": pieces.of([step.moment])[0],
            "lines": {eyes: pieces.of(lines) for eyes, lines in step.lines.items() if lines},
        }
        for step in steps
    ]
    through = [
        {"id": ALL, "name": reader.label(say("replay-eyes-all"))},
        {"id": TABLE, "name": reader.label(say("replay-eyes-table"))},
        *({"id": seat, "name": reader.label(SeatRef(int(seat)))} for seat in seats),
    ]
    words = {"in_words": reader.label(say("replay-in-words"))}
    data = {"pieces": pieces.all, "reels": shown, "steps": written, "eyes": through, "words": words}
    return packed(data), "".join(pieces.all)


def _filled(export: GameExport, course: Course, reader: Reader, title: str, data: str, words: str) -> bytes:
    script, style = _static("replay.js"), _static("replay.css")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    check = _check(export, course, reader)
    parts = {
        "language": reader.texts.locale,
        "policy": f"{POLICY}; script-src 'sha256-{digest}'",
        "title": escape(title),
        "result": escape("" if course.result is None else reader.label(headline(course.result), 400)),
        "kind": "holds" if course.finding is None else "wrong",
        "check": escape(" ".join(check)),
        "noscript": escape(reader.label(say("replay-noscript"), 400)),
        "keys": escape(reader.label(say("replay-keys"), 400)),
        "fonts": font_faces(words),
        "style": style,
        "data": data,
        "script": script,
    }
    parts |= {f"label_{name}": escape(reader.label(say(f"replay-{name}"))) for name in LABELS}
    # In one pass: what is filled in may look like a mark itself, as names of people can.
    return MARK.sub(lambda mark: parts[mark[1]], _static("replay.html")).encode()


def _check(export: GameExport, course: Course, reader: Reader) -> list[str]:
    if course.finding is not None:
        named = course.finding.details.items()
        details: dict[str, Param] = {name: Typed(value) if isinstance(value, str) else value for name, value in named}
        return [reader.label(say("replay-wrong", why=Text(f"differs-{course.finding.code}", details)), 1000)]
    said = [say("replay-holds", moves=len(export.moves), head=export.head[:SHOWN])]
    if course.undone:
        said.append(say("replay-undone", count=course.undone))
    return [reader.label(text, 400) for text in said]


def _static(name: str) -> str:
    return (files(__package__) / "static" / name).read_text(encoding="utf-8")
