/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds that kube-apiserver has built in, by group, version and kind, and their resources: runtime/gotypes/kinds.c says
 * what the rows have. tools/core-kinds.go prints this file. */
KIND("", "v1", "Binding", RESOURCE("bindings"), SERVED, TYPE(binding))
KIND("", "v1", "ComponentStatus", RESOURCE("componentstatuses"), CLUSTER, SERVED, MERGES, TYPE(component_status))
KIND("", "v1", "ConfigMap", RESOURCE("configmaps"), SERVED, MERGES, TYPE(config_map))
KIND("", "v1", "Endpoints", RESOURCE("endpoints"), SERVED, MERGES, TYPE(endpoints))
KIND("", "v1", "Event", RESOURCE("events"), SERVED, MERGES, TYPE(event))
KIND("", "v1", "LimitRange", RESOURCE("limitranges"), SERVED, MERGES, TYPE(limit_range))
KIND("", "v1", "Namespace", RESOURCE("namespaces"), CLUSTER, SERVED, MERGES, TYPE(namespace))
KIND("", "v1", "Node", RESOURCE("nodes"), CLUSTER, SERVED, MERGES, TYPE(node))
KIND("", "v1", "NodeProxyOptions", RESOURCE("nodeproxyoptionses"), TYPE(node_proxy_options))
KIND("", "v1", "PersistentVolume", RESOURCE("persistentvolumes"), CLUSTER, SERVED, MERGES, TYPE(persistent_volume))
KIND("", "v1", "PersistentVolumeClaim", RESOURCE("persistentvolumeclaims"), SERVED, MERGES, TYPE(persistent_volume_claim))
KIND("", "v1", "Pod", RESOURCE("pods"), SERVED, MERGES, TYPE(pod))
KIND("", "v1", "PodAttachOptions", RESOURCE("podattachoptionses"), TYPE(pod_attach_options))
KIND("", "v1", "PodExecOptions", RESOURCE("podexecoptionses"), TYPE(pod_exec_options))
KIND("", "v1", "PodLogOptions", RESOURCE("podlogoptionses"), TYPE(pod_log_options))
KIND("", "v1", "PodPortForwardOptions", RESOURCE("podportforwardoptionses"), TYPE(pod_port_forward_options))
KIND("", "v1", "PodProxyOptions", RESOURCE("podproxyoptionses"), TYPE(pod_proxy_options))
KIND("", "v1", "PodTemplate", RESOURCE("podtemplates"), SERVED, MERGES, TYPE(pod_template))
KIND("", "v1", "RangeAllocation", RESOURCE("rangeallocations"), TYPE(range_allocation))
KIND("", "v1", "ReplicationController", RESOURCE("replicationcontrollers"), SERVED, MERGES, TYPE(replication_controller))
KIND("", "v1", "ResourceQuota", RESOURCE("resourcequotas"), SERVED, MERGES, TYPE(resource_quota))
KIND("", "v1", "Secret", RESOURCE("secrets"), SERVED, MERGES, TYPE(secret))
KIND("", "v1", "SerializedReference", RESOURCE("serializedreferences"), TYPE(serialized_reference))
KIND("", "v1", "Service", RESOURCE("services"), SERVED, MERGES, TYPE(service))
KIND("", "v1", "ServiceAccount", RESOURCE("serviceaccounts"), SERVED, MERGES, TYPE(service_account))
KIND("", "v1", "ServiceProxyOptions", RESOURCE("serviceproxyoptionses"), TYPE(service_proxy_options))
KIND("admissionregistration.k8s.io", "v1", "MutatingAdmissionPolicy", RESOURCE("mutatingadmissionpolicies"), CLUSTER, SERVED,
     MERGES, TYPE(admission_mutating_admission_policy))
KIND("admissionregistration.k8s.io", "v1", "MutatingAdmissionPolicyBinding", RESOURCE("mutatingadmissionpolicybindings"),
     CLUSTER, SERVED, MERGES, TYPE(admission_mutating_admission_policy_binding))
KIND("admissionregistration.k8s.io", "v1", "MutatingWebhookConfiguration", RESOURCE("mutatingwebhookconfigurations"),
     CLUSTER, SERVED, MERGES, TYPE(admission_mutating_webhook_configuration))
KIND("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicy", RESOURCE("validatingadmissionpolicies"), CLUSTER,
     SERVED, MERGES, TYPE(admission_validating_admission_policy))
