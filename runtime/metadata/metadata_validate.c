/* SPDX-License-Identifier: Apache-2.0 */
/* ValidateObjectMeta and ValidateObjectMetaUpdate (apimachinery pkg/api/validation/objectmeta.go),
 * and the warnings about finalizers. The metadata is coerced, so every field has its type. Fields are looked up in one pass
 * over the members; texts are formatted only for errors. */
#include "../base/hash.h"
#include "../text/group_version.h"
#include "../value/bad_value.h"
#include <crd/json.h>

#include "report.h"
#include <crd/meta_v1.h>

#include <inttypes.h>
#include <stdlib.h>

static metadata_fields find_fields(const crd_value *metadata) {
  metadata_fields found = {{NULL}};
  if (!metadata || metadata->kind != CRD_MAP) return found;
  for (uint32_t i = 0; i < metadata->size; i++) {
    int index = crd_meta_field_index(crd_member_name(&metadata->as.members[i]));
    if (index >= 0 && metadata->as.members[i].value.kind != CRD_NULL) found.of[index] = &metadata->as.members[i].value;
  }
  return found;
}

static const crd_value *time_of_entry(const crd_value *entries, uint32_t i) {
  return crd_value_get(&entries->as.items[i], CRD_STRING("time"));
}

/* The bad value for a list or an object. Errors of metadata print these as JSON in all minors. */
static crd_bad_value shown_value(const report *to, const crd_value *value) {
  return crd_bad_of(to->errors->arena, to->stage <= CRD_STAGE_META ? CRD_BAD_VALUE : CRD_BAD_OF_MINOR, value);
}

/* getObjectMeta of the custom resources' validator: if a time cannot be parsed, that error replaces all others. */
static bool metadata_converts(const report *to, const crd_value *metadata, const metadata_fields *found) {
  crd_string error = {NULL, 0};
  crd_arena *arena = to->errors->arena;
  const crd_value *entries = found->of[META_MANAGED_FIELDS];
  bool good = crd_meta_time_converts(arena, found->of[META_CREATION_TIMESTAMP], &error) &&
              crd_meta_time_converts(arena, found->of[META_DELETION_TIMESTAMP], &error);
  for (uint32_t i = 0; good && is_list(entries) && i < entries->size; i++)
    good = crd_meta_time_converts(arena, time_of_entry(entries, i), &error);
  if (!good) crd_report_text(to, CRD_ERROR_INVALID, CRD_NO_OFFSET, shown_value(to, metadata), error);
  return good;
}

/* Drops what the getters of unstructured.Unstructured cannot read: times, and all managed fields if one has such a time. */
static void forget_unread(metadata_fields *found) {
  static const int times[] = {META_CREATION_TIMESTAMP, META_DELETION_TIMESTAMP};
  for (size_t i = 0; i < sizeof times / sizeof *times; i++)
    if (found->of[times[i]] && !crd_meta_time_is_read(found->of[times[i]])) found->of[times[i]] = NULL;
  const crd_value *entries = found->of[META_MANAGED_FIELDS];
  for (uint32_t i = 0; is_list(entries) && i < entries->size; i++)
    if (!crd_meta_time_converts(NULL, time_of_entry(entries, i), NULL)) found->of[META_MANAGED_FIELDS] = NULL;
}

/* ---- names ---- */

crd_string crd_mask_trailing_dash(crd_arena *arena, crd_string name) {
  if (name.size < 2 || name.data[name.size - 1] != '-') return name;
  return crd_meta_join(arena, (crd_string){name.data, name.size - 2}, CRD_STRING("a"));
}

/* NameIsDNSSubdomain, NameIsDNSLabel and validatePathSegment. `prefix`: a name that the server extends. */
static void check_object_name(const report *to, const char *field, const crd_value *value, bool prefix, crd_name_rule rule) {
  crd_arena *arena = to->errors->arena;
  names_found found = {.count = 0};
  crd_string name = crd_value_text(value), checked = name;
  if (rule == CRD_NAME_ANY) return;
  if (rule == CRD_NAME_PATH_SEGMENT) {
    crd_names_check_path_segment(&found, name, prefix);
  } else {
    if (prefix) checked = crd_mask_trailing_dash(arena, name);
    if (rule == CRD_NAME_DNS_LABEL)
      crd_names_check_dns1123_label(&found, checked);
    else
      crd_names_check_dns1123_subdomain(&found, checked);
  }
  if (found.count == 0) return;
  report at = crd_report_below(to, field);
  crd_report_invalid(&at, value->offset, name, &found);
}

