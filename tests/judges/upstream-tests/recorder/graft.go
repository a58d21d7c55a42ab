// SPDX-License-Identifier: Apache-2.0

package recorder

import (
	_ "embed"
	"encoding/json"
	"reflect"
	"strings"

	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	apiruntime "k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
)

// A part of an object (a PodSpec, a list of volumes, a probe) is put where the first object of bases.json has a place of its
// Go type, and then into the next one that has.

//go:embed bases.json
var basesJSON []byte

const mostBases = 2 // that a part is put into

// A step from a value into it: a field by its index, or through a pointer, into the first item of a list, under a key.
type step int

const (
	through step = -1
	first   step = -2
	underX  step = -3
)

type base struct {
	json json.RawMessage
	gvk  schema.GroupVersionKind
}

var (
	bases []base
	paths = map[[2]reflect.Type][]step{}
)

func isPart(v reflect.Value) bool {
	t := v.Type()
	if t.Kind() == reflect.Slice {
		t = t.Elem()
	} else if t.Kind() != reflect.Struct && (t.Kind() != reflect.Map || t.Name() == "") {
		return false
	}
	return t.Name() != "" && (strings.HasPrefix(t.PkgPath(), "k8s.io/kubernetes/pkg/apis/") || strings.HasPrefix(t.PkgPath(), "k8s.io/api/") ||
		t == reflect.TypeFor[metav1.ObjectMeta]() || t == reflect.TypeFor[metav1.LabelSelector]() || t == reflect.TypeFor[metav1.Condition]())
}

// graftAll puts the call's parts into objects and sends these.
func (c *call) graftAll() {
	if bases == nil {
		readBases()
	}
	c.outcome = "no object has a place for a " + c.parts[0][0].Type().String()
	for left, i := mostBases, 0; i < len(bases) && left > 0; i++ {
		for _, version := range []string{apiruntime.APIVersionInternal, bases[i].gvk.Version} {
			if c.graft(bases[i], version) {
				left--
				break
			}
		}
	}
}

func (c *call) graft(b base, version string) bool {
	obj, old, untouched := b.decode(version), b.decode(version), b.decode(version)
	root := reflect.ValueOf(obj).Elem()
	change, status, placed := false, false, false
	for _, pair := range c.parts {
		path := pathTo(root.Type(), pair[0].Type())
		if path == nil {
			continue
		}
		placed = true
		status = status || root.Type().Field(int(path[0])).Name == "Status"
		put(root, path, pair[0])
		if pair[1].IsValid() {
			change = true
			put(reflect.ValueOf(old).Elem(), path, pair[1])
		}
	}
	if !placed {
		return false
	}
	switch {
	case status && !change:
		c.sendAll(obj, untouched, "status")
	case change:
		sub := c.subresource
		if status {
			sub = "status"
		}
		c.sendAll(obj, old, sub)
		c.sendAll(old, nil, "")
		fallthrough
	default:
		c.sendAll(obj, nil, "")
	}
	return true
}

func readBases() {
	var list []json.RawMessage
	if err := json.Unmarshal(basesJSON, &list); err != nil {
		panic(err)
	}
	for _, text := range list {
		var t metav1.TypeMeta
		if err := json.Unmarshal(text, &t); err != nil {
			panic(err)
		}
		bases = append(bases, base{json: text, gvk: t.GroupVersionKind()})
	}
}

// decode is a new object of the base, in the version that is stored or that functions of the API server take.
func (b *base) decode(version string) apiruntime.Object {
	obj, _, err := legacyscheme.Codecs.UniversalDecoder(schema.GroupVersion{Group: b.gvk.Group, Version: version}).Decode(b.json, nil, nil)
	if err != nil {
		panic(err)
	}
	return obj
}

// pathTo is the shortest way from one type to another, nil where there is none.
func pathTo(root, want reflect.Type) []step {
	key := [2]reflect.Type{root, want}
	if path, ok := paths[key]; ok {
		return path
	}
	type node struct {
		t    reflect.Type
		path []step
	}
	seen := map[reflect.Type]bool{root: true}
	paths[key] = nil
	for queue := []node{{root, nil}}; len(queue) > 0; queue = queue[1:] {
		n := queue[0]
		if n.t == want {
			paths[key] = n.path
			break
		}
		follow := func(t reflect.Type, s step) {
			if !seen[t] && t != reflect.TypeFor[metav1.Time]() && t != reflect.TypeFor[resource.Quantity]() {
				seen[t] = true
				queue = append(queue, node{t, append(n.path[:len(n.path):len(n.path)], s)})
			}
		}
		switch n.t.Kind() {
		case reflect.Struct:
			for i := range n.t.NumField() {
				f := n.t.Field(i)
				if f.IsExported() && f.Type != reflect.TypeFor[metav1.TypeMeta]() && f.Name != "InitContainers" { // Containers come later
					follow(f.Type, step(i))
				}
			}
		case reflect.Pointer:
			follow(n.t.Elem(), through)
		case reflect.Slice:
			follow(n.t.Elem(), first)
		case reflect.Map:
			follow(n.t.Elem(), underX)
		}
	}
	return paths[key]
}

// put sets what stands at the path and makes what is missing on the way.
func put(at reflect.Value, path []step, value reflect.Value) {
	if len(path) == 0 {
		at.Set(value)
		return
	}
	switch path[0] {
	case through:
		if at.IsNil() {
			at.Set(reflect.New(at.Type().Elem()))
		}
		put(at.Elem(), path[1:], value)
	case first:
		if at.Len() == 0 {
			at.Set(reflect.MakeSlice(at.Type(), 1, 1))
			if item := at.Index(0); item.Kind() == reflect.Struct {
				if name := item.FieldByName("Name"); name.IsValid() && name.Kind() == reflect.String {
					name.SetString("x")
				}
			}
		}
		put(at.Index(0), path[1:], value)
	case underX:
		item := reflect.New(at.Type().Elem()).Elem()
		put(item, path[1:], value)
		if at.IsNil() {
			at.Set(reflect.MakeMap(at.Type()))
		}
		at.SetMapIndex(reflect.ValueOf("x").Convert(at.Type().Key()), item)
	default:
		put(at.Field(int(path[0])), path[1:], value)
	}
}
