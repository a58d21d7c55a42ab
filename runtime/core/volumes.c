/* The volumes of a pod: each has one source and a name of its own. */
#include "volume_sources.h"

#include <crd/metadata.h>

static void require_all(core_check *check, const core_needed *needs, const char *source, const crd_path *path) {
  for (; needs && needs->name; needs++) {
    const void *at = source + needs->offset;
    bool given = needs->list ? ((const core_string_list *)at)->count > 0 : ((const crd_string *)at)->size > 0;
    if (!given) crd_core_required(check, CORE_NAMED(path, crd_string_of(needs->name)), CORE_NO_DETAIL);
  }
}

/* validateVolumeSource. */
static void validate_source(core_check *check, const core_volume *volume, const crd_path *path) {
  bool found = false;
  for (size_t i = 0; i < CORE_VOLUME_KINDS; i++) {
    const core_volume_kind *kind = &crd_core_volume_kinds[i];
    const char *source = *(const char *const *)((const char *)&volume->volume_source + kind->offset);
    if (!source) continue;
    if (found) {
      crd_core_forbidden(check, CORE_NAMED(path, crd_string_of(kind->name)),
                         CRD_STRING("may not specify more than 1 volume type"));
    } else {
      const crd_path *place = CORE_NAMED(path, crd_string_of(kind->place));
      require_all(check, kind->needs, source, place);
      if (kind->validate) kind->validate(check, source, place);
    }
    if (kind->validate_volume) kind->validate_volume(check, volume, path);
    found = true;
  }
  if (!found) crd_core_required(check, path, CRD_STRING("must specify a volume type"));
}

static size_t count_errors(const core_check *check) {
  return (size_t)check->errors->count + check->errors->dropped;
}

/* A name is taken by the first volume that is good. */
void crd_core_validate_volumes(core_check *check, const core_volume_list *volumes, const crd_path *path,
                               core_known_volumes *known) {
  for (uint32_t i = 0; i < volumes->count; i++) {
    core_volume *volume = &volumes->items[i];
    const crd_path *at = CORE_ITEM(path, i), *of_name = CORE_AT(at, "name");
    size_t before = count_errors(check);
    validate_source(check, volume, at);
    if (volume->name.size == 0)
      crd_core_required(check, of_name, CORE_NO_DETAIL);
    else
      crd_core_string_passes(check, of_name, volume->name, crd_check_dns1123_label);
    if (core_known_volume(known, volume->name))
      crd_core_duplicate(check, of_name, crd_core_show_string(check, volume->name));
    if (count_errors(check) == before) crd_name_table_put(&known->by_name, volume->name, volume);
  }
}

static void validate_claim(core_check *check, const core_pod_resource_claim *claim, name_table *seen, const crd_path *path) {
  const crd_path *of_name = CORE_AT(path, "name");
  bool by_name = claim->resource_claim_name.set, by_template = claim->resource_claim_template_name.set;
  if (claim->name.size == 0) {
    crd_core_required(check, of_name, CORE_NO_DETAIL);
  } else if (crd_name_table_find(seen, claim->name)) {
    crd_core_duplicate(check, of_name, crd_core_show_string(check, claim->name));
  } else {
    crd_core_string_passes(check, of_name, claim->name, crd_check_dns1123_label);
    crd_name_table_put(seen, claim->name, seen);
  }
  if (by_name == by_template)
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_pod_resource_claim_type, claim),
                     by_name
                         ? CRD_STRING("at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified")
                         : CRD_STRING("must specify one of: `resourceClaimName`, `resourceClaimTemplateName`"));
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
  for (uint32_t i = 0; i < claims->count; i++) validate_claim(check, &claims->items[i], &seen, CORE_ITEM(path, i));
}
