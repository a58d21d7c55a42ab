// SPDX-License-Identifier: Apache-2.0

// Prints runtime/builtin/builtin_data.c: the kinds that kube-apiserver has built in, the Go types of their objects by
// reflection, and how client-go's schema of apply configurations merges them.
//
// Run it when the version of Kubernetes in go.mod changes:
//
//	cd tools/builtin-types && go run . > ../../runtime/builtin/builtin_data.c
package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"log"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/client-go/applyconfigurations"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	smd "sigs.k8s.io/structured-merge-diff/v6/schema"
)

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

// ---- kinds ----

type kind struct {
	schema.GroupVersionKind
	resource        string
	cluster, served bool
	object          int // its type; -1: not known
}

// endpoint is a resource as client-go's typed clients have it.
type endpoint struct {
	resource string
	cluster  bool
}

// endpoints finds, by the package and name of a Go type, the client that makes or reads it: Pods(namespace), Nodes().
func endpoints() map[string]endpoint {
	found := map[string]endpoint{}
	set := reflect.TypeFor[kubernetes.Interface]()
	for i := range set.NumMethod() {
		group := set.Method(i).Type.Out(0)
		for k := range group.NumMethod() {
			method := group.Method(k)
			if method.Type.NumOut() != 1 || method.Type.Out(0).Kind() != reflect.Interface {
				continue
			}
			client := method.Type.Out(0)
			for _, verb := range []string{"Create", "Get"} {
				made, ok := client.MethodByName(verb)
				if ok && made.Type.Out(0).Kind() == reflect.Pointer {
					t := made.Type.Out(0).Elem()
					found[t.PkgPath()+"."+t.Name()] = endpoint{strings.ToLower(method.Name), method.Type.NumIn() == 0}
				}
			}
		}
	}
	return found
}

func kinds() (list []*kind) {
	has := endpoints()
	add := func(gvk schema.GroupVersionKind, t reflect.Type) {
		plural, _ := meta.UnsafeGuessKindToResource(gvk)
		k := &kind{GroupVersionKind: gvk, resource: plural.Resource, object: -1}
		if t != nil {
			k.object = typeOf(t, schemaOf(t))
			e, ok := has[t.PkgPath()+"."+t.Name()]
			if ok {
				k.resource, k.cluster = e.resource, e.cluster
			}
			k.served = ok && (gvk.Version == "v1" || gvk.Group == "autoscaling" && gvk.Version == "v2")
		}
		list = append(list, k)
	}
	for _, gv := range scheme.Scheme.PrioritizedVersionsAllGroups() {
		known := scheme.Scheme.KnownTypes(gv)
		for _, name := range slices.Sorted(maps.Keys(known)) {
			t := known[name]
			if _, ok := t.FieldByName("ListMeta"); !ok && strings.HasPrefix(t.PkgPath(), "k8s.io/api/") {
				add(gv.WithKind(name), t)
			}
		}
	}
	for _, t := range []reflect.Type{reflect.TypeFor[metav1.CreateOptions](), reflect.TypeFor[metav1.UpdateOptions](),
		reflect.TypeFor[metav1.PatchOptions](), reflect.TypeFor[metav1.DeleteOptions]()} {
		add(schema.GroupVersionKind{Group: "meta.k8s.io", Version: "v1", Kind: t.Name()}, t)
	}
	for _, gvk := range []schema.GroupVersionKind{{Group: "apiextensions.k8s.io", Version: "v1", Kind: "CustomResourceDefinition"},
		{Group: "apiregistration.k8s.io", Version: "v1", Kind: "APIService"}} {
		add(gvk, nil)
		list[len(list)-1].cluster, list[len(list)-1].served = true, true
	}
	for _, k := range list {
		if k.Group == "" && k.Kind == "Binding" { // its client is that of Pods
			k.served = true
		}
		if k.Kind == "Namespace" && !k.cluster {
			log.Fatal("a Namespace has a namespace")
		}
	}
	slices.SortFunc(list, func(a, b *kind) int {
		return cmp.Or(strings.Compare(a.Group, b.Group), strings.Compare(a.Version, b.Version), strings.Compare(a.Kind, b.Kind))
	})
	return list
}

// ---- types ----