KIND("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicyBinding", RESOURCE("validatingadmissionpolicybindings"),
     CLUSTER, SERVED, MERGES, TYPE(admission_validating_admission_policy_binding))
KIND("admissionregistration.k8s.io", "v1", "ValidatingWebhookConfiguration", RESOURCE("validatingwebhookconfigurations"),
     CLUSTER, SERVED, MERGES, TYPE(admission_validating_webhook_configuration))
KIND("admissionregistration.k8s.io", "v1alpha1", "MutatingAdmissionPolicy", RESOURCE("mutatingadmissionpolicies"), CLUSTER,
     SHARES, MERGES, TYPE(admission_mutating_admission_policy_v1alpha1))
KIND("admissionregistration.k8s.io", "v1alpha1", "MutatingAdmissionPolicyBinding",
     RESOURCE("mutatingadmissionpolicybindings"), CLUSTER, SHARES, MERGES,
     TYPE(admission_mutating_admission_policy_binding_v1alpha1))
KIND("admissionregistration.k8s.io", "v1alpha1", "ValidatingAdmissionPolicy", RESOURCE("validatingadmissionpolicies"),
     CLUSTER, SHARES, MERGES, TYPE(admission_validating_admission_policy_v1alpha1))
KIND("admissionregistration.k8s.io", "v1alpha1", "ValidatingAdmissionPolicyBinding",
     RESOURCE("validatingadmissionpolicybindings"), CLUSTER, SHARES, MERGES,
     TYPE(admission_validating_admission_policy_binding_v1alpha1))
