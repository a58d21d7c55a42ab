#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A CRD that is added brings names and takes none away, wherever it stands among the others: every type, text of an enum and
# function that the headers of some CRDs have, those of more CRDs have too; by which of its names a struct is declared is
# left to all of them. Usage: names.sh CRDC SOURCE_ROOT
. "$(dirname "$0")/../shell.sh"
crdc=$(realpath "$1")
cd "$2" || exit 1

# made FOLDER CRD...: the names in FOLDER.names.
made() {
  to=$work/$1
  shift
  "$crdc" generate --out "$to" "$@" >"$to.log" 2>&1 || { fail "crdc generate $*"; cat "$to.log"; }
  find "$to" -name '*.h' ! -path "$to/registry.h" ! -path "$to/tables.h" -exec cat {} + |
    sed -nE 's!/\*([^*]|\*[^/])*\*/!!g; /^ \*/d; /_(h|H)$/d
      s/^#define (\w+) .*/text \1/p; s/^(} (\w+)|typedef \w+ (\w+));/type \2\3/p; s/.*const crd_kind (\w+);/kind \1/p; s/.* \*?(\w+)\(.*/function \1/p' |
    sort -u >"$to.names"
}

# kept FEWER MORE: the names of the first are among those of the second.
kept() {
  lost=$(comm -23 "$work/$1.names" "$work/$2.names" | head -5)
  [ -z "$lost" ] || { fail "with $2, $1 lacks names:"; echo "$lost"; }
}

kuberay=$(ls crds/ray.io_*s.yaml | grep -v markers)
made all crds
made backwards $(ls crds/*s.yaml | grep -v markers | sort -r)
kept all backwards
kept backwards all
[ "$(wc -l <"$work/all.names")" -gt 2000 ] || fail "few names were found"
# shellcheck disable=SC2086
made kuberay $kuberay
kept kuberay all
# Rules of one kind ask for others of the cluster, whose overlays say how.
asked='crds/scheduling.volcano.sh_queues.yaml crds/core_namespaces.yaml'
for crd in $(ls crds/*.volcano.sh_*.yaml | grep -v markers); do
  # shellcheck disable=SC2046,SC2086
  made "$(basename "$crd")" $(printf '%s\n' "$crd" $asked | sort -u)
  kept "$(basename "$crd")" all
done
# Other people's CRDs, of several versions of Kubernetes' types and in groups whose names begin alike.
corpus=${CRDC_TABLES:-/nowhere}/crds/corpus
if [ -d "$corpus" ]; then
  others=$(grep -rlE '^apiVersion: apiextensions.k8s.io/v1$' "$corpus" --include='*.yaml' | grep -v openshift | sort | head -40)
  # shellcheck disable=SC2086
  made more $others crds
  kept all more
else
  echo "no CRDs of other projects: those of crds/ alone were compared"
fi

# Two kinds that differ in a struct of one name, and two groups that begin alike.
crd_of Anvil >"$work/anvil.yaml" <<'YAML'
    schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {head: {type: object, properties: {weight: {type: integer}}}}}}}}
YAML
crd_of Hammer >"$work/hammer.yaml" <<'YAML'
    schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {head: {type: object, properties: {weight: {type: string}}}}}}}}
YAML
sed 's/example\.com/example.org/g' "$work/hammer.yaml" >"$work/other.yaml"
made hammer "$work/hammer.yaml"
made three "$work/anvil.yaml" "$work/other.yaml" "$work/hammer.yaml"
kept hammer three
grep -q 'type example_com_v1_Hammer$' "$work/three.names" && grep -q 'type example_org_v1_Hammer$' "$work/three.names" ||
  fail "two groups that begin alike do not have both their kinds"
[ "$failures" -eq 0 ]
