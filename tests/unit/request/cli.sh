#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crd-validate as people call it: what it prints and its exit codes, over the kinds compiled in and over a CRD of its own.
#
#   cli.sh CRD_VALIDATE
. "$(dirname "$0")/expect.sh" "$1"

cat >cron.yaml <<'END'
apiVersion: ray.io/v1
kind: RayCronJob
metadata: {name: cron, namespace: default}
spec:
  schedule: nonsense
  jobTemplate:
    entrypoint: run
    rayClusterSpec:
      headGroupSpec: {rayStartParams: {}, template: {spec: {containers: [{name: head, image: ray}]}}}
END
cluster='"apiVersion":"ray.io/v1","kind":"RayCluster","spec":{"headGroupSpec":{"rayStartParams":{"redis-username":"x"},"template":{"spec":{"containers":[{"name":"head","image":"ray"}]}}}}'
stored='"name":"a","namespace":"b","uid":"c","resourceVersion":"1","creationTimestamp":"2026-01-01T00:00:00Z"'
printf '{"id":"1","op":"update","object":{%s,"metadata":{%s,"labels":{"a":"b"}}},"oldObject":{%s,"metadata":{%s}}}\n' \
  "$cluster" "$stored" "$cluster" "$stored" >update.jsonl

mkdir folder
crd_of Widget >crd.yaml <<'END'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 10}
              big: {type: boolean}
            x-kubernetes-validations:
            - rule: "!has(self.big) || self.size > 5"
              message: big ones are larger than 5
END
printf 'spec: 5\nkind: CustomResourceDefinition\n' >broken.yaml
widget() { printf 'apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: a\n%s\n' "$1"; }
widget 'spec: {size: 5}' >folder/good.yaml
widget 'spec: {size: 11}' >bad.yaml
widget 'spec: {size: 3, big: true}' >rule.yaml
widget 'spec: {sice: 3}' >unknown.yaml
printf 'apiVersion: other.org/v1\nkind: Thing\nmetadata: {name: s}\n' >thing.yaml
printf '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"},"spec":{"size":1,"size":2}}' >twice.json
printf 'apiVersion: v1\nkind: List\nitems:\n- {apiVersion: example.com/v1, kind: Widget, metadata: {name: a}}\n- %s\n' \
  '{apiVersion: example.com/v1, kind: Widget, metadata: {name: B}}' >list.yaml
widget 'spec: {size: 11}' >input
printf 'apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\nspec: {}\n' >ray.yaml

expect valid 0 '1 document in 1 file: 1 valid, 0 invalid' --crd crd.yaml folder
expect place 1 'bad.yaml:5:14: Widget a: spec.size: Invalid value: 11: spec.size in body should be less than or equal to 10' \
  --crd crd.yaml bad.yaml
expect caret 1 '               ^~' --excerpts always --crd crd.yaml bad.yaml
expect_not no-caret 1 '^' --crd crd.yaml bad.yaml
expect rule 1 'rule.yaml:5:7: Widget a: spec: Invalid value: big ones are larger than 5' --crd crd.yaml rule.yaml
expect strict 1 'unknown.yaml:5:8: Widget a: unknown field "spec.sice"' --crd crd.yaml unknown.yaml
expect no-strict 0 'unknown.yaml:5:8: warning: Widget a: unknown field "spec.sice"' --no-strict --crd crd.yaml unknown.yaml
expect duplicates 1 'duplicate field "spec.size"' --crd crd.yaml twice.json
expect list 1 'list.yaml:5:63: Widget B: metadata.name: Invalid value: "B"' --crd crd.yaml list.yaml
printf 'apiVersion: example.com/v1\nkind: WidgetList\nitems:\n- {metadata: {name: a}}\n- {metadata: {name: a}, spec: {size: 12}}\n%s' \
  '- {metadata: {name: b}, spec: {sice: 1}}' >typed.yaml
