// SPDX-License-Identifier: Apache-2.0

// A part of core-types.go: prints runtime/kinds/declared/declared.txt, the declarative validation of the types: the tags +k8s: that
// their comments have, in the order in which code-generator's validation-gen makes calls of them (cmd/validation-gen:
// validation.go, validators/). Rules that no request can see are left out: alpha ones, but for those behind which others are
// not asked.
package main

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// ---- rules ----

// rule is a call of a function of k8s.io/apimachinery/pkg/api/validate: a row of declared.h.
type rule struct {
	does, level, match string
	field              int // -1: the struct itself
	stops, on          bool
	members            []int
	number             string
	texts              []string
	inner              []*rule
	target             *table
}

// table is what is declared of a type.
type table struct {
	name  string
	t     reflect.Type // a struct, or nil
	rules []*rule

	open, holdsItself bool // while its rules are found, and what they say of itself
}

var (
	tables = map[reflect.Type]*table{}
	order  []*table
)

// place is where tags stand: a field, an item, a type.
type place struct {
	t      reflect.Type
	parent reflect.Type // the struct of a field
	field  int
	own    comments
	all    []*tag // those of the field around, which say how items are told apart
}

// rules as validation-gen sorts them.
type rules struct {
	now, later, parent []*rule
	opaque, opaqueVal  bool
}

func (r *rules) add(more rules) {
	r.now, r.later, r.parent = append(r.now, more.now...), append(r.later, more.later...), append(r.parent, more.parent...)
	r.opaque, r.opaqueVal = r.opaque || more.opaque, r.opaqueVal || more.opaqueVal
}

func (r *rules) each(do func(*rule) *rule) rules {
	for _, list := range [][]*rule{r.now, r.later, r.parent} {
		for i := range list {
			list[i] = do(list[i])
		}
	}
	return *r
}

func now(r *rule) rules   { return rules{now: []*rule{r}} }
func later(r *rule) rules { return rules{later: []*rule{r}} }

// fieldNamed is the index of a field by its name in JSON.
func fieldNamed(t reflect.Type, name string) int {
	for i := range t.NumField() {
		if json, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ","); json == name {
			return i
		}
	}
	panic(t.String() + " has no " + name)
}

// identity is how items of a list are the same: listMetadata of validators/list.go.
func (p place) identity() (match string, keys []int, custom bool) {
	for _, t := range p.all {
		switch l := t.last(); l.name {
		case "listType", "unique":
			if l.value == "set" {
				match = "WHOLE"
			} else if l.value == "map" {
				match = "KEYS"
			}
		case "listMapKey":
			keys = append(keys, fieldNamed(p.t.Elem(), l.value))
		case "customUnique":
			custom = true
		}
	}
	return
}

func (p place) nilable() bool {
	return p.t.Kind() == reflect.Ptr || p.t.Kind() == reflect.Slice || p.t.Kind() == reflect.Map
}

func (p place) optional() rules {
	if !p.own.hasDefault {
		return now(&rule{does: "OPTIONAL", stops: true})
	}
	if zero := p.own.defaultIs == `""` || p.own.defaultIs == "0" || p.own.defaultIs == "false"; zero && !p.nilable() {
		return rules{}
	}
	return now(&rule{does: "REQUIRED", stops: true})
}

func (p place) each(key bool, t *tag) rules {
	in := place{t: p.t.Elem()}
	does := "EACH_VALUE"
	if key {
		in.t, does = p.t.Key(), "EACH_KEY"
	}
	got := in.apply(t.inner)
	out := rules{opaqueVal: got.opaque}
	match, keys, _ := p.identity()
	for _, r := range append(got.now, got.later...) {
		wrapped := &rule{does: does, stops: r.stops, match: match, members: keys, inner: []*rule{r}}
		if key {
			wrapped.match, wrapped.members = "", nil
			out.now = append(out.now, wrapped)
		} else {
			out.later = append(out.later, wrapped)
		}
	}
	return out
}

// members are the fields of the struct with a tag like this one, as the union, or the discriminator, that it names.
func (p place) union(t *tag) rules {
	if len(t.args) > 0 {
		panic("a union with a name, or with names of members")
	}
	r := &rule{does: "UNION", field: -1}
	for i := range p.parent.NumField() {
		for _, other := range fieldComments(p.parent, i).tags {
			switch other.last().name {
			case "unionMember":
				r.members = append(r.members, i)
			case "unionDiscriminator":
				panic("a union with a discriminator")
			}
		}
	}
	if r.members[0] != p.field {
		return rules{} // the first one has it
	}
	return rules{parent: []*rule{r}}
}

