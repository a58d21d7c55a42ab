/* Equality, order and membership. Mirrors cel-go common/types (Equal, Compare) and, for lists and objects of a schema,
 * apiserver pkg/cel/common/values.go (unstructuredList, unstructuredSetList, unstructuredMapList, unstructuredMap). */
#include "internal.h"
#include <crd/walk.h>

const crd_type crd_cel_sum_of_lists = {.name = "list", .cel_type_name = "array", .list_kind = CRD_LIST_UNSET};

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

/* Whether it is a list, a map or an object, wherever it comes from. */
static bool has_members(crd_cel_value value) {
  return crd_cel_is_list(value) || crd_cel_is_map(value) || crd_cel_is_object(value);
}

/* What is of another kind: a scalar is not equal to it, lists and objects of the document and Kubernetes' own types fail. */
static crd_cel_truth mismatch(crd_cel *cel, crd_cel_value a) {
  bool part = a.kind == CRD_CEL_STORED || a.kind == CRD_CEL_DOCUMENT;
  bool sum = a.kind == CRD_CEL_LIST && !crd_cel_is_own_list(a);
  if (a.kind != CRD_CEL_OPAQUE && !(part && has_members(a)) && !sum) return CRD_CEL_FALSE;
  crd_cel_fail(cel, "no such overload");
  return CRD_CEL_ERROR;
}

/* A list of the document ends at the first items that are not equal, be it by an error (unstructuredList); a sum of lists
 * looks for a difference first (concatList); a list of the rule takes what fails for equal (baseList). */
static crd_cel_truth equal_pairwise(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a);
  bool own = crd_cel_is_own_list(a), joined = own && a.as.list->type == &crd_cel_sum_of_lists;
  crd_cel_truth result = CRD_CEL_TRUE;
  crd_string kept = cel->error;
  for (size_t i = 0; i < count; i++) {
    crd_cel_poll(cel);
    crd_cel_value item = crd_cel_item(cel, a, i), other = crd_cel_of_null();
    if (item.kind != CRD_CEL_FAILED) other = crd_cel_item(cel, b, i);
    crd_cel_truth equal = own ? crd_cel_equal(cel, item, other) : crd_cel_equal_item(cel, item, other);
    if (equal == CRD_CEL_FALSE || (equal == CRD_CEL_ERROR && !own)) return equal;
    if (equal == CRD_CEL_ERROR && joined && result != CRD_CEL_ERROR) result = equal, kept = cel->error;
    cel->error = kept;
  }
  return result;
}

bool crd_cel_has_item(crd_cel *cel, crd_cel_value list, crd_cel_value item) {
  size_t count = (size_t)crd_cel_count(list);
  crd_cel_poll(cel);
  for (size_t i = 0; i < count; i++)
    if (crd_cel_equal(cel, crd_cel_item(cel, list, i), item) == CRD_CEL_TRUE) return true;
  return false;
}

