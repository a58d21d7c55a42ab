/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of k8s.io/apimachinery/pkg/api/validate in rows of declared.h that check one value. */
#include "../../gotypes/equal.h"
#include "declared_parts.h"

#include <crd/go_text.h>
#include <crd/metadata.h>
#include <crd/names.h>
#include <inttypes.h>

core_field crd_core_item_field(const core_field *list) {
  bool structs = list->type != NULL;
  return (core_field){.kind = structs ? CORE_STRUCT : CORE_STRING, .type = list->type, .go = list->go};
}

size_t crd_core_item_size(const core_field *item) {
  return item->kind == CORE_STRUCT ? item->type->size : sizeof(crd_string);
}

bool crd_core_same_item(const core_declared_rule *rule, const core_field *item, const char *a, const char *b) {
  if (rule->match == CORE_MATCH_WHOLE) return crd_core_field_equal(item, a, b);
  for (uint8_t i = 0; i < rule->member_count; i++) {
    const core_field *key = &item->type->fields[rule->members[i]];
    if (!crd_core_field_equal(key, a + key->offset, b + key->offset)) return false;
  }
  return rule->match == CORE_MATCH_KEYS;
}

bool crd_core_is_set(const core_field *field, const void *at) {
  switch ((core_kind)field->kind) {
  case CORE_STRING:
  case CORE_BYTES:
  case CORE_TIME:
  case CORE_TIME_POINTER:
  case CORE_MICRO_TIME:
  case CORE_MICRO_TIME_POINTER:
    return ((const crd_string *)at)->size != 0;
  case CORE_BOOL:
    return *(const bool *)at;
  case CORE_INT32:
    return *(const int32_t *)at != 0;
  case CORE_INT64:
    return *(const int64_t *)at != 0;
  case CORE_STRING_POINTER:
    return ((const core_optional_string *)at)->set;
  case CORE_BOOL_POINTER:
    return ((const core_optional_bool *)at)->set;
  case CORE_INT32_POINTER:
    return ((const core_optional_int32 *)at)->set;
  case CORE_INT64_POINTER:
    return ((const core_optional_int64 *)at)->set;
  case CORE_INT_OR_STRING_POINTER:
  case CORE_QUANTITY_POINTER:
  case CORE_STRUCT_POINTER:
  case CORE_RAW:
  case CORE_RAW_POINTER:
    return core_pointer_at(at) != NULL;
  case CORE_INT_OR_STRING:
  case CORE_QUANTITY:
  case CORE_STRUCT:
  case CORE_INLINE:
    return true; /* no rule has such a field */
  default:
    return core_list_at(at).count != 0;
  }
}

declared_value crd_core_member_value(const declared_value *value, uint8_t member, crd_path *frame) {
  const core_field *field = &value->field->type->fields[member];
  const char *at = value->at, *old = value->old;
  *frame = (crd_path){.parent = value->path, .name = field->name, .kind = CRD_PATH_FIELD};
  return (declared_value){.field = field, .at = at + field->offset, .old = old ? old + field->offset : NULL, .path = frame};
}

/* The string or number that a value is or points to; false: it is nil. */
static bool given_text(const declared_value *value, crd_string *text) {
  if (value->field->kind == CORE_STRING_POINTER) {
    const core_optional_string *optional = value->at;
    *text = optional->value;
    return optional->set;
  }
  *text = *(const crd_string *)value->at;
  return true;
}

static bool given_number(const declared_value *value, int64_t *number) {
  switch (value->field->kind) {
  case CORE_INT32:
    *number = *(const int32_t *)value->at;
    return true;
  case CORE_INT32_POINTER:
    *number = ((const core_optional_int32 *)value->at)->value;
    return ((const core_optional_int32 *)value->at)->set;
  case CORE_INT64:
    *number = *(const int64_t *)value->at;
    return true;
  default:
    *number = ((const core_optional_int64 *)value->at)->value;
    return ((const core_optional_int64 *)value->at)->set;
  }
}

crd_bad_value crd_core_show_text_of(const core_field *field, crd_string text) {
  return core_is(CRD_STRING("string"), field->go) ? crd_bad_string(text) : crd_bad_json(text);
}

/* ---- required, forbidden, optional ---- */

/* RequiredValue and its like */
bool crd_core_ask_required(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  (void)rule;
  bool missing = !crd_core_is_set(value->field, value->at);
  if (missing) crd_core_required(walk->check, value->path, NULL);
  return missing;
}

