// SPDX-License-Identifier: Apache-2.0

// A part of core-types.go: prints runtime/gotypes/tables/kind_rows.txt, the kinds that kube-apiserver has built in, and types_other.txt, the
// other structs: versions of another form than the judged one, options, and what is only read.
package main

import (
	"cmp"
	"reflect"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	apiregistrationv1 "k8s.io/kube-aggregator/pkg/apis/apiregistration/v1"
)

type kind struct {
	schema.GroupVersionKind
	resource        string
	cluster, served bool
	object          reflect.Type // nil: not known
}

// endpoint is a resource as client-go's typed clients have it.
type endpoint struct {
	resource string
	cluster  bool
}

// endpoints finds, by a Go type, the client that makes or reads it: Pods(namespace), Nodes().
func endpoints() map[reflect.Type]endpoint {
	found := map[reflect.Type]endpoint{}
	set := reflect.TypeFor[kubernetes.Interface]()
	for i := range set.NumMethod() {
		group := set.Method(i).Type.Out(0)
		for k := range group.NumMethod() {
			method := group.Method(k)
			if method.Type.NumOut() != 1 || method.Type.Out(0).Kind() != reflect.Interface {
				continue
			}
			for _, verb := range []string{"Create", "Get"} {
				made, ok := method.Type.Out(0).MethodByName(verb)
				if ok && made.Type.Out(0).Kind() == reflect.Pointer {
					found[made.Type.Out(0).Elem()] = endpoint{strings.ToLower(method.Name), method.Type.NumIn() == 0}
				}
			}
		}
	}
	return found
}

func kinds() (list []*kind) {
	has := endpoints()
	add := func(gvk schema.GroupVersionKind, t reflect.Type) *kind {
		plural, _ := meta.UnsafeGuessKindToResource(gvk)
		e, ok := has[t]
		k := &kind{GroupVersionKind: gvk, resource: cmp.Or(e.resource, plural.Resource), cluster: e.cluster, object: t}
		k.served = ok && (gvk.Version == "v1" || gvk.Group == "autoscaling" && gvk.Version == "v2") || gvk.Group == "" && gvk.Kind == "Binding"
		list = append(list, k)
		return k
	}
	for _, gv := range scheme.Scheme.PrioritizedVersionsAllGroups() {
		for name, t := range scheme.Scheme.KnownTypes(gv) {
			if _, ok := t.FieldByName("ListMeta"); !ok && strings.HasPrefix(t.PkgPath(), "k8s.io/api/") {
				add(gv.WithKind(name), t)
			}
		}
	}
	for _, t := range []reflect.Type{reflect.TypeFor[metav1.CreateOptions](), reflect.TypeFor[metav1.UpdateOptions](),
		reflect.TypeFor[metav1.PatchOptions](), reflect.TypeFor[metav1.DeleteOptions]()} {
		add(schema.GroupVersionKind{Group: "meta.k8s.io", Version: "v1", Kind: t.Name()}, t)
	}
	for _, k := range []*kind{
		add(schema.GroupVersionKind{Group: "apiextensions.k8s.io", Version: "v1", Kind: "CustomResourceDefinition"}, nil),
		add(schema.GroupVersionKind{Group: "apiregistration.k8s.io", Version: "v1", Kind: "APIService"}, reflect.TypeFor[apiregistrationv1.APIService]())} {
		k.cluster, k.served = true, true
	}
	slices.SortFunc(list, func(a, b *kind) int {
		return cmp.Or(strings.Compare(a.Group, b.Group), strings.Compare(a.Version, b.Version), strings.Compare(a.Kind, b.Kind))
	})
	return list
}

func writeKinds(dir string) {
	var list []reflect.Type
	all := kinds()
	for _, k := range all {
		if k.object != nil && aliases[k.object] == nil && isServed(k.object) {
			collect(k.object, &list)
		}
	}
	var lines []string
	around := schema.GroupVersion{}
	for _, k := range all {
		if k.GroupVersion() != around {
			around = k.GroupVersion()
			lines = append(lines, around.String())
		}
		line := "  " + k.Kind + " " + k.resource
		known := k.object != nil && (aliases[k.object] != nil || seen[k.object])
		for _, word := range []struct {
			said bool
			text string
		}{{k.cluster, "CLUSTER"}, {k.served, "SERVED"}, {known && aliases[k.object] != nil, "SHARES"}, {known && schemaAtom(k.object) != nil, "MERGES"}} {
			if word.said {
				line += " " + word.text
			}
		}
		if known {
			line += " " + versionName(k.object)
		}
		lines = append(lines, line)
	}
	write(dir, "kind_rows", "The kinds that kube-apiserver has built in, by group, version and kind, and their resources: runtime/gotypes/kinds.c says what the words are. tools/core-kinds.go prints this file.", lines)
	nameOf = cName
	writeTypes(dir, "other", "Types: versions with another struct than the one that is judged, and what is not judged, which policies may still see", list)
}
