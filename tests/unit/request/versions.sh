#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What differs between API servers, by name: the words of crd-validate --kubernetes-version before and since a change.
#
#   versions.sh CRD_VALIDATE CRDC
crdc=$(realpath "$2")
. "$(dirname "$0")/expect.sh" "$1"

crd_of Widget >crd.yaml <<'END'
    subresources: {status: {}}
    schema:
      openAPIV3Schema:
        type: object
        properties:
          letter: {type: string, maxLength: 1}
          word: {type: string, maxLength: 3}
          one: {type: array, maxItems: 1, items: {type: string}}
          pairs: {type: object, maxProperties: 1, additionalProperties: {type: string}}
          text: {type: string}
          small: {type: integer, format: int32}
          real: {type: number, format: float}
          short: {type: string, format: k8s-short-name}
          long: {type: string, format: k8s-long-name}
          tagged: {type: object, x-kubernetes-embedded-resource: true, x-kubernetes-preserve-unknown-fields: true}
          choice: {type: object, x-kubernetes-preserve-unknown-fields: true, enum: [{a: 1}]}
          status: {type: object, properties: {size: {type: integer, maximum: 9}, more: {type: integer}}}
          count:
            type: integer
            x-kubernetes-validations: [{rule: self < 5, message: too many}]
          parts:
            type: object
            properties: {a: {type: integer}}
            x-kubernetes-validations: [{rule: self.a < 5, message: too large}]
          sets:
            type: object
            properties:
              numbers: {type: array, x-kubernetes-list-type: set, items: {type: number}}
              whole: {type: array, x-kubernetes-list-type: set, items: {type: integer}}
              times: {type: array, x-kubernetes-list-type: set, items: {type: string, format: date-time}}
              later: {type: array, items: {type: string, format: date-time}}
              bytes: {type: array, x-kubernetes-list-type: set, items: {type: string, format: byte}}
              words: {type: array, x-kubernetes-list-type: set, items: {type: string}}
              parts: {type: array, x-kubernetes-list-type: set, items: {type: object, x-kubernetes-map-type: atomic, properties: {a: {type: integer}}}}
              box: {type: object, properties: {numbers: {type: array, x-kubernetes-list-type: set, items: {type: number}}}}
            x-kubernetes-validations:
            - {rule: "!has(self.numbers) || self.numbers == [1.0, 2.0]", message: other numbers}
            - {rule: "!has(self.numbers) || !has(self.words) || self.numbers + [1.0] == [2.0, 1.0]", message: more numbers}
            - {rule: "!has(self.box) || self.box == self.box", message: other boxes}
            - {rule: "!has(self.whole) || self.whole == [1, 2]", message: other wholes}
            - {rule: "!has(self.times) || self.times == self.times", message: other times}
            - {rule: "!has(self.later) || (self.later + self.later)[1].getFullYear() == 2026", message: other years}
            - {rule: "!has(self.bytes) || self.bytes == self.bytes", message: other bytes}
            - {rule: "!has(self.words) || self.words != ['a', 'a']", message: the same words}
            - {rule: "!has(self.parts) || self.parts == self.parts", message: other parts}
          names:
            type: array
            maxItems: 9
            items: {type: string, maxLength: 9}
            x-kubernetes-validations: [{rule: self.size() < 1, message: too long}]
END

# says NAME MINOR BODY TEXT: the verdict of that minor on an object with BODY holds TEXT.
says() {
  printf '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"%s}%s}' "$5" "$3" >object.json
  output=$("$validate" --crd crd.yaml --kubernetes-version "1.$2" ${layers:-} -o json object.json 2>&1 | sed 's/,"line":[0-9]*,"column":[0-9]*}/}/g')
  if ! printf '%s\n' "$output" | grep -qF -- "$4"; then
    fail "$1 in 1.$2: no \"$4\" in:
$output"
  fi
}

# differs NAME BODY LAST TEXT TEXT_SINCE [METADATA]: how the minors up to LAST tell it, and those behind.
differs() {
  says "$1" "$3" "$2" "$4" "${6-}"
  says "$1" $(($3 + 1)) "$2" "$5" "${6-}"
}

