/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes bytes to an object with known type and coerced metadata, and makes the messages of the 400s.
 *
 * Mirrors apimachinery pkg/runtime/serializer/json (Serializer.Decode, SimpleMetaFactory.Interpret), the Unstructured's
 * decoding, apiextensions-apiserver's unstructuredSchemaCoercer.apply up to pruning, and apiserver handlers/rest.go
 * transformDecodeError. The order of the errors is theirs: syntax, a kind or apiVersion that is no string, a bad
 * apiVersion, a number out of range, no kind, metadata. */
#include "../text/group_version.h"
#include "../value/members.h"
#include "../value/words.h"
#include "request_parts.h"
#include <crd/json.h>
#include <crd/metadata.h>
#include <stdlib.h>

/* The result of SimpleMetaFactory.Interpret; encoding/json matches names in any case. */
typedef struct interpretation {
  crd_string api_version, kind;
} interpretation;

static crd_string join(crd_arena *arena, crd_string a, crd_string b) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, a);
  crd_text_add(&text, b);
  return crd_text_string(&text);
}

crd_string crd_request_undecodable(request_state *state, crd_string kind, crd_string version, crd_string error) {
  state->handler.undecodable = error;
  crd_text text = {.arena = state->arena};
  crd_text_add(&text, kind);
  crd_text_add(&text, CRD_STRING(" in version "));
  crd_text_add_quoted(&text, version);
  crd_text_add(&text, CRD_STRING(" cannot be handled as a "));
  crd_text_add(&text, state->kind->kind);
  crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, error);
  return crd_text_string(&text);
}

crd_string crd_request_say_unrecognized(crd_arena *arena, crd_string kind, crd_string body, crd_string error) {
  enum { MOST = 30 };
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("the object provided is unrecognized (must be of type "));
  crd_text_add(&text, kind);
  crd_text_add(&text, CRD_STRING("): "));
  crd_text_add(&text, error);
  crd_text_add(&text, CRD_STRING(" ("));
  crd_string head = {body.data, body.size < MOST ? body.size : MOST};
  if (body.size == 0)
    crd_text_add(&text, CRD_STRING("<empty>"));
  else if (body.data[0] == '{')
    crd_text_add(&text, head);
  else
    for (size_t i = 0; i < head.size; i++) crd_text_printf(&text, "%02x", (unsigned)(unsigned char)head.data[i]);
  if (body.size > MOST) crd_text_add(&text, CRD_STRING(" ..."));
  crd_text_add_char(&text, ')');
  return crd_text_string(&text);
}

crd_string crd_request_unrecognized(request_state *state, const request_source *source, crd_string error) {
  state->handler.undecodable = error;
  return crd_request_say_unrecognized(state->arena, state->kind->kind, source->body, error);
}

crd_string crd_request_group_version(crd_arena *arena, crd_string group, crd_string version) {
  if (!group.size) return version;
  return join(arena, join(arena, group, CRD_STRING("/")), version);
}

crd_string crd_request_wrong_version(request_state *state, const request_object *object) {
  crd_arena *arena = state->arena;
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("the API version in the data ("));
  crd_text_add(&text, crd_request_group_version(arena, object->group, object->version));
  crd_text_add(&text, CRD_STRING(") does not match the expected API version ("));
  crd_text_add(&text, crd_request_group_version(arena, state->kind->group, state->kind->version));
  crd_text_add_char(&text, ')');
  return crd_text_string(&text);
}

static bool is_json_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static crd_string trimmed_json(crd_string body) {
  while (body.size && is_json_space(body.data[0])) body.data++, body.size--;
  while (body.size && is_json_space(body.data[body.size - 1])) body.size--;
  return body;
}

static bool is_number_byte(char c) {
  return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E';
}