static void check_namespace(const report *to, const crd_value *value, bool namespaced) {
  crd_string name = crd_value_text(value);
  if (!namespaced) {
    if (name.size == 0) return;
    report at = crd_report_below(to, ".namespace");
    crd_report_plain(&at, CRD_ERROR_FORBIDDEN, value->offset, WORDS(NAMESPACE_FORBIDDEN));
    return;
  }
  if (name.size == 0) {
    report at = crd_report_below(to, ".namespace");
    crd_report_plain(&at, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, NULL);
    return;
  }
  names_found found = {.count = 0};
  crd_names_check_dns1123_label(&found, name);
  if (found.count == 0) return;
  report at = crd_report_below(to, ".namespace");
  crd_report_invalid(&at, value->offset, name, &found);
}

/* ---- labels and annotations ---- */

crd_string crd_meta_lower_case(crd_arena *arena, crd_string text) {
  static const char kelvin[] = "\xE2\x84\xAA", dotted_i[] = "\xC4\xB0";
  char *data = crd_arena_alloc(arena, text.size + 1);
  size_t size = 0;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c >= 'A' && c <= 'Z') c = (char)(c | 0x20);
    if (text.size - i >= 3 && memcmp(text.data + i, kelvin, 3) == 0) {
      c = 'k';
      i += 2;
    } else if (text.size - i >= 2 && memcmp(text.data + i, dotted_i, 2) == 0) {
      c = 'i';
      i += 1;
    }
    data[size++] = c;
  }
  return (crd_string){data, size};
}

static void check_annotations(const report *to, const char *suffix, const crd_value *annotations) {
  if (!is_map(annotations)) return;
  uint64_t total = 0;
  for (uint32_t i = 0; i < annotations->size; i++) {
    const crd_member *member = &annotations->as.members[i];
    crd_string key = crd_member_name(member);
    total += key.size + crd_value_text(&member->value).size;
    if (crd_names_is_qualified(key)) continue;
    names_found found = {.count = 0};
    crd_names_check_qualified_name(&found, crd_meta_lower_case(to->errors->arena, key));
    if (found.count == 0) continue;
    report at = crd_report_below(to, suffix);
    crd_report_invalid(&at, member->name_offset, key, &found);
  }
  if (total <= ANNOTATIONS_LIMIT) return;
  report at = crd_report_below(to, suffix);
  crd_report_too_long(&at, annotations->offset, ANNOTATIONS_LIMIT);
}

/* ---- owner references ---- */

/* A metav1.OwnerReference as Go marshals it: fields in the struct's order. */
static void write_owner(crd_text *text, const crd_value *owner) {
  static const char *const strings[] = {"apiVersion", "kind", "name", "uid"}, *const bools[] = {"controller",
                                                                                                "blockOwnerDeletion"};
  for (int i = 0; i < 4; i++) {
    crd_text_printf(text, "%s\"%s\":", i ? "," : "{", strings[i]);
    crd_json_write_string(text, crd_value_text_in(owner, strings[i]), CRD_JSON_GO);
  }
  for (int i = 0; i < 2; i++) {
    const crd_value *value = crd_value_get(owner, crd_string_of(bools[i]));
    if (value && value->kind == CRD_BOOL)
      crd_text_printf(text, ",\"%s\":%s", bools[i], value->as.boolean ? "true" : "false");
  }
  crd_text_add_char(text, '}');
}

static bool is_said(const crd_value *owner, const char *name) {
  const crd_value *value = crd_value_get(owner, crd_string_of(name));
  return value && value->kind == CRD_BOOL;
}

/* The first minor whose errors about owners have an index, and have a type that keeps rules from running. */
enum { OWNERS_BY_INDEX = 37 };

