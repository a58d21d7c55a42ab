# SPDX-License-Identifier: Apache-2.0
# The program of the page judges what is put before it.
expect() { # expect STATUS TEXT COMMAND...: it ends so and says the text
  wanted=$1 text=$2 status=0
  shift 2
  "$@" >.output 2>&1 || status=$?
  [ "$status" = "$wanted" ] && grep -qF -- "$text" .output && return
  echo "$*: exit $status, not $wanted with \"$text\": $(cat .output)"
  exit 1
}
sed 's/^  name: .*/  name: BAD NAME/' "$ROOT/examples/raycluster.yaml" >name.yaml
expect 1 'metadata.name: Invalid value: "BAD NAME": a lowercase RFC 1123 subdomain must' ./cluster name.yaml
printf 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\n' >kind.yaml
expect 1 'kind: Invalid value: "Deployment": must be RayCluster' ./cluster kind.yaml
sed 's/maxReplicas:/maxReplica:/' "$ROOT/examples/raycluster.yaml" >field.yaml
expect 1 'unknown field "spec.workerGroupSpecs[0].maxReplica"' ./cluster field.yaml
expect 2 '/nowhere.yaml: No such file or directory' ./cluster /nowhere.yaml
