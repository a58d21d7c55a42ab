#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# What a struct says of its fields: set, taken out, null; a field of another struct does not compile, in C and in C++.
# Usage: presence.sh CRDC SOURCE_ROOT LIBCRDRT [-fsanitize=...]
. "$(dirname "$0")/../shell.sh"
set -e
crdc=$(realpath "$1")
runtime=$(realpath "$3")
cd "$2"
crd_of Thing >"$work/crd.yaml" <<'YAML'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              note: {type: string, nullable: true, default: hello}
              count: {type: integer}
              bit_of: {type: string}
              stage: {type: object, properties: {image: {type: string}, env: {type: array, items: {type: object, properties: {name: {type: string}}}}}}
YAML
"$crdc" generate --out "$work/out" "$work/crd.yaml" >/dev/null
cat >"$work/body.h" <<'C'
#include "example.com/v1/thing.h"
#include <crd/value.h>
#include <stdio.h>

static int failures;
static void is(crd_arena *arena, const example_com_v1_Thing *thing, const char *wanted) {
  crd_string text = example_com_v1_Thing_to_json(arena, thing);
  if (crd_string_equal(text, crd_string_of(wanted))) return;
  failures++;
  printf("%.*s\nwhere this was expected: %s\n", (int)text.size, text.data, wanted);
}

#define AROUND(spec) "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"},\"spec\":" spec "}"
#define WRITTEN(spec) "{\"spec\":" spec ",\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"}}"

int main(void) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_errors errors = crd_errors_init(arena);
  example_com_v1_Thing *thing = example_com_v1_Thing_from_json(
      arena, CRD_STRING(AROUND("{\"note\":null,\"count\":2.0,\"bit_of\":\"b\",\"stage\":{\"image\":\"i\",\"env\":[{\"name\":\"n\"}]}}")), NULL, &errors);
  if (!thing) return 1;
  example_com_v1_Thing_Spec spec = *thing->spec;
  example_com_v1_Thing_Stage stage = *spec.stage;
  CRD_PUT(thing, spec, &spec);
  CRD_PUT(&spec, stage, &stage);
  failures += CRD_HAS(&spec, note) || !CRD_HAS(&spec, count) || !CRD_HAS(&stage, env) || CRD_BIT(&stage, env) != 1;
  is(arena, thing, WRITTEN("{\"count\":2,\"bit_of\":\"b\",\"stage\":{\"image\":\"i\",\"env\":[{\"name\":\"n\"}]},\"note\":null}"));
  CRD_FORGET(arena, &spec, note);
  CRD_CLEAR(&spec, bit_of_);
  CRD_CLEAR(&stage, env);
  CRD_PUT(&spec, count, 3);
  is(arena, thing, WRITTEN("{\"count\":3,\"stage\":{\"image\":\"i\"}}"));
  CRD_SET_NULL(arena, &spec, note);
  is(arena, thing, WRITTEN("{\"count\":3,\"stage\":{\"image\":\"i\"},\"note\":null}"));
  failures += !example_com_v1_Thing_validate(thing, NULL, NULL, &errors);
  CRD_PUT(&spec, note, CRD_STRING("now"));
  is(arena, thing, WRITTEN("{\"note\":\"now\",\"count\":3,\"stage\":{\"image\":\"i\"}}"));
  CRD_SET_NULL(arena, &spec, count);
  is(arena, thing, WRITTEN("{\"note\":\"now\",\"stage\":{\"image\":\"i\"},\"count\":null}"));
  failures += example_com_v1_Thing_validate(thing, NULL, NULL, NULL);
  CRD_FORGET(arena, &spec, count);
  example_com_v1_Thing_Spec made = {0};
  CRD_SET_NULL(arena, &made, note);
  CRD_PUT(thing, spec, &made);
  is(arena, thing, WRITTEN("{\"note\":null}"));
  crd_errors_print(&errors, stdout);
  crd_arena_destroy(arena);
  return failures;
}
C
for file in $(cat "$work/out/sources.txt"); do
  ${CC:-cc} ${4:-} -Iruntime/include -c "$work/out/$file" -o "$work/$(echo "$file" | tr / -).o"
done
sed '/int main/,$d' "$work/body.h" >"$work/head.h"
for language in c c++; do
  case $language in
  c) compiler="${CC:-cc} -std=c11" ;;
  *) compiler="${CXX:-c++} -std=c++17 -Wno-missing-field-initializers" ;;
  esac
  compile="$compiler ${4:-} -Iruntime/include -I$work/out -x$language -c"
  for wrong in 'CRD_SET(&stage, count)' 'CRD_HAS(&spec, image)' 'CRD_PUT(&stage, count, 1)' 'CRD_CLEAR(spec.stage, image)' 'CRD_SET(&spec, count)'; do
    cat "$work/head.h" - >"$work/wrong.h" <<C
int main(void) {
  example_com_v1_Thing_Spec spec = {};
  example_com_v1_Thing_Stage stage = {};
  (void)spec, (void)stage, $wrong;
}
C
    if $compile -w -o "$work/wrong.o" "$work/wrong.h" 2>"$work/said"; then compiles=yes; else compiles=no; fi
    case $wrong in *'spec, count'*) [ $compiles = yes ] || fail "$language: $(cat "$work/said")" ;; *) [ $compiles = no ] || fail "$language: $wrong compiles" ;; esac
  done
  $compile -Wall -Wextra -Wpedantic -Werror -o "$work/main.c.o" "$work/body.h" || fail "$language: it does not compile without warnings"
  ${CXX:-c++} ${4:-} -o "$work/program" "$work"/*.c.o "$runtime" -lre2 -lm -pthread
  "$work/program" || fail "$language: the struct says something else"
done
[ "$failures" -eq 0 ]
