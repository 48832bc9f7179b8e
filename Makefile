# Everything a player or a developer runs. `make` alone lists it.
# Works with GNU make 3.81 (macOS) and later.

# A shell other than /bin/sh also makes old makes look programs up on the PATH below.
SHELL := /bin/bash
PORT  ?= 8080
TITLE ?= .

# Tools that the machine lacks go to .tools/ and tools/node_modules/, never outside the repo.
export PATH := $(CURDIR)/.tools/bin:$(CURDIR)/tools/node_modules/.bin:$(PATH):$(HOME)/.cargo/bin
# In CI the committed Cargo.lock must be right; elsewhere cargo may bring it up to date.
LOCKED := $(if $(CI),--locked)
# There everything is compiled once, and what would make the second time quicker only costs.
ifdef CI
export CARGO_INCREMENTAL := 0
endif

WASM := wasm32-unknown-unknown
# What the pages are made of: what they share, and what each is of its own. Folders too: a deleted file changes only its
# folder's date.
SHARED := Cargo.toml rust-toolchain.toml .cargo/config.toml $(wildcard Cargo.lock) \
          $(shell find crates assets tools/package-lock.json tools/finish.mjs)
PAGE   := index.html Trunk.toml $(SHARED) $(shell find src style tests/saves/version-5/exports)
MIDWAY := $(SHARED) $(shell find titles/midway -path '*/tests' -prune -o -print)
# The page of a title other than the first is built beside dist/, which trunk empties for the first, and put there then.
BUILT  := target/titles

.PHONY: help play dev dist program program-midway test lint test-native lint-and-native test-browser bench clean tools tools-test
.DEFAULT_GOAL := help

help:
	@echo 'make play    build the games and serve them at http://127.0.0.1:$(PORT)/ (PORT=... for another port)'
	@echo 'make dev     the first title alone, without optimising, built again and reloaded at every change (TITLE=titles/midway: the second)'
	@echo 'make dist    build the static pages in dist/; they work from any folder of any web host'
	@echo 'make test    format, lints, all tests, and the page in a real Chromium'
	@echo '             (or a part of it: make lint, make test-native, make test-browser)'
	@echo 'make bench   benchmarks of the engine and of the page'
	@echo 'make clean   remove what was built (installed tools stay)'

play: dist
	@node tools/serve.mjs dist $(PORT)

# In a folder of its own, so that `make play` never serves it. TITLE=titles/midway for another title than the first.
dev: tools
	@mkdir -p target/dev
	cargo fetch --quiet $(LOCKED)
	cd $(TITLE) && trunk serve --offline --port $(PORT) --dist $(CURDIR)/target/dev

# The tools are checked only when there is something to build, so a second `make play` is instant.
dist: dist/midway/index.html

# The pages' programs compile while the tools do: their links keep one processor busy for minutes.
# trunk runs offline so that a tool of the wrong version is an error, not a download.
# A page gets the date at which its build began: what was saved during the build is newer.
dist/index.html: $(PAGE)
	@tools/install.sh toolchain
	@mkdir -p target && touch target/page-began
	@$(MAKE) --no-print-directory -j4 program tools
	trunk build --release --offline $(LOCKED)
	@touch -r target/page-began $@

# After the first page: two installs of the same tools at once spoil each other, and cargo compiles one page at a time anyway.
$(BUILT)/midway/index.html: $(MIDWAY) | dist/index.html
	@tools/install.sh toolchain
	@mkdir -p target && touch target/midway-began
	@$(MAKE) --no-print-directory -j4 program-midway tools
	cd titles/midway && trunk build --release --offline $(LOCKED) --dist $(CURDIR)/$(BUILT)/midway
	@touch -r target/midway-began $@

dist/midway/index.html: dist/index.html $(BUILT)/midway/index.html
	@rm -rf dist/midway
	cp -R $(BUILT)/midway dist/midway
	@touch $@

# What trunk asks of cargo; it then finds it done.
program:
	cargo build $(LOCKED) --target $(WASM) --profile page --bin carrier-battle
	cargo build $(LOCKED) --target $(WASM) --profile foresight --bin foresight --no-default-features

program-midway:
	cargo build $(LOCKED) --target $(WASM) --profile page -p midway --bin midway

# The page is built beside everything that needs no page.
test:
	@tools/install.sh toolchain
	@$(MAKE) --no-print-directory -j2 dist lint-and-native
	@$(MAKE) --no-print-directory test-browser

# One after the other: they share what they compile. The cheapest checks come first.
lint-and-native:
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test-native

lint:
	@tools/install.sh toolchain
	cargo fmt --all --check
	cargo clippy $(LOCKED) --workspace --all-targets -- -D warnings
	cargo clippy $(LOCKED) --target $(WASM) --workspace --exclude kernel --lib --bins -- -D warnings
	cargo clippy $(LOCKED) --target $(WASM) --bin foresight --no-default-features -- -D warnings

test-native:
	@tools/install.sh toolchain
	cargo test $(LOCKED) --workspace

test-browser: dist tools-test
	cd tests/browser && node_modules/.bin/playwright test

bench: dist tools-test
	cargo bench $(LOCKED)
	node tests/browser/bench.mjs

# Side by side: the end of compiling one keeps a single processor busy.
tools:
	@tools/install.sh toolchain
	@$(MAKE) --no-print-directory -j3 tools-trunk tools-wasm-bindgen tools-packages

tools-test:
	@tools/install.sh test-packages chromium

tools-%:
	@tools/install.sh $*

clean:
	rm -rf dist target tests/browser/results
