/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of a Service's judgement, and properties of a Service. */
#ifndef CORE_SERVICE_H
#define CORE_SERVICE_H

#include "../rules.h"

/* ---- properties ---- */

static inline bool core_service_is_of(const core_service_spec *spec, const char *type) {
  return core_is(spec->type, type);
}
/* needsClusterIP */
static inline bool core_service_needs_address(const core_service_spec *spec) {
  return !core_is(spec->type, "ExternalName");
}
/* isHeadlessService of pkg/apis/core/validation: tests the list of addresses. */
static inline bool core_service_is_headless(const core_service_spec *spec) {
  return spec->cluster_ips.count == 1 && core_is(spec->cluster_ips.items[0], "None");
}
/* needsNodePort of strategy.go. */
static inline bool core_service_has_node_ports(const core_service_spec *spec) {
  return core_is(spec->type, "NodePort") || core_is(spec->type, "LoadBalancer");
}
/* ExternallyAccessible, NeedsHealthCheck of pkg/api/service. */
bool crd_core_service_is_accessible(const core_service_spec *spec);
static inline bool core_service_needs_health_check(const core_service_spec *spec) {
  return core_is(spec->type, "LoadBalancer") && core_is(spec->external_traffic_policy, "Local");
}

/* ---- steps and checks ---- */

/* service_begin.c: the store's steps before a Service is judged (pkg/registry/core/service/storage), which allocate
 * families, addresses and ports as in a cluster of its own; and the completion of a stored Service. */
core_prepare_step crd_core_begin_service;
void crd_core_complete_stored_service(core_judging *judging, void *object, bool itself);

bool crd_core_service_has_node_port(const core_service_spec *spec, int32_t port);

/* service_addresses.c: ValidateServiceClusterIPsRelatedFields; validateUpgradeDowngradeClusterIPs and
 * validateUpgradeDowngradeIPFamilies. */
void crd_core_validate_service_addresses(core_check *check, const core_service_spec *spec, const core_service_spec *old);
void crd_core_validate_changed_service_addresses(core_check *check, const core_service_spec *spec,
                                                 const core_service_spec *old);

/* service_spec.c: the protocols of ports; validateService; validateLoadBalancerClassField. */
void crd_core_validate_protocols(core_check *check, crd_string protocol, const core_optional_string *app_protocol,
                                 const crd_path *path);
void crd_core_validate_service(core_check *check, const core_service *service, const core_service *old);
void crd_core_validate_load_balancer_class(core_check *check, const core_service_spec *spec, const core_service_spec *old);

#endif
