/*
 * Many games at once on dsk_step_many(), in arrays of the caller's (anything
 * with a buffer).  Steps run without the GIL, on as many threads as are wanted;
 * these live as long as the call, so a process may fork between two steps.
 */
#include "core.h"

#include <limits.h>
#include <pthread.h>
#include <string.h>

enum { THREADS_MAX = 64, ARRAYS = 10, GAMES_MAX = 1 << 22 };

typedef struct {
    PyObject_HEAD Rules *rules;
    void *block;
    dsk_batch b;
    int threads;
    Py_buffer array[ARRAYS]; /* those of b, in the order of words[] */
    bool busy;
    bool refused; /* an id of the last step was not legal */
} Batch;

#define SELF(o) ((Batch *)(void *)(o))

/* ---- making ------------------------------------------------------------ */

/* Bytes of array k for one game. */
static size_t row_size(const Batch *self, int k)
{
    const dsk_space *sp = self->b.space;
    size_t sizes[ARRAYS] = {sizeof(uint64_t),
                            sizeof(int32_t),
                            1,
                            sizeof(int32_t),
                            sizeof(int32_t) * (size_t)self->b.cap,
                            sizeof(uint64_t) * (size_t)dsk_mask_words(sp),
                            (size_t)sp->compact,
                            (size_t)(sp->planes * sp->rows * sp->cols),
                            sizeof(float) * (size_t)dsk_players(sp->rules),
                            1};

    return sizes[k];
}

static bool take_array(Batch *self, int k, PyObject *o, const char *name)
{
    size_t want = row_size(self, k) * (size_t)self->b.n;
    Py_buffer *b = &self->array[k];

    if (PyObject_GetBuffer(o, b, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0) {
        b->obj = NULL;
        return false;
    }
    if ((size_t)b->len == want && (uintptr_t)b->buf % 8 == 0)
        return true;
    PyErr_Format(PyExc_ValueError, "%s needs %zu bytes, aligned, not %zd", name,
                 want, b->len);
    return false;
}

static void point_arrays(Batch *self)
{
    self->b.rng = self->array[0].buf;
    self->b.steps = self->array[1].buf;
    self->b.player = self->array[2].buf;
    self->b.count = self->array[3].buf;
    self->b.ids = self->array[4].buf;
    self->b.mask = self->array[5].buf;
    self->b.compact = self->array[6].buf;
    self->b.planes = self->array[7].buf;
    self->b.reward = self->array[8].buf;
    self->b.done = self->array[9].buf;
}

static char *words[] = {"rules",   "n",    "rng",  "steps",   "player",
                        "count",   "ids",  "mask", "compact", "planes",
                        "reward",  "done", "cap",  "limit",   "flags",
                        "threads", NULL};

/* Is the number of this name in bounds?  Else an exception says which are. */
static bool within(const char *name, long value, long least, long most)
{
    if (value < least || value > most)
        PyErr_Format(PyExc_ValueError, "%s must be from %ld to %ld, not %ld",
                     name, least, most, value);
    return value >= least && value <= most;
}

static bool fill(Batch *self, PyObject *arrays[ARRAYS], int n, int cap)
{
    size_t size = dsk_state_size(self->rules->r);

    if (!rules_encoded(self->rules))
        return false;
    if (!within("n", n, 1, GAMES_MAX) || !within("cap", cap, 0, LEGAL_MAX) ||
        !within("threads", self->threads, 1, THREADS_MAX) ||
        !within("limit", self->b.limit, 0, INT_MAX) ||
        !within("flags", self->b.flags, 0, 3))
        return false;
    self->b.space = &self->rules->sp;
    self->b.n = n;
    self->b.cap = cap;
    for (int k = 0; k < ARRAYS; k++) {
        if (arrays[k] != NULL && arrays[k] != Py_None &&
            !take_array(self, k, arrays[k], words[2 + k]))
            return false;
    }
    point_arrays(self);
    if (self->b.rng == NULL) {
        PyErr_SetString(PyExc_TypeError, "rng is needed");
        return false;
    }
    self->b.states = core_alloc(size * (size_t)n, &self->block);
    if (self->b.states == NULL)
        return false;
    for (int i = 0; i < n; i++)
        dsk_init(self->rules->r, (dsk_state *)(void *)((char *)self->b.states +
                                                       size * (size_t)i));
    return true;
}

static PyObject *batch_new(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    PyObject *rules, *a[ARRAYS] = {NULL};
    int n, cap = 0, limit = 0, threads = 1;
    unsigned flags = 0;
    Batch *self;

    if (!PyArg_ParseTupleAndKeywords(
            args, kw, "O!iO|OOOOOOOOOiiIi", words, rules_type, &rules, &n,
            &a[0], &a[1], &a[2], &a[3], &a[4], &a[5], &a[6], &a[7], &a[8],
            &a[9], &cap, &limit, &flags, &threads))
        return NULL;
    self = (Batch *)(void *)alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->rules = (Rules *)(void *)Py_NewRef(rules);
    self->threads = threads;
    self->b.limit = limit;
    self->b.flags = flags;
    if (!fill(self, a, n, cap))
        Py_CLEAR(self);
    return (PyObject *)self;
}

static void batch_dealloc(PyObject *o)
{
    for (int k = 0; k < ARRAYS; k++) {
        if (SELF(o)->array[k].obj != NULL)
            PyBuffer_Release(&SELF(o)->array[k]);
    }
    core_free(SELF(o)->block);
    Py_XDECREF((PyObject *)SELF(o)->rules);
    core_dealloc(o);
}

/* ---- steps ------------------------------------------------------------- */

/* A range of games for one thread. */
struct share {
    const dsk_batch *b;
    const int32_t *actions; /* NULL: start anew */
    int first, last, made;
};

static void *work(void *user)
{
    struct share *s = user;

    s->made = s->actions == NULL
                  ? dsk_reset_many(s->b, s->first, s->last)
                  : dsk_step_many(s->b, s->actions, s->first, s->last);
    return NULL;
}

/* All games, on all threads; actions made, or a negative status. */
static long run(Batch *self, const int32_t *actions)
{
    struct share share[THREADS_MAX];
    pthread_t thread[THREADS_MAX];
    bool started[THREADS_MAX] = {false};
    int n = self->b.n, threads = self->threads < n ? self->threads : n;
    long made = 0;

    for (int i = 0; i < threads; i++) {
        struct share s = {&self->b, actions, (int)((long)n * i / threads),
                          (int)((long)n * (i + 1) / threads), 0};

        share[i] = s;
        if (i + 1 < threads)
            started[i] = pthread_create(&thread[i], NULL, work, &share[i]) == 0;
    }
    for (int i = 0; i < threads; i++) {
        if (!started[i])
            work(&share[i]); /* the last one, and what found no thread */
    }
    for (int i = 0; i < threads; i++) {
        if (started[i])
            pthread_join(thread[i], NULL);
        if (share[i].made < 0 || made < 0)
            made = share[i].made < 0 ? share[i].made : made;
        else
            made += share[i].made;
    }
    return made;
}

/* Was an id refused?  Here, because NumPy takes longer to ask. */
static bool any_refused(const dsk_batch *b)
{
    unsigned all = 0;

    for (int i = 0; b->done != NULL && i < b->n; i++)
        all |= b->done[i];
    return (all & DSK_DONE_REFUSED) != 0;
}

static PyObject *run_all(Batch *self, const int32_t *actions)
{
    long made;

    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError,
                        "these games are being played in another thread");
        return NULL;
    }
    self->busy = true;
    Py_BEGIN_ALLOW_THREADS made = run(self, actions);
    self->refused = any_refused(&self->b);
    Py_END_ALLOW_THREADS self->busy = false;
    if (made < 0)
        return core_raise((int)made, NULL, "there were more ids than cap");
    return PyLong_FromLong(made);
}

