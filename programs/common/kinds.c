/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"
#include "cel/count.h"
#include "compile/libcrdc.h"
#include <crd/shown.h>
#include <crd/types.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct kinds {
  compilation *compilation; /* NULL: compiled in */
  compilation *added;       /* of kinds_add; NULL: nothing was */
  const crd_registry *registry, *asked;
};

extern const crd_registry crd_registry_generated; /* generated/registry.c */

const bool kinds_have_compiler = true;

bool kinds_can_compile(const char *program) {
  (void)program;
  return true;
}

/* `empty`: without those compiled in, too. */
static kinds *kinds_create(const compile_options *options, bool empty) {
  static const crd_registry nothing;
  kinds *kinds = calloc(1, sizeof *kinds);
  if (!kinds) return NULL;
  kinds->registry = kinds->asked = &crd_registry_generated;
  if (empty) kinds->registry = kinds->asked = &nothing;
  if (!options || (kinds->compilation = crdc_compilation_create(options))) return kinds;
  free(kinds);
  return NULL;
}

/* Compiles the CRDs of the source and says what is wrong with them. */
static bool kinds_compile(kinds *kinds, const kinds_source *source) {
  const crd_registry *given =
      crdc_compilation_load_files(kinds->compilation, source->rules->crds.items, source->rules->crds.count, source->cached);
  const bool empty = given && !given->count && source->applies;
  if (given && !empty) {
    kinds->asked = given;
    kinds->registry =
        source->rules->no_builtins ? given : crdc_compilation_join(kinds->compilation, given, &crd_registry_generated);
  }
  crd_print_shown(stderr, crdc_compilation_passed_over(kinds->compilation), CRD_SHOWN_LINES);
  crdc_diagnostics_print(crdc_compilation_diagnostics(kinds->compilation), stderr, isatty(STDERR_FILENO) == 1);
  if (empty) fprintf(stderr, "%s: no CustomResourceDefinition in what --crd names\n", source->program);
  return given && !empty;
}

kinds *kinds_load(const kinds_source *source) {
  const compile_options options = {.replaces = source->applies,
                                   .passes_over = source->applies,
                                   .manifests = source->manifests,
                                   .builtins = !source->rules->no_builtins,
                                   .carried = (source->rules->layers & ~(unsigned)CRD_LAYER_CRD) != 0,
                                   .overlays = source->rules->overlays.items,
                                   .overlay_count = source->rules->overlays.count,
                                   .kubernetes_minor = source->rules->kubernetes_minor};
  const bool compiles = source->rules->crds.count || (source->manifests && source->manifests->count);
  kinds *kinds = kinds_create(compiles ? &options : NULL, source->rules->no_builtins);
  if (!kinds) {
    fprintf(stderr, "%s: out of memory\n", source->program);
    return NULL;
  }
  if (!compiles || kinds_compile(kinds, source)) return kinds;
  kinds_destroy(kinds);
  return NULL;
}

bool kinds_knows(const kinds *kinds, crd_string group, crd_string kind) {
  for (size_t i = 0; kinds->compilation && i < kinds->asked->count; i++)
    if (crd_string_equal(kinds->asked->kinds[i]->group, group) && crd_string_equal(kinds->asked->kinds[i]->kind, kind))
      return true;
  return false;
}

bool kinds_add(kinds *kinds, const kinds_source *source, const char *key) {
  const bool builtins = !source->rules->no_builtins;
  const compile_options options = {.stored = true,
                                   .replaces = true,
                                   .manifests = source->manifests,
                                   .manifests_key = key,
                                   .builtins = builtins,
                                   .carried = (source->rules->layers & ~(unsigned)CRD_LAYER_CRD) != 0,
                                   .kubernetes_minor = source->rules->kubernetes_minor};
  compilation *added = kinds->added = crdc_compilation_create(&options);
  const crd_registry *found = crdc_compilation_load_files(added, NULL, 0, source->cached);
  if (found && kinds->compilation) found = crdc_compilation_join(added, kinds->asked, found);
  if (found) kinds->registry = builtins ? crdc_compilation_join(added, found, &crd_registry_generated) : found;
  crdc_diagnostics_print(crdc_compilation_diagnostics(added), stderr, isatty(STDERR_FILENO) == 1);
  return found != NULL;
}

static char *first_error(const compilation *compilation) {
  const diagnostics *diagnostics = crdc_compilation_diagnostics(compilation);
  for (size_t i = 0; i < diagnostics->count; i++)
    if (diagnostics->items[i].severity == SEVERITY_ERROR)
      return strndup(diagnostics->items[i].message.data, diagnostics->items[i].message.size);
  return strdup("it does not compile");
}

/* The files, and then the text. */
static bool add_set(compilation *compilation, const kinds_set *set) {
  for (size_t i = 0; set->crd_count && i < set->overlay_count; i++)
    if (!crdc_compilation_add_overlay(compilation, set->overlays[i])) return false;
  for (size_t i = 0; i < set->crd_count; i++)
    if (!crdc_compilation_add(compilation, set->crds[i])) return false;
  return crdc_compilation_add_text(compilation, set->name, set->text);
}

kinds *kinds_load_set(const kinds_set *set, char **error) {
  const compile_options options = {.stored = true,
                                   .replaces = true,
                                   .counts = set->counts,
                                   .builtins = set->carried,
                                   .carried = set->carried,
                                   .overlays = set->overlays,
                                   .overlay_count = set->overlay_count,
                                   .kubernetes_minor = set->kubernetes_minor};
  *error = NULL;
  kinds *kinds = kinds_create(&options, false);
  if (!kinds) return NULL;
  if (!set->text.size)
    kinds->asked = crdc_compilation_load_files(kinds->compilation, set->crds, set->crd_count, set->cached);
  else
    kinds->asked = add_set(kinds->compilation, set) ? crdc_compilation_load_alone(kinds->compilation) : NULL;
  kinds->registry = kinds->asked;
  if (kinds->registry) return kinds;
  *error = first_error(kinds->compilation);
  kinds_destroy(kinds);
  return NULL;
}

kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error) {
  const kinds_set set = {
      .name = path, .text = text, .crds = &path, .crd_count = text.size ? 0 : 1, .kubernetes_minor = kubernetes_minor};
  return kinds_load_set(&set, error);
}

const crd_set *kinds_crds(const kinds *kinds) {
  return crdc_compilation_crds(kinds->compilation);
}

const count_table *kinds_counted(const kinds *kinds) {
  return crdc_compilation_counted(kinds->compilation);
}

bool kinds_is_built_in(const crd_kind *kind) {
  for (size_t i = 0; i < crd_registry_generated.count; i++)
    if (crd_registry_generated.kinds[i] == kind) return true;
  return false;
}

const crd_registry *kinds_registry(const kinds *kinds) {
  return kinds->registry;
}

const crd_registry *kinds_asked(const kinds *kinds) {
  return kinds->asked;
}

void kinds_destroy(kinds *kinds) {
  if (!kinds) return;
  crdc_compilation_destroy(kinds->added); /* first: its registry may lead into the other one */
  crdc_compilation_destroy(kinds->compilation);
  free(kinds);
}
