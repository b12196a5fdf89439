# Everything needs Python 3.11 or newer, make and git; all else comes by the lock files.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup play test check coverage format frontend compiled wheel clean

help: ## list the commands
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

setup: .venv/ready ## the development environment (.venv, frontend/node_modules)
	@$(BIN)/python -m tools.npm

# uv itself is installed into the environment that it then fills by uv.lock
.venv/ready: pyproject.toml uv.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.9
	@$(BIN)/python -m tools.uv sync
	@touch $@

frontend: setup ## build the page into src/pessoi/server/static (if something changed)
	@$(BIN)/python -m tools.frontend

compiled: setup ## the engine compiled into build/compiled (if something changed)
	@$(BIN)/python -m tools.compiled

play: setup ## set all up, build the page, compile the engine if possible, open the page
	@$(BIN)/python -m tools.play

test: setup ## every check: lint, types, tests, page, compiled engine, wheel
	@$(BIN)/python -m tools.checks

check: setup ## the quick checks: lint, format, types, layers, messages
	@$(BIN)/python -m tools.checks --quick

coverage: setup ## the tests on the plain source, with the lines and branches that none reaches
	@$(BIN)/pytest -n 2 --ignore=tests/web --cov --cov-report=term-missing:skip-covered

format: setup ## format Python and the page's sources
	@$(BIN)/ruff check --quiet --fix-only . ; $(BIN)/ruff format .
	@$(BIN)/python -m tools.npm run format

wheel: setup ## a wheel with page and engine in dist/
	@$(BIN)/python -m tools.uv build --wheel

clean: ## remove everything that was built
	rm -rf build dist .venv frontend/node_modules frontend/dist src/pessoi/server/static