static crd_cel_truth equal_lists(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_type *type = crd_cel_list_type(a);
  if (crd_cel_count(a) != crd_cel_count(b)) return CRD_CEL_FALSE;
  return type ? crd_cel_equal_by_key(cel, type, a, b) : equal_pairwise(cel, a, b);
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

/* The items of a sum as Go has them: those of the left list, and what Value() gave of the right one's. */
static crd_cel_value *raw_sum_items(crd_cel *cel, crd_cel_value a, const crd_cel_value *items, size_t left, size_t right) {
  crd_cel_value *raw = crd_arena_alloc(cel->arena, (left + right + 1) * sizeof *raw);
  for (size_t i = 0; i < left; i++) raw[i] = crd_cel_raw_item(cel, a, i);
  for (size_t i = left; i < left + right; i++) raw[i] = crd_cel_raw_value(items[i]);
  return raw;
}

/* A longer sum of lists that no keys hold together: its sides, for most sums are only counted, or walked once. A rule may
 * make one for each item of a list, at a cost of 1 each. */
typedef struct list_sum {
  crd_cel_list list; /* without items */
  crd_cel_value left, right;
} list_sum;

enum { LAID_OUT = 16 };

static crd_cel_value join(crd_cel *cel, crd_cel_value a, crd_cel_value b, const crd_type *type) {
  size_t left = (size_t)crd_cel_count(a), right = (size_t)crd_cel_count(b);
  size_t count = left > INT64_MAX - right ? INT64_MAX : left + right;
  list_sum *sum = crd_arena_alloc(cel->arena, sizeof *sum);
  *sum = (list_sum){{NULL, count, type}, a, b};
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_LIST;
  value.as.list = &sum->list;
  return value;
}

crd_cel_value crd_cel_sum_item(crd_cel *cel, crd_cel_value sum, size_t i) {
  while (sum.kind == CRD_CEL_LIST && !sum.as.list->items) {
    const list_sum *sides = (const list_sum *)(const void *)sum.as.list;
    size_t left = (size_t)crd_cel_count(sides->left);
    sum = i < left ? sides->left : sides->right;
    i -= i < left ? 0 : left;
  }
  return added_item(cel, sum, i);
}

/* a + b, keeping a's list type: a set gets what it lacks, a keyed list has its items replaced. A list of the rule and an
 * empty one are the other (baseList.Add). */
crd_cel_value crd_cel_add_lists(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_type *type = crd_cel_list_type(a);
  bool plain = crd_cel_is_own_list(a), raw_sum = cel->raw_lists && !plain;
  size_t left = (size_t)crd_cel_count(a), right = (size_t)crd_cel_count(b), count = left + right;
  if (plain && (!left || !right)) return left ? a : b;
  if (!type && !raw_sum && count > LAID_OUT) return join(cel, a, b, plain ? &crd_cel_sum_of_lists : NULL);
  crd_cel_value *items = crd_arena_alloc(cel->arena, (count + 1) * sizeof *items);
  for (size_t i = 0; i < left; i++) items[i] = added_item(cel, a, i);
  for (size_t i = 0; i < right; i++) items[left + i] = added_item(cel, b, i);
  crd_cel_value *raw = NULL;
  if (raw_sum) {
    if (type && type->list_kind == CRD_LIST_SET) raw = raw_sum_items(cel, a, items, left, right);
    type = a.kind == CRD_CEL_LIST ? a.as.list->type : crd_cel_part_type(a);
    for (size_t i = left; i < left + right; i++) items[i] = crd_cel_read_again(cel, type->items, items[i]);
  }
  if (crd_cel_list_type(a) && !crd_cel_merge_by_key(cel, type, items, raw, left, right, &count))
    return crd_cel_of_truth(CRD_CEL_ERROR);
  crd_cel_raw_list *list = crd_arena_alloc(cel->arena, sizeof *list);
  *list = (crd_cel_raw_list){{items, count, plain ? &crd_cel_sum_of_lists : type}, raw};
  crd_cel_value sum = crd_cel_of_null();
  sum.kind = CRD_CEL_LIST;
  sum.as.list = &list->list;
  return sum;
}

/* As with lists, one of the rule takes what fails for equal. */
static crd_cel_truth equal_maps(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  size_t count = (size_t)crd_cel_count(a);
  bool own = a.kind == CRD_CEL_MAP;
  if (crd_cel_cost_size(a) != crd_cel_cost_size(b)) return CRD_CEL_FALSE;
  crd_cel_truth result = CRD_CEL_TRUE;
  crd_string before = cel->error;
  for (size_t i = 0; i < count; i++) {
    crd_cel_poll(cel);
    crd_cel_value value = crd_cel_entry_value(cel, a, i);
    if (value.kind == CRD_CEL_FAILED && !own) return CRD_CEL_ERROR;
    crd_cel_value other = crd_cel_index_optional(cel, b, crd_cel_key(a, i));
    if (other.kind != CRD_CEL_FAILED && !other.as.optional) return CRD_CEL_FALSE;
    if (other.kind != CRD_CEL_FAILED) other = *other.as.optional;
    crd_cel_truth equal = own ? crd_cel_equal(cel, value, other) : crd_cel_equal_item(cel, value, other);
    if (equal == CRD_CEL_FALSE) return equal;
    if (equal == CRD_CEL_ERROR && own) cel->error = before;
    if (equal == CRD_CEL_ERROR && !own) result = equal;
  }
  return result;
}

/* Whether the node was made of a struct, which does not tell 1 from 1.0. */
static bool is_made(crd_cel_value value, const crd_value *node) {
  return value.kind == CRD_CEL_STORED && node != ((const crd_object *)value.as.part.at)->value;
}

/* Objects: of one size, with equal known fields; unknown ones are compared where both have them. */
static crd_cel_truth equal_objects(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_value *x = crd_cel_node(cel, a), *y = crd_cel_node(cel, b);
  const crd_type *type = a.as.part.type;
  cel->wants_tree = cel->wants_tree || (cel->raw_lists && (is_made(a, x) || is_made(b, y)));
  if (!x || !y) return crd_cel_truth_of(crd_storage_equal(type, a.as.part.at, b.as.part.at));
  if (x->size != y->size) return CRD_CEL_FALSE;
  crd_cel_truth result = CRD_CEL_TRUE;
  for (size_t i = 0; i < x->size; i++) {
    crd_cel_poll(cel);
    const crd_member *member = &x->as.members[i];
    bool in_place = y->kind == CRD_MAP && crd_string_equal(crd_member_name(member), crd_member_name(&y->as.members[i]));
    const crd_value *other = in_place ? &y->as.members[i].value : crd_cel_find_member(cel, y, crd_member_name(member));
    const crd_type *field = crd_cel_property_type(type, crd_member_name(member));
    if (!other && !field) continue;
    bool has = member->value.kind != CRD_NULL, has_other = other && other->kind != CRD_NULL;
    if (field && has != has_other) return CRD_CEL_FALSE;
    if (field && !has) continue;
    crd_cel_truth equal;
    if (field) {
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

/* An object and a map, be it of the document or of the rule: both are maps to upstream (unstructuredMap.Equal). */
static crd_cel_truth equal_object_to_map(crd_cel *cel, crd_cel_value object, crd_cel_value map) {
  const crd_value *node = crd_cel_node(cel, object);
  if (!node || (int64_t)node->size != crd_cel_count(map)) return CRD_CEL_FALSE;
  for (size_t i = 0; i < node->size; i++) {
    crd_cel_value name = crd_cel_of_string(crd_member_name(&node->as.members[i]));
    crd_cel_value mine = crd_cel_index_optional(cel, object, name), other = crd_cel_index_optional(cel, map, name);
    if (mine.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
    bool has = mine.as.optional != NULL, has_other = other.kind == CRD_CEL_FAILED || other.as.optional != NULL;
    if (has != has_other) return CRD_CEL_FALSE;
    if (!has) continue;
    crd_cel_truth equal =
        crd_cel_equal_item(cel, *mine.as.optional, other.kind == CRD_CEL_FAILED ? other : *other.as.optional);
    if (equal != CRD_CEL_TRUE) return equal;
  }
  return CRD_CEL_TRUE;
}

/* Nodes without a schema compare by their content, with each other. */
static crd_cel_truth equal_parts(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  const crd_value *x = crd_cel_node(cel, a), *y = is_part(b) && !has_members(b) ? crd_cel_node(cel, b) : NULL;
  return crd_cel_truth_of(x && y && crd_value_equal(x, y));
}

crd_cel_truth crd_cel_equal(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_NULL || b.kind == CRD_CEL_NULL)
    return a.kind == CRD_CEL_FAILED ? CRD_CEL_ERROR : crd_cel_truth_of(a.kind == b.kind);
  return crd_cel_equal_item(cel, a, b);
}

/* Nothing scalar equals an error; lists and objects of the document and Kubernetes' own types hand it on. */
crd_cel_truth crd_cel_equal_item(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_FAILED) return CRD_CEL_ERROR;
  if (b.kind == CRD_CEL_FAILED) {
    crd_string error = cel->error;
    crd_cel_truth result = mismatch(cel, a);
    cel->error = error;
    return result;
  }
  if (is_number(a) && is_number(b)) return crd_cel_truth_of(compare_numbers(a, b) == 0);
  if (crd_cel_is_list(a) && crd_cel_is_list(b)) return equal_lists(cel, a, b);
  if (crd_cel_is_map(a) && crd_cel_is_map(b)) return equal_maps(cel, a, b);
  if (crd_cel_is_object(a) && crd_cel_is_object(b)) return equal_objects(cel, a, b);
  if (crd_cel_is_object(a) && crd_cel_is_map(b)) return equal_object_to_map(cel, a, b);
  if (crd_cel_is_map(a) && crd_cel_is_object(b)) return equal_maps(cel, a, b); /* keys name the fields */
  if (is_part(a) && !has_members(a)) return equal_parts(cel, a, b);
  if (a.kind != b.kind || is_part(a)) return mismatch(cel, a);
  switch ((crd_cel_kind)a.kind) {
  case CRD_CEL_NULL:
    return CRD_CEL_TRUE;
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
    return crd_cel_equal_item(cel, crd_cel_held(cel, a), crd_cel_held(cel, b));
  case CRD_CEL_OPAQUE:
    return a.opaque_kind == b.opaque_kind ? crd_cel_truth_of(crd_cel_equal_opaque(a, b)) : mismatch(cel, a);
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
  crd_cel_poll(cel);
  bool own = container.kind == CRD_CEL_LIST && (crd_cel_is_own_list(container) || !cel->raw_lists);
  for (int64_t i = 0; i < count; i++) {
    /* Of the document the first error stands unless the item is found (unstructuredList.Contains); a list of the rule asks
     * the item, and takes errors for no (baseList.Contains). */
    crd_cel_value member = crd_cel_item(cel, container, (size_t)i);
    crd_cel_truth equal = own ? crd_cel_equal_item(cel, item, member) : crd_cel_equal_item(cel, member, item);
    if (equal == CRD_CEL_TRUE) return equal;
    if (equal == CRD_CEL_ERROR && result != CRD_CEL_ERROR && !own) {
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
