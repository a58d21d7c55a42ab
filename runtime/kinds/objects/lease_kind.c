/* SPDX-License-Identifier: Apache-2.0 */
/* coordination.k8s.io/v1 Lease (pkg/registry/coordination/lease/strategy.go, pkg/apis/coordination/validation). */
#include "object_kinds.h"

#include "../../gotypes/tables/types_flowcontrol.h"

#include <stddef.h>

static void prepare_lease(core_judging *judging, void *object, const void *before) {
  core_coordination_lease_spec *spec = &((core_coordination_lease *)object)->spec;
  const core_coordination_lease *old = before;
  if (judging->options.gates.coordinated_leader_election) return;
  if (!old || !old->spec.strategy.set) spec->strategy.set = false;
  if (!old || !old->spec.preferred_holder.set) spec->preferred_holder.set = false;
}

/* ValidateCoordinatedLeaseStrategy: it names the field once more. */
void crd_core_validate_lease_strategy(core_check *check, crd_string strategy, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "strategy");
  crd_texts messages = {.arena = check->arena};
  if (!strategy.size || !memchr(strategy.data, '/', strategy.size)) {
    crd_core_validate_choice(check, at, strategy, "OldestEmulationVersion");
    return;
  }
  crd_check_qualified_name(&messages, strategy);
  for (uint32_t i = 0; i < messages.count; i++) crd_core_invalid(check, at, crd_bad_json(strategy), messages.items[i]);
}

/* ValidateLeaseSpec */
static void validate_lease_spec(core_check *check, const core_coordination_lease_spec *spec) {
  const crd_path *path = CORE_SPEC;
  if (spec->lease_duration_seconds.set && spec->lease_duration_seconds.value <= 0)
    crd_core_bad_number(check, CORE_AT(path, "leaseDurationSeconds"), spec->lease_duration_seconds.value,
                        "must be greater than 0");
  if (spec->lease_transitions.set)
    crd_core_validate_nonnegative(check, spec->lease_transitions.value, CORE_AT(path, "leaseTransitions"));
  if (spec->strategy.set) crd_core_validate_lease_strategy(check, spec->strategy.value, CORE_AT(path, "strategy"));
  if (spec->preferred_holder.set && spec->preferred_holder.value.size && !(spec->strategy.set && spec->strategy.value.size))
    crd_core_forbidden(check, CORE_AT(path, "preferredHolder"),
                       CRD_STRING("may only be specified if `strategy` is defined"));
}

/* ValidateLease, ValidateLeaseUpdate */
static void validate_lease(core_judging *judging, const void *object, const void *before) {
  const core_coordination_lease *lease = object, *old = before;
  crd_core_validate_plain_metadata_of(&judging->check, &lease->metadata, old ? &old->metadata : NULL,
                                      CRD_NAME_DNS_SUBDOMAIN);
  validate_lease_spec(&judging->check, &lease->spec);
}

const core_object_kind crd_core_lease_kind = {
    CORE_KIND("coordination.k8s.io", "v1", "Lease", coordination_lease),
    CORE_STEPS(.prepare = prepare_lease, .validate = validate_lease),
};
