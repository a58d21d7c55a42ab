#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crd-validate test: suites in the project's own form, examples (folders, names, _err), patterns of paths, several versions.
#
#   suites_own.sh CRD_VALIDATE CRDS
crds=$(realpath "$2")
. "$(dirname "$0")/expect.sh" "$1"

# ---- all that a case can say, and passes ----
cat >own.yaml <<END
suite: Queue
crds: $crds/scheduling.volcano.sh_queues.yaml
layers: webhook
config: {maxQueueDepth: 3}
state:
- {apiVersion: scheduling.volcano.sh/v1beta1, kind: Queue, metadata: {name: root}, spec: {weight: 1}}
base:
  apiVersion: scheduling.volcano.sh/v1beta1
  kind: Queue
  metadata: {name: q, labels: {a.b/c: d}}
  spec: {weight: 1, extendClusters: [{name: one}, {name: two}]}
bases:
  other: {apiVersion: scheduling.volcano.sh/v1beta1, kind: Queue, metadata: {name: other}, spec: {weight: 7}}
cases:
- name: what is stored, in parts
  stored: {metadata: {name: q}, spec: {weight: 1, dequeueStrategy: traverse, extendClusters: [{name: one}, {}], parent: ~}}
  warnings: []
- name: what is stored, all of it
  base: other
  storedExactly:
    apiVersion: scheduling.volcano.sh/v1beta1
    kind: Queue
    spec: {dequeueStrategy: traverse, weight: 7}
- name: changes of all kinds, in their order
  merge: {spec: {reclaimable: true, weight: 2}}
  patch: [{op: add, path: /spec/weight, value: 3}, {op: add, path: /spec/type, value: a}]
  remove: ["spec.extendClusters[0]", metadata.labels, /spec/type]
  set: {spec.weight: 4, "metadata.annotations[a.b/c]": e, "spec.extendClusters[0].weight": 5}
  stored:
    metadata: {annotations: {a.b/c: e}, labels: ~}
    spec: {weight: 4, reclaimable: true, type: ~, extendClusters: [{name: two, weight: 5}]}
- name: a part of the message
  set: {spec.weight: 0}
  refused: spec.weight
- name: parts of it
  set: {spec.weight: 0}
  refused: [spec.weight, greater than]
- name: all of it
  set: {spec.weight: 0}
  message: 'Queue.scheduling.volcano.sh "q" is invalid: spec.weight: Invalid value: 0: spec.weight in body should be greater than or equal to 1'
- name: any
  set: {spec.weight: 0}
  accepted: false
- name: unknown fields are refused
  set: {spec.none: 0}
  refused: unknown field "spec.none"
- name: or only warned of
  fieldValidation: Warn
  set: {spec.none: 0}
  warnings: [unknown field "spec.none"]
  stored: {spec: {none: ~}}
- name: an update
  old: {set: {spec.weight: 5}, remove: metadata.labels}
  stored: {spec: {weight: 1}}
- name: what was stored before there was a limit may stay
  layer: crd
  old: {set: {spec.weight: 0}}
  set: {spec.weight: 0, spec.reclaimable: true}
  accepted: true
- name: of the status only the status counts
  subresource: status
  old: {set: {spec.weight: 5}}
  set: {status: {state: Closed}}
  stored: {spec: {weight: 5}, status: {state: Closed}}
- name: a rule of the webhook
  set: {metadata.name: default, spec.parent: x}
  refused: x
- name: a queue that goes
  operation: delete
  old: {set: {metadata.name: default}}
  refused: default
- name: the cluster of the case
  state: []
  operation: delete
  old: {}
  refused: queue.scheduling.volcano.sh "q" not found
- name: has the queue
  state: [{apiVersion: scheduling.volcano.sh/v1beta1, kind: Queue, metadata: {name: q}, status: {state: Closed}}]
  operation: delete
  old: {}
  accepted: true
- name: at some versions alone
  kubernetes: ..1.32
  refused: never
END
expect 'a suite' 0 '16 tests in 1 suites: 16 passed, 0 failed' test own.yaml
expect 'an older version' 1 '17 tests in 1 suites: 16 passed, 1 failed' test --kubernetes-version 1.32 own.yaml
expect 'versions' 1 'own.yaml:82:3: Queue: at some versions alone
  fails at 1.31, 1.32
    verdict: expected an error with "never"' test --kubernetes-version 1.31..1.33 own.yaml
expect 'the matrix' 1 '              1.31    1.32    1.33
passed          16      16      16
failed           1       1       0' test --kubernetes-version 1.31..1.33 own.yaml
expect 'JSON of versions' 1 '"passed":false,"kubernetes":{"1.31":"failed","1.32":"failed"},"failures":[{"kubernetes":"1.31, 1.32","step":"verdict"' \
  test --kubernetes-version 1.31,1.32..1.33 -o json own.yaml
