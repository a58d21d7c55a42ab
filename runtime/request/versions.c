/* What older API servers word otherwise (docs/versions.md): errors are found as 1.37 finds them and then told as an older
 * minor tells them. */
#include "versions.h"

#include <crd/json.h>
#include <crd/request.h>

#include <stdlib.h>

/* The first minors that tell it as 1.37 does. */
enum {
  STATUS_PATHS = 31, /* errors about a status were told without the word */
  LIMITS_IN_BYTES = 32,
  DOTS_IN_FINALIZERS = 32,
  VALUES_IN_JSON = 34,
  SINGULARS = 34,
  PLAIN_REQUIRED = 34, /* of embedded resources: must not be empty */
  PLAIN_OWNERS = 34,   /* kind must not be empty */
  LABEL_KEYS = 35,
  RANGES_OF_NUMBERS = 36,
  OWNERS_BY_INDEX = 37
};

static bool has_prefix(crd_string text, const char *prefix) {
  return crd_string_has_prefix(text, crd_string_of(prefix));
}

/* `text` with `with` for its first `what`; as it is where that does not occur. */
static crd_string replaced(crd_arena *arena, crd_string text, const char *what, const char *with) {
  size_t size = strlen(what);
  for (size_t i = 0; i + size <= text.size; i++) {
    if (memcmp(text.data + i, what, size) != 0) continue;
    crd_text result = {.arena = arena};
    crd_text_add(&result, (crd_string){text.data, i});
    crd_text_add(&result, crd_string_of(with));
    crd_text_add(&result, (crd_string){text.data + i + size, text.size - i - size});
    return crd_text_string(&result);
  }
  return text;
}

/* field.TooLong and field.TooMany. Of metadata field.TooLong spoke, of schemas field.TooLongMaxLength. */
static crd_string limit_text(crd_arena *arena, crd_string detail, bool of_metadata, unsigned minor) {
  static const char head[] = "may not be more than ";
  if (crd_string_equal(detail, CRD_STRING("must have at most 1 item"))) return CRD_STRING("must have at most 1 items");
  if (!has_prefix(detail, head)) return detail;
  if (minor >= LIMITS_IN_BYTES) return replaced(arena, detail, " 1 byte", " 1 bytes");
  size_t from = sizeof head - 1, to = from;
  while (to < detail.size && detail.data[to] >= '0' && detail.data[to] <= '9') to++;
  if (of_metadata) return replaced(arena, detail, "may not be more than ", "must have at most ");
  return crd_arena_printf(arena, "may not be longer than %.*s", (int)(to - from), detail.data + from);
}

/* The rules of names before they counted bytes and spoke of label keys. */
static crd_string name_text(crd_arena *arena, crd_string text) {
  text = replaced(arena, text, "a valid label key must", "a qualified name must");
  text = replaced(arena, text, "must be no more than 63 bytes", "must be no more than 63 characters");
  return replaced(arena, text, "must be no more than 253 bytes", "must be no more than 253 characters");
}

/* ---- %#v ---- */

static int by_name(const void *a, const void *b) {
  return crd_string_compare(crd_member_name(a), crd_member_name(b));
}

/* A value as Go's %#v prints it; the members of an object in the order of their names. The depth is that of JSON. */
static void add_go(crd_text *text, const crd_value *value) {
  switch (value->kind) {
  case CRD_NULL:
    crd_text_add(text, CRD_STRING("interface {}(nil)"));
    break;
  case CRD_STRING_VALUE:
    crd_text_add(text, crd_error_value_string(text->arena, crd_value_string(value)));
    break;
  case CRD_LIST:
    crd_text_add(text, CRD_STRING("[]interface {}{"));
    for (uint32_t i = 0; i < value->size; i++) {
      if (i) crd_text_add(text, CRD_STRING(", "));
      add_go(text, &value->as.items[i]);
    }
    crd_text_add_char(text, '}');
    break;
  case CRD_MAP:
    crd_text_add(text, CRD_STRING("map[string]interface {}{"));
    if (value->size) qsort(value->as.members, value->size, sizeof *value->as.members, by_name);
    for (uint32_t i = 0; i < value->size; i++) {
      if (i) crd_text_add(text, CRD_STRING(", "));
      crd_text_add(text, crd_error_value_string(text->arena, crd_member_name(&value->as.members[i])));
      crd_text_add_char(text, ':');
      add_go(text, &value->as.members[i].value);
    }
    crd_text_add_char(text, '}');
    break;
  default:
    crd_text_add(text, crd_error_value(text->arena, value));
  }
}

