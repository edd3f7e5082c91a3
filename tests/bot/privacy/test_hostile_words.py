"""Names, words and reasons that want to be more than words: nothing of them works, wherever they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord.components import walk_components

from bot.board.view import lobby_view
from engine.texts import Typed, say
from face.core.names import reader_for
from face.wordings.reader import Reader
from face.wordings.texts import escape_words, texts
from host.house import House
from host.values import Person
from tests.bot.people import Seat, World, texts_of
from tests.host.seating import ANNA, BERT, PLACE, cause, lobby, play_out

HOSTILE = (
    "@everyone",
    "@here <@&1>",
    "<@123456789012345678>",
    "**loud** __more__",
    "[free](http://evil.example)",
    "https://evil.example/x",
    "# big\n## bigger",
    "-# small",
    "> quoted ||hidden||",
    "`code` ```block```",
    "~~gone~~ *lean* _lean_",
    "<t:0:R> <:x:1> </help:1>",
    "1. first",
    "- item",
    "a\u202eb\u2066c\u200bd\u2028e",
    "   ",
    "\u3164\u2800\u200b",
    "😀🦊",
    "{ $seat } { loud }",
    "\\",
)
TO_THE_END = (0, 8)  # the games that are played out: mentions, and names that would end the block of the score table
WORKS = re.compile(
    r"@everyone|@here|<@&1>|<@1234|\*\*loud|__more|\]\(http:|://evil|^#+ big|^-# small|^> quo|\|\|hid|`code|```|~~gone|"
    r"\*lean|_lean_|<t:0|<:x|</help|^1\. first|^- item",
    re.MULTILINE,
)
BLOCK = re.compile(r"^```\n([^`]*)\n```$", re.MULTILINE)
UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\u061c\u200c-\u200f\u2028\u2029\u202a-\u202e\u2060-\u206f\u3164\ufeff]")


def working(words: str) -> list[str]:
    """What of `words`, a message's markdown, Discord would act upon though a person has typed it."""
    return WORKS.findall(re.sub(r"\\.", "", words)) + UNSEEN.findall(words)


def unfenced(words: str) -> str:
    """`words` without the fences of blocks: a block that holds a fence of its own keeps one of them, which works."""
    return BLOCK.sub(r"\1", words)


def bodies(world: World) -> Iterator[Any]:
    """The messages that were sent or changed, as Discord got them."""
    for request in world.env.http_requests:
        body: Any = request.json
        if isinstance(body, dict):
            body = body.get("payload_json", body)
            body = body.get("data") or body if "type" in body else body
            if isinstance(body, dict) and "components" in body and "title" not in body:
                yield body


def labels(components: Any) -> Iterator[str]:
    """All words outside paragraphs: Discord shows them as they are."""
    for one in walk_components(components):
        yield from (one[key] for key in ("label", "placeholder", "description") if one.get(key))
        yield from (part[key] for part in one.get("options", ()) for key in ("label", "description") if part.get(key))


def named(world: World, number: int, name: str) -> Seat:
    """A member who calls themselves so."""
    seat = world.person(f"user{number}")
    world.env.backend.get_user(seat.user.id).global_name = name
    return seat


def test_the_scan_finds_what_works() -> None:
    for name in HOSTILE[:14]:
        assert working(f"x {name}") or working(name), name
        assert not working(escape_words(" ".join(name.split()))), name
    assert working("a\u202eb")
    assert not working(unfenced("before\n```\nin the block\n```\nafter"))
    for inside in ("``` out", "a\n```\n@here", "`code`"):
        assert working(unfenced(f"```\n{inside}\n```")), inside


