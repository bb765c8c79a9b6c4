# Two commands: `make run` and `make test`. Everything else is a part of them.

PORT ?= 8000
HOST ?= 127.0.0.1
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
ARGS ?=
# One worker more than there are processors: some tests wait for a browser or a server.
WORKERS ?= $(shell expr $$($(PYTHON) -c 'import os; print(os.cpu_count())') + 1)

.PHONY: help run test lint types unit golden bench quality fuzz soak load lock clean

help:
	@echo "make run [PORT=8000]   set everything up, serve site + console + API (the site is built meanwhile)"
	@echo "make test              set everything up, run lint, types and all tests"
	@echo "make golden            write the golden transcripts anew (then read the diff)"
	@echo "make bench             run the benchmarks side by side"
	@echo "make quality           measure the built site: Lighthouse, axe, valid HTML, links (needs npm)"
	@echo "make soak              50 judges and 200 viewers for five minutes, then kill -9 for two; results to bench/RESULTS.md"
	@echo "make load              the first of the two alone, with no kills"
	@echo "make fuzz              a million broken inputs (INPUTS=1000000 SEED=1)"
	@echo "make lock              lock the versions of all dependencies anew"

run: $(READY)
	@$(BIN)/judge serve --host $(HOST) --port $(PORT) $(ARGS)

test: $(READY_DEV)
	@PYTHON=$(BIN)/python tools/chromium
	@tools/postgresql
	@tools/nginx
	@JUDGE=$(BIN)/judge tools/runtime
	@echo "==> lint"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "==> types"
	@$(BIN)/mypy
	@echo "==> content"
	@$(BIN)/judge check
	@echo "==> unit, property, scenario and browser tests"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(ARGS)

golden: $(READY_DEV)
	@$(BIN)/python -m pytest tests/test_every_game.py tests/site/test_site_pages.py --golden

bench: $(READY_DEV)
	@for name in stepping pools simultaneous startup search reading verdicts build "exploring --quick"; do \
		echo "==> $$name"; $(BIN)/python -m bench.$$name || exit 1; done

quality: $(READY_DEV)
	@$(BIN)/judge build
	@$(BIN)/python -m bench.quality

INPUTS ?= 1000000
SEED ?= 1

fuzz: $(READY_DEV)
	@$(BIN)/python -m bench.fuzz --inputs $(INPUTS) --seed $(SEED)

soak: $(READY_DEV) load
	@$(BIN)/python -m bench.soak --judges 12 --viewers 10 --seconds 120 --kills 20 --pace 2 --seed $(SEED) --write

load: $(READY_DEV)
	@$(BIN)/python -m bench.soak --judges 50 --viewers 200 --seconds 300 --kills 0 --seed $(SEED) --write $(ARGS)

lock: $(READY_DEV)
	@$(BIN)/pip install --quiet pip-tools
	@$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-annotate --no-header --output-file requirements/run.txt pyproject.toml
	@$(BIN)/pip-compile --quiet --generate-hashes --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-annotate --no-header --allow-unsafe --extra dev --output-file requirements/dev.txt pyproject.toml

$(VENV)/bin/pip:
	@echo "==> making a virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version)'
	@$(PYTHON) -m venv $(VENV) || { echo "python3-venv is missing: apt-get install python3-venv"; exit 1; }

$(READY): pyproject.toml requirements/run.txt | $(VENV)/bin/pip
	@echo "==> installing what the project needs"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@$(BIN)/python -m compileall -q judge
	@touch $@

$(READY_DEV): $(READY) requirements/dev.txt
	@echo "==> installing what the tests need"
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find site -mindepth 1 ! -name .gitkeep -delete
