"""What compiled modules must not contain, because mypyc 2.4 translates it wrongly and says nothing.

`1 << n` with a 64-bit n: the literal becomes a 32-bit C int, so every n above 30 gives a wrong result. A table of
powers, or a variable on the left, is right.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.compiled import compiled_modules
from tools.workspace import ROOT


def faults(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and description of each left shift of a constant by something that isn't one."""
    tree = ast.parse(source)
    constants = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }

    def is_constant(node: ast.expr) -> bool:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "i64":
            return all(is_constant(argument) for argument in node.args)
        return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id in constants)

    for node in ast.walk(tree):
        if (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and is_constant(node.left)
            and not is_constant(node.right)
        ):
            yield node.lineno, f"{ast.unparse(node)}: a shifted constant is miscompiled; use a table of powers"


def check() -> int:
    """Print the faults of the compiled modules; return how many."""
    modules: list[Path] = compiled_modules()
    found = [(module, *fault) for module in modules for fault in faults(module.read_text())]
    for module, line, description in found:
        print(f"{module.relative_to(ROOT)}:{line}: {description}")
    if not found:
        print(f"{len(modules)} compiled modules hold nothing that mypyc gets wrong")
    return len(found)


if __name__ == "__main__":
    sys.exit(1 if check() else 0)
