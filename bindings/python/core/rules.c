/* Rules: what is played, and how it is written in numbers. */
#include "core.h"

#include <structmember.h>
#include <string.h>

static PyObject *rules_new_(PyTypeObject *type, PyObject *args, PyObject *kw)
{
    static char *words[] = {"setup", NULL};
    allocfunc alloc = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    const char *setup;
    dsk_note why;
    Rules *self;
    int status;

    if (!PyArg_ParseTupleAndKeywords(args, kw, "s", words, &setup))
        return NULL;
    self = (Rules *)(void *)alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->r = core_alloc(dsk_rules_size(), &self->block);
    if (self->r == NULL) {
        Py_DECREF(self);
        return NULL;
    }
    status = dsk_rules_init(self->r, setup, &why);
    if (status == DSK_OK && dsk_max_legal(self->r) > LEGAL_MAX)
        status = DSK_E_SPACE;
    if (status < 0) {
        core_raise(status, status == DSK_E_SETUP ? &why : NULL, "set-up");
        Py_DECREF(self);
        return NULL;
    }
    self->encoded = dsk_space_init(&self->sp, self->r) == DSK_OK;
    return (PyObject *)self;
}

static void rules_dealloc(PyObject *o)
{
    core_free(((Rules *)(void *)o)->block);
    core_dealloc(o);
}

bool rules_encoded(const Rules *rules)
{
    if (!rules->encoded)
        PyErr_SetString(PyExc_NotImplementedError,
                        "this game has no encodings");
    return rules->encoded;
}

static int write_rules(void *user, char *buf, size_t n)
{
    return dsk_rules_text(((Rules *)user)->r, buf, n);
}

static PyObject *rules_str(PyObject *self)
{
    return core_text(write_rules, self);
}

static PyObject *rules_repr(PyObject *self)
{
    PyObject *text = rules_str(self), *repr = NULL;

    if (text != NULL)
        repr = PyUnicode_FromFormat("Rules(%R)", text);
    Py_XDECREF(text);
    return repr;
}

static PyObject *rules_reduce(PyObject *self, PyObject *none)
{
    (void)none;
    return Py_BuildValue("O(N)", (PyObject *)Py_TYPE(self), rules_str(self));
}

static PyObject *rules_compare(PyObject *a, PyObject *b, int op)
{
    PyObject *one, *other, *answer = NULL;

    if (!PyObject_TypeCheck(b, rules_type) || (op != Py_EQ && op != Py_NE))
        Py_RETURN_NOTIMPLEMENTED;
    one = rules_str(a);
    other = rules_str(b);
    if (one != NULL && other != NULL)
        answer = PyObject_RichCompare(one, other, op);
    Py_XDECREF(one);
    Py_XDECREF(other);
    return answer;
}

static Py_hash_t rules_hash(PyObject *self)
{
    PyObject *text = rules_str(self);
    Py_hash_t hash = text == NULL ? -1 : PyObject_Hash(text);

    Py_XDECREF(text);
    return hash;
}

/* ---- attributes -------------------------------------------------------- */

static PyObject *rules_game(PyObject *o, void *none)
{
    (void)none;
    return PyUnicode_FromString(dsk_rules_game(((Rules *)(void *)o)->r));
}

enum number {
    NUM_PLAYERS,
    NUM_MAX_LEGAL,
    NUM_MAX_ACTIONS,
    NUM_STATE_SIZE,
    NUM_OPEN,
    NUM_ACTIONS, /* from here on of the space */
    NUM_SEAT_ACTIONS,
    NUM_COMPACT,
    NUM_HEAD,
    NUM_SYMMETRIES
};

static PyObject *rules_number(PyObject *o, void *which)
{
    Rules *self = (Rules *)(void *)o;
    long numbers[] = {dsk_players(self->r),
                      dsk_max_legal(self->r),
                      dsk_max_actions(self->r),
                      (long)dsk_state_size(self->r),
                      dsk_open(self->r),
                      self->sp.actions,
                      self->sp.seat_actions,
                      self->sp.compact,
                      self->sp.head,
                      self->sp.symmetries};
    size_t i = (size_t)(uintptr_t)which;

    if (i >= NUM_ACTIONS && !rules_encoded(self))
        return NULL;
    return i == NUM_OPEN ? PyBool_FromLong(numbers[i])
                         : PyLong_FromLong(numbers[i]);
}

static PyObject *rules_shape(PyObject *o, void *none)
{
    Rules *self = (Rules *)(void *)o;

    (void)none;
    if (!rules_encoded(self))
        return NULL;
    return Py_BuildValue("iii", self->sp.planes, self->sp.rows, self->sp.cols);
}

