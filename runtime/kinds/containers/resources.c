/* SPDX-License-Identifier: Apache-2.0 */
/* Requests, limits and claims of containers and pods (pkg/apis/core/validation: validateResourceRequirements,
 * validateResourceClaimNames, ValidateResourceQuantityValue). */
#include "container_parts.h"

#include <crd/metadata.h>
#include <crd/quantity_math.h>
#include <stdlib.h>

enum { MILLI = -3 };

/* ---- quantities ---- */

/* ValidateResourceQuantityValue */
void crd_core_validate_quantity_value(core_check *check, const core_quantity_pair *pair, const crd_path *path) {
  if (crd_quantity_sign(&pair->value) < 0)
    crd_core_invalid(check, path, crd_core_show_quantity(check, &pair->value), "must be greater than or equal to 0");
  if (crd_quantity_wrapped_value(&pair->value, MILLI) % 1000 != 0 && crd_core_is_integer_resource(check, pair->key))
    crd_core_invalid(check, path, crd_core_show_quantity_itself(check, &pair->value), "must be an integer");
}

/* IsHugePageResourceValueDivisible. Upstream divides by zero for sizes whose low 64 bits are zero. */
bool crd_core_is_whole_pages(crd_string name, const crd_quantity *quantity) {
  crd_quantity size;
  size_t prefix = sizeof "hugepages-" - 1;
  if (!crd_quantity_parse(crd_string_slice(name, prefix, name.size), &size, NULL)) return false;
  if (crd_quantity_sign(&size) <= 0 || crd_quantity_wrapped_value(&size, MILLI) % 1000 != 0) return false;
  int64_t bytes = crd_quantity_wrapped_value(&size, 0);
  if (bytes == 0) return false;
  return bytes == -1 || crd_quantity_wrapped_value(quantity, 0) % bytes == 0;
}

/* validateResourceQuantityHugePageValue */
static void validate_huge_pages(core_check *check, const core_quantity_pair *pair, const crd_path *path) {
  if (check->options->allowed.indivisible_huge_pages || crd_core_is_whole_pages(pair->key, &pair->value)) return;
  crd_string detail = crd_arena_printf(check->arena, "%.*s is not positive integer multiple of %.*s",
                                       CRD_PRINT(crd_quantity_text(check->arena, &pair->value)), CRD_PRINT(pair->key));
  crd_core_invalid_text(check, path, crd_core_show_quantity(check, &pair->value), detail);
}

/* ---- requests and limits ---- */

/* The kinds of resources in a list: huge pages need cpu or memory. */
typedef struct resource_kinds {
  bool cpu_or_memory, huge_pages;
} resource_kinds;

static void note_kind(resource_kinds *kinds, crd_string name) {
  kinds->huge_pages = kinds->huge_pages || crd_core_is_huge_page_resource(name);
  kinds->cpu_or_memory = kinds->cpu_or_memory || core_is(name, "cpu") || core_is(name, "memory");
}

/* Compares a request with its limit: at most the limit for a resource that may be overcommitted, equal for others. */
static void validate_against_limit(core_check *check, const core_quantity_pair *request, const core_quantity_map *limits,
                                   const crd_path *requests_path, const crd_path *limits_path) {
  const crd_quantity *limit = crd_core_quantity_map_get(limits, request->key);
  bool overcommit = crd_core_is_overcommit_allowed(request->key);
  if (!limit) {
    if (!overcommit) crd_core_required(check, limits_path, "Limit must be set for non overcommitable resources");
    return;
  }
  int order = crd_quantity_compare(&request->value, limit);
  if (overcommit ? order <= 0 : order == 0) return;
  crd_string detail =
      crd_arena_printf(check->arena, "must be %s %.*s limit of %.*s", overcommit ? "less than or equal to" : "equal to",
                       CRD_PRINT(request->key), CRD_PRINT(crd_quantity_text(check->arena, limit)));
  crd_core_invalid_text(check, requests_path, crd_core_show_quantity(check, &request->value), detail);
}

static void validate_container_claims(core_check *check, const core_resource_claim_list *claims,
                                      const core_claim_names *of_pod, const crd_path *path);

