// SPDX-License-Identifier: Apache-2.0

// admission-peer measures kube-apiserver's own ValidatingAdmissionPolicy plugin: what a request takes with all policies in
// force. It prints a line of JSON, in the form of bench-admission, whose numbers tests/bench/admission.py sets beside it.
//
//	admission-peer CONFIGURATION REQUESTS SECONDS
//
// Both files have an object as JSON a line, and "---" between them. CONFIGURATION holds policies with their bindings, Namespaces, CRDs, and parameters. Those of REQUESTS
// are created. The plugin's clients are client-go's fakes, its informers are those of the API server.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"sort"
	"strconv"
	"syscall"
	"time"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/policy/validating"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/apiserver/pkg/authorization/authorizerfactory"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/klog/v2"
)

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "admission-peer:", err)
		os.Exit(2)
	}
}

func read(name string) (list []*unstructured.Unstructured) {
	f, err := os.Open(name)
	check(err)
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 64<<20)
	for lines.Scan() {
		if lines.Text() == "---" {
			continue
		}
		u := &unstructured.Unstructured{}
		check(u.UnmarshalJSON(lines.Bytes()))
		list = append(list, u)
	}
	check(lines.Err())
	return list
}

// typed is an object as its Go type, where the scheme has one.
func typed(u *unstructured.Unstructured) runtime.Object {
	o, err := scheme.Scheme.New(u.GroupVersionKind())
	if err != nil {
		return u
	}
	check(runtime.DefaultUnstructuredConverter.FromUnstructured(u.Object, o))
	o.GetObjectKind().SetGroupVersionKind(u.GroupVersionKind())
	return o
}

// setup is the configuration in the forms that the plugin's clients want.
type setup struct {
	mapper   *meta.DefaultRESTMapper
	static   []runtime.Object
	dynamic  []runtime.Object
	lists    map[schema.GroupVersionResource]string
	policies int
}

func configure(objects []*unstructured.Unstructured) *setup {
	s := &setup{mapper: meta.NewDefaultRESTMapper(nil), lists: map[schema.GroupVersionResource]string{}}
	for kind := range scheme.Scheme.AllKnownTypes() {
		s.mapper.Add(kind, meta.RESTScopeNamespace)
	}
	for _, u := range objects {
		if u.GetKind() == "CustomResourceDefinition" {
			s.define(u)
		}
	}
	for _, u := range objects {
		switch o := typed(u).(type) {
		case *admissionregistrationv1.ValidatingAdmissionPolicy:
			s.defaults(o.Spec.MatchConstraints)
			fail := admissionregistrationv1.Fail
			if o.Spec.FailurePolicy == nil {
				o.Spec.FailurePolicy = &fail
			}
			s.static = append(s.static, o)
			s.policies++
		case *admissionregistrationv1.ValidatingAdmissionPolicyBinding:
			s.defaults(o.Spec.MatchResources)
			s.static = append(s.static, o)
		case *corev1.Namespace, *corev1.ConfigMap:
			s.static = append(s.static, o)
		case *unstructured.Unstructured:
			if u.GetKind() != "CustomResourceDefinition" {
				s.dynamic = append(s.dynamic, o)
			}
		}
	}
	return s
}

func (s *setup) define(crd *unstructured.Unstructured) {
	text := func(fields ...string) string {
		value, _, _ := unstructured.NestedString(crd.Object, append([]string{"spec"}, fields...)...)
		return value
	}
	versions, _, _ := unstructured.NestedSlice(crd.Object, "spec", "versions")
	for _, v := range versions {
		gv := schema.GroupVersion{Group: text("group"), Version: v.(map[string]any)["name"].(string)}
		scope := meta.RESTScopeNamespace
		if text("scope") == "Cluster" {
			scope = meta.RESTScopeRoot
		}
		plural := gv.WithResource(text("names", "plural"))
		s.mapper.AddSpecific(gv.WithKind(text("names", "kind")), plural, gv.WithResource(text("names", "singular")), scope)
		s.lists[plural] = text("names", "kind") + "List"
	}
}

