/* SPDX-License-Identifier: Apache-2.0 */
/* Slices of JSON: an object within an event or a list is passed to the judge unchanged. */
#define Py_LIMITED_API 0x03090000
#define PY_SSIZE_T_CLEAN
#include "judge_object.h"
#include <crd/raw_json.h>

static PyObject *bytes_of_slice(crd_string slice) {
  return PyBytes_FromStringAndSize(slice.data, (Py_ssize_t)slice.size);
}

/* Skips white space and the next character, which is returned; 0: the end. */
static char step(crd_string text, size_t *at) {
  while (*at < text.size && text.data[*at] && strchr(" \t\r\n", text.data[*at])) ++*at;
  return *at < text.size ? text.data[(*at)++] : (char)0;
}

static PyObject *fail(PyObject *unfinished, const char *what) {
  Py_XDECREF(unfinished);
  if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, what);
  return NULL;
}

static bool take_text(PyObject *bytes, crd_string *text) {
  char *data = NULL;
  Py_ssize_t size = 0;
  const bool good = PyBytes_AsStringAndSize(bytes, &data, &size) == 0;
  *text = (crd_string){data, (size_t)size};
  return good;
}

/* members(object): a dict of the bytes of each member, the last one of a name; names are not decoded */
PyObject *raw_members(PyObject *module, PyObject *object) {
  crd_string text, name, value;
  size_t at = 0;
  bool good = true;
  (void)module;
  if (!take_text(object, &text)) return NULL;
  PyObject *values = step(text, &at) == '{' ? PyDict_New() : NULL;
  while (values && !PyErr_Occurred() && crd_raw_json_member(text, &at, &name, &value, &good)) {
    PyObject *key = bytes_of_slice((crd_string){name.data + 1, name.size - 2}), *bytes = bytes_of_slice(value);
    if (key && bytes) (void)!PyDict_SetItem(values, key, bytes);
    Py_XDECREF(key);
    Py_XDECREF(bytes);
  }
  good = good && values && !PyErr_Occurred() && crd_raw_json_at_end(text, at);
  return good ? values : fail(values, "it is no JSON object");
}

/* elements(list): the bytes of each element */
PyObject *raw_elements(PyObject *module, PyObject *list) {
  crd_string text, value;
  size_t at = 0;
  (void)module;
  if (!take_text(list, &text)) return NULL;
  PyObject *values = step(text, &at) == '[' ? PyList_New(0) : NULL;
  size_t ahead = at;
  char next = step(text, &ahead) == ']' ? ']' : ',';
  for (; values && next == ','; next = step(text, &at)) {
    PyObject *bytes = crd_raw_json_value(text, &at, &value) ? bytes_of_slice(value) : NULL;
    const int added = bytes ? PyList_Append(values, bytes) : -1;
    Py_XDECREF(bytes);
    if (added < 0) return fail(values, "it is no JSON list");
  }
  return values && next == ']' ? values : fail(values, "it is no JSON list");
}
