/* SPDX-License-Identifier: Apache-2.0 */
/* crdc/judge.h for Python: the type Judge, which is made from texts and judges objects. Dicts are converted to JSON here.
 * Results are tuples, which the package converts for users. It uses the limited API of Python 3.9, so that one extension
 * works with all later versions. */
#define Py_LIMITED_API 0x03090000
#define PY_SSIZE_T_CLEAN
#include "json_writer.h"
#include "judge_object.h"
#include <string.h>

/* ---- making one ---- */

static PyObject *text_of(crdc_slice slice) {
  return PyUnicode_DecodeUTF8(slice.data ? slice.data : "", (Py_ssize_t)slice.size, "replace");
}

/* (path, message, reason, layer, rule, line, column, severity, file) */
static PyObject *problem_tuple(const crdc_judge_problem *problem) {
  static const char *const severities[] = {"error", "warning", "note"};
  return Py_BuildValue("(NNNNNIIsN)", text_of(problem->path), text_of(problem->message), text_of(problem->reason),
                       text_of(problem->layer), text_of(problem->rule), (unsigned)problem->line, (unsigned)problem->column,
                       severities[problem->severity], text_of(problem->file));
}

static PyObject *problem_tuples(const crdc_judge_problem *problems, size_t count) {
  PyObject *all = PyTuple_New((Py_ssize_t)count);
  for (size_t i = 0; all && i < count; i++) {
    PyObject *one = problem_tuple(&problems[i]);
    if (!one || PyTuple_SetItem(all, (Py_ssize_t)i, one) < 0) Py_CLEAR(all);
  }
  return all;
}

/* Adds an item of a sequence (what, name, text). */
static int add_text(crdc_judge *judge, PyObject *item) {
  int what;
  const char *name, *text;
  Py_ssize_t size;
  if (!PyArg_ParseTuple(item, "isy#", &what, &name, &text, &size)) return -1;
  if (crdc_judge_add(judge, (crdc_addition)what, name, text, (size_t)size)) return 0;
  PyErr_NoMemory();
  return -1;
}

static int add_texts(crdc_judge *judge, PyObject *texts) {
  const Py_ssize_t count = PySequence_Size(texts);
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject *item = PySequence_GetItem(texts, i);
    const int added = item ? add_text(judge, item) : -1;
    Py_XDECREF(item);
    if (added < 0) return -1;
  }
  return count < 0 ? -1 : 0;
}

/* Judge(texts, kubernetes_minor, fields, flags, layers, feature_gates, config) */
static PyObject *judge_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"texts", "kubernetes_minor", "fields", "flags", "layers", "feature_gates", "config", NULL};
  PyObject *texts;
  unsigned minor, fields, flags;
  crdc_judge_options options = {.size = sizeof options};
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OIII|zzz", names, &texts, &minor, &fields, &flags, &options.layers,
                                   &options.feature_gates, &options.config))
    return NULL;
  options.kubernetes_minor = minor;
  options.fields = fields;
  options.flags = flags;
  const allocfunc allocate = __extension__(allocfunc) PyType_GetSlot(type, Py_tp_alloc);
  judge_object *self = (judge_object *)allocate(type, 0);
  if (!self) return NULL;
  self->judge = crdc_judge_create(&options);
  if (!self->judge) PyErr_NoMemory();
  if (!self->judge || add_texts(self->judge, texts) < 0) {
    Py_DECREF(self);
    return NULL;
  }
  Py_BEGIN_ALLOW_THREADS;
  (void)!crdc_judge_seal(self->judge); /* its errors are in `problems`, and `sound` says whether it can judge */
  Py_END_ALLOW_THREADS;
  return (PyObject *)self;
}

static void judge_free(PyObject *object) {
  judge_object *self = (judge_object *)object;
  PyTypeObject *type = Py_TYPE(object);
  while (self->count) crdc_workspace_destroy(self->idle[--self->count]);
  PyMem_Free(self->idle);
  crdc_judge_destroy(self->judge);
  (__extension__(freefunc) PyType_GetSlot(type, Py_tp_free))(object);
  Py_DECREF(type);
}

/* ---- asking ---- */

crdc_workspace *judge_take_workspace(judge_object *self) {
  if (self->count) return self->idle[--self->count];
  crdc_workspace *made = crdc_workspace_create(self->judge);
  if (!made) PyErr_SetString(PyExc_ValueError, "what the judge was made of has errors, or there is no memory");
  return made;
}

void judge_give_workspace(judge_object *self, crdc_workspace *workspace) {
  if (self->count == self->room) {
    const Py_ssize_t room = self->room ? 2 * self->room : 4;
    crdc_workspace **more = PyMem_Realloc(self->idle, (size_t)room * sizeof *more);
    if (!more) {
      crdc_workspace_destroy(workspace);
      return;
    }
    self->idle = more;
    self->room = room;
  }
  self->idle[self->count++] = workspace;
}