// defaults are those of the API.
func (s *setup) defaults(m *admissionregistrationv1.MatchResources) {
	if m == nil {
		return
	}
	if m.NamespaceSelector == nil {
		m.NamespaceSelector = &metav1.LabelSelector{}
	}
	if m.ObjectSelector == nil {
		m.ObjectSelector = &metav1.LabelSelector{}
	}
	if m.MatchPolicy == nil {
		equivalent := admissionregistrationv1.Equivalent
		m.MatchPolicy = &equivalent
	}
	all := admissionregistrationv1.AllScopes
	for _, rules := range [][]admissionregistrationv1.NamedRuleWithOperations{m.ResourceRules, m.ExcludeResourceRules} {
		for i := range rules {
			if rules[i].Scope == nil {
				rules[i].Scope = &all
			}
		}
	}
}

// plugin is the API server's, started and with all policies in force.
func plugin(s *setup, stop chan struct{}) *validating.Plugin {
	p, err := validating.NewPlugin(nil)
	check(err)
	clients := fake.NewSimpleClientset(s.static...)
	factory := informers.NewSharedInformerFactory(clients, 0)
	p.SetExternalKubeInformerFactory(factory)
	p.SetExternalKubeClientSet(clients)
	p.SetRESTMapper(s.mapper)
	p.SetDynamicClient(dynamicfake.NewSimpleDynamicClientWithCustomListKinds(runtime.NewScheme(), s.lists, s.dynamic...))
	p.SetDrainedNotification(stop)
	p.SetUnconditionalAuthorizer(authorizer.UnconditionalAuthorizer(authorizerfactory.NewAlwaysAllowAuthorizer()))
	check(p.ValidateInitialization())
	factory.Start(stop)
	factory.WaitForCacheSync(stop)
	return p
}

func attributes(s *setup, u *unstructured.Unstructured) admission.Attributes {
	mapping, err := s.mapper.RESTMapping(u.GroupVersionKind().GroupKind(), u.GroupVersionKind().Version)
	check(err)
	namespace := u.GetNamespace()
	who := &user.DefaultInfo{Name: "kubernetes-admin", Groups: []string{"system:masters", "system:authenticated"}}
	return admission.NewAttributesRecord(typed(u), nil, u.GroupVersionKind(), namespace, u.GetName(), mapping.Resource, "", admission.Create,
		&metav1.CreateOptions{}, false, who)
}

func cpu() time.Duration {
	var usage syscall.Rusage
	check(syscall.Getrusage(syscall.RUSAGE_SELF, &usage))
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

func main() {
	if len(os.Args) != 4 {
		check(fmt.Errorf("usage: admission-peer CONFIGURATION REQUESTS SECONDS"))
	}
	seconds, err := strconv.ParseFloat(os.Args[3], 64)
	check(err)
	klog.LogToStderr(false)
	klog.SetOutput(io.Discard)
	s := configure(read(os.Args[1]))
	stop := make(chan struct{})
	p := plugin(s, stop)
	var requests []admission.Attributes
	for _, u := range read(os.Args[2]) {
		requests = append(requests, attributes(s, u))
	}
	ctx, o := context.Background(), admission.NewObjectInterfacesFromScheme(scheme.Scheme)
	round := func() (denied int) {
		for _, r := range requests {
			if p.Validate(ctx, r, o) != nil {
				denied++
			}
		}
		return denied
	}
	denied := round()
	var rounds []float64
	for begun := time.Now(); time.Since(begun).Seconds() < seconds || len(rounds) < 3; {
		before := cpu()
		round()
		rounds = append(rounds, float64((cpu()-before).Nanoseconds())/1000/float64(len(requests)))
	}
	sort.Float64s(rounds)
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{"program": "kube-apiserver's plugin", "policies": s.policies, "requests": len(requests),
		"denied": denied, "rounds": len(rounds), "us_per_request": rounds[len(rounds)/2], "min": rounds[0]}))
	os.Exit(0)
}
