/* SPDX-License-Identifier: Apache-2.0 */
/* Judges an Arrow batch and returns a batch of verdicts, by the capsule protocol of Python libraries for the C data
 * interface. Objects are judged in place, in one workspace, while Python's lock is released. */
#define Py_LIMITED_API 0x03090000
#define PY_SSIZE_T_CLEAN
#include "arrow_column.h"
#include "arrow_verdicts.h"
#include "judge_object.h"

/* The columns of a request, in the order of Judge.judge_arrow's arguments. */
enum { OBJECT, OLD, PATCH, OPERATION, SUBRESOURCE, NAME, NAMESPACE, USER, COLUMNS };
enum { ROWS_BETWEEN_SIGNALS = 1024 };

/* The common part of all batches of a call. */
typedef struct question {
  crdc_workspace *workspace;
  arrow_verdicts *verdicts;
  PyObject *names; /* a tuple of texts and None */
  uint32_t want, fields;
  long long count;       /* of rows */
  buffer texts[COLUMNS]; /* JSON of trees; words that end with a NUL */
} question;

static const char *const of_verdicts = "crdc.verdicts";

static void free_verdicts(PyObject *capsule) {
  arrow_verdicts_release(PyCapsule_GetPointer(capsule, of_verdicts));
}

static void free_schema(PyObject *capsule) {
  ArrowSchema *schema = PyCapsule_GetPointer(capsule, "arrow_schema");
  if (schema->release) schema->release(schema);
  free(schema);
}

static void free_array(PyObject *capsule) {
  ArrowArray *array = PyCapsule_GetPointer(capsule, "arrow_array");
  if (array->release) array->release(array);
  free(array);
}

PyObject *verdicts_capsules(PyObject *module, PyObject *capsule) {
  arrow_verdicts *verdicts = PyCapsule_GetPointer(capsule, of_verdicts);
  ArrowSchema *schema = verdicts ? calloc(1, sizeof *schema) : NULL;
  ArrowArray *array = schema ? calloc(1, sizeof *array) : NULL;
  const bool good = array && arrow_verdicts_show(verdicts, schema, array);
  (void)module;
  if (good)
    return Py_BuildValue("(NN)", PyCapsule_New(schema, "arrow_schema", free_schema),
                         PyCapsule_New(array, "arrow_array", free_array));
  free(schema);
  free(array);
  return verdicts ? PyErr_NoMemory() : NULL;
}

/* Raises the error of a column; `name` is its name in a batch, or None if the array is no batch. */
static int check_column(arrow_column column, int which, PyObject *name) {
  buffer path = {.data = NULL};
  const char *format = column.schema->format, *wanted = NULL;
  const bool text = arrow_is_text(column.schema);
  if (which > PATCH && !text) wanted = "texts are wanted";
  if (!wanted && !text && !arrow_is_tree(column.schema)) wanted = "texts, bytes, structs or maps are wanted";
  if (!wanted && !arrow_check(column, &path, &format, 0)) wanted = "of that no JSON can be made";
  buffer_add_char(&path, 0);
  if (wanted)
    PyErr_Format(PyExc_TypeError, "the column %R%s%s is of Arrow's type \"%s\": %s", name, path.size > 1 ? ", at " : "",
                 path.failed ? "" : path.data, format, wanted);
  buffer_free(&path);
  return wanted ? -1 : 0;
}

static void fail_name(const ArrowSchema *batch, PyObject *name) {
  PyObject *there = PyList_New(0);
  for (int64_t i = 0; there && i < batch->n_children; i++) {
    PyObject *one = PyUnicode_FromString(arrow_name(batch->children[i]));
    if (!one || PyList_Append(there, one) < 0) Py_CLEAR(there);
    Py_XDECREF(one);
  }
  if (there) PyErr_Format(PyExc_ValueError, "there is no column %R: the batch has %R", name, there);
  Py_XDECREF(there);
}

static void find_column(arrow_column batch, PyObject *name, arrow_column *column) {
  PyObject *text = PyUnicode_AsUTF8String(name);
  const char *wanted = text ? PyBytes_AsString(text) : NULL;
  for (int64_t i = 0; wanted && !column->schema && i < batch.schema->n_children; i++) {
    const arrow_column child = arrow_child(batch, i);
    if (!strcmp(arrow_name(child.schema), wanted)) *column = child;
  }
  Py_XDECREF(text);
  if (wanted && !column->schema) fail_name(batch.schema, name);
}

/* Finds the columns by name; a schema of NULL means that a column is absent. If the array is no batch, or neither an object
 * nor a patch is named, the whole array is the object: `whole` becomes a copy of it that begins at its first row, as columns
 * do. */
static int find_columns(arrow_column batch, PyObject *names, arrow_column *columns, ArrowArray *whole) {
  const bool is_batch = !strcmp(batch.schema->format, "+s");
  memset(columns, 0, COLUMNS * sizeof *columns);
  *whole = *batch.array;
  whole->offset = 0;
  if (!is_batch || (PyTuple_GetItem(names, OBJECT) == Py_None && PyTuple_GetItem(names, PATCH) == Py_None)) {
    columns[OBJECT] = (arrow_column){batch.schema, whole};
    return check_column(columns[OBJECT], OBJECT, Py_None);
  }
  for (int i = 0; i < COLUMNS; i++) {
    PyObject *name = PyTuple_GetItem(names, i);
    if (name == Py_None) continue;
    find_column(batch, name, &columns[i]);
    if (!columns[i].schema || check_column(columns[i], i, name) < 0) return -1;
  }
  return 0;
}

