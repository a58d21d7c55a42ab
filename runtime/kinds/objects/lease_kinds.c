/* SPDX-License-Identifier: Apache-2.0 */
/* coordination.k8s.io/v1 Lease and v1beta1 LeaseCandidate (pkg/registry/coordination/{lease,leasecandidate}/strategy.go,
 * pkg/apis/coordination/validation). */
#include "../rules.h"
#include "types_flowcontrol.h"
#include "types_scheduling.h"

#include <crd/semver.h>

/* ValidateCoordinatedLeaseStrategy: its paths contain the field's name twice. */
static void validate_lease_strategy(core_check *check, crd_string strategy, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "strategy");
  if (strategy.size && memchr(strategy.data, '/', strategy.size))
    crd_core_explain(check, at, crd_bad_json(strategy), "", strategy, crd_check_qualified_name);
  else
    crd_core_validate_choice(check, at, strategy, "OldestEmulationVersion");
}

/* ---- Lease ---- */

/* ValidateLease, ValidateLeaseUpdate, ValidateLeaseSpec */
static void validate_lease(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_coordination_lease_spec *spec = &((const core_coordination_lease *)object)->spec;
  const crd_path *path = CORE_SPEC;
  if (spec->lease_duration_seconds.set && spec->lease_duration_seconds.value <= 0)
    crd_core_bad_number(check, CORE_AT(path, "leaseDurationSeconds"), spec->lease_duration_seconds.value,
                        "must be greater than 0");
  if (spec->lease_transitions.set)
    crd_core_validate_nonnegative(check, spec->lease_transitions.value, CORE_AT(path, "leaseTransitions"));
  if (spec->strategy.set) validate_lease_strategy(check, spec->strategy.value, CORE_AT(path, "strategy"));
  if (spec->preferred_holder.set && spec->preferred_holder.value.size && !(spec->strategy.set && spec->strategy.value.size))
    crd_core_forbidden(check, CORE_AT(path, "preferredHolder"), "may only be specified if `strategy` is defined");
}

const core_object_kind crd_core_lease_kind = {
    CORE_KIND("coordination.k8s.io", "v1", "Lease", coordination_lease),
    CORE_NAMES(CRD_NAME_DNS_SUBDOMAIN, .plain = true),
    CORE_GATED({CORE_GATE(coordinated_leader_election), .paths = "spec.strategy"},
               {CORE_GATE(coordinated_leader_election), .paths = "spec.preferredHolder"}),
    CORE_STEPS(.validate = validate_lease),
};

/* ---- LeaseCandidate ---- */

/* Reads a version; an invalid one counts as 0.0.0. */
static void read_lease_version(core_check *check, crd_string text, crd_semver *version, const crd_path *path) {
  if (!text.size || crd_semver_parse(NULL, text, version, NULL)) return;
  crd_core_bad_text(check, path, text, "must be a valid semantic version");
  *version = (crd_semver){.numbers = {0}};
}

/* ValidateLeaseCandidate, ValidateLeaseCandidateUpdate, ValidateLeaseCandidateSpec */
static void validate_candidate(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_coordination_lease_candidate *candidate = object, *old = before;
  const core_coordination_lease_candidate_spec *spec = &candidate->spec;
  const crd_path *path = CORE_SPEC, *emulation = CORE_AT(path, "emulationVersion"), *binary = CORE_AT(path, "binaryVersion");
  const crd_semver zero = {.numbers = {0}};
  crd_semver emulated = zero, own = zero;
  if (!spec->lease_name.size) crd_core_required(check, CORE_AT(path, "leaseName"), NULL);
  read_lease_version(check, spec->emulation_version, &emulated, emulation);
  if (!spec->binary_version.size) crd_core_required(check, binary, NULL);
  read_lease_version(check, spec->binary_version, &own, binary);
  if (spec->binary_version.size && spec->emulation_version.size && crd_semver_compare(&own, &emulated) < 0)
    crd_core_bad_text(check, binary, spec->binary_version, "must be greater than or equal to `emulationVersion`");
  if (!spec->strategy.size) crd_core_required(check, CORE_AT(path, "strategy"), NULL);
  if (core_is(spec->strategy, "OldestEmulationVersion") && !crd_semver_compare(&emulated, &zero))
    crd_core_required(check, emulation, "must be specified when `strategy` is 'OldestEmulationVersion'");
  if (spec->strategy.size) validate_lease_strategy(check, spec->strategy, CORE_AT(path, "strategy"));
  if (old)
    crd_core_validate_same_fields(check, &crd_core_coordination_lease_candidate_spec_type, spec, &old->spec, "leaseName",
                                  path);
}

const core_object_kind crd_core_lease_candidate_kind = {
    CORE_KIND("coordination.k8s.io", "v1beta1", "LeaseCandidate", coordination_lease_candidate),
    CORE_NAMES(CRD_NAME_ANY, .named = crd_check_config_map_key, .as_it_is = true, .plain = true),
    CORE_STEPS(.validate = validate_candidate),
};
