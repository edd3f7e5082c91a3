"""A started table: answer, take back, drafts, desks, boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
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
from host.epochs import plain
from host.moves import Act, written
from host.premises import Premises, unfrozen
from host.showing import Sitting, board_of, desk_of, sitting
from host.tables import DRAFT_TOO_LARGE, TABLE_ENDED, Board, Desk, Told
from host.ticking import Ticking, ticking

LARGEST_DRAFT = 8192  # bytes of JSON
BY_HAND = ("answer", "take-back")  # kinds of moves that show that somebody is there
ANSWERS_LOOKED_AT = 50  # of one seat, for the one that is taken back

Step = Callable[[Game[Any], Any, int, Chance], Outcome]


class Done(Struct, frozen=True):
    """A move that was made. `soon`: a standing order answers what is asked now at once."""

    outcome: Outcome
    writing: store.Writing
    soon: bool
    tick: Ticking


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
            async with self.guarded(table_id):
                self._form(seated, ask_id, partial or {})  # refuses what is not asked
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
        async with self.guarded(table_id):
            form, preview = self._form(seated, ask_id, seated.drafts.get(ask_id, {}) if partial is None else partial)
            return desk_of(seated), form, preview

    async def desk(self, table_id: int, person_id: int) -> Desk:
        """That person's desk now. Raises Trouble `no-such-table`, `not-seated`, `not-started`, `table-closed`."""
        found = await self.found(table_id, person_id)
        async with self.guarded(table_id):
            return desk_of(sitting(found, person_id))

    async def board(self, table_id: int) -> Board:
        """The public board. Raises Trouble `no-such-table`."""
        found = await self.found(table_id)
        async with self.guarded(table_id):
            return board_of(found)

    async def _playing(self, table_id: int, person_id: int) -> Sitting:
        return in_play(sitting(unfrozen(await self.found(table_id, person_id)), person_id))

    def _form(self, seated: Sitting, ask_id: str, given: Mapping[str, Any]) -> tuple[Form, tuple[Text, ...]]:
        """The form of a question as far as `given` fills it in, and what that would do. Raises Refusal `not-asked`."""
        game, state, seat = seated.game, seated.state, seated.seat
        form = game.form(state, seat, ask_id, Draft(given))
        return form, () if form.problem else game.preview(state, seat, ask_id, form.value)

    async def _act(self, table_id: int, person_id: int, act: Act, step: Step) -> Told:
        done: Done | None = None

        async def work(connection: AsyncConnection, found: store.Found) -> Told:
            nonlocal done
            done = None
            seated = sitting(found, person_id)
            if found.known:
                return Told(desk_of(seated), (), settled=False, repeated=True)
            done = await self._made(connection, found, in_play(seated), act, step)
            drafts = seated.drafts
            if act.kind == "take-back":
                drafts = drafts | await reopened(connection, table_id, seated.seat, act.ask)
            cards = tuple(
                replace(card, away=False) if done.tick.woken and card.seat == seated.seat else card
                for card in seated.table.seats
            )
            table = replace(seated.table, status=done.writing.status, moment=done.writing.moment, seats=cards)
            clocks = done.tick.clocks
            present = replace(seated, table=table, state=done.outcome.state, drafts=drafts, clocks=clocks)
            told = tuple(text for one in done.outcome.happenings if (text := one.told(seated.seat)) is not None)
            written_to = store.Post("player", person_id) in done.writing.posts
            receipt = "" if done.writing.settled else journal.read(done.writing.entry).commitment
            return Told(desk_of(present), told, done.writing.settled, False, written_to, receipt)

        told = await self.locked(table_id, act.cause, person_id, work)
        if done is not None:
            await self._committed(done)
        return told

    async def _made(
        self, connection: AsyncConnection, found: store.Found, seated: Sitting, act: Act, step: Step
    ) -> Done:
        """Within the table's transaction: make the move `act` and write all that it changes."""
        chance = Chance(found.seed or b"", found.epoch)
        outcome = step(seated.game, seated.state, seated.seat, chance)
        now = self.clock()
        by_hand = seated.seat if act.kind in BY_HAND else None
        tick = ticking(found, seated.game, outcome.state, now, self.entropy, by_hand=by_hand)
        writing = written(found, seated, act, outcome, chance.draws, self.entropy, now, tick)
        await store.append(connection, writing)
        soon = False
        if act.kind != "take-back":
            shown = replace(found.shown, status=writing.status, moment=writing.moment)
            after = replace(found, shown=shown, number=writing.number, head=writing.hash)
            soon = await self._asked(connection, after, seated.game, seated.state, outcome.state)
        return Done(outcome, writing, soon, tick)

    async def _asked(
        self, connection: AsyncConnection, found: store.Found, game: Game[Any], before: Any, after: Any
    ) -> bool:
        """New questions may have come up, within the move's transaction; whether one is to be answered at once."""
        return False

    async def _committed(self, done: Done) -> None:
        """The move stands: wake who delivers."""
        if done.writing.dirty or done.writing.posts:
            self.wake.set()


def in_play(seated: Sitting) -> Sitting:
    """`seated`, at a game that goes on. Raises Trouble `table-ended`."""
    if seated.table.status == "ended":
        raise Trouble(TABLE_ENDED)
    return seated


async def reopened(connection: AsyncConnection, table_id: int, seat: int, ask_id: str) -> dict[str, dict[str, Any]]:
    """Make the value that was sealed a draft again."""
    values = {"table": table_id, "seat": seat, "limit": ANSWERS_LOOKED_AT}
    for row in await connection.execute(records.LAST_ANSWERS, values):
        entry = journal.read(row.entry)
        value = entry.value.get("answer") if entry.kind == "fix" else entry.value
        if value is not None and entry.ask is not None and plain(entry.ask) == plain(ask_id):
            text = msgspec.json.encode(value).decode()
            await connection.execute(
                records.SAVE_DRAFT, {"table": table_id, "seat": seat, "ask": ask_id, "partial": text}
            )
            return {ask_id: value}
    return {}


def _draft_text(partial: dict[str, Any]) -> str:
    try:
        text = msgspec.json.encode(partial)
    except (TypeError, ValueError) as error:
        raise Refusal(MALFORMED, field="") from error
    if len(text) > LARGEST_DRAFT:
        raise Trouble(DRAFT_TOO_LARGE, most=LARGEST_DRAFT)
    return text.decode()
