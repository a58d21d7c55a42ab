/* SPDX-License-Identifier: Apache-2.0 */
/* Makes, compares and prints types. Printing mirrors cel-go checker/format.go. */
#include "cel/type.h"
#include "cel/declarations.h"

/* Printed types are cut at this depth and length, which no rule needs. */
#define FORMAT_LIMIT 4096

static const cel_type simple_types[] = {
    [CEL_ERROR_TYPE] = {.kind = CEL_ERROR_TYPE},
    [CEL_DYN] = {.kind = CEL_DYN},
    [CEL_NULL] = {.kind = CEL_NULL},
    [CEL_BOOL] = {.kind = CEL_BOOL},
    [CEL_INT] = {.kind = CEL_INT},
    [CEL_UINT] = {.kind = CEL_UINT},
    [CEL_DOUBLE] = {.kind = CEL_DOUBLE},
    [CEL_STRING] = {.kind = CEL_STRING},
    [CEL_BYTES] = {.kind = CEL_BYTES},
    [CEL_DURATION] = {.kind = CEL_DURATION},
    [CEL_TIMESTAMP] = {.kind = CEL_TIMESTAMP},
    [CEL_TYPE] = {.kind = CEL_TYPE},
};

#define DYN &simple_types[CEL_DYN]
static const cel_type list_of_dyn = {.kind = CEL_LIST, .parameters = {DYN}};
static const cel_type map_of_dyn = {.kind = CEL_MAP, .parameters = {DYN, DYN}};
static const cel_type optional_of_dyn = {.kind = CEL_OPTIONAL, .parameters = {DYN}};

#define OPAQUE(text)                                                                                                        \
  { .kind = CEL_OPAQUE, .name = CRD_STRING_INIT(text) }
static const cel_type ip_type = OPAQUE("net.IP"), cidr_type = OPAQUE("net.CIDR"),
                      quantity_type = OPAQUE("kubernetes.Quantity"), url_type = OPAQUE("kubernetes.URL"),
                      format_type = OPAQUE("kubernetes.NamedFormat"), semver_type = OPAQUE("kubernetes.Semver"),
                      generic_version_type = OPAQUE("crd.GenericVersion");
static const cel_type authorizer_types[] = {
    OPAQUE("kubernetes.authorization.Authorizer"), OPAQUE("kubernetes.authorization.PathCheck"),
    OPAQUE("kubernetes.authorization.GroupCheck"), OPAQUE("kubernetes.authorization.ResourceCheck"),
    OPAQUE("kubernetes.authorization.Decision")};

const cel_type *crdc_cel_type_simple(cel_kind kind) {
  return kind < sizeof simple_types / sizeof *simple_types ? &simple_types[kind] : &simple_types[CEL_ERROR_TYPE];
}

const cel_type *crdc_cel_type_with(crd_arena *arena, cel_kind kind, const cel_type *a, const cel_type *b) {
  cel_type *type = crd_arena_zalloc(arena, sizeof *type);
  type->kind = kind;
  type->parameters[0] = a;
  type->parameters[1] = b;
  return type;
}

/* ---- declared types ---- */

static const cel_type *opaque(char letter) {
  switch (letter) {
  case 'q':
    return &quantity_type;
  case 'p':
    return &ip_type;
  case 'c':
    return &cidr_type;
  case 'l':
    return &url_type;
  case 'f':
    return &format_type;
  case 'v':
    return &semver_type;
  case 'g':
    return &generic_version_type;
  default:
    return &authorizer_types[letter - '1'];
  }
}

static cel_kind kind_of_letter(char letter) {
  static const struct {
    char letter;
    cel_kind kind;
  } table[] = {{'b', CEL_BOOL},  {'i', CEL_INT},  {'u', CEL_UINT}, {'d', CEL_DOUBLE},   {'s', CEL_STRING},
               {'y', CEL_BYTES}, {'n', CEL_NULL}, {'*', CEL_DYN},  {'l', CEL_DURATION}, {'w', CEL_TIMESTAMP},
               {'t', CEL_TYPE},  {'[', CEL_LIST}, {'{', CEL_MAP},  {'%', CEL_TYPE},     {'?', CEL_OPTIONAL}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].letter == letter) return table[i].kind;
  return CEL_ERROR_TYPE;
}

const char *crdc_cel_type_end(const char *letters) {
  char letter = *letters++;
  if (letter == '@') return letters + 1;
  if (letter == '{') letters = crdc_cel_type_end(letters);
  return letter == '[' || letter == '{' || letter == '%' || letter == '?' ? crdc_cel_type_end(letters) : letters;
}

const cel_type *crdc_cel_type_read(crd_arena *arena, const char **letters, const cel_type *const *parameters) {
  char letter = *(*letters)++;
  if (letter >= 'A' && letter <= 'Z') return parameters[letter - 'A'];
  if (letter == '@') return opaque(*(*letters)++);
  cel_kind kind = kind_of_letter(letter);
  if (letter != '[' && letter != '{' && letter != '%' && letter != '?') return crdc_cel_type_simple(kind);
  const cel_type *first = crdc_cel_type_read(arena, letters, parameters);
  const cel_type *second = letter == '{' ? crdc_cel_type_read(arena, letters, parameters) : NULL;
  return crdc_cel_type_with(arena, kind, first, second);
}

