"""The games, one folder each. Importing this package makes every one of them known to the registry."""

from importlib import import_module
from pkgutil import iter_modules

from manoa.kernel.registry import register

for _found in iter_modules(__path__):
    register(import_module(f"{__name__}.{_found.name}").TITLE)