expect typed-list 1 'typed.yaml:5:38: Widget a: spec.size: Invalid value: 12' --crd crd.yaml typed.yaml
expect typed-list-items 1 '3 documents in 1 file: 1 valid, 2 invalid' --crd crd.yaml typed.yaml
expect list-item-strict 1 'typed.yaml:6:32: Widget b: unknown field "spec.sice"' --crd crd.yaml typed.yaml
printf 'apiVersion: example.com/v1\nkind: widget\nmetadata: {name: a}\n' >case.yaml
expect case 1 'no matches for kind "widget" in version "example.com/v1"' --crd crd.yaml case.yaml
mkdir none && cp bad.yaml none/bad.txt
expect none 2 'none: warning: no file *.yaml, *.yml or *.json in this folder' --crd crd.yaml none
expect none-allowed 0 'note: no file is in what is checked' --allow-no-files --crd crd.yaml none
: >empty.yaml && printf '# nothing\n---\n# but comments\n' >comments.yaml
expect empty 2 '0 documents in 2 files: 0 valid, 0 invalid' empty.yaml comments.yaml
expect empty-allowed 0 'note: no object is in what is checked' --allow-no-files empty.yaml comments.yaml
printf '\001\002\377\n' >binary.yaml
expect binary 1 'binary.yaml:1:1: yaml: ' binary.yaml
widget 'spec: {size: 11}' | sed 's/$/\r/' >crlf.yaml
expect crlf 1 'crlf.yaml:5:14: Widget a: spec.size' --crd crd.yaml crlf.yaml
printf 'a: 1\n\tb: 2\n' >tabs.yaml
expect tabs 1 'tabs.yaml:2:1: yaml: ' tabs.yaml
# a messageExpression that speaks of oldSelf where there is none: the API server falls back on the message
crd_of Past >old.yaml <<'END'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          a:
            type: string
            x-kubernetes-validations: [{rule: "self == 'a'", messageExpression: "'was ' + oldSelf"}]
          b:
            type: string
            maxLength: 10
            x-kubernetes-validations:
            - {rule: "oldSelf.orValue('') == self", optionalOldSelf: true, message: never, messageExpression: "oldSelf.orValue('nothing')"}
          c:
            type: string
            x-kubernetes-validations: [{rule: "self == 'a'", messageExpression: "self == 'c' ? 'is c' : oldSelf"}]
END
printf 'apiVersion: example.com/v1\nkind: Past\nmetadata: {name: a}\na: x\nb: x\nc: c\n' >past.yaml
expect old-self 1 "a: Invalid value: \"x\": failed rule: self == 'a'" --crd old.yaml past.yaml
expect old-self-optional 1 'b: Invalid value: "x": never' --crd old.yaml past.yaml
expect old-self-not-asked 1 'c: Invalid value: "c": is c' --crd old.yaml past.yaml
# gates: what there are, which one was meant, what one that is off hides, and the settings as deploy/ has them
settings=$here/../../../deploy/base/settings.yaml
expect gates 0 'RayCronJob                        Alpha       false    true' --list-feature-gates --feature-gates RayCronJob=true
expect gate-meant 2 'unrecognized feature gate: RayCronjobs; is it RayCronJob?' --feature-gates RayCronjobs=true cron.yaml
cp cron.yaml cron2.yaml
expect gate-hides 0 'note: RayCronJob: the feature gate RayCronJob is off' --layers all --config "$settings" cron.yaml cron2.yaml
[ "$(printf '%s\n' "$output" | grep -c 'note: ')" = 1 ] || fail "gate-hides: not once"
expect gate-tells 1 'invalid cron schedule' --layers all --feature-gates RayCronJob=true cron.yaml
ratchet() { # ratchet NAME TEXT OPTION...
  name=$1 text=$2
  shift 2
  output=$("$validate" --batch --layers all "$@" <update.jsonl)
  printf '%s\n' "$output" | grep -qF -- "$text" || fail "$name: $output"
}
ratchet ratchet-parity '"allowed":false'
ratchet ratchet-none '"allowed":false' --ratchet-layers none
ratchet ratchet '"allowed":true,"warnings":["spec: Invalid value: cannot set redis username' --ratchet-layers=controller
expect ratchet-wrong 2 '--ratchet-layers takes none, or webhook, controller and pods' --ratchet-layers some cron.yaml
expect stdin 1 '<stdin>:5:14: Widget a: spec.size' --crd crd.yaml -
expect several 1 '3 documents in 3 files: 1 valid, 1 invalid, 1 without schema' \
  --crd crd.yaml folder bad.yaml thing.yaml
