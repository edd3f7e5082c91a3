"""One looks back on a page: at the board as everybody saw it, with what the log tells, and nothing of a secret."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from face.table.stories import scene_of
from host.proof import past
from host.proof.past import MOST_PAST_STEPS, BoardStep
from host.values import Person, Table
from tests.ground import kept
from tests.host.moderation.rewinding import rewound, round_played
from tests.host.seating import ANNA, BERT, CLEO, EMIL, PEOPLE, bid, cause, play_out, playing
from tests.web.browsing import Browser, Served

GAMES = ("bids", "architects", "paladins", "devil")
MOVES = {"bids": 7, "devil": 60, "architects": 60, "paladins": 60}  # of a game that is looked back at


async def looked(browser: Browser, at: int) -> dict[str, Any]:
    """Step `at` as that browser gets it."""
    status, _, words = await browser.request("GET", f"/step?at={at}", headers={"Accept": "application/json"})
    assert status == 200
    said: dict[str, Any] = json.loads(words)
    return said


async def all_steps(browser: Browser) -> list[str]:
    """Every step that this browser can look back to, to the byte."""
    reached = await looked(browser, 0)
    return [json.dumps(await looked(browser, at)) for at in range(reached["first"], reached["last"] + 1)]


async def signed(served: Served, table: Table, *people: Person) -> list[Browser]:
    return [await Browser(served, table.id, person.id).sign_in() for person in people]


async def test_a_step_shows_the_board_of_then_and_what_was_told(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    (ada,) = await signed(served, table, ANNA)
    await bid(served.house, table, ANNA, 3)
    then = await served.house.play.board(table.id)
    begun = await looked(ada, 1)
    assert (begun["first"], begun["last"]) == (1, 1)
    await bid(served.house, table, BERT, 1)
    assert (await served.house.play.board(table.id)).view != then.view
    assert (await looked(ada, 1))["step"]["scenes"] == begun["step"]["scenes"]
    told = await looked(ada, 2)
    assert told["last"] == 2
    assert told["step"]["past"] == "You are looking at move 2 of 2."
    assert any("crown" in line for line in told["step"]["lines"])
    assert (await looked(ada, 3))["step"] is None


async def test_what_has_changed_since_one_looked_is_marked_until_one_looks_again(served: Served) -> None:
    """The board of Bids says since when: other games mark figures."""
    table = await playing(served.house, ANNA, BERT)
    (ada,) = await signed(served, table, ANNA)
    assert "since Round" not in ada.page
    await round_played(served.house, table, 3, 1)
    assert ">since Round 1 of 3" in (await ada.refresh())["board"]
    await ada.load()
    assert "since Round" not in ada.page


@pytest.mark.parametrize("game_id", kept(GAMES, "bids", "devil"))
async def test_every_step_is_what_everybody_saw_after_its_move(
    served: Served, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    """Each board is the one that stood there then: it is written down while the game is played."""
    people = PEOPLE[: 4 if game_id == "devil" else 2]
    table = await playing(served.house, *people, game=game_id)
    stored = await served.house.tables.read(table.id)
    stood = {stored.number: (await served.house.play.board(table.id)).view}
    for number in range(MOVES[game_id]):
        await play_out(served.house, table, number, most=1)
        stored = await served.house.tables.read(table.id)
        stood[stored.number] = (await served.house.play.board(table.id)).view
    steps = await served.house.past.boards(table.id)
    log = await served.house.stories.log(table.id, EMIL.id)
    assert log.table.status == "playing"
    assert [step.step for step in steps] == list(range(max(1, log.steps - MOST_PAST_STEPS + 1), log.steps + 1))
    assert {step.number: step.view for step in steps} == {
        step.number: stood[step.number] for step in steps if step.number in stood
    }
    assert len([step for step in steps if step.number in stood]) > len(steps) // 2
    for step, before in zip(steps[1:], steps, strict=False):
        assert step.before == before.view


async def test_what_others_do_in_secret_changes_no_byte_of_any_step(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT, CLEO)
    await round_played(served.house, table, 1, 2, 3)
    readers = await signed(served, table, BERT, EMIL)
    before = [await all_steps(reader) for reader in readers]
    assert all(len(steps) > 1 for steps in before)
    ask = (await served.house.play.desk(table.id, ANNA.id)).ask
    assert ask is not None
    await served.house.play.draft(table.id, ANNA.id, ask.id, {"coins": 1})
    await served.house.play.answer(table.id, ANNA.id, ask.id, {"coins": 1}, cause())
    await served.house.play.take_back(table.id, ANNA.id, ask.id, cause())
    await served.house.play.answer(table.id, ANNA.id, ask.id, {"coins": 0}, cause())
    await served.house.notes.write(table.id, ANNA.id, "ben bluffs")
    assert [await all_steps(reader) for reader in readers] == before
    pages = [(await reader.load(), reader.page.partition('id="log"')[2]) for reader in readers]
    assert all(f'data-steps="{len(steps)}"' in page for (_, page), steps in zip(pages, before, strict=True))


async def test_a_step_that_counted_secret_moves_would_be_noticed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above sees it."""
    monkeypatch.setattr(past, "tells_all", lambda entry: True)
    with pytest.raises(AssertionError):
        await test_what_others_do_in_secret_changes_no_byte_of_any_step(served)


