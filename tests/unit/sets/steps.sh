#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crdc eval --mutate: every step of a kind's mutations, with its condition and value, what it makes, and the object behind it.
#
#   steps.sh CRDC CRD_VALIDATE CRDS
crdc=$(realpath "$1") validate=$(realpath "$2") crds=$(realpath "$3")
. "$(dirname "$0")/../shell.sh"
cd "$work" || exit 1

# steps CODE ARGUMENT...: runs it; `output` is what it says.
steps() {
  code=$1
  shift
  output=$("$crdc" eval --mutate "$@" 2>&1)
  got=$?
  [ "$got" = "$code" ] || fail "$*: exit $got, not $code: $output"
}

# says NAME TEXT: the text, of one line or several, is in the output.
says() { case "$output" in *"$2"*) ;; *) fail "$1: no \"$2\" in:
$output" ;; esac; }

# Volcano's Job.
cat >job.yaml <<'END'
apiVersion: batch.volcano.sh/v1alpha1
kind: Job
metadata: {name: train}
spec:
  tasks:
  - replicas: 2
    template: {spec: {containers: [{name: a, image: a}]}}
  plugins: {pytorch: ["--master=m"]}
END
steps 0 --crd "$crds" --object job.yaml
says 'a rule' "  VC-014-mutate: passed
    rule       operation == 'CREATE'"
says 'a mutation' "  VC-161 /spec/schedulerName: made
    when       self.spec.schedulerName == ''
    expression size(config.schedulerNames) > 0 ? config.schedulerNames[0] : 'volcano'
    value      \"volcano\"
    operation  {\"op\":\"add\",\"path\":\"/spec/schedulerName\",\"value\":\"volcano\"}"
says 'a condition that is false' "  VC-162 /spec/maxRetry: left out
    when       self.spec.maxRetry == 0
    expression 3"
says 'the object' "  the object behind it:
    apiVersion: batch.volcano.sh/v1alpha1"
patch=$(echo "$output" | sed -n 's/^patch: //p')
printf '{"id": "a", "endpoint": "/jobs/mutate", "op": "CREATE", "object": %s}\n' \
  "$("$validate" --batch -q <<END | sed 's/.*"object"://; s/}$//'
{"id": "a", "return": "object", "objectYaml": $(python3 -c 'import json; print(json.dumps(open("job.yaml").read()))')}
END
)" >request
made=$("$validate" --batch <request | sed 's/.*"patch"://; s/,"patchText".*//')
[ "$patch" = "$made" ] || fail "the patch of the steps is $patch, the service's $made"

steps 0 --crd "$crds" --object job.yaml --output json
[ "$(echo "$output" | grep -c '"outcome"')" = 9 ] || fail "not 9 steps: $output"
echo "$output" | python3 -c '
import json, sys
lines = [json.loads(line) for line in sys.stdin]
operations = [o for line in lines[:-1] for o in line["operations"]]
assert operations == lines[-1]["patch"], (operations, lines[-1]["patch"])
assert lines[-1]["object"] == lines[-2]["object"] and lines[-1]["allowed"]
assert lines[0]["object"]["spec"].get("schedulerName") is None and lines[4]["object"]["spec"]["schedulerName"] == "volcano"' ||
  fail "the lines do not fit: $output"

sed 's/replicas: 2/replicas: x/' job.yaml >bad.yaml
steps 1 --crd "$crds" --object bad.yaml
says 'a rule that refuses' '  VC-007-mutate: refused'
says 'and why' 'refused: json: cannot unmarshal string into Go struct field TaskSpec.spec.tasks.replicas of type int32'
printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: PodGroup\nmetadata: {name: a, namespace: b}\nspec: {minMember: 1}\n' >group.yaml
steps 0 --crd "$crds" --object group.yaml
says 'of a cluster that is not known' '  VC-214 /spec/queue: unasked'
says 'nothing comes of it' 'patch: none'
space='{apiVersion: v1, kind: Namespace, metadata: {name: b, annotations: {scheduling.volcano.sh/queue-name: open}}}'
echo "$space" >space.yaml
steps 0 --crd "$crds" --object group.yaml --state space.yaml
says 'of one that is' '  VC-214 /spec/queue: made'
says 'what it says' '    value      "open"
    operation  {"op":"add","path":"/spec/queue","value":"open"}'
