/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"
#include "../../../runtime/base/say.h"
#include "cel/count.h"
#include "compile/libcrdc.h"
#include "registry.h"
#include <crd/shown.h>
#include <crd/types.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct kinds {
  compilation **parts; /* a registry of one can point into earlier ones; empty: all kinds are compiled in */
  size_t count;
  const crd_registry *registry, *asked;
  bool given; /* `asked` has the kinds of CRDs */
};

const bool kinds_have_compiler = true;

bool kinds_can_compile(const char *program) {
  (void)program;
  return true;
}

/* Adds a compilation. */
static compilation *add_compilation(kinds *kinds, const compile_options *options) {
  compilation **parts = realloc(kinds->parts, (kinds->count + 1) * sizeof *parts);
  if (!parts) return NULL;
  kinds->parts = parts;
  return parts[kinds->count++] = crdc_compilation_create(options);
}

/* `empty`: also without compiled-in kinds. */
static kinds *kinds_create(const compile_options *options, bool empty) {
  static const crd_registry nothing;
  kinds *kinds = calloc(1, sizeof *kinds);
  if (!kinds) return NULL;
  kinds->registry = kinds->asked = &crd_registry_generated;
  if (empty) kinds->registry = kinds->asked = &nothing;
  if (!options || add_compilation(kinds, options)) return kinds;
  free(kinds->parts);
  free(kinds);
  return NULL;
}

static compile_options options_of(const kinds_source *source) {
  return (compile_options){.replaces = source->applies,
                           .passes_over = source->applies,
                           .repeats = true,
                           .manifests = source->manifests,
                           .builtins = !source->rules->no_builtins,
                           .carried = (source->rules->layers & ~(unsigned)CRD_LAYER_CRD) != 0,
                           .kubernetes_minor = source->rules->kubernetes_minor};
}

static void print_compiled(const compilation *compilation) {
  crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, isatty(STDERR_FILENO) == 1);
}

/* Joins a compilation's kinds with the compiled-in ones, if these are wanted. */
static const crd_registry *before_builtins(compilation *compilation, const kinds_source *source, const crd_registry *kinds) {
  return source->rules->no_builtins ? kinds : crdc_compilation_join(compilation, kinds, &crd_registry_generated);
}

/* Compiles the CRDs of the source and prints their errors. */
static bool kinds_compile(kinds *kinds, const kinds_source *source) {
  compilation *compilation = kinds->parts[0];
  const crd_registry *given = crdc_compilation_load_files(compilation, source->rules->crds.items, source->rules->crds.count);
  const bool empty = given && !given->count && source->applies;
  if (given && !empty) {
    kinds->given = true;
    kinds->asked = given;
    kinds->registry = before_builtins(compilation, source, given);
  }
  if (empty || !source->quiet) crd_print_shown(stderr, crdc_compilation_passed_over(compilation), CRD_SHOWN_LINES);
  print_compiled(compilation);
  if (empty) crd_say(stderr, "%s: no CustomResourceDefinition in what --crd names\n", source->program);
  return given && !empty;
}

kinds *kinds_load(const kinds_source *source) {
  compile_options options = options_of(source);
  options.overlays = source->rules->overlays.items;
  options.overlay_count = source->rules->overlays.count;
  kinds *kinds = kinds_create(source->rules->crds.count ? &options : NULL, source->rules->no_builtins);
  if (!kinds) {
    crd_say(stderr, "%s: out of memory\n", source->program);
    return NULL;
  }
  if (!source->rules->crds.count || kinds_compile(kinds, source)) return kinds;
  kinds_destroy(kinds);
  return NULL;
}

bool kinds_knows(const kinds *kinds, crd_string group, crd_string kind) {
  for (size_t i = 0; kinds->given && i < kinds->asked->count; i++)
    if (crd_string_equal(kinds->asked->kinds[i]->group, group) && crd_string_equal(kinds->asked->kinds[i]->kind, kind))
      return true;
  return false;
}

/* Compiles the manifests of a source in addition; NULL after a message. */
static const crd_registry *compile_manifests(kinds *kinds, const kinds_source *source, const compile_options *options) {
  compilation *added = add_compilation(kinds, options);
  const crd_registry *found = added ? crdc_compilation_load_files(added, NULL, 0) : NULL;
  if (added)
    print_compiled(added);
  else
    crd_say(stderr, "%s: out of memory\n", source->program);
  return found;
}

