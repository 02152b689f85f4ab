# Deskovka.  `make run` plays, `make test` checks; both install what is missing.
#
#   make            library and program into build/
#   make lib        the library alone: a C compiler is all it needs
#   make help       all targets
#
# Variables: CC, CPPFLAGS, CFLAGS, LDFLAGS, AR, RANLIB, OBJCOPY; BUILD (output
# folder, anywhere), OPT (optimisation), DEBUG=1 (assertions), SANITIZE=1
# (AddressSanitizer and UBSan), WERROR=1; DESTDIR, PREFIX, LIBDIR and more for
# install; EXTRA_GAMES (folders of further games for tests; tests/toy holds
# game_toy).  mk/config.mk has them all, doc/library.md explains them.

.PHONY: all lib amalgamation tests help print-rules print-lib print-record print-gen clean
.DELETE_ON_ERROR:

all:

include mk/config.mk
include mk/jobs.mk

# Objects that no rule names (those of tests) are kept; .SECONDARY would keep them
# too, but it leaves out what was deleted on the way to something newer.
.PRECIOUS: $(BUILD)/obj/%.o

# ---- sources ---------------------------------------------------------------

# The rules: freestanding C (no libc).
RULES_SRC := $(wildcard src/game/*.c src/carcassonne/*.c \
               src/carcassonne/modules/*.c src/catan/*.c \
               $(EXTRA_GAMES:%=%/*.c)) src/games.c
TILE_SETS := base base_bb5 river_bb5 river_bb6 inns traders hills wheel flyers \
             ferries gold magewitch robbers crops
TILES     := $(TILE_SETS:%=data/tiles/%.tiles)
WEIGHTS   := carcassonne catan
RULE_TEXT := $(wildcard data/rules/*)

# The library: rules, pictures, bots, games as records, what helps at a real
# table, and encodings, all freestanding.
RENDER_SRC := $(wildcard src/render/*.c src/render/*/*.c)
AI_SRC     := $(wildcard src/ai/*.c src/ai/*/*.c)
ENCODE_SRC := $(wildcard src/encode/*.c src/encode/*/*.c)
RECORD_SRC := $(patsubst %,src/engine/%.c,game line messages pool referee \
                save session)
TABLE_SRC  := $(wildcard src/table/*.c src/table/*/*.c)
LIB_SRC    := $(RULES_SRC) $(RENDER_SRC) $(AI_SRC) $(RECORD_SRC) $(TABLE_SRC) \
              $(ENCODE_SRC)

# Finding and writing rules: freestanding too, for the program and the page.
RULEBOOK_SRC := $(wildcard src/rulebook/*.c)

# The program, without its main().
INNER_SRC := $(RULEBOOK_SRC) $(filter-out $(RECORD_SRC),$(wildcard src/engine/*.c)) \
             $(filter-out $(if $(POSTGRES),,src/server/store_postgres%),\
               $(wildcard src/server/*.c)) \
             $(filter-out src/cli/main.c,$(wildcard src/cli/*.c src/cli/*/*.c))

