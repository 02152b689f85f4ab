# Debian packages and other recipes of packagers: debian/, doc/packages.md.

.PHONY: deb deb-test deps-deb abi

# The last commit with the page of this tree, built as Debian builds it.
DEB_DIR := $(BUILD)/deb
deb: deps-deb web
	@tools/deb.sh $(DEB_DIR)

# Two builds give the same bytes; lintian has nothing to say; installed, used,
# removed and purged in a root of its own.
deb-test: deps-deb web
	@tests/packages/deb.sh $(DEB_DIR)

deps-deb:
	@tools/deps.sh deb

# The files that tests/test_exports.sh compares with: declarations and sizes, and
# the names that Debian's tools look for.
abi:
	tools/abi.sh gcc $(HEADERS) >tests/abi.txt
	@{ echo 'libdeskovka.so.0 libdeskovka0 #MINVER#'; \
	    echo '* Build-Depends-Package: libdeskovka-dev'; \
	    sed 's/.*/ &@Base 0.1.0/' tests/exports.txt; } >debian/libdeskovka0.symbols

# The steps of the Containerfile in roots of their own.
.PHONY: container-test
container-test: deps-deb
	@tests/packages/container.sh $(BUILD)/container
