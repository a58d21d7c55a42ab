#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crd-validate with CRDs beside the kinds that are compiled in: whose schema and whose rules are asked, and that what was not
# asked is said.
#
#   layers.sh CRD_VALIDATE CRDS
crds=$(realpath "$2")
. "$(dirname "$0")/expect.sh" "$1"

# expect_cached: the same without the cache, with what comes to be in it, and from there.
expect_cached() {
  name=$1 code=$2 text=$3
  shift 3
  for way in --no-cache --strict --strict; do
    expect "$name ($way)" "$code" "$text" $way "$@"
  done
}

mkdir own kuberay alone old files
crd_of Widget >own/widgets.yaml <<'END'
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
widget() { printf 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: %s\n' "$1"; }
widget '{size: 5}' >widget.yaml
widget '{size: 3, big: true}' >big.yaml
printf 'apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\nspec: {headGroupSpec: {template: {}}}\n' >cluster.yaml
printf 'apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a}\nspec: {}\n' >headless.yaml
printf 'apiVersion: ray.io/v1\nkind: RayCronJob\nmetadata: {name: a}\nspec: {schedule: "* *", jobTemplate: {}}\n' >cron.yaml
printf 'apiVersion: ray.io/v1\nkind: RayJob\nmetadata: {name: a}\nspec: {backoffLimit: -1}\n' >job.yaml
task() { printf 'apiVersion: batch.volcano.sh/v1alpha1\nkind: Job\nmetadata: {name: a}\nspec: {minAvailable: 1, tasks: [{name: t, replicas: 1, template: {spec: {containers: [%s]}}}]}\n' "$1"; }
task '{name: a}' >podless.yaml
task '{name: a, image: a}' >queued.yaml
printf 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n' >map.yaml
# KubeRay's own files: other names, other bytes, and no overlay beside them.
for kind in rayclusters rayjobs rayservices raycronjobs; do
  sed 's/^  group: ray.io$/  group: ray.io # a copy/; s/^        description: .*/        description: of the project/' "$crds/ray.io_$kind.yaml" >kuberay/$kind.crd.yaml
done

# The kinds.
expect_cached 'kinds beside' 0 '2 documents in 2 files: 2 valid, 0 invalid' --crd own cluster.yaml widget.yaml
expect 'kinds beside, judged' 1 'spec.headGroupSpec: Required value' --crd own headless.yaml
sed '/^            required:$/,/^            - headGroupSpec$/d' kuberay/rayclusters.crd.yaml >old/rayclusters.yaml
expect 'the given one goes first' 0 '1 valid' --crd old headless.yaml
expect 'no builtins' 0 'no schema for ray.io/v1 RayCluster: 1' --no-builtins --crd own headless.yaml widget.yaml
expect 'no builtins alone' 2 '--no-builtins leaves nothing without --crd' --no-builtins widget.yaml

# The rules that are compiled in, over CRDs that have none.
rule='headGroupSpec should have at least one container [controller, KR-100]'
expect 'compiled in' 1 "$rule" --layers controller cluster.yaml
expect 'pods that the API server would refuse' 1 'template.spec.containers[0].image: Required value. [webhook, VC-108]' --layers all podless.yaml
expect 'rules that nobody answers' 0 'were not asked, for nothing is known of one: 1 document' --layers all queued.yaml
expect_not 'and none that asks' 0 'were not asked' queued.yaml
expect 'what a cluster would store' 0 'schedulerName: volcano' --mutate --output yaml queued.yaml
expect_not 'without mutations' 0 'schedulerName' --output yaml queued.yaml
expect_cached 'rules of a given CRD' 1 "$rule" --layers controller --crd kuberay cluster.yaml
expect 'rules of all kinds' 1 'KR-' --layers all --crd kuberay job.yaml
expect_not 'crd alone' 0 KR- --crd kuberay cluster.yaml
printf 'apiVersion: v1\nkind: Namespace\nmetadata: {name: default}\n' >namespace.yaml
expect 'a chain with CRDs and their overlays' 1 'spec.headGroupSpec: Required value' --chain namespace.yaml --crd "$crds" headless.yaml
expect 'rules of one kind' 1 "$rule" --layers webhook,controller --crd kuberay/rayclusters.crd.yaml cluster.yaml
cat kuberay/rayclusters.crd.yaml >input
run --layers controller --crd - cluster.yaml
printf '%s\n' "$output" | grep -qF "$rule" || fail 'rules of standard input' "wanted $rule"
: >input
expect 'without builtins none' 2 'no document has rules of the layer controller' --no-builtins --layers controller --crd kuberay cluster.yaml
for order in "--crd $crds --crd kuberay" "--crd kuberay --crd $crds"; do
  expect_cached "in any order: $order" 1 "$rule" --layers controller $order cluster.yaml
  expect_not "in any order: $order" 1 'is not taken' --layers controller $order cluster.yaml
done
expect 'the own goes before the project'"'"'s' 0 '1 valid' --crd old --crd "$crds" headless.yaml
expect 'the own goes before the project'"'"'s, later' 0 '1 valid' --crd "$crds" --crd old headless.yaml

# Rules that do not fit.
sed 's/rayStartParams:/rayParams:/' kuberay/rayclusters.crd.yaml >files/renamed.yaml
expect_cached 'a field that is not there' 2 'ray.io_rayclusters.markers.yaml) do not fit this CRD and are left out' --layers controller --crd files/renamed.yaml cluster.yaml
expect 'a field that is not there: which' 2 'the schema has no field "rayStartParams" here' --layers controller --crd files/renamed.yaml cluster.yaml
expect 'a field that is not there: allowed' 0 'no rules of the layer controller for ray.io/v1 RayCluster: 1' --allow-missing-layers --layers controller --crd files/renamed.yaml cluster.yaml
expect_not 'a field that is not there, not asked' 0 'do not fit' --crd files/renamed.yaml cluster.yaml
lost='layers that were asked for are not whole for 1 document of ray.io/v1 RayCluster, whose CRD does not fit'
for layers in --layers=controller --layers=all --warn-layers=webhook; do
  expect "rules that are lost: $layers" 2 "$lost" $layers --crd files/renamed.yaml cluster.yaml
  expect "rules that are lost beside others: $layers" 2 "$lost" $layers --crd files/renamed.yaml --crd kuberay/rayjobs.crd.yaml cluster.yaml job.yaml
done
expect_not 'rules that are lost of no document' 1 'not whole' --layers all --crd files/renamed.yaml job.yaml
expect_not 'rules that are lost, allowed' 0 'not whole' --layers controller --allow-missing-layers --crd files/renamed.yaml cluster.yaml

# One CRD of a group: what its rules name of the other kinds is compiled in, and found where it holds them.
ray() { printf 'apiVersion: ray.io/v1\nkind: %s\nmetadata: {name: a}\nspec: %s\n' "$1" "$2"; }
bad='{headGroupSpec: {template: {}}}'
ray RayJob "{entrypoint: a, rayClusterSpec: $bad}" >inner-rayjobs.yaml
ray RayService "{rayClusterConfig: $bad}" >inner-rayservices.yaml
ray RayCronJob "{schedule: '* * * * *', jobTemplate: {entrypoint: a, rayClusterSpec: $bad}}" >inner-raycronjobs.yaml
for kind in rayjobs rayservices raycronjobs; do
  for gates in RayCronJob=true RayCronJob=true,RayClusterMTLS=true; do
    wanted=$("$validate" --layers all --feature-gates $gates inner-$kind.yaml 2>&1)
    case "$wanted" in *KR-*) ;; *) fail "one of a group: $kind: nothing is wrong with it: $wanted" ;; esac
    for way in --no-cache --strict --strict; do
      expect "one of a group: $kind ($way)" 1 "$wanted" $way --layers all --feature-gates $gates --crd kuberay/$kind.crd.yaml inner-$kind.yaml
      [ "$output" = "$wanted" ] || fail "one of a group: $kind ($way): $output, but $wanted"
    done
  done
