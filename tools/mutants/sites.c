/*
 * Where faults can be put: a walk over libclang's trees.  Every place is given
 * in bytes of the file as it was written.  What comes out of a macro's body has
 * no such place; what is an argument of a macro has.
 */
#include <clang-c/Index.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mutate.h"

/* Where the walk is. */
struct walk {
    struct sources *all;
    const char *function; /* NULL outside of functions */
    CXCursor parent;
    bool statement; /* the cursor stands where a statement does */
};

void *must(void *block)
{
    if (block == NULL) {
        fputs("mutate: no memory\n", stderr);
        exit(2);
    }
    return block;
}

char *copy_of(const char *s)
{
    size_t size = strlen(s) + 1;

    return memcpy(must(malloc(size)), s, size);
}

static void walk_children(const struct walk *w, CXCursor c);

/* ---- files ------------------------------------------------------------- */

static char *read_file(const char *path, size_t *size)
{
    FILE *in = fopen(path, "rb");
    char *text = NULL;
    size_t n = 0, cap = 0, got = 1;

    if (in == NULL) {
        fprintf(stderr, "mutate: %s cannot be read\n", path);
        exit(1);
    }
    while (got > 0) {
        if (cap - n < 4096)
            text = must(realloc(text, cap = 2 * cap + 8192));
        got = fread(text + n, 1, cap - n - 1, in);
        n += got;
    }
    fclose(in);
    text[n] = '\0';
    *size = n;
    return text;
}

static bool is_under(const struct sources *all, const char *path)
{
    for (int i = 0; i < all->roots; i++) {
        size_t n = strlen(all->root[i]);

        if (strncmp(path, all->root[i], n) == 0 && path[n] == '/')
            return true;
    }
    return false;
}

/* The file of that name, NULL if it is not under a root. */
static struct source *source_of(struct sources *all, const char *path)
{
    struct source *f;

    path += strncmp(path, "./", 2) == 0 ? 2 : 0;
    for (int i = 0; i < all->n; i++) {
        if (strcmp(all->file[i].path, path) == 0)
            return &all->file[i];
    }
    if (!is_under(all, path))
        return NULL;
    if (all->n == all->cap) {
        all->cap = 2 * all->cap + 64;
        all->file = must(realloc(all->file, (size_t)all->cap * sizeof *f));
    }
    f = &all->file[all->n++];
    *f = (struct source){.path = copy_of(path)};
    f->text = read_file(path, &f->size);
    return f;
}

/* ---- places ------------------------------------------------------------ */

static struct source *place(struct sources *all, CXSourceLocation at,
                            unsigned *byte)
{
    CXFile file;
    CXString name;
    struct source *f;

    clang_getFileLocation(at, &file, NULL, NULL, byte);
    if (file == NULL)
        return NULL;
    name = clang_getFileName(file);
    f = source_of(all, clang_getCString(name));
    clang_disposeString(name);
    return f;
}

/* Brackets open and close within the range, as they do in an expression. */
static bool is_balanced(const struct source *f, struct range r)
{
    int depth = 0;

    for (unsigned i = r.from; i < r.to; i++) {
        char c = f->text[i];

        if (c == '\'' && i + 2 < r.to) /* a character, perhaps a bracket */
            i += f->text[i + 1] == '\\' ? 3 : 2;
        else if (strchr("([{", c) != NULL)
            depth++;
        else if (strchr(")]}", c) != NULL && --depth < 0)
            return false;
    }
    return depth == 0;
}

static struct source *range_of(struct sources *all, CXCursor c, struct range *r)
{
    CXSourceRange extent = clang_getCursorExtent(c);
    struct source *f = place(all, clang_getRangeStart(extent), &r->from);

    if (f == NULL || place(all, clang_getRangeEnd(extent), &r->to) != f ||
        r->from >= r->to || r->to > f->size || !is_balanced(f, *r))
        return NULL;
    return f;
}

