# make play  sets everything up and starts a game;  make serve  opens tables for browsers and programs;
# make test  sets everything up and runs every check.
# The only needs are Python 3.11 or newer (with its venv module) and make.
PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
GAME ?= cartographers
ARGS ?=
export PYTHONDONTWRITEBYTECODE =

.PHONY: play serve test check golden types lock clean

play: .venv/.stamp
	@$(BIN)/boardwright play $(GAME) $(ARGS)

serve: .venv/.stamp
	@$(BIN)/boardwright serve $(ARGS)

test: check
	$(BIN)/python -m pytest -q -n auto

check: .venv/.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: .venv/.stamp
	$(BIN)/python -m tests.golden.regenerate

types: .venv/.stamp
	$(BIN)/python -m boardwright.server.typescript > web/src/wire.ts

.venv/.stamp: requirements.lock pyproject.toml Makefile | $(UV)
	@echo "Setting up (once, about half a minute) ..."
	@$(UV) venv -q --allow-existing -p $(PYTHON) .venv
	@$(UV) pip sync -q -p .venv --compile-bytecode --require-hashes requirements.lock
	@$(UV) pip install -q -p .venv --no-deps -e .
	@touch $@

$(UV):
	@$(PYTHON) -m venv .tools && .tools/bin/pip install -q uv==0.13.7

# Versions and hashes only, so that the file names no package host.
lock: | $(UV)
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --python-version 3.11 \
	  --group dev --extra plots --extra server --no-emit-package boardwright pyproject.toml -o requirements.lock

clean:
	rm -rf .venv .tools .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
