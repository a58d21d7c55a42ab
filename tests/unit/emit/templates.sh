#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A folder of templates changes and adds files without a rebuild; what is wrong in one is told with its place.
# Usage: templates.sh CRDC SOURCE_ROOT
set -eu
crdc=$(realpath "$1")
crd="$2/crds/ray.io_rayclusters.yaml"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/templates"
cd "$folder"
echo '/* mine */' >templates/_head.tmpl
printf '# {{kind}}\n{{#each members}}\n{{key}}={{value}}\n{{/each}}\n' >templates/kind.md.tmpl
printf '{{! nothing }}\n' >templates/registry.c.tmpl
printf '{{#each kinds}}\n{{group}}/{{version}} {{kind}} {{file}}\n{{/each}}\n' >templates/index.txt.tmpl
"$crdc" generate --templates templates --out out "$crd"
grep -qx '/\* mine \*/' out/types.h
grep -qx '# RayCluster' out/ray.io/v1/raycluster.md
grep -qx 'namespaced=true' out/ray.io/v1/raycluster.md
grep -qx 'ray.io/v1alpha1 RayCluster ray.io/v1alpha1/raycluster' out/index.txt
[ ! -e out/registry.c ] # blank files are left out
[ -s out/registry.h ]
"$crdc" generate --check --templates templates --out out "$crd"
if "$crdc" generate --check --out out "$crd" 2>/dev/null; then echo "stale files were not told"; exit 1; fi

printf 'one\n  {{absent}}\n' >templates/index.txt.tmpl
if "$crdc" generate --templates templates --out out "$crd" 2>errors; then echo "a bad template was taken"; exit 1; fi
grep -q "templates/index.txt.tmpl:2:3: error: no such name: 'absent'" errors
