#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compares crdc's reading of markers with controller-gen's on Go packages that others wrote: its own examples, or yours. Each
# package of the module goes through controller-gen as it is; and with its markers taken out, which come back as an overlay.
# Webhook markers go into `crdc manifests`, and all markers that controller-gen lists are looked up in `crdc help markers`.
# usage: upstream.sh CRDC CONTROLLER_GEN [MODULE...]     MODULE: a folder with go.mod
set -u
crdc=$(realpath "$1") generator=$(realpath "$2")
shift 2
here=$(dirname "$(realpath "$0")") work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v go >/dev/null || { echo "no Go here: nothing is compared"; exit 77; }
export GOFLAGS=-mod=mod
kinds=0 hooks=0 packages=0 agreed=0 refused=0 differed=0 go_only=0

# verdict NAME WANT GOT: compares two files, and counts.
verdict() {
  if python3 "$here/compare.py" "$2" "$3" >"$work/diff"; then agreed=$((agreed + 1))
  else echo "$1: differs"; sed 's/^/  /' "$work/diff"; differed=$((differed + 1)); fi
}

# Whether crdc refuses markers that controller-gen refuses.
refusal() {
  if "$@" >/dev/null 2>"$work/refusal"; then
    echo "$package: controller-gen refuses it, crdc does not: $(head -1 "$work/log")"; differed=$((differed + 1))
  else
    refused=$((refused + 1))
    echo "$package: refused by both: $(head -1 "$work/log" | sed "s|$work/real/||" | cut -c1-160)"
    grep -E 'error: |^crdc' "$work/refusal" | sed "s|$work/||; s|^|  crdc: |" | head -3
  fi
}

# Packages (paths, with controller-gen's flags) whose types give CRDs together.
types() {
  local out="$work/out" flags=$1 paths=$2 file name
  rm -rf "$out"
  (cd "$work/marked" && "$generator" "$flags" paths="$paths" output:crd:dir="$out/marked") >"$work/marked.log" 2>&1
  (cd "$work/real" && "$generator" "$flags" paths="$paths" output:crd:dir="$out/real") >"$work/log" 2>&1
  if [ -s "$work/marked.log" ] && [ -s "$work/log" ]; then
    echo "$package: refused for its Go types: $(head -1 "$work/log" | sed "s|$work/real/||" | cut -c1-160)"; go_only=$((go_only + 1)); return
  fi
  for file in "$out"/marked/*.yaml; do
    [ -f "$file" ] || continue
    name=$(basename "$file")
    kinds=$((kinds + 1))
    python3 "$here/tokens.py" split "$file" "$work/markers" "$work/plain.yaml" "$work/overlay.yaml" "$work/used" |
      sed "s|^|$package $name: |"
    if [ -s "$work/log" ]; then refusal "$crdc" crd --no-check --overlay "$work/overlay.yaml" "$work/plain.yaml"
    elif "$crdc" crd --no-check --overlay "$work/overlay.yaml" "$work/plain.yaml" >"$work/got.yaml" 2>"$work/got.log"; then
      verdict "$package $name" "$out/real/$name" "$work/got.yaml"
    else echo "$package $name: crdc refuses it:"; sed 's/^/  /' "$work/got.log" | head -20; differed=$((differed + 1)); fi
  done
}

# Generates a package with its own go:generate line, or else alone.
package_types() {
  local default=crd:ignoreUnexportedFields=true,allowDangerousTypes=true line flags paths
  line=$(grep -hoE '^//go:generate .*controller-gen.* crd.* paths=.*' "$work/real/$package"/*.go | head -1)
  if [ -z "$line" ]; then
    grep -qxF "$package" "$work/together" || types "$default" "./$package"
    return
  fi
  flags=$(grep -oE '\bcrd(:[^ "]*)?( |$)' <<<"${line#*controller-gen}" | tail -1 | tr -d ' ')
  paths=$(sed -E 's/.* paths=([^ "]*).*/\1/' <<<"$line" | tr ';' '\n' | sed "s|^\./|$package/|; s|^\.$|$package|" | paste -sd';')
  types "$flags" "$paths"
}

# The packages in another package's go:generate line.
together() {
  (cd "$work/real" && grep -rE '^//go:generate .*controller-gen.* paths=.*;' --include=*.go . | while IFS=: read -r file line; do
    sed -E 's/.* paths=([^ "]*).*/\1/' <<<"$line" | tr ';' '\n' | sed 's|^\./||; s|/\.\.\.$||; /^$/d' | sed "s|^|$(dirname "$file")/|"
  done)
}

webhooks() {
  local out="$work/hooks"
  grep -hE '^\s*// ?\+kubebuilder:webhook' "$work/real/$package"/*.go >"$work/lines" 2>/dev/null || return
  rm -rf "$out" && mkdir "$out"
  hooks=$((hooks + $(wc -l <"$work/lines")))
  { sed -E 's/^\s*\/\/ ?/# /' "$work/lines"; printf '\nkind: Thing\n'; } >"$work/overlay.yaml"
  set -- --overlay "$work/overlay.yaml" "$here/thing.yaml"
  if ! (cd "$work/real" && "$generator" webhook paths="./$package" output:webhook:dir="$out") >"$work/log" 2>&1; then
    refusal "$crdc" manifests "$@"
    return
  fi
  # controller-gen writes CRDs that the API server refuses: crdc reports this unless an option says not to.
  "$crdc" manifests "$@" 2>&1 >/dev/null | sed "s|^|$package: refused by the API server, so by |; s|$| (compared with --no-check)|"
  if "$crdc" manifests --no-check "$@" >"$work/got.yaml" 2>"$work/got.log"; then
    verdict "$package webhooks" "$out/manifests.yaml" "$work/got.yaml"
  else echo "$package webhooks: crdc refuses them:"; sed 's/^/  /' "$work/got.log"; differed=$((differed + 1)); fi
}

all=0
"$generator" crd -wwww >"$work/listed" 2>&1
for module in "$@"; do
  rm -rf "$work/real" "$work/marked"
  cp -r "$module" "$work/real" && find "$work/real" -name '*_test.go' -delete && chmod -R u+w "$work/real" &&
    cp -r "$work/real" "$work/marked" || exit 1
  python3 "$here/tokens.py" mark "$work/marked" "$work/markers" "$work/listed" || exit 1
  : >"$work/used"
  together >"$work/together"
  while read -r package; do
    packages=$((packages + 1))
    package_types
    webhooks
  done < <(cd "$work/real" && find . -name '*.go' -printf '%h\n' | sort -u)
  all=$((all + $(sort -u "$work/used" | wc -l)))
  python3 "$here/tokens.py" unused "$work/markers" "$work/used"
done
python3 "$here/listing.py" "$crdc" "$generator" || differed=$((differed + 1))
echo "$packages packages, $kinds CRDs, $all markers of types and fields, $hooks of webhooks:" \
  "$agreed agree, $refused refused by both, $go_only refused for their Go types, $differed differ"
[ "$differed" = 0 ]
