/* SPDX-License-Identifier: Apache-2.0 */
/* libcrdc: the compiler as a library, for crdc, crd-validate and crd-webhook. Its public interface is crdc/crdc.h. */
#ifndef CRDC_COMPILE_LIBCRDC_H
#define CRDC_COMPILE_LIBCRDC_H

#include "base/diagnostic.h"
#include "schema/tree/schema.h"
#include "types/types.h"
#include <crd/types.h>

/* One compilation, which owns everything that is made in it. */
typedef struct compilation compilation;

typedef struct compile_options {
  const char *templates;     /* a folder that replaces the built-in templates; NULL: built-in */
  unsigned kubernetes_minor; /* 0: 37 */
  const char *symbol_prefix; /* the prefix of all symbols in generated files; NULL: none */
  const char *names_file;    /* a naming file; NULL: names.yaml beside the CRDs, if any */
  bool no_overlays;          /* leave out the overlays beside the CRDs */
  bool builtins; /* the project's own CRDs and overlays (crds/) are known. Other CRDs and overlays take precedence: another
                  * CRD of the same name silently, and an overlay that does not fit is dropped with a warning
                  * (schema/carried.h) */
  bool carried;  /* with builtins: a CRD without own rules above the crd layer gets those that the program carries for it */
  const char *const *overlays; /* files that crdc_compilation_load_files adds */
  size_t overlay_count;
  bool repeats;  /* equal parts of schemas are read and checked once; where they have no errors their places are unknown */
  bool counts;   /* loaded rules update counters (cel/count.h) */
  bool stored;   /* the CRDs are treated as stored: rules for new CRDs alone do not apply, and a rule that does not compile
                  * is an error of every object */
  bool replaces; /* a CRD replaces an earlier, different one of its name with a warning, as kubectl apply does */
  bool passes_over; /* a folder may contain any files: what is no CRD or not YAML is skipped with a note (yaml/folder.h) */
  documents *configurations;  /* takes configurations of admission (configuration/kinds.h), which are otherwise refused or
                               * skipped; other documents in the same file, such as parameters, are skipped as in a folder.
                               * NULL: none are taken */
  const documents *manifests; /* CRDs that were read already; crdc_compilation_load_files adds them first. Their overlays and
                               * naming files are not read. NULL: none */
} compile_options;

compilation *crdc_compilation_create(const compile_options *options);
void crdc_compilation_destroy(compilation *compilation);

/* Reads CRDs from a file, a folder or "-", or from memory. On errors it returns false: see crdc_compilation_diagnostics. */
bool crdc_compilation_add(compilation *compilation, const char *path);
bool crdc_compilation_add_text(compilation *compilation, const char *name, crd_string text);

/* Does the same for files as in a folder, which may have any content: what is no CRD or not YAML is skipped with a note. */
typedef struct compile_file {
  const char *name;
  crd_string text;
} compile_file;
bool crdc_compilation_add_texts(compilation *compilation, const char *folder, const compile_file *texts, size_t count);

/* Adds an overlay (schema/markers/overlay.h) for CRDs that are added afterwards. */
bool crdc_compilation_add_overlay(compilation *compilation, const char *path);
bool crdc_compilation_add_overlay_text(compilation *compilation, const char *name, crd_string text);

/* Runs all checks: structure, defaults, CEL. False when there are errors. */
bool crdc_compilation_check(compilation *compilation);

/* Also reports what cannot be compiled although the API server accepts it (objects that are too wide), and checks the rule
 * sets of the layers above the CRDs: every set that a stage uses. It warns of the others. */
bool crdc_compilation_check_sets(compilation *compilation);

/* Checks, builds the type table and writes the C files (and registry.c) that change below `out`. With `verify` it writes
 * nothing, and returns false with diagnostics if a file would change. */
bool crdc_compilation_generate(compilation *compilation, const char *out, bool verify);

/* Makes the same C as one translation unit, which the compilation owns. False when there are errors. */
bool crdc_compilation_text(compilation *compilation, crd_string *text);

/* The kinds with their types but without rules, or NULL on errors. The compilation owns the registry. */
const crd_registry *crdc_compilation_kinds(compilation *compilation);

/* The kinds with their rules as programs, or NULL on errors. The compilation owns the registry. */
const crd_registry *crdc_compilation_load(compilation *compilation);

/* Adds the manifests of the options, each path and the overlays of the options, then returns what crdc_compilation_load
 * does. */
const crd_registry *crdc_compilation_load_files(compilation *compilation, const char *const *paths, size_t count);

/* What crdc_compilation_check_sets skipped, because of other errors or because no stage leads to it. */
typedef struct compile_gaps {
  size_t rules; /* the number of rules in CRDs and rule sets */
  bool costs;   /* costs of a CRD's rules whose markers have errors: limits may be declared there */
} compile_gaps;
compile_gaps crdc_compilation_gaps(const compilation *compilation);

/* The files that were skipped in folders, as lines for people; also those of an earlier run. */
crd_string crdc_compilation_passed_over(const compilation *compilation);

/* Returns the kinds of `first`, and those of `second` whose CRD, kind and plural are not in `first`. A kind of `second`
 * whose settings have other types than settings of the same name in `first` is left out with a warning. The compilation owns
 * the result. */
const crd_registry *crdc_compilation_join(compilation *compilation, const crd_registry *first, const crd_registry *second);

const diagnostics *crdc_compilation_diagnostics(const compilation *compilation);
const type_table *crdc_compilation_types(const compilation *compilation);
const crd_set *crdc_compilation_crds(const compilation *compilation);
/* The counters of loaded rules if the options asked for them, else NULL. */
const struct count_table *crdc_compilation_counted(const compilation *compilation);

/* Converts a diagnostic to a problem of crdc/crdc.h, with line and column. */
struct crdc_problem crdc_problem_of(const diagnostic *diagnostic, source_counter *counter);

#endif