done
printf 'config: {webhooksEnabled: "false"}\n' >files/settings.yaml
expect 'one of a group, settings' 1 'KR-172' --layers all --crd kuberay/rayjobs.crd.yaml --config files/settings.yaml job.yaml
sed 's/workerGroupSpecs:/groups:/' kuberay/rayjobs.crd.yaml >files/rayjobs.yaml
expect 'one of a group, of another shape' 2 'there is no set raycluster-spec' --layers all --crd files/rayjobs.yaml job.yaml

# And where they ask for objects of other kinds, those kinds are known as well, and no document is judged by them.
sed 's/^spec:$/spec: # a copy/' "$crds/batch.volcano.sh_jobs.yaml" >files/jobs.yaml
{ printf 'apiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {name: default}\nstatus: {state: Closed}\n---\n'
  printf 'apiVersion: v1\nkind: Namespace\nmetadata: {name: default}\n'; } >state.yaml
closed=$("$validate" --layers all --state state.yaml queued.yaml 2>&1)
case "$closed" in *'VC-'*) ;; *) fail "a closed queue: nothing is wrong: $closed" ;; esac
for way in --no-cache --strict --strict; do
  expect "kinds that are asked for ($way)" 1 "$closed" $way --layers all --state state.yaml --crd files/jobs.yaml queued.yaml
