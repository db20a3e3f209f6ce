# Plumb. `make help` lists the targets: those with two number signs first, those with three below "more".

# Debian packages: fonts for pictures, requirements to build and run, and requirements of tests. Without the last list, some
# tests are skipped with a message.
FONT_PACKAGES := fonts-inter fonts-noto-core fonts-noto-color-emoji fonts-droid-fallback fonts-nanum fonts-urw-base35 \
  fonts-dejavu-core
# What the toolchain itself loads and links with, for a Debian on which only the toolchain was unpacked.
TOOLCHAIN_PACKAGES := binutils g++ git libcurl4 libedit2 libncurses6 libsqlite3-0 libuuid1 libxml2 tzdata zlib1g
PACKAGES := pkg-config libcairo2-dev libpango1.0-dev libexpat1-dev libyaml-dev libdeflate-dev libxxhash-dev $(FONT_PACKAGES)
TEST_PACKAGES := librsvg2-bin poppler-utils chromium-headless-shell cmark-gfm python3 python3-jsonschema python3-yaml valgrind neovim \
  zsh fish jq unzip
# Viewers for comparing SVG files.
VIEWER_PACKAGES := librsvg2-bin chromium-headless-shell inkscape
# Peers in the benchmarks.
BENCH_PACKAGES := libspng-dev libpng-dev imagemagick gcc libc6-dev
# Requirements to make a release, and to check it.
DIST_PACKAGES := dpkg-dev binutils chrpath xz-utils python3 git
DIST_TEST_PACKAGES := lintian

PREFIX ?= /usr/local
OUT ?= gallery
DOCS_OUT ?= docs
DIST ?= dist
SITE ?= site
SWIFT ?= swift
# A check builds once, also the tool: the manifest then optimises what most of the time is spent in.
ifneq ($(filter check,$(MAKECMDGOALS)),)
export PLUMB_CHECK := 1
endif
PLUMB := .build/$(if $(PLUMB_CHECK),debug,release)/plumb

# Swift's libraries are linked statically, the program has a fixed address and exports no symbols: it starts in half the time
# and needs no toolchain.
RELEASE := -c release --static-swift-stdlib -debug-info-format none -Xlinker -s \
  -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation

# Hides what is irrelevant: SwiftPM's warning about a flag of glib's that it does not pass on, the linker's about one of
# Foundation's functions, and a remark that a module compiled as a whole is not compiled in parts.
PARTS := remark: Incremental compilation
QUIET := > >(grep -v -e 'mktemp' -e '$(PARTS)') 2> >(grep -v -e 'prohibited flag' -e '$(PARTS)' >&2)
SHELL := /bin/bash

.DEFAULT_GOAL := help
.PHONY: help deps build test example port check lint format gallery record verify goldens bench bench-solver bench-text count count-record soak mutants coverage fuzz race faults viewers validate chroots docs site pages extension dist install clean

help: ### list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1\t/p' Makefile | awk -F '\t' '{ printf "  make %-12s %s\n", $$1, $$2 }'
	@echo "more:"
	@sed -n 's/^\([a-z-]*\):[^#]*### /\1\t/p' Makefile | awk -F '\t' '{ printf "  make %-12s %s\n", $$1, $$2 }'

deps: ### install the Debian packages that are missing (as root, or through sudo)
	@bash Scripts/install-packages.sh "$(TOOLCHAIN_PACKAGES) $(PACKAGES)" "$(TEST_PACKAGES)"

build: deps ## build the tool, optimised
	@$(SWIFT) build $(RELEASE) --product plumb $(QUIET)

# Without debug information (7 % less processor time) and each module as a whole (15 % less), because nothing is built again after
# an edit. One thread a module keeps an object file for each source, which SwiftPM expects.
ONCE := -debug-info-format none -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization -Xswiftc -num-threads \
  -Xswiftc 1
TEST_FLAGS := $(if $(PLUMB_CHECK),$(ONCE))

test: deps ## install what is missing, build, and run every test
	@SWIFT="$(SWIFT)" bash Scripts/test.sh "$(TEST_FLAGS)" $(QUIET)

