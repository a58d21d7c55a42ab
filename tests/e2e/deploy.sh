#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The configuration in deploy/ is what crdc makes of the overlays; a key that README has made at the root of the checkout gets
# neither into git nor into the image; the Service has a port for the metrics.
#
#   tests/e2e/deploy.sh CRDC
set -eu
crdc=$(realpath "$1")
cd "$(dirname "$0")/../.."
"$crdc" manifests --service crd-webhook/crd-webhook --overlay deploy/raycronjobs.markers.yaml crds/ray.io_*.yaml | cmp - deploy/base/webhooks.yaml

paths=$(sed -n 's/^ *- --enabled-admission=//p' deploy/volcano/deployment.yaml)
"$crdc" manifests --service volcano-system/volcano-admission-service:443 --rights volcano-system/volcano-admission --paths "$paths" \
  crds/batch.volcano.sh_jobs.yaml crds/batch.volcano.sh_cronjobs.yaml crds/scheduling.volcano.sh_queues.yaml \
  crds/scheduling.volcano.sh_podgroups.yaml crds/topology.volcano.sh_hypernodes.yaml | cmp - deploy/volcano/webhooks.yaml

for name in tls.key tls.crt deploy/tls.key; do
  [ ! -e .git ] || git check-ignore -q "$name" || { echo "$name is not ignored by git" && exit 1; }
done
for pattern in '**/*.key' '**/*.crt'; do
  grep -qxF "$pattern" deploy/Dockerfile.dockerignore || { echo "$pattern is not ignored by docker" && exit 1; }
done
port=$(sed -n 's/.*{name: metrics, containerPort: \([0-9]*\)}.*/\1/p' deploy/base/deployment.yaml)
grep -qF "{name: metrics, port: $port, targetPort: metrics, protocol: TCP}" deploy/base/service.yaml || {
  echo "the Service has no port for the metrics, $port" && exit 1
}

# The certificate is not its own authority: at its renewal nobody would trust the replicas that have not taken it up yet.
issuer=$(sed -n '/^metadata: {name: crd-webhook-cert}/,/^---/s/.*issuerRef: {kind: Issuer, name: \(.*\)}/\1/p' deploy/cert-manager/certificate.yaml)
grep -A3 "^metadata: {name: $issuer}" deploy/cert-manager/certificate.yaml | grep -q 'ca: {secretName:' || {
  echo "deploy/cert-manager: the issuer \"$issuer\" of the certificate is no authority" && exit 1
}

# Both Deployments are spread over nodes and have a NetworkPolicy of their pods; no probe ends a replica that waits for good settings.
for folder in base volcano; do
  labels=$(sed -n '/^  selector:/,/^  strategy:/s/ *matchLabels: //p' "deploy/$folder/deployment.yaml")
  grep -qF "matchLabels: $labels" "deploy/$folder/network-policy.yaml" && grep -qxF -- '- network-policy.yaml' "deploy/$folder/kustomization.yaml" || {
    echo "deploy/$folder has no NetworkPolicy of $labels" && exit 1
  }
  sed -n '/topologySpreadConstraints:/,/containers:/p' "deploy/$folder/deployment.yaml" | grep -qF "matchLabels: $labels" || {
    echo "deploy/$folder: replicas are not spread" && exit 1
  }
  grep -A1 -E 'startupProbe|livenessProbe' "deploy/$folder/deployment.yaml" | grep -q /readyz && {
    echo "deploy/$folder: a probe ends what is not ready" && exit 1
  }
done
exit 0
