/* SPDX-License-Identifier: Apache-2.0 */
/* The CRDs are read again as texts, because the kinds of a run may come from the cache, which has no places. A rule is found
 * by walking down the schema along the field of the finding. */
#include "rule_place.h"
#include "../../../runtime/text/group_version.h"
#include "base/file.h"
#include "schema/markers/overlay.h"
#include "yaml/folder.h"
#include <crd/go_text.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/stat.h>

/* A CRD, or a file with markers. */
typedef struct rule_source {
  const char *file;
  crd_string text, group, kind;
  const crd_value *root; /* of a CRD; NULL: a file with markers */
  bool own;
  report_index index;
  struct rule_source *next;
} rule_source;

struct rule_places {
  const rule_options *options;
  const manifest_crds *manifests;
  crd_arena *arena;
  pthread_mutex_t lock;
  bool loaded;
  bool partial; /* something could not be read */
  rule_source *first, *last;
};

rule_places *rule_places_create(const rule_options *options, const manifest_crds *manifests) {
  rule_places *places = calloc(1, sizeof *places);
  crd_arena *arena = crd_arena_create(NULL);
  if (!places || !arena) {
    free(places);
    crd_arena_destroy(arena);
    return NULL;
  }
  places->options = options;
  places->manifests = manifests;
  places->arena = arena;
  pthread_mutex_init(&places->lock, NULL);
  return places;
}

bool rule_places_settle(const rule_places *places) {
  if (!places || !places->partial) return true;
  fputs("crd-validate: the places of rules are not all known: files of CRDs could not be read again\n", stderr);
  return false;
}

void rule_places_destroy(rule_places *places) {
  if (!places) return;
  for (rule_source *source = places->first; source; source = source->next) report_index_free(&source->index);
  pthread_mutex_destroy(&places->lock);
  crd_arena_destroy(places->arena);
  free(places);
}

/* ---- reading ---- */

static rule_source *add_source(rule_places *places, const char *file, crd_string text) {
  rule_source *source = crd_arena_zalloc(places->arena, sizeof *source);
  source->file = file;
  source->text = text;
  report_index_init(&source->index, text);
  if (places->last)
    places->last->next = source;
  else
    places->first = source;
  places->last = source;
  return source;
}

/* Markers are searched in the text. */
static void add_markers(rule_places *places, const char *path) {
  crd_string text;
  if (!input_read(path, &text)) {
    places->partial = places->partial || errno != ENOENT;
    return;
  }
  add_source(places, crd_arena_printf(places->arena, "%s", path).data, crd_arena_copy(places->arena, text));
  free((void *)text.data);
}

static void add_crds(rule_places *places, const documents *crds) {
  for (size_t i = 0; crds && i < crds->count; i++) {
    document document = crds->items[i];
    document.arena = places->arena;
    crdc_document_read_alone(&document);
    const crd_value *group = crd_value_find(document.root, "spec", "group", NULL);
    const crd_value *kind = crd_value_find(document.root, "spec", "names", "kind", NULL);
    if (!document.source || !group || !kind) continue;
    rule_source *source = add_source(places, document.source->name, document.source->text);
    source->root = document.root;
    source->group = crd_value_text(group);
    source->kind = crd_value_text(kind);
  }
}

static void on_marker_file(void *context, const char *path, uint64_t size) {
  (void)size;
  if (crdc_overlay_is_name(crd_string_of(path))) add_markers(context, path);
}

static void on_no_file(void *context, const char *path, const char *what) {
  (void)path, (void)what;
  ((rule_places *)context)->partial = true;
}

/* The markers of "x.yaml" are in "x.markers.yaml". */
static void add_beside(rule_places *places, const char *path) {
  const char *dot = strrchr(path, '.');
  if (!dot || strchr(dot, '/')) return;
  add_markers(places, crd_arena_printf(places->arena, "%.*s.markers%s", (int)(dot - path), path, dot).data);
}

static void load_crds(rule_places *places, const char *path) {
  documents crds = {.arena = places->arena};
  diagnostics unheard = {.arena = places->arena};
  crd_text said = {.arena = places->arena};
  struct stat status;
  if (strcmp(path, "-") == 0) return; /* standard input cannot be read again */
  bool read = stat(path, &status) == 0;
  if (read && S_ISDIR(status.st_mode)) {
    const input_visitor visitor = {.found = on_marker_file, .problem = on_no_file, .context = places};
    read = crdc_folder_read_crds(&crds, path, NULL, &said, &unheard);
    input_walk(path, &visitor);
  } else if (read && S_ISREG(status.st_mode)) {
    read = crdc_documents_read(&crds, path, &unheard);
    add_beside(places, path);
  }
  if (!read) places->partial = true;
  add_crds(places, &crds);
}

static void load_places(void *context) {
  rule_places *places = context;
  const rule_options *options = places->options;
  for (size_t i = options->crds.count; i-- > 0;)
    load_crds(places, options->crds.items[i]); /* the later one takes
                                                * precedence */
  if (places->manifests) add_crds(places, manifest_crds_taken(places->manifests));
  for (size_t i = 0; i < options->overlays.count; i++) add_markers(places, options->overlays.items[i]);
  for (const embedded_file *file = crdc_embedded_overlays; file->name; file++)
    add_source(places, crd_arena_printf(places->arena, "crds/%s", file->name).data, file->text)->own = true;
}