static struct site *add_site(const struct walk *w, struct source *f,
                             enum kind kind, struct range at)
{
    for (int i = 0; i < f->n; i++) {
        const struct site *s = &f->site[i];

        if (s->kind == kind && s->at.from == at.from && s->at.to == at.to)
            return NULL; /* seen from another source already */
    }
    if (f->n == f->cap) {
        f->cap = 2 * f->cap + 256;
        f->site = must(realloc(f->site, (size_t)f->cap * sizeof *f->site));
    }
    f->site[f->n] =
        (struct site){.kind = kind, .at = at, .function = copy_of(w->function)};
    return &f->site[f->n++];
}

/* ---- the four kinds ---------------------------------------------------- */

struct children {
    CXCursor item[ARGS_MAX];
    int n;
};

static enum CXChildVisitResult gather(CXCursor c, CXCursor parent,
                                      CXClientData data)
{
    struct children *list = data;

    (void)parent;
    if (list->n < ARGS_MAX)
        list->item[list->n++] = c;
    return CXChildVisit_Continue;
}

static bool is_pointer(CXCursor c)
{
    enum CXTypeKind kind = clang_getCanonicalType(clang_getCursorType(c)).kind;

    return kind != CXType_Bool && kind != CXType_Enum &&
           (kind < CXType_FirstBuiltin || kind > CXType_LastBuiltin);
}

static void find_compare(const struct walk *w, CXCursor c)
{
    struct children sides = {.n = 0};
    struct range at, side[2], op;
    struct source *f = range_of(w->all, c, &at);
    struct site *s;
    struct site shape = {.kind = KIND_COMPARE};

    clang_visitChildren(c, gather, &sides);
    if (f == NULL || sides.n != 2 ||
        range_of(w->all, sides.item[0], &side[0]) != f ||
        range_of(w->all, sides.item[1], &side[1]) != f ||
        side[0].from != at.from || side[1].to != at.to ||
        side[0].to >= side[1].from)
        return;
    shape.part[0] = side[0];
    shape.part[1] = side[1];
    compare_operator(f, &shape, &op);
    if (compare_fault(f->text + op.from, op.to - op.from, 0) == NULL)
        return;
    s = add_site(w, f, KIND_COMPARE, at);
    if (s == NULL)
        return;
    memcpy(s->part, side, sizeof side);
    s->parts = 2;
    s->pointers = is_pointer(sides.item[0]) || is_pointer(sides.item[1]);
}

/* `[RED] = ` in a table: after `{` or a comma. */
static bool is_designator(const struct source *f, struct range r)
{
    unsigned from = r.from;

    if (from == 0 || f->text[--from] != '[')
        return false;
    while (from > 0 && strchr(" \n", f->text[from - 1]) != NULL)
        from--;
    return from > 0 && strchr("{,", f->text[from - 1]) != NULL;
}

