/* What the process takes of the machine, for the metrics. */
#ifndef SERVER_VITALS_H
#define SERVER_VITALS_H

#include <stdint.h>

struct vitals {
    uint64_t memory;     /* resident, bytes                         */
    uint64_t cpu_ms;     /* used so far                             */
    int files;           /* open descriptors                        */
    int64_t files_limit; /* as many may be                          */
    int64_t disk_free;   /* bytes, where the store lies; -1 unknown */
};

/* Of TLS (tls.h), which counts it. */
struct tls_counts {
    uint64_t handshakes, resumed, failed, refused;
    int open, pending;
    int64_t expires; /* ms since 1970 */
};

/* `url` of the store (store.h). */
void vitals_read(const char *url, struct vitals *v);

#endif
