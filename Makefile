# Every command of the project. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CLIENT := src/silverware/web/index.html
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path 'src/silverware/web/*') \
	setup.py pyproject.toml $(CLIENT)
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -name '*.py')
PURE := PYTHONPATH=src
COMPILED := PYTHONPATH=build/compiled
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

help: ## list the commands
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: build/compiled/.done ## play in the browser, with bots and friends; ARGS="--port 8080" and the like
	@$(COMPILED) $(BIN)/python -m silverware serve --open $(ARGS)

serve: build/compiled/.done ## the same without opening a browser
	@$(COMPILED) $(BIN)/python -m silverware serve $(ARGS)

terminal: build/compiled/.done ## play in the terminal against bots; ARGS="quicksand --seats 3" and the like
	@$(COMPILED) $(BIN)/python -m silverware play $(ARGS)

web: $(CLIENT) ## build the client

web-types: $(VENV)/.run web/node_modules/.done ## write the messages of the server down as TypeScript again
	$(PURE) $(BIN)/python web/messages.py web/src/messages

test: check test-pure test-compiled ## everything CI runs

format: $(VENV)/.dev web/node_modules/.done ## bring every file into the form that `make check` wants
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

check: $(VENV)/.dev web/node_modules/.done ## style, types, layers, and the client's own tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests bench examples web/messages.py
	PATH="$(CURDIR)/$(BIN):$$PATH" PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright
	$(PURE) $(BIN)/lint-imports
	$(NPM) run --silent check
	$(NPM) run --silent test

# What starts programs, reads pages or installs packages does the same on both builds.
test-pure: $(VENV)/.dev $(CLIENT) ## the tests of the engine on the plain Python files
	$(PURE) $(BIN)/pytest -n 2 --dist worksteal $(patsubst %,--ignore tests/%,bots browser server trust \
		test_arena.py test_cli.py test_docs.py test_games_by_anyone.py test_registry.py test_web_messages.py)

# Some of these wait for servers and browsers, so there are more of them than cores.
test-compiled: $(VENV)/.dev build/compiled/.done postgresql chromium ## all tests on the engine compiled by mypyc, as players have it
	$(COMPILED) SILVERWARE_BUILD=compiled $(BIN)/pytest -n 3 --dist worksteal

trust: $(VENV)/.dev build/compiled/.done postgresql ## kills, faults, floods and strangers, whole: an hour; make test has the short form
	$(COMPILED) SILVERWARE_BUILD=compiled SILVERWARE_TRUST=whole $(BIN)/pytest tests/trust $(ARGS)

fairness: $(VENV)/.dev build/compiled/.done ## what is hidden changes no bot's move, whole: asked at thousands of moments; make test has the short form
	$(COMPILED) SILVERWARE_BUILD=compiled SILVERWARE_TRUST=whole $(BIN)/pytest tests/bots/test_fairness.py $(ARGS)

soak: build/compiled/.done ## 10,000 random games for every seat count and variant
	$(COMPILED) $(BIN)/python bench/soak.py

calibrate: build/compiled/.done ## Silverton's solitaire scenarios by the easy bot, beside the rulebook's results; ARGS="--games 20"
	$(COMPILED) $(BIN)/python bench/calibrate.py $(ARGS)

bench: build/compiled/.done .venv-bench/.done ## speed beside OpenSpiel, RLCard, Catanatron, EnvPool, Pgx and PettingZoo, one table from one run
	$(BIN)/python bench/table.py $(ARGS)

bench-menus: build/compiled/.done ## a late menu of Silverton beside one of its first turn
	$(COMPILED) $(BIN)/python bench/menus.py

bench-worlds: build/compiled/.done ## what an imagined world costs in each game, beside a random playout; ARGS="300 100" moments and worlds
	$(COMPILED) $(BIN)/python bench/worlds.py $(ARGS)

bench-search: build/compiled/.done .venv-bench/.done ## simulations a second of our hard bots beside OpenSpiel's IS-MCTS; ARGS="5 1" passes and seconds
	$(COMPILED) .venv-bench/bin/python bench/search.py $(ARGS)

bench-hard: build/compiled/.done ## how long a hard bot takes for a decision, and how much memory; ARGS="1" games
	$(COMPILED) $(BIN)/python bench/hard.py $(ARGS)

bench-server: build/compiled/.done bench/server/node_modules/.done postgresql ## moves a second on SQLite and PostgreSQL and beside boardgame.io, one table from one run
	PYTHONPATH=. $(BIN)/python bench/server/run.py $(ARGS)

bench-scale: build/compiled/.done bench/server/node_modules/.done postgresql ## what tables, websockets, moves and bots cost a server as it fills
	$(COMPILED):. $(BIN)/python bench/server/scale.py

bench-bots: build/compiled/.done bench/server/node_modules/.done postgresql ## how soon people's moves are acknowledged while 50 hard bots think, beside without them
	PYTHONPATH=. $(BIN)/python bench/server/bots.py $(ARGS)

bench-wire: build/compiled/.done ## hearing and telling over our websockets and over uvicorn's and Litestar's own
	$(COMPILED) $(BIN)/python bench/server/wire.py

bench-frames: $(VENV)/.dev build/compiled/.done chromium ## frames on time while things move, with the processor slowed down; ARGS="12" moves
	$(COMPILED):. $(BIN)/python bench/frames.py $(ARGS)

pictures: $(VENV)/.dev $(CLIENT) chromium ## photograph every screen for docs/pictures; ARGS="turn map" only these
	$(PURE) $(BIN)/python -m tests.browser.pictures $(ARGS)

lock: $(VENV)/.dev ## pin the requirements again
	for set in run dev bench; do $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header \
		--python-version 3.11 requirements/$$set.in --output-file requirements/$$set.txt; done

clean: ## remove what the other commands made
	rm -rf $(VENV) .venv-bench bench/server/node_modules web/node_modules build src/silverware/web src/*.egg-info \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.run: requirements/run.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.run
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

postgresql: # the tests start a server of their own; Debian has it where it is missing
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		(apt-get update -q && apt-get install -q -y postgresql)

chromium: # the browser of the tests, from Debian where it is missing
	@test -x /usr/bin/chromium || (apt-get update -q && apt-get install -q -y chromium)

web/node_modules/.done: web/package-lock.json | $(VENV)/.run
	$(NPM) ci --silent
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.done
	@$(NPM) run --silent build
	@touch $@

bench/server/node_modules/.done: bench/server/package-lock.json
	npm ci --prefix bench/server --no-audit --no-fund
	@touch $@

.venv-bench/.done: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

build/compiled/.done: $(SOURCES) | $(VENV)/.run
	@echo "Compiling the engine; this takes a minute the first time."
	@rm -rf build
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target build/compiled .
	@$(COMPILED) $(BIN)/python -m silverware --version
	@touch $@

.PHONY: help play serve terminal web web-types format test check test-pure test-compiled trust fairness soak calibrate bench bench-menus bench-worlds bench-search bench-hard bench-server bench-scale bench-bots bench-wire bench-frames pictures lock \
	postgresql chromium clean
