/* SPDX-License-Identifier: Apache-2.0 */
/* The names of resources: which are standard, which a container may request, which are whole numbers (pkg/apis/core/helper,
 * and validateResourceName with its sisters in pkg/apis/core/validation). */
#include "../../metadata/names.h"
#include "container_parts.h"

/* The uses of names without a domain. */
enum { STANDARD = 1, OF_CONTAINERS = 2, INTEGER = 4, OF_PODS = 8 };
static const struct {
  crd_string name;
  unsigned uses;
} known_resources[] = {
    {CRD_STRING_INIT("cpu"), STANDARD | OF_CONTAINERS | OF_PODS},
    {CRD_STRING_INIT("memory"), STANDARD | OF_CONTAINERS | OF_PODS},
    {CRD_STRING_INIT("ephemeral-storage"), STANDARD | OF_CONTAINERS},
    {CRD_STRING_INIT("requests.cpu"), STANDARD},
    {CRD_STRING_INIT("requests.memory"), STANDARD},
    {CRD_STRING_INIT("requests.ephemeral-storage"), STANDARD},
    {CRD_STRING_INIT("limits.cpu"), STANDARD},
    {CRD_STRING_INIT("limits.memory"), STANDARD},
    {CRD_STRING_INIT("limits.ephemeral-storage"), STANDARD},
    {CRD_STRING_INIT("storage"), STANDARD},
    {CRD_STRING_INIT("requests.storage"), STANDARD},
    {CRD_STRING_INIT("pods"), STANDARD | INTEGER},
    {CRD_STRING_INIT("resourcequotas"), STANDARD | INTEGER},
    {CRD_STRING_INIT("services"), STANDARD | INTEGER},
    {CRD_STRING_INIT("replicationcontrollers"), STANDARD | INTEGER},
    {CRD_STRING_INIT("secrets"), STANDARD | INTEGER},
    {CRD_STRING_INIT("configmaps"), STANDARD | INTEGER},
    {CRD_STRING_INIT("persistentvolumeclaims"), STANDARD | INTEGER},
    {CRD_STRING_INIT("services.nodeports"), STANDARD | INTEGER},
    {CRD_STRING_INIT("services.loadbalancers"), STANDARD | INTEGER},
};
static const crd_string huge_pages = CRD_STRING_INIT("hugepages-"), requests = CRD_STRING_INIT("requests.");

static unsigned uses_of(crd_string name) {
  for (size_t i = 0; i < sizeof known_resources / sizeof *known_resources; i++)
    if (crd_string_equal(name, known_resources[i].name)) return known_resources[i].uses;
  if (crd_core_is_huge_page_resource(name)) return STANDARD | OF_CONTAINERS | OF_PODS;
  /* in quotas: "requests.hugepages-" */
  bool of_quotas = crd_string_has_prefix(name, requests) &&
                   crd_core_is_huge_page_resource(crd_string_slice(name, requests.size, name.size));
  return of_quotas ? STANDARD : 0;
}

static bool has_slash(crd_string name) {
  return name.size && memchr(name.data, '/', name.size);
}

bool crd_core_is_native_resource(crd_string name) {
  static const crd_string domain = CRD_STRING_INIT("kubernetes.io/");
  if (!has_slash(name)) return true;
  for (size_t i = 0; i + domain.size <= name.size; i++)
    if (!memcmp(name.data + i, domain.data, domain.size)) return true;
  return false;
}

bool crd_core_is_extended_resource(crd_arena *arena, crd_string name) {
  if (crd_core_is_native_resource(name) || crd_string_has_prefix(name, requests)) return false;
  return crd_names_is_qualified(crd_arena_printf(arena, "requests.%.*s", CRD_PRINT(name)));
}

bool crd_core_is_huge_page_resource(crd_string name) {
  return crd_string_has_prefix(name, huge_pages);
}

bool crd_core_is_integer_resource(core_check *check, crd_string name) {
  return uses_of(name) & INTEGER || crd_core_is_extended_resource(check->arena, name);
}

/* IsStandardQuotaResourceName */
bool crd_core_is_quota_resource(crd_string name) {
  return uses_of(name) & STANDARD && !core_is(name, "storage");
}

bool crd_core_is_overcommit_allowed(crd_string name) {
  return crd_core_is_native_resource(name) && !crd_core_is_huge_page_resource(name);
}

/* field.Invalid with the name as a string of its own type. */
static bool refuse_resource_name(core_check *check, crd_string name, const char *detail, const crd_path *path) {
  crd_core_invalid(check, path, crd_core_show_resource_name(check, name), detail);
  return false;
}

/* validateResourceName */
bool crd_core_validate_resource_name(core_check *check, crd_string name, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  crd_check_qualified_name(&messages, name);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_text(check, path, crd_core_show_resource_name(check, name), messages.items[i]);
  if (messages.count) return false;
  if (!has_slash(name) && !(uses_of(name) & STANDARD))
    return refuse_resource_name(check, name, "must be a standard resource type or fully qualified", path);
  return true;
}

/* ValidateContainerResourceName */
void crd_core_validate_container_resource_name(core_check *check, crd_string name, const crd_path *path) {
  crd_core_validate_resource_name(check, name, path);
  if (!has_slash(name)) {
    if (!(uses_of(name) & OF_CONTAINERS))
      refuse_resource_name(check, name, "must be a standard resource for containers", path);
  } else if (!crd_core_is_native_resource(name) && !crd_core_is_extended_resource(check->arena, name)) {
    refuse_resource_name(check, name, "doesn't follow extended resource name standard", path);
  }
}

void crd_core_validate_pod_resource_name(core_check *check, crd_string name, const crd_path *path) {
  static const crd_string supported[] = {CRD_STRING_INIT("cpu"), CRD_STRING_INIT("hugepages-"), CRD_STRING_INIT("memory")};
  if (crd_core_validate_resource_name(check, name, path) && !(uses_of(name) & OF_PODS))
    crd_core_not_supported(check, path, crd_bad_json(name), CORE_LIST_OF(supported));
}
