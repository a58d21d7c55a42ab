/* SPDX-License-Identifier: Apache-2.0 */
/* Diagnostics of the compiler: what is wrong, where, and the line of source with a caret. */
#pragma once

#include <crd/arena.h>
#include <crd/json.h>
#include <stdio.h>

typedef enum severity { SEVERITY_ERROR, SEVERITY_WARNING } severity;

/* A file's name and text; it lives as long as the compilation. Sources can be chained: an offset beyond the end of the text
 * is a place in the next source. This is how text that an overlay adds to a CRD is told apart by its offset alone. */
typedef struct source {
  const char *name;
  crd_string text;
  const struct source **next; /* where the pointer to the next source is kept; NULL: there can be none */
  uint32_t start;             /* of a next source: the offset of its first byte, counted from the first source */
} source;

/* A place in a source; offset CRD_NO_OFFSET where there is none. */
typedef struct location {
  const source *source;
  uint32_t offset;
} location;

/* Resolves a chain of sources: returns the source that holds the place, and the offset within that source. */
location crdc_location_resolve(location location);

typedef struct diagnostic {
  severity severity;
  location location;
  crd_string message; /* one line, or several for CEL issues */
  /* Of the API server's errors against a CRD: the cause in its Status, and what to do (NULL: the message says it). */
  crd_string reason, field, cause;
  const char *help;
  crd_string advice;    /* the name of the advice that this is; empty: it is no advice */
  crd_string versions;  /* the Kubernetes versions that it applies to: "1.30..1.32"; empty: all versions that were asked
                         * for */
  bool about_all;       /* it is about the whole document: printing the line would not help */
  crd_string duplicate; /* of a repeated field: its path; data NULL: it is another error */
} diagnostic;

typedef struct diagnostics {
  crd_arena *arena;
  diagnostic *items;
  size_t count, capacity;
  size_t errors; /* how many are errors */
  bool undone;   /* one of them is not the fault of the input: a read, a write or an allocation failed */
} diagnostics;

/* Where the counting of lines has come to. Places are counted in ascending order, because a source may be one long line.
 * Start with all zero. */
typedef struct source_counter {
  const source *source;
  size_t offset;
  crd_position position;
} source_counter;

/* Line and column of a place, which must have a source and an offset; it is resolved first. */
crd_position crdc_position_at(source_counter *counter, location place);

void crdc_diagnostics_add(diagnostics *diagnostics, severity severity, location location, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Drops all diagnostics after the first `count`. */
void crdc_diagnostics_forget(diagnostics *diagnostics, size_t count);

/* Adds an error that is not the fault of the input. */
void crdc_diagnostics_add_undone(diagnostics *diagnostics, location location, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* file:line:column: error: message, the line of source, a caret. `color` for a terminal. */
void crdc_diagnostics_print(const diagnostics *diagnostics, FILE *stream, bool color);
/* Prints one line of JSON for each: file, line, column, severity, message, and type, field, cause and help where they are
 * known. */
void crdc_diagnostics_print_json(const diagnostics *diagnostics, FILE *stream);

/* Cuts the line number from a YAML reader's message ("yaml: line 3: did not ..."), because it counts in the document and
 * often points elsewhere than where the reader stopped. Returns the message itself or a copy in the arena. */
crd_string crdc_yaml_message(crd_arena *arena, crd_string message);
