/* SPDX-License-Identifier: Apache-2.0 */
/* flowcontrol.apiserver.k8s.io/v1 PriorityLevelConfiguration
 * (pkg/registry/flowcontrol/prioritylevelconfiguration/strategy.go, pkg/apis/flowcontrol/{v1,v1beta3,validation}). */
#include "control.h"

#include "../../gotypes/convert.h"
#include "../../gotypes/equal.h"
#include "../../gotypes/tables/types_other.h"
#include "../workloads/workload.h"

#include <crd/metadata.h>
#include <math.h>
#include <stddef.h>

/* By it a share of nothing is told from one that is not given, in v1beta3. */
#define PRESERVING "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares"

static void validate_level_number(core_check *check, core_optional_int32 number, int32_t least, int32_t most,
                                  const char *detail, const crd_path *path) {
  if (number.set && (number.value < least || number.value > most)) crd_core_bad_number(check, path, number.value, detail);
}

/* getVersionedFieldNameForConcurrencyShares: what both types have; of the limited ones the response stands between. */
static void validate_shares(core_check *check, core_optional_int32 shares, const crd_path *path) {
  validate_level_number(check, shares, 0, INT32_MAX, "must be a non-negative integer",
                        CORE_AT(path, "nominalConcurrencyShares"));
}
static void validate_lendable(core_check *check, core_optional_int32 percent, const crd_path *path) {
  validate_level_number(check, percent, 0, 100, "must be between 0 and 100, inclusive", CORE_AT(path, "lendablePercent"));
}

/* ValidatePriorityLevelQueuingConfiguration, with shufflesharding.RequiredEntropyBits */
static void validate_queuing(core_check *check, const core_flowcontrol_queuing_configuration *queuing,
                             const crd_path *path) {
  enum { MOST_QUEUES = 10000000, MOST_BITS = 60 };
  const crd_path *queues = CORE_AT(path, "queues"), *hand = CORE_AT(path, "handSize");
  if (queuing->queue_length_limit <= 0)
    crd_core_bad_number(check, CORE_AT(path, "queueLengthLimit"), queuing->queue_length_limit, "must be positive");
  if (queuing->queues <= 0)
    crd_core_bad_number(check, queues, queuing->queues, "must be positive");
  else if (queuing->queues > MOST_QUEUES)
    crd_core_bad_number(check, queues, queuing->queues, "must not be greater than 10000000");
  if (queuing->hand_size <= 0)
    crd_core_bad_number(check, hand, queuing->hand_size, "must be positive");
  else if (queuing->hand_size > queuing->queues)
    crd_core_invalid_as(check, hand, crd_bad_int(queuing->hand_size), "should not be greater than queues (%d)",
                        queuing->queues);
  else if (ceil(log2(queuing->queues) * queuing->hand_size) > MOST_BITS)
    crd_core_invalid_as(check, hand, crd_bad_int(queuing->hand_size),
                        "required entropy bits of deckSize %d and handSize %d should not be greater than %d",
                        queuing->queues, queuing->hand_size, MOST_BITS);
}

/* field.Required of a type that is empty, field.NotSupported of another. */
static void say_level_type(core_check *check, crd_string type, const char *known, const crd_path *path) {
  enum { ASKS_FOR_ONE = 36 };
  if (type.size || check->options->minor < ASKS_FOR_ONE)
    crd_core_unsupported(check, path, crd_bad_json(type), known);
  else
    crd_core_required_covered(check, path, CORE_NO_DETAIL);
}

static void forbid_covered(core_check *check, const crd_path *path, const char *detail) {
  CORE_COVERED(check, crd_core_forbidden(check, path, crd_string_of(detail)));
}