expect require-schema 1 'no schema for other.org/v1 Thing' --require-schema --crd crd.yaml thing.yaml
expect json 1 '"causes":[{"type":"FieldValueInvalid","field":"spec.size"' -o json --crd=crd.yaml bad.yaml
expect compiled-in 1 'spec.headGroupSpec: Required value' ray.yaml
expect missing-file 2 'nothing.yaml: No such file or directory' --crd crd.yaml nothing.yaml
expect broken-crd 2 'broken.yaml:' --crd broken.yaml bad.yaml
expect usage 2 "Try 'crd-validate --help'" --crd
expect help 0 'EXIT STATUS' --help
expect version 0 'crd-validate ' --version
cat >input <<'END'
{"id":"1","crdFile":"crd.yaml","object":{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"generateName":"w-"}},"return":"object"}
{"id":"2","op":"fly","object":{}}
nonsense
END
expect batch 0 '"name":"w-xxxxx"' --batch
expect batch-op 0 '{"id":"2","allowed":false,"error":"unknown op fly"}' --batch
expect batch-line 0 '{"allowed":false,"error":"request:' --batch

# Commands, and the flags that ask for them; a file of a command's name goes before it.
expect 'batch as a command' 0 '"name":"w-xxxxx"' batch
expect 'check as a command' 1 'bad.yaml:5:14: Widget a: spec.size' check --crd crd.yaml bad.yaml
expect 'a command and its flag' 2 'the command is enough, without --replay' replay --replay audit.log audit.log
expect 'replay without a log' 2 'no audit log is given' replay
expect 'chain without a configuration' 2 'no configuration of admission is given' chain
expect 'replay reads one log' 2 'reads its log and nothing else, not bad.yaml' replay audit.log bad.yaml
expect 'help of a command' 0 'crd-validate replay - ' replay --help
cp bad.yaml replay
expect 'a file of the name of a command' 1 'replay:5:14: Widget a: spec.size' --crd crd.yaml replay
expect 'a file that is called replay, first' 1 'replay:5:14: Widget a: spec.size' replay --crd crd.yaml
rm replay

