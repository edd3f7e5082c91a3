"""News that are long: what happened is never cut, and nobody can talk it away."""

from __future__ import annotations

import re

from db.connection.statements import Statement
from engine.texts import SeatRef, Text, say
from face.table.news import last_asides
from face.wordings.lengths import MORE, cut_text, cut_to_tail
from games.devil.rules.rulebook import GOODS
from host.house import House
from host.table import stored_table
from tests.bot.people import Seat, World, texts_of

ROUNDS = 60
BEFORE_THE_LAST = Statement(
    "UPDATE outbox o SET state = 'failed' WHERE kind = 'news' AND state = 'pending' AND id <>"
    " (SELECT max(l.id) FROM outbox l WHERE l.lane_kind = o.lane_kind AND l.lane_id = o.lane_id AND l.kind = 'news')"
)


def in_the_thread(world: World, table: int) -> list[str]:
    """The bot's messages in a table's thread beside the board, oldest first."""
    found = [texts_of(one.components) for one in world.messages(world.thread(table)) if not one.pinned]
    return [words for words in found if words]


async def answer_all(house: House, table: int) -> None:
    """The safe answer for whoever owes one now."""
    found = await house.tables.read(table)
    game, state = stored_table.rules_of_table(found), stored_table.state_of(found)
    people = {card.seat: card.person_id for card in stored_table.table_of(found.shown).seats}
    for seat, ask in game.asks(state).items():
        cause = f"i:{found.number}:{seat}"
        await house.play.answer(table, people[seat], ask.id, game.absent(state, seat), cause)


async def undelivered_rounds(world: World, *seats: Seat, game: str = "bids", options: str = f"rounds={ROUNDS}") -> int:
    """A whole long game, else of Bids, of which only the last message of each lane is still to be delivered."""
    table = await world.lobby(seats[0], game, options=options)
    for seat in seats:
        await world.join(seat)
    await seats[0].member.click(world.lobby_message, label="Start")
    await world.env.settle()
    apart = House(world.house.database, clock=world.house.clock, entropy=world.house.entropy)  # it wakes nobody
    while (await apart.play.board(table)).results is None:
        await answer_all(apart, table)
    await world.house.database.write(BEFORE_THE_LAST, {})
    await world.deliver()
    return table


