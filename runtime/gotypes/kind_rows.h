/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds that kube-apiserver has built in, by group, version and kind, and their resources: runtime/gotypes/kinds.c says
 * what the rows have. tools/core-kinds.go prints this file. */
KIND("", "v1", "Binding", "bindings", SERVED, TYPE(binding))
KIND("", "v1", "ComponentStatus", "componentstatuses", CLUSTER, SERVED, MERGES, TYPE(component_status))
KIND("", "v1", "ConfigMap", "configmaps", SERVED, MERGES, TYPE(config_map))
KIND("", "v1", "Endpoints", "endpoints", SERVED, MERGES, TYPE(endpoints))
KIND("", "v1", "Event", "events", SERVED, MERGES, TYPE(event))
KIND("", "v1", "LimitRange", "limitranges", SERVED, MERGES, TYPE(limit_range))
KIND("", "v1", "Namespace", "namespaces", CLUSTER, SERVED, MERGES, TYPE(namespace))
KIND("", "v1", "Node", "nodes", CLUSTER, SERVED, MERGES, TYPE(node))
KIND("", "v1", "NodeProxyOptions", "nodeproxyoptionses", TYPE(node_proxy_options))
KIND("", "v1", "PersistentVolume", "persistentvolumes", CLUSTER, SERVED, MERGES, TYPE(persistent_volume))
KIND("", "v1", "PersistentVolumeClaim", "persistentvolumeclaims", SERVED, MERGES, TYPE(persistent_volume_claim))
KIND("", "v1", "Pod", "pods", SERVED, MERGES, TYPE(pod))
KIND("", "v1", "PodAttachOptions", "podattachoptionses", TYPE(pod_attach_options))
KIND("", "v1", "PodExecOptions", "podexecoptionses", TYPE(pod_exec_options))
KIND("", "v1", "PodLogOptions", "podlogoptionses", TYPE(pod_log_options))
KIND("", "v1", "PodPortForwardOptions", "podportforwardoptionses", TYPE(pod_port_forward_options))
KIND("", "v1", "PodProxyOptions", "podproxyoptionses", TYPE(pod_proxy_options))
KIND("", "v1", "PodTemplate", "podtemplates", SERVED, MERGES, TYPE(pod_template))
KIND("", "v1", "RangeAllocation", "rangeallocations", TYPE(range_allocation))
KIND("", "v1", "ReplicationController", "replicationcontrollers", SERVED, MERGES, TYPE(replication_controller))
KIND("", "v1", "ResourceQuota", "resourcequotas", SERVED, MERGES, TYPE(resource_quota))
KIND("", "v1", "Secret", "secrets", SERVED, MERGES, TYPE(secret))
KIND("", "v1", "SerializedReference", "serializedreferences", TYPE(serialized_reference))
KIND("", "v1", "Service", "services", SERVED, MERGES, TYPE(service))
KIND("", "v1", "ServiceAccount", "serviceaccounts", SERVED, MERGES, TYPE(service_account))
KIND("", "v1", "ServiceProxyOptions", "serviceproxyoptionses", TYPE(service_proxy_options))
KIND("admissionregistration.k8s.io", "v1", "MutatingAdmissionPolicy", "mutatingadmissionpolicies", CLUSTER, SERVED, MERGES,
     TYPE(admission_mutating_admission_policy))
KIND("admissionregistration.k8s.io", "v1", "MutatingAdmissionPolicyBinding", "mutatingadmissionpolicybindings", CLUSTER,
     SERVED, MERGES, TYPE(admission_mutating_admission_policy_binding))
KIND("admissionregistration.k8s.io", "v1", "MutatingWebhookConfiguration", "mutatingwebhookconfigurations", CLUSTER, SERVED,
     MERGES, TYPE(admission_mutating_webhook_configuration))
KIND("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicy", "validatingadmissionpolicies", CLUSTER, SERVED,
     MERGES, TYPE(admission_validating_admission_policy))
KIND("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicyBinding", "validatingadmissionpolicybindings", CLUSTER,
     SERVED, MERGES, TYPE(admission_validating_admission_policy_binding))
KIND("admissionregistration.k8s.io", "v1", "ValidatingWebhookConfiguration", "validatingwebhookconfigurations", CLUSTER,
     SERVED, MERGES, TYPE(admission_validating_webhook_configuration))
KIND("admissionregistration.k8s.io", "v1alpha1", "MutatingAdmissionPolicy", "mutatingadmissionpolicies", CLUSTER, SHARES,
     MERGES, TYPE(admission_mutating_admission_policy_v1alpha1))
