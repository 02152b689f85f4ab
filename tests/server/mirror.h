/*
 * What this machine could give a server at this moment: a bare one, which does
 * nothing with a move but what every server must.  It reads requests, appends
 * them to a file, syncs that once for all that came together, and answers with
 * as many bytes as the true one.  Figures of the true server are held against
 * these, so that a busy machine excuses it and an idle one does not.
 */
#ifndef TESTS_SERVER_MIRROR_H
#define TESTS_SERVER_MIRROR_H

struct mirror {
    double per_second; /* requests answered, as fast as it goes         */
    double p99;        /* ms of an answer, at the rate that is asked    */
    double storm;      /* ms until all sockets are open and answered    */
    double stall;      /* ms the longest answer took to another meanwhile */
};

/*
 * Measures for a second each: `players` sockets as fast as it goes, then `rate`
 * requests a second, then `sockets` that come at once.  -1 without sockets or
 * files.
 */
int mirror_measure(const char *folder, int players, int rate, int sockets,
                   struct mirror *m);

#endif
