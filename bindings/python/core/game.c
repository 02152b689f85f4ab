/* A game as its record: undo, presets, save files. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    PyObject_HEAD dsk_game *g;
} Game;

/* The block behind its alignment: the pointer to free stands before it. */
static void *get(void *user, size_t size)
{
    char *block = malloc(size + 128), *p;

    (void)user;
    if (block == NULL)
        return NULL;
    p = block + 64 + (64 - (uintptr_t)block % 64) % 64;
    memcpy(p - sizeof block, &block, sizeof block);
    return p;
}

static void give(void *user, void *p, size_t size)
{
    char *block;

    (void)user, (void)size;
    if (p == NULL)
        return;
    memcpy(&block, (char *)p - sizeof block, sizeof block);
    free(block);
}

static const dsk_memory memory = {get, give, NULL};

static PyObject *wrap(PyTypeObject *type, dsk_game *g)
{
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Game *self = (Game *)(void *)alloc(type, 0);

    if (self == NULL)
        dsk_game_free(g);
    else
        self->g = g;
    return (PyObject *)self;
}

static PyObject *game_new(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *words[] = {"setup", NULL};
    const char *setup;
    dsk_note why;
    dsk_game *g;
    int status;

    if (!PyArg_ParseTupleAndKeywords(args, kw, "s", words, &setup))
        return NULL;
    status = dsk_game_new(&g, &memory, setup, &why);
    if (status < 0)
        return core_raise(status, &why, "set-up");
    return wrap(type, g);
}

static PyObject *game_loads(PyObject *type, PyObject *args)
{
    const char *text;
    Py_ssize_t len;
    dsk_note why;
    dsk_game *g;
    int status, line;

    if (!PyArg_ParseTuple(args, "s#", &text, &len))
        return NULL;
    memset(&why, 0, sizeof why);
    status = dsk_game_read(&g, &memory, text, (size_t)len, &line, &why);
    if (status < 0)
        return core_raise(status, &why, "this is no saved game");
    return wrap((PyTypeObject *)(void *)type, g);
}

static void game_dealloc(PyObject *o)
{
    dsk_game_free(((Game *)(void *)o)->g);
    core_dealloc(o);
}

static int write_game(void *user, char *buf, size_t n)
{
    return dsk_game_write(((Game *)user)->g, buf, n);
}

static PyObject *game_dumps(PyObject *self, PyObject *none)
{
    (void)none;
    return core_text(write_game, self);
}

static void collect(void *user, const dsk_note *note)
{
    PyObject *list = user, *event = core_event(note);

    if (event != NULL)
        PyList_Append(list, event);
    Py_XDECREF(event);
}

/* Plays a text or puts a preset; returns the events. */
static PyObject *act(Game *self, PyObject *arg,
                     int (*how)(dsk_game *, const char *, const dsk_sink *,
                                dsk_note *))
{
    PyObject *list = PyList_New(0), *bytes;
    dsk_sink sink = {DSK_REFEREE, collect, list};
    const char *text = core_chars(arg, &bytes);
    dsk_note why;
    int status;

    if (text == NULL || list == NULL) {
        Py_XDECREF(bytes);
        Py_XDECREF(list);
        return NULL;
    }
    memset(&why, 0, sizeof why);
    status = how(self->g, text, &sink, &why);
    Py_DECREF(bytes);
    if (status < 0) {
        Py_DECREF(list);
        return core_raise(status, &why, "refused");
    }
    if (PyErr_Occurred() != NULL)
        Py_CLEAR(list);
    return list;
}

static PyObject *game_play(PyObject *self, PyObject *text)
{
    return act((Game *)(void *)self, text, dsk_game_play);
}

static PyObject *game_put(PyObject *self, PyObject *text)
{
    return act((Game *)(void *)self, text, dsk_game_put);
}

