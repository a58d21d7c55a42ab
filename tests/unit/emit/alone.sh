#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A program that uses one kind links that kind's objects, and what it shares, but nothing of another kind.
# Usage: alone.sh SOURCE_ROOT LIBCRDGEN LIBCRDRT [-fsanitize=...]
. "$(dirname "$0")/../shell.sh"
generated=$(realpath "$2")
runtime=$(realpath "$3")
cd "$1" || exit 1
# links HEADER KIND...: a program that reads the first of the kinds has these kinds and no others.
links() {
  header=$1
  shift
  printf '#include "%s"\nint main(void) {\n  crd_arena *arena = crd_arena_create(NULL);\n  crd_errors errors = crd_errors_init(arena);\n  return !%s_from_json(arena, CRD_STRING("{}"), NULL, &errors);\n}\n' \
    "$header" "$1" >"$work/main.c"
  ${CC:-cc} -std=c11 ${sanitize:-} -Iruntime/include -Igenerated -o "$work/main" "$work/main.c" "$generated" "$runtime" \
    -lre2 -lstdc++ -lm -pthread || { fail "a program of $1 does not link"; return; }
  nm "$work/main" | sed -nE 's/.* [A-Za-z] (\w+)_kind$/\1/p' | grep '_v[0-9]' | sort >"$work/kinds"
  printf '%s\n' "$@" | sort | diff - "$work/kinds" >"$work/differ" || { fail "a program of $1 has other kinds:"; cat "$work/differ"; }
  others=$(nm "$work/main" | grep -oE '\w+_(layers|set_\w+)$' | grep -vE "^($1|(crd_)?core_)" | grep "_v[0-9]" | head -3)
  [ -z "$others" ] || fail "a program of $1 has rules of other kinds: $others"
}
sanitize=${4:-}
links ray.io/v1/raycluster.h ray_io_v1_RayCluster
links batch.volcano.sh/v1alpha1/job.h batch_volcano_sh_v1alpha1_Job
links scheduling.volcano.sh/v1beta1/queue.h scheduling_volcano_sh_v1beta1_Queue
[ "$failures" -eq 0 ]
