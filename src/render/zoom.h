/*
 * How near a picture is looked at: a state of the drawing, not a scale.  From
 * afar less is drawn, and larger.
 */
#ifndef RENDER_ZOOM_H
#define RENDER_ZOOM_H

#include "deskovka_svg.h"

enum zoom {
    ZOOM_FAR,    /* class z0 of the document */
    ZOOM_MIDDLE, /* z1 */
    ZOOM_CLOSE,  /* z2; parts too are drawn so */
    ZOOM_LIVE    /* style sheets only: a page says which */
};

/* The zoom that a style asks for, or that its pixels make. */
enum zoom zoom_of(const dsk_svg_style *style);

#endif
