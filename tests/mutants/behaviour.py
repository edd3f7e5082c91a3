"""What of a module a test could see: two sources of equal behaviour differ by nothing but annotations and the like."""

from __future__ import annotations

import ast

NO_BEHAVIOUR = {"frozen", "gc", "kw_only", "slots", "weakref", "dict", "cache_hash", "maxsize"}
UNSEEN = {"__slots__", "__all__"}
MARKS = {"cache", "lru_cache", "overload", "override", "final", "runtime_checkable"}


def behaviour(source: str) -> str | None:
    """The source without what changes no behaviour; None if it is no Python."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return None
    return ast.dump(Behaviour().visit(tree))


class Behaviour(ast.NodeTransformer):
    """Leaves out of a module what no test of it could see."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Name("Any")
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if name_of(node.test) == "TYPE_CHECKING" else self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        return (
            None
            if {name_of(target) for target in node.targets} & {"__slots__", "__all__"}
            else self.generic_visit(node)
        )

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST | None:
        if any(name_of(base) == "Protocol" for base in node.bases):
            return None
        return self.defined(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST | None:
        return None if any(name_of(mark) == "overload" for mark in node.decorator_list) else self.function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST | None:
        return self.function(node)

    def visit_keyword(self, node: ast.keyword) -> ast.AST | None:
        return None if node.arg in NO_BEHAVIOUR else self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if isinstance(node.op, ast.BitOr | ast.BitAnd) and (is_type(node.left) or is_type(node.right)):
            node.op = ast.BitOr()
        return self.generic_visit(node)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.defined(node)

    def defined(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.decorator_list = [mark for mark in node.decorator_list if name_of(mark) not in MARKS]
        return self.generic_visit(node)


def name_of(node: ast.expr) -> str:
    """The last name of `a.name[T](...)`."""
    while isinstance(node, ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_type(node: ast.expr) -> bool:
    """Whether this is the name of a type, or a union of some."""
    if isinstance(node, ast.BinOp):
        return is_type(node.left) or is_type(node.right)
    name = name_of(node)
    return name in {"int", "str", "float", "bool", "bytes"} or (name.strip("_")[:1].isupper() and not name.isupper())
