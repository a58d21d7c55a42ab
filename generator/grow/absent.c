/* SPDX-License-Identifier: Apache-2.0 */
/* Makes an object that proves that a rule reads a field which may be absent; the kind itself judges the object. */
#include "../../runtime/base/nearest_name.h"
#include "cel/rule.h"
#include "grow_parts.h"

enum { SHRINKING = 300 };

typedef struct absence_search {
  grower *g;
  const grow_absence *of;
  grown found;
  crd_string place; /* of the value that the rule ran on, as in the error */
} absence_search;

static crd_string trimmed_words(crd_string text) {
  while (text.size && strchr(" \n\t\r", text.data[0])) text = crd_string_slice(text, 1, text.size);
  while (text.size && strchr(" \n\t\r", text.data[text.size - 1])) text.size--;
  return text;
}

/* Whether an error says that a rule read an absent field; `own`: it is this rule. */
static bool is_absence(const absence_search *s, const crd_error *error, bool *own) {
  const validation_rule *rule = s->of->rule;
  const crd_string name = s->of->field.steps[s->of->field.count - 1].name;
  const crd_string words = trimmed_words(rule->has_message && rule->message.size ? rule->message : rule->rule);
  const crd_string begin = crd_arena_printf(s->g->bench, "no such key: %.*s evaluating rule: ", CRD_PRINT(name));
  const crd_string said = crd_error_detail(s->g->bench, error);
  if (error->stage != CRD_STAGE_CEL || !crd_string_has_prefix(said, begin)) return false;
  *own = crd_string_equal(crd_string_slice(said, begin.size, said.size), words);
  return true;
}

static bool is_taken_alone(grower *g, const crd_value *object) {
  const grown alone = {.object = *object};
  return crdc_grow_judge(g, &alone)->allowed;
}

/* Whether a request is refused only because of that; other rules may read the field too. */
static bool shows_absence(absence_search *s, const grown *one) {
  const crd_verdict *verdict = crdc_grow_judge(s->g, one);
  bool shown = false;
  if (verdict->allowed || verdict->error.size || verdict->strict.count) return false;
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    const crd_error *error = &verdict->errors.items[i];
    if (crd_error_is_note(error)) continue;
    bool own;
    if (!is_absence(s, error, &own)) return false;
    if (own) s->place = crd_arena_copy(s->g->arena, error->field);
    shown |= own;
  }
  return shown && (!one->updates || one->of_status || is_taken_alone(s->g, &one->old));
}

static bool keep_absence(absence_search *s, const grown *one) {
  if (!shows_absence(s, one)) return false;
  s->found = crdc_grow_keep(s->g, one);
  return true;
}

/* An update of an object to itself, for a rule that needs an old object. */
static grown onto_itself(const crd_value *object) {
  return (grown){.object = *object, .updates = true, .old = *object};
}

/* Tries the object as it is, and without the field at one of its places. */
static bool try_without(void *context, const grown *one) {
  absence_search *s = context;
  const grow_path path = s->of->field;
  const crd_value *objects[] = {&one->object, NULL};
  crd_value less = crdc_grow_with(s->g, &one->object, path, NULL);
  objects[1] = &less;
  for (size_t i = 0; i < 2; i++) {
    const grown request = crdc_grow_request(s->g, objects[i], path), again = onto_itself(objects[i]);
    if (keep_absence(s, &request)) return true;
    if (s->of->rule->compiled->uses_old_self && !request.of_status && keep_absence(s, &again)) return true;
  }
  return false;
}

/* ---- making the object small ---- */

/* Removes the part with number `*left` below a value; false if there are fewer parts. */
static bool take_part(crd_value *value, unsigned *left, bool root) {
  for (uint32_t i = 0; i < value->size && (value->kind == CRD_MAP || value->kind == CRD_LIST); i++) {
    bool map = value->kind == CRD_MAP;
    crd_value *part = map ? &value->as.members[i].value : &value->as.items[i];
    if (root && map && crd_is_among(crd_member_name(&value->as.members[i]), "apiVersion kind metadata")) continue;
    if (!(*left)--) {
      if (map) return crd_value_remove(value, crd_member_name(&value->as.members[i]));
      memmove(part, part + 1, (value->size - i - 1) * sizeof *part);
      value->size--;
      return true;
    }
    if (take_part(part, left, false)) return true;
  }
  return false;
}

static void shrink(absence_search *s) {
  unsigned at = 0;
  for (unsigned tries = 0; tries < SHRINKING; tries++) {
    crd_value less = crdc_grow_copy(s->g, &s->found.object);
    unsigned left = at;
    if (!take_part(&less, &left, true)) return;
    grown one = s->found;
    one.object = less;
    if (one.updates && !one.of_status) one.old = less;
    at += !keep_absence(s, &one);
  }
}

/* ---- the value that the rule saw ---- */

/* The value at the place of an error, which is one of those that the path stands for. */
static const crd_value *value_of_error(const crd_value *value, grow_path path, crd_string place) {
  size_t at = 0;
  for (size_t i = 0; value && i < path.count; i++) {
    const grow_step *step = &path.steps[i];
    if (step->kind == GROW_FIELD) {
      at += step->name.size + (at > 0);
      value = value->kind == CRD_MAP ? crd_value_get(value, step->name) : NULL;
      continue;
    }
    const char *end = at < place.size ? memchr(place.data + at, ']', place.size - at) : NULL;
    if (!end || place.data[at] != '[') return NULL;
    crd_string inside = crd_string_slice(place, at + 1, (size_t)(end - place.data));
    at += inside.size + 2;
    if (step->kind == GROW_ENTRY) {
      value = value->kind == CRD_MAP ? crd_value_get(value, inside) : NULL;
      continue;
    }
    uint32_t index = 0;
    for (size_t k = 0; k < inside.size && index < value->size; k++) index = index * 10 + (uint32_t)(inside.data[k] - '0');
    value = value->kind == CRD_LIST && index < value->size ? &value->as.items[index] : NULL;
  }
  return value;
}

bool crdc_grow_absent(grower *g, const grow_absence *of, unsigned tries, grown *found, crd_value *self) {
  absence_search s = {.g = g, .of = of};
  const validation_rule *rules[] = {of->rule};
  const grow_path above = {of->field.steps, of->field.count - 1};
  grown unused;
  crdc_grow_base(g, above, tries / 4 + 1, &unused);
  grow_search search = {
      .path = of->at, .rules = rules, .rule_count = 1, .wanted = try_without, .context = &s, .tries = tries};
  if (!try_without(&s, &unused) && !crdc_grow_search(g, &search, &unused)) return false;
  shrink(&s);
  shows_absence(&s, &s.found); /* judges the smallest request again, to set the place of the rule */
  const crd_value *value = value_of_error(&s.found.object, of->at, s.place);
  *found = s.found;
  if (value) *self = *value;
  return value != NULL;
}
