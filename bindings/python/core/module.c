/* The module itself: exceptions, types, languages, and what all types share. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

PyTypeObject *rules_type, *state_type, *bot_type, *game_type, *batch_type;
static PyObject *error, *setup_error, *illegal_action;

/* ---- memory ------------------------------------------------------------ */

void *core_alloc(size_t size, void **block)
{
    char *p = size > PY_SSIZE_T_MAX - 64 ? NULL : malloc(size + 64);

    *block = p;
    if (p == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    return p + (64 - (uintptr_t)p % 64) % 64;
}

void core_free(void *block)
{
    free(block);
}

void core_dealloc(PyObject *o)
{
    PyTypeObject *type = Py_TYPE(o);
    freefunc done = (freefunc)PyType_GetSlot(type, Py_tp_free);

    done(o);
    Py_DECREF(type);
}

/* ---- exceptions -------------------------------------------------------- */

static void set_text(PyObject *o, const char *name, const char *text)
{
    PyObject *value = PyUnicode_FromString(text);

    if (value != NULL)
        PyObject_SetAttrString(o, name, value);
    Py_XDECREF(value);
}

PyObject *core_raise(int status, const dsk_note *why, const char *what)
{
    bool told = why != NULL && why->code != NULL;
    PyObject *type = status == DSK_E_SETUP ? setup_error
                     : status == DSK_E_ILLEGAL || status == DSK_E_OVER
                         ? illegal_action
                         : error;
    char line[TEXT_MAX] = "";
    PyObject *made;

    if (status == DSK_E_MEMORY)
        return PyErr_NoMemory();
    if (told)
        dsk_note_text(why, "en", NULL, line, sizeof line);
    made = PyObject_CallFunction(type, "s", line[0] != '\0' ? line : what);
    if (made == NULL)
        return NULL;
    set_text(made, "status", dsk_status_name(status));
    set_text(made, "code", told ? why->code : "");
    set_text(made, "rule", told && why->rule != NULL ? why->rule : "");
    PyErr_SetObject(type, made);
    Py_DECREF(made);
    return NULL;
}

/* ---- arguments --------------------------------------------------------- */

bool core_int(PyObject *o, long least, long most, const char *what, long *out)
{
    PyObject *index = PyNumber_Index(o);
    long n;

    if (index == NULL)
        return false;
    n = PyLong_AsLong(index);
    Py_DECREF(index);
    if (n == -1 && PyErr_Occurred() != NULL) {
        PyErr_Clear();
        n = least - 1;
    }
    if (n < least || n > most) {
        PyErr_Format(PyExc_ValueError, "%s must be from %ld to %ld", what,
                     least, most);
        return false;
    }
    *out = n;
    return true;
}

int core_seed(PyObject *o, void *seed)
{
    PyObject *index = PyNumber_Index(o);
    unsigned long long n;

    if (index == NULL)
        return 0;
    n = PyLong_AsUnsignedLongLong(index);
    Py_DECREF(index);
    if (n == (unsigned long long)-1 && PyErr_Occurred() != NULL) {
        PyErr_SetString(PyExc_ValueError, "a seed must be from 0 to 2**64 - 1");
        return 0;
    }
    *(uint64_t *)seed = n;
    return 1;
}

int core_viewer(const Rules *rules, PyObject *o, bool referee)
{
    long n;

    if (!core_int(o, referee ? DSK_REFEREE : DSK_SPECTATOR,
                  dsk_players(rules->r) - 1, "a viewer", &n))
        return -3;
    return (int)n;
}

bool core_same_rules(const Rules *a, const Rules *b)
{
    char one[TEXT_MAX * 4], other[TEXT_MAX * 4];

    if (a == b)
        return true;
    dsk_rules_text(a->r, one, sizeof one);
    dsk_rules_text(b->r, other, sizeof other);
    if (strcmp(one, other) == 0)
        return true;
    PyErr_SetString(PyExc_ValueError, "the state is of other rules");
    return false;
}

/* ---- texts ------------------------------------------------------------- */

const char *core_chars(PyObject *o, PyObject **bytes)
{
    char *text = NULL;

    *bytes = NULL;
    if (!PyUnicode_Check(o)) {
        PyErr_SetString(PyExc_TypeError, "a str is needed");
        return NULL;
    }
    *bytes = PyUnicode_AsUTF8String(o);
    if (*bytes != NULL && PyBytes_AsStringAndSize(*bytes, &text, NULL) < 0)
        Py_CLEAR(*bytes);
    return *bytes == NULL ? NULL : text;
}

PyObject *core_text(core_writer *write, void *user)
{
    char small[TEXT_MAX], *large;
    int n = write(user, small, sizeof small);
    PyObject *text;

    if (n < 0)
        return core_raise(n, NULL, "this cannot be told");
    if ((size_t)n < sizeof small)
        return PyUnicode_DecodeUTF8(small, n, "replace");
    large = malloc((size_t)n + 1);
    if (large == NULL)
        return PyErr_NoMemory();
    write(user, large, (size_t)n + 1);
    text = PyUnicode_DecodeUTF8(large, n, "replace");
    free(large);
    return text;
}

static bool put(PyObject *dict, const char *key, PyObject *value)
{
    int status = value == NULL ? -1 : PyDict_SetItemString(dict, key, value);

    Py_XDECREF(value);
    return status == 0;
}

PyObject *core_event(const dsk_note *note)
{
    PyObject *event = PyDict_New(), *fields = PyDict_New();
    char line[TEXT_MAX];
    bool ok = event != NULL && fields != NULL;

    for (int i = 0; ok && i < note->nfields; i++) {
        const dsk_field *f = &note->field[i];

        ok = put(fields, f->key,
                 f->is_number
                     ? PyLong_FromLong(f->number)
                     : PyUnicode_DecodeUTF8(
                           f->text, (Py_ssize_t)strlen(f->text), "replace"));
    }
    dsk_note_text(note, "en", NULL, line, sizeof line);
    ok = ok && put(event, "code", PyUnicode_FromString(note->code)) &&
         put(event, "rule", PyUnicode_FromString(note->rule)) &&
         put(event, "readers", PyLong_FromUnsignedLong(note->readers)) &&
         put(event, "text",
             PyUnicode_DecodeUTF8(line, (Py_ssize_t)strlen(line), "replace")) &&
         PyDict_SetItemString(event, "fields", fields) == 0;
    Py_XDECREF(fields);
    if (!ok)
        Py_CLEAR(event);
    return event;
}

/* ---- functions --------------------------------------------------------- */

static PyObject *names(int count, const char *(*name)(int))
{
    PyObject *list = PyList_New(0);

    for (int i = 0; list != NULL && i < count; i++) {
        PyObject *item = PyUnicode_FromString(name(i));

        if (item == NULL || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    return list;
}

static PyObject *games(PyObject *self, PyObject *none)
{
    (void)self, (void)none;
    return names(dsk_games(), dsk_game_name);
}

static PyObject *bots(PyObject *self, PyObject *none)
{
    (void)self, (void)none;
    return names(dsk_bots(), dsk_bot_name);
}

struct option {
    const char *game;
    int i;
};

static int write_option(void *user, char *buf, size_t n)
{
    struct option *o = user;

    return dsk_option_help(o->game, o->i, "en", buf, n);
}

static PyObject *options(PyObject *self, PyObject *game)
{
    PyObject *list = PyList_New(0), *bytes;
    struct option o = {core_chars(game, &bytes), 0};
    char line[TEXT_MAX];

    (void)self;
    if (o.game == NULL)
        Py_CLEAR(list);
    for (; list != NULL && write_option(&o, line, sizeof line) >= 0; o.i++) {
        PyObject *item = core_text(write_option, &o);

        if (item == NULL || PyList_Append(list, item) < 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    Py_XDECREF(bytes);
    return list;
}

static PyMethodDef functions[] = {
    {"games", games, METH_NOARGS, "games() -> list of the games' names"},
    {"bots", bots, METH_NOARGS, "bots() -> list of the bots' names"},
    {"options", options, METH_O,
     "options(game) -> list of lines: key, values, default, meaning"},
    {NULL, NULL, 0, NULL}};

static struct PyModuleDef definition = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "deskovka._core",
    .m_doc = "Carcassonne and Catan: the engine. Use the package deskovka.",
    .m_size = -1,
    .m_methods = functions,
};

static PyTypeObject *add_type(PyObject *m, const char *name, PyType_Spec *spec)
{
    PyObject *type = PyType_FromSpec(spec);

    if (type == NULL || PyModule_AddObjectRef(m, name, type) < 0)
        return NULL;
    return (PyTypeObject *)(void *)type;
}

static PyObject *add_error(PyObject *m, const char *name, const char *full,
                           const char *doc, PyObject *base)
{
    PyObject *type = PyErr_NewExceptionWithDoc(full, doc, base, NULL);

    if (type == NULL || PyModule_AddObjectRef(m, name, type) < 0)
        return NULL;
    return type;
}

static bool add_all(PyObject *m)
{
    error = add_error(m, "Error", "deskovka.Error",
                      "Something the engine refuses; `status`, `code` and "
                      "`rule` say what.",
                      PyExc_ValueError);
    if (error == NULL)
        return false;
    setup_error = add_error(m, "SetupError", "deskovka.SetupError",
                            "A set-up line asks for what cannot be.", error);
    illegal_action = add_error(m, "IllegalAction", "deskovka.IllegalAction",
                               "An action that is not legal now.", error);
    rules_type = add_type(m, "Rules", &rules_spec);
    state_type = add_type(m, "State", &state_spec);
    bot_type = add_type(m, "Bot", &bot_spec);
    game_type = add_type(m, "Game", &game_spec);
    batch_type = add_type(m, "Batch", &batch_spec);
    return setup_error != NULL && illegal_action != NULL &&
           rules_type != NULL && state_type != NULL && bot_type != NULL &&
           game_type != NULL && batch_type != NULL &&
           PyModule_AddStringConstant(m, "version", dsk_version()) == 0 &&
           PyModule_AddIntConstant(m, "ENCODING_VERSION",
                                   DSK_ENCODING_VERSION) == 0;
}

PyMODINIT_FUNC PyInit__core(void);

PyMODINIT_FUNC PyInit__core(void)
{
    PyObject *m = PyModule_Create(&definition);

    if (m != NULL && !add_all(m))
        Py_CLEAR(m);
    return m;
}
