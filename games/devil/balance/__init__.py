"""What makes the cards of Deal with the Devil a good game: the runs that are played, and the aims they are held to."""

from __future__ import annotations

from collections.abc import Sequence

from engine.policies import APPRENTICE, STEWARD
from games.devil.balance.acting import ALONE, PAIRED
from games.devil.balance.strategies import ALL, CHEST_READER, READER, STRATEGIES
from games.devil.balance.watching import BY_HAND, KINDS, Watching
from games.devil.rules.policies import HERMIT, SOULLESS
from tools.balance.measures import MAIN, PART, PLAYER, ROLE, SCORE, SEAT, WINNER, Measure, Run, Watch

RIVALS = (STEWARD,) * 3
LONER, CHESTLESS, FAITHFUL, SIMPLE, READERS = "hermit", "no-chests", "soulless", "apprentices", "readers"
ALONE_READING = "one-reader"
ALL_SIMPLE = (HERMIT, *STRATEGIES)
BLIND = tuple(name for name in ALL_SIMPLE if name != READER)  # simple strategies that do not even look
HIDDEN = ("cultist", "devil")
USED = 0.01  # of the games: below that nobody would call it used
STILL = 0.5  # minor achievements at a table, a round


class DevilBalance:
    """Implements `Balance` of `tools.balance.measures`."""

    policies = ALL
    runs = (
        Run(MAIN, (STEWARD,)),
        Run(LONER, (HERMIT, *RIVALS), part=0.25, rotate=True),
        Run(CHESTLESS, (HERMIT,), part=0.05),
        Run(FAITHFUL, (SOULLESS, *RIVALS), part=0.5, rotate=True),
        Run(SIMPLE, (APPRENTICE,), part=0.25),
        Run(READERS, (READER,), part=0.1),
        Run(ALONE_READING, (STEWARD, *(CHEST_READER,) * 3), part=0.5, rotate=True),
        *(Run(name, (name, *RIVALS), part=0.1, rotate=True, strategy=True) for name in STRATEGIES),
    )
    measures = (
        Measure(MAIN, "goods-1", most=0.50, aimed=HIDDEN, kind="mark"),
        Measure(MAIN, "goods-3", most=0.60, aimed=HIDDEN, kind="mark"),
        Measure(MAIN, "goods-5", kind="mark"),
        Measure(MAIN, "stewards-1", most=0.50, kind="mark"),
        Measure(MAIN, "stewards-3", most=0.65, kind="mark"),
        Measure(MAIN, "stewards-5", least=0.50, most=0.80, kind="mark"),
        Measure(MAIN, "sure-wrong", least=0.05),
        Measure(MAIN, "beyond-goods-3", share=False, kind="mark"),
        Measure(MAIN, "beyond-goods-5", share=False, least=0, kind="mark"),
        *(
            Measure(MAIN, f"{acts}-{kind}", least=least, most=0.60, kind="act")
            for acts in (ALONE, PAIRED)
            for kind, least in (("devil", 0.15), ("cultist", 0.15), ("mortal", None))
        ),
        Measure(MAIN, "found-3", least=0.20, most=0.50),
        Measure(MAIN, "found", least=0.40, most=0.75),
        Measure(MAIN, ROLE, least=0.21, most=0.29, kind="mark"),
        Measure(MAIN, SEAT, least=0.22, most=0.28),
        Measure(MAIN, "soul-sold", least=0.70, most=0.95),
        Measure(MAIN, "souls", share=False, kind="mark"),
        Measure(MAIN, "wins-by-souls"),
        Measure(FAITHFUL, "wins-by-kind", most=0.12, of=(f"{SOULLESS} as devil",)),
        Measure(FAITHFUL, "wins-by-kind", least=0.15, most=0.35, of=(f"{SOULLESS} as mortal",)),
        Measure(CHESTLESS, "buildings", share=False, most=0.70, against=MAIN),
        Measure(LONER, PLAYER, most=0.10, of=(HERMIT,)),
        Measure(MAIN, "trades", share=False, least=1.5),
        Measure(MAIN, "packed", kind="mark"),
        Measure(MAIN, "taken", kind="mark"),
        Measure(MAIN, "costs", share=False, least=45),
        Measure(MAIN, "both-rare", share=False, least=20, most=32),
        Measure(MAIN, "for-coins", share=False, least=8, most=20),
        Measure(MAIN, "two-symbols", share=False, least=12, most=17),
        Measure("strategies-best", PLAYER, most=0.28, ceiling=0.33, of=BLIND, runs=BLIND, best=True),
        Measure("strategies", PLAYER, of=ALL_SIMPLE, runs=ALL_SIMPLE),
        Measure(MAIN, WINNER, share=False, least=35, most=70),
        Measure(MAIN, "last-round", least=0.30),
        Measure(SIMPLE, ROLE, least=0.18, most=0.32, kind="mark"),
        Measure(ALONE_READING, PLAYER, most=0.32, of=(STEWARD,)),
        Measure(READERS, "found-3"),
        Measure(READERS, ROLE, kind="mark"),
        Measure(MAIN, "score-by-role", share=False, kind="mark"),
        Measure(MAIN, SCORE, share=False),
        Measure(MAIN, PART, share=False, kind="score"),
        Measure(MAIN, "first-card", share=False, least=-2, most=2, kind="building"),
        Measure(MAIN, "buildings", share=False),
        Measure(MAIN, "built", least=0.05, most=0.60, kind="building"),
        Measure(MAIN, "builder", share=False, kind="building"),
        Measure(MAIN, "fired", least=0.20, kind="building"),
        Measure(MAIN, "event", least=USED, kind="event"),
        Measure(MAIN, "achievement", least=0.10, kind="achievement"),
        Measure(MAIN, "achievement-seat", kind="achievement"),
        Measure(MAIN, "minors", share=False, least=STILL, aimed=("3", "4", "5")),
        Measure(MAIN, "penalty-paid", share=False, least=3, most=6, kind="inquisitor"),
        Measure(MAIN, "penalty-avoided", share=False, least=3, most=6, kind="inquisitor"),
        Measure(MAIN, "bribe", least=0.20, most=0.60),
        Measure(MAIN, "debt", least=USED, aimed=tuple(kind for kind in KINDS if kind != BY_HAND)),
    )

    def watch(self, players: Sequence[str]) -> Watch:
        """Looks on at a game that begins now."""
        return Watching(players)


BALANCE = DevilBalance()
