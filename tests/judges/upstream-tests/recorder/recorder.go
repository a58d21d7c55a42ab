// SPDX-License-Identifier: Apache-2.0

// Package recorder writes down what the tests of k8s.io/kubernetes give to its validation, as requests to the judges. The
// tool copies it into the module, and has every function that validates, prepares or warns call it first.
package recorder

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	apiruntime "k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	genericapirequest "k8s.io/apiserver/pkg/endpoints/request"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
)

const largest = 256 << 10 // bytes of an object that is kept

// request is a line of the file that a test binary writes.
type request struct {
	ID           string          `json:"id"`
	Op           string          `json:"op,omitempty"`
	Endpoint     string          `json:"endpoint"`
	Object       json.RawMessage `json:"object"`
	OldObject    json.RawMessage `json:"oldObject,omitempty"`
	FeatureGates map[string]bool `json:"featureGates,omitempty"`
	Return       string          `json:"return"`
}

var state struct {
	sync.Mutex
	kinds        map[schema.GroupKind][]schema.GroupVersionKind // that the judge knows
	subresources map[schema.GroupVersionKind]map[string]bool
	seen         map[string]bool
	requests     *os.File
	calls        *os.File
}

// start opens the two files of this binary and reads which kinds the judge knows: "group/version/Kind subresource...".
func start() {
	state.kinds, state.seen = map[schema.GroupKind][]schema.GroupVersionKind{}, map[string]bool{}
	state.subresources = map[schema.GroupVersionKind]map[string]bool{}
	list, err := os.ReadFile(os.Getenv("RECORDER_KINDS"))
	if err != nil {
		panic(err)
	}
	for line := range strings.Lines(string(list)) {
		words := strings.Fields(line)
		at := strings.LastIndexByte(words[0], '/')
		gv, err := schema.ParseGroupVersion(words[0][:at])
		if err != nil {
			panic(err)
		}
		gvk := gv.WithKind(words[0][at+1:])
		state.kinds[gvk.GroupKind()] = append(state.kinds[gvk.GroupKind()], gvk)
		state.subresources[gvk] = map[string]bool{}
		for _, sub := range words[1:] {
			state.subresources[gvk][sub] = true
		}
	}
	open := func(ending string) *os.File {
		name := fmt.Sprintf("%s.%d.%s", filepath.Base(os.Args[0]), os.Getpid(), ending)
		file, err := os.Create(filepath.Join(os.Getenv("RECORDER_FOLDER"), name))
		if err != nil {
			panic(err)
		}
		return file
	}
	state.requests, state.calls = open("requests"), open("calls")
}

// Call notes a call of a function; recv is the name of its receiver's type. Only what a test itself calls counts, or the
// API server's chain on its behalf: the functions call each other with parts of the same objects.
func Call(function, recv string, names string, args ...any) {
	_, file, _, _ := runtime.Caller(2)
	if !strings.HasSuffix(file, "_test.go") && !strings.Contains(file, "/test/declarative_validation/") && !strings.Contains(file, "/pkg/registry/rest/") {
		return
	}
	state.Lock()
	defer state.Unlock()
	if state.kinds == nil {
		if os.Getenv("RECORDER_FOLDER") == "" {
			return
		}
		start()
	}
	c := &call{function: function, subresource: subresource(function, recv), gates: gates()}
	c.sort(strings.Split(names, ","), args)
	c.write()
	outcome := c.outcome
	if c.requests > 0 {
		outcome = "recorded"
	}
	fmt.Fprintf(state.calls, "%s\t%s\t%d\n", function, outcome, c.requests)
}

// A call of a function by a test.
type call struct {
	function, subresource string
	gates                 map[string]bool
	whole                 []apiruntime.Object // the objects among its arguments, the new one first
	parts                 [][2]reflect.Value  // parts of objects, new and old
	requests              int
	outcome               string
}

// subresource is the one whose rules a function has.
func subresource(function, recv string) string {
	text := strings.ToLower(function[strings.IndexByte(function, ':')+1:] + " " + recv)
	for _, sub := range []string{"ephemeralcontainers", "resize", "approval", "status"} {
		if strings.Contains(text, sub) && !strings.Contains(text, sub+"request") {
			return sub
		}
	}
	return ""
}

