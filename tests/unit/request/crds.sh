#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# CRDs that crd-validate is given: those that crdc lint refuses judge nothing, folders may hold anything beside CRDs, and those
# among the manifests are checked as CRDs and used for the others.
#
#   crds.sh CRD_VALIDATE CRDC
crdc=$(realpath "$2")
. "$(dirname "$0")/expect.sh" "$1"

# crd NAME KIND NODE: the CRD of that kind in the group of that name, with that schema of the size.
crd() {
  crd_of "$2" "$1" <<END
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: $3
END
}
widget() { printf 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {size: %s}\n' "$1"; }
good='{type: integer, maximum: 10}'
widget 11 >widget.yaml

# ---- CRDs that are refused ----

# refused NAME NODE: nothing is judged, and what is said is what lint says.
refused() {
  crd example.com Widget "$2" >refused.yaml
  "$validate" --crd refused.yaml widget.yaml >out 2>said
  got=$?
  "$crdc" lint refused.yaml 2>&1 | sed '/^[0-9]* CRDs*, /d; /^fields that rules read/d' >wanted
  [ $got -eq 2 ] && [ ! -s out ] && grep -q '^refused.yaml:[0-9]*:[0-9]*: error: ' said && cmp -s said wanted ||
    fail "refused, $1: exit $got, $(cat out said), but lint: $(cat wanted)"
}
refused type '{type: intger}'
refused 'no type' '{maximum: 5}'
refused rule '{type: integer, x-kubernetes-validations: [{rule: "self >"}]}'
refused default '{type: integer, maximum: 5, default: 6}'
refused pattern '{type: string, pattern: "["}'
printf '{"id":"1","crdFile":"refused.yaml","object":{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"}}}\n' >input
expect 'of a request they are stored' 0 '"allowed":true' --batch
sed -i 's/^  scope: Namespaced$/  scope: Somewhere/' refused.yaml
crd example.com Other "$good" >other.yaml
expect 'one of several' 2 'spec.scope: Unsupported value' --crd other.yaml --crd refused.yaml widget.yaml

# ---- folders ----

mkdir -p repository/config repository/charts
crd example.com Widget "$good" >repository/config/widgets.yaml
printf 'resources: [widgets.yaml]\n' >repository/config/kustomization.yaml
printf 'apiVersion: v1\nkind: Service\nmetadata: {name: s}\nmetadata: {name: t}\n' >repository/service.yaml
printf 'kind: {{ .Values.kind }}\n' >repository/charts/template.yaml
printf 'kind: CustomResourceDefinition\nspec: {{ .Values.spec }}\n' >repository/charts/crd.yaml
printf 'kind: Widget\n' >repository/config/widgets.markers.yaml
for run in first cached; do
  expect "folder, $run" 1 'spec.size: Invalid value: 11' --crd repository widget.yaml
  case "$output" in
    *'repository: warning: passed over 4 files without a CustomResourceDefinition, 2 of them no YAML; 1 of these names one: repository/charts/crd.yaml:2:'*'; a template is no YAML'*) ;;
    *) fail "folder, $run: what is passed over is not told in a line: $output" ;;
  esac
  [ "$(printf '%s\n' "$output" | grep -c '^repository')" -eq 1 ] || fail "folder, $run: more than a line: $output"
  case "$output" in *'duplicate field'*) fail "folder, $run: duplicates in what is no CRD: $output" ;; esac
done
for run in first cached; do
  expect_not "folder, quiet, $run" 1 'passed over' -q --crd repository widget.yaml