static PyObject *batch_reset(PyObject *o, PyObject *none)
{
    (void)none;
    return run_all(SELF(o), NULL);
}

static PyObject *batch_step(PyObject *o, PyObject *actions)
{
    PyObject *made = NULL;
    Py_buffer b;

    if (PyObject_GetBuffer(actions, &b, PyBUF_FORMAT | PyBUF_C_CONTIGUOUS) < 0)
        return NULL;
    if (b.itemsize != 4 || b.format == NULL || strlen(b.format) != 1 ||
        strchr("il", b.format[0]) == NULL ||
        b.len != 4 * (Py_ssize_t)SELF(o)->b.n || (uintptr_t)b.buf % 4 != 0)
        PyErr_Format(PyExc_ValueError, "actions must be %d of int32",
                     SELF(o)->b.n);
    else
        made = run_all(SELF(o), b.buf);
    PyBuffer_Release(&b);
    return made;
}

static dsk_state *game_at(Batch *self, PyObject *index)
{
    long i;

    if (!core_int(index, 0, self->b.n - 1, "a game", &i))
        return NULL;
    if (self->busy) {
        PyErr_SetString(PyExc_RuntimeError,
                        "these games are being played in another thread");
        return NULL;
    }
    return (dsk_state *)(void *)((char *)self->b.states +
                                 dsk_state_size(self->rules->r) * (size_t)i);
}

static PyObject *batch_state(PyObject *o, PyObject *index)
{
    dsk_state *s = game_at(SELF(o), index);

    return s == NULL ? NULL : (PyObject *)state_new(SELF(o)->rules, s, 0);
}

static PyObject *batch_set_state(PyObject *o, PyObject *args)
{
    PyObject *index, *state;
    dsk_state *s;

    if (!PyArg_ParseTuple(args, "OO!", &index, state_type, &state))
        return NULL;
    s = game_at(SELF(o), index);
    if (s == NULL ||
        !core_same_rules(SELF(o)->rules, ((State *)(void *)state)->rules))
        return NULL;
    dsk_copy(SELF(o)->rules->r, s, ((State *)(void *)state)->s);
    Py_RETURN_NONE;
}

static PyObject *get_refused(PyObject *o, void *closure)
{
    (void)closure;
    return PyBool_FromLong(SELF(o)->refused);
}

static PyGetSetDef getset[] = {
    {"refused", get_refused, NULL,
     "was an id of the last step not legal? (done says which)", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyMethodDef methods[] = {
    {"reset", batch_reset, METH_NOARGS, "reset() -> actions made"},
    {"step", batch_step, METH_O,
     "step(actions) -> actions made, those of chance included"},
    {"state", batch_state, METH_O, "state(i) -> a copy of that game's State"},
    {"set_state", batch_set_state, METH_VARARGS,
     "set_state(i, state): goes on from there; what is written of the game "
     "stays until its next step"},
    {NULL, NULL, 0, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_new, batch_new},
    {Py_tp_dealloc, batch_dealloc},
    {Py_tp_methods, methods},
    {Py_tp_getset, getset},
    {Py_tp_doc, "Batch(rules, n, rng, ...): many games in your arrays; "
                "deskovka.VectorEnv makes them for you."},
    {0, NULL}};

PyType_Spec batch_spec = {"deskovka.Batch", sizeof(Batch), 0,
                          Py_TPFLAGS_DEFAULT, slots};
