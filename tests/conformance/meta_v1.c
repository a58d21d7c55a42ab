/* SPDX-License-Identifier: Apache-2.0 */
/* Object metadata and the checks of meta/v1: apimachinery's tables, and apiextensions' of coerced and embedded metadata. A
 * row says by its members what it checks. */
#include "suite.h"
#include <crd/meta_v1.h>
#include <crd/metadata.h>

static crd_string joined(crd_arena *arena, const crd_errors *errors) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, crd_error_message(arena, &errors->items[i]));
  }
  return crd_text_string(&text);
}

/* What the tables cannot say in JSON: a repeated letter, a time that is there but zero. */
static void expand(crd_arena *arena, crd_value *value) {
  if (value->kind == CRD_MAP) {
    const crd_value *repeat = crd_value_get(value, CRD_STRING("$repeat"));
    if (repeat) {
      size_t size = (size_t)repeat->as.items[1].as.integer;
      char *letters = crd_arena_alloc(arena, size);
      memset(letters, repeat->as.items[0].as.string[0], size);
      *value = crd_value_make_string((crd_string){letters, size});
      return;
    }
    for (uint32_t i = 0; i < value->size; i++) expand(arena, &value->as.members[i].value);
  } else if (crd_value_is_string(value, CRD_STRING("<zero time>"))) {
    *value = crd_value_make_string(CRD_STRING("2026-01-01T00:00:00Z"));
  }
}

static const crd_value *expanded(crd_arena *arena, const crd_value *value) {
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_copy(arena, value);
  expand(arena, copy);
  return copy;
}

/* The whole of object metadata, coerced first. */
static void check_metadata(crd_errors *errors, const crd_value *new, const crd_value *old) {
  crd_arena *arena = errors->arena;
  crd_metadata_options options = {.path = CRD_STRING("field"), .stage = CRD_STAGE_META};
  crd_value metadata = *expanded(arena, new);
  crd_string error;
  if (!crd_metadata_coerce(arena, &metadata, options.path, false, NULL, &error))
    crd_errors_add(errors, (crd_error){.type = CRD_ERROR_INTERNAL, .detail = error});
  else if (old)
    crd_metadata_validate_update(errors, &metadata, expanded(arena, old), &options);
  else
    crd_metadata_validate(errors, &metadata, &options);
}

static void one_in_list(crd_errors *errors, const crd_value *entry) {
  crd_value list = crd_value_make_list(errors->arena, 1);
  crd_value_append(errors->arena, &list, crd_value_copy(errors->arena, entry));
  crd_validate_managed_fields(errors, CRD_STRING("field"), &list);
}

/* Runs the check that the row's member names; false when there is none. */
static bool check(crd_errors *errors, const crd_value *row) {
  static const struct {
    const char *member;
    void (*check)(crd_errors *, crd_string, const crd_value *);
  } parts[] = {{"labels", crd_validate_labels},
               {"annotations", crd_validate_annotations},
               {"owner_references", crd_validate_owner_references},
               {"dry_run", crd_validate_dry_run},
               {"conditions", crd_validate_conditions}};
  const crd_value *value;
  crd_string path = row_value(row, "path") ? row_text(row, "path") : CRD_STRING("field");
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    if (!(value = row_value(row, parts[i].member))) continue;
    parts[i].check(errors, path, expanded(errors->arena, value));
    return true;
  }
  if ((value = row_value(row, "object_meta")) || (value = row_value(row, "new")))
    check_metadata(errors, value, row_value(row, "old"));
  else if ((value = row_value(row, "field_manager")))
    crd_validate_field_manager(errors, path, crd_value_string(value));
  else if ((value = row_value(row, "managed_fields_entry")))
    one_in_list(errors, value);
  else if ((value = row_value(row, "options")) && row_value(row, "patch_type"))
    crd_validate_patch_options(errors, value, row_text(row, "patch_type"));
  else if (value)
    crd_validate_delete_options(errors, value);
  return value != NULL;
}

