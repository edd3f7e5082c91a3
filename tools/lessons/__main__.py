"""Writes the positions of a game's lessons: `python -m tools.lessons architects`."""

from __future__ import annotations

from typing import Annotated

import typer

from engine.extras.lessons import former_judges, judges, lessons_file, positions, write_lessons
from engine.registry import game as rules_of
from engine.registry import part
from tools.lessons.finding import Search, with_its_line


def main(
    game: str,
    only: Annotated[str, typer.Option(help="These lessons alone, divided by commas; the others stay.")] = "",
    seed: int = 26,
    tables: Annotated[int, typer.Option(help="Games of stewards to look through.")] = 200,
    *,
    lines: Annotated[bool, typer.Option(help="Keep the positions, and write what stewards do there anew.")] = False,
) -> None:
    """Looks through games of stewards for each lesson, and writes the file of positions."""
    rules, its = rules_of(game), part(game, "balance.moments")
    if its is None:
        raise typer.BadParameter(f"{game} has no balance/moments.py, which says where its lessons are looked for")
    names = [name for name in only.split(",") if name] or list(its.WANTED)
    wanted = {} if lines else {name: its.WANTED[name] for name in names}
    found = dict(positions(game))  # those of former lessons stay
    found |= {name: with_its_line(rules, found[name]) for name in names if lines}
    search = Search(rules, wanted, its.tidy, seed)
    for lesson in search.lessons(tables):
        found[lesson.key] = lesson
        typer.echo(f"{lesson.key}: game {lesson.seed}, move {lesson.at}, seat {lesson.seat}")
        for step in lesson.steward:
            typer.echo(f"    {step.value} {[text.key for text in step.why]}")
    typer.echo(f"not found: {', '.join(search.left) or 'none'}")
    ordered = [found[key] for key in (*judges(game), *former_judges(game)) if key in found]
    path = lessons_file(game)
    path.write_bytes(write_lessons(ordered))
    typer.echo(f"{path.name}: {len(ordered)} lessons, {path.stat().st_size} bytes")


if __name__ == "__main__":
    typer.run(main)
