"""Makes the pictures of a table: of its board, of a player's own desk, and of how it went once it is over."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from engine.contract import Standing
from engine.standing import find_decisive_loss, find_decisive_part
from engine.texts import SeatRef, Text, say
from face.core.face import face
from face.core.names import game_name
from face.pictures.canvas import Around, Picture
from face.pictures.charts import draw_charts
from face.pictures.heads import banded
from face.pictures.pieces import picture_reader
from face.pictures.stage.lobby_card import draw_lobby_card
from face.pictures.stage.podium import PodiumFact, podium_picture
from face.table.lobby_card import lobby_card, lobby_card_alt
from face.table.threats import told_threats
from face.wordings.reader import Reader
from host.proof.course import Dossier
from host.table.halting import describe_error
from host.values import Board, Desk, Table

TRIAL_COLOUR = "#7A4FB5"  # of trials, and of nothing else
MOST_ASKED = 200  # characters of a question in a picture

_log = logging.getLogger(__name__)


def board_picture(board: Board, reader: Reader, before: Any = None, *, whole: bool = False) -> Picture | None:
    """Returns the picture of a board for that reader, None if the game has none or its scene is broken.

    Its message says until when they have time, in the clock of whoever reads it. `before`: the onlooker's view on the
    picture before it; what has changed since is marked. `whole`: a finished board shows more than its
    result, for whoever has the room.
    """
    table, waiting = board.table, board.owers if board.owers or not board.owing else None
    if board.view is None:
        return None
    ranking = tuple(standing.seat for standing in board.results or ())

    def make() -> Picture | None:
        threats = told_threats(table.game, board.view)
        title = _title(table, reader)
        around = Around(title, waiting, before=before, ranking=ranking, threats=threats, whole=whole)
        return face(table.game).board_picture(board.view, reader, around)

    return made_picture(table, make)


def desk_picture(desk: Desk, reader: Reader) -> Picture | None:
    """Returns the picture of a player's own desk, None if the game has none or its scene is broken."""
    table = desk.table
    waiting = (desk.seat,) if desk.ask is not None else () if desk.results is not None else None
    around = Around(_title(table, reader), waiting, draft=drawn_draft(desk))
    return made_picture(table, lambda: face(table.game).desk_picture(desk.view, reader, around))


def own_picture(desk: Desk, reader: Reader, before: Any = None) -> Picture | None:
    """Returns the picture of a player's own area for the message of their desk, None as above.

    The message itself says until when they have time, and what happens. `before`: their earlier view; what has changed
    since is marked. That of a trial stands beneath a band that says so.
    """
    table, ask, its = desk.table, desk.ask, face(desk.table.game)
    asked = None if ask is None else its.asked(desk.view, ask)
    drawn, in_full = (
        "" if asked is None else each.label(asked, MOST_ASKED) for each in (picture_reader(reader), reader)
    )
    waiting = (desk.seat,) if ask else None
    around = Around(_title(table, reader), waiting, drawn, in_full, draft=drawn_draft(desk), before=before)

    def make() -> Picture | None:
        picture = its.short_desk_picture(desk.view, reader, around)
        trial = picture is not None and table.trial_of is not None
        return banded(picture, _trial(table, reader), TRIAL_COLOUR) if picture is not None and trial else picture

    return made_picture(table, make)


def drawn_draft(desk: Desk) -> dict[str, Any]:
    """The half-made answer to the present question, where the picture of a player's own area shows it."""
    ask = desk.ask
    if ask is None or ask.kind not in face(desk.table.game).drawn_drafts:
        return {}
    return desk.drafts.get(ask.id, {})


def drafted_view(desk: Desk) -> Any:
    """The view of a desk with what the half-made answer to its question spends taken from its player's own things."""
    return face(desk.table.game).as_drafted(desk.view, drawn_draft(desk))


def lobby_picture(table: Table, reader: Reader) -> Picture | None:
    """Returns the picture of a lobby, made to be forwarded: public facts alone. None if its scene is broken."""
    return made_picture(table, lambda: draw_lobby_card(lobby_card(table, reader), lobby_card_alt(table, reader)))


def podium_of(table: Table, results: Sequence[Standing], reader: Reader, days: int | None = None) -> Picture | None:
    """Returns the picture of how a game has ended, to be forwarded, None if it has no standing or its scene is broken.

    `days`: on how many it was played, None if that is not known.
    """
    if not results:
        return None
    name, colour = reader.label(game_name(table.game)), face(table.game).colour
    facts = podium_facts(results, days)
    return made_picture(table, lambda: podium_picture(results, reader, name, _title(table, reader), colour, facts))


def podium_facts(results: Sequence[Standing], days: int | None) -> tuple[PodiumFact, ...]:
    """What stands beneath a podium: what decided the game, and on how many days it was played."""
    part, loss = find_decisive_part(results), find_decisive_loss(results)
    decided = _tie_of_victory(results) if part is None else say("podium-decided", part=part.name, points=part.points)
    if loss is not None:
        seat, lost = loss
        decided = say("podium-lost", part=lost.name, points=-lost.points, seat=SeatRef(seat))
    facts = () if decided is None else (PodiumFact("points", decided),)
    return (*facts, *((PodiumFact("hourglass", say("podium-days", days=days)),) if days else ()))


def _tie_of_victory(results: Sequence[Standing]) -> Text | None:
    """What put the winner ahead of the second, who has as many points; None without such a winner."""
    best, rival = results[0], results[0].rival
    shared = rival.outcome == "shared" if rival is not None else sum(each.place == 1 for each in results) > 1
    if shared:
        return None
    lost = rival is not None and rival.outcome == "lost"
    winner, tie = (rival.name, rival.tie) if rival is not None and lost else (SeatRef(best.seat), best.tie)
    return None if tie is None else say("podium-tie", seat=winner, tie=tie)


def charts_picture(dossier: Dossier, reader: Reader) -> Picture | None:
    """Returns the charts of a finished game, None if the game has none or their scene is broken."""
    table = dossier.board.table
    name, colour = reader.label(game_name(table.game)), face(table.game).colour
    return made_picture(table, lambda: draw_charts(dossier.chronicle, reader, name, _title(table, reader), colour))


def made_picture(table: Table, make: Callable[[], Picture | None]) -> Picture | None:
    """The picture that `make` makes for a table, None where it fails: whatever it shows is said in words too."""
    try:
        return make()
    except Exception as error:  # whatever is wrong with a scene, the text is there
        _log.error("a picture of table %s cannot be made: %s", table.id, describe_error(error))
        return None


def _trial(table: Table, reader: Reader) -> str:
    """What the band above the picture of a trial says: that it is one, and which world it is in."""
    return reader.label(say("picture-trial-world", world=table.world) if table.world else say("picture-trial"))


def _title(table: Table, reader: Reader) -> str:
    if table.trial_of is not None:
        return reader.label(say("picture-trial"))
    return reader.label(say("picture-practice" if table.practice else "picture-table", table=table.number))
