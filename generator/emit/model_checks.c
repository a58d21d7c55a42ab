/* SPDX-License-Identifier: Apache-2.0 */
/* Writes a crd_checks as C. */
#include "base/literal.h"
#include "emit/model_parts.h"

typedef struct printer {
  const model *model;
  const char *symbol; /* of the type */
  cJSON *members, *arrays;
} printer;

static const char *check_symbol(const printer *printer, const char *suffix) {
  return crd_arena_printf(printer->model->input->arena, "%s_%s", printer->symbol, suffix).data;
}

/* ---- limits ---- */

typedef enum limit_kind { LIMIT_FLAG, LIMIT_NUMBER, LIMIT_COUNT } limit_kind;

/* In printing order. */
static const struct {
  bit_name bit;
  limit_kind kind;
  const char *member;
  size_t offset;
} limits[] = {
    {{CRD_CHECK_MINIMUM, "CRD_CHECK_MINIMUM"}, LIMIT_NUMBER, "minimum", offsetof(crd_checks, minimum)},
    {{CRD_CHECK_EXCLUSIVE_MINIMUM, "CRD_CHECK_EXCLUSIVE_MINIMUM"}, LIMIT_FLAG, NULL, 0},
    {{CRD_CHECK_MAXIMUM, "CRD_CHECK_MAXIMUM"}, LIMIT_NUMBER, "maximum", offsetof(crd_checks, maximum)},
    {{CRD_CHECK_UNIQUE_ITEMS, "CRD_CHECK_UNIQUE_ITEMS"}, LIMIT_FLAG, NULL, 0},
    {{CRD_CHECK_EXCLUSIVE_MAXIMUM, "CRD_CHECK_EXCLUSIVE_MAXIMUM"}, LIMIT_FLAG, NULL, 0},
    {{CRD_CHECK_MULTIPLE_OF, "CRD_CHECK_MULTIPLE_OF"}, LIMIT_NUMBER, "multiple_of", offsetof(crd_checks, multiple_of)},
    {{CRD_CHECK_MIN_LENGTH, "CRD_CHECK_MIN_LENGTH"}, LIMIT_COUNT, "min_length", offsetof(crd_checks, min_length)},
    {{CRD_CHECK_MAX_LENGTH, "CRD_CHECK_MAX_LENGTH"}, LIMIT_COUNT, "max_length", offsetof(crd_checks, max_length)},
    {{CRD_CHECK_MIN_ITEMS, "CRD_CHECK_MIN_ITEMS"}, LIMIT_COUNT, "min_items", offsetof(crd_checks, min_items)},
    {{CRD_CHECK_MAX_ITEMS, "CRD_CHECK_MAX_ITEMS"}, LIMIT_COUNT, "max_items", offsetof(crd_checks, max_items)},
    {{CRD_CHECK_MIN_PROPERTIES, "CRD_CHECK_MIN_PROPERTIES"},
     LIMIT_COUNT,
     "min_properties",
     offsetof(crd_checks, min_properties)},
    {{CRD_CHECK_MAX_PROPERTIES, "CRD_CHECK_MAX_PROPERTIES"},
     LIMIT_COUNT,
     "max_properties",
     offsetof(crd_checks, max_properties)},
};

static void add_limits(const printer *printer, const crd_checks *checks) {
  crd_text set = {.arena = printer->model->input->arena};
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    if (!(checks->set & limits[i].bit.bit)) continue;
    crd_text_printf(&set, "%s%s", set.size ? " | " : "", limits[i].bit.name);
    if (limits[i].kind == LIMIT_FLAG) continue;
    const void *limit = (const char *)checks + limits[i].offset;
    crd_text text = {.arena = set.arena};
    if (limits[i].kind == LIMIT_NUMBER)
      crdc_literal_double(&text, *(const double *)limit);
    else
      crdc_literal_int(&text, *(const int64_t *)limit);
    crd_text_add_char(&text, 0);
    crdc_member_add(printer->members, limits[i].member, text.data);
  }
  if (set.size) crdc_member_add(printer->members, "set", crd_arena_copy(set.arena, crd_text_string(&set)).data);
}

/* ---- the rest ---- */

static void add_enum(const printer *printer, const crd_checks *checks) {
  if (!checks->enum_count) return;
  const model *model = printer->model;
  const char *symbol = check_symbol(printer, "enum");
  crdc_values_array(model, printer->arrays, symbol, checks->enum_values, checks->enum_count);
  crdc_member_add(printer->members, "enum_values", symbol);
  crdc_member_printf(model, printer->members, "enum_count", "%u", checks->enum_count);
  crdc_member_add(printer->members, "enum_text",
                  crdc_text_init(model, printer->arrays, check_symbol(printer, "enum_text"), checks->enum_text));
}

static void add_required(const printer *printer, const crd_checks *checks) {
  if (!checks->required_count) return;
  const char *symbol = check_symbol(printer, "required");
  crdc_texts_array(printer->model, printer->arrays, symbol, checks->required, checks->required_count);
  crdc_member_add(printer->members, "required", symbol);
  crdc_member_printf(printer->model, printer->members, "required_count", "%u", checks->required_count);
}

static void add_branches(const printer *printer, const char *key, const crd_type *const *types, size_t count) {
  if (!count) return;
  crd_arena *arena = printer->model->input->arena;
  const char *symbol = check_symbol(printer, key);
  cJSON *items = crdc_value_array_add(printer->arrays, "crd_type *const", symbol);
  for (size_t i = 0; i < count; i++)
    cJSON_AddItemToArray(items,
                         json_new_string(crd_arena_printf(arena, "&%s", table_symbol(printer->model, types[i])).data));
  crdc_member_add(printer->members, key, symbol);
  crdc_member_printf(printer->model, printer->members, crd_arena_printf(arena, "%s_count", key).data, "%zu", count);
}

cJSON *crdc_model_checks(const model *model, const char *symbol, const crd_checks *checks, cJSON *arrays) {
  cJSON *object = json_new_object();
  printer printer = {.model = model, .symbol = symbol, .members = crdc_json_list(object, "members"), .arrays = arrays};
  add_limits(&printer, checks);
  if (checks->pattern)
    crdc_member_printf(model, printer.members, "pattern", "&%s", crdc_pattern_symbol(model, checks->pattern));
  add_enum(&printer, checks);
  add_required(&printer, checks);
  add_branches(&printer, "all_of", checks->all_of, checks->all_of_count);
  add_branches(&printer, "any_of", checks->any_of, checks->any_of_count);
  add_branches(&printer, "one_of", checks->one_of, checks->one_of_count);
  if (checks->not_) crdc_member_printf(model, printer.members, "not_", "&%s", table_symbol(model, checks->not_));
  return object;
}