static PyObject *game_comment(PyObject *self, PyObject *arg)
{
    PyObject *bytes;
    const char *text = core_chars(arg, &bytes);
    dsk_note why;
    int status;

    if (text == NULL)
        return NULL;
    memset(&why, 0, sizeof why);
    status = dsk_game_comment(((Game *)(void *)self)->g, text, &why);
    Py_DECREF(bytes);
    if (status < 0)
        return core_raise(status, &why, "this is no comment");
    Py_RETURN_NONE;
}

static PyObject *walk(PyObject *self, PyObject *args, bool back)
{
    dsk_game *g = ((Game *)(void *)self)->g;
    int n = 1, status;

    if (!PyArg_ParseTuple(args, "|i", &n))
        return NULL;
    status = n < 0  ? DSK_E_ARGUMENT
             : back ? dsk_game_undo(g, n)
                    : dsk_game_redo(g, n);
    if (status < 0)
        return core_raise(status, NULL, "there are not so many actions");
    Py_RETURN_NONE;
}

static PyObject *game_undo(PyObject *self, PyObject *args)
{
    return walk(self, args, true);
}

static PyObject *game_redo(PyObject *self, PyObject *args)
{
    return walk(self, args, false);
}

static int write_setup(void *user, char *buf, size_t n)
{
    return dsk_rules_text(dsk_game_rules(((Game *)user)->g), buf, n);
}

/* A position of its own: the record keeps the true one. */
static PyObject *game_state(PyObject *o, void *none)
{
    Game *self = (Game *)(void *)o;
    PyObject *setup = core_text(write_setup, self), *rules = NULL;
    State *state = NULL;

    (void)none;
    if (setup != NULL)
        rules =
            PyObject_CallFunctionObjArgs((PyObject *)rules_type, setup, NULL);
    if (rules != NULL)
        state = state_new((Rules *)(void *)rules, dsk_game_state(self->g), 0);
    Py_XDECREF(setup);
    Py_XDECREF(rules);
    return (PyObject *)state;
}

static PyObject *game_lines(PyObject *o, void *none)
{
    Game *self = (Game *)(void *)o;
    PyObject *list = PyList_New(0);

    (void)none;
    for (int i = 0; list != NULL && i < dsk_game_lines(self->g); i++) {
        static const char *const kinds[] = {"action", "put", "comment"};
        dsk_game_entry e;
        PyObject *item;

        dsk_game_line(self->g, i, &e);
        item = Py_BuildValue("ssz", kinds[e.kind], e.text, e.comment);
        if (item == NULL || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *game_reduce(PyObject *self, PyObject *none)
{
    (void)none;
    return Py_BuildValue("N(N)",
                         PyObject_GetAttrString((PyObject *)game_type, "loads"),
                         game_dumps(self, NULL));
}

static PyMethodDef methods[] = {
    {"loads", game_loads, METH_VARARGS | METH_CLASS,
     "loads(text) -> the game of a saved game's text"},
    {"dumps", game_dumps, METH_NOARGS, "dumps() -> the text of a saved game"},
    {"play", game_play, METH_O,
     "play(text) -> events; carries an action out and writes it down"},
    {"put", game_put, METH_O, "put(line) -> events; changes the position"},
    {"comment", game_comment, METH_O, "comment(text)"},
    {"undo", game_undo, METH_VARARGS, "undo(n=1): takes actions back"},
    {"redo", game_redo, METH_VARARGS, "redo(n=1): brings them again"},
    {"__reduce__", game_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

static PyGetSetDef attributes[] = {
    {"state", game_state, NULL, "the position, a State of its own", NULL},
    {"lines", game_lines, NULL, "the record: (kind, text, comment)", NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_new, game_new},
    {Py_tp_dealloc, game_dealloc},
    {Py_tp_methods, methods},
    {Py_tp_getset, attributes},
    {Py_tp_doc, "Game(setup): a game as its record, with undo and save files."},
    {0, NULL}};

PyType_Spec game_spec = {"deskovka.Game", sizeof(Game), 0, Py_TPFLAGS_DEFAULT,
                         slots};
