/* SPDX-License-Identifier: Apache-2.0 */
/* Instructions of macros: the loop, the variables of its element, and its result. The index, the count and the range of loop
 * N are named iN, nN and rangeN. */
#include "print/printing.h"

static printed_loop *loop_of(printing *p) {
  return &p->loops[instruction_of(p)->x];
}

static unsigned number_of_loop(printing *p) {
  return instruction_of(p)->x;
}

/* ---- the range ---- */

static void declare_of_loop(printing *p, const char *type, const char *name) {
  crdc_print_declare(p, crd_string_of(type), crdc_print_text(p, "%s%u", name, number_of_loop(p)));
}

static void print_open(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const unsigned number = number_of_loop(p);
  operand range = crdc_print_operand(p, at->a);
  crd_string name = crdc_print_text(p, "range%u", number);
  const bool held = range.form == FORM_LIST || range.form == FORM_MAP;
  declare_of_loop(p, "size_t ", "i");
  declare_of_loop(p, "size_t ", "n");
  if (held) {
    if (range.nullable) crdc_print_fail_if(p, "!%.*s", TEXT(range.text));
    crd_string type = crdc_print_c_type(p, range.form, range.node), text = crdc_print_bare(range.text);
    crdc_print_declare(p, type, name);
    crdc_print_line(p, "%.*s = %.*s;", TEXT(name), TEXT(text));
    crdc_print_line(p, "n%u = %.*s->count;", number, TEXT(name));
    range.text = name;
  } else {
    crd_string boxed = crdc_print_boxed(p, range), count = crdc_print_local(p, "int64_t ", "k");
    if (at->n & CRD_RANGE_ANY) boxed = crdc_print_text(p, "crd_cel_iterable(cel, %.*s)", TEXT(boxed));
    crdc_print_declare(p, CRD_STRING("crd_cel_value "), name);
    crdc_print_line(p, "%.*s = %.*s;", TEXT(name), TEXT(boxed));
    crdc_print_fail_if(p, "(%.*s = %s(cel, %.*s)) < 0", TEXT(count),
                       at->n & CRD_RANGE_PAIRS ? "crd_cel_range_pairs" : "crd_cel_range", TEXT(name));
    crdc_print_line(p, "n%u = (size_t)%.*s;", number, TEXT(count));
    range = make_operand(FORM_VALUE, name);
  }
  loop_of(p)->range = range;
}

static void print_begin(printing *p) {
  const unsigned number = number_of_loop(p);
  const printed_loop *loop = loop_of(p);
  crd_text line = {.arena = p->arena};
  crd_text_printf(&line, "i%u = 0", number);
  if (loop->remembers) crd_text_printf(&line, ", failed%u = false", number);
  if (loop->collects) crd_text_printf(&line, ", list%u = (crd_cel_builder){NULL, 0, 0}", number);
  if (loop->counts) crd_text_printf(&line, ", ones%u = 0", number);
  crdc_print_line(p, "%.*s;", TEXT(crd_text_string(&line)));
  crdc_print_jump_if(p, "!n%u", number);
  if (loop->returns) crd_text_printf(&p->statements[p->at].text, "loop_%u:\n", number);
  crdc_print_line(p, "if (cel->cost + cost > cel->limit) return %s;", crdc_print_error_end(p));
}

static void print_distinct(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const unsigned number = number_of_loop(p);
  crd_string range = crdc_print_boxed(p, loop_of(p)->range), name = crdc_print_boxed(p, crdc_print_operand(p, at->a)),
             costs = crdc_print_boxed(p, crdc_print_operand(p, at->b)), cost = crdc_print_local(p, "uint64_t ", "d");
  crdc_print_line(p, "%.*s = crd_cel_distinct(cel, %.*s, n%u, %.*s, %.*s);", TEXT(cost), TEXT(range), number, TEXT(name),
                  TEXT(costs));
  crdc_print_line(p, "if (%.*s && %.*s <= cel->limit && cel->cost + cost <= cel->limit - %.*s) {", TEXT(cost), TEXT(cost),
                  TEXT(cost));
  crdc_print_line(p, "  cost += %.*s;", TEXT(cost));
  crdc_print_line(p, "  goto at_%u;", (unsigned)at->to);
  crdc_print_line(p, "}");
  p->statements[p->at].jumps = true;
  p->statements[p->at].to = at->to;
}

