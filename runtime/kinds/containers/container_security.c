/* SPDX-License-Identifier: Apache-2.0 */
/* The security contexts of containers (pkg/apis/core/validation: ValidateSecurityContext). security.c checks the profiles
 * and options that pods have, too. */
#include "container_parts.h"

static const crd_string proc_mounts[] = {CRD_STRING_INIT("Default"), CRD_STRING_INIT("Unmasked")};

/* ValidateProcMountType, and the rule that an unmasked /proc needs a user namespace. */
static void validate_proc_mount(core_check *check, crd_string type, bool host_users, const crd_path *path) {
  crd_core_check_choice(check, path, type, CORE_LIST_OF(proc_mounts));
  if (host_users && core_is(type, "Unmasked"))
    crd_core_bad_word(check, path, type, "`hostUsers` must be false to use `Unmasked`");
}

/* Errors for settings that contradict allowPrivilegeEscalation: false. */
static void validate_no_escalation(core_check *check, const core_security_context *context, const crd_path *path) {
  if (context->privileged.set && context->privileged.value)
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_security_context_type, context),
                     "cannot set `allowPrivilegeEscalation` to false and `privileged` to true");
  if (!context->capabilities || check->options->allowed.sys_admin) return;
  const core_string_list *added = &context->capabilities->add;
  for (uint32_t i = 0; i < added->count; i++)
    if (core_is(added->items[i], "CAP_SYS_ADMIN"))
      crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_security_context_type, context),
                       "cannot set `allowPrivilegeEscalation` to false and `capabilities.Add` CAP_SYS_ADMIN");
}

void crd_core_validate_security_context(core_check *check, const core_security_context *context, bool host_users,
                                        const crd_path *path) {
  if (!context) return;
  if (context->privileged.set && context->privileged.value && !check->options->privileged)
    crd_core_forbidden(check, CORE_AT(path, "privileged"), "disallowed by cluster policy");
  crd_core_validate_user_id(check, &context->run_as_user, CORE_AT(path, "runAsUser"));
  crd_core_validate_user_id(check, &context->run_as_group, CORE_AT(path, "runAsGroup"));
  if (context->proc_mount.set) validate_proc_mount(check, context->proc_mount.value, host_users, CORE_AT(path, "procMount"));
  crd_core_validate_seccomp_profile(check, context->seccomp_profile, CORE_AT(path, "seccompProfile"));
  if (context->allow_privilege_escalation.set && !context->allow_privilege_escalation.value)
    validate_no_escalation(check, context, path);
  crd_core_validate_windows_options(check, context->windows_options, CORE_AT(path, "windowsOptions"));
  crd_core_validate_app_armor_profile(check, context->app_armor_profile, CORE_AT(path, "appArmorProfile"));
}