async def test_wishes_push_no_vote_out_of_the_news_and_only_the_last_of_each_seat_is_told(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated(*seats, game="devil")
    while (await world.house.play.board(table)).table.moment != "2.hunt.vote":
        await answer_all(world.house, table)
    await world.deliver()
    for number in range(45):
        goods = [GOODS[0]] if number == 44 else list(GOODS)
        for seat in seats[:2]:
            await world.house.play.answer(
                table, seat.user.id, "2.wish", {"goods": goods}, f"i:wish:{number}:{seat.name}"
            )
    await answer_all(world.house, table)
    await world.deliver()
    pages = in_the_thread(world, table)
    (told,) = [page for page in pages if "in a chest." in page]
    (voted,) = [line for line in told.splitlines() if line.startswith("Accusing nobody: ")]
    assert all(seat.name in voted for seat in seats)
    wishes = re.findall(r"(ada|ben) would like (\w+) in a chest\.", told)
    assert sorted(name for name, _ in wishes) == ["ada", "ben"]
    assert len(re.findall("would like ", told)) == 2
    assert told.rindex("would like ") < told.index("Accusing nobody")  # in the round in which it was said
    assert "Round 3" in "\n".join(pages)
    assert MORE not in told


def test_only_the_last_thing_a_seat_says_by_the_way_is_told_and_in_its_place() -> None:
    ada, ben = SeatRef(0), SeatRef(1)
    wishes = [Text("wish", {"seat": ada, "count": number}) for number in range(60)]
    votes = [say("vote", seat=ada), say("vote", seat=ben)]
    nothing = Text("no-wish", {"seat": ben})
    found = (wishes[0], *wishes[1:], votes[0], Text("wish", {"seat": ben, "count": 1}), votes[1], nothing)
    assert last_asides(found, frozenset({"wish", "no-wish"})) == (wishes[-1], *votes, nothing)
    assert last_asides(found, frozenset()) == found


async def test_long_news_of_a_thread_come_in_several_messages_and_nothing_is_cut(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await undelivered_rounds(world, ada, ben)
    pages = in_the_thread(world, table)
    assert len(pages) > 2
    rounds = [int(number) for number in re.findall(r"Round (\d+)\.\*\*", "\n".join(pages))]
    assert rounds == list(range(1, ROUNDS + 1))
    assert "Total " in pages[-1]
    whole = [re.sub(r"`[0-9a-f]+`…", "", page) for page in pages]  # fingerprints are shown by their first digits
    assert not [one for one in whole if MORE in one or "/table story" in one]


async def test_long_news_of_a_player_come_above_the_desk_and_nothing_is_cut(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await undelivered_rounds(world, ada, ben)
    pages = [texts_of(one.components) for one in ada.dms()]
    above = [*pages[:-1], *(texts_of(one.components) for one in ben.dms()[:-1])]
    rounds = {int(one) for one in re.findall(r"Round (\d+)\.\*\*", "\n".join(above))}
    # The first message is folded by then, and replies to clicks have told the rest.
    assert rounds | {1} == set(range(1, ROUNDS + 1))
    assert not [page for page in above if MORE in page or "/table story" in page]
    # The desk was drawn again when the one before it was folded: what stands above is not told twice.
    assert not pages[-1].startswith("See the message above")  # it is the end, and says so
    assert "You bid 0 coins." not in pages[-1]
    assert "Total " in pages[-1]


async def test_the_message_above_a_desk_leaves_out_what_its_reader_did(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await undelivered_rounds(world, ada, ben, game="architects", options="")
    lines = "\n".join(texts_of(one.components) for one in ada.dms()[:-1]).splitlines()
    assert sum("**ben** · " in line for line in lines) > 20
    own = [at for at, line in enumerate(lines) if "**You** · " in line]
    assert all("is raided" in lines[at + 1] for at in own)  # but what has brought a reset is told with it
    assert len(own) < 3


async def test_news_that_stand_above_a_desk_are_not_told_again_when_it_is_drawn_anew(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated(*seats, game="devil")
    ada = seats[0]
    above = texts_of(ada.dms()[-1].components)
    assert "Production" not in above
    assert "Production" in texts_of(ada.dms()[-2].components)
    await world.house.living_desks.changed(table, ada.user.id)
    await world.deliver()
    assert texts_of(ada.dms()[-1].components) == above


async def test_a_page_that_has_arrived_is_not_sent_again(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await undelivered_rounds(world, ada, ben)
    pages = in_the_thread(world, table)
    thread = world.env.backend.messages[world.thread(table)]
    del thread[max(number for number, one in thread.items() if not one.pinned)]  # the last one was cut off
    lost = Statement(
        "UPDATE outbox SET state = 'sending', message_id = NULL, claimed_at = NULL, claimed_by = NULL WHERE id ="
        " (SELECT max(id) FROM outbox WHERE lane_kind = 'thread')"
    )
    await world.house.database.write(lost, {})
    await world.deliver()
    assert in_the_thread(world, table) == pages


def test_what_is_cut_is_said_and_where_to_read_it() -> None:
    words, more = "\n".join(f"line {number}" for number in range(100)), "the rest is elsewhere"
    for most in (80, 200, 500):
        begun, ended = cut_text(words, most, more), cut_to_tail(words, most, more)
        assert len(begun) <= most
        assert len(ended) <= most
        assert begun.endswith(f"\n{more}")
        assert ended.startswith(f"{more}\nline ")
        assert cut_text(begun, most - 10, more).count(more) == 1
    assert cut_text(words, len(words), more) == words
    assert cut_text(words, 30, more).endswith(MORE)
    assert cut_text("one two three four " * 9, 80, more).splitlines()[0].split()[-1] in {"one", "two", "three", "four"}
    for most in range(1, 120):
        assert len(cut_text(words, most, more)) <= most
        assert len(cut_text("x" * 300, most, more)) <= most