good='"allowed":true'
differs maxLength ',"word":"long"' 31 'may not be longer than 3"' 'may not be more than 3 bytes"'
differs 'maxLength of 1' ',"letter":"long"' 33 'may not be more than 1 bytes"' 'may not be more than 1 byte"'
differs maxItems ',"one":["a","b"]' 33 'must have at most 1 items"' 'must have at most 1 item"'
differs maxProperties ',"pairs":{"a":"b","c":"d"}' 33 'must have at most 1 items"' 'must have at most 1 item"'
differs 'composite bad value' ',"choice":{"b":[1,null,"x"],"a":true}' 33 \
  'map[string]interface {}{\"a\":true, \"b\":[]interface {}{1, interface {}(nil), \"x\"}}' '{\"a\":true,\"b\":[1,null,\"x\"]}'
differs 'no bad value' ',"text":7' 33 'Invalid value: \"null\": some validation rules' 'Invalid value: null: some validation rules'
differs 'bad value of finalizers' '' 33 '[]string{\"orphan\", \"foregroundDeletion\"}' '[\"orphan\",\"foregroundDeletion\"]' \
  ',"finalizers":["orphan","foregroundDeletion"]'
differs 'bad value of a rule, scalar' ',"count":7' 34 'Invalid value: \"integer\": too many' 'Invalid value: 7: too many'
differs 'bad value of a rule, object' ',"parts":{"a":7}' 34 'Invalid value: \"object\": too large' 'Invalid value: too large'
differs 'bad value of a rule, array' ',"names":["a"]' 34 'Invalid value: \"array\": too long' 'Invalid value: too long'
differs 'range of int32' ',"small":3000000000' 35 "$good" 'Checked value must be of type integer with format int32'
differs 'range of float' ',"real":1e300' 35 "$good" 'Checked value must be of type number with format float'
differs k8s-short-name ',"short":"A"' 34 "$good" 'in body must be of type k8s-short-name'
differs k8s-long-name ',"long":"A"' 34 "$good" 'in body must be of type k8s-long-name'
differs 'label key' '' 34 'a qualified name must consist of' 'a valid label key must consist of' ',"labels":{"a/b/c":"d"}'
differs 'annotation key' '' 34 'a qualified name must consist of' 'a valid label key must consist of' ',"annotations":{"a/b/c":"d"}'
differs 'finalizer' '' 34 'a qualified name must consist of' 'a valid label key must consist of' ',"finalizers":["a/b/c"]'
differs 'length of a label value' '' 34 'must be no more than 63 characters' 'must be no more than 63 bytes' \
  ",\"labels\":{\"a\":\"$(printf '%064d' 0)\"}"
differs 'length of a label key' '' 34 'name part must be no more than 63 characters' 'name part must be no more than 63 bytes' \
  ",\"labels\":{\"$(printf '%064d' 0)\":\"a\"}"

owners() { printf ',"ownerReferences":[{"apiVersion":"%s","kind":"%s","name":"%s","uid":"1"}]' "$@"; }
differs 'Too long of metadata' '' 31 'metadata.annotations: Too long: must have at most 262144 bytes' \
  'metadata.annotations: Too long: may not be more than 262144 bytes' ",\"annotations\":{\"a\":\"$(printf '%0262144d' 0)\"}"
differs 'warning of a finalizer with a dot' '' 31 'prefer a domain-qualified finalizer name to avoid' \
  'prefer a domain-qualified finalizer name including a path (/) to avoid' ',"finalizers":["a.b"]'
differs 'embedded resource without kind' ',"tagged":{"apiVersion":"v1"}' 33 'tagged.kind: Required value: must not be empty' \
  '"field":"tagged.kind","message":"Required value"'
differs 'owner without kind' '' 33 'metadata.ownerReferences.kind: Invalid value: \"\": kind must not be empty' \
  'metadata.ownerReferences.kind: Invalid value: \"\": must not be empty' "$(owners v1 '' a)"
