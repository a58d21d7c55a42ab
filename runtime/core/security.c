/* What the kernel lets a pod do: its security context, and the profiles that containers have as well. */
#include "forms.h"
#include "validators.h"

#include <crd/go_text.h>
#include <crd/metadata.h>

/* ---- profiles ---- */

static const crd_string profile_types[] = {CRD_STRING_INIT("Localhost"), CRD_STRING_INIT("RuntimeDefault"),
                                           CRD_STRING_INIT("Unconfined")};

/* Of a type that is none of the three. */
static void say_no_profile_type(core_check *check, crd_string type, crd_string required, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "type");
  if (type.size == 0)
    core_required(check, at, required);
  else
    core_not_supported(check, at, core_show_typed(check, type), CORE_LIST_OF(profile_types));
}

void core_validate_seccomp_profile(core_check *check, const core_seccomp_profile *profile, const crd_path *path) {
  if (!profile) return;
  const crd_path *file = CORE_AT(path, "localhostProfile");
  if (!core_is_one_of(profile->type, CORE_LIST_OF(profile_types)))
    say_no_profile_type(check, profile->type, CRD_STRING("type is required when seccompProfile is set"), path);
  if (core_is(profile->type, "Localhost")) {
    if (profile->localhost_profile.set)
      core_validate_local_descending_path(check, profile->localhost_profile.value, file);
    else
      core_required(check, file, CRD_STRING("must be set when seccomp type is Localhost"));
  } else if (profile->localhost_profile.set) {
    core_invalid(check, file, core_show_struct(check, &core_seccomp_profile_type, profile),
                 CRD_STRING("can only be set when seccomp type is Localhost"));
  }
}

static void validate_app_armor_file(core_check *check, const core_optional_string *file, const crd_path *path) {
  static const crd_string missing = CRD_STRING_INIT("must be set when AppArmor type is Localhost");
  enum { LONGEST = 4095 }; /* PATH_MAX - 1 */
  if (!file->set) {
    core_required(check, path, missing);
    return;
  }
  if (crd_go_trim(file->value).size != file->value.size)
    core_invalid(check, path, core_show_string(check, file->value), CRD_STRING("must not be padded with whitespace"));
  else if (file->value.size == 0)
    core_required(check, path, missing);
  if (file->value.size > LONGEST) core_too_long(check, path, LONGEST);
}

void core_validate_app_armor_profile(core_check *check, const core_app_armor_profile *profile, const crd_path *path) {
  if (!profile) return;
  const crd_path *file = CORE_AT(path, "localhostProfile");
  if (!core_is_one_of(profile->type, CORE_LIST_OF(profile_types)))
    say_no_profile_type(check, profile->type, CRD_STRING("type is required when appArmorProfile is set"), path);
  else if (core_is(profile->type, "Localhost"))
    validate_app_armor_file(check, &profile->localhost_profile, file);
  else if (profile->localhost_profile.set)
    core_invalid(check, file, core_show_typed(check, profile->localhost_profile.value),
                 CRD_STRING("can only be set when AppArmor type is Localhost"));
}

/* ---- sysctls ---- */

/* ValidateHostSysctl. */
static void validate_host_sysctl(core_check *check, crd_string name, const core_pod_spec *spec, const crd_path *path) {
  if (spec->host_network && core_sysctl_is_of_network(name))
    core_invalid(check, path, core_show_string(check, name), CRD_STRING("may not be specified when 'hostNetwork' is true"));
  else if (spec->host_ipc && core_sysctl_is_of_ipc(name))
    core_invalid(check, path, core_show_string(check, name), CRD_STRING("may not be specified when 'hostIPC' is true"));
}

/* validateSysctls. */
static void validate_sysctls(core_check *check, const core_pod_spec *spec, const core_sysctl_list *sysctls,
                             const crd_path *path) {
  name_table seen = {.arena = check->arena};
  for (uint32_t i = 0; i < sysctls->count; i++) {
    crd_string name = sysctls->items[i].name;
    const crd_path *item = CORE_ITEM(path, i), *at = CORE_AT(item, "name");
    if (name.size == 0)
      core_required(check, at, CORE_NO_DETAIL);
    else if (!core_is_sysctl_name(name))
      core_invalid(check, at, core_show_string(check, name),
                   CRD_STRING("must have at most 253 characters and match regex "
                              "^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[\\./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$"));
    else if (crd_name_table_find(&seen, name))
      core_duplicate(check, at, core_show_string(check, name));
    validate_host_sysctl(check, name, spec, at);
    crd_name_table_put(&seen, name, &seen);
  }
}

/* ---- the pod's context ---- */

/* A policy, where one is set, is one of the first `count` of two. */
static void validate_policy(core_check *check, const core_optional_string *policy, const crd_string of[2], size_t count,
                            const crd_path *path) {
  if (policy->set && !core_is_one_of(policy->value, of, count))
    core_not_supported(check, path, core_show_typed(check, policy->value), of, count);
}

static void validate_ids(core_check *check, const core_pod_security_context *context, const crd_path *path) {
  const crd_path *groups = CORE_AT(path, "supplementalGroups");
  core_validate_user_id(check, &context->fs_group, CORE_AT(path, "fsGroup"));
  core_validate_user_id(check, &context->run_as_user, CORE_AT(path, "runAsUser"));
  core_validate_user_id(check, &context->run_as_group, CORE_AT(path, "runAsGroup"));
  for (uint32_t i = 0; i < context->supplemental_groups.count; i++)
    core_validate_range(check, context->supplemental_groups.items[i], 0, INT32_MAX, CORE_ITEM(groups, i));
}

void core_validate_pod_security_context(core_check *check, const core_pod_spec *spec, const crd_path *spec_path,
                                        const crd_path *path) {
  static const crd_string of_group[] = {CRD_STRING_INIT("Always"), CRD_STRING_INIT("OnRootMismatch")};
  static const crd_string of_groups[] = {CRD_STRING_INIT("Merge"), CRD_STRING_INIT("Strict")};
  /* Upstream sorts the two, and without the gate lets the second alone. */
  static const crd_string of_selinux[] = {CRD_STRING_INIT("MountOption"), CRD_STRING_INIT("Recursive")};
  const core_pod_security_context *context = spec->security_context;
  (void)spec_path;
  if (!context) return;
  bool both = check->options->gates.selinux_mount;
  validate_ids(check, context, path);
  validate_sysctls(check, spec, &context->sysctls, CORE_AT(path, "sysctls"));
  validate_policy(check, &context->fs_group_change_policy, of_group, 2, CORE_AT(path, "fsGroupChangePolicy"));
  core_validate_seccomp_profile(check, context->seccomp_profile, CORE_AT(path, "seccompProfile"));
  core_validate_windows_options(check, context->windows_options, CORE_AT(path, "windowsOptions"));
  core_validate_app_armor_profile(check, context->app_armor_profile, CORE_AT(path, "appArmorProfile"));
  validate_policy(check, &context->supplemental_groups_policy, of_groups, 2, CORE_AT(path, "supplementalGroupsPolicy"));
  validate_policy(check, &context->selinux_change_policy, both ? of_selinux : of_selinux + 1, both ? 2 : 1,
                  CORE_AT(path, "seLinuxChangePolicy"));
}
