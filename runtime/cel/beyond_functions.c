/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of rules of the layers webhook and controller (docs/cel.md): checks that operators do with Go's libraries.
 * Costs are like those of similar functions in the Kubernetes libraries: a scan of the text, 1 for a method. */
#include "internal.h"
#include <crd/cron.h>
#include <crd/generic_version.h>
#include <crd/go_json.h>
#include <crd/go_text.h>
#include <crd/storage.h>
#include <crd/yaml.h>

#define NANOS_OF_SECOND 1000000000
#define ZONE_COST 100 /* a zone may be a file */

/* Reads a text; false with the reason in `error`, which may be NULL. */
typedef bool check_fn(crd_arena *arena, crd_string text, crd_string *error);

/* Adds the cost of reading the first argument; false if an argument is no text. */
static bool begin_beyond(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return false;
  cel->cost += crd_cel_scan_cost(arguments[0].as.text);
  return true;
}

static crd_cel_value is_good(crd_cel *cel, const crd_cel_value *arguments, size_t count, check_fn *check) {
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  return crd_cel_of_bool(check(cel->arena, arguments[0].as.text, NULL));
}

static crd_cel_value optional_error(crd_cel *cel, const crd_cel_value *arguments, size_t count, check_fn *check) {
  crd_string error = {NULL, 0};
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  if (check(cel->arena, arguments[0].as.text, &error)) return crd_cel_optional_none();
  return crd_cel_optional_of(cel, crd_cel_of_string(error));
}

static crd_cel_value failed_with_text(crd_cel *cel, crd_string error) {
  return crd_cel_failed_with(cel, "%.*s", (int)error.size, error.data);
}

/* ---- generic versions ---- */

static bool check_version(crd_arena *arena, crd_string text, crd_string *error) {
  crd_generic_version version;
  return crd_generic_version_parse(arena, text, &version, error);
}

crd_cel_value crd_cel_fn_is_generic_version(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return is_good(cel, arguments, count, check_version);
}
crd_cel_value crd_cel_fn_generic_version_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return optional_error(cel, arguments, count, check_version);
}
crd_cel_value crd_cel_fn_generic_version(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  crd_generic_version *version = crd_arena_alloc(cel->arena, sizeof *version);
  crd_string error;
  if (crd_generic_version_parse(cel->arena, arguments[0].as.text, version, &error))
    return crd_cel_of_opaque(CRD_CEL_GENERIC_VERSION, version);
  return failed_with_text(cel, error);
}

static const crd_generic_version *generic_version_of(crd_cel_value value) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == CRD_CEL_GENERIC_VERSION ? value.as.opaque : NULL;
}

bool crd_cel_generic_version_compare(crd_cel_value a, crd_cel_value b, int *order) {
  const crd_generic_version *x = generic_version_of(a), *y = generic_version_of(b);
  if (x && y) *order = crd_generic_version_compare(x, y);
  return x && y;
}

bool crd_cel_generic_version_number(crd_cel_value value, unsigned which, int64_t *out) {
  const crd_generic_version *version = generic_version_of(value);
  if (version) *out = (int64_t)crd_generic_version_number(version, which);
  return version != NULL;
}

crd_cel_value crd_cel_fn_less_than(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int order;
  cel->cost += 1;
  return crd_cel_generic_version_compare(arguments[0], arguments[1], &order) ? crd_cel_of_bool(order < 0)
                                                                             : crd_cel_wrong_call(cel, arguments, count);
}
crd_cel_value crd_cel_fn_at_least(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int order;
  cel->cost += 1;
  return crd_cel_generic_version_compare(arguments[0], arguments[1], &order) ? crd_cel_of_bool(order >= 0)
                                                                             : crd_cel_wrong_call(cel, arguments, count);
}

/* ---- durations and numbers ---- */

static bool check_duration(crd_arena *arena, crd_string text, crd_string *error) {
  int64_t nanos;
  return crd_duration_parse(arena, text, &nanos, error);
}
static bool check_int(crd_arena *arena, crd_string text, crd_string *error) {
  int64_t value;
  return crd_go_int_parse(arena, "ParseInt", text, &value, error);
}

crd_cel_value crd_cel_fn_is_go_duration(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return is_good(cel, arguments, count, check_duration);
}
crd_cel_value crd_cel_fn_go_duration_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return optional_error(cel, arguments, count, check_duration);
}
crd_cel_value crd_cel_fn_go_duration(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  int64_t nanos;
  crd_string error;
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  if (!crd_duration_parse(cel->arena, arguments[0].as.text, &nanos, &error)) return failed_with_text(cel, error);
  return crd_cel_of_time(CRD_CEL_DURATION, nanos / NANOS_OF_SECOND, (int32_t)(nanos % NANOS_OF_SECOND));
}
crd_cel_value crd_cel_fn_is_go_int(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return is_good(cel, arguments, count, check_int);
}

/* ---- schedules and zones ---- */