example: deps ### build and test the example packages: one to copy, one with snapshot tests, and one that plumb port brings
	@cd Examples/LayoutTests && $(SWIFT) test --scratch-path ../../.build --disable-build-manifest-caching $(TEST_FLAGS) $(QUIET)
	@bash Scripts/snapshot-manifest.sh $(SWIFT) $(TEST_FLAGS) $(QUIET)
	@$(SWIFT) build --product plumb $(TEST_FLAGS) $(QUIET)
	@.build/debug/plumb port Examples/PortedApp/App --module PackingList --out .build/PackingList \
	  --goldens Examples/PortedApp/Snapshots --few-devices
	@$(SWIFT) test --package-path .build/PackingList --scratch-path .build --disable-build-manifest-caching $(TEST_FLAGS) $(QUIET)

port: deps ### build and test the package behind `plumb port`
	@cd Porting && $(SWIFT) test --scratch-path ../.build/porting $(QUIET)

# The examples are built on one core; goldens need only the tool that was built along with the tests.
check: lint test ## what CI runs: style, tests, the examples, goldens, the reference, instruction counts
	@$(MAKE) --no-print-directory --jobs 2 --output-sync example goldens
	@$(MAKE) --no-print-directory --jobs 2 --output-sync DOCS_OUT=.build/reference docs count

lint: ## check the style of the sources, strictly
	@$(SWIFT) format lint --strict --recursive --parallel Package.swift Plugins Sources Tests Porting

format: ## format the sources
	@$(SWIFT) format --in-place --recursive --parallel Package.swift Plugins Sources Tests Porting

gallery: build ## install what is missing, build, and draw every recipe on all devices
	@$(PLUMB) render --all-devices --out $(OUT)
	@echo "open $(OUT)/index.html"

record: build ## write the goldens of all recipes
	@$(PLUMB) record

verify: build ## compare all recipes with their goldens, lint them, and check their maps at 200 sizes
	@$(MAKE) --no-print-directory goldens

# All cells are painted, because the painter itself may have changed.
goldens:
	@$(PLUMB) verify --no-cache
	@$(PLUMB) lint --fail note
	@find Recipes -name '*.yaml' -printf '%h\n' | sort -u | xargs -P $$(nproc) -n 1 $(PLUMB) sizes --width 320...1366 --height 320...1366 --check 200 --quiet

pages: build ### draw the run's page and the gallery on four screens, light and dark, and the documentation's screens: pages/
	@bash Scripts/pages.sh $(PLUMB) pages
	@bash Scripts/documentation-pictures.sh $(PLUMB) pages/documentation

bench: build ### measure pictures, files and golden checks beside Cairo, libpng, Chromium, ...; writes Benchmarks/results/pictures.md
	@$(SWIFT) build $(RELEASE) --product picture-bench $(QUIET)
	@bash Scripts/install-packages.sh "$(BENCH_PACKAGES)" ""
	@python3 Benchmarks/pictures/bench.py .build/release/picture-bench $(PLUMB) --out Benchmarks/results/pictures.md

# Counted in the build of a check, which has assertions: the counts are only compared with those of the same build.
COUNTED := .build$(if $(PLUMB_CHECK),,/counted)
count: deps ### count the instructions of drawing, encoding and checking; more than recorded is an error
	@PLUMB_CHECK=1 $(SWIFT) build $(ONCE) --scratch-path $(COUNTED) --product picture-bench $(QUIET)
	@python3 Benchmarks/pictures/count.py $(COUNTED)/debug/picture-bench Benchmarks/results/instructions.tsv $(COUNT_FLAGS)

count-record: ### record the present instruction counts
	@$(MAKE) --no-print-directory count COUNT_FLAGS=--record

bench-solver: deps ### measure the solver beside kiwi and HiGHS, which are fetched; writes Benchmarks/results/solver.md
	@$(SWIFT) build $(RELEASE) --product solver-bench $(QUIET)
	@mkdir -p Benchmarks/results
	@python3 Benchmarks/solver/bench.py .build/release/solver-bench --out Benchmarks/results/solver.md

bench-text: deps ### measure text beside Pango and HarfBuzz, and widths against saved ones; writes Benchmarks/results/text.md
	@$(SWIFT) build $(RELEASE) --product text-bench $(QUIET)
	@bash Benchmarks/text/bench.sh .build/release/text-bench Tests/TypographyTests/Facts/saved-widths.tsv Benchmarks/results/text.md

soak: deps ### run the random tests of solver and views on many more systems: minutes, not seconds
	@PLUMB_SOAK=$(or $(SYSTEMS),20000) $(SWIFT) test --filter 'ConstraintSolverTests|UIKitTests.LifeTests|LayoutMapsTests.RecipeMapTests|LayoutMapsTests.HeadroomSoakTests|LayoutMapsTests.TextVariantTests|RepairTests|ReportsTests.LivePageTests|LanguageServerTests|RecipeTests.ExplanationTests|FiguresTests.FigurePlanTests|RelationTests' $(QUIET)

