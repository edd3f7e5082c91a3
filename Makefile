# Everything here needs git, python3 (3.11 or newer) and make; the rest goes into .venv.
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
GAME ?=

.PHONY: demo run test coverage leaks fuzz first-click lint golden clean

demo: .venv/ready-demo
	@$(BIN)/pactum demo $(if $(GAME),--game $(GAME)) $(ARGS)

run: .venv/ready-run
	@$(BIN)/pactum run $(ARGS)

test: .venv/ready-dev
	$(BIN)/python -m pytest -n 2 --dist loadfile $(ARGS)

# The thousand random tables of each size that the release of a game wants; `make test` plays a few of them.
coverage: .venv/ready-dev
	ARCHITECTS_TABLES=1000 $(BIN)/python -m pytest tests/contract/test_coverage_of_architects.py $(ARGS)

# The leak tests in full: 5,000 pairs of positions as they are drawn, 300 evenings at the real bot.
leaks: .venv/ready-dev
	SECRECY_PAIRS=5000 SECRECY_LIVES=300 $(BIN)/python -m pytest -n 2 tests/secrecy/test_drawn.py tests/secrecy/test_lives.py $(ARGS)

# 100,000 forged presses.
fuzz: .venv/ready-dev
	FUZZ_PRESSES=100000 $(BIN)/python -m pytest tests/secrecy/test_fuzz.py $(ARGS)

# Seconds from the start of a bot that was killed to the answer to a click.
first-click: .venv/ready-dev
	$(BIN)/python -m tests.wire.first_click

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

golden: .venv/ready-dev
	$(BIN)/python -m tests.golden.playthrough

clean:
	rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# One stamp for each set of dependencies, so that a demo need not wait for the developer's tools.
.venv/ready-run: EXTRA :=
.venv/ready-demo: EXTRA := [demo]
.venv/ready-dev: EXTRA := [dev]

.venv/ready-%: pyproject.toml constraints.txt | .venv/bin/pip
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.$(EXTRA)'
	@touch $@

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Pactum needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv || \
		{ rm -rf .venv; echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