/* duration and timestamp are names too: the API server's type provider has them in addition to cel-go's. */
const cel_type *crdc_cel_type_named(crd_string name, unsigned version) {
  static const struct {
    crd_string name;
    const cel_type *type;
    unsigned since;
  } table[] = {
      {CRD_STRING_INIT("bool"), &simple_types[CEL_BOOL], 0},
      {CRD_STRING_INIT("bytes"), &simple_types[CEL_BYTES], 0},
      {CRD_STRING_INIT("double"), &simple_types[CEL_DOUBLE], 0},
      {CRD_STRING_INIT("duration"), &simple_types[CEL_DURATION], 0},
      {CRD_STRING_INIT("google.protobuf.Duration"), &simple_types[CEL_DURATION], 0},
      {CRD_STRING_INIT("google.protobuf.Timestamp"), &simple_types[CEL_TIMESTAMP], 0},
      {CRD_STRING_INIT("int"), &simple_types[CEL_INT], 0},
      {CRD_STRING_INIT("list"), &list_of_dyn, 0},
      {CRD_STRING_INIT("map"), &map_of_dyn, 0},
      {CRD_STRING_INIT("net.CIDR"), &cidr_type, 30},
      {CRD_STRING_INIT("net.IP"), &ip_type, 30},
      {CRD_STRING_INIT("null_type"), &simple_types[CEL_NULL], 0},
      {CRD_STRING_INIT("optional_type"), &optional_of_dyn, 28},
      {CRD_STRING_INIT("string"), &simple_types[CEL_STRING], 0},
      {CRD_STRING_INIT("timestamp"), &simple_types[CEL_TIMESTAMP], 0},
      {CRD_STRING_INIT("type"), &simple_types[CEL_TYPE], 0},
      {CRD_STRING_INIT("uint"), &simple_types[CEL_UINT], 0},
  };
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (crd_string_equal(table[i].name, name)) return version >= table[i].since ? table[i].type : NULL;
  return NULL;
}

/* ---- equality (Type.IsExactType) ---- */

bool crdc_cel_type_equal(const cel_type *a, const cel_type *b) {
  if (a == b) return true;
  if (a->kind != b->kind) return false;
  switch (a->kind) {
  case CEL_OBJECT:
    if (a->named || b->named) return a->named && b->named && crd_string_equal(a->name, b->name);
    return a->schema && a->schema == b->schema && a->field_count == b->field_count;
  case CEL_OPAQUE:
  case CEL_PARAMETER:
    return crd_string_equal(a->name, b->name);
  default:
    break;
  }
  for (size_t i = 0; i < 2; i++) {
    if (!a->parameters[i] != !b->parameters[i]) return false;
    if (a->parameters[i] && !crdc_cel_type_equal(a->parameters[i], b->parameters[i])) return false;
  }
  return true;
}

/* ---- printing ---- */

static void write_path(crd_text *out, const cel_type *type, const cel_type *self) {
  if (type->named) {
    crd_text_add(out, type->name);
    return;
  }
  if (type == self || !type->owner) {
    crd_text_add(out, CRD_STRING("selfType"));
    return;
  }
  write_path(out, type->owner, self);
  crd_text_add_char(out, '.');
  crd_text_add(out, type->name);
}

static void write_type(crd_text *out, const cel_type *type, const cel_type *self) {
  static const char *const names[] = {[CEL_ERROR_TYPE] = "!error!",
                                      [CEL_DYN] = "dyn",
                                      [CEL_NULL] = "null",
                                      [CEL_BOOL] = "bool",
                                      [CEL_INT] = "int",
                                      [CEL_UINT] = "uint",
                                      [CEL_DOUBLE] = "double",
                                      [CEL_STRING] = "string",
                                      [CEL_BYTES] = "bytes",
                                      [CEL_DURATION] = "duration",
                                      [CEL_TIMESTAMP] = "timestamp",
                                      [CEL_LIST] = "list",
                                      [CEL_MAP] = "map",
                                      [CEL_TYPE] = "type",
                                      [CEL_OPTIONAL] = "optional_type"};
  if (out->size > FORMAT_LIMIT) return;
  if (type->kind == CEL_OBJECT) {
    write_path(out, type, self);
    return;
  }
  if (type->any) {
    crd_text_add(out, CRD_STRING("any"));
    return;
  }
  crd_text_add(out, type->kind == CEL_OPAQUE || type->kind == CEL_PARAMETER ? type->name : crd_string_of(names[type->kind]));
  if (!type->parameters[0]) return;
  crd_text_add_char(out, '(');
  write_type(out, type->parameters[0], self);
  if (type->parameters[1]) {
    crd_text_add(out, CRD_STRING(", "));
    write_type(out, type->parameters[1], self);
  }
  crd_text_add_char(out, ')');
}

crd_string crdc_cel_type_format_in(crd_arena *arena, const cel_type *type, const cel_type *self) {
  crd_text out = {.arena = arena};
  write_type(&out, type, self);
  return crd_text_string(&out);
}

crd_string crdc_cel_type_format(crd_arena *arena, const cel_type *type) {
  return crdc_cel_type_format_in(arena, type, NULL);
}

const cel_type *crdc_cel_type_of_self(const cel_environment *environment) {
  for (size_t i = 0; i < environment->variable_count; i++)
    if (crd_string_equal(environment->variables[i].name, CRD_STRING("self"))) return environment->variables[i].type;
  return NULL;
}
