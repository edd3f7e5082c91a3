"""A tournament that an earlier release has begun is played to its end by this one, and counted alike."""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec
import pytest

from host.tournaments.rules.steps import (
    PersonLeft,
    PointsCorrected,
    RoundDone,
    SeatTaken,
    TableCorrected,
    TableDone,
)
from tests.ground import Clock, Entropy
from tests.host.stewards.sitting import house_of
from tests.host.tournaments.robots import played, sits_twice, swept
from tests.releases.stored import TOURNAMENTS, StoredDatabase, opened_rows

FILES = sorted(TOURNAMENTS.glob("*.json.xz"))


def read_rows(file: Path) -> StoredDatabase:
    return msgspec.json.decode(lzma.decompress(file.read_bytes()), type=StoredDatabase)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".json.xz"))
async def test_a_tournament_outlives_an_upgrade(bare_url: str, file: Path) -> None:
    stored = read_rows(file)
    number, other = stored.tables["tournament"], stored.tables["registering"]
    clock = Clock()
    clock.now = stored.now
    async with opened_rows(stored, bare_url) as database:
        house = house_of(database, clock, Entropy("newer"))
        taken = [type(each.step) for each in (await house.tournaments.stored(number)).taken]
        assert {PersonLeft, SeatTaken, TableDone, RoundDone, PointsCorrected, TableCorrected} <= set(taken)
        assert (await house.tournaments.recounted(number)).equal
        before = {line.person_id: line for line in (await house.tournaments.shown(number)).standings}
        for _ in range(3):
            shown = await played(house, clock, number)
        assert shown.state == "over"
        assert all(line.points >= before[line.person_id].points for line in shown.standings if line.person_id in before)
        assert not sits_twice(shown)
        assert (await house.tournaments.recounted(number)).equal
        clock.pass_(days=3)
        await swept(house, clock)
        assert (await house.tournaments.shown(other)).state == "playing"


def test_there_is_a_tournament_of_each_release_that_had_them() -> None:
    assert FILES
