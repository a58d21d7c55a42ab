#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compares crdc's reading of markers with controller-gen's, where Go is at hand: for each seed, Go types with markers go
# through controller-gen, and the same types without them through controller-gen and, with the markers as an overlay, crdc;
# so do webhook markers.
# usage: compare.sh CRDC [SEEDS [FOLDER]]
set -u
crdc=$(realpath "$1") seeds=${2:-20} work=${3:-$(mktemp -d)}
here=$(dirname "$(realpath "$0")")
command -v go >/dev/null || { echo "no Go here: nothing is compared"; exit 77; }
mkdir -p "$work/module"
cd "$work/module" || exit 1
export GOFLAGS=-mod=mod
if [ ! -f go.mod ]; then
  go mod init things.example.com >/dev/null 2>&1
  go get sigs.k8s.io/controller-tools/cmd/controller-gen@v0.23.0 >/dev/null 2>&1 || { echo "controller-tools cannot be had"; exit 77; }
fi
[ -x "$work/controller-gen" ] || go build -o "$work/controller-gen" sigs.k8s.io/controller-tools/cmd/controller-gen || exit 77
agreed=0 differed=0 skipped=0
for seed in $(seq 1 "$seeds"); do
  rm -rf api && python3 "$here/types.py" "$seed" api || exit 1
  for package in marked plain; do
    rm -rf "out/$package"
    "$work/controller-gen" crd:allowDangerousTypes=true paths="./api/$package" output:crd:dir="out/$package" >"out.$package.log" 2>&1
  done
  if [ -s out.marked.log ]; then
    # crdc must refuse what controller-gen refuses.
    if "$crdc" crd --no-check --overlay api/overlay.yaml out/plain >got.yaml 2>got.log; then
      echo "seed $seed: controller-gen refuses it: $(head -1 out.marked.log)"; differed=$((differed + 1))
    else skipped=$((skipped + 1)); fi
    continue
  fi
  "$crdc" crd --no-check --overlay api/overlay.yaml out/plain >got.yaml 2>got.log || { echo "seed $seed:"; head -5 got.log; differed=$((differed + 1)); continue; }
  want=$(ls out/marked/*.yaml)
  if python3 "$here/compare.py" "$want" got.yaml >diff.log; then agreed=$((agreed + 1))
  else echo "seed $seed:"; cat diff.log; differed=$((differed + 1)); fi
done
for seed in $(seq 1 "$seeds"); do
  rm -rf hooks out/hooks && python3 "$here/webhooks.py" "$seed" hooks || exit 1
  "$work/controller-gen" webhook paths=./hooks/hooks output:webhook:dir=out/hooks >hooks.log 2>&1
  if "$crdc" manifests --overlay hooks/overlay.yaml hooks/crd.yaml >got.yaml 2>got.log &&
    python3 "$here/compare.py" out/hooks/manifests.yaml got.yaml >diff.log; then agreed=$((agreed + 1))
  else echo "webhooks of seed $seed:"; head -5 hooks.log got.log diff.log; differed=$((differed + 1)); fi
done
echo "$agreed agree, $skipped refused by both, $differed differ"
[ "$differed" = 0 ]
