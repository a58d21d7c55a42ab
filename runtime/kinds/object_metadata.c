/* SPDX-License-Identifier: Apache-2.0 */
/* Metadata of built-in objects (ValidateObjectMeta and ValidateObjectMetaUpdate of pkg/apis/core/validation; further checks
 * of rest.BeforeUpdate): the rules of runtime/metadata, and further checks of finalizers. */
#include "kinds.h"

#include "../gotypes/encode.h"
#include "../metadata/names.h"

#include <crd/json.h>
#include <crd/meta_v1.h>
#include <crd/names.h>

static const crd_value *tree_of(crd_arena *arena, const core_object_meta *metadata) {
  crd_value *tree = crd_arena_alloc(arena, sizeof *tree);
  *tree = crd_core_tree(arena, &crd_core_object_meta_type, metadata, 0);
  return tree;
}

static crd_metadata_options options_for(const core_check *check, crd_name_rule rule) {
  return (crd_metadata_options){
      .namespaced = !check->cluster_scoped, .name_rule = rule, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
}

void crd_core_validate_kube_finalizer(core_check *check, crd_string name, const crd_path *path) {
  static const crd_string standard[] = {CRD_STRING_INIT("kubernetes"), CRD_STRING_INIT("orphan"),
                                        CRD_STRING_INIT("foregroundDeletion")};
  if ((name.size && memchr(name.data, '/', name.size)) || crd_string_in(name, CORE_LIST_OF(standard))) return;
  crd_core_bad_text(check, path, name, "name is neither a standard finalizer name nor is it fully qualified");
}

static void validate_finalizers(core_check *check, const core_string_list *finalizers) {
  const crd_path *path = CORE_AT(CORE_METADATA, "finalizers");
  for (uint32_t i = 0; i < finalizers->count; i++)
    crd_core_validate_kube_finalizer(check, finalizers->items[i], CORE_ITEM(path, i));
}

static bool has_good_names(const core_check *check, const core_object_meta *metadata, crd_name_rule rule) {
  static core_string_rule *const rules[] = {[CRD_NAME_DNS_SUBDOMAIN] = crd_check_dns1123_subdomain,
                                            [CRD_NAME_PATH_SEGMENT] = crd_core_check_path_segment,
                                            [CRD_NAME_DNS_LABEL] = crd_check_dns1123_label,
                                            [CRD_NAME_ANY] = NULL};
  if (!metadata->name.size || metadata->generate_name.size) return false;
  if (rules[rule] && !crd_core_text_passes(check->arena, metadata->name, rules[rule])) return false;
  return check->cluster_scoped ? !metadata->namespace.size
                               : crd_core_text_passes(check->arena, metadata->namespace, crd_check_dns1123_label);
}

/* Fast path: whether the rules of runtime/metadata can find nothing. They need a tree, which is built only after false. */
static bool is_plainly_good(const core_check *check, const core_object_meta *metadata, crd_name_rule rule) {
  size_t total = 0;
  if (!has_good_names(check, metadata, rule) || metadata->generation < 0 || metadata->deletion_timestamp.text.size ||
      metadata->owner_references.count || metadata->finalizers.count || metadata->managed_fields.count)
    return false;
  for (uint32_t i = 0; i < metadata->labels.count; i++)
    if (!crd_names_is_qualified(metadata->labels.items[i].key) || !crd_names_is_label_value(metadata->labels.items[i].value))
      return false;
  for (uint32_t i = 0; i < metadata->annotations.count; i++) {
    if (!crd_names_is_qualified(metadata->annotations.items[i].key)) return false;
    total += metadata->annotations.items[i].key.size + metadata->annotations.items[i].value.size;
  }
  return total <= ANNOTATIONS_LIMIT;
}

void crd_core_validate_plain_metadata(core_check *check, const core_object_meta *metadata, crd_name_rule rule) {
  const crd_metadata_options options = options_for(check, rule);
  if (!is_plainly_good(check, metadata, rule))
    crd_metadata_validate(check->errors, tree_of(check->arena, metadata), &options);
}

/* validation.ValidateObjectMeta */
void crd_core_validate_metadata(core_check *check, const core_object_meta *metadata, crd_name_rule rule) {
  crd_core_validate_plain_metadata(check, metadata, rule);
  validate_finalizers(check, &metadata->finalizers);
}

/* `base` replaces generateName in the rule's check. */
static void validate_metadata_names(core_check *check, const core_object_meta *metadata, crd_string base,
                                    core_string_rule *rule) {
  const crd_path *path = CORE_METADATA;
  crd_texts messages = {.arena = check->arena};
  if (base.size) rule(&messages, base);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_text(check, CORE_AT(path, "generateName"), crd_bad_string(metadata->generate_name), messages.items[i]);
  if (metadata->name.size) crd_core_string_passes(check, CORE_AT(path, "name"), metadata->name, rule);
  crd_core_validate_plain_metadata(check, metadata, CRD_NAME_ANY);
}

/* ValidateObjectMetaWithOpts */
void crd_core_validate_metadata_by(core_check *check, const core_metadata_rule *rule, const core_object_meta *metadata,
                                   const core_object_meta *old) {
  crd_string base = metadata->generate_name;
  if (old) {
    crd_core_validate_plain_metadata_update(check, metadata, old);
  } else if (rule->named) {
    validate_metadata_names(check, metadata, rule->as_it_is ? base : crd_mask_trailing_dash(check->arena, base),
                            rule->named);
  } else {
    if (rule->long_named)
      CORE_COVERED(check,
                   crd_core_validate_given(check, CORE_AT(CORE_METADATA, "name"), metadata->name, crd_check_long_name));
    if (rule->as_it_is && (core_is(base, ".") || core_is(base, "..")))
      crd_core_string_passes(check, CORE_AT(CORE_METADATA, "generateName"), base, crd_core_check_path_segment);
    crd_core_validate_plain_metadata(check, metadata, rule->names);
  }
  if (!rule->plain) validate_finalizers(check, &metadata->finalizers);
}

void crd_core_validate_common_create(core_check *check, const core_object_meta *metadata) {
  if (!core_count_errors(check)) crd_core_validate_plain_metadata(check, metadata, CRD_NAME_PATH_SEGMENT);
}

void crd_core_validate_plain_metadata_update(core_check *check, const core_object_meta *metadata,
                                             const core_object_meta *old) {
  crd_metadata_options options = options_for(check, CRD_NAME_PATH_SEGMENT);
  crd_metadata_validate_update(check->errors, tree_of(check->arena, metadata), tree_of(check->arena, old), &options);
}

/* validation.ValidateObjectMetaUpdate */
void crd_core_validate_metadata_update(core_check *check, const core_object_meta *metadata, const core_object_meta *old) {
  crd_core_validate_plain_metadata_update(check, metadata, old);
  validate_finalizers(check, &metadata->finalizers);
}

void crd_core_validate_common_update(core_check *check, const core_object_meta *metadata, const core_object_meta *old) {
  crd_metadata_options options = options_for(check, CRD_NAME_PATH_SEGMENT);
  const crd_value *tree = tree_of(check->arena, metadata);
  crd_metadata_validate(check->errors, tree, &options);
  crd_metadata_validate_update(check->errors, tree, tree_of(check->arena, old), &options);
}

void crd_core_validate_immutable(core_check *check, bool same, crd_bad_value shown, const crd_path *path) {
  if (!same) crd_core_invalid(check, path, shown, "field is immutable");
}

void crd_core_validate_same_text(core_check *check, crd_string text, crd_string old, const crd_path *path) {
  crd_core_validate_immutable(check, crd_string_equal(text, old), crd_bad_string(text), path);
}

void crd_core_validate_nonnegative(core_check *check, int64_t number, const crd_path *path) {
  if (number < 0) crd_core_bad_number(check, path, number, "must be greater than or equal to 0");
}

void crd_core_warn_of_name(core_warnings *warnings, crd_string name, const char *where) {
  crd_arena *arena = warnings->check->arena;
  crd_texts messages = {.arena = arena};
  crd_text text = {.arena = arena};
  crd_check_dns1123_label(&messages, name);
  if (!messages.count) return;
  for (uint32_t i = 0; i < messages.count; i++) {
    if (i) crd_text_add_char(&text, ' ');
    crd_text_add(&text, messages.items[i]);
  }
  crd_texts_add(&warnings->texts,
                crd_arena_printf(arena,
                                 "metadata.name: this is used in %s, which can result in surprising behavior; a DNS label "
                                 "is recommended: [%.*s]",
                                 where, CRD_PRINT(crd_text_string(&text))));
}

void crd_core_validate_conditions(core_check *check, const core_condition_list *conditions, const crd_path *path) {
  crd_text text = {.arena = check->arena};
  crd_text_add_char(&text, '[');
  for (uint32_t i = 0; i < conditions->count; i++) {
    if (i) crd_text_add_char(&text, ',');
    crd_core_encode(&text, &crd_core_condition_type, &conditions->items[i]);
  }
  crd_text_add_char(&text, ']');
  CORE_COVERED(check, crd_validate_conditions(check->errors, crd_core_path_text(check, path),
                                              crd_json_parse(check->arena, crd_text_string(&text), NULL, NULL)));
}

/* FindStatusCondition */
const core_condition *crd_core_find_condition(const core_condition_list *list, crd_string type) {
  for (uint32_t i = 0; i < list->count; i++)
    if (crd_string_equal(list->items[i].type, type)) return &list->items[i];
  return NULL;
}

void crd_core_warn_of_annotation(core_warnings *warnings, const core_object_meta *metadata, crd_string key,
                                 const char *text) {
  if (crd_core_string_map_get(&metadata->annotations, key))
    crd_core_warn(warnings, CORE_KEY(CORE_AT(CORE_METADATA, "annotations"), key), "%s", text);
}

void crd_core_validate_conditions_of_status(core_judging *judging, core_check *check, const void *object,
                                            const void *before) {
  core_part status;
  if (!core_find_part(judging->kind, "status", &status)) return;
  const core_field *field = crd_core_field_named(status.type, CRD_STRING("conditions"));
  const void *conditions = (const char *)object + status.offset + field->offset;
  crd_core_validate_conditions(check, conditions, CORE_AT(CORE_STATUS, "conditions"));
}
