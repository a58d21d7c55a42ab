/* SPDX-License-Identifier: Apache-2.0 */
/* libcrdc: compiles CRDs at run time. libcrdrt judges by the resulting kinds as it does by those that are compiled in.
 *
 *   crdc_compiler *compiler = crdc_compiler_create(NULL);
 *   if (!crdc_compiler_add(compiler, "crds/") || !(registry = crdc_compiler_load(compiler))) ... crdc_compiler_problems
 *
 * A compiler belongs to one thread at a time, and only one thread of a process may be in crdc_compiler_load at once. What it
 * has loaded is const and shared by all threads. Rules become code in the process: trust CRDs as you trust its command line.
 * Without memory a compilation leaves through the caller's guard or calls the program's handler (crd/guard.h). After a guard
 * was used, no function may be called with the compiler any more, not even crdc_compiler_destroy. */
#ifndef CRDC_CRDC_H
#define CRDC_CRDC_H

#include <crd/types.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

CRDC_BEGIN_DECLS

typedef struct crdc_compiler crdc_compiler;

/* All zero: a new CRD at an API server of the newest version. */
typedef struct crdc_compiler_options {
  unsigned kubernetes_minor; /* 30 to 37; 0: 37 */
  bool stored;      /* the CRDs are in a cluster: rules for new CRDs alone do not apply, and a rule that does not compile is
                     * an error of every object */
  bool replaces;    /* a CRD replaces an earlier, different one of its name, with a warning; otherwise that is an error */
  bool any_file;    /* a folder may contain any files: what is no CRD or not YAML is skipped */
  bool no_overlays; /* NAME.markers.yaml beside NAME.yaml is not read */
} crdc_compiler_options;

typedef enum crdc_severity { CRDC_ERROR, CRDC_WARNING } crdc_severity;

/* An error or a warning. */
typedef struct crdc_problem {
  crdc_severity severity;
  crd_string file;       /* as the caller named it; empty: it is about no file */
  uint32_t line, column; /* from 1, in characters; 0: no place */
  crd_string message;    /* one line, or several of an expression's issues */
  crd_string type,
      field;       /* of the API server's errors: FieldValueInvalid and the like, and the path in the CRD; may be empty */
  crd_string help; /* what to do about it; may be empty */
} crdc_problem;

/* NULL options: all zero. Returns NULL without memory. */
CRD_MUST_CHECK crdc_compiler *crdc_compiler_create(const crdc_compiler_options *options);
/* Frees the compiler with all that it loaded and all problems. May be NULL. */
void crdc_compiler_destroy(crdc_compiler *compiler);

/* Reads CRDs and the overlays beside them from a file, a folder or "-" (standard input); or from a text, which must live as
 * long as the compiler and whose name is used in problems. False on errors: see crdc_compiler_problems. */
bool crdc_compiler_add(crdc_compiler *compiler, const char *path);
bool crdc_compiler_add_text(crdc_compiler *compiler, const char *name, crd_string text);
/* Adds an overlay, rules of the layers above the CRDs (docs/rule-sets.md), for CRDs that are added afterwards. */
bool crdc_compiler_add_overlay(crdc_compiler *compiler, const char *path);
bool crdc_compiler_add_overlay_text(crdc_compiler *compiler, const char *name, crd_string text);

/* Checks all added CRDs as the API server does: schemas, defaults, rules and their costs. */
bool crdc_compiler_check(crdc_compiler *compiler);
/* Checks, and returns the kinds for crd_registry_find, or NULL on errors. They live as long as the compiler. This is the
 * last call: later calls return false or NULL. */
CRD_MUST_CHECK const crd_registry *crdc_compiler_load(crdc_compiler *compiler);
/* Checks, and writes C files below a folder (`crdc generate`); files that would not change are not written. */
bool crdc_compiler_generate(crdc_compiler *compiler, const char *folder);

/* All problems so far, in order: an array that is valid until the next call on the compiler. */
size_t crdc_compiler_problems(crdc_compiler *compiler, const crdc_problem **problems);
/* Prints them for people: file:line:column, the source line and a caret; `color` for a terminal. */
void crdc_compiler_print(const crdc_compiler *compiler, FILE *stream, bool color);

CRDC_END_DECLS

#endif
