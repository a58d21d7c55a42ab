/* SPDX-License-Identifier: Apache-2.0 */
/* The requests, constraints and configuration of a claim (validateDeviceClaim and what it calls;
 * pkg/apis/resource/{v1,validation}, pkg/api/resourceclaimspec). */
#include "resource.h"

enum { MOST_REQUESTS = 32, MOST_SUB_REQUESTS = 8, MOST_CONSTRAINTS = 32, MOST_CONFIGURATIONS = 32, MOST_SELECTORS = 32 };

/* ---- defaults ---- */

static void default_request(crd_string *mode, int64_t *count, core_resource_device_toleration_list *tolerations) {
  if (!mode->size) *mode = CRD_STRING("ExactCount");
  if (core_is(*mode, "ExactCount") && *count == 0) *count = 1;
  crd_core_default_device_tolerations(tolerations);
}

/* SetDefaults_ExactDeviceRequest, SetDefaults_DeviceSubRequest */
void crd_core_default_device_claim(core_resource_device_claim *claim, bool of_class) {
  for (uint32_t i = 0; i < claim->requests.count; i++) {
    core_resource_device_request *request = &claim->requests.items[i];
    core_resource_exact_device_request *exactly = request->exactly;
    if (exactly && of_class && !exactly->device_class_name.size)
      crd_core_default_device_tolerations(&exactly->tolerations);
    else if (exactly)
      default_request(&exactly->allocation_mode, &exactly->count, &exactly->tolerations);
    for (uint32_t k = 0; k < request->first_available.count; k++) {
      core_resource_device_sub_request *sub = &request->first_available.items[k];
      default_request(&sub->allocation_mode, &sub->count, &sub->tolerations);
    }
  }
}

/* ---- admin access ---- */

void crd_core_forbid_admin_access(core_check *check, const crd_path *path) {
  crd_core_forbidden(check, path,
                     "admin access to devices requires the `resource.kubernetes.io/admin-access: true` label on "
                     "the containing namespace");
}

/* The path is that of a claim even in templates, and omits `exactly`. */
void crd_core_validate_admin_access(core_check *check, const core_resource_device_claim *claim) {
  const crd_path *path = CORE_AT(CORE_AT(CORE_SPEC, "devices"), "requests");
  for (uint32_t i = 0; i < claim->requests.count; i++) {
    const core_resource_exact_device_request *exactly = claim->requests.items[i].exactly;
    if (!exactly || !exactly->admin_access.set || !exactly->admin_access.value) continue;
    crd_core_forbid_admin_access(check, CORE_AT(CORE_ITEM(path, i), "adminAccess"));
    return;
  }
}

/* ---- names of requests ---- */

/* gatherRequestNames, requestNames.Has: the last request of a name counts. */
static bool has_request(const core_resource_device_claim *claim, crd_string name) {
  crd_string request, sub_request;
  bool within = crd_string_cut(name, '/', &request, &sub_request);
  for (uint32_t i = claim->requests.count; i-- > 0;) {
    const core_resource_device_request *one = &claim->requests.items[i];
    if (!crd_string_equal(one->name, request)) continue;
    if (!within) return true;
    for (uint32_t k = 0; k < one->first_available.count; k++)
      if (crd_string_equal(one->first_available.items[k].name, sub_request)) return true;
    return false;
  }
  return false;
}

void crd_core_validate_request_reference(core_check *check, crd_string name, const core_resource_device_claim *claim,
                                         const crd_path *path) {
  static const char detail[] =
      "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";
  crd_string request, sub_request;
  bool within = crd_string_cut(name, '/', &request, &sub_request);
  bool deeper = sub_request.size && memchr(sub_request.data, '/', sub_request.size);
  if (!deeper) {
    crd_core_string_passes(check, path, request, crd_check_dns1123_label);
    if (within) crd_core_string_passes(check, path, sub_request, crd_check_dns1123_label);
  }
  if (deeper || !has_request(claim, name)) crd_core_invalid(check, path, crd_bad_string(name), detail);
}

