/* A position: legal actions, playing, views, observations, pictures. */
#include "core.h"

#include <string.h>

/* ---- making ------------------------------------------------------------ */

static State *make(PyTypeObject *type, Rules *rules, uint64_t rng)
{
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    State *self = (State *)(void *)alloc(type, 0);

    if (self == NULL)
        return NULL;
    self->rules = (Rules *)(void *)Py_NewRef((PyObject *)rules);
    self->rng = rng;
    self->s = core_alloc(dsk_state_size(rules->r), &self->block);
    if (self->s == NULL)
        Py_CLEAR(self);
    return self;
}

State *state_new(Rules *rules, const dsk_state *from, uint64_t rng)
{
    State *self = make(state_type, rules, rng);

    if (self != NULL)
        dsk_copy(rules->r, self->s, from);
    return self;
}

static PyObject *state_new_(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *words[] = {"rules", "seed", NULL};
    uint64_t seed = 0;
    PyObject *rules;
    State *self;

    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!|O&", words, rules_type,
                                     &rules, core_seed, &seed))
        return NULL;
    self = make(type, (Rules *)(void *)rules, seed);
    if (self != NULL)
        dsk_init(self->rules->r, self->s);
    return (PyObject *)self;
}

static void state_dealloc(PyObject *o)
{
    State *self = (State *)(void *)o;

    core_free(self->block);
    Py_XDECREF((PyObject *)self->rules);
    core_dealloc(o);
}

#define SELF(o)  ((State *)(void *)(o))
#define RULES(o) (SELF(o)->rules->r)

/* ---- actions ----------------------------------------------------------- */

static bool parse(State *self, PyObject *o, dsk_action *a)
{
    PyObject *bytes;
    const char *text = core_chars(o, &bytes);
    dsk_note why;
    int status;

    if (text == NULL)
        return false;
    memset(&why, 0, sizeof why);
    status = dsk_parse(self->rules->r, self->s, text, a, &why);
    Py_DECREF(bytes);
    if (status < 0)
        core_raise(status, &why, "this is no action");
    return status >= 0;
}

bool state_action(State *self, PyObject *o, dsk_action *a)
{
    PyObject *index;
    unsigned long n;

    if (PyUnicode_Check(o))
        return parse(self, o, a);
    index = PyNumber_Index(o);
    if (index == NULL)
        return false;
    n = PyLong_AsUnsignedLong(index);
    Py_DECREF(index);
    if (PyErr_Occurred() != NULL || n > UINT32_MAX) {
        PyErr_Clear();
        core_raise(DSK_E_ILLEGAL, NULL, "no action has this number");
        return false;
    }
    *a = (dsk_action)n;
    return true;
}

static int list_legal(State *self, dsk_action *a, uint32_t *weight)
{
    return dsk_legal(self->rules->r, self->s, a, weight, LEGAL_MAX);
}

