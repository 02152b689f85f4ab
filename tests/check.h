/*
 * Counting tests.  A failure says file and line, what was tested, and the
 * condition or both values.
 *
 *   CHECK(cond, "what %d", x)           one test
 *   EQUAL(got, want, "what %d", x)      one test: two integers
 *   EQUAL_TEXT(got, want, "what")       one test: two strings
 *   HOLD, HOLD_EQUAL, HOLD_EQUAL_TEXT   part of a bigger test (a game, say); a
 *                                       failure marks the whole of it
 *   test_case("name")                   ends such a bigger test, counts it as
 *                                       one and names the next
 *   return test_end()                   prints `N passed, N failed`; exit code
 *
 * A helper that checks for many callers can report their lines instead of its
 * own: after its definition,
 *
 *   #define expect(...) FROM(expect(__VA_ARGS__))
 *
 * Only the first failures are shown in full.
 */
#ifndef TESTS_CHECK_H
#define TESTS_CHECK_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TESTS_SHOWN 40

static long tests_passed, tests_failed, tests_shown, case_failures;
static const char *case_name = "";
static struct {
    const char *file;
    int line; /* 0 outside of FROM() */
} test_caller;

#define FROM(call) (test_from(__FILE__, __LINE__), (call), test_from("", 0))

/* The outermost caller is the one that is told. */
static inline void test_from(const char *file, int line)
{
    if (line == 0 || test_caller.line == 0) {
        test_caller.file = file;
        test_caller.line = line;
    }
}

/* Counts a failure; is it one that is shown? */
static inline bool test_failed(const char *file, int line, const char *form,
                               va_list args)
{
#ifdef TESTS_STOP /* the first failure says all (tools/mutants) */
    exit(1);
#endif
    case_failures++;
    if (tests_shown++ >= TESTS_SHOWN)
        return false;
    if (test_caller.line > 0) {
        file = test_caller.file;
        line = test_caller.line;
    }
    printf("FAIL %s:%d: %s%s", file, line, case_name, *case_name ? ": " : "");
    vprintf(form, args);
    return true;
}

static inline bool test_hold(bool ok, const char *cond, const char *file,
                             int line, const char *form, ...)
    __attribute__((format(printf, 5, 6)));

static inline bool test_hold(bool ok, const char *cond, const char *file,
                             int line, const char *form, ...)
{
    va_list args;

    if (ok)
        return true;
    va_start(args, form);
    if (test_failed(file, line, form, args))
        printf("\n  not true: %s\n", cond);
    va_end(args);
    fflush(stdout);
    return false;
}

static inline bool test_equal(long long got, long long want, const char *file,
                              int line, const char *form, ...)
    __attribute__((format(printf, 5, 6)));

static inline bool test_equal(long long got, long long want, const char *file,
                              int line, const char *form, ...)
{
    va_list args;

    if (got == want)
        return true;
    va_start(args, form);
    if (test_failed(file, line, form, args))
        printf("\n  got: %lld\n  want: %lld\n", got, want);
    va_end(args);
    fflush(stdout);
    return false;
}

static inline bool test_equal_text(const char *got, const char *want,
                                   const char *file, int line, const char *form,
                                   ...) __attribute__((format(printf, 5, 6)));

static inline bool test_equal_text(const char *got, const char *want,
                                   const char *file, int line, const char *form,
                                   ...)
{
    va_list args;

    if (got != NULL && want != NULL && strcmp(got, want) == 0)
        return true;
    va_start(args, form);
    if (test_failed(file, line, form, args))
        printf("\n  got: %s\n  want: %s\n", got == NULL ? "(null)" : got,
               want == NULL ? "(null)" : want);
    va_end(args);
    fflush(stdout);
    return false;
}

/* Ends a test made of many parts. */
static inline bool test_case(const char *next)
{
    bool ok = case_failures == 0;

    tests_passed += ok;
    tests_failed += !ok;
    case_failures = 0;
    case_name = next;
    return ok;
}

#define HOLD(cond, ...) \
    test_hold((cond), #cond, __FILE__, __LINE__, __VA_ARGS__)
#define HOLD_EQUAL(got, want, ...)                                      \
    test_equal((long long)(got), (long long)(want), __FILE__, __LINE__, \
               __VA_ARGS__)
#define HOLD_EQUAL_TEXT(got, want, ...) \
    test_equal_text(got, want, __FILE__, __LINE__, __VA_ARGS__)

#define CHECK(cond, ...) (HOLD(cond, __VA_ARGS__), test_case(case_name))
#define EQUAL(got, want, ...) \
    (HOLD_EQUAL(got, want, __VA_ARGS__), test_case(case_name))
#define EQUAL_TEXT(got, want, ...) \
    (HOLD_EQUAL_TEXT(got, want, __VA_ARGS__), test_case(case_name))

static inline int test_end(void)
{
    tests_failed += case_failures > 0; /* of a case that nothing has closed */
    if (tests_shown > TESTS_SHOWN)
        printf("... and %ld more\n", tests_shown - TESTS_SHOWN);
    printf("%ld passed, %ld failed\n", tests_passed, tests_failed);
    return tests_failed == 0 && tests_passed > 0 ? 0 : 1;
}

#endif
