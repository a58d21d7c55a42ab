/* SPDX-License-Identifier: Apache-2.0 */
/* Calls of functions: those on strings and sizes with native arguments, all others through the run time's uniform form. */
#include "base/literal.h"
#include "cel/declarations.h"
#include "cel/extras.h"
#include "cel/lowering.h"
#include "regex/dfa.h"

/* What a rule's automaton may take: its tables stand beside every rule that uses the pattern. */
enum { MAX_CELLS = 4 << 10, NUMBERS_PER_LINE = 30 };

static size_t parameter_count(const cel_overload *overload) {
  size_t count = 0;
  for (const char *at = overload->arguments; *at; count++) at = crdc_cel_type_end(at);
  return count;
}

/* How the run time holds what all overloads of the name give; FORM_VALUE where they differ. */
static form form_of_result(char letter) {
  static const char letters[] = "biudsy";
  static const form forms[] = {FORM_BOOL, FORM_INT, FORM_UINT, FORM_DOUBLE, FORM_STRING, FORM_BYTES};
  const char *found = strchr(letters, letter);
  return found ? forms[found - letters] : FORM_VALUE;
}

/* The function of the run time that a call is, and the form of what it gives; NULL where there is none. */
static const cel_overload *find_function(const cel_node *node, form *result) {
  size_t count, given = node->argument_count + (node->target != NULL);
  const cel_overload *overloads = crdc_cel_overloads_find(node->name, &count), *found = NULL, *first = NULL;
  for (size_t i = 0; i < count; i++) {
    const cel_overload *overload = &overloads[i];
    if (overload->member != (node->target != NULL) || !overload->call) continue;
    if (!first) first = overload, *result = form_of_result(overload->result[0]);
    if (form_of_result(overload->result[0]) != *result) *result = FORM_VALUE;
    if (!found && parameter_count(overload) == given) found = overload;
  }
  return found;
}

/* The value inside a result whose kind is known. */
static operand unboxed(lowering *l, operand value, form form) {
  static const char *const parts[] = {
      [FORM_BOOL] = "as.boolean",  [FORM_INT] = "as.integer", [FORM_UINT] = "as.unsigned_integer",
      [FORM_DOUBLE] = "as.number", [FORM_STRING] = "as.text", [FORM_BYTES] = "as.text",
  };
  if (form == FORM_VALUE) return value;
  return make_operand(form, crdc_operand_part(l, value.text, parts[form]));
}

/* A call whose value the rules of the node share. */
static crd_string lower_shared_call(lowering *l, const cel_overload *function, unsigned arguments, size_t count,
                                    shared_place at) {
  crdc_lower_write_line(l, "/* shared: %.*s */", TEXT(crdc_literal_comment(l->arena, at.call, 200)));
  return crdc_lower_text_of(l, "crd_cel_shared(cel, %u, %u, crd_cel_fn_%s, arguments%u, %zu)", at.slots, at.slot,
                            function->call, arguments, count);
}

/* A test of one: the two functions bear related names. */
static crd_string shared_test(lowering *l, const cel_overload *function, unsigned arguments, operand text, shared_place at) {
  bool url = strcmp(function->call, "is_url") == 0;
  crd_string cost = url ? CRD_STRING("1") : crdc_lower_text_of(l, "crd_cel_scan_cost(%.*s)", TEXT(text.text));
  crdc_lower_write_line(l, "/* shared: %.*s */", TEXT(crdc_literal_comment(l->arena, at.call, 200)));
  return crdc_lower_text_of(l, "crd_cel_shared_test(cel, %u, %u, crd_cel_fn_%s, crd_cel_fn_%s, %.*s, arguments%u)", at.slots,
                            at.slot, function->call + strlen("is_"), function->call, TEXT(cost), arguments);
}

/* A call whose cost 1.37 has changed, in a rule that an older API server counts. */
static bool counts_as_before_37(const lowering *l, const cel_node *node) {
  bool affix = is_call(node, "startsWith") || is_call(node, "endsWith");
  return cel_ast_counts_as_before_37(l->ast) && (node->target ? affix : is_call(node, "matches"));
}

