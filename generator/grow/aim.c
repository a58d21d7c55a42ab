/* SPDX-License-Identifier: Apache-2.0 */
/* For each keyword and each rule of a kind: an object that passes it, and one that only it refuses. */
#include "grow_parts.h"

enum { MOST_ALIKE = 3 };

static void add_aim(grower *g, grow_aims *aims, grow_aim aim) {
  CRD_ARENA_PUSH(g->arena, aims->items, aims->count, aims->capacity, 64, aim);
}

typedef struct aiming {
  grower *g;
  grow_aims *aims;
} aiming;

static bool is_offered_before(const grow_candidates *candidates, size_t index) {
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
    if (plain || is_offered_before(&candidates, i)) continue;
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
  crdc_grow_tidy(g, NULL, 0);
  return true;
}

void crdc_grow_aims(grower *g, grow_aims *aims) {
  aiming aiming = {g, aims};
  crdc_grow_walk(g->arena, g->subject.version->schema, aim_at_node, &aiming);
}

/* Whether an error is the aim's. */
static bool is_aimed(grower *g, const grow_aim *aim, const crd_error *error) {
  if (aim->rule) return crdc_grow_error_of_rule(g, error, aim->rule);
  return error->stage != CRD_STAGE_CEL && crdc_grow_error_at(g, error, aim->path);
}

enum { NOT_HIT = 50, BLOCKED = 1000 };

/* The distance of a verdict from the aim: 0 if the aim is met and there are no other errors. */
static unsigned distance_to(grower *g, const grow_aim *aim, const crd_verdict *verdict) {
  if (verdict->allowed) return aim->valid ? 0 : NOT_HIT;
  if (verdict->error.size) return BLOCKED * 10;
  bool hit = aim->valid;
  unsigned others = 0;
  if (!verdict->errors.count) hit = strcmp(aim->about, "properties") == 0; /* it is about unknown fields */
  if (!verdict->errors.count && !hit) others = 1;
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    const crd_error *error = &verdict->errors.items[i];
    if (crd_error_is_note(error)) continue;
    if (!aim->valid && is_aimed(g, aim, error))
      hit = true;
    else
      others += error->stage < CRD_STAGE_CEL ? BLOCKED : 1;
  }
  return others + (hit ? 0 : NOT_HIT);
}

/* Changes the value of an error that is not the aim's, or the value that the aim is about. */
static void step_towards(grower *g, const grow_aim *aim, crd_value *object, const crd_errors *errors, const frozen *frozen) {
  const crd_error *other = NULL;
  uint32_t from = crdc_grow_choice(g, errors->count);
  for (uint32_t i = 0; i < errors->count && !other; i++) {
    const crd_error *error = &errors->items[(from + i) % errors->count];
    if (!crd_error_is_note(error) && (aim->valid || !is_aimed(g, aim, error))) other = error;
  }
  if (other && crdc_grow_chance(g, 75))
    crdc_grow_edit_for(g, object, other, frozen);
  else
    crdc_grow_edit(g, object, aim->path, aim->rule, frozen);
}

/* Changes a request step by step until the aim is met. */
static bool walk_to(grower *g, const grow_aim *aim, const frozen *frozen, unsigned tries, grown *at) {
  unsigned now = distance_to(g, aim, crdc_grow_judge(g, at));
  for (unsigned i = 0; now && i < tries; i++) {
    crd_value *kept[] = {&at->object, &at->old};
    crdc_grow_tidy(g, kept, at->updates ? 2 : 1);
    grown changed = *at;
    changed.object = crdc_grow_copy(g, &at->object);
    const crd_errors errors = g->verdict.errors;
    for (unsigned edits = 1 + (crdc_grow_chance(g, 40) ? 1 : 0); edits; edits--)
      step_towards(g, aim, &changed.object, &errors, frozen);
    unsigned distance = distance_to(g, aim, crdc_grow_judge(g, &changed));
    if (distance <= now || (distance < now + 3 && crdc_grow_chance(g, 12))) {
      now = distance;
      *at = changed;
    } else {
      crdc_grow_judge(g, at);
    }
  }
  return !now;
}

/* ---- keywords ---- */

static bool grow_for_keyword(grower *g, const grow_aim *aim, unsigned tries, grown *found) {
  grown base;
  grow_candidates candidates = {.count = 0};
  crdc_grow_base(g, aim->path, tries, &base);
  base = crdc_grow_keep(g, &base);
  crdc_grow_candidates(g, aim->node, &candidates);
  unsigned tried = 0;
  size_t from = crdc_grow_choice(g, (uint32_t)candidates.count); /* starts at another one of several similar ones each
                                                                  * time */
  for (size_t i = 0; i < candidates.count; i++) {
    const grow_candidate *candidate = &candidates.items[(from + i) % candidates.count];
    if (strcmp(candidate->about, aim->about) != 0 || strcmp(candidate->what, aim->what) != 0 ||
        !crd_string_equal(candidate->name, aim->name))
      continue;
    crd_value object = crdc_grow_with(g, &base.object, aim->path, candidate->removed ? NULL : &candidate->value);
    *found = crdc_grow_request(g, &object, aim->path);
    bool counts = strcmp(aim->about, "maxItems") == 0 || strcmp(aim->about, "minItems") == 0;
    const frozen frozen = {.path = aim->path, .set = true, .value = true, .parts = counts};
    if (walk_to(g, aim, &frozen, tries / 4, found)) return true;
    if (++tried == MOST_ALIKE) break;
  }
  return false;
}

/* ---- rules ---- */

/* Adds the values that the rule reads, so that it is evaluated. */
static void fill_for_rule(grower *g, crd_value *object, const grow_aim *aim) {
  const rule_hint *hint = crdc_grow_hint(g, aim->node, aim->rule);
  for (size_t i = 0; i < hint->path_count; i++)
    if (crdc_grow_chance(g, 60)) crdc_grow_find(g, object, crdc_grow_path_join(g->work, aim->path, hint->paths[i]), true);
}

static grown request_for_rule(grower *g, const grow_aim *aim, const crd_value *object, const crd_value *base) {
  grown one = crdc_grow_request(g, object, aim->path);
  if (one.of_status || !crdc_grow_hint(g, aim->node, aim->rule)->old) return one;
  one.updates = true;
  one.old = *base;
  return one;
}

static bool grow_for_rule(grower *g, const grow_aim *aim, unsigned tries, grown *found) {
  grown base;
  crdc_grow_base(g, aim->path, tries / 2, &base);
  base = crdc_grow_keep(g, &base);
  uint64_t until = g->judged + tries;
  const frozen frozen = {.path = aim->path, .set = true};
  for (unsigned round = 0; g->judged < until; round++) {
    crdc_grow_tidy(g, NULL, 0);
    crd_value object = crdc_grow_copy(g, &base.object);
    if (round || aim->valid) fill_for_rule(g, &object, aim);
    *found = request_for_rule(g, aim, &object, &base.object);
    if (walk_to(g, aim, &frozen, tries / 4, found)) return true;
  }
  return false;
}

/* Whether the old object of an update is valid too. */
static bool starts_well(grower *g, const grown *one) {
  const grown old = {.object = one->old};
  return !one->updates || crdc_grow_judge(g, &old)->allowed;
}

bool crdc_grow_for(grower *g, const grow_aim *aim, unsigned tries, grown *found) {
  if (!crdc_grow_reaches(g, aim->path)) return false;
  bool good = aim->rule ? grow_for_rule(g, aim, tries, found) : grow_for_keyword(g, aim, tries, found);
  *found = crdc_grow_keep(g, found);
  return good && starts_well(g, found);
}
