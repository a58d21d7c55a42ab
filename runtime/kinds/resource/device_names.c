/* SPDX-License-Identifier: Apache-2.0 */
/* Names and short lists in resource.k8s.io, shared by its kinds (pkg/apis/resource/validation). */
#include "../../base/ascii.h"
#include "resource.h"

/* validatePoolName */
void crd_core_validate_pool_name(core_check *check, crd_string name, const crd_path *path) {
  enum { LONGEST_POOL = 253 };
  size_t at = 0;
  crd_string part;
  if (!name.size) {
    crd_core_required(check, path, NULL);
    return;
  }
  if (name.size > LONGEST_POOL) crd_core_too_long(check, path, LONGEST_POOL);
  while (crd_string_next_part(name, '/', &at, &part)) crd_core_string_passes(check, path, part, crd_check_dns1123_subdomain);
}

/* ---- shares ---- */

/* Hexadecimal digits, with dashes where a UUID has them. */
static bool is_uuid_text(crd_string text, bool dashes) {
  for (size_t i = 0; i < text.size; i++) {
    bool dash = dashes && (i == 8 || i == 13 || i == 18 || i == 23);
    if (dash ? text.data[i] != '-' : !is_hex(text.data[i])) return false;
  }
  return true;
}

/* uuid.Validate of github.com/google/uuid: returns the error text, or an empty one. */
static crd_string check_uuid_text(crd_arena *arena, crd_string id) {
  enum { PLAIN = 32, DASHED = 36, BRACED = DASHED + 2, PREFIX = sizeof "urn:uuid:" - 1, URN = DASHED + PREFIX };
  static const crd_string bad = CRD_STRING_INIT("invalid UUID format");
  if (id.size == PLAIN) return is_uuid_text(id, false) ? CORE_NO_DETAIL : bad;
  if (id.size == URN) {
    crd_string prefix = crd_string_slice(id, 0, PREFIX);
    if (!crd_string_equal(crd_go_lower(arena, prefix), CRD_STRING("urn:uuid:"))) {
      crd_text text = {.arena = arena};
      crd_text_add(&text, CRD_STRING("invalid urn prefix: "));
      crd_text_add_quoted(&text, prefix);
      return crd_text_string(&text);
    }
    id = crd_string_slice(id, PREFIX, id.size);
  } else if (id.size == BRACED) {
    if (id.data[0] != '{' || id.data[id.size - 1] != '}') return CRD_STRING("invalid bracketed UUID format");
    id = crd_string_slice(id, 1, id.size - 1);
  } else if (id.size != DASHED) {
    return crd_arena_printf(arena, "invalid UUID length: %zu", id.size);
  }
  return is_uuid_text(id, true) ? CORE_NO_DETAIL : bad;
}

/* validateUID */
void crd_core_validate_share_id(core_check *check, crd_string id, const crd_path *path) {
  enum { DASHED = 36 };
  uint32_t before = check->errors->count;
  crd_string wrong = check_uuid_text(check->arena, id);
  if (wrong.size)
    crd_core_invalid_as(check, path, crd_bad_string(id), "error validating uid: %.*s", CRD_PRINT(wrong));
  else if (id.size != DASHED || !crd_string_equal(id, crd_go_lower(check->arena, id)))
    crd_core_bad_text(check, path, id,
                      "uid must be in RFC 4122 normalized form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` with "
                      "lowercase hexadecimal characters");
  crd_core_mark_covered(check, before);
}

/* ---- attributes and capacities ---- */

/* validateCIdentifier */
static void validate_device_id(core_check *check, crd_string id, const crd_path *path) {
  enum { LONGEST_ID = 32 };
  if (id.size > LONGEST_ID) crd_core_too_long(check, path, LONGEST_ID);
  crd_core_string_passes(check, path, id, crd_check_c_identifier);
}

