/* SPDX-License-Identifier: Apache-2.0 */
/* The interesting values of a node: one function for each group of keywords. */
#include "grow_parts.h"
#include "schema/tree/vet.h"
#include <math.h>

enum { MOST_LENGTH = 70000, MOST_ITEMS = 600 };

/* A node and the list for its candidates. */
typedef struct offering {
  grower *g;
  const schema *node;
  schema_view view;
  facets facets;
  grow_candidates *out;
} offering;

void crdc_grow_add_candidate(grower *g, grow_candidates *candidates, grow_candidate candidate) {
  CRD_ARENA_PUSH(g->work, candidates->items, candidates->count, candidates->capacity, 16, candidate);
}

static void offer(const offering *m, crd_value value, const char *about, const char *what, grow_expected expected) {
  crdc_grow_add_candidate(m->g, m->out,
                          (grow_candidate){.value = value, .about = about, .what = what, .expected = expected});
}

static bool node_has_type(const schema *node, const char *type) {
  return crdc_text_is(node->type, type);
}

/* ---- numbers ---- */

static crd_value numeric_candidate(const offering *m, double value) {
  bool whole = value == floor(value) && fabs(value) < 9e15;
  bool integer = node_has_type(m->node, "integer") || m->node->int_or_string;
  return whole || (integer && fabs(value) < 0x1p63) ? crd_value_make_int((int64_t)value) : crd_value_make_double(value);
}

static void offer_limit(const offering *m, double limit, bool exclusive, double inward, const char *about) {
  double step = m->facets.multiple > 0 ? m->facets.multiple : node_has_type(m->node, "number") ? 0.5 : 1;
  if (fabs(limit) > 9e15) return;
  offer(m, numeric_candidate(m, limit), about, "at the limit", exclusive ? GROW_INVALID : GROW_ANY);
  offer(m, numeric_candidate(m, limit + inward * step), about, "one inside", GROW_ANY);
  offer(m, numeric_candidate(m, limit - inward * step), about, "one beyond", GROW_INVALID);
}

static void offer_numbers(const offering *m) {
  const facets *f = &m->facets;
  if (!node_has_type(m->node, "integer") && !node_has_type(m->node, "number") && !m->node->int_or_string) return;
  if (limits_of(m->node)->minimum.set || isfinite(f->minimum)) offer_limit(m, f->minimum, f->above, 1, "minimum");
  if (limits_of(m->node)->maximum.set || isfinite(f->maximum)) offer_limit(m, f->maximum, f->below, -1, "maximum");
  if (f->multiple > 0) {
    offer(m, numeric_candidate(m, f->multiple * 3), "multipleOf", "a multiple", GROW_ANY);
    offer(m, numeric_candidate(m, f->multiple * 3 + f->multiple / 2 + (f->multiple > 1 ? 0.5 : 0)), "multipleOf",
          "between multiples", f->multiple > 1 || !node_has_type(m->node, "integer") ? GROW_INVALID : GROW_ANY);
  }
  offer(m, numeric_candidate(m, 0), "type", "zero", GROW_ANY);
  offer(m, numeric_candidate(m, 1), "type", "one", GROW_ANY);
  offer(m, numeric_candidate(m, -1), "type", "negative", GROW_ANY);
  if (node_has_type(m->node, "number")) offer(m, crd_value_make_double(0.5), "type", "a fraction", GROW_ANY);
}

/* ---- texts ---- */

/* The value beside a limit; extreme limits are returned unchanged. */
static int64_t beside(int64_t limit, int step) {
  return limit > INT64_MAX - 2 ? limit : limit + step;
}

/* Offers values around both limits, with `offer_one`. */
static void offer_limits(const offering *m,
                         void (*offer_one)(const offering *m, int64_t size, const char *about, const char *what,
                                           grow_expected expected),
                         int64_t most, const char *most_name, int64_t least, const char *least_name) {
  if (most >= 0) {
    offer_one(m, most, most_name, "at the limit", GROW_ANY);
    offer_one(m, beside(most, -1), most_name, "one inside", GROW_ANY);
    offer_one(m, beside(most, 1), most_name, "one beyond", GROW_INVALID);
  }
  if (least > 0) {
    offer_one(m, least, least_name, "at the limit", GROW_ANY);
    offer_one(m, beside(least, 1), least_name, "one inside", GROW_ANY);
    offer_one(m, beside(least, -1), least_name, "one beyond", GROW_INVALID);
  }
}

