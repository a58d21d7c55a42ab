/* SPDX-License-Identifier: Apache-2.0 */
/* The environment of containers (pkg/apis/core/validation: ValidateEnv, ValidateEnvFrom) and the selectors that downward API
 * volumes use, too: fields of the pod, resources of containers. */
#include "container_parts.h"
#include "container_walk.h"

#include <crd/go_text.h>
#include <crd/metadata.h>
#include <crd/names.h>

#define STRING CRD_STRING_INIT

/* IsRelaxedEnvVarName or IsEnvVarName */
static void check_variable_name(core_check *check, crd_string name, const crd_path *path) {
  bool relaxed = check->options->gates.relaxed_environment_variable_validation;
  crd_core_string_passes(check, path, name, relaxed ? crd_check_relaxed_env_var_name : crd_check_env_var_name);
}

/* ---- fields of the pod ---- */

/* fieldpath.SplitMaybeSubscriptedPath: path['subscript'] */
static bool split_subscript(crd_string text, crd_string *path, crd_string *subscript) {
  *path = text;
  if (text.size < 2 || memcmp(text.data + text.size - 2, "']", 2) != 0) return false;
  crd_string rest = crd_string_slice(text, 0, text.size - 2);
  for (size_t i = 0; i + 1 < rest.size; i++) {
    if (rest.data[i] != '[' || rest.data[i + 1] != '\'') continue;
    if (i == 0) return false;
    *path = crd_string_slice(rest, 0, i);
    *subscript = crd_string_slice(rest, i + 2, rest.size);
    return true;
  }
  return false;
}

/* The fields that pods/helpers.go can convert. Each has the same name in the internal version, except spec.host. */
static const crd_string fields_of_env[] = {
    STRING("metadata.annotations"), STRING("metadata.labels"),    STRING("metadata.name"),
    STRING("metadata.namespace"),   STRING("metadata.uid"),       STRING("spec.nodeName"),
    STRING("spec.restartPolicy"),   STRING("spec.schedulerName"), STRING("spec.serviceAccountName"),
    STRING("status.hostIP"),        STRING("status.hostIPs"),     STRING("status.phase"),
    STRING("status.podIP"),         STRING("status.podIPs"),
};

static bool is_annotations(crd_string path) {
  return core_is(path, "metadata.annotations");
}

/* ConvertDownwardAPIFieldLabel: converts the path in place; returns the error text, empty: valid. */
static crd_string convert_field(core_check *check, crd_string version, crd_string *path) {
  crd_string name, subscript;
  if (!core_is(version, "v1")) return crd_arena_printf(check->arena, "unsupported pod version: %.*s", CRD_PRINT(version));
  if (split_subscript(*path, &name, &subscript)) {
    if (is_annotations(name) || core_is(name, "metadata.labels")) return CORE_NO_DETAIL;
    return crd_arena_printf(check->arena, "field label does not support subscript: %.*s", CRD_PRINT(*path));
  }
  if (core_is(*path, "spec.host"))
    *path = CRD_STRING("spec.nodeName");
  else if (!crd_string_in(*path, CORE_LIST_OF(fields_of_env)))
    return crd_arena_printf(check->arena, "field label not supported: %.*s", CRD_PRINT(*path));
  return CORE_NO_DETAIL;
}

/* validateObjectFieldSelector */
void crd_core_validate_object_field_selector(core_check *check, const core_object_field_selector *selector,
                                             const crd_string *allowed, size_t count, const crd_path *path) {
  const crd_path *field_path = CORE_AT(path, "fieldPath");
  if (!selector->field_path.size) {
    crd_core_required(check, field_path, NULL);
    return;
  }
  crd_string field = selector->field_path, name, subscript;
  crd_string problem = convert_field(check, selector->api_version, &field);
  if (problem.size) {
    crd_string detail = crd_arena_printf(check->arena, "error converting fieldPath: %.*s", CRD_PRINT(problem));
    crd_core_invalid_text(check, field_path, crd_bad_string(selector->field_path), detail);
    return;
  }
  if (split_subscript(field, &name, &subscript)) {
    if (is_annotations(name)) subscript = crd_go_lower(check->arena, subscript);
    crd_core_string_passes(check, path, subscript, crd_check_qualified_name);
  } else if (!crd_string_in(name, allowed, count)) {
    crd_core_not_supported(check, field_path, crd_bad_string(name), allowed, count);
  }
}

/* ---- resources of a container ---- */

static const crd_string resource_fields[] = {
    STRING("limits.cpu"),   STRING("limits.ephemeral-storage"),   STRING("limits.memory"),
    STRING("requests.cpu"), STRING("requests.ephemeral-storage"), STRING("requests.memory"),
};

