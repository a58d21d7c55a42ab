/* SPDX-License-Identifier: Apache-2.0 */
/* Fields that a pod must not set for its operating system: rows with the kind of each field. */
#include "../containers/container_walk.h"
#include "../validators.h"

#include <stddef.h>

typedef struct os_field {
  crd_string name;
  uint16_t offset;
  uint8_t kind; /* core_kind */
} os_field;

static bool is_set(const os_field *field, const void *of) {
  const void *at = (const char *)of + field->offset;
  switch (field->kind) {
  case CORE_BOOL:
    return *(const bool *)at;
  case CORE_BOOL_POINTER:
    return ((const core_optional_bool *)at)->set;
  case CORE_INT64_POINTER:
    return ((const core_optional_int64 *)at)->set;
  case CORE_STRING_POINTER:
    return ((const core_optional_string *)at)->set;
  case CORE_LIST:
    return ((const core_sysctl_list *)at)->count > 0;
  default: /* a pointer to a struct, or a list that is not nil */
    return *(const void *const *)at != NULL;
  }
}

static void forbid_fields_of_os(core_check *check, const os_field *fields, size_t count, const void *of, const char *why,
                                const crd_path *path) {
  for (size_t i = 0; i < count; i++)
    if (is_set(&fields[i], of)) crd_core_forbidden(check, CORE_NAMED(path, fields[i].name), why);
}

#define FIELD(type, json, member, of_kind)                                                                                  \
  { CRD_STRING_INIT(json), offsetof(core_##type, member), CORE_##of_kind }

static const os_field linux_pod_context[] = {FIELD(pod_security_context, "windowsOptions", windows_options, STRUCT_POINTER)};
static const os_field linux_container_context[] = {
    FIELD(security_context, "windowsOptions", windows_options, STRUCT_POINTER)};

static const os_field windows_pod_context[] = {
    FIELD(pod_security_context, "appArmorProfile", app_armor_profile, STRUCT_POINTER),
    FIELD(pod_security_context, "seLinuxOptions", selinux_options, STRUCT_POINTER),
    FIELD(pod_security_context, "seccompProfile", seccomp_profile, STRUCT_POINTER),
    FIELD(pod_security_context, "fsGroup", fs_group, INT64_POINTER),
    FIELD(pod_security_context, "fsGroupChangePolicy", fs_group_change_policy, STRING_POINTER),
    FIELD(pod_security_context, "sysctls", sysctls, LIST),
    FIELD(pod_security_context, "runAsUser", run_as_user, INT64_POINTER),
    FIELD(pod_security_context, "runAsGroup", run_as_group, INT64_POINTER),
    FIELD(pod_security_context, "supplementalGroups", supplemental_groups, INT64_LIST),
    FIELD(pod_security_context, "supplementalGroupsPolicy", supplemental_groups_policy, STRING_POINTER),
    FIELD(pod_security_context, "seLinuxChangePolicy", selinux_change_policy, STRING_POINTER)};
static const os_field windows_pod[] = {FIELD(pod_spec, "hostUsers", host_users, BOOL_POINTER),
                                       FIELD(pod_spec, "hostPID", host_pid, BOOL),
                                       FIELD(pod_spec, "hostIPC", host_ipc, BOOL),
                                       FIELD(pod_spec, "shareProcessNamespace", share_process_namespace, BOOL_POINTER)};
static const os_field windows_container_context[] = {
    FIELD(security_context, "appArmorProfile", app_armor_profile, STRUCT_POINTER),
    FIELD(security_context, "seLinuxOptions", selinux_options, STRUCT_POINTER),
    FIELD(security_context, "seccompProfile", seccomp_profile, STRUCT_POINTER),
    FIELD(security_context, "capabilities", capabilities, STRUCT_POINTER),
    FIELD(security_context, "readOnlyRootFilesystem", read_only_root_filesystem, BOOL_POINTER),
    FIELD(security_context, "privileged", privileged, BOOL_POINTER),
    FIELD(security_context, "allowPrivilegeEscalation", allow_privilege_escalation, BOOL_POINTER),
    FIELD(security_context, "procMount", proc_mount, STRING_POINTER),
    FIELD(security_context, "runAsUser", run_as_user, INT64_POINTER),
    FIELD(security_context, "runAsGroup", run_as_group, INT64_POINTER)};

/* Checks the security contexts of all containers. */
static void forbid_in_containers(core_check *check, const core_pod_spec *spec, const os_field *fields, size_t count,
                                 const char *why, const crd_path *path) {
  core_container_walk walk = {.spec = spec, .spec_path = path};
  for (const core_container *container; (container = crd_core_container_walk_next(&walk));)
    if (container->security_context)
      forbid_fields_of_os(check, fields, count, container->security_context, why, CORE_AT(&walk.path, "securityContext"));
}

/* validateLinux. */
static void validate_linux(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  static const char why[] = "windows options cannot be set for a linux pod";
  if (spec->security_context)
    forbid_fields_of_os(check, CORE_LIST_OF(linux_pod_context), spec->security_context, why,
                        CORE_AT(path, "securityContext"));
  forbid_in_containers(check, spec, CORE_LIST_OF(linux_container_context), why, path);
}

/* validateWindows. */
static void validate_windows(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  static const char why[] = "cannot be set for a windows pod";
  if (spec->security_context)
    forbid_fields_of_os(check, CORE_LIST_OF(windows_pod_context), spec->security_context, why,
                        CORE_AT(path, "securityContext"));
  forbid_fields_of_os(check, CORE_LIST_OF(windows_pod), spec, why, path);
  forbid_in_containers(check, spec, CORE_LIST_OF(windows_container_context), why, path);
}

void crd_core_validate_pod_os(core_check *check, const core_pod_spec *spec, const crd_path *spec_path) {
  static const crd_string systems[] = {CRD_STRING_INIT("linux"), CRD_STRING_INIT("windows")};
  const crd_path *at = CORE_AT(spec_path, "os");
  crd_string name = spec->os->name;
  if (name.size == 0)
    crd_core_required(check, CORE_AT(at, "name"), NULL);
  else if (core_is(name, "linux"))
    validate_linux(check, spec, spec_path);
  else if (core_is(name, "windows"))
    validate_windows(check, spec, spec_path);
  else
    crd_core_not_supported(check, at, crd_bad_json(name), CORE_LIST_OF(systems));
}
