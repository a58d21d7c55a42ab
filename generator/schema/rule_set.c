/* From the markers of schema nodes to rule sets. */
#include "schema/rule_set.h"

#include <assert.h>
#include <crd/settings.h>

#define PRINT(string) (int)(string).size, (string).data

typedef struct reader {
  rule_book *book;
  diagnostics *diagnostics;
  const crd_definition *definition;
  const crd_version *version;
  rule_layers layers;
  bool ok;
} reader;

static void add_error(reader *reader, location place, const char *what, crd_string name) {
  diagnostics_add(reader->diagnostics, SEVERITY_ERROR, place, "%s%s%.*s", what, name.size ? ": " : "", PRINT(name));
  reader->ok = false;
}

/* ---- lists ---- */

static void *grow(crd_arena *arena, void *items, size_t count, size_t *capacity, size_t size) {
  if (count < *capacity) return items;
  size_t wanted = *capacity ? *capacity * 2 : 8;
  items = crd_arena_grow(arena, items, *capacity * size, wanted * size);
  *capacity = wanted;
  return items;
}

static void add_step(reader *reader, rule_set *set, rule_set_step step) {
  set->steps = grow(reader->book->arena, set->steps, set->step_count, &set->capacity, sizeof *set->steps);
  set->steps[set->step_count++] = step;
}

/* Markers are few: a list grows by one. */
static void add_marker(crd_arena *arena, const marker ***list, size_t *count, const marker *marker) {
  *list = crd_arena_grow(arena, *list, *count * sizeof **list, (*count + 1) * sizeof **list);
  (*list)[(*count)++] = marker;
}

/* ---- one node ---- */

static rule_set *begin_set(reader *reader, const schema *schema, crd_string path, const marker *marker) {
  rule_book *book = reader->book;
  crd_string name = marker_text(marker, "name");
  for (size_t i = 0; i < book->set_count; i++)
    if (book->sets[i]->version == reader->version && crd_string_equal(book->sets[i]->name, name))
      add_error(reader, marker_location(marker, "name"), "a second set of the name", name);
  rule_set *set = crd_arena_zalloc(book->arena, sizeof *set);
  *set = (rule_set){.name = name,
                    .marker = marker,
                    .definition = reader->definition,
                    .version = reader->version,
                    .schema = schema,
                    .path = path};
  book->sets = grow(book->arena, book->sets, book->set_count, &book->set_capacity, sizeof *book->sets);
  book->sets[book->set_count++] = set;
  return set;
}

