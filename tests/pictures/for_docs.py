"""Draws the pictures of docs/pictures anew, those of phones aside: `python -m tests.pictures.for_docs docs/pictures`.

Every game is played by stewards; boards and desks show the middle of it. Look at them before they are committed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.registry import game as rules_of
from face.core.face import face
from face.core.names import game_name
from face.pictures.canvas import Around, Picture
from face.pictures.charts import draw_charts
from face.pictures.png.worker import svg_to_png
from face.pictures.theme import PICTURE_WIDTH, font_files
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.log import journal
from host.proof.course import chronicle_of
from host.proof.export import parse_export
from host.proof.replay import Log, walk_log
from tests.pictures.stories import played
from tools.simulated import SimulatedTable

NAMES = dict(enumerate(("Mathilda", "Brother Anselm", "Dame Odile", "Master Corvin", "Ysolde")))
SEATS = {"devil": 4, "architects": 5, "paladins": 4}
SEED, LEVEL = 7, "apprentice"
WIDE = 600  # pixels of a picture in the docs
ASKED = {"devil": "plan", "architects": "turn", "paladins": "turn"}  # what is asked where boards and desks are shown
SHORT = {"devil": "viewing", "architects": "turn", "paladins": "turn"}  # and where short desks are
SCENES = {"devil": "masks", "architects": "capture", "paladins": "journey"}  # which scene is shown
BEFORE = {"devil": 24, "architects": 2, "paladins": 2}  # moves since the step from which boards mark what has changed


def pictures(game_id: str) -> dict[str, Picture | None]:
    """Board, desk, short desk, scene and charts of a game, by the ends of their names."""
    rules, look = rules_of(game_id), face(game_id)
    export = parse_export(SimulatedTable(rules, SEATS[game_id], SEED, 0, policies=(LEVEL,) * SEATS[game_id]).export())
    log = Log(
        tuple(journal.read_entry(msgspec.json.encode(move)) for move in export.moves),
        bytes.fromhex(export.opening_seed),
    )
    states = [step.state for step in walk_log(log)]
    at = _middle(rules, states, ASKED[game_id])
    state, before = states[at], states[at - BEFORE[game_id]]
    waiting = tuple(sorted(rules.asks(state)))
    around = Around("Table 12", waiting, before=rules.view(before, None))
    reader = Reader(texts("en"), NAMES, look.name, game_id, None)
    short = states[_middle(rules, states, SHORT[game_id])]
    chronicle = chronicle_of(game_id, log)
    scene = next(one.scene for game in played(game_id) for one in game if one.scene.kind == SCENES[game_id])
    name = reader.label(game_name(game_id))
    return {
        "board": look.board_picture(rules.view(state, None), reader, around),
        "desk": _desk(game_id, state, waiting[0], look.desk_picture),
        "desk-short": _desk(game_id, short, min(rules.asks(short)), look.short_desk_picture),
        "scene": look.scene_picture(scene, reader, around),
        "charts": chronicle and draw_charts(chronicle, reader, name, "Table 12", face(game_id).colour),
    }


def _middle(rules: Any, states: Sequence[Any], kind: str) -> int:
    """The place of a state after the middle of the game in which such a question is asked."""
    asked = [at for at, state in enumerate(states) if kind in {ask.kind for ask in rules.asks(state).values()}]
    return asked[len(asked) * 3 // 5]


def _desk(game_id: str, state: Any, seat: int, draw: Callable[[Any, Reader, Around], Picture | None]) -> Picture | None:
    rules, own = rules_of(game_id), Reader(texts("en"), NAMES, face(game_id).name, game_id, seat)
    asked = own.label(rules.asks(state)[seat].prompt, 200)
    return draw(rules.view(state, seat), own, Around("Table 12", (seat,), asked))


def main(out: Path) -> None:
    """Write all pictures into the folder."""
    for game_id in SEATS:
        for what, picture in pictures(game_id).items():
            if picture is not None:
                high = round(picture.height * WIDE / PICTURE_WIDTH)
                svg = re.sub(
                    r'width="[0-9.]+" height="[0-9.]+"', f'width="{WIDE}" height="{high}"', picture.svg, count=1
                )
                (out / f"{game_id}-{what}.png").write_bytes(svg_to_png(svg, font_files()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
