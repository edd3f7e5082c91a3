"""A started table: answer, take back, drafts, desks, boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from db import records, store
from db.trouble import Trouble
from engine.core.chance import Chance
from engine.core.contract import Game, Outcome
from engine.core.forms import Draft, Form
from engine.core.refusals import MALFORMED, Refusal
from engine.core.texts import Text
from host import journal
from host.moves import Act, written
from host.premises import Premises
from host.showing import Sitting, board_of, desk_of, sitting
from host.tables import DRAFT_TOO_LARGE, TABLE_ENDED, Board, Desk, Told

LARGEST_DRAFT = 8192  # bytes of JSON
ANSWERS_LOOKED_AT = 50  # of one seat, for the one that is taken back

Step = Callable[[Game[Any], Any, int, Chance], Outcome]


class Play(Premises):
    """The use cases of a table that is played."""

    async def answer(self, table_id: int, person_id: int, ask_id: str, value: Mapping[str, Any], cause: str) -> Told:
        """Take an answer to an owed ask or a liberty: one move, told to others once something has settled.

        Raises Refusal from the rules, Trouble `not-seated`, `not-started`, `table-ended`, `table-closed`.
        """
        if not isinstance(value, Mapping):
            raise Refusal(MALFORMED, field="")
        given = dict(value)

        def step(game: Game[Any], state: Any, seat: int, chance: Chance) -> Outcome:
            return game.answer(state, seat, ask_id, given, chance)

        return await self._act(table_id, person_id, Act("answer", ask_id, given, cause), step)

    async def take_back(self, table_id: int, person_id: int, ask_id: str, cause: str) -> Told:
        """Reopen what this person has sealed; the sealed value becomes their draft.

        Raises Refusal `nothing-sealed`, and Trouble as `answer` does.
        """

        def step(game: Game[Any], state: Any, seat: int, chance: Chance) -> Outcome:
            return game.take_back(state, seat, ask_id)

        return await self._act(table_id, person_id, Act("take-back", ask_id, {}, cause), step)

    async def draft(self, table_id: int, person_id: int, ask_id: str, partial: dict[str, Any] | None) -> Desk:
        """Keep a half-made answer, or drop it (None). No move, no lock.

        Raises Refusal `not-asked`, `malformed`; Trouble `draft-too-large`, and as `answer` does.
        """
        text = None if partial is None else _draft_text(partial)
        seated = await self._playing(table_id, person_id)
        values = {"table": table_id, "seat": seated.seat, "ask": ask_id}
        drafts = {key: kept for key, kept in seated.drafts.items() if key != ask_id}
        if text is None:
            await self.database.write(records.DROP_DRAFT, values)
        else:
            seated.game.form(seated.state, seated.seat, ask_id, Draft(partial))  # refuses what is not asked
            await self.database.write(records.SAVE_DRAFT, {**values, "partial": text})
            drafts[ask_id] = msgspec.json.decode(text)
        return desk_of(replace(seated, drafts=drafts))

    async def form(
        self, table_id: int, person_id: int, ask_id: str, partial: dict[str, Any] | None
    ) -> tuple[Desk, Form, tuple[Text, ...]]:
        """One read for a renderer: the desk, the form as far as `partial` fills it in, and what it would do.

        `partial`: None for the draft that is kept.
        Raises Refusal `not-asked`; Trouble as `answer` does.
        """
        seated = await self._playing(table_id, person_id)
        game, state, seat = seated.game, seated.state, seated.seat
        given = seated.drafts.get(ask_id, {}) if partial is None else partial
        form = game.form(state, seat, ask_id, Draft(given))
        preview = () if form.problem else game.preview(state, seat, ask_id, form.value)
        return desk_of(seated), form, preview

    async def desk(self, table_id: int, person_id: int) -> Desk:
        """That person's desk now. Raises Trouble `no-such-table`, `not-seated`, `not-started`, `table-closed`."""
        return desk_of(sitting(await self.found(table_id, person_id), person_id))

    async def board(self, table_id: int) -> Board:
        """The public board. Raises Trouble `no-such-table`."""
        return board_of(await self.found(table_id))

    async def _playing(self, table_id: int, person_id: int) -> Sitting:
        return _in_play(sitting(await self.found(table_id, person_id), person_id))

    async def _act(self, table_id: int, person_id: int, act: Act, step: Step) -> Told:
        stirred = False

        async def work(connection: AsyncConnection, found: store.Found) -> Told:
            nonlocal stirred
            seated = sitting(found, person_id)
            if found.known:
                return Told(desk_of(seated), (), settled=False, repeated=True)
            game, state, seat = _in_play(seated).game, seated.state, seated.seat
            chance = Chance(found.seed or b"", found.epoch)
            outcome = step(game, state, seat, chance)
            writing = written(found, seated, act, outcome, chance.draws, self.entropy, self.clock())
            await store.append(connection, writing)
            stirred = writing.dirty or bool(writing.posts)
            drafts = seated.drafts
            if act.kind == "take-back":
                drafts = drafts | await _reopened(connection, table_id, seat, act.ask)
            table = replace(seated.table, status=writing.status, moment=writing.moment)
            present = replace(seated, table=table, state=outcome.state, drafts=drafts)
            told = tuple(text for one in outcome.happenings if (text := one.told(seat)) is not None)
            written_to = store.Post("player", person_id) in writing.posts
            return Told(desk_of(present), told, writing.settled, repeated=False, written_to=written_to)

        told = await self.locked(table_id, act.cause, person_id, work)
        if stirred:
            self.wake.set()
        return told


def _in_play(seated: Sitting) -> Sitting:
    if seated.table.status == "ended":
        raise Trouble(TABLE_ENDED)
    return seated


async def _reopened(connection: AsyncConnection, table_id: int, seat: int, ask_id: str) -> dict[str, dict[str, Any]]:
    """Make the value that was sealed a draft again."""
    values = {"table": table_id, "seat": seat, "limit": ANSWERS_LOOKED_AT}
    for row in await connection.execute(records.LAST_ANSWERS, values):
        entry = journal.read(row.entry)
        if entry.ask == ask_id:
            text = msgspec.json.encode(entry.value).decode()
            await connection.execute(
                records.SAVE_DRAFT, {"table": table_id, "seat": seat, "ask": ask_id, "partial": text}
            )
            return {ask_id: entry.value}
    return {}


def _draft_text(partial: dict[str, Any]) -> str:
    try:
        text = msgspec.json.encode(partial)
    except (TypeError, ValueError) as error:
        raise Refusal(MALFORMED, field="") from error
    if len(text) > LARGEST_DRAFT:
        raise Trouble(DRAFT_TOO_LARGE, most=LARGEST_DRAFT)
    return text.decode()