static operand call_run_time(lowering *l, const cel_node *node, const cel_overload *function, form result,
                             const operand *arguments, size_t count) {
  crdc_lower_flush_cost(l);
  unsigned number = crdc_lower_new_temporary(l);
  if (!count) {
    return crdc_operand_fallible(l, crdc_lower_text_of(l, "crd_cel_fn_%s(cel, NULL, 0)", function->call));
  }
  crd_text items = {.arena = l->arena};
  for (size_t i = 0; i < count; i++) {
    crd_string boxed = crdc_operand_box(l, arguments[i]);
    crd_text_printf(&items, "%s%.*s", i ? ", " : "", TEXT(boxed));
  }
  crdc_lower_write_line(l, "const crd_cel_value arguments%u[%zu] = {%.*s};", number, count, TEXT(crd_text_string(&items)));
  shared_place at;
  crd_string call = arguments[0].form == FORM_STRING && crdc_lower_find_shared_test(l, node, &at)
                        ? shared_test(l, function, number, arguments[0], at)
                    : crdc_lower_find_shared_call(l, node, &at)
                        ? lower_shared_call(l, function, number, count, at)
                        : crdc_lower_text_of(l, "crd_cel_fn_%s%s(cel, arguments%u, %zu)", function->call,
                                             counts_as_before_37(l, node) ? "_before_37" : "", number, count);
  bool converts = is_call(node, "bytes") || is_call(node, "string");
  unsigned unresolved = converts ? crdc_operand_before_unresolved(l) : 0;
  operand value = crdc_operand_fallible(l, call);
  crdc_operand_after_unresolved(l, unresolved);
  return unboxed(l, value, result);
}

/* ---- functions with native arguments ---- */

static operand lower_size(lowering *l, operand value) {
  l->cost += 1;
  if (value.form == FORM_STRING)
    return crdc_operand_declare(l, FORM_INT, NULL, crdc_lower_text_of(l, "(int64_t)crd_cel_length(%.*s)", TEXT(value.text)));
  if (value.form == FORM_BYTES)
    return make_operand(FORM_INT, crdc_lower_text_of(l, "(int64_t)%.*s", TEXT(crdc_operand_part(l, value.text, "size"))));
  return make_operand(FORM_INT, crdc_lower_text_of(l, "(int64_t)%.*s", TEXT(crdc_operand_member(l, value.text, "count"))));
}

static void write_numbers(lowering *l, unsigned number, const char *type, const char *part, const void *numbers,
                          size_t count) {
  bool wide = strcmp(type, "uint16_t") == 0;
  crd_text_printf(&l->tables, "static const %s %.*s_%s_%u[] = {", type, TEXT(l->name), part, number);
  for (size_t i = 0; i < count; i++) {
    unsigned value = wide ? ((const uint16_t *)numbers)[i] : ((const uint8_t *)numbers)[i];
    crd_text_printf(&l->tables, "%s%u,", i % NUMBERS_PER_LINE ? " " : "\n    ", value);
  }
  crd_text_add(&l->tables, CRD_STRING("\n};\n"));
}

/* The automaton of a constant pattern; false where there is none of a reasonable size. */
static bool write_automaton(lowering *l, crd_string pattern, unsigned number) {
  regex_dfa dfa;
  if (!crdc_regex_dfa_build(l->arena, pattern, &dfa)) return false;
  size_t cells = (size_t)dfa.states * dfa.classes;
  if (cells > MAX_CELLS) return false;
  write_numbers(l, number, "uint8_t", "classes", dfa.class_of, sizeof dfa.class_of);
  write_numbers(l, number, "uint16_t", "next", dfa.next, cells);
  write_numbers(l, number, "uint8_t", "accept", dfa.accept, dfa.states);
  crd_text ranges = {.arena = l->arena};
  for (unsigned i = 0; i < dfa.range_count; i++)
    crd_text_printf(&ranges, "%s{%u, %u}", i ? ", " : "", dfa.ranges[i][0], dfa.ranges[i][1]);
  if (!dfa.range_count) crd_text_add(&ranges, CRD_STRING("{0, 0}"));
  crd_text_printf(
      &l->tables,
      "static const crd_dfa %.*s_dfa_%u = {%.*s_classes_%u, %.*s_next_%u, %.*s_accept_%u, %u, %u, %u, {%.*s}};\n",
      TEXT(l->name), number, TEXT(l->name), number, TEXT(l->name), number, TEXT(l->name), number, (unsigned)dfa.classes,
      (unsigned)dfa.start, (unsigned)dfa.range_count, TEXT(crd_text_string(&ranges)));
  return true;
}

