"""Old tables are deleted where that is wanted: exported first, results and ratings stay, nothing is half done."""

from __future__ import annotations

import lzma
import os
import stat
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from db.schema import ROWS
from db.tables.archive import DELETED, STAYING
from host.house import House
from host.proof.export import parse_export
from host.proof.verify import verify_export
from host.upkeep.retention import Keeping, Retention, write_whole_file
from host.values import Trouble
from tests.ground import Clock, rows
from tests.host.exporting import played
from tests.host.seating import ANNA, BERT, CLEO, DORA, bid, lobby, play_out, playing

KEPT = timedelta(days=90)


@pytest.fixture
def retention(house: House, tmp_path: Path) -> Retention:
    return Retention(house.tables, house.exports, Keeping(tmp_path / "exports", KEPT, timedelta(days=30)))


async def over(house: House, database: Database) -> None:
    await house.records.count_due()
    await database.write(Statement("UPDATE outbox SET state = 'sent'"), {})


async def deleted(retention: Retention) -> int:
    """Deletes what is due; how many tables. Raises the first error."""
    count, errors = await retention.delete_batch()
    for error in errors:
        raise error
    return count


async def knows(database: Database, table_id: int) -> set[str]:
    """The relations that still have rows about a table."""
    found = set()
    for name in (*DELETED, *STAYING):
        if await rows(database, f"SELECT 1 FROM {name} WHERE table_id = {table_id}"):  # noqa: S608
            found.add(name)
    return found


def test_every_relation_with_rows_about_a_table_is_deleted_or_stays_on_purpose() -> None:
    about = {table.name for table in ROWS.sorted_tables if "table_id" in table.columns}
    assert about == {*DELETED, *STAYING}


@pytest.mark.parametrize("condensed", [False, True])
async def test_an_old_game_leaves_an_export_that_holds_and_its_results(
    house: House, database: Database, clock: Clock, retention: Retention, tmp_path: Path, condensed: bool
) -> None:
    table = await played(house, "bids")
    young = await playing(house, CLEO, DORA)
    await over(house, database)
    export = await house.exports.export(table.id)
    results = await rows(database, "SELECT * FROM scores ORDER BY table_id, part")
    clock.pass_(days=80)
    if condensed:
        assert await house.condensing.condense(table.id)
    assert await deleted(retention) == 0
    clock.pass_(days=91)
    await bid(house, young, CLEO, 1)
    assert await deleted(retention) == 1
    file = tmp_path / "exports" / f"bids-{table.id}.json.xz"
    assert list(file.parent.iterdir()) == [file]
    content = lzma.decompress(file.read_bytes())
    assert content == export
    assert verify_export(parse_export(content)).moves == len(parse_export(content).moves)
    assert await knows(database, table.id) == {"results", "scores"}
    assert await rows(database, "SELECT * FROM scores ORDER BY table_id, part") == results
    left = (await rows(database, "SELECT * FROM tables ORDER BY id"))[0]
    assert (left.status, left.opener_id, left.thread_id, left.cause) == ("gone", 0, None, f"gone:{table.id}")
    with pytest.raises(Trouble, match="no-such-table"):
        await house.play.board(table.id)
    await bid(house, young, DORA, 1)


async def test_results_stay_though_all_are_counted_anew_and_who_is_forgotten_is_gone_from_them(
    house: House, database: Database, clock: Clock, retention: Retention
) -> None:
    await played(house, "bids")
    await over(house, database)
    counted = "SELECT * FROM scores ORDER BY table_id, part"
    results = await rows(database, counted)
    clock.pass_(days=91)
    assert await deleted(retention) == 1
    await house.records.rebuild()
    assert await rows(database, counted) == results
    await house.settings.set_zone(ANNA.id, "Europe/Berlin")
    await house.privacy.forget(ANNA.id)
    await house.records.count_due()
    assert ANNA.id not in {row.person_id for row in await rows(database, counted)}


async def test_lobbies_nobody_came_to_go_without_an_export(
    house: House, database: Database, clock: Clock, retention: Retention, tmp_path: Path
) -> None:
    table = await lobby(house, ANNA)
    clock.pass_(days=8)
    await house.seats.close_idle_lobbies()
    await over(house, database)
    clock.pass_(days=31)
    assert await deleted(retention) == 1
    assert await knows(database, table.id) == set()
    assert not (tmp_path / "exports").exists()


async def test_a_game_that_cannot_be_exported_stays(
    house: House, database: Database, clock: Clock, retention: Retention, tmp_path: Path
) -> None:
    table = await played(house, "bids")
    await over(house, database)
    (tmp_path / "exports").write_text("a file is in the way")
    clock.pass_(days=91)
    before = await knows(database, table.id)
    assert await deleted(retention) == 0
    assert await knows(database, table.id) == before
    (tmp_path / "exports").unlink()
    clock.pass_(hours=2)
    assert await deleted(retention) == 1


async def test_cut_off_between_export_and_deletion_both_are_done_the_next_time(
    house: House, database: Database, clock: Clock, retention: Retention, tmp_path: Path, monkeypatch: Any
) -> None:
    table = await played(house, "bids")
    await over(house, database)
    clock.pass_(days=91)
    before = await knows(database, table.id)
    with monkeypatch.context() as patch:
        patch.setattr("db.tables.archive.DELETED", ())
        patch.setattr("db.tables.archive._GONE", Statement("SELECT 1 / 0 + :table"))  # after all rows were deleted
        with pytest.raises(Exception, match="DivisionByZero"):
            await deleted(retention)
    assert await knows(database, table.id) == before
    file = tmp_path / "exports" / f"bids-{table.id}.json.xz"
    assert file.exists()
    file.with_name(f".{file.name}.partial").write_bytes(b"cut off")
    assert await deleted(retention) == 1
    assert list(file.parent.iterdir()) == [file]


async def test_a_game_that_is_set_right_meanwhile_stays(
    house: House, database: Database, clock: Clock, retention: Retention, monkeypatch: Any
) -> None:
    table = await playing(house, ANNA, BERT)
    await play_out(house, table)
    await over(house, database)
    clock.pass_(days=91)
    exported = house.exports.export

    async def meanwhile(table_id: int) -> bytes:
        await database.write(Statement("UPDATE states SET head = 'other'"), {})
        return await exported(table_id)

    monkeypatch.setattr(house.exports, "export", meanwhile)
    assert await deleted(retention) == 0
    assert "moves" in await knows(database, table.id)


def test_last_exports_are_for_the_bots_user_alone(tmp_path: Path) -> None:
    folder, before = tmp_path / "exports", os.umask(0o022)
    try:
        write_whole_file(folder, "bids-1.json.xz", b"{}")
    finally:
        os.umask(before)
    assert modes(folder) == [0o700, 0o600]


def test_what_an_older_release_left_open_to_all_is_closed_with_the_next_export(tmp_path: Path) -> None:
    folder = tmp_path / "exports"
    folder.mkdir()
    for name in ("bids-1.json.xz", ".bids-2.json.xz.partial"):
        (folder / name).write_bytes(b"")
        (folder / name).chmod(0o644)
    folder.chmod(0o755)
    write_whole_file(folder, "bids-2.json.xz", b"{}")
    assert modes(folder) == [0o700, 0o600, 0o600]


def modes(folder: Path) -> list[int]:
    """The modes of a folder and of what is in it."""
    return [stat.S_IMODE(path.stat().st_mode) for path in (folder, *sorted(folder.iterdir()))]
