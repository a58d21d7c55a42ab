#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Two sets that were generated with prefixes of their own link into one program: of the same CRD, and of another state of it.
# Each judges by its own. Sets of different kinds need no prefix, and their headers stand in one file. Usage: linked.sh CRDC SOURCE_ROOT LIBCRDRT [-fsanitize=...]
. "$(dirname "$0")/../shell.sh"
set -e
crdc=$(realpath "$1")
runtime=$(realpath "$3")
cd "$2"
# In strict C ??/ at the end of a line is a backslash, also in a comment.
cc="${CC:-cc} -std=c11 -Werror=trigraphs ${4:-} -Iruntime/include"

for most in 3 5; do
  crd_of Thing >"$work/$most.yaml" <<YAML
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            x-kubernetes-validations: [{rule: "self.size < $most || // why??/\\n self.mode == 'wide'", message: "size: less than $most"}]
            properties:
              size: {type: integer, maximum: ${most}0}
              mode: {type: string, default: plain, enum: [plain, wide]}
              parts: {type: object, additionalProperties: {type: array, items: {type: array, items: {type: string}}}}
YAML
done
for set in one:3 same:3 later:5; do
  name=${set%:*}
  "$crdc" generate --symbol-prefix "${name}_" --out "$work/$name" "$work/${set#*:}.yaml"
  while read -r file; do
    $cc -c "$work/$name/$file" -o "$work/$name-$(echo "$file" | tr / -).o"
  done <"$work/$name/sources.txt"
done
cat >"$work/main.c" <<'C'
#include <stdio.h>
#include "one/example.com/v1/thing.h"
#include "one/registry.h"
#include "same/example.com/v1/thing.h"
#include "same/registry.h"
#include "later/example.com/v1/thing.h"
#include "later/registry.h"

/* How many errors each set finds in a thing of that size; 100 and more where its struct is not what was read. */
#define DEFINE_ERRORS(PREFIX)                                                                                       \
  static size_t errors_of_##PREFIX(int64_t size, const char *text) {                                                \
    crd_arena *arena = crd_arena_create(NULL);                                                                      \
    crd_errors errors = crd_errors_init(arena);                                                                     \
    PREFIX##_example_com_v1_Thing *thing =                                                                          \
        PREFIX##_example_com_v1_Thing_from_json(arena, crd_string_of(text), NULL, &errors);                         \
    const PREFIX##_example_com_v1_Thing_Spec *spec = thing ? thing->spec : NULL;                                    \
    bool read = spec && spec->size == size && CRD_HAS(spec, size) && \
                crd_string_equal(spec->mode, CRD_ENUM(PREFIX##_example_com_v1_Thing_Spec, mode_plain));             \
    bool judged = thing && PREFIX##_example_com_v1_Thing_validate(thing, NULL, NULL, &errors) == (errors.count == 0); \
    size_t count = errors.count + (read && judged ? 0 : 100) + (PREFIX##_crd_registry_generated.count == 1 ? 0 : 100); \
    crd_arena_destroy(arena);                                                                                       \
    return count;                                                                                                   \
  }
DEFINE_ERRORS(one)
DEFINE_ERRORS(same)
DEFINE_ERRORS(later)

int main(void) {
  static const int64_t sizes[] = {1, 4, 40, 60};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    char text[200];
    snprintf(text, sizeof text,
             "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"size\":%d}}",
             (int)sizes[i]);
    printf("%d: %zu %zu %zu\n", (int)sizes[i], errors_of_one(sizes[i], text), errors_of_same(sizes[i], text),
           errors_of_later(sizes[i], text));
  }
  return 0;
}
C
$cc -Wall -Wextra -Werror -I"$work" -o "$work/program" "$work/main.c" "$work"/*.o "$runtime" -lre2 -lstdc++ -lm -pthread
"$work/program" >"$work/said"
cat >"$work/wanted" <<'END'
1: 0 0 0
4: 1 1 0
40: 2 2 1
60: 2 2 2
END
diff "$work/wanted" "$work/said" || fail "the sets do not judge by their own"
if "$crdc" generate --symbol-prefix 9x --out "$work/bad" "$work/3.yaml" 2>/dev/null; then fail "a prefix that begins no identifier was taken"; fi

# The same types, patterns and lists of lists in both, one registry each.
for kind in Left Right; do
  crd_of $kind >"$work/$kind.yaml" <<'YAML'
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            properties:
              size: {type: integer, maximum: 30}
              name: {type: string, pattern: '^[a-z]+$'}
              parts: {type: object, additionalProperties: {type: array, items: {type: array, items: {type: string}}}}
YAML
  "$crdc" generate --out "$work/own-$kind" "$work/$kind.yaml"
  for file in $(cat "$work/own-$kind/sources.txt"); do
    $cc -c "$work/own-$kind/$file" -o "$work/own-$kind-$(echo "$file" | tr / -).o"
  done
done
cat >"$work/own.c" <<'C'
#include "own-Left/registry.h"
#include "own-Left/example.com/v1/left.h"
static const crd_registry *left(void) { return &crd_registry_generated; }
#undef crd_registry_generated
#include "own-Right/registry.h"
#include "own-Right/example.com/v1/right.h"
static const crd_registry *right(void) { return &crd_registry_generated; }

int main(void) {
  return !(left() != right() && left()->count == 1 && right()->count == 1 &&
           crd_registry_find(left(), CRD_STRING("example.com"), CRD_STRING("v1"), CRD_STRING("Left")) &&
           crd_registry_find(right(), CRD_STRING("example.com"), CRD_STRING("v1"), CRD_STRING("Right")));
}
C
$cc -Wall -Wextra -Werror -I"$work" -o "$work/own" "$work/own.c" "$work"/own-*.o "$runtime" -lre2 -lstdc++ -lm -pthread
"$work/own" || fail "two sets without a prefix have not each their registry"

# A plugin shows what it means to show: what is generated is hidden as the rest of it is, the library by the linker.
if [ -z "${4:-}" ]; then
  mkdir "$work/plugin"
  for file in $(cat "$work/own-Left/sources.txt"); do
    $cc -fPIC -fvisibility=hidden -c "$work/own-Left/$file" -o "$work/plugin/$(echo "$file" | tr / -).o"
  done
  cat >"$work/plugin/plugin.c" <<'C'
#include "own-Left/example.com/v1/left.h"
__attribute__((visibility("default"))) bool plugin_judge(crd_arena *arena, crd_string text) {
  return example_com_v1_Left_from_json(arena, text, NULL, NULL) != NULL;
}
C
  $cc -fPIC -fvisibility=hidden -I"$work" -shared -Wl,--exclude-libs,ALL -o "$work/plugin.so" "$work/plugin/plugin.c" "$work"/plugin/*.o "$runtime" -lre2 -lstdc++ -lm -pthread
  [ "$(nm -D --defined-only "$work/plugin.so" | sed 's/.* //')" = plugin_judge ] || fail "a plugin shows: $(nm -D --defined-only "$work/plugin.so" | sed 's/.* //' | head -5)"
fi
[ "$failures" -eq 0 ]