static bool step_kind_of(const marker *marker, rule_set_step_kind *kind) {
  static const struct {
    const char *name;
    rule_set_step_kind kind;
  } kinds[] = {{"crdc:let", RULE_SET_LET},
               {"crdc:rule", RULE_SET_RULE},
               {"crdc:errors", RULE_SET_ERRORS},
               {"crdc:include", RULE_SET_INCLUDE}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (marker_is(marker, kinds[i].name)) return *kind = kinds[i].kind, true;
  return false;
}

/* The sets of one block of comments; lets before the first set go to `lets`, which no set owns. */
static void read_block(reader *reader, const schema *schema, crd_string path, const marker_block *block, rule_set *lets) {
  rule_set *set = NULL;
  for (size_t i = 0; i < block->count; i++) {
    const marker *marker = &block->items[i];
    rule_set_step step = {.marker = marker, .name = marker_text(marker, "name")};
    if (marker_is(marker, "crdc:set")) {
      set = begin_set(reader, schema, path, marker);
    } else if (marker_is(marker, "crdc:param") && set) {
      add_marker(reader->book->arena, &set->params, &set->param_count, marker);
    } else if (step_kind_of(marker, &step.kind)) {
      if (set || step.kind == RULE_SET_LET)
        add_step(reader, set ? set : lets, step);
      else
        add_error(reader, marker->location, "stands outside a set: there is no +crdc:set above it in this comment",
                  marker->name);
    } else if (marker_is(marker, "crdc:param")) {
      add_error(reader, marker->location, "stands outside a set: there is no +crdc:set above it in this comment",
                marker->name);
    }
  }
}

/* Puts the node's lets before the steps of its sets. */
static void prepend_lets(reader *reader, size_t first_set, const rule_set *lets) {
  for (size_t i = first_set; i < reader->book->set_count && lets->step_count; i++) {
    rule_set *set = reader->book->sets[i];
    size_t count = lets->step_count + set->step_count;
    rule_set_step *steps = crd_arena_alloc(reader->book->arena, count * sizeof *steps);
    memcpy(steps, lets->steps, lets->step_count * sizeof *steps);
    if (set->step_count) memcpy(steps + lets->step_count, set->steps, set->step_count * sizeof *steps);
    set->steps = steps;
    set->step_count = set->capacity = count;
  }
}

static void read_root(reader *reader, const schema *root, const rule_set *lets) {
  crd_arena *arena = reader->book->arena;
  rule_layers *layers = &reader->layers;
  for (size_t i = 0; i < root->marker_block_count; i++)
    for (size_t j = 0; j < root->markers[i].count; j++) {
      const marker *marker = &root->markers[i].items[j];
      if (marker_is(marker, "crdc:stage")) add_marker(arena, &layers->stages, &layers->stage_count, marker);
      if (marker_is(marker, "crdc:skip")) add_marker(arena, &layers->skips, &layers->skip_count, marker);
    }
  layers->lets = lets->steps;
  layers->let_count = lets->step_count;
}

static void read_node(reader *reader, const schema *node, crd_string path, unsigned depth) {
  enum { DEEPEST = 200 };
  if (!node || depth > DEEPEST) return;
  rule_set lets = {0};
  size_t first_set = reader->book->set_count;
  for (size_t i = 0; i < node->marker_block_count; i++) read_block(reader, node, path, &node->markers[i], &lets);
  prepend_lets(reader, first_set, &lets);
  if (depth == 0) read_root(reader, node, &lets);
  for (size_t i = 0; i < node->property_count; i++) {
    crd_string name = node->properties[i].name, inner = {NULL, 0};
    if (path.size) inner = crd_arena_printf(reader->book->arena, "%.*s.%.*s", PRINT(path), PRINT(name));
    read_node(reader, node->properties[i].schema, inner, depth + 1);
  }
  read_node(reader, node->items, (crd_string){NULL, 0}, depth + 1);
  read_node(reader, node->additional, (crd_string){NULL, 0}, depth + 1);
}

/* ---- names of rules ---- */

/* A name stands for one rule of a kind; a set that serves several kinds has it once. */
static void check_names(reader *reader, size_t first_set) {
  const rule_book *book = reader->book;
  size_t count = 0;
  for (size_t i = first_set; i < book->set_count; i++) count += book->sets[i]->step_count;
  const rule_set_step **seen = crd_arena_alloc(book->arena, (count + 1) * sizeof *seen);
  size_t found = 0;
  for (size_t i = first_set; i < book->set_count; i++)
    for (size_t j = 0; j < book->sets[i]->step_count; j++) {
      const rule_set_step *step = &book->sets[i]->steps[j];
      if (step->kind == RULE_SET_LET || !step->name.size) continue;
      for (size_t k = 0; k < found; k++)
        if (crd_string_equal(seen[k]->name, step->name)) {
          add_error(reader, marker_location(step->marker, "name"), "a second rule of the name", step->name);
          break;
        }
      seen[found++] = step;
    }
}

/* ---- gates and settings ---- */

/* The same declaration in two overlays is one; crd_settings takes the first of a name. */
static void read_gate(reader *reader, const marker *marker, crd_gate **gates) {
  crd_extras *extras = &reader->book->extras;
  crd_gate gate = {.name = marker_text(marker, "name"), .default_value = marker_flag(marker, "default", false)};
  crd_gate_stage stage;
  if (!crd_gate_stage_read(marker_text(marker, "stage"), &stage)) {
    add_error(reader, marker_location(marker, "stage"), "the stage is one of Alpha, Beta, GA, Deprecated",
              marker_text(marker, "stage"));
    return;
  }
  gate.stage = (uint8_t)stage;
  assert(*gates || !extras->gate_count);
  for (size_t i = 0; i < extras->gate_count; i++)
    if (crd_string_equal((*gates)[i].name, gate.name)) return;
  *gates =
      crd_arena_grow(reader->book->arena, *gates, extras->gate_count * sizeof gate, (extras->gate_count + 1) * sizeof gate);
  (*gates)[extras->gate_count++] = gate;
  extras->gates = *gates;
}

/* A value as crd_setting_value_read takes it. */
static crd_string text_of_value(crd_arena *arena, const crd_value *value) {
  switch (value->kind) {
  case CRD_BOOL:
    return value->as.boolean ? CRD_STRING("true") : CRD_STRING("false");
  case CRD_INT:
    return crd_arena_printf(arena, "%lld", (long long)value->as.integer);
  case CRD_STRING_VALUE:
    return crd_value_string(value);
  default:
    return crd_json_encode(arena, value, CRD_JSON_COMPACT);
  }
}

static void read_setting(reader *reader, const marker *marker, crd_setting **settings) {
  crd_extras *extras = &reader->book->extras;
  crd_arena *arena = reader->book->arena;
  crd_setting setting = {.name = marker_text(marker, "name"), .env = marker_text(marker, "env")};
  crd_setting_type type;
  crd_string error = {NULL, 0};
  if (!crd_setting_type_read(marker_text(marker, "type"), &type)) {
    add_error(reader, marker_location(marker, "type"),
              "the type is one of string, bool, int, list(string), map(string, string)", marker_text(marker, "type"));
    return;
  }
  setting.type = (uint8_t)type;
  const marker_argument *value = marker_find(marker, "default");
  if (value && !crd_setting_value_read(arena, type, text_of_value(arena, &value->value), &setting.default_value, &error)) {
    add_error(reader, value->location, "the default does not fit", error);
    return;
  }
  assert(*settings || !extras->setting_count);
  for (size_t i = 0; i < extras->setting_count; i++)
    if (crd_string_equal((*settings)[i].name, setting.name)) return;
  *settings =
      crd_arena_grow(arena, *settings, extras->setting_count * sizeof setting, (extras->setting_count + 1) * sizeof setting);
  (*settings)[extras->setting_count++] = setting;
  extras->settings = *settings;
}

static void read_extras(reader *reader, const schema *root, crd_gate **gates, crd_setting **settings) {
  for (size_t i = 0; i < root->marker_block_count; i++)
    for (size_t j = 0; j < root->markers[i].count; j++) {
      const marker *marker = &root->markers[i].items[j];
      if (marker_is(marker, "crdc:gate")) read_gate(reader, marker, gates);
      if (marker_is(marker, "crdc:config")) read_setting(reader, marker, settings);
    }
}

bool rule_book_read(rule_book *book, const crd_set *set, diagnostics *diagnostics) {
  reader reader = {.book = book, .diagnostics = diagnostics, .ok = true};
  crd_gate *gates = NULL;
  crd_setting *settings = NULL;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++) {
      const crd_version *version = &set->items[i].versions[j];
      if (!version->schema) continue;
      reader.definition = &set->items[i];
      reader.version = version;
      reader.layers = (rule_layers){.definition = reader.definition, .version = version};
      size_t first_set = book->set_count;
      read_extras(&reader, version->schema, &gates, &settings);
      read_node(&reader, version->schema, CRD_STRING("self"), 0);
      check_names(&reader, first_set);
      if (!reader.layers.stage_count && !reader.layers.skip_count) continue;
      book->layers = grow(book->arena, book->layers, book->layer_count, &book->layer_capacity, sizeof *book->layers);
      book->layers[book->layer_count++] = reader.layers;
    }
  return reader.ok;
}