/* The bytes of an object: of bytes, of a text, or the JSON of any other value; None has none (NULL without an error). */
static PyObject *bytes_of(PyObject *object) {
  if (object == Py_None) return NULL;
  if (PyBytes_Check(object)) {
    Py_INCREF(object);
    return object;
  }
  if (PyUnicode_Check(object)) return PyUnicode_AsUTF8String(object);
  return json_writer_bytes(object);
}

static crdc_slice slice_of(PyObject *bytes) {
  char *data;
  Py_ssize_t size;
  if (!bytes || PyBytes_AsStringAndSize(bytes, &data, &size) < 0) return (crdc_slice){NULL, 0};
  return (crdc_slice){data, (size_t)size};
}

static PyObject *texts_tuple(const crdc_slice *texts, size_t count) {
  PyObject *all = PyTuple_New((Py_ssize_t)count);
  for (size_t i = 0; all && i < count; i++) {
    PyObject *one = text_of(texts[i]);
    if (!one || PyTuple_SetItem(all, (Py_ssize_t)i, one) < 0) Py_CLEAR(all);
  }
  return all;
}

/* The bytes of a wanted JSON text; None if there is none. */
static PyObject *wanted_bytes(crdc_slice json) {
  if (!json.size) Py_RETURN_NONE;
  return PyBytes_FromStringAndSize(json.data, (Py_ssize_t)json.size);
}

static PyObject *result_tuple(const crdc_judge_result *result, PyObject *const sent[3]) {
  PyObject *problems = problem_tuples(result->problems, result->problem_count);
  PyObject *warnings = problems ? texts_tuple(result->warnings, result->warning_count) : NULL;
  if (!warnings) {
    Py_XDECREF(problems);
    return NULL;
  }
  return Py_BuildValue("(INiNNNNNNNNNOOO)", (unsigned)result->status, PyBool_FromLong(result->allowed), (int)result->code,
                       text_of(result->reason), text_of(result->status == CRDC_JUDGED ? result->message : result->why),
                       text_of(result->kind), text_of(result->name), problems, warnings, wanted_bytes(result->object),
                       wanted_bytes(result->patch), wanted_bytes(result->json), sent[0] ? sent[0] : Py_None,
                       sent[1] ? sent[1] : Py_None, sent[2] ? sent[2] : Py_None);
}

static PyObject *ask(judge_object *self, crdc_judge_request *request, PyObject *const sent[3], int defaults) {
  const crdc_judge_result *result;
  request->object = slice_of(sent[0]);
  request->old_object = slice_of(sent[1]);
  request->patch = slice_of(sent[2]);
  crdc_workspace *workspace = judge_take_workspace(self);
  if (!workspace) return NULL;
  Py_BEGIN_ALLOW_THREADS;
  (void)(defaults ? crdc_judge_default : crdc_judge_ask)(workspace, request, &result);
  Py_END_ALLOW_THREADS;
  PyObject *told = result_tuple(result, sent);
  judge_give_workspace(self, workspace);
  return told;
}

/* ask(object, old, patch, want, fields, format, operation, subresource, name, namespace, user, defaults) */
static PyObject *judge_ask(PyObject *self, PyObject *arguments) {
  PyObject *given[3] = {Py_None, Py_None, Py_None}, *sent[3] = {NULL, NULL, NULL}, *told = NULL;
  crdc_judge_request request = {.size = sizeof request};
  unsigned want, fields, format;
  int defaults;
  if (!PyArg_ParseTuple(arguments, "OOOIIIzzzzzp", &given[0], &given[1], &given[2], &want, &fields, &format,
                        &request.operation, &request.subresource, &request.name, &request.name_space, &request.user,
                        &defaults))
    return NULL;
  request.want = want;
  request.fields = fields;
  request.format = format;
  for (size_t i = 0; i < 3 && !PyErr_Occurred(); i++) sent[i] = bytes_of(given[i]);
  if (!PyErr_Occurred()) told = ask((judge_object *)self, &request, sent, defaults);
  for (size_t i = 0; i < 3; i++) Py_XDECREF(sent[i]);
  return told;
}

/* problems(): tuples */
static PyObject *judge_problems(PyObject *object, PyObject *none) {
  const crdc_judge_problem *problems;
  const size_t count = crdc_judge_problems(((judge_object *)object)->judge, &problems);
  (void)none;
  return problem_tuples(problems, count);
}

/* sound(): whether it can judge */
static PyObject *judge_sound(PyObject *object, PyObject *none) {
  (void)none;
  return PyBool_FromLong(crdc_judge_seal(((judge_object *)object)->judge));
}

/* kinds(): (group, version, kind, plural, namespaced, built_in) of each */
static PyObject *judge_kinds(PyObject *object, PyObject *none) {
  const crdc_judge_kind *kinds;
  const size_t count = crdc_judge_kinds(((judge_object *)object)->judge, &kinds);
  PyObject *all = PyTuple_New((Py_ssize_t)count);
  (void)none;
  for (size_t i = 0; all && i < count; i++) {
    const crdc_judge_kind *one = &kinds[i];
    PyObject *told = Py_BuildValue("(NNNNNN)", text_of(one->group), text_of(one->version), text_of(one->kind),
                                   text_of(one->plural), PyBool_FromLong(one->namespaced), PyBool_FromLong(one->built_in));
    if (!told || PyTuple_SetItem(all, (Py_ssize_t)i, told) < 0) Py_CLEAR(all);
  }
  return all;
}

