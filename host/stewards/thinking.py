"""Lets a policy decide for a steward, or advise a player. It runs in a process of its own: state and ids come in, a
value goes out, with words and reasons if they are wanted.
"""

from __future__ import annotations

import hashlib
from time import process_time
from typing import Any, Protocol

from msgspec import Struct, json

from engine.chance import SEED_BYTES, Chance
from engine.contract import Game
from engine.extras.claims import reasons_for, risks_for
from engine.extras.forecast import ForecastCourse, imagined_course
from engine.extras.review import Decided, Pair, lost_turn, opinion_of, play_pair
from engine.packs import packs_of
from engine.policies import Policy, Position, decide_by_policy, policies, volunteer_by_policy
from engine.registry import game as rules_of
from engine.texts import Text
from host.table.answers_in_words import AnswerInWords, answer_in_words
from host.table.stored_table import with_stored_cards

BROKEN, SLOW = "broken", "slow"  # why nothing was thought


class Reviewed(Struct, frozen=True):
    """A decision of the past that is thought about again. `value`: what was answered.

    `other`: what a steward would have answered; None while that is what is asked. With it `count` playouts of both are
    asked for, from number `first` on; `far`: see `engine.extras.review.play_pair`.
    """

    value: dict[str, Any]
    other: dict[str, Any] | None = None
    first: int = 0
    count: int = 0
    far: int = 0


class Question(Struct, frozen=True):
    """A decision that a steward owes. `state`: of the whole game, JSON; `ask`: the id, without an epoch.

    `files`: the cards of the table. `seed`: of the chance of this decision. `volunteers`: whether it may take a liberty
    first. `effort`: of the policy, in multiples of what a simulation spends. `advises`: it is told to a player.
    `whose`: among whom turns to think go round. `reviewed`: it was decided long ago, and a player asks how well.
    `tried`: an answer that a player asks of how it would go on, in a world that `seed` draws.
    """

    game: str
    state: bytes
    pack: tuple[str, int, str]
    files: dict[str, bytes]
    seat: int
    ask: str
    level: str
    seed: bytes
    volunteers: bool = True
    effort: int = 1
    advises: bool = False
    whose: str = ""
    reviewed: Reviewed | None = None
    tried: dict[str, Any] | None = None

    @property
    def plays_on(self) -> bool:
        """Whether games are played on, instead of one decision."""
        return self.tried is not None or (self.reviewed is not None and self.reviewed.other is not None)


class Advice(Struct, frozen=True):
    """A decision as a player is told of it: by what their seat may know, like the decision itself.

    `answer`: to the question; `effects`: what it would do; `why`: three sentences at most; `first`: a liberty that the
    policy would take before, None for none, with its `first_value` and, as `why_first`, the reasons for that; `risks`:
    the public thresholds that it reaches or brings near.
    """

    answer: AnswerInWords
    effects: tuple[Text, ...] = ()
    why: tuple[Text, ...] = ()
    first: AnswerInWords | None = None
    risks: tuple[Text, ...] = ()
    why_first: tuple[Text, ...] = ()
    first_value: dict[str, Any] | None = None


class Thought(Struct, frozen=True):
    """What a steward wants to do: `value` for the question `ask`, or for a liberty of that id.

    `failed`: why it is nothing (None as value), or the caretaker's answer: the type of the policy's error.
    `advice`: the same for a player, if that was wanted; then `value` answers the question, whatever comes first.
    Of a decision that is reviewed, `alike`: `value` comes to the same as what was answered; `own`: that in words, and
    `effects`: what it would do; `lost`: what a whole turn went for, if for next to nothing; `pairs`: the playouts;
    `seconds`: of the processor. `course`: what came of the answer that was `tried`.
    """

    ask: str
    value: dict[str, Any] | None
    failed: str = ""
    advice: Advice | None = None
    alike: bool = False
    own: AnswerInWords | None = None
    pairs: tuple[Pair, ...] = ()
    seconds: float = 0.0
    effects: tuple[Text, ...] = ()
    lost: Text | None = None
    course: ForecastCourse | None = None


class Thinker(Protocol):
    """Something that can think about questions without keeping anybody waiting."""

    async def think(self, question: Question) -> Thought:
        """Returns what the steward wants to do; never raises because of a policy.

        Raises Trouble `own-under-way`, `too-many-wait` if it has not been thought about: it is to be asked again.
        """

    async def close(self) -> None:
        """Ends all that still thinks."""


class AtOnce:
    """Thinks in this very process, while everything else waits: for tests and simulations."""

    async def think(self, question: Question) -> Thought:
        return thought_of(question)

    async def close(self) -> None:
        return


