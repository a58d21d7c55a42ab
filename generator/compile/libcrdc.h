/* SPDX-License-Identifier: Apache-2.0 */
/* libcrdc: the compiler as a library, for crdc, crd-validate and crd-webhook; crdc/crdc.h is what is public of it. */
#ifndef CRDC_COMPILE_LIBCRDC_H
#define CRDC_COMPILE_LIBCRDC_H

#include "base/diagnostic.h"
#include "schema/tree/schema.h"
#include "types/types.h"
#include <crd/types.h>

/* One compilation: everything made in it lives until it is destroyed. */
typedef struct compilation compilation;

typedef struct compile_options {
  const char *templates;     /* a folder that replaces the built-in templates; NULL: built-in */
  unsigned kubernetes_minor; /* 0: 37 */
  const char *symbol_prefix; /* what all that generated files define begins with; NULL: nothing */
  const char *names_file;    /* a naming file; NULL: names.yaml beside the CRDs, if any */
  bool no_overlays;          /* leave out the overlays beside the CRDs */
  bool builtins; /* the project's own CRDs and overlays (crds/) are known, and give way to what else is given: a CRD among
                  * them to another one of its name, without a word; an overlay among them where it does not fit, with a
                  * warning (schema/carried.h) */
  bool carried;  /* of builtins: a CRD without rules of its own above the crd layer has those that the program carries for it
                  */
  const char *const *overlays; /* files that crdc_compilation_load_files adds */
  size_t overlay_count;
  bool repeats;  /* equal parts of schemas are read and checked once; where nothing is to be said their places are unknown */
  bool counts;   /* loaded rules count what they say (cel/count.h) */
  bool stored;   /* the CRDs count as stored: what a new one may not say is no error here, and of a rule that does not
                  * compile every object is told */
  bool replaces; /* a CRD takes the place of an earlier, different one of its name, with a warning, as kubectl apply's would
                  */
  bool passes_over; /* a folder may hold anything: what is no CRD or no YAML is passed over, and said (yaml/folder.h) */
  documents *configurations;  /* takes what is a configuration of admission (configuration/kinds.h) in place of refusing or
                               * passing over it; what else stands in a file with one is passed over, as in a folder: its
                               * parameters, say; NULL: nothing is taken */
  const documents *manifests; /* CRDs that were read already, which crdc_compilation_load_files adds first; NULL: none. What
                               * else stands with them has no part: no overlays, no naming file */
} compile_options;

compilation *crdc_compilation_create(const compile_options *options);
void crdc_compilation_destroy(compilation *compilation);

/* Reads CRDs from a file, a folder or "-", or from memory. False when something is wrong; crdc_compilation_diagnostics says
 * what.
 */
bool crdc_compilation_add(compilation *compilation, const char *path);
bool crdc_compilation_add_text(compilation *compilation, const char *name, crd_string text);

/* The same of files as a folder has them, which may hold anything: what is no CRD or no YAML is passed over, and said. */
typedef struct compile_file {
  const char *name;
  crd_string text;
} compile_file;
bool crdc_compilation_add_texts(compilation *compilation, const char *folder, const compile_file *texts, size_t count);

/* Adds an overlay (schema/markers/overlay.h) for CRDs that are added afterwards. */
bool crdc_compilation_add_overlay(compilation *compilation, const char *path);
bool crdc_compilation_add_overlay_text(compilation *compilation, const char *name, crd_string text);

/* All checks: structure, defaults, CEL. False when there are errors. */
bool crdc_compilation_check(compilation *compilation);

/* The same with what cannot be compiled though the API server takes it (objects that are too wide), and with the rule sets
 * of the layers above the CRDs: every one that a stage leads to, and warnings of the others. */
bool crdc_compilation_check_sets(compilation *compilation);

/* Checks, builds the type table and writes the C files (and registry.c) below `out`, only those whose bytes change. With
 * `verify` nothing is written, and false is given with diagnostics when a file differs from what would be. */
bool crdc_compilation_generate(compilation *compilation, const char *out, bool verify);

/* The same C as one translation unit, in memory that lives until the compilation is destroyed. False when there are errors.
 */
bool crdc_compilation_text(compilation *compilation, crd_string *text);

/* The kinds with their types, and without their rules. NULL on failure. The registry lives until the compilation is
 * destroyed.
 */
const crd_registry *crdc_compilation_kinds(compilation *compilation);

/* The kinds with their rules as programs, ready to use. NULL on failure. The registry lives until the compilation is
 * destroyed. */
const crd_registry *crdc_compilation_load(compilation *compilation);

/* What crdc_compilation_add of each path and crdc_compilation_load give, behind the manifests and with the overlays of the
 * options. */
const crd_registry *crdc_compilation_load_files(compilation *compilation, const char *const *paths, size_t count);

/* What crdc_compilation_check_sets did not look at, because of errors that come first or because nothing leads to it. */
typedef struct compile_gaps {
  size_t rules; /* of the CRDs and of rule sets */
  bool costs;   /* of the rules of a CRD whose markers have errors: the limits may stand in them */
} compile_gaps;
compile_gaps crdc_compilation_gaps(const compilation *compilation);

/* What was passed over in folders, lines for people; also where it was an earlier run that did. */
crd_string crdc_compilation_passed_over(const compilation *compilation);

/* The kinds of `first`, and those of `second` whose CRD is not among them, nor another one with their kind or plural. Kinds
 * of `second` whose settings are of other types than those of the same name in `first` are left out with a warning. The
 * result lives until the compilation is destroyed. */
const crd_registry *crdc_compilation_join(compilation *compilation, const crd_registry *first, const crd_registry *second);

const diagnostics *crdc_compilation_diagnostics(const compilation *compilation);
const type_table *crdc_compilation_types(const compilation *compilation);
const crd_set *crdc_compilation_crds(const compilation *compilation);
/* What loaded rules count, of a compilation that was asked for it; else NULL. */
const struct count_table *crdc_compilation_counted(const compilation *compilation);

/* A diagnostic as crdc/crdc.h shows it, with line and column. */
struct crdc_problem crdc_problem_of(const diagnostic *diagnostic, source_counter *counter);

#endif