/* A call that costs 1 counts no size of the pattern. */
static operand lower_matches(lowering *l, operand text, crd_string pattern, bool costs_one) {
  crd_string literal = crdc_lower_string_literal(l->arena, pattern), error = {NULL, 0};
  unsigned number = ++l->table_count;
  if (!crd_regex_check(l->arena, pattern, &error)) {
    if (!l->failed)
      crdc_diagnostics_add(l->diagnostics, SEVERITY_ERROR, l->location, "program instantiation failed: %.*s", TEXT(error));
    l->failed = true;
  }
  bool automaton = !l->failed && write_automaton(l, pattern, number);
  crd_text_printf(&l->tables, "static const crd_pattern %.*s_pattern_%u = {CRD_STRING_INIT(%.*s), ", TEXT(l->name), number,
                  TEXT(literal));
  if (automaton)
    crd_text_printf(&l->tables, "&%.*s_dfa_%u, NULL};\n", TEXT(l->name), number);
  else
    crd_text_add(&l->tables, CRD_STRING("NULL, crd_pattern_search};\n"));
  l->cost += costs_one;
  crdc_lower_flush_cost(l);
  return crdc_operand_declare(l, FORM_BOOL, NULL,
                              crdc_lower_text_of(l, "crd_cel_matches(cel, %.*s, &%.*s_pattern_%u, %zu)", TEXT(text.text),
                                                 TEXT(l->name), number, costs_one ? 0 : crd_cel_code_points(pattern)));
}

/* text.startsWith(part) and text.endsWith(part), which cost a scan of the part. */
static operand lower_affix(lowering *l, const char *function, operand text, operand part, const cel_node *part_node) {
  if (cel_ast_counts_as_before_37(l->ast)) /* of the text itself */
    crdc_lower_write_line(l, "cost += crd_cel_scan_cost(%.*s);", TEXT(text.text));
  else if (part_node->kind == CEL_NODE_CONSTANT)
    l->cost += crd_cel_scan_cost(part_node->constant.as.text);
  else
    crdc_lower_write_line(l, "cost += crd_cel_scan_cost(%.*s);", TEXT(part.text));
  return make_operand(FORM_BOOL, crdc_lower_text_of(l, "%s(%.*s, %.*s)", function, TEXT(text.text), TEXT(part.text)));
}

/* Calls whose arguments are held natively; false leaves it to the run time. */
static bool lower_native(lowering *l, const cel_node *node, const operand *arguments, size_t count, operand *out) {
  form first = arguments[0].form;
  if (is_call(node, "size") && (first == FORM_STRING || first == FORM_BYTES || first == FORM_LIST || first == FORM_MAP))
    return *out = lower_size(l, arguments[0]), true;
  if (count != 2 || first != FORM_STRING || arguments[1].form != FORM_STRING) return false;
  const cel_node *last = node->arguments[node->argument_count - 1];
  if (is_call(node, "matches") && last->kind == CEL_NODE_CONSTANT)
    return *out = lower_matches(l, arguments[0], last->constant.as.text, counts_as_before_37(l, node)), true;
  if (!node->target) return false;
  if (is_call(node, "startsWith"))
    return *out = lower_affix(l, "crd_cel_starts_with", arguments[0], arguments[1], last), true;
  if (is_call(node, "endsWith")) return *out = lower_affix(l, "crd_cel_ends_with", arguments[0], arguments[1], last), true;
  if (!is_call(node, "contains")) return false;
  *out = crdc_operand_declare(
      l, FORM_BOOL, NULL,
      crdc_lower_text_of(l, "crd_cel_contains(cel, %.*s, %.*s)", TEXT(arguments[0].text), TEXT(arguments[1].text)));
  return true;
}