differs 'owner without kind, by index' '' 36 'metadata.ownerReferences.kind: Invalid value: \"\": must not be empty' \
  'metadata.ownerReferences[0].kind: Required value: must not be empty' "$(owners v1 '' a)"
differs 'version of an owner' '' 36 'metadata.ownerReferences.apiVersion: Invalid value: \"a/b/c\": version must not be empty' \
  'metadata.ownerReferences[0].apiVersion: Invalid value: \"a/b/c\": must be <group>/<version> or <version>' "$(owners a/b/c A a)"
differs 'owner that is an event' '' 33 \
  'ownerReferences: Invalid value: v1.OwnerReference{APIVersion:\"v1\", Kind:\"Event\", Name:\"a\", UID:\"1\", Controller:(*bool)(nil), BlockOwnerDeletion:(*bool)(nil)}: /v1, Kind=Event' \
  'ownerReferences: Invalid value: {\"apiVersion\":\"v1\",\"kind\":\"Event\",\"name\":\"a\",\"uid\":\"1\"}: /v1, Kind=Event' "$(owners v1 Event a)"
differs 'errors of owners and rules' ',"count":7' 36 'count: Invalid value: 7: too many' 'some validation rules were not checked' "$(owners v1 A '')"
two=',"labels":{"a b":"c","d":"e f","g":"e f"}'
differs 'the same error of metadata' '' 36 '"message":"Invalid value: \"e f\": a valid label must be an empty string or consist of alphanumeric characters, '"'-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')"'"},{"type":"FieldValueInvalid","field":"metadata.labels","message":"Invalid value: \"e f\"' \
  '"causes":' "$two"

# repeats MINOR TIMES: how often that minor tells the same error of an embedded resource.
repeats() {
  printf '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"},"tagged":{"apiVersion":"v1","kind":"A","metadata":{"labels":{"d":"e f","g":"e f"}}}}' >object.json
  got=$("$validate" --crd crd.yaml --kubernetes-version "1.$1" -o json object.json 2>&1 | grep -oF '"field":"tagged.metadata.labels"' | wc -l)
  [ "$got" -eq "$2" ] && return
  fail "the same error of embedded metadata in 1.$1: told $got times"
}
repeats 36 2
repeats 37 1

differs 'a set of numbers' ',"sets":{"numbers":[2,1]}' 36 'other numbers' "$good"
differs 'a set of fractions' ',"sets":{"numbers":[2.0,1.0]}' 35 "$good" "$good"
differs 'a set of wholes' ',"sets":{"whole":[2,1]}' 36 "$good" "$good"
differs 'a set of numbers in an object' ',"sets":{"box":{"numbers":[1,2]}}' 36 'other boxes' "$good"
differs 'a sum of sets of numbers' ',"sets":{"numbers":[1.0,2.0],"words":["b"]}' 36 "$good" "$good"
differs 'a set of times' ',"sets":{"times":["2026-01-01T00:00:00Z"]}' 36 'other times' "$good"
differs 'a sum of lists of times' ',"sets":{"later":["2026-01-01T00:00:00Z"]}' 36 'invalid data, expected string, got time.Time' "$good"
differs 'a set of bytes' ',"sets":{"bytes":["YQ=="]}' 36 'internal error: runtime error: hash of unhashable type []uint8' "$good"
differs 'a set and a list that repeats' ',"sets":{"words":["a","b"]}' 36 'the same words' "$good"
differs 'a set of objects' ',"sets":{"parts":[{"a":1}]}' 36 'internal error: runtime error: hash of unhashable type map[string]interface {}' \
  'listSet operations are only supported on lists of scalar values'

# answers NAME LAST REQUEST TEXT TEXT_SINCE: the same of a request in --batch, with oldObject and the like.
answers() {
  for minor in "$2" $(($2 + 1)); do
    text=$4
    [ "$minor" = "$2" ] || text=$5
    output=$(printf '%s\n' "$3" | "$validate" --crd crd.yaml --kubernetes-version "1.$minor" --batch 2>&1)
    printf '%s\n' "$output" | grep -qF -- "$text" && continue
    fail "$1 in 1.$minor: no \"$text\" in:
$output"
  done
}

