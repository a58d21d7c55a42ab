/* SPDX-License-Identifier: Apache-2.0 */
#include "cel/text/node.h"

cel_node *crdc_cel_node_new(cel_ast *ast, cel_node_kind kind, uint32_t id, uint32_t position) {
  cel_node *node = crd_arena_zalloc(ast->arena, sizeof *node);
  node->kind = kind;
  node->id = id;
  node->position = position;
  return node;
}

cel_node *crdc_cel_call_new(cel_ast *ast, uint32_t id, uint32_t position, const char *name, cel_node **arguments,
                            size_t count) {
  cel_node *node = crdc_cel_node_new(ast, CEL_NODE_CALL, id, position);
  node->name = crd_string_of(name);
  node->arguments = arguments;
  node->argument_count = count;
  return node;
}

cel_node *crdc_cel_error_node(cel_ast *ast, uint32_t position) {
  cel_node *node = crdc_cel_node_new(ast, CEL_NODE_CONSTANT, cel_new_id(ast), position);
  node->constant.kind = CEL_NULL;
  return node;
}
