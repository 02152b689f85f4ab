# Tests, fuzzing, measurements and `make run`.

.PHONY: run test check test-long deps-run deps-test crash cluster-test load idle \
        check-src coverage \
        fuzz bench bench-growth bench-protocol bench-touched guards release-freeze soak

CLUSTER_TESTS := $(BUILD)/tests/server/cluster \
    $(BUILD)/tests/server/cluster_check $(BUILD)/tests/server/clock_step.so \
    $(BUILD)/tests/server/slow_disk.so
TESTS   := $(patsubst tests/%.c,$(BUILD)/tests/%,\
             $(wildcard tests/test_*.c tests/catan/test_*.c \
               tests/server/test_*.c)) \
           $(BUILD)/tests/server/crash $(BUILD)/tests/server/load \
           $(BUILD)/tests/server/bars $(BUILD)/tests/server/idle \
           $(BUILD)/tests/server/work \
           $(BUILD)/tests/server/through \
           $(CLUSTER_TESTS) \
           $(BUILD)/tests/run_scenarios $(BUILD)/tests/test_naive \
           $(BUILD)/tests/naive_oracle $(BUILD)/tests/signature
FUZZERS := $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))

tests: all $(TESTS) $(FUZZERS:%=$(BUILD)/tests/replay_%) \
    $(BUILD)/examples/client

# ---- what tests are made of -------------------------------------------------

$(BUILD)/obj/tests/%.o: OWN_FLAGS = -Itests -Itests/catan -Itests/server \
                                    $(SERVER_CFLAGS)
TEST_OBJ := $(BUILD)/obj/tests
LINK_TEST = $(CC) $(ALL_CFLAGS) $(filter %.o,$^) $(INNER) -o $@ $(ALL_LDFLAGS) \
                -ljansson -lz $(LDLIBS)

# Every test links with all objects of the program; further objects of its own
# are prerequisites that stand below.
$(BUILD)/tests/%: $(TEST_OBJ)/%.o $(INNER)
	@mkdir -p $(@D)
	$(LINK_TEST)

