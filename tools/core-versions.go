// SPDX-License-Identifier: Apache-2.0

// A part of core-types.go: prints runtime/gotypes/tables/types_versions.txt, the versions of kinds beside the one that is judged, whose structs
// have no field that its struct has not: their rows are about that struct, in their own order, and say their own names.
package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
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
	lines := []string{"include " + needs("versions")}
	for _, t := range list {
		line := versionName(t) + " = " + typeWords(t) + " LIKE " + cName(aliases[t])
		own, like := rows(t), rowsLike(t)
		if slices.Equal(own, like) {
			lines = append(lines, line)
			continue
		}
		lines = append(lines, line+" "+lookup(t))
		for _, row := range own {
			lines = append(lines, "  "+row)
		}
	}
	write(dir, "types_versions", "Versions beside those that are judged, whose structs are those of the judged ones; one without rows has its rows, of its own package. tools/core-versions.go prints this file.", lines)
}

// rowsLike are the rows of the judged version, with types of its package, and the structs that they name, as of this one.
func rowsLike(t reflect.Type) (out []string) {
	base := aliases[t]
	from, to := filepath.Base(base.PkgPath()), filepath.Base(t.PkgPath())
	tables := map[string]bool{}
	for alias := range aliases {
		tables[versionName(alias)] = true
	}
	nameOf = cName
	defer func() { nameOf = versionName }()
	for _, row := range rows(base) {
		words := strings.Split(row, " ")
		for i := 2; i < len(words); i++ {
			if tables[words[i]+"_"+to] {
				words[i] += "_" + to
			}
			words[i] = regexp.MustCompile(`\b`+from+`\.`).ReplaceAllString(words[i], to+".")
		}
		out = append(out, strings.Join(words, " "))
	}
	return
}
