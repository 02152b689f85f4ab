# Deskovka.  `make run` plays, `make test` checks; both install what is missing.
#
#   make            library and program into build/
#   make help       all targets
#
# Variables: CC, BUILD (output folder), OPT (optimisation), DEBUG=1 (assertions),
# SANITIZE=1 (AddressSanitizer and UBSan), PREFIX and DESTDIR for install,
# EXTRA_GAMES (folders of further games for tests; tests/toy holds game_toy).

CC     ?= gcc
ifeq ($(origin CC),default)
CC     := gcc
endif
SUFFIX := $(if $(SANITIZE),-sanitize)
BUILD  ?= build$(SUFFIX)
OPT    ?= -O3
PREFIX ?= /usr/local

VERSION := $(shell awk '/define DSK_VERSION_(MAJOR|MINOR|PATCH)/ { v = v s $$3; s = "." } END { print v }' include/deskovka.h)
SOVERSION := 0

WARN := -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wvla \
        -Wmissing-prototypes -Wstrict-prototypes -Werror
BASE := -std=c11 -D_POSIX_C_SOURCE=200809L -Isrc -Iinclude -I$(BUILD)/gen \
        -fno-strict-aliasing -fno-math-errno -ffp-contract=off \
        -fvisibility=hidden -fPIC -g $(WARN) $(OPT)
ifdef DEBUG
BASE += -DDSK_DEBUG
endif
ifdef SANITIZE
BASE += -DDSK_DEBUG -fsanitize=address,undefined -fno-sanitize-recover=all
LDFLAGS += -fsanitize=address,undefined
endif
ALL_CFLAGS := $(BASE) $(CFLAGS)
# What the server stands on: HTTP, loop, WebSocket, JSON, crypto, store.
SERVER_LIBS := -lmicrohttpd -luv -lwslay -ljansson -lsodium -lsqlite3 -lnettle
LDLIBS := $(SERVER_LIBS) -pthread -lm

# ---- sources ---------------------------------------------------------------

