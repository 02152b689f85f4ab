/* Refusals of operands: see operand.h. */
#include "game/operand.h"

#include "game/setup.h"
#include "game/text.h"

/* Is the word letters (optional), then perhaps a minus, then digits and
 * commas? */
static bool is_number(const struct operand *o, const char *letters)
{
    const char *p = o->w, *end = o->w + o->len;

    scan_word(&p, letters);
    if (p < end && *p == '-')
        p++;
    if (p >= end)
        return false;
    for (; p < end; p++) {
        if ((*p < '0' || *p > '9') && *p != ',')
            return false;
    }
    return true;
}

static int missing(dsk_note *why, const struct operand *o)
{
    refuse(why, DSK_E_SYNTAX, &setup_messages[SETUP_OPERAND_MISSING]);
    note_str(why, "form", o->form);
    note_str(why, "operand", o->name);
    return DSK_E_SYNTAX;
}

static void note_bound(dsk_note *why, const char *key, const char *letters,
                       int value)
{
    char buf[DSK_FIELD_TEXT];
    struct text t = text_start(buf, sizeof buf);

    text_put(&t, letters);
    text_int(&t, value);
    text_end(&t);
    note_str(why, key, buf);
}

int operand_range(dsk_note *why, const struct operand *o, const char *letters,
                  int lo, int hi)
{
    if (o->len == 0)
        return missing(why, o);
    refuse(why, DSK_E_ARGUMENT, &setup_messages[SETUP_OPERAND_RANGE]);
    note_str(why, "form", o->form);
    note_str(why, "operand", o->name);
    note_bound(why, "lo", letters, lo);
    note_bound(why, "hi", letters, hi);
    note_part(why, "word", o->w, o->len);
    return is_number(o, letters) ? DSK_E_ARGUMENT : DSK_E_SYNTAX;
}

int operand_choice(dsk_note *why, const struct operand *o, const char *words)
{
    if (o->len == 0)
        return missing(why, o);
    refuse(why, DSK_E_ARGUMENT, &setup_messages[SETUP_OPERAND_CHOICE]);
    note_str(why, "form", o->form);
    note_str(why, "operand", o->name);
    note_str(why, "choice", words);
    note_part(why, "word", o->w, o->len);
    return DSK_E_ARGUMENT;
}

int operand_extra(dsk_note *why, const struct operand *o)
{
    refuse(why, DSK_E_SYNTAX, &setup_messages[SETUP_OPERAND_EXTRA]);
    note_str(why, "form", o->form);
    note_part(why, "word", o->w, o->len);
    return DSK_E_SYNTAX;
}
