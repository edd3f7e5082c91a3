"""Exports of hosted tables: all that can happen at one, checked by the same code that checks a file."""

from __future__ import annotations

import json

import pytest

from db.connection.session import Database
from engine.registry import games
from host.house import House
from host.log import journal
from host.proof.export import GameExport
from host.proof.noted import Differs
from host.proof.verify import verify_export
from host.values import Trouble
from tests.ground import Clock, Entropy, kept, rows
from tests.host.exporting import played, verified
from tests.host.forging import Export, chained, closed, opened
from tests.host.orders.giving import order, wait
from tests.host.people.test_votes import asked
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, PEOPLE, bid, cause, lobby, play_out, playing
from tests.host.time.passing import sweep_through
from tools.under_test import quick_games

LARGEST_OF_400_MOVES = 1_000_000  # bytes


def kinds(export: GameExport) -> set[str]:
    return {str(move["kind"]) for move in export.moves}


@pytest.mark.parametrize("game_id", kept(sorted(games()), *quick_games()))
async def test_a_whole_hosted_game_is_exported_and_holds(house: House, game_id: str) -> None:
    table = await played(house, game_id)
    export = await verified(house, table)
    assert export.game == game_id
    assert export.words == tuple(f"word of {person.name}" for person in PEOPLE[: len(table.seats)])
    assert len(await house.exports.export(table.id)) / len(export.moves) * 400 < LARGEST_OF_400_MOVES
    if game_id != "architects":  # nothing is sealed there
        assert "take-back" in kinds(export)


@pytest.mark.parametrize("game_id", sorted(games()))
async def test_a_game_that_was_played_for_absent_players_is_exported_and_holds(
    house: House, clock: Clock, game_id: str
) -> None:
    table = await playing(house, *PEOPLE[: games()[game_id].seats[1]], game=game_id)
    await sweep_through(house, clock)
    answered = {"answer"} if hasattr(games()[game_id], "foregone") else set()  # what leaves no choice answers itself
    assert kinds(await verified(house, table)) == {"open", "join", "start", "due"} | answered


