/*
 * The lists of requests and fields in doc/server-protocol.md are those of the
 * server's own table.  usage: test_requests [FILE]; with `-` it prints them.
 */
#define table testing_table /* the server has a table of its own */
#include "testing.h"
#undef table

#include "server/request.h"

static const char *const whos[NWHOS] = {"", "owner"};
static const char *const whens[NWHENS] = {"", "open", "playing", "started"};
static const char *const whiches[NWHICHES] = {
    [SEAT_ANY] = "",
    [SEAT_FREE] = "free seat",
    [SEAT_OWN] = "own seat",
    [SEAT_HELD] = "own seat, or lent to a bot",
    [SEAT_LENT] = "own seat lent to a bot",
    [SEAT_OCCUPIED] = "own seat; owner: any taken",
};

static void add(struct buffer *o, const char *part, const char *between,
                bool *first)
{
    if (part[0] == '\0')
        return;
    if (!*first)
        buffer_put(o, between);
    buffer_put(o, part);
    *first = false;
}

static void add_name(struct buffer *o, const char *name, bool must, bool *first)
{
    add(o, "`", ", ", first);
    buffer_put(o, name);
    buffer_put(o, must ? "`" : "`?");
}

/* | `sit` | `id`, `seat`, `name`? | open | free seat | */
static void write_request(const struct request *r, struct buffer *o)
{
    bool first = true;

    buffer_put(o, "| `");
    buffer_put(o, r->type);
    buffer_put(o, "` | ");
    if (r->id != ID_NEVER)
        add_name(o, "id", r->id == ID_MUST, &first);
    for (const struct field *f = r->fields; f->name != NULL; f++)
        add_name(o, f->name, f->must, &first);
    buffer_put(o, " | ");
    first = true;
    add(o, whos[r->who], "; ", &first);
    add(o, whens[r->when], "; ", &first);
    add(o, whiches[r->seat], "; ", &first);
    buffer_put(o, first ? "| " : " | ");
}

static void add_range(struct buffer *o, int lo, int hi)
{
    buffer_int(o, lo);
    buffer_put(o, "–");
    if (hi == INT32_MAX)
        buffer_put(o, "2³¹−1");
    else
        buffer_int(o, hi);
}

static void write_limits(const struct field *f, struct buffer *o)
{
    bool first = true;

    switch (f->kind) {
    case FIELD_INT:
        buffer_put(o, "integer ");
        add_range(o, f->lo, f->hi);
        break;
    case FIELD_BOOL:
        buffer_put(o, f->none ? "boolean, else true" : "boolean, else false");
        break;
    case FIELD_TEXT:
        buffer_put(o, "text, at most ");
        buffer_int(o, f->hi);
        buffer_put(o, " bytes");
        break;
    case FIELD_WORD:
        for (int i = 0; i < f->hi; i++)
            add_name(o, f->words[i], true, &first);
        break;
    default:
        buffer_put(o, "list of ");
        add_range(o, f->lo, f->hi);
    }
}

/* | `seat` | `act`, `sit` | integer 0–7 | */
static void write_field(const struct field *f, struct buffer *o)
{
    struct buffer mine = {0}, other = {0};
    const struct request *r;
    bool first = true;

    buffer_put(o, "| `");
    buffer_put(o, f->name);
    buffer_put(o, "` | ");
    write_limits(f, &mine);
    for (int i = 0; (r = request_at(i)) != NULL; i++) {
        for (const struct field *g = r->fields; g->name != NULL; g++) {
            buffer_clear(&other);
            write_limits(g, &other);
            if (strcmp(f->name, g->name) == 0 &&
                strcmp(mine.text, other.text) == 0)
                add_name(o, r->type, true, &first);
        }
    }
    buffer_put(o, " | ");
    buffer_put(o, mine.text);
    buffer_put(o, " |");
    buffer_free(&mine);
    buffer_free(&other);
}

/* All lines, one after another; a field is listed where it comes first. */
static int write_lines(struct buffer *line, int most)
{
    const struct request *r;
    int n = 0;

    for (int i = 0; (r = request_at(i)) != NULL; i++)
        write_request(r, &line[n++]);
    for (int i = 0; (r = request_at(i)) != NULL; i++) {
        for (const struct field *f = r->fields; f->name != NULL; f++) {
            bool seen = false;

            write_field(f, &line[n]);
            for (int k = 0; k < n; k++)
                seen = seen || strcmp(line[k].text, line[n].text) == 0;
            if (seen)
                buffer_free(&line[n]);
            else
                n++;
            if (n == most)
                return n;
        }
    }
    return n;
}

/* Lines of tables in the part between two headings. */
static void read_lines(FILE *f, struct buffer *text)
{
    char line[1024];
    bool inside = false;

    while (fgets(line, sizeof line, f) != NULL) {
        if (strncmp(line, "### ", 4) == 0)
            inside = strncmp(line, "### Client to server", 20) == 0;
        if (inside && strncmp(line, "| `", 3) == 0 &&
            strncmp(line, "| `t` ", 6) != 0)
            buffer_put(text, line);
    }
}

static void compare(const char *path, const struct buffer *line, int n)
{
    FILE *f = fopen(path, "r");
    struct buffer text = {0};
    const char *at;

    CHECK(f != NULL, "%s can be read", path);
    if (f == NULL)
        return;
    read_lines(f, &text);
    fclose(f);
    at = buffer_text(&text);
    for (int i = 0; i < n; i++) {
        HOLD(strncmp(at, line[i].text, line[i].len) == 0,
             "the protocol says\n  %.*s\nand the server\n  %s",
             (int)strcspn(at, "\n"), at, line[i].text);
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    HOLD(*at == '\0', "the protocol says more: %s", at);
    test_case("");
    buffer_free(&text);
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "doc/server-protocol.md";
    struct buffer line[100] = {{0}};
    int n = write_lines(line, 100);

    if (strcmp(path, "-") == 0) {
        for (int i = 0; i < n; i++)
            puts(line[i].text);
        return 0;
    }
    compare(path, line, n);
    for (int i = 0; i < n; i++)
        buffer_free(&line[i]);
    return test_end();
}
