/* SPDX-License-Identifier: Apache-2.0 */
/* Prints a program as a function. The statements are printed until no form changes, then again with the error edges that
 * they used until no more are added. At last they are joined. */
#include "print/printing.h"
#include <assert.h>
#include <crd/shown.h>
#include <inttypes.h>
#include <string.h>

/* ---- the end ---- */

static void print_return(printing *p) {
  const operand value = crdc_print_operand(p, instruction_of(p)->a);
  crd_string text = crdc_print_bare(value.text), boxed;
  switch (p->function->result) {
  case PROGRAM_TRUTH:
    if (value.form == FORM_BOOL) text = crdc_print_text(p, "crd_cel_truth_of(%.*s)", TEXT(text));
    if (value.form == FORM_BOOL || value.form == FORM_TRUTH) {
      crdc_print_line(p, "return crd_cel_end(cel, cost, %.*s);", TEXT(text));
      return;
    }
    boxed = crdc_print_boxed(p, value);
    crdc_print_line(p,
                    "return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? crd_cel_truth_of_value(cel, %.*s) : "
                    "CRD_CEL_ERROR;",
                    TEXT(boxed));
    return;
  case PROGRAM_TEXT:
    if (is_text_form(value.form)) {
      crdc_print_line(p, "*text = %.*s;", TEXT(text));
      crdc_print_line(p, "return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE;");
      return;
    }
    boxed = crdc_print_boxed(p, value);
    crdc_print_line(p, "return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE && crd_cel_get_string(cel, %.*s, text);",
                    TEXT(boxed));
    return;
  default:
    boxed = crdc_print_boxed(p, value);
    crdc_print_line(p,
                    "return crd_cel_end(cel, cost, CRD_CEL_TRUE) == CRD_CEL_TRUE ? %.*s : crd_cel_of_truth(CRD_CEL_ERROR);",
                    TEXT(boxed));
    p->result_node = is_pointer_form(value.form) ? value.node : NULL;
  }
}

static void print_return_error(printing *p) {
  crdc_print_line(p, "return %s;", crdc_print_error_end(p));
}

/* ---- statements ---- */

static void print_statement(printing *p) {
  static const printing_row ends[] = {{CRD_OP_RETURN, print_return}, {CRD_OP_RETURN_ERROR, print_return_error}, {0, NULL}};
  static const printing_row *const tables[] = {crdc_print_operators, crdc_print_access, crdc_print_calls, crdc_print_loops,
                                               ends};
  const crd_instruction *at = instruction_of(p);
  p->statements[p->at] = (statement){.text = {.arena = p->arena}};
  crdc_print_cost(p, at->cost);
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    for (const printing_row *row = tables[i]; row->print; row++)
      if (row->operation == at->operation) {
        row->print(p);
        return;
      }
  assert(false); /* instructions that count, and those of policies, are not printed as C */
}

static void find_loops(printing *p) {
  memset(p->loops, 0, p->program->loops * sizeof *p->loops);
  for (uint32_t i = 0; i < p->program->length; i++) {
    const crd_instruction *at = &p->program->code[i];
    if (!p->flow.reached[i] || !(program_uses(at->operation) & CRD_USES_LOOP)) continue;
    printed_loop *loop = &p->loops[at->x];
    loop->remembers |= at->operation == CRD_OP_REMEMBER || at->operation == CRD_OP_REMEMBER_FIRST;
    loop->collects |= at->operation == CRD_OP_COLLECTED;
    loop->counts |= at->operation == CRD_OP_IS_ONE;
    loop->returns |= at->operation == CRD_OP_LOOP_NEXT;
  }
}

static void print_once(printing *p) {
  p->tables = (crd_text){.arena = p->arena};
  p->once.count = 0;
  for (uint32_t i = 0; i < p->flow.web_count; i++) p->webs[i].is_read = p->webs[i].is_variable = false;
  p->changed = p->uses_self = p->uses_old_self = p->reads_old_self = p->uses_scope = false;
  for (p->at = 0; p->at < p->program->length; p->at++)
    if (p->flow.reached[p->at]) print_statement(p);
}

