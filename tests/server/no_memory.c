/*
 * Lets allocations of a program fail (LD_PRELOAD): the NO_MEMORY_AT-th after
 * its first connection was accepted (with NO_MEMORY_START: after it was
 * started), and NO_MEMORY_MORE further ones.  How many there were in all goes
 * to the file NO_MEMORY_COUNT when it ends.  Who was refused, and where it
 * crashed, stands in its log.  For glibc.
 */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *block, size_t n);
void *__libc_memalign(size_t align, size_t n);

static atomic_bool counting;
static atomic_long count;
static long first = -1, last = -1;

static long number(const char *name)
{
    const char *text = getenv(name);

    return text == NULL ? 0 : strtol(text, NULL, 10);
}

/* Who was refused first, into the program's log. */
static void trace(void)
{
    void *at[16];

    backtrace_symbols_fd(at, backtrace(at, 16), STDERR_FILENO);
}

static void crashed(int number)
{
    static const char line[] = "crashed:\n";

    atomic_store(&counting, false);
    if (write(STDERR_FILENO, line, sizeof line - 1) > 0)
        trace();
    signal(number, SIG_DFL);
    raise(number);
}

__attribute__((constructor)) static void begin(void)
{
    if (getenv("NO_MEMORY_AT") != NULL) {
        first = number("NO_MEMORY_AT");
        last = first + number("NO_MEMORY_MORE");
    }
    backtrace(&(void *){NULL}, 1); /* it loads what it needs now */
    signal(SIGSEGV, crashed);
    signal(SIGABRT, crashed);
    atomic_store(&counting, getenv("NO_MEMORY_START") != NULL);
}

__attribute__((destructor)) static void end(void)
{
    const char *path = getenv("NO_MEMORY_COUNT");
    FILE *f;

    atomic_store(&counting, false);
    f = path == NULL ? NULL : fopen(path, "w");
    if (f != NULL) {
        fprintf(f, "%ld\n", atomic_load(&count));
        fclose(f);
    }
}

static bool fails(void)
{
    long n;

    if (!atomic_load_explicit(&counting, memory_order_relaxed))
        return false;
    n = atomic_fetch_add(&count, 1) + 1;
    if (n < first || n > last)
        return false;
    if (n == first)
        trace();
    errno = ENOMEM;
    return true;
}

void *malloc(size_t n)
{
    return fails() ? NULL : __libc_malloc(n);
}

void *calloc(size_t n, size_t size)
{
    return fails() ? NULL : __libc_calloc(n, size);
}

void *realloc(void *block, size_t n)
{
    return fails() ? NULL : __libc_realloc(block, n);
}

void *aligned_alloc(size_t align, size_t n)
{
    return fails() ? NULL : __libc_memalign(align, n);
}

int posix_memalign(void **to, size_t align, size_t n)
{
    void *block = fails() ? NULL : __libc_memalign(align, n);

    if (block == NULL)
        return ENOMEM;
    *to = block;
    return 0;
}

int accept4(int fd, struct sockaddr *addr, socklen_t *len, int flags);
int accept4(int fd, struct sockaddr *addr, socklen_t *len, int flags)
{
    atomic_store(&counting, true);
    return (int)syscall(SYS_accept4, fd, addr, len, flags);
}
