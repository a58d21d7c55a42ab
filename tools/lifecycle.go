// SPDX-License-Identifier: Apache-2.0

// Prints the rows of runtime/kinds/lifecycle_rows.txt: since which minor the API server has a version of a built-in kind, since when
// it warns of it, from which it is gone, and what to write instead (prerelease-lifecycle-gen's methods of k8s.io/api).
//
//	go run lifecycle.go > 1.37.tsv                  in a module that requires k8s.io/client-go of a release: what that one declares
//	go run lifecycle.go 1.19.tsv ... 1.37.tsv       the rows, below the two lines of comments; what only older releases declare is gone with the release behind them
package main

import (
	"bufio"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"k8s.io/client-go/kubernetes/scheme"
)

// Kinds of other modules: those of the aggregator and of the server of custom resources.
const others = "apiextensions.k8s.io\tv1\tCustomResourceDefinition\t16\t0\t0\t\n" +
	"apiextensions.k8s.io\tv1beta1\tCustomResourceDefinition\t7\t16\t22\tapiextensions.k8s.io/v1 CustomResourceDefinition\n" +
	"apiregistration.k8s.io\tv1\tAPIService\t10\t0\t0\t\n" +
	"apiregistration.k8s.io\tv1beta1\tAPIService\t7\t19\t22\tapiregistration.k8s.io/v1 APIService\n"

// What k8s.io/api goes on declaring though no server has it any more (changelogs of 1.22 and 1.23).
var unserved = map[string]string{
	"node.k8s.io\tv1alpha1\tRuntimeClass":                     "22",
	"rbac.authorization.k8s.io\tv1alpha1\tClusterRole":        "23",
	"rbac.authorization.k8s.io\tv1alpha1\tClusterRoleBinding": "23",
	"rbac.authorization.k8s.io\tv1alpha1\tRole":               "23",
	"rbac.authorization.k8s.io\tv1alpha1\tRoleBinding":        "23",
	"scheduling.k8s.io\tv1alpha1\tPriorityClass":              "23",
}

// What k8s.io/api declares as a kind, and no server ever had as a resource.
var unstored = []string{"\tv1\tPodStatusResult", "\tv1\tRangeAllocation"}

// minor calls a method that gives a release; 0 where the type has none.
func minor(v reflect.Value, name string) int64 {
	if m := v.MethodByName(name); m.IsValid() {
		return m.Call(nil)[1].Int()
	}
	return 0
}

func declared() {
	for gvk, t := range scheme.Scheme.AllKnownTypes() {
		if f, ok := t.FieldByName("ObjectMeta"); strings.HasSuffix(gvk.Kind, "List") || !ok || !f.Anonymous {
			continue
		}
		v, instead := reflect.New(t), ""
		if m := v.MethodByName("APILifecycleReplacement"); m.IsValid() {
			r := m.Call(nil)[0]
			instead = fmt.Sprintf("%v/%v %v", r.FieldByName("Group"), r.FieldByName("Version"), r.FieldByName("Kind"))
		}
		fmt.Printf("%s\t%s\t%s\t%d\t%d\t%d\t%s\n", gvk.Group, gvk.Version, gvk.Kind, minor(v, "APILifecycleIntroduced"),
			minor(v, "APILifecycleDeprecated"), minor(v, "APILifecycleRemoved"), instead)
	}
	fmt.Print(others)
}

func main() {
	if len(os.Args) == 1 {
		declared()
		return
	}
	rows := map[string][]string{}
	first, last := map[string]int{}, map[string]int{}
	var releases []string
	for i, name := range os.Args[1:] {
		file, err := os.Open(name)
		if err != nil {
			panic(err)
		}
		releases = append(releases, strings.TrimSuffix(strings.TrimPrefix(filepath.Base(name), "1."), ".tsv"))
		for lines := bufio.NewScanner(file); lines.Scan(); {
			fields := strings.Split(lines.Text(), "\t")
			key := strings.Join(fields[:3], "\t")
			if _, ok := rows[key]; !ok {
				first[key] = i
			}
			rows[key], last[key] = fields, i
		}
	}
	around := ""
	for _, key := range slices.Sorted(maps.Keys(rows)) {
		f := rows[key]
		if slices.Contains(unstored, key) {
			continue
		}
		if f[3] == "0" && first[key] > 0 { // it does not say so
			f[3] = releases[first[key]]
		}
		if last[key] < len(releases)-1 { // gone earlier than was planned, or without a plan
			gone, _ := strconv.Atoi(releases[last[key]+1])
			if planned, _ := strconv.Atoi(f[5]); planned == 0 || planned > gone {
				f[5] = releases[last[key]+1]
			}
		}
		if gone := unserved[key]; gone != "" {
			f[5], f[6] = gone, f[0]+"/v1 "+f[2]
		}
		if version := strings.TrimPrefix(f[0]+"/"+f[1], "/"); version != around {
			around = version
			fmt.Println(version)
		}
		fmt.Println("  " + strings.TrimSpace(strings.Join(f[2:], " ")))
	}
}
