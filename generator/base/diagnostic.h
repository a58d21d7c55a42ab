/* SPDX-License-Identifier: Apache-2.0 */
/* Diagnostics of the compiler: what is wrong, where, and the line of source with a caret. */
#pragma once

#include <crd/arena.h>
#include <crd/json.h>
#include <stdio.h>

typedef enum severity { SEVERITY_ERROR, SEVERITY_WARNING } severity;

/* A file's name and text; lives as long as the compilation. Offsets beyond the text are places in the source that follows:
 * what an overlay puts into a CRD is told apart by its offset alone. */
typedef struct source {
  const char *name;
  crd_string text;
  const struct source **next; /* where the one that follows is kept; NULL: none can */
  uint32_t start;             /* of one that follows: the offset that its first byte has in the first */
} source;

/* A place in a source; offset CRD_NO_OFFSET where there is none. */
typedef struct location {
  const source *source;
  uint32_t offset;
} location;

/* The text that a place is in, with the offset within that text alone. */
location crdc_location_resolve(location location);

typedef struct diagnostic {
  severity severity;
  location location;
  crd_string message; /* one line, or several for CEL issues */
  /* Of what the API server says against a CRD: the cause in its Status, and what to do (NULL: the message says it). */
  crd_string reason, field, cause;
  const char *help;
  crd_string advice;    /* what the advice is called that this is; empty: it is none */
  crd_string versions;  /* of Kubernetes, for which it is said: "1.30..1.32"; empty: for all that were asked */
  bool about_all;       /* it is about the whole document: the line at its place tells nothing */
  crd_string duplicate; /* of a field that a text has twice: its path; no data: of something else */
} diagnostic;

typedef struct diagnostics {
  crd_arena *arena;
  diagnostic *items;
  size_t count, capacity;
  size_t errors; /* how many are errors */
  bool undone;   /* one of them is no fault of the input: something could not be read, written or had */
} diagnostics;

/* Where the last place was counted to: places come in their order, and a source may be one long line. All zero at first. */
typedef struct source_counter {
  const source *source;
  size_t offset;
  crd_position position;
} source_counter;

/* Line and column of a place that has a source and an offset, resolved. */
crd_position crdc_position_at(source_counter *counter, location place);

void crdc_diagnostics_add(diagnostics *diagnostics, severity severity, location location, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Takes back what was said after the first `count`. */
void crdc_diagnostics_forget(diagnostics *diagnostics, size_t count);

/* An error that is no fault of the input. */
void crdc_diagnostics_add_undone(diagnostics *diagnostics, location location, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* file:line:column: error: message, the line of source, a caret. `color` for a terminal. */
void crdc_diagnostics_print(const diagnostics *diagnostics, FILE *stream, bool color);
/* A line of JSON each: file, line, column, severity, message, and where there are some type, field, cause, help. */
void crdc_diagnostics_print_json(const diagnostics *diagnostics, FILE *stream);

/* A YAML reader's message without the line that some of them name ("yaml: line 3: did not ..."): it is that of the document,
 * and of another place than where the reader stopped. In the arena when it is not the message itself. */
crd_string crdc_yaml_message(crd_arena *arena, crd_string message);
