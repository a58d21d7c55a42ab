/* SPDX-License-Identifier: Apache-2.0 */
/* What the tests of the CEL run time share: a fresh evaluation, calls, expectations. */
#ifndef CRD_CEL_TEST_H
#define CRD_CEL_TEST_H

#include <crd/generated/cel_functions.h>
#include <crd/walk.h>
#include <criterion/criterion.h>

/* One at a time: the arena of the one before goes. */
static inline crd_cel *fresh(void) {
  static crd_arena *arena;
  crd_arena_destroy(arena);
  arena = crd_arena_create(NULL);
  crd_cel *cel = crd_arena_zalloc(arena, sizeof *cel);
  cel->arena = arena;
  cel->limit = CRD_CEL_CALL_LIMIT;
  return cel;
}

static inline crd_cel_value text(const char *chars) {
  return crd_cel_of_string(crd_string_of(chars));
}

static inline crd_cel_value call1(crd_cel *cel, crd_cel_function *function, crd_cel_value a) {
  return function(cel, &a, 1);
}
static inline crd_cel_value call2(crd_cel *cel, crd_cel_function *function, crd_cel_value a, crd_cel_value b) {
  crd_cel_value arguments[2] = {a, b};
  return function(cel, arguments, 2);
}

static inline void expect_text(crd_cel_value got, const char *want) {
  cr_assert_eq(got.kind, CRD_CEL_STRING);
  cr_assert(crd_string_equal(got.as.text, crd_string_of(want)), "got %.*s, want %s", (int)got.as.text.size, got.as.text.data,
            want);
}

static inline void expect_error(const crd_cel *cel, crd_cel_value got, const char *want) {
  cr_assert_eq(got.kind, CRD_CEL_FAILED);
  cr_assert(crd_string_equal(cel->error, crd_string_of(want)), "got %.*s, want %s", (int)cel->error.size, cel->error.data,
            want);
}

#endif
