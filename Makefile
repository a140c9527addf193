# What reviewers and developers type. Every target does its own set-up.
PROJECT ?= Projects/tea-shop.json
PREFIX ?= /usr/local
SWIFT ?= swift
# A static standard library: the program then starts in milliseconds and needs no Swift to run.
RELEASE = -c release --static-swift-stdlib

.PHONY: review test lint format bench accuracy docs install check-html fuzz setup clean

review: setup
	@$(SWIFT) build $(RELEASE) --product aloud --quiet
	@.ci/review "$$($(SWIFT) build $(RELEASE) --show-bin-path)/aloud" "$(PROJECT)"

test: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

lint: setup
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Package.swift
	$(SWIFT) build -Xswiftc -warnings-as-errors

format:
	$(SWIFT) format --in-place --parallel --recursive Sources Tests Package.swift

docs: setup
	$(SWIFT) build --quiet
	"$$($(SWIFT) build --show-bin-path)/aloud-dev" docs

bench: setup
	@.ci/need jq python3
	$(SWIFT) build $(RELEASE)
	python3 Tests/Bench/bench.py "$$($(SWIFT) build $(RELEASE) --show-bin-path)"

# The rules held against labelled names: the package's own, and those of the folder DATA.
accuracy: setup
	$(SWIFT) build --quiet
	"$$($(SWIFT) build --show-bin-path)/aloud-dev" accuracy $(DATA)

check-html: setup
	$(SWIFT) build --product aloud
	@mkdir -p .build/check-html
	"$$($(SWIFT) build --show-bin-path)/aloud" export Projects/tea-shop.json -o .build/check-html/tea-shop.html
	.ci/check-html .build/check-html/tea-shop.html Tests/ReportsTests/Goldens/*.html

fuzz:
	Tests/Fuzz/run.sh json
	Tests/Fuzz/run.sh importers
	Tests/Fuzz/run.sh sources

install: setup
	$(SWIFT) build $(RELEASE) --product aloud
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/aloud/Themes"
	install -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/aloud" "$(DESTDIR)$(PREFIX)/bin/aloud"
	install -m 644 Themes/*.json "$(DESTDIR)$(PREFIX)/share/aloud/Themes/"

setup:
	@.ci/setup

clean:
	$(SWIFT) package clean
