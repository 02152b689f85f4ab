/* What comes and goes: see film.h. */
#include "render/film.h"

#include <stdbool.h>

void film_open(struct text *t, int step_ms, int from, int to)
{
    bool goes = to > from;

    text_put(t, goes ? "<g visibility=\"hidden\"><set "
                       "attributeName=\"visibility\" to=\"visible\" begin=\""
                     : "<g><set attributeName=\"visibility\" to=\"hidden\" "
                       "begin=\"");
    text_int(t, goes ? (int64_t)from * step_ms : 0);
    text_put(t, "ms\" dur=\"");
    text_int(t, (int64_t)(goes ? to - from : from) * step_ms + 1);
    text_put(t, "ms\"/>");
}

void film_close(struct text *t)
{
    text_put(t, "</g>\n");
}
