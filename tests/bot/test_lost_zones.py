"""/me and a time zone that nobody has any more, or that is called otherwise now."""

from __future__ import annotations

import pytest

from host.values import PersonSettings
from tests.bot.people import World, texts_of
from tests.ground import Clock
from tests.host.time.test_lost_zones import GONE, chose_of_old


@pytest.mark.parametrize(("language", "words"), [("en", "I no longer know"), ("cs", "Časové pásmo")])
async def test_the_message_names_zone_and_command(world: World, clock: Clock, language: str, words: str) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await world.seated(ada, ben)
    await world.house.languages.choose(ada.user.id, language)
    await chose_of_old(world.house, ada.user.id, GONE)
    clock.pass_(hours=2)
    await world.house.sweeps.run()
    await world.deliver()
    (said,) = [texts_of(dm.components) for dm in ada.dms() if words in texts_of(dm.components)]
    assert GONE in said
    assert "/me timezone" in said
    shown = await ada.member.slash(world.channel, "me show")
    assert words in texts_of(shown.response.components)


async def test_old_names_suggest_the_present_one(world: World) -> None:
    ada = world.person("ada")
    shown = await ada.member.autocomplete(world.channel, "me timezone", "zone", "kiev")
    assert [one["value"] for one in shown] == ["Europe/Kyiv"]
    shown = await ada.member.autocomplete(world.channel, "me timezone", "zone", "pacific")
    assert "America/Los_Angeles" in [one["value"] for one in shown]
    assert not [one for one in shown if one["value"].startswith("US/")]
    await ada.member.slash(world.channel, "me timezone", zone="kiev")
    assert await world.house.settings.player(ada.user.id) == PersonSettings(ada.user.id, zone="Europe/Kyiv")
