# SPDX-License-Identifier: Apache-2.0
# A project as its authors have it: CRDs of its own beside KubeRay's, manifests, suites, two releases, and a chart. helm, kubectl
# and kustomize, where they are not installed, are stood in for by scripts that print what the pages pipe out of them.
set -e
mkdir -p crds my-crds config/crd manifests tests old new old-crds new-crds chart/templates openshift-api/example/v1/tests/queues
cat >crds/queue.yaml <<'YAML'
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
        description: Queue orders jobs.
        type: object
        required: [spec]
        properties:
          spec:
            description: what is wanted of the queue
            type: object
            x-kubernetes-validations:
            - {rule: "self.least <= self.weight", message: least is at most weight}
            properties:
              weight: {description: its share, type: integer, minimum: 1, maximum: 100, default: 1}
              least: {description: the least share, type: integer, minimum: 0, maximum: 100, default: 0}
              parent: {description: the queue above it, type: string, maxLength: 63}
YAML
cp "$ROOT"/crds/ray.io_* "$ROOT"/crds/batch.volcano.sh_jobs.* "$ROOT"/crds/scheduling.volcano.sh_queues.* "$ROOT"/crds/core_* crds/
cp crds/queue.yaml my-crds/
cp crds/queue.yaml config/crd/
cp crds/queue.yaml old/
cp crds/queue.yaml old-crds/
sed 's/maximum: 100, default: 1/maximum: 50, default: 1/' crds/queue.yaml >new/queue.yaml
cp new/queue.yaml new-crds/
cat >x.yaml <<'YAML'
apiVersion: example.com/v1
kind: Queue
metadata: {name: small, namespace: default}
spec: {weight: 2, least: 1}
YAML
cp x.yaml manifests/queue.yaml
cp "$ROOT/examples/raycluster.yaml" manifests/
cat >job.yaml <<'YAML'
apiVersion: ray.io/v1
kind: RayJob
metadata: {name: job, namespace: default}
spec:
  suspend: true
  entrypoint: python job.py
  rayClusterSpec:
    headGroupSpec:
      rayStartParams: {}
      template: {spec: {containers: [{name: head, image: "rayproject/ray:2.46.0"}]}}
    workerGroupSpecs:
    - {groupName: small, replicas: 1, minReplicas: 1, maxReplicas: 2, rayStartParams: {}, template: {spec: {containers: [{name: worker, image: "rayproject/ray:2.46.0"}]}}}
YAML
cat >vcjob.yaml <<'YAML'
apiVersion: batch.volcano.sh/v1alpha1
kind: Job
metadata: {name: train, namespace: default}
spec:
  tasks:
  - {name: worker, replicas: 2, template: {spec: {containers: [{name: c, image: busybox}], restartPolicy: Never}}}
YAML
printf '{"apiVersion":"v1","kind":"List","items":[{"apiVersion":"example.com/v1","kind":"Queue","metadata":{"name":"large","namespace":"default"},"spec":{"weight":80,"least":0}}]}\n' >dump.json
cat >tests/queues.suite.yaml <<'YAML'
suite: Queue
crds: ../config/crd/queue.yaml
base:
  apiVersion: example.com/v1
  kind: Queue
  metadata: {name: one}
  spec: {weight: 3}
cases:
- name: gets a least share
  stored: {spec: {weight: 3, least: 0}}
- name: refuses a weight of none
  set: {spec.weight: 0}
  refused: spec.weight
YAML
mkdir -p openshift-api/example/v1/zz_generated.crd-manifests
cat >openshift-api/example/v1/tests/queues/queues.testsuite.yaml <<'YAML'
apiVersion: apiextensions.k8s.io/v1
name: Queue
crdName: queues.example.com
tests:
  onCreate:
  - name: gives a queue its defaults
    initial: |
      apiVersion: example.com/v1
      kind: Queue
      spec: {}
    expected: |
      apiVersion: example.com/v1
      kind: Queue
      spec: {weight: 1, least: 0}
YAML
cp crds/queue.yaml openshift-api/example/v1/zz_generated.crd-manifests/
printf 'apiVersion: v2\nname: queues\nversion: 1.0.0\n' >chart/Chart.yaml
cp x.yaml chart/templates/queue.yaml
cp "$ROOT/examples/raycluster.yaml" chart/templates/

stand_in() { # stand_in NAME: the script of standard input, unless the program is there
  command -v "$1" >/dev/null && return
  cat >".bin/$1"
  chmod +x ".bin/$1"
}
stand_in helm <<'SH'
#!/bin/sh
# helm template [NAME] CHART, of a chart whose templates are plain
[ "$1" = template ] || exit 1
for last; do :; done
for file in "$last"/templates/*.yaml; do
  printf -- '---\n# Source: %s\n' "queues/templates/${file##*/}"
  cat "$file"
done
SH
rm -f .bin/kubectl # one that is installed asks a cluster
cat >.bin/kubectl <<'SH'
#!/bin/sh
# kubectl get, of a cluster that holds dump.json
[ "$1" = get ] && cat dump.json
SH
chmod +x .bin/kubectl
