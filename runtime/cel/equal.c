/* Equality, order and membership. Mirrors cel-go common/types (Equal, Compare) and, for lists and objects of a schema,
 * apiserver pkg/cel/common/values.go (unstructuredList, unstructuredSetList, unstructuredMapList, unstructuredMap). */
#include "internal.h"
#include <crd/walk.h>

static bool is_number(crd_cel_value value) {
  return value.kind == CRD_CEL_INT || value.kind == CRD_CEL_UINT || value.kind == CRD_CEL_DOUBLE;
}

static int compare_doubles(double a, double b) {
  if (a != a || b != b) return 2;
  return (a > b) - (a < b);
}

/* As cel-go: integers beyond 2^53 are rounded. */
static int compare_double_int(double a, int64_t b) {
  if (a < -9223372036854775808.0) return -1;
  if (a > 9223372036854775808.0) return 1;
  return compare_doubles(a, (double)b);
}

static int compare_double_uint(double a, uint64_t b) {
  if (a < 0) return -1;
  if (a > 18446744073709551616.0) return 1;
  return compare_doubles(a, (double)b);
}

static int reverse(int order) {
  return order == 2 ? 2 : -order;
}

static int compare_numbers(crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_INT) {
    int64_t x = a.as.integer;
    if (b.kind == CRD_CEL_INT) return (x > b.as.integer) - (x < b.as.integer);
    if (b.kind == CRD_CEL_DOUBLE) return reverse(compare_double_int(b.as.number, x));
    if (x < 0) return -1;
    return ((uint64_t)x > b.as.unsigned_integer) - ((uint64_t)x < b.as.unsigned_integer);
  }
  if (a.kind == CRD_CEL_UINT) {
    uint64_t x = a.as.unsigned_integer;
    if (b.kind == CRD_CEL_UINT) return (x > b.as.unsigned_integer) - (x < b.as.unsigned_integer);
    if (b.kind == CRD_CEL_DOUBLE) return reverse(compare_double_uint(b.as.number, x));
    return reverse(compare_numbers(b, a));
  }
  if (b.kind == CRD_CEL_DOUBLE) return compare_doubles(a.as.number, b.as.number);
  return b.kind == CRD_CEL_INT ? compare_double_int(a.as.number, b.as.integer)
                               : compare_double_uint(a.as.number, b.as.unsigned_integer);
}

bool crd_cel_compare(crd_cel *cel, crd_cel_value a, crd_cel_value b, int *order) {
  if (a.kind == CRD_CEL_FAILED || b.kind == CRD_CEL_FAILED) return false;
  if (is_number(a) && is_number(b)) return *order = compare_numbers(a, b), true;
  if (a.kind != b.kind) return crd_cel_fail(cel, "no such overload");
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_BOOL:
    *order = (a.as.boolean > b.as.boolean) - (a.as.boolean < b.as.boolean);
    return true;
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES: {
    int raw = crd_string_compare(a.as.text, b.as.text);
    *order = (raw > 0) - (raw < 0);
    return true;
  }
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    *order =
        a.as.integer != b.as.integer ? (a.as.integer > b.as.integer ? 1 : -1) : (a.nanos > b.nanos) - (a.nanos < b.nanos);
    return true;
  default:
    return crd_cel_fail(cel, "no such overload");
  }
}

/* A list of the document ends at the first items that are not equal, be it by an error; one of the rule looks for a
 * difference. */
static crd_cel_truth equal_pairwise(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a);
  crd_cel_truth result = CRD_CEL_TRUE;
  for (size_t i = 0; i < count; i++) {
    crd_cel_value item = crd_cel_item(cel, a, i);
    if (item.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
    crd_string before = cel->error;
    crd_cel_value other = crd_cel_item(cel, b, i);
    if (other.kind == CRD_CEL_FAILED) return cel->error = before, CRD_CEL_FALSE; /* nothing equals what cannot be read */
    crd_cel_truth equal = crd_cel_equal(cel, item, other);
    if (equal == CRD_CEL_FALSE || (equal == CRD_CEL_ERROR && a.kind != CRD_CEL_LIST)) return equal;
    if (equal == CRD_CEL_ERROR) result = equal;
  }
  return result;
}

bool crd_cel_has_item(crd_cel *cel, crd_cel_value list, crd_cel_value item) {
  size_t count = (size_t)crd_cel_count(list);
  for (size_t i = 0; i < count; i++)
    if (crd_cel_equal(cel, crd_cel_item(cel, list, i), item) == CRD_CEL_TRUE) return true;
  return false;
}

