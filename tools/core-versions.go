// SPDX-License-Identifier: Apache-2.0

// A part of core-types.go: prints runtime/gotypes/tables/types_versions.h, the versions of kinds beside the one that is judged, whose structs
// have no field that its struct has not: their rows are about that struct, in their own order, and say their own names.
package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/kubernetes/scheme"
)

// oldest is the first minor of the API servers that are asked.
const oldest = 30

// isServed says whether one of them has the version.
func isServed(t reflect.Type) bool {
	m := reflect.New(t).MethodByName("APILifecycleRemoved")
	return !m.IsValid() || m.Call(nil)[1].Int() == 0 || m.Call(nil)[1].Int() > oldest
}

// aliases are the types that are told as others, with the type whose struct they share.
var aliases = map[reflect.Type]reflect.Type{}

// baseOf is the type of the judged version, or nil.
func baseOf(t reflect.Type) reflect.Type {
	group := filepath.Dir(t.PkgPath())
	for other := range seen {
		if filepath.Dir(other.PkgPath()) == group && other.Name() == t.Name() && other != t {
			return other
		}
	}
	return nil
}

// versionName is the name of a type's table.
func versionName(t reflect.Type) string {
	if base := aliases[t]; base != nil {
		return cName(base) + "_" + filepath.Base(t.PkgPath())
	}
	return cName(t)
}

// fits finds the types that a version needs; false where the judged version has another form.
func fits(t reflect.Type, list *[]reflect.Type) bool {
	if seen[t] || aliases[t] != nil || t.Kind() != reflect.Struct || special[t.String()] != "" {
		return true
	}
	base := baseOf(t)
	if base == nil {
		return false
	}
	aliases[t] = base
	for i := range t.NumField() {
		f := t.Field(i)
		own, ok := base.FieldByName(f.Name)
		if !ok || f.Anonymous != own.Anonymous || strings.Split(f.Tag.Get("json"), ",")[0] != strings.Split(own.Tag.Get("json"), ",")[0] || !fits(inner(f.Type), list) {
			return false
		}
		ownKind, _ := row(own.Type)
		if kind, _ := row(f.Type); kind != ownKind || inner(f.Type).Name() != inner(own.Type).Name() {
			return false
		}
	}
	*list = append(*list, t)
	return true
}

func writeVersions(dir string) {
	known := scheme.Scheme.AllKnownTypes()
	order := func(a, b schema.GroupVersionKind) int { return strings.Compare(a.String(), b.String()) }
	var list []reflect.Type
	for _, gvk := range slices.SortedFunc(maps.Keys(known), order) {
		t := known[gvk]
		meta, ok := t.FieldByName("ObjectMeta")
		if strings.HasSuffix(gvk.Kind, "List") || !ok || !meta.Anonymous || seen[t] || !isServed(t) {
			continue
		}
		before, was := len(list), maps.Clone(aliases)
		if !fits(t, &list) {
			list, aliases = list[:before], was
			fmt.Fprintln(os.Stderr, "of another form than the judged version:", gvk)
		}
	}
	nameOf = versionName
	var b strings.Builder
	b.WriteString("/* SPDX-License-Identifier: Apache-2.0 */\n/* Rows of type_rows.h of versions beside those that are judged: their structs are those of the judged ones. TYPE(table, struct, name in Go, package in Go). tools/core-versions.go prints this file. */\n#ifndef CORE_TYPES_VERSIONS_H\n#define CORE_TYPES_VERSIONS_H\n\n#include \"../type_rows.h\"\n\n")
	b.WriteString("#define CORE_TYPES_VERSIONS(TYPE)")
	for _, t := range list {
		fmt.Fprintf(&b, " \\\n  TYPE(%s, %s, %s)", versionName(t), cName(aliases[t]), typeWords(t))
	}
	b.WriteString("\n")
	for _, t := range list {
		fmt.Fprintf(&b, "\n#define CORE_ROWS_%s(ROW, T) \\\n  %s\n", versionName(t), strings.Join(rows(t), " \\\n  "))
		fmt.Fprintf(&b, "#define CORE_LOOKUP_%s(LOOKUP) %s\n", versionName(t), lookup(t))
	}
	b.WriteString("\n#define CORE_EXTERN(table, ...) extern CRD_KIN const core_type crd_core_##table##_type;\nCORE_TYPES_VERSIONS(CORE_EXTERN)\n#undef CORE_EXTERN\n\n#endif\n")
	if err := os.WriteFile(filepath.Join(dir, "types_versions.h"), []byte(b.String()), 0o644); err != nil {
		panic(err)
	}
}
