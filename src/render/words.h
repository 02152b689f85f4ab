/*
 * The words of pictures: data/messages/render.*.  Those of a group (colours,
 * figures, terrains) stand there in the order of their enum.
 */
#ifndef RENDER_WORDS_H
#define RENDER_WORDS_H

#include "game/text.h"
#include "game/words.h"
#include "messages_render.gen.h"

static inline const char *picture_word(int id, const char *lang)
{
    return words_phrase(&render_messages[id], lang);
}

/* The number as a fact, written to the buffer. */
static inline const char *digits(int number, char buffer[12])
{
    struct text t = text_start(buffer, 12);

    text_int(&t, number);
    text_end(&t);
    return buffer;
}

#endif