done
[ -z "$(ls cache/crdc 2>/dev/null)" ] || [ "$(ls cache/crdc/*.so | wc -l)" -eq 1 ] || fail 'folder: it is not kept'
expect 'a file alone' 2 'template.yaml' --crd repository/charts/template.yaml widget.yaml
expect 'another file alone' 2 'expected a CustomResourceDefinition' --crd repository/service.yaml widget.yaml
rm repository/config/widgets.yaml repository/config/widgets.markers.yaml
expect 'no CRD at all, and why' 2 'repository: warning: passed over 4 files without' -q --crd repository widget.yaml
expect 'no CRD at all' 2 'no CustomResourceDefinition in what --crd names' --crd repository widget.yaml
crd example.com Widget '{type: intger}' >repository/config/widgets.yaml
expect 'a refused one in a folder' 2 'repository/config/widgets.yaml:19:28: error: ' --crd repository widget.yaml
ln -s nowhere repository/gone.yaml
crd example.com Widget "$good" >repository/config/widgets.yaml
expect 'a file that cannot be read' 2 'repository/gone.yaml: error: cannot read' --crd repository widget.yaml
rm repository/gone.yaml

# Several of one CRD: a line for a kind says which is taken. A patch, which has but the CRD's name, is none.
mkdir several
for most in 1 2 3 4; do crd example.com Widget "{type: integer, maximum: $most}" >several/$most.yaml; done
line='several/1.yaml:1:1: warning: Widget of example.com is defined differently, 4 times: taken is the last, several/4.yaml:1
widget.yaml:4:14: Widget a: spec.size: Invalid value: 11: spec.size in body should be less than or equal to 4
1 document in 1 file: 0 valid, 1 invalid'
expect 'several' 1 "$line" --crd several widget.yaml
[ "$output" = "$line" ] || fail "several: more than a line: $output"
rm several/[234].yaml
printf 'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\nspec: {conversion: {strategy: None}}\n' >several/0-patch.yaml
cp several/0-patch.yaml several/9-patch.yaml
expect_not 'patches beside' 1 'differently' --crd several widget.yaml
expect 'patches beside, judged' 1 'less than or equal to 1' --crd several widget.yaml
sed -i 's/None}/&, group: example.com/' several/9-patch.yaml
expect 'what is named' 2 'the CustomResourceDefinition widgets.example.com is defined differently, 2 times: taken is the last, several/9-patch.yaml:1' --crd several widget.yaml

# ---- among the manifests ----

mkdir mixed && cd mixed
: >input
crd example.com Widget "$good" >z-crd.yaml
cp ../widget.yaml a-widget.yaml
less='a-widget.yaml:4:14: Widget a: spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10'
for run in first cached; do
  expect "used, $run" 1 "$less" .
  expect "used and counted, $run" 1 '2 documents in 2 files: 1 valid, 1 invalid' a-widget.yaml z-crd.yaml
  expect "used, the other way round, $run" 1 "$less" z-crd.yaml a-widget.yaml
done
expect 'used with threads' 1 "$less" --jobs 3 .
{ cat a-widget.yaml && echo --- && cat z-crd.yaml; } >input
expect 'of standard input' 1 '<stdin>:4:14: Widget a: spec.size: Invalid value: 11' -
expect 'of standard input, counted' 1 '2 documents in 1 file: 1 valid, 1 invalid' -
mkfifo pipe
cat input >pipe &
expect 'of a pipe' 1 'pipe:4:14: Widget a: spec.size: Invalid value: 11' pipe
wait
rm pipe
expect 'a CRD as JSON output' 0 '"kind":"CustomResourceDefinition","name":"widgets.example.com","allowed":true,"status":"valid"}' -o json z-crd.yaml
{ printf 'apiVersion: v1\nkind: List\nitems:\n- '; sed '1!s/^/  /' z-crd.yaml; } >list
expect 'of a List' 1 "$less" list a-widget.yaml
expect 'of a List, counted' 1 '2 documents in 2 files: 1 valid, 1 invalid' list a-widget.yaml
rm list