async def test_orders_and_what_they_answered_are_in_it(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    await order(house, table, ANNA, coins=2)
    await order(house, table, BERT, coins=1)
    await wait(house, clock)
    await house.orders.order_off(table.id, BERT.id, "bid", cause())
    await play_out(house, table)
    export = await verified(house, table)
    assert {"order", "order-off", "by-order"} <= kinds(export)


async def test_who_came_and_went_and_what_was_voted_is_in_it(house: House) -> None:
    waiting = await lobby(house, CLEO, ANNA, BERT, DORA)
    await house.lobby.leave(waiting.id, CLEO.id, cause())
    table = (await house.lobby.start(waiting.id, ANNA.id, cause())).desk.table
    await order(house, table, DORA, coins=1)
    seat = next(card.seat or 0 for card in table.seats if card.person_id == DORA.id)
    await asked(house, table, "extend", ANNA, BERT, hours=1)
    await asked(house, table, "pause", ANNA, BERT)
    await asked(house, table, "resume", ANNA, BERT)
    await house.seats.server_gone(table.place.server_id)
    await house.seats.server_back(table.place.server_id)
    await bid(house, table, ANNA, 1)
    await house.seats.vacate(table.id, DORA.id, cause())
    await house.seats.take_seat(table.id, seat, EMIL, cause())
    await play_out(house, (await house.play.board(table.id)).table)
    export = await verified(house, table)
    assert {"leave", "vacate", "take-over", "vote", "rest", "order"} <= kinds(export)
    assert export.words == ("word of Anna", "word of Bert", "word of Dora")


async def test_it_holds_no_names_and_no_ids_of_people_servers_or_channels(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await house.lobby.placed(table.id, thread_id=987654321, lobby_message_id=987654322, board_message_id=987654323)
    await play_out(house, table)
    export = json.loads(await house.exports.export(table.id))
    for secret in ("salt", "previous", "commitment"):
        for move in export["moves"]:
            move.pop(secret, None)
    text = json.dumps({**export, "words": [], "seed": "", "head": "", "opening_seed": ""})
    for hidden in (f'"{ANNA.name}"', f'"{BERT.name}"', str(ANNA.id), str(BERT.id), "98765432"):
        assert hidden not in text


async def test_the_hashed_bytes_of_a_move_are_its_compact_json(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    await play_out(house, table)
    stored = await rows(database, "SELECT entry FROM moves ORDER BY number")
    moves = json.loads(await house.exports.export(table.id))["moves"]
    again = [json.dumps(move, ensure_ascii=False, separators=(",", ":")).encode() for move in moves]
    assert again == [row.entry for row in stored]


async def test_only_answers_are_committed_to_and_each_with_a_salt_of_its_own(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    await bid(house, table, ANNA, 1)
    await sweep_through(house, clock)
    export = await verified(house, table)
    with_one = {str(move["kind"]) for move in export.moves if "commitment" in move}
    assert with_one == {"answer", "due"}
    assert kinds(export) - with_one == {"open", "join", "start"}
    commitments = [move["commitment"] for move in export.moves if "commitment" in move]
    assert len(set(commitments)) == len(commitments)


async def test_only_a_log_of_the_first_release_may_begin_without_commitments(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(house, ANNA, BERT)
    await play_out(house, table)
    raw = await house.exports.export(table.id)
    older, broken = opened(raw), opened(raw)
    committed = [at for at, move in enumerate(older["moves"]) if "commitment" in move]
    for at in committed[:3]:
        del older["moves"][at]["commitment"]
    del broken["moves"][committed[1]]["commitment"]

    def refused(export: Export) -> str:
        with pytest.raises(Differs) as caught:
            verify_export(closed(chained(export)))
        return caught.value.code

    assert refused(older) == refused(broken) == "commitment"
    monkeypatch.setattr(type(games()["bids"]), "version", 2)
    monkeypatch.setattr(type(games()["bids"]), "checked_by", {1: "0.1.0"}, raising=False)
    verify_export(closed(chained(older)))
    assert refused(broken) == "commitment"


async def test_a_receipt_is_the_commitment_of_ones_own_answer_and_nothing_else(
    house: House, database: Database
) -> None:
    table = await playing(house, ANNA, BERT)
    told = await bid(house, table, ANNA, 2)
    entry = journal.read_entry((await rows(database, "SELECT entry FROM moves ORDER BY number DESC LIMIT 1"))[0].entry)
    assert told.receipt == entry.commitment == journal.answer_commitment(bytes.fromhex(entry.salt), {"coins": 2})
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.sealed is not None
    assert (await house.play.take_back(table.id, ANNA.id, desk.sealed.id, cause())).receipt == ""


@pytest.mark.parametrize("others", [0, 5])
async def test_a_receipt_depends_on_nothing_others_do(database: Database, clock: Clock, others: int) -> None:
    """The same salt and answer, whatever Anna has sealed."""

    class Same(Entropy):
        def __call__(self, size: int) -> bytes:
            return bytes(size)

    house = House(database, clock=clock, entropy=Same())
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, ANNA, others)
    assert (await bid(house, table, BERT, 2)).receipt == journal.answer_commitment(bytes(16), {"coins": 2})


async def test_a_table_that_is_not_over_is_not_exported(house: House) -> None:
    waiting = await lobby(house, ANNA, BERT)
    running = await playing(house, ANNA, BERT)
    given_up = await playing(house, ANNA, BERT)
    await asked(house, given_up, "abandon", ANNA, BERT)
    for table in (waiting, running, given_up):
        with pytest.raises(Trouble) as caught:
            await house.exports.export(table.id)
        assert caught.value.code == "export-running"
    with pytest.raises(Trouble) as caught:
        await house.exports.export(999)
    assert caught.value.code == "no-such-table"


async def test_the_thread_hears_the_head_of_the_last_settled_move_it_is_told_of(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await house.lobby.placed(table.id, thread_id=1)
    await bid(house, table, ANNA, 1)
    await bid(house, table, BERT, 2)
    desk = await house.play.desk(table.id, ANNA.id)  # who bid less is consoled, in secret
    assert desk.ask is not None
    heads = {}
    while claimed := await house.outbox.claim(20):
        for row in claimed:
            heads[row.lane[0], row.move_no] = (await house.outbox.news(row)).heads
            await house.outbox.sent(row.id, 1)
    log = await rows(house.database, "SELECT number, settled, hash FROM moves ORDER BY number")
    settled = {("thread", row.number): (row.hash.hex(),) for row in log if row.settled}
    assert {key: told for key, told in heads.items() if told} == settled
    assert (await house.play.board(table.id)).head == ""
