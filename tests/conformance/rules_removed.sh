#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Takes each of KubeRay's and Volcano's rules out in turn and counts those whose absence no test notices.
#
#   rules_removed.sh CRD_VALIDATE EDIT_CRD RULES_REMOVED
#
# Of KubeRay's CRDs: the places of kuberay/crd_rules.txt, asked by the requests beside it and by the recorded ones. Of the layers above:
# every rule of the overlays, by RULES_REMOVED, asked by the recorded requests (Volcano's are to its admission services), the cases
# beside this and those of upstream's tests in $CRDC_TABLES.
set -eu
validate=$(realpath "$1") edit=$(realpath "$2") layers=$(realpath "$3")
here=$(cd "$(dirname "$0")" && pwd)
. "$here/recorded.sh"
crds=$here/../../crds
cases=${CRDC_TABLES:-$here/../../build/tests/tables/unpacked}/cases/kuberay/cases.json
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unpack kuberay "$work"
unpack kuberay-layers "$work"
unpack volcano-layers "$work"

# The requests about the kinds of a CRD.
requests() {
  case $1 in
  ray.io_rayclusters) kind=RayCluster ;;
  ray.io_rayjobs) kind=RayJob ;;
  ray.io_rayservices) kind=RayService ;;
  ray.io_raycronjobs) kind=RayCronJob ;;
  esac
  grep "\"kind\":\"$kind\"" "$here/kuberay/crd.requests.jsonl"
  grep "\"crdFile\":\"[^\"]*/$1\.yaml\"" "$work/kuberay.requests.jsonl" | sed 's/"crdFile":"[^"]*",//'
}

tried=0 unnoticed=0
for crd in ray.io_rayclusters ray.io_rayjobs ray.io_rayservices ray.io_raycronjobs; do
  requests $crd >"$work/requests"
  cp "$crds/$crd.yaml" "$work/crd.json"
  "$validate" --batch --crd "$work/crd.json" <"$work/requests" >"$work/want"
  while read -r rule of place; do
    [ "$of" = $crd ] || continue
    tried=$((tried + 1))
    "$edit" "$crds/$crd.yaml" "$place" >"$work/crd.json"
    "$validate" --batch --crd "$work/crd.json" <"$work/requests" >"$work/got"
    if cmp -s "$work/want" "$work/got"; then
      echo "no test notices: $rule $of $place"
      unnoticed=$((unnoticed + 1))
    fi
  done <"$here/kuberay/crd_rules.txt"
done
echo "CRDs: $tried places taken out, $unnoticed unnoticed"
set -- "$here/kuberay/rules.json"
[ ! -f "$cases" ] || set -- "$@" "$cases"
"$layers" "$work/kuberay-layers.requests.jsonl" "$work/kuberay-layers.verdicts.jsonl" \
  "$work/volcano-layers.requests.jsonl" "$work/volcano-layers.verdicts.jsonl" "$@" || unnoticed=$((unnoticed + $?))
echo "$unnoticed"
[ "$unnoticed" = 0 ]
