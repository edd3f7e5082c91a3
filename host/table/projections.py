"""Projects a stored table to the part that one reader may see: a seat's desk, the public board, final standings."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from db.tables import orders, store
from db.tables.orders import StandingOrder
from db.trouble import Trouble
from engine.core.contract import Game, Standing
from host.clocks.model import Clock
from host.clocks.model import read as clocks_of
from host.table import early_answers
from host.table.early_answers import order_asks, order_shown
from host.table.stored_table import card_of, rules, state_of, table_of
from host.values import NOT_STARTED, TABLE_CLOSED, Board, Desk, Explains, Explanations, Table, TableStatus


def ranked(scores: tuple[int, ...], before: tuple[Standing, ...] = ()) -> tuple[Standing, ...]:
    """Standings by score, ties share a place; what the rules said of each seat (`before`) stays beside it."""
    known = {standing.seat: standing for standing in before}
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    standings = tuple(
        replace(
            known.get(seat, Standing(seat, 0, 0)),
            place=1 + sum(score > scores[seat] for score in scores),
            score=scores[seat],
        )
        for seat in order
    )
    return standings if len(standings) > 1 else tuple(map(_judged, standings))


def _judged(own: Standing) -> Standing:
    """A single seat beside a rival, judged by its corrected score; at equal scores it stays as the rules decided."""
    if own.rival is None or own.score == own.rival.score:
        return own
    return replace(own, rival=replace(own.rival, outcome="won" if own.score > own.rival.score else "lost"))


class LivingDesk(Struct, frozen=True, array_like=True):
    """The message of somebody's desk. `version` rises with every change; `dirty`: it must be drawn again.

    `drawn`: it is as it was drawn last, by no reply to a press.
    """

    message_id: int | None = None
    version: int = 0
    dirty: bool = False
    drawn: bool = False


class SeatedPlayer(Struct, frozen=True):
    """One person at a started table. `drafts`: all of theirs by ask id, dead ones too; `orders`: theirs in force.

    `corrected`: the final scores as a moderator has set them right. `held`: their answer that is held. `living`: their
    living desk, and `explanations`: what is explained to them, both as they were before a change in this transaction.
    """

    table: Table
    game: Game[Any]
    state: Any
    person_id: int
    seat: int
    drafts: dict[str, dict[str, Any]]
    orders: tuple[StandingOrder, ...] = ()
    clocks: tuple[Clock, ...] = ()
    corrected: tuple[int, ...] | None = None
    held: early_answers.HeldAnswer | None = None
    settles_at: datetime | None = None
    living: LivingDesk = LivingDesk()
    explanations: Explanations = Explanations("first", True, frozenset())

    def at_desk(self) -> SeatedPlayer:
        """The player as their desk shows them: what is held for them is sealed."""
        answer = self.held
        if answer is None:
            return self
        sealed = early_answers.as_sealed(self.game, self.state, self.seat, answer.ask, answer.value)
        state = self.state if sealed is None else sealed
        return replace(self, state=state, held=None, settles_at=answer.settles_at)


class Face(Struct, frozen=True):
    """All of a board that comes from the state. Two equal faces need no new showing."""

    view: Any
    owing: int
    owers: tuple[int, ...]
    moment: str
    results: tuple[Standing, ...] | None


_LIVING: json.Decoder[LivingDesk] = json.Decoder(LivingDesk)
_EXPLAINED: json.Decoder[tuple[Explains, str, bool]] = json.Decoder(tuple[Explains, str, bool])


def board_face(game: Game[Any], state: Any) -> Face:
    """Returns what onlookers may see of `state`."""
    view = game.view(state, None)
    return Face(
        view=view,
        owing=len(game.asks(state)),
        owers=game.waiting(view),
        moment=game.moment(state),
        results=game.result(state),
    )


def board_of(stored: store.StoredTable) -> Board:
    """The public board; without a view in the lobby."""
    table = table_of(stored.shown)
    if stored.state is None:
        return Board(table, None, 0, (), None, stored.version)
    face = board_face(rules(stored), state_of(stored))
    results = corrected(face.results, stored.shown.corrected)
    due_at = _latest(table, clocks_of(stored.clocks))
    head = stored.head.hex() if table.status == "ended" else ""
    return Board(table, face.view, face.owing, face.owers, results, stored.version, due_at, head)


def status_of(stored: store.StoredTable, person_id: int) -> TableStatus:
    """Returns how a table that is played stands, for a list that this person reads."""
    board = board_of(stored)
    card = board.table.card(person_id)
    owed = early_answers.questions_with_held(rules(stored), state_of(stored), early_answers.held_of(stored)).owed
    ask = None if card is None or card.seat is None else owed.get(card.seat)
    if card is None or ask is None:
        return TableStatus(board.table, board.view, board.owing, board.owers, board.due_at)
    own = [clock for clock in clocks_of(stored.clocks) if (clock.seat, clock.ask) == (card.seat, ask.id)]
    return TableStatus(board.table, board.view, board.owing, board.owers, _latest(board.table, own), yours=True)


def seated_player(stored: store.StoredTable, person_id: int) -> SeatedPlayer:
    """Returns that person at that table. Raises Trouble `not-seated`, `not-started`, `table-closed`."""
    table = table_of(stored.shown)
    seat = card_of(table, person_id).seat
    if stored.state is None or seat is None or table.status == "closed":
        raise Trouble(TABLE_CLOSED if table.status == "closed" else NOT_STARTED)
    given = tuple(order for order in orders.orders_given(stored.orders) if order.seat == seat)
    drafts, clocks = json.decode(stored.drafts), clocks_of(stored.clocks)
    scores = stored.shown.corrected
    answer = early_answers.held_of(stored)
    own = answer if answer is not None and answer.seat == seat else None
    return SeatedPlayer(
        table=table,
        game=rules(stored),
        state=state_of(stored),
        person_id=person_id,
        seat=seat,
        drafts=drafts,
        orders=given,
        clocks=clocks,
        corrected=scores,
        held=own,
        living=living_of(stored.living),
        explanations=explanations_of(stored.explained),
    )


def living_of(stored: str | None) -> LivingDesk:
    """Reads a stored living desk; without one it stands in no message."""
    return LivingDesk() if stored is None else _LIVING.decode(stored)


def explanations_of(stored: str) -> Explanations:
    """Reads what games of one kind explain to a person."""
    when, known, finished = _EXPLAINED.decode(stored)
    return Explanations(when, when == "always" or (when == "first" and not finished), frozenset(known.split()))


def desk_of(seated_player: SeatedPlayer) -> Desk:
    """Returns the desk of that person, without drafts of questions that are over."""
    seated_player = seated_player.at_desk()
    game, state, seat = seated_player.game, seated_player.state, seated_player.seat
    ask = game.asks(state).get(seat)
    liberties = game.liberties(state, seat)
    sealed = game.sealed(state).get(seat)
    shown_ask = ask or sealed
    answered = shown_ask.id if shown_ask else None
    view = game.view(state, seat)
    # Where nobody is waited for an order would only keep its player from deciding.
    may_order = () if seated_player.table.practice else order_asks(game, view)
    live = {ask.id for ask in (*liberties, *may_order, *((ask,) if ask else ()))}
    return Desk(
        table=seated_player.table,
        seat=seat,
        view=view,
        ask=ask,
        sealed=sealed,
        liberties=liberties,
        drafts={ask_id: partial for ask_id, partial in seated_player.drafts.items() if ask_id in live},
        results=corrected(game.result(state), seated_player.corrected),
        orders=order_shown(
            game,
            seated_player.orders,
            ask.id if ask else None,
            stopped=seated_player.table.paused or seated_player.table.halted,
        ),
        order_asks=may_order,
        due_at=_latest(
            seated_player.table,
            (clock for clock in seated_player.clocks if (clock.seat, clock.ask) == (seat, answered)),
        ),
        settles_at=seated_player.settles_at,
    )


def corrected(results: tuple[Standing, ...] | None, scores: tuple[int, ...] | None) -> tuple[Standing, ...] | None:
    """`results`, or what a moderator has set right of them."""
    return results if results is None or scores is None else ranked(scores, results)


def _latest(table: Table, clocks: Iterable[Clock]) -> datetime | None:
    """The latest deadline of `clocks`; none while the table stands still or the player is stood in for."""
    if table.paused or table.halted:
        return None
    return max((clock.due_at for clock in clocks if not clock.stand_in), default=None)