expect 'TAP of versions' 1 'not ok - Queue: at some versions alone [1.32]' test --kubernetes-version 1.32..1.33 -o tap own.yaml
expect 'the plan' 1 '1..33' test --kubernetes-version 1.32..1.33 -o tap own.yaml
expect 'JUnit of versions' 1 'name="at some versions alone [1.32]"' test --kubernetes-version 1.32..1.33 -o junit own.yaml
sed '/^crds:/d' own.yaml >without.yaml
expect 'CRDs of the command line' 0 '16 passed' test --crd "$crds/scheduling.volcano.sh_queues.yaml" without.yaml
expect 'no CRDs' 2 'without.yaml: could not be run: crds: Required value, or --crd' test without.yaml

# ---- what fails ----
head='suite: Q
crds: '$crds'/scheduling.volcano.sh_queues.yaml
base: {apiVersion: scheduling.volcano.sh/v1beta1, kind: Queue, metadata: {name: q}}
cases:'
fails() {
  printf '%s\n%s\n' "$head" "$3" >fails.yaml
  expect "$1" 1 "$2" test fails.yaml
}
fails 'a difference' '  stored: - is expected, + came
  - spec.weight: 2
  + spec.weight: 1' '- {name: a, set: {spec: {}}, stored: {spec: {weight: 2}}}'
fails 'another message' 'refused: expected an error with "many"' '- {name: a, set: {spec.weight: 0}, refused: many}'
fails 'a part of the message is not all of it' 'message: expected spec.weight' '- {name: a, set: {spec.weight: 0}, message: spec.weight}'
fails 'no refusal' 'verdict: expected an error
               came it is accepted' '- {name: a, refused: true}'
fails 'a refusal' 'verdict: expected it is accepted' '- {name: a, set: {spec.weight: 0}, accepted: true}'
fails 'warnings' 'warnings: expected a
                came none' '- {name: a, warnings: [a]}'
fails 'a path to nothing' 'came remove: spec.no: there is nothing' '- {name: a, remove: spec.no, accepted: true}'
fails 'no path' 'came set: a[: no path' '- {name: a, set: {"a[": 1}, accepted: true}'
fails 'a patch that does not apply' 'came patch: does not apply' '- {name: a, patch: [{op: test, path: /kind, value: x}], accepted: true}'
fails 'an unknown setting' 'settings: expected what can be judged' '- {name: a, config: {nothing: 1}, accepted: true}'

# ---- what cannot be run: where it stands ----
broken() {
  printf '%s\n%s\n' "$head" "$3" >broken.yaml
  expect "$1" 2 "broken.yaml:$2" test broken.yaml
}
broken 'an unknown member' '5:13: could not be run: unknown member "refuse"; did you mean "refused"?' '- {name: a, refuse: true}'
broken 'another kind of value' '5:18: could not be run: set: must be a map' '- {name: a, set: 5, refused: true}'
broken 'no expectation' '5:3: could not be run: nothing is expected' '- {name: a}'
broken 'two expectations' '5:3: could not be run: it cannot be accepted and refused' '- {name: a, refused: x, stored: {}}'
broken 'an operation without an object' '5:3: could not be run: old: Required value' '- {name: a, operation: delete, accepted: true}'
broken 'an unknown operation' '5:24: could not be run: operation: must be create, update, delete or connect' '- {name: a, operation: destroy, accepted: true}'
broken 'no version' '5:25: could not be run: kubernetes: must be as 1.33 or 1.30..1.37' '- {name: a, kubernetes: 1.99, accepted: true}'
broken 'no base' '5:19: could not be run: base: there is no x among the bases' '- {name: a, base: x, accepted: true}'
broken 'policies' '6:11: could not be run: policies: are not judged yet' '- {name: a, accepted: true}
policies: [a]'

# ---- rules that need the CRD of another kind: those compiled in do ----
group() {
  cat <<END
suite: PodGroup
crds: [$1]
layers: webhook
base: {apiVersion: scheduling.volcano.sh/v1beta1, kind: PodGroup, metadata: {name: one, namespace: a}, spec: {minMember: 1, queue: b}}
cases: [{name: a, accepted: true}, {name: b, layer: crd, accepted: true}]
END
}
groups="$crds/scheduling.volcano.sh_podgroups.yaml, $crds/scheduling.volcano.sh_queues.yaml"
sed 's/^\( *\)queue:$/\1kueue:/' "$crds/scheduling.volcano.sh_podgroups.yaml" >podgroups.yaml
group podgroups.yaml >groups.yaml
expect 'rules that do not fit their CRD' 2 'groups.yaml:5:9: could not be run: a: PodGroup has no rules of the layers' test groups.yaml
group "$groups" >groups.yaml
expect 'rules without a cluster' 0 'groups.yaml: note: rules about other objects of a cluster were not asked' test groups.yaml