/* Whether some webs are no longer read, because their readers are not read. */
static bool find_unread(printing *p) {
  bool fewer = false;
  for (uint32_t i = 0; i < p->flow.web_count; i++) {
    web *web = &p->webs[i];
    fewer |= web->was_read && !web->is_read;
    web->was_read = web->was_read && web->is_read;
  }
  return fewer;
}

/* Prints until the forms are stable, and then again without unread webs. */
static void print_all(printing *p) {
  do print_once(p);
  while (p->changed);
  while (find_unread(p)) print_once(p);
}

static void count_use(printing *p, uint16_t operand) {
  const uint32_t number = operand & CRD_CONSTANT_BIT ? NO_WEB : crdc_flow_web(&p->flow, p->at, operand);
  if (number == NO_WEB) return;
  p->webs[number].uses++;
  p->webs[number].used_at = p->at;
}

static void count_uses(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const uint32_t uses = program_uses(at->operation);
  if (uses & CRD_USES_A) count_use(p, at->a);
  if (uses & CRD_USES_B) count_use(p, at->b);
  if (uses & CRD_USES_SAVED) count_use(p, at->x);
  for (uint16_t i = 0; uses & CRD_USES_RUN && i < at->b; i++) count_use(p, (uint16_t)(at->a + i));
}

/* Makes the webs for the used edges, without forms. */
static void begin_webs(printing *p, const bool *fails) {
  crdc_flow_find(p->arena, p->program, fails, &p->flow);
  p->webs = crd_arena_zalloc(p->arena, (p->flow.web_count + 1) * sizeof *p->webs);
  for (uint32_t i = 0; i < p->flow.web_count; i++)
    p->webs[i] = (web){.value = {.text = crd_arena_printf(p->arena, "t%" PRIu32, i)}, .was_read = true};
  for (uint32_t i = 0; i < p->program->length; i++)
    if (p->flow.reached[i] && p->flow.web_of[i] != NO_WEB) p->webs[p->flow.web_of[i]].definitions++;
  for (p->at = 0; p->at < p->program->length; p->at++)
    if (p->flow.reached[p->at]) count_uses(p);
  find_loops(p);
}

/* Whether a statement uses an error edge for the first time. */
static bool find_failures(const printing *p, bool *fails) {
  bool more = false;
  for (uint32_t i = 0; i < p->program->length; i++) {
    if (fails[i] || !p->flow.reached[i] || !p->statements[i].fails) continue;
    fails[i] = more = true;
  }
  return more;
}

static void print_statements(printing *p) {
  bool *fails = crd_arena_zalloc(p->arena, p->program->length * sizeof *fails);
  do {
    begin_webs(p, fails);
    print_all(p);
  } while (find_failures(p, fails));
}

/* ---- the function ---- */

/* Prints the expression as comment lines; comment marks in it are split, and so is the trigraph of a backslash. */
static void add_source_comment(crd_text *out, crd_string source, const char *what) {
  crd_text shown = {.arena = out->arena};
  crd_text_add_shown(&shown, source, CRD_SHOWN_LINES); /* compilers warn of marks that reverse text */
  source = crd_text_string(&shown);
  crd_text_printf(out, "/* %s", what);
  for (size_t i = 0; i < source.size; i++) {
    char c = source.data[i], next = i + 1 < source.size ? source.data[i + 1] : 0;
    crd_text_add_char(out, c);
    if (c == '\n') crd_text_add(out, CRD_STRING(" * "));
    bool trigraph = c == '?' && next == '/' && i && source.data[i - 1] == '?';
    if ((c == '*' && next == '/') || (c == '/' && next == '*') || trigraph) crd_text_add_char(out, ' ');
  }
  crd_text_add(out, CRD_STRING(" */\n"));
}

