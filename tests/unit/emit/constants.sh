#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Headers say the limits, defaults and enums of a schema, and give each text of an enum a name of its own, whatever it is.
# Usage: constants.sh CRDC SOURCE_ROOT
. "$(dirname "$0")/../shell.sh"
set -e
folder=$work
crdc=$(realpath "$1")
crd_of Thing >"$folder/crd.yaml" <<'YAML'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              mode: {type: string, default: a-b, enum: ["a-b", "a.b", "", "*", "say \"x\" */", "é"]}
              mode_a: {type: string, enum: ["b"]}
              sizes: {type: array, minItems: 1, maxItems: 3, items: {type: integer, minimum: 1, maximum: 9, exclusiveMaximum: true}}
              names: {type: object, additionalProperties: {type: string, enum: [x], maxLength: 5}}
              part: {type: object, default: {}, properties: {mode: {type: string, enum: [type]}}}
              number: {type: integer, enum: [1, 2]}
YAML
cat >"$folder/main.c" <<'C'
#include "example.com/v1/thing.h"
#define is(constant, text) (crd_string_equal(constant, CRD_STRING(text)) ? 0 : 1)
int main(void) {
  return is(CRD_ENUM(example_com_v1_Thing_Spec, mode_a_b), "a-b") + is(CRD_ENUM(example_com_v1_Thing_Spec, mode_a_b_2), "a.b") +
         is(CRD_ENUM(example_com_v1_Thing_Spec, mode_empty), "") + is(CRD_ENUM(example_com_v1_Thing_Spec, mode_4), "*") +
         is(CRD_ENUM(example_com_v1_Thing_Spec, mode_say_x), "say \"x\" */") + is(CRD_ENUM(example_com_v1_Thing_Spec, mode_6), "\303\251") +
         is(CRD_ENUM(example_com_v1_Thing_Spec, mode_a_b_3), "b") + is(CRD_ENUM(example_com_v1_Thing_Spec, names_x), "x") +
         is(CRD_ENUM(example_com_v1_Thing_Part, mode_type), "type");
}
C
cd "$2"
"$crdc" generate --out "$folder/out" "$folder/crd.yaml" >/dev/null
header=$folder/out/example.com/v1/thing.h
cc -std=c99 -Wall -Wextra -Wpedantic -Werror -Iruntime/include -I"$folder/out" -o "$folder/main" "$folder/main.c" || { cat "$header"; exit 1; }
"$folder/main" || { echo "$? constants are not their texts"; cat "$header"; exit 1; }
for comment in 'default "a-b"; one of "a-b", "a.b", ""' '1 to 3 items; of each: at least 1; less than 9' \
  'of each: at most 5 characters; one of "x"' 'default {}' 'one of 1, 2'; do
  grep -qF -- "$comment" "$header" || { echo "no \"$comment\" in"; cat "$header"; exit 1; }
done
