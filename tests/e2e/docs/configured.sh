# SPDX-License-Identifier: Apache-2.0
# A repository with a configuration file, and manifests in folders that it tells apart.
set -e
mkdir -p .git deploy/crd vendor/crds clusters/old legacy
cp "$ROOT/crds/ray.io_rayclusters.yaml" "$ROOT/crds/ray.io_rayclusters.markers.yaml" deploy/crd/
cp "$ROOT/crds/flow.volcano.sh_jobtemplates.yaml" vendor/crds/
cp "$ROOT/examples/raycluster.yaml" clusters/a.yaml
cp "$ROOT/examples/raycluster.yaml" clusters/old/b.yaml
{ cat "$ROOT/examples/raycluster.yaml"; echo 'colour: red'; } >legacy/a.yaml