static void load_once(rule_places *places) {
  pthread_mutex_lock(&places->lock);
  if (!places->loaded && crd_guard(places->arena, load_places, places) != CRD_STOP_NONE) places->partial = true;
  places->loaded = true;
  pthread_mutex_unlock(&places->lock);
}

/* ---- walking a schema ---- */

static const crd_member *schema_member(const crd_value *map, const char *name) {
  if (!map || map->kind != CRD_MAP) return NULL;
  for (uint32_t i = 0; i < map->size; i++)
    if (crd_string_equal(crd_member_name(&map->as.members[i]), crd_string_of(name))) return &map->as.members[i];
  return NULL;
}

static const crd_value *schema_value(const crd_value *map, const char *name) {
  const crd_member *member = schema_member(map, name);
  return member ? &member->value : NULL;
}

/* The longest property name that the path begins with. */
static const crd_member *property_of(const crd_value *properties, crd_string path) {
  const crd_member *best = NULL;
  for (uint32_t i = 0; properties && properties->kind == CRD_MAP && i < properties->size; i++) {
    const crd_member *member = &properties->as.members[i];
    const size_t size = member->name_size;
    if (!crd_string_has_prefix(path, crd_member_name(member))) continue;
    if (size < path.size && path.data[size] != '.' && path.data[size] != '[') continue;
    if (!best || size > best->name_size) best = member;
  }
  return best;
}

/* The schema for the first step of the path, or NULL. `offset` is that of its name. */
static const crd_value *schema_below(const crd_value *schema, crd_string *path, uint32_t *offset) {
  if (path->data[0] == '[') {
    const char *end = memchr(path->data, ']', path->size);
    const crd_member *items = schema_member(schema, "items");
    if (!items) items = schema_member(schema, "additionalProperties");
    if (!end || !items) return NULL;
    *offset = items->name_offset;
    *path = crd_string_slice(*path, (size_t)(end + 1 - path->data), path->size);
    return &items->value;
  }
  if (path->data[0] == '.') *path = crd_string_slice(*path, 1, path->size);
  const crd_member *below = property_of(schema_value(schema, "properties"), *path);
  size_t taken = below ? below->name_size : 0;
  if (!below) {
    below = schema_member(schema, "additionalProperties");
    const bool deeper = below && (schema_member(&below->value, "properties") || schema_member(&below->value, "items"));
    while (taken < path->size && !(deeper && (path->data[taken] == '.' || path->data[taken] == '['))) taken++;
  }
  if (!below) return NULL;
  *offset = below->name_offset;
  *path = crd_string_slice(*path, taken, path->size);
  return &below->value;
}

#define MOST_STEPS 64

/* The schemas on the path to a field, from the root on. */
typedef struct way {
  struct {
    const crd_value *schema;
    uint32_t offset; /* of its name */
  } steps[MOST_STEPS];
  size_t count;
  crd_string last; /* the path step to the last schema */
  crd_string rest; /* the rest of the path without a schema */
} way;

static void follow(way *way, const crd_value *root, uint32_t offset, crd_string path) {
  way->last = (crd_string){NULL, 0};
  way->steps[0].schema = root;
  way->steps[0].offset = offset;
  way->count = 1;
  way->rest = path;
  while (way->rest.size && way->count < MOST_STEPS) {
    crd_string rest = way->rest;
    uint32_t named = CRD_NO_OFFSET;
    const crd_value *below = schema_below(way->steps[way->count - 1].schema, &rest, &named);
    if (!below || rest.size == way->rest.size) return;
    way->last = crd_string_slice(way->rest, 0, way->rest.size - rest.size);
    way->rest = rest;
    way->steps[way->count].schema = below;
    way->steps[way->count++].offset = named;
  }
}

/* ---- rules of a schema ---- */

/* A CEL rule by its message, or by its text if it has none; one with a messageExpression is used if no other fits. */
static uint32_t cel_offset(const crd_value *schema, const crd_error *error, crd_string said, bool by_message) {
  const crd_value *rules = schema_value(schema, "x-kubernetes-validations");
  for (uint32_t i = 0; rules && rules->kind == CRD_LIST && i < rules->size; i++) {
    const crd_value *rule = &rules->as.items[i];
    const crd_value *text = schema_value(rule, "rule"), *message = schema_value(rule, "message");
    const bool of_rule = error->argument_count && error->arguments[error->argument_count - 1].kind == CRD_STRING_VALUE;
    crd_string named = of_rule ? crd_value_string(&error->arguments[error->argument_count - 1]) : said;
    if (by_message ? schema_value(rule, "messageExpression") != NULL
                   : crd_string_equal(crd_go_trim(crd_value_text(message)), said) ||
                         (text && crd_string_equal(crd_go_trim(crd_value_text(text)), crd_go_trim(named))))
      return rule->offset;
  }
  return CRD_NO_OFFSET;
}