# ---- examples ----
mkdir -p project/config/crd/standard project/config/crd/experimental project/examples/standard/valid project/bad-ones
cp "$crds/scheduling.volcano.sh_queues.yaml" project/config/crd/standard
sed 's/maximum: 65535/maximum: 5/' "$crds/scheduling.volcano.sh_queues.yaml" >project/config/crd/experimental/queues.yaml
queue() { printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {name: %s}\nspec: {weight: %s}\n' "$1" "$2"; }
queue six 6 >project/examples/standard/valid/six.yaml
expect 'a folder' 0 '1 tests in 1 suites: 1 passed' test project/examples
mkdir -p project/hack/invalid-examples/experimental
queue six 6 >project/hack/invalid-examples/experimental/queue.yaml
expect 'the CRD of the same words' 0 '2 tests in 2 suites: 2 passed' test project
queue none 0 >project/examples/standard/valid/none.yaml
expect 'one that is refused' 1 'none.yaml:1:1: none.yaml (scheduling.volcano.sh_queues.yaml): none
  create: expected the object is stored' test project/examples
rm project/examples/standard/valid/none.yaml
queue one 1 >project/hack/invalid-examples/experimental/one.yaml
expect 'one that is taken' 1 'create: expected an error
              came the object is stored' test project/hack
{ echo '_err: greater than or equal'; queue none 0; echo ---; queue one 1; echo ---; echo '_err: what'; queue nil 0; } >project/errors.yaml
expect 'members _err' 1 '6 tests in 1 suites: 4 passed, 2 failed' test project/errors.yaml
expect 'which' 1 'errors.yaml:12:1: errors.yaml (queues.yaml): nil' test --crd project/config/crd/experimental project/errors.yaml
sed 's/volcano.sh/example.com/' project/errors.yaml >errors.yaml
expect 'no CRD' 2 'errors.yaml: could not be run: no CustomResourceDefinition of Queue in scheduling.example.com/v1beta1' test errors.yaml
queue one 1 >one-invalid.yaml
expect 'a name' 1 '1 failed' test --crd "$crds" one-invalid.yaml
queue one 1 >one-invalid-queue.yaml
expect 'a name that says something else' 2 'no suite of tests' test --crd "$crds" one-invalid-queue.yaml

# ---- what is nearly a suite is no suite that is passed over ----
mkdir near
cp own.yaml near/good.yaml
sed 's/^cases:/case:/' own.yaml >near/case.yaml
expect 'cases misspelt, beside a good one' 2 'did you mean "cases"?' test near
expect 'and the good one is run' 2 '16 passed, 0 failed; could not be run: 1' test near
sed 's/^suite:/sutie:/' own.yaml >near/case.yaml
expect 'suite misspelt' 2 'near/case.yaml:1:1: could not be run: unknown member "sutie"; did you mean "suite"?' test near
printf 'suite: a chart\ntemplates: [a.yaml]\ntests:\n- it: is none\n' >near/case.yaml
expect 'a suite of others' 0 '1 suites: 16 passed' test near
sed 's/^cases:/case:/; s/^suite:/sutie:/' own.yaml >near/both.suite.yaml
expect 'called as a suite, and none' 2 'near/both.suite.yaml: no suite of tests' test near
rm near/both.suite.yaml
for end in --- ...; do
  { cat own.yaml && echo "$end" && printf 'suite: another\n'; } >near/case.yaml
  expect "a second document behind $end" 2 "near/case.yaml:$(($(wc -l <own.yaml) + 2)):1: could not be run: what follows the first document is not read" test near
done
{ cat own.yaml && printf -- '---\n# nothing\n...\n'; } >near/case.yaml
expect 'an empty document' 0 '2 suites: 32 passed' test near

# ---- patterns ----
mkdir -p tree/a/b tree/c
for place in tree/a/b/one tree/c/two tree/three; do sed "s/^suite: Queue/suite: $(basename $place)/" own.yaml >$place.suite.yaml; done
expect 'folders in between' 0 '3 suites: 48 passed' test 'tree/**/*.suite.yaml'
expect 'one folder' 0 '1 suites: 16 passed' test 'tree/?/*.suite.yaml'
expect 'a set of letters' 0 '2 suites: 32 passed' test 'tree/**/t[wh]*.*'
expect 'nothing' 2 'tree/*.json: no file has a name of this pattern' test 'tree/*.json'
expect 'CRDs' 0 '16 passed' test --crd "$crds/*_que*.yaml" without.yaml
[ "$failures" -eq 0 ]
