// SPDX-License-Identifier: Apache-2.0

// A part of core-types.go: how apply merges what the structs hold, by client-go's schema of apply configurations. A field is
// merged as its form has it - a list is replaced whole, a map field by field, a struct as its type says - unless its row has a
// word more: ATOMIC, SEPARABLE, SET, or BY_ and the keys of the items. runtime/gotypes/tables/merge_keys.txt has the keys.
package main

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/applyconfigurations"
	"k8s.io/client-go/kubernetes/scheme"
	smd "sigs.k8s.io/structured-merge-diff/v6/schema"
)

// merging is the schema.
var merging = func() *smd.Schema {
	pod, err := applyconfigurations.NewTypeConverter(scheme.Scheme).ObjectToTyped(&corev1.Pod{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}})
	if err != nil {
		panic(err)
	}
	return pod.Schema()
}()

// keyed are the ways to merge by keys: BY_PORT_PROTOCOL with its keys and what they read as where they are not there.
var keyed = map[string]string{}

// around has, by an embedded struct, one that it is in: the schema knows its fields as those of that one.
var around = map[reflect.Type]reflect.Type{}

func schemaAtom(t reflect.Type) *smd.Atom {
	named, ok := reflect.New(t).Interface().(interface{ OpenAPIModelName() string })
	if !ok {
		return nil
	}
	name := named.OpenAPIModelName()
	atom, ok := merging.Resolve(smd.TypeRef{NamedType: &name})
	if !ok && around[t] != nil {
		return schemaAtom(around[t])
	}
	if !ok {
		return nil
	}
	return &atom
}

// asForm is how a value is merged of which nothing is said.
func asForm(t reflect.Type) string {
	if special[t.String()] == "RAW" {
		return "ATOMIC"
	}
	if special[t.String()] != "" {
		return "SCALAR"
	}
	switch t.Kind() {
	case reflect.Ptr:
		return asForm(t.Elem())
	case reflect.Struct:
		if word := structWord(t); word != "" {
			return word
		}
		return "SEPARABLE"
	case reflect.Map:
		return "SEPARABLE"
	case reflect.Slice:
		if t.Elem().Kind() != reflect.Uint8 {
			return "ATOMIC"
		}
	}
	return "SCALAR"
}

// structWord is ATOMIC for a struct that is replaced whole.
func structWord(t reflect.Type) string {
	if atom := schemaAtom(t); atom != nil && atom.Map != nil && atom.Map.ElementRelationship == smd.Atomic {
		return "ATOMIC"
	}
	return ""
}

// keysWord is the word for a list whose items have keys.
func keysWord(item reflect.Type, keys []string) string {
	word, list := "BY", ""
	for _, key := range keys {
		said, _ := schemaAtom(inner(item)).Map.FindField(key)
		standard := "null"
		word += "_" + strings.ToUpper(snake(key))
		if said.Default != nil {
			text, _ := json.Marshal(said.Default)
			standard = string(text)
		} else {
			word += "_OR_NONE"
		}
		list += " " + key + "=" + standard
	}
	if keyed[word] != "" && keyed[word] != list {
		panic(word + ": keys with other defaults")
	}
	keyed[word] = list
	return word
}

// relation is how the schema merges a value.
func relation(t reflect.Type, ref smd.TypeRef) string {
	if t.Kind() == reflect.Ptr {
		return relation(t.Elem(), ref)
	}
	atom, ok := merging.Resolve(ref)
	if !ok {
		panic(t.String() + ": the schema does not have its type")
	}
	if (t.Kind() == reflect.Slice || t.Kind() == reflect.Map) && t.Elem().Kind() != reflect.Uint8 {
		below := smd.TypeRef{}
		if atom.List != nil {
			below = atom.List.ElementType
		} else {
			below = atom.Map.ElementType
		}
		if relation(t.Elem(), below) != asForm(t.Elem()) {
			panic(t.String() + ": items that are merged as nothing says")
		}
	}
	switch {
	case atom.Scalar != nil && atom.List == nil && atom.Map == nil:
		return "SCALAR"
	case atom.List != nil && atom.Map == nil && atom.List.ElementRelationship == smd.Associative && len(atom.List.Keys) > 0:
		return keysWord(t.Elem(), atom.List.Keys)
	case atom.List != nil && atom.Map == nil && atom.List.ElementRelationship == smd.Associative:
		return "SET"
	case atom.List != nil && atom.Map == nil || atom.Map.ElementRelationship == smd.Atomic:
		return "ATOMIC"
	}
	return "SEPARABLE"
}

// mergeWord is what a field's row says of how it is merged.
func mergeWord(t reflect.Type, f reflect.StructField, name string) string {
	atom := schemaAtom(t)
	if atom == nil || atom.Map == nil {
		return ""
	}
	said, ok := atom.Map.FindField(name)
	if !ok {
		return ""
	}
	if word := relation(f.Type, said.Type); word != asForm(f.Type) {
		return word
	}
	return ""
}

func writeKeys(dir string) {
	var lines []string
	for _, word := range slices.Sorted(maps.Keys(keyed)) {
		lines = append(lines, word+keyed[word])
	}
	write(dir, "merge_keys", "The keys of lists whose items apply merges by them, each with what it reads as where an item does not have it. tools/core-merge.go prints this file.", lines)
}

func noteEmbedded(t reflect.Type, f reflect.StructField) {
	if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); f.Anonymous && name == "" {
		around[f.Type] = t
	}
}
