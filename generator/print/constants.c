/* SPDX-License-Identifier: Apache-2.0 */
/* Constants as static tables: values of CEL, the automata of patterns, and the declarations of gates, settings and queries.
 */
#include "print/printing.h"
#include "regex/dfa.h"
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS_PER_LINE = 30 };

#define ADD_TABLE(names, ...) ((names)->tables ? crd_text_printf((names)->tables, __VA_ARGS__) : (void)0)

static crd_string literal_in(const table_names *names, crd_string text) {
  return crdc_print_literal(names->arena, text);
}

/* ---- numbers and texts ---- */

/* The shortest digits that give the same number, with a point or an exponent. Constant folding can overflow to infinity. */
static crd_string double_literal(crd_arena *arena, double number) {
  if (isnan(number)) return CRD_STRING("(0.0 / 0.0)");
  if (isinf(number)) return number > 0 ? CRD_STRING("(1e308 * 10.0)") : CRD_STRING("(-1e308 * 10.0)");
  char digits[40];
  for (int precision = 1; precision <= 17; precision++) {
    snprintf(digits, sizeof digits, "%.*g", precision, number);
    if (strtod(digits, NULL) == number) break;
  }
  const char *point = strpbrk(digits, ".e") ? "" : ".0";
  return crd_arena_printf(arena, signbit(number) ? "(%s%s)" : "%s%s", digits, point);
}

crd_string crdc_print_number(crd_arena *arena, crd_cel_value value) {
  if (value.kind == CRD_CEL_DOUBLE) return double_literal(arena, value.as.number);
  if (value.kind == CRD_CEL_UINT) return crd_arena_printf(arena, "UINT64_C(%" PRIu64 ")", value.as.unsigned_integer);
  return crdc_print_int(arena, value.as.integer);
}

static crd_string text_initializer(const table_names *names, crd_string text) {
  crd_string literal = literal_in(names, text);
  return crd_arena_printf(names->arena, "{%.*s, %zu}", TEXT(literal), text.size);
}

/* ---- abstract values ---- */

static crd_string ip_initializer(const table_names *names, const crd_ip *ip) {
  crd_text bytes = {.arena = names->arena};
  for (size_t i = 0; i < ip->size; i++) crd_text_printf(&bytes, "%s%u", i ? ", " : "", ip->bytes[i]);
  return crd_arena_printf(names->arena, "{.bytes = {%.*s}, .size = %u}", TEXT(crd_text_string(&bytes)), ip->size);
}

static crd_string cidr_initializer(const table_names *names, const crd_cidr *cidr) {
  crd_string ip = ip_initializer(names, &cidr->ip);
  return crd_arena_printf(names->arena, "{.ip = %.*s, .bits = %u}", TEXT(ip), cidr->bits);
}

static crd_string quantity_initializer(const table_names *names, const crd_quantity *q) {
  crd_text out = {.arena = names->arena};
  crd_text_printf(&out, "{.limbs = {%s", q->used ? "" : "0");
  for (size_t i = 0; i < q->used; i++) crd_text_printf(&out, "%s%u", i ? ", " : "", q->limbs[i]);
  crd_text_printf(&out, "}, .used = %u, .form = %u, .negative = %s, .small = %s, .scale = ", q->used, q->form,
                  q->negative ? "true" : "false", q->small ? "true" : "false");
  crd_text_add(&out, crdc_print_int(names->arena, q->scale));
  crd_text_add(&out, CRD_STRING(", .value = "));
  crd_text_add(&out, crdc_print_int(names->arena, q->value));
  crd_text_add_char(&out, '}');
  return crd_text_string(&out);
}

static crd_string semver_initializer(const table_names *names, const crd_semver *version) {
  crd_string prerelease = text_initializer(names, version->prerelease), build = text_initializer(names, version->build);
  return crd_arena_printf(names->arena,
                          "{.numbers = {UINT64_C(%" PRIu64 "), UINT64_C(%" PRIu64 "), UINT64_C(%" PRIu64
                          ")}, .prerelease = %.*s, .build = %.*s}",
                          version->numbers[0], version->numbers[1], version->numbers[2], TEXT(prerelease), TEXT(build));
}