/* Whether `token` is a JSON number. */
static bool is_json_number(crd_string token) {
  const char *p = token.data, *end = token.data + token.size;
  if (p < end && *p == '-') p++;
  if (p == end || *p < '0' || *p > '9') return false;
  if (*p++ != '0')
    while (p < end && *p >= '0' && *p <= '9') p++;
  if (p < end && *p == '.') {
    const char *digits = ++p;
    while (p < end && *p >= '0' && *p <= '9') p++;
    if (p == digits) return false;
  }
  if (p < end && (*p == 'e' || *p == 'E')) {
    if (++p < end && (*p == '+' || *p == '-')) p++;
    const char *digits = p;
    while (p < end && *p >= '0' && *p <= '9') p++;
    if (p == digits) return false;
  }
  return p == end;
}

/* A number out of range stops the parser, but the API server first reads kind and apiVersion, and checks the syntax of the
 * whole text. So it is parsed again without its numbers. */
crd_string crd_request_without_numbers(crd_arena *arena, crd_string body) {
  crd_string copy = crd_arena_copy(arena, body);
  char *data = (char *)(uintptr_t)copy.data;
  bool in_string = false;
  for (size_t i = 0; i < copy.size; i++) {
    if (in_string) {
      if (data[i] == '\\')
        i++;
      else if (data[i] == '"')
        in_string = false;
      continue;
    }
    in_string = data[i] == '"';
    if (data[i] != '-' && (data[i] < '0' || data[i] > '9')) continue;
    size_t end = i;
    while (end < copy.size && is_number_byte(data[end])) end++;
    if (is_json_number((crd_string){data + i, end - i})) {
      memset(data + i, ' ', end - i);
      data[i] = '0';
    }
    i = end - 1;
  }
  return copy;
}

/* Parses the body. NULL and the `problem`; a number out of range is a problem even if a root is returned. `written` receives
 * the object if the text has duplicate names. */
static crd_value *parse_body(request_state *state, const request_source *source, crd_value *written,
                             crd_parse_error *problem) {
  if (source->object) return source->object;
  bool yaml = source->encoding == CRD_ENCODING_YAML, strict = state->strict && !source->stored;
  crd_duplicates *duplicates = NULL;
  crd_parse_options options = {.written = written};
  if (strict && yaml) options.keys = state->strict; /* the converter's own words; its JSON has no duplicates left */
  if (strict && !yaml) {
    options.duplicates = duplicates = crd_arena_alloc(state->arena, sizeof *duplicates);
    duplicates->count = 0;
  }
  crd_value *root = source->read(state->arena, source->body, &options, problem);
  if (!root) {
    state->verdict->offset = (uint32_t)problem->offset;
    if (problem->problem != CRD_PARSE_RANGE) return NULL;
    crd_parse_error other;
    options.duplicates = NULL;
    root = crd_json_parse(state->arena, crd_request_without_numbers(state->arena, source->body), &options, &other);
    if (!root) *problem = other;
    return root;
  }
  for (uint32_t i = 0; duplicates && i < duplicates->count; i++)
    crd_strict_add(state->strict, (crd_strict_error){.kind = CRD_STRICT_DUPLICATE,
                                                     .path = duplicates->items[i].path,
                                                     .offset = duplicates->items[i].offset});
  /* The tree lives in the arena. */
  // cppcheck-suppress returnDanglingLifetime
  return root;
}

/* Whether a member is read as kind or apiVersion; its first letter is checked first ("\u212A" is a k, too). */
static bool names_type(const crd_member *member) {
  if (!member->name_size) return false;
  const char first = member->name[0];
  if ((first | 0x20) == 'a') return crd_json_names_field(crd_member_name(member), CRD_STRING("apiversion"));
  return ((first | 0x20) == 'k' || first < 0) && crd_json_names_field(crd_member_name(member), CRD_STRING("kind"));
}

/* The members that are read as kind and apiVersion, and their number; if there are more than two, as an array in
 * the arena. */
static const crd_member **type_members(crd_arena *arena, const crd_value *root, const crd_member *two[2], size_t *count) {
  const crd_member **found = two;
  *count = 0;
  for (uint32_t i = 0; i < root->size; i++) {
    const crd_member *member = &root->as.members[i];
    if (!names_type(member)) continue;
    if (*count == 2) found = memcpy(crd_arena_alloc(arena, root->size * sizeof *found), two, 2 * sizeof *two);
    found[(*count)++] = member;
  }
  return found;
}

