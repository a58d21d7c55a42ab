#!/bin/sh
# The configuration in deploy/ is what crdc makes of the overlays.
#
#   tests/e2e/deploy.sh CRDC
set -eu
crdc=$(realpath "$1")
cd "$(dirname "$0")/../.."
set -- --service crd-webhook/crd-webhook --overlay deploy/raycronjobs.markers.yaml
for crd in crds/ray.io_*.yaml; do
  case $crd in *.markers.yaml) ;; *) set -- "$@" "$crd" ;; esac
done
"$crdc" manifests "$@" | cmp - deploy/base/webhooks.yaml
