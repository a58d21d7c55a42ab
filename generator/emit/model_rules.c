/* SPDX-License-Identifier: Apache-2.0 */
/* Rules: each x-kubernetes-validations list becomes an array of crd_rule, next to the functions of the lowered rules. The
 * rules of a type are compiled once, however many schemas share the type. */
#include "base/literal.h"
#include "emit/model_parts.h"
#include "print/print.h"
#include "program/rule_rows.h"

const char *crdc_reason_symbol(unsigned reason) {
  return reason == CRD_ERROR_FORBIDDEN   ? "CRD_ERROR_FORBIDDEN"
         : reason == CRD_ERROR_REQUIRED  ? "CRD_ERROR_REQUIRED"
         : reason == CRD_ERROR_DUPLICATE ? "CRD_ERROR_DUPLICATE"
                                         : "CRD_ERROR_INVALID";
}

static const char *layer_symbol(unsigned layer) {
  return layer == CRD_LAYER_WEBHOOK      ? "CRD_LAYER_WEBHOOK"
         : layer == CRD_LAYER_CONTROLLER ? "CRD_LAYER_CONTROLLER"
                                         : "CRD_LAYER_CRD";
}

static void add_member_text(const model *model, cJSON *set, cJSON *members, const char *function, const char *key,
                            crd_string text) {
  if (!text.size) return;
  const char *symbol = crd_arena_printf(model->input->arena, "%s_%s", function, key).data;
  crdc_member_add(members, key, crdc_text_init(model, cJSON_GetObjectItemCaseSensitive(set, "arrays"), symbol, text));
}

static void add_rule_row(const model *model, cJSON *set, cJSON *rules, const rule_row *made, const char *function) {
  const crd_rule *row = &made->row;
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
  cJSON_AddItemToArray(rules, item);
  add_member_text(model, set, members, function, "rule", row->rule);
  add_member_text(model, set, members, function, "message", row->message);
  if (row->message.data && !row->message.size)
    crdc_member_add(members, "message", "CRD_STRING_INIT(\"\")"); /* present, but blank */
  add_member_text(model, set, members, function, "message_expression", row->message_expression);
  add_member_text(model, set, members, function, "field_path", row->field_path);
  if (made->compiled->compiles) crdc_member_add(members, "reason", crdc_reason_symbol(row->reason));
  crdc_member_add(members, "layer", layer_symbol(row->layer));
  if (!made->compiled->compiles) return;
  if (row->uses_old_self) crdc_member_add(members, "uses_old_self", "true");
  if (row->optional_old_self) crdc_member_add(members, "optional_old_self", "true");
  crdc_member_add(members, "evaluate", function);
  if (made->compiled->has_message) crdc_member_printf(model, members, "evaluate_message", "%s_message", function);
  crdc_member_printf(model, members, "program", "&%s_program", function);
  if (made->compiled->has_message) crdc_member_printf(model, members, "message_program", "&%s_message_program", function);
}

/* The beginning of a rule's function name: the first kind's name for the struct, or the symbol of the table. */
static crd_string stem_of(const type_node *node) {
  return node->storage == CRD_STORE_OBJECT ? node->c_name : crd_string_of(emit_of(node)->symbol);
}

/* Prints the rule's program as data, and as a function over the structs; likewise that of its messageExpression. */
static void print_rule(crd_text *code, const type_node *node, const rule_row *row, crd_string name) {
  const compiled_rule *compiled = row->compiled;
  const struct {
    const crd_program *program;
    const cel_ast *ast;
    const char *suffix, *comment;
    program_result result;
  } parts[] = {{row->row.program, &compiled->ast, "", "", PROGRAM_TRUTH},
               {row->row.message_program, &compiled->message, "_message", "messageExpression: ", PROGRAM_TEXT}};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    if (!parts[i].program) continue;
    crd_string own = crd_arena_printf(code->arena, "%.*s%s", (int)name.size, name.data, parts[i].suffix);
    crdc_print_program(code, parts[i].program, own);
    const printed_function function = {.program = parts[i].program,
                                       .result = parts[i].result,
                                       .name = own,
                                       .source = parts[i].ast->source,
                                       .comment = parts[i].comment,
                                       .node = node,
                                       .symbols =
                                           crd_arena_printf(code->arena, "%.*s_program", (int)own.size, own.data).data};
    crdc_print_function(code, &function, NULL);
  }
}

static cJSON *rules_of_node(model *model, const type_node *node) {
  const model_input *input = model->input;
  crd_string stem = stem_of(node);
  cJSON *set = json_new_object();
  crdc_json_string(set, "symbol", crd_arena_printf(input->arena, "%s_rules", emit_of(node)->symbol));
  crdc_json_string(set, "path", crdc_literal_comment(input->arena, node->path, 400));
  crdc_json_list(set, "arrays");
  cJSON *rules = crdc_json_list(set, "rules");
  crd_text code = {.arena = input->arena};
  size_t count = node->schema->rule_count;
  rule_row *rows = crd_arena_zalloc(input->arena, count * sizeof *rows);
  const rule_making making = {input->arena, input->cel_types,  input->kubernetes_minor, input->stored,
                              NULL,         input->diagnostics};
  model->ok &= crdc_rule_rows_lower(&making, input->arena, node, rows);
  for (size_t i = 0; i < count && model->ok; i++) {
    crd_string function = crd_arena_printf(input->arena, "%.*s_rule_%zu", (int)stem.size, stem.data, i + 1);
    print_rule(&code, node, &rows[i], function);
    add_rule_row(model, set, rules, &rows[i], function.data);
  }
  while (code.size && code.data[code.size - 1] == '\n') code.size--; /* the template adds the line ends */
  crdc_json_string(set, "code", crd_text_string(&code));
  return set;
}

void crdc_model_rules(model *model) {
  for (size_t id = 0; id < model->input->table->count; id++) {
    const type_node *node = model->input->table->nodes[id];
    if (!node->schema->rule_count || node->nested) continue;
    cJSON *unit = emit_of(node)->unit;
    cJSON_AddItemToArray(cJSON_GetObjectItemCaseSensitive(unit, "rule_sets"), rules_of_node(model, node));
  }
}