done
printf 'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}\nspec: {size: 1}\n' >namespace.yaml
case "$("$validate" namespace.yaml 2>&1)" in
*'without schema'*) ;; # a build without the other built-in kinds
*) expect 'kinds that are asked for are none to judge by' 1 'namespace.yaml:4:8: Namespace a: unknown field "spec.size"' --layers crd,webhook --crd files/jobs.yaml namespace.yaml queued.yaml ;;
esac

# Rules of one's own.
cp kuberay/rayclusters.crd.yaml alone/rayclusters.yaml
cat >alone/rayclusters.markers.yaml <<'END'
# +crdc:config:name=webhooksEnabled,type=int,default=7
# +crdc:stage:layer=controller,name=mine,set=mine

# +crdc:set:name=mine
# +crdc:rule:name=MY-1,rule="self.headGroupSpec.serviceType != ''",message="wants a service type"
spec:
END
expect_cached 'an own overlay' 1 'wants a service type [controller, MY-1]' --layers controller --crd alone cluster.yaml
expect_not 'an own overlay goes first' 1 KR-100 --layers controller --crd alone cluster.yaml
expect 'settings of other types' 1 'of the kinds that are compiled in are left out: their setting webhooksEnabled has another type' --layers controller --crd alone cluster.yaml
sed '1d; s/MY-1/MY-2/' alone/rayclusters.markers.yaml >files/cluster.markers.yaml
expect 'overlay' 1 'wants a service type [controller, MY-2]' --layers controller --overlay files/cluster.markers.yaml --crd kuberay/rayclusters.crd.yaml cluster.yaml
sed -i 's/MY-2/MY-3/' files/cluster.markers.yaml
expect_cached 'overlay that changed' 1 '[controller, MY-3]' --layers controller --overlay=files/cluster.markers.yaml --crd kuberay/rayclusters.crd.yaml cluster.yaml
expect 'overlay without CRD' 2 '--overlay adds to a CRD that --crd gives' --layers controller --overlay files/cluster.markers.yaml cluster.yaml
(echo 'kind: RayCluster' && cat files/cluster.markers.yaml) >files/named.markers.yaml
expect 'overlay of no CRD' 2 'no CRD of kind RayCluster is there for this overlay' --overlay files/named.markers.yaml --crd own widget.yaml
expect 'overlay that is not there' 2 'none.markers.yaml' --overlay none.markers.yaml --crd own widget.yaml
printf 'kind: RayCluster\nspec:\n  # +kubebuilder:validation:MaxLength=3\n  rayVersion:\n' >files/limit.markers.yaml
sed 's/spec: {/&rayVersion: 2.46.0, /' cluster.yaml >version.yaml
expect 'an overlay of the crd layer' 1 'spec.rayVersion: Too long: may not be more than 3 bytes' --layers controller --overlay files/limit.markers.yaml --crd kuberay version.yaml
expect 'an overlay of the crd layer, and the rules' 1 "$rule" --layers controller --overlay files/limit.markers.yaml --crd kuberay cluster.yaml

mkdir again
cp own/widgets.yaml again
printf 'spec:\n  # +kubebuilder:validation:XValidation:rule="self > 8",message="small",layer=webhook\n  size:\n' >again/widgets.markers.yaml
for order in '--crd own --crd again' '--crd again --crd own'; do
  expect "the same CRD with and without an overlay: $order" 1 'small [webhook' --layers webhook $order widget.yaml
done

# Layers without rules.
none='no document has rules of the layer'
for layers in --layers=webhook --layers=controller --layers=all --layers=crd,controller --warn-layers=webhook; do
  expect "none: $layers" 2 "$none" $layers --crd own widget.yaml
  expect "none: $layers, allowed" 0 '1 valid' $layers --allow-missing-layers --crd own widget.yaml
  expect "none: $layers, quiet" 2 "$none" -q $layers --crd own widget.yaml
done
expect 'none of one' 2 'no document has rules of the layer webhook, which' --layers webhook,controller cron.yaml
expect 'all is what there is' 0 'no rules of the layer webhook for ray.io/v1 RayCronJob: 1' --layers all cron.yaml
expect 'some have' 1 'no rules of the layer controller for example.com/v1 Widget: 2' --layers controller --crd own cluster.yaml widget.yaml widget.yaml
"$validate" --layers controller -o json --crd own cluster.yaml widget.yaml 2>&1 >/dev/null |
  grep -q 'no rules of the layer controller for example.com/v1 Widget: 1' || fail 'some have, as JSON' 'wanted it on standard error'
expect_not 'nothing was checked' 0 "$none" --layers controller --crd own map.yaml
expect_not 'crd is always there' 0 'no rules of' --layers crd --crd own widget.yaml
expect 'the crd layer is run' 1 'spec: Invalid value: big ones are larger than 5' --layers controller --allow-missing-layers --crd own big.yaml
[ "$failures" -eq 0 ]