/* The value that items of a keyed list are found by. Keys are looked up by their escaped names in the raw object, as the API
 * server does, so those that need escaping are absent on both sides. */
static const crd_value *map_key(crd_cel_value item, crd_string key) {
  const crd_value *node = crd_cel_node(item);
  for (size_t i = 0; i + 1 < key.size; i++)
    if (key.data[i] == '_' && key.data[i + 1] == '_') return NULL;
  for (size_t i = 0; i < key.size; i++)
    if (key.data[i] == '.' || key.data[i] == '-' || key.data[i] == '/') return NULL;
  return node ? crd_value_get(node, key) : NULL;
}

static bool same_keys(const crd_type *type, crd_cel_value a, crd_cel_value b) {
  for (size_t i = 0; i < type->map_key_count; i++) {
    const crd_value *x = map_key(a, type->map_keys[i]), *y = map_key(b, type->map_keys[i]);
    if (!x != !y || (x && !crd_value_equal(x, y))) return false;
  }
  return true;
}

static const crd_type *list_type(crd_cel_value value) {
  return value.kind == CRD_CEL_LIST ? value.as.list->type : crd_cel_part_type(value);
}

static bool scalar_items(const crd_type *type) {
  return !type->items || !(type->items->accepts & (CRD_ACCEPT_OBJECT | CRD_ACCEPT_ARRAY));
}

crd_cel_truth crd_cel_equal_lists(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_type *type = list_type(a);
  int64_t count = crd_cel_count(a);
  if (count != crd_cel_count(b)) return CRD_CEL_FALSE;
  if (!type || (type->list_kind != CRD_LIST_SET && type->list_kind != CRD_LIST_KEYED)) return equal_pairwise(cel, a, b);
  if (type->list_kind == CRD_LIST_SET) {
    if (!scalar_items(type)) {
      crd_cel_fail(cel, "listSet operations are only supported on lists of scalar values");
      return CRD_CEL_ERROR;
    }
    for (int64_t i = 0; i < count; i++)
      if (!crd_cel_has_item(cel, a, crd_cel_item(cel, b, (size_t)i))) return CRD_CEL_FALSE;
    return CRD_CEL_TRUE;
  }
  for (int64_t i = 0; i < count; i++) {
    crd_cel_value item = crd_cel_item(cel, b, (size_t)i);
    int64_t k = 0;
    while (k < count && !same_keys(type, crd_cel_item(cel, a, (size_t)k), item)) k++;
    if (k == count) return CRD_CEL_FALSE;
    crd_cel_truth equal = crd_cel_equal(cel, crd_cel_item(cel, a, (size_t)k), item);
    if (equal != CRD_CEL_TRUE) return equal;
  }
  return CRD_CEL_TRUE;
}

/* An item of a list that is added to another: there a 2.0 among integers is what it is, not what its schema says. */
static crd_cel_value added_item(crd_cel *cel, crd_cel_value list, size_t i) {
  crd_string before = cel->error;
  crd_cel_value item = crd_cel_item(cel, list, i);
  const crd_value *node = list.kind == CRD_CEL_DOCUMENT ? list.as.part.at : NULL;
  if (item.kind != CRD_CEL_FAILED || !node || node->as.items[i].kind != CRD_DOUBLE) return item;
  cel->error = before;
  return crd_cel_of_double(node->as.items[i].as.number);
}

/* a + b, keeping a's list type: a set gets what it lacks, a keyed list has its items replaced. */
crd_cel_value crd_cel_add_lists(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_type *type = list_type(a);
  size_t left = (size_t)crd_cel_count(a), right = (size_t)crd_cel_count(b), count = left;
  crd_cel_value *items = crd_arena_alloc(cel->arena, (left + right) * sizeof *items);
  if (type && type->list_kind == CRD_LIST_SET && !scalar_items(type))
    return crd_cel_failed(cel, "listSet operations are only supported on lists of scalar values");
  for (size_t i = 0; i < left; i++) items[i] = added_item(cel, a, i);
  for (size_t i = 0; i < right; i++) {
    crd_cel_value item = added_item(cel, b, i);
    size_t k = count;
    if (type && type->list_kind == CRD_LIST_KEYED)
      for (k = 0; k < count && !same_keys(type, items[k], item);) k++;
    else if (type && type->list_kind == CRD_LIST_SET && crd_cel_has_item(cel, a, item))
      continue;
    items[k] = item;
    count += k == count;
  }
  crd_cel_list *list = crd_arena_alloc(cel->arena, sizeof *list);
  *list = (crd_cel_list){items, count, type};
  crd_cel_value sum = crd_cel_of_null();
  sum.kind = CRD_CEL_LIST;
  sum.as.list = list;
  return sum;
}