type field struct {
	name, via   string // via: the embedded structs that it stands in
	object      int
	empty, zero bool // omitempty, omitzero
	defaulted   string
}

type object struct {
	form, relation string
	bits           int
	name           string // Go's; of a pointer none
	item           int
	keys           []string
	fields         []field
}

var (
	objects []*object
	indexes = map[string]int{}
	merging *smd.Schema
)

var special = map[reflect.Type]string{
	reflect.TypeFor[resource.Quantity]():    "QUANTITY",
	reflect.TypeFor[metav1.Time]():          "TIME",
	reflect.TypeFor[metav1.MicroTime]():     "MICRO_TIME",
	reflect.TypeFor[metav1.Duration]():      "DURATION",
	reflect.TypeFor[intstr.IntOrString]():   "INT_OR_STRING",
	reflect.TypeFor[runtime.RawExtension](): "RAW",
	reflect.TypeFor[metav1.FieldsV1]():      "FIELDS",
}

// schemaOf is the named type of the schema that a struct has, or nil.
func schemaOf(t reflect.Type) *smd.TypeRef {
	named, ok := reflect.New(t).Interface().(interface{ OpenAPIModelName() string })
	if !ok {
		return nil
	}
	name := named.OpenAPIModelName()
	if _, ok := merging.FindNamedType(name); !ok {
		return nil
	}
	return &smd.TypeRef{NamedType: &name}
}

func mapRelation(m *smd.Map) string {
	if m.ElementRelationship == smd.Atomic {
		return "ATOMIC"
	}
	return "SEPARABLE"
}

// relationOf says what the schema does with a value of the form, and what it has for its items.
func relationOf(form string, t reflect.Type, ref *smd.TypeRef) (relation string, keys []string, item *smd.TypeRef) {
	if ref == nil {
		return "UNKNOWN", nil, nil
	}
	atom, ok := merging.Resolve(*ref)
	if !ok {
		log.Fatalf("%v: the schema does not have its type", t)
	}
	scalar := map[string]smd.Scalar{"BOOL": smd.Boolean, "INT": smd.Numeric, "UINT": smd.Numeric, "FLOAT": smd.Numeric, "STRING": smd.String,
		"BYTES": smd.String, "TIME": smd.Untyped, "MICRO_TIME": smd.Untyped, "INT_OR_STRING": smd.Untyped, "QUANTITY": smd.Untyped, "DURATION": smd.Untyped}
	switch {
	case form == "LIST" && atom.List != nil && atom.Map == nil:
		item = &atom.List.ElementType
		if atom.List.ElementRelationship == smd.Associative && len(atom.List.Keys) > 0 {
			return "KEYED", atom.List.Keys, item
		} else if atom.List.ElementRelationship == smd.Associative {
			return "SET", nil, item
		}
		return "ATOMIC", nil, item
	case (form == "MAP" || form == "STRUCT") && atom.Map != nil && atom.List == nil:
		return mapRelation(atom.Map), nil, &atom.Map.ElementType
	case (form == "RAW" || form == "FIELDS") && atom.Map != nil && atom.List == nil:
		return mapRelation(atom.Map), nil, nil
	case (form == "RAW" || form == "FIELDS") && atom.Map != nil && atom.List != nil && atom.Scalar != nil: // anything
		if mapRelation(atom.Map) == "ATOMIC" {
			return "ATOMIC", nil, nil
		}
		return "DEDUCED", nil, nil
	case scalar[form] != "" && atom.Scalar != nil && *atom.Scalar == scalar[form] && atom.Map == nil && atom.List == nil:
		return "SCALAR", nil, nil
	}
	log.Fatalf("%v: the schema has another shape: %+v %+v %+v", t, atom.Scalar, atom.List, atom.Map)
	return
}

