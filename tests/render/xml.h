/*
 * A small strict reader of XML for tests: well-formed or not, and why.  It also
 * holds our own rules: ids are unique, every href="#x" finds its id, every
 * class is one that the style sheet or a page knows.
 */
#ifndef TESTS_RENDER_XML_H
#define TESTS_RENDER_XML_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define XML_DEPTH 64
#define XML_ATTRS 24
#define XML_NAMES 8192

struct xml {
    const char *start, *p;
    char why[160];
    int depth, elements, nids, nrefs;
    struct {
        const char *at;
        size_t n;
    } open[XML_DEPTH], id[XML_NAMES], ref[XML_NAMES];
};

static bool xml_fail(struct xml *x, const char *why)
{
    if (x->why[0] == '\0')
        snprintf(x->why, sizeof x->why, "%s at byte %ld: %.40s", why,
                 (long)(x->p - x->start), x->p);
    return false;
}

static bool xml_name_char(char c, bool first)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           (!first &&
            ((c >= '0' && c <= '9') || c == '-' || c == '.' || c == ':'));
}

static size_t xml_name(struct xml *x)
{
    size_t n = 0;

    while (xml_name_char(x->p[n], n == 0))
        n++;
    return n;
}

/* One character of text: an entity, or UTF-8 that XML allows. */
static bool xml_char(struct xml *x)
{
    static const char *const entities[] = {"&amp;", "&lt;", "&gt;", "&quot;"};
    unsigned char c = (unsigned char)*x->p;
    int more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : c >= 0xc2 ? 1 : 0;

    if (c == '&') {
        for (int i = 0; i < 4; i++) {
            if (strncmp(x->p, entities[i], strlen(entities[i])) == 0) {
                x->p += strlen(entities[i]);
                return true;
            }
        }
        return xml_fail(x, "unknown entity");
    }
    if (c < ' ' && c != '\n')
        return xml_fail(x, "control character");
    if ((c >= 0x80 && c < 0xc2) || c > 0xf4)
        return xml_fail(x, "not UTF-8");
    for (int i = 1; i <= more; i++) {
        if (((unsigned char)x->p[i] & 0xc0) != 0x80)
            return xml_fail(x, "not UTF-8");
    }
    x->p += more + 1;
    return true;
}

static bool xml_note(struct xml *x, const char *name, size_t n, const char *v,
                     size_t len)
{
    if (n == 2 && strncmp(name, "id", 2) == 0) {
        if (x->nids == XML_NAMES)
            return xml_fail(x, "too many ids");
        x->id[x->nids].at = v;
        x->id[x->nids++].n = len;
    }
    /* Old readers want a blank between the numbers of a transform. */
    for (size_t i = 1; i < len && n == 9 && name[0] == 't'; i++) {
        if (v[i] == '-' && v[i - 1] >= '0' && v[i - 1] <= '9')
            return xml_fail(x, "transform");
    }
    if (n == 4 && strncmp(name, "href", 4) == 0) {
        if (len < 2 || v[0] != '#')
            return xml_fail(x, "href outside the document");
        for (int i = x->nrefs - 1; i >= 0; i--) {
            if (x->ref[i].n == len - 1 &&
                memcmp(x->ref[i].at, v + 1, len - 1) == 0)
                return true;
        }
        if (x->nrefs == XML_NAMES)
            return xml_fail(x, "too many hrefs");
        x->ref[x->nrefs].at = v + 1;
        x->ref[x->nrefs++].n = len - 1;
    }
    return true;
}

static bool xml_attribute(struct xml *x, const char **names, size_t *lens,
                          int *nattrs)
{
    const char *name = x->p, *value;
    size_t n = xml_name(x);

    if (n == 0)
        return xml_fail(x, "attribute name");
    for (int i = 0; i < *nattrs; i++) {
        if (lens[i] == n && strncmp(names[i], name, n) == 0)
            return xml_fail(x, "attribute twice");
    }
    if (*nattrs == XML_ATTRS)
        return xml_fail(x, "too many attributes");
    names[*nattrs] = name;
    lens[(*nattrs)++] = n;
    x->p += n;
    if (x->p[0] != '=' || x->p[1] != '"')
        return xml_fail(x, "attribute without a value");
    x->p += 2;
    value = x->p;
    while (*x->p != '"') {
        if (*x->p == '\0' || *x->p == '<')
            return xml_fail(x, "in a value");
        if (!xml_char(x))
            return false;
    }
    x->p++;
    return xml_note(x, name, n, value, (size_t)(x->p - 1 - value));
}

static bool xml_open(struct xml *x)
{
    const char *names[XML_ATTRS], *name = ++x->p;
    size_t lens[XML_ATTRS], n = xml_name(x);
    int nattrs = 0;

    if (n == 0)
        return xml_fail(x, "element name");
    x->p += n;
    x->elements++;
    while (*x->p == ' ') {
        x->p++;
        if (!xml_attribute(x, names, lens, &nattrs))
            return false;
    }
    if (x->p[0] == '/' && x->p[1] == '>') {
        x->p += 2;
        return true;
    }
    if (*x->p != '>')
        return xml_fail(x, "end of a tag");
    x->p++;
    if (x->depth == XML_DEPTH)
        return xml_fail(x, "too deep");
    x->open[x->depth].at = name;
    x->open[x->depth++].n = n;
    return true;
}

static bool xml_close(struct xml *x)
{
    size_t n;

    x->p += 2;
    n = xml_name(x);
    if (x->depth == 0 || x->open[x->depth - 1].n != n ||
        strncmp(x->open[x->depth - 1].at, x->p, n) != 0)
        return xml_fail(x, "closing tag");
    x->depth--;
    x->p += n;
    if (*x->p++ != '>')
        return xml_fail(x, "end of a closing tag");
    return true;
}

static bool xml_names(struct xml *x, bool complete)
{
    for (int i = 0; i < x->nids; i++) {
        for (int k = 0; k < i; k++) {
            if (x->id[i].n == x->id[k].n &&
                memcmp(x->id[i].at, x->id[k].at, x->id[i].n) == 0) {
                x->p = x->id[i].at;
                return xml_fail(x, "id twice");
            }
        }
    }
    for (int i = 0; i < x->nrefs && complete; i++) {
        bool found = false;

        for (int k = 0; k < x->nids && !found; k++)
            found = x->ref[i].n == x->id[k].n &&
                    memcmp(x->ref[i].at, x->id[k].at, x->ref[i].n) == 0;
        if (!found) {
            x->p = x->ref[i].at;
            return xml_fail(x, "href to nothing");
        }
    }
    return true;
}

/*
 * Is the text one element (complete: a document whose hrefs all resolve), or a
 * fragment of several?
 */
static inline bool xml_check(struct xml *x, const char *text, bool complete)
{
    int roots = 0;

    memset(x, 0, sizeof *x);
    x->start = x->p = text;
    while (*x->p != '\0') {
        bool ok = true;

        if (x->p[0] == '<' && x->p[1] == '/') {
            ok = xml_close(x);
        } else if (x->p[0] == '<') {
            roots += x->depth == 0;
            ok = xml_open(x);
        } else if (x->depth == 0 && *x->p != '\n') {
            ok = xml_fail(x, "text outside");
        } else {
            ok = xml_char(x);
        }
        if (!ok)
            return false;
    }
    if (x->depth != 0)
        return xml_fail(x, "not closed");
    if (complete && roots != 1)
        return xml_fail(x, "not one root");
    return xml_names(x, complete);
}

#endif