void crd_core_validate_request_references(core_check *check, const core_string_list *names,
                                          const core_resource_device_claim *claim, const crd_path *path) {
  if (!crd_core_validate_most_items(check, names->count, MOST_REQUESTS, path)) return;
  for (uint32_t i = 0; i < names->count; i++)
    crd_core_validate_request_reference(check, names->items[i], claim, CORE_ITEM(path, i));
  CORE_COVERED(check, CORE_UNIQUE_TEXTS(check, names, path));
}

/* ---- expressions ---- */

/* validateCELExpression for a new expression: adds its cost to `total` for derived attributes. */
static void validate_device_expression(core_check *check, crd_string source, uint64_t *total, const crd_path *path) {
  enum { LONGEST_EXPRESSION = 10 * 1024, MOST_COST = 1000000 };
  const core_gates *gates = &check->options->gates;
  if (source.size > LONGEST_EXPRESSION) {
    crd_core_too_long(check, path, LONGEST_EXPRESSION);
    return;
  }
  size_t before = core_count_errors(check);
  uint64_t cost =
      crd_core_validate_expression(check, path,
                                   (crd_expression){.use = total ? CRD_EXPRESSION_ATTRIBUTE : CRD_EXPRESSION_DEVICE,
                                                    .source = source,
                                                    .consumable_capacity = gates->dra_consumable_capacity,
                                                    .list_attributes = gates->dra_list_type_attributes},
                                   source);
  if (check->unjudged.size || core_count_errors(check) != before) return;
  if (cost > MOST_COST) crd_core_forbidden(check, path, "too complex, exceeds cost limit");
  if (total) *total += cost;
}

/* validateSelector */
void crd_core_validate_device_selectors(core_check *check, const core_resource_device_selector_list *selectors, bool stored,
                                        const crd_path *path) {
  if (!crd_core_validate_most_items(check, selectors->count, MOST_SELECTORS, path)) return;
  for (uint32_t i = 0; i < selectors->count; i++) {
    const core_resource_cel_device_selector *cel = selectors->items[i].cel;
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "cel");
    if (!cel)
      crd_core_required(check, at, NULL);
    else if (!stored)
      validate_device_expression(check, cel->expression, NULL, CORE_AT(at, "expression"));
  }
}

/* ---- requests ---- */

/* The state of one claim's judgement. */
typedef struct claim_check {
  core_check *check;
  const core_resource_device_claim *claim;
  uint64_t attribute_cost;
} claim_check;

/* Whether a constraint applies to a request: by its name, by its parent's name, or because it applies to all. */
static bool concerns_request(const core_resource_device_constraint *constraint, crd_string whole, crd_string parent) {
  const core_string_list *requests = &constraint->requests;
  return !requests->count || crd_string_in(CRD_STRING(""), requests->items, requests->count) ||
         crd_string_in(whole, requests->items, requests->count) || crd_string_in(parent, requests->items, requests->count);
}

/* isAttributeUsedByConstraint, gatherConstraintAttributes */
static bool is_constrained(const claim_check *all, crd_string attribute, crd_string request) {
  crd_string parent, rest;
  crd_string_cut(request, '/', &parent, &rest);
  for (uint32_t i = 0; i < all->claim->constraints.count; i++) {
    const core_resource_device_constraint *constraint = &all->claim->constraints.items[i];
    const core_optional_string *of =
        constraint->match_attribute.set ? &constraint->match_attribute : &constraint->distinct_attribute;
    if (of->set && crd_string_equal(of->value, attribute) && concerns_request(constraint, request, parent)) return true;
  }
  return false;
}

/* validateDeviceDerivedAttributes, validateDeviceDerivedAttribute */
static void validate_derived_attributes(claim_check *all, const core_resource_device_derived_attribute_list *attributes,
                                        crd_string request, const crd_path *path) {
  core_check *check = all->check;
  for (uint32_t i = 0; i < attributes->count; i++) {
    const core_resource_device_derived_attribute *attribute = &attributes->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    if (attribute->name.size && !is_constrained(all, attribute->name, request))
      crd_core_invalid(
          check, CORE_AT(at, "name"), crd_bad_json(attribute->name),
          "must be referenced by at least one matchAttribute or distinctAttribute constraint targeting this request");
    if (attribute->expression.size)
      validate_device_expression(check, attribute->expression, &all->attribute_cost, CORE_AT(at, "expression"));
  }
  CORE_UNIQUE(check, attributes, name, path);
}

