#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crd-validate test: --update rewrites what is expected and nothing else; --watch runs again what a changed file is about.
#
#   suites_update.sh CRD_VALIDATE CRDS
crds=$(realpath "$2")
. "$(dirname "$0")/expect.sh" "$1"
crd=$crds/scheduling.volcano.sh_queues.yaml

# same NAME WANTED FILE: the file is as wanted.
same() { cmp -s "$2" "$3" || fail "$1: $(diff "$2" "$3")"; }

# ---- openshift's ----
cat >theirs.yaml <<'END'
# head
name: Queue
crdName: queues.scheduling.volcano.sh
tests:
  onCreate:
  - name: another default   # one
    initial: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
      spec: {}
    # what is expected
    expected: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
      # inside
      spec:
        weight: 2 # too much
        capability:
          cpu: 1

        dequeueStrategy: traverse
  - name: other words
    initial: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
      spec: {weight: 0}
    expectedError: is too small # really
  - name: no error
    initial: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
      spec: {reclaimable: true}
    # why
    expectedError: anything
  - name: an error
    initial: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
      spec: {weight: 0}
    expected: |
      kind: Queue

  onUpdate:
  - name: begins with what is refused
    initial: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
      spec: {weight: 0}
    updated: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
    expectedError: weight
  - name: another state
    initial: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
    updated: |
      apiVersion: scheduling.volcano.sh/v1beta1
      kind: Queue
      status: {state: Ajar}
    expectedError: state
END
python3 - <<'END'
text = open("theirs.yaml").read()
for old, new in (
    ("weight: 2 # too", "weight: 1 # too"),
    ("        capability:\n          cpu: 1\n", ""),
    ("expectedError: is too small", "expectedError: 'spec.weight: Invalid value: 0: spec.weight in body should be greater than or equal to 1'"),
    ("    expectedError: anything\n", "    expected: |\n      apiVersion: scheduling.volcano.sh/v1beta1\n      kind: Queue\n      spec:\n"
     "        dequeueStrategy: traverse\n        reclaimable: true\n        weight: 1\n"),
    ("    expected: |\n      kind: Queue\n", "    expectedError: 'spec.weight: Invalid value: 0: spec.weight in body should be greater than or equal to 1'\n"),
    ("expectedError: state", "expectedStatusError: 'status.state: Unsupported value: \"Ajar\": supported values: \"Open\", \"Closed\", \"Closing\", \"Unknown\"'"),
):
    assert text.count(old) == 1, old
    text = text.replace(old, new)
open("wanted.yaml", "w").write(text)
END
expect 'an update' 1 'theirs.yaml:22:5: other words: is rewritten' test --update --crd "$crd" theirs.yaml
same 'what is rewritten' wanted.yaml theirs.yaml
expect 'what is left' 1 '6 tests in 1 suites: 5 passed, 1 failed' test --crd "$crd" theirs.yaml
expect 'nothing to do' 1 'begins with what is refused' test --update --crd "$crd" theirs.yaml
same 'what is left as it is' wanted.yaml theirs.yaml

# ---- the project's own ----
cat >own.yaml <<END
suite: Queue
crds: $crd
base: {apiVersion: scheduling.volcano.sh/v1beta1, kind: Queue, metadata: {name: q}, spec: {weight: 1}}
cases:
- name: parts
  # of them
  stored:
    spec:   # the spec
      weight: 2   # two
      dequeueStrategy: other
- name: taken no more
  set: {spec.weight: 0}
  accepted: true
- name: refused no more
  refused: [a, b]
- name: warnings
  fieldValidation: Warn
  set: {spec.foo: 0}
  warnings:
  - a
  storedExactly:
    kind: Queue
    apiVersion: scheduling.volcano.sh/v1beta1
    spec:
      weight: 1
      dequeueStrategy: traverse
      foo: 1
