"""Words the costs and rewards of guesses, for the desk where they are made and for the reference."""

from __future__ import annotations

from engine.core.texts import Text, say
from engine.devil.rulebook import REPUTATION_LOST, REWARD_COINS, RIGHT_POINTS, WRONG_POINTS
from engine.devil.things import Role


def guess_rules(*, last: bool, role: Role | None = None) -> tuple[Text, ...]:
    """Says what it costs to be found and what right guessers get, in round 3 or in the last round.

    `role`: only what concerns it; the devil guesses nobody and need not read of the cultist.
    """
    if last:
        return (say("devil-guesses-last", right=RIGHT_POINTS, wrong=WRONG_POINTS),)
    lines = [say("devil-guesses-devil", steps=REPUTATION_LOST["devil"], coins=REWARD_COINS)]
    if role != "devil":
        lines.insert(0, say("devil-guesses-third"))
        lines.append(say("devil-guesses-cultist", steps=REPUTATION_LOST["cultist"], coins=REWARD_COINS))
    return tuple(lines)