static void print_next(printing *p) {
  const unsigned number = number_of_loop(p);
  crdc_print_line(p, "if (++i%u < n%u) goto loop_%u;", number, number, number);
}

/* ---- the element ---- */

static void print_item(printing *p, const type_node *node) {
  const operand range = loop_of(p)->range;
  crd_string place = crdc_print_text(p, "%.*s->items[i%u]", TEXT(range.text), number_of_loop(p));
  crdc_print_give_stored(p, node, place, true, false);
}

/* Checks that an item is a text, and reads it. */
static void print_text_item(printing *p, operand range) {
  crd_string text = crdc_print_local(p, "crd_string ", "v"), failed = crdc_print_local(p, "bool ", "f");
  crdc_print_line(p, "%.*s = !crd_cel_string_at(cel, &%.*s, i%u, &%.*s);", TEXT(failed), TEXT(range.text), number_of_loop(p),
                  TEXT(text));
  crdc_print_give_place(p, (operand){.form = FORM_STRING, .text = text, .failed = failed});
}

static void print_element(printing *p) {
  const crd_op operation = (crd_op)instruction_of(p)->operation;
  const unsigned number = number_of_loop(p);
  const operand range = loop_of(p)->range;
  static const char *const functions[] = {[CRD_OP_LOOP_ITEM] = "crd_cel_range_at(cel, ",
                                          [CRD_OP_LOOP_KEY] = "crd_cel_range_key(",
                                          [CRD_OP_LOOP_VALUE] = "crd_cel_range_value(cel, "};
  if (range.form == FORM_LIST && operation == CRD_OP_LOOP_KEY)
    crdc_print_give_place(p, make_operand(FORM_INT, crdc_print_text(p, "(int64_t)i%u", number)));
  else if (range.form == FORM_LIST)
    print_item(p, range.node->items);
  else if (range.form == FORM_MAP && operation == CRD_OP_LOOP_VALUE)
    crdc_print_give_stored(p, range.node->additional, crdc_print_text(p, "%.*s->items[i%u].value", TEXT(range.text), number),
                           true, false);
  else if (range.form == FORM_MAP)
    crdc_print_give_place(p,
                          make_operand(FORM_STRING, crdc_print_text(p, "%.*s->items[i%u].key", TEXT(range.text), number)));
  else if (operation == CRD_OP_LOOP_ITEM && instruction_of(p)->n && crdc_print_has_one(p))
    print_text_item(p, range);
  else
    crdc_print_give(
        p, make_operand(FORM_VALUE, crdc_print_text(p, "%s%.*s, i%u)", functions[operation], TEXT(range.text), number)));
}

/* ---- all, exists ---- */

/* The first deciding element ends the loop; an error is kept unless an element decides. */
static void print_quantify(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const unsigned number = number_of_loop(p), to = at->to;
  const operand value = crdc_print_operand(p, at->a);
  const bool exists = at->n != 0, fails = value.form != FORM_BOOL;
  const char *decides = exists ? "CRD_CEL_TRUE" : "CRD_CEL_FALSE";
  crd_string truth = value.form == FORM_VALUE ? crdc_print_text(p, "crd_cel_truth_in(%.*s)", TEXT(value.text)) : value.text;
  loop_of(p)->fails = fails;
  if (fails) {
    crd_string target = crdc_print_target(p, FORM_TRUTH);
    declare_of_loop(p, "crd_string ", "error");
    crdc_print_line(p, "if (%.*s == CRD_CEL_ERROR && %.*s != CRD_CEL_ERROR) {", TEXT(truth), TEXT(target));
    crdc_print_line(p, "  %.*s = CRD_CEL_ERROR;", TEXT(target));
    crdc_print_line(p, "  error%u = cel->error;", number);
    crdc_print_line(p, "}");
    crdc_print_line(p, "if (%.*s == %s) {", TEXT(truth), decides);
  } else {
    crdc_print_line(p, "if (%.*s) {", TEXT(exists ? truth : crdc_print_negated(p, truth)));
  }
  const operand result = crdc_print_register(p, at->result);
  crdc_print_line(p, "  %.*s = %s;", TEXT(result.text), result.form == FORM_TRUTH ? decides : exists ? "true" : "false");
  crdc_print_line(p, "  if (i%u + 1 < n%u) cost += %u;", number, number, exists ? 3u : 2u);
  crdc_print_line(p, "  goto at_%u;", to);
  crdc_print_line(p, "}");
  p->statements[p->at].jumps = true;
  p->statements[p->at].to = to;
}

