/* Names of types.
 *
 * A kind's struct is GROUPFIRSTLABEL_VERSION_KIND. Below it names are given breadth first, so that the shallow use of a type
 * names it: Kubernetes' own name where the shape is recognised (types/known.c), else the field it stands under, in the
 * singular for list items, with the kind or the owning struct before it where the field says too little (spec, status). A
 * name that is taken already gets the group's prefix, then the owner's name, then a number. CRDs are gone through in the
 * order of the run, so adding one at the end changes no name. */
#include "types/identifier.h"
#include "types/table.h"

typedef struct visit {
  type_node *node;
  const type_node *owner; /* the struct it was met in */
  crd_string property;
  bool item;
} visit;

typedef struct namer {
  type_table *table;
  diagnostics *diagnostics;
  crd_string *taken; /* a hash set of names; a power of two of them */
  size_t taken_count, taken_capacity;
  const crd_member **wanted; /* per node: the entry of the naming file */
  bool *used;                /* per entry: some type has that place or name; NULL without a naming file */
  crd_string prefix;         /* of the version under way: "ray_v1" */
  crd_string kind;
  bool *walked; /* per node: what is below it was put in the queue */
  visit *queue;
  size_t head, tail, capacity;
} namer;

static size_t name_hash(crd_string name) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < name.size; i++) hash = (hash ^ (uint8_t)name.data[i]) * 16777619u;
  return hash;
}

static crd_string *taken_find(namer *namer, crd_string name) {
  size_t at = name_hash(name) & (namer->taken_capacity - 1);
  while (namer->taken[at].data && !crd_string_equal(namer->taken[at], name)) at = (at + 1) & (namer->taken_capacity - 1);
  return &namer->taken[at];
}

/* Takes a name; false when somebody else has it. */
static bool take_name(namer *namer, crd_string name) {
  if (!crdc_identifier_is_valid(name)) return false;
  if (namer->taken_count * 2 >= namer->taken_capacity) {
    crd_string *old = namer->taken;
    size_t old_capacity = namer->taken_capacity;
    namer->taken_capacity = old_capacity ? old_capacity * 2 : 512;
    namer->taken = crd_arena_zalloc(namer->table->arena, namer->taken_capacity * sizeof *namer->taken);
    for (size_t i = 0; i < old_capacity; i++)
      if (old[i].data) *taken_find(namer, old[i]) = old[i];
  }
  crd_string *slot = taken_find(namer, name);
  if (slot->data) return false;
  *slot = name;
  namer->taken_count++;
  return true;
}

static crd_string take_numbered(namer *namer, crd_string name) {
  for (unsigned number = 2;; number++) {
    crd_string candidate = crd_arena_printf(namer->table->arena, "%.*s%u", (int)name.size, name.data, number);
    if (take_name(namer, candidate)) return candidate;
  }
}

static crd_string join(namer *namer, crd_string prefix, crd_string name) {
  return crd_arena_printf(namer->table->arena, "%.*s_%.*s", (int)prefix.size, prefix.data, (int)name.size, name.data);
}

static crd_string concat(namer *namer, crd_string a, crd_string b) {
  return crd_arena_printf(namer->table->arena, "%.*s%.*s", (int)a.size, a.data, (int)b.size, b.data);
}

/* The last part of a struct's name: "HeadGroupSpec" of "ray_v1_HeadGroupSpec". */
static crd_string short_name(crd_string name) {
  size_t from = name.size;
  while (from && name.data[from - 1] != '_') from--;
  return (crd_string){name.data + from, name.size - from};
}

/* Fields whose name alone says nothing about what they hold. */
static bool is_vague(crd_string property) {
  static const char *const vague[] = {"spec",  "status", "metadata", "template", "items",  "item",  "config", "options",
                                      "value", "values", "state",    "selector", "params", "rules", "data",   "source"};
  for (size_t i = 0; i < sizeof vague / sizeof *vague; i++)
    if (crd_string_equal(property, crd_string_of(vague[i]))) return true;
  return false;
}