object='"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a","namespace":"default","uid":"u","resourceVersion":"5"}'
answers 'path of a status' 30 "{\"op\":\"update-status\",\"oldObject\":{$object},\"object\":{$object,\"status\":{\"size\":\"x\"}}}" \
  '"field":"size","message"' '"field":"status.size","message"'
answers 'unchanged status' 32 "{\"op\":\"update-status\",\"oldObject\":{$object,\"status\":{\"size\":10}},\"object\":{$object,\"status\":{\"size\":10,\"more\":1}}}" \
  'status.size: Invalid value: 10' '"allowed":true'
url='"url":"/apis/example.com/v1/namespaces/default/widgets/a"'
answers 'no resourceVersion' 33 "{\"method\":\"PUT\",$url,\"body\":\"{\\\"apiVersion\\\":\\\"example.com/v1\\\",\\\"kind\\\":\\\"Widget\\\",\\\"metadata\\\":{\\\"name\\\":\\\"a\\\"}}\",\"oldObject\":{$object}}" \
  'metadata.resourceVersion: Invalid value: 0x0: must' 'metadata.resourceVersion: Invalid value: 0: must'
answers 'uid of what is not there' 33 "{\"method\":\"PUT\",$url,\"body\":\"{\\\"apiVersion\\\":\\\"example.com/v1\\\",\\\"kind\\\":\\\"Widget\\\",\\\"metadata\\\":{\\\"name\\\":\\\"a\\\",\\\"uid\\\":\\\"u\\\"}}\"}" \
  'Precondition failed: UID in precondition: u, UID in object meta: ' 'widgets.example.com \"a\" not found'
post='"method":"POST","url":"/apis/example.com/v1/namespaces/default/widgets?dryRun=x&fieldManager='"$(printf '%0129d' 0)"'"'
answers 'bad value of dryRun' 33 "{$post}" 'dryRun: Unsupported value: []string{\"x\"}' 'dryRun: Unsupported value: [\"x\"]'
answers 'Too long of options' 31 "{$post}" 'fieldManager: Too long: must have at most 128 bytes' 'fieldManager: Too long: may not be more than 128 bytes'
answers 'options that cannot be decoded' 34 "{\"method\":\"DELETE\",$url,\"body\":\"{\",\"oldObject\":{$object}}" '"code":500' '"reason":"BadRequest"'
answers 'a patch that is no JSON' 36 "{\"method\":\"PATCH\",$url,\"contentType\":\"application/merge-patch+json\",\"body\":\"{\",\"oldObject\":{$object}}" \
  'error decoding patch: unexpected end of JSON input' 'invalid JSON patch'

sets='{"type":"array","x-kubernetes-list-type":"set","items":{"type":"object","x-kubernetes-map-type":"atomic"}}'
things='"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","metadata":{"name":"things.example.com"},"spec":{"group":"example.com","scope":"Cluster","names":{"plural":"things","kind":"Thing"},"versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":'"$sets}}}}]}"
answers 'warnings of sets' 36 "{\"id\":\"x\",\"op\":\"crd\",\"return\":\"response\",\"crd\":{$things}}" '"allowed":true}' \
  '"warnings":["x-kubernetes-list-type: set for items of type \"object\" is not supported by'

# costs MINOR CODE: the exit code of crdc lint; of a rule over metadata.name: whether it is within its limit.
crd_of Widget >lint.yaml <<'END'
    schema:
      openAPIV3Schema:
        type: object
        x-kubernetes-validations: [{rule: "self.metadata.name.matches('^[a-z]([-a-z0-9]{0,61}[a-z0-9])?(a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz)?$')"}]
        properties:
          spec: {type: object}
END
costs() {
  "$crdc" lint --kubernetes-version "1.$1" lint.yaml >output 2>&1
  got=$?
  [ "$got" -eq "$2" ] && return
  fail "lint in 1.$1: exit $got:
$(cat output)"
}
costs 36 1
costs 37 0