@pytest.mark.parametrize("start", range(0, len(HOSTILE), 4))
async def test_hostile_names_work_nowhere_in_a_whole_game(world: World, start: int) -> None:
    names = HOSTILE[start : start + 4]
    seats = [named(world, start + place, name) for place, name in enumerate(names)]
    table = await world.lobby(seats[0], options="rounds=1")
    message = world.lobby_message
    for seat, name in zip(seats, names, strict=True):
        await world.join(seat, message, word=name[:40])
    first, second, third, _ = seats
    await first.member.click(message, label="Start")
    await world.env.settle()
    await first.open_desk(table)
    await first.member.slash(world.channel, "table extend", table=str(table))
    await first.member.slash(world.channel, "table show", table=str(table))
    await first.member.slash(world.channel, "desk")
    await world.deliver()
    await second.member.slash(world.channel, "table leave", table=str(table))
    await world.house.seats.vacate(table, second.user.id, cause())
    newcomer = named(world, 50, names[1])
    listed = await newcomer.member.slash(world.channel, "seats")
    suggested = await third.member.autocomplete(world.channel, "table leave", "table", "")
    await newcomer.member.click(listed.response, label=next(iter(labels(listed.response.components))))
    if start in TO_THE_END:
        await play_out(world.house, (await world.house.play.board(table)).table)
    await world.deliver()
    if start in TO_THE_END:
        assert any(unfenced(texts_of(body["components"])) != texts_of(body["components"]) for body in bodies(world))
        await first.member.click(world.board(table), label="Rematch")
    seen = list(bodies(world))
    assert len(seen) > 20
    for body in seen:
        for paragraph in unfenced(texts_of(body["components"])).split("\n"):
            assert not working(paragraph), paragraph
        for label in labels(body["components"]):
            assert not UNSEEN.search(label), label
    assert not [one for one in suggested if UNSEEN.search(str(one))]
    threads = [one.json["name"] for one in world.env.http_requests if one.path.endswith("/threads")]
    assert threads == [f"Bids · table {table}"]


@pytest.mark.parametrize("name", ["", "   ", "\u3164", "\u200b\u202e"])
async def test_who_has_no_name_to_show_is_called_by_their_place(house: House, name: str) -> None:
    table = await lobby(house, ANNA, BERT)
    table = await house.lobby.join(table.id, Person(7, name), "", cause())
    reader = reader_for(table, "en")
    assert "- Player 3" in texts_of([one.to_component_dict() for one in lobby_view(table, reader).children])


async def test_an_endless_name_is_cut(house: House) -> None:
    table = await house.lobby.open_table("bids", PLACE, ANNA, {}, cause())
    table = await house.lobby.join(table.id, Person(7, "x" * 500), "", cause())
    shown = texts_of([one.to_component_dict() for one in lobby_view(table, reader_for(table, "en")).children])
    assert "x" * 31 + "…" in shown
    assert "x" * 32 not in shown


@pytest.mark.parametrize("typed", HOSTILE)
def test_what_is_typed_is_shown_as_typed(typed: str) -> None:
    assert not working(Reader(texts("en")).line(say("trouble-bad-options", option=Typed(typed))))


async def test_hostile_reasons_and_options_work_nowhere(world: World, subtests: pytest.Subtests) -> None:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    ada = world.person("ada")
    for typed in (name for name in HOSTILE if name.strip()):
        with subtests.test(typed=typed):
            sent = len(list(bodies(world)))
            await boss.slash(world.channel, "pactum block", user=ada.member, reason=typed)
            await boss.slash(world.channel, "pactum blocked")
            await boss.slash(world.channel, "table new", game="bids", options=typed)
            await boss.slash(world.channel, "table new", game="bids", pace=typed)
            await boss.slash(world.channel, "me timezone", zone=typed)
            await boss.slash(world.channel, "me quiet", hours=typed)
            await boss.slash(world.channel, "me away", until=typed)
            replies = list(bodies(world))[sent:]
            assert len(replies) >= 7
            for paragraph in (words for body in replies for words in texts_of(body["components"]).split("\n")):
                assert not working(paragraph), paragraph


async def test_no_message_may_mention_anybody_but_those_it_names(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo")]
    table = await world.lobby(seats[0], options="rounds=1")
    message = world.lobby_message
    for seat in seats:
        await world.join(seat, message, word="@everyone")
    await seats[0].member.click(message, label="Start")
    await world.env.settle()
    await seats[0].member.slash(world.channel, "table pause", table=str(table))
    await world.deliver()
    await seats[0].member.slash(world.channel, "me export")
    await seats[0].member.slash(world.channel, "me show")
    await world.house.votes.cast(table, seats[1].user.id, 1, False, cause())
    await world.house.votes.cast(table, seats[2].user.id, 1, False, cause())
    await world.deliver()
    await play_out(world.house, (await world.house.play.board(table)).table)
    await world.deliver()
    await seats[0].member.click(world.board(table), label="Rematch")
    seen = list(bodies(world))
    assert len(seen) > 25
    ids = {str(seat.user.id) for seat in seats}
    for body in seen:
        assert "allowed_mentions" in body, body
        allowed = body["allowed_mentions"]
        assert allowed["parse"] == []
        assert not allowed.get("roles")
        assert {str(one) for one in allowed.get("users", ())} <= ids
    assert any(body["allowed_mentions"].get("users") for body in seen)  # the rematch names those it invites