/* validateDeviceAllocationMode */
static void validate_allocation_mode(core_check *check, crd_string mode, int64_t count, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "count");
  CORE_COVERED(check, crd_core_validate_choice(check, CORE_AT(path, "allocationMode"), mode, "All ExactCount"));
  if (core_is(mode, "All") && count)
    crd_core_bad_number(check, at, count, "must not be specified when allocationMode is 'All'");
  if (core_is(mode, "ExactCount") && count <= 0) crd_core_bad_number(check, at, count, "must be greater than zero");
}

/* validateDeviceClass, validateExactDeviceRequest and validateDeviceSubRequest: the class of a sub-request is checked by a
 * declarative rule, too. `name` of a sub-request begins with that of its request. */
static void validate_one_request(claim_check *all, const core_resource_exact_device_request *request, crd_string name,
                                 bool within, const crd_path *path) {
  core_check *check = all->check;
  uint32_t before = check->errors->count;
  crd_core_require(check, CORE_AT(path, "deviceClassName"), request->device_class_name, crd_check_dns1123_subdomain);
  if (within) crd_core_mark_covered(check, before);
  crd_core_validate_device_selectors(check, &request->selectors, false, CORE_AT(path, "selectors"));
  validate_derived_attributes(all, &request->derived_attributes, name, CORE_AT(path, "derivedAttributes"));
  validate_allocation_mode(check, request->allocation_mode, request->count, path);
  crd_core_validate_device_tolerations(check, &request->tolerations, CORE_AT(path, "tolerations"));
}

/* Sub-requests have fields that requests have, too. */
static void validate_sub_requests(claim_check *all, const core_resource_device_request *request, const crd_path *path) {
  const core_resource_device_sub_request_list *list = &request->first_available;
  core_check *check = all->check;
  if (!crd_core_validate_most_items(check, list->count, MOST_SUB_REQUESTS, path)) return;
  for (uint32_t i = 0; i < list->count; i++) {
    const core_resource_device_sub_request *sub = &list->items[i];
    core_resource_exact_device_request part = {.count = 0};
    crd_string whole = crd_arena_printf(check->arena, "%.*s/%.*s", CRD_PRINT(request->name), CRD_PRINT(sub->name));
    crd_core_copy_fields(&crd_core_resource_device_sub_request_type, sub, &crd_core_resource_exact_device_request_type,
                         &part, NULL, false);
    crd_core_string_passes(check, CORE_AT(CORE_ITEM(path, i), "name"), sub->name, crd_check_dns1123_label);
    validate_one_request(all, &part, whole, true, CORE_ITEM(path, i));
  }
  CORE_COVERED(check, CORE_UNIQUE(check, list, name, path));
}

/* validateDeviceRequest */
static void validate_device_request(claim_check *all, const core_resource_device_request *request, const crd_path *path) {
  core_check *check = all->check;
  crd_core_string_passes(check, CORE_AT(path, "name"), request->name, crd_check_dns1123_label);
  if (request->first_available.count && request->exactly)
    crd_core_invalid(check, path, crd_bad_null(),
                     "exactly one of `exactly` or `firstAvailable` is required, but multiple fields are set");
  else if (request->first_available.count)
    validate_sub_requests(all, request, CORE_AT(path, "firstAvailable"));
  else if (request->exactly)
    validate_one_request(all, request->exactly, request->name, false, CORE_AT(path, "exactly"));
  else
    crd_core_required(check, path, "exactly one of `exactly` or `firstAvailable` is required");
}

/* ---- constraints and configuration ---- */