- {name: all on one line, accepted: false}
END
sed -e 's/weight: 2 /weight: 1 /' -e 's/dequeueStrategy: other/dequeueStrategy: traverse/' -e '/      foo: 1/d' \
  -e "s/^  accepted: true/  refused: 'spec.weight: Invalid value: 0: spec.weight in body should be greater than or equal to 1'/" \
  -e 's/^  refused: \[a, b\]/  accepted: true/' -e 's/^  - a$/  - unknown field "spec.foo"/' own.yaml >wanted.yaml
mv own.yaml behind.yaml && chmod 604 behind.yaml && ln -s behind.yaml own.yaml
expect 'an update' 1 'own.yaml:28:3: all on one line: is not rewritten' test --update own.yaml
[ -L own.yaml ] && [ "$(stat -c %a behind.yaml)" = 604 ] || fail "a link that is updated: $(ls -l own.yaml behind.yaml)"
same 'what is rewritten' wanted.yaml own.yaml
expect 'a filter' 0 '4 tests in 1 suites: 4 passed' test --filter parts --filter more --filter warnings own.yaml

# ---- what differs ----
cat >widgets.yaml <<'END'
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties: {size: {type: integer}}
            x-kubernetes-validations: [{rule: self.size > 0, message: too small}]
END
cat >differs.yaml <<'END'
suite: Widget
crds: widgets.yaml
kubernetes: 1.30..1.37
base: {apiVersion: example.com/v1, kind: Widget, metadata: {name: q}, spec: {size: 0}}
cases:
- name: the words of older servers
  refused: 'spec: Invalid value: "object": too small'
END
cp differs.yaml wanted.yaml
expect 'versions' 1 'passes at 1.30..1.34' test differs.yaml
expect 'versions' 1 '1 tests change between versions' test differs.yaml
expect 'an update' 1 'is not rewritten: CRDs or versions differ in what comes of it' test --update differs.yaml
same 'what is left as it is' wanted.yaml differs.yaml

# ---- watching; each wait is bounded ----
mkdir suites
cp "$crd" suites/crd.yaml
printf '%s\n' 'suite: A' 'crds: crd.yaml' 'base: {apiVersion: scheduling.volcano.sh/v1beta1, kind: Queue}' 'cases:' \
  '- {name: weight, object: {apiVersion: scheduling.volcano.sh/v1beta1, kind: Queue, metadata: {name: q}, spec: {weight: 9}}, accepted: true}' \
  >suites/a.yaml
sed -e 's/suite: A/suite: B/' -e "s|crd.yaml|$crd|" suites/a.yaml >suites/b.yaml

# await TEXT COUNT: the text has come so many times.
await() {
  tries=0
  until [ "$(grep -c "$1" log)" -ge "$2" ]; do
    tries=$((tries + 1))
    [ "$tries" -lt 300 ] || { fail "no \"$1\" in: $(cat log)"; return; }
    sleep 0.05
  done
}
"$validate" test --watch suites >log 2>&1 &
watcher=$!
await '^2 tests in 2 suites: 2 passed' 1
tries=0
until grep -q inotify "/proc/$watcher/fdinfo/"* 2>/dev/null || [ "$tries" -ge 100 ]; do tries=$((tries + 1)); sleep 0.05; done
sed 's/weight: 9/weight: 0/' suites/b.yaml >suites/b.new
cp suites/b.new suites/b.yaml
await '^1 tests in 1 suites: 0 passed, 1 failed' 1
sed 's/maximum: 65535/maximum: 5/' "$crd" >crd.new
cp crd.new suites/crd.yaml
await '^1 tests in 1 suites: 0 passed, 1 failed' 2
grep -q 'suites/a.yaml:5:3: A: weight' log || fail "another suite than that of the changed CRD: $(cat log)"
sed 's/suite: A/suite: C/' suites/a.yaml >c.new
cp c.new suites/c.yaml
await '^3 tests in 3 suites: 0 passed, 3 failed' 1
kill -INT "$watcher"
wait "$watcher"
[ $? = 1 ] || fail "the exit status of what is watched"
[ "$failures" -eq 0 ]