/* ForbiddenValue, and OptionalValue behind it: a missing value gets no further checks. */
bool crd_core_ask_forbidden(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  (void)rule;
  if (crd_core_is_set(value->field, value->at)) crd_core_forbidden(walk->check, value->path, NULL);
  return true;
}

/* OptionalValue: its result is not an error. */
bool crd_core_ask_optional(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  (void)walk;
  (void)rule;
  return !crd_core_is_set(value->field, value->at);
}

/* ---- changes: checked only for changed values ---- */

static void refuse_change(const declared_walk *walk, const declared_value *value, const char *detail) {
  crd_core_invalid(walk->check, value->path, crd_bad_null(), detail);
}

bool crd_core_ask_immutable(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  (void)rule;
  if (walk->update) refuse_change(walk, value, "field is immutable");
  return walk->update;
}

/* Refuses the items of a list without an equal item in the other list: at their path, or at the list's if they were
 * removed. */
static bool refuse_items(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value, bool gone) {
  const core_field item = crd_core_item_field(value->field);
  core_any_list list = core_list_at(value->at), old = value->old ? core_list_at(value->old) : (core_any_list){NULL, 0};
  core_any_list of = gone ? old : list, in = gone ? list : old;
  size_t size = crd_core_item_size(&item);
  bool found = false;
  for (uint32_t i = 0, k; i < of.count; i++) {
    for (k = 0; k < in.count; k++)
      if (crd_core_same_item(rule, &item, in.items + k * size, of.items + i * size)) break;
    if (k < in.count) continue;
    crd_core_forbidden(walk->check, gone ? value->path : CORE_ITEM(value->path, i),
                       gone ? "item may not be removed" : "item may not be added");
    found = true;
  }
  return found;
}

/* UpdatePointer; UpdateValueByCompare, which does nothing without an old value; ValSliceUpdate. */
bool crd_core_ask_update(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  static const char *const details[] = {"field cannot be set once created", "field cannot be cleared once set",
                                        "field cannot be modified once set"};
  enum { NO_ADDED = 1 << 3, NO_REMOVED = 1 << 4 };
  if (!walk->update) return false;
  bool set = crd_core_is_set(value->field, value->at), was = value->old && crd_core_is_set(value->field, value->old);
  const bool broken[] = {set && !was, was && !set, was && set};
  bool found = false;
  for (int i = 0; i < 3; i++) {
    if (!(rule->number >> i & 1) || !broken[i]) continue;
    refuse_change(walk, value, details[i]);
    found = true;
  }
  if (rule->number & NO_ADDED && refuse_items(walk, rule, value, false)) found = true;
  if (rule->number & NO_REMOVED && refuse_items(walk, rule, value, true)) found = true;
  return found;
}

/* Monotonic */
bool crd_core_ask_monotonic(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  const declared_value before = {.field = value->field, .at = value->old};
  int64_t number, old;
  (void)rule;
  if (!walk->update || !value->old || !given_number(value, &number) || !given_number(&before, &old) || number >= old)
    return false;
  crd_core_invalid_as(walk->check, value->path, crd_bad_int(number), "may not be decreased from %" PRId64, old);
  return true;
}

/* ---- limits ---- */

bool crd_core_ask_max_items(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  uint32_t count = core_list_at(value->at).count;
  if ((int64_t)count <= rule->number) return false;
  crd_core_too_many(walk->check, value->path, count, rule->number);
  return true;
}

static bool ask_limit(const declared_walk *walk, const declared_value *value, int64_t limit, bool least) {
  int64_t number;
  if (!given_number(value, &number) || (least ? number >= limit : number <= limit)) return false;
  crd_core_invalid_as(walk->check, value->path, crd_bad_int(number), "must be %s than or equal to %" PRId64,
                      least ? "greater" : "less", limit);
  return true;
}

bool crd_core_ask_minimum(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  return ask_limit(walk, value, rule->number, true);
}

bool crd_core_ask_maximum(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  return ask_limit(walk, value, rule->number, false);
}

/* ---- strings ---- */

bool crd_core_ask_enum(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  crd_string text;
  if (!given_text(value, &text) || crd_string_in(text, rule->texts, rule->text_count)) return false;
  crd_core_not_supported(walk->check, value->path, crd_core_show_text_of(value->field, text), rule->texts, rule->text_count);
  return true;
}

