# The only build script. `make` alone prints what there is; every target sets up what it needs by itself.
# Longer steps live in tests/tools/build and tests/tools/check; tools are built once per user into $HOME/.cache/quadrille-tools.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

BUILD := node tests/tools/build
CHECK := node tests/tools/check
CARGO_STEPS := fmt clippy clippy-wasm alone doc crate cli native examples reference counts outcomes problems
LAST ?= size
PAGE_STEPS := wasm parts types types-worker page
TARGET := $(or $(CARGO_TARGET_DIR),target)
QUADRILLE := $(TARGET)/release/quadrille
PORT ?= 8014
SECONDS ?= 60

help: ## say what there is
	@echo "Quadrille: make TARGET"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: wasm ## build the page, serve it and print its address (PORT=8014)
	@node tests/tools/serve.mjs www --port $(PORT) --quiet

check: setup-build www/engine/quadrille.js ## what tells soonest of a mistake, in a minute: format, clippy, types, rules, the page's logic
	@$(BUILD)/wasm.mjs --declarations
	@$(CHECK)/test.mjs fmt clippy rules + types types-worker logic

test: setup ## every test, native and in headless Chromium and Firefox, but for those that measure times
	@$(CHECK)/test.mjs $(CARGO_STEPS) chromium firefox + $(PAGE_STEPS) , $(LAST)

test-all: setup setup-webkit ## all of these, WebKit and times, too
	@QUADRILLE_WEBKIT=1 $(CHECK)/test.mjs $(CARGO_STEPS) chromium firefox webkit + $(PAGE_STEPS) , size timing numbers

test-native: setup-build ## only what needs no browser
	@$(CHECK)/test.mjs $(CARGO_STEPS)

test-wasm: setup ## only the wasm tests in Chromium and Firefox
	@$(CHECK)/test.mjs chromium firefox

test-page: setup ## only the page tests
	@$(CHECK)/test.mjs $(PAGE_STEPS)

test-times: setup wasm site single pkg ## only the tests that measure times, which want a machine for themselves
	@$(CHECK)/test.mjs timing numbers

# The page's logic is checked with the engine that is there.
www/engine/quadrille.js:
	@$(MAKE) wasm

wasm: setup-build ## build the engine for browsers into www/engine/
	@$(BUILD)/wasm.mjs

cli: setup-build ## build the command line, target/release/quadrille, and the reference
	@cargo build --quiet --release --features cli
	@cargo build --quiet --release --manifest-path tests/reference/Cargo.toml --target-dir $(TARGET)/reference

perft: cli ## count legal move paths of every known position (minutes)
	@node tests/perft/counts.mjs $(QUADRILLE) --all

problems: cli ## prove again that each problem of the page has one solution
	@$(QUADRILLE) problems check www/app/learn/problemdata.js

bench: setup wasm cli ## measure perft (native, Node, browsers; cozy-chess beside it), the faces in Rust and JavaScript, growth
	@node tests/bench/perft.mjs
	@$(QUADRILLE) bench api
	@node tests/bench/api.mjs
	@$(QUADRILLE) bench growth

first-visit: setup site ## measure a first visit to the site over a slow line with a slow processor
	@node tests/bench/first-visit.mjs

match: cli ## let the computer's levels meet in every family; fail below the bars (ten minutes; GAMES=40 NODES=20000)
	@$(QUADRILLE) match --games $(or $(GAMES),40) --nodes $(or $(NODES),20000)

weights: cli ## show what each term of the computer's evaluation is worth (half an hour; GAMES=40 NODES=500 AT=0)
	@node tests/bench/weights.mjs $(QUADRILLE) --games $(or $(GAMES),40) --nodes $(or $(NODES),500) --at $(or $(AT),0)

bench-search: cli wasm ## speed and signature of the search, natively and in wasm
	@$(QUADRILLE) bench search
	@node tests/bench/search.mjs $(QUADRILLE)

shots: setup wasm ## take the page's picture at every size, light and dark (SCENES=...)
	@node tests/page/shots.mjs $(SCENES)

fuzz: setup-build setup-fuzz ## fuzz every reader and whole games for a minute each (SECONDS=60 TARGETS="links records")
	@$(CHECK)/fuzz.mjs $(SECONDS) $(TARGETS)

coverage: setup-build setup-coverage ## print which lines of src the native tests run, and those of the rules that none runs (ARGS="--test rules")
	@$(CHECK)/coverage.mjs $(ARGS)

mutants: setup-build setup-mutants ## change the rules one small fault at a time; say which ones no rule test notices (FILE=src/turn.rs)
	@$(CHECK)/mutants.mjs $(FILE)

compare: cli ## play a thousand random games of each id against the independent reference (GAMES=1000)
	@python3 tests/reference/compare.py --plain --games $(or $(GAMES),1000)

soak: setup wasm ## let four computers play in Chromium for ten minutes; fail when the page grows
	@node tests/page/soak.mjs $(if $(findstring command,$(origin SECONDS)),$(SECONDS),600)

deny: setup-deny ## check the licences and sources of every dependency
	@$(CHECK)/deny.mjs

site: wasm ## make dist/site/, a folder to upload anywhere
	@$(BUILD)/site.mjs

single: wasm ## make dist/quadrille.html, everything in one file
	@$(BUILD)/single.mjs

pkg: wasm ## make dist/quadrille.tgz, the npm package with element and engine
	@$(BUILD)/pkg.mjs

size: setup wasm site single pkg ## print the size of every artifact, fail above the budget
	@$(CHECK)/size.mjs

clean: ## remove everything that was built (not the tools in the cache)
	cargo clean
	rm -rf www/engine www/vendor www/precache.js dist tests/shots/out node_modules

setup: setup-build setup-browsers ## install what the tests need (done by the other targets, too)

setup-build:
	@$(BUILD)/setup.mjs rust wasm-bindgen npm

setup-browsers:
	@$(BUILD)/setup.mjs chromium firefox

setup-fuzz:
	@$(BUILD)/setup.mjs fuzz

setup-coverage:
	@$(BUILD)/setup.mjs coverage

setup-mutants:
	@$(BUILD)/setup.mjs mutants

setup-deny:
	@$(BUILD)/setup.mjs deny

setup-webkit:
	@$(BUILD)/setup.mjs webkit

.PHONY: help play check test test-all test-native test-wasm test-page test-times wasm cli perft problems bench first-visit match weights bench-search shots fuzz coverage mutants compare soak deny site single pkg size clean \
	setup setup-build setup-browsers setup-fuzz setup-coverage setup-mutants setup-deny setup-webkit