static crd_cel_truth equal_maps(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a);
  if (crd_cel_cost_size(a) != crd_cel_cost_size(b)) return CRD_CEL_FALSE;
  crd_cel_truth result = CRD_CEL_TRUE;
  for (size_t i = 0; i < count; i++) {
    crd_cel_value value = crd_cel_entry_value(cel, a, i);
    if (value.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
    crd_cel_value other = crd_cel_index_optional(cel, b, crd_cel_key(a, i));
    if (other.kind != CRD_CEL_FAILED && !other.as.optional) return CRD_CEL_FALSE;
    crd_cel_truth equal = crd_cel_equal(cel, value, other.kind == CRD_CEL_FAILED ? other : *other.as.optional);
    if (equal == CRD_CEL_FALSE) return equal;
    if (equal == CRD_CEL_ERROR) result = equal;
  }
  return result;
}

/* Objects: of one size, with equal known fields; unknown ones are compared where both have them. */
static crd_cel_truth equal_objects(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_value *x = crd_cel_node(a), *y = crd_cel_node(b);
  const crd_type *type = a.as.part.type;
  if (!x || !y) return crd_cel_truth_of(crd_storage_equal(type, a.as.part.at, b.as.part.at));
  if (x == y) return CRD_CEL_TRUE;
  if (x->size != y->size) return CRD_CEL_FALSE;
  crd_cel_truth result = CRD_CEL_TRUE;
  for (size_t i = 0; i < x->size; i++) {
    const crd_member *member = &x->as.members[i];
    const crd_value *other = crd_value_get(y, crd_member_name(member));
    const crd_type *field = NULL;
    for (size_t k = 0; type->fields && k < type->fields->count && !field; k++)
      if (crd_string_equal(type->fields->items[k].name, crd_member_name(member))) field = type->fields->items[k].type;
    if (!other && !field) continue;
    if (!other) return CRD_CEL_FALSE;
    crd_cel_truth equal;
    if (field && (member->value.kind == CRD_NULL || other->kind == CRD_NULL))
      equal = crd_cel_truth_of(member->value.kind == other->kind);
    else if (field) {
      crd_cel_value value = crd_cel_of_document(cel, field, &member->value);
      if (value.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
      equal = crd_cel_equal(cel, value, crd_cel_of_document(cel, field, other));
    } else
      equal = crd_cel_truth_of(crd_value_equal(&member->value, other));
    if (equal == CRD_CEL_FALSE) return equal;
    if (equal == CRD_CEL_ERROR) result = equal;
  }
  return result;
}

static bool is_part(crd_cel_value value) {
  return value.kind == CRD_CEL_STORED || value.kind == CRD_CEL_DOCUMENT;
}

static bool is_any_map(crd_cel_value value) {
  return crd_cel_is_map(value) || crd_cel_is_object(value);
}

/* A part of a document, as `a`, and anything else: lists and maps of a schema do not compare with what is none, nodes
 * without a schema by their content. */
static crd_cel_truth equal_parts(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (is_any_map(a) || crd_cel_is_list(a)) return crd_cel_fail(cel, "no such overload"), CRD_CEL_ERROR;
  const crd_value *x = crd_cel_node(a), *y = is_part(b) ? crd_cel_node(b) : NULL;
  return crd_cel_truth_of(x && y && !is_any_map(b) && !crd_cel_is_list(b) && crd_value_equal(x, y));
}

/* Nothing scalar equals an error; lists and objects hand it on (the Equal methods of cel-go's and apiserver's types). */
crd_cel_truth crd_cel_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  if (b.kind == CRD_CEL_FAILED)
    return crd_cel_is_list(a) || crd_cel_is_map(a) || crd_cel_is_object(a) ? CRD_CEL_ERROR : CRD_CEL_FALSE;
  if (is_number(a) && is_number(b)) return crd_cel_truth_of(compare_numbers(a, b) == 0);
  if (crd_cel_is_list(a) && crd_cel_is_list(b)) return crd_cel_equal_lists(cel, a, b);
  if (crd_cel_is_map(a) && crd_cel_is_map(b)) return equal_maps(cel, a, b);
  if (crd_cel_is_object(a) && crd_cel_is_object(b)) return equal_objects(cel, a, b);
  if (is_any_map(a) && is_any_map(b))
    return crd_cel_is_object(a) ? equal_maps(cel, b, a) : equal_maps(cel, a, b); /* keys name the fields of an object */
  if (a.kind == CRD_CEL_NULL || b.kind == CRD_CEL_NULL) return crd_cel_truth_of(a.kind == b.kind);
  if (is_part(a)) return equal_parts(cel, a, b);
  if (a.kind == CRD_CEL_OPAQUE && (b.kind != a.kind || b.opaque_kind != a.opaque_kind))
    return crd_cel_fail(cel, "no such overload"), CRD_CEL_ERROR;
  if (a.kind != b.kind) return CRD_CEL_FALSE;
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_BOOL:
    return crd_cel_truth_of(a.as.boolean == b.as.boolean);
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
  case CRD_CEL_TYPE:
    return crd_cel_truth_of(crd_string_equal(a.as.text, b.as.text));
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    return crd_cel_truth_of(a.as.integer == b.as.integer && a.nanos == b.nanos);
  case CRD_CEL_OPTIONAL:
    if (!a.as.optional || !b.as.optional) return crd_cel_truth_of(!a.as.optional && !b.as.optional);
    return crd_cel_equal(cel, *a.as.optional, *b.as.optional);
  case CRD_CEL_OPAQUE:
    return crd_cel_truth_of(crd_cel_equal_opaque(a, b));
  default:
    return CRD_CEL_FALSE;
  }
}