void crd_core_validate_requirements(core_check *check, const core_resource_requirements *requirements,
                                    core_resource_name_rule *name_rule, const core_claim_names *claims,
                                    const crd_path *path) {
  const core_quantity_map *limits = &requirements->limits, *requests = &requirements->requests;
  const crd_path *limits_path = CORE_AT(path, "limits"), *requests_path = CORE_AT(path, "requests");
  resource_kinds kinds = {.huge_pages = false};
  for (uint32_t i = 0; i < limits->count; i++) {
    const core_quantity_pair *limit = &limits->items[i];
    const crd_path *at = CORE_KEY(limits_path, limit->key);
    name_rule(check, limit->key, at);
    crd_core_validate_quantity_value(check, limit, at);
    if (crd_core_is_huge_page_resource(limit->key)) validate_huge_pages(check, limit, at);
    note_kind(&kinds, limit->key);
  }
  for (uint32_t i = 0; i < requests->count; i++) {
    const core_quantity_pair *request = &requests->items[i];
    const crd_path *at = CORE_KEY(requests_path, request->key);
    name_rule(check, request->key, at);
    crd_core_validate_quantity_value(check, request, at);
    validate_against_limit(check, request, limits, requests_path, limits_path);
    if (crd_core_is_huge_page_resource(request->key)) validate_huge_pages(check, request, at);
    note_kind(&kinds, request->key);
  }
  if (kinds.huge_pages && !kinds.cpu_or_memory) crd_core_forbidden(check, path, "HugePages require cpu or memory");
  if (claims) validate_container_claims(check, &requirements->claims, claims, CORE_AT(path, "claims"));
}

void crd_core_validate_resource_requirements(core_check *check, const core_resource_requirements *requirements,
                                             const core_claim_names *claims, const crd_path *path) {
  crd_core_validate_requirements(check, requirements, crd_core_validate_container_resource_name, claims, path);
}

/* ---- claims ---- */

/* ": a, b, c", or a text that there are none. */
static crd_string names_of_claims(core_check *check, const core_claim_names *claims) {
  const name_table *table = &claims->by_name;
  if (!table->count) return CRD_STRING("must be one of the names in pod.spec.resourceClaims which is empty");
  crd_string *names = crd_arena_alloc(check->arena, table->count * sizeof *names);
  size_t count = 0;
  for (size_t i = 0; i < table->room; i++)
    if (table->entries[i].held) names[count++] = table->entries[i].name;
  qsort(names, count, sizeof *names, crd_strings_order);
  crd_text text = {.arena = check->arena};
  for (size_t i = 0; i < count; i++) {
    crd_text_add(&text, i ? CRD_STRING(", ") : CRD_STRING("must be one of the names in pod.spec.resourceClaims: "));
    crd_text_add(&text, names[i]);
  }
  return crd_text_string(&text);
}

/* The claims seen so far: whole claims by name, requests of claims as "name/request", and the number of requests by name. */
typedef struct claimed {
  core_name_set keys;
  name_table requests; /* uint32_t * */
} claimed;

static void note_claim(claimed *all, crd_string key) {
  const char *slash = memchr(key.data, '/', key.size);
  if (!crd_core_name_set_add(&all->keys, key) || !slash) return;
  crd_string name = crd_string_slice(key, 0, (size_t)(slash - key.data));
  uint32_t *count = crd_name_table_find(&all->requests, name);
  if (!count) {
    count = crd_arena_zalloc(all->keys.arena, sizeof *count);
    crd_name_table_put(&all->requests, name, count);
  }
  ++*count;
}

/* Adds an error if the request was already claimed, or, for a whole claim, one for each of its claimed requests. */
static void validate_claim_once(core_check *check, const core_resource_claim *claim, claimed *all, const crd_path *path) {
  crd_string key = claim->name;
  if (claim->request.size) {
    crd_core_string_passes(check, CORE_AT(path, "request"), claim->request, crd_check_dns1123_label);
    key = crd_arena_printf(check->arena, "%.*s/%.*s", CRD_PRINT(claim->name), CRD_PRINT(claim->request));
    if (crd_core_name_set_has(&all->keys, key)) crd_core_duplicate(check, path, crd_bad_string(key));
  } else {
    const uint32_t *requests = crd_name_table_find(&all->requests, claim->name);
    for (uint32_t i = 0; requests && i < *requests; i++) crd_core_duplicate(check, path, crd_bad_string(claim->name));
  }
  note_claim(all, key);
}

/* validateResourceClaimNames */
static void validate_container_claims(core_check *check, const core_resource_claim_list *claims,
                                      const core_claim_names *of_pod, const crd_path *path) {
  claimed all = {.keys = {.arena = check->arena}, .requests = {.arena = check->arena}};
  for (uint32_t i = 0; i < claims->count; i++) {
    const core_resource_claim *claim = &claims->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    if (!claim->name.size) {
      crd_core_required(check, at, NULL);
      continue;
    }
    if (crd_core_name_set_has(&all.keys, claim->name))
      crd_core_duplicate(check, at, crd_bad_string(claim->name));
    else
      validate_claim_once(check, claim, &all, at);
    if (!core_has_claim(of_pod, claim->name))
      crd_core_not_found_text(check, at, crd_bad_string(claim->name), names_of_claims(check, of_pod));
  }
}