static PyObject *numbers(const dsk_action *a, int n)
{
    PyObject *list = PyList_New(n < 0 ? 0 : n);

    for (int i = 0; list != NULL && i < n; i++) {
        PyObject *item = PyLong_FromUnsignedLong(a[i]);

        if (item == NULL || PyList_SetItem(list, i, item) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *state_legal(PyObject *o, PyObject *none)
{
    dsk_action a[LEGAL_MAX];

    (void)none;
    return numbers(a, list_legal(SELF(o), a, NULL));
}

static PyObject *state_chances(PyObject *o, PyObject *none)
{
    dsk_action a[LEGAL_MAX];
    uint32_t weight[LEGAL_MAX];
    double total = 0;
    PyObject *list = PyList_New(0);
    int n = 0;

    (void)none;
    if (dsk_player(RULES(o), SELF(o)->s) == DSK_CHANCE)
        n = list_legal(SELF(o), a, weight);
    for (int i = 0; i < n; i++)
        total += weight[i];
    for (int i = 0; list != NULL && i < n; i++) {
        PyObject *item =
            Py_BuildValue("kd", (unsigned long)a[i], weight[i] / total);

        if (item == NULL || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static void collect(void *user, const dsk_note *note)
{
    PyObject *list = user, *event = core_event(note);

    if (event != NULL)
        PyList_Append(list, event);
    Py_XDECREF(event);
}

/* Carries it out; a list of events if somebody listens, else None. */
static PyObject *apply(State *self, dsk_action a, int viewer, bool listen)
{
    dsk_sink sink = {viewer, collect, NULL};
    PyObject *list = NULL;
    dsk_note why;
    int status;

    if (listen) {
        list = PyList_New(0);
        if (list == NULL)
            return NULL;
        sink.user = list;
    }
    status = dsk_apply(self->rules->r, self->s, a, listen ? &sink : NULL, &why);
    if (status < 0 || PyErr_Occurred() != NULL) {
        Py_XDECREF(list);
        return status < 0 ? core_raise(status, &why, "not legal") : NULL;
    }
    return listen ? list : Py_NewRef(Py_None);
}

static PyObject *state_apply(PyObject *o, PyObject *const *args, Py_ssize_t n)
{
    dsk_action a;
    int viewer = DSK_REFEREE;

    if (n < 1 || n > 2) {
        PyErr_SetString(PyExc_TypeError, "apply(action, viewer=None)");
        return NULL;
    }
    if (!state_action(SELF(o), args[0], &a))
        return NULL;
    if (n == 2 && args[1] != Py_None) {
        viewer = core_viewer(SELF(o)->rules, args[1], true);
        return viewer < -2 ? NULL : apply(SELF(o), a, viewer, true);
    }
    return apply(SELF(o), a, viewer, false);
}

/* ---- ids --------------------------------------------------------------- */

static bool decode(State *self, PyObject *o, dsk_action *a)
{
    long id;
    int status;

    if (!rules_encoded(self->rules) ||
        !core_int(o, 0, self->rules->sp.actions - 1, "an id", &id))
        return false;
    status = dsk_decode(&self->rules->sp, self->s, (int)id, a);
    if (status < 0)
        core_raise(status, NULL, "this id means nothing here");
    return status >= 0;
}

static PyObject *state_apply_id(PyObject *o, PyObject *id)
{
    dsk_action a;

    return decode(SELF(o), id, &a) ? apply(SELF(o), a, 0, false) : NULL;
}

static PyObject *state_decode(PyObject *o, PyObject *id)
{
    dsk_action a;

    return decode(SELF(o), id, &a) ? PyLong_FromUnsignedLong(a) : NULL;
}

static PyObject *state_encode(PyObject *o, PyObject *action)
{
    dsk_action legal[LEGAL_MAX], a;
    int n, id;

    if (!rules_encoded(SELF(o)->rules) || !state_action(SELF(o), action, &a))
        return NULL;
    n = list_legal(SELF(o), legal, NULL);
    while (n > 0 && legal[n - 1] != a)
        n--;
    if (n <= 0)
        return core_raise(DSK_E_ILLEGAL, NULL, "not legal");
    id = dsk_encode(&SELF(o)->rules->sp, SELF(o)->s, a);
    if (id < 0)
        return core_raise(id, NULL, "outside the window");
    return PyLong_FromLong(id);
}

static PyObject *state_legal_ids(PyObject *o, PyObject *none)
{
    int32_t ids[LEGAL_MAX];
    PyObject *list;
    int n;

    (void)none;
    if (!rules_encoded(SELF(o)->rules))
        return NULL;
    n = dsk_ids(&SELF(o)->rules->sp, SELF(o)->s, ids, LEGAL_MAX, NULL);
    list = PyList_New(n < 0 ? 0 : n);
    for (int i = 0; list != NULL && i < n; i++) {
        PyObject *item = PyLong_FromLong(ids[i]);

        if (item == NULL || PyList_SetItem(list, i, item) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *state_turn_id(PyObject *o, PyObject *args)
{
    int symmetry, id;

    if (!rules_encoded(SELF(o)->rules) ||
        !PyArg_ParseTuple(args, "ii", &symmetry, &id))
        return NULL;
    id = dsk_turn_id(&SELF(o)->rules->sp, SELF(o)->s, symmetry, id);
    if (id < 0)
        return core_raise(id, NULL, "no such symmetry or id");
    return PyLong_FromLong(id);
}

/* ---- into the caller's buffers ----------------------------------------- */

/* A writable buffer of that size; false and an exception. */
static bool buffer(PyObject *o, size_t size, Py_buffer *b)
{
    if (PyObject_GetBuffer(o, b, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0)
        return false;
    if ((size_t)b->len == size)
        return true;
    PyErr_Format(PyExc_ValueError, "a buffer of %zu bytes is needed", size);
    PyBuffer_Release(b);
    return false;
}

static PyObject *observe(PyObject *o, PyObject *args, bool planes)
{
    const dsk_space *sp = &SELF(o)->rules->sp;
    PyObject *who, *out;
    Py_buffer b;
    int viewer;

    if (!rules_encoded(SELF(o)->rules) ||
        !PyArg_ParseTuple(args, "OO", &who, &out))
        return NULL;
    viewer = core_viewer(SELF(o)->rules, who, false);
    if (viewer < -1 ||
        !buffer(out,
                planes ? (size_t)(sp->planes * sp->rows * sp->cols)
                       : (size_t)sp->compact,
                &b))
        return NULL;
    if (planes)
        dsk_observe_planes(sp, SELF(o)->s, viewer, b.buf);
    else
        dsk_observe(sp, SELF(o)->s, viewer, b.buf);
    PyBuffer_Release(&b);
    Py_RETURN_NONE;
}

static PyObject *state_observe(PyObject *o, PyObject *args)
{
    return observe(o, args, false);
}

static PyObject *state_planes(PyObject *o, PyObject *args)
{
    return observe(o, args, true);
}

static PyObject *state_mask(PyObject *o, PyObject *out)
{
    const dsk_space *sp = &SELF(o)->rules->sp;
    int32_t ids[LEGAL_MAX];
    Py_buffer b;
    int n;

    if (!rules_encoded(SELF(o)->rules) || !buffer(out, (size_t)sp->actions, &b))
        return NULL;
    n = dsk_ids(sp, SELF(o)->s, ids, LEGAL_MAX, NULL);
    memset(b.buf, 0, (size_t)sp->actions);
    for (int i = 0; i < n; i++)
        ((uint8_t *)b.buf)[ids[i]] = 1;
    PyBuffer_Release(&b);
    Py_RETURN_NONE;
}

/* ---- chance ------------------------------------------------------------ */

static PyObject *state_sample(PyObject *o, PyObject *none)
{
    dsk_action a;
    int status = dsk_sample(RULES(o), SELF(o)->s, &SELF(o)->rng, &a);

    (void)none;
    if (status < 0)
        return core_raise(status, NULL, "it is not chance that acts");
    return PyLong_FromUnsignedLong(a);
}

static PyObject *state_play_chance(PyObject *o, PyObject *none)
{
    dsk_action a;
    long made = 0;

    (void)none;
    for (; dsk_player(RULES(o), SELF(o)->s) == DSK_CHANCE; made++) {
        if (dsk_sample(RULES(o), SELF(o)->s, &SELF(o)->rng, &a) < 0 ||
            dsk_apply(RULES(o), SELF(o)->s, a, NULL, NULL) < 0)
            return core_raise(DSK_E_ARGUMENT, NULL, "there is nothing to draw");
    }
    return PyLong_FromLong(made);
}

static PyObject *state_playout(PyObject *o, PyObject *args)
{
    int most = 1000000;

    if (!PyArg_ParseTuple(args, "|i", &most))
        return NULL;
    return PyLong_FromLong(
        dsk_playout(RULES(o), SELF(o)->s, &SELF(o)->rng, most, NULL));
}

static PyObject *state_resample(PyObject *o, PyObject *args)
{
    uint64_t seed;
    PyObject *who;
    int viewer;

    if (!PyArg_ParseTuple(args, "OO&", &who, core_seed, &seed))
        return NULL;
    viewer = core_viewer(SELF(o)->rules, who, false);
    if (viewer < -1)
        return NULL;
    dsk_resample(RULES(o), SELF(o)->s, viewer, seed);
    Py_RETURN_NONE;
}

/* ---- texts ------------------------------------------------------------- */

struct asked {
    State *self;
    int viewer;
    dsk_action action;
    const char *text;
    dsk_svg *svg;
    dsk_svg_style style;
};

static int write_view(void *user, char *buf, size_t n)
{
    struct asked *q = user;

    return dsk_view(q->self->rules->r, q->self->s, q->viewer, buf, n);
}

static PyObject *state_view(PyObject *o, PyObject *args)
{
    struct asked q = {.self = SELF(o), .viewer = DSK_SPECTATOR};
    PyObject *who = NULL;

    if (!PyArg_ParseTuple(args, "|O", &who))
        return NULL;
    if (who != NULL)
        q.viewer = core_viewer(SELF(o)->rules, who, false);
    return q.viewer < -1 ? NULL : core_text(write_view, &q);
}

static int write_action(void *user, char *buf, size_t n)
{
    struct asked *q = user;

    return dsk_format(q->self->rules->r, q->self->s, q->action, buf, n);
}

/* Only what is legal is sure to have a text. */
static PyObject *state_format(PyObject *o, PyObject *action)
{
    struct asked q = {.self = SELF(o)};
    dsk_action legal[LEGAL_MAX];
    int n;

    if (!state_action(SELF(o), action, &q.action))
        return NULL;
    n = list_legal(SELF(o), legal, NULL);
    while (n > 0 && legal[n - 1] != q.action)
        n--;
    if (n <= 0)
        return core_raise(DSK_E_ILLEGAL, NULL, "not legal");
    return core_text(write_action, &q);
}

static PyObject *state_parse(PyObject *o, PyObject *text)
{
    dsk_action a;

    return parse(SELF(o), text, &a) ? PyLong_FromUnsignedLong(a) : NULL;
}

static PyObject *state_expand(PyObject *o, PyObject *line)
{
    dsk_action a[LEGAL_MAX];
    PyObject *bytes;
    const char *text = core_chars(line, &bytes);
    dsk_note why;
    int n;

    if (text == NULL)
        return NULL;
    memset(&why, 0, sizeof why);
    n = dsk_expand(RULES(o), SELF(o)->s, text, a, LEGAL_MAX, &why);
    Py_DECREF(bytes);
    return n < 0 ? core_raise(n, &why, "this is no action") : numbers(a, n);
}

static PyObject *state_put(PyObject *o, PyObject *line)
{
    PyObject *bytes;
    const char *text = core_chars(line, &bytes);
    dsk_note why;
    int status;

    if (text == NULL)
        return NULL;
    memset(&why, 0, sizeof why);
    status = dsk_put(RULES(o), SELF(o)->s, text, NULL, &why);
    Py_DECREF(bytes);
    if (status < 0)
        return core_raise(status, &why, "refused");
    Py_RETURN_NONE;
}

static int write_inspect(void *user, char *buf, size_t n)
{
    struct asked *q = user;

    return dsk_inspect(q->self->rules->r, q->self->s, q->viewer, q->text, buf,
                       n);
}

static PyObject *state_inspect(PyObject *o, PyObject *args)
{
    struct asked q = {.self = SELF(o), .viewer = DSK_SPECTATOR};
    PyObject *who = NULL;

    if (!PyArg_ParseTuple(args, "s|O", &q.text, &who))
        return NULL;
    if (who != NULL)
        q.viewer = core_viewer(SELF(o)->rules, who, false);
    return q.viewer < -1 ? NULL : core_text(write_inspect, &q);
}

/* ---- pictures ---------------------------------------------------------- */

static int write_svg(void *user, char *buf, size_t n)
{
    struct asked *q = user;

    return dsk_svg_draw(q->svg, &q->style, buf, n);
}

static int write_board(void *user, char *buf, size_t n)
{
    struct asked *q = user;
    dsk_text_style style = {0, 1, DSK_TEXT_AUTO, 0, 0, "en", NULL};

    return dsk_text_board(q->svg, &style, buf, n);
}

/* One drawing board for all, made when it is first asked for. */
static dsk_svg *drawing(void)
{
    static dsk_svg *svg;
    static void *block;

    if (svg == NULL) {
        svg = core_alloc(dsk_svg_size(), &block);
        if (svg != NULL)
            dsk_svg_init(svg);
    }
    return svg;
}

static PyObject *draw(PyObject *o, PyObject *args, core_writer *how)
{
    dsk_svg_style style = DSK_SVG_STYLE;
    struct asked q = {.self = SELF(o), .viewer = DSK_SPECTATOR, .style = style};
    PyObject *who = NULL;
    dsk_note why;
    int status;

    if (!PyArg_ParseTuple(args, "|O", &who))
        return NULL;
    if (who != NULL)
        q.viewer = core_viewer(SELF(o)->rules, who, false);
    q.svg = q.viewer < -1 ? NULL : drawing();
    if (q.svg == NULL)
        return NULL;
    q.style.layers |= DSK_SVG_PLAYERS;
    status = dsk_svg_position(q.svg, RULES(o), SELF(o)->s, q.viewer, &why);
    if (status < 0)
        return core_raise(status, &why, "this cannot be drawn");
    return core_text(how, &q);
}

static PyObject *state_svg(PyObject *o, PyObject *args)
{
    return draw(o, args, write_svg);
}

static PyObject *state_board(PyObject *o, PyObject *args)
{
    return draw(o, args, write_board);
}

static PyObject *state_repr_svg(PyObject *o, PyObject *none)
{
    PyObject *args = PyTuple_New(0), *svg;

    (void)none;
    svg = args == NULL ? NULL : draw(o, args, write_svg);
    Py_XDECREF(args);
    return svg;
}

/* ---- standing ---------------------------------------------------------- */

static PyObject *state_scores(PyObject *o, void *none)
{
    PyObject *list = PyTuple_New(dsk_players(RULES(o)));

    (void)none;
    for (int i = 0; list != NULL && i < dsk_players(RULES(o)); i++) {
        PyObject *item = PyLong_FromLong(dsk_score(RULES(o), SELF(o)->s, i));

        if (item == NULL || PyTuple_SetItem(list, i, item) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *state_winners(PyObject *o, void *none)
{
    unsigned winners = dsk_winners(RULES(o), SELF(o)->s);
    PyObject *list = PyList_New(0);

    (void)none;
    for (int i = 0; list != NULL && i < dsk_players(RULES(o)); i++) {
        PyObject *item;

        if ((winners >> i & 1) == 0)
            continue;
        item = PyLong_FromLong(i);
        if (item == NULL || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *state_standing(PyObject *o, PyObject *who)
{
    int points[DSK_PLAYERS_MAX], n = dsk_players(RULES(o));
    int viewer = core_viewer(SELF(o)->rules, who, true);
    State *scratch =
        viewer < -2 ? NULL : state_new(SELF(o)->rules, SELF(o)->s, 0);
    PyObject *list;

    if (scratch == NULL)
        return NULL;
    dsk_standing(RULES(o), SELF(o)->s, viewer, scratch->s, points);
    Py_DECREF(scratch);
    list = PyTuple_New(n);
    for (int i = 0; list != NULL && i < n; i++) {
        PyObject *item = PyLong_FromLong(points[i]);

        if (item == NULL || PyTuple_SetItem(list, i, item) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *state_value(PyObject *o, PyObject *seat)
{
    int value, status;
    long n;

    if (!core_int(seat, 0, dsk_players(RULES(o)) - 1, "a seat", &n))
        return NULL;
    status = dsk_value(RULES(o), SELF(o)->s, (int)n, &value);
    if (status < 0)
        return core_raise(status, NULL, "the game has no rule of thumb");
    return PyLong_FromLong(value);
}

static PyObject *state_check(PyObject *o, PyObject *none)
{
    dsk_note why;
    int status = dsk_check(RULES(o), SELF(o)->s, &why);

    (void)none;
    if (status < 0)
        return core_raise(status, &why, "an impossible position");
    Py_RETURN_NONE;
}

/* ---- copies ------------------------------------------------------------ */

static PyObject *state_copy(PyObject *o, PyObject *none)
{
    (void)none;
    return (PyObject *)state_new(SELF(o)->rules, SELF(o)->s, SELF(o)->rng);
}

static PyObject *state_reduce(PyObject *o, PyObject *none)
{
    (void)none;
    return Py_BuildValue(
        "O(O)N", (PyObject *)Py_TYPE(o), (PyObject *)SELF(o)->rules,
        Py_BuildValue("sKy#", dsk_version(), (unsigned long long)SELF(o)->rng,
                      (const char *)SELF(o)->s,
                      (Py_ssize_t)dsk_state_size(RULES(o))));
}

/* Bytes from elsewhere must be a position of this version. */
static PyObject *state_setstate(PyObject *o, PyObject *pickled)
{
    const char *version, *bytes;
    uint64_t rng;
    Py_ssize_t len;
    State *spare;
    dsk_note why;
    int status;

    if (!PyTuple_Check(pickled)) {
        PyErr_SetString(PyExc_TypeError, "a pickled state is a tuple");
        return NULL;
    }
    if (!PyArg_ParseTuple(pickled, "sO&y#", &version, core_seed, &rng, &bytes,
                          &len))
        return NULL;
    if (strcmp(version, dsk_version()) != 0 ||
        (size_t)len != dsk_state_size(RULES(o)))
        return core_raise(DSK_E_CORRUPT, NULL,
                          "pickled by another version, or of other rules");
    spare = state_new(SELF(o)->rules, SELF(o)->s, rng);
    if (spare == NULL)
        return NULL;
    memcpy((void *)spare->s, bytes, (size_t)len);
    status = dsk_check(RULES(o), spare->s, &why);
    if (status >= 0) {
        dsk_copy(RULES(o), SELF(o)->s, spare->s);
        SELF(o)->rng = rng;
    }
    Py_DECREF(spare);
    if (status < 0)
        return core_raise(status, &why, "an impossible position");
    Py_RETURN_NONE;
}

static Py_hash_t state_hash(PyObject *o)
{
    Py_hash_t hash = (Py_hash_t)dsk_hash(RULES(o), SELF(o)->s);

    return hash == -1 ? -2 : hash;
}

static PyObject *state_hash64(PyObject *o, void *none)
{
    (void)none;
    return PyLong_FromUnsignedLongLong(dsk_hash(RULES(o), SELF(o)->s));
}

static PyObject *state_compare(PyObject *a, PyObject *b, int op)
{
    bool same;

    if (!PyObject_TypeCheck(b, state_type) || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    same = core_same_rules(SELF(a)->rules, SELF(b)->rules) &&
           dsk_hash(RULES(a), SELF(a)->s) == dsk_hash(RULES(b), SELF(b)->s);
    PyErr_Clear();
    return PyBool_FromLong(same == (op == Py_EQ));
}

/* ---- attributes -------------------------------------------------------- */

static PyObject *state_player(PyObject *o, void *none)
{
    (void)none;
    return PyLong_FromLong(dsk_player(RULES(o), SELF(o)->s));
}

static PyObject *state_phase(PyObject *o, void *none)
{
    (void)none;
    return PyUnicode_FromString(dsk_phase(RULES(o), SELF(o)->s));
}

static PyObject *state_over(PyObject *o, void *none)
{
    (void)none;
    return PyBool_FromLong(dsk_player(RULES(o), SELF(o)->s) == DSK_OVER);
}

static PyObject *state_rules(PyObject *o, void *none)
{
    (void)none;
    return Py_NewRef((PyObject *)SELF(o)->rules);
}

static PyObject *state_rng(PyObject *o, void *none)
{
    (void)none;
    return PyLong_FromUnsignedLongLong(SELF(o)->rng);
}

static int state_set_rng(PyObject *o, PyObject *value, void *none)
{
    (void)none;
    if (value == NULL) {
        PyErr_SetString(PyExc_TypeError, "rng cannot be deleted");
        return -1;
    }
    return core_seed(value, &SELF(o)->rng) ? 0 : -1;
}

/* What is played, and who is to do what: for people at a prompt. */
static PyObject *state_repr(PyObject *o)
{
    int player = dsk_player(RULES(o), SELF(o)->s);
    PyObject *rules = PyObject_Str((PyObject *)SELF(o)->rules), *repr;

    if (rules == NULL)
        return NULL;
    if (player == DSK_OVER)
        repr = PyUnicode_FromFormat("<State of %U: over>", rules);
    else if (player == DSK_CHANCE)
        repr = PyUnicode_FromFormat("<State of %U: chance, %s>", rules,
                                    dsk_phase(RULES(o), SELF(o)->s));
    else
        repr = PyUnicode_FromFormat("<State of %U: seat %d, %s>", rules, player,
                                    dsk_phase(RULES(o), SELF(o)->s));
    Py_DECREF(rules);
    return repr;
}

static PyMethodDef methods[] = {
    {"legal", state_legal, METH_NOARGS, "legal() -> list of legal actions"},
    {"chances", state_chances, METH_NOARGS,
     "chances() -> [(action, probability)] while chance acts, else []"},
    {"apply", (PyCFunction)(void (*)(void))state_apply, METH_FASTCALL,
     "apply(action, viewer=None): carries out an action, a number or a text;"
     "\nwith a viewer (a seat, -1 spectator, -2 referee) returns the events "
     "that he may know"},
    {"apply_id", state_apply_id, METH_O, "apply_id(id): the same by an id"},
    {"encode", state_encode, METH_O, "encode(action) -> id"},
    {"decode", state_decode, METH_O, "decode(id) -> action"},
    {"legal_ids", state_legal_ids, METH_NOARGS, "legal_ids() -> list of ids"},
    {"turn_id", state_turn_id, METH_VARARGS,
     "turn_id(symmetry, id) -> what the id becomes"},
    {"observe_into", state_observe, METH_VARARGS,
     "observe_into(viewer, buffer): the compact observation"},
    {"planes_into", state_planes, METH_VARARGS,
     "planes_into(viewer, buffer): planes of the board"},
    {"mask_into", state_mask, METH_O,
     "mask_into(buffer): a byte for each id, 1 if it is legal"},
    {"sample", state_sample, METH_NOARGS,
     "sample() -> an action of chance, drawn with this state's luck"},
    {"play_chance", state_play_chance, METH_NOARGS,
     "play_chance() -> how often; plays until a seat decides or it is over"},
    {"playout", state_playout, METH_VARARGS,
     "playout(most) -> actions made; plays on at random"},
    {"resample", state_resample, METH_VARARGS,
     "resample(viewer, seed): redraws what the viewer cannot know"},
    {"view", state_view, METH_VARARGS,
     "view(viewer=-1) -> the position in lines, as far as he may know"},
    {"format", state_format, METH_O, "format(action) -> its text"},
    {"parse", state_parse, METH_O, "parse(text) -> action"},
    {"expand", state_expand, METH_O,
     "expand(line) -> the actions that a line stands for"},
    {"put", state_put, METH_O, "put(line): changes the position"},
    {"inspect", state_inspect, METH_VARARGS,
     "inspect(what, viewer=-1) -> what it is and what it is worth"},
    {"svg", state_svg, METH_VARARGS, "svg(viewer=-1) -> a picture"},
    {"board", state_board, METH_VARARGS,
     "board(viewer=-1) -> the same in "
     "characters"},
    {"_repr_svg_", state_repr_svg, METH_NOARGS, NULL},
    {"standing", state_standing, METH_O,
     "standing(viewer) -> points if the game ended now"},
    {"value", state_value, METH_O,
     "value(seat) -> how good it looks, by rule of thumb"},
    {"check", state_check, METH_NOARGS, "check(): raises if it is impossible"},
    {"copy", state_copy, METH_NOARGS, "copy() -> another one"},
    {"__copy__", state_copy, METH_NOARGS, NULL},
    {"__deepcopy__", state_copy, METH_O, NULL},
    {"__reduce__", state_reduce, METH_NOARGS, NULL},
    {"__setstate__", state_setstate, METH_O, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef attributes[] = {
    {"rules", state_rules, NULL, "its rules", NULL},
    {"player", state_player, NULL, "who acts: a seat, -1 chance, -2 over",
     NULL},
    {"phase", state_phase, NULL, "name of the decision at hand", NULL},
    {"over", state_over, NULL, "has the game ended?", NULL},
    {"scores", state_scores, NULL, "points of the seats", NULL},
    {"winners", state_winners, NULL, "seats that have won", NULL},
    {"hash", state_hash64, NULL, "64 bits, the same on every platform", NULL},
    {"rng", state_rng, state_set_rng, "the state of its luck", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_new, state_new_},
    {Py_tp_dealloc, state_dealloc},
    {Py_tp_richcompare, state_compare},
    {Py_tp_hash, state_hash},
    {Py_tp_repr, state_repr},
    {Py_tp_methods, methods},
    {Py_tp_getset, attributes},
    {Py_tp_doc, "State(rules, seed=0): a position; the first one to begin "
                "with.\n\nseed is the luck of sample() and play_chance(). "
                "Equal positions are equal\nand hash alike, however they were "
                "reached; luck makes no difference."},
    {0, NULL}};

PyType_Spec state_spec = {"deskovka.State", sizeof(State), 0,
                          Py_TPFLAGS_DEFAULT, slots};
