/* SPDX-License-Identifier: Apache-2.0 */
/* Both CRDs are compiled with only the tested version. The grower searches near the changed node for an object on which the
 * verdicts of the original and the mutant differ. */
#include "base/memory.h"
#include "compile/libcrdc.h"
#include "grow/grow.h"
#include "suites.h"
#include <stdlib.h>

enum { MOST_RULES = 128, KNOWN_TRIES = 3000, MORE_TRIES = 200 };

typedef struct compiled_crd {
  compilation *compilation;
  crd_string text;
  grow_subject subject;
} compiled_crd;

struct mutant_original {
  crd_arena *arena;
  compiled_crd compiled;
  crd_string version;
  unsigned kubernetes_minor;
  crd_value known;
};

/* The CRD's JSON with only one version, served and stored. */
static crd_string text_of_version(crd_arena *arena, const crd_value *crd, crd_string name) {
  crd_value copy = crd_value_copy(arena, crd);
  suite_crd_keep_version(arena, &copy, name);
  crd_value_remove(&copy, CRD_STRING("status"));
  return crd_json_encode(arena, &copy, CRD_JSON_COMPACT);
}

static bool compile_version(crd_arena *arena, const crd_value *crd, crd_string version, unsigned minor, compiled_crd *out) {
  out->text = text_of_version(arena, crd, version);
  out->compilation =
      crdc_compilation_create(&(compile_options){.stored = true, .replaces = true, .kubernetes_minor = minor});
  const crd_registry *registry = crdc_compilation_add_text(out->compilation, "CustomResourceDefinition", out->text)
                                     ? crdc_compilation_load(out->compilation)
                                     : NULL;
  const crd_set *set = crdc_compilation_crds(out->compilation);
  if (!registry || registry->count != 1 || set->count != 1 || !set->items[0].versions[0].schema) return false;
  out->subject =
      (grow_subject){.kind = registry->kinds[0], .version = &set->items[0].versions[0], .kubernetes_minor = minor};
  return true;
}

mutant_original *mutant_original_create(const crd_value *crd, crd_string version, unsigned kubernetes_minor) {
  crd_arena *arena = memory_arena(NULL);
  mutant_original *original = crd_arena_zalloc(arena, sizeof *original);
  original->arena = arena;
  original->version = version;
  original->kubernetes_minor = kubernetes_minor;
  if (!compile_version(arena, crd, version, kubernetes_minor, &original->compiled)) {
    mutant_original_destroy(original);
    return NULL;
  }
  grower *grower = crdc_grower_create(arena, &original->compiled.subject, 1);
  if (crdc_grow_object(grower, GROW_LEAST, KNOWN_TRIES, &original->known))
    original->compiled.subject.known = &original->known;
  crdc_grower_destroy(grower);
  return original;
}

void mutant_original_destroy(mutant_original *original) {
  if (!original) return;
  crdc_compilation_destroy(original->compiled.compilation);
  crd_arena_destroy(original->arena);
}

/* ---- the node ---- */

typedef struct node_search {
  crd_arena *arena;
  crd_string pointer;
  grow_path path;
  const schema *node;
} node_search;

static bool is_other_node(void *context, grow_path path, const schema *node) {
  node_search *search = context;
  if (!crd_string_equal(crdc_grow_path_text(search->arena, path), search->pointer)) return true;
  search->path = path;
  search->node = node;
  return false;
}

static const schema *find_node(crd_arena *arena, const schema *root, crd_string pointer, grow_path *path) {
  node_search search = {.arena = arena, .pointer = pointer};
  crdc_grow_walk(arena, root, is_other_node, &search);
  *path = search.path;
  return search.node;
}

/* ---- the search ---- */

typedef struct comparing {
  grower *original, *changed;
  grow_search *search;
  crd_arena *arena;
  grown other; /* refused by both for different reasons; used if nothing better is found */
  bool has_other;
} comparing;

static bool same_errors(const crd_verdict *a, const crd_verdict *b) {
  return crd_string_equal(a->message, b->message);
}

static bool same_object(const crd_verdict *a, const crd_verdict *b) {
  return a->object == b->object || (a->object && b->object && crd_value_equal(a->object, b->object));
}

