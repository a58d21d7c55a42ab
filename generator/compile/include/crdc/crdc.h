/* SPDX-License-Identifier: Apache-2.0 */
/* libcrdc: CRDs that a program meets while it runs become kinds, by which libcrdrt judges as by those that are compiled in.
 *
 *   crdc_compiler *compiler = crdc_compiler_create(NULL);
 *   if (!crdc_compiler_add(compiler, "crds/") || !(registry = crdc_compiler_load(compiler))) ... crdc_compiler_problems
 *
 * A compiler belongs to one thread at a time, and no two of a process may be in crdc_compiler_load at once; what it has
 * loaded is const and for all threads. Rules become code in the process: CRDs are to be trusted as its command line is.
 * Without memory a compilation leaves to the caller's guard or to the program's handler (crd/guard.h); after a guard was
 * left to, nothing may be asked of the compiler any more, not even to be destroyed. */
#ifndef CRDC_CRDC_H
#define CRDC_CRDC_H

#include <crd/types.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

CRDC_BEGIN_DECLS

typedef struct crdc_compiler crdc_compiler;

/* All zero is what an API server of the newest version does with new CRDs. */
typedef struct crdc_compiler_options {
  unsigned kubernetes_minor; /* 30 to 37; 0: 37 */
  bool stored;      /* the CRDs are in a cluster: what only a new one may not say is no error, and of a rule that does
                     * not compile every object is told */
  bool replaces;    /* a CRD takes the place of an earlier, different one of its name, with a warning; else it is an error */
  bool any_file;    /* a folder may hold anything: what is no CRD or no YAML is passed over */
  bool no_overlays; /* NAME.markers.yaml beside NAME.yaml is not read */
} crdc_compiler_options;

typedef enum crdc_severity { CRDC_ERROR, CRDC_WARNING } crdc_severity;

/* One thing that is wrong, or looks so. */
typedef struct crdc_problem {
  crdc_severity severity;
  crd_string file;       /* as it was named; empty: it is about no file */
  uint32_t line, column; /* from 1, in characters; 0: no place */
  crd_string message;    /* one line, or several of an expression's issues */
  crd_string type,
      field;       /* of what the API server says: FieldValueInvalid and the like, and the path in the CRD; may be empty */
  crd_string help; /* what to do about it; may be empty */
} crdc_problem;

/* NULL options: all zero. NULL: there is no memory. */
CRD_MUST_CHECK crdc_compiler *crdc_compiler_create(const crdc_compiler_options *options);
/* With all that it loaded and said. NULL is fine. */
void crdc_compiler_destroy(crdc_compiler *compiler);

/* Reads CRDs and the overlays beside them: of a file, a folder, or "-", standard input; or of a text, which must be there as
 * long as the compiler and whose name stands in problems. False: something is wrong, and crdc_compiler_problems says what.
 */
bool crdc_compiler_add(crdc_compiler *compiler, const char *path);
bool crdc_compiler_add_text(crdc_compiler *compiler, const char *name, crd_string text);
/* Adds an overlay, rules of the layers above the CRDs (docs/rule-sets.md), for CRDs that are added afterwards. */
bool crdc_compiler_add_overlay(crdc_compiler *compiler, const char *path);
bool crdc_compiler_add_overlay_text(crdc_compiler *compiler, const char *name, crd_string text);

/* Checks all that was added as the API server would: schemas, defaults, rules and what they may cost. */
bool crdc_compiler_check(crdc_compiler *compiler);
/* The same, and the kinds, for crd_registry_find; they live as long as the compiler. NULL: there are errors. It is the last
 * that a compiler does: what is asked of it afterwards is false, or NULL. */
CRD_MUST_CHECK const crd_registry *crdc_compiler_load(crdc_compiler *compiler);
/* Or writes them as C below a folder (`crdc generate`): files whose bytes change. */
bool crdc_compiler_generate(crdc_compiler *compiler, const char *folder);

/* What was said so far, in its order: an array that lives until something else is asked of the compiler. */
size_t crdc_compiler_problems(crdc_compiler *compiler, const crdc_problem **problems);
/* The same for people: file:line:column, the line of the source and a caret; `color` for a terminal. */
void crdc_compiler_print(const crdc_compiler *compiler, FILE *stream, bool color);

CRDC_END_DECLS

#endif
