#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Several definitions of one kind among the manifests: each file is judged by the nearest, and a line for a kind says which is
# taken.
#
#   nearest.sh CRD_VALIDATE
. "$(dirname "$0")/expect.sh" "$1"

# crd FILE MAXIMUM [VERSIONS]: the CRD of Widgets of that size.
crd() {
  mkdir -p "$(dirname "$1")"
  {
    printf 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\nspec:\n'
    printf '  group: example.com\n  scope: Namespaced\n  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}\n  versions:\n'
    stored=true
    for version in ${3:-v1}; do
      printf '  - {name: %s, served: true, storage: %s, schema: {openAPIV3Schema: {type: object, properties: {size: {type: integer, maximum: %s}}}}}\n' "$version" $stored "$2"
      stored=false
    done
  } >"$1"
}
# widget FILE [VERSION]: one that every definition refuses, so that the message names it.
widget() {
  mkdir -p "$(dirname "$1")"
  printf 'apiVersion: example.com/%s\nkind: Widget\nmetadata: {name: a}\nsize: 1000\n' "${2:-v1}" >"$1"
}
# by NAME FILE MAXIMUM ARGUMENT...: the file is judged by the definition with that maximum.
by() {
  name=$1 file=$2 maximum=$3
  shift 3
  expect "$name" 1 "$file:4:7: Widget a: size: Invalid value: 1000: size in body should be less than or equal to $maximum
" "$@"
}

# Releases: those in their folders are for the files there, and others give way to what is in none.
mkdir releases && cd releases || exit 1
: >input
crd install/v0.2.0/all.yaml 2
crd install/v0.10.0/all.yaml 10
crd install/v0.9.0-rc0/all.yaml 9
crd config/crd/widgets.yaml 50
for place in install/v0.2.0 install/v0.3.0 docs config; do widget $place/widget.yaml; done
for way in --no-cache --strict --strict --jobs=4; do
  by "of its release ($way)" install/v0.2.0/widget.yaml 2 $way .
  by "of no release ($way)" docs/widget.yaml 50 $way .
  by "beside ($way)" config/widget.yaml 50 $way .
  by "of a release without ($way)" install/v0.3.0/widget.yaml 50 $way .
done
said='note: Widget of example.com is defined 4 times among the manifests, differently: taken is ./config/crd/widgets.yaml:1, but a nearer one for 1 of 4 files
'
expect 'a line' 1 "$said" .
[ "$(printf '%s\n' "$output" | grep -c differently)" -eq 1 ] || fail "a line: $output"
expect_not 'a line, quiet' 1 differently -q .
expect 'in each form' 1 'less than or equal to 2"' -o json .
expect_not '--crd decides: no line' 1 differently --crd install/v0.10.0/all.yaml .
by '--crd decides' install/v0.2.0/widget.yaml 10 --crd install/v0.10.0/all.yaml .
by '--crd decides, elsewhere' docs/widget.yaml 10 --crd install/v0.10.0/all.yaml .
rm -r config/crd
by 'the newest release' docs/widget.yaml 10 .
by 'the newest release, next to others' install/v0.3.0/widget.yaml 10 .
mv install/v0.10.0 install/v0.9.0
by 'newer than its candidate' docs/widget.yaml 10 .
expect_not 'a kind that no file has' 0 differently install/*/all.yaml
{ cat docs/widget.yaml && echo --- && awk 'BEGIN { while (i++ < 9000) print "# " i " of the many lines that make the file a big one" }'; } >install/v0.2.0/widget.yaml
by 'a big file' install/v0.2.0/widget.yaml 2 .

# So much that no text stays in memory.
awk 'BEGIN { while (i++ < 90000) print "# a line of a hundred bytes, of the many that make the first file more than all that is kept in memory" }' >a.yaml
printf '{"apiVersion": "example.com/v1", "kind": "Widget",\n"metadata": {"name": "a"},\n\n"size": 1000}\n' >install/v0.2.0/widget.json
printf 'apiVersion: v1\nkind: List\nitems:\n- {apiVersion: example.com/v1, kind: Widget, metadata: {name: a}, size: 1000}\n' >install/v0.2.0/list.yaml
printf 'kind: ConfigMap\napiVersion: v1\nmetadata: {name: a}\ndata:\n  a: |\n    kind: Widget\n' >docs/map.yaml
for way in --jobs=1 --jobs=4; do
  by "kept nowhere, of its release ($way)" install/v0.2.0/widget.yaml 2 $way .
  by "kept nowhere, of no release ($way)" docs/widget.yaml 10 $way .
  expect "kept nowhere, JSON ($way)" 1 './install/v0.2.0/widget.json:4:9: Widget a: size: Invalid value: 1000: size in body should be less than or equal to 2' $way .
  expect "kept nowhere, a List ($way)" 1 './install/v0.2.0/list.yaml:4:73: Widget a: size: Invalid value: 1000: size in body should be less than or equal to 2' $way .
done
cd ..

# Releases in their files.
mkdir files && cd files || exit 1
: >input
crd releases/operator-1.2.0.yaml 2
crd releases/operator-1.10.0.yaml 100
crd config/crd/widgets.yaml 50
widget docs/widget.yaml
widget releases/widget.yaml
by 'no file of a release' docs/widget.yaml 50 .
by 'beside files of releases' releases/widget.yaml 100 .
rm releases/widget.yaml
expect_not 'no file of a release, not ambiguous' 1 ambiguous .
rm config/crd/widgets.yaml
by 'the newest file of a release' docs/widget.yaml 100 .
crd releases/operator-1.2.0.yaml 200 'v1 v2'
by 'newer, and not larger' docs/widget.yaml 100 .
cd ..

# Folders.
mkdir folders && cd folders || exit 1
: >input
crd a/crd.yaml 1
crd a/b/crds/crd.yaml 2
crd c/crd.yaml 3
for place in a a/b a/b/c/d c/e; do widget $place/widget.yaml; done
by 'the same folder' a/b/widget.yaml 2 .
by 'below it' a/b/c/d/widget.yaml 2 .
by 'another' c/e/widget.yaml 3 .
expect 'as near' 1 'warning: Widget of example.com is defined 3 times among the manifests, differently: taken is ./' .
expect 'as near, ambiguous' 1 'others are as near: ambiguous, choose by --crd' -q .
by 'not ambiguous' a/b/widget.yaml 2 a/b
expect_not 'one alone' 1 differently a/b
cd ..

# Versions, what says more, and what is the same.
mkdir versions && cd versions || exit 1
: >input
crd a/crd.yaml 1 v1
crd b/crd.yaml 2 'v1 v2'
crd c/crd.yaml 3 v3
widget one.yaml
widget three.yaml v3
by 'the version that is asked for' three.yaml 3 .
by 'the one with most versions' one.yaml 2 .
expect_not 'no longer ambiguous' 1 ambiguous .
sed -i 's/type: object, /&description: a longer text, /; s/^spec:/&\n  conversion: {strategy: None}/' b/crd.yaml
rm c/crd.yaml three.yaml
sed 's/longer/much longer/; /conversion/d' b/crd.yaml >a/crd.yaml
expect_not 'descriptions' 1 differently .
by 'descriptions, judged' one.yaml 2 .
[ "$failures" -eq 0 ]