/* ValidateLimitedPriorityLevelConfiguration, ValidateLimitResponse */
static void validate_limited(core_check *check, const core_flowcontrol_limited_priority_level_configuration *limited,
                             const crd_path *path) {
  const core_flowcontrol_limit_response *response = &limited->limit_response;
  const crd_path *at = CORE_AT(path, "limitResponse"), *queuing = CORE_AT(at, "queuing");
  const bool queues = core_is(response->type, "Queue"), rejects = core_is(response->type, "Reject");
  validate_shares(check, limited->nominal_concurrency_shares, path);
  if (rejects && response->queuing)
    forbid_covered(check, queuing, "must be nil if limited.limitResponse.type is not Limited");
  if (queues && response->queuing) validate_queuing(check, response->queuing, queuing);
  if (queues && !response->queuing)
    crd_core_required_covered(check, queuing, CRD_STRING("must not be empty if limited.limitResponse.type is Limited"));
  if (!queues && !rejects) say_level_type(check, response->type, "Queue Reject", CORE_AT(at, "type"));
  validate_lendable(check, limited->lendable_percent, path);
  validate_level_number(check, limited->borrowing_limit_percent, 0, INT32_MAX,
                        "if specified, must be a non-negative integer", CORE_AT(path, "borrowingLimitPercent"));
}

/* ValidatePriorityLevelConfigurationSpec, ValidateExemptPriorityLevelConfiguration */
static void validate_level_spec(core_check *check, const core_flowcontrol_priority_level_configuration *level,
                                const crd_path *path) {
  const core_flowcontrol_priority_level_configuration_spec *spec = &level->spec;
  const crd_path *type = CORE_AT(path, "type"), *limited = CORE_AT(path, "limited"), *exempt = CORE_AT(path, "exempt");
  bool is_exempt = core_is(spec->type, "Exempt");
  if (core_is(level->metadata.name, "exempt") != is_exempt)
    crd_core_bad_word(check, type, spec->type,
                      check->options->minor < CORE_SHORT_WORDS ? "type must be 'Exempt' if and only if name is 'exempt'"
                                                               : "must be 'Exempt' if and only if `name` is 'exempt'");
  if (is_exempt) {
    if (spec->limited) forbid_covered(check, limited, "must be nil if the type is not Limited");
    if (!spec->exempt) return;
    validate_shares(check, spec->exempt->nominal_concurrency_shares, exempt);
    validate_lendable(check, spec->exempt->lendable_percent, exempt);
  } else if (core_is(spec->type, "Limited")) {
    if (spec->exempt) forbid_covered(check, exempt, "must be nil if the type is Limited");
    if (spec->limited)
      validate_limited(check, spec->limited, limited);
    else
      crd_core_required_covered(check, limited, CRD_STRING("must not be empty when type is Limited"));
  } else {
    say_level_type(check, spec->type, "Exempt Limited", type);
  }
}

/* ---- those that cannot be changed ---- */

static core_flowcontrol_limited_priority_level_configuration fixed_limits = {
    .nominal_concurrency_shares = {true, 5},
    .limit_response = {.type = CRD_STRING_INIT("Reject")},
    .lendable_percent = {true, 0}};
static const core_flowcontrol_priority_level_configuration_spec catch_all_level = {.type = CRD_STRING_INIT("Limited"),
                                                                                   .limited = &fixed_limits},
                                                                exempt_level = {.type = CRD_STRING_INIT("Exempt")};

/* ValidateIfMandatoryPriorityLevelConfigurationObject */
static void validate_fixed_level(core_check *check, const core_flowcontrol_priority_level_configuration *level,
                                 const crd_path *path) {
  const core_type *type = &crd_core_flowcontrol_priority_level_configuration_spec_type;
  core_flowcontrol_priority_level_configuration_spec have = level->spec;
  bool is_exempt = core_is(level->metadata.name, "exempt");
  if (!is_exempt && !core_is(level->metadata.name, "catch-all")) return;
  if (is_exempt) have.exempt = NULL;
  if (!crd_core_equal(type, &have, is_exempt ? &exempt_level : &catch_all_level))
    crd_core_invalid_as(check, path, crd_core_show_struct(check, type, &level->spec),
                        "spec of '%.*s'%s must equal the fixed value", CRD_PRINT(level->metadata.name),
                        is_exempt ? " except the 'spec.exempt' field" : "");
}

/* ValidatePriorityLevelConfiguration */
static void validate_priority_level(core_judging *judging, const void *object, const void *before) {
  const core_flowcontrol_priority_level_configuration *level = object;
  core_check *check = &judging->check;
  const crd_path *path = CORE_SPEC;
  if (crd_core_string_map_get(&level->metadata.annotations, CRD_STRING(PRESERVING)))
    crd_core_forbidden(check, CORE_AT(CORE_METADATA, "annotations"), CRD_STRING("annotation '" PRESERVING "' is forbidden"));
  validate_level_spec(check, level, path);
  validate_fixed_level(check, level, path);
  crd_core_validate_flow_status(judging, object, before);
}