NAIVE_SRC := $(filter-out %_oracle.c %_replay.c %/test_naive.c,\
               $(wildcard tests/naive/*.c))
NAIVE     := $(NAIVE_SRC:%.c=$(BUILD)/obj/%.o)
$(BUILD)/tests/test_naive_match $(BUILD)/tests/test_naive_modules: $(NAIVE)
$(BUILD)/tests/test_naive: $(TEST_OBJ)/naive/test_naive.o $(NAIVE)
$(BUILD)/tests/naive_oracle: $(TEST_OBJ)/naive/naive_oracle.o \
    $(TEST_OBJ)/naive/naive_replay.o $(NAIVE)
NAIVE_CATAN := $(patsubst %.c,$(BUILD)/obj/%.o,$(wildcard tests/naive/catan/*.c))
$(BUILD)/tests/catan/test_naive_match: $(NAIVE_CATAN)
$(BUILD)/tests/signature: $(TEST_OBJ)/wasm/signature.o
$(BUILD)/tests/test_encode: $(TEST_OBJ)/encode_catan.o

# Those whose source stands in a folder of its own.
$(BUILD)/tests/test_naive $(BUILD)/tests/naive_oracle \
    $(BUILD)/tests/signature: $(INNER)
	@mkdir -p $(@D)
	$(LINK_TEST)

# Tests that talk to a running server.
SERVER_TALKERS := guards nodes across play abuse stall tables people leak late rating canary \
    tls forget engine metrics operator post
SERVER_TALKERS += slow no_memory
$(SERVER_TALKERS:%=$(BUILD)/tests/server/test_%) $(BUILD)/tests/server/bars \
    $(BUILD)/tests/server/through: \
    $(TEST_OBJ)/server/kit.o $(PROGRAM)
$(BUILD)/tests/server/load: $(TEST_OBJ)/server/mirror.o
$(BUILD)/tests/server/test_store_postgres: ALL_LDFLAGS += -Wl,--wrap=PQexec
$(BUILD)/tests/server/test_streams: ALL_LDFLAGS += -Wl,--wrap=hub_message
$(BUILD)/tests/server/test_no_memory: $(BUILD)/tests/server/no_memory.so
# Preloaded into a program: memory that ends, a clock that is set, a disk that
# takes its time.
$(BUILD)/tests/server/%.so: tests/server/%.c mk/tests.mk mk/config.mk
	@mkdir -p $(@D)
	$(CC) $(filter-out -fsanitize%,$(ALL_CFLAGS)) -Wno-missing-prototypes \
	    -fvisibility=default -shared -fPIC $< -o $@
# For builds with EXTRA_GAMES: tests/test_toy.sh.
$(BUILD)/tests/server/toy_table: $(TEST_OBJ)/server/kit.o $(PROGRAM)
$(BUILD)/tests/server/freeze $(BUILD)/tests/server/test_releases \
    $(BUILD)/tests/server/soak $(BUILD)/tests/server/date \
    $(BUILD)/tests/server/storm: \
    $(TEST_OBJ)/server/kit.o $(PROGRAM)
$(BUILD)/tests/server/test_store_power: $(TEST_OBJ)/server/vfs_power.o
# It stands between the server and its store, sockets, chance and log.
$(BUILD)/tests/server/test_refused $(BUILD)/tests/server/refused_count: \
    ALL_LDFLAGS += $(foreach f,tbl_draw store_append store_say conn_send \
      conn_send_text log_event,-Wl,--wrap=$(f))
$(BUILD)/tests/server/refused_count: $(TEST_OBJ)/server/test_refused.o \
    $(TEST_OBJ)/server/bump.o $(INNER)
	@mkdir -p $(@D)
	$(LINK_TEST)

$(BUILD)/tests/replay_%: $(TEST_OBJ)/fuzz/fuzz_%.o $(TEST_OBJ)/fuzz/driver.o \
    $(INNER)
	@mkdir -p $(@D)
	$(LINK_TEST)

# The other side of the WebSocket tests; without npm they are skipped.
tests/server/ws/node_modules: tests/server/ws/package-lock.json
	! command -v npm >/dev/null || (cd $(@D) && \
	    npm ci --loglevel=error --no-fund --no-audit --fetch-retries=5)
	@[ ! -d $@ ] || touch $@

# The example for writers of bots.
$(BUILD)/examples/client: $(BUILD)/obj/examples/client.o
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS) -lwslay -ljansson

# ---- suites -----------------------------------------------------------------

# The whole suite: gcc and clang builds, then every test of tests/all.sh.
test: deps-test
	@tests/all.sh $(if $(SANITIZE),sanitize)

# What is quick; or one test by its name (tests/list.sh), or one scenario, or a
# folder of them.
check:
	@tests/check.sh build/debug '$(T)'

# The long suite: SUBSETS distinct subsets of modules, NAIVE_GAMES games in both
# engines.
SUBSETS     ?= 8192
NAIVE_GAMES ?= 4000
test-long: deps-test
	@tests/long.sh $(BUILD) $(SUBSETS) $(NAIVE_GAMES)

# What this version leaves behind becomes part of the tests, for good.
release-freeze: all $(BUILD)/tests/server/freeze
	@tests/releases/freeze.sh $(BUILD) '$(VERSION)'

# Every protection of tests/guards/list is taken away: does a test notice?
guards: deps-test
	@node tools/guards.mjs $(GUARDS)

check-src:
	@tools/check-src.sh

# Decisions a second through the text protocol, one by one and asked ahead.
bench-protocol: $(PROGRAM)
	@node tools/bench-protocol.mjs $(PROGRAM) 100 20000

coverage: deps-test
	@tools/coverage.sh

FUZZ_SECONDS ?= 30
fuzz: deps-test
	@tools/fuzz.sh $(FUZZ_SECONDS) $(FUZZERS)

# ---- running and measuring --------------------------------------------------

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

# How the cost of an action grows with tiles and modules, measured and drawn.
$(BUILD)/bench_growth: $(BUILD)/obj/bench/growth.o $(LIB)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS)
bench-growth: $(BUILD)/bench_growth
	for run in 1 2 3 4 5 6 7; do $(BUILD)/bench_growth || exit 1; done >$(BUILD)/growth.tsv
	node tools/plot-growth.mjs <$(BUILD)/growth.tsv >doc/pictures/growth.svg

# How much of a state an action changes.
$(BUILD)/bench_touched: $(BUILD)/obj/bench/touched.o $(LIB)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS)
bench-touched: $(BUILD)/bench_touched
	$(BUILD)/bench_touched

# The server is killed KILLS times while games are played.
KILLS ?= 1000
GAMES ?= 200
crash: all $(BUILD)/tests/server/crash
	$(BUILD)/tests/server/crash $(PROGRAM) $(KILLS) $(GAMES)

# Nodes on PostgreSQL under FAULTS faults, and what their clients saw; then a
# database that goes back to a moment.
FAULTS ?= 200
cluster-test: deps-test all $(CLUSTER_TESTS)
	tests/server/cluster.sh $(BUILD) $(FAULTS)
	tests/server/moment.sh $(BUILD)

# Load over the loopback (STORE=postgresql: SQLite against PostgreSQL against
# three nodes in one run; COSTS=FILE keeps the figures): memory of sockets, moves
# a second, a reconnect storm; how far one guest can stall others.
SOCKETS ?= 10000
TABLES  ?= $(if $(STORE),1000,2000)
SECONDS ?= 10
RATE    ?= 5000
load: all $(BUILD)/tests/server/load $(BUILD)/tests/server/bars \
    $(BUILD)/tests/server/storm
ifdef STORE
	tests/server/stores.sh $(BUILD) $(PROGRAM) $(TABLES) $(SECONDS) 3 $(COSTS)
else
	$(BUILD)/tests/server/load $(PROGRAM) $(SOCKETS) $(TABLES) $(SECONDS) $(RATE)
	$(BUILD)/tests/server/bars $(PROGRAM) $(SOCKETS)
	$(BUILD)/tests/server/storm $(PROGRAM) $(SOCKETS)
endif

# Stored slow games: memory and start of a server; STORE=postgresql as well.
STORED ?= 1000000
ACTIVE ?= 1000
idle: all $(BUILD)/tests/server/idle
	$(if $(filter postgresql,$(STORE)),tests/server/postgres.sh sh -c '"$$@" \
	    "$$PG_URL"' -) $(BUILD)/tests/server/idle $(PROGRAM) $(STORED) $(ACTIVE)

# HOURS of games at SOAK_TABLES tables: memory and descriptors may not grow.
HOURS       ?= 2
SOAK_TABLES ?= 200
soak: all $(BUILD)/tests/server/soak
	ASAN_OPTIONS=detect_leaks=1:quarantine_size_mb=1 $(BUILD)/tests/server/soak \
	    $(PROGRAM) $$(awk 'BEGIN { print int($(HOURS) * 3600) }') $(SOAK_TABLES)

# The program as it is where there is neither libpq nor libcurl: the files that
# ask for them anew, and all others but those of PostgreSQL.
LACKING := store_url courier
$(BUILD)/nopq/deskovka: $(LACKING:%=src/server/%.c) $(INNER) \
    $(BUILD)/obj/src/cli/main.o
	@mkdir -p $(@D)
	cp $(INNER) $(@D)/inner.a
	ar d $(@D)/inner.a $(LACKING:%=%.o) $(notdir $(patsubst %.c,%.o,\
	    $(wildcard src/server/store_postgres*.c)))
	$(CC) $(HARDEN) $(SERVER_CFLAGS) $(ALL_CFLAGS) -pie $(LACKING:%=src/server/%.c) \
	    $(BUILD)/obj/src/cli/main.o $(@D)/inner.a -o $@ $(ALL_LDFLAGS) \
	    $(filter-out -lpq -lcurl,$(LDLIBS))

# The sizing table of doc/host.md, from measured costs and a simulation.
$(BUILD)/sizing: $(BUILD)/obj/tools/sizing.o $(INNER)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS) $(LDLIBS)
sizing: $(BUILD)/sizing
	tests/server/sizing.sh $(BUILD) write

# Fits Catan's weights: tools/fit_catan.c says how.
$(BUILD)/fit_catan: $(BUILD)/obj/tools/fit_catan.o $(INNER)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS) $(LDLIBS)
