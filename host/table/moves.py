"""Moves that a table transaction appends: those of the game, and those beside it; and the clocks after them.

Acts on questions, what a seat has decided, and the people a move concerns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Literal

from msgspec import Struct, json
from msgspec.structs import asdict, replace

from db.tables import store
from db.tables.move_writes import MoveWrite, Post, Ticks
from engine.chance import Chance, Draw
from engine.contract import Game, Outcome
from engine.texts import Happening
from host.clocks.model import Changes, Clock, Sitter, clock_changes, read_clocks, read_sitters
from host.clocks.patience import asked_once_more, known_to_be_asked
from host.log import journal
from host.table import early_answers
from host.table.answers_in_words import AnswerInWords, answer_in_words, told_given
from host.table.stored_table import pace_of, rules_of_table
from host.values import SeatCard, Table

SHUT = "lobby-closed"  # the kind of message that a lobby is closed, or the game of an open table


class Act(Struct, frozen=True):
    """What is done in a move, and the cause that makes it one. `ask`: the question it is about, "" for none."""

    kind: Literal["answer", "take-back", "by-order", "due", "fix", "start"]
    ask: str
    value: dict[str, Any]
    cause: str


class Mover(Struct, frozen=True):
    """Who makes a move: a seat, None for the whole table, and the person at work, None for nobody's own doing.

    `stand_in`: it is made for whoever is away. `at_desk`: the person sees by the reply what the move led to.
    """

    seat: int | None
    person_id: int | None = None
    stand_in: bool = False
    at_desk: bool = True


MakeStep = Callable[[Game[Any], Any, int, Chance], Outcome]  # the rule by which a seat's act changes a state


def rule_of(act: Act) -> MakeStep:
    """The rule that plays `act`, an answer or its taking back."""

    def step(game: Game[Any], state: Any, seat: int, chance: Chance) -> Outcome:
        if act.kind == "take-back":
            return game.take_back(state, seat, act.ask)
        return game.answer(state, seat, act.ask, act.value, chance)

    return step


def seal_act(
    at: journal.Link,
    seat: int | None,
    done: Act | TableMove,
    happenings: Iterable[Happening],
    draws: Iterable[Draw],
    entropy: Callable[[int], bytes],
    *,
    settled: bool = False,
) -> journal.Sealed:
    """What `seat` has `done` as it stands in the log after `at`."""
    new = journal.NewEntry(
        table=at.table,
        number=at.number + 1,
        kind=done.kind,
        previous=at.head,
        value=done.value,
        seat=seat,
        ask=done.ask or None if isinstance(done, Act) else None,
        epoch=at.epoch,
        draws=draws,
        happenings=happenings,
        settled=settled,
    )
    return journal.seal_entry(new, entropy)


def news_for(cards: tuple[SeatCard, ...], table_id: int, tell: tuple[int, ...] | None = None) -> tuple[Post, ...]:
    """One message for each player on a seat of `tell` (None: on any seat), and one for the thread."""
    readers = (card.person_id for card in cards if tell is None or card.seat in tell)
    return (*(Post("player", reader) for reader in readers if reader is not None), Post("thread", table_id))


def news_of(game: Game[Any], before: Any, outcome: Outcome, table: Table, actor: int | None) -> tuple[Post, ...]:
    """The messages about what `outcome` has settled: one to each seat that is asked something new, one to the thread.

    The living desks of the other seats are drawn again instead, and so is that of `actor`, who is at it. The start and
    the end of the game are told to every seat, at once. `before`: the state, None before the start.
    """
    if before is None or game.result(outcome.state) is not None:
        return news_for(table.seats, table.id)
    if not outcome.settled:
        return ()
    asked = newly_asked(game, before, outcome.state) - {actor}
    return news_for(table.seats, table.id, tuple(asked if outcome.tell is None else asked & {*outcome.tell}))


def newly_asked(game: Game[Any], before: Any, after: Any) -> set[int]:
    """The seats that owe something in the state `after` which they did not owe in `before`, None before the start."""
    old = {} if before is None else game.asks(before)
    return {seat for seat, ask in game.asks(after).items() if seat not in old or old[seat].id != ask.id}


def phase_of(moment: str) -> str:
    """The phase in a moment: "2.trading" of "2.trading.offer"."""
    return ".".join(moment.split(".")[:2])


def live_in(game: Game[Any], state: Any, cards: tuple[SeatCard, ...]) -> tuple[tuple[int, str], ...]:
    """The questions each seat can still answer: their drafts stay, whatever others may do."""
    live = {(seat, ask.id) for seat, ask in game.asks(state).items()}
    for card in cards:
        seat = card.seat or 0
        live.update((seat, ask.id) for ask in game.liberties(state, seat))
    return tuple(sorted(live))


class GameMove(Struct, frozen=True):
    """The move `act` of a mover, after which the game stands as `outcome` says.

    `TableTransaction.stage_outcome` alone makes one. `dirty`: the board is shown anew even if it looks the same.
    `posts`: the messages, None for the news of what has settled. `rewound`: the game goes back, so all clocks and
    drafts end.
    """

    act: Act
    mover: Mover
    outcome: Outcome
    draws: Iterable[Draw] = ()
    dirty: bool = False
    posts: tuple[Post, ...] | None = None
    rewound: bool = False


class Done(Struct, frozen=True):
    """A move that was made: what the rules say of it, and the row that is written."""

    outcome: Outcome
    writing: MoveWrite


class TableMove(Struct, frozen=True, kw_only=True):
    """A move that leaves the game as it is: somebody leaves, a seat is taken, the table has voted.

    `status`: the table's from now on, None for as before; a table that closes loses its clocks. `posts`: the
    messages, None for one to the thread. `seat`: whose move it is; `drafted`: the id of the draft that it uses up.
    `dirty`: the board is shown anew.
    """

    kind: journal.MoveKind
    value: dict[str, Any]
    cause: str
    person_id: int | None
    happenings: tuple[Happening, ...] = ()
    status: str | None = None
    posts: tuple[Post, ...] | None = None
    seat: int | None = None
    drafted: str | None = None
    dirty: bool = True

    def told(self, table_id: int) -> tuple[Post, ...]:
        """Its messages at that table."""
        return (Post("thread", table_id),) if self.posts is None else self.posts


def told_posts(table: Table, posts: tuple[Post, ...], *, over: bool = False) -> tuple[Post, ...]:
    """Those of the messages that can be told at `table`. `over`: they are of a move that closes its game.

    A practice table has neither thread nor board: all of it stands on the one desk. What the thread of an open table
    would tell stands on its desks; that its game is closed is told to each player.
    """
    if table.practice:
        return ()
    if not table.open:
        return posts
    people = [card.person_id for card in table.seats if card.person_id] if over and table.status == "playing" else []
    return (*(post for post in posts if post.lane_kind != "thread"), *(Post("player", each, SHUT) for each in people))


def told_of_due(game: Game[Any], state: Any, move: GameMove) -> tuple[Happening, ...]:
    """What the log tells of an answer given for a seat in `state`: to the seat what it is, to all what comes of it."""
    act, seat = move.act, move.mover.seat
    given = () if seat is None else told_given(game, state, seat, act.ask, act.value)
    return (*given, *move.outcome.happenings)


How = Literal["answer", "by-order", "due", "stand-in", "fix", "foregone"]


class Decision(Struct, frozen=True):
    """The answer of a seat by move `number`, and `how`: by its player, or for them; "foregone" as it left no choice.

    `moment`: of the game.
    """

    number: int
    how: How
    moment: str
    given: AnswerInWords


def decided_by(game: Game[Any], state: Any, move: GameMove, number: int) -> str | None:
    """Returns the answer of `move`, of that number, to its seat's question in `state`, as JSON; None without one."""
    act, seat = move.act, move.mover.seat
    if seat is None or act.kind == "take-back":
        return None
    ask = game.asks(state).get(seat)
    value = act.value.get("answer") if act.kind == "fix" else act.value
    if ask is None or ask.id != act.ask or value is None:
        return None
    words = answer_in_words(game, state, seat, ask, value)
    return json.encode(Decision(number, _how(move), game.moment(state), words)).decode()


