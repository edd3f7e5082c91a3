"""Reads what a table votes on, and what its player asks of the moderators, for the leaf that shows it."""

from __future__ import annotations

from msgspec import Struct

from engine.extras.fixing import Quantity
from engine.texts import Text
from face.tournaments.at_tables import handing_over_in_tournament
from host.fixes.base import Point
from host.house import House
from host.moderation.values import Proposal
from host.seats.substitutes import Offer
from host.seats.votes import Vote
from host.values import Board
from web.table.tools import has_matters


class Matters(Struct, frozen=True):
    """What a table votes on and has voted on of late, with the fixes that votes are about, by their number.

    Of its player, where one looks: `requests`, and what can be chosen for the request of the kind `part`: `quantities`
    that can be changed, `points` to go back to; whether they have `sought` a substitute, who `offers`, and what handing
    the seat over `means` in a tournament.
    `cause`: of the next press.
    """

    votes: tuple[Vote, ...] = ()
    proposals: dict[int, Proposal] = {}
    requests: tuple[Proposal, ...] = ()
    quantities: tuple[Quantity, ...] = ()
    points: tuple[Point, ...] = ()
    cause: str = ""
    sought: bool = False
    offers: tuple[Offer, ...] = ()
    means: Text | None = None


async def read_matters(house: House, board: Board, person_id: int, part: str) -> Matters:
    """Reads them for that person. `part`: the kind of request that is open, "" for none. Raises Trouble as a halted
    table does where something is to be chosen.
    """
    table = board.table
    if not has_matters(board.table):
        return Matters()
    votes = await house.votes.of_late(table)
    about = {vote.proposal for vote in votes if vote.proposal is not None}
    proposals = {number: await house.moderation.fix_proposal(table.id, number) for number in sorted(about)}
    card = table.card(person_id)
    if card is None or card.seat is None:
        return Matters(votes, proposals)
    offers = await house.substitutes.offers_for(table.id, card.seat)
    return Matters(
        votes,
        proposals,
        await house.fixes.requests_of(table, person_id),
        await house.fixes.quantities(table.id, card.seat) if part == "adjust" else (),
        await house.fixes.rewind_points(table.id) if part == "rewind" else (),
        house.entropy(12).hex(),
        await house.substitutes.is_sought(table.id, card.seat),
        offers,
        handing_over_in_tournament(await house.tournaments.of_table(table.id), person_id) if offers else None,
    )