/* The units in which a resource may be selected; a name that ends with "-" is a prefix. */
#define BYTE_UNITS "1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are supported with the "
static const crd_string cpu_divisors[] = {STRING("1m"), STRING("1")};
static const crd_string byte_divisors[] = {
    STRING("1"),   STRING("1k"),  STRING("1M"),  STRING("1G"),  STRING("1T"),  STRING("1P"),  STRING("1E"),
    STRING("1Ki"), STRING("1Mi"), STRING("1Gi"), STRING("1Ti"), STRING("1Pi"), STRING("1Ei"),
};
static const struct {
  crd_string resource;
  const crd_string *divisors;
  size_t count;
  crd_string detail;
} divisor_rules[] = {
    {STRING("cpu"), CORE_LIST_OF(cpu_divisors),
     STRING("only divisor's values 1m and 1 are supported with the cpu resource")},
    {STRING("memory"), CORE_LIST_OF(byte_divisors), STRING("only divisor's values " BYTE_UNITS "memory resource")},
    {STRING("ephemeral-storage"), CORE_LIST_OF(byte_divisors),
     STRING("only divisor's values " BYTE_UNITS "local ephemeral storage resource")},
    {STRING("hugepages-"), CORE_LIST_OF(byte_divisors), STRING("only divisor's values " BYTE_UNITS "hugepages resource")},
};

/* The resource after "limits." or "requests."; empty: neither prefix. */
static crd_string resource_of(crd_string field) {
  static const crd_string heads[] = {STRING("limits."), STRING("requests.")};
  for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
    if (crd_string_has_prefix(field, heads[i])) return crd_string_slice(field, heads[i].size, field.size);
  return CORE_NO_DETAIL;
}

/* validateContainerResourceDivisor */
static void validate_divisor(core_check *check, const core_resource_field_selector *selector, const crd_path *path) {
  if (crd_quantity_sign(&selector->divisor) == 0) return;
  crd_string resource = resource_of(selector->resource), divisor = crd_quantity_text(check->arena, &selector->divisor);
  for (size_t i = 0; i < sizeof divisor_rules / sizeof *divisor_rules; i++) {
    crd_string of = divisor_rules[i].resource;
    bool is_prefix = of.data[of.size - 1] == '-';
    if (is_prefix ? !crd_string_has_prefix(resource, of) : !crd_string_equal(resource, of)) continue;
    if (!crd_string_in(divisor, divisor_rules[i].divisors, divisor_rules[i].count))
      crd_core_invalid_text(check, CORE_AT(path, "divisor"), crd_bad_string(selector->resource), divisor_rules[i].detail);
  }
}

/* validateContainerResourceFieldSelector */
void crd_core_validate_resource_field_selector(core_check *check, const core_resource_field_selector *selector,
                                               const crd_path *path, bool volume) {
  if (volume && !selector->container_name.size)
    crd_core_required(check, CORE_AT(path, "containerName"), NULL);
  else if (!selector->resource.size)
    crd_core_required(check, CORE_AT(path, "resource"), NULL);
  else if (!crd_string_in(selector->resource, CORE_LIST_OF(resource_fields)) &&
           !crd_core_is_huge_page_resource(resource_of(selector->resource)))
    crd_core_not_supported(check, CORE_AT(path, "resource"), crd_bad_string(selector->resource),
                           CORE_LIST_OF(resource_fields));
  validate_divisor(check, selector, path);
}

/* ---- keys ---- */

/* validateConfigMapKeySelector, validateSecretKeySelector */
static void validate_key_selector(core_check *check, crd_string name, crd_string key, const crd_path *path) {
  crd_core_string_passes(check, CORE_AT(path, "name"), name, crd_check_dns1123_subdomain);
  crd_core_require(check, CORE_AT(path, "key"), key, crd_check_config_map_key);
}

/* validateFileKeySelector */
static void validate_file_key_selector(core_check *check, const core_file_key_selector *selector, const crd_path *path) {
  const crd_path *key = CORE_AT(path, "key"), *volume_name = CORE_AT(path, "volumeName"), *file = CORE_AT(path, "path");
  crd_core_require(check, key, selector->key, crd_check_relaxed_env_var_name);
  crd_core_require(check, volume_name, selector->volume_name, crd_check_dns1123_label);
  if (selector->path.size)
    crd_core_validate_path_without_backsteps(check, selector->path, file);
  else
    crd_core_required(check, file, NULL);
}

/* ---- variables ---- */

static const crd_string environment_fields[] = {
    STRING("metadata.name"),           STRING("metadata.namespace"), STRING("metadata.uid"),   STRING("spec.nodeName"),
    STRING("spec.serviceAccountName"), STRING("status.hostIP"),      STRING("status.hostIPs"), STRING("status.podIP"),
    STRING("status.podIPs"),
};

/* Validates the sources; returns their number. */
static unsigned validate_sources(core_check *check, const core_env_var_source *from, const crd_path *path) {
  if (from->field_ref)
    crd_core_validate_object_field_selector(check, from->field_ref, CORE_LIST_OF(environment_fields),
                                            CORE_AT(path, "fieldRef"));
  if (from->resource_field_ref)
    crd_core_validate_resource_field_selector(check, from->resource_field_ref, CORE_AT(path, "resourceFieldRef"), false);
  const core_config_map_key_selector *config_map = from->config_map_key_ref;
  if (config_map)
    validate_key_selector(check, config_map->local_object_reference.name, config_map->key, CORE_AT(path, "configMapKeyRef"));
  const core_secret_key_selector *secret = from->secret_key_ref;
  if (secret) validate_key_selector(check, secret->local_object_reference.name, secret->key, CORE_AT(path, "secretKeyRef"));
  if (from->file_key_ref) validate_file_key_selector(check, from->file_key_ref, CORE_AT(path, "fileKeyRef"));
  return (unsigned)!!from->field_ref + !!from->resource_field_ref + !!config_map + !!secret + !!from->file_key_ref;
}

