"""What compiled modules must not contain, because mypyc 2.4 translates it wrongly and says nothing.

`1 << n` with a 64-bit n: the literal becomes a 32-bit C int, so every n above 30 gives a wrong result. So it does where
the literal has a name first. A table of powers is right, and so is a shift by an undeclared loop variable, which is an
exact whole number.

And what plain modules of the package must not do: lengthen the arrays of compiled ones, which are no lists.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.compiled import compiled_modules
from tools.workspace import ROOT, SOURCE


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

    counters = {
        name.id
        for node in ast.walk(tree)
        if isinstance(node, ast.For | ast.comprehension)
        for name in ast.walk(node.target)
        if isinstance(name, ast.Name)
    }
    declared = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    declared |= {ast.unparse(node.target) for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)}

    def is_exact(node: ast.expr) -> bool:
        """Tell whether the names are loop variables that nobody declared: those are whole numbers of Python's."""
        names = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
        return names <= counters - declared and not any(isinstance(part, ast.Attribute) for part in ast.walk(node))

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
            and not is_exact(node.right)
        ):
            yield node.lineno, f"{ast.unparse(node)}: a shifted constant is miscompiled; use a table of powers"


def plain_faults(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and description of each import of the engine's ``append`` in a module that isn't compiled."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "pessoi.core.native":
            if any(name.name == "append" for name in node.names):
                yield node.lineno, "append: plain code can't lengthen a compiled array; let a compiled module do it"


def check() -> int:
    """Print the faults of the compiled modules, and those of the plain ones beside them; return how many."""
    modules: list[Path] = compiled_modules()
    plain = sorted(set((SOURCE / "pessoi").rglob("*.py")) - set(modules))
    found = [(module, *fault) for module in modules for fault in faults(module.read_text())]
    found += [(module, *fault) for module in plain for fault in plain_faults(module.read_text())]
    for module, line, description in found:
        print(f"{module.relative_to(ROOT)}:{line}: {description}")
    if not found:
        print(f"{len(modules)} compiled modules hold nothing that mypyc gets wrong")
    return len(found)


if __name__ == "__main__":
    sys.exit(1 if check() else 0)
