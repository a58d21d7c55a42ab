# SPDX-License-Identifier: Apache-2.0
# A repository with manifests, a chart, kustomizations and what else stands there. helm and kustomize are stood in for by scripts that
# print what the page pipes out of them.
set -e
mkdir -p deploy/patches charts/queue/crds charts/queue/templates .github/workflows testdata
cat >charts/queue/crds/queue.yaml <<'YAML'
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: queues.example.com}
spec:
  group: example.com
  names: {plural: queues, kind: Queue}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec: {type: object, required: [weight], properties: {weight: {type: integer, maximum: 100}, token: {type: string}}}
YAML
queue() { printf 'apiVersion: example.com/v1\nkind: Queue\nmetadata: {name: %s}\nspec: {weight: %s}\n' "$1" "$2"; }
printf 'apiVersion: v2\nname: queue\nversion: 1.0.0\n' >charts/queue/Chart.yaml
printf 'weight: 5\n' >charts/queue/values.yaml
queue '{{ .Release.Name }}' '{{ .Values.weight }}' >charts/queue/templates/queue.yaml
printf '{{- define "queue.name" }}queue{{ end }}\n' >charts/queue/templates/_helpers.tpl
queue one 1 >deploy/one.yaml
queue two 2 >deploy/two.yaml
printf 'resources: [one.yaml, two.yaml]\npatches: [{path: patches/two.yaml}]\n' >deploy/kustomization.yaml
printf 'apiVersion: example.com/v1\nkind: Queue\nmetadata: {name: two}\nspec: {token: x}\n' >deploy/patches/two.yaml
printf 'apiVersion: example.com/v1\nkind: Queue\nmetadata: {name: three}\nspec: {weight: 3, token: "ENC[AES256_GCM,data:x,type:str]"}\n' >deploy/three.yaml
printf 'sops: {mac: "ENC[AES256_GCM,data:y,type:str]", version: 3.9.0}\n' >>deploy/three.yaml
printf 'on: push\njobs: {}\n' >.github/workflows/ci.yaml
printf '{"name": "site"}\n' >package.json
queue broken 1000 >testdata/broken.yaml
printf 'testdata/\n' >.crdvalidateignore
{ printf -- '---\n# Source: queue/templates/queue.yaml\n'; queue release 500; } >rendered
printf '#!/bin/sh\ncat "%s/rendered"\n' "$PWD" >.bin/helm
printf '#!/bin/sh\ncat "%s"/deploy/one.yaml\n' "$PWD" >.bin/kustomize
printf '#!/bin/sh\ncat "%s"/deploy/two.yaml\n' "$PWD" >.bin/kubectl
printf '#!/bin/sh\ncat "%s"/deploy/two.yaml\n' "$PWD" >.bin/sops
chmod +x .bin/helm .bin/kustomize .bin/kubectl .bin/sops
