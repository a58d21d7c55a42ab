/* SPDX-License-Identifier: Apache-2.0 */
/* The search for valid objects: a refused object is changed at the place of the error, to a value that the rule may accept.
 * The change is kept if the result is no worse. Errors that keep rules from running weigh more than errors of rules. */
#include "../../runtime/base/nearest_name.h"
#include "grow_parts.h"
#include "schema/tree/vet.h"
#include <crd/base64.h>

enum { FULL_OBJECT = 60000, SOME_OBJECT = 150, BLOCKING = 1000 };

static uint64_t count_errors(const crd_verdict *verdict) {
  if (verdict->allowed && !verdict->error.size) return 0;
  uint64_t count = verdict->errors.count + verdict->strict.count;
  if (!count) count = 1;
  for (uint32_t i = 0; i < verdict->errors.count; i++)
    if (verdict->errors.items[i].stage < CRD_STAGE_CEL) count += BLOCKING;
  return count;
}

/* ---- the places of errors ---- */

bool crdc_grow_error_at(grower *g, const crd_error *error, grow_path path) {
  return crdc_grow_path_leads(path, crdc_grow_path_of_field(g->work, g->root, error->field));
}

static bool says(crd_string detail, const validation_rule *rule) {
  if (rule->layer != CRD_LAYER_CRD) return false;
  if (rule->has_message_expression) return true;
  crd_string text = rule->has_message && rule->message.size ? rule->message : rule->rule;
  while (text.size && (text.data[0] == ' ' || text.data[0] == '\n')) text = crd_string_slice(text, 1, text.size);
  while (text.size && (text.data[text.size - 1] == ' ' || text.data[text.size - 1] == '\n')) text.size--;
  return text.size <= detail.size && memmem(detail.data, detail.size, text.data, text.size);
}

bool crdc_grow_error_of_rule(grower *g, const crd_error *error, const validation_rule *rule) {
  return error->stage == CRD_STAGE_CEL && says(crd_error_detail(g->bench, error), rule);
}

/* The rule of an error and the path of its node, at the field or above it. If no rule has that message (an evaluation
 * failed), any rule of the nearest node. */
static const validation_rule *rule_of_error(grower *g, const crd_error *error, grow_path *path) {
  const validation_rule *found[16], *near = NULL;
  size_t depth[16], count = 0, near_depth = 0;
  crd_string detail = crd_error_detail(g->bench, error);
  for (size_t n = 0; n <= path->count; n++) {
    const schema *node = crdc_grow_node(g->root, (grow_path){path->steps, n});
    if (node && node->rule_count) {
      near = &node->rules[crdc_grow_choice(g, node->rule_count)];
      near_depth = n;
    }
    for (uint32_t i = 0; node && i < node->rule_count && count < 16; i++) {
      if (!says(detail, &node->rules[i])) continue;
      depth[count] = n;
      found[count++] = &node->rules[i];
    }
  }
  size_t chosen = crdc_grow_choice(g, (uint32_t)count);
  path->count = count ? depth[chosen] : near ? near_depth : path->count;
  return count ? found[chosen] : near;
}

/* ---- changes ---- */

static bool may_change(const frozen *frozen, grow_path path, bool removes) {
  if (!frozen || !frozen->set) return true;
  if (crdc_grow_path_leads(path, frozen->path)) {
    if (!frozen->value && !removes && path.count >= frozen->path.count) return true;
    return false;
  }
  if (!frozen->value || !crdc_grow_path_leads(frozen->path, path)) return true;
  return frozen->parts && path.count > frozen->path.count + (removes ? 1 : 0);
}

static bool fits_type(const schema *node, const crd_value *value) {
  if (node->int_or_string) return value->kind == CRD_STRING_VALUE || value->kind == CRD_INT;
  switch (value->kind) {
  case CRD_STRING_VALUE:
    return crdc_text_is(node->type, "string");
  case CRD_INT:
    return crdc_text_is(node->type, "integer") || crdc_text_is(node->type, "number");
  case CRD_DOUBLE:
    return crdc_text_is(node->type, "number");
  case CRD_BOOL:
    return crdc_text_is(node->type, "boolean");
  default:
    return false;
  }
}

