# The package for JavaScript: bindings/js, doc/javascript.md.

.PHONY: npm bench-wasm

JS_DIR := bindings/js
JS_OUT := $(BUILD)/npm
JS_SRC := $(wildcard $(JS_DIR)/src/*.ts)
TSC    := web/node_modules/.bin/tsc

# The engine where size does not matter (Node, Deno): rules and bots for speed, with SIMD.
FAST_WASM := $(BUILD)/wasm/fast.wasm
FAST_SRC  := $(RULES_SRC) $(AI_SRC)
FAST_OBJ  := $(FAST_SRC:%.c=$(BUILD)/wasm/fast/%.o)
FAST      := -O2 -msimd128
$(FAST_OBJ): | $(GEN_H)
$(BUILD)/wasm/fast/src/games.o: OWN_FLAGS = $(EXTRA_FLAG)
$(BUILD)/wasm/fast/%.o: %.c
	@mkdir -p $(@D)
	$(WASM_CC) $(WASM_CFLAGS) $(FAST) $(OWN_FLAGS) -MMD -MP -c $< -o $@
$(FAST_WASM): $(FAST_OBJ) $(filter-out $(FAST_SRC:%.c=$(BUILD)/wasm/obj/%.o),$(WASM_OBJ))
	$(WASM_CC) $(WASM_LDFLAGS) $^ -o $@

# The package as a folder: sources compiled, modules and documents beside them.
$(JS_OUT)/package/index.js: $(JS_SRC) $(JS_DIR)/package.json $(JS_DIR)/tsconfig.json \
    $(JS_DIR)/tools/words.mjs web/tools/apart.mjs $(JS_DIR)/README.md LICENSE $(GEN)/messages.stamp \
    $(WASM) $(FAST_WASM) $(BOOK_WASM) $(REF_WASM) web/node_modules
	@rm -rf $(JS_OUT) && mkdir -p $(JS_OUT)/src $(@D)
	@cp $(JS_SRC) $(JS_OUT)/src && cp $(JS_DIR)/tsconfig.json $(JS_OUT)
	node $(JS_DIR)/tools/words.mjs $(GEN) >$(JS_OUT)/src/words.ts
	$(TSC) -p $(JS_OUT)/tsconfig.json --rootDir $(JS_OUT)/src --outDir $(@D)
	@cp $(JS_DIR)/package.json $(JS_DIR)/README.md LICENSE $(FAST_WASM) \
	    $(BOOK_WASM) $(REF_WASM) $(@D)
	@node web/tools/apart.mjs $(WASM) $(@D)

# Packs it; nothing is fetched.  The sizes are those of the modules.
npm: $(JS_OUT)/package/index.js
	@cd $(JS_OUT) && npm pack --silent --offline ./package >/dev/null
	@node $(JS_DIR)/tools/sizes.mjs $(JS_OUT)

# Random games by the module and by the library, in one run.
$(BUILD)/bench_playouts: $(BUILD)/obj/bench/playouts.o $(LIB)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS)
bench-wasm: $(JS_OUT)/package/index.js $(BUILD)/bench_playouts
	@node $(JS_DIR)/tools/bench.mjs $(BUILD)/bench_playouts $(FAST_WASM) $(WASM)

# The other runtime that the package is for: its program for x86-64.
$(JS_DIR)/tests/deno/node_modules: $(JS_DIR)/tests/deno/package-lock.json
	! command -v npm >/dev/null || (cd $(@D) && \
	    npm ci --loglevel=error --no-fund --no-audit --fetch-retries=5)
	@[ ! -d $@ ] || touch $@
