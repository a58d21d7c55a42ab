/* SPDX-License-Identifier: Apache-2.0 */
/* How C holds values: forms, boxing into crd_cel_value, operands and results of instructions, reading storage. */
#include "print/printing.h"
#include <assert.h>
#include <string.h>

crd_string crdc_print_c_type(printing *p, form form, const type_node *node) {
  switch (form) {
  case FORM_BOOL:
    return CRD_STRING("bool ");
  case FORM_TRUTH:
    return CRD_STRING("crd_cel_truth ");
  case FORM_INT:
    return CRD_STRING("int64_t ");
  case FORM_UINT:
    return CRD_STRING("uint64_t ");
  case FORM_DOUBLE:
    return CRD_STRING("double ");
  case FORM_STRING:
  case FORM_BYTES:
    return CRD_STRING("crd_string ");
  case FORM_OBJECT:
  case FORM_LIST:
  case FORM_MAP: /* these forms have a node */
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference)
    return crdc_print_text(p, "const %.*s *", TEXT(node->c_name));
  default:
    return CRD_STRING("crd_cel_value ");
  }
}

crd_string crdc_print_boxed(printing *p, operand value) {
  static const char *const makers[] = {
      [FORM_BOOL] = "crd_cel_of_bool",  [FORM_TRUTH] = "crd_cel_of_truth",   [FORM_INT] = "crd_cel_of_int",
      [FORM_UINT] = "crd_cel_of_uint",  [FORM_DOUBLE] = "crd_cel_of_double", [FORM_STRING] = "crd_cel_of_string",
      [FORM_BYTES] = "crd_cel_of_bytes"};
  if (value.form == FORM_VALUE || value.form == FORM_NONE) return value.text;
  if (is_pointer_form(value.form)) {
    crd_string type = crdc_print_type(p, value.node);
    return crdc_print_text(p, "crd_cel_of_stored(%.*s, %.*s)", TEXT(type), TEXT(value.text));
  }
  assert(value.form <= FORM_BYTES);
  return crdc_print_text(p, "%s(%.*s)", makers[value.form], TEXT(crdc_print_bare(value.text)));
}

/* ---- operands of instructions ---- */

/* A constant in a table; if the program is also printed as data, the table exists there. */
static operand constant_in_table(printing *p, unsigned number) {
  const crd_cel_value value = p->program->constants[number];
  const printed_function *function = p->function;
  if (function->symbols) return make_operand(FORM_VALUE, crdc_print_text(p, "%s_constants[%u]", function->symbols, number));
  crd_string text = crdc_print_text(p, "%.*s_constant_%u", TEXT(function->name), number);
  if (!crdc_print_once(p, text)) return make_operand(FORM_VALUE, text);
  const table_names names = {p->arena, &p->tables, function->name};
  crd_string initial = crdc_print_initializer(&names, value, crdc_print_text(p, "%u", number));
  crd_text_printf(&p->tables, "static const crd_cel_value %.*s = %.*s;\n", TEXT(text), TEXT(initial));
  return make_operand(FORM_VALUE, text);
}

static operand constant_operand(printing *p, unsigned number) {
  const crd_cel_value value = p->program->constants[number];
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_NULL:
    return make_operand(FORM_VALUE, CRD_STRING("crd_cel_of_null()"));
  case CRD_CEL_BOOL:
    return make_operand(FORM_BOOL, value.as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
  case CRD_CEL_INT:
    return make_operand(FORM_INT, crdc_print_number(p->arena, value));
  case CRD_CEL_UINT:
    return make_operand(FORM_UINT, crdc_print_number(p->arena, value));
  case CRD_CEL_DOUBLE:
    return make_operand(FORM_DOUBLE, crdc_print_number(p->arena, value));
  case CRD_CEL_STRING:
    return make_operand(FORM_STRING, crdc_print_string(p, value.as.text));
  case CRD_CEL_BYTES:
    return make_operand(FORM_BYTES, crdc_print_string(p, value.as.text));
  default:
    return constant_in_table(p, number);
  }
}

operand crdc_print_register(printing *p, uint16_t at) {
  const uint32_t web = crdc_flow_web(&p->flow, p->at, at);
  if (web == NO_WEB) return make_operand(FORM_NONE, CRD_STRING("crd_cel_of_null()"));
  p->webs[web].is_read = true;
  return p->webs[web].value;
}

operand crdc_print_operand(printing *p, uint16_t at) {
  return at & CRD_CONSTANT_BIT ? constant_operand(p, at & ~CRD_CONSTANT_BIT) : crdc_print_register(p, at);
}

bool crdc_print_is_stable(const printing *p, uint16_t at) {
  if (at & CRD_CONSTANT_BIT) return true;
  const uint32_t web = crdc_flow_web(&p->flow, p->at, at);
  return web != NO_WEB && p->webs[web].definitions == 1;
}

