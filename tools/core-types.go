// SPDX-License-Identifier: Apache-2.0

// Prints the rows of runtime/core/types_*.h: what core/v1, apps/v1 and batch/v1 declare of a PodTemplateSpec, of a Pod, of what
// has a template of pods and of all that they hold, by reflection over k8s.io/api.
//
// Run it in a module that requires k8s.io/api: go run core-types.go DIRECTORY, then clang-format the headers.
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

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// The headers, and the types that each has with what they need and no header before it has.
var headers = []struct {
	name, about string
	roots       []any
}{
	{"metadata", "ObjectMeta and label selectors", []any{metav1.ObjectMeta{}, metav1.LabelSelector{}}},
	{"container", "containers and what stands in them", []any{corev1.Container{}, corev1.EphemeralContainer{}}},
	{"volume", "volumes and their sources", []any{corev1.Volume{}}},
	{"pod", "the pod: scheduling, security, DNS, and the template around it", []any{corev1.PodTemplateSpec{}}},
	{"status", "Pods as a whole, with their status", []any{corev1.Pod{}}},
	{"workload", "what has a template of pods, but for Jobs: Deployments and their like, ReplicationControllers, PodTemplates",
		[]any{appsv1.Deployment{}, appsv1.StatefulSet{}, appsv1.DaemonSet{}, appsv1.ReplicaSet{}, corev1.ReplicationController{}, corev1.PodTemplate{}}},
	{"job", "Jobs and CronJobs", []any{batchv1.Job{}, batchv1.CronJob{}}},
}

var seen = map[reflect.Type]bool{}

var (
	words    = regexp.MustCompile(`([a-z0-9])([A-Z])`)
	acronyms = regexp.MustCompile(`([A-Z]+)([A-Z][a-z])`)
)

// snake is a name as C writes it.
func snake(name string) string {
	for _, pair := range [][2]string{{"SELinux", "Selinux"}, {"seLinux", "selinux"}, {"WWNs", "Wwns"}} {
		name = strings.ReplaceAll(name, pair[0], pair[1])
	}
	if name == "linux" { // a macro of gcc
		return "of_linux"
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
var special = map[string]string{"resource.Quantity": "QUANTITY", "intstr.IntOrString": "INT_OR_STRING", "v1.Time": "TIME", "v1.FieldsV1": "RAW"}

// row gives the kind and the target of a field.
func row(t reflect.Type) (kind, target string) {
	if t.Kind() == reflect.Ptr {
		kind, target = row(t.Elem())
		return kind + "_POINTER", target
	}
	if kind = special[t.String()]; kind != "" {
		return kind, `"` + t.String() + `"`
	}
	quoted := `"` + t.String() + `"`
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
		return "STRUCT", snake(t.Name())
	case reflect.Slice:
		kind, target = row(t.Elem())
		if kind == "STRUCT" {
			return "LIST", target
		}
		return kind + "_LIST", target
	case reflect.Map:
		kind, _ = row(t.Elem())
		return kind + "_MAP", quoted
	}
	panic(t.String())
}

func rows(t reflect.Type) (out []string) {
	if t.NumField() == 0 { // C wants a member: one that nothing sets, and that is never written
		return []string{`ROW(T, BOOL, none, "", "bool", OMIT_EMPTY)`}
	}
	for i := range t.NumField() {
		f := t.Field(i)
		tag := strings.Split(f.Tag.Get("json"), ",")
		kind, target := row(f.Type)
		if f.Anonymous && tag[0] == "" {
			if f.Type == reflect.TypeOf(corev1.EphemeralContainerCommon{}) { // the same fields: one set of checks is for both
				target = "container"
			}
			out = append(out, fmt.Sprintf(`ROW(T, INLINE, %s, "%s", %s, ALWAYS)`, snake(f.Name), f.Name, target))
			continue
		}
		empty := "ALWAYS"
		if slices.Contains(tag, "omitzero") {
			empty = "OMIT_ZERO"
		} else if slices.Contains(tag, "omitempty") {
			empty = "OMIT_EMPTY"
		}
		out = append(out, fmt.Sprintf(`ROW(T, %s, %s, "%s", %s, %s)`, kind, snake(tag[0]), tag[0], target, empty))
	}
	return
}

// names are those of a struct's fields in JSON with those of embedded structs, each with the index of the field that has it.
func names(t reflect.Type, own int, out map[string]int) map[string]int {
	for i := range t.NumField() {
		f, index := t.Field(i), own
		if own < 0 {
			index = i
		}
		if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" {
			out[name] = index
		} else {
			names(f.Type, index, out)
		}
	}
	return out
}

// slot is where types.h looks for a name among 1 << bits: by its first and middle bytes, the last but one, and its size.
func slot(name string, seed uint32, bits int) uint32 {
	n := len(name)
	x := uint32(name[0]) | uint32(name[n/2])<<8 | uint32(name[n-2])<<16 | uint32(n)<<24
	return x * seed >> (32 - bits)
}

// lookup is a table without collisions: its bits, the seed, the indices plus one.
func lookup(t reflect.Type) string {
	all := names(t, -1, map[string]int{})
	keys := slices.Sorted(maps.Keys(all))
	random := rand.New(rand.NewPCG(1, 2))
	for bits := 1; bits < 10; bits++ {
		for range 20000 {
			if len(keys) > 1<<bits {
				break
			}
			seed, slots, good := random.Uint32()|1, make([]string, 1<<bits), true
			for _, key := range keys {
				at := slot(key, seed, bits)
				good = good && slots[at] == ""
				slots[at] = fmt.Sprint(all[key] + 1)
			}
			if !good {
				continue
			}
			for i := range slots {
				if slots[i] == "" {
					slots[i] = "0"
				}
			}
			return fmt.Sprintf("LOOKUP(%d, 0x%XU, %s)", bits, seed, strings.Join(slots, ", "))
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
		collect(inner(t.Field(i).Type), list)
	}
	*list = append(*list, t)
}

func main() {
	for _, h := range headers {
		var list []reflect.Type
		for _, r := range h.roots {
			collect(reflect.TypeOf(r), &list)
		}
		guard := "CORE_TYPES_" + strings.ToUpper(h.name) + "_H"
		var b strings.Builder
		fmt.Fprintf(&b, "/* SPDX-License-Identifier: Apache-2.0 */\n/* Rows of types.h, which says how they are read: %s. tools/core-types.go prints this file. */\n#ifndef %s\n#define %s\n\n", h.about, guard, guard)
		fmt.Fprintf(&b, "#define CORE_TYPES_%s(TYPE)", strings.ToUpper(h.name))
		for _, t := range list {
			fmt.Fprintf(&b, " \\\n  TYPE(%s, \"%s\")", snake(t.Name()), t.Name())
		}
		b.WriteString("\n")
		for _, t := range list {
			fmt.Fprintf(&b, "\n#define CORE_ROWS_%s(ROW, T) \\\n  %s\n", snake(t.Name()), strings.Join(rows(t), " \\\n  "))
			fmt.Fprintf(&b, "#define CORE_LOOKUP_%s(LOOKUP) %s\n", snake(t.Name()), lookup(t))
		}
		b.WriteString("\n#endif\n")
		if err := os.WriteFile(filepath.Join(os.Args[1], "types_"+h.name+".h"), []byte(b.String()), 0o644); err != nil {
			panic(err)
		}
	}
}