KIND("admissionregistration.k8s.io", "v1beta1", "MutatingAdmissionPolicy", RESOURCE("mutatingadmissionpolicies"), CLUSTER,
     SHARES, MERGES, TYPE(admission_mutating_admission_policy_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "MutatingAdmissionPolicyBinding",
     RESOURCE("mutatingadmissionpolicybindings"), CLUSTER, SHARES, MERGES,
     TYPE(admission_mutating_admission_policy_binding_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "MutatingWebhookConfiguration", RESOURCE("mutatingwebhookconfigurations"),
     CLUSTER)
KIND("admissionregistration.k8s.io", "v1beta1", "ValidatingAdmissionPolicy", RESOURCE("validatingadmissionpolicies"),
     CLUSTER, SHARES, MERGES, TYPE(admission_validating_admission_policy_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "ValidatingAdmissionPolicyBinding",
     RESOURCE("validatingadmissionpolicybindings"), CLUSTER, SHARES, MERGES,
     TYPE(admission_validating_admission_policy_binding_v1beta1))
KIND("admissionregistration.k8s.io", "v1beta1", "ValidatingWebhookConfiguration",
     RESOURCE("validatingwebhookconfigurations"), CLUSTER)
KIND("apiextensions.k8s.io", "v1", "CustomResourceDefinition", RESOURCE("customresourcedefinitions"), CLUSTER, SERVED)
KIND("apiregistration.k8s.io", "v1", "APIService", RESOURCE("apiservices"), CLUSTER, SERVED,
     TYPE(apiregistration_api_service))
KIND("apps", "v1", "ControllerRevision", RESOURCE("controllerrevisions"), SERVED, MERGES, TYPE(controller_revision))
KIND("apps", "v1", "DaemonSet", RESOURCE("daemonsets"), SERVED, MERGES, TYPE(daemon_set))
KIND("apps", "v1", "Deployment", RESOURCE("deployments"), SERVED, MERGES, TYPE(deployment))
KIND("apps", "v1", "ReplicaSet", RESOURCE("replicasets"), SERVED, MERGES, TYPE(replica_set))
KIND("apps", "v1", "StatefulSet", RESOURCE("statefulsets"), SERVED, MERGES, TYPE(stateful_set))
KIND("apps", "v1beta1", "ControllerRevision", RESOURCE("controllerrevisions"))
KIND("apps", "v1beta1", "Deployment", RESOURCE("deployments"))
KIND("apps", "v1beta1", "DeploymentRollback", RESOURCE("deploymentrollbacks"))
KIND("apps", "v1beta1", "Scale", RESOURCE("scales"))
KIND("apps", "v1beta1", "StatefulSet", RESOURCE("statefulsets"))
KIND("apps", "v1beta2", "ControllerRevision", RESOURCE("controllerrevisions"))
KIND("apps", "v1beta2", "DaemonSet", RESOURCE("daemonsets"))
KIND("apps", "v1beta2", "Deployment", RESOURCE("deployments"))
KIND("apps", "v1beta2", "ReplicaSet", RESOURCE("replicasets"))
KIND("apps", "v1beta2", "Scale", RESOURCE("scales"))
KIND("apps", "v1beta2", "StatefulSet", RESOURCE("statefulsets"))
KIND("authentication.k8s.io", "v1", "SelfSubjectReview", RESOURCE("selfsubjectreviews"), CLUSTER, SERVED,
     TYPE(authentication_self_subject_review))
KIND("authentication.k8s.io", "v1", "TokenRequest", RESOURCE("tokenrequests"), TYPE(authentication_token_request))
KIND("authentication.k8s.io", "v1", "TokenReview", RESOURCE("tokenreviews"), CLUSTER, SERVED,
     TYPE(authentication_token_review))
KIND("authentication.k8s.io", "v1alpha1", "SelfSubjectReview", RESOURCE("selfsubjectreviews"), CLUSTER, SHARES,
     TYPE(authentication_self_subject_review_v1alpha1))
KIND("authentication.k8s.io", "v1beta1", "SelfSubjectReview", RESOURCE("selfsubjectreviews"), CLUSTER, SHARES,
     TYPE(authentication_self_subject_review_v1beta1))
KIND("authentication.k8s.io", "v1beta1", "TokenReview", RESOURCE("tokenreviews"), CLUSTER)
KIND("authorization.k8s.io", "v1", "LocalSubjectAccessReview", RESOURCE("localsubjectaccessreviews"), SERVED,
     TYPE(authorization_local_subject_access_review))
KIND("authorization.k8s.io", "v1", "SelfSubjectAccessReview", RESOURCE("selfsubjectaccessreviews"), CLUSTER, SERVED,
     TYPE(authorization_self_subject_access_review))
KIND("authorization.k8s.io", "v1", "SelfSubjectRulesReview", RESOURCE("selfsubjectrulesreviews"), CLUSTER, SERVED,
     TYPE(authorization_self_subject_rules_review))
KIND("authorization.k8s.io", "v1", "SubjectAccessReview", RESOURCE("subjectaccessreviews"), CLUSTER, SERVED,
     TYPE(authorization_subject_access_review))
KIND("authorization.k8s.io", "v1beta1", "LocalSubjectAccessReview", RESOURCE("localsubjectaccessreviews"))
KIND("authorization.k8s.io", "v1beta1", "SelfSubjectAccessReview", RESOURCE("selfsubjectaccessreviews"), CLUSTER)
KIND("authorization.k8s.io", "v1beta1", "SelfSubjectRulesReview", RESOURCE("selfsubjectrulesreviews"), CLUSTER)
KIND("authorization.k8s.io", "v1beta1", "SubjectAccessReview", RESOURCE("subjectaccessreviews"), CLUSTER)
KIND("autoscaling", "v1", "HorizontalPodAutoscaler", RESOURCE("horizontalpodautoscalers"), SERVED, MERGES,
     TYPE(autoscaling_v1_horizontal_pod_autoscaler))
KIND("autoscaling", "v1", "Scale", RESOURCE("scales"), TYPE(autoscaling_v1_scale))
KIND("autoscaling", "v2", "HorizontalPodAutoscaler", RESOURCE("horizontalpodautoscalers"), SERVED, MERGES,
     TYPE(autoscaling_horizontal_pod_autoscaler))
KIND("batch", "v1", "CronJob", RESOURCE("cronjobs"), SERVED, MERGES, TYPE(cron_job))
KIND("batch", "v1", "Job", RESOURCE("jobs"), SERVED, MERGES, TYPE(job))
KIND("batch", "v1beta1", "CronJob", RESOURCE("cronjobs"))
KIND("certificates.k8s.io", "v1", "CertificateSigningRequest", RESOURCE("certificatesigningrequests"), CLUSTER, SERVED,
     MERGES, TYPE(certificates_certificate_signing_request))
KIND("certificates.k8s.io", "v1", "ClusterTrustBundle", RESOURCE("clustertrustbundles"), CLUSTER, SERVED, MERGES,
     TYPE(certificates_cluster_trust_bundle))
KIND("certificates.k8s.io", "v1", "PodCertificateRequest", RESOURCE("podcertificaterequests"), SERVED, SHARES, MERGES,
     TYPE(certificates_pod_certificate_request_v1))
KIND("certificates.k8s.io", "v1alpha1", "ClusterTrustBundle", RESOURCE("clustertrustbundles"), CLUSTER, SHARES, MERGES,
     TYPE(certificates_cluster_trust_bundle_v1alpha1))
KIND("certificates.k8s.io", "v1beta1", "CertificateSigningRequest", RESOURCE("certificatesigningrequests"), CLUSTER)
KIND("certificates.k8s.io", "v1beta1", "ClusterTrustBundle", RESOURCE("clustertrustbundles"), CLUSTER, SHARES, MERGES,
     TYPE(certificates_cluster_trust_bundle_v1beta1))
KIND("certificates.k8s.io", "v1beta1", "PodCertificateRequest", RESOURCE("podcertificaterequests"), MERGES,
     TYPE(certificates_pod_certificate_request))
KIND("coordination.k8s.io", "v1", "Lease", RESOURCE("leases"), SERVED, MERGES, TYPE(coordination_lease))
KIND("coordination.k8s.io", "v1alpha2", "LeaseCandidate", RESOURCE("leasecandidates"), SHARES, MERGES,
     TYPE(coordination_lease_candidate_v1alpha2))
KIND("coordination.k8s.io", "v1beta1", "Lease", RESOURCE("leases"))
KIND("coordination.k8s.io", "v1beta1", "LeaseCandidate", RESOURCE("leasecandidates"), MERGES,
     TYPE(coordination_lease_candidate))
KIND("discovery.k8s.io", "v1", "EndpointSlice", RESOURCE("endpointslices"), SERVED, MERGES, TYPE(discovery_endpoint_slice))
KIND("discovery.k8s.io", "v1beta1", "EndpointSlice", RESOURCE("endpointslices"))
KIND("events.k8s.io", "v1", "Event", RESOURCE("events"), SERVED, MERGES, TYPE(events_event))
KIND("events.k8s.io", "v1beta1", "Event", RESOURCE("events"))
KIND("extensions", "v1beta1", "DaemonSet", RESOURCE("daemonsets"))
KIND("extensions", "v1beta1", "Deployment", RESOURCE("deployments"))
KIND("extensions", "v1beta1", "DeploymentRollback", RESOURCE("deploymentrollbacks"))
KIND("extensions", "v1beta1", "Ingress", RESOURCE("ingresses"))
KIND("extensions", "v1beta1", "NetworkPolicy", RESOURCE("networkpolicies"))
KIND("extensions", "v1beta1", "ReplicaSet", RESOURCE("replicasets"))
KIND("extensions", "v1beta1", "Scale", RESOURCE("scales"))
KIND("flowcontrol.apiserver.k8s.io", "v1", "FlowSchema", RESOURCE("flowschemas"), CLUSTER, SERVED, MERGES,
     TYPE(flowcontrol_flow_schema))
KIND("flowcontrol.apiserver.k8s.io", "v1", "PriorityLevelConfiguration", RESOURCE("prioritylevelconfigurations"), CLUSTER,
     SERVED, MERGES, TYPE(flowcontrol_priority_level_configuration))
KIND("flowcontrol.apiserver.k8s.io", "v1beta1", "FlowSchema", RESOURCE("flowschemas"), CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta1", "PriorityLevelConfiguration", RESOURCE("prioritylevelconfigurations"),
     CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta2", "FlowSchema", RESOURCE("flowschemas"), CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta2", "PriorityLevelConfiguration", RESOURCE("prioritylevelconfigurations"),
     CLUSTER)
KIND("flowcontrol.apiserver.k8s.io", "v1beta3", "FlowSchema", RESOURCE("flowschemas"), CLUSTER, SHARES, MERGES,
     TYPE(flowcontrol_flow_schema_v1beta3))
KIND("flowcontrol.apiserver.k8s.io", "v1beta3", "PriorityLevelConfiguration", RESOURCE("prioritylevelconfigurations"),
     CLUSTER, MERGES, TYPE(flowcontrol_v1beta3_priority_level_configuration))
KIND("internal.apiserver.k8s.io", "v1alpha1", "StorageVersion", RESOURCE("storageversions"), CLUSTER, MERGES,
     TYPE(apiserverinternal_storage_version))
KIND("lifecycle.k8s.io", "v1alpha1", "Eviction", RESOURCE("evictions"), MERGES, TYPE(lifecycle_eviction))
KIND("lifecycle.k8s.io", "v1alpha1", "EvictionRequest", RESOURCE("evictionrequests"), MERGES,
     TYPE(lifecycle_eviction_request))
KIND("meta.k8s.io", "v1", "CreateOptions", RESOURCE("createoptionses"), TYPE(create_options))
KIND("meta.k8s.io", "v1", "DeleteOptions", RESOURCE("deleteoptionses"), MERGES, TYPE(delete_options))
KIND("meta.k8s.io", "v1", "PatchOptions", RESOURCE("patchoptionses"), TYPE(patch_options))
KIND("meta.k8s.io", "v1", "UpdateOptions", RESOURCE("updateoptionses"), TYPE(update_options))
KIND("networking.k8s.io", "v1", "IPAddress", RESOURCE("ipaddresses"), CLUSTER, SERVED, MERGES, TYPE(networking_ip_address))
KIND("networking.k8s.io", "v1", "Ingress", RESOURCE("ingresses"), SERVED, MERGES, TYPE(networking_ingress))
KIND("networking.k8s.io", "v1", "IngressClass", RESOURCE("ingressclasses"), CLUSTER, SERVED, MERGES,
     TYPE(networking_ingress_class))
KIND("networking.k8s.io", "v1", "NetworkPolicy", RESOURCE("networkpolicies"), SERVED, MERGES,
     TYPE(networking_network_policy))
KIND("networking.k8s.io", "v1", "ServiceCIDR", RESOURCE("servicecidrs"), CLUSTER, SERVED, MERGES,
     TYPE(networking_service_cidr))
KIND("networking.k8s.io", "v1beta1", "IPAddress", RESOURCE("ipaddresses"), CLUSTER, SHARES, MERGES,
     TYPE(networking_ip_address_v1beta1))
KIND("networking.k8s.io", "v1beta1", "Ingress", RESOURCE("ingresses"))
KIND("networking.k8s.io", "v1beta1", "IngressClass", RESOURCE("ingressclasses"), CLUSTER)
KIND("networking.k8s.io", "v1beta1", "ServiceCIDR", RESOURCE("servicecidrs"), CLUSTER, SHARES, MERGES,
     TYPE(networking_service_cidr_v1beta1))
KIND("node.k8s.io", "v1", "RuntimeClass", RESOURCE("runtimeclasses"), CLUSTER, SERVED, MERGES, TYPE(node_runtime_class))
KIND("node.k8s.io", "v1alpha1", "RuntimeClass", RESOURCE("runtimeclasses"), CLUSTER, MERGES,
     TYPE(node_v1alpha1_runtime_class))
KIND("node.k8s.io", "v1beta1", "RuntimeClass", RESOURCE("runtimeclasses"), CLUSTER)
KIND("policy", "v1", "Eviction", RESOURCE("evictions"), MERGES, TYPE(policy_eviction))
KIND("policy", "v1", "PodDisruptionBudget", RESOURCE("poddisruptionbudgets"), SERVED, MERGES,
     TYPE(policy_pod_disruption_budget))
KIND("policy", "v1beta1", "Eviction", RESOURCE("evictions"))
KIND("policy", "v1beta1", "PodDisruptionBudget", RESOURCE("poddisruptionbudgets"))
KIND("rbac.authorization.k8s.io", "v1", "ClusterRole", RESOURCE("clusterroles"), CLUSTER, SERVED, MERGES,
     TYPE(rbac_cluster_role))
KIND("rbac.authorization.k8s.io", "v1", "ClusterRoleBinding", RESOURCE("clusterrolebindings"), CLUSTER, SERVED, MERGES,
     TYPE(rbac_cluster_role_binding))
KIND("rbac.authorization.k8s.io", "v1", "Role", RESOURCE("roles"), SERVED, MERGES, TYPE(rbac_role))
KIND("rbac.authorization.k8s.io", "v1", "RoleBinding", RESOURCE("rolebindings"), SERVED, MERGES, TYPE(rbac_role_binding))
KIND("rbac.authorization.k8s.io", "v1alpha1", "ClusterRole", RESOURCE("clusterroles"), CLUSTER, SHARES, MERGES,
     TYPE(rbac_cluster_role_v1alpha1))
KIND("rbac.authorization.k8s.io", "v1alpha1", "ClusterRoleBinding", RESOURCE("clusterrolebindings"), CLUSTER, MERGES,
     TYPE(rbac_v1alpha1_cluster_role_binding))
KIND("rbac.authorization.k8s.io", "v1alpha1", "Role", RESOURCE("roles"), SHARES, MERGES, TYPE(rbac_role_v1alpha1))
KIND("rbac.authorization.k8s.io", "v1alpha1", "RoleBinding", RESOURCE("rolebindings"), MERGES,
     TYPE(rbac_v1alpha1_role_binding))
KIND("rbac.authorization.k8s.io", "v1beta1", "ClusterRole", RESOURCE("clusterroles"), CLUSTER)
KIND("rbac.authorization.k8s.io", "v1beta1", "ClusterRoleBinding", RESOURCE("clusterrolebindings"), CLUSTER)
KIND("rbac.authorization.k8s.io", "v1beta1", "Role", RESOURCE("roles"))
KIND("rbac.authorization.k8s.io", "v1beta1", "RoleBinding", RESOURCE("rolebindings"))
KIND("resource.k8s.io", "v1", "DeviceClass", RESOURCE("deviceclasses"), CLUSTER, SERVED, MERGES, TYPE(resource_device_class))
KIND("resource.k8s.io", "v1", "DeviceTaintRule", RESOURCE("devicetaintrules"), CLUSTER, SERVED, MERGES,
     TYPE(resource_device_taint_rule))
KIND("resource.k8s.io", "v1", "ResourceClaim", RESOURCE("resourceclaims"), SERVED, MERGES, TYPE(resource_resource_claim))
KIND("resource.k8s.io", "v1", "ResourceClaimTemplate", RESOURCE("resourceclaimtemplates"), SERVED, MERGES,
     TYPE(resource_resource_claim_template))
KIND("resource.k8s.io", "v1", "ResourceSlice", RESOURCE("resourceslices"), CLUSTER, SERVED, MERGES,
     TYPE(resource_resource_slice))
KIND("resource.k8s.io", "v1alpha3", "DeviceTaintRule", RESOURCE("devicetaintrules"), CLUSTER, SHARES, MERGES,
     TYPE(resource_device_taint_rule_v1alpha3))
KIND("resource.k8s.io", "v1alpha3", "ResourcePoolStatusRequest", RESOURCE("resourcepoolstatusrequests"), CLUSTER, MERGES,
     TYPE(resource_resource_pool_status_request))
KIND("resource.k8s.io", "v1beta1", "DeviceClass", RESOURCE("deviceclasses"), CLUSTER, SHARES, MERGES,
     TYPE(resource_device_class_v1beta1))
KIND("resource.k8s.io", "v1beta1", "ResourceClaim", RESOURCE("resourceclaims"), MERGES,
     TYPE(resource_v1beta1_resource_claim))
KIND("resource.k8s.io", "v1beta1", "ResourceClaimTemplate", RESOURCE("resourceclaimtemplates"), MERGES,
     TYPE(resource_v1beta1_resource_claim_template))
KIND("resource.k8s.io", "v1beta1", "ResourceSlice", RESOURCE("resourceslices"), CLUSTER, MERGES,
     TYPE(resource_v1beta1_resource_slice))
KIND("resource.k8s.io", "v1beta2", "DeviceClass", RESOURCE("deviceclasses"), CLUSTER, SHARES, MERGES,
     TYPE(resource_device_class_v1beta2))
KIND("resource.k8s.io", "v1beta2", "DeviceTaintRule", RESOURCE("devicetaintrules"), CLUSTER, SHARES, MERGES,
     TYPE(resource_device_taint_rule_v1beta2))
KIND("resource.k8s.io", "v1beta2", "ResourceClaim", RESOURCE("resourceclaims"), SHARES, MERGES,
     TYPE(resource_resource_claim_v1beta2))
KIND("resource.k8s.io", "v1beta2", "ResourceClaimTemplate", RESOURCE("resourceclaimtemplates"), SHARES, MERGES,
     TYPE(resource_resource_claim_template_v1beta2))
KIND("resource.k8s.io", "v1beta2", "ResourceSlice", RESOURCE("resourceslices"), CLUSTER, SHARES, MERGES,
     TYPE(resource_resource_slice_v1beta2))
KIND("scheduling.k8s.io", "v1", "PriorityClass", RESOURCE("priorityclasses"), CLUSTER, SERVED, MERGES,
     TYPE(scheduling_priority_class))
KIND("scheduling.k8s.io", "v1alpha3", "CompositePodGroup", RESOURCE("compositepodgroups"), MERGES,
     TYPE(scheduling_composite_pod_group))
KIND("scheduling.k8s.io", "v1alpha3", "PodGroup", RESOURCE("podgroups"), SHARES, MERGES, TYPE(scheduling_pod_group_v1alpha3))
KIND("scheduling.k8s.io", "v1alpha3", "Workload", RESOURCE("workloads"), SHARES, MERGES, TYPE(scheduling_workload_v1alpha3))
KIND("scheduling.k8s.io", "v1beta1", "PodGroup", RESOURCE("podgroups"), MERGES, TYPE(scheduling_pod_group))
KIND("scheduling.k8s.io", "v1beta1", "PriorityClass", RESOURCE("priorityclasses"), CLUSTER)
KIND("scheduling.k8s.io", "v1beta1", "Workload", RESOURCE("workloads"), MERGES, TYPE(scheduling_workload))
KIND("storage.k8s.io", "v1", "CSIDriver", RESOURCE("csidrivers"), CLUSTER, SERVED, MERGES, TYPE(storage_csi_driver))
KIND("storage.k8s.io", "v1", "CSINode", RESOURCE("csinodes"), CLUSTER, SERVED, MERGES, TYPE(storage_csi_node))
KIND("storage.k8s.io", "v1", "CSIStorageCapacity", RESOURCE("csistoragecapacities"), SERVED, MERGES,
     TYPE(storage_csi_storage_capacity))
KIND("storage.k8s.io", "v1", "StorageClass", RESOURCE("storageclasses"), CLUSTER, SERVED, MERGES,
     TYPE(storage_storage_class))
KIND("storage.k8s.io", "v1", "VolumeAttachment", RESOURCE("volumeattachments"), CLUSTER, SERVED, MERGES,
     TYPE(storage_volume_attachment))
KIND("storage.k8s.io", "v1", "VolumeAttributesClass", RESOURCE("volumeattributesclasses"), CLUSTER, SERVED, MERGES,
     TYPE(storage_volume_attributes_class))
KIND("storage.k8s.io", "v1alpha1", "CSIStorageCapacity", RESOURCE("csistoragecapacities"))
KIND("storage.k8s.io", "v1alpha1", "VolumeAttachment", RESOURCE("volumeattachments"), CLUSTER)
KIND("storage.k8s.io", "v1alpha1", "VolumeAttributesClass", RESOURCE("volumeattributesclasses"), CLUSTER, SHARES, MERGES,
     TYPE(storage_volume_attributes_class_v1alpha1))
KIND("storage.k8s.io", "v1beta1", "CSIDriver", RESOURCE("csidrivers"), CLUSTER)
KIND("storage.k8s.io", "v1beta1", "CSINode", RESOURCE("csinodes"), CLUSTER)
KIND("storage.k8s.io", "v1beta1", "CSIStorageCapacity", RESOURCE("csistoragecapacities"))
KIND("storage.k8s.io", "v1beta1", "StorageClass", RESOURCE("storageclasses"), CLUSTER)
KIND("storage.k8s.io", "v1beta1", "VolumeAttachment", RESOURCE("volumeattachments"), CLUSTER)
KIND("storage.k8s.io", "v1beta1", "VolumeAttributesClass", RESOURCE("volumeattributesclasses"), CLUSTER, SHARES, MERGES,
     TYPE(storage_volume_attributes_class_v1beta1))
KIND("storagemigration.k8s.io", "v1", "StorageVersionMigration", RESOURCE("storageversionmigrations"), CLUSTER, SERVED,
     MERGES, TYPE(storagemigration_storage_version_migration))
KIND("storagemigration.k8s.io", "v1beta1", "StorageVersionMigration", RESOURCE("storageversionmigrations"), CLUSTER, SHARES,
     MERGES, TYPE(storagemigration_storage_version_migration_v1beta1))
