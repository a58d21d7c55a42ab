/* SPDX-License-Identifier: Apache-2.0 */
/* Decoding autoscaling/v1 Scale: mirrors Serializer.Decode of apimachinery pkg/runtime/serializer/json into a struct, with
 * the errors of encoding/json and the strict ones of sigs.k8s.io/json. */
#include "../text/group_version.h"
#include "../value/misfit.h"
#include "endpoint_scale.h"
#include <crd/json.h>
#include <crd/metadata.h>
#include <crd/yaml.h>
#include <stdlib.h>

typedef struct decoding {
  crd_arena *arena;
  crd_string body; /* where the digits of numbers are; empty for YAML */
  crd_value *scale;
  crd_string error; /* the first of a wrong type */
  crd_duplicates *duplicates;
  crd_strict_errors unknown;
} decoding;

/* ---- strict errors ---- */

/* As many as sigs.k8s.io/json keeps. */
enum { MOST_UNKNOWN_OF_SCALE = 100 };

static void note_unknown_member(decoding *to, crd_string path, uint32_t offset) {
  for (uint32_t i = 0; i < to->unknown.count; i++)
    if (crd_string_equal(to->unknown.items[i].path, path)) return;
  if (to->unknown.count == MOST_UNKNOWN_OF_SCALE) return;
  crd_strict_add(&to->unknown, (crd_strict_error){.kind = CRD_STRICT_UNKNOWN, .path = path, .offset = offset});
}

static int by_offset(const void *a, const void *b) {
  uint32_t x = ((const crd_strict_error *)a)->offset, y = ((const crd_strict_error *)b)->offset;
  return x < y ? -1 : x > y;
}

/* Below what the struct does not have the decoder looks at nothing. */
static bool is_within_unknown(const decoding *to, crd_string path) {
  for (uint32_t i = 0; i < to->unknown.count; i++) {
    crd_string unknown = to->unknown.items[i].path;
    if (crd_string_has_prefix(path, unknown) &&
        (path.size == unknown.size || path.data[unknown.size] == '.' || path.data[unknown.size] == '['))
      return true;
  }
  return false;
}

/* Duplicate and unknown fields in the document's order. */
static void note_all(request_state *state, const decoding *to) {
  crd_strict_errors all = {.arena = to->arena};
  for (uint32_t i = 0; i < to->unknown.count; i++) crd_strict_add(&all, to->unknown.items[i]);
  for (uint32_t i = 0; i < to->duplicates->count; i++) {
    const crd_duplicate *duplicate = &to->duplicates->items[i];
    if (!is_within_unknown(to, duplicate->path))
      crd_strict_add(&all,
                     (crd_strict_error){.kind = CRD_STRICT_DUPLICATE, .path = duplicate->path, .offset = duplicate->offset});
  }
  if (all.count) qsort(all.items, all.count, sizeof *all.items, by_offset);
  crd_request_note(state, &all);
}

/* ---- fields ---- */

/* json.UnmarshalTypeError; a number is shown as it is written. */
static void note_type(decoding *to, const crd_value *value, crd_string digits, const char *holder, const char *field,
                      const char *type) {
  if (to->error.size) return;
  to->error = crd_misfit(to->arena, crd_misfit_word(to->arena, value, digits), crd_string_of(holder), crd_string_of(field),
                         crd_string_of(type));
}

/* The bytes of a number, which may have been too large to be read. */
static crd_string digits_of(const decoding *to, const crd_value *value) {
  bool number = value->kind == CRD_INT || value->kind == CRD_DOUBLE;
  return number ? crd_misfit_number(to->body, value->offset) : (crd_string){NULL, 0};
}

/* An int32: a number without point and exponent. False: null, or none. */
static bool read_int32(decoding *to, const crd_value *value, const char *holder, const char *field, int32_t *number) {
  if (value->kind == CRD_NULL) return false;
  crd_string digits = digits_of(to, value);
  bool whole = digits.size ? digits.size <= sizeof "-2147483648" - 1 : value->kind == CRD_INT;
  for (size_t i = 0; i < digits.size; i++) whole = whole && !strchr(".eE", digits.data[i]);
  long long found = 0;
  if (whole) found = digits.size ? strtoll(crd_arena_copy(to->arena, digits).data, NULL, 10) : (long long)value->as.integer;
  if (whole && found >= INT32_MIN && found <= INT32_MAX) {
    *number = (int32_t)found;
    return true;
  }
  note_type(to, value, digits, holder, field, "int32");
  return false;
}

