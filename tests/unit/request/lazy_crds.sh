#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# CRDs among the manifests: a text that stands in several files is judged once and told of in each, and one is compiled where
# an object may ask for it, however the object writes what it is.
#
#   lazy_crds.sh CRD_VALIDATE
. "$(dirname "$0")/expect.sh" "$1"

# crd GROUP PLURAL KIND MAXIMUM: the CRD of a kind whose objects have a size.
crd() {
  printf 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: %s.%s}\nspec:\n' "$2" "$1"
  printf '  group: %s\n  scope: Namespaced\n  names: {plural: %s, singular: one%s, kind: %s, listKind: %sList}\n  versions:\n' "$1" "$2" "$2" "$3" "$3"
  printf '  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {size: {type: integer, maximum: %s}}}}}\n' "$4"
}

mkdir objects && cd objects || exit 1
: >input
{ crd a.example.com widgets Widget 5 && echo --- && crd b.example.com gadgets Gadget 6 && echo --- && crd c.example.com things Thing 7; } >crds.yaml
# judged NAME TEXT MAXIMUM: the object is judged by its CRD.
judged() {
  printf -- "$2" >"object.${4:-yaml}"
  expect "$1" 1 "size in body should be less than or equal to $3" crds.yaml "object.${4:-yaml}"
}
judged 'plain' 'apiVersion: c.example.com/v1\nkind: Thing\nmetadata: {name: a}\nsize: 1000\n' 7
judged 'behind a mark' '---\n# It is one.\napiVersion: c.example.com/v1 # so\nkind: Thing\nsize: 1000\n' 7
judged 'second' 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n---\nkind: Thing\napiVersion: c.example.com/v1\nsize: 1000\n' 7
judged 'with an escape' 'apiVersion: a.example.com/v1\nkind: "Wi\\u0064get"\nsize: 1000\n' 5
judged 'a name in quotes' '"apiVersion": a.example.com/v1\n"kind": Widget\nsize: 1000\n' 5
judged 'in a flow' '{apiVersion: c.example.com/v1, kind: Thing, size: 1000}\n' 7
judged 'indented' '  apiVersion: c.example.com/v1\n  kind: Thing\n  size: 1000\n' 7
judged 'on the next line' 'apiVersion: c.example.com/v1\nsize: 1000\nkind:\n  Thing\n' 7
judged 'by an alias' 'metadata: {name: &a Thing}\napiVersion: c.example.com/v1\nkind: *a\nsize: 1000\n' 7
judged 'with a tag' 'apiVersion: !!str c.example.com/v1\nkind: !!str Thing\nsize: 1000\n' 7
judged 'behind a text that looks like it' 'metadata: {annotations: {a: "x\nkind: Other\n"}}\napiVersion: c.example.com/v1\nkind: Thing\nsize: 1000\n' 7
judged 'other ends of lines' 'apiVersion: c.example.com/v1\rkind: Thing\rsize: 1000\r' 7
judged 'a list of its kind' 'apiVersion: b.example.com/v1\nkind: GadgetList\nitems:\n- {metadata: {name: l}, size: 1000}\n' 6
judged 'a list' 'apiVersion: v1\nkind: List\nitems:\n- {apiVersion: b.example.com/v1, kind: Gadget, size: 1000}\n' 6
judged 'items without a list' 'apiVersion: v1\nkind: Any\nitems:\n- {apiVersion: b.example.com/v1, kind: Gadget, size: 1000}\n' 6
judged 'JSON' '{"apiVersion": "b.example.com/v1", "kind": "Gadget", "size": 1000}' 6 json
judged 'JSON with escapes' '{"apiVersion": "b.example.com/v1", "kin\\u0064": "Gadget", "size": 1000}' 6 json
# What is said of kinds that no CRD defines depends on CRDs of the kind, and of the group.
printf 'apiVersion: c.example.co/v1\nkind: Thing\nmetadata: {name: a}\n' >object.yaml
expect 'a near group' 0 'did you mean version "c.example.com/v1"?' crds.yaml object.yaml
printf 'apiVersion: c.example.com/v2\nkind: Thing\nmetadata: {name: a}\n' >object.yaml
expect 'another version' 1 'did you mean version "c.example.com/v1"?' crds.yaml object.yaml
printf 'apiVersion: c.example.com/v1\nkind: Thingg\nmetadata: {name: a}\n' >object.yaml
expect 'a slip' 1 'did you mean "Thing"?' crds.yaml object.yaml

# The same text: what is found is at its own place.
cd .. && mkdir same && cd same || exit 1
: >input
crd a.example.com widgets Widget 5 | sed 's/scope: Namespaced/scope: Everywhere/' >one.yaml
{ crd b.example.com gadgets Gadget 6 && echo --- && cat one.yaml; } >two.yaml
for way in --jobs=1 --jobs=2; do
  expect "refused ($way)" 1 'one.yaml:6:10: CustomResourceDefinition widgets.a.example.com: spec.scope: Unsupported value: "Everywhere"' $way .
  expect "refused again ($way)" 1 'two.yaml:16:10: CustomResourceDefinition widgets.a.example.com: spec.scope: Unsupported value: "Everywhere"' $way .
done
crd a.example.com widgets Widget 5 | sed 's/  scope/  other: 1\n  other: 2\n&/' >one.yaml
{ crd b.example.com gadgets Gadget 6 && echo --- && cat one.yaml; } >two.yaml
for place in one.yaml:7:3 two.yaml:17:3; do expect "unknown, $place" 1 "$place: CustomResourceDefinition widgets.a.example.com: unknown field \"spec.other\"" --strict .; done
crd a.example.com widgets Widget 5 >one.yaml
cp one.yaml two.yaml
# An overlay beside a CRD is read whether an object asks for the CRD or not.
printf 'broken: [\n' >two.markers.yaml
printf 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n' >object.yaml
expect 'a broken overlay' 2 'two.markers.yaml:2:1: error: yaml:' two.yaml object.yaml
rm two.markers.yaml
sed 's/^/ /' one.yaml >three.json
expect 'no JSON, but the text of one' 1 three.json .
[ "$failures" -eq 0 ]