# CRDs themselves: what is found, as a list, and as the API server responds.
cat >crd.json <<'END'
{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","metadata":{"name":"foos.example.com","foo":1},"spec":{"group":"example.com","scope":"Cluster","names":{"plural":"foos","kind":"Foo"},"versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":NODE}}}}]}}
END
# about_crd NAME TEXT NODE [NODE_BEFORE]: a batch response about that CRD has the text.
about_crd() {
  printf '{"id":"1","op":"crd","return":"response","crd":%s}\n' "$(sed "s|NODE|$3|" crd.json)" >input
  [ $# -lt 4 ] || printf '{"id":"1","op":"crd-update","return":"response","oldCrd":%s,"crd":%s}\n' "$(sed "s|NODE|$4|" crd.json)" \
    "$(sed "s|NODE|$3|" crd.json)" >input
  expect "response to a CRD: $1" 0 "$2" --batch
}
head='{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"CustomResourceDefinition'
field='in version \"v1\" cannot be handled as a CustomResourceDefinition: json: cannot unmarshal'
node='JSONSchemaProps.spec.versions.schema.openAPIV3Schema.properties'
about_crd allowed '"allowed":true,"warnings":["unknown field \"metadata.foo\""]}' '{"type":"string"}'
about_crd invalid "\"warnings\":[\"unknown field \\\"metadata.foo\\\"\"],\"response\":$head.apiextensions.k8s.io \\\"foos.example.com\\\" is invalid: spec.validation.openAPIV3Schema.properties[spec].type: Required value: must not be empty for specified object fields\",\"reason\":\"Invalid\",\"details\":{\"name\":\"foos.example.com\",\"group\":\"apiextensions.k8s.io\",\"kind\":\"CustomResourceDefinition\",\"causes\":[{" '{}'
about_crd type "\"response\":$head $field number into Go struct field $node.type of type string\",\"reason\":\"BadRequest\",\"code\":400}" '{"type":5}'
about_crd 'a list for a map' "array into Go struct field $node.properties of type map[string]v1.JSONSchemaProps" '{"properties":[]}'
about_crd 'a string for rules' "string into Go struct field $node.x-kubernetes-validations of type v1.ValidationRules" '{"x-kubernetes-validations":"a"}'
about_crd 'within a rule' 'number into Go struct field ValidationRule.spec.' '{"x-kubernetes-validations":[{"rule":5}]}'
about_crd 'within items' "number into Go struct field $node.items.externalDocs.url of type string" '{"items":{"externalDocs":{"url":5}}}'
about_crd 'the first error' 'JSONSchemaProps.spec.versions.schema.openAPIV3Schema.properties.format of' '{"foo":1,"format":[],"type":5}'
about_crd digits "number 1.50 into Go struct field $node.maxLength of type int64" '{"maxLength":1.50}'
about_crd 'neither schema nor boolean' 'CustomResourceDefinition: boolean or JSON schema expected' '{"additionalProperties":"x"}'
about_crd 'unknown field' 'foo\"","unknown field \"spec.versions[0].schema.openAPIV3Schema.properties.spec.bar\""]}' '{"type":"string","bar":1}'
about_crd 'unknown below items' '"warnings":["unknown field \"metadata.foo\""]}' '{"type":"array","items":{"type":"string","bar":1,"bar":2}}'
about_crd 'duplicate field' 'duplicate field \"spec.versions[0].schema.openAPIV3Schema.properties.spec.type\""]}' '{"type":"object","type":"string"}'
about_crd format '"unrecognized format \"zzz\""]}' '{"type":"string","format":"zzz"}'
about_crd 'format as before' '"allowed":true,"warnings":["unknown field \"metadata.foo\""]}' '{"type":"string","format":"zzz"}' '{"type":"string","format":"zzz"}'
about_crd 'new format' 'foo\"","unrecognized format \"y\""]}' '{"type":"string","format":"y"}' '{"type":"string","format":"zzz"}'
printf '{"id":"1","op":"crd","crd":%s}\n' "$(sed 's|NODE|{}|' crd.json)" >input
expect 'causes of a CRD' 0 '{"id":"1","kind":"CustomResourceDefinition","name":"foos.example.com","allowed":false,"causes":[{' --batch

# Threads change nothing: neither what is said nor its order, nor where what cannot be read is said.
mkdir many
i=0
while [ $i -lt 300 ]; do
  widget "spec: {size: $((i % 15)), name$((i % 7)): a}  # $i" >many/$i.yaml
  i=$((i + 1))
done
while [ $i -lt 6000 ]; do
  echo '---'
  cat many/$((i % 300)).yaml
  i=$((i + 1))
done >many/big.yaml
ln -s nowhere many/150-lost.yaml
for form in text json; do
  "$validate" --crd crd.yaml -o $form --jobs 1 many missing.yaml thing.yaml many/big.yaml >one 2>&1
  one=$?
  "$validate" --crd crd.yaml -o $form --jobs 4 many missing.yaml thing.yaml many/big.yaml >four 2>&1
  four=$?
  if [ $one -ne 2 ] || [ $four -ne 2 ] || ! cmp one four; then
    fail "jobs: $form, exit $one and $four"
  fi
done
[ "$(grep -c '"status":"error","error":".*No such file' four)" -eq 2 ] && [ "$(grep -c '^crd-validate: .*No such file' four)" -eq 2 ] || fail "jobs: what is missing is not said"
expect jobs 2 '--jobs takes 1 to 64, not 0' --jobs 0 bad.yaml

# The cache of compiled CRDs: nothing is said otherwise with it, whatever became of its files.
objects() { find . -path './cache/*.so' -type f | wc -l; }
count() {
  [ "$(objects)" -eq "$1" ] && return
  fail "$2: $(objects) objects in the cache, wanted $1"
}
if [ "$(objects)" -gt 0 ]; then
  rm -rf cache
  expect no-cache 1 'bad.yaml:5:14: Widget a: spec.size' --no-cache --crd crd.yaml bad.yaml
  count 0 no-cache
  expect cache-made 1 'bad.yaml:5:14: Widget a: spec.size' --crd crd.yaml bad.yaml
  expect cache-used 1 'bad.yaml:5:14: Widget a: spec.size' --crd crd.yaml bad.yaml
  count 1 cache-used
  cp crd.yaml copy.yaml
  printf '# one more comment\n' >>crd.yaml
  sed -i 's/maximum: 10/maximum: 11/' crd.yaml
  expect cache-changed-crd 0 '1 valid' --crd crd.yaml bad.yaml
  count 2 cache-changed-crd
  expect cache-old-crd 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  printf 'kind: Widget\nspec:\n  # +kubebuilder:validation:Minimum=12\n  size:\n' >crd.markers.yaml
  expect cache-overlay 1 'greater than or equal to 12' --crd crd.yaml bad.yaml
  rm crd.markers.yaml
  for object in cache/crdc/*.so; do
    head -c 3000 "$object" >part && cat part >"$object"
  done
  expect cache-half 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  for object in cache/crdc/*.so; do
    printf 'nonsense' >"$object"
  done
  expect cache-nonsense 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  chmod 777 cache/crdc
  rm cache/crdc/*.so
  expect cache-unsafe 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  count 0 cache-unsafe
  chmod 755 cache/crdc
  expect cache-file 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  chmod 666 cache/crdc/*.so
  printf 'nonsense' >cache/crdc/$(ls cache/crdc)
  expect cache-unsafe-file 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  rm -rf cache && mkdir -p cache/crdc && chmod 755 cache/crdc
  key=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcd
  for i in 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 \
    49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73; do
    : >cache/crdc/$key$i.so
  done
  touch -d '2 days ago' cache/crdc/mine.so cache/crdc/${key}20.so
  touch -d '3 days ago' cache/crdc/${key}30.12345
  mv cache/crdc/${key}40.so cache/crdc/${key}40.99.c
  rm cache/crdc/${key}50.so
  expect cache-full 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  if [ -e cache/crdc/${key}30.12345 ] || [ ! -e cache/crdc/mine.so ] || [ ! -e cache/crdc/${key}20.so ]; then
    fail 'cache-full: the oldest object of the cache is still there, or another file is not'
  fi
  mkfifo pipe
  cat copy.yaml >pipe &
  expect cache-pipe 1 'less than or equal to 10' --crd pipe bad.yaml
  rm -rf cache && : >cache
  expect cache-is-a-file 1 'less than or equal to 10' --crd copy.yaml bad.yaml
  mv copy.yaml crd.yaml
fi

# expect_unwritten NAME ARGUMENT...: neither a full nor a closed standard output is success, and it is said.
expect_unwritten() {
  name=$1
  shift
  for way in full closed; do
    if [ $way = full ]; then "$validate" "$@" 2>errors >/dev/full <input; else "$validate" "$@" 2>errors >&- <input; fi
    got=$?
    if [ "$got" -ne 2 ] || ! grep -q 'standard output: not all could be written' errors; then
      fail "$name, $way standard output: exit $got, and it says:
$(cat errors)"
    fi
  done
}
expect_unwritten unwritten folder/good.yaml
expect_unwritten unwritten-json --output json folder/good.yaml
expect_unwritten unwritten-help --help
expect_unwritten unwritten-version --version

# Requests count like documents: a layer that none has rules of is told of.
cp update.jsonl input
expect 'batch with rules' 0 '"allowed":' --batch --layers all
printf '{"id":"1","object":{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"},"spec":{"size":1}}}\n' >input
expect 'batch without rules' 2 'no document has rules of the layer controller, which' --batch --layers controller --crd crd.yaml
expect 'batch names the kinds' 0 'no rules of the layer controller for example.com/v1 Widget: 1' --batch --layers controller \
  --allow-missing-layers --crd crd.yaml
expect_not 'batch is quiet' 0 'no rules of' --quiet --batch --layers controller --allow-missing-layers --crd crd.yaml
{ sed 's/.*/{"id":"1","crdFile":"crd.yaml",/; q' input; sed 's/^{"id":"1",//' input; } | tr -d '\n' >own; mv own input
expect_not 'a request that brings its CRD is not counted' 0 'no rules of' --batch --layers controller
: >input
[ "$failures" -eq 0 ]