func formOf(t reflect.Type) (string, int) {
	if form := special[t]; form != "" {
		return form, 0
	}
	if _, ok := reflect.New(t).Interface().(json.Unmarshaler); ok && t.Kind() != reflect.Pointer {
		log.Fatalf("%v reads JSON in a way that is not known here", t)
	}
	switch t.Kind() {
	case reflect.Bool:
		return "BOOL", 0
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return "INT", t.Bits()
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return "UINT", t.Bits()
	case reflect.Float32, reflect.Float64:
		return "FLOAT", t.Bits()
	case reflect.String:
		return "STRING", 0
	case reflect.Struct:
		return "STRUCT", 0
	case reflect.Pointer:
		return "POINTER", 0
	case reflect.Map:
		if t.Key().Kind() == reflect.String {
			return "MAP", 0
		}
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return "BYTES", 0
		}
		return "LIST", 0
	}
	log.Fatalf("%v: no form", t)
	return "", 0
}

// typeOf is the index of a Go type as the schema's reference merges it.
func typeOf(t reflect.Type, ref *smd.TypeRef) int {
	form, bits := formOf(t)
	o := &object{form: form, bits: bits, item: -1}
	var item *smd.TypeRef
	if form == "POINTER" {
		o.item = typeOf(t.Elem(), ref)
		o.relation = objects[o.item].relation
	} else {
		o.relation, o.keys, item = relationOf(form, t, ref)
	}
	if form == "LIST" || form == "MAP" {
		o.item = typeOf(t.Elem(), item)
	}
	if form != "POINTER" {
		o.name = t.String()
	}
	key := fmt.Sprint(form, " ", t.PkgPath(), " ", t.String(), " ", o.relation, o.keys, " ", o.item)
	if at, ok := indexes[key]; ok {
		return at
	}
	at := len(objects)
	indexes[key] = at
	objects = append(objects, o)
	if form == "STRUCT" {
		o.fields = fieldsOf(t, ref, "")
		seen := map[string]bool{}
		for _, f := range o.fields {
			if seen[f.name] {
				log.Fatalf("%v: %s is there twice", t, f.name)
			}
			seen[f.name] = true
		}
	}
	return at
}

func schemaField(ref *smd.TypeRef, name string) (smd.StructField, *smd.TypeRef) {
	if ref == nil {
		return smd.StructField{}, nil
	}
	atom, _ := merging.Resolve(*ref)
	f, ok := atom.Map.FindField(name)
	if !ok {
		return f, nil
	}
	return f, &f.Type
}

func fieldsOf(t reflect.Type, ref *smd.TypeRef, via string) (list []field) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.PkgPath != "" || name == "-" {
			if f.Anonymous {
				log.Fatalf("%v.%s is embedded and hidden", t, f.Name)
			}
			continue
		}
		if name == "" && f.Anonymous {
			if f.Type.Kind() != reflect.Struct {
				log.Fatalf("%v.%s is embedded and no struct", t, f.Name)
			}
			below := f.Name
			if via != "" {
				below = via + "." + f.Name
			}
			list = append(list, fieldsOf(f.Type, ref, below)...)
			continue
		}
		one := field{name: cmp.Or(name, f.Name), via: via}
		for option := range strings.SplitSeq(options, ",") {
			switch option {
			case "omitempty":
				one.empty = true
			case "omitzero":
				one.zero = true
			case "", "inline":
			default:
				log.Fatalf("%v.%s: %s", t, f.Name, option)
			}
		}
		said, fieldRef := schemaField(ref, one.name)
		if said.Default != nil {
			text, err := json.Marshal(plain(said.Default))
			must(err)
			one.defaulted = string(text)
		}
		one.object = typeOf(f.Type, fieldRef)
		list = append(list, one)
	}
	return list
}

// plain is a value of YAML as one of JSON.
func plain(v any) any {
	if m, ok := v.(map[any]any); ok {
		out := map[string]any{}
		for name, value := range m {
			out[fmt.Sprint(name)] = plain(value)
		}
		return out
	}
	return v
}

// ---- printing ----

type pool struct {
	text  strings.Builder
	size  int
	known map[string]int
}

// at is where a text stands, with its size in the upper byte.
func (p *pool) at(s string) int {
	if len(s) > 255 {
		log.Fatalf("%s is too long", s)
	}
	if _, ok := p.known[s]; !ok {
		p.known[s] = p.size
		fmt.Fprintf(&p.text, "    %q\n", s)
		p.size += len(s)
	}
	return len(s)<<24 | p.known[s]
}

func quote(s string) string {
	text, err := json.Marshal(s)
	must(err)
	return string(text)
}

