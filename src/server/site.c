/*
 * The page's files, read into memory when the server starts: only what was
 * there can be asked for, so no path leads anywhere else.  NAME.br or NAME.gz
 * beside NAME is sent to those who take it.  A path without a dot is the page
 * itself.  The documents (`make site`) are under /doc, if there are any.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include <sodium.h>

#include "server/http.h"
#include "server/log.h"

/* Files and bytes that a page may have. */
#define FILES_MAX 4096
#define FILE_MAX  ((long)64 << 20)

#define DOCUMENTS "/doc"

struct file {
    char *path; /* "/assets/x.js" */
    char *data;
    size_t len;
    char etag[40];
    const char *type;
    bool gone; /* not as the page is now */
};

struct site {
    struct file *file;
    int n;
};

static const char page_policy[] =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri "
    "'none'; "
    "form-action 'none'; frame-ancestors 'none'";

static const char *type_of(const char *path)
{
    static const char *const types[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".woff2", "font/woff2"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".jpg", "image/jpeg"},
        {".ico", "image/x-icon"},
        {".txt", "text/plain; charset=utf-8"},
        {".ogg", "audio/ogg"},
        {".mp3", "audio/mpeg"},
    };
    const char *dot = strrchr(path, '.');

    for (size_t i = 0; dot != NULL && i < sizeof types / sizeof types[0]; i++) {
        if (strcmp(dot, types[i][0]) == 0)
            return types[i][1];
    }
    return "application/octet-stream";
}

/* ---- reading ------------------------------------------------------------ */

static void make_etag(struct file *f)
{
    unsigned char hash[16];
    char hex[33];

    crypto_generichash(hash, sizeof hash, (const unsigned char *)f->data,
                       f->len, NULL, 0);
    sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
    snprintf(f->etag, sizeof f->etag, "\"%s\"", hex);
}

static void read_file(struct site *s, const char *full, const char *path)
{
    FILE *f = fopen(full, "rb");
    struct file *to;
    long n;

    if (f == NULL || s->n == FILES_MAX)
        goto out;
    if (fseek(f, 0, SEEK_END) < 0 || (n = ftell(f)) < 0 || n > FILE_MAX)
        goto out;
    rewind(f);
    s->file = server_more(s->file, ((size_t)s->n + 1) * sizeof *s->file);
    to = &s->file[s->n];
    memset(to, 0, sizeof *to);
    to->data = server_more(NULL, (size_t)n + 1);
    to->len = fread(to->data, 1, (size_t)n, f);
    to->data[to->len] = '\0';
    to->path = server_copy(path);
    to->type = type_of(path);
    make_etag(to);
    s->n++;
out:
    if (f != NULL)
        fclose(f);
}

static void read_folder(struct site *s, const char *full, const char *path,
                        int depth)
{
    DIR *dir = depth > 8 ? NULL : opendir(full);
    char name[1024], below[1024];
    struct dirent *e;
    struct stat st;

    while (dir != NULL && (e = readdir(dir)) != NULL) {
        if (e->d_name[0] == '.' ||
            snprintf(name, sizeof name, "%s/%s", full, e->d_name) >=
                (int)sizeof name ||
            snprintf(below, sizeof below, "%s/%s", path, e->d_name) >=
                (int)sizeof below ||
            stat(name, &st) < 0)
            continue;
        if (S_ISDIR(st.st_mode))
            read_folder(s, name, below, depth + 1);
        else if (S_ISREG(st.st_mode))
            read_file(s, name, below);
    }
    if (dir != NULL)
        closedir(dir);
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const struct file *)a)->path,
                  ((const struct file *)b)->path);
}

struct site *site_load(const char *page, const char *documents)
{
    struct site *s = server_memory(sizeof *s);

    if (page != NULL)
        read_folder(s, page, "", 0);
    if (documents != NULL)
        read_folder(s, documents, DOCUMENTS, 0);
    if (s->n > 0)
        qsort(s->file, (size_t)s->n, sizeof *s->file, by_path);
    log_number(LOG_INFO, "page_loaded", "files", s->n);
    return s;
}

void site_free(struct site *s)
{
    for (int i = 0; i < s->n; i++) {
        free(s->file[i].path);
        free(s->file[i].data);
    }
    free(s->file);
    free(s);
}

/* ---- answering ---------------------------------------------------------- */

static struct file *find(const struct site *s, const char *path)
{
    struct file key = {0};
    char copy[1024];

    if (s->n == 0 || strlen(path) >= sizeof copy)
        return NULL;
    memcpy(copy, path, strlen(path) + 1);
    key.path = copy;
    return bsearch(&key, s->file, (size_t)s->n, sizeof key, by_path);
}

/* Names with a hash in them never change their content. */
static bool is_lasting(const char *path)
{
    return strncmp(path, "/assets/", 8) == 0;
}