/* The override of the naming file for a node, by its place or by the name it would get. */
static const crd_member *override_of(namer *namer, const type_node *node, crd_string generated) {
  if (namer->wanted[node->id]) return namer->wanted[node->id];
  if (!namer->used) return NULL;
  const document *document = namer->table->names.document;
  for (uint32_t i = 0; i < document->root->size; i++) {
    const crd_member *entry = &document->root->as.members[i];
    if (!crd_string_equal(crd_member_name(entry), generated)) continue;
    namer->used[i] = true;
    return entry;
  }
  return NULL;
}

static location entry_location(const namer *namer, const crd_member *entry) {
  return (location){namer->table->names.document->source, entry->name_offset};
}

/* Gives a node the first of the candidates that is free, unless the naming file wants another name. */
static void node_take(namer *namer, type_node *node, const crd_string *candidates, size_t count) {
  const crd_member *entry = override_of(namer, node, candidates[0]);
  if (entry && entry->value.kind == CRD_STRING_VALUE) {
    node->c_name = crd_value_string(&entry->value);
    if (take_name(namer, node->c_name)) return;
    crdc_diagnostics_add(namer->diagnostics, SEVERITY_ERROR, entry_location(namer, entry), "%s: \"%.*s\"",
                         crdc_identifier_is_valid(node->c_name) ? "this name is taken by another type"
                                                                : "not a C identifier",
                         (int)node->c_name.size, node->c_name.data);
  }
  for (size_t i = 0; i < count; i++)
    if (take_name(namer, candidates[i])) {
      node->c_name = candidates[i];
      return;
    }
  node->c_name = take_numbered(namer, candidates[0]);
}

static void name_struct(namer *namer, const visit *visit) {
  crd_arena *arena = namer->table->arena;
  type_node *node = visit->node;
  crd_string known = crdc_known_type_name(node, visit->property);
  crd_string property = visit->item ? crdc_identifier_singular(arena, visit->property) : visit->property;
  crd_string pascal = crdc_identifier_pascal(arena, property);
  if (pascal.size == 0) pascal = CRD_STRING("Object");
  crd_string owner = short_name(visit->owner->c_name);
  crd_string candidates[4];
  size_t count = 0;
  if (known.size) {
    candidates[count++] = known;
    pascal = short_name(known);
    node->well_known = true;
  }
  if (!is_vague(visit->property) || known.size) candidates[count++] = join(namer, namer->prefix, pascal);
  candidates[count++] = join(namer, namer->prefix, concat(namer, owner, pascal));
  candidates[count++] = join(namer, namer->prefix, concat(namer, namer->kind, pascal));
  node_take(namer, node, candidates, count);
}

static void enqueue(namer *namer, visit visit) {
  if (namer->tail == namer->capacity) {
    size_t capacity = namer->capacity ? namer->capacity * 2 : 256;
    namer->queue = crd_arena_grow(namer->table->arena, namer->queue, namer->capacity * sizeof *namer->queue,
                                  capacity * sizeof *namer->queue);
    namer->capacity = capacity;
  }
  namer->queue[namer->tail++] = visit;
}

/* Follows lists and maps down to the struct that a field leads to, and puts it in the queue. */
static void enqueue_field(namer *namer, const type_node *owner, const type_field *field) {
  visit next = {.node = field->type, .owner = owner, .property = field->name};
  while (next.node->items || next.node->additional) {
    if (next.node->storage == CRD_STORE_OBJECT) break;
    next.node = next.node->items ? next.node->items : next.node->additional;
    next.item = true;
  }
  if (next.node->storage == CRD_STORE_OBJECT && !namer->walked[next.node->id]) enqueue(namer, next);
}

/* Names what stands under a root's vague fields: RayJobSpec is RayJob's spec even where an earlier kind holds one as a
 * template. */
static void name_top(namer *namer, const type_node *root) {
  for (size_t i = 0; i < root->field_count; i++) {
    const type_field *field = &root->fields[i];
    if (is_vague(field->name) && field->type->storage == CRD_STORE_OBJECT && !field->type->c_name.size)
      name_struct(namer, &(visit){.node = field->type, .owner = root, .property = field->name});
  }
}

