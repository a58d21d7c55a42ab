/* SPDX-License-Identifier: Apache-2.0 */
/* Without a compiler: nothing is loaded, and nothing is freed. */
#include "../../../runtime/base/say.h"
#include "kinds.h"
#include "registry.h"
#include <stdio.h>
#include <string.h>

struct kinds {
  const crd_registry *registry;
};

static kinds built_in = {.registry = &crd_registry_generated};

const bool kinds_have_compiler = false;

bool kinds_can_compile(const char *program) {
  crd_say(stderr, "%s: --crd needs a compiler, which this build has not: it judges by the kinds that are compiled in\n",
          program);
  return false;
}

kinds *kinds_load(const kinds_source *source) {
  return source->rules->crds.count && !kinds_can_compile(source->program) ? NULL : &built_in;
}

kinds *kinds_load_quietly(const char *path, crd_string text, unsigned kubernetes_minor, char **error) {
  (void)path, (void)text, (void)kubernetes_minor;
  *error = strdup("this build has no compiler");
  return NULL;
}

bool kinds_add_manifests(kinds *kinds, const kinds_source *source) {
  (void)kinds, (void)source;
  return true;
}

bool kinds_lost_rules(const kinds *kinds, const crd_kind *kind) {
  (void)kinds, (void)kind;
  return false;
}

const crd_value *kinds_spec(const kinds *kinds, const crd_kind *kind) {
  (void)kinds, (void)kind;
  return NULL;
}

bool kinds_is_built_in(const crd_kind *kind) {
  (void)kind;
  return true;
}

const crd_registry *kinds_registry(const kinds *kinds) {
  return kinds->registry;
}

const crd_registry *kinds_asked(const kinds *kinds) {
  return kinds->registry;
}

void kinds_destroy(kinds *kinds) {
  (void)kinds;
}
