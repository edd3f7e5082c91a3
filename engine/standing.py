"""Where a seat stands among all on a track open to everybody, as things stand; and what decided a game in the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract import Part, Standing

UNMOVED = "unmoved"  # it has not moved: nothing is said


def standing(values: Sequence[int], seat: int) -> str:
    """ "highest" or "lowest", with "-shared" if others stand there too; "alike" if all do; else "between"."""
    mine, shared = values[seat], "-shared" if values.count(values[seat]) > 1 else ""
    if min(values) == max(values):
        return "alike"
    if mine == max(values):
        return f"highest{shared}"
    return f"lowest{shared}" if mine == min(values) else "between"


def find_decisive_part(results: Sequence[Standing]) -> Part | None:
    """The source of points by which the winner was furthest ahead of the second, and by how many; of equals the first.

    None for a shared victory, where both have as many points, for somebody alone, and where the game does not say where
    points come from. Against a rival of the rules it is whichever of the two has won.
    """
    best = results[0]
    if best.rival is not None:
        sides = (best.parts, best.rival.parts)
        ahead, behind = sides if best.rival.outcome == "won" else sides[::-1]
        if best.rival.outcome == "shared" or best.score == best.rival.score:
            return None
    elif len(results) > 1 and results[1].score < best.score:
        ahead, behind = best.parts, results[1].parts
    else:
        return None
    gaps = [Part(mine.name, mine.points - theirs.points) for mine, theirs in zip(ahead, behind, strict=False)]
    most = max(gaps, key=lambda gap: gap.points, default=None)
    return most if most is not None and most.points > 0 else None


def find_decisive_loss(results: Sequence[Standing]) -> tuple[int, Part] | None:
    """The seat and the part that cost it the game: with as few points lost there as the winner, it would not be behind.

    None unless that is more than what the first was ahead of the second by; of several the greatest.
    """
    best, decisive = results[0], find_decisive_part(results)
    if best.rival is not None or decisive is None:
        return None
    lost = [
        (mine.points - theirs.points, other.seat, theirs)
        for other in results[1:]
        for mine, theirs in zip(best.parts, other.parts, strict=False)
        if theirs.points < 0 and mine.points - theirs.points >= max(best.score - other.score, decisive.points + 1)
    ]
    _, seat, part = max(lost, key=lambda each: each[0], default=(0, 0, None))
    return None if part is None else (seat, part)


def find_shortfall(results: Sequence[Standing], seat: int) -> tuple[Part, ...]:
    """The sources of points by which a seat ended furthest behind the winner, and by how many points, the most first.

    They are three, or more where some are alike; less than a third of the greatest is left out. Empty for whoever won
    or has as many points as the winner, where several won, and where the game does not say where points come from.
    """
    own, best = next(each for each in results if each.seat == seat), results[0]
    ahead = best if best.rival is None else best.rival
    won = own.place == 1 if best.rival is None else best.rival.outcome != "lost"
    if won or ahead.score <= own.score or sum(each.place == 1 for each in results) > 1:
        return ()
    gaps = [
        Part(theirs.name, theirs.points - mine.points) for theirs, mine in zip(ahead.parts, own.parts, strict=False)
    ]
    gaps.sort(key=lambda gap: -gap.points)  # of equals the first
    if not gaps:
        return ()
    least = max(1, gaps[0].points / 3, gaps[:3][-1].points)
    return tuple(gap for gap in gaps if gap.points >= least)
