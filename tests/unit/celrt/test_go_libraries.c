/* SPDX-License-Identifier: Apache-2.0 */
/* What operators check with Go's libraries: robfig/cron v3, time, apimachinery's generic versions, strconv, strings,
 * sigs.k8s.io/yaml. */
#include "table.h"
#include <crd/cron.h>
#include <crd/generic_version.h>
#include <crd/go_text.h>
#include <crd/time.h>
#include <crd/yaml.h>
#include <math.h>

static const table_row rows[] = {
#include "tables/go_libraries.inc"
};

static crd_string version_answer(crd_arena *arena, crd_string text) {
  crd_generic_version version, other;
  crd_string error;
  cr_assert(crd_generic_version_parse(NULL, CRD_STRING("2.52.0"), &other, NULL));
  cr_assert_eq(crd_generic_version_parse(NULL, text, &version, NULL),
               crd_generic_version_parse(arena, text, &version, &error));
  if (!crd_generic_version_parse(arena, text, &version, &error)) return error;
  int order = crd_generic_version_compare(&version, &other);
  cr_assert_eq(order, -crd_generic_version_compare(&other, &version));
  return crd_arena_printf(arena, "ok %s %s %" PRIu64 " %" PRIu64, order < 0 ? "true" : "false", order < 0 ? "false" : "true",
                          crd_generic_version_number(&version, 0), crd_generic_version_number(&version, 1));
}

/* As %.17g, where Go writes infinities with a sign and another name for nan. */
static crd_string float_answer(crd_arena *arena, crd_string text) {
  double number;
  crd_string error;
  if (!crd_go_float_parse(arena, text, &number, &error)) return error;
  if (isnan(number)) return CRD_STRING("NaN");
  if (isinf(number)) return number > 0 ? CRD_STRING("+Inf") : CRD_STRING("-Inf");
  return crd_arena_printf(arena, "%.17g", number);
}

static crd_string answer(crd_arena *arena, const table_row *row) {
  const crd_string ok = CRD_STRING("ok");
  crd_string text = row->arguments[0], error = {NULL, 0};
  int64_t number;
  if (table_is(row, "cron")) {
    cr_assert_eq(crd_cron_check(arena, text, NULL), crd_cron_check(arena, text, &error));
    return error.size ? error : ok;
  }
  if (table_is(row, "zone")) return crd_zone_check(arena, text, &error) ? ok : error;
  if (table_is(row, "yaml")) return crd_yaml_map_check(arena, text, CRD_STRING("types.RuntimeEnvType"), &error) ? ok : error;
  if (table_is(row, "version")) return version_answer(arena, text);
  if (table_is(row, "float")) return float_answer(arena, text);
  if (table_is(row, "lower")) return crd_go_lower(arena, text);
  if (table_is(row, "upper")) return crd_go_upper(arena, text);
  if (table_is(row, "trim")) return crd_go_trim(text);
  bool good = table_is(row, "int") ? crd_go_int_parse(arena, "ParseInt", text, &number, &error)
                                   : crd_duration_parse(arena, text, &number, &error);
  return good ? crd_arena_printf(arena, "%" PRId64, number) : error;
}

TABLE(go_libraries, answer)
