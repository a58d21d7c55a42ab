/* SPDX-License-Identifier: Apache-2.0 */
/* Makes points of keywords, with line and column, in the order of the tree. */
#include "cover/nodes.h"

void crdc_cover_place(const cover_file *file, uint32_t offset, uint32_t *line, uint32_t *column) {
  uint32_t low = 0, high = file->line_count;
  while (high - low > 1) {
    uint32_t middle = low + (high - low) / 2;
    if (file->lines[middle] <= offset)
      low = middle;
    else
      high = middle;
  }
  *line = low + 1;
  *column = offset - file->lines[low] + 1;
}

uint32_t crdc_cover_add_point(crd_arena *arena, cover_file *file, const cover_point *point, uint32_t offset) {
  CRD_ARENA_ROOM(arena, file->points, file->count, file->capacity, 64);
  cover_point *added = &file->points[file->count];
  *added = *point;
  if (offset < file->text.size) crdc_cover_place(file, offset, &added->line, &added->column);
  return file->count++;
}

typedef struct node_maker {
  crd_arena *arena;
  cover_file *file;
} node_maker;

static uint32_t add_keyword(const node_maker *maker, const cover_node *node, cover_kind kind, const crd_value *value,
                            crd_string text, unsigned wanted) {
  const cover_point point = {.kind = kind, .wanted = wanted, .path = node->path, .text = text};
  return crdc_cover_add_point(maker->arena, maker->file, &point, value ? value->offset : node->schema->location.offset);
}

static crd_string keyword_text(const node_maker *maker, const char *keyword, const crd_value *value) {
  crd_string json = value ? crd_json_encode(maker->arena, value, CRD_JSON_COMPACT) : CRD_STRING("");
  return crd_arena_printf(maker->arena, "%s: %.*s", keyword, CRD_PRINT(json));
}

/* ---- keywords ---- */

enum { WANT_AT = 1, WANT_INSIDE = 2, WANT_BEYOND = 4, WANT_SIDES = WANT_AT | WANT_INSIDE | WANT_BEYOND };

static void add_limit_point(const node_maker *maker, cover_node *node, cover_limit which, const char *keyword,
                            unsigned wanted) {
  const crd_value *value = crdc_keyword_value(node->schema, keyword);
  node->limits[which] = add_keyword(maker, node, COVER_LIMIT, value, keyword_text(maker, keyword, value), wanted);
}

/* Counts are never negative: a lower limit of 0 has no outcome beyond it, and an upper limit of 0 none inside it. */
static void add_count_limit(const node_maker *maker, cover_node *node, cover_limit which, const char *keyword,
                            count_limit limit) {
  bool least = which == LIMIT_MIN_LENGTH || which == LIMIT_MIN_ITEMS || which == LIMIT_MIN_PROPERTIES;
  unsigned wanted = WANT_SIDES;
  if (!limit.set) return;
  if (limit.value <= 0) wanted &= least ? ~(unsigned)WANT_BEYOND : ~(unsigned)WANT_INSIDE;
  add_limit_point(maker, node, which, keyword, wanted);
}

static void add_limit_points(const node_maker *maker, cover_node *node) {
  const schema_limits *limits = limits_of(node->schema);
  if (limits->minimum.set) add_limit_point(maker, node, LIMIT_MINIMUM, "minimum", WANT_SIDES);
  if (limits->maximum.set) add_limit_point(maker, node, LIMIT_MAXIMUM, "maximum", WANT_SIDES);
  add_count_limit(maker, node, LIMIT_MIN_LENGTH, "minLength", limits->min_length);
  add_count_limit(maker, node, LIMIT_MAX_LENGTH, "maxLength", limits->max_length);
  add_count_limit(maker, node, LIMIT_MIN_ITEMS, "minItems", limits->min_items);
  add_count_limit(maker, node, LIMIT_MAX_ITEMS, "maxItems", limits->max_items);
  add_count_limit(maker, node, LIMIT_MIN_PROPERTIES, "minProperties", limits->min_properties);
  add_count_limit(maker, node, LIMIT_MAX_PROPERTIES, "maxProperties", limits->max_properties);
}

static void add_enum_points(const node_maker *maker, cover_node *node) {
  const crd_value *values = node->schema->enum_values;
  if (!values || !values->size) return;
  node->values = maker->file->count;
  for (uint32_t i = 0; i < values->size; i++)
    add_keyword(maker, node, COVER_ENUM, &values->as.items[i], keyword_text(maker, "enum", &values->as.items[i]), 1);
  add_keyword(maker, node, COVER_ENUM, values, CRD_STRING("enum: another value"), 1);
}

