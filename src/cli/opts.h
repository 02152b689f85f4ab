/*
 * Options that several commands have, said once.  A row takes AT(member) of
 * the command's own options; their members are called as the options are.
 */
#ifndef CLI_OPTS_H
#define CLI_OPTS_H

#define OPT_ROW_SETUP                                            \
    {                                                            \
        "setup", OPT_TEXT, AT(setup),                            \
            .arg = "LINE", .words = "@setup",                    \
            .en = "what is played, see \"deskovka help setup\"", \
            .cs = "co se hraje, viz \"deskovka help setup\""     \
    }

#define OPT_ROW_THREADS                                                       \
    {                                                                         \
        "threads", OPT_INT, AT(threads), 1, THREADS_MAX, "N",                 \
            .en = "threads (all processors); the result is the same for any " \
                  "number",                                                   \
            .cs = "vláken (všechny procesory); na výsledek nemá vliv"     \
    }

#define OPT_ROW_SEED                                                    \
    {                                                                   \
        "seed", OPT_SEED, AT(seed), .arg = "N",                         \
                                    .en = "seed of all chance (1)",     \
                                    .cs = "počátek vší náhody (1)" \
    }

#define OPT_ROW_JSON                                                   \
    {                                                                  \
        "json", OPT_FLAG, AT(json), .en = "as JSON", .cs = "jako JSON" \
    }

#define OPT_ROW_QUIET                                                 \
    {                                                                 \
        "quiet", OPT_FLAG, AT(quiet), .en = "no progress bar",        \
                                      .cs = "bez ukazatele průběhu" \
    }

#endif