static PyObject *rules_blocks(PyObject *o, void *none)
{
    Rules *self = (Rules *)(void *)o;
    PyObject *list = PyList_New(0);
    const char *name;
    int first, count;

    (void)none;
    if (!rules_encoded(self))
        Py_CLEAR(list);
    for (int i = 0; list != NULL && dsk_space_block(&self->sp, i, &name, &first,
                                                    &count) == DSK_OK;
         i++) {
        PyObject *item = Py_BuildValue("sii", name, first, count);

        if (item == NULL || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

/* ---- symmetries -------------------------------------------------------- */

/* Turns an observation, compact or planes, into another buffer. */
static PyObject *turn(Rules *self, PyObject *args, bool planes)
{
    Py_buffer in = {0}, out = {0};
    Py_ssize_t size = planes ? self->sp.planes * self->sp.rows * self->sp.cols
                             : self->sp.compact;
    PyObject *answer = NULL;
    int symmetry, status;

    if (!rules_encoded(self) ||
        !PyArg_ParseTuple(args, "iy*w*", &symmetry, &in, &out))
        return NULL;
    if (in.len != size || out.len != size) {
        PyErr_Format(PyExc_ValueError, "buffers of %zd bytes are needed", size);
    } else if (in.buf == out.buf) {
        PyErr_SetString(PyExc_ValueError, "in and out must differ");
    } else {
        status = planes
                     ? dsk_turn_planes(&self->sp, symmetry, in.buf, out.buf)
                     : dsk_turn_compact(&self->sp, symmetry, in.buf, out.buf);
        if (status < 0)
            core_raise(status, NULL, "there is no such symmetry");
        else
            answer = Py_NewRef(Py_None);
    }
    PyBuffer_Release(&in);
    PyBuffer_Release(&out);
    return answer;
}

static PyObject *rules_turn_compact(PyObject *self, PyObject *args)
{
    return turn((Rules *)(void *)self, args, false);
}

static PyObject *rules_turn_planes(PyObject *self, PyObject *args)
{
    return turn((Rules *)(void *)self, args, true);
}

static PyMethodDef methods[] = {
    {"turn_observation", rules_turn_compact, METH_VARARGS,
     "turn_observation(symmetry, observation, out): what the compact "
     "observation becomes under a symmetry"},
    {"turn_planes", rules_turn_planes, METH_VARARGS,
     "turn_planes(symmetry, planes, out): the same for planes"},
    {"__reduce__", rules_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

#define NUMBER(name, which, doc)                                         \
    {                                                                    \
        name, rules_number, NULL, doc, (void *)(uintptr_t)(NUM_##which), \
    }

static PyGetSetDef attributes[] = {
    {"game", rules_game, NULL, "name of the game", NULL},
    NUMBER("players", PLAYERS, "seats"),
    NUMBER("max_legal", MAX_LEGAL, "no legal list is longer"),
    NUMBER("max_actions", MAX_ACTIONS, "no game is longer; 0: no bound"),
    NUMBER("state_size", STATE_SIZE, "bytes of a position"),
    NUMBER("open", OPEN, "is nothing hidden?"),
    NUMBER("actions", ACTIONS, "ids of actions, those of chance included"),
    NUMBER("seat_actions", SEAT_ACTIONS, "ids of seats; they come first"),
    NUMBER("observation_size", COMPACT, "bytes of a compact observation"),
    NUMBER("head_size", HEAD, "its first bytes: all that is no list"),
    NUMBER("symmetries", SYMMETRIES, "number 0 changes nothing"),
    {"planes_shape", rules_shape, NULL, "planes, rows, columns", NULL},
    {"blocks", rules_blocks, NULL, "blocks of ids: (name, first id, how many)",
     NULL},
    {NULL, NULL, NULL, NULL, NULL}};

static PyType_Slot slots[] = {
    {Py_tp_new, rules_new_},
    {Py_tp_dealloc, rules_dealloc},
    {Py_tp_str, rules_str},
    {Py_tp_repr, rules_repr},
    {Py_tp_richcompare, rules_compare},
    {Py_tp_hash, rules_hash},
    {Py_tp_methods, methods},
    {Py_tp_getset, attributes},
    {Py_tp_doc,
     "Rules(setup): what is played, from a set-up line (a game and its "
     "options).\n\nNever changes; str() gives the complete line."},
    {0, NULL}};

PyType_Spec rules_spec = {"deskovka.Rules", sizeof(Rules), 0,
                          Py_TPFLAGS_DEFAULT, slots};
