# The Python package: bindings/python, doc/python.md.

.PHONY: python python-core python-tree python-tour bench-python

# Debian's, where NumPy is; another one with PYTHON=.
PYTHON  ?= $(firstword $(wildcard /usr/bin/python3) python3)
PY_DIR  := bindings/python
PY_CORE := $(BUILD)/python/deskovka/_core.abi3.so
PY_SRC  := $(wildcard $(PY_DIR)/core/*.c)
PY_OBJ  := $(PY_SRC:%.c=$(BUILD)/obj/%.o)
PY_INC   = $(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')
# The stable interface of Python 3.11, the first with buffers in it.
PY_FLAGS = -DPy_LIMITED_API=0x030B0000 -isystem $(PY_INC) -Wno-cast-function-type \
           -Wno-missing-field-initializers

# Tables of slots hold functions as pointers, which -Wpedantic does not allow.
$(BUILD)/obj/$(PY_DIR)/core/%.o: $(PY_DIR)/core/%.c
	@mkdir -p $(@D)
	$(CC) $(filter-out -Wpedantic,$(ALL_CFLAGS)) $(PY_FLAGS) -MMD -MP -c $< -o $@

# The library's names stay inside: its calls are direct, and another copy of it
# in the same process is another one.
comma := ,
$(PY_CORE): $(PY_OBJ) $(LIB)
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -shared $^ -o $@ $(ALL_LDFLAGS) -pthread \
	    $(if $(filter-out Darwin,$(UNAME)),-Wl$(comma)--exclude-libs$(comma)ALL)

python-core: $(PY_CORE)

# A folder for PYTHONPATH: the package and its extension.
python-tree: $(PY_CORE)
	@cp $(PY_DIR)/deskovka/*.py* $(PY_DIR)/deskovka/py.typed $(<D)

# Source distribution and wheel; needs no network.
python: python-core
	@mkdir -p $(BUILD)/python/dist
	@DESKOVKA_BUILD='$(abspath $(BUILD))' $(PYTHON) $(PY_DIR)/backend.py $(BUILD)/python/dist

# Python's ways to play against the loop in C, in one run.
$(BUILD)/bench_batch: $(BUILD)/obj/bench/batch.o $(LIB)
	$(CC) $(ALL_CFLAGS) $^ -o $@ $(ALL_LDFLAGS)
bench-python: python-tree $(BUILD)/bench_batch
	@PYTHONPATH=$(BUILD)/python $(PYTHON) $(PY_DIR)/tools/bench.py $(BUILD)/bench_batch

# The tour with its outputs, and the learning curve, into doc/.
python-tour: python-tree
	PYTHONPATH=$(BUILD)/python $(PYTHON) $(PY_DIR)/tools/tour.py \
	    $(PY_DIR)/examples/tour.py doc/python-tour.md
	PYTHONPATH=$(BUILD)/python $(PYTHON) $(PY_DIR)/examples/learn.py 32 50 \
	    doc/pictures/learning-curve.svg
