#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What crd-validate could not check, or was not asked to, is said: kinds and versions that nobody knows, documents without schema,
# those that are left out, and those in which there is nothing.
#
#   coverage.sh CRD_VALIDATE
. "$(dirname "$0")/expect.sh" "$1"

# object FILE APIVERSION KIND
object() { printf 'apiVersion: %s\nkind: %s\nmetadata: {name: a}\n' "$2" "$3" >"$1"; }

# ---- kinds and versions that a known group does not have ----

none='no matches for kind'
versions='"ray.io/v1" or "ray.io/v1alpha1"'
object kind.yaml ray.io/v1 RayClutser
expect kind 1 "kind.yaml:1:1: RayClutser a: $none \"RayClutser\" in version \"ray.io/v1\"; did you mean \"RayCluster\"?" kind.yaml
expect kind-json 1 "\"allowed\":false,\"status\":\"invalid\",\"error\":\"$none \\\"RayClutser\\\" in version \\\"ray.io/v1\\\"; did you mean" -o json kind.yaml
object version.yaml ray.io/v2 RayCluster
expect version 1 "$none \"RayCluster\" in version \"ray.io/v2\"; did you mean version $versions?" version.yaml
object both.yaml ray.io/v2 RayClutser
expect both 1 "\"ray.io/v2\"; did you mean \"RayCluster\" in version $versions?" both.yaml
object far.yaml ray.io/v1 Gateway
expect far 1 "$none \"Gateway\" in version \"ray.io/v1\"
" far.yaml
object list.yaml ray.io/v1 RayClusterList
expect list 1 "$none \"RayClusterList\"" list.yaml
object beta.yaml apiextensions.k8s.io/v1beta1 CustomResourceDefinition
expect beta 1 'it is gone since v1.22: use version "apiextensions.k8s.io/v1"' beta.yaml
object group.yaml ray.oi/v1 RayCluster
expect group 0 "group.yaml:1:1: note: RayCluster a: no schema for ray.oi/v1 RayCluster; did you mean version $versions?" group.yaml
object other.yaml example.com/v1 Gateway
[ "$("$validate" other.yaml)" = '1 document in 1 file: 0 valid, 0 invalid, 1 without schema
  no schema for example.com/v1 Gateway: 1' ] || fail 'other: the summary alone was wanted'

# A version that is not served is none.
sed 's/^  //' >crd.yaml <<'END'
  apiVersion: apiextensions.k8s.io/v1
  kind: CustomResourceDefinition
  metadata: {name: widgets.example.com}
  spec:
    group: example.com
    scope: Namespaced
    names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
    versions:
    - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}
    - {name: v1alpha1, served: false, storage: false, schema: {openAPIV3Schema: {type: object}}}
END
object unserved.yaml example.com/v1alpha1 Widget
expect unserved 1 'in version "example.com/v1alpha1"; did you mean version "example.com/v1"?' --crd crd.yaml unserved.yaml

# Projects share groups: what CRDs at hand have of one need not be all of it.
object rollout.yaml example.com/v1 Rollout
object slip.yaml example.com/v1 Wigdet
object case.yaml example.com/v1 widget
object longer.yaml example.com/v1 WidgetSet
part='no schema for example.com/v1 Rollout: of its group other CRDs are at hand, not this one: give it as well, with --crd (--complete-groups makes this an error)'
expect 'part of a group' 0 "rollout.yaml:1:1: warning: Rollout a: $part" --crd crd.yaml rollout.yaml
expect 'part of a group, counted' 0 '0 invalid, 1 without schema
  no schema for example.com/v1 Rollout: 1' --crd crd.yaml rollout.yaml
expect 'part of a group, no warning is wanted' 1 '1 document with warnings' --fail-on warning --crd crd.yaml rollout.yaml
sed 's/^metadata:.*/&\nmetadata: {name: b c, labels: {x: y z}}/' rollout.yaml >twice.yaml
expect 'part of a group, what needs no schema' 1 'key "metadata" already set in map' --crd crd.yaml twice.yaml
expect 'part of a group, labels' 1 'metadata.labels: Invalid value: "y z"' --no-strict --crd crd.yaml twice.yaml
expect 'part of a group, no slip' 0 'WidgetSet a: no schema for example.com/v1 WidgetSet: of its group' --crd crd.yaml longer.yaml
expect 'part of a group, of manifests' 0 "Rollout a: $part" crd.yaml rollout.yaml
expect 'part of a group, required' 1 "rollout.yaml:1:1: Rollout a: $part" --require-schema --crd crd.yaml rollout.yaml
for slip in slip case; do
  expect "part of a group, $slip" 1 'in version "example.com/v1"; did you mean "Widget"?' --crd crd.yaml $slip.yaml
done
expect 'a whole group' 1 "rollout.yaml:1:1: Rollout a: $none \"Rollout\" in version \"example.com/v1\"" --complete-groups --crd crd.yaml rollout.yaml
printf 'complete-groups: true\n' >whole.yaml
expect 'a whole group, configured' 1 "$none \"Rollout\"" --config-file whole.yaml --crd crd.yaml rollout.yaml
expect 'of another group' 0 '0 invalid, 1 without schema' --complete-groups --crd crd.yaml group.yaml