/* Does an Accept-Encoding name the coding, and not with q=0? */
static bool takes(const char *header, const char *coding)
{
    size_t n = strlen(coding);

    while (header != NULL && *header != '\0') {
        size_t len = strcspn(header, ",");

        if (strcspn(header, " \t;,") == n &&
            strncasecmp(header, coding, n) == 0) {
            const char *q = strstr(header, "q=");

            return q == NULL || q > header + len || strtod(q + 2, NULL) > 0;
        }
        header += len;
        header += strspn(header, " \t,");
    }
    return false;
}

/* The file packed as this caller takes it, or the file itself. */
static const struct file *packed(const struct site *s, const struct file *f,
                                 const char *header, const char **coding)
{
    static const char *const kinds[][2] = {{"br", "br"}, {"gzip", "gz"}};
    char name[1024];

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        const struct file *found = NULL;

        if (takes(header, kinds[i][0]) &&
            snprintf(name, sizeof name, "%s.%s", f->path, kinds[i][1]) <
                (int)sizeof name)
            found = find(s, name);
        if (found != NULL && !found->gone) {
            *coding = kinds[i][0];
            return found;
        }
    }
    return f;
}

/*
 * Those who show a link's preview want its picture's whole address, which only
 * a server knows: it goes before the path in the page.  What was packed at the
 * build is not that page any more, so it is forgotten.
 */
void site_set_address(struct site *s, const char *address)
{
    static const char *const packs[] = {"/index.html.br", "/index.html.gz"};
    static const char mark[] = "property=\"og:image\" content=\"";
    struct file *f = find(s, "/index.html");
    char *at = f == NULL ? NULL : strstr(f->data, mark);
    size_t n = strlen(address), before;

    if (at == NULL || at[sizeof mark - 1] != '/' ||
        strpbrk(address, "\"<>& ") != NULL)
        return;
    before = (size_t)(at - f->data) + sizeof mark - 1;
    f->data = server_more(f->data, f->len + n + 1);
    memmove(f->data + before + n, f->data + before, f->len - before + 1);
    memcpy(f->data + before, address, n);
    f->len += n;
    make_etag(f);
    for (size_t i = 0; i < sizeof packs / sizeof packs[0]; i++) {
        if ((f = find(s, packs[i])) != NULL)
            f->gone = true;
    }
}

bool site_has_page(const struct site *s)
{
    return find(s, "/index.html") != NULL;
}

/* What a browser sees of a server that has no page. */
static void answer_without_page(struct call *c)
{
    static const char text[] =
        "This Deskovka server has no page to show: it was not built.\n"
        "Run `make web`, or name its folder: deskovka serve --web FOLDER.\n"
        "Programs can play: doc/server-protocol.md.\n";

    call_lasting(c, 503, "text/plain; charset=utf-8", text, sizeof text - 1);
    call_header(c, "Cache-Control", "no-store");
}

/* The file that a path means. */
static const struct file *file_of(const struct site *s, const char *path)
{
    static const char front[] = DOCUMENTS "/index.html";
    size_t n = sizeof DOCUMENTS - 1;

    if (strncmp(path, DOCUMENTS "/", n + 1) == 0 && find(s, front) != NULL)
        return find(s, path[n + 1] == '\0' ? front : path);
    return find(s, strchr(path, '.') == NULL ? "/index.html" : path);
}

/* Links of the documents begin at their folder: its name needs the slash. */
static bool needs_slash(const struct site *s, const char *path)
{
    return strcmp(path, DOCUMENTS) == 0 &&
           find(s, DOCUMENTS "/index.html") != NULL;
}

bool site_answer(struct site *s, struct call *c)
{
    const char *has = call_get_header(c, "If-None-Match");
    const char *coding = NULL;
    const struct file *f, *body;

    if (needs_slash(s, c->path)) {
        call_lasting(c, 301, "text/plain; charset=utf-8", "", 0);
        call_header(c, "Location", DOCUMENTS "/");
        return true;
    }
    f = file_of(s, c->path);
    if (f == NULL && strcmp(c->path, "/") == 0) {
        answer_without_page(c);
        return true;
    }
    if (f == NULL)
        return false;
    body = packed(s, f, call_get_header(c, "Accept-Encoding"), &coding);
    if (has != NULL && strcmp(has, body->etag) == 0)
        call_lasting(c, 304, f->type, "", 0);
    else
        call_lasting(c, 200, f->type, body->data, body->len);
    if (coding != NULL)
        call_header(c, "Content-Encoding", coding);
    call_header(c, "Vary", "Accept-Encoding");
    call_header(c, "ETag", body->etag);
    call_header(c, "Cache-Control",
                is_lasting(f->path) ? "public, max-age=31536000, immutable"
                                    : "no-cache");
    call_header(c, "Content-Security-Policy", page_policy);
    return true;
}
