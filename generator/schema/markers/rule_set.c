/* SPDX-License-Identifier: Apache-2.0 */
/* Makes rule sets from the markers of schema nodes. */
#include "schema/markers/rule_set.h"
#include "../../../runtime/base/nearest_name.h"
#include "schema/tree/walks.h"

#include <assert.h>
#include <stdlib.h>

typedef struct set_reader {
  rule_book *book;
  diagnostics *diagnostics;
  const crd_definition *definition;
  const crd_version *version;
  rule_layers layers;
  bool ok;
} set_reader;

static void add_set_error(set_reader *reader, location place, const char *what, crd_string name) {
  crdc_diagnostics_add(reader->diagnostics, SEVERITY_ERROR, place, "%s%s%.*s", what, name.size ? ": " : "", CRD_PRINT(name));
  reader->ok = false;
}

/* ---- lists ---- */

static void add_step(set_reader *reader, rule_set *set, rule_set_step step) {
  CRD_ARENA_PUSH(reader->book->arena, set->steps, set->step_count, set->capacity, 8, step);
}

/* There are few markers, so a list grows by one. */
static void add_marker(crd_arena *arena, const marker ***list, size_t *count, const marker *marker) {
  CRD_ARENA_PUSH_FEW(arena, *list, *count, marker);
}

/* ---- one node ---- */

static rule_set *begin_set(set_reader *reader, const schema *schema, crd_string path, const marker *marker) {
  rule_book *book = reader->book;
  crd_string name = crdc_marker_text(marker, "name");
  for (size_t i = 0; i < book->set_count; i++)
    if (book->sets[i]->version == reader->version && crd_string_equal(book->sets[i]->name, name))
      add_set_error(reader, crdc_marker_location(marker, "name"), "a second set of the name", name);
  rule_set *set = crd_arena_zalloc(book->arena, sizeof *set);
  *set = (rule_set){.name = name,
                    .marker = marker,
                    .definition = reader->definition,
                    .version = reader->version,
                    .schema = schema,
                    .path = path};
  CRD_ARENA_PUSH(book->arena, book->sets, book->set_count, book->set_capacity, 8, set);
  return set;
}