async def test_what_a_rewind_has_undone_is_not_there_to_be_looked_back_at(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT, CLEO)
    (eve,) = await signed(served, table, EMIL)
    begun = (await served.house.play.board(table.id)).view
    await round_played(served.house, table, 1, 2, 3)
    await round_played(served.house, table, 3, 2, 1)
    undone = await all_steps(eve)
    await rewound(served.house, table, "2.bid")
    gone_back = await served.house.past.boards(table.id)
    assert 1 < len(await all_steps(eve)) < len(undone)
    assert gone_back[-1].view != begun
    await rewound(served.house, table, "1.bid")
    steps = await served.house.past.boards(table.id)
    assert len(await all_steps(eve)) == len(steps) == 3  # the start, and twice that the game has gone back
    assert all(step.view == begun for step in steps)


async def test_everybody_gets_the_same_board_and_their_own_words(served: Served) -> None:
    people = PEOPLE[:4]
    table = await playing(served.house, *people, game="devil")
    await play_out(served.house, table, most=8)
    readers = await signed(served, table, *people, EMIL)
    for at in range(1, (await looked(readers[0], 0))["last"] + 1):
        shown = [(await looked(reader, at))["step"] for reader in readers]
        assert all(each["scenes"] == shown[0]["scenes"] for each in shown)
    first = [(await looked(reader, 1))["step"]["lines"] for reader in readers]
    assert len({tuple(lines) for lines in first}) == len(readers)  # each draws other cards
    assert not any(line.startswith("You draw") for line in first[-1])