# costs_differ NAME LAST CODE RULE: the exit code up to that minor of a rule over each of many parts of an object; it is the other one
# behind.
costs_differ() {
  crd_of Widget >lint.yaml <<END
    schema:
      openAPIV3Schema:
        type: object
        properties:
          parts:
            type: array
            maxItems: 1000
            items:
              type: object
              x-kubernetes-validations: [{rule: "$4"}]
              properties:
                text: {type: string}
                place: {type: string, maxLength: 9}
                port: {x-kubernetes-int-or-string: true, maxLength: 5}
END
  costs "$2" "$3"
  costs $(($2 + 1)) $((1 - $3))
}
costs_differ 'matches as a function' 36 0 "!has(self.text) || matches(self.text, '^[a-z]+(-[a-z]+)*\$')"
costs_differ 'a port with a maxLength' 33 1 '!has(self.port) || self.port == self.port'
costs_differ 'a variable of optMap' 32 0 "self.?text.optMap(t, t.matches('^[a-z]+\$')).orValue(true)"

# A selectable field that may not be one: dropped before 1.31, unless the CRD that is replaced has some.
selectable() {
  printf '{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","metadata":{"name":"widgets.example.com"%s},"spec":{"group":"example.com","scope":"Namespaced","names":{"plural":"widgets","singular":"widget","kind":"Widget","listKind":"WidgetList"},"versions":[{"name":"v1","served":true,"storage":true,"selectableFields":[%s],"schema":{"openAPIV3Schema":{"type":"object","properties":{"text":{"type":"string"},"real":{"type":"number"}}}}}]}}' "$1" "$2"
}
wrong='{"jsonPath":".real"}' version=',"resourceVersion":"1"'
refusal='must point to a field of type string, boolean or integer'
answers 'selectable fields' 30 "{\"op\":\"crd\",\"crd\":$(selectable '' "$wrong")}" "$good" "$refusal"
answers 'selectable fields of an update' 30 "{\"op\":\"crd-update\",\"crd\":$(selectable "$version" "$wrong"),\"oldCrd\":$(selectable "$version" '')}" "$good" "$refusal"
answers 'selectable fields that stand' 30 \
  "{\"op\":\"crd-update\",\"crd\":$(selectable "$version" "$wrong"),\"oldCrd\":$(selectable "$version" '{"jsonPath":".text"}')}" "$refusal" "$refusal"
selectable '' "$wrong" >lint.yaml
costs 30 0
costs 31 1

# Errors about CRDs. sent SCHEMA [VERSION [SPEC [METADATA]]]: a CRD with that schema, more of its version, of its spec.
sent() {
  schema=
  [ -z "$1" ] || schema=",\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\",$1}}"
  printf '{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition","metadata":{"name":"widgets.example.com"%s},"spec":{"group":"example.com","scope":"Namespaced","names":{"plural":"widgets","singular":"widget","kind":"Widget","listKind":"WidgetList"}%s,"versions":[{"name":"v1","served":true,"storage":true%s%s}]}}' \
    "${4-}" "${3-}" "${2-}" "$schema"
}
# refuses NAME LAST CRD TEXT TEXT_SINCE: what is said of a new CRD.
refuses() {
  answers "$1" "$2" "{\"op\":\"crd\",\"crd\":$3}" "$4" "$5"
}
ruled() { printf '"x-kubernetes-validations":[{%s}]' "$1"; }
refuses 'bad value of a rule of a CRD' 33 "$(sent "$(ruled '"rule":"self ==","message":"a"')")" \
  'Invalid value: apiextensions.ValidationRule{Rule:\"self ==\", Message:\"a\", MessageExpression:\"\", Reason:(*apiextensions.FieldValueErrorReason)(nil), FieldPath:\"\", OptionalOldSelf:(*bool)(nil)}: compilation failed' \
  'Invalid value: {\"Rule\":\"self ==\",\"Message\":\"a\",\"MessageExpression\":\"\",\"Reason\":null,\"FieldPath\":\"\",\"OptionalOldSelf\":null}: compilation failed'
refuses 'bad value of a rule with addresses' 33 "$(sent "$(ruled '"rule":"self ==","reason":"FieldValueInvalid"')")" \
  'Reason:(*apiextensions.FieldValueErrorReason)(0x0)' '\"Reason\":\"FieldValueInvalid\"'
