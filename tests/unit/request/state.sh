#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crd-validate --state: rules and mutations that ask for other objects of a cluster, and what is said where none is known; and
# mutations that are made once more.
#
#   state.sh CRD_VALIDATE CRDS
crds=$(realpath "$2")
. "$(dirname "$0")/expect.sh" "$1"

queue() { printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {name: %s}\n%s\n---\n' "$1" "$2"; }
group() { printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: PodGroup\nmetadata: {name: %s, namespace: team}\nspec: {%s}\n---\n' "$1" "$2"; }
space() { printf 'apiVersion: v1\nkind: Namespace\nmetadata: {name: team, annotations: {scheduling.volcano.sh/queue-name: %s}}\n---\n' "$1"; }

{
  queue open 'status: {state: Open}'
  queue closed 'status: {state: Closed}'
} >queues.yaml
group a 'queue: open' >open.yaml
group b 'queue: closed' >closed.yaml
group c 'queue: nowhere' >lost.yaml
group d 'minMember: 1' >plain.yaml
space open >space.yaml
unasked='were not asked, for nothing is known of one'

# Without a state it is said what was not asked; with one it is asked.
expect 'nothing known' 0 "$unasked: 3 documents" --layers all open.yaml closed.yaml lost.yaml
expect 'what is there' 0 '1 valid, 0 invalid' --layers all --state queues.yaml open.yaml
expect_not 'nothing is left out' 0 "$unasked" --layers all --state queues.yaml open.yaml
expect 'what is closed' 1 'queue `closed` status is `Closed`. [webhook, VC-211]' --layers all --state queues.yaml closed.yaml
expect 'what is not there' 1 'queue.scheduling.volcano.sh "nowhere" not found [webhook, VC-210]' --layers all --state queues.yaml lost.yaml
expect 'an empty cluster' 1 '"open" not found [webhook, VC-210]' --layers all --state input open.yaml
expect 'what there is' 1 'cluster state: Queue: 2' --layers all --state queues.yaml lost.yaml
expect 'the rules of the CRD ask nobody' 0 'cluster state: Queue: 2' --state queues.yaml lost.yaml
expect_not 'nor is it said when nobody wants it' 0 'cluster state' -q --state queues.yaml lost.yaml

# Mutations: a namespace names the queue.
expect 'a namespace not known' 0 "$unasked: 1 document" --mutate plain.yaml
expect_not 'not asked for' 0 "$unasked" plain.yaml
expect_not 'of a queue of its own none is asked' 0 "$unasked" --mutate open.yaml
expect 'its queue' 0 '  queue: open' --mutate --output yaml --state queues.yaml --state space.yaml plain.yaml
expect 'a namespace that is not there' 0 '  queue: default' --mutate --output yaml --state queues.yaml plain.yaml
space closed >space.yaml
expect 'judged by what came of it' 1 'queue `closed`' --mutate --layers all --state queues.yaml --state space.yaml plain.yaml

# What a state is given as.
mkdir folder
queue one 'status: {state: Open}' >folder/one.yaml
printf '{"apiVersion": "v1", "kind": "List", "items": [%s, %s]}' \
  '{"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": "two"}, "status": {"state": "Open"}}' \
  '{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a"}}' >folder/two.json
printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: QueueList\nitems:\n- metadata: {name: three}\n  status: {state: Open}\n' >folder/three.yaml
printf '# nothing\n' >folder/four.yaml
for name in one two three; do
  group "$name" "queue: $name" >"$name.yaml"
  expect "a folder, $name" 0 'cluster state: Queue: 3, of kinds that no rule asks for: 1' --layers all --state folder "$name.yaml"
done
input_of() { cat "$1" >input; }
input_of queues.yaml
expect 'standard input' 0 '1 valid' --layers all --state - open.yaml
: >input
{ cat queues.yaml; queue closed 'status: {state: Open}'; } >twice.yaml
expect 'of two with one name the later' 0 '1 valid' --layers all --state twice.yaml closed.yaml
expect 'in another file too' 1 '`Closed`' --layers all --state twice.yaml --state queues.yaml closed.yaml

# The manifests are no part of it, in whatever order they come.
{ queue nowhere 'status: {state: Open}'; cat lost.yaml; } >both.yaml
{ cat lost.yaml; queue nowhere 'status: {state: Open}'; } >other.yaml
expect 'manifests are no state' 1 '"nowhere" not found' --layers all --state queues.yaml both.yaml
expect 'nor in another order' 1 '"nowhere" not found' --layers all --state queues.yaml other.yaml
expect 'but as both' 0 '2 valid' --layers all --state both.yaml both.yaml

# What is wrong with a state ends it, with its place.
printf 'a: 1\n---\nkind: [\n' >broken.yaml
expect 'no YAML' 2 'broken.yaml:4:1: ' --state broken.yaml open.yaml
expect 'the place of the first document' 2 'broken.yaml:1:1: kind: Required value' --state broken.yaml open.yaml
printf '{"kind": "Queue", "apiVersion": }' >broken.json
expect 'no JSON' 2 'broken.json:1:3' --state broken.json open.yaml
printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {generateName: a-}\n' >nameless.yaml
expect 'no name' 2 'nameless.yaml:1:1: Queue: metadata.name: Required value' --state nameless.yaml open.yaml
printf 'kind: List\napiVersion: v1\nitems:\n- 5\n' >five.yaml
expect 'no object' 2 'five.yaml:4:3: not an object' --state five.yaml open.yaml
expect 'standard input twice' 2 'standard input is read once' --state - -
expect 'and by requests' 2 'standard input is read once' --batch --state -
expect 'no file' 2 'nofile.yaml: No such file or directory' --state nofile.yaml open.yaml
expect_not 'nothing is judged then' 2 'document' --state nofile.yaml open.yaml

# Threads: what several find is what one finds, and each index is there once.
queue root 'status: {state: Open}' >many-queues.yaml
i=0
while [ $i -lt 300 ]; do
  parent=root
  [ $i -lt 50 ] || parent=q$((i / 30))
  queue "q$i" "spec: {parent: $parent}
status: {state: Open}" >>many-queues.yaml
  printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {name: new%d, annotations: {pad: "%01500d"}}\nspec: {weight: 1, parent: q%d}\n---\n' \
    $i 0 $((i * 2)) >>many.yaml
  i=$((i + 1))
done
run --layers all --jobs 1 --state many-queues.yaml many.yaml
alone=$output
for jobs in 2 8; do
  run --layers all --jobs $jobs --state many-queues.yaml many.yaml
  [ "$output" = "$alone" ] || fail "$jobs threads say something else"
done
case "$alone" in *'300 documents in 1 file: 150 valid, 150 invalid'*) ;; *) fail "many queues: $(echo "$alone" | tail -3)" ;; esac