KIND("admissionregistration.k8s.io", "v1alpha1", "MutatingAdmissionPolicyBinding", "mutatingadmissionpolicybindings",
     CLUSTER, SHARES, MERGES, TYPE(admission_mutating_admission_policy_binding_v1alpha1))
KIND("admissionregistration.k8s.io", "v1alpha1", "ValidatingAdmissionPolicy", "validatingadmissionpolicies", CLUSTER, SHARES,
     MERGES, TYPE(admission_validating_admission_policy_v1alpha1))
KIND("admissionregistration.k8s.io", "v1alpha1", "ValidatingAdmissionPolicyBinding", "validatingadmissionpolicybindings",
     CLUSTER, SHARES, MERGES, TYPE(admission_validating_admission_policy_binding_v1alpha1))
KIND("admissionregistration.k8s.io", "v1beta1", "MutatingAdmissionPolicy", "mutatingadmissionpolicies", CLUSTER, SHARES,
     MERGES, TYPE(admission_mutating_admission_policy_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "MutatingAdmissionPolicyBinding", "mutatingadmissionpolicybindings", CLUSTER,
     SHARES, MERGES, TYPE(admission_mutating_admission_policy_binding_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "MutatingWebhookConfiguration", "mutatingwebhookconfigurations", CLUSTER)
KIND("admissionregistration.k8s.io", "v1beta1", "ValidatingAdmissionPolicy", "validatingadmissionpolicies", CLUSTER, SHARES,
     MERGES, TYPE(admission_validating_admission_policy_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "ValidatingAdmissionPolicyBinding", "validatingadmissionpolicybindings",
     CLUSTER, SHARES, MERGES, TYPE(admission_validating_admission_policy_binding_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "ValidatingWebhookConfiguration", "validatingwebhookconfigurations", CLUSTER)
KIND("apiextensions.k8s.io", "v1", "CustomResourceDefinition", "customresourcedefinitions", CLUSTER, SERVED)
KIND("apiregistration.k8s.io", "v1", "APIService", "apiservices", CLUSTER, SERVED, TYPE(apiregistration_api_service))
KIND("apps", "v1", "ControllerRevision", "controllerrevisions", SERVED, MERGES, TYPE(controller_revision))
KIND("apps", "v1", "DaemonSet", "daemonsets", SERVED, MERGES, TYPE(daemon_set))
KIND("apps", "v1", "Deployment", "deployments", SERVED, MERGES, TYPE(deployment))
KIND("apps", "v1", "ReplicaSet", "replicasets", SERVED, MERGES, TYPE(replica_set))
KIND("apps", "v1", "StatefulSet", "statefulsets", SERVED, MERGES, TYPE(stateful_set))
KIND("apps", "v1beta1", "ControllerRevision", "controllerrevisions")
KIND("apps", "v1beta1", "Deployment", "deployments")
KIND("apps", "v1beta1", "DeploymentRollback", "deploymentrollbacks")
KIND("apps", "v1beta1", "Scale", "scales")
KIND("apps", "v1beta1", "StatefulSet", "statefulsets")
KIND("apps", "v1beta2", "ControllerRevision", "controllerrevisions")
KIND("apps", "v1beta2", "DaemonSet", "daemonsets")
KIND("apps", "v1beta2", "Deployment", "deployments")
KIND("apps", "v1beta2", "ReplicaSet", "replicasets")
KIND("apps", "v1beta2", "Scale", "scales")
KIND("apps", "v1beta2", "StatefulSet", "statefulsets")
KIND("authentication.k8s.io", "v1", "SelfSubjectReview", "selfsubjectreviews", CLUSTER, SERVED,
     TYPE(authentication_self_subject_review))
KIND("authentication.k8s.io", "v1", "TokenRequest", "tokenrequests", TYPE(authentication_token_request))
KIND("authentication.k8s.io", "v1", "TokenReview", "tokenreviews", CLUSTER, SERVED, TYPE(authentication_token_review))
KIND("authentication.k8s.io", "v1alpha1", "SelfSubjectReview", "selfsubjectreviews", CLUSTER, SHARES,
     TYPE(authentication_self_subject_review_v1alpha1))
KIND("authentication.k8s.io", "v1beta1", "SelfSubjectReview", "selfsubjectreviews", CLUSTER, SHARES,
     TYPE(authentication_self_subject_review_v1beta1))
KIND("authentication.k8s.io", "v1beta1", "TokenReview", "tokenreviews", CLUSTER)
KIND("authorization.k8s.io", "v1", "LocalSubjectAccessReview", "localsubjectaccessreviews", SERVED,
     TYPE(authorization_local_subject_access_review))
KIND("authorization.k8s.io", "v1", "SelfSubjectAccessReview", "selfsubjectaccessreviews", CLUSTER, SERVED,
     TYPE(authorization_self_subject_access_review))
KIND("authorization.k8s.io", "v1", "SelfSubjectRulesReview", "selfsubjectrulesreviews", CLUSTER, SERVED,
     TYPE(authorization_self_subject_rules_review))
KIND("authorization.k8s.io", "v1", "SubjectAccessReview", "subjectaccessreviews", CLUSTER, SERVED,
     TYPE(authorization_subject_access_review))
KIND("authorization.k8s.io", "v1beta1", "LocalSubjectAccessReview", "localsubjectaccessreviews")
KIND("authorization.k8s.io", "v1beta1", "SelfSubjectAccessReview", "selfsubjectaccessreviews", CLUSTER)
KIND("authorization.k8s.io", "v1beta1", "SelfSubjectRulesReview", "selfsubjectrulesreviews", CLUSTER)
KIND("authorization.k8s.io", "v1beta1", "SubjectAccessReview", "subjectaccessreviews", CLUSTER)
KIND("autoscaling", "v1", "HorizontalPodAutoscaler", "horizontalpodautoscalers", SERVED, MERGES,
     TYPE(autoscaling_v1_horizontal_pod_autoscaler))
KIND("autoscaling", "v1", "Scale", "scales", TYPE(autoscaling_v1_scale))
KIND("autoscaling", "v2", "HorizontalPodAutoscaler", "horizontalpodautoscalers", SERVED, MERGES,
     TYPE(autoscaling_horizontal_pod_autoscaler))
KIND("batch", "v1", "CronJob", "cronjobs", SERVED, MERGES, TYPE(cron_job))
KIND("batch", "v1", "Job", "jobs", SERVED, MERGES, TYPE(job))
KIND("batch", "v1beta1", "CronJob", "cronjobs")
KIND("certificates.k8s.io", "v1", "CertificateSigningRequest", "certificatesigningrequests", CLUSTER, SERVED, MERGES,
     TYPE(certificates_certificate_signing_request))
KIND("certificates.k8s.io", "v1", "ClusterTrustBundle", "clustertrustbundles", CLUSTER, SERVED, MERGES,
     TYPE(certificates_cluster_trust_bundle))
KIND("certificates.k8s.io", "v1", "PodCertificateRequest", "podcertificaterequests", SERVED, MERGES,
     TYPE(certificates_pod_certificate_request))
KIND("certificates.k8s.io", "v1alpha1", "ClusterTrustBundle", "clustertrustbundles", CLUSTER, SHARES, MERGES,
     TYPE(certificates_cluster_trust_bundle_v1alpha1))
KIND("certificates.k8s.io", "v1beta1", "CertificateSigningRequest", "certificatesigningrequests", CLUSTER)
KIND("certificates.k8s.io", "v1beta1", "ClusterTrustBundle", "clustertrustbundles", CLUSTER, SHARES, MERGES,
     TYPE(certificates_cluster_trust_bundle_v1beta1))
KIND("certificates.k8s.io", "v1beta1", "PodCertificateRequest", "podcertificaterequests", MERGES,
     TYPE(certificates_v1beta1_pod_certificate_request))
KIND("coordination.k8s.io", "v1", "Lease", "leases", SERVED, MERGES, TYPE(coordination_lease))
KIND("coordination.k8s.io", "v1alpha2", "LeaseCandidate", "leasecandidates", SHARES, MERGES,
     TYPE(coordination_lease_candidate_v1alpha2))
KIND("coordination.k8s.io", "v1beta1", "Lease", "leases")
KIND("coordination.k8s.io", "v1beta1", "LeaseCandidate", "leasecandidates", MERGES, TYPE(coordination_lease_candidate))
KIND("discovery.k8s.io", "v1", "EndpointSlice", "endpointslices", SERVED, MERGES, TYPE(discovery_endpoint_slice))
KIND("discovery.k8s.io", "v1beta1", "EndpointSlice", "endpointslices")
KIND("events.k8s.io", "v1", "Event", "events", SERVED, MERGES, TYPE(events_event))
KIND("events.k8s.io", "v1beta1", "Event", "events")
KIND("extensions", "v1beta1", "DaemonSet", "daemonsets")
KIND("extensions", "v1beta1", "Deployment", "deployments")
KIND("extensions", "v1beta1", "DeploymentRollback", "deploymentrollbacks")
KIND("extensions", "v1beta1", "Ingress", "ingresses")
KIND("extensions", "v1beta1", "NetworkPolicy", "networkpolicies")
KIND("extensions", "v1beta1", "ReplicaSet", "replicasets")
KIND("extensions", "v1beta1", "Scale", "scales")
KIND("flowcontrol.apiserver.k8s.io", "v1", "FlowSchema", "flowschemas", CLUSTER, SERVED, MERGES,
     TYPE(flowcontrol_flow_schema))
KIND("flowcontrol.apiserver.k8s.io", "v1", "PriorityLevelConfiguration", "prioritylevelconfigurations", CLUSTER, SERVED,
     MERGES, TYPE(flowcontrol_priority_level_configuration))
KIND("flowcontrol.apiserver.k8s.io", "v1beta1", "FlowSchema", "flowschemas", CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta1", "PriorityLevelConfiguration", "prioritylevelconfigurations", CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta2", "FlowSchema", "flowschemas", CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta2", "PriorityLevelConfiguration", "prioritylevelconfigurations", CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta3", "FlowSchema", "flowschemas", CLUSTER, SHARES, MERGES,
     TYPE(flowcontrol_flow_schema_v1beta3))
KIND("flowcontrol.apiserver.k8s.io", "v1beta3", "PriorityLevelConfiguration", "prioritylevelconfigurations", CLUSTER, MERGES,
     TYPE(flowcontrol_v1beta3_priority_level_configuration))
KIND("internal.apiserver.k8s.io", "v1alpha1", "StorageVersion", "storageversions", CLUSTER, MERGES,
     TYPE(apiserverinternal_storage_version))
KIND("lifecycle.k8s.io", "v1alpha1", "Eviction", "evictions", MERGES, TYPE(lifecycle_eviction))
KIND("lifecycle.k8s.io", "v1alpha1", "EvictionRequest", "evictionrequests", MERGES, TYPE(lifecycle_eviction_request))
KIND("meta.k8s.io", "v1", "CreateOptions", "createoptionses", TYPE(create_options))
KIND("meta.k8s.io", "v1", "DeleteOptions", "deleteoptionses", MERGES, TYPE(delete_options))
KIND("meta.k8s.io", "v1", "PatchOptions", "patchoptionses", TYPE(patch_options))
KIND("meta.k8s.io", "v1", "UpdateOptions", "updateoptionses", TYPE(update_options))
KIND("networking.k8s.io", "v1", "IPAddress", "ipaddresses", CLUSTER, SERVED, MERGES, TYPE(networking_ip_address))
KIND("networking.k8s.io", "v1", "Ingress", "ingresses", SERVED, MERGES, TYPE(networking_ingress))
KIND("networking.k8s.io", "v1", "IngressClass", "ingressclasses", CLUSTER, SERVED, MERGES, TYPE(networking_ingress_class))
KIND("networking.k8s.io", "v1", "NetworkPolicy", "networkpolicies", SERVED, MERGES, TYPE(networking_network_policy))
KIND("networking.k8s.io", "v1", "ServiceCIDR", "servicecidrs", CLUSTER, SERVED, MERGES, TYPE(networking_service_cidr))
KIND("networking.k8s.io", "v1beta1", "IPAddress", "ipaddresses", CLUSTER, SHARES, MERGES,
     TYPE(networking_ip_address_v1beta1))
KIND("networking.k8s.io", "v1beta1", "Ingress", "ingresses")
KIND("networking.k8s.io", "v1beta1", "IngressClass", "ingressclasses", CLUSTER)
KIND("networking.k8s.io", "v1beta1", "ServiceCIDR", "servicecidrs", CLUSTER, SHARES, MERGES,
     TYPE(networking_service_cidr_v1beta1))
KIND("node.k8s.io", "v1", "RuntimeClass", "runtimeclasses", CLUSTER, SERVED, MERGES, TYPE(node_runtime_class))
KIND("node.k8s.io", "v1alpha1", "RuntimeClass", "runtimeclasses", CLUSTER, MERGES, TYPE(node_v1alpha1_runtime_class))
KIND("node.k8s.io", "v1beta1", "RuntimeClass", "runtimeclasses", CLUSTER)
KIND("policy", "v1", "Eviction", "evictions", MERGES, TYPE(policy_eviction))
KIND("policy", "v1", "PodDisruptionBudget", "poddisruptionbudgets", SERVED, MERGES, TYPE(policy_pod_disruption_budget))
KIND("policy", "v1beta1", "Eviction", "evictions")
KIND("policy", "v1beta1", "PodDisruptionBudget", "poddisruptionbudgets")
KIND("rbac.authorization.k8s.io", "v1", "ClusterRole", "clusterroles", CLUSTER, SERVED, MERGES, TYPE(rbac_cluster_role))
KIND("rbac.authorization.k8s.io", "v1", "ClusterRoleBinding", "clusterrolebindings", CLUSTER, SERVED, MERGES,
     TYPE(rbac_cluster_role_binding))
KIND("rbac.authorization.k8s.io", "v1", "Role", "roles", SERVED, MERGES, TYPE(rbac_role))
KIND("rbac.authorization.k8s.io", "v1", "RoleBinding", "rolebindings", SERVED, MERGES, TYPE(rbac_role_binding))
KIND("rbac.authorization.k8s.io", "v1alpha1", "ClusterRole", "clusterroles", CLUSTER, SHARES, MERGES,
     TYPE(rbac_cluster_role_v1alpha1))
KIND("rbac.authorization.k8s.io", "v1alpha1", "ClusterRoleBinding", "clusterrolebindings", CLUSTER, MERGES,
     TYPE(rbac_v1alpha1_cluster_role_binding))
KIND("rbac.authorization.k8s.io", "v1alpha1", "Role", "roles", SHARES, MERGES, TYPE(rbac_role_v1alpha1))
KIND("rbac.authorization.k8s.io", "v1alpha1", "RoleBinding", "rolebindings", MERGES, TYPE(rbac_v1alpha1_role_binding))
KIND("rbac.authorization.k8s.io", "v1beta1", "ClusterRole", "clusterroles", CLUSTER)
KIND("rbac.authorization.k8s.io", "v1beta1", "ClusterRoleBinding", "clusterrolebindings", CLUSTER)
KIND("rbac.authorization.k8s.io", "v1beta1", "Role", "roles")
KIND("rbac.authorization.k8s.io", "v1beta1", "RoleBinding", "rolebindings")
KIND("resource.k8s.io", "v1", "DeviceClass", "deviceclasses", CLUSTER, SERVED, MERGES, TYPE(resource_device_class))
KIND("resource.k8s.io", "v1", "DeviceTaintRule", "devicetaintrules", CLUSTER, SERVED, MERGES,
     TYPE(resource_device_taint_rule))
KIND("resource.k8s.io", "v1", "ResourceClaim", "resourceclaims", SERVED, MERGES, TYPE(resource_resource_claim))
KIND("resource.k8s.io", "v1", "ResourceClaimTemplate", "resourceclaimtemplates", SERVED, MERGES,
     TYPE(resource_resource_claim_template))
KIND("resource.k8s.io", "v1", "ResourceSlice", "resourceslices", CLUSTER, SERVED, MERGES, TYPE(resource_resource_slice))
KIND("resource.k8s.io", "v1alpha3", "DeviceTaintRule", "devicetaintrules", CLUSTER, SHARES, MERGES,
     TYPE(resource_device_taint_rule_v1alpha3))
KIND("resource.k8s.io", "v1alpha3", "ResourcePoolStatusRequest", "resourcepoolstatusrequests", CLUSTER, MERGES,
     TYPE(resource_resource_pool_status_request))
KIND("resource.k8s.io", "v1beta1", "DeviceClass", "deviceclasses", CLUSTER, SHARES, MERGES,
     TYPE(resource_device_class_v1beta1))
KIND("resource.k8s.io", "v1beta1", "ResourceClaim", "resourceclaims", MERGES, TYPE(resource_v1beta1_resource_claim))
KIND("resource.k8s.io", "v1beta1", "ResourceClaimTemplate", "resourceclaimtemplates", MERGES,
     TYPE(resource_v1beta1_resource_claim_template))
KIND("resource.k8s.io", "v1beta1", "ResourceSlice", "resourceslices", CLUSTER, MERGES, TYPE(resource_v1beta1_resource_slice))
KIND("resource.k8s.io", "v1beta2", "DeviceClass", "deviceclasses", CLUSTER, SHARES, MERGES,
     TYPE(resource_device_class_v1beta2))
KIND("resource.k8s.io", "v1beta2", "DeviceTaintRule", "devicetaintrules", CLUSTER, SHARES, MERGES,
     TYPE(resource_device_taint_rule_v1beta2))
KIND("resource.k8s.io", "v1beta2", "ResourceClaim", "resourceclaims", SHARES, MERGES, TYPE(resource_resource_claim_v1beta2))
KIND("resource.k8s.io", "v1beta2", "ResourceClaimTemplate", "resourceclaimtemplates", SHARES, MERGES,
     TYPE(resource_resource_claim_template_v1beta2))
KIND("resource.k8s.io", "v1beta2", "ResourceSlice", "resourceslices", CLUSTER, SHARES, MERGES,
     TYPE(resource_resource_slice_v1beta2))
KIND("scheduling.k8s.io", "v1", "PriorityClass", "priorityclasses", CLUSTER, SERVED, MERGES, TYPE(scheduling_priority_class))
KIND("scheduling.k8s.io", "v1alpha3", "CompositePodGroup", "compositepodgroups", MERGES,
     TYPE(scheduling_composite_pod_group))
KIND("scheduling.k8s.io", "v1alpha3", "PodGroup", "podgroups", SHARES, MERGES, TYPE(scheduling_pod_group_v1alpha3))
KIND("scheduling.k8s.io", "v1alpha3", "Workload", "workloads", SHARES, MERGES, TYPE(scheduling_workload_v1alpha3))
KIND("scheduling.k8s.io", "v1beta1", "PodGroup", "podgroups", MERGES, TYPE(scheduling_pod_group))
KIND("scheduling.k8s.io", "v1beta1", "PriorityClass", "priorityclasses", CLUSTER)
KIND("scheduling.k8s.io", "v1beta1", "Workload", "workloads", MERGES, TYPE(scheduling_workload))
KIND("storage.k8s.io", "v1", "CSIDriver", "csidrivers", CLUSTER, SERVED, MERGES, TYPE(storage_csi_driver))
KIND("storage.k8s.io", "v1", "CSINode", "csinodes", CLUSTER, SERVED, MERGES, TYPE(storage_csi_node))
KIND("storage.k8s.io", "v1", "CSIStorageCapacity", "csistoragecapacities", SERVED, MERGES,
     TYPE(storage_csi_storage_capacity))
KIND("storage.k8s.io", "v1", "StorageClass", "storageclasses", CLUSTER, SERVED, MERGES, TYPE(storage_storage_class))
KIND("storage.k8s.io", "v1", "VolumeAttachment", "volumeattachments", CLUSTER, SERVED, MERGES,
     TYPE(storage_volume_attachment))
KIND("storage.k8s.io", "v1", "VolumeAttributesClass", "volumeattributesclasses", CLUSTER, SERVED, MERGES,
     TYPE(storage_volume_attributes_class))
KIND("storage.k8s.io", "v1alpha1", "CSIStorageCapacity", "csistoragecapacities")
KIND("storage.k8s.io", "v1alpha1", "VolumeAttachment", "volumeattachments", CLUSTER)
KIND("storage.k8s.io", "v1alpha1", "VolumeAttributesClass", "volumeattributesclasses", CLUSTER, SHARES, MERGES,
     TYPE(storage_volume_attributes_class_v1alpha1))
KIND("storage.k8s.io", "v1beta1", "CSIDriver", "csidrivers", CLUSTER)
KIND("storage.k8s.io", "v1beta1", "CSINode", "csinodes", CLUSTER)
KIND("storage.k8s.io", "v1beta1", "CSIStorageCapacity", "csistoragecapacities")
KIND("storage.k8s.io", "v1beta1", "StorageClass", "storageclasses", CLUSTER)
KIND("storage.k8s.io", "v1beta1", "VolumeAttachment", "volumeattachments", CLUSTER)
KIND("storage.k8s.io", "v1beta1", "VolumeAttributesClass", "volumeattributesclasses", CLUSTER, SHARES, MERGES,
     TYPE(storage_volume_attributes_class_v1beta1))
KIND("storagemigration.k8s.io", "v1", "StorageVersionMigration", "storageversionmigrations", CLUSTER, SERVED, MERGES,
     TYPE(storagemigration_storage_version_migration))
KIND("storagemigration.k8s.io", "v1beta1", "StorageVersionMigration", "storageversionmigrations", CLUSTER, SHARES, MERGES,
     TYPE(storagemigration_storage_version_migration_v1beta1))