# A copy of the package is changed and built, in .build/mutants.
mutants: deps ### change MUTANTS (60) places drawn by SEED (1) below PLACE, or of the change with CHANGED=1: does a test notice?
	@python3 Scripts/mutants/mutants.py . --swift $(SWIFT) --mutants $(or $(MUTANTS),60) --seed $(or $(SEED),1) \
	  --place "$(PLACE)" $(if $(CHANGED),--changed) --base "$(BASE)" --seconds $(or $(TEST_SECONDS),60)

coverage: deps ### run every suite (or SUITES) alone, count what it reaches: tables in .build/coverage, which `make mutants` uses
	@python3 Scripts/mutants/coverage.py . --swift $(SWIFT) --only "$(SUITES)" $(QUIET)

viewers: deps ### compare eight SVG files in librsvg, Chromium and Inkscape with our own pictures
	@bash Scripts/install-packages.sh "$(VIEWER_PACKAGES)" ""
	@PLUMB_VIEWERS=1 $(SWIFT) test --filter RecipeTests.ViewerTests $(QUIET)

validate: build deps ### let programs of others, from PyPI, read what plumb writes and says; skipped without a network
	@bash Scripts/validate/validate.sh $(PLUMB)

chroots: dist ### verify all goldens with the package in chroots of Debian 12 and 13, made by debootstrap (as root)
	@bash Scripts/install-packages.sh "" "debootstrap"
	@bash Scripts/chroots.sh $(DIST)

docs: deps ## build the reference and articles as a static site in docs/
	@BUILD_FLAGS="$(TEST_FLAGS)" bash Scripts/docs.sh $(DOCS_OUT) $(QUIET)

extension: ### pack the extension for Visual Studio Code: dist/plumb.vsix, without network
	@python3 Scripts/extension.py $(DIST)/plumb.vsix

site: build deps ### the documents, the gallery and the reference as one static site in SITE (site)
	@bash Scripts/site.sh $(PLUMB) $(SITE)

# swiftc uses only the last -sanitize flag, so coverage has to be requested explicitly.
FUZZER := --sanitize fuzzer --sanitize address -Xswiftc -DFUZZING \
  -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp

fuzz: deps ### fuzz every reader for FUZZ_MINUTES (60) with libFuzzer and the address sanitizer; see SECURITY.md
	@$(SWIFT) build --scratch-path .build/fuzz $(FUZZER) --product fuzz-readers $(QUIET)
	@python3 Scripts/reliability/fuzz.py .build/fuzz/debug/fuzz-readers --minutes $(or $(FUZZ_MINUTES),60)

race: build ### look for data races: many jobs under the thread sanitizer and helgrind, RACE_RUNS (100) mutated runs
	@$(SWIFT) build --scratch-path .build/race --sanitize thread --product plumb $(QUIET)
	@python3 Scripts/reliability/race.py .build/race/debug/plumb $(PLUMB) --runs $(or $(RACE_RUNS),100)

faults: deps ### kill, fill disks, forbid writing, link, close pipes: FAULT_KILLS (1000) kills
	@$(SWIFT) build --product plumb $(QUIET)
	@python3 Scripts/reliability/faults.py .build/debug/plumb --kills $(or $(FAULT_KILLS),1000)

install: build ## install the tool below PREFIX (default /usr/local)
	@install -D -m 755 $(PLUMB) "$(DESTDIR)$(PREFIX)/bin/plumb"
	@bash Scripts/dist/package.sh "$(DESTDIR)$(PREFIX)/share/plumb/package"
	@echo "$(DESTDIR)$(PREFIX)/bin/plumb"

dist: build ### make a release in DIST (dist): a Debian package, a tarball, a bill of materials, checksums
	@bash Scripts/install-packages.sh "$(DIST_PACKAGES)" "$(DIST_TEST_PACKAGES)"
	@SWIFT="$(SWIFT)" bash Scripts/dist/dist.sh $(PLUMB) $(DIST) "$(FONT_PACKAGES)"
	@if command -v lintian > /dev/null; then lintian --allow-root --fail-on error,warning $(DIST)/plumb_*.deb; fi

clean: ### remove what was built and drawn
	@rm -rf .build gallery report docs dist site