static bool step_kind_of(const marker *marker, rule_set_step_kind *kind) {
  static const struct {
    const char *name;
    rule_set_step_kind kind;
  } kinds[] = {{"crdc:let", RULE_SET_LET},
               {"crdc:rule", RULE_SET_RULE},
               {"crdc:errors", RULE_SET_ERRORS},
               {"crdc:mutate", RULE_SET_MUTATE},
               {"crdc:include", RULE_SET_INCLUDE}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (crdc_marker_is(marker, kinds[i].name)) return *kind = kinds[i].kind, true;
  return false;
}

/* Refuses arguments without effect because another one is missing. */
static void refuse_idle(set_reader *reader, const marker *marker) {
  static const char *const of_each[] = {"item", "index", "key"};
  if (crdc_marker_is(marker, "crdc:include") && !crdc_marker_find(marker, "each"))
    for (size_t i = 0; i < sizeof of_each / sizeof *of_each; i++)
      if (crdc_marker_find(marker, of_each[i]))
        add_set_error(reader, crdc_marker_location(marker, of_each[i]),
                      "without each there are no items: nothing would read the name", crd_string_of(of_each[i]));
  const char *joins = crdc_marker_find(marker, "join") ? "join" : crdc_marker_find(marker, "form") ? "form" : NULL;
  if (crdc_marker_is(marker, "crdc:set") && crdc_marker_find(marker, "join") &&
      !crd_string_equal(crdc_marker_text(marker, "mode"), CRD_STRING("all")))
    add_set_error(reader, crdc_marker_location(marker, "join"), "without mode=all there is one message: nothing to join",
                  CRD_STRING("join"));
  if (crdc_marker_find(marker, "join") && crdc_marker_find(marker, "form"))
    add_set_error(reader, crdc_marker_location(marker, "form"), "messages are joined by a text or in a form, not both",
                  CRD_STRING("form"));
  if (!joins && crdc_marker_find(marker, "trim"))
    add_set_error(reader, crdc_marker_location(marker, "trim"), "without join or form there is nothing to trim",
                  CRD_STRING("trim"));
}

/* Reads the sets of one block of comments; lets before the first set go to `lets`, which belong to no set. */
static void read_set_block(set_reader *reader, const schema *schema, crd_string path, const marker_block *block,
                           rule_set *lets) {
  rule_set *set = NULL;
  for (size_t i = 0; i < block->count; i++) {
    const marker *marker = &block->items[i];
    rule_set_step step = {.marker = marker, .name = crdc_marker_text(marker, "name")};
    refuse_idle(reader, marker);
    if (crdc_marker_is(marker, "crdc:set")) {
      set = begin_set(reader, schema, path, marker);
    } else if (crdc_marker_is(marker, "crdc:param") && set) {
      add_marker(reader->book->arena, &set->params, &set->param_count, marker);
    } else if (step_kind_of(marker, &step.kind)) {
      if (set || step.kind == RULE_SET_LET)
        add_step(reader, set ? set : lets, step);
      else
        add_set_error(reader, marker->location, "stands outside a set: there is no +crdc:set above it in this comment",
                      marker->name);
    } else if (crdc_marker_is(marker, "crdc:param")) {
      add_set_error(reader, marker->location, "stands outside a set: there is no +crdc:set above it in this comment",
                    marker->name);
    }
  }
}

/* Inserts the node's lets before the steps of its sets. */
static void prepend_lets(set_reader *reader, size_t first_set, const rule_set *lets) {
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

static void read_root_markers(set_reader *reader, const schema *root, const rule_set *lets) {
  crd_arena *arena = reader->book->arena;
  rule_layers *layers = &reader->layers;
  for (size_t i = 0; i < root->marker_block_count; i++)
    for (size_t j = 0; j < root->markers[i].count; j++) {
      const marker *marker = &root->markers[i].items[j];
      if (crdc_marker_is(marker, "crdc:stage")) add_marker(arena, &layers->stages, &layers->stage_count, marker);
      if (crdc_marker_is(marker, "crdc:skip")) add_marker(arena, &layers->skips, &layers->skip_count, marker);
      if (crdc_marker_is(marker, "kubebuilder:webhook") && crdc_marker_find(marker, "path"))
        add_marker(arena, &layers->hooks, &layers->hook_count, marker);
      if (crdc_marker_is(marker, "crdc:service")) add_marker(arena, &layers->services, &layers->service_count, marker);
    }
  layers->lets = lets->steps;
  layers->let_count = lets->step_count;
}

static const marker *find_by_path(const marker *const *list, size_t count, crd_string path) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(crdc_marker_text(list[i], "path"), path)) return list[i];
  return NULL;
}

/* Only one kind of a run can serve a path: that whose overlay has the webhook. */
static void check_services(set_reader *reader) {
  const rule_layers *own = &reader->layers;
  const rule_book *book = reader->book;
  for (size_t i = 0; i < own->service_count; i++) {
    location place = crdc_marker_location(own->services[i], "path");
    crd_string path = crdc_marker_text(own->services[i], "path");
    if (!find_by_path(own->hooks, own->hook_count, path))
      add_set_error(reader, place, "no +kubebuilder:webhook here has the path", path);
    if (find_by_path(own->services, i, path)) add_set_error(reader, place, "a second service of the path", path);
  }
  for (size_t i = 0; i < own->hook_count; i++) {
    crd_string path = crdc_marker_text(own->hooks[i], "path");
    bool twice = find_by_path(own->hooks, i, path) != NULL;
    for (size_t j = 0; j < book->layer_count && !twice; j++) {
      const rule_layers *other = &book->layers[j];
      twice = other->definition != own->definition && find_by_path(other->hooks, other->hook_count, path);
    }
    if (twice) add_set_error(reader, crdc_marker_location(own->hooks[i], "path"), "duplicated admission service for", path);
  }
}

