/* SPDX-License-Identifier: Apache-2.0 */
/* Names of types.
 *
 * A kind's struct is GROUP_VERSION_KIND, "ray_io_v1_RayCluster". Structs below it have names that depend on this kind alone:
 * the walk is breadth first, so that the use nearest to the root names a type. A recognised shape gets Kubernetes' own name
 * (types/known.c). Others are named after their field, in the singular for list items; the owning struct is put before it if
 * the field says too little (spec, status) or the name is taken: "ray_io_v1_RayCluster_WorkerGroupSpec". A struct that
 * several kinds share is declared with one of their names, and the others are aliases. So adding a CRD adds names and
 * removes none. */
#include "../../runtime/base/nearest_name.h"
#include "types/graph.h"
#include "types/symbols.h"
#include <stdlib.h>

typedef struct visit {
  type_node *node;
  const type_node *owner; /* the struct in which it was found */
  crd_string property;
  bool item;
} visit;

typedef struct namer {
  type_table *table;
  diagnostics *diagnostics;
  name_table taken;          /* names, with their nodes */
  const crd_member **wanted; /* per node: its entry in the naming file */
  bool *used;                /* per entry: whether some type has that path or name; NULL without a naming file */
  crd_string kind;           /* the name of the current kind, without the prefix */
  size_t walk;               /* the number of the current walk, one per kind, from 1 */
  size_t *named, *walked;    /* per node: the last walk that named it; the last walk that queued its children */
  crd_string *names;         /* per node: its name in that walk */
  type_aliases *aliases;     /* of the current kind; NULL: one name per struct is enough */
  visit *queue;
  size_t head, tail, capacity;
} namer;

/* Takes a name; false if another node has it. */
static bool take_name(namer *namer, type_node *node, crd_string name) {
  if (!crdc_identifier_is_valid(name)) return false;
  const type_node *other = crd_name_table_find(&namer->taken, name);
  if (!other) crd_name_table_put(&namer->taken, name, node);
  return !other || other == node;
}

static crd_string take_numbered(namer *namer, type_node *node, crd_string name) {
  for (unsigned number = 2;; number++) {
    crd_string candidate = crd_arena_printf(namer->table->arena, "%.*s%u", (int)name.size, name.data, number);
    if (take_name(namer, node, candidate)) return candidate;
  }
}

static crd_string join(namer *namer, crd_string prefix, crd_string name) {
  return crd_arena_printf(namer->table->arena, "%.*s_%.*s", (int)prefix.size, prefix.data, (int)name.size, name.data);
}

static crd_string concat(namer *namer, crd_string a, crd_string b) {
  return crd_arena_printf(namer->table->arena, "%.*s%.*s", (int)a.size, a.size ? a.data : "", (int)b.size, b.data);
}

/* Adds the prefix of all names of the run. */
static crd_string prefixed(namer *namer, crd_string name) {
  return namer->table->symbol_prefix.size ? concat(namer, namer->table->symbol_prefix, name) : name;
}

/* The last part of a struct's name: "HeadGroupSpec" of "ray_io_v1_RayCluster_HeadGroupSpec". */
static crd_string short_name(crd_string name) {
  size_t from = name.size;
  while (from && name.data[from - 1] != '_') from--;
  return (crd_string){name.data + from, name.size - from};
}

/* Fields whose name says nothing about their content. */
static bool is_vague(crd_string property) {
  return crd_is_among(property,
                      "spec status metadata template items item config options value values state selector params "
                      "rules data source");
}

/* The naming file's entry for a node, by its path or its generated name. */
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

/* Records a node's name for the current kind. */
static void add_alias(namer *namer, const type_node *node, crd_string name) {
  type_aliases *aliases = namer->aliases;
  if (!aliases) return;
  CRD_ARENA_PUSH(namer->table->arena, aliases->items, aliases->count, aliases->capacity, 32, (type_alias){name, node});
}

static void set_name(namer *namer, type_node *node, crd_string name) {
  namer->names[node->id] = name;
  namer->named[node->id] = namer->walk;
  if (!node->c_name.size || (!node->root && crd_string_compare(name, node->c_name) < 0)) node->c_name = name;
  if (!node->root) add_alias(namer, node, name);
}