/* validateEnvVarValueFrom */
static void validate_value_from(core_check *check, const core_env_var *variable, const crd_path *path) {
  crd_bad_value nothing = crd_bad_string(CRD_STRING(""));
  unsigned sources = validate_sources(check, variable->value_from, path);
  if (sources == 0)
    crd_core_invalid(check, path, nothing,
                     check->options->gates.env_files
                         ? "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef`, `secretKeyRef` or "
                           "`fileKeyRef`"
                         : "must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef` or "
                           "`secretKeyRef`");
  else if (variable->value.size)
    crd_core_invalid(check, path, nothing, "may not be specified when `value` is not empty");
  else if (sources > 1)
    crd_core_invalid(check, path, nothing, "may not have more than one field specified at a time");
}

/* ValidateEnv */
void crd_core_validate_env(core_check *check, const core_env_var_list *variables, const crd_path *path) {
  for (uint32_t i = 0; i < variables->count; i++) {
    const core_env_var *variable = &variables->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    if (variable->name.size)
      check_variable_name(check, variable->name, CORE_AT(at, "name"));
    else
      crd_core_required(check, CORE_AT(at, "name"), NULL);
    if (variable->value_from) validate_value_from(check, variable, CORE_AT(at, "valueFrom"));
  }
}

/* validateConfigMapEnvSource, validateSecretEnvSource: the name may be a prefix for generated names. */
static void validate_env_source(core_check *check, crd_string name, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "name");
  if (!name.size) {
    crd_core_required(check, at, NULL);
    return;
  }
  crd_texts messages = {.arena = check->arena};
  crd_check_dns1123_subdomain(&messages, crd_mask_trailing_dash(check->arena, name));
  for (uint32_t i = 0; i < messages.count; i++) crd_core_invalid_text(check, at, crd_bad_string(name), messages.items[i]);
}

/* ValidateEnvFrom */
void crd_core_validate_env_from(core_check *check, const core_env_from_source_list *sources, const crd_path *path) {
  crd_bad_value nothing = crd_bad_string(CRD_STRING(""));
  for (uint32_t i = 0; i < sources->count; i++) {
    const core_env_from_source *source = &sources->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    if (source->prefix.size) check_variable_name(check, source->prefix, CORE_AT(at, "prefix"));
    const core_config_map_env_source *config_map = source->config_map_ref;
    const core_secret_env_source *secret = source->secret_ref;
    if (config_map) validate_env_source(check, config_map->local_object_reference.name, CORE_AT(at, "configMapRef"));
    if (secret) validate_env_source(check, secret->local_object_reference.name, CORE_AT(at, "secretRef"));
    if (!config_map && !secret)
      crd_core_invalid(check, path, nothing, "must specify one of: `configMapRef` or `secretRef`");
    else if (config_map && secret)
      crd_core_invalid(check, path, nothing, "may not have more than one field specified at a time");
  }
}

/* ---- files ---- */

static void validate_file_volumes(core_check *check, const core_container *container, const name_table *volumes,
                                  const crd_path *path) {
  for (uint32_t i = 0; i < container->env.count; i++) {
    const core_env_var_source *from = container->env.items[i].value_from;
    if (!from || !from->file_key_ref) continue;
    crd_string name = from->file_key_ref->volume_name;
    const core_volume *volume = crd_name_table_find(volumes, name);
    const crd_path *at = CORE_ITEM(CORE_AT(path, "env"), i);
    at = CORE_AT(CORE_AT(CORE_AT(at, "valueFrom"), "fileKeyRef"), "volumeName");
    if (!volume)
      crd_core_not_found(check, at, crd_bad_string(name));
    else if (!volume->volume_source.empty_dir)
      crd_core_bad_text(check, at, name, "referenced volume must be of type emptyDir");
  }
}

static bool reads_files(const core_container *container) {
  for (uint32_t i = 0; i < container->env.count; i++)
    if (container->env.items[i].value_from && container->env.items[i].value_from->file_key_ref) return true;
  return false;
}

void crd_core_validate_file_key_volumes(core_check *check, const core_pod_spec *spec, const crd_path *spec_path) {
  name_table volumes = {.arena = check->arena}; /* by name, the last volume of each name */
  core_container_walk walk = {.spec = spec, .spec_path = spec_path};
  for (const core_container *container; (container = crd_core_container_walk_next(&walk));) {
    if (!reads_files(container)) continue;
    if (!volumes.count)
      for (uint32_t i = 0; i < spec->volumes.count; i++)
        crd_name_table_put(&volumes, spec->volumes.items[i].name, &spec->volumes.items[i]);
    validate_file_volumes(check, container, &volumes, &walk.path);
  }
}
