# Roundsman: `make run` and `make test` are all that a fresh machine needs; `make help` lists the rest.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.SUFFIXES:
BIN := node_modules/.bin
WEB_SOURCES := $(shell find web -type f 2>/dev/null)
KERNEL_SOURCES := $(shell find src/search/kernel -name '*.ts' -o -name compiler-flags.json 2>/dev/null)
TEST_DOOR := test/kernel/door.ts
OPERATOR_SOURCES := $(filter-out strategies/template/%, $(wildcard strategies/*/operators/*.ts))
SOURCES := $(filter-out $(KERNEL_SOURCES) $(TEST_DOOR) $(OPERATOR_SOURCES), $(shell find src strategies test bench generated web -name '*.ts' 2>/dev/null))

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: build ## run the whole service in the foreground; Ctrl-C ends it
	@exec node dist/src/main.js serve --end-with-parent

.PHONY: test
test: build broker ## run the tests; MOCHA_ARGS="--grep ..." chooses some
	$(BIN)/mocha $(MOCHA_ARGS)

.PHONY: screenshots
screenshots: build broker ## draw the pictures of the account center in docs/images (needs chromium); SHOTS="task history" draws some
	node dist/test/e2e/take-screenshots.js $(SHOTS)

.PHONY: generate
generate: install ## make generated/ from openapi/ (needs Java)
	node scripts/generate.mjs

.PHONY: check-generated
check-generated: install ## fail when generated/ is not what openapi/ makes (needs Java)
	node scripts/check-generated.mjs

.PHONY: examples
examples: build ## make the answers in openapi/examples by calling the service, then generated/ (needs Java)
	node scripts/make-examples.mjs
	node scripts/generate.mjs

.PHONY: golden
golden: build ## write what version 1 answers to the golden requests to test/data/golden, after a deliberate change
	node scripts/make-golden.mjs

.PHONY: docs
docs: build ## make the generated parts of docs/ from the error table, the shipped plans and the default limits
	node scripts/generate-docs.mjs

.PHONY: strategy-reference
strategy-reference: install ## make strategies/REFERENCE.md from the docstrings of the plug-in contract
	node scripts/strategy-reference.mjs

.PHONY: check-breaking
check-breaking: install ## fail when the contract breaks clients of the last released one (needs Go)
	node scripts/check-breaking.mjs || [ $$? -eq 3 ]

.PHONY: release-contract
release-contract: check-generated check-breaking ## make the contract the released one
	node scripts/release-contract.mjs

.PHONY: test-fuzz
test-fuzz: build broker ## let Schemathesis look for faults of the running service (needs Python); SCHEMATHESIS_EXAMPLES asks for more than 25 examples
	$(BIN)/mocha --no-config --enable-source-maps --timeout 180000 'dist/test/fuzz/**/*.test.js'

.PHONY: clients
clients: install ## make client libraries of the served document in clients/ (needs Java); CLIENTS="typescript python" chooses
	node scripts/clients.mjs $(CLIENTS)

.PHONY: test-clients
test-clients: build broker clients ## compile the clients and drive the service with them; CLIENTS chooses as above
	CLIENTS="$(CLIENTS)" $(BIN)/mocha --no-config --enable-source-maps --timeout 180000 'dist/test/clients/**/*.test.js'

.PHONY: lint
lint: install ## lint the code and the contract
	$(BIN)/eslint .
	REDOCLY_SUPPRESS_UPDATE_NOTICE=true $(BIN)/redocly lint openapi/openapi.yaml openapi/account.yaml

.PHONY: types
types: build ## check the types: of everything that is compiled, which the build does, of the search kernel and of the account center's pages
	$(BIN)/tsc -p src/search/kernel
	$(BIN)/tsc -p web

# The test files that have more to do when there is time.
THOROUGH_TESTS = $(patsubst %.ts,dist/%.js,$(shell grep -rl --include='*.test.ts' helpers/thorough.js test --exclude-dir=long --exclude-dir=clients --exclude-dir=e2e))

.PHONY: verify-long
verify-long: build broker ## what takes too long for every run of the tests; VERIFY_TASKS asks for more than 1000 tasks under random kills
	-node scripts/clients.mjs
	SCHEMATHESIS_EXAMPLES=500 $(BIN)/mocha --no-config --enable-source-maps --timeout 180000 'dist/test/fuzz/**/*.test.js'
	THOROUGH=true $(BIN)/mocha --no-config --enable-source-maps --timeout 3600000 'dist/test/long/**/*.test.js' 'dist/test/clients/**/*.test.js' 'dist/test/e2e/*.test.js' \
	  dist/test/contract/golden.test.js $(THOROUGH_TESTS)

.PHONY: bench-http
bench-http: build broker ## measure submissions and polls of a running service of its own
	node dist/bench/http/main.js

.PHONY: bench-tiny
bench-tiny: build broker ## measure tasks of 5 to 10 nodes beside full solves, and alone: queued to solved, tasks a second; TINY_ARGS="5 idle"
	node dist/bench/http/tiny.js $(TINY_ARGS)

.PHONY: bench-scale
bench-scale: build broker ## measure what one machine takes in, over one broker and three, with 100,000 tasks waiting; SCALE_ARGS="--seconds 3 --waiting 1000"
	node dist/bench/http/scale.js $(SCALE_ARGS)

# Where make instances writes, and which ones.
INSTANCES := .cache/instances
CLASSES := x,road,dispatch,pairs
SIZES :=
INSTANCE_SEEDS := 1

.PHONY: instances
instances: build ## make X-style, road-style and dispatch instances, and requests with shipments and trips, into .cache/instances; INSTANCES=folder CLASSES=acvrp,x-random SIZES=120,300 INSTANCE_SEEDS=1,2 choose
	node dist/bench/instances/main.js $(INSTANCES) --classes $(CLASSES) $(if $(SIZES),--sizes $(SIZES)) --seeds $(INSTANCE_SEEDS)

.PHONY: bench-figures
bench-figures: build ## measure the solver's figures, some two hours on 2 idle cores; INSTANCES_DIR names the instances; what is stored is not repeated
	node dist/bench/solver/memory-instances.js .cache/memory
	-bin/roundsman bench @bench/solver/figures.txt --threads 2 --time-limit 10 --seeds 5
	-bin/roundsman bench @bench/solver/figures.txt --threads 2 --time-limit 60 --seeds 1
	bin/roundsman bench .cache/memory/matrix-1000.json .cache/memory/coordinates-30000.json --threads 2 --time-limit 10

.PHONY: peers-setup
peers-setup: .cache/peers/.installed ## install the peers of bench-peers into .cache/peers (needs Python 3.11 and PyPI)

# The instances, the limit and the seeds of bench-peers.
LIST := @bench/solver/figures.txt
LIMIT := 10
SEEDS := 1

.PHONY: bench-lists
bench-lists: build ## make the lists of instances in bench/solver by the rule of INSTANCES.md, from the instances below INSTANCES_DIR
	node dist/bench/solver/make-lists.js

.PHONY: bench-peers
bench-peers: build peers-setup ## compare with PyVRP, OR-Tools and VROOM on one core each; LIST, LIMIT and SEEDS choose; what is stored is not repeated
	node dist/bench/peers/main.js $(LIST) --time-limit $(LIMIT) --seeds $(SEEDS)

# The requests of bench-real, and who solves them beside Roundsman; soft windows go to OR-Tools, which alone has a price of lateness.
REAL_SIZES := 120,300,800
REAL_SEEDS := 1,2,3
REAL_PEERS := pyvrp
REAL_INSTANCES := .cache/instances
REAL_RUNS := bench/runs

.PHONY: bench-real
bench-real: build peers-setup ## compare with PyVRP on road-style requests, one core each, some 70 minutes; REAL_SIZES=120 LIMIT=2 REAL_PEERS=pyvrp,vroom choose; what is stored is not repeated
	node dist/bench/peers/road-requests.js $(REAL_INSTANCES) --sizes $(REAL_SIZES) --seeds $(REAL_SEEDS)
	node dist/bench/peers/main.js @$(REAL_INSTANCES)/hard.txt --peers $(REAL_PEERS) --time-limit $(LIMIT) --seeds $(SEEDS) --instances $(REAL_INSTANCES) --store $(REAL_RUNS)
	node dist/bench/peers/main.js @$(REAL_INSTANCES)/soft.txt --peers ortools --time-limit $(LIMIT) --seeds $(SEEDS) --instances $(REAL_INSTANCES) --store $(REAL_RUNS)
	node dist/bench/peers/road-report.js $(REAL_RUNS) --time-limit $(LIMIT)

.PHONY: bench-report
bench-report: build ## make bench/REPORT.md and its plots from the stored runs of one build; RUNS=folder of others REPORT=file of theirs CODE=a build
	node dist/bench/solver/report.js $(or $(RUNS),bench/runs) $(or $(REPORT),bench/REPORT.md) $(if $(CODE),--code $(CODE))

.PHONY: bench-draw
bench-draw: build ## draw stored runs: gap over time, performance profiles, operators; RUNS=folder of them DRAWINGS=folder to write DRAW_ARGS="--families cvrp-x --time-limit 10"
	node dist/bench/draw/main.js $(or $(DRAWINGS),.cache/drawings) $(or $(RUNS),bench/runs) $(DRAW_ARGS)

.PHONY: broker
broker: build ## find nats-server, or install it into .cache/
	@node dist/src/serve/broker-setup.js

.PHONY: system-broker
system-broker: build ## fetch the system's nats-server package into .cache/: the oldest one tested against
	@node dist/src/serve/broker-setup.js --system

.PHONY: promtool
promtool: ## find promtool, prometheus and amtool, or fetch them out of Debian's packages into .cache/: tests run rules, panels and routes with them
	@command -v promtool >/dev/null && command -v prometheus >/dev/null && command -v amtool >/dev/null || scripts/fetch-promtool.sh

.PHONY: build
build: dist/.built dist/bundle/.built dist/src/search/kernel.wasm $(if $(wildcard $(TEST_DOOR)), dist/test/kernel/door.wasm) $(if $(OPERATOR_SOURCES), dist/.operators) dist/pages/.built ## compile to dist/, bundle the programs of the service in dist/bundle, compile the search kernel to WebAssembly, and build the account center's pages into dist/pages

.PHONY: install
install: node_modules/.package-lock.json ## install the packages that the lock file names

.PHONY: clean
clean: ## remove what was built, not the data and not the packages
	rm -rf dist .cache coverage

.cache/peers/.installed: bench/peers/requirements.txt
	python3 -m venv .cache/peers
	.cache/peers/bin/pip install --quiet --disable-pip-version-check -r bench/peers/requirements.txt
	@touch $@

# Packages that are a link belong to someone else.
node_modules/.package-lock.json: package-lock.json
	@node scripts/check-node.mjs
	@if [ -L node_modules ]; then touch $@; else npm ci --include=dev --no-audit --no-fund && touch $@; fi

# A compiled file whose source is gone must not run as a test any more.
dist/.built: $(SOURCES) tsconfig.json package.json node_modules/.package-lock.json
	$(BIN)/tsc -p .
	@find dist \( -path dist/pages -o -path dist/bundle \) -prune -o -name '*.js' -print | while read -r file; do \
	  source=$${file#dist/}; [ -e "$${source%.js}.ts" ] || rm -f "$$file" "$$file.map" "$${file%.js}.d.ts"; done
	@touch $@

# Bundles that are older than compiled or generated code are not used: after tsc alone, the service runs what tsc wrote.
dist/bundle/.built: scripts/bundle.mjs dist/.built $(wildcard generated/*.*js generated/account/*.*js)
	node scripts/bundle.mjs
	@touch $@

# The script takes the digest that kernels carry from the compiled code.
dist/src/search/kernel.wasm: $(KERNEL_SOURCES) src/strategy/guest-kernel.ts scripts/build-kernel.mjs node_modules/.package-lock.json | dist/.built
	node scripts/build-kernel.mjs src/search/kernel/exports.ts $@

dist/test/kernel/door.wasm: $(KERNEL_SOURCES) $(TEST_DOOR) scripts/build-kernel.mjs scripts/class-exports.mjs node_modules/.package-lock.json | dist/.built
	node scripts/build-kernel.mjs $(TEST_DOOR) $@ --class-exports

# Kernels with the operators of strategies that have some.
dist/.operators: $(OPERATOR_SOURCES) $(KERNEL_SOURCES) dist/.built
	@for folder in $(sort $(patsubst %/operators/,%,$(dir $(OPERATOR_SOURCES)))); do bin/roundsman strategy build $$folder || exit 1; done
	@touch $@

dist/pages/.built: $(WEB_SOURCES) $(wildcard generated/*.ts) package.json node_modules/.package-lock.json
	node node_modules/vite/bin/vite.js build web --logLevel warn
	@touch $@
