#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crdc eval: values, types, costs, errors with their place. Usage: eval.sh CRDC
. "$(dirname "$0")/../shell.sh"
set -e
crdc=$(realpath "$1")
cd "$work"
crd_of T >crd.yaml <<'END'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              count: {type: integer, default: 3}
              names: {type: array, items: {type: string}}
              labels: {type: object, additionalProperties: {type: string}}
END
printf 'apiVersion: example.com/v1\nkind: T\nspec: {names: [a, b], labels: {x: "1"}}\n' >object.yaml
printf 'apiVersion: example.com/v1\nkind: T\nspec: {names: [a], count: 2}\n' >old.yaml
printf 'apiVersion: example.com/v1\nkind: T\nspec: {names: ["", a, b, c, d, e, f, g, "a longer name", "grün und länger, über zwanzig"]}\n' >many.yaml
printf 'apiVersion: example.com/v1\nkind: T\nspec: {names: ["", a, b, c, d, e, f, g, "a longer name", g]}\n' >twice.yaml

object=object.yaml
check() { # WANTED ARGUMENT...
  wanted=$1
  shift
  got=$("$crdc" eval --crd crd.yaml --object "$object" "$@" 2>&1) || got="$got
exit $?"
  [ "$got" = "$wanted" ] || { printf 'eval %s\nwanted:\n%s\ngot:\n%s\n' "$*" "$wanted" "$got"; exit 1; }
}

check 'value: 6
type:  int
cost:  3' --path .spec 'self.count * 2'
check '{"value":["a!","b!"],"type":"list(string)","cost":30}' --path .spec.names -o json 'self.map(x, x + "!")'
# all are distinct, which a table tells, and not; the cost is that of the loops
object=many.yaml
check '{"value":true,"type":"bool","cost":368}' --path .spec.names -o json 'self.all(x, self.exists_one(y, y == x))'
object=twice.yaml
check '{"value":false,"type":"bool","cost":293}' --path .spec.names -o json 'self.all(x, self.exists_one(y, y == x))'
object=object.yaml
check '{"value":"1","type":"string","cost":1}' --path '.spec.labels[x]' --output json self
check '{"value":true,"type":"bool","cost":7}' --old-object old.yaml -o json 'self.spec.count > oldSelf.spec.count'
check '{"error":"index out of bounds: 5","type":"string","cost":2}
exit 1' --path .spec.names -o json 'self[5]'
check "expression:1:5: error: undefined field 'cuont'
  self.cuont == 3
      ^
  help: 'cuont': did you mean 'count'?
exit 1" --path .spec 'self.cuont == 3'
check 'error: oldSelf is used, and there is no old value
exit 1' --path .spec 'self == oldSelf'
check 'error: the schema has nothing at .spec.nothing
exit 1' --path .spec.nothing true
check '{"value":"UPDATE1","type":"string","cost":6}' --layer webhook --old-object old.yaml -o json 'operation + self.spec.labels.x'
check '{"value":true,"type":"bool","cost":5}' --layer controller -o json 'genericVersion("2.9rc1").lessThan(genericVersion("2.10")) && oldObject == null'
check "error: unrecognized feature gate: Nope
exit 1" --layer controller --feature-gates AllAlpha=true,Nope=false true
check "expression:1:1: error: undeclared reference to 'operation' (in container '')
  operation
  ^
  help: 'operation' is beyond Kubernetes CEL: rule sets of the layers webhook and controller know it, rules of schemas do not (crdc help cel)
exit 1" operation
check 'crdc eval: --feature-gates and --config are for the layers webhook and controller (see --help)
exit 2' --feature-gates A=true true
check 'crdc eval: one expression is needed (see --help)
exit 2'
check 'crdc eval: --output takes text or json (see --help)
exit 2' --output xml true
"$crdc" help eval | grep -q -- --old-object

# Without a CRD, and with every part.
alone() { # WANTED ARGUMENT...
  wanted=$1
  shift
  got=$("$crdc" eval "$@" 2>&1 </dev/null) || got="$got
exit $?"
  [ "$got" = "$wanted" ] || { printf 'eval %s\nwanted:\n%s\ngot:\n%s\n' "$*" "$wanted" "$got"; exit 1; }
}
alone 'value: [2,4]
type:  list(int)
cost:  29' '[1,2].map(x, x*2)'
alone '{"value":"1Gi","type":"string","cost":1}' -o json 'isQuantity("1Gi") ? "1Gi" : "no"'
alone "expression:1:1: error: undeclared reference to 'self' (in container '')
  self.a
  ^
exit 1" self.a
alone 'crdc eval: one expression is needed (see --help)
exit 2'
alone 'crdc eval: --crd is needed (see --help)
exit 2' --path .spec true
alone 'crdc eval: --crd is needed (see --help)
exit 2' --object object.yaml true
alone 'crdc eval: --object is needed (see --help)
exit 2' --crd crd.yaml true
alone "value: false
type:  bool
cost:  14

1 + 2 > 3 && 'a'.startsWith('b') || [] == [[1][0]]  = false  (bool)
  1 + 2 > 3 && 'a'.startsWith('b')  = false  (bool)
    1 + 2 > 3  = false  (bool)
      1 + 2  = 3  (int)
    'a'.startsWith('b')  not evaluated
  [] == [[1][0]]  = false  (bool)
    []  = []  (list(dyn))
    [[1][0]]  = [1]  (list(int))
      [1][0]  = 1  (int)
        [1]  = [1]  (list(int))" --explain '1 + 2 > 3 && "a".startsWith("b") || [] == [[1][0]]'
check 'error: index out of bounds: 5
type:  bool
cost:  21

self.names.exists(n, n > self.names[5]) ? !(self.count in [3, -4]) : has(self.labels)  error: index out of bounds: 5
  self.names.exists(n, n > self.names[5])  error: index out of bounds: 5
    self.names  = ["a","b"]  (list(string))
    n > self.names[5]  error: index out of bounds: 5
      n  each: ["a","b"]  (list(string))
      self.names[5]  error: index out of bounds: 5
        self.names  each: [["a","b"],["a","b"]]  (list(list(string)))
  !(self.count in [3, -4])  not evaluated
  has(self.labels)  not evaluated
exit 1' --path .spec --explain 'self.names.exists(n, n > self.names[5]) ? !(self.count in [3, -4]) : has(self.labels)'
check '{"value":false,"type":"bool","cost":8,"parts":[{"expression":"self.count > 2 && (self.count + 1) * 2 == 9","depth":0,"value":false,"type":"bool"},{"expression":"self.count > 2","depth":1,"value":true,"type":"bool"},{"expression":"self.count","depth":2,"value":3,"type":"int"},{"expression":"(self.count + 1) * 2 == 9","depth":1,"value":false,"type":"bool"},{"expression":"(self.count + 1) * 2","depth":2,"value":8,"type":"int"},{"expression":"self.count + 1","depth":3,"value":4,"type":"int"},{"expression":"self.count","depth":4,"value":3,"type":"int"}]}' \
  --path .spec -o json --explain 'self.count > 2 && (self.count + 1) * 2 == 9'
echo ok