/* Gives a node the first free candidate, unless the naming file has another name. */
static void node_take(namer *namer, type_node *node, const crd_string *candidates, size_t count) {
  const crd_member *entry = override_of(namer, node, candidates[0]);
  if (entry && entry->value.kind == CRD_STRING_VALUE) {
    crd_string wanted = prefixed(namer, crd_value_string(&entry->value));
    bool free = take_name(namer, node, wanted);
    set_name(namer, node, wanted);
    if (free) return;
    crdc_diagnostics_add(namer->diagnostics, SEVERITY_ERROR, entry_location(namer, entry), "%s: \"%.*s\"",
                         crdc_identifier_is_valid(wanted) ? "this name is taken by another type" : "not a C identifier",
                         (int)wanted.size, wanted.data);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    crd_string name = prefixed(namer, candidates[i]);
    if (!take_name(namer, node, name)) continue;
    set_name(namer, node, name);
    return;
  }
  set_name(namer, node, take_numbered(namer, node, prefixed(namer, candidates[0])));
}

static void name_struct(namer *namer, const visit *visit) {
  crd_arena *arena = namer->table->arena;
  type_node *node = visit->node;
  crd_string known = crdc_known_type_name(node, visit->property, visit->owner);
  crd_string property = visit->item ? crdc_identifier_singular(arena, visit->property) : visit->property;
  crd_string pascal = crdc_identifier_pascal(arena, property);
  if (pascal.size == 0) pascal = CRD_STRING("Object");
  crd_string candidates[2];
  size_t count = 0;
  if (known.size) {
    pascal = short_name(known);
    node->known = known;
  }
  if (!is_vague(visit->property) || known.size || visit->owner->root) candidates[count++] = join(namer, namer->kind, pascal);
  if (!visit->owner->root)
    candidates[count++] = join(namer, namer->kind, concat(namer, short_name(namer->names[visit->owner->id]), pascal));
  node_take(namer, node, candidates, count);
}

static void enqueue(namer *namer, visit visit) {
  CRD_ARENA_PUSH(namer->table->arena, namer->queue, namer->tail, namer->capacity, 256, visit);
}

/* Follows lists and maps from a field down to a struct, and queues it. */
static void enqueue_field(namer *namer, const type_node *owner, const type_field *field) {
  visit next = {.node = field->type, .owner = owner, .property = field->name};
  while (next.node->items || next.node->additional) {
    if (next.node->storage == CRD_STORE_OBJECT) break;
    next.node = next.node->items ? next.node->items : next.node->additional;
    next.item = true;
  }
  if (next.node->storage == CRD_STORE_OBJECT && namer->walked[next.node->id] != namer->walk) enqueue(namer, next);
}

static void name_below(namer *namer, type_node *root) {
  namer->head = namer->tail = 0;
  enqueue(namer, (visit){.node = root});
  while (namer->head < namer->tail) {
    visit visit = namer->queue[namer->head++];
    if (namer->walked[visit.node->id] == namer->walk) continue;
    namer->walked[visit.node->id] = namer->walk;
    if (!visit.node->root && namer->named[visit.node->id] != namer->walk && (namer->aliases || !visit.node->c_name.size))
      name_struct(namer, &visit);
    for (size_t i = 0; i < visit.node->field_count; i++) enqueue_field(namer, visit.node, &visit.node->fields[i]);
    /* Only in a stored CRD: a new one must not declare other members of its root. */
    const type_field others = {.name = CRD_STRING("value"), .type = visit.node->additional};
    if (visit.node->root && others.type) enqueue_field(namer, visit.node, &others);
  }
}

/* The prefix of a group's names; it begins with a letter even if the group does not ("3scale.net"). */
static crd_string group_prefix(namer *namer, crd_string group) {
  crd_string plain = crdc_identifier_plain(namer->table->arena, group.size ? group : CRD_STRING("core"));
  bool letter = crdc_identifier_is_valid((crd_string){plain.data, 1});
  return letter ? plain : concat(namer, CRD_STRING("x"), plain);
}

static void name_root(namer *namer, const crd_definition *definition, const crd_version *version) {
  crd_arena *arena = namer->table->arena;
  crd_string group = join(namer, group_prefix(namer, definition->group), crdc_identifier_plain(arena, version->name));
  const crd_string name = join(namer, group, crdc_identifier_plain(arena, definition->kind));
  node_take(namer, version->schema->node, &name, 1);
}

/* ---- the naming file ---- */

/* The schema after a path step ".name", "[]" or "{}", or NULL; advances `at`. */
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

/* The node at "RayCluster.spec.headGroupSpec", "RayJob.spec.rayClusterSpec.workerGroupSpecs[]". */
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

/* An unused entry is probably misspelt, or its type no longer exists. */
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

