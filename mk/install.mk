# Installing, removing and packing.  Every file has one line here, SOURCE:PLACE:
# MODE, which install and uninstall share.

.PHONY: install install-lib install-program install-doc uninstall dist

HEADERS  := $(wildcard include/*.h)
# The same declarations in one file without macros, for generators of bindings
# and foreign function interfaces that do not preprocess.
FFI_H    := $(BUILD)/deskovka_ffi.h
$(FFI_H): $(HEADERS) tools/ffi-header.sh
	@mkdir -p $(@D)
	tools/ffi-header.sh '$(CC)' $(HEADERS) >$@
EXAMPLES := $(wildcard examples/*.* examples/*/*.*)
DOCS     := $(wildcard doc/*.md doc/pictures/*)

LIB_FILES = $(LIB):$(LIBDIR)/libdeskovka.a:644 \
            $(SHARED):$(LIBDIR)/$(SHARED_FILE):755 \
            $(foreach h,$(HEADERS),$(h):$(INCLUDEDIR)/$(notdir $(h)):644) \
            doc/library.md:$(DOCDIR)/doc/library.md:644 \
            LICENSE:$(DOCDIR)/LICENSE:644 \
            $(foreach e,$(EXAMPLES),$(e):$(DOCDIR)/$(e):644)
LIB_LINKS = $(LIBDIR)/$(SHARED_SONAME) $(LIBDIR)/$(SHARED_LINK)
# Paths in documents are as in the source: README.md, doc/…, examples/….
DOC_FILES = README.md:$(DOCDIR)/README.md:644 \
            CHANGELOG.md:$(DOCDIR)/CHANGELOG.md:644 \
            $(foreach d,$(DOCS),$(d):$(DOCDIR)/$(d):644)
PROGRAM_FILES = $(PROGRAM):$(BINDIR)/deskovka:755 \
    tools/completion/deskovka.bash:$(DATADIR)/bash-completion/completions/deskovka:644 \
    tools/completion/_deskovka:$(DATADIR)/zsh/site-functions/_deskovka:644
# Made at install, with the places in force: SOURCE:PLACE.
MADE_LIB     = tools/deskovka.pc.in:$(PKGCONFIGDIR)/deskovka.pc \
    tools/DeskovkaConfig.cmake.in:$(CMAKEDIR)/DeskovkaConfig.cmake \
    tools/DeskovkaConfigVersion.cmake.in:$(CMAKEDIR)/DeskovkaConfigVersion.cmake \
    $(FFI_H):$(INCLUDEDIR)/deskovka_ffi.h
MADE_PROGRAM = doc/deskovka.1:$(MANDIR)/man1/deskovka.1 \
    $(if $(filter Linux,$(UNAME)),contrib/deskovka.service:$(UNITDIR)/deskovka.service)

INSTALLED = $(foreach f,$(LIB_FILES) $(DOC_FILES) $(PROGRAM_FILES) $(MADE_LIB) \
              $(MADE_PROGRAM),$(word 2,$(subst :, ,$(f)))) $(LIB_LINKS)

# Copies SOURCE:PLACE:MODE words; fills in the places of SOURCE:PLACE words.
put-files = set -e; for f in $(1); do \
    from=$${f%%:*}; f=$${f\#*:}; to="$(DESTDIR)$${f%:*}"; \
    $(INSTALL) -d "$${to%/*}"; $(INSTALL) -m "$${f\#\#*:}" "$$from" "$$to"; done
in-prefix = $(patsubst $(PREFIX)/%,$${prefix}/%,$(1))
make-files = set -e; for f in $(1); do \
    to="$(DESTDIR)$${f\#*:}"; $(INSTALL) -d "$${to%/*}"; \
    sed -e 's|@VERSION@|$(VERSION)|' -e 's|@PREFIX@|$(PREFIX)|' \
        -e 's|@SHARED@|$(SHARED_FILE)|' -e 's|@BINDIR@|$(BINDIR)|' -e 's|@DATADIR@|$(DATADIR)|' \
        -e 's|@LIBDIR@|$(call in-prefix,$(LIBDIR))|' \
        -e 's|@INCLUDEDIR@|$(call in-prefix,$(INCLUDEDIR))|' \
        -e 's|^\.Pa doc/|.Pa $(DOCDIR)/doc/|' \
        -e 's|^\.Pa examples/|.Pa $(DOCDIR)/examples/|' \
        "$${f%%:*}" >"$$to"; chmod 644 "$$to"; done

install: install-lib install-program install-doc

# The library needs no other library, and neither does installing it.
install-lib: lib $(FFI_H)
	@$(call put-files,$(LIB_FILES))
	@$(call make-files,$(MADE_LIB))
	@for l in $(LIB_LINKS); do ln -sf $(SHARED_FILE) "$(DESTDIR)$$l"; done

# $(call put-folder,BUILT,NAME): a folder that the server shows, if it was built.
put-folder = if [ -d $1 ]; then \
	    $(INSTALL) -d "$(DESTDIR)$(DATADIR)/deskovka" && \
	    cp -R $1 "$(DESTDIR)$(DATADIR)/deskovka/$2.new" && \
	    rm -rf "$(DESTDIR)$(DATADIR)/deskovka/$2" && \
	    mv "$(DESTDIR)$(DATADIR)/deskovka/$2.new" \
	        "$(DESTDIR)$(DATADIR)/deskovka/$2"; fi

install-program: $(PROGRAM)
	@$(call put-files,$(PROGRAM_FILES))
	@$(call make-files,$(MADE_PROGRAM))
	@$(call put-folder,web/dist,web)
	@$(call put-folder,$(SITE),site)

install-doc:
	@$(call put-files,$(DOC_FILES))

# Removes those files, the page, and folders of ours that are empty then.
uninstall:
	@for f in $(INSTALLED); do rm -f "$(DESTDIR)$$f"; done
	@rm -rf "$(DESTDIR)$(DATADIR)/deskovka/web" "$(DESTDIR)$(DATADIR)/deskovka/site"
	@for d in doc/pictures doc examples ''; do \
	    rmdir "$(DESTDIR)$(DOCDIR)/$$d" 2>/dev/null || :; done
	@rmdir "$(DESTDIR)$(DATADIR)/deskovka" "$(DESTDIR)$(CMAKEDIR)" 2>/dev/null || :

# The source as of the last commit; gzip without a date, so that the same
# commit gives the same bytes.
DIST := deskovka-$(VERSION)
dist:
	@mkdir -p $(BUILD)
	git archive --format=tar --prefix=$(DIST)/ HEAD | gzip -9n >$(BUILD)/$(DIST).tar.gz
	@echo $(BUILD)/$(DIST).tar.gz