static void name_below(namer *namer, type_node *root) {
  namer->head = namer->tail = 0;
  enqueue(namer, (visit){.node = root});
  while (namer->head < namer->tail) {
    visit visit = namer->queue[namer->head++];
    if (namer->walked[visit.node->id]) continue;
    namer->walked[visit.node->id] = true;
    if (!visit.node->c_name.size) name_struct(namer, &visit);
    for (size_t i = 0; i < visit.node->field_count; i++) enqueue_field(namer, visit.node, &visit.node->fields[i]);
    /* Only of a stored CRD: a new one may not say what other members of its root are. */
    const type_field others = {.name = CRD_STRING("value"), .type = visit.node->additional};
    if (visit.node->root && others.type) enqueue_field(namer, visit.node, &others);
  }
}

/* What every name of a group begins with: a letter, whatever the group begins with ("3scale.net"). */
static crd_string group_prefix(namer *namer, crd_string group) {
  crd_string plain = crdc_identifier_plain(namer->table->arena, group.size ? group : CRD_STRING("core"));
  bool letter = crdc_identifier_is_valid((crd_string){plain.data, 1});
  return letter ? plain : concat(namer, CRD_STRING("x"), plain);
}

static crd_string version_prefix(namer *namer, const crd_definition *definition, const crd_version *version,
                                 bool whole_group) {
  crd_string group = definition->group;
  size_t label = 0;
  while (label < group.size && group.data[label] != '.') label++;
  if (!whole_group) group.size = label;
  return join(namer, group_prefix(namer, group), crdc_identifier_plain(namer->table->arena, version->name));
}

static void name_root(namer *namer, const crd_definition *definition, const crd_version *version) {
  crd_arena *arena = namer->table->arena;
  crd_string kind = crdc_identifier_plain(arena, definition->kind);
  const crd_string candidates[] = {join(namer, version_prefix(namer, definition, version, false), kind),
                                   join(namer, version_prefix(namer, definition, version, true), kind)};
  node_take(namer, version->schema->node, candidates, 2);
}

/* ---- the naming file ---- */

/* The schema that a step of a path leads to: ".name", "[]" or "{}"; advances `at`. NULL when there is none. */
static const schema *path_step(const schema *from, crd_string path, size_t *at) {
  if (path.size - *at >= 2 && (path.data[*at] == '[' || path.data[*at] == '{')) {
    const schema *below = path.data[*at] == '[' ? from->items : from->additional;
    *at += 2;
    return below;
  }
  size_t start = *at + 1, end = start;
  while (end < path.size && path.data[end] != '.' && path.data[end] != '[' && path.data[end] != '{') end++;
  *at = end;
  const property *property = crdc_schema_property(from, (crd_string){path.data + start, end - start});
  return property ? property->schema : NULL;
}

/* "RayCluster.spec.headGroupSpec", "RayJob.spec.rayClusterSpec.workerGroupSpecs[]": the node there. */
static type_node *path_node(const crd_set *set, crd_string path) {
  size_t kind_size = 0;
  while (kind_size < path.size && path.data[kind_size] != '.') kind_size++;
  for (size_t i = 0; i < set->count; i++) {
    if (!crd_string_equal(set->items[i].kind, (crd_string){path.data, kind_size})) continue;
    for (size_t j = 0; j < set->items[i].version_count; j++) {
      const schema *schema = set->items[i].versions[j].schema;
      for (size_t at = kind_size; schema && at < path.size;) schema = path_step(schema, path, &at);
      if (schema) return schema->node;
    }
  }
  return NULL;
}