/* A value with its own table, and the pointer to it. */
static crd_string opaque_initializer(const table_names *names, crd_cel_value value, crd_string number) {
  static const struct {
    const char *type, *kind;
  } types[] = {[CRD_CEL_QUANTITY] = {"crd_quantity", "CRD_CEL_QUANTITY"},
               [CRD_CEL_IP] = {"crd_ip", "CRD_CEL_IP"},
               [CRD_CEL_CIDR] = {"crd_cidr", "CRD_CEL_CIDR"},
               [CRD_CEL_SEMVER] = {"crd_semver", "CRD_CEL_SEMVER"}};
  crd_string initial;
  switch ((crd_cel_opaque_kind)value.opaque_kind) {
  case CRD_CEL_QUANTITY:
    initial = quantity_initializer(names, value.as.opaque);
    break;
  case CRD_CEL_IP:
    initial = ip_initializer(names, value.as.opaque);
    break;
  case CRD_CEL_CIDR:
    initial = cidr_initializer(names, value.as.opaque);
    break;
  default:
    initial = semver_initializer(names, value.as.opaque);
  }
  ADD_TABLE(names, "static const %s %.*s_value_%.*s = %.*s;\n", types[value.opaque_kind].type, TEXT(names->prefix),
            TEXT(number), TEXT(initial));
  return crd_arena_printf(names->arena, "{.kind = CRD_CEL_OPAQUE, .opaque_kind = %s, .as = {.opaque = &%.*s_value_%.*s}}",
                          types[value.opaque_kind].kind, TEXT(names->prefix), TEXT(number));
}

/* ---- lists and maps ---- */

static void add_collection(const table_names *names, crd_cel_value value, crd_string number) {
  const bool map = value.kind == CRD_CEL_MAP;
  const size_t count = map ? value.as.map->count : value.as.list->count;
  crd_text items = {.arena = names->arena};
  for (size_t i = 0; i < count; i++) {
    crd_string below = crd_arena_printf(names->arena, "%.*s_%zu", TEXT(number), i);
    crd_string of_key = crd_arena_printf(names->arena, "%.*s_%zuk", TEXT(number), i);
    if (map) {
      crd_string key = crdc_print_initializer(names, value.as.map->items[i].key, of_key);
      crd_string item = crdc_print_initializer(names, value.as.map->items[i].value, below);
      crd_text_printf(&items, "    {%.*s,\n     %.*s},\n", TEXT(key), TEXT(item));
    } else {
      crd_string item = crdc_print_initializer(names, value.as.list->items[i], below);
      crd_text_printf(&items, "    %.*s,\n", TEXT(item));
    }
  }
  crd_string made = crd_text_string(&items), prefix = names->prefix;
  if (count)
    ADD_TABLE(names, "static const %s %.*s_items_%.*s[] = {\n%.*s};\n", map ? "crd_cel_entry" : "crd_cel_value",
              TEXT(prefix), TEXT(number), TEXT(made));
  ADD_TABLE(names, "static const %s %.*s_table_%.*s = {", map ? "crd_cel_map" : "crd_cel_list", TEXT(prefix), TEXT(number));
  if (count)
    ADD_TABLE(names, "%.*s_items_%.*s, %zu, NULL};\n", TEXT(prefix), TEXT(number), count);
  else
    ADD_TABLE(names, "NULL, 0, NULL};\n");
}

