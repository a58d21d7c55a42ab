/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluates a rule for an object without the field: the possible results of each part are a set of true, false and the error
 * of reading the field. */
#include "rules/absent_fields.h"
#include "cel/plan.h"
#include "cel/validators.h"

enum { MAY_HOLD = 1, MAY_FAIL = 2, MAY_END = 4 };

/* The property that a select reads; NULL if the schema does not declare it. */
static const property *read_property(const cel_node *node) {
  const cel_type *type = node->kind == CEL_NODE_SELECT && node->target ? node->target->type : NULL;
  const schema *object = type && type->kind == CEL_OBJECT ? type->schema : NULL;
  const cel_field *field = object ? crdc_cel_type_field(type, node->name) : NULL;
  return field ? crdc_schema_property(object, field->property) : NULL;
}

static bool reads(const cel_node *node, const absent_field *field) {
  return read_property(node) == field->property && node->target->type->schema == field->object;
}

static unsigned outcomes(const cel_node *node, const absent_field *field);

/* The outcomes of a node that needs all of its parts. */
static unsigned outcomes_of_parts(const cel_node *node, const absent_field *field) {
  unsigned all = MAY_HOLD | MAY_FAIL;
  if (node->target) all |= outcomes(node->target, field);
  for (size_t i = 0; i < node->argument_count; i++) {
    if (node->keys) all |= outcomes(node->keys[i], field);
    all |= outcomes(node->arguments[i], field);
  }
  if (node->kind != CEL_NODE_COMPREHENSION) return all;
  const cel_node *const parts[] = {node->fold.range, node->fold.initial, node->fold.condition, node->fold.step,
                                   node->fold.result};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (parts[i]) all |= outcomes(parts[i], field);
  return all;
}

/* The outcomes of && and ||: a deciding side decides whatever the other side is. */
static unsigned outcomes_of_sides(const cel_node *node, unsigned decides, const absent_field *field) {
  unsigned left = outcomes(node->arguments[0], field), right = outcomes(node->arguments[1], field);
  if (left == decides || right == decides) return decides;
  unsigned other = decides ^ (MAY_HOLD | MAY_FAIL);
  return ((left | right) & (decides | MAY_END)) | (left & right & other);
}

static unsigned outcomes_of_choice(const cel_node *node, const absent_field *field) {
  unsigned condition = outcomes(node->arguments[0], field), all = condition & MAY_END;
  if (condition & MAY_HOLD) all |= outcomes(node->arguments[1], field);
  if (condition & MAY_FAIL) all |= outcomes(node->arguments[2], field);
  return all;
}

static unsigned outcomes(const cel_node *node, const absent_field *field) {
  if (node->kind == CEL_NODE_CONSTANT)
    return node->constant.kind == CEL_BOOL ? node->constant.as.boolean ? MAY_HOLD : MAY_FAIL : MAY_HOLD | MAY_FAIL;
  if (node->kind == CEL_NODE_SELECT && reads(node, field)) {
    unsigned above = outcomes(node->target, field) & MAY_END;
    return node->test_only ? MAY_FAIL | above : MAY_END;
  }
  if (is_call(node, "_&&_")) return outcomes_of_sides(node, MAY_FAIL, field);
  if (is_call(node, "_||_")) return outcomes_of_sides(node, MAY_HOLD, field);
  if (is_call(node, "_?_:_")) return outcomes_of_choice(node, field);
  if (!is_call(node, "!_")) return outcomes_of_parts(node, field);
  unsigned is = outcomes(node->arguments[0], field);
  return (is & MAY_END) | (is & MAY_HOLD ? MAY_FAIL : 0) | (is & MAY_FAIL ? MAY_HOLD : 0);
}

typedef struct absent_list {
  const cel_node *root;
  absent_field *fields;
  size_t count, room;
} absent_list;

static void note_read(cel_node *node, void *data) {
  absent_list *list = data;
  const property *property = node->test_only ? NULL : read_property(node);
  if (!property || property->schema->default_value || list->count == list->room) return;
  const absent_field field = {node->target->type->schema, property, node};
  if (crdc_schema_requires(field.object, property->name)) return;
  for (size_t i = 0; i < list->count; i++)
    if (list->fields[i].property == property && list->fields[i].object == field.object) return;
  if (outcomes(list->root, &field) & MAY_END) list->fields[list->count++] = field;
}

size_t crdc_rule_absent_fields(const compiled_rule *compiled, absent_field *fields, size_t room) {
  absent_list list = {compiled->ast.root, fields, 0, room};
  if (compiled->ast.root) crdc_cel_visit(compiled->ast.root, note_read, &list);
  return list.count;
}