/* o.or(p) and o.orValue(x): the argument is evaluated only where it is needed. */
static operand lower_or_value(lowering *l, const cel_node *node, bool value_wanted) {
  operand target = crdc_operand_coerce(l, lower_node(l, node->target), FORM_VALUE);
  operand result = crdc_operand_declare(l, FORM_VALUE, NULL, target.text);
  crdc_lower_fail_if(l, "%.*s.kind != CRD_CEL_OPTIONAL && !crd_cel_fail(cel, \"no such overload\")", TEXT(result.text));
  if (value_wanted) {
    crdc_lower_open_block(l, "if (%.*s.as.optional)", TEXT(result.text));
    crdc_lower_write_line(l, "%.*s = crd_cel_held(cel, %.*s);", TEXT(result.text), TEXT(result.text));
    if (l->optional_old_self) crdc_lower_fail_if(l, "%.*s.kind == CRD_CEL_FAILED", TEXT(result.text));
    crdc_lower_close_block(l, " else {");
    l->indent++;
  } else {
    crdc_lower_open_block(l, "if (!%.*s.as.optional)", TEXT(result.text));
  }
  operand other = lower_node(l, node->arguments[0]);
  crdc_operand_assign(l, result, other);
  crdc_lower_close_block(l, "%s", "");
  return result;
}

/* format.uri() and its like: one function of the environment per format. */
static bool is_constant_format(const cel_node *node) {
  return !node->target && node->argument_count == 0 && crd_string_has_prefix(node->name, CRD_STRING("format."));
}

static operand lower_constant_format(lowering *l, crd_string function) {
  crd_string name = crdc_lower_string_literal(l->arena, (crd_string){function.data + 7, function.size - 7});
  l->cost += 1;
  return crdc_operand_declare(l, FORM_VALUE, NULL,
                              crdc_lower_text_of(l, "crd_cel_of_named_format(CRD_STRING(%.*s))", TEXT(name)));
}

/* sum() of an empty list is the zero of its item type, which the run time cannot see. */
static crd_string zero_of_sum(const cel_node *node) {
  switch (node->type->kind) {
  case CEL_UINT:
    return CRD_STRING("crd_cel_of_uint(0)");
  case CEL_DOUBLE:
    return CRD_STRING("crd_cel_of_double(0)");
  case CEL_DURATION:
    return CRD_STRING("crd_cel_of_time(CRD_CEL_DURATION, 0, 0)");
  default:
    return CRD_STRING("crd_cel_of_int(0)");
  }
}

/* Those that lower_native takes. */
static bool is_text_function(const cel_node *node) {
  return is_call(node, "size") || is_call(node, "startsWith") || is_call(node, "endsWith") || is_call(node, "contains") ||
         is_call(node, "matches");
}

operand crdc_lower_call(lowering *l, const cel_node *node) {
  operand arguments[6], out;
  size_t count = 0;
  const cel_watch *watch = node->target ? NULL : crdc_cel_extras_watch(l->ast->extras, node->name);
  if (watch) return crdc_lower_watch(l, node, watch);
  if (node->target && (is_call(node, "orValue") || is_call(node, "or")) && node->argument_count == 1)
    return lower_or_value(l, node, is_call(node, "orValue"));
  if (is_constant_format(node)) return lower_constant_format(l, node->name);
  bool dyn = is_call(node, "dyn") && !node->target;
  form result = FORM_VALUE;
  const cel_overload *function = dyn ? NULL : find_function(node, &result);
  if (!dyn && !function) return crdc_lower_unsupported(l, node, "function '%.*s'", TEXT(node->name));
  l->frame->parts = arguments;
  if (node->target) arguments[count++] = lower_node(l, node->target);
  for (size_t i = 0; i < node->argument_count; i++) {
    l->frame->part_count = count;
    arguments[count++] = lower_node(l, node->arguments[i]);
  }
  if (is_text_function(node)) {
    if (node->target) arguments[0] = crdc_operand_unboxed_by_type(l, node->target, arguments[0]);
    for (size_t i = 0; i < node->argument_count; i++) {
      size_t at = i + (node->target != NULL);
      arguments[at] = crdc_operand_unboxed_by_type(l, node->arguments[i], arguments[at]);
    }
  }
  for (size_t i = 0; i < count; i++)
    if (arguments[i].form == FORM_TRUTH) arguments[i] = crdc_operand_coerce(l, arguments[i], FORM_BOOL);
  if (dyn) {
    l->cost += 1;
    return arguments[0];
  }
  if (crdc_lower_constant_call(l, node, &out)) return out;
  if (node->target && count == 2) crdc_lower_constant_address(l, node, &arguments[1]);
  if (is_call(node, "sum")) arguments[count++] = make_operand(FORM_VALUE, zero_of_sum(node));
  if (count && lower_native(l, node, arguments, count, &out)) return out;
  return call_run_time(l, node, function, result, arguments, count);
}
