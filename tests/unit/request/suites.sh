#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crd-validate test: a suite over CRDs of the project, and what is said of suites whose tests fail or that cannot be run.
#
#   suites.sh CRD_VALIDATE CRDS
crds=$(realpath "$2")
. "$(dirname "$0")/expect.sh" "$1"

queue='apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue'
weight=/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties/weight/maximum

# ---- all of these pass ----
cat >good.yaml <<END
name: "[Stable] Queue"
crdName: queues.scheduling.volcano.sh
version: v1beta1
tests:
  onCreate:
  - name: gives a queue its defaults, drops what is unknown and its status
    initial: |
      $queue
      metadata: {labels: {a: b}}
      spec: {unknown: 1}
      status: {state: Open}
    expected: |
      kind: Queue
      apiVersion: scheduling.volcano.sh/v1beta1
      metadata: {labels: {a: b}}
      spec: {weight: 1, dequeueStrategy: traverse}
  - name: refuses a weight that is none
    initial: |
      $queue
      spec: {weight: many}
    expectedError: "spec.weight in body must be of type integer"
  - name: has no other version
    initial: |
      apiVersion: scheduling.volcano.sh/v1
      kind: Queue
    expectedError: 'no matches for kind "Queue" in version "scheduling.volcano.sh/v1"'
  onUpdate:
  - name: keeps what the spec says when the status changes, and the other way round
    initial: |
      $queue
      spec: {weight: 2}
      status: {state: Open}
    updated: |
      $queue
      spec: {weight: 3}
      status: {state: Closed}
    expected: |
      $queue
      spec: {weight: 3, dequeueStrategy: traverse}
      status: {state: Closed}
  - name: keeps a status that the update does not have
    initial: |
      $queue
      spec: {weight: 2}
      status: {state: Open}
    updated: |
      $queue
      spec: {weight: 3}
    expected: |
      $queue
      spec: {weight: 3, dequeueStrategy: traverse}
      status: {state: Open}
  - name: refuses a state that is none
    initial: |
      $queue
      spec: {}
    updated: |
      $queue
      spec: {}
      status: {state: Ajar}
    expectedStatusError: 'state: Unsupported value: "Ajar"'
  - name: lets be what was stored before there was a limit
    initialCRDPatches:
    - op: remove
      path: $weight
    initial: |
      $queue
      spec: {weight: 70000}
    updated: |
      $queue
      spec: {weight: 70000, reclaimable: true}
    expected: |
      $queue
      spec: {weight: 70000, reclaimable: true, dequeueStrategy: traverse}
  - name: refuses another value beyond the limit
    initialCRDPatches:
    - op: remove
      path: $weight
    initial: |
      $queue
      spec: {weight: 70000}
    updated: |
      $queue
      spec: {weight: 80000}
    expectedError: "spec.weight in body should be less than or equal to 65535"
END
expect 'a suite' 0 '8 tests in 1 suites: 8 passed, 0 failed' test --crd "$crds" good.yaml
expect 'of older words' 0 '8 passed' test --crd "$crds" --kubernetes-version 1.30 good.yaml
expect 'a filter' 0 '3 tests in 1 suites: 3 passed' test --filter limit --filter 'Queue: has no' --crd "$crds" good.yaml
expect 'a filter of nothing' 2 '0 tests' test --filter nothing --crd "$crds" good.yaml
sed "s|^crdName: .*|crd: queues.yaml|" good.yaml >beside.yaml
cp "$crds/scheduling.volcano.sh_queues.yaml" queues.yaml
expect 'a CRD beside the suite' 0 '8 passed, 0 failed' test beside.yaml

# Where openshift's suites and CRDs are: the CRD of the feature set that has the gate on, and the one that has all fields.
mkdir -p repo/queue/tests/queues repo/queue/zz_generated.crd-manifests repo/payload-manifests/featuregates
profile='include.release.openshift.io/self-managed-high-availability: "true"'
for set in Default TechPreviewNoUpgrade CustomNoUpgrade; do
  sed "s|^  annotations:|&\n    $profile\n    release.openshift.io/feature-set: $set|" queues.yaml \
    >"repo/queue/zz_generated.crd-manifests/$set.crd.yaml"
  state=disabled
  [ "$set" = TechPreviewNoUpgrade ] && state=enabled
  printf '%s\n' 'kind: FeatureGate' "metadata: {annotations: {$profile, release.openshift.io/feature-set: $set}}" \
    "status: {featureGates: [{$state: [{name: Wide}]}]}" >"repo/payload-manifests/featuregates/$set.yaml"