static bool ends_with(crd_string text, const char *end) {
  size_t size = strlen(end);
  return text.size >= size && memcmp(text.data + text.size - size, end, size) == 0;
}

/* An owner reference in Go's syntax. One that says controller or blockOwnerDeletion holds pointers, whose addresses Go
 * prints: it stays as it is. */
static crd_string owner_text(crd_arena *arena, crd_string json) {
  static const struct {
    const char *name, *head;
  } fields[] = {
      {"apiVersion", "v1.OwnerReference{APIVersion:"}, {"kind", ", Kind:"}, {"name", ", Name:"}, {"uid", ", UID:"}};
  enum { COUNT = sizeof fields / sizeof *fields };
  const crd_value *owner = crd_json_parse(arena, json, NULL, NULL);
  if (!owner || owner->kind != CRD_MAP || owner->size != COUNT) return json;
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < COUNT; i++) {
    const crd_value *value = crd_value_get(owner, crd_string_of(fields[i].name));
    if (!value || value->kind != CRD_STRING_VALUE) return json;
    crd_text_add(&text, crd_string_of(fields[i].head));
    crd_text_add(&text, crd_error_value_string(arena, crd_value_string(value)));
  }
  crd_text_add(&text, CRD_STRING(", Controller:(*bool)(nil), BlockOwnerDeletion:(*bool)(nil)}"));
  return crd_text_string(&text);
}

/* A list or object that an error shows; no value was the text "null". */
static crd_string value_text(crd_arena *arena, const crd_error *error) {
  if (error->has_value && crd_string_equal(error->value, CRD_STRING("null"))) return CRD_STRING("\"null\"");
  if (!error->has_value || error->value.size == 0 || (error->value.data[0] != '{' && error->value.data[0] != '['))
    return error->value;
  bool of_metadata = error->stage <= CRD_STAGE_META || error->stage == CRD_STAGE_EMBEDDED;
  if (of_metadata && ends_with(error->field, ".ownerReferences")) return owner_text(arena, error->value);
  bool of_texts = ends_with(error->field, ".finalizers") || crd_string_equal(error->field, CRD_STRING("dryRun"));
  if (error->stage <= CRD_STAGE_META && !of_texts) return error->value;
  crd_value *value = crd_json_parse(arena, error->value, NULL, NULL);
  if (!value) return error->value;
  crd_text text = {.arena = arena};
  add_go(&text, value);
  crd_string shown = crd_text_string(&text);
  return error->stage <= CRD_STAGE_META ? replaced(arena, shown, "[]interface {}", "[]string") : shown;
}

/* ---- owners ---- */

/* Where in a path an owner's index stands: from its bracket to behind it. False when the path names none. */
static bool find_owner(crd_string path, size_t *from, size_t *to) {
  static const char list[] = "ownerReferences[";
  for (size_t i = 0; i + sizeof list - 1 <= path.size; i++) {
    if (memcmp(path.data + i, list, sizeof list - 1) != 0) continue;
    const char *end = memchr(path.data + i, ']', path.size - i);
    if (!end) return false;
    *from = i + sizeof list - 2;
    *to = (size_t)(end - path.data) + 1;
    return true;
  }
  return false;
}

