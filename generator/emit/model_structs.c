/* SPDX-License-Identifier: Apache-2.0 */
/* Declarations: the structs of object types, and the list and map types made of them. A type that only one kind uses is
 * declared in the kind's header, all others in types.h. Ids are ordered so that a type comes after the types that it
 * contains. */
#include "base/literal.h"
#include "emit/model_parts.h"

#include <inttypes.h>

#define COMMENT_MAX 400 /* bytes of a rule or a description in a comment */
#define BITS_WIDTH 100  /* columns */

/* The innermost type of nested lists and maps: a struct, or NULL for a scalar. */
static const type_node *innermost_type(const type_node *node) {
  while (node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP)
    node = node->storage == CRD_STORE_LIST ? node->items : node->additional;
  return node->storage == CRD_STORE_OBJECT ? node : NULL;
}

/* A kind's name for a type, if the names of its structs are given by node; else the declared name. */
static crd_string name_in(crd_arena *arena, const type_node *type, const crd_string *names) {
  const type_node *base = names ? innermost_type(type) : NULL;
  if (!base || !names[base->id].size) return type->c_name;
  crd_string name = names[base->id];
  return crd_arena_printf(arena, "%.*s%.*s", (int)name.size, name.data, (int)(type->c_name.size - base->c_name.size),
                          type->c_name.data + base->c_name.size);
}

/* The declaration of a member: "const ray_io_v1_RayCluster_Affinity *affinity", "crd_string_list args". */
static crd_string declaration_of(crd_arena *arena, const type_field *field, const crd_string *names) {
  const type_node *type = field->type;
  bool pointer = type->storage == CRD_STORE_OBJECT;
  bool spaced = type->storage != CRD_STORE_OBJECT && type->storage != CRD_STORE_VALUE;
  crd_text text = {.arena = arena};
  if (pointer) crd_text_add(&text, CRD_STRING("const "));
  crd_text_add(&text, name_in(arena, type, names));
  if (pointer) crd_text_add(&text, CRD_STRING(" *"));
  if (spaced) crd_text_add(&text, CRD_STRING(" "));
  crd_text_add(&text, field->c_name);
  return crd_text_string(&text);
}

/* What the member's C type does not say: its schema name if it differs, whether it is required, its format. */
static crd_string field_comment(crd_arena *arena, const type_field *field) {
  const schema *schema = field->type->schema;
  crd_text text = {.arena = arena};
  if (!crd_string_equal(field->name, field->c_name)) {
    crd_string name = crdc_literal_comment(arena, field->name, COMMENT_MAX);
    crd_text_printf(&text, "\"%.*s\"", (int)name.size, name.data);
  }
  const crd_string words[] = {field->required ? CRD_STRING("required") : CRD_STRING(""),
                              schema->nullable ? CRD_STRING("nullable") : CRD_STRING(""), schema->format};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (words[i].size == 0) continue;
    if (text.size) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, crdc_literal_comment(arena, words[i], COMMENT_MAX));
  }
  return crd_text_string(&text);
}

static void add_part(crd_text *text, crd_string part) {
  if (text->size) crd_text_add(text, CRD_STRING("; "));
  crd_text_add(text, part);
}

static void add_number(crd_text *text, const char *words, number_limit limit) {
  if (!limit.set) return;
  add_part(text, crd_string_of(words));
  crd_text_add_double(text, limit.value);
}

/* "length 1 to 63", "at least 2 items". */
static void add_count_range(crd_text *text, const char *unit, count_limit least, count_limit most) {
  if (least.set && most.set)
    add_part(text, crd_arena_printf(text->arena, "%" PRId64 " to %" PRId64 " %s", least.value, most.value, unit));
  else if (least.set || most.set)
    add_part(text, crd_arena_printf(text->arena, "%s %" PRId64 " %s", least.set ? "at least" : "at most",
                                    least.set ? least.value : most.value, unit));
}

