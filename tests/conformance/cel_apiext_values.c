/* SPDX-License-Identifier: Apache-2.0 */
#include "cel_apiext.h"
#include <crd/json.h>
#include <stdio.h>

/* ---- rules over properties ---- */

/* A CRD and an object under way: properties with values, and rules. */
typedef struct draft {
  crd_text properties, values, rules;
} draft;

static draft draft_open(crd_arena *arena) {
  return (draft){{.arena = arena}, {.arena = arena}, {.arena = arena}};
}

static void add_member(crd_text *text, const char *name, const crd_value *value) {
  crd_text_printf(text, "%s\"%s\":", text->size ? "," : "", name);
  crd_json_write(text, value, CRD_JSON_COMPACT);
}

static void draft_property(draft *draft, const char *name, const crd_value *schema, const crd_value *value) {
  add_member(&draft->properties, name, schema);
  add_member(&draft->values, name, value);
}

/* A list of any kind as a plain one. */
static void draft_list(draft *draft, const char *name, const crd_value *items, const crd_value *value) {
  crd_text_printf(&draft->properties, "%s\"%s\":{\"type\":\"array\",\"items\":", draft->properties.size ? "," : "", name);
  crd_json_write(&draft->properties, items, CRD_JSON_COMPACT);
  crd_text_add_char(&draft->properties, '}');
  add_member(&draft->values, name, value);
}

static void draft_rule(draft *draft, crd_string rule) {
  crd_text_add(&draft->rules, crd_string_of(draft->rules.size ? ",{\"rule\":" : "{\"rule\":"));
  crd_json_write_string(&draft->rules, rule, CRD_JSON_COMPACT);
  crd_text_add_char(&draft->rules, '}');
}

/* Runs the rules over the values; false where the schema is refused. */
static bool draft_run(draft *draft, crd_arena *arena, outcome *outcome) {
  crd_string properties = crd_text_string(&draft->properties), values = crd_text_string(&draft->values),
             rules = crd_text_string(&draft->rules);
  crd_string schema =
      crd_arena_printf(arena, "{\"type\":\"object\",\"properties\":{%.*s},\"x-kubernetes-validations\":[%.*s]}",
                       (int)properties.size, properties.data, (int)rules.size, rules.data);
  crd_string object = crd_arena_printf(arena, "{\"obj\":{%.*s}}", (int)values.size, values.data);
  crds crds = crds_open(arena);
  bool good =
      crds_add(&crds, crd_json_parse(arena, schema, NULL, NULL), NULL, true, 1, CRD_STRING("case")) && crds_load(&crds);
  const crd_type *type = good ? crds_type(&crds, 1, true) : NULL;
  if (type) rules_outcome(arena, type, crd_json_parse(arena, object, NULL, NULL), NULL, outcome);
  crds_close(&crds);
  return type != NULL;
}

static void record(suite *suite, const crd_value *row, draft *draft, uint32_t errors) {
  outcome outcome;
  bool ran = draft_run(draft, suite->arena, &outcome);
  crd_string got = ran ? describe_outcome(suite->arena, &outcome) : CRD_STRING("(the schema is refused)");
  suite_case(suite, row_text(row, "id"), (crd_string){"", 0}, ran && outcome.errors.count == errors,
             row_print(suite->arena, row_value(row, "expect")), got);
}

void run_equality(suite *suite, const crd_value *row) {
  const crd_value *left = row_value(row, "lhs"), *right = row_value(row, "rhs");
  draft draft = draft_open(suite->arena);
  draft_property(&draft, "l", row_value(left, "schema"), row_value(left, "value"));
  draft_property(&draft, "r", row_value(right, "schema"), row_value(right, "value"));
  draft_rule(&draft, CRD_STRING("dyn(self.l) == dyn(self.r)"));
  draft_rule(&draft, CRD_STRING("dyn(self.r) == dyn(self.l)"));
  record(suite, row, &draft, row_flag(row_value(row, "expect"), "equal") ? 0 : 2);
}

/* A literal of CEL. */
static crd_string literal(crd_arena *arena, const crd_value *value) {
  return crd_json_encode(arena, value, CRD_JSON_COMPACT);
}

void run_value(suite *suite, const crd_value *row) {
  const crd_value *expect = row_value(row, "expect"), *value = row_value(row, "value"), *schema = row_value(row, "schema"),
                  *size = row_value(expect, "size"), *absent = row_value(expect, "not_contains"),
                  *add = row_value(expect, "add"), *keys = row_value(expect, "keys");
  crd_arena *arena = suite->arena;
  draft draft = draft_open(arena);
  draft_property(&draft, "v", schema, value);
  if (size) draft_rule(&draft, crd_arena_printf(arena, "size(dyn(self.v)) == %lld", (long long)size->as.integer));
  draft_rule(&draft, CRD_STRING("dyn(self.v).all(x, x in dyn(self.v))"));
  for (uint32_t i = 0; i < row_count(keys); i++) {
    crd_string key = literal(arena, &keys->as.items[i]);
    draft_rule(&draft, crd_arena_printf(arena, "%.*s in dyn(self.v)", (int)key.size, key.data));
  }
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    crd_string key = crd_member_name(&value->as.members[i]);
    draft_rule(&draft, crd_arena_printf(arena, "'%.*s' in dyn(self.v)", (int)key.size, key.data));
  }
  if (value->kind == CRD_LIST && row_count(absent)) {
    draft_list(&draft, "n", row_value(schema, "items"), absent);
    draft_rule(&draft, CRD_STRING("self.n.all(x, !(x in self.v))"));
  }
  for (uint32_t i = 0; value->kind == CRD_MAP && i < row_count(absent); i++) {
    crd_string key = literal(arena, &absent->as.items[i]);
    draft_rule(&draft, crd_arena_printf(arena, "!(%.*s in dyn(self.v))", (int)key.size, key.data));
  }
  if (add) {
    draft_property(&draft, "w", schema, row_value(add, "value"));
    draft_list(&draft, "s", row_value(schema, "items"), row_value(add, "result"));
    draft_rule(&draft, CRD_STRING("dyn(self.s) == dyn(self.v + self.w) && size(self.v + self.w) == size(self.s)"));
  }
  record(suite, row, &draft, 0);
}
