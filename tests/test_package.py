"""The package names all that it needs: an environment for development has more, and would hide what is missing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions

# The rules, in a process of their own: which modules from outside the standard library come with them.
IMPORTS = """
import importlib, json, pkgutil, sys
before = set(sys.modules)
import manoa.kernel, manoa.games, manoa.bots
for package in (manoa.kernel, manoa.games, manoa.bots):
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(found.name)
tops = {name.partition(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names) - {"manoa"}
print(json.dumps(sorted(tops)))
"""


def key(name: str) -> str:
    """A distribution's name, however it is spelled."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(name: str, known: set[str]) -> set[str]:
    """The distributions that come with one, itself included."""
    if key(name) not in known:
        known.add(key(name))
        for requirement in distribution(name).requires or []:
            if "extra ==" not in requirement and (other := re.match(r"[\w.-]+", requirement)):
                try:
                    needed(other[0], known)
                except ModuleNotFoundError:
                    continue  # for another system than this
    return known


def test_every_module_that_the_rules_import_is_declared() -> None:
    found = subprocess.run([sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=True)
    declared = needed("manoa", set())
    homes = packages_distributions()
    imported = {name: {key(home) for home in homes[name]} for name in json.loads(found.stdout) if name in homes}
    assert "fluent" in imported
    assert {name for name, where in imported.items() if not where & declared} == set()
