"""A time zone that was chosen long ago, and that is called otherwise now or that nobody has any more."""

from __future__ import annotations

import ast
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.doctor import _at_work
from face.table.board import hours_at
from host.clocks import calendar
from host.clocks.calendar import Rhythm, checked_zone, due_for_person, next_awake, read_zone, zones
from host.house import House
from host.values import Trouble
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, bid, playing
from tests.host.time.passing import lines, sent

ROOT = Path(__file__).parents[3]
GONE = "Europe/Atlantis"
ODD = [
    "localtime",
    "Factory",
    "posixrules",
    "posix/Europe/Prague",
    "right/UTC",
    "SystemV/PST8",
    "/etc/passwd",
    "",
    "\0",
]


async def chose_of_old(house: House, person_id: int, zone: str) -> None:
    """They have quiet hours in a zone as an earlier release has stored it."""
    await house.settings.set_zone(person_id, "Europe/Prague")
    await house.settings.set_quiet(person_id, (22 * 60, 7 * 60))
    await rows(house.database, f"UPDATE players SET zone = '{zone}' WHERE person_id = {person_id} RETURNING 1")  # noqa: S608


async def stored_zone(house: House, person_id: int) -> str | None:
    (row,) = await rows(house.database, f"SELECT zone FROM players WHERE person_id = {person_id}")  # noqa: S608
    zone: str | None = row.zone
    return zone


# ------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("US/Pacific", "America/Los_Angeles"),
        ("us/pacific", "America/Los_Angeles"),
        ("Europe/Kiev", "Europe/Kyiv"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("America/Buenos_Aires", "America/Argentina/Buenos_Aires"),
        ("Zulu", "UTC"),
        ("Etc/UTC", "UTC"),
        ("UTC", "UTC"),
        ("Europe/Bratislava", "Europe/Bratislava"),  # a country's own, though its clocks are Prague's
        ("Europe/Prague", "Europe/Prague"),
    ],
)
def test_a_zone_is_kept_by_its_present_name(typed: str, kept: str) -> None:
    assert checked_zone(typed) == kept


@pytest.mark.parametrize("zone", ODD)
def test_what_is_no_place_is_no_zone(zone: str) -> None:
    assert zone not in zones()
    assert read_zone(zone) is None or zone.startswith(("posix/", "right/"))
    with pytest.raises(Trouble, match="unknown-zone"):
        checked_zone(zone)


def test_every_zone_that_may_be_chosen_can_be_read_by_the_name_that_is_kept() -> None:
    for zone in zones():
        assert read_zone(zone) is not None, zone
        assert calendar.canonical_zone(calendar.canonical_zone(zone)) == calendar.canonical_zone(zone)


def test_a_machine_without_any_zone_has_those_of_the_package(tmp_path: Path) -> None:
    import zoneinfo

    before = zoneinfo.TZPATH
    zoneinfo.reset_tzpath(to=[str(tmp_path)])
    zoneinfo.ZoneInfo.clear_cache()
    try:
        assert all(read_zone(zone) is not None for zone in ("Europe/Kyiv", "US/Pacific", "Europe/Prague", "UTC"))
    finally:
        zoneinfo.reset_tzpath(to=list(before))
        zoneinfo.ZoneInfo.clear_cache()


def test_hours_in_a_zone_that_nobody_has_are_ignored() -> None:
    night = datetime(2026, 3, 1, 2, tzinfo=UTC)
    assert next_awake(night, Rhythm(GONE, (22 * 60, 7 * 60))) == night


@pytest.mark.parametrize("quiet", [(99999, -7), (-1, 60), (0, 24 * 60)])
def test_hours_that_no_day_has_are_ignored(quiet: tuple[int, int]) -> None:
    night = datetime(2026, 3, 1, 2, tzinfo=UTC)
    assert next_awake(night, Rhythm("Europe/Prague", quiet)) == night


@pytest.mark.parametrize("years", [(1, 9999), (2030, 2020)])
def test_a_vacation_that_nobody_has_is_ignored(years: tuple[int, int]) -> None:
    now = datetime(2026, 3, 1, 2, tzinfo=UTC)
    away = Rhythm(away=(datetime(years[0], 1, 1, tzinfo=UTC), datetime(years[1], 12, 31, tzinfo=UTC)))
    assert next_awake(now, away) == now
    assert due_for_person(now, now + timedelta(days=1), away) == now + timedelta(days=1)


async def test_a_row_of_nonsense_about_one_person_stops_nothing(house: House, clock: Clock) -> None:
    await chose_of_old(house, ANNA.id, "Europe/Prague")
    await rows(
        house.database,
        "UPDATE players SET quiet_from = 99999, quiet_to = NULL, away_from = '2000-1-1', away_until = '9999-12-31'"  # noqa: S608
        f" WHERE person_id = {ANNA.id} RETURNING 1",
    )
    table = await playing(house, ANNA, BERT)
    await bid(house, table, BERT, 1)
    await bid(house, table, ANNA, 1)
    clock.pass_(hours=13)
    await house.sweeps.run()
    assert not (await house.play.board(table.id)).table.halted
    assert {person for person, _, _, _ in await lines(house)} & {ANNA.id, BERT.id}


