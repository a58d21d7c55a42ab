/* SPDX-License-Identifier: Apache-2.0 */
/* The volumes of a pod: each has one source and a name of its own. */
#include "../kind_fields.h"
#include "volume_sources.h"
#include <crd/json.h>
#include <crd/metadata.h>

static crd_string say_claim_name(const core_check *check, crd_string name, crd_string why) {
  crd_text text = {.arena = check->arena};
  crd_text_add(&text, CRD_STRING("PVC name "));
  crd_text_add_quoted(&text, name);
  crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, why);
  return crd_text_string(&text);
}

/* Validates the name that an ephemeral volume's claim gets with the pod. */
static void validate_made_claim_name(core_check *check, const core_volume *volume, const crd_path *path) {
  if (!check->pod || !check->pod->name.size || !volume->name.size) return;
  crd_string name = crd_arena_printf(check->arena, "%.*s-%.*s", CRD_PRINT(check->pod->name), CRD_PRINT(volume->name));
  crd_texts messages = {.arena = check->arena};
  crd_check_dns1123_subdomain(&messages, name);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_text(check, CORE_AT(path, "name"), crd_bad_string(volume->name),
                          say_claim_name(check, name, messages.items[i]));
}

bool crd_core_validate_source(core_check *check, const core_volume_kind *kind, const void *sources, bool found,
                              const crd_path *path) {
  const char *source = core_pointer_at((const char *)sources + kind->offset);
  if (!source) return false;
  const crd_path *place = CORE_NAMED(path, crd_string_of(kind->place));
  if (found) {
    crd_core_forbidden(check, CORE_NAMED(path, crd_string_of(kind->name)), "may not specify more than 1 volume type");
    return true;
  }
  if (kind->type) crd_core_require_fields(check, kind->type, source, kind->needs, place);
  if (kind->validate) kind->validate(check, source, place);
  return true;
}

/* validateVolumeSource. */
static void validate_volume_source(core_check *check, const core_volume *volume, const crd_path *path) {
  bool found = false;
  for (size_t i = 0; i < CORE_VOLUME_KINDS; i++) {
    const core_volume_kind *kind = &crd_core_volume_kinds[i];
    if (!crd_core_validate_source(check, kind, &volume->volume_source, found, path)) continue;
    if (!found && kind->offset == offsetof(core_volume_source, ephemeral)) validate_made_claim_name(check, volume, path);
    if (kind->validate_volume) kind->validate_volume(check, volume, path);
    found = true;
  }
}

/* The claims that are created with a Pod for its ephemeral volumes. */
static name_table claims_of_pod(core_check *check, const core_volume_list *volumes) {
  name_table made = {.arena = check->arena};
  for (uint32_t i = 0; check->pod && check->pod->name.size && i < volumes->count; i++)
    if (volumes->items[i].volume_source.ephemeral)
      crd_name_table_put(
          &made, crd_arena_printf(check->arena, "%.*s-%.*s", CRD_PRINT(check->pod->name), CRD_PRINT(volumes->items[i].name)),
          &volumes->items[i]);
  return made;
}

/* validatePersistentClaimVolumeSource */
static void validate_claim_is_not_made(core_check *check, const core_volume *volume, const name_table *made,
                                       const crd_path *path) {
  const core_persistent_volume_claim_volume_source *claim = volume->volume_source.persistent_volume_claim;
  if (claim && crd_name_table_find(made, claim->claim_name))
    crd_core_bad_text(check, CORE_AT(CORE_AT(path, "persistentVolumeClaim"), "claimName"), claim->claim_name,
                      "must not reference a PVC that gets created for an ephemeral volume");
}

/* ValidateVolumes: the first valid volume takes its name. */
void crd_core_validate_volumes(core_check *check, const core_volume_list *volumes, const crd_path *path,
                               core_known_volumes *known) {
  name_table made = claims_of_pod(check, volumes);
  for (uint32_t i = 0; i < volumes->count; i++) {
    core_volume *volume = &volumes->items[i];
    const crd_path *at = CORE_ITEM(path, i), *of_name = CORE_AT(at, "name");
    size_t before = core_count_errors(check);
    validate_volume_source(check, volume, at);
    if (volume->name.size == 0)
      crd_core_required(check, of_name, NULL);
    else
      crd_core_string_passes(check, of_name, volume->name, crd_check_dns1123_label);
    if (core_known_volume(known, volume->name)) crd_core_duplicate(check, of_name, crd_bad_string(volume->name));
    if (core_count_errors(check) == before) crd_name_table_put(&known->by_name, volume->name, volume);
    validate_claim_is_not_made(check, volume, &made, at);
  }
}

/* validatePodResourceClaim, gatherPodResourceClaimNames */
static void validate_resource_claim(core_check *check, const core_pod_resource_claim *claim, name_table *seen,
                                    const crd_path *path) {
  const crd_path *of_name = CORE_AT(path, "name");
  bool by_name = claim->resource_claim_name.set, by_template = claim->resource_claim_template_name.set;
  if (claim->name.size == 0) {
    crd_core_required(check, of_name, NULL);
  } else if (crd_name_table_find(seen, claim->name)) {
    crd_core_duplicate(check, of_name, crd_bad_string(claim->name));
  } else {
    crd_core_string_passes(check, of_name, claim->name, crd_check_dns1123_label);
    crd_name_table_put(seen, claim->name, seen);
  }
  if (by_name == by_template)
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_pod_resource_claim_type, claim),
                     by_name ? "at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified"
                             : "must specify one of: `resourceClaimName`, `resourceClaimTemplateName`");
  if (by_name)
    crd_core_string_passes(check, CORE_AT(path, "resourceClaimName"), claim->resource_claim_name.value,
                           crd_check_dns1123_subdomain);
  if (by_template)
    crd_core_string_passes(check, CORE_AT(path, "resourceClaimTemplateName"), claim->resource_claim_template_name.value,
                           crd_check_dns1123_subdomain);
}

void crd_core_validate_pod_resource_claims(core_check *check, const core_pod_resource_claim_list *claims,
                                           const crd_path *path) {
  name_table seen = {.arena = check->arena};
  bool mirror = check->pod && crd_core_string_map_get(&check->pod->annotations, CRD_STRING("kubernetes.io/config.mirror"));
  for (uint32_t i = 0; mirror && i < claims->count; i++)
    crd_core_forbidden(check, CORE_AT(NULL, ""), "static pods do not support resource claims");
  for (uint32_t i = 0; !mirror && i < claims->count; i++)
    validate_resource_claim(check, &claims->items[i], &seen, CORE_ITEM(path, i));
}
