"""The threat model names a test for each of its lines, and each of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_every_attack_names_a_test_that_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    chapter = page.partition("## Who attacks")[2].partition("\n## ")[0]
    lines = [line for line in chapter.splitlines() if line.startswith("| ")][2:]
    assert len(lines) > 20
    for line in lines:
        named = re.findall(r"`(tests/[\w/.]+)::(test_\w+)`", line.split("|")[3])
        assert named, line
        for file, test in named:
            tree = ast.parse((ROOT / file).read_text("utf-8"))
            assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, f"{file}::{test}"