static bool is_held(const type_node *node) {
  return node && (node->storage == CRD_STORE_OBJECT || node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP);
}

static void add_head(crd_text *out, const printing *p) {
  static const char *const types[] = {
      [PROGRAM_TRUTH] = "crd_cel_truth", [PROGRAM_TEXT] = "bool", [PROGRAM_VALUE] = "crd_cel_value"};
  const printed_function *function = p->function;
  const char *text = function->result == PROGRAM_TEXT ? ", crd_string *text" : "";
  add_source_comment(out, function->source, function->comment);
  if (function->scope) {
    const type_node *node = function->scope->self_node;
    crd_text_printf(out, "static %s %.*s(crd_cel *cel, const crd_scope *scope%s) {\n", types[function->result],
                    TEXT(function->name), text);
    if (!p->uses_scope) crd_text_add(out, CRD_STRING("  (void)scope;\n"));
    if (p->uses_self && is_held(node)) crd_text_printf(out, "  const %.*s *self = scope->self;\n", TEXT(node->c_name));
    return;
  }
  const type_node *node = function->node;
  crd_text_printf(out, "static %s %.*s(crd_cel *cel, const void *self_storage, const void *old_self_storage%s) {\n",
                  types[function->result], TEXT(function->name), text);
  if (!p->uses_self) crd_text_add(out, CRD_STRING("  (void)self_storage;\n"));
  if (p->uses_self && is_held(node)) crd_text_printf(out, "  const %.*s *self = self_storage;\n", TEXT(node->c_name));
  if (!p->uses_old_self) crd_text_add(out, CRD_STRING("  (void)old_self_storage;\n"));
  if (p->reads_old_self && is_held(node))
    crd_text_printf(out, "  const %.*s *old_self = old_self_storage;\n", TEXT(node->c_name));
}

/* The initial value of a variable, for compilers that do not see that it is written before it is read; NULL: not needed. */
static const char *initial_of(crd_string type) {
  static const struct {
    const char *type, *initial;
  } initials[] = {{"bool ", "false"},
                  {"int64_t ", "0"},
                  {"uint64_t ", "0"},
                  {"double ", "0"},
                  {"size_t ", "0"},
                  {"crd_cel_truth ", "CRD_CEL_ERROR"},
                  {"crd_string ", "{NULL, 0}"}};
  if (type.data[type.size - 1] == '*') return "NULL";
  for (size_t i = 0; i < sizeof initials / sizeof *initials; i++)
    if (crd_string_equal(type, crd_string_of(initials[i].type))) return initials[i].initial;
  return NULL;
}

/* Declares all variables of one type in one declaration. */
static void add_declarations_of(crd_text *out, declared *const *all, size_t count, crd_string type) {
  const bool pointer = type.data[type.size - 1] == '*';
  const char *initial = initial_of(type);
  bool first = true;
  for (size_t i = 0; i < count; i++) {
    if (!crd_string_equal(all[i]->type, type)) continue;
    if (first)
      crd_text_printf(out, "  %.*s%.*s", TEXT(type), TEXT(all[i]->name));
    else
      crd_text_printf(out, ", %s%.*s", pointer ? "*" : "", TEXT(all[i]->name));
    if (initial) crd_text_printf(out, " = %s", initial);
    first = false;
  }
  crd_text_add(out, CRD_STRING(";\n"));
}

static bool is_among(declared *const *all, size_t count, const declared *one, bool by_name) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(by_name ? all[i]->name : all[i]->type, by_name ? one->name : one->type)) return true;
  return false;
}