/* Whether there is an error for each of `wanted`: a type and path or a part of the detail, one to one. */
static bool same_errors(const crd_errors *errors, const crd_value *wanted) {
  bool good = errors->count == row_count(wanted), *used = crd_arena_zalloc(errors->arena, errors->count + 1);
  for (uint32_t i = 0; good && i < wanted->size; i++) {
    const crd_value *want = &wanted->as.items[i];
    good = false;
    for (uint32_t j = 0; j < errors->count && !good; j++) {
      const crd_error *error = &errors->items[j];
      good = !used[j] && crd_string_equal(crd_error_type_reason((crd_error_type)error->type), row_text(want, "type")) &&
             (!row_value(want, "path") || crd_string_equal(error->field, row_text(want, "path"))) &&
             text_contains(crd_error_detail(errors->arena, error), row_text(want, "detail_contains"));
      used[j] = used[j] || good;
    }
  }
  return good;
}

static bool agrees(const crd_errors *errors, const crd_value *expect, crd_string got) {
  const crd_value *count = row_value(expect, "error_count"), *texts = row_value(expect, "error_texts"),
                  *include = row_value(expect, "errors_include_texts"), *none = row_value(expect, "no_error_starting_with");
  bool good = true;
  if (row_value(expect, "valid")) good = (errors->count == 0) == row_flag(expect, "valid");
  if (row_value(expect, "errors")) good = good && same_errors(errors, row_value(expect, "errors"));
  if (count) good = good && errors->count == count->as.integer;
  crd_string first = errors->count ? crd_error_message(errors->arena, &errors->items[0]) : CRD_STRING("");
  good = good && text_contains(got, row_text(expect, "contains")) &&
         text_contains(first, row_text(expect, "first_error_contains"));
  for (uint32_t i = 0; i < row_count(texts); i++) good = good && text_contains(got, crd_value_string(&texts->as.items[i]));
  for (uint32_t i = 0; i < row_count(include); i++)
    good = good && text_contains(got, crd_value_string(&include->as.items[i]));
  for (uint32_t i = 0; i < row_count(none); i++)
    for (uint32_t j = 0; j < errors->count; j++)
      good = good && !crd_string_has_prefix(crd_error_message(errors->arena, &errors->items[j]),
                                            crd_value_string(&none->as.items[i]));
  return good;
}

/* GetObjectMetaWithOptions: error or metadata, unknown paths. */
static bool coerces(crd_arena *arena, const crd_value *row, crd_string *got) {
  const crd_value *expect = row_value(row, "expect");
  crd_value metadata = crd_value_copy(arena, row_value(row_value(row, "obj"), "metadata"));
  crd_strict_errors unknown = {.arena = arena};
  bool coerced = crd_metadata_coerce(arena, &metadata, CRD_STRING("metadata"), row_flag(row, "drop_malformed_fields"),
                                     row_flag(row, "return_unknown_field_paths") ? &unknown : NULL, got);
  const crd_value *wanted = row_value(expect, "object_meta"), *paths = row_value(expect, "unknown_paths");
  bool good = crd_string_equal(*got, row_text(expect, "error")) && coerced == (wanted != NULL) &&
              (!wanted || crd_value_equal(&metadata, wanted)) && unknown.count == row_count(paths);
  for (uint32_t i = 0; good && i < unknown.count; i++)
    good = crd_value_is_string(&paths->as.items[i], unknown.items[i].path);
  return good;
}

static bool run(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i], *expect = row_value(row, "expect"), *object = row_value(row, "obj");
    crd_string got = {NULL, 0};
    crd_errors errors = crd_errors_init(suite.arena);
    bool good;
    if (object && !row_value(expect, "errors")) {
      good = coerces(suite.arena, row, &got);
    } else if (row_value(expect, "output")) {
      got = crd_mask_trailing_dash(suite.arena, row_text(row, "input"));
      good = crd_string_equal(got, row_text(expect, "output"));
    } else {
      if (object) crd_embedded_validate(&errors, object, (crd_string){NULL, 0}, NULL);
      bool known = object || check(&errors, row);
      got = joined(suite.arena, &errors);
      good = known && agrees(&errors, expect, got);
    }
    suite_case(&suite, row_text(row, "id"), (crd_string){NULL, 0}, good, row_print(suite.arena, expect), got);
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apimachinery/api-validation-objectmeta", "apimachinery/meta-v1-validation",
                                      "apiext-schema/TestGetObjectMetaWithOptions",
                                      "apiext-schema/TestValidateEmbeddedResource", NULL};
  return suites_run(argc, argv, files, run);
}