// item is +k8s:item(type: "Approved")=+k8s:zeroOrOneOfMember, once for all of a list.
func (p place) item(t *tag) rules {
	r := &rule{does: "ZERO_OR_ONE", members: []int{fieldNamed(p.t.Elem(), t.args[0][0])}}
	for _, other := range p.all {
		for o := other; o != nil; o = o.inner {
			if o.name == "item" {
				r.texts = append(r.texts, o.args[0][1])
			}
		}
	}
	if first := r.texts[0] == t.args[0][1]; t.inner.name != "zeroOrOneOfMember" || len(t.args) != 1 || !first {
		if first {
			panic("item of another kind")
		}
		return rules{}
	}
	slices.Sort(r.texts)
	return later(r)
}

// mode is +k8s:ifMode(Queue)=+k8s:required, of all modes of all fields at the first of them, fields sorted by name in Go.
func (p place) mode() (out rules) {
	discriminator := -1
	byName := map[string]*rule{}
	first := -1
	for i := range p.parent.NumField() {
		for _, t := range fieldComments(p.parent, i).tags {
			if t.last().name == "modeDiscriminator" {
				discriminator = i
			}
			for o := t; o != nil; o = o.inner {
				if o.name != "ifMode" {
					continue
				}
				if first < 0 {
					first = i
				}
				in := place{t: p.parent.Field(i).Type, parent: p.parent, field: i}.apply(o.inner).now
				name := p.parent.Field(i).Name
				if len(in) != 1 || len(o.args) != 1 || byName[name] != nil {
					panic("more than one mode of " + name)
				}
				byName[name] = &rule{does: "DISCRIMINATED", field: -1, members: []int{i}, texts: []string{o.args[0][1]}, inner: append(in, &rule{does: "FORBIDDEN"})}
			}
		}
	}
	if first != p.field {
		return rules{}
	}
	for _, r := range byName {
		r.members = append(r.members, discriminator)
		out.parent = append(out.parent, r)
	}
	slices.SortFunc(out.parent, func(a, b *rule) int {
		return cmp.Compare(p.parent.Field(a.members[0]).Name, p.parent.Field(b.members[0]).Name)
	})
	return
}

// update is all of +k8s:update=NoSet and the like at the first of them.
func (p place) update(t *tag) rules {
	r := &rule{does: "UPDATE", stops: true}
	for _, other := range p.all {
		if l := other.last(); l.name == "update" {
			if len(r.texts) == 0 && l.value != t.value {
				return rules{}
			}
			r.texts = append(r.texts, l.value)
		}
	}
	all := []string{"NoSet", "NoUnset", "NoModify", "NoAddItem", "NoRemoveItem"}
	bits := 0
	for _, text := range r.texts {
		if !slices.Contains(all, text) {
			panic("update=" + text)
		}
		bits |= 1 << slices.Index(all, text)
	}
	r.texts, r.number = nil, fmt.Sprint(bits)
	if bits >= 1<<3 {
		r.match, r.members, _ = p.identity()
	}
	return later(r)
}

// The functions of one argument, by tag; of those that stop others with an exclamation mark.
var simple = map[string]string{"immutable": "!IMMUTABLE", "required": "!REQUIRED", "forbidden": "!FORBIDDEN", "maxItems": "!MAX_ITEMS", "maxLength": "MAX_LENGTH",
	"maxBytes": "MAX_BYTES", "minimum": "MINIMUM", "maximum": "MAXIMUM", "monotonic": "MONOTONIC"}

var formats = map[string]string{"k8s-short-name": "SHORT_NAME", "k8s-long-name": "LONG_NAME", "k8s-long-name-caseless": "LONG_NAME_CASELESS", "k8s-uuid": "UUID", "k8s-path-segment-name": "PATH_SEGMENT_NAME",
	"k8s-label-key": "LABEL_KEY", "k8s-prefixed-label-key": "PREFIXED_LABEL_KEY", "k8s-resource-pool-name": "RESOURCE_POOL_NAME",
	"k8s-extended-resource-name": "EXTENDED_RESOURCE_NAME", "k8s-resource-fully-qualified-name": "RESOURCE_FULLY_QUALIFIED_NAME"}