crd_string crdc_print_initializer(const table_names *names, crd_cel_value value, crd_string number) {
  static const char *const kinds[] = {
      [CRD_CEL_INT] = "CRD_CEL_INT",           [CRD_CEL_UINT] = "CRD_CEL_UINT",          [CRD_CEL_DOUBLE] = "CRD_CEL_DOUBLE",
      [CRD_CEL_STRING] = "CRD_CEL_STRING",     [CRD_CEL_BYTES] = "CRD_CEL_BYTES",        [CRD_CEL_TYPE] = "CRD_CEL_TYPE",
      [CRD_CEL_DURATION] = "CRD_CEL_DURATION", [CRD_CEL_TIMESTAMP] = "CRD_CEL_TIMESTAMP"};
  crd_arena *arena = names->arena;
  crd_string text;
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_BOOL:
    return crd_arena_printf(arena, "{.kind = CRD_CEL_BOOL, .as = {.boolean = %s}}", value.as.boolean ? "true" : "false");
  case CRD_CEL_INT:
  case CRD_CEL_UINT:
  case CRD_CEL_DOUBLE:
    text = crdc_print_number(arena, value);
    return crd_arena_printf(arena, "{.kind = %s, .as = {.%s = %.*s}}", kinds[value.kind],
                            value.kind == CRD_CEL_INT    ? "integer"
                            : value.kind == CRD_CEL_UINT ? "unsigned_integer"
                                                         : "number",
                            TEXT(text));
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
  case CRD_CEL_TYPE:
    text = text_initializer(names, value.as.text);
    return crd_arena_printf(arena, "{.kind = %s, .as = {.text = %.*s}}", kinds[value.kind], TEXT(text));
  case CRD_CEL_DURATION:
  case CRD_CEL_TIMESTAMP:
    text = crdc_print_int(arena, value.as.integer);
    return crd_arena_printf(arena, "{.kind = %s, .zone = %d, .nanos = %d, .as = {.integer = %.*s}}", kinds[value.kind],
                            value.zone, value.nanos, TEXT(text));
  case CRD_CEL_LIST:
  case CRD_CEL_MAP:
    add_collection(names, value, number);
    return crd_arena_printf(arena, "{.kind = CRD_CEL_%s, .as = {.%s = &%.*s_table_%.*s}}",
                            value.kind == CRD_CEL_MAP ? "MAP" : "LIST", value.kind == CRD_CEL_MAP ? "map" : "list",
                            TEXT(names->prefix), TEXT(number));
  case CRD_CEL_OPAQUE:
    return opaque_initializer(names, value, number);
  default:
    return CRD_STRING("{.kind = CRD_CEL_NULL}");
  }
}

/* ---- patterns ---- */

static void add_number_table(const table_names *names, unsigned number, const char *type, const char *part,
                             const void *numbers, size_t count) {
  const bool wide = strcmp(type, "uint16_t") == 0;
  ADD_TABLE(names, "static const %s %.*s_%s_%u[] = {", type, TEXT(names->prefix), part, number);
  for (size_t i = 0; i < count; i++) {
    unsigned value = wide ? ((const uint16_t *)numbers)[i] : ((const uint8_t *)numbers)[i];
    ADD_TABLE(names, "%s%u,", i % NUMBERS_PER_LINE ? " " : "\n    ", value);
  }
  ADD_TABLE(names, "\n};\n");
}

/* Builds the automaton again, because a crd_dfa does not contain its number of states. */
static void add_automaton(const table_names *names, crd_string source, unsigned number) {
  crd_string prefix = names->prefix;
  regex_dfa made, *dfa = &made;
  if (!crdc_regex_dfa_build(names->arena, source, dfa)) return;
  add_number_table(names, number, "uint8_t", "classes", dfa->class_of, sizeof dfa->class_of);
  add_number_table(names, number, "uint16_t", "next", dfa->next, (size_t)dfa->states * dfa->classes);
  add_number_table(names, number, "uint8_t", "accept", dfa->accept, dfa->states);
  crd_text ranges = {.arena = names->arena};
  for (unsigned i = 0; i < dfa->range_count; i++)
    crd_text_printf(&ranges, "%s{%u, %u}", i ? ", " : "", dfa->ranges[i][0], dfa->ranges[i][1]);
  if (!dfa->range_count) crd_text_add(&ranges, CRD_STRING("{0, 0}"));
  ADD_TABLE(names,
            "static const crd_dfa %.*s_dfa_%u = {%.*s_classes_%u, %.*s_next_%u, %.*s_accept_%u, %u, %u, %u, {%.*s}};\n",
            TEXT(prefix), number, TEXT(prefix), number, TEXT(prefix), number, TEXT(prefix), number, (unsigned)dfa->classes,
            (unsigned)dfa->start, (unsigned)dfa->range_count, TEXT(crd_text_string(&ranges)));
}