crd_cel_value crd_cel_fn_is_cron(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return is_good(cel, arguments, count, crd_cron_check);
}
crd_cel_value crd_cel_fn_cron_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  return optional_error(cel, arguments, count, crd_cron_check);
}
crd_cel_value crd_cel_fn_is_time_zone(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += ZONE_COST;
  return is_good(cel, arguments, count, crd_zone_check);
}
crd_cel_value crd_cel_fn_time_zone_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += ZONE_COST;
  return optional_error(cel, arguments, count, crd_zone_check);
}

/* ---- YAML ---- */

/* A character costs 1, and a text beyond the cost limit is not parsed: the YAML parser is the slowest. */
static bool begin_yaml(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments, count, CRD_CEL_STRING)) return false;
  cel->cost += crd_cel_length(arguments[0].as.text) + 1;
  return true;
}

crd_cel_value crd_cel_fn_is_yaml_map(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!begin_yaml(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  if (cel->cost > cel->limit) return crd_cel_of_bool(false); /* the rule ends with the limit's error */
  return crd_cel_of_bool(crd_yaml_map_check(cel->arena, arguments[0].as.text, CRD_STRING(""), NULL));
}
crd_cel_value crd_cel_fn_yaml_map_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_string error = {NULL, 0}, type = count > 1 ? arguments[1].as.text : CRD_STRING("map[string]interface {}");
  if (!begin_yaml(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  bool good = cel->cost > cel->limit || crd_yaml_map_check(cel->arena, arguments[0].as.text, type, &error);
  return good ? crd_cel_optional_none() : crd_cel_optional_of(cel, crd_cel_of_string(error));
}

/* ---- texts ---- */

crd_cel_value crd_cel_fn_go_quote(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  crd_text text = {.arena = cel->arena};
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  crd_text_add_quoted(&text, arguments[0].as.text);
  return crd_cel_of_string(crd_text_string(&text));
}
crd_cel_value crd_cel_fn_go_lower(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  return crd_cel_of_string(crd_go_lower(cel->arena, arguments[0].as.text));
}
crd_cel_value crd_cel_fn_go_upper(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  return crd_cel_of_string(crd_go_upper(cel->arena, arguments[0].as.text));
}
crd_cel_value crd_cel_fn_go_trim(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!begin_beyond(cel, arguments, count)) return crd_cel_wrong_call(cel, arguments, count);
  return crd_cel_of_string(crd_go_trim(arguments[0].as.text));
}

/* ---- objects ---- */

/* The document node of a value, made for a struct without one; NULL if it is no object. */
static const crd_value *document_of(crd_cel *cel, const crd_cel_value *value) {
  if (value->kind == CRD_CEL_DOCUMENT) return value->as.part.at;
  if (value->kind != CRD_CEL_STORED || value->as.part.type->storage != CRD_STORE_OBJECT) return NULL;
  const crd_object *object = value->as.part.at;
  if (object->value) return object->value;
  crd_value *made = crd_arena_alloc(cel->arena, sizeof *made);
  *made = crd_encode(cel->arena, value->as.part.type, object);
  return made;
}

crd_cel_value crd_cel_fn_semantic_equal(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  static const crd_value unset = {.kind = CRD_NULL};
  crd_text texts[2] = {{.arena = cel->arena}, {.arena = cel->arena}};
  if (arguments[2].kind != CRD_CEL_STRING) return crd_cel_wrong_call(cel, arguments, count);
  crd_string type = arguments[2].as.text;
  for (size_t i = 0; i < 2; i++) {
    const crd_value *object = arguments[i].kind == CRD_CEL_NULL ? &unset : document_of(cel, &arguments[i]);
    if (!object) return crd_cel_wrong_call(cel, arguments, count);
    if (!crd_go_semantic_text(&texts[i], type, object))
      return crd_cel_failed_with(cel, "no Go type %.*s is known", (int)type.size, type.data);
    cel->cost += crd_cel_scan_cost(crd_text_string(&texts[i]));
  }
  return crd_cel_of_bool(crd_string_equal(crd_text_string(&texts[0]), crd_text_string(&texts[1])));
}

/* int32(i): truncates a number to 32 bits. */
crd_cel_value crd_cel_fn_go_int32(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  if (arguments[0].kind != CRD_CEL_INT) return crd_cel_wrong_call(cel, arguments, count);
  return crd_cel_of_int((int32_t)(uint32_t)(uint64_t)arguments[0].as.integer);
}

crd_cel_value crd_cel_fn_go_json(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!crd_cel_all_are(arguments + 1, count - 1, CRD_CEL_STRING)) return crd_cel_wrong_call(cel, arguments, count);
  const crd_value *object = document_of(cel, &arguments[0]);
  if (!object) return crd_cel_wrong_call(cel, arguments, count);
  crd_text text = {.arena = cel->arena};
  crd_string type = arguments[1].as.text;
  if (!crd_go_json(&text, type, object))
    return crd_cel_failed_with(cel, "no Go type %.*s is known", (int)type.size, type.data);
  cel->cost += crd_cel_scan_cost(crd_text_string(&text));
  return crd_cel_of_string(crd_text_string(&text));
}