func (p place) apply(t *tag) rules {
	if does, ok := simple[t.name]; ok {
		plain := strings.TrimPrefix(does, "!")
		return now(&rule{does: plain, stops: plain != does, number: t.value})
	}
	switch t.name {
	case "alpha", "beta":
		got := p.apply(t.inner)
		return got.each(func(r *rule) *rule {
			r.level = strings.ToUpper(t.name)
			return r
		})
	case "ifEnabled", "ifDisabled":
		got := p.apply(t.inner)
		return got.each(func(r *rule) *rule {
			return &rule{does: "IF_OPTION", field: r.field, stops: r.stops, on: t.name == "ifEnabled", inner: []*rule{r},
				number: snake(t.args[0][1])}
		})
	case "optional":
		return p.optional()
	case "format":
		if formats[t.value] == "" {
			panic(t.value)
		}
		return now(&rule{does: formats[t.value]})
	case "enum":
		return now(&rule{does: "ENUM", texts: values(p.t)})
	case "listType", "unique":
		match, keys, custom := p.identity()
		first := slices.IndexFunc(p.all, func(o *tag) bool { return o.last().name == "listType" || o.last().name == "unique" })
		if match == "" || custom || p.all[first].last() != t {
			return rules{}
		}
		return later(&rule{does: "UNIQUE", match: match, members: keys})
	case "eachVal", "eachKey":
		return p.each(t.name == "eachKey", t)
	case "opaqueType":
		return rules{opaque: true}
	case "unionMember":
		return p.union(t)
	case "item":
		return p.item(t)
	case "ifMode":
		return p.mode()
	case "update":
		return p.update(t)
	case "dependentRequired", "dependentForbidden":
		does := map[string]string{"dependentRequired": "DEPENDENT_REQUIRED", "dependentForbidden": "DEPENDENT_FORBIDDEN"}[t.name]
		return rules{parent: []*rule{{does: does, field: -1, members: []int{p.field, fieldNamed(p.parent, t.args[0][1])}}}}
	case "subfield":
		return p.subfield(t)
	case "customValidation":
		return now(&rule{does: strings.ToUpper(cName(p.parent) + "_" + snake(p.parent.Field(p.field).Name))})
	}
	if slices.Contains(silent, t.name) {
		return rules{}
	}
	panic("+k8s:" + t.name)
}

// subfield is all of the tags of a field of the struct that the field is, which are asked together.
func (p place) subfield(t *tag) rules {
	at := fieldNamed(p.t, t.args[0][1])
	if len(fieldComments(p.t, at).tags) > 0 {
		panic("a subfield with tags of its own")
	}
	in := place{t: p.t.Field(at).Type, parent: p.t, field: at}
	return later(&rule{does: "SUBFIELD", members: []int{at}, inner: append(in.apply(t.inner).now, in.apply(t.inner).later...)})
}

func fieldComments(t reflect.Type, i int) comments {
	return source(t.PkgPath())[t.Name()+"."+t.Field(i).Name]
}

// join makes one of the rules of a subfield, and of its parts with one level each.
func join(list []*rule) (out []*rule) {
	for _, r := range list {
		at := slices.IndexFunc(out, func(o *rule) bool { return r.does == "SUBFIELD" && o.does == r.does && o.members[0] == r.members[0] })
		if r.does == "SUBFIELD" {
			for _, in := range r.inner {
				in.level = r.level
			}
			r.level = ""
		}
		if at < 0 {
			out = append(out, r)
		} else {
			out[at].inner = sooner(append(out[at].inner, r.inner...))
		}
	}
	return
}

// sooner has what stops others first, and what has a cohort of its own last: sortIntoCohorts.
func sooner(list []*rule) []*rule {
	rank := func(r *rule) int {
		switch {
		case r.stops:
			return 0
		case r.does == "SUBFIELD":
			return 2
		}
		return 1
	}
	slices.SortStableFunc(list, func(a, b *rule) int { return rank(a) - rank(b) })
	return list
}

// live leaves out what has no effect.
func live(list []*rule) []*rule {
	list = slices.DeleteFunc(list, func(r *rule) bool { return r.level == "ALPHA" && !r.stops })
	for _, r := range list {
		if r.level != "ALPHA" && r.does != "OPTIONAL" {
			return list
		}
	}
	return nil
}

// descend is the call of the validation of a type, or nil.
func descend(t reflect.Type) *rule {
	if t.Kind() == reflect.Ptr {
		t = t.Elem()
	}
	if target := declared(t); target != nil {
		return &rule{does: "TYPE", target: target}
	}
	return nil
}

