/* SPDX-License-Identifier: Apache-2.0 */
/* Paths of rules and selectable fields: a sequence of .name and ['key'] (apiserver schema/cel.ValidFieldPath). */
#include "../../../runtime/value/joined.h"
#include "schema/tree/vet.h"
#include "schema/tree/walks.h"

/* The next token: a delimiter, a quoted string or the text up to a delimiter; empty at the end. */
static crd_string next_path_token(crd_string path, size_t *at) {
  size_t from = *at, end = from;
  if (from >= path.size) return (crd_string){"", 0};
  if (path.data[from] == '\'') {
    for (end = from + 1; end < path.size && !(path.data[end] == '\'' && path.data[end - 1] != '\\');) end++;
    end = end < path.size ? end + 1 : path.size;
  } else {
    while (end < path.size && path.data[end] != '.' && path.data[end] != '[' && path.data[end] != ']') end++;
    if (end == from) end++;
  }
  *at = end;
  return (crd_string){path.data + from, end - from};
}

/* unescapeSingleQuote of the text between the quotes. */
static bool unescape_key(crd_arena *arena, crd_string text, crd_string *out, crd_string *why) {
  static const char escapes[] = "abfnrtv'\\", meanings[] = "\a\b\f\n\r\t\v'\\";
  crd_text result = {.arena = arena};
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] != '\\' || i + 1 == text.size || text.data[i + 1] == '\n') {
      crd_text_add_char(&result, text.data[i]);
      continue;
    }
    char directive = text.data[++i];
    const char *found = directive ? strchr(escapes, directive) : NULL;
    if (!found)
      return crd_refused(why, crd_arena_printf(arena, "invalid string literal: invalid escape char \\%c", directive));
    crd_text_add_char(&result, meanings[found - escapes]);
  }
  *out = crd_text_string(&result);
  return true;
}

/* Takes one step from *node: to a property if there are properties, else to a map value. */
static bool take_step(const schema **node, crd_string name, crd_text *rendered) {
  const schema *at = *node;
  if (!at) return false;
  if (at->property_count) {
    const property *property = crdc_schema_property(at, name);
    if (!property) return false;
    crd_text_add_char(rendered, '.');
    crd_text_add(rendered, name);
    *node = property->schema;
    return true;
  }
  if (at->additional_allowed == UNSET) return false;
  /* field.Path prints a key without a dot, but the rendered path is appended as a child, so a leading key gets one. */
  crd_text_add(rendered, rendered->size ? CRD_STRING("[") : CRD_STRING(".["));
  crd_text_add(rendered, name);
  crd_text_add_char(rendered, ']');
  *node = at->additional;
  return true;
}

static bool fail_path(crd_arena *arena, crd_string *why, const char *text, crd_string token) {
  return crd_refused(why, crd_arena_printf(arena, "%s%.*s", text, (int)token.size, token.data));
}

bool crdc_field_path_resolve(crd_arena *arena, const schema *node, crd_string path, bool array_notation,
                             const schema **found, crd_string *rendered, crd_string *why) {
  static const crd_string none = {"", 0};
  crd_text text = {.arena = arena};
  for (size_t at = 0; at < path.size;) {
    crd_string token = next_path_token(path, &at), name;
    bool bracket = crdc_text_is(token, "[");
    if (!bracket && !crdc_text_is(token, ".")) return fail_path(arena, why, "expected [ or . but got: ", token);
    if (bracket && !array_notation) return fail_path(arena, why, "array notation is not allowed", none);
    if (at >= path.size) return fail_path(arena, why, "unexpected end of JSON path", none);
    name = token = next_path_token(path, &at);
    if (bracket) {
      if (token.size < 2 || token.data[0] != '\'' || token.data[token.size - 1] != '\'')
        return fail_path(arena, why, "expected single quoted string but got ", token);
      if (!unescape_key(arena, (crd_string){token.data + 1, token.size - 2}, &name, why)) return false;
    }
    if (!take_step(&node, name, &text)) return fail_path(arena, why, "does not refer to a valid field", none);
    if (!bracket) continue;
    if (at >= path.size) return fail_path(arena, why, "unexpected end of JSON path", none);
    token = next_path_token(path, &at);
    if (!crdc_text_is(token, "]")) return fail_path(arena, why, "expected ] but got ", token);
  }
  if (found) *found = node;
  *rendered = crd_text_string(&text);
  return true;
}

bool crdc_schema_resolve_field_path(crd_arena *arena, const schema *node, crd_string path, crd_string *rendered,
                                    crd_string *why) {
  return crdc_field_path_resolve(arena, node, path, true, NULL, rendered, why);
}
