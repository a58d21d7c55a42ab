/* apimachinery's rules for names, labels and object metadata, and apiextensions' for embedded ones. */
#include "table.h"
#include <crd/metadata.h>

#include <stdio.h>
#include <stdlib.h>

static void path_segment_name(crd_texts *messages, crd_string text) {
  crd_check_path_segment(messages, text, false);
}
static void path_segment_prefix(crd_texts *messages, crd_string text) {
  crd_check_path_segment(messages, text, true);
}

static const struct {
  const char *name;
  void (*check)(crd_texts *, crd_string);
} functions[] = {
    {"IsDNS1123Label", crd_check_dns1123_label},  {"IsDNS1123Subdomain", crd_check_dns1123_subdomain},
    {"IsDNS1035Label", crd_check_dns1035_label},  {"IsQualifiedName", crd_check_qualified_name},
    {"IsLabelKey", crd_check_qualified_name},     {"IsValidLabelValue", crd_check_label_value},
    {"IsLabelValue", crd_check_label_value},      {"IsPathSegmentName", path_segment_name},
    {"IsPathSegmentPrefix", path_segment_prefix}, {"LabelKey", crd_check_qualified_name},
    {"LabelValue", crd_check_label_value},        {"PathSegmentName", path_segment_name},
};

static crd_string joined(crd_arena *arena, const crd_texts *messages) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < messages->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, messages->items[i]);
  }
  return crd_text_string(&text);
}

/* A table of one input each: valid or not, and what the messages hold. */
static bool run_strings(const char *path) {
  table rows = table_open(path);
  for (uint32_t i = 0; i < rows.cases->size; i++) {
    const crd_value *row = &rows.cases->as.items[i], *expect = row_value(row, "expect"),
                    *errors = row_value(expect, "errors");
    crd_string function = row_text(row, "function");
    size_t at = 0, count = sizeof functions / sizeof *functions;
    while (at < count && !crd_string_equal(function, crd_string_of(functions[at].name))) at++;
    if (at == count) {
      rows.skipped++;
      continue;
    }
    crd_texts messages = {.arena = rows.arena};
    functions[at].check(&messages, row_text(row, "input"));
    crd_string text = joined(rows.arena, &messages);
    bool valid = errors ? errors->size == 0 : row_flag(expect, "valid");
    bool passed = (messages.count == 0) == valid && text_contains(text, row_text(expect, "contains"));
    for (uint32_t j = 0; errors && j < errors->size; j++)
      passed = passed && text_contains(text, row_text(&errors->as.items[j], "detail_contains"));
    table_check(&rows, row, passed, text);
  }
  return table_close(&rows);
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

static crd_value metadata_of(crd_arena *arena, const crd_value *row) {
  static const char *const fields[][2] = {
      {"owner_references", "ownerReferences"}, {"annotations", "annotations"}, {"labels", "labels"}};
  const crd_value *whole = row_value(row, "object_meta"), *entry = row_value(row, "managed_fields_entry");
  if (!whole) whole = row_value(row, "new");
  crd_value metadata = whole ? crd_value_copy(arena, whole) : crd_value_make_map(arena, 4);
  if (!whole) crd_value_set(arena, &metadata, CRD_STRING("name"), crd_value_make_string(CRD_STRING("test")));
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    const crd_value *value = row_value(row, fields[i][0]);
    if (value) crd_value_set(arena, &metadata, crd_string_of(fields[i][1]), crd_value_copy(arena, value));
  }
  if (entry) {
    crd_value list = crd_value_make_list(arena, 1);
    crd_value_append(arena, &list, crd_value_copy(arena, entry));
    crd_value_set(arena, &metadata, CRD_STRING("managedFields"), list);
  }
  expand(arena, &metadata);
  return metadata;
}

static crd_string messages_of(const crd_errors *errors) {
  crd_texts messages = {.arena = errors->arena};
  for (uint32_t i = 0; i < errors->count; i++) crd_texts_add(&messages, crd_error_message(errors->arena, &errors->items[i]));
  return joined(errors->arena, &messages);
}

static bool is_metadata_test(crd_string test) {
  return text_contains(test, CRD_STRING("ObjectMeta")) || text_contains(test, CRD_STRING("Finalizers")) ||
         text_contains(test, CRD_STRING("ValidateLabels")) || text_contains(test, CRD_STRING("ValidateAnnotations")) ||
         text_contains(test, CRD_STRING("ManagedFields")) || text_contains(test, CRD_STRING("MangedFields"));
}

