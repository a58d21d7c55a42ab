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

/* That of the names that are wanted which a name, with its quotes, is; NULL: it is none. */
static PyObject *find_name(PyObject *names, crd_string name) {
  for (Py_ssize_t i = 0; i < PyTuple_Size(names); i++) {
    PyObject *one = PyTuple_GetItem(names, i);
    char *wanted;
    Py_ssize_t size;
    if (PyBytes_AsStringAndSize(one, &wanted, &size) < 0) return NULL;
    if ((size_t)size + 2 == name.size && !memcmp(wanted, name.data + 1, (size_t)size)) return one;
  }
  return NULL;
}

static PyObject *fail(PyObject *unfinished, const char *what) {
  Py_XDECREF(unfinished);
  if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, what);
  return NULL;
}

/* members(object, names): a dict of the bytes of each that is there, of the last of its name */
PyObject *raw_members(PyObject *module, PyObject *arguments) {
  crd_string text, name, value;
  Py_ssize_t size;
  PyObject *names;
  size_t at = 0;
  bool good = true;
  (void)module;
  if (!PyArg_ParseTuple(arguments, "y#O!", &text.data, &size, &PyTuple_Type, &names)) return NULL;
  text.size = (size_t)size;
  PyObject *values = step(text, &at) == '{' ? PyDict_New() : NULL;
  while (values && !PyErr_Occurred() && crd_raw_json_member(text, &at, &name, &value, &good)) {
    PyObject *wanted = find_name(names, name), *bytes = wanted ? bytes_of_slice(value) : NULL;
    if (bytes) (void)!PyDict_SetItem(values, wanted, bytes);
    Py_XDECREF(bytes);
  }
  return values && good && !PyErr_Occurred() && crd_raw_json_at_end(text, at) ? values
                                                                              : fail(values, "it is no JSON object");
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
    if (added < 0) return fail(values, "it is no JSON list");
  }
  return values && next == ']' ? values : fail(values, "it is no JSON list");
}