/* ---- results of instructions ---- */

/* Changes a form so that it can hold both values. */
static void join_form(operand *have, const operand *more) {
  if (have->form == FORM_NONE) {
    have->form = more->form, have->node = more->node, have->nullable = more->nullable;
  } else if (have->form == more->form && have->node == more->node) {
    have->nullable |= more->nullable;
  } else if ((have->form == FORM_BOOL || have->form == FORM_TRUTH) &&
             (more->form == FORM_BOOL || more->form == FORM_TRUTH)) {
    have->form = FORM_TRUTH;
  } else {
    *have = (operand){.form = FORM_VALUE, .text = have->text};
  }
}

static web *web_of_result(printing *p) {
  const uint32_t number = p->flow.web_of[p->at];
  return number == NO_WEB ? NULL : &p->webs[number];
}

bool crdc_print_has_one(const printing *p) {
  const uint32_t web = p->flow.web_of[p->at];
  return web != NO_WEB && p->webs[web].definitions == 1;
}

/* The web of the result, with a form that can hold the value. */
static web *joined_web(printing *p, const operand *value) {
  web *web = web_of_result(p);
  if (!web) return NULL;
  const operand before = web->value;
  join_form(&web->value, value);
  p->changed |= before.form != web->value.form || before.node != web->value.node || before.nullable != web->value.nullable;
  return web;
}

static crd_string name_of_web(printing *p, const web *web) {
  return crdc_print_text(p, "t%u", (unsigned)(web - p->webs));
}

void crdc_print_give_place(printing *p, operand value) {
  web *web = joined_web(p, &value);
  if (!web) return;
  if (web->definitions != 1) {
    crdc_print_give(p, value);
    return;
  }
  web->is_place = true;
  web->value = value;
}

/* The value in the form of its destination web. */
static crd_string in_form(printing *p, form form, operand value) {
  if (form == FORM_VALUE) return crdc_print_boxed(p, value);
  if (form == FORM_TRUTH && value.form == FORM_BOOL)
    return crdc_print_text(p, "crd_cel_truth_of(%.*s)", TEXT(crdc_print_bare(value.text)));
  return crdc_print_bare(value.text);
}

/* Whether the text is a name or a call, possibly negated. */
static bool is_atom(crd_string text) {
  size_t i = text.size && text.data[0] == '!';
  for (; i < text.size && text.data[i] != '('; i++)
    if (strchr(" =<>|&?", text.data[i]) && !(text.data[i] == '>' && i && text.data[i - 1] == '-')) return false;
  crd_string rest = {text.data + i, text.size - i};
  return !rest.size || crdc_print_bare(rest).size < rest.size;
}

/* Whether the value can be inlined: only the next instruction reads it. */
static bool is_said_next(const printing *p, const web *web, const operand *value) {
  if (value->form != FORM_BOOL && value->form != FORM_INT) return false;
  return web->value.form == value->form && web->definitions == 1 && web->uses == 1 && web->used_at == p->at + 1;
}

void crdc_print_give(printing *p, operand value) {
  web *web = joined_web(p, &value);
  if (!web) return;
  if (is_said_next(p, web, &value) && !crd_string_equal(value.text, name_of_web(p, web))) {
    web->is_place = true;
    web->value = value;
    if (!is_atom(value.text)) web->value.text = crdc_print_text(p, "(%.*s)", TEXT(value.text));
    return;
  }
  web->is_place = false;
  web->value.text = name_of_web(p, web);
  crd_string text = in_form(p, web->value.form, value);
  if (crd_string_equal(text, web->value.text)) return;
  if (web->was_read) {
    web->is_variable = true;
    crdc_print_line(p, "%.*s = %.*s;", TEXT(web->value.text), TEXT(text));
  } else if (memchr(text.data, '(', text.size)) {
    crdc_print_line(p, "(void)(%.*s);", TEXT(text)); /* evaluated for its cost */
  }
}

crd_string crdc_print_target(printing *p, form form) {
  const operand value = {.form = form};
  web *web = joined_web(p, &value);
  if (web && web->value.form == form) {
    web->is_place = false;
    web->is_variable = true;
    return web->value.text = name_of_web(p, web);
  }
  crd_string type = crdc_print_c_type(p, form, NULL);
  return crdc_print_local(p, crd_arena_copy(p->arena, type).data, "v");
}

void crdc_print_reached(printing *p, form form, crd_string target) {
  crdc_print_give(p, make_operand(form, target));
}

void crdc_print_give_fallible(printing *p, crd_string call) {
  crd_string target = crdc_print_target(p, FORM_VALUE);
  crdc_print_fail_if(p, "(%.*s = %.*s).kind == CRD_CEL_FAILED", TEXT(target), TEXT(call));
}

