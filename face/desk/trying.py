"""What leads from a review to a trial, and from that to its table: its first answer in the form, a line in notes."""

from __future__ import annotations

from msgspec import Struct

from engine.texts import NOT_ASKED, Listed, Refusal, Text, Typed, say, things
from face.core.face import face, given_texts
from face.core.names import reader_for
from face.desk.filling import FilledIn, keep_draft
from face.wordings.lengths import cut_text
from host.house import House
from host.log.epochs import plain_ask_id
from host.past_positions import POSITION_UNKNOWN
from host.people.notes import LONGEST_NOTE
from host.trials import TriedAnswer
from host.values import Desk, Person, Table, Trouble


class AnsweredSo(Struct, frozen=True):
    """The form of the real table, filled in from a trial.

    `ask_id`: its question; `liberty`: nobody waits for its answer; `over`: something else stood in it before.
    """

    change: FilledIn
    ask_id: str
    liberty: bool
    over: bool


async def answer_so(house: House, trial_id: int, person_id: int) -> AnsweredSo:
    """Fills in the form of the real table with the first answer of that trial, or what is chosen. Nothing is sealed.

    Raises Trouble as `Trials.chosen` does, Refusal `not-asked` where the question is over, and for what no longer fits.
    """
    chosen = await house.trials.chosen(trial_id, person_id)
    reading = await house.play.reading(chosen.of, person_id)
    ask_id = _same_question(reading.desk, chosen.ask)
    before = reading.drafts.get(ask_id)
    change = await keep_draft(reading, ask_id, chosen.value)
    await house.living_desks.changed(chosen.of, person_id)
    house.tables.wake.set()
    over = bool(before) and before != change.reading.drafts.get(ask_id)
    return AnsweredSo(change, ask_id, reading.desk.ask is None or reading.desk.ask.id != ask_id, over)


async def note_trial(house: House, trial_id: int, person_id: int, locale: str) -> tuple[Text, Text]:
    """Adds what was tried, in which world, and what has come of it so far, to the notes of the real table.

    Returns the sentences that say so and repeat it. Where there is little room the line is shorter. Raises Trouble as
    `Trials.tried` does, and `notes-too-long`.
    """
    tried = await house.trials.tried(trial_id, person_id)
    desk = await house.play.desk(trial_id, person_id)
    reader = reader_for(desk.table, locale, desk.seat)
    answer = Listed(tuple(given_texts(desk.table.game, tried.given.ask, tried.given.words, reader)))
    first = reader.label(say("trial-noted-line", world=desk.table.world, answer=answer), _LONGEST_ANSWER)
    before = (await house.notes.read(tried.of, person_id)).words
    room = max(_SHORTEST_LINE, min(_LONGEST_LINE, LONGEST_NOTE - len(before) - 1))
    told = (reader.label(each, _LONGEST_ANSWER) for each in _came_of(tried, desk))
    line = cut_text(" · ".join((first, *told)), room)
    await house.notes.write(tried.of, person_id, f"{before}\n{line}".strip())
    return say("trial-noted"), say("trial-noted-so", line=Typed(line))


async def try_better(
    house: House, table_id: int, person: Person, number: int, cause: str, message_id: int | None = None
) -> Table:
    """Plays on from the position of a decision in that person's review, with the steward's answer in the form.

    `number`: of the decision's move. Raises Trouble as `Reviews.kept` and `PastPositions.begin` do.
    """
    kept = await house.reviews.kept(table_id, person.id)
    decisions = () if kept is None else kept.review.decisions
    better = next((each.other_value for each in decisions if each.number == number), None)
    if better is None:
        raise Trouble(POSITION_UNKNOWN)
    table = await house.past_positions.begin_before(table_id, person, number, cause, message_id)
    reading = await house.play.reading(table.id, person.id)
    if reading.desk.ask is not None:
        await keep_draft(reading, reading.desk.ask.id, better)
    return table


def _came_of(tried: TriedAnswer, desk: Desk) -> list[Text]:
    """What has come of a trial so far: up to where, the points, and what there is more and less of than at first."""
    its = face(desk.table.game)
    parts = [say("trial-noted-upto", moment=its.moment(desk.table.moment))]
    if tried.points is not None:
        before, now = tried.points
        parts.append(say("trial-noted-points", points=now, by=f"{now - before:+d}"))
    had, has = its.holdings(tried.view), its.holdings(desk.view)
    more = {kind: count - had.get(kind, 0) for kind, count in has.items()}
    if won := {kind: by for kind, by in more.items() if by > 0}:
        parts.append(say("trial-noted-more", things=things(won)))
    if lost := {kind: -by for kind, by in more.items() if by < 0}:
        parts.append(say("trial-noted-less", things=things(lost)))
    return parts


_LONGEST_LINE = 300  # characters of a line in notes
_LONGEST_ANSWER = 160  # of them, for what was answered
_SHORTEST_LINE = 80  # with less room none is added


def _same_question(desk: Desk, asked: str) -> str:
    asks = (desk.ask, *desk.liberties)
    found = next((ask.id for ask in asks if ask is not None and plain_ask_id(ask.id) == asked), None)
    if found is None:
        raise Refusal(NOT_ASKED)
    return found
