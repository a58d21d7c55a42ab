#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# How crd-validate says what it finds: which object, in which line and column, what is a finding and what a note, and what may be
# wrong with a text that is no YAML.
#
#   words.sh CRD_VALIDATE
. "$(dirname "$0")/expect.sh" "$1"


# ---- which object, and where ----

cat >objects.yaml <<'END'
apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: first, namespace: team}
spec:
  rayVersion: 5
  headGroupSpec: {rayStartParams: {}, template: {}}
---
apiVersion: ray.io/v1
kind: RayCluster
metadata: {generateName: second-}
spec:
  headGroupSpec: {rayStartParams: {}, template: {}}
  size: 1
---
apiVersion: ray.io/v1
kind: RayCluster
metadata:
  name: third
  namespace: team
spec:
  headGroupSpec: {rayStartParams: {}, template: {}}
  headGroupSpec: {rayStartParams: {}, template: {}}
---
apiVersion: v1
kind: List
items:
- apiVersion: ray.io/v1
  kind: RayCluster
  metadata: {name: fourth}
  spec: {headGroupSpec: {rayStartParams: {}, template: {}}, rayVersion: 6}
END
type='must be of type string: "integer"'
expect 'name and namespace' 1 "objects.yaml:5:15: RayCluster team/first: spec.rayVersion: Invalid value: \"integer\": spec.rayVersion in body $type" objects.yaml
expect 'a name that is generated' 1 'objects.yaml:13:3: RayCluster second-*: unknown field "spec.size"' objects.yaml
expect 'a key that is repeated' 1 'objects.yaml:22:3: RayCluster team/third: key "headGroupSpec" already set in map' objects.yaml
expect 'an item' 1 'objects.yaml:30:73: RayCluster fourth: spec.rayVersion' objects.yaml
expect 'a warning' 1 'objects.yaml:13:3: warning: RayCluster second-*: unknown field' --no-strict objects.yaml
printf 'kind: RayCluster\nmetadata: {name: a}\n' >version.yaml
expect 'without apiVersion' 1 'version.yaml:1:1: RayCluster a: apiVersion: Required value' version.yaml
long=$(printf '%0200d' 0 | tr 0 x)
printf 'apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: %s}\nspec: 5\n' "$long" >long.yaml
expect 'a long name' 1 "RayCluster $(printf '%0100d' 0 | tr 0 x)...: spec" long.yaml

# JSON: the same places.
expect 'place of a cause' 1 "\"message\":\"Invalid value: \\\"integer\\\": spec.rayVersion in body must be of type string: \\\"integer\\\"\",\"line\":5,\"column\":15}" -o json objects.yaml
expect 'namespace' 1 '"name":"first","namespace":"team","allowed":false' -o json objects.yaml
expect 'place of an unknown field' 1 '"strict":["unknown field \"spec.size\""],"strictPlaces":[{"line":13,"column":3}]' -o json objects.yaml
expect 'place of a repeated key' 1 '"strictPlaces":[{"line":22,"column":3}]' -o json objects.yaml
expect 'place of a cause of an item' 1 '"line":30,"column":73}' -o json objects.yaml
expect 'place of a kind' 1 '"error":"apiVersion: Required value","line":1,"column":1}' -o json version.yaml
printf 'apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a, labels: {a: 5}}\nspec: {headGroupSpec: {rayStartParams: {}, template: {}}}\n' >decode.yaml
expect 'place where there is no cause' 1 '"code":400' -o json decode.yaml
case "$output" in *'"line":'*) ;; *) fail "place where there is no cause: none in $output" ;; esac
printf '{"id":"1","object":%s}\n' '{"apiVersion":"ray.io/v1","kind":"RayCluster","metadata":{"name":"a"},"spec":{"size":1}}' >input
expect 'no places in verdicts on requests' 0 '"allowed":false' --batch
case "$output" in *'"line"'* | *Places*) fail "places in verdicts on requests: $output" ;; esac
: >input

# A warning of a rule above the CRD: which one, and of which field.
cat >warned.yaml <<'END'
apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: a}
spec:
  headGroupSpec:
    rayStartParams: {redis-username: x}
    template: {spec: {containers: [{name: head, image: ray}]}}
