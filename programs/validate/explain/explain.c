/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the data of judge/kind_facts.h: unchanged as JSON; for people in kubectl's order, with the facts that kubectl does
 * not have in lines of the same style. */
#include "explain.h"
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "judge/kind_facts.h"
#include <crd/json.h>
#include <crd/shown.h>
#include <ctype.h>

enum { EXPLAIN_WIDTH = 80, EXPLAIN_ENUM = 4 };

static void print_indent(crd_text *text, unsigned indent) {
  for (unsigned i = 0; i < indent; i++) crd_text_add_char(text, ' ');
}

/* Keeps lines, and wraps them between words. */
static void print_prose(crd_text *text, crd_string prose, unsigned indent) {
  crd_string line, word;
  for (size_t at = 0; crd_string_next_part(prose, '\n', &at, &line);) {
    size_t column = 0;
    for (size_t next = 0; line.size && crd_string_next_part(line, ' ', &next, &word);) {
      if (column && column + 1 + word.size > EXPLAIN_WIDTH - indent) {
        crd_text_add_char(text, '\n');
        column = 0;
      }
      if (column)
        crd_text_add_char(text, ' ');
      else
        print_indent(text, indent);
      crd_text_add(text, word);
      column += word.size + (column > 0);
    }
    crd_text_add_char(text, '\n');
  }
}

/* Adds a text unchanged, an empty one in quotes, other values as JSON; of a list at most `most` items, separated by
 * commas. */
static void print_fact(crd_text *text, const crd_value *value, uint32_t most) {
  if (value->kind == CRD_STRING_VALUE && value->size) {
    crd_text_add(text, crd_value_string(value));
    return;
  }
  if (value->kind != CRD_LIST || (value->size && value->as.items[0].kind >= CRD_LIST)) {
    crd_json_write(text, value, CRD_JSON_COMPACT);
    return;
  }
  for (uint32_t i = 0; i < value->size && i < most; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    print_fact(text, &value->as.items[i], most);
  }
  if (value->size > most) crd_text_add(text, CRD_STRING(", ...."));
}

/* ---- fields ---- */

/* Adds the notes after a field's type. */
static void print_notes(crd_text *text, const crd_value *field) {
  static const char *const names[] = {"default", "since", "gate"};
  const char *before = "  (";
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const crd_value *value = crd_value_get(field, crd_string_of(names[i]));
    if (!value) continue;
    crd_text_printf(text, "%s%s: ", before, names[i]);
    print_fact(text, value, EXPLAIN_ENUM);
    before = ", ";
  }
  if (*before == ',') crd_text_add_char(text, ')');
}

static void print_fields(crd_text *text, const crd_value *holder, unsigned level, bool recursive) {
  const crd_value *fields = crd_value_get(holder, CRD_STRING("fields"));
  for (uint32_t i = 0; fields && i < fields->size; i++) {
    const crd_value *field = &fields->as.items[i], *values = crd_value_get(field, CRD_STRING("enum"));
    const crd_string description = crd_value_text_in(field, "description");
    print_indent(text, 2 * level);
    crd_text_printf(text, "%.*s\t<%.*s>", CRD_PRINT(crd_value_text_in(field, "name")),
                    CRD_PRINT(crd_value_text_in(field, "type")));
    if (crd_value_get(field, CRD_STRING("required"))) crd_text_add(text, CRD_STRING(" -required-"));
    print_notes(text, field);
    crd_text_add_char(text, '\n');
    if (values) {
      print_indent(text, 2 * level);
      crd_text_add(text, CRD_STRING("enum: "));
      print_fact(text, values, EXPLAIN_ENUM);
      crd_text_add_char(text, '\n');
    }
    if (!recursive && description.size) {
      print_prose(text, description, 2 * level + 2);
      crd_text_add_char(text, '\n');
    }
    print_fields(text, field, level + 1, recursive);
  }
}

/* ---- the whole ---- */

/* Prints "LIST TYPE:" for "listType", with the value in kubectl's column. */
static void print_fact_line(crd_text *text, crd_string name, const crd_value *value) {
  const size_t began = text->size;
  for (size_t i = 0; i < name.size; i++) {
    if (isupper((unsigned char)name.data[i])) crd_text_add_char(text, ' ');
    crd_text_add_char(text, (char)toupper((unsigned char)name.data[i]));
  }
  crd_text_add_char(text, ':');
  do crd_text_add_char(text, ' ');
  while (text->size - began < 12);
  print_fact(text, value, UINT32_MAX);
  crd_text_add_char(text, '\n');
}

