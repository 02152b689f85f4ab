# What a packager may set, the one place that knows operating systems, and the
# flags that follow from both.

# ---- settings ---------------------------------------------------------------

UNAME  ?= $(shell uname -s)
ifeq ($(origin CC),default)
CC     := $(if $(filter Linux,$(UNAME)),gcc,cc)
endif
ifeq ($(origin AR),default)
AR     := ar
endif
RANLIB  ?= ranlib
OBJCOPY ?= objcopy
INSTALL ?= install
# The compiler of the generators, which run here even if CC builds for elsewhere.
HOSTCC  ?= $(CC)

BUILD  ?= build$(if $(SANITIZE),-sanitize)
OPT    ?= -O3
# Warnings are errors in our tests and in builds with assertions, not for you.
WERROR ?= $(DEBUG)

PREFIX       ?= /usr/local
BINDIR       ?= $(PREFIX)/bin
LIBDIR       ?= $(PREFIX)/lib
INCLUDEDIR   ?= $(PREFIX)/include
DATADIR      ?= $(PREFIX)/share
MANDIR       ?= $(DATADIR)/man
DOCDIR       ?= $(DATADIR)/doc/deskovka
PKGCONFIGDIR ?= $(LIBDIR)/pkgconfig
CMAKEDIR     ?= $(LIBDIR)/cmake/Deskovka
UNITDIR      ?= $(PREFIX)/lib/systemd/system

VERSION   := $(shell awk '/define DSK_VERSION_(MAJOR|MINOR|PATCH)/ { v = v s $$3; s = "." } END { print v }' include/deskovka.h)
SOVERSION := 0

# ---- operating systems ------------------------------------------------------

# SHARED_FILE  the shared library, SHARED_SONAME what programs ask for at run
#              time, SHARED_LINK what -ldeskovka finds
# HIDE         makes the names local that are not public, in one object; the
#              linker of macOS has done so already
# RELRO, PIE   how the program is linked
ifeq ($(UNAME),Darwin)
SHARED_FILE   := libdeskovka.$(VERSION).dylib
SHARED_SONAME := libdeskovka.$(SOVERSION).dylib
SHARED_LINK   := libdeskovka.dylib
SHARED_FLAGS   = -dynamiclib -install_name $(LIBDIR)/$(SHARED_SONAME) \
                 -compatibility_version $(SOVERSION).1 -current_version $(VERSION)
HIDE          := :
ARFLAGS       := rc
RELRO         :=
PLATFORM      := -D_DARWIN_C_SOURCE
else
SHARED_FILE   := libdeskovka.so.$(VERSION)
SHARED_SONAME := libdeskovka.so.$(SOVERSION)
SHARED_LINK   := libdeskovka.so
SHARED_FLAGS   = -shared -Wl,-soname,$(SHARED_SONAME)
HIDE           = command -v $(OBJCOPY) >/dev/null || { echo '$(OBJCOPY) is \
                 missing: all names of the static library stay visible'; exit 0; }; \
                 $(OBJCOPY) --localize-hidden
ARFLAGS       := rcD
RELRO         := -Wl,-z,relro,-z,now
PLATFORM      :=
endif
ifeq ($(UNAME),FreeBSD)
PLATFORM      := -D__BSD_VISIBLE=1
SERVER_CFLAGS ?= -I/usr/local/include
SERVER_LDFLAGS ?= -L/usr/local/lib
endif

# What the server stands on: HTTP, loop, WebSocket, JSON, crypto, store.  Only
# the program is linked with it; the library needs nothing.
# PostgreSQL as the store is there if libpq is; POSTGRES= builds without it.
POSTGRES    ?= $(firstword $(wildcard $(addsuffix /libpq-fe.h,\
                 /usr/include/postgresql /usr/include /usr/local/include)))
# Push messages and mail go out if libcurl is there; CURL= builds without it.
CURL        ?= $(firstword $(wildcard /usr/include/curl/curl.h \
                 /usr/include/*/curl/curl.h /usr/local/include/curl/curl.h))
SERVER_LIBS ?= $(if $(POSTGRES),-lpq) $(if $(CURL),-lcurl) -lmicrohttpd -luv -lwslay -ljansson \
               -lsodium -lsqlite3 -lnettle -lssl -lcrypto -licui18n -licuuc -lz

# ---- flags ------------------------------------------------------------------

# The flag, if the compiler has it.
cc-has = $(shell $(CC) -Werror $(1) -x c -c /dev/null -o /dev/null 2>/dev/null \
           && echo '$(1)')

WARN := -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wvla \
        -Wmissing-prototypes -Wstrict-prototypes $(if $(WERROR),-Werror)
BASE := -std=c11 -D_POSIX_C_SOURCE=200809L $(PLATFORM) -Isrc -Iinclude \
        -I$(BUILD)/gen -fno-strict-aliasing -fno-math-errno -ffp-contract=off \
        -fvisibility=hidden -ffunction-sections -fdata-sections -fPIC -g \
        -ffile-prefix-map=$(CURDIR)=. $(WARN) $(OPT)
ifdef DEBUG
BASE += -DDSK_DEBUG
endif
ifdef SANITIZE
SANITIZERS := -fsanitize=address,undefined
BASE += -DDSK_DEBUG $(SANITIZERS) -fno-sanitize-recover=all
endif

# What meets strangers' bytes (engine, server, program) is hardened.  The rules
# are plain: they are the inner loop, and fuzzing and sanitizers watch them.
ifndef SANITIZE
HARDEN ?= $(if $(filter-out -O0,$(OPT)),-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2) \
          $(call cc-has,-fstack-protector-strong) \
          $(call cc-has,-fstack-clash-protection)
endif
# Shadow stacks count only if every object is marked, and cost nothing.  Marks of
# branches (=full) cost the rules 1.4 % of their instructions, and no kernel asks
# programs for them.
BRANCHES := $(call cc-has,-fcf-protection=return)
HARDEN   := $(HARDEN)

ALL_CFLAGS  := $(BASE) $(BRANCHES) $(CPPFLAGS) $(CFLAGS)
ALL_LDFLAGS := $(SANITIZERS) $(LDFLAGS)
# Generators run once and end: sanitizers would only find what they leave.
HOST_CFLAGS ?= $(filter-out -fsanitize=% -fno-sanitize%,$(ALL_CFLAGS))
HOST_LDFLAGS ?= $(filter-out -fsanitize=% -fno-sanitize%,$(ALL_LDFLAGS))
LDLIBS      := $(SERVER_LDFLAGS) $(SERVER_LIBS) -pthread -lm
