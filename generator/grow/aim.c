/* For each keyword and each rule of a kind an object that passes it, and one that it alone refuses. */
#include "grow_parts.h"

enum { MOST_EDITS = 4 };

static void add_aim(grower *g, grow_aims *aims, grow_aim aim) {
  if (aims->count == aims->capacity) {
    size_t room = aims->capacity ? aims->capacity * 2 : 64;
    aims->items = crd_arena_grow(g->arena, aims->items, aims->capacity * sizeof *aims->items, room * sizeof *aims->items);
    aims->capacity = room;
  }
  aims->items[aims->count++] = aim;
}

typedef struct aiming {
  grower *g;
  grow_aims *aims;
} aiming;

static bool is_repeated(const grow_candidates *candidates, size_t index) {
  const grow_candidate *one = &candidates->items[index];
  for (size_t i = 0; i < index; i++) {
    const grow_candidate *other = &candidates->items[i];
    if (strcmp(other->about, one->about) == 0 && strcmp(other->what, one->what) == 0 &&
        crd_string_equal(other->name, one->name) && strcmp(one->about, "enum") != 0)
      return true;
  }
  return false;
}

static bool aim_at_node(void *context, grow_path path, const schema *node) {
  const aiming *aiming = context;
  grower *g = aiming->g;
  grow_candidates candidates = {.count = 0};
  crdc_grow_candidates(g, node, &candidates);
  for (size_t i = 0; i < candidates.count; i++) {
    const grow_candidate *candidate = &candidates.items[i];
    bool plain = strcmp(candidate->about, "type") == 0 && candidate->expected != GROW_INVALID;
    if (plain || is_repeated(&candidates, i)) continue;
    add_aim(g, aiming->aims,
            (grow_aim){.path = path,
                       .node = node,
                       .about = candidate->about,
                       .what = candidate->what,
                       .name = candidate->name,
                       .valid = candidate->expected != GROW_INVALID});
  }
  for (uint32_t i = 0; i < node->rule_count; i++) {
    if (node->rules[i].layer != CRD_LAYER_CRD) continue;
    grow_aim aim = {.path = path, .node = node, .rule = &node->rules[i], .about = "rule", .what = "holds", .valid = true};
    add_aim(g, aiming->aims, aim);
    aim.what = "fails";
    aim.valid = false;
    add_aim(g, aiming->aims, aim);
  }
  grow_tidy(g, NULL, 0);
  return true;
}

void crdc_grow_aims(grower *g, grow_aims *aims) {
  aiming aiming = {g, aims};
  crdc_grow_walk(g->arena, g->subject.version->schema, aim_at_node, &aiming);
}

/* Whether all that is wrong is what was aimed at. */
static bool is_hit(grower *g, const grow_aim *aim, const crd_verdict *verdict) {
  if (verdict->allowed) return aim->valid;
  if (aim->valid || verdict->error.size) return false;
  if (!verdict->errors.count) return strcmp(aim->about, "properties") == 0; /* of unknown fields */
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    const crd_error *error = &verdict->errors.items[i];
    if (crd_error_is_note(error)) continue;
    if (aim->rule ? !grow_error_of_rule(g, error, aim->rule) : !grow_error_at(g, error, aim->path)) return false;
    if (!aim->rule && error->stage == CRD_STAGE_CEL) return false;
  }
  return true;
}

/* ---- keywords ---- */

static bool grow_for_keyword(grower *g, const grow_aim *aim, unsigned tries, grown *found) {
  grown base;
  grow_candidates candidates = {.count = 0};
  crdc_grow_base(g, aim->path, tries, &base);
  base = grow_keep(g, &base);
  crdc_grow_candidates(g, aim->node, &candidates);
  size_t from = crdc_grow_choice(g, (uint32_t)candidates.count); /* of several that are alike, another one each time */
  for (size_t i = 0; i < candidates.count; i++) {
    const grow_candidate *candidate = &candidates.items[(from + i) % candidates.count];
    if (strcmp(candidate->about, aim->about) != 0 || strcmp(candidate->what, aim->what) != 0 ||
        !crd_string_equal(candidate->name, aim->name))
      continue;
    crd_value object = crdc_grow_with(g, &base.object, aim->path, candidate->removed ? NULL : &candidate->value);
    *found = grow_request(g, &object, aim->path);
    if (is_hit(g, aim, crdc_grow_judge(g, found))) return true;
    const frozen frozen = {.path = aim->path, .set = true, .value = true};
    if (aim->valid && grow_mend(g, found, &frozen, tries / 4)) return true;
    break; /* what was tried lies where others did */
  }
  return false;
}

/* ---- rules ---- */

/* Puts what the rule reads into an object, so that it has something to say. */
static void fill_for_rule(grower *g, crd_value *object, const grow_aim *aim) {
  const rule_hint *hint = grow_hint(g, aim->node, aim->rule);
  for (size_t i = 0; i < hint->path_count; i++)
    if (grow_chance(g, 60)) grow_find(g, object, grow_path_join(g->work, aim->path, hint->paths[i]), true);
}

static grown request_for_rule(grower *g, const grow_aim *aim, const crd_value *object, const crd_value *base) {
  grown one = grow_request(g, object, aim->path);
  if (one.of_status || !grow_hint(g, aim->node, aim->rule)->old) return one;
  one.updates = true;
  one.old = *base;
  return one;
}

static bool grow_for_rule(grower *g, const grow_aim *aim, unsigned tries, grown *found) {
  grown base, best;
  bool valid = crdc_grow_base(g, aim->path, tries / 2, &base);
  base = grow_keep(g, &base);
  uint64_t until = g->judged + tries;
  best = base;
  while (g->judged < until) {
    grow_tidy(g, NULL, 0);
    crd_value object = grow_copy(g, grow_chance(g, 50) ? &base.object : &best.object);
    if (grow_chance(g, 50)) fill_for_rule(g, &object, aim);
    for (unsigned edits = crdc_grow_choice(g, MOST_EDITS); edits; edits--) grow_edit(g, &object, aim->path, aim->rule, NULL);
    *found = request_for_rule(g, aim, &object, &base.object);
    const crd_verdict *verdict = crdc_grow_judge(g, found);
    if (is_hit(g, aim, verdict)) return true;
    if (aim->valid && valid) {
      const frozen frozen = {.path = aim->path, .set = true};
      if (grow_mend(g, found, &frozen, tries / 8)) return true;
      verdict = crdc_grow_judge(g, found);
    }
    if (verdict->allowed) best = grow_keep(g, found);
  }
  return false;
}

bool crdc_grow_for(grower *g, const grow_aim *aim, unsigned tries, grown *found) {
  bool good = aim->rule ? grow_for_rule(g, aim, tries, found) : grow_for_keyword(g, aim, tries, found);
  *found = grow_keep(g, found);
  return good;
}