/* SimpleMetaFactory.Interpret: false with the error. Of duplicate names both values are checked, in the order of the JSON;
 * JSON made from YAML has sorted names. */
static bool interpret(crd_arena *arena, const crd_value *root, crd_encoding encoding, interpretation *found,
                      crd_string *error) {
  *found = (interpretation){{NULL, 0}, {NULL, 0}};
  if (root->kind == CRD_NULL) return true;
  if (root->kind != CRD_MAP) {
    *error = crd_misfit_of_type(arena, root, NULL);
    return false;
  }
  size_t count;
  const crd_member *two[2], **members = type_members(arena, root, two, &count);
  if (encoding == CRD_ENCODING_YAML && (count > 2 || (count == 2 && crd_members_by_name(&two[0], &two[1]) > 0)))
    qsort((void *)members, count, sizeof *members, crd_members_by_name);
  for (size_t i = 0; i < count; i++) {
    const crd_member *member = members[i];
    const bool is_kind = (member->name[0] | 0x20) != 'a';
    const crd_value *value = &member->value;
    if (value->kind == CRD_NULL) continue;
    if (value->kind != CRD_STRING_VALUE) {
      *error = crd_misfit_of_type(arena, value, is_kind ? "kind" : "apiVersion");
      return false;
    }
    *(is_kind ? &found->kind : &found->api_version) = crd_value_string(value);
  }
  return true;
}

/* gvkWithDefaults: what an error calls the object before its own kind is known. */
static void with_defaults(const crd_kind *kind, crd_string *own_kind, crd_string group, crd_string *version) {
  if (!own_kind->size) *own_kind = kind->kind;
  if (!version->size && (!group.size || crd_string_equal(group, kind->group))) *version = kind->version;
}

/* Reads the object's type from the tree; false with the refusal. */
static bool read_type(request_state *state, const request_source *source, request_object *object, crd_string *message) {
  crd_arena *arena = state->arena;
  const crd_value *kind = crd_value_get(object->root, CRD_STRING("kind"));
  const crd_value *api_version = crd_value_get(object->root, CRD_STRING("apiVersion"));
  if (!kind || kind->kind != CRD_STRING_VALUE || !kind->size) {
    if (state->request->field_validation >= CRD_FIELDS_WARN && !source->stored) { /* the strict decoder finds it itself */
      crd_string whole = join(arena, CRD_STRING("Object 'Kind' is missing in '"), source->body);
      *message = crd_request_unrecognized(state, source, join(arena, whole, CRD_STRING("'")));
      return false;
    }
    crd_string data = trimmed_json(source->body);
    if (!data.size || source->encoding == CRD_ENCODING_YAML) data = crd_json_encode(arena, object->root, CRD_JSON_GO);
    crd_string error = join(arena, CRD_STRING("Object 'Kind' is missing in '"), data);
    *message = crd_request_undecodable(state, object->kind, object->version, join(arena, error, CRD_STRING("'")));
    return false;
  }
  object->kind = crd_value_string(kind);
  object->group = object->version = (crd_string){NULL, 0};
  if (api_version && api_version->kind != CRD_STRING_VALUE) { /* only null comes here */
    *message =
        crd_request_undecodable(state, object->kind, object->version,
                                CRD_STRING(".apiVersion accessor error: <nil> is of the type <nil>, expected string"));
    return false;
  }
  crd_group_version parts = {{NULL, 0}, {NULL, 0}};
  if (api_version) (void)crd_group_version_parse(crd_value_string(api_version), &parts); /* two slashes: of no kind */
  object->group = parts.group, object->version = parts.version;
  bool same_group = crd_string_equal(object->group, state->kind->group);
  object->matched = same_group && crd_string_equal(object->kind, state->kind->kind);
  object->same_version = same_group && crd_string_equal(object->version, state->kind->version);
  return true;
}