/* Gives a list or text the size of a constant. */
static bool resize(grower *g, const schema *node, crd_value *at, int64_t size) {
  if (size < 0 || size > 300) return false;
  if (at->kind == CRD_STRING_VALUE) {
    schema_view view = crdc_grow_view(g, node);
    facets facets = crdc_grow_facets(g, &view);
    crd_string text = crdc_grow_string(g, &facets, size, size, crd_value_string(at));
    if (text.data) *at = crd_value_make_string(text);
    return text.data != NULL;
  }
  if (at->kind != CRD_LIST || !node->items) return false;
  schema sized = *node;
  schema_limits limits = *limits_of(node);
  limits.min_items = limits.max_items = (count_limit){true, size};
  sized.limits = &limits;
  *at = crdc_grow_value(g, &sized, GROW_LEAST, CRD_STRING("item"));
  return true;
}

/* Uses a rule's text instead of the current one, before it or after it. Bytes are decoded to text. */
static crd_value text_with(grower *g, const schema *node, const crd_value *at, crd_string constant) {
  bool bytes = node->format.size && crd_string_equal(node->format, CRD_STRING("byte"));
  crd_string own = crd_value_text(at);
  if (bytes && crd_base64_bytes(g->work, own, &own) != CRD_BASE64_GOOD) own = CRD_STRING("");
  uint32_t choice = crdc_grow_choice(g, bytes ? 3 : 8);
  crd_string first = choice == 1 ? own : constant, second = choice == 0 ? own : choice == 1 ? constant : CRD_STRING("");
  crd_string text = crd_arena_printf(g->work, "%.*s%.*s", CRD_PRINT(first), CRD_PRINT(second));
  if (!bytes) return crd_value_make_string(text);
  crd_text coded = {.arena = g->work};
  crd_base64_encode(&coded, text);
  return crd_value_make_string(crd_text_string(&coded));
}

static bool use_constant(grower *g, const schema *node, crd_value *at, const rule_hint *hint) {
  for (unsigned tries = 0; hint && hint->constant_count && tries < 6; tries++) {
    const crd_value *constant = &hint->constants[crdc_grow_choice(g, (uint32_t)hint->constant_count)];
    if (fits_type(node, constant)) {
      *at = constant->kind == CRD_STRING_VALUE ? text_with(g, node, at, crd_value_string(constant)) : *constant;
      return true;
    }
    if (constant->kind == CRD_INT && resize(g, node, at, constant->as.integer)) return true;
    if (constant->kind == CRD_STRING_VALUE && at->kind == CRD_MAP && node->additional) {
      crd_value_set(g->work, at, crd_value_string(constant),
                    crdc_grow_value(g, node->additional, GROW_LEAST, CRD_STRING("value")));
      return true;
    }
  }
  return false;
}

static void nudge(grower *g, const schema *node, crd_value *at);

/* Appends a copy of an item, unchanged or slightly changed. */
static void append_like(grower *g, const schema *node, crd_value *list) {
  crd_value item = crdc_grow_copy(g, &list->as.items[crdc_grow_choice(g, list->size)]);
  if (crdc_grow_chance(g, 60)) nudge(g, node->items, &item);
  crd_value_append(g->work, list, item);
}

