# `make mutants`: which faults in the rules would the tests notice?  mutate writes
# the rules once more with faults that are switched on at run time, campaign runs
# the tests against them (tools/mutants/*.h say how).  doc/testing.md has more.
#
#   N      faults, drawn evenly over lines       SEED   which ones
#   JOBS   tests at a time                       LIMIT  leaves out slower tests
#   ONLY   in files, functions or lines with that text
#   AGAIN=1  what survived is tried once more    FRESH=1  earlier results are forgotten

.PHONY: mutants mutants-tools mutants-tree

N     ?= 2000
SEED  ?= 1
JOBS  ?= 2
LIMIT ?= 10
MUTANTS      := $(BUILD)/mutants
MUTANTS_TREE := $(abspath $(MUTANTS))/tree
MUTANTS_HERE := $(abspath tools/mutants)
LLVM_CONFIG  ?= llvm-config

$(BUILD)/host/tools/mutants/%.o: HOST_CFLAGS += -isystem $(shell $(LLVM_CONFIG) --includedir)

$(MUTANTS)/mutate: $(patsubst %,$(BUILD)/host/tools/mutants/%.o,mutate sites write)
	@mkdir -p $(@D)
	$(HOSTCC) $(HOST_CFLAGS) $^ -o $@ $(HOST_LDFLAGS) \
	    -L$(shell $(LLVM_CONFIG) --libdir) -lclang

$(MUTANTS)/campaign: $(patsubst %,$(BUILD)/host/tools/mutants/%.o,campaign units faults judged)
	@mkdir -p $(@D)
	$(HOSTCC) $(HOST_CFLAGS) $^ -o $@ $(HOST_LDFLAGS)

mutants-tools: $(MUTANTS)/mutate $(MUTANTS)/campaign \
    $(BUILD)/host/tools/mutants/mutant.o

# A part of what SANITIZE=1 finds, as far as it costs little.
TRAPS := -fsanitize=bounds,shift,null,integer-divide-by-zero,signed-integer-overflow \
    -fsanitize-undefined-trap-on-error

# The mutated sources, and the tests of tests/mutants/units with them.
mutants-tree: mutants-tools $(GEN_H)
	@tools/mutants/tree.sh $(MUTANTS_TREE)
	@$(MUTANTS)/mutate $(MUTANTS_TREE) src/game src/carcassonne src/catan -- \
	    $(filter-out src/games.c,$(RULES_SRC)) -- \
	    -std=c11 -Isrc -Iinclude -I$(GEN) -DDSK_DEBUG
	@$(MAKE) -C $(MUTANTS_TREE) --no-print-directory -s DEBUG=1 WERROR= OPT=-O1 \
	    BUILD=build CPPFLAGS='-w -DTESTS_STOP $(TRAPS) -include $(MUTANTS_HERE)/mutant.h' \
	    LDFLAGS=$(abspath $(BUILD))/host/tools/mutants/mutant.o \
	    $$(sed -n 's/^[^#|]*|exec \([^ ]*\).*/\1/p' tests/mutants/units | sort -u)

mutants: deps-test
	@$(MAKE) --no-print-directory -s mutants-tree
	@$(MUTANTS)/campaign --count $(N) --seed $(SEED) --jobs $(JOBS) \
	    --limit $(LIMIT) --only '$(ONLY)' --again '$(AGAIN)' --fresh '$(FRESH)' \
	    $(abspath $(MUTANTS))
