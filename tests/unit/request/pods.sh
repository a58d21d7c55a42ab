#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# crd-validate --layers pods: templates of pods in custom resources, where they stand, and the API server's own kinds that have
# pods. With CRDC_TABLES also that KubeRay's samples are let in.
#
#   pods.sh CRD_VALIDATE
. "$(dirname "$0")/expect.sh" "$1"

cluster() {
  cat <<END
apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: c}
spec:
  headGroupSpec:
    rayStartParams: {}
    template: {spec: {containers: [{name: h, image: i}${2:-}]}}
  workerGroupSpecs:
  - groupName: w
    replicas: 1
    minReplicas: 1
    maxReplicas: 1
    rayStartParams: {}
    template:
      spec:
        containers:
        - name: $1
          image: i
END
}
cluster w >good.yaml
cluster W_1 >bad.yaml
cluster w ', {name: side, image: i, volumeMounts: [{name: shared-mem, mountPath: /s}]}' >shared.yaml
cluster w ', {name: side, image: i, volumeMounts: [{name: other, mountPath: /s}]}' >other.yaml
bad='spec.workerGroupSpecs[0].template.spec.containers[0].name: Invalid value: "W_1": a lowercase RFC 1123 label'

expect 'the CRD takes it' 0 '1 valid' bad.yaml
expect 'its pods are refused' 1 "bad.yaml:17:11: RayCluster c: $bad" --layers pods bad.yaml
expect 'and so it is by all layers' 1 "$bad" --layers all bad.yaml
expect_not 'not by others' 0 "$bad" --layers webhook,controller bad.yaml
expect 'which layer it was' 1 "(e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?') [pods]" --layers pods bad.yaml
expect 'as JSON' 1 '"layer":"pods","causes":[{"type":"FieldValueInvalid","field":"spec.workerGroupSpecs[0].template.spec.containers[0].name"' --layers pods -o json bad.yaml
expect 'as JSON, its place' 1 '"line":17,"column":11}]' --layers pods -o json bad.yaml
expect 'only a warning' 0 "warning: RayCluster c: $bad" --warn-layers pods bad.yaml
expect 'good pods' 0 '1 valid' --layers pods good.yaml
expect 'a volume that the operator adds' 0 '1 valid' --layers pods shared.yaml
expect 'another one' 1 'template.spec.containers[1].volumeMounts[0].name: Not found: "other" [pods]' --layers pods other.yaml

# A RayJob's submitter is a Job.
job() {
  printf 'apiVersion: ray.io/v1\nkind: RayJob\nmetadata: {name: j}\nspec:\n  entrypoint: e\n  submitterPodTemplate:\n    spec:\n      %s\n      containers: [{name: s, image: "%s"}]\n' "$1" "$2"
  sed -n 's/^/  /; s/^  spec:/  rayClusterSpec:/; /^  rayClusterSpec:/,$p' good.yaml
}
job 'restartPolicy: Never' i >ends.yaml
job 'enableServiceLinks: true' '' >endless.yaml
expect 'pods that end' 0 '1 valid' --layers pods ends.yaml
expect 'pods that do not' 1 'spec.submitterPodTemplate.spec.restartPolicy: Required value: valid values: "OnFailure", "Never" [pods]' --layers pods endless.yaml
expect 'and what else is wrong' 1 'spec.submitterPodTemplate.spec.containers[0].image: Required value [pods]' --layers pods endless.yaml

# Kinds without templates.
mkdir own
crd_of Widget >own/widgets.yaml <<'END'
    schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, x-kubernetes-preserve-unknown-fields: true}}}}
END
printf 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nspec: {t: {spec: {}}}\n' >widget.yaml
expect 'nothing to judge' 2 'no document is of a kind with templates of pods' --layers pods --crd own widget.yaml
expect 'allowed' 0 'no templates of pods in example.com/v1 Widget: 1' --allow-missing-layers --layers pods --crd own widget.yaml
mkdir marked
cp own/widgets.yaml marked
printf '# +crdc:overlay:versions=v1\n\n# +crdc:podTemplate=true\nspec:\n' >marked/widgets.markers.yaml
sed 's/{t: {spec: {}}}/{spec: {restartPolicy: Never}}/' widget.yaml >template.yaml
expect 'a field that is marked' 1 'spec.spec.containers: Required value [pods]' --layers pods --crd marked template.yaml

# The API server's own kinds.
deployment() {
  printf 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d}\nspec:\n  selector: {matchLabels: {a: b}}\n  template:\n    metadata: {labels: {a: b}}\n    spec:\n      containers:\n      - name: c\n        image: "%s"\n' "$1"
}
deployment i >deployment.yaml
deployment '' >imageless.yaml
printf 'apiVersion: v1\nkind: Pod\nmetadata: {name: p}\nspec: {containers: [{name: c, image: i, imag: j}]}\n' >misspelled.yaml
printf '{"apiVersion": "v1", "kind": "List", "items": [{"apiVersion": "batch/v1", "kind": "Job", "metadata": {"name": "j"},\n"spec": {"template": {"spec": {"containers": [{"name": "c", "image": "i"}]}}}}]}' >list.json
expect 'without the layer, too' 1 'Deployment d: spec.template.spec.containers[0].image: Required value' imageless.yaml
expect 'a Deployment' 0 '1 document in 1 file: 1 valid, 0 invalid' --layers pods deployment.yaml
expect 'a Deployment whose pods are refused' 1 'imageless.yaml:11:16: Deployment d: spec.template.spec.containers[0].image: Required value' --layers all imageless.yaml
expect_not 'it is of no layer' 1 '[pods]' --layers pods imageless.yaml
expect 'no layer is only warned of' 1 'Required value' --warn-layers pods imageless.yaml
expect 'unknown fields' 1 'misspelled.yaml:4:' --layers pods misspelled.yaml
expect 'unknown fields, named' 1 'unknown field "spec.containers[0].imag"' --layers pods misspelled.yaml
expect 'unknown fields that only warn' 0 'unknown field "spec.containers[0].imag"' --no-strict --layers pods misspelled.yaml
expect 'an item of a list' 1 'list.json:2:31: Job j: spec.template.spec.restartPolicy: Required value: valid values: "OnFailure", "Never"' --layers pods list.json
expect 'what is stored' 0 'terminationMessagePolicy: File' --layers pods -o yaml deployment.yaml

if [ -d "${CRDC_TABLES:-}/samples/kuberay" ]; then
  expect 'the samples of KubeRay' 0 ' valid, 0 invalid' --layers pods "$CRDC_TABLES/samples/kuberay"
fi
[ "$failures" -eq 0 ]