# Compiled-in kinds stay, but for those that the CRD defines.
printf 'apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\nspec: {}\n' >ray
expect 'beside those compiled in' 1 'ray:4:7: RayCluster a: spec.headGroupSpec: Required value' ray z-crd.yaml
crd ray.io RayCluster "$good" >crd
expect 'in the place of those compiled in' 0 '2 documents in 2 files: 2 valid' ray crd
# One of --crd goes first, and that is said.
crd example.com Widget '{type: integer, maximum: 12}' >../given.yaml
expect 'behind --crd' 0 '2 documents in 2 files: 2 valid' --crd ../given.yaml .
expect_not 'behind --crd, which decides' 0 'differently' --crd ../given.yaml a-widget.yaml z-crd.yaml
rm ray crd

# What the API server says of them, in its place.
crd example.com Widget '{type: intger, maxima: 5}' >z-crd.yaml
wrong='z-crd.yaml:19:28: CustomResourceDefinition widgets.example.com: spec.validation.openAPIV3Schema.properties[spec].properties[size].type: Unsupported value: "intger"'
expect 'a refused one' 1 "$wrong" z-crd.yaml
expect 'a refused one, strict' 1 'z-crd.yaml:19:36: CustomResourceDefinition widgets.example.com: unknown field "spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.size.maxima"' z-crd.yaml
expect 'a refused one as JSON' 1 '"code":422,"reason":"Invalid","message":"CustomResourceDefinition.apiextensions.k8s.io \"widgets.example.com\" is invalid' -o json z-crd.yaml
expect 'no judging by it' 2 'a-widget.yaml:1:1: Widget a: could not be judged: its CustomResourceDefinition is invalid (z-crd.yaml:1)' a-widget.yaml z-crd.yaml
expect 'no judging by it, counted' 2 '2 documents in 2 files: 0 valid, 1 invalid, 1 not judged' .
expect 'but by that of --crd' 1 '2 documents in 2 files: 1 valid, 1 invalid' --crd ../given.yaml .
{ printf 'apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\n---\n'; crd ray.io RayCluster '{type: intger}'; } >input
expect 'nor by one compiled in' 2 '<stdin>:1:1: RayCluster a: could not be judged: its CustomResourceDefinition is invalid (<stdin>:5)' -
crd example.com Widget '{type: integer, maxima: 5}' >z-crd.yaml
expect 'unknown fields alone' 1 'unknown field "spec.versions[0]' z-crd.yaml
expect 'unknown fields, not strict' 0 'warning: CustomResourceDefinition widgets.example.com: unknown field "spec.versions[0]' --no-strict z-crd.yaml
{ sed '1!d' ../widget.yaml && echo --- && cat z-crd.yaml; } | sed 's/maxima: 5/maximum: [/' >z-crd.yaml.new && mv z-crd.yaml.new z-crd.yaml
expect 'no YAML' 1 'z-crd.yaml:21:' z-crd.yaml
crd example.com Widget '{type: 5}' >z-crd.yaml
expect 'one that does not decode' 1 'json: cannot unmarshal number into Go struct field JSONSchemaProps.spec.versions.schema.openAPIV3Schema.properties.properties.type of type string' z-crd.yaml
cd ..

# An overlay beside a CRD among the manifests is its, and no manifest.
mkdir overlaid && cd overlaid || exit 1
: >input
crd example.com Widget '{type: integer}' >crd.yaml
cat >crd.markers.yaml <<'END'
# +crdc:stage:layer=webhook,set=all
# +crdc:set:name=all
# +crdc:rule:name=W-1,rule="self.metadata.name != 'a'",message="not a"

kind: Widget
END
cp ../widget.yaml .
expect 'an overlay among the manifests' 1 'Invalid value: not a [webhook, W-1]' --layers all .
expect 'is counted, not judged' 1 '2 documents in 2 files: 1 valid, 1 invalid, 1 overlay' --layers all .
sed -i 's/not a"/never a"/' crd.markers.yaml
expect 'an overlay that changed, though the CRD is cached' 1 'Invalid value: never a [webhook, W-1]' --layers all .
cd ..
[ "$failures" -eq 0 ]