/* Changes a value slightly. */
static void nudge(grower *g, const schema *node, crd_value *at) {
  uint32_t choice = crdc_grow_choice(g, 4);
  if (at->kind == CRD_BOOL) {
    at->as.boolean = !at->as.boolean;
  } else if (at->kind == CRD_INT) {
    at->as.integer += choice == 0 ? 1 : choice == 1 ? -1 : choice == 2 ? -at->as.integer : 10;
  } else if (at->kind == CRD_LIST && node->items) {
    if (choice == 0 && at->size)
      at->size--;
    else if (choice == 1 && at->size)
      append_like(g, node, at);
    else
      crd_value_append(g->work, at,
                       crdc_grow_value(g, node->items, choice == 2 ? GROW_LEAST : GROW_SOME, crdc_grow_word(g)));
  } else if (at->kind == CRD_MAP && node->additional) {
    if (choice == 0 && at->size)
      at->size--;
    else
      crd_value_set(g->work, at, crdc_grow_word(g), crdc_grow_value(g, node->additional, GROW_LEAST, CRD_STRING("value")));
  } else if (at->kind == CRD_STRING_VALUE) {
    *at = crd_value_make_string(choice < 3 ? crdc_grow_word(g)
                                           : crd_arena_printf(g->work, "%.*sx", CRD_PRINT(crd_value_string(at))));
  } else if (at->kind == CRD_MAP && node->property_count) {
    const property *property = &node->properties[crdc_grow_choice(g, node->property_count)];
    if (crd_value_remove(at, property->name)) return;
    crd_value_set(g->work, at, property->name,
                  crdc_grow_value(g, property->schema, choice == 0 ? GROW_SOME : GROW_LEAST, property->name));
  }
}

static void use_candidate(grower *g, const schema *node, crd_value *at) {
  grow_candidates candidates = {.count = 0};
  crdc_grow_candidates(g, node, &candidates);
  for (unsigned tries = 0; candidates.count && tries < 4; tries++) {
    const grow_candidate *candidate = &candidates.items[crdc_grow_choice(g, (uint32_t)candidates.count)];
    if (candidate->removed || candidate->expected == GROW_INVALID) continue;
    *at = candidate->value;
    return;
  }
}

static void change_value(grower *g, crd_value *object, const schema *node, crd_value *at, grow_path base,
                         const rule_hint *hint) {
  uint32_t choice = crdc_grow_choice(g, 100);
  if (choice < 35 && use_constant(g, node, at, hint)) return;
  if (choice < 45 && hint) {
    grow_path other = crdc_grow_path_join(g->work, base, hint->paths[crdc_grow_choice(g, (uint32_t)hint->path_count)]);
    const crd_value *from = crdc_grow_find(g, object, other, false);
    if (from && from != at && from->kind == at->kind && from->kind != CRD_MAP) {
      *at = crdc_grow_copy(g, from);
      return;
    }
  }
  unsigned left = g->left;
  g->left = SOME_OBJECT;
  if (choice < 70)
    nudge(g, node, at);
  else if (choice < 80)
    use_candidate(g, node, at);
  else
    *at = crdc_grow_value(g, node, choice < 88 ? GROW_LEAST : choice < 96 ? GROW_SOME : GROW_FULL, CRD_STRING("a"));
  g->left = left;
}

/* A random path below a path: some steps down. */
static grow_path stray_below(grower *g, grow_path path) {
  const schema *node = crdc_grow_node(g->root, path);
  for (unsigned depth = 0; node && depth < 3 && crdc_grow_chance(g, 60); depth++) {
    grow_step step;
    if (node->property_count) {
      const property *property = &node->properties[crdc_grow_choice(g, node->property_count)];
      step = (grow_step){GROW_FIELD, property->name};
    } else if (node->items) {
      step = (grow_step){.kind = GROW_ITEM};
    } else if (node->additional) {
      step = (grow_step){.kind = GROW_ENTRY};
    } else {
      break;
    }
    path = crdc_grow_path_add(g->work, path, step);
    node = crdc_grow_node(g->root, path);
  }
  return path;
}

