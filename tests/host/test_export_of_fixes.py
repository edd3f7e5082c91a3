"""Fixes in exports: they are checked with the game, and forged ones are noticed."""

from __future__ import annotations

import pytest

from engine.extras.fixing import Change
from host.fixes import Adjust, Answer, Correct, Deadline, Fix, Pause, Remove, Reopen, Replace, Resume, Rewind
from host.house import House
from host.proof.noted import Differs
from host.proof.verify import verify_export
from host.values import Person, Table
from tests.ground import Clock
from tests.host.exporting import verified
from tests.host.forging import chained, closed, opened
from tests.host.moderation.mending import accepted
from tests.host.orders.giving import order, wait
from tests.host.seating import ANNA, BERT, CLEO, EMIL, bid, cause, play_out, playing

FAYE = Person(200, "Faye")  # a moderator


async def fixed(house: House, table: Table, fix: Fix, newcomer: Person | None = None) -> None:
    """A moderator looks at a fix and makes it; if the table is asked, it agrees, and so does a newcomer."""
    server = table.place.server_id
    shown = await house.moderation.look_at_fix(table.id, FAYE, fix, cause(), server_id=server, newcomer=newcomer)
    done = await house.moderation.apply_fix(table.id, shown.id, FAYE, "it was a misclick", cause(), server_id=server)
    if done.vote is not None:
        seated = [card.person_id for card in (await house.play.board(table.id)).table.seats if card.taken]
        for person in seated:
            if (await house.votes.vote(table.id, done.vote)).state == "open":
                await house.votes.cast(table.id, person, done.vote, True, cause())
        done = await house.moderation.fix_proposal(table.id, shown.id)
    if done.consent == "newcomer":
        done = await accepted(house, done)
    assert done.state == "applied"


async def test_what_moderators_did_is_in_it_and_is_checked(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seats = {card.person_id: card.seat or 0 for card in table.seats}
    await bid(house, table, ANNA, 3)
    await fixed(house, table, Reopen(seats[ANNA.id]))
    await fixed(house, table, Answer(seats[BERT.id]))
    await fixed(house, table, Answer(seats[BERT.id]))  # owes nothing any more: told all the same
    for fix in (Deadline(2), Deadline(3, seats[CLEO.id]), Pause(), Resume()):
        await fixed(house, table, fix)
    await fixed(house, table, Adjust(seats[BERT.id], Change("coins", 2)))
    await order(house, table, CLEO, coins=1)
    await bid(house, table, ANNA, 3)
    await bid(house, table, CLEO, 2)
    await fixed(house, table, Rewind(1))
    await fixed(house, table, Remove(seats[CLEO.id]))
    await fixed(house, table, Replace(seats[CLEO.id]), newcomer=EMIL)
    await order(house, table, ANNA, coins=2)
    await wait(house, clock)
    await play_out(house, (await house.play.board(table.id)).table)
    await fixed(house, table, Correct((1, 7, 7)))
    export = await verified(house, table)
    made = [move["value"]["fix"] for move in export.moves if move["kind"] == "fix"]
    assert made == [
        *("reopen", "answer", "answer", "deadline", "deadline", "pause", "resume"),
        *("adjust", "rewind", "remove", "replace", "correct"),
    ]
    assert {move["epoch"] for move in export.moves} == {0, 1}
    assert [move["ask"] for move in export.moves if move["kind"] == "by-order"][:1] == ["1.bid~1"]
    assert [(one.place, one.score) for one in export.result] == [(1, 7), (1, 7), (3, 1)]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"scores": [9, 0, 0]}, "happening"),
        ({"scores": [7, 7]}, "happening answer"),
        ({"scores": [7, 7, 1, 1]}, "happening answer"),
        ({"reason": "none"}, "happening"),
        ({"fix": "void"}, "kind"),
        ({"fix": "bless"}, "unplayable"),
        ({"more": 1}, "answer"),
    ],
)
async def test_a_forged_fix_is_found(house: House, fields: dict[str, object], code: str) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await play_out(house, table)
    await fixed(house, table, Correct((1, 7, 7)))
    export = opened(await house.exports.export(table.id))
    export["moves"][-1]["value"].update(fields)
    with pytest.raises(Differs) as caught:
        verify_export(closed(chained(export)))
    assert caught.value.code in code.split()


@pytest.mark.parametrize(
    ("to", "epoch", "code"), [(999, 1, "answer"), (6, 1, "answer"), (4, 0, "epoch"), (4, 2, "epoch")]
)
async def test_a_forged_rewind_is_found(house: House, to: int, epoch: int, code: str) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA, 1)
    await fixed(house, table, Pause())
    await fixed(house, table, Resume())
    await bid(house, table, BERT, 2)
    await fixed(house, table, Rewind(1))
    await play_out(house, table)
    export = opened(await house.exports.export(table.id))
    (rewind,) = [move for move in export["moves"] if move["value"].get("fix") == "rewind"]
    assert (rewind["value"]["to"], rewind["epoch"]) == (4, 1)
    rewind["value"]["to"], rewind["epoch"] = to, epoch
    with pytest.raises(Differs) as caught:
        verify_export(closed(chained(export)))
    assert caught.value.code == code