void versions_tell_owners(crd_errors *errors, unsigned minor) {
  crd_arena *arena = errors->arena;
  for (uint32_t i = 0; minor < OWNERS_BY_INDEX && i < errors->count; i++) {
    crd_error *error = &errors->items[i];
    size_t from, to;
    if (error->stage > CRD_STAGE_META && error->stage != CRD_STAGE_EMBEDDED) continue;
    if (!find_owner(error->field, &from, &to)) continue;
    crd_string name = crd_string_slice(error->field, to, error->field.size);
    bool of_version = crd_string_equal(name, CRD_STRING(".apiVersion"));
    if (error->type == CRD_ERROR_REQUIRED) {
      error->type = CRD_ERROR_INVALID;
      error->has_value = true;
      error->value = CRD_STRING("\"\"");
      if (minor < PLAIN_OWNERS && name.size)
        error->detail = crd_arena_printf(arena, "%.*s must not be empty", (int)name.size - 1, name.data + 1);
    }
    if (of_version) error->detail = CRD_STRING("version must not be empty");
    crd_text path = {.arena = arena};
    crd_text_add(&path, (crd_string){error->field.data, from});
    crd_text_add(&path, name);
    error->field = crd_text_string(&path);
  }
}

/* ---- all errors ---- */

/* Numbers beyond their format, which nothing looked for. */
static bool is_of_range(const crd_error *error) {
  static const char *const heads[] = {"Checked value must be of type ", "Maximum boundary value must be of type ",
                                      "Minimum boundary value must be of type ", "MultipleOf value must be of type "};
  for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
    if (error->stage == CRD_STAGE_SCHEMA && has_prefix(error->detail, heads[i])) return true;
  return false;
}

void versions_tell_errors(crd_errors *errors, unsigned minor) {
  crd_arena *arena = errors->arena;
  uint32_t kept = 0;
  versions_tell_owners(errors, minor);
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_error error = errors->items[i];
    bool of_metadata = error.stage <= CRD_STAGE_META || error.stage == CRD_STAGE_EMBEDDED;
    if (minor < RANGES_OF_NUMBERS && is_of_range(&error)) continue;
    if (minor < PLAIN_REQUIRED && error.stage == CRD_STAGE_EMBEDDED && error.type == CRD_ERROR_REQUIRED &&
        !error.detail.size)
      error.detail = CRD_STRING("must not be empty");
    if (minor < SINGULARS && (error.type == CRD_ERROR_TOO_LONG || error.type == CRD_ERROR_TOO_MANY))
      error.detail = limit_text(arena, error.detail, of_metadata, minor);
    if (minor < VALUES_IN_JSON) error.value = value_text(arena, &error);
    if (minor < LABEL_KEYS && error.type == CRD_ERROR_INVALID && of_metadata) error.detail = name_text(arena, error.detail);
    errors->items[kept++] = error;
  }
  crd_errors_truncate(errors, kept);
}

void versions_tell_status(crd_errors *errors, unsigned minor) {
  static const char head[] = "status.";
  for (uint32_t i = 0; minor < STATUS_PATHS && i < errors->count; i++) {
    crd_error *error = &errors->items[i];
    if (error->stage != CRD_STAGE_SCHEMA) continue;
    if (has_prefix(error->field, head))
      error->field = crd_string_slice(error->field, sizeof head - 1, error->field.size);
    else if (crd_string_equal(error->field, CRD_STRING("status")))
      error->field = CRD_STRING("<nil>");
  }
}

void versions_tell_warnings(crd_texts *warnings, unsigned minor) {
  for (uint32_t i = 0; minor < LABEL_KEYS && i < warnings->count; i++) {
    if (!has_prefix(warnings->items[i], "metadata.finalizers: ")) continue;
    crd_string text = name_text(warnings->arena, warnings->items[i]);
    if (minor < DOTS_IN_FINALIZERS) text = replaced(warnings->arena, text, " including a path (/)", "");
    warnings->items[i] = text;
  }
}

unsigned crd_kubernetes_minor(const char *text) {
  enum { OLDEST = 30 };
  if (*text == 'v') text++;
  if (strncmp(text, "1.", 2) != 0 || text[2] < '0' || text[2] > '9') return 0;
  char *end;
  unsigned long minor = strtoul(text + 2, &end, 10);
  if (*end == '.') end += 1 + strspn(end + 1, "0123456789");
  return !*end && minor >= OLDEST && minor <= VERSIONS_NEWEST ? (unsigned)minor : 0;
}
