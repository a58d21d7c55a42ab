// SPDX-License-Identifier: Apache-2.0

// Prints the Go types that rules quote, from their declarations by reflection: runtime/gotypes/go_types.c with those of
// Kubernetes on standard output, and on standard error those of KubeRay as goJSON takes them, for crds/*.markers.yaml.
//
// Run it in a module that requires github.com/ray-project/kuberay/ray-operator: go run go-types.go > go_types.c, then clang-format it.
package main

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"

	rayv1 "github.com/ray-project/kuberay/ray-operator/apis/ray/v1"
)

var seen = map[reflect.Type]bool{}
var queue []reflect.Type

func name(t reflect.Type) string {
	switch t.String() {
	case "resource.Quantity":
		return "quantity"
	case "intstr.IntOrString":
		return "intOrString"
	case "v1.Time":
		return "time"
	case "v1.FieldsV1":
		return "raw"
	}
	switch t.Kind() {
	case reflect.Ptr:
		return "*" + name(t.Elem())
	case reflect.Slice:
		return "[]" + name(t.Elem())
	case reflect.Map:
		return "{}" + name(t.Elem())
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "bool"
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return "int"
	case reflect.Struct:
		if strings.Contains(t.PkgPath(), "kuberay") {
			return "(" + strings.Join(fields(t), " ") + ")"
		}
		if !seen[t] {
			seen[t] = true
			queue = append(queue, t)
		}
		return t.Name()
	}
	return "?" + t.String()
}

// fields of a struct as NAME:TYPE, embedded ones in their place. omitzero counts as omitempty: only times have it.
func fields(t reflect.Type) (out []string) {
	for i := range t.NumField() {
		f := t.Field(i)
		tag := strings.Split(f.Tag.Get("json"), ",")
		if tag[0] == "-" {
			continue
		}
		if f.Anonymous && tag[0] == "" {
			out = append(out, fields(f.Type)...)
			continue
		}
		mark := "!"
		if slices.Contains(tag, "omitempty") || slices.Contains(tag, "omitzero") {
			mark = ""
		}
		out = append(out, tag[0]+":"+name(f.Type)+mark)
	}
	return
}

// full is the name of a type with its API group and version.
func full(t reflect.Type) string {
	path := strings.Split(t.PkgPath(), "/")
	return strings.Join(path[len(path)-2:], ".") + "." + t.Name()
}

const head = `/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of Kubernetes that rules print, as facts of their declarations: all that a pod template holds.
 * <crd/go_json.h> says how a field is read. tools/go-types.go prints this table. */
#include "go_types.h"

const go_type crd_go_types[] = {
`

func main() {
	fmt.Fprintln(os.Stderr, name(reflect.TypeOf(rayv1.WorkerGroupSpec{})))
	for i := 0; i < len(queue); i++ {
		fields(queue[i])
	}
	slices.SortFunc(queue, func(a, b reflect.Type) int { return strings.Compare(full(a), full(b)) })
	fmt.Print(head)
	for _, t := range queue {
		fmt.Printf("    {\"%s\",\n", full(t))
		line := ""
		for _, f := range fields(t) {
			if line != "" && len(line)+len(f) > 100 {
				fmt.Printf("     \"%s \"\n", line)
				line = ""
			}
			if line != "" {
				line += " "
			}
			line += f
		}
		fmt.Printf("     \"%s\"},\n", line)
	}
	fmt.Print("};\n\nconst size_t crd_go_type_count = sizeof crd_go_types / sizeof *crd_go_types;\n")
}
