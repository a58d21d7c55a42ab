/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that the validators of containers call across files; those for other code are in validators.h. */
#ifndef CORE_CONTAINER_PARTS_H
#define CORE_CONTAINER_PARTS_H

#include "../validators.h"

/* A set of names from the input: a few names are searched linearly, more are put into a hash table. */
typedef struct core_name_set {
  crd_arena *arena;
  uint32_t count;
  crd_string few[8];
  name_table many;
} core_name_set;
/* Initialises an empty set; its array of names needs no initialisation. */
static inline void core_name_set_begin(core_name_set *set, crd_arena *arena) {
  set->arena = arena;
  set->count = 0;
}
/* Declares an empty set. */
#define CORE_NAME_SET(set, its_arena)                                                                                       \
  core_name_set set;                                                                                                        \
  core_name_set_begin(&(set), its_arena)
bool crd_core_name_set_has(const core_name_set *set, crd_string name);
/* Adds a name; false if the set had it. */
bool crd_core_name_set_add(core_name_set *set, crd_string name);
/* Adds a name; field.Duplicate if the set had it. */
void crd_core_validate_new(core_check *check, core_name_set *seen, crd_string name, crd_bad_value shown,
                           const crd_path *path);
/* field.Duplicate at each repeated item: of strings at intervals of `size` bytes, such as a member of the structs of a
 * list. */
void crd_core_validate_unique(core_check *check, const crd_string *first, uint32_t count, size_t size, const crd_path *path);
#define CORE_UNIQUE(check, list, member, path)                                                                              \
  crd_core_validate_unique(check, (list)->count ? &(list)->items->member : NULL, (list)->count, sizeof *(list)->items, path)

/* The index of the first item whose member is `text`, or `count`. */
uint32_t crd_core_index_of(const crd_string *first, uint32_t count, size_t size, crd_string text);
#define CORE_INDEX_OF(list, member, text)                                                                                   \
  crd_core_index_of((list)->count ? &(list)->items->member : NULL, (list)->count, sizeof *(list)->items, text)

#define CORE_UNIQUE_TEXTS(check, list, path)                                                                                \
  crd_core_validate_unique(check, (list)->items, (list)->count, sizeof *(list)->items, path)

/* ValidateNonnegativeField. */
void crd_core_check_not_negative(core_check *check, const crd_path *path, int64_t value);

/* container_ports.c: IsValidPortNum; validateContainerPorts; AccumulateUniqueHostPorts, which adds to the ports seen
 * so far. */
void crd_core_validate_port_number(core_check *check, int64_t port, const crd_path *path);
void crd_core_validate_container_ports(core_check *check, const core_container_port_list *ports, const crd_path *path);
void crd_core_validate_unique_host_ports(core_check *check, const core_container_port_list *ports, core_name_set *seen,
                                         const crd_path *path);

/* env.c: ValidateEnv, ValidateEnvFrom. */
void crd_core_validate_env(core_check *check, const core_env_var_list *variables, const crd_path *path);
void crd_core_validate_env_from(core_check *check, const core_env_from_source_list *sources, const crd_path *path);

/* mounts.c: ValidateVolumeMounts, ValidateVolumeDevices. */
void crd_core_validate_volume_mounts(core_check *check, const core_container *container, const core_known_volumes *volumes,
                                     const crd_path *path);
void crd_core_validate_volume_devices(core_check *check, const core_container *container, const core_known_volumes *volumes,
                                      const crd_path *path);

/* handlers.c: ValidatePortNumOrName; validateLifecycle; validateProbe with what each of the three adds. The part may be
 * NULL. */
void crd_core_validate_port(core_check *check, core_int_or_string port, const crd_path *path);
void crd_core_validate_lifecycle(core_check *check, const core_lifecycle *lifecycle, const core_pod_spec *spec,
                                 const crd_path *path);
void crd_core_validate_liveness_probe(core_check *check, const core_probe *probe, const core_pod_spec *spec,
                                      const crd_path *path); /* startup probes, too */
void crd_core_validate_readiness_probe(core_check *check, const core_probe *probe, const core_pod_spec *spec,
                                       const crd_path *path);

/* restart.c: validateContainerRestartPolicy, validateInitContainerRestartPolicy, validateResizePolicy; the path is that of
 * the container, of the last one that of its policies. */
void crd_core_validate_container_restart_policy(core_check *check, const core_container *container, const crd_path *path);
void crd_core_validate_init_container_restart_policy(core_check *check, const core_container *container,
                                                     const crd_path *path);
void crd_core_validate_resize_policy(core_check *check, const core_container_resize_policy_list *policies,
                                     crd_string pod_restart_policy, const crd_path *path);
bool crd_core_restarts_always(const core_container *container);

/* container_security.c: ValidateSecurityContext; `context` may be NULL. */
void crd_core_validate_security_context(core_check *check, const core_security_context *context, bool host_users,
                                        const crd_path *path);

/* resource_names.c: validateResourceName, true if the name is valid; the same, then ValidateContainerResourceName or
 * validatePodResourceName. */
bool crd_core_validate_resource_name(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_container_resource_name(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_pod_resource_name(core_check *check, crd_string name, const crd_path *path);
bool crd_core_is_huge_page_resource(crd_string name); /* IsHugePageResourceName */
/* resources.c: IsHugePageResourceValueDivisible, of a resource of huge pages. */
bool crd_core_is_whole_pages(crd_string name, const crd_quantity *quantity);
bool crd_core_is_quota_resource(crd_string name); /* IsStandardQuotaResourceName */
bool crd_core_is_integer_resource(core_check *check, crd_string name);
/* IsNativeResource: of kubernetes.io or a domain that ends so, or of no domain. */
bool crd_core_is_native_resource(crd_string name);
/* IsExtendedResourceName: also as the name that a quota has for it. */
bool crd_core_is_extended_resource(crd_arena *arena, crd_string name);
bool crd_core_is_overcommit_allowed(crd_string name);

/* resources.c: validateResourceRequirements with one of the rules above for names. */
typedef void core_resource_name_rule(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_requirements(core_check *check, const core_resource_requirements *requirements,
                                    core_resource_name_rule *name_rule, const core_claim_names *claims,
                                    const crd_path *path);

#endif
