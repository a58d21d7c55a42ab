#!/bin/sh
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

check() { # WANTED ARGUMENT...
  wanted=$1
  shift
  got=$("$crdc" eval --crd crd.yaml --object object.yaml "$@" 2>&1) || got="$got
exit $?"
  [ "$got" = "$wanted" ] || { printf 'eval %s\nwanted:\n%s\ngot:\n%s\n' "$*" "$wanted" "$got"; exit 1; }
}

check 'value: 6
type:  int
cost:  3' --path .spec 'self.count * 2'
check '{"value":["a!","b!"],"type":"list(string)","cost":30}' --path .spec.names -o json 'self.map(x, x + "!")'
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
echo ok