/* schema(api_version, kind): JSON, or None */
static PyObject *judge_schema(PyObject *object, PyObject *arguments) {
  judge_object *self = (judge_object *)object;
  const char *api_version, *kind;
  const crdc_judge_result *result;
  if (!PyArg_ParseTuple(arguments, "ss", &api_version, &kind)) return NULL;
  crdc_workspace *workspace = judge_take_workspace(self);
  if (!workspace) return NULL;
  (void)crdc_judge_schema(workspace, api_version, kind, &result);
  PyObject *schema = wanted_bytes(result->object);
  judge_give_workspace(self, workspace);
  return schema;
}

/* explain(api_version, kind, path, recursive): (JSON or None, error) */
static PyObject *judge_explain(PyObject *object, PyObject *arguments) {
  judge_object *self = (judge_object *)object;
  crdc_explain_request request = {.size = sizeof request};
  const crdc_judge_result *result;
  int recursive;
  if (!PyArg_ParseTuple(arguments, "zzzp", &request.api_version, &request.kind, &request.path, &recursive)) return NULL;
  request.flags = recursive ? CRDC_EXPLAIN_RECURSIVE : 0;
  crdc_workspace *workspace = judge_take_workspace(self);
  if (!workspace) return NULL;
  Py_BEGIN_ALLOW_THREADS;
  (void)crdc_judge_explain(workspace, &request, &result);
  Py_END_ALLOW_THREADS;
  PyObject *told = Py_BuildValue("(NN)", wanted_bytes(result->object), text_of(result->why));
  judge_give_workspace(self, workspace);
  return told;
}

static PyMethodDef judge_methods[] = {
    {"ask", judge_ask, METH_VARARGS,
     "ask(object, old, patch, want, fields, format, operation, subresource, name, namespace, user, defaults) -> tuple"},
    {"judge_arrow", judge_arrow, METH_VARARGS, "judge_arrow(capsules, columns, want, fields) -> (capsule, count)"},
    {"problems", judge_problems, METH_NOARGS, "problems() -> tuples: what is wrong with what it was made of"},
    {"sound", judge_sound, METH_NOARGS, "sound() -> bool: whether it can be asked"},
    {"kinds", judge_kinds, METH_NOARGS, "kinds() -> tuples: what it judges"},
    {"schema", judge_schema, METH_VARARGS, "schema(api_version, kind) -> bytes or None"},
    {"explain", judge_explain, METH_VARARGS, "explain(api_version, kind, path, recursive) -> (bytes or None, why not)"},
    {NULL, NULL, 0, NULL}};

static PyType_Slot judge_slots[] = {{Py_tp_new, __extension__(void *) judge_new},
                                    {Py_tp_dealloc, __extension__(void *) judge_free},
                                    {Py_tp_methods, judge_methods},
                                    {Py_tp_doc, (void *)"What crdc/judge.h calls a judge, sealed."},
                                    {0, NULL}};
static PyType_Spec judge_spec = {"crdc._crdc.Judge", sizeof(judge_object), 0, Py_TPFLAGS_DEFAULT, judge_slots};

/* ---- the module ---- */

static PyObject *write_json(PyObject *module, PyObject *object) {
  (void)module;
  return json_writer_bytes(object);
}

static PyMethodDef module_methods[] = {
    {"dumps", write_json, METH_O, "dumps(object) -> bytes: the JSON of dicts, lists, texts, numbers, bools and None"},
    {"members", raw_members, METH_O, "members(object) -> dict: the JSON of each"},
    {"verdicts", verdicts_capsules, METH_O, "verdicts(capsule) -> (capsule, capsule): a schema and an array of Arrow"},
    {"elements", raw_elements, METH_O, "elements(list) -> list: the JSON of each"},
    {NULL, NULL, 0, NULL}};

static int fill_module(PyObject *module) {
  PyObject *judge = PyType_FromSpec(&judge_spec);
  if (!judge || PyModule_AddObject(module, "Judge", judge) < 0) {
    Py_XDECREF(judge);
    return -1;
  }
  return PyModule_AddStringConstant(module, "version", crdc_judge_version());
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, __extension__(void *) fill_module}, {0, NULL}};
static struct PyModuleDef module = {.m_base = PyModuleDef_HEAD_INIT,
                                    .m_name = "crdc._crdc",
                                    .m_doc = "crdc/judge.h.",
                                    .m_methods = module_methods,
                                    .m_slots = module_slots};

PyMODINIT_FUNC PyInit__crdc(void);
PyMODINIT_FUNC PyInit__crdc(void) {
  return PyModuleDef_Init(&module);
}