/* Before 1.34 an owner is printed like Go's %#v. If it has controller or blockOwnerDeletion, Go prints addresses of pointers
 * there: such an owner is printed as JSON here. */
static crd_string owner_text(const report *to, const crd_value *owner) {
  static const struct {
    const char *name, *head;
  } metadata_fields[] = {
      {"apiVersion", "v1.OwnerReference{APIVersion:"}, {"kind", ", Kind:"}, {"name", ", Name:"}, {"uid", ", UID:"}};
  bool pointers = is_said(owner, "controller") || is_said(owner, "blockOwnerDeletion");
  crd_text text = {.arena = to->errors->arena};
  if (!words_are_before(to->errors, WORDS_VALUES_IN_JSON) || pointers) {
    write_owner(&text, owner);
    return crd_text_string(&text);
  }
  for (size_t i = 0; i < sizeof metadata_fields / sizeof *metadata_fields; i++) {
    crd_text_add(&text, crd_string_of(metadata_fields[i].head));
    crd_text_add_quoted(&text, crd_value_text_in(owner, metadata_fields[i].name));
  }
  crd_text_add(&text, CRD_STRING(", Controller:(*bool)(nil), BlockOwnerDeletion:(*bool)(nil)}"));
  return crd_text_string(&text);
}

/* Adds an error if a field is missing or empty. */
static void require(const report *to, const crd_value *owner, const char *suffix, const crd_words *words) {
  crd_value name = crd_value_make_string(crd_string_of(suffix + 1));
  size_t count = words == WORDS(OWNER_FIELD_EMPTY);
  if (crd_value_text_in(owner, suffix + 1).size) return;
  report at = crd_report_below(to, suffix);
  if (!words_are_before(to->errors, OWNERS_BY_INDEX))
    crd_report_say(&at, CRD_ERROR_REQUIRED, owner->offset, crd_bad_none(), words, &name, count);
  else
    crd_report_say(&at, CRD_ERROR_INVALID, owner->offset, crd_bad_string(CRD_STRING("")), words, &name, count);
}

static void check_owner(const report *to, const crd_value *owner) {
  crd_string api_version = crd_value_text_in(owner, "apiVersion");
  crd_group_version parts;
  bool parsed = crd_group_version_parse(api_version, &parts);
  if (api_version.size == 0) {
    require(to, owner, ".apiVersion", WORDS(OWNER_VERSION_EMPTY));
  } else if (!parsed || parts.version.size == 0) {
    report at = crd_report_below(to, ".apiVersion");
    crd_report_add(&at, CRD_ERROR_INVALID, owner->offset, crd_bad_string(api_version), WORDS(OWNER_VERSION));
  }
  require(to, owner, ".kind", WORDS(OWNER_FIELD_EMPTY));
  require(to, owner, ".name", WORDS(OWNER_FIELD_EMPTY));
  require(to, owner, ".uid", WORDS(OWNER_FIELD_EMPTY));
  if (parsed && parts.group.size == 0 && crd_string_equal(parts.version, CRD_STRING("v1")) &&
      crd_string_equal(crd_value_text_in(owner, "kind"), CRD_STRING("Event")))
    crd_report_add(to, CRD_ERROR_INVALID, owner->offset, crd_bad_text(owner_text(to, owner)), WORDS(OWNER_EVENT));
}

