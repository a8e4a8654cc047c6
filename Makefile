# The house: one virtual environment in .venv, set up by whichever target needs it first.
#
#   ARGS="…"       more words for play, bench, or pytest           make play ARGS="--seed 7"
#   PYTHON=…       the interpreter to make .venv with               make play PYTHON=python3.13
#   MANOA_PLAIN=1  install without compiling                        make play MANOA_PLAIN=1
#
# manoa is installed into .venv and not in place: the compiled modules live there, and src/ stays plain Python,
# so that `PYTHONPATH=src .venv/bin/python …` runs the very same sources uncompiled.

VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
PYTHON ?=
MANOA_PLAIN ?=
export MANOA_PLAIN

PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

CHECKED := src tests bench tools

# What sets up the house is a program of its own; it needs an interpreter that can make .venv, and nothing else.
FOUND = $(shell for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo $$python; exit; fi; done)
NONE = $(error manoa: no Python 3.11 or newer with venv found; install one or say make PYTHON=/path/to/python)
HOUSE = $(or $(FOUND),$(NONE)) -m tools.

.PHONY: help play test lint bench soak wheel clean packages tools client client-check browser install strict
ifndef BESIDE
.NOTPARALLEL:
endif
.DEFAULT_GOAL := help

help:
	@echo 'make play    serve the table on http://127.0.0.1:8000 (sets up .venv and builds the client first, half a minute)'
	@echo 'make test    lint, client checks, then all tests but the slow ones, with whole games in Chromium'
	@echo 'make lint    ruff, mypy --strict, import layers'
	@echo 'make soak    the slow tests: strength of bots'
	@echo 'make wheel   the package with the client in it, in dist/'
	@echo 'make bench   measure speed and strength'
	@echo 'make clean   remove .venv and everything built'

# The first page is there before the rules are compiled; tools/play.py says how.
play:
	@$(HOUSE)play $(ARGS)

# Checks and the build stand side by side: each keeps about one core busy.
test:
	@$(MAKE) --no-print-directory -j2 BESIDE=1 tools client browser
	@$(MAKE) --no-print-directory -j2 BESIDE=1 lint client-check strict
	@$(PYTEST) -m 'not slow' $(ARGS)

soak: tools strict
	@$(PYTEST) -m slow $(ARGS)

bench: tools install
	@$(BIN)/python -m bench $(ARGS)
	@$(BIN)/python -m bench.server --json bench/results/server.json

# The wheel that `install` installs.
wheel: install
	@mkdir -p dist && cp build/wheel/manoa-*.whl dist && ls dist/*.whl

lint: tools
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo 'manoa: unformatted files; run $(BIN)/ruff format .'; exit 1; }
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo 2>&1

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/manoa/server/static .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

install strict: client

packages tools client client-check install strict:
	@$(HOUSE)ready $@

browser:
	@if ! command -v chromium > /dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		echo 'manoa: installing chromium'; mkdir -p build; \
		{ apt-get -qq update && apt-get -qq install -y chromium; } > build/browser.log 2>&1 || tail -n 5 build/browser.log; fi; \
	command -v chromium > /dev/null || { \
		echo 'manoa: the browser tests need Chromium; install the package chromium' >&2; exit 1; }
