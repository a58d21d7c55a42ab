# SPDX-License-Identifier: Apache-2.0
# What the shell tests share, to be read by them: `. FOLDER/shell.sh`. `work` is then a folder of theirs, which goes when they end, and
# `failures` counts what `fail` said.
set -u
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
failures=0

fail() {
  echo "FAILED $*"
  failures=$((failures + 1))
}

# crd_of KIND [GROUP]: a CRD of that kind in example.com or the group; what follows `storage: true` of its only version is read.
crd_of() {
  lower=$(echo "$1" | tr 'A-Z' 'a-z')
  cat <<END
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: ${lower}s.${2:-example.com}}
spec:
  group: ${2:-example.com}
  scope: Namespaced
  names: {plural: ${lower}s, singular: $lower, kind: $1, listKind: $1List}
  versions:
  - name: v1
    served: true
    storage: true
END
  cat
}