static void read_names(namer *namer, const crd_set *set) {
  const document *document = namer->table->names.document;
  namer->wanted = crd_arena_zalloc(namer->table->arena, (namer->table->count + 1) * sizeof(const crd_member *));
  if (!document || !document->root || document->root->kind == CRD_NULL) return;
  if (document->root->kind != CRD_MAP) {
    crdc_diagnostics_add(namer->diagnostics, SEVERITY_ERROR, (location){document->source, document->root->offset},
                         "a naming file is a map of paths or generated names to names");
    return;
  }
  namer->used = crd_arena_zalloc(namer->table->arena, document->root->size + 1);
  for (uint32_t i = 0; i < document->root->size; i++) {
    const crd_member *entry = &document->root->as.members[i];
    type_node *node = path_node(set, crd_member_name(entry));
    if (entry->value.kind != CRD_STRING_VALUE)
      crdc_diagnostics_add(namer->diagnostics, SEVERITY_ERROR, entry_location(namer, entry), "the name must be a string");
    else if (node && node->storage == CRD_STORE_OBJECT)
      namer->wanted[node->id] = entry, namer->used[i] = true;
  }
}

/* An entry for nothing is most likely misspelt, or its type is gone. */
static void warn_unused(const namer *namer) {
  for (uint32_t i = 0; namer->used && i < namer->table->names.document->root->size; i++) {
    const crd_member *entry = &namer->table->names.document->root->as.members[i];
    if (!namer->used[i])
      crdc_diagnostics_add(namer->diagnostics, SEVERITY_WARNING, entry_location(namer, entry),
                           "no type has this place or name");
  }
}

/* ---- lists, maps and scalars ---- */

static const char *scalar_name(crd_storage storage) {
  switch (storage) {
  case CRD_STORE_STRING:
    return "crd_string";
  case CRD_STORE_INT:
    return "int64_t";
  case CRD_STORE_DOUBLE:
    return "double";
  case CRD_STORE_BOOL:
    return "bool";
  case CRD_STORE_INT_OR_STRING:
    return "crd_int_or_string";
  default:
    return "const crd_value *";
  }
}

/* What the names of lists and maps of an element start with. */
static crd_string element_stem(const type_node *element) {
  switch (element->storage) {
  case CRD_STORE_INT:
    return CRD_STRING("crd_int");
  case CRD_STORE_DOUBLE:
    return CRD_STRING("crd_double");
  case CRD_STORE_BOOL:
    return CRD_STRING("crd_bool");
  case CRD_STORE_VALUE:
    return CRD_STRING("crd_value");
  default:
    return element->c_name;
  }
}

static void name_others(namer *namer) {
  for (size_t id = 0; id < namer->table->count; id++) {
    type_node *node = namer->table->nodes[id];
    if (node->storage == CRD_STORE_LIST)
      node->c_name = join(namer, element_stem(node->items), CRD_STRING("list"));
    else if (node->storage == CRD_STORE_MAP)
      node->c_name = join(namer, element_stem(node->additional), CRD_STRING("map"));
    else if (node->storage != CRD_STORE_OBJECT)
      node->c_name = crd_string_of(scalar_name(node->storage));
  }
}

/* Kubernetes' types and what is below them belong to no kind. */
static void share_below(type_node *node) {
  if (!node->owner) return;
  node->owner = NULL;
  for (size_t i = 0; i < node->field_count; i++) share_below(node->fields[i].type);
  if (node->additional) share_below(node->additional);
  if (node->items) share_below(node->items);
}

void crdc_type_table_name(type_table *table, const crd_set *set, diagnostics *diagnostics) {
  namer namer = {.table = table, .diagnostics = diagnostics};
  read_names(&namer, set);
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++)
      if (set->items[i].versions[j].schema) name_root(&namer, &set->items[i], &set->items[i].versions[j]);
  namer.walked = crd_arena_zalloc(table->arena, table->count + 1);
  for (int below = 0; below < 2; below++)
    for (size_t i = 0; i < set->count; i++)
      for (size_t j = 0; j < set->items[i].version_count; j++) {
        const crd_version *version = &set->items[i].versions[j];
        if (!version->schema) continue;
        namer.prefix = version_prefix(&namer, &set->items[i], version, false);
        namer.kind = crdc_identifier_pascal(table->arena, set->items[i].kind);
        if (below)
          name_below(&namer, version->schema->node);
        else
          name_top(&namer, version->schema->node);
      }
  name_others(&namer);
  warn_unused(&namer);
  for (size_t id = 0; id < table->count; id++)
    if (table->nodes[id]->well_known) share_below(table->nodes[id]);
}