static bool is_controller(const crd_value *owner) {
  const crd_value *value = crd_value_get(owner, CRD_STRING("controller"));
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

static crd_string print_owners(crd_arena *arena, const crd_value *owners) {
  crd_text list = {.arena = arena};
  for (uint32_t i = 0; i < owners->size; i++) {
    crd_text_add_char(&list, i ? ',' : '[');
    write_owner(&list, &owners->as.items[i]);
  }
  crd_text_add_char(&list, ']');
  return crd_text_string(&list);
}

/* The error prints the whole list. `printed` caches its text for the next such error. */
static void add_second_controller(const report *to, const crd_value *owners, const crd_value *first, const crd_value *second,
                                  crd_string *printed) {
  if (crd_errors_drop(to->errors)) return;
  if (!printed->size) *printed = print_owners(to->errors->arena, owners);
  crd_value arguments[] = {
      crd_value_make_string(crd_value_text_in(first, "kind")), crd_value_make_string(crd_value_text_in(first, "name")),
      crd_value_make_string(crd_value_text_in(second, "kind")), crd_value_make_string(crd_value_text_in(second, "name"))};
  crd_report_say(to, CRD_ERROR_INVALID, second->offset, crd_bad_text(*printed), WORDS(OWNER_CONTROLLERS), arguments, 4);
}

static void check_owners(const report *to, const char *suffix, const crd_value *owners) {
  if (!is_list(owners)) return;
  report list = crd_report_below(to, suffix);
  const crd_value *first = NULL;
  crd_string printed = {NULL, 0};
  for (uint32_t i = 0; i < owners->size; i++) {
    const crd_value *owner = &owners->as.items[i];
    report at = !words_are_before(to->errors, OWNERS_BY_INDEX) ? crd_report_item(&list, i) : list;
    check_owner(&at, owner);
    if (!is_controller(owner)) continue;
    if (first)
      add_second_controller(&list, owners, first, owner, &printed);
    else
      first = owner;
  }
}

/* ---- finalizers ---- */

static void check_finalizers(const report *to, const char *suffix, const crd_value *finalizers) {
  if (!is_list(finalizers)) return;
  bool orphan = false, foreground = false;
  report at = {.errors = NULL};
  for (uint32_t i = 0; i < finalizers->size; i++) {
    crd_string name = crd_value_text(&finalizers->as.items[i]);
    orphan = orphan || crd_string_equal(name, CRD_STRING("orphan"));
    foreground = foreground || crd_string_equal(name, CRD_STRING("foregroundDeletion"));
    if (crd_names_is_qualified(name)) continue;
    if (!at.errors) at = crd_report_below(to, suffix);
    names_found found = {.count = 0};
    crd_names_check_qualified_name(&found, name);
    crd_report_invalid(&at, finalizers->as.items[i].offset, name, &found);
  }
  if (!orphan || !foreground) return;
  at = crd_report_below(to, suffix);
  crd_report_add(&at, CRD_ERROR_INVALID, finalizers->offset, crd_report_texts(&at, finalizers), WORDS(FINALIZER_BOTH));
}

/* The strings of a list, sorted and without duplicates. */
static crd_string *string_set(crd_arena *arena, const crd_value *list, uint32_t *count) {
  uint32_t size = is_list(list) ? list->size : 0, kept = 0;
  crd_string *strings = crd_arena_alloc(arena, (size + 1) * sizeof *strings);
  for (uint32_t i = 0; i < size; i++) strings[i] = crd_value_text(&list->as.items[i]);
  if (size > 1) qsort(strings, size, sizeof *strings, crd_strings_order);
  for (uint32_t i = 0; i < size; i++)
    if (i == 0 || !crd_string_equal(strings[i], strings[kept - 1])) strings[kept++] = strings[i];
  *count = kept;
  return strings;
}

/* The strings of `list` that are not in `old`, sorted and without duplicates. */
static const crd_string *new_strings(crd_arena *arena, const crd_value *list, const crd_value *old, uint32_t *count) {
  uint32_t size, old_size, kept = 0;
  crd_string *strings = string_set(arena, list, &size), *before = string_set(arena, old, &old_size);
  for (uint32_t i = 0; i < size; i++)
    if (!old_size || !bsearch(&strings[i], before, old_size, sizeof *before, crd_strings_order))
      strings[kept++] = strings[i];
  *count = kept;
  return strings;
}

/* ValidateNoNewFinalizers; the error quotes the new finalizers as Go does. */
static void check_no_new_finalizers(const report *to, const crd_value *finalizers, const crd_value *old) {
  if (!is_list(finalizers)) return;
  uint32_t count = 0;
  const crd_string *extra = new_strings(to->errors->arena, finalizers, old, &count);
  if (count == 0) return;
  crd_arena *arena = to->errors->arena;
  crd_text detail = {.arena = arena};
  for (uint32_t i = 0; i < count; i++) {
    if (i) crd_text_add(&detail, CRD_STRING(", "));
    crd_text_add_quoted(&detail, extra[i]);
  }
  report at = crd_report_below(to, ".finalizers");
  crd_value names = crd_value_make_string(crd_text_string(&detail));
  crd_report_say(&at, CRD_ERROR_FORBIDDEN, finalizers->offset, crd_bad_none(), WORDS(FINALIZERS_NEW), &names, 1);
}

/* ---- all of ObjectMeta ---- */

static void check_generation(const report *to, const crd_value *generation) {
  if (int_of(generation) >= 0) return;
  report at = crd_report_below(to, ".generation");
  crd_report_add(&at, CRD_ERROR_INVALID, generation->offset, crd_bad_int(generation->as.integer),
                 WORDS(GENERATION_NEGATIVE));
}

/* Whether two errors are equal: only one is reported (ErrorList.Filter in ValidateObjectMetaDeclaratively, through
 * ToAggregate), for instance if two labels have the same bad value. Errors of rest's own checks may repeat. */
static bool is_same_metadata_error(crd_arena *arena, const crd_error *a, const crd_error *b) {
  return a->type == b->type && crd_string_equal(a->field, b->field) && crd_bad_values_are_same(arena, a, b) &&
         crd_words_are_same(a, b);
}

static uint32_t hash_error(crd_arena *arena, const crd_error *error) {
  uint64_t seed = hash_name(crd_arena_seed(arena), error->field);
  uint64_t hash = crd_words_compute_hash(crd_bad_value_compute_hash(arena, seed, error), error);
  return (uint32_t)(hash ^ hash >> 32);
}

void crd_meta_drop_repeated(crd_errors *errors, uint32_t first) {
  uint32_t size = 4, kept = first;
  if (errors->count - first < 2) return;
  while (size < 2 * (errors->count - first)) size *= 2;
  uint32_t *slots = crd_arena_zalloc(errors->arena, size * sizeof *slots); /* index + 1 */
  for (uint32_t i = first; i < errors->count; i++) {
    uint32_t at = hash_error(errors->arena, &errors->items[i]) & (size - 1);
    while (slots[at] && !is_same_metadata_error(errors->arena, &errors->items[slots[at] - 1], &errors->items[i]))
      at = (at + 1) & (size - 1);
    if (slots[at]) continue;
    errors->items[kept++] = errors->items[i];
    slots[at] = kept;
  }
  crd_errors_truncate(errors, kept);
}

static report report_for(crd_errors *errors, const crd_value *metadata, const crd_metadata_options *options) {
  report to = {errors, options->path, options->stage, metadata ? metadata->offset : CRD_NO_OFFSET};
  return to;
}

/* `asked`: crd_metadata_validate_fields_update has made its checks, which are part of these, without an error. */
static void validate_fields(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                            const crd_metadata_options *options, bool asked) {
  metadata_fields found = *fields;
  report to = report_for(errors, metadata, options);
  uint32_t first = errors->count;
  if (options->unstructured)
    forget_unread(&found);
  else if (!metadata_converts(&to, metadata, &found))
    return;
  if (crd_value_text(found.of[META_GENERATE_NAME]).size)
    check_object_name(&to, ".generateName", found.of[META_GENERATE_NAME], true, options->name_rule);
  if (crd_value_text(found.of[META_NAME]).size) {
    check_object_name(&to, ".name", found.of[META_NAME], false, options->name_rule);
  } else if (!options->name_optional) {
    report at = crd_report_below(&to, ".name");
    crd_report_plain(&at, CRD_ERROR_REQUIRED, CRD_NO_OFFSET, WORDS(NAME_REQUIRED));
  }
  check_namespace(&to, found.of[META_NAMESPACE], options->namespaced);
  if (!asked) {
    check_generation(&to, found.of[META_GENERATION]);
    crd_meta_report_labels(&to, ".labels", found.of[META_LABELS]);
    check_annotations(&to, ".annotations", found.of[META_ANNOTATIONS]);
    check_owners(&to, ".ownerReferences", found.of[META_OWNER_REFERENCES]);
  }
  check_finalizers(&to, ".finalizers", found.of[META_FINALIZERS]);
  if (!asked) crd_meta_report_managed_fields(&to, found.of[META_MANAGED_FIELDS]);
  if (!options->unstructured && !options->keep_repeated) crd_meta_drop_repeated(errors, first);
}

void crd_metadata_validate_fields(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                  const crd_metadata_options *options) {
  validate_fields(errors, metadata, fields, options, false);
}

void crd_metadata_validate_unasked_fields(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                          const crd_metadata_options *options) {
  validate_fields(errors, metadata, fields, options, true);
}

void crd_metadata_validate(crd_errors *errors, const crd_value *metadata, const crd_metadata_options *options) {
  metadata_fields found = find_fields(metadata);
  crd_metadata_validate_fields(errors, metadata, &found, options);
}

static bool same(const crd_value *a, const crd_value *b) {
  if (!a || !b) return a == b;
  return crd_value_equal(a, b);
}

/* creationTimestamp is not a pointer: Go's zero time counts as absent. */
static void forget_zero(metadata_fields *found) {
  if (!crd_meta_time_is_read(found->of[META_CREATION_TIMESTAMP])) found->of[META_CREATION_TIMESTAMP] = NULL;
}

/* ValidateImmutableField. Names print as strings, everything else as JSON, absent pointers as null. */
static void check_immutable(const report *to, const char *field, const crd_value *value, const crd_value *old,
                            bool is_name) {
  static const crd_value none = CRD_VALUE_NULL_INIT;
  if (same(value, old)) return;
  report at = crd_report_below(to, field);
  crd_bad_value shown;
  if (is_name)
    shown = crd_bad_string(crd_value_text(value));
  else if (value && !crd_value_is_string(value, CRD_STRING("0001-01-01T00:00:00Z")))
    shown = crd_bad_of(to->errors->arena, CRD_BAD_JSON, value);
  else
    shown =
        strcmp(field, ".uid") == 0 ? crd_bad_string(CRD_STRING("")) : crd_bad_of(to->errors->arena, CRD_BAD_OF_MINOR, &none);
  crd_report_add(&at, CRD_ERROR_INVALID, value ? value->offset : CRD_NO_OFFSET, shown, WORDS(IMMUTABLE));
}

void crd_metadata_validate_fields_update(crd_errors *errors, const crd_value *metadata, const metadata_fields *fields,
                                         const crd_value *old_metadata, const metadata_fields *old_fields,
                                         const crd_metadata_options *options) {
  metadata_fields new = *fields, old = *old_fields;
  report to = report_for(errors, metadata, options);
  uint32_t first = errors->count;
  if (options->unstructured) {
    forget_unread(&new);
    forget_unread(&old);
  } else if (!metadata_converts(&to, metadata, &new) || !metadata_converts(&to, old_metadata, &old)) {
    return;
  }
  forget_zero(&new);
  forget_zero(&old);
  if (old.of[META_DELETION_TIMESTAMP]) check_no_new_finalizers(&to, new.of[META_FINALIZERS], old.of[META_FINALIZERS]);
  if (crd_value_text(new.of[META_RESOURCE_VERSION]).size == 0) {
    report at = crd_report_below(&to, ".resourceVersion");
    crd_report_add(&at, CRD_ERROR_INVALID, CRD_NO_OFFSET, crd_bad_string(CRD_STRING("")), WORDS(VERSION_REQUIRED));
  }
  check_generation(&to, new.of[META_GENERATION]);
  if (int_of(new.of[META_GENERATION]) < int_of(old.of[META_GENERATION])) {
    const crd_value *generation = new.of[META_GENERATION];
    report at = crd_report_below(&to, ".generation");
    crd_report_add(&at, CRD_ERROR_INVALID, generation ? generation->offset : CRD_NO_OFFSET, crd_bad_int(int_of(generation)),
                   WORDS(GENERATION_LESS));
  }
  check_immutable(&to, ".name", new.of[META_NAME], old.of[META_NAME], true);
  check_immutable(&to, ".namespace", new.of[META_NAMESPACE], old.of[META_NAMESPACE], true);
  check_immutable(&to, ".uid", new.of[META_UID], old.of[META_UID], false);
  check_immutable(&to, ".creationTimestamp", new.of[META_CREATION_TIMESTAMP], old.of[META_CREATION_TIMESTAMP], false);
  check_immutable(&to, ".deletionTimestamp", new.of[META_DELETION_TIMESTAMP], old.of[META_DELETION_TIMESTAMP], false);
  check_immutable(&to, ".deletionGracePeriodSeconds", new.of[META_DELETION_GRACE_PERIOD_SECONDS],
                  old.of[META_DELETION_GRACE_PERIOD_SECONDS], false);
  crd_meta_report_labels(&to, ".labels", new.of[META_LABELS]);
  check_annotations(&to, ".annotations", new.of[META_ANNOTATIONS]);
  check_owners(&to, ".ownerReferences", new.of[META_OWNER_REFERENCES]);
  crd_meta_report_managed_fields(&to, new.of[META_MANAGED_FIELDS]);
  if (!options->unstructured && !options->keep_repeated) crd_meta_drop_repeated(errors, first);
}

void crd_metadata_validate_update(crd_errors *errors, const crd_value *metadata, const crd_value *old_metadata,
                                  const crd_metadata_options *options) {
  metadata_fields new = find_fields(metadata), old = find_fields(old_metadata);
  crd_metadata_validate_fields_update(errors, metadata, &new, old_metadata, &old, options);
}

/* ---- single fields ---- */

void crd_validate_annotations(crd_errors *errors, crd_string path, const crd_value *annotations) {
  report to = report_at(errors, path, annotations);
  check_annotations(&to, "", annotations);
}

void crd_validate_finalizers(crd_errors *errors, crd_string path, const crd_value *finalizers) {
  report to = report_at(errors, path, finalizers);
  check_finalizers(&to, "", finalizers);
}

void crd_validate_owner_references(crd_errors *errors, crd_string path, const crd_value *owners) {
  report to = report_at(errors, path, owners);
  check_owners(&to, "", owners);
}

/* ---- warnings ---- */

static void warn_of_metadata(crd_texts *warnings, crd_string finalizer, const crd_words *words, unsigned kubernetes_minor) {
  crd_text text = {.arena = warnings->arena};
  crd_text_add(&text, CRD_STRING("metadata.finalizers: "));
  crd_text_add_quoted(&text, finalizer);
  crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, crd_words_plain(words, kubernetes_minor));
  crd_texts_add(warnings, crd_text_string(&text));
}

