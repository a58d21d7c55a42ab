/* SPDX-License-Identifier: Apache-2.0 */
/* coordination.k8s.io/v1beta1 LeaseCandidate (pkg/registry/coordination/leasecandidate/strategy.go,
 * pkg/apis/coordination/validation). */
#include "object_kinds.h"

#include "../../gotypes/tables/types_scheduling.h"

#include <crd/names.h>
#include <stddef.h>

/* ---- semantic versions (github.com/blang/semver) ---- */

typedef struct semantic_version {
  uint64_t numbers[3];
  crd_string before; /* what stands behind the dash: it is a version before that of the numbers */
} semantic_version;

static bool is_version_number(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] < '0' || text.data[i] > '9') return false;
  return text.size != 0;
}

/* A number without zeros before it that fits. */
static bool read_version_number(crd_string text, uint64_t *number) {
  *number = 0;
  if (!is_version_number(text) || (text.size > 1 && text.data[0] == '0')) return false;
  for (size_t i = 0; i < text.size; i++) {
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (*number > (UINT64_MAX - digit) / 10) return false;
    *number = *number * 10 + digit;
  }
  return true;
}

/* NewPRVersion, or NewBuildVersion, of all parts between dots. */
static bool are_version_parts(crd_string text, bool build) {
  crd_string part, rest = text;
  for (bool more = true; more;) {
    uint64_t number;
    more = crd_string_cut(rest, '.', &part, &rest);
    if (!part.size) return false;
    for (size_t i = 0; i < part.size; i++) {
      char c = part.data[i];
      if (!(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && c != '-') return false;
    }
    if (!build && is_version_number(part) && !read_version_number(part, &number)) return false;
  }
  return true;
}

/* semver.Parse; 0.0.0 where it fails. */
static bool read_semantic_version(crd_string text, semantic_version *version) {
  semantic_version own = {.before = CORE_NO_DETAIL};
  crd_string major, minor, patch, build, before;
  *version = own;
  if (!crd_string_cut(text, '.', &major, &patch) || !crd_string_cut(patch, '.', &minor, &patch)) return false;
  bool has_build = crd_string_cut(patch, '+', &patch, &build), has_before = crd_string_cut(patch, '-', &patch, &before);
  if (!read_version_number(major, &own.numbers[0]) || !read_version_number(minor, &own.numbers[1]) ||
      !read_version_number(patch, &own.numbers[2]) || (has_before && !are_version_parts(before, false)) ||
      (has_build && !are_version_parts(build, true)))
    return false;
  if (has_before) own.before = before;
  *version = own;
  return true;
}

/* PRVersion.Compare */
static int compare_version_parts(crd_string a, crd_string b) {
  uint64_t left, right;
  bool a_number = read_version_number(a, &left), b_number = read_version_number(b, &right);
  if (a_number && b_number) return (left > right) - (left < right);
  return a_number != b_number ? (a_number ? -1 : 1) : crd_string_compare(a, b);
}

/* Version.Compare */
static int compare_semantic_versions(const semantic_version *a, const semantic_version *b) {
  crd_string left = a->before, right = b->before;
  for (int i = 0; i < 3; i++)
    if (a->numbers[i] != b->numbers[i]) return a->numbers[i] > b->numbers[i] ? 1 : -1;
  if (!left.size || !right.size) return (left.size == 0) - (right.size == 0);
  for (;;) {
    crd_string one, other;
    bool more = crd_string_cut(left, '.', &one, &left), others = crd_string_cut(right, '.', &other, &right);
    int order = compare_version_parts(one, other);
    if (order || !more || !others) return order ? order : more - others;
  }
}

/* ---- the kind ---- */

static void read_version_of(core_check *check, crd_string text, semantic_version *version, const crd_path *path) {
  *version = (semantic_version){.before = CORE_NO_DETAIL};
  if (text.size && !read_semantic_version(text, version))
    crd_core_bad_text(check, path, text, "must be a valid semantic version");
}

/* ValidateLeaseCandidateSpec */
static void validate_candidate_spec(core_check *check, const core_coordination_lease_candidate_spec *spec) {
  const crd_path *path = CORE_SPEC, *emulation = CORE_AT(path, "emulationVersion"), *binary = CORE_AT(path, "binaryVersion"),
                 *strategy = CORE_AT(path, "strategy");
  const semantic_version zero = {.before = CORE_NO_DETAIL};
  semantic_version emulated, own;
  if (!spec->lease_name.size) crd_core_required(check, CORE_AT(path, "leaseName"), CORE_NO_DETAIL);
  read_version_of(check, spec->emulation_version, &emulated, emulation);
  if (!spec->binary_version.size) crd_core_required(check, binary, CORE_NO_DETAIL);
  read_version_of(check, spec->binary_version, &own, binary);
  if (spec->binary_version.size && spec->emulation_version.size && compare_semantic_versions(&own, &emulated) < 0)
    crd_core_bad_text(check, binary, spec->binary_version, "must be greater than or equal to `emulationVersion`");
  if (!spec->strategy.size) {
    crd_core_required(check, strategy, CORE_NO_DETAIL);
    return;
  }
  if (core_is(spec->strategy, "OldestEmulationVersion") && !compare_semantic_versions(&emulated, &zero))
    crd_core_required(check, emulation, CRD_STRING("must be specified when `strategy` is 'OldestEmulationVersion'"));
  crd_core_validate_lease_strategy(check, spec->strategy, strategy);
}

/* ValidateLeaseCandidate, ValidateLeaseCandidateUpdate */
static void validate_candidate(core_judging *judging, const void *object, const void *before) {
  const core_coordination_lease_candidate *candidate = object, *old = before;
  core_check *check = &judging->check;
  if (old)
    crd_core_validate_plain_metadata_update(check, &candidate->metadata, &old->metadata);
  else
    crd_core_validate_plain_metadata_named_as_it_is(check, &candidate->metadata, crd_check_config_map_key);
  validate_candidate_spec(check, &candidate->spec);
  if (old)
    crd_core_validate_same_text(check, candidate->spec.lease_name, old->spec.lease_name, CORE_AT(CORE_SPEC, "leaseName"));
}

const core_object_kind crd_core_lease_candidate_kind = {
    CORE_KIND("coordination.k8s.io", "v1beta1", "LeaseCandidate", coordination_lease_candidate),
    CORE_STEPS(.validate = validate_candidate),
};