def test_zones_are_opened_in_one_place() -> None:
    """Whoever opens a zone elsewhere breaks for everybody where one person's is missing."""
    for folder in ("engine", "games", "db", "host", "face", "web", "bot", "tools"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            opened = [
                node
                for node in ast.walk(tree)
                if (isinstance(node, ast.Name) and node.id == "ZoneInfo")
                or (isinstance(node, ast.Attribute) and node.attr == "ZoneInfo")
            ]
            assert not opened or path == ROOT / "host/clocks/calendar.py", path


# ----------------------------------------------------------------------------------------- a table


async def test_a_game_goes_on_though_nobody_has_the_zone_of_a_player(house: House, clock: Clock) -> None:
    await chose_of_old(house, ANNA.id, GONE)
    table = await playing(house, ANNA, BERT)
    await bid(house, table, BERT, 1)
    await bid(house, table, ANNA, 1)
    clock.pass_(hours=25)
    await house.sweeps.run()
    board = await house.play.board(table.id)
    assert not board.table.halted
    assert await hours_at(house, board.table) == {}


async def test_everybody_is_reminded_beside_a_zone_that_nobody_has(house: House, clock: Clock) -> None:
    await chose_of_old(house, ANNA.id, GONE)
    await playing(house, ANNA, BERT)
    await playing(house, BERT, CLEO)
    for _ in range(24 * 4):
        await house.sweeps.run()
        clock.pass_(minutes=15)
    told = {(person, rung) for person, _, rung, _ in await lines(house)}
    assert {(person.id, rung) for person in (ANNA, BERT, CLEO) for rung in ("half", "three-quarters", "hour")} <= told


async def test_settings_show_which_zone_is_lost_and_take_another(house: House) -> None:
    await chose_of_old(house, ANNA.id, GONE)
    player = await house.settings.player(ANNA.id)
    assert (player.zone, player.lost_zone) == (None, GONE)
    with pytest.raises(Trouble, match="no-zone"):
        await house.settings.set_quiet(ANNA.id, (22 * 60, 6 * 60))
    assert await house.settings.set_away(ANNA.id, house.clock() + timedelta(days=2))
    player = await house.settings.set_zone(ANNA.id, "Europe/Kiev")
    assert (player.zone, player.lost_zone, player.quiet) == ("Europe/Kyiv", None, (22 * 60, 7 * 60))


async def test_an_old_name_is_read_as_the_present_one_before_any_sweep(house: House) -> None:
    await chose_of_old(house, ANNA.id, "US/Pacific")
    assert (await house.settings.player(ANNA.id)).zone == "America/Los_Angeles"


# --------------------------------------------------------------------------------------- the sweep


async def test_a_sweep_brings_old_names_up_to_date(house: House) -> None:
    chosen = {ANNA.id: "US/Pacific", BERT.id: "Europe/Kiev", CLEO.id: "Europe/Prague"}
    for person_id, zone in chosen.items():
        await chose_of_old(house, person_id, zone)
    await house.sweeps.run()
    stored = [await stored_zone(house, person_id) for person_id in chosen]
    assert stored == ["America/Los_Angeles", "Europe/Kyiv", "Europe/Prague"]


async def test_who_plays_is_told_once_of_a_zone_that_is_lost(house: House, clock: Clock) -> None:
    await chose_of_old(house, ANNA.id, GONE)
    await house.sweeps.run()
    assert await sent(house, "zone") == []  # nowhere to tell it, and nothing it would change
    table = await playing(house, ANNA, BERT)
    await playing(house, ANNA, CLEO)
    for _ in range(5):
        clock.pass_(hours=2)
        await house.sweeps.run()
    (told,) = await sent(house, "zone")
    assert (told.lane_kind, told.lane_id, told.table_id, told.payload) == ("player", ANNA.id, table.id, {"zone": GONE})


async def test_who_chose_the_next_lost_zone_is_told_again(house: House, clock: Clock) -> None:
    await playing(house, ANNA, BERT)
    for zone in (GONE, "Europe/Lemuria"):
        await chose_of_old(house, ANNA.id, zone)
        clock.pass_(hours=2)
        await house.sweeps.run()
    assert [row.payload for row in await sent(house, "zone")] == [{"zone": GONE}, {"zone": "Europe/Lemuria"}]


async def test_the_doctor_names_stored_zones_that_nobody_has(house: House) -> None:
    await chose_of_old(house, ANNA.id, GONE)
    await chose_of_old(house, BERT.id, GONE)
    await chose_of_old(house, CLEO.id, "US/Pacific")
    wrong = [each.what for each in await _at_work(house.database, {}, runs=False) if each.kind == "wrong"]
    assert [what for what in wrong if GONE in what and "2 people" in what and "US/Pacific" not in what]
