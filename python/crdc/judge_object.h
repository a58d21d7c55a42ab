/* SPDX-License-Identifier: Apache-2.0 */
/* The type Judge, shared by the files of the extension. */
#ifndef PYTHON_JUDGE_OBJECT_H
#define PYTHON_JUDGE_OBJECT_H

#include <Python.h>
#include <crdc/judge.h>

typedef struct judge_object {
  PyObject_HEAD crdc_judge *judge;
  crdc_workspace **idle; /* unused workspaces: a list protected by Python's lock */
  Py_ssize_t count, room;
} judge_object;

/* Takes a workspace for a call, and returns it. NULL with an exception. */
crdc_workspace *judge_take_workspace(judge_object *self);
void judge_give_workspace(judge_object *self, crdc_workspace *workspace);

/* Judge.judge_arrow(capsules, columns, want, fields): a capsule with verdicts, and their number */
PyObject *judge_arrow(PyObject *self, PyObject *arguments);
/* verdicts(capsule): their schema and array as Arrow capsules */
PyObject *verdicts_capsules(PyObject *module, PyObject *capsule);

/* members(object), elements(list): slices of JSON */
PyObject *raw_members(PyObject *module, PyObject *object);
PyObject *raw_elements(PyObject *module, PyObject *list);

#endif