refuses 'bad value that is a schema' 33 "$(sent '"nullable":true,"enum":[null,"a",1.5],"required":["a"],"properties":{"b":{"type":"string"}}' ',"subresources":{"status":{}}')" \
  'Nullable:true, Format:\"\", Title:\"\", Default:(*apiextensions.JSON)(nil), Maximum:(*float64)(nil), ExclusiveMaximum:false, Minimum:(*float64)(nil), ExclusiveMinimum:false, MaxLength:(*int64)(nil), MinLength:(*int64)(nil), Pattern:\"\", MaxItems:(*int64)(nil), MinItems:(*int64)(nil), UniqueItems:false, MultipleOf:(*float64)(nil), Enum:[]apiextensions.JSON{apiextensions.JSON(nil), \"a\", 1.5}, MaxProperties:(*int64)(nil), MinProperties:(*int64)(nil), Required:[]string{\"a\"}, Items:(*apiextensions.JSONSchemaPropsOrArray)(nil), AllOf:[]apiextensions.JSONSchemaProps(nil)' \
  '\"Enum\":[null,\"a\",1.5]'
refuses 'bad value of a default' 33 "$(sent '"properties":{"a":{"type":"object","default":{"b":[1]}}}')" \
  'Invalid value: map[string]interface {}{\"b\":[]interface {}{1}}: must not have' 'Invalid value: {\"b\":[1]}: must not have'