/* Records a request whose verdicts only differ in their messages; the search continues for a while. */
static void note_other(comparing *both, const grown *grown) {
  if (both->has_other) return;
  both->other = *grown;
  both->other.object = crd_value_copy(both->arena, &grown->object);
  crd_value_own(both->arena, &both->other.object);
  if (grown->updates) {
    both->other.old = crd_value_copy(both->arena, &grown->old);
    crd_value_own(both->arena, &both->other.old);
  }
  both->has_other = true;
  if (both->search->tries > both->search->called + MORE_TRIES) both->search->tries = both->search->called + MORE_TRIES;
}

static bool differs(void *context, const grown *grown) {
  comparing *both = context;
  const crd_verdict *a = crdc_grow_judge(both->original, grown), *b = crdc_grow_judge(both->changed, grown);
  if (a->error.size || b->error.size) return false;
  if (a->allowed != b->allowed) return true;
  if (a->allowed) return !same_object(a, b);
  if (!same_errors(a, b)) note_other(both, grown);
  return false;
}

static mutant_saying saying_of(crd_arena *arena, const crd_verdict *verdict) {
  mutant_saying saying = {.allowed = verdict->allowed};
  if (!verdict->allowed) saying.message = crd_arena_copy(arena, verdict->message);
  if (verdict->allowed && verdict->object) saying.stored = crd_json_encode(arena, verdict->object, CRD_JSON_COMPACT);
  return saying;
}

static size_t add_rules(const schema *node, const validation_rule **rules, size_t count) {
  for (uint32_t i = 0; node && i < node->rule_count && count < MOST_RULES; i++)
    rules[count++] = crdc_grow_rule(node, &node->rules[i]);
  return count;
}

static void search_difference(crd_arena *arena, mutant_original *original, const compiled_crd *changed, const mutant *mutant,
                              unsigned tries, mutant_witness *witness) {
  const validation_rule *rules[MOST_RULES];
  grow_path path, there;
  grow_search search = {.tries = tries, .updates = true};
  crd_arena *own = memory_arena(NULL);
  const schema *node = find_node(own, original->compiled.subject.version->schema, mutant->pointer, &path);
  const schema *other = find_node(own, changed->subject.version->schema, mutant->pointer, &there);
  comparing both = {.original = crdc_grower_create(own, &original->compiled.subject, 1),
                    .changed = crdc_grower_create(own, &changed->subject, 1),
                    .search = &search,
                    .arena = own};
  grown found;
  search.path = path;
  search.others = &other;
  search.other_count = other ? 1 : 0;
  search.rules = rules;
  search.rule_count = add_rules(other, rules, add_rules(node, rules, 0));
  search.wanted = differs;
  search.context = &both;
  witness->found = node && crdc_grow_search(both.original, &search, &found);
  witness->searched = search.called;
  if (!witness->found && both.has_other) {
    witness->found = true;
    found = both.other;
  }
  if (witness->found) {
    witness->operation = !found.updates ? "create" : found.of_status ? "update-status" : "update";
    witness->object = crd_json_encode(arena, &found.object, CRD_JSON_COMPACT);
    if (found.updates) witness->old_object = crd_json_encode(arena, &found.old, CRD_JSON_COMPACT);
    witness->original = saying_of(arena, crdc_grow_judge(both.original, &found));
    witness->changed = saying_of(arena, crdc_grow_judge(both.changed, &found));
  }
  crdc_grower_destroy(both.original);
  crdc_grower_destroy(both.changed);
  crd_arena_destroy(own);
}

void mutant_witness_find(crd_arena *arena, mutant_original *original, const crd_value *crd, const mutant *mutant,
                         unsigned tries, mutant_witness *witness) {
  crd_arena *own = memory_arena(NULL);
  const crd_value document = mutant_document(own, crd, mutant);
  compiled_crd changed = {.compilation = NULL};
  *witness = (mutant_witness){.found = false};
  if (compile_version(own, &document, original->version, original->kubernetes_minor, &changed))
    search_difference(arena, original, &changed, mutant, tries, witness);
  crdc_compilation_destroy(changed.compilation);
  crd_arena_destroy(own);
}