static void print_rules(crd_text *text, const crd_value *rules) {
  crd_text_add(text, CRD_STRING("\nRULES:\n"));
  for (uint32_t i = 0; i < rules->size; i++) {
    const crd_value *rule = &rules->as.items[i];
    for (uint32_t k = 0; k < rule->size; k++) {
      const crd_string name = crd_member_name(&rule->as.members[k]), said = crd_value_text(&rule->as.members[k].value);
      const bool itself = crd_string_equal(name, CRD_STRING("rule"));
      if (!itself) crd_text_printf(text, "        %.*s:\n", CRD_PRINT(name));
      print_prose(text, said, itself ? 4 : 10);
    }
  }
}

static void print_enum(crd_text *text, const crd_value *values) {
  crd_text_add(text, CRD_STRING("ENUM:\n"));
  for (uint32_t i = 0; i < values->size; i++) {
    print_indent(text, 4);
    print_fact(text, &values->as.items[i], UINT32_MAX);
    crd_text_add_char(text, '\n');
  }
}

static void print_facts(crd_text *text, const crd_value *facts, bool recursive) {
  static const char head[] = "group version kind", kinds[] = "resource shortNames namespaced introduced deprecated removed",
                    apart[] = "name type enum rules description fields";
  const crd_string name = crd_value_text_in(facts, "name"), description = crd_value_text_in(facts, "description");
  const crd_value *values = crd_value_get(facts, CRD_STRING("enum")), *rules = crd_value_get(facts, CRD_STRING("rules"));
  static const char *const first[] = {"group", "kind", "version"};
  for (size_t i = 0; i < 3; i++) {
    const crd_value *value = crd_value_get(facts, crd_string_of(first[i]));
    if (value->size) print_fact_line(text, crd_string_of(first[i]), value);
  }
  crd_text_add_char(text, '\n');
  if (name.size) crd_text_printf(text, "FIELD: %.*s <%.*s>\n", CRD_PRINT(name), CRD_PRINT(crd_value_text_in(facts, "type")));
  if (values) print_enum(text, values);
  if (name.size) crd_text_add_char(text, '\n');
  for (uint32_t i = 0; i < facts->size; i++) {
    const crd_string member = crd_member_name(&facts->as.members[i]);
    if (!crd_is_among(member, head) && !crd_is_among(member, apart) && !(name.size && crd_is_among(member, kinds)))
      print_fact_line(text, member, &facts->as.members[i].value);
  }
  if (rules) print_rules(text, rules);
  if (description.size) crd_text_add(text, CRD_STRING("\nDESCRIPTION:\n"));
  if (description.size) print_prose(text, description, 4);
  if (!crd_value_get(facts, CRD_STRING("fields"))) return;
  crd_text_add(text, CRD_STRING("\nFIELDS:\n"));
  print_fields(text, facts, 1, recursive);
}

/* ---- the command ---- */

static const crd_value *find_spec(const void *context, const crd_kind *kind) {
  return kinds_spec(context, kind);
}

/* Suggests an error code: most have dashes, which kinds never have. */
static void say_unknown(const options *options, crd_string error) {
  const char *what = options->explain.what;
  crd_say(stderr, "crd-validate explain: %.*s\n", CRD_PRINT(error));
  if (strchr(what, '-') || !crd_string_contains(error, CRD_STRING("did you mean")))
    crd_say(stderr, "The code of an error, or a message, is explained by crdc explain %s\n", what);
}

static int explain_run(const check_context *context) {
  const options *options = context->options;
  crd_string error = {NULL, 0};
  crd_text text = {.arena = memory_arena(NULL)};
  const facts_source source = {.arena = text.arena,
                               .registry = kinds_registry(context->kinds),
                               .no_builtins = options->rules.no_builtins,
                               .kubernetes_minor = options->rules.kubernetes_minor,
                               .spec_of = find_spec,
                               .context = context->kinds};
  const facts_question question = {.api_version =
                                       crd_string_of(options->explain.api_version ? options->explain.api_version : ""),
                                   .text = crd_string_of(options->explain.what),
                                   .recursive = options->explain.recursive};
  const crd_value *facts = crdc_facts_of(&source, &question, &error);
  if (!facts) {
    say_unknown(options, error);
  } else if (options->output.choices[0].form == &form_json) {
    crd_json_write(&text, facts, CRD_JSON_COMPACT);
    crd_text_add_char(&text, '\n');
    fwrite(text.data, 1, text.size, stdout);
  } else {
    print_facts(&text, facts, question.recursive);
    crd_print_shown(stdout, crd_text_string(&text), CRD_SHOWN_LINES);
  }
  crd_arena_destroy(text.arena);
  return facts ? EXIT_VALID : EXIT_UNJUDGED;
}

static void describe_explain(const flag_help *help) {
  static const char *const own_flags[] = {"api-version", "recursive"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  options_describe_some(help, &page_crd_validate_explain, own_flags, sizeof own_flags / sizeof *own_flags, rows);
}

const check_mode explain_mode = {
    .asked = {.flag = "explain", .missing = "no kind is given to explain", .describe = describe_explain},
    .run = explain_run};