static uint32_t find_cel(crd_arena *arena, const way *way, const crd_error *error) {
  crd_string said = crd_go_trim(crd_error_detail(arena, error));
  for (int by_message = 0; by_message < 2; by_message++)
    for (size_t i = way->count; i-- > 0;) {
      uint32_t offset = cel_offset(way->steps[i].schema, error, said, by_message);
      if (offset != CRD_NO_OFFSET) return offset;
    }
  return CRD_NO_OFFSET;
}

/* The name in the list of required fields. */
static uint32_t find_required(const way *way) {
  const bool whole = !way->rest.size;
  if (whole && way->count < 2) return CRD_NO_OFFSET;
  const crd_value *list = schema_value(way->steps[way->count - (whole ? 2 : 1)].schema, "required");
  crd_string name = whole ? way->last : way->rest;
  if (name.size && name.data[0] == '.') name = crd_string_slice(name, 1, name.size);
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++)
    if (crd_value_is_string(&list->as.items[i], name)) return list->as.items[i].offset;
  return CRD_NO_OFFSET;
}

static uint32_t find_keyword(crd_arena *arena, const way *way, const finding *finding) {
  crd_string keyword = finding_keyword(finding);
  const crd_value *schema = way->steps[way->count - 1].schema;
  if (finding->strict) keyword = CRD_STRING("properties");
  if (finding->error && finding->error->stage == CRD_STAGE_CEL) return find_cel(arena, way, finding->error);
  if (crd_string_equal(keyword, CRD_STRING("required"))) return find_required(way);
  if (way->rest.size && !finding->strict) return CRD_NO_OFFSET;
  if (!keyword.size) return CRD_NO_OFFSET;
  const crd_member *member = schema_member(schema, crd_arena_printf(arena, "%.*s", CRD_PRINT(keyword)).data);
  return member ? member->name_offset : way->steps[way->count - 1].offset;
}

static const crd_member *schema_of_version(const crd_value *root, crd_string version) {
  const crd_value *versions = crd_value_find(root, "spec", "versions", NULL);
  for (uint32_t i = 0; versions && versions->kind == CRD_LIST && i < versions->size; i++) {
    const crd_value *name = schema_value(&versions->as.items[i], "name");
    if (name && crd_value_is_string(name, version))
      return schema_member(schema_value(&versions->as.items[i], "schema"), "openAPIV3Schema");
  }
  return NULL;
}

/* ---- finding places ---- */

static bool give_place(rule_source *source, uint32_t offset, rule_location *place) {
  if (offset == CRD_NO_OFFSET || offset >= source->text.size) return false;
  const report_place at = {.input = &(input){.name = source->file, .text = source->text}, .index = &source->index};
  crd_position position = report_position(&at, offset);
  *place = (rule_location){source->file, position.line, position.column, source->own};
  return true;
}

static bool find_in_schema(rule_places *places, const account *account, const finding *finding, rule_location *place) {
  const crd_group_version wanted = crd_group_version_of(account->place->api_version);
  for (rule_source *source = places->first; source; source = source->next) {
    if (!source->root || !crd_string_equal(source->kind, account->place->kind) ||
        !crd_string_equal(source->group, wanted.group))
      continue;
    const crd_member *schema = schema_of_version(source->root, wanted.version);
    if (!schema) return false;
    way way;
    follow(&way, &schema->value, schema->name_offset, finding_field(finding));
    return give_place(source, find_keyword(account->arena, &way, finding), place);
  }
  return false;
}

/* The place of the rule's name in a marker. */
static uint32_t marker_offset(crd_string text, crd_string rule) {
  static const char before[] = "name=";
  const char *at = text.data, *end = text.data + text.size;
  while (at && at < end && (at = memmem(at, (size_t)(end - at), before, sizeof before - 1))) {
    const char *name = at + sizeof before - 1;
    const size_t left = (size_t)(end - name);
    if (left > rule.size && memcmp(name, rule.data, rule.size) == 0 && strchr(", \r\n", name[rule.size]))
      return (uint32_t)(at - text.data);
    at = name;
  }
  return CRD_NO_OFFSET;
}

static bool find_marker(rule_places *places, crd_string rule, rule_location *place) {
  for (rule_source *source = places->first; source; source = source->next)
    if (give_place(source, marker_offset(source->text, rule), place)) return true;
  return false;
}

static bool find_rule(void *context, const account *account, const finding *finding, rule_location *place) {
  rule_places *places = context;
  crd_string rule = finding->error     ? finding->error->rule
                    : finding->warning ? finding->warning->rule
                                       : (crd_string){NULL, 0};
  const bool of_schema = !rule.size && (finding->strict || finding_keyword(finding).size);
  if (!rule.size && !of_schema) return false;
  load_once(places);
  return rule.size ? find_marker(places, rule, place) : find_in_schema(places, account, finding, place);
}

rule_finder rule_places_finder(rule_places *places) {
  return (rule_finder){places ? find_rule : NULL, places};
}
