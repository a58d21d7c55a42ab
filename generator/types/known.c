/* SPDX-License-Identifier: Apache-2.0 */
/* Kubernetes' own types, recognised by their shape. CRD schemas inline them; generated code gives them back their names.
 *
 * An entry matches an object schema that has all the characteristic properties, that has no more properties than the type
 * ever had (0: any number), and that stands under one of the given properties (none given: anywhere). The first match
 * counts, so the more specific entries come first. */
#include "types/table.h"

typedef struct known_type {
  const char *name;
  const char *under;  /* property names, separated by spaces; "" for any */
  const char *having; /* characteristic property names */
  uint8_t at_most;    /* properties */
} known_type;

static const known_type known_types[] = {
    {"core_v1_EphemeralContainer", "", "name image command args env targetContainerName", 0},
    {"core_v1_Container", "", "name image command args env volumeMounts ports", 0},
    {"core_v1_Volume", "", "name emptyDir hostPath configMap secret persistentVolumeClaim", 0},
    {"core_v1_PodTemplateSpec", "", "metadata spec", 2},
    {"core_v1_PersistentVolumeClaimTemplate", "volumeClaimTemplate", "metadata spec", 2},
    {"core_v1_PodSpec", "", "containers restartPolicy serviceAccountName volumes", 0},
    {"core_v1_PodSecurityContext", "", "fsGroup runAsUser runAsNonRoot supplementalGroups", 0},
    {"core_v1_SecurityContext", "", "privileged capabilities runAsUser readOnlyRootFilesystem", 0},
    {"core_v1_EnvVar", "", "name value valueFrom", 3},
    {"core_v1_EnvVarSource", "valueFrom", "configMapKeyRef fieldRef secretKeyRef", 5},
    {"core_v1_EnvFromSource", "", "configMapRef secretRef", 3},
    {"core_v1_ConfigMapKeySelector", "configMapKeyRef", "key name", 3},
    {"core_v1_SecretKeySelector", "secretKeyRef", "key name", 3},
    {"core_v1_FileKeySelector", "", "key optional path volumeName", 4},
    {"core_v1_ObjectFieldSelector", "", "apiVersion fieldPath", 2},
    {"core_v1_ResourceFieldSelector", "", "containerName divisor resource", 3},
    {"core_v1_ConfigMapEnvSource", "configMapRef", "name", 2},
    {"core_v1_SecretEnvSource", "secretRef", "name optional", 2},
    {"core_v1_ResourceClaim", "claims", "name", 2},
    {"core_v1_PodResourceClaim", "", "name resourceClaimName resourceClaimTemplateName", 4},
    {"core_v1_ResourceRequirements", "", "claims limits requests", 3},
    {"core_v1_VolumeResourceRequirements", "", "limits requests", 2},
    {"core_v1_AppArmorProfile", "appArmorProfile", "localhostProfile type", 2},
    {"core_v1_SeccompProfile", "seccompProfile", "localhostProfile type", 2},
    {"core_v1_Capabilities", "capabilities", "add drop", 2},
    {"core_v1_SELinuxOptions", "", "level role type user", 4},
    {"core_v1_WindowsSecurityContextOptions", "", "gmsaCredentialSpec gmsaCredentialSpecName runAsUserName", 4},
    {"core_v1_VolumeMount", "", "mountPath name subPath", 7},
    {"core_v1_VolumeDevice", "", "devicePath name", 2},
    {"core_v1_ContainerPort", "", "containerPort protocol", 5},
    {"core_v1_Lifecycle", "", "postStart preStop", 3},
    {"core_v1_LifecycleHandler", "postStart preStop", "exec httpGet tcpSocket", 4},
    {"core_v1_ExecAction", "exec", "command", 1},
    {"core_v1_HTTPGetAction", "", "host httpHeaders path port scheme", 5},
    {"core_v1_HTTPHeader", "httpHeaders sysctls", "name value", 2},
    {"core_v1_SleepAction", "sleep", "seconds", 1},
    {"core_v1_TCPSocketAction", "tcpSocket", "host port", 2},
    {"core_v1_GRPCAction", "grpc", "port service", 2},
    {"core_v1_Probe", "", "exec failureThreshold httpGet periodSeconds", 10},
    {"core_v1_ContainerResizePolicy", "", "resourceName restartPolicy", 2},
    {"core_v1_ContainerRestartRule", "restartPolicyRules", "action exitCodes", 2},
    {"core_v1_ContainerRestartRuleOnExitCodes", "exitCodes", "operator values", 2},
    {"core_v1_PodDNSConfig", "dnsConfig", "nameservers options searches", 3},
    {"core_v1_PodDNSConfigOption", "options", "name value", 2},
    {"core_v1_HostAlias", "hostAliases", "hostnames ip", 2},
    {"core_v1_LocalObjectReference", "imagePullSecrets secretRef nodePublishSecretRef", "name", 1},
    {"core_v1_PodOS", "os", "name", 1},
    {"core_v1_PodReadinessGate", "", "conditionType", 1},
    {"core_v1_PodSchedulingGate", "schedulingGates", "name", 1},
    {"core_v1_PodSchedulingGroup", "schedulingGroup", "podGroupName", 1},
    {"core_v1_Toleration", "", "effect key operator tolerationSeconds value", 5},
    {"core_v1_TopologySpreadConstraint", "", "labelSelector maxSkew topologyKey whenUnsatisfiable", 8},
    {"core_v1_Affinity", "", "nodeAffinity podAffinity podAntiAffinity", 3},
    {"core_v1_NodeAffinity", "nodeAffinity",
     "preferredDuringSchedulingIgnoredDuringExecution requiredDuringSchedulingIgnoredDuringExecution", 2},
    {"core_v1_PodAffinity", "podAffinity",
     "preferredDuringSchedulingIgnoredDuringExecution requiredDuringSchedulingIgnoredDuringExecution", 2},
    {"core_v1_PodAntiAffinity", "podAntiAffinity",
     "preferredDuringSchedulingIgnoredDuringExecution requiredDuringSchedulingIgnoredDuringExecution", 2},
    {"core_v1_PreferredSchedulingTerm", "", "preference weight", 2},
    {"core_v1_NodeSelectorTerm", "", "matchExpressions matchFields", 2},
    {"core_v1_NodeSelector", "", "nodeSelectorTerms", 1},
    {"core_v1_WeightedPodAffinityTerm", "", "podAffinityTerm weight", 2},
    {"core_v1_PodAffinityTerm", "", "labelSelector namespaces topologyKey", 6},
    {"meta_v1_LabelSelector", "", "matchExpressions matchLabels", 2},
    {"meta_v1_LabelSelectorRequirement", "matchExpressions matchFields", "key operator values", 3},
    {"meta_v1_Condition", "conditions", "lastTransitionTime message reason status type observedGeneration", 6},
    {"meta_v1_OwnerReference", "", "apiVersion kind name uid blockOwnerDeletion controller", 6},
    {"core_v1_ObjectReference", "", "apiVersion fieldPath kind name namespace resourceVersion uid", 7},
    {"core_v1_TypedLocalObjectReference", "dataSource", "apiGroup kind name", 3},
    {"core_v1_TypedObjectReference", "dataSourceRef", "apiGroup kind name namespace", 4},
    {"core_v1_ServiceSpec", "", "clusterIP externalTrafficPolicy ports selector sessionAffinity", 0},
    {"core_v1_ServicePort", "", "nodePort port protocol targetPort", 6},
    {"core_v1_SessionAffinityConfig", "sessionAffinityConfig", "clientIP", 1},
    {"core_v1_ClientIPConfig", "clientIP", "timeoutSeconds", 1},
    {"core_v1_LoadBalancerStatus", "loadBalancer", "ingress", 1},
    {"core_v1_LoadBalancerIngress", "ingress", "hostname ip", 4},
    {"core_v1_PortStatus", "ports", "error port protocol", 3},
    {"networking_v1_IngressTLS", "tls", "hosts secretName", 2},
    {"networking_v1_NetworkPolicyEgressRule", "egress egressRules", "ports to", 2},
    {"networking_v1_NetworkPolicyIngressRule", "ingress ingressRules", "from ports", 2},
    {"networking_v1_NetworkPolicyPort", "ports", "endPort port protocol", 3},
    {"networking_v1_NetworkPolicyPeer", "", "ipBlock namespaceSelector podSelector", 3},
    {"networking_v1_IPBlock", "ipBlock", "cidr except", 2},
    {"core_v1_AWSElasticBlockStoreVolumeSource", "awsElasticBlockStore", "volumeID", 4},
    {"core_v1_AzureDiskVolumeSource", "", "diskName diskURI", 6},
    {"core_v1_AzureFileVolumeSource", "azureFile", "secretName shareName", 4},
    {"core_v1_CephFSVolumeSource", "cephfs", "monitors", 6},
    {"core_v1_CinderVolumeSource", "cinder", "volumeID", 4},
    {"core_v1_ConfigMapVolumeSource", "configMap", "defaultMode items name optional", 4},
    {"core_v1_KeyToPath", "items", "key mode path", 3},
    {"core_v1_CSIVolumeSource", "csi", "driver nodePublishSecretRef", 5},
    {"core_v1_DownwardAPIVolumeSource", "downwardAPI", "defaultMode items", 2},
    {"core_v1_DownwardAPIVolumeFile", "items", "fieldRef path resourceFieldRef", 4},
    {"core_v1_EmptyDirVolumeSource", "", "medium sizeLimit", 2},
    {"core_v1_EphemeralVolumeSource", "", "volumeClaimTemplate", 1},
    {"core_v1_PersistentVolumeClaimSpec", "", "accessModes resources storageClassName volumeMode", 9},
    {"core_v1_FCVolumeSource", "fc", "lun targetWWNs", 5},
    {"core_v1_FlexVolumeSource", "flexVolume", "driver options", 5},
    {"core_v1_FlockerVolumeSource", "", "datasetName datasetUUID", 2},
    {"core_v1_GCEPersistentDiskVolumeSource", "gcePersistentDisk", "pdName", 4},
    {"core_v1_GitRepoVolumeSource", "gitRepo", "directory repository revision", 3},
    {"core_v1_GlusterfsVolumeSource", "glusterfs", "endpoints path", 3},
    {"core_v1_HostPathVolumeSource", "hostPath", "path type", 2},
    {"core_v1_ImageVolumeSource", "image", "pullPolicy reference", 2},
    {"core_v1_ISCSIVolumeSource", "iscsi", "iqn lun", 11},
    {"core_v1_NFSVolumeSource", "nfs", "path server", 3},
    {"core_v1_PersistentVolumeClaimVolumeSource", "persistentVolumeClaim", "claimName", 2},
    {"core_v1_PhotonPersistentDiskVolumeSource", "photonPersistentDisk", "fsType pdID", 2},
    {"core_v1_PortworxVolumeSource", "portworxVolume", "volumeID", 3},
    {"core_v1_ProjectedVolumeSource", "projected", "defaultMode sources", 2},
    {"core_v1_VolumeProjection", "sources", "configMap downwardAPI secret serviceAccountToken", 6},
    {"core_v1_ClusterTrustBundleProjection", "clusterTrustBundle", "path signerName", 5},
    {"core_v1_ConfigMapProjection", "configMap", "items name optional", 3},
    {"core_v1_SecretProjection", "secret", "items name optional", 3},
    {"core_v1_DownwardAPIProjection", "downwardAPI", "items", 1},
    {"core_v1_PodCertificateProjection", "podCertificate", "keyType signerName", 7},
    {"core_v1_ServiceAccountTokenProjection", "serviceAccountToken", "audience expirationSeconds path", 3},
    {"core_v1_QuobyteVolumeSource", "quobyte", "registry volume", 6},
    {"core_v1_RBDVolumeSource", "rbd", "image monitors", 8},
    {"core_v1_ScaleIOVolumeSource", "scaleIO", "gateway system", 10},
    {"core_v1_SecretVolumeSource", "secret", "defaultMode items secretName", 4},
    {"core_v1_StorageOSVolumeSource", "storageos", "volumeName", 5},
    {"core_v1_VsphereVirtualDiskVolumeSource", "vsphereVolume", "volumePath", 4},
};

