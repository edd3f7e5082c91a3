"""Lessons: practice tables that begin in a prepared position and end as soon as its goal is reached or missed.

The rules judge it after each move (`engine.extras.lessons`). Which goals somebody has reached is kept with the
person.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from db.people import players
from db.tables import lobby, store
from db.trouble import Trouble
from engine.extras.lessons import Lesson, first_state, judge_lesson, lesson_at, lesson_now, numbered_lessons
from engine.registry import game as rules_of
from host.lobby.opening import begin_lesson, opening_of
from host.lobby.settings import PRACTICE
from host.log import journal
from host.log.epochs import plain_ask_id
from host.practice import HERE, Practice
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_LESSON, Person, Table


class Lessons:
    """The use cases of lessons."""

    def __init__(self, tables: Tables, practice: Practice) -> None:
        self._tables = tables
        self._practice = practice

    async def begin(self, game_id: str, key: str, person: Person, cause: str, message_id: int) -> Table:
        """Opens a table in the position of that lesson. A lesson of theirs that is still open is closed.

        `message_id`: of the direct message that becomes the desk. Raises Trouble `no-such-lesson`, and as
        `Practice.begin` does.
        """
        lesson = checked_lesson(game_id, key)
        begun_already = await self._tables.database.run(lambda connection: lobby.opened_by(connection, cause))
        for table in await self._practice.open_of(person.id):
            if table.lesson is not None and table.id != begun_already:
                await self._practice.end(table.id, person.id, f"{cause}/before/{table.id}")
        opening = opening_of(self._tables, game_id, HERE, person, lesson.options, cause, PRACTICE)
        pack = rules_of(game_id).pack(first_state(game_id, lesson).options)
        opening = replace(
            opening, hints=True, lesson=lesson.key, pack_id=pack[0], pack_version=pack[1], pack_hash=pack[2]
        )

        async def begun(tx: TableTransaction) -> None:
            await begin_lesson(self._tables, tx, person.id, f"{cause}/start", lesson.key)

        return await self._practice.opened(opening, lesson.level, lesson.seats - 1, person, message_id, begun)

    async def learnt(self, person_id: int, game_id: str) -> frozenset[str]:
        """The keys of the lessons of that game whose goal the person has reached."""
        rows = await self._tables.database.fetch(players.LESSONS, {"person": person_id})
        words = (word.partition(".") for row in rows for word in row.lessons.split())
        return frozenset(lesson_now(game, key) for game, _, key in words if game == game_id)

    async def as_steward(self, table: Table) -> bool:
        """Whether the learner of a lesson that is over answered as a steward does who is shown there, step by step."""
        lesson = None if table.lesson is None else lesson_at(table.game, table.lesson)
        if lesson is None:
            return False
        rows = await self._tables.database.fetch(store.MOVES, {"table": table.id})
        entries = (journal.read_entry(row.entry) for row in rows if not row.undone)
        given = [
            (plain_ask_id(entry.ask), entry.value)
            for entry in entries
            if entry.seat == lesson.seat and entry.kind == "answer" and entry.ask is not None
        ]
        last = dict(given)  # what was taken back was answered again
        own, steward = list(last.items()), [(step.ask.id, step.value) for step in lesson.steward]
        return bool(own) and own[: len(steward)] == steward[: len(own)]

    async def on_new_questions(self, tx: TableTransaction, before: Any) -> None:
        """Ends a lesson whose goal is decided, and remembers one that was reached."""
        key, status = tx.table.lesson, tx.stored.shown.status
        if key is None or status == "closed":
            return
        reached = judge_lesson(tx.table.game, key, tx.state)
        if reached is None and status == "playing":
            return
        learner = next((card.person_id for card in tx.table.seats if card.person_id is not None), None)
        if reached and learner is not None:
            word = f"{tx.table.game}.{key}"
            await tx.connection.execute(players.SAVE_LESSON, {"person": learner, "lesson": word})
        cause = f"lesson:{tx.stored.number + 1}"
        await tx.append(TableMove(kind="close", value={}, cause=cause, person_id=None, status="closed"))
        tx.after_commit.append(self._tables.wake.set)


def checked_lesson(game_id: str, key: str) -> Lesson:
    """The lesson of that key, or number in its order. Raises Trouble `no-such-lesson`."""
    numbered = {str(number): lesson for number, lesson in numbered_lessons(game_id).items()}
    if key in numbered:
        return numbered[key]
    lesson = lesson_at(game_id, lesson_now(game_id, key))
    if lesson is None:
        raise Trouble(NO_SUCH_LESSON)
    return lesson
