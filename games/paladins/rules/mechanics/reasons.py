"""Lists the reasons why something is closed: refusal codes, whose sentences say what is missing."""

from __future__ import annotations

from functools import lru_cache

from engine.texts import Named, Text, things

ACTION_USED = "action-used"  # its workers lie there until they are cleared
DONE_OFTEN = "done-often"  # seven times in a game; `count`
LACKS_WORKERS = "lacks-workers"  # `things`: the kinds missing, "any" for no matter which
LACKS_SILVER = "lacks-silver"  # `count` is missing
LACKS_PROVISIONS = "lacks-provisions"
LACKS_ATTRIBUTE = "lacks-attribute"  # `count` of `what` is missing
WRONG_SPACE = "wrong-space"  # `what` does not fit a space that is left
NO_SUCH_WORKER = "no-such-worker"  # `what` is not below the board that often
SPACE_TAKEN = "space-taken"  # a monk or an outpost stands there
MAP_FULL = "map-full"  # no free space within reach of any attribute
NO_WALLS = "no-walls"  # the deck is empty
NO_TOWNSFOLK = "no-townsfolk"  # in the row
NO_OUTSIDERS = "no-outsiders"
NO_WORKSHOPS = "no-workshops"  # left on the board
WORKSHOP_THERE = "workshop-there"  # on that space
JAR_THERE = "jar-there"  # on that space
NO_FAVOURS = "no-favours"  # revealed so far
FAVOUR_USED = "favour-used"  # in this round
FAVOUR_HIDDEN = "favour-hidden"  # it lies face down until its round
NO_EFFECT = "no-effect"  # that half would do nothing now
CARD_TAKEN = "card-taken"  # the tavern card
DIFFERENT = "different"  # one paladin cannot lie in two places
WRONG_SEATS = "wrong-seats"  # one to four players


@lru_cache(maxsize=1024)
def refused(code: str, count: int = 0) -> Text:
    """A reason, with a number if it has one."""
    return Text(f"refused-{code}", {"count": count} if count else {})


@lru_cache(maxsize=256)
def lacks_attribute(attribute: str, count: int) -> Text:
    """So much of an attribute is missing."""
    return Text(f"refused-{LACKS_ATTRIBUTE}", {"what": Named("paladins-attribute", attribute), "count": count})


@lru_cache(maxsize=512)
def lacks_workers(missing: tuple[tuple[str, int], ...]) -> Text:
    """These workers are missing."""
    return Text(f"refused-{LACKS_WORKERS}", {"things": things(dict(missing))})


@lru_cache(maxsize=64)
def about_worker(code: str, kind: str) -> Text:
    """A reason that names a kind of worker."""
    return Text(f"refused-{code}", {"what": Named("paladins-worker", kind)})