/* The members of spec or status, of which `selector` is known only in the latter. */
static void read_numbers(decoding *to, const crd_value *value, bool status) {
  if (value->kind == CRD_NULL) return;
  if (value->kind != CRD_MAP) {
    note_type(to, value, (crd_string){NULL, 0}, "Scale", status ? "status" : "spec",
              status ? "v1.ScaleStatus" : "v1.ScaleSpec");
    return;
  }
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    crd_string name = crd_member_name(member);
    int32_t number;
    if (crd_string_equal(name, CRD_STRING("replicas"))) {
      if (!read_int32(to, &member->value, status ? "ScaleStatus" : "ScaleSpec", status ? "status.replicas" : "spec.replicas",
                      &number) ||
          status)
        continue;
      crd_value spec = crd_value_make_map(to->arena, 1);
      crd_value_set(to->arena, &spec, name, crd_value_make_int(number));
      crd_value_set(to->arena, to->scale, CRD_STRING("spec"), spec);
    } else if (status && crd_string_equal(name, CRD_STRING("selector"))) {
      if (member->value.kind != CRD_STRING_VALUE && member->value.kind != CRD_NULL)
        note_type(to, &member->value, (crd_string){NULL, 0}, "ScaleStatus", "status.selector", "string");
    } else {
      crd_text path = {.arena = to->arena};
      crd_text_add(&path, status ? CRD_STRING("status.") : CRD_STRING("spec."));
      crd_text_add(&path, name);
      note_unknown_member(to, crd_text_string(&path), member->name_offset);
    }
  }
}

/* Go's words about metadata alone, as they are within a Scale. */
static crd_string within_scale(crd_arena *arena, crd_string error) {
  static const char root[] = " into Go value of type ", field[] = " into Go struct field ";
  crd_string copy = crd_arena_copy(arena, error);
  const char *at = strstr(copy.data, root);
  if (at)
    return crd_arena_printf(arena, "%.*s into Go struct field Scale.metadata of type %s", (int)(at - copy.data), copy.data,
                            at + sizeof root - 1);
  at = strstr(copy.data, field);
  const char *dot = at ? strchr(at + sizeof field - 1, '.') : NULL;
  if (!dot) return error;
  return crd_arena_printf(arena, "%.*s.metadata%s", (int)(dot - copy.data), copy.data, dot);
}

static void read_metadata(decoding *to, const crd_value *value) {
  crd_arena *arena = to->arena;
  crd_strict_errors unknown = {.arena = arena};
  crd_string error = {NULL, 0}, name = CRD_STRING("metadata");
  if (value->kind == CRD_NULL) return;
  crd_value metadata = crd_value_copy(arena, value);
  bool good = crd_metadata_coerce(arena, &metadata, name, false, &unknown, &error);
  for (uint32_t i = 0; i < unknown.count; i++) note_unknown_member(to, unknown.items[i].path, unknown.items[i].offset);
  if (!good) {
    if (!to->error.size) to->error = within_scale(arena, error);
    return;
  }
  crd_value *known = crd_value_get(to->scale, name); /* a second one adds to the first */
  if (!known) known = crd_value_set(arena, to->scale, name, crd_value_make_map(arena, metadata.size));
  for (uint32_t i = 0; i < metadata.size; i++)
    crd_value_set(arena, known, crd_member_name(&metadata.as.members[i]), metadata.as.members[i].value);
}

static void read_fields(decoding *to, const crd_value *root) {
  for (uint32_t i = 0; root->kind == CRD_MAP && i < root->size; i++) {
    const crd_member *member = &root->as.members[i];
    crd_string name = crd_member_name(member);
    if (crd_string_equal(name, CRD_STRING("metadata")))
      read_metadata(to, &member->value);
    else if (crd_string_equal(name, CRD_STRING("spec")) || crd_string_equal(name, CRD_STRING("status")))
      read_numbers(to, &member->value, name.data[1] == 't');
    else if (!crd_string_equal(name, CRD_STRING("kind")) && !crd_string_equal(name, CRD_STRING("apiVersion")))
      note_unknown_member(to, name, member->name_offset);
  }
}

/* ---- the type ---- */

static bool is_one_of_words(crd_string text, const char *const *words, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(text, crd_string_of(words[i]))) return true;
  return false;
}