void crdc_grow_edit(grower *g, crd_value *object, grow_path path, const validation_rule *rule, const frozen *frozen) {
  const schema *place = crdc_grow_node(g->root, path);
  const rule_hint *hint = rule && place ? crdc_grow_hint(g, place, rule) : NULL;
  grow_path at = hint ? crdc_grow_path_join(g->work, path, hint->paths[crdc_grow_choice(g, (uint32_t)hint->path_count)])
                      : stray_below(g, path);
  if (hint && crdc_grow_chance(g, 12)) at = stray_below(g, at);
  const schema *node = crdc_grow_node(g->root, at);
  if (!node || (!at.count && node->property_count)) {
    if (node) at = stray_below(g, at);
    node = crdc_grow_node(g->root, at);
    if (!node || !at.count) return;
  }
  bool there = crdc_grow_find(g, object, at, false) != NULL;
  if (there && crdc_grow_chance(g, 30)) {
    if (may_change(frozen, at, true)) crdc_grow_take_away(g, object, at);
    return;
  }
  if (!may_change(frozen, at, false)) return;
  crd_value *value = crdc_grow_find(g, object, at, true);
  if (value && (there || crdc_grow_chance(g, 50))) change_value(g, object, node, value, path, hint);
}

void crdc_grow_edit_for(grower *g, crd_value *object, const crd_error *error, const frozen *frozen) {
  grow_path path = crdc_grow_path_of_field(g->work, g->root, error->field);
  if (error->stage == CRD_STAGE_CEL) {
    const validation_rule *rule = rule_of_error(g, error, &path);
    crdc_grow_edit(g, object, path, rule, frozen);
    return;
  }
  const schema *node = crdc_grow_node(g->root, path);
  if (!node || !path.count) return;
  if (error->type == CRD_ERROR_REQUIRED) {
    if (may_change(frozen, path, false)) crdc_grow_find(g, object, path, true);
    return;
  }
  if (crdc_grow_chance(g, 30) && may_change(frozen, path, true)) {
    crdc_grow_take_away(g, object, path);
  } else if (may_change(frozen, path, false)) {
    crd_value *value = crdc_grow_find(g, object, path, true);
    if (value && crdc_grow_chance(g, 70))
      *value = crdc_grow_value(g, node, crdc_grow_chance(g, 50) ? GROW_LEAST : GROW_SOME, CRD_STRING("a"));
    else
      crdc_grow_edit(g, object, path, NULL, frozen);
  }
}

/* Whether to continue from a change: if it is no worse, and sometimes if it is slightly worse, which leaves local minima. */
static bool goes_on(grower *g, uint64_t count, uint64_t before) {
  return count <= before || (count < before + 3 && crdc_grow_chance(g, 12));
}

bool crdc_grow_mend(grower *g, grown *one, const frozen *frozen, unsigned tries) {
  uint64_t now = count_errors(crdc_grow_judge(g, one)), least = now;
  grown best = *one;
  bool best_kept = false; /* copied out of `work` */
  for (unsigned i = 0; now && i < tries; i++) {
    crd_value *kept[] = {&one->object, &one->old};
    if (!best_kept) best = crdc_grow_keep(g, &best);
    best_kept = true;
    crdc_grow_tidy(g, kept, one->updates ? 2 : 1);
    crd_errors errors = g->verdict.errors;
    grown changed = *one;
    changed.object = crdc_grow_copy(g, &one->object);
    for (unsigned edits = 1 + (crdc_grow_chance(g, 30) ? 1 : 0); edits; edits--) {
      if (errors.count)
        crdc_grow_edit_for(g, &changed.object, &errors.items[crdc_grow_choice(g, errors.count)], frozen);
      else
        crdc_grow_edit(g, &changed.object, (grow_path){NULL, 0}, NULL, frozen);
    }
    if (frozen && frozen->set && !crdc_grow_find(g, &changed.object, frozen->path, false) && frozen->path.count) continue;
    uint64_t count = count_errors(crdc_grow_judge(g, &changed));
    if (goes_on(g, count, now)) {
      now = count;
      *one = changed;
    } else {
      crdc_grow_judge(g, one); /* judges again, because its errors are read below */
    }
    if (now < least) {
      least = now;
      best = *one;
      best_kept = false;
    }
  }
  if (now) *one = best;
  return !now;
}

