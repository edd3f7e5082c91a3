"""What people see of what they have played: /stats, /leaderboard, /me records, and how it is shown to all."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.custom_ids import Press
from bot.messages.page import Page, button
from host.values import Person, Place
from tests.bot.people import Seat, World, buttons_of, selects_of, texts_of
from tests.bot.pressing import reply
from tests.ground import Clock
from tests.host.records.played import begun, ended, won_by
from tests.host.seating import bid

pytestmark = pytest.mark.usefixtures("complaints")


class Players:
    """Ada, Ben and a server where they have played."""

    def __init__(self, world: World, clock: Clock) -> None:
        self.world, self.house, self.clock = world, world.house, clock
        self.ada, self.ben, self.cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
        self.place = Place(world.guild.id, world.channel.id)

    async def won(self, winner: Seat, *others: Seat, times: int = 1, **options: Any) -> None:
        people = [_person(seat) for seat in (winner, *others)]
        for _ in range(times):
            await won_by(self.house, *people, place=self.place, **options)
            self.clock.pass_(hours=1)

    async def slash(self, who: Seat, name: str, /, **options: Any) -> Any:
        return (await who.member.slash(self.world.channel, name, **options)).response


def _person(seat: Seat) -> Any:
    return Person(seat.user.id, seat.name)


@pytest.fixture
def players(world: World, clock: Clock) -> Players:
    return Players(world, clock)


def words(message: Any) -> str:
    return texts_of(message.components)


async def test_your_own_page_is_for_you_alone_and_says_what_is_missing(players: Players) -> None:
    await players.won(players.ada, players.ben, times=3)
    shown = await players.slash(players.ada, "stats player")
    assert shown.ephemeral
    said = words(shown)
    assert "🏅 ada" in said
    assert "On this server · all time" in said
    assert "**3 games** · **3** won" in said
    assert "2 more rated games until you're ranked" in said
    assert "more answers until there is a usual time to answer" in said
    assert "points" not in said


async def test_with_enough_games_there_is_a_place(players: Players) -> None:
    await players.won(players.ada, players.ben, times=5)
    said = words(await players.slash(players.ada, "stats player", who=players.ben.member))
    assert "🏅 ben" in said
    assert "**5 games** · **0** won" in said
    assert "place 2 of 2" in said


async def test_a_page_is_shown_to_all_by_a_press(players: Players) -> None:
    await players.won(players.ada, players.ben)
    shown = await players.slash(players.ada, "stats player")
    public = (await players.ada.member.click(shown, label="Show to everyone")).response
    assert not public.ephemeral
    assert "until they're ranked" in words(public)
    assert "Show to everyone" not in buttons_of(public.components)
    other = (await players.ben.member.click(public, label="How it works")).response
    assert other.ephemeral
    assert "counts as coming last" in words(other)


async def test_a_select_on_a_page_for_all_answers_its_presser_alone(players: Players) -> None:
    await players.won(players.ada, players.ben)
    shown = await players.slash(players.ada, "stats server")
    assert not shown.ephemeral
    (menu,) = selects_of(shown.components)
    assert [one["value"] for one in menu["options"]] == ["all", "2026-Q1"]
    turned = (await players.ben.member.select(shown, ["2026-Q1"], custom_id=menu["custom_id"])).response
    assert turned.ephemeral
    assert "Q1 2026" in words(turned)


async def test_the_servers_page_sums_up_what_was_played(players: Players) -> None:
    await players.won(players.ada, players.ben)
    await players.won(players.ada, players.ben, players.cleo, rated=False)
    said = words(await players.slash(players.cleo, "stats server"))
    assert "**2 games** by **3 people**" in said
    assert "1 rated" in said


async def test_the_leaderboard_names_who_is_ahead_and_where_the_reader_is(players: Players) -> None:
    await players.won(players.ada, players.ben, times=5)
    await players.won(players.cleo, players.ben)
    shown = await players.slash(players.cleo, "leaderboard", game="bids")
    assert shown.ephemeral
    lines = words(shown).splitlines()
    first, second = (next(line for line in lines if mark in line) for mark in ("🥇", "🥈"))
    assert "ada" in first
    assert "5 of 5 won" in first
    assert "ben" in second
    assert "4 more rated games until you're ranked" in words(shown)
    assert "One player has played fewer than 5 rated games" in words(shown)
    public = (await players.cleo.member.click(shown, label="Show to everyone")).response
    assert "You" not in words(public)


async def test_without_a_game_it_is_the_one_that_was_rated_last(players: Players) -> None:
    await players.won(players.ada, players.ben)
    assert "Nobody is ranked yet" in words(await players.slash(players.ada, "leaderboard"))


async def test_a_season_needs_fewer_games_and_begins_anew(players: Players) -> None:
    await players.won(players.ada, players.ben, times=2)
    players.clock.pass_(days=40)
    await players.won(players.ben, players.ada, times=3)
    said = words(await players.slash(players.ada, "leaderboard", game="bids", season="2026-q2"))
    assert "Q2 2026 · 3 rated games" in said
    assert "ben" in next(line for line in said.splitlines() if "🥇" in line)
    found = await players.ada.member.autocomplete(players.world.channel, "leaderboard", "season", "q1")
    assert [one["value"] for one in found] == ["2026-Q1"]


@pytest.mark.parametrize("command", ["stats player", "stats server", "leaderboard"])
async def test_an_unknown_season_is_refused_with_those_there_are(players: Players, command: str) -> None:
    await players.won(players.ada, players.ben)
    said = words(await players.slash(players.ada, command, season="winter <@1>"))
    assert "There's no season" in said
    assert "Q1 2026" in said
    assert "<@1>" not in said


async def test_an_empty_server_says_so_and_what_to_do(players: Players) -> None:
    assert "`/table new`" in words(await players.slash(players.ada, "stats player"))
    assert "No game has ended on this server yet" in words(await players.slash(players.ada, "stats server"))
    assert "No rated game has ended" in words(await players.slash(players.ada, "leaderboard"))
    assert "No rated game of" in words(await players.slash(players.ada, "leaderboard", game="devil"))
    assert "No game has ended yet" in words(
        await players.slash(players.ada, "leaderboard", game="bids", season="2026-Q1")
    )


async def test_who_stays_out_looks_like_somebody_who_never_played(players: Players) -> None:
    await players.won(players.ada, players.ben, times=5)
    done = await players.slash(players.ben, "me records", counted="off")
    assert "no longer in any statistics" in words(done)
    await players.house.records.count_due()
    stranger = words(await players.slash(players.ada, "stats player", who=players.cleo.member))
    hidden = words(await players.slash(players.ada, "stats player", who=players.ben.member))
    assert hidden == stranger.replace(str(players.cleo.user.id), str(players.ben.user.id))
    assert "ben" not in words(await players.slash(players.ada, "leaderboard", game="bids"))
    assert "You're not in any records" in words(await players.slash(players.ben, "stats player"))
    assert "You're not in statistics" in words(await players.slash(players.ben, "me show"))
    await players.slash(players.ben, "me records", counted="on")
    await players.house.records.count_due()
    assert "ben" in words(await players.slash(players.ada, "leaderboard", game="bids"))


async def test_an_old_page_does_not_show_who_stays_out_since(players: Players) -> None:
    await players.won(players.ada, players.ben)
    shown = await players.slash(players.ada, "stats player", who=players.ben.member)
    await players.house.records.set_counts(players.ben.user.id, False)
    public = (await players.ada.member.click(shown, label="Show to everyone")).response
    assert "There's nothing to show" in words(public)


async def test_what_was_played_on_another_server_is_not_shown_here(players: Players) -> None:
    people = [_person(seat) for seat in (players.ada, players.ben)]
    await won_by(players.house, *people, place=Place(77, 1))
    assert "There's nothing to show" in words(await players.slash(players.ben, "stats player", who=players.ada.member))
    own = (await players.ada.user.slash("stats player")).response
    assert "On all servers" in words(own)
    assert "**1 game** · **1** won" in words(own)
    assert "ranked" not in words(own)
    assert "on a server" in words((await players.ada.user.slash("stats server")).response)


async def test_nothing_of_a_running_game_shows(players: Players) -> None:
    people = [_person(seat) for seat in (players.ada, players.ben)]
    await ended(players.house, await begun(players.house, *people, place=players.place))

    async def pages() -> list[str]:
        names = ("stats player", "stats server", "leaderboard")
        return [words(await players.slash(players.ben, name)) for name in names]

    before = await pages()
    running = await begun(players.house, *people, place=players.place)
    players.clock.pass_(hours=5)
    await bid(players.house, running, people[0], 2)
    await players.house.records.count_due()
    assert await pages() == before


async def test_names_can_do_no_harm(world: World, clock: Clock) -> None:
    players = Players(world, clock)
    players.ada.name = "**@everyone** [x](https://y.z)\u202e<@1>"
    await players.won(players.ada, players.ben, times=5)
    for name in ("stats player", "leaderboard"):
        said = words(await players.slash(players.ada, name))
        assert "@everyone" not in said
        assert "](" not in said
        assert "\u202e" not in said


async def test_a_made_up_page_is_refused(players: Players, subtests: pytest.Subtests) -> None:
    await players.won(players.ada, players.ben)
    for page in ("p", "p0x", "p" + "9" * 19, "l", "lnonsense", "s1", "x", ""):
        with subtests.test(page=page):
            shown = await players.slash(players.ada, "stats player")
            forged = Page()
            forged.buttons([button("Forged", Press("records-show", 0, page, "all"))])
            stored = players.world.message_now(shown)
            stored.components = forged.view().to_components()
            said = await players.ada.member.click(players.world.message(stored), label="Forged")
            assert said.response.ephemeral
            assert "over" in words(said.response)


async def test_the_lobby_says_whether_it_is_rated(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    assert "**Rated**" in texts_of(world.lobby_message.components)
    assert (await world.house.lookups.table(table)).rated
    await ada.member.click(world.lobby_message, label="Allow hints")
    assert "Not rated: hints are on" in texts_of(world.message_now(world.lobby_message).components)
    await world.lobby(ada, options="rated=no")
    assert "Not rated" in texts_of(world.lobby_message.components)
    await world.lobby(ada, stewards=1)
    assert "Not rated: automatic players" in texts_of(world.lobby_message.components)
    refused = await ada.member.slash(world.channel, "table new", game="bids", options="rated=perhaps")
    assert "rated=perhaps" in reply(refused)


async def test_a_rematch_is_rated_as_the_game_before(players: Players) -> None:
    people = [_person(seat) for seat in (players.ada, players.ben)]
    for rated in (True, False):
        table = await won_by(players.house, *people, place=players.place, rated=rated)
        assert (await players.house.seats.rematch(table.id, people[0])).rated is rated


async def test_a_dossier_says_how_ratings_have_changed_but_of_nobody_who_stays_out(players: Players) -> None:
    table = await won_by(players.house, _person(players.ada), _person(players.ben), place=players.place)
    said = words(await players.slash(players.cleo, "table dossier", table=str(table.id)))
    assert "📈 **Rating**: ada 1,138 (+138) and ben 927 (−73)" in said.replace("\n", " ")
    await players.slash(players.ben, "me records", counted="off")
    said = words(await players.slash(players.cleo, "table dossier", table=str(table.id)))
    assert "**Rating**: ada" in said
    assert "ben 9" not in said


@pytest.mark.parametrize("rated", [True, False])
async def test_who_is_about_to_leave_a_rated_game_reads_what_that_counts_as(players: Players, rated: bool) -> None:
    ada, ben = _person(players.ada), _person(players.ben)
    table = await begun(players.house, ada, ben, place=players.place, rated=rated)
    said = words(await players.slash(players.ben, "table leave", table=str(table.id)))
    assert "Your seat opens" in said
    assert ("leaving counts as coming last" in said) is rated