/* Adds the limits of a value. */
static void add_limit_comment(crd_text *text, const schema *schema) {
  const schema_limits *limits = limits_of(schema);
  add_number(text, limits->exclusive_minimum ? "more than " : "at least ", limits->minimum);
  add_number(text, limits->exclusive_maximum ? "less than " : "at most ", limits->maximum);
  add_number(text, "a multiple of ", limits->multiple_of);
  add_count_range(text, "characters", limits->min_length, limits->max_length);
  add_count_range(text, "items", limits->min_items, limits->max_items);
  add_count_range(text, "entries", limits->min_properties, limits->max_properties);
  if (limits->unique_items) add_part(text, CRD_STRING("no item twice"));
  if (limits->has_pattern) add_part(text, CRD_STRING("pattern ")), crd_text_add(text, limits->pattern);
  if (!schema->enum_values) return;
  add_part(text, CRD_STRING("one of "));
  for (uint32_t i = 0; i < schema->enum_values->size; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    crd_json_write(text, &schema->enum_values->as.items[i], CRD_JSON_COMPACT);
  }
}

/* The scalar that a member contains, directly or in its items or values. */
static const type_node *scalar_of(const type_node *node) {
  while (node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP)
    node = node->storage == CRD_STORE_LIST ? node->items : node->additional;
  return node->storage == CRD_STORE_OBJECT ? NULL : node;
}

/* The default and the limits of a member, followed by those of its items or values. */
static crd_string field_limits(crd_arena *arena, const type_field *field) {
  const schema *schema = field->type->schema;
  const type_node *scalar = scalar_of(field->type);
  crd_text text = {.arena = arena}, items = {.arena = arena};
  if (schema->default_value) {
    crd_text_add(&text, CRD_STRING("default "));
    crd_json_write(&text, schema->default_value, CRD_JSON_COMPACT);
  }
  add_limit_comment(&text, schema);
  if (scalar && scalar != field->type) add_limit_comment(&items, scalar->schema);
  if (items.size) {
    add_part(&text, CRD_STRING("of each: "));
    crd_text_add(&text, crd_text_string(&items));
  }
  return crdc_literal_comment(arena, crd_text_string(&text), COMMENT_MAX);
}

/* ---- the texts of enums ---- */

/* Whether some type's name begins with the prefix: then the type's own symbols could collide with the constants. */
static bool is_taken(const type_table *table, crd_string prefix) {
  for (size_t id = 0; id < table->count; id++)
    if (crd_string_has_prefix(table->nodes[id]->c_name, prefix)) return true;
  return false;
}

/* A text as the end of an identifier: its letters and digits, joined by "_"; its number if it has none. */
static crd_string constant_part(crd_arena *arena, crd_string value, uint32_t number) {
  crd_text text = {.arena = arena};
  bool gap = false;
  for (size_t i = 0; i < value.size; i++) {
    char c = value.data[i];
    bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (plain && gap && text.size) crd_text_add_char(&text, '_');
    if (plain) crd_text_add_char(&text, c);
    gap = !plain;
  }
  return text.size ? crd_text_string(&text) : crd_arena_printf(arena, "%" PRIu32, number);
}

/* Returns the name, or NAME_2, NAME_3... if it is taken, and records it. Each entry counts how many have the name so far. */
static crd_string take_member_name(crd_arena *arena, name_table *taken, crd_string name) {
  crd_string first = name;
  while (crd_name_table_find(taken, name)) {
    unsigned *uses = crd_name_table_find(taken, first);
    name = crd_arena_printf(arena, "%.*s_%u", (int)first.size, first.data, ++*uses);
  }
  unsigned *once = crd_arena_alloc(arena, sizeof *once);
  *once = 1;
  crd_name_table_put(taken, name, once);
  return name;
}