/* SetObjectDefaults_PriorityLevelConfiguration, SetDefaults_ExemptPriorityLevelConfiguration,
 * SetDefaults_LimitedPriorityLevelConfiguration, SetDefaults_QueuingConfiguration */
/* SetObjectDefaults_PriorityLevelConfiguration, SetDefaults_ExemptPriorityLevelConfiguration,
 * SetDefaults_LimitedPriorityLevelConfiguration, SetDefaults_QueuingConfiguration */
const core_object_kind crd_core_priority_level_kind = {
    CORE_KIND("flowcontrol.apiserver.k8s.io", "v1", "PriorityLevelConfiguration", flowcontrol_priority_level_configuration),
    .cluster_scoped = true,
    CORE_NAMES(CRD_NAME_DNS_SUBDOMAIN),
    CORE_PARTS_OF(flowcontrol_priority_level_configuration),
    CORE_DEFAULTS({"spec.limited.nominalConcurrencyShares", "30", 0}, {"spec.limited.lendablePercent", "0", 0},
                  {"spec.limited.limitResponse.queuing.handSize", "8", 0},
                  {"spec.limited.limitResponse.queuing.queues", "64", 0},
                  {"spec.limited.limitResponse.queuing.queueLengthLimit", "50", 0},
                  {"spec.exempt.nominalConcurrencyShares", "0", 0}, {"spec.exempt.lendablePercent", "0", 0}),
    CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_NEW, .validate = validate_priority_level),
    CORE_UPDATES({.subresource = "status",
                  .prepare = crd_core_keep_spec_and_all_metadata,
                  .asks = CORE_ASK_NOTHING,
                  .validate = crd_core_validate_flow_status}),
};

/* ---- the struct of v1beta3 ---- */

/* Convert_v1beta3_PriorityLevelConfiguration_To_flowcontrol_PriorityLevelConfiguration,
 * SetDefaults_PriorityLevelConfiguration */
static void priority_level_from_v1beta3(crd_arena *arena, unsigned minor, const void *wire, void *object) {
  core_flowcontrol_priority_level_configuration *level = object;
  crd_core_convert(arena, &crd_core_flowcontrol_v1beta3_priority_level_configuration_type, wire,
                   &crd_core_flowcontrol_priority_level_configuration_type, level);
  if (level->spec.limited && crd_core_string_map_get(&level->metadata.annotations, CRD_STRING(PRESERVING)))
    level->spec.limited->nominal_concurrency_shares.set = true;
  crd_core_apply_defaults(arena, NULL, crd_core_priority_level_kind.defaults,
                          &crd_core_flowcontrol_priority_level_configuration_type, level);
  crd_core_remove_annotation(&level->metadata.annotations, CRD_STRING(PRESERVING));
}

/* Convert_flowcontrol_PriorityLevelConfiguration_To_v1beta3_PriorityLevelConfiguration */
static void priority_level_to_v1beta3(crd_arena *arena, unsigned minor, const void *object, void *wire) {
  const core_flowcontrol_priority_level_configuration *level = object;
  core_flowcontrol_v1beta3_priority_level_configuration *to = wire;
  crd_core_convert(arena, &crd_core_flowcontrol_priority_level_configuration_type, level,
                   &crd_core_flowcontrol_v1beta3_priority_level_configuration_type, to);
  if (level->spec.limited && !level->spec.limited->nominal_concurrency_shares.value)
    to->metadata.annotations =
        crd_core_string_map_with(arena, &level->metadata.annotations, CRD_STRING(PRESERVING), CRD_STRING(""));
}

const core_wire crd_core_priority_level_v1beta3_wire = {&crd_core_priority_level_kind, CRD_STRING_INIT("v1beta3"),
                                                        &crd_core_flowcontrol_v1beta3_priority_level_configuration_type,
                                                        priority_level_from_v1beta3, priority_level_to_v1beta3};
