# Every command of the project. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CLIENT := src/silverware/web/index.html
MANUAL := src/silverware/docs
SOURCES := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path 'src/silverware/web/*' -not -path '$(MANUAL)/*') \
	setup.py pyproject.toml $(CLIENT)
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -name '*.py')
PURE := PYTHONPATH=src
COMPILED := PYTHONPATH=build/compiled
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

help: ## list the commands
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

play: $(VENV)/.run $(CLIENT) ## play in the browser, with bots and friends; ARGS="--port 8080" and the like
	@$(call SERVE,--open)

serve: $(VENV)/.run $(CLIENT) ## the same without opening a browser
	@$(call SERVE)

# Nobody waits for the compiler: until it is done the plain files serve, then the compiled ones take over.
define SERVE
open=$(1); \
if ! $(MAKE) --question --no-print-directory build/compiled/.done; then \
	echo "Compiling the engine beside the game; in a minute or two the server restarts with it, and nothing is lost."; \
	$(PURE) $(BIN)/python -m silverware serve $$open $(ARGS) & server=$$!; \
	trap 'kill $$server 2>/dev/null; wait $$server; exit 130' INT TERM; \
	nice -n 10 $(MAKE) --silent --no-print-directory build/compiled/.done >/dev/null || { wait $$server; exit; }; \
	kill $$server 2>/dev/null || { wait $$server; exit; }; \
	wait $$server; trap - INT TERM; open=; \
fi; \
exec env $(COMPILED) $(BIN)/python -m silverware serve $$open $(ARGS)
endef

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

check: $(VENV)/.dev web/node_modules/.done docs ## style, types, layers, links, and the client's own tests
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

test-train: $(VENV)/.dev build/compiled/.done .venv-train/.done ## the tests of training, which need PyTorch
	$(COMPILED) .venv-train/bin/python -m pytest tests/train tests/experts $(ARGS)

learn: build/compiled/.done .venv-train/.done ## let the example learn Quick Silver; ARGS="--minutes 2" and the like
	$(COMPILED) .venv-train/bin/python examples/learn.py $(ARGS)

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

bench-cores: build/compiled/.done ## `sim` on one core and on two, by the clock; needs a machine with nothing else to do
	$(COMPILED) $(BIN)/python bench/cores.py

bench-worlds: build/compiled/.done ## what an imagined world costs in each game, beside a random playout; ARGS="300 100" moments and worlds
	$(COMPILED) $(BIN)/python bench/worlds.py $(ARGS)

bench-search: build/compiled/.done .venv-bench/.done ## simulations a second of our hard bots beside OpenSpiel's IS-MCTS; ARGS="3 1" passes, and seconds a moment
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

docs: $(VENV)/.docs web/node_modules/.done ## build the documentation as a site, which `silverware serve` shows under /docs
	$(PURE) $(BIN)/python docs/site/commands.py
	$(PURE) $(BIN)/sphinx-build -q -W --keep-going -c docs/site docs $(MANUAL) -d build/doctrees
	$(PURE) $(BIN)/sphinx-build -q -b man -c docs/site docs $(MANUAL)/man -d build/doctrees

dist: $(CLIENT) docs .venv-dist/.done chromium ## a pure and a compiled wheel in dist/, checked, and played with in empty environments
	rm -rf dist build/lib build/bdist*
	SILVERWARE_PURE=1 $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	.venv-dist/bin/twine check --strict dist/*.whl
	$(BIN)/python -m tests.packages dist/*.whl

lint-host: .venv-dist/.done ## check what hosts and the project's site run: Dockerfile, compose file, workflow
	.venv-dist/bin/hadolint Dockerfile
	.venv-dist/bin/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml
	.venv-dist/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

lock: $(VENV)/.dev ## pin the requirements again
	for set in run dev docs dist bench; do $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header \
		--python-version 3.11 requirements/$$set.in --output-file requirements/$$set.txt; done

clean: ## remove what the other commands made
	rm -rf $(VENV) .venv-bench .venv-dist .venv-train dist bench/server/node_modules web/node_modules build src/silverware/web $(MANUAL) src/*.egg-info \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/.run: requirements/run.txt
	@echo "Installing Python packages into $(VENV) (half a minute the first time)."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.run
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/.docs: requirements/docs.txt | $(VENV)/.run
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

postgresql: # the tests start a server of their own; Debian has it where it is missing
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
		(apt-get update -q && apt-get install -q -y postgresql)

chromium: # the browser of the tests, from Debian where it is missing; without windows it takes a quarter less CPU
	@test -x /usr/bin/chromium-headless-shell || (apt-get update -q && apt-get install -q -y chromium-headless-shell)

web/node_modules/.done: web/package-lock.json | $(VENV)/.run
	@echo "Installing what builds the client."
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.done
	@echo "Building the client."
	@$(NPM) run --silent build
	@touch $@

bench/server/node_modules/.done: bench/server/package-lock.json
	npm ci --prefix bench/server --no-audit --no-fund
	@touch $@

.venv-bench/.done: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv-dist/.done: requirements/dist.txt
	$(PYTHON) -m venv .venv-dist
	.venv-dist/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# PyTorch is large, and where there is no GPU a wheel without CUDA will do, which is why no lock file has it.
.venv-train/.done: $(VENV)/.dev
	$(PYTHON) -m venv .venv-train
	cd .venv-train/lib/python3*/site-packages && ls -d $(CURDIR)/$(VENV)/lib/python3*/site-packages > silverware.pth
	.venv-train/bin/pip install --quiet --disable-pip-version-check torch==2.13.0 onnx onnxruntime
	@touch $@

build/compiled/.done: $(SOURCES) | $(VENV)/.run
	@echo "Compiling the engine (a minute or two the first time)."
	@rm -rf build
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target build/compiled .
	@$(COMPILED) $(BIN)/python -m silverware --version
	@touch $@

.PHONY: help play serve terminal web web-types format test check test-pure test-compiled test-train learn trust fairness soak calibrate bench bench-cores bench-menus bench-worlds bench-search bench-hard bench-server bench-scale bench-bots bench-wire bench-frames pictures docs dist lint-host lock \
	postgresql chromium clean
