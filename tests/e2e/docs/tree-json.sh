# SPDX-License-Identifier: Apache-2.0
# The program of the page takes what cJSON holds, and refuses by name what it does not hold.
expect() { # expect STATUS TEXT COMMAND...: it ends so and says the text
  wanted=$1 text=$2 status=0
  shift 2
  "$@" >.output 2>&1 || status=$?
  [ "$status" = "$wanted" ] && grep -qF -- "$text" .output && return
  echo "$*: exit $status, not $wanted with \"$text\": $(cat .output)"
  exit 1
}
queue='{"apiVersion":"scheduling.volcano.sh/v1beta1","kind":"Queue","metadata":{"name":"a"},"spec":{"weight":WEIGHT}}'
expect 0 '"weight":2' ./tree "${queue/WEIGHT/2}"
expect 1 'spec.weight: cJSON may have rounded an integer of 2^53 or more' ./tree "${queue/WEIGHT/9007199254740993}"
expect 1 'must be of type integer' ./tree "${queue/WEIGHT/\"x\"}"
