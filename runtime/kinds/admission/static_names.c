/* SPDX-License-Identifier: Apache-2.0 */
/* Names that only manifests on the server's disk have (pkg/apis/admissionregistration/validation/static_suffix.go). */
#include "admission.h"

#define STATIC_SUFFIX ".static.k8s.io"
static const crd_string static_suffix_words =
    CRD_STRING_INIT("names ending with \"" STATIC_SUFFIX
                    "\" are reserved for static manifest-based configurations and cannot be managed via the API");

/* ValidateStaticSuffix */
void crd_core_validate_static_suffix(core_judging *judging, const core_object_meta *metadata) {
  if (judging->options.gates.manifest_based_admission_control_config &&
      crd_string_has_suffix(metadata->name, CRD_STRING(STATIC_SUFFIX)))
    crd_core_invalid(&judging->check, CORE_AT(CORE_METADATA, "name"), crd_bad_string(metadata->name), static_suffix_words);
}

/* WarningsForStaticSuffix */
void crd_core_warn_of_admission_name(core_judging *judging, const void *object, const void *before) {
  const core_object_meta *metadata = (const core_object_meta *)((const char *)object + judging->kind->metadata);
  enum { KNOWS_THEM = 36 };
  core_warnings *warnings = &judging->warnings;
  if (judging->options.minor < KNOWS_THEM) return;
  if ((before || !judging->options.gates.manifest_based_admission_control_config) &&
      crd_string_has_suffix(metadata->name, CRD_STRING(STATIC_SUFFIX)))
    crd_texts_add(&warnings->texts,
                  crd_arena_printf(warnings->check->arena, "metadata.name: %.*s", CRD_PRINT(static_suffix_words)));
}
