// SPDX-License-Identifier: Apache-2.0

// Prints runtime/gotypes/tables/types_*.txt: what k8s.io/api declares of the built-in kinds and of all that they hold, by
// reflection. Types of core, apps, batch and of apimachinery have their own names in C; those of other groups begin with the
// group's. rows.py beside the texts says how they are read.
//
// Run it in a module that requires k8s.io/api: go run core-*.go DIRECTORY.
package main

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"

	admissionv1 "k8s.io/api/admissionregistration/v1"
	apiserverinternalv1alpha1 "k8s.io/api/apiserverinternal/v1alpha1"
	appsv1 "k8s.io/api/apps/v1"
	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	autoscalingv1 "k8s.io/api/autoscaling/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	certificatesv1 "k8s.io/api/certificates/v1"
	certificatesv1beta1 "k8s.io/api/certificates/v1beta1"
	coordinationv1 "k8s.io/api/coordination/v1"
	coordinationv1beta1 "k8s.io/api/coordination/v1beta1"
	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	eventsv1 "k8s.io/api/events/v1"
	flowcontrolv1 "k8s.io/api/flowcontrol/v1"
	lifecyclev1alpha1 "k8s.io/api/lifecycle/v1alpha1"
	networkingv1 "k8s.io/api/networking/v1"
	nodev1 "k8s.io/api/node/v1"
	policyv1 "k8s.io/api/policy/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	resourcev1 "k8s.io/api/resource/v1"
	resourcev1alpha3 "k8s.io/api/resource/v1alpha3"
	resourcev1beta1 "k8s.io/api/resource/v1beta1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	schedulingv1alpha3 "k8s.io/api/scheduling/v1alpha3"
	schedulingv1beta1 "k8s.io/api/scheduling/v1beta1"
	storagev1 "k8s.io/api/storage/v1"
	storagemigrationv1 "k8s.io/api/storagemigration/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
)

type header struct {
	name, about string
	roots       []any
}