/* Adds a macro for each allowed text of a member: STRUCT_MEMBER_TEXT. `taken` has the names of the whole struct. */
static void add_constants(const model *model, name_table *taken, cJSON *item, const type_node *node,
                          const type_field *field) {
  crd_arena *arena = model->input->arena;
  const type_node *scalar = scalar_of(field->type);
  const crd_value *values = scalar && scalar->storage == CRD_STORE_STRING ? scalar->schema->enum_values : NULL;
  if (!values) return;
  cJSON *constants = crdc_json_list(item, "constants");
  crd_string prefix = crd_arena_printf(arena, "%.*s_%.*s_", (int)node->c_name.size, node->c_name.data,
                                       (int)field->c_name.size, field->c_name.data);
  if (is_taken(model->input->table, (crd_string){prefix.data, prefix.size - 1}))
    prefix = crd_arena_printf(arena, "%.*svalue_", (int)prefix.size, prefix.data);
  for (uint32_t i = 0; i < values->size; i++) {
    crd_string text = crd_value_string(&values->as.items[i]);
    if (values->as.items[i].kind != CRD_STRING_VALUE || text.size > LITERAL_MAX) continue;
    crd_string plain = text.size ? constant_part(arena, text, i + 1) : CRD_STRING("empty");
    crd_string name = crd_arena_printf(arena, "%.*s%.*s", (int)prefix.size, prefix.data, (int)plain.size, plain.data);
    name = take_member_name(arena, taken, name);
    crd_text literal = {.arena = arena};
    crdc_literal_string(&literal, text);
    cJSON *constant = json_new_object();
    crdc_json_string(constant, "name", name);
    crdc_json_string(constant, "text", crd_text_string(&literal));
    cJSON_AddItemToArray(constants, constant);
  }
}

static void add_struct_rules(const model *model, cJSON *object, const type_node *node) {
  if (node->schema->rule_count == 0) return;
  cJSON *rules = crdc_json_list(object, "rules");
  for (size_t i = 0; i < node->schema->rule_count; i++)
    cJSON_AddItemToArray(
        rules, json_new_string(crdc_literal_comment(model->input->arena, node->schema->rules[i].rule, COMMENT_MAX).data));
}

/* Whether a member has comments above it. */
static bool is_headed(const cJSON *field) {
  return cJSON_GetObjectItemCaseSensitive(field, "rules") || cJSON_GetObjectItemCaseSensitive(field, "limits");
}

/* Aligns the comments of consecutive members. */
static void align_comments(crd_arena *arena, cJSON *fields) {
  for (cJSON *first = fields->child; first;) {
    size_t width = 0;
    cJSON *end = first;
    for (; end && cJSON_GetObjectItemCaseSensitive(end, "comment"); end = end->next) {
      if (end != first && is_headed(end)) break;
      size_t size = strlen(cJSON_GetObjectItemCaseSensitive(end, "declaration")->valuestring);
      if (size > width) width = size;
    }
    for (cJSON *field = first; field != end; field = field->next) {
      size_t size = strlen(cJSON_GetObjectItemCaseSensitive(field, "declaration")->valuestring);
      crdc_json_string(field, "pad", crd_arena_printf(arena, "%*s", (int)(width - size), ""));
    }
    first = end == first ? first->next : end;
  }
}

static cJSON *member_model(const model *model, name_table *taken, const type_node *node, const type_field *field,
                           const crd_string *names) {
  crd_arena *arena = model->input->arena;
  cJSON *item = json_new_object();
  crdc_json_string(item, "declaration", declaration_of(arena, field, names));
  crdc_json_string(item, "member", field->c_name);
  crd_string comment = field_comment(arena, field);
  if (comment.size) crdc_json_string(item, "comment", comment);
  crd_string limits = field_limits(arena, field);
  if (limits.size) crdc_json_string(item, "limits", limits);
  if (field->type->storage != CRD_STORE_OBJECT) add_struct_rules(model, item, field->type);
  add_constants(model, taken, item, node, field);
  return item;
}

