"""The small print beneath options: what decides between them stands there."""

from __future__ import annotations

from typing import Any

from face.core.face import face
from face.wordings.reader import Reader
from face.wordings.texts import texts
from games.paladins.face.option_hints import hint_of
from games.paladins.rules.state import NOBODY, State
from tests.games.paladins.table import GAME, options, player, table, workers

ALL = workers(labourer=3, scout=3, merchant=3, fighter=3, cleric=3, criminal=3)


def small_print(state: State, field: str, **value: Any) -> dict[str, str]:
    """What stands beneath the options of a field, "" for those that speak for themselves."""
    view, reader = GAME.view(state, 0), Reader(texts("en"))
    hints = {id: hint_of(option, view, state.pack) for id, option in options(state, field, **value).items()}
    return {id: "" if hint is None else reader.line(hint) for id, hint in hints.items()}


def test_workers_stand_there_by_name_and_by_sign() -> None:
    said = small_print(table(player(workers=ALL)), "workers", action="attack", outsider="archer-saracens")
    assert said["scout.labourer.fighter"] == "⚪L 🟢S 🔴F"


def test_a_space_for_a_workshop_says_which_workers_the_action_needs_then() -> None:
    state = table(player(workers=ALL, silver=9, workshops={"absolve": 1}))
    said = small_print(state, "workshop", action="develop")
    assert (said["fortify.1"], said["fortify.2"]) == ("The action then needs ◻️🟢S", "The action then needs 🔵M🟢S")
    assert said["absolve.2"] == "The action then needs 🔵M"


def test_a_group_in_the_tavern_is_said_in_words_with_the_actions_it_is_enough_for() -> None:
    cards = {
        "tavern-8": "2 merchants and 2 scouts. Together with yours, workers enough for Commission, Fortify, Absolve",
        "tavern-19": "2 fighters and 2 labourers. Together with yours, workers enough for Commission, Attack, Convert",
    }
    me = player(paladin="ivon", workers=workers(cleric=1, scout=1))
    state = table(me, player(), step="tavern", tavern=tuple(cards), drinkers=(NOBODY,) * 2)
    assert small_print(state, "card") == cards


def test_what_a_townsfolk_brings_at_once_and_what_when_it_joins_are_told_apart_as_on_the_desk() -> None:
    state = table(player(workers=ALL, silver=9))
    said = small_print(state, "townsfolk", action="recruit")
    assert said
    assert all(line.count(" · joins: ") == 1 and line.startswith("once: ") for line in said.values())


def test_townsfolk_of_one_name_are_told_apart_by_what_they_bring_each_time() -> None:
    row = ("missionary-1", "peddler-1", "missionary-2", "squire-2", "")
    names = {"missionary-1": " (⚪L)", "peddler-1": "", "missionary-2": " (1🍖)", "squire-2": ""}
    reader = Reader(texts("en"), {}, face("paladins").names(table().options.pack), "paladins")
    for state, value in (
        (table(player(workers=ALL, silver=9), row=row), {"action": "recruit"}),
        (table(player(), player(), step="draft", round=0, row=row), {}),
    ):
        said = {id: reader.line(option.text) for id, option in options(state, "townsfolk", **value).items()}
        for id, more in names.items():
            name = id.partition("-")[0].capitalize()
            assert said[id].partition(" · ")[0] == f"{name}{more}"


def test_twins_of_the_draft_are_told_apart_by_what_the_other_would_leave_to_others() -> None:
    state = table(player(), player(), step="draft", round=0, row=("conspirator-1", "conspirator-2", "abbot-1", "", ""))
    said = small_print(state, "townsfolk")
    assert said["conspirator-1"].startswith("once: −2👁️ · joins: ")
    assert said["conspirator-2"].startswith("once: 🟣Cr · joins: ")
    assert "once" not in said["abbot-1"]


def test_a_space_that_would_do_nothing_now_says_why() -> None:
    clean = small_print(table(player(workers=ALL, silver=9, influence=9)), "jar", action="absolve")
    guilty = player(workers=ALL, silver=9, influence=9, debts=1, suspicions=("suspicion-0",))
    assert {"you have no debt", "you have no 👁️"} <= set(clean.values())
    assert not any(small_print(table(guilty), "jar", action="absolve").values())


def test_a_favour_that_would_do_nothing_now_says_why() -> None:
    favours = ("favour-debt", "favour-tax", "favour-labourers", "favour-workers", "favour-pray")
    clean = small_print(table(player(workers=ALL, silver=9), favours=favours), "favour", action="favour")
    assert clean["favour-debt"] == "you have neither a debt nor 👁️"
    assert clean["favour-tax"] == ""  # its tax comes anyway
    for more in ({"debts": 1}, {"suspicions": ("suspicion-0",)}):
        state = table(player(workers=ALL, silver=9, **more), favours=favours)
        assert small_print(state, "favour", action="favour")["favour-debt"] == ""


def test_of_the_favours_the_first_that_a_worker_is_left_for_is_named() -> None:
    favours = ("favour-debt", "favour-pray", "favour-labourers")
    for left, named in (("fighter", "For 🔴F and 1🥈"), ("criminal", "For 🔴F and 1🥈"), ("scout", "For ◻️")):
        state = table(player(workers=workers(**{left: 1}), silver=9), favours=favours)
        said = small_print(state, "action")["favour"]
        assert said.startswith(named)
        assert said.endswith(" still free")


def test_with_oliver_pray_asks_for_no_silver() -> None:
    assert "silver" in small_print(table(player(workers=ALL, silver=9)), "action")["pray"]
    assert "silver" not in small_print(table(player(workers=ALL, silver=9, paladin="oliver")), "action")["pray"]