func main() {
	pod, err := applyconfigurations.NewTypeConverter(scheme.Scheme).ObjectToTyped(
		&corev1.Pod{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}})
	must(err)
	merging = pod.Schema()
	list := kinds()
	deduced := len(objects) // what RAW and FIELDS have within them
	objects = append(objects, &object{form: "RAW", relation: "DEDUCED", item: deduced})
	for _, o := range objects {
		if o.form == "RAW" || o.form == "FIELDS" {
			o.item = deduced
		}
	}

	names := &pool{known: map[string]int{}}
	names.at("")
	ways, keys, defaults := []string{""}, []string{}, []string{}
	var types, fields strings.Builder
	fieldCount := 0
	for at, o := range objects {
		first, count := 0, len(o.fields)
		if len(o.keys) > 0 {
			first = len(keys)
			count = len(o.keys)
			for _, key := range o.keys {
				keys = append(keys, fmt.Sprint(names.at(key)))
			}
		} else if count > 0 {
			first = fieldCount
		}
		item := max(o.item, 0)
		fmt.Fprintf(&types, "    {CRD_FORM_%s, CRD_RELATION_%s, %d, %d, %d, %d, %d},\n", o.form, o.relation, o.bits, item, count, first, names.at(o.name))
		for _, f := range o.fields {
			way := slices.Index(ways, f.via)
			if way < 0 {
				way = len(ways)
				ways = append(ways, f.via)
			}
			flags := 0
			if f.empty {
				flags |= 1
			}
			if f.zero {
				flags |= 2
			}
			if f.defaulted != "" {
				flags |= 4
				defaults = append(defaults, fmt.Sprintf("    {%d, %d},\n", fieldCount, names.at(f.defaulted)))
			}
			fmt.Fprintf(&fields, "    {%d, %d, %d, %d},", names.at(f.name), f.object, flags, way)
			fieldCount++
		}
		if len(o.fields) > 0 {
			fields.WriteString("\n")
		}
		if at > 65535 || len(ways) > 255 || count > 255 {
			log.Fatal("the tables are too small")
		}
	}

	out := os.Stdout
	fmt.Fprint(out, "/* SPDX-License-Identifier: Apache-2.0 */\n/* The built-in kinds of Kubernetes 1.37 and their Go types, as facts of their declarations. tools/builtin-types prints\n * this file; builtin_data.h says how it is read. */\n#include \"builtin_data.h\"\n\n#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n// clang-format off\n")
	fmt.Fprintf(out, "const struct crd_builtin_type crd_builtin_types[] = {\n%s};\n\nconst builtin_field crd_builtin_fields[] = {\n%s};\n\n", types.String(), fields.String())
	fmt.Fprintf(out, "const uint32_t crd_builtin_keys[] = {%s};\n\n", strings.Join(keys, ", "))
	fmt.Fprintf(out, "const builtin_default crd_builtin_defaults[] = {\n%s};\nconst size_t crd_builtin_default_count = %d;\n\n", strings.Join(defaults, ""), len(defaults))
	fmt.Fprint(out, "const char *const crd_builtin_ways[] = {\n")
	for _, way := range ways {
		fmt.Fprintf(out, "    %q,\n", way)
	}
	fmt.Fprint(out, "};\n\nconst crd_builtin_kind crd_builtin_kind_rows[] = {\n")
	for _, k := range list {
		object := "NULL"
		if k.object >= 0 {
			object = fmt.Sprintf("&crd_builtin_types[%d]", k.object)
		}
		fmt.Fprintf(out, "    {CRD_STRING_INIT(%s), CRD_STRING_INIT(%s), CRD_STRING_INIT(%s), CRD_STRING_INIT(%s), %t, %t, %s},\n", quote(k.Group),
			quote(k.Version), quote(k.Kind), quote(k.resource), k.cluster, k.served, object)
	}
	fmt.Fprintf(out, "};\nconst size_t crd_builtin_kind_row_count = %d;\n\nconst char crd_builtin_names[] =\n%s    ;\n", len(list), names.text.String())
	fmt.Fprintf(os.Stderr, "%d kinds, %d types, %d fields, %d bytes of names, %d defaults\n", len(list), len(objects), fieldCount, names.size, len(defaults))
}