/* Adds the head of a struct: the path of its schema, and the description there. */
static void add_heading(const model *model, cJSON *object, const type_node *node) {
  crd_arena *arena = model->input->arena;
  if (node->uses > 1) cJSON_AddItemToObjectCS(object, "more", json_new_number(node->uses - 1));
  crd_string description = crd_value_text(crdc_keyword_value(node->schema, "description"));
  if (description.size) crdc_json_string(object, "description", crdc_literal_comment(arena, description, COMMENT_MAX));
  add_struct_rules(model, object, node);
}

/* Adds the numbers of the fields' bits (CRD_BITS): "args[1], command[2]", as many on a line as fit. A bit is encoded as the
 * size of the field in NAME_bits. */
static void add_presence(crd_arena *arena, cJSON *object, const type_node *node) {
  cJSON *lines = crdc_json_list(object, "bits");
  crd_text line = {.arena = arena};
  for (size_t i = 0; i < node->field_count; i++) {
    const crd_string name = node->fields[i].c_name;
    if (line.size && line.size + name.size > BITS_WIDTH) {
      cJSON_AddItemToArray(lines, json_new_string(crd_arena_copy(arena, crd_text_string(&line)).data));
      line.size = 0;
    }
    crd_text_printf(&line, "%s%.*s[%zu]", line.size ? ", " : "", (int)name.size, name.data, i + 1);
  }
  cJSON_AddItemToArray(lines, json_new_string(crd_arena_copy(arena, crd_text_string(&line)).data));
}

static cJSON *struct_model(const model *model, const type_node *node, const crd_string *names) {
  crd_arena *arena = model->input->arena;
  cJSON *object = json_new_object();
  crdc_json_string(object, "name", node->c_name);
  crdc_json_string(object, "path", crdc_literal_comment(arena, node->path, COMMENT_MAX));
  size_t words = node->field_count ? (node->field_count + 31) / 32 : 1; /* C has no empty arrays */
  cJSON_AddItemToObjectCS(object, "words", json_new_number((double)words));
  add_heading(model, object, node);
  add_presence(arena, object, node);
  cJSON *fields = crdc_json_list(object, "fields");
  name_table taken = {.arena = arena};
  for (size_t i = 0; i < node->field_count; i++)
    cJSON_AddItemToArray(fields, member_model(model, &taken, node, &node->fields[i], names));
  align_comments(arena, fields);
  return object;
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
  const type_node *base = innermost_type(node);
  cJSON *typedefs = base ? emit_of(base)->typedefs : model->shared_typedefs;
  if (is_declared(typedefs, node->c_name)) return;
  bool list = node->storage == CRD_STORE_LIST;
  cJSON *item = json_new_object(), *object = crdc_json_object(item, list ? "list" : "map");
  crdc_json_string(object, "name", node->c_name);
  if (!base) crdc_json_text(object, "shared", "true");
  crdc_json_string(object, "element", (list ? node->items : node->additional)->c_name);
  if (!list)
    crdc_json_string(object, "entry",
                     crd_arena_printf(model->input->arena, "%.*sentry", (int)node->c_name.size - 3, node->c_name.data));
  cJSON_AddItemToArray(typedefs, item);
}

static void add_all(cJSON *to, cJSON *from) {
  while (from->child) cJSON_AddItemToArray(to, cJSON_DetachItemViaPointer(from, from->child));
}

static void add_alias_model(cJSON *aliases, crd_string name, crd_string suffix, crd_arena *arena, const char *tag) {
  cJSON *item = json_new_object();
  crdc_json_string(item, "name",
                   crd_arena_printf(arena, "%.*s%.*s", (int)name.size, name.data, (int)suffix.size, suffix.data));
  crdc_json_text(item, "tag", tag);
  cJSON_AddItemToArray(aliases, item);
}

