# SPDX-License-Identifier: Apache-2.0
# A catalog as a folder, as archives, as schemas by kubeconform's templates, and as kubernetes-json-schema is laid out.
. "$ROOT/tests/e2e/docs/project.sh"
schema='{"type":"object","required":["spec"],"properties":{"apiVersion":{"type":"string"},"kind":{"type":"string"},"metadata":{"type":"object"},"spec":{"type":"object","properties":{"weight":{"type":"integer"},"least":{"type":"integer"}}}}}'
mkdir -p catalog/example.com schemas/example.com kubernetes-json-schema/v1.30.0-standalone-strict
for file in catalog/example.com/queue_v1 schemas/example.com/queue_v1 kubernetes-json-schema/v1.30.0-standalone-strict/queue-example-v1; do
  printf '%s\n' "$schema" >"$file.json"
done
tar -cJf CRDs-catalog.tar.xz -C catalog .
tar -czf CRDs-catalog.tar.gz -C catalog .
unset KUBECONFIG
