/* SPDX-License-Identifier: Apache-2.0 */
/* What only the layers above the CRD have: gates and settings, the operation and the request, whole objects, and the
 * cluster. */
#include "cel/declarations.h"
#include "program/building.h"

/* A dot before a name selects the global one that a macro's variable hides. */
static crd_string undotted(crd_string name) {
  return name.size && name.data[0] == '.' ? (crd_string){name.data + 1, name.size - 1} : name;
}

/* The field of `gates` or `config` that the node selects, or NULL. */
static const cel_field *selected_extra(building *b, const cel_node *node, bool *gate) {
  const cel_node *target = node->kind == CEL_NODE_SELECT ? node->target : NULL;
  if (!target || target->kind != CEL_NODE_IDENT || crdc_program_find_variable(b, target->name)) return NULL;
  crd_string name = undotted(target->name);
  *gate = crd_string_equal(name, CRD_STRING("gates"));
  if (!*gate && !crd_string_equal(name, CRD_STRING("config"))) return NULL;
  return crdc_cel_type_field(target->type, node->name);
}

static program_operand emit_declared(building *b, const cel_node *node, crd_string name, bool gate) {
  b->cost += node->test_only ? 1 : 2;
  if (node->test_only) return crdc_program_constant(b, crd_cel_of_bool(true)); /* declared fields are present */
  crd_instruction read = {.operation = gate ? CRD_OP_GATE : CRD_OP_SETTING};
  read.x = gate ? crdc_program_gate(b, crdc_cel_extras_gate(b->ast->extras, name))
                : crdc_program_setting(b, crdc_cel_extras_setting(b->ast->extras, name));
  program_operand value = crdc_program_value(b, read);
  value.is_bool = gate;
  return value;
}

static program_operand emit_query(building *b, const cel_node *node, const cel_watch *watch) {
  static const crd_query_form forms[] = {[CEL_WATCH_GET] = CRD_QUERY_GET,
                                         [CEL_WATCH_ALL] = CRD_QUERY_ALL,
                                         [CEL_WATCH_INDEX] = CRD_QUERY_INDEX,
                                         [CEL_WATCH_ANCESTORS] = CRD_QUERY_ANCESTORS,
                                         [CEL_WATCH_DESCENDANTS] = CRD_QUERY_DESCENDANTS};
  const uint16_t base = (uint16_t)b->next_register;
  const crd_state_query query = {watch->group, watch->version, watch->kind, watch->path};
  if (b->ast->extras->used) b->ast->extras->used[watch - b->ast->extras->watches] = true;
  program_operand argument =
      node->argument_count ? lower(b, node->arguments[0]) : crdc_program_constant(b, crd_cel_of_null());
  b->next_register = base;
  return crdc_program_fallible(b, (crd_instruction){.operation = CRD_OP_QUERY,
                                                    .n = (uint8_t)forms[watch->form],
                                                    .a = argument.at,
                                                    .x = crdc_program_query(b, &query)});
}

static bool emit_beyond(building *b, crd_string name, program_operand *out) {
  static const char *const names[] = {[CRD_BEYOND_OPERATION] = "operation",
                                      [CRD_BEYOND_REQUEST] = "request",
                                      [CRD_BEYOND_OBJECT] = "object",
                                      [CRD_BEYOND_OLD_OBJECT] = "oldObject"};
  for (unsigned i = 0; i < CRD_BEYOND_VALUES; i++) {
    if (!crd_string_equal(name, crd_string_of(names[i]))) continue;
    b->cost += 1;
    *out = crdc_program_value(b, (crd_instruction){.operation = CRD_OP_BEYOND, .n = (uint8_t)i});
    return true;
  }
  return false;
}

bool crdc_program_extra(building *b, const cel_node *node, program_operand *out) {
  bool gate = false;
  if (!b->ast->extras) return false;
  if (node->kind == CEL_NODE_IDENT) return emit_beyond(b, undotted(node->name), out);
  const cel_watch *watch =
      node->kind == CEL_NODE_CALL && !node->target ? crdc_cel_extras_watch(b->ast->extras, node->name) : NULL;
  if (watch) return *out = emit_query(b, node, watch), true;
  const cel_field *field = selected_extra(b, node, &gate);
  if (field) *out = emit_declared(b, node, field->property, gate);
  return field != NULL;
}
