/*
 * Options that several commands have, said once.  A row takes AT(member) of
 * the command's own options; its members have the names of the options.
 */
#ifndef CLI_OPTS_H
#define CLI_OPTS_H

#define OPT_ROW_SETUP                                                  \
    {                                                                  \
        "setup", OPT_TEXT, AT(setup), .arg = "LINE", .words = "@setup" \
    }

#define OPT_ROW_THREADS                                      \
    {                                                        \
        "threads", OPT_INT, AT(threads), 1, THREADS_MAX, "N" \
    }

#define OPT_ROW_SEED                           \
    {                                          \
        "seed", OPT_SEED, AT(seed), .arg = "N" \
    }

#define OPT_ROW_MOVE_TIME                                              \
    {                                                                  \
        "move-time", OPT_INT, AT(move_time), 1, 24 * 3600 * 1000, "MS" \
    }

#define OPT_ROW_JSON               \
    {                              \
        "json", OPT_FLAG, AT(json) \
    }

#define OPT_ROW_QUIET                \
    {                                \
        "quiet", OPT_FLAG, AT(quiet) \
    }

#endif