/* validateFullyQualifiedName: upstream reports nothing for a name with two or more slashes. */
void crd_core_validate_device_key(core_check *check, crd_string key, const crd_path *path) {
  crd_string domain, id;
  if (!crd_string_cut(key, '/', &domain, &id)) {
    validate_device_id(check, key, path);
    return;
  }
  if (id.size && memchr(id.data, '/', id.size)) return;
  if (domain.size)
    crd_core_validate_driver_name(check, domain, path);
  else
    crd_core_bad_text(check, path, domain, "the domain must not be empty");
  if (id.size)
    validate_device_id(check, id, path);
  else
    crd_core_bad_text(check, path, id, "the name must not be empty");
}

/* validateQualifiedName */
void crd_core_validate_attribute_name(core_check *check, crd_string name, const crd_path *path) {
  crd_core_validate_device_key(check, name, path);
  if (!name.size || !memchr(name.data, '/', name.size))
    crd_core_bad_word(check, path, name, "a fully qualified name must be a domain and a name separated by a slash");
}

crd_string crd_core_shorten_key(crd_arena *arena, crd_string key, size_t most) {
  size_t left = most - (sizeof "..." - 1), head = (left + 1) / 2, tail = left / 2;
  if (key.size <= most) return key;
  return crd_arena_printf(arena, "%.*s...%.*s", CRD_PRINT(crd_string_slice(key, 0, head)),
                          CRD_PRINT(crd_string_slice(key, key.size - tail, key.size)));
}

/* ---- others ---- */

bool crd_core_validate_most_items(core_check *check, uint32_t count, uint32_t most, const crd_path *path) {
  if (count > most) CORE_COVERED(check, crd_core_too_many(check, path, count, most));
  return count <= most;
}

static void validate_condition_names(core_check *check, const core_string_list *names, const crd_path *path) {
  enum { MOST_CONDITIONS = 4 };
  if (!crd_core_validate_most_items(check, names->count, MOST_CONDITIONS, path)) return;
  for (uint32_t i = 0; i < names->count; i++)
    crd_core_string_passes(check, CORE_ITEM(path, i), names->items[i], crd_check_qualified_name);
}

void crd_core_validate_binding_conditions(core_check *check, const core_string_list *conditions,
                                          const core_string_list *failures, const crd_path *path) {
  const crd_path *binding = CORE_AT(path, "bindingConditions"), *failing = CORE_AT(path, "bindingFailureConditions");
  core_name_set names, failure_names;
  validate_condition_names(check, conditions, binding);
  validate_condition_names(check, failures, failing);
  core_name_set_begin(&names, check->arena);
  for (uint32_t i = 0; i < conditions->count; i++)
    crd_core_validate_new(check, &names, conditions->items[i], crd_bad_string(conditions->items[i]), CORE_ITEM(binding, i));
  core_name_set_begin(&failure_names, check->arena);
  for (uint32_t i = 0; i < failures->count; i++) {
    crd_string name = failures->items[i];
    crd_core_validate_new(check, &failure_names, name, crd_bad_string(name), CORE_ITEM(failing, i));
    if (crd_core_name_set_has(&names, name))
      crd_core_bad_text(check, CORE_ITEM(failing, i), name,
                        "bindingFailureConditions must not overlap with bindingConditions");
  }
  if (!conditions->count && failures->count)
    crd_core_invalid(check, binding, crd_core_show_texts(check, conditions),
                     "bindingConditions are required to use bindingFailureConditions");
  if (!failures->count && conditions->count)
    crd_core_invalid(check, failing, crd_core_show_texts(check, failures),
                     "bindingFailureConditions are required to use bindingConditions");
}

void crd_core_validate_skipped_operations(core_check *check, const core_string_list *operations, const crd_path *path) {
  if (crd_string_in(CRD_STRING("NodePrepareResources"), operations->items, operations->count) &&
      !crd_string_in(CRD_STRING("NodeUnprepareResources"), operations->items, operations->count) &&
      !crd_string_in(CRD_STRING("*"), operations->items, operations->count))
    crd_core_invalid(check, path, crd_core_show_texts(check, operations),
                     "NodePrepareResources cannot be skipped unless NodeUnprepareResources is also skipped");
}
