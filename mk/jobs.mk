# What is built without a word about jobs (-j) is built on all processors.  The
# command line, MAKEFLAGS and a make above this one go first: `make -j1` is one
# job.  Only goals that say rightly what they need; with any other, `make clean
# all` for one, things go one after another.  What a job prints comes in one
# piece, except from a table that runs, and with -C, where make would name the
# folder at each of them.
JOBS_GOALS := all lib tests web run
ifeq ($(MAKELEVEL)$(filter-out $(JOBS_GOALS),$(MAKECMDGOALS)),0)
ifeq ($(shell case $$MAKEFLAGS in (j* | *-j*) echo given ;; esac),)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
ifeq ($(filter run,$(MAKECMDGOALS))$(findstring w,$(firstword -$(MAKEFLAGS))),)
MAKEFLAGS += -Otarget
endif
endif
endif