// sort tells objects from parts of them and from the rest.
func (c *call) sort(names []string, args []any) {
	var oldFirst bool
	var part string // the name of the last part
	for i, arg := range args {
		if ctx, ok := arg.(context.Context); ok && c.subresource == "" {
			if info, ok := genericapirequest.RequestInfoFrom(ctx); ok {
				c.subresource = info.Subresource
			}
			continue
		}
		v := reflect.ValueOf(arg)
		if !v.IsValid() || v.Kind() == reflect.Pointer && v.IsNil() {
			continue
		}
		if obj := object(v); obj != nil {
			if len(c.whole) == 0 {
				oldFirst = strings.HasPrefix(strings.ToLower(names[i]), "old")
			}
			c.whole = append(c.whole, obj)
			continue
		}
		for v.Kind() == reflect.Pointer {
			v = v.Elem()
		}
		if !isPart(v) {
			continue
		}
		if n := len(c.parts); n > 0 && c.parts[n-1][0].Type() == v.Type() && !c.parts[n-1][1].IsValid() {
			if strings.HasPrefix(strings.ToLower(part), "old") {
				c.parts[n-1][0], v = v, c.parts[n-1][0]
			}
			c.parts[n-1][1] = v
		} else {
			c.parts = append(c.parts, [2]reflect.Value{v})
			part = names[i]
		}
	}
	if oldFirst && len(c.whole) > 1 {
		c.whole[0], c.whole[1] = c.whole[1], c.whole[0]
	}
}

// object is the argument where the scheme knows it as one that can be sent.
func object(v reflect.Value) apiruntime.Object {
	if v.Kind() == reflect.Struct {
		p := reflect.New(v.Type())
		p.Elem().Set(v)
		v = p
	}
	obj, ok := v.Interface().(apiruntime.Object)
	if !ok {
		return nil
	}
	if _, _, err := legacyscheme.Scheme.ObjectKinds(obj); err != nil {
		return nil
	}
	if _, err := meta.Accessor(obj); err != nil {
		return nil
	}
	return obj.DeepCopyObject()
}

// gates are those that the test set, as far as the release lets them be set. Where a test is one of an older release, the
// rest of that release's defaults is left away.
func gates() map[string]bool {
	set := map[string]bool{}
	now, versions := utilfeature.DefaultMutableFeatureGate.GetAll(), utilfeature.DefaultMutableFeatureGate.GetAllVersioned()
	for name, spec := range now {
		specs := versions[name]
		if strings.HasPrefix(string(name), "All") || specs[len(specs)-1].LockToDefault { // AllAlpha, AllBeta
			continue
		}
		if enabled := utilfeature.DefaultFeatureGate.Enabled(name); enabled != spec.Default {
			set[string(name)] = enabled
		}
	}
	return set
}

func (c *call) write() {
	defer func() {
		if r := recover(); r != nil {
			c.outcome = fmt.Sprintf("no JSON: panic: %.80v", r)
		}
	}()
	switch {
	case len(c.whole) > 1 && reflect.TypeOf(c.whole[0]) == reflect.TypeOf(c.whole[1]):
		c.sendAll(c.whole[0], c.whole[1], c.subresource)
		c.sendAll(c.whole[0], nil, "")
		c.sendAll(c.whole[1], nil, "")
	case len(c.whole) > 0:
		for _, obj := range c.whole {
			c.sendAll(obj, nil, "")
		}
	case len(c.parts) > 0:
		c.graftAll()
	default:
		c.outcome = "neither an object nor a part of one"
	}
}