// The headers, and the types that each has with what they need and no header before it has.
var headers = []header{
	{"metadata", "TypeMeta, ObjectMeta, label selectors, conditions", []any{metav1.TypeMeta{}, metav1.ObjectMeta{}, metav1.LabelSelector{}, metav1.Condition{}}},
	{"container", "containers and what stands in them", []any{corev1.Container{}, corev1.EphemeralContainer{}}},
	{"volume", "volumes and their sources", []any{corev1.Volume{}}},
	{"pod", "the pod: scheduling, security, DNS, and the template around it", []any{corev1.PodTemplateSpec{}}},
	{"status", "Pods as a whole, with their status", []any{corev1.Pod{}}},
	{"workload", "what has a template of pods, but for Jobs: Deployments and their like, ReplicationControllers, PodTemplates",
		[]any{appsv1.Deployment{}, appsv1.StatefulSet{}, appsv1.DaemonSet{}, appsv1.ReplicaSet{}, corev1.ReplicationController{}, corev1.PodTemplate{}}},
	{"job", "Jobs and CronJobs", []any{batchv1.Job{}, batchv1.CronJob{}}},
	{"core", "the kinds of core/v1 without pods, and ControllerRevision", []any{corev1.Service{}, corev1.Endpoints{}, corev1.ConfigMap{}, corev1.Secret{},
		corev1.ServiceAccount{}, corev1.PersistentVolumeClaim{}, corev1.PersistentVolume{}, corev1.Namespace{}, corev1.Node{}, corev1.LimitRange{},
		corev1.ResourceQuota{}, corev1.Event{}, corev1.Binding{}, appsv1.ControllerRevision{}}},
	{"networking", "networking.k8s.io", []any{networkingv1.NetworkPolicy{}, networkingv1.Ingress{}, networkingv1.IngressClass{}, networkingv1.ServiceCIDR{},
		networkingv1.IPAddress{}}},
	{"discovery", "discovery.k8s.io and events.k8s.io", []any{discoveryv1.EndpointSlice{}, eventsv1.Event{}}},
	{"rbac", "rbac.authorization.k8s.io", []any{rbacv1.Role{}, rbacv1.ClusterRole{}, rbacv1.RoleBinding{}, rbacv1.ClusterRoleBinding{}}},
	{"autoscaling", "autoscaling and policy", []any{autoscalingv1.Scale{}, autoscalingv1.HorizontalPodAutoscaler{}, autoscalingv1.MetricSpec{},
		autoscalingv1.MetricStatus{}, autoscalingv2.HorizontalPodAutoscaler{},
		policyv1.PodDisruptionBudget{}, policyv1.Eviction{}}},
	{"storage", "storage.k8s.io and storagemigration.k8s.io", []any{storagev1.StorageClass{}, storagev1.CSIDriver{}, storagev1.CSINode{},
		storagev1.CSIStorageCapacity{}, storagev1.VolumeAttachment{}, storagev1.VolumeAttributesClass{}, storagemigrationv1.StorageVersionMigration{}}},
	{"flowcontrol", "flowcontrol.apiserver.k8s.io, scheduling.k8s.io, node.k8s.io, coordination.k8s.io", []any{flowcontrolv1.FlowSchema{},
		flowcontrolv1.PriorityLevelConfiguration{}, schedulingv1.PriorityClass{}, nodev1.RuntimeClass{}, coordinationv1.Lease{}}},
	{"certificates", "certificates.k8s.io", []any{certificatesv1.CertificateSigningRequest{}, certificatesv1.ClusterTrustBundle{},
		certificatesv1beta1.PodCertificateRequest{}}},
	{"authorization", "authentication.k8s.io and authorization.k8s.io", []any{authenticationv1.TokenReview{}, authenticationv1.TokenRequest{},
		authenticationv1.SelfSubjectReview{}, authorizationv1.SubjectAccessReview{}, authorizationv1.LocalSubjectAccessReview{},
		authorizationv1.SelfSubjectAccessReview{}, authorizationv1.SelfSubjectRulesReview{}}},
	{"admission", "admissionregistration.k8s.io", []any{admissionv1.ValidatingWebhookConfiguration{}, admissionv1.MutatingWebhookConfiguration{},
		admissionv1.ValidatingAdmissionPolicy{}, admissionv1.ValidatingAdmissionPolicyBinding{}, admissionv1.MutatingAdmissionPolicy{},
		admissionv1.MutatingAdmissionPolicyBinding{}}},
	{"resource", "resource.k8s.io", []any{resourcev1.ResourceClaim{}, resourcev1.ResourceClaimTemplate{}, resourcev1.ResourceSlice{},
		resourcev1.DeviceClass{}, resourcev1.DeviceTaintRule{}}},
	{"scheduling", "kinds that have no v1 yet: coordination.k8s.io, scheduling.k8s.io, lifecycle.k8s.io, and requests of resource.k8s.io",
		[]any{coordinationv1beta1.LeaseCandidate{}, schedulingv1beta1.Workload{}, schedulingv1beta1.PodGroup{}, schedulingv1alpha3.CompositePodGroup{},
			lifecyclev1alpha1.EvictionRequest{}, lifecyclev1alpha1.Eviction{}, resourcev1alpha3.ResourcePoolStatusRequest{}}},
	{"registration", "apiregistration.k8s.io and internal.apiserver.k8s.io", []any{apiregistrationv1.APIService{},
		apiserverinternalv1alpha1.StorageVersion{}}},
}

// wires are versions with a struct of their own (types_other.txt) that are judged as others, but for what is declared of them.
var wires = []any{resourcev1beta1.ResourceClaim{}, resourcev1beta1.ResourceClaimTemplate{}, resourcev1beta1.ResourceSlice{}}

// own are the groups whose types have no prefix.
var own = []string{"core", "apps", "batch", "meta"}

// named are the types that have their names in C without the version.
var named = map[string]reflect.Type{}

// cName is a type's name in C: snake, behind the group's, and the version where another version's type was named before.
func cName(t reflect.Type) string {
	parts := strings.Split(t.PkgPath(), "/")
	group, version := parts[len(parts)-2], parts[len(parts)-1]
	name := snake(t.Name())
	if group == "admissionregistration" {
		group = "admission"
	}
	if slices.Contains(own, group) || t == typeMeta {
		return name
	}
	if first := named[group+"_"+name]; group+"/"+version == "autoscaling/v1" || first != nil && first != t {
		return group + "_" + version + "_" + name
	}
	named[group+"_"+name] = t
	return group + "_" + name
}

var typeMeta = reflect.TypeOf(metav1.TypeMeta{})

var seen = map[reflect.Type]bool{}

var (
	words    = regexp.MustCompile(`([a-z0-9])([A-Z])`)
	acronyms = regexp.MustCompile(`([A-Z]+)([A-Z][a-z])`)
)