static bool has_default(const schema *node, crd_string name) {
  const property *property = crdc_schema_property(node, name);
  return property && property->schema->default_value;
}

/* A field with a default is never missing. */
static void add_required_points(const node_maker *maker, cover_node *node) {
  enum { WANT_PRESENT = 1, WANT_MISSING = 2 };
  const schema *of = node->schema;
  const crd_value *list = crdc_keyword_value(of, "required");
  if (!of->required_count) return;
  node->required = maker->file->count;
  for (uint32_t i = 0; i < of->required_count; i++) {
    const crd_value *value = list && list->kind == CRD_LIST && i < list->size ? &list->as.items[i] : list;
    crd_string text = crd_arena_printf(maker->arena, "required: %.*s", CRD_PRINT(of->required[i]));
    add_keyword(maker, node, COVER_REQUIRED, value, text,
                has_default(of, of->required[i]) ? (unsigned)WANT_PRESENT : (unsigned)WANT_PRESENT | WANT_MISSING);
  }
}

static bool is_checked_format(const schema *node) {
  crd_format format = crdc_schema_format(node, 0);
  return format != CRD_FORMAT_NONE && format < CRD_FORMAT_INT32;
}

static void add_text_keywords(const node_maker *maker, cover_node *node) {
  const crd_value *pattern = crdc_keyword_value(node->schema, "pattern");
  const crd_value *format = crdc_keyword_value(node->schema, "format");
  const crd_value *value = node->schema->default_value;
  if (limits_of(node->schema)->pattern.size)
    node->pattern = add_keyword(maker, node, COVER_PATTERN, pattern, keyword_text(maker, "pattern", pattern), 3);
  if (is_checked_format(node->schema))
    node->format = add_keyword(maker, node, COVER_FORMAT, format, keyword_text(maker, "format", format), 3);
  if (value)
    node->defaulted = add_keyword(maker, node, COVER_DEFAULT, crdc_keyword_value(node->schema, "default"),
                                  keyword_text(maker, "default", value), 1);
}

/* ---- the tree ---- */

static cover_node *make_node(const node_maker *maker, const schema *of, uint32_t offset, crd_string path);

static void make_properties(const node_maker *maker, cover_node *node) {
  const schema *of = node->schema;
  node->properties = crd_arena_alloc(maker->arena, (of->property_count + 1) * sizeof(cover_node *));
  for (uint32_t i = 0; i < of->property_count; i++) {
    const property *property = &of->properties[i];
    bool first = !node->path.size || node->path.data[node->path.size - 1] == ' ';
    crd_string path =
        crd_arena_printf(maker->arena, "%.*s%s%.*s", CRD_PRINT(node->path), first ? "" : ".", CRD_PRINT(property->name));
    node->properties[i] = make_node(maker, property->schema, property->offset, path);
  }
}

static void make_rule_places(const node_maker *maker, cover_node *node) {
  uint32_t count = node->schema->rule_count;
  node->rules = crd_arena_alloc(maker->arena, (2 * count + 1) * sizeof *node->rules);
  for (uint32_t i = 0; i < 2 * count; i++) node->rules[i] = COVER_NOWHERE;
}

static cover_node *make_node(const node_maker *maker, const schema *of, uint32_t offset, crd_string path) {
  cover_node *node = crd_arena_alloc(maker->arena, sizeof *node);
  *node = (cover_node){.schema = of, .path = path};
  node->defaulted = node->pattern = node->format = node->values = node->required = COVER_NOWHERE;
  for (size_t i = 0; i < COVER_LIMIT_KINDS; i++) node->limits[i] = COVER_NOWHERE;
  cover_point point = {.kind = COVER_NODE, .wanted = 1, .path = path};
  node->seen = crdc_cover_add_point(maker->arena, maker->file, &point, offset);
  point.kind = COVER_TRANSITION;
  point.wanted = 0;
  node->transition = crdc_cover_add_point(maker->arena, maker->file, &point, offset);
  add_text_keywords(maker, node);
  add_enum_points(maker, node);
  add_limit_points(maker, node);
  add_required_points(maker, node);
  make_rule_places(maker, node);
  make_properties(maker, node);
  if (of->items)
    node->items =
        make_node(maker, of->items, of->items->location.offset, crd_arena_printf(maker->arena, "%.*s[]", CRD_PRINT(path)));
  if (of->additional)
    node->additional = make_node(maker, of->additional, of->additional->location.offset,
                                 crd_arena_printf(maker->arena, "%.*s{}", CRD_PRINT(path)));
  return node;
}

cover_node *crdc_cover_nodes(crd_arena *arena, cover_file *file, const schema *root, crd_string path) {
  const node_maker maker = {arena, file};
  return make_node(&maker, root, root->location.offset, path);
}
