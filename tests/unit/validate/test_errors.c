/* Errors as data and as text; paths. */
#include <crd/errors.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(errors, .init = setup, .fini = teardown);

static void equals(crd_string got, const char *want) {
  cr_assert(crd_string_equal(got, crd_string_of(want)), "got \"%.*s\", want \"%s\"", (int)got.size, got.data, want);
}

Test(errors, bodies_show_values_of_some_types_only) {
  crd_error error = {.type = CRD_ERROR_INVALID,
                     .has_value = true,
                     .field = CRD_STRING("spec.n"),
                     .value = CRD_STRING("5"),
                     .detail = CRD_STRING("must be odd")};
  equals(crd_error_message(arena, &error), "spec.n: Invalid value: 5: must be odd");
  error.type = CRD_ERROR_TOO_LONG;
  equals(crd_error_body(arena, &error), "Too long: must be odd");
  error.type = CRD_ERROR_DUPLICATE;
  error.detail = (crd_string){NULL, 0};
  equals(crd_error_body(arena, &error), "Duplicate value: 5");
  error.has_value = false;
  equals(crd_error_body(arena, &error), "Duplicate value");
  equals(crd_error_type_reason(CRD_ERROR_INTERNAL), "InternalError");
  equals(crd_error_type_text(CRD_ERROR_TYPE_INVALID), "Invalid value");
}

Test(errors, values_print_as_go_prints_them) {
  crd_value text = crd_value_make_string(CRD_STRING("a\"\n\x7f\xc3\xa9")), number = crd_value_make_double(1e6),
            null = crd_value_make_null(), map = crd_value_make_map(arena, 2);
  equals(crd_error_value(arena, &text), "\"a\\\"\\n\\x7f\xc3\xa9\"");
  equals(crd_error_value(arena, &number), "1e+06");
  equals(crd_error_value(arena, &null), "null");
  crd_value_set(arena, &map, CRD_STRING("b"), crd_value_make_double(1e6));
  crd_value_set(arena, &map, CRD_STRING("a"), crd_value_make_string(CRD_STRING("<")));
  equals(crd_error_value(arena, &map), "{\"a\":\"\\u003c\",\"b\":1000000}");
  equals(crd_error_value_int(arena, INT64_MIN), "-9223372036854775808");
}

Test(errors, sort_keeps_the_order_within_a_stage) {
  crd_errors errors = crd_errors_init(arena);
  const uint8_t stages[] = {CRD_STAGE_CEL, CRD_STAGE_META, CRD_STAGE_CEL, CRD_STAGE_SCHEMA, CRD_STAGE_META};
  for (uint32_t i = 0; i < 5; i++) crd_errors_add(&errors, (crd_error){.stage = stages[i], .offset = i});
  crd_errors_sort(&errors);
  const uint32_t order[] = {1, 4, 3, 0, 2};
  for (uint32_t i = 0; i < 5; i++) cr_assert_eq(errors.items[i].offset, order[i]);
}

Test(errors, only_some_types_keep_rules_from_running) {
  crd_errors errors = crd_errors_init(arena);
  crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_INVALID});
  crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_DUPLICATE});
  cr_assert_not(crd_errors_block_cel(&errors));
  crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_REQUIRED});
  cr_assert(crd_errors_block_cel(&errors));
}

Test(errors, texts_are_bounded_in_bytes) {
  crd_errors errors = crd_errors_init(arena);
  static char path[1 << 20];
  memset(path, 'a', sizeof path);
  for (int i = 0; i < 100; i++) crd_errors_add(&errors, (crd_error){.field = {path, sizeof path}});
  cr_assert_eq(errors.count, CRD_ERRORS_BYTES / sizeof path);
  cr_assert(errors.truncated);
  cr_assert(crd_errors_full(&errors));
}

Test(errors, a_limit_truncates) {
  crd_errors errors = crd_errors_init(arena);
  errors.limit = 3;
  for (int i = 0; i < 5; i++) crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_INVALID});
  cr_assert_eq(errors.count, 3);
  cr_assert(errors.truncated);
}

Test(errors, paths_in_both_styles) {
  crd_path spec = {NULL, CRD_STRING_INIT("spec"), 0, CRD_PATH_FIELD};
  crd_path key = {&spec, CRD_STRING_INIT("a.b/c"), 0, CRD_PATH_KEY};
  crd_path item = {&key, {NULL, 0}, 120, CRD_PATH_INDEX};
  crd_path leaf = {&item, CRD_STRING_INIT("x"), 0, CRD_PATH_FIELD};
  crd_string none = {NULL, 0};
  equals(crd_path_text(arena, none, &leaf, CRD_PATH_DOTTED), "spec.a.b/c[120].x");
  equals(crd_path_text(arena, none, &leaf, CRD_PATH_SUBSCRIPT), "spec[a.b/c][120].x");
  equals(crd_path_text(arena, CRD_STRING("status"), &spec, CRD_PATH_DOTTED), "status.spec");
  equals(crd_path_text(arena, CRD_STRING("status"), NULL, CRD_PATH_DOTTED), "status");
  equals(crd_path_text(arena, none, NULL, CRD_PATH_DOTTED), "");
}
