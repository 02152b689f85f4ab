/*
 * The score track: fifty spaces with the counters of the seats, their second
 * counters (ladies) and the robbers.  It is drawn where a position has any of
 * these or a pile of letters (`track`); else the points in the panel say all.
 */
#ifndef RENDER_CARCASSONNE_TRACK_H
#define RENDER_CARCASSONNE_TRACK_H

#include "game/text.h"
#include "render/carcassonne/position.h"

/* Of it all, with the pile of letters. */
int track_height(const struct pic_position *p);
void track_write(struct text *t, const struct pic_position *p,
                 const dsk_svg_style *style, int x, int y);

/* `17 x y` lines: its spaces and the letter being read, the track at 0,0. */
void track_places(struct text *t, const struct pic_position *p);

#endif