void crd_metadata_warn_as(crd_texts *warnings, const crd_value *metadata, const crd_value *old_metadata,
                          unsigned kubernetes_minor) {
  const crd_value *finalizers = find_fields(metadata).of[META_FINALIZERS];
  if (!is_list(finalizers) || finalizers->size == 0) return;
  const crd_value *old = find_fields(old_metadata).of[META_FINALIZERS];
  uint32_t count = 0;
  const crd_string *added = new_strings(warnings->arena, finalizers, old, &count);
  for (uint32_t i = 0; i < count; i++) {
    crd_string name = added[i];
    names_found found = {.count = 0};
    crd_names_check_qualified_name(&found, name);
    for (uint32_t j = 0; j < found.count; j++) warn_of_metadata(warnings, name, found.items[j], kubernetes_minor);
    if ((name.size && memchr(name.data, '/', name.size)) || crd_string_equal(name, CRD_STRING("orphan")) ||
        crd_string_equal(name, CRD_STRING("foregroundDeletion")) || crd_string_equal(name, CRD_STRING("kubernetes")))
      continue;
    bool dot = name.size && memchr(name.data, '.', name.size);
    warn_of_metadata(warnings, name, dot ? WORDS(FINALIZER_PATH) : WORDS(FINALIZER_NAME), kubernetes_minor);
  }
}

void crd_metadata_warn(crd_texts *warnings, const crd_value *metadata, const crd_value *old_metadata) {
  crd_metadata_warn_as(warnings, metadata, old_metadata, 0);
}