static void offer_length(const offering *m, int64_t length, const char *about, const char *what, grow_expected expected) {
  if (length < 0 || length > MOST_LENGTH) return;
  crd_string text = crdc_grow_string(m->g, &m->facets, length, length, CRD_STRING("a"));
  if (!text.data) return;
  offer(m, crd_value_make_string(text), about, what, expected);
}

static void offer_texts(const offering *m) {
  const facets *f = &m->facets;
  if (!node_has_type(m->node, "string") && !m->node->int_or_string) return;
  offer_limits(m, offer_length, f->max_length, "maxLength", f->min_length, "minLength");
  unsigned left = m->g->left;
  for (unsigned i = 0; i < f->pattern_count * 3; i++) {
    crd_string pattern = f->patterns[i / 3];
    int64_t least = i % 3 == 2 ? beside(f->min_length, 2) : f->min_length;
    m->g->left = i % 3; /* random choices begin after the first one */
    crd_string fits = crdc_grow_text(m->g, pattern, true, least, f->max_length);
    crd_string other = crdc_grow_text(m->g, pattern, false, i % 3 ? (least > 2 ? least : 2) : least, f->max_length);
    if (fits.data) offer(m, crd_value_make_string(fits), "pattern", "matches", GROW_ANY);
    if (other.data) offer(m, crd_value_make_string(other), "pattern", "does not match", GROW_INVALID);
  }
  m->g->left = left;
  if (f->format && f->format < CRD_FORMAT_INT32) {
    crd_string fits = crdc_grow_string(m->g, f, f->min_length, f->max_length, CRD_STRING("a"));
    if (fits.data) offer(m, crd_value_make_string(fits), "format", "is one", GROW_ANY);
    if (!crd_format_check(f->format, CRD_STRING("no such thing:")))
      offer(m, crd_value_make_string(CRD_STRING("no such thing:")), "format", "is none", GROW_INVALID);
  }
  if (!f->pattern_count && !f->format && !f->enum_values) {
    offer(m, crd_value_make_string(CRD_STRING("")), "type", "empty", GROW_ANY);
    offer(m, crd_value_make_string(crdc_grow_word(m->g)), "type", "a word", GROW_ANY);
  }
}

/* ---- lists and maps ---- */

static crd_value list_of_size(const offering *m, int64_t count) {
  schema node = *m->node; /* the node with only this count */
  schema_limits limits = *limits_of(m->node);
  limits.min_items = limits.max_items = (count_limit){true, count};
  node.limits = &limits;
  crd_value list = crdc_grow_value(m->g, &node, GROW_LEAST, CRD_STRING("item"));
  return list;
}

static bool has_room_for(int64_t count, const schema *node) {
  return (double)count * crdc_grow_least(node) <= GROW_MOST_VALUES;
}

static void offer_count(const offering *m, int64_t count, const char *about, const char *what, grow_expected expected) {
  if (count < 0 || count > MOST_ITEMS || !m->node->items || !has_room_for(count, m->node->items)) return;
  crd_value list = list_of_size(m, count);
  if (list.size == (uint64_t)count) offer(m, list, about, what, expected);
}

static void offer_lists(const offering *m) {
  const facets *f = &m->facets;
  if (!node_has_type(m->node, "array")) return;
  offer_limits(m, offer_count, f->max_items, "maxItems", f->min_items, "minItems");
  crd_string type = topology_of(m->node)->list_type;
  bool distinct = crdc_text_is(type, "set") || crdc_text_is(type, "map") || limits_of(m->node)->unique_items;
  crd_value list = list_of_size(m, 1);
  if (list.size && (f->max_items < 0 || f->max_items > 1)) {
    crd_value_append(m->g->work, &list, crdc_grow_copy(m->g, &list.as.items[0]));
    offer(m, list, "x-kubernetes-list-type", "an item twice", distinct ? GROW_INVALID : GROW_ANY);
  }
  offer_count(m, 0, "type", "empty", GROW_ANY);
  offer_count(m, 1, "type", "one item", GROW_ANY);
  offer_count(m, 2, "type", "two items", GROW_ANY);
}