void crdc_print_give_truth(printing *p, crd_string call) {
  crd_string target = crdc_print_target(p, FORM_BOOL);
  crdc_print_fail_if(p, "!crd_cel_known(%.*s, &%.*s)", TEXT(call), TEXT(target));
  crdc_print_reached(p, FORM_BOOL, target);
}

/* ---- storage ---- */

static crd_string symbol_of_format(const schema *schema) {
  if (crd_string_equal(schema->format, CRD_STRING("byte"))) return CRD_STRING("CRD_FORMAT_BYTE");
  if (crd_string_equal(schema->format, CRD_STRING("duration"))) return CRD_STRING("CRD_FORMAT_DURATION");
  if (crd_string_equal(schema->format, CRD_STRING("date"))) return CRD_STRING("CRD_FORMAT_DATE");
  if (crd_string_equal(schema->format, CRD_STRING("date-time"))) return CRD_STRING("CRD_FORMAT_DATETIME");
  return (crd_string){NULL, 0};
}

bool crdc_print_is_formatted(const schema *schema) {
  return symbol_of_format(schema).size > 0;
}

/* Sets the result of a run-time conversion of a place, which can fail. */
static void give_made(printing *p, crd_string call, bool edge) {
  if (edge)
    crdc_print_give_fallible(p, call);
  else
    crdc_print_give(p, make_operand(FORM_VALUE, call));
}

static void give_object(printing *p, const type_node *node, crd_string place, bool by_value) {
  operand object = {.form = FORM_OBJECT, .text = place, .node = node};
  if (!by_value) {
    crdc_print_give_place(p, object);
    return;
  }
  object.text = crdc_print_text(p, "(&%.*s)", TEXT(place));
  object.nullable = node->schema->nullable && !p->function->scope;
  if (!object.nullable) {
    crdc_print_give_place(p, object);
    return;
  }
  object.text = crdc_print_text(p, "%.*s.object.value && %.*s.object.value->kind == CRD_NULL ? NULL : &%.*s", TEXT(place),
                                TEXT(place), TEXT(place));
  crdc_print_give(p, object);
}

void crdc_print_give_stored(printing *p, const type_node *node, crd_string place, bool by_value, bool edge) {
  static const form forms[] = {
      [CRD_STORE_LIST] = FORM_LIST,     [CRD_STORE_MAP] = FORM_MAP,   [CRD_STORE_INT] = FORM_INT,
      [CRD_STORE_DOUBLE] = FORM_DOUBLE, [CRD_STORE_BOOL] = FORM_BOOL, [CRD_STORE_STRING] = FORM_STRING};
  crd_string format = node->storage == CRD_STORE_STRING ? symbol_of_format(node->schema) : (crd_string){NULL, 0}, type;
  switch (node->storage) {
  case CRD_STORE_OBJECT:
    give_object(p, node, place, by_value);
    break;
  case CRD_STORE_LIST:
  case CRD_STORE_MAP:
    crdc_print_give_place(
        p, (operand){.form = forms[node->storage], .text = crdc_print_text(p, "(&%.*s)", TEXT(place)), .node = node});
    break;
  case CRD_STORE_INT_OR_STRING:
    crdc_print_give_place(p, make_operand(FORM_VALUE, crdc_print_text(p, "crd_cel_of_int_or_string(%.*s)", TEXT(place))));
    break;
  case CRD_STORE_VALUE:
    type = crdc_print_type(p, node);
    give_made(p, crdc_print_text(p, "crd_cel_of_document(cel, %.*s, %.*s)", TEXT(type), TEXT(place)), edge);
    break;
  default:
    if (format.size)
      give_made(p, crdc_print_text(p, "crd_cel_of_formatted(cel, %.*s, %.*s)", TEXT(format), TEXT(place)), edge);
    else
      crdc_print_give_place(p, make_operand(forms[node->storage], place));
  }
}

crd_string crdc_print_zero(printing *p, const type_node *node) {
  zero_types *zeros = p->function->zeros;
  crd_string name = crdc_print_text(p, "%.*s_zero", TEXT(node->c_name));
  for (size_t i = 0; i < zeros->count; i++)
    if (zeros->items[i] == node) return name;
  CRD_ARENA_PUSH(zeros->arena, zeros->items, zeros->count, zeros->capacity, 16, node);
  return name;
}

crd_string crdc_print_entry_index(printing *p, operand map, crd_string key) {
  crd_string items = crdc_print_member(p, map.text, "items"), count = crdc_print_member(p, map.text, "count");
  return crdc_print_text(p, "crd_cel_entry_index(cel, %.*s, %.*s, sizeof *%.*s, %.*s)", TEXT(items), TEXT(count),
                         TEXT(items), TEXT(key));
}
