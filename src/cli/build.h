/* The conditions of a measurement: compiler and processor. */
#ifndef CLI_BUILD_H
#define CLI_BUILD_H

#include <stddef.h>

/* "gcc 12.2.0", "clang 14.0.6". */
const char *build_compiler(void);

/* The processor's name as the system gives it, "unknown" if it does not. */
const char *build_cpu(char *buf, size_t n);

#endif