# The rules: freestanding C (no libc), the library proper.
RULES_SRC := $(wildcard src/game/*.c src/carcassonne/*.c \
               src/carcassonne/modules/*.c src/catan/*.c \
               $(EXTRA_GAMES:%=%/*.c)) src/games.c
TILE_SETS := base base_bb5 river_bb5 river_bb6 inns traders hills wheel flyers \
             ferries gold magewitch robbers crops
TILES     := $(TILE_SETS:%=data/tiles/%.tiles)
WEIGHTS   := carcassonne catan
RULE_TEXT := data/rules/carcassonne.rules data/rules/catan.rules

# Everything else behind the program, without its main().
INNER_SRC := $(wildcard src/render/*.c src/render/*/*.c src/ai/*.c src/ai/*/*.c \
               src/engine/*.c src/server/*.c) \
             $(filter-out src/cli/main.c,$(wildcard src/cli/*.c))

GEN       := $(BUILD)/gen
RULES_OBJ := $(RULES_SRC:%.c=$(BUILD)/obj/%.o) $(BUILD)/obj/gen/tiles.gen.o
INNER_OBJ := $(INNER_SRC:%.c=$(BUILD)/obj/%.o) $(BUILD)/obj/gen/rules.gen.o
LIB       := $(BUILD)/libdeskovka.a
SHARED    := $(BUILD)/libdeskovka.so.$(VERSION)
INNER     := $(BUILD)/libinner.a
PROGRAM   := $(BUILD)/deskovka

TESTS     := $(patsubst tests/%.c,$(BUILD)/tests/%,\
               $(wildcard tests/test_*.c tests/catan/test_*.c \
                 tests/server/test_*.c)) \
             $(BUILD)/tests/server/crash $(BUILD)/tests/server/load \
             $(BUILD)/tests/run_scenarios $(BUILD)/tests/test_naive \
             $(BUILD)/tests/naive_oracle $(BUILD)/tests/signature
FUZZERS   := $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))

# web/ is a folder, so its target has to be phony.
.PHONY: all lib wasm web screenshots web-perf tests run test check test-long deps-run deps-test crash load check-src coverage fuzz bench \
        install uninstall clean help print-rules
.DELETE_ON_ERROR:

all: lib $(PROGRAM) $(BUILD)/deskovka.pc

lib: $(LIB) $(SHARED)

help:
	@echo 'make run        open the table: server and page on this machine'
	@echo 'make test       everything that must hold, in under 12 minutes'
	@echo 'make check T=N  one test, or one scenario (T=tests/scenarios/…)'
	@echo 'make test-long  what takes longer; doc/testing.md has the last result'
	@echo 'make            library and program into $(BUILD)/'
	@echo 'make install    program, library, header, man page, completions'
	@echo 'make web        the web table into web/dist/'
	@echo 'make screenshots  every screen of it as PNG into $(BUILD)/screenshots'
	@echo 'make web-perf   frames a second on a large landscape'
	@echo 'make bench      speed and signature'
	@echo 'make coverage   line and branch coverage of the rules'
	@echo 'make crash      kills the server KILLS (250) times during games'
	@echo 'make load       load on the server: SOCKETS, TABLES, SECONDS, RATE'
	@echo 'make fuzz       every fuzz target for FUZZ_SECONDS (30)'
	@echo 'make check-src  formatting, include direction, lengths'
	@echo 'make clean      remove all outputs'
	@echo 'SANITIZE=1, DEBUG=1, CC=clang go with any of them'

print-rules:
	@echo $(RULES_SRC)

# ---- generated tables ------------------------------------------------------

$(GEN)/mktiles: $(wildcard tools/mktiles/*.c) tools/mktiles/mktiles.h \
    src/carcassonne/tiles.h
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $(filter %.c,$^) -o $@ $(LDFLAGS)

$(GEN)/mkrules: tools/mkrules.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $< -o $@ $(LDFLAGS)

$(GEN)/tiles.gen.c: $(GEN)/mktiles $(TILES)
	$< $@ $(TILES)

$(GEN)/rules.gen.c: $(GEN)/mkrules $(RULE_TEXT)
	$< $@ $(RULE_TEXT)

$(GEN)/mkweights: tools/mkweights.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $< -o $@ $(LDFLAGS)

$(GEN)/weights_%.h: data/weights/%.weights $(GEN)/mkweights
	$(GEN)/mkweights $@ $<

$(filter $(BUILD)/obj/src/ai/%,$(INNER_OBJ)): | $(WEIGHTS:%=$(GEN)/weights_%.h)

# ---- objects, library, program --------------------------------------------

$(BUILD)/obj/gen/%.o: $(GEN)/%.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Isrc/cli -c $< -o $@

$(BUILD)/obj/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

# The list of games knows the extra ones by their folders' names.
EXTRA_FLAG := $(if $(EXTRA_GAMES),\
    '-DEXTRA_GAMES(X)=$(foreach g,$(EXTRA_GAMES),X($(notdir $g)))')
$(BUILD)/obj/src/games.o: ALL_CFLAGS += $(EXTRA_FLAG)
$(BUILD)/obj/src/games.o: $(GEN)/extra-games
ifneq ($(strip $(EXTRA_GAMES)),$(strip $(shell cat $(GEN)/extra-games 2>/dev/null)))
$(GEN)/extra-games: FORCE
endif
$(GEN)/extra-games:
	@mkdir -p $(@D)
	@echo '$(strip $(EXTRA_GAMES))' >$@
.PHONY: FORCE
FORCE:

$(LIB): $(RULES_OBJ)
	rm -f $@
	ar rcs $@ $^

$(SHARED): $(RULES_OBJ)
	$(CC) -shared -Wl,-soname,libdeskovka.so.$(SOVERSION) $^ -o $@ $(LDFLAGS)
	ln -sf $(@F) $(BUILD)/libdeskovka.so.$(SOVERSION)
	ln -sf $(@F) $(BUILD)/libdeskovka.so

$(INNER): $(INNER_OBJ)
	rm -f $@
	ar rcs $@ $^

$(PROGRAM): $(BUILD)/obj/src/cli/main.o $(INNER) $(LIB)
	$(CC) $^ -o $@ $(LDFLAGS) $(LDLIBS)

$(BUILD)/deskovka.pc: tools/deskovka.pc.in
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' $< > $@

# ---- the web table ---------------------------------------------------------

# The engine for browsers: rules, pictures and bots without libc.
WASM     := $(BUILD)/wasm/engine.wasm
WASM_SRC := $(RULES_SRC) $(filter-out $(wildcard src/render/*/text_*.c),\
              $(wildcard src/render/*.c src/render/*/*.c)) $(wildcard src/ai/*.c src/ai/*/*.c) \
            $(wildcard bindings/wasm/*.c)
WASM_FLAGS := --target=wasm32 -std=c11 $(WARN) -Isrc -Iinclude -Ibindings/wasm -I$(GEN) \
              -ffreestanding -fno-strict-aliasing -fvisibility=hidden \
              -mbulk-memory -flto -nostdlib \
              -Wl,--no-entry,--strip-all,--gc-sections,--stack-first \
              -Wl,-z,stack-size=1048576

wasm: $(WASM)

$(WASM): $(WASM_SRC) $(GEN)/tiles.gen.c $(WEIGHTS:%=$(GEN)/weights_%.h) \
    $(GEN)/extra-games \
    $(wildcard bindings/wasm/*.h include/*.h src/*/*.h src/*/*/*.h)
	@mkdir -p $(@D)
	clang $(WASM_FLAGS) $(EXTRA_FLAG) -Os $(WASM_SRC) $(GEN)/tiles.gen.c -o $@