# Defaults are those of the CRD, as in what an API server gives; requests of --batch bring a state of their own, or have this.
mkdir own
crd_of Shelf >own/shelves.yaml <<'END'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec: {type: object, properties: {room: {type: integer, default: 3}}, default: {}}
END
sed -i 's/^  scope: Namespaced/  scope: Cluster/' own/shelves.yaml
crd_of Book >own/books.yaml <<'END'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec: {type: object, properties: {shelf: {type: string}, copies: {type: integer}, times: {type: integer}}, default: {}}
END
printf '# +crdc:watch:get=shelf\n\nspec:\n' >own/shelves.markers.yaml
cat >own/books.markers.yaml <<'END'
# +crdc:stage:layer=webhook,set=place
# +crdc:stage:layer=mutation,set=count
# +crdc:set:name=place
# +crdc:rule:name=B-1,rule="self.spec.copies <= shelf(self.spec.shelf).optMap(s, s.spec.room).orValue(0)",message="no room"
# +crdc:set:name=count
# +crdc:mutate:name=B-2,when="has(self.spec.times)",path="/spec/times",value="self.spec.times + 1"
# +crdc:mutate:name=B-3,when="has(self.spec.copies) && self.spec.copies < 2",path="/spec/copies",value="2"
# +crdc:mutate:name=B-4,when="self.spec.shelf == 'no'",op=remove,path="/spec/shelf"

spec:
END
printf 'apiVersion: example.com/v1\nkind: Shelf\nmetadata: {name: low}\n' >shelf.yaml
book() { printf 'apiVersion: example.com/v1\nkind: Book\nmetadata: {name: a}\nspec: {%s}\n' "$1"; }
book 'shelf: low, copies: 3' >three.yaml
book 'shelf: low, copies: 4' >four.yaml
expect 'a default of the state' 0 'cluster state: Shelf: 1' --crd own --layers webhook --state shelf.yaml three.yaml
expect 'and no more' 1 'no room [webhook, B-1]' --crd own --layers webhook --state shelf.yaml four.yaml

