# The house: one virtual environment in .venv, set up by whichever target needs it first.
#
#   ARGS="…"       more words for play, bench, or pytest           make play ARGS="--seed 7"
#   PYTHON=…       the interpreter to make .venv with               make play PYTHON=python3.13
#   MANOA_PLAIN=1  install without compiling                        make play MANOA_PLAIN=1
#
# manoa is installed into .venv and not in place: the compiled modules live there, and src/ stays plain Python,
# so that `PYTHONPATH=src .venv/bin/python …` runs the very same sources uncompiled.

ARGS ?=
PYTHON ?=
MANOA_PLAIN ?=
export MANOA_PLAIN

# Everything else is a program of its own, tools/; it needs an interpreter that can make .venv, and nothing else.
FOUND = $(shell for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo $$python; exit; fi; done)
NONE = $(error manoa: no Python 3.11 or newer with venv found; install one or say make PYTHON=/path/to/python)
HOUSE = $(or $(FOUND),$(NONE)) -m tools.

.PHONY: help play check test lint types soak bench wheel clean client install
.DEFAULT_GOAL := help

help:
	@echo 'make play    serve the table on http://127.0.0.1:8000 (sets up .venv and builds the client first, half a minute)'
	@echo 'make check   lint, types and the tests of the engine on plain sources: for the edit loop, under two minutes'
	@echo 'make test    lint, client checks, then all tests but the slow ones, with whole games in Chromium'
	@echo 'make lint    ruff, mypy --strict, import layers'
	@echo 'make types   types of the web client, generated again after a change of the API or of a view'
	@echo 'make soak    the slow tests: strength of bots, then ten minutes of faults while hundreds of tables are played'
	@echo 'make wheel   the package with the client in it, in dist/'
	@echo 'make bench   measure speed and strength'
	@echo 'make clean   remove .venv and everything built'

# The first page is there before the rules are compiled; tools/play.py says how.
play:
	@$(HOUSE)play $(ARGS)

check test lint types soak bench wheel clean:
	@$(HOUSE)tasks $@ $(ARGS)

client install:
	@$(HOUSE)ready $@
