/* Bots that choose actions.  They think without the GIL. */
#include "core.h"

#include <time.h>

typedef struct {
    PyObject_HEAD Rules *rules;
    void *block, *copy_block;
    dsk_bot *b;
    dsk_state *copy; /* what it looks at while it thinks */
    PyObject *name;
    bool busy;
} Bot;

static uint64_t now(void *user)
{
    struct timespec t;

    (void)user;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static bool make_bot(Bot *self, const char *name, uint64_t seed)
{
    dsk_bot_options options = {seed, now, NULL};
    size_t size;
    dsk_note why;
    int status = dsk_bot_size(self->rules->r, name, &size, &why);

    if (status < 0) {
        core_raise(status, &why, "no such bot");
        return false;
    }
    self->b = core_alloc(size, &self->block);
    self->copy = core_alloc(dsk_state_size(self->rules->r), &self->copy_block);
    if (self->b == NULL || self->copy == NULL)
        return false;
    status = dsk_bot_init(self->b, size, self->rules->r, name, &options, &why);
    if (status < 0)
        core_raise(status, &why, "no such bot");
    return status >= 0;
}

static PyObject *bot_new(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *words[] = {"rules", "name", "seed", NULL};
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    uint64_t seed = 0;
    const char *name;
    PyObject *rules;
    Bot *self;

    if (!PyArg_ParseTupleAndKeywords(args, kw, "O!s|O&", words, rules_type,
                                     &rules, &name, core_seed, &seed))
        return NULL;
    self = (Bot *)(void *)alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->rules = (Rules *)(void *)Py_NewRef(rules);
    self->name = PyUnicode_FromString(name);
    if (self->name == NULL || !make_bot(self, name, seed))
        Py_CLEAR(self);
    return (PyObject *)self;
}

static void bot_dealloc(PyObject *o)
{
    Bot *self = (Bot *)(void *)o;

    core_free(self->block);
    core_free(self->copy_block);
    Py_XDECREF((PyObject *)self->rules);
    Py_XDECREF(self->name);
    core_dealloc(o);
}

static PyObject *bot_repr(PyObject *o)
{
    Bot *self = (Bot *)(void *)o;

    return PyUnicode_FromFormat("Bot(%R, %R)", (PyObject *)self->rules,
                                self->name);
}

static bool is_free(const Bot *self)
{
    if (self->busy)
        PyErr_SetString(PyExc_RuntimeError,
                        "the bot is thinking in another thread");
    return !self->busy;
}

static PyObject *bot_choose(PyObject *o, PyObject *arg)
{
    Bot *self = (Bot *)(void *)o;
    State *state = (State *)(void *)arg;
    dsk_action a = 0;
    int status, seat;

    if (!PyObject_TypeCheck(arg, state_type)) {
        PyErr_SetString(PyExc_TypeError, "choose() needs a State");
        return NULL;
    }
    if (!is_free(self) || !core_same_rules(self->rules, state->rules))
        return NULL;
    dsk_copy(self->rules->r, self->copy, state->s);
    seat = dsk_player(self->rules->r, self->copy);
    if (seat < 0)
        return core_raise(seat == DSK_OVER ? DSK_E_OVER : DSK_E_ARGUMENT, NULL,
                          seat == DSK_OVER ? "the game is over"
                                           : "it is chance that acts");
    self->busy = true;
    Py_BEGIN_ALLOW_THREADS status =
        dsk_bot_choose(self->b, self->copy, seat, &a);
    Py_END_ALLOW_THREADS self->busy = false;
    if (status < 0)
        return core_raise(status, NULL, "the bot cannot choose");
    return PyLong_FromUnsignedLong(a);
}

static PyObject *bot_forget(PyObject *o, PyObject *none)
{
    Bot *self = (Bot *)(void *)o;

    (void)none;
    if (!is_free(self))
        return NULL;
    dsk_bot_forget(self->b);
    Py_RETURN_NONE;
}

/* The one that may be called while it thinks. */
static PyObject *bot_stop(PyObject *o, PyObject *on)
{
    int truth = PyObject_IsTrue(on);

    if (truth < 0)
        return NULL;
    dsk_bot_stop(((Bot *)(void *)o)->b, truth);
    Py_RETURN_NONE;
}

static PyObject *floats(const float *f, int n)
{
    PyObject *list = PyTuple_New(n);

    for (int i = 0; list != NULL && i < n; i++) {
        PyObject *item = PyFloat_FromDouble((double)f[i]);

        if (item == NULL || PyTuple_SetItem(list, i, item) < 0)
            Py_CLEAR(list);
    }
    return list;
}

static PyObject *bot_lines(PyObject *o, PyObject *none)
{
    Bot *self = (Bot *)(void *)o;
    dsk_bot_line line[16];
    PyObject *list;
    int n, players = dsk_players(self->rules->r);

    (void)none;
    if (!is_free(self))
        return NULL;
    n = dsk_bot_lines(self->b, line, 16);
    list = PyList_New(0);
    for (int i = 0; list != NULL && i < n; i++) {
        PyObject *item = Py_BuildValue(
            "{s:k,s:K,s:d,s:N,s:N}", "action", (unsigned long)line[i].action,
            "visits", (unsigned long long)line[i].visits, "value",
            (double)line[i].value, "win", floats(line[i].win, players), "score",
            floats(line[i].score, players));

        if (item == NULL || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyMethodDef methods[] = {
    {"choose", bot_choose, METH_O,
     "choose(state) -> action for the seat that acts; knows no more than it"},
    {"forget", bot_forget, METH_NOARGS, "forget(): for a new game"},
    {"stop", bot_stop, METH_O,
     "stop(on): while on, every choice is made at once; from any thread"},
    {"lines", bot_lines, METH_NOARGS,
     "lines() -> what it thinks of the best actions of the last decision"},
    {NULL, NULL, 0, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_new, bot_new},
    {Py_tp_dealloc, bot_dealloc},
    {Py_tp_repr, bot_repr},
    {Py_tp_methods, methods},
    {Py_tp_doc, "Bot(rules, name, seed=0): a player, e.g. 'hard' or "
                "'mcts:playouts=500'.\n\nGive every seat of a game its own."},
    {0, NULL}};

PyType_Spec bot_spec = {"deskovka.Bot", sizeof(Bot), 0, Py_TPFLAGS_DEFAULT,
                        slots};
