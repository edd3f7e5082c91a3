"""Makes the page of a table for one person: the line on top, desk, own area, news, board and log.

Each part is HTML of its own with a digest, and a browser is sent those that have changed.
"""

from __future__ import annotations

from datetime import UTC
from typing import Any

from msgspec.structs import replace

from face.core.names import own_reader, suspicions_of
from host.clocks.calendar import read_zone
from host.house import House
from host.people.page_sessions import PageSession
from host.trials import may_try
from host.values import Desk, PersonSettings, Table
from host.workers.allowances import in_thread
from web.presses import Told
from web.rendering import Templates
from web.table.drawing import PageDrawing
from web.table.ending import read_ending
from web.table.kept_parts import KeptParts
from web.table.parts import Looking, PageParts
from web.table.told import Known, answered_elsewhere, known_to
from web.table.tools import ways_of_commands
from web.words import Whereabouts


class Pages:
    """Makes pages of tables of `templates`, by default its own."""

    def __init__(self, house: House, templates: Templates | None = None, *, rematches: bool = False) -> None:
        """`rematches`: another game can be asked for on them."""
        self._house = house
        self._rematches = rematches
        self._templates = templates or Templates()
        self.kept: KeptParts[Any] = KeptParts()

    async def parts(
        self, session: PageSession, looking: Looking, told: Told | None = None, *, looked: bool = True
    ) -> PageParts:
        """The page as that person may see it now. `told`: after a press of theirs; `looked`: False to compare it only.

        What is only compared does not say how many are waited for, so that a secret answer of others changes nothing in
        it. Raises Trouble `no-such-table`.
        """
        settings = await self._house.settings.player(session.person_id)
        board, reading, stored = await self._house.play.board_and_desk(session.table_id, session.person_id)
        if not looked and not board.owers:
            board = replace(board, owing=min(1, board.owing))
        if told is not None:
            reading = told.reading
        log = None if board.view is None else await self._house.stories.log_of(stored, session.person_id)
        newest = log.moves[-1].number if log is not None and log.moves else 0
        moves = Known(()) if log is None else known_to(log)
        known = moves.count(newest)
        if not 0 <= looking.since <= known:  # the page is opened now, or a rewind has undone what they knew
            looking = replace(looking, since=moves.count(log.upto) if log is not None and log.upto else known)
        if log is not None:
            looking = replace(looking, since=max(looking.since, moves.count(answered_elsewhere(log))))
        drawing = self._drawing(board.table, settings, looking, counts=looked)
        drawing.compared = not looked
        drawing.stored, drawing.person_id, drawing.requests = stored, session.person_id, stored.requests
        if reading is not None and may_try(board.table):
            drawing.trial = await self._house.trials.open_at(session.table_id, session.person_id)
        if stored.voting:
            drawing.votes = tuple(vote for vote in await self._house.votes.of_late(board.table) if vote.state == "open")
        if reading is not None:
            await self._own_to(drawing, reading.desk, session)
        if reading is not None and reading.desk.lesson_done is not None:
            drawing.as_steward = await self._house.lessons.as_steward(board.table)
        if board.results is not None and board.table.lesson is None:
            drawing.ended = await read_ending(self._house, board, session.person_id, rematches=self._rematches)
        drawing.since = moves.number(looking.since)
        drawing.tells_news = known > looking.since
        if looked and board.view is not None and drawing.tells_news and board.results is None:
            drawing.before = await self._house.past.view_at(session.table_id, drawing.since)
        html = await in_thread(drawing.all, board, reading, told, log)
        if looked and log is not None and log.seat is not None and newest > log.upto:
            await self._house.stories.seen(session.table_id, session.person_id, 0, newest)
        return drawing.parts(html, reading, known)

    async def drafted(
        self, session: PageSession, looking: Looking, told: Told, own: str | None = None, *, looked: bool = True
    ) -> PageParts:
        """The parts that a draft can change. `own`: the own area, if it was drawn for that draft already."""
        settings = await self._house.settings.player(session.person_id)
        drawing = self._drawing(told.reading.desk.table, settings, looking, counts=looked)
        await self._own_to(drawing, told.reading.desk, session)
        html = await in_thread(drawing.drafted, told, own)
        return drawing.parts(html, told.reading)

    async def _own_to(self, drawing: PageDrawing, desk: Desk, session: PageSession) -> None:
        """Gives a drawing what its reader alone is shown: the hint they asked for, and what their notes say."""
        drawing.hint = self._house.hints.given_to(desk, session.person_id)
        if desk.results is None and suspicions_of(desk):
            drawing.suspect(desk, await self._house.notes.suspicions(session.table_id, session.person_id))

    def _drawing(self, table: Table, settings: PersonSettings, looking: Looking, *, counts: bool) -> PageDrawing:
        reader = own_reader(table, settings.locale, settings.id)
        ways = ways_of_commands(table, reader)
        place = Whereabouts(reader.texts.locale.replace("-", "_"), read_zone(settings.zone) or UTC, ways)
        return PageDrawing(self._templates, self.kept, table, reader, place, looking, counts=counts)