static void read_marked_node(set_reader *reader, const schema *node, crd_string path, unsigned depth) {
  enum { DEEPEST = 200 };
  if (!node || depth > DEEPEST) return;
  rule_set lets = {0};
  size_t first_set = reader->book->set_count;
  for (size_t i = 0; i < node->marker_block_count; i++) read_set_block(reader, node, path, &node->markers[i], &lets);
  prepend_lets(reader, first_set, &lets);
  if (depth == 0) read_root_markers(reader, node, &lets);
  for (size_t i = 0; i < node->property_count; i++) {
    crd_string name = node->properties[i].name, inner = {NULL, 0};
    if (path.size) inner = crd_arena_printf(reader->book->arena, "%.*s.%.*s", CRD_PRINT(path), CRD_PRINT(name));
    read_marked_node(reader, node->properties[i].schema, inner, depth + 1);
  }
  read_marked_node(reader, node->items, (crd_string){NULL, 0}, depth + 1);
  read_marked_node(reader, node->additional, (crd_string){NULL, 0}, depth + 1);
}

/* ---- names of rules ---- */

/* A rule name is unique in a kind; a set for several kinds counts once. */
static void check_names(set_reader *reader, size_t first_set) {
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
          add_set_error(reader, crdc_marker_location(step->marker, "name"), "a second rule of the name", step->name);
          break;
        }
      seen[found++] = step;
    }
}

/* ---- gates and settings ---- */

/* Equal declarations in two overlays are merged; crd_settings uses the first one of a name. */
static void read_gate_marker(set_reader *reader, const marker *marker, crd_gate **gates) {
  crd_extras *extras = &reader->book->extras;
  crd_gate gate = {.name = crdc_marker_text(marker, "name"), .default_value = crdc_marker_flag(marker, "default", false)};
  crd_gate_stage stage = CRD_GATE_GA;
  if (!crd_gate_stage_read(crdc_marker_text(marker, "stage"), &stage))
    assert(false); /* the marker's value is one of the
                    * stages */
  gate.stage = (uint8_t)stage;
  assert(*gates || !extras->gate_count);
  for (size_t i = 0; i < extras->gate_count; i++)
    if (crd_string_equal((*gates)[i].name, gate.name)) return;
  CRD_ARENA_PUSH_FEW(reader->book->arena, *gates, extras->gate_count, gate);
  extras->gates = *gates;
}

/* Parses the default by its declared type: its text alone cannot distinguish the text "1" from a number, or a list of one
 * item from a text. */
static bool read_default(set_reader *reader, const marker_argument *argument, crd_setting_type type,
                         crd_setting_value *value) {
  static const marker_kind kinds[] = {[CRD_SETTING_STRING] = MARKER_STRING,
                                      [CRD_SETTING_BOOL] = MARKER_FLAG,
                                      [CRD_SETTING_INT] = MARKER_INTEGER,
                                      [CRD_SETTING_LIST] = MARKER_STRINGS,
                                      [CRD_SETTING_MAP] = MARKER_TEXTS};
  crd_value read;
  char first = argument->location.source->text.data[argument->location.offset];
  bool good = crdc_marker_read_as(reader->book->arena, argument, kinds[type], &read, reader->diagnostics) &&
              crd_setting_value_take(reader->book->arena, type, &read, value);
  if (good && type == CRD_SETTING_LIST && (first == '"' || first == '`') &&
      memchr(value->items[0].data, ',', value->items[0].size)) {
    add_set_error(reader, argument->location, "a list is written {a, b}, its items in quotes or bare", CRD_STRING(""));
    good = false;
  }
  reader->ok &= good;
  return good;
}

