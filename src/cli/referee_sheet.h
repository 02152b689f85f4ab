/* A refereed game as a sheet to print: referee_sheet.c. */
#ifndef CLI_REFEREE_SHEET_H
#define CLI_REFEREE_SHEET_H

#include <stdbool.h>

#include "deskovka_referee.h"

/* Writes HTML with points, the picture and the record; false as errno says. */
bool referee_sheet(const dsk_referee *f, dsk_state *scratch, const char *file);

#endif