steps 0 --crd "$crds" --object group.yaml --state space.yaml --output json
says 'as JSON' '"patch":[{"op":"add","path":"/spec/queue","value":"open"}]'
printf 'a: [' >broken.yaml
steps 1 --crd "$crds" --object group.yaml --state broken.yaml
says 'no YAML' 'broken.yaml:1:5: '
printf -- '---\nkind: Namespace\n' >nameless.yaml
steps 1 --crd "$crds" --object group.yaml --state nameless.yaml
says 'no object' 'nameless.yaml:2:1: apiVersion: Required value'
steps 2 --crd "$crds" --object group.yaml --state nofile.yaml
says 'no file' 'nofile.yaml: No such file or directory'
steps 1 --crd "$crds" --object "$crds/../examples/raycluster.yaml"
says 'a kind without' 'ray.io/v1 RayCluster has no mutations'

# All that may become of a step.
crd_of Box >boxes.yaml <<'END'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              a: {type: string}
              b: {type: string}
              count: {type: integer, default: 1}
              list: {type: array, items: {type: object, properties: {x: {type: string}}}}
END
cat >boxes.markers.yaml <<'END'
# +crdc:gate:name=Big,default=false
# +crdc:stage:layer=mutation,name=first,set=first
# +crdc:stage:layer=mutation,name=second,set=second,when="self.spec.a != 'alone'"
# +crdc:set:name=first
# +crdc:mutate:name=B-1,path="/spec/b",value="'it'"
# +crdc:mutate:name=B-2,path="/spec/b",value="optional.none()"
# +crdc:mutate:when="gates.Big",op=remove,path="/spec/a"
# +crdc:include:set=each,each="self.spec.list"
# +crdc:include:set=never,when="self.spec.count > 5"
# +crdc:set:name=never
# +crdc:mutate:path="/spec/b",value="'never'"
# +crdc:set:name=second,mode=all
# +crdc:mutate:name=B-5,path="/spec/count",value="self.spec.count + size(self.spec.b)"
# +crdc:mutate:name=B-6,path="/spec/b",value="[self.spec.b][self.spec.count - 1]"
# +crdc:rule:name=B-7,rule="self.spec.a != 'no'",message="not that"

spec:
  list:
  # +crdc:set:name=each
  # +crdc:mutate:name=B-4,path="/x",value="'z'"
  -
END
box() { printf 'apiVersion: example.com/v1\nkind: Box\nmetadata: {name: a}\nspec: {%s}\n' "$1" >box.yaml; }
box 'b: it, list: [{}, {x: z}]'
steps 0 --crd boxes.yaml --object box.yaml
says 'it has the value' '  B-1 /spec/b: made: the object has it'
says 'an optional without one' '  B-2 /spec/b: empty'
says 'a step without a name, a gate that is off' '  first /spec/a: left out
    when       gates.Big'
says 'of items' '  B-4 /spec/list/0/x: made
    expression '"'z'"'
    value      "z"
    operation  {"op":"add","path":"/spec/list/0/x","value":"z"}
  B-4 /spec/list/1/x: made: the object has it'
says 'a set that is left out' '  set never: left out
    when       self.spec.count > 5'
says 'the object behind the first stage' '      count: 1
      list:
      - x: z
      - x: z
stage second'
says 'the next stage sees it' 'stage second
  B-5 /spec/count: made
    expression self.spec.count + size(self.spec.b)
    value      3'
box 'a: a, b: it'
steps 0 --crd boxes.yaml --object box.yaml --feature-gates Big=true
says 'a gate that is on' '  first /spec/a: made
    when       gates.Big
    operation  {"op":"remove","path":"/spec/a"}'
box 'a: "no"'
steps 1 --crd boxes.yaml --object box.yaml
says 'what is not made' '  B-5 /spec/count: dropped'
says 'the refusal' '  B-7: refused
    rule       self.spec.a != '"'no'"'
    error      not that'
box 'count: 7'
steps 1 --crd boxes.yaml --object box.yaml
says 'an error' '  B-6 /spec/b: failed'
says 'its text' 'index out of bounds: 6'
box 'a: alone'
steps 0 --crd boxes.yaml --object box.yaml
says 'a stage that is left out' 'stage second
  set second: left out'

steps 2 --crd boxes.yaml --object box.yaml self.spec
says 'no expression' '--mutate takes no expression'
steps 2 --crd boxes.yaml --object box.yaml --path .spec
says 'no path' '--layer and --path are for an expression'

exit $((failures > 0))