static void read_setting(set_reader *reader, const marker *marker, crd_setting **settings) {
  crd_extras *extras = &reader->book->extras;
  crd_arena *arena = reader->book->arena;
  crd_setting setting = {.name = crdc_marker_text(marker, "name"), .env = crdc_marker_text(marker, "env")};
  crd_setting_type type;
  if (!crd_setting_type_read(crdc_marker_text(marker, "type"), &type)) {
    add_set_error(reader, crdc_marker_location(marker, "type"),
                  "the type is one of string, bool, int, list(string), map(string, string)",
                  crdc_marker_text(marker, "type"));
    return;
  }
  setting.type = (uint8_t)type;
  const marker_argument *value = crdc_marker_find(marker, "default");
  if (value && !read_default(reader, value, type, &setting.default_value)) return;
  assert(*settings || !extras->setting_count);
  for (size_t i = 0; i < extras->setting_count; i++)
    if (crd_string_equal((*settings)[i].name, setting.name)) return;
  CRD_ARENA_PUSH_FEW(arena, *settings, extras->setting_count, setting);
  extras->settings = *settings;
}

static void read_watches(set_reader *reader, const schema *root) {
  rule_book *book = reader->book;
  for (size_t i = 0; i < root->marker_block_count; i++)
    for (size_t j = 0; j < root->markers[i].count; j++) {
      const marker *marker = &root->markers[i].items[j];
      if (!crdc_marker_is(marker, "crdc:watch")) continue;
      CRD_ARENA_PUSH(book->arena, book->watches, book->watch_count, book->watch_capacity, 8,
                     (rule_watch){reader->definition, reader->version, marker});
    }
}

static void read_extras(set_reader *reader, const schema *root, crd_gate **gates, crd_setting **settings) {
  for (size_t i = 0; i < root->marker_block_count; i++)
    for (size_t j = 0; j < root->markers[i].count; j++) {
      const marker *marker = &root->markers[i].items[j];
      if (crdc_marker_is(marker, "crdc:gate")) read_gate_marker(reader, marker, gates);
      if (crdc_marker_is(marker, "crdc:config")) read_setting(reader, marker, settings);
    }
}

/* ---- paths ---- */

static rule_set *find_among(const rule_book *book, crd_string name, const crd_definition *definition,
                            const crd_version *version);

/* Whether an error was reported for another version: versions can share a marker. */
static bool was_said(const diagnostics *diagnostics, location place, crd_string message) {
  for (size_t i = diagnostics->count; i-- > 0;)
    if (diagnostics->items[i].location.source == place.source && diagnostics->items[i].location.offset == place.offset &&
        crd_string_equal(diagnostics->items[i].message, message))
      return true;
  return false;
}

/* Checks the fieldPath of a step, from self; that of an include from self of the included set. */
static void check_path(set_reader *reader, const rule_set *set, const rule_set_step *step) {
  const rule_book *book = reader->book;
  crd_string path = crdc_marker_text(step->marker, "fieldPath"), error;
  size_t at;
  if (step->kind == RULE_SET_INCLUDE)
    set = find_among(book, crdc_marker_text(step->marker, "set"), set->definition, set->version);
  if (!path.size || !set ||
      crdc_rule_path_check(book->arena, set->schema, set->schema == set->version->schema, path, &at, &error))
    return;
  location place = crdc_marker_location(step->marker, "fieldPath");
  crdc_marker_text_location(place, at, &place);
  if (!was_said(reader->diagnostics, place, error))
    crdc_diagnostics_add(reader->diagnostics, SEVERITY_ERROR, place, "%.*s", CRD_PRINT(error));
  reader->ok = false;
}

static bool has_blocks(const schema *node) {
  return node->marker_block_count > 0;
}