/* The bytes of a row: of a text in place, or with `ended` copied with a NUL. NULL: the row has none. */
static crdc_slice take_slice(arrow_column column, int64_t row, buffer *text, bool ended) {
  crdc_slice slice = {NULL, 0};
  text->size = 0;
  if (!column.schema || arrow_is_null(column, row)) return slice;
  if (arrow_is_text(column.schema)) {
    arrow_text(column, row, &slice.data, &slice.size);
    if (!ended) return slice;
    buffer_add(text, slice.data, slice.size);
  } else {
    arrow_write_json(text, column, row);
  }
  buffer_add_char(text, 0);
  return text->failed ? (crdc_slice){NULL, 0} : (crdc_slice){text->data, text->size - 1};
}

static bool judge_row(question *question, const arrow_column *columns, int64_t row) {
  crdc_slice slices[COLUMNS];
  const crdc_judge_result *result;
  for (int i = 0; i < COLUMNS; i++) {
    slices[i] = take_slice(columns[i], row, &question->texts[i], i > PATCH);
    if (question->texts[i].failed) return false;
  }
  crdc_judge_request request = {.size = sizeof request, .want = question->want, .fields = question->fields};
  request.object = slices[OBJECT], request.old_object = slices[OLD], request.patch = slices[PATCH];
  request.operation = slices[OPERATION].data, request.subresource = slices[SUBRESOURCE].data;
  request.name = slices[NAME].data, request.name_space = slices[NAMESPACE].data, request.user = slices[USER].data;
  static const crdc_judge_result none = {.status = CRDC_MISUSED, .why = {"there is no object in the row", 29}};
  if (slices[OBJECT].data || slices[PATCH].data)
    (void)crdc_judge_ask(question->workspace, &request, &result);
  else
    result = &none;
  arrow_verdicts_add(question->verdicts, result);
  return !arrow_verdicts_error(question->verdicts);
}

/* Raises the error that occurred while the lock was released. */
static int fail_verdicts(const char *error) {
  if (!error || !*error) PyErr_NoMemory();
  if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, error);
  return -1;
}

static int judge_batch(question *question, arrow_column batch) {
  arrow_column columns[COLUMNS];
  ArrowArray whole;
  const int64_t offset = batch.array->offset, count = batch.array->length;
  if (find_columns(batch, question->names, columns, &whole) < 0) return -1;
  for (int64_t row = 0; row < count;) {
    const int64_t end = count - row > ROWS_BETWEEN_SIGNALS ? row + ROWS_BETWEEN_SIGNALS : count;
    bool good = true;
    Py_BEGIN_ALLOW_THREADS;
    for (; good && row < end; row++) good = judge_row(question, columns, offset + row);
    Py_END_ALLOW_THREADS;
    if (!good) return fail_verdicts(arrow_verdicts_error(question->verdicts));
    if (PyErr_CheckSignals() < 0) return -1;
  }
  question->count += count;
  return 0;
}

/* Judges the batches of a stream. Its producer may need Python's lock. */
static int judge_stream(question *question, ArrowArrayStream *stream) {
  ArrowSchema schema = {.release = NULL};
  int error, result = 0;
  Py_BEGIN_ALLOW_THREADS;
  error = stream->get_schema(stream, &schema);
  Py_END_ALLOW_THREADS;
  for (bool more = !error; more && result == 0;) {
    ArrowArray array = {.release = NULL};
    Py_BEGIN_ALLOW_THREADS;
    error = stream->get_next(stream, &array);
    Py_END_ALLOW_THREADS;
    more = !error && array.release;
    if (more) result = judge_batch(question, (arrow_column){&schema, &array});
    if (more) array.release(&array);
  }
  if (schema.release) schema.release(&schema);
  if (!error) return result;
  const char *what = stream->get_last_error(stream);
  PyErr_Format(PyExc_OSError, "the stream of batches: %s", what ? what : strerror(error));
  return -1;
}

/* Judges what __arrow_c_array__ or __arrow_c_stream__ returned. */
static int judge_shown(question *question, PyObject *shown) {
  const bool is_stream = PyCapsule_IsValid(shown, "arrow_array_stream");
  ArrowArrayStream *stream = is_stream ? PyCapsule_GetPointer(shown, "arrow_array_stream") : NULL;
  if (stream && stream->release) return judge_stream(question, stream);
  PyObject *pair[2] = {NULL, NULL};
  if (!stream && !PyArg_ParseTuple(shown, "OO:__arrow_c_array__", &pair[0], &pair[1])) return -1;
  const ArrowSchema *schema = stream ? NULL : PyCapsule_GetPointer(pair[0], "arrow_schema");
  const ArrowArray *array = schema ? PyCapsule_GetPointer(pair[1], "arrow_array") : NULL;
  if (array && schema->release && array->release) return judge_batch(question, (arrow_column){schema, array});
  if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the batch was given to somebody else");
  return -1;
}

PyObject *judge_arrow(PyObject *object, PyObject *arguments) {
  PyObject *shown;
  question question = {.verdicts = NULL};
  unsigned want, fields;
  if (!PyArg_ParseTuple(arguments, "OO!II", &shown, &PyTuple_Type, &question.names, &want, &fields)) return NULL;
  question.want = want;
  question.fields = fields;
  question.workspace = judge_take_workspace((judge_object *)object);
  if (!question.workspace) return NULL;
  question.verdicts = arrow_verdicts_create(want);
  if (!question.verdicts) PyErr_NoMemory();
  const bool good = question.verdicts && judge_shown(&question, shown) == 0;
  for (size_t i = 0; i < COLUMNS; i++) buffer_free(&question.texts[i]);
  judge_give_workspace((judge_object *)object, question.workspace);
  if (good) return Py_BuildValue("(NL)", PyCapsule_New(question.verdicts, of_verdicts, free_verdicts), question.count);
  arrow_verdicts_release(question.verdicts);
  return NULL;
}