/* ---- finding sets ---- */

static rule_set *find_among(const rule_book *book, crd_string name, const crd_definition *definition,
                            const crd_version *version) {
  rule_set *other = NULL;
  for (size_t i = 0; i < book->set_count; i++) {
    rule_set *set = book->sets[i];
    if (!crd_string_equal(set->name, name)) continue;
    if (set->version == version) return set;
    bool same_name =
        crd_string_equal(set->version->name, version->name) && crd_string_equal(set->definition->group, definition->group);
    if (!other || (same_name && !crd_string_equal(other->version->name, version->name))) other = set;
  }
  return other;
}

rule_set *rule_book_find(const rule_book *book, const marker *marker, const crd_definition *definition,
                         const crd_version *version, diagnostics *diagnostics) {
  crd_string name = marker_text(marker, "set");
  rule_set *found = find_among(book, name, definition, version);
  if (found) {
    found->used = true;
    return found;
  }
  const char **names = crd_arena_alloc(book->arena, (book->set_count + 1) * sizeof *names);
  for (size_t i = 0; i < book->set_count; i++) names[i] = crd_arena_copy(book->arena, book->sets[i]->name).data;
  const char *nearest = nearest_name(name, names, book->set_count);
  diagnostics_add(diagnostics, SEVERITY_ERROR, marker_location(marker, "set"), "there is no set %.*s%s%s%s", PRINT(name),
                  nearest ? "; is it " : "", nearest ? nearest : "", nearest ? "?" : "");
  return NULL;
}

void rule_book_warn_unused(const rule_book *book, diagnostics *diagnostics) {
  for (size_t i = 0; i < book->set_count; i++)
    if (!book->sets[i]->used && !book->sets[i]->definition->carried) /* other kinds' stages, which may not be there */
      diagnostics_add(diagnostics, SEVERITY_WARNING, book->sets[i]->marker->location, "no stage leads to the set %.*s",
                      PRINT(book->sets[i]->name));
}