crd_string crdc_print_pattern(const table_names *names, const crd_pattern *pattern, unsigned number) {
  crd_string literal = literal_in(names, pattern->source);
  if (names->tables && pattern->dfa) add_automaton(names, pattern->source, number);
  ADD_TABLE(names, "static const crd_pattern %.*s_pattern_%u = {CRD_STRING_INIT(%.*s), ", TEXT(names->prefix), number,
            TEXT(literal));
  if (pattern->dfa)
    ADD_TABLE(names, "&%.*s_dfa_%u, NULL};\n", TEXT(names->prefix), number);
  else
    ADD_TABLE(names, "NULL, crd_pattern_search};\n");
  return crd_arena_printf(names->arena, "%.*s_pattern_%u", TEXT(names->prefix), number);
}

/* ---- declarations ---- */

crd_string crdc_print_gate(const table_names *names, const crd_gate *gate) {
  static const char *const stages[] = {"CRD_GATE_GA", "CRD_GATE_ALPHA", "CRD_GATE_BETA", "CRD_GATE_DEPRECATED"};
  crd_string literal = literal_in(names, gate->name);
  return crd_arena_printf(names->arena, "{CRD_STRING_INIT(%.*s), %s, %s, %s}", TEXT(literal),
                          gate->default_value ? "true" : "false", gate->locked ? "true" : "false", stages[gate->stage]);
}

static crd_string add_text_table(const table_names *names, unsigned number, const crd_string *items, size_t count) {
  if (!count) return CRD_STRING("NULL");
  crd_string name = crd_arena_printf(names->arena, "%.*s_setting_%u_items", TEXT(names->prefix), number);
  ADD_TABLE(names, "static const crd_string %.*s[] = {", TEXT(name));
  for (size_t i = 0; i < count; i++) {
    crd_string literal = literal_in(names, items[i]);
    ADD_TABLE(names, "%sCRD_STRING_INIT(%.*s)", i ? ", " : "", TEXT(literal));
  }
  ADD_TABLE(names, "};\n");
  return name;
}

crd_string crdc_print_setting(const table_names *names, const crd_setting *setting, unsigned number) {
  static const char *const types[] = {"CRD_SETTING_STRING", "CRD_SETTING_BOOL", "CRD_SETTING_INT", "CRD_SETTING_LIST",
                                      "CRD_SETTING_MAP"};
  const crd_setting_value *value = &setting->default_value;
  size_t strings = setting->type == CRD_SETTING_MAP ? value->count * 2 : value->count;
  crd_string items = add_text_table(names, number, value->items, strings),
             integer = crdc_print_int(names->arena, value->integer);
  crd_string own = literal_in(names, setting->name), env = literal_in(names, setting->env),
             text = literal_in(names, value->text);
  return crd_arena_printf(names->arena,
                          "{CRD_STRING_INIT(%.*s), %s, {%s, %.*s, CRD_STRING_INIT(%.*s), %.*s, %zu}, CRD_STRING_INIT(%.*s)}",
                          TEXT(own), types[setting->type], value->boolean ? "true" : "false", TEXT(integer), TEXT(text),
                          TEXT(items), value->count, TEXT(env));
}

crd_string crdc_print_query(const table_names *names, const crd_state_query *query) {
  crd_string parts[] = {query->group, query->version, query->kind, query->path};
  for (size_t i = 0; i < 4; i++) parts[i] = literal_in(names, parts[i]);
  return crd_arena_printf(names->arena,
                          "{CRD_STRING_INIT(%.*s), CRD_STRING_INIT(%.*s), CRD_STRING_INIT(%.*s), CRD_STRING_INIT(%.*s)}",
                          TEXT(parts[0]), TEXT(parts[1]), TEXT(parts[2]), TEXT(parts[3]));
}