bool crdc_rule_book_read(rule_book *book, const crd_set *set, diagnostics *diagnostics) {
  set_reader reader = {.book = book, .diagnostics = diagnostics, .ok = true};
  crd_gate *gates = NULL;
  crd_setting *settings = NULL;
  for (size_t i = 0; i < set->count; i++)
    for (size_t j = 0; j < set->items[i].version_count; j++) {
      const crd_version *version = &set->items[i].versions[j];
      if (!crdc_schema_any(version->schema, has_blocks)) continue; /* sets are declared in markers */
      reader.definition = &set->items[i];
      reader.version = version;
      reader.layers = (rule_layers){.definition = reader.definition, .version = version};
      size_t first_set = book->set_count;
      read_extras(&reader, version->schema, &gates, &settings);
      read_watches(&reader, version->schema);
      read_marked_node(&reader, version->schema, CRD_STRING("self"), 0);
      check_names(&reader, first_set);
      check_services(&reader);
      if (!reader.layers.stage_count && !reader.layers.skip_count && !reader.layers.service_count) continue;
      CRD_ARENA_PUSH(book->arena, book->layers, book->layer_count, book->layer_capacity, 8, reader.layers);
    }
  for (size_t i = 0; i < book->set_count; i++)
    for (size_t j = 0; j < book->sets[i]->step_count; j++) check_path(&reader, book->sets[i], &book->sets[i]->steps[j]);
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

rule_set *crdc_rule_book_find(const rule_book *book, const marker *marker, const crd_definition *definition,
                              const crd_version *version, diagnostics *diagnostics) {
  crd_string name = crdc_marker_text(marker, "set");
  rule_set *found = find_among(book, name, definition, version);
  if (found) {
    found->used = true;
    return found;
  }
  const char **names = crd_arena_alloc(book->arena, (book->set_count + 1) * sizeof *names);
  for (size_t i = 0; i < book->set_count; i++) names[i] = crd_arena_copy(book->arena, book->sets[i]->name).data;
  const char *nearest = crd_nearest_name(name, names, book->set_count);
  crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, crdc_marker_location(marker, "set"), "there is no set %.*s%s%s%s",
                       CRD_PRINT(name), nearest ? "; is it " : "", nearest ? nearest : "", nearest ? "?" : "");
  return NULL;
}

typedef struct step_fate {
  const marker *marker;
  bool looked_at;
} step_fate;

static int compare_fates(const void *left, const void *right) {
  uintptr_t a = (uintptr_t)((const step_fate *)left)->marker, b = (uintptr_t)((const step_fate *)right)->marker;
  return a < b ? -1 : a > b;
}

size_t crdc_rule_book_passed_over(const rule_book *book) {
  size_t count = 0, all = 0, passed_over = 0;
  for (size_t i = 0; i < book->set_count; i++) all += book->sets[i]->step_count;
  step_fate *fates = crd_arena_alloc(book->arena, (all + 1) * sizeof *fates);
  for (size_t i = 0; i < book->set_count; i++)
    for (size_t j = 0; j < book->sets[i]->step_count; j++) {
      const rule_set_step *step = &book->sets[i]->steps[j];
      if (step->kind == RULE_SET_RULE || step->kind == RULE_SET_ERRORS || step->kind == RULE_SET_MUTATE)
        fates[count++] = (step_fate){step->marker, step->looked_at};
    }
  if (count) qsort(fates, count, sizeof *fates, compare_fates);
  for (size_t i = 0; i < count;) {
    bool looked_at = false;
    const marker *marker = fates[i].marker;
    for (; i < count && fates[i].marker == marker; i++) looked_at |= fates[i].looked_at;
    passed_over += !looked_at;
  }
  return passed_over;
}

void crdc_rule_book_warn_unused(const rule_book *book, diagnostics *diagnostics) {
  for (size_t i = 0; i < book->set_count; i++)
    if (!book->sets[i]->used && !book->sets[i]->definition->carried) /* carried ones are for stages of other kinds, which may
                                                                      * be missing */
      crdc_diagnostics_add(diagnostics, SEVERITY_WARNING, book->sets[i]->marker->location, "no stage leads to the set %.*s",
                           CRD_PRINT(book->sets[i]->name));
}
