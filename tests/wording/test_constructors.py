"""Constructors make an object and nothing else: who is told of what says the one place that makes them all."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.wording.test_names import modules

BUILDERS = {"House", "Pactum", "DemoBot", "Deliverer"}


def registered(constructor: ast.FunctionDef) -> Iterator[str]:
    """The lines that put something of the object into an attribute of another, or call one with the object itself."""
    for node in ast.walk(constructor):
        match node:
            case ast.Assign(targets=targets, value=value):
                pass
            case ast.AugAssign(target=target, value=value) | ast.AnnAssign(target=target, value=ast.expr() as value):
                targets = [target]
            case ast.Expr(value=ast.Call(func=ast.Attribute() as called, args=args)):
                targets, value = [called.value], ast.Tuple(args)
            case _:
                continue
        if names_self(value) and any(map(is_of_another, targets)):
            yield ast.unparse(node)


def names_self(value: ast.expr) -> bool:
    return any(isinstance(part, ast.Name) and part.id == "self" for part in ast.walk(value))


def is_of_another(target: ast.expr) -> bool:
    """Whether it is an attribute of anything but the object itself, and of no part that only the object has."""
    way: list[str] = []
    while isinstance(target, ast.Attribute | ast.Subscript):
        way.insert(0, target.attr if isinstance(target, ast.Attribute) else "[]")
        target = target.value
    attributes = [step for step in way if step != "[]"]
    if isinstance(target, ast.Name) and target.id == "self":
        return len(attributes) > 1 and not attributes[0].startswith("_")
    return bool(attributes)


def test_no_constructor_registers_its_object_with_another() -> None:
    found = [
        f"{module}.{each.name}: {line}"
        for module, tree in modules()
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef) and each.name not in BUILDERS
        for method in each.body
        if isinstance(method, ast.FunctionDef) and method.name == "__init__"
        for line in registered(method)
    ]
    assert found == []
