"""What leads from a trial back to its table: its first answer in the form there, a line of it in one's notes."""

from __future__ import annotations

from engine.texts import NOT_ASKED, Listed, Refusal, say
from face.core.face import face, given_texts
from face.core.names import reader_for
from face.desk.filling import FilledIn, keep_draft
from host.house import House
from host.log.epochs import plain_ask_id
from host.trials import TriedAnswer
from host.values import Desk


async def answer_so(house: House, trial_id: int, person_id: int) -> FilledIn:
    """Fills in the form of the real table with the first answer of that trial. Nothing is sealed.

    Raises Trouble as `Trials.tried` does, Refusal `not-asked` where the question is over, and for what no longer fits.
    """
    tried = await house.trials.tried(trial_id, person_id)
    reading = await house.play.reading(tried.of, person_id)
    change = await keep_draft(reading, _same_question(reading.desk, tried), tried.value)
    await house.living_desks.changed(tried.of, person_id)
    house.tables.wake.set()
    return change


async def note_trial(house: House, trial_id: int, person_id: int, locale: str) -> None:
    """Adds what was tried, and up to where, to the notes of the real table.

    Raises Trouble as `Trials.tried` does, and `notes-too-long`.
    """
    tried = await house.trials.tried(trial_id, person_id)
    desk = await house.play.desk(trial_id, person_id)
    reader = reader_for(desk.table, locale, desk.seat)
    answer = Listed(tuple(given_texts(desk.table.game, tried.given.ask, tried.given.words, reader)))
    moment = face(desk.table.game).moment(desk.table.moment)
    line = reader.label(say("trial-noted-line", answer=answer, moment=moment), _LONGEST_LINE)
    before = (await house.notes.read(tried.of, person_id)).words
    await house.notes.write(tried.of, person_id, f"{before}\n{line}".strip())


_LONGEST_LINE = 300  # characters of a line in notes


def _same_question(desk: Desk, tried: TriedAnswer) -> str:
    asks = (desk.ask, *desk.liberties)
    found = next((ask.id for ask in asks if ask is not None and plain_ask_id(ask.id) == tried.given.ask.id), None)
    if found is None:
        raise Refusal(NOT_ASKED)
    return found
