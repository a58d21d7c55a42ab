#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A rule set that is included with several types of self is compiled for each: Volcano's Queue, whose set quantity is run on
# capability and on deserved, with another pattern at one of them. Both fields are judged, by what crd-validate compiles in
# memory and by what cc makes of the generated files.
#
#   instances.sh CRDC CRD_VALIDATE SOURCE_ROOT LIBCRDRT [-fsanitize=...]
. "$(dirname "$0")/../shell.sh"
set -e
crdc=$(realpath "$1") validate=$(realpath "$2") runtime=$(realpath "$4")
cd "$3"
cc="${CC:-cc} -std=c11 -Wall -Wextra -Werror ${5:-} -Iruntime/include -I$work/generated"
name=scheduling.volcano.sh_queues
changed='^-?[0-9]+m?$'

mkdir "$work/crds"
cp crds/$name.markers.yaml "$work/crds"
awk -v to="$changed" '/^ *capability:$/ { here = 1 } here && /^ *pattern: / { sub(/pattern: .*/, "pattern: " to); here = 0 } { print }' \
  crds/$name.yaml >"$work/crds/$name.yaml"
[ "$(diff crds/$name.yaml "$work/crds/$name.yaml" | grep -c '^>')" = 1 ] || fail "one pattern was to be changed"

# queue NAME SPEC: an object, as YAML and JSON at once.
queue() {
  printf '{"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": "a"}, "spec": %s}\n' "$2" >"$work/$1.yaml"
}
queue good '{"capability": {"cpu": "2"}, "deserved": {"cpu": "1", "memory": "1Gi"}}'
queue capability '{"capability": {"cpu": "-1"}}'
queue deserved '{"deserved": {"cpu": "-2"}}'
queue both '{"capability": {"cpu": "-1", "pods": "2500m"}, "deserved": {"cpu": "-2", "pods": "1500m"}}'
queue pattern '{"capability": {"memory": "1Gi"}, "deserved": {"memory": "1Gi"}}'
objects='good capability deserved both pattern'
cat >"$work/wanted" <<'END'
good: allowed
capability: spec.capability[cpu]: Invalid value: requestBody.spec.capability.cpu: Invalid value: "-1": must be greater than or equal to 0
deserved: spec.deserved[cpu]: Invalid value: requestBody.spec.deserved.cpu: Invalid value: "-2": must be greater than or equal to 0
both: spec.capability[cpu]: Invalid value: [requestBody.spec.capability.cpu: Invalid value: "-1": must be greater than or equal to 0, requestBody.spec.capability.pods: Invalid value: "2500m": must be an integer, requestBody.spec.deserved.cpu: Invalid value: "-2": must be greater than or equal to 0, requestBody.spec.deserved.pods: Invalid value: "1500m": must be an integer]
pattern: spec.capability.memory: Invalid value: "1Gi": spec.capability.memory in body should match '^-?[0-9]+m?$'
END

# In memory. Of the kind that is compiled in all is the same but for the pattern.
for object in $objects; do
  said=$("$validate" --no-cache --layers webhook --crd "$work/crds/$name.yaml" "$work/$object.yaml" 2>&1 || true)
  line=$(printf '%s\n' "$said" | sed -n 's/^.*: Queue a: //p' | sed 's/ \[webhook, .*\]$//')
  case "$said" in *'1 valid, 0 invalid'*) line=allowed ;; esac
  [ -n "$line" ] || line=$said
  echo "$object: $line"
done >"$work/memory"
diff "$work/wanted" "$work/memory" || fail "crd-validate judges otherwise"

# As files.
"$crdc" generate --out "$work/generated" "$work/crds"
cat >"$work/main.c" <<'C'
#include "scheduling.volcano.sh/v1beta1/queue.h"
#include <crd/file.h>
#include <crd/request.h>
#include <stdio.h>

/* NAME FILE...: what the webhook says of each. */
int main(int argc, char **argv) {
  for (int i = 1; i + 1 < argc; i += 2) {
    crd_arena *arena = crd_arena_create(NULL);
    crd_string text, error;
    crd_verdict verdict;
    if (!crd_file_read(arena, argv[i + 1], &text, &error)) return 2;
    crd_request request = {.kind = &scheduling_volcano_sh_v1beta1_Queue_layered_kind,
                           .body = text,
                           .layers = CRD_LAYER_CRD | CRD_LAYER_WEBHOOK};
    crd_request_judge(arena, &request, &verdict);
    printf("%s: ", argv[i]);
    if (verdict.allowed) printf("allowed\n");
    fflush(stdout);
    crd_errors_print(&verdict.errors, stdout);
    crd_arena_destroy(arena);
  }
  return 0;
}
C
while read -r file; do
  $cc -c "$work/generated/$file" -o "$work/$(echo "$file" | tr / -).o"
done <"$work/generated/sources.txt"
$cc -o "$work/program" "$work/main.c" "$work"/*.o "$runtime" -lre2 -lyaml -lstdc++ -lm -pthread
# shellcheck disable=SC2046
"$work/program" $(for object in $objects; do echo "$object $work/$object.yaml"; done) >"$work/compiled"
diff "$work/wanted" "$work/compiled" || fail "the generated files judge otherwise"
# All of them as one source, too: no file has a name of another.
sed 's/.*/#include "&"/' "$work/generated/sources.txt" >"$work/all.c"
$cc -fsyntax-only "$work/all.c" || fail "the generated files are no single source"
[ "$failures" -eq 0 ]