/* ---- objects ---- */

/* An object with apiVersion, kind and metadata before the values of the schema. */
static crd_value whole_object(grower *g, growth growth) {
  const crd_kind *kind = g->subject.kind;
  crd_value object = crd_value_make_map(g->work, 4), metadata = crd_value_make_map(g->work, 2);
  const property *own = crdc_schema_property(g->root, CRD_STRING("metadata"));
  const property *named = own ? crdc_schema_property(own->schema, CRD_STRING("name")) : NULL;
  crd_value name = crd_value_make_string(CRD_STRING("example"));
  if (named) name = crdc_grow_value(g, named->schema, GROW_LEAST, CRD_STRING("example"));
  crd_value_set(g->work, &metadata, CRD_STRING("name"), name);
  if (kind->namespaced)
    crd_value_set(g->work, &metadata, CRD_STRING("namespace"), crd_value_make_string(CRD_STRING("default")));
  crd_string api = crd_arena_printf(g->work, "%.*s/%.*s", CRD_PRINT(kind->group), CRD_PRINT(kind->version));
  crd_value_set(g->work, &object, CRD_STRING("apiVersion"), crd_value_make_string(api));
  crd_value_set(g->work, &object, CRD_STRING("kind"), crd_value_make_string(kind->kind));
  crd_value_set(g->work, &object, CRD_STRING("metadata"), metadata);
  g->left = growth == GROW_FULL ? FULL_OBJECT : growth == GROW_SOME ? SOME_OBJECT : 0;
  crd_value rest = crdc_grow_value(g, g->root, growth, CRD_STRING("example"));
  for (uint32_t i = 0; rest.kind == CRD_MAP && i < rest.size; i++) {
    crd_string member = crd_member_name(&rest.as.members[i]);
    if (crd_value_get(&object, member)) continue;
    if (kind->has_status && crd_string_equal(member, CRD_STRING("status"))) continue;
    crd_value_set(g->work, &object, member, rest.as.members[i].value);
  }
  return object;
}

/* Makes objects until the kind accepts one. The best one is kept in `best`; returns the number of its errors. */
static uint64_t grow_rounds(grower *g, growth growth, unsigned tries, grown *best) {
  uint64_t least = UINT64_MAX, until = g->judged + tries;
  while (least && (g->judged < until || least == UINT64_MAX)) {
    grown one = {.object = whole_object(g, growth)};
    uint64_t left = until > g->judged ? until - g->judged : 1;
    crdc_grow_mend(g, &one, NULL, (unsigned)(left / 2 < tries / 4 ? left / 2 : tries / 4));
    uint64_t count = count_errors(crdc_grow_judge(g, &one));
    if (count < least) {
      least = count;
      *best = crdc_grow_keep(g, &one);
    }
  }
  return least;
}

/* ---- everything, piece by piece ---- */

typedef struct filling {
  grower *g;
  grown one;      /* a valid one */
  uint64_t until; /* the limit of judgements */
} filling;

static void fill_below(filling *f, grow_path path);

/* Adds a value at a path, or a part of it, if the kind accepts that. */
static bool takes_part(filling *f, grow_path path, const schema *node, growth growth) {
  grower *g = f->g;
  crd_string label = path.steps[path.count - 1].name;
  g->left = growth == GROW_FULL ? FULL_OBJECT : SOME_OBJECT;
  crd_value part = crdc_grow_value(g, node, growth, label);
  grown with = {.object = crdc_grow_with(g, &f->one.object, path, &part)};
  if (!crdc_grow_judge(g, &with)->allowed) return false;
  f->one = with;
  return true;
}

