/* SPDX-License-Identifier: Apache-2.0 */
/* Labels and annotations of any object (apimachinery pkg/apis/meta/v1/validation, pkg/api/validation). */
#include "validators.h"

#include "../metadata/metadata_parts.h"
#include "../metadata/names.h"

/* TotalAnnotationSizeLimitB. */
enum { ANNOTATIONS_SIZE = 256 * 1024 };

/* ValidateLabels */
void crd_core_validate_labels(core_check *check, const core_string_map *labels, const crd_path *path) {
  for (uint32_t i = 0; i < labels->count; i++) {
    const core_string_pair *label = &labels->items[i];
    if (!crd_names_is_qualified(label->key)) crd_core_string_passes(check, path, label->key, crd_check_qualified_name);
    if (!crd_names_is_label_value(label->value)) crd_core_string_passes(check, path, label->value, crd_check_label_value);
  }
}

/* Checks a key regardless of case; the error prints it unchanged. */
static void validate_annotation_key(core_check *check, crd_string key, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  crd_check_qualified_name(&messages, crd_meta_lower_case(check->arena, key));
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_text(check, path, crd_bad_string(key),
                          crd_core_words_of_minor(check, crd_check_qualified_name, messages.items[i]));
}

/* ValidateAnnotations */
void crd_core_validate_annotations(core_check *check, const core_string_map *annotations, const crd_path *path) {
  size_t size = 0;
  for (uint32_t i = 0; i < annotations->count; i++) {
    const core_string_pair *annotation = &annotations->items[i];
    if (!crd_names_is_qualified(annotation->key)) validate_annotation_key(check, annotation->key, path);
    size += annotation->key.size + annotation->value.size;
  }
  if (size > ANNOTATIONS_SIZE) crd_core_too_long(check, path, ANNOTATIONS_SIZE);
}