/* The next word of a list, which advances; empty at its end. */
static crd_string next_word(const char **list) {
  const char *start = *list;
  while (*start == ' ') start++;
  const char *end = start;
  while (*end && *end != ' ') end++;
  *list = end;
  return (crd_string){start, (size_t)(end - start)};
}

static bool has_all(const type_node *node, const char *names) {
  for (crd_string word; (word = next_word(&names)).size;)
    if (!crdc_type_node_field(node, word)) return false;
  return true;
}

static bool is_among(crd_string name, const char *names) {
  if (*names == 0) return true;
  for (crd_string word; (word = next_word(&names)).size;)
    if (crd_string_equal(word, name)) return true;
  return false;
}

/* A template is a pod's only when its spec is: other kinds have templates too. */
static bool is_pod_template(const type_node *node) {
  const type_field *spec = crdc_type_node_field(node, CRD_STRING("spec"));
  return spec && spec->type->storage == CRD_STORE_OBJECT &&
         crdc_type_node_field(spec->type, CRD_STRING("containers")) != NULL;
}

crd_string crdc_known_type_name(const type_node *node, crd_string property) {
  if (node->root) return (crd_string){0};
  for (size_t i = 0; i < sizeof known_types / sizeof *known_types; i++) {
    const known_type *type = &known_types[i];
    if (type->at_most && node->field_count > type->at_most) continue;
    if (!is_among(property, type->under) || !has_all(node, type->having)) continue;
    crd_string name = crd_string_of(type->name);
    if (crd_string_equal(name, CRD_STRING("core_v1_PodTemplateSpec")) && !is_pod_template(node)) continue;
    return name;
  }
  return (crd_string){0};
}
