"""What a fix does to the game, from its entry alone: made and replayed by the same code."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.contract import Ask, Game, Outcome, Standing
from engine.core.fixing import NO_SUCH_QUANTITY, fixing
from engine.core.happenings import Happening, private, public
from engine.core.refusals import Refusal
from engine.core.texts import Listed, SeatRef, Text, say
from host.fixing.kinds import (
    Adjust,
    Answer,
    Correct,
    Deadline,
    Fix,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
    Void,
)
from host.given import given

TOLD = "fix-told"  # how the ids of what the table is told of a fix begin; `by` is filled in beside the entry


def value_of(fix: Fix, reason: str) -> dict[str, Any]:
    """The value of a fix's entry: its kind, its fields, the reason."""
    value: dict[str, Any] = msgspec.to_builtins(fix)
    return {**value, "reason": reason}


def fix_of(value: dict[str, Any]) -> Fix:
    """The fix in an entry's value."""
    found: Fix = msgspec.convert(value, Fix)
    return found


def owed(game: Game[Any], state: Any, fix: Fix) -> tuple[Ask | None, dict[str, Any]]:
    """The question that a fix answers or opens again, if there is one, and what beside it enters the entry's value."""
    if isinstance(fix, Reopen):
        return game.sealed(state).get(fix.seat), {}
    if isinstance(fix, Answer) and (ask := game.asks(state).get(fix.seat)) is not None:
        return ask, {"answer": game.absent(state, fix.seat)}
    return None, {}


def effect(game: Game[Any], state: Any, value: dict[str, Any], chance: Chance, past: Any) -> Outcome:
    """The game after the fix in `value`, with all that is told of it. `past`: the state that a rewind goes back to.

    Raises Refusal where an adjustment would break a rule.
    """
    fix, reason = fix_of(value), value["reason"]
    match fix:
        case Rewind():
            told = say("fix-told-rewind", moment=game.moment(past), reason=reason)
            return Outcome(past, (public(told),), settled=True)
        case Reopen(seat):
            return _reopened(game, state, seat, say("fix-told-reopen", seat=SeatRef(seat), reason=reason))
        case Answer(seat):
            told = say("fix-told-answer", seat=SeatRef(seat), reason=reason)
            return _answered(game, state, seat, value.get("answer"), chance, told)
        case Adjust(seat, change):
            rules = fixing(game)
            if rules is None:
                raise Refusal(NO_SUCH_QUANTITY)
            outcome = rules.fix(state, seat, change)
            return _after(outcome, public(say("fix-told-adjust", seat=SeatRef(seat), reason=reason)))
    return Outcome(state, told_beside(fix, reason))


def told_beside(fix: Fix, reason: str) -> tuple[Happening, ...]:
    """What is told of a fix that leaves the game as it is."""
    match fix:
        case Deadline(hours, None):
            return (public(say("fix-told-deadline", hours=hours, reason=reason)),)
        case Deadline(hours, int(seat)):
            return (public(say("fix-told-deadline-seat", hours=hours, seat=SeatRef(seat), reason=reason)),)
        case Pause():
            told = say("fix-told-pause", reason=reason)
        case Resume():
            told = say("fix-told-resume", reason=reason)
        case Remove(seat):
            told = say("fix-told-remove", seat=SeatRef(seat), reason=reason)
        case Replace(seat):
            told = say("fix-told-replace", seat=SeatRef(seat), reason=reason)
        case Void():
            told = say("fix-told-void", reason=reason)
        case Correct(scores):
            return (
                public(say("fix-told-correct", reason=reason)),
                *(public(_score("fix-told-score", one)) for one in ranked(scores)),
            )
        case Unfreeze():
            told = say("fix-told-unfreeze", reason=reason)
        case _:
            raise ValueError(f"{fix} touches the game")
    return (public(told),)


def ranked(scores: tuple[int, ...], before: tuple[Standing, ...] = ()) -> tuple[Standing, ...]:
    """Standings by score, ties share a place; what the rules said of each seat stays beside it."""
    details = {one.seat: one.details for one in before}
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return tuple(
        Standing(seat, 1 + sum(score > scores[seat] for score in scores), scores[seat], details.get(seat, ()))
        for seat in order
    )


def changes_of(fix: Fix, name: str) -> tuple[Text, ...]:
    """What a fix would change, in public terms. `name`: the newcomer's."""
    match fix:
        case Reopen(seat):
            return (say("fix-will-reopen", seat=SeatRef(seat)),)
        case Answer(seat):
            return (say("fix-will-answer", seat=SeatRef(seat)),)
        case Deadline(hours, None):
            return (say("fix-will-deadline", hours=hours),)
        case Deadline(hours, int(seat)):
            return (say("fix-will-deadline-seat", hours=hours, seat=SeatRef(seat)),)
        case Pause():
            return (say("fix-will-pause"),)
        case Resume():
            return (say("fix-will-resume"),)
        case Remove(seat):
            return (say("fix-will-remove", seat=SeatRef(seat)),)
        case Replace(seat):
            return (say("fix-will-replace", seat=SeatRef(seat), name=name),)
        case Void():
            return (say("fix-will-void"),)
        case Correct(scores):
            return tuple(_score("fix-will-score", one) for one in ranked(scores))
        case Unfreeze():
            return (say("fix-will-unfreeze"),)
        case _:
            raise ValueError(f"what {fix} changes depends on the game")


def _reopened(game: Game[Any], state: Any, seat: int, told: Text) -> Outcome:
    ask = game.sealed(state).get(seat)
    if ask is None:
        return Outcome(state, (public(told), private(seat, say("fix-own-reopen-none"))))
    own = private(seat, say("fix-own-reopen", what=ask.prompt))
    return _after(game.take_back(state, seat, ask.id), public(told), own)


def _answered(
    game: Game[Any], state: Any, seat: int, answer: dict[str, Any] | None, chance: Chance, told: Text
) -> Outcome:
    ask = game.asks(state).get(seat)
    if ask is None or answer is None:
        return Outcome(state, (public(told), private(seat, say("fix-own-answer-none"))))
    words = Listed(tuple(given(game, state, seat, ask, answer).words.values()))
    own = private(seat, say("fix-own-answer", what=ask.prompt, answer=words))
    return _after(game.answer(state, seat, ask.id, answer, chance), public(told), own)


def _after(outcome: Outcome, *first: Happening) -> Outcome:
    return msgspec.structs.replace(outcome, happenings=(*first, *outcome.happenings))


def _score(key: str, one: Standing) -> Text:
    return Text(key, {"seat": SeatRef(one.seat), "place": one.place, "score": one.score})