web/node_modules: web/package-lock.json
	cd web && npm ci --loglevel=error --no-fund --no-audit --fetch-retries=5
	@touch $@

web: web/dist/index.html

web/dist/index.html: $(WASM) web/node_modules $(wildcard web/*.mjs \
    web/tools/*.mjs web/public/* web/src/* web/src/*/* web/src/*/*/*) $(RULE_TEXT)
	cd web && node_modules/.bin/tsc --noEmit && node build.mjs $(abspath $(WASM))

# Every screen as PNG for review; frames a second while panning 172 tiles.
screenshots: web
	node web/tests/screenshots.mjs $(BUILD)/screenshots

web-perf: web
	node web/tests/perf.mjs

# ---- tests -----------------------------------------------------------------

tests: all $(TESTS) $(FUZZERS:%=$(BUILD)/tests/replay_%) \
    $(BUILD)/examples/client

TEST_LIBS := $(INNER) $(LIB)

$(BUILD)/tests/test_%: tests/test_%.c $(TEST_LIBS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itests $(filter tests/%.c,$^) $(TEST_LIBS) -o $@ \
	    $(LDFLAGS) -ljansson -lz $(LDLIBS)

NAIVE := $(filter-out %_oracle.c %_replay.c %/test_naive.c,\
           $(wildcard tests/naive/*.c))
$(BUILD)/tests/test_naive_match $(BUILD)/tests/test_naive_modules: $(NAIVE)

$(BUILD)/tests/catan/test_%: tests/catan/test_%.c $(TEST_LIBS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itests -Itests/catan $< $(TEST_LIBS) -o $@ $(LDFLAGS) \
	    -ljansson -lz $(LDLIBS)

# The example for writers of bots.
$(BUILD)/examples/client: examples/client.c
	@mkdir -p $(@D)
	$(CC) -std=c11 -g $(WARN) $(OPT) $< -o $@ -lwslay -ljansson $(LDFLAGS)

# Tests that talk to a running server.
SERVER_TALKERS := play abuse tables leak rating
$(SERVER_TALKERS:%=$(BUILD)/tests/server/test_%): tests/server/kit.c $(PROGRAM)

$(BUILD)/tests/server/test_%: tests/server/test_%.c $(TEST_LIBS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itests -Itests/server $(filter tests/%.c,$^) \
	    $(TEST_LIBS) -o $@ $(LDFLAGS) -ljansson -lz $(LDLIBS)

$(BUILD)/tests/server/test_store_power: tests/server/vfs_power.c

$(BUILD)/tests/server/crash $(BUILD)/tests/server/load: \
    $(BUILD)/tests/server/%: tests/server/%.c tests/server/web_kit.h
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itests -Itests/server $< -o $@ $(LDFLAGS) -ljansson \
	    -pthread

$(BUILD)/tests/run_scenarios: tests/run_scenarios.c $(TEST_LIBS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $< $(TEST_LIBS) -o $@ $(LDFLAGS) $(LDLIBS)

$(BUILD)/tests/signature: tests/wasm/signature.c $(TEST_LIBS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $< $(LIB) -o $@ $(LDFLAGS)

$(BUILD)/tests/test_naive: tests/naive/test_naive.c $(NAIVE)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(LDFLAGS)

$(BUILD)/tests/naive_oracle: tests/naive/naive_oracle.c \
    tests/naive/naive_replay.c $(NAIVE)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(LDFLAGS) -ljansson -lz

$(BUILD)/tests/replay_%: tests/fuzz/fuzz_%.c tests/fuzz/driver.c $(TEST_LIBS)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Itests/catan $^ -o $@ $(LDFLAGS) $(LDLIBS)

# The whole suite: gcc and clang builds, then every test of tests/all.sh.
test: deps-test
	@tests/all.sh $(if $(SANITIZE),sanitize)

# One test by its name (tests/list.sh), or one scenario, or a folder of them.
check:
	@tests/check.sh build/debug '$(T)'

# The long suite: SUBSETS distinct subsets of modules, NAIVE_GAMES games in both
# engines.
SUBSETS     ?= 8192
NAIVE_GAMES ?= 4000
test-long: deps-test
	@tests/long.sh $(BUILD) $(SUBSETS) $(NAIVE_GAMES)

# ---- other targets ---------------------------------------------------------

deps-run:
	@tools/deps.sh run

deps-test:
	@tools/deps.sh test

# The table on this machine; RUN_FLAGS are further flags of `deskovka serve`.
run: deps-run
	@$(MAKE) --no-print-directory -s all
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory -s web; \
	else echo 'npm is missing: the server runs without its page'; fi
	@$(PROGRAM) serve --log warn $$([ $$(id -u) = 0 ] && echo --allow-root) $(RUN_FLAGS)

bench: all
	$(PROGRAM) bench

# The server is killed KILLS times while games are played.
KILLS ?= 250
crash: all $(BUILD)/tests/server/crash
	$(BUILD)/tests/server/crash $(PROGRAM) $(KILLS)

# Load over the loopback: memory of sockets, moves a second, a reconnect storm.
SOCKETS ?= 10000
TABLES  ?= 2000
SECONDS ?= 10
RATE    ?= 5000
load: all $(BUILD)/tests/server/load
	$(BUILD)/tests/server/load $(PROGRAM) $(SOCKETS) $(TABLES) $(SECONDS) $(RATE)

# Fits Catan's weights: tools/fit_catan.c says how.
$(BUILD)/fit_catan: tools/fit_catan.c $(INNER) $(LIB)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(LDFLAGS) $(LDLIBS)

check-src:
	@tools/check-src.sh

coverage: deps-test
	@tools/coverage.sh

FUZZ_SECONDS ?= 30
fuzz: deps-test
	@tools/fuzz.sh $(FUZZ_SECONDS) $(FUZZERS)

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/pkgconfig \
	    $(DESTDIR)$(PREFIX)/include $(DESTDIR)$(PREFIX)/share/man/man1 \
	    $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	    $(DESTDIR)$(PREFIX)/share/zsh/site-functions
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/
	install -m 644 $(LIB) $(DESTDIR)$(PREFIX)/lib/
	install -m 755 $(SHARED) $(DESTDIR)$(PREFIX)/lib/
	ln -sf libdeskovka.so.$(VERSION) \
	    $(DESTDIR)$(PREFIX)/lib/libdeskovka.so.$(SOVERSION)
	ln -sf libdeskovka.so.$(VERSION) $(DESTDIR)$(PREFIX)/lib/libdeskovka.so
	install -m 644 include/deskovka.h $(DESTDIR)$(PREFIX)/include/
	install -m 644 $(BUILD)/deskovka.pc $(DESTDIR)$(PREFIX)/lib/pkgconfig/
	install -m 644 doc/deskovka.1 $(DESTDIR)$(PREFIX)/share/man/man1/
	install -m 644 tools/completion/deskovka.bash \
	    $(DESTDIR)$(PREFIX)/share/bash-completion/completions/deskovka
	install -m 644 tools/completion/_deskovka \
	    $(DESTDIR)$(PREFIX)/share/zsh/site-functions/
	install -d $(DESTDIR)$(PREFIX)/lib/systemd/system
	sed 's|@PREFIX@|$(PREFIX)|' contrib/deskovka.service \
	    >$(DESTDIR)$(PREFIX)/lib/systemd/system/deskovka.service
	if [ -d web/dist ]; then \
	    install -d $(DESTDIR)$(PREFIX)/share/deskovka && \
	    cp -r web/dist $(DESTDIR)$(PREFIX)/share/deskovka/web; fi

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/deskovka \
	    $(DESTDIR)$(PREFIX)/lib/libdeskovka.* \
	    $(DESTDIR)$(PREFIX)/include/deskovka.h \
	    $(DESTDIR)$(PREFIX)/lib/pkgconfig/deskovka.pc \
	    $(DESTDIR)$(PREFIX)/share/man/man1/deskovka.1 \
	    $(DESTDIR)$(PREFIX)/share/bash-completion/completions/deskovka \
	    $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_deskovka \
	    $(DESTDIR)$(PREFIX)/lib/systemd/system/deskovka.service
	rm -rf $(DESTDIR)$(PREFIX)/share/deskovka

clean:
	rm -rf build build-sanitize web/dist

-include $(wildcard $(BUILD)/obj/src/*.d $(BUILD)/obj/src/*/*.d \
           $(BUILD)/obj/src/*/*/*.d $(BUILD)/obj/tests/*/*.d)