// snake is a name as C writes it.
func snake(name string) string {
	for _, pair := range [][2]string{{"SELinux", "Selinux"}, {"seLinux", "selinux"}, {"WWNs", "Wwns"}, {"IPs", "Ips"}, {"IDs", "Ids"},
		{"CIDRs", "Cidrs"}, {"URLs", "Urls"}} {
		name = strings.ReplaceAll(name, pair[0], pair[1])
	}
	if slices.Contains([]string{"linux", "default", "int", "bool"}, name) { // words of C and of gcc
		return "of_" + name
	}
	return strings.ToLower(acronyms.ReplaceAllString(words.ReplaceAllString(name, "${1}_${2}"), "${1}_${2}"))
}

// inner are the structs below a field's type.
func inner(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Ptr || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		t = t.Elem()
	}
	return t
}

// special are the types that read and write themselves.
var special = map[string]string{"resource.Quantity": "QUANTITY", "intstr.IntOrString": "INT_OR_STRING", "v1.Time": "TIME", "v1.MicroTime": "MICRO_TIME",
	"v1.FieldsV1": "RAW", "runtime.RawExtension": "RAW"}

// nameOf is the name of a struct's table.
var nameOf = cName

// row gives the kind and the target of a field: a struct, or Go's name of the type.
func row(t reflect.Type) (kind, target string) {
	if t.Kind() == reflect.Ptr {
		kind, target = row(t.Elem())
		return kind + "_POINTER", target
	}
	quoted := t.String()
	if kind = special[quoted]; kind != "" {
		return kind, quoted
	}
	switch t.Kind() {
	case reflect.String:
		return "STRING", quoted
	case reflect.Bool:
		return "BOOL", quoted
	case reflect.Int32:
		return "INT32", quoted
	case reflect.Int64:
		return "INT64", quoted
	case reflect.Struct:
		return "STRUCT", nameOf(t)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return "BYTES", quoted
		}
		kind, target = row(t.Elem())
		if kind == "STRUCT" {
			return "LIST", target
		}
		return kind + "_LIST", target
	case reflect.Map:
		kind, target = row(t.Elem())
		if kind == "STRUCT" && t.Key().Name() == "QualifiedName" {
			return "QUALIFIED_MAP", target
		}
		if kind == "STRUCT" {
			return "STRUCT_MAP", target
		}
		return kind + "_MAP", quoted
	}
	panic(t.String())
}

// usual are the targets that go without saying.
var usual = map[string]string{"STRING": "string", "BOOL": "bool", "INT32": "int32", "INT64": "int64", "INT_OR_STRING": "intstr.IntOrString",
	"QUANTITY": "resource.Quantity", "TIME": "v1.Time", "MICRO_TIME": "v1.MicroTime", "BYTES": "[]uint8", "RAW": "runtime.RawExtension",
	"STRING_MAP": "map[string]string", "STRING_LIST": "string"}

func rows(t reflect.Type) (out []string) {
	for i := range t.NumField() {
		f := t.Field(i)
		tag := strings.Split(f.Tag.Get("json"), ",")
		kind, target := row(f.Type)
		noteEnum(f.Type)
		if f.Anonymous && tag[0] == "" {
			if f.Type == reflect.TypeOf(corev1.EphemeralContainerCommon{}) { // the same fields: one set of checks is for both
				target = "container"
			}
			out = append(out, f.Name+" INLINE "+target)
			continue
		}
		words := []string{tag[0], kind}
		if strings.ToUpper(tag[0][:1])+tag[0][1:] != f.Name {
			words[0] += "=" + f.Name
		}
		if target != usual[strings.TrimSuffix(kind, "_POINTER")] {
			words = append(words, target)
		}
		if slices.Contains(tag, "omitzero") {
			words = append(words, "OMIT_ZERO")
		} else if !slices.Contains(tag, "omitempty") {
			words = append(words, "ALWAYS")
		}
		if word := mergeWord(t, f, tag[0]); word != "" {
			words = append(words, word)
		}
		if word := needWord(t, f, slices.Contains(tag, "omitempty") || slices.Contains(tag, "omitzero")); word != "" {
			words = append(words, word)
		}
		out = append(out, strings.Join(words, " "))
	}
	return
}

// needWord is whether a field must be there (kube-openapi's isOptional), where that is not as JSON leaves it out.
func needWord(t reflect.Type, f reflect.StructField, omits bool) string {
	need := source(t.PkgPath())[t.Name()+"."+f.Name].need
	if need == "" {
		need = map[bool]string{true: "optional", false: "required"}[strings.Contains(f.Tag.Get("json"), ",omitempty")]
	}
	if (need == "required") != omits {
		return ""
	}
	return strings.ToUpper(need)
}

// enums are the values of the types that are "+enum", by their names in Go: of several that have one name all that they have.
var enums = map[string][]string{}

