/* SPDX-License-Identifier: Apache-2.0 */
/* Writes Python objects as JSON. */
#ifndef PYTHON_JSON_WRITER_H
#define PYTHON_JSON_WRITER_H

#include <Python.h>

/* The JSON of dicts, lists, tuples, texts, 64-bit integers, finite floats, bools and None, as bytes. NULL with a TypeError
 * or a ValueError that names the path of the unsupported value: "spec.groups[0].size: nan is no JSON". */
PyObject *json_writer_bytes(PyObject *object);

#endif