static void print_quantified(printing *p) {
  const operand value = crdc_print_operand(p, instruction_of(p)->a);
  if (value.form == FORM_TRUTH && loop_of(p)->fails)
    crdc_print_line(p, "if (%.*s == CRD_CEL_ERROR) cel->error = error%u;", TEXT(value.text), number_of_loop(p));
}

/* ---- remembered errors, collected elements, counts ---- */

static void print_remember(printing *p) {
  const unsigned number = number_of_loop(p);
  const bool first = instruction_of(p)->operation == CRD_OP_REMEMBER_FIRST;
  if (first) {
    crdc_print_line(p, "if (!failed%u) error%u = cel->error;", number, number);
  } else {
    crdc_print_line(p, "error%u = cel->error;", number);
  }
  crdc_print_line(p, "failed%u = true;", number);
}

static void print_loop_check(printing *p) {
  const unsigned number = number_of_loop(p);
  if (!loop_of(p)->remembers) return;
  declare_of_loop(p, "bool ", "failed");
  declare_of_loop(p, "crd_string ", "error");
  crdc_print_line(p, "if (failed%u) cel->error = error%u;", number, number);
  crdc_print_fail_if(p, "failed%u", number);
}

static void print_collected(printing *p) {
  const unsigned number = number_of_loop(p);
  declare_of_loop(p, "crd_cel_builder ", "list");
  crdc_print_give(p, make_operand(FORM_VALUE, crdc_print_text(p, "crd_cel_built(cel, &list%u)", number)));
}

static void print_is_one(printing *p) {
  declare_of_loop(p, "size_t ", "ones");
  crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "ones%u == 1", number_of_loop(p))));
}

static void print_collect(printing *p) {
  crd_string boxed = crdc_print_boxed(p, crdc_print_operand(p, instruction_of(p)->a));
  crdc_print_line(p, "crd_cel_push(cel, &list%u, %.*s);", number_of_loop(p), TEXT(boxed));
}

static void print_count_one(printing *p) {
  crdc_print_line(p, "ones%u++;", number_of_loop(p));
}

const printing_row crdc_print_loops[] = {{CRD_OP_LOOP_OPEN, print_open},
                                         {CRD_OP_LOOP_BEGIN, print_begin},
                                         {CRD_OP_LOOP_NEXT, print_next},
                                         {CRD_OP_LOOP_ITEM, print_element},
                                         {CRD_OP_LOOP_KEY, print_element},
                                         {CRD_OP_LOOP_VALUE, print_element},
                                         {CRD_OP_QUANTIFY, print_quantify},
                                         {CRD_OP_QUANTIFIED, print_quantified},
                                         {CRD_OP_REMEMBER, print_remember},
                                         {CRD_OP_REMEMBER_FIRST, print_remember},
                                         {CRD_OP_LOOP_CHECK, print_loop_check},
                                         {CRD_OP_COLLECT, print_collect},
                                         {CRD_OP_COLLECTED, print_collected},
                                         {CRD_OP_COUNT_ONE, print_count_one},
                                         {CRD_OP_IS_ONE, print_is_one},
                                         {CRD_OP_LOOP_DISTINCT, print_distinct},
                                         {0, NULL}};