static bool run_metadata(const char *path) {
  table rows = table_open(path);
  for (uint32_t i = 0; i < rows.cases->size; i++) {
    const crd_value *row = &rows.cases->as.items[i], *expect = row_value(row, "expect"), *old = row_value(row, "old");
    if (!is_metadata_test(row_text(row, "test"))) {
      rows.skipped++;
      continue;
    }
    crd_value metadata = metadata_of(rows.arena, row);
    crd_string error;
    crd_errors errors = crd_errors_init(rows.arena);
    crd_metadata_options options = {.path = CRD_STRING("field"), .stage = CRD_STAGE_META};
    bool fits = crd_metadata_coerce(rows.arena, &metadata, options.path, false, NULL, &error);
    if (old) {
      crd_value before = crd_value_copy(rows.arena, old);
      expand(rows.arena, &before);
      crd_metadata_validate_update(&errors, &metadata, &before, &options);
    } else {
      crd_metadata_validate(&errors, &metadata, &options);
    }
    const crd_value *count = row_value(expect, "error_count"), *texts = row_value(expect, "error_texts");
    crd_string got = messages_of(&errors);
    bool passed =
        fits && (errors.count == 0) == row_flag(expect, "valid") && text_contains(got, row_text(expect, "contains")) &&
        text_contains(got, row_text(expect, "first_error_contains")) && (!count || errors.count == count->as.integer);
    for (uint32_t j = 0; texts && j < texts->size; j++)
      passed = passed && text_contains(got, crd_value_string(&texts->as.items[j]));
    table_check(&rows, row, passed, got);
  }
  return table_close(&rows);
}

/* GetObjectMetaWithOptions: error or metadata, unknown paths. */
static bool run_coercion(void) {
  table rows = table_open("apiext-schema/TestGetObjectMetaWithOptions.json");
  for (uint32_t i = 0; i < rows.cases->size; i++) {
    const crd_value *row = &rows.cases->as.items[i], *expect = row_value(row, "expect");
    crd_value metadata = crd_value_copy(rows.arena, row_value(row_value(row, "obj"), "metadata"));
    crd_texts unknown = {.arena = rows.arena};
    crd_string error;
    bool coerced = crd_metadata_coerce(rows.arena, &metadata, CRD_STRING("metadata"), row_flag(row, "drop_malformed_fields"),
                                       row_flag(row, "return_unknown_field_paths") ? &unknown : NULL, &error);
    const crd_value *wanted = row_value(expect, "object_meta"), *paths = row_value(expect, "unknown_paths");
    bool passed = crd_string_equal(error, row_text(expect, "error")) && coerced == (wanted != NULL) &&
                  (!wanted || crd_value_equal(&metadata, wanted)) && unknown.count == (paths ? paths->size : 0);
    for (uint32_t j = 0; passed && j < unknown.count; j++)
      passed = crd_value_is_string(&paths->as.items[j], unknown.items[j]);
    table_check(&rows, row, passed, error);
  }
  return table_close(&rows);
}

static bool run_embedded(void) {
  table rows = table_open("apiext-schema/TestValidateEmbeddedResource.json");
  for (uint32_t i = 0; i < rows.cases->size; i++) {
    const crd_value *row = &rows.cases->as.items[i], *wanted = row_value(row_value(row, "expect"), "errors");
    crd_errors errors = crd_errors_init(rows.arena);
    crd_embedded_validate(&errors, row_value(row, "obj"), (crd_string){NULL, 0});
    bool passed = errors.count == wanted->size;
    for (uint32_t j = 0; j < wanted->size && passed; j++) {
      bool found = false;
      for (uint32_t k = 0; k < errors.count; k++)
        found =
            found || (crd_string_equal(errors.items[k].field, row_text(&wanted->as.items[j], "path")) &&
                      crd_string_equal(crd_error_type_reason(errors.items[k].type), row_text(&wanted->as.items[j], "type")));
      passed = found;
    }
    table_check(&rows, row, passed, messages_of(&errors));
  }
  return table_close(&rows);
}

int main(void) {
  bool passed = run_strings("apimachinery/util-validation.json");
  passed = run_strings("apimachinery/validate-content.json") && passed;
  passed = run_strings("apimachinery/validate-strfmt.json") && passed;
  passed = run_metadata("apimachinery/api-validation-objectmeta.json") && passed;
  passed = run_metadata("apimachinery/meta-v1-validation.json") && passed;
  passed = run_coercion() && passed;
  passed = run_embedded() && passed;
  return passed ? 0 : 1;
}