/* One word or number, not the name of a macro with arguments, no designator. */
static bool is_one_token(const struct source *f, struct range r)
{
    size_t next;

    if (f->text[r.from] != '\'') {
        for (unsigned i = r.from; i < r.to; i++) {
            if (strspn(f->text + i, "abcdefghijklmnopqrstuvwxyz_0123456789"
                                    "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 0)
                return false;
        }
    }
    next = r.to + strspn(f->text + r.to, " \n");
    return f->text[next] != '(' && !is_designator(f, r);
}

static void find_constant(const struct walk *w, CXCursor c, bool enumerator)
{
    struct range at;
    struct source *f = range_of(w->all, c, &at);
    struct site *s;

    if (f == NULL || !is_one_token(f, at) || is_pointer(c) ||
        strncmp(f->text + at.from, "NULL", 4) == 0)
        return;
    s = add_site(w, f, KIND_CONSTANT, at);
    if (s != NULL)
        s->only_more = enumerator;
}

static bool same_type(CXType a, CXType b)
{
    CXString x = clang_getTypeSpelling(clang_getCanonicalType(a));
    CXString y = clang_getTypeSpelling(clang_getCanonicalType(b));
    bool same = strcmp(clang_getCString(x), clang_getCString(y)) == 0;

    clang_disposeString(x);
    clang_disposeString(y);
    return same;
}

static bool same_text(const struct source *f, struct range a, struct range b)
{
    return a.to - a.from == b.to - b.from &&
           memcmp(f->text + a.from, f->text + b.from, a.to - a.from) == 0;
}

static void find_swap(const struct walk *w, CXCursor c)
{
    CXCursor callee = clang_getCursorReferenced(c);
    CXType type = clang_getCanonicalType(clang_getCursorType(callee));
    int n = clang_Cursor_getNumArguments(c);
    struct site shape = {.parts = n}, *s;
    struct range at;
    struct source *f = range_of(w->all, c, &at);

    if (type.kind == CXType_Pointer)
        type = clang_getPointeeType(type);
    if (f == NULL || n < 2 || n > ARGS_MAX || clang_getNumArgTypes(type) < n)
        return;
    for (int i = 0; i < n; i++) {
        CXCursor arg = clang_Cursor_getArgument(c, (unsigned)i);

        if (range_of(w->all, arg, &shape.part[i]) != f ||
            shape.part[i].from < (i > 0 ? shape.part[i - 1].to : at.from) ||
            shape.part[i].to >= at.to)
            return;
        if (i > 0 &&
            same_type(clang_getArgType(type, (unsigned)i),
                      clang_getArgType(type, (unsigned)i - 1)) &&
            !same_text(f, shape.part[i], shape.part[i - 1]))
            shape.swapped |= 1u << (i - 1);
    }
    if (shape.swapped == 0)
        return;
    s = add_site(w, f, KIND_SWAP, at);
    if (s == NULL)
        return;
    memcpy(s->part, shape.part, sizeof s->part);
    s->parts = n;
    s->swapped = shape.swapped;
}

static void find_call(const struct walk *w, CXCursor c)
{
    struct range at;
    struct source *f = range_of(w->all, c, &at);

    if (f == NULL || f->text[at.to - 1] != ')')
        return;
    find_swap(w, c);
    if (w->statement)
        add_site(w, f, KIND_CALL, at);
}

/* ---- the walk ---------------------------------------------------------- */

/* A loop's head and an if's condition are no statements, their body is. */
static bool is_statement(CXCursor parent, CXCursor c)
{
    unsigned end, begin;
    CXFile file;

    switch (clang_getCursorKind(parent)) {
    case CXCursor_CompoundStmt:
    case CXCursor_LabelStmt:
    case CXCursor_CaseStmt:
    case CXCursor_DefaultStmt:
        return true;
    case CXCursor_IfStmt:
    case CXCursor_ForStmt:
    case CXCursor_WhileStmt:
    case CXCursor_DoStmt:
        clang_getFileLocation(clang_getRangeEnd(clang_getCursorExtent(c)),
                              &file, NULL, NULL, &end);
        clang_getFileLocation(clang_getRangeEnd(clang_getCursorExtent(parent)),
                              &file, NULL, NULL, &begin);
        return end == begin;
    default:
        return false;
    }
}

/* Is what follows the `)` of an if the body that an else comes after? */
static bool is_before_else(struct sources *all, CXCursor c)
{
    struct range r;
    struct source *f = range_of(all, c, &r);
    const char *p;

    if (f == NULL || f->text[r.to] != ';')
        return false;
    p = f->text + r.to + 1;
    return strncmp(p + strspn(p, " \n"), "else", 4) == 0;
}

static void walk_cursor(const struct walk *w, CXCursor c)
{
    switch (clang_getCursorKind(c)) {
    case CXCursor_BinaryOperator:
        find_compare(w, c);
        break;
    case CXCursor_IntegerLiteral:
    case CXCursor_CharacterLiteral:
        find_constant(w, c, false);
        return;
    case CXCursor_ParenExpr: /* the body of a named constant */
        find_constant(w, c, false);
        break;
    case CXCursor_DeclRefExpr:
        if (clang_getCursorKind(clang_getCursorReferenced(c)) ==
            CXCursor_EnumConstantDecl)
            find_constant(w, c, true);
        return;
    case CXCursor_CallExpr:
        find_call(w, c);
        break;
    default:
        break;
    }
    walk_children(w, c);
}

static enum CXChildVisitResult visit(CXCursor c, CXCursor parent,
                                     CXClientData data)
{
    const struct walk *outer = data;
    struct walk w = *outer;
    enum CXCursorKind kind = clang_getCursorKind(c);

    w.statement = is_statement(parent, c) ||
                  (clang_getCursorKind(parent) == CXCursor_IfStmt &&
                   is_before_else(w.all, c));
    w.parent = parent;
    if (kind == CXCursor_StaticAssert || kind == CXCursor_UnaryExpr ||
        kind == CXCursor_EnumDecl || kind == CXCursor_StructDecl ||
        kind == CXCursor_ParmDecl)
        return CXChildVisit_Continue;
    if (kind == CXCursor_VarDecl) {
        CXCursor value = clang_Cursor_getVarDeclInitializer(c);

        if (clang_Cursor_getStorageClass(c) != CX_SC_Static &&
            !clang_Cursor_isNull(value))
            walk_cursor(&w, value);
    } else {
        walk_cursor(&w, c);
    }
    return CXChildVisit_Continue;
}

/* A case: all but its label. */
static enum CXChildVisitResult visit_case(CXCursor c, CXCursor parent,
                                          CXClientData data)
{
    struct children labels = {.n = 0};

    clang_visitChildren(parent, gather, &labels);
    if (clang_equalCursors(labels.item[0], c))
        return CXChildVisit_Continue;
    return visit(c, parent, data);
}

static void walk_children(const struct walk *w, CXCursor c)
{
    struct walk inner = *w;

    clang_visitChildren(
        c, clang_getCursorKind(c) == CXCursor_CaseStmt ? visit_case : visit,
        &inner);
}

static enum CXChildVisitResult visit_top(CXCursor c, CXCursor parent,
                                         CXClientData data)
{
    struct walk w = {.all = data};
    CXString name;
    unsigned byte;

    (void)parent;
    if (clang_getCursorKind(c) != CXCursor_FunctionDecl ||
        !clang_isCursorDefinition(c) ||
        place(w.all, clang_getCursorLocation(c), &byte) == NULL)
        return CXChildVisit_Continue;
    name = clang_getCursorSpelling(c);
    w.function = clang_getCString(name);
    walk_children(&w, c);
    clang_disposeString(name);
    return CXChildVisit_Continue;
}

/* Headers without sites are written too. */
static void meet_header(CXFile file, CXSourceLocation *stack, unsigned depth,
                        CXClientData data)
{
    CXString name = clang_getFileName(file);

    (void)stack, (void)depth;
    source_of(data, clang_getCString(name));
    clang_disposeString(name);
}

static bool is_broken(CXTranslationUnit unit)
{
    bool broken = false;

    for (unsigned i = 0; i < clang_getNumDiagnostics(unit); i++) {
        CXDiagnostic d = clang_getDiagnostic(unit, i);
        CXString text =
            clang_formatDiagnostic(d, clang_defaultDiagnosticDisplayOptions());

        if (clang_getDiagnosticSeverity(d) >= CXDiagnostic_Error) {
            fprintf(stderr, "mutate: %s\n", clang_getCString(text));
            broken = true;
        }
        clang_disposeString(text);
        clang_disposeDiagnostic(d);
    }
    return broken;
}

bool find_sites(struct sources *all, const char *path, const char *const *flags,
                int nflags)
{
    CXIndex index = clang_createIndex(0, 0);
    CXTranslationUnit unit = clang_parseTranslationUnit(
        index, path, flags, nflags, NULL, 0, CXTranslationUnit_None);
    bool ok = unit != NULL && !is_broken(unit);

    if (ok) {
        clang_getInclusions(unit, meet_header, all);
        clang_visitChildren(clang_getTranslationUnitCursor(unit), visit_top,
                            all);
    } else {
        fprintf(stderr, "mutate: %s cannot be parsed\n", path);
    }
    if (unit != NULL)
        clang_disposeTranslationUnit(unit);
    clang_disposeIndex(index);
    return ok;
}
