/* SPDX-License-Identifier: Apache-2.0 */
/* Walks an object along its schema's nodes and the tables that it was judged by. Keywords are evaluated by the functions
 * that judged the object (runtime/engine/keywords.h). Where the judge stops at the first failure, this walk does too. */
#include "../../runtime/engine/keywords.h"
#include "cover/nodes.h"

enum { WAS_SEEN = 0, WAS_USED = 0, WAS_GIVEN = 1, WAS_KEPT = 0, WAS_BROKEN = 1, WAS_PRESENT = 0, WAS_MISSING = 1 };
enum { WAS_AT, WAS_INSIDE, WAS_BEYOND };
enum { WAS_UNCHANGED, WAS_CHANGED, WAS_ADDED, WAS_REMOVED };

static void count_hit(cover_counts *counts, uint32_t point, unsigned outcome) {
  if (point != COVER_NOWHERE) counts[point][outcome]++;
}

/* ---- keywords ---- */

static unsigned side_of(int64_t number, int64_t limit, bool upper) {
  if (number == limit) return WAS_AT;
  return (number > limit) == upper ? WAS_BEYOND : WAS_INSIDE;
}

static void count_number(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value) {
  const crd_checks *checks = type->checks;
  for (int upper = 0; upper < 2; upper++) {
    if (!(checks->set & (upper ? CRD_CHECK_MAXIMUM : CRD_CHECK_MINIMUM))) continue;
    const judged_number judged = number_beside(range_of(type), value, upper ? checks->maximum : checks->minimum);
    bool at = judged.integral ? judged.integer == judged.bound : judged.real == judged.limit;
    count_hit(counts, node->limits[upper ? LIMIT_MAXIMUM : LIMIT_MINIMUM],
              at                                    ? WAS_AT
              : breaks_limit(&judged, upper, false) ? WAS_BEYOND
                                                    : WAS_INSIDE);
  }
}

static void count_text(cover_counts *counts, const cover_node *node, const crd_type *type, crd_string text) {
  const crd_checks *checks = type->checks;
  if (has_string_format(type)) count_hit(counts, node->format, keeps_format(type, text) ? WAS_KEPT : WAS_BROKEN);
  if (!checks) return;
  int64_t points = code_points(text);
  string_break broken = string_breaks(checks, text);
  if (checks->set & CRD_CHECK_MAX_LENGTH)
    count_hit(counts, node->limits[LIMIT_MAX_LENGTH], side_of(points, checks->max_length, true));
  if (broken == BREAKS_MAX_LENGTH) return;
  if (checks->set & CRD_CHECK_MIN_LENGTH)
    count_hit(counts, node->limits[LIMIT_MIN_LENGTH], side_of(points, checks->min_length, false));
  if (broken == BREAKS_MIN_LENGTH) return;
  if (checks->pattern) count_hit(counts, node->pattern, broken == BREAKS_PATTERN ? WAS_BROKEN : WAS_KEPT);
}

static void count_enum(cover_counts *counts, const cover_node *node, const crd_checks *checks, const crd_value *value) {
  uint32_t i = 0;
  if (node->values == COVER_NOWHERE || !checks->enum_count) return;
  for (; i < checks->enum_count; i++) {
    const crd_value *allowed = &checks->enum_values[i];
    if (value->kind == CRD_STRING_VALUE ? crd_value_is_string(allowed, crd_value_string(value))
                                        : crd_keyword_allows(allowed, value))
      break;
  }
  count_hit(counts, node->values + i, WAS_SEEN); /* the one after the last: another value */
}

static void count_size(cover_counts *counts, const cover_node *node, const crd_checks *checks, const crd_value *value) {
  bool list = value->kind == CRD_LIST;
  if (checks->set & (list ? CRD_CHECK_MIN_ITEMS : CRD_CHECK_MIN_PROPERTIES))
    count_hit(counts, node->limits[list ? LIMIT_MIN_ITEMS : LIMIT_MIN_PROPERTIES],
              side_of(value->size, list ? checks->min_items : checks->min_properties, false));
  if (checks->set & (list ? CRD_CHECK_MAX_ITEMS : CRD_CHECK_MAX_PROPERTIES))
    count_hit(counts, node->limits[list ? LIMIT_MAX_ITEMS : LIMIT_MAX_PROPERTIES],
              side_of(value->size, list ? checks->max_items : checks->max_properties, true));
}

static void count_required(cover_counts *counts, const cover_node *node, const crd_value *value) {
  for (uint32_t i = 0; node->required != COVER_NOWHERE && i < node->schema->required_count; i++)
    count_hit(counts, node->required + i, crd_value_get(value, node->schema->required[i]) ? WAS_PRESENT : WAS_MISSING);
}

static void count_keywords(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value) {
  if (value->kind == CRD_STRING_VALUE) count_text(counts, node, type, crd_value_string(value));
  if (value->kind == CRD_MAP) count_required(counts, node, value);
  if (!type->checks) return;
  count_enum(counts, node, type->checks, value);
  if (value->kind == CRD_INT || value->kind == CRD_DOUBLE) count_number(counts, node, type, value);
  if (value->kind == CRD_LIST || value->kind == CRD_MAP) count_size(counts, node, type->checks, value);
}

/* ---- values ---- */