done
grep -q feature-set repo/queue/zz_generated.crd-manifests/Default.crd.yaml || fail "the CRDs have no annotations"
cp good.yaml repo/queue/tests/queues/all.yaml
expect 'all feature sets' 0 '24 tests in 1 suites: 24 passed' test repo
sed '/^crdName/a featureGates: [Wide]' good.yaml >repo/queue/tests/queues/all.yaml
expect 'a gate that is on' 0 '16 tests in 1 suites: 16 passed' test repo
expect 'the CRD that has it' 0 'TechPreviewNoUpgrade.crd.yaml"' test --output json repo
sed '/^crdName/a featureGates: [-Wide]' good.yaml >repo/queue/tests/queues/all.yaml
expect 'a gate that is off' 0 '8 tests in 1 suites: 8 passed' test repo
expect 'the CRD without it' 0 'Default.crd.yaml"' test --output json repo
sed '/^crdName/a featureGates: [Narrow]' good.yaml >repo/queue/tests/queues/all.yaml
expect 'a gate that is none' 2 'no feature gate Narrow' test repo

# ---- what fails ----
cat >bad.yaml <<END
name: Queue & <more>
crdName: queues.scheduling.volcano.sh
tests:
  onCreate:
  - name: wants another default
    initial: |
      $queue
      spec: {}
    expected: |
      $queue
      metadata: {labels: {a: b}}
      spec: {weight: 2, dequeueStrategy: traverse}
  - name: wants other words
    initial: |
      $queue
      spec: {weight: 0}
    expectedError: is too small
  - name: wants an error where there is none
    initial: |
      $queue
    expectedError: anything
  onUpdate:
  - name: begins with what is refused
    initial: |
      $queue
      spec: {weight: 0}
    updated: |
      $queue
    expectedError: weight
  - name: wants an error of a status that is not sent
    initial: |
      $queue
    updated: |
      $queue
    expectedStatusError: state
  - name: is fine
    initial: |
      $queue
    updated: |
      $queue
    expected: |
      $queue
END
set -- test --crd "$crds" bad.yaml
expect 'a default' 1 'bad.yaml:5:5: Queue & <more> (scheduling.volcano.sh_queues.yaml): wants another default' "$@"
expect 'what is not there' 1 '  - metadata.labels: {"a":"b"}
  - spec.weight: 2
  + spec.weight: 1
bad.yaml:' "$@"
expect 'other words' 1 '  create: expected an error with "is too small"
              came Queue.scheduling.volcano.sh "test-xxxxx" is invalid: spec.weight: Invalid value: 0: ' "$@"
expect 'no error' 1 'expected an error with "anything"
              came the object is stored' "$@"
expect 'the initial object' 1 '  create: expected the object is stored' "$@"
expect 'no status' 1 'status update: expected a status in updated' "$@"
expect 'the sum' 1 '6 tests in 1 suites: 1 passed, 5 failed' "$@"
expect 'the first failure' 1 '1 tests in 1 suites: 0 passed, 1 failed' "$@" --fail-fast --jobs 1
expect_not 'no summary' 1 'passed' "$@" -q
expect 'JSON' 1 '"test":"wants other words","on":"create","line":15,"column":5,"passed":false,"step":"create"' "$@" -o json
expect 'TAP' 1 'ok - Queue & <more> (scheduling.volcano.sh_queues.yaml): is fine
1..6' "$@" -o tap
expect 'JUnit' 1 '<testsuite name="Queue &amp; &lt;more&gt;" id="scheduling.volcano.sh_queues.yaml" tests="6" failures="5">' \
  "$@" -o junit

# ---- what cannot be run ----
expect 'no CRD' 2 \
  'good.yaml: could not be run: no CustomResourceDefinition queues.scheduling.volcano.sh: name its file with --crd' test good.yaml
sed 's/^version: .*/version: v3/' good.yaml >v3.yaml
expect 'no version' 2 'no version v3' test --crd "$crds" v3.yaml
sed "s|$weight|/spec/nowhere|" good.yaml >patch.yaml
expect 'a patch that does not apply' 1 'initialCRDPatches: expected a CRD that compiles' test --crd "$crds" patch.yaml
expect 'no suite' 2 'queues.yaml: no suite of tests' test queues.yaml
expect 'nothing' 2 'no suites given' test
expect 'help' 0 'crdName: widgets.example.com' test --help
expect 'an unknown form' 2 '--output is text, json, junit or tap, not xml' test --output xml good.yaml
printf 'tests: {onCreate: [}\n' >broken.yaml
expect 'no YAML' 2 'broken.yaml: could not be run: yaml: ' test broken.yaml
sed 's/expectedError: anything/expectedEror: anything/' bad.yaml >typo.yaml
expect 'a name that is no member' 1 'note: unknown member "expectedEror" is passed over; did you mean "expectedError"?' test --crd "$crds" typo.yaml
sed 's/expectedError: anything/expectedError: 5/' bad.yaml >number.yaml
expect 'what is no text' 2 'expectedError: must be a text' test --crd "$crds" number.yaml
one=$("$validate" test --jobs 1 --crd "$crds" -o json good.yaml bad.yaml)
[ "$one" = "$("$validate" test --jobs 2 --crd "$crds" -o json good.yaml bad.yaml)" ] || fail "two threads say something else"
[ "$failures" -eq 0 ]
