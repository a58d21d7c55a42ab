/* SPDX-License-Identifier: Apache-2.0 */
/* Writes into a growing buffer in one pass. The path to the current object is a chain of steps on the stack. It is printed
 * in errors, and it detects an object that contains itself. */
#define Py_LIMITED_API 0x03090000
#define PY_SSIZE_T_CLEAN
#include "json_writer.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

/* In the limited API since 3.10, but every Python has it. */
const char *PyUnicode_AsUTF8AndSize(PyObject *text, Py_ssize_t *size);

enum { MOST_DEPTH = 1000, FIRST_ROOM = 2048 };

typedef struct writer {
  char *data;
  size_t size, room;
} writer;

/* A step into a dict or a list, which is `within`. */
typedef struct step {
  const struct step *outer;
  PyObject *within;
  PyObject *key;    /* of a dict; NULL: of a list ... */
  Py_ssize_t index; /* ... this one */
  unsigned depth;
} step;

static int make_room(writer *writer, size_t more) {
  if (writer->data && writer->room - writer->size >= more) return 0;
  size_t room = writer->room ? writer->room * 2 : FIRST_ROOM;
  while (room - writer->size < more) room *= 2;
  char *data = PyMem_Realloc(writer->data, room);
  if (!data) {
    PyErr_NoMemory();
    return -1;
  }
  writer->data = data;
  writer->room = room;
  return 0;
}

static int put(writer *writer, const char *text, size_t size) {
  if (make_room(writer, size) < 0) return -1;
  memcpy(writer->data + writer->size, text, size);
  writer->size += size;
  return 0;
}

static int put_char(writer *writer, char c) {
  if (make_room(writer, 1) < 0) return -1;
  writer->data[writer->size++] = c;
  return 0;
}

/* ---- errors ---- */

/* "spec.groups[0].size"; only the end of a long path. */
static PyObject *path_of(const step *step) {
  enum { MOST_STEPS = 32 };
  PyObject *path = PyUnicode_FromString("");
  unsigned shown = 0;
  for (; path && step; step = step->outer) {
    const int last = ++shown > MOST_STEPS;
    PyObject *longer = last        ? PyUnicode_FromFormat("...%U", path)
                       : step->key ? PyUnicode_FromFormat("%s%S%U", step->outer ? "." : "", step->key, path)
                                   : PyUnicode_FromFormat("[%zd]%U", step->index, path);
    Py_DECREF(path);
    path = longer;
    if (last) break;
  }
  return path;
}

/* Raises "PATH: WHAT", without the path for the object as a whole. */
static int fail(PyObject *type, const step *at, PyObject *what) {
  PyObject *path = what ? path_of(at) : NULL;
  if (path) PyErr_Format(type, at ? "%U: %U" : "%U%U", path, what);
  Py_XDECREF(path);
  Py_XDECREF(what);
  return -1;
}

/* ---- scalars ---- */

static int put_escape(writer *writer, unsigned char c) {
  char text[8];
  const char *found = c ? strchr("\bb\ff\nn\rr\tt\"\"\\\\", c) : NULL; /* pairs of a character and its escape */
  if (found) return put(writer, (char[]){'\\', found[1]}, 2);
  return put(writer, text, (size_t)snprintf(text, sizeof text, "\\u%04x", c));
}

static int write_utf8(writer *writer, const char *text, size_t size) {
  size_t from = 0;
  if (make_room(writer, size + 2) < 0) return -1;
  writer->data[writer->size++] = '"';
  for (size_t i = 0; i < size; i++) {
    const unsigned char c = (unsigned char)text[i];
    if (c >= 0x20 && c != '"' && c != '\\') continue;
    if (put(writer, text + from, i - from) < 0 || put_escape(writer, c) < 0) return -1;
    from = i + 1;
  }
  return put(writer, text + from, size - from) < 0 ? -1 : put_char(writer, '"');
}

static int write_text(writer *writer, PyObject *object, const step *at) {
  Py_ssize_t size;
  const char *text = PyUnicode_AsUTF8AndSize(object, &size);
  if (text) return write_utf8(writer, text, (size_t)size);
  PyErr_Clear(); /* half of a surrogate pair */
  return fail(PyExc_ValueError, at, PyUnicode_FromString("a text that is no Unicode"));
}

