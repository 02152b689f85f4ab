/* Conditions of a measurement: see build.h. */
#include "cli/build.h"

#include <stdio.h>
#include <string.h>

#define STR_(x) #x
#define STR(x)  STR_(x)

const char *build_compiler(void)
{
#if defined(__clang__)
    return "clang " STR(__clang_major__) "." STR(__clang_minor__) "." STR(
        __clang_patchlevel__);
#elif defined(__GNUC__)
    return "gcc " __VERSION__;
#else
    return "C compiler";
#endif
}

const char *build_cpu(char *buf, size_t n)
{
    FILE *f = fopen("/proc/cpuinfo", "r");
    char line[256];

    snprintf(buf, n, "unknown");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        const char *colon = strchr(line, ':');

        if (strncmp(line, "model name", 10) == 0 && colon != NULL) {
            snprintf(buf, n, "%.*s", (int)strcspn(colon + 2, "\n"), colon + 2);
            break;
        }
    }
    if (f != NULL)
        fclose(f);
    return buf;
}