bool kinds_add_manifests(kinds *kinds, const kinds_source *source) {
  if (!source->manifests || !source->manifests->count) return true;
  const compile_options options = options_of(source);
  const crd_registry *found = compile_manifests(kinds, source, &options);
  if (!found) return false;
  compilation *added = kinds->parts[kinds->count - 1];
  kinds->asked = kinds->given ? crdc_compilation_join(added, kinds->asked, found) : found;
  kinds->registry = before_builtins(added, source, kinds->asked);
  kinds->given = true;
  return true;
}

const crd_registry *kinds_alone(kinds *kinds, const kinds_source *source) {
  const compile_options options = options_of(source);
  return compile_manifests(kinds, source, &options);
}

const crd_registry *kinds_before(kinds *kinds, const crd_registry *first, const crd_registry *others) {
  return crdc_compilation_join(kinds->parts[kinds->count - 1], first, others);
}

bool kinds_add(kinds *kinds, const kinds_source *source) {
  compile_options options = options_of(source);
  options.stored = options.replaces = true;
  const crd_registry *found = compile_manifests(kinds, source, &options);
  if (!found) return false;
  compilation *added = kinds->parts[kinds->count - 1];
  if (kinds->given) found = crdc_compilation_join(added, kinds->asked, found);
  kinds->registry = before_builtins(added, source, found);
  return true;
}

static char *first_error(const compilation *compilation) {
  const diagnostics *diagnostics = crdc_compilation_diagnostics(compilation);
  for (size_t i = 0; i < diagnostics->count; i++)
    if (diagnostics->items[i].severity == SEVERITY_ERROR)
      return strndup(diagnostics->items[i].message.data, diagnostics->items[i].message.size);
  return strdup("it does not compile");
}

/* Adds the files, then the text. */
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
                                   .repeats = !set->counts,
                                   .builtins = set->carried,
                                   .carried = set->carried,
                                   .overlays = set->overlays,
                                   .overlay_count = set->overlay_count,
                                   .kubernetes_minor = set->kubernetes_minor};
  *error = NULL;
  kinds *kinds = kinds_create(&options, false);
  if (!kinds) return NULL;
  if (!set->text.size)
    kinds->asked = crdc_compilation_load_files(kinds->parts[0], set->crds, set->crd_count);
  else
    kinds->asked = add_set(kinds->parts[0], set) ? crdc_compilation_load(kinds->parts[0]) : NULL;
  kinds->registry = kinds->asked;
  if (kinds->registry) return kinds;
  *error = first_error(kinds->parts[0]);
  kinds_destroy(kinds);
  return NULL;
}

kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error) {
  const kinds_set set = {
      .name = path, .text = text, .crds = &path, .crd_count = text.size ? 0 : 1, .kubernetes_minor = kubernetes_minor};
  return kinds_load_set(&set, error);
}

const crd_set *kinds_crds(const kinds *kinds) {
  return crdc_compilation_crds(kinds->parts[0]);
}

const count_table *kinds_counted(const kinds *kinds) {
  return crdc_compilation_counted(kinds->parts[0]);
}

bool kinds_lost_rules(const kinds *kinds, const crd_kind *kind) {
  for (size_t i = 0; i < kinds->count; i++) {
    const crd_set *set = crdc_compilation_crds(kinds->parts[i]);
    for (size_t j = 0; j < set->count; j++)
      if (set->items[j].lost && crd_string_equal(set->items[j].group, kind->group) &&
          crd_string_equal(set->items[j].kind, kind->kind))
        return true;
  }
  return false;
}

const crd_value *kinds_spec(const kinds *kinds, const crd_kind *kind) {
  const crd_value *spec = NULL;
  for (size_t i = kinds->count; i-- && !spec;) spec = crd_set_spec(crdc_compilation_crds(kinds->parts[i]), kind);
  return kinds_is_built_in(kind) ? NULL : spec;
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
  while (kinds->count) crdc_compilation_destroy(kinds->parts[--kinds->count]);
  free(kinds->parts);
  free(kinds);
}