END
expect 'warning of a rule' 0 'warned.yaml:4:1: warning: RayCluster a: spec: Invalid value: cannot set redis username' --warn-layers all warned.yaml
case "$output" in *' [controller, KR-'*) ;; *) fail "warning of a rule: no layer and rule in $output" ;; esac
expect 'warning of a rule as JSON' 0 '"ruleWarnings":[{"layer":"controller","rule":"KR-' -o json --warn-layers all warned.yaml
case "$output" in *'","field":"spec","message":"spec: Invalid value: cannot set redis username'*) ;; *) fail "warning of a rule as JSON: $output" ;; esac

# ---- what is no finding ----

expect 'a note' 1 'objects.yaml:1:1: note: RayCluster team/first: some validation rules were not checked' objects.yaml
[ "$("$validate" objects.yaml | grep -A1 'some validation rules' | grep -c '^  ')" -eq 0 ] || fail 'a note: it has a line of source'
expect 'a note, in the words of the API server for machines' 1 '"field":"<nil>","message":"Invalid value: null: some validation rules were not checked' -o json objects.yaml

# ---- texts that are no YAML ----

# no_yaml NAME MESSAGE HELP TEXT: the message has its place once, before it, and the help follows.
no_yaml() {
  printf "kind: A\n---\n\n$4" >text.yaml
  expect "$1" 1 "$2" text.yaml
  case "$output" in *"  help: $3"*) ;; *) fail "$1: no help \"$3\" in $output" ;; esac
  case "$output" in *'yaml: line'*) fail "$1: a second line: $output" ;; esac
}
no_yaml tab 'text.yaml:5:1: yaml: found a tab character that violates indentation' 'a tab indents this line; YAML is indented with spaces alone' 'a: 1\n\tb: 2\n'
no_yaml 'tab before a dash' 'text.yaml:5:1: yaml: found character that cannot start any token' 'a tab indents this line' 'a:\n\t- b\n'
no_yaml 'unclosed quote' 'yaml: found unexpected end of stream' 'the quote that opens in line 6 is not closed' 'a:\n  b: c\n  d: "e\n  f: g\n'
no_yaml 'unclosed single quote' 'yaml: found unexpected end of stream' 'the quote that opens in line 4 is not closed' "a: 'b\nc: d\n"
no_yaml 'quote closed by the next' 'yaml: did not find expected key' 'the quoted text that opens in line 4 ends in line 5: is a quote missing before?' 'a: "b\nc: "d"\n'
no_yaml 'text behind a quote' 'text.yaml:4:8: yaml: did not find expected key' 'behind the closing quote only a comment may follow' 'a: "b" c\n'
no_yaml 'too far out' 'text.yaml:6:2: yaml: did not find expected key' 'the indentation of this line is that of none above it' 'a:\n  b: 1\n c: 2\n'
no_yaml 'too far in' 'text.yaml:6:5: yaml: mapping values are not allowed in this context' 'this line is indented further than the one that it goes on from' 'a:\n b: 1\n   c: 2\n'
no_yaml colon 'text.yaml:4:5: yaml: mapping values are not allowed in this context' 'a text with ": " in it wants quotes' 'a: b: c\n'
no_yaml at 'text.yaml:4:4: yaml: found character that cannot start any token' 'a text that begins with such a character wants quotes' 'a: @b\n'
no_yaml bracket "did not find expected ',' or ']'" 'a [ or { that opens above is not closed' 'a: [1, 2\nb: 3\n'
no_yaml template 'yaml: ' 'a template is no YAML before it is rendered, with helm template for one' 'a:\n{{ include "b" . | indent 4 }}\n'
expect 'no YAML, for machines' 1 '"document":2,"allowed":false,"status":"invalid","error":"yaml: could not find expected '"':'"'","line":6,"column":1}' -o json text.yaml
printf '{"a": 1,}' >text.json
expect 'no JSON' 1 "text.json:1:9: invalid character '}' looking for beginning of object key string" text.json
expect 'no JSON, for machines' 1 '"line":1,"column":9}' -o json text.json
[ "$failures" -eq 0 ]