def seed_of(table_seed: bytes, *parts: object) -> bytes:
    """The seed of one decision: it tells nothing of the game's own chance, and is the same after a restart."""
    named = "/".join(map(str, parts)).encode()
    return hashlib.blake2b(named, key=table_seed[:64], digest_size=SEED_BYTES, person=b"steward").digest()


def thought_of(question: Question) -> Thought:
    """Lets the policy of that level decide, by what its seat may know alone."""
    try:
        game = rules_of(question.game)
        its = packs_of(game)
        if its is not None and not its.packs.holds(question.pack[2]) and question.files:
            its.packs.keep(question.files, question.pack[2])
        state = json.decode(question.state, type=game.state_type)
        state = with_stored_cards(question.game, state, question.pack, ended=False)
        if question.reviewed is not None:
            return _thought_again(game, state, question, question.reviewed)
        if question.tried is not None:
            return _played_on(game, state, question, question.tried)
        ask = game.asks(state)[question.seat]
        policy, chance = policies(game)[question.level], Chance(question.seed)
        liberty = None
        if question.volunteers and game.liberties(state, question.seat):
            liberty = volunteer_by_policy(policy, Position(game, state, question.seat, ask, chance, question.effort))
            if liberty is not None and not question.advises:
                return Thought(*liberty)
        position = Position(game, state, question.seat, ask, chance, question.effort)
        decision = decide_by_policy(policy, position)
        if not question.advises or decision.failed:
            return Thought(ask.id, decision.value, decision.failed)
        return _advised(policy, position, decision.value, liberty)
    except Exception as error:
        return Thought(question.ask, None, type(error).__name__)


def _thought_again(game: Game[Any], state: Any, question: Question, reviewed: Reviewed) -> Thought:
    """What a steward would have answered, or playouts of both answers."""
    begun = process_time()
    seat, ask, chance = question.seat, game.asks(state)[question.seat], Chance(question.seed)
    policy, decided = policies(game)[question.level], Decided(state, seat, ask, reviewed.value)
    if reviewed.other is not None:
        numbers = range(reviewed.first, reviewed.first + reviewed.count)
        pairs = tuple(
            play_pair(game, policy, decided, reviewed.other, chance.branch(f"pair/{number}"), reviewed.far)
            for number in numbers
        )
        return Thought(ask.id, reviewed.other, pairs=pairs, seconds=process_time() - begun)
    opinion = opinion_of(game, policy, decided, chance, question.effort)
    position = Position(game, state, seat, ask, chance, question.effort)
    own = answer_in_words(game, position.world, seat, ask, reviewed.value)
    effects = game.preview(position.world, seat, ask.id, reviewed.value)
    lost = lost_turn(policy, position.world, seat, ask, reviewed.value)
    thought = _advised(policy, position, opinion.value, None)
    failed, seconds = opinion.failed or thought.failed, process_time() - begun
    return Thought(ask.id, opinion.value, failed, thought.advice, opinion.alike, own, (), seconds, effects, lost)


def _played_on(game: Game[Any], state: Any, question: Question, tried: dict[str, Any]) -> Thought:
    """What came of that answer in one world."""
    begun, seat = process_time(), question.seat
    decided = Decided(state, seat, game.asks(state)[seat], tried)
    course = imagined_course(game, policies(game)[question.level], decided, Chance(question.seed))
    return Thought(question.ask, tried, seconds=process_time() - begun, course=course)


def _advised(
    policy: Policy, position: Position, value: dict[str, Any], liberty: tuple[str, dict[str, Any]] | None
) -> Thought:
    """The decision with its words, made from the world that the policy has seen, never from the true one.

    A policy that cannot say why says nothing.
    """
    game, world, seat, ask = position.game, position.world, position.seat, position.ask
    first: AnswerInWords | None = None
    why: tuple[Text, ...] = ()
    risks: tuple[Text, ...] = ()
    why_first: tuple[Text, ...] = ()
    failed = ""
    if liberty is not None:
        taken = next(each for each in game.liberties(world, seat) if each.id == liberty[0])
        first = answer_in_words(game, world, seat, taken, liberty[1])
    try:
        why = reasons_for(policy, position, value)
        if liberty is not None and first is not None:
            why_first = reasons_for(policy, position.about(first.ask), liberty[1])
        risks = risks_for(policy, position, value)
    except Exception as error:
        failed = type(error).__name__
    words, effects = answer_in_words(game, world, seat, ask, value), game.preview(world, seat, ask.id, value)
    before = None if liberty is None else liberty[1]
    advice = Advice(words, effects, why, first, risks, why_first, before)
    return Thought(ask.id, value, failed, advice)
