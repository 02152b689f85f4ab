/* Conditions of a measurement: see build.h. */
#include "cli/build.h"

#include "engine/system.h"

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
    system_processor(buf, n);
    return buf;
}
