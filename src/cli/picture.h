/* Positions on the screen: how wide it is, colours, boards. */
#ifndef CLI_PICTURE_H
#define CLI_PICTURE_H

#include <stdbool.h>
#include <stdio.h>

#include "deskovka_svg.h"

/* What the commands that draw have in common. */
struct picture_options {
    const char *colour; /* auto, always, never */
    const char *size;   /* auto, large, small */
    bool ascii;
};

#define PICTURE_DEFAULTS      \
    {                         \
        "auto", "auto", false \
    }

/* Entries for the option table of a command whose struct has `picture`. */
#define PICTURE_OPTS(type)                                                     \
    {"colour", OPT_TEXT,                                                       \
     .at = offsetof(type, picture) + offsetof(struct picture_options, colour), \
     .arg = "WHEN", .words = "auto|always|never"},                             \
        {"size", OPT_TEXT,                                                     \
         .at =                                                                 \
             offsetof(type, picture) + offsetof(struct picture_options, size), \
         .arg = "SIZE", .words = "auto|large|small"},                          \
    {                                                                          \
        "ascii", OPT_FLAG,                                                     \
            .at = offsetof(type, picture) +                                    \
                  offsetof(struct picture_options, ascii)                      \
    }

/*
 * The style that the options and the terminal ask for; cols and rows are 0
 * when stdout is no terminal.  Returns EXIT_OK or EXIT_USAGE after a complaint.
 */
int picture_style(const char *command, const struct picture_options *o,
                  dsk_text_style *style);

/* What is drawn with; the same each time, kept to the end. */
dsk_svg *picture_drawing(void);

/* The position, its players, what the signs mean; you free it. */
char *picture_board(const dsk_rules *r, const dsk_state *s,
                    const dsk_text_style *style);
char *picture_panel(const dsk_rules *r, const dsk_state *s,
                    const dsk_text_style *style);
char *picture_legend(const dsk_rules *r, const dsk_state *s,
                     const dsk_text_style *style);

#endif
