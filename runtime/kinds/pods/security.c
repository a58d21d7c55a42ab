/* SPDX-License-Identifier: Apache-2.0 */
/* Security settings of a pod: its security context, and the profiles that containers have, too. */
#include "../forms.h"
#include "../validators.h"

#include <crd/go_text.h>
#include <crd/metadata.h>

/* ---- profiles ---- */

/* validateSeccompProfileType */
static const crd_string profile_types[] = {CRD_STRING_INIT("Localhost"), CRD_STRING_INIT("RuntimeDefault"),
                                           CRD_STRING_INIT("Unconfined")};

/* Adds an error for a type that is not one of the three. */
static void say_no_profile_type(core_check *check, crd_string type, const char *required, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "type");
  if (type.size == 0)
    crd_core_required(check, at, required);
  else
    crd_core_not_supported(check, at, crd_bad_json(type), CORE_LIST_OF(profile_types));
}

/* validateSeccompProfileField */
void crd_core_validate_seccomp_profile(core_check *check, const core_seccomp_profile *profile, const crd_path *path) {
  if (!profile) return;
  const crd_path *file = CORE_AT(path, "localhostProfile");
  if (!crd_string_in(profile->type, CORE_LIST_OF(profile_types)))
    say_no_profile_type(check, profile->type, "type is required when seccompProfile is set", path);
  if (core_is(profile->type, "Localhost")) {
    if (profile->localhost_profile.set)
      crd_core_validate_local_descending_path(check, profile->localhost_profile.value, file);
    else
      crd_core_required(check, file, "must be set when seccomp type is Localhost");
  } else if (profile->localhost_profile.set) {
    crd_core_invalid(check, file, crd_core_show_struct(check, &crd_core_seccomp_profile_type, profile),
                     "can only be set when seccomp type is Localhost");
  }
}

static void validate_app_armor_file(core_check *check, const core_optional_string *file, const crd_path *path) {
  static const char missing[] = "must be set when AppArmor type is Localhost";
  enum { LONGEST = 4095 }; /* PATH_MAX - 1 */
  if (!file->set) {
    crd_core_required(check, path, missing);
    return;
  }
  if (crd_go_trim(file->value).size != file->value.size)
    crd_core_bad_text(check, path, file->value, "must not be padded with whitespace");
  else if (file->value.size == 0)
    crd_core_required(check, path, missing);
  if (file->value.size > LONGEST) crd_core_too_long(check, path, LONGEST);
}

/* ValidateAppArmorProfileField */
void crd_core_validate_app_armor_profile(core_check *check, const core_app_armor_profile *profile, const crd_path *path) {
  if (!profile) return;
  const crd_path *file = CORE_AT(path, "localhostProfile");
  if (!crd_string_in(profile->type, CORE_LIST_OF(profile_types)))
    say_no_profile_type(check, profile->type, "type is required when appArmorProfile is set", path);
  else if (core_is(profile->type, "Localhost"))
    validate_app_armor_file(check, &profile->localhost_profile, file);
  else if (profile->localhost_profile.set)
    crd_core_bad_word(check, file, profile->localhost_profile.value, "can only be set when AppArmor type is Localhost");
}

/* ---- sysctls ---- */

/* ValidateHostSysctl. */
static void validate_host_sysctl(core_check *check, crd_string name, const core_pod_spec *spec, const crd_path *path) {
  if (spec->host_network && crd_core_sysctl_is_of_network(name))
    crd_core_bad_text(check, path, name, "may not be specified when 'hostNetwork' is true");
  else if (spec->host_ipc && crd_core_sysctl_is_of_ipc(name))
    crd_core_bad_text(check, path, name, "may not be specified when 'hostIPC' is true");
}

/* validateSysctls. */
static void validate_sysctls(core_check *check, const core_pod_spec *spec, const core_sysctl_list *sysctls,
                             const crd_path *path) {
  name_table seen = {.arena = check->arena};
  for (uint32_t i = 0; i < sysctls->count; i++) {
    crd_string name = sysctls->items[i].name;
    const crd_path *item = CORE_ITEM(path, i), *at = CORE_AT(item, "name");
    if (name.size == 0)
      crd_core_required(check, at, NULL);
    else if (!crd_core_is_sysctl_name(name))
      crd_core_bad_text(check, at, name,
                        "must have at most 253 characters and match regex "
                        "^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[\\./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$");
    else if (crd_name_table_find(&seen, name))
      crd_core_duplicate(check, at, crd_bad_string(name));
    if (!check->options->allowed.host_sysctls) validate_host_sysctl(check, name, spec, at);
    crd_name_table_put(&seen, name, &seen);
  }
}

/* ---- the pod's security context ---- */

/* validateFSGroupChangePolicy, validateSupplementalGroupsPolicy, validateSELinuxChangePolicy: a policy that is set must be
 * one of the first `count` of two. */
static void validate_policy(core_check *check, const core_optional_string *policy, const crd_string of[2], size_t count,
                            const crd_path *path) {
  if (policy->set && !crd_string_in(policy->value, of, count))
    crd_core_not_supported(check, path, crd_bad_json(policy->value), of, count);
}

static void validate_ids(core_check *check, const core_pod_security_context *context, const crd_path *path) {
  const crd_path *groups = CORE_AT(path, "supplementalGroups");
  crd_core_validate_user_id(check, &context->fs_group, CORE_AT(path, "fsGroup"));
  crd_core_validate_user_id(check, &context->run_as_user, CORE_AT(path, "runAsUser"));
  crd_core_validate_user_id(check, &context->run_as_group, CORE_AT(path, "runAsGroup"));
  for (uint32_t i = 0; i < context->supplemental_groups.count; i++)
    crd_core_validate_range(check, context->supplemental_groups.items[i], 0, INT32_MAX, CORE_ITEM(groups, i));
}

void crd_core_validate_pod_security_context(core_check *check, const core_pod_spec *spec, const crd_path *spec_path,
                                            const crd_path *path) {
  static const crd_string of_group[] = {CRD_STRING_INIT("Always"), CRD_STRING_INIT("OnRootMismatch")};
  static const crd_string of_groups[] = {CRD_STRING_INIT("Merge"), CRD_STRING_INIT("Strict")};
  /* Upstream sorts both, and without the gate allows only the second. */
  static const crd_string of_selinux[] = {CRD_STRING_INIT("MountOption"), CRD_STRING_INIT("Recursive")};
  const core_pod_security_context *context = spec->security_context;
  (void)spec_path;
  if (!context) return;
  bool both = check->options->gates.selinux_mount;
  validate_ids(check, context, path);
  validate_sysctls(check, spec, &context->sysctls, CORE_AT(path, "sysctls"));
  validate_policy(check, &context->fs_group_change_policy, of_group, 2, CORE_AT(path, "fsGroupChangePolicy"));
  crd_core_validate_seccomp_profile(check, context->seccomp_profile, CORE_AT(path, "seccompProfile"));
  crd_core_validate_windows_options(check, context->windows_options, CORE_AT(path, "windowsOptions"));
  crd_core_validate_app_armor_profile(check, context->app_armor_profile, CORE_AT(path, "appArmorProfile"));
  validate_policy(check, &context->supplemental_groups_policy, of_groups, 2, CORE_AT(path, "supplementalGroupsPolicy"));
  validate_policy(check, &context->selinux_change_policy, both ? of_selinux : of_selinux + 1, both ? 2 : 1,
                  CORE_AT(path, "seLinuxChangePolicy"));
}