# Sentences: a book is all catalogues of one name up to a `-`.
BOOKS       := game carcassonne catan render ai engine table \
               $(basename $(notdir $(wildcard $(EXTRA_GAMES:%=%/*.msg))))
INNER_BOOKS := protocol cli rulebook post
MESSAGES    := $(wildcard data/messages/*) $(filter-out %.c %.h,\
                 $(wildcard $(EXTRA_GAMES:%=%/*.*)))

GEN       := $(BUILD)/gen
# PSEUDO=1 also has a third language that is nothing but files: Czech with
# another word for a tile.
ifdef PSEUDO
THIRD     := $(patsubst data/%.cs,$(GEN)/third/%.xx,$(wildcard data/messages/*.cs))
MESSAGES  += $(THIRD)
RULE_TEXT += $(patsubst data/%.cs,$(GEN)/third/%.xx,$(wildcard data/rules/*.cs))
endif
LIB_GEN   := $(GEN)/tiles.gen.c $(GEN)/words.gen.c \
             $(BOOKS:%=$(GEN)/messages_%.gen.c)
INNER_GEN := $(GEN)/rules.gen.c $(INNER_BOOKS:%=$(GEN)/messages_%.gen.c)
SAID_H    := $(patsubst %,$(GEN)/messages_%.gen.h,$(BOOKS) $(INNER_BOOKS))
LIB_OBJ   := $(LIB_SRC:%.c=$(BUILD)/obj/%.o) $(LIB_GEN:$(BUILD)/%.c=$(BUILD)/obj/%.o)
INNER_OBJ := $(INNER_SRC:%.c=$(BUILD)/obj/%.o) \
             $(INNER_GEN:$(BUILD)/%.c=$(BUILD)/obj/%.o)
LIB       := $(BUILD)/libdeskovka.a
SHARED    := $(BUILD)/$(SHARED_FILE)
INNER     := $(BUILD)/libinner.a
PROGRAM   := $(BUILD)/deskovka

all: lib $(PROGRAM)

lib: $(LIB) $(SHARED)

help:
	@echo 'make run        open the table: server and page on this machine'
	@echo 'make test       everything that must hold, in about 23 minutes'
	@echo 'make check      what is quick: no browser, database or second build'
	@echo 'make check T=N  one test, or one scenario (T=tests/scenarios/…)'
	@echo 'make test-long  what takes longer; doc/testing.md has the last result'
	@echo 'make            library and program into $(BUILD)/'
	@echo 'make lib        the library alone; it needs no other library'
	@echo 'make install    program, library, headers, documents, completions'
	@echo 'make install-lib  library, headers and their documents'
	@echo 'make uninstall  removes what install put there'
	@echo 'make dist       a source tarball into $(BUILD)/'
	@echo 'make amalgamation  the library as deskovka.c and deskovka.h'
	@echo 'make web        the web table into web/dist/'
	@echo 'make npm        the package for JavaScript into $(BUILD)/npm'
	@echo 'make site       the documents as a site into $(BUILD)/site (the server: /doc)'
	@echo 'make python     the Python package into $(BUILD)/python/dist'
	@echo 'make bench-wasm  random games by WebAssembly against the library'
	@echo 'make deb        Debian packages into $(BUILD)/deb; deb-test installs them'
	@echo 'make bench-python  its speed against the loop in C'
	@echo 'make bench-protocol  decisions a second through the text protocol'
	@echo 'make screenshots  every screen of it as PNG into $(BUILD)/screenshots'
	@echo 'make web-perf   frames a second on a large landscape (BASE=FOLDER: beside another)'
	@echo 'make pictures   doc/pictures anew; page-pictures: icons, preview; fonts: web/fonts'
	@echo 'make contact-sheets  all tiles at three sizes, day and night'
	@echo 'make bench      speed and signature'
	@echo 'make coverage   line and branch coverage of the rules'
	@echo 'make cluster-test  three nodes under FAULTS (200) faults'
	@echo 'make crash      kills the server KILLS (1000) times during GAMES (200)'
	@echo 'make load       load on the server: SOCKETS, TABLES, SECONDS, RATE; STORE'
	@echo 'make sizing     the sizing table of doc/host.md, from doc/costs.txt'
	@echo 'make idle       stored slow games: STORED, ACTIVE, STORE=postgresql'
	@echo 'make mutants    breaks the rules N (2000) times: do the tests notice?'
	@echo 'make guards     takes every protection away: do the tests notice?'
	@echo 'make release-freeze  this version as a test for all later ones'
	@echo 'make soak       HOURS (2) of games: do memory and descriptors grow?'
	@echo 'make fuzz       every fuzz target for FUZZ_SECONDS (30)'
	@echo 'make check-src  formatting, include direction, lengths'
	@echo 'make clean      remove all outputs'
	@echo 'SANITIZE=1, DEBUG=1, CC=clang go with any of them'

print-rules:
	@echo $(RULES_SRC)

print-record:
	@echo $(RECORD_SRC)

print-lib:
	@echo $(LIB_SRC) $(LIB_GEN)

# The library as two files for other people's trees.
amalgamation: $(BUILD)/amalgamation/deskovka.c
$(BUILD)/amalgamation/deskovka.c: tools/amalgamate.mjs $(LIB) $(HEADERS)
	node tools/amalgamate.mjs $(@D) $(VERSION) $(LIB_SRC) $(LIB_GEN)

# The generated sources of the library.
print-gen:
	@echo $(LIB_GEN)

# ---- generated tables ------------------------------------------------------

# The generators run here, so HOSTCC builds them.
$(BUILD)/host/%.o: %.c
	@mkdir -p $(@D)
	$(HOSTCC) $(HOST_CFLAGS) -MMD -MP -c $< -o $@

MKTILES := $(wildcard tools/mktiles/*.c)
$(GEN)/mktiles: $(MKTILES:%.c=$(BUILD)/host/%.o)
$(GEN)/mkrules: $(BUILD)/host/tools/mkrules.o
$(GEN)/mkweights: $(BUILD)/host/tools/mkweights.o
MKMESSAGES := $(wildcard tools/mkmessages/*.c)
$(GEN)/mkmessages: $(MKMESSAGES:%.c=$(BUILD)/host/%.o)

$(GEN)/mktiles $(GEN)/mkrules $(GEN)/mkweights $(GEN)/mkmessages:
	@mkdir -p $(@D)
	$(HOSTCC) $(HOST_CFLAGS) $^ -o $@ $(HOST_LDFLAGS)

$(GEN)/tiles.gen.c: $(GEN)/mktiles $(TILES)
	$< $@ $(TILES)

$(GEN)/third/%.xx: data/%.cs Makefile
	@mkdir -p $(@D)
	sed 's/^language .*/language Third/; s/\([Kk]\)artič/\1ostič/g' $< >$@

$(GEN)/rules.gen.c: $(GEN)/mkrules $(RULE_TEXT)
	$< $(if $(PSEUDO),--pseudo) $@ $(RULE_TEXT)

# Tables that did not change keep their time; the stamp says they were looked at.
# Rule texts are read too: they have the words of the glossary.
$(GEN)/messages.stamp: $(GEN)/mkmessages $(MESSAGES) $(RULE_TEXT) $(GEN)/extra-games
	$< $(if $(PSEUDO),--pseudo) $(GEN) $(MESSAGES) \
	    --rules $(filter-out %.rules,$(RULE_TEXT))
	@touch $@
$(GEN)/words.gen.c $(patsubst %,$(GEN)/messages_%.gen.c,$(BOOKS) $(INNER_BOOKS)) \
    $(SAID_H): $(GEN)/messages.stamp ;

$(GEN)/weights_%.h: data/weights/%.weights $(GEN)/mkweights
	$(GEN)/mkweights $@ $<

WEIGHT_TABLES := $(WEIGHTS:%=$(GEN)/weights_%.h)
# What sources may include: made before anything is compiled.
GEN_H := $(WEIGHT_TABLES) $(SAID_H)

# ---- objects, library, program --------------------------------------------

$(BUILD)/obj/src/engine/%.o $(BUILD)/obj/src/cli/%.o: OWN_FLAGS = $(HARDEN)
$(BUILD)/obj/src/server/%.o: OWN_FLAGS = $(HARDEN) $(SERVER_CFLAGS) \
    $(if $(POSTGRES),-DDSK_POSTGRES -I$(patsubst %/,%,$(dir $(POSTGRES)))) \
    $(if $(CURL),-DDSK_CURL)
$(RECORD_SRC:%.c=$(BUILD)/obj/%.o): OWN_FLAGS =

$(BUILD)/obj/gen/%.o: $(GEN)/%.c | $(GEN_H)
	@mkdir -p $(@D)
	$(CC) $(OWN_FLAGS) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

$(BUILD)/obj/%.o: %.c | $(GEN_H)
	@mkdir -p $(@D)
	$(CC) $(OWN_FLAGS) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

# Asked once: what the program is linked with is installed.
$(INNER_OBJ) $(BUILD)/obj/src/cli/main.o: | $(BUILD)/libraries.stamp
$(BUILD)/libraries.stamp:
	@mkdir -p $(@D)
	@tools/libraries.sh $(CC) $(SERVER_CFLAGS)
	@touch $@

# The list of games knows the extra ones by their folders' names.
EXTRA_FLAG := $(if $(EXTRA_GAMES),\
    '-DEXTRA_GAMES(X)=$(foreach g,$(EXTRA_GAMES),X($(notdir $g)))')
$(BUILD)/obj/src/games.o: OWN_FLAGS = $(EXTRA_FLAG)
$(BUILD)/obj/src/games.o: $(GEN)/extra-games
ifneq ($(strip $(EXTRA_GAMES)),$(strip $(shell cat $(GEN)/extra-games 2>/dev/null)))
$(GEN)/extra-games: FORCE
endif
$(GEN)/extra-games:
	@mkdir -p $(@D)
	@echo '$(strip $(EXTRA_GAMES))' >$@
.PHONY: FORCE
FORCE:

# The static library is one object in which only the public names are left, so
# that a program may have a refuse() of its own.
$(BUILD)/obj/libdeskovka.o: $(LIB_OBJ)
	$(CC) -r -nostdlib $(if $(findstring -flto,$(CFLAGS)),$(CFLAGS) \
	    -flinker-output=nolto-rel) $^ -o $@
	$(HIDE) $@

$(LIB): $(BUILD)/obj/libdeskovka.o
	rm -f $@
	$(AR) $(ARFLAGS) $@ $^
	$(RANLIB) $@

$(SHARED): $(LIB_OBJ)
	$(CC) $(ALL_CFLAGS) $(SHARED_FLAGS) $^ -o $@ $(ALL_LDFLAGS)
	ln -sf $(@F) $(BUILD)/$(SHARED_SONAME)
	ln -sf $(@F) $(BUILD)/$(SHARED_LINK)

# The program and the tests see everything: all objects, no name hidden.
$(INNER): $(INNER_OBJ) $(LIB_OBJ)
	rm -f $@
	$(AR) $(ARFLAGS) $@ $^
	$(RANLIB) $@

$(PROGRAM): $(BUILD)/obj/src/cli/main.o $(INNER)
	$(CC) $(ALL_CFLAGS) -pie $^ -o $@ $(RELRO) $(ALL_LDFLAGS) $(LDLIBS)

# ---- the rest ---------------------------------------------------------------

include mk/web.mk
include mk/python.mk
include mk/js.mk
include mk/deb.mk
include mk/tests.mk
include mk/mutants.mk
include mk/install.mk

clean:
	rm -rf build build-sanitize web/dist

# What every object was made from.
-include $(shell find $(BUILD)/obj $(BUILD)/host $(BUILD)/wasm -name '*.d' \
           2>/dev/null)
