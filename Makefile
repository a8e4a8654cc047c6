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
LOG := $(VENV)/install.log
COMPILED := $(VENV)/lib/python3*/site-packages/manoa/compiled__mypyc*
STRICT :=
ARGS ?=
PYTHON ?=
MANOA_PLAIN ?=
export MANOA_PLAIN

# Errors still show at -qq; what goes is a warning for every index that lacks a package.
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input install -qq
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

CHECKED := src $(if $(wildcard tests/*.py tests/*/*.py),tests) $(if $(wildcard bench/*.py),bench)

# Everything that the installed package is made of. Names and checksums of all files, so that a change, a new file
# and a removed one all show, whatever the clock and git say of them.
MADE_OF = find src pyproject.toml setup.py LICENSE $(wildcard README.md) lock/build.txt -type f \
	! -path '*/__pycache__/*' ! -path '*.egg-info/*' -exec cksum {} + | LC_ALL=C sort; \
	echo "plain=$(MANOA_PLAIN)"

# The web client is built into the package, so that the installed package serves it with no Node at hand.
CLIENT := src/manoa/server/static/index.html
CLIENT_MADE_OF = find web -type f ! -path '*/node_modules/*' -exec cksum {} + | LC_ALL=C sort
NODE_WORKS = node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' > /dev/null 2>&1 && npm --version > /dev/null 2>&1
# Node from the machine, or from PyPI where there is none or an old one.
WITH_NODE = if ! { $(NODE_WORKS); }; then PATH="$(CURDIR)/$(BIN):$$PATH"; export PATH; \
	$(NODE_WORKS) || { echo 'manoa: installing lock/node.txt'; $(PIP) -r lock/node.txt || exit 1; }; fi

.PHONY: help play test lint bench soak wheel clean venv packages tools client client-check browser install
ifndef BESIDE
.NOTPARALLEL:
endif
.DEFAULT_GOAL := help

help:
	@echo 'make play    serve the table on http://127.0.0.1:8000 (sets up .venv and builds the client first)'
	@echo 'make test    lint, client checks, then all tests but the slow ones, with whole games in Chromium'
	@echo 'make lint    ruff, mypy --strict, import layers'
	@echo 'make soak    the slow tests: strength of bots'
	@echo 'make wheel   the package with the client in it, in dist/'
	@echo 'make bench   measure speed and strength'
	@echo 'make clean   remove .venv and everything built'

play: install
	@$(BIN)/manoa serve $(ARGS)

# Checks and the build stand side by side: each keeps about one core busy.
test: tools client browser
	@$(MAKE) --no-print-directory -j2 BESIDE=1 STRICT=1 lint client-check install
	@$(PYTEST) -m 'not slow' $(ARGS)

soak: STRICT := 1
soak: tools install
	@$(PYTEST) -m slow $(ARGS)

bench: tools install
	@$(BIN)/python -m bench $(ARGS)
	@$(BIN)/python -m bench.server --json bench/results/server.json

wheel: packages client
	@$(BIN)/python -m pip --disable-pip-version-check wheel -q --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

lint: tools
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo 'manoa: unformatted files; run $(BIN)/ruff format .'; exit 1; }
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo 2>&1

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules $(dir $(CLIENT)) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# $(call locked,FILES,STAMP): brings .venv to the pinned versions, unless the stamp holds the same pins.
define locked
@cat $(1) | cmp -s - $(VENV)/stamp-$(2) || { \
	echo 'manoa: installing $(1)'; \
	$(PIP) $(addprefix -r ,$(1)) && cat $(1) > $(VENV)/stamp-$(2); }
endef

# The mark is set last and says where: an interrupted environment is made anew, and so is a moved or copied one,
# whose scripts would still start the interpreter of the old place.
venv:
	@if [ "$$(cat $(VENV)/made 2>/dev/null)" = "$$(pwd)" ] && $(BIN)/python -c '' 2>/dev/null; then exit 0; fi; \
	for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if $$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			echo "manoa: making $(VENV) with $$($$python --version)"; \
			rm -rf $(VENV) && $$python -m venv $(VENV) && pwd > $(VENV)/made; exit; \
		fi; \
	done; \
	echo 'manoa: no Python 3.11 or newer with venv found; install one or say make PYTHON=/path/to/python' >&2; exit 1

packages: venv
	$(call locked,lock/run.txt lock/build.txt,run)

tools: packages
	$(call locked,lock/test.txt,test)

client: venv
	@{ $(CLIENT_MADE_OF); } > $(VENV)/client-made-of; \
	if [ -f $(CLIENT) ] && cmp -s $(VENV)/client-made-of $(VENV)/stamp-client; then exit 0; fi; \
	$(WITH_NODE); echo 'manoa: building the web client'; rm -f $(VENV)/stamp-client; \
	( cd web && npm ci --no-progress && npm run build ) > $(LOG) 2>&1 || { cat $(LOG); exit 1; }; \
	mv $(VENV)/client-made-of $(VENV)/stamp-client

client-check: client
	@$(WITH_NODE); cd web && { [ -d node_modules ] || npm ci --no-progress --silent; } && npm run --silent check && npm run --silent test

browser:
	@if ! command -v chromium > /dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		echo 'manoa: installing chromium'; \
		{ apt-get -qq update && apt-get -qq install -y chromium; } > $(LOG) 2>&1 || tail -n 5 $(LOG); fi; \
	command -v chromium > /dev/null || { \
		echo 'manoa: the browser tests need Chromium; install the package chromium' >&2; exit 1; }

# pip keeps a build's own words to itself, so they go to a log: all shown if it fails, only warnings if not.
# Where tests are to run (STRICT) and a C compiler works, a build that falls back to plain modules is an error.
install: packages client
	@{ $(MADE_OF); } > $(VENV)/made-of; same=; \
	if cmp -s $(VENV)/made-of $(VENV)/stamp-manoa; then same=1; fi; \
	if [ "$$same" ] && { [ -z '$(STRICT)' ] || ls $(COMPILED) > /dev/null 2>&1; }; then exit 0; fi; \
	if [ '$(STRICT)' ] && [ "$$MANOA_PLAIN" != 1 ] && \
		$(BIN)/python -c 'import setup; raise SystemExit(not setup.compiler_works())' > /dev/null 2>&1; \
	then MANOA_REQUIRE_COMPILED=1; export MANOA_REQUIRE_COMPILED; \
	elif [ "$$same" ]; then exit 0; fi; \
	echo 'manoa: building and installing manoa (up to a minute)'; rm -f $(VENV)/stamp-manoa; \
	$(BIN)/python -m pip --disable-pip-version-check --no-input install -v \
		--no-deps --no-build-isolation --force-reinstall . > $(LOG) 2>&1 || { cat $(LOG); exit 1; }; \
	sed -n 's/^ *\(manoa: warning\)/\1/p' $(LOG) | sort -u; \
	mv $(VENV)/made-of $(VENV)/stamp-manoa