static bool ask_rule(const declared_walk *walk, const declared_value *value, core_string_rule *rule, bool plain) {
  crd_string text;
  crd_texts messages = {.arena = walk->check->arena};
  if (!given_text(value, &text)) return false;
  rule(&messages, text);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_text(walk->check, value->path, plain ? crd_bad_string(text) : crd_core_show_text_of(value->field, text),
                          messages.items[i]);
  return messages.count != 0;
}
#define ASK_RULE(name, rule, plain)                                                                                         \
  bool crd_core_ask_##name(const declared_walk *walk, const core_declared_rule *row, const declared_value *value) {         \
    (void)row;                                                                                                              \
    return ask_rule(walk, value, rule, plain);                                                                              \
  }
ASK_RULE(short_name, crd_check_short_name, false)
ASK_RULE(long_name, crd_check_long_name, false)
ASK_RULE(long_name_caseless, crd_check_dns1123_subdomain_caseless, false)
ASK_RULE(label_key, crd_check_qualified_name, false)
ASK_RULE(prefixed_label_key, crd_check_prefixed_label_key, false)
ASK_RULE(uuid, crd_check_uuid, true)
ASK_RULE(path_segment_name, crd_core_check_path_segment, false)

/* A rule of <crd/names.h> that takes the path as text, which is formatted only for errors. */
typedef void path_rule(crd_errors *errors, crd_string path, crd_string text);
static bool ask_path_rule(const declared_walk *walk, const declared_value *value, path_rule *rule) {
  const core_check *check = walk->check;
  crd_errors found = crd_errors_init(check->arena);
  crd_string text;
  if (!given_text(value, &text)) return false;
  rule(&found, CORE_NO_DETAIL, text);
  if (!found.count || crd_errors_drop(check->errors)) return found.count != 0;
  crd_string path = crd_core_path_text(check, value->path);
  for (uint32_t i = 0; i < found.count; i++) {
    found.items[i].field = path;
    crd_errors_add(check->errors, found.items[i]);
  }
  return true;
}
#define ASK_PATH_RULE(name)                                                                                                 \
  bool crd_core_ask_##name(const declared_walk *walk, const core_declared_rule *row, const declared_value *value) {         \
    (void)row;                                                                                                              \
    return ask_path_rule(walk, value, crd_validate_##name);                                                                 \
  }
ASK_PATH_RULE(resource_pool_name)
ASK_PATH_RULE(extended_resource_name)
ASK_PATH_RULE(resource_fully_qualified_name)

static bool ask_length(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value,
                       void measure(crd_errors *errors, crd_string path, crd_string text, int64_t most)) {
  crd_string text;
  core_check *check = walk->check;
  if (!given_text(value, &text) || (int64_t)text.size <= rule->number) return false;
  size_t before = core_count_errors(check);
  measure(check->errors, crd_core_path_text(check, value->path), text, rule->number);
  return core_count_errors(check) != before;
}

bool crd_core_ask_max_length(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  return ask_length(walk, rule, value, crd_validate_max_length);
}

bool crd_core_ask_max_bytes(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value) {
  return ask_length(walk, rule, value, crd_validate_max_bytes);
}

/* ---- +k8s:customValidation ---- */

/* ValidateCustom_EvictionResponder_Name, ValidateCustom_EvictionRequestSpec_Requester */
bool crd_core_ask_eviction_responder_name(const declared_walk *walk, const core_declared_rule *rule,
                                          const declared_value *value) {
  static const char *const reserved[] = {".k8s.io", ".kubernetes.io"};
  crd_string text, domain;
  (void)rule;
  if (!given_text(value, &text)) return false;
  const char *slash = text.size ? memchr(text.data, '/', text.size) : NULL;
  domain = crd_string_slice(text, 0, slash ? (size_t)(slash - text.data) : text.size);
  domain = crd_go_trim(crd_go_lower(walk->check->arena, domain));
  while (domain.size && domain.data[domain.size - 1] == '.') domain.size--;
  for (size_t i = 0; i < 2; i++) {
    crd_string suffix = crd_string_of(reserved[i]);
    if (!crd_string_has_suffix(domain, suffix) && !crd_string_equal(domain, crd_string_slice(suffix, 1, suffix.size)))
      continue;
    crd_core_bad_text(walk->check, value->path, text, "domain names *.k8s.io, *.kubernetes.io are reserved");
    return true;
  }
  return false;
}

/* ValidateCustom_EvictionResponder_Priority */
bool crd_core_ask_eviction_responder_priority(const declared_walk *walk, const core_declared_rule *rule,
                                              const declared_value *value) {
  enum { OTHERS = 1000 };
  int64_t number;
  (void)rule;
  if (!given_number(value, &number) || number < 0 || number >= OTHERS) return false;
  crd_core_bad_number(walk->check, value->path, number, "priorities 0-999 are reserved for responders with *.k8s.io suffix");
  return true;
}