/* The type of a property: at the schema's index, unless another schema with the same type came first. */
static const crd_type *type_of_property(const crd_type *type, size_t index, crd_string name) {
  const crd_fields *fields = type->fields;
  if (!fields) return NULL;
  if (index < fields->count && crd_string_equal(fields->items[index].name, name)) return fields->items[index].type;
  for (uint16_t i = 0; i < fields->count; i++)
    if (crd_string_equal(fields->items[i].name, name)) return fields->items[i].type;
  return NULL;
}

/* The node and the type of a member: a property, or a further member of a map. */
static const cover_node *member_node(const cover_node *node, const crd_type *type, const crd_member *member,
                                     const crd_type **below) {
  const property *property = crdc_schema_property(node->schema, crd_member_name(member));
  if (!property) {
    *below = type->additional;
    return node->additional;
  }
  size_t index = (size_t)(property - node->schema->properties);
  *below = type_of_property(type, index, property->name);
  return node->properties[index];
}

static void count_value(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value,
                        const crd_value *given);

/* `given` is the value there in the sent object, or in a default above. */
static void count_members(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value,
                          const crd_value *given) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const crd_type *below;
    const cover_node *at = member_node(node, type, member, &below);
    if (!at || !below) continue;
    const crd_value *sent = given && given->kind == CRD_MAP ? crd_value_get(given, crd_member_name(member)) : NULL;
    bool used = !sent || (sent->kind == CRD_NULL && member->value.kind != CRD_NULL);
    count_hit(counts, at->defaulted, used ? WAS_USED : WAS_GIVEN);
    if (used && at->schema->default_value) sent = at->schema->default_value;
    count_value(counts, at, below, &member->value, sent);
  }
}

static void count_value(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value,
                        const crd_value *given) {
  if (value->kind == CRD_NULL) return;
  count_hit(counts, node->seen, WAS_SEEN);
  count_keywords(counts, node, type, value);
  if (value->kind == CRD_MAP) count_members(counts, node, type, value, given);
  if (value->kind != CRD_LIST || !node->items || !type->items) return;
  for (uint32_t i = 0; i < value->size; i++) {
    bool sent = given && given->kind == CRD_LIST && i < given->size;
    count_value(counts, node->items, type->items, &value->as.items[i], sent ? &given->as.items[i] : NULL);
  }
}

/* ---- transitions ---- */

static void count_change(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value,
                         const crd_value *old);

static void count_changed_members(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value,
                                  const crd_value *old) {
  const crd_type *below;
  for (uint32_t i = 0; value && value->kind == CRD_MAP && i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const cover_node *at = member_node(node, type, member, &below);
    const crd_value *before = old && old->kind == CRD_MAP ? crd_value_get(old, crd_member_name(member)) : NULL;
    if (at && below) count_change(counts, at, below, &member->value, before);
  }
  for (uint32_t i = 0; old && old->kind == CRD_MAP && i < old->size; i++) {
    const crd_member *member = &old->as.members[i];
    const cover_node *at = member_node(node, type, member, &below);
    bool stays = value && value->kind == CRD_MAP && crd_value_get(value, crd_member_name(member));
    if (at && below && !stays) count_change(counts, at, below, NULL, &member->value);
  }
}

/* The item with the same keys. */
static const crd_value *item_of(const crd_type *type, const crd_value *list, const crd_value *item) {
  if (!list || list->kind != CRD_LIST || item->kind != CRD_MAP) return NULL;
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *other = &list->as.items[i];
    bool same = other->kind == CRD_MAP;
    for (uint16_t k = 0; same && k < type->map_key_count; k++) {
      const crd_value *a = crd_value_get(item, type->map_keys[k]), *b = crd_value_get(other, type->map_keys[k]);
      same = a && b ? crd_value_equal(a, b) : a == b;
    }
    if (same) return other;
  }
  return NULL;
}

/* Items are only compared if keys identify them. */
static void count_changed_items(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value,
                                const crd_value *old) {
  if (type->list_kind != CRD_LIST_KEYED || !node->items || !type->items) return;
  for (uint32_t i = 0; value && value->kind == CRD_LIST && i < value->size; i++)
    count_change(counts, node->items, type->items, &value->as.items[i], item_of(type, old, &value->as.items[i]));
  for (uint32_t i = 0; old && old->kind == CRD_LIST && i < old->size; i++)
    if (!item_of(type, value, &old->as.items[i])) count_change(counts, node->items, type->items, NULL, &old->as.items[i]);
}

static void count_change(cover_counts *counts, const cover_node *node, const crd_type *type, const crd_value *value,
                         const crd_value *old) {
  if (value && value->kind == CRD_NULL) value = NULL;
  if (old && old->kind == CRD_NULL) old = NULL;
  if (!value && !old) return;
  unsigned outcome = !old ? WAS_ADDED : !value ? WAS_REMOVED : crd_value_equal(value, old) ? WAS_UNCHANGED : WAS_CHANGED;
  count_hit(counts, node->transition, outcome);
  count_changed_members(counts, node, type, value, old);
  count_changed_items(counts, node, type, value, old);
}

void crdc_cover_walk(cover_counts *counts, const cover_node *root, const cover_object *object) {
  count_value(counts, root, object->kind->type, object->judged, object->given);
  if (object->old) count_change(counts, root, object->kind->type, object->judged, object->old);
}