// sendAll writes the request in every version that the judge knows.
func (c *call) sendAll(obj, old apiruntime.Object, sub string) {
	gvks, _, err := legacyscheme.Scheme.ObjectKinds(obj)
	if err != nil {
		c.outcome = "not in the scheme"
		return
	}
	for _, own := range gvks {
		known := state.kinds[own.GroupKind()]
		if len(known) == 0 {
			c.outcome = "the judge does not know the kind: " + own.GroupKind().String()
		} else if c.outcome == "" {
			c.outcome = "the judge does not know the version: " + own.GroupVersion().String()
		}
		for _, gvk := range known {
			if own.Version == apiruntime.APIVersionInternal || own.Version == gvk.Version {
				c.send(gvk, obj, old, sub)
			}
		}
	}
}

func (c *call) send(gvk schema.GroupVersionKind, obj, old apiruntime.Object, sub string) {
	q := request{Endpoint: gvk.GroupVersion().String() + "/" + gvk.Kind, FeatureGates: c.gates, Return: "object"}
	if old != nil {
		q.Op = "update"
		if sub != "" {
			if !state.subresources[gvk][sub] {
				c.outcome = "the judge does not know the subresource: " + gvk.Kind + "/" + sub
				return
			}
			q.Op += "-" + sub
		}
		obj, old = obj.DeepCopyObject(), old.DeepCopyObject()
		nameAlike(obj, old)
		if q.OldObject = c.encode(old, gvk); q.OldObject == nil {
			return
		}
	}
	if q.Object = c.encode(obj, gvk); q.Object == nil {
		return
	}
	c.requests++ // what is sent again counts as sent
	line, err := json.Marshal(q)
	if err != nil {
		c.outcome = "no JSON: " + err.Error()
		return
	}
	if state.seen[string(line)] {
		return
	}
	state.seen[string(line)] = true
	op := q.Op
	if op == "" {
		op = "create"
	}
	q.ID = gvk.Kind + "-" + op + "-" + strings.NewReplacer("/", ".", ":", ".").Replace(c.function)
	if line, err = json.Marshal(q); err == nil {
		_, err = state.requests.Write(append(line, '\n'))
	}
	if err != nil {
		panic(err)
	}
}

// nameAlike gives both objects of an update a name and the same namespace: the path of the request names one object.
func nameAlike(obj, old apiruntime.Object) {
	m, err := meta.Accessor(obj)
	if err != nil {
		return
	}
	was, err := meta.Accessor(old)
	if err != nil {
		return
	}
	if was.GetName() == "" {
		was.SetName("x")
	}
	if m.GetName() == "" {
		m.SetName(was.GetName())
	}
	if m.GetNamespace() == "" {
		m.SetNamespace(was.GetNamespace())
	} else if was.GetNamespace() == "" {
		was.SetNamespace(m.GetNamespace())
	}
}

// encode is the object as JSON of a version, without defaults. A number that JSON cannot carry, or a value that the
// version has no place for, is an outcome of the call.
func (c *call) encode(obj apiruntime.Object, gvk schema.GroupVersionKind) json.RawMessage {
	versioned, err := legacyscheme.Scheme.ConvertToVersion(obj.DeepCopyObject(), gvk.GroupVersion())
	if err != nil {
		c.outcome = "no JSON: no conversion"
		return nil
	}
	versioned.GetObjectKind().SetGroupVersionKind(gvk)
	text, err := json.Marshal(versioned)
	switch {
	case err != nil:
		c.outcome = "no JSON: " + err.Error()
		return nil
	case len(text) > largest:
		c.outcome = "larger than 256 KiB"
		return nil
	case bytes.Contains(text, []byte(`\ufffd`)):
		c.outcome = "no JSON: a string is no UTF-8"
		return nil
	case gvk.Group == "lifecycle.k8s.io":
		return shift(text)
	}
	return text
}

var (
	judged = time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC) // the present of the judge
	times  = regexp.MustCompile(`"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ"`)
)

// shift moves times that tests reckon from the present, of kinds whose rules ask for it, to where they are from the judge's.
func shift(text []byte) []byte {
	by := judged.Sub(time.Now().UTC().Truncate(time.Second))
	return times.ReplaceAllFunc(text, func(found []byte) []byte {
		t, err := time.Parse(`"`+time.RFC3339+`"`, string(found))
		if err != nil {
			return found
		}
		return []byte(t.Add(by).Format(`"` + time.RFC3339 + `"`))
	})
}
