"""Which small mistakes are planted: a choice of Cosmic Ray's, so that the share that is killed means something.

For each place it knows up to a dozen mistakes. Of these the nearest is planted: `<` for `<=`, `==` for `!=`, `+` for
`-`, `and` for `or`, a number more or less by one, True for False, a condition turned round or its `not` left out, a
loop that does nothing, `break` for `continue`, an exception nobody catches, a decorator left out. The far ones (`+` for
`<<`) are killed by any test that runs the line, and there are eleven of them for each near one.

Not planted is what no test could see, or any: an annotation, the body of a Protocol, of an overload and of `if
TYPE_CHECKING`; the keywords of classes that guard against programmers or save memory (behaviour.py), `__slots__`, a
cache left out; `is` for `==`; a bound of `maxsize`; `|` between types; what is no Python; and the same mistake twice.
Everything else counts, be it to no effect: those that survive are to be read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from tests.mutants.behaviour import behaviour

NEAR = ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Is_IsNot", "IsNot_Is")
ARITHMETIC = ("Add_Sub", "Sub_Add", "Mul_Add", "Div_Mul", "FloorDiv_Mul", "Mod_FloorDiv")
SETS = ("BitAnd_BitOr", "BitOr_BitAnd")
OPERATORS = (
    *(f"core/ReplaceComparisonOperator_{name}" for name in NEAR),
    *(f"core/ReplaceBinaryOperator_{name}" for name in ARITHMETIC + SETS),
    "core/ReplaceUnaryOperator_Delete_Not",
    "core/ReplaceUnaryOperator_Delete_USub",
    "core/AddNot",
    "core/NumberReplacer",
    "core/ReplaceTrueWithFalse",
    "core/ReplaceFalseWithTrue",
    "core/ReplaceAndWithOr",
    "core/ReplaceOrWithAnd",
    "core/ReplaceBreakWithContinue",
    "core/ReplaceContinueWithBreak",
    "core/ExceptionReplacer",
    "core/RemoveDecorator",
    "core/ZeroIterationForLoop",
)


@dataclass(frozen=True)
class Mutant:
    """One mistake: the `occurrence`-th place in `file` where `operator` fits."""

    file: str
    operator: str
    occurrence: int


@dataclass(frozen=True)
class Planted:
    """A mutant, with its file as it is and with the mistake in it."""

    mutant: Mutant
    before: str
    after: str


def sample(root: Path, packages: list[str], count: int, seed: int) -> tuple[list[Planted], int, int]:
    """`count` mistakes below `root`, the same for the same seed; how many were drawn for them, out of how many.

    Each package has its share by its lines: pictures are full of numbers, which else would be half of all mistakes.
    """
    files = {part: sorted((root / part).rglob("*.py")) for part in packages}
    lines = [sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files[part]) for part in packages]
    planted, drawn, every = list[Planted](), 0, 0
    for part, share in zip(packages, shares(count, lines), strict=True):
        chosen, looked_at, of = _drawn(root, files[part], share, seed)
        planted, drawn, every = planted + chosen, drawn + looked_at, every + of
    return planted, drawn, every


def shares(count: int, weights: list[int]) -> list[int]:
    """`count` in whole parts by `weights`: the rest goes to those that lose most by rounding down."""
    total = sum(weights) or 1
    parts = [count * weight // total for weight in weights]
    by_loss = sorted(range(len(weights)), key=lambda at: (-(count * weights[at] % total), at))
    for at in by_loss[: count - sum(parts)]:
        parts[at] += 1
    return parts


def _drawn(root: Path, files: list[Path], count: int, seed: int) -> tuple[list[Planted], int, int]:
    every = [mutant for file in files for mutant in mutants_in(root, str(file.relative_to(root)))]
    random.Random(seed).shuffle(every)  # noqa: S311
    kept: dict[tuple[str, str], Planted] = {}
    drawn = 0
    for mutant in every:
        if len(kept) == count:
            break
        drawn += 1
        before = (root / mutant.file).read_text(encoding="utf-8")
        after = str(mutate_code(before, get_operator(mutant.operator)(), mutant.occurrence) or before)
        meaning = behaviour(after)
        if meaning is not None and meaning != behaviour(before):
            kept.setdefault((mutant.file, meaning), Planted(mutant, before, after))
    return list(kept.values()), drawn, len(every)


def mutants_in(root: Path, file: str) -> Iterator[Mutant]:
    """Every mistake that fits somewhere in `file`, also those without a meaning."""
    nodes = list(ast_nodes(get_ast((root / file).read_text(encoding="utf-8"))))
    for name in OPERATORS:
        operator = get_operator(name)()
        places = sum(1 for node in nodes for _ in operator.mutation_positions(node))
        yield from (Mutant(file, name, place) for place in range(places))