async def test_a_view_of_somebody_s_own_would_be_noticed(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of what stood there sees a board that is made of a seat's own view."""

    def leaking(positions: Any) -> list[Any]:
        return [position.game.view(position.state, 0) for position in positions]

    monkeypatch.setattr(past, "seen_by_all", leaking)
    with pytest.raises(AssertionError):
        await test_every_step_is_what_everybody_saw_after_its_move(served, monkeypatch, "bids")


async def test_only_who_may_see_the_page_may_look_back(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    stranger = Browser(served, table.id, EMIL.id)
    status, _, words = await stranger.request("GET", "/step?at=1", headers={"Accept": "application/json"})
    assert (status, "scenes" in words) == (401, False)


async def test_nobody_looks_back_before_the_start_nor_after_the_end(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    (ada,) = await signed(served, table, ANNA)
    assert 'data-steps="1"' in ada.page
    await play_out(served.house, table)
    await ada.load()
    assert 'data-steps="0"' in ada.page
    assert await looked(ada, 1) == {"first": 1, "last": 0, "step": None}


async def test_after_the_end_the_page_leads_to_the_replay_in_a_room_of_its_own(served: Served) -> None:
    table = await playing(served.house, ANNA, BERT)
    (ada,) = await signed(served, table, ANNA)
    status, _, words = await ada.request("GET", "/replay", headers={"Accept": "application/json"})
    assert (status, "pieces" in words) == (409, False)
    await play_out(served.house, table)
    await ada.load()
    assert f'href="/t/{table.id}/replay"' in ada.page
    status, headers, page = await ada.request("GET", "/replay")
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("sandbox allow-scripts; default-src 'none'")  # its script reads no cookie and no page
    assert "script-src 'sha256-" in policy
    assert policy.endswith("frame-ancestors 'none'")
    assert '<script type="module">' in page
    assert f'<a class="home" href="/t/{table.id}">' in page
    assert (await Browser(served, table.id, EMIL.id).request("GET", "/replay"))[0] == 401


async def test_a_log_that_other_rules_played_is_not_shown_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await playing(served.house, ANNA, BERT)
    (ada,) = await signed(served, table, ANNA)

    def refuses(*_: Any) -> tuple[BoardStep, ...]:
        raise RuntimeError

    monkeypatch.setattr(past, "board_steps", refuses)
    assert await looked(ada, 1) == {"first": 1, "last": 0, "step": None}


async def test_a_log_is_played_again_once_for_all_and_only_when_it_has_gone_on(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(served.house, ANNA, BERT)
    played: list[int] = []
    whole = past.board_steps

    def counted(*given: Any) -> tuple[BoardStep, ...]:
        played.append(1)
        return whole(*given)

    monkeypatch.setattr(past, "board_steps", counted)
    for reader in await signed(served, table, ANNA, BERT, EMIL):
        await looked(reader, 1)
    assert len(played) == 1
    await bid(served.house, table, ANNA, 1)
    await looked(reader, 1)
    assert len(played) == 2


@pytest.mark.parametrize(
    ("game_id", "moves", "kind"), [("architects", 100, "capture"), ("paladins", 75, "inquisition")]
)
async def test_a_step_shows_the_scene_that_its_thread_was_shown(
    served: Served, game_id: str, moves: int, kind: str
) -> None:
    table = await playing(served.house, ANNA, BERT, game=game_id)
    readers = await signed(served, table, ANNA, EMIL)
    for number in range(moves // 25):
        await play_out(served.house, table, number, most=25)
    steps = {step.step: step for step in await served.house.past.boards(table.id)}
    shown = {at: (await looked(readers[0], at))["step"]["scenes"] for at in steps}
    found = {at: scenes[0] for at, scenes in shown.items() if len(scenes) > 1}
    assert f"scene-{kind}" in {scene["id"] for scene in found.values()}
    assert {at for at, step in steps.items() if scene_of(step.told, step.earlier, table, None)} == set(found)
    for at, scene in found.items():
        assert scene["svg"].startswith("<svg")
        assert scene["title"]
        assert scene["lines"]
        assert shown[at][-1]["id"] == "board"
        assert (await looked(readers[1], at))["step"]["scenes"] == shown[at]  # whoever looks


def lines_of_log(page: str) -> list[str]:
    """The lines of the log of a page, as its reader sees them."""
    log = page.partition('<section id="log"')[2].partition("</section>")[0]
    return [
        " ".join(re.sub(r"<[^>]*>", " ", each).split())
        for each in re.findall(r'class="told">(.*?)</div>', log, re.DOTALL)
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_a_log_about_a_player_holds_the_lines_that_name_them_and_no_other(served: Served, game: str) -> None:
    table = await playing(served.house, *PEOPLE[:4], game=game)
    await play_out(served.house, table, most=12)
    (ada,) = await signed(served, table, PEOPLE[0])
    whole = lines_of_log((await ada.request("GET", ""))[2])
    pages = [(await ada.request("GET", f"?about={seat}"))[2] for seat in range(4)]
    for seat, page in enumerate(pages):
        assert f'data-about="{seat}" aria-current="true"' in page
        (name,) = re.findall(f'data-about="{seat}"[^>]*>([^<]*)</a>', page)
        assert name in {person.name for person in PEOPLE[:4]}
        assert all(name in line or name == PEOPLE[0].name for line in lines_of_log(page))  # the reader is "you"
    assert any(0 < len(lines_of_log(page)) < len(whole) for page in pages)
    others = (await ada.request("GET", "?about=9"))[2]
    assert lines_of_log(others) == whole
    assert 'data-about="-1" aria-current="true"' in others
