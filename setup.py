"""Builds manoa: plain Python where it must, compiled by mypyc where it can.

The metadata is in pyproject.toml. Only the choice to compile is made here:

MANOA_PLAIN=1              do not compile
MANOA_REQUIRE_COMPILED=1   a failure to compile is an error, not a plain install
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
SRC = Path("src")

# The layers that search spends its time in. Everything above them waits for people, disks or networks.
COMPILED = ("manoa/kernel/*.py", "manoa/games/*/*.py", "manoa/games/*/*/*.py", "manoa/bots/*.py", "manoa/envs/batch.py")

# native.py is the facade that the compiler looks through, fixed.py has kinds of lists. The others are where input from
# outside is checked: compiled code would turn a wrong type away with a bare TypeError before they could say what is
# wrong with it.
NOT_COMPILED = {
    f"manoa/kernel/{name}.py"
    for name in (
        *("native", "errors", "fixed", "language", "learning"),
        *("lessons", "line", "options", "records", "registry"),
    )
}

# TypedDicts that are read at run time; compiled classes keep only the outline of their annotations.
SHAPES = "shapes.py"

# One shared library for each part holds its code, inside the package rather than beside it; the modules are thin shims.
# A game knows no other game, so the parts are translated to machine code side by side.
SHARED = "manoa.compiled"

PROBE = """
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_New("probe"); }
"""

# Type errors are the linter's business: in an isolated build, missing dependencies look like errors.
# So no configuration file and no --strict; neither changes the generated code.
MYPY_FLAGS = (
    "--config-file=",
    "--explicit-package-bases",
    "--namespace-packages",
    "--ignore-missing-imports",
    "--no-warn-unused-ignores",
)

# Python's own flags ask for all warnings. On C that no person reads they cost a good part of the compiler's time.
# Nothing outside a library replaces its functions, so small ones may be inlined.
C_FLAGS = ["-Wno-all", "-fno-semantic-interposition"] if os.name == "posix" else []


def wanted() -> bool:
    return os.environ.get("MANOA_PLAIN") != "1"


def required() -> bool:
    return wanted() and os.environ.get("MANOA_REQUIRE_COMPILED") == "1"


def say(line: str) -> None:
    print(f"manoa: {line}", file=sys.stderr, flush=True)


def plain_instead(why: str) -> None:
    """Goes on without the compiled modules, or stops where they are required."""
    if required():
        raise SystemExit(f"manoa: error: {why}, and MANOA_REQUIRE_COMPILED=1 asks for compiled modules")
    say(f"warning: {why}; installing plain Python modules instead: same results, much slower bots")


def sources() -> list[str]:
    found = {path.relative_to(SRC).as_posix() for glob in COMPILED for path in SRC.glob(glob)}
    return sorted(f"{SRC}/{name}" for name in found - NOT_COMPILED if not name.endswith(("/__init__.py", SHAPES)))


def groups() -> list[tuple[list[str], str | None]]:
    """The sources of each shared library, with its name: one for each game, one for all that they share."""
    found: dict[str, list[str]] = {}
    for source in sources():
        parts = Path(source).relative_to(SRC).parts
        found.setdefault(f"manoa.compiled_{parts[2]}" if parts[1] == "games" else SHARED, []).append(source)
    return [(files, name) for name, files in found.items()]


def compiler_works() -> bool:
    """Whether an extension can be built: a compiler on the path is not enough, Python's headers count too."""
    from distutils import ccompiler, sysconfig

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            include = [sysconfig.get_python_inc(), sysconfig.get_python_inc(plat_specific=True)]
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=include)
            if os.name == "posix":  # elsewhere linking needs Python's import library, which build_ext finds
                compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception as error:
            print(error)
            return False
    return True


def compiled_modules() -> list[Extension]:
    """Translates the modules to C; empty if that fails."""
    os.environ["MYPYPATH"] = str(SRC)
    try:
        from mypyc.build import mypycify

        modules: list[Extension] = mypycify(
            [*MYPY_FLAGS, *sources()],
            opt_level="3",
            debug_level="0",
            separate=groups(),
            target_dir="build/c",
        )
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *C_FLAGS]
        return modules
    except (Exception, SystemExit) as error:  # mypyc exits where it finds an error
        print(repr(error))
        plain_instead("mypyc could not translate the modules to C")
        return []


class MaybeCompiled(Distribution):
    """Answers early and cheaply whether there will be compiled modules; mypyc itself waits for the build."""

    compiles: bool | None = None

    def has_ext_modules(self) -> bool:
        if self.compiles is None:
            self.compiles = wanted() and bool(sources())
            if self.compiles and not compiler_works():
                self.compiles = False
                plain_instead("no working C compiler with Python's headers found")
        return self.compiles


class Build(build):
    def run(self) -> None:
        kept: set[Path] = set()
        if self.distribution.has_ext_modules():
            self.distribution.ext_modules = compiled_modules()
            for module in self.distribution.ext_modules:
                module.depends += ["setup.py", "pyproject.toml"]  # flags and mypy's version
            self.reinitialize_command("build_ext")
            kept = {Path(output) for output in self.get_finalized_command("build_ext").get_outputs()}
        # What an earlier build left would be packed too, also when its source is gone. Libraries stay: they
        # are made anew only if their C has changed, so that a new text or command costs no compilation.
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()
        super().run()


class BuildExt(build_ext):
    def finalize_options(self) -> None:
        super().finalize_options()
        # Each library keeps one core busy for a while.
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(error)
            plain_instead("the C compiler failed")
            # All or nothing: a shim without its library can't be imported.
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


os.chdir(HERE)
if __name__ == "__main__":
    # Metadata in the making belongs with the rest of what is built, not among the sources.
    Path("build").mkdir(exist_ok=True)
    setup(
        distclass=MaybeCompiled,
        cmdclass={"build": Build, "build_ext": BuildExt},
        options={"egg_info": {"egg_base": "build"}},
    )