static void add_variables(crd_text *out, printing *p) {
  for (uint32_t i = 0; i < p->program->length; i++) {
    const uint32_t number = p->flow.web_of[i];
    const web *web = number == NO_WEB ? NULL : &p->webs[number];
    if (!p->statements[i].live || !web || web->is_place || !web->is_variable) continue;
    p->at = i;
    crdc_print_declare(p, crdc_print_c_type(p, web->value.form, web->value.node), web->value.text);
  }
  size_t count = 0, most = 1;
  for (uint32_t i = 0; i < p->program->length; i++)
    for (declared *at = p->statements[i].declared; at; at = at->next) most++;
  declared **all = crd_arena_alloc(p->arena, most * sizeof *all);
  for (uint32_t i = 0; i < p->program->length; i++)
    for (declared *at = p->statements[i].live ? p->statements[i].declared : NULL; at; at = at->next)
      if (!is_among(all, count, at, true)) all[count++] = at;
  for (size_t i = 0; i < count; i++)
    if (!is_among(all, i, all[i], false)) add_declarations_of(out, all, count, all[i]->type);
}

static void add_cost(crd_text *out, uint64_t *cost) {
  if (*cost) crd_text_printf(out, "  cost += %" PRIu64 ";\n", *cost);
  *cost = 0;
}

/* Whether the instruction can jump, or reads the cost. */
static bool leads_on(const printing *p, uint32_t at) {
  const uint8_t operation = p->program->code[at].operation;
  return p->statements[at].fails || p->statements[at].jumps || program_uses(operation) & (CRD_ENDS | CRD_USES_LOOP);
}

/* Finds the statements to print: jump targets and what follows them. */
static void find_live(printing *p) {
  bool again = true;
  p->statements[0].live = true;
  while (again) {
    again = false;
    for (uint32_t i = 0; i < p->program->length; i++) {
      const statement *at = &p->statements[i];
      if (!at->live) continue;
      statement *to = at->fails || at->jumps ? &p->statements[at->to] : NULL;
      if (to) again |= !to->live && at->to < i, to->live = true;
      if (!(program_uses(p->program->code[i].operation) & CRD_ENDS)) p->statements[i + 1].live = true;
    }
  }
}

/* Whether an instruction jumps to the next printed one. */
static bool goes_to_next(const printing *p, uint32_t at) {
  uint32_t next = at + 1;
  while (next < p->program->length && !p->statements[next].live) next++;
  return p->program->code[at].operation == CRD_OP_JUMP && p->statements[at].to == next && !p->statements[at].sets;
}

static void add_statements(crd_text *out, printing *p) {
  for (uint32_t i = 0; i < p->program->length; i++) {
    const statement *at = &p->statements[i];
    if (at->live && (at->fails || at->jumps) && !goes_to_next(p, i)) p->statements[at->to].used = true;
  }
  uint64_t cost = 0; /* not printed yet */
  for (uint32_t i = 0; i < p->program->length; i++) {
    statement *at = &p->statements[i];
    if (!at->live) continue;
    if (at->used) {
      add_cost(out, &cost);
      crd_text_printf(out, "at_%" PRIu32 ":\n", i);
    }
    cost += at->cost;
    if (goes_to_next(p, i)) continue;
    if (leads_on(p, i)) add_cost(out, &cost);
    crd_text_add(out, crd_text_string(&at->text));
  }
}

void crdc_print_function(crd_text *out, const printed_function *function, const type_node **node) {
  printing p = {.arena = out->arena, .function = function, .program = function->program};
  p.once.arena = p.arena;
  p.statements = crd_arena_zalloc(p.arena, p.program->length * sizeof *p.statements);
  p.loops = crd_arena_zalloc(p.arena, (p.program->loops + 1) * sizeof *p.loops);
  print_statements(&p);
  crd_text_add(out, crd_text_string(&p.tables));
  find_live(&p);
  add_head(out, &p);
  crd_text_add(out, CRD_STRING("  uint64_t cost = 0;\n"));
  add_variables(out, &p);
  add_statements(out, &p);
  crd_text_add(out, CRD_STRING("}\n\n"));
  if (node) *node = p.result_node;
}