static int write_integer(writer *writer, PyObject *object, const step *at) {
  char text[32];
  int overflow;
  const long long number = PyLong_AsLongLongAndOverflow(object, &overflow);
  if (overflow) return fail(PyExc_ValueError, at, PyUnicode_FromString("an integer of more than 64 bits"));
  if (number == -1 && PyErr_Occurred()) return -1;
  return put(writer, text, (size_t)snprintf(text, sizeof text, "%lld", number));
}

static int write_float(writer *writer, PyObject *object, const step *at) {
  const double number = PyFloat_AsDouble(object);
  if (!isfinite(number)) return fail(PyExc_ValueError, at, PyUnicode_FromFormat("%R is no JSON", object));
  char *text = PyOS_double_to_string(number, 'r', 0, Py_DTSF_ADD_DOT_0, NULL);
  if (!text) return -1;
  const int result = put(writer, text, strlen(text));
  PyMem_Free(text);
  return result;
}

/* ---- dicts and lists ---- */

static int write_value(writer *writer, PyObject *object, const step *at);

static int is_within_itself(PyObject *object, const step *at) {
  for (; at; at = at->outer)
    if (at->within == object) return 1;
  return 0;
}

static int write_key(writer *writer, PyObject *key, const step *here) {
  if (!PyUnicode_Check(key)) return fail(PyExc_TypeError, here, PyUnicode_FromFormat("the key %R is no text", key));
  return write_text(writer, key, here) < 0 ? -1 : put_char(writer, ':');
}

static int write_dict(writer *writer, PyObject *dict, const step *at) {
  step here = {.outer = at, .within = dict, .depth = at ? at->depth + 1 : 1};
  PyObject *key, *value;
  Py_ssize_t next = 0;
  int first = 1, result = put_char(writer, '{');
  while (result == 0 && PyDict_Next(dict, &next, &key, &value)) { /* no Python code runs in between */
    here.key = key;
    if (!first) result = put_char(writer, ',');
    if (result == 0) result = write_key(writer, key, PyUnicode_Check(key) ? &here : at);
    if (result == 0) result = write_value(writer, value, &here);
    first = 0;
  }
  return result < 0 ? -1 : put_char(writer, '}');
}

static int write_list(writer *writer, PyObject *list, const step *at) {
  step here = {.outer = at, .within = list, .depth = at ? at->depth + 1 : 1};
  const int is_list = PyList_Check(list);
  int result = put_char(writer, '[');
  for (; result == 0 && here.index < (is_list ? PyList_Size(list) : PyTuple_Size(list)); here.index++) {
    if (here.index) result = put_char(writer, ',');
    if (result == 0)
      result = write_value(writer, is_list ? PyList_GetItem(list, here.index) : PyTuple_GetItem(list, here.index), &here);
  }
  return result < 0 ? -1 : put_char(writer, ']');
}

static int write_value(writer *writer, PyObject *object, const step *at) {
  if (PyUnicode_Check(object)) return write_text(writer, object, at);
  const int is_dict = PyDict_Check(object);
  if (is_dict || PyList_Check(object) || PyTuple_Check(object)) {
    if (is_within_itself(object, at)) return fail(PyExc_ValueError, at, PyUnicode_FromString("it is within itself"));
    if (at && at->depth == MOST_DEPTH) return fail(PyExc_ValueError, at, PyUnicode_FromString("it is too deep"));
    return is_dict ? write_dict(writer, object, at) : write_list(writer, object, at);
  }
  if (object == Py_None) return put(writer, "null", 4);
  if (object == Py_True) return put(writer, "true", 4);
  if (object == Py_False) return put(writer, "false", 5);
  if (PyLong_Check(object)) return write_integer(writer, object, at);
  if (PyFloat_Check(object)) return write_float(writer, object, at);
  PyObject *name = PyObject_GetAttrString((PyObject *)Py_TYPE(object), "__name__");
  PyObject *what = name ? PyUnicode_FromFormat("of the type %S no JSON can be made", name) : NULL;
  Py_XDECREF(name);
  return fail(PyExc_TypeError, at, what);
}

PyObject *json_writer_bytes(PyObject *object) {
  writer writer = {.data = NULL};
  PyObject *bytes = NULL;
  if (write_value(&writer, object, NULL) == 0) bytes = PyBytes_FromStringAndSize(writer.data, (Py_ssize_t)writer.size);
  PyMem_Free(writer.data);
  return bytes;
}
