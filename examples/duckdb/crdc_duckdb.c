/* SPDX-License-Identifier: Apache-2.0 */
/* An extension of DuckDB, over its stable C interface: objects are judged where they lie, in SQL.
 *
 *   crdc_allowed(object)        true, false; NULL where there is no object, or it could not be judged
 *   crdc_allowed(object, old)   the same of an update, where old is not NULL
 *   crdc_verdict(object [, old])   the whole of it as JSON (docs/judge.md), with `why` where it could not be judged
 *
 * The kinds are those inside libcrdc and, where the environment variable CRDC_CRDS names a file or a folder when the
 * extension is loaded, the CRDs there. The judge is shared by the threads of DuckDB, each of which has a workspace of its
 * own. */
#define DUCKDB_EXTENSION_NAME crdc
#include <crdc/judge.h>
#include <duckdb_extension.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

DUCKDB_EXTENSION_EXTERN

static crdc_judge *judge; /* lives as long as the process, as the extension does */
static pthread_key_t workspaces;

static void end_workspace(void *workspace) {
  crdc_workspace_destroy(workspace);
}

/* That of this thread; NULL: there is no memory. */
static crdc_workspace *own_workspace(void) {
  crdc_workspace *workspace = pthread_getspecific(workspaces);
  if (workspace) return workspace;
  workspace = crdc_workspace_create(judge);
  if (workspace && pthread_setspecific(workspaces, workspace) == 0) return workspace;
  crdc_workspace_destroy(workspace);
  return NULL;
}

/* A column of texts. */
typedef struct column {
  duckdb_string_t *texts; /* NULL: there is no such column */
  uint64_t *validity;
} column;

static column column_of(duckdb_data_chunk chunk, idx_t index) {
  if (index >= duckdb_data_chunk_get_column_count(chunk)) return (column){NULL, NULL};
  duckdb_vector vector = duckdb_data_chunk_get_vector(chunk, index);
  return (column){duckdb_vector_get_data(vector), duckdb_vector_get_validity(vector)};
}

static bool has(const column *column, idx_t row) {
  return column->texts && (!column->validity || duckdb_validity_row_is_valid(column->validity, row));
}

static crdc_slice text_at(const column *column, idx_t row) {
  if (!has(column, row)) return (crdc_slice){NULL, 0};
  return (crdc_slice){duckdb_string_t_data(&column->texts[row]), duckdb_string_t_length(column->texts[row])};
}

/* What becomes of a result in a row of the output; false: NULL. */
typedef bool write_result(duckdb_vector output, idx_t row, const crdc_judge_result *result);

static bool write_allowed(duckdb_vector output, idx_t row, const crdc_judge_result *result) {
  if (result->status != CRDC_JUDGED) return false;
  ((bool *)duckdb_vector_get_data(output))[row] = result->allowed;
  return true;
}

static bool write_verdict(duckdb_vector output, idx_t row, const crdc_judge_result *result) {
  duckdb_vector_assign_string_element_len(output, row, result->json.data, result->json.size);
  return true;
}

static void judge_chunk(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output, uint32_t want,
                        write_result *write) {
  const column objects = column_of(input, 0), stored = column_of(input, 1);
  crdc_workspace *workspace = own_workspace();
  if (!workspace) {
    duckdb_scalar_function_set_error(info, "crdc: there is no memory");
    return;
  }
  duckdb_vector_ensure_validity_writable(output);
  uint64_t *validity = duckdb_vector_get_validity(output);
  const idx_t rows = duckdb_data_chunk_get_size(input);
  for (idx_t row = 0; row < rows; row++) {
    const crdc_judge_request request = {
        .size = sizeof request, .want = want, .object = text_at(&objects, row), .old_object = text_at(&stored, row)};
    const crdc_judge_result *result;
    bool told = false;
    if (has(&objects, row)) {
      if (crdc_judge_ask(workspace, &request, &result) == CRDC_NO_MEMORY) {
        duckdb_scalar_function_set_error(info, "crdc: there is no memory");
        return;
      }
      told = write(output, row, result);
    }
    duckdb_validity_set_row_validity(validity, row, told);
  }
}

static void judge_allowed(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
  judge_chunk(info, input, output, 0, write_allowed);
}

static void judge_verdict(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
  judge_chunk(info, input, output, CRDC_WANT_JSON, write_verdict);
}

/* With one parameter and with two: a set of functions of one name. */
static bool register_function(duckdb_connection connection, const char *name, duckdb_type type,
                              duckdb_scalar_function_t run) {
  duckdb_scalar_function_set set = duckdb_create_scalar_function_set(name);
  duckdb_logical_type text = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR), result = duckdb_create_logical_type(type);
  for (int parameters = 1; parameters <= 2; parameters++) {
    duckdb_scalar_function function = duckdb_create_scalar_function();
    duckdb_scalar_function_set_name(function, name);
    for (int i = 0; i < parameters; i++) duckdb_scalar_function_add_parameter(function, text);
    duckdb_scalar_function_set_return_type(function, result);
    duckdb_scalar_function_set_special_handling(function); /* NULLs come here: an old object that is none is a create */
    duckdb_scalar_function_set_function(function, run);
    duckdb_add_scalar_function_to_set(set, function);
    duckdb_destroy_scalar_function(&function);
  }
  const bool good = duckdb_register_scalar_function_set(connection, set) == DuckDBSuccess;
  duckdb_destroy_logical_type(&text);
  duckdb_destroy_logical_type(&result);
  duckdb_destroy_scalar_function_set(&set);
  return good;
}

/* The judge; false with what is wrong with the CRDs. */
static bool make_judge(char *error, size_t size) {
  const char *crds = getenv("CRDC_CRDS");
  const crdc_judge_options options = {.size = sizeof options, .layers = "all"};
  const crdc_judge_problem *problems;
  judge = crdc_judge_create(&options);
  if (!judge || (crds && *crds && !crdc_judge_add(judge, CRDC_ADD_CRDS, crds, NULL, 0))) {
    snprintf(error, size, "crdc: there is no memory");
    return false;
  }
  if (crdc_judge_seal(judge)) return pthread_key_create(&workspaces, end_workspace) == 0;
  const size_t count = crdc_judge_problems(judge, &problems);
  const crdc_judge_problem none = {.file = {"", 0}, .path = {"", 0}, .message = {"", 0}}, *first = count ? problems : &none;
  snprintf(error, size, "crdc: %s:%u: %s%s%s", first->file.data, first->line, first->path.data, first->path.size ? ": " : "",
           first->message.data);
  return false;
}

DUCKDB_EXTENSION_ENTRYPOINT(duckdb_connection connection, duckdb_extension_info info,
                            struct duckdb_extension_access *access) {
  char error[512] = "crdc: a function is not registered";
  if (make_judge(error, sizeof error) && register_function(connection, "crdc_allowed", DUCKDB_TYPE_BOOLEAN, judge_allowed) &&
      register_function(connection, "crdc_verdict", DUCKDB_TYPE_VARCHAR, judge_verdict))
    return true;
  access->set_error(info, error);
  return false;
}