crd_cel_truth crd_cel_equals(crd_cel *cel, crd_cel_value a, crd_cel_value b, bool negate) {
  if (a.kind == CRD_CEL_FAILED || b.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  uint64_t x = crd_cel_cost_size(a), y = crd_cel_cost_size(b);
  cel->cost += a.kind == CRD_CEL_OPAQUE && !negate ? 1 : crd_cel_tenth(x < y ? x : y);
  crd_cel_truth equal = crd_cel_equal(cel, a, b);
  return negate ? crd_cel_not(equal) : equal;
}

crd_cel_truth crd_cel_equal_stored(crd_cel *cel, const crd_type *type, const void *a, const void *b, bool negate) {
  return crd_cel_equals(cel, crd_cel_of_stored(type, a), crd_cel_of_stored(type, b), negate);
}

crd_cel_truth crd_cel_in(crd_cel *cel, crd_cel_value item, crd_cel_value container) {
  if (item.kind == CRD_CEL_FAILED || container.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  if (crd_cel_is_map(container) || crd_cel_is_object(container)) {
    cel->cost += 1;
    bool is_key = item.kind >= CRD_CEL_BOOL && item.kind <= CRD_CEL_STRING;
    if (container.kind == CRD_CEL_MAP && !is_key) return CRD_CEL_FALSE;
    crd_cel_value found = container.kind == CRD_CEL_MAP || item.kind == CRD_CEL_STRING
                              ? crd_cel_index_optional(cel, container, item)
                              : crd_cel_failed(cel, "no such overload");
    return found.kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : crd_cel_truth_of(found.as.optional != NULL);
  }
  int64_t count = crd_cel_count(container);
  if (count < 0) {
    crd_cel_fail(cel, "no such overload");
    return CRD_CEL_ERROR;
  }
  cel->cost += (uint64_t)count;
  crd_cel_truth result = CRD_CEL_FALSE;
  crd_string first = cel->error;
  for (int64_t i = 0; i < count; i++) { /* the first error stands unless the item is found (unstructuredList.Contains) */
    crd_cel_truth equal = crd_cel_equal(cel, crd_cel_item(cel, container, (size_t)i), item);
    if (equal == CRD_CEL_TRUE) return equal;
    if (equal == CRD_CEL_ERROR && result != CRD_CEL_ERROR) {
      result = equal;
      first = cel->error;
    }
  }
  cel->error = first;
  return result;
}

crd_cel_truth crd_cel_in_constant(crd_cel *cel, crd_cel_value item, crd_cel_value list) {
  uint64_t cost = cel->cost;
  crd_cel_truth found = crd_cel_in(cel, item, list);
  cel->cost = cost;
  return found;
}

bool crd_cel_in_strings(crd_string item, const crd_string *items, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(item, items[i])) return true;
  return false;
}

bool crd_cel_in_ints(int64_t item, const int64_t *items, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (item == items[i]) return true;
  return false;
}