func fieldRules(t reflect.Type, i int) (own, parent []*rule) {
	f := t.Field(i)
	c := fieldComments(t, i)
	p := place{t: f.Type, parent: t, field: i, own: c, all: c.tags}
	var got rules
	for _, one := range c.tags {
		got.add(p.apply(one))
	}
	own = sooner(join(append(got.now, got.later...)))
	if kind := f.Type.Kind(); kind == reflect.Slice || kind == reflect.Map {
		if !got.opaqueVal && !got.opaque {
			if r := descend(f.Type.Elem()); r != nil {
				match, keys, _ := p.identity()
				own = append(own, &rule{does: "EACH_VALUE", match: match, members: keys, inner: []*rule{r}})
			}
		}
	} else if !got.opaque {
		if r := descend(f.Type); r != nil {
			own = append(own, r)
		}
	}
	return live(own), got.parent
}

// declared is the table of a type, or nil where nothing is declared of it.
func declared(t reflect.Type) *table {
	if known, ok := tables[t]; ok {
		if known != nil && known.open {
			known.holdsItself = true
		}
		return known
	}
	if tables[t] = nil; t.PkgPath() == "" || special[t.String()] != "" {
		return nil
	}
	out := &table{name: cName(t), open: true}
	tables[t] = out
	var fields []*rule
	if t.Kind() == reflect.Struct {
		out.t = t
		for i := range t.NumField() {
			own, parent := fieldRules(t, i)
			out.rules = append(out.rules, parent...)
			for _, r := range own {
				r.field = i
				fields = append(fields, r)
			}
		}
	}
	p := place{t: t, own: source(t.PkgPath())[t.Name()]}
	for _, one := range p.own.tags {
		got := p.apply(one)
		out.rules = append(out.rules, append(got.now, got.later...)...)
	}
	out.rules = live(out.rules)
	for _, r := range out.rules {
		r.field = -1
		if r.stops {
			panic("a rule of a type that stops others")
		}
	}
	out.open = false
	if out.rules = append(out.rules, fields...); len(out.rules) == 0 {
		tables[t] = nil
		return nil
	}
	order = append(order, out)
	return out
}

// ---- printing ----

// lines are a rule and, further in, those inside it.
func (r *rule) lines(indent string, field bool) (out []string) {
	var words []string
	add := func(is bool, format string, args ...any) {
		if is {
			words = append(words, fmt.Sprintf(format, args...))
		}
	}
	add(field && r.field >= 0, "%d", r.field)
	add(r.level != "", "%s", r.level)
	add(r.stops, "!")
	add(true, "%s", r.does)
	add(r.on, "on")
	add(r.match != "", "by=%s", r.match)
	add(len(r.members) > 0, "members=%s", strings.ReplaceAll(strings.Trim(fmt.Sprint(r.members), "[]"), " ", ","))
	add(r.number != "", "number=%s", r.number)
	add(len(r.texts) > 0, "texts=%s", strings.Join(r.texts, ","))
	add(r.target != nil, "type=%s", cmp.Or(r.target, &table{}).name)
	out = append(out, indent+strings.Join(words, " "))
	for _, in := range r.inner {
		out = append(out, in.lines(indent+"  ", false)...)
	}
	return
}

func writeDeclared(directory string) {
	var roots, lines []string
	for _, h := range append(slices.Clone(headers), header{name: "other", roots: wires}) {
		for _, r := range h.roots {
			t := reflect.TypeOf(r)
			if _, kind := t.FieldByName("TypeMeta"); !kind || t.Field(0).Name != "TypeMeta" {
				continue
			}
			if d := declared(t); d != nil {
				roots = append(roots, d.name)
			}
		}
	}
	for _, h := range append(slices.Clone(headers), header{name: "other"}) {
		if needs(h.name) == "../types.h" || strings.HasPrefix(needs(h.name), "types_core") || h.name == "other" {
			lines = append(lines, "include types_"+h.name+".h")
		}
	}
	for _, d := range order {
		line := d.name
		if d.t == nil {
			line += " VALUE"
		}
		if d.holdsItself {
			line += " IN_ITSELF"
		}
		if slices.Contains(roots, d.name) {
			line += " KIND"
		}
		lines = append(lines, line)
		for _, r := range d.rules {
			lines = append(lines, r.lines("  ", d.t != nil)...)
		}
	}
	write(directory, "declared", "What is declared of the built-in types: rows of runtime/kinds/declared/declared.h. tools/core-declared.go prints this file.", lines)
}
