/* SPDX-License-Identifier: Apache-2.0 */
#include "subjects.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"

#include <crd/shown.h>
#include <math.h>
#include <string.h>

static const crd_version *version_named(const crd_definition *definition, const char *name) {
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_version *version = &definition->versions[i];
    if (name ? crd_string_equal(version->name, crd_string_of(name)) : version->storage) return version;
  }
  return NULL;
}

bool subjects_read(crd_arena *arena, compilation *compilation, const char *version, unsigned kubernetes_minor,
                   subjects *subjects) {
  const crd_registry *registry = crdc_compilation_load(compilation);
  command_report(crdc_compilation_diagnostics(compilation));
  if (!registry) return false;
  const crd_set *set = crdc_compilation_crds(compilation);
  subjects->items = crd_arena_alloc(arena, (set->count + 1) * sizeof *subjects->items);
  subjects->count = 0;
  bool good = true;
  for (size_t i = 0; i < set->count; i++) {
    const crd_definition *definition = &set->items[i];
    const crd_version *found = version_named(definition, version);
    if (!found || !found->schema) {
      crd_say(stderr, "crdc: %.*s has no version %s with a schema\n", CRD_PRINT(definition->name),
              version ? version : "that is stored,");
      good = false;
      continue;
    }
    const crd_kind *kind = crd_registry_find(registry, definition->group, found->name, definition->kind);
    if (!kind) continue; /* a built-in kind, which only overlays name */
    subjects->items[subjects->count++] =
        (subject){definition, {.kind = kind, .version = found, .kubernetes_minor = kubernetes_minor}};
  }
  return good;
}

bool subject_is_made(const char *program, const subject *subject) {
  crd_arena *arena = memory_arena(NULL);
  crd_string path = {NULL, 0};
  double values = 0;
  bool large = crdc_grow_too_large(arena, subject->grow.version->schema, &path, &values);
  if (large) {
    crd_text text = {.arena = arena};
    crd_text_printf(&text,
                    "%.*s: %.*s has %.17g values at the least, by minItems, minProperties and minLength; no object is made "
                    "of more than %d",
                    CRD_PRINT(subject->definition->name), CRD_PRINT(path.size ? path : CRD_STRING(".")), floor(values),
                    GROW_MOST_VALUES);
    crd_say(stderr, "%s: ", program);
    crd_print_shown(stderr, crd_text_string(&text), CRD_SHOWN_LINES);
    fputc('\n', stderr);
  }
  crd_arena_destroy(arena);
  return !large;
}
