"""Everything the bot sends in a played game is what Discord says it takes."""

from __future__ import annotations

from collections import Counter

from bot.messages.sending import message_mark
from tests.bot.discord_schema import bodies_found_wrong, needs_description, problems
from tests.bot.people import World, make_bot
from tests.bot.test_whole_game import play_round

LAYOUT = {"type": 10, "content": "hello"}


@needs_description
def test_the_description_catches_what_is_wrong() -> None:
    path = "/channels/1/messages"
    assert problems("POST", path, {"components": [LAYOUT], "flags": 1 << 15}) == []
    assert problems("POST", path, {"components": [{"type": 10}]})
    assert problems("POST", path, {"nonce": "x" * 26})
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "y" * 101}]}
    assert problems("POST", path, {"components": [button]})
    assert problems("POST", "/interactions/1/token/callback", {"type": 9, "data": {"title": "x"}})


@needs_description
async def test_all_request_bodies_of_a_played_game_are_what_discord_takes(world: World) -> None:
    await world.env.restart_bot(make_bot(world.house))  # it registers its commands
    seats = [world.person(name) for name in ("ada", "ben", "cleo")]
    table = await world.seated(*seats)
    await seats[0].member.slash(world.channel, "table list")
    await seats[0].member.slash(world.channel, "help")
    await seats[0].member.autocomplete(world.channel, "table new", "game", "")
    await seats[0].member.slash(world.channel, "offer", what="dragons")
    await seats[0].member.slash(world.channel, "desk")
    for number in (1, 2, 3):
        await play_round(world, table, seats, number, restart=number == 2)
    assert bodies_found_wrong(world) == []
    checked = Counter(request.method for request in world.env.http_requests if request.json is not None)
    assert checked["POST"] > 60
    assert checked["PATCH"] > 10
    assert ("PUT", f"/applications/{world.env.backend.application_id}/commands") in {
        (request.method, request.path) for request in world.env.http_requests
    }


def test_marks_are_ids_discord_takes_and_meet_no_other_component() -> None:
    marks = {message_mark(str(number)) for number in range(500)}
    assert len(marks) == 500
    assert all(10_000 <= mark < 2**31 for mark in marks)