# What a gate that is off hides is looked for with the state, too.
sed 's/shelves/carts/g; s/Shelf/Cart/g; s/shelf/cart/g' own/shelves.yaml >own/carts.yaml
cat >own/carts.markers.yaml <<'END'
# +crdc:gate:name=Counting,default=false,stage=Alpha
# +crdc:skip:layer=controller,when="!gates.Counting",reason="'nobody counts'"
# +crdc:stage:layer=controller,name=count,set=count,event=Invalid,action=Validate,note="message"
# +crdc:set:name=count
# +crdc:rule:name=C-1,rule="self.spec.room <= shelf('low').optMap(s, s.spec.room).orValue(9)",message="more than the shelf"

spec:
END
printf 'apiVersion: example.com/v1\nkind: Cart\nmetadata: {name: c}\nspec: {room: 5}\n' >cart.yaml
hides='note: Cart: the feature gate Counting is off'
expect 'hidden by a gate' 0 "$hides" --crd own --layers all --state shelf.yaml cart.yaml
expect 'told with it' 1 'more than the shelf' --crd own --layers all --state shelf.yaml --feature-gates Counting=true cart.yaml
expect_not 'nothing is hidden' 0 "$hides" --crd own --layers all --state queues.yaml cart.yaml
expect_not 'nothing is known' 0 "$hides" --crd own --layers all cart.yaml

# Once more.
expect 'nothing to say' 0 '1 valid' --crd own --check-idempotent three.yaml
book 'copies: 1' >one.yaml
expect 'made once' 0 'copies: 2' --crd own --check-idempotent -o yaml one.yaml
book 'times: 1' >times.yaml
expect 'not asked' 0 'times: 2' --crd own --mutate -o yaml times.yaml
expect 'it changes again' 1 'the mutation is not idempotent: of what it made it would change more: [{"op":"replace","path":"/spec/times","value":3}]' \
  --crd own --check-idempotent times.yaml
book 'shelf: "no"' >no.yaml
expect 'what it removed is gone' 0 '1 valid' --crd own --check-idempotent no.yaml
expect 'Volcano knows its own work' 0 '4 valid' --check-idempotent open.yaml closed.yaml lost.yaml plain.yaml

# Requests of --batch bring a state of their own, or have this.
printf '%s\n' \
  '{"id": "1", "endpoint": "/podgroups/validate", "op": "CREATE", "object": {"spec": {"queue": "open"}}}' \
  '{"id": "2", "endpoint": "/podgroups/validate", "op": "CREATE", "object": {"spec": {"queue": "open"}}, "clusterState": {}}' >input
expect 'a request with the state' 0 '"id":"1","endpoint":"/podgroups/validate","op":"CREATE","allowed":true' --batch --state queues.yaml
expect 'a request with one of its own' 0 '"id":"2","endpoint":"/podgroups/validate","op":"CREATE","allowed":false' --batch --state queues.yaml

# At the paths of pods Go reads any kind of v1; of one that is no pod it keeps nothing (so Volcano's own webhook answers).
groups='resourceGroups:\n- resourceGroup: g\n  object: {key: namespace, value: [ns]}\n  schedulerName: volcano\n  labels: {p: q}\n  affinity: '"'"'{\"nodeAffinity\":{}}'"'"'\n  tolerations: [{key: k, operator: Exists}]\n'
map='"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a", "namespace": "other", "annotations": {"volcano.sh/resource-group": "g"}}'
cat >input <<END
{"id": "m", "endpoint": "/pods/mutate", "op": "CREATE", "namespace": "ns", "object": {$map, "spec": {"nodeSelector": {"a": "b"}, "tolerations": [{"key": "x"}], "affinity": {}}}, "config": {"admissionConfiguration": "$groups"}}
{"id": "n", "endpoint": "/pods/mutate", "op": "CREATE", "namespace": "ns", "object": {$map}, "config": {"admissionConfiguration": "resourceGroups:\n- resourceGroup: g\n  schedulerName: volcano\n"}}
END
expect 'a pod without any field' 0 '"patch":[{"op":"add","path":"/spec/nodeSelector","value":{"p":"q"}},{"op":"add","path":"/spec/affinity","value":{"nodeAffinity":{}}},{"op":"add","path":"/spec/tolerations","value":[{"key":"k","operator":"Exists"}]},{"op":"add","path":"/spec/schedulerName","value":"volcano"}]' --batch
expect 'nor any annotation' 0 '"patchText":"null"' --batch

exit $((failures > 0))