static void offer_properties(const offering *m, int64_t count, const char *about, const char *what, grow_expected expected) {
  if (count < 0 || count > MOST_ITEMS || !m->node->additional || !has_room_for(count, m->node->additional)) return;
  crd_value map = crd_value_make_map(m->g->work, (size_t)count);
  for (int64_t i = 0; i < count; i++)
    crd_value_set(m->g->work, &map, crd_arena_printf(m->g->work, "key-%d", (int)i),
                  crdc_grow_value(m->g, m->node->additional, GROW_LEAST, CRD_STRING("value")));
  offer(m, map, about, what, expected);
}

static void offer_missing(const offering *m, const crd_value *whole, crd_string name) {
  const property *property = crdc_schema_property(m->node, name);
  crd_value without = crdc_grow_copy(m->g, whole);
  crd_value_remove(&without, name);
  bool given = property && property->schema->default_value;
  crdc_grow_add_candidate(m->g, m->out,
                          (grow_candidate){.value = without,
                                           .about = "required",
                                           .what = "missing",
                                           .name = name,
                                           .expected = given ? GROW_ANY : GROW_INVALID});
}

static void offer_objects(const offering *m) {
  const facets *f = &m->facets;
  if (!node_has_type(m->node, "object")) return;
  if (m->node->additional) {
    if (f->max_properties >= 0) {
      offer_properties(m, f->max_properties, "maxProperties", "at the limit", GROW_ANY);
      offer_properties(m, beside(f->max_properties, 1), "maxProperties", "one beyond", GROW_INVALID);
    }
    if (f->min_properties > 0) {
      offer_properties(m, f->min_properties, "minProperties", "at the limit", GROW_ANY);
      offer_properties(m, beside(f->min_properties, -1), "minProperties", "one beyond", GROW_INVALID);
    }
    offer_properties(m, 0, "type", "empty", GROW_ANY);
    offer_properties(m, 1, "type", "one entry", GROW_ANY);
    return;
  }
  crd_value whole = crdc_grow_value(m->g, m->node, GROW_LEAST, CRD_STRING("item"));
  offer(m, whole, "type", "what is required", GROW_ANY);
  for (unsigned v = 0; v < m->view.count; v++)
    for (uint32_t i = 0; i < m->view.nodes[v]->required_count; i++) offer_missing(m, &whole, m->view.nodes[v]->required[i]);
  if (m->node->has_properties && !m->node->preserve_unknown) {
    crd_value more = crdc_grow_copy(m->g, &whole);
    crd_value_set(m->g->work, &more, CRD_STRING("noSuchField"), crd_value_make_int(1));
    offer(m, more, "properties", "an unknown field", GROW_INVALID);
  }
}

/* ---- all ---- */

static void offer_enum(const offering *m) {
  const crd_value *values = m->node->enum_values;
  for (uint32_t i = 0; values && i < values->size; i++)
    offer(m, crd_value_copy(m->g->work, &values->as.items[i]), "enum", "one of it", GROW_ANY);
  if (!values || !node_has_type(m->node, "string")) return;
  offer(m, crd_value_make_string(CRD_STRING("NoSuchValue")), "enum", "not one of it", GROW_INVALID);
}

static void offer_types(const offering *m) {
  const schema *node = m->node;
  if (node->nullable) offer(m, crd_value_make_null(), "nullable", "null", GROW_ANY);
  if (node_has_type(node, "boolean")) {
    offer(m, crd_value_make_bool(true), "type", "true", GROW_ANY);
    offer(m, crd_value_make_bool(false), "type", "false", GROW_ANY);
  }
  if (!node->type.size || node->int_or_string) return;
  crd_value wrong =
      node_has_type(node, "string") ? crd_value_make_int(7) : crd_value_make_string(CRD_STRING("of another type"));
  offer(m, wrong, "type", "another type", GROW_INVALID);
}

void crdc_grow_candidates(grower *g, const schema *node, grow_candidates *candidates) {
  offering m = {.g = g, .node = node, .view = crdc_grow_view(g, node), .out = candidates};
  if (!crdc_grow_can_make(g, node)) return;
  m.facets = crdc_grow_facets(g, &m.view);
  offer_enum(&m);
  offer_numbers(&m);
  offer_texts(&m);
  offer_lists(&m);
  offer_objects(&m);
  offer_types(&m);
  if (node->default_value) {
    offer(&m, crd_value_copy(g->work, node->default_value), "default", "the default", GROW_ANY);
    crdc_grow_add_candidate(
        g, candidates, (grow_candidate){.removed = true, .about = "default", .what = "not given", .expected = GROW_ANY});
  }
}