func noteEnum(t reflect.Type) {
	for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice || t.Kind() == reflect.Map {
		t = t.Elem()
	}
	if t.Kind() != reflect.String || t.PkgPath() == "" || !source(t.PkgPath())[t.Name()].isEnum {
		return
	}
	enums[t.String()] = append(enums[t.String()], values(t)...)
}

func writeEnums(directory string) {
	var lines []string
	for _, name := range slices.Sorted(maps.Keys(enums)) {
		slices.Sort(enums[name])
		lines = append(lines, name+" "+strings.Join(slices.Compact(enums[name]), ","))
	}
	write(directory, "enum_rows", "The values of types of texts, by their names in Go, with commas between them", lines)
}

// names are those of a struct's fields in JSON with those of embedded structs.
func names(t reflect.Type) (out []string) {
	for i := range t.NumField() {
		f := t.Field(i)
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" {
			out = append(out, name)
		} else {
			out = append(out, names(f.Type)...)
		}
	}
	return out
}

// slot is where type_rows.h looks for a name among 1 << bits: by its first and middle bytes, the last but one, and its size.
func slot(name string, seed uint32, bits int) uint32 {
	n := len(name)
	x := uint32(name[0]) | uint32(name[n/2])<<8 | uint32(name[n-2])<<16 | (uint32(n)+4*uint32(name[(n-1)/2])+5*uint32(name[n/4]))<<24
	return x * seed >> (32 - bits)
}

// lookup is a table without collisions: its bits, and the seed.
func lookup(t reflect.Type) string {
	keys := slices.Sorted(slices.Values(names(t)))
	random := rand.New(rand.NewPCG(1, 2))
	for bits := 1; bits < 10; bits++ {
		for range 20000 {
			if len(keys) > 1<<bits {
				break
			}
			seed, slots, good := random.Uint32()|1, make([]bool, 1<<bits), true
			for _, key := range keys {
				at := slot(key, seed, bits)
				good = good && !slots[at]
				slots[at] = true
			}
			if !good {
				continue
			}
			return fmt.Sprintf("%d %X", bits, seed)
		}
	}
	panic("no lookup for " + t.Name())
}

// collect lists a struct behind those that it holds.
func collect(t reflect.Type, list *[]reflect.Type) {
	if t.Kind() != reflect.Struct || seen[t] || special[t.String()] != "" {
		return
	}
	if t == reflect.TypeOf(corev1.EphemeralContainerCommon{}) {
		_ = corev1.Container(corev1.EphemeralContainerCommon{})
		return
	}
	seen[t] = true
	for i := range t.NumField() {
		noteEmbedded(t, t.Field(i))
		collect(inner(t.Field(i).Type), list)
	}
	*list = append(*list, t)
}

// needs is the header before one that it needs.
func needs(header string) string {
	early := []string{"metadata", "container", "volume", "pod", "status", "workload", "job"}
	at := slices.Index(early, header)
	switch {
	case at == 0 || header == "versions":
		return "../type_rows.h"
	case at > 0:
		return "types_" + early[at-1] + ".h"
	case header == "storage" || header == "discovery":
		return "types_core.h"
	case header == "other":
		return "types_resource.h"
	}
	return "../types.h"
}

// write makes a file with words about it.
func write(directory, name, about string, lines []string) {
	text := "# SPDX-License-Identifier: Apache-2.0\n# " + about + "\n" + strings.Join(lines, "\n") + "\n"
	if err := os.WriteFile(filepath.Join(directory, name+".txt"), []byte(text), 0o644); err != nil {
		panic(err)
	}
}

// writeTypes prints types_NAME.txt with a list of structs.
func writeTypes(directory, name, about string, list []reflect.Type) {
	lines := []string{"include " + needs(name)}
	for _, t := range list {
		lines = append(lines, cName(t)+" = "+typeWords(t)+" "+lookup(t))
		for _, row := range rows(t) {
			lines = append(lines, "  "+row)
		}
	}
	write(directory, "types_"+name, about+". tools/core-types.go prints this file.", lines)
}

// typeWords are a type's name in Go, and how it is merged where that is not field by field.
func typeWords(t reflect.Type) string {
	if word := structWord(t); word != "" {
		return t.String() + " " + word
	}
	return t.String()
}

func main() {
	for _, h := range headers {
		var list []reflect.Type
		for _, r := range h.roots {
			collect(reflect.TypeOf(r), &list)
		}
		writeTypes(os.Args[1], h.name, "Types: "+h.about, list)
	}
	writeVersions(os.Args[1])
	writeKinds(os.Args[1])
	writeDeclared(os.Args[1])
	writeKeys(os.Args[1])
	writeEnums(os.Args[1])
}