/* Adds a kind's own names for the enum texts of a struct. */
static void add_constant_aliases(const model *model, cJSON *constants, const type_alias *alias) {
  name_table taken = {.arena = model->input->arena};
  for (size_t i = 0; i < alias->node->field_count; i++) {
    cJSON *item = json_new_object();
    add_constants(model, &taken, item, alias->node, &alias->node->fields[i]);
    const cJSON *constant;
    cJSON_ArrayForEach(constant, cJSON_GetObjectItemCaseSensitive(item, "constants")) {
      const char *name = cJSON_GetObjectItemCaseSensitive(constant, "name")->valuestring;
      add_alias_model(constants, alias->name, crd_string_of(name + alias->node->c_name.size), model->input->arena, name);
    }
    cJSON_Delete(item);
  }
}

/* Adds a kind's names for a struct, and for lists and maps of it, which are named after it. */
static void add_struct_aliases(const model *model, cJSON *aliases, const type_alias *alias) {
  crd_arena *arena = model->input->arena;
  const crd_string declared = alias->node->c_name;
  if (crd_string_equal(alias->name, declared)) return;
  add_alias_model(aliases, alias->name, CRD_STRING(""), arena, crd_arena_copy(arena, declared).data);
  const cJSON *item;
  cJSON_ArrayForEach(item, emit_of(alias->node)->typedefs) {
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(item->child, "name");
    const cJSON *entry = cJSON_GetObjectItemCaseSensitive(item->child, "entry");
    add_alias_model(aliases, alias->name, crd_string_of(name->valuestring + declared.size), arena, name->valuestring);
    if (entry)
      add_alias_model(aliases, alias->name, crd_string_of(entry->valuestring + declared.size), arena, entry->valuestring);
  }
}

static void add_aliases(const model *model) {
  const type_table *table = model->input->table;
  size_t number = 0;
  cJSON *kind = cJSON_GetObjectItemCaseSensitive(model->root, "kinds")->child;
  for (const type_aliases *of = model->input->table->aliases; kind && of; kind = kind->next, of++) {
    cJSON *aliases = crdc_json_list(kind, "aliases"), *constants = crdc_json_list(kind, "alias_constants");
    crd_string *names = crd_arena_zalloc(model->input->arena, table->count * sizeof *names);
    for (size_t i = 0; i < of->count; i++) {
      add_struct_aliases(model, aliases, &of->items[i]);
      if (!crd_string_equal(of->items[i].name, of->items[i].node->c_name))
        add_constant_aliases(model, constants, &of->items[i]);
      names[of->items[i].node->id] = of->items[i].name;
    }
    emit_of(crdc_type_graph_node(model->input->graph, model->input->graph->kinds[number++].kind.type))->names = names;
  }
}

void crdc_model_structs(model *model) {
  const type_table *table = model->input->table;
  model->shared_typedefs = json_new_array();
  for (size_t id = 0; id < table->count; id++) emit_of(table->nodes[id])->typedefs = json_new_array();
  for (size_t id = 0; id < table->count; id++) add_typedef(model, table->nodes[id]);
  add_aliases(model);
  cJSON *shared = crdc_json_list(model->root, "declarations");
  add_all(shared, model->shared_typedefs);
  cJSON_Delete(model->shared_typedefs);
  for (size_t id = 0; id < table->count; id++) {
    const type_node *node = table->nodes[id];
    cJSON *typedefs = emit_of(node)->typedefs;
    if (node->storage == CRD_STORE_OBJECT) {
      /* A kind whose objects are only read, and not judged, has no declarations. */
      const emit_node *owner = node->owner && emit_of(node->owner)->declarations ? emit_of(node->owner) : NULL;
      cJSON *declarations = owner ? owner->declarations : shared;
      const crd_string *names = owner ? owner->names : NULL;
      cJSON *item = json_new_object();
      cJSON_AddItemToObjectCS(item, "struct", struct_model(model, node, names));
      cJSON_AddItemToArray(declarations, item);
      add_all(declarations, typedefs);
    }
    cJSON_Delete(typedefs);
  }
}