bool crd_request_coerce_metadata(request_state *state, const request_source *source, request_object *object,
                                 crd_string *message) {
  crd_value *metadata = crd_value_get(object->root, CRD_STRING("metadata"));
  object->meta = (request_meta){.root = object->root};
  if (!metadata) return true;
  crd_strict_errors unknown = {.arena = state->arena};
  crd_strict_errors *noted = state->strict && !source->stored ? &unknown : NULL;
  crd_string error = {NULL, 0};
  meta_places places;
  if (!crd_meta_coerce(state->arena, metadata, CRD_STRING("metadata"), source->stored, noted, &error, &places)) {
    *message = crd_request_undecodable(state, object->kind, object->version, error);
    if (places.misfit != CRD_NO_OFFSET) state->verdict->offset = places.misfit;
    return false;
  }
  if (noted) crd_request_note(state, &unknown);
  object->meta = (request_meta){.root = object->root, .map = metadata, .places = places};
  return true;
}

bool crd_request_type_of(crd_arena *arena, const crd_value *root, crd_encoding encoding, crd_string *kind,
                         crd_string *api_version, crd_string *error) {
  interpretation found = {{NULL, 0}, {NULL, 0}};
  bool good = interpret(arena, root, encoding, &found, error);
  *kind = found.kind;
  *api_version = found.api_version;
  return good;
}

const crd_value *crd_request_read_type(crd_arena *arena, crd_string body, crd_encoding encoding, crd_string *kind,
                                       crd_string *api_version, crd_string *error) {
  crd_parse_error problem = {.offset = CRD_NO_OFFSET};
  crd_value written = {.kind = CRD_NULL};
  const crd_parse_options options = {.written = &written};
  bool yaml = encoding == CRD_ENCODING_YAML;
  const crd_value *root = crd_request_reader(encoding)(arena, body, &options, &problem);
  *kind = *api_version = (crd_string){NULL, 0};
  /* A number of any size may stand where nothing is read. */
  if (!root && !yaml && problem.problem == CRD_PARSE_RANGE)
    root = crd_json_parse(arena, crd_request_without_numbers(arena, body), &options, &problem);
  if (!root) {
    crd_string head = yaml ? (crd_string){NULL, 0} : CRD_STRING("couldn't get version/kind; json parse error: ");
    *error = join(arena, head, problem.message);
    return NULL;
  }
  return crd_request_type_of(arena, written.kind == CRD_MAP ? &written : root, encoding, kind, api_version, error) ? root
                                                                                                                   : NULL;
}

bool crd_request_decode(request_state *state, const request_source *source, request_object *object, crd_string *message) {
  crd_arena *arena = state->arena;
  crd_parse_error problem = {.offset = CRD_NO_OFFSET};
  interpretation found;
  crd_value written = {.kind = CRD_NULL};
  crd_value *root = parse_body(state, source, &written, &problem);
  const crd_value *interpreted = written.kind == CRD_MAP ? &written : root;
  *object = (request_object){.root = root};
  crd_string error = problem.message;
  /* Of YAML only what its JSON is refused for, the depth, comes this late. */
  if (!root && (source->encoding == CRD_ENCODING_JSON || problem.problem == CRD_PARSE_JSON_DEPTH))
    error = join(arena, CRD_STRING("couldn't get version/kind; json parse error: "), error);
  crd_group_version parts;
  bool good = root && interpret(arena, interpreted, source->encoding, &found, &error);
  if (good && !crd_group_version_parse(found.api_version, &parts)) {
    error = join(arena, CRD_STRING("unexpected GroupVersion string: "), found.api_version);
    good = false;
  }
  if (!good) {
    *message = crd_request_unrecognized(state, source, error);
    return false;
  }
  object->kind = found.kind, object->group = parts.group, object->version = parts.version;
  with_defaults(state->kind, &object->kind, object->group, &object->version);
  if (problem.problem == CRD_PARSE_RANGE) {
    *message = crd_request_undecodable(state, object->kind, object->version, problem.message);
    return false;
  }
  return read_type(state, source, object, message) && crd_request_coerce_metadata(state, source, object, message);
}
