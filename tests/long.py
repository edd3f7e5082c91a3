"""Which tests wait for `make check`: long files, long tests by their names, and those of dear.txt."""

from __future__ import annotations

import re
from fnmatch import fnmatch, translate
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LONG = (  # whole processes, the browser, long journeys
    "console/test_stopping.py",
    "demo/*",
    "games/*/bot/test_whole_game.py",
    "wire/*",
)

LONG_TESTS = (  # as well, by their names: each takes a second or more of the processor, or its whole matrix does
    *("bot/privacy/test_tables_of_others.py::*", "bot/test_every_wording.py::test_what_was_set_right_*[[]architects*"),
    *("bot/test_minus.py::*[[]architects*", "bot/test_typed_as_people_do.py::test_goods_as_the_bot_writes_them*[[]??]"),
    *("bot/test_forged.py::test_a_press_on_a_public_*", "bot/delivery/test_kills.py::*", "bot/test_living_desks.py::*"),
    *("contract/test_orders.py::test_what_an_order_*", "contract/test_reshuffled.py::*[[]architects*"),
    *("games/architects/bot/test_several.py::test_every_chain_*", "games/devil/test_balance_strategies.py::*"),
    *("games/devil/test_balance.py::test_the_soulless_*", "games/devil/test_balance.py::test_who_has_sold_*"),
    *("games/devil/test_reading.py::test_apprentices_*", "games/devil/test_opponent.py::test_devils_and_mortals_*"),
    *("games/devil/test_in_reach.py::test_no_plan_builds_*", "games/devil/bot/test_desk.py::test_what_stands_in_*"),
    *("games/paladins/test_steward.py::*", "host/moderation/test_no_leak.py::test_in_two_worlds_*"),
    *("host/records/test_reading.py::test_roles_and_*", "host/test_export.py::test_a_game_that_was_played_for_*"),
    *("host/test_hostile.py::test_a_larger_*", "host/test_hostile.py::test_cards_are_read_*"),
    *(
        "host/test_hostile.py::test_no_hostile_*",
        "host/test_verify.py::test_no_change_*",
        "mutants/test_planting.py::*",
    ),
    *("host/test_verify.py::test_changes_*", "releases/test_database.py::test_tampering_*"),
    *("releases/test_database.py::test_a_game_that_began_*", "releases/test_games.py::*[[]0.1.0-*"),
    *("releases/test_games.py::*[[]0.2.0-*", "secrecy/test_lives.py::*[[]devil]"),
    *("host/stewards/test_reviews.py::test_a_planted_*[[]devil]", "bot/test_reviews.py::test_everybody_reads_*"),
    *("host/stewards/test_beginner.py::*[[]paladins-?]", "secrecy/test_drawn.py::test_every_secret_*[[]architects]"),
    *("bot/test_colour_never_alone.py::*-cs]", "bot/test_colour_never_alone.py::*-pl]"),
    *(
        "contract/test_policies.py::test_a_policy_reads_*[[]paladins-steward]",
        "games/devil/bot/test_skipping.py::*press*",
    ),
    *("host/moderation/test_what_was_learned.py::test_cards_that_were_looked_at_*",),
    *("bot/pictures/test_scenes.py::test_a_game_of_the_devil_*", "bot/pictures/test_podium.py::*"),
    *("bot/pictures/test_replies.py::test_a_dossier_begins_*", "games/architects/test_afterwards.py::test_the_score_*"),
    *("host/stewards/test_answers.py::test_a_person_and_stewards_play_*[[]devil]", "engine/test_review.py::*"),
    *("secrecy/test_drawn.py::test_all_options_and_seats_occur[[]architects]", "replay/test_floods.py::test_fifty_*"),
    *("secrecy/test_drawn.py::test_all_that_is_sent_*[[]devil]", "outside/test_added_game.py::test_every_generic_*"),
    *("outside/test_added_game.py::test_its_wordings_*", "bot/test_hostile_typing.py::test_*_is_suggested_*"),
    *("bot/test_every_desk.py::*[[]devil-1]", "replay/test_floods.py::test_a_crowd_*"),
)

_LONG_NAMES = re.compile("|".join(map(translate, LONG_TESTS)))


@cache
def read_dear() -> frozenset[str]:
    """Reads which single tests take a quarter of a second of the processor or more, by their ids below `tests/`."""
    lines = (TESTS / "dear.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


@cache
def is_long(path: Path) -> bool:
    """Whether what stands there is for `make check`. Tests that stand elsewhere may borrow these fixtures."""
    return path.is_relative_to(TESTS) and any(fnmatch(path.relative_to(TESTS).as_posix(), long) for long in LONG)


def is_long_test(item: pytest.Item) -> bool:
    """Whether that test alone is for `make check`, wherever it stands."""
    name = item.nodeid.removeprefix("tests/")
    return _LONG_NAMES.match(name) is not None or name in read_dear()
