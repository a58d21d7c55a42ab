/* SPDX-License-Identifier: Apache-2.0 */
/* The manifests are scanned before anything is judged, because their kinds decide what is compiled. */
#include "catalog_kinds.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "choice.h"
#include "cluster/catalog_cluster.h"
#include "served.h"
#include "wanted_kinds.h"
#include <errno.h>
#include <unistd.h>

struct catalog_kinds {
  crd_arena *arena;
  diagnostics diagnostics;
  catalog_search *search;
};

typedef struct wanting {
  catalog_search *search;
  const kinds *kinds;
  const options *options;
  const manifest_crds *manifests;
  crd_arena *arena; /* for one question */
} wanting;

/* Whether a kind needs no catalog: it is built in, no object, skipped, or already reported. */
static bool is_settled(const wanting *wanting, crd_string api_version, const kind_name *name) {
  return crd_string_equal(name->group, CRD_STRING("apiextensions.k8s.io")) || stranger_of_group(name->group) ||
         kinds_knows(wanting->kinds, name->group, name->kind) ||
         coverage_choose(&wanting->options->kinds, api_version, name->kind) != CHOICE_JUDGED ||
         builtin_is_asked(&wanting->options->rules, api_version, name->kind) ||
         manifest_crds_refused(wanting->manifests, name->group, name->kind);
}

static void want_kind(void *context, crd_string api_version, crd_string kind) {
  const wanting *wanting = context;
  catalog_want want = {.found = false};
  if (!kind_name_of(api_version, kind, &want.name) || is_settled(wanting, api_version, &want.name)) return;
  const crd_registry *registry = kinds_registry(wanting->kinds);
  const crd_kind *known = crd_registry_known(registry, want.name.group, want.name.version, kind);
  bool judged = known && crd_registry_find_object(registry, api_version, kind) == known;
  bool looked_at =
      wanting->options->state.paths.count || wanting->options->state.from_cluster; /* rules may read core kinds too */
  want.only_crd = known && kinds_is_built_in(known) && (judged || looked_at);
  catalog_search_want(wanting->search, &want);
  crd_arena_reset(wanting->arena);
}

static void want_kinds(catalog_kinds *found, const kinds *kinds, const options *options, inventory *inventory,
                       const manifest_crds *manifests) {
  wanting wanting = {found->search, kinds, options, manifests, memory_arena(NULL)};
  wanted_kinds_visit(inventory, manifests, &(wanted_kinds_visitor){.take = want_kind, .context = &wanting});
  crd_string kind, path;
  if (options->explain.api_version) { /* a catalog knows whole names */
    crd_string_cut(crd_string_of(options->explain.what), '.', &kind, &path);
    want_kind(&wanting, crd_string_of(options->explain.api_version), kind);
  }
  crd_arena_destroy(wanting.arena);
}

static bool look_everywhere(catalog_search *search, const options *options) {
  bool good =
      !options->catalogs.from_cluster || catalog_cluster_search(search, &options->cluster, !options->catalogs.no_cache);
  for (size_t i = 0; i < options->catalogs.paths.count; i++)
    good = catalog_search_path(search, options->catalogs.paths.items[i]) && good;
  for (size_t i = 0; i < options->catalogs.locations.count; i++)
    good = catalog_search_location(search, options->catalogs.locations.items[i]) && good;
  return good;
}

/* Reports each kind whose catalog entry cannot be used, in one line. False if that ends the run: without it each document
 * reports it. */
static bool tell_broken(const catalog_search *search, const options *options) {
  bool good = true;
  for (size_t i = 0; i < search->count; i++) {
    const catalog_want *want = &search->wants[i];
    if (!want->broken) continue;
    crd_say(stderr, "%s: error: %.*s is not judged: %.*s\n", want->broken,
            CRD_PRINT(kind_name_text(search->arena, &want->name)), CRD_PRINT(want->why));
    good = !options->admission.chain;
  }
  return good;
}

bool catalog_kinds_add(kinds *kinds, const options *options, inventory *inventory, const manifest_crds *manifests,
                       catalog_kinds **found) {
  *found = NULL;
  if (!catalog_kinds_are_asked(options)) return true;
  crd_arena *arena = memory_arena(NULL);
  catalog_kinds *made = *found = crd_arena_zalloc(arena, sizeof *made);
  made->arena = made->diagnostics.arena = arena;
  catalog_search *search = made->search = catalog_search_create(arena, &made->diagnostics);
  search->kubernetes_minor = options->rules.kubernetes_minor;
  search->strict = options->strict;
  want_kinds(made, kinds, options, inventory, manifests);
  bool good = look_everywhere(search, options);
  good = tell_broken(search, options) && good;
  crdc_diagnostics_print(&made->diagnostics, stderr, isatty(STDERR_FILENO) == 1);
  if (!good || !search->crds.count) return good;
  return kinds_add(kinds, &(kinds_source){.program = "crd-validate", .rules = &options->rules, .manifests = &search->crds});
}

void catalog_kinds_destroy(catalog_kinds *found) {
  if (found) crd_arena_destroy(found->arena);
}

static const catalog_want *find_want(const catalog_kinds *found, crd_string api_version, crd_string kind) {
  kind_name name;
  return found && kind_name_of(api_version, kind, &name) ? catalog_search_find(found->search, &name) : NULL;
}

const char *catalog_kinds_broken(const catalog_kinds *found, crd_string api_version, crd_string kind) {
  const catalog_want *want = find_want(found, api_version, kind);
  return want ? want->broken : NULL;
}

crd_string catalog_kinds_near(const catalog_kinds *found, crd_arena *arena, crd_string api_version, crd_string kind) {
  const catalog_want *want = find_want(found, api_version, kind);
  bool near = want && !want->found && want->near.kind.size && !served_owns_group(want->name.group);
  return near ? catalog_near_hint(arena, &want->near) : (crd_string){NULL, 0};
}

const crd_string *catalog_kinds_plain(const catalog_kinds *found, size_t *count) {
  *count = found ? found->search->plain_count : 0;
  return found ? found->search->plain : NULL;
}

void catalog_kinds_print(const catalog_kinds *found, FILE *stream) {
  for (size_t i = 0; found && i < found->search->plain_count; i++)
    crd_say(stream, "note: the catalog has the schema of %.*s without rules: CEL rules are not checked\n",
            CRD_PRINT(found->search->plain[i]));
}
