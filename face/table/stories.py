"""The scene of a step for a thread: which one, its sentence, its picture. It knows what everybody was told, no more."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine.contract import Standing
from engine.packs import exact_key
from engine.texts import Text, say
from face.core.face import face
from face.core.scenes import END, END_RANK, ToldScene, best_scene
from face.pictures.canvas import Around, Picture
from face.pictures.stage.podium import podium_alt
from face.table.dossier import headline
from face.table.scenes import podium_of
from face.wordings.reader import Reader
from host.table.halting import describe_error
from host.values import Table

_log = logging.getLogger(__name__)


def looks_back(told: Sequence[Text], game: str) -> bool:
    """Whether the scenes of what was told depend on what was told before."""
    wanted = face(game).looks_back
    return bool(wanted) and any(_keys(text) & wanted for text in told)


def ends(told: Sequence[Text], game: str) -> bool:
    """Whether the game ends with what was told."""
    over = face(game).over
    return bool(over) and any(text.key == over for text in told)


def scene_of(
    told: Sequence[Text], earlier: Sequence[Text], table: Table, results: Sequence[Standing] | None
) -> ToldScene | None:
    """The scene of what the thread was told of a step, None for none.

    `earlier`: what it was told before, where `looks_back`; `results`: of a game that ends with it, which has been told.
    """
    found = list(face(table.game).scenes(tuple(told), tuple(earlier), exact_key(table.pack[0], table.pack[2])))
    if results and ends(told, table.game):
        places = tuple(results)
        found.append(ToldScene(END, END_RANK, headline(places), tuple(podium_alt(places)), places))
    return best_scene(found)


def scene_picture(scene: ToldScene, table: Table, reader: Reader, days: int | None = None) -> Picture | None:
    """The picture of a scene, None if its game does not draw it or the drawing is broken.

    `days`: on how many the game was played, for its end.
    """
    if scene.kind == END:
        return podium_of(table, scene.about, reader, days)
    corner = reader.label(say("picture-table", table=table.number))
    try:
        return face(table.game).scene_picture(scene, reader, Around(corner))
    except Exception as error:  # whatever is wrong with a scene, the words were told
        _log.error("a scene of table %s cannot be drawn: %s", table.id, describe_error(error))
        return None


def _keys(text: Text) -> set[str]:
    """The ids of a line and of the deeds in it."""
    deeds = getattr(text.params.get("deeds"), "items", ())
    return {text.key, *(deed.key for deed in deeds if isinstance(deed, Text))}