/* The beginning of the names of lists and maps of scalars. */
static crd_string scalar_stem(crd_storage storage) {
  switch (storage) {
  case CRD_STORE_INT:
    return CRD_STRING("crd_int");
  case CRD_STORE_DOUBLE:
    return CRD_STRING("crd_double");
  case CRD_STORE_BOOL:
    return CRD_STRING("crd_bool");
  case CRD_STORE_VALUE:
    return CRD_STRING("crd_value");
  default:
    return crd_string_of(scalar_name(storage));
  }
}

static bool is_collection(const type_node *node) {
  return node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP;
}

/* Whether it is a list or map of scalars, which the runtime defines. */
static bool is_of_scalars(const type_node *node) {
  if (!is_collection(node)) return false;
  const type_node *element = node->storage == CRD_STORE_LIST ? node->items : node->additional;
  return element->storage != CRD_STORE_OBJECT && !is_collection(element);
}

/* A list of the runtime's lists belongs to the run. */
static void name_collection(namer *namer, type_node *node) {
  bool list = node->storage == CRD_STORE_LIST;
  const type_node *element = list ? node->items : node->additional;
  const crd_string stem = is_of_scalars(node) ? scalar_stem(element->storage) : element->c_name;
  node->c_name = join(namer, stem, list ? CRD_STRING("list") : CRD_STRING("map"));
  if (is_of_scalars(element)) node->c_name = prefixed(namer, node->c_name);
}

static void name_others(namer *namer) {
  for (size_t id = 0; id < namer->table->count; id++) {
    type_node *node = namer->table->nodes[id];
    if (is_collection(node))
      name_collection(namer, node);
    else if (node->storage != CRD_STORE_OBJECT)
      node->c_name = crd_string_of(scalar_name(node->storage));
  }
}

/* ---- digests ---- */

static int compare_digests(const void *a, const void *b) {
  const type_node *left = *(type_node *const *)a, *right = *(type_node *const *)b;
  uint64_t one = name_digest(left), other = name_digest(right);
  return one < other ? -1 : one > other ? 1 : left->id < right->id ? -1 : left->id > right->id;
}

/* Distinguishes two types with equal digests. */
static void settle_digests(const type_table *table) {
  type_node **order = crd_arena_alloc(table->arena, (table->count + 1) * sizeof *order);
  if (table->count) memcpy(order, table->nodes, table->count * sizeof *order);
  qsort(order, table->count, sizeof *order, compare_digests);
  for (size_t i = 1; i < table->count; i++)
    if (name_digest(order[i]) <= name_digest(order[i - 1]))
      order[i]->digest = order[i - 1]->digest + ((uint64_t)1 << NAME_DIGEST_SHIFT);
}

/* Kubernetes' types and everything below them belong to no kind. */
static void share_below(type_node *node) {
  if (!node->owner) return;
  node->owner = NULL;
  for (size_t i = 0; i < node->field_count; i++) share_below(node->fields[i].type);
  if (node->additional) share_below(node->additional);
  if (node->items) share_below(node->items);
}

static void name_all(namer *namer, const crd_set *set) {
  size_t kind = 0;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++) {
      const crd_version *version = &set->items[i].versions[j];
      if (!version->schema) continue;
      namer->walk++;
      namer->kind = namer->names[version->schema->node->id];
      namer->kind.data += namer->table->symbol_prefix.size;
      namer->kind.size -= namer->table->symbol_prefix.size;
      namer->aliases = namer->table->every_name ? &namer->table->aliases[kind++] : NULL;
      name_below(namer, version->schema->node);
    }
}

void crdc_type_table_name(type_table *table, const crd_set *set, diagnostics *diagnostics) {
  crd_arena *arena = table->arena;
  namer namer = {.table = table, .diagnostics = diagnostics, .taken = {.arena = arena}};
  read_names(&namer, set);
  namer.named = crd_arena_zalloc(arena, (table->count + 1) * sizeof *namer.named);
  namer.walked = crd_arena_zalloc(arena, (table->count + 1) * sizeof *namer.walked);
  namer.names = crd_arena_zalloc(arena, (table->count + 1) * sizeof *namer.names);
  size_t kinds = 0;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++)
      if (set->items[i].versions[j].schema) name_root(&namer, &set->items[i], &set->items[i].versions[j]), kinds++;
  if (table->every_name) table->aliases = crd_arena_zalloc(arena, (kinds + 1) * sizeof *table->aliases);
  name_all(&namer, set);
  if (table->every_name) settle_digests(table);
  if (table->every_name) name_others(&namer);
  warn_unused(&namer);
  for (size_t id = 0; id < table->count; id++)
    if (table->nodes[id]->known.size) share_below(table->nodes[id]);
}
