"""/fix undelivered: where messages failed for good, for moderators who do not sit there."""

from __future__ import annotations

import pytest

from tests.bot.fixes.acting import bids, moderator, reply, three
from tests.bot.fixes.test_matrix import NOT_A_MODERATOR
from tests.bot.people import World, buttons_of, parsed

pytestmark = pytest.mark.usefixtures("complaints")


async def test_tables_with_messages_that_failed_for_good_are_listed_and_looked_at(world: World) -> None:
    ada, ben, cleo, table = await three(world)
    mia = await moderator(world)
    assert "has arrived, or is still being tried" in reply(await mia.member.slash(world.channel, "fix undelivered"))
    world.env.inject_error("POST", f"/channels/{world.thread(table)}/messages", status=403, code=50013, times=None)
    channel = world.env.backend.get_dm_channel(ada.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    await bids(world, table, (ada, 0), (ben, 2), (cleo, 1))
    listed = await mia.member.slash(world.channel, "fix undelivered")
    assert f"table {table}" in reply(listed)
    assert "one recipient failed" in reply(listed)  # closed direct messages are told at the table
    assert "ada" not in reply(listed)
    assert parsed(buttons_of(listed.response.components)[f"Look at {table}"]["custom_id"])["table"] == str(table)
    await mia.member.click(listed.response, label=f"Look at {table}")
    assert "I lack a permission there" in reply(await mia.member.slash(world.channel, "fix look", table=str(table)))
    assert NOT_A_MODERATOR in reply(await ben.member.slash(world.channel, "fix undelivered"))


async def test_a_moderator_is_not_told_of_their_own_table(world: World) -> None:
    mia, ada, ben = await moderator(world), world.person("ada"), world.person("ben")
    table = await world.seated(mia, ada, ben)
    world.env.inject_error("POST", f"/channels/{world.thread(table)}/messages", status=403, code=50013, times=None)
    await bids(world, table, (mia, 0), (ada, 2), (ben, 1))
    assert "has arrived, or is still being tried" in reply(await mia.member.slash(world.channel, "fix undelivered"))
    other = await moderator(world, "nora")
    assert f"table {table}" in reply(await other.member.slash(world.channel, "fix undelivered"))
