"""What the page of a finished table tells: how it ended, awards, last words, what mattered, and what leads on.

All of it is told with the parts of the face that Discord's closing message and dossier are made of.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from db.trouble import MACHINE_EXHAUSTED
from engine.extras.chronicle import Chronicle
from engine.texts import Text, say
from face.core.remarks import last_words, remark_lines
from face.records.review import review_pages
from face.table.dossier import ending_in_words, first_awards, rating_line
from face.table.outlook import temper_lines
from face.table.scenes import podium_facts, podium_of
from face.wordings.reader import Reader
from host.house import House
from host.reviews.reviews import TableReview, may_review
from host.table.halting import is_of_machine
from host.values import Board, Table, Trouble
from web.rendering import svg_of

_log = logging.getLogger(__name__)


class Ended(Struct, frozen=True):
    """What is known of a game that is over, for one reader.

    `chronicle`: None where the game tells none; `days`: on how many it was played; `ratings`: what it has changed, None
    for nothing; `review`: the reader's own, None until it is worked out; `reviewed`: whether there can be one;
    `rematch`: whether they can ask for another game; `again`: for one like it, with automatic players.
    """

    chronicle: Chronicle | None
    days: int | None
    ratings: Text | None
    review: TableReview | None
    reviewed: bool
    rematch: bool
    again: bool


async def read_ending(house: House, board: Board, person_id: int, *, rematches: bool) -> Ended:
    """Reads what the page of a finished table tells that person. An end without a chronicle is told without it.

    `rematches`: another game can be asked for on pages.
    """
    table = board.table
    try:
        chronicle = (await house.chronicles.read(table.id)).chronicle
    except Exception as error:
        if is_of_machine(error) or (isinstance(error, Trouble) and error.code == MACHINE_EXHAUSTED):
            raise
        _log.info("table %s ends without awards: %r", table.id, error)
        chronicle = None
    reviewed = may_review(table, person_id)
    return Ended(
        chronicle,
        await house.lookups.days_played(table.id),
        rating_line(table, await house.record_reading.changes(table.id)),
        await house.reviews.kept(table.id, person_id) if reviewed else None,
        reviewed,
        rematches and not table.placeless and table.card(person_id) is not None,
        offers_again(table, person_id),
    )


def offers_again(table: Table, person_id: int) -> bool:
    """Whether somebody can begin another game like that one: they have played it out with automatic players."""
    theirs = table.practice and table.card(person_id) is not None
    return theirs and table.status == "ended" and table.lesson is None and table.trial_of is None


def ending_values(
    board: Board, ended: Ended, reader: Reader, everybody: Reader, blocks: Callable[[str], Markup]
) -> dict[str, Any]:
    """The values of the template of an ending. `everybody`: reads what is the same for all, and names the reader, too.

    `blocks`: makes HTML of the lines of a message.
    """
    table, results = board.table, board.results or ()
    picture = podium_of(table, results, reader, ended.days)
    facts = [each.text for each in podium_facts(results, ended.days)]
    chronicle, at = ended.chronicle, f"/t/{table.id}"
    links = [(f"{at}/dossier", say("ending-dossier"))] if chronicle is not None and chronicle.sections else []
    links += [(f"{at}/replay", say("dossier-replay"))] if board.head else []
    links += [(f"{at}/review", say("review-button"))] if ended.reviewed else []
    return {
        "picture": svg_of(picture),
        "decided": blocks("" if picture is not None else reader.lines(facts)),
        "told": blocks(ending_in_words(results, reader, corrected=table.corrected)),
        "rematch": f"{at}/rematch" if ended.rematch else "",
        "again": f"{at}/again" if ended.again else "",
        "ratings": blocks("" if ended.ratings is None else reader.line(ended.ratings)),
        "links": [(address, reader.label(words)) for address, words in links],
        "awards": blocks("" if chronicle is None else first_awards(chronicle, everybody)),
        "last_words": blocks(remark_lines(last_words(results, table), everybody)),
        "tempers": blocks(everybody.lines(temper_lines(table))),
        "mattered": blocks("" if ended.review is None else review_pages(replace(ended.review, results=()), reader)[0]),
    }