/* What the scheme of scale clients knows besides (metav1.AddToGroupVersion): it is decoded as what it is, and then does not
 * convert. */
static bool is_known_otherwise(crd_string kind, crd_string api_version) {
  static const char *const versions[] = {"autoscaling/v1", "extensions/v1beta1", "apps/v1beta1", "apps/v1beta2"};
  static const char *const kinds[] = {"Scale",         "WatchEvent",    "ListOptions",   "GetOptions",
                                      "DeleteOptions", "CreateOptions", "UpdateOptions", "PatchOptions"};
  static const char *const unversioned[] = {"Status", "APIVersions", "APIGroup", "APIGroupList", "APIResourceList"};
  return is_one_of_words(kind, unversioned, sizeof unversioned / sizeof *unversioned) ||
         (is_one_of_words(api_version, versions, sizeof versions / sizeof *versions) &&
          is_one_of_words(kind, kinds, sizeof kinds / sizeof *kinds));
}

static bool check_scale_type(request_state *state, crd_string kind, crd_string api_version, crd_string *error) {
  crd_arena *arena = state->arena;
  crd_group_version parts;
  if (!crd_group_version_parse(api_version, &parts)) {
    *error = crd_arena_printf(arena, "unexpected GroupVersion string: %.*s", (int)api_version.size, api_version.data);
    return false;
  }
  if (!kind.size) kind = CRD_STRING("Scale");
  if (!api_version.size || crd_string_equal(api_version, CRD_STRING("/")) ||
      crd_string_equal(api_version, CRD_STRING("autoscaling/")))
    api_version = CRD_STRING("autoscaling/v1");
  bool scale = crd_string_equal(kind, CRD_STRING("Scale"));
  if (scale && crd_string_equal(api_version, CRD_STRING("autoscaling/v1"))) return true;
  if (state->origin == REQUEST_PATCH && is_known_otherwise(kind, api_version))
    state->verdict->error = CRD_STRING("a patch that makes the Scale another type of the API is not judged");
  crd_text text = {.arena = arena};
  if (crd_string_has_prefix(api_version, CRD_STRING("/"))) api_version = crd_string_slice(api_version, 1, api_version.size);
  crd_text_add(&text, CRD_STRING("no kind "));
  crd_text_add_quoted(&text, kind);
  crd_text_add(&text, CRD_STRING(" is registered for version "));
  crd_text_add_quoted(&text, api_version);
  crd_text_add(&text, CRD_STRING(" in scheme \"pkg/runtime/scheme.go:111\""));
  *error = crd_text_string(&text);
  return false;
}

bool crd_scale_decode(request_state *state, const request_source *source, crd_value *scale, crd_string *error) {
  crd_arena *arena = state->arena;
  bool yaml = source->encoding == CRD_ENCODING_YAML;
  crd_string body = source->body, kind, api_version;
  crd_parse_error problem = {.offset = CRD_NO_OFFSET};
  crd_value written = {.kind = CRD_NULL};
  decoding to = {.arena = arena,
                 .scale = scale,
                 .body = yaml ? (crd_string){NULL, 0} : source->body,
                 .duplicates = crd_arena_zalloc(arena, sizeof *to.duplicates),
                 .unknown = {.arena = arena}};
  crd_parse_options options = {.duplicates = to.duplicates, .keys = yaml ? state->strict : NULL, .written = &written};
  /* A number of any size may stand where nothing is read. */
  if (!yaml && !crd_json_parse(arena, body, NULL, &problem) && problem.problem == CRD_PARSE_RANGE)
    body = crd_request_without_numbers(arena, body);
  if (!crd_request_read_type(arena, body, source->encoding, &kind, &api_version, error) ||
      !check_scale_type(state, kind, api_version, error))
    return false;
  const crd_value *root =
      yaml ? crd_yaml_parse(arena, body, &options, &problem, NULL) : crd_json_parse(arena, body, &options, &problem);
  if (!root) {
    *error = problem.message;
    return false;
  }
  *scale = crd_value_make_map(arena, 2);
  read_fields(&to, !yaml && written.kind == CRD_MAP ? &written : root);
  *error = to.error;
  if (to.error.size) return false;
  if (!state->strict) return true;
  if (yaml) to.duplicates->count = 0; /* the converter's own words instead */
  note_all(state, &to);
  return true;
}
