/* SPDX-License-Identifier: Apache-2.0 */
/* Searches near a place. It first tries the interesting values there, in an otherwise valid object; then random changes of
 * what the rules there read, starting from objects that the kind accepted. */
#include "grow_parts.h"

enum { POOL = 12, MEND = 60 };

typedef struct searching {
  grower *g;
  grow_search *search;
  grown pool[POOL]; /* valid requests */
  size_t count;
} searching;

static bool is_enough(const searching *s) {
  return s->search->called >= s->search->tries;
}

/* Passes a request to the caller's test. */
static bool show(searching *s, const grown *one, grown *found) {
  if (is_enough(s)) return false;
  s->search->called++;
  if (!s->search->wanted(s->search->context, one)) return false;
  *found = crdc_grow_keep(s->g, one);
  return true;
}

/* Empties `work`; the pool is stored elsewhere. */
static void forget_tries(const searching *s) {
  crdc_grow_tidy(s->g, NULL, 0);
}

static void add_to_pool(searching *s, const grown *one) {
  size_t at = s->count < POOL ? s->count++ : 1 + crdc_grow_choice(s->g, POOL - 1);
  s->pool[at] = crdc_grow_keep(s->g, one);
}

/* Shows an object, and updates to it and from it. */
static bool show_all(searching *s, const grown *one, grown *found) {
  if (show(s, one, found)) return true;
  if (!s->search->updates || one->of_status || !s->count) return false;
  const grown *other = &s->pool[crdc_grow_choice(s->g, (uint32_t)s->count)];
  grown change = {.object = one->object, .updates = true, .old = other->object};
  return show(s, &change, found);
}

static bool try_candidate(searching *s, const grow_candidate *candidate, grown *found) {
  grower *g = s->g;
  grow_path path = s->search->path;
  const grown *base = &s->pool[0];
  crd_value object = crdc_grow_with(g, &base->object, path, candidate->removed ? NULL : &candidate->value);
  grown one = crdc_grow_request(g, &object, path);
  if (show_all(s, &one, found)) return true;
  bool good = crdc_grow_judge(g, &one)->allowed;
  for (uint32_t i = 0; !good && i < g->verdict.errors.count; i++)
    if (crdc_grow_error_at(g, &g->verdict.errors.items[i], path)) return false; /* the refusal is about the value */
  if (!good) {
    const frozen frozen = {.path = path, .set = true, .value = true};
    good = crdc_grow_mend(g, &one, &frozen, MEND);
    if (good && show_all(s, &one, found)) return true;
  }
  if (good && s->count < POOL) add_to_pool(s, &one);
  return false;
}

static bool try_candidates(searching *s, const schema *node, grown *found) {
  grower *g = s->g;
  grow_candidates candidates = {.count = 0};
  crdc_grow_candidates(g, node, &candidates);
  /* Copied, because they are needed longer than `work`. */
  for (size_t i = 0; i < candidates.count; i++) {
    grown value = {.object = candidates.items[i].value};
    if (!candidates.items[i].removed) candidates.items[i].value = crdc_grow_keep(g, &value).object;
  }
  grow_candidate *items = crd_arena_alloc(g->arena, (candidates.count + 1) * sizeof *items);
  if (candidates.count) memcpy(items, candidates.items, candidates.count * sizeof *items);
  for (size_t i = 0; i < candidates.count && !is_enough(s); i++) {
    forget_tries(s);
    if (try_candidate(s, &items[i], found)) return true;
  }
  return false;
}

/* Changes one request of the pool at random. */
static bool try_edit(searching *s, grown *found) {
  grower *g = s->g;
  grow_search *search = s->search;
  forget_tries(s);
  const grown *from = &s->pool[crdc_grow_choice(g, (uint32_t)s->count)];
  const validation_rule *rule = search->rule_count ? search->rules[crdc_grow_choice(g, (uint32_t)search->rule_count)] : NULL;
  crd_value object = crdc_grow_copy(g, &from->object);
  for (unsigned edits = 1 + crdc_grow_choice(g, 3); edits; edits--) crdc_grow_edit(g, &object, search->path, rule, NULL);
  grown one = crdc_grow_request(g, &object, search->path);
  if (search->updates && !one.of_status && crdc_grow_chance(g, 60)) {
    one.updates = true;
    one.old = from->object;
  }
  if (show(s, &one, found)) return true;
  if (!crdc_grow_chance(g, 40)) return false;
  one = crdc_grow_request(g, &object, search->path);
  bool good = crdc_grow_judge(g, &one)->allowed || (crdc_grow_chance(g, 20) && crdc_grow_mend(g, &one, NULL, MEND / 2));
  if (good) add_to_pool(s, &one);
  return false;
}

bool crdc_grow_search(grower *g, grow_search *search, grown *found) {
  searching s = {.g = g, .search = search};
  const schema *node = crdc_grow_node(g->root, search->path);
  search->called = 0;
  if (!node || !crdc_grow_reaches(g, search->path)) return false;
  grown base;
  bool good = crdc_grow_base(g, search->path, search->tries / 4 + 50, &base);
  base = crdc_grow_keep(g, &base);
  if (show(&s, &base, found)) return true;
  s.pool[s.count++] = base;
  crd_value least;
  if (search->path.count && crdc_grow_object(g, GROW_LEAST, MEND, &least)) {
    grown one = {.object = least};
    if (show(&s, &one, found)) return true;
    if (good && !crdc_grow_path_in_status(g, search->path)) s.pool[s.count++] = one;
  }
  if (try_candidates(&s, node, found)) return true;
  for (size_t i = 0; i < search->other_count; i++)
    if (try_candidates(&s, search->others[i], found)) return true;
  for (unsigned rounds = 0; !is_enough(&s) && rounds < search->tries * 2; rounds++)
    if (try_edit(&s, found)) return true;
  return false;
}