static void fill_field(filling *f, grow_path path, const schema *node) {
  grower *g = f->g;
  if (g->judged >= f->until || !crdc_grow_can_make(g, node)) return;
  crd_value *kept[] = {&f->one.object};
  crdc_grow_tidy(g, kept, 1);
  bool there = crdc_grow_find(g, &f->one.object, path, false) != NULL;
  if (takes_part(f, path, node, GROW_FULL)) return;
  if (!there)
    there = takes_part(f, path, node, GROW_LEAST) || takes_part(f, path, node, GROW_SOME) ||
            takes_part(f, path, node, GROW_SOME);
  if (there) fill_below(f, path);
}

static void fill_below(filling *f, grow_path path) {
  grower *g = f->g;
  const schema *node = crdc_grow_node(g->root, path);
  for (uint32_t i = 0; i < node->property_count; i++) {
    crd_string name = node->properties[i].name;
    bool own = !path.count && (crd_is_among(name, "metadata kind apiVersion") ||
                               (g->subject.kind->has_status && crd_string_equal(name, CRD_STRING("status"))));
    if (!own) fill_field(f, crdc_grow_path_add(g->arena, path, (grow_step){GROW_FIELD, name}), node->properties[i].schema);
  }
  const grow_step step = {.kind = node->items ? GROW_ITEM : GROW_ENTRY};
  if (node->items || node->additional)
    fill_field(f, crdc_grow_path_add(g->arena, path, step), node->items ? node->items : node->additional);
}

bool crdc_grow_object(grower *g, growth growth, unsigned tries, crd_value *object) {
  *object = crd_value_make_map(g->arena, 1);
  if (!crdc_grow_can_make(g, g->root)) return false;
  grown best = {.updates = false};
  uint64_t until = g->judged + tries;
  uint64_t errors = grow_rounds(g, growth, growth == GROW_FULL ? tries / 8 + 1 : tries, &best);
  if (errors && growth == GROW_FULL) {
    filling f = {.g = g, .until = until};
    uint64_t of_least = grow_rounds(g, GROW_LEAST, tries / 4, &f.one);
    if (!of_least) {
      fill_below(&f, (grow_path){NULL, 0});
      best = crdc_grow_keep(g, &f.one);
      errors = 0;
    }
  }
  *object = best.object;
  return errors == 0;
}

grown crdc_grow_request(grower *g, const crd_value *object, grow_path path) {
  grown one = {.object = *object};
  if (!crdc_grow_path_in_status(g, path)) return one;
  one.updates = one.of_status = true;
  one.old = crdc_grow_copy(g, object);
  if (one.old.kind == CRD_MAP) crd_value_remove(&one.old, CRD_STRING("status"));
  return one;
}

/* The start of a base: first the known valid object, then others. */
static crd_value begin_base(grower *g, unsigned round, bool of_status, unsigned tries) {
  if (g->subject.known && round % 2 == 0) return crdc_grow_copy(g, g->subject.known);
  if (!of_status) return whole_object(g, round % 3 == 1 ? GROW_SOME : GROW_LEAST);
  crd_value object; /* only its status is judged then */
  crdc_grow_object(g, GROW_LEAST, tries, &object);
  return crdc_grow_copy(g, &object);
}

bool crdc_grow_base(grower *g, grow_path path, unsigned tries, grown *out) {
  *out = (grown){.object = crd_value_make_map(g->work, 1)};
  if (!crdc_grow_reaches(g, path)) return false;
  uint64_t until = g->judged + tries;
  bool good = false, of_status = crdc_grow_path_in_status(g, path);
  for (unsigned round = 0; !good && (round == 0 || g->judged < until); round++) {
    crd_value object = begin_base(g, round, of_status, tries / 2 + 1);
    g->left = SOME_OBJECT;
    crdc_grow_find(g, &object, path, true);
    *out = crdc_grow_request(g, &object, path);
    const frozen frozen = {.path = path, .set = true};
    good = crdc_grow_mend(g, out, &frozen, tries / 3 + 1);
  }
  return good;
}
