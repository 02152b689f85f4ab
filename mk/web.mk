# The web table: the engine for browsers, and the page.

.PHONY: wasm web site screenshots web-perf contact-sheets fonts page-pictures pictures

# Rules, pictures and bots without libc.
WASM     := $(BUILD)/wasm/engine.wasm
WASM_CC  ?= clang
WASM_SRC := $(RULES_SRC) $(filter-out $(wildcard src/render/text_*.c \
              src/render/*/text_*.c),$(RENDER_SRC)) $(AI_SRC) $(wildcard bindings/wasm/*.c)
WASM_OBJ := $(WASM_SRC:%.c=$(BUILD)/wasm/obj/%.o) \
            $(LIB_GEN:$(BUILD)/%.c=$(BUILD)/wasm/obj/%.o)
WASM_CFLAGS := --target=wasm32 -std=c11 $(WARN) -Isrc -Iinclude -Ibindings/wasm \
               -I$(GEN) -ffreestanding -fno-strict-aliasing \
               -fvisibility=hidden -mbulk-memory -msign-ext -mnontrapping-fptoint \
               -flto -Oz
# No -O here: with it clang would run whatever wasm-opt it finds.
WASM_LDFLAGS := --target=wasm32 -flto -nostdlib \
               -Wl,--no-entry,--strip-all,--gc-sections,--stack-first \
               -Wl,-z,stack-size=1048576,-O2

# The rulebook, which the page loads when it is opened.
BOOK_WASM := $(BUILD)/wasm/rulebook.wasm
BOOK_OBJ  := $(patsubst %.c,$(BUILD)/wasm/obj/%.o,$(RULES_SRC) $(RULEBOOK_SRC) \
               $(filter src/render/%,$(WASM_SRC)) bindings/wasm/mem.c \
               $(wildcard bindings/rulebook/*.c)) \
             $(patsubst $(BUILD)/%.c,$(BUILD)/wasm/obj/%.o,$(LIB_GEN) \
               $(GEN)/rules.gen.c $(GEN)/messages_rulebook.gen.c)

# Games at a real table, which the page loads when somebody sits at one.
REF_WASM := $(BUILD)/wasm/referee.wasm
REF_OBJ  := $(patsubst %.c,$(BUILD)/wasm/obj/%.o,$(RULES_SRC) $(RECORD_SRC) \
              $(TABLE_SRC) bindings/wasm/mem.c $(wildcard bindings/referee/*.c)) \
            $(LIB_GEN:$(BUILD)/%.c=$(BUILD)/wasm/obj/%.o)

wasm: $(WASM) $(BOOK_WASM) $(REF_WASM)

$(WASM_OBJ) $(BOOK_OBJ) $(REF_OBJ): | $(GEN_H)
# Vectors (src/ai/lanes.h, open squares, draws) by the instructions that all
# browsers have for them; without, each of their numbers is code of its own.
$(patsubst %,$(BUILD)/wasm/obj/src/%.o,ai/catan/look \
    ai/carcassonne/value carcassonne/board carcassonne/draws carcassonne/places): OWN_FLAGS = -msimd128
$(BUILD)/wasm/obj/src/games.o: OWN_FLAGS = $(EXTRA_FLAG)
$(BUILD)/wasm/obj/src/games.o: $(GEN)/extra-games

$(BUILD)/wasm/obj/gen/%.o: $(GEN)/%.c
	@mkdir -p $(@D)
	$(WASM_CC) $(OWN_FLAGS) $(WASM_CFLAGS) -MMD -MP -c $< -o $@

$(BUILD)/wasm/obj/%.o: %.c
	@mkdir -p $(@D)
	$(WASM_CC) $(WASM_CFLAGS) $(OWN_FLAGS) -MMD -MP -c $< -o $@

# What the page waits for is made smaller once more (binaryen).  The lowest bytes
# of memory are the far end of the stack.  A first, light pass leaves -Oz more to find.
# Functions of other files stay calls where they are linked: 1.8 kB less packed, and
# games and bots as fast as before.
WASM_OPT := wasm-opt -O1 -Oz --low-memory-unused --enable-bulk-memory --enable-sign-ext \
               --enable-nontrapping-float-to-int --enable-simd
$(WASM): $(WASM_OBJ)
	$(WASM_CC) $(WASM_LDFLAGS) -Wl,-mllvm,-inline-threshold=-50 $^ -o $@.linked
	$(WASM_OPT) $@.linked -o $@ && rm $@.linked

$(BOOK_WASM): $(BOOK_OBJ)
	$(WASM_CC) $(WASM_LDFLAGS) $^ -o $@

# Lessons, judged by the engine, as JSON for the page.
LESSONS     := $(sort $(wildcard data/lessons/*.lesson))
MKLESSONS   := $(wildcard tools/mklessons/*.c)
$(BUILD)/mklessons: $(MKLESSONS:%.c=$(BUILD)/obj/%.o) $(LIB)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS) -lm

$(GEN)/lessons.stamp: $(BUILD)/mklessons $(LESSONS) data/lessons/unplayed.txt \
    $(wildcard data/rules/*.rules)
	@rm -rf $(GEN)/lessons && mkdir -p $(GEN)/lessons
	$< $(GEN)/lessons data/lessons/unplayed.txt $(wildcard data/rules/*.rules) $(LESSONS)
	@touch $@

$(REF_WASM): $(REF_OBJ)
	$(WASM_CC) $(WASM_LDFLAGS) $^ -o $@

web/node_modules: web/package-lock.json
	cd web && npm ci --loglevel=error --no-fund --no-audit --fetch-retries=5
	@touch $@

# The page of a build with further games or languages does not replace the usual one.
PAGE := $(if $(EXTRA_GAMES)$(PSEUDO),$(BUILD)/web,web/dist)

# web/ is a folder, so its target has to be phony.
web: $(PAGE)/index.html

$(PAGE)/index.html: $(WASM) $(BOOK_WASM) $(REF_WASM) web/node_modules $(wildcard web/*.mjs \
    web/tools/*.mjs data/puzzles/* web/fonts/* web/public/* web/public/*/* web/src/* web/src/*/* web/src/*/*/* \
    bindings/js/src/*.ts) \
    $(GEN)/messages.stamp $(GEN)/lessons.stamp
	cd web && node tools/messages.mjs $(abspath $(GEN)) && \
	    node_modules/.bin/tsc --noEmit && \
	    node build.mjs $(abspath $(WASM) $(PAGE) $(GEN) $(BOOK_WASM) $(REF_WASM))

# The documents as a site, which the server shows under /doc.
SITE := $(BUILD)/site
site: $(PROGRAM) $(WASM) web/node_modules
	node web/site/build.mjs $(PROGRAM) $(WASM) $(SITE)

# Every screen as PNG for review; frames a second while panning 172 tiles.
screenshots: web
	node web/tests/screenshots.mjs $(BUILD)/screenshots

# Every tile and figure, small to large, by day and by night, to look at.
contact-sheets: $(BUILD)/deskovka
	sh doc/pictures/make.sh $(BUILD)/deskovka $(BUILD)/sheets

# The pictures of doc/pictures anew.
pictures: $(BUILD)/deskovka
	sh doc/pictures/make.sh $(BUILD)/deskovka

# With BASE=FOLDER, another version built by its own `make web`, in turns with it.
web-perf: web
	node web/tests/perf.mjs $(BASE)

# The fonts of web/fonts anew: letters of English and Czech, from packages of npm.
FONT_PACKAGES := @fontsource-variable/alegreya@5 @fontsource/alegreya-sans@5 subset-font@2
fonts:
	mkdir -p $(BUILD)/fonts && echo '{"private":true}' >$(BUILD)/fonts/package.json
	npm install --prefix $(BUILD)/fonts --loglevel=error --no-save $(FONT_PACKAGES)
	node web/tools/fonts.mjs $(BUILD)/fonts

# Icons and the preview of links, drawn by the engine, kept in web/public.
page-pictures: $(WASM) $(BUILD)/deskovka web/node_modules
	$(BUILD)/deskovka render doc/pictures/carcassonne.dsk@215 --bare --px 120 --zoom close \
	    --lang en -o $(BUILD)/preview.svg
	node web/tools/rasters.mjs $(abspath $(WASM) $(BUILD)/preview.svg)
