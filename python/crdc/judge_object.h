/* SPDX-License-Identifier: Apache-2.0 */
/* The type Judge, as the files of the extension know it. */
#ifndef PYTHON_JUDGE_OBJECT_H
#define PYTHON_JUDGE_OBJECT_H

#include <Python.h>
#include <crdc/judge.h>

typedef struct judge_object {
  PyObject_HEAD crdc_judge *judge;
  crdc_workspace **idle; /* workspaces that no call uses: a list under Python's lock */
  Py_ssize_t count, room;
} judge_object;

/* A workspace for a call, and back. NULL with an exception. */
crdc_workspace *judge_take_workspace(judge_object *self);
void judge_give_workspace(judge_object *self, crdc_workspace *workspace);

/* Judge.judge_arrow(capsules, columns, want, fields): verdicts behind a capsule, and how many there are */
PyObject *judge_arrow(PyObject *self, PyObject *arguments);
/* verdicts(capsule): a schema and an array of them, as Arrow's capsules */
PyObject *verdicts_capsules(PyObject *module, PyObject *capsule);

/* members(object), elements(list): slices of JSON */
PyObject *raw_members(PyObject *module, PyObject *object);
PyObject *raw_elements(PyObject *module, PyObject *list);

#endif