/* validateDeviceConstraint; upstream's error for none set is that for both. */
static void validate_device_constraint(const claim_check *all, const core_resource_device_constraint *constraint,
                                       const crd_path *path) {
  core_check *check = all->check;
  const core_optional_string *match = &constraint->match_attribute, *distinct = &constraint->distinct_attribute;
  crd_core_validate_request_references(check, &constraint->requests, all->claim, CORE_AT(path, "requests"));
  if (match->set)
    CORE_COVERED(check, crd_core_validate_attribute_name(check, match->value, CORE_AT(path, "matchAttribute")));
  else if (distinct->set)
    CORE_COVERED(check, crd_core_validate_attribute_name(check, distinct->value, CORE_AT(path, "distinctAttribute")));
  else if (!check->options->gates.dra_consumable_capacity)
    crd_core_required(check, CORE_AT(path, "matchAttribute"), NULL);
  else
    crd_core_required(check, path,
                      "exactly one of \"matchAttribute\" or \"distinctAttribute\" is required, but multiple fields are set");
}

void crd_core_validate_device_data(core_check *check, const crd_value *data, bool stored, const crd_path *path) {
  enum { MOST_BYTES = 10 * 1024 };
  if (!data)
    crd_core_required(check, path, NULL);
  else if (!stored && core_raw_text(data).size > MOST_BYTES)
    crd_core_too_long(check, path, MOST_BYTES);
  else if (!crd_core_refuse_numbers(check, data, "data as JSON", path) && data->kind != CRD_MAP)
    crd_core_bad_text(check, path, CRD_STRING("<value omitted>"), "must be a valid JSON object");
}

/* validateDeviceClaimConfiguration, validateOpaqueConfiguration */
void crd_core_validate_device_configuration(core_check *check, const core_resource_device_configuration *configuration,
                                            bool stored, const crd_path *path) {
  const core_resource_opaque_device_configuration *opaque = configuration->opaque;
  const crd_path *at = CORE_AT(path, "opaque");
  if (!opaque) {
    crd_core_required(check, at, NULL);
    return;
  }
  CORE_COVERED(check, crd_core_validate_required_driver_name(check, opaque->driver, CORE_AT(at, "driver")));
  crd_core_validate_device_data(check, opaque->parameters, stored, CORE_AT(at, "parameters"));
}

/* ---- the claim ---- */

void crd_core_validate_device_claim(core_check *check, const core_resource_device_claim *claim, const crd_path *path) {
  enum { MOST_ATTRIBUTE_COST = 1000000 };
  claim_check all = {.check = check, .claim = claim};
  const crd_path *requests = CORE_AT(path, "requests"), *constraints = CORE_AT(path, "constraints"),
                 *config = CORE_AT(path, "config");
  if (crd_core_validate_most_items(check, claim->requests.count, MOST_REQUESTS, requests)) {
    for (uint32_t i = 0; i < claim->requests.count; i++)
      validate_device_request(&all, &claim->requests.items[i], CORE_ITEM(requests, i));
    CORE_COVERED(check, CORE_UNIQUE(check, &claim->requests, name, requests));
  }
  if (crd_core_validate_most_items(check, claim->constraints.count, MOST_CONSTRAINTS, constraints))
    for (uint32_t i = 0; i < claim->constraints.count; i++)
      validate_device_constraint(&all, &claim->constraints.items[i], CORE_ITEM(constraints, i));
  if (crd_core_validate_most_items(check, claim->config.count, MOST_CONFIGURATIONS, config))
    for (uint32_t i = 0; i < claim->config.count; i++) {
      const core_resource_device_claim_configuration *one = &claim->config.items[i];
      const crd_path *at = CORE_ITEM(config, i);
      crd_core_validate_request_references(check, &one->requests, claim, CORE_AT(at, "requests"));
      crd_core_validate_device_configuration(check, &one->device_configuration, false, at);
    }
  if (all.attribute_cost > MOST_ATTRIBUTE_COST)
    crd_core_forbidden(check, path,
                       "too complex, total cost of derived attribute CEL expressions in the claim exceeds cost limit");
}
