/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of JSON as their bytes: an object within an event or a list goes to the judge as it stands. */
#define Py_LIMITED_API 0x03090000
#define PY_SSIZE_T_CLEAN
#include "judge_object.h"
#include <crd/raw_json.h>

static PyObject *bytes_of_slice(crd_string slice) {
  return PyBytes_FromStringAndSize(slice.data, (Py_ssize_t)slice.size);
}

/* Steps over white space and the character behind it, which is told; 0: there is none. */
static char step(crd_string text, size_t *at) {
  while (*at < text.size && strchr(" \t\r\n", text.data[*at])) ++*at;
  return *at < text.size ? text.data[(*at)++] : (char)0;
}

/* The number of a name, with its quotes, among those that are wanted; -1: it is none of them, -2: an exception. */
static Py_ssize_t find_name(PyObject *names, crd_string name) {
  for (Py_ssize_t i = 0; i < PyTuple_Size(names); i++) {
    char *wanted;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(PyTuple_GetItem(names, i), &wanted, &size) < 0) return -2;
    if ((size_t)size + 2 == name.size && !memcmp(wanted, name.data + 1, (size_t)size)) return i;
  }
  return -1;
}

static PyObject *fail(PyObject *unfinished, const char *what) {
  Py_XDECREF(unfinished);
  if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, what);
  return NULL;
}

/* members(object, names): the bytes of each member, the last of its name; None where there is none */
PyObject *raw_members(PyObject *module, PyObject *arguments) {
  crd_string text, name, value;
  Py_ssize_t size, found = 0;
  PyObject *names;
  size_t at = 0;
  bool good = true;
  (void)module;
  if (!PyArg_ParseTuple(arguments, "y#O!", &text.data, &size, &PyTuple_Type, &names)) return NULL;
  text.size = (size_t)size;
  PyObject *values = PyList_New(PyTuple_Size(names));
  for (Py_ssize_t i = 0; values && i < PyTuple_Size(names); i++) {
    Py_INCREF(Py_None);
    (void)!PyList_SetItem(values, i, Py_None);
  }
  if (!values || step(text, &at) != '{') return fail(values, "it is no JSON object");
  while (found != -2 && crd_raw_json_member(text, &at, &name, &value, &good)) {
    found = find_name(names, name);
    PyObject *bytes = found < 0 ? NULL : bytes_of_slice(value);
    if (bytes) (void)!PyList_SetItem(values, found, bytes);
  }
  if (!good || PyErr_Occurred() || !crd_raw_json_at_end(text, at)) return fail(values, "it is no whole JSON object");
  return values;
}

/* elements(list): the bytes of each */
PyObject *raw_elements(PyObject *module, PyObject *list) {
  crd_string value;
  Py_ssize_t size;
  size_t at = 0;
  char *data;
  (void)module;
  if (PyBytes_AsStringAndSize(list, &data, &size) < 0) return NULL;
  const crd_string text = {data, (size_t)size};
  PyObject *values = step(text, &at) == '[' ? PyList_New(0) : NULL;
  size_t ahead = at;
  char next = step(text, &ahead) == ']' ? ']' : ',';
  for (; values && next == ','; next = step(text, &at)) {
    PyObject *bytes = crd_raw_json_value(text, &at, &value) ? bytes_of_slice(value) : NULL;
    const int added = bytes ? PyList_Append(values, bytes) : -1;
    Py_XDECREF(bytes);
    if (added < 0) return fail(values, "it is no whole JSON list");
  }
  return values && next == ']' ? values : fail(values, "it is no whole JSON list");
}
