/* Declarations: the structs of object types, and the list and map types made of them. A type that one kind alone reaches is
 * declared in the kind's header, every other one in types.h. Ids are in an order in which everything stands after what it
 * holds. */
#include "emit/literal.h"
#include "emit/model_parts.h"

#define COMMENT_MAX 400 /* bytes of a rule or a description in a comment */

/* The member as it is declared: "const core_v1_Affinity *affinity", "crd_string_list args". */
static crd_string declaration_of(crd_arena *arena, const type_field *field) {
  const type_node *type = field->type;
  bool pointer = type->storage == CRD_STORE_OBJECT;
  bool spaced = type->storage != CRD_STORE_OBJECT && type->storage != CRD_STORE_VALUE;
  crd_text text = {.arena = arena};
  if (pointer) crd_text_add(&text, CRD_STRING("const "));
  crd_text_add(&text, type->c_name);
  if (pointer) crd_text_add(&text, CRD_STRING(" *"));
  if (spaced) crd_text_add(&text, CRD_STRING(" "));
  crd_text_add(&text, field->c_name);
  return crd_text_string(&text);
}

/* What the member's type does not say: its name in the schema where it differs, whether it is required, its format. */
static crd_string field_comment(crd_arena *arena, const type_field *field) {
  const schema *schema = field->type->schema;
  crd_text text = {.arena = arena};
  if (!crd_string_equal(field->name, field->c_name)) {
    crd_string name = literal_comment(arena, field->name, COMMENT_MAX);
    crd_text_printf(&text, "\"%.*s\"", (int)name.size, name.data);
  }
  const crd_string words[] = {field->required ? CRD_STRING("required") : CRD_STRING(""),
                              schema->nullable ? CRD_STRING("nullable") : CRD_STRING(""), schema->format};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (words[i].size == 0) continue;
    if (text.size) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, literal_comment(arena, words[i], COMMENT_MAX));
  }
  return crd_text_string(&text);
}

static void add_rules(const model *model, cJSON *object, const type_node *node) {
  if (node->schema->rule_count == 0) return;
  cJSON *rules = json_list(object, "rules");
  for (size_t i = 0; i < node->schema->rule_count; i++)
    cJSON_AddItemToArray(
        rules, json_new_string(literal_comment(model->input->arena, node->schema->rules[i].rule, COMMENT_MAX).data));
}

/* Comments of members that follow each other stand in one column. */
static void align_comments(crd_arena *arena, cJSON *fields) {
  for (cJSON *first = fields->child; first;) {
    size_t width = 0;
    cJSON *end = first;
    for (; end && cJSON_GetObjectItemCaseSensitive(end, "comment"); end = end->next) {
      if (end != first && cJSON_GetObjectItemCaseSensitive(end, "rules")) break;
      size_t size = strlen(cJSON_GetObjectItemCaseSensitive(end, "declaration")->valuestring);
      if (size > width) width = size;
    }
    for (cJSON *field = first; field != end; field = field->next) {
      size_t size = strlen(cJSON_GetObjectItemCaseSensitive(field, "declaration")->valuestring);
      json_string(field, "pad", crd_arena_printf(arena, "%*s", (int)(width - size), ""));
    }
    first = end == first ? first->next : end;
  }
}

static cJSON *struct_model(const model *model, const type_node *node) {
  crd_arena *arena = model->input->arena;
  cJSON *object = json_new_object();
  json_string(object, "name", node->c_name);
  json_string(object, "path", literal_comment(arena, node->path, COMMENT_MAX));
  if (node->uses > 1) cJSON_AddItemToObjectCS(object, "more", json_new_number(node->uses - 1));
  if (node->schema->description.size)
    json_string(object, "description", literal_comment(arena, node->schema->description, COMMENT_MAX));
  size_t words = node->field_count ? (node->field_count + 31) / 32 : 1; /* C has no empty arrays */
  cJSON_AddItemToObjectCS(object, "words", json_new_number((double)words));
  add_rules(model, object, node);
  cJSON *fields = json_list(object, "fields");
  for (size_t i = 0; i < node->field_count; i++) {
    const type_field *field = &node->fields[i];
    cJSON *item = json_new_object();
    json_string(item, "declaration", declaration_of(arena, field));
    json_string(item, "member", field->c_name);
    crd_string comment = field_comment(arena, field);
    if (comment.size) json_string(item, "comment", comment);
    if (field->type->storage != CRD_STORE_OBJECT) add_rules(model, item, field->type);
    cJSON_AddItemToArray(fields, item);
  }
  align_comments(arena, fields);
  return object;
}

/* The struct (or scalar, NULL) at the bottom of lists of maps of lists. */
static const type_node *base_of(const type_node *node) {
  while (node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP)
    node = node->storage == CRD_STORE_LIST ? node->items : node->additional;
  return node->storage == CRD_STORE_OBJECT ? node : NULL;
}

/* Lists and maps of scalars are the runtime's own types. */
static bool is_runtime_type(const type_node *node) {
  const type_node *element = node->storage == CRD_STORE_LIST ? node->items : node->additional;
  return element->storage != CRD_STORE_OBJECT && element->storage != CRD_STORE_LIST && element->storage != CRD_STORE_MAP;
}

static bool is_declared(const cJSON *typedefs, crd_string name) {
  const cJSON *item;
  cJSON_ArrayForEach(item, typedefs) {
    const cJSON *known = cJSON_GetObjectItemCaseSensitive(item->child, "name");
    if (crd_string_equal(crd_string_of(known->valuestring), name)) return true;
  }
  return false;
}

static void add_typedef(model *model, const type_node *node) {
  if ((node->storage != CRD_STORE_LIST && node->storage != CRD_STORE_MAP) || is_runtime_type(node)) return;
  const type_node *base = base_of(node);
  cJSON *typedefs = base ? emit_of(base)->typedefs : model->shared_typedefs;
  if (is_declared(typedefs, node->c_name)) return;
  bool list = node->storage == CRD_STORE_LIST;
  cJSON *item = json_new_object(), *object = json_object(item, list ? "list" : "map");
  json_string(object, "name", node->c_name);
  json_string(object, "element", (list ? node->items : node->additional)->c_name);
  if (!list)
    json_string(object, "entry",
                crd_arena_printf(model->input->arena, "%.*sentry", (int)node->c_name.size - 3, node->c_name.data));
  cJSON_AddItemToArray(typedefs, item);
}

static void add_all(cJSON *to, cJSON *from) {
  while (from->child) cJSON_AddItemToArray(to, cJSON_DetachItemViaPointer(from, from->child));
}

void model_structs(model *model) {
  const type_table *table = model->input->table;
  model->shared_typedefs = json_new_array();
  for (size_t id = 0; id < table->count; id++) emit_of(table->nodes[id])->typedefs = json_new_array();
  for (size_t id = 0; id < table->count; id++) add_typedef(model, table->nodes[id]);
  cJSON *shared = json_list(model->root, "declarations");
  add_all(shared, model->shared_typedefs);
  cJSON_Delete(model->shared_typedefs);
  for (size_t id = 0; id < table->count; id++) {
    const type_node *node = table->nodes[id];
    cJSON *typedefs = emit_of(node)->typedefs;
    if (node->storage == CRD_STORE_OBJECT) {
      cJSON *declarations = node->owner ? emit_of(node->owner)->declarations : shared;
      cJSON *item = json_new_object();
      cJSON_AddItemToObjectCS(item, "struct", struct_model(model, node));
      cJSON_AddItemToArray(declarations, item);
      add_all(declarations, typedefs);
    }
    cJSON_Delete(typedefs);
  }
}
