# Everything here needs git, python3 (3.11 or newer) and make; the rest goes into .venv.
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
GAME ?=
# Processes that test: those who wait for a browser or a database leave a core to others.
JOBS ?= $(shell $(PYTHON) -c 'import os; print(max(3, len(os.sched_getaffinity(0)) + 1))' 2>/dev/null || echo 3)

# Tests start many processes, and pytest rewrites every test file: compiled once and kept, that is half of the time.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: demo install run quick test check endurance coverage leaks fuzz soak table-page clicks-by-http first-click lint golden freeze mutants pictures pins clean

demo: .venv/ready-demo
	@PYTHONPATH="$(CURDIR):$$PYTHONPATH" PACTUM_GAME_PACKAGES="tests.games.bids,$$PACTUM_GAME_PACKAGES" \
		$(BIN)/pactum demo $(if $(GAME),--game $(GAME)) $(ARGS)

# All that the bot needs, without starting it.
install: .venv/ready-run

run: .venv/ready-run
	@$(BIN)/pactum run $(ARGS)

# The tests nearest to what has changed since the last commit, as many as fit into half a minute.
# ARGS='--base main' takes all since main, ARGS=--list only names them.
quick: .venv/ready-dev
	@$(BIN)/python -m tests.quick $(ARGS)

test: .venv/ready-dev
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -m "not long" $(ARGS)

# Whole processes, a real browser, long journeys, many random tables of each game; of every kind what `make test` samples.
# One test may take ten minutes on a busy machine before it counts as hanging.
check: .venv/ready-dev
	PACTUM_FULL=1 DEVIL_TABLES=200 ARCHITECTS_TABLES=48 PALADINS_TABLES=120 \
		$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -m "(long or sampled) and not deep" $(ARGS)

# The same kinds of tests in larger numbers, hundreds of random tables, every stored game, every pair of a matrix: an hour.
# ARGS='tests/releases' for some.
endurance: .venv/ready-dev
	PACTUM_DEEP=1 DEVIL_TABLES=500 ARCHITECTS_TABLES=120 PALADINS_TABLES=120 \
		$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder -m "long or sampled" --timeout=0 $(ARGS)

# The thousand random tables, of Architects and Paladins of each size, that the release of a game wants; and whole games
# of somebody who follows every hint, and what a thousand reasons of each game claim.
coverage: .venv/ready-dev
	PACTUM_DEEP=1 DEVIL_TABLES=1000 ARCHITECTS_TABLES=1000 PALADINS_TABLES=1000 \
		$(BIN)/python -m pytest -n 2 --dist loadfile --timeout=0 $(ARGS) tests/games/*/test_coverage.py \
		tests/host/stewards/test_beginner.py tests/games/*/bot/test_hints_true.py \
		tests/contract/test_lengths.py tests/releases/test_database.py

# The leak tests in full: 5,000 pairs of positions as they are drawn, 300 evenings at the real bot.
leaks: .venv/ready-dev
	SECRECY_PAIRS=5000 SECRECY_LIVES=300 $(BIN)/python -m pytest -n 2 tests/secrecy/test_drawn.py tests/secrecy/test_lives.py --timeout=0 $(ARGS)

# A million cases at every edge (ARGS='--seed 7', --cases, --target, --number), then 100,000 forged presses at the house.
fuzz: .venv/ready-dev
	$(BIN)/python -m tests.edges $(ARGS)
	FUZZ_PRESSES=100000 $(BIN)/python -m pytest -n 2 tests/secrecy/test_fuzz.py tests/web/test_fuzz.py --timeout=0

# Tables played by robots while the bot is killed 500 times, Postgres restarted 20 times, and Discord has its bad days.
# ARGS='--kills 50 --postgres 3 --tables 4 --seed 7' for less; it prints figures, and the seed to run again with a fault.
soak: .venv/ready-dev
	$(BIN)/python -m tests.wire.soak $(ARGS)

# Whole games on the pages of tables in a real browser, on a phone and on a desktop: minutes each.
table-page: .venv/ready-dev
	$(BIN)/python -m pytest -n 0 --timeout=0 $(ARGS) tests/demo/games_on_pages.py

# A game of each kind by clicks over HTTP, in direct messages and on a server, a process of them killed every ten seconds.
clicks-by-http: .venv/ready-dev
	$(BIN)/python -m pytest -n 0 --timeout=0 $(ARGS) tests/wire/games_by_http.py

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
	PACTUM_WRITE_GOLDEN=1 $(BIN)/python -m pytest -q -n 2 tests/web/test_written_pages.py

# Once for each release: games, states, a database and custom ids, as this release writes them; a commit that people
# play with between two releases is named: ARGS=49b49201.
freeze: .venv/ready-dev
	$(BIN)/python -m tests.releases.freeze $(ARGS)

# Mistakes that are planted on all floors, 500 of them by their lines: which does no test see?
# ARGS='--count 20 --seed 7 --reach ../reach games/devil/rules' plants fewer, elsewhere, and keeps what was measured first.
# Measuring is the longest part: on a busy machine half an hour had run three quarters of the tests.
mutants: .venv/ready-mutants
	$(BIN)/python -m tests.mutants $(ARGS)

# Once for each release: the pictures of README and docs. Look at them before they are committed.
pictures: .venv/ready-dev
	$(BIN)/python -m tests.pictures.for_docs docs/pictures
	$(BIN)/python -m tests.demo.for_docs docs/pictures

# After a change of constraints.txt: the files and hashes that the image installs. It asks the package index.
pins: .venv/ready-dev
	$(BIN)/python -m tools.pins

clean:
	rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# One stamp for each set of dependencies, so that a demo need not wait for the developer's tools.
.venv/ready-run: EXTRA :=
.venv/ready-demo: EXTRA := [demo]
.venv/ready-dev: EXTRA := [dev]
.venv/ready-mutants: EXTRA := [dev,mutants]

.venv/ready-%: pyproject.toml setup.py constraints.txt | .venv/bin/pip
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.$(EXTRA)'
	@touch $@

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Pactum needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv || \
		{ rm -rf .venv; echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