# ---- the summary ----

mkdir kinds
for i in $(seq 40); do object kinds/$i.yaml "example$((i % 20)).com/v1" "Kind$((i % 20))"; done
for jobs in 1 4; do
  "$validate" --jobs $jobs kinds >said
  sed -n 's/^  no schema for //p' said >named
  if [ "$(wc -l <named)" -ne 20 ] || [ "$(grep -c ': 2$' named)" -ne 20 ] || ! LC_ALL=C sort -c named; then
    fail "summary: not all 20 kinds, sorted, twice each:
$(cat said)"
  fi
done
i=0
while [ $i -lt 3000 ]; do
  printf -- '---\napiVersion: example%s.com/v1\nkind: A\n' $((i % 1000))
  i=$((i + 1))
done >many.yaml
[ "$("$validate" many.yaml | grep -c '^  no schema for example[0-9]*.com/v1 A: 3$')" -eq 1000 ] || {
  fail 'many: not all 1000 kinds of 3000 documents are named, three times each'
}

# ---- what must have a schema ----

object deployment.yaml apps/v1 DeploymentList
object service.yaml v1 ServiceList
object role.yaml rbac.authorization.k8s.io/v1 RoleList
object snapshot.yaml snapshot.storage.k8s.io/v1 VolumeSnapshot
expect custom-built-in 0 '0 invalid, 3 without schema' --require-schema=custom deployment.yaml service.yaml role.yaml
expect custom 1 'snapshot.yaml:1:1: VolumeSnapshot a: no schema for snapshot.storage.k8s.io/v1 VolumeSnapshot' --require-schema=custom snapshot.yaml
expect custom-summary 1 '1 document in 1 file: 0 valid, 1 invalid
  no schema for snapshot.storage.k8s.io/v1 VolumeSnapshot: 1' --require-schema=custom snapshot.yaml
expect all 1 '0 valid, 4 invalid' --require-schema=all deployment.yaml service.yaml role.yaml snapshot.yaml
expect all-short 1 'no schema for v1 ServiceList' --require-schema service.yaml
expect required-what 2 '--require-schema takes custom or all' --require-schema=some service.yaml

# ---- what is left out ----

expect skip 0 '2 documents in 2 files: 0 valid, 0 invalid, 2 skipped' --skip RayClutser --skip VolumeSnapshot --require-schema kind.yaml snapshot.yaml
expect skip-list 0 '2 skipped' --skip=RayClutser,VolumeSnapshot --require-schema kind.yaml snapshot.yaml
expect skip-group 0 '1 skipped' --skip RayClutser.ray.io kind.yaml
expect skip-full 0 '1 skipped' --skip ray.io/v1/RayClutser kind.yaml
expect skip-core 0 '1 skipped' --skip v1/ServiceList --require-schema service.yaml
expect skip-json 0 '"kind":"ServiceList","name":"a","status":"skipped","skipped":"--skip"}' -o json --skip ServiceList service.yaml
for other in RayClutser.io ray.io/v1alpha1/RayClutser rayclutser RayClu RayClutsers; do
  expect "skip not $other" 1 "$none" --skip $other kind.yaml
done
for wrong in '' /Kind ray.io/v1/ A,,B .io; do
  expect "skip '$wrong'" 2 '--skip takes Kind, Kind.group or group/version/Kind' --skip "$wrong" kind.yaml
done
{ printf 'apiVersion: v1\nkind: List\nitems:\n- '; tr '\n' '%' <kind.yaml | sed 's/%$//; s/%/%  /g' | tr '%' '\n'; } >items.yaml
expect items 1 "items.yaml:4:3: RayClutser a: $none \"RayClutser\"" items.yaml
expect skip-items 0 '1 document in 1 file: 0 valid, 0 invalid, 1 skipped' --skip RayClutser items.yaml
expect skip-whole-list 0 '1 skipped' --skip List items.yaml

# ---- nothing ----

: >nothing.yaml
expect nothing 2 '0 documents in 1 file: 0 valid, 0 invalid, 1 empty' nothing.yaml
printf '# a\n---\n# b\n---\n\n---\n' >comments.yaml
expect comments 2 '0 documents in 1 file: 0 valid, 0 invalid, 3 empty' comments.yaml
printf ' \n' >nothing.json
expect nothing-json 2 '1 empty' nothing.json
expect nothing-stdin 2 'standard input holds no object' -
expect nothing-allowed 0 'note: standard input holds no object' --allow-no-files -
expect nothing-required 2 'set -o pipefail' --require-objects -q -
expect comments-json-output 2 '{"file":"comments.yaml","document":2,"status":"skipped","skipped":"empty document"}' -o json comments.yaml
{ cat service.yaml; echo ---; } >ends.yaml
expect ends 0 '1 document in 1 file: 0 valid, 0 invalid, 1 without schema
' ends.yaml
# ---- what nobody creates ----

printf 'apiVersion: v1\nkind: ComponentStatus\nmetadata: {name: a}\n' >component.yaml
expect component 0 "no schema for v1 ComponentStatus; no API server creates one, it is an answer" component.yaml
[ "$failures" -eq 0 ]