refuses 'bad value of map keys' 33 \
  "$(sent '"properties":{"a":{"type":"array","x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["b"],"items":{"type":"object"}}}')" \
  'Invalid value: []string{\"b\"}: entries' 'Invalid value: [\"b\"]: entries'
refuses 'no bad value of a CRD' 33 "$(sent '"properties":{"a":{"type":"array","x-kubernetes-list-type":"set","items":{"type":"object"}}}')" \
  'Invalid value: \"null\": must be atomic' 'Invalid value: null: must be atomic'
refuses 'message of a rule' 33 "$(sent "$(ruled '"rule":"true","message":"a\nb"')")" ': message must not contain line breaks' ': must not contain line breaks'
refuses 'blank message of a rule' 33 "$(sent "$(ruled '"rule":"true","message":" "')")" ': message must be non-empty' ': must be non-empty'
refuses 'fieldPath of a rule' 33 "$(sent "$(ruled '"rule":"true","fieldPath":".a"')")" ': fieldPath must be a valid path' ': must be a valid path'
refuses 'no schema' 33 "$(sent '')" 'Required value: schemas are required' 'Required value"'
refuses 'a service without a name' 33 \
  "$(sent '"nullable":false' '' ',"conversion":{"strategy":"Webhook","webhook":{"clientConfig":{"service":{"name":"a"}},"conversionReviewVersions":["v1"]}}')" \
  'Required value: service name is required' 'Required value"'
refuses 'selectable fields without a schema' 33 "$(sent '' ',"selectableFields":[{"jsonPath":".a"}]')" \
  ': selectableFields may only be set when validations.schema is included' '\"\": may only be set when validations.schema is included'
fields=$(for i in 1 2 3 4 5 6 7 8 9; do printf ',{"jsonPath":".f%s"}' $i; done)
properties=$(for i in 1 2 3 4 5 6 7 8 9; do printf ',"f%s":{"type":"string"}' $i; done)
many=$(sent "\"properties\":{${properties#,}}" ",\"selectableFields\":[${fields#,}]" '' "$version")
answers 'many selectable fields that stand' 34 "{\"op\":\"crd-update\",\"crd\":$many,\"oldCrd\":$many}" 'must have at most 8 items' "$good"
gone=$(printf '%s' "$(sent '"nullable":false' '' '' "$version")" | sed 's/}$/,"status":{"storedVersions":["v0","v1"]}}/')
answers 'a stored version that is gone' 32 "{\"op\":\"crd-update\",\"return\":\"response\",\"crd\":$gone,\"oldCrd\":$gone}" \
  ': must appear in spec.versions' ': missing from spec.versions; v0 was'

# What is no version is refused.
for minor in 29 38; do
  "$validate" --crd crd.yaml --kubernetes-version "1.$minor" object.json >output 2>&1
  if [ $? -ne 2 ] || ! grep -qF -- "--kubernetes-version takes 1.30 to 1.37, not 1.$minor" output; then
    fail "1.$minor is no version"
  fi
done

# compiles NAME LAST RULE: a rule of `self`, an object with the fields below, which new CRDs may have behind that minor. What an API
# server lets new rules use is what the one before it knew.
compiles() {
  crd_of Widget >rule.yaml <<END
    schema:
      openAPIV3Schema:
        type: object
        x-kubernetes-validations: [{rule: "$3"}]
        properties:
          namespace: {type: string, maxLength: 9}
          text: {type: string, maxLength: 9}
          number: {type: integer}
          words: {type: array, maxItems: 9, items: {type: string, maxLength: 9}}
END
  for minor in "$2" $(($2 + 1)); do
    "$crdc" lint --kubernetes-version "1.$minor" rule.yaml >output 2>&1
    got=$?
    [ "$minor" = "$2" ] && wanted=1 || wanted=0
    [ "$got" -eq "$wanted" ] && continue
    fail "$1 in 1.$minor: exit $got:
$(cat output)"
  done
}
compiles 'a reserved word as a field' 31 "!has(self.namespace) || self.namespace == 'a'"
compiles isIP 30 "!has(self.text) || isIP(self.text)"
compiles 'ip' 30 "!has(self.text) || ip(self.text).family() == 4"
compiles isCIDR 30 "!has(self.text) || isCIDR(self.text)"
compiles 'cidr' 30 "!has(self.text) || cidr(self.text).prefixLength() == 8"
compiles 'format' 31 "!has(self.text) || !format.named('dns1123Label').hasValue()"
compiles 'two variables' 32 "!has(self.words) || self.words.all(i, w, w.size() > i)"
compiles isSemver 33 "!has(self.text) || isSemver(self.text)"
compiles 'semver' 33 "!has(self.text) || semver(self.text).major() == 1"
for call in 'self.words.slice(0, 1).size() == 1' 'self.words.distinct().size() == 1' 'self.words.reverse().size() == 1' \
  'self.words.sort().size() == 1' 'self.words.sortBy(w, w.size()).size() == 1' '[self.words].flatten().size() == 1' 'lists.range(3).size() == 3'; do
  compiles "$call" 34 "!has(self.words) || $call"
done
# What every minor from 1.30 on has.
for rule in "quantity('1').isGreaterThan(quantity('2'))" '1 < 2.0' "optional.of(1).hasValue()" "sets.contains([1], [1])" "'a'.lowerAscii() == 'a'" \
  "'a'.find('a') == 'a'" "isURL('a')" "[1].sum() == 1"; do
  crd_of Widget >rule.yaml <<END
    schema: {openAPIV3Schema: {type: object, x-kubernetes-validations: [{rule: "$rule"}]}}
END
  "$crdc" lint --kubernetes-version 1.30 rule.yaml >output 2>&1 && continue
  fail "$rule in 1.30:
$(cat output)"
done

# Rules of an operator are no API server's: they have the newest libraries with every minor. The CRD's own have not.
cat >crd.markers.yaml <<END
# +crdc:skip:layer=webhook,when="format.named('dns1123Label').hasValue() && self.metadata.name == 'b'"
kind: Widget
# +kubebuilder:validation:XValidation:layer=webhook,rule="lists.range(3).size() == 2",messageExpression="string(lists.range(2).size())"
parts:
END
layers='--layers all'
says 'an operator' 30 ',"parts":{"a":1}' '"layer":"webhook"' ''
"$crdc" lint --kubernetes-version 1.30 crd.yaml >output 2>&1 || {
  fail "an operator's rules in 1.30, linted: $(cat output)"
}
layers=
rm crd.markers.yaml

[ "$failures" -eq 0 ] || exit 1
echo "all differences are told"