def _how(move: GameMove) -> How:
    match move.act.kind:
        case "due":
            return "stand-in" if move.mover.stand_in else "due"
        case "by-order" | "fix":
            return move.act.kind
    return "answer" if move.mover.person_id is not None else "foregone"


class Ticking(Struct, frozen=True):
    """The clocks and seats after a move, and the rows of them to write."""

    clocks: tuple[Clock, ...]
    sitters: dict[int, Sitter]
    ticks: Ticks
    woken: bool = False  # a seat is no longer away

    def after(self, stored: store.StoredTable) -> store.StoredTable:
        """`stored` with these clocks and seats, for the next move in the same transaction."""
        clocks, sitters = (json.encode(values).decode() for values in (self.clocks, tuple(self.sitters.values())))
        return replace(stored, clocks=clocks, sitters=sitters)


def clocks_for_state(
    stored: store.StoredTable,
    state: Any,
    now: datetime,
    entropy: Callable[[int], bytes],
    *,
    by_hand: int | None = None,
    seats: Mapping[int, Sitter] | None = None,
    clocks: tuple[Clock, ...] | None = None,
) -> Ticking:
    """The clocks for `state`. A player who answers `by_hand` has missed nothing and is back.

    `seats`, `clocks`: those that differ from what is stored.
    """
    kept_sitters = read_sitters(stored.sitters, pace_of(stored.shown).off)
    sitters = dict(kept_sitters if seats is None else seats)
    woken = False
    if by_hand is not None and by_hand in sitters:
        woken = sitters[by_hand].away
        sitters[by_hand] = replace(sitters[by_hand], away=False, missed=0)
    before = read_clocks(stored.clocks)
    pause = stored.shown.paused_at
    pace = pace_of(stored.shown)
    asked = known_to_be_asked(rules_of_table(stored), state, sitters) if pace.patience else ()
    done: Changes = clock_changes(
        before if clocks is None else clocks,
        early_answers.questions_with_held(rules_of_table(stored), state, early_answers.held_of(stored)),
        sitters,
        pace,
        now if pause is None else pause,
        entropy,
        paused=pause is not None,
        known=asked,
    )
    for seat, left in done.banks.items():
        sitters[seat] = replace(sitters[seat], bank=left)
    known = {(clock.seat, clock.ask): clock for clock in before}
    for clock in done.after:
        if clock.seat in asked and not clock.stand_in and (clock.seat, clock.ask) not in known:
            sitters[clock.seat] = replace(sitters[clock.seat], recent=asked_once_more(sitters[clock.seat].recent))
    kept = [clock for clock in done.after if known.get((clock.seat, clock.ask)) != clock]
    gone = known.keys() - {(clock.seat, clock.ask) for clock in done.after}
    return Ticking(
        done.after,
        sitters,
        Ticks(
            _rows_of(kept),
            tuple(sorted(gone)),
            _sitters_of([sitter for seat, sitter in sitters.items() if sitter != kept_sitters.get(seat)]),
        ),
        woken,
    )


def _rows_of(clocks: list[Clock]) -> str:
    """Clocks as JSON objects, for a write."""
    return json.encode([asdict(clock) for clock in clocks]).decode()


def _sitters_of(sitters: list[Sitter]) -> str:
    """Seats as JSON objects, for a write."""
    named = [
        {
            "seat": sitter.seat,
            "away": sitter.away,
            "missed": sitter.missed,
            "bank": sitter.bank,
            "recent": sitter.recent,
        }
        for sitter in sitters
    ]
    return json.encode(named).decode()
