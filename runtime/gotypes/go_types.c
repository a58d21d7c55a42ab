/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of Kubernetes that rules print, as facts of their declarations: all that a pod template holds.
 * <crd/go_json.h> says how a field is read. tools/go-types.go prints this table. */
#include "go_types.h"

const go_type crd_go_types[] = {
    {"core.v1.AWSElasticBlockStoreVolumeSource", "volumeID:string! fsType:string partition:int readOnly:bool"},
    {"core.v1.Affinity", "nodeAffinity:*NodeAffinity podAffinity:*PodAffinity podAntiAffinity:*PodAntiAffinity"},
    {"core.v1.AppArmorProfile", "type:string! localhostProfile:*string"},
    {"core.v1.AzureDiskVolumeSource",
     "diskName:string! diskURI:string! cachingMode:*string fsType:*string readOnly:*bool kind:*string"},
    {"core.v1.AzureFileVolumeSource", "secretName:string! shareName:string! readOnly:bool"},
    {"core.v1.CSIVolumeSource",
     "driver:string! readOnly:*bool fsType:*string volumeAttributes:{}string "
     "nodePublishSecretRef:*LocalObjectReference"},
    {"core.v1.Capabilities", "add:[]string drop:[]string"},
    {"core.v1.CephFSVolumeSource",
     "monitors:[]string! path:string user:string secretFile:string secretRef:*LocalObjectReference "
     "readOnly:bool"},
    {"core.v1.CinderVolumeSource", "volumeID:string! fsType:string readOnly:bool secretRef:*LocalObjectReference"},
    {"core.v1.ClusterTrustBundleProjection",
     "name:*string signerName:*string labelSelector:*LabelSelector optional:*bool path:string!"},
    {"core.v1.ConfigMapEnvSource", "name:string optional:*bool"},
    {"core.v1.ConfigMapKeySelector", "name:string key:string! optional:*bool"},
    {"core.v1.ConfigMapProjection", "name:string items:[]KeyToPath optional:*bool"},
    {"core.v1.ConfigMapVolumeSource", "name:string items:[]KeyToPath defaultMode:*int optional:*bool"},
    {"core.v1.Container",
     "name:string! image:string command:[]string args:[]string workingDir:string ports:[]ContainerPort "
     "envFrom:[]EnvFromSource env:[]EnvVar resources:ResourceRequirements "
     "resizePolicy:[]ContainerResizePolicy restartPolicy:*string restartPolicyRules:[]ContainerRestartRule "
     "volumeMounts:[]VolumeMount volumeDevices:[]VolumeDevice livenessProbe:*Probe readinessProbe:*Probe "
     "startupProbe:*Probe lifecycle:*Lifecycle terminationMessagePath:string "
     "terminationMessagePolicy:string imagePullPolicy:string securityContext:*SecurityContext stdin:bool "
     "stdinOnce:bool tty:bool"},
    {"core.v1.ContainerPort", "name:string hostPort:int containerPort:int! protocol:string hostIP:string"},
    {"core.v1.ContainerResizePolicy", "resourceName:string! restartPolicy:string!"},
    {"core.v1.ContainerRestartRule", "action:string exitCodes:*ContainerRestartRuleOnExitCodes"},
    {"core.v1.ContainerRestartRuleOnExitCodes", "operator:string values:[]int"},
    {"core.v1.DownwardAPIProjection", "items:[]DownwardAPIVolumeFile"},
    {"core.v1.DownwardAPIVolumeFile",
     "path:string! fieldRef:*ObjectFieldSelector resourceFieldRef:*ResourceFieldSelector mode:*int"},
    {"core.v1.DownwardAPIVolumeSource", "items:[]DownwardAPIVolumeFile defaultMode:*int"},
    {"core.v1.EmptyDirVolumeSource", "medium:string sizeLimit:*quantity"},
    {"core.v1.EnvFromSource", "prefix:string configMapRef:*ConfigMapEnvSource secretRef:*SecretEnvSource"},
    {"core.v1.EnvVar", "name:string! value:string valueFrom:*EnvVarSource"},
    {"core.v1.EnvVarSource",
     "fieldRef:*ObjectFieldSelector resourceFieldRef:*ResourceFieldSelector "
     "configMapKeyRef:*ConfigMapKeySelector secretKeyRef:*SecretKeySelector fileKeyRef:*FileKeySelector"},
    {"core.v1.EphemeralContainer",
     "name:string! image:string command:[]string args:[]string workingDir:string ports:[]ContainerPort "
     "envFrom:[]EnvFromSource env:[]EnvVar resources:ResourceRequirements "
     "resizePolicy:[]ContainerResizePolicy restartPolicy:*string restartPolicyRules:[]ContainerRestartRule "
     "volumeMounts:[]VolumeMount volumeDevices:[]VolumeDevice livenessProbe:*Probe readinessProbe:*Probe "
     "startupProbe:*Probe lifecycle:*Lifecycle terminationMessagePath:string "
     "terminationMessagePolicy:string imagePullPolicy:string securityContext:*SecurityContext stdin:bool "
     "stdinOnce:bool tty:bool targetContainerName:string"},
    {"core.v1.EphemeralVolumeSource", "volumeClaimTemplate:*PersistentVolumeClaimTemplate"},
    {"core.v1.ExecAction", "command:[]string"},
    {"core.v1.FCVolumeSource", "targetWWNs:[]string lun:*int fsType:string readOnly:bool wwids:[]string"},
    {"core.v1.FileKeySelector", "volumeName:string! path:string! key:string! optional:*bool"},
    {"core.v1.FlexVolumeSource",
     "driver:string! fsType:string secretRef:*LocalObjectReference readOnly:bool options:{}string"},
    {"core.v1.FlockerVolumeSource", "datasetName:string datasetUUID:string"},
    {"core.v1.GCEPersistentDiskVolumeSource", "pdName:string! fsType:string partition:int readOnly:bool"},
    {"core.v1.GRPCAction", "port:int! service:*string!"},
    {"core.v1.GitRepoVolumeSource", "repository:string! revision:string directory:string"},
    {"core.v1.GlusterfsVolumeSource", "endpoints:string! path:string! readOnly:bool"},
    {"core.v1.HTTPGetAction", "path:string port:intOrString! host:string scheme:string httpHeaders:[]HTTPHeader"},
    {"core.v1.HTTPHeader", "name:string! value:string!"},
    {"core.v1.HostAlias", "ip:string! hostnames:[]string"},
    {"core.v1.HostPathVolumeSource", "path:string! type:*string"},
    {"core.v1.ISCSIVolumeSource",
     "targetPortal:string! iqn:string! lun:int! iscsiInterface:string fsType:string readOnly:bool "
     "portals:[]string chapAuthDiscovery:bool chapAuthSession:bool secretRef:*LocalObjectReference "
     "initiatorName:*string"},
    {"core.v1.ImageVolumeSource", "reference:string pullPolicy:string"},
    {"core.v1.KeyToPath", "key:string! path:string! mode:*int"},
    {"core.v1.Lifecycle", "postStart:*LifecycleHandler preStop:*LifecycleHandler stopSignal:*string"},
    {"core.v1.LifecycleHandler", "exec:*ExecAction httpGet:*HTTPGetAction tcpSocket:*TCPSocketAction sleep:*SleepAction"},
    {"core.v1.LocalObjectReference", "name:string"},
    {"core.v1.NFSVolumeSource", "server:string! path:string! readOnly:bool"},
    {"core.v1.NodeAffinity",
     "requiredDuringSchedulingIgnoredDuringExecution:*NodeSelector "
     "preferredDuringSchedulingIgnoredDuringExecution:[]PreferredSchedulingTerm"},
    {"core.v1.NodeSelector", "nodeSelectorTerms:[]NodeSelectorTerm!"},
    {"core.v1.NodeSelectorRequirement", "key:string! operator:string! values:[]string"},
    {"core.v1.NodeSelectorTerm", "matchExpressions:[]NodeSelectorRequirement matchFields:[]NodeSelectorRequirement"},
    {"core.v1.ObjectFieldSelector", "apiVersion:string fieldPath:string!"},
    {"core.v1.PersistentVolumeClaimSpec",
     "accessModes:[]string selector:*LabelSelector resources:VolumeResourceRequirements volumeName:string "
     "storageClassName:*string volumeMode:*string dataSource:*TypedLocalObjectReference "
     "dataSourceRef:*TypedObjectReference volumeAttributesClassName:*string"},
    {"core.v1.PersistentVolumeClaimTemplate", "metadata:ObjectMeta spec:PersistentVolumeClaimSpec!"},
    {"core.v1.PersistentVolumeClaimVolumeSource", "claimName:string! readOnly:bool"},
    {"core.v1.PhotonPersistentDiskVolumeSource", "pdID:string! fsType:string"},
    {"core.v1.PodAffinity",
     "requiredDuringSchedulingIgnoredDuringExecution:[]PodAffinityTerm "
     "preferredDuringSchedulingIgnoredDuringExecution:[]WeightedPodAffinityTerm"},
    {"core.v1.PodAffinityTerm",
     "labelSelector:*LabelSelector namespaces:[]string topologyKey:string! namespaceSelector:*LabelSelector "
     "matchLabelKeys:[]string mismatchLabelKeys:[]string"},
    {"core.v1.PodAntiAffinity",
     "requiredDuringSchedulingIgnoredDuringExecution:[]PodAffinityTerm "
     "preferredDuringSchedulingIgnoredDuringExecution:[]WeightedPodAffinityTerm"},
    {"core.v1.PodCertificateProjection",
     "signerName:string keyType:string maxExpirationSeconds:*int credentialBundlePath:string keyPath:string "
     "certificateChainPath:string userAnnotations:{}string"},
    {"core.v1.PodDNSConfig", "nameservers:[]string searches:[]string options:[]PodDNSConfigOption"},
    {"core.v1.PodDNSConfigOption", "name:string value:*string"},
    {"core.v1.PodOS", "name:string!"},
    {"core.v1.PodReadinessGate", "conditionType:string!"},
    {"core.v1.PodResourceClaim", "name:string! resourceClaimName:*string resourceClaimTemplateName:*string"},
    {"core.v1.PodSchedulingGate", "name:string!"},
    {"core.v1.PodSchedulingGroup", "podGroupName:*string"},
    {"core.v1.PodSecurityContext",
     "seLinuxOptions:*SELinuxOptions windowsOptions:*WindowsSecurityContextOptions runAsUser:*int "
     "runAsGroup:*int runAsNonRoot:*bool supplementalGroups:[]int supplementalGroupsPolicy:*string "
     "fsGroup:*int sysctls:[]Sysctl fsGroupChangePolicy:*string seccompProfile:*SeccompProfile "
     "appArmorProfile:*AppArmorProfile seLinuxChangePolicy:*string"},
    {"core.v1.PodSpec",
     "volumes:[]Volume initContainers:[]Container containers:[]Container! "
     "ephemeralContainers:[]EphemeralContainer restartPolicy:string terminationGracePeriodSeconds:*int "
     "activeDeadlineSeconds:*int dnsPolicy:string nodeSelector:{}string serviceAccountName:string "
     "serviceAccount:string automountServiceAccountToken:*bool nodeName:string hostNetwork:bool "
     "hostPID:bool hostIPC:bool shareProcessNamespace:*bool securityContext:*PodSecurityContext "
     "imagePullSecrets:[]LocalObjectReference hostname:string subdomain:string affinity:*Affinity "
     "schedulerName:string tolerations:[]Toleration hostAliases:[]HostAlias priorityClassName:string "
     "priority:*int dnsConfig:*PodDNSConfig readinessGates:[]PodReadinessGate runtimeClassName:*string "
     "enableServiceLinks:*bool preemptionPolicy:*string overhead:{}quantity "
     "topologySpreadConstraints:[]TopologySpreadConstraint setHostnameAsFQDN:*bool os:*PodOS "
     "hostUsers:*bool schedulingGates:[]PodSchedulingGate resourceClaims:[]PodResourceClaim "
     "resources:*ResourceRequirements hostnameOverride:*string schedulingGroup:*PodSchedulingGroup"},
    {"core.v1.PodTemplateSpec", "metadata:ObjectMeta spec:PodSpec"},
    {"core.v1.PortworxVolumeSource", "volumeID:string! fsType:string readOnly:bool"},
    {"core.v1.PreferredSchedulingTerm", "weight:int! preference:NodeSelectorTerm!"},
    {"core.v1.Probe",
     "exec:*ExecAction httpGet:*HTTPGetAction tcpSocket:*TCPSocketAction grpc:*GRPCAction "
     "initialDelaySeconds:int timeoutSeconds:int periodSeconds:int successThreshold:int "
     "failureThreshold:int terminationGracePeriodSeconds:*int"},
    {"core.v1.ProjectedVolumeSource", "sources:[]VolumeProjection! defaultMode:*int"},
    {"core.v1.QuobyteVolumeSource", "registry:string! volume:string! readOnly:bool user:string group:string tenant:string"},
    {"core.v1.RBDVolumeSource",
     "monitors:[]string! image:string! fsType:string pool:string user:string keyring:string "
     "secretRef:*LocalObjectReference readOnly:bool"},
    {"core.v1.ResourceClaim", "name:string! request:string"},
    {"core.v1.ResourceFieldSelector", "containerName:string resource:string! divisor:quantity"},
    {"core.v1.ResourceRequirements", "limits:{}quantity requests:{}quantity claims:[]ResourceClaim"},
    {"core.v1.SELinuxOptions", "user:string role:string type:string level:string"},
    {"core.v1.ScaleIOVolumeSource",
     "gateway:string! system:string! secretRef:*LocalObjectReference! sslEnabled:bool "
     "protectionDomain:string storagePool:string storageMode:string volumeName:string fsType:string "
     "readOnly:bool"},
    {"core.v1.SeccompProfile", "type:string! localhostProfile:*string"},
    {"core.v1.SecretEnvSource", "name:string optional:*bool"},
    {"core.v1.SecretKeySelector", "name:string key:string! optional:*bool"},
    {"core.v1.SecretProjection", "name:string items:[]KeyToPath optional:*bool"},
    {"core.v1.SecretVolumeSource", "secretName:string items:[]KeyToPath defaultMode:*int optional:*bool"},
    {"core.v1.SecurityContext",
     "capabilities:*Capabilities privileged:*bool seLinuxOptions:*SELinuxOptions "
     "windowsOptions:*WindowsSecurityContextOptions runAsUser:*int runAsGroup:*int runAsNonRoot:*bool "
     "readOnlyRootFilesystem:*bool allowPrivilegeEscalation:*bool procMount:*string "
     "seccompProfile:*SeccompProfile appArmorProfile:*AppArmorProfile"},
    {"core.v1.ServiceAccountTokenProjection", "audience:string expirationSeconds:*int path:string!"},
    {"core.v1.SleepAction", "seconds:int!"},
    {"core.v1.StorageOSVolumeSource",
     "volumeName:string volumeNamespace:string fsType:string readOnly:bool secretRef:*LocalObjectReference"},
    {"core.v1.Sysctl", "name:string! value:string!"},
    {"core.v1.TCPSocketAction", "port:intOrString! host:string"},
    {"core.v1.Toleration", "key:string operator:string value:string effect:string tolerationSeconds:*int"},
    {"core.v1.TopologySpreadConstraint",
     "maxSkew:int! topologyKey:string! whenUnsatisfiable:string! labelSelector:*LabelSelector "
     "minDomains:*int nodeAffinityPolicy:*string nodeTaintsPolicy:*string matchLabelKeys:[]string"},
    {"core.v1.TypedLocalObjectReference", "apiGroup:*string! kind:string! name:string!"},
    {"core.v1.TypedObjectReference", "apiGroup:*string! kind:string! name:string! namespace:*string"},
    {"core.v1.Volume",
     "name:string! hostPath:*HostPathVolumeSource emptyDir:*EmptyDirVolumeSource "
     "gcePersistentDisk:*GCEPersistentDiskVolumeSource "
     "awsElasticBlockStore:*AWSElasticBlockStoreVolumeSource gitRepo:*GitRepoVolumeSource "
     "secret:*SecretVolumeSource nfs:*NFSVolumeSource iscsi:*ISCSIVolumeSource "
     "glusterfs:*GlusterfsVolumeSource persistentVolumeClaim:*PersistentVolumeClaimVolumeSource "
     "rbd:*RBDVolumeSource flexVolume:*FlexVolumeSource cinder:*CinderVolumeSource "
     "cephfs:*CephFSVolumeSource flocker:*FlockerVolumeSource downwardAPI:*DownwardAPIVolumeSource "
     "fc:*FCVolumeSource azureFile:*AzureFileVolumeSource configMap:*ConfigMapVolumeSource "
     "vsphereVolume:*VsphereVirtualDiskVolumeSource quobyte:*QuobyteVolumeSource "
     "azureDisk:*AzureDiskVolumeSource photonPersistentDisk:*PhotonPersistentDiskVolumeSource "
     "projected:*ProjectedVolumeSource portworxVolume:*PortworxVolumeSource scaleIO:*ScaleIOVolumeSource "
     "storageos:*StorageOSVolumeSource csi:*CSIVolumeSource ephemeral:*EphemeralVolumeSource "
     "image:*ImageVolumeSource"},
    {"core.v1.VolumeDevice", "name:string! devicePath:string!"},
    {"core.v1.VolumeMount",
     "name:string! readOnly:bool recursiveReadOnly:*string mountPath:string! subPath:string "
     "mountPropagation:*string subPathExpr:string"},
    {"core.v1.VolumeProjection",
     "secret:*SecretProjection downwardAPI:*DownwardAPIProjection configMap:*ConfigMapProjection "
     "serviceAccountToken:*ServiceAccountTokenProjection clusterTrustBundle:*ClusterTrustBundleProjection "
     "podCertificate:*PodCertificateProjection"},
    {"core.v1.VolumeResourceRequirements", "limits:{}quantity requests:{}quantity"},
    {"core.v1.VsphereVirtualDiskVolumeSource",
     "volumePath:string! fsType:string storagePolicyName:string storagePolicyID:string"},
    {"core.v1.WeightedPodAffinityTerm", "weight:int! podAffinityTerm:PodAffinityTerm!"},
    {"core.v1.WindowsSecurityContextOptions",
     "gmsaCredentialSpecName:*string gmsaCredentialSpec:*string runAsUserName:*string hostProcess:*bool"},
    {"meta.v1.LabelSelector", "matchLabels:{}string matchExpressions:[]LabelSelectorRequirement"},
    {"meta.v1.LabelSelectorRequirement", "key:string! operator:string! values:[]string"},
    {"meta.v1.ManagedFieldsEntry",
     "manager:string operation:string apiVersion:string time:*time fieldsType:string fieldsV1:*raw "
     "subresource:string"},
    {"meta.v1.ObjectMeta",
     "name:string generateName:string namespace:string selfLink:string uid:string resourceVersion:string "
     "generation:int creationTimestamp:time deletionTimestamp:*time deletionGracePeriodSeconds:*int "
     "labels:{}string annotations:{}string ownerReferences:[]OwnerReference finalizers:[]string "
     "managedFields:[]ManagedFieldsEntry"},
    {"meta.v1.OwnerReference",
     "apiVersion:string! kind:string! name:string! uid:string! controller:*bool blockOwnerDeletion:*bool"},
};

const size_t crd_go_type_count = sizeof crd_go_types / sizeof *crd_go_types;
