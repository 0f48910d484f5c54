# ask: build, test, install. `make` lists the targets.

SHELL := /bin/sh
PREFIX ?= /usr/local
# STATIC=0 builds the binary that uses the system's shared libraries.
STATIC ?= 1
# The folder that `make build` builds in; the shared build has its own, so that the two never replace each other.
LINKING := $(if $(filter-out 0,$(STATIC)),static,shared)
BUILD_FOLDER := $(if $(filter static,$(LINKING)),.build,.build-shared)
BINARY := $(BUILD_FOLDER)/release/ask
DOCUMENTS := man/ask.1 completions/ask.bash completions/_ask completions/ask.fish

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help deps build try test test-static test-shared lint check-generated format generate pictures bench fuzz \
	fuzz-short corpus hostile faults soak sanitize install uninstall deb dist test-packages clean

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo '  STATIC=0 links with shared libraries; PREFIX and DESTDIR say where install puts things.'

deps: ## Install what building needs and is missing (apt-get or Homebrew).
	@scripts/install-packages build

build: deps ## Build the release binary.
	@scripts/build $(LINKING) $(BUILD_FOLDER)

try: build ## Build, then ask the first question.
	@scripts/try $(BINARY)

test: ## Install what is missing, build, lint and run every test.
	@scripts/install-packages build test
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory test-static test-shared test-packages

# TERM is set, because libedit is opened with another one for a moment, and a variable that is new to the environment
# would move it under the eyes of the other tests.
test-static: build check-generated
	TERM="$${TERM:-dumb}" ASK_BINARY="$$PWD/$(BINARY)" swift test

# What depends on how the binary is linked, on the shared one. (Nothing new where the static build is not possible.)
test-shared:
	@$(MAKE) --no-print-directory build STATIC=0
	ASK_BINARY="$$PWD/.build-shared/release/ask" swift test --skip-build --filter SmokeTests

lint: ## Check the format of the sources, the manual page and the shell scripts.
	swift format lint --strict --recursive Sources Tests examples Package.swift
	mandoc -Tlint -Wwarning man/ask.1
	@scripts/lint-shell

check-generated: build
	@scripts/generate --check $(BINARY)
	@scripts/pictures --check $(BINARY)

format: ## Format the sources.
	swift format --in-place --recursive Sources Tests examples Package.swift

generate: build ## Write the manual page and the completions anew from the flag table, and the table of widths.
	@scripts/generate $(BINARY)
	@scripts/display-widths

pictures: build ## Make the pictures of the README anew, from what a terminal shows.
	@scripts/install-packages test
	@scripts/pictures $(BINARY)

bench: build ## Compare the time to the first prompt with other programs.
	@scripts/install-packages bench
	@Tests/Benchmarks/run $(BINARY)

fuzz: ## Let libFuzzer loose: SECONDS=60 for each target, or for TARGET=NAME alone.
	@Tests/Fuzzing/build .build-fuzz
	@Tests/Fuzzing/run .build-fuzz --record --seconds $(or $(SECONDS),60) $(if $(TARGET),--target $(TARGET))

# The same each time, for CI.
fuzz-short:
	@Tests/Fuzzing/build .build-fuzz
	@Tests/Fuzzing/run .build-fuzz --runs 4000

# Keeps in the repository what `make fuzz` has found worth keeping.
corpus:
	@Tests/Fuzzing/run .build-fuzz --collect

hostile: build ## Give it hostile texts, keys and terminals.
	@scripts/install-packages test
	@Tests/Endurance/hostile $(BINARY) --record

faults: build ## Make system calls, memory, files, limits and the terminal fail it.
	@scripts/install-packages test
	@$(MAKE) --no-print-directory build STATIC=0
	@Tests/Endurance/faults $(BINARY) --shared .build-shared/release/ask --record

soak: build ## Ask COUNT=100000 times in a row on one terminal, and 200 times at once.
	@Tests/Endurance/soak $(BINARY) --record $(if $(COUNT),--count $(COUNT))

sanitize: ## Run the unit tests and random keys with the address and the thread sanitizer.
	@scripts/install-packages build test
	@Tests/Endurance/sanitize --record

# Builds only if there is nothing to install, so that `sudo make install` needs no Swift.
install: ## Install the binary, the manual page and the completions.
	@test -x $(BINARY) || $(MAKE) --no-print-directory build
	@scripts/install-files install "$(DESTDIR)$(PREFIX)" $(BINARY)

uninstall: ## Remove what install placed.
	@scripts/install-files uninstall "$(DESTDIR)$(PREFIX)"

deb: build ## Make a Debian package in dist/, of the static binary.
	@scripts/make-deb $(BINARY)

dist: ## Make an archive of the sources in dist/, from the last commit.
	@scripts/make-dist

test-packages: build ## Install, use and remove what install, deb and dist make.
	@scripts/install-packages test
	@scripts/test-packages $(BINARY)

clean: ## Remove everything that was built.
	rm -rf .build .build-* dist
